"""Buffers seen with their dimensions in another order: which encoding then has each element in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.ttg.cluster_steps import cluster_steps
from gpuir.dialects.ttg.clusters import CGA, CTA
from gpuir.dialects.ttg.encodings import (
    CLUSTERED_SHARED,
    SHARED,
    AMDRotatingSharedEncodingAttr,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SwizzledSharedEncodingAttr,
    cluster_of_keys,
    shared_rank,
)
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.shared_linear import BufferForm, buffer_layout
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.layouts import BLOCK, OFFSET

__all__ = ["same_places", "transposed"]

#: The alignment in bytes of a layout that only its bases say.
_ALIGNMENT = 16


def transposed(type: MemDescType, order: list[int]) -> MemDescType:
    """The type of a buffer seen with its dimensions in that order; ValueError where there is none."""
    if sorted(order) != list(range(type.rank)):
        raise ValueError(f"expects order to be a permutation of 0..{type.rank - 1}, found {order}")
    alloc = list(type.alloc_shape or type.shape)
    buffers = len(alloc) - len(order)
    return MemDescType.get(
        [type.shape[dimension] for dimension in order], type.element_type, _encoding(type.encoding, type.shape, order),
        type.memory_space, mutable=type.mutable,
        alloc_shape=alloc[:buffers] + [alloc[buffers + dimension] for dimension in order], context=type.context,
    )  # fmt: skip


def same_places(one: MemDescType, other: MemDescType, form: BufferForm) -> bool:
    """Whether types differ in encodings alone, and these have all elements in the same places, in releases of that `form`."""
    spelled = MemDescType.get(
        other.shape, other.element_type, one.encoding, other.memory_space, other.mutable, other.alloc_shape,
        context=other.context,
    )  # fmt: skip
    return spelled == one and _same(one.encoding, other.encoding, other.shape, form)


def _same(one: ir.Attribute, other: ir.Attribute, shape: Sequence[int], form: BufferForm) -> bool:
    if isinstance(one, PartitionedSharedEncodingAttr) and isinstance(other, PartitionedSharedEncodingAttr):
        parts = [(e.num_partitions, e.num_groups, e.partition_dim) for e in (one, other)]
        return parts[0] == parts[1] and _same(one.partition_layout, other.partition_layout, _piece(shape, one), form)
    if _same_but_for_keys(one, other):
        return True
    try:
        return one == other or buffer_layout(shape, one, form) == buffer_layout(shape, other, form)
    except ValueError:
        return False


def _same_but_for_keys(one: ir.Attribute, other: ir.Attribute) -> bool:
    """Whether they are one encoding whose CTAs are said in other words."""
    if type(one) is not type(other) or not isinstance(one, CLUSTERED_SHARED):
        return False
    plain = [field.python for field in one.spec.fields if field.name not in (*CTA, CGA)]
    return cluster_steps(one) == cluster_steps(other) and all(
        getattr(one, name) == getattr(other, name) for name in plain
    )


def _piece(shape: Sequence[int], encoding: PartitionedSharedEncodingAttr) -> list[int]:
    """The shape of what has `partitionLayout`."""
    piece = list(shape)
    pieces = encoding.num_partitions * encoding.num_groups
    piece[encoding.partition_dim] = max(piece[encoding.partition_dim] // pieces, 1)
    return piece


def _encoding(encoding: ir.Attribute, shape: Sequence[int], order: list[int]) -> ir.Attribute:
    if order == list(range(len(order))) and isinstance(encoding, SHARED):
        return encoding
    if isinstance(encoding, SharedLinearEncodingAttr):
        return encoding.permuted(order)
    refusal = ValueError(f"expects an encoding that can be transposed by {order}, found {encoding}")
    if not isinstance(encoding, SHARED):
        raise refusal
    if shared_rank(encoding) != len(order):
        raise ValueError(f"expects an encoding of {len(order)} dimensions to transpose, found {encoding}")
    inverse = [order.index(dimension) for dimension in range(len(order))]
    cta: dict[str, Any] = {}
    cluster = cluster_of_keys(encoding) if isinstance(encoding, CLUSTERED_SHARED) else None
    if cluster is not None:
        if any(len(keys) != len(order) for keys in (cluster.ctas, cluster.split, cluster.order)):
            raise ValueError(f"expects an encoding of {len(order)} dimensions to transpose, found {encoding}")
        cta = {
            "ctas_per_cga": [cluster.ctas[dimension] for dimension in order],
            "cta_split_num": [cluster.split[dimension] for dimension in order],
            "cta_order": [inverse[dimension] for dimension in cluster.order],
        }
    if isinstance(encoding, SwizzledSharedEncodingAttr):
        return SwizzledSharedEncodingAttr.get(
            vec=encoding.vec, per_phase=encoding.per_phase, max_phase=encoding.max_phase,
            order=[inverse[dimension] for dimension in encoding.order], context=encoding.context, **cta,
        )  # fmt: skip
    if isinstance(encoding, NVMMASharedEncodingAttr) and order == [1, 0]:
        return NVMMASharedEncodingAttr.get(
            swizzling_byte_width=encoding.swizzling_byte_width, transposed=not encoding.transposed,
            element_bit_width=encoding.element_bit_width, fp4_padded=encoding.fp4_padded, context=encoding.context, **cta,
        )  # fmt: skip
    if isinstance(encoding, PaddedSharedEncodingAttr):
        return _padded(encoding, order, inverse, cta)
    if isinstance(encoding, PartitionedSharedEncodingAttr):
        return PartitionedSharedEncodingAttr.get(
            encoding.num_partitions, encoding.num_groups, inverse[encoding.partition_dim],
            _encoding(encoding.partition_layout, _piece(shape, encoding), order), context=encoding.context,
        )  # fmt: skip
    if isinstance(encoding, AMDRotatingSharedEncodingAttr):
        bases = buffer_layout(shape, encoding).bases
        places: SharedLinearEncodingAttr = SharedLinearEncodingAttr.get(
            offset=bases[OFFSET], block=bases[BLOCK], alignment=_ALIGNMENT, context=encoding.context
        )
        return places.permuted(order)
    raise refusal


def _padded(
    encoding: PaddedSharedEncodingAttr, order: list[int], inverse: list[int], cta: dict[str, Any]
) -> ir.Attribute:
    moved = dict(cta)
    if encoding.order is not None:
        moved["order"] = [inverse[dimension] for dimension in encoding.order]
    if encoding.shape is not None:
        moved["shape"] = [encoding.shape[dimension] for dimension in order]
    for name in ("offset", "block"):
        if (bases := getattr(encoding, name)) is not None:
            moved[name] = [[basis[dimension] for dimension in order] for basis in bases]
    return PaddedSharedEncodingAttr.get(
        intervals=encoding.intervals, paddings=encoding.paddings, context=encoding.context, **moved
    )
