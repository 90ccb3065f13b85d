# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of reductions, shuffles, barriers and printing, built from Python."""

from _building import function, module

from gpuir.dialects import arith, gpu

with module():
    # CHECK-LABEL: func.func @all_reduce
    @function("f32")
    def all_reduce(value):
        # CHECK: gpu.all_reduce add %arg0 {
        # CHECK-NEXT: } : (f32) -> f32
        gpu.all_reduce(value, "add")
        # CHECK-NEXT: gpu.all_reduce %arg0 {
        # CHECK-NEXT: ^bb0(%[[L:.+]]: f32, %[[R:.+]]: f32):
        # CHECK-NEXT: %[[SUM:.+]] = arith.addf %[[L]], %[[R]] : f32
        # CHECK-NEXT: gpu.yield %[[SUM]] : f32
        # CHECK-NEXT: } : (f32) -> f32
        gpu.all_reduce(value, arith.addf)
        # CHECK-NEXT: gpu.all_reduce maximumf %arg0 uniform {
        gpu.all_reduce(value, op=gpu.AllReduceOperation.MAXIMUMF, uniform=True)

    # CHECK-LABEL: func.func @subgroup_reduce
    @function("f32", "vector<4xf16>", "f32")
    def subgroup_reduce(a, b, c):
        # CHECK: gpu.subgroup_reduce add %arg0 : (f32) -> f32
        gpu.subgroup_reduce(a, "add")
        # CHECK-NEXT: gpu.subgroup_reduce add %arg1 : (vector<4xf16>) -> vector<4xf16>
        gpu.subgroup_reduce(b, "add")
        # CHECK-NEXT: gpu.subgroup_reduce add %arg2 cluster(size = 4) : (f32) -> f32
        gpu.subgroup_reduce(c, "add", cluster_size=4)
        # CHECK-NEXT: gpu.subgroup_reduce add %arg2 cluster(size = 4, stride = 2) : (f32) -> f32
        gpu.subgroup_reduce(c, "add", cluster_size=4, cluster_stride=2)

    # CHECK-LABEL: func.func @shuffle
    @function("f32", "i32", "i32")
    def shuffle(value, offset, width):
        # CHECK: {{%.+}}, {{%.+}} = gpu.shuffle xor %arg0, %arg1, %arg2 : f32
        result, valid = gpu.shuffle(value, offset, width, "xor")
        # CHECK: %[[ONE:.+]] = arith.constant 1 : i32
        # CHECK-NEXT: gpu.shuffle down %arg0, %[[ONE]], %arg2 : f32
        gpu.shuffle(value, 1, width, "down")
        # CHECK: gpu.shuffle up %arg0, %{{.+}}, %arg2 : f32
        gpu.shuffle(value, 1, width, gpu.ShuffleMode.UP)
        # CHECK: %[[ZERO:.+]] = arith.constant 0 : i32
        # CHECK-NEXT: gpu.shuffle idx %arg0, %[[ZERO]], %arg2 : f32
        gpu.shuffle(value, 0, width, "idx")

    # CHECK-LABEL: func.func @barrier
    @function("index")
    def barrier(thread):
        # CHECK: gpu.barrier{{$}}
        gpu.barrier()
        # CHECK-NEXT: gpu.printf "Hello from %d\0A", %arg0 : index
        gpu.printf("Hello from %d\n", thread)
