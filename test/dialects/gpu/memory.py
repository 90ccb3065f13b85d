# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of memory on the device, of tokens and of streams of them, built from Python."""

from _building import TOKEN, function, module

from gpuir import ir
from gpuir.dialects import arith, gpu, memref

with module():
    # CHECK-LABEL: func.func @alloc
    @function("index", TOKEN)
    def alloc(width, dep):
        # CHECK: {{%.+}}, {{%.+}} = gpu.alloc async [%arg1] host_shared (%arg0) : memref<64x?xf32, 1>
        gpu.alloc(
            ir.Type.parse("memref<64x?xf32, 1>"), [width], host_shared=True, async_token=True, async_dependencies=[dep]
        )
        # CHECK-NEXT: gpu.alloc () : memref<8xf32>
        gpu.alloc(ir.Type.parse("memref<8xf32>"))

    # CHECK-LABEL: func.func @dealloc
    @function("memref<8x64xf32, 1>", TOKEN)
    def dealloc(buffer, dep):
        # CHECK: gpu.dealloc async [%arg1] %arg0 : memref<8x64xf32, 1>
        gpu.dealloc(buffer, async_token=True, async_dependencies=[dep])

    # CHECK-LABEL: func.func @memcpy
    @function("memref<?xf32, 1>", "memref<?xf32>", TOKEN)
    def memcpy(dst, src, dep):
        # CHECK: gpu.memcpy async [%arg2] %arg0, %arg1 : memref<?xf32, 1>, memref<?xf32>
        gpu.memcpy(dst, src, async_token=True, async_dependencies=[dep])

    # CHECK-LABEL: func.func @memset
    @function("memref<?xf32, 1>", "f32", TOKEN)
    def memset(dst, value, dep):
        # CHECK: gpu.memset async [%arg2] %arg0, %arg1 : memref<?xf32, 1>, f32
        gpu.memset(dst, value, async_token=True, async_dependencies=[dep])
        # CHECK: %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
        # CHECK-NEXT: gpu.memset %arg0, %[[HALF]] : memref<?xf32, 1>, f32
        gpu.memset(dst, 0.5)

    # CHECK-LABEL: func.func @wait
    @function(TOKEN, TOKEN, "memref<4xf32>")
    def wait(t0, t1, buffer):
        # CHECK: %[[BOTH:.+]] = gpu.wait async [%arg0, %arg1]
        both = gpu.wait([t0, t1])
        # CHECK-NEXT: gpu.dealloc async [%[[BOTH]]] %arg2
        gpu.dealloc(buffer, async_token=True, async_dependencies=[both])
        # CHECK-NEXT: gpu.wait [%arg0, %arg1]
        gpu.wait([t0, t1], async_token=False)

    # CHECK-LABEL: func.func @registers
    @function("memref<*xf32>")
    def registers(value):
        # CHECK: gpu.host_register %arg0 : memref<*xf32>
        gpu.host_register(value)
        # CHECK-NEXT: gpu.host_unregister %arg0 : memref<*xf32>
        gpu.host_unregister(value)

    # CHECK-LABEL: func.func @device
    @function("i32")
    def device(index):
        # CHECK: gpu.set_default_device %arg0
        gpu.set_default_device(index)
        # CHECK: %[[TWO:.+]] = arith.constant 2 : i32
        # CHECK-NEXT: gpu.set_default_device %[[TWO]]
        gpu.set_default_device(2)

    # CHECK-LABEL: func.func @dynamic
    @function()
    def dynamic():
        # CHECK: %[[BYTES:.+]] = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
        base = gpu.dynamic_shared_memory()
        tile = gpu.memory("workgroup", [32, 64], ir.F32Type.get())
        for offset in (8192, 16384):
            # CHECK: memref.view %[[BYTES]][%{{.+}}][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32x64xf32, #gpu.address_space<workgroup>>
            memref.ViewOp(tile, base, arith.constant(ir.IndexType.get(), offset), [])

    # CHECK-LABEL: func.func @stream
    @function("memref<?xf32>", "index", TOKEN)
    def stream(host, size, dep):
        device = ir.Type.parse("memref<?xf32, 1>")
        with gpu.stream(after=dep):
            # CHECK: %[[M:.+]], %[[T0:.+]] = gpu.alloc async [%arg2] (%arg1)
            buffer = gpu.alloc(device, [size])
            # CHECK-NEXT: %[[T1:.+]] = gpu.memcpy async [%[[T0]]] %[[M]], %arg0
            gpu.memcpy(buffer, host)
            # CHECK-NEXT: gpu.wait async
            gpu.wait()
            # CHECK-NEXT: %[[T2:.+]] = gpu.memcpy async [%[[T1]]] %arg0, %[[M]]
            gpu.memcpy(host, buffer)
            # CHECK-NEXT: %[[T3:.+]] = gpu.dealloc async [%[[T2]]] %[[M]]
            gpu.dealloc(buffer)
        # CHECK-NEXT: gpu.wait [%[[T3]]]
        # CHECK-NEXT: return

    # CHECK-LABEL: func.func @forks
    @function("memref<4xf32>", "memref<4xf32>")
    def forks(a, b):
        with gpu.stream(wait=False) as left:
            # CHECK: %[[L:.+]] = gpu.memcpy async %arg0, %arg1
            gpu.memcpy(a, b)
        with gpu.stream(wait=False) as right:
            # CHECK-NEXT: %[[R:.+]] = gpu.memcpy async %arg1, %arg0
            gpu.memcpy(b, a)
        with gpu.stream(after=[left, right]) as both:
            # CHECK-NEXT: gpu.memcpy async [%[[L]], %[[R]]] %arg0, %arg0
            gpu.memcpy(a, a)
            # CHECK-NEXT: gpu.wait [
            both.wait()
            # CHECK-NEXT: gpu.memcpy async %arg1
            gpu.memcpy(b, b)
