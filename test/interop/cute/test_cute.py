"""Kernels of the released CuTe DSL in the simulator, without a driver: results, findings at Python's lines, refusals."""

# No annotations from __future__: CuTe DSL evaluates those of its functions.

import threading
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

cutlass = pytest.importorskip("cutlass", reason="CuTe DSL is missing: make languages-test")
import cutlass.cute as cute  # noqa: E402
from cutlass.cute.nvgpu import warp  # noqa: E402
from cutlass.cute.runtime import from_dlpack  # noqa: E402

from gpuir.interop.cute import CuteError, simulated  # noqa: E402

HERE = str(Path(__file__))


@cute.kernel
def flip_kernel(x: cute.Tensor, barrier: cutlass.Constexpr):
    i, _, _ = cute.arch.thread_idx()
    s = cutlass.memory.SmemAllocator().allocate_tensor(cutlass.Int32, cute.make_layout(64))
    s[i] = x[i]  # written
    if cutlass.const_expr(barrier):
        cute.arch.sync_threads()
    x[i] = s[63 - i]  # read


@cute.jit
def flip(x: cute.Tensor, barrier: cutlass.Constexpr):
    flip_kernel(x, barrier).launch(grid=[1, 1, 1], block=[64, 1, 1])


@cute.kernel
def saxpy_kernel(x: cute.Tensor, y: cute.Tensor, a: cutlass.Float32, n: cutlass.Int32):
    i, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    j = b * 128 + i
    if j < n:
        y[j] = a * x[j] + y[j]  # beyond


@cute.jit
def saxpy(x: cute.Tensor, y: cute.Tensor, a: cutlass.Float32, n: cutlass.Int32):
    saxpy_kernel(x, y, a, n).launch(grid=[cute.ceil_div(n, 128), 1, 1], block=[128, 1, 1])


@cute.kernel
def pile_kernel(x: cute.Tensor, y: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    y[0] = y[0] + x[i]  # no atomic


@cute.jit
def pile(x: cute.Tensor, y: cute.Tensor):
    pile_kernel(x, y).launch(grid=[1, 1, 1], block=[64, 1, 1])


@cute.kernel
def product_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma):
    i, _, _ = cute.arch.thread_idx()
    part = mma.get_slice(i)
    left, right, out = part.partition_A(a), part.partition_B(b), part.partition_C(c)
    of_a, of_b, of_c = mma.make_fragment_A(left), mma.make_fragment_B(right), mma.make_fragment_C(out)
    of_c.fill(0.0)
    cute.autovec_copy(left, of_a)
    cute.autovec_copy(right, of_b)
    for k in cutlass.range_constexpr(cute.size(of_a, mode=[2])):
        cute.gemm(mma, of_c, of_a[None, None, k], of_b[None, None, k], of_c)
    cute.autovec_copy(of_c, out)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    op = warp.MmaF16BF16Op(cutlass.Float16, cutlass.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op, cute.make_layout((2, 2, 1)))
    product_kernel(a, b, c, mma).launch(grid=[1, 1, 1], block=[128, 1, 1])


def dynamic(array):
    return from_dlpack(array).mark_layout_dynamic()


def line_of(text):
    return next(number for number, line in enumerate(Path(HERE).read_text().splitlines(), 1) if text in line)


@pytest.mark.parametrize("chip", ["sm_80", "sm_90", "sm_100"])
def test_programs_unchanged(chip):
    with simulated(chip=chip) as runs:
        x = np.arange(64, dtype=np.int32)
        flip(from_dlpack(x), True)
        assert (x == np.arange(64)[::-1]).all()
        x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
        compiled = cute.compile(saxpy, dynamic(x), dynamic(y), 2.0, 1000)
        compiled(dynamic(x), dynamic(y), 2.0, 1000)
        compiled(dynamic(x[:300]), dynamic(y[:300]), 1.0, 300)
        np.testing.assert_array_equal(y, np.where(np.arange(1000) < 300, 3 * x + 1, 2 * x + 1))
    assert [(each.grid[0], each.block[0]) for each in runs.launches] == [(1, 64), (8, 128), (3, 128)]
    assert not runs.findings and all(each.report.chip == chip for each in runs.launches)


def test_products():
    rng = np.random.default_rng(0)
    a, b = (rng.random(shape).astype(np.float16) for shape in ((32, 48), (16, 48)))
    c = np.zeros((32, 16), np.float32)
    with simulated(chip="sm_80") as runs:
        product(from_dlpack(a), from_dlpack(b), from_dlpack(c))
    np.testing.assert_allclose(c, a.astype(np.float32) @ b.astype(np.float32).T, rtol=1e-3)
    assert "mma.sync" in runs.launches[0].text and not runs.findings


def test_faults_are_told_at_their_lines():
    with simulated(on_fault="report") as runs:
        flip(from_dlpack(np.arange(64, dtype=np.int32)), False)
        found = runs.take()[0]
        assert (found.kind, found.file, found.line) == ("race", HERE, line_of("# read"))
        assert (found.other.file, found.other.line) == (HERE, line_of("# written"))
        pile(from_dlpack(np.ones(64, np.float32)), from_dlpack(np.zeros(1, np.float32)))
        found = runs.take()[0]
        assert (found.kind, found.file, found.line) == ("race", HERE, line_of("# no atomic"))
    x, y = np.zeros(300, np.float32), np.zeros(310, np.float32)
    with pytest.raises(sim.SimulationError) as raised, simulated():
        saxpy(dynamic(x), dynamic(y), 2.0, 310)
    found = raised.value.findings[0]
    assert (found.kind, found.file, found.line) == ("out-of-bounds", HERE, line_of("# beyond"))


def test_what_is_refused_and_what_follows():
    x = np.arange(64, dtype=np.int32)
    compiled = cute.compile(flip, from_dlpack(x), True, options="--gpu-arch sm_90a")
    with simulated() as runs:
        with pytest.raises(CuteError, match="the function was compiled outside of the block: compile it within"):
            compiled(from_dlpack(x))
        failed = []

        def other():
            try:
                flip(from_dlpack(x), True)
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    assert len(failed) == 1 and not runs.launches and (x == np.arange(64)).all()
    with pytest.raises(TypeError, match="no option 'sneed'"), simulated(sneed=1):
        pass
