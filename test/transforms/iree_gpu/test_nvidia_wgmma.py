"""Kinds of a warpgroup: operands into workgroup memory, wgmma in the simulator and in PTX, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import _nvidia as nv

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr, NvWgmmaIntrinsic
from gpuir.execution import jit
from gpuir.transforms.iree_gpu import reference_lowering
from gpuir.transforms.iree_gpu.lowering.wgmma_layout import tile_orders
from gpuir.transforms.iree_gpu.utils.rewriting import collect

KINDS = [kind.string for kind in NvWgmmaIntrinsic.cases()]
F16 = "WGMMA_F32_64xNx16_F16"


def kind_of(name: str, n: int, unroll_k: int, swizzle: int = 0):
    with gpuir.Context():
        kind = NvWgmmaAttr.get(name, n, unroll_k, swizzle)
        return str(kind), kind.info


def text(name: str, n: int, unroll_k: int, *arguments, swizzle: int = 0, **options) -> str:
    return nv.text(*kind_of(name, n, unroll_k, swizzle), *arguments, **options)


def promoted(source: str):
    module = gpuir.parse(source, context=gpuir.Context())
    nv.run(module, f"func.func({nv.TO_VECTORS}),{nv.BUFFERS}")
    nv.lanes(module)
    nv.run(module, "iree-gpu-promote-wgmma-operands,iree-gpu-unroll-to-intrinsics")
    return module


def lowered(source: str):
    module = promoted(source)
    nv.run(module, "iree-gpu-lower-ops,iree-gpu-share-dynamic-memory,canonicalize,cse")
    assert not collect(module, "iree_gpu.")
    return module


def launch(module, *arrays):
    report = sim.launch(module, "run", 1, 128, *arrays, smem=nv.dynamic_bytes(module), chip="sm_90a")
    assert not report.findings
    return report


CASES = [(name, n, unroll_k) for name in KINDS for n, unroll_k in ((16, 1), (64, 4), (96, 2))]


@pytest.mark.parametrize(("name", "n", "unroll_k"), [
    *CASES, *((F16, n, 4) for n in (8, 128, 192, 256)), (F16, 64, 8), ("WGMMA_I32_64xNx32_I8", 24, 3),
    ("WGMMA_F32_64xNx16_BF16", 64, 3),
])  # fmt: skip
def test_lowered(name, n, unroll_k, seed):
    outer = (2, 1, 2)
    kind, info = kind_of(name, n, unroll_k)
    a, b, c = nv.arrays(info, seed, outer)
    wanted = nv.expected(a, b, c)
    report = launch(lowered(nv.text(kind, info, outer=outer)), a, b, c)
    assert (c == wanted).all()
    by_nvgpu = name.endswith("F16") and name.startswith("WGMMA_F32") and n % 64 == 0 and unroll_k == 4
    # Each of four warps counts.
    assert report.operations.get("nvgpu.warpgroup.mma", 0) == (16 if by_nvgpu else 0)
    assert report.operations.get("nvvm.wgmma.mma_async", 0) == (0 if by_nvgpu else 16 * unroll_k)


@pytest.mark.parametrize(
    ("name", "n", "unroll_k"), [(F16, 64, 4), ("WGMMA_I32_64xNx32_I8", 32, 2), ("WGMMA_F32_64xNx8_TF32", 8, 1)]
)
def test_transposed_rhs(name, n, unroll_k, seed):
    kind, info = kind_of(name, n, unroll_k)
    a, b, c = nv.arrays(info, seed, (1, 2, 1))
    wanted = nv.expected(a, b, c)
    source = nv.text(kind, info, ", rhs_permutation = array<i64: 1, 0>", transposed=True, outer=(1, 2, 1))
    launch(lowered(source), a, np.ascontiguousarray(b.swapaxes(2, 3)), c)
    assert (c == wanted).all()


def test_transposed_lhs(seed):
    kind, info = kind_of(F16, 64, 4)
    a, b, c = nv.arrays(info, seed, (1, 1, 1))
    wanted = nv.expected(a, b, c)
    source = nv.text(kind, info, ", lhs_permutation = array<i64: 1, 0>", outer=(1, 1, 1))
    launch(lowered(source), np.ascontiguousarray(a.swapaxes(2, 3)), b, c)
    assert (c == wanted).all()


@pytest.mark.parametrize("name", [F16, "WGMMA_I32_64xNx32_I8"])
def test_ragged_matmul(name, seed):
    """100 x 50 x 70 through linalg.pack, which pads; 64 x 24 x k tiles."""
    kind, info = kind_of(name, 24, 1)
    m, k, n = 100, 50, 70
    types = [
        f"tensor<{s}x{t}>" for s, t in ((f"{m}x{k}", info.a_type), (f"{k}x{n}", info.b_type), (f"{m}x{n}", info.c_type))
    ]
    source = (
        f"func.func @run(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}) -> {types[2]} {{\n"
        f"  %d = linalg.matmul {{lowering_config = #iree_gpu.lowering_config<{{mma_kind = {kind}}}>}} ins(%a, %b : {types[0]}, {types[1]}) "
        f"outs(%c : {types[2]}) -> {types[2]}\n  return %d : {types[2]}\n}}\n"
    )
    module = gpuir.parse(source, context=gpuir.Context())
    nv.run(module, "func.func(iree-gpu-pack-to-intrinsics)")
    multi_mma = collect(module, "iree_gpu.multi_mma")[0]
    packed = [list(value.type.shape) for value in multi_mma.operation.operands]
    assert packed == [[2, -(-k // info.k), 64, info.k], [-(-k // info.k), 3, 24, info.k], [2, 3, 64, 24]]
    # What is packed is the lanes' work on its own: here NumPy packs.
    outer = (2, 3, packed[0][1])
    rng = np.random.default_rng(seed)
    a, b, c = (
        rng.integers(-4, 5, s).astype(nv.DTYPES[t])
        for s, t in (((m, k), info.a_type), ((k, n), info.b_type), ((m, n), info.c_type))
    )
    tiles = []
    for matrix, shape in zip((a, b, c), ((2, outer[2], 64, info.k), (outer[2], 3, info.k, 24), (2, 3, 64, 24))):
        whole = np.zeros((shape[0] * shape[2], shape[1] * shape[3]), matrix.dtype)
        whole[: matrix.shape[0], : matrix.shape[1]] = matrix
        tiles.append(np.ascontiguousarray(whole.reshape(shape[0], shape[2], shape[1], shape[3]).swapaxes(1, 2)))
    # linalg.pack puts the n of rhs before its k.
    assert list(multi_mma.rhs_permutation) == [1, 0]
    tiles[1] = np.ascontiguousarray(tiles[1].swapaxes(2, 3))
    source = nv.text(kind, info, ", rhs_permutation = array<i64: 1, 0>", transposed=True, outer=outer)
    launch(lowered(source), *tiles)
    found = tiles[2].swapaxes(1, 2).reshape(128, 72)[:m, :n]
    assert (found == c + a.astype(np.int64) @ b.astype(np.int64)).all()


@pytest.mark.parametrize("order", range(8))
@pytest.mark.parametrize("name", ["lhs", "rhs"])
def test_orders_in_workgroup_memory(name, order, seed):
    """Every order of an operand: multi_mma of the reference lowering and wgmma read the same elements."""
    swizzle, which = (0, 32, 64, 128)[order // 2], order % 2
    with gpuir.Context():
        kind = NvWgmmaAttr.get(F16, 64, 8 if swizzle == 128 else 2, swizzle)
        attribute = str(kind)
        chosen = [tile_orders(kind, "lhs")[0], tile_orders(kind, "rhs")[0]]
        chosen[name == "rhs"] = tile_orders(kind, name)[which]
    assert chosen[name == "rhs"].k_major == (which == 0)
    types = [f"vector<{'x'.join(map(str, each.shape))}xf16>" for each in chosen]
    shared = [t.replace("vector", "memref").replace("f16>", "f16, #gpu.address_space<workgroup>>") for t in types]
    permutations = ", ".join(
        f"{operand}_permutation = array<i64: {', '.join(map(str, each.permutation))}>"
        for operand, each in zip(("lhs", "rhs"), chosen)
    )
    maps = ", ".join(["affine_map<() -> ()>"] * 3)
    product = (
        f"iree_gpu.multi_mma %l, %r, %c {{indexing_maps = [{maps}], iterator_types = [], kind = {attribute}, {permutations}}} : "
        f"{types[0]}, {types[1]} into "
    )
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-4, 5, each.shape).astype(np.float16) for each in chosen)
    reference = gpuir.parse(
        f"func.func @f(%l: {types[0]}, %r: {types[1]}, %c: vector<64x64xf32>) -> vector<64x64xf32> {{\n"
        f"  %d = {product}vector<64x64xf32>\n  return %d : vector<64x64xf32>\n}}".replace("vector<", "tensor<"),
        context=gpuir.Context(),
    )
    with reference.context:
        reference_lowering(reference)
    wanted = jit(reference).call("f", a, b, np.zeros((64, 64), np.float32))

    def copy(number: int) -> str:
        shape = chosen[number].shape
        indices = ", ".join(f"%i{number}#{d}" for d in range(len(shape)))
        results = ", ".join(["index"] * len(shape))
        plain = types[number].replace("vector", "memref")
        return (
            f"    %n{number} = arith.constant {int(np.prod(shape))} : index\n"
            f"    scf.for %at = %t to %n{number} step %c128 {{\n"
            f"      %i{number}:{len(shape)} = affine.delinearize_index %at into ({', '.join(map(str, shape))}) : {results}\n"
            f"      %v = memref.load %{'ab'[number]}[{indices}] : {plain}\n"
            f"      memref.store %v, %s{number}[{indices}] : {shared[number]}\n    }}\n"
        )

    def read(value: str, number: int) -> str:
        zeros = ", ".join(["%c0"] * len(chosen[number].shape))
        return f"    {value} = vector.load %s{number}[{zeros}] : {shared[number]}, {types[number]}\n"

    layout = "gpu.module @m {\n" + "".join(
        f"  memref.global @s{i} : {shared[i]} = uninitialized {{alignment = 1024 : i64}}\n" for i in (0, 1)
    )
    module = gpuir.parse(
        layout + f"  gpu.func @run(%a: {types[0].replace('vector', 'memref')}, %b: {types[1].replace('vector', 'memref')}, "
        "%o: memref<128x32xf32>) kernel {\n    %c0 = arith.constant 0 : index\n    %c128 = arith.constant 128 : index\n"
        "    %t = gpu.thread_id x\n"
        + "".join(f"    %s{i} = memref.get_global @s{i} : {shared[i]}\n" for i in (0, 1))
        + copy(0) + copy(1)
        + "    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}\n    gpu.barrier\n"
        + read("%l", 0) + read("%r", 1)
        + "    %c = arith.constant dense<0.0> : vector<32xf32>\n"
        + f"    %d = {product}vector<32xf32>\n"
        "    vector.store %d, %o[%t, %c0] : memref<128x32xf32>, vector<32xf32>\n    gpu.return\n  }\n}\n",
        context=gpuir.Context(),
    )  # fmt: skip
    nv.run(module, "gpu.module(iree-gpu-lower-ops)")
    registers = np.zeros((128, 32), np.float32)
    launch(module, a, b, registers)
    # A lane's registers are (half of the rows, columns in eights, pair).
    lane, half, eight, pair = np.ogrid[:128, :2, :8, :2]
    row, column = lane // 32 * 16 + half * 8 + lane % 32 // 4, eight * 8 + lane % 4 * 2 + pair
    assert (registers.reshape(128, 2, 8, 2) == wanted[row, column]).all()


@pytest.mark.parametrize(("name", "n", "unroll_k", "instruction", "count"), [
    (F16, 128, 4, "m64n128k16.f32.f16.f16", 8), (F16, 96, 2, "m64n96k16.f32.f16.f16", 4),
    ("WGMMA_F16_64xNx16_F16", 8, 1, "m64n8k16.f16.f16.f16", 2), ("WGMMA_F32_64xNx16_BF16", 64, 4, "m64n64k16.f32.bf16.bf16", 8),
    ("WGMMA_F32_64xNx8_TF32", 16, 4, "m64n16k8.f32.tf32.tf32", 8), ("WGMMA_I32_64xNx32_I8", 48, 4, "m64n48k32.s32.s8.s8", 8),
    ("WGMMA_F32_64xNx32_F8E4M3FN", 256, 1, "m64n256k32.f32.e4m3.e4m3", 2),
    ("WGMMA_F16_64xNx32_F8E5M2", 40, 2, "m64n40k32.f16.e5m2.e5m2", 4),
])  # fmt: skip
def test_ptx(name, n, unroll_k, instruction, count):
    module = lowered(text(name, n, unroll_k, outer=(1, 1, 2)))
    ptx = gpuir.compile(nv.as_kernel(module), target="sm_90a", emit="ptx").data
    found = [line.split()[0] for line in ptx.splitlines() if "wgmma.mma_async" in line]
    assert found == [f"wgmma.mma_async.sync.aligned.{instruction}"] * count
    for each in (
        "wgmma.fence.sync.aligned",
        "wgmma.commit_group.sync.aligned",
        "wgmma.wait_group.sync.aligned",
        "fence.proxy.async",
    ):
        assert each in ptx


# What cannot be lowered


def refused(module, passes: str) -> str:
    before = gpuir.asm(module)
    with pytest.raises(gpuir.errors.PassError) as error:
        nv.run(module, passes)
    assert gpuir.asm(module) == before
    return str(error.value)


def shared(source: str, **changes: str):
    """A multi_mma on vectors, of operands of which wgmma could read one of 128 swizzled bytes."""
    for old, new in changes.items():
        assert old in source
        source = source.replace(old, new)
    return gpuir.parse(source, context=gpuir.Context())


SHARED = """
func.func @run(%a: memref<64x64xf16, 3>, %b: memref<64x64xf16, 3>, %c: vector<32xf32>) -> vector<32xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f16
  %l = vector.transfer_read %a[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<64x64xf16, 3>, vector<64x64xf16>
  %r = vector.transfer_read %b[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<64x64xf16, 3>, vector<64x64xf16>
  %d = iree_gpu.multi_mma %l, %r, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
    iterator_types = [], kind = #gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 64, unroll_k = 4, swizzle = 128>}
    : vector<64x64xf16>, vector<64x64xf16> into vector<32xf32>
  return %d : vector<32xf32>
}
"""


def test_the_shared_form_is_lowered():
    module = gpuir.parse(SHARED, context=gpuir.Context())
    nv.run(module, "func.func(iree-gpu-lower-ops)")
    assert len(collect(module, "nvgpu.warpgroup.mma")) == 1


LOWERING = {
    "not in workgroup memory": (
        [("%a: memref<64x64xf16, 3>", "%a: memref<64x64xf16>"), (": memref<64x64xf16, 3>, vector<64x64xf16>\n  %r", ": memref<64x64xf16>, vector<64x64xf16>\n  %r")],
        "has lhs that wgmma cannot read: it is read from memref<64x64xf16>, which is not in workgroup memory; "
        "iree-gpu-promote-wgmma-operands copies it to workgroup memory",
    ),
    "no memory": (
        [("%c: vector<32xf32>)", "%c: vector<32xf32>, %x: vector<64x64xf16>)"), ("multi_mma %l, %r", "multi_mma %l, %x")],
        "has rhs that wgmma cannot read: it is a block's argument, and must be a whole read of a memref in workgroup memory",
    ),
    "computed": (
        [("  %d = iree_gpu.multi_mma %l", "  %s = arith.addf %l, %l : vector<64x64xf16>\n  %d = iree_gpu.multi_mma %s")],
        "has lhs that wgmma cannot read: it comes from 'arith.addf'",
    ),
    "not swizzled": (
        [(", swizzle = 128", "")],
        "has lhs that wgmma cannot read: it has inner dimensions 64x64 with permutation [0, 1], and "
        "#gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 64, unroll_k = 4> needs 8x8x8x8 with permutation [0, 2, 1, 3] or ",
    ),
    "rows with gaps": (
        [("%b: memref<64x64xf16, 3>", "%b: memref<64x64xf16, strided<[72, 1]>, 3>"), (": memref<64x64xf16, 3>, vector<64x64xf16>\n  %d", ": memref<64x64xf16, strided<[72, 1]>, 3>, vector<64x64xf16>\n  %d")],
        "has rhs that wgmma cannot read: it is read from memref<64x64xf16, strided<[72, 1]>, 3>, whose tiles are not contiguous",
    ),
    "a transposed read": (
        [("in_bounds = [true, true]} : memref<64x64xf16, 3>, vector<64x64xf16>\n  %r", "in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<64x64xf16, 3>, vector<64x64xf16>\n  %r")],
        "has lhs that wgmma cannot read: it is read with the permutation (d0, d1) -> (d1, d0)",
    ),
    "written meanwhile": (
        [("  %d = iree_gpu", "  memref.store %f0, %b[%c0, %c0] : memref<64x64xf16, 3>\n  %d = iree_gpu")],
        "has lhs that wgmma cannot read: it is read before 'memref.store', which may write there, and the product reads the memory again",
    ),
    "a barrier meanwhile": (
        [("  %d = iree_gpu", "  gpu.barrier\n  %d = iree_gpu")],
        "has lhs that wgmma cannot read: it is read before 'gpu.barrier'",
    ),
    "at an unknown row": (
        [("%c: vector<32xf32>)", "%c: vector<32xf32>, %i: index)"), ("%b: memref<64x64xf16, 3>", "%b: memref<128x64xf16, 3>"),
         ("%b[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<64x64xf16, 3>", "%b[%i, %c0], %f0 {in_bounds = [true, true]} : memref<128x64xf16, 3>")],
        "has rhs that wgmma cannot read: it begins at an index that is not known, in steps of 128 bytes, which must be a multiple of 1024",
    ),
    "misaligned": (
        [("%b: memref<64x64xf16, 3>", "%b: memref<64x64xf16, strided<[64, 1], offset: 64>, 3>"), (": memref<64x64xf16, 3>, vector<64x64xf16>\n  %d", ": memref<64x64xf16, strided<[64, 1], offset: 64>, 3>, vector<64x64xf16>\n  %d")],
        "has rhs that wgmma cannot read: it begins 128 bytes into its buffer, which must be a multiple of 1024",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", LOWERING)
def test_what_cannot_be_lowered(case):
    changes, message = LOWERING[case]
    source = SHARED
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    # Another op that could be lowered stays too.
    source = source.replace("  return", "  %e = iree_gpu.value_barrier %d : vector<32xf32>\n  return")
    found = refused(gpuir.parse(source, context=gpuir.Context()), "func.func(iree-gpu-lower-ops)")
    line = next(i for i, each in enumerate(source.splitlines(), 1) if "iree_gpu.multi_mma" in each)
    assert message in found and f"-:{line}:8: error: 'iree_gpu.multi_mma' op" in found


def test_an_unknown_stage_of_a_pipeline_is_lowered():
    source = SHARED.replace("%c: vector<32xf32>)", "%c: vector<32xf32>, %i: index)")
    source = source.replace("%b: memref<64x64xf16, 3>", "%b: memref<3x64x64xf16, 3>").replace(
        "%b[%c0, %c0]", "%b[%i, %c0, %c0]"
    )
    source = source.replace(
        "memref<64x64xf16, 3>, vector<64x64xf16>\n  %d", "memref<3x64x64xf16, 3>, vector<64x64xf16>\n  %d"
    )
    module = gpuir.parse(source, context=gpuir.Context())
    nv.run(module, "func.func(iree-gpu-lower-ops)")
    (view,) = collect(module, "memref.reinterpret_cast")
    assert str(view.operation.results[0].type) == "memref<64x64xf16, strided<[64, 1], offset: ?>, 3>"
    assert len(collect(module, "nvgpu.warpgroup.mma")) == 1


def test_a_write_elsewhere_is_none():
    source = SHARED.replace("%c: vector", "%o: memref<1xf16>, %c: vector").replace(
        "  %d = iree_gpu", "  memref.store %f0, %o[%c0] : memref<1xf16>\n  %d = iree_gpu"
    )
    module = gpuir.parse(source, context=gpuir.Context())
    nv.run(module, "func.func(iree-gpu-lower-ops)")
    assert len(collect(module, "nvgpu.warpgroup.mma")) == 1


def vectors(source: str):
    module = gpuir.parse(source, context=gpuir.Context())
    nv.run(module, f"func.func({nv.TO_VECTORS}),{nv.BUFFERS}")
    nv.lanes(module)
    return module


PROMOTION = {
    "too much": (text(F16, 256, 4, outer=(4, 4, 2)), "", "bytes of workgroup memory for lhs and rhs, and a workgroup has 232448: tile it"),
    "of a part": (text(F16, 64, 4, outer=(1, 1, 2)), "iree-gpu-unroll-to-intrinsics,", "it is a part of a read; promote before iree.unroll_multi_mma"),
    "swizzled": (text(F16, 64, 4, swizzle=128), "", "has swizzle = 128: promotion gives both an order, and takes neither in one already"),
    "of more warps": (
        text(F16, 64, 4).replace("tensor<2x2x64x64xf32> {", "tensor<2x2x64x64xf32> attributes {gpu.known_block_size = array<i32: 256, 1, 1>} {", 1),
        "", "is in a workgroup of 256 threads, and operands are promoted by those of one warpgroup, 128",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", PROMOTION)
def test_what_cannot_be_promoted(case):
    source, before, message = PROMOTION[case]
    module = vectors(source)
    if before:
        nv.run(module, before.rstrip(","))
    assert message in refused(module, "iree-gpu-promote-wgmma-operands")


def test_a_transposed_accumulator_is_refused():
    module = gpuir.parse(text(F16, 64, 4, ", acc_permutation = array<i64: 1, 0>"), context=gpuir.Context())
    nv.run(module, "func.func(iree-gpu-concretize-mma-shapes)")
    message = "has acc with columns before rows, of both of which a lane has several: WGMMA_F32_64xNx16_F16 takes them rows first"
    assert message in refused(module, "func.func(iree-gpu-distribute-mma-to-lanes)")


def test_vectors_of_the_whole_warpgroup_do_not_match():
    source = SHARED.replace("vector<32xf32>", "vector<64x64xf32>")
    module = gpuir.parse(source, context=gpuir.Context())
    before = gpuir.asm(module)
    nv.run(module, "func.func(iree-gpu-lower-ops)")
    assert gpuir.asm(module) == before


# Tiles that TMA brings


SPACE = "#gpu.address_space<workgroup>"
BOX = f"memref<64x64xf16, {SPACE}>"
MAP = f"!nvgpu.tensormap.descriptor<tensor = {BOX}, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"
BARRIER = f"!nvgpu.mbarrier.group<memorySpace = {SPACE}>"


def loads() -> str:
    """Two steps along k, of 64 x 64 of lhs and 64 x 128 of rhs, as blocks of 64 columns."""
    text = ""
    places = [("a", "la", step, 2, (64 * step, 0)) for step in range(2)]
    places += [("b", "lb", 2 * step + block, 4, (64 * block, 64 * step)) for step in range(2) for block in range(2)]
    for number, (source, into, place, count, coordinates) in enumerate(places):
        shape = "2x64x64" if count == 2 else "2x2x64x64"
        box = f"memref<64x64xf16, strided<[64, 1], offset: {4096 * place}>, {SPACE}>"
        text += (
            f"    %box{number} = memref.reinterpret_cast %{into} to offset: [{4096 * place}], sizes: [64, 64], strides: [64, 1] : "
            f"memref<{shape}xf16, {SPACE}> to {box}\n"
            f"    nvgpu.tma.async.load %{source}[%c{coordinates[0]}, %c{coordinates[1]}], %bar[%c0] to %box{number}, predicate = %first "
            f": {MAP}, {BARRIER} -> {box}\n"
        )
    return text


TMA = f"""
gpu.module @kernels {{
  gpu.func @matmul(%a: {MAP}, %b: {MAP}, %out: memref<128x64xf32>) kernel {{
    %c0 = arith.constant 0 : index
    %c16384 = arith.constant 16384 : index
    %whole = gpu.dynamic_shared_memory : memref<?xi8, {SPACE}>
    %la = memref.view %whole[%c0][] : memref<?xi8, {SPACE}> to memref<2x64x64xf16, {SPACE}>
    %lb = memref.view %whole[%c16384][] : memref<?xi8, {SPACE}> to memref<2x2x64x64xf16, {SPACE}>
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %f0 = arith.constant 0.0 : f16
    %bytes = arith.constant 49152 : index
    %ticks = arith.constant 10000000 : index
    %p = arith.constant false
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %bar = nvgpu.mbarrier.create -> {BARRIER}
    nvgpu.mbarrier.init %bar[%c0], %c1, predicate = %first : {BARRIER}
    gpu.barrier
    nvgpu.mbarrier.arrive.expect_tx %bar[%c0], %bytes, predicate = %first : {BARRIER}
{loads()}    nvgpu.mbarrier.try_wait.parity %bar[%c0], %p, %ticks : {BARRIER}
    %l = vector.transfer_read %la[%c0, %c0, %c0], %f0 {{in_bounds = [true, true, true]}} : memref<2x64x64xf16, {SPACE}>, vector<2x64x64xf16>
    %r = vector.transfer_read %lb[%c0, %c0, %c0, %c0], %f0 {{in_bounds = [true, true, true, true]}}
      : memref<2x2x64x64xf16, {SPACE}>, vector<2x2x64x64xf16>
    %zero = arith.constant dense<0.0> : vector<2x16x2xf32>
    %d = iree_gpu.multi_mma %l, %r, %zero {{
      indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
      iterator_types = [#iree_gpu.iterator_type<reduction>],
      kind = #gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 128, unroll_k = 4, swizzle = 128>,
      rhs_permutation = array<i64: 1, 0, 2>}} : vector<2x64x64xf16>, vector<2x2x64x64xf16> into vector<2x16x2xf32>
    %flat = vector.shape_cast %d : vector<2x16x2xf32> to vector<64xf32>
    vector.store %flat, %out[%t, %c0] : memref<128x64xf32>, vector<64xf32>
    gpu.return
  }}
}}
"""


def test_tiles_of_tma(seed):
    module = gpuir.parse(TMA, context=gpuir.Context())
    nv.run(module, "gpu.module(iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops,canonicalize,cse)")
    assert len(collect(module, "nvgpu.warpgroup.mma")) == 2
    ptx = gpuir.compile(gpuir.asm(module), target="sm_90a", emit="ptx").data
    assert ptx.count("wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16") == 8
    assert "cp.async.bulk.tensor.2d" in ptx
    rng = np.random.default_rng(seed)
    a, b = rng.integers(-4, 5, (64, 128)).astype(np.float16), rng.integers(-4, 5, (128, 128)).astype(np.float16)
    lane, half, eight, pair = np.ogrid[:128, :2, :16, :2]
    row, column = lane // 32 * 16 + half * 8 + lane % 32 // 4, eight * 8 + lane % 4 * 2 + pair
    for _ in range(2):
        found = np.zeros((128, 64), np.float32)
        maps = (sim.tensor_map(each, (64, 64), swizzle="128b") for each in (a, b))
        report = sim.launch(module, "matmul", 1, 128, *maps, found, smem=48 << 10, chip="sm_90a")
        assert not report.findings
        assert (found.reshape(128, 2, 16, 2) == (a.astype(np.float32) @ b)[row, column]).all()
        # The same behind upstream's lowering.
        nv.run(module, "gpu.module(convert-nvgpu-to-nvvm)")
