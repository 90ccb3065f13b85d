"""docs/compile.md and the examples: what they show is what comes out."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gpuir.compile import TARGETS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "compile.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.M | re.S)


def test_blocks_print_what_the_page_shows():
    assert len(BLOCKS) == PAGE.count("```python")
    for block, shown in BLOCKS:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, "docs/compile.md", "exec"), {})
        assert printed.getvalue() == shown


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
