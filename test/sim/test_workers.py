"""Blocks spread over processes: the same results and reports as in one, and what happens when a process fails."""

from __future__ import annotations

import ctypes
import dataclasses
import os
import resource
import signal
import threading
import time

import numpy as np
import pytest

from gpuir import sim
from gpuir.errors import Error
from gpuir.sim import binding, rules, workers
from gpuir.sim.compiler import compiled
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.launching import Launch

# Reports are compared as a whole.

HISTOGRAM = """
memref.global "private" constant @scale : memref<1xi32> = dense<2>
gpu.module @kernels {
  memref.global "private" constant @one : memref<1xi32> = dense<1>
  gpu.func @histogram(%x: memref<?xi32>, %bins: memref<8xi32>, %out: memref<?xi32>)
      workgroup(%s: memref<32xi32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = memref.load %x[%i] : memref<?xi32>
    %ones = memref.get_global @one : memref<1xi32>
    %one = memref.load %ones[%c0] : memref<1xi32>
    %bin = arith.index_cast %v : i32 to index
    %r = memref.atomic_rmw addi %one, %bins[%bin] : (i32, memref<8xi32>) -> i32
    memref.store %v, %s[%t] : memref<32xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %c31 = arith.constant 31 : index
    %u = arith.subi %c31, %t : index
    %w = memref.load %s[%u] : memref<32xi32, #gpu.address_space<workgroup>>
    memref.store %w, %out[%i] : memref<?xi32>
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      gpu.printf "starts at %d\\n", %i : index
    }
    gpu.return
  }
}
"""


def histogram(blocks=7, **options):
    x = np.random.default_rng(0).integers(0, 8, 32 * blocks).astype(np.int32)
    bins, out = np.zeros(8, np.int32), np.zeros(32 * blocks, np.int32)
    report = sim.launch(HISTOGRAM, "histogram", blocks, 32, x, bins, out, **options)
    assert np.array_equal(bins, np.bincount(x, minlength=8))
    assert np.array_equal(out, x.reshape(-1, 32)[:, ::-1].reshape(-1))
    return report


def faulty(condition: str, body: str) -> str:
    """A kernel in which the blocks for which ``condition`` holds do ``body``."""
    return f"""
gpu.module @kernels {{
  gpu.func @f(%x: memref<8xi32>) kernel {{
    %b = gpu.block_id x
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c9 = arith.constant 9 : index
    %v = arith.index_cast %b : index to i32
    %yes = arith.cmpi {condition}, %b, %c5 : index
    scf.if %yes {{
      {body}
    }}
    memref.store %v, %x[%b] : memref<8xi32>
    gpu.return
  }}
}}
"""


OUTSIDE = "%y = memref.load %x[%c9] : memref<8xi32>"


def no_child_is_left() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG) == (0, 0)
    except ChildProcessError:
        return True


@pytest.fixture(autouse=True)
def reaped():
    yield
    assert no_child_is_left()


@pytest.fixture
def op_of_test():
    """``op_of_test(function)``: what math.cbrt of an f32 does while the test runs."""
    known = rules.RULES["math.cbrt"]

    def use(function) -> str:
        rules.RULES["math.cbrt"] = dataclasses.replace(known, kind="group", make=lambda k, op: function)
        return "%f = arith.sitofp %v : i32 to f32\n%q = math.cbrt %f : f32"

    yield use
    rules.RULES["math.cbrt"] = known


@pytest.mark.parametrize("checks", [True, False])
@pytest.mark.parametrize("number", [2, 3, 20])
def test_results_and_reports_are_those_of_one_process(number: int, checks: bool):
    one, several = ({**histogram(checks=checks, workers=n).dictionary(), "engine": ""} for n in (1, number))
    assert several == one
    assert one["output"] == [f"starts at {32 * block}\n" for block in range(7)]
    assert one["operations"]["memref.atomic_rmw"] == 7


def test_the_timeline_is_that_of_one_process():
    one, several = (histogram(workers=n).timeline for n in (1, 3))

    def by_warp(timeline):
        return sorted(timeline.stretches, key=lambda each: (each.block, each.warp, each.start))

    assert by_warp(several) == by_warp(one)
    assert (several.warps, several.dropped) == (one.warps, one.dropped) == (7, 0)


