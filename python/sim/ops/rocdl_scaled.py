"""rocdl: conversions between floats of 16 or 32 bits and packed ones of 4, 6 and 8, with scales and seeds (gfx950, gfx1250).

CDNA4 ISA, V_CVT_SCALEF32_*: the scale is the power of two in the exponent of an f32; narrowing divides by it, widening
multiplies. All elements of one op share its seed. gfx1250's V_CVT_SCALE_PK8 and PK16 take the scale of another lane.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.microfloats import FORMATS, pack, power_of, unpack
from gpuir.sim.ops.amd_lanes import gather_lanes
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

_LARGE = ("f32", "f16", "bf16")
#: Elements that an op takes at once, by its name, and the formats that have such ops.
_PACKS = {"pk8": ("fp8", "bf8", "fp4"), "pk16": ("fp6", "bf6"), "pk32": ("fp6", "bf6")}


@dataclasses.dataclass(frozen=True)
class _Conversion:
    """One op: the packed format, and the names of what it has.

    ``sources``: operands with elements, those of the first one before (``interleaved``: in turn with) those of the second;
    ``select``: the attribute with the number of the part that is read or replaced.
    """

    name: str
    small: str
    sources: tuple[str, ...] = ("src",)
    select: str | None = None
    seeded: bool = False
    old: str | None = None
    scale: str | None = "scale"


def _narrowing() -> Iterator[_Conversion]:
    for large in _LARGE:
        for small in ("fp8", "bf8"):
            pair = ("src0", "src1") if large == "f32" else ("src0",)
            yield _Conversion(f"scalef32.pk.{small}.{large}", small, pair, "dstLoHiSel", old="oldVdst")
            yield _Conversion(f"scalef32.sr.{small}.{large}", small, ("src0",), "dstSelIndex", True, "oldVdst")
        pair = ("src0", "src1") if large == "f32" else ("src",)
        yield _Conversion(f"scalef32.pk.fp4.{large}", "fp4", pair, "dstSelIndex", old="oldVdst")
        yield _Conversion(f"scalef32.sr.pk.fp4.{large}", "fp4", ("src",), "dstSelIndex", True, "oldVdst")
        for count, formats in _PACKS.items():
            for small in formats:
                yield _Conversion(f"scalef32.sr.{count}.{small}.{large}", small, seeded=True)
                if (count, large) != ("pk32", "f32"):
                    yield _Conversion(f"scalef32.{count}.{small}.{large}", small)
    for small in ("fp6", "bf6"):
        # The elements of the two operands alternate in the result.
        yield _Conversion(f"scalef32.2xpk16.{small}.f32", small, ("src0", "src1"))


def _widening() -> Iterator[_Conversion]:
    for large in _LARGE:
        for small in ("fp8", "bf8"):
            yield _Conversion(f"scalef32.pk.{large}.{small}", small, select="srcLoHiSel")
        yield _Conversion(f"scalef32.pk.{large}.fp4", "fp4", select="srcSelIndex")
        for small in ("fp6", "bf6"):
            yield _Conversion(f"scalef32.pk32.{large}.{small}", small)
    for small in ("fp8", "bf8"):
        yield _Conversion(f"scalef32.f32.{small}", small, select="srcSelIndex")
        yield _Conversion(f"scalef32.f16.{small}", small, select="srcSelIndex", old="oldVdst")


_NARROWING = {f"rocdl.cvt.{each.name}": each for each in _narrowing()}
_WIDENING = {f"rocdl.cvt.{each.name}": each for each in _widening()}


def _places(op: Op, names: tuple[str | None, ...]) -> list[int]:
    """Where the operands of these names stand."""
    values = list(op.operands)
    return [values.index(operands(op, name)[0]) for name in names if name]


def _wide(value: Lanes, size: int) -> Array:
    return spread(np.asarray(value), size).reshape(size, -1).astype(np.float64)


def _scale_of(value: Lanes, size: int) -> Any:
    """The scale in the exponent of an f32, [threads, 1]."""
    bits = spread(np.asarray(value), size).view(np.uint32)
    return power_of(bits >> 23 & 0xFF)[:, None]


def _replaced(old: Lanes, part: Array, at: int, size: int) -> Array:
    """``old`` with the bytes ``part`` in place of its part number ``at``."""
    octets = np.ascontiguousarray(spread(np.asarray(old), size)).view(np.uint8).reshape(size, -1).copy()
    octets[:, at * part.shape[1] : (at + 1) * part.shape[1]] = part
    return octets


def _as(octets: Array, type: ir.Type) -> Data:
    """Bytes [threads, n] as a value of ``type``."""
    layout = layout_of(type)
    assert layout.dtype is not None
    value = np.ascontiguousarray(octets).view(layout.dtype)
    return value if layout.count is not None else value[:, 0]


@rule(*_NARROWING, kind="group")
def _narrow(k: Compiler, op: Op) -> Code:
    conversion = _NARROWING[op.name]
    small = FORMATS[conversion.small]
    sources = _places(op, conversion.sources)
    (scale,) = _places(op, (conversion.scale,))
    seeds = _places(op, ("seed",)) if conversion.seeded else []
    olds = _places(op, (conversion.old,))
    at = integer(op, conversion.select) if conversion.select else 0
    result = op.results[0].type

    def narrow(g: Group, m: Mask, *values: Lanes) -> Data:
        parts = [_wide(values[i], g.size) for i in sources]
        wide = np.stack(parts, axis=2).reshape(g.size, -1) / _scale_of(values[scale], g.size)
        seed = spread(np.asarray(values[seeds[0]]), g.size)[:, None] if seeds else None
        octets = pack(small.encode(wide, seed), small.bits)
        return _as(_replaced(values[olds[0]], octets, at, g.size) if olds else octets, result)

    return narrow


@rule(*_WIDENING, kind="group")
def _widen(k: Compiler, op: Op) -> Code:
    conversion = _WIDENING[op.name]
    small = FORMATS[conversion.small]
    source, scale = _places(op, ("src", conversion.scale))
    olds = _places(op, (conversion.old,))
    at = integer(op, conversion.select) if conversion.select else 0
    result = op.results[0].type
    layout = layout_of(result)
    dtype = layout.dtype
    assert dtype is not None
    count = 1 if olds else layout.count or 1
    half = integer(op, "dstLoHiSel") if olds else 0

    def widen(g: Group, m: Mask, *values: Lanes) -> Data:
        codes = unpack(spread(np.asarray(values[source]), g.size), small.bits)[:, at * count : (at + 1) * count]
        wide = np.asarray(rounded(small.decode(codes) * _scale_of(values[scale], g.size), dtype))
        if olds:
            return _as(_replaced(values[olds[0]], wide.view(np.uint8), half, g.size), result)
        return wide if layout.count is not None else wide[:, 0]

    return widen


#: gfx1250's widening of 8 or 16 elements by a scale of another lane.
_BY_LANE = {
    f"rocdl.cvt.scale.{count}.{large}.{small}": small
    for large in _LARGE
    for count in ("pk8", "pk16")
    for small in _PACKS[count]
}


@dataclasses.dataclass(frozen=True)
class ScaleChoice:
    """Where a lane of gfx1250 gets its scale from: byte ``low`` or ``high`` (of lanes 0-15 and of 16-31) of lane ``first`` + L % 16."""

    first: int
    low: int
    high: int

    def scales(self, g: Group, value: Lanes) -> Any:
        """The lanes' scales, [threads, 1]: ``value`` holds four exponents."""
        lane = np.arange(g.lanes)
        registers = gather_lanes(g, spread(np.asarray(value), g.size), lane % 16 + self.first)
        octets = np.ascontiguousarray(registers).view(np.uint8).reshape(g.count, g.lanes, 4)
        byte = np.where(lane < 16, self.low, self.high)
        return power_of(np.take_along_axis(octets, byte[None, :, None], axis=2).reshape(g.size, 1))


