// What multi_mma is lowered to means the same to upstream's tools: mlir-opt takes it on to LLVM, mlir-runner runs it.
// RUN: gpuir-opt %s --iree-gpu-reference-lowering | tee %t.mlir | FileCheck %s --check-prefix=LOWERED
// RUN: %if mlir-runner %{ %mlir_opt %t.mlir --one-shot-bufferize="bufferize-function-boundaries" --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts | %mlir_runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils/libmlir_c_runner_utils.so,%mlir_runner_utils/libmlir_runner_utils.so | FileCheck %s %}

// LOWERED-LABEL: func.func @main
// LOWERED-NOT: iree_gpu

// Rows of lhs are their numbers, rhs is 2 in row k of every fourth k of 16: each sum has 2 * 4 times the row, of 2 steps in k.
func.func private @printMemrefF32(tensor<*xf32>)

func.func @main() {
  %lhs = tensor.generate {
  ^bb0(%m: index, %k: index, %i: index, %j: index):
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f16
    tensor.yield %1 : f16
  } : tensor<1x2x16x16xf16>
  %rhs = tensor.generate {
  ^bb0(%k: index, %n: index, %i: index, %j: index):
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0 : index
    %two = arith.constant 2.0 : f16
    %none = arith.constant 0.0 : f16
    %0 = arith.remui %i, %c4 : index
    %1 = arith.cmpi eq, %0, %zero : index
    %2 = arith.select %1, %two, %none : f16
    tensor.yield %2 : f16
  } : tensor<2x1x16x16xf16>
  %acc = arith.constant dense<1.0> : tensor<1x1x16x16xf32>
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : tensor<1x2x16x16xf16>, tensor<2x1x16x16xf16> into tensor<1x1x16x16xf32>
  %1 = tensor.extract_slice %0[0, 0, 0, 0] [1, 1, 4, 2] [1, 1, 1, 1] : tensor<1x1x16x16xf32> to tensor<4x2xf32>
  %2 = tensor.cast %1 : tensor<4x2xf32> to tensor<*xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  return
}
// CHECK: sizes = [4, 2]
// CHECK: [1, 1]
// CHECK: [17, 17]
// CHECK: [33, 33]
// CHECK: [49, 49]
