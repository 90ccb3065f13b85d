"""math: each op against NumPy or Python's own functions, in every format."""

import math

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import UnsupportedOp

THREADS = 40
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan]

#: Name, NumPy's function, and the range of its argument.
UNARY = [
    ("acos", np.arccos, -1, 1), ("acosh", np.arccosh, 1, 9), ("asin", np.arcsin, -1, 1), ("asinh", np.arcsinh, -9, 9),
    ("atan", np.arctan, -9, 9), ("atanh", np.arctanh, -1, 1), ("cbrt", np.cbrt, -9, 9), ("cos", np.cos, -9, 9),
    ("cosh", np.cosh, -9, 9), ("erf", np.vectorize(math.erf), -5, 5), ("erfc", np.vectorize(math.erfc), -5, 11),
    ("exp", np.exp, -20, 10), ("exp2", np.exp2, -20, 10), ("expm1", np.expm1, -1, 1), ("log", np.log, 0, 9),
    ("log10", np.log10, 0, 9), ("log1p", np.log1p, -0.9, 1), ("log2", np.log2, 0, 9), ("sin", np.sin, -9, 9),
    ("rsqrt", lambda x: 1 / np.sqrt(x), 0, 9), ("sinh", np.sinh, -9, 9), ("sqrt", np.sqrt, 0, 9), ("tan", np.tan, -9, 9),
    ("tanh", np.tanh, -4, 4),
]  # fmt: skip
EXACT = [
    ("absf", np.abs), ("ceil", np.ceil), ("floor", np.floor), ("trunc", np.trunc), ("roundeven", np.rint),
    ("round", lambda x: np.copysign(np.floor(np.abs(x.astype("f8")) + 0.5), x)),
]  # fmt: skip


def near(found, expected, dtype):
    """Equal up to half a unit in the last place of the format, and a little."""
    found, wide = found.astype("f8"), expected.astype("f8")
    finfo = np.finfo(dtype) if np.dtype(dtype).kind == "f" else ml_dtypes.finfo(dtype)
    unit = np.maximum(np.exp2(np.floor(np.log2(np.abs(wide)))), float(finfo.smallest_normal)) * float(finfo.eps)
    with np.errstate(all="ignore"):
        bad = np.abs(found - wide) > 0.501 * unit
    bad &= np.isfinite(wide) & (np.abs(wide) <= float(finfo.max))
    assert not bad.any(), (found[bad], wide[bad])
    nan = np.isnan(wide)
    assert (np.isnan(found) == nan).all()
    zero = wide == 0
    assert (np.signbit(found[zero]) == np.signbit(wide[zero])).all()


