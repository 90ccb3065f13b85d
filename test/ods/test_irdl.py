"""The IRDL that a spec becomes: upstream's mlir-opt loads it, and then takes and refuses what it should."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import iree_gpu
from gpuir.ods import emit_irdl


@pytest.fixture
def irdl_file(tmp_path):
    def write(text: str) -> str:
        path = tmp_path / "dialect.irdl.mlir"
        path.write_text(text)
        return f"--irdl-file={path}"

    return write


def generic(text: str) -> str:
    """The host's generic form, without locations."""
    return gpuir.parse(text).operation.get_asm(print_generic_op_form=True, use_local_scope=True)


IREE = """
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>, %t: tensor<4xf32, #iree_gpu.lane_id<1>>, %u: tensor<2xi8>) attributes {
    x = #iree_gpu.target_chip<wgp_count = 3, extra = {a = #iree_gpu<compute_bitwidths fp32|fp16>}>} {
  %0 = iree_gpu.multi_mma %a, %a, %c {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32>
  %1:2 = iree_gpu.value_barrier %a, %0 : vector<4xf16>, vector<4xf32>
  %2 = iree_gpu.value_barrier %t : tensor<4xf32, #iree_gpu.lane_id<1>>
  %3:2 = iree_gpu.value_barrier %t, %u : tensor<4xf32, #iree_gpu.lane_id<1>>, tensor<2xi8>
  return
}
"""
TRIAL = """
func.func @f(%i: i32, %x: index, %f: f32, %b: i1, %d: !trial.desc<2 x f32>, %t: !trial.token, %w: !trial.async.flow<1>) {
  %0 = trial.make %d : <2 x f32> -> !trial.desc<1 x f32, #trial.pair<1, 2>>
  trial.enum fast, near|far
  trial.list size(%x) values(%i, %f : i32, f32) order = [1, 2] fast
  %1 = trial.mmaSync %f, %b scale %f {twoCTAs} : f32
  %2 = trial.optionals b %f c %x d() -> i32
  %3:3 = trial.split %i, %f, %x : (i32, f32, index) -> (i32, f32, i32)
  trial.only_desc %d, %t, %w : <2 x f32>, <1>
  trial.cases %i
  return
}
"""


@pytest.mark.parametrize("name", ["iree_gpu", "trial"])
def test_mlir_opt_takes_it(context, trial, mlir_opt, run_tool, irdl_file, name):
    text = {"iree_gpu": iree_gpu.IREE_GPU, "trial": trial.TRIAL}[name].irdl()
    source = generic({"iree_gpu": IREE, "trial": TRIAL}[name])
    result = run_tool(
        mlir_opt, irdl_file(text), "--mlir-print-op-generic", "--mlir-print-local-scope", "-", input=source
    )
    assert result.returncode == 0, result.stderr
    # It is the same text for the host and for the other LLVM, but for what upstream's own ops print.
    ours = [line.strip() for line in source.splitlines() if re.search(r'"(iree_gpu|trial)\.', line)]
    theirs = [line.strip() for line in result.stdout.splitlines() if re.search(r'"(iree_gpu|trial)\.', line)]
    assert len(ours) >= 4 and ours == theirs


