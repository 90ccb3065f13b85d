"""tt: reductions, scans and elementwise maps, whose regions say what is done to elements.

A region runs on as many elements at once as there are: its scalars are arrays there. Reductions combine the two halves of what
is left, again and again, as the devices do it across lanes; so their order of additions is none that a program can rely on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import rule, rule_of, tuple_of
from gpuir.sim.terms import Array, Data, Mask, Op
from gpuir.sim.tiles.values import is_tile, scalar, shape_of, whole

#: What a region does to tiles: it takes those of its arguments and gives those that it returns.
Combine = Callable[..., Sequence[Array]]


def _region(k: Compiler, op: Op) -> tuple[str, list[str]]:
    """The function of the op's region, and the values from outside that it takes ahead of its arguments."""
    block = op.regions[0].blocks[0]
    blocks = list(op.regions[0].blocks)
    captures = k.captures(blocks)
    arguments = [k.program.fresh("a") for _ in block.arguments]
    with k.outlined([*captures, *arguments], waits=False) as name:
        for value, argument in zip(block.arguments, arguments):
            k.alias(value, argument)
        k.region(op.regions[0], lambda names: k.emit(f"return {tuple_of(names)}"))
    return name, captures


def _parts(k: Compiler, op: Op) -> bool:
    """Whether control flow in the op's regions, or in what they call, may go different ways for different elements."""
    for region in op.regions:
        for block in region.blocks:
            for each in block.operations:
                inner = each.operation
                rule = rule_of(inner)
                if (
                    len(inner.regions)
                    or len(inner.successors) > 1
                    or (rule is not None and rule.kind not in ("pure", *_PLAIN))
                ):
                    return True
                if rule is not None and rule.callee is not None:
                    callee = k.program.find(rule.callee(inner) or "", inner)
                    if callee is not None and _parts(k, callee):
                        return True
    return False


#: Kinds of rules beside pure ones whose code asks for no lanes.
_PLAIN = ("call", "terminator", "emits")


class _Elements(Group):
    """The elements of tiles as lanes of their own, each in the place of its program."""

    __slots__ = ()

    def step(self, m: Mask, slots: int) -> int:
        """The op around is what is counted."""
        return 0


def _one_by_one(
    g: Group, m: Mask, function: Callable[..., Any], captures: Sequence[Data], tiles: Sequence[Array]
) -> Data:
    """What the function gives for each element, with control flow of its own."""
    whole_ = np.broadcast_arrays(*tiles)
    shape = whole_[0].shape
    if m is not None or any(np.ndim(each) for each in captures):
        shape = (g.size, *shape[1:])
    count = int(np.prod(shape[1:], dtype=np.int64))
    elements = _Elements(g.batch, np.repeat(g.warps[: shape[0]], count))
    flat = [np.broadcast_to(each, shape).reshape(-1) for each in whole_]
    outside = [np.repeat(each, count) if np.ndim(each) else each for each in captures]
    made = function(elements, None if m is None else np.repeat(m, count), *outside, *flat)
    return tuple(np.broadcast_to(each, (elements.size,)).reshape(shape) for each in made)


def _emit(k: Compiler, op: Op, run: Callable[..., Any]) -> None:
    """Writes a call of ``run(combine, *operands)``."""
    name, captures = _region(k, op)
    code = k.bind(run, "f")
    call = f"lambda *a: {name}({', '.join(['g', 'None', *captures, '*a'])})"
    if _parts(k, op):
        each = k.bind(_one_by_one, "f")
        call = f"lambda *a: {each}(g, {k.mask}, {name}, {tuple_of(captures) if captures else '()'}, a)"
    names = [k.define(result) for result in op.results]
    k.emit(f"{', '.join(names)}{',' * (len(names) == 1)} = {code}({', '.join([call, *k.names(op.operands)])})")


def _all(tiles: Sequence[Array], shape: tuple[int, ...], axis: int) -> list[Array]:
    """The tiles with all elements along the axis, and as many along the others."""
    whole_ = np.broadcast_arrays(*tiles)
    sizes = list(whole_[0].shape[1:])
    sizes[axis - 1] = shape[axis - 1]
    return [whole(each, sizes) for each in whole_]


@rule("tt.reduce", kind="emits", computes=True)
def _reduce(k: Compiler, op: Op) -> None:
    axis, shape = integer(op, "axis") + 1, shape_of(op.operands[0].type)
    tile = is_tile(op.results[0].type)

    def reduce(combine: Combine, *tiles: Array) -> Data:
        left = [np.moveaxis(each, axis, -1) for each in _all(tiles, shape, axis)]
        while left[0].shape[-1] > 1:
            half = left[0].shape[-1] // 2
            rest = [each[..., 2 * half :] for each in left]
            left = list(combine(*(each[..., :half] for each in left), *(each[..., half : 2 * half] for each in left)))
            if rest[0].shape[-1]:
                left = [np.concatenate(pair, -1) for pair in zip(left, rest)]
        done = [each[..., 0] for each in left]
        return tuple(done if tile else map(scalar, done))

    _emit(k, op, reduce)


@rule("tt.scan", kind="emits", computes=True)
def _scan(k: Compiler, op: Op) -> None:
    axis, shape, reverse = integer(op, "axis") + 1, shape_of(op.operands[0].type), flag(op, "reverse")

    def scan(combine: Combine, *tiles: Array) -> Data:
        done = [np.moveaxis(each, axis, -1) for each in _all(tiles, shape, axis)]
        if reverse:
            done = [each[..., ::-1] for each in done]
        step, size = 1, shape[axis - 1]
        while step < size:
            # Each element takes in those before it that it has not yet.
            ahead = combine(*(each[..., :-step] for each in done), *(each[..., step:] for each in done))
            done = [np.concatenate([each[..., :step], more], -1) for each, more in zip(done, ahead)]
            step *= 2
        if reverse:
            done = [each[..., ::-1] for each in done]
        return tuple(np.moveaxis(each, -1, axis) for each in done)

    _emit(k, op, scan)


@rule("tt.map_elementwise", kind="emits", computes=True)
def _map(k: Compiler, op: Op) -> None:
    pack, shape = integer(op, "pack"), shape_of(op.operands[0].type)
    count = len(op.results)

    def each_one(combine: Combine, *tiles: Array) -> Data:
        size = max(map(len, tiles))
        split = [whole(np.broadcast_to(each, (size, *each.shape[1:])), shape).reshape(size, -1, pack) for each in tiles]
        made = combine(*(each[..., i] for each in split for i in range(pack)))
        joined = [np.stack(np.broadcast_arrays(*made[i * pack : (i + 1) * pack]), -1) for i in range(count)]
        return tuple(np.broadcast_to(each, (size, *each.shape[1:])).reshape(size, *shape) for each in joined)

    _emit(k, op, each_one)


@rule("tt.reduce.return", "tt.scan.return", "tt.map_elementwise.return", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
