"""Contractions from linalg to kernels of matrix instructions: in the simulator against NumPy, and assembled.

512 and 1024 run with `--sweep=all`.
"""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.errors import Error, PassError
from gpuir.sim.types import small_float
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import STEPS, Step, matmul_schedule, search

DTYPES = {
    "f16": np.float16,
    "f32": np.float32,
    "i8": np.int8,
    "i32": np.int32,
    "f8E4M3FNUZ": small_float("float8_e4m3fnuz"),
}
INTRINSICS = {
    "f16": ("MFMA_F32_16x16x16_F16", "f32"),
    "f8E4M3FNUZ": ("MFMA_F32_16x16x32_F8E4M3FNUZ", "f32"),
    "i8": ("MFMA_I32_16x16x32_I8", "i32"),
}


def matmul(m, n, k, element, acc, fill=True, dynamic=False):
    shapes = [(m, k), (k, n), (m, n)]
    a, b, c = (
        f"tensor<{'x'.join('?' if dynamic else str(s) for s in shape)}x{e}>"
        for shape, e in zip(shapes, (element, element, acc))
    )
    start, init = "", "%c"
    if fill:
        zero = "0" if acc == "i32" else "0.0"
        start = f"  %z = arith.constant {zero} : {acc}\n  %f = linalg.fill ins(%z : {acc}) outs(%c : {c}) -> {c}\n"
        init = "%f"
    return (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n{start}"
        f"  %d = linalg.matmul ins(%a, %b : {a}, {b}) outs({init} : {c}) -> {c}\n  return %d : {c}\n}}\n"
    )


def values(rng, shape, element):
    if element == "f8E4M3FNUZ":
        return rng.integers(-8, 9, shape).astype(np.float32).astype(DTYPES[element])
    if element in ("i8", "i32"):
        return rng.integers(-128, 128, shape).astype(DTYPES[element])
    return rng.integers(-8, 9, shape).astype(DTYPES[element])


def exact(array):
    return array.astype(np.float32).astype(np.int64)


def scheduled(
    text, kind, workgroup=(64, 64, 0), reduction=(0, 0, 2), subgroup=(2, 2, 0), promote=(0, 1), arch="gfx942"
):
    context = gpuir.Context()
    module = gpuir.parse(text, filename="matmul.mlir", context=context)
    with context:
        config = lowering_config(kind, workgroup, reduction, subgroup, promote)
        return matmul_schedule(module, target(arch), config)


def check(module, rng, m, n, k, element, acc, fill=True, chip="gfx942", **options):
    a, b, c = values(rng, (m, k), element), values(rng, (k, n), element), values(rng, (m, n), acc)
    expected = exact(a) @ exact(b) + (0 if fill else exact(c))
    before = c.copy()
    report = sim.run(module, "matmul", a, b, c, chip=chip, **options)
    assert (exact(c) == expected).all()
    assert (before != c).any() or m * n < 100
    return report


