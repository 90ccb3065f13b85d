"""Vectors: constants, flattening, and transfers of whole tensors."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpuir.dialects import arith, linalg, vector
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.indices import index_constant
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op

__all__ = [
    "fill_of",
    "flattened",
    "is_minor_identity_access",
    "read_tensor",
    "reshaped",
    "splat",
    "trues",
    "write_tensor",
    "zero_of",
    "zeros",
]


def zero_of(element: ir.Type) -> ir.Attribute:
    """The zero of an element type, as an attribute."""
    return ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)


def splat(type_: ir.Type, element: ir.Attribute) -> ir.Value:
    """A dense constant with one element everywhere."""
    return arith.constant(type_, ir.DenseElementsAttr.get_splat(type_, element))


def zeros(type_: ir.VectorType) -> ir.Value:
    """A vector of zeros."""
    return splat(type_, zero_of(type_.element_type))


def fill_of(value: ir.Value) -> linalg.FillOp | None:
    """The linalg.fill that a tensor is the result of, or None."""
    return defining_op(value, linalg.FillOp)


def trues(count: int) -> ir.ArrayAttr:
    """``[true, ...]``: a transfer op's ``in_bounds`` where every dimension is."""
    return ir.ArrayAttr.get([ir.BoolAttr.get(True)] * count)


def reshaped(value: ir.Value, type_: ir.Type) -> ir.Value:
    """vector.shape_cast to ``type_``; the value itself where it has that type."""
    return value if value.type == type_ else vector.shape_cast(type_, value)


def flattened(value: ir.Value) -> ir.Value:
    """A vector's elements as a vector of rank 1, in row-major order."""
    type_ = value.type
    return reshaped(value, ir.VectorType.get([math.prod(type_.shape)], type_.element_type))


def read_tensor(value: ir.Value) -> ir.Value:
    """A whole tensor or memref as a vector."""
    shape, element = value.type.shape, value.type.element_type
    padding = arith.constant(element, zero_of(element))
    rank = len(shape)
    return vector.TransferReadOp(
        ir.VectorType.get(shape, element), value, _origin(rank), ir.AffineMap.get_identity(rank), padding, trues(rank)
    ).result


def write_tensor(value: ir.Value, dest: ir.Value) -> ir.Value:
    """``dest`` with all its elements replaced by those of a vector."""
    rank = dest.type.rank
    write = vector.TransferWriteOp(dest.type, value, dest, _origin(rank), ir.AffineMap.get_identity(rank), trues(rank))
    return write.results[0]


def _origin(rank: int) -> list[ir.Value]:
    zero: Sequence[ir.Value] = [index_constant(0)] if rank else []
    return list(zero) * rank


def is_minor_identity_access(op: vector.TransferReadOp | vector.TransferWriteOp) -> bool:
    """Whether a transfer op is in bounds, has no mask, and has a tensor's last dimensions in their order."""
    map_ = op.permutation_map.value
    positions = [ir.AffineDimExpr(r).position for r in map_.results if isinstance(r, ir.AffineDimExpr)]
    return (
        len(positions) == len(map_.results)
        and positions == list(range(map_.n_dims - len(positions), map_.n_dims))
        and all(ir.BoolAttr(flag).value for flag in op.in_bounds)
        and op.mask is None
    )
