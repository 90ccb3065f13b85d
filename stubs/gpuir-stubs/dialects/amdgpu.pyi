# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum, IntFlag
from typing import Any, ClassVar

from gpuir.host import ir

class AddressSpace(IntEnum):
    FatRawBuffer = 0
    BufferRsrc = 1
    FatStructuredBuffer = 2

class Scope(IntEnum):
    WGP = 0
    SE = 1
    DEV = 2
    SYS = 3

class DPPPerm(IntEnum):
    quad_perm = 0
    row_shl = 1
    row_shr = 2
    row_ror = 3
    wave_shl = 4
    wave_shr = 5
    wave_ror = 6
    wave_rol = 7
    row_mirror = 8
    row_half_mirror = 9
    row_bcast_15 = 10
    row_bcast_31 = 11

class LoadTemporalHint(IntEnum):
    RT = 0
    NT = 1
    HT = 2
    LU = 3
    NT_RT = 4
    RT_NT = 5
    NT_HT = 6

class BufferOOBMode(IntEnum):
    Any = 0
    Relaxed = 1
    Strict = 2

class Gfx12AtomicCachePolicy(IntFlag):
    none = 0
    keep_return = 1
    nt = 2
    cascade = 4
    scope_se = 8
    scope_dev = 16
    scope_sys = 24
    nv = 32
    volatile_op = 2147483648

class Gfx12CachePolicy(IntFlag):
    none = 0
    nt = 1
    ht = 2
    lu = 3
    nt_rt = 4
    rt_nt = 5
    nt_ht = 6
    nt_wb = 7
    scope_se = 8
    scope_dev = 16
    scope_sys = 24
    nv = 32
    swz = 64
    scal = 2048
    volatile_op = 2147483648

class Gfx942CachePolicy(IntFlag):
    none = 0
    sc0 = 1
    nt = 2
    swz = 8
    sc1 = 16
    volatile_op = 2147483648

class MFMANegModifier(IntFlag):
    none = 0
    neg_a = 1
    neg_b = 2
    neg_c = 4

class MFMAPermB(IntEnum):
    none = 0
    bcast_first_32 = 1
    bcast_second_32 = 2
    rotate_16_right = 3
    bcast_first_16 = 4
    bcast_second_16 = 5
    bcast_third_16 = 6
    bcast_fourth_16 = 7

class MatrixFormat(IntEnum):
    fp8_e4m3 = 0
    fp8_e5m2 = 1
    fp6_e2m3 = 2
    fp6_e3m2 = 3
    fp4_e2m1 = 4

class PreGfx12CachePolicy(IntFlag):
    none = 0
    glc = 1
    slc = 2
    dlc = 4
    swz = 8
    scc = 16
    all = 23
    volatile_op = 2147483648

class SchedGroupMask(IntFlag):
    none = 0
    non_mem_non_sideeffect = 1
    valu = 2
    salu = 4
    mfma_wmma = 8
    all_vmem = 16
    vmem_read = 32
    vmem_write = 64
    all_ds = 128
    ds_read = 256
    ds_write = 512
    transcendental = 1024
    ldsdma = 2048
    all = 4095

class WMMACModifier(IntFlag):
    none = 0
    neg = 1
    abs = 2
    neg_abs = 3

class WMMAMatrixScale(IntEnum):
    row0 = 0
    row1 = 1

class WMMAMatrixScaleFormat(IntEnum):
    e8 = 0
    e5m3 = 1
    e4m3 = 2

