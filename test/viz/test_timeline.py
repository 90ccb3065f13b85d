"""The simulator's timeline as a picture like the others."""

from __future__ import annotations

from pathlib import Path

import _svg
import pytest

from gpuir import sim, viz
from gpuir.viz.svg import LETTER

KERNEL = """
gpu.module @kernels {
  gpu.func @wait() kernel {
    %t = gpu.thread_id x
    %c32 = arith.constant 32 : index
    %first = arith.cmpi ult, %t, %c32 : index
    %x = arith.constant 1.0 : f32
    scf.if %first {
      %a = arith.addf %x, %x : f32
      %b = arith.addf %a, %a : f32
    }
    gpu.barrier
    gpu.return
  }
}
"""


def test_of_a_report_and_of_its_timeline(tmp_path: Path):
    report = sim.launch(KERNEL, "wait", 2, 64)
    picture = viz.timeline(report)
    assert isinstance(picture, viz.Picture) and picture.title == "wait: grid 2x1x1, block 64x1x1"
    assert picture.svg == report.svg()
    assert viz.timeline(report.timeline, rows=1).svg == report.timeline.svg(rows=1)
    rows = [text for text in _svg.root(picture.svg).itertext() if text.startswith("block ")]
    assert rows == [f"block {block}, warp {warp}" for block in (0, 1) for warp in (0, 1)]
    assert picture.save(tmp_path / "warps.html").read_text() == picture.html


def test_other_things_are_refused():
    with pytest.raises(ValueError, match="^expected a report of gpuir.sim.launch or run, or its timeline, got str$"):
        viz.timeline("report")
    assert LETTER > _svg.LETTER, "there is room for the letters of usual fonts"
