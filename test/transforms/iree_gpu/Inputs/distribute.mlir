// MFMA_F32_16x16x4_F32 | script | same
func.func @f(%a: tensor<2x3x16x4xf32>, %b: tensor<3x1x4x16xf32>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : tensor<2x3x16x4xf32>, tensor<3x1x4x16xf32> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_F32_16x16x4_F32 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x4xf32>, %b: tensor<2x1x4x16xf32>, %c: tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : tensor<1x1x16x4xf32>, tensor<2x1x4x16xf32> into tensor<1x2x16x16xf32>
  return %0 : tensor<1x2x16x16xf32>
}

// -----

// MFMA_F32_16x16x16_F16 | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_F32_16x16x16_F16 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x16xf16>, %b: tensor<2x1x16x16xf16>, %c: tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<1x1x16x16xf16>, tensor<2x1x16x16xf16> into tensor<1x2x16x16xf32>
  return %0 : tensor<1x2x16x16xf32>
}

// -----

// MFMA_F32_32x32x8_F16 | script | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x1x8x32xf16>, %c: tensor<2x1x4x8x32xf32>) -> tensor<2x1x4x8x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x1x8x32xf16> into tensor<2x1x4x8x32xf32>
  return %0 : tensor<2x1x4x8x32xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_F32_32x32x8_F16 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x32x8xf16>, %b: tensor<2x1x8x32xf16>, %c: tensor<1x2x4x8x32xf32>) -> tensor<1x2x4x8x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x1x32x8xf16>, tensor<2x1x8x32xf16> into tensor<1x2x4x8x32xf32>
  return %0 : tensor<1x2x4x8x32xf32>
}

// -----

// MFMA_F32_16x16x32_F8E4M3FNUZ | script | same
func.func @f(%a: tensor<2x3x16x32xf8E4M3FNUZ>, %b: tensor<3x1x32x16xf8E4M3FNUZ>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : tensor<2x3x16x32xf8E4M3FNUZ>, tensor<3x1x32x16xf8E4M3FNUZ> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_F32_16x16x32_F8E4M3FNUZ | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x32xf8E4M3FNUZ>, %b: tensor<2x1x32x16xf8E4M3FNUZ>, %c: tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : tensor<1x1x16x32xf8E4M3FNUZ>, tensor<2x1x32x16xf8E4M3FNUZ> into tensor<1x2x16x16xf32>
  return %0 : tensor<1x2x16x16xf32>
}

// -----

// MFMA_I32_16x16x32_I8 | script | same
func.func @f(%a: tensor<2x3x16x32xi8>, %b: tensor<3x1x32x16xi8>, %c: tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : tensor<2x3x16x32xi8>, tensor<3x1x32x16xi8> into tensor<2x1x16x16xi32>
  return %0 : tensor<2x1x16x16xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_I32_16x16x32_I8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x32xi8>, %b: tensor<2x1x32x16xi8>, %c: tensor<1x2x16x16xi32>) -> tensor<1x2x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : tensor<1x1x16x32xi8>, tensor<2x1x32x16xi8> into tensor<1x2x16x16xi32>
  return %0 : tensor<1x2x16x16xi32>
}

// -----

// MFMA_I32_32x32x16_I8 | script | same
func.func @f(%a: tensor<2x3x32x16xi8>, %b: tensor<3x1x16x32xi8>, %c: tensor<2x1x4x8x32xi32>) -> tensor<2x1x4x8x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<2x3x32x16xi8>, tensor<3x1x16x32xi8> into tensor<2x1x4x8x32xi32>
  return %0 : tensor<2x1x4x8x32xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_I32_32x32x16_I8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x32x16xi8>, %b: tensor<2x1x16x32xi8>, %c: tensor<1x2x4x8x32xi32>) -> tensor<1x2x4x8x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<1x1x32x16xi8>, tensor<2x1x16x32xi8> into tensor<1x2x4x8x32xi32>
  return %0 : tensor<1x2x4x8x32xi32>
}

