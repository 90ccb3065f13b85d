"""f16 and bf16 results: summed in f32 by the intrinsic, cut at the write, in one kernel and without buffers of the host."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.errors import PassError
from gpuir.sim.types import small_float
from gpuir.transforms.iree_gpu.configuration import candidates, lowering_config, target
from gpuir.transforms.iree_gpu.packing.matmul_view import matmul_view
from gpuir.transforms.iree_gpu.schedule import matmul_schedule
from gpuir.transforms.iree_gpu.utils.rewriting import collect

DTYPES = {"f16": np.dtype(np.float16), "bf16": small_float("bfloat16")}
SIZES = (50, 40, 70)


def matmul(element: str, fill: bool, dynamic: bool = False, buffers: bool = False) -> str:
    m, n, k = SIZES
    kind = "memref" if buffers else "tensor"
    a, b, c = (
        f"{kind}<{'?' if dynamic else x}x{'?' if dynamic else y}x{element}>" for x, y in ((m, k), (k, n), (m, n))
    )
    result = "" if buffers else f" -> {c}"
    start, init = "", "%c"
    if fill:
        named = "" if buffers else "%f = "
        start = (
            f"  %z = arith.constant 0.0 : {element}\n  {named}linalg.fill ins(%z : {element}) outs(%c : {c}){result}\n"
        )
        init = "%c" if buffers else "%f"
    end = "  return\n" if buffers else f"  return %d : {c}\n"
    return (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}){result} {{\n{start}"
        f"  {'' if buffers else '%d = '}linalg.matmul ins(%a, %b : {a}, {b}) outs({init} : {c}){result}\n{end}}}\n"
    )


def scheduled(text: str, kind: str, chip: str | None = "gfx942", subgroup=(1, 1, 0)) -> gpuir.ir.Module:
    context = gpuir.Context()
    module = gpuir.parse(text, filename="matmul.mlir", context=context)
    with context:
        config = lowering_config(kind, (32, 32, 0), (0, 0, 2), subgroup)
        return matmul_schedule(module, None if chip is None else target(chip), config)


def check(module: gpuir.ir.Module, seed: int, element: str, fill: bool, chip: str) -> None:
    m, n, k = SIZES
    rng = np.random.default_rng(seed)
    # Sums of so many products of integers are exact in f32, and not in f16 or bf16.
    a, b, c = (rng.integers(-9, 10, shape).astype(DTYPES[element]) for shape in ((m, k), (k, n), (m, n)))
    sums = a.astype(np.float32) @ b.astype(np.float32) + (0 if fill else c.astype(np.float32))
    report = sim.run(module, "matmul", a, b, c, chip=chip)
    assert (c == sums.astype(DTYPES[element])).all() and not report.findings
    text = gpuir.asm(module)
    assert "memref.alloc" not in text and "scf.for" not in text.partition("gpu.module")[0]
    assert len(report.kernels) == 1


@pytest.mark.parametrize("form", ["tensors", "dynamic", "buffers"])
@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("element", DTYPES)
def test_results_are_cut_once(seed, element, fill, form):
    text = matmul(element, fill, form == "dynamic", form == "buffers")
    module = scheduled(text, f"MFMA_F32_16x16x16_{element.upper()}")
    check(module, seed, element, fill, "gfx942")


@pytest.mark.parametrize(
    ("chip", "kind", "subgroup"),
    [
        ("gfx1100", "WMMA_F32_16x16x16_F16", (1, 1, 0)),
        ("gfx1201", "WMMAR4_F32_16x16x16_F16", (1, 1, 0)),
        ("sm_80", "MMA_SYNC_F32_16x8x16_F16", (1, 2, 0)),
    ],
)
def test_other_chips(seed, chip, kind, subgroup):
    module = scheduled(matmul("f16", fill=False), kind, chip if chip.startswith("gfx") else None, subgroup)
    check(module, seed, "f16", False, chip)


def test_a_chain_of_results(seed):
    """A transposed result, and a bias in f16 behind it."""
    a, b, c = "tensor<50x70xf16>", "tensor<70x40xf16>", "tensor<40x50xf16>"
    text = f"""
func.func @matmul(%a: {a}, %b: {b}, %v: tensor<50xf16>, %c: {c}) -> {c} {{
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : {c}
  %f = linalg.fill ins(%z : f16) outs(%e : {c}) -> {c}
  %0 = linalg.generic {{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
      affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {a}, {b}) outs(%f : {c}) {{
  ^bb0(%x: f16, %y: f16, %s: f16):
    %p = arith.mulf %x, %y : f16
    %q = arith.addf %s, %p : f16
    linalg.yield %q : f16
  }} -> {c}
  %1 = linalg.generic {{indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>,
      affine_map<(j, i) -> (j, i)>], iterator_types = ["parallel", "parallel"]}}
      ins(%0, %v : {c}, tensor<50xf16>) outs(%c : {c}) {{
  ^bb0(%x: f16, %y: f16, %s: f16):
    %q = arith.addf %x, %y : f16
    linalg.yield %q : f16
  }} -> {c}
  return %1 : {c}
}}
"""
    module = scheduled(text, "MFMA_F32_16x16x16_F16")
    rng = np.random.default_rng(seed)
    x, y, v = (rng.integers(-9, 10, shape).astype(np.float16) for shape in ((50, 70), (70, 40), 50))
    result = np.zeros((40, 50), np.float16)
    sim.run(module, "matmul", x, y, v, result, chip="gfx942")
    sums = (x.astype(np.float32) @ y.astype(np.float32)).T.astype(np.float16)
    assert (result == sums + v).all()
    assert "memref.alloc" not in gpuir.asm(module)


def test_a_search_finds_them():
    with gpuir.Context() as context:
        module = gpuir.parse(matmul("bf16", fill=True), context=context)
        (op,) = (op for op in collect(module.operation, "linalg.matmul"))
        kinds = {str(config.attributes["mma_kind"]) for config in candidates(matmul_view(op), target("gfx942"))}
    assert kinds == {f"#iree_gpu.mma_layout<MFMA_F32_{shape}_BF16>" for shape in ("16x16x16", "32x32x8")}


@pytest.mark.parametrize(
    ("element", "acc", "message"),
    [("f16", "f64", "has acc of f64"), ("i8", "i16", "has acc of i16"), ("f32", "f32", "has lhs of f32")],
)
def test_what_is_no_narrower_float(element, acc, message):
    kind = "MFMA_I32_16x16x32_I8" if element == "i8" else "MFMA_F32_16x16x16_F16"
    a, c = f"tensor<64x64x{element}>", f"tensor<64x64x{acc}>"
    text = (
        f"func.func @matmul(%a: {a}, %c: {c}) -> {c} {{\n  %d = linalg.matmul ins(%a, %a : {a}, {a}) outs(%c : {c}) -> {c}\n"
        f"  return %d : {c}\n}}\n"
    )
    with pytest.raises(PassError, match=message):
        scheduled(text, kind)
