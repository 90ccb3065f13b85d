"""Strided layouts against loops, and against the linear layouts that they are where sizes are powers of two."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gpuir.layouts import Digit, StridedLayout, digits


@st.composite
def mixed(draw, counts: st.SearchStrategy[int]) -> StridedLayout:
    """A tensor of two dimensions, cut into digits that two inputs share; some digits move nowhere."""
    sizes, parts = [1, 1], {"register": [], "lane": []}
    for _ in range(draw(st.integers(0, 5))):
        count, axis = draw(counts), draw(st.sampled_from((0, 1, None)))
        parts[draw(st.sampled_from(("register", "lane")))].append((count, axis, 1 if axis is None else sizes[axis]))
        if axis is not None:
            sizes[axis] *= count
    return StridedLayout(sizes, {name: digits(*each) for name, each in parts.items()})


@given(mixed(st.sampled_from((1, 2, 3, 4, 6))))
def test_tables_are_the_definition(layout: StridedLayout):
    table, elements, back = layout.table(), layout.elements(), layout.inverse_table()
    assert table.shape == (*layout.inputs.values(), 2)
    first: dict[tuple[int, ...], tuple[int, ...]] = {}
    for index in itertools.product(*map(range, layout.inputs.values())):
        expected = [0, 0]
        for number, parts in zip(index, layout.digits.values()):
            for digit in parts:
                expected[digit.axis] += number // digit.weight % digit.count * digit.stride
        assert table[index].tolist() == expected == list(layout.coordinates(dict(zip(layout.inputs, index))))
        assert elements[index] == expected[0] * layout.shape[1] + expected[1]
        first.setdefault(tuple(expected), index)
    assert len(first) == math.prod(layout.shape), "every element is held"
    for element, index in first.items():
        assert tuple(back[element]) == index == tuple(layout.index(name, element) for name in layout.inputs)
    assert layout == StridedLayout(layout.shape, {n: (layout.inputs[n], layout.digits[n]) for n in layout.inputs})


@given(mixed(st.sampled_from((1, 2, 4, 8))))
def test_of_powers_of_two_they_are_linear(layout: StridedLayout):
    assert (layout.linear().table() == layout.table()).all()


@pytest.mark.parametrize(
    "layout, message",
    [
        (StridedLayout((3,), {"lane": digits((3, 0, 1))}), "^expects a size of lane that is a power of two, found 3$"),
        (
            StridedLayout((4,), {"lane": (4, (Digit(1, 4, 0, 1),)), "warp": (2, (Digit(1, 2, 0, 1),))}),
            r"^expects steps along dimension 0 that differ by powers of two, found \[1, 1, 2\]$",
        ),
    ],
)
def test_not_linear(layout: StridedLayout, message: str):
    with pytest.raises(ValueError, match=message):
        layout.linear()
