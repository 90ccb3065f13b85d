"""Faults built into the kernels of _kinds.py: each is found, and reported as what it is, with its place on the machine."""

from __future__ import annotations

import _kinds
import pytest

from gpuir import sim

#: Kernel, what is replaced, by what, which occurrence in the kernel, kinds of which each run finds one.
FAULTS = [
    ("bitonic", "gpu.barrier", "", 2, "race"),
    ("bitonic", "memref.store %v, %s[%t]", "memref.store %v, %s[%c0]", 1, "race uninitialized"),
    ("swizzled", "gpu.barrier", "", 1, "race uninitialized"),
    ("swizzled", "%at = arith.xori %tx, %r", "%at = arith.addi %tx, %r", 1, "out-of-bounds"),
    ("swizzled", "scf.if %in", "scf.if %inx", 1, "out-of-bounds"),
    ("swizzled", "scf.if %in", "scf.if %iny", 2, "out-of-bounds uninitialized"),
    ("carved", "gpu.barrier", "", 1, "race"),
    ("carved", "arith.constant 256", "arith.constant 254", 1, "race misaligned uninitialized"),
    ("carved", "arith.constant 256", "arith.constant 255", 1, "misaligned"),
    ("carved", "arith.constant 256", "arith.constant 258", 1, "out-of-bounds"),
    ("carved", "%c63 = arith.constant 63", "%c63 = arith.constant 127", 1, "out-of-bounds"),
    ("convolution", "gpu.barrier", "", 1, "race uninitialized"),
    ("convolution", "%c18 = arith.constant 18", "%c18 = arith.constant 17", 1, "uninitialized"),
    ("convolution", "%c10 = arith.constant 10", "%c10 = arith.constant 11", 1, "out-of-bounds"),
    ("convolution", "scf.if %in {", "%yes = arith.constant true scf.if %yes {", 1, "out-of-bounds"),
    ("tree_scan", "gpu.barrier // up", "", 1, "race"),
    ("tree_scan", "gpu.barrier // down", "", 1, "race"),
    ("tree_scan", "gpu.barrier // end", "", 1, "race"),
    ("tree_scan", "memref.store %xu, %s[%u]", "memref.store %xu, %s[%t]", 1, "uninitialized race"),
    ("tree_scan", "%end:2 = scf.while (%d = %c64", "%end:2 = scf.while (%d = %c128", 1, "out-of-bounds"),
    ("life", "gpu.barrier", "", 1, "race uninitialized"),
    ("life", "scf.if %in {", "%yes = arith.constant true scf.if %yes {", 2, "out-of-bounds uninitialized"),
    ("floats", "gpu.barrier // zeroed", "", 1, "race uninitialized"),
    ("floats", "gpu.barrier // summed", "", 1, "race"),
    ("floats", "memref.store %zero, %s[%t]", "memref.store %zero, %s[%c0]", 1, "uninitialized race"),
    ("lock", "%old = memref.atomic_rmw assign %one, %lock[%c0] : (i32, memref<1xi32>) -> i32 // take", "%old = arith.constant 0 : i32", 1, "race"),
    ("lock", "memref.atomic_rmw assign %zero, %lock[%c0]", "memref.atomic_rmw assign %one, %lock[%c0]", 1, "no-progress deadlock"),
    ("lock", "memref.atomic_rmw assign %zero, %lock[%c0] : (i32, memref<1xi32>) -> i32 // leave", "memref.store %zero, %lock[%c0] : memref<1xi32>", 1, "race"),
    ("persistent", "gpu.barrier // known", "", 1, "race uninitialized"),
    ("persistent", "gpu.barrier // read", "", 1, "race"),
    ("persistent", "scf.if %in", "%yes = arith.constant true scf.if %yes", 1, "out-of-bounds"),
    ("radix", "gpu.barrier", "", 1, "race uninitialized"),
    ("radix", "gpu.barrier", "", 2, "race"),
    ("radix", "%c16 = arith.constant 16", "%c16 = arith.constant 15", 1, "uninitialized"),
    ("radix", "%fifteen = arith.constant 15", "%fifteen = arith.constant 31", 1, "out-of-bounds"),
    ("ring", "nvvm.barrier id = %full number_of_threads = %threads", "", 1, "race uninitialized deadlock"),
    ("ring", "nvvm.barrier id = %free number_of_threads = %threads", "", 1, "race deadlock"),
    ("ring", "nvvm.barrier.arrive id = %full", "nvvm.barrier.arrive id = %free", 1, "deadlock barrier-divergence"),
    ("ring", "nvvm.barrier.arrive id = %full number_of_threads = %threads", "", 1, "deadlock barrier-divergence"),
    ("ring", "nvvm.barrier.arrive id = %free number_of_threads = %threads", "", 1, "deadlock barrier-divergence"),
    ("ring", "%threads = arith.constant 64", "%threads = arith.constant 96", 1, "deadlock barrier-divergence"),
    ("ring", "%threads = arith.constant 64", "%threads = arith.constant 32", 1, "race uninitialized undefined"),
    ("ring", "%slot = arith.remui %k, %c2", "%slot = arith.remui %c0, %c2", 1, "race uninitialized deadlock barrier-divergence"),
    ("segmented", "%w = arith.constant 32", "%w = arith.constant 33", 1, "undefined"),
    ("moves", "%low = arith.cmpi ult, %lane, %c16", "%low = arith.cmpi ult, %lane, %c5", 1, "undefined"),
    ("compact", "scf.if %keep {", "%yes = arith.constant true scf.if %yes {", 1, "race"),
    ("compact", "%total = math.ctpop %ballot", "%total = math.ctpop %below", 1, "race"),
    ("integers", "memref.atomic_rmw addi %v, %r[%c0] : (i32, memref<9xi32>) -> i32", "memref.store %v, %r[%c0] : memref<9xi32>", 1, "race"),
    ("integers", "scf.if %in", "%yes = arith.constant true scf.if %yes", 1, "out-of-bounds"),
    ("buckets", "%old = memref.atomic_rmw assign %me, %heads[%at] : (i32, memref<8xi32>) -> i32", "%old = memref.load %heads[%at] : memref<8xi32> memref.store %me, %heads[%at] : memref<8xi32>", 1, "race"),
    ("calls", "gpu.barrier", "", 1, "race uninitialized"),
    ("calls", "gpu.barrier", "", 2, "race"),
    ("calls", "arith.andi %block, %c1", "arith.andi %i, %c1", 1, "barrier-divergence"),
    ("calls", "%odd = arith.cmpi eq, %bit, %c1", "%c33 = arith.constant 33 : index %th = gpu.thread_id x %odd = arith.cmpi ult, %th, %c33", 1, "barrier-divergence"),
    ("masked", "vector.maskedstore %y[%row, %at], %mask, %b : memref<?x?xf32>, vector<8xi1>, vector<8xf32>", "vector.store %b, %y[%row, %at] : memref<?x?xf32>, vector<8xf32>", 1, "out-of-bounds"),
    ("registers", "arith.constant 4", "arith.constant 5", 1, "out-of-bounds race"),
    ("windows", "[4, 8] [1, 1]", "[4, 8] [2, 1]", 1, "out-of-bounds"),
    ("volume", "%w2 = arith.subi %w, %c2", "%w2 = arith.subi %w, %c1", 1, "out-of-bounds"),
    ("collatz", "%h = arith.shrui %v, %one", "%h = arith.addi %v, %zero", 1, "no-progress"),
    ("divisor", "cf.cond_br %outside, ^gone, ^start", "%no = arith.constant false cf.cond_br %no, ^gone, ^start", 1, "out-of-bounds"),
    ("machine", "%end = arith.cmpi eq, %pc, %c7", "%end = arith.cmpi ugt, %pc, %c7", 1, "out-of-bounds"),
    ("filled", "nvgpu.device_async_wait %g1 {numGroups = 1 : i32}", "", 1, "missing-wait"),
    ("filled", "numGroups = 1 : i32", "numGroups = 2 : i32", 1, "missing-wait"),
    ("filled", "%s[%other, %mine]", "%s[%stage, %mine]", 1, "missing-wait race uninitialized"),
    ("filled", "%at0 = arith.select %some0, %mine, %c0", "%at0 = arith.select %some0, %t, %c0", 1, "misaligned"),
    ("filled", "%n1 = arith.minsi %p1, %c4", "%n1 = arith.addi %c4, %c0", 1, "out-of-bounds"),
    ("filled", "%n1 = arith.minsi %p1, %c4", "%n1 = arith.addi %c4, %c1", 1, "out-of-bounds undefined"),
    ("attention", "%key = arith.minui %key0, %n1", "%key = arith.minui %key0, %n", 1, "out-of-bounds"),
    ("attention", "%i3 = arith.minui %i3a, %n1", "%i3 = arith.addi %i3a, %c0", 1, "out-of-bounds"),
    ("attention", "%r1 = arith.addi %r0, %c8", "%r1 = arith.addi %r0, %c9", 1, "out-of-bounds"),
    ("bytes", "%part = arith.muli %q, %c8", "%part = arith.muli %q, %c16", 1, "out-of-bounds"),
    ("bytes", "%row = arith.muli %q, %c4", "%row = arith.muli %q, %c8", 1, "out-of-bounds race"),]  # fmt: skip


