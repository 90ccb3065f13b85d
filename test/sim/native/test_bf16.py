"""bf16 in kernels of gpu.func as machine code: its bits are moved, and what computes rounds as the NumPy engine does."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.types import small_float

sys.path.insert(0, str(Path(__file__).parent))
from _amdgpu import LDS, kernel, launched, native

sys.path.pop(0)

pytest.importorskip("ml_dtypes")


def every_number():
    """All numbers of bf16 but NaN, whose bits nobody promises."""
    found = np.arange(1 << 16, dtype=np.uint16).view(small_float("bfloat16"))
    return found[~np.isnan(found.astype(np.float32))]


def singles(seed, count):
    """Numbers of f32 with any bits, many of them halfway between two of bf16."""
    bits = np.random.default_rng(seed).integers(0, 1 << 32, count, dtype=np.uint64).astype(np.uint32)
    bits[::3] = bits[::3] & 0xFFFF0000 | 0x8000
    bits[:4] = [0x7F7FFFFF, 0x00000001, 0x80000000, 0x7F800000]
    return bits.view(np.float32)


def test_a_number_as_f32():
    x = every_number()
    body = """%v = memref.load %x[%g] : memref<?xbf16>
    %w = arith.extf %v : bf16 to f32
    memref.store %w, %y[%g] : memref<?xf32>"""
    size = len(x) // 2
    _, y = native(
        kernel("%x: memref<?xbf16>, %y: memref<?xf32>", body), x, np.zeros(len(x), np.float32), grid=size, block=2
    )
    np.testing.assert_array_equal(y, x.astype(np.float32))


def test_rounding(seed):
    x = singles(seed, 1 << 14)
    body = """%v = memref.load %x[%g] : memref<?xf32>
    %w = arith.truncf %v : f32 to bf16
    %u = arith.extf %w : bf16 to f32
    memref.store %u, %y[%g] : memref<?xf32>"""
    _, y = native(kernel("%x: memref<?xf32>, %y: memref<?xf32>", body), x, np.zeros_like(x), grid=128)
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(y, x.astype(small_float("bfloat16")).astype(np.float32))


@pytest.mark.parametrize("op", ["addf", "subf", "mulf", "divf"])
@pytest.mark.parametrize("type", ["bf16", "vector<4xbf16>"])
def test_arithmetic(type, op, seed):
    numbers = every_number()
    a, b = (np.random.default_rng([seed, i]).choice(numbers, (2048, 4)) for i in range(2))
    if type == "bf16":
        body = f"""%four = arith.constant 4 : index
        %one = arith.constant 1 : index
        scf.for %n = %c0 to %four step %one {{
          %v = memref.load %a[%g, %n] : memref<?x4xbf16>
          %w = memref.load %b[%g, %n] : memref<?x4xbf16>
          %r = arith.{op} %v, %w : bf16
          %s = arith.extf %r : bf16 to f32
          memref.store %s, %y[%g, %n] : memref<?x4xf32>
        }}"""
    else:
        body = f"""%v = vector.load %a[%g, %c0] : memref<?x4xbf16>, {type}
        %w = vector.load %b[%g, %c0] : memref<?x4xbf16>, {type}
        %r = arith.{op} %v, %w : {type}
        %s = arith.extf %r : {type} to vector<4xf32>
        vector.store %s, %y[%g, %c0] : memref<?x4xf32>, vector<4xf32>"""
    text = kernel("%a: memref<?x4xbf16>, %b: memref<?x4xbf16>, %y: memref<?x4xf32>", body)
    *_, y = native(text, a, b, np.zeros(a.shape, np.float32), grid=16)
    with np.errstate(all="ignore"):
        how = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide}[op]
        expected = how(a.astype(np.float32), b.astype(np.float32)).astype(a.dtype).astype(np.float32)
    np.testing.assert_array_equal(y, expected)


def test_values_that_go_through_loops_branches_and_the_lds(seed):
    x = np.random.default_rng(seed).choice(every_number(), 256)
    body = f"""%v = memref.load %x[%g] : memref<?xbf16>
    memref.store %v, %s[%t] : memref<128xbf16, {LDS}>
    amdgpu.lds_barrier
    %zero = arith.constant 0.0 : bf16
    %low = arith.constant -1.5 : bf16
    %two = arith.constant 2 : index
    %one = arith.constant 1 : index
    %k = arith.constant 5 : index
    %o = arith.xori %t, %k : index
    %b = arith.cmpi ult, %t, %k : index
    %r:2 = scf.for %n = %c0 to %two step %one iter_args(%a = %zero, %l = %low) -> (bf16, bf16) {{
      %w = memref.load %s[%o] : memref<128xbf16, {LDS}>
      %c = scf.if %b -> bf16 {{
        %m = arith.negf %w : bf16
        scf.yield %m : bf16
      }} else {{
        scf.yield %w : bf16
      }}
      scf.yield %c, %a : bf16, bf16
    }}
    %d = arith.select %b, %r#0, %r#1 : bf16
    %e = amdgpu.dpp %d %d row_mirror : bf16
    memref.store %e, %y[%g] : memref<?xbf16>"""
    text = kernel("%x: memref<?xbf16>, %y: memref<?xbf16>", body, f"workgroup(%s: memref<128xbf16, {LDS}>)")
    _, y = native(text, x, np.zeros_like(x), grid=2)
    lane = np.arange(128)
    others = x.reshape(2, 128)[:, lane ^ 5]
    expected = np.where(lane < 5, -others, others)
    np.testing.assert_array_equal(y.reshape(2, 128), expected[:, lane & ~15 | 15 - lane % 16])


@pytest.mark.parametrize("count", [1, 4])
def test_raw_buffers(count, seed):
    value = f"vector<{count}xbf16>" if count > 1 else "bf16"
    body = f"""%n = arith.constant {count} : i32
    %j = arith.muli %i, %n : i32
    %v = amdgpu.raw_buffer_load {{boundsCheck = true}} %x[%j] : memref<?xbf16>, i32 -> {value}
    amdgpu.raw_buffer_store {{boundsCheck = true}} %v -> %y[%j] : {value} -> memref<?xbf16>, i32"""
    x = np.random.default_rng(seed).choice(every_number(), 128 * count - 6)
    _, y = native(kernel("%x: memref<?xbf16>, %y: memref<?xbf16>", body), x, np.ones(128 * count - 2, x.dtype))
    np.testing.assert_array_equal(y, np.r_[x, np.zeros(4, x.dtype)])


@pytest.mark.parametrize(("body", "op"), [
    ("%v = memref.load %x[%t] : memref<?xbf16>\n%w = math.sqrt %v : bf16\nmemref.store %w, %x[%t] : memref<?xbf16>", "math.sqrt"),
    ("%v = memref.load %x[%t] : memref<?xbf16>\n%w = arith.maximumf %v, %v : bf16\nmemref.store %w, %x[%t] : memref<?xbf16>",
     "arith.maximumf"),
    ("%v = vector.load %x[%c0] : memref<?xbf16>, vector<2xbf16>\n%w = vector.fma %v, %v, %v : vector<2xbf16>", "vector.fma"),
])  # fmt: skip
def test_what_it_has_not(body, op):
    report, _ = launched(kernel("%x: memref<?xbf16>", body), np.ones(128, small_float("bfloat16")))
    assert report.engine.startswith("numpy") and op in report.engine


def test_arrays_of_another_type():
    """What an array has to be is said in the same words."""
    text = kernel(
        "%x: memref<?xbf16>", "%v = memref.load %x[%t] : memref<?xbf16>\nmemref.store %v, %x[%t] : memref<?xbf16>"
    )
    said = []
    for engine in ("auto", "numpy"):
        with pytest.raises(Exception, match="bf16|bfloat16") as error:
            sim.launch(text, "k", 1, 64, np.zeros(64, np.int16), engine=engine)
        said.append((type(error.value), str(error.value)))
    assert said[0] == said[1]
