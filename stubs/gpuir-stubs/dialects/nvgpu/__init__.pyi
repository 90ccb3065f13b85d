# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, ClassVar, overload

from gpuir.host import ir

__all__ = [
    "DeviceAsyncCopyOp",
    "DeviceAsyncCreateGroupOp",
    "DeviceAsyncTokenType",
    "DeviceAsyncWaitOp",
    "ExtfOp",
    "FPRoundingMode",
    "LdMatrixOp",
    "MBarrierArriveExpectTxOp",
    "MBarrierArriveNoCompleteOp",
    "MBarrierArriveOp",
    "MBarrierCreateOp",
    "MBarrierGetOp",
    "MBarrierGroupType",
    "MBarrierInitOp",
    "MBarrierTestWaitOp",
    "MBarrierTokenType",
    "MBarrierTryWaitParityOp",
    "MmaSparseSyncOp",
    "MmaSyncOp",
    "RcpOp",
    "RcpRoundingMode",
    "RcpRoundingModeAttr",
    "SaturationMode",
    "TensorMapDescriptorType",
    "TensorMapInterleaveKind",
    "TensorMapL2PromoKind",
    "TensorMapOOBKind",
    "TensorMapSwizzleKind",
    "TmaAsyncLoadOp",
    "TmaAsyncStoreOp",
    "TmaCreateDescriptorOp",
    "TmaFenceOp",
    "TmaPrefetchOp",
    "TruncfOp",
    "WarpgroupAccumulatorType",
    "WarpgroupGenerateDescriptorOp",
    "WarpgroupMatrixDescriptorType",
    "WarpgroupMmaInitAccumulatorOp",
    "WarpgroupMmaOp",
    "WarpgroupMmaStoreOp",
    "device_async_copy",
    "device_async_create_group",
    "device_async_wait",
    "ldmatrix",
    "mbarrier_arrive",
    "mbarrier_arrive_expect_tx",
    "mbarrier_arrive_nocomplete",
    "mbarrier_create",
    "mbarrier_get",
    "mbarrier_init",
    "mbarrier_test_wait",
    "mbarrier_try_wait_parity",
    "mma_sp_sync",
    "mma_sync",
    "rcp",
    "tma_async_load",
    "tma_async_store",
    "tma_create_descriptor",
    "tma_fence_descriptor",
    "tma_prefetch_descriptor",
    "warpgroup_generate_descriptor",
    "warpgroup_mma",
    "warpgroup_mma_init_accumulator",
    "warpgroup_mma_store",
]

class FPRoundingMode(IntEnum):
    NONE = 0
    RN = 1
    RM = 2
    RP = 3
    RZ = 4
    RNA = 5
    RS = 6

class RcpRoundingMode(IntEnum):
    APPROX = 0
    RN = 1
    RZ = 2
    RM = 3
    RP = 4

class SaturationMode(IntEnum):
    NONE = 0
    SATFINITE = 1
    SAT = 2

class TensorMapInterleaveKind(IntEnum):
    INTERLEAVE_NONE = 0
    INTERLEAVE_16B = 1
    INTERLEAVE_32B = 2

class TensorMapL2PromoKind(IntEnum):
    L2PROMO_NONE = 0
    L2PROMO_64B = 1
    L2PROMO_128B = 2
    L2PROMO_256B = 3

class TensorMapOOBKind(IntEnum):
    OOB_ZERO = 0
    OOB_NAN = 1

class TensorMapSwizzleKind(IntEnum):
    SWIZZLE_NONE = 0
    SWIZZLE_32B = 1
    SWIZZLE_64B = 2
    SWIZZLE_128B = 3

