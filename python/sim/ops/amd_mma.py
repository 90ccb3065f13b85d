"""MFMA of amdgpu and rocdl: dense products, those with a sparse A (SMFMAC), and those with block scales (gfx950).

Source: CDNA3 and CDNA4 ISA, "Matrix arithmetic instructions". xf32 cuts its operands to 10 bits of mantissa.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, operand, word, word_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments.amd import mfma_accumulator, mfma_multiplicand, mfma_scales, mfma_small_multiplicand
from gpuir.sim.group import Group
from gpuir.sim.microfloats import power_of
from gpuir.sim.ops.amd_products import (
    Element,
    add,
    constant_zero,
    dense,
    element_of,
    held_by,
    matrix,
    named,
    octets,
    positions,
    scaled,
    work,
)
from gpuir.sim.rules import rule
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of

#: Permutations of B's lanes before the product, by the number of the field blgp: lane l reads lane table[l].
_LANE = np.arange(64)
_BLGP = [
    _LANE,
    _LANE % 32,
    _LANE % 32 + 32,
    (_LANE + 16) % 64,
    *(_LANE % 16 + 16 * part for part in range(4)),
]
#: The names that amdgpu.mfma gives them.
_BLGP_NAMES = ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16",
               "bcast_third_16", "bcast_fourth_16"]  # fmt: skip

#: The formats of F8F6F4 products by rocdl's words for them, and by their numbers in the field.
SMALL_FORMATS = {"fp8_e4m3": "fp8", "fp8_e5m2": "bf8", "fp6_e2m3": "fp6", "fp6_e3m2": "bf6", "fp4_e2m1": "fp4"}


@dataclasses.dataclass(frozen=True)
class _Shape:
    """The sizes of a product, and the elements of A and B."""

    m: int
    n: int
    k: int
    a: Element
    b: Element


def _shape(sizes: str, a: str, b: str, *, by_chip: bool = True) -> _Shape:
    m, n, k = map(int, sizes.split("x"))
    return _Shape(m, n, k, named(a, by_chip=by_chip), named(b, by_chip=by_chip))


def _same(shapes: tuple[str, ...], name: str, element: str, *, suffix: str = "", sum: str = "f32") -> dict[str, _Shape]:
    return {f"{sum}.{sizes}{name}{suffix}": _shape(sizes, element, element) for sizes in shapes}


def _small(shapes: tuple[str, ...], by_chip: bool) -> dict[str, _Shape]:
    """Products of 8-bit floats, whose format is the chip's where gfx94x has the product too."""
    pairs = [(a, b) for a in ("fp8", "bf8") for b in ("fp8", "bf8")]
    return {f"f32.{s}.{a}.{b}": _shape(s, a, b, by_chip=by_chip) for s in shapes for a, b in pairs}


_MFMA = {
    **_same(("32x32x1", "16x16x1", "4x4x1", "32x32x2", "16x16x4"), "f32", "f32"),
    **_same(("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16"), "f16", "f16"),
    **_same(("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16"), "i8", "i8", sum="i32"),
    **_same(("32x32x2", "16x16x2", "4x4x2", "32x32x4", "16x16x8"), "bf16", "bf16"),
    **_same(("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16"), "bf16", "bf16", suffix=".1k"),
    **_same(("16x16x4", "4x4x4"), "f64", "f64", sum="f64"),
    **_same(("16x16x32", "32x32x16", "16x16x64", "32x32x32"), ".i8", "i8", sum="i32"),
    **_same(("16x16x8", "32x32x4"), ".xf32", "xf32"),
    **_same(("16x16x32", "32x32x16"), ".f16", "f16"),
    **_same(("16x16x32", "32x32x16"), ".bf16", "bf16"),
    **_small(("16x16x32", "32x32x16"), by_chip=True),
}
_SMFMAC = {
    **_same(("16x16x32", "32x32x16", "16x16x64", "32x32x32"), ".f16", "f16"),
    **_same(("16x16x32", "32x32x16", "16x16x64", "32x32x32"), ".bf16", "bf16"),
    **_same(("16x16x64", "32x32x32", "16x16x128", "32x32x64"), ".i8", "i8", sum="i32"),
    **_small(("16x16x64", "32x32x32"), by_chip=True),
    **_small(("16x16x128", "32x32x64"), by_chip=False),
}


