"""Float instructions and conversions of PTX against rational numbers, rounded by the formats' definitions."""

from __future__ import annotations

import fractions
import math

import numpy as np
import pytest
from _ptx_snippets import assembles, dtype_of, edges, kernel, run

from gpuir import sim
from gpuir.interop import ptx

COUNT = 192
#: Bits of the significand, and the exponents of the least normal and of the largest number.
FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "f32": (24, -126, 127), "f64": (53, -1022, 1023)}
Fraction = fractions.Fraction


def rounded(x: Fraction, type: str, mode: str = "rn", zero: float = 0.0) -> float:
    """An exact number in a format; `zero` is what an exact zero is."""
    if x == 0:
        return zero
    bits, least, most = FORMATS[type]
    sign, size = (-1 if x < 0 else 1), abs(x)
    exponent = max(math.floor(math.log2(size)) if size.numerator < 2**1000 and size.denominator < 2**1000 else
                   size.numerator.bit_length() - size.denominator.bit_length(), least - 1)  # fmt: skip
    while Fraction(2) ** (exponent + 1) <= size:
        exponent += 1
    while exponent > least and Fraction(2) ** exponent > size:
        exponent -= 1
    step = Fraction(2) ** (max(exponent, least) - bits + 1)
    whole, rest = divmod(size, step)
    outward = {"rn": rest * 2 > step or (rest * 2 == step and whole % 2), "rna": rest * 2 >= step, "rz": False,
               "rp": sign > 0 and rest > 0, "rm": sign < 0 and rest > 0}[mode]  # fmt: skip
    size = (whole + bool(outward)) * step
    if size >= Fraction(2) ** (most + 1):
        limit = float((2 - Fraction(2) ** (1 - bits)) * Fraction(2) ** most)
        inside = mode == "rz" or (mode == "rp" and sign < 0) or (mode == "rm" and sign > 0)
        return sign * (limit if inside else math.inf)
    return sign * float(size) if size else math.copysign(0.0, sign)


def numbers(array: np.ndarray, type: str) -> list[float]:
    with np.errstate(invalid="ignore"):  # of signalling NaNs
        if type == "bf16":
            return (array.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64).tolist()
        return array.astype(np.float64 if array.dtype.kind == "f" else object).tolist()


def flush(x: float, type: str) -> float:
    return math.copysign(0.0, x) if 0 < abs(x) < 2.0 ** FORMATS[type][1] else x


def plain(base: str, *x: float) -> float:
    """IEEE 754's result for operands that are not finite, and the sign of zeros."""
    with np.errstate(all="ignore"):
        x = [np.float64(each) for each in x]
        return float({"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
                      "fma": lambda a, b, c: a * b + c, "rcp": lambda a: 1 / a, "sqrt": np.sqrt}[base](*x))  # fmt: skip


EXACT = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
         "fma": lambda a, b, c: a * b + c, "rcp": lambda a: 1 / a}  # fmt: skip


