"""Integers that wrap around on their way to an address.

Of the ops whose results may become part of an address each looks at the bounds of its operands. Where a number does not fit, the
result is ``Wrapped``: an array that remembers which of its elements are wrong, and hands that on as far as sums and products go.
What hashes and generators of random numbers do (shifts to the right, remainders, bits) forgets it: there it is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Array, Bools, Lanes, Op
from gpuir.sim.tiles.sums import Sum
from gpuir.sim.tiles.uses import named
from gpuir.sim.types import bits_of, dtype_of
from gpuir.sim.values import Deferred, settled

__all__ = ["Origin", "Wrapped", "watch_offsets"]


class Origin(NamedTuple):
    """The op that made a number which does not fit its type."""

    site: Site
    text: str


class Wrapped(np.ndarray):
    """An array of which some elements have wrapped around, or were made of such ones; flags of its shape say which."""

    wrapped: Any
    origin: Any

    @staticmethod
    def of(values: Lanes, flags: Lanes, origin: Origin) -> Wrapped:
        """The values, of which those of the flags are wrong."""
        made = np.asarray(values).view(Wrapped)
        made.wrapped, made.origin = np.broadcast_to(flags, made.shape), origin
        return made

    def __array_finalize__(self, source: Any) -> None:
        self.wrapped = self.origin = None

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        result = getattr(ufunc, method)(*map(_bare, inputs), **options)
        if method != "__call__" or options or ufunc not in _CARRYING:
            return result
        return _joined(result, inputs)

    def __array_function__(self, function: Any, types: Any, arguments: Any, options: Any) -> Any:
        result = function(*map(_bare, arguments), **options)
        if function is np.where and len(arguments) == 3:
            yes, no = (_flags(each) for each in arguments[1:])
            return Wrapped.of(result, np.where(_bare(arguments[0]), yes, no), _origin(arguments))
        if function in (np.expand_dims, np.broadcast_to, np.reshape, np.transpose) and isinstance(
            arguments[0], Wrapped
        ):
            return Wrapped.of(result, function(_flags(arguments[0]), *arguments[1:], **options), _origin(arguments))
        return result

    def _moved(self, move: Callable[[Array], Array]) -> Any:
        bare = move(np.asarray(self))
        return bare if self.wrapped is None else Wrapped.of(bare, move(self.wrapped), self.origin)

    def reshape(self, *shape: Any, **options: Any) -> Any:
        """With its flags."""
        return self._moved(lambda array: array.reshape(*shape, **options))

    def transpose(self, *axes: Any) -> Any:
        """With its flags."""
        return self._moved(lambda array: array.transpose(*axes))

    def __getitem__(self, index: Any) -> Any:
        return self._moved(lambda array: array[index])

    def astype(self, dtype: Any, **options: Any) -> Any:  # type: ignore[override]
        """The same elements are wrong."""
        bare = np.asarray(self).astype(dtype, **options)
        return bare if self.wrapped is None else Wrapped.of(bare, self.wrapped, self.origin)


#: What a number that is wrong makes wrong numbers of.
_CARRYING = frozenset([np.add, np.subtract, np.multiply, np.left_shift, np.negative, np.minimum, np.maximum])


def _bare(value: Any) -> Any:
    value = settled(value)
    return np.asarray(value) if isinstance(value, Wrapped) else value


def _flags(value: Any) -> Bools:
    known = value.wrapped if isinstance(value, Wrapped) else None
    flags: Bools = np.zeros(np.shape(value), bool) if known is None else known
    return flags


def _origin(values: Sequence[Any]) -> Any:
    return next((each.origin for each in values if isinstance(each, Wrapped) and each.origin is not None), None)


def _joined(result: Lanes, operands: Sequence[Any]) -> Any:
    """The result of an op, some of whose operands are wrong."""
    origin = _origin(operands)
    if origin is None:
        return result
    flags: Any = False
    for each in operands:
        flags = flags | _flags(each)
    return Wrapped.of(result, flags, origin)


# Which ops look


class _Look(NamedTuple):
    """What a watched op computes, in NumPy and of Python's integers, and how messages write it."""

    ufunc: np.ufunc
    exact: Callable[[int, int], int]
    sign: str


_LOOKS = {
    "arith.addi": _Look(np.add, lambda a, b: a + b, "+"),
    "arith.subi": _Look(np.subtract, lambda a, b: a - b, "-"),
    "arith.muli": _Look(np.multiply, lambda a, b: a * b, "*"),
}
#: What hands a number on to an address; all their operands are followed.
_CARRIERS = frozenset([
    *_LOOKS, "arith.trunci", "arith.shli", "arith.extsi", "arith.index_cast", "arith.select", "arith.minsi", "arith.maxsi",
    "tt.splat", "tt.unsplat", "tt.broadcast", "tt.expand_dims", "tt.reshape", "tt.trans", "ttg.convert_layout",
])  # fmt: skip
#: Ops whose integers are offsets, coordinates, sizes or strides; what a call gets may become such.
_ADDRESSES = (
    "tt.addptr", "tt.make_tensor_ptr", "tt.advance", "tt.make_tensor_descriptor", "tt.descriptor_load", "tt.descriptor_store",
    "tt.descriptor_gather", "tt.descriptor_scatter", "tt.descriptor_reduce", "tt.experimental_descriptor_load",
    "tt.experimental_descriptor_store", "ttng.async_tma_copy_global_to_local", "ttng.async_tma_copy_local_to_global",
    "ttng.async_tma_reduce", "ttng.async_tma_gather", "ttng.async_tma_scatter", "amdg.buffer_load", "amdg.buffer_store",
    "amdg.buffer_load_to_local", "amdg.buffer_atomic_rmw", "amdg.buffer_atomic_cas", "amdg.update_tensor_descriptor",
    "amdg.async_tdm_copy_global_to_local", "amdg.async_tdm_copy_local_to_global", "tt.call", "tt.return",
    "ttg.warp_specialize", "ttg.warp_specialize.partitions",
)  # fmt: skip


