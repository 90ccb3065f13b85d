# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gpuir.host import ir

class BarrierReduction(IntEnum):
    POPC = 0
    AND = 1
    OR = 2

class BlockScaleFormat(IntEnum):
    UE8M0 = 0
    UE4M3 = 1

class CTAGroupKind(IntEnum):
    CTA_1 = 0
    CTA_2 = 1

class CacheEvictionPriority(IntEnum):
    EvictNormal = 0
    EvictFirst = 1
    EvictLast = 2
    EvictUnchanged = 3
    NoAllocate = 4

class ClusterLaunchControlQueryType(IntEnum):
    IS_CANCELED = 0
    GET_FIRST_CTA_ID_X = 1
    GET_FIRST_CTA_ID_Y = 2
    GET_FIRST_CTA_ID_Z = 3

class DotAccumulateType(IntEnum):
    SIGNED = 1
    UNSIGNED = 0

class FPRoundingMode(IntEnum):
    NONE = 0
    RN = 1
    RM = 2
    RP = 3
    RZ = 4
    RNA = 5
    RS = 6

class GridDepActionKind(IntEnum):
    wait = 0
    launch_dependents = 1

class LdStMatrixEltType(IntEnum):
    B16 = 0
    B8 = 1
    B8X16_B6X16_P32 = 2
    B8X16_B4X16_P64 = 3

class LoadCacheModifierKind(IntEnum):
    CA = 0
    CG = 1
    CS = 2
    LU = 3
    CV = 4

class MMAB1Op(IntEnum):
    none = 0
    xor_popc = 1
    and_popc = 2

class MMABlockScaleKind(IntEnum):
    MXF8F6F4 = 0
    MXF4 = 1
    MXF4NVF4 = 2

class MMAFrag(IntEnum):
    a = 0
    b = 1
    c = 2

class MMAIntOverflow(IntEnum):
    satfinite = 1
    wrapped = 0

class MMAKind(IntEnum):
    f8f6f4 = 0

class MMALayout(IntEnum):
    row = 0
    col = 1

class MMATypes(IntEnum):
    f16 = 0
    f32 = 1
    tf32 = 2
    bf16 = 9
    s8 = 4
    u8 = 3
    s32 = 5
    s4 = 8
    u4 = 7
    b1 = 6
    f64 = 10
    e4m3 = 11
    e5m2 = 12
    e3m2 = 13
    e2m3 = 14
    e2m1 = 15

class MatchSyncKind(IntEnum):
    any = 0
    all = 1

class MemOrderKind(IntEnum):
    WEAK = 0
    RELAXED = 1
    ACQUIRE = 2
    RELEASE = 3
    ACQ_REL = 4
    SC = 5
    MMIO = 6
    VOLATILE = 7

class MemScopeKind(IntEnum):
    CTA = 0
    CLUSTER = 1
    GPU = 2
    SYS = 3

class NVVMMemorySpace(IntEnum):
    Generic = 0
    Global = 1
    Shared = 3
    Constant = 4
    Local = 5
    Tensor = 6
    SharedCluster = 7

class PermuteMode(IntEnum):
    DEFAULT = 0
    F4E = 1
    B4E = 2
    RC8 = 3
    ECL = 4
    ECR = 5
    RC16 = 6

class PrefetchCacheLevel(IntEnum):
    L1 = 0
    L2 = 1

class ProxyKind(IntEnum):
    alias = 0
    async_ = 1
    async_global = 2
    async_shared = 3
    TENSORMAP = 4
    GENERIC = 5

class ReductionKind(IntEnum):
    ADD = 1
    AND = 2
    MAX = 3
    MIN = 4
    OR = 5
    UMAX = 6
    UMIN = 7
    XOR = 8
    FMIN = 9
    FMAX = 10

class SaturationMode(IntEnum):
    NONE = 0
    SATFINITE = 1
    SAT = 2

class ScaleVecSize(IntEnum):
    X1 = 0
    X2 = 1
    X4 = 2

class SetMaxRegisterAction(IntEnum):
    decrease = 1
    increase = 0

class SharedSpace(IntEnum):
    shared_cta = 0
    shared_cluster = 1

class ShflKind(IntEnum):
    bfly = 0
    up = 1
    down = 2
    idx = 3

class TMALoadMode(IntEnum):
    TILE = 0
    IM2COL = 1
    IM2COL_W = 2
    IM2COL_W_128 = 3
    TILE_GATHER4 = 4

class TMAReduxKind(IntEnum):
    ADD = 0
    MAX = 2
    MIN = 1
    INC = 3
    DEC = 4
    AND = 5
    OR = 6
    XOR = 7

class TMAStoreMode(IntEnum):
    TILE = 0
    IM2COL = 1
    TILE_SCATTER4 = 2

class Tcgen05CpMulticast(IntEnum):
    NONE = 0
    WARPX2_02_13 = 1
    WARPX2_01_23 = 2
    WARPX4 = 3

class Tcgen05CpShape(IntEnum):
    SHAPE_128x256b = 0
    SHAPE_4x256b = 1
    SHAPE_128x128b = 2
    SHAPE_64x128b = 3
    SHAPE_32x128b = 4

class Tcgen05CpSrcFormat(IntEnum):
    B6x16_P32 = 0
    B4x16_P64 = 1

class Tcgen05FenceKind(IntEnum):
    BEFORE_THREAD_SYNC = 0
    AFTER_THREAD_SYNC = 1

class Tcgen05LdStShape(IntEnum):
    SHAPE_16X64B = 0
    SHAPE_16X128B = 1
    SHAPE_16X256B = 2
    SHAPE_32X32B = 3
    SHAPE_16X32BX2 = 4

class Tcgen05MMABlockScale(IntEnum):
    DEFAULT = 0
    BLOCK16 = 1
    BLOCK32 = 2

class Tcgen05MMACollectorBBuffer(IntEnum):
    B0 = 0
    B1 = 1
    B2 = 2
    B3 = 3

class Tcgen05MMACollectorOp(IntEnum):
    DISCARD = 0
    LASTUSE = 1
    FILL = 2
    USE = 3

class Tcgen05MMAKind(IntEnum):
    F16 = 0
    TF32 = 1
    F8F6F4 = 2
    I8 = 3
    MXF8F6F4 = 4
    MXF4 = 5
    MXF4NVF4 = 6

class Tcgen05WaitKind(IntEnum):
    LOAD = 0
    STORE = 1

class TensormapElemtype(IntEnum):
    U8 = 0
    U16 = 1
    U32 = 2
    S32 = 3
    U64 = 4
    S64 = 5
    F16 = 6
    F32 = 7
    F32_FTZ = 8
    F64 = 9
    BF16 = 10
    TF32 = 11
    TF32_FTZ = 12
    B4x16 = 13
    B4x16P64 = 14
    B6x16P32 = 15

class TensormapField(IntEnum):
    GLOBAL_ADDRESS = 0
    RANK = 1
    BOX_DIM = 2
    GLOBAL_DIM = 3
    GLOBAL_STRIDE = 4
    ELEMENT_STRIDE = 5
    ELEMTYPE = 6
    INTERLEAVE_LAYOUT = 7
    SWIZZLE_MODE = 8
    SWIZZLE_ATOMICITY = 9
    FILL_MODE = 10

class TensormapFillMode(IntEnum):
    ZERO = 0
    OOB_NAN = 1

class TensormapInterleaveLayout(IntEnum):
    NO_INTERLEAVE = 0
    B16 = 1
    B32 = 2

