// RUN: gpuir-run %S/../../../examples/multi_mma.mlir --transform=%S/../../../examples/lower_multi_mma.mlir --runner=both --seed=1 --outer=2x3x2 | FileCheck %s
// REQUIRES: mlir-runner

// CHECK: intrinsic {{ *}}outer {{ *}}runner {{ *}}largest error {{ *}}tolerance {{ *}}time
// CHECK-NEXT: MFMA_F32_16x16x4_F32 {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: MFMA_F32_16x16x4_F32 {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: MFMA_F32_16x16x16_F16 {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: MFMA_F32_16x16x16_F16 {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: MFMA_F32_32x32x8_F16 {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: MFMA_F32_32x32x8_F16 {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: MFMA_F32_16x16x32_F8E4M3FNUZ {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: MFMA_F32_16x16x32_F8E4M3FNUZ {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: MFMA_I32_16x16x32_I8 {{ *}}2x3x2 {{ *}}jit {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_16x16x32_I8 {{ *}}2x3x2 {{ *}}mlir-runner {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_32x32x16_I8 {{ *}}2x3x2 {{ *}}jit {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_32x32x16_I8 {{ *}}2x3x2 {{ *}}mlir-runner {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_16x16x16_I8 {{ *}}2x3x2 {{ *}}jit {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_16x16x16_I8 {{ *}}2x3x2 {{ *}}mlir-runner {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_32x32x8_I8 {{ *}}2x3x2 {{ *}}jit {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: MFMA_I32_32x32x8_I8 {{ *}}2x3x2 {{ *}}mlir-runner {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: WMMA_F32_16x16x16_F16 {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: WMMA_F32_16x16x16_F16 {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: WMMA_F16_16x16x16_F16 {{ *}}2x3x2 {{ *}}jit {{.*}}ok
// CHECK-NEXT: WMMA_F16_16x16x16_F16 {{ *}}2x3x2 {{ *}}mlir-runner {{.*}}ok
// CHECK-NEXT: WMMA_I32_16x16x16_I8 {{ *}}2x3x2 {{ *}}jit {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NEXT: WMMA_I32_16x16x16_I8 {{ *}}2x3x2 {{ *}}mlir-runner {{ *}}0 {{ *}}exact {{.*}}ok
// CHECK-NOT: {{.}}
