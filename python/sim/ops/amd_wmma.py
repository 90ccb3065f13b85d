"""WMMA of amdgpu and rocdl: dense products, those with a sparse A (SWMMAC, gfx12), and those with block scales (gfx1250).

Source: RDNA3 and RDNA4 ISA, "WMMA"; LLVM's guide of the AMDGPU backend for gfx1250. A wave of RDNA3 holds A and B twice; later
chips share K out to the half-waves. The 32 rows of an A of 4-bit floats lie in halves, one behind the other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, operand, word_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments.amd import wmma_accumulator, wmma_multiplicand, wmma_run
from gpuir.sim.group import Group
from gpuir.sim.microfloats import FORMATS, power_of
from gpuir.sim.ops.amd_mma import small_format
from gpuir.sim.ops.amd_products import (
    Element,
    accumulator_dtype,
    add,
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
from gpuir.sim.ops.rocdl_scaled import needs_32_lanes
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of
from gpuir.sim.values import spread

_EIGHT_BITS = [(a, b) for a in ("fp8", "bf8") for b in ("fp8", "bf8")]


@dataclasses.dataclass(frozen=True)
class _Shape:
    """A product of 16 x 16 x ``k``, the elements of A and B, and the name that rocdl has for those of the result."""

    k: int
    a: Element
    b: Element
    total: str = ""


def _table(rows: list[tuple[str, int, str]], pairs: list[tuple[str, int]], between: str) -> dict[str, _Shape]:
    """Products of equal elements, and of all pairs of 8-bit floats."""
    same = {f"{sum}.16x16x{k}.{name}": _Shape(k, named(name), named(name), sum) for sum, k, name in rows}
    small = {
        f"{sum}.16x16x{k}.{a}{between}{b}": _Shape(k, named(a), named(b), sum)
        for sum, k in pairs
        for a, b in _EIGHT_BITS
    }
    return same | small


#: By what stands behind "rocdl.wmma.": of gfx11 and later, of gfx12, of gfx1250.
_WMMA = _table(
    [("f32", 16, "f16"), ("f32", 16, "bf16"), ("f16", 16, "f16"), ("bf16", 16, "bf16"), ("i32", 16, "iu8"), ("i32", 16, "iu4"),
     ("i32", 32, "iu4"),
     ("f32", 4, "f32"), ("f32", 32, "bf16"), ("f32", 32, "f16"), ("f16", 32, "f16"), ("bf16", 32, "bf16"),
     ("bf16f32", 32, "bf16"), ("i32", 64, "iu8")],
    [("f32", 16), *((sum, k) for sum in ("f32", "f16") for k in (64, 128))], "_",
)  # fmt: skip
_SWMMAC = _table(
    [("f32", 32, "f16"), ("f32", 32, "bf16"), ("f16", 32, "f16"), ("bf16", 32, "bf16"), ("i32", 32, "iu8"), ("i32", 32, "iu4"),
     ("i32", 64, "iu4"),
     ("f32", 64, "f16"), ("f32", 64, "bf16"), ("f16", 64, "f16"), ("bf16", 64, "bf16"), ("bf16f32", 64, "bf16"),
     ("i32", 128, "iu8")],
    [("f32", 32), *((sum, 128) for sum in ("f32", "f16"))], ".",
)  # fmt: skip


#: What modC does to C.
_MODIFIERS: dict[str, Callable[[Array], Array]] = {
    "none": lambda c: c, "neg": lambda c: -c, "abs": abs, "neg_abs": lambda c: -abs(c),
}  # fmt: skip


def _choice(k: Compiler, op: Op, name: str, words: Iterable[str]) -> str:
    """The word of an enum attribute among ``words``, or its number; the first word where the op does not say it."""
    known = list(words)
    if name not in op.attributes:
        return known[0]
    attribute = op.attributes[name]
    if not isinstance(attribute, ir.IntegerAttr):
        said = word_of(attribute)
        if said in known:
            return said
    elif 0 <= attribute.value < len(known):
        return known[attribute.value]
    raise k.refuse(op, f"{name} = {attribute} is none of {', '.join(known)}")


def _operand(element: Element, value: Lanes, g: Group, sign: bool) -> Array:
    """Elements of A or B: ``sign`` says that integers are signed, or that floats are negated."""
    if element.bits in (4, 8) and element.name not in FORMATS:
        return element.read(value, g, sign)
    values = element.read(value, g)
    return -values if sign else values


def _wmma(k: Compiler, op: Op, shape: _Shape, *, signs: tuple[bool, bool], clamp: bool, half: int) -> Code:
    """One 16 x 16 x K product. ``half``: which half of each register holds a 16-bit result of RDNA3."""
    lanes = k.program.lanes
    result = op.results[0].type
    dtype, start = (accumulator_dtype(value.type, shape.total) for value in (op.results[0], op.operands[2]))
    held = int(np.prod(result.shape))
    share = held_by(op.operands[0].type, shape.a)
    old = share == shape.k
    per = 256 // lanes
    spaced = old and dtype.itemsize == 2
    if held != (2 * per if spaced else per):
        raise k.refuse(op, f"{result} is not what a lane of a wave of {lanes} holds of a 16x16 result")
    multiplicand = wmma_multiplicand(shape.k, share, lanes, run=wmma_run(shape.k, share))
    total = wmma_accumulator(per, lanes, interleaved=old)
    change = _MODIFIERS[_choice(k, op, "modC", _MODIFIERS)]
    work(k, shape.a, 16, 16, shape.k)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes) -> Data:
        x = matrix(multiplicand, _operand(shape.a, a, g, signs[0]), g)
        y = matrix(multiplicand, _operand(shape.b, b, g, signs[1]), g)
        c = spread(c, g.size).view(start)
        z = change(total.matrix(np.ascontiguousarray(c[:, half::2]) if spaced else c))
        sums = total.values(add(x, y, z, dtype, clamp=clamp))
        if not spaced:
            return sums.view(dtype_of(result))
        # The other half of each register keeps what it had.
        whole = np.array(c)
        whole[:, half::2] = sums
        return whole.view(dtype_of(result))

    return multiply


def _sparse(k: Compiler, op: Op, shape: _Shape, *, signs: tuple[bool, bool], clamp: bool) -> Code:
    """Of each four elements of A along K two are there; a lane has the indices of its own, two bits each."""
    lanes = k.program.lanes
    share = held_by(op.operands[0].type, shape.a)
    left = wmma_multiplicand(shape.k // 2, share, lanes)
    right = wmma_multiplicand(shape.k, 2 * share, lanes)
    per = 256 // lanes
    total = wmma_accumulator(per, lanes, interleaved=False)
    result = op.results[0].type
    index_type = op.operands[3].type
    bits = held_by(index_type, Element("bit", 1, None))
    if int(np.prod(result.shape)) != per or share * lanes // 16 != shape.k // 2:
        raise k.refuse(op, f"{op.operands[0].type} and {result} are not what a lane of a wave of {lanes} holds")
    if bits < 2 * share:
        raise k.refuse(op, f"{index_type} has {bits} bits; the indices of {share} elements need {2 * share}")
    dtype, start = (accumulator_dtype(type, shape.total) for type in (result, op.operands[2].type))
    work(k, shape.a, 16, 16, shape.k)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, index: Lanes) -> Data:
        x = dense(matrix(left, _operand(shape.a, a, g, signs[0]), g), positions(left, index, g, 0))
        y = matrix(right, _operand(shape.b, b, g, signs[1]), g)
        z = total.matrix(spread(c, g.size).view(start))
        return total.values(add(x, y, z, dtype, clamp=clamp)).view(dtype_of(result))

    return multiply


# Scales


def _e5m3(codes: Array) -> Array:
    """Numbers without a sign, with a NaN and no infinity; MLIR has no type for them."""
    exponent, mantissa = codes.astype(np.int32) >> 3, codes & 7
    numbers = np.where(exponent == 0, mantissa * 2.0**-17, np.ldexp(1 + mantissa / 8, exponent - 15))
    return np.where(codes == 255, np.nan, numbers)


#: The formats of scales, in the order of their numbers.
_SCALES: dict[str, Callable[[Array], Array]] = {"e8": power_of, "e5m3": _e5m3, "e4m3": FORMATS["fp8"].decode}


@dataclasses.dataclass(frozen=True)
class _Side:
    """A or B with its scales: rows, elements, the half of the wave that has the scales of 16 rows, and their format."""

    rows: int
    element: Element
    first: int
    scale: str

    def matrix(self, g: Group, value: Lanes, scales: Lanes, blocks: int) -> Array:
        """The scaled matrix, [warps, rows, 128]: a lane has the ``blocks`` scales of a row along K."""
        run = 16 if self.element.bits == 8 else 32
        fragment = wmma_multiplicand(128, self.rows * 128 // 32, 32, run=run, rows=self.rows)
        by_lane = octets(scales, g, blocks).reshape(g.count, g.lanes, blocks)
        start = 0 if self.rows == 32 else self.first
        rows = _SCALES[self.scale](by_lane[:, start : start + self.rows])
        return scaled(matrix(fragment, self.element.read(value, g), g), rows)


def _with_scales(k: Compiler, op: Op, left: _Side, right: _Side, blocks: int) -> Code:
    needs_32_lanes(k, op)
    total = wmma_accumulator(left.rows // 2, 32, interleaved=False, rows=left.rows)
    change = _MODIFIERS[_choice(k, op, "modC", _MODIFIERS)]
    work(k, left.element, left.rows, 16, 128)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, *scales: Lanes) -> Data:
        x, y = left.matrix(g, a, scales[0], blocks), right.matrix(g, b, scales[1], blocks)
        return total.values(add(x, y, change(matrix(total, c, g)), np.dtype(np.float32)))

    return multiply


# amdgpu


def _shape_of(op: Op) -> _Shape:
    a, b = (element_of(operand(op, name).type) for name in ("sourceA", "sourceB"))
    return _Shape(integer(op, "k", 16), a, b)


def _signs(op: Op, shape: _Shape) -> tuple[bool, bool]:
    """Integers are signed unless the op says otherwise; floats are not negated."""
    integers = shape.a.name in ("i4", "i8")
    return integers and not flag(op, "unsignedA"), integers and not flag(op, "unsignedB")


@rule("amdgpu.wmma", kind="group")
def _amdgpu_wmma(k: Compiler, op: Op) -> Code:
    shape = _shape_of(op)
    return _wmma(k, op, shape, signs=_signs(op, shape), clamp=flag(op, "clamp"), half=integer(op, "subwordOffset", 0))


@rule("amdgpu.sparse_wmma", kind="group")
def _amdgpu_sparse(k: Compiler, op: Op) -> Code:
    shape = _shape_of(op)
    return _sparse(k, op, shape, signs=_signs(op, shape), clamp=flag(op, "clamp"))


@rule("amdgpu.scaled_wmma", kind="group")
def _amdgpu_scaled(k: Compiler, op: Op) -> Code:
    kinds = {"float8_e8m0fnu": "e8", "float8_e4m3fn": "e4m3"}
    sides = []
    for letter, rows in (("A", integer(op, "m")), ("B", 16)):
        scale = operand(op, f"scale{letter}").type
        first = integer(op, f"{letter.lower()}_first_scale_lane")
        element = element_of(operand(op, f"source{letter}").type)
        sides.append(_Side(rows, element, first, kinds[dtype_of(scale).name]))
    return _scaled_in_order(k, op, sides[0], sides[1], blocks=operand(op, "scaleA").type.shape[0])


def _scaled_in_order(k: Compiler, op: Op, left: _Side, right: _Side, blocks: int) -> Code:
    """The rule of an op whose operands stand in an order of its own."""
    values = list(op.operands)
    order = [values.index(operand(op, name)) for name in ("sourceA", "sourceB", "destC", "scaleA", "scaleB")]
    multiply = _with_scales(k, op, left, right, blocks)
    assert callable(multiply)
    return lambda g, m, *given: multiply(g, m, *(given[i] for i in order))


# rocdl


@rule(*(f"rocdl.wmma.{name}" for name in _WMMA), kind="group")
def _rocdl_wmma(k: Compiler, op: Op) -> Code:
    shape = _WMMA[op.name.removeprefix("rocdl.wmma.")]
    return _wmma(
        k, op, shape, signs=(flag(op, "signA"), flag(op, "signB")), clamp=flag(op, "clamp"), half=int(flag(op, "opsel"))
    )


@rule(*(f"rocdl.swmmac.{name}" for name in _SWMMAC), kind="group")
def _rocdl_swmmac(k: Compiler, op: Op) -> Code:
    shape = _SWMMAC[op.name.removeprefix("rocdl.swmmac.")]
    return _sparse(k, op, shape, signs=(flag(op, "signA"), flag(op, "signB")), clamp=flag(op, "clamp"))


@rule(
    *(
        f"rocdl.wmma.{scale}.f32.{form}"
        for scale in ("scale", "scale16")
        for form in ("16x16x128.f8f6f4", "32x16x128.f4")
    ),
    kind="group",
)
def _rocdl_scaled(k: Compiler, op: Op) -> Code:
    small = op.name.endswith(".f4")
    sides = []
    for letter, rows in (("A", 32 if small else 16), ("B", 16)):
        element = named("fp4") if small else small_format(k, op, f"fmt{letter}")
        first = {"row0": 0, "row1": 16}[_choice(k, op, f"scale{letter}Type", ("row0", "row1"))]
        scale = _choice(k, op, f"fmtScale{letter}", _SCALES)
        sides.append(_Side(rows, element, first, scale))
    return _with_scales(k, op, sides[0], sides[1], 8 if ".scale16." in op.name else 4)
