"""The picture of growth."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import plot
import pytest
from _benchmarks import growth, results

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*rows):
    return ElementTree.fromstring(plot.growth(results(growth=rows)))


def points(picture):
    return [
        [tuple(map(float, at.split(","))) for at in line.get("points").split()]
        for line in picture.iter(f"{SVG}polyline")
    ]


def test_a_line_for_each_case_that_counts_ops():
    picture = drawn(
        growth("build <a>", 2, 2, 2, 2), growth("parse a", 20, 20, 40), growth("TTGIR", 9, 9, unit="ms a MB")
    )
    build, parse = points(picture)
    assert (len(build), len(parse)) == (4, 3)
    assert len(list(picture.iter(f"{SVG}circle"))) == 7
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"build <a>", "parse a", "1,000", "1,000,000", "microseconds an op"} <= set(texts)
    assert "TTGIR" not in texts


def test_axes_are_logarithmic():
    build, parse = points(drawn(growth("build", 1, 10, 100), growth("parse", 10, 10, 10)))
    steps = [right[0] - left[0] for left, right in zip(build, build[1:])]
    assert steps[0] == pytest.approx(steps[1], abs=0.2)
    rises = [left[1] - right[1] for left, right in zip(build, build[1:])]
    assert rises[0] == pytest.approx(rises[1], abs=0.2) and rises[0] > 10  # up is more
    assert len({height for _, height in parse}) == 1


def test_everything_is_inside():
    picture = drawn(growth("a", 0.03, 7, 90_000, 1), growth("b", 1, 1, 1, 1), growth("c", 1, 1, 1, 1.01))
    for line in points(picture):
        for x, y in line:
            assert plot.LEFT <= x <= plot.WIDTH - plot.RIGHT and plot.TOP <= y <= plot.HEIGHT - plot.BOTTOM


def test_labels_do_not_overlap():
    picture = drawn(*(growth(f"case {index}", 5, 5) for index in range(4)))
    heights = [float(text.get("y")) for text in picture.iter(f"{SVG}text") if text.text.startswith("case ")]
    assert all(right - left >= 15 for left, right in zip(heights, heights[1:]))


def test_nothing_to_draw():
    with pytest.raises(ValueError, match="no growth"):
        plot.growth(results(growth=[growth("TTGIR", 9, 9, unit="ms a MB")]))
