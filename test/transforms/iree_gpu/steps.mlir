// RUN: gpuir-opt --iree-gpu-tile-to-workgroups --canonicalize %s | FileCheck %s --check-prefix=TILE
// RUN: gpuir-opt --iree-gpu-tile-to-workgroups --iree-gpu-pad-to-tiles --canonicalize %s | FileCheck %s --check-prefix=PAD
// RUN: gpuir-opt --iree-gpu-tile-to-workgroups --iree-gpu-pad-to-tiles --iree-gpu-pack-to-intrinsics --iree-gpu-tile-reductions --canonicalize %s | FileCheck %s --check-prefix=STEP
// RUN: gpuir-opt --iree-gpu-tile-to-workgroups --iree-gpu-pad-to-tiles --iree-gpu-pack-to-intrinsics --iree-gpu-tile-reductions --iree-gpu-promote-operands --cse %s | FileCheck %s --check-prefix=COPY

// The schedule's passes by their own: a batch of ragged products, whose rhs lies along n.

// TILE: #[[$ROWS:.*]] = affine_map<(d0) -> (d0 * -32 + 40, 32)>
// TILE-LABEL: func.func @batch
// TILE: scf.forall (%[[B:.*]], %[[I:.*]], %[[J:.*]]) in (3, 2, 1) shared_outs(%[[OUT:.*]] = %{{.*}})
// TILE: %[[SIZE:.*]] = affine.min #[[$ROWS]](%[[I]])
// TILE: tensor.extract_slice %{{.*}}[%[[B]], %{{.*}}, 0] [1, %[[SIZE]], 60] [1, 1, 1] : tensor<3x40x60xf16> to tensor<1x?x60xf16>
// TILE: tensor.extract_slice %{{.*}}[%[[B]], 0, 0] [1, 60, 32] [1, 1, 1] : tensor<3x60x32xf16> to tensor<1x60x32xf16>
// TILE: linalg.batch_matmul {lowering_config = {{.*}}} ins({{.*}} : tensor<1x?x60xf16>, tensor<1x60x32xf16>)
// TILE: tensor.parallel_insert_slice %{{.*}} into %[[OUT]][%[[B]], %{{.*}}, 0] [1, %[[SIZE]], 32]
// TILE: mapping = [#gpu.block<z>, #gpu.block<y>, #gpu.block<x>]

// PAD-LABEL: func.func @batch
// PAD: tensor.pad %{{.*}} low[0, 0, 0] high[0, %{{.*}}, 4]
// PAD: : tensor<1x?x60xf16> to tensor<1x32x64xf16>
// PAD: tensor.pad %{{.*}} low[0, 0, 0] high[0, 4, 0]
// PAD: : tensor<1x60x32xf16> to tensor<1x64x32xf16>
// PAD: linalg.batch_matmul {{.*}} -> tensor<1x32x32xf32>
// PAD: tensor.extract_slice %{{.*}}[0, 0, 0] [1, %{{.*}}, 32] [1, 1, 1] : tensor<1x32x32xf32> to tensor<1x?x32xf32>

// STEP-LABEL: func.func @batch
// STEP: %[[LOOP:.*]] = scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[ACC:.*]] = %{{.*}}) -> (tensor<1x2x2x16x16xf32>)
// STEP: linalg.pack {{.*}} : tensor<1x32x32xf16> -> tensor<1x2x2x16x16xf16>
// STEP: linalg.pack {{.*}} inner_dims_pos = [2, 1] {{.*}} : tensor<1x32x32xf16> -> tensor<1x2x2x16x16xf16>
// STEP: %[[NEXT:.*]] = iree_gpu.multi_mma %{{.*}}, %{{.*}}, %[[ACC]]
// STEP: scf.yield %[[NEXT]]
// STEP: linalg.unpack %[[LOOP]]

// COPY-LABEL: func.func @batch
// COPY: scf.for
// COPY: scf.forall (%{{.*}}) in (256)
// COPY: tensor.extract_slice %{{.*}} [1, 1, 4] [1, 1, 1] : tensor<1x32x32xf16> to tensor<1x4xf16>
// COPY: tensor.parallel_insert_slice %{{.*}} : tensor<1x4xf16> into tensor<1x2x2x16x16xf16>
// COPY: mapping = [#gpu.thread<linear_dim_0>]
// COPY: scf.forall (%{{.*}}) in (256)
// COPY: %[[PART:.*]] = tensor.extract_slice %{{.*}} [1, 2, 2] [1, 1, 1] : tensor<1x32x32xf16> to tensor<2x2xf16>
// COPY: linalg.transpose ins(%[[PART]] : tensor<2x2xf16>)
// COPY: tensor.parallel_insert_slice %{{.*}} : tensor<2x2xf16> into tensor<1x2x2x16x16xf16>
func.func @batch(%a: tensor<3x40x60xf16>, %b: tensor<3x60x32xf16>, %c: tensor<3x40x32xf32>) -> tensor<3x40x32xf32> {
  %0 = linalg.batch_matmul {
    lowering_config = #iree_gpu.lowering_config<{
      mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>,
      workgroup = [0, 32, 32, 0], reduction = [0, 0, 0, 2], subgroup = [0, 1, 1, 0]
    }>
  } ins(%a, %b : tensor<3x40x60xf16>, tensor<3x60x32xf16>) outs(%c : tensor<3x40x32xf32>) -> tensor<3x40x32xf32>
  return %0 : tensor<3x40x32xf32>
}
