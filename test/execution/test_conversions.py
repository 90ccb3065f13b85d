"""Roundings to bf16 for processes without GCC's own: of halfway cases, infinities, NaN and subnormal numbers too."""

from __future__ import annotations

import ctypes
from fractions import Fraction

import numpy as np
import pytest

import gpuir
from gpuir.execution import conversions
from gpuir.host import ir, module

_CALLER = """
llvm.func @run(%value: {type}) -> i16 {{
  %made = llvm.call @{name}(%value) : ({type}) -> f32
  %word = llvm.bitcast %made : f32 to i32
  %bits = llvm.trunc %word : i32 to i16
  llvm.return %bits : i16
}}
"""


def _numbers(dtype: type) -> np.ndarray:
    draw = np.random.default_rng(0)
    bits = np.uint32 if dtype is np.float32 else np.uint64
    some = draw.integers(0, np.iinfo(bits).max, 2000, dtype=bits).view(dtype)
    # Halfway between two of bf16, and a little beside that.
    near = draw.integers(0, 1 << 16, 1000, dtype=np.uint32)
    halves = ((near << np.uint32(16)) | np.uint32(0x8000)).view(np.float32).astype(dtype)
    edges = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, -1e-45, 3.4e38, 3.39e38, 65504.0], dtype)
    return np.concatenate([some, halves, np.nextafter(halves, dtype(0)), np.nextafter(halves, dtype(np.inf)), edges])


def _nearest(value: np.floating) -> int:
    """The bits of the nearest number of bf16, of two the one with an even last bit."""
    sign = 0x8000 if np.signbit(value) else 0
    if abs(value) >= 2.0**128 - 2.0**119:
        return sign | 0x7F80
    exact, made = Fraction(float(abs(value))), int(np.abs(np.float32(value)).view(np.uint32)) >> 16
    near = {
        bits: Fraction(float(np.uint32(bits << 16).view(np.float32)))
        for bits in (made - 1, made, made + 1)
        if 0 <= bits < 0x7F80
    }
    return sign | min(near, key=lambda bits: (abs(near[bits] - exact), bits & 1))


@pytest.mark.parametrize(
    ("name", "type", "dtype"), [("__truncsfbf2", "f32", np.float32), ("__truncdfbf2", "f64", np.float64)]
)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of numbers that are made, NaN too
def test_numbers_are_rounded_once(name: str, type: str, dtype: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversions, "_missing", lambda: True)
    number = ctypes.c_float if dtype is np.float32 else ctypes.c_double
    with gpuir.Context():
        # The functions are there by the time that the module is verified.
        lowered = ir.Module.create()
        conversions.add_conversions(lowered)
        text = str(lowered).replace("module {", "module {" + _CALLER.format(name=name, type=type), 1)
        engine = module("execution_engine").ExecutionEngine(ir.Module.parse(text))
        run = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.raw_lookup("run"))
        given, result = number(), ctypes.c_uint16()
        packed = (ctypes.c_void_p * 2)(ctypes.addressof(given), ctypes.addressof(result))
        for value in _numbers(dtype):
            given.value = float(value)
            run(packed)
            found = result.value
            if np.isnan(value):
                assert found & 0x7FFF > 0x7F80
            else:
                assert found == _nearest(value), value
