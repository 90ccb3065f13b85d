"""Rules of distributed layouts: against arithmetic without bits, and against each other by the algebra."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gpuir.layouts import UnknownLayout, distributed, fragments
from gpuir.layouts.distributed import Cluster

SINGLE = Cluster.single(2)
SHAPES = st.tuples(*[st.sampled_from((1, 2, 8, 16, 32))] * 2)
FEW = st.tuples(*[st.sampled_from((1, 2, 4))] * 2)
ORDERS = st.sampled_from(((1, 0), (0, 1)))


def by_digits(shape, order, *levels: tuple[str, tuple[int, int]]) -> np.ndarray:
    """Coordinates of [register, lane, warp]: each level's sizes are digits, in order; sums are taken modulo the shape."""
    steps, digits = [1, 1], {"register": [], "lane": [], "warp": []}
    for name, sizes in levels:
        for dimension in order:
            digits[name].append((sizes[dimension], dimension, steps[dimension]))
            steps[dimension] *= sizes[dimension]
    counts = [math.prod(size for size, *_ in parts) for parts in digits.values()]
    table = np.zeros((*counts, 2), np.int64)
    for index in itertools.product(*map(range, counts)):
        for number, parts in zip(index, digits.values()):
            for size, dimension, step in parts:
                table[(*index, dimension)] += number % size * step
                number //= size
    return table % np.array(shape)