def _needs_64_lanes(k: Compiler, op: Op) -> None:
    if k.program.lanes != 64:
        raise k.refuse(
            op, f"MFMA needs waves of 64 lanes, the launch has {k.program.lanes} (lanes=64, or chip='gfx942')"
        )


def _xf32(values: Array) -> Array:
    return (values.view(np.int32) & np.int32(~0x1FFF)).view(np.float32)


def _as_result(values: Array, type: ir.Type) -> Data:
    return values if isinstance(type, ir.VectorType) else values[:, 0]


def _mfma(k: Compiler, op: Op, shape: _Shape, *, cbsz: int, abid: int, blgp: int,
          negate: tuple[bool, bool, bool] = (False, False, False)) -> Code:  # fmt: skip
    _needs_64_lanes(k, op)
    result = op.results[0].type
    m, n, depth = shape.m, shape.n, shape.k
    blocks = held_by(result, element_of(result)) * 64 // (m * n)
    dtype = dtype_of(result)
    double = dtype == np.float64
    left, right = mfma_multiplicand(m, depth, blocks), mfma_multiplicand(n, depth, blocks)
    total = mfma_accumulator(m, n, blocks, double)
    work(k, shape.a, m, n, depth * blocks)
    if double and blgp:
        # On f64 the field negates the operands instead.
        negate = (bool(blgp & 1), bool(blgp & 2), bool(blgp & 4))
        blgp = 0
    source = (np.arange(blocks) >> cbsz << cbsz) + abid
    if cbsz and (1 << cbsz > blocks or abid >= 1 << cbsz):
        raise k.refuse(op, f"cbsz {cbsz} and abid {abid} do not fit {blocks} blocks")
    cut = shape.a.name == "xf32"

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, *rest: Lanes) -> Data:
        if blgp:
            b = g.by_warp(b)[:, _BLGP[blgp]].reshape(g.size, *np.shape(b)[1:])
        x, y = matrix(left, shape.a.read(a, g), g), matrix(right, shape.b.read(b, g), g)
        z = matrix(total, c, g)
        if cut:
            x, y = _xf32(x), _xf32(y)
        if cbsz:
            x = x[:, source]
        x, y, z = (-each if flag else each for each, flag in zip((x, y, z), negate))
        return _as_result(total.values(add(x, y, z, dtype)), result)

    return multiply


def _sparse(k: Compiler, op: Op, shape: _Shape, cbsz: int, abid: int) -> Code:
    """Of each four elements of A along K two are there; ``abid`` chooses a set of indices of the register, without ``cbsz``."""
    _needs_64_lanes(k, op)
    m, n, depth = shape.m, shape.n, shape.k
    left, right = mfma_multiplicand(m, depth // 2, 1), mfma_multiplicand(n, depth, 1)
    total = mfma_accumulator(m, n, 1)
    dtype = dtype_of(op.results[0].type)
    chosen = 0 if cbsz else abid % (16 // left.held)
    work(k, shape.a, m, n, depth)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, index: Lanes) -> Data:
        x = dense(matrix(left, shape.a.read(a, g), g), positions(left, index, g, chosen))
        y, z = matrix(right, shape.b.read(b, g), g), matrix(total, c, g)
        return total.values(add(x, y, z, dtype))

    return multiply


def _with_scales(k: Compiler, op: Op, shape: _Shape, bytes: tuple[int, int] | None) -> Code:
    """A product of 4, 6 and 8-bit floats; ``bytes``: those of the scale registers that count (None: there are no scales)."""
    _needs_64_lanes(k, op)
    m, n = shape.m, shape.n
    left, right = mfma_small_multiplicand(m, shape.a.bits), mfma_small_multiplicand(n, shape.b.bits)
    total = mfma_accumulator(m, n, 1)
    sides = (mfma_scales(m), mfma_scales(n))
    work(k, shape.a, m, n, shape.k)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, *scales: Lanes) -> Data:
        x, y = matrix(left, shape.a.read(a, g), g), matrix(right, shape.b.read(b, g), g)
        if bytes is not None:
            powers = [
                power_of(side.matrix(octets(scale, g, 4)[:, byte : byte + 1]))
                for side, scale, byte in zip(sides, scales, bytes)
            ]
            x, y = scaled(x, powers[0]), scaled(y, powers[1])
        return total.values(add(x, y, matrix(total, c, g), np.dtype(np.float32)))

    return multiply


