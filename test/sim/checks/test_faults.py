"""Correct kernels with one mistake each: the simulator says what it is, where, and what it collides with."""

from __future__ import annotations

import dataclasses

import _cases
import pytest

from gpuir import sim


@dataclasses.dataclass(frozen=True)
class Mistake:
    """Changes of a kernel's text (old, new), each of which must fit once; the kind of fault, its line and the other's.

    A line is named by a piece of it in the changed text, which must be in one line only.
    """

    name: str
    case: str
    changes: tuple[tuple[str, str], ...]
    kind: str
    line: str
    other: str | None = None
    says: str = ""
    #: Another kind that follows from the mistake.
    also: str | None = None

    def text(self) -> str:
        text = _cases.CASES[self.case].text
        for old, new in self.changes:
            assert text.count(old) == 1, f"{text.count(old)} times: {old}"
            text = text.replace(old, new)
        return text


def line_of(text: str, piece: str | None) -> int | None:
    """The number of the line with ``piece``."""
    if piece is None:
        return None
    found = [number for number, line in enumerate(text.splitlines(), 1) if piece in line]
    assert len(found) == 1, f"{len(found)} lines have {piece}"
    return found[0]


#: The histogram's updates in three steps instead of one.
_COUNT = "      memref.atomic_rmw addi %one, %counts[%bin] : (i32, !counts) -> i32\n"
_COUNT_IN_STEPS = """      %old = memref.load %counts[%bin] : !counts
      %new = arith.addi %old, %one : i32
      memref.store %new, %counts[%bin] : !counts
"""
_ADD = "      memref.atomic_rmw addi %count, %bins[%thread] : (i32, memref<64xi32>) -> i32\n"
_ADD_IN_STEPS = """      %old = memref.load %bins[%thread] : memref<64xi32>
      %new = arith.addi %old, %count : i32
      memref.store %new, %bins[%thread] : memref<64xi32>
"""
_ARRIVE = "      %before = memref.atomic_rmw addi %one, %arrived[%c0] : (i32, memref<1xi32>) -> i32\n"
_ARRIVE_IN_STEPS = """      %before = memref.load %arrived[%c0] : memref<1xi32>
      %after = arith.addi %before, %one : i32
      memref.store %after, %arrived[%c0] : memref<1xi32>
"""
_LEAVE = "      memref.store %sum, %sums[%block] : memref<?xi32>\n"

