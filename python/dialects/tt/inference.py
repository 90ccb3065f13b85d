"""Result types and encodings that follow from operands: of shape ops, reductions, products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.tt.constraints import encoding_of, tensor
from gpuir.dialects.tt.traits import Unknown
from gpuir.host import ir


def inverse(order: Sequence[int]) -> list[int]:
    """The inverse of a permutation."""
    result = [0] * len(order)
    for index, value in enumerate(order):
        result[value] = index
    return result


def permuted(values: Sequence[int], order: Sequence[int]) -> list[int]:
    """The values in the order of their new places."""
    return [values[index] for index in order]


def _blocked(encoding: Any) -> bool:
    from gpuir.dialects.ttg.encodings import BlockedEncodingAttr

    return isinstance(encoding, BlockedEncodingAttr)


def _ctas(encoding: Any) -> tuple[list[int], list[int], list[int]]:
    """CTAs per CGA, their split and order, which the attribute leaves out where there is one CTA."""
    rank = len(encoding.order)
    if encoding.ctas_per_cga is None:
        return [1] * rank, [1] * rank, list(reversed(range(rank)))
    return list(encoding.ctas_per_cga), list(encoding.cta_split_num), list(encoding.cta_order)


def check_axis(axis: int, rank: int) -> None:
    """The axis is one of the tensor's."""
    if not 0 <= axis < rank:
        raise ValueError(f"expects axis to be between 0 and {rank - 1}, found {axis}")


def slice_of(encoding: Any, axis: int) -> Any:
    """The layout that is left when one dimension is squeezed out."""
    if encoding is None:
        return None
    from gpuir.dialects.ttg.encodings import SliceEncodingAttr

    return SliceEncodingAttr.get(axis, encoding, context=encoding.context)


def reduced(type: Any, axis: int) -> ir.Type:
    """What a reduction along an axis leaves: a tensor of one dimension less, or a scalar."""
    check_axis(axis, type.rank)
    if type.rank == 1:
        return type.element_type
    shape = [size for index, size in enumerate(type.shape) if index != axis]
    return tensor(shape, type.element_type, slice_of(type.encoding, axis))


def expanded(type: Any, axis: int) -> ir.Type:
    """The type with a dimension of size 1 put in at `axis`."""
    check_axis(axis, type.rank + 1)
    shape = list(type.shape)
    shape.insert(axis, 1)
    encoding = encoding_of(type)
    if encoding is not None:
        from gpuir.dialects.ttg.encodings import SliceEncodingAttr

        if not isinstance(encoding, SliceEncodingAttr):
            raise ValueError(f"expects src to have a slice layout, found {encoding}")
        if encoding.dim != axis:
            raise ValueError(f"expects src to be a slice along axis {axis}, found one along {encoding.dim}")
        encoding = encoding.parent
    return tensor(shape, type.element_type, encoding)


def check_order(order: Sequence[int], rank: int) -> None:
    """The order is a permutation of the dimensions."""
    if sorted(order) != list(range(rank)):
        raise ValueError(f"expects order to be a permutation of 0..{rank - 1}, found {list(order)}")


def transposed(type: Any, order: Sequence[int]) -> ir.Type:
    """The type with its dimensions in another order."""
    check_order(order, type.rank)
    shape, encoding = permuted(type.shape, order), encoding_of(type)
    if encoding is not None:
        if not _blocked(encoding):
            raise Unknown(f"the layout of {type} transposed is not known: give the type as results=[type]")
        back = inverse(order)
        per, split, cta_order = _ctas(encoding)
        encoding = encoding.__class__.get(
            permuted(encoding.size_per_thread, order),
            permuted(encoding.threads_per_warp, order),
            permuted(encoding.warps_per_cta, order),
            permuted(back, encoding.order),
            permuted(per, order),
            permuted(split, order),
            permuted(back, cta_order),
            context=encoding.context,
        )
    return tensor(shape, type.element_type, encoding)


def joined(type: Any) -> ir.Type:
    """Two such tensors side by side in a new last dimension."""
    shape, encoding = [*type.shape, 2], encoding_of(type)
    if encoding is not None:
        from gpuir.dialects.ttg.encodings import SliceEncodingAttr

        if isinstance(encoding, SliceEncodingAttr) and encoding.dim == type.rank and _blocked(encoding.parent):
            whole = tensor(shape, type.element_type, encoding.parent)
            try:
                if split_type(whole) == type:
                    return whole
            except Unknown:
                pass
        if not _blocked(encoding):
            raise Unknown(f"the layout of two joined {type} is not known: give the type as results=[type]")
        per, split, cta_order = _ctas(encoding)
        rank = type.rank
        encoding = encoding.__class__.get(
            [*encoding.size_per_thread, 2],
            [*encoding.threads_per_warp, 1],
            [*encoding.warps_per_cta, 1],
            [rank, *encoding.order],
            [*per, 1],
            [*split, 1],
            [rank, *cta_order],
            context=encoding.context,
        )
    return tensor(shape, type.element_type, encoding)


def split_type(type: Any) -> ir.Type:
    """One of the halves that the last dimension, of size 2, holds side by side."""
    if not type.rank or type.shape[-1] != 2:
        found = type.shape[-1] if type.rank else "a tensor of rank 0"
        raise ValueError(f"expects the last dimension of src to have size 2, found {found}")
    encoding = encoding_of(type)
    if encoding is not None:
        if (
            not _blocked(encoding)
            or encoding.size_per_thread[-1] != 2
            or encoding.threads_per_warp[-1] != 1
            or encoding.warps_per_cta[-1] != 1
            or _ctas(encoding)[0][-1] != 1
        ):
            raise Unknown(f"the layout of half a {type} is not known: give the types as results=[type, type]")
        per, split, cta_order = _ctas(encoding)
        last = type.rank - 1
        encoding = encoding.__class__.get(
            list(encoding.size_per_thread)[:-1],
            list(encoding.threads_per_warp)[:-1],
            list(encoding.warps_per_cta)[:-1],
            [dimension for dimension in encoding.order if dimension != last],
            per[:-1],
            split[:-1],
            [dimension for dimension in cta_order if dimension != last],
            context=encoding.context,
        )
    return tensor(list(type.shape)[:-1], type.element_type, encoding)
