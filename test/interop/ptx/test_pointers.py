"""Addresses of functions and variables in variables, calls through them, and words around bytes."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import ptx

FUNCTIONS = """
.version 8.3
.target sm_90
.address_size 64
.func (.param .b32 r) twice(.param .b32 x) {
  .reg .b32 %r<3>;
  ld.param.b32 %r1, [x];
  add.s32 %r2, %r1, %r1;
  st.param.b32 [r], %r2;
  ret;
}
.func (.param .b32 r) square(.param .b32 x) {
  .reg .b32 %r<3>;
  ld.param.b32 %r1, [x];
  mul.lo.s32 %r2, %r1, %r1;
  st.param.b32 [r], %r2;
  ret;
}
.global .align 8 .u64 table[2] = {twice, square};
.visible .entry k(.param .u64 out, .param .u32 low) {
  .reg .b32 %r<6>;
  .reg .b64 %rd<8>;
  ld.param.u64 %rd1, [out];
  ld.param.u32 %r5, [low];
  mov.u32 %r1, %tid.x;
  and.b32 %r2, %r1, %r5;
  mul.wide.u32 %rd2, %r2, 8;
  mov.u64 %rd3, table;
  add.s64 %rd4, %rd3, %rd2;
  ld.global.u64 %rd5, [%rd4];
  {
  .param .b32 given;
  st.param.b32 [given], %r1;
  .param .b32 made;
  prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);
  call (made), %rd5, (given), prototype_0;
  ld.param.b32 %r3, [made];
  }
  mul.wide.u32 %rd6, %r1, 4;
  add.s64 %rd7, %rd1, %rd6;
  st.global.u32 [%rd7], %r3;
  ret;
}
"""
NUMBERS = """
.version 8.3
.target sm_90
.address_size 64
.global .align 8 .u64 first = %s;
.global .align 8 .u64 second = %s;
.visible .entry k(.param .u64 out) {
  .reg .b64 %%rd<5>;
  ld.param.u64 %%rd1, [out];
  mov.u64 %%rd2, first;
  ld.global.u64 %%rd3, [%%rd2];
  ld.global.u64 %%rd4, [%%rd3];
  st.global.u64 [%%rd1], %%rd4;
  ret;
}
"""


def test_lanes_call_functions_of_a_table():
    y = np.zeros(40, np.int32)
    sim.launch(ptx.parse(FUNCTIONS), "k", 1, 40, y, 1)
    np.testing.assert_array_equal(y, np.where(np.arange(40) % 2, np.arange(40) ** 2, 2 * np.arange(40)))


def test_a_call_of_what_is_no_function_is_found():
    text = FUNCTIONS.replace("{twice, square}", "{twice, 64}")
    report = sim.launch(ptx.parse(text), "k", 1, 40, np.zeros(40, np.int32), 1, on_fault="report")
    (found,) = report.findings
    assert found.kind == "undefined" and found.lane == 1 and "calls 0x40" in str(found)


def test_an_address_of_what_is_declared_later():
    y = np.zeros(1, np.int64)
    sim.launch(ptx.parse(NUMBERS % ("second", 77)), "k", 1, 1, y)
    assert y[0] == 77


def test_addresses_of_each_other_are_refused():
    with pytest.raises(sim.UnsupportedOp, match="begin with each other's addresses"):
        sim.launch(ptx.parse(NUMBERS % ("second", "first")), "k", 1, 1, np.zeros(1, np.int64))