@pytest.mark.parametrize("size", [256, 512, 1024])
@pytest.mark.parametrize("element", INTRINSICS)
def test_whole_matmuls(request, seed, element, size):
    if size > 256 and request.config.getoption("--sweep") != "all":
        pytest.skip("large sizes run with --sweep=all")
    kind, acc = INTRINSICS[element]
    module = scheduled(matmul(size, size, size, element, acc), kind, (128, 128, 0), (0, 0, 2), (4, 4, 0))
    report = check(module, np.random.default_rng(seed), size, size, size, element, acc, checks=size <= 256)
    tiles = {"MFMA_F32_16x16x16_F16": 16}.get(kind, 32)
    assert report.operations["amdgpu.mfma"] == (size // 16) ** 2 * (size // tiles)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("sizes", [(100, 70, 50), (17, 33, 19), (1, 1, 1), (64, 65, 0), (63, 128, 129)])
def test_ragged_sizes(seed, sizes, fill, dynamic):
    module = scheduled(matmul(*sizes, "f16", "f32", fill, dynamic), "MFMA_F32_16x16x16_F16")
    if sizes[2] == 0 and not fill:
        assert not dynamic or "gpu.launch_func" in gpuir.asm(module)
        return  # nothing to add: the result is what it was
    check(module, np.random.default_rng(seed), *sizes, "f16", "f32", fill)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("sizes", [(0, 5, 7), (5, 0, 7), (5, 6, 0)])
def test_sizes_of_nothing(sizes, fill, dynamic):
    """No kernel of no workgroups is launched, and of no products the sum is what it was, or the fill."""
    m, n, k = sizes
    module = scheduled(matmul(m, n, k, "f16", "f32", fill, dynamic), "MFMA_F32_16x16x16_F16")
    c = np.ones((m, n), np.float32)
    sim.run(module, "matmul", np.ones((m, k), np.float16), np.ones((k, n), np.float16), c, chip="gfx942")
    assert (c == (0 if fill else 1)).all()


@pytest.mark.parametrize("promote", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize(
    "kind", ["MFMA_F32_32x32x8_F16", "MFMA_I32_32x32x16_I8", "MFMA_F32_16x16x4_F32", "MFMA_I32_16x16x16_I8"]
)
def test_intrinsics_and_promotion(seed, kind, promote):
    element, acc = {"F16": ("f16", "f32"), "_I8": ("i8", "i32"), "F32": ("f32", "f32")}[kind[-3:]]
    arch = "gfx90a" if kind == "MFMA_I32_16x16x16_I8" else "gfx942"
    text = matmul(70, 64, 48, element, acc, fill=False)
    module = scheduled(text, kind, (64, 64, 0), (0, 0, 2), (1, 2, 0), promote, arch)
    shared = gpuir.asm(module).count("memref.global")
    assert shared == 2 * len(promote)  # one in the host's module, one in the kernel's
    check(module, np.random.default_rng(seed), 70, 64, 48, element, acc, fill=False)


def test_wmma(seed):
    module = scheduled(
        matmul(40, 50, 60, "f16", "f32"), "WMMA_F32_16x16x16_F16", (32, 32, 0), (0, 0, 2), (1, 1, 0), arch="gfx1100"
    )
    report = check(module, np.random.default_rng(seed), 40, 50, 60, "f16", "f32", chip="gfx1100")
    assert report.operations["amdgpu.wmma"]


NVIDIA = {
    "MMA_SYNC_F32_16x8x16_F16": ("f16", "f32", "mma.sync.aligned.m16n8k16"),
    "MMA_SYNC_I32_16x8x32_I8": ("i8", "i32", "mma.sync.aligned.m16n8k32"),
    "MMA_SYNC_F32_16x8x8_TF32": ("f32", "f32", "mma.sync.aligned.m16n8k8"),
}


@pytest.mark.parametrize("promote", [(), (0, 1)])
@pytest.mark.parametrize("kind", NVIDIA)
def test_the_same_program_on_nvidia(seed, kind, promote):
    element, acc, instruction = NVIDIA[kind]
    context = gpuir.Context()
    module = gpuir.parse(matmul(50, 70, 60, element, acc, fill=False), context=context)
    with context:
        matmul_schedule(module, None, lowering_config(kind, (32, 32, 0), (0, 0, 2), (1, 2, 0), promote))
    check(module, np.random.default_rng(seed), 50, 70, 60, element, acc, fill=False, chip="sm_80")
    assert gpuir.compile(gpuir.asm(module), target="sm_80", emit="ptx").data.count(instruction) == 4


GENERIC = """
func.func @matmul(%a: tensor<2x3x40x50xf16>, %b: tensor<60x2x50xf16>, %c: tensor<3x60x40xf32>) -> tensor<3x60x40xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(b, i, j, r, k) -> (r, b, i, k)>, affine_map<(b, i, j, r, k) -> (j, r, k)>,
                     affine_map<(b, i, j, r, k) -> (b, j, i)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]
  } ins(%a, %b : tensor<2x3x40x50xf16>, tensor<60x2x50xf16>) outs(%c : tensor<3x60x40xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<3x60x40xf32>
  return %0 : tensor<3x60x40xf32>
}
"""


def test_generic_contraction(seed):
    """A batch, a reduction beside k, and a transposed result."""
    rng = np.random.default_rng(seed)
    module = scheduled(GENERIC, "MFMA_F32_16x16x16_F16", (1, 32, 32, 0, 0), (0, 0, 0, 0, 2), (0, 1, 1, 0, 0))
    a, b, c = values(rng, (2, 3, 40, 50), "f16"), values(rng, (60, 2, 50), "f16"), values(rng, (3, 60, 40), "f32")
    expected = exact(c) + np.einsum("rbik,jrk->bji", exact(a), exact(b))
    sim.run(module, "matmul", a, b, c, chip="gfx942")
    assert (exact(c) == expected).all()


def test_batch_matmul(seed):
    a, b, c = ("tensor<3x20x40xf16>", "tensor<3x40x30xf16>", "tensor<3x20x30xf32>")
    text = (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"  %d = linalg.batch_matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n  return %d : {c}\n}}\n"
    )
    rng = np.random.default_rng(seed)
    module = scheduled(text, "MFMA_F32_16x16x16_F16", (0, 16, 16, 0), (0, 0, 0, 1), (0, 1, 1, 0))
    arrays = values(rng, (3, 20, 40), "f16"), values(rng, (3, 40, 30), "f16"), values(rng, (3, 20, 30), "f32")
    expected = exact(arrays[2]) + exact(arrays[0]) @ exact(arrays[1])
    sim.run(module, "matmul", *arrays, chip="gfx942")
    assert (exact(arrays[2]) == expected).all()


def test_two_contractions_with_their_own_configurations(seed):
    config = (
        "#iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<KIND>, workgroup = [32, 32, 0], reduction = [0, 0, 1], "
        "subgroup = [SUB, SUB, 0]}>"
    )
    t = "tensor<64x64xf16>"
    c = "tensor<64x64xf32>"
    text = f"func.func @matmul(%a: {t}, %b: {t}, %c: {c}) -> {c} {{\n"
    for result, acc, kind, sub in (("%d", "%c", "MFMA_F32_16x16x16_F16", 2), ("%e", "%d", "MFMA_F32_32x32x8_F16", 1)):
        attribute = config.replace("KIND", kind).replace("SUB", str(sub))
        text += f"  {result} = linalg.matmul {{lowering_config = {attribute}}} ins(%a, %b : {t}, {t}) outs({acc} : {c}) -> {c}\n"
    text += f"  return %e : {c}\n}}\n"
    module = matmul_schedule(gpuir.parse(text, context=gpuir.Context()))
    rng = np.random.default_rng(seed)
    a, b, acc = values(rng, (64, 64), "f16"), values(rng, (64, 64), "f16"), values(rng, (64, 64), "f32")
    expected = exact(acc) + 2 * (exact(a) @ exact(b))
    report = sim.run(module, "matmul", a, b, acc, chip="gfx942")
    assert (exact(acc) == expected).all() and len(report.kernels) == 2


@pytest.mark.parametrize("element", INTRINSICS)
def test_assembly_has_the_instruction(element):
    kind, acc = INTRINSICS[element]
    module = scheduled(matmul(100, 70, 50, element, acc), kind)
    assembly = gpuir.compile(gpuir.asm(module), target="gfx942", emit="amdgcn").data
    instruction = {"f16": "v_mfma_f32_16x16x16_f16", "i8": "v_mfma_i32_16x16x32_i8"}.get(
        element, "v_mfma_f32_16x16x32_fp8_fp8"
    )
    # Of each of the two steps along k: the first is whole, the second may be padding.
    assert assembly.count(instruction) in (2 * 2 * 2, 2 * 2 * 2 * 2) and "s_barrier" in assembly


# Configurations --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "WMMA_F32_16x16x16_F16"}, "uses WMMA_F32_16x16x16_F16, and gfx942 has MFMA_"),
        ({"kind": "MFMA_I32_16x16x32_I8"}, "has lhs of f16, and MFMA_I32_16x16x32_I8 multiplies i8"),
        ({"workgroup": (64, 64)}, "has 2 numbers in 'workgroup' of its lowering_config, and 3 iterators"),
        ({"workgroup": (60, 64, 0)}, "has 60 elements of m for a workgroup, no multiple of the 32 of a subgroup"),
        ({"workgroup": (1024, 1024, 0)}, "has 65536 threads in a workgroup, more than 1024 of gfx942"),
        ({"reduction": (0, 0, 64)}, "bytes of workgroup memory, more than 65536 of gfx942"),
        ({"subgroup": (0, 2, 0)}, "needs positive numbers for m and n"),
        (
            {"workgroup": (64, 64, 16)},
            "has workgroup = [64, 64, 16] in its lowering_config, whose number 2 can only be 0 or 1",
        ),
        (
            {"reduction": (4, 0, 2)},
            "has reduction = [4, 0, 2] in its lowering_config, whose number 0 can only be 0 or 1",
        ),
        ({"subgroup": (2, 2, 3)}, "has subgroup = [2, 2, 3] in its lowering_config, whose number 2 can only be 0 or 1"),
        (
            {"promote": (2,)},
            "has promote_operands = [2] in its lowering_config, and a list of 0 (lhs) and 1 (rhs) is needed",
        ),
    ],
)
def test_configurations_that_do_not_fit(change, message):
    text = matmul(64, 64, 64, "f16", "f32")
    context = gpuir.Context()
    module = gpuir.parse(text, filename="matmul.mlir", context=context)
    before = gpuir.asm(module)
    given = {
        "kind": "MFMA_F32_16x16x16_F16",
        "workgroup": (64, 64, 0),
        "reduction": (0, 0, 2),
        "subgroup": (2, 2, 0),
        **change,
    }
    with context, pytest.raises(PassError) as error:
        config = lowering_config(*given.values())
        matmul_schedule(module, target("gfx942"), config)
    first = error.value.diagnostics[0]
    assert first.message.startswith("'linalg.matmul' op ") and message in first.message
    assert (first.file, first.line) == ("matmul.mlir", 4)
    assert gpuir.asm(module) == before


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ('workgroup = ["a", 64, 0]', "has workgroup = ["),
        ("workgroup = [64.0, 64.0, 0.0]", "and a list of integers is needed"),
        ("workgroup = 64", "has workgroup = 64"),
        ("workgroup = [64, 64, 0], promote_operands = 0", "has promote_operands = 0"),
        ('workgroup = [64, 64, 0], promote_operands = ["lhs"]', "has promote_operands = ["),
    ],
)
def test_entries_of_another_sort(entries, message):
    config = (
        "{lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, "
        f"reduction = [0, 0, 2], subgroup = [2, 2, 0], {entries}}}>}}"
    )
    text = matmul(64, 64, 64, "f16", "f32").replace("linalg.matmul", f"linalg.matmul {config}")
    module = gpuir.parse(text, context=gpuir.Context())
    before = gpuir.asm(module)
    with pytest.raises(PassError) as error:
        matmul_schedule(module)
    assert message in error.value.diagnostics[0].message and error.value.diagnostics[0].line == 4
    assert gpuir.asm(module) == before


