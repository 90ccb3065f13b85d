// The document's ops of gpu as this folder's scripts build them, for the reference's examples.
module {
  func.func @ids() {
    %block_dim_x = gpu.block_dim x
    %block_id_y = gpu.block_id y
    %cluster_block_id_y = gpu.cluster_block_id y
    %cluster_dim_blocks_x = gpu.cluster_dim_blocks x
    %cluster_dim_x = gpu.cluster_dim x
    %cluster_id_y = gpu.cluster_id y
    %global_id_x = gpu.global_id x
    %global_id_x_0 = gpu.global_id x upper_bound 65536
    %grid_dim_z = gpu.grid_dim z
    %0 = gpu.lane_id
    %1 = gpu.num_subgroups : index
    %2 = gpu.subgroup_id : index
    %3 = gpu.subgroup_size : index
    %thread_id_x = gpu.thread_id x
    %4 = gpu.lane_id upper_bound 32
    %thread_id_z = gpu.thread_id z upper_bound 8
    return
  }
}
// -----
module {
  func.func @all_reduce(%arg0: f32) {
    %0 = gpu.all_reduce add %arg0 {
    } : (f32) -> f32
    %1 = gpu.all_reduce  %arg0 {
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = arith.addf %arg1, %arg2 : f32
      gpu.yield %3 : f32
    } : (f32) -> f32
    %2 = gpu.all_reduce maximumf %arg0 uniform {
    } : (f32) -> f32
    return
  }
  func.func @subgroup_reduce(%arg0: f32, %arg1: vector<4xf16>, %arg2: f32) {
    %0 = gpu.subgroup_reduce add %arg0 : (f32) -> f32
    %1 = gpu.subgroup_reduce add %arg1 : (vector<4xf16>) -> vector<4xf16>
    %2 = gpu.subgroup_reduce add %arg2 cluster(size = 4) : (f32) -> f32
    %3 = gpu.subgroup_reduce add %arg2 cluster(size = 4, stride = 2) : (f32) -> f32
    return
  }
  func.func @shuffle(%arg0: f32, %arg1: i32, %arg2: i32) {
    %shuffleResult, %valid = gpu.shuffle xor %arg0, %arg1, %arg2 : f32
    %c1_i32 = arith.constant 1 : i32
    %shuffleResult_0, %valid_1 = gpu.shuffle down %arg0, %c1_i32, %arg2 : f32
    %c1_i32_2 = arith.constant 1 : i32
    %shuffleResult_3, %valid_4 = gpu.shuffle up %arg0, %c1_i32_2, %arg2 : f32
    %c0_i32 = arith.constant 0 : i32
    %shuffleResult_5, %valid_6 = gpu.shuffle idx %arg0, %c0_i32, %arg2 : f32
    return
  }
  func.func @barrier(%arg0: index) {
    gpu.barrier
    gpu.printf "Hello from %d\0A", %arg0 : index
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @symbol_name {
    gpu.func @foo(%arg0: index) workgroup(%arg1 : memref<32xf32, 3>) private(%arg2 : memref<1xf32, 5>) kernel attributes {qux = "quux"} {
      gpu.return
    }
    gpu.func @sized(%arg0: f32) -> (f32, f32) attributes {known_block_size = array<i32: 128, 1, 1>} {
      gpu.return %arg0, %arg0 : f32, f32
    }
  }
  gpu.module @symbol_name2<#gpu.select_object<1 : i64>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] {
    gpu.func @bar() {
      gpu.return
    }
  }
  gpu.binary @myobject  [#gpu.object<#nvvm.target, "NVPTX">, #gpu.object<#rocdl.target<chip = "gfx90a">, "AMDGPU">]
  gpu.binary @selecting <#gpu.select_object<#rocdl.target<chip = "gfx90a">>> [#gpu.object<#nvvm.target, "NVPTX">, #gpu.object<#rocdl.target<chip = "gfx90a">, "AMDGPU">]
  gpu.module @kernels {
    gpu.func @kernel_1(%arg0: f32, %arg1: memref<?xf32, 1>) kernel {
      %block_id_x = gpu.block_id x
      memref.store %arg0, %arg1[%block_id_x] : memref<?xf32, 1>
      gpu.return
    }
  }
  func.func @launch_func(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<?xf32, 1>) {
    %0 = gpu.wait async
    %1 = gpu.launch_func async [%0] @kernels::@kernel_1 clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg1 args(%arg2 : f32, %arg3 : memref<?xf32, 1>)
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 1.500000e+00 : f32
    gpu.launch_func  @kernels::@kernel_1 blocks in (%c2, %c1, %c1) threads in (%c128, %c1, %c1)  args(%cst : f32, %arg3 : memref<?xf32, 1>)
    return
  }
  func.func @launch(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?xf32, 1>) {
    gpu.launch blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg1, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg3, %arg17 = %arg4, %arg18 = %arg5) {
      %0 = memref.load %arg6[%arg7] : memref<?xf32, 1>
      gpu.terminator
    }
    return
  }
  func.func @attributions(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c32, %arg11 = %c1, %arg12 = %c1) workgroup(%arg13 : memref<32xf32, 3>) private(%arg14 : memref<1xf32, 5>) {
      %0 = memref.load %arg13[%arg1] : memref<32xf32, 3>
      gpu.terminator
    }
    return
  }
  func.func @clusters(%arg0: index, %arg1: memref<?x?xindex>) {
    gpu.launch clusters(%arg14, %arg15, %arg16) in (%arg17 = %arg0, %arg18 = %arg0, %arg19 = %arg0) blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      memref.store %arg2, %arg1[%arg14, %arg5] : memref<?x?xindex>
      gpu.terminator
    }
    return
  }
  func.func @asynchronous(%arg0: index, %arg1: !gpu.async.token) {
    %c1 = arith.constant 1 : index
    %0 = gpu.launch async [%arg1] blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
      gpu.terminator
    }
    gpu.wait [%0]
    return
  }
  func.func @yielding(%arg0: f32) {
    %0 = gpu.all_reduce  %arg0 {
    ^bb0(%arg1: f32, %arg2: f32):
      gpu.yield %arg1 : f32
    } : (f32) -> f32
    return
  }
}
// -----
module {
  func.func @compute(%arg0: !gpu.mma_matrix<16x16xf16, "AOp">, %arg1: !gpu.mma_matrix<16x16xf16, "BOp">, %arg2: !gpu.mma_matrix<16x16xf16, "COp">) {
    %0 = gpu.subgroup_mma_compute %arg0, %arg1, %arg2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %1 = gpu.subgroup_mma_compute %arg0, %arg1, %arg2 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    return
  }
  func.func @constant(%arg0: f16, %arg1: f32) {
    %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<16x16xf32, "COp">
    %cst = arith.constant 0.000000e+00 : f32
    %2 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf32, "COp">
    return
  }
  func.func @elementwise(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: !gpu.mma_matrix<16x16xf16, "COp">) {
    %0 = gpu.subgroup_mma_elementwise addf %arg0, %arg1 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %1 = gpu.subgroup_mma_elementwise extf %arg0 : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    return
  }
  func.func @load_and_store(%arg0: memref<32x32xf16, 3>, %arg1: index, %arg2: index, %arg3: !gpu.mma_matrix<16x16xf16, "COp">) {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg2] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    gpu.subgroup_mma_store_matrix %arg3, %arg0[%arg1, %arg2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    return
  }
}
// -----
module {
  func.func @alloc(%arg0: index, %arg1: !gpu.async.token) {
    %memref, %asyncToken = gpu.alloc async [%arg1] host_shared (%arg0) : memref<64x?xf32, 1>
    %memref_0 = gpu.alloc  () : memref<8xf32>
    return
  }
  func.func @dealloc(%arg0: memref<8x64xf32, 1>, %arg1: !gpu.async.token) {
    %0 = gpu.dealloc async [%arg1] %arg0 : memref<8x64xf32, 1>
    return
  }
  func.func @memcpy(%arg0: memref<?xf32, 1>, %arg1: memref<?xf32>, %arg2: !gpu.async.token) {
    %0 = gpu.memcpy async [%arg2] %arg0, %arg1 : memref<?xf32, 1>, memref<?xf32>
    return
  }
  func.func @memset(%arg0: memref<?xf32, 1>, %arg1: f32, %arg2: !gpu.async.token) {
    %0 = gpu.memset async [%arg2] %arg0, %arg1 : memref<?xf32, 1>, f32
    %cst = arith.constant 5.000000e-01 : f32
    gpu.memset  %arg0, %cst : memref<?xf32, 1>, f32
    return
  }
  func.func @wait(%arg0: !gpu.async.token, %arg1: !gpu.async.token, %arg2: memref<4xf32>) {
    %0 = gpu.wait async [%arg0, %arg1]
    %1 = gpu.dealloc async [%0] %arg2 : memref<4xf32>
    gpu.wait [%arg0, %arg1]
    return
  }
  func.func @registers(%arg0: memref<*xf32>) {
    gpu.host_register %arg0 : memref<*xf32>
    gpu.host_unregister %arg0 : memref<*xf32>
    return
  }
  func.func @device(%arg0: i32) {
    gpu.set_default_device %arg0
    %c2_i32 = arith.constant 2 : i32
    gpu.set_default_device %c2_i32
    return
  }
  func.func @dynamic() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %c8192 = arith.constant 8192 : index
    %view = memref.view %0[%c8192][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32x64xf32, #gpu.address_space<workgroup>>
    %c16384 = arith.constant 16384 : index
    %view_0 = memref.view %0[%c16384][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32x64xf32, #gpu.address_space<workgroup>>
    return
  }
  func.func @stream(%arg0: memref<?xf32>, %arg1: index, %arg2: !gpu.async.token) {
    %memref, %asyncToken = gpu.alloc async [%arg2] (%arg1) : memref<?xf32, 1>
    %0 = gpu.memcpy async [%asyncToken] %memref, %arg0 : memref<?xf32, 1>, memref<?xf32>
    %1 = gpu.wait async
    %2 = gpu.memcpy async [%0] %arg0, %memref : memref<?xf32>, memref<?xf32, 1>
    %3 = gpu.dealloc async [%2] %memref : memref<?xf32, 1>
    gpu.wait [%3]
    return
  }
  func.func @forks(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %0 = gpu.memcpy async %arg0, %arg1 : memref<4xf32>, memref<4xf32>
    %1 = gpu.memcpy async %arg1, %arg0 : memref<4xf32>, memref<4xf32>
    %2 = gpu.memcpy async [%0, %1] %arg0, %arg0 : memref<4xf32>, memref<4xf32>
    gpu.wait [%2]
    %3 = gpu.memcpy async %arg1, %arg1 : memref<4xf32>, memref<4xf32>
    gpu.wait [%3]
    return
  }
}
// -----
module {
  func.func @create_2to4_spmat(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: !gpu.async.token) {
    %spMat, %asyncToken = gpu.create_2to4_spmat async [%arg3]{PRUNE_AND_CHECK} %arg0, %arg1, %arg2 : memref<?xf64>
    return
  }
  func.func @create_bsr(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xindex>, %arg6: memref<?xindex>, %arg7: memref<?xf64>, %arg8: !gpu.async.token) {
    %spmat, %asyncToken = gpu.create_bsr async [%arg8] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    return
  }
  func.func @create_coo_aos(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !gpu.async.token) {
    %spmat, %asyncToken = gpu.create_coo_aos async [%arg5] %arg0, %arg1, %arg2, %arg3, %arg4 : memref<?xindex>, memref<?xf64>
    return
  }
  func.func @compressed(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xindex>, %arg4: memref<?xindex>, %arg5: memref<?xf64>, %arg6: !gpu.async.token) {
    %spmat, %asyncToken = gpu.create_coo async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_0, %asyncToken_1 = gpu.create_csc async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_2, %asyncToken_3 = gpu.create_csr async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    return
  }
  func.func @dense(%arg0: memref<?xf64>, %arg1: index, %arg2: index, %arg3: !gpu.sparse.dntensor_handle, %arg4: !gpu.async.token) {
    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%arg4] %arg0, %arg1, %arg2 : index, index into memref<?xf64>
    %0 = gpu.destroy_dn_tensor async [%arg4] %arg3
    return
  }
  func.func @matrix(%arg0: !gpu.sparse.spmat_handle, %arg1: memref<?xf32>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: !gpu.async.token) {
    %0 = gpu.destroy_sp_mat async [%arg4] %arg0
    %1 = gpu.set_csr_pointers async [%arg4] %arg0, %arg1, %arg2, %arg3 : memref<?xf32>, memref<?xindex>, memref<?xindex>
    %rows, %cols, %nnz, %asyncToken = gpu.spmat_get_size async [%arg4] %arg0
    return
  }
  func.func @sddmm(%arg0: !gpu.sparse.dntensor_handle, %arg1: !gpu.sparse.dntensor_handle, %arg2: !gpu.sparse.spmat_handle, %arg3: memref<?xi8>, %arg4: !gpu.async.token) {
    %bufferSz, %asyncToken = gpu.sddmm_buffer_size async [%arg4] %arg0{TRANSPOSE}, %arg1{TRANSPOSE}, %arg2 into f32
    %0 = gpu.sddmm async [%arg4] %arg0{TRANSPOSE}, %arg1{TRANSPOSE}, %arg2, %arg3 : memref<?xi8> into f32
    return
  }
  func.func @spgemm(%arg0: !gpu.sparse.spmat_handle, %arg1: !gpu.sparse.spmat_handle, %arg2: !gpu.sparse.spmat_handle, %arg3: !gpu.sparse.spgemmop_handle, %arg4: index, %arg5: memref<0xi8>, %arg6: !gpu.async.token) {
    %desc, %asyncToken = gpu.spgemm_create_descr async [%arg6]
    %bufferSzNew, %asyncToken_0 = gpu.spgemm_work_estimation_or_compute async [%arg6]{COMPUTE} %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : f32 into memref<0xi8>
    gpu.spgemm_copy  %arg0, %arg1, %arg2, %arg3 : f32
    %0 = gpu.spgemm_destroy_descr async [%arg6] %arg3
    return
  }
  func.func @spmm(%arg0: !gpu.sparse.spmat_handle, %arg1: !gpu.sparse.dntensor_handle, %arg2: !gpu.sparse.dntensor_handle, %arg3: memref<?xf64>, %arg4: !gpu.async.token) {
    %bufferSzs, %asyncToken = gpu.spmm_buffer_size async [%arg4] %arg0{TRANSPOSE}, %arg1{TRANSPOSE}, %arg2 : index into f32
    %0 = gpu.spmm async [%arg4] %arg0{TRANSPOSE}, %arg1{TRANSPOSE}, %arg2, %arg3 : memref<?xf64> into f32
    return
  }
  func.func @spmv(%arg0: !gpu.sparse.spmat_handle, %arg1: !gpu.sparse.dntensor_handle, %arg2: !gpu.sparse.dntensor_handle, %arg3: memref<?xf64>, %arg4: !gpu.async.token) {
    %bufferSz, %asyncToken = gpu.spmv_buffer_size async [%arg4] %arg0{TRANSPOSE}, %arg1, %arg2 into f32
    %0 = gpu.spmv async [%arg4] %arg0{TRANSPOSE}, %arg1, %arg2, %arg3 : memref<?xf64> into bf16
    return
  }
}
