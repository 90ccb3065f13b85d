"""A matrix product by mfma, for ragged sizes, before and after its lowering to rocdl, and without a barrier."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim

sys.path.insert(0, str(Path(__file__).parent))
import _matmul_mfma

sys.path.remove(str(Path(__file__).parent))

_LOWER = (
    "builtin.module(convert-amdgpu-to-rocdl{chipset=gfx942},gpu.module(convert-scf-to-cf,expand-strided-metadata,"
    "lower-affine,convert-gpu-to-rocdl{chipset=gfx942},reconcile-unrealized-casts))"
)


def _arrays(m: int, n: int, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng([m, n, k])
    a, b = (rng.integers(-4, 5, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    return a, b, np.zeros((m, n), np.float32)


def _run(module: object, m: int, n: int, k: int, **options: object) -> np.ndarray:
    a, b, c = _arrays(m, n, k)
    flat = c.reshape(-1)
    sim.launch(module, "matmul", _matmul_mfma.grid(m, n), _matmul_mfma.THREADS, m, n, k, a.reshape(-1), b.reshape(-1), flat,
               chip="gfx942", **options)  # fmt: skip
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
    return c


@pytest.mark.parametrize("sizes", [(64, 64, 16), (64, 64, 64), (100, 72, 50), (1, 1, 1), (65, 130, 17)], ids=str)
@pytest.mark.parametrize("seed", [None, 1])
def test_equals_numpy(sizes, seed):
    _run(gpuir.parse(_matmul_mfma.text(), context=gpuir.Context()), *sizes, seed=seed)


def test_is_the_same_after_its_lowering():
    with gpuir.Context():
        module = gpuir.parse(_matmul_mfma.text())
        gpuir.pass_manager(_LOWER).run(module)
        assert "rocdl.mfma.f32.32x32x8f16" in str(module)
        a, b, c = _arrays(100, 72, 50)
        flat = c.reshape(-1)
        sim.launch(module, "matmul", _matmul_mfma.grid(100, 72), _matmul_mfma.THREADS, 100, 72, 50, a.reshape(-1),
                   b.reshape(-1), flat, chip="gfx942")  # fmt: skip
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))


def test_the_waves_need_their_barriers():
    module = gpuir.parse(_matmul_mfma.text(barrier=""), context=gpuir.Context())
    with pytest.raises(sim.SimulationError) as error:
        _run(module, 64, 64, 32)
    assert {each.kind for each in error.value.findings} <= {"race", "uninitialized"}
    assert any(each.kind == "race" and each.space == "shared" for each in error.value.findings)


def test_the_report_counts_the_matrix_cores():
    a, b, c = _arrays(128, 64, 32)
    report = sim.launch(gpuir.parse(_matmul_mfma.text(), context=gpuir.Context()), "matmul", _matmul_mfma.grid(128, 64),
                        _matmul_mfma.THREADS, 128, 64, 32, a.reshape(-1), b.reshape(-1), c.reshape(-1), chip="gfx942")  # fmt: skip
    assert report.tensor["f16"] == 2 * 128 * 64 * 32
    estimate = report.estimate()
    assert (
        estimate is not None
        and estimate.chip == "gfx942"
        and set(estimate.limits) >= {"issue", "tensor", "memory", "shared"}
    )