VALID = "func.func @f(%a: vector<4xf16>, %c: vector<4xf32>, %i: i32, %t: tensor<4xf32>) {\n  OP\n  return\n}\n"
CASES = {
    "one barrier": ('%0 = "iree_gpu.value_barrier"(%a) : (vector<4xf16>) -> vector<4xf16>', True),
    "barrier of no shape": ('%0 = "iree_gpu.value_barrier"(%i) : (i32) -> i32', False),
    "lane": ('"test.op"() {a = #iree_gpu.lane_id<1 : i64>} : () -> ()', True),
    "lane of a string": ('"test.op"() {a = #iree_gpu.lane_id<"x">} : () -> ()', False),
    "lane of two": ('"test.op"() {a = #iree_gpu.lane_id<1 : i64, 2 : i64>} : () -> ()', False),
    "iterator": ('"test.op"() {a = #iree_gpu.iterator_type<"parallel">} : () -> ()', True),
    "unknown iterator": ('"test.op"() {a = #iree_gpu.iterator_type<"window">} : () -> ()', False),
    "nested": ('"test.op"() {a = #iree_gpu.mma_layout<#iree_gpu.mma_intrinsic<"MFMA_F32_16x16x4_F32">>} : () -> ()', True),
    "nested wrongly": ('"test.op"() {a = #iree_gpu.mma_layout<#iree_gpu.lane_id<1 : i64>>} : () -> ()', False),
    "unknown attribute": ('"test.op"() {a = #iree_gpu.nosuch<1 : i64>} : () -> ()', False),
    "missing attributes": ('%0 = "iree_gpu.multi_mma"(%a, %a, %c) : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>', False),
    "missing operand": (
        '%0 = "iree_gpu.multi_mma"(%a, %a) {indexing_maps = [], iterator_types = [], kind = unit} : (vector<4xf16>, vector<4xf16>) -> vector<4xf32>',
        False,
    ),
    "all that C++ sees": (
        '%0 = "iree_gpu.multi_mma"(%a, %a, %c) {indexing_maps = [], iterator_types = [], kind = unit} '
        ": (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>",
        True,
    ),
    "no region": ('"iree_gpu.barrier_region"() : () -> ()', False),
    # IRDL has no word for terminators, so that upstream's own tool knows none of the dialect.
    "region": ('"iree_gpu.barrier_region"() ({\n "iree_gpu.yield"() : () -> ()\n}) : () -> ()', False),
    "unknown op": ('"iree_gpu.nosuch"() : () -> ()', False),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_mlir_opt_enforces_it(mlir_opt, run_tool, irdl_file, name):
    op, accepted = CASES[name]
    # Only test.op may be of no known dialect.
    options = ["--allow-unregistered-dialect"] if "test.op" in op else []
    result = run_tool(mlir_opt, irdl_file(iree_gpu.IREE_GPU.irdl()), *options, "-", input=VALID.replace("OP", op))
    assert (result.returncode == 0) is accepted, result.stderr


def test_the_host_enforces_it_too(context, trial):
    """Also where no verification of ours runs: parameters are checked when an attribute is made."""
    iree_gpu.IREE_GPU.load(context)
    for text in (
        '#iree_gpu.lane_id<"x">',
        '#iree_gpu.iterator_type<"window">',
        "#iree_gpu.mma_layout<#iree_gpu.lane_id<1 : i64>>",
    ):
        with pytest.raises(ir.MLIRError):
            ir.Attribute.parse(text)
    assert isinstance(ir.Attribute.parse("#iree_gpu.lane_id<1 : i64>"), iree_gpu.LaneIdAttr)


def test_emit_irdl(trial):
    one = emit_irdl(["iree_gpu"])
    assert one == iree_gpu.IREE_GPU.irdl() and one.count("irdl.dialect @") == 1
    both = emit_irdl(["trial", "iree_gpu"])
    assert both.count("irdl.dialect @") == 2 and one in both
    assert one in emit_irdl()
    with pytest.raises(ValueError, match="unknown dialect 'nosuch'; known are .*iree_gpu"):
        emit_irdl(["nosuch"])


def test_names_for_the_host(trial):
    """Lower case, no dots; what the document says stands in gpuir's own texts."""
    text = trial.TRIAL.irdl()
    names = re.findall(r"irdl\.(?:operation|type|attribute) @(\S+)", text)
    assert "mmasync" in names and "reduce_return" in names and "async_flow" in names
    assert "cases_0" in names and "cases_16" in names and "cases_17" not in names
    assert all(re.fullmatch(r"[a-z0-9_]+", name) for name in names) and len(set(names)) == len(names)
    assert "twoCTAs" not in text and '"isAsync"' in text  # optional attributes are verified in Python
    assert trial.MmaOp.OPERATION_NAME == "trial.mmasync"
