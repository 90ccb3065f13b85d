"""The builders of `nvgpu`: what the host's classes do not say of the ops' arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpuir import host
from gpuir.dialects.nvgpu import types as t
from gpuir.dialects.upstream.constraints import COUNT, COUNT32, MEMREF, UNRANKED_MEMREF, VECTOR, only
from gpuir.host import ir
from gpuir.ods import I1, I16, I64ArrayAttr, Index, TypeConstraint, instances
from gpuir.ods.upstream import Constraints, SameAs, attribute_of, builders

_generated = host.module("dialects._nvgpu_ops_gen")

# That it has no memory space at all is the common slip; which one it has is the verifier's, since reading it costs more
# than building the op.
SHARED = TypeConstraint(
    "a memref in shared memory", lambda type: isinstance(type, ir.MemRefType) and type.memory_space is not None,
    classes=(ir.MemRefType,), check="t.memory_space is not None",
)  # fmt: skip
BARRIERS = instances("!nvgpu.mbarrier.group", t.MBarrierGroupType)
BARRIERS.make = t.MBarrierGroupType.get
MATRIX = instances("!nvgpu.warpgroup.descriptor", t.WarpgroupMatrixDescriptorType)
MATRIX.make = t.WarpgroupMatrixDescriptorType.get
ACCUMULATOR = instances("!nvgpu.warpgroup.accumulator", t.WarpgroupAccumulatorType)
ACCUMULATOR.make = t.WarpgroupAccumulatorType.get
TENSOR_MAP = instances("!nvgpu.tensormap.descriptor", t.TensorMapDescriptorType)
COPY = only("!nvgpu.device.async.token", t.DeviceAsyncTokenType)
ARRIVAL = only("!nvgpu.mbarrier.token", t.MBarrierTokenType)

#: Parameters that are the same in all ops that have them.
PARAMETERS: Constraints = {
    **dict.fromkeys(("dst_indices", "src_indices", "src_elements", "indices", "coordinates", "box_dimensions"), Index),
    **dict.fromkeys(("mbar_id", "count", "txcount", "ticks"), Index),
    **dict.fromkeys(("num_groups", "num_tiles", "sparsity_selector", "wait_group"), COUNT32),
    **dict.fromkeys(("predicate", "phase_parity"), I1),
    **dict.fromkeys(("matrix_a", "matrix_b", "sparse_metadata"), VECTOR),
    **dict.fromkeys(("tensor_map_descriptor", "tensor_map"), TENSOR_MAP),
    **dict.fromkeys(("descriptor", "descriptor_a", "descriptor_b"), MATRIX),
    **dict.fromkeys(("input_tokens", "async_dependencies"), COPY),
    "barriers": BARRIERS,
    "dst_elements": COUNT,
    "dst_memref": MEMREF,
    "mma_shape": I64ArrayAttr,
    "multicast_mask": I16,
    "rounding": attribute_of(t.RcpRoundingModeAttr),
    "src_memref": SHARED,
    "token": ARRIVAL,
}

#: By function the constraints of the other parameters.
TABLE: dict[str, Constraints] = {
    **dict.fromkeys(
        (
            "device_async_create_group", "device_async_wait", "mbarrier_arrive", "mbarrier_arrive_expect_tx",
            "mbarrier_arrive_nocomplete", "mbarrier_create", "mbarrier_get", "mbarrier_init", "mbarrier_test_wait",
            "mbarrier_try_wait_parity", "tma_fence_descriptor", "tma_prefetch_descriptor",
        ),
        {},
    ),
    "device_async_copy": {"dst": SHARED, "src": MEMREF},
    "ldmatrix": {"res": VECTOR},
    "mma_sp_sync": {"res": SameAs("matrix_c"), "matrix_c": VECTOR},
    "mma_sync": {"res": SameAs("matrix_c"), "matrix_c": VECTOR},
    "rcp": {"in_": VECTOR},
    "tma_async_load": {"dst": SHARED},
    "tma_async_store": {"src": SHARED},
    "tma_create_descriptor": {"tensor": UNRANKED_MEMREF},
    "warpgroup_generate_descriptor": {"tensor": SHARED},
    "warpgroup_mma": {"matrix_d": SameAs("matrix_c"), "matrix_c": ACCUMULATOR},
    "warpgroup_mma_init_accumulator": {"matrix_c": ACCUMULATOR},
    "warpgroup_mma_store": {"matrix_d": ACCUMULATOR},
}  # fmt: skip


def generate(exported: str) -> dict[str, Callable[..., Any]]:
    """The builders of the table, by name."""
    return builders(_generated, TABLE, exported, shared=PARAMETERS, defaults={"mbar_id": 0})