// -----

// MFMA_I32_16x16x16_I8 | script | same
func.func @f(%a: tensor<2x3x16x16xi8>, %b: tensor<3x1x16x16xi8>, %c: tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>} : tensor<2x3x16x16xi8>, tensor<3x1x16x16xi8> into tensor<2x1x16x16xi32>
  return %0 : tensor<2x1x16x16xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_I32_16x16x16_I8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x16xi8>, %b: tensor<2x1x16x16xi8>, %c: tensor<1x2x16x16xi32>) -> tensor<1x2x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>} : tensor<1x1x16x16xi8>, tensor<2x1x16x16xi8> into tensor<1x2x16x16xi32>
  return %0 : tensor<1x2x16x16xi32>
}

// -----

// MFMA_I32_32x32x8_I8 | script | same
func.func @f(%a: tensor<2x3x32x8xi8>, %b: tensor<3x1x8x32xi8>, %c: tensor<2x1x4x8x32xi32>) -> tensor<2x1x4x8x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : tensor<2x3x32x8xi8>, tensor<3x1x8x32xi8> into tensor<2x1x4x8x32xi32>
  return %0 : tensor<2x1x4x8x32xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass MFMA_I32_32x32x8_I8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x32x8xi8>, %b: tensor<2x1x8x32xi8>, %c: tensor<1x2x4x8x32xi32>) -> tensor<1x2x4x8x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : tensor<1x1x32x8xi8>, tensor<2x1x8x32xi8> into tensor<1x2x4x8x32xi32>
  return %0 : tensor<1x2x4x8x32xi32>
}

// -----

// WMMA_F32_16x16x16_F16 | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x8x2x16xf32>) -> tensor<2x1x8x2x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x8x2x16xf32>
  return %0 : tensor<2x1x8x2x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass WMMA_F32_16x16x16_F16 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x16xf16>, %b: tensor<1x2x16x16xf16>, %c: tensor<1x2x8x2x16xf32>) -> tensor<1x2x8x2x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : tensor<1x1x16x16xf16>, tensor<1x2x16x16xf16> into tensor<1x2x8x2x16xf32>
  return %0 : tensor<1x2x8x2x16xf32>
}

// -----

// WMMA_F16_16x16x16_F16 | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x1x16xf16>) -> tensor<2x1x16x1x16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x1x16xf16>
  return %0 : tensor<2x1x16x1x16xf16>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass WMMA_F16_16x16x16_F16 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x16xf16>, %b: tensor<1x2x16x16xf16>, %c: tensor<1x2x16x1x16xf16>) -> tensor<1x2x16x1x16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<1x1x16x16xf16>, tensor<1x2x16x16xf16> into tensor<1x2x16x1x16xf16>
  return %0 : tensor<1x2x16x1x16xf16>
}

// -----

// WMMA_I32_16x16x16_I8 | script | same
func.func @f(%a: tensor<2x3x16x16xi8>, %b: tensor<3x1x16x16xi8>, %c: tensor<2x1x8x2x16xi32>) -> tensor<2x1x8x2x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : tensor<2x3x16x16xi8>, tensor<3x1x16x16xi8> into tensor<2x1x8x2x16xi32>
  return %0 : tensor<2x1x8x2x16xi32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass WMMA_I32_16x16x16_I8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x16x16xi8>, %b: tensor<1x2x16x16xi8>, %c: tensor<1x2x8x2x16xi32>) -> tensor<1x2x8x2x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : tensor<1x1x16x16xi8>, tensor<1x2x16x16xi8> into tensor<1x2x8x2x16xi32>
  return %0 : tensor<1x2x8x2x16xi32>
}

// -----

