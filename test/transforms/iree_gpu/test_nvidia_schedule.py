"""matmul_schedule with NVIDIA's kinds: the program that AMD's kinds run."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import _nvidia as nv

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu import MMAAttr
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.transforms.iree_gpu.configuration import lowering_config
from gpuir.transforms.iree_gpu.schedule import matmul_schedule
from gpuir.transforms.iree_gpu.utils.rewriting import collect


def matmul(types, m: int, k: int, n: int) -> str:
    a, b, c = f"tensor<{m}x{k}x{types[0]}>", f"tensor<{k}x{n}x{types[1]}>", f"tensor<{m}x{n}x{types[2]}>"
    return (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"  %d = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n  return %d : {c}\n}}\n"
    )


def scheduled(kind, sizes, workgroup, subgroup, reduction: int):
    """The module, with ``kind`` as (class, arguments), and the element types."""
    context = gpuir.Context()
    with context:
        made = kind[0].get(*kind[1:])
        types = [str(each) for each in made.element_types]
        config = lowering_config(made, [*workgroup, 0], [0, 0, reduction], [*subgroup, 0])
        module = gpuir.parse(matmul(types, *sizes), context=context)
        matmul_schedule(module, None, config)
    return module, types


def check(module, types, sizes, seed, chip):
    m, k, n = sizes
    rng = np.random.default_rng(seed)
    a, b, c = (
        rng.integers(-4, 5, shape).astype(nv.DTYPES[type_]) for shape, type_ in zip(((m, k), (k, n), (m, n)), types)
    )
    wanted = c + (a.astype(np.int64) @ b.astype(np.int64)).astype(c.dtype)
    report = sim.run(module, "matmul", a, b, c, chip=chip)
    assert (c == wanted).all() and not report.findings
    return report


F16 = "WGMMA_F32_64xNx16_F16"


@pytest.mark.parametrize(("kind", "chip", "workgroup", "subgroup", "reduction"), [
    ((MMAAttr, "MFMA_F32_16x16x16_F16"), "gfx942", (64, 64), (2, 2), 2),
    ((MMAAttr, "WMMA_F32_16x16x16_F16"), "gfx1100", (64, 64), (2, 2), 2),
    ((NvMMAAttr, "MMA_SYNC_F32_16x8x16_F16"), "sm_80", (64, 64), (2, 4), 2),
    ((NvWgmmaAttr, F16, 64, 4), "sm_90a", (64, 64), (1, 1), 1),
])  # fmt: skip
def test_one_program_for_both_vendors(kind, chip, workgroup, subgroup, reduction, seed):
    module, types = scheduled(kind, (100, 50, 70), workgroup, subgroup, reduction)
    check(module, types, (100, 50, 70), seed, chip)


@pytest.mark.parametrize(("kind", "sizes", "workgroup", "subgroup", "reduction"), [
    ((F16, 128, 4), (128, 192, 256), (128, 128), (1, 1), 1),
    ((F16, 32, 2), (130, 70, 90), (64, 64), (1, 2), 2),
    (("WGMMA_F16_64xNx16_F16", 64, 1), (64, 48, 64), (64, 64), (1, 1), 1),
    (("WGMMA_F32_64xNx16_BF16", 96, 4), (64, 100, 200), (64, 96), (1, 1), 1),
    (("WGMMA_F32_64xNx8_TF32", 32, 4), (64, 64, 32), (64, 32), (1, 1), 1),
    (("WGMMA_I32_64xNx32_I8", 64, 4), (256, 256, 128), (128, 128), (2, 1), 1),
    (("WGMMA_F32_64xNx32_F8E4M3FN", 64, 2), (128, 128, 64), (128, 64), (2, 1), 2),
])  # fmt: skip
def test_warpgroups(kind, sizes, workgroup, subgroup, reduction, seed):
    module, types = scheduled((NvWgmmaAttr, *kind), sizes, workgroup, subgroup, reduction)
    assert not collect(module, "iree_gpu.")
    check(module, types, sizes, seed, "sm_90a")


@pytest.mark.parametrize(("kind", "sizes", "workgroup", "reduction", "dynamic"), [
    ((F16, 128, 4), (128, 192, 256), (128, 128), 3, 96 << 10), ((F16, 128, 4), (64, 64, 128), (64, 128), 1, 0),
])  # fmt: skip
def test_more_memory_than_a_kernel_may_declare(kind, sizes, workgroup, reduction, dynamic, seed):
    module, types = scheduled((NvWgmmaAttr, *kind), sizes, workgroup, (1, 1), reduction)
    (launch,) = collect(module, "gpu.launch_func")
    given = launch.dynamicSharedMemorySize
    assert (0 if given is None else given.owner.attributes["value"].value) == dynamic
    assert (not collect(module, "memref.global")) == bool(dynamic)
    report = check(module, types, sizes, seed, "sm_90a")
    assert report.kernels[0].shared_bytes == (dynamic or 24 << 10)


def test_memory_of_amd_stays_static():
    module, types = scheduled((MMAAttr, "MFMA_F32_16x16x16_F16"), (64, 160, 64), (64, 64), (2, 2), 10)
    assert not collect(module, "gpu.dynamic_shared_memory")
    report = check(module, types, (64, 160, 64), 0, "gfx942")
    assert report.kernels[0].shared_bytes > 48 << 10


@pytest.mark.parametrize(("kind", "target", "instruction", "count"), [
    ((NvMMAAttr, "MMA_SYNC_F32_16x8x16_F16"), "sm_80", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 32),
    ((NvWgmmaAttr, F16, 64, 4), "sm_90a", "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16", 4),
])  # fmt: skip
def test_ptx(kind, target, instruction, count):
    warp = kind[0] is NvMMAAttr
    module, _ = scheduled(kind, (128, 128, 128), (64, 64), (4, 4) if warp else (1, 1), 2 if warp else 1)
    ptx = gpuir.compile(gpuir.asm(module), target=target, emit="ptx").data
    assert [line.split()[0] for line in ptx.splitlines() if "mma.sync" in line or "mma_async" in line] == [
        instruction
    ] * count


@pytest.mark.parametrize(("kind", "promote", "message"), [
    ((F16, 64, 8), (0, 1), "needs one without a swizzle whose unroll_k makes rows of 32, 64 or 128 bytes"),
    ((F16, 64, 4, 128), (0, 1), "needs one without a swizzle"),
    ((F16, 64, 4), (0,), r"which reads workgroup memory: promote_operands must be \[0, 1\]"),
])  # fmt: skip
def test_refused(kind, promote, message):
    context = gpuir.Context()
    with context:
        config = lowering_config(NvWgmmaAttr.get(*kind), [64, 64, 0], [0, 0, 1], [1, 1, 0], promote)
        module = gpuir.parse(matmul(("f16", "f16", "f32"), 64, 64, 64), context=context)
        before = gpuir.asm(module)
        with pytest.raises(gpuir.errors.PassError, match=message):
            matmul_schedule(module, None, config)
        assert gpuir.asm(module) == before
