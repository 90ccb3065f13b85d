"""Layouts of iree_vector_ext, and the ops about them, against a released IREE, on variants of what it accepts.

A run takes a part of the variants, drawn by its seed; `--sweep=all` takes all.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.dialects import iree_vector_ext

sys.path.insert(0, str(Path(__file__).parent.parent))
from _token_variants import variants

sys.path.remove(str(Path(__file__).parent.parent))

SEPARATOR = "\n// -----\n"
LAYOUT = "#iree_vector_ext.layout<<[BATCHX, LANEX], [2, 16]>, <[VECTORX], [4]>>"
NESTED = (
    "#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], "
    "element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>"
)
ATTRIBUTES = [
    LAYOUT,
    NESTED,
    NESTED.replace("thread_tile = [16, 4]", "thread_tile = [1, 4]").replace("strides = [1, 0]", "strides = [3, 5]"),
    "#iree_vector_ext.per_dim_layout<[ BATCHY,  LANEZ,  VECTORZ], [1, 16, -1]>",
]
OPS = [
    f"iree_vector_ext.to_layout %v to layout({LAYOUT}) : vector<32x4xf16>",
    f"iree_vector_ext.to_layout %t to layout({LAYOUT}) {{shared_memory_conversion}} : tensor<32x4xf16>",
    f"iree_vector_ext.to_layout %m to layout({LAYOUT}) {{x = 1, mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}} : "
    "memref<32x4xf16>",
    f"iree_vector_ext.to_layout %w to layout({NESTED}) : vector<64x64xf16>",
    "iree_vector_ext.to_simd %v : vector<32x4xf16> -> vector<8xf16>",
    "iree_vector_ext.to_simt %v {a} : vector<32x4xf16> -> vector<8xf16>",
]
REFUSED = [
    OPS[0].replace("[2, 16]", "[2, 8]"),
    OPS[0].replace("<[VECTORX], [4]>", "<[VECTORX], [4]>, <[LANEY], [1]>"),
    OPS[0].replace("%v", "%w").replace("32x4", "64x64"),
    OPS[0].replace(LAYOUT, "1 : i64"),
    OPS[0].replace("%v", "%s").replace("vector<32x4", "tensor<32x?"),
    OPS[3].replace("element_tile = [1, 4]", "element_tile = [2, 4]"),
    OPS[4].replace("<8xf16>", "<8xf32>"),
    OPS[5].replace("%v", "%t").replace("vector<32x4xf16> ->", "tensor<32x4xf16> ->"),
]


def of_attribute(attribute: str) -> str:
    return f"func.func private @f() attributes {{a = {attribute}}}\n"


def of_op(op: str) -> str:
    arguments = (
        "%v: vector<32x4xf16>, %t: tensor<32x4xf16>, %m: memref<32x4xf16>, %w: vector<64x64xf16>, %s: tensor<32x?xf16>"
    )
    return f"func.func @f({arguments}) {{\n  %0 = {op}\n  return\n}}\n"


def squeezed(text: str) -> str:
    return re.sub(r"= +", "= ", text).strip()


def test_variants(request, run_seed, iree_opt, run_tool):
    made = [of_attribute(variant) for text in ATTRIBUTES for variant in variants(text)]
    sweep = request.config.getoption("--sweep")
    texts = [*map(of_attribute, ATTRIBUTES), *map(of_op, OPS), *map(of_op, REFUSED)]
    texts += made if sweep == "all" else random.Random(run_seed).sample(made, min(len(made), 30 * int(sweep)))
    marked = [f"{text}func.func private @case{i}()\n" for i, text in enumerate(texts)]
    result = run_tool(iree_opt, "--split-input-file", "-", input=SEPARATOR.join(marked), timeout=300)
    printed: dict[int, str] = {}
    for part in result.stdout.split("// -----\n"):
        number = re.search(r"  func.func private @case(\d+)\(\)\n", part)
        if number:
            printed[int(number[1])] = squeezed(part.replace(number[0], ""))
    accepted = len(ATTRIBUTES) + len(OPS)
    assert set(range(accepted)) <= set(printed) and not set(range(accepted, accepted + len(REFUSED))) & set(printed)
    with gpuir.Context():
        for i, text in enumerate(texts):
            try:
                ours = gpuir.asm(gpuir.parse(text))
            except gpuir.ParseError:
                ours = None
            else:
                assert gpuir.asm(gpuir.parse(ours)) == ours
                ours = squeezed(ours)
            assert ours == printed.get(i), text


def test_builders(context):
    dimension = iree_vector_ext.PerDimLayoutAttr.get(["BATCHX", "LANEX"], [2, 16])
    layout = iree_vector_ext.LayoutAttr.get([dimension, (["VECTORX"], [4])])
    assert str(layout) == LAYOUT.replace("[BATCHX, ", "[ BATCHX,  ").replace("[V", "[ V")
    assert (dimension.size, layout.vector_shape) == (32, [32, 4])
    assert dimension.labels == [iree_vector_ext.LayoutDimension.BATCHX, iree_vector_ext.LayoutDimension.LANEX]
    nested = iree_vector_ext.NestedLayoutAttr.get([2, 1], [2, 4], [1, 1], [16, 4], [1, 4], [1, 0], [1, 16])
    assert nested.vector_shape == [64, 64] and str(nested) == NESTED
    with pytest.raises(ValueError, match="lists of one length, found 1, 2, 2, 2, 2, 2, 2"):
        iree_vector_ext.NestedLayoutAttr.get([2], [2, 4], [1, 1], [16, 4], [1, 4], [1, 0], [1, 16])
    module = gpuir.parse("func.func @f(%v: vector<32x4xf16>) { return }")
    function = module.body.operations[0]
    with gpuir.ir.InsertionPoint.at_block_begin(function.regions[0].blocks[0]), gpuir.ir.Location.unknown():
        value = iree_vector_ext.to_layout(function.regions[0].blocks[0].arguments[0], layout)
        share = iree_vector_ext.to_simt(gpuir.ir.Type.parse("vector<8xf16>"), value)
        iree_vector_ext.to_simd(value.type, share)
    assert module.operation.verify() and gpuir.asm(module).count("iree_vector_ext.to_") == 3
