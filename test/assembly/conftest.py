"""A text in which everything of the syntax occurs."""

from __future__ import annotations

import pytest
from _declaring import context, declaring, mirror, trial  # noqa: F401

EVERYTHING = r"""
#maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#trait = {
  indexing_maps = #maps, // of lhs, rhs and acc
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
}
#wgp = #iree_gpu.target_wgp<compute = fp64|fp32, storage = b64|b32, subgroup = shuffle|arithmetic, dot = dp4xi8toi32,
  mma = [<MFMA_F32_16x16x16_F16>, <WMMA_I32_16x16x16_I8>], subgroup_size_choices = [32, 64],
  max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024,
  max_workgroup_memory_bytes = 65536, max_workgroup_counts = [2147483647, 65535, 65535]>
!tile = tensor<4xf32, #iree_gpu.lane_id<0>>
module @m attributes {iree_gpu.target = #iree_gpu.target<arch = "gfx\"942\\", features = "", wgp = #wgp>} {
  func.func @f(%a: vector<2x3x4xf16>, %b: vector<3x5x4xf16>, %c: vector<2x5x4xf32>, %t: !tile) -> vector<2x5x4xf32> {
    %0 = iree_gpu.multi_mma %a, %b, %c #trait : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
    %1:2 = iree_gpu.barrier_region ins(%0, %t : vector<2x5x4xf32>, !tile) {
    ^bb0(%x: vector<2x5x4xf32>, %y: tensor<4xf32, #iree_gpu.lane_id<0>>):
      %2 = arith.constant {note = #iree_gpu<compute_bitwidths fp32>} 7 : index
      %3:2 = scf.if %cond -> (index, !tile) {
        scf.yield %2, %y : index, !tile
      } else {
        %4 = iree_gpu.value_barrier %y {a = "}{", b = [#iree_gpu.lane_id<1>, unit]} : !tile loc("k.py":3:4)
        scf.yield %2, %4 : index, !tile
      }
      iree_gpu.yield %3#1, %x : !tile, vector<2x5x4xf32>
    } {config = #iree_gpu.lowering_config<{workgroup = [16, 32]}>} : !tile, vector<2x5x4xf32>
    "iree_gpu.barrier_region"() ({
      iree_gpu.yield
    }) : () -> ()
    return %1#1 : vector<2x5x4xf32>
  }
}
""".replace("%t: !tile)", "%t: !tile, %cond: i1)")


@pytest.fixture
def everything() -> str:
    """A module with all four ops, aliases, nesting, locations and strings."""
    return EVERYTHING
