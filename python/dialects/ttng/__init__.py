"""Triton on NVIDIA GPUs: mbarriers, TMA, wgmma, and Blackwell's tensor memory and tcgen05."""

from gpuir.dialects.ttng.barriers import (
    ArriveBarrierOp,
    AsyncCopyMbarrierArriveOp,
    BarrierExpectOp,
    ClusterArriveOp,
    ClusterWaitOp,
    FenceAsyncSharedOp,
    InitBarrierOp,
    InvalBarrierOp,
    WaitBarrierOp,
    arrive_barrier,
    async_copy_mbarrier_arrive,
    barrier_expect,
    cluster_arrive,
    cluster_wait,
    fence_async_shared,
    init_barrier,
    inval_barrier,
    wait_barrier,
)
from gpuir.dialects.ttng.dialect import (
    TTNG,
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from gpuir.dialects.ttng.mma import (
    TCGen5CommitOp,
    TCGen5MMAOp,
    TCGen5MMAScaledOp,
    WarpGroupDotOp,
    WarpGroupDotWaitOp,
    tc_gen5_commit,
    tc_gen5_mma,
    tc_gen5_mma_scaled,
    warp_group_dot,
    warp_group_dot_wait,
)
from gpuir.dialects.ttng.tma import (
    AsyncTMACopyGlobalToLocalOp,
    AsyncTMACopyLocalToGlobalOp,
    AsyncTMAGatherOp,
    AsyncTMAReduceOp,
    AsyncTMAScatterOp,
    ReinterpretTensorDescOp,
    TensormapCreateOp,
    TensormapFenceproxyAcquireOp,
    TMAStoreWaitOp,
    async_tma_copy_global_to_local,
    async_tma_copy_local_to_global,
    async_tma_gather,
    async_tma_reduce,
    async_tma_scatter,
    async_tma_store_wait,
    reinterpret_tensor_descriptor,
    tensormap_create,
    tensormap_fenceproxy_acquire,
)
from gpuir.dialects.ttng.tmem import (
    TMEMAllocOp,
    TMEMCopyOp,
    TMEMLoadOp,
    TMEMStoreOp,
    TMEMSubSliceOp,
    tmem_alloc,
    tmem_copy,
    tmem_load,
    tmem_store,
    tmem_subslice,
)

__all__ = [name for name in dir() if not name.startswith("_")]
