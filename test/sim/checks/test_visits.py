"""Accesses to the shared memory of a block of the cluster that may not have started, or may have ended."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

KERNEL = """
gpu.module @m {{
  llvm.mlir.global internal @s() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<64 x i32>
  llvm.mlir.global internal @bar() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  gpu.func @k(%out: memref<128xi32>) kernel {{
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %zero = arith.constant 0 : i32
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
    %peer = arith.xori %rank, %one : i32
    %s = llvm.mlir.addressof @s : !llvm.ptr<3>
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %ti = arith.index_cast %t : index to i32
    %mine = llvm.getelementptr %s[%ti] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    %theirs = nvvm.mapa %mine, %peer : !llvm.ptr<3> -> !llvm.ptr<7>
    %their_bar = nvvm.mapa %bar, %peer : !llvm.ptr<3> -> !llvm.ptr<7>
    %first = arith.cmpi eq, %t, %c0 : index
    llvm.store %ti, %mine : i32, !llvm.ptr<3>
    scf.if %first {{ nvvm.mbarrier.init %bar, %one : !llvm.ptr<3>, i32 }}
    nvvm.cluster.arrive
    nvvm.cluster.wait
    {visit}
    {end}
    gpu.return
  }}
}}"""
READ = """%v = llvm.load %theirs : !llvm.ptr<7> -> i32
    memref.store %v, %out[%i] : memref<128xi32>"""
UPDATE = "%v = llvm.atomicrmw add %theirs, %one acq_rel : !llvm.ptr<7>, i32"
ARRIVE = """scf.if %first {
      %their = llvm.addrspacecast %their_bar : !llvm.ptr<7> to !llvm.ptr
      %there = llvm.addrspacecast %their : !llvm.ptr to !llvm.ptr<7>
      nvvm.mbarrier.arrive %there : !llvm.ptr<7>
    }"""
WAIT = "nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32"
SYNC, RELAXED = "nvvm.cluster.arrive\nnvvm.cluster.wait", "nvvm.cluster.arrive.relaxed\nnvvm.cluster.wait"
#: Reads are done when the value is there, and the arrival tells of it.
READ_ARRIVE = READ + "\n    gpu.barrier\n    " + ARRIVE


def found(visit, end, seed):
    out = np.zeros(128, np.int32)
    module = gpuir.parse(KERNEL.format(visit=visit, end=end), context=gpuir.Context())
    report = sim.launch(module, "k", 2, 64, out, cluster=2, seed=seed, on_fault="report")
    if visit.startswith(READ):
        assert out.tolist() == [*range(64)] * 2
    return report.findings


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize(("visit", "end"), [
    (READ, SYNC), (READ, RELAXED), (UPDATE, SYNC), (ARRIVE, SYNC), (ARRIVE, WAIT), (READ_ARRIVE, WAIT),
])  # fmt: skip
def test_a_block_waits_for_its_visitors(visit, end, seed):
    assert not found(visit, end, seed)


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize(("visit", "end", "operation", "does"), [
    (READ, "", "llvm.load", "reads"), (READ, "gpu.barrier", "llvm.load", "reads"),
    (UPDATE, "", "llvm.atomicrmw", "updates"),
    (ARRIVE, "", "nvvm.mbarrier.arrive", "updates"),
])  # fmt: skip
def test_a_block_that_may_have_ended(visit, end, operation, does, seed):
    first = found(visit, end, seed)[0]
    assert (first.kind, first.operation, first.space) == ("race", operation, "shared")
    assert first.message.startswith(does) and "of the shared memory of block (" in first.message
    assert "which may have ended by then: no thread of it waits for the access" in first.message


STORE = "llvm.store %ti, %theirs : i32, !llvm.ptr<7>"
#: Both blocks count themselves, and wait for the other.
FLAG = """nvvm.barrier
    %two = arith.constant 2 : i32
    scf.if %first {
      %x = memref.atomic_rmw addi %one, %out[%c0] : (i32, memref<128xi32>) -> i32
      scf.while : () -> () {
        %now = memref.atomic_rmw addi %zero, %out[%c0] : (i32, memref<128xi32>) -> i32
        %waits = arith.cmpi slt, %now, %two : i32
        scf.condition(%waits)
      } do { scf.yield }
    }
    nvvm.barrier"""


def begun(start, seed):
    text = KERNEL.format(visit=STORE, end=SYNC)
    text = text.replace("nvvm.cluster.arrive\n    nvvm.cluster.wait", start, 1).replace(
        "llvm.store %ti, %mine : i32, !llvm.ptr<3>", ""
    )
    return sim.launch(text, "k", 2, 64, np.zeros(128, np.int32), cluster=2, seed=seed, on_fault="report").findings


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize("start", [SYNC, RELAXED, FLAG])
def test_a_block_that_has_started(start, seed):
    assert not begun(start, seed)


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize("start", ["", "nvvm.barrier", f"{STORE}\n{SYNC}"])
def test_a_block_that_may_not_have_started(start, seed):
    """Neither a barrier of the block, nor an access before the barrier of the cluster has one."""
    first = begun(start, seed)[0]
    assert (first.kind, first.operation, first.space) == ("race", "llvm.store", "shared")
    assert first.message.startswith("writes") and "of the shared memory of block (" in first.message
    assert (
        "which may not have started yet: nothing that it did leads to this thread, such as at a barrier"
        in first.message
    )