// dynamic | script | same
func.func @f(%a: tensor<?x?x32x8xf16>, %b: tensor<?x?x8x32xf16>, %c: tensor<?x?x4x8x32xf32>) -> tensor<?x?x4x8x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<?x?x32x8xf16>, tensor<?x?x8x32xf16> into tensor<?x?x4x8x32xf32>
  return %0 : tensor<?x?x4x8x32xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// dynamic in the pass | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<?x?x16x16xf16>, %b: tensor<?x?x16x16xf16>, %c: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

// -----

// transposed | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, lhs_permutation = array<i64: 1, 0>, rhs_permutation = array<i64: 1, 0>, acc_permutation = array<i64: 1, 0>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// transposed expanded | script | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x1x8x32xf16>, %c: tensor<2x1x8x32x4xf32>) -> tensor<2x1x8x32x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>, acc_permutation = array<i64: 1, 2, 0>} : tensor<2x3x32x8xf16>, tensor<3x1x8x32xf16> into tensor<2x1x8x32x4xf32>
  return %0 : tensor<2x1x8x32x4xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no iterators | script | same
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<8x2x16xf32>) -> tensor<8x2x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : tensor<16x16xf16>, tensor<16x16xf16> into tensor<8x2x16xf32>
  return %0 : tensor<8x2x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// lowering_config | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, lowering_config = #iree_gpu.lowering_config<{a = 1}>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// concretized | iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x32x8xi8>, %b: tensor<3x1x8x32xi8>, %c: tensor<2x1x32x32xi32>) -> tensor<2x1x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : tensor<2x3x32x8xi8>, tensor<3x1x8x32xi8> into tensor<2x1x32x32xi32>
  return %0 : tensor<2x1x32x32xi32>
}

// -----

// not expanded | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf16>) -> tensor<2x1x16x16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf16>
  return %0 : tensor<2x1x16x16xf16>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// vectors | script | refused
func.func @f(%a: vector<2x3x16x16xf16>, %b: vector<3x1x16x16xf16>, %c: vector<2x1x16x16xf32>) -> vector<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x16x16xf16>, vector<3x1x16x16xf16> into vector<2x1x16x16xf32>
  return %0 : vector<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// lane level | script | refused
func.func @f(%a: tensor<2x3x1x4xf16>, %b: tensor<3x1x4x1xf16>, %c: tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x1x4xf16>, tensor<3x1x4x1xf16> into tensor<2x1x4x1xf32>
  return %0 : tensor<2x1x4x1xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// vectors in the pass | iree-gpu-distribute-mma-to-lanes | refused
func.func @f(%a: vector<2x3x16x16xf16>, %b: vector<3x1x16x16xf16>, %c: vector<2x1x16x16xf32>) -> vector<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x16x16xf16>, vector<3x1x16x16xf16> into vector<2x1x16x16xf32>
  return %0 : vector<2x1x16x16xf32>
}

// -----

// lane level in the pass | iree-gpu-distribute-mma-to-lanes | refused
func.func @f(%a: tensor<2x3x1x4xf16>, %b: tensor<3x1x4x1xf16>, %c: tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x1x4xf16>, tensor<3x1x4x1xf16> into tensor<2x1x4x1xf32>
  return %0 : tensor<2x1x4x1xf32>
}

// -----

// not a multi_mma | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// data tiled | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x4x16x4xf16>, %b: tensor<1x1x4x16x4xf16>, %c: tensor<1x1x4x16x4xf32>) -> tensor<1x1x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<1x1x4x16x4xf16>, tensor<1x1x4x16x4xf16> into tensor<1x1x4x16x4xf32>
  return %0 : tensor<1x1x4x16x4xf32>
}

// -----

// data tiled unrolled | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x1x3x4x16x2x4xf16>, %b: tensor<1x1x4x16x2x4xf16>, %c: tensor<2x1x3x4x16x4xf32>) -> tensor<2x1x3x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_k = 2, unroll_m = 3>} : tensor<2x1x3x4x16x2x4xf16>, tensor<1x1x4x16x2x4xf16> into tensor<2x1x3x4x16x4xf32>
  return %0 : tensor<2x1x3x4x16x4xf32>
}