@pytest.mark.parametrize(
    ("op", "shapes", "message"),
    [
        ("conv_1d_nwc_wcf", ("1x18x16xf16", "3x16x16xf16", "1x16x16xf32"), "has 5 iterators, and"),
        ("matvec", ("16x16xf16", "16xf16", "16xf32"), "has 2 iterators, and"),
        (None, ("16xf16", "16xf16", "16xf32"), "has no linalg contraction for the configuration"),
    ],
)
def test_a_configuration_for_nothing(op, shapes, message):
    a, b, c = (f"tensor<{shape}>" for shape in shapes)
    body = f"  %r = linalg.{op} ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n" if op else ""
    text = f"func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n{body}  return {'%r' if op else '%c'} : {c}\n}}\n"
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    with context, pytest.raises(PassError) as error:
        config = lowering_config("MFMA_F32_16x16x16_F16", (16, 16, 0), (0, 0, 1), (1, 1, 0))
        matmul_schedule(module, None, config)
    first = error.value.diagnostics[0]
    assert message in first.message and (op is None or first.line == 2)


def test_other_arithmetic_is_refused(seed):
    text = GENERIC.replace("arith.mulf", "arith.subf")
    config = "lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>, indexing_maps"
    module = gpuir.parse(text.replace("indexing_maps", config, 1), context=gpuir.Context())
    before = gpuir.asm(module)
    with pytest.raises(PassError, match="has a body other than acc \\+ a \\* b"):
        matmul_schedule(module)
    assert gpuir.asm(module) == before


