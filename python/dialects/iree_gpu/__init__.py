"""IREE's `iree_gpu` dialect: MMA contractions, barriers on values, and the attributes that configure GPU lowering."""

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
from gpuir.dialects.iree_gpu.layouts import INTRINSICS, FragmentLayout, IntrinsicInfo
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
