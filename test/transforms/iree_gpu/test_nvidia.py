"""NVIDIA's kinds of multi_mma: mma.sync in the simulator, and in PTX."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import _nvidia as nv

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu.nvidia import NV_INTRINSICS, NvMMAIntrinsic
from gpuir.execution import jit
from gpuir.transforms.iree_gpu import reference_lowering
from gpuir.transforms.iree_gpu.utils.rewriting import collect

KINDS = [kind.string for kind in NvMMAIntrinsic.cases()]
#: The host's LLVM does not extend these on the CPU; there the simulator computes the reference.
NOT_ON_CPU = ("I4", "F8E4M3FN", "F8E5M2")


def info(name: str):
    return NV_INTRINSICS[NvMMAIntrinsic.of(name)]


def text(name: str, *arguments, **options) -> str:
    return nv.text(f"#gpuir_nv.mma_layout<{name}>", info(name), *arguments, **options)


def lowered(source: str):
    module = gpuir.parse(source, context=gpuir.Context())
    passes = f"{nv.TO_VECTORS},iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops"
    nv.run(module, f"func.func({passes}),{nv.BUFFERS}")
    nv.lanes(module)
    assert not collect(module, "iree_gpu.")
    return module


@pytest.mark.parametrize("name", KINDS)
def test_reference(name, seed):
    simulated = name.endswith(NOT_ON_CPU)
    outer = (1, 1, 1) if simulated else (2, 2, 3)
    a, b, c = nv.arrays(info(name), seed, outer)
    wanted = nv.expected(a, b, c)
    reference = gpuir.parse(text(name, outer=outer), context=gpuir.Context())
    with reference.context:
        reference_lowering(reference)
    if simulated:
        nv.run(reference, nv.BUFFERS)
        sim.launch(reference, "run", 1, 1, a, b, c, chip="sm_80")
    else:
        c = jit(reference).call("run", a, b, c)
    assert (c == wanted).all()


@pytest.mark.parametrize("name", KINDS)
def test_lowered(name, seed):
    a, b, c = nv.arrays(info(name), seed)
    wanted = nv.expected(a, b, c)
    report = sim.launch(lowered(text(name)), "run", 1, 32, a, b, c, chip="sm_80")
    assert (c == wanted).all() and report.operations["nvgpu.mma.sync"] == 12 and not report.findings


@pytest.mark.parametrize("name", KINDS)
def test_transposed_rhs(name, seed):
    a, b, c = nv.arrays(info(name), seed)
    wanted = nv.expected(a, b, c)
    source = text(name, ", rhs_permutation = array<i64: 1, 0>", transposed=True)
    sim.launch(lowered(source), "run", 1, 32, a, np.ascontiguousarray(b.swapaxes(2, 3)), c, chip="sm_80")
    assert (c == wanted).all()


@pytest.mark.parametrize(("name", "target", "instruction"), [
    ("MMA_SYNC_F32_16x8x8_F16", "sm_80", "m16n8k8.row.col.f32.f16.f16.f32"),
    ("MMA_SYNC_F32_16x8x16_F16", "sm_80", "m16n8k16.row.col.f32.f16.f16.f32"),
    ("MMA_SYNC_F16_16x8x16_F16", "sm_80", "m16n8k16.row.col.f16.f16.f16.f16"),
    ("MMA_SYNC_F32_16x8x16_BF16", "sm_80", "m16n8k16.row.col.f32.bf16.bf16.f32"),
    ("MMA_SYNC_F32_16x8x4_TF32", "sm_80", "m16n8k4.row.col.f32.tf32.tf32.f32"),
    ("MMA_SYNC_F64_8x8x4_F64", "sm_80", "m8n8k4.row.col.f64.f64.f64.f64"),
    ("MMA_SYNC_I32_8x8x16_I8", "sm_80", "m8n8k16.row.col.satfinite.s32.s8.s8.s32"),
    ("MMA_SYNC_I32_16x8x32_I8", "sm_80", "m16n8k32.row.col.satfinite.s32.s8.s8.s32"),
    ("MMA_SYNC_I32_16x8x64_I4", "sm_80", "m16n8k64.row.col.satfinite.s32.s4.s4.s32"),
    ("MMA_SYNC_F32_16x8x32_F8E4M3FN", "sm_89", "m16n8k32.row.col.f32.e4m3.e4m3.f32"),
    ("MMA_SYNC_F16_16x8x32_F8E5M2", "sm_89", "m16n8k32.row.col.f16.e5m2.e5m2.f16"),
])  # fmt: skip
def test_ptx(name, target, instruction):
    # LLVM has f8 from PTX 8.7 on.
    ptx = gpuir.compile(nv.as_kernel(lowered(text(name))), target=target, emit="ptx", ptx_version=87).data
    assert [line.split()[0] for line in ptx.splitlines() if "mma.sync" in line] == [
        f"mma.sync.aligned.{instruction}"
    ] * 12


def test_a_lane_share_of_another_size_is_refused():
    with pytest.raises(gpuir.ParseError, match="MMA_SYNC_F32_16x8x16_F16"):
        gpuir.parse(text("MMA_SYNC_F32_16x8x16_F16").replace("3x2x16x8", "3x2x16x16"), context=gpuir.Context())


@pytest.mark.parametrize(("kind", "m", "n", "k"), [
    ("#gpuir_nv.mma_layout<MMA_SYNC_F32_16x8x16_F16>", 16, 8, 16),
    ("#gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 24, unroll_k = 2>", 64, 24, 32),
])  # fmt: skip
def test_converted_by_the_transform_op(kind, m, n, k):
    module = gpuir.parse(
        f"""
module attributes {{transform.with_named_sequence}} {{
  func.func @f(%a: tensor<{m}x{k}xf16>, %b: tensor<{k}x{n}xf16>, %c: tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
    %0 = linalg.matmul ins(%a, %b : tensor<{m}x{k}xf16>, tensor<{k}x{n}xf16>) outs(%c : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
    return %0 : tensor<{m}x{n}xf32>
  }}
  transform.named_sequence @__transform_main(%module: !transform.any_op {{transform.readonly}}) {{
    %0 = transform.structured.match ops{{["linalg.matmul"]}} in %module : (!transform.any_op) -> !transform.any_op
    %1 = transform.iree.convert_to_multi_mma %0, kind({kind}) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }}
}}
""",
        context=gpuir.Context(),
    )
    nv.run(module, "transform-interpreter")
    (found,) = collect(module, "iree_gpu.multi_mma")
    assert str(found.kind) == kind and found.subgroup_semantics
