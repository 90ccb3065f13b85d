# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""A tile of a Hopper matrix product: TMA loads behind mbarriers, wgmma, a TMA store; and a copy and an mma of Ampere."""

from gpuir import ir
from gpuir.dialects import gpu, nvgpu

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    f16, f32 = ir.F16Type.get(), ir.F32Type.get()
    tensor = ir.UnrankedMemRefType.get(f16, None)
    a_tile, b_tile = gpu.memory("workgroup", [128, 64], f16), gpu.memory("workgroup", [64, 64], f16)
    a_map = nvgpu.TensorMapDescriptorType.get(a_tile, swizzle="128b")
    b_map = nvgpu.TensorMapDescriptorType.get(b_tile, nvgpu.TensorMapSwizzleKind.SWIZZLE_128B, l2promo="l2promo_256b")
    result = ir.MemRefType.get([128, 64], f32)

    with ir.InsertionPoint(module.body), gpu.module("hopper"):
        # CHECK: gpu.func @tile(%[[A:.+]]: memref<*xf16>, %[[B:.+]]: memref<*xf16>, %[[C:.+]]: memref<128x64xf32>) workgroup(%[[SA:.+]] : memref<128x64xf16, #gpu.address_space<workgroup>>, %[[SB:.+]] : memref<64x64xf16, #gpu.address_space<workgroup>>)
        @gpu.func
        def tile(a: tensor, b: tensor, c: result, sa: gpu.workgroup(a_tile), sb: gpu.workgroup(b_tile)):
            # CHECK: %[[DA:.+]] = nvgpu.tma.create.descriptor %[[A]] box[%{{.+}}, %{{.+}}] : memref<*xf16> -> <tensor = memref<128x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
            da = nvgpu.tma_create_descriptor(a_map, a, [128, 64])
            # CHECK: %[[DB:.+]] = nvgpu.tma.create.descriptor %[[B]] box[{{.+}}l2promo = l2promo_256b
            db = nvgpu.tma_create_descriptor(b_map, b, [64, 64])
            # CHECK: nvgpu.tma.prefetch.descriptor %[[DA]]
            nvgpu.tma_prefetch_descriptor(da)
            # CHECK: nvgpu.tma.fence.descriptor %[[DA]]
            nvgpu.tma_fence_descriptor(da)
            # CHECK: %[[BAR:.+]] = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
            barriers = nvgpu.mbarrier_create(2)
            # CHECK: %[[ONE:.+]] = arith.constant 1 : index
            # CHECK: %[[ZERO:.+]] = arith.constant 0 : index
            # CHECK: nvgpu.mbarrier.init %[[BAR]][%[[ZERO]]], %[[ONE]] :
            nvgpu.mbarrier_init(barriers, 1)
            # CHECK: nvgpu.mbarrier.arrive.expect_tx %[[BAR]][%{{.+}}], %{{.+}}, predicate = %{{.+}} :
            nvgpu.mbarrier_arrive_expect_tx(barriers, 24576, predicate=True)
            # CHECK: nvgpu.tma.async.load %[[DA]][%{{.+}}, %{{.+}}], %[[BAR]][%{{.+}}] to %[[SA]] :
            nvgpu.tma_async_load(sa, barriers, da, [0, 0])
            # CHECK: nvgpu.tma.async.load %[[DB]][%{{.+}}, %{{.+}}], %[[BAR]][%{{.+}}] to %[[SB]] :
            nvgpu.tma_async_load(sb, barriers, db, [0, 0])
            # CHECK: nvgpu.mbarrier.try_wait.parity %[[BAR]][%{{.+}}], %{{.+}}, %{{.+}} :
            nvgpu.mbarrier_try_wait_parity(barriers, False, 10_000_000)
            # CHECK: %[[STATE:.+]] = nvgpu.mbarrier.arrive.nocomplete %[[BAR]][%{{.+}}], %{{.+}} :
            state = nvgpu.mbarrier_arrive_nocomplete(barriers, 1, 1)
            # CHECK: nvgpu.mbarrier.test.wait %[[BAR]][%{{.+}}], %[[STATE]] :
            nvgpu.mbarrier_test_wait(barriers, state, 1)
            # CHECK: nvgpu.mbarrier.arrive %[[BAR]][%{{.+}}] :
            nvgpu.mbarrier_arrive(barriers)
            # CHECK: %[[INIT:.+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x64xf32>>
            acc = nvgpu.warpgroup_mma_init_accumulator(nvgpu.WarpgroupAccumulatorType.get([128, 64], f32))
            # CHECK: %[[WA:.+]] = nvgpu.warpgroup.generate.descriptor %[[SA]], %[[DA]] :
            wa = nvgpu.warpgroup_generate_descriptor(a_tile, sa, da)
            # CHECK: %[[WB:.+]] = nvgpu.warpgroup.generate.descriptor %[[SB]], %[[DB]] :
            wb = nvgpu.warpgroup_generate_descriptor(nvgpu.WarpgroupMatrixDescriptorType.get(b_tile), sb, db)
            # CHECK: %[[ACC:.+]] = nvgpu.warpgroup.mma %[[WA]], %[[WB]], %[[INIT]] {transposeB} :
            acc = nvgpu.warpgroup_mma(wa, wb, acc, transpose_b=True)
            # CHECK: nvgpu.warpgroup.mma.store %[[ACC]], %[[C]] : <fragmented = vector<128x64xf32>> to memref<128x64xf32>
            nvgpu.warpgroup_mma_store(acc, c)
            # CHECK: nvgpu.tma.async.store %[[SA]] to %[[DA]][%{{.+}}, %{{.+}}] :
            nvgpu.tma_async_store(sa, da, [0, 0])

        source = ir.MemRefType.get([128, 64], f16)

        # CHECK: gpu.func @ampere(%[[S:.+]]: memref<128x64xf16>, %[[ACC:.+]]: vector<2x2xf16>) workgroup(%[[T:.+]] :
        @gpu.func
        def ampere(s: source, acc: ir.VectorType.get([2, 2], f16), t: gpu.workgroup(a_tile)):
            # CHECK: %[[COPY:.+]] = nvgpu.device_async_copy %[[S]][%{{.+}}, %{{.+}}], %[[T]][%{{.+}}, %{{.+}}], 8 {bypassL1} :
            copy = nvgpu.device_async_copy(t, [0, 0], s, [0, 0], 8, bypass_l1=True)
            # CHECK: %[[GROUP:.+]] = nvgpu.device_async_create_group %[[COPY]]
            group = nvgpu.device_async_create_group([copy])
            # CHECK: nvgpu.device_async_wait %[[GROUP]] {numGroups = 1 : i32}
            nvgpu.device_async_wait(group, num_groups=1)
            # CHECK: %[[LHS:.+]] = nvgpu.ldmatrix %[[T]][%{{.+}}, %{{.+}}] {numTiles = 4 : i32, transpose = false} : memref<128x64xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
            lhs = nvgpu.ldmatrix(ir.VectorType.get([4, 2], f16), t, [0, 0], False, 4)
            # CHECK: %[[RHS:.+]] = nvgpu.ldmatrix {{.+}} {numTiles = 2 : i32, transpose = true}
            rhs = nvgpu.ldmatrix(ir.VectorType.get([2, 2], f16), t, [0, 0], True, 2)
            # CHECK: nvgpu.mma.sync(%[[LHS]], %[[RHS]], %[[ACC]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
            nvgpu.mma_sync(lhs, rhs, acc, [16, 8, 16])

    module.operation.verify()
    print(module)
