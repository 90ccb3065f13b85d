"""The matrix product of _matmul_mma.py against NumPy: sizes, stages, schedules, lowered; and with faults built in."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError

kernel = runpy.run_path(str(Path(__file__).with_name("_matmul_mma.py")))
matmul, grid, THREADS = kernel["matmul"], kernel["grid"], kernel["THREADS"]


def inputs(m, n, k):
    """Multiples of 1/8 whose products and sums are exact in f32."""
    random = np.random.default_rng([m, n, k])
    a, b = (random.integers(-16, 17, shape) / 8 for shape in ((m, k), (k, n)))
    return a.astype(np.float16), b.astype(np.float16)


def multiply(m, n, k, stages=3, edit=lambda text: text, **more):
    a, b = inputs(m, n, k)
    c = np.full((m, n), np.nan, np.float32)
    module = gpuir.parse(edit(matmul(m, n, k, stages)), context=gpuir.Context())
    report = sim.launch(module, "matmul", grid(m, n), THREADS, a, b, c, **more)
    return c, a.astype(np.float32) @ b.astype(np.float32), report


@pytest.mark.parametrize("size", [(128, 128, 128), (1, 8, 8), (129, 136, 40), (200, 8, 72), (257, 264, 32)], ids=str)
def test_every_element(size):
    found, want, _ = multiply(*size)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("stages", [2, 3, 4])
@pytest.mark.parametrize("k", [8, 32, 64, 96, 168])
def test_stages(stages, k):
    """More stages than tiles, as many, and fewer."""
    found, want, _ = multiply(40, 72, k, stages)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("seed", range(4))
def test_schedules(seed):
    found, want, _ = multiply(130, 136, 104, seed=seed)
    assert np.array_equal(found, want)


#: Upstream's way to the llvm dialect.
LOWERING = (
    "builtin.module(gpu.module(convert-nvgpu-to-nvvm,convert-scf-to-cf,convert-gpu-to-nvvm),convert-vector-to-llvm,"
    "expand-strided-metadata,finalize-memref-to-llvm,convert-cf-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "reconcile-unrealized-casts)"
)


@pytest.mark.parametrize("seed", [None, 1])
def test_the_lowered_kernel_gives_the_same(seed):
    size = (130, 136, 72)
    a, b = inputs(*size)
    a += np.float16(2**-8)  # sums are rounded, both times in the same way
    found = []
    with gpuir.Context():
        for lowering in (None, LOWERING):
            module = gpuir.parse(matmul(*size))
            if lowering is not None:
                gpuir.pass_manager(lowering).run(module.operation)
                assert "nvvm.mma.sync" in str(module)
                assert "nvgpu" not in str(module)
            found.append(np.zeros(size[:2], np.float32))
            sim.launch(module, "matmul", grid(*size[:2]), THREADS, a, b, found[-1], seed=seed)
    assert found[0].any()
    assert found[0].tobytes() == found[1].tobytes()


def test_report():
    _, _, report = multiply(128, 128, 64)
    warps, tiles, products = 4, 2, 2 * 4 * 8
    assert report.operations["nvgpu.mma.sync"] == warps * tiles * products
    assert report.operations["nvgpu.ldmatrix"] == warps * tiles * 2 * (4 + 8)
    assert not report.findings
    # The order of the chunks in shared memory leaves no bank conflicts, neither of copies nor of loads.
    loads = [each for each in report.traffic.sites.values() if each.shared_transactions]
    assert len(loads) > 2 * (4 + 8)
    assert all(each.shared_transactions == each.shared_ideal for each in loads)


def test_sizes_that_are_refused():
    with pytest.raises(ValueError, match="N and K must be multiples of 8, got 12 and 8"):
        matmul(8, 12, 8)
    with pytest.raises(ValueError, match="at least 2 stages, got 1"):
        matmul(8, 8, 8, 1)


FAULTS = {
    "a wait that leaves one group too many": ("{numGroups = 1 : i32}", "{numGroups = 2 : i32}", {"missing-wait", "uninitialized"}),
    "no barrier behind the wait": ("      gpu.barrier\n", "", {"race", "missing-wait", "uninitialized"}),
    "the wrong stage": ("%free = arith.remui %next, %c3", "%free = arith.remui %tile, %c3", {"race", "missing-wait"}),
    "a row too far": ("%far0 = arith.addi %wm, %l16", "%far0 = arith.addi %m0, %c128", {"out-of-bounds"}),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_faults(what):
    old, new, kinds = FAULTS[what]

    def edit(text):
        assert text.count(old) == 1
        return text.replace(old, new)

    with pytest.raises(SimulationError) as caught:
        multiply(128, 128, 160, edit=edit)
    assert {finding.kind for finding in caught.value.findings} <= kinds
