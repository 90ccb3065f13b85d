"""Tiles of a CTA, which Triton 3.4 and 3.5 compare where they cut tensors into parts and put parts together.

A tile is what the registers, lanes and warps of a layout hold before its registers repeat that elsewhere in the tensor.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.ttg.linear import BLOCK, LANE, REGISTER, WARP, linear
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.layouts.linear import LinearLayout
from gpuir.ods import VerifyError

__all__ = ["check_equal_tiles", "check_whole_tiles"]


def _moved(basis: Sequence[int]) -> int | None:
    """The first dimension that the basis vector moves along; None: none."""
    return next((dimension for dimension, step in enumerate(basis) if step), None)


def _sizes(bases: Sequence[Sequence[int]], rank: int) -> list[int]:
    """How many positions the vectors tell apart along each dimension."""
    sizes = [1] * rank
    for basis in bases:
        dimension = _moved(basis)
        if dimension is not None:
            sizes[dimension] *= 2
    return sizes


def _tile(shape: Sequence[int], layout: LinearLayout) -> list[int]:
    """The sizes of the tile that a CTA's threads hold before their last registers repeat it, a dimension after the other."""
    bases, rank = layout.bases, len(shape)
    left = [size // ctas for size, ctas in zip(shape, _sizes(bases[BLOCK], rank), strict=True)]
    registers, repeated = list(bases[REGISTER]), list[int]()
    while registers:
        dimension = _moved(registers[-1])
        if dimension is None:
            break
        if dimension not in repeated:
            repeated.append(dimension)
        if dimension != repeated[-1] or 2 * registers[-1][dimension] != left[dimension]:
            break
        left[dimension] //= 2
        registers.pop()
    counts = (_sizes(vectors, rank) for vectors in (registers, bases[LANE], bases[WARP]))
    return [math.prod(each) for each in zip(*counts, strict=True)]


def _layout(type: ir.RankedTensorType) -> LinearLayout | None:
    assert type.encoding is not None  # the ops ask for one
    try:
        return linear(type.shape, type.encoding, "-3.7")
    except UnknownLayout:
        return None


def check_whole_tiles(
    source: ir.RankedTensorType, result: ir.RankedTensorType, offsets: Sequence[int], cut: bool = False
) -> None:
    """The part of the source begins and ends between its tiles; `cut`: a tile is no larger than the tensor."""
    layout = _layout(source)
    if layout is None:
        return
    tile = _tile(source.shape, layout)
    if cut:
        tile = [min(pair) for pair in zip(tile, source.shape, strict=True)]
    for name, sizes in (("sizes", result.shape), ("offsets", offsets)):
        if any(size % whole for size, whole in zip(sizes, tile, strict=False)):
            raise VerifyError(
                f"expects {name} that are multiples of the CTA's tile, {shape_text(tile)}, found {list(sizes)}"
            )


def check_equal_tiles(
    whole: str, source: ir.RankedTensorType, result: ir.RankedTensorType, copies: bool = False
) -> None:
    """Source and result have tiles of one size, which a thread's registers hold alike; `copies`: those of an element too."""
    before, after = _layout(source), _layout(result)
    if before is None or after is None:
        return
    tile, found = _tile(source.shape, before), _tile(result.shape, after)
    if tile != found:
        raise VerifyError(
            f"expects result to have the CTA's tile of {whole}, {shape_text(tile)}, found {shape_text(found)}"
        )
    tiles = math.prod(size // part for size, part in zip(source.shape, tile, strict=True))
    held, holds = ([basis for basis in layout.bases[REGISTER] if copies or any(basis)] for layout in (before, after))
    count = len(held) - tiles.bit_length() + 1
    if count < 0:  # the tiles of several CTAs are counted, and the registers of one
        count = 0 if copies else len(held)
    compared = held[:count]
    if holds[: len(compared)] != compared:
        raise VerifyError(f"expects result to have the registers of {whole} within the CTA's tile, {shape_text(tile)}")
