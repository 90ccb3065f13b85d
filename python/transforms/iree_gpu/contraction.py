"""What the lowerings need to know about a multi_mma: its iteration space, and where operands hold their elements."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure

__all__ = ["Contraction", "Operand", "index_constant", "inner_slice", "like"]

_OPERANDS = ("lhs", "rhs", "acc")


@dataclasses.dataclass(frozen=True)
class Operand:
    """One operand: outer dimension ``i`` is iterated by iterator ``outer[i]``; the dimensions after them are inner.

    Inner dimension ``i`` holds the canonical dimension ``permutation[i]``. The canonical dimensions in row-major order
    are the fragment's (rows, columns): (m, k) for lhs, (k, n) for rhs, (m, n) for acc. With a ``swizzle``, units of 16 bytes of
    the last inner dimension, which has that many bytes, are exchanged by the number of their row (#gpuir_nv.wgmma_layout).
    """

    name: str
    value: Any
    outer: tuple[int, ...]
    permutation: tuple[int, ...]
    swizzle: int = 0

    @property
    def type(self) -> Any:
        return self.value.type

    @property
    def element_type(self) -> Any:
        return self.type.element_type

    @property
    def inner_shape(self) -> list[int]:
        return [self.type.get_dim_size(i) for i in range(len(self.outer), self.type.rank)]

    @property
    def inner_elements(self) -> int:
        return math.prod(self.inner_shape)

    def canonical_shape(self) -> list[int]:
        shape = [0] * len(self.permutation)
        for size, dimension in zip(self.inner_shape, self.permutation):
            shape[dimension] = size
        return shape

    def indices(self, row: Any, column: Any, rows: int, columns: int) -> list[Any]:
        """Where element (row, column) of the fragment is among the inner dimensions, as index values."""
        shape = self.canonical_shape()
        canonical = [row, column] if shape == [rows, columns] else _delinearized(row, column, shape, rows, columns)
        places = [canonical[dimension] for dimension in self.permutation]
        if self.swizzle:
            places[-1] = self._swizzled(places[-2], places[-1])
        return places

    def _swizzled(self, row: Any, column: Any) -> Any:
        """Where an element of a row is, with the row's units exchanged by the number of its 128 bytes in the pattern."""
        arith = module("dialects.arith")
        count, unit = self.swizzle // 16, 128 // self.element_type.width
        number = arith.remui(arith.divui(row, index_constant(8 // count)), index_constant(count))
        return arith.xori(column, arith.muli(number, index_constant(unit)))


def _delinearized(row: Any, column: Any, shape: list[int], rows: int, columns: int) -> list[Any]:
    """Indices into dimensions of ``shape`` that in row-major order enumerate the rows and columns."""
    arith = module("dialects.arith")
    size = 1
    for cut, n in enumerate([*shape, 0]):
        if size == rows and math.prod(shape[cut:]) == columns:
            # Whole dimensions belong to the rows and the rest to the columns.
            return _split(row, shape[:cut]) + _split(column, shape[cut:])
        size *= n
    return _split(arith.addi(arith.muli(row, index_constant(columns)), column), shape)


def _split(index: Any, shape: list[int]) -> list[Any]:
    if not shape:
        return []
    if len(shape) == 1:
        return [index]
    op = module("dialects.affine").AffineDelinearizeIndexOp([ir.IndexType.get()] * len(shape), index, [], shape)
    return list(op.results)


def index_constant(value: int) -> Any:
    """An index constant at the current place."""
    return module("dialects.arith").constant(ir.IndexType.get(), value)


class Contraction:
    """A multi_mma taken apart: ``iterators`` is their number, ``operands`` are lhs, rhs and acc."""

    def __init__(self, op: Any):
        self.op = op
        self.kind = op.kind
        self.iterators = len(op.iterator_types)
        self.operands = tuple(self._operand(op, name, map_) for name, map_ in zip(_OPERANDS, op.indexing_maps))

    @staticmethod
    def _operand(op: Any, name: str, map_: Any) -> Operand:
        value = getattr(op, name)
        outer = tuple(ir.AffineDimExpr(result).position for result in ir.AffineMapAttr(map_).value.results)
        given = getattr(op, f"{name}_permutation")
        inner_rank = value.type.rank - len(outer)
        permutation = tuple(given) if given is not None else tuple(range(inner_rank))
        swizzle = 0 if name == "acc" else getattr(op.kind, "swizzle", 0)
        return Operand(name, value, outer, permutation, swizzle)

    @property
    def lhs(self) -> Operand:
        return self.operands[0]

    @property
    def rhs(self) -> Operand:
        return self.operands[1]

    @property
    def acc(self) -> Operand:
        return self.operands[2]

    def all_are(self, type_class: Any) -> bool:
        """Whether all operands have types of that class."""
        return all(isinstance(operand.type, type_class) for operand in self.operands)

    def where(self, iterator: int) -> list[tuple[Operand, int]]:
        """Operands and outer dimensions that the iterator runs over, those of static size first."""
        found = [(o, o.outer.index(iterator)) for o in self.operands if iterator in o.outer]
        if not found:
            raise failure(self.op, f"has no size for iterator {iterator}: none of its indexing maps uses it")
        return sorted(found, key=lambda at: at[0].type.is_dynamic_dim(at[1]))

    def static_bounds(self) -> list[int]:
        """Sizes of the iteration space, when all operands have static shapes."""
        return [at[0][0].type.get_dim_size(at[0][1]) for at in map(self.where, range(self.iterators))]

    def single(self, lhs: Any, rhs: Any, acc: Any) -> Any:
        """One intrinsic of the same kind and permutations, without iterators; returns its result."""
        return like(self.op, lhs, rhs, acc, indexing_maps=[ir.AffineMap.get(0, 0, [])] * 3, iterator_types=[])

    def fragment(self) -> tuple[int, int, int]:
        """m, n, k of the intrinsic; an error at the op when it does not hold whole fragments of a single intrinsic."""
        from gpuir.dialects import iree_gpu

        kind = self.kind
        if isinstance(kind, iree_gpu.DataTiledMMAAttr):
            raise failure(
                self.op,
                f"has no reference lowering for kind = {kind}: only #iree_gpu.mma_layout says where an element of a "
                "fragment is; lower the op before its operands take the data-tiled layout",
            )
        sizes = {"lhs": kind.m * kind.k, "rhs": kind.k * kind.n, "acc": kind.m * kind.n}
        if any(operand.inner_elements != sizes[operand.name] for operand in self.operands):
            held = ", ".join(f"{o.inner_elements} of {sizes[o.name]} elements of {o.name}" for o in self.operands)
            raise failure(
                self.op,
                f"holds only one lane's share of the fragments ({held}), and its result depends on what the other "
                f"lanes hold: lower it in the subgroup form, with inner sizes {kind.m}x{kind.k}, {kind.k}x{kind.n} and "
                f"{kind.m}x{kind.n}, before it is distributed to lanes",
            )
        return kind.m, kind.n, kind.k


def like(op: Any, lhs: Any, rhs: Any, acc: Any, **changed: Any) -> Any:
    """A multi_mma of other operands with the attributes of ``op`` but those that are ``changed``; returns its result."""
    from gpuir.dialects import iree_gpu

    attributes = {"indexing_maps": op.indexing_maps, "iterator_types": op.iterator_types, "kind": op.kind}
    for name in _OPERANDS:
        permutation = getattr(op, f"{name}_permutation")
        if permutation is not None:
            attributes[f"{name}_permutation"] = list(permutation)
    return iree_gpu.multi_mma(lhs, rhs, acc, **{**attributes, **changed})


def inner_slice(operand: Operand, indices: Sequence[Any]) -> tuple[list[Any], list[int], list[int], list[int]]:
    """Offsets (values), static offsets, sizes and strides of the one fragment at the outer ``indices``."""
    dynamic = ir.ShapedType.get_dynamic_size()
    rank = operand.type.rank
    outer = len(operand.outer)
    offsets = [dynamic] * outer + [0] * (rank - outer)
    return [indices[i] for i in operand.outer], offsets, [1] * outer + operand.inner_shape, [1] * rank
