# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of subgroup matrices, built from Python."""

from _building import function, module

from gpuir import ir
from gpuir.dialects import gpu

with module():
    f16, f32 = ir.F16Type.get(), ir.F32Type.get()
    a_type = gpu.MMAMatrixType.get([16, 16], f16, "AOp")

    # CHECK-LABEL: func.func @compute
    @function(*[f'!gpu.mma_matrix<16x16xf16, "{op}">' for op in ("AOp", "BOp", "COp")])
    def compute(a, b, c):
        # CHECK: gpu.subgroup_mma_compute %arg0, %arg1, %arg2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
        gpu.subgroup_mma_compute(a, b, c)
        # CHECK-NEXT: gpu.subgroup_mma_compute %arg0, %arg1, %arg2 {a_transpose}
        gpu.subgroup_mma_compute(a, b, c, a_transpose=True)

    # CHECK-LABEL: func.func @constant
    @function("f16", "f32")
    def constant(a, b):
        # CHECK: gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf16, "AOp">
        gpu.subgroup_mma_constant_matrix(a_type, a)
        # CHECK-NEXT: gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<16x16xf32, "COp">
        c_type = gpu.MMAMatrixType.get([16, 16], f32, "COp")
        gpu.subgroup_mma_constant_matrix(c_type, b)
        # CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0.000000e+00 : f32
        # CHECK-NEXT: gpu.subgroup_mma_constant_matrix %[[ZERO]] : !gpu.mma_matrix<16x16xf32, "COp">
        gpu.subgroup_mma_constant_matrix(c_type, 0)

    # CHECK-LABEL: func.func @elementwise
    @function('!gpu.mma_matrix<16x16xf16, "COp">', '!gpu.mma_matrix<16x16xf16, "COp">')
    def elementwise(a, b):
        # CHECK: gpu.subgroup_mma_elementwise addf %arg0, %arg1 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
        gpu.subgroup_mma_elementwise([a, b], "addf")
        # CHECK-NEXT: gpu.subgroup_mma_elementwise extf %arg0 : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        gpu.subgroup_mma_elementwise(gpu.MMAMatrixType.get([16, 16], f32, "COp"), [a], gpu.MMAElementwiseOp.EXTF)

    # CHECK-LABEL: func.func @load_and_store
    @function("memref<32x32xf16, 3>", "index", "index", '!gpu.mma_matrix<16x16xf16, "COp">')
    def load_and_store(buffer, i, j, d):
        # CHECK: gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg2] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
        gpu.subgroup_mma_load_matrix(a_type, buffer, [i, j], 32)
        # CHECK-NEXT: gpu.subgroup_mma_store_matrix %arg3, %arg0[%arg1, %arg2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
        gpu.subgroup_mma_store_matrix(d, buffer, [i, j], 32)
