"""Fragments of NVIDIA's instructions, element by element against the formulas of PTX ISA's "Matrix fragments" sections."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir.sim.fragments import Fragment, mma

#: For each shape, row and column of element i of A, then of B (row along k), by group and thread in the group.
#: Each is written out as its section has it.
DENSE = {
    # m, n, k, elements a register, a lane's elements of A and B
    ("m8n8k4", "f64"): (8, 4, 1, 1, lambda g, t, i: (g, t), 1, lambda g, t, i: (t, g)),
    ("m16n8k4", "f64"): (16, 4, 1, 2, lambda g, t, i: (g if i == 0 else g + 8, t), 1, lambda g, t, i: (t, g)),
    ("m16n8k8", "f64"): (
        16, 8, 1,
        4, lambda g, t, i: (g if i in (0, 2) else g + 8, t if i in (0, 1) else t + 4),
        2, lambda g, t, i: (t if i == 0 else t + 4, g),
    ),
    ("m16n8k16", "f64"): (
        16, 16, 1,
        8, lambda g, t, i: (g if i % 2 == 0 else g + 8, i * 2 + t if i % 2 == 0 else i * 2 - 2 + t),
        4, lambda g, t, i: (t + i * 4, g),
    ),
    ("m16n8k8", "f16"): (
        16, 8, 2,
        4, lambda g, t, i: (g if i < 2 else g + 8, t * 2 + (i & 1)),
        2, lambda g, t, i: (t * 2 + i, g),
    ),
    ("m16n8k16", "f16"): (
        16, 16, 2,
        8, lambda g, t, i: (g if 0 <= i < 2 or 4 <= i < 6 else g + 8, t * 2 + (i & 1) + (0 if i < 4 else 8)),
        4, lambda g, t, i: (t * 2 + (i & 1) + (0 if i < 2 else 8), g),
    ),
    ("m16n8k4", "tf32"): (16, 4, 1, 2, lambda g, t, i: (g if i == 0 else g + 8, t), 1, lambda g, t, i: (t, g)),
    ("m16n8k8", "tf32"): (
        16, 8, 1,
        4, lambda g, t, i: (g if i in (0, 2) else g + 8, t if i in (0, 1) else t + 4),
        2, lambda g, t, i: (t if i == 0 else t + 4, g),
    ),
    ("m8n8k16", "s8"): (8, 16, 4, 4, lambda g, t, i: (g, t * 4 + i), 4, lambda g, t, i: (t * 4 + i, g)),
    ("m16n8k16", "s8"): (
        16, 16, 4,
        8, lambda g, t, i: (g if i < 4 else g + 8, t * 4 + (i & 3)),
        4, lambda g, t, i: (t * 4 + i, g),
    ),
    ("m16n8k32", "s8"): (
        16, 32, 4,
        16, lambda g, t, i: (g if 0 <= i < 4 or 8 <= i < 12 else g + 8, t * 4 + (i & 3) + (0 if i < 8 else 16)),
        8, lambda g, t, i: (t * 4 + (i & 3) + (0 if i < 4 else 16), g),
    ),
    ("m8n8k32", "s4"): (8, 32, 8, 8, lambda g, t, i: (g, t * 8 + i), 8, lambda g, t, i: (t * 8 + i, g)),
    ("m16n8k32", "s4"): (
        16, 32, 8,
        16, lambda g, t, i: (g if i < 8 else g + 8, t * 8 + (i & 7)),
        8, lambda g, t, i: (t * 8 + (i & 7), g),
    ),
    ("m16n8k64", "s4"): (
        16, 64, 8,
        32, lambda g, t, i: (g if 0 <= i < 8 or 16 <= i < 24 else g + 8, t * 8 + (i & 7) + (0 if i < 16 else 32)),
        16, lambda g, t, i: (t * 8 + (i & 7) + (0 if i < 8 else 32), g),
    ),
    ("m8n8k128", "b1"): (8, 128, 32, 32, lambda g, t, i: (g, t * 32 + i), 32, lambda g, t, i: (t * 32 + i, g)),
    ("m16n8k128", "b1"): (
        16, 128, 32,
        64, lambda g, t, i: (g if i < 32 else g + 8, t * 32 + (i & 31)),
        32, lambda g, t, i: (t * 32 + i, g),
    ),
    ("m16n8k256", "b1"): (
        16, 256, 32,
        128, lambda g, t, i: (g if 0 <= i < 32 or 64 <= i < 96 else g + 8, t * 32 + (i & 31) + (0 if i < 64 else 128)),
        64, lambda g, t, i: (t * 32 + (i & 31) + (0 if i < 32 else 128), g),
    ),
    # B of the sparse instructions whose k the dense ones do not have.
    ("m16n8k32", "sparse f16"): (
        16, 32, 2,
        16, None,
        8, lambda g, t, i: (t * 2 + (i & 1) + (0, 8, 16, 24)[i // 2], g),
    ),
    ("m16n8k64", "sparse s8"): (
        16, 64, 4,
        32, None,
        16, lambda g, t, i: (t * 4 + (i & 3) + (0, 16, 32, 48)[i // 4], g),
    ),
    ("m16n8k128", "sparse s4"): (
        16, 128, 8,
        64, None,
        32, lambda g, t, i: (t * 8 + (i & 7) + (0, 32, 64, 96)[i // 8], g),
    ),
}  # fmt: skip


def check(fragment: Fragment, held: int, place) -> None:
    """``place(lane, i)`` is the index of what the lane holds as its i-th element."""
    assert fragment.held == held
    assert fragment.lanes == 32
    table = fragment.element.reshape(32, held)
    for lane in range(32):
        for i in range(held):
            index = place(lane, i)
            assert np.unravel_index(table[lane, i], fragment.shape) == index
            holder = fragment.where(*index)
            assert holder == (lane, i // fragment.per, i % fragment.per)


@pytest.mark.parametrize("shape", DENSE, ids=" ".join)
def test_multiplicands(shape):
    rows, k, per, a_held, a_place, b_held, b_place = DENSE[shape]
    if a_place is not None:
        check(mma.multiplicand(rows, k, per), a_held, lambda lane, i: a_place(lane >> 2, lane % 4, i))
    check(mma.multiplicand(8, k, per), b_held, lambda lane, i: b_place(lane >> 2, lane % 4, i)[::-1])


def test_accumulators():
    check(mma.accumulator(8), 2, lambda lane, i: (lane >> 2, lane % 4 * 2 + (i & 1)))
    check(mma.accumulator(16), 4, lambda lane, i: ((lane >> 2) + (0 if i < 2 else 8), lane % 4 * 2 + (i & 1)))


def product_of(lane: int) -> int:
    """PTX ISA, mma.m8n8k4 with f16: threads of the four products."""
    return next(
        i
        for i, threads in enumerate([[*range(4), *range(16, 20)], [*range(4, 8), *range(20, 24)],
                                     [*range(8, 12), *range(24, 28)], [*range(12, 16), *range(28, 32)]])
        if lane in threads
    )  # fmt: skip


def test_multiplicands_of_quad_pairs():
    def by_rows(lane, i):  # A by rows; B by columns with rows and columns exchanged
        return product_of(lane), lane % 4 if lane < 16 else lane % 4 + 4, i

    def by_columns(lane, i):
        return product_of(lane), i % 4 if lane < 16 else i % 4 + 4, lane % 4

    check(mma.quad_pair_multiplicand(True), 4, by_rows)
    check(mma.quad_pair_multiplicand(False), 4, by_columns)


def test_accumulators_of_quad_pairs():
    def narrow(lane, i):
        return product_of(lane), lane % 4 if lane < 16 else lane % 4 + 4, i

    def wide(lane, i):
        x = (lane & 0b1) + (i & 0b10)
        return product_of(lane), x if lane < 16 else x + 4, (i & 0b100) + (lane & 0b10) + (i & 0b1)

    check(mma.quad_pair_accumulator(False), 8, narrow)
    check(mma.quad_pair_accumulator(True), 8, wide)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices_of_ldmatrix(count):
    # "Each thread loads a fragment of a row": with .trans, of a column.
    check(mma.tiles(count, 2), 2 * count, lambda lane, i: (i // 2, lane // 4, lane % 4 * 2 + i % 2))
    check(mma.tiles(count, 2, True), 2 * count, lambda lane, i: (i // 2, lane % 4 * 2 + i % 2, lane // 4))
    check(mma.tiles(count, 4), 4 * count, lambda lane, i: (i // 4, lane // 4, lane % 4 * 4 + i % 4))
    check(mma.tiles(count, 1), count, lambda lane, i: (i, lane // 4, lane % 4))


#: k, elements a register, bits of metadata a register, bits an index, then selectors and for each row and index of a row the
#: lane and the lowest bit, as the figures "Sparse MMA metadata layout" have them.
METADATA = {
    "m16n8k16 f16": (16, 2, 16, 2, 4, lambda r, i, s: (r % 8 * 4 + s, r // 8 * 16 + i * 2)),
    "m16n8k32 f16": (32, 2, 16, 2, 2, lambda r, i, s: (r % 8 * 4 + 2 * s + i // 8, r // 8 * 16 + i % 8 * 2)),
    "m16n8k8 tf32": (8, 1, 16, 4, 4, lambda r, i, s: (r % 8 * 4 + s, r // 8 * 16 + i * 4)),
    "m16n8k16 tf32": (16, 1, 16, 4, 2, lambda r, i, s: (r % 8 * 4 + 2 * s + i // 4, r // 8 * 16 + i % 4 * 4)),
    "m16n8k32 s8": (32, 4, 32, 2, 2, lambda r, i, s: (r % 8 * 4 + 2 * s + r // 8, i * 2)),
    "m16n8k64 s8": (64, 4, 32, 2, 1, lambda r, i, s: (r % 8 * 4 + 2 * (i // 16) + r // 8, i % 16 * 2)),
    "m16n8k64 s4": (64, 8, 32, 2, 2, lambda r, i, s: (r % 8 * 4 + 2 * s + r // 8, i * 2)),
    "m16n8k128 s4": (128, 8, 32, 2, 1, lambda r, i, s: (r % 8 * 4 + 2 * (i // 16) + r // 8, i % 16 * 2)),
}


@pytest.mark.parametrize("shape", METADATA)
def test_metadata(shape):
    k, per, unit, width, selectors, place = METADATA[shape]
    for selector in range(selectors):
        lane, shift = mma.metadata(k, per, unit, width, selector)
        for row in range(16):
            for index in range(lane.shape[1]):
                assert (lane[row, index], shift[row, index]) == place(row, index, selector)
        assert lane.max() < 32
        assert shift.max() < 32
        bits = lane * 32 + shift
        assert len(np.unique(bits)) == bits.size


FRAGMENTS = {
    "A of m16n8k16 f16": mma.multiplicand(16, 16, 2),
    "A of m16n8k32 s8": mma.multiplicand(16, 32, 4),
    "A of m16n8k64 s4": mma.multiplicand(16, 64, 8),
    "A of m16n8k256 b1": mma.multiplicand(16, 256, 32),
    "C of m16n8": mma.accumulator(16),
    "quad pairs": mma.quad_pair_multiplicand(False),
    "four matrices": mma.tiles(4, 2, True),
    "wmma, held twice": mma.wmma(16, 16, 16),
}


@pytest.mark.parametrize("name", FRAGMENTS)
@pytest.mark.parametrize("dtype", ["u1", "u2", "f4", "f8"])
def test_matrices_and_values(name, dtype):
    fragment = FRAGMENTS[name]
    matrix = np.random.default_rng(0).integers(0, 200, (3, *fragment.shape)).astype(dtype)
    values = fragment.values(matrix)
    assert values.shape == (96, fragment.held)
    for lane in range(0, 32, 7):
        for i in range(fragment.held):
            place = np.unravel_index(fragment.element[lane].reshape(-1)[i], fragment.shape)
            assert values[64 + lane, i] == matrix[(2, *place)]
    assert np.array_equal(fragment.matrix(values), matrix)
    assert fragment.matrix(values).dtype == dtype


def test_the_first_holder_counts():
    fragment = mma.wmma(16, 16, 16)
    values = np.zeros((32, 16), np.float32)
    values[16:] = 1
    assert not fragment.matrix(values).any()


def test_a_table_must_have_every_element():
    with pytest.raises(ValueError, match=r"shape \(8, 8\) needs all of its 64 elements, got 32"):
        Fragment((8, 8), np.arange(32).reshape(32, 1, 1))


def test_the_old_name_of_the_table() -> None:
    fragment = mma.accumulator(16, 8)
    with pytest.warns(DeprecationWarning, match="Fragment.place is now Fragment.element"):
        assert fragment.place is fragment.element
