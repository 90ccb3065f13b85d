"""What is built from the tree: the wheel, the sdist, and an editable install, as programs and type checkers see them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

import gpuir
from gpuir import host

ROOT = Path(__file__).resolve().parent.parent
#: What no clone has.
MADE = shutil.ignore_patterns(".git", ".venv*", "build", "dist", "__pycache__", "*.egg-info", ".*_cache", ".hypothesis", "Output", ".lit_test_times.txt", "site")  # fmt: skip
BUILD = "import sys, setuptools.build_meta as b; print(getattr(b, 'build_' + sys.argv[1])(sys.argv[2]))"


def build(tree: Path, what: str, folder: Path) -> Path:
    """Builds as pip does, in an environment that has setuptools."""
    folder.mkdir(exist_ok=True)
    ended = subprocess.run(
        [sys.executable, "-c", BUILD, what, str(folder)], cwd=tree, capture_output=True, text=True, timeout=300
    )
    assert ended.returncode == 0, ended.stderr
    return folder / ended.stdout.splitlines()[-1]


def files_under(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree: builds leave folders in it. Its name is the package's, as a clone's is."""
    return Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("beside") / "gpuir", symlinks=True, ignore=MADE))


@pytest.fixture(scope="module")
def package_files(clone: Path) -> set[str]:
    """Names in a wheel of all that is imported, and of the stubs."""
    package = {f"gpuir/{name}" for name in files_under(clone / "python")}
    return package | {f"gpuir-stubs/{name}" for name in files_under(clone / "stubs" / "gpuir-stubs")}


@pytest.fixture(scope="module")
def tree_files(clone: Path) -> set[str]:
    """Names in the sdist of all files of the tree, but for links."""
    return files_under(clone)


@pytest.fixture(scope="module")
def sdist(clone: Path, tree_files: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(clone, "sdist", folder)) as archive:
        archive.extractall(folder / "unpacked")
    (unpacked,) = (folder / "unpacked").iterdir()
    return unpacked


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_has_the_package_and_its_stubs(clone: Path, package_files: set[str], sdist: Path, tmp_path: Path):
    wheel = contents(build(clone, "wheel", tmp_path / "tree"))
    assert {name for name in wheel if ".dist-info/" not in name} == package_files
    (points,) = (text for name, text in wheel.items() if name.endswith("/entry_points.txt"))
    assert (
        points.decode().splitlines()[0] == "[console_scripts]" and b"gpuir-opt = gpuir.tools.gpuir_opt:main" in points
    )
    copy = shutil.copytree(sdist, tmp_path / "copy")
    assert contents(build(copy, "wheel", tmp_path / "sdist")) == wheel


def test_the_sdist_has_the_tree(sdist: Path, tree_files: set[str], package_files: set[str]):
    made = {"PKG-INFO", "setup.cfg", *(f"src/{name}" for name in package_files)}
    names = {name for name in files_under(sdist) if not name.startswith("src/gpuir.egg-info/")}
    assert names == tree_files | made
    for name in package_files:
        folder, _, rest = name.partition("/")
        original = sdist / ("python" if folder == "gpuir" else "stubs/gpuir-stubs") / rest
        assert (sdist / "src" / name).read_bytes() == original.read_bytes(), name


def test_what_pypi_shows(sdist: Path, clone: Path):
    described = (sdist / "PKG-INFO").read_text()
    head, _, page = described.partition("\n\n")
    assert page == (clone / "README.pypi.md").read_text()
    urls = dict(line.removeprefix("Project-URL: ").split(", ") for line in head.splitlines() if "Project-URL" in line)
    assert set(urls) == {"Repository", "Documentation", "Changelog", "Issues"}
    assert all(url.startswith(urls["Repository"]) for url in urls.values())
    assert f"Version: {gpuir.__version__}" in head
    newest = next(line for line in (sdist / "CHANGELOG.md").read_text().splitlines() if line.startswith("## "))
    assert newest == f"## {gpuir.__version__}"
    assert (sdist / "examples" / "plugin" / "pyproject.toml").exists()


@pytest.fixture(scope="module")
def python(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with an editable install of the clone, and with what it depends on."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    packages = next((folder / "venv" / "lib").glob("python*/site-packages"))
    with zipfile.ZipFile(build(clone, "editable", folder)) as wheel:
        wheel.extractall(packages)
    # Folders that a .pth file names are not asked for .pth files of their own: the gpuir installed there stays out.
    others = {sysconfig.get_path("purelib"), str(Path(host.ir.__file__ or "").parents[1])}
    (packages / "others.pth").write_text("".join(f"{path}\n" for path in sorted(others)))
    return folder / "venv" / "bin" / "python"


def run(command: list[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    return subprocess.run(
        [str(word) for word in command], cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )


def test_a_script_beside_a_clone_imports_the_package(clone: Path, python: Path):
    """Not the clone itself, which has the package's name and is none."""
    script = clone.parent / "script.py"
    script.write_text("import gpuir, gpuir.dialects.arith; print(gpuir.__file__, gpuir.Context)\n")
    ended = run([python, script], clone.parent)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith(str(clone / "src" / "gpuir" / "__init__.py"))


PROGRAM = """import gpuir

from gpuir.dialects import arith, iree_gpu

module = gpuir.parse("")
reveal_type(gpuir.asm(module))
reveal_type(gpuir.pass_manager("cse"))
gpuir.parse(3)
iree_gpu.multi_mma()
arith.addi()
"""


def test_a_type_checker_follows_an_editable_install(python: Path, tmp_path: Path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    ended = run([sys.executable, "-m", "mypy", "--python-executable", python, program.name], tmp_path)
    lines = [line.partition(":")[2] for line in ended.stdout.splitlines() if line.startswith("program.py")]
    assert ['6: note: Revealed type is "str"', '7: note: Revealed type is "gpuir.passes.pipeline.PassManager"'] == [
        line.replace("builtins.", "") for line in lines if "Revealed" in line
    ], ended.stdout + ended.stderr
    errors = [line for line in lines if "error" in line]
    assert [error.partition(":")[0] for error in errors] == ["8", "9", "10"], ended.stdout
