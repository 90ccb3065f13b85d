// All attributes, in the document's spelling and in the released parser's; the latter is printed.
// RUN: gpuir-opt %s | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-op-generic | gpuir-opt | filecheck %s

// CHECK-LABEL: @enums
func.func private @enums() attributes {
  // CHECK-SAME: a0 = #iree_gpu<compute_bitwidths fp64|fp32|fp16|int64|int32|int16|int8>
  a0 = #iree_gpu.compute_bitwidths<fp64|fp32|fp16|int64|int32|int16|int8>,
  // CHECK-SAME: a1 = #iree_gpu<storage_bitwidths b64|b32|b16|b8>
  a1 = #iree_gpu<storage_bitwidths b64|b32|b16|b8>,
  // CHECK-SAME: a2 = #iree_gpu<subgroup_ops none>, a3 = #iree_gpu<subgroup_ops shuffle|arithmetic>
  a2 = #iree_gpu<subgroup_ops none>, a3 = #iree_gpu.subgroup_ops<arithmetic | shuffle>,
  // CHECK-SAME: a4 = #iree_gpu<dotproduct_ops dp4xi8toi32>
  a4 = #iree_gpu.dotproduct_ops<dp4xi8toi32>,
  // CHECK-SAME: a5 = #iree_gpu.iterator_type<parallel>, a6 = #iree_gpu.iterator_type<reduction>
  a5 = #iree_gpu.iterator_type<parallel>, a6 = #iree_gpu<iterator_type<reduction>>,
  // CHECK-SAME: a7 = #iree_gpu.reorder_workgroups_strategy<None>, a8 = #iree_gpu.reorder_workgroups_strategy<Swizzle>, a9 = #iree_gpu.reorder_workgroups_strategy<Transpose>
  a7 = #iree_gpu.reorder_workgroups_strategy<None>, a8 = #iree_gpu.reorder_workgroups_strategy<Swizzle>,
  a9 = #iree_gpu.reorder_workgroups_strategy<Transpose>
}

// CHECK-LABEL: @mma
func.func private @mma() attributes {
  // CHECK-SAME: a0 = #iree_gpu<mma_intrinsic WMMA_I32_16x16x16_I8>
  a0 = #iree_gpu.mma_intrinsic<WMMA_I32_16x16x16_I8>,
  // CHECK-SAME: a1 = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>
  a1 = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>,
  // CHECK-SAME: a2 = #iree_gpu<mma_ops[]>, a3 = #iree_gpu<mma_ops[<MFMA_F32_16x16x4_F32>, <MFMA_I32_32x32x8_I8>]>
  a2 = #iree_gpu<mma_ops[]>, a3 = #iree_gpu.mma_ops<[<MFMA_F32_16x16x4_F32>, <MFMA_I32_32x32x8_I8>]>,
  // CHECK-SAME: a4 = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 8, unroll_n_to_subgroups = 4>
  a4 = #iree_gpu.data_tiled_mma_layout<unroll_n_to_subgroups = 4, unroll_m = 8, unroll_k = 1, intrinsic = MFMA_F32_16x16x4_F32>,
  // CHECK-SAME: a5 = #iree_gpu.mma_schedule<intrinsic = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>, subgroup_m_count = 2, subgroup_n_count = 1>
  a5 = #iree_gpu.mma_schedule<subgroup_n_count = 1, intrinsic = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>, subgroup_m_count = 2>
}

// CHECK-LABEL: @configurations
func.func private @configurations() attributes {
  // CHECK-SAME: a0 = #iree_gpu.derived_thread_config
  a0 = #iree_gpu.derived_thread_config,
  // CHECK-SAME: a1 = #iree_gpu.lane_id<-1>
  a1 = #iree_gpu.lane_id<-1>,
  // CHECK-SAME: a2 = #iree_gpu.lowering_config<{kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>, thread = [1, 4]}>
  a2 = #iree_gpu.lowering_config<{thread = [1, 4], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>}>,
  // CHECK-SAME: a3 = #iree_gpu.pipeline_options<>
  a3 = #iree_gpu.pipeline_options<>,
  // CHECK-SAME: a4 = #iree_gpu.pipeline_options<prefetch_shared_memory = true, reorder_workgroups_strategy = <Transpose>>
  a4 = #iree_gpu.pipeline_options<reorder_workgroups_strategy = <Transpose>, prefetch_shared_memory = true>
}

#wgp = #iree_gpu.target_wgp<
  compute = fp32|fp16, storage = b32, subgroup = none, dot = none, mma = [<MFMA_F32_16x16x16_F16>],
  subgroup_size_choices = [64], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024,
  max_workgroup_memory_bytes = 65536, max_workgroup_counts = [2147483647, 65535, 65535]>
// CHECK-LABEL: @targets
func.func private @targets() attributes {
  // CHECK-SAME: a0 = #iree_gpu.target<arch = "gfx942", features = "+sramecc", wgp = <compute = fp32|fp16, storage = b32, subgroup = none, dot = none, mma = [<MFMA_F32_16x16x16_F16>], subgroup_size_choices = [64], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 65536, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 304>>
  a0 = #iree_gpu.target<arch = "gfx942", features = "+sramecc", wgp = #wgp, chip = <wgp_count = 304>>,
  // CHECK-SAME: a1 = #iree_gpu.target_chip<wgp_count = 4294967295, extra = {a = 1 : i32}>
  a1 = #iree_gpu.target_chip<wgp_count = 4294967295, extra = {a = 1 : i32}>
}
