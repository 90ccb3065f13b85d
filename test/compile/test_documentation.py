"""docs/compile.md's table of targets, and the examples."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gpuir.compile import TARGETS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "compile.md").read_text()


def test_table_of_ptx_versions_is_the_targets():
    rows = re.findall(r"^\| (sm_[\w, ]+|gfx[\w, ]+) \| ?([\d.]*) ?\|$", PAGE, re.M)
    found = {chip: round(float(version or 0) * 10) for chips, version in rows for chip in chips.split(", ")}
    assert found == {chip: target.ptx_version for chip, target in TARGETS.items()}


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("compile_vector_add.py", [], "FADD"),
        ("compile_vector_add.py", ["gfx942"], "v_add_f32"),
        ("compile_tma.py", [], "argument 0: ptr, 128 bytes, by value"),
    ],
)
def test_example(name, arguments, expected):
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *arguments], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert expected in done.stdout