def root(x: float, type: str, mode: str) -> float:
    """By more bits than any format has, and whether the square is exact."""
    if not x > 0 or math.isinf(x):
        return plain("sqrt", x)
    scaled = Fraction(x) * Fraction(4) ** 1200
    whole = math.isqrt(scaled.numerator // scaled.denominator)
    near = Fraction(whole) / Fraction(2) ** 1200
    return rounded(near if near * near == Fraction(x) else near + Fraction(1, 2**1300), type, mode)


def arithmetic(base: str, type: str, words: list[str], *x: float) -> float:
    mode = next((word for word in words if word in ("rn", "rz", "rm", "rp")), "rn")
    if "ftz" in words:
        x = tuple(flush(each, type) for each in x)
    if base == "sqrt":
        made = root(x[0], type, mode)
    elif base == "fma" and math.isfinite(x[0]) and math.isfinite(x[1]) and not math.isfinite(x[2]):
        made = x[2]  # the product is exact, and so finite, where Python's is not
    elif not all(map(math.isfinite, x)) or (base in ("div", "rcp") and x[-1] == 0):
        made = plain(base, *x)
    else:
        true = EXACT[base](*map(Fraction, x))
        zero = plain(base, *x) if not true else 0.0
        signs = {
            "add": lambda: (x[0], x[1]),
            "sub": lambda: (x[0], -x[1]),
            "fma": lambda: (math.copysign(1, x[0]) * math.copysign(1, x[1]), x[2]),
        }.get(base)
        if mode == "rm" and signs and not true and not all(math.copysign(1, each) > 0 for each in signs()):
            zero = -0.0
        elif signs and not true:
            zero = -0.0 if all(math.copysign(1, each) < 0 for each in signs()) else 0.0
        made = rounded(true, type, mode, zero)
    if "ftz" in words:
        made = flush(made, type)
    if "sat" in words:
        made = 0.0 if math.isnan(made) else min(max(made, 0.0), 1.0) + 0.0
    if "relu" in words:
        made = made if math.isnan(made) or made > 0 else 0.0
    return made


def cases():
    modes = [[], ["rn"], ["rz"], ["rm"], ["rp"]]
    for base, count in {"add": 2, "sub": 2, "mul": 2, "fma": 3, "div": 2, "rcp": 1, "sqrt": 1}.items():
        for mode in modes:
            if not mode and base in ("fma", "div", "rcp", "sqrt"):
                continue
            yield base, "f64", mode, count
            for more in ([], ["ftz"], ["sat"], ["ftz", "sat"]):
                if "sat" not in more or base in ("add", "sub", "mul", "fma"):
                    yield base, "f32", mode + more, count
    for type in ("f16", "bf16"):
        for base, count in {"add": 2, "sub": 2, "mul": 2}.items():
            yield base, type, [] if type == "bf16" else ["rn"], count
        yield "fma", type, ["rn"], 3
        yield "fma", type, ["rn", "relu"], 3
    yield "fma", "f16", ["rn", "sat"], 3
    yield "add", "f16", ["ftz"], 2
    yield "mul", "f16", ["sat"], 2


def same(got: float, expected: float) -> bool:
    if math.isnan(expected):
        return math.isnan(got)
    return got == expected and math.copysign(1, got) == math.copysign(1, expected)


def name(case) -> str:
    base, type, words, _ = case
    return ".".join([base, *words, type])


CASES = list(cases())


@pytest.mark.sweep
@pytest.mark.parametrize("case", CASES, ids=name)
def test_arithmetic(case, seed):
    base, type, words, count = case
    random = np.random.default_rng(seed)
    inputs = [edges(type, COUNT, random) for _ in range(count)]
    got = numbers(run(kernel(name(case), [type] * count, type), inputs, type), type)
    for row, made in zip(zip(*(numbers(each, type) for each in inputs)), got):
        expected = arithmetic(base, type, words, *row)
        assert same(made, expected), (name(case), row, made, expected)


PAIRS = [
    "add.f16x2",
    "sub.rn.f16x2",
    "mul.bf16x2",
    "fma.rn.f16x2",
    "fma.rn.bf16x2",
    "min.f16x2",
    "max.NaN.bf16x2",
    "neg.f16x2",
    "abs.bf16x2",
]


def extreme(least: bool, words: list[str], type: str, *x: float) -> float:
    if "ftz" in words:
        x = tuple(flush(each, type) for each in x)
    kept = [each for each in x if not math.isnan(each)]
    if len(kept) < len(x) and ("NaN" in words or not kept):
        return math.nan
    return (min if least else max)(kept, key=lambda each: (each, math.copysign(1, each)))


@pytest.mark.parametrize("opcode", PAIRS)
def test_pairs_are_two_numbers(opcode, seed):
    base, *words, type = opcode.split(".")
    count, one = {"fma": 3, "neg": 1, "abs": 1}.get(base, 2), type.removesuffix("x2")
    random = np.random.default_rng(seed)
    halves = [edges(one, 2 * COUNT, random) for _ in range(count)]
    inputs = [each.view(np.uint32) for each in halves]
    got = run(kernel(opcode, [type] * count, type), inputs, type)
    for row, made in zip(zip(*(numbers(each, one) for each in halves)), numbers(got.view(halves[0].dtype), one)):
        if base in ("min", "max"):
            expected = extreme(base == "min", words, one, *row)
        elif base in ("neg", "abs"):
            expected = -row[0] if base == "neg" else abs(row[0])
        else:
            expected = arithmetic(base, one, words, *row)
        assert same(made, expected), (opcode, row, made, expected)


EXTREMES = [
    "min.f32",
    "max.f32",
    "min.f64",
    "max.f64",
    "min.ftz.f32",
    "max.NaN.f32",
    "min.NaN.f32",
    "max.f16",
    "min.NaN.bf16",
]


@pytest.mark.parametrize("opcode", EXTREMES)
def test_extremes(opcode, seed):
    base, *words, type = opcode.split(".")
    random = np.random.default_rng(seed)
    inputs = [edges(type, COUNT, random) for _ in range(2)]
    got = numbers(run(kernel(opcode, [type] * 2, type), inputs, type), type)
    for row, made in zip(zip(*(numbers(each, type) for each in inputs)), got):
        expected = extreme(base == "min", words, type, *row)
        # Which zero a minimum of both is, the fast path leaves open.
        assert same(made, expected) or made == expected == 0, (opcode, row, made, expected)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("opcode", ["min.f16", "min.NaN.bf16", "max.NaN.f16", "sub.rn.f16x2", "mul.rn.f16x2"])
def test_the_nan_of_instructions(opcode, engine):
    """All bits but the sign, whatever those of the operands are (PTX ISA 9.7.4)."""
    type = opcode.split(".")[-1]
    one = type.removesuffix("x2")
    bits = {"f16": 0xFD03, "bf16": 0xFFDD, "f32": 0xFF800007}[one]
    count = 3 if opcode[0] == "f" else 2
    given = [
        np.full(32, bits | bits << 16 if "x2" in type else bits, f"u{dtype_of(type).itemsize}") for _ in range(count)
    ]
    made = np.zeros_like(given[0])
    sim.launch(ptx.parse(kernel(opcode, [type] * count, type)), "k", 1, 32, *given, made, engine=engine)
    nan = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF}[one]
    assert {int(each) for each in made} == {nan | nan << 16 if "x2" in type else nan}


