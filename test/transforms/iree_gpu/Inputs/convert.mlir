// packed | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"], foo = 1} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// transposed | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d3)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// matmul | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// lowering_config | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// dynamic outer | script | same
func.func @f(%a: tensor<?x?x16x16xf16>, %b: tensor<?x?x16x16xf16>, %c: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16>) outs(%c : tensor<?x?x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// batch of no outer | script | same
func.func @f(%a: tensor<3x16x16xf16>, %b: tensor<3x16x16xf16>, %c: tensor<3x16x16xf32>) -> tensor<3x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x16x16xf16>, tensor<3x16x16xf16>) outs(%c : tensor<3x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<3x16x16xf32>
  return %0 : tensor<3x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// data tiled | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// sizes | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// element types | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// inner iterators first | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d5, d0, d2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d4, d2, d1)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// outer dimension inside | script | refused
func.func @f(%a: tensor<16x2x3x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d2, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x2x3x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no contraction | script | refused
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// subtraction | script | gpuir alone refuses (the body is not looked at)
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.subf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no tensors | script | refused
func.func @f(%a: memref<16x16xf16>, %c: memref<16x16xf32>) {
  linalg.matmul ins(%a, %a : memref<16x16xf16>, memref<16x16xf16>) outs(%c : memref<16x16xf32>)
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// all three transposed | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d3)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// f32 | script | same
func.func @f(%a: tensor<2x3x16x4xf32>, %b: tensor<3x4x4x16xf32>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x4xf32>, tensor<3x4x4x16xf32>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.mulf %x, %y : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// i8 | script | same
func.func @f(%a: tensor<2x3x16x32xi8>, %b: tensor<4x3x16x32xi8>, %c: tensor<2x4x16x16xi32>) -> tensor<2x4x16x16xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x32xi8>, tensor<4x3x16x32xi8>) outs(%c : tensor<2x4x16x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extsi %x : i8 to i32
    %2 = arith.extsi %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<2x4x16x16xi32>
  return %0 : tensor<2x4x16x16xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// i8 unsigned | script | gpuir alone refuses (the body is not looked at)
func.func @f(%a: tensor<2x3x16x32xi8>, %b: tensor<4x3x16x32xi8>, %c: tensor<2x4x16x16xi32>) -> tensor<2x4x16x16xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x32xi8>, tensor<4x3x16x32xi8>) outs(%c : tensor<2x4x16x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extui %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<2x4x16x16xi32>
  return %0 : tensor<2x4x16x16xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// f16 acc | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<4x3x16x16xf16>, %c: tensor<2x4x16x16xf16>) -> tensor<2x4x16x16xf16> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<4x3x16x16xf16>) outs(%c : tensor<2x4x16x16xf16>) {
  ^bb0(%x: f16, %y: f16, %z: f16):
    %3 = arith.mulf %x, %y : f16
    %4 = arith.addf %z, %3 : f16
    linalg.yield %4 : f16
  } -> tensor<2x4x16x16xf16>
  return %0 : tensor<2x4x16x16xf16>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// batch outer with unit dims | script | same
func.func @f(%a: tensor<1x1x3x16x16xf16>, %b: tensor<1x3x1x16x16xf16>, %c: tensor<1x1x1x16x16xf32>) -> tensor<1x1x1x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d2, d6, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1x1x3x16x16xf16>, tensor<1x3x1x16x16xf16>) outs(%c : tensor<1x1x1x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<1x1x1x16x16xf32>
  return %0 : tensor<1x1x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// two reductions outside | script | same
func.func @f(%a: tensor<2x3x5x16x16xf16>, %b: tensor<5x3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d2, d1, d6, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d4, d5)>], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x5x16x16xf16>, tensor<5x3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// inner iterators k m n | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d4, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel", "parallel"]} ins(%a, %b : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16>) outs(%c : tensor<2x4x16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no outer generic transposed b | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// batch_matmul | script | same
func.func @f(%a: tensor<4x16x16xf16>, %b: tensor<4x16x16xf16>, %c: tensor<4x16x16xf32>) -> tensor<4x16x16xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<4x16x16xf16>, tensor<4x16x16xf16>) outs(%c : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
  return %0 : tensor<4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.batch_matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// dynamic inner | script | refused
func.func @f(%a: tensor<?x16xf16>, %b: tensor<16x16xf16>, %c: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf16>, tensor<16x16xf16>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// matvec | script | refused
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16xf16>, %c: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.matvec ins(%a, %b : tensor<16x16xf16>, tensor<16xf16>) outs(%c : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matvec"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// several payload ops and use handles | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
func.func @g(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  %y = transform.iree.distribute_multi_mma %x : (!transform.any_op) -> !transform.any_op
  transform.annotate %y "done" : !transform.any_op
  transform.yield
}

// -----

// one of two fails | script | refused
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
func.func @g(%a: tensor<16x32xf16>, %b: tensor<32x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x32xf16>, tensor<32x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// empty handle | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.batch_matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// typed handle | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.op<"linalg.matmul">
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.op<"linalg.matmul">) -> !transform.op<"iree_gpu.multi_mma">
  transform.yield
}

// -----

// foreach | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.foreach %f : !transform.any_op {
  ^bb0(%m: !transform.any_op):
    %x = transform.iree.convert_to_multi_mma %m, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  }
  transform.yield
}

// -----

// then patterns on the function | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
  %l = transform.iree.distribute_multi_mma %x : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %g {
    transform.apply_patterns.iree.vectorize_iree_gpu
    transform.apply_patterns.iree.unroll_multi_mma
    transform.apply_patterns.iree.drop_multi_mma_unit_dims
    transform.apply_patterns.iree.lower_multi_mma
  } : !transform.any_op
  transform.yield
}