def test_clusters_stay_together():
    text = """
    gpu.module @m { gpu.func @k(%x: memref<12xindex>) kernel {
      %b = gpu.block_id x
      %c = gpu.cluster_id x
      memref.store %c, %x[%b] : memref<12xindex>
      gpu.return
    } }"""
    x = np.zeros(12, np.int64)
    report = sim.launch(text, "k", 12, 32, x, cluster=4, workers=2)
    assert x.tolist() == [0] * 4 + [1] * 4 + [2] * 4
    assert report.operations["memref.store"] == 12


@pytest.mark.parametrize("number", [1, 2, 4, 8])
def test_a_fault_is_reported_wherever_it_is(number: int):
    with pytest.raises(sim.SimulationError) as caught:
        sim.launch(faulty("eq", OUTSIDE), "f", 8, 32, np.zeros(8, np.int32), workers=number, checks=False)
    (found,) = caught.value.findings
    assert (found.kind, found.block, found.count) == ("out-of-bounds", (5, 0, 0), 32)


def test_only_the_first_part_with_a_fault_counts():
    """With 4 processes of two blocks each, blocks 5, 6 and 7 have faults in two of them."""
    report = sim.launch(
        faulty("uge", OUTSIDE), "f", 8, 32, np.zeros(8, np.int32), workers=4, checks=False, on_fault="report"
    )
    assert [found.block for found in report.findings] == [(5, 0, 0)]
    report = sim.launch(
        faulty("ult", OUTSIDE), "f", 8, 32, np.zeros(8, np.int32), workers=4, checks=False, on_fault="report"
    )
    assert [found.block for found in report.findings] == [(0, 0, 0)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_races_between_blocks_of_different_processes(number: int):
    text = """
    gpu.module @m { gpu.func @k(%x: memref<1xindex>) kernel {
      %c0 = arith.constant 0 : index
      %b = gpu.block_id x
      %last = arith.constant 3 : index
      %writes = arith.cmpi eq, %b, %last : index
      %v = memref.load %x[%c0] : memref<1xindex>
      scf.if %writes {
        memref.store %v, %x[%c0] : memref<1xindex>
      }
      gpu.return
    } }"""
    report = sim.launch(text, "k", 4, 32, np.zeros(1, np.int64), workers=number, on_fault="report")
    assert {found.kind for found in report.findings} == {"race"}
    names = {name for found in report.findings for name in (found.operation, found.other.operation)}
    assert names == {"memref.load", "memref.store"}


def test_progress_is_told_by_one_process():
    pid, told = os.getpid(), []

    def progress(done, total):
        assert os.getpid() == pid
        told.append((done, total))

    sim.launch(faulty("ugt", ""), "f", 8, 32, np.zeros(8, np.int32), workers=4, progress=progress)
    assert told == [(8, 8)]


def test_progress_of_a_worker_on_its_way():
    """The first process tells after each batch how far all are."""
    told, x = [], np.zeros(64 * 1024, np.int64)
    text = """
    gpu.module @m { gpu.func @k(%x: memref<65536xindex>) kernel {
      %i = gpu.global_id x
      memref.store %i, %x[%i] : memref<65536xindex>
      gpu.return
    } }"""
    sim.launch(text, "k", 64, 1024, x, workers=2, checks=False, progress=lambda *numbers: told.append(numbers))
    assert told == [(32, 64), (64, 64)]
    assert np.array_equal(x, np.arange(len(x)))


def ends(how):
    """An op that calls ``how`` in a worker."""
    parent = os.getpid()

    def run(g, m, value):
        if os.getpid() != parent:
            how()
        return value

    return run


def die():
    os._exit(3)


def kill():
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(("how", "words"), [(die, "exit code 3"), (kill, "SIGKILL, perhaps for lack of memory")])
def test_a_process_that_ends_is_an_error(op_of_test, how, words: str):
    text = faulty("eq", op_of_test(ends(how)))
    with pytest.raises(Error, match=f"a worker process of the simulator ended with {words}; workers=1"):
        sim.launch(text, "f", 8, 32, np.zeros(8, np.int32), workers=2)
    # The next launch finds everything in order.
    x = np.zeros(8, np.int32)
    sim.launch(faulty("ugt", ""), "f", 8, 32, x, workers=2)
    assert x.tolist() == list(range(8))


class Picky(Exception):
    """Cannot be made again of its arguments."""

    def __init__(self, one, two):
        super().__init__(f"{one} and {two}")


def test_an_exception_comes_out_with_its_traceback(op_of_test):
    def wrong():
        raise LookupError("no such table")

    with pytest.raises(LookupError, match="no such table") as caught:
        sim.launch(faulty("eq", op_of_test(ends(wrong))), "f", 8, 32, np.zeros(8, np.int32), workers=2)
    assert "in wrong" in str(caught.value.__cause__)


def test_an_exception_that_cannot_be_sent_is_an_error(op_of_test):
    def wrong():
        raise Picky("salt", "pepper")

    with pytest.raises(Error, match="worker process of the simulator failed: .*Picky: salt and pepper"):
        sim.launch(faulty("eq", op_of_test(ends(wrong))), "f", 8, 32, np.zeros(8, np.int32), workers=2)


def test_an_interrupt_ends_all(op_of_test):
    """The processes would wait for ever; the interrupt comes when this one waits for them."""
    parent = os.getpid()

    def run(g, m, value):
        # While the parent still forks the others, the interrupt would end in a handler of fork's that ignores it.
        time.sleep(0.5)
        os.kill(parent, signal.SIGINT)
        threading.Event().wait()

    # Where the tests run in the background, interrupts are ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            sim.launch(faulty("uge", op_of_test(run)).replace("%c5 = arith.constant 5", "%c5 = arith.constant 7"),
                       "f", 8, 32, np.zeros(8, np.int32), workers=3)  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_lock_is_free_when_its_holder_has_ended():
    lock = workers.Lock()

    def work(channel):
        lock.__enter__()
        channel.send("held")
        channel.recv()

    worker = workers.Worker(work)
    assert worker.receive() == "held"
    worker.stop()
    with lock:
        pass


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="the C library's allocator is not glibc's")
def test_workers_keep_the_memory_of_arrays():
    """Twenty arrays, again and again: without more ado the allocator gives them back to the system each time."""
    size, count = 3 << 20, 20

    def work(channel):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        for _ in range(6):
            arrays = [np.ones(size, np.uint8) for _ in range(count)]
            del arrays
        channel.send(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)

    worker = workers.Worker(work)
    faults = worker.receive()
    worker.stop()
    assert faults < 2 * count * size / resource.getpagesize()


