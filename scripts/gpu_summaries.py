"""What the host's ops of `gpu` do, in a sentence each; operands, attributes and results are the document's."""

from __future__ import annotations

__all__ = ["SUMMARIES"]

_ID = "The {} in one dimension, an index; `upper_bound` promises that it is smaller."
_SIZE = "The {} in one dimension, an index; `upper_bound` promises that it is no larger."
_SPARSE = "Makes a handle of a sparse matrix {} that lies in device memory."
_WORK = "Bytes that the library needs beside the operands for {}."

SUMMARIES: dict[str, str] = {
    "gpu.all_reduce": "Reduces a value over all work items of a workgroup, by a named operation or a region; each gets the result.",
    "gpu.alloc": "Allocates device memory; with `hostShared` the host can reach it, too.",
    "gpu.barrier": "Waits until all work items of the workgroup are here, and makes their memory accesses visible to each other.",
    "gpu.binary": "Objects that kernels were compiled to, one for each target, and who picks one at run time.",
    "gpu.block_dim": _SIZE.format("number of work items of a block"),
    "gpu.block_id": _ID.format("number of this block in the grid"),
    "gpu.cluster_block_id": _ID.format("number of this block in its cluster"),
    "gpu.cluster_dim_blocks": _SIZE.format("number of blocks of a cluster"),
    "gpu.cluster_dim": _SIZE.format("number of clusters of the grid"),
    "gpu.cluster_id": _ID.format("number of this block's cluster in the grid"),
    "gpu.create_2to4_spmat": _SPARSE.format("of 2:4 structure"),
    "gpu.create_bsr": _SPARSE.format("of blocks in compressed rows"),
    "gpu.create_coo_aos": _SPARSE.format("of coordinates, row and column of an element side by side,"),
    "gpu.create_coo": _SPARSE.format("of coordinates, rows and columns apart,"),
    "gpu.create_csc": _SPARSE.format("in compressed columns"),
    "gpu.create_csr": _SPARSE.format("in compressed rows"),
    "gpu.create_dn_tensor": "Makes a handle of a dense vector or matrix that lies in device memory.",
    "gpu.dealloc": "Frees device memory that `gpu.alloc` gave.",
    "gpu.destroy_dn_tensor": "Ends a handle of a dense tensor; the memory stays.",
    "gpu.destroy_sp_mat": "Ends a handle of a sparse matrix; the memory stays.",
    "gpu.dynamic_shared_memory": "The shared memory whose size the launch says, as bytes.",
    "gpu.func": "A function on the device, a kernel where it is marked so, with memory attributions beside its arguments.",
    "gpu.module": "Code of the device: functions and symbols, and the targets that it is compiled for.",
    "gpu.global_id": _ID.format(
        "number of this work item in the whole grid (block number times block size plus its number)"
    ),
    "gpu.grid_dim": _SIZE.format("number of blocks of the grid"),
    "gpu.host_register": "Makes a buffer of the host accessible to the device.",
    "gpu.host_unregister": "Takes back what `gpu.host_register` did.",
    "gpu.lane_id": "The number of this work item in its subgroup; `upper_bound` promises that it is smaller.",
    "gpu.launch": "Launches its region as a kernel; block and thread numbers, and the sizes, are arguments of the region.",
    "gpu.launch_func": "Launches a kernel by its symbol, with sizes of grid, block and cluster and the kernel's operands.",
    "gpu.memcpy": "Copies a buffer into another of the same shape and element type, on whatever side each lies.",
    "gpu.memset": "Fills a buffer with a value.",
    "gpu.num_subgroups": "How many subgroups a workgroup has.",
    "gpu.printf": "Prints from the device, by a format as in C.",
    "gpu.return": "Ends a `gpu.func` with its results.",
    "gpu.sddmm_buffer_size": _WORK.format("`gpu.sddmm`"),
    "gpu.sddmm": "The product of two dense matrices at the places where a sparse matrix has elements.",
    "gpu.set_csr_pointers": "Puts other buffers into a handle of a matrix in compressed rows.",
    "gpu.set_default_device": "Chooses the device for what follows on this host thread.",
    "gpu.shuffle": "Hands values between the lanes of a subgroup; the second result says whether the source lane took part.",
    "gpu.spgemm_copy": "Copies the result of a product of sparse matrices out of the library's buffers.",
    "gpu.spgemm_create_descr": "Makes the state of a product of sparse matrices.",
    "gpu.spgemm_destroy_descr": "Ends the state of a product of sparse matrices.",
    "gpu.spgemm_work_estimation_or_compute": "A step of the product of sparse matrices, or the bytes that the step needs.",
    "gpu.spmat_get_size": "Rows, columns and number of elements of a sparse matrix.",
    "gpu.spmm_buffer_size": _WORK.format("`gpu.spmm`"),
    "gpu.spmm": "The product of a sparse and a dense matrix.",
    "gpu.spmv_buffer_size": _WORK.format("`gpu.spmv`"),
    "gpu.spmv": "The product of a sparse matrix and a vector.",
    "gpu.subgroup_id": "The number of this subgroup in its workgroup.",
    "gpu.subgroup_mma_compute": "A B + C on fragments that the lanes of a subgroup hold together.",
    "gpu.subgroup_mma_constant_matrix": "A fragment whose elements all are one value.",
    "gpu.subgroup_mma_elementwise": "An operation on each element of fragments, all of one shape.",
    "gpu.subgroup_mma_load_matrix": "Loads a fragment from a buffer; `leadDimension` counts the elements between rows.",
    "gpu.subgroup_mma_store_matrix": "Stores a fragment of an accumulator to a buffer; `leadDimension` counts the elements between rows.",
    "gpu.subgroup_reduce": "Reduces a value over a subgroup, or over clusters of lanes of it.",
    "gpu.subgroup_size": "How many work items a subgroup has.",
    "gpu.terminator": "Ends the region of a `gpu.launch`.",
    "gpu.thread_id": _ID.format("number of this work item in its block"),
    "gpu.wait": "Waits for tokens on the host; as an asynchronous op it makes one token of several.",
    "gpu.yield": "Gives the results of a region of `gpu.all_reduce`.",
}
