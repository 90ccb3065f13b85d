"""Pages that are kept for the next launch: nothing of an earlier one is seen, and nobody who still looks at them is disturbed."""

import threading

import numpy as np
import pytest

from gpuir import sim
from gpuir.errors import Error
from gpuir.sim import pages
from gpuir.sim.memory import Memory

SIZES = {"spare": 1 << 22, "shared": 1 << 20, "private": 1 << 20}


@pytest.fixture(autouse=True)
def nothing_kept():
    kept = pages._LAST.swap(None)
    if kept is not None:
        kept.close()


def drawn(memory: Memory, rng: np.random.Generator, steps: list[tuple[int, bool]]) -> list[tuple[int, bytes, bytes]]:
    """Allocations as ``steps`` say, each with what its bytes and flags are at first; then anything is written."""
    found = []
    for size, written in steps:
        start = memory.allocate(size, "buffer", written=written)
        flags = memory.flags[start - 64 : start + size + 64].tobytes() if memory.tracked else b""
        first = b"" if written else memory.bytes[start : start + size].tobytes()
        found.append((start, first + memory.bytes[start + size : start + size + 64].tobytes(), flags))
        memory.bytes[start : start + size] = rng.integers(0, 256, size, np.uint8)
        if memory.tracked:
            memory.flags[start : start + size] = rng.integers(0, 256, size, np.uint8)
    return found


@pytest.mark.parametrize("tracked", [True, False])
def test_a_kept_memory_begins_as_a_new_one(tracked, seed=7):
    rng = np.random.default_rng(seed)
    kept = 0
    for _ in range(60):
        steps = [(int(rng.integers(1, 300_000)), bool(rng.integers(2))) for _ in range(rng.integers(1, 8))]
        at = int(rng.integers(len(steps) + 1))
        state = rng.bit_generator.state
        seen = []
        for new in (True, False):
            rng.bit_generator.state = state
            last = pages._LAST.swap(None)
            if last is not None and not new:
                pages._LAST.swap(last)
            memory = Memory(**SIZES, tracked=tracked, forks=False)
            kept += memory._pages is last
            found = drawn(memory, rng, steps[:at])
            memory.settle()
            rest = memory.bytes[memory.used :].any() or (tracked and memory.flags[memory.used :].any())
            found += drawn(memory, rng, steps[at:])
            memory.bytes[memory.shared_start : memory.shared_start + 1000] = 1
            if tracked:
                memory.flags[memory.private_start :] = 1
            seen.append((found, rest))
            if new and last is not None:
                pages._LAST.swap(last)
            else:
                memory.close()
        assert seen[0] == seen[1]
        assert not seen[0][1]
    assert kept > 50


def test_a_view_of_the_memory_keeps_it_from_the_next_launch():
    first = Memory(**SIZES, forks=False)
    start = first.place(np.arange(4), "a")
    view = first.read(start, (4,), np.int64)
    first.close()
    second = Memory(**SIZES, forks=False)
    assert second.place(np.zeros(4, np.int64), "b") == start
    assert view.tolist() == [0, 1, 2, 3]
    second.close()


def test_large_pages_and_pages_of_processes_go_back():
    for arguments in ({"forks": True}, {"forks": False, "needed": pages.KEPT}):
        memory = Memory(**SIZES, **arguments)
        if "needed" in arguments:
            memory.allocate(pages.KEPT // 2 + 1, "large")
        memory.close()
        assert pages._LAST.swap(None) is None


KERNEL = """
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @sum(%a: memref<?xi32>, %o: memref<?xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %a[%t] : memref<?xi32>
    memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %c63 = arith.constant 63 : index
    %u = arith.subi %c63, %t : index
    %w = memref.load %s[%u] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %w, %o[%t] : memref<?xi32>
    gpu.return
  }
  gpu.func @unwritten(%a: memref<?xi32>, %o: memref<?xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %p = memref.alloca() : memref<2xi32>
    %c0 = arith.constant 0 : index
    %w = memref.load %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    %x = memref.load %p[%c0] : memref<2xi32>
    %y = arith.addi %w, %x : i32
    memref.store %y, %o[%t] : memref<?xi32>
    gpu.return
  }
}
}
"""


def test_what_an_earlier_launch_wrote_counts_as_unwritten():
    a, o = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)
    for _ in range(3):
        sim.launch(KERNEL, "sum", 1, 64, a, o)
        assert o.tolist() == a[::-1].tolist()
        report = sim.launch(KERNEL, "unwritten", 1, 64, a, o, on_fault="report")
        assert len([f for f in report.findings if f.kind == "uninitialized"]) == 2
        with pytest.raises(Error, match="shared memory"):
            sim.launch(KERNEL, "unwritten", 1, 64, a, o)


def test_launches_in_threads_have_memories_of_their_own():
    failed = []

    def work(number: int) -> None:
        a, o = np.arange(64, dtype=np.int32) * number, np.zeros(64, np.int32)
        for _ in range(20):
            o[:] = 0
            sim.launch(KERNEL, "sum", 1, 64, a, o)
            if o.tolist() != a[::-1].tolist():
                failed.append(number)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(1, 5)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failed
