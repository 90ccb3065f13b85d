"""A run that crashes, hangs or cannot start is an error message."""

import stat
import time

import numpy as np
import pytest

from gpuir.execution import ExecutionError, Worker, find_mlir_runner, mlir_runner
from gpuir.host import ir

TEXT = """
func.func private @elsewhere(i64) -> i64
func.func @hang(%x: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %r = scf.while (%v = %x) : (i64) -> i64 {
    %more = arith.cmpi ne, %v, %c1 : i64
    scf.condition(%more) %v : i64
  } do {
  ^bb0(%v: i64):
    %m = memref.alloca() : memref<1xi64>
    %c0 = arith.constant 0 : index
    memref.store %v, %m[%c0] : memref<1xi64>
    %w = memref.load %m[%c0] : memref<1xi64>
    scf.yield %w : i64
  }
  return %r : i64
}
func.func @write(%x: i64) {
  %0 = llvm.inttoptr %x : i64 to !llvm.ptr
  llvm.store %x, %0 {volatile_} : i64, !llvm.ptr
  return
}
func.func @claim(%x: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %is = arith.cmpi eq, %x, %c1 : i64
  cf.assert %is, "x is not one"
  return %x : i64
}
func.func @sum(%t: tensor<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i64 {
    %v = tensor.extract %t[%i] : tensor<?xi64>
    %w = arith.addi %s, %v : i64
    scf.yield %w : i64
  }
  return %r : i64
}
"""

MISSING = """
func.func private @elsewhere(i64) -> i64
func.func @f(%x: i64) -> i64 {
  %0 = call @elsewhere(%x) : (i64) -> i64
  return %0 : i64
}
"""


@pytest.fixture
def loaded():
    return ir.Module.parse(TEXT, ir.Context())


def message(call, *arguments):
    with pytest.raises(ExecutionError) as caught:
        call(*arguments)
    return str(caught.value)


def test_crashes_and_timeouts_leave_a_usable_worker(loaded):
    numbers = np.arange(200_000)  # more than a pipe holds
    with Worker(loaded, timeout=20) as worker:
        assert message(worker.call, "write", 0) == "error: @write ended its process (SIGSEGV)"
        assert message(worker.call, "claim", 2) == "error: @claim ended its process (SIGABRT): x is not one"
        assert worker.call("sum", numbers) == numbers.sum()
        worker.timeout = 0.5
        begin = time.monotonic()
        assert message(worker.call, "hang", 2) == "error: @hang did not finish within 0.5 s and was stopped"
        assert time.monotonic() - begin < 5
        worker.timeout = 20
        assert worker.call("claim", 1) == 1


def test_worker_ends_with_its_block(loaded):
    with Worker(loaded) as worker:
        worker.call("claim", 1)
        child = worker._child
        assert child.running
    assert not child.running


def test_worker_checks_before_it_starts(loaded):
    worker = Worker(loaded)
    with pytest.raises(TypeError, match="@sum takes 1 arguments, 2 given"):
        worker.call("sum", 1, 2)
    assert "no function @sun to run (functions: hang, write, claim, sum)" in message(worker.call, "sun")
    assert worker._child is None
    with pytest.raises(ValueError, match="timeout must be a positive number of seconds, got 0"):
        Worker(loaded, timeout=0)


def test_functions_that_nobody_has():
    module = ir.Module.parse(MISSING, ir.Context())
    with Worker(module) as worker:
        assert "@f cannot be compiled: it calls functions that this process does not have" in message(
            worker.call, "f", 1
        )


def test_mlir_runner_crashes_and_timeouts(loaded, mlir_runner):
    from gpuir.execution import mlir_runner as run

    assert message(run, loaded, "write", [0]) == "error: mlir-runner failed on @write (SIGSEGV)"
    missing = ir.Module.parse(MISSING, ir.Context())
    assert "Symbols not found: [ elsewhere ]" in message(run, missing, "f", [1])
    with pytest.raises(ExecutionError, match="@hang did not finish within 0.5 s in mlir-runner and was stopped"):
        run(loaded, "hang", [2], timeout=0.5)


@pytest.mark.parametrize("chosen", ["", "no-such-program"])
def test_mlir_runner_is_missing(loaded, monkeypatch, tmp_path, chosen):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("GPUIR_MLIR_RUNNER", chosen)
    assert find_mlir_runner() is None
    assert message(mlir_runner, loaded, "claim", [1]) == (
        "error: mlir-runner was not found: install LLVM's MLIR tools (Debian and Ubuntu: mlir-22-tools), "
        "or set GPUIR_MLIR_RUNNER to the program"
    )


def fake_runner(tmp_path, monkeypatch, script):
    program = tmp_path / "bin" / "mlir-runner"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    library = tmp_path / "lib" / "libmlir_c_runner_utils.so"
    library.parent.mkdir()
    library.touch()
    monkeypatch.setenv("GPUIR_MLIR_RUNNER", str(program))


def test_output_that_is_cut_or_too_long(loaded, monkeypatch, tmp_path):
    fake_runner(tmp_path, monkeypatch, "echo $ANSWER")
    monkeypatch.setenv("ANSWER", "1")
    assert mlir_runner(loaded, "claim", [1]) == 1
    monkeypatch.setenv("ANSWER", "")
    assert "output for @claim ends too early" in message(mlir_runner, loaded, "claim", [1])
    monkeypatch.setenv("ANSWER", "1 2 3")
    assert "output for @claim has 2 words too many" in message(mlir_runner, loaded, "claim", [1])


def test_error_of_mlir_runner_names_no_temporary_file(loaded, monkeypatch, tmp_path):
    fake_runner(tmp_path, monkeypatch, 'echo "$1:3:4: error: unknown op" >&2; exit 1')
    text = message(mlir_runner, loaded, "claim", [1])
    assert text == "error: mlir-runner failed on @claim (exit code 1): program:3:4: error: unknown op"
