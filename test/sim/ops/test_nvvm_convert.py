"""nvvm's conversions to and from narrow floats and its rounded arithmetic against exact fractions and tables of codes."""

from __future__ import annotations

import fractions

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim

TYPES = {"f4E2M1FN": ml_dtypes.float4_e2m1fn, "f6E2M3FN": ml_dtypes.float6_e2m3fn, "f6E3M2FN": ml_dtypes.float6_e3m2fn,
         "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2}  # fmt: skip
HALVES = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}


def run(body: str, inputs: list[tuple[str, np.ndarray]], result: str, dtype, **options) -> np.ndarray:
    """Results of an op of ``%a0``, ``%a1``..., elements of arrays by thread."""
    count = len(inputs[0][1])
    arguments = "".join(f", %m{i}: memref<{count}x{type}>" for i, (type, _) in enumerate(inputs))
    loads = "".join(f"%a{i} = memref.load %m{i}[%t] : memref<{count}x{type}>\n" for i, (type, _) in enumerate(inputs))
    text = f"""
gpu.module @kernels {{
  gpu.func @k(%out: memref<{count}x{result}>{arguments}) kernel {{
    %t = gpu.thread_id x
    {loads}
    {body}
    memref.store %r, %out[%t] : memref<{count}x{result}>
    gpu.return
  }}
}}
"""
    out = np.zeros(count, dtype)
    sim.launch(text, "k", 1, count, out, *(values for _, values in inputs), **options)
    return out


def _codes(numbers: np.ndarray, type: str, relu: bool = False) -> np.ndarray:
    """Codes of the numbers by looking for the nearest of all of them; ties go to the even code."""
    dtype = TYPES[type]
    bits = ml_dtypes.finfo(dtype).bits
    table = np.arange(1 << (bits - 1), dtype=np.uint8).view(dtype).astype(np.float64)
    finite = np.nonzero(np.isfinite(table))[0]
    result = []
    for number in numbers.astype(np.float64).tolist():
        if relu and number <= 0:
            result.append(0)
            continue
        if np.isnan(number):
            result.append({"f8E4M3FN": 0x7F, "f8E5M2": 0x7F}.get(type, finite[-1]))
            continue
        size = min(abs(number), float(table[finite[-1]]))
        distance = [abs(fractions.Fraction(float(table[each])) - fractions.Fraction(size)) for each in finite]
        best = min(range(len(finite)), key=lambda i: (distance[i], finite[i] % 2))
        result.append(int(finite[best]) | (np.signbit(number) << (bits - 1)))
    return np.array(result, np.uint8)


def _numbers(count: int) -> np.ndarray:
    random = np.random.default_rng(7)
    numbers = (random.standard_normal(count) * np.exp2(random.integers(-9, 10, count))).astype(np.float32)
    numbers[:10] = [0, -0.0, np.inf, -np.inf, np.nan, 1e30, 0.25, 2.5, 448.0, 464.0]
    return numbers


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("type", TYPES)
def test_f32_pairs(type, relu):
    a, b = _numbers(96), _numbers(96)[::-1].copy()
    width = type[1]
    flags = "{" + ", ".join([*(["rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>"] if width == "8" else []),
                             f"relu = {str(relu).lower()}"]) + "}"  # fmt: skip
    single = "i8" if width == "4" else "i16"
    body = f"%r = nvvm.convert.f32x2.to.f{width}x2 %a0, %a1 {flags} : {single} ({type})"
    result = run(body, [("f32", a), ("f32", b)], single, np.int8 if width == "4" else np.int16)
    high, low = _codes(a, type, relu), _codes(b, type, relu)
    if width == "4":
        np.testing.assert_array_equal(result.view(np.uint8), high << 4 | low)
    else:
        np.testing.assert_array_equal(result.view(np.uint16), high.astype(np.uint16) << 8 | low)


#: Of bf16 upstream has no conversions to floats of 8 bits, but for scale factors.
_SHRUNK = [(type, source) for type in TYPES for source in HALVES if (source, type[1]) != ("bf16", "8")]


@pytest.mark.parametrize(("type", "source"), _SHRUNK)
def test_halves_to_narrow(type, source):
    numbers = _numbers(96).astype(HALVES[source])
    width = type[1]
    flags = ""
    single = "i8" if width == "4" else "vector<2xi8>"
    back = (
        ""
        if width == "4"
        else "%p = vector.bitcast %n : vector<2xi8> to vector<1xi16> %r = vector.extract %p[0] : i16 from vector<1xi16>"
    )
    body = f"""
    %v = vector.broadcast %a0 : {source} to vector<2x{source}>
    %o = arith.constant 1.0 : {source}
    %w = vector.insert %o, %v [1] : {source} into vector<2x{source}>
    {"%r" if width == "4" else "%n"} = nvvm.convert.{source}x2.to.f{width}x2 %w {flags} : vector<2x{source}> -> {single} ({type})
    {back}
"""
    kind = "i8" if width == "4" else "i16"
    result = run(body, [(source, numbers)], kind, np.int8 if width == "4" else np.int16)
    low, one = _codes(numbers, type), int(_codes(np.ones(1), type)[0])
    if width == "4":
        np.testing.assert_array_equal(result.view(np.uint8), low | one << 4)
    else:
        np.testing.assert_array_equal(result.view(np.uint16), low.astype(np.uint16) | one << 8)


