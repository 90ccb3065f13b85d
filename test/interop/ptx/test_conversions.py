"""cvt to and from numbers of 8, 6 and 4 bits: against NVIDIA's header functions for chips without the instruction, and by definition."""

from __future__ import annotations

import functools
import sys
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir.interop import cuda, ptx

sys.path.insert(0, str(Path(__file__).parent))
import _conversion_kernels as kernels
import _conversions

del sys.path[0]

COUNT = 512
BFLOAT = np.dtype(ml_dtypes.bfloat16)
#: Bits of exponent and mantissa, the exponent's bias, and the largest code.
FORMATS = {
    "e4m3": (4, 3, 7, 0x7E), "e5m2": (5, 2, 15, 0x7B), "e2m3": (2, 3, 1, 0x1F), "e3m2": (3, 2, 3, 0x1F), "e2m1": (2, 1, 1, 0x7),
    "f16": (5, 10, 15, 0x7BFF), "bf16": (8, 7, 127, 0x7F7F),
}  # fmt: skip
FOURS = ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1")
ALL = [
    (arch, each) for arch, rubin in (("sm_100a", False), ("sm_107a", True)) for each in _conversions.conversions(rubin)
]


@functools.cache
def compiled(arch: str, rubin: bool) -> cuda.Compiled:
    return _conversions.compiled(_conversions.conversions(rubin), arch)


@pytest.mark.sweep(12)
@pytest.mark.parametrize(("arch", "conversion"), ALL, ids=lambda each: getattr(each, "instruction", each))
def test_header_functions(arch, conversion, seed):
    """The instruction gives for all numbers of 16 bits, and for f32 about them, what the header computes without it."""
    if arch.removesuffix("a") not in cuda.supported_archs():
        pytest.skip(f"NVRTC has no {arch}")
    new, old = (compiled(each, arch == "sm_107a") for each in (arch, "sm_75"))
    assert f"{conversion.instruction} " in new.ptx
    assert f"{conversion.instruction} " not in old.ptx
    given = _conversions.inputs(conversion, np.random.default_rng(seed))
    left, right = (_conversions.run(each.ptx, conversion, given) for each in (new, old))
    np.testing.assert_array_equal(left, right)


def singles(random: np.random.Generator, count: int = COUNT) -> np.ndarray:
    """Numbers about 1, some with many bits behind them, and the edges."""
    made = (random.standard_normal(count) * 2.0 ** random.integers(-12, 6, count)).astype(np.float32)
    made[:10] = [0, -0.0, np.inf, -np.inf, np.nan, 1e-30, 448, -1e30, 6, 65504]
    return made


def scaled(numbers: np.ndarray, codes: np.ndarray, sign: int) -> np.ndarray:
    """Numbers, in float64, times or by powers of two; of the code 255 NaN."""
    return np.where(codes == 255, np.nan, np.ldexp(numbers.astype(np.float64), sign * (codes.astype(np.int32) - 127)))


