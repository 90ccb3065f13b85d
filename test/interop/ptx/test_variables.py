"""Variables of a module that the host sets and reads, and arrays that are given twice."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import ptx

TEXT = """
.version 8.0
.target sm_80
.address_size 64
.const .align 4 .f32 table[32];
.global .align 4 .u32 count = 3;
.shared .align 4 .u32 tile[32];
.visible .entry k(.param .u64 .ptr .global out) {
  .reg .b32 %r<4>;
  .reg .b64 %rd<6>;
  .reg .f32 %f<2>;
  ld.param.u64 %rd0, [out];
  mov.u32 %r0, %tid.x;
  mul.wide.u32 %rd1, %r0, 4;
  mov.u64 %rd2, table;
  add.s64 %rd3, %rd2, %rd1;
  ld.const.f32 %f0, [%rd3];
  add.s64 %rd4, %rd0, %rd1;
  st.global.f32 [%rd4], %f0;
  mov.u64 %rd5, count;
  atom.global.add.u32 %r1, [%rd5], 1;
  mov.u32 %r2, tile;
  mad.lo.u32 %r3, %r0, 4, %r2;
  st.shared.u32 [%r3], %r1;
  ret;
}
"""


def test_set_and_read_by_the_host(seed):
    module = ptx.parse(TEXT)
    table = np.random.default_rng(seed).standard_normal(32).astype(np.float32)
    out, count = np.zeros(32, np.float32), np.array([7], np.uint32)
    for launches in (1, 2):  # one behind the other on the same variable
        sim.launch(module, "k", 1, 32, out, variables={"table": table, "count": count})
        np.testing.assert_array_equal(out, table)
        assert count[0] == 7 + 32 * launches


def test_without_them_they_are_what_the_module_says():
    out = np.ones(32, np.float32)
    sim.launch(ptx.parse(TEXT), "k", 1, 32, out)
    assert not out.any()


@pytest.mark.parametrize(
    "variables, message",
    [
        ({"tabel": np.zeros(32, np.float32)}, "no variable 'tabel'"),
        ({"table": np.zeros(31, np.float32)}, "'table' has 128 bytes .* the array 124"),
        ({"table": np.zeros((32, 2), np.float32)[:, 0]}, "not contiguous"),
        ({"tile": np.zeros(32, np.uint32)}, "shared memory"),
        ({"table": [0.0] * 32}, "expected a numpy array"),
    ],
)
def test_what_does_not_fit_is_told(variables, message):
    with pytest.raises((TypeError, ValueError), match=message):
        sim.launch(ptx.parse(TEXT), "k", 1, 32, np.zeros(32, np.float32), variables=variables)


COPY = """
gpu.module @kernels {
  gpu.func @f(%a: memref<4x8xf32, strided<[1, 4]>>, %b: memref<4x8xf32, strided<[1, 4]>>) kernel {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %v = memref.load %a[%x, %y] : memref<4x8xf32, strided<[1, 4]>>
    %w = arith.addf %v, %v : f32
    memref.store %w, %b[%x, %y] : memref<4x8xf32, strided<[1, 4]>>
    gpu.return
  }
}
"""


def test_fortran_arrays_given_twice(seed):
    """By one object, and by two views of the same elements."""
    a = np.asfortranarray(np.random.default_rng(seed).standard_normal((4, 8)).astype(np.float32))
    for second in (a, a[:], a.T.T):
        expected = a + a
        sim.launch(COPY, "f", 1, (4, 8), a, second)
        np.testing.assert_array_equal(a, expected)
