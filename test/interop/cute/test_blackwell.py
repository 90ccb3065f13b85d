"""CuTe DSL's products for Blackwell: tiles by TMA, tcgen05.mma into tensor memory, and what comes of it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("cutlass.cute", reason="needs CuTe DSL: pip install 'gpuir[cute]'")

import cutlass
import cutlass.cute as cute
import cutlass.utils.blackwell_helpers as helpers
from cutlass.cute.nvgpu import OperandMajorMode, cpasync, tcgen05
from cutlass.cute.runtime import from_dlpack
from cutlass.experimental.primitives import nvvm_wrapper

from gpuir.interop.cute import simulated

HALF, TILE = cutlass.Float16, (128, 128, 64)
COLUMNS = 128


@cute.kernel
def product_kernel(
    load_a: cute.CopyAtom, a: cute.Tensor, load_b: cute.CopyAtom, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma,
    layout_a: cute.ComposedLayout, layout_b: cute.ComposedLayout, fault: cutlass.Constexpr,
):  # fmt: skip
    """A block of four warps makes a tile of 128x128; the first warp copies, multiplies and waits."""
    i, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
    memory = cutlass.memory.SmemAllocator()
    full, done = (memory.allocate_array(cutlass.Int64, 1) for _ in range(2))
    held = memory.allocate_array(cutlass.Int32, 1)
    s_a = memory.allocate_tensor(HALF, layout_a.outer, 128, swizzle=layout_a.inner)
    s_b = memory.allocate_tensor(HALF, layout_b.outer, 128, swizzle=layout_b.inner)
    if warp == 0:
        cute.arch.alloc_tmem(COLUMNS, held)
        cute.arch.relinquish_tmem_alloc_permit()
        with cute.arch.elect_one():
            cute.arch.mbarrier_init(full, 1)
            cute.arch.mbarrier_init(done, 1)
            cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    columns = cute.arch.retrieve_tmem_ptr(cutlass.Float32, 16, held)
    part = mma.get_slice(0)
    g_a = part.partition_A(cute.local_tile(a, cute.select(TILE, [0, 2]), (bx, None)))
    g_b = part.partition_B(cute.local_tile(b, cute.select(TILE, [1, 2]), (by, None)))
    g_c = part.partition_C(cute.local_tile(c, cute.select(TILE, [0, 1]), (bx, by)))
    of_a, of_b = mma.make_fragment_A(s_a), mma.make_fragment_B(s_b)
    sums = cute.make_tensor(columns, mma.make_fragment_C(mma.partition_shape_C(TILE[:2])).layout)
    one = cute.make_layout(1)
    into_a, from_a = cpasync.tma_partition(load_a, 0, one, cute.group_modes(s_a, 0, 3), cute.group_modes(g_a, 0, 3))
    into_b, from_b = cpasync.tma_partition(load_b, 0, one, cute.group_modes(s_b, 0, 3), cute.group_modes(g_b, 0, 3))
    if warp == 0:
        for k in range(cute.size(g_a, mode=[3])):
            with cute.arch.elect_one():
                cute.arch.mbarrier_arrive_and_expect_tx(full, 2 * 2 * 128 * 64)
            cute.copy(load_a, from_a[None, k], into_a[None, 0], tma_bar_ptr=full)
            cute.copy(load_b, from_b[None, k], into_b[None, 0], tma_bar_ptr=full)
            cute.arch.mbarrier_wait(full, k % 2)
            for step in cutlass.range_constexpr(cute.size(of_a, mode=[2])):
                mma.set(tcgen05.Field.ACCUMULATE, k > 0 if step == 0 else True)
                cute.gemm(mma, sums, of_a[None, None, step, 0], of_b[None, None, step, 0], sums)
            with cute.arch.elect_one():
                tcgen05.commit(done)
            if cutlass.const_expr(fault != "no wait"):
                cute.arch.mbarrier_wait(done, k % 2)
    cute.arch.sync_threads()
    if cutlass.const_expr(fault != "no fence"):
        nvvm_wrapper.tcgen05_fence("after_thread_sync")
    copy = tcgen05.make_tmem_copy(
        cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x64), cutlass.Float32), sums[(None, None), 0, 0]
    )
    own = copy.get_slice(i)
    source, target = own.partition_S(sums[(None, None), 0, 0]), own.partition_D(g_c[(None, None), 0, 0])
    registers = cute.make_rmem_tensor(target.shape, cutlass.Float32)
    cute.copy(copy, source, registers)
    cute.arch.fence_view_async_tmem_load()
    cute.autovec_copy(registers, target)
    cute.arch.sync_threads()
    if warp == 0:
        cute.arch.dealloc_tmem(columns, COLUMNS)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, fault: cutlass.Constexpr):
    mma = helpers.make_trivial_tiled_mma(
        HALF, HALF, OperandMajorMode.K, OperandMajorMode.K, cutlass.Float32, tcgen05.CtaGroup.ONE, TILE[:2]
    )
    layout_a, layout_b = helpers.make_smem_layout_a(mma, TILE, HALF, 1), helpers.make_smem_layout_b(mma, TILE, HALF, 1)
    op = cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.ONE)
    one_a, one_b = cute.select(layout_a, mode=[0, 1, 2]), cute.select(layout_b, mode=[0, 1, 2])
    load_a, of_a = cute.nvgpu.make_tiled_tma_atom_A(op, a, one_a, TILE, mma)
    load_b, of_b = cute.nvgpu.make_tiled_tma_atom_B(op, b, one_b, TILE, mma)
    grid = [cute.ceil_div(c.shape[0], TILE[0]), cute.ceil_div(c.shape[1], TILE[1]), 1]
    launched = product_kernel(load_a, of_a, load_b, of_b, c, mma, layout_a, layout_b, fault)
    launched.launch(grid=grid, block=[128, 1, 1])


@pytest.mark.parametrize(
    ("fault", "kinds"), [("", set()), ("no wait", {"missing-wait"}), ("no fence", {"missing-fence"})]
)
def test_products_into_tensor_memory(fault, kinds):
    rng = np.random.default_rng(2)
    a, b = (rng.normal(size=(rows, 192)).astype(np.float16) for rows in (256, 128))
    c = np.zeros((256, 128), np.float32)
    with simulated(chip="sm_100", on_fault="report") as runs:
        product(*(from_dlpack(each, assumed_align=16) for each in (a, b, c)), fault)
    assert {each.kind for each in runs.findings} >= kinds
    assert all(each.file.endswith("test_blackwell.py") for each in runs.findings)
    if not fault:
        assert not runs.findings
        np.testing.assert_allclose(c, a.astype(np.float32) @ b.astype(np.float32).T, atol=1e-3)
