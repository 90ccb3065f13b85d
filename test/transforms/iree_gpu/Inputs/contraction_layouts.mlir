// i8 32 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<32x32xi8>, %b : vector<32x32xi8>, %init : vector<32x32xi32>) -> vector<32x32xi32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<32x32xi8>, vector<32x32xi8> into vector<32x32xi32>
  return %output : vector<32x32xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// wmma16 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x64xf16>, %b : vector<16x64xf16>, %init : vector<16x16xf16>) -> vector<16x16xf16> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf16>
  return %output : vector<16x16xf16>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// wmma i8 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x64xi8>, %b : vector<16x64xi8>, %init : vector<16x16xi32>) -> vector<16x16xi32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xi8>, vector<16x64xi8> into vector<16x16xi32>
  return %output : vector<16x16xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// f8 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x64xf8E4M3FNUZ>, %b : vector<16x64xf8E4M3FNUZ>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf8E4M3FNUZ>, vector<16x64xf8E4M3FNUZ> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// km | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<64x16xf16>, %b : vector<16x64xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<64x16xf16>, vector<16x64xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// acc t | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<64x32xf16>, %b : vector<64x64xf16>, %init : vector<64x32xf32>) -> vector<64x32xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<64x32xf16>, vector<64x64xf16> into vector<64x32xf32>
  return %output : vector<64x32xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// batch | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<2x16x16xf16>, %b : vector<2x16x16xf16>, %init : vector<2x16x16xf32>) -> vector<2x16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(b, d0, d1, d2) -> (b, d0, d2)>, affine_map<(b, d0, d1, d2) -> (b, d1, d2)>, affine_map<(b, d0, d1, d2) -> (b, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<2x16x16xf16>, vector<2x16x16xf16> into vector<2x16x16xf32>
  return %output : vector<2x16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// data tiled | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x16xf16>, %b : vector<16x16xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// no intrinsic | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x16xf16>, %b : vector<16x16xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant 32 : i64 -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// ragged | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x24xf16>, %b : vector<16x24xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x24xf16>, vector<16x24xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// wrong types | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x16xf32>, %b : vector<16x16xf32>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x16xf32>, vector<16x16xf32> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l  : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// operands twice | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x64xf16>, %b : vector<16x64xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 1, 0, 0>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// no operands | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%a : vector<16x64xf16>, %b : vector<16x64xf16>, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read f32 k32 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f32, %bs : f32, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f32 to vector<16x32xf32>
  %b = vector.broadcast %bs : f32 to vector<16x32xf32>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x32xf32>, vector<16x32xf32> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read i8 32 k32 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : i8, %bs : i8, %init : vector<32x32xi32>) -> vector<32x32xi32> {
  %a = vector.broadcast %as : i8 to vector<32x32xi8>
  %b = vector.broadcast %bs : i8 to vector<32x32xi8>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<32x32xi8>, vector<32x32xi8> into vector<32x32xi32>
  return %output : vector<32x32xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read i8 16x16x16 k64 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : i8, %bs : i8, %init : vector<16x16xi32>) -> vector<16x16xi32> {
  %a = vector.broadcast %as : i8 to vector<16x64xi8>
  %b = vector.broadcast %bs : i8 to vector<16x64xi8>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xi8>, vector<16x64xi8> into vector<16x16xi32>
  return %output : vector<16x16xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read i8 16x16x16 k32 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : i8, %bs : i8, %init : vector<16x16xi32>) -> vector<16x16xi32> {
  %a = vector.broadcast %as : i8 to vector<16x32xi8>
  %b = vector.broadcast %bs : i8 to vector<16x32xi8>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x32xi8>, vector<16x32xi8> into vector<16x16xi32>
  return %output : vector<16x16xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read i8 16x16x16 k48 | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : i8, %bs : i8, %init : vector<16x16xi32>) -> vector<16x16xi32> {
  %a = vector.broadcast %as : i8 to vector<16x48xi8>
  %b = vector.broadcast %bs : i8 to vector<16x48xi8>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x48xi8>, vector<16x48xi8> into vector<16x16xi32>
  return %output : vector<16x16xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read f16 k48 | script | refused
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f16 to vector<16x48xf16>
  %b = vector.broadcast %bs : f16 to vector<16x48xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x48xf16>, vector<16x48xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read wmma16 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<16x16xf16>) -> vector<16x16xf16> {
  %a = vector.broadcast %as : f16 to vector<16x64xf16>
  %b = vector.broadcast %bs : f16 to vector<16x64xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf16>
  return %output : vector<16x16xf16>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read wmma i8 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : i8, %bs : i8, %init : vector<16x16xi32>) -> vector<16x16xi32> {
  %a = vector.broadcast %as : i8 to vector<16x64xi8>
  %b = vector.broadcast %bs : i8 to vector<16x64xi8>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xi8>, vector<16x64xi8> into vector<16x16xi32>
  return %output : vector<16x16xi32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read f8 | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f8E4M3FNUZ, %bs : f8E4M3FNUZ, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f8E4M3FNUZ to vector<16x64xf8E4M3FNUZ>
  %b = vector.broadcast %bs : f8E4M3FNUZ to vector<16x64xf8E4M3FNUZ>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf8E4M3FNUZ>, vector<16x64xf8E4M3FNUZ> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read kn read | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f16 to vector<16x64xf16>
  %b = vector.broadcast %bs : f16 to vector<64x16xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<64x16xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// operands twice with the accumulator | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f16 to vector<16x64xf16>
  %b = vector.broadcast %bs : f16 to vector<16x64xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 1, 0, 0>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// operands twice with the accumulator with the accumulator | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<16x16xf32>) -> vector<16x16xf32> {
  %a = vector.broadcast %as : f16 to vector<16x64xf16>
  %b = vector.broadcast %bs : f16 to vector<16x64xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<16x64xf16>, vector<16x64xf16> into vector<16x16xf32>
  return %output : vector<16x16xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 1, 2, 0>} : !transform.any_op, !transform.any_param
  transform.yield
}

// -----

// read a sum of 32 rows | script | same
func.func private @loader() attributes {x = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [1, 16]>>}
func.func @f(%as : f16, %bs : f16, %init : vector<96x64xf32>) -> vector<96x64xf32> {
  %a = vector.broadcast %as : f16 to vector<96x64xf16>
  %b = vector.broadcast %bs : f16 to vector<64x64xf16>
  %output = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %init : vector<96x64xf16>, vector<64x64xf16> into vector<96x64xf32>
  return %output : vector<96x64xf32>
}
transform.named_sequence @__transform_main(%variant_op: !transform.any_op {transform.readonly}) {
  %contract = transform.structured.match ops{["vector.contract"]} in %variant_op :  (!transform.any_op) -> !transform.any_op
  %l = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16> -> !transform.any_param
  transform.iree.set_contraction_layout_attributes %contract, %l {read_layout_indices = array<i64: 1>} : !transform.any_op, !transform.any_param
  transform.yield
}