@pytest.mark.parametrize("checks", [False, True])
@pytest.mark.parametrize("number", [1, 2])
def test_flags_of_bytes_are_kept_for_the_checks_only(monkeypatch, number: int, checks: bool):
    kept = []

    class Seen(binding.Memory):
        def close(self):
            kept.append(bool(self.flags[: self.used].any()))
            super().close()

    monkeypatch.setattr(binding, "Memory", Seen)
    histogram(checks=checks, workers=number)
    assert kept == [checks]


def test_slots_of_processes_do_not_overlap():
    from gpuir.sim.memory import Memory

    memory = Memory()
    rooms = []
    for number in range(3):
        memory.slots(number, 3)
        rooms += [(memory.shared_start, memory.shared_end), (memory.private_start, memory.private_end)]
    rooms.sort()
    assert all(start < end for start, end in rooms)
    assert all(end <= start for (_, end), (start, _) in zip(rooms, rooms[1:]))


def test_a_process_per_cluster_at_most():
    """More workers than clusters are not started."""
    program = sim.prepare(HISTOGRAM).program.kernel(None, Options())
    launch = Launch(program, None, Geometry((4, 1, 1), (32, 1, 1), (2, 1, 1)), Options(workers=8, checks=frozenset()))
    started = []
    launch._share = lambda function, arguments, number: started.append(number)
    kernel = next(op for path, op in program.symbols.items() if path[-1] == "histogram")
    launch.run(compiled(program, kernel), ())
    assert started == [2]
