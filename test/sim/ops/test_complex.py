"""complex: against NumPy, in both precisions."""

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import UnsupportedOp

FUNCTIONS = {
    "abs": np.abs, "angle": np.angle, "conj": np.conj, "cos": np.cos, "exp": np.exp, "expm1": np.expm1, "log": np.log,
    "log1p": np.log1p, "neg": np.negative, "rsqrt": lambda z: 1 / np.sqrt(z), "sign": lambda z: np.where(z == 0, 0, z / np.abs(z)),
    "sin": np.sin, "sqrt": np.sqrt, "tan": np.tan, "tanh": np.tanh,
}  # fmt: skip
OPERATORS = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power,
    "atan2": lambda y, x: -1j * np.log((x + 1j * y) / np.sqrt(x * x + y * y)),
}  # fmt: skip


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=3e-6, atol=1e-6, equal_nan=True)


@pytest.mark.parametrize("part", ["f32", "f64"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(compute, numbers, name, part):
    type = f"complex<{part}>"
    values = numbers(type, 40)
    result = part if name in ("abs", "angle") else type
    (found,) = compute(f"%r0 = complex.{name} %0 : {type}", [type], [result], values)
    with np.errstate(all="ignore"):
        close(found, FUNCTIONS[name](values.astype("c16")))


@pytest.mark.parametrize("varying", [[True, True], [True, False], [False, False]])
@pytest.mark.parametrize("name", OPERATORS)
def test_operators(compute, numbers, name, varying):
    type = "complex<f32>"
    a, b = numbers(type, 40), numbers(type, 40, 1)
    b[b == 0] = 1
    (found,) = compute(f"%r0 = complex.{name} %0, %1 : {type}", [type] * 2, [type], a, b, varying=varying)
    a, b = (each if varies else np.broadcast_to(each[:1], each.shape) for each, varies in zip((a, b), varying))
    with np.errstate(all="ignore"):
        close(found, OPERATORS[name](a.astype("c16"), b.astype("c16")))


def test_powi(compute, numbers):
    a = numbers("complex<f32>", 40)
    a[a == 0] = 1
    n = (np.arange(40) % 7 - 3).astype("i4")
    (found,) = compute("%r0 = complex.powi %0, %1 : complex<f32>, i32", ["complex<f32>", "i32"], ["complex<f32>"], a, n)
    close(found, [complex(z) ** int(k) for z, k in zip(a, n)])


def test_parts(check):
    check(
        """%z = complex.create %0, %1 : complex<f32>
  %k = complex.constant [2.0 : f32, -0.5 : f32] : complex<f32>
  %p = complex.mul %z, %k : complex<f32>
  %r0 = complex.re %p : complex<f32>
  %r1 = complex.im %p : complex<f32>
  %r2 = complex.eq %z, %k : complex<f32>
  %r3 = complex.neq %z, %k : complex<f32>
  %bits = complex.bitcast %z : complex<f32> to i64
  %same = complex.bitcast %bits : i64 to complex<f32>
  %r4 = complex.eq %same, %z : complex<f32>""",
        ["f32", "f32"],
        ["f32", "f32", "i1", "i1", "i1"],
        lambda a, b: (
            2 * a + b / 2,
            2 * b - a / 2,
            (a == 2) & (b == -0.5),
            (a != 2) | (b != -0.5),
            np.ones(len(a), bool),
        ),
        arrays=[np.full(40, 2, "f"), np.arange(40, dtype="f") - 8.5],
    )


def test_half_precision_is_refused():
    text = """func.func @f(%a: f16) {
  %z = complex.create %a, %a : complex<f16>
  return
}"""
    with pytest.raises(UnsupportedOp, match=r"'complex.create': .*complex<f16>"):
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, 1.0)
