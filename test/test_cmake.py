"""CMakeLists.txt, configured, built and installed: alone, by the rules of an installed MLIR, and as a subproject."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gpuir import host

ROOT = Path(__file__).resolve().parent.parent
CMAKE = shutil.which("cmake")
PARENT = """
cmake_minimum_required(VERSION 3.20)
project(parent LANGUAGES C CXX)
find_package(MLIR REQUIRED CONFIG)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(AddLLVM)
include(AddMLIRPython)
set(MLIR_BINDINGS_PYTHON_NB_DOMAIN parent)
add_subdirectory(${GPUIR} gpuir)
add_mlir_python_modules(ParentKernels ROOT_PREFIX ${CMAKE_BINARY_DIR}/python_packages/gpuir
  INSTALL_PREFIX python_packages/gpuir DECLARED_SOURCES GPUIRPythonSources)
add_mlir_python_modules(ParentStubs ROOT_PREFIX ${CMAKE_BINARY_DIR}/python_packages/gpuir-stubs
  INSTALL_PREFIX python_packages/gpuir-stubs DECLARED_SOURCES GPUIRPythonStubs)
"""


def run(*command: str | Path, **environment: str) -> str:
    ended = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=600, env={**os.environ, **environment}
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def cmake() -> str:
    if CMAKE is None:
        pytest.skip("no cmake (apt-get install cmake)")
    return CMAKE


@pytest.fixture(scope="module")
def package_files() -> list[str]:
    """All that is installed, once each, below python_packages."""
    package = [f"gpuir/{path.relative_to(ROOT / 'python')}" for path in (ROOT / "python").rglob("*.py")]
    stubs = [path.relative_to(ROOT / "stubs") for path in (ROOT / "stubs").rglob("*") if path.is_file()]
    return sorted([*package, "gpuir/py.typed", *map(str, stubs)])


def configured(cmake: str, source: Path, build: Path, *options: str) -> Path:
    """The build tree, built and installed into `installed` beside it."""
    run(cmake, "-S", source, "-B", build, *options)
    run(cmake, "--build", build)
    run(cmake, "--install", build, "--prefix", "/prefix", DESTDIR=str(build / "installed"))
    return build


def installed(build: Path) -> list[str]:
    folder = build / "installed" / "prefix"
    files = [str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()]
    assert all(file.startswith("python_packages/") for file in files), Counter(file.split("/")[0] for file in files)
    return sorted(file.removeprefix("python_packages/") for file in files)


def reads_a_program(packages: Path) -> None:
    """The package in ``packages`` is whole: it imports from there, and reads and simulates."""
    program = (
        "import gpuir, numpy as np\n"
        "from gpuir import sim\n"
        "x = np.zeros(4, np.float32)\n"
        "sim.launch('''gpu.module @m { gpu.func @k(%x: memref<4xf32>) kernel {\n"
        "  %i = gpu.thread_id x\n  %c = arith.constant 2.0 : f32\n"
        "  memref.store %c, %x[%i] : memref<4xf32>\n  gpu.return } }''', 'k', 1, 4, x)\n"
        "print(gpuir.__file__, x.sum())\n"
    )
    printed = run(sys.executable, "-c", program, PYTHONPATH=str(packages), GPUIR_HOST=host.name).split()
    assert printed == [str(packages / "gpuir" / "__init__.py"), "8.0"]


def test_without_mlir(cmake, tmp_path, package_files):
    build = configured(cmake, ROOT, tmp_path / "build")
    assert installed(build) == package_files
    reads_a_program(build / "installed" / "prefix" / "python_packages")


@pytest.mark.sweep(1)
@pytest.mark.parametrize("as_part", [False, True], ids=["alone", "as a subproject"])
def test_by_the_rules_of_mlir(cmake, mlir_dir, tmp_path, package_files, as_part):
    """One of the two in a run: by these rules a command links each file, half a minute of commands."""
    source, options = ROOT, [f"-DMLIR_DIR={mlir_dir}"]
    if as_part:
        source = tmp_path / "parent"
        source.mkdir()
        (source / "CMakeLists.txt").write_text(PARENT)
        options.append(f"-DGPUIR={ROOT}")
    build = configured(cmake, source, tmp_path / "build", *options)
    assert installed(build) == package_files
    reads_a_program(build / "python_packages")
    if not as_part:
        reads_a_program(build / "installed" / "prefix" / "python_packages")


def test_check_gpuir_runs_the_lit_tests(cmake, tmp_path):
    run(cmake, "-S", ROOT, "-B", tmp_path, f"-DGPUIR_PYTHON={sys.executable}")
    printed = run(cmake, "--build", tmp_path, "--target", "check-gpuir", LIT_TESTS="test/tools/split.mlir")
    assert "1 passed, 0 failed, 0 skipped" in printed


def test_check_gpuir_in_a_clone_makes_its_environment(cmake, tmp_path):
    """Without GPUIR_PYTHON the target is make's, which makes .venv first where there is none."""
    tree = tmp_path / "gpuir"
    shutil.copytree(
        ROOT, tree, symlinks=True, ignore=shutil.ignore_patterns(".*", "build", "*.egg-info", "__pycache__")
    )
    made = tree / "made"
    # Stands for scripts/setup.sh: notes what it was asked for, and makes an environment by a link.
    (tree / "scripts" / "setup.sh").write_text(
        f'#!/bin/sh\necho "$*" >> {made}\n[ "$1" != venv ] || ln -s {Path(sys.executable).parent.parent} "$2"\n'
    )
    run(cmake, "-S", tree, "-B", tmp_path / "build")
    environment = {"LIT_TESTS": "test/tools/split.mlir", "PYTHONPATH": str(ROOT / "src"), "CI": ""}
    printed = run(cmake, "--build", tmp_path / "build", "--target", "check-gpuir", **environment)
    assert "1 passed, 0 failed, 0 skipped" in printed
    assert made.read_text().splitlines()[:3] == ["venv .venv", "pip .venv -e .", "pip .venv -e .[test]"]


def test_check_gpuir_says_what_its_python_lacks(cmake, tmp_path):
    bare = tmp_path / "bare"
    run(sys.executable, "-m", "venv", "--without-pip", bare)
    run(cmake, "-S", ROOT, "-B", tmp_path / "build", f"-DGPUIR_PYTHON={bare / 'bin' / 'python'}")
    ended = subprocess.run(
        [cmake, "--build", str(tmp_path / "build"), "--target", "check-gpuir"], capture_output=True, text=True
    )
    assert ended.returncode != 0
    assert f"error: {bare}/bin/python has no lit: pip install 'gpuir[test]'" in ended.stdout
    assert "Traceback" not in ended.stdout + ended.stderr
