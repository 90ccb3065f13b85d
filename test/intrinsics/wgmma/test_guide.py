"""docs/wgmma.md: its blocks run, and print what it shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "wgmma.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", GUIDE.read_text(), re.M | re.S)


def test_blocks_are_found():
    assert len(BLOCKS) == 3 == GUIDE.read_text().count("```python")


@pytest.mark.parametrize(("code", "output"), BLOCKS, ids=range(len(BLOCKS)))
def test_block(code, output):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.returncode) == (output, 0), done.stderr