// -----

// data tiled over subgroups of m | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x2x4x16x4xf16>, %b: tensor<2x1x4x16x4xf16>, %c: tensor<1x2x2x4x16x4xf32>) -> tensor<1x2x2x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [128, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_m_to_subgroups = 2>} : tensor<1x1x2x4x16x4xf16>, tensor<2x1x4x16x4xf16> into tensor<1x2x2x4x16x4xf32>
  return %0 : tensor<1x2x2x4x16x4xf32>
}

// -----

// data tiled over subgroups of n | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x4x16x4xf16>, %b: tensor<2x1x2x3x4x16x4xf16>, %c: tensor<1x2x2x3x4x16x4xf32>) -> tensor<1x2x2x3x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [128, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_n_to_subgroups = 2, unroll_n = 3>} : tensor<1x1x4x16x4xf16>, tensor<2x1x2x3x4x16x4xf16> into tensor<1x2x2x3x4x16x4xf32>
  return %0 : tensor<1x2x2x3x4x16x4xf32>
}

// -----

// data tiled over subgroups of both | iree-gpu-distribute-mma-to-lanes | differs (both operands take the subgroup along n)
func.func @f(%a: tensor<1x1x2x2x4x16x4xf32>, %b: tensor<1x1x2x2x4x16x4xf32>, %c: tensor<1x1x2x2x2x2x4x16x4xf32>) -> tensor<1x1x2x2x2x2x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [256, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 2, unroll_m_to_subgroups = 2, unroll_n = 2, unroll_n_to_subgroups = 2, unroll_k = 4>} : tensor<1x1x2x2x4x16x4xf32>, tensor<1x1x2x2x4x16x4xf32> into tensor<1x1x2x2x2x2x4x16x4xf32>
  return %0 : tensor<1x1x2x2x2x2x4x16x4xf32>
}

// -----

// data tiled outer pieces | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x2x32x4xf16>, %b: tensor<1x1x2x2x32x4xf16>, %c: tensor<1x1x2x4x2x32x4xf32>) -> tensor<1x1x2x4x2x32x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_32x32x8_F16, unroll_n = 2>} : tensor<1x1x2x32x4xf16>, tensor<1x1x2x2x32x4xf16> into tensor<1x1x2x4x2x32x4xf32>
  return %0 : tensor<1x1x2x4x2x32x4xf32>
}

// -----

// data tiled WMMA | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x1x16x16xf16>, %b: tensor<1x1x1x16x16xf16>, %c: tensor<1x1x8x2x16xf32>) -> tensor<1x1x8x2x16xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [32, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = WMMA_F32_16x16x16_F16>} : tensor<1x1x1x16x16xf16>, tensor<1x1x1x16x16xf16> into tensor<1x1x8x2x16xf32>
  return %0 : tensor<1x1x8x2x16xf32>
}

// -----

// data tiled dynamic | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<?x?x4x16x4xf16>, %b: tensor<?x?x4x16x4xf16>, %c: tensor<?x?x4x16x4xf32>) -> tensor<?x?x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<?x?x4x16x4xf16>, tensor<?x?x4x16x4xf16> into tensor<?x?x4x16x4xf32>
  return %0 : tensor<?x?x4x16x4xf32>
}

// -----

// data tiled without a workgroup size | iree-gpu-distribute-mma-to-lanes | refused
func.func @f(%a: tensor<1x1x4x16x4xf16>, %b: tensor<1x1x4x16x4xf16>, %c: tensor<1x1x4x16x4xf32>) -> tensor<1x1x4x16x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<1x1x4x16x4xf16>, tensor<1x1x4x16x4xf16> into tensor<1x1x4x16x4xf32>
  return %0 : tensor<1x1x4x16x4xf32>
}

// -----

