"""Tiles in workgroup memory, written by threads row by row, swizzled for wgmma."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import _nvidia as nv

import gpuir
from gpuir import sim
from gpuir.transforms.iree_gpu.utils.rewriting import collect

SPACE = "#gpu.address_space<workgroup>"
#: A warpgroup loads 64 rows of k and n rows of k in chunks of ``across`` rows by ``along`` elements, and multiplies them.
KERNEL = """
gpu.module @m {{
  memref.global @sa : memref<1x64x{k}x{t}, {space}> = uninitialized {{alignment = 16 : i64}}
  gpu.func @run(%a: memref<64x{k}x{t}>, %b: memref<{n}x{k}x{t}>, %o: memref<128x{held}x{s}>) kernel {{
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %chunks_a = arith.constant {chunks_a} : index
    %chunks_b = arith.constant {chunks_b} : index
    %z = arith.constant {zero} : {t}
    %t = gpu.thread_id x
    %sa = memref.get_global @sa : memref<1x64x{k}x{t}, {space}>
    %sb = memref.alloc() : memref<1x{n}x{k}x{t}, {space}>
    scf.for %i = %t to %chunks_a step %c128 {{
      %r, %q = affine.delinearize_index %i into ({rows_a}, {columns}) : index, index
      %row = affine.apply affine_map<(d) -> (d * {across})>(%r)
      %column = affine.apply affine_map<(d) -> (d * {along})>(%q)
      %v = vector.transfer_read %a[%row, %column], %z {{in_bounds = [true, true]}} : memref<64x{k}x{t}>, vector<{across}x{along}x{t}>
      vector.transfer_write %v, %sa[%c0, %row, %column] {{in_bounds = [true, true]}} : vector<{across}x{along}x{t}>, memref<1x64x{k}x{t}, {space}>
    }}
    scf.for %i = %t to %chunks_b step %c128 {{
      %r, %q = affine.delinearize_index %i into ({n}, {columns}) : index, index
      %column = affine.apply affine_map<(d) -> (d * {along})>(%q)
      %v = vector.load %b[%r, %column] : memref<{n}x{k}x{t}>, vector<{along}x{t}>
      vector.store %v, %sb[%c0, %r, %column] : memref<1x{n}x{k}x{t}, {space}>, vector<{along}x{t}>
    }}
    {fence}gpu.barrier
    %again = memref.get_global @sa : memref<1x64x{k}x{t}, {space}>
    %la = memref.subview %again[0, 0, 0] [1, 64, {k}] [1, 1, 1] : memref<1x64x{k}x{t}, {space}> to memref<64x{k}x{t}, strided<[{k}, 1]>, {space}>
    %l = vector.transfer_read %la[%c0, %c0], %z {{in_bounds = [true, true]}} : memref<64x{k}x{t}, strided<[{k}, 1]>, {space}>, vector<64x{k}x{t}>
    %r = vector.transfer_read %sb[%c0, %c0, %c0], %z {{in_bounds = [true, true]}} : memref<1x{n}x{k}x{t}, {space}>, vector<{n}x{k}x{t}>
    %zero = arith.constant dense<{sum}> : vector<{held}x{s}>
    %d = iree_gpu.multi_mma %l, %r, %zero {{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
      iterator_types = [], kind = {kind}, rhs_permutation = array<i64: 1, 0>}}
      : vector<64x{k}x{t}>, vector<{n}x{k}x{t}> into vector<{held}x{s}>
    vector.store %d, %o[%t, %c0] : memref<128x{held}x{s}>, vector<{held}x{s}>
    gpu.return
  }}
}}
"""


def kernel(
    t: str, s: str, instruction: str, n: int, unroll_k: int, across: int = 1, along: int = 1, fence: str = ""
) -> str:
    k = unroll_k * {"f16": 16, "i8": 32, "f32": 8}[t]
    integer = t == "i8"
    return KERNEL.format(
        t=t, s=s, n=n, k=k, across=across, along=along, held=n // 2, rows_a=64 // across, columns=k // along, space=SPACE,
        chunks_a=64 * k // across // along, chunks_b=n * k // along, zero="0" if integer else "0.0", sum="0" if integer else "0.0",
        kind=f"#gpuir_nv.wgmma_layout<intrinsic = {instruction}, n = {n}, unroll_k = {unroll_k}>", fence=fence,
    )  # fmt: skip


F16 = ("f16", "f32", "WGMMA_F32_64xNx16_F16")


@pytest.mark.parametrize(("case", "n", "unroll_k", "across", "along"), [
    (F16, 32, 4, 1, 8), (F16, 64, 4, 4, 4), (F16, 32, 2, 2, 8), (F16, 16, 1, 1, 2), (F16, 40, 4, 8, 1),
    (("i8", "i32", "WGMMA_I32_64xNx32_I8"), 32, 4, 1, 16), (("i8", "i32", "WGMMA_I32_64xNx32_I8"), 8, 1, 4, 4),
    (("f32", "f32", "WGMMA_F32_64xNx8_TF32"), 24, 4, 2, 4),
])  # fmt: skip
def test_product(case, n, unroll_k, across, along, seed):
    module = gpuir.parse(kernel(*case, n, unroll_k, across, along), context=gpuir.Context())
    nv.run(module, "gpu.module(iree-gpu-swizzle-wgmma-operands)")
    (product,) = collect(module, "iree_gpu.multi_mma")
    assert product.kind.swizzle == 32 * unroll_k
    nv.run(module, "gpu.module(iree-gpu-lower-ops),canonicalize,cse")
    (shared,) = collect(module, "memref.global")
    assert shared.operation.attributes["alignment"].value == 1024
    fences = collect(module, "nvvm.fence.proxy")
    assert len(fences) == 1
    rng = np.random.default_rng(seed)
    depth = 256 // {"f16": 16, "i8": 8, "f32": 32}[case[0]] * unroll_k
    a, b = (rng.integers(-4, 5, (rows, depth)) for rows in (64, n))
    a, b = (each.astype(nv.DTYPES[case[0]]) for each in (a, b))
    found = np.zeros((128, n // 2), nv.DTYPES[case[1]])
    report = sim.launch(module, "run", 1, 128, a, b, found, chip="sm_90a")
    assert not report.findings
    wanted = a.astype(np.int64) @ b.astype(np.int64).T
    lane, half, eight, pair = np.ogrid[:128, :2, : n // 8, :2]
    row, column = lane // 32 * 16 + half * 8 + lane % 32 // 4, eight * 8 + lane % 4 * 2 + pair
    assert (found.reshape(128, 2, n // 8, 2) == wanted[row, column]).all()


REFUSED = {
    "another use": (
        [("    gpu.barrier", "    gpu.barrier\n    %x = memref.cast %sb : memref<1x32x64xf16, SPACE> to memref<?x32x64xf16, SPACE>")],
        "is read from a buffer that 'memref.cast' uses too; threads may write units of up to 16 bytes of it, and multi_mma read it",
    ),
    "another read": (
        [("    gpu.barrier", "    gpu.barrier\n    %x = memref.load %sb[%c0, %c0, %c0] : memref<1x32x64xf16, SPACE>")],
        "is read from a buffer that 'memref.load' uses too",
    ),
    "another reader": (
        [("    %zero = arith", "    %e = vector.extract %l[0] : vector<64xf16> from vector<64x64xf16>\n    %f = arith.addf %e, %e : vector<64xf16>\n    %zero = arith")],
        "is read from a buffer that 'arith.addf' uses too",
    ),
    "a wide write": (
        [("vector<1x8xf16>", "vector<1x16xf16>")],
        "is read from a buffer that 'vector.transfer_write' uses too; threads may write units of up to 16 bytes",
    ),
    "part of rows": (
        [("memref<1x32x64xf16, SPACE>, vector<32x64xf16>", "memref<1x32x128xf16, SPACE>, vector<32x64xf16>"),
         ("memref.alloc() : memref<1x32x64xf16", "memref.alloc() : memref<1x32x128xf16"),
         ("%column] : memref<1x32x64xf16, SPACE>, vector<8xf16>", "%column] : memref<1x32x128xf16, SPACE>, vector<8xf16>")],
        "is read from memref<1x32x128xf16, #gpu.address_space<workgroup>>, whose rows are not the 128 bytes of the kind's k",
    ),
    "columns": (
        [(", rhs_permutation = array<i64: 1, 0>", ""), ("n = 32", "n = 64")],
        "has rhs of inner dimensions [64, 64] with permutation [0, 1] in workgroup memory, and rows along k can be swizzled: "
        "[64, 64] with [1, 0]",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case):
    changes, message = REFUSED[case]
    source = kernel(*F16, 64 if case == "columns" else 32, 4, 1, 8)
    if case == "columns":
        changes = changes[:1]
    for old, new in changes:
        old, new = old.replace("SPACE", SPACE), new.replace("SPACE", SPACE)
        assert old in source
        source = source.replace(old, new)
    module = gpuir.parse(source, context=gpuir.Context())
    before = gpuir.asm(module)
    with pytest.raises(gpuir.errors.PassError, match="iree_gpu.multi_mma") as error:
        nv.run(module, "gpu.module(iree-gpu-swizzle-wgmma-operands)")
    assert message in str(error.value) and gpuir.asm(module) == before


def test_long_rows_are_refused():
    module = gpuir.parse(kernel(*F16, 32, 8, 1, 8), context=gpuir.Context())
    with pytest.raises(
        gpuir.errors.PassError,
        match="has rows of 256 bytes along k, and a swizzle needs 32, 64 or 128: change unroll_k",
    ):
        nv.run(module, "gpu.module(iree-gpu-swizzle-wgmma-operands)")


def test_a_fence_that_is_there_stays_the_only_one():
    fence = "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}\n    "
    module = gpuir.parse(kernel(*F16, 32, 4, 1, 8, fence), context=gpuir.Context())
    nv.run(module, "gpu.module(iree-gpu-swizzle-wgmma-operands)")
    assert len(collect(module, "nvvm.fence.proxy")) == 1


def test_operands_elsewhere_stay():
    module = gpuir.parse(
        kernel(*F16, 32, 4, 1, 8).replace(f", {SPACE}", "").replace("memref.alloc", "memref.alloca"),
        context=gpuir.Context(),
    )
    before = gpuir.asm(module)
    nv.run(module, "gpu.module(iree-gpu-swizzle-wgmma-operands)")
    assert gpuir.asm(module) == before
