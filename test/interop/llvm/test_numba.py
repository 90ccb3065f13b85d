"""LLVM IR that numba-cuda hands to NVVM runs as it is, and equals NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gpuir import ir, sim
from gpuir.interop import llvm

pytest.importorskip("llvmlite")
cuda: Any = pytest.importorskip("numba.cuda")
pytest.importorskip("numba_cuda", reason="numba-cuda is missing: make languages-test")
nvvm: Any = pytest.importorskip("numba.cuda.cudadrv.nvvm")


def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < y.shape[0]:
        y[i] += a * x[i]


def block_sum(x, y):
    s = cuda.shared.array(64, np.float32)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    d = 32
    while d > 0:
        if t < d:
            s[t] += s[t + d]
        cuda.syncthreads()
        d //= 2
    if t == 0:
        cuda.atomic.add(y, 0, s[0])


def without_barrier(x, y):
    s = cuda.shared.array(64, np.float32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    y[t] = s[63 - t]


def text_of(function: Callable[..., None], signature: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The .ll that numba-cuda makes of a kernel."""
    told: list[str] = []
    compile_ir = nvvm.compile_ir

    def kept(text: Any, **options: Any) -> Any:
        told.append(text if isinstance(text, str) else "\n".join(text))
        return compile_ir(text, **options)

    monkeypatch.setattr(nvvm, "compile_ir", kept)
    cuda.compile(function, signature, cc=(8, 0), abi="numba", device=False, output="ptx")
    assert len(told) == 1
    return told[0]


def launched(text: str, grid: int, block: int, *values: Any, **options: Any) -> sim.Report:
    """A launch; arrays are given as Numba's fields of them."""
    module = llvm.parse(text, chip="sm_80")
    functions = [op.operation for op in module.body.operations[0].regions[0].blocks[0].operations]
    (kernel,) = (each.attributes["sym_name"] for each in functions if "gpu.kernel" in each.attributes)
    given: list[Any] = []
    for value in values:
        if isinstance(value, np.ndarray):
            nothing = np.zeros(1, np.uint8)
            given += [nothing, nothing, value.size, value.itemsize, value, *value.shape, *value.strides]
        else:
            given.append(value)
    return sim.launch(module, ir.StringAttr(kernel).value, grid, block, *given, **options)


def test_a_kernel_on_arrays(monkeypatch):
    x, y = np.random.default_rng(1).random((2, 100), np.float32)
    expected = np.float32(2.5) * x + y
    assert not launched(
        text_of(saxpy, "void(f4, f4[::1], f4[::1])", monkeypatch), 2, 64, np.float32(2.5), x, y
    ).findings
    np.testing.assert_allclose(y, expected, rtol=1e-6)


@pytest.mark.parametrize("seed", [None, 3])
def test_shared_memory_and_atomics(monkeypatch, seed):
    x, y = np.arange(256, dtype=np.float32), np.zeros(1, np.float32)
    assert not launched(text_of(block_sum, "void(f4[::1], f4[::1])", monkeypatch), 4, 64, x, y, seed=seed).findings
    assert y[0] == x.sum()


def test_a_race_is_found(monkeypatch):
    x, y = np.zeros((2, 64), np.float32)
    text = text_of(without_barrier, "void(f4[::1], f4[::1])", monkeypatch)
    report = launched(text, 1, 64, x, y, on_fault="report")
    assert report.findings and {each.kind for each in report.findings} <= {"race", "uninitialized"}