@pytest.mark.parametrize("element", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("name, reference, low, high", UNARY, ids=[each[0] for each in UNARY])
def test_functions(compute, dtype, name, reference, low, high, element):
    values = np.random.default_rng(0).uniform(low, high, (THREADS, 4)).astype("f")
    values[:5, 0] = SPECIAL
    values = values.astype(dtype(element))
    body = f"""%r0 = math.{name} %0 : vector<4x{element}>
  %s = vector.extract %0[0] : {element} from vector<4x{element}>
  %r1 = math.{name} %s : {element}"""
    vector, scalar = compute(body, [f"vector<4x{element}>"], [f"vector<4x{element}>", element], values)
    with np.errstate(all="ignore"):
        expected = reference(values.astype("f8"))
        near(vector, expected, dtype(element))
    assert scalar.tobytes() == vector[:, 0].tobytes()


@pytest.mark.parametrize("name, reference, low, high", UNARY, ids=[each[0] for each in UNARY])
def test_functions_of_double(check, name, reference, low, high):
    values = np.random.default_rng(0).uniform(low, high, THREADS)
    values[:5] = SPECIAL
    check(f"%r0 = math.{name} %0 : f64", ["f64"], ["f64"], reference, arrays=[values])


def test_erf_in_single_is_nearly_exact():
    """Over its whole range the polynomial is within 0.6 units in the last place of float32, erfc down to the subnormals."""
    from gpuir.sim.special import erf, erfc

    x = np.concatenate([np.linspace(-4.5, 10.2, 20001), np.logspace(-40, 0, 200), -np.logspace(-40, 0, 200)])
    for function, exact in ((erf, math.erf), (erfc, math.erfc)):
        expected = np.array([exact(each) for each in x])
        unit = np.spacing(np.abs(expected).astype("f")).astype("f8")
        with np.errstate(under="ignore"):
            found = function(x, narrow=True).astype("f")
        assert (np.abs(found - expected) <= 0.6 * unit).all()


@pytest.mark.parametrize("element", ["f64", "f32", "f16", "bf16", "f8E5M2"])
@pytest.mark.parametrize("name, reference", EXACT, ids=[each[0] for each in EXACT])
def test_exact_functions(compute, dtype, name, reference, element):
    values = np.linspace(-5, 4.75, THREADS, dtype="f")
    values[:12] = [*SPECIAL, 0.5, -0.5, 2.5, 0.49999997, -0.49999997, 65504.0, 3.5]
    values = values.astype(dtype(element))
    (found,) = compute(f"%r0 = math.{name} %0 : {element}", [element], [element], values)
    with np.errstate(all="ignore"):
        expected = reference(values.astype("f8")).astype("f").astype(dtype(element))
    number = np.dtype(f"u{found.dtype.itemsize}")
    nan = np.isnan(values.astype("f8"))
    assert (found.view(number) == expected.view(number))[~nan].all() and np.isnan(found[nan].astype("f8")).all()


@pytest.mark.parametrize("element", ["f32", "f64", "f16"])
@pytest.mark.parametrize("name, reference", [("atan2", np.arctan2), ("powf", np.power), ("copysign", np.copysign)])
def test_functions_of_two(check, dtype, name, reference, element):
    kind = dtype(element)
    a, b = (np.random.default_rng(i).uniform(-3, 3, (THREADS, 3)).astype(kind) for i in range(2))
    a[:5, 0], b[1:6, 0], b[:, 1] = SPECIAL, SPECIAL, 2
    check(
        f"%r0 = math.{name} %0, %1 : vector<3x{element}>",
        [f"vector<3x{element}>"] * 2,
        [f"vector<3x{element}>"],
        lambda a, b: reference(a.astype("f8"), b.astype("f8")).astype(kind),
        arrays=[a, b],
    )


def test_sincos(check):
    check(
        "%r0, %r1 = math.sincos %0 : f32",
        ["f32"],
        ["f32", "f32"],
        lambda a: (np.sin(a.astype("f8")).astype("f"), np.cos(a.astype("f8")).astype("f")),
    )


def test_clampf(check):
    check(
        "%r0 = math.clampf %0 to [%1, %2] : f16",
        ["f16"] * 3,
        ["f16"],
        lambda x, low, high: np.maximum(np.minimum(x, high), low),
    )


@pytest.mark.parametrize("element", ["f64", "f32", "f16", "bf16"])
def test_fma_rounds_once(check, dtype, element):
    kind = dtype(element)
    random = np.random.default_rng(7)
    a, b = (random.standard_normal((THREADS, 4)).astype("f").astype(kind) for _ in range(2))
    # The sum is what the product lost when it was rounded.
    c = -(a.astype("f8") * b.astype("f8")).astype("f").astype(kind)
    from fractions import Fraction

    def reference(a, b, c):
        exact = [
            float(Fraction(x) * Fraction(y) + Fraction(z))
            for x, y, z in zip(*(each.astype("f8").reshape(-1).tolist() for each in (a, b, c)))
        ]
        return np.array(exact).reshape(a.shape).astype("f" if element == "bf16" else kind).astype(kind)

    check(f"%r0 = math.fma %0, %1, %2 : vector<4x{element}>", [f"vector<4x{element}>"] * 3, [f"vector<4x{element}>"],
          reference, arrays=[a, b, c])  # fmt: skip
    assert (reference(a, b, c) != 0).any()


def test_fma_with_another_rounding_is_refused():
    text = """func.func @f(%a: f32) {
  %x = math.fma %a, %a, %a upward : f32
  return
}"""
    with pytest.raises(UnsupportedOp, match="'math.fma': .*nearest even"):
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, 1.0)


def test_fpowi(check):
    x = np.resize([2.0, -2.0, -0.5, 0.0, -0.0, np.inf, -np.inf, 3.0], (THREADS, 2)).astype("f")
    n = np.random.default_rng(1).integers(-5, 6, (THREADS, 2)).astype("i8")
    n[:2] = 2**60 + 1, -(2**60) - 1
    check(
        "%r0 = math.fpowi %0, %1 : vector<2xf32>, vector<2xi64>",
        ["vector<2xf32>", "vector<2xi64>"],
        ["vector<2xf32>"],
        lambda x, n: np.vectorize(power)(x.astype("f8"), n).astype("f"),
        arrays=[x, n],
    )


