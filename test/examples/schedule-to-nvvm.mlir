// examples/schedule_to_nvvm.py: what is left of each kernel, counted, and its text.
//
// RUN: %python %p/../../examples/schedule_to_nvvm.py matmul | FileCheck --check-prefix=MATMUL %s
// RUN: %python %p/../../examples/schedule_to_nvvm.py tma | FileCheck --check-prefix=TMA %s
// RUN: %python %p/../../examples/schedule_to_nvvm.py transpose | FileCheck --check-prefix=TRANSPOSE %s
// RUN: %python %p/../../examples/schedule_to_nvvm.py reduction | FileCheck --check-prefix=SUM %s
//
// MATMUL-DAG:   3 nvvm.cp.async.commit.group
// MATMUL-DAG:   6 nvvm.cp.async.shared.global
// MATMUL-DAG:   12 nvvm.mma.sync
// MATMUL:       gpu.module @matmul_kernel {
// MATMUL:         llvm.func @matmul_kernel({{.*}}nvvm.kernel
// MATMUL:         nvvm.cp.async.shared.global {{.*}}, 16, cache = cg
// MATMUL-NOT:     {{nvgpu|memref|vector|arith}}.
//
// TMA:          2 nvvm.cp.async.bulk.tensor.shared.cluster.global
// TMA:          gpu.module @add_kernel {
// TMA:            llvm.func @add_kernel(%[[DA:[^:]*]]: !llvm.ptr, %[[DB:[^:]*]]: !llvm.ptr,
// TMA:            nvvm.mbarrier.init
// TMA:            nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[DA]],
// TMA:            nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[DB]],
//
// TRANSPOSE:    2 nvvm.barrier
// TRANSPOSE:    gpu.module @transpose_kernel {
// TRANSPOSE:      llvm.mlir.addressof @[[TILE:[a-z]*]] : !llvm.ptr<3>
// TRANSPOSE:      llvm.load {{.*}} : !llvm.ptr -> vector<4xf32>
// TRANSPOSE:      llvm.store {{.*}} : vector<4xf32>, !llvm.ptr<3>
// TRANSPOSE:      nvvm.barrier
// TRANSPOSE:      llvm.mlir.global private @[[TILE]]() {addr_space = 3 : i32, alignment = 16 : i64}
//
// SUM:          2 llvm.fadd
// SUM:          gpu.module @sum_kernel {
// SUM:            nvvm.read.ptx.sreg.tid.x
