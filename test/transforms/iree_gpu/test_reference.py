"""Barriers, refusals, locations, and the ways to apply the patterns."""

import numpy as np
import pytest

import gpuir
from gpuir.errors import PassError
from gpuir.execution import jit
from gpuir.passes.registry import apply_patterns, find_pass, find_pattern
from gpuir.transforms.iree_gpu.reference import REFERENCE_PATTERNS, reference_lowering

BARRIERS = """
func.func @tensors(%a: tensor<4xi32>, %b: tensor<?xi8>) -> (tensor<4xi32>, tensor<?xi8>) {
  %0:2 = iree_gpu.value_barrier %a, %b : tensor<4xi32>, tensor<?xi8>
  return %0#0, %0#1 : tensor<4xi32>, tensor<?xi8>
}
func.func @vectors(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %m[%c0], %p : memref<4xi32>, vector<4xi32>
  %0 = iree_gpu.value_barrier %v : vector<4xi32>
  %1 = arith.addi %0, %0 : vector<4xi32>
  vector.transfer_write %1, %m[%c0] : vector<4xi32>, memref<4xi32>
  return
}
func.func @region(%a: tensor<4xi32>, %n: i32) -> (i32, tensor<4xi32>) {
  %c1 = arith.constant 1 : index
  %0:2 = iree_gpu.barrier_region ins(%a : tensor<4xi32>) {
  ^bb0(%inside: tensor<4xi32>):
    %x = tensor.extract %inside[%c1] : tensor<4xi32>
    %y = arith.addi %x, %n : i32
    %u = tensor.insert %y into %inside[%c1] : tensor<4xi32>
    iree_gpu.yield %y, %u : i32, tensor<4xi32>
  } : i32, tensor<4xi32>
  return %0#0, %0#1 : i32, tensor<4xi32>
}
func.func @nested(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = iree_gpu.barrier_region ins(%a : tensor<4xi32>) {
  ^bb0(%outer: tensor<4xi32>):
    %1 = iree_gpu.barrier_region ins(%outer : tensor<4xi32>) {
    ^bb0(%inner: tensor<4xi32>):
      %s = arith.addi %inner, %outer : tensor<4xi32>
      iree_gpu.yield %s : tensor<4xi32>
    } : tensor<4xi32>
    %t = arith.addi %1, %a : tensor<4xi32>
    iree_gpu.yield %t : tensor<4xi32>
  } : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @passed_on(%a: i32) -> i32 {
  %0 = iree_gpu.barrier_region ins(%a : i32) {
  ^bb0(%b: i32):
    iree_gpu.yield %b : i32
  } : i32
  return %0 : i32
}
"""


def test_barriers(lab):
    run = jit(lab.lowered(BARRIERS)).call
    numbers, bytes_ = np.arange(4, dtype=np.int32), np.arange(3, dtype=np.int8)
    first, second = run("tensors", numbers, bytes_)
    assert (first == numbers).all() and (second == bytes_).all()
    number, updated = run("region", numbers, 10)
    assert number == 11 and updated.tolist() == [0, 11, 2, 3] and numbers.tolist() == [0, 1, 2, 3]
    assert run("nested", numbers).tolist() == [0, 3, 6, 9]
    assert run("passed_on", 5) == 5
    run("vectors", numbers)
    assert numbers.tolist() == [0, 2, 4, 6]


def refusal(lab, text):
    module = lab.parse(text)
    with pytest.raises(PassError) as caught, module.context:
        reference_lowering(module)
    return str(caught.value)


LANE = """func.func @f(%a: vector<2x3x4xf16>, %b: vector<3x5x4xf16>, %c: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>,
                      #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}
"""


@pytest.mark.parametrize("kind", ["vector", "tensor"])
def test_lane_fragments_are_refused(lab, kind):
    assert refusal(lab, LANE.replace("vector", kind)) == (
        "case.mlir:2:8: error: 'iree_gpu.multi_mma' op holds only one lane's share of the fragments (4 of 256 elements "
        "of lhs, 4 of 256 elements of rhs, 4 of 256 elements of acc), and its result depends on what the other lanes "
        "hold: lower it in the subgroup form, with inner sizes 16x16, 16x16 and 16x16, before it is distributed to "
        "lanes"
    )


def test_data_tiled_layouts_are_refused(lab):
    text = """func.func @f(%a: tensor<?x?x4x16xf32>, %b: tensor<?x?x4x16xf32>, %c: tensor<?x?x4x16x4xf32>)
    -> tensor<?x?x4x16x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>,
                      #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32>
  } : tensor<?x?x4x16xf32>, tensor<?x?x4x16xf32> into tensor<?x?x4x16x4xf32>
  return %0 : tensor<?x?x4x16x4xf32>
}
"""
    message = refusal(lab, text)
    assert message.startswith("case.mlir:3:8: error: 'iree_gpu.multi_mma' op has no reference lowering for kind = ")
    assert message.endswith(
        ": only #iree_gpu.mma_layout says where an element of a fragment is; lower the op before its operands take the "
        "data-tiled layout"
    )


def test_every_op_has_the_location_of_what_it_replaces(lab, case):
    module = lab.parse("\n" * 6 + case("MFMA_F32_16x16x32_F8E4M3FNUZ").text)
    apply_patterns(module, REFERENCE_PATTERNS, fold=False)
    lines = {}

    def visit(op):
        lines.setdefault(op.name, set()).add(getattr(op.location, "start_line", None))
        return gpuir.ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    assert {"scf.for", "tensor.extract_slice", "tensor.insert", "arith.mulf", "arith.bitcast", "arith.select"} <= set(
        lines
    )
    # The host's driver shares constants and so takes their locations away.
    for name in ("func.func", "func.return", "builtin.module", "arith.constant"):
        lines.pop(name)
    assert set().union(*lines.values()) == {8}


def test_single_patterns_and_passes_by_name(lab, case):
    module = lab.parse(case("MFMA_F32_16x16x16_F16").text)
    find_pattern("iree.multi_mma_to_loops").apply(module)
    text = str(module)
    assert text.count("scf.for") == 3 and text.count("iree_gpu.multi_mma") == 1
    find_pass("iree-intrinsic-to-scalar")(module)
    text = str(module)
    assert text.count("scf.for") == 6 and "iree_gpu" not in text


@pytest.mark.parametrize("pattern", ["iree.multi_mma_unroll", "iree.intrinsic_to_scalar"])
def test_patterns_leave_other_forms_alone(lab, case, pattern):
    module = lab.parse(case("MFMA_F32_16x16x16_F16").text)
    before = str(module)
    find_pattern(pattern).apply(module)
    assert str(module) == before


def test_vectors_do_not_unroll_the_intrinsic(lab, case):
    """Code grows with the outer sizes, not with m, n and k."""
    sizes = [
        str(lab.lowered(case(name, (1, 1, 1), vector=True).text)).count("\n")
        for name in ("MFMA_F32_16x16x4_F32", "MFMA_F32_32x32x8_F16")
    ]
    assert max(sizes) - min(sizes) <= 4 and max(sizes) < 60


def test_in_a_pipeline(lab, case):
    module = lab.parse(case("MFMA_I32_16x16x16_I8").text)
    gpuir.pass_manager("builtin.module(iree-gpu-reference-lowering,func.func(canonicalize))").run(module)
    assert "iree_gpu" not in str(module)
