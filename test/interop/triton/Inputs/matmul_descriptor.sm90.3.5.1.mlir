// Kernel matmul_descriptor of kernels/matmul_tma.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.5.1, ast_to_ttir
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
// Triton 3.5.1, make_ttir
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
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
// Triton 3.5.1, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #mma>
      %18 = ttng.warp_group_dot %13, %16, %17 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %19 = ttg.convert_layout %18 : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
      scf.yield %19 : tensor<128x128xf32, #blocked>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked> -> tensor<64x128xf16, #blocked1>
      %16 = ttg.local_alloc %15 : (tensor<64x128xf16, #blocked1>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %13, %16, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %17 : tensor<128x128xf32, #mma>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked2>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %13, %16, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %17 : tensor<128x128xf32, #mma>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %13, %16, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %17 : tensor<128x128xf32, #mma>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %15 = ttg.local_alloc %14 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %13, %16, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %17 : tensor<128x128xf32, #mma>
    }
    %10 = arith.truncf %9 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %12 = tt.descriptor_load %1[%6, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %13 = ttg.local_alloc %12 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %14 = tt.descriptor_load %2[%8, %arg6] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %15 = ttg.local_alloc %14 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %13, %16, %arg7 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %17 : tensor<128x128xf32, #mma>
    } {tt.scheduled_max_stage = 2 : i32}
    %10 = arith.truncf %9 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %11 = ttg.convert_layout %10 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.descriptor_store %4[%6, %8], %11 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %16 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.barrier_expect %16, 32768, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %17 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %17, %16, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %18 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %18, %16, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %19 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %20 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.barrier_expect %20, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %21, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %22, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23:6 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32, %arg11 = %c3_i32, %arg12 = %c3_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32)  : i32 {
      %30 = arith.subi %arg5, %c128_i32 : i32
      %31 = arith.cmpi slt, %arg6, %30 : i32
      %32 = arith.addi %arg9, %c1_i32 : i32
      %33 = arith.cmpi sge, %32, %arg11 : i32
      %34 = arith.select %33, %c0_i32, %32 : i32
      %35 = arith.xori %arg10, %c1_i32 : i32
      %36 = arith.select %33, %35, %arg10 : i32
      %37 = ttg.memdesc_index %11[%34] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %37, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %38 = ttg.memdesc_index %10[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_index %9[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %40 = ttg.memdesc_trans %38 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %41 = ttng.warp_group_dot %39, %40, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %42:3 = ttng.warp_group_dot_wait %41, %39, %40 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %43 = arith.addi %arg8, %c1_i32 : i32
      %44 = arith.cmpi sge, %43, %c3_i32 : i32
      %45 = arith.select %44, %c0_i32, %43 : i32
      %46 = ttg.memdesc_index %11[%45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %46, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %47 = ttg.memdesc_index %9[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %48 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %48] %47, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = ttg.memdesc_index %10[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %2[%8, %50] %49, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %42#0, %45, %34, %36, %arg12, %c3_i32 : tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32
    }
    %24 = ttng.warp_group_dot_wait %23#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %25 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %26 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %27 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %28 = arith.truncf %24 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %29 = ttg.convert_layout %28 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.descriptor_store %4[%6, %8], %29 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %16 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.barrier_expect %16, 32768, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %17 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %17, %16, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %18 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %18, %16, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %19 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %20 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.barrier_expect %20, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %21, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %22, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %30 = arith.subi %arg5, %c128_i32 : i32
      %31 = arith.cmpi slt, %arg6, %30 : i32
      %32 = arith.addi %arg9, %c1_i32 : i32
      %33 = arith.cmpi sge, %32, %c3_i32 : i32
      %34 = arith.select %33, %c0_i32, %32 : i32
      %35 = arith.xori %arg10, %c1_i32 : i32
      %36 = arith.select %33, %35, %arg10 : i32
      %37 = ttg.memdesc_index %11[%34] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %37, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %38 = ttg.memdesc_index %10[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_index %9[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %40 = ttg.memdesc_trans %38 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %41 = ttng.warp_group_dot %39, %40, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %42:3 = ttng.warp_group_dot_wait %41, %39, %40 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %43 = arith.addi %arg8, %c1_i32 : i32
      %44 = arith.cmpi sge, %43, %c3_i32 : i32
      %45 = arith.select %44, %c0_i32, %43 : i32
      %46 = ttg.memdesc_index %11[%45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %46, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %47 = ttg.memdesc_index %9[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %48 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %48] %47, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = ttg.memdesc_index %10[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %2[%8, %50] %49, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %42#0, %45, %34, %36 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %24 = ttng.warp_group_dot_wait %23#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %25 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %26 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %27 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %28 = arith.truncf %24 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %29 = ttg.convert_layout %28 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.descriptor_store %4[%6, %8], %29 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %12, 32768, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %16 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %16, %12, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %17 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %17, %12, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %18 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %13, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %19, %13, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %20 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %20, %13, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %21:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %25 = arith.subi %arg5, %c128_i32 : i32
      %26 = arith.cmpi slt, %arg6, %25 : i32
      %27 = arith.addi %arg9, %c1_i32 : i32
      %28 = arith.cmpi sge, %27, %c3_i32 : i32
      %29 = arith.select %28, %c0_i32, %27 : i32
      %30 = arith.xori %arg10, %c1_i32 : i32
      %31 = arith.select %28, %30, %arg10 : i32
      %32 = ttg.memdesc_index %11[%29] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %32, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %33 = ttg.memdesc_index %10[%29] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_index %9[%29] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = ttg.memdesc_trans %33 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %36 = ttng.warp_group_dot %34, %35, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %37:3 = ttng.warp_group_dot_wait %36, %34, %35 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %38 = arith.addi %arg8, %c1_i32 : i32
      %39 = arith.cmpi sge, %38, %c3_i32 : i32
      %40 = arith.select %39, %c0_i32, %38 : i32
      %41 = ttg.memdesc_index %11[%40] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %41, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %42 = ttg.memdesc_index %9[%40] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %43 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %43] %42, %41, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %44 = ttg.memdesc_index %10[%40] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %2[%8, %43] %44, %41, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %37#0, %40, %29, %31 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %22 = ttng.warp_group_dot_wait %21#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %23 = arith.truncf %22 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %24 = ttg.convert_layout %23 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.descriptor_store %4[%6, %8], %24 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16, #shared>>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <tensor<128x128xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %12, 32768, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %16 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c0_i32] %16, %12, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %17 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c0_i32] %17, %12, %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %18 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %13, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %1[%6, %c64_i32] %19, %13, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %20 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %2[%8, %c64_i32] %20, %13, %18 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %21:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %25 = arith.subi %arg5, %c128_i32 : i32
      %26 = arith.cmpi slt, %arg6, %25 : i32
      %27 = arith.addi %arg9, %c1_i32 : i32
      %28 = arith.cmpi sge, %27, %c3_i32 : i32
      %29 = arith.select %28, %c0_i32, %27 : i32
      %30 = arith.xori %arg10, %c1_i32 : i32
      %31 = arith.select %28, %30, %arg10 : i32
      %32 = ttg.memdesc_index %11[%29] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %32, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %33 = ttg.memdesc_index %10[%29] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_trans %33 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %35 = ttg.memdesc_index %9[%29] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %36 = ttng.warp_group_dot %35, %34, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %37:3 = ttng.warp_group_dot_wait %36, %35, %34 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %38 = arith.addi %arg8, %c1_i32 : i32
      %39 = arith.cmpi sge, %38, %c3_i32 : i32
      %40 = arith.select %39, %c0_i32, %38 : i32
      %41 = ttg.memdesc_index %11[%40] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %41, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %42 = ttg.memdesc_index %9[%40] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %43 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %1[%6, %43] %42, %41, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %44 = ttg.memdesc_index %10[%40] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %2[%8, %43] %44, %41, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %37#0, %40, %29, %31 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %22 = ttng.warp_group_dot_wait %21#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %23 = arith.truncf %22 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %24 = ttg.convert_layout %23 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.descriptor_store %4[%6, %8], %24 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i64 = arith.constant 2 : i64
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
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
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %20 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %18, 32768, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %22 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %22, %18, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %23, %18, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %24 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %19, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %25 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %25, %19, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %26, %19, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %32 = arith.subi %arg5, %c128_i32 : i32
      %33 = arith.cmpi slt, %arg6, %32 : i32
      %34 = arith.addi %arg9, %c1_i32 : i32
      %35 = arith.cmpi sge, %34, %c3_i32 : i32
      %36 = arith.select %35, %c0_i32, %34 : i32
      %37 = arith.xori %arg10, %c1_i32 : i32
      %38 = arith.select %35, %37, %arg10 : i32
      %39 = ttg.memdesc_index %17[%36] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %39, %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %40 = ttg.memdesc_index %16[%36] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %41 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %42 = ttg.memdesc_index %15[%36] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %43 = ttng.warp_group_dot %42, %41, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %44:3 = ttng.warp_group_dot_wait %43, %42, %41 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %45 = arith.addi %arg8, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %c3_i32 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = ttg.memdesc_index %17[%47] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %48, 32768, %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %49 = ttg.memdesc_index %15[%47] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %50] %49, %48, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %51 = ttg.memdesc_index %16[%47] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %6[%14, %50] %51, %48, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %44#0, %47, %36, %38 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %17 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %29 = arith.truncf %28 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %30 = ttg.convert_layout %29 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    %31 = ttg.local_alloc %30 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %31 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
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
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %20 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %18, 32768, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %22 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %22, %18, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %23, %18, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %24 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %19, 32768, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %25 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %25, %19, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %26, %19, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %27:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %32 = arith.subi %arg5, %c128_i32 : i32
      %33 = arith.cmpi slt, %arg6, %32 : i32
      %34 = arith.addi %arg9, %c1_i32 : i32
      %35 = arith.cmpi sge, %34, %c3_i32 : i32
      %36 = arith.select %35, %c0_i32, %34 : i32
      %37 = arith.xori %arg10, %c1_i32 : i32
      %38 = arith.select %35, %37, %arg10 : i32
      %39 = ttg.memdesc_index %17[%36] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %39, %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %40 = ttg.memdesc_index %16[%36] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %41 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %42 = ttg.memdesc_index %15[%36] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %43 = ttng.warp_group_dot %42, %41, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %44:3 = ttng.warp_group_dot_wait %43, %42, %41 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %45 = arith.addi %arg8, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %c3_i32 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = ttg.memdesc_index %17[%47] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %48, 32768, %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %49 = ttg.memdesc_index %15[%47] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %50] %49, %48, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %51 = ttg.memdesc_index %16[%47] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %6[%14, %50] %51, %48, %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %44#0, %47, %36, %38 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %17 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %29 = arith.truncf %28 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %30 = ttg.convert_layout %29 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    %31 = ttg.local_alloc %30 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %31 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %5 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %6, %c2_i64 : i64
    ttng.tensormap_create %7, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%8], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %9 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x128xf16, #shared>>
    %10 = tt.get_program_id x : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.get_program_id y : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %20 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %17, 32768, %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%11, %c0_i32] %21, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%13, %c0_i32] %22, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %18, 32768, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %24 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%11, %c64_i32] %24, %18, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %25 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%13, %c64_i32] %25, %18, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %31 = arith.subi %arg5, %c128_i32 : i32
      %32 = arith.cmpi slt, %arg6, %31 : i32
      %33 = arith.addi %arg9, %c1_i32 : i32
      %34 = arith.cmpi sge, %33, %c3_i32 : i32
      %35 = arith.select %34, %c0_i32, %33 : i32
      %36 = arith.xori %arg10, %c1_i32 : i32
      %37 = arith.select %34, %36, %arg10 : i32
      %38 = ttg.memdesc_index %16[%35] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %38, %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %39 = ttg.memdesc_index %15[%35] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %40 = ttg.memdesc_trans %39 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %41 = ttg.memdesc_index %14[%35] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %42 = ttng.warp_group_dot %41, %40, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %43:3 = ttng.warp_group_dot_wait %42, %41, %40 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %44 = arith.addi %arg8, %c1_i32 : i32
      %45 = arith.cmpi sge, %44, %c3_i32 : i32
      %46 = arith.select %45, %c0_i32, %44 : i32
      %47 = ttg.memdesc_index %16[%46] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %47, 32768, %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %48 = ttg.memdesc_index %14[%46] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%11, %49] %48, %47, %32 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = ttg.memdesc_index %15[%46] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %5[%13, %49] %50, %47, %32 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %43#0, %46, %35, %37 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %16 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %28 = arith.truncf %27 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %29 = ttg.convert_layout %28 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    %30 = ttg.local_alloc %29 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %9[%11, %13] %30 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %5 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %6, %c2_i64 : i64
    ttng.tensormap_create %7, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%8], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %9 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x128xf16, #shared>>
    %10 = tt.get_program_id x : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.get_program_id y : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %19 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %20 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %17, 32768, %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %21 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%11, %c0_i32] %21, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %22 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%13, %c0_i32] %22, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %18, 32768, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %24 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%11, %c64_i32] %24, %18, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %25 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %5[%13, %c64_i32] %25, %18, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
      %30 = arith.subi %arg5, %c128_i32 : i32
      %31 = arith.cmpi slt, %arg6, %30 : i32
      %32 = arith.addi %arg9, %c1_i32 : i32
      %33 = arith.cmpi sge, %32, %c3_i32 : i32
      %34 = arith.select %33, %c0_i32, %32 : i32
      %35 = arith.xori %arg10, %c1_i32 : i32
      %36 = arith.select %33, %35, %arg10 : i32
      %37 = ttg.memdesc_index %16[%34] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %37, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %38 = ttg.memdesc_index %15[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_trans %38 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %40 = ttg.memdesc_index %14[%34] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %41 = ttng.warp_group_dot %40, %39, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
      %42:3 = ttng.warp_group_dot_wait %41, %40, %39 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %43 = arith.addi %arg8, %c1_i32 : i32
      %44 = arith.cmpi sge, %43, %c3_i32 : i32
      %45 = arith.select %44, %c0_i32, %43 : i32
      %46 = ttg.memdesc_index %16[%45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %46, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %47 = ttg.memdesc_index %14[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %48 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%11, %48] %47, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = ttg.memdesc_index %15[%45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %5[%13, %48] %49, %46, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      scf.yield %42#0, %45, %34, %36 : tensor<128x128xf32, #mma>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %16 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %28 = arith.truncf %27 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %29 = ttg.local_alloc %28 : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %9[%11, %13] %29 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
