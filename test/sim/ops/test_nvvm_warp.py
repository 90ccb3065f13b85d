"""nvvm: shuffles, votes, matches, reductions and elections against what PTX ISA says, lane by lane."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir.sim import SimulationError

THREADS = 40  # a full warp and a part of one
ALL = np.int32(-1)


def i32(values):
    return np.broadcast_to(np.asarray(values, np.int64), THREADS).astype(np.uint32).view(np.int32).copy()


def present(thread):
    """Lanes of the thread's warp that exist."""
    return [lane for lane in range(32) if thread // 32 * 32 + lane < THREADS]


def shuffled(kind, lane, b, c):
    """The source lane and the predicate, by the pseudo code of PTX ISA, "shfl.sync"."""
    bval, cval, mask = b & 0x1F, c & 0x1F, (c >> 8) & 0x1F
    max_lane = (lane & mask) | (cval & ~mask & 0x1F)
    min_lane = lane & mask
    if kind == "up":
        j = lane - bval
        valid = j >= max_lane
    elif kind == "down":
        j = lane + bval
        valid = j <= max_lane
    elif kind == "bfly":
        j = lane ^ bval
        valid = j <= max_lane
    else:
        j = min_lane | (bval & ~mask & 0x1F)
        valid = j <= max_lane
    return (j if valid else lane), valid


@pytest.mark.parametrize("kind", ["up", "down", "bfly", "idx"])
@pytest.mark.parametrize("width", [32, 16, 8])
@pytest.mark.parametrize("offset", [0, 1, 5, 17, 31])
def test_shuffle(compute, kind, width, offset):
    values = np.arange(64, dtype=np.float32) + 0.5
    segments = (32 - width) << 8
    clamp = segments | (0 if kind == "up" else 31)
    body = """%c = llvm.mlir.constant(-1 : i32) : i32
  %s = nvvm.shfl.sync KIND %c, %0, %1, %2 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %r0 = llvm.extractvalue %s[0] : !llvm.struct<(f32, i1)>
  %r1 = llvm.extractvalue %s[1] : !llvm.struct<(f32, i1)>
  %r2 = nvvm.shfl.sync KIND %c, %0, %1, %2 : f32 -> f32""".replace("KIND", kind)
    ways = ([True] * 3, [True, False, False])
    for varying in ways:
        found, valid, alone = compute(
            body, ["f32", "i32", "i32"], ["f32", "i1", "f32"], values, np.full(64, offset, np.int32),
            np.full(64, clamp, np.int32), varying=varying, threads=64,
        )  # fmt: skip
        for thread in range(64):
            source, there = shuffled(kind, thread % 32, offset, clamp)
            assert found[thread] == alone[thread] == values[thread // 32 * 32 + source]
            assert valid[thread] == there


def test_every_lane_has_an_offset_of_its_own(compute):
    random = np.random.default_rng(0)
    values, offsets = random.integers(-9, 9, 64).astype(np.int32), random.integers(0, 32, 64).astype(np.int32)
    body = """%c = llvm.mlir.constant(-1 : i32) : i32
  %e = llvm.mlir.constant(31 : i32) : i32
  %r0 = nvvm.shfl.sync idx %c, %0, %1, %e : i32 -> i32"""
    (found,) = compute(body, ["i32", "i32"], ["i32"], values, offsets, threads=64)
    assert np.array_equal(found, values.reshape(2, 32)[np.arange(64) // 32, offsets])


#: What the lanes of a mask make of predicates or values: (values of the members) -> result.
VOTES = {
    "any": lambda lanes, values: any(values),
    "all": lambda lanes, values: all(values),
    "uni": lambda lanes, values: len(set(values)) == 1,
    "ballot": lambda lanes, values: sum(1 << lane for lane, value in zip(lanes, values) if value),
}
#: Masks of members by thread: all, and the two halves of a warp apart from each other.
MASKS = {"all": i32(-1), "halves": np.where(np.arange(THREADS) % 32 < 16, i32(0xFFFF), i32(0xFFFF0000))}


def member_lanes(thread, mask):
    return [lane for lane in present(thread) if int(mask) >> lane & 1]


@pytest.mark.parametrize("masks", MASKS)
@pytest.mark.parametrize("kind", VOTES)
@pytest.mark.parametrize("share", [0, 0.5, 0.9, 1])
def test_votes(compute, kind, masks, share):
    given = np.random.default_rng(7).random(THREADS) < share
    type = "i32" if kind == "ballot" else "i1"
    (found,) = compute(f"%r0 = nvvm.vote.sync {kind} %0, %1 -> {type}", ["i32", "i1"], [type], MASKS[masks], given)
    for thread in range(THREADS):
        lanes = member_lanes(thread, MASKS[masks][thread])
        want = VOTES[kind](lanes, [given[thread // 32 * 32 + lane] for lane in lanes])
        assert int(found[thread]) & 0xFFFFFFFF == want


@pytest.mark.parametrize("type", ["i32", "i64"])
@pytest.mark.parametrize("masks", MASKS)
@pytest.mark.parametrize("few", [1, 3])
def test_matches(compute, masks, few, type):
    values = np.random.default_rng(2).integers(0, few, THREADS).astype(f"i{int(type[1:]) // 8}") * -(2**30)
    body = f"""%r0 = nvvm.match.sync any %0, %1 : {type} -> i32
  %s = nvvm.match.sync all %0, %1 : {type} -> !llvm.struct<(i32, i1)>
  %r1 = llvm.extractvalue %s[0] : !llvm.struct<(i32, i1)>
  %r2 = llvm.extractvalue %s[1] : !llvm.struct<(i32, i1)>"""
    some, every, flags = compute(body, ["i32", type], ["i32", "i32", "i1"], MASKS[masks], values)
    for thread in range(THREADS):
        lanes = member_lanes(thread, MASKS[masks][thread])
        mine = values[thread // 32 * 32 :]
        equal = [lane for lane in lanes if mine[lane] == values[thread]]
        assert some[thread].view(np.uint32) == sum(1 << lane for lane in equal)
        same = len({mine[lane] for lane in lanes}) == 1
        assert flags[thread] == same
        assert every[thread].view(np.uint32) == (sum(1 << lane for lane in lanes) if same else 0)


REDUCTIONS = {
    "add": lambda v: sum(v) & 0xFFFFFFFF,
    "umax": lambda v: max(x & 0xFFFFFFFF for x in v),
    "umin": lambda v: min(x & 0xFFFFFFFF for x in v),
    "min": min,
    "max": max,
    "and": lambda v: np.bitwise_and.reduce(v),
    "or": lambda v: np.bitwise_or.reduce(v),
    "xor": lambda v: np.bitwise_xor.reduce(v),
}


@pytest.mark.parametrize("masks", MASKS)
@pytest.mark.parametrize("kind", REDUCTIONS)
def test_reductions(compute, kind, masks):
    values = np.random.default_rng(4).integers(-(2**31), 2**31, THREADS).astype(np.int32)
    (found,) = compute(
        f"%r0 = nvvm.redux.sync {kind} %1, %0 : i32 -> i32", ["i32", "i32"], ["i32"], MASKS[masks], values
    )
    for thread in range(THREADS):
        mine = [int(values[thread // 32 * 32 + lane]) for lane in member_lanes(thread, MASKS[masks][thread])]
        assert int(found[thread]) & 0xFFFFFFFF == int(REDUCTIONS[kind](mine)) & 0xFFFFFFFF


@pytest.mark.parametrize("kind", ["fmin", "fmax"])
@pytest.mark.parametrize("absolute", [False, True])
@pytest.mark.parametrize("nan", [False, True])
def test_float_reductions(compute, kind, absolute, nan):
    values = np.random.default_rng(4).standard_normal(THREADS).astype(np.float32)
    values[3] = np.nan
    flags = f"{{abs = {str(absolute).lower()}, nan = {str(nan).lower()}}}"
    (found,) = compute(
        f"%r0 = nvvm.redux.sync {kind} %1, %0 {flags} : f32 -> f32", ["i32", "f32"], ["f32"], MASKS["halves"], values
    )
    for thread in range(THREADS):
        mine = values[[thread // 32 * 32 + lane for lane in member_lanes(thread, MASKS["halves"][thread])]]
        mine = np.abs(mine) if absolute else mine
        if nan and np.isnan(mine).any():
            assert np.isnan(found[thread])
        else:
            assert found[thread] == (np.nanmin(mine) if kind == "fmin" else np.nanmax(mine))


def test_elections(compute):
    masks = i32(-1)
    masks[:32] = np.where(np.arange(32) % 2 == 0, i32(0x55555555)[:32], i32(0xAAAAAAAA)[:32])
    alone, named = compute(
        "%r0 = nvvm.elect.sync -> i1\n  %r1 = nvvm.elect.sync %0 -> i1", ["i32"], ["i1", "i1"], masks
    )
    assert list(np.nonzero(alone)[0]) == [0, 32]
    assert list(np.nonzero(named)[0]) == [0, 1, 32]


def within(op, lanes, result="i32"):
    """``op`` under a branch that the first ``lanes`` lanes of each warp take."""
    return f"""%c = arith.constant 32 : index
  %l = arith.remui %t, %c : index
  %n = arith.constant {lanes} : index
  %some = arith.cmpi ult, %l, %n : index
  %none = arith.constant 0 : {result}
  %r0 = scf.if %some -> {result} {{
    {op}
    scf.yield %v : {result}
  }} else {{
    scf.yield %none : {result}
  }}"""


def test_lanes_that_part_name_each_other(compute):
    """The lanes of one side of a branch may do these ops among themselves."""
    values = np.arange(THREADS, dtype=np.int32)
    op = "%v = nvvm.redux.sync add %1, %0 : i32 -> i32"
    (found,) = compute(within(op, 8), ["i32", "i32"], ["i32"], i32(0xFF), values)
    assert list(found[:9]) == [28] * 8 + [0]
    assert list(found[32:]) == [sum(range(32, 40))] * 8


FAULTS = {
    "a named lane does not come": (
        "%v = nvvm.redux.sync add %0, %1 : i32 -> i32", 8, i32(0x1FF), "the mask of members names lane 8, which is not active",
    ),
    "a lane is not named": (
        "%v = nvvm.redux.sync add %0, %1 : i32 -> i32", 8, i32(0x7F), "lane 7 takes part, and its mask of members does not name",
    ),
    "the source does not take part": (
        "%o = llvm.mlir.constant(9 : i32) : i32\n    %e = llvm.mlir.constant(31 : i32) : i32\n"
        "    %v = nvvm.shfl.sync idx %1, %0, %o, %e : i32 -> i32", 8, i32(0xFF), "the value of lane 9 is read, which does not take",
    ),
    "a barrier of the warp": (
        "nvvm.bar.warp.sync %1 : i32\n    %v = arith.constant 1 : i32", 5, i32(0x3F), "the mask of members names lane 5",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_faults(compute, what):
    op, lanes, masks, message = FAULTS[what]
    with pytest.raises(SimulationError, match=message) as caught:
        compute(within(op, lanes), ["i32", "i32"], ["i32"], np.arange(THREADS, dtype=np.int32), masks)
    found = caught.value.findings[0]
    assert (found.kind, found.warp) == ("undefined", 0)


def test_a_barrier_of_the_warp(compute):
    (found,) = compute("nvvm.bar.warp.sync %0 : i32\n  %r0 = arith.constant 1 : i32", ["i32"], ["i32"], i32(-1))
    assert found.all()
