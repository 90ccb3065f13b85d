"""Layouts of buffers in shared memory, by the formulas of their documents, offset by offset."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gpuir.layouts import shared

POWERS = st.sampled_from((1, 2, 4, 8))


@given(st.sampled_from((8, 16, 32)), st.sampled_from((16, 32)), POWERS, POWERS, POWERS, st.booleans(), st.booleans())
def test_swizzled(rows: int, columns: int, vec: int, per_phase: int, phases: int, rotate: bool, columns_first: bool):
    shape, order = ((columns, rows), (0, 1)) if columns_first else ((rows, columns), (1, 0))
    layout = shared.swizzled(shape, order, vec, per_phase, phases, rotate)
    elements = layout.elements()
    for offset, (row, column) in enumerate(itertools.product(range(rows), range(columns))):
        phase = row // per_phase % phases
        if rotate:
            phase ^= row // per_phase // phases % phases
        held = (row, column ^ vec * phase % columns)
        assert elements[offset] == np.ravel_multi_index(held[::-1] if columns_first else held, shape)
    assert layout.is_bijective
    if rotate:
        assert layout == shared.rotating(shape, order, vec, per_phase, phases)


@pytest.mark.parametrize("width, bits", [*itertools.product((32, 64, 128), (8, 16, 32))])
def test_tma_swizzles(width: int, bits: int):
    """CUDA driver API, CU_TENSOR_MAP_SWIZZLE_*: bits 4-6 of an address are exchanged by bits 7-9, as many as the width has."""
    columns = 8 * width // bits
    layout = shared.tma((16, columns), width, bits)
    for element in range(16 * columns):
        address = element * bits // 8
        swizzled = address ^ (address >> 7 & (width // 16 - 1)) << 4
        assert layout.elements()[swizzled * 8 // bits] == element
    turned = shared.tma((columns, 16), width, bits, transposed=True)
    assert turned.permuted((1, 0)) == layout


def test_tma_without_a_swizzle_and_larger_than_a_box():
    assert (shared.tma((4, 8), 0, 16).elements() == np.arange(32)).all()
    # Boxes of 256 columns, one after the other.
    wide = shared.tma((2, 512), 0, 16).elements()
    assert wide[:256].tolist() == list(range(256)) and wide[256] == 512 and wide[512] == 256
    swizzled = shared.tma((8, 128), 128, 16)
    assert swizzled.elements()[: 8 * 64].max() == 7 * 128 + 63
    assert swizzled.is_bijective


def test_tma_with_room_for_fp4():
    layout = shared.tma((8, 64), 128, 8, padded=True)
    assert layout.inputs == {"offset": 1024} and layout.is_surjective
    assert layout.free_variables() == {"offset": 8}, "the second 8 of 16 bytes repeat the first"


@given(
    st.permutations((0, 1)),
    st.lists(st.tuples(st.sampled_from((4, 8, 16)), st.integers(1, 4)), min_size=1, max_size=2),
)
def test_padded(order: list[int], gaps: list[tuple[int, int]]):
    shape = (8, 16)
    elements = shared.PaddedLayout(shape, tuple(order), tuple(gaps)).elements()
    fast, slow = order
    for i, j in itertools.product(*map(range, shape)):
        coordinates = (i, j)
        offset = coordinates[slow] * shape[fast] + coordinates[fast]
        address = offset + sum(offset // interval * padding for interval, padding in gaps)
        assert elements[address] == i * 16 + j
    assert (elements >= 0).sum() == math.prod(shape)


def test_contiguous_and_splits():
    plain, swizzled = shared.tma((16, 64), 0, 16), shared.swizzled((16, 64), (1, 0), 8, 1, 8)
    assert (shared.contiguous(plain), shared.contiguous(swizzled)) == (1024, 64)
    assert not shared.split_moves_elements(plain, 0, 4, 16)
    assert shared.split_moves_elements(swizzled, 0, 4, 16) and not shared.split_moves_elements(swizzled, 0, 8, 16)


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: shared.swizzled((8, 8), (1, 0), 1, 0, 1), "^expects perPhase and maxPhase of at least 1"),
        (lambda: shared.tma((64,), 128, 16), "^expects a swizzled nvmma_shared of at least 2 dimensions"),
        (lambda: shared.tma((8, 64), 48, 16), "^expects a swizzle of 0, 32, 64 or 128 bytes, found swizzlingByteWidth = 48$"),
        (lambda: shared.tma((8, 64), 128, 0), "^expects an elementBitWidth that divides the swizzle's 128 bytes, found 0$"),
        (lambda: shared.tma((8, 32), 128, 16), "^expects at least 64 elements along dimension 1, as wide as the swizzle, found 32$"),
        (lambda: shared.tma((4, 64), 128, 16), "^expects at least 8 rows of the swizzle's width, found 4$"),
        (lambda: shared.tma((8, 64), 32, 32, padded=True), "^expects a swizzle of at least 16 elements for fp4, found 8"),
    ],
)  # fmt: skip
def test_refused(call, message: str):
    with pytest.raises(ValueError, match=message):
        call()
