"""Views of iree_gpu.multi_mma: its iteration space, and where its operands hold their elements."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from gpuir.dialects import affine, arith, iree_gpu
from gpuir.dialects.iree_gpu import DataTiledMMAAttr, MMAAttr
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir
from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC, index_constant

__all__ = [
    "OPERANDS",
    "FragmentKind",
    "MmaKind",
    "MmaOperand",
    "MultiMmaView",
    "fragment_slice",
    "multi_mma_like",
]

#: The kinds whose layout says which elements of a fragment each lane holds, and all kinds of multi_mma.
FragmentKind: TypeAlias = "MMAAttr | NvMMAAttr | NvWgmmaAttr"
MmaKind: TypeAlias = "FragmentKind | DataTiledMMAAttr"

#: The operands of a multi_mma and of a contraction, in order.
OPERANDS = ("lhs", "rhs", "acc")


@dataclasses.dataclass(frozen=True)
class MmaOperand:
    """One operand: outer dimension ``i`` is iterated by iterator ``outer[i]``; the dimensions after them are inner.

    Inner dimension ``i`` holds the canonical dimension ``permutation[i]``. The canonical dimensions in row-major order
    are the fragment's (rows, columns): (m, k) for lhs, (k, n) for rhs, (m, n) for acc. With a ``swizzle``, the last inner
    dimension has that many bytes, and its units of 16 bytes are permuted by their row's number (#gpuir_nv.wgmma_layout).
    """

    name: str
    value: ir.Value
    outer: tuple[int, ...]
    permutation: tuple[int, ...]
    swizzle: int = 0

    @property
    def type(self) -> ir.ShapedType:
        return self.value.type

    @property
    def element_type(self) -> ir.FloatType | ir.IntegerType:
        return self.value.type.element_type

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

    def indices(self, row: ir.Value, column: ir.Value, rows: int, columns: int) -> list[ir.Value]:
        """The indices of the fragment's element (row, column) in the inner dimensions."""
        shape = self.canonical_shape()
        canonical = [row, column] if shape == [rows, columns] else _delinearized(row, column, shape, rows, columns)
        indices = [canonical[dimension] for dimension in self.permutation]
        if self.swizzle:
            indices[-1] = self._swizzled(indices[-2], indices[-1])
        return indices

    def _swizzled(self, row: ir.Value, column: ir.Value) -> ir.Value:
        """The swizzled column: units are permuted by the number of their 128 bytes in the pattern."""
        units, elements = self.swizzle // 16, 128 // self.element_type.width
        number = arith.remui(arith.divui(row, index_constant(8 // units)), index_constant(units))
        return arith.xori(column, arith.muli(number, index_constant(elements)))


def _delinearized(row: ir.Value, column: ir.Value, shape: list[int], rows: int, columns: int) -> list[ir.Value]:
    """Indices into dimensions of ``shape`` that in row-major order enumerate the rows and columns."""
    size = 1
    for cut, n in enumerate([*shape, 0]):
        if size == rows and math.prod(shape[cut:]) == columns:
            # Whole dimensions belong to the rows and the rest to the columns.
            return _split(row, shape[:cut]) + _split(column, shape[cut:])
        size *= n
    return _split(arith.addi(arith.muli(row, index_constant(columns)), column), shape)


def _split(index: ir.Value, shape: list[int]) -> list[ir.Value]:
    if not shape:
        return []
    if len(shape) == 1:
        return [index]
    op = affine.AffineDelinearizeIndexOp([ir.IndexType.get()] * len(shape), index, [], shape)
    return list(op.multi_index)


class MultiMmaView:
    """A multi_mma taken apart: ``iterators`` is their number, ``operands`` are lhs, rhs and acc."""

    def __init__(self, op: iree_gpu.MultiMmaOp):
        self.op = op
        self.kind: MmaKind = op.kind
        self.iterators = len(op.iterator_types)
        self.operands = tuple(self._operand(op, name, map_) for name, map_ in zip(OPERANDS, op.indexing_maps))

    @staticmethod
    def _operand(op: iree_gpu.MultiMmaOp, name: str, map_: ir.Attribute) -> MmaOperand:
        value = getattr(op, name)
        outer = tuple(ir.AffineDimExpr(result).position for result in ir.AffineMapAttr(map_).value.results)
        given = getattr(op, f"{name}_permutation")
        inner_rank = value.type.rank - len(outer)
        permutation = tuple(given) if given is not None else tuple(range(inner_rank))
        swizzle = op.kind.swizzle if isinstance(op.kind, NvWgmmaAttr) and name != "acc" else 0
        return MmaOperand(name, value, outer, permutation, swizzle)

    @property
    def lhs(self) -> MmaOperand:
        return self.operands[0]

    @property
    def rhs(self) -> MmaOperand:
        return self.operands[1]

    @property
    def acc(self) -> MmaOperand:
        return self.operands[2]

    def all_are(self, type_class: type[ir.Type]) -> bool:
        """Whether all operands have types of that class."""
        return all(isinstance(operand.type, type_class) for operand in self.operands)

    def dimensions_of(self, iterator: int) -> list[tuple[MmaOperand, int]]:
        """The operands and outer dimensions that the iterator runs over, those of static size first."""
        dimensions = [(o, o.outer.index(iterator)) for o in self.operands if iterator in o.outer]
        if not dimensions:
            raise failure(self.op, f"has no size for iterator {iterator}: none of its indexing maps uses it")
        return sorted(dimensions, key=lambda at: at[0].type.is_dynamic_dim(at[1]))

    def static_bounds(self) -> list[int]:
        """Sizes of the iteration space, when all operands have static shapes."""
        firsts = (self.dimensions_of(iterator)[0] for iterator in range(self.iterators))
        return [operand.type.get_dim_size(dimension) for operand, dimension in firsts]

    def single(self, lhs: ir.Value, rhs: ir.Value, acc: ir.Value) -> ir.Value:
        """One intrinsic of the same kind and permutations, without iterators; returns its result."""
        maps = [ir.AffineMap.get(0, 0, [])] * 3
        return multi_mma_like(self.op, lhs, rhs, acc, indexing_maps=maps, iterator_types=[])

    def fragment(self) -> tuple[int, int, int]:
        """m, n, k of the intrinsic; an error at the op when it does not hold whole fragments of a single intrinsic."""
        kind = self.kind
        if isinstance(kind, DataTiledMMAAttr):
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


def multi_mma_like(
    op: iree_gpu.MultiMmaOp, lhs: ir.Value, rhs: ir.Value, acc: ir.Value, **overrides: Any
) -> ir.OpResult:
    """A multi_mma on other operands with the attributes of ``op``, except for ``overrides``; returns its result."""
    attributes: dict[str, Any] = {
        "indexing_maps": op.indexing_maps,
        "iterator_types": op.iterator_types,
        "kind": op.kind,
    }
    for name in OPERANDS:
        permutation = getattr(op, f"{name}_permutation")
        if permutation is not None:
            attributes[f"{name}_permutation"] = list(permutation)
    return iree_gpu.multi_mma(lhs, rhs, acc, **{**attributes, **overrides})


def fragment_slice(
    operand: MmaOperand, indices: Sequence[ir.Value] | Mapping[int, ir.Value]
) -> tuple[list[ir.Value], list[int], list[int], list[int]]:
    """Offset operands, static offsets, sizes and strides of the fragment at the outer ``indices``, by iterator."""
    rank, outer = operand.type.rank, len(operand.outer)
    offsets = [DYNAMIC] * outer + [0] * (rank - outer)
    return [indices[i] for i in operand.outer], offsets, [1] * outer + operand.inner_shape, [1] * rank
