"""Kernels in the simulator, before and after what gpuir.compile makes of them for a chip."""

from __future__ import annotations

import gpuir
from gpuir import sim
from gpuir.compile.kernels import device_modules
from gpuir.compile.lowering import lower
from gpuir.compile.targets import TARGETS
from gpuir.host import ir

CHIPS = ["sm_80", "gfx942", "gfx1100"]


def lowered(text, chip):
    with gpuir.Context() as context, ir.Location.unknown():
        kernels = device_modules(gpuir.parse(text, context=context), False)
        lower(kernels, TARGETS[chip], bare_pointers=False, expand_math=False)
    return kernels.module


def agree(text, chip, arrays, block):
    """Runs a kernel @k before and after it is lowered; the arrays of the first."""
    before, after = [each.copy() for each in arrays], [each.copy() for each in arrays]
    lanes = TARGETS[chip].wave_size
    sim.launch(text, "k", 2, block, *before, lanes=lanes)
    module = lowered(text, chip)
    with module.context:
        report = sim.launch(module, "k", 2, block, *after, lanes=lanes, seed=1)
    assert all(each.startswith(("llvm.", "nvvm.", "rocdl.")) for each in report.operations)
    for one, other in zip(before, after):
        assert one.tobytes() == other.tobytes()
    return before