// data tiled of another rank | iree-gpu-distribute-mma-to-lanes | refused
func.func @f(%a: tensor<1x1x64x4xf16>, %b: tensor<1x1x4x16x4xf16>, %c: tensor<1x1x4x16x4xf32>) -> tensor<1x1x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<1x1x64x4xf16>, tensor<1x1x4x16x4xf16> into tensor<1x1x4x16x4xf32>
  return %0 : tensor<1x1x4x16x4xf32>
}

// -----

// fill stays | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf32>
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
  %0 = iree_gpu.multi_mma %a, %b, %f {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// fill of an input | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %z = arith.constant 0.0 : f16
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf16>
  %0 = iree_gpu.multi_mma %f, %b, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// transpose | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %l = linalg.transpose ins(%a : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) permutation = [0, 1, 3, 2]
  %0 = iree_gpu.multi_mma %l, %b, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// transpose of all | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %l = linalg.transpose ins(%a : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) permutation = [1, 0, 3, 2]
  %0 = iree_gpu.multi_mma %l, %l, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// exp | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %l = linalg.exp ins(%a : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf16>
  %0 = iree_gpu.multi_mma %l, %b, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// generic | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %l = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%b : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    %n = arith.negf %x : f16
    linalg.yield %n : f16
  } -> tensor<2x2x16x16xf16>
  %0 = iree_gpu.multi_mma %a, %l, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// two producers in a row | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>, %b: tensor<2x2x16x16xf16>, %c: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %l = linalg.transpose ins(%a : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) permutation = [0, 1, 3, 2]
  %m = linalg.exp ins(%l : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf16>
  %0 = iree_gpu.multi_mma %m, %b, %c {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %0 : tensor<2x2x16x16xf32>
}

// -----

// batch | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x1x3x16x16xf16>, %b: tensor<2x3x4x16x16xf16>, %c: tensor<2x1x4x16x16xf32>) -> tensor<2x1x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x1x3x16x16xf16>, tensor<2x3x4x16x16xf16> into tensor<2x1x4x16x16xf32>
  return %0 : tensor<2x1x4x16x16xf32>
}

// -----

// acc transposed | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, acc_permutation = array<i64: 1, 0>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}

// -----

// f32 lhs transposed | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x4x16xf32>, %b: tensor<3x4x4x16xf32>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>, lhs_permutation = array<i64: 1, 0>} : tensor<2x3x4x16xf32>, tensor<3x4x4x16xf32> into tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}

// -----

// a chain | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %1 : tensor<2x4x16x16xf32>
}

// -----

// a chain by script | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %1 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// in a loop | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x?x16x16xf16>, %b: tensor<?x4x16x16xf16>, %c: tensor<2x4x16x16xf32>, %n: index) -> tensor<2x4x16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> (tensor<2x4x16x16xf32>) {
    %s = tensor.extract_slice %a[0, %i, 0, 0] [2, 1, 16, 16] [1, 1, 1, 1] : tensor<2x?x16x16xf16> to tensor<2x1x16x16xf16>
    %t = tensor.extract_slice %b[%i, 0, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1] : tensor<?x4x16x16xf16> to tensor<1x4x16x16xf16>
    %0 = iree_gpu.multi_mma %s, %t, %x {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x1x16x16xf16>, tensor<1x4x16x16xf16> into tensor<2x4x16x16xf32>
    scf.yield %0 : tensor<2x4x16x16xf32>
  }
  return %l : tensor<2x4x16x16xf32>
}

// -----

// in a loop and hoist | iree-gpu-distribute-mma-to-lanes,iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%a: tensor<2x?x16x16xf16>, %b: tensor<?x4x16x16xf16>, %c: tensor<2x4x16x16xf32>, %n: index) -> tensor<2x4x16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> (tensor<2x4x16x16xf32>) {
    %s = tensor.extract_slice %a[0, %i, 0, 0] [2, 1, 16, 16] [1, 1, 1, 1] : tensor<2x?x16x16xf16> to tensor<2x1x16x16xf16>
    %t = tensor.extract_slice %b[%i, 0, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1] : tensor<?x4x16x16xf16> to tensor<1x4x16x16xf16>
    %0 = iree_gpu.multi_mma %s, %t, %x {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x1x16x16xf16>, tensor<1x4x16x16xf16> into tensor<2x4x16x16xf32>
    scf.yield %0 : tensor<2x4x16x16xf32>
  }
  return %l : tensor<2x4x16x16xf32>
}

