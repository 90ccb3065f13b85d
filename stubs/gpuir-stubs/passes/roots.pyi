# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: ignore-errors

import gpuir.dialects.amdg.barriers
import gpuir.dialects.amdg.buffers
import gpuir.dialects.amdg.masked
import gpuir.dialects.amdg.packed_loads
import gpuir.dialects.amdg.tdm
import gpuir.dialects.amdg.tensors
import gpuir.dialects.gluon
import gpuir.dialects.iree_gpu.ops
import gpuir.dialects.iree_vector_ext.ops
import gpuir.dialects.nvws.arefs
import gpuir.dialects.nvws.groups
import gpuir.dialects.nvws.tokens
import gpuir.dialects.proton
import gpuir.dialects.proton_gpu
import gpuir.dialects.transform.iree
import gpuir.dialects.transform.steps
import gpuir.dialects.tt.ops_descriptor
import gpuir.dialects.tt.ops_function
import gpuir.dialects.tt.ops_math
import gpuir.dialects.tt.ops_memory
import gpuir.dialects.tt.ops_reduce
import gpuir.dialects.tt.ops_shape
import gpuir.dialects.tt.ops_sync
import gpuir.dialects.ttg.copies
import gpuir.dialects.ttg.former
import gpuir.dialects.ttg.gather
import gpuir.dialects.ttg.layout
import gpuir.dialects.ttg.memory
import gpuir.dialects.ttg.sync
import gpuir.dialects.ttg.views
import gpuir.dialects.ttg.warps
import gpuir.dialects.tti.buffer_states
import gpuir.dialects.tti.consan
import gpuir.dialects.tti.fpsan
import gpuir.dialects.tti.gsan
import gpuir.dialects.ttng.arith
import gpuir.dialects.ttng.barriers
import gpuir.dialects.ttng.clc
import gpuir.dialects.ttng.mma
import gpuir.dialects.ttng.tma
import gpuir.dialects.ttng.tmem
from typing import Any, Literal, Protocol, TypedDict, TypeVar, overload
from typing_extensions import NotRequired, Unpack

from gpuir.dialects import (
    affine,
    amdgpu,
    arith,
    bufferization,
    builtin,
    cf,
    complex,
    func,
    gpu,
    index,
    linalg,
    llvm,
    math,
    memref,
    nvgpu,
    nvvm,
    rocdl,
    scf,
    tensor,
    ub,
    vector,
)
from gpuir.host import ir
from gpuir.passes.registry import PatternOn

OpT = TypeVar("OpT", bound=ir.OpView)

class Options(TypedDict):
    name: str
    benefit: NotRequired[int]
    ambient: NotRequired[bool]

