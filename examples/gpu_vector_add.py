"""A kernel that adds two vectors, and the host function that copies to the device, launches it and copies back."""

from gpuir import ir
from gpuir.dialects import arith, func, gpu, memref, scf

with ir.Context(), ir.Location.unknown():
    f32, index, module = ir.F32Type.get(), ir.IndexType.get(), ir.Module.create()
    vector = ir.MemRefType.get([ir.ShapedType.get_dynamic_size()], f32)
    with ir.InsertionPoint(module.body):

        @gpu.module(targets=[gpu.NVVMTargetAttr.get("sm_90")])
        def kernels():
            @gpu.func(kernel=True)
            def add(n: index, a: vector, b: vector, c: vector):
                i = gpu.global_id("x")
                with ir.InsertionPoint(scf.IfOp(arith.cmpi(arith.CmpIPredicate.ult, i, n)).then_block):
                    memref.store(arith.addf(memref.load(a, [i]), memref.load(b, [i])), c, [i])
                    scf.yield_([])

        @func.FuncOp.from_py_func(index, vector, vector, vector)
        def vector_add(n, a, b, c):
            blocks = arith.ceildivui(n, arith.constant(index, 128))
            with gpu.stream():
                on_device = [gpu.alloc(vector, [n]) for _ in range(3)]
                for device, host in zip(on_device, (a, b)):
                    gpu.memcpy(device, host)
                gpu.launch_func(kernels["add"], grid=blocks, block=128, kernel_operands=[n, *on_device])
                gpu.memcpy(c, on_device[2])
                for device in on_device:
                    gpu.dealloc(device)

    module.operation.verify()
    print(module)
