"""AMD's conversions of small floats by scales of e8m0, one for a group of elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.dialects import amdg, arith, llvm, rocdl
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, WARP, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.amd_floats import exact
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.narrow_floats import from_narrow, resized
from gpuir.transforms.triton.to_llvm.ops_packed import from_fp4
from gpuir.transforms.triton.to_llvm.types import layout_of, vector_of

__all__: list[str] = []

#: f32's bits of the factors 2^-127, which is below its normal numbers, and NaN, which e8m0 has as 255.
_LEAST, _NAN, _MANTISSA = 0x00400000, 0x7FC00000, 23
#: The words that gfx950's instructions have for formats of 8 bits.
_WORDS = {"f8E4M3FN": "fp8", "f8E5M2": "bf8"}


def _factors(low: Lowering, scale: ir.Value) -> ir.Value:
    """Powers of two as f32, of bf16 or of exponents."""
    build, count = low.build, scale.type.shape[0]
    if isinstance(scale.type.element_type, ir.FloatType):
        return resized(scale, build.f32)
    words = vector_of(count, build.i32)
    exponent = arith.extui(words, scale)
    bits = arith.shli(exponent, build.constant(words, _MANTISSA))
    for special, given in ((0, _LEAST), (255, _NAN)):
        found = arith.cmpi(arith.CmpIPredicate.eq, exponent, build.constant(words, special))
        bits = arith.select(found, build.constant(words, given), bits)
    return llvm.bitcast(vector_of(count, build.f32), bits)


def _scaled(low: Lowering, wide: ir.Value, scale: ir.Value, kind: Any) -> ir.Value:
    """The numbers times their factors, which bf16 holds exactly but below its normal numbers: there bits are cut off, as in Triton's code."""
    return exact(low, arith.mulf(resized(wide, low.build.f32), _factors(low, scale)), kind.element_type)


def _exponents(low: Lowering, op: Any) -> list[ir.Value]:
    """The scales as f32 with their exponents, of which the instructions read nothing else."""
    build = low.build
    if low.target.chip != "gfx950":
        raise failure(
            op, f"divides by scales as it rounds, and {low.target.chip} has no instruction for that; gfx950 has"
        )
    scale = low[op.scale]
    if isinstance(scale.type.element_type, ir.FloatType):
        return build.elements(resized(scale, build.f32))
    words = vector_of(scale.type.shape[0], build.i32)
    bits = arith.shli(arith.extui(words, scale), build.constant(words, _MANTISSA))
    return build.elements(llvm.bitcast(vector_of(words.shape[0], build.f32), bits))


