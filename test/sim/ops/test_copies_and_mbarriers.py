"""nvvm.cp.async.mbarrier.arrive: an mbarrier tells when asynchronous copies have landed, to their own thread and to others."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

#: Threads below 32 copy 16 bytes each; all wait for the barrier, and read what another thread copied.
KERNEL = """
gpu.module @m {{
  llvm.mlir.global internal @s() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<128 x i32>
  llvm.mlir.global internal @bar() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  gpu.func @k(%x: memref<128xi32>, %out: memref<64xi32>) kernel {{
    %c0 = arith.constant 0 : index
    %c31 = arith.constant 31 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0 : i32
    %count = arith.constant {count} : i32
    %t = gpu.thread_id x
    %s = llvm.mlir.addressof @s : !llvm.ptr<3>
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %place = memref.extract_aligned_pointer_as_index %x : memref<128xi32> -> index
    %number = arith.index_cast %place : index to i64
    %g = llvm.inttoptr %number : i64 to !llvm.ptr<1>
    %ti = arith.index_cast %t : index to i64
    %from = llvm.getelementptr %g[%ti] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, vector<4xi32>
    %to = llvm.getelementptr %s[%ti] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, vector<4xi32>
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {{ nvvm.mbarrier.init %bar, %count : !llvm.ptr<3>, i32 }}
    gpu.barrier
    %copies = arith.cmpi ult, %t, %c32 : index
    scf.if %copies {{
      nvvm.cp.async.shared.global %to, %from, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
      {arrive}
    }}
    {wait}
    %other = arith.remui %t, %c32 : index
    %back = arith.subi %c31, %other : index
    %bi = arith.index_cast %back : index to i64
    %p = llvm.getelementptr %s[%bi] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, vector<4xi32>
    %v = llvm.load %p : !llvm.ptr<3> -> i32
    memref.store %v, %out[%t] : memref<64xi32>
    gpu.return
  }}
}}"""
WAIT = "nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32"
BEHIND = "nvvm.cp.async.mbarrier.arrive %bar : !llvm.ptr<3>"
COUNTED = BEHIND.replace(" :", " {noinc = true} :")
ARRIVE = "%state = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64"


def run(arrive, count, seed, wait=WAIT):
    x, out = np.arange(128, dtype=np.int32), np.zeros(64, np.int32)
    module = gpuir.parse(KERNEL.format(arrive=arrive, count=count, wait=wait), context=gpuir.Context())
    report = sim.launch(module, "k", 1, 64, x, out, seed=seed, on_fault="report")
    return report.findings, out


SEEDS = pytest.mark.parametrize("seed", [None, 1, 2, 3])


@SEEDS
@pytest.mark.parametrize("arrive", [
    COUNTED,
    f"{BEHIND}\n{ARRIVE}",  # the barrier expects one arrival more for the copies, and has it when they have landed
    f"nvvm.cp.async.commit.group\n{COUNTED}",
    f"nvvm.cp.async.commit.group\nnvvm.cp.async.wait.group 0\n{COUNTED}",
])  # fmt: skip
def test_others_see_what_was_copied(arrive, seed):
    findings, out = run(arrive, 32, seed)
    assert not findings
    assert out.tolist() == [4 * (31 - t % 32) for t in range(64)]


@SEEDS
def test_an_arrival_that_does_not_wait_for_the_copies(seed):
    findings, _ = run(ARRIVE, 32, seed)
    assert {each.kind for each in findings} & {"missing-wait", "uninitialized"}


@SEEDS
def test_nobody_waits_for_the_barrier(seed):
    findings, _ = run(COUNTED, 32, seed, wait="")
    assert {each.kind for each in findings} & {"missing-wait", "uninitialized", "race"}


@SEEDS
@pytest.mark.parametrize(("arrive", "count", "pending"), [(BEHIND, 32, 32), (COUNTED, 33, 1)])
def test_arrivals_that_are_not_counted(arrive, count, pending, seed):
    findings, _ = run(arrive, count, seed)
    assert [each.kind for each in findings] == ["deadlock"]
    assert f"{pending} of {count} arrivals are pending" in findings[0].message
