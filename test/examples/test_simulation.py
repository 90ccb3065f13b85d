"""The examples of the simulator run, and say what they promise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
#: Words of each example's output, in their order.
PROMISED = {
    "sim_find_a_race.py": (
        "reduce: grid 4x1x1, block 128x1x1, 512 bytes of shared memory",
        "without the barrier:",
        "error: 'memref.load' race: reads byte 0x",
        "note: 'memref.store' race: written here [block (0, 0, 0), warp 2, lane 0]",
    )
}


def test_all_examples_are_here():
    assert sorted(path.name for path in EXAMPLES.glob("sim_*.py")) == sorted(PROMISED)


@pytest.mark.parametrize("name", PROMISED)
def test_examples(run_tool, name: str):
    ended = run_tool(sys.executable, EXAMPLES / name)
    assert (ended.returncode, ended.stderr) == (0, "")
    at = 0
    for words in PROMISED[name]:
        at = ended.stdout.index(words, at) + len(words)
