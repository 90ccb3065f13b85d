"""examples/hopper_gemm.py as a user runs it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / "hopper_gemm.py"), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_summary():
    said = run()
    assert "384 threads, 197616 bytes of dynamic shared memory" in said
    assert re.search(r"^@gemm: 1\d\d registers, spill stores 0, spill loads 0", said, re.M)
    assert "C7514" not in said
    assert "NumPy's result, by 640 products of warps" in said
    # Speeds where there is a GPU, what is missing elsewhere.
    assert re.search(r"^4096\^3: \d+ TFLOP/s|^not measured: ", said, re.M)


def test_ir():
    said = run("--ir")
    assert said.startswith("module {") and "nvvm.wgmma.mma_async" in said and "simulated" not in said
