"""Kernels of many kinds: they give what NumPy gives, before and after they are lowered, and nothing is found in them."""

from __future__ import annotations

import functools

import _kinds
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.kernels import device_modules
from gpuir.compile.lowering import lower
from gpuir.compile.targets import TARGETS
from gpuir.host import ir

SCHEDULES = 200


def run(kind, module, **options):
    arguments = kind.arguments()
    options = {"smem": kind.smem, "lanes": kind.lanes, **options}
    report = sim.launch(module, kind.name, kind.grid, kind.block, *arguments, **options)
    kind.check(arguments)
    return report


@pytest.mark.parametrize("seed", [None, 1])
@pytest.mark.parametrize("name", _kinds.KINDS)
def test_kernel(name, seed):
    run(_kinds.KINDS[name], _kinds.parsed(_kinds.KINDS[name].text), seed=seed)


@pytest.mark.sweep(4)
@pytest.mark.parametrize("first", range(0, SCHEDULES, 25))
@pytest.mark.parametrize("name", _kinds.KINDS)
def test_drawn_schedules(name, first):
    for seed in range(first, first + 25):
        run(_kinds.KINDS[name], _kinds.parsed(_kinds.KINDS[name].text), seed=seed)


WIDE = [name for name, kind in _kinds.KINDS.items() if kind.rocdl]
OTHERS = [name for name, kind in _kinds.KINDS.items() if kind.file != "warps"]


@pytest.mark.parametrize(("name", "options"), [
    *((name, {"lanes": 64}) for name in WIDE),
    *((name, {"workers": 2}) for name in OTHERS),
    *((name, {"checks": False, "seed": 3}) for name in OTHERS),
])  # fmt: skip
def test_other_machines(name, options):
    run(_kinds.KINDS[name], _kinds.parsed(_kinds.KINDS[name].text), **options)


@functools.lru_cache(maxsize=16)
def lowered(text, chip):
    """The module's kernels in the llvm dialect, as gpuir.compile makes them."""
    with gpuir.Context() as context, ir.Location.unknown():
        kernels = device_modules(gpuir.parse(text, context=context), False)
        lower(kernels, TARGETS[chip], bare_pointers=False, expand_math=False)
    return kernels.module


LOWERED = [(name, "sm_80") for name, kind in _kinds.KINDS.items() if kind.nvvm]
LOWERED += [(name, "gfx942") for name, kind in _kinds.KINDS.items() if kind.rocdl]


@pytest.mark.parametrize(("name", "chip"), LOWERED)
def test_lowered(name, chip):
    kind = _kinds.KINDS[name]
    module = lowered(kind.text, chip)
    with module.context:
        report = run(kind, module, chip=chip, seed=2, lanes=TARGETS[chip].wave_size)
    assert all(each.startswith(("llvm.", "nvvm.", "rocdl.")) for each in report.operations)


def test_an_exchange_that_is_skipped_changes_the_result():

    kind = _kinds.KINDS["swizzled"]
    text = kind.text.replace(
        "memref.store %v, %y[%gy, %gx] : memref<?x?xf32>", "memref.store %v, %y[%gy, %x0] : memref<?x?xf32>"
    )
    with pytest.raises((AssertionError, sim.SimulationError)):
        run(kind, _kinds.parsed(text))