// -----

// in a loop, hoist, vectorize, unroll, lower | iree-gpu-distribute-mma-to-lanes,iree-gpu-fuse-and-hoist-parallel-loops,iree-gpu-vectorize-ops,iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: tensor<2x?x16x16xf16>, %b: tensor<?x4x16x16xf16>, %c: tensor<2x4x16x16xf32>, %n: index) -> tensor<2x4x16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> (tensor<2x4x16x16xf32>) {
    %s = tensor.extract_slice %a[0, %i, 0, 0] [2, 1, 16, 16] [1, 1, 1, 1] : tensor<2x?x16x16xf16> to tensor<2x1x16x16xf16>
    %t = tensor.extract_slice %b[%i, 0, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1] : tensor<?x4x16x16xf16> to tensor<1x4x16x16xf16>
    %0 = iree_gpu.multi_mma %s, %t, %x {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x1x16x16xf16>, tensor<1x4x16x16xf16> into tensor<2x4x16x16xf32>
    scf.yield %0 : tensor<2x4x16x16xf32>
  }
  return %l : tensor<2x4x16x16xf32>
}

// -----

// producers of all three | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>) -> tensor<2x4x16x16xf32> {
  %e = tensor.empty() : tensor<2x3x16x16xf16>
  %x = linalg.negf ins(%a : tensor<2x3x16x16xf16>) outs(%e : tensor<2x3x16x16xf16>) -> tensor<2x3x16x16xf16>
  %g = tensor.empty() : tensor<3x4x16x16xf16>
  %y = linalg.add ins(%b, %b : tensor<3x4x16x16xf16>, tensor<3x4x16x16xf16>) outs(%g : tensor<3x4x16x16xf16>) -> tensor<3x4x16x16xf16>
  %h = tensor.empty() : tensor<2x4x16x16xf32>
  %k = arith.constant 1.0 : f32
  %w = linalg.fill ins(%k : f32) outs(%h : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
  %z = iree_gpu.multi_mma %x, %y, %w {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %z : tensor<2x4x16x16xf32>
}

// -----

// producer with two uses | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf32> {
  %e = tensor.empty() : tensor<2x2x16x16xf16>
  %x = linalg.exp ins(%a : tensor<2x2x16x16xf16>) outs(%e : tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf16>
  %y = tensor.cast %x : tensor<2x2x16x16xf16> to tensor<2x2x16x16xf16>
  %w = tensor.empty() : tensor<2x2x16x16xf32>
  %z = iree_gpu.multi_mma %x, %y, %w {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x16x16xf16>, tensor<2x2x16x16xf16> into tensor<2x2x16x16xf32>
  return %z : tensor<2x2x16x16xf32>
}

// -----

// extract_slice producer | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x9x16x16xf16>, %b: tensor<9x4x16x16xf16>, %c: tensor<5x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %x = tensor.extract_slice %a[0, 2, 0, 0] [2, 3, 16, 16] [1, 1, 1, 1] : tensor<2x9x16x16xf16> to tensor<2x3x16x16xf16>
  %y = tensor.extract_slice %b[1, 0, 0, 0] [3, 4, 16, 16] [1, 1, 1, 1] : tensor<9x4x16x16xf16> to tensor<3x4x16x16xf16>
  %w = tensor.extract_slice %c[0, 0, 0, 0] [2, 4, 16, 16] [1, 1, 1, 1] : tensor<5x4x16x16xf32> to tensor<2x4x16x16xf32>
  %z = iree_gpu.multi_mma %x, %y, %w {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %z : tensor<2x4x16x16xf32>
}

// -----

// expand_shape producer | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x256xf16>, %b: tensor<3x4x16x4x4xf16>) -> tensor<2x4x16x16xf32> {
  %x = tensor.expand_shape %a [[0], [1], [2, 3]] output_shape [2, 3, 16, 16] : tensor<2x3x256xf16> into tensor<2x3x16x16xf16>
  %y = tensor.collapse_shape %b [[0], [1], [2], [3, 4]] : tensor<3x4x16x4x4xf16> into tensor<3x4x16x16xf16>
  %w = tensor.empty() : tensor<2x4x16x16xf32>
  %z = iree_gpu.multi_mma %x, %y, %w {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %z : tensor<2x4x16x16xf32>
}

// -----

// pack producers | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<32x48xf16>, %b: tensor<48x64xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %e = tensor.empty() : tensor<2x3x16x16xf16>
  %x = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %e : tensor<32x48xf16> -> tensor<2x3x16x16xf16>
  %g = tensor.empty() : tensor<3x4x16x16xf16>
  %y = tensor.pack %b inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %g : tensor<48x64xf16> -> tensor<3x4x16x16xf16>
  %z = iree_gpu.multi_mma %x, %y, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %z : tensor<2x4x16x16xf32>
}

// -----

// on a func handle | script | refused
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// then forall_to_lanes | script | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["iree_gpu.multi_mma"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.distribute_multi_mma %f : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %g : (!transform.any_op) -> ()
  transform.yield
}

