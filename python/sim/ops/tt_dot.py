"""tt: products of tiles, in the precision that the tensor cores have."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, segments
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import narrowed, widened
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Op
from gpuir.sim.tiles.values import shape_of, whole
from gpuir.sim.types import SMALL_FLOATS, dtype_of, small_float

TF32, IEEE, BF16X3 = 0, 2, 3


def tf32(tile: Array) -> Array:
    """f32 rounded to 10 bits of mantissa, ties away from zero (PTX ISA, ``cvt.rna.tf32``)."""
    bits = np.ascontiguousarray(tile).view(np.uint32)
    rounded = ((bits + np.uint32(1 << 12)) & np.uint32(0xFFFFE000)).view(np.float32)
    return np.where(np.isfinite(tile), rounded, tile)


def _wide(tile: Array) -> Array:
    """The elements in a type that BLAS multiplies, and that holds their products."""
    if tile.dtype.kind in "bi":
        # Sums of products of bytes are exact there.
        return tile.astype(np.float64)
    return tile if tile.dtype in (np.float32, np.float64) else widened(tile)


def _bf16(tile: Array) -> Array:
    """f32 rounded to bf16, ties to even, as f32."""
    bits = np.ascontiguousarray(tile).view(np.uint32)
    rounded = ((bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))) & np.uint32(0xFFFF0000)).view(
        np.float32
    )
    return np.where(np.isfinite(tile), rounded, tile)


def _product_of_parts(left: Array, right: Array) -> Array:
    """Three products of bf16 parts, those of the smaller ones left out, as Triton's pass makes them of bf16x3."""
    parts = []
    for tile in (left, right):
        high = _bf16(tile)
        parts.append((high, np.where(np.isfinite(high), _bf16(tile - high), np.float32(0))))
    (a, a_rest), (b, b_rest) = parts
    small: Array = np.matmul(a_rest, b) + np.matmul(a, b_rest)
    return small + np.matmul(a, b)


def multiply(a: Array, b: Array, c: Array, shapes: tuple[tuple[int, ...], ...], precision: int = IEEE) -> Array:
    """a * b + c of whole tiles; f32 goes in as tf32, or as bf16 parts, where ``precision`` says so."""
    left, right = (_wide(whole(each, shape)) for each, shape in zip((a, b), shapes))
    if precision == TF32:
        left, right = tf32(left), tf32(right)
    product = _product_of_parts(left, right) if precision == BF16X3 else np.matmul(left, right)
    if c.dtype.kind == "i":
        return product.astype(np.int64).astype(c.dtype) + c
    if c.dtype in (np.float32, np.float64):
        if product.dtype == c.dtype and len(product) >= len(c):
            product += c
            return product
        return product.astype(c.dtype, copy=False) + c
    # Tensor cores add in f32 or wider, and round once.
    return narrowed(product + widened(c), c.dtype)


@rule("tt.dot")
def _dot(k: Compiler, op: Op) -> Code:
    a, b, d = op.operands[0].type, op.operands[1].type, op.results[0].type
    shapes = shape_of(a), shape_of(b)
    exact = str(element(a)) != "f32" or str(element(d)) != "f32"
    precision = IEEE if exact else integer(op, "inputPrecision", TF32)
    k.work(str(element(a)), 2 * int(np.prod(shape_of(d))) * shapes[0][-1])
    return lambda a, b, c: multiply(a, b, c, shapes, precision)


@rule("tti.dot_i8")
def _dot_i8(k: Compiler, op: Op) -> Code:
    """Bytes that are signed or not, in sums of 32 bits that wrap."""
    shapes = tuple(shape_of(each.type) for each in op.operands)
    kinds = [np.int8 if flag(op, name) else np.uint8 for name in ("aSigned", "bSigned")]
    k.work("i8", 2 * int(np.prod(shapes[2])) * shapes[0][-1])
    return lambda a, b, c: multiply(a.view(kinds[0]), b.view(kinds[1]), c, shapes[:2])


