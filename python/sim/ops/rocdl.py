"""rocdl: ids, barriers, lanes of a wave and math, as amdgpu and gpu are lowered to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim import sync
from gpuir.sim.attributes import flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.ops.amd_lanes import dpp, from_active, gather_lanes
from gpuir.sim.rules import RULES, Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

_IDS = {
    "workitem.id": "thread",
    "workgroup.id": "block",
    "workgroup.dim": "size",
    "grid.dim": "grid",
    "cluster.id": "cluster",
    "cluster.workgroup.id": "in_cluster",
}


def _as_i32(value: Lanes) -> Any:
    return np.asarray(value).astype(np.int32)[()]


@rule(*(f"rocdl.{name}.{axis}" for name in _IDS for axis in "xyz"), kind="group")
def _id(k: Compiler, op: Op) -> Code:
    name, axis = op.name.removeprefix("rocdl.").rsplit(".", 1)
    what = f"{_IDS[name]}.{axis}"
    dtype = layout_of(op.results[0].type).dtype
    return lambda g, m: np.asarray(g.id(what)).astype(dtype)[()]


@rule("rocdl.wave.id", kind="group")
def _wave(k: Compiler, op: Op) -> Code:
    return lambda g, m: _as_i32(g.id("warp"))


@rule("rocdl.wavefrontsize", kind="group")
def _wavefrontsize(k: Compiler, op: Op) -> Code:
    return lambda g, m: np.int32(g.lanes)


@rule("rocdl.mbcnt.lo", "rocdl.mbcnt.hi", kind="group")
def _mbcnt(k: Compiler, op: Op) -> Code:
    """Set bits of the mask below the lane, of the lower or the upper 32 lanes, plus the second operand."""
    high = op.name.endswith("hi")

    def count(g: Group, m: Mask, mask: Lanes, base: Lanes) -> Data:
        lane = g.id("lane")
        below = np.clip(lane - 32 if high else lane, 0, 32)
        bits = spread(np.asarray(mask), g.size).view(np.uint32).astype(np.uint64)
        kept = bits & ((np.uint64(1) << below.astype(np.uint64)) - np.uint64(1))
        return base + np.bitwise_count(kept).astype(np.int32)

    return count


@rule("rocdl.barrier", "rocdl.s.barrier", kind="waits", effects=Effect.PARTIAL)
def _barrier(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    return lambda g, m: sync.barrier(g, m, site)


@rule("rocdl.s.waitcnt", "rocdl.s.wait.dscnt", "rocdl.s.wait.loadcnt", "rocdl.s.wait.storecnt", "rocdl.s.wait.expcnt",
      "rocdl.s.setprio", "rocdl.s.nop", "rocdl.s.sleep", "rocdl.sched.barrier", "rocdl.sched.group.barrier", "rocdl.iglp.opt",
      "rocdl.wave.barrier", "rocdl.global.prefetch", "rocdl.flat.prefetch", "rocdl.s.wakeup.barrier", "rocdl.s.wait.tensorcnt", kind="group")  # fmt: skip
def _nothing(k: Compiler, op: Op) -> Code:
    # Lanes of a wave go in lockstep, a load's value is there when it is asked for, and a prefetch reads nothing.
    return lambda g, m, *operands: None


# Lanes


@rule("rocdl.ds_bpermute", kind="group")
def _bpermute(k: Compiler, op: Op) -> Code:
    def permute(g: Group, m: Mask, index: Lanes, value: Lanes) -> Data:
        source = (g.by_warp(np.asarray(index)).view(np.uint32) >> 2).astype(np.int64) % g.lanes
        return from_active(g, m, value, source, np.asarray(value).dtype.type(0))

    return permute


@rule("rocdl.ds_swizzle", kind="group")
def _ds_swizzle(k: Compiler, op: Op) -> Code:
    def swizzle(g: Group, m: Mask, value: Lanes, offset: Lanes) -> Data:
        control = int(np.max(offset)) & 0xFFFF
        lane = np.arange(g.lanes)
        if control & 0x8000:
            source = lane & ~3 | control >> 2 * (lane & 3) & 3
        else:
            partner = ((lane & control & 31) | control >> 5 & 31) ^ (control >> 10 & 31)
            source = lane & ~31 | partner & 31
        return from_active(g, m, value, source, np.asarray(value).dtype.type(0))

    return swizzle


@rule("rocdl.readlane", kind="group")
def _readlane(k: Compiler, op: Op) -> Code:
    def read(g: Group, m: Mask, value: Lanes, lane: Lanes) -> Data:
        source = np.broadcast_to(g.by_warp(np.asarray(lane))[:, :1] % g.lanes, (g.count, g.lanes)).astype(np.int64)
        return gather_lanes(g, value, source)

    return read


@rule("rocdl.readfirstlane", kind="group")
def _readfirstlane(k: Compiler, op: Op) -> Code:
    def read(g: Group, m: Mask, value: Lanes) -> Data:
        first = g.full(m).reshape(g.count, g.lanes).argmax(1)
        return gather_lanes(g, value, np.broadcast_to(first[:, None], (g.count, g.lanes)))

    return read


@rule("rocdl.ballot", kind="group")
def _ballot(k: Compiler, op: Op) -> Code:
    dtype = layout_of(op.results[0].type).dtype
    assert dtype is not None

    def ballot(g: Group, m: Mask, flag: Lanes) -> Data:
        votes = g.by_warp(np.asarray(flag)) & g.full(m).reshape(g.count, g.lanes)
        bits = (votes.astype(np.uint64) << np.arange(g.lanes, dtype=np.uint64)).sum(1, dtype=np.uint64)
        return np.repeat(bits.view(np.int64).astype(dtype), g.lanes)

    return ballot


@rule("rocdl.update.dpp", kind="group")
def _update_dpp(k: Compiler, op: Op) -> Code:
    control, row, bank = (integer(op, name) for name in ("dppCtrl", "rowMask", "bankMask"))
    bound = flag(op, "boundCtrl")
    return lambda g, m, old, value: dpp(g, m, old, value, control, row, bank, bound)


# Math: rocdl has the hardware's functions, math's ops of the same names are more exact

_MATH = {"exp": "math.exp", "exp2": "math.exp2", "log": "math.log2", "sqrt": "math.sqrt", "rsq": "math.rsqrt",
         "tanh": "math.tanh"}  # fmt: skip


@rule(*(f"rocdl.{name}" for name in _MATH))
def _math(k: Compiler, op: Op) -> Code:
    return RULES[_MATH[op.name.removeprefix("rocdl.")]].make(k, op)


@rule("rocdl.sin", "rocdl.cos")
def _circle(k: Compiler, op: Op) -> Code:
    """The hardware's angle is in turns."""
    compute = np.sin if op.name.endswith("sin") else np.cos
    return lambda a: compute(a.astype(np.float64) * (2 * np.pi)).astype(a.dtype)[()]


@rule("rocdl.rcp")
def _rcp(k: Compiler, op: Op) -> Code:
    return lambda a: a.dtype.type(1) / a


@rule("rocdl.fmed3")
def _fmed3(k: Compiler, op: Op) -> Code:
    return lambda a, b, c: np.fmax(np.fmin(a, b), np.fmin(np.fmax(a, b), c))
