"""Each rule of the verifiers: one module that breaks it and nothing else, the message, and where it is reported."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import iree_gpu

MAPS = ("(i, j, k) -> (i, k)", "(i, j, k) -> (k, j)", "(i, j, k) -> (i, j)")
TYPES = ("vector<2x3x4xf16>", "vector<3x5x4xf16>", "vector<2x5x4xf32>")
SUBGROUP = ("vector<2x3x16x16xf16>", "vector<3x5x16x16xf16>", "vector<2x5x16x16xf32>")
MFMA = "#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>"


def multi_mma(maps=MAPS, iterators="ppr", types=TYPES, kind=MFMA, more="", result=None) -> str:
    """A multi_mma on line 2, column 8; generic where its result has a type of its own."""
    words = {"p": "parallel", "r": "reduction"}
    attributes = (
        f"indexing_maps = [{', '.join(f'affine_map<{m}>' for m in maps)}], "
        f"iterator_types = [{', '.join(f'#iree_gpu.iterator_type<{words[i]}>' for i in iterators)}], kind = {kind}{more}"
    )
    lhs, rhs, acc = types
    op = f"iree_gpu.multi_mma %l, %r, %a {{{attributes}}} : {lhs}, {rhs} into {acc}"
    if result is not None:
        op = f'"iree_gpu.multi_mma"(%l, %r, %a) <{{{attributes}}}> : ({lhs}, {rhs}, {acc}) -> {result}'
    return f"func.func @f(%l: {lhs}, %r: {rhs}, %a: {acc}) {{\n  %0 = {op}\n  return\n}}\n"


def function(op: str, arguments: str = "%a: tensor<4xf32>") -> str:
    """An op on line 2, column 3 (8 where it has a result)."""
    return f"func.func @f({arguments}) {{\n  {op}\n  return\n}}\n"


def region(body: str, results: str = "tensor<4xf32>", inputs: str = "ins(%a : tensor<4xf32>) ") -> str:
    return function(
        f"%0 = iree_gpu.barrier_region {inputs}{{{body}}} : {results}", "%a: tensor<4xf32>, %b: tensor<5xf32>"
    )


def changed(values: tuple, index: int, value: str) -> tuple:
    return values[:index] + (value,) + values[index + 1 :]


X = "^bb0(%x: tensor<4xf32>):"
PERMUTATION = "expects rhs_permutation to permute the 2 inner dimensions of rhs, found"

# Name: (text, column, message without `'op' op `).
RULES: dict[str, tuple[str, int, str]] = {
    # multi_mma, in the order of the facts.
    "two maps": (multi_mma(MAPS[:2]), 8, "expects an indexing map for each of lhs, rhs and acc, found 2"),
    "four maps": (multi_mma((*MAPS, MAPS[0])), 8, "expects an indexing map for each of lhs, rhs and acc, found 4"),
    "symbols": (
        multi_mma(changed(MAPS, 0, "(i, j, k)[s] -> (i, k)")), 8,
        "expects the indexing map of lhs to have no symbols, found (d0, d1, d2)[s0] -> (d0, d2)",
    ),
    "inputs": (
        multi_mma(changed(MAPS, 1, "(i, j) -> (i, j)")), 8,
        "expects the indexing map of rhs to have 3 inputs, one an iterator, found (d0, d1) -> (d0, d1)",
    ),
    "rank": (
        multi_mma(changed(MAPS, 2, "(i, j, k) -> (i, j, k)")), 8,
        "expects the indexing map of acc to have fewer results than vector<2x5x4xf32> has dimensions (3), "
        "found (d0, d1, d2) -> (d0, d1, d2)",
    ),
    "sum": (
        multi_mma(changed(MAPS, 0, "(i, j, k) -> (i + k, k)")), 8,
        "expects the indexing map of lhs to be a projected permutation of the iterators, "
        "found (d0, d1, d2) -> (d0 + d2, d2)",
    ),
    "constant": (
        multi_mma(changed(MAPS, 0, "(i, j, k) -> (i, 0)")), 8,
        "expects the indexing map of lhs to be a projected permutation of the iterators, found (d0, d1, d2) -> (d0, 0)",
    ),
    "twice": (
        multi_mma(changed(MAPS, 1, "(i, j, k) -> (j, j)")), 8,
        "expects the indexing map of rhs to be a projected permutation of the iterators, found (d0, d1, d2) -> (d1, d1)",
    ),
    "dynamic inner dimension": (
        multi_mma(types=("tensor<2x3x?xf16>", "tensor<3x5x4xf16>", "tensor<2x5x4xf32>")), 8,
        "expects the inner dimensions of lhs to be static, found dimension 2 of tensor<2x3x?xf16>",
    ),
    "no contraction: parallel": (
        multi_mma(iterators="ppp"), 8,
        "expects the indexing maps to be a contraction: parallel iterator d2 must index acc and one of lhs and rhs, "
        "or both, it indexes lhs, rhs",
    ),
    "no contraction: reduction": (
        multi_mma(iterators="prr"), 8,
        "expects the indexing maps to be a contraction: reduction iterator d1 must index lhs and rhs and not acc, "
        "it indexes rhs, acc",
    ),
    "no contraction: unused": (
        multi_mma(("(i) -> ()",) * 3, "r", ("vector<4xf16>", "vector<4xf16>", "vector<4xf32>")), 8,
        "expects the indexing maps to be a contraction: reduction iterator d0 must index lhs and rhs and not acc, "
        "it indexes none of them",
    ),
    "no contraction: acc alone": (
        multi_mma(("(i) -> ()", "(i) -> ()", "(i) -> (i)"), "p", ("vector<4xf16>", "vector<4xf16>", "vector<2x4xf32>")), 8,
        "expects the indexing maps to be a contraction: parallel iterator d0 must index acc and one of lhs and rhs, "
        "or both, it indexes acc",
    ),
    "outer shape of lhs": (
        multi_mma(types=changed(TYPES, 0, "vector<7x3x4xf16>")), 8,
        "expects dimension 0 of lhs to be 2, the bound of iterator d0, found 7",
    ),
    "outer shape of rhs": (
        multi_mma(types=changed(TYPES, 1, "vector<7x5x4xf16>")), 8,
        "expects dimension 0 of rhs to be 3, the bound of iterator d2, found 7",
    ),
    "dynamic against static": (
        multi_mma(types=("tensor<2x?x4xf16>", "tensor<3x5x4xf16>", "tensor<2x5x4xf32>")), 8,
        "expects dimension 0 of rhs to be dynamic, the bound of iterator d2, found 3",
    ),
    "element type of lhs": (
        multi_mma(types=changed(TYPES, 0, "vector<2x3x4xbf16>")), 8,
        "expects lhs to have the element type of MFMA_F32_16x16x16_F16, f16, found bf16",
    ),
    "element type of rhs": (
        multi_mma(types=changed(TYPES, 1, "vector<3x5x4xf32>")), 8,
        "expects rhs to have the element type of MFMA_F32_16x16x16_F16, f16, found f32",
    ),
    "element type of acc": (
        multi_mma(types=changed(TYPES, 2, "vector<2x5x4xf16>")), 8,
        "expects acc to have the element type of MFMA_F32_16x16x16_F16, f32, found f16",
    ),
    "inner counts": (
        multi_mma(types=changed(TYPES, 0, "vector<2x3x8xf16>")), 8,
        "expects inner element counts of MFMA_F32_16x16x16_F16: 256, 256, 256 for a subgroup or 4, 4, 4 for a lane, "
        "found 8, 4, 4 (lhs, rhs, acc)",
    ),
    "inner counts, lane and subgroup": (
        multi_mma(types=changed(TYPES, 2, SUBGROUP[2])), 8,
        "expects inner element counts of MFMA_F32_16x16x16_F16: 256, 256, 256 for a subgroup or 4, 4, 4 for a lane, "
        "found 4, 4, 256 (lhs, rhs, acc)",
    ),
    "inner counts, data tiled": (
        multi_mma(
            types=("tensor<2x3x4xf32>", "tensor<3x5x4xf32>", "tensor<2x5x4xf32>"),
            kind="#iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 8>",
        ), 8,
        "expects inner element counts of MFMA_F32_16x16x4_F32: 512, 64, 2048 for a subgroup or 8, 1, 32 for a lane, "
        "found 4, 4, 4 (lhs, rhs, acc)",
    ),
    "lhs_permutation of a lane": (
        multi_mma(more=", lhs_permutation = array<i64: 0>"), 8,
        "takes lhs_permutation with subgroup semantics only; these inner dimensions are one lane's share",
    ),
    "rhs_permutation of a lane": (
        multi_mma(more=", rhs_permutation = array<i64: 0>"), 8,
        "takes rhs_permutation with subgroup semantics only; these inner dimensions are one lane's share",
    ),
    "acc_permutation of a lane": (
        multi_mma(more=", acc_permutation = array<i64: 0>"), 8,
        "takes acc_permutation with subgroup semantics only; these inner dimensions are one lane's share",
    ),
    "short permutation": (multi_mma(types=SUBGROUP, more=", rhs_permutation = array<i64: 0>"), 8, f"{PERMUTATION} [0]"),
    "permutation twice": (multi_mma(types=SUBGROUP, more=", rhs_permutation = array<i64: 1, 1>"), 8, f"{PERMUTATION} [1, 1]"),
    "permutation beyond": (multi_mma(types=SUBGROUP, more=", rhs_permutation = array<i64: 0, 2>"), 8, f"{PERMUTATION} [0, 2]"),
    "permutation below": (multi_mma(types=SUBGROUP, more=", rhs_permutation = array<i64: 0, -1>"), 8, f"{PERMUTATION} [0, -1]"),
    "lhs_permutation": (
        multi_mma(types=SUBGROUP, more=", lhs_permutation = array<i64: 2, 0>"), 8,
        "expects lhs_permutation to permute the 2 inner dimensions of lhs, found [2, 0]",
    ),
    "acc_permutation": (
        multi_mma(types=SUBGROUP, more=", acc_permutation = array<i64>"), 8,
        "expects acc_permutation to permute the 2 inner dimensions of acc, found []",
    ),
    "kind": (
        multi_mma(kind="3 : i32"), 8,
        "attribute 'kind' failed to satisfy constraint: MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr, found 3 : i32",
    ),
    "iterator types": (
        multi_mma().replace("#iree_gpu.iterator_type<parallel>", "1", 1), 8,
        "attribute 'iterator_types' failed to satisfy constraint: array of iterator types, found "
        '[1, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>]',
    ),
    "no kind": (multi_mma().replace(f", kind = {MFMA}", ""), 8, "requires attribute 'kind' (MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr)"),
    "operand type": (
        multi_mma(types=changed(TYPES, 0, "f16")), 8,
        "operand #0 ('lhs') must be ranked tensor or vector of any type values, but got 'f16'",
    ),
    "unranked operand": (
        multi_mma(types=changed(TYPES, 1, "tensor<*xf16>")), 8,
        "operand #1 ('rhs') must be ranked tensor or vector of any type values, but got 'tensor<*xf16>'",
    ),
    "result type": (
        multi_mma(result="vector<2x5x8xf32>"), 8,
        "failed to verify that all of {acc, result} have same type: acc and result are vector<2x5x4xf32> vs. vector<2x5x8xf32>",
    ),
    # barrier_region
    "no block argument": (
        region("iree_gpu.yield %a : tensor<4xf32>"), 8, "expects one block argument for each of its 1 inputs, found 0",
    ),
    "block argument without input": (
        region(f"{X} iree_gpu.yield %x : tensor<4xf32>", inputs=""), 8,
        "expects one block argument for each of its 0 inputs, found 1",
    ),
    "type of a block argument": (
        region("^bb0(%x: tensor<5xf32>): iree_gpu.yield %a : tensor<4xf32>"), 8,
        "expects block argument #0 to have the type of input #0, tensor<4xf32>, found tensor<5xf32>",
    ),
    "number of yielded values": (
        region(f"{X} iree_gpu.yield %x, %x : tensor<4xf32>, tensor<4xf32>"), 8,
        "expects its region to yield 1 values for its results, found 2",
    ),
    "nothing yielded": (region(X), 8, "expects its region to yield 1 values for its results, found 0"),
    "type of a yielded value": (
        region(f"{X} iree_gpu.yield %x, %b : tensor<4xf32>, tensor<5xf32>", "tensor<4xf32>, tensor<4xf32>").replace("%0 =", "%0:2 ="), 10,
        "expects yielded value #1 to have the type of result #1, tensor<4xf32>, found tensor<5xf32>",
    ),
    "two blocks": (
        region(f"{X} iree_gpu.yield %x : tensor<4xf32>\n^bb1: iree_gpu.yield %a : tensor<4xf32>"), 8,
        "expects region #0 to have 1 block, found 2",
    ),
    "no block": (
        function('%0 = "iree_gpu.barrier_region"() ({ }) : () -> tensor<4xf32>'), 8,
        "expects region #0 to have 1 block, found 0",
    ),
    "another terminator": (
        function('%0 = "iree_gpu.barrier_region"() ({ func.return }) : () -> tensor<4xf32>'), 8,
        "expects region #0 to end with 'iree_gpu.yield', found 'func.return'",
    ),
    # value_barrier
    "no input": (function('"iree_gpu.value_barrier"() : () -> ()'), 3, "expects at least one input"),
    "tensor and vector": (
        function("%0:2 = iree_gpu.value_barrier %a, %b : tensor<4xf32>, vector<4xf32>", "%a: tensor<4xf32>, %b: vector<4xf32>"),
        10, "expects all inputs to be tensors, or all vectors, found tensor<4xf32>, vector<4xf32>",
    ),
    "neither tensor nor vector": (
        function("%0 = iree_gpu.value_barrier %a : f32", "%a: f32"), 8,
        "operand #0 ('inputs') must be ranked tensor or vector of any type values, but got 'f32'",
    ),
    "type of a result": (
        function('%0 = "iree_gpu.value_barrier"(%a) : (tensor<4xf32>) -> tensor<5xf32>'), 8,
        "failed to verify that all of {inputs, results} have same type: inputs and results are tensor<4xf32> vs. tensor<5xf32>",
    ),
    "number of results": (
        function('"iree_gpu.value_barrier"(%a) : (tensor<4xf32>) -> ()'), 3,
        "failed to verify that all of {inputs, results} have same type: inputs and results are tensor<4xf32> vs. none",
    ),
    # yield
    "parent": (function("iree_gpu.yield", ""), 3, "expects parent op 'iree_gpu.barrier_region', found 'func.func'"),
    "operands without a parent": (
        function("iree_gpu.yield %a : tensor<4xf32>"), 3,
        "expects parent op 'iree_gpu.barrier_region', found 'func.func'",
    ),
}  # fmt: skip


def op_name(text: str) -> str:
    return next(
        name for name in ("multi_mma", "barrier_region", "value_barrier", "yield") if f"iree_gpu.{name}" in text
    )


@pytest.mark.parametrize("name", RULES)
def test_rule(context, name):
    text, column, message = RULES[name]
    if name in ("parent", "operands without a parent"):
        text = text.replace("  return\n", "")  # it ends the block itself
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(text, filename="rule.mlir")
    first = caught.value.diagnostics[0]
    assert first.message == f"'iree_gpu.{op_name(text)}' op {message}"
    assert (first.severity, first.file, first.line, first.column) == ("error", "rule.mlir", 2, column)


def test_no_terminator_is_made_up_in_the_generic_form(context):
    for body in ("", "^bb0:", "%c = arith.constant 1 : i32"):
        with pytest.raises(gpuir.ParseError):
            gpuir.parse(function(f'"iree_gpu.barrier_region"() ({{ {body} }}) : () -> ()'))
    assert gpuir.parse(function('"iree_gpu.barrier_region"() ({ iree_gpu.yield }) : () -> ()')).operation.verify()


def test_terminator_in_the_middle(context):
    """The host's own trait of terminators."""
    text = region(f"{X} iree_gpu.yield %x : tensor<4xf32>\niree_gpu.yield %x : tensor<4xf32>")
    with pytest.raises(gpuir.ParseError, match="must be the last operation in the parent block"):
        gpuir.parse(text)


