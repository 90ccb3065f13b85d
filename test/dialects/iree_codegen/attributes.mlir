// All attributes, as a released IREE prints them.
// RUN: gpuir-opt %s | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-op-generic | gpuir-opt | filecheck %s

// CHECK: #config = #iree_codegen.lowering_config<tile_sizes = {{\[}}[64, 64, 0], {sizes = [0, 0, [4]], interchange = [2, 0, 1]}]>
// CHECK-NEXT: #config1 = #iree_codegen.lowering_config<tile_sizes = {{\[}}[8, 8]], native_vector_size = [4, 4]>
// CHECK-NEXT: #translation = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 2, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_shared_memory = true>}>
// CHECK-NEXT: #translation1 = #iree_codegen.translation_info<TransformDialectCodegen codegen_spec = @spec::@main>
// CHECK-NEXT: #compilation = #iree_codegen.compilation_info<lowering_config = #config, translation_info = #translation>

#tiles = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], {sizes = [0, 0, [4]], interchange = [2, 0, 1]}]>
#threads = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 2, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_shared_memory = true>}>

// CHECK-LABEL: @attributes
func.func private @attributes() attributes {
  // CHECK-SAME: a0 = #config, a1 = #config1
  a0 = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], {sizes = [0, 0, [4]], interchange = [2, 0, 1]}]>,
  a1 = #iree_codegen.lowering_config<tile_sizes = [[8, 8]], native_vector_size = [4, 4]>,
  // CHECK-SAME: a2 = #iree_codegen.export_config<workgroup_size = [4, 1]>
  a2 = #iree_codegen.export_config<workgroup_size = [4, 1]>,
  // CHECK-SAME: a3 = #compilation
  a3 = #iree_codegen.compilation_info<lowering_config = #tiles, translation_info = #threads>,
  // CHECK-SAME: a4 = #iree_codegen.workgroup_mapping<z:1>, a5 = #iree_codegen.workgroup_mapping<x>
  a4 = #iree_codegen.workgroup_mapping<z:1>, a5 = #iree_codegen.workgroup_mapping<x:0>,
  // CHECK-SAME: a6 = #iree_codegen<lowering_config_level[64, [8]]>
  a6 = #iree_codegen<lowering_config_level[64, [8]]>,
  // CHECK-SAME: a7 = #iree_codegen<lowering_config_levels{{\[}}[64], []]>
  a7 = #iree_codegen<lowering_config_levels[[64], []]>,
  // CHECK-SAME: translation_info = #translation1
  translation_info = #iree_codegen.translation_info<TransformDialectCodegen codegen_spec = @spec::@main>
}