def pairs(low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """Words of which the one is the low half and the other the high one."""
    return np.stack([low, high], -1).view(f"u{2 * low.dtype.itemsize}")[..., 0]


def fixed(numbers: np.ndarray, relu: bool) -> np.ndarray:
    """Codes of fixed-point numbers with 6 bits behind the point."""
    numbers = np.where(numbers < 0, 0, numbers) if relu else numbers
    whole = np.rint(np.clip(np.nan_to_num(numbers, nan=4.0, posinf=4.0, neginf=-4.0), -4, 4) * 64)
    return np.clip(whole, -128, 127).astype(np.int8).view(np.uint8)


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("source", ["f32", "bf16x2"])
@pytest.mark.parametrize("scale", [False, True])
def test_to_fixed_point(relu, source, scale, seed):
    random = np.random.default_rng(seed)
    low, high = singles(random), singles(random)[::-1].copy()
    codes = random.integers(110, 140, (COUNT, 2)).astype(np.uint8)
    codes[:4] = [[0, 255], [254, 0], [127, 127], [255, 1]]
    if source == "bf16x2":
        with np.errstate(all="ignore"):
            low, high = (each.astype(BFLOAT) for each in (low, high))
        operands = [pairs(low.view(np.uint16), high.view(np.uint16))]
    else:
        operands = [high, low]
    words = ".relu" * relu + ".scaled::n2::ue8m0" * scale
    if scale:
        operands.append(codes.view(np.uint16)[:, 0])
    got = kernels.converted(f"cvt.rn.satfinite{words}.s2f6x2.{source}", 16, operands).view(np.uint8).reshape(-1, 2)
    with np.errstate(all="ignore"):
        numbers = [
            scaled(each.astype(np.float64), codes[:, half] if scale else np.uint8(127), -1)
            for half, each in enumerate((low, high))
        ]
    np.testing.assert_array_equal(got, np.stack([fixed(each, relu) for each in numbers], -1))


def decoded(name: str) -> np.ndarray:
    """The numbers of all codes of a byte."""
    codes = np.arange(256, dtype=np.uint8)
    if name == "s2f6":
        return codes.view(np.int8) / 64.0
    exponent, mantissa, bias, _ = FORMATS[name]
    sign, field = codes >> (exponent + mantissa) & 1, codes >> mantissa & ((1 << exponent) - 1)
    part = codes & ((1 << mantissa) - 1)
    size = np.where(field > 0, 1 << mantissa, 0) + part
    numbers = np.ldexp(size.astype(np.float64), np.maximum(field.astype(int), 1) - bias - mantissa) * np.where(
        sign, -1, 1
    )
    if name == "e4m3":
        numbers[[0x7F, 0xFF]] = np.nan
    if name == "e5m2":
        numbers[[0x7C, 0xFC]] = [np.inf, -np.inf]
        numbers[[0x7D, 0x7E, 0x7F, 0xFD, 0xFE, 0xFF]] = np.nan
    return numbers


@pytest.mark.parametrize("words", ["", ".relu", ".satfinite", ".satfinite.relu"])
@pytest.mark.parametrize("name", ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "s2f6"])
def test_times_a_scale_factor(name, words, seed):
    random = np.random.default_rng(seed)
    scales = random.integers(0, 256, (COUNT, 2)).astype(np.uint8)
    scales[:4] = [[255, 127], [254, 254], [0, 0], [1, 254]]
    codes = random.integers(0, 16 if name == "e2m1" else 256, (COUNT, 2)).astype(np.uint8)
    given = codes[:, 0] | codes[:, 1] << np.uint8(4) if name == "e2m1" else codes.view(np.uint16)[:, 0]
    got = kernels.converted(
        f"cvt.rn{words}.scaled::n2::ue8m0.bf16x2.{name}x2", 32, [given, scales.view(np.uint16)[:, 0]]
    )
    with np.errstate(all="ignore"):
        expected = scaled(decoded(name)[codes], scales, 1)
        expected = np.where((expected <= 0) & ("relu" in words), 0.0, expected)
        # f32 has these numbers without rounding, or bf16 has not.
        made = expected.astype(np.float32).astype(BFLOAT).view(np.uint16)
    if "satfinite" in words:
        made = np.where(made & 0x7FFF == 0x7F80, made - 1, made)
    made = np.where(np.isnan(expected), 0x7FFF, made)
    np.testing.assert_array_equal(got.view(np.uint16).reshape(-1, 2), made)


