"""`mirror`: ops of upstream declared again with ODS's format and constraints, to be compared with the originals."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.ods import (
    I1,
    I32,
    AllTypesMatch,
    AnyAttr,
    AnyFloat,
    AnyMemRef,
    AnyRankedTensor,
    AnySuccessor,
    AnyType,
    AnyVector,
    Attr,
    AttrSizedOperandSegments,
    Dialect,
    FlatSymbolRefAttr,
    I32Attr,
    I64Attr,
    Index,
    IndexAttr,
    IntEnum,
    Operand,
    Operands,
    Result,
    Results,
    SameOperandsAndResultType,
    Successor,
    Terminator,
    TypesMatchWith,
    UnitAttr,
    any_type_of,
    i32_enum,
    type_is,
)

MIRROR = Dialect("mirror")


class Dimension(IntEnum):
    """x, y or z."""

    x = 0, "x"
    y = 1, "y"
    z = 2, "z"


class ShuffleMode(IntEnum):
    """How lanes are paired."""

    XOR = 0, "xor"
    UP = 1, "up"


class AllReduce(IntEnum):
    """A combiner."""

    ADD = 0, "add"
    MUL = 1, "mul"


def element(type: ir.Type) -> ir.Type:
    return type.element_type


class Dim(MIRROR.Op, name="memref.dim"):
    """memref.dim"""

    source: Operand[AnyMemRef]
    index: Operand[Index]
    result: Result[Index]
    assembly = "attr-dict $source `,` $index `:` type($source)"


class Load(MIRROR.Op, name="memref.load"):
    """memref.load"""

    memref: Operand[AnyMemRef]
    indices: Operands[Index]
    result: Result[AnyType]
    assembly = "$memref `[` $indices `]` attr-dict `:` type($memref)"
    traits = (TypesMatchWith("result type matches element type", "memref", "result", element),)


class Store(MIRROR.Op, name="memref.store"):
    """memref.store"""

    value: Operand[AnyType]
    memref: Operand[AnyMemRef]
    indices: Operands[Index]
    assembly = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
    traits = (TypesMatchWith("value type matches element type", "memref", "value", element),)


class Fma(MIRROR.Op, name="vector.fma"):
    """vector.fma"""

    lhs: Operand[AnyVector]
    rhs: Operand[AnyVector]
    acc: Operand[AnyVector]
    result: Result[AnyVector]
    assembly = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"
    traits = (AllTypesMatch("lhs", "rhs", "acc", "result"),)


class ShapeCast(MIRROR.Op, name="vector.shape_cast"):
    """vector.shape_cast"""

    source: Operand[AnyVector]
    result: Result[AnyVector]
    assembly = "$source attr-dict `:` type($source) `to` type($result)"


class ThreadId(MIRROR.Op, name="gpu.thread_id"):
    """gpu.thread_id"""

    dimension: Attr[i32_enum(Dimension)]
    upper_bound: Attr[IndexAttr] | None
    result: Result[Index]
    assembly = "$dimension (`upper_bound` $upper_bound^)? attr-dict"


class SubgroupReduce(MIRROR.Op, name="gpu.subgroup_reduce"):
    """gpu.subgroup_reduce"""

    value: Operand[AnyType]
    op: Attr[i32_enum(AllReduce)]
    uniform: Attr[UnitAttr]
    cluster_size: Attr[I32Attr] | None
    cluster_stride: Attr[I32Attr] | None
    result: Result[AnyType]
    assembly = (
        "$op $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? "
        "attr-dict `:` functional-type(operands, results)"
    )
    traits = (SameOperandsAndResultType,)


class Shuffle(MIRROR.Op, name="gpu.shuffle"):
    """gpu.shuffle"""

    value: Operand[AnyType]
    offset: Operand[I32]
    width: Operand[I32]
    mode: Attr[i32_enum(ShuffleMode)]
    shuffleResult: Result[AnyType]
    valid: Result[I1]
    assembly = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"
    traits = (AllTypesMatch("value", "shuffleResult"),)


@MIRROR.directive("AsyncDependencies")
class AsyncDependencies:
    """`async` where the op has a token, and the tokens it waits for in brackets."""

    @staticmethod
    def parse(cursor, state, token, dependencies):
        state.types[token] = ["!gpu.async.token"] if cursor.accept("async") else []
        state.operands[dependencies] = []
        if cursor.accept("["):
            state.operands[dependencies] = cursor.comma_separated(cursor.operand)
            cursor.expect("]")

    @staticmethod
    def print(writer, state, token, dependencies):
        names = state.operands[dependencies]
        return ("async" if state.types[token] else "") + (f" [{', '.join(names)}]" if names else "")


TOKEN = type_is("!gpu.async.token", "async token type")


class Alloc(MIRROR.Op, name="gpu.alloc"):
    """gpu.alloc"""

    asyncDependencies: Operands[TOKEN]
    dynamicSizes: Operands[Index]
    symbolOperands: Operands[Index]
    hostShared: Attr[UnitAttr]
    memref: Result[AnyMemRef]
    asyncToken: Result[TOKEN] | None
    assembly = (
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` "
        "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
    )
    traits = (AttrSizedOperandSegments,)


class LdMatrix(MIRROR.Op, name="nvgpu.ldmatrix"):
    """nvgpu.ldmatrix"""

    srcMemref: Operand[AnyMemRef]
    indices: Operands[Index]
    transpose: Attr[AnyAttr]
    numTiles: Attr[I32Attr]
    res: Result[AnyVector]
    assembly = "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"


class AsyncCopy(MIRROR.Op, name="nvgpu.device_async_copy"):
    """nvgpu.device_async_copy"""

    dst: Operand[AnyMemRef]
    dstIndices: Operands[Index]
    src: Operand[AnyMemRef]
    srcIndices: Operands[Index]
    dstElements: Attr[IndexAttr]
    srcElements: Operand[Index] | None
    bypassL1: Attr[UnitAttr]
    asyncToken: Result[type_is("!nvgpu.device.async.token")]
    assembly = (
        "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict "
        "`:` type($src) `to` type($dst)"
    )
    traits = (AttrSizedOperandSegments,)


class TensorCast(MIRROR.Op, name="tensor.cast"):
    """tensor.cast"""

    source: Operand[AnyRankedTensor]
    dest: Result[AnyRankedTensor]
    assembly = "$source attr-dict `:` type($source) `to` type($dest)"


class ToTensor(MIRROR.Op, name="bufferization.to_tensor"):
    """bufferization.to_tensor"""

    buffer: Operand[AnyMemRef]
    restrict: Attr[UnitAttr]
    writable: Attr[UnitAttr]
    result: Result[AnyRankedTensor]
    assembly = (
        "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)"
    )


class Init(MIRROR.Op, name="acc.init"):
    """acc.init"""

    deviceNum: Operand[AnyType] | None
    ifCond: Operand[I1] | None
    assembly = (
        "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"
    )
    traits = (AttrSizedOperandSegments,)


class Select(MIRROR.Op, name="arith.cmpselect"):
    """arith.select, with its format for a scalar condition."""

    condition: Operand[I1]
    true_value: Operand[AnyType]
    false_value: Operand[AnyType]
    result: Result[AnyType]
    assembly = "$condition `,` $true_value `,` $false_value attr-dict `:` type($result)"
    traits = (AllTypesMatch("true_value", "false_value", "result"),)


class Barrier(MIRROR.Op, name="nvvm.barrier"):
    """nvvm.barrier"""

    barrierId: Operand[I32] | None
    numberOfThreads: Operand[I32] | None
    assembly = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? attr-dict"
    traits = (AttrSizedOperandSegments,)


class Call(MIRROR.Op, name="func.call"):
    """func.call"""

    operands_: Operands[AnyType]
    callee: Attr[FlatSymbolRefAttr]
    results_: Results[AnyType]
    assembly = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"


class Branch(MIRROR.Op, name="cf.br"):
    """cf.br"""

    destOperands: Operands[AnyType]
    dest: Successor[AnySuccessor]
    assembly = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
    traits = (Terminator,)


class CondBranch(MIRROR.Op, name="cf.cond_br"):
    """cf.cond_br"""

    condition: Operand[I1]
    trueDestOperands: Operands[AnyType]
    falseDestOperands: Operands[AnyType]
    trueDest: Successor[AnySuccessor]
    falseDest: Successor[AnySuccessor]
    assembly = (
        "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
    )
    traits = (Terminator, AttrSizedOperandSegments)


class Return(MIRROR.Op, name="func.return"):
    """func.return"""

    values: Operands[AnyType]
    assembly = "attr-dict ($values^ `:` type($values))?"
    traits = (Terminator,)


FloatLike = any_type_of(AnyFloat, AnyVector, AnyRankedTensor, summary="floating-point-like")


class Absf(MIRROR.Op, name="math.absf"):
    """math.absf"""

    operand: Operand[FloatLike]
    result: Result[FloatLike]
    assembly = "$operand attr-dict `:` type($result)"
    traits = (SameOperandsAndResultType,)


class Bytes(MIRROR.Op, name="vector.bytes"):
    """An attribute of 64 bits in the text."""

    n: Attr[I64Attr]
    assembly = "$n attr-dict"
