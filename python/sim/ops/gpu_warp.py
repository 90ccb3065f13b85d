"""gpu: values that move between the lanes of a warp, and reductions over warps and blocks.

A shuffle follows what it becomes on the hardware (PTX ISA, shfl.sync): a lane whose source lies outside of the first
``width`` lanes keeps its own value, and its flag is false. Reductions combine neighbours first, then pairs of them, and so on:
the order of the butterfly of shuffles that upstream lowers them to, so that rounding is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim import sync
from gpuir.sim.access import fault, suspect
from gpuir.sim.attributes import integer, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.ops.gpu import device_only, same
from gpuir.sim.rules import RULES, rule
from gpuir.sim.scheduler import Stuck
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, is_odd, signed, unsigned, wrapped
from gpuir.sim.values import spread

Operate = Callable[[Any, Any], Any]


# Moves


def _exchanged(g: Group, m: Mask, site: Site) -> None:
    if g.batch.checks is not None:
        g.batch.checks.exchanged(g, m, site)


def _fetch(g: Group, m: Mask, value: Lanes, source: Lanes, valid: Lanes, site: Site) -> Data:
    """``value`` of the lane ``source`` of the same warp where ``valid``, of the lane itself elsewhere."""
    _exchanged(g, m, site)
    lane = g.id("lane")
    rows = np.arange(g.size) + np.where(valid, source - lane, 0)
    if m is not None:
        missing = m & ~m[rows]
        if missing.any() and g.batch.options.turn.apart:
            raise Stuck
        if missing.any():
            at = np.nonzero(missing)[0]
            text = f"lane {int(rows[at[0]]) % g.lanes}, whose value is asked for, is not active"
            suspect("members", "undefined", text, site, g, at)
    return value[rows] if np.ndim(value) and value.shape[0] == g.size else value


@rule("gpu.shuffle", kind="group")
def _shuffle(k: Compiler, op: Op) -> Code:
    device_only(k, op)
    site, mode = k.site(op), word(op, "mode")

    def shuffle(g: Group, m: Mask, value: Lanes, offset: Lanes, width: Lanes) -> Data:
        lane = g.id("lane")
        width = int(same(g, m, width, site, "the width"))
        if not 1 <= width <= g.lanes:
            raise fault(
                "undefined", f"the width {width} is not within 1 and {g.lanes}", site, g, np.nonzero(g.full(m))[0]
            )
        offset = offset.astype(np.int64)
        if mode == "xor":
            source = lane ^ offset
        elif mode == "down":
            source = lane + offset
        else:
            source = lane - offset if mode == "up" else offset
        valid = (source >= 0) & (source < width) & (lane < width)
        return _fetch(g, m, value, source, valid, site), valid

    return shuffle


@rule("gpu.rotate", kind="group")
def _rotate(k: Compiler, op: Op) -> Code:
    device_only(k, op)
    site = k.site(op)
    offset, width = integer(op, "offset"), integer(op, "width")
    if width > k.program.lanes:
        raise k.refuse(op, f"a width of {width}; a warp has {k.program.lanes} lanes")

    def rotate(g: Group, m: Mask, value: Lanes) -> Data:
        lane = g.id("lane")
        valid = lane < width
        return _fetch(g, m, value, (lane + offset) & (width - 1), valid, site), valid

    return rotate


@rule("gpu.subgroup_broadcast", kind="group")
def _broadcast(k: Compiler, op: Op) -> Code:
    device_only(k, op)
    site = k.site(op)
    if word(op, "broadcast_type") == "first_active_lane":

        def first(g: Group, m: Mask, value: Lanes) -> Data:
            if np.ndim(value) == 0:
                return value
            lanes = np.zeros(g.count, np.int64) if m is None else m.reshape(g.count, -1).argmax(1)
            return spread(value, g.size)[np.repeat(np.arange(g.count) * g.lanes + lanes, g.lanes)]

        return first

    def specific(g: Group, m: Mask, value: Lanes, lane: Lanes) -> Data:
        bad = (lane < 0) | (lane >= g.lanes)
        if np.ndim(lane):
            table = g.by_warp(lane)
            active = g.full(m).reshape(g.count, -1)
            chosen = table[np.arange(g.count), active.argmax(1)]
            bad = bad | (table != chosen[:, None]).reshape(-1)
        if np.any(bad & g.full(m)):
            rows = np.nonzero(spread(bad, g.size) & g.full(m))[0]
            text = (
                f"lane {int(spread(lane, g.size)[rows[0]])} does not exist, or is not the same in all lanes of the warp"
            )
            raise fault("undefined", text, site, g, rows)
        return _fetch(g, m, value, lane.astype(np.int64), np.True_ if np.ndim(lane) == 0 else ~bad, site)

    return specific


@rule("gpu.ballot", kind="group")
def _ballot(k: Compiler, op: Op) -> Code:
    """Bit i tells of lane i; lanes that do not take part have 0."""
    device_only(k, op)
    type = op.results[0].type
    if bits_of(type) < k.program.lanes:
        raise k.refuse(op, f"{type} has no bit for each of the warp's {k.program.lanes} lanes")
    dtype = dtype_of(type)

    def ballot(g: Group, m: Mask, predicate: Lanes) -> Data:
        votes = spread(predicate, g.size) & g.full(m)
        weights = np.uint64(1) << np.arange(g.lanes, dtype=np.uint64)
        ballots = (votes.reshape(g.count, g.lanes) * weights).sum(1, dtype=np.uint64).view(np.int64).astype(dtype)
        return ballots[0] if g.count == 1 else np.repeat(ballots, g.lanes)

    return ballot


# Reductions

_FLOAT = {
    "add": np.add,
    "mul": np.multiply,
    "minnumf": np.fmin,
    "maxnumf": np.fmax,
    "minimumf": np.minimum,
    "maximumf": np.maximum,
}
_INTEGER = {
    "add": np.add,
    "mul": np.multiply,
    "minsi": np.minimum,
    "maxsi": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
#: i1: as a number true is -1, or 1 without a sign.
_BOOLEAN = {
    "add": np.logical_xor,
    "mul": np.logical_and,
    "minsi": np.logical_or,
    "maxsi": np.logical_and,
    "minui": np.logical_and,
    "maxui": np.logical_or,
    "and": np.logical_and,
    "or": np.logical_or,
    "xor": np.logical_xor,
}


def _operation(k: Compiler, op: Op) -> Operate:
    """The function of two values that the op's ``op`` names."""
    name = word(op, "op")
    type = op.operands[0].type
    dtype = dtype_of(type)
    if dtype.kind == "b":
        return _BOOLEAN[name]
    if dtype.kind != "i":
        return _FLOAT[name]
    if name in ("minui", "maxui"):
        least = np.minimum if name == "minui" else np.maximum
        return lambda a, b: signed(least(unsigned(a), unsigned(b)))
    operate = _INTEGER[name]
    if is_odd(type) and name in ("add", "mul"):
        bits = bits_of(type)
        return lambda a, b: wrapped(operate(a, b), bits)
    return operate


