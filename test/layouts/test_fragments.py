"""Fragments of matrix instructions: the simulator's own tables, which share no code with these, are the judge."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir.layouts import StridedLayout, fragments, tensor_memory
from gpuir.sim.fragments import amd, mma, tcgen05, wgmma
from gpuir.sim.multiply import ELEMENTS

SHAPES = [
    (kind, shape)
    for kind, shapes in mma.SHAPES.items()
    for shape in shapes
    if (kind, shape) != ("f16", (8, 8, 4))  # four products of a quarter warp each
]


def held(layout: StridedLayout) -> np.ndarray:
    """Element by lane and register."""
    return layout.elements().T


@pytest.mark.parametrize("kind, shape", SHAPES)
def test_mma_sync(kind: str, shape: tuple[int, int, int]):
    m, n, k = shape
    width = ELEMENTS[kind].per
    assert (held(fragments.mma_operand(m, k, width)) == mma.multiplicand(m, k, width).element.reshape(32, -1)).all()
    # The simulator describes B transposed.
    numbers = np.arange(k * n).reshape(k, n)
    turned = mma.multiplicand(n, k, width).element.reshape(32, -1)
    assert (held(fragments.mma_operand(n, k, width, b=True)) == numbers.T.reshape(-1)[turned]).all()
    assert (held(fragments.mma_accumulator(m, n)) == mma.accumulator(m, n).element.reshape(32, -1)).all()


@pytest.mark.parametrize("n", [8, 24, 64, 248, 256])
def test_wgmma_accumulator(n: int):
    row, column = wgmma.accumulator(n)
    found = fragments.wgmma_accumulator(n).elements().transpose(2, 1, 0).reshape(128, -1)
    assert (found == row * n + column).all()


@pytest.mark.parametrize("size", [1, 2, 4])
def test_wgmma_operand(size: int):
    row, column = wgmma.registers(size)
    found = fragments.wgmma_operand(4 // size).elements().transpose(2, 1, 0).reshape(128, -1)
    assert (found == row * (32 // size) + column).all()


@pytest.mark.parametrize("rows, k", [(16, 4), (16, 16), (16, 32), (32, 8), (32, 16)])
def test_mfma(rows: int, k: int):
    width = rows * k // 64
    expected = amd.mfma_multiplicand(rows, k, 1).element.reshape(64, -1)
    assert (held(fragments.mfma_operand(rows, k, width)) == expected).all()
    numbers = np.arange(rows * k).reshape(k, rows).T.reshape(-1)
    assert (held(fragments.mfma_operand(rows, k, width, b=True)) == numbers[expected]).all()
    assert (held(fragments.mfma_accumulator(rows, rows)) == amd.mfma_accumulator(rows, rows, 1).element[..., 0]).all()


@pytest.mark.parametrize("version, width", [(1, 16), (2, 8)])
def test_wmma(version: int, width: int):
    expected = amd.wmma_multiplicand(16, width, 32).element.reshape(32, -1)
    assert (held(fragments.wmma_operand(version, width)) == expected).all()
    numbers = np.arange(256).reshape(16, 16).T.reshape(-1)
    assert (held(fragments.wmma_operand(version, width, b=True)) == numbers[expected]).all()
    result = amd.wmma_accumulator(8, 32, interleaved=version == 1).element[..., 0]
    assert (held(fragments.wmma_accumulator(version)) == result).all()


@pytest.mark.parametrize("m, n", [(128, 16), (128, 48), (64, 8), (64, 24)])
def test_tensor_memory(m: int, n: int):
    assert (tensor_memory.accumulator_elements(m, n) == tcgen05.accumulator(m, n)).all()
    if n & (n - 1) == 0:
        layout = tensor_memory.accumulator(m, n).linear()
        assert layout.is_surjective and layout.free_variables() == {"row": 16 if m == 64 else 0, "column": 0}


def test_scales_in_tensor_memory():
    """PTX ISA, layout of scale factors: four of a row to a column of 32 bits, 32 rows below each other, four copies."""
    elements = tensor_memory.scales(96, 12).elements()
    assert sorted(np.unique(elements)) == list(range(96 * 12)) and elements.shape == (128, 36)
    assert (elements[:32] == elements[96:]).all()
    assert elements[1, :8].tolist() == [12, 13, 14, 15, 33 * 12, 33 * 12 + 1, 33 * 12 + 2, 33 * 12 + 3]
    with pytest.raises(ValueError, match="^expects scales of a multiple of 32 rows and of 4 columns, found 16x4$"):
        tensor_memory.scales(16, 4)
    with pytest.raises(ValueError, match="^expects an accumulator of 64 or 128 rows, found 32$"):
        tensor_memory.accumulator(32, 8)
