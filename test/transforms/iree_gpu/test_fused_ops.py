"""Elementwise ops before and behind contractions become part of their kernels: no loop on the host, no buffer of a thread.

The same module, lowered to upstream's loops and run by the host's execution engine, says what the result is.
"""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.errors import PassError
from gpuir.execution import jit
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.reference import reference_lowering
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

MAPS = """
#mn = affine_map<(i, j) -> (i, j)>
#nm = affine_map<(i, j) -> (j, i)>
#n = affine_map<(i, j) -> (j)>
#m = affine_map<(i, j) -> (i)>
#0 = affine_map<(i, j) -> ()>
#bmn = affine_map<(b, i, j) -> (b, i, j)>
#bn = affine_map<(b, i, j) -> (b, j)>
#mmk = affine_map<(i, j, k) -> (i, k)>
#mkn = affine_map<(i, j, k) -> (k, j)>
#mnk = affine_map<(i, j, k) -> (j, k)>
#mmn = affine_map<(i, j, k) -> (i, j)>
"""
DTYPES = {"f16": np.float16, "f32": np.float32, "i8": np.int8, "i32": np.int32}
FILL = "%z = arith.constant 0.0 : f32\n%e = tensor.empty() : tensor<MxNxf32>\n%f = linalg.fill ins(%z : f32) outs(%e : tensor<MxNxf32>) -> tensor<MxNxf32>\n"
MATMUL = (
    "%d = linalg.matmul ins(%a, %b : tensor<MxKxf16>, tensor<KxNxf16>) outs(%f : tensor<MxNxf32>) -> tensor<MxNxf32>\n"
)
OPERANDS = "%a: tensor<MxKxf16>, %b: tensor<KxNxf16>"


def generic(result, maps, ins, outs, body, iterators="parallel parallel"):
    """The text of a linalg.generic: operands as "%name: type", the body between block arguments %x0, %x1 ... and %o."""
    names, types = zip(*(each.split(": ") for each in ins))
    arguments = ", ".join(
        [f"%x{i}: {t.split('x')[-1].removesuffix('>') if 'tensor' in t else t}" for i, t in enumerate(types)]
        + [f"%out: {outs.split('x')[-1].removesuffix('>')}"]
    ).replace("tensor<", "")
    out, type_ = outs.split(": ")
    words = ", ".join(f'"{word}"' for word in iterators.split())
    return (
        f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{words}]}} "
        f"ins({', '.join(names)} : {', '.join(types)}) outs({out} : {type_}) {{\n^bb0({arguments}):\n{body} }} -> {type_}\n"
    )