class DeviceAsyncCopyOp(ir.OpView):
    def __init__(
        self, dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        dstIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        srcIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        dstElements: int | ir.IntegerAttr, *,
        srcElements: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        bypassL1: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def dstIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def srcIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def srcElements(self) -> ir.Value[ir.IndexType] | None: ...
    dstElements: ir.IntegerAttr
    @property
    def bypassL1(self) -> bool: ...
    @bypassL1.setter
    def bypassL1(self, value: Any) -> None: ...
    @bypassL1.deleter
    def bypassL1(self) -> None: ...
    @property
    def asyncToken(self) -> ir.OpResult: ...

class DeviceAsyncCreateGroupOp(ir.OpView):
    def __init__(
        self,
        inputTokens: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputTokens(self) -> ir.OpOperandList: ...
    @property
    def asyncToken(self) -> ir.OpResult: ...

class DeviceAsyncWaitOp(ir.OpView):
    def __init__(
        self, asyncDependencies: ir.Value | ir.OpView | ir.Operation | float, *,
        numGroups: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def asyncDependencies(self) -> ir.Value: ...
    numGroups: ir.IntegerAttr | None

class ExtfOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, rnd: Any = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    rnd: ir.Attribute
    relu: ir.BoolAttr
    @property
    def out(self) -> ir.OpResult: ...

class LdMatrixOp(ir.OpView):
    def __init__(
        self, res: ir.Type, srcMemref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        transpose: bool | ir.BoolAttr, numTiles: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcMemref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    transpose: ir.BoolAttr
    numTiles: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MBarrierArriveExpectTxOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float,
        txcount: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def txcount(self) -> ir.Value[ir.IndexType]: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class MBarrierArriveNoCompleteOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def count(self) -> ir.Value[ir.IndexType]: ...
    @property
    def token(self) -> ir.OpResult: ...

class MBarrierArriveOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def token(self) -> ir.OpResult: ...

class MBarrierCreateOp(ir.OpView):
    def __init__(
        self, barriers: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.OpResult: ...

class MBarrierGetOp(ir.OpView):
    def __init__(
        self, mbarrierPointer: ir.Type, barriers: ir.Value | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def mbarrierPointer(self) -> ir.OpResult: ...

class MBarrierInitOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IndexType]: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class MBarrierTestWaitOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float, token: ir.Value | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def token(self) -> ir.Value: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def waitComplete(self) -> ir.OpResult[ir.IntegerType]: ...

class MBarrierTryWaitParityOp(ir.OpView):
    def __init__(
        self, barriers: ir.Value | ir.OpView | ir.Operation | float,
        phaseParity: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        ticks: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def phaseParity(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def ticks(self) -> ir.Value[ir.IndexType]: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...

class MmaSparseSyncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, matrixA: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        matrixB: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        matrixC: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        sparseMetadata: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mmaShape: Sequence[int] | ir.ArrayAttr, *,
        sparsitySelector: int | ir.IntegerAttr | None = None, tf32Enabled: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixA(self) -> ir.Value[ir.VectorType]: ...
    @property
    def matrixB(self) -> ir.Value[ir.VectorType]: ...
    @property
    def matrixC(self) -> ir.Value[ir.VectorType]: ...
    @property
    def sparseMetadata(self) -> ir.Value[ir.VectorType]: ...
    mmaShape: ir.ArrayAttr
    sparsitySelector: ir.IntegerAttr
    @property
    def tf32Enabled(self) -> bool: ...
    @tf32Enabled.setter
    def tf32Enabled(self, value: Any) -> None: ...
    @tf32Enabled.deleter
    def tf32Enabled(self) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MmaSyncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, matrixA: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        matrixB: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        matrixC: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mmaShape: Sequence[int] | ir.ArrayAttr, *,
        tf32Enabled: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixA(self) -> ir.Value[ir.VectorType]: ...
    @property
    def matrixB(self) -> ir.Value[ir.VectorType]: ...
    @property
    def matrixC(self) -> ir.Value[ir.VectorType]: ...
    mmaShape: ir.ArrayAttr
    @property
    def tf32Enabled(self) -> bool: ...
    @tf32Enabled.setter
    def tf32Enabled(self, value: Any) -> None: ...
    @tf32Enabled.deleter
    def tf32Enabled(self) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class RcpOp(ir.OpView):
    def __init__(
        self, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, rounding: Any = None,
        approx: bool | ir.BoolAttr | None = None, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    rounding: ir.Attribute
    approx: ir.BoolAttr
    ftz: ir.BoolAttr
    @property
    def out(self) -> ir.OpResult[ir.VectorType]: ...

class TmaAsyncLoadOp(ir.OpView):
    def __init__(
        self, dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        barriers: ir.Value | ir.OpView | ir.Operation | float,
        tensorMapDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        coordinates: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mbarId: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *,
        multicastMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def barriers(self) -> ir.Value: ...
    @property
    def tensorMapDescriptor(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mbarId(self) -> ir.Value[ir.IndexType]: ...
    @property
    def multicastMask(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class TmaAsyncStoreOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        tensorMapDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        coordinates: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def tensorMapDescriptor(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class TmaCreateDescriptorOp(ir.OpView):
    def __init__(
        self, tensorMap: ir.Type, tensor: ir.Value[ir.UnrankedMemRefType] | ir.OpView | ir.Operation,
        boxDimensions: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value[ir.UnrankedMemRefType]: ...
    @property
    def boxDimensions(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def tensorMap(self) -> ir.OpResult: ...

class TmaFenceOp(ir.OpView):
    def __init__(
        self, tensorMapDescriptor: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensorMapDescriptor(self) -> ir.Value: ...

class TmaPrefetchOp(ir.OpView):
    def __init__(
        self, tensorMapDescriptor: ir.Value | ir.OpView | ir.Operation | float, *,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensorMapDescriptor(self) -> ir.Value: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class TruncfOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, rnd: Any = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None,
        random_bits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def random_bits(self) -> ir.Value[ir.IntegerType] | None: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def out(self) -> ir.OpResult: ...

class WarpgroupGenerateDescriptorOp(ir.OpView):
    def __init__(
        self, descriptor: ir.Type, tensor: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        tensorMap: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def tensorMap(self) -> ir.Value: ...
    @property
    def descriptor(self) -> ir.OpResult: ...

class WarpgroupMmaInitAccumulatorOp(ir.OpView):
    def __init__(
        self, matrixC: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixC(self) -> ir.OpResult: ...

class WarpgroupMmaOp(ir.OpView):
    def __init__(
        self, matrixD: ir.Type, descriptorA: ir.Value | ir.OpView | ir.Operation | float,
        descriptorB: ir.Value | ir.OpView | ir.Operation | float, matrixC: ir.Value | ir.OpView | ir.Operation | float,
        *, waitGroup: int | ir.IntegerAttr | None = None, transposeA: bool | None = None,
        transposeB: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def descriptorA(self) -> ir.Value: ...
    @property
    def descriptorB(self) -> ir.Value: ...
    @property
    def matrixC(self) -> ir.Value: ...
    waitGroup: ir.IntegerAttr | None
    @property
    def transposeA(self) -> bool: ...
    @transposeA.setter
    def transposeA(self, value: Any) -> None: ...
    @transposeA.deleter
    def transposeA(self) -> None: ...
    @property
    def transposeB(self) -> bool: ...
    @transposeB.setter
    def transposeB(self, value: Any) -> None: ...
    @transposeB.deleter
    def transposeB(self) -> None: ...
    @property
    def matrixD(self) -> ir.OpResult: ...

class WarpgroupMmaStoreOp(ir.OpView):
    def __init__(
        self, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        dstMemref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def dstMemref(self) -> ir.Value[ir.MemRefType]: ...

class TensorMapDescriptorType(ir.Type):
    """Descriptor of a tensor map: how the TMA unit copies boxes of a tensor in global memory to shared memory."""
    @classmethod
    def get(
        cls, tensor_type: ir.MemRefType, swizzle: str | int = 'none', l2promo: str | int = 'none',
        oob_fill: str | int = 'zero', interleave: str | int = 'none', context: ir.Context | None = None,
    ) -> TensorMapDescriptorType:
        """The type for a box's memref in shared memory; the modes are strings ("128b"), the host's enums or numbers."""
    @property
    def tensor_type(self) -> ir.MemRefType:
        """The box in shared memory."""
    @property
    def swizzle(self) -> Any: ...
    @property
    def l2promo(self) -> Any: ...
    @property
    def oob_fill(self) -> Any: ...
    @property
    def interleave(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]

class DeviceAsyncTokenType(ir.Type):
    """Token of an asynchronous copy, or of a group of them."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> DeviceAsyncTokenType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class MBarrierTokenType(ir.Type):
    """State of an mbarrier at an arrival, for a later test."""
    @classmethod
    def get(cls, context: ir.Context | None = None) -> MBarrierTokenType: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class MBarrierGroupType(ir.Type):
    """A group of mbarriers (64 bits each) that are told apart by an index."""
    @classmethod
    def get(
        cls, num_barriers: int = 1, memory_space: ir.Attribute | str | None = None, context: ir.Context | None = None,
    ) -> MBarrierGroupType:
        """The type for that many barriers; the memory space is the workgroup's, or an attribute or its string."""
    @property
    def num_barriers(self) -> int:
        """How many barriers."""
    @property
    def memory_space(self) -> ir.Attribute:
        """Where they are."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class WarpgroupMatrixDescriptorType(ir.Type):
    """The 64 bits that describe a matrix in shared memory to wgmma."""
    @classmethod
    def get(cls, tensor_type: ir.MemRefType, context: ir.Context | None = None) -> WarpgroupMatrixDescriptorType:
        """The type for the memref of the matrix."""
    @property
    def tensor_type(self) -> ir.MemRefType:
        """The memref of the matrix."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class WarpgroupAccumulatorType(ir.Type):
    """The accumulator that a warpgroup's registers hold, seen as a vector of rows and columns."""
    @classmethod
    def get(
        cls, shape: Sequence[int] | ir.VectorType, element_type: ir.Type | None = None,
        context: ir.Context | None = None,
    ) -> WarpgroupAccumulatorType:
        """The type for a vector type, or for a shape and an element type."""
    @property
    def fragmented(self) -> ir.VectorType:
        """The whole accumulator as a vector."""
    @staticmethod
    def isinstance(other: Any) -> bool: ...

class RcpRoundingModeAttr(ir.Attribute):
    """Rounding of a reciprocal."""
    @classmethod
    def get(cls, value: RcpRoundingModeAttr | str | int, context: ir.Context | None = None) -> RcpRoundingModeAttr:
        """The attribute for one of approx, rn, rz, rm, rp (or a case of `RcpRoundingMode`, or its number)."""
    @property
    def value(self) -> Any: ...
    @staticmethod
    def isinstance(other: Any) -> bool: ...

def device_async_copy(
    dst: ir.Value | ir.OpView | ir.Operation,
    dst_indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    src: ir.Value | ir.OpView | ir.Operation,
    src_indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    dst_elements: int | ir.IntegerAttr, *, src_elements: ir.Value | ir.OpView | ir.Operation | int | None = None,
    bypass_l1: bool | ir.UnitAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.device_async_copy`"""

def device_async_create_group(
    input_tokens: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.device_async_create_group`"""

def device_async_wait(
    async_dependencies: ir.Value | ir.OpView | ir.Operation, *, num_groups: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.device_async_wait`"""

def ldmatrix(
    res: ir.VectorType, src_memref: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    transpose: bool | ir.BoolAttr, num_tiles: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.ldmatrix`"""

def mbarrier_arrive_expect_tx(
    barriers: ir.Value | ir.OpView | ir.Operation, txcount: ir.Value | ir.OpView | ir.Operation | int,
    mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *,
    predicate: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.mbarrier.arrive.expect_tx`"""

def mbarrier_arrive_nocomplete(
    barriers: ir.Value | ir.OpView | ir.Operation, mbar_id: ir.Value | ir.OpView | ir.Operation | int,
    count: ir.Value | ir.OpView | ir.Operation | int, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mbarrier.arrive.nocomplete`"""

def mbarrier_arrive(
    barriers: ir.Value | ir.OpView | ir.Operation, mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mbarrier.arrive`"""

def mbarrier_create(
    barriers: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mbarrier.create`"""

def mbarrier_get(
    mbarrier_pointer: ir.Type, barriers: ir.Value | ir.OpView | ir.Operation,
    mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mbarrier.get`"""

def mbarrier_init(
    barriers: ir.Value | ir.OpView | ir.Operation, count: ir.Value | ir.OpView | ir.Operation | int,
    mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *,
    predicate: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.mbarrier.init`"""

def mbarrier_test_wait(
    barriers: ir.Value | ir.OpView | ir.Operation, token: ir.Value | ir.OpView | ir.Operation,
    mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mbarrier.test.wait`"""

def mbarrier_try_wait_parity(
    barriers: ir.Value | ir.OpView | ir.Operation, phase_parity: ir.Value | ir.OpView | ir.Operation | int,
    ticks: ir.Value | ir.OpView | ir.Operation | int, mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.mbarrier.try_wait.parity`"""

@overload
def mma_sp_sync(
    matrix_a: ir.Value | ir.OpView | ir.Operation, matrix_b: ir.Value | ir.OpView | ir.Operation,
    matrix_c: ir.Value | ir.OpView | ir.Operation, sparse_metadata: ir.Value | ir.OpView | ir.Operation,
    mma_shape: Sequence[int] | ir.ArrayAttr, *, res: ir.Type | None = None,
    sparsity_selector: int | ir.IntegerAttr | None = None, tf32_enabled: bool | ir.UnitAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mma.sp.sync`"""

@overload
def mma_sp_sync(
    res: ir.Type | None, matrix_a: ir.Value | ir.OpView | ir.Operation, matrix_b: ir.Value | ir.OpView | ir.Operation,
    matrix_c: ir.Value | ir.OpView | ir.Operation, sparse_metadata: ir.Value | ir.OpView | ir.Operation,
    mma_shape: Sequence[int] | ir.ArrayAttr, *, sparsity_selector: int | ir.IntegerAttr | None = None,
    tf32_enabled: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

@overload
def mma_sync(
    matrix_a: ir.Value | ir.OpView | ir.Operation, matrix_b: ir.Value | ir.OpView | ir.Operation,
    matrix_c: ir.Value | ir.OpView | ir.Operation, mma_shape: Sequence[int] | ir.ArrayAttr, *,
    res: ir.Type | None = None, tf32_enabled: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.mma.sync`"""

@overload
def mma_sync(
    res: ir.Type | None, matrix_a: ir.Value | ir.OpView | ir.Operation, matrix_b: ir.Value | ir.OpView | ir.Operation,
    matrix_c: ir.Value | ir.OpView | ir.Operation, mma_shape: Sequence[int] | ir.ArrayAttr, *,
    tf32_enabled: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def rcp(
    in_: ir.Value | ir.OpView | ir.Operation, *, rounding: RcpRoundingModeAttr | str | int | None = None,
    approx: bool | ir.BoolAttr | None = None, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.rcp`"""

def tma_async_load(
    dst: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    tensor_map_descriptor: ir.Value | ir.OpView | ir.Operation,
    coordinates: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    mbar_id: ir.Value | ir.OpView | ir.Operation | int = 0, *,
    multicast_mask: ir.Value | ir.OpView | ir.Operation | int | None = None,
    predicate: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.tma.async.load`"""

def tma_async_store(
    src: ir.Value | ir.OpView | ir.Operation, tensor_map_descriptor: ir.Value | ir.OpView | ir.Operation,
    coordinates: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    *, predicate: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.tma.async.store`"""

def tma_create_descriptor(
    tensor_map: TensorMapDescriptorType, tensor: ir.Value | ir.OpView | ir.Operation,
    box_dimensions: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.tma.create.descriptor`"""

def tma_fence_descriptor(
    tensor_map_descriptor: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.tma.fence.descriptor`"""

def tma_prefetch_descriptor(
    tensor_map_descriptor: ir.Value | ir.OpView | ir.Operation, *,
    predicate: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.tma.prefetch.descriptor`"""

def warpgroup_generate_descriptor(
    descriptor: Any, tensor: ir.Value | ir.OpView | ir.Operation, tensor_map: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.warpgroup.generate.descriptor`"""

def warpgroup_mma_init_accumulator(
    matrix_c: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.warpgroup.mma.init.accumulator`"""

@overload
def warpgroup_mma(
    descriptor_a: ir.Value | ir.OpView | ir.Operation, descriptor_b: ir.Value | ir.OpView | ir.Operation,
    matrix_c: ir.Value | ir.OpView | ir.Operation, *, matrix_d: ir.Type | None = None,
    wait_group: int | ir.IntegerAttr | None = None, transpose_a: bool | ir.UnitAttr | None = None,
    transpose_b: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """`nvgpu.warpgroup.mma`"""

@overload
def warpgroup_mma(
    matrix_d: ir.Type | None, descriptor_a: ir.Value | ir.OpView | ir.Operation,
    descriptor_b: ir.Value | ir.OpView | ir.Operation, matrix_c: ir.Value | ir.OpView | ir.Operation, *,
    wait_group: int | ir.IntegerAttr | None = None, transpose_a: bool | ir.UnitAttr | None = None,
    transpose_b: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def warpgroup_mma_store(
    matrix_d: ir.Value | ir.OpView | ir.Operation, dst_memref: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """`nvgpu.warpgroup.mma.store`"""
