# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of the sparse library's ops, built from Python."""

from _building import DENSE, SPGEMM, SPMAT, TOKEN, function, module

from gpuir import ir
from gpuir.dialects import gpu

with module():
    # What the examples have in common: asynchronous, after a token.
    def after(dep):
        return {"async_token": True, "async_dependencies": [dep]}

    f32 = ir.F32Type.get()

    # CHECK-LABEL: func.func @create_2to4_spmat
    @function("index", "index", "memref<?xf64>", TOKEN)
    def create_2to4_spmat(rows, cols, mem, dep):
        # CHECK: gpu.create_2to4_spmat async [%arg3]{{ ?[{] ?}}PRUNE_AND_CHECK} %arg0, %arg1, %arg2 : memref<?xf64>
        gpu.create_2to4_spmat(rows, cols, mem, prune_flag="PRUNE_AND_CHECK", **after(dep))

    # CHECK-LABEL: func.func @create_bsr
    @function(*["index"] * 5, "memref<?xindex>", "memref<?xindex>", "memref<?xf64>", TOKEN)
    def create_bsr(brows, bcols, bnnz, r, c, pos, idxs, values, dep):
        # CHECK: gpu.create_bsr async [%arg8] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf64>
        gpu.create_bsr(brows, bcols, bnnz, r, c, pos, idxs, values, **after(dep))

    # CHECK-LABEL: func.func @create_coo_aos
    @function(*["index"] * 3, "memref<?xindex>", "memref<?xf64>", TOKEN)
    def create_coo_aos(rows, cols, nnz, idxs, values, dep):
        # CHECK: gpu.create_coo_aos async [%arg5] %arg0, %arg1, %arg2, %arg3, %arg4 : memref<?xindex>, memref<?xf64>
        gpu.create_coo_aos(rows, cols, nnz, idxs, values, **after(dep))

    # CHECK-LABEL: func.func @compressed
    @function(*["index"] * 3, "memref<?xindex>", "memref<?xindex>", "memref<?xf64>", TOKEN)
    def compressed(rows, cols, nnz, first, second, values, dep):
        # CHECK: gpu.create_coo async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
        gpu.create_coo(rows, cols, nnz, first, second, values, **after(dep))
        # CHECK-NEXT: gpu.create_csc async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
        gpu.create_csc(rows, cols, nnz, first, second, values, **after(dep))
        # CHECK-NEXT: gpu.create_csr async [%arg6] %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf64>
        gpu.create_csr(rows, cols, nnz, first, second, values, **after(dep))

    # CHECK-LABEL: func.func @dense
    @function("memref<?xf64>", "index", "index", DENSE, TOKEN)
    def dense(mem, rows, cols, tensor, dep):
        # CHECK: gpu.create_dn_tensor async [%arg4] %arg0, %arg1, %arg2 : index, index into memref<?xf64>
        gpu.create_dn_tensor(mem, [rows, cols], **after(dep))
        # CHECK-NEXT: gpu.destroy_dn_tensor async [%arg4] %arg3
        gpu.destroy_dn_tensor(tensor, **after(dep))

    # CHECK-LABEL: func.func @matrix
    @function(SPMAT, "memref<?xf32>", "memref<?xindex>", "memref<?xindex>", TOKEN)
    def matrix(spmat, positions, coordinates, values, dep):
        # CHECK: gpu.destroy_sp_mat async [%arg4] %arg0
        gpu.destroy_sp_mat(spmat, **after(dep))
        # CHECK-NEXT: gpu.set_csr_pointers async [%arg4] %arg0, %arg1, %arg2, %arg3 : memref<?xf32>, memref<?xindex>, memref<?xindex>
        gpu.set_csr_pointers(spmat, positions, coordinates, values, **after(dep))
        # CHECK-NEXT: {{%.+}}, {{%.+}}, {{%.+}}, {{%.+}} = gpu.spmat_get_size async [%arg4] %arg0
        rows, cols, nnz, token = gpu.spmat_get_size(spmat, **after(dep))

    # CHECK-LABEL: func.func @sddmm
    @function(DENSE, DENSE, SPMAT, "memref<?xi8>", TOKEN)
    def sddmm(a, b, c, buffer, dep):
        modes = {"mode_a": "TRANSPOSE", "mode_b": gpu.TransposeMode.TRANSPOSE}
        # CHECK: gpu.sddmm_buffer_size async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1{{[{] ?}}TRANSPOSE}, %arg2 into f32
        gpu.sddmm_buffer_size(a, b, c, f32, **modes, **after(dep))
        # CHECK-NEXT: gpu.sddmm async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1{{[{] ?}}TRANSPOSE}, %arg2, %arg3 : memref<?xi8> into f32
        gpu.sddmm(a, b, c, f32, buffer, **modes, **after(dep))

    # CHECK-LABEL: func.func @spgemm
    @function(SPMAT, SPMAT, SPMAT, SPGEMM, "index", "memref<0xi8>", TOKEN)
    def spgemm(a, b, c, desc, size, alloc, dep):
        # CHECK: {{%.+}}, {{%.+}} = gpu.spgemm_create_descr async [%arg6]
        gpu.spgemm_create_descr(**after(dep))
        # CHECK-NEXT: {{%.+}}, {{%.+}} = gpu.spgemm_work_estimation_or_compute async [%arg6]{{ ?[{] ?}}COMPUTE} %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : f32 into memref<0xi8>
        gpu.spgemm_work_estimation_or_compute(desc, a, b, c, f32, size, alloc, "COMPUTE", **after(dep))
        # CHECK-NEXT: gpu.spgemm_copy %arg0, %arg1, %arg2, %arg3 : f32
        gpu.spgemm_copy(desc, a, b, c, f32)
        # CHECK-NEXT: gpu.spgemm_destroy_descr async [%arg6] %arg3
        gpu.spgemm_destroy_descr(desc, **after(dep))

    # CHECK-LABEL: func.func @spmm
    @function(SPMAT, DENSE, DENSE, "memref<?xf64>", TOKEN)
    def spmm(a, b, c, buffer, dep):
        modes = {"mode_a": "TRANSPOSE", "mode_b": "TRANSPOSE"}
        # CHECK: gpu.spmm_buffer_size async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1{{[{] ?}}TRANSPOSE}, %arg2 : index into f32
        gpu.spmm_buffer_size([ir.IndexType.get()], a, b, c, f32, **modes, **after(dep))
        # CHECK-NEXT: gpu.spmm async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1{{[{] ?}}TRANSPOSE}, %arg2, %arg3 : memref<?xf64> into f32
        gpu.spmm(a, b, c, f32, [buffer], **modes, **after(dep))

    # CHECK-LABEL: func.func @spmv
    @function(SPMAT, DENSE, DENSE, "memref<?xf64>", TOKEN)
    def spmv(a, x, y, buffer, dep):
        # CHECK: gpu.spmv_buffer_size async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1, %arg2 into f32
        gpu.spmv_buffer_size(a, x, y, f32, mode_a="TRANSPOSE", **after(dep))
        # CHECK-NEXT: gpu.spmv async [%arg4] %arg0{{[{] ?}}TRANSPOSE}, %arg1, %arg2, %arg3 : memref<?xf64> into bf16
        gpu.spmv(a, x, y, ir.BF16Type.get(), buffer, mode_a="TRANSPOSE", **after(dep))
