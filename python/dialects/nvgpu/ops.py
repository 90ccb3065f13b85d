"""The builders of `nvgpu`: which arguments each op takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpuir import host
from gpuir.dialects.nvgpu import types as t
from gpuir.dialects.upstream import kinds
from gpuir.dialects.upstream.builders import extend
from gpuir.dialects.upstream.kinds import Kind, operand, type_of
from gpuir.host import ir

_generated = host.module("dialects._nvgpu_ops_gen")


KINDS: dict[str, Kind] = {
    **kinds.VALUES,
    **kinds.ARGUMENTS,
    # That it has no memory space at all is the common slip; which one it has is the verifier's, since reading it costs more
    # than building the op.
    "shared": operand((ir.MemRefType,), "a memref in shared memory", test="t.memory_space is not None"),
    "copy": operand((t.DeviceAsyncTokenType,), "!nvgpu.device.async.token"),
    "barriers": operand((t.MBarrierGroupType,), "!nvgpu.mbarrier.group"),
    "barriers_type": type_of(t.MBarrierGroupType, t.MBarrierGroupType.get),
    "arrival": operand((t.MBarrierTokenType,), "!nvgpu.mbarrier.token"),
    "tensor_map": operand((t.TensorMapDescriptorType,), "!nvgpu.tensormap.descriptor"),
    "tensor_map_type": type_of(t.TensorMapDescriptorType),
    "matrix": operand((t.WarpgroupMatrixDescriptorType,), "!nvgpu.warpgroup.descriptor"),
    "matrix_type": type_of(t.WarpgroupMatrixDescriptorType, t.WarpgroupMatrixDescriptorType.get),
    "accumulator": operand((t.WarpgroupAccumulatorType,), "!nvgpu.warpgroup.accumulator"),
    "accumulator_type": type_of(t.WarpgroupAccumulatorType, t.WarpgroupAccumulatorType.get),
    "rounding": kinds.attribute(t.RcpRoundingModeAttr),
}

#: By function the parameters, see `Row`.
TABLE = {
    "device_async_copy": "dst:shared dst_indices:index* src:memref src_indices:index* dst_elements:int "
    "src_elements:index? bypass_l1:flag",
    "device_async_create_group": "input_tokens:copy*",
    "device_async_wait": "async_dependencies:copy num_groups:int32?",
    "ldmatrix": "res:vector_type src_memref:shared indices:index* transpose:bool num_tiles:int32",
    "mbarrier_arrive": "barriers:barriers mbar_id:index=0",
    "mbarrier_arrive_expect_tx": "barriers:barriers txcount:index mbar_id:index=0 predicate:i1?",
    "mbarrier_arrive_nocomplete": "barriers:barriers mbar_id:index count:index",
    "mbarrier_create": "barriers:barriers_type",
    "mbarrier_get": "mbarrier_pointer:result barriers:barriers mbar_id:index=0",
    "mbarrier_init": "barriers:barriers count:index mbar_id:index=0 predicate:i1?",
    "mbarrier_test_wait": "barriers:barriers token:arrival mbar_id:index=0",
    "mbarrier_try_wait_parity": "barriers:barriers phase_parity:i1 ticks:index mbar_id:index=0",
    "mma_sp_sync": "res=&matrix_c matrix_a:vector matrix_b:vector matrix_c:vector sparse_metadata:vector mma_shape:ints "
    "sparsity_selector:int32? tf32_enabled:flag",
    "mma_sync": "res=&matrix_c matrix_a:vector matrix_b:vector matrix_c:vector mma_shape:ints tf32_enabled:flag",
    "rcp": "in_:vector rounding:rounding? approx:bool ftz:bool",
    "tma_async_load": "dst:shared barriers:barriers tensor_map_descriptor:tensor_map coordinates:index* mbar_id:index=0 "
    "multicast_mask:i16? predicate:i1?",
    "tma_async_store": "src:shared tensor_map_descriptor:tensor_map coordinates:index* predicate:i1?",
    "tma_create_descriptor": "tensor_map:tensor_map_type tensor:unranked box_dimensions:index*",
    "tma_fence_descriptor": "tensor_map_descriptor:tensor_map",
    "tma_prefetch_descriptor": "tensor_map_descriptor:tensor_map predicate:i1?",
    "warpgroup_generate_descriptor": "descriptor:matrix_type tensor:shared tensor_map:tensor_map",
    "warpgroup_mma": "matrix_d=&matrix_c descriptor_a:matrix descriptor_b:matrix matrix_c:accumulator wait_group:int32? "
    "transpose_a:flag transpose_b:flag",
    "warpgroup_mma_init_accumulator": "matrix_c:accumulator_type",
    "warpgroup_mma_store": "matrix_d:accumulator dst_memref:memref",
}


def generate(exported: str) -> dict[str, Callable[..., Any]]:
    """The builders of the table, by name."""
    return extend(_generated, TABLE, KINDS, {}, exported)
