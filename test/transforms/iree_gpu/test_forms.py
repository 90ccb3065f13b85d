"""Every intrinsic, in every form, against NumPy."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

# One intrinsic of each arithmetic, with k different from m and n where there is one.
ARITHMETICS = [
    "MFMA_F32_16x16x4_F32",
    "MFMA_F32_32x32x8_F16",
    "MFMA_F32_16x16x32_F8E4M3FNUZ",
    "MFMA_I32_32x32x16_I8",
    "WMMA_F16_16x16x16_F16",
]


@pytest.mark.parametrize("sizes", [(3, 5, 7), (1, 4, 2)])
def test_dynamic_outer_sizes(lab, case, intrinsic, runner, seed, sizes):
    lab.check(case(intrinsic), seed, sizes, runner)


def test_static_outer_sizes(lab, case, intrinsic, seed):
    lab.check(case(intrinsic, outer=(2, 3, 4)), seed)


def test_vectors(lab, case, intrinsic, runner, seed):
    lab.check(case(intrinsic, outer=(2, 1, 3), vector=True), seed, runner=runner)


@pytest.mark.parametrize("vector", [False, True])
def test_zero_iterators(lab, case, intrinsic, seed, vector):
    lab.check(case(intrinsic, outer=(), iterators="", maps=((), (), ()), vector=vector), seed)


@pytest.mark.parametrize(("sizes", "shape"), [((0, 5, 7), (0, 5)), ((3, 0, 7), (3, 0)), ((2, 3, 0), (2, 3))])
def test_empty_outer_sizes(lab, case, runner, seed, sizes, shape):
    subject = case("MFMA_F32_16x16x16_F16")
    arrays = lab.subject(lab.parse(subject.text)).random(sizes, np.random.default_rng(seed))
    result = lab.run(subject, arrays, runner)
    assert result.shape == (*shape, 16, 16)
    assert (result == arrays[2]).all()


MAPS = {
    "all operands transposed": ("ppr", ((2, 0), (1, 2), (1, 0))),
    "reduction first": ("rpp", ((1, 0), (0, 2), (1, 2))),
    "batch": ("pppr", ((0, 1, 3), (0, 3, 2), (0, 1, 2))),
    "two reductions": ("prpr", ((0, 1, 3), (1, 3, 2), (0, 2))),
    "two rows and columns": ("pppprr", ((0, 4, 1, 5), (5, 2, 4, 3), (3, 0, 2, 1))),
    "one column": ("pr", ((0, 1), (1,), (0,))),
    "one row": ("pr", ((1,), (1, 0), (0,))),
    "the same rhs for every batch": ("pppr", ((0, 1, 3), (3, 2), (0, 1, 2))),
    "the same lhs for every batch": ("pppr", ((1, 3), (0, 3, 2), (0, 1, 2))),
    "no reduction": ("pp", ((0,), (1,), (1, 0))),
    "reduction only": ("r", ((0,), (0,), ())),
}


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("name", MAPS)
def test_indexing_maps(lab, case, seed, name, vector):
    iterators, maps = MAPS[name]
    outer = [2, 1, 2, 1, 2, 1][: len(iterators)] if vector else None
    lab.check(case("MFMA_F32_16x16x4_F32", outer, iterators, maps, vector=vector), seed, (2, 3, 2, 1, 3, 2))


KEPT, SWAPPED = (0, 1), (1, 0)


@pytest.mark.sweep(30)
@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("intrinsic", ARITHMETICS)
@pytest.mark.parametrize(
    "permutations", [each for each in itertools.product((None, KEPT, SWAPPED), repeat=3) if SWAPPED in each]
)
def test_transposed_fragments(lab, case, seed, intrinsic, vector, permutations):
    lab.check(case(intrinsic, (1, 2, 1), permutations=permutations, vector=vector), seed)


SPLITS = {
    # The accumulator as a lane of MFMA holds it, the factors as fragments of 4 consecutive elements.
    "by register": (((16, 4, 4), (4, 4, 16), (4, 4, 16)), (None, None, None)),
    "turned": (((4, 16, 4), (16, 4, 4), (16, 4, 4)), ((1, 0, 2), (2, 1, 0), (2, 0, 1))),
    "flat": (((256,), (256,), (256,)), (None, None, None)),
    "not along rows": (((4, 8, 8), (8, 32), (2, 64, 2)), ((0, 2, 1), (1, 0), (1, 2, 0))),
    "unit dimensions": (((16, 1, 16), (1, 16, 16), (16, 16, 1)), ((2, 1, 0), (0, 2, 1), (1, 0, 2))),
}


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("name", SPLITS)
def test_fragments_of_other_ranks(lab, case, seed, name, vector):
    inner, permutations = SPLITS[name]
    subject = case("MFMA_F32_16x16x16_F16", (2, 1, 2), inner=inner, permutations=permutations, vector=vector)
    lab.check(subject, seed)


def one_by_one(subject, arrays):
    """The same product element by element, from the definition of the permutations."""

    def fragment(operand, array, columns):
        matrix = {}
        for index in np.ndindex(*array.shape):
            canonical, shape = [0] * len(index), [0] * len(index)
            for i, dimension in enumerate(operand.permutation):
                canonical[dimension], shape[dimension] = index[i], array.shape[i]
            matrix[divmod(int(np.ravel_multi_index(canonical, shape)), columns)] = index
        return matrix

    lhs, rhs, acc = arrays
    a, b, c = (
        fragment(operand, array, columns)
        for operand, array, columns in zip(subject.operands, arrays, (subject.k, subject.n, subject.n))
    )
    result = acc.astype(np.int64)
    for i, j in itertools.product(range(subject.m), range(subject.n)):
        result[c[i, j]] += sum(int(lhs[a[i, k]]) * int(rhs[b[k, j]]) for k in range(subject.k))
    return result.astype(acc.dtype)


@st.composite
def layouts(draw):
    """Inner shape and permutation of one operand with 256 elements."""
    shape, left = [], 8
    while left:
        bits = draw(st.integers(1, left))
        shape.append(2**bits)
        left -= bits
    return shape, draw(st.permutations(range(len(shape))))


@settings(max_examples=15)
@given(drawn=st.tuples(layouts(), layouts(), layouts()), seed=st.integers(0, 2**32))
def test_any_layout_of_the_fragments(lab, case, drawn, seed):
    inner, permutations = zip(*drawn)
    subject = case("WMMA_I32_16x16x16_I8", (), "", ((), (), ()), inner, permutations)
    view = lab.subject(lab.parse(subject.text))
    arrays = view.random([], np.random.default_rng(seed))
    expected = one_by_one(view, arrays)
    assert (view.expected(*arrays).values == expected).all()
    assert (lab.run(subject, arrays) == expected).all()
