"""Chains of wgmma as one piece of assembly: the same instructions as one by one, and only where nothing is in between."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.compile import lowering

TYPES = {
    "f16": ("f32", "f16", "f16", 16, "f32", 32),
    "bf16": ("f32", "bf16", "bf16", 16, "f32", 32),
    "f16 into f16": ("f16", "f16", "f16", 16, "i32", 16),
    "tf32": ("f32", "tf32", "tf32", 8, "f32", 32),
    "fp8": ("f32", "e4m3", "e5m2", 32, "f32", 32),
    "int8": ("s32", "s8", "s8", 32, "i32", 32),
}


def product(kind: str, number: int, *, out="one", a="one", b="one", layouts=("row", "col"), saturates="") -> str:
    d, left, right, k, element, count = TYPES[kind]
    struct = f"!llvm.struct<({', '.join([element] * count)})>"
    return f"""
    %{number + 1} = nvvm.wgmma.mma_async %a{number}, %b{number}, %{number}, #nvvm.shape<m = 64, n = 64, k = {k}>,
      D [<{d}>, #nvvm.wgmma_scale_out<{out}>{saturates}],
      A [<{left}>, #nvvm.wgmma_scale_in<{a}>, <{layouts[0]}>], B [<{right}>, #nvvm.wgmma_scale_in<{b}>, <{layouts[1]}>]
      : {struct} -> {struct}"""


def kernel(kind: str, products: list[str], between: str = "") -> str:
    _, _, _, _, element, count = TYPES[kind]
    struct = f"!llvm.struct<({', '.join([element] * count)})>"
    descriptors = "".join(
        f"%{side}{i} = llvm.mlir.constant({100 * i + len(side)} : i64) : i64\n" for i in range(3) for side in "ab"
    )
    return f"""
gpu.module @m {{
  llvm.func @k(%out: !llvm.ptr) attributes {{nvvm.kernel}} {{
    {descriptors}
    %0 = llvm.mlir.zero : {struct}
    nvvm.wgmma.fence.aligned
    {between.join(products)}
    nvvm.wgmma.commit.group.sync.aligned
    nvvm.wgmma.wait.group.sync.aligned 0
    llvm.store %{len(products)}, %out : {struct}, !llvm.ptr
    llvm.return
  }}
}}
"""


def one_by_one(text: str, monkeypatch) -> list[str]:
    from gpuir import ir
    from gpuir.compile.kernels import device_modules
    from gpuir.compile.targets import find_target

    monkeypatch.setattr(lowering, "join_chains", lambda payload: None)
    with ir.Context(), ir.Location.unknown():
        kernels = device_modules(gpuir.parse(text), False)
        (lowered,) = lowering.lower(kernels, find_target("sm_90a"), bare_pointers=False, expand_math=False)
        text = str(lowered)
    with gpuir.Context():
        return instructions(gpuir.compile(gpuir.parse(text.replace("attributes {", "attributes {", 1)), "sm_90a").data)


def instructions(ptx: str) -> list[str]:
    """The products with their immediates, predicates as values, and registers by name left out."""
    found = re.findall(r"setp\.ne\.b32 p, (\d+), 0;\s*(wgmma[\w.]+) \{[^}]*\}, [%\w]+, *[%\w]+, p((?:, +-?\d+)*);", ptx)
    return [f"{name} {out}{re.sub(' +', '', rest)}" for out, name, rest in found]


@pytest.mark.parametrize("kind", TYPES)
def test_instructions_are_those_of_the_host(kind, monkeypatch):
    options: list[dict] = [{"out": "zero"}, {}, {}]
    if kind in ("f16", "bf16", "f16 into f16"):
        options = [{"out": "zero", "layouts": ("col", "row")}, {"a": "neg", "layouts": ("col", "col")}, {"b": "neg"}]
    if kind == "int8":
        options[1]["saturates"] = ", #nvvm.mma_int_overflow<satfinite>"
    text = kernel(kind, [product(kind, number, **option) for number, option in enumerate(options)])
    artifact = gpuir.compile(text, "sm_90a", "cubin")
    assert artifact.mlir.count("llvm.inline_asm") == 1
    joined = instructions(artifact.ptx)
    assert joined == one_by_one(text, monkeypatch) and len(joined) == 3
    assert not any("C7514" in warning for warning in artifact.kernels["k"].warnings)


def joined_pieces(text: str) -> int:
    return gpuir.compile(text, "sm_90a", "mlir").mlir.count("llvm.inline_asm")


def test_arithmetic_in_between_is_no_hindrance():
    text = kernel("f16", [product("f16", 0), product("f16", 1)], "\n%c = arith.constant 3 : i64")
    assert joined_pieces(text) == 1


@pytest.mark.parametrize(
    "between", ["nvvm.wgmma.commit.group.sync.aligned", "nvvm.barrier", "nvvm.wgmma.fence.aligned"]
)
def test_what_is_not_joined(between):
    text = kernel("f16", [product("f16", 0), product("f16", 1)], f"\n{between}")
    pieces = joined_pieces(text)
    assert pieces >= 2


def test_accumulators_that_are_used_twice_stay():
    twice = product("f16", 1).replace("%1, #nvvm", "%0, #nvvm")
    assert joined_pieces(kernel("f16", [product("f16", 0), twice])) == 2


def test_joined_and_single_products_of_the_same_accumulators():
    """The type of all of them gets a name, and LLVM IR mentions what it is once."""
    pieces = [product("f16", 0), product("f16", 1), "\nnvvm.wgmma.commit.group.sync.aligned", product("f16", 2)]
    text = kernel("f16", pieces).replace("%4", "%3").replace("llvm.store %3", "%e = llvm.extractvalue %3[7]", 1)
    text = re.sub(r"(%e = llvm.extractvalue .*), !llvm.ptr", r"\1\n    llvm.store %e, %out : f32, !llvm.ptr", text)
    text = re.sub(r"extractvalue %3\[7\], %out :", "extractvalue %3[7] :", text)
    artifact = gpuir.compile(text, "sm_90a", "cubin")
    assert artifact.mlir.count("llvm.inline_asm") == 2
    llvm = artifact.forms["llvm"]
    assert len(re.findall(r"float, float", llvm)) <= 32 and "%wgmma.32xf32 = type" in llvm
    assert len(re.findall(r"^wgmma\.mma_async|\twgmma\.mma_async", artifact.ptx, re.M)) == 3
    assert not artifact.kernels["k"].spill_stores


def test_a_type_with_a_name_is_taken():
    struct = f"!llvm.struct<({', '.join(['f32'] * 32)})>"
    text = kernel("f16", [product("f16", 0), product("f16", 1)])
    named = text.replace(struct, struct.replace("<(", '<"mine", ('))
    assert instructions(gpuir.compile(named, "sm_90a", "cubin").ptx) == instructions(gpuir.compile(text, "sm_90a").ptx)