@pytest.mark.parametrize(("target", "scaled"), [("f16", False), ("bf16", False), ("bf16", True)])
@pytest.mark.parametrize("type", TYPES)
def test_narrow_to_halves(type, target, scaled):
    width, dtype = type[1], TYPES[type]
    bits = ml_dtypes.finfo(dtype).bits
    codes = np.arange(1 << bits, dtype=np.uint8)
    factor = (130 | 120 << 8) - (1 << 16 if 120 >= 128 else 0)
    more = ", %s" if scaled else ""
    if width == "4":
        byte, source = codes | codes[::-1] << 4, "i8"
        prepare = "%n = arith.addi %a0, %zero : i8"
        second = codes[::-1]
    else:
        byte, source, second = codes, "vector<2xi8>", codes
        prepare = "%n = vector.broadcast %a0 : i8 to vector<2xi8>"
    body = f"""
    %zero = arith.constant 0 : i8
    %s = arith.constant {factor} : i16
    {prepare}
    %v = nvvm.convert.f{width}x2.to.{target}x2 %n{more} : {source} ({type}) -> vector<2x{target}>
    %b = vector.bitcast %v : vector<2x{target}> to vector<1xi32>
    %r = vector.extract %b[0] : i32 from vector<1xi32>
"""
    result = run(body, [("i8", byte.view(np.int8))], "i32", np.int32).view(HALVES[target]).reshape(-1, 2)
    for i, (which, scale) in enumerate(((codes, 2.0**3), (second, 2.0**-7))):
        expected = which.view(dtype).astype(np.float64) * (scale if scaled else 1.0)
        np.testing.assert_array_equal(result[:, i].astype(np.float64), expected)


def test_scales_and_fixed_point():
    a = np.abs(_numbers(64))
    body = "%r = nvvm.convert.f32x2.to.f8x2 %a0, %a0 {rnd = #nvvm.fp_rnd_mode<RND>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E8M0FNU)"
    with np.errstate(all="ignore"):
        exact = np.log2(a.astype(np.float64)) + 127
    for name, round in (("rz", np.floor), ("rp", np.ceil)):
        result = run(body.replace("RND", name), [("f32", a)], "i16", np.int16).view(np.uint8).reshape(-1, 2)
        expected = np.where(np.isnan(a), 255, np.clip(round(np.nan_to_num(exact, nan=0, neginf=0, posinf=300)), 0, 254))
        np.testing.assert_array_equal(result[:, 0], expected)
    b = np.array([0.0, 1.0, -2.0, 1.984375, 5.0, -5.0, 0.0078125, -0.0234375], np.float32)
    result = run("%r = nvvm.convert.f32x2.to.s2f6x2 %a0, %a0 : i16", [("f32", b)], "i16", np.int16)
    expected = np.clip(np.rint(b.astype(np.float64) * 64), -128, 127).astype(np.int8)
    np.testing.assert_array_equal(result.view(np.int8).reshape(-1, 2), np.stack([expected, expected], axis=1))


@pytest.mark.parametrize("type", HALVES)
def test_stochastic_rounding(type):
    """A number between two others goes up in as many of all draws as it is nearer to the upper one."""
    bits = {"f16": 13, "bf16": 16}[type]
    draws = np.linspace(0, (1 << bits) - 1, 512).astype(np.uint32)
    words = (draws << 16 | draws).view(np.int32)
    number = np.full(512, 1 + 2.0 ** -(10 if type == "f16" else 7) * 0.25, np.float32)
    body = f"""%v = nvvm.convert.f32x2.to.{type}x2 %a0, %a0, %a1 {{rnd = #nvvm.fp_rnd_mode<rs>}} : vector<2x{type}>
    %b = vector.bitcast %v : vector<2x{type}> to vector<1xi32>
    %r = vector.extract %b[0] : i32 from vector<1xi32>"""
    result = (
        run(body, [("f32", number), ("i32", words)], "i32", np.int32)
        .view(HALVES[type])
        .astype(np.float64)
        .reshape(-1, 2)
    )
    assert set(np.unique(result)) == {1.0, 1 + 2.0 ** -(10 if type == "f16" else 7)}
    assert abs((result > 1).mean() - 0.25) < 0.01


ROUNDINGS = {"rn": None, "rz": "zero", "rm": "down", "rp": "up"}


