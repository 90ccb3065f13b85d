"""Triton on GPUs: layouts, memory descriptors, shared memory, asynchronous copies and warp specialization."""

from gpuir.dialects import tt as _tt
from gpuir.dialects.ttg import buffers as _buffers
from gpuir.dialects.ttg import inference as _inference
from gpuir.dialects.ttg import unlowered as _unlowered
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr, AMDWmmaEncodingAttr
from gpuir.dialects.ttg.copies import (
    AsyncCommitGroupOp,
    AsyncCopyGlobalToLocalOp,
    AsyncWaitOp,
    async_commit_group,
    async_copy_global_to_local,
    async_wait,
)
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.encodings import (
    AMDRotatingSharedEncodingAttr,
    BlockedEncodingAttr,
    DotOperandEncodingAttr,
    NvidiaMmaEncodingAttr,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SharedMemorySpaceAttr,
    SliceEncodingAttr,
    SwizzledSharedEncodingAttr,
)
from gpuir.dialects.ttg.former import AllocTensorOp, CmpFOp, CmpIOp, ExtractSliceOp, InsertSliceAsyncOp, SelectOp
from gpuir.dialects.ttg.gather import (
    LocalAtomicScatterRMWOp,
    LocalGatherOp,
    LocalScatterOp,
    local_atomic_scatter_rmw,
    local_gather,
    local_scatter,
)
from gpuir.dialects.ttg.layout import (
    ConvertLayoutOp,
    Fp4ToFpOp,
    MaskOp,
    MaskReturnOp,
    PredicateStageOp,
    convert_layout,
    fp4_to_fp,
    mask,
    mask_return,
    predicate_stage,
)
from gpuir.dialects.ttg.linear_encodings import (
    GenericLinearEncodingAttr,
    LinearEncodingAttr,
    SharedLinearEncodingAttr,
)
from gpuir.dialects.ttg.memory import (
    GlobalScratchAllocOp,
    LocalAllocOp,
    LocalDeallocOp,
    LocalLoadOp,
    LocalStoreOp,
    MemDescReshapeOp,
    MemDescSubviewOp,
    MemDescTransOp,
    global_scratch_alloc,
    local_alloc,
    local_dealloc,
    local_load,
    local_store,
    memdesc_reshape,
    memdesc_subview,
    memdesc_trans,
)
from gpuir.dialects.ttg.sync import (
    AddrSpace,
    BarrierOp,
    InlineAsmOp,
    LocalBarrierOp,
    WarpIdOp,
    barrier,
    inline_asm,
    local_barrier,
    warp_id,
)
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.dialects.ttg.views import (
    MemDescIndexOp,
    MemDescReinterpretOp,
    MemDescSubsliceOp,
    memdesc_index,
    memdesc_reinterpret,
    memdesc_subslice,
)
from gpuir.dialects.ttg.warps import (
    WarpReturnOp,
    WarpSpecializeOp,
    WarpSpecializePartitionsOp,
    WarpYieldOp,
    warp_return,
    warp_specialize,
    warp_specialize_partitions,
    warp_yield,
)
