"""A stage that two blocks of a cluster fill together, which the one fills again before the other has released it."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir import sim

_FILE = Path(__file__).parents[3] / "examples" / "hopper_gemm.py"


@pytest.fixture(scope="module")
def gemm():
    """The example as a module, and a small kernel of two blocks a cluster."""
    name = "hopper_gemm_of_test"
    spec = importlib.util.spec_from_file_location(name, _FILE)
    example = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    kernel = example.Kernel(example.Gemm(tile=(64, 64, 64), stages=2, cluster=2, consumers=1))
    yield example, kernel, str(kernel.build())
    del sys.modules[name]


def found(gemm, text, seed):
    example, kernel, _ = gemm
    try:
        return example.simulate(kernel, gpuir.parse(text, context=gpuir.Context()), 128, 64, 256, seed).findings
    except sim.SimulationError as error:
        return error.findings


@pytest.mark.parametrize("seed", [None, 1])
def test_a_stage_is_released_to_both_blocks(gemm, seed):
    assert not found(gemm, gemm[2], seed)


@pytest.mark.parametrize("seed", [None, 1])
def test_a_stage_that_is_released_to_one_block_only(gemm, seed):
    """As many arrivals as before come to the barrier, all from its own block."""
    (line,) = (line for line in gemm[2].splitlines() if "nvvm.mapa" in line)
    own = re.sub(r", %\w+ :", ", %own_rank :", line)
    text = gemm[2].replace(line, "%own_rank = nvvm.read.ptx.sreg.cluster.ctarank : i32\n" + own)
    findings = found(gemm, text, seed)
    assert {(each.kind, each.operation) for each in findings} == {("race", "nvgpu.tma.async.load")}
    assert "which a product reads; nothing orders it after the product's end" in findings[0].message
    assert {each.other.operation for each in findings} == {"nvvm.wgmma.mma_async"}
