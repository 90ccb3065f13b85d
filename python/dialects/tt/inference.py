"""Result types and encodings that follow from operands: of shape ops, reductions, products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.tt.constraints import encoding_of, is_tensor, tensor
from gpuir.dialects.tt.traits import Unknown, spread
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


def same_layout(one: Any, other: Any) -> bool:
    """Whether two types differ at most in the spelling of one layout; Unknown where that cannot be told."""
    if one == other:
        return True
    if not is_tensor(one) or not is_tensor(other):
        return False
    if list(one.shape) != list(other.shape) or one.element_type != other.element_type:
        return False
    if one.encoding is None or other.encoding is None:
        return False
    from gpuir.dialects.ttg.linear import linear

    return linear(one.shape, one.encoding) == linear(other.shape, other.encoding)


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


def layout_of(type: Any) -> Any:
    """The encoding of a tensor, or None; Unknown where it is for tensors of another rank."""
    encoding = encoding_of(type)
    found = None if encoding is None else spread(encoding)
    if found is not None and found[0] != type.rank:
        raise Unknown(f"expects src to have a layout of rank {type.rank}, found one of rank {found[0]} ({encoding})")
    return encoding


def check_order(order: Sequence[int], rank: int) -> None:
    """The order is a permutation of the dimensions."""
    if sorted(order) != list(range(rank)):
        raise ValueError(f"expects order to be a permutation of 0..{rank - 1}, found {list(order)}")


def transposed(type: Any, order: Sequence[int]) -> ir.Type:
    """The type with its dimensions in another order."""
    check_order(order, type.rank)
    shape, encoding = permuted(type.shape, order), layout_of(type)
    if encoding is not None:
        from gpuir.dialects.ttg.linear import ctas, linear

        if spread(encoding) is None:
            raise ValueError(f"expects a distributed layout, found {encoding}")
        if list(order) == sorted(order):
            pass  # nothing moves, so that even a layout without a rule stays
        elif _blocked(encoding):
            back = inverse(order)
            per, split, cta_order = ctas(encoding)
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
        else:
            encoding = linear(type.shape, encoding).permuted(order).attribute(type.context)
    return tensor(shape, type.element_type, encoding)


def reshaped(type: Any, shape: Sequence[int]) -> ir.Type:
    """The type of the same elements, in the same registers, in another shape."""
    encoding = layout_of(type)
    if encoding is not None:
        from gpuir.dialects.ttg.linear import linear

        encoding = linear(type.shape, encoding).reshaped(shape).attribute(type.context)
    return tensor(shape, type.element_type, encoding)


def joined(type: Any) -> ir.Type:
    """Two such tensors side by side in a new last dimension."""
    shape, encoding = [*type.shape, 2], layout_of(type)
    if encoding is None:
        return tensor(shape, type.element_type)
    from gpuir.dialects.ttg.encodings import SliceEncodingAttr
    from gpuir.dialects.ttg.linear import ctas, linear

    rank = type.rank
    if isinstance(encoding, SliceEncodingAttr) and encoding.dim == rank:
        whole = tensor(shape, type.element_type, encoding.parent)
        try:
            if same_layout(split_type(whole), type):
                return whole
        except ValueError:
            pass
    if not _blocked(encoding):
        pair = linear(type.shape, encoding).reshaped([*type.shape, 1]).doubled(rank)
        return tensor(shape, type.element_type, pair.attribute(type.context))
    per, split, cta_order = ctas(encoding)
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
    shape, encoding = list(type.shape)[:-1], layout_of(type)
    if encoding is None:
        return tensor(shape, type.element_type)
    if not shape:
        raise ValueError(f"expects src to have 2 dimensions or more since it has a layout, found 1 ({type})")
    from gpuir.dialects.ttg.linear import ctas, linear

    last = type.rank - 1
    if _blocked(encoding) and _splits(encoding):
        per, split, cta_order = ctas(encoding)
        half = encoding.__class__.get(
            list(encoding.size_per_thread)[:-1],
            list(encoding.threads_per_warp)[:-1],
            list(encoding.warps_per_cta)[:-1],
            [dimension for dimension in encoding.order if dimension != last],
            per[:-1],
            split[:-1],
            [dimension for dimension in cta_order if dimension != last],
            context=encoding.context,
        )
        return tensor(shape, type.element_type, half)
    found = linear(type.shape, encoding).halved(last)
    if found is None:
        raise ValueError(f"expects a register to hold both elements of src's last dimension, found {encoding}")
    return tensor(shape, type.element_type, found.reshaped(shape).attribute(type.context))


def _splits(encoding: Any) -> bool:
    """Whether the last dimension is two registers of a thread."""
    from gpuir.dialects.ttg.linear import ctas

    per = (encoding.threads_per_warp[-1], encoding.warps_per_cta[-1], ctas(encoding)[0][-1])
    return encoding.size_per_thread[-1] == 2 and per == (1, 1, 1)
