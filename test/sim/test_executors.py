"""Parts of a grid and launches of a sweep on executors: results and reports of one process, also where workers are lost."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.errors import Error

# Reports are compared as a whole.

SQUARES = """
gpu.module @kernels {
  gpu.func @squares(%x: memref<?xf32>, %y: memref<?xf32>)
      workgroup(%s: memref<32xf32, #gpu.address_space<workgroup>>) kernel {
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = memref.load %x[%i] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %c31 = arith.constant 31 : index
    %u = arith.subi %c31, %t : index
    %r = memref.load %s[%u] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %r, %y[%i] : memref<?xf32>
    gpu.return
  }
  gpu.func @counts(%x: memref<?xi32>, %bins: memref<8xi32>) kernel {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<?xi32>
    %bin = arith.index_cast %v : i32 to index
    %one = arith.constant 1 : i32
    %r = memref.atomic_rmw addi %one, %bins[%bin] : (i32, memref<8xi32>) -> i32
    gpu.return
  }
  gpu.func @collides(%x: memref<?xi32>) kernel {
    %b = gpu.block_id x
    %z = arith.constant 0 : index
    %v = memref.load %x[%z] : memref<?xi32>
    memref.store %v, %x[%b] : memref<?xi32>
    gpu.return
  }
  gpu.func @lucky(%x: memref<1xi32>, %n: memref<1xi32>, %y: memref<1xi32>) kernel {
    %b = gpu.block_id x
    %z = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %first = arith.cmpi eq, %b, %z : index
    scf.if %first {
      memref.store %one, %x[%z] : memref<1xi32>
      %r = memref.atomic_rmw addi %one, %n[%z] : (i32, memref<1xi32>) -> i32
    } else {
      %r = memref.atomic_rmw addi %one, %n[%z] : (i32, memref<1xi32>) -> i32
      %v = memref.load %x[%z] : memref<1xi32>
      %w = arith.addi %v, %r : i32
      memref.store %w, %y[%z] : memref<1xi32>
    }
    gpu.return
  }
  gpu.func @outside(%x: memref<?xi32>) kernel {
    %b = gpu.block_id x
    %five = arith.constant 5 : index
    %far = arith.constant 99 : index
    %v = arith.index_cast %b : index to i32
    %yes = arith.cmpi eq, %b, %five : index
    %at = arith.select %yes, %far, %b : index
    memref.store %v, %x[%at] : memref<?xi32>
    gpu.return
  }
}
"""


def squares(**options):
    x, y = np.arange(7 * 32, dtype=np.float32), np.zeros(7 * 32, np.float32)
    report = sim.launch(SQUARES, "squares", 7, 32, x, y, **options)
    np.testing.assert_array_equal(y, (x * x).reshape(-1, 32)[:, ::-1].reshape(-1))
    # Which engine ran, and why, is not the same.
    return {**report.dictionary(), "engine": ""}


@pytest.fixture(scope="module")
def threads():
    with concurrent.futures.ThreadPoolExecutor(3) as executor:
        yield executor


@pytest.fixture(scope="module")
def processes():
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


@pytest.mark.parametrize("checks", [True, False])
@pytest.mark.parametrize("workers", [1, 2, 7, 20])
def test_results_and_reports_are_those_of_one_process(threads, workers, checks):
    assert squares(executor=threads, workers=workers, checks=checks) == squares(checks=checks)


def test_other_processes_say_the_same(processes):
    assert squares(executor=processes) == squares()


@pytest.mark.parametrize("checks", [True, False])
def test_atomic_operations_of_parts_add_up(threads, checks):
    x = np.random.default_rng(0).integers(0, 8, 32 * 9).astype(np.int32)
    bins = np.arange(8, dtype=np.int32)
    report = sim.launch(SQUARES, "counts", 9, 32, x, bins, executor=threads, checks=checks)
    np.testing.assert_array_equal(bins, np.arange(8) + np.bincount(x, minlength=8))
    assert report.operations["memref.atomic_rmw"] == 9


def test_parts_that_collide_are_a_race(threads):
    with pytest.raises(sim.SimulationError, match="race") as caught:
        sim.launch(SQUARES, "collides", 4, 32, np.zeros(4, np.int32), executor=threads, workers=4)
    with pytest.raises(sim.SimulationError, match="race") as one:
        sim.launch(SQUARES, "collides", 4, 32, np.zeros(4, np.int32), workers=4)
    assert [(f.kind, f.line, f.count) for f in caught.value.findings] == [
        (f.kind, f.line, f.count) for f in one.value.findings
    ]


@pytest.mark.parametrize("workers", [1, 2, 4, 8])
def test_a_fault_ends_the_launch_as_in_one_process(threads, workers):
    x, y = np.zeros(8, np.int32), np.zeros(8, np.int32)
    found = sim.launch(SQUARES, "outside", 8, 32, x, executor=threads, workers=workers, checks=False, on_fault="report")
    expected = sim.launch(SQUARES, "outside", 8, 32, y, workers=workers, checks=False, on_fault="report")
    assert [(f.kind, f.message, f.block, f.line) for f in found.findings] == [
        (f.kind, f.message, f.block, f.line) for f in expected.findings
    ]
    # Behind the part with the fault nothing ran.
    last = next(8 * (i + 1) // workers for i in range(workers) if 5 < 8 * (i + 1) // workers)
    assert not x[last:].any()


def test_findings_have_the_lines_of_the_users_file(threads, tmp_path):
    path = tmp_path / "kernels.mlir"
    path.write_text(SQUARES)
    report = sim.launch(path, "outside", 8, 32, np.zeros(8, np.int32), executor=threads, on_fault="report", workers=2)
    line = next(i for i, text in enumerate(SQUARES.splitlines(), 1) if "%x[%at]" in text)
    assert [(os.path.basename(f.file), f.line) for f in report.findings] == [("kernels.mlir", line)]


def test_other_orders_run_there_too(threads):
    def findings(**options):
        arrays = [np.zeros(1, np.int32) for _ in range(3)]
        report = sim.launch(SQUARES, "lucky", 2, 1, *arrays, on_fault="report", **options)
        return sorted((f.kind, f.line, f.count) for f in report.findings), [int(each[0]) for each in arrays]

    one = findings(explore=4)
    assert findings(explore=4, executor=threads) == one
    assert findings(explore=4, executor=Losing(threads, 2)) == one
    assert one[0]


class Losing:
    """An executor whose first workers are lost with what they were to do."""

    def __init__(self, executor, lost, kind=RuntimeError):
        self._executor, self.left, self._kind = executor, lost, kind

    def submit(self, work, *arguments):
        if self.left:
            self.left -= 1
            future = concurrent.futures.Future()
            future.set_exception(self._kind("a worker is gone"))
            return future
        return self._executor.submit(work, *arguments)


@pytest.mark.parametrize("lost", [1, 3, 100])
def test_the_part_of_a_lost_worker_runs_again(threads, lost):
    assert squares(executor=Losing(threads, lost), workers=4) == squares()


class Killing(concurrent.futures.ProcessPoolExecutor):
    """A pool whose first worker dies."""

    killed = False

    def submit(self, work, *arguments):
        if not self.killed:
            self.killed = True
            return super().submit(os._exit, 1)
        return super().submit(work, *arguments)


def test_a_pool_that_breaks_leaves_the_work_to_this_process():
    with Killing(1, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert squares(executor=executor, workers=2) == squares()


def test_what_cannot_be_sent_is_refused(threads):
    x = np.zeros(64, np.float32)
    with pytest.raises(ValueError, match="parts of one array"):
        sim.launch(SQUARES, "squares", 1, 32, x[:32], x[16:48], executor=threads)
    with pytest.raises((TypeError, Error), match="executor|argument"):
        sim.launch(SQUARES, "squares", 1, 32, (i for i in range(3)), x, executor=threads)


def test_an_error_of_the_work_is_the_callers(threads):
    text = SQUARES.replace("arith.mulf %v, %v : f32", "llvm.intr.frobnicate %v : f32")
    with pytest.raises(gpuir.ParseError):
        sim.launch(text, "squares", 7, 32, np.zeros(7), np.zeros(7), executor=threads)
    with pytest.raises(Error, match="is not in the module"):
        sim.launch(SQUARES, "cubes", 7, 32, executor=threads)


def test_progress_is_told(threads):
    told = []
    squares(executor=threads, workers=4, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (7, 7) and [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize("with_executor", [False, True])
def test_a_sweep(threads, with_executor):
    inputs = [np.random.default_rng(seed).integers(0, 8, 64).astype(np.int32) for seed in range(4)]
    bins = [np.zeros(8, np.int32) for _ in inputs]
    cases = [sim.Case(2, 32, x, b, seed=i) for i, (x, b) in enumerate(zip(inputs, bins))]
    reports = sim.sweep(SQUARES, "counts", cases, executor=threads if with_executor else None, chip="sm_80")
    for x, b, report in zip(inputs, bins, reports):
        np.testing.assert_array_equal(b, np.bincount(x, minlength=8))
        assert (report.kernel, report.chip, report.operations["memref.atomic_rmw"]) == ("counts", "sm_80", 2)
    bad = [sim.Case(8, 32, np.zeros(8, np.int32)), sim.Case(4, 32, np.zeros(8, np.int32))]
    found = sim.sweep(SQUARES, "outside", bad, executor=threads if with_executor else None, checks=False)
    assert [len(report.findings) for report in found] == [1, 0]
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        sim.sweep(SQUARES, "outside", bad, executor=threads if with_executor else None, on_fault="raise")


def test_a_cluster_of_dask():
    distributed = pytest.importorskip(
        "distributed", reason="pip install 'gpuir[cluster]' runs this on Dask's LocalCluster"
    )
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert squares(executor=client.get_executor(), workers=4) == squares()
        x = np.random.default_rng(0).integers(0, 8, 64).astype(np.int32)
        bins = np.zeros(8, np.int32)
        sim.sweep(SQUARES, "counts", [sim.Case(2, 32, x, bins)], executor=client.get_executor())
        np.testing.assert_array_equal(bins, np.bincount(x, minlength=8))


HOST = (
    SQUARES.replace("gpu.module @kernels", "module attributes {gpu.container_module} {\ngpu.module @kernels")
    + """
