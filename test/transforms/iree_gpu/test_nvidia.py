"""NVIDIA's kinds of multi_mma: mma.sync in the simulator, and in PTX."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu.nvidia import NV_INTRINSICS, NvMMAIntrinsic
from gpuir.execution import jit
from gpuir.transforms.iree_gpu import forall_to_lanes, reference_lowering
from gpuir.transforms.iree_gpu.rewriting import collect

BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results,canonicalize,cse"
)
PASSES = (
    "iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes,iree-gpu-vectorize-ops,"
    "iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops"
)
DTYPES = {"f16": np.float16, "f32": np.float32, "i8": np.int8, "i32": np.int32}
KINDS = [kind.string for kind in NvMMAIntrinsic]


def text(name: str, permutations: str = "", transposed: bool = False) -> str:
    info = NV_INTRINSICS[NvMMAIntrinsic.of(name)]
    m, n, k = info.m, info.n, info.k
    inner = f"{n}x{k}" if transposed else f"{k}x{n}"
    a, b, c = (
        f"tensor<2x3x{m}x{k}x{info.a_type}>",
        f"tensor<3x2x{inner}x{info.b_type}>",
        f"tensor<2x2x{m}x{n}x{info.c_type}>",
    )
    maps = ", ".join(f"affine_map<(i, j, k) -> ({d})>" for d in ("i, k", "k, j", "i, j"))
    iterators = ", ".join(f"#iree_gpu.iterator_type<{t}>" for t in ("parallel", "parallel", "reduction"))
    return (
        f"func.func @run(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n  %0 = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = [{maps}], "
        f"iterator_types = [{iterators}], kind = #gpuir_nv.mma_layout<{name}>{permutations}}} : {a}, {b} into {c}\n"
        f"  return %0 : {c}\n}}\n"
    )


def lowered(source: str):
    module = gpuir.parse(source, context=gpuir.Context())
    gpuir.pass_manager(f"builtin.module(func.func({PASSES}),{BUFFERS})", context=module.context).run(module)
    with module.context:
        for forall in collect(module, "scf.forall"):
            assert forall_to_lanes(forall)
    assert not collect(module, "iree_gpu.")
    return module


def arrays(name: str, seed: int):
    info = NV_INTRINSICS[NvMMAIntrinsic.of(name)]
    rng = np.random.default_rng(seed)
    shapes = (2, 3, info.m, info.k), (3, 2, info.k, info.n), (2, 2, info.m, info.n)
    types = info.a_type, info.b_type, info.c_type
    return [rng.integers(-4, 5, shape).astype(DTYPES[type_]) for shape, type_ in zip(shapes, types)]


def expected(a, b, c):
    return c + np.einsum("ikab,kjbc->ijac", a.astype(np.int64), b.astype(np.int64))


@pytest.mark.parametrize("name", KINDS)
def test_before_and_after(name, seed):
    a, b, c = arrays(name, seed)
    wanted = expected(a, b, c)
    reference = gpuir.parse(text(name), context=gpuir.Context())
    with reference.context:
        reference_lowering(reference)
    assert (jit(reference).call("run", a, b, c.copy()) == wanted).all()
    report = sim.launch(lowered(text(name)), "run", 1, 32, a, b, c, chip="sm_80")
    assert (c == wanted).all() and report.operations["nvgpu.mma.sync"] == 12


@pytest.mark.parametrize("name", KINDS)
def test_transposed_rhs(name, seed):
    a, b, c = arrays(name, seed)
    wanted = expected(a, b, c)
    source = text(name, ", rhs_permutation = array<i64: 1, 0>", transposed=True)
    sim.launch(lowered(source), "run", 1, 32, a, np.ascontiguousarray(b.swapaxes(2, 3)), c, chip="sm_80")
    assert (c == wanted).all()


@pytest.mark.parametrize(("name", "instruction"), [
    ("MMA_SYNC_F32_16x8x16_F16", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"),
    ("MMA_SYNC_I32_16x8x32_I8", "mma.sync.aligned.m16n8k32.row.col"),
])  # fmt: skip
def test_ptx(name, instruction):
    kernel = gpuir.asm(lowered(text(name)))
    head, _, body = kernel.partition("module {")
    # The host's function has the buffer it was given as its result; a kernel has none.
    body = re.sub(r"func\.func @run(\(.*\)) -> memref\S+ \{", r"gpu.func @run\1 kernel {", body)
    body = re.sub(r"^ *return.*$", "gpu.return", body, flags=re.MULTILINE)
    wrapped = f"{head}gpu.module @kernels {{{body}"
    assert gpuir.compile(wrapped, target="sm_80", emit="ptx").data.count(instruction) == 12


def test_a_lane_share_of_another_size_is_refused():
    with pytest.raises(gpuir.ParseError, match="MMA_SYNC_F32_16x8x16_F16"):
        gpuir.parse(text(KINDS[0]).replace("3x2x16x8", "3x2x16x16"), context=gpuir.Context())
