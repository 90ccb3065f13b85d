"""Boxes of the Tensor Memory Accelerator: what one copy moves of a tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gpuir.dialects.ttg import MemDescType, WarpSpecializeOp
from gpuir.dialects.ttg.cluster_steps import cluster_steps
from gpuir.dialects.ttg.shared_linear import buffer_layout
from gpuir.dialects.ttng import TensorDescIm2ColType
from gpuir.host import ir
from gpuir.layouts import BLOCK

__all__ = ["bits_in_common", "box_of", "box_of_descriptor", "boxes", "columns_of_ctas", "shape_in_cta"]

#: The most elements of a box along a dimension, and pixels of an image.
_MOST, _MOST_PIXELS = 256, 1024


def columns_of_ctas(shape: Sequence[int], encoding: ir.Attribute) -> list[tuple[int, ...]]:
    """What each bit of a CTA's number in its cluster adds to the indices of the part of a buffer that the CTA has."""
    return list(buffer_layout(tuple(shape), encoding).bases.get(BLOCK, ()))


def bits_in_common(kind: Any) -> int:
    """The bits of a CTA's number that do not tell what it has of a buffer."""
    columns = columns_of_ctas(list(kind.shape), kind.encoding)
    return sum(1 << bit for bit, basis in enumerate(columns) if not any(basis))


def shape_in_cta(shape: Sequence[int], encoding: ir.Attribute) -> list[int]:
    """The part of a buffer, or of what a descriptor copies, that a CTA has: one row stays one."""
    part = list(shape)
    for steps in cluster_steps(encoding) or ():
        for dimension, step in enumerate(steps):
            part[dimension] = max(part[dimension] // 2, 1) if step else part[dimension]
    return part


def box_of(whole: Sequence[int], encoding: ir.Attribute, size: int, images: bool = False) -> list[int]:
    """Elements of `size` bytes that one copy takes along each dimension of a tile: a swizzled row at most along the contiguous one.
    Of `images` the first dimension is of pixels."""
    shape = shape_in_cta(whole, encoding)
    box = [min(extent, _MOST) for extent in shape]
    if images:
        box[0] = min(shape[0], _MOST_PIXELS)
    span = getattr(encoding, "swizzling_byte_width", 0)
    contiguous = 0 if getattr(encoding, "transposed", False) else len(box) - 1
    if span:
        box[contiguous] = min(box[contiguous], span // size)
    return box


def box_of_descriptor(descriptor: ir.Value) -> list[int]:
    """The box that a descriptor has: that of its type, or of the smallest buffer that a copy by it fills.

    What data is divided between partitions leaves the descriptor's type as it was.
    """
    block = descriptor.type.block_type
    size = max(1, block.element_type.width // 8)
    images = isinstance(descriptor.type, TensorDescIm2ColType)
    box = box_of(list(block.shape), block.encoding, size, images)
    for user in _users(descriptor):
        for value in user.operands:
            if isinstance(value.type, MemDescType) and value.type.element_type == block.element_type:
                shape = list(value.type.shape)
                wanted = box_of(shape, value.type.encoding, size, images)
                box[-len(wanted) :] = [min(pair) for pair in zip(box[-len(wanted) :], wanted)]
    return box


def _users(value: ir.Value) -> Iterator[ir.OpView]:
    """Ops that use the value, or the argument of a partition that captures it."""
    for use in value.uses:
        user: Any = use.owner.opview
        if isinstance(user, WarpSpecializeOp):
            # The op's other captures have nothing to do with this one.
            for partition in user.partitions:
                yield from _users(partition.blocks[0].arguments[use.operand_number])
        else:
            yield user


def boxes(
    shape: Sequence[int], encoding: ir.Attribute, size: int, box: Sequence[int]
) -> Iterator[tuple[list[int], int]]:
    """Where each copy of a box of a tile begins, in elements of the tile, and at how many bytes of the buffer."""
    contiguous = 0 if getattr(encoding, "transposed", False) else len(box) - 1
    counts = [extent // step for extent, step in zip(shape, box)]
    # Rows stand below each other in memory; a block of columns follows the one before.
    fastest_first = [*(dimension for dimension in reversed(range(len(box))) if dimension != contiguous), contiguous]
    total, bytes_of_box = 1, size
    for count, extent in zip(counts, box):
        total, bytes_of_box = total * count, bytes_of_box * extent
    for number in range(total):
        rest, place = number, [0] * len(box)
        for dimension in fastest_first:
            place[dimension] = rest % counts[dimension] * box[dimension]
            rest //= counts[dimension]
        yield place, number * bytes_of_box
