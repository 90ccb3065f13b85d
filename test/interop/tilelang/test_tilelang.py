"""Kernels of the released TileLang in the simulator, without a driver: results, findings at Python's lines, refusals."""

# No annotations from __future__: TileLang evaluates those of its kernels where they stand.

import os
from pathlib import Path

import pytest

from gpuir import sim

torch = pytest.importorskip("torch", reason="torch, which TileLang stands on, is missing: make languages-test")
tilelang = pytest.importorskip("tilelang", reason="TileLang is missing: make languages-test")
import tilelang.language as T  # noqa: E402

from gpuir.interop.tilelang import TileLangError, simulated  # noqa: E402

HERE = str(Path(__file__))
#: No __syncthreads() between what warps write to shared memory and read there.
WITHOUT_BARRIERS = {tilelang.PassConfigKey.TL_DISABLE_THREAD_STORAGE_SYNC: True}
#: No tests of bounds around accesses.
WITHOUT_GUARDS = {tilelang.PassConfigKey.TL_DISABLE_SAFE_MEMORY_ACCESS: True}


def flipped(n):
    @T.prim_func
    def flip(X: T.Tensor((n,), "int32")):
        with T.Kernel(1, threads=n):
            s = T.alloc_shared((n,), "int32")
            for i in T.Parallel(n):
                s[i] = X[i]  # written
            for i in T.Parallel(n):
                X[i] = s[n - 1 - i]  # read

    return flip


def piled(n):
    @T.prim_func
    def pile(X: T.Tensor((n,), "float32"), Y: T.Tensor((1,), "float32")):
        with T.Kernel(n // 64, threads=64) as b:
            for i in T.Parallel(64):
                Y[0] = Y[0] + X[b * 64 + i]  # no atomic

    return pile


def scaled(block):
    n = T.dynamic("n")

    @T.prim_func
    def scale(X: T.Tensor((n,), "float32"), Y: T.Tensor((n,), "float32"), a: T.float32):
        with T.Kernel(T.ceildiv(n, block), threads=block) as b:
            for i in T.Parallel(block):
                Y[b * block + i] = X[b * block + i] * a  # beyond

    return scale


def multiplied(M, N, K, dtype, block=64, deep=32):
    @T.prim_func
    def matmul(A: T.Tensor((M, K), dtype), B: T.Tensor((K, N), dtype), C: T.Tensor((M, N), "float32")):
        with T.Kernel(T.ceildiv(N, block), T.ceildiv(M, block), threads=128) as (bx, by):
            left = T.alloc_shared((block, deep), dtype)
            right = T.alloc_shared((deep, block), dtype)
            sum = T.alloc_fragment((block, block), "float32")
            T.clear(sum)
            for k in T.Pipelined(T.ceildiv(K, deep), num_stages=2):
                T.copy(A[by * block, k * deep], left)
                T.copy(B[k * deep, bx * block], right)
                T.gemm(left, right, sum)
            T.copy(sum, C[by * block, bx * block])

    return matmul


flip, pile, scale = (tilelang.jit(each) for each in (flipped, piled, scaled))
flip_too_early = tilelang.jit(flipped, pass_configs=WITHOUT_BARRIERS)
scale_beyond = tilelang.jit(scaled, pass_configs=WITHOUT_GUARDS)
matmul = tilelang.jit(multiplied, out_idx=[-1])


def line_of(text):
    return next(number for number, line in enumerate(Path(HERE).read_text().splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    "chip, dtype, instruction",
    [("sm_80", "float16", "mma.sync"), ("sm_90", "bfloat16", "wgmma.mma_async"), ("sm_120", "float16", "mma.sync")],
)
def test_products(chip, dtype, instruction):
    """On sm_90 by tensor maps that the host makes, with warps that copy and warps that multiply."""
    a, b = (torch.rand(shape).to(getattr(torch, dtype)) for shape in ((128, 96), (96, 64)))
    with simulated(chip=chip) as runs:
        c = matmul(128, 64, 96, dtype)(a, b)
    torch.testing.assert_close(c, a.float() @ b.float(), rtol=1e-4, atol=1e-4)
    (done,) = runs.launches
    assert (done.kernel, done.grid, done.findings) == ("matmul_kernel", (1, 2, 1), []) and instruction in done.text
    assert ("cp.async.bulk.tensor" in done.text) == (chip != "sm_80")


def test_programs_unchanged():
    with simulated() as runs:
        x = torch.arange(64, dtype=torch.int32)
        flip(64)(x)
        assert (x == torch.arange(64).flip(0)).all()
        x, y = torch.rand(1000), torch.zeros(1000)
        scale(128)(x, y, 2.0)
        scale(128)(x[:70], y[:70], 3.0)
        torch.testing.assert_close(y, torch.cat([3 * x[:70], 2 * x[70:]]))
        compiled = tilelang.compile(flipped(32))
        compiled(torch.arange(32, dtype=torch.int32))
    assert [(each.kernel, *each.grid[:1], *each.block[:1]) for each in runs.launches] == [
        ("flip_kernel", 1, 64), ("scale_kernel", 8, 128), ("scale_kernel", 1, 128), ("flip_kernel", 1, 32),
    ]  # fmt: skip
    assert not runs.findings


@pytest.mark.parametrize(
    "kernel, kind, line, other",
    [(flip_too_early, "race", "# read", "# written"), (pile, "race", "# no atomic", "# no atomic")],
)
def test_races_are_told_at_their_lines(kernel, kind, line, other):
    given = [torch.ones(128), torch.zeros(1)] if kernel is pile else [torch.arange(64, dtype=torch.int32)]
    with pytest.raises(sim.SimulationError) as raised, simulated():
        kernel(len(given[0]))(*given)
    found = raised.value.findings[0]
    assert (found.kind, os.path.abspath(found.file), found.line) == (kind, HERE, line_of(line))
    assert (os.path.abspath(found.other.file), found.other.line) == (HERE, line_of(other))


def test_accesses_out_of_bounds():
    with pytest.raises(sim.SimulationError) as raised, simulated():
        scale_beyond(128)(torch.rand(1000), torch.zeros(1000), 2.0)
    found = raised.value.findings[0]
    assert (found.kind, os.path.abspath(found.file), found.line) == ("out-of-bounds", HERE, line_of("# beyond"))


def test_what_is_refused_and_what_follows():
    with simulated() as runs:
        kernel = flip(64)
        with pytest.raises(ValueError, match="Expected 1 inputs, got 2"):
            kernel(torch.zeros(64), torch.zeros(64))
    assert not runs.launches
    with pytest.raises(TileLangError, match="a kernel is launched outside of the block"):
        kernel(torch.zeros(64, dtype=torch.int32))
    # What was compiled in a block is not what the function gives behind it.
    assert not flip._kernel_cache
    with pytest.raises(TypeError, match="no option 'sneed'"), simulated(sneed=1):
        pass
