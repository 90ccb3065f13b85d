# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, overload

from gpuir.dialects.gpu.attributes import Flags
from gpuir.dialects.gpu.functions import Targets, func, module
from gpuir.dialects.gpu.launches import launch, launch_func
from gpuir.dialects.gpu.ops import all_reduce, barrier, binary, dynamic_shared_memory, printf
from gpuir.dialects.gpu.regions import Attribution, private, workgroup
from gpuir.dialects.gpu.streams import Stream, stream, wait
from gpuir.dialects.gpu.types import memory
from gpuir.host import ir

__all__ = [
    "AddressSpace",
    "AddressSpaceAttr",
    "AllReduceOp",
    "AllReduceOperation",
    "AllReduceOperationAttr",
    "AllocOp",
    "AsyncTokenType",
    "Attribution",
    "BallotOp",
    "BarrierOp",
    "BarrierScope",
    "BarrierScopeAttr",
    "BinaryOp",
    "BlockDimOp",
    "BlockIdOp",
    "BroadcastType",
    "BroadcastTypeAttr",
    "ClusterBlockIdOp",
    "ClusterDimBlocksOp",
    "ClusterDimOp",
    "ClusterIdOp",
    "CompilationTarget",
    "ConstantOp",
    "Create2To4SpMatOp",
    "CreateBsrOp",
    "CreateCooAoSOp",
    "CreateCooOp",
    "CreateCscOp",
    "CreateCsrOp",
    "CreateDnTensorOp",
    "DeallocOp",
    "DestroyDnTensorOp",
    "DestroySpMatOp",
    "Dimension",
    "DimensionAttr",
    "DimensionKind",
    "DynamicSharedMemoryOp",
    "GPUBlockMappingAttr",
    "GPUFuncOp",
    "GPULaneMappingAttr",
    "GPUMappingMaskAttr",
    "GPUMemorySpaceMappingAttr",
    "GPUModuleOp",
    "GPUThreadMappingAttr",
    "GPUWarpMappingAttr",
    "GPUWarpgroupMappingAttr",
    "GlobalIdOp",
    "GridDimOp",
    "HostRegisterOp",
    "HostUnregisterOp",
    "InitializeNamedBarrierOp",
    "KernelMetadataAttr",
    "KernelTableAttr",
    "LaneIdOp",
    "LaunchFuncOp",
    "LaunchOp",
    "MMAElementwiseOp",
    "MMAElementwiseOpAttr",
    "MMAMatrixType",
    "MappingId",
    "MemcpyOp",
    "MemsetOp",
    "NVVMTargetAttr",
    "NamedBarrierType",
    "NumSubgroupsOp",
    "ObjectAttr",
    "ParallelLoopDimMappingAttr",
    "PrintfOp",
    "Processor",
    "Prune2To4SpMatFlag",
    "Prune2To4SpMatFlagAttr",
    "ROCDLTargetAttr",
    "ReturnOp",
    "RotateOp",
    "SDDMMBufferSizeOp",
    "SDDMMOp",
    "SelectObjectAttr",
    "SetCsrPointersOp",
    "SetDefaultDeviceOp",
    "ShuffleMode",
    "ShuffleModeAttr",
    "ShuffleOp",
    "SpGEMMCopyOp",
    "SpGEMMCreateDescrOp",
    "SpGEMMDestroyDescrOp",
    "SpGEMMWorkEstimationOrComputeKind",
    "SpGEMMWorkEstimationOrComputeKindAttr",
    "SpGEMMWorkEstimationOrComputeOp",
    "SpMMBufferSizeOp",
    "SpMMOp",
    "SpMVBufferSizeOp",
    "SpMVOp",
    "SpMatGetSizeOp",
    "SparseDnTensorHandleType",
    "SparseSpGEMMOpHandleType",
    "SparseSpMatHandleType",
    "Stream",
    "SubgroupBroadcastOp",
    "SubgroupIdOp",
    "SubgroupMmaComputeOp",
    "SubgroupMmaConstantMatrixOp",
    "SubgroupMmaElementwiseOp",
    "SubgroupMmaExtractThreadLocalOp",
    "SubgroupMmaInsertThreadLocalOp",
    "SubgroupMmaLoadMatrixOp",
    "SubgroupMmaStoreMatrixOp",
    "SubgroupReduceOp",
    "SubgroupSizeOp",
    "TerminatorOp",
    "ThreadIdOp",
    "TransposeMode",
    "TransposeModeAttr",
    "WaitOp",
    "WarpExecuteOnLane0Op",
    "YieldOp",
    "all_reduce",
    "alloc",
    "ballot",
    "barrier",
    "binary",
    "block_dim",
    "block_id",
    "cluster_block_id",
    "cluster_dim",
    "cluster_dim_blocks",
    "cluster_id",
    "create_2to4_spmat",
    "create_bsr",
    "create_coo",
    "create_coo_aos",
    "create_csc",
    "create_csr",
    "create_dn_tensor",
    "dealloc",
    "destroy_dn_tensor",
    "destroy_sp_mat",
    "dynamic_shared_memory",
    "func",
    "global_id",
    "grid_dim",
    "host_register",
    "host_unregister",
    "initialize_named_barrier",
    "lane_id",
    "launch",
    "launch_func",
    "memcpy",
    "memory",
    "memset",
    "module",
    "num_subgroups",
    "printf",
    "private",
    "return_",
    "rotate",
    "sddmm",
    "sddmm_buffer_size",
    "set_csr_pointers",
    "set_default_device",
    "shuffle",
    "spgemm_copy",
    "spgemm_create_descr",
    "spgemm_destroy_descr",
    "spgemm_work_estimation_or_compute",
    "spmat_get_size",
    "spmm",
    "spmm_buffer_size",
    "spmv",
    "spmv_buffer_size",
    "stream",
    "subgroup_broadcast",
    "subgroup_id",
    "subgroup_mma_compute",
    "subgroup_mma_constant_matrix",
    "subgroup_mma_elementwise",
    "subgroup_mma_extract_thread_local",
    "subgroup_mma_insert_thread_local",
    "subgroup_mma_load_matrix",
    "subgroup_mma_store_matrix",
    "subgroup_reduce",
    "subgroup_size",
    "terminator",
    "thread_id",
    "wait",
    "workgroup",
    "yield_",
]

class AddressSpace(IntEnum):
    Global = 1
    Workgroup = 2
    Private = 3
    Constant = 4

class AllReduceOperation(IntEnum):
    ADD = 0
    MUL = 1
    MINUI = 2
    MINSI = 3
    MINNUMF = 4
    MAXUI = 5
    MAXSI = 6
    MAXNUMF = 7
    AND = 8
    OR = 9
    XOR = 10
    MINIMUMF = 11
    MAXIMUMF = 12

