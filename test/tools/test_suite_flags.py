"""Flags of mlir-opt that test suites use, against mlir-opt itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
judged = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt to compare with")

FUNCTIONS = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %d = arith.constant {s = "dense<[1, 2, 3, 4, 5, 6]>"} dense<[[1.5, -2.0], [3.0e-8, 0x7FC00000]]> : tensor<2x2xf32>
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
"""
FAILS = "gpu.module @k { gpu.func @g() kernel { gpu.return } }\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(FUNCTIONS)
    return str(path)


def ours(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gpuir", "opt", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def theirs(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([MLIR_OPT, *arguments], capture_output=True, text=True, timeout=120)


def files_below(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


@judged
def test_ir_in_a_tree_of_files(file, tmp_path):
    pipeline = "builtin.module(func.func(cse,canonicalize),cse,func.func(cse))"
    trees = []
    for run, name in ((ours, "ours"), (theirs, "theirs")):
        flags = (
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-before=cse",
            f"--mlir-print-ir-tree-dir={tmp_path / name}",
        )
        said = run(file, f"--pass-pipeline={pipeline}", *flags)
        assert said.returncode == 0 and "IR Dump" not in said.stderr, said.stderr
        trees.append(files_below(tmp_path / name))
    assert trees[0].keys() == trees[1].keys() and len(trees[0]) == 12
    for name, text in trees[0].items():
        assert text.split() == trees[1][name].split(), name


@judged
@pytest.mark.parametrize("larger", ["0", "3", "4", "8"])
def test_elements_in_hexadecimal_digits(file, larger):
    flag = f"--mlir-print-elementsattrs-with-hex-if-larger={larger}"
    assert ours(file, flag).stdout.strip() == theirs(file, flag).stdout.strip()


@judged
def test_many_elements_in_numbers(tmp_path):
    path = tmp_path / "in.mlir"
    for type, numbers in (("i16", map(str, range(-60, 61))), ("f64", (f"{x / 7!r}" for x in range(121)))):
        path.write_text(f'"a.b"() {{x = dense<[{", ".join(numbers)}]> : tensor<121x{type}>}} : () -> ()\n')
        flags = (str(path), "--allow-unregistered-dialect", "--mlir-print-elementsattrs-with-hex-if-larger=-1")
        assert ours(*flags).stdout.strip() == theirs(*flags).stdout.strip()


@judged
def test_the_report_on_statistics(file):
    flags = (file, "--cse", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list")
    assert ours(*flags).stderr.split() == theirs(*flags).stderr.split()


def test_a_reproducer_is_written_and_run(tmp_path):
    path, reproducer = tmp_path / "in.mlir", tmp_path / "reproducer.mlir"
    path.write_text(FAILS)
    failing = ours(str(path), "--cse", "--gpu-module-to-binary", f"--mlir-pass-pipeline-crash-reproducer={reproducer}")
    assert failing.returncode == 1 and "the module has no target attributes" in failing.stderr
    assert "Failures have been detected while processing an MLIR pass pipeline" in failing.stderr
    assert f"on 'builtin.module' operation]: reproducer generated at `{reproducer}`" in failing.stderr
    text = reproducer.read_text()
    assert 'pipeline: "builtin.module(cse,gpu-module-to-binary)"' in text and "gpu.module @k" in text
    again = ours(str(reproducer), "--run-reproducer")
    assert again.returncode == 1 and f"{reproducer}:2:3: error: the module has no target attributes" in again.stderr
    if MLIR_OPT is not None:
        assert "the module has no target attributes" in theirs(str(reproducer), "--run-reproducer").stderr
    fine = ours(str(path), "--cse", f"--mlir-pass-pipeline-crash-reproducer={tmp_path / 'none.mlir'}")
    assert fine.returncode == 0 and not os.path.exists(tmp_path / "none.mlir")


@judged
def test_a_reproducer_of_mlir_opts_is_run(file, tmp_path):
    path, reproducer = tmp_path / "in.mlir", tmp_path / "reproducer.mlir"
    path.write_text(FAILS)
    theirs(str(path), "--cse", "--gpu-module-to-binary", f"--mlir-pass-pipeline-crash-reproducer={reproducer}")
    said = ours(str(reproducer), "--run-reproducer")
    assert said.returncode == 1 and "the module has no target attributes" in said.stderr
    text = (
        FUNCTIONS
        + '{-#\n external_resources: {mlir_reproducer: {verify_each: true, pipeline: "builtin.module(cse)"}}\n#-}\n'
    )
    path.write_text(text.replace("true,", "true, disable_threading: true,"))
    assert ours(str(path), "--run-reproducer").stdout.strip() == ours(file, "--cse").stdout.strip()


def test_plugins_are_files_or_entry_points(file, tmp_path):
    plugin = tmp_path / "mine.py"
    plugin.write_text("print('loaded')\n")
    for flag in ("--load-pass-plugin", "--load-dialect-plugin"):
        assert ours(file, f"{flag}={plugin}").stdout.startswith("loaded\n")
        said = ours(file, f"{flag}=no-such-plugin")
        assert said.returncode == 1 and "no installed package has an entry point of that name" in said.stderr
        assert "gpuir-opt takes dialects and passes in Python" in ours(file, f"{flag}=x.so").stderr


def test_debug_output_is_asked_for_in_vain(file):
    said = ours(file, "--debug-only=greedy-rewriter")
    assert said.returncode == 0 and said.stderr == ""
