"""Integers of attributes: the document's C++ types say what fits."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.dialects import iree_gpu
from gpuir.host import ir


def text_of(attribute: str) -> str:
    return f"func.func private @f() attributes {{a = {attribute}}}"


@pytest.mark.parametrize("number", [0, 2**31, 2**32 - 1])
def test_uint32(number: int):
    spelled = f"#iree_gpu.target_chip<wgp_count = {number}>"
    with ir.Context():
        assert spelled in gpuir.asm(gpuir.parse(text_of(spelled)))
        assert iree_gpu.TargetChipAttr.get(number).wgp_count == number


@pytest.mark.parametrize("number", [-1, 2**32])
def test_uint32_refuses(number: int):
    """Text of -1 is read as IREE reads it, as the largest number."""
    text = text_of(f"#iree_gpu.target_chip<wgp_count = {number}>")
    with ir.Context():
        if number < 0:
            assert f"wgp_count = {2**32 + number}>" in gpuir.asm(gpuir.parse(text))
        else:
            with pytest.raises(gpuir.ParseError, match="integer value too large"):
                gpuir.parse(text)
        with pytest.raises(ValueError, match="TargetChipAttr.get: parameter 'wgp_count': expected a 32-bit unsigned"):
            iree_gpu.TargetChipAttr.get(number)


@pytest.mark.parametrize("number", [-(2**63), -1, 2**63 - 1])
def test_int64(number: int):
    spelled = f"#iree_gpu.lane_id<{number}>"
    with ir.Context():
        assert spelled in gpuir.asm(gpuir.parse(text_of(spelled)))
        assert iree_gpu.LaneIdAttr.get(number).dim == number
