"""The site's hook: marks in a page become the pictures that its own code makes."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import SimpleNamespace

import _svg
import pytest

from gpuir import viz

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import site_pictures  # noqa: E402

sys.path.remove(str(ROOT / "scripts"))

PAGE = (ROOT / "docs" / "pictures.md").read_text()


@pytest.fixture(autouse=True)
def python(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GPUIR_PYTHON", sys.executable)


def built(markdown: str, output: str) -> str:
    return site_pictures.on_post_page(
        output, SimpleNamespace(markdown=markdown, file=SimpleNamespace(src_uri="a.md")), None
    )


def test_every_mark_of_the_page_becomes_a_picture():
    names = site_pictures.MARK.findall(PAGE)
    found = site_pictures.pictures(PAGE)
    assert list(found) == names and len(set(names)) == len(names) >= 8
    for svg in found.values():
        _svg.root(svg)
    assert found["fragment"] == viz.fragment("mma.sync.m16n8k16.f16", "A").svg
    html = built(PAGE, "<p>" + " ".join(re.findall(r"<!-- .* -->", PAGE)) + "</p>")
    assert "<!--" not in html and html.count("<svg ") == len(names)


def test_names_of_instructions_in_the_page_exist():
    listed = re.findall(r"`((?:mma|wgmma|tcgen05|ldmatrix|stmatrix|rocdl|MFMA|MMA_SYNC)[\w.]+)`", PAGE)
    assert len(listed) > 10 and set(listed) <= set(viz.fragments())


def test_other_pages_stay():
    assert built("# a", "<p>a</p>") == "<p>a</p>"


def test_without_gpuir_a_page_has_its_text(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    monkeypatch.setenv("GPUIR_PYTHON", "/nowhere/python")
    caplog.set_level("INFO")
    assert built("<!-- picture: a -->", "<p>x</p><!-- picture: a -->") == "<p>x</p>"
    assert "no Python with gpuir: a.md is built without its pictures" in caplog.text


@pytest.mark.parametrize("code", ["raise ValueError('no')", "other = 1", "a = 1"])
def test_a_page_whose_code_fails_stops_the_build(code: str):
    with pytest.raises(RuntimeError, match="a.md: its pictures cannot be drawn:\n"):
        built(f"```python\n{code}\n```\n<!-- picture: a -->", "<!-- picture: a -->")
