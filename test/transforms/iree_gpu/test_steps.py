"""The steps of matmul_schedule one by one: what is there behind each, how good the kernels are, what is refused."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import ir, sim
from gpuir.errors import PassError
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import STEPS, Step, matmul_schedule
from gpuir.transforms.iree_gpu.utils.rewriting import collect

MATMUL = """
func.func @matmul(%a: tensor<{m}x{k}x{e}>, %b: tensor<{k}x{n}x{e}>, %c: tensor<{m}x{n}x{f}>) -> tensor<{m}x{n}x{f}> {{
  %zero = arith.constant {zero} : {f}
  %f = linalg.fill ins(%zero : {f}) outs(%c : tensor<{m}x{n}x{f}>) -> tensor<{m}x{n}x{f}>
  %d = linalg.matmul ins(%a, %b : tensor<{m}x{k}x{e}>, tensor<{k}x{n}x{e}>) outs(%f : tensor<{m}x{n}x{f}>) -> tensor<{m}x{n}x{f}>
  return %d : tensor<{m}x{n}x{f}>
}}
"""
NAMES = [step.name for step in STEPS]


def text(m=100, n=70, k=50, e="f16", f="f32"):
    return MATMUL.format(m=m, n=n, k=k, e=e, f=f, zero="0" if f == "i32" else "0.0")


def scheduled(source, kind="MFMA_F32_16x16x16_F16", tiles=(64, 64, 2, 2, 2), promote=(0, 1), **options):
    m, n, steps, rows, columns = tiles
    module = gpuir.parse(source, filename="matmul.mlir", context=gpuir.Context())
    with module.context:
        config = lowering_config(kind, (m, n, 0), (0, 0, steps), (rows, columns, 0), promote)
        matmul_schedule(module, None if kind.startswith("MMA_SYNC") else target("gfx942"), config, **options)
    return module


# What is there behind each step -----------------------------------------------------------------------------------------

#: Patterns that the text has behind a step for the first time, and such that it has no more.
STEP_BY_STEP = {
    "workgroups": (
        [r"scf\.forall \(%\w+, %\w+\) in \(2, 2\)", r"mapping = \[#gpu\.block<y>, #gpu\.block<x>\]", r"affine\.min",
         r"linalg\.matmul \{lowering_config = #iree_gpu\.lowering_config"], [],
    ),
    "pad": ([r"tensor\.pad .*\n.*\n.*\n.* : tensor<\?x50xf16> to tensor<64x64xf16>"], []),
    "pack": (
        [r"linalg\.pack .* : tensor<64x64xf16> -> tensor<4x4x16x16xf16>", r"linalg\.unpack",
         r"multi_mma .*rhs_permutation = array<i64: 1, 0>.* into tensor<4x4x16x16xf32>"],
        [r"linalg\.matmul"],
    ),
    "reduction": ([r"scf\.for .* iter_args\(.*tensor<4x4x16x16xf32>", r"linalg\.pack .* -> tensor<4x2x16x16xf16>"], []),
    "promote": (
        [r"scf\.forall \(%\w+\) in \(256\)", r"mapping = \[#gpu\.thread<linear_dim_0>\]", r"linalg\.transpose"],
        [r"linalg\.pack .*f16"],
    ),
    "subgroups": ([r"scf\.forall .* in \(2, 2\) .*\n(.*\n)*?.*multi_mma .* into tensor<2x2x16x16xf32>",
                   r"#gpu\.warp<linear_dim_1>, #gpu\.warp<linear_dim_0>"], []),
    "lanes": ([r"multi_mma .* : tensor<2x2x1x4xf16>, tensor<2x2x1x4xf16> into tensor<2x2x4x1xf32>"],
              [r"#gpu\.warp", r"lowering_config"]),
    "fuse": (
        [r"iree_gpu\.barrier_region ins\(%\w+, %\w+ : tensor<4x2x16x16xf16>, tensor<2x4x16x16xf16>\)",
         r"alloc_tensor\(\) \{memory_space = #gpu\.address_space<workgroup>\}",
         r"scf\.for .* iter_args\(.*tensor<2x2x4x1xf32>"], [],
    ),
    "vectorize": (
        [r"multi_mma .* : vector<2x2x1x4xf16>, vector<2x2x1x4xf16> into vector<2x2x4x1xf32>",
         r"scf\.for .* iter_args\(.*vector<2x2x4x1xf32>"],
        [r"linalg\.transpose"],
    ),
    "unpack": ([r"tensor\.parallel_insert_slice .* \[%\w+, 1\] \[1, 1\] : tensor<\?x1xf32>",
                r"vector\.transfer_read %arg0"], [r"linalg\.", r"tensor\.pad"]),
    "unroll": ([r"scf\.for .* -> \(vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>\)",
                r"iree_gpu\.value_barrier %\w+, %\w+ : tensor<4x2x16x16xf16>, tensor<2x4x16x16xf16>",
                r"multi_mma .*iterator_types = \[\].* : vector<1x4xf16>, vector<1x4xf16> into vector<4x1xf32>"],
               [r"barrier_region"]),
    "bufferize": ([r"\bgpu\.barrier", r"memref\.alloc\(\) .*#gpu\.address_space<workgroup>"], [r"tensor<", r"value_barrier"]),
    "intrinsics": ([r"amdgpu\.mfma 16x16x16"], [r"multi_mma"]),
    "prefetch": ([r"amdgpu\.sched_barrier", r"scf\.for .* -> \(.*vector<\d+x\d+xf16>"], []),
    "launch": ([r"gpu\.launch", r"vector\.load %arg0\[", r"vector\.store .*memref<4x2x16x\d+xf16, #gpu", r"memref\.global"],
               [r"scf\.forall", r"transfer_", r"memref\.alloc"]),
    "outline": ([r"gpu\.launch_func", r"gpu\.func @matmul_kernel"], []),
}  # fmt: skip


def test_every_step_does_what_it_says():
    seen = {}
    scheduled(text(), watch=lambda step, module: seen.update({step.name: gpuir.asm(module)}))
    assert list(seen) == NAMES == list(STEP_BY_STEP)
    before = text()
    for name, (new, gone) in STEP_BY_STEP.items():
        for pattern in new:
            assert re.search(pattern, seen[name]), f"behind {name} there is no {pattern}"
            assert not re.search(pattern, before), f"before {name} there is {pattern} already"
        for pattern in gone:
            assert re.search(pattern, before) and not re.search(pattern, seen[name]), (name, pattern)
        before = seen[name]


def test_until_stops_behind_a_step_and_the_rest_can_be_run_as_pipelines(seed):
    module = scheduled(text(), until="lanes")
    assert collect(module, "iree_gpu.multi_mma") and not collect(module, "gpu.launch_func")
    for step in STEPS[NAMES.index("lanes") + 1 :]:
        gpuir.pass_manager(f"builtin.module({step.pipeline})", context=module.context).run(module)
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-8, 9, shape).astype(np.float16) for shape in ((100, 50), (50, 70)))
    c = np.zeros((100, 70), np.float32)
    sim.run(module, "matmul", a, b, c, chip="gfx942")
    assert (c == a.astype(np.float32) @ b.astype(np.float32)).all()


def test_steps_can_be_changed(seed):
    steps = [step for step in STEPS if step.name != "promote"]
    module = scheduled(text(64, 64, 64), steps=steps)
    assert "address_space<workgroup>" not in gpuir.asm(module) and "gpu.barrier" not in gpuir.asm(module)
    seen = []
    extra = Step("extra", "cse", "")
    scheduled(text(64, 64, 64), steps=[*STEPS[:2], extra], watch=lambda step, module: seen.append(step.name))
    assert seen == ["workgroups", "pad", "extra"]
    with pytest.raises(ValueError, match="expected one of the steps workgroups, pad, .*got until='tile'"):
        scheduled(text(), until="tile")


# How good the kernels are -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "element", "acc"),
    [("MFMA_F32_16x16x16_F16", "f16", "f32"), ("MFMA_F32_16x16x32_F8E4M3FNUZ", "f8E4M3FNUZ", "f32"),
     ("MFMA_I32_16x16x32_I8", "i8", "i32")],
)  # fmt: skip
def test_the_loop_has_nothing_but_loads_barriers_and_intrinsics(kind, element, acc):
    module = scheduled(text(256, 256, 256, element, acc), kind, (128, 128, 2, 4, 4), until="launch")
    (loop,) = collect(module, "scf.for")
    # The accumulators, and what is loaded for the next step.
    types = [str(result.type) for result in loop.operation.results]
    assert types[:16] == [f"vector<4x{acc}>"] * 16 and len(types) > 16 and not any(acc in each for each in types[16:])
    body = [op.operation for op in loop.body.operations]
    assert [op.name for op in body].count("gpu.barrier") == 2
    loads = [op.operation for op in collect(loop, "vector.load")]
    shared = [op for op in loads if "workgroup" in str(op.operands[0].type)]
    stores = [op for op in body if op.name == "vector.store"]
    bits = [vector.type.shape[0] * vector.type.element_type.width for vector in (op.results[0] for op in loads)]
    # Fragments of 8 bytes a lane; of an operand whose rows are along k the copies have 16 bytes.
    assert len(shared) == 16 and {64} == {n for op, n in zip(loads, bits) if op in shared} and max(bits) == 128
    assert all(op.operands[0].type.shape[0] > 1 for op in stores)
    assert {"vector.insert", "vector.insert_strided_slice", "memref.store"}.isdisjoint(op.name for op in body)


@pytest.mark.parametrize(
    ("kind", "element", "acc", "microseconds"),
    [("MFMA_F32_16x16x16_F16", "f16", "f32", 1.96), ("MFMA_F32_16x16x32_F8E4M3FNUZ", "f8E4M3FNUZ", "f32", 0.98),
     ("MFMA_I32_16x16x32_I8", "i8", "i32", 0.98)],
)  # fmt: skip
def test_the_estimate_is_that_of_the_matrix_units(kind, element, acc, microseconds):
    from gpuir.sim.types import small_float

    module = scheduled(text(256, 256, 256, element, acc), kind, (128, 128, 2, 4, 4))
    dtype = {"f16": np.float16, "i8": np.int8, "f8E4M3FNUZ": small_float("float8_e4m3fnuz")}[element]
    a, b = (np.ones((256, 256), np.float32).astype(dtype) for _ in range(2))
    c = np.zeros((256, 256), np.int32 if acc == "i32" else np.float32)
    estimate = sim.run(module, "matmul", a, b, c, chip="gfx942").estimate("gfx942")
    assert (c.astype(np.float32) == 256).all()
    assert estimate.bound == "tensor" and estimate.seconds * 1e6 < microseconds


def test_wide_accesses_in_assembly():
    assembly = gpuir.compile(
        gpuir.asm(scheduled(text(256, 256, 256), tiles=(128, 128, 2, 4, 4))), target="gfx942", emit="amdgcn"
    ).data
    for instruction in ("global_load_dwordx4", "ds_write2_b64", "ds_read2_b64"):
        assert instruction in assembly
    assert "scratch_" not in assembly and "ds_read_u16" not in assembly and "ds_write_b16" not in assembly


@pytest.mark.parametrize("alignment", [16, 1])
def test_wide_accesses_in_ptx(alignment):
    """Of arguments that need not be aligned, ptxas takes no vectors."""
    steps = [Step(s.name, s.pipeline.replace("alignment=16", f"alignment={alignment}"), s.summary) for s in STEPS]
    module = scheduled(text(64, 64, 64), "MMA_SYNC_F32_16x8x16_F16", (64, 64, 2, 2, 4), steps=steps)
    ptx = gpuir.compile(gpuir.asm(module), target="sm_80", emit="ptx").data
    for instruction in ("ld.global.v4.b32", "st.global.v2.b32"):
        assert (instruction in ptx) == (alignment == 16)
    assert ("ld.global.b16" in ptx) == (alignment == 1)
    assert "st.shared.v4.b32" in ptx and "st.shared.b16" not in ptx


def test_workgroup_memory_stays_within_the_target():
    """Tiles that would be too large with gaps between their rows have none."""
    module = gpuir.parse(text(256, 256, 256), context=gpuir.Context())
    sizes = {}
    for limit in (65536, 32768):
        copy = gpuir.parse(gpuir.asm(module), context=module.context)
        with copy.context:
            config = lowering_config("MFMA_F32_16x16x16_F16", (128, 128, 0), (0, 0, 4), (4, 4, 0))
            small = str(target("gfx942")).replace("65536", str(limit))
            holder = gpuir.parse(f"module attributes {{t.t = {small}}} {{}}", context=copy.context)
            matmul_schedule(copy, holder.operation.attributes["t.t"], config, until="launch")
        types = [ir.TypeAttr(g.operation.attributes["type"]).value for g in collect(copy, "memref.global")]
        sizes[limit] = sum(int(np.prod(type_.shape)) * 2 for type_ in types)
    assert sizes == {65536: 40960, 32768: 32768}


@pytest.mark.parametrize("promote", [(0, 1), (0,), ()])
def test_one_tensor_as_both_operands(seed, promote):
    """Of one workgroup both are the same pack."""
    t, c_type = "tensor<32x48xf16>", "tensor<32x32xf32>"
    maps = ", ".join(f"affine_map<(m, n, k) -> ({dims})>" for dims in ("m, k", "n, k", "m, n"))
    source = (
        f"func.func @matmul(%a: {t}, %c: {c_type}) -> {c_type} {{\n  %d = linalg.generic {{indexing_maps = [{maps}], "
        f'iterator_types = ["parallel", "parallel", "reduction"]}} ins(%a, %a : {t}, {t}) outs(%c : {c_type}) {{\n'
        "  ^bb0(%x: f16, %y: f16, %z: f32):\n    %0 = arith.extf %x : f16 to f32\n    %1 = arith.extf %y : f16 to f32\n"
        "    %2 = arith.mulf %0, %1 : f32\n    %3 = arith.addf %z, %2 : f32\n    linalg.yield %3 : f32\n"
        f"  }} -> {c_type}\n  return %d : {c_type}\n}}\n"
    )
    module = scheduled(source, tiles=(32, 32, 1, 1, 1), promote=promote)
    a = np.random.default_rng(seed).integers(-8, 9, (32, 48)).astype(np.float16)
    c = np.ones((32, 32), np.float32)
    sim.run(module, "matmul", a, c, chip="gfx942")
    assert (c == 1 + a.astype(np.float32) @ a.astype(np.float32).T).all()


# On memrefs --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["", ", strided<[80, 1], offset: 8>"])
def test_contractions_on_memrefs(seed, layout):
    """Two, one after the other; the fill before the first one becomes part of it."""
    config = (
        "lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, "
        "workgroup = [32, 32, 0], reduction = [0, 0, 1], subgroup = [1, 1, 0]}>"
    )
    a_type, b_type, c_type = f"memref<50x70xf16{layout}>", "memref<70x40xf16>", "memref<50x40xf32>"
    matmul = f"  linalg.matmul {{{config}}} ins(%a, %b : {a_type}, {b_type}) outs(%c : {c_type})\n"
    module = matmul_schedule(
        gpuir.parse(
            f"func.func @mm(%a: {a_type}, %b: {b_type}, %c: {c_type}) {{\n  %z = arith.constant 0.0 : f32\n"
            f"  linalg.fill ins(%z : f32) outs(%c : {c_type})\n{matmul}{matmul}  return\n}}\n",
            context=gpuir.Context(),
        )
    )
    assert "memref.store" not in gpuir.asm(module) and "memref.copy" not in gpuir.asm(module)
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-8, 9, shape).astype(np.float16) for shape in ((50, 70), (70, 40)))
    c = np.full((50, 40), 7, np.float32)
    given = np.zeros(50 * 80 + 8, np.float16)[8:]
    view = np.lib.stride_tricks.as_strided(given, (50, 70), (160, 2))
    view[...] = a
    report = sim.run(module, "mm", view if layout else a, b, c, chip="gfx942")
    assert (c == 2 * (a.astype(np.float32) @ b.astype(np.float32))).all() and len(report.kernels) == 2


# What is refused ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ("reduction", "'iree_gpu.multi_mma' op has lhs of tensor<4x?x16x16xf16> from no linalg.pack of a step: iree-gpu-pack-to-"),
        ("fuse", "'scf.forall' op runs 512 times, and its workgroup has 256 threads: iree-gpu-fuse-and-hoist-parallel-loops"),
        ("lanes", "'scf.forall' op runs 512 times, and its workgroup has 256 threads"),
        ("bufferize", "'scf.forall' op has results"),
    ],
)  # fmt: skip
def test_a_schedule_without_a_step_that_it_needs(missing, message):
    source = text().replace("100x50", "100x?").replace("50x70", "?x70")
    before = gpuir.asm(gpuir.parse(source, context=gpuir.Context()))
    module = gpuir.parse(source, filename="matmul.mlir", context=gpuir.Context())
    with module.context, pytest.raises(PassError) as error:
        config = lowering_config("MFMA_F32_16x16x16_F16", (64, 64, 0), (0, 0, 4), (2, 2, 0))
        matmul_schedule(module, None, config, steps=[step for step in STEPS if step.name != missing])
    assert message in error.value.diagnostics[0].message
    assert error.value.diagnostics[0].file == "matmul.mlir"
    assert gpuir.asm(module) == before


def test_loops_over_subgroups_that_are_no_threads():
    module = scheduled(text(64, 64, 64), until="subgroups")
    with pytest.raises(
        PassError, match="has no loop over lanes at the end of its body; iree-gpu-distribute-mma-to-lanes"
    ):
        gpuir.pass_manager("builtin.module(iree-gpu-lanes-to-threads)", context=module.context).run(module)


def test_wgmma_reads_both_operands_from_workgroup_memory():
    module = gpuir.parse(text(64, 64, 64), filename="matmul.mlir", context=gpuir.Context())
    kind = "#gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 64, unroll_k = 4>"
    holder = gpuir.parse(f"module attributes {{t.t = {kind}}} {{}}", context=module.context)
    with module.context:
        for promote in ((0, 1), (1,)):
            config = lowering_config(holder.operation.attributes["t.t"], (64, 64, 0), (0, 0, 1), (1, 1, 0), promote)
            if promote == (0, 1):
                copy = gpuir.parse(gpuir.asm(module), context=module.context)
                assert "wgmma" in gpuir.asm(matmul_schedule(copy, None, config))
                continue
            with pytest.raises(PassError, match="which reads workgroup memory: promote_operands must be") as error:
                matmul_schedule(module, None, config)
            assert error.value.diagnostics[0].line == 5
