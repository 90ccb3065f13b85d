"""Boxes of the Tensor Memory Accelerator: what one copy moves of a tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gpuir.dialects.ttg import MemDescType, WarpSpecializeOp
from gpuir.host import ir

__all__ = ["box_of", "box_of_descriptor", "boxes"]

#: The most elements of a box along a dimension.
_MOST = 256


def box_of(shape: Sequence[int], encoding: ir.Attribute, size: int) -> list[int]:
    """Elements of `size` bytes that one copy takes along each dimension: a swizzled row at most along the contiguous one."""
    box = [min(extent, _MOST) for extent in shape]
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
    box = box_of(list(block.shape), block.encoding, size)
    for user in _users(descriptor):
        for value in user.operands:
            if isinstance(value.type, MemDescType) and value.type.element_type == block.element_type:
                shape = list(value.type.shape)
                wanted = box_of(shape, value.type.encoding, size)
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
