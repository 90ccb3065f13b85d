"""PTX of a released Triton's matrix products in the simulator, against NumPy; compiled again it gives the same."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop import ptx

KERNELS = """
import triton
import triton.language as tl
@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), tl.float32)
    pa = a + i[:, None] * K + k[None, :]
    pb = b + k[:, None] * N + j[None, :]
    for s in range(0, K, BK):
        acc = tl.dot(tl.load(pa), tl.load(pb), acc)
        pa += BK
        pb += BK * N
    tl.store(c + i[:, None] * N + j[None, :], acc)
"""


def arguments(module) -> int:
    functions = module.body.operations[0].regions[0].blocks[0].operations
    kernel = next(op for op in functions if "gpu.kernel" in op.attributes)
    return len(kernel.regions[0].blocks[0].arguments)


@pytest.mark.parametrize("chip", [75, 80, 90])
@pytest.mark.parametrize("version", ["3.4.0", "3.9.0"])
def test_matmul(triton, version, chip, seed):
    """By mma.sync, ldmatrix and cp.async; on sm_90 by wgmma."""
    made = triton(version).compile_kernel(
        KERNELS, "matmul", signature="*fp16, *fp16, *fp32, i32, i32, i32", capability=chip, until="ptx",
        constexprs={"BM": 64, "BN": 32, "BK": 32},
    )  # fmt: skip
    random = np.random.default_rng(seed)
    first = ptx.parse(made["ptx"])
    for module in (first, ptx.parse(gpuir.compile(first).ptx)):
        a, b = random.standard_normal((64, 96)).astype(np.float16), random.standard_normal((96, 64)).astype(np.float16)
        c, spare = np.zeros((64, 64), np.float32), np.zeros(1, np.int8)
        rest = [spare] * (arguments(module) - 6)
        sim.launch(module, "matmul", (1, 2), 128, a, b, c, 64, 64, 96, *rest, smem=made.metadata["shared"])
        np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-3, atol=1e-3)


def test_a_product_that_nobody_waits_for_is_found(triton):
    made = triton("3.9.0").compile_kernel(
        KERNELS, "matmul", signature="*fp16, *fp16, *fp32, i32, i32, i32", capability=90, until="ptx",
        constexprs={"BM": 64, "BN": 32, "BK": 32},
    )  # fmt: skip
    text = made["ptx"]
    assert "wgmma.wait_group.sync.aligned 0;" in text
    module = ptx.parse(text.replace("wgmma.wait_group.sync.aligned 0;", ""))
    a, b, c = np.ones((64, 96), np.float16), np.ones((96, 32), np.float16), np.zeros((64, 32), np.float32)
    rest = [np.zeros(1, np.int8)] * (arguments(module) - 6)
    report = sim.launch(
        module, "matmul", 1, 128, a, b, c, 64, 32, 96, *rest, smem=made.metadata["shared"], on_fault="report"
    )
    assert "missing-wait" in {each.kind for each in report.findings}
