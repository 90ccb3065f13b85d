"""math's ops that upstream does not lower: what is made of them computes the same in the simulator, and is compiled."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent))
from _agreement import CHIPS, agree

sys.path.remove(str(Path(__file__).parent))


def kernel(op: str, type: str) -> str:
    return f"""
gpu.module @m {{
  gpu.func @k(%x: memref<?x{type}>, %y: memref<?x{type}>, %out: memref<?x{type}>) kernel {{
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<?x{type}>
    %n = memref.load %y[%i] : memref<?x{type}>
    {op}
    memref.store %r, %out[%i] : memref<?x{type}>
    gpu.return
  }}
}}"""


@pytest.mark.parametrize(("op", "reference"), [
    ("ctpop", lambda v: [bin(n).count("1") for n in v]),
    ("ctlz", lambda v: [32 - int(n).bit_length() for n in v]),
    ("cttz", lambda v: [(int(n) & -int(n)).bit_length() - 1 if n else 32 for n in v]),
])  # fmt: skip
def test_bit_counts(op, reference):
    x = np.array([0, 1, 2, 0x7FFFFFFF, -1, 12, -(1 << 31), 256] * 16, np.int32)
    *_, found = agree(kernel(f"%r = math.{op} %v : i32", "i32"), "sm_80", [x, x, np.zeros_like(x)], 64)
    assert found.tolist() == reference(x.view(np.uint32))


SPECIAL = [0.0, -0.0, 1.5, -1.5, 2.5, -0.3, 1e-39, -6e-8, 6e-5, 65504.0, 3e38, np.inf, -np.inf, np.nan, 7.0, -7.9]


def reals(dtype: str) -> np.ndarray:
    with np.errstate(over="ignore"):
        return np.array(SPECIAL * 4).astype(dtype)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
@pytest.mark.parametrize("chip", CHIPS)
def test_truncation(chip, dtype):
    type = f"f{int(dtype[1]) * 8}"
    x = reals(dtype)
    *_, found = agree(kernel(f"%r = math.trunc %v : {type}", type), chip, [x, x, np.zeros_like(x)], 32)
    assert found.tobytes() == np.trunc(x).tobytes()


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
@pytest.mark.parametrize("chip", CHIPS)
def test_clamping(chip, dtype):
    type = f"f{int(dtype[1]) * 8}"
    op = f"""%least = arith.constant -1.5 : {type}
    %most = arith.constant 2.0 : {type}
    %r = math.clampf %v to [%least, %most] : {type}"""
    x = reals(dtype)
    if chip.startswith("gfx") and dtype != "f8":
        # One instruction, of which AMD says what it does with what is no number.
        x = np.nan_to_num(x, posinf=9, neginf=-9)
    *_, found = agree(kernel(op, type), chip, [x, x, np.zeros_like(x)], 32)
    assert np.array_equal(found, np.clip(x, -1.5, 2), equal_nan=True)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
@pytest.mark.parametrize(("op", "reference"), [
    ("isnormal", lambda x: np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).tiny)),
    ("isinf", np.isinf), ("isnan", np.isnan), ("isfinite", np.isfinite),
])  # fmt: skip
@pytest.mark.parametrize("chip", CHIPS)
def test_kinds_of_numbers(chip, op, reference, dtype):
    type = f"f{int(dtype[1]) * 8}"
    x = reals(dtype)
    text = kernel(f"%is = math.{op} %v : {type}\n%r = arith.uitofp %is : i1 to {type}", type)
    *_, found = agree(text, chip, [x, x, np.zeros_like(x)], 32)
    assert np.array_equal(found != 0, reference(x))


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("chip", CHIPS)
def test_absolute_values(chip, bits):
    least = -(2 ** (bits - 1))
    x = np.array([0, 1, -1, 7, -7, least, least + 1, -least - 1] * 8, f"i{bits // 8}")
    type = f"i{bits}"
    *_, found = agree(kernel(f"%r = math.absi %v : {type}", type), chip, [x, x, np.zeros_like(x)], 32)
    assert np.array_equal(found, np.abs(x))


BASES = [0, 1, -1, 2, -2, 3, -7, 10, 46341, -46341]
EXPONENTS = [0, 1, 2, 3, 5, 30, 31, 33, 255, -1, -2, -3]


def pairs(dtype: str) -> tuple[np.ndarray, np.ndarray]:
    bases = np.array([base for base in BASES for _ in EXPONENTS] + [1] * 8).astype(dtype)
    exponents = np.array([*EXPONENTS * len(BASES), *[2] * 8]).astype(dtype)
    # Of zero a negative power is undefined.
    return bases, np.where((bases == 0) & (exponents < 0), 1, exponents).astype(dtype)


def power(base: int, exponent: int) -> int:
    if exponent >= 0:
        return base**exponent
    return base ** (exponent & 1) if abs(base) == 1 else 0


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("chip", CHIPS)
def test_powers(chip, bits):
    bases, exponents = pairs(f"i{bits // 8}")
    arrays = [bases, exponents, np.zeros_like(bases)]
    *_, found = agree(kernel(f"%r = math.ipowi %v, %n : i{bits}", f"i{bits}"), chip, arrays, 64)
    want = [power(int(base), int(exponent)) % 2**bits for base, exponent in zip(bases, exponents)]
    assert found.view(f"u{bits // 8}").tolist() == want


@pytest.mark.parametrize("shape", ["2", "2x3"])
def test_powers_of_vectors(shape):
    vector = f"vector<{shape}xi32>"
    place = ", ".join(str(int(size) - 1) for size in shape.split("x"))
    op = f"""%vs = vector.broadcast %v : i32 to {vector}
    %ns = vector.broadcast %n : i32 to {vector}
    %rs = math.ipowi %vs, %ns : {vector}
    %r = vector.extract %rs[{place}] : i32 from {vector}"""
    bases, exponents = pairs("i4")
    *_, found = agree(kernel(op, "i32"), "sm_80", [bases, exponents, np.zeros_like(bases)], 64)
    assert found.view("u4").tolist() == [power(int(b), int(n)) % 2**32 for b, n in zip(bases, exponents)]


@pytest.mark.parametrize("chip", ["sm_75", "gfx90a"])
def test_the_back_end_takes_a_power(chip):
    text = kernel("%r = math.ipowi %v, %n : i32", "i32").replace("global_id", "thread_id")
    artifact = gpuir.compile(text, chip, "cubin" if chip == "sm_75" else None)
    code = artifact.ptx if chip == "sm_75" else artifact.amdgcn
    # A loop that multiplies.
    assert ("mul.lo" in code and "bra" in code) if chip == "sm_75" else ("v_mul_lo_u32" in code and "s_cbranch" in code)


@pytest.mark.parametrize(("chip", "library"), [("sm_80", "libdevice"), ("gfx942", "ocml")])
@pytest.mark.parametrize(
    ("op", "types"),
    [
        ("%r = math.absi %v : {}", ["i8", "i32", "i64"]),
        ("%r = math.trunc %v : {}", ["f16", "bf16", "f32", "f64"]),
        ("%r = math.clampf %v to [%n, %n] : {}", ["f16", "bf16", "f32", "f64"]),
        ("%r = math.exp %v : {}", ["bf16"]),
        ("%r = math.log %v : {}", ["bf16"]),
        ("%r, %s = math.sincos %v : {}", ["f32", "f64"]),
        ("%is = math.isnormal %v : {0}\n%r = arith.uitofp %is : i1 to {0}", ["f16", "bf16", "f32", "f64"]),
        ("%is = math.isinf %v : {0}\n%r = arith.uitofp %is : i1 to {0}", ["f16", "bf16", "f32", "f64"]),
    ],
)
def test_the_back_end_takes_them(chip, library, op, types, math_libraries):
    math_libraries(library)
    for type in types:
        text = kernel(op.format(type), type).replace("global_id", "thread_id")
        assert gpuir.compile(text, chip, "cubin" if chip == "sm_80" else None).data


@pytest.mark.parametrize("chip", CHIPS)
def test_vectors_of_reals(chip):
    op = """%pair = vector.broadcast %v : f32 to vector<2xf32>
    %low = vector.broadcast %n : f32 to vector<2xf32>
    %high = arith.constant dense<3.0> : vector<2xf32>
    %clamped = math.clampf %pair to [%low, %high] : vector<2xf32>
    %cut = math.trunc %clamped : vector<2xf32>
    %r = vector.extract %cut[1] : f32 from vector<2xf32>"""
    x = np.linspace(-4, 4, 64).astype(np.float32)
    *_, found = agree(kernel(op, "f32"), chip, [x, x * 0, np.zeros_like(x)], 32)
    assert np.array_equal(found, np.trunc(np.clip(x, 0, 3)))


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a"])
def test_divisions_by_a_reciprocal(chip):
    """Where the op allows it, in f32, alone and in vectors; ptxas takes it. All others are IEEE's."""
    text = """gpu.module @m { gpu.func @f(%p: !llvm.ptr<1>, %x: f32, %y: f32, %v: vector<2xf32>, %d: f64) kernel {
      %a = arith.divf %x, %y fastmath<arcp> : f32
      %b = arith.divf %a, %y : f32
      %w = arith.divf %v, %v fastmath<contract,arcp> : vector<2xf32>
      %e = arith.divf %d, %d fastmath<arcp> : f64
      %g = arith.divf %b, %y fastmath<afn> : f32
      llvm.store volatile %w, %p : vector<2xf32>, !llvm.ptr<1>
      llvm.store volatile %g, %p : f32, !llvm.ptr<1>
      llvm.store volatile %e, %p : f64, !llvm.ptr<1>
      gpu.return } }"""
    made = gpuir.compile(text, chip, "cubin")
    counts = [made.ptx.count(name) for name in ("div.full.f32", "div.rn.f32", "div.rn.f64", "rcp", "div.approx.f32")]
    assert counts == [3, 1, 1, 0, 1]


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a"])
def test_functions_that_may_be_approximated(chip):
    """Where the op allows it, in f32, alone and in vectors, they are one instruction; ptxas takes it."""
    text = """gpu.module @m { gpu.func @f(%p: !llvm.ptr<1>, %x: f32, %v: vector<2xf32>, %d: f64) kernel {
      %a = math.sqrt %x fastmath<afn> : f32
      %b = math.sqrt %a : f32
      %w = math.sqrt %v fastmath<contract,afn> : vector<2xf32>
      %e = math.sqrt %d fastmath<afn> : f64
      %r = math.rsqrt %v fastmath<afn> : vector<2xf32>
      %s = math.exp2 %r fastmath<fast> : vector<2xf32>
      %t = math.exp2 %s : vector<2xf32>
      llvm.store volatile %w, %p : vector<2xf32>, !llvm.ptr<1>
      llvm.store volatile %t, %p : vector<2xf32>, !llvm.ptr<1>
      llvm.store volatile %b, %p : f32, !llvm.ptr<1>
      llvm.store volatile %e, %p : f64, !llvm.ptr<1>
      gpu.return } }"""
    made = gpuir.compile(text, chip, "cubin")
    names = (
        "sqrt.approx.ftz.f32",
        "sqrt.rn.f32",
        "sqrt.rn.f64",
        "rsqrt.approx.ftz",
        "ex2.approx.ftz",
        "ex2.approx.f32",
    )
    assert [len(re.findall(rf"(?<!\w){re.escape(name)}", made.ptx)) for name in names] == [3, 1, 1, 2, 2, 2]
