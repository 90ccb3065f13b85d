// What gpuir prints of the other tests here is what a released IREE reads and prints.
// REQUIRES: iree-opt
// RUN: gpuir-opt %S/ops.mlir > %t.mlir
// RUN: %iree_opt %t.mlir > %t.iree.mlir
// RUN: gpuir-opt %t.iree.mlir > %t.again.mlir
// RUN: diff %t.mlir %t.again.mlir
// RUN: gpuir-opt %S/attributes.mlir > %t.mlir
// RUN: %iree_opt %t.mlir > %t.iree.mlir
// RUN: gpuir-opt %t.iree.mlir > %t.again.mlir
// RUN: diff %t.mlir %t.again.mlir
