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