C, H, BIAS = "tensor<MxNxf32>", "tensor<MxNxf16>", "tensor<Nxf32>"
RELU = "%r0 = arith.maximumf %x0, %z : f32\nlinalg.yield %r0 : f32"
ADD = "%s0 = arith.addf %x0, %x1 : f32\nlinalg.yield %s0 : f32"
TRUNC = "%t0 = arith.truncf %x0 : f32 to f16\nlinalg.yield %t0 : f16"
WIDEN = "%w0 = arith.sitofp %x0 : i8 to f16\n%w1 = arith.mulf %w0, %x1 : f16\nlinalg.yield %w1 : f16"
#: Arguments (the last one is a destination), body, results, and kernels.
CASES = {
    "bias, relu, truncf": (
        f"{OPERANDS}, %v: {BIAS}, %o: {H}",
        FILL + MATMUL
        + generic("%1", ["#mn", "#n", "#mn"], [f"%d: {C}", f"%v: {BIAS}"], f"%e: {C}", ADD)
        + generic("%2", ["#mn", "#mn"], [f"%1: {C}"], f"%e: {C}", RELU)
        + generic("%3", ["#mn", "#mn"], [f"%2: {C}"], f"%o: {H}", TRUNC),
        f"%3: {H}", 1,
    ),
    "a bias of rows": (
        f"{OPERANDS}, %v: tensor<Mxf32>, %o: {C}",
        FILL + MATMUL + generic("%1", ["#m", "#mn", "#mn"], ["%v: tensor<Mxf32>", f"%d: {C}"], f"%o: {C}", ADD),
        f"%1: {C}", 1,
    ),
    "a bias that is added to the product in place": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        "%z = arith.constant 0.0 : f32\n%f = linalg.fill ins(%z : f32) outs(%o : tensor<MxNxf32>) -> tensor<MxNxf32>\n"
        + MATMUL
        + generic("%1", ["#n", "#mn"], [f"%v: {BIAS}"], f"%d: {C}", "%1 = arith.addf %x0, %out : f32\nlinalg.yield %1 : f32"),
        f"%1: {C}", 1,
    ),
    "a residual that is the destination": (
        f"{OPERANDS}, %o: {C}",
        FILL + MATMUL + f"%1 = linalg.add ins(%d, %o : {C}, {C}) outs(%o : {C}) -> {C}\n",
        f"%1: {C}", 1,
    ),
    "a sum of the accumulator": (
        f"{OPERANDS}, %f: {C}, %o: {C}",
        MATMUL + f"%1 = linalg.mul ins(%d, %f : {C}, {C}) outs(%o : {C}) -> {C}\n",
        f"%1: {C}", 1,
    ),
    "the accumulator in place, scaled": (
        f"{OPERANDS}, %s: f32, %f: {C}",
        MATMUL + generic("%1", ["#mn", "#mn"], [f"%d: {C}"], f"%f: {C}", "%1 = arith.mulf %x0, %s : f32\nlinalg.yield %1 : f32"),
        f"%1: {C}", 1,
    ),
    "arith on tensors": (
        f"{OPERANDS}, %c: {C}, %o: {H}",
        FILL + MATMUL + f"%1 = arith.addf %d, %c : {C}\n%2 = math.absf %1 : {C}\n%3 = arith.truncf %2 : {C} to {H}\n"
        + f"%4 = linalg.copy ins(%3 : {H}) outs(%o : {H}) -> {H}\n",
        f"%4: {H}", 1,
    ),
    "named ops": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        FILL + MATMUL
        + f"%w = linalg.broadcast ins(%v : {BIAS}) outs(%e : {C}) dimensions = [0]\n"
        + f"%1 = linalg.add ins(%w, %d : {C}, {C}) outs(%e : {C}) -> {C}\n"
        + f"%2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%1, %d : {C}, {C}) outs(%e : {C}) -> {C}\n"
        + f"%3 = linalg.map {{ arith.subf }} ins(%2, %1 : {C}, {C}) outs(%o : {C})\n",
        f"%3: {C}", 1,
    ),
    "a scale in a tensor of rank 0, and one beside": (
        f"{OPERANDS}, %s: tensor<f32>, %t: f32, %o: {C}",
        FILL + MATMUL
        + generic("%1", ["#mn", "#0", "#0", "#mn"], [f"%d: {C}", "%s: tensor<f32>", "%t: f32"], f"%o: {C}",
                  "%1 = arith.mulf %x0, %x1 : f32\n%2 = arith.addf %1, %x2 : f32\nlinalg.yield %2 : f32"),
        f"%1: {C}", 1,
    ),
    "the product and its relu": (
        f"{OPERANDS}, %p: {C}, %o: {C}",
        "%z = arith.constant 0.0 : f32\n%f = linalg.fill ins(%z : f32) outs(%p : tensor<MxNxf32>) -> tensor<MxNxf32>\n"
        + MATMUL + generic("%1", ["#mn", "#mn"], [f"%d: {C}"], f"%o: {C}", RELU),
        f"%d: {C}, %1: {C}", 1,
    ),
    "two ops on one product, and a third on both": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        FILL + MATMUL
        + generic("%1", ["#mn", "#n", "#mn"], [f"%d: {C}", f"%v: {BIAS}"], f"%e: {C}", ADD)
        + generic("%2", ["#mn", "#mn"], [f"%d: {C}"], f"%e: {C}", RELU)
        + f"%3 = linalg.sub ins(%2, %1 : {C}, {C}) outs(%o : {C}) -> {C}\n",
        f"%3: {C}", 1,
    ),
    "the sum of two products": (
        f"{OPERANDS}, %g: {C}, %o: {C}",
        FILL + MATMUL + MATMUL.replace("%d", "%h").replace("outs(%f", "outs(%g")
        + f"%1 = linalg.add ins(%d, %h : {C}, {C}) outs(%o : {C}) -> {C}\n",
        f"%1: {C}", 2,
    ),
    "a bias that the sum starts from": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        f"%f = linalg.broadcast ins(%v : {BIAS}) outs(%o : {C}) dimensions = [0]\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a sum that starts from a computed one": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        generic("%f", ["#n", "#mn"], [f"%v: {BIAS}"], f"%o: {C}", "%1 = arith.mulf %x0, %out : f32\nlinalg.yield %1 : f32")
        + MATMUL,
        f"%d: {C}", 1,
    ),
    "a fill with another constant": (
        f"{OPERANDS}, %o: {C}",
        "%z = arith.constant 2.5 : f32\n%f = linalg.fill ins(%z : f32) outs(%o : tensor<MxNxf32>) -> tensor<MxNxf32>\n"
        + MATMUL + generic("%1", ["#mn", "#mn"], [f"%d: {C}"], f"%f: {C}", RELU),
        f"%1: {C}", 1,
    ),
    "weights in bytes, a scale for each column": (
        f"%a: tensor<MxKxf16>, %q: tensor<KxNxi8>, %s: tensor<Nxf16>, %f: {C}",
        "%h = tensor.empty() : tensor<KxNxf16>\n"
        + generic("%b", ["#mn", "#n", "#mn"], ["%q: tensor<KxNxi8>", "%s: tensor<Nxf16>"], "%h: tensor<KxNxf16>", WIDEN)
        + MATMUL,
        f"%d: {C}", 1,
    ),
    "weights in bytes, transposed, a scale for each step of k": (
        f"%a: tensor<MxKxf16>, %q: tensor<NxKxi8>, %s: tensor<Kxf16>, %f: {C}",
        "%h = tensor.empty() : tensor<KxNxf16>\n"
        + generic("%b", ["#nm", "#m", "#mn"], ["%q: tensor<NxKxi8>", "%s: tensor<Kxf16>"], "%h: tensor<KxNxf16>", WIDEN)
        + MATMUL,
        f"%d: {C}", 1,
    ),
    "weights in bytes for a transposed operand": (
        f"%a: tensor<MxKxf16>, %q: tensor<NxKxi8>, %s: tensor<Nxf16>, %f: {C}",
        "%h = tensor.empty() : tensor<NxKxf16>\n"
        + generic("%b", ["#mn", "#m", "#mn"], ["%q: tensor<NxKxi8>", "%s: tensor<Nxf16>"], "%h: tensor<NxKxf16>", WIDEN)
        + f"%d = linalg.matmul indexing_maps = [#mmk, #mnk, #mmn] ins(%a, %b : tensor<MxKxf16>, tensor<NxKxf16>) outs(%f : {C}) -> {C}\n",
        f"%d: {C}", 1,
    ),
    "a narrowed operand": (
        f"%w: tensor<MxKxf32>, %b: tensor<KxNxf16>, %f: {C}",
        "%a = arith.truncf %w : tensor<MxKxf32> to tensor<MxKxf16>\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a transposed operand": (
        f"%t: tensor<KxMxf16>, %u: tensor<NxKxf16>, %f: {C}",
        "%g = tensor.empty() : tensor<MxKxf16>\n%h = tensor.empty() : tensor<KxNxf16>\n"
        "%a = linalg.transpose ins(%t : tensor<KxMxf16>) outs(%g : tensor<MxKxf16>) permutation = [1, 0]\n"
        "%b = linalg.transpose ins(%u : tensor<NxKxf16>) outs(%h : tensor<KxNxf16>) permutation = [1, 0]\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a transposed operand that is computed": (
        f"%t: tensor<KxMxf16>, %b: tensor<KxNxf16>, %f: {C}",
        "%g = tensor.empty() : tensor<MxKxf16>\n"
        "%a0 = linalg.transpose ins(%t : tensor<KxMxf16>) outs(%g : tensor<MxKxf16>) permutation = [1, 0]\n"
        "%a = linalg.add ins(%a0, %a0 : tensor<MxKxf16>, tensor<MxKxf16>) outs(%g : tensor<MxKxf16>) -> tensor<MxKxf16>\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a broadcast operand": (
        f"%v: tensor<Kxf16>, %b: tensor<KxNxf16>, %f: {C}",
        "%g = tensor.empty() : tensor<MxKxf16>\n"
        "%a = linalg.broadcast ins(%v : tensor<Kxf16>) outs(%g : tensor<MxKxf16>) dimensions = [0]\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a producer of two contractions": (
        f"%q: tensor<MxKxf16>, %b: tensor<KxNxf16>, %f: {C}, %k: {C}",
        "%g = tensor.empty() : tensor<MxKxf16>\n"
        "%a = linalg.exp ins(%q : tensor<MxKxf16>) outs(%g : tensor<MxKxf16>) -> tensor<MxKxf16>\n".replace("exp", "negf")
        + MATMUL + MATMUL.replace("%d", "%h").replace("outs(%f", "outs(%k"),
        f"%d: {C}, %h: {C}", 2,
    ),
    "chained, truncf between": (
        f"{OPERANDS}, %w: tensor<NxMxf16>, %o: tensor<MxMxf32>",
        FILL + MATMUL + f"%h = tensor.empty() : {H}\n"
        + generic("%1", ["#mn", "#mn"], [f"%d: {C}"], f"%h: {H}", TRUNC)
        + f"%2 = linalg.matmul ins(%1, %w : {H}, tensor<NxMxf16>) outs(%o : tensor<MxMxf32>) -> tensor<MxMxf32>\n",
        "%2: tensor<MxMxf32>", 2,
    ),
    "chained, the first one's result wanted too": (
        f"{OPERANDS}, %w: tensor<NxMxf16>, %f: {C}, %o: tensor<MxMxf32>",
        MATMUL + f"%h = tensor.empty() : {H}\n"
        + generic("%1", ["#mn", "#mn"], [f"%d: {C}"], f"%h: {H}", TRUNC)
        + f"%2 = linalg.matmul ins(%1, %w : {H}, tensor<NxMxf16>) outs(%o : tensor<MxMxf32>) -> tensor<MxMxf32>\n",
        f"%d: {C}, %2: tensor<MxMxf32>", 2,
    ),
    "a constant bias": (
        f"{OPERANDS}, %o: {C}",
        FILL + MATMUL + f"%v = arith.constant dense<1.5> : {C}\n%1 = linalg.sub ins(%d, %v : {C}, {C}) outs(%o : {C}) -> {C}\n",
        f"%1: {C}", 1,
    ),
    "constant weights": (
        f"%a: tensor<MxKxf16>, %f: {C}",
        "%b = arith.constant dense<WEIGHTS> : tensor<KxNxf16>\n" + MATMUL,
        f"%d: {C}", 1,
    ),
    "a generic contraction": (
        f"{OPERANDS}, %v: {BIAS}, %o: {C}",
        FILL
        + generic("%d", ["#mkn", "#mmk", "#mmn"], ["%b: tensor<KxNxf16>", "%a: tensor<MxKxf16>"], f"%f: {C}",
                  "%1 = arith.extf %x0 : f16 to f32\n%2 = arith.extf %x1 : f16 to f32\n%3 = arith.mulf %1, %2 : f32\n"
                  "%4 = arith.addf %out, %3 : f32\nlinalg.yield %4 : f32", "parallel parallel reduction")
        + generic("%5", ["#mn", "#n", "#mn"], [f"%d: {C}", f"%v: {BIAS}"], f"%o: {C}", ADD),
        f"%5: {C}", 1,
    ),
    "a batch": (
        "%a: tensor<2xMxKxf16>, %b: tensor<2xKxNxf16>, %v: tensor<2xNxf32>, %o: tensor<2xMxNxf32>",
        "%z = arith.constant 0.0 : f32\n%f = linalg.fill ins(%z : f32) outs(%o : tensor<2xMxNxf32>) -> tensor<2xMxNxf32>\n"
        "%d = linalg.batch_matmul ins(%a, %b : tensor<2xMxKxf16>, tensor<2xKxNxf16>) outs(%f : tensor<2xMxNxf32>) -> tensor<2xMxNxf32>\n"
        + generic("%1", ["#bmn", "#bn", "#bmn"], ["%d: tensor<2xMxNxf32>", "%v: tensor<2xNxf32>"], "%o: tensor<2xMxNxf32>", ADD, "parallel " * 3),
        "%1: tensor<2xMxNxf32>", 1,
    ),
}  # fmt: skip
SHAPES = [(32, 64, 64), (50, 70, 33)]


def module_text(case, m, n, k, dynamic=False):
    arguments, body, results, _ = CASES[case]
    names, types = zip(*(each.split(": ") for each in results.split(", ")))
    text = (
        f"{MAPS}func.func @f({arguments}) -> ({', '.join(types)}) {{\n{body}"
        f"return {', '.join(names)} : {', '.join(types)}\n}}"
    )
    weights = np.resize(np.arange(-3, 5), (k, n)).tolist()
    text = text.replace("WEIGHTS", re.sub(r"(\d)", r"\1.0", str(weights)))
    return re.sub(r"(?<=[<x])([MNK])(?=x)", lambda match: str({"M": m, "N": n, "K": k}[match[1]]), text)


def arrays_of(text, rng):
    arguments = re.search(r"@f\((.*?)\) ->", text)[1]
    arrays = []
    for type_ in re.findall(r": (\S+?)(?:,|$)", arguments):
        *shape, element = type_.removeprefix("tensor<").removesuffix(">").split("x")
        array = rng.integers(-3, 4, [int(n) for n in shape]).astype(DTYPES[element])
        arrays.append(array if "tensor" in type_ else DTYPES[element](rng.integers(1, 4)))
    return arrays


def scheduled(text, batch=False, kind="MFMA_F32_16x16x16_F16", **options):
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    lists = [[32, 32, 0], [0, 0, 2], [1, 1, 0]]
    with context:
        config = lowering_config(kind, *([0, *each] if batch else each for each in lists), **options)
        return matmul_schedule(module, target("gfx942") if kind.startswith("MFMA") else None, config)


def expected(text, arrays):
    module = gpuir.parse(text, context=gpuir.Context())
    with module.context:
        reference_lowering(module)
    result = jit(module).call("f", *(array.copy() for array in arrays))
    return result if isinstance(result, (tuple, list)) else [result]


@pytest.mark.sweep(40)
@pytest.mark.parametrize("sizes", SHAPES, ids=["whole", "ragged"])
@pytest.mark.parametrize("case", CASES)
def test_fused(seed, case, sizes):
    text = module_text(case, *sizes)
    module = scheduled(text, batch="batch_matmul" in text)
    host, kernels = gpuir.asm(module).split("gpu.module", 1)
    assert "scf.for" not in host and "memref.alloc" not in kernels
    assert host.count("gpu.launch_func") + kernels.count("gpu.launch_func") == CASES[case][3]
    arrays = arrays_of(text, np.random.default_rng(seed))
    wanted = expected(text, arrays)
    report = sim.run(module, "f", *arrays, chip="gfx942")
    assert not report.findings
    for result, want in zip(arrays[-len(wanted) :], wanted):
        assert np.array_equal(result, want)
    assert any(want.any() for want in wanted)


#: Producers that are not computed on vectors, the line of the op at fault, and what is said there.
REFUSED = {
    "elements of less than a byte": (
        "%a: tensor<MxKxf16>, %q: tensor<KxNxi4>, %f: tensor<MxNxf32>",
        "%h = tensor.empty() : tensor<KxNxf16>\n"
        + generic("%b", ["#mn", "#mn"], ["%q: tensor<KxNxi4>"], "%h: tensor<KxNxf16>",
                  "%w0 = arith.sitofp %x0 : i4 to f16\nlinalg.yield %w0 : f16")
        + MATMUL,
        "'linalg.generic' op reads i4, of which memory holds more than one to a byte",
    ),
    "a table": (
        f"%a: tensor<MxKxf16>, %q: tensor<KxNxi8>, %t: tensor<256xf16>, %f: {C}",
        "%h = tensor.empty() : tensor<KxNxf16>\n"
        + generic("%b", ["#mn", "#mn"], ["%q: tensor<KxNxi8>"], "%h: tensor<KxNxf16>",
                  "%p = arith.index_castui %x0 : i8 to index\n%w0 = tensor.extract %t[%p] : tensor<256xf16>\nlinalg.yield %w0 : f16")
        + MATMUL,
        "'linalg.generic' op has 'arith.index_castui' on other types than integers and floats in its body, so that it cannot",
    ),
}  # fmt: skip


@pytest.mark.parametrize("sizes", SHAPES, ids=["whole", "ragged"])
@pytest.mark.parametrize("case", REFUSED)
def test_refused(case, sizes):
    arguments, body, message = REFUSED[case]
    CASES[case] = (arguments, body, f"%d: {C}", 0)
    try:
        text = module_text(case, *sizes)
    finally:
        del CASES[case]
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    before = gpuir.asm(module)
    with context, pytest.raises(PassError) as error:
        config = lowering_config("MFMA_F32_16x16x16_F16", [32, 32, 0], [0, 0, 2], [1, 1, 0])
        matmul_schedule(module, target("gfx942"), config)
    first = error.value.diagnostics[0]
    assert message in first.message and "linalg.generic" in text.splitlines()[first.line - 1]
    assert gpuir.asm(module) == before


def test_other_ops_stay_on_the_host(seed):
    """What needs more than an element of each operand is computed before and behind the kernel, as before."""
    text = module_text("chained, truncf between", *SHAPES[0])
    text = text.replace("return %2", "%s = linalg.transpose ins(%2 : OO) outs(%p : OO) permutation = [1, 0]\nreturn %s")
    text = text.replace("%o: tensor<32x32xf32>)", "%o: OO, %p: OO)").replace("OO", "tensor<32x32xf32>")
    module = scheduled(text)
    arrays = arrays_of(text, np.random.default_rng(seed))
    (wanted,) = expected(text, arrays)
    sim.run(module, "f", *arrays, chip="gfx942")
    assert np.array_equal(arrays[-1], wanted)


@pytest.mark.parametrize("into", ["%c", "%o"])
@pytest.mark.parametrize("sizes", SHAPES, ids=["whole", "ragged"])
def test_on_memrefs(seed, sizes, into):
    """A bias and a relu behind a contraction on buffers, in place and to another buffer."""
    m, n, k = sizes
    a_type, b_type, c_type, v_type = f"{m}x{k}xf16", f"{k}x{n}xf16", f"{m}x{n}xf32", f"{n}xf32"
    text = (
        f"{MAPS}func.func @f(%a: memref<{a_type}>, %b: memref<{b_type}>, %v: memref<{v_type}>, %c: memref<{c_type}>, "
        f"%o: memref<{c_type}>) {{\n%z = arith.constant 0.0 : f32\n"
        f"linalg.fill ins(%z : f32) outs(%c : memref<{c_type}>)\n"
        f"linalg.matmul ins(%a, %b : memref<{a_type}>, memref<{b_type}>) outs(%c : memref<{c_type}>)\n"
        "%zero = arith.constant 0.0 : f32\n"
        'linalg.generic {indexing_maps = [#n, #mn], iterator_types = ["parallel", "parallel"]} '
        f"ins(%v : memref<{v_type}>) outs(%c : memref<{c_type}>) {{\n^bb0(%x: f32, %y: f32):\n"
        "%1 = arith.addf %x, %y : f32\nlinalg.yield %1 : f32 }\n"
        'linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]} '
        f"ins(%c : memref<{c_type}>) outs({into} : memref<{c_type}>) {{\n^bb0(%x: f32, %y: f32):\n"
        "%1 = arith.maximumf %x, %zero : f32\nlinalg.yield %1 : f32 }\n"
        "return\n}"
    )
    module = scheduled(text)
    host, kernels = gpuir.asm(module).split("gpu.module", 1)
    assert "scf.for" not in host and "memref.alloc" not in kernels and "memref.copy" not in kernels
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-3, 4, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    v = rng.integers(-3, 4, n).astype(np.float32)
    c, o = np.full((m, n), 7, np.float32), np.full((m, n), 7, np.float32)
    product = a.astype(np.float32) @ b.astype(np.float32) + v
    report = sim.run(module, "f", a, b, v, c, o, chip="gfx942")
    assert not report.findings
    assert np.array_equal(c if into == "%c" else o, np.maximum(product, 0))
    assert into == "%c" or np.array_equal(c, product)