class BarrierScope(IntEnum):
    Subgroup = 1
    Workgroup = 2
    Cluster = 3

class BroadcastType(IntEnum):
    first_active_lane = 0
    specific_lane = 1

class CompilationTarget(IntEnum):
    Offload = 1
    Assembly = 2
    Binary = 3
    Fatbin = 4

class Dimension(IntEnum):
    x = 0
    y = 1
    z = 2

class DimensionKind(IntEnum):
    Other = 0
    Block = 1
    Grid = 2
    Cluster = 3

class Prune2To4SpMatFlag(IntEnum):
    NONE = 0
    PRUNE_ONLY = 1
    PRUNE_AND_CHECK = 2

class ShuffleMode(IntEnum):
    XOR = 0
    UP = 2
    DOWN = 1
    IDX = 3

class SpGEMMWorkEstimationOrComputeKind(IntEnum):
    WORK_ESTIMATION = 0
    COMPUTE = 1

class TransposeMode(IntEnum):
    NON_TRANSPOSE = 0
    TRANSPOSE = 1
    CONJUGATE_TRANSPOSE = 2

class MMAElementwiseOp(IntEnum):
    ADDF = 0
    MULF = 1
    SUBF = 2
    MAXF = 3
    MINF = 4
    DIVF = 5
    ADDI = 6
    MULI = 7
    SUBI = 8
    DIVS = 9
    DIVU = 10
    NEGATEF = 11
    NEGATES = 12
    EXTF = 13
    TRUNCF = 14

class MappingId(IntEnum):
    DimX = 0
    DimY = 1
    DimZ = 2
    LinearDim0 = 3
    LinearDim1 = 4
    LinearDim2 = 5
    LinearDim3 = 6
    LinearDim4 = 7
    LinearDim5 = 8
    LinearDim6 = 9
    LinearDim7 = 10
    LinearDim8 = 11
    LinearDim9 = 12

class Processor(IntEnum):
    BlockX = 0
    BlockY = 1
    BlockZ = 2
    ThreadX = 3
    ThreadY = 4
    ThreadZ = 5
    Sequential = 6

class AllReduceOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, *, op: Any = None, uniform: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    op: ir.Attribute | None
    @property
    def uniform(self) -> bool: ...
    @uniform.setter
    def uniform(self, value: Any) -> None: ...
    @uniform.deleter
    def uniform(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...
    @property
    def body(self) -> ir.Region: ...

class AllocOp(ir.OpView):
    def __init__(
        self, memref: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dynamicSizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        symbolOperands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, hostShared: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dynamicSizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def symbolOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def hostShared(self) -> bool: ...
    @hostShared.setter
    def hostShared(self, value: Any) -> None: ...
    @hostShared.deleter
    def hostShared(self) -> None: ...
    @property
    def memref(self) -> ir.OpResult[ir.MemRefType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class BallotOp(ir.OpView):
    def __init__(
        self, result: ir.Type, predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IntegerType]: ...

class BarrierOp(ir.OpView):
    def __init__(
        self, *, address_spaces: Any = None, named_barrier: ir.Value | ir.OpView | ir.Operation | float | None = None,
        scope: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def named_barrier(self) -> ir.Value | None: ...
    address_spaces: ir.ArrayAttr | None
    scope: ir.Attribute

class BinaryOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, objects: Any, *, offloadingHandler: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    offloadingHandler: ir.Attribute | None
    objects: ir.ArrayAttr

class BlockDimOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class BlockIdOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class ClusterBlockIdOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class ClusterDimBlocksOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class ClusterDimOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class ClusterIdOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class Create2To4SpMatOp(ir.OpView):
    def __init__(
        self, spMat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, pruneFlag: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def rows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    pruneFlag: ir.Attribute
    @property
    def spMat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateBsrOp(ir.OpView):
    def __init__(
        self, spmat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        brows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        bcols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        bnnz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rBlockSize: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cBlockSize: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        bRowPos: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        bColIdxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def brows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def bcols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def bnnz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rBlockSize(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cBlockSize(self) -> ir.Value[ir.IndexType]: ...
    @property
    def bRowPos(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def bColIdxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def spmat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateCooAoSOp(ir.OpView):
    def __init__(
        self, spmat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        nnz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        idxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def rows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def nnz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def idxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def spmat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateCooOp(ir.OpView):
    def __init__(
        self, spmat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        nnz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rowIdxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        colIdxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def rows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def nnz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rowIdxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def colIdxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def spmat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateCscOp(ir.OpView):
    def __init__(
        self, spmat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        nnz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        colPos: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        rowIdxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def rows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def nnz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def colPos(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def rowIdxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def spmat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateCsrOp(ir.OpView):
    def __init__(
        self, spmat: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rows: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        cols: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        nnz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rowPos: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        colIdxs: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def rows(self) -> ir.Value[ir.IndexType]: ...
    @property
    def cols(self) -> ir.Value[ir.IndexType]: ...
    @property
    def nnz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rowPos(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def colIdxs(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def spmat(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class CreateDnTensorOp(ir.OpView):
    def __init__(
        self, dnTensor: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        dims: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def dims(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def dnTensor(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class DeallocOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class DestroyDnTensorOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dnTensor: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dnTensor(self) -> ir.Value: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class DestroySpMatOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmat: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmat(self) -> ir.Value: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class DynamicSharedMemoryOp(ir.OpView):
    def __init__(
        self, resultMemref: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def resultMemref(self) -> ir.OpResult[ir.MemRefType]: ...

class GPUFuncOp(ir.OpView):
    def __init__(
        self, function_type: ir.FunctionType | ir.TypeAttr, sym_name: str | ir.StringAttr | None = None,
        arg_attrs: Sequence[dict[str, Any]] | None = None, res_attrs: Sequence[dict[str, Any]] | None = None,
        kernel: bool | None = None, workgroup_attrib_attrs: Sequence[dict[str, Any]] | None = None,
        private_attrib_attrs: Sequence[dict[str, Any]] | None = None,
        known_block_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        known_grid_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: Any = None, ip: Any = None,
        body_builder: Callable[..., Any] | None = None,
    ) -> None: ...
    @property
    def name(self) -> ir.StringAttr: ...
    @property
    def is_kernel(self) -> bool: ...
    def add_entry_block(self) -> ir.Block: ...
    @property
    def entry_block(self) -> ir.Block: ...
    @property
    def arguments(self) -> Sequence[ir.Type]: ...
    function_type: ir.TypeAttr
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    workgroup_attrib_attrs: ir.ArrayAttr | None
    private_attrib_attrs: ir.ArrayAttr | None
    known_block_size: ir.DenseI32ArrayAttr | None
    known_grid_size: ir.DenseI32ArrayAttr | None
    known_cluster_size: ir.DenseI32ArrayAttr | None
    workgroup_attributions: ir.IntegerAttr | None
    @property
    def kernel(self) -> bool: ...
    @kernel.setter
    def kernel(self, value: Any) -> None: ...
    @kernel.deleter
    def kernel(self) -> None: ...
    @property
    def body(self) -> ir.Region: ...

class GPUModuleOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, *, targets: Targets | None = None,
        offloadingHandler: ir.Attribute | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def block(self) -> ir.Block:
        """The block of the module's body, made where there is none yet."""
    sym_name: ir.StringAttr
    targets: ir.ArrayAttr | None
    offloadingHandler: ir.Attribute | None
    @property
    def bodyRegion(self) -> ir.Region: ...

class GlobalIdOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class GridDimOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class HostRegisterOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.UnrankedMemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.UnrankedMemRefType]: ...

class HostUnregisterOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.UnrankedMemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.UnrankedMemRefType]: ...

class InitializeNamedBarrierOp(ir.OpView):
    def __init__(
        self, member_count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def member_count(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class LaneIdOp(ir.OpView):
    def __init__(
        self, *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    upper_bound: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class LaunchFuncOp(ir.OpView):
    def __init__(
        self, kernel: list[str], grid_size: tuple[Any, Any, Any], block_size: tuple[Any, Any, Any],
        kernel_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float | None = None,
        async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float | None = None,
        dynamic_shared_memory_size: ir.Value | ir.OpView | ir.Operation | float | None = None, async_object: Any = None,
        cluster_size: tuple[Any, Any, Any] | None = None, *, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def gridSizeX(self) -> ir.Value: ...
    @property
    def gridSizeY(self) -> ir.Value: ...
    @property
    def gridSizeZ(self) -> ir.Value: ...
    @property
    def blockSizeX(self) -> ir.Value: ...
    @property
    def blockSizeY(self) -> ir.Value: ...
    @property
    def blockSizeZ(self) -> ir.Value: ...
    @property
    def clusterSizeX(self) -> ir.Value | None: ...
    @property
    def clusterSizeY(self) -> ir.Value | None: ...
    @property
    def clusterSizeZ(self) -> ir.Value | None: ...
    @property
    def dynamicSharedMemorySize(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def kernelOperands(self) -> ir.OpOperandList: ...
    @property
    def asyncObject(self) -> ir.Value | None: ...
    kernel: ir.SymbolRefAttr
    @property
    def cooperative(self) -> bool: ...
    @cooperative.setter
    def cooperative(self, value: Any) -> None: ...
    @cooperative.deleter
    def cooperative(self) -> None: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class LaunchOp(ir.OpView):
    def __init__(
        self, grid_size: tuple[Any, Any, Any], block_size: tuple[Any, Any, Any], async_dependencies: Any = None,
        dynamic_shared_memory_size: ir.Value | ir.OpView | ir.Operation | float | None = None, *, loc: Any = None,
        ip: Any = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def gridSizeX(self) -> ir.Value[ir.IndexType]: ...
    @property
    def gridSizeY(self) -> ir.Value[ir.IndexType]: ...
    @property
    def gridSizeZ(self) -> ir.Value[ir.IndexType]: ...
    @property
    def blockSizeX(self) -> ir.Value[ir.IndexType]: ...
    @property
    def blockSizeY(self) -> ir.Value[ir.IndexType]: ...
    @property
    def blockSizeZ(self) -> ir.Value[ir.IndexType]: ...
    @property
    def clusterSizeX(self) -> ir.Value[ir.IndexType] | None: ...
    @property
    def clusterSizeY(self) -> ir.Value[ir.IndexType] | None: ...
    @property
    def clusterSizeZ(self) -> ir.Value[ir.IndexType] | None: ...
    @property
    def dynamicSharedMemorySize(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def asyncObject(self) -> ir.Value | None: ...
    @property
    def cooperative(self) -> bool: ...
    @cooperative.setter
    def cooperative(self, value: Any) -> None: ...
    @cooperative.deleter
    def cooperative(self) -> None: ...
    module: ir.FlatSymbolRefAttr | None
    function: ir.FlatSymbolRefAttr | None
    workgroup_attributions: ir.IntegerAttr | None
    @property
    def asyncToken(self) -> ir.OpResult | None: ...
    @property
    def body(self) -> ir.Region: ...

class MemcpyOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class MemsetOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class NumSubgroupsOp(ir.OpView):
    def __init__(
        self, *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    upper_bound: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class PrintfOp(ir.OpView):
    def __init__(
        self, format: str | ir.StringAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    format: ir.StringAttr

class ReturnOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...

class RotateOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, offset: int | ir.IntegerAttr,
        width: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    offset: ir.IntegerAttr
    width: ir.IntegerAttr
    @property
    def rotateResult(self) -> ir.OpResult: ...
    @property
    def valid(self) -> ir.OpResult[ir.IntegerType]: ...

class SDDMMBufferSizeOp(ir.OpView):
    def __init__(
        self, bufferSz: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dnmatA: ir.Value | ir.OpView | ir.Operation | float, dnmatB: ir.Value | ir.OpView | ir.Operation | float,
        spmatC: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr, *, modeA: Any = None,
        modeB: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dnmatA(self) -> ir.Value: ...
    @property
    def dnmatB(self) -> ir.Value: ...
    @property
    def spmatC(self) -> ir.Value: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def bufferSz(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SDDMMOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dnmatA: ir.Value | ir.OpView | ir.Operation | float, dnmatB: ir.Value | ir.OpView | ir.Operation | float,
        spmatC: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr,
        buffer: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, modeA: Any = None, modeB: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def dnmatA(self) -> ir.Value: ...
    @property
    def dnmatB(self) -> ir.Value: ...
    @property
    def spmatC(self) -> ir.Value: ...
    @property
    def buffer(self) -> ir.Value[ir.MemRefType]: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SetCsrPointersOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmat: ir.Value | ir.OpView | ir.Operation | float,
        positions: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        coordinates: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        values: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmat(self) -> ir.Value: ...
    @property
    def positions(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def coordinates(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def values(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SetDefaultDeviceOp(ir.OpView):
    def __init__(
        self, devIndex: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def devIndex(self) -> ir.Value[ir.IntegerType]: ...

class ShuffleOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        width: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, mode: Any, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def width(self) -> ir.Value[ir.IntegerType]: ...
    mode: ir.Attribute
    @property
    def shuffleResult(self) -> ir.OpResult: ...
    @property
    def valid(self) -> ir.OpResult[ir.IntegerType]: ...

class SpGEMMCopyOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        desc: ir.Value | ir.OpView | ir.Operation | float, spmatA: ir.Value | ir.OpView | ir.Operation | float,
        spmatB: ir.Value | ir.OpView | ir.Operation | float, spmatC: ir.Value | ir.OpView | ir.Operation | float,
        computeType: ir.Type | ir.TypeAttr, *, modeA: Any = None, modeB: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def desc(self) -> ir.Value: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def spmatB(self) -> ir.Value: ...
    @property
    def spmatC(self) -> ir.Value: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpGEMMCreateDescrOp(ir.OpView):
    def __init__(
        self, desc: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def desc(self) -> ir.OpResult: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpGEMMDestroyDescrOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        desc: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def desc(self) -> ir.Value: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpGEMMWorkEstimationOrComputeOp(ir.OpView):
    def __init__(
        self, bufferSzNew: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        desc: ir.Value | ir.OpView | ir.Operation | float, spmatA: ir.Value | ir.OpView | ir.Operation | float,
        spmatB: ir.Value | ir.OpView | ir.Operation | float, spmatC: ir.Value | ir.OpView | ir.Operation | float,
        computeType: ir.Type | ir.TypeAttr, bufferSz: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        buffer: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, kind: Any, *, modeA: Any = None, modeB: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def desc(self) -> ir.Value: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def spmatB(self) -> ir.Value: ...
    @property
    def spmatC(self) -> ir.Value: ...
    @property
    def bufferSz(self) -> ir.Value[ir.IndexType]: ...
    @property
    def buffer(self) -> ir.Value[ir.MemRefType]: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    kind: ir.Attribute
    @property
    def bufferSzNew(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpMMBufferSizeOp(ir.OpView):
    def __init__(
        self, bufferSzs: Sequence[ir.Type], asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmatA: ir.Value | ir.OpView | ir.Operation | float, dnmatB: ir.Value | ir.OpView | ir.Operation | float,
        dnmatC: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr, *, modeA: Any = None,
        modeB: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def dnmatB(self) -> ir.Value: ...
    @property
    def dnmatC(self) -> ir.Value: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def bufferSzs(self) -> ir.OpResultList[ir.IndexType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpMMOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmatA: ir.Value | ir.OpView | ir.Operation | float, dnmatB: ir.Value | ir.OpView | ir.Operation | float,
        dnmatC: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr,
        buffers: Sequence[ir.Value[ir.MemRefType] | ir.OpView | ir.Operation] | ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        *, modeA: Any = None, modeB: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def dnmatB(self) -> ir.Value: ...
    @property
    def dnmatC(self) -> ir.Value: ...
    @property
    def buffers(self) -> ir.OpOperandList[ir.MemRefType]: ...
    modeA: ir.Attribute
    modeB: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpMVBufferSizeOp(ir.OpView):
    def __init__(
        self, bufferSz: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmatA: ir.Value | ir.OpView | ir.Operation | float, dnX: ir.Value | ir.OpView | ir.Operation | float,
        dnY: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr, *, modeA: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def dnX(self) -> ir.Value: ...
    @property
    def dnY(self) -> ir.Value: ...
    modeA: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def bufferSz(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpMVOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmatA: ir.Value | ir.OpView | ir.Operation | float, dnX: ir.Value | ir.OpView | ir.Operation | float,
        dnY: ir.Value | ir.OpView | ir.Operation | float, computeType: ir.Type | ir.TypeAttr,
        buffer: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, modeA: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmatA(self) -> ir.Value: ...
    @property
    def dnX(self) -> ir.Value: ...
    @property
    def dnY(self) -> ir.Value: ...
    @property
    def buffer(self) -> ir.Value[ir.MemRefType]: ...
    modeA: ir.Attribute
    computeType: ir.TypeAttr
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SpMatGetSizeOp(ir.OpView):
    def __init__(
        self, rows: ir.Type, cols: ir.Type, nnz: ir.Type, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        spmat: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def spmat(self) -> ir.Value: ...
    @property
    def rows(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def cols(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def nnz(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class SubgroupBroadcastOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, broadcast_type: Any, *,
        lane: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def lane(self) -> ir.Value[ir.IntegerType] | None: ...
    broadcast_type: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class SubgroupIdOp(ir.OpView):
    def __init__(
        self, *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    upper_bound: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class SubgroupMmaComputeOp(ir.OpView):
    def __init__(
        self, opA: ir.Value | ir.OpView | ir.Operation | float, opB: ir.Value | ir.OpView | ir.Operation | float,
        opC: ir.Value | ir.OpView | ir.Operation | float, *, a_transpose: bool | None = None,
        b_transpose: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def opA(self) -> ir.Value: ...
    @property
    def opB(self) -> ir.Value: ...
    @property
    def opC(self) -> ir.Value: ...
    @property
    def a_transpose(self) -> bool: ...
    @a_transpose.setter
    def a_transpose(self, value: Any) -> None: ...
    @a_transpose.deleter
    def a_transpose(self) -> None: ...
    @property
    def b_transpose(self) -> bool: ...
    @b_transpose.setter
    def b_transpose(self, value: Any) -> None: ...
    @b_transpose.deleter
    def b_transpose(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaConstantMatrixOp(ir.OpView):
    def __init__(
        self, res: ir.Type, value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaElementwiseOp(ir.OpView):
    def __init__(
        self, res: ir.Type,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        opType: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    opType: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaExtractThreadLocalOp(ir.OpView):
    def __init__(
        self, matrix: ir.Value | ir.OpView | ir.Operation | float,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrix(self) -> ir.Value: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaInsertThreadLocalOp(ir.OpView):
    def __init__(
        self, res: ir.Type, value: ir.Value | ir.OpView | ir.Operation | float,
        matrix: ir.Value | ir.OpView | ir.Operation | float,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def matrix(self) -> ir.Value: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaLoadMatrixOp(ir.OpView):
    def __init__(
        self, res: ir.Type, srcMemref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        leadDimension: int | ir.IntegerAttr, *, transpose: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcMemref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    leadDimension: ir.IntegerAttr
    @property
    def transpose(self) -> bool: ...
    @transpose.setter
    def transpose(self, value: Any) -> None: ...
    @transpose.deleter
    def transpose(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubgroupMmaStoreMatrixOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float,
        dstMemref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        leadDimension: int | ir.IntegerAttr, *, transpose: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def dstMemref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    leadDimension: ir.IntegerAttr
    @property
    def transpose(self) -> bool: ...
    @transpose.setter
    def transpose(self, value: Any) -> None: ...
    @transpose.deleter
    def transpose(self) -> None: ...

class SubgroupReduceOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, op: Any, *, uniform: bool | None = None,
        cluster_size: int | ir.IntegerAttr | None = None, cluster_stride: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    op: ir.Attribute
    @property
    def uniform(self) -> bool: ...
    @uniform.setter
    def uniform(self, value: Any) -> None: ...
    @uniform.deleter
    def uniform(self) -> None: ...
    cluster_size: ir.IntegerAttr | None
    cluster_stride: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult: ...

class SubgroupSizeOp(ir.OpView):
    def __init__(
        self, *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    upper_bound: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class TerminatorOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class ThreadIdOp(ir.OpView):
    def __init__(
        self, dimension: Any, *, upper_bound: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dimension: ir.Attribute
    upper_bound: ir.IntegerAttr | None

class WaitOp(ir.OpView):
    def __init__(
        self, asyncToken: ir.Type | None,
        asyncDependencies: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.OpOperandList: ...
    @property
    def asyncToken(self) -> ir.OpResult | None: ...

class WarpExecuteOnLane0Op(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type], laneid: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        warp_size: int | ir.IntegerAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def laneid(self) -> ir.Value[ir.IndexType]: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    warp_size: ir.IntegerAttr
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def warpRegion(self) -> ir.Region: ...

class YieldOp(ir.OpView):
    def __init__(
        self,
        values: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def values(self) -> ir.OpOperandList: ...

class AsyncTokenType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(context: ir.Context | None = ...) -> AsyncTokenType: ...

class ObjectAttr(ir.Attribute):
    """An object that a target made of a GPU module, or what a later step makes one of."""
    @classmethod
    def get(
        cls, target: ir.Attribute, format: int | str, object: bytes | str,
        properties: Mapping[str, ir.Attribute] | ir.DictAttr | None = None,
        kernels: Sequence[KernelMetadataAttr] | ir.Attribute | None = None, context: ir.Context | None = None,
    ) -> ObjectAttr:
        """The attribute. `format` is a `CompilationTarget` or its string: offload, assembly (or isa), bin, fatbin."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...
    @property
    def type(self) -> ir.Type: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    attr_name: ClassVar[Any]
    @property
    def target(self) -> ir.Attribute: ...
    @property
    def format(self) -> int: ...
    @property
    def object(self) -> bytes: ...
    @property
    def properties(self) -> ir.DictAttr | None: ...
    @property
    def kernels(self) -> ir.Attribute | None: ...

class ConstantOp(ir.OpView):
    def __init__(self, result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> None: ...
    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any: ...
    @property
    def type(self) -> Any: ...
    @property
    def value(self) -> Any: ...
    @property
    def literal_value(self) -> int | float: ...
    @property
    def result(self) -> ir.OpResult: ...

class MMAMatrixType(ir.Type):
    """A matrix that the threads of a subgroup hold together, each some of its elements in an order of the target's."""
    @classmethod
    def get(
        cls, shape: Sequence[int], element_type: ir.Type, operand: str, context: ir.Context | None = None,
    ) -> MMAMatrixType:
        """The type for a shape of rows and columns, and for the operand of the product that it is."""
    @property
    def shape(self) -> list[int]:
        """Rows and columns."""
    @property
    def element_type(self) -> ir.Type:
        """The type of the elements."""
    @property
    def operand(self) -> str:
        """Which operand of a product it is: AOp, BOp or COp."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class SparseDnTensorHandleType(ir.Type):
    """Handle of a dense tensor of the sparse library."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> SparseDnTensorHandleType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class SparseSpMatHandleType(ir.Type):
    """Handle of a sparse matrix of the sparse library."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> SparseSpMatHandleType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class SparseSpGEMMOpHandleType(ir.Type):
    """Handle of a product of sparse matrices in progress."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> SparseSpGEMMOpHandleType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class NamedBarrierType(ir.Type):
    """Handle of a barrier for some of a workgroup's subgroups; newer hosts only."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> NamedBarrierType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class DimensionAttr(ir.Attribute):
    """A dimension: x, y or z."""
    @classmethod
    def get(cls, value: DimensionAttr | str | int, context: ir.Context | None = None) -> DimensionAttr:
        """The attribute for one of x, y, z (or a case of `Dimension`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class AllReduceOperationAttr(ir.Attribute):
    """How a reduction combines two values."""
    @classmethod
    def get(
        cls, value: AllReduceOperationAttr | str | int, context: ir.Context | None = None,
    ) -> AllReduceOperationAttr:
        """The attribute for one of add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, minimumf, maximumf (or a case of `AllReduceOperation`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class ShuffleModeAttr(ir.Attribute):
    """Which lane a shuffle takes its value from."""
    @classmethod
    def get(cls, value: ShuffleModeAttr | str | int, context: ir.Context | None = None) -> ShuffleModeAttr:
        """The attribute for one of xor, up, down, idx (or a case of `ShuffleMode`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class TransposeModeAttr(ir.Attribute):
    """How the sparse library reads a matrix."""
    @classmethod
    def get(cls, value: TransposeModeAttr | str | int, context: ir.Context | None = None) -> TransposeModeAttr:
        """The attribute for one of NON_TRANSPOSE, TRANSPOSE, CONJUGATE_TRANSPOSE (or a case of `TransposeMode`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class Prune2To4SpMatFlagAttr(ir.Attribute):
    """Pruning of a matrix to 2:4."""
    @classmethod
    def get(
        cls, value: Prune2To4SpMatFlagAttr | str | int, context: ir.Context | None = None,
    ) -> Prune2To4SpMatFlagAttr:
        """The attribute for one of NONE, PRUNE_ONLY, PRUNE_AND_CHECK (or a case of `Prune2To4SpMatFlag`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class SpGEMMWorkEstimationOrComputeKindAttr(ir.Attribute):
    """Which step of a product of sparse matrices."""
    @classmethod
    def get(
        cls, value: SpGEMMWorkEstimationOrComputeKindAttr | str | int, context: ir.Context | None = None,
    ) -> SpGEMMWorkEstimationOrComputeKindAttr:
        """The attribute for one of WORK_ESTIMATION, COMPUTE (or a case of `SpGEMMWorkEstimationOrComputeKind`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class MMAElementwiseOpAttr(ir.Attribute):
    """The operation on each element of a matrix."""
    @classmethod
    def get(
        cls, value: MMAElementwiseOpAttr | str | int, context: ir.Context | None = None,
    ) -> MMAElementwiseOpAttr:
        """The attribute for one of addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf, truncf (or a case of `MMAElementwiseOp`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class BarrierScopeAttr(ir.Attribute):
    """Who a barrier waits for; newer hosts only."""
    @classmethod
    def get(cls, value: BarrierScopeAttr | str | int, context: ir.Context | None = None) -> BarrierScopeAttr:
        """The attribute for one of subgroup, workgroup, cluster (or a case of `BarrierScope`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class BroadcastTypeAttr(ir.Attribute):
    """Which lane a broadcast reads; newer hosts only."""
    @classmethod
    def get(cls, value: BroadcastTypeAttr | str | int, context: ir.Context | None = None) -> BroadcastTypeAttr:
        """The attribute for one of first_active_lane, specific_lane (or a case of `BroadcastType`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class AddressSpaceAttr(ir.Attribute):
    """Memory space of a memref: global, workgroup, private."""
    @classmethod
    def get(cls, value: AddressSpaceAttr | str | int, context: ir.Context | None = None) -> AddressSpaceAttr:
        """The attribute for one of global, workgroup, private, constant (or a case of `AddressSpace`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUMemorySpaceMappingAttr(ir.Attribute):
    """Maps an scf.forall's memory to a space."""
    @classmethod
    def get(
        cls, value: GPUMemorySpaceMappingAttr | str | int, context: ir.Context | None = None,
    ) -> GPUMemorySpaceMappingAttr:
        """The attribute for one of global, workgroup, private, constant (or a case of `AddressSpace`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUBlockMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.forall to blocks of the grid."""
    @classmethod
    def get(cls, value: GPUBlockMappingAttr | str | int, context: ir.Context | None = None) -> GPUBlockMappingAttr:
        """The attribute for one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUThreadMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.forall to threads of a block."""
    @classmethod
    def get(
        cls, value: GPUThreadMappingAttr | str | int, context: ir.Context | None = None,
    ) -> GPUThreadMappingAttr:
        """The attribute for one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUWarpMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.forall to warps of a block."""
    @classmethod
    def get(cls, value: GPUWarpMappingAttr | str | int, context: ir.Context | None = None) -> GPUWarpMappingAttr:
        """The attribute for one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUWarpgroupMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.forall to warpgroups (four warps) of a block."""
    @classmethod
    def get(
        cls, value: GPUWarpgroupMappingAttr | str | int, context: ir.Context | None = None,
    ) -> GPUWarpgroupMappingAttr:
        """The attribute for one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPULaneMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.forall to lanes of a warp."""
    @classmethod
    def get(cls, value: GPULaneMappingAttr | str | int, context: ir.Context | None = None) -> GPULaneMappingAttr:
        """The attribute for one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class GPUMappingMaskAttr(ir.Attribute):
    """Which processors take part in an scf.forall: bit n stands for the processor with linear id n."""
    @classmethod
    def get(cls, mask: int, context: ir.Context | None = None) -> GPUMappingMaskAttr:
        """The attribute for a mask of 64 bits."""
    @property
    def mask(self) -> int:
        """The mask."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class ParallelLoopDimMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.parallel to a processor: the id goes through `map`, its limit is `bound`."""
    @classmethod
    def get(
        cls, processor: str | int, map: ir.AffineMap | None = None, bound: ir.AffineMap | None = None,
        context: ir.Context | None = None,
    ) -> ParallelLoopDimMappingAttr:
        """The attribute; maps that are left out are the identity of one dimension."""
    @property
    def processor(self) -> str:
        """The processor's word, such as ``block_x``."""
    @property
    def map(self) -> ir.AffineMap:
        """From the processor's id to the loop's variable."""
    @property
    def bound(self) -> ir.AffineMap:
        """From the loop's bound to the number of processors."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class SelectObjectAttr(ir.Attribute):
    """Offloading handler that embeds one object of a binary: the one at a position, or the one of a target."""
    @classmethod
    def get(cls, target: int | ir.Attribute | None = None, context: ir.Context | None = None) -> SelectObjectAttr:
        """The attribute; without `target` it is the first object."""
    @property
    def target(self) -> ir.Attribute | int | None:
        """The target, the position, or None."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class KernelMetadataAttr(ir.Attribute):
    """What is known of a compiled kernel: its name, its type, attributes of its arguments, and figures such as registers."""
    @classmethod
    def get(
        cls, name: str, function_type: ir.Type,
        arg_attrs: Sequence[Mapping[str, ir.Attribute]] | ir.ArrayAttr | None = None,
        metadata: Mapping[str, ir.Attribute] | ir.DictAttr | None = None, context: ir.Context | None = None,
    ) -> KernelMetadataAttr:
        """The attribute."""
    @property
    def name(self) -> str:
        """The kernel's symbol."""
    @property
    def function_type(self) -> ir.Type:
        """The kernel's type."""
    @property
    def arg_attrs(self) -> ir.ArrayAttr | None:
        """Attributes of the arguments, one dictionary each."""
    @property
    def metadata(self) -> ir.DictAttr | None:
        """Figures that the target gave."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class KernelTableAttr(ir.Attribute):
    """The kernels of an object, by name."""
    @classmethod
    def get(cls, kernels: Sequence[KernelMetadataAttr], context: ir.Context | None = None) -> KernelTableAttr:
        """The attribute for some kernels."""
    @property
    def kernels(self) -> list[KernelMetadataAttr]:
        """The kernels."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class NVVMTargetAttr(ir.Attribute):
    """Compiles a GPU module for NVIDIA: ``#nvvm.target``."""
    @classmethod
    def get(
        cls, chip: str | None = None, features: str | None = None, O: int | None = None, triple: str | None = None,
        flags: Flags | None = None, link: Sequence[str] | None = None, context: ir.Context | None = None,
    ) -> NVVMTargetAttr:
        """The target; what is left out is the host's default (sm_75 or so, O2). `flags` is names or a dict."""
    @property
    def optimization(self) -> int: ...
    @property
    def triple(self) -> Any: ...
    @property
    def chip(self) -> Any: ...
    @property
    def features(self) -> Any: ...
    @property
    def flags(self) -> Any: ...
    @property
    def link(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class ROCDLTargetAttr(ir.Attribute):
    """Compiles a GPU module for AMD: ``#rocdl.target``."""
    @classmethod
    def get(
        cls, chip: str | None = None, features: str | None = None, O: int | None = None, triple: str | None = None,
        abi: str | None = None, flags: Flags | None = None, link: Sequence[str] | None = None,
        context: ir.Context | None = None,
    ) -> ROCDLTargetAttr:
        """The target; what is left out is the host's default (gfx900, O2, ABI 600). `flags` is names or a dict."""
    @property
    def abi(self) -> str | None:
        """Version of the ABI of code objects."""
    @property
    def optimization(self) -> int: ...
    @property
    def triple(self) -> Any: ...
    @property
    def chip(self) -> Any: ...
    @property
    def features(self) -> Any: ...
    @property
    def flags(self) -> Any: ...
    @property
    def link(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

@overload
def alloc(
    memref: ir.MemRefType,
    dynamic_sizes: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    symbol_operands: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    host_shared: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.alloc`"""

@overload
def alloc(
    memref: ir.MemRefType, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dynamic_sizes: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    symbol_operands: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int, *,
    host_shared: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

def ballot(
    result: ir.Type, predicate: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.ballot`"""

def block_dim(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.block_dim`"""

def block_id(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.block_id`"""

def cluster_block_id(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.cluster_block_id`"""

def cluster_dim_blocks(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.cluster_dim_blocks`"""

def cluster_dim(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.cluster_dim`"""

def cluster_id(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.cluster_id`"""

@overload
def create_2to4_spmat(
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    memref: ir.Value | ir.OpView | ir.Operation, *, sp_mat: ir.Type | None = None,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    prune_flag: Prune2To4SpMatFlagAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_2to4_spmat`"""

@overload
def create_2to4_spmat(
    sp_mat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    memref: ir.Value | ir.OpView | ir.Operation, *, prune_flag: Prune2To4SpMatFlagAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_bsr(
    brows: ir.Value | ir.OpView | ir.Operation | int, bcols: ir.Value | ir.OpView | ir.Operation | int,
    bnnz: ir.Value | ir.OpView | ir.Operation | int, r_block_size: ir.Value | ir.OpView | ir.Operation | int,
    c_block_size: ir.Value | ir.OpView | ir.Operation | int, b_row_pos: ir.Value | ir.OpView | ir.Operation,
    b_col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    spmat: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_bsr`"""

@overload
def create_bsr(
    spmat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    brows: ir.Value | ir.OpView | ir.Operation | int, bcols: ir.Value | ir.OpView | ir.Operation | int,
    bnnz: ir.Value | ir.OpView | ir.Operation | int, r_block_size: ir.Value | ir.OpView | ir.Operation | int,
    c_block_size: ir.Value | ir.OpView | ir.Operation | int, b_row_pos: ir.Value | ir.OpView | ir.Operation,
    b_col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_coo_aos(
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, idxs: ir.Value | ir.OpView | ir.Operation,
    values: ir.Value | ir.OpView | ir.Operation, *, spmat: ir.Type | None = None,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_coo_aos`"""

@overload
def create_coo_aos(
    spmat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, idxs: ir.Value | ir.OpView | ir.Operation,
    values: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_coo(
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, row_idxs: ir.Value | ir.OpView | ir.Operation,
    col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    spmat: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_coo`"""

@overload
def create_coo(
    spmat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, row_idxs: ir.Value | ir.OpView | ir.Operation,
    col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_csc(
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, col_pos: ir.Value | ir.OpView | ir.Operation,
    row_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    spmat: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_csc`"""

@overload
def create_csc(
    spmat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, col_pos: ir.Value | ir.OpView | ir.Operation,
    row_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_csr(
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, row_pos: ir.Value | ir.OpView | ir.Operation,
    col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    spmat: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_csr`"""

@overload
def create_csr(
    spmat: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    rows: ir.Value | ir.OpView | ir.Operation | int, cols: ir.Value | ir.OpView | ir.Operation | int,
    nnz: ir.Value | ir.OpView | ir.Operation | int, row_pos: ir.Value | ir.OpView | ir.Operation,
    col_idxs: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def create_dn_tensor(
    memref: ir.Value | ir.OpView | ir.Operation,
    dims: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    dn_tensor: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.create_dn_tensor`"""

@overload
def create_dn_tensor(
    dn_tensor: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    memref: ir.Value | ir.OpView | ir.Operation,
    dims: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def dealloc(
    memref: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.dealloc`"""

@overload
def dealloc(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    memref: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def destroy_dn_tensor(
    dn_tensor: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.destroy_dn_tensor`"""

@overload
def destroy_dn_tensor(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dn_tensor: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def destroy_sp_mat(
    spmat: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.destroy_sp_mat`"""

@overload
def destroy_sp_mat(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

def global_id(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.global_id`"""

def grid_dim(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.grid_dim`"""

def host_register(
    value: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.host_register`"""

def host_unregister(
    value: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.host_unregister`"""

def initialize_named_barrier(
    member_count: ir.Value | ir.OpView | ir.Operation | int, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.initialize_named_barrier`"""

def lane_id(
    *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.lane_id`"""

@overload
def memcpy(
    dst: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation, *,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.memcpy`"""

@overload
def memcpy(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dst: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def memset(
    dst: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation | float, *,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.memset`"""

@overload
def memset(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dst: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

def num_subgroups(
    *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.num_subgroups`"""

def return_(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.return`"""

def rotate(
    value: ir.Value | ir.OpView | ir.Operation, offset: int | ir.IntegerAttr, width: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.rotate`"""

@overload
def sddmm_buffer_size(
    dnmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    spmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr, *,
    buffer_sz: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.sddmm_buffer_size`"""

@overload
def sddmm_buffer_size(
    buffer_sz: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dnmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    spmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr, *,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def sddmm(
    dnmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    spmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffer: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.sddmm`"""

@overload
def sddmm(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    dnmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    spmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffer: ir.Value | ir.OpView | ir.Operation, *, mode_a: TransposeModeAttr | str | int | None = None,
    mode_b: TransposeModeAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def set_csr_pointers(
    spmat: ir.Value | ir.OpView | ir.Operation, positions: ir.Value | ir.OpView | ir.Operation,
    coordinates: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.set_csr_pointers`"""

@overload
def set_csr_pointers(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat: ir.Value | ir.OpView | ir.Operation, positions: ir.Value | ir.OpView | ir.Operation,
    coordinates: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

def set_default_device(
    dev_index: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.set_default_device`"""

def shuffle(
    value: ir.Value | ir.OpView | ir.Operation, offset: ir.Value | ir.OpView | ir.Operation | int,
    width: ir.Value | ir.OpView | ir.Operation | int, mode: ShuffleModeAttr | str | int, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.shuffle`"""

@overload
def spgemm_copy(
    desc: ir.Value | ir.OpView | ir.Operation, spmat_a: ir.Value | ir.OpView | ir.Operation,
    spmat_b: ir.Value | ir.OpView | ir.Operation, spmat_c: ir.Value | ir.OpView | ir.Operation,
    compute_type: ir.Type | ir.TypeAttr, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spgemm_copy`"""

@overload
def spgemm_copy(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    desc: ir.Value | ir.OpView | ir.Operation, spmat_a: ir.Value | ir.OpView | ir.Operation,
    spmat_b: ir.Value | ir.OpView | ir.Operation, spmat_c: ir.Value | ir.OpView | ir.Operation,
    compute_type: ir.Type | ir.TypeAttr, *, mode_a: TransposeModeAttr | str | int | None = None,
    mode_b: TransposeModeAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spgemm_create_descr(
    *, desc: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spgemm_create_descr`"""

@overload
def spgemm_create_descr(
    desc: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spgemm_destroy_descr(
    desc: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spgemm_destroy_descr`"""

@overload
def spgemm_destroy_descr(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    desc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spgemm_work_estimation_or_compute(
    desc: ir.Value | ir.OpView | ir.Operation, spmat_a: ir.Value | ir.OpView | ir.Operation,
    spmat_b: ir.Value | ir.OpView | ir.Operation, spmat_c: ir.Value | ir.OpView | ir.Operation,
    compute_type: ir.Type | ir.TypeAttr, buffer_sz: ir.Value | ir.OpView | ir.Operation | int,
    buffer: ir.Value | ir.OpView | ir.Operation, kind: SpGEMMWorkEstimationOrComputeKindAttr | str | int, *,
    buffer_sz_new: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spgemm_work_estimation_or_compute`"""

@overload
def spgemm_work_estimation_or_compute(
    buffer_sz_new: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    desc: ir.Value | ir.OpView | ir.Operation, spmat_a: ir.Value | ir.OpView | ir.Operation,
    spmat_b: ir.Value | ir.OpView | ir.Operation, spmat_c: ir.Value | ir.OpView | ir.Operation,
    compute_type: ir.Type | ir.TypeAttr, buffer_sz: ir.Value | ir.OpView | ir.Operation | int,
    buffer: ir.Value | ir.OpView | ir.Operation, kind: SpGEMMWorkEstimationOrComputeKindAttr | str | int, *,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spmm_buffer_size(
    buffer_szs: Sequence[ir.Type], spmat_a: ir.Value | ir.OpView | ir.Operation,
    dnmat_b: ir.Value | ir.OpView | ir.Operation, dnmat_c: ir.Value | ir.OpView | ir.Operation,
    compute_type: ir.Type | ir.TypeAttr, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spmm_buffer_size`"""

@overload
def spmm_buffer_size(
    buffer_szs: Sequence[ir.Type], async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    dnmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr, *,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spmm(
    spmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    dnmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spmm`"""

@overload
def spmm(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat_a: ir.Value | ir.OpView | ir.Operation, dnmat_b: ir.Value | ir.OpView | ir.Operation,
    dnmat_c: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation, *,
    mode_a: TransposeModeAttr | str | int | None = None, mode_b: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spmv_buffer_size(
    spmat_a: ir.Value | ir.OpView | ir.Operation, dn_x: ir.Value | ir.OpView | ir.Operation,
    dn_y: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr, *, buffer_sz: ir.Type | None = None,
    async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spmv_buffer_size`"""

@overload
def spmv_buffer_size(
    buffer_sz: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat_a: ir.Value | ir.OpView | ir.Operation, dn_x: ir.Value | ir.OpView | ir.Operation,
    dn_y: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr, *,
    mode_a: TransposeModeAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spmv(
    spmat_a: ir.Value | ir.OpView | ir.Operation, dn_x: ir.Value | ir.OpView | ir.Operation,
    dn_y: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffer: ir.Value | ir.OpView | ir.Operation, *, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    mode_a: TransposeModeAttr | str | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spmv`"""

@overload
def spmv(
    async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat_a: ir.Value | ir.OpView | ir.Operation, dn_x: ir.Value | ir.OpView | ir.Operation,
    dn_y: ir.Value | ir.OpView | ir.Operation, compute_type: ir.Type | ir.TypeAttr,
    buffer: ir.Value | ir.OpView | ir.Operation, *, mode_a: TransposeModeAttr | str | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

@overload
def spmat_get_size(
    spmat: ir.Value | ir.OpView | ir.Operation, *, rows: ir.Type | None = None, cols: ir.Type | None = None,
    nnz: ir.Type | None = None, async_token: ir.Type | bool | None = None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """`gpu.spmat_get_size`"""

@overload
def spmat_get_size(
    rows: ir.Type | None, cols: ir.Type | None, nnz: ir.Type | None, async_token: ir.Type | bool | None,
    async_dependencies: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation | None,
    spmat: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any: ...

def subgroup_broadcast(
    src: ir.Value | ir.OpView | ir.Operation, broadcast_type: BroadcastTypeAttr | str | int, *,
    lane: ir.Value | ir.OpView | ir.Operation | int | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_broadcast`"""

def subgroup_id(
    *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_id`"""

def subgroup_mma_compute(
    op_a: ir.Value | ir.OpView | ir.Operation, op_b: ir.Value | ir.OpView | ir.Operation,
    op_c: ir.Value | ir.OpView | ir.Operation, *, a_transpose: bool | ir.UnitAttr | None = None,
    b_transpose: bool | ir.UnitAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_compute`"""

def subgroup_mma_constant_matrix(
    res: MMAMatrixType, value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_constant_matrix`"""

@overload
def subgroup_mma_elementwise(
    args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    op_type: MMAElementwiseOpAttr | str | int, *, res: ir.Type | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_elementwise`"""

@overload
def subgroup_mma_elementwise(
    res: ir.Type | None, args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    op_type: MMAElementwiseOpAttr | str | int, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def subgroup_mma_extract_thread_local(
    matrix: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_extract_thread_local`"""

@overload
def subgroup_mma_insert_thread_local(
    value: ir.Value | ir.OpView | ir.Operation, matrix: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    res: ir.Type | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_insert_thread_local`"""

@overload
def subgroup_mma_insert_thread_local(
    res: ir.Type | None, value: ir.Value | ir.OpView | ir.Operation, matrix: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def subgroup_mma_load_matrix(
    res: MMAMatrixType, src_memref: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    lead_dimension: int | ir.IntegerAttr, *, transpose: bool | ir.UnitAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_mma_load_matrix`"""

def subgroup_mma_store_matrix(
    src: ir.Value | ir.OpView | ir.Operation, dst_memref: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    lead_dimension: int | ir.IntegerAttr, *, transpose: bool | ir.UnitAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.subgroup_mma_store_matrix`"""

def subgroup_reduce(
    value: ir.Value | ir.OpView | ir.Operation, op: AllReduceOperationAttr | str | int, *,
    uniform: bool | ir.UnitAttr | None = None, cluster_size: int | ir.IntegerAttr | None = None,
    cluster_stride: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_reduce`"""

def subgroup_size(
    *, upper_bound: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.subgroup_size`"""

def terminator(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpView:
    """`gpu.terminator`"""

def thread_id(
    dimension: DimensionAttr | str | int, *, upper_bound: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`gpu.thread_id`"""

def yield_(
    values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`gpu.yield`"""