def _converted(low: Lowering, op: Any, word: str, taken: list[tuple[int, int]]) -> ir.Value:
    """The numbers of `op` by gfx950's instructions, each `taken` from an element of two neighbours in the input, by their number.

    An instruction takes two neighbours and one scale (CDNA4 ISA, V_CVT_SCALEF32_PK_*), or one of 8 bits.
    """
    build, scalar = low.build, op.output.type.element_type
    scales, (shares, _) = _exponents(low, op), _alike(low, op)
    octets, each = low[op.input], 4 if word == "fp4" else 2
    octets = build.shuffled(octets, [*range(octets.type.shape[0]), *[0] * (-octets.type.shape[0] % 4)])
    words = build.elements(llvm.bitcast(vector_of(octets.type.shape[0] // 4, build.i32), octets))
    two = vector_of(2, scalar)
    pack: Any = getattr(rocdl, f"cvt_scalef32_pk_{scalar}_{word}")
    # The registers of each two neighbours, by their scales.
    groups: dict[tuple[int, int], dict[int, int]] = {}
    for register, (pair, side) in enumerate(taken):
        groups.setdefault((pair, shares[register]), {})[side] = register
    parts: list[ir.Value] = []
    at: dict[tuple[int, int], int] = {}
    for (pair, share), sides in groups.items():
        source, place = words[pair // each], pair % each
        at[pair, share] = 2 * len(parts)
        if len(sides) == 2 or word == "fp4":
            parts.append(pack(two, source, scales[share], place if word == "fp4" else bool(place)))
            continue
        # One number of 8 bits: as f32, where its product with a power of two is exact, or as half of two f16.
        ((side, _),) = sides.items()
        index = 2 * place + side
        if isinstance(scalar, ir.F16Type):
            one: Any = getattr(rocdl, f"cvt_scalef32_f16_{word}")
            parts.append(one(two, build.undefined(two), source, scales[share], index, bool(side)))
            continue
        one = getattr(rocdl, f"cvt_scalef32_f32_{word}")
        number = resized(build.vector([one(build.f32, source, scales[share], index)]), scalar)
        parts.append(build.shuffled(number, [0, 0]))
    return build.shuffled(build.joined(parts), [at[pair, shares[n]] + side for n, (pair, side) in enumerate(taken)])


def _alike(low: Lowering, op: Any) -> tuple[list[int], LinearLayout]:
    """For each register of the scale the first one that has the same, as far as the axis analysis knows."""
    layout = layout_of(op.scale.type)
    runs = np.asarray(low.axes[op.scale].constancy)
    first: dict[tuple[int, ...], int] = {}
    keys = [tuple(place) for place in (registers.coordinates(layout) // runs).tolist()]
    return [first.setdefault(key, register) for register, key in enumerate(keys)], layout


@lowering("amdg.scaled_upcast_fp4")
def _upcast_fp4(low: Lowering, op: amdg.ScaledUpcastFp4Op) -> ir.Value:
    source, target, axis = layout_of(op.input.type), layout_of(op.output.type), op.axis.value
    places = registers.coordinates(target).copy()
    sides = places[:, axis] & 1
    places[:, axis] >>= 1
    held = np.asarray(registers.from_coordinates(source, places))
    if low.target.chip == "gfx950":
        return _converted(low, op, "fp4", list(zip(held.tolist(), sides.tolist())))
    # Four bytes at a time, so that few numbers are on their way from one format to the other.
    build, octets = low.build, low[op.input]
    parts: list[ir.Value] = []
    at = np.zeros(len(held), np.int64)
    for first in range(0, octets.type.shape[0], 4):
        taken = np.flatnonzero(held // 4 == first // 4)
        if not len(taken):
            continue
        at[taken] = np.arange(len(taken)) + sum(part.type.shape[0] for part in parts)
        wide = from_fp4(
            low, build.part(octets, first, min(4, octets.type.shape[0] - first)), op.output.type.element_type
        )
        numbers = build.shuffled(wide, (2 * (held[taken] - first) + sides[taken]).tolist())
        parts.append(_scaled(low, numbers, build.shuffled(low[op.scale], taken.tolist()), op.output.type))
    return build.shuffled(build.joined(parts), at.tolist())


@lowering("amdg.scaled_upcast_fp8")
def _upcast_fp8(low: Lowering, op: amdg.ScaledUpcastFp8Op) -> ir.Value:
    word = _WORDS.get(str(op.input.type.element_type))
    if low.target.chip == "gfx950" and word is not None:
        count = low[op.input].type.shape[0]
        return _converted(low, op, word, [(register // 2, register % 2) for register in range(count)])
    wide = from_narrow(low, op, low[op.input], op.input.type.element_type, low.build.f32)
    return _scaled(low, wide, low[op.scale], op.output.type)


# To small floats ------------------------------------------------------------------------------------------------------


def _held_by(
    low: Lowering, op: Any, whole: LinearLayout, other: LinearLayout, axis: int, group: int, name: str
) -> None:
    """Refuses layouts by which a thread does not have what belongs to its own elements: `group` of them along the axis have one."""
    for index in (LANE, WARP, BLOCK):
        grouped = [
            tuple(place // group if dimension == axis else place for dimension, place in enumerate(basis))
            for basis in whole.bases.get(index, ())
        ]
        if grouped != [tuple(basis) for basis in other.bases.get(index, ())]:
            raise failure(
                op,
                f"has a layout of {name} by which threads do not hold those of their own elements of input: convert it",
            )


def _shares(low: Lowering, op: Any) -> tuple[list[int], LinearLayout]:
    """For each register of the input the register with its scale, and the input's layout."""
    source, axis = layout_of(op.input.type), op.axis.value
    scales = layout_of(op.scale.type)
    group = op.input.type.shape[axis] // op.scale.type.shape[axis]
    _held_by(low, op, source, scales, axis, group, "scale")
    places = registers.coordinates(source).copy()
    places[:, axis] //= group
    return registers.from_coordinates(scales, places), source


def _two(low: Lowering, op: Any, name: str, numbers: list[ir.Value]) -> tuple[Any, list[ir.Value]]:
    """The instruction for two numbers of the input's type, and how it takes them."""
    element = op.input.type.element_type
    taken = numbers if isinstance(element, ir.F32Type) else [low.build.vector(numbers)]
    return getattr(rocdl, f"cvt_scalef32_pk_{name}_{element}"), taken


@lowering("amdg.scaled_downcast_fp8")
def _downcast_fp8(low: Lowering, op: amdg.ScaledDowncastFp8Op) -> ir.Value:
    build = low.build
    shares, _ = _shares(low, op)
    factors, numbers = _exponents(low, op), build.elements(low[op.input])
    word = _WORDS.get(str(op.output.type.element_type))
    if word is None:
        raise failure(
            op, f"rounds to {op.output.type.element_type}; the chip's instructions round to f8E4M3FN and f8E5M2"
        )
    # Two numbers that have one scale go together; where a thread has an odd number of these, one goes twice.
    alike: dict[int, list[int]] = {}
    for register, share in enumerate(shares):
        alike.setdefault(share, []).append(register)
    pairs = []
    for same in alike.values():
        same = [*same, same[-1]] if len(same) % 2 else same
        pairs += list(zip(same[::2], same[1::2]))
    half = vector_of(2, build.i16)
    parts: list[ir.Value] = []
    at: dict[int, int] = {}
    for first in range(0, len(pairs), 2):
        value = build.undefined(half)
        for upper, pair in enumerate(pairs[first : first + 2]):
            convert, taken = _two(low, op, word, [numbers[register] for register in pair])
            value = convert(half, value, *taken, factors[shares[pair[0]]], bool(upper))
            at |= {register: 4 * len(parts) + 2 * upper + place for place, register in enumerate(pair)}
        parts.append(llvm.bitcast(vector_of(4, build.i8), value))
    return build.shuffled(build.joined(parts), [at[register] for register in range(len(numbers))])


@lowering("amdg.scaled_downcast_fp4")
def _downcast_fp4(low: Lowering, op: amdg.ScaledDowncastFp4Op) -> ir.Value:
    build, axis = low.build, op.axis.value
    shares, source = _shares(low, op)
    packed = layout_of(op.output.type)
    _held_by(low, op, source, packed, axis, 2, "output")
    factors, numbers = _exponents(low, op), build.elements(low[op.input])
    first = registers.coordinates(packed).copy()
    first[:, axis] *= 2
    second = first.copy()
    second[:, axis] += 1
    pairs = list(zip(registers.from_coordinates(source, first), registers.from_coordinates(source, second)))
    words = []
    for start in range(0, len(pairs), 4):
        value = build.undefined(build.i32)
        for at, pair in enumerate(pairs[start : start + 4]):
            convert, taken = _two(low, op, "fp4", [numbers[register] for register in pair])
            value = convert(build.i32, value, *taken, factors[shares[pair[0]]], at)
        words.append(value)
    octets = llvm.bitcast(vector_of(4 * len(words), build.i8), build.vector(words))
    return build.part(octets, 0, len(pairs))