def broken(name, old, new, number):
    """The file's text with one place of the kernel changed."""
    text = _kinds.KINDS[name].text
    # A function that the kernel calls stands before it.
    start = text.index("@shifted(" if name == "calls" else f"@{name}(")
    end = text.find("\n  gpu.func", text.index(f"@{name}("))
    at = start - 1
    for _ in range(number):
        at = text.index(old, at + 1)
    assert end < 0 or at < end
    return text[:at] + new + text[at + len(old) :]


@pytest.mark.sweep(72)
@pytest.mark.parametrize("seed", [None, 1])
@pytest.mark.parametrize(("name", "old", "new", "number", "kinds"), FAULTS)
def test_fault(name, old, new, number, kinds, seed):
    kind = _kinds.KINDS[name]
    arguments = kind.arguments()
    report = sim.launch(
        _kinds.parsed(broken(name, old, new, number)), name, kind.grid, kind.block, *arguments,
        smem=kind.smem, lanes=kind.lanes, seed=seed, max_steps=2000, on_fault="report",
    )  # fmt: skip
    assert {each.kind for each in report.findings} & set(kinds.split()), [str(each) for each in report.findings]
    for each in report.findings:
        assert each.line and each.block is not None and each.warp is not None
        assert (each.address is not None) == (each.space is not None)
