"""gpu: ids and sizes, barriers, dynamic shared memory, printf, and the region that lane 0 runs alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim import sync
from gpuir.sim.access import fault
from gpuir.sim.attributes import integer, items, operands, string, word, word_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.control import branches
from gpuir.sim.findings import Site
from gpuir.sim.formats import FLOATS, print_lines, shown, split
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of
from gpuir.sim.values import part, spread

_IDS = {
    "gpu.thread_id": "thread",
    "gpu.block_id": "block",
    "gpu.cluster_id": "cluster",
    "gpu.cluster_block_id": "in_cluster",
}
#: Sizes may equal their upper bound, ids may not.
_SIZES = {
    "gpu.block_dim": "size",
    "gpu.grid_dim": "grid",
    "gpu.cluster_dim": "clusters",
    "gpu.cluster_dim_blocks": "cluster_size",
}


def device_only(k: Compiler, op: Op) -> None:
    """Refuses an op of kernels in host code."""
    if k.program.lanes == 1:
        raise k.refuse(op, "host code has no threads; launch a kernel that contains the op")


def _bounded(k: Compiler, op: Op, value: Callable[[Any], Any], *, size: bool) -> Any:
    """Code for an id or a size, which must stay below its ``upper_bound`` (a size may reach it)."""
    device_only(k, op)
    if "upper_bound" not in op.attributes:
        return lambda g, m: value(g)
    bound, site = integer(op, "upper_bound"), k.site(op)

    def checked(g: Group, m: Mask) -> Data:
        number = value(g)
        bad = (number > bound) if size else (number >= bound)
        if np.any(bad):
            rows = np.nonzero(spread(bad, g.size) & g.full(m))[0]
            if len(rows):
                worst = int(spread(number, g.size)[rows[0]])
                raise fault("undefined", f"{worst} is beyond the upper bound {bound}", site, g, rows)
        return number

    return checked


@rule(*_IDS, *_SIZES, kind="group")
def _id(k: Compiler, op: Op) -> Code:
    name = f"{(_IDS | _SIZES)[op.name]}.{word(op, 'dimension')}"
    return _bounded(k, op, lambda g: g.id(name), size=op.name in _SIZES)


@rule("gpu.global_id", kind="group")
def _global(k: Compiler, op: Op) -> Code:
    axis = word(op, "dimension")
    names = f"block.{axis}", f"size.{axis}", f"thread.{axis}"
    return _bounded(k, op, lambda g: g.id(names[0]) * g.id(names[1]) + g.id(names[2]), size=False)


@rule("gpu.subgroup_id", kind="group")
def _subgroup(k: Compiler, op: Op) -> Code:
    return _bounded(k, op, lambda g: g.id("warp"), size=False)


@rule("gpu.num_subgroups", kind="group")
def _subgroups(k: Compiler, op: Op) -> Code:
    return _bounded(k, op, lambda g: g.id("warps"), size=True)


@rule("gpu.subgroup_size", kind="group")
def _size(k: Compiler, op: Op) -> Code:
    return _bounded(k, op, lambda g: np.int64(g.lanes), size=True)


@rule("gpu.lane_id", kind="group")
def _lane(k: Compiler, op: Op) -> Code:
    # The bound is on the lanes of a warp.
    if "upper_bound" in op.attributes and integer(op, "upper_bound") >= k.program.lanes:
        device_only(k, op)
        return lambda g, m: g.id("lane")
    return _bounded(k, op, lambda g: g.id("lane"), size=False)


# Barriers


def some_warps(op: Op) -> Effect:
    """The effects of a barrier whose operands may say which warps meet."""
    partial = len(op.operands) > 0 or "number_of_threads" in op.attributes
    return Effect.PARTIAL if partial else Effect.NONE


def nothing_to_wait_for(g: Group, m: Mask, *operands: Lanes) -> Data:
    """A wait that has nothing to wait for."""
    yield from ()


@rule("gpu.barrier", kind="waits", effects=some_warps)
def _barrier(k: Compiler, op: Op) -> Code:
    """Of the block, a warp, a cluster, or as many warps as a named barrier was made for.

    ``memfence`` lists the spaces whose accesses are ordered; with an empty list it only lets warps meet. A program on tiles
    has no warps that could.
    """
    if k.on_tiles:
        return nothing_to_wait_for
    device_only(k, op)
    site = k.site(op)
    scope = word(op, "scope", "workgroup")
    spaces = None
    if "address_spaces" in op.attributes:
        spaces = tuple(map(word_of, items(op, "address_spaces")))
    if scope == "subgroup":

        def meet(g: Group, m: Mask) -> Data:
            sync.whole_warps(g, m, site, "the barrier")
            if g.batch.checks is not None:
                g.batch.checks.warps_met(g, m, None, spaces)
            yield from ()

        return meet
    if scope == "cluster":
        return lambda g, m: sync.cluster_barrier(g, m, site, strict=True)
    if len(op.operands):

        def named(g: Group, m: Mask, handle: Lanes) -> Data:
            number, members = handle
            return sync.barrier(g, m, site, int(number), int(members) * g.lanes, spaces=spaces)

        return named
    return lambda g, m: sync.barrier(g, m, site, spaces=spaces, same_op=True, strict=True)


@rule("gpu.initialize_named_barrier", kind="group")
def _named(k: Compiler, op: Op) -> Code:
    """A barrier of its own for as many warps as the operand says; 0 is that of the whole block."""
    device_only(k, op)
    site = k.site(op)
    number = 1 + sum(each.name == op.name for each in k.program.sites[: site.index])

    def initialize(g: Group, m: Mask, members: Lanes) -> Data:
        count = same(g, m, members, site, "the number of members")
        if not 1 <= count <= g.batch.warps_per_block:
            text = f"{count} members; the block has {g.batch.warps_per_block} warps"
            raise fault("undefined", text, site, g, np.nonzero(g.full(m))[0])
        return np.int64(number), count

    return initialize


def same(g: Group, m: Mask, value: Lanes, site: Site, what: str) -> Data:
    """The value that all active lanes have; a fault where they differ."""
    if np.ndim(value) == 0:
        return value
    active = value if m is None or value.shape[0] != g.size else value[m]
    if not len(active):
        return value[0]
    if (active != active[0]).any():
        rows = np.nonzero(g.full(m) & (spread(value, g.size) != active[0]))[0]
        raise fault("undefined", f"{what} differs between the lanes", site, g, rows)
    return active[0]


# Memory


@rule("gpu.dynamic_shared_memory", kind="group")
def _dynamic(k: Compiler, op: Op) -> Code:
    device_only(k, op)

    def memory(g: Group, m: Mask) -> MemRef:
        geometry = g.batch.geometry
        size = np.int64(geometry.shared - geometry.dynamic)
        return MemRef(np.int64(geometry.dynamic), np.int64(0), (size,), (1,))

    return memory


# printf


def _pieces(k: Compiler, op: Op) -> tuple[list[str], list[Callable[[Any], str]]]:
    """The texts between the conversions of the format, and a function for each conversion."""
    try:
        texts, conversions = split(string(op, "format"))
    except ValueError as error:
        raise k.refuse(op, str(error)) from None
    types = [operand.type for operand in op.operands]
    if len(conversions) > len(types):
        raise k.refuse(op, f"the format has more conversions than the {len(types)} operands")
    if len(conversions) < len(types):
        raise k.refuse(op, f"the format has {len(conversions)} conversions for {len(types)} operands")
    for (head, letter, _), type in zip(conversions, types):
        if letter == "s":
            raise k.refuse(op, f"the simulator prints no '{head}s': the op has no strings as operands")
        if (letter in FLOATS) == (dtype_of(type).kind in "bi"):
            raise k.refuse(op, f"the conversion '{head}{letter}' does not fit an operand of type {type}")
    return texts, [shown(each.head, each.letter, bits_of(type)) for each, type in zip(conversions, types)]


@rule("gpu.printf", kind="group")
def _printf(k: Compiler, op: Op) -> Code:
    """One text for each active lane, in the order of the lanes; all of them are in ``report.output`` too."""
    texts, shows = _pieces(k, op)
    k.program.prints = True

    def show(g: Group, m: Mask, *values: Lanes) -> None:
        rows = np.nonzero(g.full(m))[0]
        columns = [spread(value, g.size)[rows] for value in values]
        lines = []
        for i in range(len(rows)):
            line = texts[0]
            for write, column, text in zip(shows, columns, texts[1:]):
                line += write(column[i]) + text
            lines.append(line)
        print_lines(g, lines)

    return show


# Lane 0 alone


@rule("gpu.warp_execute_on_lane_0", kind="emits")
def _lane_0(k: Compiler, op: Op) -> None:
    """The region runs in lane 0. Vectors that are spread over the warp are gathered for it, and spread again behind it.

    A dimension that is larger inside is distributed: a lane has the elements from its number times its own size on; of several
    such dimensions the last one varies fastest with the lane.
    """
    device_only(k, op)
    width = integer(op, "warp_size")
    if width != k.program.lanes:
        raise k.refuse(op, f"it is for warps of {width} lanes; these have {k.program.lanes} (lanes= of the call)")
    lane, *given = k.names(op.operands)
    block = op.regions[0].blocks[0]
    values = operands(op, "args")
    yes = k.program.fresh("m")
    first = k.bind(lambda m, lane: part(m, lane == 0)[0], "f")
    k.emit(f"{yes} = {first}({k.mask}, {lane})")
    for argument, value, name in zip(block.arguments, values, given):
        code = k.bind(_gather(k, op, value.type, argument.type), "f")
        k.emit(f"{k.define(argument)} = {code}(g, {name})")
    names = branches(k, [(yes, op.regions[0])], op.results)
    terminator = list(block.operations)[-1].operation
    inner = [value.type for value in terminator.operands]
    for result, name, type in zip(op.results, names, inner):
        code = k.bind(_scatter(k, op, type, result.type), "f")
        k.emit(f"{k.define(result)} = {code}(g, settled({name}))")


def _split(k: Compiler, op: Op, whole: ir.Type, own: ir.Type) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Shape of a lane's vector, and how many lanes share each dimension."""
    if not isinstance(whole, ir.VectorType) or not isinstance(own, ir.VectorType):
        raise k.refuse(op, f"{own} is no distribution of {whole}")
    shape = tuple(own.shape)
    shares = tuple(large // small for large, small in zip(whole.shape, shape))
    if int(np.prod(shares)) != k.program.lanes:
        raise k.refuse(op, f"{own} is no distribution of {whole} over {k.program.lanes} lanes")
    return shape, shares


def _axes(rank: int) -> list[int]:
    """The order warp, then for each dimension its lanes and its elements within a lane."""
    return [0, *(axis for i in range(rank) for axis in (1 + i, 1 + rank + i))]


def _gather(k: Compiler, op: Op, own: ir.Type, whole: ir.Type) -> Any:
    if own == whole:
        return lambda g, value: value
    shape, shares = _split(k, op, whole, own)
    full = tuple(ir.VectorType(whole).shape)

    def gather(g: Group, value: Lanes) -> Data:
        table = spread(value, g.size).reshape(g.count, *shares, *shape)
        return np.repeat(table.transpose(_axes(len(shape))).reshape(g.count, *full), g.lanes, axis=0)

    return gather


def _scatter(k: Compiler, op: Op, whole: ir.Type, own: ir.Type) -> Any:
    dtype = dtype_of(own)
    shape = tuple(own.shape) if isinstance(own, ir.VectorType) else ()
    same = own == whole
    lane_shape, shares = (shape, ()) if same else _split(k, op, whole, own)
    inverse = None if same else np.argsort(_axes(len(shape)))

    def scatter(g: Group, value: Lanes) -> Data:
        if value is None:  # lane 0 does not take part
            return np.zeros((g.size, *shape), dtype)
        if np.ndim(value) == 0:
            return value
        first = spread(value, g.size)[:: g.lanes]
        if same:
            return np.repeat(first, g.lanes, axis=0)
        pairs = [each for share, size in zip(shares, lane_shape) for each in (share, size)]
        return first.reshape(g.count, *pairs).transpose(inverse).reshape(g.size, *shape)

    return scatter
