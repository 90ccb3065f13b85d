"""What patterns share: copies of prototypes, and that lower_multi_mma's are what a new op would be."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.host import ir
from gpuir.passes.registry import apply_patterns
from gpuir.transforms.iree_gpu.utils.rewriting import Prototype

FUNCTION = """func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}"""


def test_copies_of_a_prototype():
    with gpuir.Context():
        module = ir.Module.parse(FUNCTION)
        block = module.body.operations[0].regions[0].blocks[0]
        a, b = block.arguments
        i32 = ir.IntegerType.get_signless(32)
        prototype = Prototype("test.op", [i32, a.type], [a.type, a.type], {"size": ir.IntegerAttr.get(i32, 3)})
        here, place = ir.Location.file("f.mlir", 7, 8), ir.InsertionPoint(block.operations[0])
        first = prototype.build((a, b), here, place)
        second = prototype.build([b, first.results[1]], here, place)
        assert list(second.operands) == [b, first.results[1]] and list(first.operands) == [a, b]
        assert [result.type for result in second.results] == [i32, a.type]
        assert (str(second.attributes["size"]), second.location) == ("3 : i32", here)
        assert [op.operation.name for op in block.operations] == ["test.op", "test.op", "arith.addf", "func.return"]


def text(kind: str, lhs: str, acc: str) -> str:
    types = f"{lhs}, {lhs} into {acc}"
    return (
        "#map = affine_map<() -> ()>\n"
        f"func.func @f(%a: {lhs}, %b: {lhs}, %c: {acc}) -> {acc} {{\n"
        "  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [#map, #map, #map], iterator_types = [], "
        f"kind = #iree_gpu.mma_layout<{kind}>}} : {types}\n"
        f"  return %0 : {acc}\n}}\n"
    )


FORMS = {
    "flat": ("MFMA_F32_16x16x16_F16", "vector<4xf16>", "vector<4xf32>", ["amdgpu.mfma"]),
    "shaped": (
        "MFMA_F32_16x16x16_F16",
        "vector<1x4xf16>",
        "vector<4x1xf32>",
        ["amdgpu.mfma", *["vector.shape_cast"] * 4],
    ),
    "scalar": ("MFMA_F32_16x16x4_F32", "vector<1xf32>", "vector<4xf32>", ["amdgpu.mfma", *["vector.extract"] * 2]),
    "wave32": ("WMMA_F32_16x16x16_F16", "vector<16xf16>", "vector<8xf32>", ["amdgpu.wmma"]),
}


def lowered(form: str) -> tuple[ir.Module, list[ir.Operation]]:
    kind, lhs, acc, _ = FORMS[form]
    module = gpuir.parse(text(kind, lhs, acc), context=gpuir.Context(), filename="f.mlir")
    apply_patterns(module, ["iree.lower_multi_mma"])
    assert module.operation.verify()
    *body, _ = module.body.operations[0].regions[0].blocks[0].operations
    return module, [op.operation for op in body]


@pytest.mark.parametrize("form", FORMS)
def test_everything_is_under_the_location_of_the_multi_mma(form):
    module, ops = lowered(form)
    assert sorted(op.name for op in ops) == sorted(FORMS[form][3]) and module
    assert {str(op.location) for op in ops} == {'loc("f.mlir":3:8)'}


def test_contexts_in_turn():
    modules = [lowered(form)[0] for form in ("flat", "shaped", "flat", "wave32", "flat")]
    assert str(modules[0]) == str(modules[2]) == str(modules[4])


def test_operands_keep_their_places():
    _, [op] = lowered("flat")
    assert [value.arg_number for value in op.operands] == [0, 1, 2]
