"""Tiles: NumPy arrays with the axis of the programs first; of size 1 along axes on which nothing differs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.terms import Array, Lanes, Mask

__all__ = ["active", "is_tile", "lifted", "partitions_of", "programs_at_once", "scalar", "shape_of", "whole"]

#: Elements that a value of all programs that run together has at most: so many fit into a cache.
_ELEMENTS_AT_ONCE = 1 << 19
#: Ops whose regions run beside each other, and how many of them are the program's own code.
_OWN_REGIONS = {"ttg.warp_specialize.partitions": 0, "nvws.warp_group": 1}


def is_tile(type: ir.Type) -> bool:
    """Whether values of the type have axes of their own."""
    return isinstance(type, ir.RankedTensorType)


def shape_of(type: ir.Type) -> tuple[int, ...]:
    """The shape of a tensor type, () of a scalar."""
    return tuple(type.shape) if isinstance(type, ir.RankedTensorType) else ()


def programs_at_once(function: ir.Operation) -> int:
    """Programs of the function that had better run together, by its largest tile."""
    most = 1

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal most
        most = max([most, *(math.prod(shape_of(result.type)) for result in op.results)])
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return max(1, _ELEMENTS_AT_ONCE // most)


def partitions_of(function: ir.Operation) -> int:
    """The most regions that a program runs beside its own code at one time."""
    most = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal most
        own = _OWN_REGIONS.get(document_name(op.name))
        if own is not None:
            most = max(most, len(op.regions) - own)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return most


def lifted(value: Lanes, rank: int) -> Array:
    """A scalar of each program, or of all, as a tile of size 1 along each of ``rank`` axes."""
    value = np.asanyarray(value)
    return value.reshape(value.shape[0] if value.ndim else 1, *(1,) * rank)


def scalar(tile: Array) -> Any:
    """The way back: what the programs have of a tile of one element; a NumPy scalar where there is one for all."""
    flat = tile.reshape(len(tile))
    return flat[0] if len(flat) == 1 else flat


def whole(tile: Lanes, shape: Sequence[int]) -> Array:
    """The tile with all its elements; a view where it had size 1 along an axis."""
    return np.broadcast_to(tile, (len(tile), *shape))


def active(keep: Lanes, m: Mask) -> Array:
    """Flags of elements, false in programs that are not active."""
    return np.asarray(keep) if m is None else keep & m.reshape(len(m), *(1,) * (keep.ndim - 1))