MISTAKES = [
    # Transpose
    Mistake(
        "transpose: no barrier", "transpose", (("    gpu.barrier\n", ""),), "race",
        "memref.load %tile", "memref.store %value, %tile", "shared memory",
    ),
    Mistake(
        "transpose: rows checked against the columns", "transpose",
        (("cmpi ult, %row, %rows", "cmpi ult, %row, %columns"),), "out-of-bounds", "memref.load %a", None, "dimension 0",
    ),
    Mistake(
        "transpose: mask off by one", "transpose", (("cmpi ult, %column, %rows", "cmpi ule, %column, %rows"),),
        "out-of-bounds", "memref.store %value, %b", None, "index 45", "uninitialized",
    ),
    Mistake(
        "transpose: no mask at the store", "transpose",
        (("%inside = arith.andi %in_rows, %in_columns : i1\n      scf.if %inside {\n        %value = memref.load %tile",
          "%inside = arith.constant true\n      scf.if %inside {\n        %value = memref.load %tile"),),
        "out-of-bounds", "memref.store %value, %b", None, "index 70", "uninitialized",
    ),
    Mistake(
        "transpose: only half of a tile is loaded", "transpose",
        (("    scf.for %i = %ty to %c32 step %c8 {\n      %row = arith.addi %row0, %i",
          "    %c16 = arith.constant 16 : index\n    scf.for %i = %ty to %c16 step %c8 {\n      %row = arith.addi %row0, %i"),),
        "uninitialized", "memref.load %tile", None, "shared memory",
    ),
    # Tree reduction
    Mistake(
        "reduce: no barrier", "reduce", (("      gpu.barrier\n", ""),), "race",
        "%y = memref.load %partial[%far]", "memref.store %mine, %partial",
    ),
    Mistake(
        "reduce: barrier under a mask", "reduce",
        (("      gpu.barrier\n", ""), ("      scf.if %adds {\n", "      scf.if %adds {\n        gpu.barrier\n")),
        "barrier-divergence", "gpu.barrier",
    ),
    Mistake(
        "reduce: barrier only for some lanes", "reduce",
        (("      gpu.barrier\n", "      %some = arith.cmpi ult, %thread, %c7 : index\n      scf.if %some { gpu.barrier }\n"),
         ("    %c2 = arith.constant 2 : index\n", "    %c2 = arith.constant 2 : index\n    %c7 = arith.constant 7 : index\n")),
        "barrier-divergence", "gpu.barrier", None, "7 of 32 lanes",
    ),
    Mistake(
        "reduce: no value beyond the end", "reduce",
        (("    memref.store %mine, %partial[%thread] : !partial\n",
          "    scf.if %inside {\n      memref.store %mine, %partial[%thread] : !partial\n    }\n"),),
        "uninitialized", "%y = memref.load %partial[%far]",
    ),
    Mistake(
        "reduce: starts with the whole", "reduce", (("%half = %c128", "%half = %c256"),), "out-of-bounds",
        "%y = memref.load %partial[%far]",
    ),
    Mistake(
        "reduce: all threads store the sum", "reduce",
        (("%first = arith.cmpi eq, %thread, %c0", "%first = arith.cmpi uge, %thread, %c0"),), "race",
        "%total = memref.load", "memref.store %sum, %partial",
    ),
    Mistake(
        "reduce: one sum for all blocks", "reduce", (("%sums[%block]", "%sums[%c0]"),), "race",
        "memref.store %total, %sums", "memref.store %total, %sums", "argument 1",
    ),
    # Scan
    Mistake(
        "scan: in place", "scan",
        (("%from = arith.remui %step, %c2 : index", "%from = arith.addi %c0, %c0 : index"),
         ("%to = arith.subi %c1, %from", "%to = arith.addi %c0, %from"),
         ("memref.load %sums[%c1, %thread]", "memref.load %sums[%c0, %thread]")),
        "race", "memref.store %sum, %sums", "%y = memref.load",
    ),
    Mistake(
        "scan: no barrier between the steps", "scan",
        (("      memref.store %sum, %sums[%to, %thread] : !sums\n      gpu.barrier\n",
          "      memref.store %sum, %sums[%to, %thread] : !sums\n"),),
        "race", "%y = memref.load", "memref.store %sum, %sums",
    ),
    Mistake(
        "scan: no barrier before the steps", "scan",
        (("    memref.store %value, %sums[%c0, %thread] : !sums\n    gpu.barrier\n",
          "    memref.store %value, %sums[%c0, %thread] : !sums\n"),),
        "race", "%y = memref.load", "memref.store %value, %sums",
    ),
    Mistake(
        "scan: threads that add nothing store nothing", "scan",
        (("      memref.store %sum, %sums[%to, %thread] : !sums\n",
          "      scf.if %adds { memref.store %sum, %sums[%to, %thread] : !sums }\n"),),
        "uninitialized", "%x = memref.load",
    ),
    Mistake(
        "scan: distance off by one", "scan",
        (("%before = arith.subi %thread, %distance", "%before = arith.subi %distance, %thread"),),
        "out-of-bounds", "%y = memref.load", None, "dimension 1",
    ),
    # Stencil
    Mistake(
        "stencil: no left neighbour", "stencil", (("      memref.store %y, %part[%c0] : !part\n", ""),),
        "uninitialized", "%p = memref.load",
    ),
    Mistake(
        "stencil: right neighbour at the wrong place", "stencil",
        (("memref.store %z, %part[%c97]", "memref.store %z, %part[%c96]"),), "race",
        "memref.store %z", "memref.store %x", "", "uninitialized",
    ),
    Mistake(
        "stencil: no barrier", "stencil", (("    gpu.barrier\n", ""),), "race", "%r = memref.load", "memref.store %x",
    ),
    Mistake(
        "stencil: one too far", "stencil", (("%right = arith.addi %thread, %c2", "%right = arith.addi %here, %c2"),),
        "out-of-bounds", "%r = memref.load", None, "index 98",
    ),
    Mistake(
        "stencil: no check behind the end", "stencil",
        (("%has2 = arith.cmpi ult, %behind, %n", "%has2 = arith.cmpi uge, %behind, %c0"),), "out-of-bounds",
        "%value = memref.load %a[%behind]",
    ),
    Mistake(
        "stencil: in place", "stencil", (("memref.store %sum, %b[%at]", "memref.store %sum, %a[%at]"),), "race",
        "memref.store %sum", "%value = memref.load %a[%behind]", "argument 0",
    ),
    # Asynchronous copies in two stages
    Mistake(
        "pipeline: no wait", "pipeline", (("      nvgpu.device_async_wait %token {numGroups = 1 : i32}\n", ""),),
        "missing-wait", "%x = vector.load", "%copy0 = nvgpu.device_async_copy",
    ),
    Mistake(
        "pipeline: waits for one group too few", "pipeline", (("numGroups = 1", "numGroups = 2"),),
        "missing-wait", "%x = vector.load", "%copy0 = nvgpu.device_async_copy",
    ),
    Mistake(
        "pipeline: no barrier behind the wait", "pipeline",
        (("{numGroups = 1 : i32}\n      gpu.barrier\n", "{numGroups = 1 : i32}\n"),), "race",
        "%x = vector.load", "%copy0 = nvgpu.device_async_copy",
    ),
    Mistake(
        "pipeline: no barrier behind the reads", "pipeline", (("      gpu.barrier\n      scf.yield", "      scf.yield"),),
        "race", "%copy = nvgpu.device_async_copy", "%x = vector.load",
    ),
    Mistake(
        "pipeline: copies into the stage that is read", "pipeline", (("%stages[%other, %mine]", "%stages[%stage, %mine]"),),
        "missing-wait", "%x = vector.load", "%copy = nvgpu.device_async_copy",
    ),
    Mistake(
        "pipeline: reads the other stage", "pipeline", (("%stages[%stage, %theirs]", "%stages[%other, %theirs]"),),
        "missing-wait", "%x = vector.load", "%copy = nvgpu.device_async_copy",
    ),
    Mistake(
        "pipeline: copies half", "pipeline", (("%stages[%c0, %mine], 4", "%stages[%c0, %mine], 2"),),
        "uninitialized", "%x = vector.load",
    ),
    Mistake(
        "pipeline: address of 16 bytes off by one element", "pipeline",
        (("%from = arith.addi %start, %mine", "%from = arith.addi %tile, %mine"),), "misaligned",
        "%copy = nvgpu.device_async_copy", None, "not a multiple of 16",
    ),
    # Histogram
    Mistake(
        "histogram: no atomic in shared memory", "histogram", ((_COUNT, _COUNT_IN_STEPS),), "race",
        "memref.store %new, %counts", "%old = memref.load %counts",
    ),
    Mistake(
        "histogram: no atomic in global memory", "histogram", ((_ADD, _ADD_IN_STEPS),), "race",
        "memref.store %new, %bins", "%old = memref.load %bins",
    ),
    Mistake(
        "histogram: counts not cleared", "histogram", (("      memref.store %zero, %counts[%thread] : !counts\n", ""),),
        "uninitialized", "memref.atomic_rmw addi %one, %counts",
    ),
    Mistake(
        "histogram: no barrier behind the clearing", "histogram",
        (("    gpu.barrier\n    scf.for", "    scf.for"),), "race",
        "memref.atomic_rmw addi %one, %counts", "memref.store %zero, %counts",
    ),
    Mistake(
        "histogram: no barrier behind the counting", "histogram",
        (("    gpu.barrier\n    scf.if %clears {\n      %count", "    scf.if %clears {\n      %count"),), "race",
        "%count = memref.load", "memref.atomic_rmw addi %one, %counts",
    ),
    # Last block
    Mistake(
        "last block: the one before the last adds up", "last_block",
        (("%others = arith.subi %count, %one", "%others = arith.subi %count, %two"),
         ("    %one = arith.constant 1 : i32\n", "    %one = arith.constant 1 : i32\n    %two = arith.constant 2 : i32\n")),
        "race", "%x = memref.load %sums", "memref.store %sum, %sums", "argument 1",
    ),
    Mistake(
        "last block: arrives without an atomic", "last_block", ((_ARRIVE, _ARRIVE_IN_STEPS),), "race",
        "memref.store %after, %arrived", "%before = memref.load %arrived",
    ),
    Mistake(
        "last block: arrives before it has left its sum", "last_block", ((_LEAVE, ""), (_ARRIVE, _ARRIVE + _LEAVE)),
        "race", "%x = memref.load %sums", "memref.store %sum, %sums",
    ),
    Mistake(
        "last block: no barrier before the flag is read", "last_block",
        (("    gpu.barrier\n    %number", "    %number"),), "race", "%number = memref.load", "memref.store %before, %flag",
    ),
    # Blocks that wait for each other
    Mistake(
        "grid sync: no barrier before the counter", "grid_sync",
        (("    gpu.barrier\n    %first", "    %first"),), "race", "%z = memref.load %c", "memref.store %y, %c", "argument 1",
    ),
    Mistake(
        "grid sync: no barrier behind the counter", "grid_sync",
        (("    gpu.barrier\n    %end", "    %end"),), "race", "memref.store %y, %c", "%z = memref.load %c",
    ),
    Mistake(
        "grid sync: does not wait for all", "grid_sync",
        (("cmpi slt, %now, %count", "cmpi slt, %now, %one"),), "race", "%z = memref.load %c", "memref.store %y, %c",
    ),
    Mistake(
        "grid sync: waits for more than come", "grid_sync",
        (("cmpi slt, %now, %count", "cmpi sle, %now, %count"),), "no-progress", "scf.while",
    ),
    Mistake(
        "look back: flag before the sum", "look_back",
        (("      memref.store %all, %sums[%block] : memref<?xi32>\n", ""),
         ("      memref.atomic_rmw ori %one, %flags[%block] : (i32, memref<?xi32>) -> i32\n",
          "      memref.atomic_rmw ori %one, %flags[%block] : (i32, memref<?xi32>) -> i32\n"
          "      memref.store %all, %sums[%block] : memref<?xi32>\n")),
        "race", "%sum = memref.load %sums", "memref.store %all, %sums",
    ),
    Mistake(
        "look back: flag without an atomic", "look_back",
        (("      memref.atomic_rmw ori %one, %flags[%block] : (i32, memref<?xi32>) -> i32\n",
          "      memref.store %one, %flags[%block] : memref<?xi32>\n"),),
        "race", "%flag = memref.atomic_rmw", "memref.store %one, %flags",
    ),
    # Named barriers
    Mistake(
        "exchange: nobody says that a slot is full", "exchange",
        (("gpu.barrier named(%full : !gpu.named_barrier) // filled", ""), ("gpu.barrier named(%full : !gpu.named_barrier) // read", "")),
        "race", "%value = memref.load %slots", "memref.store %value, %slots", "", "uninitialized",
    ),
    Mistake(
        "exchange: a reader too few is waited for", "exchange",
        (("%free = gpu.initialize_named_barrier %all", "%free = gpu.initialize_named_barrier %two"),
         ("    %all = arith.constant 3 : i32\n", "    %all = arith.constant 3 : i32\n    %two = arith.constant 2 : i32\n")),
        "deadlock", "// filled", None, "missing: warp 1",
    ),
    Mistake(
        "exchange: a barrier of too few for a full slot", "exchange",
        (("%full = gpu.initialize_named_barrier %all", "%full = gpu.initialize_named_barrier %two"),
         ("    %all = arith.constant 3 : i32\n", "    %all = arith.constant 3 : i32\n    %two = arith.constant 2 : i32\n")),
        "deadlock", "// left",
    ),
    Mistake(
        "exchange: a slot is reused at once", "exchange",
        (("gpu.barrier named(%free : !gpu.named_barrier) // reused", ""), ("gpu.barrier named(%free : !gpu.named_barrier) // left", ""),
         ("%slots[%slot, %lane]", "%slots[%c0, %lane]"), ("%slots[%from, %lane]", "%slots[%c0, %lane]")),
        "race", "memref.store %value, %slots", "%value = memref.load %slots",
    ),
    Mistake(
        "exchange: waits in the wrong order", "exchange",
        (("gpu.barrier named(%full : !gpu.named_barrier) // read", "gpu.barrier named(%free : !gpu.named_barrier) // read"),),
        "deadlock", "// filled", None, "missing: warp 1, 2",
    ),
    # Vectors and private memory
    Mistake(
        "vectors: a stride of three", "vectors",
        (("%at = arith.muli %thread, %c4", "%at = arith.muli %thread, %c3"),
         ("    %c4 = arith.constant 4 : index\n", "    %c4 = arith.constant 4 : index\n    %c3 = arith.constant 3 : index\n")),
        "misaligned", "%x = vector.load %a", None, "not a multiple of 16",
    ),
    Mistake(
        "vectors: own buffer without values", "vectors",
        (("      vector.store %x, %own[%c0] : memref<4xf32, #gpu.address_space<private>>, vector<4xf32>\n", ""),),
        "uninitialized", "%value = memref.load %own", None, "private memory",
    ),
    Mistake(
        "vectors: bound off by one", "vectors", (("cmpi ult, %at, %n", "cmpi ule, %at, %n"),), "out-of-bounds",
        "%x = vector.load %a",
    ),
    # Branches
    Mistake(
        "early: lanes leave before the barrier", "early", (("cf.cond_br %inside, ^load, ^meet", "cf.cond_br %inside, ^load, ^end"),),
        "barrier-divergence", "gpu.barrier", None, "22 of 32 lanes",
    ),
    Mistake(
        "early: a warp leaves before the barrier", "early",
        (("    cf.cond_br %inside, ^load, ^meet",
          "    %low = arith.cmpi ult, %thread, %c32 : index\n    cf.cond_br %low, ^go, ^end\n  ^go:\n    cf.cond_br %inside, ^load, ^meet"),
         ("    %c63 =", "    %c32 = arith.constant 32 : index\n    %c63 =")),
        "barrier-divergence", "gpu.barrier", None, "missing: warp 1",
    ),
    Mistake(
        "early: warps meet at two barriers", "early",
        (("    gpu.barrier\n", "    %low = arith.cmpi ult, %thread, %c32 : index\n"
          "    scf.if %low { gpu.barrier // one\n    } else { gpu.barrier // two\n    }\n"),
         ("    %c63 =", "    %c32 = arith.constant 32 : index\n    %c63 =")),
        "barrier-divergence", "gpu.barrier // two", "gpu.barrier // one",
    ),
    # Device memory
    Mistake(
        "rows: sums the padding, too", "rows", (("%columns = arith.constant 32", "%columns = arith.constant 40"),),
        "uninitialized", "%x = memref.load %p", None, "nothing has written",
    ),
]  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_mistake_is_found(mistake: Mistake) -> None:
    text = mistake.text()
    report, _ = _cases.CASES[mistake.case].run(text, max_steps=200)
    assert {found.kind for found in report.findings} == {mistake.kind} | ({mistake.also} if mistake.also else set()), [
        str(each) for each in report.findings
    ]
    expected = line_of(text, mistake.line), line_of(text, mistake.other)
    fitting = [
        found
        for found in report.findings
        if (found.line, found.other.line if found.other else None) == expected and mistake.says in found.message
    ]
    assert len(fitting) == 1, [str(each) for each in report.findings]
    if mistake.kind not in ("deadlock",):
        assert fitting[0].block is not None and fitting[0].warp is not None


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_mistake_is_found_in_every_schedule(mistake: Mistake, seed: int) -> None:
    report, _ = _cases.CASES[mistake.case].run(mistake.text(), seed=seed, max_steps=200)
    assert mistake.kind in {found.kind for found in report.findings}, [str(each) for each in report.findings]


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize("mistake", MISTAKES[::7], ids=lambda mistake: mistake.name)
def test_same_seed_same_report(mistake: Mistake, seed: int | None) -> None:
    one, first = _cases.CASES[mistake.case].run(mistake.text(), seed=seed)
    two, second = _cases.CASES[mistake.case].run(mistake.text(), seed=seed)
    assert one.findings == two.findings and one.findings
    assert all((a == b).all() for a, b in zip(first, second))


def test_details() -> None:
    """Block, warp, lane, address, both accesses, and how often."""
    report, _ = _cases.CASES["histogram"].run(MISTAKES[[m.name for m in MISTAKES].index(
        "histogram: no atomic in global memory")].text())  # fmt: skip
    found = next(each for each in report.findings if each.operation == "memref.store" and each.other is not None)
    assert found.block != found.other.block
    assert found.space == found.other.space == "global" and found.address == found.other.address
    assert found.lane is not None and found.other.lane is not None
    assert found.count > 100
    assert "note" in str(found) and "memref.load" in str(found)


def test_error_lists_findings() -> None:
    case = _cases.CASES["transpose"]
    with pytest.raises(sim.SimulationError, match="race") as error:
        case.run(case.text.replace("    gpu.barrier\n", ""), on_fault="raise")
    assert len(error.value.findings) == 1