@given(SHAPES, FEW, FEW, FEW, ORDERS)
def test_blocked(shape, per_thread, per_warp, warps, order):
    layout = distributed.blocked(shape, per_thread, per_warp, warps, order, SINGLE)
    tile = [math.prod(sizes) for sizes in zip(per_thread, per_warp, warps)]
    further = tuple(max(1, size // covered) for size, covered in zip(shape, tile))
    levels = (("register", per_thread), ("lane", per_warp), ("warp", warps), ("register", further))
    assert (layout.table()[:, :, :, 0] == by_digits(shape, order, *levels)).all()
    assert layout.sizes == shape and layout.is_surjective


@given(SHAPES, FEW, FEW, FEW, ORDERS, st.sampled_from((0, 1)))
def test_blocked_operand(shape, per_thread, per_warp, warps, order, k):
    """A thread has all of K; lanes and warps along K are told apart, and hold the same."""
    layout = distributed.blocked_operand(shape, k, per_thread, per_warp, warps, order, SINGLE)
    whole = tuple(shape[d] if d == k else per_thread[d] for d in range(2))
    result = distributed.blocked(shape, whole, per_warp, warps, order, SINGLE)
    assert layout.inputs == {**result.inputs, "register": layout.size("register")}
    assert (layout.table()[..., 1 - k] == result.table()[: layout.size("register"), ..., 1 - k]).all()
    held = layout.elements()
    for lane, warp in np.ndindex(held.shape[1:3]):
        assert (
            len({number // shape[1] if k == 0 else number % shape[1] for number in held[:, lane, warp, 0]}) == shape[k]
        )


@pytest.mark.parametrize("version, warps", [(2, (2, 2)), (2, (4, 1)), (3, (4, 1)), (3, (4, 2))])
def test_results_of_nvidia_are_fragments_beside_each_other(version: int, warps: tuple[int, int]):
    columns = 8 if version == 2 else 64
    layout = distributed.nvidia_mma((128, 128), version, (16, columns), warps, SINGLE)
    rest = layout.divide(fragments.mma_accumulator(16, columns).linear())
    assert rest.size("lane") == 1 and rest.inputs["warp"] == math.prod(warps)
    assert rest.sizes == (8, 128 // columns) and layout.is_bijective
    # Of wgmma's warpgroups, the four warps are below each other.
    assert rest.bases["warp"][0] == ((1, 0) if version == 3 or warps[1] == 1 else (0, 1))


@pytest.mark.parametrize("operand", [0, 1])
@pytest.mark.parametrize("width", [1, 2, 4])
def test_operands_of_nvidia(operand: int, width: int):
    layout = distributed.nvidia_mma_operand((64, 64), 2, operand, width, (2, 2), SINGLE)
    rows = 16 if operand == 0 else 8
    assert layout.divide(fragments.mma_operand(rows, 8 * width, width, b=operand == 1).linear()) is not None
    assert layout.is_surjective and layout.free_variables()["warp"].bit_count() == 1, "warps along K have the same"


def test_operands_of_f64():
    """Of mma.sync m8n8k4: as Triton 3.9's PTX for products of f64 reads them from shared memory."""
    left = distributed.nvidia_mma_operand((32, 32), 2, 0, 1, (2, 2), SINGLE, 8)
    assert left.bases["lane"] == ((0, 1), (0, 2), (1, 0), (2, 0), (4, 0)) and left.bases["warp"] == ((0, 0), (8, 0))
    assert left.bases["register"] == ((0, 4), (0, 8), (0, 16), (16, 0))


@pytest.mark.parametrize("size", [16, 32])
@pytest.mark.parametrize("transposed", [False, True])
def test_amd(size: int, transposed: bool):
    layout = distributed.amd_mfma((64, 64), (size, size), transposed, (2, 2), SINGLE)
    fragment = fragments.mfma_accumulator(size, size).linear()
    assert layout.divide(fragment.permuted((1, 0)) if transposed else fragment) is not None and layout.is_bijective
    operand = distributed.amd_mfma_operand((64, 64), 0, size, 4, (2, 2), SINGLE)
    assert operand.is_surjective and operand.size("lane") == 64
    for version, width in ((1, 16), (2, 8)):
        assert distributed.amd_wmma((32, 32), version, False, (2, 2), SINGLE).is_bijective
        both = distributed.amd_wmma_operand((32, 32), version, 1, width, (2, 2), SINGLE)
        assert both.is_surjective and both.free_variables()["lane"] == (16 if version == 1 else 0)


@given(SHAPES, st.permutations((0, 1)), st.sampled_from(((2, 1), (1, 2), (2, 2))), st.data())
def test_clusters_cut_the_tensor_or_share_it(shape, order, split, data):
    shape = tuple(max(size, parts) for size, parts in zip(shape, split))
    copies = data.draw(st.sampled_from((1, 2)))
    cluster = Cluster((split[0] * copies, split[1]), split, tuple(order))
    assert cluster.fits and not Cluster((2, 1), (3, 1), (1, 0)).fits
    layout = distributed.blocked(shape, (1, 1), (4, 8), (1, 1), (1, 0), cluster)
    assert layout.size("block") == math.prod(split) * copies and layout.is_surjective
    parts = [set(layout.elements()[..., block].reshape(-1).tolist()) for block in range(layout.size("block"))]
    assert len({frozenset(part) for part in parts}) == math.prod(split)
    assert all(one == other or not one & other for one, other in itertools.combinations(parts, 2))


@given(SHAPES, FEW, FEW, st.sampled_from((0, 1)))
def test_doubled_and_halved(shape, per_warp, warps, axis):
    layout = distributed.blocked(shape, (1, 1), per_warp, warps, (1, 0), SINGLE)
    pair = distributed.doubled(layout, axis)
    assert (pair.elements()[0::2] != pair.elements()[1::2]).all() and pair.sizes[axis] == 2 * shape[axis]
    assert distributed.halved(pair, axis) == layout
    assert distributed.halved(distributed.blocked((8, 8), (1, 1), (8, 8), (1, 1), (1, 0), SINGLE), axis) is None


@given(SHAPES, FEW, FEW, FEW, ORDERS)
def test_bases_make_the_layout_again(shape, per_thread, per_warp, warps, order):
    layout = distributed.blocked(shape, per_thread, per_warp, warps, order, SINGLE)
    again = distributed.from_bases(shape, tuple(layout.bases.values()))
    assert again == layout
    twice = distributed.from_bases((2 * shape[0], shape[1]), tuple(layout.bases.values()))
    assert twice.sizes == (2 * shape[0], shape[1]) and twice.is_surjective


@pytest.mark.parametrize(
    "call, error, message",
    [
        (lambda: distributed.nvidia_mma((64, 64), 2, (16, 4), (1, 1), SINGLE), ValueError, "^expects an instruction's size that is a power of two of at least 8, found 4$"),
        (lambda: distributed.nvidia_mma_operand((64, 64), 2, 0, 3, (1, 1), SINGLE), ValueError, "^expects a kWidth that is a power of two, found 3$"),
        (lambda: distributed.amd_mfma((64, 64), (4, 4), False, (1, 1), SINGLE), UnknownLayout, r"^the layout of MFMA of \(4, 4\) is not known$"),
        (lambda: distributed.amd_mfma_operand((64, 64), 0, 8, 4, (1, 1), SINGLE), UnknownLayout, "^the operand's layout of MFMA of 8 rows is not known$"),
        (lambda: distributed.amd_mfma_operand((64, 64), 0, 16, 3, (1, 1), SINGLE), ValueError, "^expects a kWidth that is a power of two, found 3$"),
    ],
)  # fmt: skip
def test_refused(call, error, message: str):
    with pytest.raises(error, match=message):
        call()