def watch_offsets(k: Compiler, function: Op) -> None:
    """Notes the function's ops on integers from 32 bits on whose results may become part of an address."""
    left = [value for op in named(function, *_ADDRESSES) for value in op.operands]
    seen: set[ir.Value] = set()
    while left:
        value = plain(left.pop())
        if value in seen or not _is_number(value.type):
            continue
        seen.add(value)
        left += _makers(value)
        op = defining_op(value)
        if op is not None and op.name in _LOOKS:
            k.program.instead[op] = _looking(k.site(op), _LOOKS[op.name], value.type)
        elif op is not None and op.name == "arith.trunci":
            k.program.instead[op] = _truncating(k.site(op), value.type)


def _makers(value: ir.Value) -> list[ir.Value]:
    """The values of which one was made, by what hands numbers on."""
    op = defining_op(value)
    if op is not None:
        if op.name in _CARRIERS:
            return list(op.operands)
        if op.name in ("scf.for", "scf.if", "scf.while"):
            number = next(at for at, each in enumerate(op.results) if plain(each) == value)
            return [*_ends(op, number), *([op.operands[number + 3]] if op.name == "scf.for" else [])]
        return []
    block = value.owner
    if not isinstance(block, ir.Block) or block.owner.operation.name != "scf.for":
        return []
    around = block.owner.operation
    number = next(at for at, each in enumerate(block.arguments) if plain(each) == value)
    if not number:
        return list(around.operands)[:3]
    return [*_ends(around, number - 1), around.operands[number + 2]]


def _ends(op: Op, number: int) -> list[ir.Value]:
    """What the op's regions end with, in that position."""
    found = []
    for region in op.regions:
        for block in region.blocks:
            last = list(block.operations)[-1].operation
            at = number + (last.name == "scf.condition")
            found += [last.operands[at]] if at < len(last.operands) else []
    return found


def _is_number(type: ir.Type) -> bool:
    element = type.element_type if isinstance(type, ir.RankedTensorType) else type
    return isinstance(element, ir.IntegerType) and element.width in (32, 64)


def _bounds(value: Lanes) -> tuple[int, int]:
    if isinstance(value, Sum):
        return value.low, value.high
    array = np.asarray(value)
    return (int(array.min()), int(array.max())) if array.size else (0, 0)


def _looking(site: Site, look: _Look, type: ir.Type) -> Callable[..., Any]:
    """The op's code: an array that says so where a number does not fit."""
    limit = 1 << (bits_of(type) - 1)

    def run(a: Lanes, b: Lanes) -> Any:
        made = look.ufunc(a, b)
        if isinstance(made, Sum):
            return made
        one, other = _bounds(a), _bounds(b)
        corners = [look.exact(x, y) for x in one for y in other]
        if -limit <= min(corners) and max(corners) < limit:
            return made
        left, right = (np.asarray(_bare(each)) for each in (a, b))
        if limit <= 1 << 31:
            wrong = look.ufunc(left.astype(np.int64), right.astype(np.int64)) != np.asarray(made)
        else:
            wrong = abs(look.ufunc(left.astype(float), right.astype(float))) >= float(limit)
        return _marked(made, wrong, site, lambda at: _said(left, right, made, look.sign, at, type))

    return run


def _said(left: Array, right: Array, made: Lanes, sign: str, at: int, type: ir.Type) -> str:
    shape = np.shape(made)
    one, other, result = (int(np.broadcast_to(each, shape).reshape(-1)[at]) for each in (left, right, _bare(made)))
    element = type.element_type if isinstance(type, ir.RankedTensorType) else type
    return f"{one} {sign} {other} does not fit {element}, and becomes {result}"


def _truncating(site: Site, type: ir.Type) -> Callable[..., Any]:
    dtype, limit = dtype_of(type), 1 << (bits_of(type) - 1)

    def run(a: Lanes) -> Any:
        made = a.astype(dtype)
        low, high = _bounds(a)
        if isinstance(a, Deferred) or (-limit <= low and high < limit):
            if -limit <= low and high < limit:
                return made
        wide = np.asarray(_bare(a))
        element = type.element_type if isinstance(type, ir.RankedTensorType) else type
        text = "{} does not fit " + str(element)
        return _marked(made, wide != np.asarray(_bare(made)), site, lambda at: text.format(int(wide.reshape(-1)[at])))

    return run


def _marked(made: Lanes, wrong: Any, site: Site, say: Callable[[int], str]) -> Any:
    """The result, of which some elements are wrong."""
    wrong = np.asarray(wrong)
    if not wrong.any():
        return made
    return Wrapped.of(settled(made), wrong | _flags(made), Origin(site, say(int(np.flatnonzero(wrong)[0]))))