def test_a_failure_on_the_way_leaves_the_module():
    context = gpuir.Context()
    module = gpuir.parse(matmul(64, 64, 64, "f16", "f32"), context=context)
    before = gpuir.asm(module)
    with context, pytest.raises(Error, match="no-such-pass"):
        config = lowering_config("MFMA_F32_16x16x16_F16", (64, 64, 0), (0, 0, 2), (2, 2, 0))
        matmul_schedule(module, None, config, steps=[*STEPS, Step("broken", "no-such-pass", "fails")])
    assert gpuir.asm(module) == before


def test_search_ranks_by_the_estimate(seed):
    rng = np.random.default_rng(seed)

    def arrays():
        return values(rng, (128, 128), "f16"), values(rng, (128, 128), "f16"), np.zeros((128, 128), np.float32)

    ranked = search(matmul(128, 128, 128, "f16", "f32"), arrays, entry="matmul", limit=6)
    assert len(ranked) == 6
    times = [each.seconds for each in ranked]
    assert times == sorted(times) and times[0] < times[-1]
    assert len({str(each.config) for each in ranked}) == 6


@pytest.mark.parametrize("dynamic", [False, True])
def test_sums_that_are_needed_again(dynamic):
    """Bufferization copies C, from which two products start; the copy is where the kernels reach it."""
    square = f"tensor<{'?x?' if dynamic else '64x64'}xf16>"
    sums = square.replace("f16", "f32")
    text = f"""
func.func @twice(%a: {square}, %b: {square}, %c: {sums}, %d: {sums}) -> {sums} {{
  %0 = linalg.matmul ins(%a, %b : {square}, {square}) outs(%c : {sums}) -> {sums}
  %1 = linalg.matmul ins(%a, %a : {square}, {square}) outs(%c : {sums}) -> {sums}
  %2 = linalg.add ins(%0, %1 : {sums}, {sums}) outs(%d : {sums}) -> {sums}
  return %2 : {sums}
}}
"""
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    with context:
        config = lowering_config(INTRINSICS["f16"][0], workgroup=[32, 32, 0], reduction=[0, 0, 2], subgroup=[1, 1, 0])
        matmul_schedule(module, target("gfx942"), config)
    assert "gpu.alloc  host_shared" in gpuir.asm(module)
    size, rng = 40 if dynamic else 64, np.random.default_rng(0)
    a, b = (values(rng, (size, size), "f16") for _ in range(2))
    c, d = (values(rng, (size, size), "f32") for _ in range(2))
    sim.run(module, "twice", a, b, c.copy(), d, chip="gfx942")
    wide = a.astype(np.float32)
    assert np.array_equal(d, 2 * c + wide @ b.astype(np.float32) + wide @ wide)