class PatternDecorator(Protocol):
    @overload
    def __call__(
        self, root: Literal["affine.apply"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineApplyOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.delinearize_index"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineDelinearizeIndexOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.dma_start"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineDmaStartOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.dma_wait"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineDmaWaitOp]: ...
    @overload
    def __call__(self, root: Literal["affine.for"], **options: Unpack[Options]) -> PatternOn[affine.AffineForOp]: ...
    @overload
    def __call__(self, root: Literal["affine.if"], **options: Unpack[Options]) -> PatternOn[affine.AffineIfOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.linearize_index"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineLinearizeIndexOp]: ...
    @overload
    def __call__(self, root: Literal["affine.load"], **options: Unpack[Options]) -> PatternOn[affine.AffineLoadOp]: ...
    @overload
    def __call__(self, root: Literal["affine.max"], **options: Unpack[Options]) -> PatternOn[affine.AffineMaxOp]: ...
    @overload
    def __call__(self, root: Literal["affine.min"], **options: Unpack[Options]) -> PatternOn[affine.AffineMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.parallel"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineParallelOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffinePrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.store"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.vector_load"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineVectorLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.vector_store"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineVectorStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["affine.yield"], **options: Unpack[Options],
    ) -> PatternOn[affine.AffineYieldOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.arrive_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.ArriveBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_copy_local_to_global"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.AsyncCopyLocalToGlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_copy_mbarrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.AsyncCopyMbarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_copy_global_to_local"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.AsyncTDMCopyGlobalToLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_copy_local_to_global"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.AsyncTDMCopyLocalToGlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_fused_copy_global_to_local"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.AsyncTDMFusedCopyGlobalToLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.AsyncTDMGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_intrinsic_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.AsyncTDMIntrinsicWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_scatter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.AsyncTDMScatterOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_tdm_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.AsyncTDMWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.async_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.AsyncWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.buffer_atomic_cas"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.BufferAtomicCASOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.buffer_atomic_rmw"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.BufferAtomicRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.buffer_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.BufferLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.buffer_load_to_local"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.BufferLoadToLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.buffer_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.buffers.BufferStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.cluster_barrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.ClusterBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.cluster_barrier_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.ClusterBarrierWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.concat"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ConcatOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.cond_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.CondBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.extract_slice"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ExtractSliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.in_thread_transpose"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.InThreadTransposeOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.init_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.InitBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.instruction_sched_hint"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.InstructionSchedHintOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.local_load_packed_transposed"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.packed_loads.LocalLoadPackedTransposedOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.masked_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.masked.MaskedLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.masked_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.masked.MaskedStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.memory_counter_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.MemoryCounterWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.scaled_downcast_fp4"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ScaledDowncastFp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.scaled_downcast_fp8"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ScaledDowncastFp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.scaled_upcast_fp4"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ScaledUpcastFp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.scaled_upcast_fp8"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.ScaledUpcastFp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.tdm_prefetch"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.TDMPrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.upcast_mxfp"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tensors.UpcastMXFPOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.update_tensor_descriptor"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.tdm.UpdateTensorDescriptorOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdg.wait_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.amdg.barriers.WaitBarrierOp]: ...
    @overload
    def __call__(self, root: Literal["amdgpu.dot"], **options: Unpack[Options]) -> PatternOn[amdgpu.DotOp]: ...
    @overload
    def __call__(self, root: Literal["amdgpu.dpp"], **options: Unpack[Options]) -> PatternOn[amdgpu.DPPOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_async_barrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsAsyncBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_init"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_poll_state"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierPollStateOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_state_init_count"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierStateInitCountOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_state_pending_count"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierStatePendingCountOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_state_phase"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierStatePhaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ds_barrier_state_phase_parity"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.DsBarrierStatePhaseParity]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.ext_packed_fp8"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.ExtPackedFp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.fat_raw_buffer_cast"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.FatRawBufferCastOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.gather_to_lds"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.GatherToLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.global_load_async_to_lds"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.GlobalLoadAsyncToLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.global_prefetch"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.GlobalPrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.global_transpose_load"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.GlobalTransposeLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.lds_barrier"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.LDSBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.make_dma_base"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.MakeDmaBaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.make_dma_descriptor"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.MakeDmaDescriptorOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.make_gather_dma_base"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.MakeGatherDmaBaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.make_gather_dma_descriptor"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.MakeGatherDmaDescriptorOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.memory_counter_wait"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.MemoryCounterWaitOp]: ...
    @overload
    def __call__(self, root: Literal["amdgpu.mfma"], **options: Unpack[Options]) -> PatternOn[amdgpu.MFMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.packed_scaled_trunc"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.PackedScaledTruncOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.packed_stoch_round_fp8"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.PackedStochRoundFp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.packed_trunc_2xfp8"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.PackedTrunc2xFp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.permlane_swap"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.PermlaneSwapOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.permlane_var"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.PermlaneVarOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_atomic_cmpswap"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferAtomicCmpswapOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_atomic_fadd"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferAtomicFaddOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_atomic_fmax"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferAtomicFmaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_atomic_smax"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferAtomicSmaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_atomic_umin"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferAtomicUminOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_load"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.raw_buffer_store"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.RawBufferStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.scaled_ext_packed"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.ScaledExtPackedOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.scaled_ext_packed_matrix"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.ScaledExtPackedMatrixOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.scaled_mfma"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.ScaledMFMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.scaled_wmma"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.ScaledWMMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.sched_barrier"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.SchedBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.sparse_mfma"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.SparseMFMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.sparse_wmma"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.SparseWMMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.swizzle_bitmode"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.SwizzleBitModeOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.tensor_load_to_lds"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.TensorLoadToLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.tensor_store_from_lds"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.TensorStoreFromLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["amdgpu.transpose_load"], **options: Unpack[Options],
    ) -> PatternOn[amdgpu.TransposeLoadOp]: ...
    @overload
    def __call__(self, root: Literal["amdgpu.wmma"], **options: Unpack[Options]) -> PatternOn[amdgpu.WMMAOp]: ...
    @overload
    def __call__(self, root: Literal["arith.addf"], **options: Unpack[Options]) -> PatternOn[arith.AddFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.addi"], **options: Unpack[Options]) -> PatternOn[arith.AddIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.addui_extended"], **options: Unpack[Options],
    ) -> PatternOn[arith.AddUIExtendedOp]: ...
    @overload
    def __call__(self, root: Literal["arith.andi"], **options: Unpack[Options]) -> PatternOn[arith.AndIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.bitcast"], **options: Unpack[Options]) -> PatternOn[arith.BitcastOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.ceildivsi"], **options: Unpack[Options],
    ) -> PatternOn[arith.CeilDivSIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.ceildivui"], **options: Unpack[Options],
    ) -> PatternOn[arith.CeilDivUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.cmpf"], **options: Unpack[Options]) -> PatternOn[arith.CmpFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.cmpi"], **options: Unpack[Options]) -> PatternOn[arith.CmpIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.constant"], **options: Unpack[Options]) -> PatternOn[arith.ConstantOp]: ...
    @overload
    def __call__(self, root: Literal["arith.convertf"], **options: Unpack[Options]) -> PatternOn[arith.ConvertFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.divf"], **options: Unpack[Options]) -> PatternOn[arith.DivFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.divsi"], **options: Unpack[Options]) -> PatternOn[arith.DivSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.divui"], **options: Unpack[Options]) -> PatternOn[arith.DivUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.extf"], **options: Unpack[Options]) -> PatternOn[arith.ExtFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.extsi"], **options: Unpack[Options]) -> PatternOn[arith.ExtSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.extui"], **options: Unpack[Options]) -> PatternOn[arith.ExtUIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.floordivsi"], **options: Unpack[Options],
    ) -> PatternOn[arith.FloorDivSIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.flush_denormals"], **options: Unpack[Options],
    ) -> PatternOn[arith.FlushDenormalsOp]: ...
    @overload
    def __call__(self, root: Literal["arith.fptosi"], **options: Unpack[Options]) -> PatternOn[arith.FPToSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.fptoui"], **options: Unpack[Options]) -> PatternOn[arith.FPToUIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.index_cast"], **options: Unpack[Options],
    ) -> PatternOn[arith.IndexCastOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.index_castui"], **options: Unpack[Options],
    ) -> PatternOn[arith.IndexCastUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.maximumf"], **options: Unpack[Options]) -> PatternOn[arith.MaximumFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.maxnumf"], **options: Unpack[Options]) -> PatternOn[arith.MaxNumFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.maxsi"], **options: Unpack[Options]) -> PatternOn[arith.MaxSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.maxui"], **options: Unpack[Options]) -> PatternOn[arith.MaxUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.minimumf"], **options: Unpack[Options]) -> PatternOn[arith.MinimumFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.minnumf"], **options: Unpack[Options]) -> PatternOn[arith.MinNumFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.minsi"], **options: Unpack[Options]) -> PatternOn[arith.MinSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.minui"], **options: Unpack[Options]) -> PatternOn[arith.MinUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.mulf"], **options: Unpack[Options]) -> PatternOn[arith.MulFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.muli"], **options: Unpack[Options]) -> PatternOn[arith.MulIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.mulsi_extended"], **options: Unpack[Options],
    ) -> PatternOn[arith.MulSIExtendedOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.mului_extended"], **options: Unpack[Options],
    ) -> PatternOn[arith.MulUIExtendedOp]: ...
    @overload
    def __call__(self, root: Literal["arith.negf"], **options: Unpack[Options]) -> PatternOn[arith.NegFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.ori"], **options: Unpack[Options]) -> PatternOn[arith.OrIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.remf"], **options: Unpack[Options]) -> PatternOn[arith.RemFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.remsi"], **options: Unpack[Options]) -> PatternOn[arith.RemSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.remui"], **options: Unpack[Options]) -> PatternOn[arith.RemUIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.scaling_extf"], **options: Unpack[Options],
    ) -> PatternOn[arith.ScalingExtFOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.scaling_truncf"], **options: Unpack[Options],
    ) -> PatternOn[arith.ScalingTruncFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.select"], **options: Unpack[Options]) -> PatternOn[arith.SelectOp]: ...
    @overload
    def __call__(self, root: Literal["arith.shli"], **options: Unpack[Options]) -> PatternOn[arith.ShLIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.shrsi"], **options: Unpack[Options]) -> PatternOn[arith.ShRSIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.shrui"], **options: Unpack[Options]) -> PatternOn[arith.ShRUIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.sitofp"], **options: Unpack[Options]) -> PatternOn[arith.SIToFPOp]: ...
    @overload
    def __call__(self, root: Literal["arith.subf"], **options: Unpack[Options]) -> PatternOn[arith.SubFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.subi"], **options: Unpack[Options]) -> PatternOn[arith.SubIOp]: ...
    @overload
    def __call__(
        self, root: Literal["arith.subui_extended"], **options: Unpack[Options],
    ) -> PatternOn[arith.SubUIExtendedOp]: ...
    @overload
    def __call__(self, root: Literal["arith.truncf"], **options: Unpack[Options]) -> PatternOn[arith.TruncFOp]: ...
    @overload
    def __call__(self, root: Literal["arith.trunci"], **options: Unpack[Options]) -> PatternOn[arith.TruncIOp]: ...
    @overload
    def __call__(self, root: Literal["arith.uitofp"], **options: Unpack[Options]) -> PatternOn[arith.UIToFPOp]: ...
    @overload
    def __call__(self, root: Literal["arith.xori"], **options: Unpack[Options]) -> PatternOn[arith.XOrIOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.alloc_tensor"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.AllocTensorOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.clone"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.CloneOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.dealloc"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.DeallocOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.dealloc_tensor"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.DeallocTensorOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.materialize_in_destination"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.MaterializeInDestinationOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.to_buffer"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.ToBufferOp]: ...
    @overload
    def __call__(
        self, root: Literal["bufferization.to_tensor"], **options: Unpack[Options],
    ) -> PatternOn[bufferization.ToTensorOp]: ...
    @overload
    def __call__(self, root: Literal["builtin.module"], **options: Unpack[Options]) -> PatternOn[builtin.ModuleOp]: ...
    @overload
    def __call__(
        self, root: Literal["builtin.unrealized_conversion_cast"], **options: Unpack[Options],
    ) -> PatternOn[builtin.UnrealizedConversionCastOp]: ...
    @overload
    def __call__(self, root: Literal["cf.assert"], **options: Unpack[Options]) -> PatternOn[cf.AssertOp]: ...
    @overload
    def __call__(self, root: Literal["cf.br"], **options: Unpack[Options]) -> PatternOn[cf.BranchOp]: ...
    @overload
    def __call__(self, root: Literal["cf.cond_br"], **options: Unpack[Options]) -> PatternOn[cf.CondBranchOp]: ...
    @overload
    def __call__(self, root: Literal["cf.switch"], **options: Unpack[Options]) -> PatternOn[cf.SwitchOp]: ...
    @overload
    def __call__(self, root: Literal["complex.abs"], **options: Unpack[Options]) -> PatternOn[complex.AbsOp]: ...
    @overload
    def __call__(self, root: Literal["complex.add"], **options: Unpack[Options]) -> PatternOn[complex.AddOp]: ...
    @overload
    def __call__(self, root: Literal["complex.angle"], **options: Unpack[Options]) -> PatternOn[complex.AngleOp]: ...
    @overload
    def __call__(self, root: Literal["complex.atan2"], **options: Unpack[Options]) -> PatternOn[complex.Atan2Op]: ...
    @overload
    def __call__(
        self, root: Literal["complex.bitcast"], **options: Unpack[Options],
    ) -> PatternOn[complex.BitcastOp]: ...
    @overload
    def __call__(self, root: Literal["complex.conj"], **options: Unpack[Options]) -> PatternOn[complex.ConjOp]: ...
    @overload
    def __call__(
        self, root: Literal["complex.constant"], **options: Unpack[Options],
    ) -> PatternOn[complex.ConstantOp]: ...
    @overload
    def __call__(self, root: Literal["complex.cos"], **options: Unpack[Options]) -> PatternOn[complex.CosOp]: ...
    @overload
    def __call__(self, root: Literal["complex.create"], **options: Unpack[Options]) -> PatternOn[complex.CreateOp]: ...
    @overload
    def __call__(self, root: Literal["complex.div"], **options: Unpack[Options]) -> PatternOn[complex.DivOp]: ...
    @overload
    def __call__(self, root: Literal["complex.eq"], **options: Unpack[Options]) -> PatternOn[complex.EqualOp]: ...
    @overload
    def __call__(self, root: Literal["complex.exp"], **options: Unpack[Options]) -> PatternOn[complex.ExpOp]: ...
    @overload
    def __call__(self, root: Literal["complex.expm1"], **options: Unpack[Options]) -> PatternOn[complex.Expm1Op]: ...
    @overload
    def __call__(self, root: Literal["complex.im"], **options: Unpack[Options]) -> PatternOn[complex.ImOp]: ...
    @overload
    def __call__(self, root: Literal["complex.log"], **options: Unpack[Options]) -> PatternOn[complex.LogOp]: ...
    @overload
    def __call__(self, root: Literal["complex.log1p"], **options: Unpack[Options]) -> PatternOn[complex.Log1pOp]: ...
    @overload
    def __call__(self, root: Literal["complex.mul"], **options: Unpack[Options]) -> PatternOn[complex.MulOp]: ...
    @overload
    def __call__(self, root: Literal["complex.neg"], **options: Unpack[Options]) -> PatternOn[complex.NegOp]: ...
    @overload
    def __call__(self, root: Literal["complex.neq"], **options: Unpack[Options]) -> PatternOn[complex.NotEqualOp]: ...
    @overload
    def __call__(self, root: Literal["complex.pow"], **options: Unpack[Options]) -> PatternOn[complex.PowOp]: ...
    @overload
    def __call__(self, root: Literal["complex.powi"], **options: Unpack[Options]) -> PatternOn[complex.PowiOp]: ...
    @overload
    def __call__(self, root: Literal["complex.re"], **options: Unpack[Options]) -> PatternOn[complex.ReOp]: ...
    @overload
    def __call__(self, root: Literal["complex.rsqrt"], **options: Unpack[Options]) -> PatternOn[complex.RsqrtOp]: ...
    @overload
    def __call__(self, root: Literal["complex.sign"], **options: Unpack[Options]) -> PatternOn[complex.SignOp]: ...
    @overload
    def __call__(self, root: Literal["complex.sin"], **options: Unpack[Options]) -> PatternOn[complex.SinOp]: ...
    @overload
    def __call__(self, root: Literal["complex.sqrt"], **options: Unpack[Options]) -> PatternOn[complex.SqrtOp]: ...
    @overload
    def __call__(self, root: Literal["complex.sub"], **options: Unpack[Options]) -> PatternOn[complex.SubOp]: ...
    @overload
    def __call__(self, root: Literal["complex.tan"], **options: Unpack[Options]) -> PatternOn[complex.TanOp]: ...
    @overload
    def __call__(self, root: Literal["complex.tanh"], **options: Unpack[Options]) -> PatternOn[complex.TanhOp]: ...
    @overload
    def __call__(self, root: Literal["func.call"], **options: Unpack[Options]) -> PatternOn[func.CallOp]: ...
    @overload
    def __call__(
        self, root: Literal["func.call_indirect"], **options: Unpack[Options],
    ) -> PatternOn[func.CallIndirectOp]: ...
    @overload
    def __call__(self, root: Literal["func.constant"], **options: Unpack[Options]) -> PatternOn[func.ConstantOp]: ...
    @overload
    def __call__(self, root: Literal["func.func"], **options: Unpack[Options]) -> PatternOn[func.FuncOp]: ...
    @overload
    def __call__(self, root: Literal["func.return"], **options: Unpack[Options]) -> PatternOn[func.ReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["gluon.set_auto_layout"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.gluon.SetAutoLayoutOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.all_reduce"], **options: Unpack[Options]) -> PatternOn[gpu.AllReduceOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.alloc"], **options: Unpack[Options]) -> PatternOn[gpu.AllocOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.ballot"], **options: Unpack[Options]) -> PatternOn[gpu.BallotOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.barrier"], **options: Unpack[Options]) -> PatternOn[gpu.BarrierOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.binary"], **options: Unpack[Options]) -> PatternOn[gpu.BinaryOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.block_dim"], **options: Unpack[Options]) -> PatternOn[gpu.BlockDimOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.block_id"], **options: Unpack[Options]) -> PatternOn[gpu.BlockIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.cluster_block_id"], **options: Unpack[Options],
    ) -> PatternOn[gpu.ClusterBlockIdOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.cluster_dim"], **options: Unpack[Options]) -> PatternOn[gpu.ClusterDimOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.cluster_dim_blocks"], **options: Unpack[Options],
    ) -> PatternOn[gpu.ClusterDimBlocksOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.cluster_id"], **options: Unpack[Options]) -> PatternOn[gpu.ClusterIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.create_2to4_spmat"], **options: Unpack[Options],
    ) -> PatternOn[gpu.Create2To4SpMatOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.create_bsr"], **options: Unpack[Options]) -> PatternOn[gpu.CreateBsrOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.create_coo"], **options: Unpack[Options]) -> PatternOn[gpu.CreateCooOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.create_coo_aos"], **options: Unpack[Options],
    ) -> PatternOn[gpu.CreateCooAoSOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.create_csc"], **options: Unpack[Options]) -> PatternOn[gpu.CreateCscOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.create_csr"], **options: Unpack[Options]) -> PatternOn[gpu.CreateCsrOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.create_dn_tensor"], **options: Unpack[Options],
    ) -> PatternOn[gpu.CreateDnTensorOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.dealloc"], **options: Unpack[Options]) -> PatternOn[gpu.DeallocOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.destroy_dn_tensor"], **options: Unpack[Options],
    ) -> PatternOn[gpu.DestroyDnTensorOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.destroy_sp_mat"], **options: Unpack[Options],
    ) -> PatternOn[gpu.DestroySpMatOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.dynamic_shared_memory"], **options: Unpack[Options],
    ) -> PatternOn[gpu.DynamicSharedMemoryOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.func"], **options: Unpack[Options]) -> PatternOn[gpu.GPUFuncOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.global_id"], **options: Unpack[Options]) -> PatternOn[gpu.GlobalIdOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.grid_dim"], **options: Unpack[Options]) -> PatternOn[gpu.GridDimOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.host_register"], **options: Unpack[Options],
    ) -> PatternOn[gpu.HostRegisterOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.host_unregister"], **options: Unpack[Options],
    ) -> PatternOn[gpu.HostUnregisterOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.initialize_named_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpu.InitializeNamedBarrierOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.lane_id"], **options: Unpack[Options]) -> PatternOn[gpu.LaneIdOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.launch"], **options: Unpack[Options]) -> PatternOn[gpu.LaunchOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.launch_func"], **options: Unpack[Options]) -> PatternOn[gpu.LaunchFuncOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.memcpy"], **options: Unpack[Options]) -> PatternOn[gpu.MemcpyOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.memset"], **options: Unpack[Options]) -> PatternOn[gpu.MemsetOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.module"], **options: Unpack[Options]) -> PatternOn[gpu.GPUModuleOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.num_subgroups"], **options: Unpack[Options],
    ) -> PatternOn[gpu.NumSubgroupsOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.printf"], **options: Unpack[Options]) -> PatternOn[gpu.PrintfOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.return"], **options: Unpack[Options]) -> PatternOn[gpu.ReturnOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.rotate"], **options: Unpack[Options]) -> PatternOn[gpu.RotateOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.sddmm"], **options: Unpack[Options]) -> PatternOn[gpu.SDDMMOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.sddmm_buffer_size"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SDDMMBufferSizeOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.set_csr_pointers"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SetCsrPointersOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.set_default_device"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SetDefaultDeviceOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.shuffle"], **options: Unpack[Options]) -> PatternOn[gpu.ShuffleOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.spgemm_copy"], **options: Unpack[Options]) -> PatternOn[gpu.SpGEMMCopyOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spgemm_create_descr"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpGEMMCreateDescrOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spgemm_destroy_descr"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpGEMMDestroyDescrOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spgemm_work_estimation_or_compute"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpGEMMWorkEstimationOrComputeOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spmat_get_size"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpMatGetSizeOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.spmm"], **options: Unpack[Options]) -> PatternOn[gpu.SpMMOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spmm_buffer_size"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpMMBufferSizeOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.spmv"], **options: Unpack[Options]) -> PatternOn[gpu.SpMVOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.spmv_buffer_size"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SpMVBufferSizeOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_broadcast"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupBroadcastOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.subgroup_id"], **options: Unpack[Options]) -> PatternOn[gpu.SubgroupIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_compute"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaComputeOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_constant_matrix"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaConstantMatrixOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_elementwise"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaElementwiseOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_extract_thread_local"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaExtractThreadLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_insert_thread_local"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaInsertThreadLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_load_matrix"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaLoadMatrixOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_mma_store_matrix"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupMmaStoreMatrixOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_reduce"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.subgroup_size"], **options: Unpack[Options],
    ) -> PatternOn[gpu.SubgroupSizeOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.terminator"], **options: Unpack[Options]) -> PatternOn[gpu.TerminatorOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.thread_id"], **options: Unpack[Options]) -> PatternOn[gpu.ThreadIdOp]: ...
    @overload
    def __call__(self, root: Literal["gpu.wait"], **options: Unpack[Options]) -> PatternOn[gpu.WaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["gpu.warp_execute_on_lane_0"], **options: Unpack[Options],
    ) -> PatternOn[gpu.WarpExecuteOnLane0Op]: ...
    @overload
    def __call__(self, root: Literal["gpu.yield"], **options: Unpack[Options]) -> PatternOn[gpu.YieldOp]: ...
    @overload
    def __call__(self, root: Literal["index.add"], **options: Unpack[Options]) -> PatternOn[index.AddOp]: ...
    @overload
    def __call__(self, root: Literal["index.and"], **options: Unpack[Options]) -> PatternOn[index.AndOp]: ...
    @overload
    def __call__(
        self, root: Literal["index.bool.constant"], **options: Unpack[Options],
    ) -> PatternOn[index.BoolConstantOp]: ...
    @overload
    def __call__(self, root: Literal["index.casts"], **options: Unpack[Options]) -> PatternOn[index.CastSOp]: ...
    @overload
    def __call__(self, root: Literal["index.castu"], **options: Unpack[Options]) -> PatternOn[index.CastUOp]: ...
    @overload
    def __call__(self, root: Literal["index.ceildivs"], **options: Unpack[Options]) -> PatternOn[index.CeilDivSOp]: ...
    @overload
    def __call__(self, root: Literal["index.ceildivu"], **options: Unpack[Options]) -> PatternOn[index.CeilDivUOp]: ...
    @overload
    def __call__(self, root: Literal["index.cmp"], **options: Unpack[Options]) -> PatternOn[index.CmpOp]: ...
    @overload
    def __call__(self, root: Literal["index.constant"], **options: Unpack[Options]) -> PatternOn[index.ConstantOp]: ...
    @overload
    def __call__(self, root: Literal["index.divs"], **options: Unpack[Options]) -> PatternOn[index.DivSOp]: ...
    @overload
    def __call__(self, root: Literal["index.divu"], **options: Unpack[Options]) -> PatternOn[index.DivUOp]: ...
    @overload
    def __call__(
        self, root: Literal["index.floordivs"], **options: Unpack[Options],
    ) -> PatternOn[index.FloorDivSOp]: ...
    @overload
    def __call__(self, root: Literal["index.maxs"], **options: Unpack[Options]) -> PatternOn[index.MaxSOp]: ...
    @overload
    def __call__(self, root: Literal["index.maxu"], **options: Unpack[Options]) -> PatternOn[index.MaxUOp]: ...
    @overload
    def __call__(self, root: Literal["index.mins"], **options: Unpack[Options]) -> PatternOn[index.MinSOp]: ...
    @overload
    def __call__(self, root: Literal["index.minu"], **options: Unpack[Options]) -> PatternOn[index.MinUOp]: ...
    @overload
    def __call__(self, root: Literal["index.mul"], **options: Unpack[Options]) -> PatternOn[index.MulOp]: ...
    @overload
    def __call__(self, root: Literal["index.or"], **options: Unpack[Options]) -> PatternOn[index.OrOp]: ...
    @overload
    def __call__(self, root: Literal["index.rems"], **options: Unpack[Options]) -> PatternOn[index.RemSOp]: ...
    @overload
    def __call__(self, root: Literal["index.remu"], **options: Unpack[Options]) -> PatternOn[index.RemUOp]: ...
    @overload
    def __call__(self, root: Literal["index.shl"], **options: Unpack[Options]) -> PatternOn[index.ShlOp]: ...
    @overload
    def __call__(self, root: Literal["index.shrs"], **options: Unpack[Options]) -> PatternOn[index.ShrSOp]: ...
    @overload
    def __call__(self, root: Literal["index.shru"], **options: Unpack[Options]) -> PatternOn[index.ShrUOp]: ...
    @overload
    def __call__(self, root: Literal["index.sizeof"], **options: Unpack[Options]) -> PatternOn[index.SizeOfOp]: ...
    @overload
    def __call__(self, root: Literal["index.sub"], **options: Unpack[Options]) -> PatternOn[index.SubOp]: ...
    @overload
    def __call__(self, root: Literal["index.xor"], **options: Unpack[Options]) -> PatternOn[index.XOrOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_gpu.barrier_region"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_gpu.ops.BarrierRegionOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_gpu.multi_mma"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_gpu.ops.MultiMmaOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_gpu.value_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_gpu.ops.ValueBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_gpu.yield"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_gpu.ops.YieldOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_vector_ext.to_layout"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_vector_ext.ops.ToLayoutOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_vector_ext.to_simd"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_vector_ext.ops.ToSIMDOp]: ...
    @overload
    def __call__(
        self, root: Literal["iree_vector_ext.to_simt"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.iree_vector_ext.ops.ToSIMTOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.abs"], **options: Unpack[Options]) -> PatternOn[linalg.AbsOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.add"], **options: Unpack[Options]) -> PatternOn[linalg.AddOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.batch_matmul"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BatchMatmulOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.batch_matvec"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BatchMatvecOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.batch_mmt4d"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BatchMmt4DOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.batch_reduce_matmul"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BatchReduceMatmulOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.batch_vecmat"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BatchVecmatOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.broadcast"], **options: Unpack[Options],
    ) -> PatternOn[linalg.BroadcastOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.ceil"], **options: Unpack[Options]) -> PatternOn[linalg.CeilOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.contract"], **options: Unpack[Options],
    ) -> PatternOn[linalg.ContractOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.conv_1d"], **options: Unpack[Options]) -> PatternOn[linalg.Conv1DOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_1d_ncw_fcw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv1DNcwFcwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_1d_nwc_wcf"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv1DNwcWcfOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.conv_2d"], **options: Unpack[Options]) -> PatternOn[linalg.Conv2DOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nchw_fchw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNchwFchwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nchw_fchw_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNchwFchwQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_ngchw_fgchw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNgchwFgchwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_ngchw_gfchw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNgchwGfchwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_ngchw_gfchw_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNgchwGfchwQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwc_fhwc"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwcFhwcOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwc_fhwc_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwcFhwcQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwc_hwcf"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwcHwcfOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwc_hwcf_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwcHwcfQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwgc_gfhwc"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwgcGfhwcOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_2d_nhwgc_gfhwc_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv2DNhwgcGfhwcQOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.conv_3d"], **options: Unpack[Options]) -> PatternOn[linalg.Conv3DOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_3d_ncdhw_fcdhw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv3DNcdhwFcdhwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_3d_ndhwc_dhwcf"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv3DNdhwcDhwcfOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.conv_3d_ndhwc_dhwcf_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.Conv3DNdhwcDhwcfQOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.copy"], **options: Unpack[Options]) -> PatternOn[linalg.CopyOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_1d_ncw_cw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv1DNcwCwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_1d_nwc_wc"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv1DNwcWcOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_1d_nwc_wcm"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv1DNwcWcmOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_2d_nchw_chw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv2DNchwChwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_2d_nhwc_hwc"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv2DNhwcHwcOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_2d_nhwc_hwc_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv2DNhwcHwcQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_2d_nhwc_hwcm"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv2DNhwcHwcmOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_2d_nhwc_hwcm_q"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv2DNhwcHwcmQOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_3d_ncdhw_cdhw"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv3DNcdhwCdhwOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_3d_ndhwc_dhwc"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv3DNdhwcDhwcOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.depthwise_conv_3d_ndhwc_dhwcm"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DepthwiseConv3DNdhwcDhwcmOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.div"], **options: Unpack[Options]) -> PatternOn[linalg.DivOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.div_unsigned"], **options: Unpack[Options],
    ) -> PatternOn[linalg.DivUnsignedOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.dot"], **options: Unpack[Options]) -> PatternOn[linalg.DotOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.elementwise"], **options: Unpack[Options],
    ) -> PatternOn[linalg.ElementwiseOp_]: ...
    @overload
    def __call__(self, root: Literal["linalg.erf"], **options: Unpack[Options]) -> PatternOn[linalg.ErfOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.exp"], **options: Unpack[Options]) -> PatternOn[linalg.ExpOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.fill"], **options: Unpack[Options]) -> PatternOn[linalg.FillOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.fill_rng_2d"], **options: Unpack[Options],
    ) -> PatternOn[linalg.FillRng2DOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.floor"], **options: Unpack[Options]) -> PatternOn[linalg.FloorOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.generic"], **options: Unpack[Options]) -> PatternOn[linalg.GenericOp_]: ...
    @overload
    def __call__(self, root: Literal["linalg.index"], **options: Unpack[Options]) -> PatternOn[linalg.IndexOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.log"], **options: Unpack[Options]) -> PatternOn[linalg.LogOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.map"], **options: Unpack[Options]) -> PatternOn[linalg.MapOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.matmul"], **options: Unpack[Options]) -> PatternOn[linalg.MatmulOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.matvec"], **options: Unpack[Options]) -> PatternOn[linalg.MatvecOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.max"], **options: Unpack[Options]) -> PatternOn[linalg.MaxOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.min"], **options: Unpack[Options]) -> PatternOn[linalg.MinOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.mmt4d"], **options: Unpack[Options]) -> PatternOn[linalg.Mmt4DOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.mul"], **options: Unpack[Options]) -> PatternOn[linalg.MulOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.negf"], **options: Unpack[Options]) -> PatternOn[linalg.NegFOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.pack"], **options: Unpack[Options]) -> PatternOn[linalg.PackOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nchw_max"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNchwMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nchw_sum"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNchwSumOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_ncw_max"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNcwMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_ncw_sum"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNcwSumOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_ndhwc_max"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNdhwcMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_ndhwc_min"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNdhwcMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_ndhwc_sum"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNdhwcSumOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nhwc_max"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNhwcMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nhwc_max_unsigned"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNhwcMaxUnsignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nhwc_min"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNhwcMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nhwc_min_unsigned"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNhwcMinUnsignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nhwc_sum"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNhwcSumOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nwc_max"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNwcMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nwc_max_unsigned"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNwcMaxUnsignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nwc_min"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNwcMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nwc_min_unsigned"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNwcMinUnsignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.pooling_nwc_sum"], **options: Unpack[Options],
    ) -> PatternOn[linalg.PoolingNwcSumOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.powf"], **options: Unpack[Options]) -> PatternOn[linalg.PowFOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.quantized_batch_matmul"], **options: Unpack[Options],
    ) -> PatternOn[linalg.QuantizedBatchMatmulOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.quantized_matmul"], **options: Unpack[Options],
    ) -> PatternOn[linalg.QuantizedMatmulOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.reciprocal"], **options: Unpack[Options],
    ) -> PatternOn[linalg.ReciprocalOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.reduce"], **options: Unpack[Options]) -> PatternOn[linalg.ReduceOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.round"], **options: Unpack[Options]) -> PatternOn[linalg.RoundOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.rsqrt"], **options: Unpack[Options]) -> PatternOn[linalg.RsqrtOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.select"], **options: Unpack[Options]) -> PatternOn[linalg.SelectOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.softmax"], **options: Unpack[Options]) -> PatternOn[linalg.SoftmaxOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.sqrt"], **options: Unpack[Options]) -> PatternOn[linalg.SqrtOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.square"], **options: Unpack[Options]) -> PatternOn[linalg.SquareOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.sub"], **options: Unpack[Options]) -> PatternOn[linalg.SubOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.tanh"], **options: Unpack[Options]) -> PatternOn[linalg.TanhOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.transpose"], **options: Unpack[Options],
    ) -> PatternOn[linalg.TransposeOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.unpack"], **options: Unpack[Options]) -> PatternOn[linalg.UnPackOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.vecmat"], **options: Unpack[Options]) -> PatternOn[linalg.VecmatOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.winograd_filter_transform"], **options: Unpack[Options],
    ) -> PatternOn[linalg.WinogradFilterTransformOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.winograd_input_transform"], **options: Unpack[Options],
    ) -> PatternOn[linalg.WinogradInputTransformOp]: ...
    @overload
    def __call__(
        self, root: Literal["linalg.winograd_output_transform"], **options: Unpack[Options],
    ) -> PatternOn[linalg.WinogradOutputTransformOp]: ...
    @overload
    def __call__(self, root: Literal["linalg.yield"], **options: Unpack[Options]) -> PatternOn[linalg.YieldOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.add"], **options: Unpack[Options]) -> PatternOn[llvm.AddOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.addrspacecast"], **options: Unpack[Options],
    ) -> PatternOn[llvm.AddrSpaceCastOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.alloca"], **options: Unpack[Options]) -> PatternOn[llvm.AllocaOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.and"], **options: Unpack[Options]) -> PatternOn[llvm.AndOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.ashr"], **options: Unpack[Options]) -> PatternOn[llvm.AShrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.atomicrmw"], **options: Unpack[Options]) -> PatternOn[llvm.AtomicRMWOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.bitcast"], **options: Unpack[Options]) -> PatternOn[llvm.BitcastOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.blockaddress"], **options: Unpack[Options],
    ) -> PatternOn[llvm.BlockAddressOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.blocktag"], **options: Unpack[Options]) -> PatternOn[llvm.BlockTagOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.br"], **options: Unpack[Options]) -> PatternOn[llvm.BrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.call"], **options: Unpack[Options]) -> PatternOn[llvm.CallOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.call_intrinsic"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CallIntrinsicOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.cmpxchg"], **options: Unpack[Options],
    ) -> PatternOn[llvm.AtomicCmpXchgOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.comdat"], **options: Unpack[Options]) -> PatternOn[llvm.ComdatOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.comdat_selector"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ComdatSelectorOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.cond_br"], **options: Unpack[Options]) -> PatternOn[llvm.CondBrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.dso_local_equivalent"], **options: Unpack[Options],
    ) -> PatternOn[llvm.DSOLocalEquivalentOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.extractelement"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ExtractElementOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.extractvalue"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ExtractValueOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fadd"], **options: Unpack[Options]) -> PatternOn[llvm.FAddOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fcmp"], **options: Unpack[Options]) -> PatternOn[llvm.FCmpOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fdiv"], **options: Unpack[Options]) -> PatternOn[llvm.FDivOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fence"], **options: Unpack[Options]) -> PatternOn[llvm.FenceOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fmul"], **options: Unpack[Options]) -> PatternOn[llvm.FMulOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fneg"], **options: Unpack[Options]) -> PatternOn[llvm.FNegOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fpext"], **options: Unpack[Options]) -> PatternOn[llvm.FPExtOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fptosi"], **options: Unpack[Options]) -> PatternOn[llvm.FPToSIOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fptoui"], **options: Unpack[Options]) -> PatternOn[llvm.FPToUIOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fptrunc"], **options: Unpack[Options]) -> PatternOn[llvm.FPTruncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.freeze"], **options: Unpack[Options]) -> PatternOn[llvm.FreezeOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.frem"], **options: Unpack[Options]) -> PatternOn[llvm.FRemOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.fsub"], **options: Unpack[Options]) -> PatternOn[llvm.FSubOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.func"], **options: Unpack[Options]) -> PatternOn[llvm.LLVMFuncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.getelementptr"], **options: Unpack[Options]) -> PatternOn[llvm.GEPOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.icmp"], **options: Unpack[Options]) -> PatternOn[llvm.ICmpOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.indirectbr"], **options: Unpack[Options],
    ) -> PatternOn[llvm.IndirectBrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.inline_asm"], **options: Unpack[Options]) -> PatternOn[llvm.InlineAsmOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.insertelement"], **options: Unpack[Options],
    ) -> PatternOn[llvm.InsertElementOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.insertvalue"], **options: Unpack[Options],
    ) -> PatternOn[llvm.InsertValueOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.abs"], **options: Unpack[Options]) -> PatternOn[llvm.AbsOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.acos"], **options: Unpack[Options]) -> PatternOn[llvm.ACosOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.annotation"], **options: Unpack[Options],
    ) -> PatternOn[llvm.Annotation]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.arithmetic.fence"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ArithmeticFenceOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.asin"], **options: Unpack[Options]) -> PatternOn[llvm.ASinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.assume"], **options: Unpack[Options]) -> PatternOn[llvm.AssumeOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.atan"], **options: Unpack[Options]) -> PatternOn[llvm.ATanOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.atan2"], **options: Unpack[Options]) -> PatternOn[llvm.ATan2Op]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.bitreverse"], **options: Unpack[Options],
    ) -> PatternOn[llvm.BitReverseOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.bswap"], **options: Unpack[Options]) -> PatternOn[llvm.ByteSwapOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ceil"], **options: Unpack[Options]) -> PatternOn[llvm.FCeilOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.copysign"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CopySignOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.align"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroAlignOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.alloc"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.await.suspend.bool"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroAwaitSuspendBoolOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.await.suspend.handle"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroAwaitSuspendHandleOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.await.suspend.void"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroAwaitSuspendVoidOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.begin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroBeginOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.dead"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroDeadOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.destroy"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroDestroyOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.done"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroDoneOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.end"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroEndOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.frame"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroFrameOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.free"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroFreeOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.coro.id"], **options: Unpack[Options]) -> PatternOn[llvm.CoroIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.is_in_ramp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroIsInRampOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.noop"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroNoopOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.promise"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroPromiseOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.resume"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroResumeOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.save"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroSaveOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.size"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroSizeOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.coro.suspend"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CoroSuspendOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.cos"], **options: Unpack[Options]) -> PatternOn[llvm.CosOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.cosh"], **options: Unpack[Options]) -> PatternOn[llvm.CoshOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.ctlz"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CountLeadingZerosOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ctpop"], **options: Unpack[Options]) -> PatternOn[llvm.CtPopOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.cttz"], **options: Unpack[Options],
    ) -> PatternOn[llvm.CountTrailingZerosOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.dbg.declare"], **options: Unpack[Options],
    ) -> PatternOn[llvm.DbgDeclareOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.dbg.label"], **options: Unpack[Options],
    ) -> PatternOn[llvm.DbgLabelOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.dbg.value"], **options: Unpack[Options],
    ) -> PatternOn[llvm.DbgValueOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.debugtrap"], **options: Unpack[Options],
    ) -> PatternOn[llvm.DebugTrap]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.eh.typeid.for"], **options: Unpack[Options],
    ) -> PatternOn[llvm.EhTypeidForOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.exp"], **options: Unpack[Options]) -> PatternOn[llvm.ExpOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.exp10"], **options: Unpack[Options]) -> PatternOn[llvm.Exp10Op]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.exp2"], **options: Unpack[Options]) -> PatternOn[llvm.Exp2Op]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.expect"], **options: Unpack[Options]) -> PatternOn[llvm.ExpectOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.expect.with.probability"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ExpectWithProbabilityOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.acos"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedACosIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.asin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedASinIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.atan"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedATanIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.atan2"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedATan2Intr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.ceil"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedCeilIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.cos"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedCosIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.cosh"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedCoshIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.exp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedExpIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.exp2"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedExp2Intr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fadd"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFAddIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fcmp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFCmpIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fcmps"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFCmpSIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fdiv"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFDivIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.floor"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFloorIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fma"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFMAIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fmul"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFMulIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fmuladd"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFMulAddIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fpext"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFPExtIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fptosi"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFPToSIIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fptoui"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFPToUIIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fptrunc"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFPTruncIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.frem"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFRemIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.fsub"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedFSubIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.ldexp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLdexpIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.llrint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLLRintIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.llround"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLLRoundIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.log"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLogIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.log10"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLog10Intr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.log2"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLog2Intr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.lrint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLRintIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.lround"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedLRoundIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.maximum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedMaximumIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.maxnum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedMaxNumIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.minimum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedMinimumIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.minnum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedMinNumIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.nearbyint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedNearbyIntIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.pow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedPowIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.powi"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedPowIIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.rint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedRIntIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.round"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedRoundIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.roundeven"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedRoundEvenIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.sin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedSinIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.sinh"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedSinhIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.sitofp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedSIToFP]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.sqrt"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedSqrtIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.tan"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedTanIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.tanh"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedTanhIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.trunc"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedTruncIntr]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.constrained.uitofp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstrainedUIToFP]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.noalias.scope.decl"], **options: Unpack[Options],
    ) -> PatternOn[llvm.NoAliasScopeDeclOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.vp.strided.load"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPStridedLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.experimental.vp.strided.store"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPStridedStoreOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.fabs"], **options: Unpack[Options]) -> PatternOn[llvm.FAbsOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.fake.use"], **options: Unpack[Options],
    ) -> PatternOn[llvm.FakeUseOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.floor"], **options: Unpack[Options]) -> PatternOn[llvm.FFloorOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.fma"], **options: Unpack[Options]) -> PatternOn[llvm.FMAOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.fmuladd"], **options: Unpack[Options]) -> PatternOn[llvm.FMulAddOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.frexp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.FractionExpOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.fshl"], **options: Unpack[Options]) -> PatternOn[llvm.FshlOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.fshr"], **options: Unpack[Options]) -> PatternOn[llvm.FshrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.get.active.lane.mask"], **options: Unpack[Options],
    ) -> PatternOn[llvm.GetActiveLaneMaskOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.invariant.end"], **options: Unpack[Options],
    ) -> PatternOn[llvm.InvariantEndOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.invariant.start"], **options: Unpack[Options],
    ) -> PatternOn[llvm.InvariantStartOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.is.constant"], **options: Unpack[Options],
    ) -> PatternOn[llvm.IsConstantOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.is.fpclass"], **options: Unpack[Options],
    ) -> PatternOn[llvm.IsFPClass]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.launder.invariant.group"], **options: Unpack[Options],
    ) -> PatternOn[llvm.LaunderInvariantGroupOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ldexp"], **options: Unpack[Options]) -> PatternOn[llvm.LoadExpOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.lifetime.end"], **options: Unpack[Options],
    ) -> PatternOn[llvm.LifetimeEndOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.lifetime.start"], **options: Unpack[Options],
    ) -> PatternOn[llvm.LifetimeStartOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.llrint"], **options: Unpack[Options]) -> PatternOn[llvm.LlrintOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.llround"], **options: Unpack[Options]) -> PatternOn[llvm.LlroundOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.log"], **options: Unpack[Options]) -> PatternOn[llvm.LogOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.log10"], **options: Unpack[Options]) -> PatternOn[llvm.Log10Op]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.log2"], **options: Unpack[Options]) -> PatternOn[llvm.Log2Op]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.lrint"], **options: Unpack[Options]) -> PatternOn[llvm.LrintOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.lround"], **options: Unpack[Options]) -> PatternOn[llvm.LroundOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.compressstore"], **options: Unpack[Options],
    ) -> PatternOn[llvm.masked_compressstore]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.expandload"], **options: Unpack[Options],
    ) -> PatternOn[llvm.masked_expandload]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.gather"], **options: Unpack[Options],
    ) -> PatternOn[llvm.masked_gather]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.load"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MaskedLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.scatter"], **options: Unpack[Options],
    ) -> PatternOn[llvm.masked_scatter]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.masked.store"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MaskedStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.matrix.column.major.load"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MatrixColumnMajorLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.matrix.column.major.store"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MatrixColumnMajorStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.matrix.multiply"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MatrixMultiplyOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.matrix.transpose"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MatrixTransposeOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.maximum"], **options: Unpack[Options]) -> PatternOn[llvm.MaximumOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.maxnum"], **options: Unpack[Options]) -> PatternOn[llvm.MaxNumOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.memcpy"], **options: Unpack[Options]) -> PatternOn[llvm.MemcpyOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.memcpy.inline"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MemcpyInlineOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.memmove"], **options: Unpack[Options]) -> PatternOn[llvm.MemmoveOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.memset"], **options: Unpack[Options]) -> PatternOn[llvm.MemsetOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.memset.inline"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MemsetInlineOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.minimum"], **options: Unpack[Options]) -> PatternOn[llvm.MinimumOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.minnum"], **options: Unpack[Options]) -> PatternOn[llvm.MinNumOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.nearbyint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.NearbyintOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.pow"], **options: Unpack[Options]) -> PatternOn[llvm.PowOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.powi"], **options: Unpack[Options]) -> PatternOn[llvm.PowIOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.prefetch"], **options: Unpack[Options]) -> PatternOn[llvm.Prefetch]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.ptr.annotation"], **options: Unpack[Options],
    ) -> PatternOn[llvm.PtrAnnotation]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ptrmask"], **options: Unpack[Options]) -> PatternOn[llvm.PtrMaskOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.rint"], **options: Unpack[Options]) -> PatternOn[llvm.RintOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.round"], **options: Unpack[Options]) -> PatternOn[llvm.RoundOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.roundeven"], **options: Unpack[Options],
    ) -> PatternOn[llvm.RoundEvenOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sadd.sat"], **options: Unpack[Options]) -> PatternOn[llvm.SAddSat]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.sadd.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.SAddWithOverflowOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.scmp"], **options: Unpack[Options]) -> PatternOn[llvm.SCmpOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sin"], **options: Unpack[Options]) -> PatternOn[llvm.SinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sincos"], **options: Unpack[Options]) -> PatternOn[llvm.SincosOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sinh"], **options: Unpack[Options]) -> PatternOn[llvm.SinhOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.smax"], **options: Unpack[Options]) -> PatternOn[llvm.SMaxOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.smin"], **options: Unpack[Options]) -> PatternOn[llvm.SMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.smul.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.SMulWithOverflowOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sqrt"], **options: Unpack[Options]) -> PatternOn[llvm.SqrtOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.ssa.copy"], **options: Unpack[Options],
    ) -> PatternOn[llvm.SSACopyOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.sshl.sat"], **options: Unpack[Options]) -> PatternOn[llvm.SSHLSat]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ssub.sat"], **options: Unpack[Options]) -> PatternOn[llvm.SSubSat]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.ssub.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.SSubWithOverflowOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.stackrestore"], **options: Unpack[Options],
    ) -> PatternOn[llvm.StackRestoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.stacksave"], **options: Unpack[Options],
    ) -> PatternOn[llvm.StackSaveOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.stepvector"], **options: Unpack[Options],
    ) -> PatternOn[llvm.StepVectorOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.strip.invariant.group"], **options: Unpack[Options],
    ) -> PatternOn[llvm.StripInvariantGroupOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.tan"], **options: Unpack[Options]) -> PatternOn[llvm.TanOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.tanh"], **options: Unpack[Options]) -> PatternOn[llvm.TanhOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.threadlocal.address"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ThreadlocalAddressOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.trap"], **options: Unpack[Options]) -> PatternOn[llvm.Trap]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.trunc"], **options: Unpack[Options]) -> PatternOn[llvm.FTruncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.uadd.sat"], **options: Unpack[Options]) -> PatternOn[llvm.UAddSat]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.uadd.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.UAddWithOverflowOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.ubsantrap"], **options: Unpack[Options],
    ) -> PatternOn[llvm.UBSanTrap]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ucmp"], **options: Unpack[Options]) -> PatternOn[llvm.UCmpOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.umax"], **options: Unpack[Options]) -> PatternOn[llvm.UMaxOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.umin"], **options: Unpack[Options]) -> PatternOn[llvm.UMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.umul.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.UMulWithOverflowOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.ushl.sat"], **options: Unpack[Options]) -> PatternOn[llvm.USHLSat]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.usub.sat"], **options: Unpack[Options]) -> PatternOn[llvm.USubSat]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.usub.with.overflow"], **options: Unpack[Options],
    ) -> PatternOn[llvm.USubWithOverflowOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vacopy"], **options: Unpack[Options]) -> PatternOn[llvm.VaCopyOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vaend"], **options: Unpack[Options]) -> PatternOn[llvm.VaEndOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.var.annotation"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VarAnnotation]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vastart"], **options: Unpack[Options]) -> PatternOn[llvm.VaStartOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.deinterleave2"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_deinterleave2]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.extract"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_extract]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.insert"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_insert]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.interleave2"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_interleave2]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.add"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_add]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.and"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_and]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fadd"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fadd]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fmax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fmax]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fmaximum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fmaximum]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fmin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fmin]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fminimum"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fminimum]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.fmul"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_fmul]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.mul"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_mul]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.or"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_or]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.smax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_smax]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.smin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_smin]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.umax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_umax]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.umin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_umin]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vector.reduce.xor"], **options: Unpack[Options],
    ) -> PatternOn[llvm.vector_reduce_xor]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.add"], **options: Unpack[Options]) -> PatternOn[llvm.VPAddOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.and"], **options: Unpack[Options]) -> PatternOn[llvm.VPAndOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.ashr"], **options: Unpack[Options]) -> PatternOn[llvm.VPAShrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fadd"], **options: Unpack[Options]) -> PatternOn[llvm.VPFAddOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fdiv"], **options: Unpack[Options]) -> PatternOn[llvm.VPFDivOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fma"], **options: Unpack[Options]) -> PatternOn[llvm.VPFmaOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fmul"], **options: Unpack[Options]) -> PatternOn[llvm.VPFMulOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.fmuladd"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPFMulAddOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fneg"], **options: Unpack[Options]) -> PatternOn[llvm.VPFNegOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.fpext"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPFPExtOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.fptosi"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPFPToSIOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.fptoui"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPFPToUIOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.fptrunc"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPFPTruncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.frem"], **options: Unpack[Options]) -> PatternOn[llvm.VPFRemOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.fsub"], **options: Unpack[Options]) -> PatternOn[llvm.VPFSubOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.inttoptr"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPIntToPtrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.load"], **options: Unpack[Options]) -> PatternOn[llvm.VPLoadOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.lshr"], **options: Unpack[Options]) -> PatternOn[llvm.VPLShrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.merge"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPMergeMinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.mul"], **options: Unpack[Options]) -> PatternOn[llvm.VPMulOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.or"], **options: Unpack[Options]) -> PatternOn[llvm.VPOrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.ptrtoint"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPPtrToIntOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.add"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceAddOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.and"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceAndOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.fadd"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceFAddOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.fmax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceFMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.fmin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceFMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.fmul"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceFMulOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.mul"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceMulOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.or"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceOrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.smax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceSMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.smin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceSMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.umax"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceUMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.umin"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceUMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.reduce.xor"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPReduceXorOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.sdiv"], **options: Unpack[Options]) -> PatternOn[llvm.VPSDivOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.select"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPSelectMinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.sext"], **options: Unpack[Options]) -> PatternOn[llvm.VPSExtOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.shl"], **options: Unpack[Options]) -> PatternOn[llvm.VPShlOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.sitofp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPSIToFPOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.smax"], **options: Unpack[Options]) -> PatternOn[llvm.VPSMaxOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.smin"], **options: Unpack[Options]) -> PatternOn[llvm.VPSMinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.srem"], **options: Unpack[Options]) -> PatternOn[llvm.VPSRemOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.store"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPStoreOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.sub"], **options: Unpack[Options]) -> PatternOn[llvm.VPSubOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.trunc"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPTruncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.udiv"], **options: Unpack[Options]) -> PatternOn[llvm.VPUDivOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.intr.vp.uitofp"], **options: Unpack[Options],
    ) -> PatternOn[llvm.VPUIToFPOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.umax"], **options: Unpack[Options]) -> PatternOn[llvm.VPUMaxOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.umin"], **options: Unpack[Options]) -> PatternOn[llvm.VPUMinOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.urem"], **options: Unpack[Options]) -> PatternOn[llvm.VPURemOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.xor"], **options: Unpack[Options]) -> PatternOn[llvm.VPXorOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vp.zext"], **options: Unpack[Options]) -> PatternOn[llvm.VPZExtOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.intr.vscale"], **options: Unpack[Options]) -> PatternOn[llvm.vscale]: ...
    @overload
    def __call__(self, root: Literal["llvm.inttoptr"], **options: Unpack[Options]) -> PatternOn[llvm.IntToPtrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.invoke"], **options: Unpack[Options]) -> PatternOn[llvm.InvokeOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.landingpad"], **options: Unpack[Options],
    ) -> PatternOn[llvm.LandingpadOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.linker_options"], **options: Unpack[Options],
    ) -> PatternOn[llvm.LinkerOptionsOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.load"], **options: Unpack[Options]) -> PatternOn[llvm.LoadOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.lshr"], **options: Unpack[Options]) -> PatternOn[llvm.LShrOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.mlir.addressof"], **options: Unpack[Options],
    ) -> PatternOn[llvm.AddressOfOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.alias"], **options: Unpack[Options]) -> PatternOn[llvm.AliasOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.mlir.constant"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ConstantOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.global"], **options: Unpack[Options]) -> PatternOn[llvm.GlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.mlir.global_ctors"], **options: Unpack[Options],
    ) -> PatternOn[llvm.GlobalCtorsOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.mlir.global_dtors"], **options: Unpack[Options],
    ) -> PatternOn[llvm.GlobalDtorsOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.ifunc"], **options: Unpack[Options]) -> PatternOn[llvm.IFuncOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.mlir.metadata_as_value"], **options: Unpack[Options],
    ) -> PatternOn[llvm.MetadataAsValueOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.none"], **options: Unpack[Options]) -> PatternOn[llvm.NoneTokenOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.poison"], **options: Unpack[Options]) -> PatternOn[llvm.PoisonOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.undef"], **options: Unpack[Options]) -> PatternOn[llvm.UndefOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mlir.zero"], **options: Unpack[Options]) -> PatternOn[llvm.ZeroOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.module_flags"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ModuleFlagsOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.mul"], **options: Unpack[Options]) -> PatternOn[llvm.MulOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.named_metadata"], **options: Unpack[Options],
    ) -> PatternOn[llvm.NamedMetadataOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.or"], **options: Unpack[Options]) -> PatternOn[llvm.OrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.ptrtoaddr"], **options: Unpack[Options]) -> PatternOn[llvm.PtrToAddrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.ptrtoint"], **options: Unpack[Options]) -> PatternOn[llvm.PtrToIntOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.resume"], **options: Unpack[Options]) -> PatternOn[llvm.ResumeOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.return"], **options: Unpack[Options]) -> PatternOn[llvm.ReturnOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.sdiv"], **options: Unpack[Options]) -> PatternOn[llvm.SDivOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.select"], **options: Unpack[Options]) -> PatternOn[llvm.SelectOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.sext"], **options: Unpack[Options]) -> PatternOn[llvm.SExtOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.shl"], **options: Unpack[Options]) -> PatternOn[llvm.ShlOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.shufflevector"], **options: Unpack[Options],
    ) -> PatternOn[llvm.ShuffleVectorOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.sitofp"], **options: Unpack[Options]) -> PatternOn[llvm.SIToFPOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.srem"], **options: Unpack[Options]) -> PatternOn[llvm.SRemOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.store"], **options: Unpack[Options]) -> PatternOn[llvm.StoreOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.sub"], **options: Unpack[Options]) -> PatternOn[llvm.SubOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.switch"], **options: Unpack[Options]) -> PatternOn[llvm.SwitchOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.trunc"], **options: Unpack[Options]) -> PatternOn[llvm.TruncOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.udiv"], **options: Unpack[Options]) -> PatternOn[llvm.UDivOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.uitofp"], **options: Unpack[Options]) -> PatternOn[llvm.UIToFPOp]: ...
    @overload
    def __call__(
        self, root: Literal["llvm.unreachable"], **options: Unpack[Options],
    ) -> PatternOn[llvm.UnreachableOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.urem"], **options: Unpack[Options]) -> PatternOn[llvm.URemOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.va_arg"], **options: Unpack[Options]) -> PatternOn[llvm.VaArgOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.xor"], **options: Unpack[Options]) -> PatternOn[llvm.XOrOp]: ...
    @overload
    def __call__(self, root: Literal["llvm.zext"], **options: Unpack[Options]) -> PatternOn[llvm.ZExtOp]: ...
    @overload
    def __call__(self, root: Literal["math.absf"], **options: Unpack[Options]) -> PatternOn[math.AbsFOp]: ...
    @overload
    def __call__(self, root: Literal["math.absi"], **options: Unpack[Options]) -> PatternOn[math.AbsIOp]: ...
    @overload
    def __call__(self, root: Literal["math.acos"], **options: Unpack[Options]) -> PatternOn[math.AcosOp]: ...
    @overload
    def __call__(self, root: Literal["math.acosh"], **options: Unpack[Options]) -> PatternOn[math.AcoshOp]: ...
    @overload
    def __call__(self, root: Literal["math.asin"], **options: Unpack[Options]) -> PatternOn[math.AsinOp]: ...
    @overload
    def __call__(self, root: Literal["math.asinh"], **options: Unpack[Options]) -> PatternOn[math.AsinhOp]: ...
    @overload
    def __call__(self, root: Literal["math.atan"], **options: Unpack[Options]) -> PatternOn[math.AtanOp]: ...
    @overload
    def __call__(self, root: Literal["math.atan2"], **options: Unpack[Options]) -> PatternOn[math.Atan2Op]: ...
    @overload
    def __call__(self, root: Literal["math.atanh"], **options: Unpack[Options]) -> PatternOn[math.AtanhOp]: ...
    @overload
    def __call__(self, root: Literal["math.cbrt"], **options: Unpack[Options]) -> PatternOn[math.CbrtOp]: ...
    @overload
    def __call__(self, root: Literal["math.ceil"], **options: Unpack[Options]) -> PatternOn[math.CeilOp]: ...
    @overload
    def __call__(self, root: Literal["math.clampf"], **options: Unpack[Options]) -> PatternOn[math.ClampFOp]: ...
    @overload
    def __call__(self, root: Literal["math.copysign"], **options: Unpack[Options]) -> PatternOn[math.CopySignOp]: ...
    @overload
    def __call__(self, root: Literal["math.cos"], **options: Unpack[Options]) -> PatternOn[math.CosOp]: ...
    @overload
    def __call__(self, root: Literal["math.cosh"], **options: Unpack[Options]) -> PatternOn[math.CoshOp]: ...
    @overload
    def __call__(
        self, root: Literal["math.ctlz"], **options: Unpack[Options],
    ) -> PatternOn[math.CountLeadingZerosOp]: ...
    @overload
    def __call__(self, root: Literal["math.ctpop"], **options: Unpack[Options]) -> PatternOn[math.CtPopOp]: ...
    @overload
    def __call__(
        self, root: Literal["math.cttz"], **options: Unpack[Options],
    ) -> PatternOn[math.CountTrailingZerosOp]: ...
    @overload
    def __call__(self, root: Literal["math.erf"], **options: Unpack[Options]) -> PatternOn[math.ErfOp]: ...
    @overload
    def __call__(self, root: Literal["math.erfc"], **options: Unpack[Options]) -> PatternOn[math.ErfcOp]: ...
    @overload
    def __call__(self, root: Literal["math.exp"], **options: Unpack[Options]) -> PatternOn[math.ExpOp]: ...
    @overload
    def __call__(self, root: Literal["math.exp2"], **options: Unpack[Options]) -> PatternOn[math.Exp2Op]: ...
    @overload
    def __call__(self, root: Literal["math.expm1"], **options: Unpack[Options]) -> PatternOn[math.ExpM1Op]: ...
    @overload
    def __call__(self, root: Literal["math.floor"], **options: Unpack[Options]) -> PatternOn[math.FloorOp]: ...
    @overload
    def __call__(self, root: Literal["math.fma"], **options: Unpack[Options]) -> PatternOn[math.FmaOp]: ...
    @overload
    def __call__(self, root: Literal["math.fpowi"], **options: Unpack[Options]) -> PatternOn[math.FPowIOp]: ...
    @overload
    def __call__(self, root: Literal["math.ipowi"], **options: Unpack[Options]) -> PatternOn[math.IPowIOp]: ...
    @overload
    def __call__(self, root: Literal["math.isfinite"], **options: Unpack[Options]) -> PatternOn[math.IsFiniteOp]: ...
    @overload
    def __call__(self, root: Literal["math.isinf"], **options: Unpack[Options]) -> PatternOn[math.IsInfOp]: ...
    @overload
    def __call__(self, root: Literal["math.isnan"], **options: Unpack[Options]) -> PatternOn[math.IsNaNOp]: ...
    @overload
    def __call__(self, root: Literal["math.isnormal"], **options: Unpack[Options]) -> PatternOn[math.IsNormalOp]: ...
    @overload
    def __call__(self, root: Literal["math.log"], **options: Unpack[Options]) -> PatternOn[math.LogOp]: ...
    @overload
    def __call__(self, root: Literal["math.log10"], **options: Unpack[Options]) -> PatternOn[math.Log10Op]: ...
    @overload
    def __call__(self, root: Literal["math.log1p"], **options: Unpack[Options]) -> PatternOn[math.Log1pOp]: ...
    @overload
    def __call__(self, root: Literal["math.log2"], **options: Unpack[Options]) -> PatternOn[math.Log2Op]: ...
    @overload
    def __call__(self, root: Literal["math.powf"], **options: Unpack[Options]) -> PatternOn[math.PowFOp]: ...
    @overload
    def __call__(self, root: Literal["math.round"], **options: Unpack[Options]) -> PatternOn[math.RoundOp]: ...
    @overload
    def __call__(self, root: Literal["math.roundeven"], **options: Unpack[Options]) -> PatternOn[math.RoundEvenOp]: ...
    @overload
    def __call__(self, root: Literal["math.rsqrt"], **options: Unpack[Options]) -> PatternOn[math.RsqrtOp]: ...
    @overload
    def __call__(self, root: Literal["math.sin"], **options: Unpack[Options]) -> PatternOn[math.SinOp]: ...
    @overload
    def __call__(self, root: Literal["math.sincos"], **options: Unpack[Options]) -> PatternOn[math.SincosOp]: ...
    @overload
    def __call__(self, root: Literal["math.sinh"], **options: Unpack[Options]) -> PatternOn[math.SinhOp]: ...
    @overload
    def __call__(self, root: Literal["math.sqrt"], **options: Unpack[Options]) -> PatternOn[math.SqrtOp]: ...
    @overload
    def __call__(self, root: Literal["math.tan"], **options: Unpack[Options]) -> PatternOn[math.TanOp]: ...
    @overload
    def __call__(self, root: Literal["math.tanh"], **options: Unpack[Options]) -> PatternOn[math.TanhOp]: ...
    @overload
    def __call__(self, root: Literal["math.trunc"], **options: Unpack[Options]) -> PatternOn[math.TruncOp]: ...
    @overload
    def __call__(self, root: Literal["memref.alloc"], **options: Unpack[Options]) -> PatternOn[memref.AllocOp]: ...
    @overload
    def __call__(self, root: Literal["memref.alloca"], **options: Unpack[Options]) -> PatternOn[memref.AllocaOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.alloca_scope"], **options: Unpack[Options],
    ) -> PatternOn[memref.AllocaScopeOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.alloca_scope.return"], **options: Unpack[Options],
    ) -> PatternOn[memref.AllocaScopeReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.assume_alignment"], **options: Unpack[Options],
    ) -> PatternOn[memref.AssumeAlignmentOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.atomic_rmw"], **options: Unpack[Options],
    ) -> PatternOn[memref.AtomicRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.atomic_yield"], **options: Unpack[Options],
    ) -> PatternOn[memref.AtomicYieldOp]: ...
    @overload
    def __call__(self, root: Literal["memref.cast"], **options: Unpack[Options]) -> PatternOn[memref.CastOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.collapse_shape"], **options: Unpack[Options],
    ) -> PatternOn[memref.CollapseShapeOp]: ...
    @overload
    def __call__(self, root: Literal["memref.copy"], **options: Unpack[Options]) -> PatternOn[memref.CopyOp]: ...
    @overload
    def __call__(self, root: Literal["memref.dealloc"], **options: Unpack[Options]) -> PatternOn[memref.DeallocOp]: ...
    @overload
    def __call__(self, root: Literal["memref.dim"], **options: Unpack[Options]) -> PatternOn[memref.DimOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.distinct_objects"], **options: Unpack[Options],
    ) -> PatternOn[memref.DistinctObjectsOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.dma_start"], **options: Unpack[Options],
    ) -> PatternOn[memref.DmaStartOp]: ...
    @overload
    def __call__(self, root: Literal["memref.dma_wait"], **options: Unpack[Options]) -> PatternOn[memref.DmaWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.expand_shape"], **options: Unpack[Options],
    ) -> PatternOn[memref.ExpandShapeOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.extract_aligned_pointer_as_index"], **options: Unpack[Options],
    ) -> PatternOn[memref.ExtractAlignedPointerAsIndexOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.extract_strided_metadata"], **options: Unpack[Options],
    ) -> PatternOn[memref.ExtractStridedMetadataOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.generic_atomic_rmw"], **options: Unpack[Options],
    ) -> PatternOn[memref.GenericAtomicRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.get_global"], **options: Unpack[Options],
    ) -> PatternOn[memref.GetGlobalOp]: ...
    @overload
    def __call__(self, root: Literal["memref.global"], **options: Unpack[Options]) -> PatternOn[memref.GlobalOp]: ...
    @overload
    def __call__(self, root: Literal["memref.load"], **options: Unpack[Options]) -> PatternOn[memref.LoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.memory_space_cast"], **options: Unpack[Options],
    ) -> PatternOn[memref.MemorySpaceCastOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[memref.PrefetchOp]: ...
    @overload
    def __call__(self, root: Literal["memref.rank"], **options: Unpack[Options]) -> PatternOn[memref.RankOp]: ...
    @overload
    def __call__(self, root: Literal["memref.realloc"], **options: Unpack[Options]) -> PatternOn[memref.ReallocOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.reinterpret_cast"], **options: Unpack[Options],
    ) -> PatternOn[memref.ReinterpretCastOp]: ...
    @overload
    def __call__(self, root: Literal["memref.reshape"], **options: Unpack[Options]) -> PatternOn[memref.ReshapeOp]: ...
    @overload
    def __call__(self, root: Literal["memref.store"], **options: Unpack[Options]) -> PatternOn[memref.StoreOp]: ...
    @overload
    def __call__(self, root: Literal["memref.subview"], **options: Unpack[Options]) -> PatternOn[memref.SubViewOp]: ...
    @overload
    def __call__(
        self, root: Literal["memref.transpose"], **options: Unpack[Options],
    ) -> PatternOn[memref.TransposeOp]: ...
    @overload
    def __call__(self, root: Literal["memref.view"], **options: Unpack[Options]) -> PatternOn[memref.ViewOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.device_async_copy"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.DeviceAsyncCopyOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.device_async_create_group"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.DeviceAsyncCreateGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.device_async_wait"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.DeviceAsyncWaitOp]: ...
    @overload
    def __call__(self, root: Literal["nvgpu.extf"], **options: Unpack[Options]) -> PatternOn[nvgpu.ExtfOp]: ...
    @overload
    def __call__(self, root: Literal["nvgpu.ldmatrix"], **options: Unpack[Options]) -> PatternOn[nvgpu.LdMatrixOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.arrive"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.arrive.expect_tx"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierArriveExpectTxOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.arrive.nocomplete"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierArriveNoCompleteOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.create"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierCreateOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.get"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierGetOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.init"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.test.wait"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierTestWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mbarrier.try_wait.parity"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MBarrierTryWaitParityOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.mma.sp.sync"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.MmaSparseSyncOp]: ...
    @overload
    def __call__(self, root: Literal["nvgpu.mma.sync"], **options: Unpack[Options]) -> PatternOn[nvgpu.MmaSyncOp]: ...
    @overload
    def __call__(self, root: Literal["nvgpu.rcp"], **options: Unpack[Options]) -> PatternOn[nvgpu.RcpOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.tma.async.load"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.TmaAsyncLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.tma.async.store"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.TmaAsyncStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.tma.create.descriptor"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.TmaCreateDescriptorOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.tma.fence.descriptor"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.TmaFenceOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.tma.prefetch.descriptor"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.TmaPrefetchOp]: ...
    @overload
    def __call__(self, root: Literal["nvgpu.truncf"], **options: Unpack[Options]) -> PatternOn[nvgpu.TruncfOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.warpgroup.generate.descriptor"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.WarpgroupGenerateDescriptorOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.warpgroup.mma"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.WarpgroupMmaOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.warpgroup.mma.init.accumulator"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.WarpgroupMmaInitAccumulatorOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvgpu.warpgroup.mma.store"], **options: Unpack[Options],
    ) -> PatternOn[nvgpu.WarpgroupMmaStoreOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.addf"], **options: Unpack[Options]) -> PatternOn[nvvm.AddFOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.bar.warp.sync"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.SyncWarpOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.barrier"], **options: Unpack[Options]) -> PatternOn[nvvm.BarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.barrier.arrive"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.barrier.reduction"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BarrierReductionOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.breakpoint"], **options: Unpack[Options]) -> PatternOn[nvvm.Breakpoint]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cluster.arrive"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cluster.arrive.relaxed"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterArriveRelaxedOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cluster.wait"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.clusterlaunchcontrol.query.cancel"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterLaunchControlQueryCancelOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.clusterlaunchcontrol.try.cancel"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterLaunchControlTryCancelOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.bf16x2.to.f4x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertBF16x2ToF4x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.bf16x2.to.f6x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertBF16x2ToF6x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.bf16x2.to.f8x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertBF16x2ToF8x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.bf16x2.to.s2f6x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertBF16x2ToS2F6x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f16x2.to.f4x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF16x2ToF4x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f16x2.to.f6x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF16x2ToF6x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f16x2.to.f8x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF16x2ToF8x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.bf16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToBF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.f16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.f4x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToF4x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.f6x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToF6x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.f8x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToF8x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x2.to.s2f6x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x2ToS2F6x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x4.to.f4x4"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x4ToF4x4Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x4.to.f6x4"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x4ToF6x4Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f32x4.to.f8x4"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF32x4ToF8x4Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f4x2.to.bf16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF4x2ToBF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f4x2.to.f16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF4x2ToF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f6x2.to.bf16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF6x2ToBF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f6x2.to.f16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF6x2ToF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f8x2.to.bf16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF8x2ToBF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.f8x2.to.f16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertF8x2ToF16x2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.float.to.tf32"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertFloatToTF32Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.convert.s2f6x2.to.bf16x2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ConvertS2F6x2ToBF16x2Op]: ...
    @overload
    def __call__(self, root: Literal["nvvm.cos"], **options: Unpack[Options]) -> PatternOn[nvvm.CosOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.commit.group"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkCommitGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.global.shared.cta"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkSharedCTAToGlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkPrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.shared.cluster.global"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkGlobalToSharedClusterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.shared.cluster.shared.cta"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkSharedCTAToSharedClusterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.tensor.global.shared.cta"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.tensor.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkTensorPrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.tensor.reduce"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkTensorReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.tensor.shared.cluster.global"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.bulk.wait_group"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncBulkWaitGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.commit.group"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncCommitGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.mbarrier.arrive"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncMBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.shared.global"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.cp.async.wait.group"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.CpAsyncWaitGroupOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.divf"], **options: Unpack[Options]) -> PatternOn[nvvm.DivFOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.dot.accumulate.2way"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.DotAccumulate2WayOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.dot.accumulate.4way"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.DotAccumulate4WayOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.elect.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.ElectSyncOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.ex2"], **options: Unpack[Options]) -> PatternOn[nvvm.Ex2Op]: ...
    @overload
    def __call__(self, root: Literal["nvvm.exit"], **options: Unpack[Options]) -> PatternOn[nvvm.Exit]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.mbarrier.init"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceMbarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.proxy"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceProxyOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.proxy.acquire"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceProxyAcquireOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.proxy.release"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceProxyReleaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.proxy.sync_restrict"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceProxySyncRestrictOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.sc.cluster"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceScClusterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.fence.sync_restrict"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.FenceSyncRestrictOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.fma"], **options: Unpack[Options]) -> PatternOn[nvvm.FmaOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.griddepcontrol"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GriddepcontrolOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.inline_ptx"], **options: Unpack[Options]) -> PatternOn[nvvm.InlinePtxOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.ldmatrix"], **options: Unpack[Options]) -> PatternOn[nvvm.LdMatrixOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.log2"], **options: Unpack[Options]) -> PatternOn[nvvm.Log2Op]: ...
    @overload
    def __call__(self, root: Literal["nvvm.mapa"], **options: Unpack[Options]) -> PatternOn[nvvm.MapaOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.match.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.MatchSyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive.expect_tx"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveExpectTxOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive.nocomplete"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveNocompleteOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive_drop"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveDropOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive_drop.expect_tx"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveDropExpectTxOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.arrive_drop.nocomplete"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierArriveDropNocompleteOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.complete_tx"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierCompleteTxOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.expect_tx"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierExpectTxOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.init"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.inval"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierInvalOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.test.wait"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierTestWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.try_wait"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierTryWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mbarrier.try_wait.parity"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MBarrierTryWaitParityOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.memory.barrier"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MembarOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mma.block_scale"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MmaBlockScaleOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.mma.sp.block_scale"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.MmaSpBlockScaleOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.mma.sp.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.MmaSpOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.mma.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.MmaOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.movmatrix"], **options: Unpack[Options]) -> PatternOn[nvvm.MovMatrixOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.nanosleep"], **options: Unpack[Options]) -> PatternOn[nvvm.NanosleepOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.pmevent"], **options: Unpack[Options]) -> PatternOn[nvvm.PMEventOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.prefetch"], **options: Unpack[Options]) -> PatternOn[nvvm.PrefetchOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.prmt"], **options: Unpack[Options]) -> PatternOn[nvvm.PermuteOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.rcp.approx.ftz.f"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.RcpApproxFtzF32Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.aggr.smem.size"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.AggrSmemSize]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.clock"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClockOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.clock64"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Clock64Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.ctaid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockInClusterIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.ctaid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockInClusterIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.ctaid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockInClusterIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.ctarank"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterId]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.nctaid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimBlocksXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.nctaid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimBlocksYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.nctaid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimBlocksZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.cluster.nctarank"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDim]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.clusterid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.clusterid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.clusterid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ctaid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ctaid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ctaid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.dynamic.smem.size"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.DynamicSmemSize]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg0"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg0Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg1"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg1Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg10"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg10Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg11"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg11Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg12"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg12Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg13"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg13Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg14"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg14Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg15"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg15Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg16"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg16Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg17"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg17Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg18"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg18Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg19"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg19Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg2"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg2Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg20"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg20Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg21"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg21Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg22"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg22Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg23"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg23Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg24"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg24Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg25"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg25Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg26"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg26Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg27"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg27Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg28"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg28Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg29"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg29Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg3"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg3Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg30"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg30Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg31"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg31Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg4"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg4Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg5"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg5Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg6"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg6Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg7"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg7Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg8"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg8Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.envreg9"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.EnvReg9Op]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.globaltimer"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GlobalTimerOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.globaltimer.lo"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GlobalTimerLoOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.gridid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GridIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.laneid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.lanemask.eq"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneMaskEqOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.lanemask.ge"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneMaskGeOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.lanemask.gt"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneMaskGtOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.lanemask.le"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneMaskLeOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.lanemask.lt"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.LaneMaskLtOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nclusterid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nclusterid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nclusterid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ClusterDimZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nctaid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GridDimXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nctaid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GridDimYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nctaid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.GridDimZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nsmid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.SmDimOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ntid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockDimXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ntid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockDimYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.ntid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.BlockDimZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.nwarpid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WarpDimOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.smid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.SmIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.tid.x"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ThreadIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.tid.y"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ThreadIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.tid.z"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.ThreadIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.total.smem.size"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.TotalSmemSize]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.warpid"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WarpIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.read.ptx.sreg.warpsize"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WarpSizeOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.redux.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.ReduxOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.rsqrt"], **options: Unpack[Options]) -> PatternOn[nvvm.RsqrtOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.setmaxregister"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.SetMaxRegisterOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.shfl.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.ShflOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.sin"], **options: Unpack[Options]) -> PatternOn[nvvm.SinOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.sqrt"], **options: Unpack[Options]) -> PatternOn[nvvm.SqrtOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.sqrt.approx"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.SqrtApproxOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.st.bulk"], **options: Unpack[Options]) -> PatternOn[nvvm.BulkStoreOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.stmatrix"], **options: Unpack[Options]) -> PatternOn[nvvm.StMatrixOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.subf"], **options: Unpack[Options]) -> PatternOn[nvvm.SubFOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.alloc"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05AllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.commit"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05CommitOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.tcgen05.cp"], **options: Unpack[Options]) -> PatternOn[nvvm.Tcgen05CpOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.dealloc"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05DeallocOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.fence"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05FenceOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.tcgen05.ld"], **options: Unpack[Options]) -> PatternOn[nvvm.Tcgen05LdOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.ld.red"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05LdRedOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma.block_scale"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMABlockScaleOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma.sp"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMASparseOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma.sp.block_scale"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMASparseBlockScaleOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma.ws"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMAWsOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma.ws.sp"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MMAWsSparseOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.mma_smem_desc"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05MmaSmemDescOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.relinquish_alloc_permit"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05RelinquishAllocPermitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.shift"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05ShiftOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.tcgen05.st"], **options: Unpack[Options]) -> PatternOn[nvvm.Tcgen05StOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tcgen05.wait"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.Tcgen05WaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.tensormap.replace"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.TensormapReplaceOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.vote.sync"], **options: Unpack[Options]) -> PatternOn[nvvm.VoteSyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.wgmma.commit.group.sync.aligned"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WgmmaGroupSyncAlignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.wgmma.fence.aligned"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WgmmaFenceAlignedOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.wgmma.mma_async"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WgmmaMmaAsyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvvm.wgmma.wait.group.sync.aligned"], **options: Unpack[Options],
    ) -> PatternOn[nvvm.WgmmaWaitGroupSyncOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.wmma.load"], **options: Unpack[Options]) -> PatternOn[nvvm.WMMALoadOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.wmma.mma"], **options: Unpack[Options]) -> PatternOn[nvvm.WMMAMmaOp]: ...
    @overload
    def __call__(self, root: Literal["nvvm.wmma.store"], **options: Unpack[Options]) -> PatternOn[nvvm.WMMAStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.buffer"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefBufferOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.create"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefCreateOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.get.enter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefGetEnterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.get.exit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefGetExitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.phi"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefPhiOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.put.enter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefPutEnterOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.aref.put.exit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.arefs.ArefPutExitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.clc_try_cancel"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.CLCTryCancelOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.consumer_release"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.ConsumerReleaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.consumer_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.ConsumerWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.create_token"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.CreateTokenOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.descriptor_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.DescriptorGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.descriptor_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.DescriptorLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.producer_acquire"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.ProducerAcquireOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.producer_commit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.tokens.ProducerCommitOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.warp_group"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.groups.WarpGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.warp_group.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.groups.WarpGroupReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["nvws.warp_group.yield"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.nvws.groups.WarpGroupYieldOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton.allocate_event"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton.AllocateEventOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton.event"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton.EventOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton.record"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton.RecordOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.circular_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.CircularStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.finalize"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.FinalizeOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.global_scratch_alloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.GlobalScratchAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.init_ctx"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.InitCtxOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.initialize"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.InitializeOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.read_counter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.ReadCounterOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.restore_ctx"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.RestoreCtxOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.save_ctx"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.SaveCtxOp]: ...
    @overload
    def __call__(
        self, root: Literal["proton_gpu.segment_alloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.proton_gpu.SegmentAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.asyncmark"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.AsyncmarkOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.ballot"], **options: Unpack[Options]) -> PatternOn[rocdl.BallotOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.barrier"], **options: Unpack[Options]) -> PatternOn[rocdl.BarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.id.x"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.id.y"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.id.z"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.load.async.to.lds.b128"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterLoadAsyncToLDSB128Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.load.async.to.lds.b32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterLoadAsyncToLDSB32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.load.async.to.lds.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterLoadAsyncToLDSB64Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.load.async.to.lds.b8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterLoadAsyncToLDSB8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.workgroup.id.x"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterWorkgroupIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.workgroup.id.y"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterWorkgroupIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cluster.workgroup.id.z"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ClusterWorkgroupIdZOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.cos"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLCos]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.f32.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtF32Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.f32.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtF32Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.pk.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkBf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.pk.f32.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkF32Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.pk.f32.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkF32Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.pk.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkFp8F32Op]: ...
    @overload
    def __call__(self, root: Literal["rocdl.cvt.pkrtz"], **options: Unpack[Options]) -> PatternOn[rocdl.CvtPkRtz]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.bf16.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16Bf16Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.bf16.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16Bf16Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.f16.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16F16Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.f16.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16F16Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.f32.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16F32Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk16.f32.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk16F32Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.bf16.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8Bf16Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.bf16.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8Bf16Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.bf16.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8Bf16Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f16.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F16Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f16.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F16Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f16.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F16Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f32.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F32Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f32.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F32Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scale.pk8.f32.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtPkScalePk8F32Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.2xpk16.bf6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF322xPk16Bf6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.2xpk16.fp6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF322xPk16Fp6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.f16.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32F16Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.f16.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32F16Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.f32.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32F32Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.f32.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32F32Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf16.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf16Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf16.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf16Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf16.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf16Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkBf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f16.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF16Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f16.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF16Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f16.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF16Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f32.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF32Bf8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f32.fp4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF32Fp4Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.f32.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkF32Fp8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp4.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp4Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp4.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp4F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp4.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp4F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32PkFp8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.bf6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Bf6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.bf6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Bf6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.bf6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Bf6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.fp6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Fp6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.fp6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Fp6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk16.fp6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk16Fp6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.bf16.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Bf16Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.bf16.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Bf16Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.bf6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Bf6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.bf6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Bf6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.f16.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32F16Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.f16.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32F16Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.f32.bf6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32F32Bf6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.f32.fp6"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32F32Fp6Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.fp6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Fp6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk32.fp6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk32Fp6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.bf8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Bf8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.bf8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Bf8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Bf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp4.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp4Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp4.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp4F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp4.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp4F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.pk8.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32Pk8Fp8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.bf8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrBf8BF16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.bf8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrBf8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrBf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.fp8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrFp8BF16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.fp8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrFp8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrFp8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk.fp4.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPkFp4Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk.fp4.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPkFp4F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk.fp4.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPkFp4F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.bf6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Bf6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.bf6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Bf6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.bf6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Bf6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.fp6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Fp6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.fp6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Fp6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk16.fp6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk16Fp6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.bf6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Bf6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.bf6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Bf6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.bf6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Bf6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.fp6.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Fp6Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.fp6.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Fp6F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk32.fp6.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk32Fp6F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.bf8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Bf8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.bf8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Bf8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Bf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp4.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp4Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp4.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp4F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp4.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp4F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp8.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp8Bf16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp8.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp8F16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.scalef32.sr.pk8.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtScaleF32SrPk8Fp8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.sr.bf8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtSrBf8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.cvt.sr.fp8.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.CvtSrFp8F32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.dot4.f32.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.dot4_f32_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.dot4.f32.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.dot4_f32_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.dot4.f32.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.dot4_f32_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.dot4.f32.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.dot4_f32_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.atomic.async.barrier.arrive.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsAtomicAsyncBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.atomic.barrier.arrive.rtn.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsAtomicBarrierArriveRtnOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.load.tr16.b128"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsLoadTr16_B128]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.load.tr4.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsLoadTr4_B64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.load.tr6.b96"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsLoadTr6_B96]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.load.tr8.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsLoadTr8_B64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.read.tr16.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ds_read_tr16_b64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.read.tr4.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ds_read_tr4_b64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.read.tr6.b96"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ds_read_tr6_b96]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds.read.tr8.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ds_read_tr8_b64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds_bpermute"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsBpermuteOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ds_swizzle"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DsSwizzleOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.exp"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLExp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.exp2"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLExp2]: ...
    @overload
    def __call__(self, root: Literal["rocdl.fdot2"], **options: Unpack[Options]) -> PatternOn[rocdl.fdot2]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.fdot2.bf16.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.fdot2_bf16_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.fdot2.f16.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.fdot2_f16_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.fdot2.f32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.fdot2_f32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.flat.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.FlatPrefetchOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.fmed3"], **options: Unpack[Options]) -> PatternOn[rocdl.FMed3Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.async.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadAsyncLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.async.to.lds.b128"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadAsyncToLDSB128Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.async.to.lds.b32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadAsyncToLDSB32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.async.to.lds.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadAsyncToLDSB64Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.async.to.lds.b8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadAsyncToLDSB8Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.tr.b128"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadTr8_B128]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.tr.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadTr8_B64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.tr4.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadTr4_B64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.load.tr6.b96"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalLoadTr6_B96]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.prefetch"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalPrefetchOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.store.async.from.lds.b128"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalStoreAsyncFromLDSB128Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.store.async.from.lds.b32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalStoreAsyncFromLDSB32Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.store.async.from.lds.b64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalStoreAsyncFromLDSB64Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.global.store.async.from.lds.b8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GlobalStoreAsyncFromLDSB8Op]: ...
    @overload
    def __call__(self, root: Literal["rocdl.iglp.opt"], **options: Unpack[Options]) -> PatternOn[rocdl.IglpOpt]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.load.async.to.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.LoadAsyncToLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.load.to.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.LoadToLDSOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.log"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLLog]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.make.buffer.rsrc"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.MakeBufferRsrcOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.mbcnt.hi"], **options: Unpack[Options]) -> PatternOn[rocdl.MbcntHiOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.mbcnt.lo"], **options: Unpack[Options]) -> PatternOn[rocdl.MbcntLoOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x16bf16.1k"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x16bf16_1k]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x16f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x16f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x1f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x1f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x2bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x2bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x32.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x32_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x4bf16.1k"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x4bf16_1k]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x4f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x4f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x4f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x4f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x8.xf32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x8_xf32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.16x16x8bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_16x16x8bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x16.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x16_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x1f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x1f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x2bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x2bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x2f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x2f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x4.xf32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x4_xf32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x4bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x4bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x4bf16.1k"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x4bf16_1k]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x4f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x4f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x8bf16.1k"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x8bf16_1k]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.32x32x8f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_32x32x8f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.4x4x1f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_4x4x1f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.4x4x2bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_4x4x2bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.4x4x4bf16.1k"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_4x4x4bf16_1k]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f32.4x4x4f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f32_4x4x4f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f64.16x16x4f64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f64_16x16x4f64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.f64.4x4x4f64"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_f64_4x4x4f64]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.16x16x16i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_16x16x16i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.16x16x32.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_16x16x32_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.16x16x4i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_16x16x4i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.16x16x64.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_16x16x64_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.32x32x16.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_32x32x16_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.32x32x32.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_32x32x32_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.32x32x4i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_32x32x4i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.32x32x8i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_32x32x8i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.i32.4x4x4i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_i32_4x4x4i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.scale.f32.16x16x128.f8f6f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_scale_f32_16x16x128_f8f6f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.mfma.scale.f32.32x32x64.f8f6f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.mfma_scale_f32_32x32x64_f8f6f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.permlane16.swap"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.Permlane16SwapOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.permlane16.var"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.Permlane16VarOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.permlane32.swap"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.Permlane32SwapOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.permlanex16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.PermlaneX16Op]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.permlanex16.var"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.PermlaneX16VarOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.ptr.s.buffer.load"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.PtrSBufferLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.atomic.cmpswap"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferAtomicCmpSwap]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.atomic.fadd"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferAtomicFAddOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.atomic.fmax"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferAtomicFMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.atomic.smax"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferAtomicSMaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.atomic.umin"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferAtomicUMinOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.load"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.buffer.store"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawBufferStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.atomic.cmpswap"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferAtomicCmpSwap]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.atomic.fadd"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferAtomicFaddOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.atomic.fmax"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferAtomicFmaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.atomic.smax"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferAtomicSmaxOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.atomic.umin"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferAtomicUminOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.load"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.load.async.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferLoadAsyncLdsOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.load.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferLoadLdsOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.raw.ptr.buffer.store"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.RawPtrBufferStoreOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.rcp"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLRcp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.readfirstlane"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ReadfirstlaneOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.readlane"], **options: Unpack[Options]) -> PatternOn[rocdl.ReadlaneOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.rsq"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLRsq]: ...
    @overload
    def __call__(self, root: Literal["rocdl.s.barrier"], **options: Unpack[Options]) -> PatternOn[rocdl.SBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.init"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.join"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierJoinOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.leave"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierLeaveOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.signal"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierSignalOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.signal.isfirst"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierSignalIsfirstOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.signal.var"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierSignalVarOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.barrier.wait"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BarrierWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.get.barrier.state"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GetBarrierStateOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.get.named.barrier.state"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.GetNamedBarrierStateOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.s.nop"], **options: Unpack[Options]) -> PatternOn[rocdl.SNopOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.s.setprio"], **options: Unpack[Options]) -> PatternOn[rocdl.SetPrioOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.s.sleep"], **options: Unpack[Options]) -> PatternOn[rocdl.SSleepOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.asynccnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitAsynccntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.dscnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitDscntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.expcnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitExpcntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.loadcnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitLoadcntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.storecnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitStorecntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wait.tensorcnt"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitTensorcntOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.s.waitcnt"], **options: Unpack[Options]) -> PatternOn[rocdl.SWaitcntOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.s.wakeup.barrier"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WakeupBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.sched.barrier"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.SchedBarrier]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.sched.group.barrier"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.SchedGroupBarrier]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sdot2"], **options: Unpack[Options]) -> PatternOn[rocdl.sdot2]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sdot4"], **options: Unpack[Options]) -> PatternOn[rocdl.sdot4]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sdot8"], **options: Unpack[Options]) -> PatternOn[rocdl.sdot8]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sin"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLSin]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x128.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x128_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x128.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x128_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x128.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x128_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x128.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x128_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.16x16x64.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_16x16x64_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x16.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x16_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x16.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x16_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x32.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x32_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x64.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x64_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x64.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x64_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x64.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x64_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.f32.32x32x64.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_f32_32x32x64_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.i32.16x16x128.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_i32_16x16x128_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.i32.16x16x64.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_i32_16x16x64_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.i32.32x32x32.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_i32_32x32x32_i8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.smfmac.i32.32x32x64.i8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.smfmac_i32_32x32x64_i8]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sqrt"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLSqrt]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sudot4"], **options: Unpack[Options]) -> PatternOn[rocdl.sudot4]: ...
    @overload
    def __call__(self, root: Literal["rocdl.sudot8"], **options: Unpack[Options]) -> PatternOn[rocdl.sudot8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.bf16.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_bf16_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.bf16.16x16x64.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_bf16_16x16x64_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.bf16f32.16x16x64.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_bf16f32_16x16x64_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x128.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x128_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x128.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x128_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x128.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x128_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x128.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x128_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f16.16x16x64.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f16_16x16x64_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x128.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x128_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x128.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x128_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x128.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x128_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x128.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x128_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.bf8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.bf8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.fp8.bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x32.fp8.fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x32_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x64.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x64_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.f32.16x16x64.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_f32_16x16x64_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.i32.16x16x128.iu8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_i32_16x16x128_iu8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.i32.16x16x32.iu4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_i32_16x16x32_iu4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.i32.16x16x32.iu8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_i32_16x16x32_iu8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.swmmac.i32.16x16x64.iu4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.swmmac_i32_16x16x64_iu4]: ...
    @overload
    def __call__(self, root: Literal["rocdl.tanh"], **options: Unpack[Options]) -> PatternOn[rocdl.ROCDLTanh]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.tensor.load.to.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.TensorLoadToLDSOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.tensor.store.from.lds"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.TensorStoreFromLDSOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.udot2"], **options: Unpack[Options]) -> PatternOn[rocdl.udot2]: ...
    @overload
    def __call__(self, root: Literal["rocdl.udot4"], **options: Unpack[Options]) -> PatternOn[rocdl.udot4]: ...
    @overload
    def __call__(self, root: Literal["rocdl.udot8"], **options: Unpack[Options]) -> PatternOn[rocdl.udot8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.update.dpp"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.DPPUpdateOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wait.asyncmark"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaitAsyncmarkOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wave.barrier"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WaveBarrierOp]: ...
    @overload
    def __call__(self, root: Literal["rocdl.wave.id"], **options: Unpack[Options]) -> PatternOn[rocdl.WaveId]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wavefrontsize"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.WavefrontSizeOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.bf16.16x16x16.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_bf16_16x16x16_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.bf16.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_bf16_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.bf16f32.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_bf16f32_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x128.bf8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x128_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x128.bf8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x128_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x128.fp8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x128_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x128.fp8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x128_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x16.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x16_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x64.bf8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x64_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x64.bf8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x64_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x64.fp8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x64_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f16.16x16x64.fp8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f16_16x16x64_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x128.bf8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x128_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x128.bf8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x128_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x128.fp8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x128_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x128.fp8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x128_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.bf8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.bf8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.fp8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x16.fp8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x16_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x32.bf16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x32_bf16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x32.f16"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x32_f16]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x4.f32"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x4_f32]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x64.bf8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x64_bf8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x64.bf8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x64_bf8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x64.fp8_bf8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x64_fp8_bf8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.f32.16x16x64.fp8_fp8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_f32_16x16x64_fp8_fp8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.i32.16x16x16.iu4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_i32_16x16x16_iu4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.i32.16x16x16.iu8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_i32_16x16x16_iu8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.i32.16x16x32.iu4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_i32_16x16x32_iu4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.i32.16x16x64.iu8"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_i32_16x16x64_iu8]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.scale.f32.16x16x128.f8f6f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_scale_f32_16x16x128_f8f6f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.scale.f32.32x16x128.f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_scale_f32_32x16x128_f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.scale16.f32.16x16x128.f8f6f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_scale16_f32_16x16x128_f8f6f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.wmma.scale16.f32.32x16x128.f4"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.wmma_scale16_f32_32x16x128_f4]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workgroup.id.x"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BlockIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workgroup.id.y"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BlockIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workgroup.id.z"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.BlockIdZOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workitem.id.x"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ThreadIdXOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workitem.id.y"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ThreadIdYOp]: ...
    @overload
    def __call__(
        self, root: Literal["rocdl.workitem.id.z"], **options: Unpack[Options],
    ) -> PatternOn[rocdl.ThreadIdZOp]: ...
    @overload
    def __call__(self, root: Literal["scf.condition"], **options: Unpack[Options]) -> PatternOn[scf.ConditionOp]: ...
    @overload
    def __call__(
        self, root: Literal["scf.execute_region"], **options: Unpack[Options],
    ) -> PatternOn[scf.ExecuteRegionOp]: ...
    @overload
    def __call__(self, root: Literal["scf.for"], **options: Unpack[Options]) -> PatternOn[scf.ForOp]: ...
    @overload
    def __call__(self, root: Literal["scf.forall"], **options: Unpack[Options]) -> PatternOn[scf.ForallOp]: ...
    @overload
    def __call__(
        self, root: Literal["scf.forall.in_parallel"], **options: Unpack[Options],
    ) -> PatternOn[scf.InParallelOp]: ...
    @overload
    def __call__(self, root: Literal["scf.if"], **options: Unpack[Options]) -> PatternOn[scf.IfOp]: ...
    @overload
    def __call__(
        self, root: Literal["scf.index_switch"], **options: Unpack[Options],
    ) -> PatternOn[scf.IndexSwitchOp]: ...
    @overload
    def __call__(self, root: Literal["scf.parallel"], **options: Unpack[Options]) -> PatternOn[scf.ParallelOp]: ...
    @overload
    def __call__(self, root: Literal["scf.reduce"], **options: Unpack[Options]) -> PatternOn[scf.ReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["scf.reduce.return"], **options: Unpack[Options],
    ) -> PatternOn[scf.ReduceReturnOp]: ...
    @overload
    def __call__(self, root: Literal["scf.while"], **options: Unpack[Options]) -> PatternOn[scf.WhileOp]: ...
    @overload
    def __call__(self, root: Literal["scf.yield"], **options: Unpack[Options]) -> PatternOn[scf.YieldOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.bitcast"], **options: Unpack[Options]) -> PatternOn[tensor.BitcastOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.cast"], **options: Unpack[Options]) -> PatternOn[tensor.CastOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.collapse_shape"], **options: Unpack[Options],
    ) -> PatternOn[tensor.CollapseShapeOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.concat"], **options: Unpack[Options]) -> PatternOn[tensor.ConcatOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.dim"], **options: Unpack[Options]) -> PatternOn[tensor.DimOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.empty"], **options: Unpack[Options]) -> PatternOn[tensor.EmptyOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.expand_shape"], **options: Unpack[Options],
    ) -> PatternOn[tensor.ExpandShapeOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.extract"], **options: Unpack[Options]) -> PatternOn[tensor.ExtractOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.extract_slice"], **options: Unpack[Options],
    ) -> PatternOn[tensor.ExtractSliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.from_elements"], **options: Unpack[Options],
    ) -> PatternOn[tensor.FromElementsOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.gather"], **options: Unpack[Options]) -> PatternOn[tensor.GatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.generate"], **options: Unpack[Options],
    ) -> PatternOn[tensor.GenerateOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.insert"], **options: Unpack[Options]) -> PatternOn[tensor.InsertOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.insert_slice"], **options: Unpack[Options],
    ) -> PatternOn[tensor.InsertSliceOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.pad"], **options: Unpack[Options]) -> PatternOn[tensor.PadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tensor.parallel_insert_slice"], **options: Unpack[Options],
    ) -> PatternOn[tensor.ParallelInsertSliceOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.rank"], **options: Unpack[Options]) -> PatternOn[tensor.RankOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.reshape"], **options: Unpack[Options]) -> PatternOn[tensor.ReshapeOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.scatter"], **options: Unpack[Options]) -> PatternOn[tensor.ScatterOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.splat"], **options: Unpack[Options]) -> PatternOn[tensor.SplatOp]: ...
    @overload
    def __call__(self, root: Literal["tensor.yield"], **options: Unpack[Options]) -> PatternOn[tensor.YieldOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.gpuir.replace"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.steps.ReplaceOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.gpuir.step"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.steps.StepOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.gpuir.watch"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.steps.WatchOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.iree.convert_to_multi_mma"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.iree.ConvertToMultiMmaOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.iree.distribute_multi_mma"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.iree.DistributeMultiMmaOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.iree.forall_to_lanes"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.iree.ForallToLanesOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.iree.fuse_forall"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.iree.FuseForallOp]: ...
    @overload
    def __call__(
        self, root: Literal["transform.iree.set_contraction_layout_attributes"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.transform.iree.SetContractionLayoutAttributesOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.addptr"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.AddPtrOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.advance"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.AdvanceOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.approx_divf"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.ApproxDivFOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.assert"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.AssertOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.atomic_cas"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.AtomicCASOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.atomic_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_sync.AtomicLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.atomic_poll"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_sync.AtomicPollOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.atomic_rmw"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.AtomicRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.atomic_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_sync.AtomicStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.bitcast"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.BitcastOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.broadcast"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.BroadcastOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.call"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_function.CallOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.cat"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.CatOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.clampf"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.ClampfOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.descriptor_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.DescriptorGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.descriptor_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.DescriptorLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.descriptor_reduce"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.DescriptorReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.descriptor_scatter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.DescriptorScatterOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.descriptor_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.DescriptorStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.dot"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.DotOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.dot_scaled"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.DotScaledOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.elementwise_inline_asm"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.ElementwiseInlineAsmOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.expand_dims"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.ExpandDimsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.extern_elementwise"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.ExternElementwiseOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.fp_to_fp"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.FpToFpOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.func"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_function.FuncOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.GatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.get_num_programs"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.GetNumProgramsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.get_program_id"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.GetProgramIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.grid_dependency_launch_dependents"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_sync.GridDependencyLaunchDependentsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.grid_dependency_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_sync.GridDependencyWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.histogram"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.HistogramOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.int_to_ptr"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.IntToPtrOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.join"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.JoinOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.LoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.make_range"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.MakeRangeOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.make_tensor_descriptor"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_descriptor.MakeTensorDescOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.make_tensor_ptr"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.MakeTensorPtrOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.map_elementwise"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.MapElementwiseOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.map_elementwise.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.MapElementwiseReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.mulhiui"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.MulhiUIOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.precise_divf"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.PreciseDivFOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.precise_sqrt"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.PreciseSqrtOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.print"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.PrintOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.ptr_to_int"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_math.PtrToIntOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.reduce"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.ReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.reduce.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.ReduceReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.reshape"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.ReshapeOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_function.ReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.scan"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.ScanOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.scan.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_reduce.ScanReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.splat"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.SplatOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.split"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.SplitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_memory.StoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.trans"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.TransOp]: ...
    @overload
    def __call__(
        self, root: Literal["tt.unsplat"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tt.ops_shape.UnsplatOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.alloc_tensor"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.AllocTensorOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.async_commit_group"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.copies.AsyncCommitGroupOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.async_copy_global_to_local"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.copies.AsyncCopyGlobalToLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.async_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.copies.AsyncWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.sync.BarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.cmpf"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.CmpFOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.cmpi"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.CmpIOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.convert_layout"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.layout.ConvertLayoutOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.extract_slice"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.ExtractSliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.fp4_to_fp"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.layout.Fp4ToFpOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.global_scratch_alloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.GlobalScratchAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.inline_asm"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.sync.InlineAsmOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.insert_slice_async"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.InsertSliceAsyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_alloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.LocalAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_atomic_scatter_rmw"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.gather.LocalAtomicScatterRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.sync.LocalBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_dealloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.LocalDeallocOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.gather.LocalGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.LocalLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_scatter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.gather.LocalScatterOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.local_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.LocalStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.mask"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.layout.MaskOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.mask.return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.layout.MaskReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_index"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.views.MemDescIndexOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_reinterpret"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.views.MemDescReinterpretOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_reshape"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.MemDescReshapeOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_subslice"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.views.MemDescSubsliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_subview"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.MemDescSubviewOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.memdesc_trans"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.memory.MemDescTransOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.predicate_stage"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.layout.PredicateStageOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.select"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.former.SelectOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.warp_id"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.sync.WarpIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.warp_return"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.warps.WarpReturnOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.warp_specialize"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.warps.WarpSpecializeOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.warp_specialize.partitions"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.warps.WarpSpecializePartitionsOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttg.warp_yield"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttg.warps.WarpYieldOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.dot_i8"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.fpsan.DotI8Op]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_assert_in_thread"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.AssertInThreadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_assert_uniform"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.AssertUniformOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_buffer_descriptors"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.BufferDescriptorsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_buffer_pointers"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.BufferPointersOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_check_barrier_writes_cleared"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CheckBarrierWritesClearedOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_check_outstanding_commits"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CheckOutstandingCommitsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_check_read_barriers"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CheckReadBarriersOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_check_write_state"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CheckWriteStateOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_clear_outstanding_commits"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.ClearOutstandingCommitsOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_clear_read_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.ClearReadBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_clear_write_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.ClearWriteBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_cluster_cta_id"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.ClusterCTAIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_commit_accesses"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CommitAccessesOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_commit_write_with_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.CommitWriteWithBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_fpsan_embed"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.fpsan.FpSanEmbedOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_fpsan_unembed"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.fpsan.FpSanUnembedOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_cas"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicCASOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_poll"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicPollOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_rmw"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicRMWOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_tensor_access"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicTensorAccessOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_atomic_tensordesc_access"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanAtomicTensorDescAccessOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_cluster_barrier_init"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanClusterBarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_cluster_barrier_sync"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanClusterBarrierSyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_grid_dependency_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanGridDependencyWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_indexed_tensordesc_access"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanIndexedTensorDescAccessOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_init"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_kernel_exit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanKernelExitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_mbarrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanMBarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_mbarrier_init"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanMBarrierInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_mbarrier_table_init"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanMBarrierTableInitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_mbarrier_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanMBarrierWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_tensor_access"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanTensorAccessOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_tensordesc_access"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanTensorDescAccessOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_gsan_tensordesc_info"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.gsan.GSanTensorDescInfoOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_local_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.fpsan.LocalGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_lock_acquire"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.LockAcquireOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_lock_release"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.LockReleaseOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_memdesc_to_i32"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.MemDescToI32Op]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_memdesc_to_i64"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.MemDescToI64Op]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_memory_offset_to_i32"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.consan.MemoryOffsetToI32Op]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_set_read_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.SetReadBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_set_write_state"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.SetWriteStateOp]: ...
    @overload
    def __call__(
        self, root: Literal["tti.experimental_stage_access_for_commit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.tti.buffer_states.StageAccessForCommitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.arrive_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.ArriveBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_copy_mbarrier_arrive"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.AsyncCopyMbarrierArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_shared_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.AsyncSharedStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_copy_global_to_local"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.AsyncTMACopyGlobalToLocalOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_copy_local_to_global"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.AsyncTMACopyLocalToGlobalOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_gather"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.AsyncTMAGatherOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_reduce"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.AsyncTMAReduceOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_scatter"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.AsyncTMAScatterOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.async_tma_store_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.TMAStoreWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.barrier_expect"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.BarrierExpectOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.clc_get_program_id"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.clc.CLCGetProgramIdOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.clc_is_canceled"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.clc.CLCIsCanceledOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.clc_load_result"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.clc.CLCLoadResultOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.clc_try_cancel"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.clc.CLCTryCancelOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.clc_try_cancel_sync"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.clc.CLCTryCancelSyncOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.cluster_arrive"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.ClusterArriveOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.cluster_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.ClusterBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.cluster_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.ClusterWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.fence_async_shared"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.FenceAsyncSharedOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.fence_mbarrier_init_release_cluster"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.FenceMBarrierInitReleaseClusterOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.init_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.InitBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.inval_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.InvalBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.packed_arith"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.arith.PackedArithOperationOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.reinterpret_tensor_descriptor"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.ReinterpretTensorDescOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tc_gen5_commit"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.mma.TCGen5CommitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tc_gen5_mma"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.mma.TCGen5MMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tc_gen5_mma_scaled"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.mma.TCGen5MMAScaledOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tensormap_create"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.TensormapCreateOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tensormap_fenceproxy_acquire"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tma.TensormapFenceproxyAcquireOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_alloc"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMAllocOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_copy"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMCopyOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_load"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_store"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_subslice"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMSubSliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.tmem_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.tmem.TMEMWaitOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.wait_barrier"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.barriers.WaitBarrierOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.warp_group_dot"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.mma.WarpGroupDotOp]: ...
    @overload
    def __call__(
        self, root: Literal["ttng.warp_group_dot_wait"], **options: Unpack[Options],
    ) -> PatternOn[gpuir.dialects.ttng.mma.WarpGroupDotWaitOp]: ...
    @overload
    def __call__(self, root: Literal["ub.poison"], **options: Unpack[Options]) -> PatternOn[ub.PoisonOp]: ...
    @overload
    def __call__(self, root: Literal["ub.unreachable"], **options: Unpack[Options]) -> PatternOn[ub.UnreachableOp]: ...
    @overload
    def __call__(self, root: Literal["vector.bitcast"], **options: Unpack[Options]) -> PatternOn[vector.BitCastOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.broadcast"], **options: Unpack[Options],
    ) -> PatternOn[vector.BroadcastOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.compressstore"], **options: Unpack[Options],
    ) -> PatternOn[vector.CompressStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.constant_mask"], **options: Unpack[Options],
    ) -> PatternOn[vector.ConstantMaskOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.contract"], **options: Unpack[Options],
    ) -> PatternOn[vector.ContractionOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.create_mask"], **options: Unpack[Options],
    ) -> PatternOn[vector.CreateMaskOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.deinterleave"], **options: Unpack[Options],
    ) -> PatternOn[vector.DeinterleaveOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.expandload"], **options: Unpack[Options],
    ) -> PatternOn[vector.ExpandLoadOp]: ...
    @overload
    def __call__(self, root: Literal["vector.extract"], **options: Unpack[Options]) -> PatternOn[vector.ExtractOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.extract_strided_slice"], **options: Unpack[Options],
    ) -> PatternOn[vector.ExtractStridedSliceOp]: ...
    @overload
    def __call__(self, root: Literal["vector.fma"], **options: Unpack[Options]) -> PatternOn[vector.FMAOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.from_elements"], **options: Unpack[Options],
    ) -> PatternOn[vector.FromElementsOp]: ...
    @overload
    def __call__(self, root: Literal["vector.gather"], **options: Unpack[Options]) -> PatternOn[vector.GatherOp]: ...
    @overload
    def __call__(self, root: Literal["vector.insert"], **options: Unpack[Options]) -> PatternOn[vector.InsertOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.insert_strided_slice"], **options: Unpack[Options],
    ) -> PatternOn[vector.InsertStridedSliceOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.interleave"], **options: Unpack[Options],
    ) -> PatternOn[vector.InterleaveOp]: ...
    @overload
    def __call__(self, root: Literal["vector.load"], **options: Unpack[Options]) -> PatternOn[vector.LoadOp]: ...
    @overload
    def __call__(self, root: Literal["vector.mask"], **options: Unpack[Options]) -> PatternOn[vector.MaskOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.maskedload"], **options: Unpack[Options],
    ) -> PatternOn[vector.MaskedLoadOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.maskedstore"], **options: Unpack[Options],
    ) -> PatternOn[vector.MaskedStoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.multi_reduction"], **options: Unpack[Options],
    ) -> PatternOn[vector.MultiDimReductionOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.outerproduct"], **options: Unpack[Options],
    ) -> PatternOn[vector.OuterProductOp]: ...
    @overload
    def __call__(self, root: Literal["vector.print"], **options: Unpack[Options]) -> PatternOn[vector.PrintOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.reduction"], **options: Unpack[Options],
    ) -> PatternOn[vector.ReductionOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.scalable.extract"], **options: Unpack[Options],
    ) -> PatternOn[vector.ScalableExtractOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.scalable.insert"], **options: Unpack[Options],
    ) -> PatternOn[vector.ScalableInsertOp]: ...
    @overload
    def __call__(self, root: Literal["vector.scan"], **options: Unpack[Options]) -> PatternOn[vector.ScanOp]: ...
    @overload
    def __call__(self, root: Literal["vector.scatter"], **options: Unpack[Options]) -> PatternOn[vector.ScatterOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.shape_cast"], **options: Unpack[Options],
    ) -> PatternOn[vector.ShapeCastOp]: ...
    @overload
    def __call__(self, root: Literal["vector.shuffle"], **options: Unpack[Options]) -> PatternOn[vector.ShuffleOp]: ...
    @overload
    def __call__(self, root: Literal["vector.step"], **options: Unpack[Options]) -> PatternOn[vector.StepOp]: ...
    @overload
    def __call__(self, root: Literal["vector.store"], **options: Unpack[Options]) -> PatternOn[vector.StoreOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.to_elements"], **options: Unpack[Options],
    ) -> PatternOn[vector.ToElementsOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.transfer_read"], **options: Unpack[Options],
    ) -> PatternOn[vector.TransferReadOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.transfer_write"], **options: Unpack[Options],
    ) -> PatternOn[vector.TransferWriteOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.transpose"], **options: Unpack[Options],
    ) -> PatternOn[vector.TransposeOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.type_cast"], **options: Unpack[Options],
    ) -> PatternOn[vector.TypeCastOp]: ...
    @overload
    def __call__(
        self, root: Literal["vector.vscale"], **options: Unpack[Options],
    ) -> PatternOn[vector.VectorScaleOp]: ...
    @overload
    def __call__(self, root: Literal["vector.yield"], **options: Unpack[Options]) -> PatternOn[vector.YieldOp]: ...
    @overload
    def __call__(self, root: type[OpT], **options: Unpack[Options]) -> PatternOn[OpT]: ...
    @overload
    def __call__(self, root: Any, **options: Unpack[Options]) -> PatternOn[Any]: ...