def scattered(number: float, random: int, bits: int, name: str) -> int:
    """The code by integers: random bits are added where those begin that are cut off, and what is there then is dropped."""
    exponent, mantissa, bias, largest = FORMATS[name]
    sign = 1 << (exponent + mantissa) if np.signbit(number) and not np.isnan(number) else 0
    if np.isnan(number):
        return {"e4m3": 0x7F, "e5m2": 0x7F, "f16": -1, "bf16": -1}.get(name, largest)
    if np.isinf(number):
        return sign | largest
    size = Fraction(abs(float(number)))
    power = max(np.frexp(float(size))[1] - 1 if size else -1000, 1 - bias)
    units = size / Fraction(2) ** int(power - mantissa)
    whole = int(units * (1 << bits) + random) >> bits
    # The code of a normal number has one bit of the significand less, and the exponent before it.
    code = whole + (power - 1 + bias) * (1 << mantissa) if whole >> mantissa else whole
    return sign | min(code, largest)


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_random_bits_of_pairs(name, relu, seed):
    """The upper half of the operand is for the upper number."""
    random = np.random.default_rng(seed)
    low, high = singles(random), singles(random)
    drawn = random.integers(0, 1 << 32, COUNT, np.uint32)
    opcode = f"cvt.rs{'.relu' * relu}.satfinite.{name}x2.f32"
    got = kernels.converted(opcode, 32, [high, low, drawn]).view(np.uint16).reshape(-1, 2)
    bits = 13 if name == "f16" else 16
    for half, numbers in enumerate((low, high)):
        fields = drawn >> np.uint32(16 * half) & np.uint32((1 << bits) - 1)
        numbers = np.where(numbers < 0, np.float32(0), numbers) + 0 if relu else numbers
        expected = [scattered(x, int(field), bits, name) for x, field in zip(numbers, fields)]
        ordered = ~np.isnan(numbers)
        np.testing.assert_array_equal(got[ordered, half], np.array(expected)[ordered])