class DPPOp(ir.OpView):
    def __init__(
        self, old: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
        kind: Any, *, permArgument: Any = None, row_mask: int | ir.IntegerAttr | None = None,
        bank_mask: int | ir.IntegerAttr | None = None, bound_ctrl: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def old(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    kind: ir.Attribute
    permArgument: ir.Attribute | None
    row_mask: ir.IntegerAttr
    bank_mask: ir.IntegerAttr
    bound_ctrl: ir.BoolAttr
    @property
    def result(self) -> ir.OpResult: ...

class DotOp(ir.OpView):
    def __init__(
        self, sourceA: ir.Value | ir.OpView | ir.Operation | float,
        sourceB: ir.Value | ir.OpView | ir.Operation | float, destC: ir.Value | ir.OpView | ir.Operation | float, *,
        unsignedA: bool | None = None, unsignedB: bool | None = None, clamp: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    @property
    def unsignedA(self) -> bool: ...
    @unsignedA.setter
    def unsignedA(self, value: Any) -> None: ...
    @unsignedA.deleter
    def unsignedA(self) -> None: ...
    @property
    def unsignedB(self) -> bool: ...
    @unsignedB.setter
    def unsignedB(self, value: Any) -> None: ...
    @unsignedB.deleter
    def unsignedB(self) -> None: ...
    @property
    def clamp(self) -> bool: ...
    @clamp.setter
    def clamp(self, value: Any) -> None: ...
    @clamp.deleter
    def clamp(self) -> None: ...
    @property
    def destD(self) -> ir.OpResult: ...

class DsAsyncBarrierArriveOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...

class DsBarrierArriveOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def count(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def out(self) -> ir.OpResult: ...

class DsBarrierInitOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        participants: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def participants(self) -> ir.Value[ir.IntegerType]: ...

class DsBarrierPollStateOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def out(self) -> ir.OpResult: ...

class DsBarrierStateInitCountOp(ir.OpView):
    def __init__(
        self, state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def state(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DsBarrierStatePendingCountOp(ir.OpView):
    def __init__(
        self, state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def state(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DsBarrierStatePhaseOp(ir.OpView):
    def __init__(
        self, state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def state(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class DsBarrierStatePhaseParity(ir.OpView):
    def __init__(
        self, state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def state(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ExtPackedFp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    index: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class FatRawBufferCastOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *,
        validBytes: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        cacheSwizzleStride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        boundsCheck: bool | ir.BoolAttr | None = None, resetOffset: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def validBytes(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def cacheSwizzleStride(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    @property
    def resetOffset(self) -> bool: ...
    @resetOffset.setter
    def resetOffset(self, value: Any) -> None: ...
    @resetOffset.deleter
    def resetOffset(self) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class GatherToLDSOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        srcIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        dstIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        transferType: ir.Type | ir.TypeAttr, *, async_: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def srcIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def dstIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    transferType: ir.TypeAttr
    @property
    def async_(self) -> bool: ...
    @async_.setter
    def async_(self, value: Any) -> None: ...
    @async_.deleter
    def async_(self) -> None: ...

class GlobalLoadAsyncToLDSOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        srcIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        dstIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        transferType: ir.Type | ir.TypeAttr, *,
        mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def srcIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def dst(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def dstIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.IntegerType] | None: ...
    transferType: ir.TypeAttr

class GlobalPrefetchOp(ir.OpView):
    def __init__(
        self, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        temporalHint: Any, cacheScope: Any, *, speculative: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    temporalHint: ir.Attribute
    cacheScope: ir.Attribute
    @property
    def speculative(self) -> bool: ...
    @speculative.setter
    def speculative(self, value: Any) -> None: ...
    @speculative.deleter
    def speculative(self) -> None: ...

class GlobalTransposeLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        srcIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def srcIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class LDSBarrierOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class MFMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, *, blocks: int | ir.IntegerAttr | None = None,
        cbsz: int | ir.IntegerAttr | None = None, abid: int | ir.IntegerAttr | None = None, blgp: Any = None,
        reducePrecision: bool | None = None, negateA: bool | None = None, negateB: bool | None = None,
        negateC: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    blocks: ir.IntegerAttr
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    blgp: ir.Attribute
    @property
    def reducePrecision(self) -> bool: ...
    @reducePrecision.setter
    def reducePrecision(self, value: Any) -> None: ...
    @reducePrecision.deleter
    def reducePrecision(self) -> None: ...
    @property
    def negateA(self) -> bool: ...
    @negateA.setter
    def negateA(self, value: Any) -> None: ...
    @negateA.deleter
    def negateA(self) -> None: ...
    @property
    def negateB(self) -> bool: ...
    @negateB.setter
    def negateB(self, value: Any) -> None: ...
    @negateB.deleter
    def negateB(self) -> None: ...
    @property
    def negateC(self) -> bool: ...
    @negateC.setter
    def negateC(self, value: Any) -> None: ...
    @negateC.deleter
    def negateC(self) -> None: ...
    @property
    def destD(self) -> ir.OpResult: ...

class MakeDmaBaseOp(ir.OpView):
    def __init__(
        self, base: ir.Type, global_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        global_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        lds: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        lds_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def global_(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def global_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def lds(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def lds_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def base(self) -> ir.OpResult: ...

class MakeDmaDescriptorOp(ir.OpView):
    def __init__(
        self, base: ir.Value | ir.OpView | ir.Operation | float,
        global_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        global_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        global_dynamic_strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        global_static_strides: Sequence[int] | ir.DenseI64ArrayAttr,
        shared_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        shared_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        atomic_barrier_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, workgroup_mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
        early_timeout: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        pad_amount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        pad_interval: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        atomic_barrier_address: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation | None = None,
        global_increment: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        lds_increment: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        iteration_count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def global_dynamic_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def global_dynamic_strides(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def shared_dynamic_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def workgroup_mask(self) -> ir.Value[ir.VectorType] | None: ...
    @property
    def early_timeout(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pad_amount(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pad_interval(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def atomic_barrier_address(self) -> ir.Value[ir.MemRefType] | None: ...
    @property
    def atomic_barrier_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def global_increment(self) -> ir.Value[ir.IndexType] | None: ...
    @property
    def lds_increment(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def iteration_count(self) -> ir.Value[ir.IndexType] | None: ...
    global_static_sizes: ir.DenseI64ArrayAttr
    global_static_strides: ir.DenseI64ArrayAttr
    shared_static_sizes: ir.DenseI64ArrayAttr
    @property
    def desc(self) -> ir.OpResult: ...

class MakeGatherDmaBaseOp(ir.OpView):
    def __init__(
        self, base: ir.Type, global_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        global_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        lds: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        lds_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def global_(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def global_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def lds(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def lds_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def base(self) -> ir.OpResult: ...

class MakeGatherDmaDescriptorOp(ir.OpView):
    def __init__(
        self, base: ir.Value | ir.OpView | ir.Operation | float, indices: ir.Value | ir.OpView | ir.Operation | float,
        global_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        global_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        global_dynamic_strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        global_static_strides: Sequence[int] | ir.DenseI64ArrayAttr,
        shared_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        shared_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        atomic_barrier_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, workgroup_mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
        early_timeout: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        pad_amount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        pad_interval: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        atomic_barrier_address: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation | None = None,
        global_increment: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        lds_increment: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        iteration_count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def indices(self) -> ir.Value: ...
    @property
    def global_dynamic_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def global_dynamic_strides(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def shared_dynamic_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def workgroup_mask(self) -> ir.Value[ir.VectorType] | None: ...
    @property
    def early_timeout(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pad_amount(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def pad_interval(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def atomic_barrier_address(self) -> ir.Value[ir.MemRefType] | None: ...
    @property
    def atomic_barrier_indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def global_increment(self) -> ir.Value[ir.IndexType] | None: ...
    @property
    def lds_increment(self) -> ir.Value[ir.IntegerType] | None: ...
    @property
    def iteration_count(self) -> ir.Value[ir.IndexType] | None: ...
    global_static_sizes: ir.DenseI64ArrayAttr
    global_static_strides: ir.DenseI64ArrayAttr
    shared_static_sizes: ir.DenseI64ArrayAttr
    @property
    def desc(self) -> ir.OpResult: ...

class MemoryCounterWaitOp(ir.OpView):
    def __init__(
        self, *, load: int | ir.IntegerAttr | None = None, store: int | ir.IntegerAttr | None = None,
        ds: int | ir.IntegerAttr | None = None, exp: int | ir.IntegerAttr | None = None,
        tensor: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    load: ir.IntegerAttr | None
    store: ir.IntegerAttr | None
    ds: ir.IntegerAttr | None
    exp: ir.IntegerAttr | None
    tensor: ir.IntegerAttr | None

class PackedScaledTruncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
        existing: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    @property
    def existing(self) -> ir.Value | None: ...
    index: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class PackedStochRoundFp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, source: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        stochiasticParam: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, storeIndex: int | ir.IntegerAttr,
        *, existing: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.FloatType]: ...
    @property
    def stochiasticParam(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def existing(self) -> ir.Value[ir.VectorType] | None: ...
    storeIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class PackedTrunc2xFp8Op(ir.OpView):
    def __init__(
        self, res: ir.Type, sourceA: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        wordIndex: int | ir.IntegerAttr, *,
        sourceB: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float | None = None,
        existing: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value[ir.FloatType]: ...
    @property
    def sourceB(self) -> ir.Value[ir.FloatType] | None: ...
    @property
    def existing(self) -> ir.Value[ir.VectorType] | None: ...
    wordIndex: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class PermlaneSwapOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, row_length: int | ir.IntegerAttr, *,
        fetch_inactive: bool | ir.BoolAttr | None = None, bound_ctrl: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    row_length: ir.IntegerAttr
    fetch_inactive: ir.BoolAttr
    bound_ctrl: ir.BoolAttr
    @property
    def result(self) -> ir.OpResult: ...

class PermlaneVarOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float,
        selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        cross: bool | ir.BoolAttr | None = None, fetch_inactive: bool | ir.BoolAttr | None = None,
        bound_ctrl: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def selector(self) -> ir.Value[ir.IntegerType]: ...
    cross: ir.BoolAttr
    fetch_inactive: ir.BoolAttr
    bound_ctrl: ir.BoolAttr
    @property
    def result(self) -> ir.OpResult: ...

class RawBufferAtomicCmpswapOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def cmp(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def value(self) -> ir.OpResult: ...

class RawBufferAtomicFaddOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def oldValue(self) -> ir.OpResult: ...

class RawBufferAtomicFmaxOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def oldValue(self) -> ir.OpResult: ...

class RawBufferAtomicSmaxOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def oldValue(self) -> ir.OpResult[ir.IntegerType]: ...

class RawBufferAtomicUminOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def oldValue(self) -> ir.OpResult[ir.IntegerType]: ...

class RawBufferLoadOp(ir.OpView):
    def __init__(
        self, value: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None
    @property
    def value(self) -> ir.OpResult: ...

class RawBufferStoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        *, boundsCheck: bool | ir.BoolAttr | None = None, indexOffset: int | ir.IntegerAttr | None = None,
        sgprOffset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def sgprOffset(self) -> ir.Value[ir.IntegerType] | None: ...
    boundsCheck: ir.BoolAttr
    indexOffset: ir.IntegerAttr | None

class ScaledExtPackedMatrixOp(ir.OpView):
    def __init__(
        self, res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, blockSize: int | ir.IntegerAttr,
        firstScaleLane: int | ir.IntegerAttr, firstScaleByte: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def scale(self) -> ir.Value[ir.VectorType]: ...
    blockSize: ir.IntegerAttr
    firstScaleLane: ir.IntegerAttr
    firstScaleByte: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class ScaledExtPackedOp(ir.OpView):
    def __init__(
        self, res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
        scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def scale(self) -> ir.Value[ir.FloatType]: ...
    index: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class ScaledMFMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, scalesA: ir.Value | ir.OpView | ir.Operation | float,
        scalesB: ir.Value | ir.OpView | ir.Operation | float, scalesIdxA: int | ir.IntegerAttr,
        scalesIdxB: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    @property
    def scalesA(self) -> ir.Value: ...
    @property
    def scalesB(self) -> ir.Value: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    scalesIdxA: ir.IntegerAttr
    scalesIdxB: ir.IntegerAttr
    @property
    def destD(self) -> ir.OpResult: ...

class ScaledWMMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, scaleA: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        a_first_scale_lane: int | ir.IntegerAttr, scaleB: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        b_first_scale_lane: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    @property
    def scaleA(self) -> ir.Value[ir.VectorType]: ...
    @property
    def scaleB(self) -> ir.Value[ir.VectorType]: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    a_first_scale_lane: ir.IntegerAttr
    b_first_scale_lane: ir.IntegerAttr
    @property
    def destD(self) -> ir.OpResult: ...

class SchedBarrierOp(ir.OpView):
    def __init__(self, opts: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    opts: ir.Attribute

class SparseMFMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, sparseIdx: ir.Value | ir.OpView | ir.Operation | float, *,
        cbsz: int | ir.IntegerAttr | None = None, abid: int | ir.IntegerAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    @property
    def sparseIdx(self) -> ir.Value: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    cbsz: ir.IntegerAttr
    abid: ir.IntegerAttr
    @property
    def destD(self) -> ir.OpResult: ...

class SparseWMMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, sparseIdx: ir.Value | ir.OpView | ir.Operation | float, *,
        unsignedA: bool | None = None, unsignedB: bool | None = None, reuseA: bool | None = None,
        reuseB: bool | None = None, clamp: bool | None = None, wave64: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    @property
    def sparseIdx(self) -> ir.Value: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    @property
    def unsignedA(self) -> bool: ...
    @unsignedA.setter
    def unsignedA(self, value: Any) -> None: ...
    @unsignedA.deleter
    def unsignedA(self) -> None: ...
    @property
    def unsignedB(self) -> bool: ...
    @unsignedB.setter
    def unsignedB(self, value: Any) -> None: ...
    @unsignedB.deleter
    def unsignedB(self) -> None: ...
    @property
    def reuseA(self) -> bool: ...
    @reuseA.setter
    def reuseA(self, value: Any) -> None: ...
    @reuseA.deleter
    def reuseA(self) -> None: ...
    @property
    def reuseB(self) -> bool: ...
    @reuseB.setter
    def reuseB(self, value: Any) -> None: ...
    @reuseB.deleter
    def reuseB(self) -> None: ...
    @property
    def clamp(self) -> bool: ...
    @clamp.setter
    def clamp(self, value: Any) -> None: ...
    @clamp.deleter
    def clamp(self) -> None: ...
    @property
    def wave64(self) -> bool: ...
    @wave64.setter
    def wave64(self, value: Any) -> None: ...
    @wave64.deleter
    def wave64(self) -> None: ...
    @property
    def destD(self) -> ir.OpResult: ...

class SwizzleBitModeOp(ir.OpView):
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation | float, and_mask: int | ir.IntegerAttr,
        or_mask: int | ir.IntegerAttr, xor_mask: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value: ...
    and_mask: ir.IntegerAttr
    or_mask: ir.IntegerAttr
    xor_mask: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult: ...

class TensorLoadToLDSOp(ir.OpView):
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value: ...

class TensorStoreFromLDSOp(ir.OpView):
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value: ...

class TransposeLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        srcIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def srcIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class WMMAOp(ir.OpView):
    def __init__(
        self, m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
        sourceA: ir.Value | ir.OpView | ir.Operation | float, sourceB: ir.Value | ir.OpView | ir.Operation | float,
        destC: ir.Value | ir.OpView | ir.Operation | float, *, subwordOffset: int | ir.IntegerAttr | None = None,
        unsignedA: bool | None = None, unsignedB: bool | None = None, clamp: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sourceA(self) -> ir.Value: ...
    @property
    def sourceB(self) -> ir.Value: ...
    @property
    def destC(self) -> ir.Value: ...
    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr
    subwordOffset: ir.IntegerAttr
    @property
    def unsignedA(self) -> bool: ...
    @unsignedA.setter
    def unsignedA(self, value: Any) -> None: ...
    @unsignedA.deleter
    def unsignedA(self) -> None: ...
    @property
    def unsignedB(self) -> bool: ...
    @unsignedB.setter
    def unsignedB(self, value: Any) -> None: ...
    @unsignedB.deleter
    def unsignedB(self) -> None: ...
    @property
    def clamp(self) -> bool: ...
    @clamp.setter
    def clamp(self, value: Any) -> None: ...
    @clamp.deleter
    def clamp(self) -> None: ...
    @property
    def destD(self) -> ir.OpResult: ...

class TDMBaseType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(element_type: ir.Type, context: ir.Context | None = ...) -> TDMBaseType: ...

class TDMDescriptorType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(context: ir.Context | None = ...) -> TDMDescriptorType: ...

class TDMGatherBaseType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(element_type: ir.Type, index_type: ir.Type, context: ir.Context | None = ...) -> TDMGatherBaseType: ...

def dpp(
    old: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float, kind: Any, *,
    perm_argument: Any = None, row_mask: int | ir.IntegerAttr | None = None,
    bank_mask: int | ir.IntegerAttr | None = None, bound_ctrl: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dot(
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, *, unsigned_a: bool | None = None,
    unsigned_b: bool | None = None, clamp: bool | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_async_barrier_arrive(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DsAsyncBarrierArriveOp: ...

def ds_barrier_arrive(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    count: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_barrier_init(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    participants: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DsBarrierInitOp: ...

def ds_barrier_poll_state(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ds_barrier_state_init_count(
    state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ds_barrier_state_pending_count(
    state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ds_barrier_state_phase(
    state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ds_barrier_state_phase_parity(
    state: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def ext_packed_fp8(
    res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fat_raw_buffer_cast(
    source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *,
    valid_bytes: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    cache_swizzle_stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    bounds_check: bool | ir.BoolAttr | None = None, reset_offset: bool | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def gather_to_lds(
    src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    src_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    dst_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    transfer_type: ir.Type | ir.TypeAttr, *, async_: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GatherToLDSOp: ...

def global_load_async_to_lds(
    src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    src_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    dst: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    dst_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    transfer_type: ir.Type | ir.TypeAttr, *,
    mask: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GlobalLoadAsyncToLDSOp: ...

def global_prefetch(
    src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    temporal_hint: Any, cache_scope: Any, *, speculative: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GlobalPrefetchOp: ...

def global_transpose_load(
    result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    src_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def lds_barrier(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> LDSBarrierOp: ...

def mfma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, *, blocks: int | ir.IntegerAttr | None = None,
    cbsz: int | ir.IntegerAttr | None = None, abid: int | ir.IntegerAttr | None = None, blgp: Any = None,
    reduce_precision: bool | None = None, negate_a: bool | None = None, negate_b: bool | None = None,
    negate_c: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def make_dma_base(
    base: ir.Type, global_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    global_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    lds: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    lds_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def make_dma_descriptor(
    base: ir.Value | ir.OpView | ir.Operation | float,
    global_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    global_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    global_dynamic_strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    global_static_strides: Sequence[int] | ir.DenseI64ArrayAttr,
    shared_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    shared_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    atomic_barrier_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, workgroup_mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
    early_timeout: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    pad_amount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    pad_interval: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    atomic_barrier_address: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation | None = None,
    global_increment: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
    lds_increment: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    iteration_count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def make_gather_dma_base(
    base: ir.Type, global_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    global_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    lds: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    lds_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def make_gather_dma_descriptor(
    base: ir.Value | ir.OpView | ir.Operation | float, indices: ir.Value | ir.OpView | ir.Operation | float,
    global_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    global_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    global_dynamic_strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    global_static_strides: Sequence[int] | ir.DenseI64ArrayAttr,
    shared_dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    shared_static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    atomic_barrier_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, workgroup_mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
    early_timeout: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    pad_amount: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    pad_interval: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    atomic_barrier_address: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation | None = None,
    global_increment: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
    lds_increment: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    iteration_count: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def memory_counter_wait(
    *, load: int | ir.IntegerAttr | None = None, store: int | ir.IntegerAttr | None = None,
    ds: int | ir.IntegerAttr | None = None, exp: int | ir.IntegerAttr | None = None,
    tensor: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemoryCounterWaitOp: ...

def packed_scaled_trunc(
    res: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
    existing: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def packed_stoch_round_fp8(
    res: ir.Type, source: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    stochiastic_param: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, store_index: int | ir.IntegerAttr,
    *, existing: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def packed_trunc_2xfp8(
    res: ir.Type, source_a: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, word_index: int | ir.IntegerAttr,
    *, source_b: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float | None = None,
    existing: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def permlane_swap(
    src: ir.Value | ir.OpView | ir.Operation | float, row_length: int | ir.IntegerAttr, *,
    fetch_inactive: bool | ir.BoolAttr | None = None, bound_ctrl: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def permlane_var(
    src: ir.Value | ir.OpView | ir.Operation | float,
    selector: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, cross: bool | ir.BoolAttr | None = None,
    fetch_inactive: bool | ir.BoolAttr | None = None, bound_ctrl: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_cmpswap(
    src: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_fadd(
    value: ir.Value | ir.OpView | ir.Operation | float, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_fmax(
    value: ir.Value | ir.OpView | ir.Operation | float, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_atomic_smax(
    value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def raw_buffer_atomic_umin(
    value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def raw_buffer_load(
    value: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def raw_buffer_store(
    value: ir.Value | ir.OpView | ir.Operation | float, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    *, bounds_check: bool | ir.BoolAttr | None = None, index_offset: int | ir.IntegerAttr | None = None,
    sgpr_offset: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RawBufferStoreOp: ...

def scaled_ext_packed_matrix(
    res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, block_size: int | ir.IntegerAttr,
    first_scale_lane: int | ir.IntegerAttr, first_scale_byte: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scaled_ext_packed(
    res: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
    scale: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float, index: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scaled_mfma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, scales_a: ir.Value | ir.OpView | ir.Operation | float,
    scales_b: ir.Value | ir.OpView | ir.Operation | float, scales_idx_a: int | ir.IntegerAttr,
    scales_idx_b: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scaled_wmma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, scale_a: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    a_first_scale_lane: int | ir.IntegerAttr, scale_b: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    b_first_scale_lane: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sched_barrier(
    opts: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SchedBarrierOp: ...

def sparse_mfma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, sparse_idx: ir.Value | ir.OpView | ir.Operation | float, *,
    cbsz: int | ir.IntegerAttr | None = None, abid: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sparse_wmma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, sparse_idx: ir.Value | ir.OpView | ir.Operation | float, *,
    unsigned_a: bool | None = None, unsigned_b: bool | None = None, reuse_a: bool | None = None,
    reuse_b: bool | None = None, clamp: bool | None = None, wave64: bool | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def swizzle_bitmode(
    src: ir.Value | ir.OpView | ir.Operation | float, and_mask: int | ir.IntegerAttr, or_mask: int | ir.IntegerAttr,
    xor_mask: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def tensor_load_to_lds(
    desc: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TensorLoadToLDSOp: ...

def tensor_store_from_lds(
    desc: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TensorStoreFromLDSOp: ...

def transpose_load(
    result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    src_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def wmma(
    m: int | ir.IntegerAttr, n: int | ir.IntegerAttr, k: int | ir.IntegerAttr,
    source_a: ir.Value | ir.OpView | ir.Operation | float, source_b: ir.Value | ir.OpView | ir.Operation | float,
    dest_c: ir.Value | ir.OpView | ir.Operation | float, *, subword_offset: int | ir.IntegerAttr | None = None,
    unsigned_a: bool | None = None, unsigned_b: bool | None = None, clamp: bool | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
