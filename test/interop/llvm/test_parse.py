"""LLVM IR of released Tritons in the simulator, against NumPy."""

from __future__ import annotations

import shutil

import external_tools
import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import llvm

KERNELS = """
import triton
import triton.language as tl
@triton.jit
def add(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    m = i < n
    tl.store(z + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)
@triton.jit
def softmax(x, y, n, B: tl.constexpr):
    r = tl.program_id(0)
    i = tl.arange(0, B)
    v = tl.load(x + r * n + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + r * n + i, e / tl.sum(e, 0), mask=i < n)
"""


@pytest.fixture(autouse=True)
def translate() -> None:
    if not any(map(shutil.which, ("mlir-translate-22", "mlir-translate"))):
        reason = "mlir-translate is missing: apt-get install mlir-22-tools"
        if external_tools.in_ci():
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def added(module, own: int) -> int:
    """How many arguments the compiler added to the kernel's own."""
    functions = module.body.operations[0].regions[0].blocks[0].operations
    kernel = next(op for op in functions if "gpu.kernel" in op.attributes)
    return len(kernel.regions[0].blocks[0].arguments) - own


@pytest.mark.parametrize("version, chip", [("3.4.0", 90), ("3.9.0", 90), ("3.9.0", "gfx942")])
def test_add_equals_numpy(triton, version, chip):
    signature = "*fp32, *fp32, *fp32, i32"
    made = triton(version).compile_kernel(
        KERNELS, "add", signature=signature, constexprs={"B": 256}, capability=chip, until="llir"
    )
    module = llvm.parse(made["llir"])
    n = 700
    x, y = np.random.default_rng(1).standard_normal((2, n)).astype(np.float32)
    z, scratch = np.zeros(n, np.float32), np.zeros(1, np.int8)
    block = 256 if chip == "gfx942" else 128
    sim.launch(module, "add", 3, block, x, y, z, n, *[scratch] * added(module, 4), lanes=64 if chip == "gfx942" else 32)
    assert np.array_equal(z, x + y)


def test_softmax_equals_numpy(triton):
    made = triton("3.4.0").compile_kernel(
        KERNELS, "softmax", signature="*fp32, *fp32, i32", constexprs={"B": 256}, capability=90, until="llir"
    )
    module = llvm.parse(made["llir"])
    x = np.random.default_rng(2).standard_normal((3, 200)).astype(np.float32)
    y, scratch = np.zeros_like(x), np.zeros(1, np.int8)
    sim.launch(module, "softmax", 3, 128, x, y, 200, *[scratch] * added(module, 3), smem=made.metadata["shared"])
    expected = np.exp(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(y, expected / expected.sum(1, keepdims=True), rtol=1e-5)


def test_a_missing_program_says_what_to_install(monkeypatch):
    monkeypatch.setenv(llvm.TRANSLATE_VARIABLE, "no-such-program")
    with pytest.raises(llvm.LlvmError, match="mlir-22-tools"):
        llvm.parse("")
