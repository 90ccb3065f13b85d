"""Conversions of PTX to and from pairs, and to numbers of 8 bits and tf32, against ml_dtypes."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from _ptx_snippets import assembles, kernel, run

COUNT = 256
SMALL = {"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}


def singles(seed: int) -> np.ndarray:
    x = (
        np.random.default_rng(seed).standard_normal(2 * COUNT)
        * 2.0 ** np.random.default_rng(seed).integers(-20, 20, 2 * COUNT)
    ).astype(np.float32)
    x[:12] = [0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 65504, 65520, 448, 464, 1e-7]
    return x


def same(got: np.ndarray, expected: np.ndarray) -> None:
    """Equal bits, where the number is no NaN."""
    kind = f"u{expected.dtype.itemsize}"
    unordered = np.isnan(expected.astype(np.float32))
    np.testing.assert_array_equal(np.isnan(got.view(expected.dtype).astype(np.float32)), unordered)
    np.testing.assert_array_equal(got.view(kind)[~unordered], expected.view(kind)[~unordered])


@pytest.mark.parametrize(
    "opcode", ["cvt.rn.f16x2.f32", "cvt.rn.bf16x2.f32", "cvt.rn.relu.f16x2.f32", "cvt.rn.relu.bf16x2.f32"]
)
def test_two_singles_are_a_pair(opcode, seed):
    """The first operand is the upper half."""
    type = opcode.split(".")[-2]
    dtype = np.dtype(np.float16 if type == "f16x2" else ml_dtypes.bfloat16)
    x = singles(seed)
    text = kernel(opcode, ["f32", "f32"], type)
    got = run(text, [x[1::2].copy(), x[::2].copy()], type)
    with np.errstate(all="ignore"):
        expected = (np.where(x > 0, x, np.where(np.isnan(x), x, np.float32(0))) if "relu" in opcode else x).astype(
            dtype
        )
    same(got.view(np.uint16), expected)
    assert assembles(text)


@pytest.mark.parametrize("name", SMALL)
def test_numbers_of_8_bits(name, seed):
    x = singles(seed)
    opcode = f"cvt.rn.satfinite.{name}x2.f32"
    text = kernel(opcode, ["f32", "f32"], f"{name}x2")
    got = run(text, [x[1::2].copy(), x[::2].copy()], f"{name}x2")
    most = float(ml_dtypes.finfo(SMALL[name]).max)
    with np.errstate(all="ignore"):
        expected = np.clip(x, -most, most).astype(SMALL[name])
    same(got.view(np.uint8), expected)
    assert assembles(text)
    codes = np.arange(1 << 16, dtype=np.uint16)[:: 1 << 8] | np.arange(256, dtype=np.uint16)
    back = kernel(f"cvt.rn.f16x2.{name}x2", [f"{name}x2"], "f16x2")
    same(run(back, [codes], "f16x2").view(np.uint16), codes.view(SMALL[name]).astype(np.float16))
    assert assembles(back)


def test_tf32(seed):
    x = singles(seed)
    text = kernel("cvt.rna.tf32.f32", ["f32"], "tf32")
    got = run(text, [x], "tf32").view(np.float32)
    finite = np.isfinite(x)
    # A number of 10 bits behind the point, the nearest one, away from zero where two are as near.
    step = 2.0 ** (np.maximum(np.frexp(x[finite].astype(np.float64))[1] - 1, -126) - 10)
    expected = np.copysign(np.floor(np.abs(x[finite].astype(np.float64)) / step + 0.5) * step, x[finite])
    np.testing.assert_array_equal(got[finite], expected)
    assert assembles(text)
