"""Triton's default layouts, as `amdg.tdm_prefetch` of 3.7.1, 3.8.0 and 3.9.0 names them where it refuses another one."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.dialects.ttg.default_blocked import default_blocked

CASES = [
    ([1], 1, 32, 1, "sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]"),
    ([64, 1], 4, 32, 1, "sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]"),
    (
        [64, 4], 4, 32, 2,
        "sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]",
    ),
    (
        [4, 16], 2, 32, 8,
        "sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [2, 1], order = [1, 0], "
        "CGALayout = [[0, 1], [1, 0], [2, 0]]",
    ),
    (
        [2, 1], 4, 32, 4,
        "sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0], [1, 0]]",
    ),
    (
        [8], 4, 32, 16,
        "sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1], [2], [4], [0]]",
    ),
    (
        [2, 2, 1], 4, 32, 2,
        "sizePerThread = [1, 1, 1], threadsPerWarp = [16, 2, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0], "
        "CGALayout = [[1, 0, 0]]",
    ),
]  # fmt: skip


@pytest.mark.parametrize("shape, warps, lanes, ctas, expected", CASES)
def test_it_is_the_one_that_triton_names(shape, warps, lanes, ctas, expected):
    with gpuir.Context() as context:
        size = "x".join(map(str, shape))
        text = f"tt.func @f(%x: tensor<{size}xi64, #ttg.blocked<{{{expected}}}>>) {{ tt.return }}"
        kernel = gpuir.parse(f"module {{ {text} }}", release="triton-3.9").body.operations[0]
        assert kernel.regions[0].blocks[0].arguments[0].type.encoding == default_blocked(
            shape, warps, lanes, ctas, context
        )


@pytest.mark.parametrize("shape, warps", [([], 4), ([3], 4), ([64], 3), ([64], 0)])
def test_numbers_that_are_no_powers_of_two_have_none(shape, warps):
    with gpuir.Context() as context:
        assert default_blocked(shape, warps, 32, 1, context) is None
