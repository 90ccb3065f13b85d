"""Fences of tensor maps have their address in a register of what is compiled again, not in that of the text."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.interop import ptx

TEXT = """.version 8.6
.target sm_100a
.address_size 64
.visible .entry fenced(.param .u64 map)
{
  .reg .b64 %rd<9>;
  ld.param.u64 %rd7, [map];
  add.s64 %rd8, %rd7, 128;
  fence.proxy.tensormap::generic.acquire.gpu ADDRESS, 0x80;
  ret;
}
"""


@pytest.mark.parametrize("address", ["[%rd8]", "[ %rd8 + 0 ]", "[%rd7+256]"])
def test_the_address_is_an_operand(address):
    with gpuir.Context():
        text = gpuir.asm(ptx.parse(TEXT.replace("ADDRESS", address)))
    (fence,) = re.findall(r'"fence.proxy.tensormap.*', text)
    assert "[$0], 0x80;" in fence and "%rd" not in fence
