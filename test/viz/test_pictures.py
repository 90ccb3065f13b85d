"""Pictures: well-formed SVG whose cells are the table's."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from gpuir.intrinsics.wgmma import shared_tile
from gpuir.viz import Svg, colour, fragment_svg, memory_svg


def cells(text: str) -> list[tuple[dict, str]]:
    """Attributes and hint of each rectangle."""
    root = ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{space}svg"
    return [(shape.attrib, shape.findtext(f"{space}title")) for shape in root.iter(f"{space}rect")]


def test_fragment():
    threads, registers = np.indices((4, 6))
    found = cells(fragment_svg(threads, registers, title="<a & b>"))
    assert len(found) == 24
    assert found[8][1] == "(1, 2): thread 1, register 2"
    assert len({attributes["fill"] for attributes, _ in found}) == 4, "a colour for each thread"


def test_warps_differ_in_shade():
    threads = np.array([[0, 32]])
    fills = [attributes["fill"] for attributes, _ in cells(fragment_svg(threads, threads * 0))]
    hues = {re.match(r"hsl\((\d+)", fill)[1] for fill in fills}
    assert len(set(fills)) == 2 and len(hues) == 1


def test_part_of_a_fragment():
    table = np.zeros((100, 8), int)
    text = fragment_svg(table, table)
    assert len(cells(text)) == 64 * 8 and "64x8 of 100x8 elements" in text
    assert len(cells(fragment_svg(table, table, rows=slice(96, 100)))) == 32


def test_tables_that_do_not_fit():
    with pytest.raises(ValueError, match=r"one shape are needed, got \(2, 2\) and \(2, 3\)"):
        fragment_svg(np.zeros((2, 2)), np.zeros((2, 3)))


def test_memory_of_a_swizzled_tile():
    tile = shared_tile((8, 64), "float16", "128B")
    found = cells(tile._repr_svg_())
    hints = {hint for _, hint in found}
    assert len(found) == 64
    assert "byte 0: element 0,0" in hints and "byte 128: element 1,8" in hints
    places = {hint: (int(attributes["x"]), int(attributes["y"])) for attributes, hint in found}
    assert len(set(places.values())) == 64, "no two units in one place"
    assert places["byte 144: element 1,0"] == (places["byte 16: element 0,8"][0], places["byte 128: element 1,8"][1])


def test_lines_are_limited():
    text = memory_svg(np.arange(4)[:, None] * 128, [["x"]] * 4, np.zeros((4, 1)), lines=3)
    assert len(cells(text)) == 3 and "3 of 4 lines" in text


def test_canvas_holds_all_shapes():
    svg = Svg("t")
    svg.rectangle(10, 20, 30, 40, colour(1))
    root = ElementTree.fromstring(svg.text())
    assert int(root.attrib["width"]) >= 40 and int(root.attrib["height"]) >= 60
