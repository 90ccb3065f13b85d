"""Budgets of a launch: what would never end is a finding, soon, and the message says which budget it was."""

import subprocess
import sys
import time

import numpy as np
import pytest

from gpuir import sim

EMPTY = "func.func @f() { return }"
COUNTED = """func.func @f(%n: index, %step: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %step {
    %x = arith.addi %i, %i : index
  }
  return
}"""
#: None of the loops is long by itself.
NESTED = """func.func @f(%n: index, %step: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %step {
    scf.for %j = %c0 to %n step %step {
      scf.for %k = %c0 to %n step %step {
        %x = arith.addi %i, %k : index
      }
    }
  }
  return
}"""
#: The same with loops of which nobody knows beforehand how often they go round, by lanes.
WHILE = """func.func @f(%n: index, %step: index) {
  %c0 = arith.constant 0 : index
  %t = gpu.thread_id x
  scf.for %i = %c0 to %n step %step {
    %r = scf.while (%a = %t) : (index) -> index {
      %go = arith.cmpi ult, %a, %n : index
      scf.condition(%go) %a : index
    } do {
    ^bb0(%a: index):
      %b = arith.addi %a, %step : index
      scf.yield %b : index
    }
  }
  return
}"""
BY_LANES = COUNTED.replace("%c0 to %n", "%t to %n").replace("  scf.for", "  %t = gpu.thread_id x\n  scf.for")


def _finding(text: str, *arguments: int, grid: int = 1, **options):
    begin = time.monotonic()
    report = sim.launch(text, "f", grid, 32, *arguments, on_fault="report", **options)
    assert time.monotonic() - begin < 30
    return report.findings


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("checks", [False, True])
def test_a_grid_of_all_blocks_that_there_are(checks, workers):
    (found,) = _finding(EMPTY, grid=(1 << 31) - 1, checks=checks, workers=workers)
    assert (found.kind, found.line) == ("no-progress", 1)
    assert found.message.startswith(
        "the grid has 2147483647 blocks, more than the launch's budget of 16777216, which max_blocks"
    )


@pytest.mark.parametrize("text", [COUNTED, BY_LANES])
def test_a_loop_to_the_last_number(text):
    (found,) = _finding(text, (1 << 63) - 1, 1)
    assert (found.kind, found.operation) == ("no-progress", "scf.for")
    assert "the loops take more than 100000000 iterations together, 922337203685477580" in found.message
    assert "max_iterations (gpuir-run: --max-iterations) raises" in found.message
    assert found.line


@pytest.mark.parametrize("text", [NESTED, WHILE])
def test_loops_together(text):
    (found,) = _finding(text, 200, 1, max_iterations=5000)
    assert (found.kind, "more than 5000 iterations together" in found.message) == ("no-progress", True)
    assert not _finding(text, 10, 1, max_iterations=5000)


def test_the_exact_budget():
    assert not _finding(COUNTED, 100, 1, max_iterations=100)
    assert not _finding(COUNTED, 300, 3, max_iterations=100)
    assert _finding(COUNTED, 101, 1, max_iterations=100)
    assert not _finding(COUNTED, 0, 1, max_iterations=1)
    assert not _finding(EMPTY, grid=8, max_blocks=8)
    assert _finding(EMPTY, grid=9, max_blocks=8)


def test_blocks_share_a_budget():
    assert not _finding(COUNTED, 100, 1, grid=2000, max_iterations=100_000, checks=False)
    assert _finding(COUNTED, 100, 1, grid=20000, max_iterations=1000, checks=False)


@pytest.mark.parametrize("name", ["max_iterations", "max_blocks"])
def test_wrong_budgets(name):
    with pytest.raises(ValueError, match=f"{name}: at least 1, got 0"):
        sim.launch(EMPTY, "f", 1, 1, **{name: 0})
    with pytest.raises(TypeError, match=f"{name}: expected an integer, got None"):
        sim.launch(EMPTY, "f", 1, 1, **{name: None})


def test_host_code_has_budgets_too():
    report = sim.run(COUNTED, "f", (1 << 63) - 1, 1, on_fault="report")
    assert [found.kind for found in report.findings] == ["no-progress"]


def test_gpuir_run(tmp_path):
    path = tmp_path / "f.mlir"
    path.write_text(COUNTED)
    command = [sys.executable, "-m", "gpuir.tools.gpuir_run", str(path), "--kernel=f", "--arg=100", "--arg=1"]
    done = subprocess.run([*command, "--max-iterations=99"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert f"{path}:3:3: error: 'scf.for' no-progress: the loops take more than 99 iterations together" in done.stderr
    assert not subprocess.run(command, capture_output=True, timeout=60).returncode


@pytest.mark.parametrize("progress", [5, "yes", True])
def test_progress_is_a_function(progress):
    with pytest.raises(TypeError, match="progress: expected a function"):
        sim.launch(EMPTY, "f", 1, 1, progress=progress)


def test_arrays_are_as_before(tmp_path):
    """Budgets take nothing from what is computed."""
    text = """func.func @f(%x: memref<8xi32>) {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %s = scf.for %i = %c0 to %t step %c1 iter_args(%a = %zero) -> i32 {
        %b = arith.addi %a, %one : i32
        scf.yield %b : i32
      }
      memref.store %s, %x[%t] : memref<8xi32>
      return
    }"""
    x = np.zeros(8, np.int32)
    sim.launch(text, "f", 1, 8, x, max_iterations=7)
    assert x.tolist() == list(range(8))