def element(type: ir.Type) -> Any:
    """The element type of a tensor."""
    return ir.ShapedType(type).element_type


#: Element formats of scaled products by the numbers of tt's enum.
FORMATS = {0: "f8E4M3FN", 1: "f8E5M2", 2: "f6E2M3FN", 3: "f6E3M2FN", 4: "f4E2M1FN", 5: "bf16", 6: "f16"}
_E2M1 = 4


def unpacked(tile: Array, axis: int) -> Array:
    """Two e2m1 numbers of each byte, the low half first, along an axis."""
    table = np.arange(16, dtype=np.uint8).view(small_float(SMALL_FLOATS["f4E2M1FN"])).astype(np.float32)
    octets = tile.view(np.uint8)
    both = np.stack([table[octets & 15], table[octets >> 4]], axis + 1)
    return both.reshape(*tile.shape[:axis], 2 * tile.shape[axis], *tile.shape[axis + 1 :])


def decoded(tile: Array, format: int, axis: int) -> Array:
    """The numbers of an operand in f32."""
    if format == _E2M1:
        return unpacked(tile, axis)
    name = FORMATS[format]
    if name in ("bf16", "f16"):
        return tile.astype(np.float32)
    return tile.view(small_float(SMALL_FLOATS[name])).astype(np.float32)


def _scaled(tile: Array, scale: Array | None, axis: int) -> Array:
    """The operand with its scales, each for a block of numbers along K; ``axis``: K's."""
    if scale is None:
        return tile
    if scale.dtype.kind in "iu":
        # e8m0: a power of two, and NaN for the last.
        octets = scale.view(np.uint8)
        factors = np.where(octets == 255, np.float32(np.nan), np.exp2(octets.astype(np.float32) - 127))
    else:
        factors = scale.astype(np.float32)
    block = tile.shape[axis] // factors.shape[-1]
    factors = np.repeat(factors, block, -1)
    return tile * (factors if axis == tile.ndim - 1 else np.swapaxes(factors, -1, -2))


def scaled_product(
    a: Array, b: Array, c: Array, a_scale: Array | None, b_scale: Array | None, formats: tuple[int, int],
    along_k: tuple[bool, bool], dtype: np.dtype,
) -> Array:  # fmt: skip
    """a * b + c of whole tiles, whose blocks of numbers along K have scales; ``along_k``: e2m1 is packed along K, else along M or N."""
    rank = a.ndim - 1
    axes = rank if along_k[0] else rank - 1, rank - 1 if along_k[1] else rank
    left = _scaled(decoded(a, formats[0], axes[0]), a_scale, rank)
    right = _scaled(decoded(b, formats[1], axes[1]), b_scale, rank - 1)
    return (np.matmul(left, right) + c.astype(np.float32)).astype(dtype)


@rule("tt.dot_scaled")
def _dot_scaled(k: Compiler, op: Op) -> Code:
    formats = integer(op, "a_elem_type"), integer(op, "b_elem_type")
    names = [name for name, values in zip(("a", "b", "c", "a_scale", "b_scale"), segments(op)) if values]
    shapes = {name: shape_of(value.type) for name, value in zip(names, op.operands)}
    d = op.results[0].type
    along_k = flag(op, "lhs_k_pack"), flag(op, "rhs_k_pack")

    def dot(*operands: Array) -> Array:
        given = {name: whole(value, shapes[name]) for name, value in zip(names, operands)}
        return scaled_product(
            given["a"],
            given["b"],
            given["c"],
            given.get("a_scale"),
            given.get("b_scale"),
            formats,
            along_k,
            dtype_of(d),
        )

    k.work(FORMATS[formats[0]], 2 * int(np.prod(shape_of(d))) * shapes["a"][-1] * (2 if formats[0] == _E2M1 else 1))
    return dot
