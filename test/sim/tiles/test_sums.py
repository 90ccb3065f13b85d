"""Index arithmetic as sums of terms gives what NumPy gives element by element, where it wraps around too."""

from __future__ import annotations

import operator

import numpy as np
import pytest

from gpuir.sim.tiles.runs import are_apart, runs_of
from gpuir.sim.tiles.sums import Sum

BINARY = [
    operator.add, operator.sub, operator.mul, operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne,
    operator.floordiv, operator.and_, np.minimum,
]  # fmt: skip


def drawn(rng, dtype):
    """A sum and the array that it stands for, of three axes."""
    shape = [int(size) for size in rng.choice([1, 2, 5], 3)]
    if rng.random() < 0.3:
        array = np.full((1, 1, 1), rng.integers(-50, 50), dtype)
    else:
        axis = int(rng.integers(1, 3))
        array = np.zeros([size if each in (0, axis) else 1 for each, size in enumerate(shape)], dtype)
        limit = [10, 1000, np.iinfo(dtype).max // 2][rng.integers(3)]
        array[...] = rng.integers(-limit, limit, array.shape)
    return Sum.of(array), array


def same(one, other):
    one, other = np.asarray(one), np.asarray(other)
    assert one.dtype == other.dtype
    np.testing.assert_array_equal(*np.broadcast_arrays(one, other))


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_as_numpy(dtype, seed):
    rng = np.random.default_rng(seed)
    sums = 0
    with np.errstate(all="ignore"):
        for _ in range(300):
            (one, array), (other, more) = drawn(rng, dtype), drawn(rng, dtype)
            for _ in range(4):
                # The programs of all values are as many, or it is the same for all.
                if len({len(array), len(more)} - {1}) > 1 or any(
                    a != b and 1 not in (a, b) for a, b in zip(array.shape, more.shape)
                ):
                    other, more = Sum.of(np.full((1, 1, 1), 3, dtype)), np.full((1, 1, 1), 3, dtype)
                operate = BINARY[rng.integers(len(BINARY))]
                operands = [(one, other), (one, more), (array, other)][rng.integers(3)]
                result, expected = operate(*operands), operate(array, more)
                same(result, expected)
                if not isinstance(result, Sum):
                    break
                sums += 1
                one, array = result, expected
                other, more = drawn(rng, dtype)
    assert sums > 20


def test_what_wraps_around_wraps_around():
    numbers = np.array([[0, 1, 2]], np.int32)
    large = np.array([[1 << 30]], np.int32)
    same(Sum.of(numbers) * large, numbers * large)
    same(Sum.of(numbers) + large + large, numbers + large + large)
    same((Sum.of(numbers) + large).astype(np.int64) * np.int64(4), (numbers + large).astype(np.int64) * 4)
    same((Sum.of(numbers) + large).astype(np.int16), (numbers + large).astype(np.int16))
    same(Sum.of(numbers) - np.int32(-(1 << 31)), numbers - np.int32(-(1 << 31)))


def test_axes():
    rows = Sum.of(np.arange(4)[None]).expand_dims(2) * np.full((1, 1, 1), 32) + np.arange(3).reshape(3, 1, 1) * 1000
    tile = rows + Sum.of(np.arange(8)[None]).expand_dims(1)
    array = np.arange(3).reshape(3, 1, 1) * 1000 + np.arange(4)[:, None] * 32 + np.arange(8)
    assert isinstance(tile, Sum) and tile.shape == (3, 4, 8)
    same(tile, array)
    same(tile.transpose((0, 2, 1)), array.transpose(0, 2, 1))
    same(tile.expand_dims(1), array[:, None])
    same(tile[:, 1], array[:, 1])
    assert tile.stride(1) == 32 and tile.stride(2) == 1
    assert tile.transpose((0, 2, 1)).stride(1) == 1


@pytest.mark.parametrize(("strides", "count"), [((32, 4), 8), ((4, 16), 4), ((64, 4), 8), ((1024, 8), None)])
def test_runs(strides, count):
    """The longest contiguous pieces, whichever axis is the fastest."""
    sizes = (4, 8)
    terms = [Sum.of((np.arange(size) * stride)[None]) for size, stride in zip(sizes, strides)]
    tile = terms[0].expand_dims(2) + terms[1].expand_dims(1) + np.array([4096, 8192]).reshape(2, 1, 1)
    runs = runs_of(tile, sizes, 4)
    if count is None:
        assert runs is None
        return
    length = 32 if strides in ((32, 4), (4, 16)) else count
    assert runs.count == length
    places = runs.starts[:, :, None] + np.arange(runs.count) * 4
    same(runs.tile(places), np.asarray(tile))
    same(runs.elements(np.asarray(tile), 2), places)
    assert runs.is_apart()
    assert not runs_of(tile - np.array([0, 4096]).reshape(2, 1, 1), sizes, 4).is_apart()
    assert are_apart([])