def scale_choice(bits: int, block: int, first: int, byte: int) -> ScaleChoice | None:
    """The choice for numbers of ``bits`` bits in blocks of ``block``; None where it is not documented."""
    if bits == 8:
        # A block of 32 has all lanes of a row; of blocks of 16 the descriptions contradict each other.
        return None if block == 16 else ScaleChoice(first, byte, byte)
    return ScaleChoice(first, byte, byte + (2 if block == 16 else 1))


def _selected(bits: int, select: int) -> ScaleChoice | None:
    """The choice of the field SCALE_SEL: the kind of the blocks, the byte, and the half of the wave with the scales."""
    block = 16 if select & 1 else 32
    if bits == 8:
        return scale_choice(8, block, 16 * (select >> 3 & 1), select >> 1 & 3)
    byte = (select >> 1 & 1) * (1 if block == 16 else 2)
    return scale_choice(bits, block, 16 * (select >> 2 & 1), byte)


def needs_32_lanes(k: Compiler, op: Op) -> None:
    """Refuses an op of gfx1250 in waves of 64."""
    if k.program.lanes != 32:
        raise k.refuse(op, f"the instruction needs waves of 32 lanes, the launch has {k.program.lanes} (lanes=32)")


@rule(*_BY_LANE, kind="group")
def _widen_by_lane(k: Compiler, op: Op) -> Code:
    needs_32_lanes(k, op)
    small = FORMATS[_BY_LANE[op.name]]
    choice = _selected(small.bits, integer(op, "scaleSel"))
    if choice is None:
        raise k.refuse(op, "which scale a lane takes of blocks of 16 numbers of 8 bits is not documented")
    source, scale = _places(op, ("src", "scale"))
    dtype = layout_of(op.results[0].type).dtype
    assert dtype is not None

    def widen(g: Group, m: Mask, *values: Lanes) -> Data:
        codes = unpack(spread(np.asarray(values[source]), g.size), small.bits)
        return rounded(small.decode(codes) * choice.scales(g, values[scale]), dtype)

    return widen
