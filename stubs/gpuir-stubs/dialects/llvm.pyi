# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum, IntFlag
from typing import Any, ClassVar

from gpuir.host import ir

class AsmDialect(IntEnum):
    AD_ATT = 0
    AD_Intel = 1

class AtomicBinOp(IntEnum):
    xchg = 0
    add = 1
    sub = 2
    _and = 3
    nand = 4
    _or = 5
    _xor = 6
    max = 7
    min = 8
    umax = 9
    umin = 10
    fadd = 11
    fsub = 12
    fmax = 13
    fmin = 14
    uinc_wrap = 15
    udec_wrap = 16
    usub_cond = 17
    usub_sat = 18
    fmaximum = 19
    fminimum = 20
    fmaximumnum = 21
    fminimumnum = 22

class AtomicOrdering(IntEnum):
    not_atomic = 0
    unordered = 1
    monotonic = 2
    acquire = 4
    release = 5
    acq_rel = 6
    seq_cst = 7

class CConv(IntEnum):
    C = 0
    Fast = 8
    Cold = 9
    GHC = 10
    HiPE = 11
    AnyReg = 13
    PreserveMost = 14
    PreserveAll = 15
    Swift = 16
    CXX_FAST_TLS = 17
    Tail = 18
    CFGuard_Check = 19
    SwiftTail = 20
    X86_StdCall = 64
    X86_FastCall = 65
    ARM_APCS = 66
    ARM_AAPCS = 67
    ARM_AAPCS_VFP = 68
    MSP430_INTR = 69
    X86_ThisCall = 70
    PTX_Kernel = 71
    PTX_Device = 72
    SPIR_FUNC = 75
    SPIR_KERNEL = 76
    Intel_OCL_BI = 77
    X86_64_SysV = 78
    Win64 = 79
    X86_VectorCall = 80
    DUMMY_HHVM = 81
    DUMMY_HHVM_C = 82
    X86_INTR = 83
    AVR_INTR = 84
    AVR_BUILTIN = 86
    AMDGPU_VS = 87
    AMDGPU_GS = 88
    AMDGPU_CS = 90
    AMDGPU_KERNEL = 91
    X86_RegCall = 92
    AMDGPU_HS = 93
    MSP430_BUILTIN = 94
    AMDGPU_LS = 95
    AMDGPU_ES = 96
    AArch64_VectorCall = 97
    AArch64_SVE_VectorCall = 98
    WASM_EmscriptenInvoke = 99
    AMDGPU_Gfx = 100
    M68k_INTR = 101

class Comdat(IntEnum):
    Any = 0
    ExactMatch = 1
    Largest = 2
    NoDeduplicate = 3
    SameSize = 4

class DIFlags(IntFlag):
    Zero = 0
    Bit0 = 1
    Bit1 = 2
    Private = 1
    Protected = 2
    Public = 3
    FwdDecl = 4
    AppleBlock = 8
    ReservedBit4 = 16
    Virtual = 32
    Artificial = 64
    Explicit = 128
    Prototyped = 256
    ObjcClassComplete = 512
    ObjectPointer = 1024
    Vector = 2048
    StaticMember = 4096
    LValueReference = 8192
    RValueReference = 16384
    ExportSymbols = 32768
    SingleInheritance = 65536
    MultipleInheritance = 65536
    VirtualInheritance = 65536
    IntroducedVirtual = 262144
    BitField = 524288
    NoReturn = 1048576
    TypePassByValue = 4194304
    TypePassByReference = 8388608
    EnumClass = 16777216
    Thunk = 33554432
    NonTrivial = 67108864
    BigEndian = 134217728
    LittleEndian = 268435456
    AllCallsDescribed = 536870912

class DISubprogramFlags(IntFlag):
    Virtual = 1
    PureVirtual = 2
    LocalToUnit = 4
    Definition = 8
    Optimized = 16
    Pure = 32
    Elemental = 64
    Recursive = 128
    MainSubprogram = 256
    Deleted = 512
    ObjCDirect = 2048

class DenormalModeKind(IntEnum):
    IEEE = 0
    PreserveSign = 1
    PositiveZero = 2
    Dynamic = 3
    Invalid = 4

class FCmpPredicate(IntEnum):
    _false = 0
    oeq = 1
    ogt = 2
    oge = 3
    olt = 4
    ole = 5
    one = 6
    ord = 7
    ueq = 8
    ugt = 9
    uge = 10
    ult = 11
    ule = 12
    une = 13
    uno = 14
    _true = 15

class FPExceptionBehavior(IntEnum):
    Ignore = 0
    MayTrap = 1
    Strict = 2

class FastmathFlags(IntFlag):
    none = 0
    nnan = 1
    ninf = 2
    nsz = 4
    arcp = 8
    contract = 16
    afn = 32
    reassoc = 64
    fast = 127

class FramePointerKind(IntEnum):
    None_ = 0
    NonLeaf = 1
    All = 2
    Reserved = 3
    NonLeafNoReserve = 4

class GEPNoWrapFlags(IntFlag):
    none = 0
    inboundsFlag = 1
    nusw = 2
    nuw = 4
    inbounds = 3

class ICmpPredicate(IntEnum):
    eq = 0
    ne = 1
    slt = 2
    sle = 3
    sgt = 4
    sge = 5
    ult = 6
    ule = 7
    ugt = 8
    uge = 9

class IntegerOverflowFlags(IntFlag):
    none = 0
    nsw = 1
    nuw = 2

class DIEmissionKind(IntEnum):
    None_ = 0
    Full = 1
    LineTablesOnly = 2
    DebugDirectivesOnly = 3

class DINameTableKind(IntEnum):
    Default = 0
    GNU = 1
    None_ = 2
    Apple = 3

class ProfileSummaryFormatKind(IntEnum):
    SampleProfile = 0
    InstrProf = 1
    CSInstrProf = 2

class ThreadLocalMode(IntEnum):
    NotThreadLocal = 0
    GeneralDynamic = 1
    LocalDynamic = 2
    InitialExec = 3
    LocalExec = 4

class Linkage(IntEnum):
    External = 0
    AvailableExternally = 1
    Linkonce = 2
    LinkonceODR = 3
    Weak = 4
    WeakODR = 5
    Appending = 6
    Internal = 7
    Private = 8
    ExternWeak = 9
    Common = 10

class ModFlagBehavior(IntEnum):
    Error = 1
    Warning = 2
    Require = 3
    Override = 4
    Append = 5
    AppendUnique = 6
    Max = 7
    Min = 8

class ModRefInfo(IntEnum):
    NoModRef = 0
    Ref = 1
    Mod = 2
    ModRef = 3

class ProfileCountType(IntEnum):
    Real = 0
    Synthetic = 1

class RoundingMode(IntEnum):
    TowardZero = 0
    NearestTiesToEven = 1
    TowardPositive = 2
    TowardNegative = 3
    NearestTiesToAway = 4
    Dynamic = 7
    Invalid = 8

class TailCallKind(IntEnum):
    None_ = 0
    NoTail = 3
    MustTail = 2
    Tail = 1

class UWTableKind(IntEnum):
    None_ = 0
    Sync = 1
    Async = 2

class UnnamedAddr(IntEnum):
    None_ = 0
    Local = 1
    Global = 2

class Visibility(IntEnum):
    Default = 0
    Hidden = 1
    Protected = 2

class ACosOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class AShrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class ASinOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ATan2Op(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ATanOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class AbsOp(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, is_int_min_poison: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    is_int_min_poison: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class AddOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
        overflowFlags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class AddrSpaceCastOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class AddressOfOp(ir.OpView):
    def __init__(
        self, res: ir.Type, global_name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    global_name: ir.FlatSymbolRefAttr
    @property
    def res(self) -> ir.OpResult: ...

class AliasOp(ir.OpView):
    def __init__(
        self, alias_type: ir.Type | ir.TypeAttr, sym_name: str | ir.StringAttr, linkage: Any, *,
        dso_local: bool | None = None, tls_mode: Any = None, unnamed_addr: Any = None, visibility_: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    alias_type: ir.TypeAttr
    sym_name: ir.StringAttr
    linkage: ir.Attribute
    @property
    def dso_local(self) -> bool: ...
    @dso_local.setter
    def dso_local(self, value: Any) -> None: ...
    @dso_local.deleter
    def dso_local(self) -> None: ...
    tls_mode: ir.Attribute
    unnamed_addr: ir.Attribute | None
    visibility_: ir.Attribute
    @property
    def initializer(self) -> ir.Region: ...

class AllocaOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arraySize: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        elem_type: ir.Type | ir.TypeAttr, *, alignment: int | ir.IntegerAttr | None = None,
        inalloca: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arraySize(self) -> ir.Value[ir.IntegerType]: ...
    alignment: ir.IntegerAttr | None
    elem_type: ir.TypeAttr
    @property
    def inalloca(self) -> bool: ...
    @inalloca.setter
    def inalloca(self, value: Any) -> None: ...
    @inalloca.deleter
    def inalloca(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class AndOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class Annotation(ir.OpView):
    def __init__(
        self, integer: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        annotation: ir.Value | ir.OpView | ir.Operation | float, fileName: ir.Value | ir.OpView | ir.Operation | float,
        line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def integer(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def annotation(self) -> ir.Value: ...
    @property
    def fileName(self) -> ir.Value: ...
    @property
    def line(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class ArithmeticFenceOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class AssumeOp(ir.OpView):
    def __init__(
        self, cond: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *,
        op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def cond(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def op_bundle_operands(self) -> ir.OpOperandList: ...
    op_bundle_sizes: ir.DenseI32ArrayAttr
    op_bundle_tags: ir.ArrayAttr | None

class AtomicCmpXchgOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value | ir.OpView | ir.Operation | float, success_ordering: Any, failure_ordering: Any, *,
        syncscope: str | ir.StringAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        weak: bool | None = None, volatile_: bool | None = None, access_groups: Any = None, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def cmp(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value: ...
    success_ordering: ir.Attribute
    failure_ordering: ir.Attribute
    syncscope: ir.StringAttr | None
    alignment: ir.IntegerAttr | None
    @property
    def weak(self) -> bool: ...
    @weak.setter
    def weak(self, value: Any) -> None: ...
    @weak.deleter
    def weak(self) -> None: ...
    @property
    def volatile_(self) -> bool: ...
    @volatile_.setter
    def volatile_(self, value: Any) -> None: ...
    @volatile_.deleter
    def volatile_(self) -> None: ...
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class AtomicRMWOp(ir.OpView):
    def __init__(
        self, bin_op: Any, ptr: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value | ir.OpView | ir.Operation | float, ordering: Any, *,
        syncscope: str | ir.StringAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        volatile_: bool | None = None, access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
        tbaa: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value: ...
    bin_op: ir.Attribute
    ordering: ir.Attribute
    syncscope: ir.StringAttr | None
    alignment: ir.IntegerAttr | None
    @property
    def volatile_(self) -> bool: ...
    @volatile_.setter
    def volatile_(self, value: Any) -> None: ...
    @volatile_.deleter
    def volatile_(self) -> None: ...
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class BitReverseOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class BitcastOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class BlockAddressOp(ir.OpView):
    def __init__(
        self, res: ir.Type, block_addr: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    block_addr: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class BlockTagOp(ir.OpView):
    def __init__(self, tag: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    tag: ir.Attribute

class BrOp(ir.OpView):
    def __init__(
        self,
        destOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Block, *, loop_annotation: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def destOperands(self) -> ir.OpOperandList: ...
    loop_annotation: ir.Attribute | None

class ByteSwapOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CallIntrinsicOp(ir.OpView):
    def __init__(
        self, results_: ir.Type | None, intrin: str | ir.StringAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *, fastmathFlags: Any = None,
        op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None,
        res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> ir.OpOperandList: ...
    @property
    def op_bundle_operands(self) -> ir.OpOperandList: ...
    intrin: ir.StringAttr
    fastmathFlags: ir.Attribute
    op_bundle_sizes: ir.DenseI32ArrayAttr
    op_bundle_tags: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def results_(self) -> ir.OpResult | None: ...

class CallOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None,
        callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *, var_callee_type: Any = None,
        callee: str | ir.FlatSymbolRefAttr | None = None, fastmathFlags: Any = None, CConv: Any = None,
        TailCallKind: Any = None, memory_effects: Any = None, convergent: bool | None = None,
        no_unwind: bool | None = None, will_return: bool | None = None, noreturn: bool | None = None,
        returns_twice: bool | None = None, hot: bool | None = None, cold: bool | None = None,
        noduplicate: bool | None = None, no_caller_saved_registers: bool | None = None, nocallback: bool | None = None,
        modular_format: str | ir.StringAttr | None = None,
        nobuiltins: Sequence[ir.Attribute] | ir.ArrayAttr | None = None,
        allocsize: Sequence[int] | ir.DenseI32ArrayAttr | None = None, optsize: bool | None = None,
        minsize: bool | None = None, builtin: bool | None = None, nobuiltin: bool | None = None,
        save_reg_params: bool | None = None, zero_call_used_regs: str | ir.StringAttr | None = None,
        trap_func_name: str | ir.StringAttr | None = None,
        default_func_attrs: dict[str, Any] | ir.DictAttr | None = None,
        op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None,
        res_attrs: Any = None, no_inline: bool | None = None, always_inline: bool | None = None,
        inline_hint: bool | None = None, access_groups: Any = None, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def callee_operands(self) -> ir.OpOperandList: ...
    @property
    def op_bundle_operands(self) -> ir.OpOperandList: ...
    var_callee_type: ir.TypeAttr | None
    callee: ir.FlatSymbolRefAttr | None
    fastmathFlags: ir.Attribute
    CConv: ir.Attribute
    TailCallKind: ir.Attribute
    memory_effects: ir.Attribute | None
    @property
    def convergent(self) -> bool: ...
    @convergent.setter
    def convergent(self, value: Any) -> None: ...
    @convergent.deleter
    def convergent(self) -> None: ...
    @property
    def no_unwind(self) -> bool: ...
    @no_unwind.setter
    def no_unwind(self, value: Any) -> None: ...
    @no_unwind.deleter
    def no_unwind(self) -> None: ...
    @property
    def will_return(self) -> bool: ...
    @will_return.setter
    def will_return(self, value: Any) -> None: ...
    @will_return.deleter
    def will_return(self) -> None: ...
    @property
    def noreturn(self) -> bool: ...
    @noreturn.setter
    def noreturn(self, value: Any) -> None: ...
    @noreturn.deleter
    def noreturn(self) -> None: ...
    @property
    def returns_twice(self) -> bool: ...
    @returns_twice.setter
    def returns_twice(self, value: Any) -> None: ...
    @returns_twice.deleter
    def returns_twice(self) -> None: ...
    @property
    def hot(self) -> bool: ...
    @hot.setter
    def hot(self, value: Any) -> None: ...
    @hot.deleter
    def hot(self) -> None: ...
    @property
    def cold(self) -> bool: ...
    @cold.setter
    def cold(self, value: Any) -> None: ...
    @cold.deleter
    def cold(self) -> None: ...
    @property
    def noduplicate(self) -> bool: ...
    @noduplicate.setter
    def noduplicate(self, value: Any) -> None: ...
    @noduplicate.deleter
    def noduplicate(self) -> None: ...
    @property
    def no_caller_saved_registers(self) -> bool: ...
    @no_caller_saved_registers.setter
    def no_caller_saved_registers(self, value: Any) -> None: ...
    @no_caller_saved_registers.deleter
    def no_caller_saved_registers(self) -> None: ...
    @property
    def nocallback(self) -> bool: ...
    @nocallback.setter
    def nocallback(self, value: Any) -> None: ...
    @nocallback.deleter
    def nocallback(self) -> None: ...
    modular_format: ir.StringAttr | None
    nobuiltins: ir.ArrayAttr | None
    allocsize: ir.DenseI32ArrayAttr | None
    @property
    def optsize(self) -> bool: ...
    @optsize.setter
    def optsize(self, value: Any) -> None: ...
    @optsize.deleter
    def optsize(self) -> None: ...
    @property
    def minsize(self) -> bool: ...
    @minsize.setter
    def minsize(self, value: Any) -> None: ...
    @minsize.deleter
    def minsize(self) -> None: ...
    @property
    def builtin(self) -> bool: ...
    @builtin.setter
    def builtin(self, value: Any) -> None: ...
    @builtin.deleter
    def builtin(self) -> None: ...
    @property
    def nobuiltin(self) -> bool: ...
    @nobuiltin.setter
    def nobuiltin(self, value: Any) -> None: ...
    @nobuiltin.deleter
    def nobuiltin(self) -> None: ...
    @property
    def save_reg_params(self) -> bool: ...
    @save_reg_params.setter
    def save_reg_params(self, value: Any) -> None: ...
    @save_reg_params.deleter
    def save_reg_params(self) -> None: ...
    zero_call_used_regs: ir.StringAttr | None
    trap_func_name: ir.StringAttr | None
    default_func_attrs: ir.DictAttr | None
    op_bundle_sizes: ir.DenseI32ArrayAttr
    op_bundle_tags: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def no_inline(self) -> bool: ...
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @no_inline.deleter
    def no_inline(self) -> None: ...
    @property
    def always_inline(self) -> bool: ...
    @always_inline.setter
    def always_inline(self, value: Any) -> None: ...
    @always_inline.deleter
    def always_inline(self) -> None: ...
    @property
    def inline_hint(self) -> bool: ...
    @inline_hint.setter
    def inline_hint(self, value: Any) -> None: ...
    @inline_hint.deleter
    def inline_hint(self) -> None: ...
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def result(self) -> ir.OpResult | None: ...

class ComdatOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    @property
    def body(self) -> ir.Region: ...

class ComdatSelectorOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, comdat: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    comdat: ir.Attribute

class CondBrOp(ir.OpView):
    def __init__(
        self, condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        trueDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        falseDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        trueDest: ir.Block, falseDest: ir.Block, *, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        loop_annotation: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def trueDestOperands(self) -> ir.OpOperandList: ...
    @property
    def falseDestOperands(self) -> ir.OpOperandList: ...
    branch_weights: ir.DenseI32ArrayAttr | None
    loop_annotation: ir.Attribute | None

class ConstantOp(ir.OpView):
    def __init__(
        self, res: ir.Type, value: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    value: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedACosIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedASinIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedATan2Intr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedATanIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedCeilIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedCosIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedCoshIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedExp2Intr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedExpIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFAddIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFCmpIntr(ir.OpView):
    def __init__(
        self, predicate: Any, arg_0: ir.Value | ir.OpView | ir.Operation | float,
        arg_1: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    predicate: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFCmpSIntr(ir.OpView):
    def __init__(
        self, predicate: Any, arg_0: ir.Value | ir.OpView | ir.Operation | float,
        arg_1: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    predicate: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFDivIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFMAIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        arg_2: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    @property
    def arg_2(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFMulAddIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        arg_2: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    @property
    def arg_2(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFMulIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFPExtIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFPToSIIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFPToUIIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFPTruncIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFRemIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFSubIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedFloorIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLLRintIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLLRoundIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLRintIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLRoundIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLdexpIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float,
        arg_1: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLog2Intr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLog10Intr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedLogIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedMaxNumIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedMaximumIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedMinNumIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedMinimumIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedNearbyIntIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedPowIIntr(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float,
        arg_1: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedPowIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
        roundingmode: Any, fpExceptionBehavior: Any, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    @property
    def arg_1(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedRIntIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedRoundEvenIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedRoundIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedSIToFP(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedSinIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedSinhIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedSqrtIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedTanIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedTanhIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedTruncIntr(ir.OpView):
    def __init__(
        self, arg_0: ir.Value | ir.OpView | ir.Operation | float, fpExceptionBehavior: Any, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ConstrainedUIToFP(ir.OpView):
    def __init__(
        self, res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any,
        fpExceptionBehavior: Any, *, fastmathFlags: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_0(self) -> ir.Value: ...
    roundingmode: ir.Attribute
    fpExceptionBehavior: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class CopySignOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class CoroAlignOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroAllocOp(ir.OpView):
    def __init__(
        self, res: ir.Type, id: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def id(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroAwaitSuspendBoolOp(ir.OpView):
    def __init__(
        self, res: ir.Type, awaiter: ir.Value | ir.OpView | ir.Operation | float,
        frame: ir.Value | ir.OpView | ir.Operation | float, wrapper: ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def awaiter(self) -> ir.Value: ...
    @property
    def frame(self) -> ir.Value: ...
    @property
    def wrapper(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroAwaitSuspendHandleOp(ir.OpView):
    def __init__(
        self, awaiter: ir.Value | ir.OpView | ir.Operation | float, frame: ir.Value | ir.OpView | ir.Operation | float,
        wrapper: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def awaiter(self) -> ir.Value: ...
    @property
    def frame(self) -> ir.Value: ...
    @property
    def wrapper(self) -> ir.Value: ...

class CoroAwaitSuspendVoidOp(ir.OpView):
    def __init__(
        self, awaiter: ir.Value | ir.OpView | ir.Operation | float, frame: ir.Value | ir.OpView | ir.Operation | float,
        wrapper: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def awaiter(self) -> ir.Value: ...
    @property
    def frame(self) -> ir.Value: ...
    @property
    def wrapper(self) -> ir.Value: ...

class CoroBeginOp(ir.OpView):
    def __init__(
        self, res: ir.Type, token: ir.Value | ir.OpView | ir.Operation | float,
        mem: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def token(self) -> ir.Value: ...
    @property
    def mem(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroDeadOp(ir.OpView):
    def __init__(
        self, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...

class CoroDestroyOp(ir.OpView):
    def __init__(
        self, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...

class CoroDoneOp(ir.OpView):
    def __init__(
        self, res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroEndOp(ir.OpView):
    def __init__(
        self, res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float,
        unwind: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        retvals: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...
    @property
    def unwind(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def retvals(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroFrameOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroFreeOp(ir.OpView):
    def __init__(
        self, res: ir.Type, id: ir.Value | ir.OpView | ir.Operation | float,
        handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def id(self) -> ir.Value: ...
    @property
    def handle(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroIdOp(ir.OpView):
    def __init__(
        self, res: ir.Type, align: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        promise: ir.Value | ir.OpView | ir.Operation | float, coroaddr: ir.Value | ir.OpView | ir.Operation | float,
        fnaddrs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def align(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def promise(self) -> ir.Value: ...
    @property
    def coroaddr(self) -> ir.Value: ...
    @property
    def fnaddrs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroIsInRampOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroNoopOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroPromiseOp(ir.OpView):
    def __init__(
        self, res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float,
        align: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        from_: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...
    @property
    def align(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def from_(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroResumeOp(ir.OpView):
    def __init__(
        self, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...

class CoroSaveOp(ir.OpView):
    def __init__(
        self, res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def handle(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroSizeOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class CoroSuspendOp(ir.OpView):
    def __init__(
        self, res: ir.Type, save: ir.Value | ir.OpView | ir.Operation | float,
        final: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def save(self) -> ir.Value: ...
    @property
    def final(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class CosOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class CoshOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class CountLeadingZerosOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, is_zero_poison: bool | ir.BoolAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    is_zero_poison: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CountTrailingZerosOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, is_zero_poison: bool | ir.BoolAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    is_zero_poison: ir.BoolAttr
    @property
    def res(self) -> ir.OpResult: ...

class CtPopOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class DSOLocalEquivalentOp(ir.OpView):
    def __init__(
        self, res: ir.Type, function_name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    function_name: ir.FlatSymbolRefAttr
    @property
    def res(self) -> ir.OpResult: ...

class DbgDeclareOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, varInfo: Any, *, locationExpr: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    varInfo: ir.Attribute
    locationExpr: ir.Attribute

class DbgLabelOp(ir.OpView):
    def __init__(self, label: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    label: ir.Attribute

class DbgValueOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, varInfo: Any, *, locationExpr: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    varInfo: ir.Attribute
    locationExpr: ir.Attribute

class DebugTrap(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class EhTypeidForOp(ir.OpView):
    def __init__(
        self, res: ir.Type, type_info: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def type_info(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class Exp2Op(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class Exp10Op(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ExpOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ExpectOp(ir.OpView):
    def __init__(
        self, val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        expected: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def expected(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class ExpectWithProbabilityOp(ir.OpView):
    def __init__(
        self, val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        expected: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, prob: float | ir.FloatAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def expected(self) -> ir.Value[ir.IntegerType]: ...
    prob: ir.FloatAttr
    @property
    def res(self) -> ir.OpResult: ...

class ExtractElementOp(ir.OpView):
    def __init__(
        self, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        position: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vector(self) -> ir.Value[ir.VectorType]: ...
    @property
    def position(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class ExtractValueOp(ir.OpView):
    def __init__(
        self, res: ir.Type, container: ir.Value | ir.OpView | ir.Operation | float,
        position: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def container(self) -> ir.Value: ...
    position: ir.DenseI64ArrayAttr
    @property
    def res(self) -> ir.OpResult: ...

class FAbsOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FAddOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FCeilOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FCmpOp(ir.OpView):
    def __init__(
        self, predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    predicate: ir.Attribute
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FDivOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FFloorOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FMAOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FMulAddOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FMulOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FNegOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FPExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FPToSIOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class FPToUIOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class FPTruncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FRemOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FSubOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FTruncOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FakeUseOp(ir.OpView):
    def __init__(
        self, args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> ir.OpOperandList: ...

class FenceOp(ir.OpView):
    def __init__(
        self, ordering: Any, *, syncscope: str | ir.StringAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    ordering: ir.Attribute
    syncscope: ir.StringAttr | None

class FractionExpOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class FreezeOp(ir.OpView):
    def __init__(
        self, val: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class FshlOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class FshrOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
        c: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def c(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class GEPOp(ir.OpView):
    def __init__(
        self, res: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
        dynamicIndices: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        rawConstantIndices: Sequence[int] | ir.DenseI32ArrayAttr, elem_type: ir.Type | ir.TypeAttr, noWrapFlags: Any, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def dynamicIndices(self) -> ir.OpOperandList: ...
    rawConstantIndices: ir.DenseI32ArrayAttr
    elem_type: ir.TypeAttr
    @property
    def res(self) -> ir.OpResult: ...

class GetActiveLaneMaskOp(ir.OpView):
    def __init__(
        self, res: ir.Type, base: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        n: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def n(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class GlobalCtorsOp(ir.OpView):
    def __init__(
        self, ctors: Sequence[str] | ir.ArrayAttr, priorities: Sequence[int] | ir.ArrayAttr,
        data: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    ctors: ir.ArrayAttr
    priorities: ir.ArrayAttr
    data: ir.ArrayAttr

class GlobalDtorsOp(ir.OpView):
    def __init__(
        self, dtors: Sequence[str] | ir.ArrayAttr, priorities: Sequence[int] | ir.ArrayAttr,
        data: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dtors: ir.ArrayAttr
    priorities: ir.ArrayAttr
    data: ir.ArrayAttr

class GlobalOp(ir.OpView):
    def __init__(
        self, global_type: ir.Type | ir.TypeAttr, sym_name: str | ir.StringAttr, linkage: Any, *,
        constant: bool | None = None, dso_local: bool | None = None, tls_mode: Any = None,
        externally_initialized: bool | None = None, value: Any = None, alignment: int | ir.IntegerAttr | None = None,
        addr_space: int | ir.IntegerAttr | None = None, unnamed_addr: Any = None,
        section: str | ir.StringAttr | None = None, comdat: str | ir.SymbolRefAttr | None = None, dbg_exprs: Any = None,
        visibility_: Any = None, target_specific_attrs: Sequence[ir.Attribute] | ir.ArrayAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    global_type: ir.TypeAttr
    @property
    def constant(self) -> bool: ...
    @constant.setter
    def constant(self, value: Any) -> None: ...
    @constant.deleter
    def constant(self) -> None: ...
    sym_name: ir.StringAttr
    linkage: ir.Attribute
    @property
    def dso_local(self) -> bool: ...
    @dso_local.setter
    def dso_local(self, value: Any) -> None: ...
    @dso_local.deleter
    def dso_local(self) -> None: ...
    tls_mode: ir.Attribute
    @property
    def externally_initialized(self) -> bool: ...
    @externally_initialized.setter
    def externally_initialized(self, value: Any) -> None: ...
    @externally_initialized.deleter
    def externally_initialized(self) -> None: ...
    value: ir.Attribute | None
    alignment: ir.IntegerAttr | None
    addr_space: ir.IntegerAttr
    unnamed_addr: ir.Attribute | None
    section: ir.StringAttr | None
    comdat: ir.SymbolRefAttr | None
    dbg_exprs: ir.ArrayAttr | None
    visibility_: ir.Attribute
    target_specific_attrs: ir.ArrayAttr | None
    @property
    def initializer(self) -> ir.Region: ...

class ICmpOp(ir.OpView):
    def __init__(
        self, predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    predicate: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class IFuncOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, i_func_type: ir.Type | ir.TypeAttr, resolver: str | ir.FlatSymbolRefAttr,
        resolver_type: ir.Type | ir.TypeAttr, linkage: Any, *, dso_local: bool | None = None,
        address_space: int | ir.IntegerAttr | None = None, unnamed_addr: Any = None, visibility_: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    i_func_type: ir.TypeAttr
    resolver: ir.FlatSymbolRefAttr
    resolver_type: ir.TypeAttr
    linkage: ir.Attribute
    @property
    def dso_local(self) -> bool: ...
    @dso_local.setter
    def dso_local(self, value: Any) -> None: ...
    @dso_local.deleter
    def dso_local(self) -> None: ...
    address_space: ir.IntegerAttr
    unnamed_addr: ir.Attribute
    visibility_: ir.Attribute

class IndirectBrOp(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float,
        succOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        indbr_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, successors: Sequence[ir.Block], *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    @property
    def succOperands(self) -> ir.OpOperandList: ...
    indbr_operand_segments: ir.DenseI32ArrayAttr

class InlineAsmOp(ir.OpView):
    def __init__(
        self, res: ir.Type | None,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr, *, has_side_effects: bool | None = None,
        is_align_stack: bool | None = None, tail_call_kind: Any = None, asm_dialect: Any = None,
        operand_attrs: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...
    asm_string: ir.StringAttr
    constraints: ir.StringAttr
    @property
    def has_side_effects(self) -> bool: ...
    @has_side_effects.setter
    def has_side_effects(self, value: Any) -> None: ...
    @has_side_effects.deleter
    def has_side_effects(self) -> None: ...
    @property
    def is_align_stack(self) -> bool: ...
    @is_align_stack.setter
    def is_align_stack(self, value: Any) -> None: ...
    @is_align_stack.deleter
    def is_align_stack(self) -> None: ...
    tail_call_kind: ir.Attribute
    asm_dialect: ir.Attribute | None
    operand_attrs: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult | None: ...

class InsertElementOp(ir.OpView):
    def __init__(
        self, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        value: ir.Value | ir.OpView | ir.Operation | float,
        position: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vector(self) -> ir.Value[ir.VectorType]: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def position(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class InsertValueOp(ir.OpView):
    def __init__(
        self, container: ir.Value | ir.OpView | ir.Operation | float,
        value: ir.Value | ir.OpView | ir.Operation | float, position: Sequence[int] | ir.DenseI64ArrayAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def container(self) -> ir.Value: ...
    @property
    def value(self) -> ir.Value: ...
    position: ir.DenseI64ArrayAttr
    @property
    def res(self) -> ir.OpResult: ...

class IntToPtrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, dereferenceable: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    dereferenceable: ir.Attribute | None
    @property
    def res(self) -> ir.OpResult: ...

class InvariantEndOp(ir.OpView):
    def __init__(
        self, start: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr,
        ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def start(self) -> ir.Value: ...
    @property
    def ptr(self) -> ir.Value: ...
    size: ir.IntegerAttr

class InvariantStartOp(ir.OpView):
    def __init__(
        self, size: int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    size: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class InvokeOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None,
        callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        normalDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        unwindDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, normalDest: ir.Block, unwindDest: ir.Block, *,
        var_callee_type: Any = None, callee: str | ir.FlatSymbolRefAttr | None = None, arg_attrs: Any = None,
        res_attrs: Any = None, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None, CConv: Any = None,
        default_func_attrs: dict[str, Any] | ir.DictAttr | None = None,
        op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def callee_operands(self) -> ir.OpOperandList: ...
    @property
    def normalDestOperands(self) -> ir.OpOperandList: ...
    @property
    def unwindDestOperands(self) -> ir.OpOperandList: ...
    @property
    def op_bundle_operands(self) -> ir.OpOperandList: ...
    var_callee_type: ir.TypeAttr | None
    callee: ir.FlatSymbolRefAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    branch_weights: ir.DenseI32ArrayAttr | None
    CConv: ir.Attribute
    default_func_attrs: ir.DictAttr | None
    op_bundle_sizes: ir.DenseI32ArrayAttr
    op_bundle_tags: ir.ArrayAttr | None
    @property
    def result(self) -> ir.OpResult | None: ...

class IsConstantOp(ir.OpView):
    def __init__(
        self, val: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult[ir.IntegerType]: ...

class IsFPClass(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, bit: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    bit: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult: ...

class LLVMFuncOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, function_type: Any, *, sym_visibility: str | ir.StringAttr | None = None,
        linkage: Any = None, dso_local: bool | None = None, CConv: Any = None,
        comdat: str | ir.SymbolRefAttr | None = None, convergent: bool | None = None,
        personality: str | ir.FlatSymbolRefAttr | None = None, garbageCollector: str | ir.StringAttr | None = None,
        passthrough: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None, res_attrs: Any = None,
        function_entry_count: Any = None, memory_effects: Any = None, visibility_: Any = None,
        arm_streaming: bool | None = None, arm_locally_streaming: bool | None = None,
        arm_streaming_compatible: bool | None = None, arm_new_za: bool | None = None, arm_in_za: bool | None = None,
        arm_out_za: bool | None = None, arm_inout_za: bool | None = None, arm_preserves_za: bool | None = None,
        section: str | ir.StringAttr | None = None, unnamed_addr: Any = None,
        alignment: int | ir.IntegerAttr | None = None, vscale_range: Any = None, frame_pointer: Any = None,
        target_cpu: str | ir.StringAttr | None = None, tune_cpu: str | ir.StringAttr | None = None,
        reciprocal_estimates: str | ir.StringAttr | None = None, prefer_vector_width: str | ir.StringAttr | None = None,
        target_features: Any = None, no_signed_zeros_fp_math: bool | ir.BoolAttr | None = None,
        denormal_fpenv: Any = None, fp_contract: str | ir.StringAttr | None = None,
        instrument_function_entry: str | ir.StringAttr | None = None,
        instrument_function_exit: str | ir.StringAttr | None = None, no_inline: bool | None = None,
        always_inline: bool | None = None, inline_hint: bool | None = None, no_unwind: bool | None = None,
        will_return: bool | None = None, noreturn: bool | None = None, optimize_none: bool | None = None,
        returns_twice: bool | None = None, hot: bool | None = None, cold: bool | None = None,
        noduplicate: bool | None = None, no_caller_saved_registers: bool | None = None, nocallback: bool | None = None,
        modular_format: str | ir.StringAttr | None = None,
        nobuiltins: Sequence[ir.Attribute] | ir.ArrayAttr | None = None,
        allocsize: Sequence[int] | ir.DenseI32ArrayAttr | None = None, optsize: bool | None = None,
        minsize: bool | None = None, save_reg_params: bool | None = None,
        zero_call_used_regs: str | ir.StringAttr | None = None,
        default_func_attrs: dict[str, Any] | ir.DictAttr | None = None, vec_type_hint: Any = None,
        work_group_size_hint: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        reqd_work_group_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        intel_reqd_sub_group_size: int | ir.IntegerAttr | None = None, uwtable_kind: Any = None,
        use_sample_profile: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    sym_visibility: ir.StringAttr | None
    function_type: ir.TypeAttr
    linkage: ir.Attribute
    @property
    def dso_local(self) -> bool: ...
    @dso_local.setter
    def dso_local(self, value: Any) -> None: ...
    @dso_local.deleter
    def dso_local(self) -> None: ...
    CConv: ir.Attribute
    comdat: ir.SymbolRefAttr | None
    @property
    def convergent(self) -> bool: ...
    @convergent.setter
    def convergent(self, value: Any) -> None: ...
    @convergent.deleter
    def convergent(self) -> None: ...
    personality: ir.FlatSymbolRefAttr | None
    garbageCollector: ir.StringAttr | None
    passthrough: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    function_entry_count: ir.Attribute | None
    memory_effects: ir.Attribute | None
    visibility_: ir.Attribute
    @property
    def arm_streaming(self) -> bool: ...
    @arm_streaming.setter
    def arm_streaming(self, value: Any) -> None: ...
    @arm_streaming.deleter
    def arm_streaming(self) -> None: ...
    @property
    def arm_locally_streaming(self) -> bool: ...
    @arm_locally_streaming.setter
    def arm_locally_streaming(self, value: Any) -> None: ...
    @arm_locally_streaming.deleter
    def arm_locally_streaming(self) -> None: ...
    @property
    def arm_streaming_compatible(self) -> bool: ...
    @arm_streaming_compatible.setter
    def arm_streaming_compatible(self, value: Any) -> None: ...
    @arm_streaming_compatible.deleter
    def arm_streaming_compatible(self) -> None: ...
    @property
    def arm_new_za(self) -> bool: ...
    @arm_new_za.setter
    def arm_new_za(self, value: Any) -> None: ...
    @arm_new_za.deleter
    def arm_new_za(self) -> None: ...
    @property
    def arm_in_za(self) -> bool: ...
    @arm_in_za.setter
    def arm_in_za(self, value: Any) -> None: ...
    @arm_in_za.deleter
    def arm_in_za(self) -> None: ...
    @property
    def arm_out_za(self) -> bool: ...
    @arm_out_za.setter
    def arm_out_za(self, value: Any) -> None: ...
    @arm_out_za.deleter
    def arm_out_za(self) -> None: ...
    @property
    def arm_inout_za(self) -> bool: ...
    @arm_inout_za.setter
    def arm_inout_za(self, value: Any) -> None: ...
    @arm_inout_za.deleter
    def arm_inout_za(self) -> None: ...
    @property
    def arm_preserves_za(self) -> bool: ...
    @arm_preserves_za.setter
    def arm_preserves_za(self, value: Any) -> None: ...
    @arm_preserves_za.deleter
    def arm_preserves_za(self) -> None: ...
    section: ir.StringAttr | None
    unnamed_addr: ir.Attribute | None
    alignment: ir.IntegerAttr | None
    vscale_range: ir.Attribute | None
    frame_pointer: ir.Attribute | None
    target_cpu: ir.StringAttr | None
    tune_cpu: ir.StringAttr | None
    reciprocal_estimates: ir.StringAttr | None
    prefer_vector_width: ir.StringAttr | None
    target_features: ir.Attribute | None
    no_signed_zeros_fp_math: ir.BoolAttr | None
    denormal_fpenv: ir.Attribute | None
    fp_contract: ir.StringAttr | None
    instrument_function_entry: ir.StringAttr | None
    instrument_function_exit: ir.StringAttr | None
    @property
    def no_inline(self) -> bool: ...
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @no_inline.deleter
    def no_inline(self) -> None: ...
    @property
    def always_inline(self) -> bool: ...
    @always_inline.setter
    def always_inline(self, value: Any) -> None: ...
    @always_inline.deleter
    def always_inline(self) -> None: ...
    @property
    def inline_hint(self) -> bool: ...
    @inline_hint.setter
    def inline_hint(self, value: Any) -> None: ...
    @inline_hint.deleter
    def inline_hint(self) -> None: ...
    @property
    def no_unwind(self) -> bool: ...
    @no_unwind.setter
    def no_unwind(self, value: Any) -> None: ...
    @no_unwind.deleter
    def no_unwind(self) -> None: ...
    @property
    def will_return(self) -> bool: ...
    @will_return.setter
    def will_return(self, value: Any) -> None: ...
    @will_return.deleter
    def will_return(self) -> None: ...
    @property
    def noreturn(self) -> bool: ...
    @noreturn.setter
    def noreturn(self, value: Any) -> None: ...
    @noreturn.deleter
    def noreturn(self) -> None: ...
    @property
    def optimize_none(self) -> bool: ...
    @optimize_none.setter
    def optimize_none(self, value: Any) -> None: ...
    @optimize_none.deleter
    def optimize_none(self) -> None: ...
    @property
    def returns_twice(self) -> bool: ...
    @returns_twice.setter
    def returns_twice(self, value: Any) -> None: ...
    @returns_twice.deleter
    def returns_twice(self) -> None: ...
    @property
    def hot(self) -> bool: ...
    @hot.setter
    def hot(self, value: Any) -> None: ...
    @hot.deleter
    def hot(self) -> None: ...
    @property
    def cold(self) -> bool: ...
    @cold.setter
    def cold(self, value: Any) -> None: ...
    @cold.deleter
    def cold(self) -> None: ...
    @property
    def noduplicate(self) -> bool: ...
    @noduplicate.setter
    def noduplicate(self, value: Any) -> None: ...
    @noduplicate.deleter
    def noduplicate(self) -> None: ...
    @property
    def no_caller_saved_registers(self) -> bool: ...
    @no_caller_saved_registers.setter
    def no_caller_saved_registers(self, value: Any) -> None: ...
    @no_caller_saved_registers.deleter
    def no_caller_saved_registers(self) -> None: ...
    @property
    def nocallback(self) -> bool: ...
    @nocallback.setter
    def nocallback(self, value: Any) -> None: ...
    @nocallback.deleter
    def nocallback(self) -> None: ...
    modular_format: ir.StringAttr | None
    nobuiltins: ir.ArrayAttr | None
    allocsize: ir.DenseI32ArrayAttr | None
    @property
    def optsize(self) -> bool: ...
    @optsize.setter
    def optsize(self, value: Any) -> None: ...
    @optsize.deleter
    def optsize(self) -> None: ...
    @property
    def minsize(self) -> bool: ...
    @minsize.setter
    def minsize(self, value: Any) -> None: ...
    @minsize.deleter
    def minsize(self) -> None: ...
    @property
    def save_reg_params(self) -> bool: ...
    @save_reg_params.setter
    def save_reg_params(self, value: Any) -> None: ...
    @save_reg_params.deleter
    def save_reg_params(self) -> None: ...
    zero_call_used_regs: ir.StringAttr | None
    default_func_attrs: ir.DictAttr | None
    vec_type_hint: ir.Attribute | None
    work_group_size_hint: ir.DenseI32ArrayAttr | None
    reqd_work_group_size: ir.DenseI32ArrayAttr | None
    intel_reqd_sub_group_size: ir.IntegerAttr | None
    uwtable_kind: ir.Attribute | None
    use_sample_profile: ir.BoolAttr | None
    @property
    def body(self) -> ir.Region: ...

class LShrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class LandingpadOp(ir.OpView):
    def __init__(
        self, res: ir.Type,
        _gen_arg_1: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, cleanup: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def cleanup(self) -> bool: ...
    @cleanup.setter
    def cleanup(self, value: Any) -> None: ...
    @cleanup.deleter
    def cleanup(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class LaunderInvariantGroupOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class LifetimeEndOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...

class LifetimeStartOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...

class LinkerOptionsOp(ir.OpView):
    def __init__(
        self, options: Sequence[str] | ir.ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    options: ir.ArrayAttr

class LlrintOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class LlroundOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class LoadExpOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float,
        power: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def power(self) -> ir.Value[ir.IntegerType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class LoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        alignment: int | ir.IntegerAttr | None = None, volatile_: bool | None = None, nontemporal: bool | None = None,
        invariant: bool | None = None, invariantGroup: bool | None = None, ordering: Any = None,
        syncscope: str | ir.StringAttr | None = None, dereferenceable: Any = None, access_groups: Any = None,
        alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    alignment: ir.IntegerAttr | None
    @property
    def volatile_(self) -> bool: ...
    @volatile_.setter
    def volatile_(self, value: Any) -> None: ...
    @volatile_.deleter
    def volatile_(self) -> None: ...
    @property
    def nontemporal(self) -> bool: ...
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @nontemporal.deleter
    def nontemporal(self) -> None: ...
    @property
    def invariant(self) -> bool: ...
    @invariant.setter
    def invariant(self, value: Any) -> None: ...
    @invariant.deleter
    def invariant(self) -> None: ...
    @property
    def invariantGroup(self) -> bool: ...
    @invariantGroup.setter
    def invariantGroup(self, value: Any) -> None: ...
    @invariantGroup.deleter
    def invariantGroup(self) -> None: ...
    ordering: ir.Attribute
    syncscope: ir.StringAttr | None
    dereferenceable: ir.Attribute | None
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class Log2Op(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class Log10Op(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class LogOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class LrintOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class LroundOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class MaskedLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, data: ir.Value | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
        pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, nontemporal: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def data(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def pass_thru(self) -> ir.Value[ir.VectorType] | None: ...
    alignment: ir.IntegerAttr
    @property
    def nontemporal(self) -> bool: ...
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @nontemporal.deleter
    def nontemporal(self) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MaskedStoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        data: ir.Value | ir.OpView | ir.Operation | float, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        alignment: int | ir.IntegerAttr, *, nontemporal: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.VectorType]: ...
    @property
    def data(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr
    @property
    def nontemporal(self) -> bool: ...
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @nontemporal.deleter
    def nontemporal(self) -> None: ...

class MatrixColumnMajorLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, data: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, isVolatile: bool | ir.BoolAttr,
        rows: int | ir.IntegerAttr, columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def data(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    isVolatile: ir.BoolAttr
    rows: ir.IntegerAttr
    columns: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MatrixColumnMajorStoreOp(ir.OpView):
    def __init__(
        self, matrix: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        data: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, isVolatile: bool | ir.BoolAttr,
        rows: int | ir.IntegerAttr, columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrix(self) -> ir.Value[ir.VectorType]: ...
    @property
    def data(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    isVolatile: ir.BoolAttr
    rows: ir.IntegerAttr
    columns: ir.IntegerAttr

class MatrixMultiplyOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, lhs_rows: int | ir.IntegerAttr,
        lhs_columns: int | ir.IntegerAttr, rhs_columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    lhs_rows: ir.IntegerAttr
    lhs_columns: ir.IntegerAttr
    rhs_columns: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MatrixTransposeOp(ir.OpView):
    def __init__(
        self, res: ir.Type, matrix: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, rows: int | ir.IntegerAttr,
        columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def matrix(self) -> ir.Value[ir.VectorType]: ...
    rows: ir.IntegerAttr
    columns: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class MaxNumOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MaximumOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MemcpyInlineOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
        len: Any, isVolatile: bool | ir.BoolAttr, *, access_groups: Any = None, alias_scopes: Any = None,
        noalias_scopes: Any = None, tbaa: Any = None, arg_attrs: Any = None, res_attrs: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    len: ir.IntegerAttr
    isVolatile: ir.BoolAttr
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class MemcpyOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
        len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, isVolatile: bool | ir.BoolAttr, *,
        access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def len(self) -> ir.Value[ir.IntegerType]: ...
    isVolatile: ir.BoolAttr
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class MemmoveOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
        len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, isVolatile: bool | ir.BoolAttr, *,
        access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def src(self) -> ir.Value: ...
    @property
    def len(self) -> ir.Value[ir.IntegerType]: ...
    isVolatile: ir.BoolAttr
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class MemsetInlineOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, len: Any, isVolatile: bool | ir.BoolAttr, *,
        access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value[ir.IntegerType]: ...
    len: ir.IntegerAttr
    isVolatile: ir.BoolAttr
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class MemsetOp(ir.OpView):
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, isVolatile: bool | ir.BoolAttr, *,
        access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value: ...
    @property
    def val(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def len(self) -> ir.Value[ir.IntegerType]: ...
    isVolatile: ir.BoolAttr
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class MetadataAsValueOp(ir.OpView):
    def __init__(
        self, metadata: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    metadata: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MinNumOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class MinimumOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ModuleFlagsOp(ir.OpView):
    def __init__(
        self, flags: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    flags: ir.ArrayAttr

class MulOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
        overflowFlags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class NamedMetadataOp(ir.OpView):
    def __init__(
        self, metadata_name: str | ir.StringAttr, nodes: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    metadata_name: ir.StringAttr
    nodes: ir.ArrayAttr

class NearbyintOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class NoAliasScopeDeclOp(ir.OpView):
    def __init__(self, scope: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...
    scope: ir.Attribute

class NoneTokenOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class OrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isDisjoint: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isDisjoint(self) -> bool: ...
    @isDisjoint.setter
    def isDisjoint(self, value: Any) -> None: ...
    @isDisjoint.deleter
    def isDisjoint(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class PoisonOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class PowIOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float,
        power: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def power(self) -> ir.Value[ir.IntegerType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class PowOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class Prefetch(ir.OpView):
    def __init__(
        self, addr: ir.Value | ir.OpView | ir.Operation | float, rw: int | ir.IntegerAttr, hint: int | ir.IntegerAttr,
        cache: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr(self) -> ir.Value: ...
    rw: ir.IntegerAttr
    hint: ir.IntegerAttr
    cache: ir.IntegerAttr

class PtrAnnotation(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, annotation: ir.Value | ir.OpView | ir.Operation | float,
        fileName: ir.Value | ir.OpView | ir.Operation | float,
        line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        attr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def annotation(self) -> ir.Value: ...
    @property
    def fileName(self) -> ir.Value: ...
    @property
    def line(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def attr(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class PtrMaskOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, mask: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class PtrToAddrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class PtrToIntOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ResumeOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...

class ReturnOp(ir.OpView):
    def __init__(
        self, *, arg: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value | None: ...

class RintOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RoundEvenOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class RoundOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class SAddSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SAddWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SCmpOp(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SDivOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SIToFPOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SMaxOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SMinOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SMulWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SRemOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SSACopyOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SSHLSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SSubSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SSubWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class SelectOp(ir.OpView):
    def __init__(
        self, condition: ir.Value | ir.OpView | ir.Operation | float,
        trueValue: ir.Value | ir.OpView | ir.Operation | float, falseValue: ir.Value | ir.OpView | ir.Operation | float,
        *, fastmathFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value: ...
    @property
    def trueValue(self) -> ir.Value: ...
    @property
    def falseValue(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ShlOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
        overflowFlags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ShuffleVectorOp(ir.OpView):
    def __init__(
        self, res: ir.Type, v1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        v2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: Sequence[int] | ir.DenseI32ArrayAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def v1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def v2(self) -> ir.Value[ir.VectorType]: ...
    mask: ir.DenseI32ArrayAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class SinOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class SincosOp(ir.OpView):
    def __init__(
        self, res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class SinhOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class SqrtOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class StackRestoreOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...

class StackSaveOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class StepVectorOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class StoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, addr: ir.Value | ir.OpView | ir.Operation | float, *,
        alignment: int | ir.IntegerAttr | None = None, volatile_: bool | None = None, nontemporal: bool | None = None,
        invariantGroup: bool | None = None, ordering: Any = None, syncscope: str | ir.StringAttr | None = None,
        access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def addr(self) -> ir.Value: ...
    alignment: ir.IntegerAttr | None
    @property
    def volatile_(self) -> bool: ...
    @volatile_.setter
    def volatile_(self, value: Any) -> None: ...
    @volatile_.deleter
    def volatile_(self) -> None: ...
    @property
    def nontemporal(self) -> bool: ...
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @nontemporal.deleter
    def nontemporal(self) -> None: ...
    @property
    def invariantGroup(self) -> bool: ...
    @invariantGroup.setter
    def invariantGroup(self, value: Any) -> None: ...
    @invariantGroup.deleter
    def invariantGroup(self) -> None: ...
    ordering: ir.Attribute
    syncscope: ir.StringAttr | None
    access_groups: ir.ArrayAttr | None
    alias_scopes: ir.ArrayAttr | None
    noalias_scopes: ir.ArrayAttr | None
    tbaa: ir.ArrayAttr | None

class StripInvariantGroupOp(ir.OpView):
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SubOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
        overflowFlags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class SwitchOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        defaultOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        caseOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        case_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, defaultDestination: ir.Block,
        caseDestinations: Sequence[ir.Block], *, case_values: Any = None,
        branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def defaultOperands(self) -> ir.OpOperandList: ...
    @property
    def caseOperands(self) -> ir.OpOperandList: ...
    case_values: ir.DenseIntElementsAttr | None
    case_operand_segments: ir.DenseI32ArrayAttr
    branch_weights: ir.DenseI32ArrayAttr | None

class TanOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class TanhOp(ir.OpView):
    def __init__(
        self, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmathFlags: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class ThreadlocalAddressOp(ir.OpView):
    def __init__(
        self, res: ir.Type, global_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def global_(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class Trap(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class TruncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, overflowFlags: Any, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class UAddSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class UAddWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class UBSanTrap(ir.OpView):
    def __init__(
        self, failureKind: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    failureKind: ir.IntegerAttr

class UCmpOp(ir.OpView):
    def __init__(
        self, res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float,
        b: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class UDivOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class UIToFPOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, nonNeg: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def nonNeg(self) -> bool: ...
    @nonNeg.setter
    def nonNeg(self, value: Any) -> None: ...
    @nonNeg.deleter
    def nonNeg(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class UMaxOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class UMinOp(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class UMulWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class URemOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class USHLSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class USubSat(ir.OpView):
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value: ...
    @property
    def b(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class USubWithOverflowOp(ir.OpView):
    def __init__(
        self, res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
        _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class UndefOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class UnreachableOp(ir.OpView):
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class VPAShrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPAndOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFDivOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFMulAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, op1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        op2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        op3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def op1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def op2(self) -> ir.Value[ir.VectorType]: ...
    @property
    def op3(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFMulOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFNegOp(ir.OpView):
    def __init__(
        self, res: ir.Type, op: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def op(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFPExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFPToSIOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFPToUIOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFPTruncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFRemOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFSubOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPFmaOp(ir.OpView):
    def __init__(
        self, res: ir.Type, op1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        op2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        op3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def op1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def op2(self) -> ir.Value[ir.VectorType]: ...
    @property
    def op3(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPIntToPtrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPLShrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPMergeMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, cond: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        true_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        false_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def cond(self) -> ir.Value[ir.VectorType]: ...
    @property
    def true_val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def false_val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPMulOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPOrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPPtrToIntOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceAndOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceFAddOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceFMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceFMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceFMulOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceMulOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceOrOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceSMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceSMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceUMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceUMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPReduceXorOp(ir.OpView):
    def __init__(
        self, res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def satrt_value(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSDivOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSIToFPOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSRemOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPSelectMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, cond: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        true_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        false_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def cond(self) -> ir.Value[ir.VectorType]: ...
    @property
    def true_val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def false_val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPShlOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPStoreOp(ir.OpView):
    def __init__(
        self, val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...

class VPStridedLoadOp(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPStridedStoreOp(ir.OpView):
    def __init__(
        self, val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation | float,
        stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value[ir.VectorType]: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def stride(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...

class VPSubOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPTruncOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPUDivOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPUIToFPOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPUMaxOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPUMinOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPURemOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPXorOp(ir.OpView):
    def __init__(
        self, res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VPZExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def evl(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class VaArgOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class VaCopyOp(ir.OpView):
    def __init__(
        self, dest_list: ir.Value | ir.OpView | ir.Operation | float,
        src_list: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dest_list(self) -> ir.Value: ...
    @property
    def src_list(self) -> ir.Value: ...

class VaEndOp(ir.OpView):
    def __init__(
        self, arg_list: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_list(self) -> ir.Value: ...

class VaStartOp(ir.OpView):
    def __init__(
        self, arg_list: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg_list(self) -> ir.Value: ...

class VarAnnotation(ir.OpView):
    def __init__(
        self, val: ir.Value | ir.OpView | ir.Operation | float, annotation: ir.Value | ir.OpView | ir.Operation | float,
        fileName: ir.Value | ir.OpView | ir.Operation | float,
        line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        attr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value: ...
    @property
    def annotation(self) -> ir.Value: ...
    @property
    def fileName(self) -> ir.Value: ...
    @property
    def line(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def attr(self) -> ir.Value: ...

class XOrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def res(self) -> ir.OpResult: ...

class ZExtOp(ir.OpView):
    def __init__(
        self, res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, nonNeg: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value: ...
    @property
    def nonNeg(self) -> bool: ...
    @nonNeg.setter
    def nonNeg(self, value: Any) -> None: ...
    @nonNeg.deleter
    def nonNeg(self) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class ZeroOp(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class masked_compressstore(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        ptr: ir.Value | ir.OpView | ir.Operation | float, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.VectorType]: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None

class masked_expandload(ir.OpView):
    def __init__(
        self, res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        passthru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, arg_attrs: Any = None, res_attrs: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def passthru(self) -> ir.Value[ir.VectorType]: ...
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def res(self) -> ir.OpResult: ...

class masked_gather(ir.OpView):
    def __init__(
        self, res: ir.Type, ptrs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        pass_thru: Sequence[ir.Value[ir.VectorType] | ir.OpView | ir.Operation] | ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        alignment: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptrs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def pass_thru(self) -> ir.OpOperandList[ir.VectorType]: ...
    alignment: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class masked_scatter(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        ptrs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.VectorType]: ...
    @property
    def ptrs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr

class vector_deinterleave2(ir.OpView):
    def __init__(
        self, res: ir.Type, vec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vec(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_extract(ir.OpView):
    def __init__(
        self, res: ir.Type, srcvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcvec(self) -> ir.Value[ir.VectorType]: ...
    pos: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class vector_insert(ir.OpView):
    def __init__(
        self, dstvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        srcvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dstvec(self) -> ir.Value[ir.VectorType]: ...
    @property
    def srcvec(self) -> ir.Value[ir.VectorType]: ...
    pos: ir.IntegerAttr
    @property
    def res(self) -> ir.OpResult[ir.VectorType]: ...

class vector_interleave2(ir.OpView):
    def __init__(
        self, res: ir.Type, vec1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        vec2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vec1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def vec2(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_add(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_and(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fadd(ir.OpView):
    def __init__(
        self, res: ir.Type, start_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        input: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def start_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def input(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fmax(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fmaximum(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fmin(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fminimum(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_fmul(ir.OpView):
    def __init__(
        self, res: ir.Type, start_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
        input: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmathFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def start_value(self) -> ir.Value[ir.FloatType]: ...
    @property
    def input(self) -> ir.Value[ir.VectorType]: ...
    fastmathFlags: ir.Attribute
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_mul(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_or(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_smax(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_smin(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_umax(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_umin(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vector_reduce_xor(ir.OpView):
    def __init__(
        self, res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res(self) -> ir.OpResult: ...

class vscale(ir.OpView):
    def __init__(
        self, res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult: ...

class StructType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get_literal(
        elements: Sequence[ir.Type], *, packed: bool = ..., loc: ir.Location | None = ...,
        context: ir.Context | None = ...,
    ) -> StructType: ...
    @staticmethod
    def get_literal_unchecked(
        elements: Sequence[ir.Type], *, packed: bool = ..., context: ir.Context | None = ...,
    ) -> StructType: ...
    @staticmethod
    def get_identified(name: str, *, context: ir.Context | None = ...) -> StructType: ...
    @staticmethod
    def get_opaque(name: str, context: ir.Context | None = ...) -> StructType: ...
    def set_body(self, elements: Sequence[ir.Type], *, packed: bool = ...) -> None: ...
    @staticmethod
    def new_identified(
        name: str, elements: Sequence[ir.Type], *, packed: bool = ..., context: ir.Context | None = ...,
    ) -> StructType: ...
    @property
    def name(self) -> str | None: ...
    @property
    def body(self) -> object: ...
    @property
    def packed(self) -> bool: ...
    @property
    def opaque(self) -> bool: ...

class ArrayType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(element_type: ir.Type, num_elements: int) -> ArrayType: ...
    @property
    def element_type(self) -> Any: ...
    @property
    def num_elements(self) -> int: ...

class PointerType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(address_space: int | None = ..., *, context: ir.Context | None = ...) -> PointerType: ...
    @property
    def address_space(self) -> int: ...

class FunctionType(ir.Type):
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    type_name: ClassVar[Any]
    @staticmethod
    def get(result_type: ir.Type, argument_types: Sequence[ir.Type], *, is_var_arg: bool = ...) -> FunctionType: ...
    @property
    def return_type(self) -> Any: ...
    @property
    def num_inputs(self) -> int: ...
    @property
    def inputs(self) -> list[Any]: ...
    @property
    def is_var_arg(self) -> bool: ...

class MDStringAttr(ir.Attribute):
    @property
    def type(self) -> ir.Type: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    @staticmethod
    def get(value: str, *, context: ir.Context | None = ...) -> MDStringAttr: ...
    @property
    def value(self) -> str: ...

class MDConstantAttr(ir.Attribute):
    @property
    def type(self) -> ir.Type: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    @staticmethod
    def get(value: ir.Attribute, *, context: ir.Context | None = ...) -> MDConstantAttr: ...
    @property
    def value(self) -> Any: ...

class MDGlobalValueAttr(ir.Attribute):
    @property
    def type(self) -> ir.Type: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    @staticmethod
    def get(name: str, *, context: ir.Context | None = ...) -> MDGlobalValueAttr: ...
    @property
    def name(self) -> str: ...

class MDNodeAttr(ir.Attribute):
    @property
    def type(self) -> ir.Type: ...
    static_typeid: ClassVar[Any]
    @property
    def typeid(self) -> ir.TypeID: ...
    @staticmethod
    def get(operands: Sequence[ir.Attribute], *, context: ir.Context | None = ...) -> MDNodeAttr: ...
    @property
    def num_operands(self) -> int: ...

def intr_acos(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ashr(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_asin(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_atan2(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_atan(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_abs(
    res: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, is_int_min_poison: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def add(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    overflow_flags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def addrspacecast(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mlir_addressof(
    res: ir.Type, global_name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mlir_alias(
    alias_type: ir.Type | ir.TypeAttr, sym_name: str | ir.StringAttr, linkage: Any, *, dso_local: bool | None = None,
    tls_mode: Any = None, unnamed_addr: Any = None, visibility_: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AliasOp: ...

def alloca(
    res: ir.Type, array_size: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    elem_type: ir.Type | ir.TypeAttr, *, alignment: int | ir.IntegerAttr | None = None, inalloca: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def and_(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_annotation(
    integer: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    annotation: ir.Value | ir.OpView | ir.Operation | float, file_name: ir.Value | ir.OpView | ir.Operation | float,
    line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def intr_arithmetic_fence(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_assume(
    cond: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *,
    op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AssumeOp: ...

def cmpxchg(
    ptr: ir.Value | ir.OpView | ir.Operation | float, cmp: ir.Value | ir.OpView | ir.Operation | float,
    val: ir.Value | ir.OpView | ir.Operation | float, success_ordering: Any, failure_ordering: Any, *,
    syncscope: str | ir.StringAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    weak: bool | None = None, volatile_: bool | None = None, access_groups: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def atomicrmw(
    bin_op: Any, ptr: ir.Value | ir.OpView | ir.Operation | float, val: ir.Value | ir.OpView | ir.Operation | float,
    ordering: Any, *, syncscope: str | ir.StringAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    volatile_: bool | None = None, access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_bitreverse(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def bitcast(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def blockaddress(
    res: ir.Type, block_addr: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def blocktag(tag: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> BlockTagOp: ...

def br(
    dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    dest: ir.Block, *, loop_annotation: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BrOp: ...

def intr_bswap(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def call_intrinsic(
    results_: ir.Type | None, intrin: str | ir.StringAttr,
    args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *, fastmath_flags: Any = None,
    op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | CallIntrinsicOp: ...

def call(
    result: ir.Type | None,
    callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, *, var_callee_type: Any = None,
    callee: str | ir.FlatSymbolRefAttr | None = None, fastmath_flags: Any = None, c_conv: Any = None,
    tail_call_kind: Any = None, memory_effects: Any = None, convergent: bool | None = None,
    no_unwind: bool | None = None, will_return: bool | None = None, noreturn: bool | None = None,
    returns_twice: bool | None = None, hot: bool | None = None, cold: bool | None = None,
    noduplicate: bool | None = None, no_caller_saved_registers: bool | None = None, nocallback: bool | None = None,
    modular_format: str | ir.StringAttr | None = None, nobuiltins: Sequence[ir.Attribute] | ir.ArrayAttr | None = None,
    allocsize: Sequence[int] | ir.DenseI32ArrayAttr | None = None, optsize: bool | None = None,
    minsize: bool | None = None, builtin: bool | None = None, nobuiltin: bool | None = None,
    save_reg_params: bool | None = None, zero_call_used_regs: str | ir.StringAttr | None = None,
    trap_func_name: str | ir.StringAttr | None = None, default_func_attrs: dict[str, Any] | ir.DictAttr | None = None,
    op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None, res_attrs: Any = None,
    no_inline: bool | None = None, always_inline: bool | None = None, inline_hint: bool | None = None,
    access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | CallOp: ...

def comdat(
    sym_name: str | ir.StringAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ComdatOp: ...

def comdat_selector(
    sym_name: str | ir.StringAttr, comdat: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ComdatSelectorOp: ...

def cond_br(
    condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    true_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    false_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    true_dest: ir.Block, false_dest: ir.Block, *, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    loop_annotation: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CondBrOp: ...
def mlir_constant(value: Any, *, loc: Any = None, ip: Any = None) -> ir.Value: ...

def intr_experimental_constrained_acos(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_asin(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_atan2(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_atan(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_ceil(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_cos(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_cosh(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_exp2(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_exp(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fadd(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fcmp(
    predicate: Any, arg_0: ir.Value | ir.OpView | ir.Operation | float,
    arg_1: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fcmps(
    predicate: Any, arg_0: ir.Value | ir.OpView | ir.Operation | float,
    arg_1: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fdiv(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fma(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    arg_2: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fmuladd(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    arg_2: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fmul(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fpext(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fptosi(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fptoui(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fptrunc(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_frem(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_fsub(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_floor(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_llrint(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_llround(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_lrint(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_lround(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_ldexp(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float,
    arg_1: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_log2(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_log10(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_log(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_maxnum(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    fp_exception_behavior: Any, *, fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_maximum(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    fp_exception_behavior: Any, *, fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_minnum(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    fp_exception_behavior: Any, *, fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_minimum(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    fp_exception_behavior: Any, *, fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_nearbyint(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_powi(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float,
    arg_1: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_pow(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, arg_1: ir.Value | ir.OpView | ir.Operation | float,
    roundingmode: Any, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_rint(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_roundeven(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_round(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_sitofp(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_sin(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_sinh(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_sqrt(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_tan(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_tanh(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_trunc(
    arg_0: ir.Value | ir.OpView | ir.Operation | float, fp_exception_behavior: Any, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_constrained_uitofp(
    res: ir.Type, arg_0: ir.Value | ir.OpView | ir.Operation | float, roundingmode: Any, fp_exception_behavior: Any, *,
    fastmath_flags: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_copysign(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_align(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_alloc(
    res: ir.Type, id: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_await_suspend_bool(
    res: ir.Type, awaiter: ir.Value | ir.OpView | ir.Operation | float,
    frame: ir.Value | ir.OpView | ir.Operation | float, wrapper: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_await_suspend_handle(
    awaiter: ir.Value | ir.OpView | ir.Operation | float, frame: ir.Value | ir.OpView | ir.Operation | float,
    wrapper: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CoroAwaitSuspendHandleOp: ...

def intr_coro_await_suspend_void(
    awaiter: ir.Value | ir.OpView | ir.Operation | float, frame: ir.Value | ir.OpView | ir.Operation | float,
    wrapper: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CoroAwaitSuspendVoidOp: ...

def intr_coro_begin(
    res: ir.Type, token: ir.Value | ir.OpView | ir.Operation | float, mem: ir.Value | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_dead(
    handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CoroDeadOp: ...

def intr_coro_destroy(
    handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CoroDestroyOp: ...

def intr_coro_done(
    res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_end(
    res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float,
    unwind: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    retvals: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_frame(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_free(
    res: ir.Type, id: ir.Value | ir.OpView | ir.Operation | float, handle: ir.Value | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_id(
    res: ir.Type, align: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    promise: ir.Value | ir.OpView | ir.Operation | float, coroaddr: ir.Value | ir.OpView | ir.Operation | float,
    fnaddrs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_is_in_ramp(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_noop(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_promise(
    res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float,
    align: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    from_: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_resume(
    handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CoroResumeOp: ...

def intr_coro_save(
    res: ir.Type, handle: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_size(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_coro_suspend(
    res: ir.Type, save: ir.Value | ir.OpView | ir.Operation | float,
    final: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_cos(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_cosh(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ctlz(
    in_: ir.Value | ir.OpView | ir.Operation | float, is_zero_poison: bool | ir.BoolAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_cttz(
    in_: ir.Value | ir.OpView | ir.Operation | float, is_zero_poison: bool | ir.BoolAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ctpop(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dso_local_equivalent(
    res: ir.Type, function_name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_dbg_declare(
    addr: ir.Value | ir.OpView | ir.Operation | float, var_info: Any, *, location_expr: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DbgDeclareOp: ...

def intr_dbg_label(
    label: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DbgLabelOp: ...

def intr_dbg_value(
    value: ir.Value | ir.OpView | ir.Operation | float, var_info: Any, *, location_expr: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DbgValueOp: ...
def intr_debugtrap(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> DebugTrap: ...

def intr_eh_typeid_for(
    res: ir.Type, type_info: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_exp2(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_exp10(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_exp(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_expect(
    val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    expected: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_expect_with_probability(
    val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    expected: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, prob: float | ir.FloatAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extractelement(
    vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    position: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extractvalue(
    res: ir.Type, container: ir.Value | ir.OpView | ir.Operation | float,
    position: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fabs(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fadd(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ceil(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fcmp(
    predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    *, fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fdiv(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_floor(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fma(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fmuladd(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fmul(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fneg(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fpext(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fptosi(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fptoui(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fptrunc(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def frem(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fsub(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_trunc(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fake_use(
    args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FakeUseOp: ...

def fence(
    ordering: Any, *, syncscope: str | ir.StringAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> FenceOp: ...

def intr_frexp(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def freeze(
    val: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fshl(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_fshr(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float,
    c: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def getelementptr(
    res: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
    dynamic_indices: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    raw_constant_indices: Sequence[int] | ir.DenseI32ArrayAttr, elem_type: ir.Type | ir.TypeAttr, no_wrap_flags: Any, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_get_active_lane_mask(
    res: ir.Type, base: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    n: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mlir_global_ctors(
    ctors: Sequence[str] | ir.ArrayAttr, priorities: Sequence[int] | ir.ArrayAttr,
    data: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalCtorsOp: ...

def mlir_global_dtors(
    dtors: Sequence[str] | ir.ArrayAttr, priorities: Sequence[int] | ir.ArrayAttr,
    data: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalDtorsOp: ...

def mlir_global(
    global_type: ir.Type | ir.TypeAttr, sym_name: str | ir.StringAttr, linkage: Any, *, constant: bool | None = None,
    dso_local: bool | None = None, tls_mode: Any = None, externally_initialized: bool | None = None, value: Any = None,
    alignment: int | ir.IntegerAttr | None = None, addr_space: int | ir.IntegerAttr | None = None,
    unnamed_addr: Any = None, section: str | ir.StringAttr | None = None, comdat: str | ir.SymbolRefAttr | None = None,
    dbg_exprs: Any = None, visibility_: Any = None,
    target_specific_attrs: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GlobalOp: ...

def icmp(
    predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mlir_ifunc(
    sym_name: str | ir.StringAttr, i_func_type: ir.Type | ir.TypeAttr, resolver: str | ir.FlatSymbolRefAttr,
    resolver_type: ir.Type | ir.TypeAttr, linkage: Any, *, dso_local: bool | None = None,
    address_space: int | ir.IntegerAttr | None = None, unnamed_addr: Any = None, visibility_: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> IFuncOp: ...

def indirectbr(
    addr: ir.Value | ir.OpView | ir.Operation | float,
    succ_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    indbr_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, successors: Sequence[ir.Block], *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> IndirectBrOp: ...

def inline_asm(
    res: ir.Type | None,
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr, *, has_side_effects: bool | None = None,
    is_align_stack: bool | None = None, tail_call_kind: Any = None, asm_dialect: Any = None,
    operand_attrs: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | InlineAsmOp: ...

def insertelement(
    vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation | float,
    position: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def insertvalue(
    container: ir.Value | ir.OpView | ir.Operation | float, value: ir.Value | ir.OpView | ir.Operation | float,
    position: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def inttoptr(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, dereferenceable: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_invariant_end(
    start: ir.Value | ir.OpView | ir.Operation | float, size: int | ir.IntegerAttr,
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InvariantEndOp: ...

def intr_invariant_start(
    size: int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def invoke(
    result: ir.Type | None,
    callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    normal_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    unwind_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    op_bundle_sizes: Sequence[int] | ir.DenseI32ArrayAttr, normal_dest: ir.Block, unwind_dest: ir.Block, *,
    var_callee_type: Any = None, callee: str | ir.FlatSymbolRefAttr | None = None, arg_attrs: Any = None,
    res_attrs: Any = None, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None, c_conv: Any = None,
    default_func_attrs: dict[str, Any] | ir.DictAttr | None = None,
    op_bundle_tags: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | InvokeOp: ...

def intr_is_constant(
    val: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def intr_is_fpclass(
    res: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, bit: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def func(
    sym_name: str | ir.StringAttr, function_type: Any, *, sym_visibility: str | ir.StringAttr | None = None,
    linkage: Any = None, dso_local: bool | None = None, c_conv: Any = None,
    comdat: str | ir.SymbolRefAttr | None = None, convergent: bool | None = None,
    personality: str | ir.FlatSymbolRefAttr | None = None, garbage_collector: str | ir.StringAttr | None = None,
    passthrough: Sequence[ir.Attribute] | ir.ArrayAttr | None = None, arg_attrs: Any = None, res_attrs: Any = None,
    function_entry_count: Any = None, memory_effects: Any = None, visibility_: Any = None,
    arm_streaming: bool | None = None, arm_locally_streaming: bool | None = None,
    arm_streaming_compatible: bool | None = None, arm_new_za: bool | None = None, arm_in_za: bool | None = None,
    arm_out_za: bool | None = None, arm_inout_za: bool | None = None, arm_preserves_za: bool | None = None,
    section: str | ir.StringAttr | None = None, unnamed_addr: Any = None, alignment: int | ir.IntegerAttr | None = None,
    vscale_range: Any = None, frame_pointer: Any = None, target_cpu: str | ir.StringAttr | None = None,
    tune_cpu: str | ir.StringAttr | None = None, reciprocal_estimates: str | ir.StringAttr | None = None,
    prefer_vector_width: str | ir.StringAttr | None = None, target_features: Any = None,
    no_signed_zeros_fp_math: bool | ir.BoolAttr | None = None, denormal_fpenv: Any = None,
    fp_contract: str | ir.StringAttr | None = None, instrument_function_entry: str | ir.StringAttr | None = None,
    instrument_function_exit: str | ir.StringAttr | None = None, no_inline: bool | None = None,
    always_inline: bool | None = None, inline_hint: bool | None = None, no_unwind: bool | None = None,
    will_return: bool | None = None, noreturn: bool | None = None, optimize_none: bool | None = None,
    returns_twice: bool | None = None, hot: bool | None = None, cold: bool | None = None,
    noduplicate: bool | None = None, no_caller_saved_registers: bool | None = None, nocallback: bool | None = None,
    modular_format: str | ir.StringAttr | None = None, nobuiltins: Sequence[ir.Attribute] | ir.ArrayAttr | None = None,
    allocsize: Sequence[int] | ir.DenseI32ArrayAttr | None = None, optsize: bool | None = None,
    minsize: bool | None = None, save_reg_params: bool | None = None,
    zero_call_used_regs: str | ir.StringAttr | None = None,
    default_func_attrs: dict[str, Any] | ir.DictAttr | None = None, vec_type_hint: Any = None,
    work_group_size_hint: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    reqd_work_group_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    intel_reqd_sub_group_size: int | ir.IntegerAttr | None = None, uwtable_kind: Any = None,
    use_sample_profile: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> LLVMFuncOp: ...

def lshr(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def landingpad(
    res: ir.Type,
    _gen_arg_1: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    cleanup: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_launder_invariant_group(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_lifetime_end(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> LifetimeEndOp: ...

def intr_lifetime_start(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> LifetimeStartOp: ...

def linker_options(
    options: Sequence[str] | ir.ArrayAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LinkerOptionsOp: ...

def intr_llrint(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_llround(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ldexp(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float,
    power: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def load(
    res: ir.Type, addr: ir.Value | ir.OpView | ir.Operation | float, *, alignment: int | ir.IntegerAttr | None = None,
    volatile_: bool | None = None, nontemporal: bool | None = None, invariant: bool | None = None,
    invariant_group: bool | None = None, ordering: Any = None, syncscope: str | ir.StringAttr | None = None,
    dereferenceable: Any = None, access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_log2(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_log10(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_log(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_lrint(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_lround(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_masked_load(
    res: ir.Type, data: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
    pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, nontemporal: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_masked_store(
    value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, data: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
    nontemporal: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MaskedStoreOp: ...

def intr_matrix_column_major_load(
    res: ir.Type, data: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, is_volatile: bool | ir.BoolAttr,
    rows: int | ir.IntegerAttr, columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_matrix_column_major_store(
    matrix: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, data: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, is_volatile: bool | ir.BoolAttr,
    rows: int | ir.IntegerAttr, columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MatrixColumnMajorStoreOp: ...

def intr_matrix_multiply(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, lhs_rows: int | ir.IntegerAttr,
    lhs_columns: int | ir.IntegerAttr, rhs_columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_matrix_transpose(
    res: ir.Type, matrix: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, rows: int | ir.IntegerAttr,
    columns: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_maxnum(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_maximum(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_memcpy_inline(
    dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float, len: Any,
    is_volatile: bool | ir.BoolAttr, *, access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None,
    tbaa: Any = None, arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MemcpyInlineOp: ...

def intr_memcpy(
    dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
    len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, is_volatile: bool | ir.BoolAttr, *,
    access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemcpyOp: ...

def intr_memmove(
    dst: ir.Value | ir.OpView | ir.Operation | float, src: ir.Value | ir.OpView | ir.Operation | float,
    len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, is_volatile: bool | ir.BoolAttr, *,
    access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemmoveOp: ...

def intr_memset_inline(
    dst: ir.Value | ir.OpView | ir.Operation | float, val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    len: Any, is_volatile: bool | ir.BoolAttr, *, access_groups: Any = None, alias_scopes: Any = None,
    noalias_scopes: Any = None, tbaa: Any = None, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemsetInlineOp: ...

def intr_memset(
    dst: ir.Value | ir.OpView | ir.Operation | float, val: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    len: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, is_volatile: bool | ir.BoolAttr, *,
    access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemsetOp: ...

def mlir_metadata_as_value(
    metadata: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_minnum(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_minimum(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def module_flags(
    flags: Sequence[ir.Attribute] | ir.ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ModuleFlagsOp: ...

def mul(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    overflow_flags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def named_metadata(
    metadata_name: str | ir.StringAttr, nodes: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> NamedMetadataOp: ...

def intr_nearbyint(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_noalias_scope_decl(
    scope: Any, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> NoAliasScopeDeclOp: ...

def mlir_none(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def or_(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_disjoint: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mlir_poison(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_powi(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float,
    power: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_pow(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_prefetch(
    addr: ir.Value | ir.OpView | ir.Operation | float, rw: int | ir.IntegerAttr, hint: int | ir.IntegerAttr,
    cache: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Prefetch: ...

def intr_ptr_annotation(
    ptr: ir.Value | ir.OpView | ir.Operation | float, annotation: ir.Value | ir.OpView | ir.Operation | float,
    file_name: ir.Value | ir.OpView | ir.Operation | float,
    line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    attr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ptrmask(
    ptr: ir.Value | ir.OpView | ir.Operation | float, mask: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ptrtoaddr(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ptrtoint(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def resume(
    value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ResumeOp: ...

def return_(
    *, arg: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReturnOp: ...

def intr_rint(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_roundeven(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_round(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sadd_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sadd_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_scmp(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sdiv(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sext(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sitofp(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_smax(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_smin(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_smul_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def srem(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ssa_copy(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sshl_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ssub_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ssub_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def select(
    condition: ir.Value | ir.OpView | ir.Operation | float, true_value: ir.Value | ir.OpView | ir.Operation | float,
    false_value: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def shl(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    overflow_flags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def shufflevector(
    res: ir.Type, v1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    v2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: Sequence[int] | ir.DenseI32ArrayAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_sin(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sincos(
    res: ir.Type, val: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sinh(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_sqrt(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_stackrestore(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> StackRestoreOp: ...

def intr_stacksave(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_stepvector(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def store(
    value: ir.Value | ir.OpView | ir.Operation | float, addr: ir.Value | ir.OpView | ir.Operation | float, *,
    alignment: int | ir.IntegerAttr | None = None, volatile_: bool | None = None, nontemporal: bool | None = None,
    invariant_group: bool | None = None, ordering: Any = None, syncscope: str | ir.StringAttr | None = None,
    access_groups: Any = None, alias_scopes: Any = None, noalias_scopes: Any = None, tbaa: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> StoreOp: ...

def intr_strip_invariant_group(
    ptr: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sub(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    overflow_flags: Any, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def switch(
    value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    default_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    case_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    case_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, default_destination: ir.Block,
    case_destinations: Sequence[ir.Block], *, case_values: Any = None,
    branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SwitchOp: ...

def intr_tan(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_tanh(
    in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath_flags: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_threadlocal_address(
    res: ir.Type, global_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def intr_trap(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> Trap: ...

def trunc(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, overflow_flags: Any, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_uadd_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_uadd_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ubsantrap(
    failure_kind: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> UBSanTrap: ...

def intr_ucmp(
    res: ir.Type, a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def udiv(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def uitofp(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, non_neg: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_umax(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_umin(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_umul_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def urem(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_ushl_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_usub_sat(
    a: ir.Value | ir.OpView | ir.Operation | float, b: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_usub_with_overflow(
    res: ir.Type, _gen_arg_0: ir.Value | ir.OpView | ir.Operation | float,
    _gen_arg_1: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def mlir_undef(res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult: ...
def unreachable(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> UnreachableOp: ...

def intr_vp_ashr(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_add(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_and(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fadd(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fdiv(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fmuladd(
    res: ir.Type, op1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    op2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, op3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fmul(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fneg(
    res: ir.Type, op: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fpext(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fptosi(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fptoui(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fptrunc(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_frem(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fsub(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_fma(
    res: ir.Type, op1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    op2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, op3: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_inttoptr(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_lshr(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_load(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_merge(
    res: ir.Type, cond: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    true_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    false_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_mul(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_or(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_ptrtoint(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_add(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_and(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_fadd(
    res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_fmax(
    res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_fmin(
    res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_fmul(
    res: ir.Type, satrt_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_mul(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_or(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_smax(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_smin(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_umax(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_umin(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_reduce_xor(
    res: ir.Type, satrt_value: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_sdiv(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_sext(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_sitofp(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_smax(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_smin(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_srem(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_select(
    res: ir.Type, cond: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    true_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    false_val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_shl(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_store(
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> VPStoreOp: ...

def intr_experimental_vp_strided_load(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_experimental_vp_strided_store(
    val: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation | float,
    stride: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> VPStridedStoreOp: ...

def intr_vp_sub(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_trunc(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_udiv(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_uitofp(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_umax(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_umin(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_urem(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_xor(
    res: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vp_zext(
    res: ir.Type, src: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    evl: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def va_arg(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vacopy(
    dest_list: ir.Value | ir.OpView | ir.Operation | float, src_list: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> VaCopyOp: ...

def intr_vaend(
    arg_list: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> VaEndOp: ...

def intr_vastart(
    arg_list: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> VaStartOp: ...

def intr_var_annotation(
    val: ir.Value | ir.OpView | ir.Operation | float, annotation: ir.Value | ir.OpView | ir.Operation | float,
    file_name: ir.Value | ir.OpView | ir.Operation | float,
    line: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    attr: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> VarAnnotation: ...

def xor(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def zext(
    res: ir.Type, arg: ir.Value | ir.OpView | ir.Operation | float, *, non_neg: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def mlir_zero(res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult: ...

def intr_masked_compressstore(
    value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> masked_compressstore: ...

def intr_masked_expandload(
    res: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    passthru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, arg_attrs: Any = None, res_attrs: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_masked_gather(
    res: ir.Type, ptrs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    pass_thru: Sequence[ir.Value[ir.VectorType] | ir.OpView | ir.Operation] | ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    alignment: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_masked_scatter(
    value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, ptrs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> masked_scatter: ...

def intr_vector_deinterleave2(
    res: ir.Type, vec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_extract(
    res: ir.Type, srcvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_vector_insert(
    dstvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    srcvec: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def intr_vector_interleave2(
    res: ir.Type, vec1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    vec2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_add(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_and(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fadd(
    res: ir.Type, start_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    input: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fmax(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fmaximum(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fmin(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fminimum(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_fmul(
    res: ir.Type, start_value: ir.Value[ir.FloatType] | ir.OpView | ir.Operation | float,
    input: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, fastmath_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_mul(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_or(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_smax(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_smin(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_umax(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_umin(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vector_reduce_xor(
    res: ir.Type, in_: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def intr_vscale(
    res: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
translate_module_to_llvmir: Any
Value: Any
def md_const(val: Any, *, width: Any = 32, context: Any = None) -> Any: ...
def md_str(s: Any, *, context: Any = None) -> Any: ...
