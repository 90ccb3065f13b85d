"""Pictures: shown, saved, and drawn from tables that one has."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import _svg
import numpy as np
import pytest

import gpuir
from gpuir import viz
from gpuir.intrinsics.wgmma import shared_tile
from gpuir.viz import Picture, Svg, colour, fragment_svg, memory_svg
from gpuir.viz.svg import HEAT, INK, QUIET, heat


@pytest.fixture
def picture() -> Picture:
    svg = Svg("a < b")
    svg.rectangle(10, 20, 30, 40, colour(1), "a hint & more")
    svg.label(25, 40, "<x>")
    return svg.picture()


def test_a_picture_says_what_it_is_in_a_line(picture: Picture):
    assert repr(picture) == str(picture) == f"Picture('a < b', {len(picture.svg)} characters)"


def test_notebooks_show_it(picture: Picture):
    assert picture._repr_svg_() == picture.svg
    shown = picture._repr_html_()
    assert picture.svg in shown and shown.startswith("<div ") and shown.endswith("</div>")
    assert "overflow-x:auto" in shown, "a wide picture scrolls"


def test_saved_as_svg_and_as_a_page(picture: Picture, tmp_path: Path):
    assert picture.save(tmp_path / "a.svg") == tmp_path / "a.svg"
    assert (tmp_path / "a.svg").read_text() == picture.svg
    picture.save(str(tmp_path / "A.HTML"))
    page = (tmp_path / "A.HTML").read_text()
    assert page == picture.html and page.startswith("<!doctype html>")
    assert "<title>a &lt; b</title>" in page and picture.svg in page and "light dark" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"


@pytest.mark.parametrize("name", ["a.png", "a", "a.svg.gz", "svg"])
def test_other_endings_are_refused(picture: Picture, tmp_path: Path, name: str):
    with pytest.raises(ValueError, match=f"^a picture is saved as .svg or .html, not as '{re.escape(name)}'$"):
        picture.save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_a_file_is_replaced_as_a_whole(picture: Picture, tmp_path: Path):
    file = tmp_path / "a.svg"
    file.write_text("old")
    file.chmod(0o600)
    other = os.open(file, os.O_RDONLY)
    picture.save(file)
    assert os.read(other, 10) == b"old", "who reads the old file goes on reading it"
    os.close(other)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and list(tmp_path.iterdir()) == [file]


def test_a_place_that_cannot_be_written(picture: Picture, tmp_path: Path):
    with pytest.raises(gpuir.Error, match="none/a.svg': No such file or directory"):
        picture.save(tmp_path / "none" / "a.svg")


def test_the_ground_is_light_and_covers_the_picture(picture: Picture):
    document = _svg.root(picture.svg)
    ground = document.find(f"{_svg.SPACE}path")
    assert ground.attrib["fill"] == "#ffffff"
    assert ground.attrib["d"] == f"M0 0H{document.attrib['width']}V{document.attrib['height']}H0z"


def test_rules_of_style_stay_in_pictures():
    """Inline pictures share a page: a rule for rect would hold for all of the page."""
    for picture in (viz.fragment("mma.sync.m16n8k8.tf32", "A"), viz.graph("module {}")):
        style = _svg.root(picture.svg).findtext(f"{_svg.SPACE}style")
        for rule in style.split("}")[:-1]:
            assert rule.startswith(".gpuir-viz"), rule


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_text_can_be_read_on_every_colour():
    fills = {colour(number, shade) for number in range(8) for shade in range(4)}
    assert len(fills) == 32
    for fill in fills:
        assert contrast(INK, fill) >= 7 and contrast(QUIET, fill) >= 3.3, fill
    for fill in HEAT[:5]:
        assert contrast(INK, fill) >= 5, fill


def test_heat_grows_with_the_turns():
    assert [heat(n) for n in (1, 2, 3, 4, 5, 8, 9, 16, 17, 32)] == [HEAT[i] for i in (0, 1, 2, 2, 3, 3, 4, 4, 5, 5)]
    lights = [luminance(each) for each in HEAT]
    assert lights == sorted(lights, reverse=True), "in shades of grey too"


def test_fragment_of_tables():
    threads, registers = np.indices((4, 6))
    found = _svg.cells(fragment_svg(threads, registers, title="<a & b>"))
    assert len(found) == 24
    assert found[8].hint == "(1, 2): thread 1, register 2"
    assert len({cell.fill for cell in found}) == 4, "a colour for each thread"


def test_warps_differ_in_shade():
    threads = np.array([[0, 32]])
    one, two = _svg.cells(fragment_svg(threads, threads * 0))
    assert one.fill != two.fill and luminance(one.fill) < luminance(two.fill)
    assert two.hint == "(0, 1): thread 32, register 0 (warp 1, lane 0)"


def test_part_of_a_fragment():
    threads, registers = np.indices((100, 8))
    text = fragment_svg(threads, registers)
    assert len(_svg.cells(text)) == 64 * 8 and "64x8 of 100x8 elements" in text
    found = _svg.cells(fragment_svg(threads, registers, rows=slice(96, 100), columns=slice(0, 8, 4)))
    assert [cell.element for cell in found] == [(row, column) for row in range(96, 100) for column in (0, 4)]


def test_tables_that_do_not_fit():
    with pytest.raises(ValueError, match=r"one shape are needed, got \(2, 2\) and \(2, 3\)"):
        fragment_svg(np.zeros((2, 2), int), np.zeros((2, 3), int))
    with pytest.raises(ValueError, match="two elements have the same thread and register"):
        fragment_svg(np.zeros((2, 2), int), np.zeros((2, 2), int))


def test_memory_of_a_swizzled_tile():
    found = _svg.cells(shared_tile((8, 64), "float16", "128B")._repr_svg_())
    places = {cell.hint: (cell.x, cell.y) for cell in found}
    assert len(found) == len(set(places.values())) == 64, "no two units in one place"
    assert places["byte 144: element 1,0"] == (places["byte 16: element 0,8"][0], places["byte 128: element 1,8"][1])


def test_lines_are_limited():
    text = memory_svg(np.arange(4)[:, None] * 128, [["x"]] * 4, np.zeros((4, 1)), lines=3)
    assert len(_svg.cells(text)) == 3 and "3 of 4 lines" in text


def test_canvas_holds_all_shapes(picture: Picture):
    document = _svg.root(picture.svg)
    assert int(document.attrib["width"]) >= 40 and int(document.attrib["height"]) >= 60


def test_nothing_heavy_is_imported():
    program = (
        "import sys; from gpuir import viz; viz.fragment('mma.sync.m16n8k16.f16', 'A');"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'matplotlib', 'IPython', 'PIL', 'networkx', 'pandas'}))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.stdout == "[]\n", ended.stderr
