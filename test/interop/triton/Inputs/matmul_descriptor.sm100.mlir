// Kernel matmul_descriptor of kernels/matmul_tma.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg5 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = arith.extsi %arg5 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%2, %c1_i64_0] : <f16>, <tensor<128x64xf16>>
    %4 = arith.extsi %arg4 : i32 to i64
    %c1_i64_1 = arith.constant 1 : i64
    %5 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%4, %c1_i64_1] : <f16>, <tensor<128x128xf16>>
    %6 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_2 = arith.constant 128 : i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = arith.extsi %c128_i32_2 : i32 to i64
    %9 = arith.muli %7, %8 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %10 = arith.cmpi sle, %9, %c2147483647_i64 : i64
    %11 = arith.cmpi sge, %9, %c-2147483648_i64 : i64
    %12 = arith.andi %10, %11 : i1
    %13 = arith.muli %6, %c128_i32_2 : i32
    %14 = tt.get_program_id y : i32
    %c128_i32_3 = arith.constant 128 : i32
    %c128_i32_4 = arith.constant 128 : i32
    %15 = arith.extsi %14 : i32 to i64
    %16 = arith.extsi %c128_i32_4 : i32 to i64
    %17 = arith.muli %15, %16 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %18 = arith.cmpi sle, %17, %c2147483647_i64_5 : i64
    %19 = arith.cmpi sge, %17, %c-2147483648_i64_6 : i64
    %20 = arith.andi %18, %19 : i1
    %21 = arith.muli %14, %c128_i32_4 : i32
    %22 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %23 = arith.bitcast %c0_i32 : i32 to i32
    %24 = arith.bitcast %arg5 : i32 to i32
    %25 = arith.bitcast %c64_i32 : i32 to i32
    %26 = ub.poison : i32
    %27 = scf.for %arg6 = %23 to %24 step %25 iter_args(%arg7 = %22) -> (tensor<128x128xf32>)  : i32 {
      %29 = tt.descriptor_load %1[%13, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %30 = tt.descriptor_load %3[%21, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %31 = tt.trans %30 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %cst = arith.constant 0.000000e+00 : f32
      %32 = tt.dot %29, %31, %arg7, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %32 : tensor<128x128xf32>
    }
    %28 = arith.truncf %27 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.descriptor_store %5[%13, %21], %28 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128x128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    tt.return %cst_0 : tensor<128x128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x128xf32>
    tt.return %0 : tensor<128x128xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32>)  : i32 {
      %11 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %12 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %13 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %14 = tt.dot %11, %13, %arg7, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %14 : tensor<128x128xf32>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.descriptor_store %4[%6, %8], %10 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %11 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %12 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %13 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %14 = ttg.convert_layout %13 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #blocked>
      %15 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %16 = ttg.convert_layout %14 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %17 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %18 = tt.dot %15, %16, %17, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x128xf32, #blocked3>
      %19 = ttg.convert_layout %18 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %19 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    tt.descriptor_store %4[%6, %8], %10 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %13 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %14 = tt.trans %13 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %15 = ttg.convert_layout %12 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %16 = ttg.convert_layout %14 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %17 = tt.dot %15, %16, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
      scf.yield %17 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %result, %token = ttng.tmem_alloc %17 : (tensor<128x128xf32, #blocked3>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %18 = ttng.tc_gen5_mma %13, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%18] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked3>
      %19 = ttg.convert_layout %result_0 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %19 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked4>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %13, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %13, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %13, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %false) -> (tensor<128x128xf32, #blocked>, i1)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %13, %16, %result[%token], %arg8, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0, %true : tensor<128x128xf32, #blocked>, i1
    }
    %10 = arith.truncf %9#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_hoist_tmem_alloc()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %9) -> (i1, !ttg.async.token)  : i32 {
      %13 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %14 = ttg.local_alloc %13 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %15 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %16 = ttg.local_alloc %15 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %17 = ttg.memdesc_trans %16 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %18 = ttng.tc_gen5_mma %14, %17, %result[%arg8], %arg7, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %18 : i1, !ttg.async.token
    }
    %result_0, %token_1 = ttng.tmem_load %result[%10#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %11 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %9) -> (i1, !ttg.async.token)  : i32 {
      %13 = tt.descriptor_load %1[%6, %arg6] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %14 = ttg.local_alloc %13 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %15 = tt.descriptor_load %2[%8, %arg6] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %16 = ttg.local_alloc %15 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %17 = ttg.memdesc_trans %16 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %18 = ttng.tc_gen5_mma %14, %17, %result[%arg8], %arg7, %true {tt.latency = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %18 : i1, !ttg.async.token
    }
    %result_0, %token_1 = ttng.tmem_load %result[%10#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %11 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %9) -> (i1, !ttg.async.token)  : i32 {
      %13 = tt.descriptor_load %1[%6, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %14 = ttg.local_alloc %13 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %15 = tt.descriptor_load %2[%8, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %16 = ttg.local_alloc %15 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %17 = ttg.memdesc_trans %16 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %18 = ttng.tc_gen5_mma %14, %17, %result[%arg8], %arg7, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %18 : i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_0, %token_1 = ttng.tmem_load %result[%10#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %11 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %9) -> (i1, !ttg.async.token)  : i32 {
      %13 = tt.descriptor_load %1[%6, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %14 = ttg.local_alloc %13 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %15 = tt.descriptor_load %2[%8, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %16 = ttg.local_alloc %15 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %17 = ttg.memdesc_trans %16 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %18 = ttng.tc_gen5_mma %14, %17, %result[%arg8], %arg7, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %18 : i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_0, %token_1 = ttng.tmem_load %result[%10#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %11 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %1 = ub.poison : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %2 = ub.poison : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %3 = ub.poison : i32
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%4, %c1_i64] : <f16>, <tensor<128x64xf16, #shared2>>
    %6 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%4, %c1_i64] : <f16>, <tensor<128x64xf16, #shared2>>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%7, %c1_i64] : <f16>, <tensor<128x128xf16, #shared2>>
    %9 = tt.get_program_id x : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %13 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %15 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %16 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared, #smem, mutable>
    %20 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %23 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %24 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %24, 32768, %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%10, %c0_i32] %25, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%12, %c0_i32] %26, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %27 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %28 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %28, 32768, %27 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%10, %c64_i32] %29, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%12, %c64_i32] %30, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %32 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.wait_barrier %32, %c0_i32, %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %33 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %34 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %35 = ttg.memdesc_trans %33 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %36 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %37 = ttng.tc_gen5_mma %34, %35, %result[%13], %false, %23, %36[%true] : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %38 = arith.select %23, %37, %13 : !ttg.async.token
    %39 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %39, 32768, %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %40 = ttg.memdesc_subview %17[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%10, %c128_i32] %40, %39, %31 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %41 = ttg.memdesc_subview %18[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%12, %c128_i32] %41, %39, %31 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %42 = arith.subi %arg5, %c64_i32 : i32
    %43:13 = scf.for %arg6 = %c0_i32 to %42 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %38, %arg9 = %c0_i32, %arg10 = %c1_i32, %arg11 = %c2_i32, %arg12 = %c0_i32, %arg13 = %c0_i32, %arg14 = %c3_i32, %arg15 = %c3_i32, %arg16 = %36, %arg17 = %c0_i32, %arg18 = %34, %arg19 = %35) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %53 = arith.subi %arg5, %c192_i32 : i32
      %54 = arith.cmpi slt, %arg6, %53 : i32
      %55 = arith.addi %arg12, %c1_i32 : i32
      %56 = arith.cmpi sge, %55, %arg14 : i32
      %57 = arith.select %56, %c0_i32, %55 : i32
      %58 = arith.xori %arg13, %c1_i32 : i32
      %59 = arith.select %56, %58, %arg13 : i32
      %60 = ttg.memdesc_subview %19[%57] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      ttng.wait_barrier %60, %59, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      %61 = ttg.memdesc_subview %18[%57, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %62 = ttg.memdesc_subview %17[%57, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %63 = ttg.memdesc_trans %61 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %64 = ttg.memdesc_subview %14[%arg10] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      %65 = ttng.tc_gen5_mma %62, %63, %result[%arg8], %true, %true, %64[%true] : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg16, %arg17 deps %arg18, %arg19 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %66 = arith.xori %arg9, %c1_i32 : i32
      %67 = arith.addi %arg10, %c1_i32 : i32
      %68 = arith.cmpi sge, %67, %c2_i32 : i32
      %69 = arith.select %68, %c0_i32, %67 : i32
      %70 = arith.select %68, %66, %arg9 : i32
      %71 = arith.addi %arg11, %c1_i32 : i32
      %72 = arith.cmpi sge, %71, %c3_i32 : i32
      %73 = arith.select %72, %c0_i32, %71 : i32
      %74 = ttg.memdesc_subview %19[%73] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      ttng.barrier_expect %74, 32768, %54 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      %75 = ttg.memdesc_subview %17[%73, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %76 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %5[%10, %76] %75, %74, %54 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %77 = ttg.memdesc_subview %18[%73, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %78 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %6[%12, %78] %77, %74, %54 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      scf.yield %true, %65, %70, %69, %73, %57, %59, %arg15, %c3_i32, %64, %arg9, %62, %63 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %44 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %45:13 = scf.if %44 -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>) {
      ttng.wait_barrier %43#9, %43#10 deps %43#11, %43#12 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      scf.yield %true, %43#1, %3, %3, %3, %3, %3, %43#8, %c3_i32, %0, %43#2, %2, %1 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    } else {
      scf.yield %43#0, %43#1, %43#2, %43#3, %43#4, %43#5, %43#6, %43#7, %43#8, %43#9, %43#10, %43#11, %43#12 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %46 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %47 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %48 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %48 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttg.local_dealloc %19 : !ttg.memdesc<3xi64, #shared, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %49 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %50 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %14 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_0, %token_1 = ttng.tmem_load %result[%45#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %51 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %52 = ttg.convert_layout %51 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %8[%10, %12], %52 : !tt.tensordesc<tensor<128x128xf16, #shared2>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = ub.poison : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %2 = ub.poison : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %3 = ub.poison : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %4 = ub.poison : i32
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %5 = arith.extsi %arg5 : i32 to i64
    %6 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%5, %c1_i64] : <f16>, <tensor<128x64xf16, #shared2>>
    %7 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%5, %c1_i64] : <f16>, <tensor<128x64xf16, #shared2>>
    %8 = arith.extsi %arg4 : i32 to i64
    %9 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%8, %c1_i64] : <f16>, <tensor<128x128xf16, #shared2>>
    %10 = tt.get_program_id x : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.get_program_id y : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %15 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %16 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared, #smem, mutable>
    %20 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %23 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %24 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %24, 32768, %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%11, %c0_i32] %25, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %7[%13, %c0_i32] %26, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %27 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %28 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %28, 32768, %27 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%11, %c64_i32] %29, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %7[%13, %c64_i32] %30, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %32 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.wait_barrier %32, %c0_i32, %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %33 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %34 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %35 = ttg.memdesc_trans %33 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %36 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.tc_gen5_mma %34, %35, %result, %false, %23, %36[%true] : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %37 = arith.select %23, %0, %0 : !ttg.async.token
    %38 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.barrier_expect %38, 32768, %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %39 = ttg.memdesc_subview %17[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%11, %c128_i32] %39, %38, %31 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %40 = ttg.memdesc_subview %18[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %7[%13, %c128_i32] %40, %38, %31 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
    %41 = arith.subi %arg5, %c64_i32 : i32
    %42:13 = scf.for %arg6 = %c0_i32 to %41 step %c64_i32 iter_args(%arg7 = %false, %arg8 = %37, %arg9 = %c0_i32, %arg10 = %c1_i32, %arg11 = %c2_i32, %arg12 = %c0_i32, %arg13 = %c0_i32, %arg14 = %c3_i32, %arg15 = %c3_i32, %arg16 = %36, %arg17 = %c0_i32, %arg18 = %34, %arg19 = %35) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %52 = arith.subi %arg5, %c192_i32 : i32
      %53 = arith.cmpi slt, %arg6, %52 : i32
      %54 = arith.addi %arg12, %c1_i32 : i32
      %55 = arith.cmpi sge, %54, %arg14 : i32
      %56 = arith.select %55, %c0_i32, %54 : i32
      %57 = arith.xori %arg13, %c1_i32 : i32
      %58 = arith.select %55, %57, %arg13 : i32
      %59 = ttg.memdesc_subview %19[%56] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      ttng.wait_barrier %59, %58, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      %60 = ttg.memdesc_subview %18[%56, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %61 = ttg.memdesc_subview %17[%56, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %62 = ttg.memdesc_trans %60 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %63 = ttg.memdesc_subview %14[%arg10] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %61, %62, %result, %true, %true, %63[%true] : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg16, %arg17 deps %arg18, %arg19 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %64 = arith.xori %arg9, %c1_i32 : i32
      %65 = arith.addi %arg10, %c1_i32 : i32
      %66 = arith.cmpi sge, %65, %c2_i32 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = arith.select %66, %64, %arg9 : i32
      %69 = arith.addi %arg11, %c1_i32 : i32
      %70 = arith.cmpi sge, %69, %c3_i32 : i32
      %71 = arith.select %70, %c0_i32, %69 : i32
      %72 = ttg.memdesc_subview %19[%71] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      ttng.barrier_expect %72, 32768, %53 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
      %73 = ttg.memdesc_subview %17[%71, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %74 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %6[%11, %74] %73, %72, %53 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %75 = ttg.memdesc_subview %18[%71, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      %76 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %7[%13, %76] %75, %72, %53 : !tt.tensordesc<tensor<128x64xf16, #shared2>>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>
      scf.yield %true, %0, %68, %67, %71, %56, %58, %arg15, %c3_i32, %63, %arg9, %61, %62 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %43 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %44:13 = scf.if %43 -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>) {
      ttng.wait_barrier %42#9, %42#10 deps %42#11, %42#12 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      scf.yield %true, %42#1, %4, %4, %4, %4, %4, %42#8, %c3_i32, %1, %42#2, %3, %2 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    } else {
      scf.yield %42#0, %42#1, %42#2, %42#3, %42#4, %42#5, %42#6, %42#7, %42#8, %42#9, %42#10, %42#11, %42#12 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared2, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %45 = ttg.memdesc_subview %19[%c0_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %46 = ttg.memdesc_subview %19[%c1_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    %47 = ttg.memdesc_subview %19[%c2_i32] : !ttg.memdesc<3xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 3>
    ttg.local_dealloc %19 : !ttg.memdesc<3xi64, #shared, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared2, #smem, mutable>
    %48 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %48 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %49 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %14 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %50 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %51 = ttg.convert_layout %50 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %9[%11, %13], %51 : !tt.tensordesc<tensor<128x128xf16, #shared2>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_subview %9[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %11 = ttg.memdesc_subview %9[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %16 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %14[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %19 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %19, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %12[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %20, %19, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %21 = ttg.memdesc_subview %13[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %21, %19, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %23 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %23, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = ttg.memdesc_subview %12[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %24, %23, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %25 = ttg.memdesc_subview %13[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %25, %23, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %27 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.wait_barrier %27, %c0_i32, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %28 = ttg.memdesc_subview %13[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %29 = ttg.memdesc_subview %12[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_trans %28 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    %31 = ttg.memdesc_subview %9[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %29, %30, %result, %false, %18, %31[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %32 = ttg.memdesc_subview %14[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %32, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %33 = ttg.memdesc_subview %12[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c128_i32] %33, %32, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %34 = ttg.memdesc_subview %13[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c128_i32] %34, %32, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %35 = arith.subi %arg5, %c64_i32 : i32
    %36:9 = scf.for %arg6 = %c0_i32 to %35 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %31, %arg13 = %c0_i32, %arg14 = %29, %arg15 = %30) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %45 = arith.subi %arg5, %c192_i32 : i32
      %46 = arith.cmpi slt, %arg6, %45 : i32
      %47 = arith.addi %arg10, %c1_i32 : i32
      %48 = arith.cmpi sge, %47, %c3_i32 : i32
      %49 = arith.select %48, %c0_i32, %47 : i32
      %50 = arith.xori %arg11, %c1_i32 : i32
      %51 = arith.select %48, %50, %arg11 : i32
      %52 = ttg.memdesc_subview %14[%49] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %52, %51, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %53 = ttg.memdesc_subview %13[%49, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %54 = ttg.memdesc_subview %12[%49, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %55 = ttg.memdesc_trans %53 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %56 = ttg.memdesc_subview %9[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %54, %55, %result, %true, %true, %56[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %57 = arith.xori %arg7, %c1_i32 : i32
      %58 = arith.addi %arg8, %c1_i32 : i32
      %59 = arith.cmpi sge, %58, %c2_i32 : i32
      %60 = arith.select %59, %c0_i32, %58 : i32
      %61 = arith.select %59, %57, %arg7 : i32
      %62 = arith.addi %arg9, %c1_i32 : i32
      %63 = arith.cmpi sge, %62, %c3_i32 : i32
      %64 = arith.select %63, %c0_i32, %62 : i32
      %65 = ttg.memdesc_subview %14[%64] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %65, 32768, %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %66 = ttg.memdesc_subview %12[%64, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %67 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %67] %66, %65, %46 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %68 = ttg.memdesc_subview %13[%64, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %69 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %2[%8, %69] %68, %65, %46 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %61, %60, %64, %49, %51, %56, %arg7, %54, %55 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    %37 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    scf.if %37 {
      ttng.wait_barrier %36#5, %36#6 deps %36#7, %36#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    %38 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %39 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %40 = ttg.memdesc_subview %14[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %14 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %41 = ttg.memdesc_subview %9[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %42 = ttg.memdesc_subview %9[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %9 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %43 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %44 = ttg.convert_layout %43 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %44 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_subview %9[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %11 = ttg.memdesc_subview %9[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %16 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %14[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %15, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = ttg.memdesc_subview %12[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %19, %15, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %20 = ttg.memdesc_subview %13[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %20, %15, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %21 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %16, 32768, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %12[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %22, %16, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = ttg.memdesc_subview %13[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %23, %16, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %24 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %15, %c0_i32, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_trans %20 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    ttng.tc_gen5_mma %19, %25, %result, %false, %18, %10[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.barrier_expect %17, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %26 = ttg.memdesc_subview %12[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c128_i32] %26, %17, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27 = ttg.memdesc_subview %13[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c128_i32] %27, %17, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %28 = arith.subi %arg5, %c64_i32 : i32
    %29:9 = scf.for %arg6 = %c0_i32 to %28 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %10, %arg13 = %c0_i32, %arg14 = %19, %arg15 = %25) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %32 = arith.subi %arg5, %c192_i32 : i32
      %33 = arith.cmpi slt, %arg6, %32 : i32
      %34 = arith.addi %arg10, %c1_i32 : i32
      %35 = arith.cmpi sge, %34, %c3_i32 : i32
      %36 = arith.select %35, %c0_i32, %34 : i32
      %37 = arith.xori %arg11, %c1_i32 : i32
      %38 = arith.select %35, %37, %arg11 : i32
      %39 = ttg.memdesc_subview %14[%36] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %39, %38, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %40 = ttg.memdesc_subview %13[%36, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %41 = ttg.memdesc_subview %12[%36, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %42 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %43 = ttg.memdesc_subview %9[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %41, %42, %result, %true, %true, %43[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %44 = arith.xori %arg7, %c1_i32 : i32
      %45 = arith.addi %arg8, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %c2_i32 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = arith.select %46, %44, %arg7 : i32
      %49 = arith.addi %arg9, %c1_i32 : i32
      %50 = arith.cmpi sge, %49, %c3_i32 : i32
      %51 = arith.select %50, %c0_i32, %49 : i32
      %52 = ttg.memdesc_subview %14[%51] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %52, 32768, %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %53 = ttg.memdesc_subview %12[%51, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %54 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %54] %53, %52, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %55 = ttg.memdesc_subview %13[%51, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %2[%8, %54] %55, %52, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %48, %47, %51, %36, %38, %43, %arg7, %41, %42 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    scf.if %18 {
      ttng.wait_barrier %29#5, %29#6 deps %29#7, %29#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %14 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %9 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %30 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %31 = ttg.convert_layout %30 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %31 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_subview %9[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %11 = ttg.memdesc_subview %9[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_subview %14[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %16 = ttg.memdesc_subview %14[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %14[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %15, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = ttg.memdesc_subview %12[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %19, %15, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %20 = ttg.memdesc_subview %13[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %21 = ttg.memdesc_trans %20 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %20, %15, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %16, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %12[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %23, %16, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %24 = ttg.memdesc_subview %13[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %24, %16, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %25 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %15, %c0_i32, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.tc_gen5_mma %19, %21, %result, %false, %18, %10[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.barrier_expect %17, 32768, %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %26 = ttg.memdesc_subview %12[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c128_i32] %26, %17, %25 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27 = ttg.memdesc_subview %13[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c128_i32] %27, %17, %25 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %28 = arith.subi %arg5, %c64_i32 : i32
    %29:9 = scf.for %arg6 = %c0_i32 to %28 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %10, %arg13 = %c0_i32, %arg14 = %19, %arg15 = %21) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %32 = arith.subi %arg5, %c192_i32 : i32
      %33 = arith.cmpi slt, %arg6, %32 : i32
      %34 = arith.addi %arg10, %c1_i32 : i32
      %35 = arith.cmpi sge, %34, %c3_i32 : i32
      %36 = arith.select %35, %c0_i32, %34 : i32
      %37 = arith.xori %arg11, %c1_i32 : i32
      %38 = arith.select %35, %37, %arg11 : i32
      %39 = ttg.memdesc_subview %14[%36] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %39, %38, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %40 = ttg.memdesc_subview %13[%36, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %41 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %42 = ttg.memdesc_subview %12[%36, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %43 = ttg.memdesc_subview %9[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %42, %41, %result, %true, %true, %43[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %44 = arith.xori %arg7, %c1_i32 : i32
      %45 = arith.addi %arg8, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %c2_i32 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = arith.select %46, %44, %arg7 : i32
      %49 = arith.addi %arg9, %c1_i32 : i32
      %50 = arith.cmpi sge, %49, %c3_i32 : i32
      %51 = arith.select %50, %c0_i32, %49 : i32
      %52 = ttg.memdesc_subview %14[%51] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %52, 32768, %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %53 = ttg.memdesc_subview %12[%51, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %54 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %54] %53, %52, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %55 = ttg.memdesc_subview %13[%51, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %2[%8, %54] %55, %52, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %48, %47, %51, %36, %38, %43, %arg7, %42, %41 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    scf.if %18 {
      ttng.wait_barrier %29#5, %29#6 deps %29#7, %29#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %14 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %9 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %30 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %31 = ttg.convert_layout %30 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %31 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i64 = arith.constant 2 : i64
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %9 = arith.muli %7, %c2_i64 : i64
    ttng.tensormap_create %8, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%9], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %8 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %8 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x128xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_subview %20[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %20[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %20[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %21, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %25, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %19[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %26, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %28 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %22, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %29, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_subview %19[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %30, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %21, %c0_i32, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.tc_gen5_mma %25, %27, %result, %false, %24, %16[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.barrier_expect %23, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %32 = ttg.memdesc_subview %18[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c128_i32] %32, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %33 = ttg.memdesc_subview %19[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c128_i32] %33, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %34 = arith.subi %arg5, %c64_i32 : i32
    %35:9 = scf.for %arg6 = %c0_i32 to %34 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %16, %arg13 = %c0_i32, %arg14 = %25, %arg15 = %27) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %39 = arith.subi %arg5, %c192_i32 : i32
      %40 = arith.cmpi slt, %arg6, %39 : i32
      %41 = arith.addi %arg10, %c1_i32 : i32
      %42 = arith.cmpi sge, %41, %c3_i32 : i32
      %43 = arith.select %42, %c0_i32, %41 : i32
      %44 = arith.xori %arg11, %c1_i32 : i32
      %45 = arith.select %42, %44, %arg11 : i32
      %46 = ttg.memdesc_subview %20[%43] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %46, %45, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %47 = ttg.memdesc_subview %19[%43, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %48 = ttg.memdesc_trans %47 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %49 = ttg.memdesc_subview %18[%43, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = ttg.memdesc_subview %15[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %49, %48, %result, %true, %true, %50[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %51 = arith.xori %arg7, %c1_i32 : i32
      %52 = arith.addi %arg8, %c1_i32 : i32
      %53 = arith.cmpi sge, %52, %c2_i32 : i32
      %54 = arith.select %53, %c0_i32, %52 : i32
      %55 = arith.select %53, %51, %arg7 : i32
      %56 = arith.addi %arg9, %c1_i32 : i32
      %57 = arith.cmpi sge, %56, %c3_i32 : i32
      %58 = arith.select %57, %c0_i32, %56 : i32
      %59 = ttg.memdesc_subview %20[%58] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %59, 32768, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %60 = ttg.memdesc_subview %18[%58, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %61 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %61] %60, %59, %40 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %62 = ttg.memdesc_subview %19[%58, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %6[%14, %61] %62, %59, %40 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %55, %54, %58, %43, %45, %50, %arg7, %49, %48 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    scf.if %24 {
      ttng.wait_barrier %35#5, %35#6 deps %35#7, %35#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %20 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %15 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %36 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %37 = ttg.convert_layout %36 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    %38 = ttg.local_alloc %37 : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %38 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %9 = arith.muli %7, %c2_i64 : i64
    ttng.tensormap_create %8, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%9], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %8 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %8 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x128xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_subview %20[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %20[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %20[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %21, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %25, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %19[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %26, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %28 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %22, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %29, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_subview %19[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %30, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %21, %c0_i32, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.tc_gen5_mma %25, %27, %result, %false, %24, %16[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.barrier_expect %23, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %32 = ttg.memdesc_subview %18[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c128_i32] %32, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %33 = ttg.memdesc_subview %19[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c128_i32] %33, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %34 = arith.subi %arg5, %c64_i32 : i32
    %35:9 = scf.for %arg6 = %c0_i32 to %34 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %16, %arg13 = %c0_i32, %arg14 = %25, %arg15 = %27) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %39 = arith.subi %arg5, %c192_i32 : i32
      %40 = arith.cmpi slt, %arg6, %39 : i32
      %41 = arith.addi %arg10, %c1_i32 : i32
      %42 = arith.cmpi sge, %41, %c3_i32 : i32
      %43 = arith.select %42, %c0_i32, %41 : i32
      %44 = arith.xori %arg11, %c1_i32 : i32
      %45 = arith.select %42, %44, %arg11 : i32
      %46 = ttg.memdesc_subview %20[%43] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %46, %45, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %47 = ttg.memdesc_subview %19[%43, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %48 = ttg.memdesc_trans %47 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %49 = ttg.memdesc_subview %18[%43, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = ttg.memdesc_subview %15[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %49, %48, %result, %true, %true, %50[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %51 = arith.xori %arg7, %c1_i32 : i32
      %52 = arith.addi %arg8, %c1_i32 : i32
      %53 = arith.cmpi sge, %52, %c2_i32 : i32
      %54 = arith.select %53, %c0_i32, %52 : i32
      %55 = arith.select %53, %51, %arg7 : i32
      %56 = arith.addi %arg9, %c1_i32 : i32
      %57 = arith.cmpi sge, %56, %c3_i32 : i32
      %58 = arith.select %57, %c0_i32, %56 : i32
      %59 = ttg.memdesc_subview %20[%58] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %59, 32768, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %60 = ttg.memdesc_subview %18[%58, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %61 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %61] %60, %59, %40 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %62 = ttg.memdesc_subview %19[%58, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %6[%14, %61] %62, %59, %40 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %55, %54, %58, %43, %45, %50, %arg7, %49, %48 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    scf.if %24 {
      ttng.wait_barrier %35#5, %35#6 deps %35#7, %35#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %20 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %15 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %36 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %37 = ttg.convert_layout %36 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    %38 = ttg.local_alloc %37 : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %38 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %9 = arith.muli %7, %c2_i64 : i64
    ttng.tensormap_create %8, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%9], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %8 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %8 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x128xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_subview %20[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %20[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %20[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %21, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %25, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %19[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %26, %21, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %28 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %22, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %29, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %30 = ttg.memdesc_subview %19[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %30, %22, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %21, %c0_i32, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.tc_gen5_mma %25, %27, %result, %false, %24, %16[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.barrier_expect %23, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %32 = ttg.memdesc_subview %18[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c128_i32] %32, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %33 = ttg.memdesc_subview %19[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c128_i32] %33, %23, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %34 = arith.subi %arg5, %c64_i32 : i32
    %35:9 = scf.for %arg6 = %c0_i32 to %34 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %16, %arg13 = %c0_i32, %arg14 = %25, %arg15 = %27) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
      %38 = arith.subi %arg5, %c192_i32 : i32
      %39 = arith.cmpi slt, %arg6, %38 : i32
      %40 = arith.addi %arg10, %c1_i32 : i32
      %41 = arith.cmpi sge, %40, %c3_i32 : i32
      %42 = arith.select %41, %c0_i32, %40 : i32
      %43 = arith.xori %arg11, %c1_i32 : i32
      %44 = arith.select %41, %43, %arg11 : i32
      %45 = ttg.memdesc_subview %20[%42] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %45, %44, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %46 = ttg.memdesc_subview %19[%42, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %47 = ttg.memdesc_trans %46 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %48 = ttg.memdesc_subview %18[%42, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = ttg.memdesc_subview %15[%arg8] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %48, %47, %result, %true, %true, %49[%true] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %50 = arith.xori %arg7, %c1_i32 : i32
      %51 = arith.addi %arg8, %c1_i32 : i32
      %52 = arith.cmpi sge, %51, %c2_i32 : i32
      %53 = arith.select %52, %c0_i32, %51 : i32
      %54 = arith.select %52, %50, %arg7 : i32
      %55 = arith.addi %arg9, %c1_i32 : i32
      %56 = arith.cmpi sge, %55, %c3_i32 : i32
      %57 = arith.select %56, %c0_i32, %55 : i32
      %58 = ttg.memdesc_subview %20[%57] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %58, 32768, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %59 = ttg.memdesc_subview %18[%57, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %60 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %60] %59, %58, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %61 = ttg.memdesc_subview %19[%57, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %6[%14, %60] %61, %58, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %54, %53, %57, %42, %44, %49, %arg7, %48, %47 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    scf.if %24 {
      ttng.wait_barrier %35#5, %35#6 deps %35#7, %35#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    }
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %20 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %15 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %36 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %37 = ttg.local_alloc %36 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %37 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
