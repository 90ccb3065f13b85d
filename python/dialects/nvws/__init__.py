"""Triton's warp specialization on NVIDIA GPUs, as its passes make it: groups of warps, and the buffers that they hand on."""

from gpuir.dialects import ttg as _ttg
from gpuir.dialects.nvws.arefs import (
    ArefBufferOp,
    ArefCreateOp,
    ArefGetEnterOp,
    ArefGetExitOp,
    ArefPhiOp,
    ArefPutEnterOp,
    ArefPutExitOp,
    aref_buffer,
    aref_create,
    aref_get_enter,
    aref_get_exit,
    aref_phi,
    aref_put_enter,
    aref_put_exit,
)
from gpuir.dialects.nvws.dialect import (
    NVWS,
    ArefType,
    AsyncOp,
    AsyncOpAttr,
    TokenLoadType,
    TokenType,
)
from gpuir.dialects.nvws.groups import (
    WarpGroupOp,
    WarpGroupReturnOp,
    WarpGroupYieldOp,
    warp_group,
    warp_group_return,
    warp_group_yield,
)
from gpuir.dialects.nvws.tokens import (
    CLCTryCancelOp,
    ConsumerReleaseOp,
    ConsumerWaitOp,
    CreateTokenOp,
    DescriptorGatherOp,
    DescriptorLoadOp,
    ProducerAcquireOp,
    ProducerCommitOp,
    clc_try_cancel,
    consumer_release,
    consumer_wait,
    create_token,
    descriptor_gather,
    descriptor_load,
    producer_acquire,
    producer_commit,
)
