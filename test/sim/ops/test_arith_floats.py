"""Float ops of arith against exact rational arithmetic that is rounded once, on edge values of every format."""

from __future__ import annotations

import bisect
import functools
import math
from fractions import Fraction

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.host import module
from gpuir.sim.types import SMALL_FLOATS, small_float

pytest.importorskip("ml_dtypes")

FORMATS = [
    "f16",
    "bf16",
    "f32",
    "f64",
    "f8E4M3FN",
    "f8E5M2",
    "f8E4M3FNUZ",
    "f8E5M2FNUZ",
    "f8E4M3",
    "f8E3M4",
    "f8E4M3B11FNUZ",
]
#: Formats without infinities: what is too large becomes NaN.
FINITE = {"f8E4M3FN", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3B11FNUZ"}
NATIVE = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


@pytest.fixture(autouse=True)
def context():
    # Infinities and NaN are what these tests are about.
    with np.errstate(all="ignore"), gpuir.Context() as context:
        yield context


def dtype_of(type: str) -> np.dtype:
    if type[0] == "i":
        return np.dtype(bool) if type == "i1" else np.dtype(f"i{max(8, int(type[1:])) // 8}")
    return np.dtype(NATIVE[type]) if type in NATIVE else small_float(SMALL_FLOATS[type])


@functools.cache
def positives(type: str) -> list[Fraction]:
    """All finite values from zero on, of a format of at most 16 bits."""
    dtype = dtype_of(type)
    bits = 4 if type.startswith("f4") else 8 * dtype.itemsize
    codes = np.arange(1 << (bits - 1)).astype(f"u{dtype.itemsize}").view(dtype).astype(np.float64)
    return sorted({Fraction(float(each)) for each in codes if math.isfinite(each)})


def rounded(value: Fraction, type: str) -> float:
    """The nearest value of the format, of two equally near ones the even one; its sign where it is zero is left open."""
    if type == "f64":
        try:
            return float(value)
        except OverflowError:
            return math.inf if value > 0 else -math.inf
    if type == "f32":
        return _rounded_single(value)
    table = positives(type)
    size = abs(value)
    ulp = table[-1] - table[-2]
    if size >= table[-1] + ulp / 2:
        return math.nan if type in FINITE else math.inf if value > 0 else -math.inf
    at = bisect.bisect_left(table, size)
    if at == len(table):
        found = table[-1]
    elif table[at] == size or at == 0:
        found = table[at]
    else:
        low, high = size - table[at - 1], table[at] - size
        # Codes count up with the values, from 0 on: the even one has an even index.
        found = table[at - 1] if low < high or (low == high and (at - 1) % 2 == 0) else table[at]
    return float(-found if value < 0 else found)


def _rounded_single(value: Fraction) -> float:
    if not value:
        return 0.0
    exponent = max(math.floor(math.log2(abs(value))) - 23, -149)
    # The logarithm may be off by one next to a power of two.
    while abs(value) >= Fraction(2) ** (exponent + 24):
        exponent += 1
    while exponent > -149 and abs(value) < Fraction(2) ** (exponent + 23):
        exponent -= 1
    found = round(value / Fraction(2) ** exponent) * Fraction(2) ** exponent
    return float(found) if abs(found) < Fraction(2) ** 128 else math.inf if value > 0 else -math.inf


def edges(type: str) -> np.ndarray:
    """Zeros, the smallest and largest numbers, infinities, NaN where there are, and a few drawn numbers."""
    dtype = dtype_of(type)
    random = np.random.default_rng(7)
    width = 8 * dtype.itemsize
    drawn = random.integers(0, 1 << 64, 10, np.uint64) >> np.uint64(64 - width)
    codes = [0, 1, 2, (1 << (width - 1)) - 1, 1 << (width - 1), (1 << (width - 1)) + 1, *map(int, drawn)]
    found = np.array(codes, np.uint64).astype(f"u{dtype.itemsize}").view(dtype)
    plain = np.array([1.0, -1.0, 1.5, -0.75, 3.0, 0.0625, 240.0, math.inf, -math.inf, math.nan]).astype(np.float32)
    return np.concatenate([found, plain.astype(dtype)])


def same(found, want: float) -> bool:
    """Equal as numbers, zero whatever its sign; NaN is NaN."""
    found = float(found)
    return math.isnan(found) if math.isnan(want) else found == want


def kernel(line: str, source: str, target: str) -> str:
    """Stores what ``line`` makes of %a and %b: for values of lanes, and for those of lane 0 as uniform values."""
    return f"""
func.func @k(%x: memref<?x{source}>, %y: memref<?x{source}>, %n: index, %o: memref<?x{target}>, %q: memref<?x{target}>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %in = arith.cmpi ult, %t, %n : index
  scf.if %in {{
    %a = memref.load %x[%t] : memref<?x{source}>
    %b = memref.load %y[%t] : memref<?x{source}>
    {line}
    memref.store %r, %o[%t] : memref<?x{target}>
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %x[%i] : memref<?x{source}>
    %b = memref.load %y[%i] : memref<?x{source}>
    {line}
    memref.store %r, %q[%i] : memref<?x{target}>
  }}
  return
}}
"""


def run(line: str, source: str, target: str, left: np.ndarray, right: np.ndarray) -> np.ndarray:
    """Results for pairs of values, which are the same whether these are of lanes or uniform."""
    n = len(left)
    o, q = np.zeros(n, dtype_of(target)), np.zeros(n, dtype_of(target))
    sim.launch(kernel(line, source, target), "k", 1, n, left, right, n, o, q, checks=False)
    codes = f"u{o.dtype.itemsize}"
    differ = (o.view(codes) != q.view(codes)) & ~((o != o) & (q != q))
    assert not differ.any(), f"lanes and uniform values differ for {left[differ]} and {right[differ]}"
    return o


def pairs(type: str) -> tuple[np.ndarray, np.ndarray]:
    values = edges(type)
    return np.repeat(values, len(values)), np.tile(values, len(values))


def exact(op: str, a: float, b: float):
    """The result as a fraction, or as a float where it is none."""
    if not (math.isfinite(a) and math.isfinite(b)) or (op in ("divf", "remf") and b == 0):
        with np.errstate(all="ignore"):
            compute = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "remf": np.fmod}[op]
            return float(compute(np.float64(a), np.float64(b)))
    left, right = Fraction(a), Fraction(b)
    if op == "remf":
        return left - right * math.trunc(left / right)
    return {"addf": left + right, "subf": left - right, "mulf": left * right, "divf": left / right if right else 0}[op]