def _exactly(value: fractions.Fraction, rounding: str) -> float:
    """A fraction as a float32."""
    near = np.float32(float(value))
    if rounding == "rn":
        below, above = (np.nextafter(near, np.float32(side)) for side in (-np.inf, np.inf))
        best = min(
            (below, near, above),
            key=lambda each: (abs(fractions.Fraction(float(each)) - value), int(each.view(np.int32)) & 1),
        )
        return float(best)
    exact = fractions.Fraction(float(near))
    upwards = rounding == "rp" or rounding == "rz" and value < 0
    if exact == value:
        return float(near)
    if upwards:
        return float(near if exact > value else np.nextafter(near, np.float32(np.inf)))
    return float(near if exact < value else np.nextafter(near, np.float32(-np.inf)))


@pytest.mark.parametrize("rounding", ROUNDINGS)
@pytest.mark.parametrize("name", ["addf", "subf", "divf", "fma"])
def test_arithmetic(name, rounding):
    random = np.random.default_rng(11)
    a, b, c = (
        (random.standard_normal(128) * np.exp2(random.integers(-20, 20, 128))).astype(np.float32) for _ in range(3)
    )
    operate = {
        "addf": lambda x, y, z: x + y,
        "subf": lambda x, y, z: x - y,
        "divf": lambda x, y, z: x / y,
        "fma": lambda x, y, z: x * y + z,
    }
    more = ", %a2" if name == "fma" else ""
    body = f"%r = nvvm.{name} %a0, %a1{more} {{rnd = #nvvm.fp_rnd_mode<{rounding}>}} : f32"
    result = run(body, [("f32", a), ("f32", b), ("f32", c)], "f32", np.float32)
    exact = [operate[name](*(fractions.Fraction(float(each)) for each in row)) for row in zip(a, b, c)]
    np.testing.assert_array_equal(result, np.array([_exactly(each, rounding) for each in exact], np.float32))


def test_saturation():
    a = np.array([-1.0, 0.25, 3.0, np.nan], np.float32)
    body = "%r = nvvm.addf %a0, %a0 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<sat>} : f32"
    np.testing.assert_array_equal(run(body, [("f32", a)], "f32", np.float32), [0, 0.5, 1, 0])


@pytest.mark.parametrize("type", ["f8E4M3FN", "f8E5M2"])
def test_nvgpu(type):
    numbers = _numbers(64)
    body = f"%n = nvgpu.truncf %a0 : f32 to {type}\n%r = arith.bitcast %n : {type} to i8"
    result = run(body, [("f32", numbers)], "i8", np.int8)
    np.testing.assert_array_equal(result.view(np.uint8), _codes(numbers, type))
    codes = np.arange(256, dtype=np.uint8)
    body = f"%n = arith.bitcast %a0 : i8 to {type}\n%r = nvgpu.extf %n : {type} to f16"
    result = run(body, [("i8", codes.view(np.int8))], "f16", np.float16)
    np.testing.assert_array_equal(result.astype(np.float32), codes.view(TYPES[type]).astype(np.float32))


LOWERED = """
gpu.module @kernels {
  gpu.func @k(%x: memref<32x8xFROM>, %o: memref<32x8xTO>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%t, %c0] : memref<32x8xFROM>, vector<8xFROM>
    BODY
    vector.store %r, %o[%t, %c0] : memref<32x8xTO>, vector<8xTO>
    gpu.return
  }
}
"""
SHRINK = (
    "%n = nvgpu.truncf %v : vector<8xFROM> to vector<8xTYPE> %r = vector.bitcast %n : vector<8xTYPE> to vector<8xi8>"
)
WIDEN = "%b = vector.bitcast %v : vector<8xi8> to vector<8xTYPE> %r = nvgpu.extf %b : vector<8xTYPE> to vector<8xTO>"


@pytest.mark.parametrize("type", ["f8E4M3FN", "f8E5M2"])
@pytest.mark.parametrize(
    ("body", "source", "target"),
    [(SHRINK, "f32", "i8"), (SHRINK, "f16", "i8"), (WIDEN, "i8", "f16"), (WIDEN, "i8", "f32")],
)
def test_nvgpu_before_and_after_lowering(body, source, target, type):
    kinds = {"i8": np.int8, "f16": np.float16, "f32": np.float32}
    text = LOWERED.replace("BODY", body)
    for old, new in (("FROM", source), ("TO", target), ("TYPE", type)):
        text = text.replace(old, new)
    with gpuir.Context():
        made = gpuir.parse(text)
        gpuir.pass_manager("builtin.module(gpu.module(convert-nvgpu-to-nvvm))").run(made)
        lowered = gpuir.asm(made).replace("builtin.unrealized_conversion_cast", "vector.bitcast")
    assert "nvgpu." not in lowered
    values = np.arange(256, dtype=np.uint8).view(np.int8) if source == "i8" else _numbers(256).astype(kinds[source])
    results = []
    for each in (text, lowered):
        results.append(np.zeros((32, 8), kinds[target]))
        sim.launch(each, "k", 1, 32, values.reshape(32, 8), results[-1])
    np.testing.assert_array_equal(*results)