def power(x, n):
    n = int(np.clip(n, -1001, 1001)) if abs(n) > 10**6 else int(n)
    sign = -1.0 if n % 2 and math.copysign(1, x) < 0 else 1.0
    return sign * float(np.power(abs(x), n))


@pytest.mark.parametrize("element, bits", [("i32", 32), ("i8", 8), ("i4", 4), ("i64", 64)])
def test_ipowi(check, dtype, element, bits):
    random = np.random.default_rng(2)
    x = random.integers(-7, 8, THREADS).astype(dtype(element))
    n = random.integers(-3, 7, THREADS).astype(dtype(element))
    x[:6], n[:6] = [1, -1, -1, 2, -2, 3], [-3, -3, -2, -1, -1, 5]
    n[x == 0] = np.abs(n[x == 0])

    def one(x, n):
        value = int(x) ** int(n) if n >= 0 else {1: 1, -1: -1 if n % 2 else 1}.get(int(x), 0)
        value &= (1 << bits) - 1
        return value - (1 << bits) if value >> (bits - 1) else value

    check(f"%r0 = math.ipowi %0, %1 : {element}", [element] * 2, [element],
          lambda x, n: np.array([one(*each) for each in zip(x, n)]).astype(dtype(element)), arrays=[x, n])  # fmt: skip


@pytest.mark.parametrize("element, bits", [("i1", 1), ("i4", 4), ("i8", 8), ("i16", 16), ("i32", 32), ("i64", 64)])
def test_bits(check, dtype, element, bits):
    kind = dtype(element)
    random = np.random.default_rng(3)
    numbers = [
        0,
        1,
        -1,
        1 << (bits - 1),
        (1 << (bits - 1)) - 1,
        *(int(n) for n in random.integers(-(2**62), 2**62, 35)),
    ]
    numbers = [n >> i % bits if bits > 1 else n for i, n in enumerate(numbers)]
    masked = [n & ((1 << bits) - 1) for n in numbers]
    values = np.array([n - (1 << bits) if bits > 1 and n >> (bits - 1) else n for n in masked]).astype(kind)
    texts = [f"{n:0{bits}b}" for n in masked]

    def fits(counts):
        return np.array(
            [(n + (1 << bits >> 1)) % (1 << bits) - (1 << bits >> 1) if bits > 1 else n & 1 for n in counts]
        )

    expected = (
        [len(t) - len(t.lstrip("0")) for t in texts],
        [len(t) - len(t.rstrip("0")) for t in texts],
        [t.count("1") for t in texts],
        [abs(int(v)) if kind.kind == "i" else int(v) for v in values],
    )
    body = "\n".join(f"%r{i} = math.{name} %0 : {element}" for i, name in enumerate(["ctlz", "cttz", "ctpop", "absi"]))

    def reference(given):
        found = [fits(each).astype(kind) for each in expected]
        same = (given == given[:1]).all()
        return tuple(np.broadcast_to(each[:1], each.shape) if same else each for each in found)

    check(body, [element], [element] * 4, reference, arrays=[values])


@pytest.mark.parametrize("element", ["f64", "f32", "f16", "bf16", "f8E4M3FN"])
def test_classes(check, dtype, element):
    kind = dtype(element)
    info = np.finfo(kind) if kind.type in (np.float16, np.float32, np.float64) else ml_dtypes.finfo(kind)
    tiny = float(info.smallest_normal)
    values = np.ones(THREADS)
    values[:9] = [*SPECIAL, tiny, tiny / 2, -tiny, float(info.max)]
    values = values.astype(kind)
    wide = values.astype("f8")
    body = "\n".join(
        f"%r{i} = math.{name} %0 : {element}" for i, name in enumerate(["isnan", "isinf", "isfinite", "isnormal"])
    )

    def reference(given):
        wide = np.abs(given.astype("f8"))
        return np.isnan(wide), np.isinf(wide), np.isfinite(wide), np.isfinite(wide) & (wide >= tiny)

    assert (wide[5:8] != 0).all()
    check(body, [element], ["i1"] * 4, reference, arrays=[values])
