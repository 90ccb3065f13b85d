"""IREE's `iree_gpu` dialect: MMA contractions, barriers on values, and the attributes that configure GPU lowering."""

from gpuir.dialects.iree_gpu import layouts as _layouts
from gpuir.dialects.iree_gpu.attributes import *  # noqa: F403
from gpuir.dialects.iree_gpu.dialect import (
    IREE_GPU,
    ComputeBitwidths,
    DotProductOps,
    IteratorType,
    MMAFragment,
    MMAIntrinsic,
    MMAScope,
    ReorderWorkgroupsStrategy,
    StorageBitwidths,
    SubgroupOps,
    TilingLevel,
)
from gpuir.dialects.iree_gpu.layouts import INTRINSICS, IntrinsicInfo, SubgroupLayout
from gpuir.dialects.iree_gpu.ops import (
    BarrierRegionOp,
    MultiMmaOp,
    ValueBarrierOp,
    YieldOp,
    barrier_region,
    multi_mma,
    value_barrier,
    yield_,
)


def __getattr__(name: str) -> type[SubgroupLayout]:
    if name == "FragmentLayout":
        return _layouts.FragmentLayout
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
