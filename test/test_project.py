"""Promises of the tree as a whole: what is packaged, what is checked, what no file may hold."""

from __future__ import annotations

import importlib
import re
import subprocess
from pathlib import Path

import pytest
import setuptools

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "python"
STUBS = ROOT / "stubs" / "gpuir-stubs"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
SOURCES = sorted(PACKAGE.rglob("*.py"))

# Words that may stand before a colon at the start of a comment of a lit test without being a directive of FileCheck.
LIT_KEYWORDS = {"RUN", "REQUIRES", "UNSUPPORTED", "XFAIL", "COM", "NOTE", "TODO", "FIXME", "DEFINE", "REDEFINE"}
SUFFIX = r"(?:-(?:DAG|COUNT-[1-9]\d*|NOT|EMPTY|NEXT|SAME|LABEL))?(?:\{LITERAL\})?"


def tree_files() -> list[Path]:
    """Every file that is or could be committed; a tree without git is walked."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode == 0 and listed.stdout:
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        inner = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
        paths = [ROOT / path for path in inner if not re.search(r"^\.(?!ci)|^build|egg-info|__pycache__", str(path))]
    return [path for path in paths if path.is_file()]


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


def lit_files() -> list[Path]:
    files = [*(ROOT / "test").rglob("*.mlir"), *(ROOT / "test").rglob("*.py")]
    return sorted(
        path
        for path in files
        if not path.name.startswith(("test_", "_")) and path.name != "conftest.py" and "Inputs" not in path.parts
    )


def check_prefixes(text: str) -> set[str]:
    """The prefixes that the RUN lines of a lit test hand to FileCheck for that file itself."""
    script = " ".join(re.findall(r"RUN:(.*)", text)).replace("\\ ", " ")
    prefixes: set[str] = set()
    for command in re.split(r"\|\|?|&&|;", script):
        if re.search(r"(?<![\w/-])[Ff]ile[Cc]heck\b", command) and re.search(r"%s\b", command):
            named = re.findall(r"--?check-prefix(?:es)?[= ](\S+)", command)
            prefixes.update(name for names in named for name in names.strip("'\"").split(","))
            if not named:
                prefixes.add("CHECK")
    return prefixes


def stray_directives(text: str) -> list[str]:
    """Lines that look like a directive, and are none that any RUN line of the file looks for."""
    prefixes = check_prefixes(text)
    either = "|".join(sorted(map(re.escape, prefixes), key=len, reverse=True)) or r"(?!)"
    directive = re.compile(rf"(?:{either}){SUFFIX}:")
    # With a colon: any word in capitals, or a directive in another case. Without one: what begins like one in use.
    looks_like = re.compile(
        r"[A-Z][A-Z0-9_-]*(?:\{LITERAL\})?[ \t]*:"
        rf"|(?i:{either})(?:[-_][\w-]*)?[ \t]*:|(?:{either})(?:[-_][\w-]*)?[ \t]"
    )
    stray = []
    for number, line in enumerate(text.splitlines(), 1):
        for start in re.finditer(r"(?://|#|;)+[ \t]*(?=[A-Za-z])", line):
            rest = line[start.end() :]
            word = looks_like.match(rest)
            if not word or directive.match(rest):
                continue
            if word[0].rstrip(": \t") in LIT_KEYWORDS and word[0].rstrip(": \t") not in prefixes:
                break
            stray.append(f"{number}: {line.strip()}")
            break
    return stray


def test_packages_are_the_tree():
    """What setuptools finds behind src/ is every folder of python/ and of the stubs."""
    packages = {".".join(["gpuir", *path.parent.relative_to(PACKAGE).parts]) for path in SOURCES}
    stubs = {".".join(["gpuir-stubs", *path.parent.relative_to(STUBS).parts]) for path in STUBS.rglob("*.pyi")}
    for link, folder in {"gpuir": PACKAGE, "gpuir-stubs": STUBS}.items():
        # An sdist has copies.
        assert (ROOT / "src" / link).resolve() == folder or (ROOT / "PKG-INFO").exists()
    assert set(setuptools.find_namespace_packages(str(ROOT / "src"))) == packages | stubs


def test_console_scripts_exist():
    for target in PROJECT["project"]["scripts"].values():
        module, function = target.split(":")
        assert callable(getattr(importlib.import_module(module), function)), target


def test_default_dependencies_are_the_host_and_numpy():
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in PROJECT["project"]["dependencies"]}
    assert names == {"torch-mlir", "numpy"}


def test_types_are_shipped():
    assert (PACKAGE / "py.typed").exists() and (STUBS / "py.typed").read_text() == "partial\n"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_too_long(path: Path):
    assert len(path.read_text().splitlines()) <= 600


def test_only_host_names_the_host():
    # Put together, so that this file does not name it either.
    named = re.compile(r"\btorch" + r"_mlir\b|^\s*(?:import|from)\s+mlir\b", re.M)
    files = [path for path in tree_files() if path.suffix in (".py", ".pyi", ".ipynb")]
    offenders = [str(path.relative_to(ROOT)) for path in files if named.search(read(path))]
    assert offenders == ["python/host.py"]


def test_no_file_names_a_machine():
    # A folder of one machine, or a host that packages come from.
    named = re.compile(
        r"(?<![\w.$}/])/(?:work|tmp|root|home)" + r"/\w|files\.python" + r"hosted|pypi\." + r"org|deb\.debian"
    )
    offenders = []
    for path in tree_files():
        offenders += [f"{path.relative_to(ROOT)}: {match[0]}" for match in named.finditer(read(path))]
    assert offenders == []


def test_no_lit_test_has_a_stray_directive():
    assert {str(p.relative_to(ROOT)): stray for p in lit_files() if (stray := stray_directives(read(p)))} == {}


def test_every_script_among_the_tests_is_run():
    assert [str(path.relative_to(ROOT)) for path in lit_files() if "RUN:" not in read(path)] == []


RUN = "// RUN: gpuir-opt %s | FileCheck %s\n"


@pytest.mark.parametrize(
    "line",
    [
        "// CHECK-NXET: a",
        "// CHEK: a",
        "// CHECK_NEXT: a",
        "// CHECK-NEXT : a",
        "// Check: a",
        "// CHECK-next: a",
        "// CHECK a",
        "// CHECK-SAME a",
        "// CHECK-COUNT-0: a",
        "op() // CHCEK: a",
        "// OTHER: a",
        "// OTHER-LABEL: a",
        "# CHECK-LABLE: a",
    ],
)
def test_stray_directives_are_found(line: str):
    assert stray_directives(RUN + line) == [f"2: {line}"]


@pytest.mark.parametrize(
    "text",
    [
        RUN + "// CHECK: a\n// CHECK-NEXT: b\n//CHECK-DAG: c\n# CHECK-COUNT-3: d\n// CHECK{LITERAL}: [[e]]",
        RUN + "// REQUIRES: mlir-opt\n// NOTE: text\n// Text: more\n// Check that\n// checks nothing",
        RUN + "op() : i32 // CHECK-SAME: a",
        "// RUN: a %s | \\\n// RUN:   filecheck %s --check-prefixes=A,B-C\n// A: x\n// B-C-NEXT: x",
        "// RUN: a %s | FileCheck %s -check-prefix A\n// RUN: a %s | FileCheck %s\n// A: x\n// CHECK: x",
        "// RUN: a %s --b='c | d' | FileCheck %s --check-prefix=SM90\n// SM90-NOT: x",
    ],
)
def test_directives_are_no_stray(text: str):
    assert stray_directives(text) == []


def test_prefixes_of_another_file_are_no_prefixes_here():
    assert stray_directives("// RUN: a | FileCheck %S/Inputs/b.txt\n// CHECK: x") == ["2: // CHECK: x"]