def _tree(values: Lanes, valid: Lanes, operate: Operate) -> tuple[Any, Any]:
    """Combines the second axis of ``values``, a power of two, neighbours first; with flags of what takes part (None: all)."""
    while values.shape[1] > 1:
        left, right = values[:, ::2], values[:, 1::2]
        both = operate(left, right)
        if valid is None:
            values = both
            continue
        a, b = valid[:, ::2], valid[:, 1::2]
        values = np.where(_like(a & b, both), both, np.where(_like(a, both), left, right))
        valid = a | b
    return values[:, 0], None if valid is None else valid[:, 0]


def _like(flags: Lanes, values: Lanes) -> Any:
    """The flags with as many axes as ``values``."""
    return flags.reshape(flags.shape + (1,) * (values.ndim - flags.ndim))


def _over_warps(g: Group, m: Mask, value: Lanes, operate: Operate, size: int, stride: int) -> tuple[Any, Any]:
    """Reduces clusters of ``size`` lanes, ``stride`` apart: entries [warps * rest, ...] in the order of the lanes that share one."""
    value = spread(value, g.size)
    shape = (g.count * g.lanes // (size * stride), size, stride)
    valid = None if m is None else m.reshape(shape)
    return _tree(value.reshape(*shape, *value.shape[1:]), valid, operate)


@rule("gpu.subgroup_reduce", kind="group")
def _subgroup_reduce(k: Compiler, op: Op) -> Code:
    device_only(k, op)
    site, operate = k.site(op), _operation(k, op)
    size = integer(op, "cluster_size", k.program.lanes)
    stride = integer(op, "cluster_stride", 1)
    uniform = "uniform" in op.attributes
    if size * stride > k.program.lanes:
        raise k.refuse(op, f"clusters of {size} lanes at a stride of {stride} do not fit a warp of {k.program.lanes}")

    def reduce(g: Group, m: Mask, value: Lanes) -> Data:
        if uniform:
            sync.whole_warps(g, m, site, "the reduction")
        _exchanged(g, m, site)
        reduced, _ = _over_warps(g, m, value, operate, size, stride)
        # Every lane of a cluster has the result.
        reduced = np.broadcast_to(reduced[:, None], (reduced.shape[0], size, *reduced.shape[1:]))
        return reduced.reshape(g.size, *np.shape(value)[1:])

    return reduce


@rule("gpu.all_reduce", kind="waits")
def _all_reduce(k: Compiler, op: Op) -> Code:
    """Over all threads of the block, first within warps, then over the warps' results."""
    device_only(k, op)
    site = k.site(op)
    operate = _region(k, op) if len(op.regions[0].blocks) else _operation(k, op)
    dtype = dtype_of(op.results[0].type)
    key = ("all_reduce", site.index)

    def reduce(g: Group, m: Mask, value: Lanes) -> Generator[Any, Any, Any]:
        batch = g.batch
        table = batch.state.get(key)
        if table is None:
            table = batch.state[key] = np.zeros(batch.warps, dtype)
        warps = sync.whole_warps(g, m, site, "the reduction")
        by_warp, _ = _over_warps(g, m, value, operate, g.lanes, 1)
        table[warps] = by_warp[:, 0][np.isin(g.warps, warps)]
        yield from sync.barrier(g, m, site, key, spaces=(), strict=True)
        width = 1 << (batch.warps_per_block - 1).bit_length()
        whole = np.zeros((batch.blocks, width), dtype)
        whole[:, : batch.warps_per_block] = table.reshape(batch.blocks, -1)
        valid = None
        if width != batch.warps_per_block:
            valid = np.broadcast_to(np.arange(width) < batch.warps_per_block, whole.shape)
        results, _ = _tree(whole, valid, operate)
        # Nobody writes the table again before all have read it.
        yield from sync.barrier(g, m, site, key, spaces=(), strict=True)
        return results[0] if batch.blocks == 1 else np.repeat(results[g.blocks], g.lanes)

    return reduce


def _region(k: Compiler, op: Op) -> Operate:
    """The function of two values that the op's region computes, for arrays of any length."""
    region = op.regions[0]

    def check(block: ir.Block) -> None:
        for inner in block.operations:
            made = RULES.get(inner.operation.name)
            if made is not None and made.kind in ("group", "waits"):
                raise k.refuse(op, f"its region computes a value of two; '{inner.operation.name}' does more")
            for each in inner.operation.regions:
                for nested in each.blocks:
                    check(nested)

    if not isinstance(op.operands[0].type, (ir.IntegerType, ir.FloatType, ir.IndexType)):
        raise k.refuse(op, f"no reduction of {op.operands[0].type}")
    for block in region.blocks:
        check(block)
    arguments = [k.program.fresh("v") for _ in range(2)]
    with k.outlined(arguments, waits=False) as name:
        for argument, given in zip(region.blocks[0].arguments, arguments):
            k.alias(argument, given)
        k.region(region, lambda names: k.emit(f"return {names[0]}"))
    space = k.program.space

    def operate(a: Lanes, b: Lanes) -> Lanes:
        # One axis, as values of threads have.
        combined = space[name](_NOBODY, None, a.reshape(-1), b.reshape(-1))
        return spread(combined, a.size).reshape(a.shape)

    return operate


class _Nobody:
    """Stands for the group in code that counts what it runs: a combination is part of one op."""

    def step(self, m: Mask, slots: int) -> int:
        """None of its own."""
        return 0


_NOBODY = _Nobody()