class TensormapSwizzleAtomicity(IntEnum):
    B16 = 0
    B32 = 1
    B32_FLIP_8B = 2
    B64 = 3

class TensormapSwizzleMode(IntEnum):
    NO_SWIZZLING = 0
    B32 = 1
    B64 = 2
    B128 = 3
    B96 = 4

class VoteSyncKind(IntEnum):
    any = 0
    all = 1
    ballot = 2
    uni = 3

class WGMMAScaleIn(IntEnum):
    one = 1
    neg = 2

class WGMMAScaleOut(IntEnum):
    zero = 0
    one = 1

class WGMMATypes(IntEnum):
    f16 = 0
    tf32 = 1
    u8 = 2
    s8 = 3
    b1 = 4
    bf16 = 5
    e4m3 = 6
    e5m2 = 7
    f32 = 8
    s32 = 9

class AddFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        rnd: Any = None, sat: Any = None, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class AggrSmemSize(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BarrierArriveOp(ir.OpView):
    def __init__(
        self, numberOfThreads: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        barrierId: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        aligned: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrierId(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def numberOfThreads(self) -> ir.Value[ir.IntegerType]: ...
    aligned: ir.BoolAttr

class BarrierOp(ir.OpView):
    def __init__(
        self, *, barrierId: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        numberOfThreads: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        aligned: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrierId(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def numberOfThreads(self) -> ir.Value[ir.IntegerType] | None: ...
    aligned: ir.BoolAttr

class BarrierReductionOp(ir.OpView):
    def __init__(
        self, reductionOp: Any, reductionPredicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        barrierId: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        aligned: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrierId(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def reductionPredicate(self) -> ir.Value[ir.IntegerType]: ...
    reductionOp: ir.Attribute
    aligned: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockDimXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockDimYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockDimZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockIdXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockIdYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockIdZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockInClusterIdXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockInClusterIdYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class BlockInClusterIdZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class Breakpoint(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class BulkStoreOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        initVal: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    initVal: ir.IntegerAttr

class Clock64Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClockOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterArriveOp(ir.OpView):
    def __init__(
        self, *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aligned(self) -> bool: ...
    @aligned.setter
    def aligned(self, value: Any) -> None: ...
    @aligned.deleter
    def aligned(self) -> None: ...

class ClusterArriveRelaxedOp(ir.OpView):
    def __init__(
        self, *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aligned(self) -> bool: ...
    @aligned.setter
    def aligned(self, value: Any) -> None: ...
    @aligned.deleter
    def aligned(self) -> None: ...

class ClusterDim(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimBlocksXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimBlocksYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimBlocksZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterDimZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterId(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterIdXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterIdYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterIdZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ClusterLaunchControlQueryCancelOp(ir.OpView):
    def __init__(
        self, query_type: Any, try_cancel_response: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def try_cancel_response(self) -> ir.Value[ir.IntegerType]: ...
    query_type: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ClusterLaunchControlTryCancelOp(ir.OpView):
    def __init__(
        self, smemAddress: ir.Value | ir.OpView | ir.Operation | float,
        mbarrier: ir.Value | ir.OpView | ir.Operation | float, *, multicast: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def smemAddress(self) -> ir.Value: ...
    @property
    def mbarrier(self) -> ir.Value: ...
    @property
    def multicast(self) -> bool: ...
    @multicast.setter
    def multicast(self, value: Any) -> None: ...
    @multicast.deleter
    def multicast(self) -> None: ...

class ClusterWaitOp(ir.OpView):
    def __init__(
        self, *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aligned(self) -> bool: ...
    @aligned.setter
    def aligned(self, value: Any) -> None: ...
    @aligned.deleter
    def aligned(self) -> None: ...

class ConvertBF16x2ToF4x2Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: Any, *,
        relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.IntegerType]: ...

class ConvertBF16x2ToF6x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: Any, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertBF16x2ToF8x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: Any, *, rnd: Any = None,
        sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertBF16x2ToS2F6x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF4x2ToBF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, srcType: Any, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    srcType: ir.TypeAttr
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF4x2ToF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, srcType: Any, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    srcType: ir.TypeAttr
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF6x2ToBF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, srcType: Any, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    srcType: ir.TypeAttr
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF6x2ToF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, srcType: Any, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    srcType: ir.TypeAttr
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF8x2ToBF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, srcType: Any, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    srcType: ir.TypeAttr
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF8x2ToF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, srcType: Any, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    srcType: ir.TypeAttr
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF16x2ToF4x2Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: Any, *,
        relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.IntegerType]: ...

class ConvertF16x2ToF6x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: Any, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF16x2ToF8x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF32x2ToBF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src_hi: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        src_lo: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
        random_bits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, rnd: Any = None,
        sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src_hi(self) -> ir.Value[ir.FloatType]: ...
    @property
    def src_lo(self) -> ir.Value[ir.FloatType]: ...
    @property
    def random_bits(self) -> ir.Value[ir.IntegerType] | None: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF32x2ToF4x2Op(ir.OpView):
    def __init__(
        self, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.FloatType]: ...
    @property
    def b(self) -> ir.Value[ir.FloatType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.IntegerType]: ...

class ConvertF32x2ToF6x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.FloatType]: ...
    @property
    def b(self) -> ir.Value[ir.FloatType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF32x2ToF8x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *, rnd: Any = None,
        sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.FloatType]: ...
    @property
    def b(self) -> ir.Value[ir.FloatType]: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF32x2ToF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src_hi: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        src_lo: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
        random_bits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, rnd: Any = None,
        sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src_hi(self) -> ir.Value[ir.FloatType]: ...
    @property
    def src_lo(self) -> ir.Value[ir.FloatType]: ...
    @property
    def random_bits(self) -> ir.Value[ir.IntegerType] | None: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF32x2ToS2F6x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.FloatType]: ...
    @property
    def b(self) -> ir.Value[ir.FloatType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult: ...

class ConvertF32x4ToF4x4Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rbits(self) -> ir.Value[ir.IntegerType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.IntegerType]: ...

class ConvertF32x4ToF6x4Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rbits(self) -> ir.Value[ir.IntegerType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertF32x4ToF8x4Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dstTy: ir.Type | ir.TypeAttr, *,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rbits(self) -> ir.Value[ir.IntegerType]: ...
    relu: ir.BoolAttr
    dstTy: ir.TypeAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class ConvertFloatToTF32Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, rnd: Any = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ConvertS2F6x2ToBF16x2Op(ir.OpView):
    def __init__(
        self, dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        scaleFactor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
        relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleFactor(self) -> ir.Value[ir.IntegerType] | None: ...
    sat: ir.Attribute
    relu: ir.BoolAttr
    @property
    def dst(self) -> ir.OpResult[ir.VectorType]: ...

class CosOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class CpAsyncBulkCommitGroupOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class CpAsyncBulkGlobalToSharedClusterOp(ir.OpView):
    def __init__(
        self, dstMem: ir.Value | ir.OpView | ir.Operation | float, srcMem: ir.Value | ir.OpView | ir.Operation | float,
        mbar: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        multicastMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dstMem(self) -> ir.Value: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def mbar(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def multicastMask(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...

class CpAsyncBulkPrefetchOp(ir.OpView):
    def __init__(
        self, srcMem: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...

class CpAsyncBulkSharedCTAToGlobalOp(ir.OpView):
    def __init__(
        self, dstMem: ir.Value | ir.OpView | ir.Operation | float, srcMem: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        byteMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dstMem(self) -> ir.Value: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def byteMask(self) -> ir.Value[ir.IntegerType] | None: ...

class CpAsyncBulkSharedCTAToSharedClusterOp(ir.OpView):
    def __init__(
        self, dstMem: ir.Value | ir.OpView | ir.Operation | float, srcMem: ir.Value | ir.OpView | ir.Operation | float,
        mbar: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dstMem(self) -> ir.Value: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def mbar(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...

class CpAsyncBulkTensorGlobalToSharedClusterOp(ir.OpView):
    def __init__(
        self, dstMem: ir.Value | ir.OpView | ir.Operation | float,
        tmaDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        mbar: ir.Value | ir.OpView | ir.Operation | float,
        im2colOffsets: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, multicastMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, mode: Any = None,
        isCTAOnly: bool | ir.BoolAttr | None = None, group: Any = None,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dstMem(self) -> ir.Value: ...
    @property
    def tmaDescriptor(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def mbar(self) -> ir.Value: ...
    @property
    def im2colOffsets(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def multicastMask(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...
    mode: ir.Attribute
    isCTAOnly: ir.BoolAttr
    group: ir.Attribute | None

class CpAsyncBulkTensorPrefetchOp(ir.OpView):
    def __init__(
        self, tmaDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        im2colOffsets: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, mode: Any = None, l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tmaDescriptor(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def im2colOffsets(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...
    mode: ir.Attribute

class CpAsyncBulkTensorReduceOp(ir.OpView):
    def __init__(
        self, tmaDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        srcMem: ir.Value | ir.OpView | ir.Operation | float, redKind: Any,
        coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, mode: Any = None, l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tmaDescriptor(self) -> ir.Value: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...
    redKind: ir.Attribute
    mode: ir.Attribute

class CpAsyncBulkTensorSharedCTAToGlobalOp(ir.OpView):
    def __init__(
        self, tmaDescriptor: ir.Value | ir.OpView | ir.Operation | float,
        srcMem: ir.Value | ir.OpView | ir.Operation | float,
        coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, l2CacheHint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, mode: Any = None,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tmaDescriptor(self) -> ir.Value: ...
    @property
    def srcMem(self) -> ir.Value: ...
    @property
    def coordinates(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def l2CacheHint(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...
    mode: ir.Attribute

class CpAsyncBulkWaitGroupOp(ir.OpView):
    def __init__(
        self, group: int | ir.IntegerAttr, *, read: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    group: ir.IntegerAttr
    @property
    def read(self) -> bool: ...
    @read.setter
    def read(self, value: Any) -> None: ...
    @read.deleter
    def read(self) -> None: ...

class CpAsyncCommitGroupOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class CpAsyncMBarrierArriveOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *, noinc: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    noinc: ir.BoolAttr

class CpAsyncOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
        size: int | ir.IntegerAttr, modifier: Any, *,
        cpSize: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def cpSize(self) -> ir.Value[ir.IntegerType] | None: ...
    size: ir.IntegerAttr
    modifier: ir.Attribute

class CpAsyncWaitGroupOp(ir.OpView):
    def __init__(
        self, n: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    n: ir.IntegerAttr

class DivFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        rnd: Any = None, ftz: bool | ir.BoolAttr | None = None, approx: bool | ir.BoolAttr | None = None,
        full: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    rnd: ir.Attribute
    ftz: ir.BoolAttr
    approx: ir.BoolAttr
    full: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class DotAccumulate2WayOp(ir.OpView):
    def __init__(
        self, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, a_type: Any,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, b_type: Any,
        c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, b_hi: bool | ir.BoolAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.IntegerType]: ...
    a_type: ir.Attribute
    b_type: ir.Attribute
    b_hi: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DotAccumulate4WayOp(ir.OpView):
    def __init__(
        self, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, a_type: Any,
        b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, b_type: Any,
        c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value[ir.VectorType]: ...
    @property
    def b(self) -> ir.Value[ir.VectorType]: ...
    @property
    def c(self) -> ir.Value[ir.IntegerType]: ...
    a_type: ir.Attribute
    b_type: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DynamicSmemSize(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ElectSyncOp(ir.OpView):
    def __init__(
        self, *, membermask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def membermask(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pred(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg0Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg1Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg2Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg3Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg4Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg5Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg6Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg7Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg8Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg9Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg10Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg11Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg12Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg13Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg14Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg15Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg16Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg17Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg18Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg19Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg20Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg21Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg22Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg23Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg24Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg25Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg26Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg27Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg28Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg29Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg30Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class EnvReg31Op(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class Ex2Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class Exit(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class FenceMbarrierInitOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class FenceProxyAcquireOp(ir.OpView):
    def __init__(
        self, scope: Any, addr: ir.Value | ir.OpView | ir.Operation | float,
        size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fromProxy: Any = None,
        toProxy: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def size(self) -> ir.Value[ir.IntegerType]: ...
    scope: ir.Attribute
    fromProxy: ir.Attribute
    toProxy: ir.Attribute

class FenceProxyOp(ir.OpView):
    def __init__(
        self, kind: Any, *, space: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    kind: ir.Attribute
    space: ir.Attribute | None

class FenceProxyReleaseOp(ir.OpView):
    def __init__(
        self, scope: Any, *, fromProxy: Any = None, toProxy: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    scope: ir.Attribute
    fromProxy: ir.Attribute
    toProxy: ir.Attribute

class FenceProxySyncRestrictOp(ir.OpView):
    def __init__(
        self, order: Any, *, fromProxy: Any = None, toProxy: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    order: ir.Attribute
    fromProxy: ir.Attribute
    toProxy: ir.Attribute

class FenceScClusterOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class FenceSyncRestrictOp(ir.OpView):
    def __init__(self, order: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    order: ir.Attribute

class FmaOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, rnd: Any, *, sat: Any = None,
        ftz: bool | ir.BoolAttr | None = None, relu: bool | ir.BoolAttr | None = None,
        oob: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    ftz: ir.BoolAttr
    relu: ir.BoolAttr
    oob: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class GlobalTimerLoOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GlobalTimerOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GridDimXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GridDimYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GridDimZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GridIdOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class GriddepcontrolOp(ir.OpView):
    def __init__(self, kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    kind: ir.Attribute

class InlinePtxOp(ir.OpView):
    def __init__(
        self, writeOnlyArgs: Sequence[ir.Type],
        readOnlyArgs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        readWriteArgs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        ptxCode: str | ir.StringAttr, *,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        memoryClobber: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def readOnlyArgs(self) -> ir.OpOperandList: ...
    @property
    def readWriteArgs(self) -> ir.OpOperandList: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...
    ptxCode: ir.StringAttr
    memoryClobber: ir.BoolAttr
    @property
    def writeOnlyArgs(self) -> ir.OpResultList: ...

class LaneIdOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LaneMaskEqOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LaneMaskGeOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LaneMaskGtOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LaneMaskLeOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LaneMaskLtOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class LdMatrixOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, num: int | ir.IntegerAttr, layout: Any, shape: Any,
        eltType: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    num: ir.IntegerAttr
    layout: ir.Attribute
    shape: ir.Attribute
    eltType: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class Log2Op(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class MBarrierArriveDropExpectTxOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def txcount(self) -> ir.Value[ir.IntegerType]: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType] | None: ...

class MBarrierArriveDropNocompleteOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class MBarrierArriveDropOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType] | None: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType] | None: ...

class MBarrierArriveExpectTxOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def txcount(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType] | None: ...

class MBarrierArriveNocompleteOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class MBarrierArriveOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType] | None: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType] | None: ...

class MBarrierCompleteTxOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def txcount(self) -> ir.Value[ir.IntegerType]: ...
    scope: ir.Attribute

class MBarrierExpectTxOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def txcount(self) -> ir.Value[ir.IntegerType]: ...
    scope: ir.Attribute

class MBarrierInitOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...

class MBarrierInvalOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...

class MBarrierTestWaitOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        stateOrPhase: ir.Value | ir.OpView | ir.Operation | float, *, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def stateOrPhase(self) -> ir.Value: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class MBarrierTryWaitOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        stateOrPhase: ir.Value | ir.OpView | ir.Operation | float, *,
        ticks: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
        relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def stateOrPhase(self) -> ir.Value: ...
    @property
    def ticks(self) -> ir.Value[ir.IntegerType] | None: ...
    scope: ir.Attribute
    relaxed: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class MBarrierTryWaitParityOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        phase: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        ticks: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def phase(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def ticks(self) -> ir.Value[ir.IntegerType]: ...

class MapaOp(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class MatchSyncOp(ir.OpView):
    def __init__(
        self, thread_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value | ir.OpView | ir.Operation | float, kind: Any, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def thread_mask(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value: ...
    kind: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MembarOp(ir.OpView):
    def __init__(self, scope: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    scope: ir.Attribute

class MmaBlockScaleOp(ir.OpView):
    def __init__(
        self, res: ir.Type, shape: Any, scaleVecSize: Any, blockScaleFormat: Any, kind: Any,
        operandA: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandB: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandC: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        scaleAData: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteIdA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        threadIdA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleBData: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteIdB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        threadIdB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, multiplicandAPtxType: Any = None,
        multiplicandBPtxType: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operandA(self) -> ir.OpOperandList: ...
    @property
    def operandB(self) -> ir.OpOperandList: ...
    @property
    def operandC(self) -> ir.OpOperandList: ...
    @property
    def scaleAData(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def byteIdA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def threadIdA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleBData(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def byteIdB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def threadIdB(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    multiplicandAPtxType: ir.Attribute | None
    multiplicandBPtxType: ir.Attribute | None
    scaleVecSize: ir.Attribute
    blockScaleFormat: ir.Attribute
    kind: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MmaOp(ir.OpView):
    def __init__(
        self, res: ir.Type, shape: Any, layoutA: Any, layoutB: Any,
        operandA: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandB: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandC: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, b1Op: Any = None, intOverflowBehavior: Any = None, multiplicandAPtxType: Any = None,
        multiplicandBPtxType: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operandA(self) -> ir.OpOperandList: ...
    @property
    def operandB(self) -> ir.OpOperandList: ...
    @property
    def operandC(self) -> ir.OpOperandList: ...
    shape: ir.Attribute
    b1Op: ir.Attribute | None
    intOverflowBehavior: ir.Attribute | None
    layoutA: ir.Attribute
    layoutB: ir.Attribute
    multiplicandAPtxType: ir.Attribute | None
    multiplicandBPtxType: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class MmaSpBlockScaleOp(ir.OpView):
    def __init__(
        self, res: ir.Type, shape: Any, scaleVecSize: Any, blockScaleFormat: Any, kind: Any,
        operandA: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandB: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandC: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        sparseMetadata: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        sparsitySelector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleAData: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteIdA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        threadIdA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleBData: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        byteIdB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        threadIdB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, multiplicandAPtxType: Any = None,
        multiplicandBPtxType: Any = None, orderedMetadata: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operandA(self) -> ir.OpOperandList: ...
    @property
    def operandB(self) -> ir.OpOperandList: ...
    @property
    def operandC(self) -> ir.OpOperandList: ...
    @property
    def sparseMetadata(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def sparsitySelector(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleAData(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def byteIdA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def threadIdA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleBData(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def byteIdB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def threadIdB(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    multiplicandAPtxType: ir.Attribute | None
    multiplicandBPtxType: ir.Attribute | None
    scaleVecSize: ir.Attribute
    blockScaleFormat: ir.Attribute
    kind: ir.Attribute
    @property
    def orderedMetadata(self) -> bool: ...
    @orderedMetadata.setter
    def orderedMetadata(self, value: Any) -> None: ...
    @orderedMetadata.deleter
    def orderedMetadata(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class MmaSpOp(ir.OpView):
    def __init__(
        self, res: ir.Type, shape: Any,
        operandA: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandB: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        operandC: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        sparseMetadata: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        sparsitySelector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        intOverflowBehavior: Any = None, multiplicandAPtxType: Any = None, multiplicandBPtxType: Any = None,
        orderedMetadata: bool | None = None, kind: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operandA(self) -> ir.OpOperandList: ...
    @property
    def operandB(self) -> ir.OpOperandList: ...
    @property
    def operandC(self) -> ir.OpOperandList: ...
    @property
    def sparseMetadata(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def sparsitySelector(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    intOverflowBehavior: ir.Attribute | None
    multiplicandAPtxType: ir.Attribute | None
    multiplicandBPtxType: ir.Attribute | None
    @property
    def orderedMetadata(self) -> bool: ...
    @orderedMetadata.setter
    def orderedMetadata(self, value: Any) -> None: ...
    @orderedMetadata.deleter
    def orderedMetadata(self) -> None: ...
    kind: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class MovMatrixOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, shape: Any, eltType: Any, *,
        layout: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    layout: ir.Attribute
    eltType: ir.Attribute
    @property
    def dst(self) -> ir.OpResult[ir.IntegerType]: ...

class NanosleepOp(ir.OpView):
    def __init__(
        self, duration: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def duration(self) -> ir.Value[ir.IntegerType]: ...

class PMEventOp(ir.OpView):
    def __init__(
        self, *, maskedEventId: int | ir.IntegerAttr | None = None, eventId: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    maskedEventId: ir.IntegerAttr | None
    eventId: ir.IntegerAttr | None

class PermuteOp(ir.OpView):
    def __init__(
        self, lo: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, mode: Any, *,
        hi: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lo(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def hi(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def selector(self) -> ir.Value[ir.IntegerType]: ...
    mode: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class PrefetchOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *, cacheLevel: Any = None, evictPriority: Any = None,
        predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        tensormap: bool | None = None, uniform: bool | None = None, in_param_space: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def predicate(self) -> ir.Value[ir.IntegerType] | None: ...
    cacheLevel: ir.Attribute | None
    evictPriority: ir.Attribute | None
    @property
    def tensormap(self) -> bool: ...
    @tensormap.setter
    def tensormap(self, value: Any) -> None: ...
    @tensormap.deleter
    def tensormap(self) -> None: ...
    @property
    def uniform(self) -> bool: ...
    @uniform.setter
    def uniform(self, value: Any) -> None: ...
    @uniform.deleter
    def uniform(self) -> None: ...
    @property
    def in_param_space(self) -> bool: ...
    @in_param_space.setter
    def in_param_space(self, value: Any) -> None: ...
    @in_param_space.deleter
    def in_param_space(self) -> None: ...

class RcpApproxFtzF32Op(ir.OpView):
    def __init__(
        self, arg: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value[ir.FloatType]: ...
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class ReduxOp(ir.OpView):
    def __init__(
        self, val: ir.Value | ir.OpView | ir.Operation | float, kind: Any,
        mask_and_clamp: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        abs: bool | ir.BoolAttr | None = None, nan: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def mask_and_clamp(self) -> ir.Value[ir.IntegerType]: ...
    kind: ir.Attribute
    abs: ir.BoolAttr
    nan: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class RsqrtOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class SetMaxRegisterOp(ir.OpView):
    def __init__(
        self, regCount: int | ir.IntegerAttr, action: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    regCount: ir.IntegerAttr
    action: ir.Attribute

class ShflOp(ir.OpView):
    def __init__(
        self, thread_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value | ir.OpView | ir.Operation | float,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        mask_and_clamp: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, kind: Any, *,
        return_value_and_is_valid: bool | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def thread_mask(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def mask_and_clamp(self) -> ir.Value[ir.IntegerType]: ...
    kind: ir.Attribute
    @property
    def return_value_and_is_valid(self) -> bool: ...
    @return_value_and_is_valid.setter
    def return_value_and_is_valid(self, value: Any) -> None: ...
    @return_value_and_is_valid.deleter
    def return_value_and_is_valid(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SinOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class SmDimOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class SmIdOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class SqrtApproxOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.FloatType]: ...
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult[ir.FloatType]: ...

class SqrtOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, rnd: Any, *, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    rnd: ir.Attribute
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class StMatrixOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float,
        sources: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        layout: Any, shape: Any, eltType: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def sources(self) -> ir.OpOperandList[ir.IntegerType]: ...
    layout: ir.Attribute
    shape: ir.Attribute
    eltType: ir.Attribute

class SubFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        rnd: Any = None, sat: Any = None, ftz: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    rnd: ir.Attribute
    sat: ir.Attribute
    ftz: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class SyncWarpOp(ir.OpView):
    def __init__(
        self, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...

class Tcgen05AllocOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        nCols: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def nCols(self) -> ir.Value[ir.IntegerType]: ...
    group: ir.Attribute

class Tcgen05CommitOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        multicastMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, group: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def multicastMask(self) -> ir.Value[ir.IntegerType] | None: ...
    group: ir.Attribute

class Tcgen05CpOp(ir.OpView):
    def __init__(
        self, shape: Any, taddr: ir.Value | ir.OpView | ir.Operation | float,
        smem_desc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None,
        multicast: Any = None, srcFormat: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def taddr(self) -> ir.Value: ...
    @property
    def smem_desc(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    group: ir.Attribute
    multicast: ir.Attribute
    srcFormat: ir.Attribute | None

class Tcgen05DeallocOp(ir.OpView):
    def __init__(
        self, taddr: ir.Value | ir.OpView | ir.Operation | float,
        nCols: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def taddr(self) -> ir.Value: ...
    @property
    def nCols(self) -> ir.Value[ir.IntegerType]: ...
    group: ir.Attribute

class Tcgen05FenceOp(ir.OpView):
    def __init__(self, kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    kind: ir.Attribute

class Tcgen05LdOp(ir.OpView):
    def __init__(
        self, res: ir.Type, shape: Any, tmemAddr: ir.Value | ir.OpView | ir.Operation | float, *,
        pack: bool | None = None, offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tmemAddr(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pack(self) -> bool: ...
    @pack.setter
    def pack(self, value: Any) -> None: ...
    @pack.deleter
    def pack(self) -> None: ...
    shape: ir.Attribute
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class Tcgen05LdRedOp(ir.OpView):
    def __init__(
        self, data: ir.Type, redVal: ir.Type, shape: Any, op: Any, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        abs: bool | None = None, nan: bool | None = None,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType] | None: ...
    shape: ir.Attribute
    op: ir.Attribute
    @property
    def abs(self) -> bool: ...
    @abs.setter
    def abs(self, value: Any) -> None: ...
    @abs.deleter
    def abs(self) -> None: ...
    @property
    def nan(self) -> bool: ...
    @nan.setter
    def nan(self, value: Any) -> None: ...
    @nan.deleter
    def nan(self) -> None: ...
    @property
    def data(self) -> ir.OpResult[ir.VectorType]: ...
    @property
    def redVal(self) -> ir.OpResult: ...

class Tcgen05MMABlockScaleOp(ir.OpView):
    def __init__(
        self, kind: Any, ctaGroup: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        scaleA: ir.Value | ir.OpView | ir.Operation | float, scaleB: ir.Value | ir.OpView | ir.Operation | float, *,
        blockScale: Any = None, collectorOp: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleA(self) -> ir.Value: ...
    @property
    def scaleB(self) -> ir.Value: ...
    kind: ir.Attribute
    ctaGroup: ir.Attribute
    blockScale: ir.Attribute
    collectorOp: ir.Attribute

class Tcgen05MMAOp(ir.OpView):
    def __init__(
        self, kind: Any, ctaGroup: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, collectorOp: Any = None,
        aShift: bool | None = None,
        scaleInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        disableOutputLane: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def scaleInputD(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def disableOutputLane(self) -> ir.Value[ir.VectorType] | None: ...
    kind: ir.Attribute
    ctaGroup: ir.Attribute
    collectorOp: ir.Attribute
    @property
    def aShift(self) -> bool: ...
    @aShift.setter
    def aShift(self, value: Any) -> None: ...
    @aShift.deleter
    def aShift(self) -> None: ...

class Tcgen05MMASparseBlockScaleOp(ir.OpView):
    def __init__(
        self, kind: Any, ctaGroup: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        sparseMetadata: ir.Value | ir.OpView | ir.Operation | float,
        scaleA: ir.Value | ir.OpView | ir.Operation | float, scaleB: ir.Value | ir.OpView | ir.Operation | float, *,
        blockScale: Any = None, collectorOp: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def sparseMetadata(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value: ...
    @property
    def scaleB(self) -> ir.Value: ...
    kind: ir.Attribute
    ctaGroup: ir.Attribute
    blockScale: ir.Attribute
    collectorOp: ir.Attribute

class Tcgen05MMASparseOp(ir.OpView):
    def __init__(
        self, kind: Any, ctaGroup: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        sparseMetadata: ir.Value | ir.OpView | ir.Operation | float, *, collectorOp: Any = None,
        aShift: bool | None = None,
        scaleInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        disableOutputLane: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def sparseMetadata(self) -> ir.Value: ...
    @property
    def scaleInputD(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def disableOutputLane(self) -> ir.Value[ir.VectorType] | None: ...
    kind: ir.Attribute
    ctaGroup: ir.Attribute
    collectorOp: ir.Attribute
    @property
    def aShift(self) -> bool: ...
    @aShift.setter
    def aShift(self, value: Any) -> None: ...
    @aShift.deleter
    def aShift(self) -> None: ...

class Tcgen05MMAWsOp(ir.OpView):
    def __init__(
        self, kind: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, collectorBBuffer: Any = None,
        collectorOp: Any = None, zeroColMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def zeroColMask(self) -> ir.Value[ir.IntegerType] | None: ...
    kind: ir.Attribute
    collectorBBuffer: ir.Attribute
    collectorOp: ir.Attribute

class Tcgen05MMAWsSparseOp(ir.OpView):
    def __init__(
        self, kind: Any, matrixD: ir.Value | ir.OpView | ir.Operation | float,
        matrixA: ir.Value | ir.OpView | ir.Operation | float,
        matrixB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        enableInputD: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        sparseMetadata: ir.Value | ir.OpView | ir.Operation | float, *, collectorBBuffer: Any = None,
        collectorOp: Any = None, zeroColMask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrixD(self) -> ir.Value: ...
    @property
    def matrixA(self) -> ir.Value: ...
    @property
    def matrixB(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def idesc(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def enableInputD(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def sparseMetadata(self) -> ir.Value: ...
    @property
    def zeroColMask(self) -> ir.Value[ir.IntegerType] | None: ...
    kind: ir.Attribute
    collectorBBuffer: ir.Attribute
    collectorOp: ir.Attribute

class Tcgen05MmaSmemDescOp(ir.OpView):
    def __init__(
        self, startAddr: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        leadingDimOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        strideDimOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        baseOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        leadingDimMode: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        swizzleMode: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def startAddr(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def leadingDimOffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def strideDimOffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def baseOffset(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def leadingDimMode(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def swizzleMode(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class Tcgen05RelinquishAllocPermitOp(ir.OpView):
    def __init__(
        self, *, group: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    group: ir.Attribute

class Tcgen05ShiftOp(ir.OpView):
    def __init__(
        self, taddr: ir.Value | ir.OpView | ir.Operation | float, *, group: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def taddr(self) -> ir.Value: ...
    group: ir.Attribute

class Tcgen05StOp(ir.OpView):
    def __init__(
        self, shape: Any, tmemAddr: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, unpack: bool | None = None,
        offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tmemAddr(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def offset(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def unpack(self) -> bool: ...
    @unpack.setter
    def unpack(self, value: Any) -> None: ...
    @unpack.deleter
    def unpack(self) -> None: ...
    shape: ir.Attribute

class Tcgen05WaitOp(ir.OpView):
    def __init__(self, kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    kind: ir.Attribute

class TensormapReplaceOp(ir.OpView):
    def __init__(
        self, field: Any, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        new_value: ir.Value | ir.OpView | ir.Operation | float | None = None, ord: int | ir.IntegerAttr | None = None,
        new_value_attr: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def new_value(self) -> ir.Value | None: ...
    field: ir.Attribute
    ord: ir.IntegerAttr | None
    new_value_attr: ir.Attribute | None

class ThreadIdXOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ThreadIdYOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ThreadIdZOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class TotalSmemSize(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class VoteSyncOp(ir.OpView):
    def __init__(
        self, mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        pred: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, kind: Any, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def pred(self) -> ir.Value[ir.IntegerType]: ...
    kind: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class WMMALoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, m: int | ir.IntegerAttr,
        n: int | ir.IntegerAttr, k: int | ir.IntegerAttr, layout: Any, eltype: Any, frag: Any, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    layout: ir.Attribute
    eltype: ir.Attribute
    frag: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class WMMAMmaOp(ir.OpView):
    def __init__(
        self, res: ir.Type, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr, layoutA: Any,
        layoutB: Any, eltypeA: Any, eltypeB: Any,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    layoutA: ir.Attribute
    layoutB: ir.Attribute
    eltypeA: ir.Attribute
    eltypeB: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class WMMAStoreOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr,
        k: int | ir.IntegerAttr, layout: Any, eltype: Any,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    layout: ir.Attribute
    eltype: ir.Attribute

class WarpDimOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class WarpIdOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class WarpSizeOp(ir.OpView):
    def __init__(
        self, *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    range: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class WgmmaFenceAlignedOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class WgmmaGroupSyncAlignedOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class WgmmaMmaAsyncOp(ir.OpView):
    def __init__(
        self, results_: ir.Type, inouts: ir.Value | ir.OpView | ir.Operation | float,
        descriptorA: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        descriptorB: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, shape: Any, typeA: Any, typeB: Any,
        typeD: Any, scaleD: Any, scaleA: Any, scaleB: Any, layoutA: Any, layoutB: Any, *, satfinite: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inouts(self) -> ir.Value: ...
    @property
    def descriptorA(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def descriptorB(self) -> ir.Value[ir.IntegerType]: ...
    shape: ir.Attribute
    typeA: ir.Attribute
    typeB: ir.Attribute
    typeD: ir.Attribute
    scaleD: ir.Attribute
    scaleA: ir.Attribute
    scaleB: ir.Attribute
    layoutA: ir.Attribute
    layoutB: ir.Attribute
    satfinite: ir.Attribute | None
    @property
    def results_(self) -> ir.OpResult: ...

class WgmmaWaitGroupSyncOp(ir.OpView):
    def __init__(
        self, group: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    group: ir.IntegerAttr

def addf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    rnd: Any = None, sat: Any = None, ftz: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def read_ptx_sreg_aggr_smem_size(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def barrier_arrive(
    number_of_threads: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    barrier_id: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    aligned: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierArriveOp: ...

def barrier(
    *, barrier_id: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    number_of_threads: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    aligned: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierOp: ...

def barrier_reduction(
    reduction_op: Any, reduction_predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    barrier_id: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    aligned: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ntid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ntid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ntid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ctaid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ctaid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_ctaid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_ctaid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_ctaid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_ctaid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...
def breakpoint(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> Breakpoint: ...

def st_bulk(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, init_val: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BulkStoreOp: ...

def read_ptx_sreg_clock64(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_clock(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def cluster_arrive(
    *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterArriveOp: ...

def cluster_arrive_relaxed(
    *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterArriveRelaxedOp: ...

def read_ptx_sreg_cluster_nctarank(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_nctaid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_nctaid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_nctaid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nclusterid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nclusterid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nclusterid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_cluster_ctarank(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_clusterid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_clusterid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_clusterid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def clusterlaunchcontrol_query_cancel(
    query_type: Any, try_cancel_response: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def clusterlaunchcontrol_try_cancel(
    smem_address: ir.Value | ir.OpView | ir.Operation | float, mbarrier: ir.Value | ir.OpView | ir.Operation | float, *,
    multicast: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterLaunchControlTryCancelOp: ...

def cluster_wait(
    *, aligned: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterWaitOp: ...

def convert_bf16x2_to_f4x2(
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: Any, *, relu: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def convert_bf16x2_to_f6x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: Any, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_bf16x2_to_f8x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: Any, *, rnd: Any = None,
    sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_bf16x2_to_s2f6x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f4x2_to_bf16x2(
    dst: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, src_type: Any, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f4x2_to_f16x2(
    dst: ir.Type, src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, src_type: Any, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f6x2_to_bf16x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, src_type: Any, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f6x2_to_f16x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, src_type: Any, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f8x2_to_bf16x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, src_type: Any, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f8x2_to_f16x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, src_type: Any, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f16x2_to_f4x2(
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: Any, *, relu: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def convert_f16x2_to_f6x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: Any, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f16x2_to_f8x2(
    dst: ir.Type, a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f32x2_to_bf16x2(
    dst: ir.Type, src_hi: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_lo: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
    random_bits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, rnd: Any = None,
    sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f32x2_to_f4x2(
    a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def convert_f32x2_to_f6x2(
    dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f32x2_to_f8x2(
    dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *, rnd: Any = None,
    sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f32x2_to_f16x2(
    dst: ir.Type, src_hi: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    src_lo: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
    random_bits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, rnd: Any = None,
    sat: Any = None, relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f32x2_to_s2f6x2(
    dst: ir.Type, a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def convert_f32x4_to_f4x4(
    src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def convert_f32x4_to_f6x4(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_f32x4_to_f8x4(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rbits: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, dst_ty: ir.Type | ir.TypeAttr, *,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def convert_float_to_tf32(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, rnd: Any = None, sat: Any = None,
    relu: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def convert_s2f6x2_to_bf16x2(
    dst: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    scale_factor: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, sat: Any = None,
    relu: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def cos(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def cp_async_bulk_commit_group(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkCommitGroupOp: ...

def cp_async_bulk_shared_cluster_global(
    dst_mem: ir.Value | ir.OpView | ir.Operation | float, src_mem: ir.Value | ir.OpView | ir.Operation | float,
    mbar: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    multicast_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkGlobalToSharedClusterOp: ...

def cp_async_bulk_prefetch(
    src_mem: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkPrefetchOp: ...

def cp_async_bulk_global_shared_cta(
    dst_mem: ir.Value | ir.OpView | ir.Operation | float, src_mem: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    byte_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkSharedCTAToGlobalOp: ...

def cp_async_bulk_shared_cluster_shared_cta(
    dst_mem: ir.Value | ir.OpView | ir.Operation | float, src_mem: ir.Value | ir.OpView | ir.Operation | float,
    mbar: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkSharedCTAToSharedClusterOp: ...

def cp_async_bulk_tensor_shared_cluster_global(
    dst_mem: ir.Value | ir.OpView | ir.Operation | float, tma_descriptor: ir.Value | ir.OpView | ir.Operation | float,
    coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    mbar: ir.Value | ir.OpView | ir.Operation | float,
    im2col_offsets: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, multicast_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, mode: Any = None,
    is_cta_only: bool | ir.BoolAttr | None = None, group: Any = None,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkTensorGlobalToSharedClusterOp: ...

def cp_async_bulk_tensor_prefetch(
    tma_descriptor: ir.Value | ir.OpView | ir.Operation | float,
    coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    im2col_offsets: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, mode: Any = None, l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkTensorPrefetchOp: ...

def cp_async_bulk_tensor_reduce(
    tma_descriptor: ir.Value | ir.OpView | ir.Operation | float, src_mem: ir.Value | ir.OpView | ir.Operation | float,
    red_kind: Any,
    coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, mode: Any = None, l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkTensorReduceOp: ...

def cp_async_bulk_tensor_global_shared_cta(
    tma_descriptor: ir.Value | ir.OpView | ir.Operation | float, src_mem: ir.Value | ir.OpView | ir.Operation | float,
    coordinates: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, l2_cache_hint: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, mode: Any = None,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkTensorSharedCTAToGlobalOp: ...

def cp_async_bulk_wait_group(
    group: int | ir.IntegerAttr, *, read: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CpAsyncBulkWaitGroupOp: ...

def cp_async_commit_group(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncCommitGroupOp: ...

def cp_async_mbarrier_arrive(
    addr: ir.Value | ir.OpView | ir.Operation | float, *, noinc: bool | ir.BoolAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncMBarrierArriveOp: ...

def cp_async_shared_global(
    dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
    size: int | ir.IntegerAttr, modifier: Any, *,
    cp_size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CpAsyncOp: ...

def cp_async_wait_group(
    n: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CpAsyncWaitGroupOp: ...

def divf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    rnd: Any = None, ftz: bool | ir.BoolAttr | None = None, approx: bool | ir.BoolAttr | None = None,
    full: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot_accumulate_2way(
    a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, a_type: Any,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, b_type: Any,
    c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, b_hi: bool | ir.BoolAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def dot_accumulate_4way(
    a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, a_type: Any,
    b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, b_type: Any,
    c: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_dynamic_smem_size(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def elect_sync(
    *, membermask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg0(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg1(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg2(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg3(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg4(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg5(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg6(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg7(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg8(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg9(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg10(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg11(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg12(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg13(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg14(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg15(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg16(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg17(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg18(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg19(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg20(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg21(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg22(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg23(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg24(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg25(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg26(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg27(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg28(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg29(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg30(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_envreg31(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ex2(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...
def exit(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> Exit: ...

def fence_mbarrier_init(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceMbarrierInitOp: ...

def fence_proxy_acquire(
    scope: Any, addr: ir.Value | ir.OpView | ir.Operation | float,
    size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, from_proxy: Any = None, to_proxy: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceProxyAcquireOp: ...

def fence_proxy(
    kind: Any, *, space: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceProxyOp: ...

def fence_proxy_release(
    scope: Any, *, from_proxy: Any = None, to_proxy: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> FenceProxyReleaseOp: ...

def fence_proxy_sync_restrict(
    order: Any, *, from_proxy: Any = None, to_proxy: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> FenceProxySyncRestrictOp: ...
def fence_sc_cluster(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> FenceScClusterOp: ...

def fence_sync_restrict(
    order: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceSyncRestrictOp: ...

def fma(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, rnd: Any, *, sat: Any = None, ftz: bool | ir.BoolAttr | None = None,
    relu: bool | ir.BoolAttr | None = None, oob: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def read_ptx_sreg_globaltimer_lo(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_globaltimer(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nctaid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nctaid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_nctaid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_gridid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def griddepcontrol(
    kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GriddepcontrolOp: ...

def inline_ptx(
    write_only_args: Sequence[ir.Type],
    read_only_args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    read_write_args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    ptx_code: str | ir.StringAttr, *,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    memory_clobber: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | InlinePtxOp: ...

def read_ptx_sreg_laneid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_lanemask_eq(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_lanemask_ge(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_lanemask_gt(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_lanemask_le(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_lanemask_lt(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ldmatrix(
    ptr: ir.Value | ir.OpView | ir.Operation | float, num: int | ir.IntegerAttr, layout: Any, shape: Any, elt_type: Any,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def log2(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def mbarrier_arrive_drop_expect_tx(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
    relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MBarrierArriveDropExpectTxOp: ...

def mbarrier_arrive_drop_nocomplete(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def mbarrier_arrive_drop(
    addr: ir.Value | ir.OpView | ir.Operation | float, *,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
    relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MBarrierArriveDropOp: ...

def mbarrier_arrive_expect_tx(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
    relaxed: bool | ir.BoolAttr | None = None,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MBarrierArriveExpectTxOp: ...

def mbarrier_arrive_nocomplete(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def mbarrier_arrive(
    addr: ir.Value | ir.OpView | ir.Operation | float, *,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
    relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MBarrierArriveOp: ...

def mbarrier_complete_tx(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MBarrierCompleteTxOp: ...

def mbarrier_expect_tx(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    txcount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, scope: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MBarrierExpectTxOp: ...

def mbarrier_init(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MBarrierInitOp: ...

def mbarrier_inval(
    addr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MBarrierInvalOp: ...

def mbarrier_test_wait(
    addr: ir.Value | ir.OpView | ir.Operation | float, state_or_phase: ir.Value | ir.OpView | ir.Operation | float, *,
    scope: Any = None, relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def mbarrier_try_wait(
    addr: ir.Value | ir.OpView | ir.Operation | float, state_or_phase: ir.Value | ir.OpView | ir.Operation | float, *,
    ticks: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, scope: Any = None,
    relaxed: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def mbarrier_try_wait_parity(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    phase: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    ticks: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MBarrierTryWaitParityOp: ...

def mapa(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
    b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def match_sync(
    thread_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value | ir.OpView | ir.Operation | float, kind: Any, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def memory_barrier(scope: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> MembarOp: ...

def mma_block_scale(
    res: ir.Type, shape: Any, scale_vec_size: Any, block_scale_format: Any, kind: Any,
    operand_a: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_b: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_c: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    scale_a_data: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    byte_id_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    thread_id_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b_data: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    byte_id_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    thread_id_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, multiplicand_a_ptx_type: Any = None,
    multiplicand_b_ptx_type: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mma_sync(
    res: ir.Type, shape: Any, layout_a: Any, layout_b: Any,
    operand_a: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_b: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_c: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    b1_op: Any = None, int_overflow_behavior: Any = None, multiplicand_a_ptx_type: Any = None,
    multiplicand_b_ptx_type: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mma_sp_block_scale(
    res: ir.Type, shape: Any, scale_vec_size: Any, block_scale_format: Any, kind: Any,
    operand_a: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_b: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_c: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    sparse_metadata: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    sparsity_selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_a_data: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    byte_id_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    thread_id_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_b_data: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    byte_id_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    thread_id_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, multiplicand_a_ptx_type: Any = None,
    multiplicand_b_ptx_type: Any = None, ordered_metadata: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mma_sp_sync(
    res: ir.Type, shape: Any,
    operand_a: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_b: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    operand_c: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    sparse_metadata: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    sparsity_selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    int_overflow_behavior: Any = None, multiplicand_a_ptx_type: Any = None, multiplicand_b_ptx_type: Any = None,
    ordered_metadata: bool | None = None, kind: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def movmatrix(
    src: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, shape: Any, elt_type: Any, *, layout: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def nanosleep(
    duration: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> NanosleepOp: ...

def pmevent(
    *, masked_event_id: int | ir.IntegerAttr | None = None, event_id: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> PMEventOp: ...

def prmt(
    lo: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, mode: Any, *,
    hi: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def prefetch(
    addr: ir.Value | ir.OpView | ir.Operation | float, *, cache_level: Any = None, evict_priority: Any = None,
    predicate: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, tensormap: bool | None = None,
    uniform: bool | None = None, in_param_space: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> PrefetchOp: ...

def rcp_approx_ftz_f(
    arg: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def redux_sync(
    val: ir.Value | ir.OpView | ir.Operation | float, kind: Any,
    mask_and_clamp: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    abs: bool | ir.BoolAttr | None = None, nan: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def rsqrt(
    src: ir.Value | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def setmaxregister(
    reg_count: int | ir.IntegerAttr, action: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SetMaxRegisterOp: ...

def shfl_sync(
    thread_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value | ir.OpView | ir.Operation | float,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    mask_and_clamp: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, kind: Any, *,
    return_value_and_is_valid: bool | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sin(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def read_ptx_sreg_nsmid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_smid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def sqrt_approx(
    src: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.FloatType]: ...

def sqrt(
    src: ir.Value | ir.OpView | ir.Operation | float, rnd: Any, *, ftz: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def stmatrix(
    ptr: ir.Value | ir.OpView | ir.Operation | float,
    sources: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    layout: Any, shape: Any, elt_type: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> StMatrixOp: ...

def subf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    rnd: Any = None, sat: Any = None, ftz: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def bar_warp_sync(
    mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SyncWarpOp: ...

def tcgen05_alloc(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    n_cols: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05AllocOp: ...

def tcgen05_commit(
    addr: ir.Value | ir.OpView | ir.Operation | float, *,
    multicast_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, group: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05CommitOp: ...

def tcgen05_cp(
    shape: Any, taddr: ir.Value | ir.OpView | ir.Operation | float,
    smem_desc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None, multicast: Any = None,
    src_format: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05CpOp: ...

def tcgen05_dealloc(
    taddr: ir.Value | ir.OpView | ir.Operation | float,
    n_cols: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, group: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05DeallocOp: ...

def tcgen05_fence(
    kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05FenceOp: ...

def tcgen05_ld(
    res: ir.Type, shape: Any, tmem_addr: ir.Value | ir.OpView | ir.Operation | float, *, pack: bool | None = None,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def tcgen05_ld_red(
    data: ir.Type, red_val: ir.Type, shape: Any, op: Any, addr: ir.Value | ir.OpView | ir.Operation | float, *,
    abs: bool | None = None, nan: bool | None = None,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def tcgen05_mma_block_scale(
    kind: Any, cta_group: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    scale_a: ir.Value | ir.OpView | ir.Operation | float, scale_b: ir.Value | ir.OpView | ir.Operation | float, *,
    block_scale: Any = None, collector_op: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMABlockScaleOp: ...

def tcgen05_mma(
    kind: Any, cta_group: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, collector_op: Any = None,
    a_shift: bool | None = None,
    scale_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    disable_output_lane: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMAOp: ...

def tcgen05_mma_sp_block_scale(
    kind: Any, cta_group: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    sparse_metadata: ir.Value | ir.OpView | ir.Operation | float, scale_a: ir.Value | ir.OpView | ir.Operation | float,
    scale_b: ir.Value | ir.OpView | ir.Operation | float, *, block_scale: Any = None, collector_op: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMASparseBlockScaleOp: ...

def tcgen05_mma_sp(
    kind: Any, cta_group: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    sparse_metadata: ir.Value | ir.OpView | ir.Operation | float, *, collector_op: Any = None,
    a_shift: bool | None = None,
    scale_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    disable_output_lane: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMASparseOp: ...

def tcgen05_mma_ws(
    kind: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, collector_b_buffer: Any = None,
    collector_op: Any = None, zero_col_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMAWsOp: ...

def tcgen05_mma_ws_sp(
    kind: Any, matrix_d: ir.Value | ir.OpView | ir.Operation | float,
    matrix_a: ir.Value | ir.OpView | ir.Operation | float,
    matrix_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    idesc: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    enable_input_d: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    sparse_metadata: ir.Value | ir.OpView | ir.Operation | float, *, collector_b_buffer: Any = None,
    collector_op: Any = None, zero_col_mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05MMAWsSparseOp: ...

def tcgen05_mma_smem_desc(
    start_addr: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    leading_dim_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    stride_dim_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    base_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    leading_dim_mode: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    swizzle_mode: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def tcgen05_relinquish_alloc_permit(
    *, group: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05RelinquishAllocPermitOp: ...

def tcgen05_shift(
    taddr: ir.Value | ir.OpView | ir.Operation | float, *, group: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tcgen05ShiftOp: ...

def tcgen05_st(
    shape: Any, tmem_addr: ir.Value | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, unpack: bool | None = None,
    offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tcgen05StOp: ...

def tcgen05_wait(
    kind: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Tcgen05WaitOp: ...

def tensormap_replace(
    field: Any, addr: ir.Value | ir.OpView | ir.Operation | float, *,
    new_value: ir.Value | ir.OpView | ir.Operation | float | None = None, ord: int | ir.IntegerAttr | None = None,
    new_value_attr: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TensormapReplaceOp: ...

def read_ptx_sreg_tid_x(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_tid_y(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_tid_z(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_total_smem_size(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def vote_sync(
    mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    pred: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, kind: Any, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_load(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, m: int | ir.IntegerAttr,
    n: int | ir.IntegerAttr, k: int | ir.IntegerAttr, layout: Any, eltype: Any, frag: Any, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_mma(
    res: ir.Type, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr, layout_a: Any,
    layout_b: Any, eltype_a: Any, eltype_b: Any,
    args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma_store(
    ptr: ir.Value | ir.OpView | ir.Operation | float, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr,
    k: int | ir.IntegerAttr, layout: Any, eltype: Any,
    args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> WMMAStoreOp: ...

def read_ptx_sreg_nwarpid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_warpid(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def read_ptx_sreg_warpsize(
    *, range: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def wgmma_fence_aligned(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WgmmaFenceAlignedOp: ...

def wgmma_commit_group_sync_aligned(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WgmmaGroupSyncAlignedOp: ...

def wgmma_mma_async(
    results_: ir.Type, inouts: ir.Value | ir.OpView | ir.Operation | float,
    descriptor_a: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    descriptor_b: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, shape: Any, type_a: Any, type_b: Any,
    type_d: Any, scale_d: Any, scale_a: Any, scale_b: Any, layout_a: Any, layout_b: Any, *, satfinite: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wgmma_wait_group_sync_aligned(
    group: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WgmmaWaitGroupSyncOp: ...