GOOD = {
    "vector": multi_mma(),
    "subgroup": multi_mma(types=SUBGROUP, more=", lhs_permutation = array<i64: 1, 0>, acc_permutation = array<i64: 0, 1>"),
    "flat subgroup": multi_mma(types=("vector<2x3x256xf16>", "vector<3x5x16x16xf16>", "vector<2x5x4x4x16xf32>")),
    "dynamic": multi_mma(types=("tensor<?x?x4xf16>", "tensor<?x?x4xf16>", "tensor<?x?x4xf32>")),
    "batch": multi_mma(
        ("(b, i) -> (b, i)", "(b, i) -> (b)", "(b, i) -> (b, i)"), "pp",
        ("vector<2x3x4xf16>", "vector<2x4xf16>", "vector<2x3x4xf32>"),
    ),
    "region": region(f"{X} iree_gpu.yield %x : tensor<4xf32>"),
    "value_barrier": function("%0:2 = iree_gpu.value_barrier %a, %a : tensor<4xf32>, tensor<4xf32>"),
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_what_the_rules_allow(context, name):
    """The bases that the refused modules differ from by one thing each."""
    assert gpuir.parse(GOOD[name]).operation.verify()


def test_rules_hold_for_ops_that_no_parser_read(context):
    """The verifier runs on ops however they came to be."""
    valid = gpuir.parse(GOOD["vector"])
    op = valid.body.operations[0].body.blocks[0].operations[0]
    assert isinstance(op, iree_gpu.MultiMmaOp) and valid.operation.verify()
    op.attributes["indexing_maps"] = ir.ArrayAttr.get(list(op.indexing_maps)[:2])
    with pytest.raises(ir.MLIRError, match="expects an indexing map for each of lhs, rhs and acc, found 2"):
        valid.operation.verify()


def test_verification_is_not_remembered_across_changes(context):
    """What was verified once is verified anew when its attributes change, and the context's other ops do not matter."""
    first, second = gpuir.parse(GOOD["vector"]), gpuir.parse(GOOD["vector"])
    op = second.body.operations[0].body.blocks[0].operations[0]
    op.kind = "MFMA_F32_32x32x8_F16"
    with pytest.raises(
        ir.MLIRError, match="MFMA_F32_32x32x8_F16: 256, 256, 1024 for a subgroup or 4, 4, 16 for a lane"
    ):
        second.operation.verify()
    assert first.operation.verify()
    op.kind = "MFMA_F32_16x16x16_F16"
    assert second.operation.verify()


def test_every_attribute_of_the_verifier_is_looked_at(context):
    """Broken one at a time in an op that was verified before."""
    module = gpuir.parse(GOOD["subgroup"])
    op = module.body.operations[0].body.blocks[0].operations[0]
    wrong = {
        "indexing_maps": ir.ArrayAttr.get([]),
        "iterator_types": ir.ArrayAttr.get([]),
        "kind": iree_gpu.MMAAttr.get("WMMA_I32_16x16x16_I8"),
        "lhs_permutation": ir.DenseI64ArrayAttr.get([0]),
        "rhs_permutation": ir.DenseI64ArrayAttr.get([0]),
        "acc_permutation": ir.DenseI64ArrayAttr.get([0]),
    }
    assert set(wrong) == set(op.spec.attributes)
    for name, value in wrong.items():
        before = op.attributes[name] if name in op.attributes else None
        op.attributes[name] = value
        with pytest.raises(ir.MLIRError, match=re.escape("'iree_gpu.multi_mma' op")):
            module.operation.verify()
        if before is None:
            del op.attributes[name]
        else:
            op.attributes[name] = before
        assert module.operation.verify()