APPROXIMATIONS = {"rcp.approx.ftz.f32": lambda x: 1 / x, "rsqrt.approx.f32": lambda x: 1 / np.sqrt(x), "sqrt.approx.f32": np.sqrt,
                  "sin.approx.f32": np.sin, "cos.approx.f32": np.cos, "lg2.approx.f32": np.log2, "ex2.approx.ftz.f32": np.exp2,
                  "tanh.approx.f32": np.tanh, "ex2.approx.f16": np.exp2, "tanh.approx.f16": np.tanh}  # fmt: skip


@pytest.mark.parametrize("opcode", APPROXIMATIONS)
def test_approximations(opcode, seed):
    type = opcode.rpartition(".")[2]
    x = np.random.default_rng(seed).uniform(0.01, 5, COUNT).astype(dtype_of(type))
    got = run(kernel(opcode, [type], type), [x], type)
    np.testing.assert_allclose(got, APPROXIMATIONS[opcode](x.astype(np.float64)), rtol=2e-6 if type == "f32" else 2e-3)


# Conversions

WHOLE = {
    "rni": round,
    "rzi": math.trunc,
    "rmi": math.floor,
    "rpi": math.ceil,
}


def to_integer(x: float, target: str, source: str, mode: str) -> int:
    bits = int(target[1:])
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
    if math.isnan(x):
        nan = 0 if source != "f64" and bits < 64 else 1 << (bits - 1)
        return nan - (1 << bits) if target[0] == "s" and nan else nan
    if math.isinf(x):
        return high if x > 0 else low
    return min(max(WHOLE[mode](Fraction(x)), low), high)


