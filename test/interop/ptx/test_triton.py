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
@triton.jit
def described(da, db, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    acc = tl.zeros((BM, BN), tl.float32)
    x = tl.program_id(0) * BM
    y = tl.program_id(1) * BN
    for s in range(0, K, BK):
        acc = tl.dot(da.load([x, s]), db.load([s, y]), acc)
    i = x + tl.arange(0, BM)
    j = y + tl.arange(0, BN)
    tl.store(c + i[:, None] * N + j[None, :], acc)
@triton.jit
def attention(q, k, v, o, n, D: tl.constexpr, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    d = tl.arange(0, D)
    x = tl.load(q + i[:, None] * D + d[None, :])
    m = tl.full((B,), -float("inf"), tl.float32)
    l = tl.zeros((B,), tl.float32)
    acc = tl.zeros((B, D), tl.float32)
    for s in range(0, n, B):
        j = s + tl.arange(0, B)
        p = tl.dot(x, tl.load(k + j[None, :] * D + d[:, None]))
        new = tl.maximum(m, tl.max(p, 1))
        e = tl.exp(p - new[:, None])
        a = tl.exp(m - new)
        l = l * a + tl.sum(e, 1)
        acc = tl.dot(e.to(tl.float16), tl.load(v + j[:, None] * D + d[None, :]), acc * a[:, None])
        m = new
    tl.store(o + i[:, None] * D + d[None, :], acc / l[:, None])
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


@pytest.mark.parametrize("chip", [80, 90])
def test_attention(triton, chip, seed):
    made = triton("3.9.0").compile_kernel(
        KERNELS, "attention", signature="*fp16, *fp16, *fp16, *fp32, i32", capability=chip, until="ptx",
        constexprs={"D": 64, "B": 64},
    )  # fmt: skip
    first = ptx.parse(made["ptx"])
    q, k, v = (np.random.default_rng(seed).standard_normal((3, 128, 64)) / 3).astype(np.float16)
    p = q.astype(np.float64) @ k.astype(np.float64).T
    e = np.exp(p - p.max(1, keepdims=True))
    for module in (first, ptx.parse(gpuir.compile(first).ptx)):
        o = np.zeros((128, 64), np.float32)
        rest = [np.zeros(1, np.int8)] * (arguments(module) - 5)
        sim.launch(module, "attention", 2, 128, q, k, v, o, 128, *rest, smem=made.metadata["shared"])
        np.testing.assert_allclose(o, e @ v.astype(np.float64) / e.sum(1, keepdims=True), atol=1e-3)


def test_tensor_maps(triton, seed):
    """Copies of tensors by maps that the host made, mbarriers, and products of warpgroups that read what they bring."""
    made = triton("3.9.0").compile_kernel(
        KERNELS, "described", capability=90, until="ptx", constexprs={"BM": 64, "BN": 64, "BK": 64},
        signature="tensordesc<fp16[64,64]>, tensordesc<fp16[64,64]>, *fp32, i32, i32, i32",
    )  # fmt: skip
    first = ptx.parse(made["ptx"])
    a, b = np.random.default_rng(seed).standard_normal((2, 128, 128)).astype(np.float16)
    for module in (first, ptx.parse(gpuir.compile(first).ptx)):
        c = np.zeros((128, 128), np.float32)
        maps = [[sim.tensor_map(each, (64, 64), swizzle="128b"), 128, 128, 128, 1] for each in (a, b)]
        rest = [np.zeros(1, np.int8)] * (arguments(module) - 14)
        sim.launch(
            module, "described", (2, 2), 128, *maps[0], *maps[1], c, 128, 128, 128, *rest, smem=made.metadata["shared"]
        )
        np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-3, atol=1e-3)