# amdgpu: the types of the operands say what they are


def _shape_of(op: Op) -> _Shape:
    a, b = (element_of(operand(op, name).type) for name in ("sourceA", "sourceB"))
    return _Shape(integer(op, "m"), integer(op, "n"), integer(op, "k"), a, b)


@rule("amdgpu.mfma", kind="group")
def _amdgpu_mfma(k: Compiler, op: Op) -> Code:
    shape = _shape_of(op)
    if shape.a.name in SMALL_FORMATS.values() and shape.m * shape.k == 2048:
        return _with_scales(k, op, shape, None)
    if flag(op, "reducePrecision"):
        shape = dataclasses.replace(shape, a=named("xf32"))
    return _mfma(
        k, op, shape, cbsz=integer(op, "cbsz", 0), abid=integer(op, "abid", 0),
        blgp=_BLGP_NAMES.index(word(op, "blgp", "none")),
        negate=(flag(op, "negateA"), flag(op, "negateB"), flag(op, "negateC")),
    )  # fmt: skip


@rule("amdgpu.sparse_mfma", kind="group")
def _amdgpu_sparse(k: Compiler, op: Op) -> Code:
    return _sparse(k, op, _shape_of(op), integer(op, "cbsz", 0), integer(op, "abid", 0))


@rule("amdgpu.scaled_mfma", kind="group")
def _amdgpu_scaled(k: Compiler, op: Op) -> Code:
    return _with_scales(k, op, _shape_of(op), (integer(op, "scalesIdxA"), integer(op, "scalesIdxB")))


# rocdl: the name says the shape and the types


def _field(op: Op, name: str, index: int) -> int:
    """A field of the instruction: an attribute, or in older forms a constant operand."""
    if name in op.attributes:
        attribute = op.attributes[name]
        if isinstance(attribute, ir.IntegerAttr):
            return attribute.value
        name = word_of(attribute)
        return _BLGP_NAMES.index(name) if name in _BLGP_NAMES else 0
    if len(op.operands) > index:
        owner = defining_op(op.operands[index])
        if owner is not None and "value" in owner.attributes:
            return integer(owner, "value")
    return 0


@rule(*(f"rocdl.mfma.{name}" for name in _MFMA), kind="group")
def _rocdl_mfma(k: Compiler, op: Op) -> Code:
    shape = _MFMA[op.name.removeprefix("rocdl.mfma.")]
    return _mfma(k, op, shape, cbsz=_field(op, "cbsz", 3), abid=_field(op, "abid", 4), blgp=_field(op, "blgp", 5))


@rule(*(f"rocdl.smfmac.{name}" for name in _SMFMAC), kind="group")
def _rocdl_smfmac(k: Compiler, op: Op) -> Code:
    return _sparse(k, op, _SMFMAC[op.name.removeprefix("rocdl.smfmac.")], integer(op, "cbsz"), integer(op, "abid"))


def small_format(k: Compiler, op: Op, name: str) -> Element:
    """The elements that the attribute of a matrix format says."""
    attribute = op.attributes[name]
    if isinstance(attribute, ir.IntegerAttr):
        number = attribute.value
        if not 0 <= number < len(SMALL_FORMATS):
            raise k.refuse(op, f"{name} = {number}: there is no such format")
        return named(list(SMALL_FORMATS.values())[number])
    return named(SMALL_FORMATS[word_of(attribute)])


@rule(*(f"rocdl.mfma.scale.f32.{sizes}.f8f6f4" for sizes in ("16x16x128", "32x32x64")), kind="group")
def _rocdl_scaled(k: Compiler, op: Op) -> Code:
    m, n, depth = map(int, op.name.split(".")[4].split("x"))
    shape = _Shape(m, n, depth, small_format(k, op, "cbsz"), small_format(k, op, "blgp"))
    bytes = (integer(op, "opselA"), integer(op, "opselB"))
    owners = [defining_op(operand(op, name)) for name in ("scaleA", "scaleB")]
    # Constant zeros in place of both scales make it the instruction that has none (LLVM's AMDGPU backend).
    without = bytes == (0, 0) and all(owner is not None and constant_zero(owner) for owner in owners)
    return _with_scales(k, op, shape, None if without else bytes)
