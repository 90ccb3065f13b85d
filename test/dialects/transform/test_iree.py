"""`transform.iree`: handles, locations, failures, text both ways, and the patterns in all their places."""

from __future__ import annotations

import pytest

import gpuir
import gpuir.dialects.transform.iree
from gpuir.errors import Error, ParseError
from gpuir.passes.registry import apply_patterns, find_pass, find_pattern

LAYOUT = "#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>"
MATMUL = """
func.func @FUNC(%a: tensor<MxMxf16>, %b: tensor<MxMxf16>, %c: tensor<MxMxf32>) -> tensor<MxMxf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<MxMxf16>, tensor<MxMxf16>) outs(%c : tensor<MxMxf32>) -> tensor<MxMxf32>
  return %0 : tensor<MxMxf32>
}
"""


def script(body: str, payload: str) -> str:
    return (
        "module attributes {transform.with_named_sequence} {\n" + payload
        + "transform.named_sequence @__transform_main(%root: !transform.any_op) {\n" + body + "\n  transform.yield\n}\n}\n"
    )  # fmt: skip


def matmul(size: int, name: str = "f") -> str:
    return MATMUL.replace("MxM", f"{size}x{size}").replace("FUNC", name)


def run(text: str):
    module = gpuir.parse(text, filename="script.mlir", context=gpuir.Context())
    gpuir.pass_manager("builtin.module(transform-interpreter)", context=module.context).run(module)
    assert module.operation.verify()
    return module


def fails(text: str):
    module = gpuir.parse(text, filename="script.mlir", context=gpuir.Context())
    before = gpuir.asm(module)
    with pytest.raises(Error) as error:
        gpuir.pass_manager("builtin.module(transform-interpreter)", context=module.context).run(module)
    assert gpuir.asm(module) == before
    return error.value.diagnostics[0]


ALL = f"""  %m = transform.structured.match ops{{["linalg.matmul"]}} in %root : (!transform.any_op) -> !transform.any_op
  %mma = transform.iree.convert_to_multi_mma %m, kind({LAYOUT}) : (!transform.any_op) -> !transform.any_op
  transform.annotate %mma "converted" : !transform.any_op
  %lanes = transform.iree.distribute_multi_mma %mma : (!transform.any_op) -> !transform.any_op
  transform.annotate %lanes "distributed" : !transform.any_op"""


def test_handles_follow_the_payload():
    text = gpuir.asm(run(script(ALL, matmul(16, "f") + matmul(16, "g"))))
    payload = text[: text.index("transform.named_sequence")]
    assert payload.count("scf.forall (") == 2 and "linalg.matmul" not in payload
    assert payload.count("{distributed, mapping = [#iree_gpu.lane_id<0>]}") == 2
    assert payload.count("scf.forall.in_parallel") == 2


def test_text_both_ways():
    body = (
        ALL
        + """
  %f:2 = transform.split_handle %lanes : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %f#0 into %f#1 {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %root : (!transform.any_op) -> ()
  %kind = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %x, %kind {a, read_layout_indices = array<i64: 1>} : !transform.any_op, !transform.any_param"""
    )
    module = gpuir.parse(script(body, matmul(16)), context=gpuir.Context())
    printed = gpuir.asm(module)
    for op in (
        "convert_to_multi_mma",
        "distribute_multi_mma",
        "fuse_forall",
        "forall_to_lanes",
        "set_contraction_layout_attributes",
    ):
        assert f"transform.iree.{op} %" in printed
    assert gpuir.asm(gpuir.parse(printed, context=gpuir.Context())) == printed


def test_results_are_at_the_source_op():
    module = run(script(ALL, matmul(16)))
    places = {}

    def visit(op):
        places.setdefault(op.name, set()).add(str(op.location))
        return gpuir.ir.WalkResult.ADVANCE

    module.body.operations[0].operation.walk(visit)
    assert (
        places["scf.forall"]
        == places["iree_gpu.multi_mma"]
        == places["tensor.extract_slice"]
        == {'loc("script.mlir":4:8)'}
    )


def test_a_consumed_handle_cannot_be_used():
    text = script(ALL.replace('annotate %mma "converted"', 'annotate %m "converted"'), matmul(16))
    with pytest.raises(Error, match="uses a handle invalidated by a previously executed transform op"):
        run(text)