def bytes_of(words: np.ndarray, *numbers: int) -> np.ndarray:
    """Words of 16 bits of two bytes of each, the first one above."""
    upper, lower = (words >> np.uint32(8 * number) & np.uint32(255) for number in numbers)
    return upper << np.uint32(8) | lower


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("name", FOURS)
def test_random_bits_of_fours(name, relu, seed):
    """Two numbers share 16 bits, which the first of them reads in the other order; those of e2m1 are bytes of both halves."""
    random = np.random.default_rng(seed)
    numbers = [singles(random) for _ in range(4)]
    drawn = random.integers(0, 1 << 32, COUNT, np.uint32)
    width = 4 if name == "e2m1" else 8
    opcode = f"cvt.rs{'.relu' * relu}.satfinite.{name}x4.f32"
    got = kernels.converted(opcode, 4 * width, [*numbers, drawn], four=True)
    upper, lower = ((3, 1), (2, 0)) if name == "e2m1" else ((3, 2), (1, 0))
    shared = [bytes_of(drawn, *upper), bytes_of(drawn, *lower)]
    for place, each in enumerate(numbers):
        fields = [int(field) for field in shared[place // 2]]
        if place % 2 == 0:
            fields = [int(f"{field:016b}"[::-1], 2) for field in fields]
        each = np.where(each < 0, np.float32(0), each) + 0 if relu else each
        expected = [scattered(x, field, 16, name) for x, field in zip(each, fields)]
        found = got >> np.array(width * (3 - place), got.dtype) & np.array((1 << width) - 1, got.dtype)
        np.testing.assert_array_equal(found, expected)


def test_four_where_a_predicate_holds(seed):
    random = np.random.default_rng(seed)
    operands = [*(singles(random, 64) for _ in range(4)), random.integers(0, 1 << 32, 64, np.uint32)]
    opcode = "cvt.rs.satfinite.e5m2x4.f32"
    plain = kernels.converted(opcode, 32, operands, four=True)
    got = kernels.converted(opcode, 32, operands, four=True, guard="@%even ")
    np.testing.assert_array_equal(got, np.where(np.arange(64) % 2 == 0, plain, 0))


@pytest.mark.parametrize(("opcode", "result", "expected"), [
    ("cvt.rn.pzo.f16x2.f32", 32, 0x00003C00), ("cvt.rn.f16x2.f32", 32, 0x80003C00),
    ("cvt.rn.satfinite.pzo.e4m3x2.f32", 16, 0x0038), ("cvt.rn.satfinite.e4m3x2.f32", 16, 0x8038),
    ("cvt.rn.satfinite.pzo.e2m1x2.f32", 8, 0x02),
])  # fmt: skip
def test_positive_zero(opcode, result, expected):
    """-1e-30 is -0 in the result's type."""
    operands = [np.full(32, -1e-30, np.float32), np.ones(32, np.float32)]
    assert set(kernels.converted(opcode, result, operands, target="sm_107a")) == {expected}


@pytest.mark.parametrize("name", ["e4m3", "e2m1"])
def test_by_one_scale_factor(name, seed):
    """Subnormal f32 are zeros before they are divided."""
    random = np.random.default_rng(seed)
    numbers = [singles(random), singles(random)]
    numbers[0][20:24] = 1e-39
    scales = random.integers(110, 140, COUNT).astype(np.uint8)
    scales[20:24] = 0
    bits = 8 if name == "e2m1" else 16
    opcode = f"cvt.rn.satfinite.scaled::n1::ue8m0.{name}x2.f32"
    got = kernels.converted(opcode, bits, [*numbers, scales], target="sm_107a")
    with np.errstate(all="ignore"):
        divided = [
            scaled(np.where(np.abs(each) < 2.0**-126, 0 * each, each), scales, -1).astype(np.float32)
            for each in numbers
        ]
    plain = kernels.converted(f"cvt.rn.satfinite.{name}x2.f32", bits, divided)
    np.testing.assert_array_equal(got, plain)


def test_finite_tf32():
    given = np.array([np.inf, -np.inf, 3.4028235e38, 1.0], np.float32)
    got = kernels.converted("cvt.rna.satfinite.tf32.f32", 32, [given])
    np.testing.assert_array_equal(got, np.array([0x7F7FE000, 0xFF7FE000, 0x7F7FE000, 0x3F800000], np.uint32))


#: Of PTX 8.6 and 8.7, which LLVM writes for sm_100a: bits of result and operands.
AGAIN = {
    "cvt.rn.satfinite.e2m1x2.f32": (8, [32, 32]), "cvt.rn.relu.f16x2.e2m1x2": (32, [8]), "cvt.rn.satfinite.e3m2x2.f32": (16, [32, 32]),
    "cvt.rn.f16x2.e2m3x2": (32, [16]), "cvt.rp.satfinite.ue8m0x2.bf16x2": (16, [32]), "cvt.rn.bf16x2.ue8m0x2": (32, [16]),
    "cvt.rs.satfinite.e2m1x4.f32": (16, [32] * 5), "cvt.rs.satfinite.e4m3x4.f32": (32, [32] * 5), "cvt.rs.bf16x2.f32": (32, [32] * 3),
}  # fmt: skip


@pytest.mark.parametrize("opcode", AGAIN)
def test_compiled_again(opcode, seed):
    pytest.importorskip("llvmlite")
    result, bits = AGAIN[opcode]
    written = kernels.text(opcode, result, bits, four="x4" in opcode)
    again = gpuir.compile(ptx.parse(written), "sm_100a", emit="ptx", cache=False, ptx_version=87).ptx
    assert assembles(again, "sm_100a")
    random = np.random.default_rng(seed)
    operands = [random.integers(0, 1 << each, 128, f"u{each // 8}") for each in bits]
    np.testing.assert_array_equal(kernels.run(again, result, operands), kernels.run(written, result, operands))


@pytest.mark.parametrize(("line", "message"), [
    ("cvt.rs.satfinite.e4m3x4.f32 %r0, %r1, %r2;", "stand in braces"),
    ("cvt.rs.satfinite.e4m3x4.f32 %r0, {%r1, %r2, %r3}, %r4;", "not 4 in all"),
    ("cvt.rn.satfinite.e4m3x2.f32 %h0, %r1;", "2 operands, not 1"),
    ("cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 %r0, %h1;", "2 operands, not 1"),
    ("cvt.rn.e4m3x4.nothing %r0, %r1;", "is not supported"),
])  # fmt: skip
def test_refused(line, message):
    head = (
        ".version 9.4\n.target sm_100a\n.address_size 64\n.visible .entry k() {\n.reg .b16 %h<8>;\n.reg .b32 %r<8>;\n"
    )
    with pytest.raises(ptx.PtxError, match=message):
        ptx.parse(f"{head}{line}\nret;\n}}\n")
