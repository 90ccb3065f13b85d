"""Result types and encodings that follow from operands: of shape ops, reductions, products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from gpuir.dialects.tt.constraints import encoding_of, is_tensor, tensor
from gpuir.dialects.tt.layout_inference import Form, Held, inference_for, is_open, thread_counts
from gpuir.host import ir
from gpuir.layouts import UnknownLayout

#: Types of operands or results by the names that the op declares.
Types: TypeAlias = dict[str, list[Any]]


def same_layout(one: ir.Type, other: ir.Type, form: Form | None = None) -> bool:
    """Whether two types differ at most in the spelling of one layout; Unknown where that cannot be told.

    `form`: the releases whose layouts they have; None takes those of any.
    """
    if one == other:
        return True
    if not is_tensor(one) or not is_tensor(other):
        return False
    if list(one.shape) != list(other.shape) or one.element_type != other.element_type:
        return False
    if one.encoding is None or other.encoding is None:
        return False
    return inference_for(one.encoding).same(one.shape, one.encoding, other.encoding, form)


def same_held(one: ir.Type, other: ir.Type, ignored: Sequence[int] = ()) -> bool:
    """Whether threads have the same elements of two tensors, but for copies and for where along `ignored` dimensions."""
    if not is_tensor(one) or not is_tensor(other):
        return False
    if one.encoding is None or other.encoding is None:
        return one.encoding is other.encoding
    try:
        return inference_for(one.encoding).same_held(other.shape, one.encoding, other.encoding, ignored)
    except ValueError:  # one is no layout of tensors, or none that has a rule here
        return False


def held(type: ir.RankedTensorType, form: Form) -> Held:
    """How many elements of a tensor with a layout a thread has."""
    assert type.encoding is not None
    return inference_for(type.encoding).held(type.shape, type.encoding, form)


def same_but_for_copies(one: ir.Type, other: ir.Type) -> bool:
    """Whether two types differ at most in their layouts, and these at most in how often a thread has an element."""
    if not is_tensor(one) or not is_tensor(other):
        return False
    return list(one.shape) == list(other.shape) and one.element_type == other.element_type and same_held(one, other)


def check_axis(axis: int, rank: int) -> None:
    """The axis is one of the tensor's."""
    if not 0 <= axis < rank:
        raise ValueError(f"expects axis to be between 0 and {rank - 1}, found {axis}")


def reduced(type: ir.RankedTensorType, axis: int) -> ir.Type:
    """What a reduction along an axis leaves: a tensor of one dimension less, or a scalar."""
    check_axis(axis, type.rank)
    if type.rank == 1:
        return type.element_type
    shape = [size for index, size in enumerate(type.shape) if index != axis]
    encoding = type.encoding
    sliced = None if encoding is None else inference_for(encoding).sliced(encoding, axis)
    return tensor(shape, type.element_type, sliced)


def expanded(type: ir.RankedTensorType, axis: int) -> ir.Type:
    """The type with a dimension of size 1 put in at `axis`."""
    check_axis(axis, type.rank + 1)
    shape = list(type.shape)
    shape.insert(axis, 1)
    encoding = encoding_of(type)
    if encoding is not None:
        encoding = inference_for(encoding).expanded(encoding, axis)
    return tensor(shape, type.element_type, encoding)


def layout_of(type: ir.RankedTensorType) -> ir.Attribute | None:
    """The encoding of a tensor, or None; Unknown where it is for tensors of another rank."""
    encoding = encoding_of(type)
    counts = None if encoding is None else thread_counts(encoding)
    if counts is not None and counts.rank != type.rank:
        raise UnknownLayout(
            f"expects src to have a layout of rank {type.rank}, found one of rank {counts.rank} ({encoding})"
        )
    return encoding


def check_order(order: Sequence[int], rank: int) -> None:
    """The order is a permutation of the dimensions."""
    if sorted(order) != list(range(rank)):
        raise ValueError(f"expects order to be a permutation of 0..{rank - 1}, found {list(order)}")


def transposed(type: ir.RankedTensorType, order: Sequence[int]) -> ir.Type:
    """The type with its dimensions in another order."""
    check_order(order, type.rank)
    shape, encoding = [type.shape[dimension] for dimension in order], layout_of(type)
    if encoding is not None:
        encoding = inference_for(encoding).transposed(type.shape, encoding, order)
    return tensor(shape, type.element_type, encoding)


def reshaped(type: ir.RankedTensorType, shape: Sequence[int], form: Form = "3.8") -> ir.Type:
    """The type of the same elements, in the same registers, in another shape, by the layouts of a release of that form."""
    encoding = layout_of(type)
    if encoding is not None:
        encoding = inference_for(encoding).reshaped(type.shape, encoding, shape, form)
    return tensor(shape, type.element_type, encoding)


def reordered(source: ir.RankedTensorType, result: ir.RankedTensorType, form: Form) -> ir.Type | None:
    """The type of a reshape's result that leaves elements in place, where `result` does not and threads have another number of them.

    From Triton 3.8 on `allow_reorder` lets threads have other elements than before, if as many, with copies in the same lanes. None
    where it is so, or where it cannot be told.
    """
    if source.encoding is None or result.encoding is None:
        return None
    try:
        open_layout = is_open(source.encoding) or is_open(result.encoding)
        if not open_layout and held(source, form) == held(result, form):
            return None
        expected = reshaped(source, result.shape, form)
        return None if same_layout(expected, result, form) else expected
    except ValueError:
        return None


def joined(type: ir.RankedTensorType) -> ir.Type:
    """Two such tensors side by side in a new last dimension."""
    encoding = layout_of(type)
    if encoding is not None:
        encoding = inference_for(encoding).joined(type.shape, encoding)
    return tensor([*type.shape, 2], type.element_type, encoding)


def split_type(type: ir.RankedTensorType) -> ir.Type:
    """One of the halves that the last dimension, of size 2, holds side by side."""
    if not type.rank or type.shape[-1] != 2:
        size = type.shape[-1] if type.rank else "a tensor of rank 0"
        raise ValueError(f"expects the last dimension of src to have size 2, found {size}")
    shape, encoding = list(type.shape)[:-1], layout_of(type)
    if encoding is None:
        return tensor(shape, type.element_type)
    if not shape:
        raise ValueError(f"expects src to have 2 dimensions or more since it has a layout, found 1 ({type})")
    return tensor(shape, type.element_type, inference_for(encoding).split(type.shape, encoding))
