"""Matrix descriptors and registers of wgmma.mma_async, by the words of the PTX ISA."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir.sim.fragments.wgmma import accumulator, addresses, decode, registers


def bits(start=0, leading=0, stride=0, base=0, swizzle=0) -> int:
    return start >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | base << 49 | swizzle << 62


def test_fields():
    found = decode(bits(0x12340, 0x5670, 0x890, 5, 2))
    assert (found.start, found.leading, found.stride, found.base, found.swizzle) == (0x12340, 0x5670, 0x890, 5, 2)
    assert decode(bits(0x12340, 0x5670, 0x890, 5, 2) - (1 << 64)) == found
    assert found.span == 64


def test_core_matrices_without_a_swizzle():
    found = addresses(bits(64, leading=4096, stride=512), 16, 16, 2, True)
    assert found[:8, 0].tolist() == [64 + 16 * row for row in range(8)]
    assert (found[0, 7], found[0, 8], found[8, 0]) == (64 + 14, 64 + 4096, 64 + 512)
    # Rows of M or N contiguous: the leading offset is that along K.
    found = addresses(bits(64, leading=4096, stride=512), 16, 16, 2, False)
    assert found[0, :8].tolist() == [64 + 16 * step for step in range(8)]
    assert (found[7, 0], found[8, 0], found[0, 8]) == (64 + 14, 64 + 512, 64 + 4096)


@pytest.mark.parametrize(("swizzle", "span"), [(1, 128), (2, 64), (3, 32)])
def test_patterns(swizzle, span):
    found = addresses(bits(2048, leading=8192, stride=8 * span, swizzle=swizzle), 16, 16, 2, True)
    row, unit = np.indices((16, 2))
    assert (found[:, ::8] == 2048 + row * span + (unit * 16 ^ row * span // 128 % (span // 16) * 16)).all()
    found = addresses(bits(2048, leading=8192, stride=8 * span, swizzle=swizzle), 128, 16, 2, False)
    assert found[span // 2, 0] == 2048 + 8192, "the next block of columns"
    assert found[0, 8] == 2048 + 8 * span
    assert found[0, 7] == 2048 + 7 * span + (7 * span // 128) * 16


def test_start_within_a_row_of_the_pattern():
    whole = addresses(bits(1024, stride=1024, swizzle=1), 8, 64, 2, True)
    assert (addresses(bits(1024 + 64, stride=1024, swizzle=1), 8, 16, 2, True) == whole[:, 32:48]).all()


def test_base_offset_moves_the_patterns_start():
    start = 1024 + 3 * 128
    found = addresses(bits(start, stride=1024, base=3, swizzle=1), 8, 16, 2, True)
    row, unit = np.indices((8, 2))
    # Rows count from the pattern's start; their units are exchanged within lines of 128 bytes of the address.
    assert (found[:, ::8] == start + row * 128 + (unit ^ row) * 16).all()


def test_addresses_have_18_bits():
    assert addresses(bits(0x3FFF0, stride=1024), 16, 8, 2, True).max() < 1 << 18


def test_every_element_of_a_fragment_is_held_once():
    for (row, column), columns in [(accumulator(24), 24), (registers(1), 32), (registers(2), 16), (registers(4), 8)]:
        assert sorted((row * columns + column).reshape(-1)) == list(range(64 * columns))


def test_registers_of_a_thread():
    """Thread 37: row 32 / 32 * 16 + 5 / 4 = 17, columns from 2 * (37 % 4) = 2."""
    row, column = accumulator(16)
    assert row[37].tolist() == [17, 17, 25, 25] * 2
    assert column[37].tolist() == [2, 3, 2, 3, 10, 11, 10, 11]
    row, column = registers(2)
    assert row[37].tolist() == [17, 17, 25, 25] * 2
    assert column[37].tolist() == [2, 3, 2, 3, 10, 11, 10, 11]
