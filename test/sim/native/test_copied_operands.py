"""Products of warpgroups whose operands TMA brings, in the native engine: pipelines, and what happens where a wait is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "hopper"))
import _wgmma as model
from _bulk_copies import BARRIER, expect, faulty, init, invalidate, kernel, launched, load, map_of, right, wait

sys.path.pop(0)
sys.path.pop(0)

#: Columns, and depth of a tile.
N, DEPTH, TILES = 64, 64, 4
BYTES = 64 * DEPTH * 2
COUNT = N // 2
SUMS = ", ".join(f"%d{i}" for i in range(COUNT))
MORE = f".reg .f32 %d<{COUNT}>; .reg .b64 %da, %db, %base, %one, %two; .reg .b32 %stage, %left, %right, %next;"
FENCE, GROUP = "wgmma.fence.sync.aligned;", "wgmma.commit_group.sync.aligned;"
DONE = "wgmma.wait_group.sync.aligned 0;"
ZERO = " ".join(f"mov.f32 %d{i}, 0f00000000;" for i in range(COUNT))
#: A's tile lies at the stage's begin, B's behind it, with a pattern of 128 bytes.
_SWIZZLED = (1 << 62) | (64 << 32) | (1 << 16)


def multiply():
    """The products of a stage."""
    lines = []
    for name, place in (("%da", "%left"), ("%db", "%right")):
        lines.append(f"shr.u32 %v, {place}, 4; cvt.u64.u32 {name}, %v; mov.b64 %base, {_SWIZZLED}; or.b64 {name}, {name}, %base;")  # fmt: skip
    for step in range(DEPTH // 16):
        lines.append(f"wgmma.mma_async.sync.aligned.m64n{N}k16.f32.f16.f16 {{{SUMS}}}, %da, %db, 1, 1, 1, 0, 0;")
        if step < DEPTH // 16 - 1:
            lines.append("add.u64 %da, %da, 2; add.u64 %db, %db, 2;")
    return "\n".join(lines)


PLACES = f"mov.u32 %left, %stage; add.u32 %right, %stage, {BYTES};"
OUT = f"mad.lo.u32 %w, %by, 1, 0; mad.wide.u32 %p, %t, {4 * COUNT}, %out;\n" + " ".join(
    f"st.global.f32 [%p+{4 * i}], %d{i};" for i in range(COUNT)
)
BRING = [expect(2 * BYTES), load("%x, %y", "%left", "%one"), load("%x, %y", "%right", "%two")]
LOOP = [PLACES, *BRING, wait("W", "%phase"), FENCE, multiply(), GROUP, DONE, BARRIER,
        "xor.b32 %phase, %phase, 1; add.u32 %x, %x, 64; add.u32 %n, %n, 1; setp.lt.u32 %r, %n, 4; @%r bra AGAIN;"]  # fmt: skip
SIMPLE = ["mov.u32 %stage, %s;", init(), BARRIER, ZERO, "mov.b32 %n, 0;", "AGAIN:", *LOOP, OUT]


def text_of(lines):
    return kernel(*lines, maps=("one", "two"), more=MORE)


class Case:
    """A, B, and the registers of their product."""

    def __init__(self, seed):
        random = np.random.default_rng(seed)
        self.a, self.b = (model.numbers(random, (64, DEPTH * TILES), "f16") for _ in range(2))
        self.want = model.registers((self.a.astype(np.float32) @ self.b.astype(np.float32).T), "f32")

    def arguments(self):
        maps = [map_of(each, (64, DEPTH), swizzle="128b") for each in (self.a, self.b)]
        return *maps, np.zeros(self.want.shape, np.float32)


def test_a_tile_behind_the_other(seed):
    case = Case(seed)
    *_, sums = right(text_of(SIMPLE), 1, *case.arguments())
    np.testing.assert_array_equal(sums, case.want)


def pipeline(*, behind=1, barrier=BARRIER, done="wgmma.wait_group.sync.aligned 1;"):
    """Two stages: while a tile is multiplied the next one comes, when the product before has been waited for."""
    stage = "shl.b32 %stage, %next, 14; add.u32 %stage, %stage, %s; shl.b32 %x, %n, 6; add.u32 %x, %x, 64;"
    bring = [expect(2 * BYTES).replace("[%bar+0]", "[%z]"), *(each.replace("[%bar+0]", "[%z]") for each in BRING[1:])]
    return [
        init(), init(number=1), BARRIER, ZERO, "mov.b32 %n, 0; mov.b32 %x, 0; mov.u32 %stage, %s; mov.u32 %z, %bar;", PLACES, *bring, "AGAIN:",
        # The stage of this tile, whose phase is every other one.
        "and.b32 %next, %n, 1; shr.u32 %phase, %n, 1; and.b32 %phase, %phase, 1; mad.lo.u32 %z, %next, 8, %bar;",
        "W: mbarrier.try_wait.parity.shared.b64 %q, [%z], %phase;\n@!%q bra W;",
        "shl.b32 %stage, %next, 14; add.u32 %stage, %stage, %s;", PLACES, FENCE, multiply(), GROUP, done, barrier,
        # The product before this one is over, and so its stage is free.
        f"setp.ge.u32 %r, %n, {TILES - 1}; @%r bra LAST;", "xor.b32 %next, %next, 1; mad.lo.u32 %z, %next, 8, %bar;", stage, PLACES, *bring, "LAST:",
        f"add.u32 %n, %n, 1; setp.lt.u32 %r, %n, {TILES}; @%r bra AGAIN;", DONE, BARRIER, invalidate(), invalidate(1), OUT,
    ]  # fmt: skip


def test_a_pipeline(seed):
    case = Case(seed)
    *_, sums = right(text_of(pipeline()), 1, *case.arguments())
    np.testing.assert_array_equal(sums, case.want)


def replaced(lines, line, *instead):
    at = lines.index(line)
    return [*lines[:at], *instead, *lines[at + 1 :]]


FAULTS = {
    "nobody waits for the tile": (replaced(SIMPLE, wait("W", "%phase")), "missing-wait"),
    "the wrong parity": (replaced(SIMPLE, wait("W", "%phase"), wait("W", "1")), ""),
    "brought again ahead of the wait for the product": (replaced(SIMPLE, DONE), "missing-wait"),
    "the wait is for another group": (replaced(pipeline(), "wgmma.wait_group.sync.aligned 1;", "wgmma.wait_group.sync.aligned 2;"), "missing-wait"),
    "half of the bytes": (replaced(SIMPLE, expect(2 * BYTES), expect(BYTES)), ""),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name, seed):
    lines, kind = FAULTS[name]
    faulty(text_of(lines), kind, 1, *Case(seed).arguments(), seed=1)


def test_brought_again_without_a_barrier(seed):
    """Only the thread that brings has waited for the product, as all have: what the NumPy engine says counts."""
    at = len(SIMPLE) - 1 - SIMPLE[::-1].index(BARRIER)
    launched(text_of([*SIMPLE[:at], *SIMPLE[at + 1 :]]), 1, *Case(seed).arguments())
