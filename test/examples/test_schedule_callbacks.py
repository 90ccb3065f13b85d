"""examples/schedule_callbacks.py: its callbacks choose by the payload's shape, and its script names them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "schedule_callbacks.py"


def run(*arguments: str) -> str:
    ended = subprocess.run([sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_each_matmul_gets_the_largest_tile_that_fits_and_computes_the_same():
    said = run()
    assert said.startswith("@large: [64, 96] in tiles of 32\n@small: [24, 40] in tiles of 8\n")
    assert said.count("gpu.launch blocks") == 2 and said.count("math.fma") == 2 and "arith.mulf" not in said
    # As many multiply-adds as there are, over warps that are full in one case and not in the other.
    assert f"@large: as NumPy, {64 * 96 * 48 // 32} fma of warps" in said
    assert f"@small: as NumPy, {24 * 40 * 20 // 4} fma of warps" in said


def test_the_script_names_the_callbacks():
    script = run("--script")
    assert script.count('transform.gpuir.step "') == 2 and "options {tile = 32 : i64}" in script
    assert "transform.apply_patterns.demo.fuse_multiply_add" in script and script.count("transform.alternatives") == 1
