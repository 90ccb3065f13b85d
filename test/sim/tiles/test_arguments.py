"""Arguments of Triton's kernels, and what is refused before any program runs."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

SCALE = """
tt.func public @scale(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %factor: f32) {
  %range = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %base = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
  %at = tt.addptr %base, %range : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
  %values = tt.load %at : tensor<16x!tt.ptr<f32>>
  %by = tt.splat %factor : f32 -> tensor<16xf32>
  %product = arith.mulf %values, %by : tensor<16xf32>
  tt.store %at, %product : tensor<16x!tt.ptr<f32>>
  tt.return
}
"""
FRESH = np.arange(16, dtype=np.float32)


@pytest.mark.parametrize(
    "grid, arguments, options, kind, words",
    [
        (1, (FRESH.astype(np.float64), 16, 2.0), {}, TypeError, "argument 0 of @scale: expected an array of float32 for !tt.ptr<f32>, got an array of float64"),
        (1, (FRESH.astype(np.int32), 16, 2.0), {}, TypeError, "argument 0 of @scale: expected an array of float32"),
        (1, (3.0, 16, 2.0), {}, TypeError, "argument 0 of @scale: expected a numpy array for !tt.ptr<f32>, got 3.0"),
        (1, ([1.0], 16, 2.0), {}, TypeError, "use numpy.array"),
        (1, (FRESH,), {}, TypeError, r"@scale takes 3 arguments \(!tt.ptr<f32>, i32, f32\), got 1"),
        (1, (FRESH, 16, 2.0, 1), {}, TypeError, r"@scale takes 3 arguments .*, got 4"),
        (1, (FRESH, 1 << 40, 2.0), {}, ValueError, "argument 1 of @scale: 1099511627776 does not fit i32"),
        (1, (FRESH, 2.5, 2.0), {}, TypeError, "argument 1 of @scale: expected an integer for i32"),
        (1, (FRESH, 17, 2.0), {}, ValueError, "argument 1 of @scale: 17 is no multiple of 16, as the kernel's tt.divisibility promises"),
        (0, (FRESH, 16, 2.0), {}, ValueError, "grid: expected one to three positive sizes, got 0"),
        ((1, 2, 3, 4), (FRESH, 16, 2.0), {}, ValueError, "grid: expected one to three positive sizes"),
        ("1", (FRESH, 16, 2.0), {}, ValueError, "grid: expected one to three positive sizes"),
        (1, (FRESH, 16, 2.0), {"on_fault": "ignore"}, ValueError, "on_fault: expected 'raise' or 'report'"),
    ],
)  # fmt: skip
def test_what_does_not_fit(grid, arguments, options, kind, words):
    before = FRESH.copy()
    with pytest.raises(kind, match=words):
        sim.launch(SCALE, "scale", grid, *arguments, **options)
    np.testing.assert_array_equal(FRESH, before)


def test_arrays_that_are_no_plain_ones():
    strided = np.zeros((16, 2), np.float32)
    with pytest.raises(sim.SimulationError, match="'tt.load' out-of-bounds|uninitialized"):
        sim.launch(SCALE, "scale", 1, strided[:8, 0], 16, 2.0)
    constant = np.ones(16, np.float32)
    constant.flags.writeable = False
    with pytest.raises(gpuir.Error, match="@scale wrote to an array that is read-only"):
        sim.launch(SCALE, "scale", 1, constant, 16, 2.0)
    assert constant.sum() == 16


REFUSED = """
tt.func public @kernel(%x: !tt.ptr<i32>, %flag: i1) {
  %one = arith.constant 1 : i32
  tt.store %x, %one : !tt.ptr<i32>
  scf.if %flag {
    OP
  }
  tt.return
}
tt.func private @inner(%x: !tt.ptr<i32>) {
  OP_INSIDE
  tt.return
}
"""


@pytest.mark.parametrize("inside", [False, True], ids=["kernel", "device function"])
def test_ops_that_do_not_run_are_refused_before_anything_does(inside):
    """In a branch that is not taken, and in a function that is called there."""
    unknown = '%a = tt.elementwise_inline_asm "vote.sync.ballot.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %one : i32 -> i32'
    text = REFUSED.replace("OP_INSIDE", "%one = arith.constant 1 : i32\n  " + unknown if inside else "")
    text = text.replace("OP", "tt.call @inner(%x) : (!tt.ptr<i32>) -> ()" if inside else unknown)
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "vote.sync" in each)
    x = np.zeros(1, np.int32)
    with pytest.raises(gpuir.Error, match=rf"-:{line}:\d+: error: .*tt.elementwise_inline_asm.*vote"):
        sim.launch(text, "kernel", 1, x, False)
    assert x[0] == 0, "the store before it ran"


DESCRIBED = """
tt.func public @first(%tensor: !tt.ptr<f16>, %d0: i64, %d1: i64, %s0: i64, %s1: i64, %nan: i1, %h: i32, %w: i32, %t0: i64, %t1: i64, %out: !tt.ptr<i64>) {
  tt.store %out, %s0 : !tt.ptr<i64>
  tt.return
}
"""


def test_a_descriptor_in_its_parts_is_an_array():
    """As passes for targets without descriptors leave it: a pointer, sizes, strides and flags, and the sizes and strides from before."""
    out = np.zeros(1, np.int64)
    sim.launch(DESCRIBED, "first", 1, np.zeros((4, 24), np.float16), out)
    assert out[0] == 24
    with pytest.raises(TypeError, match="@first takes 11 arguments"):
        sim.launch(DESCRIBED, "first", 1, np.zeros(24, np.float16), out)