@pytest.mark.parametrize(
    ("payload", "message"),
    [
        (matmul(32), "innermost m x n x k of 32x32x32, and MFMA_F32_16x16x16_F16 computes 16x16x16"),
        (matmul(16).replace("f16", "f32"), "has lhs of f32, and MFMA_F32_16x16x16_F16 multiplies f16"),
        (matmul(16) + matmul(8, "g"), "innermost m x n x k of 8x8x8"),
    ],
)
def test_definite_failures(payload, message):
    found = fails(script(ALL, payload))
    assert found.message.startswith(
        "'transform.iree.convert_to_multi_mma' op cannot convert to multi_mma: the payload op "
    )
    assert message in found.message
    last = next(
        n for n, line in reversed(list(enumerate(script(ALL, payload).splitlines(), 1))) if "linalg.matmul " in line
    )
    assert (found.file, found.line) == ("script.mlir", last)


def test_wrong_kinds_are_refused_where_they_stand():
    text = script(ALL.replace(LAYOUT, "1 : i64"), matmul(16))
    with pytest.raises(ParseError, match="intrinsic_kind"):
        gpuir.parse(text, context=gpuir.Context())


FORALLS = """
func.func @f(%m: memref<64xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
"""


def test_fuse_forall_needs_loops_that_belong_together():
    body = """  %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.fuse_forall %f into %f : (!transform.any_op, !transform.any_op) -> !transform.any_op"""
    found = fails(script(body, FORALLS))
    assert "fuse_forall" in found.message or "handle" in found.message


def test_forall_to_lanes_keeps_the_function():
    body = """  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.annotate %f "done" : !transform.any_op"""
    text = gpuir.asm(run(script(body, FORALLS)))
    assert "gpu.lane_id" in text and "gpu.barrier" in text and "scf.forall" not in text and "attributes {done}" in text


NAMES = [
    "drop_multi_mma_unit_dims", "lower_barrier_region", "lower_multi_mma", "lower_value_barrier", "unroll_multi_mma",
    "vectorize_iree_gpu",
]  # fmt: skip
VECTORS = """
func.func @f(%a: vector<2x1x4xf16>, %b: vector<1x1x4xf16>, %c: vector<2x1x4xf32>) -> vector<2x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<2x1x4xf16>, vector<1x1x4xf16> into vector<2x1x4xf32>
  return %0 : vector<2x1x4xf32>
}
"""


@pytest.mark.parametrize("name", NAMES)
def test_patterns_are_there_three_times(name):
    one = find_pattern(f"iree.{name}")
    assert one.summary and find_pass(one.pass_name) is not None


def test_three_ways_give_the_same():
    names = ["iree.unroll_multi_mma", "iree.drop_multi_mma_unit_dims", "iree.lower_multi_mma"]
    direct = gpuir.parse(VECTORS, context=gpuir.Context())
    apply_patterns(direct, names)
    piped = gpuir.parse(VECTORS, context=gpuir.Context())
    gpuir.pass_manager("builtin.module(iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops)", context=piped.context).run(
        piped
    )
    inner = "".join(f"    transform.apply_patterns.{name}\n" for name in names)
    body = f"""  %f = transform.structured.match ops{{["func.func"]}} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {{
{inner}  }} : !transform.any_op"""
    scripted = run(script(body, VECTORS))
    texts = [gpuir.asm(module.body.operations[0]) for module in (direct, piped, scripted)]
    assert all(text.count("amdgpu.mfma") == 2 and "iree_gpu" not in text for text in texts)


CONTRACT = """
func.func @f(%a: vector<MxMxf16>, %b: vector<MxMxf16>, %c: vector<MxMxf32>) -> vector<MxMxf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
    affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
    : vector<MxMxf16>, vector<MxMxf16> into vector<MxMxf32>
  return %0 : vector<MxMxf32>
}
"""
SET_LAYOUTS = """  %m = transform.structured.match ops{["OP"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant ATTR -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %m, %p ATTRS : !transform.any_op, !transform.any_param"""


def set_layouts(op="vector.contract", attribute=LAYOUT, attributes="") -> str:
    return SET_LAYOUTS.replace("OP", op).replace("ATTRS", attributes).replace("ATTR", attribute)


@pytest.mark.parametrize(
    ("body", "size", "message", "line"),
    [
        (
            set_layouts(),
            24,
            "has dimension 0 of vector<24x24xf16> that is no multiple of 16 in MFMA_F32_16x16x16_F16",
            4,
        ),
        (set_layouts("func.return"), 16, "takes vector.contract ops", 7),
        (set_layouts(attribute="1 : i64"), 16, "takes one #iree_gpu.mma_layout, found 1", 12),
        (set_layouts(attributes="{read_layout_indices = array<i64: 3>}"), 16, "has read_layout_indices = [3]", 12),
    ],
)
def test_layouts_that_cannot_be_set(body, size, message, line):
    error = fails(script(body, CONTRACT.replace("MxM", f"{size}x{size}")))
    assert message in error.message and (error.file, error.line) == ("script.mlir", line)