func.func @main(%x: memref<1xi32>, %n: memref<1xi32>, %y: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c1 to %c2 step %c1 {
    gpu.launch_func @kernels::@lucky blocks in (%c2, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%x : memref<1xi32>, %n : memref<1xi32>, %y : memref<1xi32>)
  }
  gpu.launch_func @kernels::@lucky blocks in (%c2, %c1, %c1) threads in (%c1, %c1, %c1)
    args(%x : memref<1xi32>, %n : memref<1xi32>, %y : memref<1xi32>)
  return
}
}"""
)


@pytest.mark.parametrize("explore", [1, 2, 5])
def test_orders_of_a_host_program(threads, processes, explore):
    """Each share runs the program again, for some of the orders of each launch; reports are those of one process."""

    def told(**options):
        arrays = [np.zeros(1, np.int32) for _ in range(3)]
        report = sim.run(HOST, "main", *arrays, explore=explore, on_fault="report", **options)
        return report.dictionary(), [str(each) for each in report.findings], [int(each[0]) for each in arrays]

    one = told()
    assert len(one[0]["kernels"]) == 2 and bool(one[1]) == (explore > 1)
    for workers in (1, 2, 9) if explore > 1 else (1,):
        assert told(executor=threads, workers=workers) == one
    assert told(executor=Losing(threads, 2)) == one
    if explore == 5:
        assert told(executor=processes) == one


@pytest.mark.parametrize("with_executor", [False, True])
def test_a_sweep_of_a_host_program(threads, with_executor):
    cases = [sim.Case(None, *(np.full(1, n, np.int32) for _ in range(3)), explore=1 + n) for n in range(3)]
    reports = sim.sweep(HOST, "main", cases, executor=threads if with_executor else None)
    assert [len(each.kernels) for each in reports] == [2, 2, 2]
    assert [bool(each.findings) for each in reports] == [False, True, True]
    assert [int(case.arguments[1][0]) for case in cases] == [4, 5, 6]
