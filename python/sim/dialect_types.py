"""Types of gpu and nvgpu by this package's classes for them, whose accessors know how they are written.

The dialects take a tenth of a second to import: they are loaded for programs that have such types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.host import ir

if TYPE_CHECKING:
    from gpuir.dialects.gpu.types import MMAMatrixType
    from gpuir.dialects.nvgpu.types import (
        MBarrierGroupType,
        TensorMapDescriptorType,
        WarpgroupAccumulatorType,
        WarpgroupMatrixDescriptorType,
    )

__all__ = ["barrier_group", "mma_matrix", "tensor_map_descriptor", "warpgroup_accumulator", "warpgroup_descriptor"]


def mma_matrix(type: ir.Type) -> MMAMatrixType:
    """A ``!gpu.mma_matrix``."""
    from gpuir.dialects import gpu

    return gpu.types.MMAMatrixType(type)


def barrier_group(type: ir.Type) -> MBarrierGroupType:
    """A ``!nvgpu.mbarrier.group``."""
    from gpuir.dialects import nvgpu

    return nvgpu.types.MBarrierGroupType(type)


def tensor_map_descriptor(type: ir.Type) -> TensorMapDescriptorType:
    """A ``!nvgpu.tensormap.descriptor``."""
    from gpuir.dialects import nvgpu

    return nvgpu.types.TensorMapDescriptorType(type)


def warpgroup_descriptor(type: ir.Type) -> WarpgroupMatrixDescriptorType:
    """A ``!nvgpu.warpgroup.descriptor``."""
    from gpuir.dialects import nvgpu

    return nvgpu.types.WarpgroupMatrixDescriptorType(type)


def warpgroup_accumulator(type: ir.Type) -> WarpgroupAccumulatorType:
    """A ``!nvgpu.warpgroup.accumulator``."""
    from gpuir.dialects import nvgpu

    return nvgpu.types.WarpgroupAccumulatorType(type)
