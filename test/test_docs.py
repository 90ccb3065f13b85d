"""The documentation: every page's blocks run, its shell lines work, its links, anchors and paths exist, and the site builds.

The blocks of a page are one program, in which each block prints what the page shows below it.
"""

from __future__ import annotations

import functools
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GUIDES = sorted(DOCS.glob("*.md"))
REFERENCE = sorted((DOCS / "reference").glob("*.md"))
#: Pages whose blocks need another test's help: a released Triton (test/interop/test_changes.py).
RUN_ELSEWHERE = {"triton.md"}
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.M | re.S)
SEPARATOR = "==== end of a block ===="
TOOLS = {f"gpuir-{name}": f"gpuir.tools.gpuir_{name}" for name in ("opt", "run", "compile", "bisect")}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@functools.cache
def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)


# Blocks


@pytest.mark.parametrize(
    "page", [p for p in GUIDES if BLOCK.search(p.read_text()) and p.name not in RUN_ELSEWHERE], ids=name_of
)
def test_blocks_run_and_print_what_is_shown(page: Path):
    blocks = BLOCK.findall(page.read_text())
    assert len(blocks) == page.read_text().count("\n```python\n")
    parts = [f"exec(compile({code!r}, {f'block {n}'!r}, 'exec'), names)\n" for n, (code, _) in enumerate(blocks, 1)]
    # Whatever a block left in a line of its own is its own.
    program = "names = {'__name__': 'page'}\n" + f"print({SEPARATOR!r})\n".join(parts)
    ended = run(sys.executable, "-c", program)
    assert ended.returncode == 0, ended.stderr
    shown = ended.stdout.split(f"{SEPARATOR}\n")
    assert len(shown) == len(blocks)
    for (_, text), printed in zip(blocks, shown):
        # A block without a text below shows its result in a comment, or prints nothing.
        if text:
            assert printed == text


def test_the_pages_have_blocks():
    counts = {page.name: len(BLOCK.findall(page.read_text())) for page in GUIDES}
    assert counts["kernels.md"] >= 4 and counts["extending.md"] >= 4 and counts["triton.md"] >= 3
    shown = [text for page in GUIDES for _, text in BLOCK.findall(page.read_text()) if text]
    assert len(shown) >= 15


# Shell lines


def shell_lines() -> list:
    found = []
    for page in GUIDES + [ROOT / "examples" / "plugin" / "README.md"]:
        for block in re.findall(r"^```sh\n(.*?)^```$", page.read_text(), re.M | re.S):
            found += [pytest.param(line, id=f"{page.name}: {line[:60]}") for line in block.splitlines()]
    return found


def refused(line: str, project: dict) -> str | None:
    """Why a line cannot work as written, as far as it can be told without running it."""
    name, *arguments = shlex.split(line)
    name = name.removeprefix(".venv/bin/")
    if name == ".":
        return None if arguments == [".venv/bin/activate"] else f"nothing makes {arguments}"
    if name == "pip" and arguments[:1] == ["install"]:
        for requirement in arguments[1 + (arguments[1] == "-e") :]:
            folder, _, extras = requirement.partition("[")
            folder = "." if folder == "gpuir" else folder
            if not (ROOT / folder / "pyproject.toml").exists():
                return f"{folder} is no project"
            unknown = set(filter(None, extras.rstrip("]").split(","))) - set(project["optional-dependencies"])
            if unknown:
                return f"no extra {unknown}"
        return None
    if name == "export":
        variable, _, value = arguments[0].partition("=")
        known = any(variable in path.read_text() for path in (ROOT / "python").rglob("*.py"))
        return None if known and value else f"nothing reads {variable}"
    if name == "python":
        return None if (ROOT / arguments[0]).exists() else f"no {arguments[0]}"
    if name == "make":
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
        return None if set(arguments) <= targets else "no such target"
    return None if name in TOOLS else "nothing says how to run it"


@pytest.mark.parametrize("line", shell_lines())
def test_shell_lines_work(line: str):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert refused(line, project) is None
    tool, *arguments = shlex.split(line)
    # What needs the plugin installed is run in test/examples/test_plugin.py.
    if tool in TOOLS and "wave" not in line:
        ended = run(sys.executable, "-m", TOOLS[tool], *arguments)
        # Of a bisection 1 means that a pass was named.
        assert ended.returncode in ((0, 1) if tool == "gpuir-bisect" else (0,)), ended.stderr
        assert ended.stdout


@pytest.mark.parametrize(
    "line",
    [
        "pip install '.[nothing]'",
        "pip install nowhere",
        "python examples/none.py",
        "make nothing",
        "export GPUIR_NOTHING=1",
        "rm -r x",
    ],
)
def test_wrong_shell_lines_are_found(line: str):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert refused(line, project)


