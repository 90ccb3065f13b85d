# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir
from gpuir.schedules.building import Schedule
from gpuir.schedules.catalogue import OpEntry
from gpuir.schedules.ops import OpHandle
from gpuir.schedules.values import ScriptValue

MAIN: dict[str, str]

class _MatchParam:
    def cmpi(
        self, reference: Handle | Results | int | ir.Attribute, predicate: str | int | ir.Attribute,
    ) -> OpHandle:
        """`transform.match.param.cmpi`"""

class _SparseTensorMatch:
    def sparse_inout(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.sparse_tensor.match.sparse_inout`"""

class _StructuredGpu:
    def map_copy_to_threads(
        self, total_num_threads: int | ir.Attribute, desired_bit_alignment: int | ir.Attribute, *,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
        tiled_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.gpu.map_copy_to_threads`"""

class _StructuredHoistPad:
    def __call__(
        self, num_loops: int | ir.Attribute, *, transpose: Sequence[int] | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_pad`"""
    def build_packing_loop_nest(
        self, loop: Handle | Results | int | ir.Attribute, *, transpose: Sequence[int] | ir.Attribute | None = None,
        packing_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_pad.build_packing_loop_nest`"""

class _Bufferization:
    def buffer_loop_hoisting(self) -> OpHandle:
        """`transform.bufferization.buffer_loop_hoisting`"""
    def eliminate_empty_tensors(self) -> OpHandle:
        """`transform.bufferization.eliminate_empty_tensors`"""
    def empty_tensor_to_alloc_tensor(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.bufferization.empty_tensor_to_alloc_tensor`"""
    def one_shot_bufferize(
        self, *, function_boundary_type_conversion: str | int | ir.Attribute | None = None,
        allow_return_allocs_from_loops: bool | ir.Attribute | None = None,
        allow_unknown_ops: bool | ir.Attribute | None = None,
        bufferize_function_boundaries: bool | ir.Attribute | None = None,
        dump_alias_sets: bool | ir.Attribute | None = None, test_analysis_only: bool | ir.Attribute | None = None,
        print_conflicts: bool | ir.Attribute | None = None, check_parallel_regions: bool | ir.Attribute | None = None,
        memcpy_op: str | ir.Attribute | None = None, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.bufferization.one_shot_bufferize`"""

class _Debug:
    def emit_param_as_remark(
        self, anchor: Handle | Results | int | ir.Attribute | None = None, *, message: str | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.debug.emit_param_as_remark`"""
    def emit_remark_at(self, message: str | ir.Attribute) -> OpHandle:
        """`transform.debug.emit_remark_at`"""

class _Gpu:
    def map_forall_to_blocks(
        self, *, grid_dims: Sequence[int] | ir.Attribute | None = None,
        generate_gpu_launch: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.gpu.map_forall_to_blocks`"""
    def map_nested_forall_to_threads(
        self, *, block_dims: Sequence[int] | ir.Attribute | None = None,
        sync_after_distribute: bool | ir.Attribute | None = None, warp_size: int | ir.Attribute | None = None,
        result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.gpu.map_nested_forall_to_threads`"""

class _Loop:
    def coalesce(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.loop.coalesce`"""
    def coalesce_nested(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.loop.coalesce_nested`"""
    def forall_to_for(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.forall_to_for`"""
    def forall_to_parallel(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.forall_to_parallel`"""
    def fuse_sibling(
        self, source: Handle | Results | int | ir.Attribute, *,
        fused_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.loop.fuse_sibling`"""
    def hoist_loop_invariant_subsets(self) -> OpHandle:
        """`transform.loop.hoist_loop_invariant_subsets`"""
    def outline(
        self, func_name: str | ir.Attribute, *, function: ir.Type | str | type[ir.OpView] | None = None,
        call: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.loop.outline`"""
    def parallel_for_to_nested_fors(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.parallel_for_to_nested_fors`"""
    def peel(
        self, *, peel_front: bool | ir.Attribute | None = None,
        fail_if_already_divisible: bool | ir.Attribute | None = None,
        peeled_loop: ir.Type | str | type[ir.OpView] | None = None,
        remainder_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.loop.peel`"""
    def pipeline(
        self, *, iteration_interval: int | ir.Attribute | None = None, read_latency: int | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.loop.pipeline`"""
    def promote_if_one_iteration(self) -> OpHandle:
        """`transform.loop.promote_if_one_iteration`"""
    def unroll(self, factor: int | ir.Attribute) -> OpHandle:
        """`transform.loop.unroll`"""
    def unroll_and_jam(self, factor: int | ir.Attribute) -> OpHandle:
        """`transform.loop.unroll_and_jam`"""

class _Match:
    @property
    def param(self) -> _MatchParam: ...
    def operation_empty(self) -> OpHandle:
        """`transform.match.operation_empty`"""
    def operation_name(self, op_names: str | Sequence[str] | ir.Attribute) -> OpHandle:
        """`transform.match.operation_name`"""

class _Memref:
    def alloca_to_global(
        self, *, getGlobal: ir.Type | str | type[ir.OpView] | None = None,
        global_: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.memref.alloca_to_global`"""
    def erase_dead_alloc_and_stores(self) -> OpHandle:
        """`transform.memref.erase_dead_alloc_and_stores`"""
    def make_loop_independent(
        self, num_loops: int | ir.Attribute, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.memref.make_loop_independent`"""
    def multibuffer(
        self, factor: int | ir.Attribute, *, skip_analysis: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.memref.multibuffer`"""

class _Nvgpu:
    def create_async_groups(
        self, *, bypass_l1: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.nvgpu.create_async_groups`"""
    def pipeline_shared_memory_copies(
        self, depth: int | ir.Attribute, *, peel_epilogue: bool | ir.Attribute | None = None,
        failure_propagation_mode: str | int | ir.Attribute | None = None,
        result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.nvgpu.pipeline_shared_memory_copies`"""
    def rewrite_copy_as_tma(self) -> OpHandle:
        """`transform.nvgpu.rewrite_copy_as_tma`"""
    def rewrite_matmul_as_mma_sync(self) -> OpHandle:
        """`transform.nvgpu.rewrite_matmul_as_mma_sync`"""

class _Scf:
    def take_assumed_branch(self, *, take_else_branch: bool | ir.Attribute | None = None) -> OpHandle:
        """`transform.scf.take_assumed_branch`"""

class _SparseTensor:
    @property
    def match(self) -> _SparseTensorMatch: ...

class _Structured:
    @property
    def gpu(self) -> _StructuredGpu: ...
    @property
    def hoist_pad(self) -> _StructuredHoistPad: ...
    def bufferize_to_allocation(
        self, *, memory_space: str | int | ir.Attribute | None = None, memcpy_op: str | ir.Attribute | None = None,
        alloc_op: str | ir.Attribute | None = None, bufferize_destination_only: bool | ir.Attribute | None = None,
        emit_dealloc: bool | ir.Attribute | None = None,
        results: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Any:
        """`transform.structured.bufferize_to_allocation`"""
    def continuous_tile_sizes(
        self, dimension: int | ir.Attribute, target_size: int | ir.Attribute, *,
        tile_sizes: ir.Type | str | type[ir.OpView] | None = None,
        chunk_sizes: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.continuous_tile_sizes`"""
    def convert_conv2d_to_img2col(
        self, *, img2col_tensor: ir.Type | str | type[ir.OpView] | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.convert_conv2d_to_img2col`"""
    def convert_to_loops(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.convert_to_loops`"""
    def decompose(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose`"""
    def decompose_interface(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose_interface`"""
    def decompose_winograd_op(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose_winograd_op`"""
    def eliminate_empty_tensors(self) -> OpHandle:
        """`transform.structured.eliminate_empty_tensors`"""
    def flatten_elementwise(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.flatten_elementwise`"""
    def fuse(
        self, *, tile_sizes: Sequence[int | Handle | Results] | Handle | Results | None = None,
        tile_interchange: Sequence[int | Handle | Results] | None = None,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        apply_cleanup: bool | ir.Attribute | None = None, use_forall: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
        loops: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Results:
        """`transform.structured.fuse`"""
    def fuse_into_containing_op(
        self, containing_op: Handle | Results | int | ir.Attribute, *,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        fused_op: ir.Type | str | type[ir.OpView] | None = None,
        new_containing_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.fuse_into_containing_op`"""
    def generalize(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.generalize`"""
    def hoist_redundant_vector_broadcasts(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_redundant_vector_broadcasts`"""
    def hoist_redundant_vector_transfers(
        self, *, verify_non_zero_trip: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_redundant_vector_transfers`"""
    def insert_slice_to_copy(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.insert_slice_to_copy`"""
    def interchange(
        self, *, iterator_interchange: Sequence[int] | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.interchange`"""
    def linalg_copy_to_memref(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.linalg_copy_to_memref`"""
    def lower_pack(
        self, *, lowerPadLikeWithInsertSlice: bool | ir.Attribute | None = None,
        pad_op: ir.Type | str | type[ir.OpView] | None = None,
        expand_shape_op: ir.Type | str | type[ir.OpView] | None = None,
        transpose_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.lower_pack`"""
    def lower_unpack(
        self, *, lowerUnpadLikeWithExtractSlice: bool | ir.Attribute | None = None,
        empty_op: ir.Type | str | type[ir.OpView] | None = None,
        transpose_op: ir.Type | str | type[ir.OpView] | None = None,
        collapse_shape_op: ir.Type | str | type[ir.OpView] | None = None,
        extract_slice_op: ir.Type | str | type[ir.OpView] | None = None,
        copy_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.lower_unpack`"""
    def match(
        self, *, ops: str | Sequence[str] | ir.Attribute | None = None,
        interface: str | int | ir.Attribute | None = None, op_attrs: Any = None,
        filter_result_type: ir.Type | str | ir.Attribute | None = None,
        filter_operand_types: ir.Type | str | Sequence[ir.Type | str] | ir.Attribute | None = None,
        results_: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.match`"""
    def multitile_sizes(
        self, dimension: int | ir.Attribute, target_size: int | ir.Attribute, *,
        divisor: int | ir.Attribute | None = None, low_size: ir.Type | str | type[ir.OpView] | None = None,
        high_size: ir.Type | str | type[ir.OpView] | None = None,
        split_point: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.multitile_sizes`"""
    def pack(
        self, packed_sizes: Sequence[int | Handle | Results] | None = None, *,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.pack`"""
    def pack_greedily(
        self, matmul_packed_sizes: Sequence[int | Handle | Results] | None = None, *,
        matmul_padded_sizes_next_multiple_of: Sequence[int] | ir.Attribute | None = None,
        matmul_inner_dims_order: Sequence[int] | ir.Attribute | None = None,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.pack_greedily`"""
    def pack_transpose(
        self, target_linalg_op: Handle | Results | int | ir.Attribute, *,
        outer_perm: Sequence[int] | ir.Attribute | None = None, inner_perm: Sequence[int] | ir.Attribute | None = None,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
        pack_op: ir.Type | str | type[ir.OpView] | None = None,
        un_pack_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pack_transpose`"""
    def pad(
        self, pad_to_multiple_of: Sequence[int | Handle | Results] | None = None, *, padding_values: Any = None,
        padding_dimensions: Sequence[int] | ir.Attribute | None = None,
        nofold_flags: Sequence[int] | ir.Attribute | None = None, transpose_paddings: Any = None,
        copy_back_op: str | ir.Attribute | None = None, use_prescribed_tensor_shapes: bool | ir.Attribute | None = None,
        padded: ir.Type | str | type[ir.OpView] | None = None, pad: ir.Type | str | type[ir.OpView] | None = None,
        copy: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pad`"""
    def pad_tiling_interface(
        self, padding_sizes: Sequence[int | Handle | Results] | None = None, *, padding_values: Any = None,
        pad_to_multiple_of: bool | ir.Attribute | None = None, padded: ir.Type | str | type[ir.OpView] | None = None,
        pad: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pad_tiling_interface`"""
    def promote(
        self, *, operands_to_promote: Sequence[int] | ir.Attribute | None = None,
        use_full_tile_buffers: Sequence[bool] | ir.Attribute | None = None,
        use_full_tiles_by_default: bool | ir.Attribute | None = None,
        use_original_subview_size: bool | ir.Attribute | None = None, use_alloca: bool | ir.Attribute | None = None,
        memory_space: str | int | ir.Attribute | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        alignment: int | ir.Attribute | None = None, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.promote`"""
    def promote_tensor(
        self, *, memory_space: str | int | ir.Attribute | None = None,
        results: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Any:
        """`transform.structured.promote_tensor`"""
    def rewrite_in_destination_passing_style(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.rewrite_in_destination_passing_style`"""
    def scalarize(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.scalarize`"""
    def specialize(
        self, *, emit_category: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.specialize`"""
    def split(
        self, dimension: int | ir.Attribute, chunk_sizes: int | Handle | Results | None = None, *,
        multiway: bool | ir.Attribute | None = None, split_list: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.split`"""
    def split_reduction(
        self, *, split_factor: int | ir.Attribute | None = None,
        insert_split_dimension: int | ir.Attribute | None = None, inner_parallel: bool | ir.Attribute | None = None,
        use_scaling_algorithm: bool | ir.Attribute | None = None, use_alloc: bool | ir.Attribute | None = None,
        init_or_alloc_op: ir.Type | str | type[ir.OpView] | None = None,
        fill_op: ir.Type | str | type[ir.OpView] | None = None,
        split_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.split_reduction`"""
    def tile_reduction_using_for(
        self, *, reduction_dims: Sequence[int] | ir.Attribute | None = None,
        tile_sizes: Sequence[int] | ir.Attribute | None = None,
        fill_op: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
        split_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_op: ir.Type | str | type[ir.OpView] | None = None,
        for_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_reduction_using_for`"""
    def tile_reduction_using_forall(
        self, *, reduction_dims: Sequence[int] | ir.Attribute | None = None,
        num_threads: Sequence[int] | ir.Attribute | None = None, tile_sizes: Sequence[int] | ir.Attribute | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        fill_op: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
        split_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_op: ir.Type | str | type[ir.OpView] | None = None,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_reduction_using_forall`"""
    def tile_using_for(
        self, sizes: Sequence[int | Handle | Results] | None = None, *,
        interchange: Sequence[int] | ir.Attribute | None = None,
        scalable_sizes: Sequence[bool] | ir.Attribute | None = None,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        tiled_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
        loops: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Results:
        """`transform.structured.tile_using_for`"""
    def tile_using_forall(
        self, *, num_threads: Sequence[int | Handle | Results] | Handle | Results | None = None,
        tile_sizes: Sequence[int | Handle | Results] | Handle | Results | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        tiled_op: ir.Type | str | type[ir.OpView] | None = None,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_using_forall`"""
    def transpose_conv2d(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.transpose_conv2d`"""
    def transpose_matmul(
        self, *, inputToTranspose: str | int | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.transpose_matmul`"""
    def vectorize(
        self, vector_sizes: Sequence[int | Handle | Results] | None = None, *,
        vectorize_nd_extract: bool | ir.Attribute | None = None,
        assume_dynamic_dims_match_vec_sizes: bool | ir.Attribute | None = None,
        create_named_contraction: bool | ir.Attribute | None = None,
        scalable_sizes: Sequence[bool] | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.structured.vectorize`"""
    def vectorize_children_and_apply_patterns(
        self, *, fold_type_extensions_into_contract: bool | ir.Attribute | None = None,
        vectorize_padding: bool | ir.Attribute | None = None, vectorize_nd_extract: bool | ir.Attribute | None = None,
        flatten_1d_depthwise_conv: bool | ir.Attribute | None = None,
        disable_multi_reduction_to_contract_patterns: bool | ir.Attribute | None = None,
        disable_transfer_permutation_map_lowering_patterns: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.vectorize_children_and_apply_patterns`"""
    def winograd_conv2d(
        self, fmr: str | int | ir.Attribute, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.winograd_conv2d`"""

class _Tensor:
    def make_loop_independent(
        self, num_loops: int | ir.Attribute, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.tensor.make_loop_independent`"""

class _Xegpu:
    def convert_layout(
        self, *, input_sg_layout: Sequence[int | Handle | Results] | None = None,
        input_sg_data: Sequence[int | Handle | Results] | None = None,
        input_inst_data: Sequence[int | Handle | Results] | None = None,
        target_sg_layout: Sequence[int | Handle | Results] | None = None,
        target_sg_data: Sequence[int | Handle | Results] | None = None,
        target_inst_data: Sequence[int | Handle | Results] | None = None,
        input_order: Sequence[int] | ir.Attribute | None = None,
        target_order: Sequence[int] | ir.Attribute | None = None,
        newConvertOp: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.xegpu.convert_layout`"""
    def get_load_op(self, *, loadNdHandle: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.xegpu.get_load_op`"""
    def insert_prefetch(
        self, nb_prefetch: int | Handle | Results | None = None, *,
        desc_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.xegpu.insert_prefetch`"""
    def set_anchor_layout(
        self, *, sg_layout: Sequence[int | Handle | Results] | None = None,
        sg_data: Sequence[int | Handle | Results] | None = None,
        inst_data: Sequence[int | Handle | Results] | None = None, index: int | ir.Attribute | None = None,
        order: Sequence[int] | ir.Attribute | None = None, slice_dims: Sequence[int] | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.xegpu.set_anchor_layout`"""
    def set_gpu_launch_threads(self, threads: Sequence[int | Handle | Results] | None = None) -> OpHandle:
        """`transform.xegpu.set_gpu_launch_threads`"""

class _Steps:
    """The transform ops: those whose name is one op's."""
    @property
    def bufferization(self) -> _Bufferization: ...
    @property
    def debug(self) -> _Debug: ...
    @property
    def gpu(self) -> _Gpu: ...
    @property
    def loop(self) -> _Loop: ...
    @property
    def memref(self) -> _Memref: ...
    @property
    def nvgpu(self) -> _Nvgpu: ...
    @property
    def scf(self) -> _Scf: ...
    @property
    def sparse_tensor(self) -> _SparseTensor: ...
    @property
    def structured(self) -> _Structured: ...
    @property
    def tensor(self) -> _Tensor: ...
    @property
    def xegpu(self) -> _Xegpu: ...
    def alloca_to_global(
        self, *, getGlobal: ir.Type | str | type[ir.OpView] | None = None,
        global_: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.memref.alloca_to_global`"""
    def apply_cse(self) -> OpHandle:
        """`transform.apply_cse`"""
    def apply_dce(self) -> OpHandle:
        """`transform.apply_dce`"""
    def apply_licm(self) -> OpHandle:
        """`transform.apply_licm`"""
    def buffer_loop_hoisting(self) -> OpHandle:
        """`transform.bufferization.buffer_loop_hoisting`"""
    def bufferize_to_allocation(
        self, *, memory_space: str | int | ir.Attribute | None = None, memcpy_op: str | ir.Attribute | None = None,
        alloc_op: str | ir.Attribute | None = None, bufferize_destination_only: bool | ir.Attribute | None = None,
        emit_dealloc: bool | ir.Attribute | None = None,
        results: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Any:
        """`transform.structured.bufferize_to_allocation`"""
    def build_packing_loop_nest(
        self, loop: Handle | Results | int | ir.Attribute, *, transpose: Sequence[int] | ir.Attribute | None = None,
        packing_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_pad.build_packing_loop_nest`"""
    def cmpi(
        self, reference: Handle | Results | int | ir.Attribute, predicate: str | int | ir.Attribute,
    ) -> OpHandle:
        """`transform.match.param.cmpi`"""
    def coalesce(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.loop.coalesce`"""
    def coalesce_nested(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.loop.coalesce_nested`"""
    def continuous_tile_sizes(
        self, dimension: int | ir.Attribute, target_size: int | ir.Attribute, *,
        tile_sizes: ir.Type | str | type[ir.OpView] | None = None,
        chunk_sizes: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.continuous_tile_sizes`"""
    def convert_conv2d_to_img2col(
        self, *, img2col_tensor: ir.Type | str | type[ir.OpView] | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.convert_conv2d_to_img2col`"""
    def convert_layout(
        self, *, input_sg_layout: Sequence[int | Handle | Results] | None = None,
        input_sg_data: Sequence[int | Handle | Results] | None = None,
        input_inst_data: Sequence[int | Handle | Results] | None = None,
        target_sg_layout: Sequence[int | Handle | Results] | None = None,
        target_sg_data: Sequence[int | Handle | Results] | None = None,
        target_inst_data: Sequence[int | Handle | Results] | None = None,
        input_order: Sequence[int] | ir.Attribute | None = None,
        target_order: Sequence[int] | ir.Attribute | None = None,
        newConvertOp: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.xegpu.convert_layout`"""
    def convert_to_loops(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.convert_to_loops`"""
    def create_async_groups(
        self, *, bypass_l1: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.nvgpu.create_async_groups`"""
    def decompose(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose`"""
    def decompose_interface(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose_interface`"""
    def decompose_winograd_op(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.decompose_winograd_op`"""
    def emit_param_as_remark(
        self, anchor: Handle | Results | int | ir.Attribute | None = None, *, message: str | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.debug.emit_param_as_remark`"""
    def emit_remark_at(self, message: str | ir.Attribute) -> OpHandle:
        """`transform.debug.emit_remark_at`"""
    def empty_tensor_to_alloc_tensor(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.bufferization.empty_tensor_to_alloc_tensor`"""
    def erase_dead_alloc_and_stores(self) -> OpHandle:
        """`transform.memref.erase_dead_alloc_and_stores`"""
    def flatten_elementwise(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.flatten_elementwise`"""
    def forall_to_for(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.forall_to_for`"""
    def forall_to_parallel(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.forall_to_parallel`"""
    def fuse(
        self, *, tile_sizes: Sequence[int | Handle | Results] | Handle | Results | None = None,
        tile_interchange: Sequence[int | Handle | Results] | None = None,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        apply_cleanup: bool | ir.Attribute | None = None, use_forall: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
        loops: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Results:
        """`transform.structured.fuse`"""
    def fuse_into_containing_op(
        self, containing_op: Handle | Results | int | ir.Attribute, *,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        fused_op: ir.Type | str | type[ir.OpView] | None = None,
        new_containing_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.fuse_into_containing_op`"""
    def fuse_sibling(
        self, source: Handle | Results | int | ir.Attribute, *,
        fused_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.loop.fuse_sibling`"""
    def generalize(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.generalize`"""
    def get_consumers_of_result(
        self, result_number: int | ir.Attribute, *, consumers: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.get_consumers_of_result`"""
    def get_defining_op(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.get_defining_op`"""
    def get_load_op(self, *, loadNdHandle: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.xegpu.get_load_op`"""
    def get_operand(
        self, raw_position_list: Sequence[int] | ir.Attribute, *, is_inverted: bool | ir.Attribute | None = None,
        is_all: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> ValueHandle:
        """`transform.get_operand`"""
    def get_parent_op(
        self, *, isolated_from_above: bool | ir.Attribute | None = None,
        allow_empty_results: bool | ir.Attribute | None = None, op_name: str | ir.Attribute | None = None,
        deduplicate: bool | ir.Attribute | None = None, nth_parent: int | ir.Attribute | None = None,
        parent: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.get_parent_op`"""
    def get_producer_of_operand(
        self, operand_number: int | ir.Attribute, *, producer: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.get_producer_of_operand`"""
    def get_result(
        self, raw_position_list: Sequence[int] | ir.Attribute, *, is_inverted: bool | ir.Attribute | None = None,
        is_all: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> ValueHandle:
        """`transform.get_result`"""
    def get_type(
        self, *, elemental: bool | ir.Attribute | None = None,
        type_param: ir.Type | str | type[ir.OpView] | None = None,
    ) -> ParamHandle:
        """`transform.get_type`"""
    def hoist_loop_invariant_subsets(self) -> OpHandle:
        """`transform.loop.hoist_loop_invariant_subsets`"""
    def hoist_pad(
        self, num_loops: int | ir.Attribute, *, transpose: Sequence[int] | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_pad`"""
    def hoist_redundant_vector_broadcasts(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_redundant_vector_broadcasts`"""
    def hoist_redundant_vector_transfers(
        self, *, verify_non_zero_trip: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.hoist_redundant_vector_transfers`"""
    def insert_prefetch(
        self, nb_prefetch: int | Handle | Results | None = None, *,
        desc_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.xegpu.insert_prefetch`"""
    def insert_slice_to_copy(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.insert_slice_to_copy`"""
    def interchange(
        self, *, iterator_interchange: Sequence[int] | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.interchange`"""
    def linalg_copy_to_memref(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.linalg_copy_to_memref`"""
    def lower_pack(
        self, *, lowerPadLikeWithInsertSlice: bool | ir.Attribute | None = None,
        pad_op: ir.Type | str | type[ir.OpView] | None = None,
        expand_shape_op: ir.Type | str | type[ir.OpView] | None = None,
        transpose_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.lower_pack`"""
    def lower_unpack(
        self, *, lowerUnpadLikeWithExtractSlice: bool | ir.Attribute | None = None,
        empty_op: ir.Type | str | type[ir.OpView] | None = None,
        transpose_op: ir.Type | str | type[ir.OpView] | None = None,
        collapse_shape_op: ir.Type | str | type[ir.OpView] | None = None,
        extract_slice_op: ir.Type | str | type[ir.OpView] | None = None,
        copy_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.lower_unpack`"""
    def map_copy_to_threads(
        self, total_num_threads: int | ir.Attribute, desired_bit_alignment: int | ir.Attribute, *,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
        tiled_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.gpu.map_copy_to_threads`"""
    def map_forall_to_blocks(
        self, *, grid_dims: Sequence[int] | ir.Attribute | None = None,
        generate_gpu_launch: bool | ir.Attribute | None = None, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.gpu.map_forall_to_blocks`"""
    def map_nested_forall_to_threads(
        self, *, block_dims: Sequence[int] | ir.Attribute | None = None,
        sync_after_distribute: bool | ir.Attribute | None = None, warp_size: int | ir.Attribute | None = None,
        result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.gpu.map_nested_forall_to_threads`"""
    def multibuffer(
        self, factor: int | ir.Attribute, *, skip_analysis: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.memref.multibuffer`"""
    def multitile_sizes(
        self, dimension: int | ir.Attribute, target_size: int | ir.Attribute, *,
        divisor: int | ir.Attribute | None = None, low_size: ir.Type | str | type[ir.OpView] | None = None,
        high_size: ir.Type | str | type[ir.OpView] | None = None,
        split_point: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.multitile_sizes`"""
    def num_associations(self, *, num: ir.Type | str | type[ir.OpView] | None = None) -> ParamHandle:
        """`transform.num_associations`"""
    def one_shot_bufferize(
        self, *, function_boundary_type_conversion: str | int | ir.Attribute | None = None,
        allow_return_allocs_from_loops: bool | ir.Attribute | None = None,
        allow_unknown_ops: bool | ir.Attribute | None = None,
        bufferize_function_boundaries: bool | ir.Attribute | None = None,
        dump_alias_sets: bool | ir.Attribute | None = None, test_analysis_only: bool | ir.Attribute | None = None,
        print_conflicts: bool | ir.Attribute | None = None, check_parallel_regions: bool | ir.Attribute | None = None,
        memcpy_op: str | ir.Attribute | None = None, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.bufferization.one_shot_bufferize`"""
    def operation_empty(self) -> OpHandle:
        """`transform.match.operation_empty`"""
    def operation_name(self, op_names: str | Sequence[str] | ir.Attribute) -> OpHandle:
        """`transform.match.operation_name`"""
    def outline(
        self, func_name: str | ir.Attribute, *, function: ir.Type | str | type[ir.OpView] | None = None,
        call: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.loop.outline`"""
    def pack(
        self, packed_sizes: Sequence[int | Handle | Results] | None = None, *,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.pack`"""
    def pack_greedily(
        self, matmul_packed_sizes: Sequence[int | Handle | Results] | None = None, *,
        matmul_padded_sizes_next_multiple_of: Sequence[int] | ir.Attribute | None = None,
        matmul_inner_dims_order: Sequence[int] | ir.Attribute | None = None,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.pack_greedily`"""
    def pack_transpose(
        self, target_linalg_op: Handle | Results | int | ir.Attribute, *,
        outer_perm: Sequence[int] | ir.Attribute | None = None, inner_perm: Sequence[int] | ir.Attribute | None = None,
        packed_op: ir.Type | str | type[ir.OpView] | None = None,
        pack_op: ir.Type | str | type[ir.OpView] | None = None,
        un_pack_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pack_transpose`"""
    def pad(
        self, pad_to_multiple_of: Sequence[int | Handle | Results] | None = None, *, padding_values: Any = None,
        padding_dimensions: Sequence[int] | ir.Attribute | None = None,
        nofold_flags: Sequence[int] | ir.Attribute | None = None, transpose_paddings: Any = None,
        copy_back_op: str | ir.Attribute | None = None, use_prescribed_tensor_shapes: bool | ir.Attribute | None = None,
        padded: ir.Type | str | type[ir.OpView] | None = None, pad: ir.Type | str | type[ir.OpView] | None = None,
        copy: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pad`"""
    def pad_tiling_interface(
        self, padding_sizes: Sequence[int | Handle | Results] | None = None, *, padding_values: Any = None,
        pad_to_multiple_of: bool | ir.Attribute | None = None, padded: ir.Type | str | type[ir.OpView] | None = None,
        pad: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.pad_tiling_interface`"""
    def parallel_for_to_nested_fors(
        self, *, transformed: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> tuple[OpHandle, ...]:
        """`transform.loop.parallel_for_to_nested_fors`"""
    def pdl_match(
        self, pattern_name: str | ir.Attribute, *, matched: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.pdl_match`"""
    def peel(
        self, *, peel_front: bool | ir.Attribute | None = None,
        fail_if_already_divisible: bool | ir.Attribute | None = None,
        peeled_loop: ir.Type | str | type[ir.OpView] | None = None,
        remainder_loop: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.loop.peel`"""
    def pipeline(
        self, *, iteration_interval: int | ir.Attribute | None = None, read_latency: int | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.loop.pipeline`"""
    def promote(
        self, *, operands_to_promote: Sequence[int] | ir.Attribute | None = None,
        use_full_tile_buffers: Sequence[bool] | ir.Attribute | None = None,
        use_full_tiles_by_default: bool | ir.Attribute | None = None,
        use_original_subview_size: bool | ir.Attribute | None = None, use_alloca: bool | ir.Attribute | None = None,
        memory_space: str | int | ir.Attribute | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        alignment: int | ir.Attribute | None = None, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.promote`"""
    def promote_if_one_iteration(self) -> OpHandle:
        """`transform.loop.promote_if_one_iteration`"""
    def promote_tensor(
        self, *, memory_space: str | int | ir.Attribute | None = None,
        results: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Any:
        """`transform.structured.promote_tensor`"""
    def rewrite_copy_as_tma(self) -> OpHandle:
        """`transform.nvgpu.rewrite_copy_as_tma`"""
    def rewrite_in_destination_passing_style(
        self, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.rewrite_in_destination_passing_style`"""
    def rewrite_matmul_as_mma_sync(self) -> OpHandle:
        """`transform.nvgpu.rewrite_matmul_as_mma_sync`"""
    def scalarize(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.scalarize`"""
    def select(
        self, op_name: str | ir.Attribute, *, result: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.select`"""
    def set_anchor_layout(
        self, *, sg_layout: Sequence[int | Handle | Results] | None = None,
        sg_data: Sequence[int | Handle | Results] | None = None,
        inst_data: Sequence[int | Handle | Results] | None = None, index: int | ir.Attribute | None = None,
        order: Sequence[int] | ir.Attribute | None = None, slice_dims: Sequence[int] | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.xegpu.set_anchor_layout`"""
    def set_gpu_launch_threads(self, threads: Sequence[int | Handle | Results] | None = None) -> OpHandle:
        """`transform.xegpu.set_gpu_launch_threads`"""
    def sparse_inout(self, *, result: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.sparse_tensor.match.sparse_inout`"""
    def specialize(
        self, *, emit_category: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.specialize`"""
    def split(
        self, dimension: int | ir.Attribute, chunk_sizes: int | Handle | Results | None = None, *,
        multiway: bool | ir.Attribute | None = None, split_list: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.split`"""
    def split_reduction(
        self, *, split_factor: int | ir.Attribute | None = None,
        insert_split_dimension: int | ir.Attribute | None = None, inner_parallel: bool | ir.Attribute | None = None,
        use_scaling_algorithm: bool | ir.Attribute | None = None, use_alloc: bool | ir.Attribute | None = None,
        init_or_alloc_op: ir.Type | str | type[ir.OpView] | None = None,
        fill_op: ir.Type | str | type[ir.OpView] | None = None,
        split_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.split_reduction`"""
    def take_assumed_branch(self, *, take_else_branch: bool | ir.Attribute | None = None) -> OpHandle:
        """`transform.scf.take_assumed_branch`"""
    def tile_reduction_using_for(
        self, *, reduction_dims: Sequence[int] | ir.Attribute | None = None,
        tile_sizes: Sequence[int] | ir.Attribute | None = None,
        fill_op: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
        split_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_op: ir.Type | str | type[ir.OpView] | None = None,
        for_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_reduction_using_for`"""
    def tile_reduction_using_forall(
        self, *, reduction_dims: Sequence[int] | ir.Attribute | None = None,
        num_threads: Sequence[int] | ir.Attribute | None = None, tile_sizes: Sequence[int] | ir.Attribute | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        fill_op: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
        split_op: ir.Type | str | type[ir.OpView] | None = None,
        combining_op: ir.Type | str | type[ir.OpView] | None = None,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_reduction_using_forall`"""
    def tile_using_for(
        self, sizes: Sequence[int | Handle | Results] | None = None, *,
        interchange: Sequence[int] | ir.Attribute | None = None,
        scalable_sizes: Sequence[bool] | ir.Attribute | None = None,
        inner_tile_alignments: Sequence[int] | ir.Attribute | None = None,
        tiled_linalg_op: ir.Type | str | type[ir.OpView] | None = None,
        loops: int | Sequence[ir.Type | str | type[ir.OpView]] | None = None,
    ) -> Results:
        """`transform.structured.tile_using_for`"""
    def tile_using_forall(
        self, *, num_threads: Sequence[int | Handle | Results] | Handle | Results | None = None,
        tile_sizes: Sequence[int | Handle | Results] | Handle | Results | None = None,
        mapping: str | Sequence[str | ir.Attribute] | ir.Attribute | None = None,
        tiled_op: ir.Type | str | type[ir.OpView] | None = None,
        forall_op: ir.Type | str | type[ir.OpView] | None = None,
    ) -> Results:
        """`transform.structured.tile_using_forall`"""
    def transpose_conv2d(self, *, transformed: ir.Type | str | type[ir.OpView] | None = None) -> OpHandle:
        """`transform.structured.transpose_conv2d`"""
    def transpose_matmul(
        self, *, inputToTranspose: str | int | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.transpose_matmul`"""
    def unroll(self, factor: int | ir.Attribute) -> OpHandle:
        """`transform.loop.unroll`"""
    def unroll_and_jam(self, factor: int | ir.Attribute) -> OpHandle:
        """`transform.loop.unroll_and_jam`"""
    def vectorize(
        self, vector_sizes: Sequence[int | Handle | Results] | None = None, *,
        vectorize_nd_extract: bool | ir.Attribute | None = None,
        assume_dynamic_dims_match_vec_sizes: bool | ir.Attribute | None = None,
        create_named_contraction: bool | ir.Attribute | None = None,
        scalable_sizes: Sequence[bool] | ir.Attribute | None = None,
    ) -> OpHandle:
        """`transform.structured.vectorize`"""
    def vectorize_children_and_apply_patterns(
        self, *, fold_type_extensions_into_contract: bool | ir.Attribute | None = None,
        vectorize_padding: bool | ir.Attribute | None = None, vectorize_nd_extract: bool | ir.Attribute | None = None,
        flatten_1d_depthwise_conv: bool | ir.Attribute | None = None,
        disable_multi_reduction_to_contract_patterns: bool | ir.Attribute | None = None,
        disable_transfer_permutation_map_lowering_patterns: bool | ir.Attribute | None = None,
        transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.vectorize_children_and_apply_patterns`"""
    def winograd_conv2d(
        self, fmr: str | int | ir.Attribute, *, transformed: ir.Type | str | type[ir.OpView] | None = None,
    ) -> OpHandle:
        """`transform.structured.winograd_conv2d`"""

class Handle(ScriptValue, _Steps):
    """A value of the script: payload ops, payload values or parameters, depending on the class."""
    kind: str
    value: ir.Value
    schedule: Schedule
    def __init__(self, value: ir.Value, schedule: Schedule) -> None: ...
    def cast(self, type: ir.Type | str | type[ir.OpView]) -> Any:
        """`transform.cast`: the same payload under another handle type: "any_op", "scf.for", or a type."""
    def print(self, name: str | None = None, **options: object) -> Any:
        """`transform.print`: writes the payload to stdout when the schedule runs; returns the handle."""
    def annotate(self, name: str, value: object | None = None) -> Any:
        """`transform.annotate`: puts the attribute ``name`` on each payload op: a parameter's value, or unit; returns the handle."""

class ParamHandle(Handle):
    """Parameters: numbers, types or attributes that the script computes or that it is given."""

class ValueHandle(Handle):
    """Payload values: operands, results and block arguments."""

class Results(tuple[Any, ...]):
    """The handles that one op returned: a tuple, each also by its name; methods are those of ``main``."""
    _fields: tuple[str, ...]
    main: OpHandle
    def __getattr__(self, name: str) -> Any: ...

def handle(value: ir.Value, schedule: Any) -> Any:
    """A handle of the class that the value's type asks for."""

def call(target: Handle, entry: OpEntry, given: dict[str, Any], counts: dict[str, int] | None = None) -> Any:
    """Emits ``entry`` on ``target``: its handles, or the target where the op returns none and consumes nothing."""

def loop_counts(entry: OpEntry, fields: dict[str, Any]) -> dict[str, int]:
    """How many loops a tiling makes, by the name of its variadic result: one for each size that is not zero."""

def returned(schedule: Any, entry: OpEntry, op: ir.OpView, types: dict[str, Any], target: Handle | None) -> Any:
    """Handles for the op's results."""
