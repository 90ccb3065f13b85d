"""amdg: tensors in registers: parts of them, small floats with scales, packed operands of products."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.attributes import integer, integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.microfloats import FORMATS, format_of, power_of
from gpuir.sim.ops.tt_dot import FORMATS as ELEMENTS
from gpuir.sim.ops.tt_dot import decoded, unpacked
from gpuir.sim.ops.ttg_memory import load, of_buffer
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Lanes, Mask, Op
from gpuir.sim.tiles.buffers import View, shape_of_buffer
from gpuir.sim.tiles.values import shape_of, whole
from gpuir.sim.types import dtype_of

#: Elements along K that a scale of an MX format is for.
_GROUP = 32
_E2M1 = next(number for number, name in ELEMENTS.items() if name.startswith("f4"))


@rule("amdg.in_thread_transpose")
def _transpose(k: Compiler, op: Op) -> str:
    """It moves elements between registers, and the tile stays as it is."""
    return "{0}"


def _factors(scale: Lanes) -> Array:
    """Powers of two of e8m0, which stand in integers or in bf16."""
    if scale.dtype.kind in "iu":
        octets = scale.view(np.uint8)
        return np.where(octets == 255, np.float32(np.nan), np.exp2(octets.astype(np.float32) - 127))
    return scale.astype(np.float32)


@rule("amdg.scaled_upcast_fp4")
def _upcast_fp4(k: Compiler, op: Op) -> Code:
    axis, dtype = integer(op, "axis") + 1, dtype_of(op.results[0].type)
    shape = shape_of(op.operands[0].type)
    return lambda tile, scale: (unpacked(whole(tile, shape), axis) * _factors(scale)).astype(dtype)


@rule("amdg.scaled_upcast_fp8")
def _upcast_fp8(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    return lambda tile, scale: (tile.astype(np.float32) * _factors(scale)).astype(dtype)


@rule("amdg.upcast_mxfp")
def _upcast_mxfp(k: Compiler, op: Op) -> Code:
    """An operand of a product, whose scales are for 32 numbers along K each; fp4 is packed along K."""
    source, dtype, format = op.operands[0].type, dtype_of(op.results[0].type), integer(op, "fp_type")
    encoding: Any = source
    shape, axis = shape_of(source), len(shape_of(source)) - int(encoding.encoding.op_idx)
    scales = shape_of(op.operands[1].type)

    def upcast(tile: Array, scale: Array) -> Array:
        wide = decoded(whole(tile, shape), format, axis)
        factors = np.repeat(_factors(whole(scale, scales)), _GROUP, -1)
        return (wide * (factors if axis == len(shape) else np.swapaxes(factors, -1, -2))).astype(dtype)

    return upcast


def _divided(op: Op) -> Callable[[Array, Array], Array]:
    """The numbers of the first operand by the scales of their groups along the axis, in float64."""
    axis = integer(op, "axis") + 1
    shape, scales = (shape_of(each.type) for each in op.operands)
    group = shape[axis - 1] // scales[axis - 1]

    def divide(tile: Array, scale: Array) -> Array:
        factors = power_of(whole(scale, scales).view(np.uint8))
        return whole(tile, shape).astype(np.float64) / np.repeat(factors, group, axis)

    return divide


@rule("amdg.scaled_downcast_fp8")
def _downcast_fp8(k: Compiler, op: Op) -> Code:
    divided, dtype = _divided(op), dtype_of(op.results[0].type)
    return lambda tile, scale: format_of(dtype).encode(divided(tile, scale)).view(dtype)


@rule("amdg.scaled_downcast_fp4")
def _downcast_fp4(k: Compiler, op: Op) -> Code:
    """Of two neighbours the first one becomes the low half of a byte."""
    divided, axis = _divided(op), integer(op, "axis") + 1

    def downcast(tile: Array, scale: Array) -> Array:
        codes = np.moveaxis(FORMATS["fp4"].encode(divided(tile, scale)), axis, -1)
        return np.moveaxis(codes[..., ::2] | codes[..., 1::2] << 4, -1, axis).view(np.int8)

    return downcast


@rule("amdg.extract_slice")
def _extract_slice(k: Compiler, op: Op) -> Code:
    shape, part = shape_of(op.operands[0].type), shape_of(op.results[0].type)
    starts = integers(op, "static_offsets")
    chosen = (slice(None), *(slice(start, start + size) for start, size in zip(starts, part)))
    return lambda tile: whole(tile, shape)[chosen]


@rule("amdg.concat")
def _concat(k: Compiler, op: Op) -> Code:
    """The parts beside one another, the last dimension first."""
    part, result = shape_of(op.operands[0].type), shape_of(op.results[0].type)
    counts = [whole // size for whole, size in zip(result, part)]

    def concat(*tiles: Array) -> Array:
        parts = [whole(tile, part) for tile in tiles]
        for axis in range(len(counts), 0, -1):
            count = counts[axis - 1]
            parts = [np.concatenate(parts[at : at + count], axis) for at in range(0, len(parts), count)]
        return parts[0]

    return concat


@rule("amdg.local_load_packed_transposed", kind="group")
def _load_packed_transposed(k: Compiler, op: Op) -> Code:
    """Pairs of fp4 that the buffer packs along M or N, packed along K."""
    type: Any = op.operands[0].type
    result: Any = op.results[0].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    rank = len(shape)
    along_k = rank - int(result.encoding.op_idx)
    other = 2 * rank - 1 - along_k

    def run(g: Group, m: Mask, view: View, token: Lanes = None) -> Array:
        octets = load(g, m, access, view, shape).view(np.uint8)
        halves = np.stack([octets & 15, octets >> 4], other + 1)
        nibbles = np.moveaxis(halves.reshape(*_doubled(octets.shape, other)), along_k, -1)
        return np.moveaxis(nibbles[..., ::2] | nibbles[..., 1::2] << 4, -1, along_k).view(access.dtype)

    return run


def _doubled(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    return (*shape[:axis], 2 * shape[axis], *shape[axis + 1 :])
