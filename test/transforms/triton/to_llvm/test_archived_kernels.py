"""convert-triton-to-llvm: kernels of the archives with ops that few kernels have, thread by thread against NumPy, and assembled."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

CASES = {**_gluon_kernels.CASES, **_lowered._kernels.CASES}
#: What is asked of each kernel, and words that its PTX has.
KERNELS: dict[str, tuple[str, ...]] = {
    # tt.map_elementwise with branches in its region
    "3.9.0/sm_80/elements": ("bra",),
    "3.9.0/sm_120/elements": ("bra",),
    # ttg.local_gather, ttg.local_scatter, ttg.local_atomic_scatter_rmw
    "3.9.0/sm_80/by_index": (),
    "3.9.0/sm_90/by_index": (),
    "3.9.0/sm_90/counted": ("atom.shared.max.s32",),
    # tt.atomic_load, tt.atomic_store, tt.atomic_poll
    "3.9.0/sm_80/ordered": ("ld.acquire.gpu.global.b32", "st.release.gpu.global.b32", "ld.relaxed.sys.global.b32"),
    "3.9.0/sm_120/ordered": ("ld.acquire.gpu.global.b32",),
    "3.9.0/sm_80/polled": ("ld.acquire.gpu.global.b32",),
    # ttng.packed_arith
    "3.9.0/sm_100/packed": ("add.rn.f32x2", "mul.rn.f32x2", "fma.rn.f32x2"),
    # tt.grid_dependency_wait, ttng.cluster_barrier
    "3.9.0/sm_90/chained": ("griddepcontrol.wait", "griddepcontrol.launch_dependents"),
    "3.9.0/sm_90/cluster_copy": ("barrier.cluster.arrive", "barrier.cluster.wait"),
    # what CTAs hand each other: reductions and conversions
    "3.9.0/sm_90/reduce_both.ctas2_w8": ("mapa", "ld.shared::cluster", "barrier.cluster.wait"),
    "3.9.0/sm_100/reduce_both.ctas2_w8": ("ld.shared::cluster",),
    "3.4.0/sm_90/transpose.f64_ctas4": ("mapa", "ld.shared::cluster", "barrier.cluster.arrive"),
    # stores that tell an mbarrier, the next program of a grid, tiles of images
    "3.9.0/sm_90/told_store": ("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32", "mapa.shared::cluster"),
    "3.9.0/sm_100/next_tile": ("clusterlaunchcontrol.try_cancel.async", "query_cancel.is_canceled", "get_first_ctaid::x"),
    "3.9.0/sm_90/image_by_tma": ("cp.async.bulk.tensor.4d.shared::cluster.global.im2col",),
    # descriptors that kernels make, rows that stand apart, reductions by TMA
    "3.9.0/sm_90/copy_3d": ("tensormap.replace.tile.rank", "tensormap.cp_fenceproxy", "fence.proxy.tensormap"),
    "3.4.0/sm_120/matmul_descriptor": ("tensormap.replace.tile.global_stride", "mma.sync"),
    "3.9.0/sm_100/tma_gather_scatter": ("tile::gather4", "tile::scatter4"),
    "3.9.0/sm_90/reductions_by_tma": ("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group",),
    # tensor memory of 64 rows, and products with scale factors
    "3.9.0/sm_100/attention.causal": ("tcgen05.ld.sync.aligned.16x32bx2.x32.b32", "tcgen05.mma"),
    "3.4.0/sm_100/matmul_block_pointers": ("tcgen05.ld.sync.aligned.16x32bx2.x32.b32",),
    "3.9.0/sm_100/matmul_scaled": ("kind::mxf4.block_scale.block32", "tcgen05.st.sync.aligned.32x32b.x4.b32"),
    "3.9.0/sm_100/matmul_scaled.fp8": ("kind::mxf8f6f4.block_scale.block32", "32x32b.x1.unpack::16b.b32"),
    "3.9.0/sm_100/scaled_product": ("kind::mxf8f6f4.block_scale.block32",),
    # two CTAs, each of which has half of the columns of the result
    "3.9.0/sm_100/matmul.ctas2": ("tcgen05.ld.sync.aligned.32x32b.x64.b32",),
    # partitions of which one issues products, and others use what these leave in tensor memory
    "3.9.0/sm_100/attention_descriptor.ws": ("tcgen05.mma", "setmaxnreg.dec", "cp.async.bulk.tensor"),
    "3.4.0/sm_100/matmul_specialized": ("tcgen05.commit", "setmaxnreg.dec"),
    # products of warps with scale factors; matrices of 8-bit and of 32-bit elements by ldmatrix
    "3.9.0/sm_120/matmul_scaled": ("kind::mxf4nvf4.block_scale.scale_vec::2X", "ldmatrix"),
    "3.9.0/sm_120/matmul_scaled.fp8": ("kind::mxf8f6f4.block_scale.scale_vec::1X", "ldmatrix"),
    "3.9.0/sm_120/matmul.fp8": ("mma.sync.aligned.m16n8k32", "ldmatrix"),
    "3.9.0/sm_80/matmul_precise": ("cvt.rna.tf32.f32", "ldmatrix"),
    # mbarriers of chips whose waits do not suspend a thread
    "3.9.0/sm_80/copy_with_barrier": ("mbarrier.test_wait.parity.shared.b64", "mbarrier.arrive.shared.b64"),
    # additions to neighbours by one instruction
    "3.9.0/sm_90/matmul_split_k": ("red.relaxed.gpu.global.add.v4.f32",),
    # tt.dot of f64
    "3.9.0/sm_90/products.f64": ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64",),
    # ttg.fp4_to_fp
    "3.9.0/sm_80/matmul_scaled": ("mma.sync",),
    "3.9.0/sm_90/matmul_scaled": ("wgmma.mma_async",),
    "3.4.0/sm_90/scaled_tile": ("wgmma.mma_async",),
}  # fmt: skip


def dump_of(name):
    return _lowered._corpus.Dump(*name.split("/"))


def last_stage(name):
    return dump_of(name).stages()[-1].text


@pytest.mark.parametrize("name", sorted(KERNELS))
def test_thread_by_thread(name, seed):
    kernel = dump_of(name).kernel
    case = kernel if kernel in CASES else kernel.partition(".")[0]
    lowered = _lowered.Lowered(last_stage(name))
    report = _lowered.check_case(lowered, CASES[case], seed)
    assert not report.findings, name


def test_assembled(seed, request):
    """nvJitLink takes the PTX, which has the instructions that Triton's own code has."""
    pytest.importorskip("llvmlite")
    chosen = sorted(KERNELS)
    if request.config.getoption("--sweep") != "all":
        chosen = random.Random(seed).sample(chosen, 6)
    for name in chosen:
        chip = dump_of(name).target
        artifact = gpuir.compile(
            last_stage(name), chip + ("a" if chip in ("sm_90", "sm_100", "sm_120") else ""), emit="cubin", cache=False
        )
        assert len(artifact.cubin) > 1000
        for word in KERNELS[name]:
            assert word in artifact.ptx, (name, word)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%r = tt.atomic_poll acquire, gpu, %p, %v timeout %t : !tt.ptr<i32>, i32 -> i1", "ends after a time"),
        (
            "%r = ttng.packed_arith add %h, %h : (tensor<256xf8E5M2, #b>, tensor<256xf8E5M2, #b>) -> tensor<256xf8E5M2, #b>",
            "gives f8E5M2, and only f32, f16 and bf16",
        ),
        ('%r = ttg.inline_asm "" {constraints = "=r,h", pure = true} %w : (i16) -> i32', "has registers of i16"),
    ],
)
def test_refused(line, message):
    text = f"""
#b = #ttg.blocked<{{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @k(%p: !tt.ptr<i32>, %v: i32, %w: i16, %t: i64, %h: tensor<256xf8E5M2, #b>) {{
    {line}
    tt.return
  }}
}}
"""
    with gpuir.Context():
        module = gpuir.parse(text)
        with pytest.raises(gpuir.PassError, match=message):
            gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)


