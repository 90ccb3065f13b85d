"""examples/dialect_in_40_lines.py: it is as short as it says, prints its syntax, and lowers to what computes the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "dialect_in_40_lines.py"


def test_it_has_at_most_40_lines_of_code():
    lines = [line.strip() for line in EXAMPLE.read_text().splitlines()]
    assert sum(bool(line) and not line.startswith(('"""', "#")) for line in lines) <= 40


def test_it_prints_both_forms():
    ended = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stderr
    high, low = ended.stdout.split("\n\n")[:2]
    assert "%0 = net.layer relu(%arg0 * 2.000000e+00 + %arg1) : tensor<8xf32>" in high
    assert "net." not in low
    order = ["arith.mulf", "arith.addf", "arith.maximumf", "arith.mulf", "arith.addf", "math.tanh", "return"]
    found = [line.split("=")[-1].split()[0] for line in low.splitlines() if any(f"{name} " in line for name in order)]
    assert found == [*order[:-1], "return"]