def test_flags_of_gpuir_opt_exist():
    listed = run(sys.executable, "-m", TOOLS["gpuir-opt"], "--help").stdout
    table = re.search(r"^\| flag \|.*?\n\n", (DOCS / "tools.md").read_text(), re.M | re.S)
    assert table is not None
    flags = re.findall(r"`--([a-z][\w-]*)", table[0])
    assert len(flags) >= 7
    # `--print-ir-before` is a second name, which the help does not list.
    missing = [flag for flag in flags if not re.search(rf"--(?:mlir-)?{flag}\b", listed)]
    assert missing == []


# Links


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as the site makes them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", prose(page), re.M):
        slug = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())
        number = 1
        while (name := slug if number == 1 else f"{slug}_{number - 1}") in found:
            number += 1
        found.add(name)
    return found


def broken(page: Path, text: str) -> list[str]:
    """Links of the text that lead nowhere, and paths of the tree that do not exist."""
    wrong = []
    for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text):
        target, _, anchor = link.partition("#")
        file = (page.parent / target).resolve() if target else page
        # The site has docs/ only.
        if not file.is_file() or not file.is_relative_to(DOCS) or (anchor and anchor not in anchors(file)):
            wrong.append(link)
    folders = "|".join(sorted(path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")))
    paths = re.findall(rf"`((?:{folders})/[\w./-]*)`", text)
    return wrong + [path for path in paths if not (ROOT / path).exists() and not path.startswith("build/")]


@pytest.mark.parametrize("page", GUIDES + REFERENCE, ids=name_of)
def test_links_anchors_and_paths_exist(page: Path):
    assert broken(page, prose(page)) == []


@pytest.mark.parametrize(
    "text", ["[a](none.md)", "[a](design.md#none)", "[a](../README.md)", "[a](#none)", "see `python/none.py`"]
)
def test_broken_links_are_found(text: str):
    assert len(broken(DOCS / "index.md", text)) == 1


def test_the_navigation_has_every_page():
    listed = re.findall(r"^ +- [^:\n]+: (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.M)
    assert len(listed) == len(set(listed))
    assert sorted(listed) == sorted(str(page.relative_to(DOCS)) for page in GUIDES + REFERENCE)


def test_the_home_page_leads_to_every_guide_and_the_contents_to_every_reference():
    for page, others in ((DOCS / "index.md", GUIDES), (DOCS / "reference" / "index.md", REFERENCE)):
        linked = {(page.parent / link).resolve() for link in re.findall(r"\]\(([\w/]+\.md)\)", page.read_text())}
        assert set(others) <= linked | {page}


def test_the_home_page_lists_every_example():
    named = set(re.findall(r"`(examples/[\w./]+)`", (DOCS / "index.md").read_text()))
    assert {f"examples/{path.name}" for path in (ROOT / "examples").glob("*.py")} <= named


# The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    sys.path.insert(0, str(ROOT / "scripts"))
    import external_tools

    sys.path.pop(0)
    mkdocs = external_tools.find("mkdocs")
    if mkdocs is None:
        reason = f"mkdocs is missing: {external_tools.TOOLS['mkdocs'].install}"
        if external_tools.in_ci():
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("site")
    ended = run(mkdocs, "build", "--strict", "--quiet", "--site-dir", str(folder))
    assert ended.returncode == 0, ended.stderr
    return folder


def test_the_site_builds_with_every_page(site: Path):
    for page in GUIDES + REFERENCE:
        made = (site / page.relative_to(DOCS)).with_suffix(".html").read_text()
        for anchor in anchors(page):
            assert f'id="{anchor}"' in made, (page.name, anchor)


def test_mlir_is_coloured_by_the_grammar(site: Path):
    """The hook of mkdocs: ops of gpuir's dialects and upstream's are functions, types are types."""
    page = (site / "reference" / "ttg.html").read_text()
    assert '<span class="nf">ttg.local_alloc</span>' in page and '<span class="kt">!ttg.memdesc</span>' in page
    assert "language-mlir" in page and '<span class="err">' not in page


def test_signatures_of_the_reference_break(site: Path):
    page = (site / "reference" / "ttng.html").read_text()
    assert page.count('class="language-python signature highlight"') > 20
    assert ".signature pre > code" in (site / "site.css").read_text()


def test_bars_in_cells_are_bars(site: Path):
    page = (site / "reference" / "ttng.html").read_text()
    assert "<code>int | IntegerAttr</code>" in page and "\\|" not in page


def test_the_site_asks_nothing_of_other_servers(site: Path):
    for page in site.rglob("*.html"):
        fetched = re.findall(r'(?:src=|<link[^>]*href=)"(https?://[^"]+)"', page.read_text())
        assert fetched == [], page.name


def test_the_search_finds_ops(site: Path):
    index = json.loads((site / "search" / "search_index.json").read_text())
    titles = {re.sub(r"<.*?>", "", entry["title"]) for entry in index["docs"]}
    assert {"ttng.warp_group_dot", "iree_gpu.multi_mma", "gpu.launch_func"} <= titles