// -----

// data tiled f32 unroll all | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x2x4x16x4xf32>, %b: tensor<1x1x4x4x16x4xf32>, %c: tensor<1x1x2x4x4x16x4xf32>) -> tensor<1x1x2x4x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 2, unroll_n = 4, unroll_k = 4>} : tensor<1x1x2x4x16x4xf32>, tensor<1x1x4x4x16x4xf32> into tensor<1x1x2x4x4x16x4xf32>
  return %0 : tensor<1x1x2x4x4x16x4xf32>
}

// -----

// data tiled i8 m8 n2 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<1x1x8x4x16x2x8xi8>, %b: tensor<1x1x2x4x16x2x8xi8>, %c: tensor<1x1x8x2x4x16x4xi32>) -> tensor<1x1x8x2x4x16x4xi32> attributes {translation_info = #iree_codegen.translation_info<None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_I32_16x16x32_I8, unroll_m = 8, unroll_n = 2, unroll_k = 2>} : tensor<1x1x8x4x16x2x8xi8>, tensor<1x1x2x4x16x2x8xi8> into tensor<1x1x8x2x4x16x4xi32>
  return %0 : tensor<1x1x8x2x4x16x4xi32>
}

// -----

// data tiled f8 | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<3x2x2x4x16x8xf8E4M3FNUZ>, %b: tensor<5x2x2x4x16x8xf8E4M3FNUZ>, %c: tensor<3x5x2x2x4x16x4xf32>) -> tensor<3x5x2x2x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x32_F8E4M3FNUZ, unroll_m = 2, unroll_n = 2>} : tensor<3x2x2x4x16x8xf8E4M3FNUZ>, tensor<5x2x2x4x16x8xf8E4M3FNUZ> into tensor<3x5x2x2x4x16x4xf32>
  return %0 : tensor<3x5x2x2x4x16x4xf32>
}

// -----

// data tiled plain f16 dynamic | iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<?x?x4x16x4xf16>, %b: tensor<?x?x4x16x4xf16>, %c: tensor<?x?x4x16x4xf32>) -> tensor<?x?x4x16x4xf32> attributes {translation_info = #iree_codegen.translation_info<None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<?x?x4x16x4xf16>, tensor<?x?x4x16x4xf16> into tensor<?x?x4x16x4xf32>
  return %0 : tensor<?x?x4x16x4xf32>
}