def conversions():
    integers = ("u16", "s16", "u32", "s32", "u64", "s64")
    for source in ("f16", "bf16", "f32", "f64"):
        for target in integers:
            for mode in WHOLE:
                yield f"cvt.{mode}.{target}.{source}", source, target
        for target in integers:
            if source != "bf16":
                for mode in ("rn", "rz", "rm", "rp"):
                    yield f"cvt.{mode}.{source}.{target}", target, source
    for mode in ("rn", "rz", "rm", "rp"):
        yield f"cvt.{mode}.f32.f64", "f64", "f32"
        yield f"cvt.{mode}.f16.f64", "f64", "f16"
        yield f"cvt.{mode}.f16.f32", "f32", "f16"
    for mode in ("rn", "rz"):
        yield f"cvt.{mode}.bf16.f32", "f32", "bf16"
    for source, target in (("f16", "f32"), ("bf16", "f32"), ("f32", "f64"), ("f16", "f64")):
        yield f"cvt.{target}.{source}", source, target
    for mode in WHOLE:
        for type in ("f16", "f32", "f64"):
            yield f"cvt.{mode}.{type}.{type}", type, type
    yield "cvt.sat.f32.f32", "f32", "f32"
    yield "cvt.rn.sat.f16.f32", "f32", "f16"


CONVERSIONS = list(conversions())


def converted(opcode: str, source: str, target: str, x):
    words = opcode.split(".")[1:-2]
    mode = words[0] if words else "rn"
    if target[0] in "us":
        return to_integer(x, target, source, mode)
    if source[0] in "us":
        return rounded(Fraction(x), target, mode)
    if math.isnan(x):
        return 0.0 if "sat" in words else x
    if math.isfinite(x):
        if mode in WHOLE:
            made = float(WHOLE[mode](Fraction(x)))
            x = math.copysign(made, x) if made == 0 else made
        else:
            x = rounded(Fraction(x), target, mode if mode[0] == "r" else "rn", x)
    return min(max(x, 0.0), 1.0) + 0.0 if "sat" in words else x


@pytest.mark.sweep
@pytest.mark.parametrize("case", CONVERSIONS, ids=lambda case: case[0])
def test_conversions(case, seed):
    opcode, source, target = case
    x = edges(source, COUNT, np.random.default_rng(seed))
    got = numbers(run(kernel(opcode, [source], target), [x], target), target)
    for given, made in zip(numbers(x, source), got):
        expected = converted(opcode, source, target, given)
        assert same(made, expected) if target[0] in "fb" else made == expected, (opcode, given, made, expected)


def test_they_assemble():
    head, kernels = "", []
    texts = [(name(case), [case[1]] * case[3], case[1]) for case in CASES]
    texts += [(opcode, [source], target) for opcode, source, target in CONVERSIONS]
    for opcode in (*PAIRS, *EXTREMES):
        base, type = opcode.partition(".")[0], opcode.rpartition(".")[2]
        texts.append((opcode, [type] * {"fma": 3, "neg": 1, "abs": 1}.get(base, 2), type))
    texts += [(opcode, [opcode.rpartition(".")[2]], opcode.rpartition(".")[2]) for opcode in APPROXIMATIONS]
    for number, (opcode, operands, result) in enumerate(texts):
        head, _, body = kernel(opcode, operands, result).partition(".visible")
        kernels.append(
            ".visible" + body.replace("entry k(", f"entry k{number}(").replace("k_param", f"k{number}_param")
        )
    assert assembles(head + "\n".join(kernels))