@pytest.mark.parametrize("type", FORMATS)
@pytest.mark.parametrize("op", ["addf", "subf", "mulf", "divf", "remf"])
def test_arithmetic(op, type):
    left, right = pairs(type)
    found = run(f"%r = arith.{op} %a, %b : {type}", type, type, left, right)
    for a, b, r in zip(left, right, found):
        want = exact(op, float(a), float(b))
        if isinstance(want, Fraction):
            want = rounded(want, type)
        elif math.isinf(want) and type in FINITE:
            want = math.nan
        assert same(r, want), f"{op} of {a!r} and {b!r}: {r!r}, expected {want!r}"


def test_signs_of_zeros():
    left, right = np.array([0.0, -0.0, 0.0, -0.0, 1.0]), np.array([0.0, -0.0, -0.0, 0.0, -1.0])
    for op, negative in {
        "addf": [0, 1, 0, 0, 0],
        "subf": [0, 0, 0, 1, 0],
        "mulf": [0, 0, 1, 1, 1],
        "maximumf": [0, 1, 0, 0, 0],
        "minimumf": [0, 1, 1, 1, 1],
        "maxnumf": [0, 1, 0, 0, 0],
        "minnumf": [0, 1, 1, 1, 1],
    }.items():
        found = run(f"%r = arith.{op} %a, %b : f64", "f64", "f64", left, right)
        assert np.signbit(found).tolist() == [bool(each) for each in negative], op
    assert np.signbit(run("%r = arith.negf %a : f64", "f64", "f64", left, right)).tolist() == [
        True,
        False,
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("type", FORMATS)
@pytest.mark.parametrize("op", ["maximumf", "minimumf", "maxnumf", "minnumf", "negf"])
def test_choices(op, type):
    left, right = pairs(type)
    operands = "%a" if op == "negf" else "%a, %b"
    found = run(f"%r = arith.{op} {operands} : {type}", type, type, left, right)
    choose = max if op.startswith("max") else min
    for a, b, r in zip(left.astype(float), right.astype(float), found):
        if op == "negf":
            want = -a
        elif math.isnan(a) or math.isnan(b):
            want = math.nan if op.endswith("imumf") else (b if math.isnan(a) else a)
        else:
            want = choose(a, b)
        assert same(r, want), f"{op} of {a!r} and {b!r}: {r!r}, expected {want!r}"


ORDERED = {"eq": lambda a, b: a == b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b,
           "le": lambda a, b: a <= b, "ne": lambda a, b: a != b}  # fmt: skip


@pytest.mark.parametrize("type", ["f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3FNUZ"])
def test_comparison(type):
    left, right = pairs(type)
    nan = np.isnan(left.astype(float)) | np.isnan(right.astype(float))
    a, b = left.astype(float), right.astype(float)
    wants = {"false": nan & False, "true": nan | True, "ord": ~nan, "uno": nan}
    for name, compare in ORDERED.items():
        wants["o" + name] = compare(a, b) & ~nan
        wants["u" + name] = compare(a, b) | nan
    for predicate, want in wants.items():
        found = run(f"%r = arith.cmpf {predicate}, %a, %b : {type}", type, "i1", left, right)
        assert (found == want).all(), f"{predicate} of {left[found != want]} and {right[found != want]}"


def between(source: str, target: str) -> np.ndarray:
    """Values of ``source``: edges, and those next to and in the middle between values of ``target``."""
    found = [edges(source)]
    if 8 * dtype_of(target).itemsize <= 16:
        table = positives(target)
        random = np.random.default_rng(3)
        for at in [0, 1, 2, len(table) - 2, *random.integers(1, len(table) - 1, 12)]:
            middle = float((table[at] + table[at + 1]) / 2)
            near = [middle, float(np.nextafter(middle, 0)), float(np.nextafter(middle, np.inf)), float(table[at])]
            if source == "f64":
                # What float32 cannot tell from the middle.
                near += [middle * (1 + 2.0**-40), middle * (1 - 2.0**-40)]
            found.append(np.array([*near, -middle]).astype(np.float64).astype(np.float32 if source != "f64" else "f8").astype(dtype_of(source)))  # fmt: skip
    return np.concatenate(found)


NARROWING = [
    *(("f64", target) for target in FORMATS if target != "f64"),
    *(("f32", target) for target in FORMATS if target not in ("f32", "f64")),
    *(("f16", target) for target in FORMATS if target[:2] == "f8"),
    *(("bf16", target) for target in FORMATS if target[:2] == "f8"),
]


@pytest.mark.parametrize(("source", "target"), NARROWING)
def test_truncf(source, target):
    values = between(source, target)
    found = run(f"%r = arith.truncf %a : {source} to {target}", source, target, values, values)
    for a, r in zip(values, found):
        a = float(a)
        want = rounded(Fraction(a), target) if math.isfinite(a) else (math.nan if target in FINITE else a)
        assert same(r, want), f"{a!r}: {r!r}, expected {want!r}"


@pytest.mark.parametrize(("target", "source"), NARROWING)
def test_extf(source, target):
    values = edges(source)
    found = run(f"%r = arith.extf %a : {source} to {target}", source, target, values, values)
    for a, r in zip(values, found):
        assert same(r, float(a)), f"{a!r}: {r!r}"


@pytest.mark.parametrize(
    ("source", "target"), [("f16", "bf16"), ("bf16", "f16"), ("f8E4M3FN", "f8E5M2"), ("f8E5M2", "f8E4M3FN")]
)
def test_convertf(source, target):
    values = edges(source)
    found = run(f"%r = arith.convertf %a : {source} to {target}", source, target, values, values)
    for a, r in zip(values.astype(float), found):
        want = rounded(Fraction(a), target) if math.isfinite(a) else (math.nan if target in FINITE else a)
        assert same(r, want), f"{a!r}: {r!r}, expected {want!r}"


@pytest.mark.parametrize("target", ["f32", "f16", "bf16", "f8E5M2"])
@pytest.mark.parametrize("mode", ["downward", "upward", "toward_zero", "to_nearest_away", "to_nearest_even"])
def test_rounding_modes(mode, target):
    values = between("f64", target)
    values = values[np.isfinite(values) & (abs(values) < 3e4)]
    found = run(f"%r = arith.truncf %a {mode} : f64 to {target}", "f64", target, values, values).astype(float)
    near = [rounded(Fraction(a), target) for a in values.tolist()]
    for a, n, r in zip(values.tolist(), near, found.tolist()):
        # A neighbour of n on the other side of a, by the type's own steps.
        dtype = dtype_of(target)
        if mode == "downward":
            assert r <= a and (r == a or _step(r, 1, dtype) > a), (a, r)
        elif mode == "upward":
            assert r >= a and (r == a or _step(r, -1, dtype) < a), (a, r)
        elif mode == "toward_zero":
            assert abs(r) <= abs(a) and (r == a or abs(_step(abs(r), 1, dtype)) > abs(a)), (a, r)
        elif mode == "to_nearest_away" and abs(abs(n) - abs(a)) == abs(_step(abs(n), 1, dtype) - abs(a)):
            assert abs(r) > abs(a), (a, r)
        else:
            assert same(r, n), (a, r, n)


def _step(value: float, by: int, dtype: np.dtype) -> float:
    """The next value of the type above (1) or below (-1)."""
    return float(np.nextafter(np.array(value, dtype), np.array(math.inf * by, dtype)))


def test_tf32_has_ten_bits():
    values = np.array(
        [1.0, 1 + 2.0**-11, 1 + 3 * 2.0**-11, -(1 + 2.0**-11 + 2.0**-20), math.inf, math.nan, 0.0], np.float32
    )
    line = "%s = arith.truncf %a : f32 to tf32\n    %r = arith.extf %s : tf32 to f32"
    try:
        found = run(line, "f32", "f32", values, values)
    except gpuir.Error as error:
        assert "must be a" in str(error), error  # tf32 has more bits than 16, so that the verifier decides
        return
    np.testing.assert_array_equal(found, [1.0, 1.0, 1 + 2.0**-9, -(1 + 2.0**-10), math.inf, math.nan, 0.0])


INTEGERS = ["i1", "i4", "i8", "i16", "i32", "i64"]


def whole(type: str) -> list[int]:
    bits = int(type[1:])
    found = {0, 1, -1, 3, (1 << (bits - 1)) - 1, -(1 << (bits - 1)), -(1 << (bits - 1)) + 1}
    # Middles between floats, and what lies next to them.
    for high in (8, 11, 24, 53, 62):
        for low in (1, 2, 3):
            for more in (-1, 0, 1):
                found.add((1 << high) + (1 << max(high - 8 * low, 0)) + more)
                found.add((3 << (high - 1)) + (1 << (high - 11 if high >= 11 else 0)) + more)
                found.add(-(1 << high) - (1 << max(high - 11 * low, 0)) - more)
    return sorted(each for each in found if -(1 << (bits - 1)) <= each < 1 << (bits - 1))


@pytest.mark.parametrize("target", ["f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3FN"])
@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("op", ["sitofp", "uitofp"])
def test_integers_to_floats(op, source, target):
    bits = int(source[1:])
    values = whole(source)
    given = np.array([each & 1 if bits == 1 else each for each in values], dtype_of(source))
    found = run(f"%r = arith.{op} %a : {source} to {target}", source, target, given, given)
    for a, r in zip(values, found):
        number = a % (1 << bits) if op == "uitofp" else a
        assert same(r, rounded(Fraction(number), target)), f"{number}: {r!r}"


@pytest.mark.parametrize("source", ["f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3FN"])
@pytest.mark.parametrize("target", INTEGERS)
@pytest.mark.parametrize("op", ["fptosi", "fptoui"])
def test_floats_to_integers(op, source, target):
    """Towards zero; what is out of range stays at the range's end, and NaN is 0, as PTX's cvt has it."""
    bits = int(target[1:])
    low, high = (0, (1 << bits) - 1) if op == "fptoui" else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    plain = np.array([7.5, -7.5, 8.0, 15.9, -8.5, 127.5, 128.0, 255.0, 256.0, -128.5, 32768.0, 65535.0, 2.0**31, -(2.0**31),
                      2.0**32, 2.0**63, -(2.0**63), 2.0**64, 0.99, -0.99, 2147483520.0])  # fmt: skip
    values = np.concatenate([edges(source), plain.astype(np.float32).astype(dtype_of(source))])
    found = run(f"%r = arith.{op} %a : {source} to {target}", source, target, values, values)
    for a, r in zip(values.astype(float).tolist(), found.tolist()):
        want = (
            0
            if math.isnan(a)
            else high
            if a == math.inf
            else low
            if a == -math.inf
            else min(max(math.trunc(a), low), high)
        )
        want &= (1 << bits) - 1
        assert int(r) & ((1 << bits) - 1) == want, f"{a!r}: {r!r}, expected {want}"
        assert bits == 1 or -(1 << (bits - 1)) <= r < 1 << (bits - 1)


@pytest.mark.parametrize(("source", "target"), [("f32", "i32"), ("i32", "f32"), ("f16", "i16"), ("i16", "bf16"), ("i8", "f8E5M2"), ("f64", "i64")])  # fmt: skip
def test_bitcast(source, target):
    codes = np.array([0, 1, 0x3C, 0x7F, 0x80, 0xFF, 0x5A], f"u{dtype_of(source).itemsize}")
    values = codes.view(dtype_of(source))
    found = run(f"%r = arith.bitcast %a : {source} to {target}", source, target, values, values)
    assert found.tobytes() == values.tobytes()


@pytest.mark.skipif(
    not hasattr(module("dialects.arith"), "FlushDenormalsOp"), reason="the host has no arith.flush_denormals"
)
@pytest.mark.parametrize("type", ["f32", "f64", "f16", "bf16"])
def test_flush_denormals(type):
    values = edges(type)
    found = run(f"%r = arith.flush_denormals %a : {type}", type, type, values, values)
    least = {"f32": 2.0**-126, "f64": 2.0**-1022, "f16": 2.0**-14, "bf16": 2.0**-126}[type]
    assert (abs(values.astype(float)) < least).sum() > 2
    for a, r in zip(values.astype(float), found):
        assert same(r, 0.0 if abs(a) < least else a)
        assert np.signbit(float(r)) == np.signbit(a) or math.isnan(a)


SCALES = np.array([0, 1, 100, 126, 127, 128, 140, 254, 255], np.uint8)


@pytest.mark.parametrize("source", ["f4E2M1FN", "f8E4M3FN", "f8E5M2", "f6E3M2FN"])
@pytest.mark.parametrize("target", ["f32", "bf16", "f16"])
def test_scaling_extf(source, target):
    """The number times 2 ** (scale - 127), scale 255 is NaN (OCP microscaling formats, 5.3)."""
    dtype, scale = dtype_of(source), small_float("float8_e8m0fnu")
    count = {"f4E2M1FN": 16, "f6E3M2FN": 64}.get(source, 256)
    numbers = np.arange(0, count, 3 if count < 256 else 29).astype(np.uint8).view(dtype)
    a, s = np.repeat(numbers, len(SCALES)), np.tile(SCALES, len(numbers)).view(scale)
    text = kernel(f"%r = arith.scaling_extf %a, %b : {source}, f8E8M0FNU to {target}", source, target)
    text = text.replace(f"%y: memref<?x{source}>", "%y: memref<?xf8E8M0FNU>").replace(f"%y[%t] : memref<?x{source}>", "%y[%t] : memref<?xf8E8M0FNU>").replace(f"%y[%i] : memref<?x{source}>", "%y[%i] : memref<?xf8E8M0FNU>")  # fmt: skip
    o, q = (np.zeros(len(a), dtype_of(target)) for _ in range(2))
    sim.launch(text, "k", 1, len(a), a, s, len(a), o, q, checks=False)
    for x, code, r, u in zip(a.astype(float), np.tile(SCALES, len(numbers)), o, q):
        power = math.nan if code == 255 else rounded(Fraction(2) ** (int(code) - 127), target)
        if math.isfinite(x) and math.isfinite(power):
            want = rounded(Fraction(x) * Fraction(power), target)
        else:
            want = x * power
        assert same(r, want) and same(u, want), f"{x} with scale {code}: {r!r}, expected {want!r}"


@pytest.mark.parametrize("target", ["f4E2M1FN", "f8E4M3FN", "f8E5M2"])
def test_scaling_truncf(target):
    """The number divided by the power of two in the scale's exponent; a scale of f32 counts by its exponent alone."""
    values = np.array([0.3, -1.0, 1.5, 2.5, 5.0, -6.0, 100.0, 0.0, 1000.0], np.float32)
    scales = np.array([1.0, 0.5, 4.0, 3.99, 64.0, 1.75], np.float32)
    a, s = np.repeat(values, len(scales)), np.tile(scales, len(values))
    found = run(f"%r = arith.scaling_truncf %a, %b : f32, f32 to {target}", "f32", target, a, s)
    largest = {"f4E2M1FN": 6.0, "f8E4M3FN": 448.0, "f8E5M2": 57344.0}[target]
    for x, scale, r in zip(a.tolist(), s.tolist(), found):
        value = Fraction(x) / Fraction(2) ** math.floor(math.log2(scale))
        want = math.copysign(largest, value) if target[1] == "4" and abs(value) > largest else rounded(value, target)
        assert same(r, want), f"{x} with scale {scale}: {r!r}, expected {want!r}"