HALVES = """
#b = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%p: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}) {
    %r = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32, #b>
    %s = tt.splat %p : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #b>
    %q = tt.addptr %s, %r : tensor<256x!tt.ptr<f16>, #b>, tensor<256xi32, #b>
    %v = arith.sitofp %r : tensor<256xi32, #b> to tensor<256xf16, #b>
    %m = tt.splat %n : i32 -> tensor<256xi32, #b>
    %c = arith.cmpi slt, %r, %m : tensor<256xi32, #b>
    %o = tt.atomic_rmw fadd, release, gpu, %q, %v, %c : (tensor<256x!tt.ptr<f16>, #b>, tensor<256xf16, #b>, tensor<256xi1, #b>) -> tensor<256xf16, #b>
    tt.return
  }
}"""


def test_halves_are_added_by_one_instruction():
    """Under a mask that is the same for neighbours, by two programs."""
    array, expected = np.ones(256, np.float16), np.ones(256)
    expected[:96] += 2 * np.arange(96)
    report = _lowered.Lowered(HALVES).launch(2, [array, 96], seed=1, explore=1)
    np.testing.assert_array_equal(array, expected.astype(np.float16))
    assert not report.findings
    assert "red.release.gpu.global.add.noftz.v8.f16" in gpuir.compile(HALVES, "sm_90a", emit="cubin").ptx
