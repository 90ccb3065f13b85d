"""What an AMD kernel prints goes to the host by packets that ROCm's device library writes: Triton's code of `device_print` and `device_assert`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop import llvm

sys.path.insert(0, str(Path(__file__).parents[1] / "ptx"))
import _triton_ptx

del sys.path[0]

BLOCK = 128
LINE = re.compile(
    r"pid \((\d), 0, 0\) idx \( *(\d+)\) (?:value and place: \(operand (\d)\) (-?\d+)|in hexadecimal: 0x([0-9a-f]{8}))\n"
)


def module(triton, release: str) -> tuple[gpuir.ir.Module, _triton_ptx.Compiled]:
    (kernel,) = [
        each for each in _triton_ptx.kernels(["gfx942"]) if each.name == "messages" and each.release == release
    ]
    of = _triton_ptx.compiled(kernel, triton, "llir")
    return llvm.parse(of.text), of


@pytest.mark.parametrize("release", ["3.4.0", "3.9.0"])
def test_each_lane_prints_its_values(triton, release, seed, capsys):
    made, of = module(triton, release)
    x = np.random.default_rng(seed).integers(1, 1 << 30, 2 * BLOCK).astype(np.int32)
    y = np.zeros_like(x)
    report = sim.launch(
        made, "messages", (2, 1), BLOCK, x, y, x.size, *[np.zeros(1, np.uint8)] * (count_of(made) - 3), seed=seed
    )
    assert not report.findings
    np.testing.assert_array_equal(y, 0)
    assert capsys.readouterr().out == "".join(report.output)
    values: dict[tuple[str, int], int] = {}
    for text in report.output:
        block, index, operand, number, digits = LINE.fullmatch(text).groups()
        place = BLOCK * int(block) + int(index)
        values[f"operand {operand}" if operand else "in hexadecimal", place] = (
            int(number) if number else int(digits, 16)
        )
    assert len(values) == len(report.output) == 3 * x.size
    for place, value in enumerate(x.tolist()):
        assert values["operand 0", place] == value == values["in hexadecimal", place]
        assert values["operand 1", place] == place


def count_of(made: gpuir.ir.Module) -> int:
    """Parameters of the kernel: later releases have pointers to scratch behind Triton's own."""
    (kernel,) = [op for op in gpuir.analysis.find_ops(made, "llvm.func") if "gpu.kernel" in op.operation.attributes]
    return len(kernel.operation.regions[0].blocks[0].arguments)


def test_an_assertion_that_fails_says_so(triton, capsys):
    made, _ = module(triton, "3.9.0")
    x = np.ones(BLOCK, np.int32)
    x[70] = -3
    with pytest.raises(sim.SimulationError, match="trap"):
        sim.launch(
            made, "messages", 1, BLOCK, x, np.zeros_like(x), x.size, *[np.zeros(1, np.uint8)] * (count_of(made) - 3)
        )
    said = capsys.readouterr().err
    assert "numbers are positive" in said
    assert "failed" in said.lower()
