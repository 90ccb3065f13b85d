# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of modules, functions, launches and binaries, built from Python."""

from _building import TOKEN, function, module

from gpuir import ir
from gpuir.dialects import gpu, memref

with module():
    index, f32 = ir.IndexType.get(), ir.F32Type.get()
    buffer = ir.Type.parse("memref<?xf32, 1>")
    nvvm, rocdl = gpu.NVVMTargetAttr.get(), gpu.ROCDLTargetAttr.get("gfx90a")

    # CHECK: gpu.module @symbol_name {
    @gpu.module
    def symbol_name():
        # CHECK-NEXT: gpu.func @foo(%arg0: index) workgroup(%arg1 : memref<32xf32, 3>) private(%arg2 : memref<1xf32, 5>) kernel attributes {qux = "quux"} {
        # CHECK-NEXT: gpu.return
        @gpu.func(kernel=True, qux=ir.StringAttr.get("quux"))
        def foo(
            arg0: index,
            shared: gpu.workgroup(ir.Type.parse("memref<32xf32, 3>")),
            own: gpu.private(ir.Type.parse("memref<1xf32, 5>")),
        ):
            pass

        # CHECK: gpu.func @sized(%arg0: f32) -> (f32, f32) attributes {{.*}}known_block_size = array<i32: 128, 1, 1>
        # CHECK-NEXT: gpu.return %arg0, %arg0 : f32, f32
        @gpu.func(f32, known_block_size=[128, 1, 1])
        def sized(value):
            return value, value

    # CHECK: gpu.module @symbol_name2{{ ?}}<#gpu.select_object<1 : i64>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] {
    with gpu.module("symbol_name2", targets=[nvvm, rocdl], offloading_handler=gpu.SelectObjectAttr.get(1)):

        @gpu.func
        def bar():
            # CHECK: gpu.return
            gpu.return_()

    # CHECK: gpu.binary @myobject [#gpu.object<#nvvm.target, "NVPTX">, #gpu.object<#rocdl.target<chip = "gfx90a">, "AMDGPU">]
    objects = [gpu.ObjectAttr.get(nvvm, "fatbin", "NVPTX"), gpu.ObjectAttr.get(rocdl, "fatbin", b"AMDGPU")]
    gpu.binary("myobject", objects)
    # CHECK-NEXT: gpu.binary @selecting <#gpu.select_object<#rocdl.target<chip = "gfx90a">>> [
    gpu.binary("selecting", objects, offloading_handler=gpu.SelectObjectAttr.get(rocdl))

    # CHECK: gpu.module @kernels {
    # CHECK-NEXT: gpu.func @kernel_1(%arg0: f32, %arg1: memref<?xf32, 1>) kernel {
    @gpu.module
    def kernels():
        @gpu.func(kernel=True)
        def kernel_1(value: f32, target: buffer):
            memref.store(value, target, [gpu.block_id("x")])

    # CHECK-LABEL: func.func @launch_func
    @function("index", "i32", "f32", "memref<?xf32, 1>")
    def launch_func(cst, s, value, target):
        # CHECK: %[[T0:.+]] = gpu.wait async
        t0 = gpu.wait()
        # CHECK-NEXT: gpu.launch_func async [%[[T0]]] @kernels::@kernel_1 clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) dynamic_shared_memory_size %arg1 args(%arg2 : f32, %arg3 : memref<?xf32, 1>)
        gpu.launch_func(
            kernels["kernel_1"], grid=[cst] * 3, block=[cst] * 3, cluster=[cst] * 3, smem=s,
            kernel_operands=[value, target], async_dependencies=[t0],
        )  # fmt: skip
        # CHECK: gpu.launch_func @kernels::@kernel_1 blocks in (%[[TWO:.+]], %[[ONE:.+]], %[[ONE]]) threads in (%{{.+}}, %[[ONE]], %[[ONE]]) args(
        gpu.launch_func(kernels["kernel_1"], 2, 128, [1.5, target])

    # CHECK-LABEL: func.func @launch
    @function(*["index"] * 6, "memref<?xf32, 1>")
    def launch(gx, gy, gz, bx, by, bz, val1):
        # CHECK: gpu.launch blocks(%[[BX:.+]], %{{.+}}, %{{.+}}) in (%{{.+}} = %arg0, %{{.+}} = %arg1, %{{.+}} = %arg2) threads(%{{.+}}) in (%{{.+}} = %arg3, %{{.+}} = %arg4, %{{.+}} = %arg5) {
        # CHECK-NEXT: memref.load %arg6[%[[BX]]] : memref<?xf32, 1>
        # CHECK-NEXT: gpu.terminator
        @gpu.launch(grid=(gx, gy, gz), block=(bx, by, bz))
        def kernel(bx, by, bz, tx, ty, tz, *sizes):
            memref.load(val1, [bx])
            gpu.terminator()

    # CHECK-LABEL: func.func @attributions
    @function("index")
    def attributions(n):
        # CHECK: gpu.launch blocks(
        # CHECK-SAME: workgroup(%[[SHARED:.+]] : memref<32xf32, 3>) private(%[[OWN:.+]] : memref<1xf32, 5>) {
        # CHECK-NEXT: memref.load %[[SHARED]][%{{.+}}] : memref<32xf32, 3>
        @gpu.launch(grid=n, block=32)
        def kernel(
            bx,
            shared: gpu.workgroup(ir.Type.parse("memref<32xf32, 3>")),
            own: gpu.private(ir.Type.parse("memref<1xf32, 5>")),
        ):
            memref.load(shared, [bx])

    # CHECK-LABEL: func.func @clusters
    @function("index", "memref<?x?xindex>")
    def clusters(n, out):
        # CHECK: gpu.launch clusters(%[[CX:[^,]+]], %{{.+}}, %{{.+}}) in (%{{.+}}) blocks(%{{.+}}) in (%{{.+}}) threads(%[[TX:[^,]+]], %{{.+}}) in (
        # CHECK-NEXT: memref.store %{{.+}}, %arg1[%[[CX]], %[[TX]]]
        @gpu.launch(grid=(n, n, n), block=(n, n, n), cluster=(n, n, n))
        def kernel(cx, bx, tx):
            memref.store(bx, out, [cx, tx])

    # CHECK-LABEL: func.func @asynchronous
    @function("index", TOKEN)
    def asynchronous(n, dep):
        # CHECK: %[[T:.+]] = gpu.launch async [%arg1] blocks(
        @gpu.launch(grid=n, block=n, async_dependencies=[dep])
        def token():
            pass

        # CHECK: gpu.wait [%[[T]]]
        gpu.wait([token], async_token=False)

    # CHECK-LABEL: func.func @yielding
    @function("f32")
    def yielding(value):
        # CHECK: gpu.all_reduce %arg0 {
        # CHECK: gpu.yield %{{.+}} : f32
        op = gpu.AllReduceOp(value)
        block = op.body.blocks.append(f32, f32)
        with ir.InsertionPoint(block):
            gpu.yield_([block.arguments[0]])
