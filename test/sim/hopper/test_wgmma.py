"""wgmma against NumPy, on operands that a model in the test lays out."""

from __future__ import annotations

import _wgmma as model
import numpy as np
import pytest

SUMS = {"f16": ("f32", "f16"), "bf16": ("f32",), "tf32": ("f32",), "e4m3": ("f32", "f16"), "e5m2": ("f32",),
        "s8": ("s32",), "u8": ("s32",)}  # fmt: skip
LAYOUTS = [(k, s) for k in (True, False) for s in (0, 32, 64, 128)]


def run(n, a, b, d, *, left=(True, 128), right=(True, 128), scales=("one", "one"), keep="one", saturate=False, seed=0):
    """The result and what NumPy says."""
    rng = np.random.default_rng(seed)
    size = np.dtype(model.DTYPES[a]).itemsize
    depth = 32 // size
    # A swizzled tile has rows as long as the pattern; the instruction reads the first 32 bytes of each.
    x, y = (model.numbers(rng, (rows, max(depth, swizzle // size) if k_major else depth), kind)
            for rows, kind, (k_major, swizzle) in ((64, a, left), (max(n, 64), b, right)))  # fmt: skip
    memory = np.zeros(96 << 10, np.uint8)
    words = [
        model.image(x, 0, memory, k_major=left[0], swizzled=left[1]),
        model.image(y, 32 << 10, memory, k_major=right[0], swizzled=right[1]),
    ]
    c = model.numbers(rng, (64, n), "s8").astype(np.int32 if d == "s32" else np.float32)
    if saturate:
        c[:] = np.iinfo(np.int32).max - 5
    given = model.registers(c, d)
    layouts = ("row" if left[0] else "col", "col" if right[0] else "row")
    text = model.kernel(n, depth, a, b, d, layouts, scales, keep, len(memory), saturate)
    model.launch(text, memory, given, words)
    if d == "s32":
        want = x[:, :depth].astype(np.int64) @ y[:n, :depth].astype(np.int64).T + (c if keep == "one" else 0)
        want = np.clip(want, -(1 << 31), (1 << 31) - 1) if saturate else want
        want = want.astype(np.int32)
    else:
        sign = (-1 if scales[0] == "neg" else 1) * (-1 if scales[1] == "neg" else 1)
        want = sign * (x[:, :depth].astype(np.float32) @ y[:n, :depth].astype(np.float32).T)
        want = want + (c if keep == "one" else 0)
    return given, model.registers(want, d)


@pytest.mark.parametrize("d", ("f32", "f16", "s32"))
@pytest.mark.parametrize("a", SUMS)
def test_types(a, d):
    if d not in SUMS[a]:
        pytest.skip("no such product")
    for b in {"s8": ("s8", "u8"), "u8": ("s8", "u8"), "e4m3": ("e4m3", "e5m2"), "e5m2": ("e4m3", "e5m2")}.get(a, (a,)):
        found, want = run(16, a, b, d)
        assert np.array_equal(found, want)


@pytest.mark.parametrize("right", LAYOUTS)
@pytest.mark.parametrize("left", LAYOUTS)
def test_layouts_of_16_bits(left, right):
    found, want = run(64, "f16", "f16", "f32", left=left, right=right)
    assert np.array_equal(found, want)
