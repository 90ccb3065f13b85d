"""Ops of `tt` on memory: pointers, loads and stores, atomics, and what a program prints or asserts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.tt.constraints import (
    AnyTT,
    BoolLike,
    IntLike,
    PtrLike,
    TensorPtr,
    bool_like,
    pointed_bool,
    pointee,
    pointer_to,
    scalar_base,
)
from gpuir.dialects.tt.dialect import (
    CACHE_POLICY,
    TT,
    CacheModifier,
    EvictionPolicy,
    MemSemantic,
    MemSyncScope,
    PaddingOption,
    ProgramIDDim,
    PtrType,
    RMWOp,
    with_cache_policy,
)
from gpuir.dialects.tt.traits import (
    TRITON,
    CachePoliciesOfLoads,
    CachePoliciesOfStores,
    Elementwise,
    MemoryEffects,
    SameLoadStoreOperandsAndResultEncoding,
    SameLoadStoreOperandsAndResultShape,
    SameLoadStoreOperandsEncoding,
    SameLoadStoreOperandsShape,
    SameOperandsAndResultEncoding,
    SameOperandsAndResultShape,
    SameVariadicOperandSize,
)
from gpuir.host import ir
from gpuir.ods import (
    I32,
    I64,
    AllTypesMatch,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DenseI32ArrayAttr,
    DialectOp,
    Operand,
    Operands,
    Pure,
    Result,
    StrAttr,
    TypesMatchWith,
    UnitAttr,
    VerifyError,
    default,
    named,
)
from gpuir.ods.operation import OpBase
from gpuir.ods.syntax import Input, ReadOp

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output


class AddPtrOp(DialectOp, dialect=TT, name="addptr"):
    """Moves pointers by `offset` elements of what they point at.

    Refused: a result of another type than `ptr`; shapes or encodings that differ; a tensor with a scalar.
    """

    ptr: Operand[PtrLike]
    offset: Operand[IntLike]
    result: Result[PtrLike]
    assembly = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)"
    traits = (
        Pure, Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding, AllTypesMatch("ptr", "result"),
        *TRITON,
    )  # fmt: skip


class AdvanceOp(DialectOp, dialect=TT, name="advance"):
    """Moves a block pointer by `offsets` elements, one a dimension.

    Refused: a result of another type than `ptr`.
    """

    releases = "-3.7"
    ptr: Operand[TensorPtr]
    offsets: Operands[I32]
    result: Result[TensorPtr]
    assembly = "$ptr `,` `[` $offsets `]` attr-dict `:` type($result)"
    traits = (Pure, AllTypesMatch("ptr", "result"), *TRITON)


class MakeTensorPtrOp(DialectOp, dialect=TT, name="make_tensor_ptr"):
    """A block pointer: the tensor at `base` of that `shape` and `strides`, and the block at `offsets` in it.

    `order` lists the dimensions from the fastest one on.

    Refused: numbers of shape, strides and offsets that differ; a base that does not point at the block's elements.
    """

    releases = "-3.7"
    base: Operand[PtrType]
    shape: Operands[I64]
    strides: Operands[I64]
    offsets: Operands[I32]
    order: Attr[DenseI32ArrayAttr]
    result: Result[TensorPtr]
    assembly = "$base `,` `[` $shape `]` `,` `[` $strides `]` `,` `[` $offsets `]` attr-dict `:` type($result)"
    traits = (
        Pure,
        SameVariadicOperandSize,
        TypesMatchWith("base points at an element of the block", "result", "base", scalar_base),
        *TRITON,
    )


@TT.directive("Pointee")
class _Pointee:
    """The types of an access in 2.x: what is read or written, behind a block pointer's type where there is one."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, pointer: str, between: str) -> None:
        start = cursor.skip()
        type = cursor.type()
        if cursor.accept("," if between == "value" else "->"):
            state.types[pointer] = [type]
            cursor.type()
            return
        value = state.reader.type_object(type, start)
        with ir.Location.unknown(value.context):
            state.types[pointer] = [ir.Type.__str__(pointer_to(value))]

    @staticmethod
    def print(writer: Output, state: WriteState, pointer: str, between: str) -> str:
        raise NotPrintable


def _no_pointer(state: ReadOp, cursor: Input) -> bool:
    """Whether the type that was read is what the pointer points at, as in 2.x, or more follows a block pointer's."""
    (type,) = state.types["ptr"]
    return "!" not in type or ("<tensor<" in type and (cursor.at("->") or cursor.at(",")))


class _LoadEffects(MemoryEffects):
    """Reads what `ptr` points at; a volatile access is not to be moved or dropped either."""

    def _fill(self, op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
        super()._fill(op, effects)
        if isinstance(op, LoadOp) and op.is_volatile.value:
            effects.append(ir.MemoryEffect.Write)


class LoadOp(DialectOp, dialect=TT, name="load"):
    """Loads what a pointer, a tensor of pointers or a block pointer points at.

    Where `mask` is false nothing is read, and the element is `other`'s. For block pointers `boundaryCheck` lists the
    dimensions to check and `padding` says what stands outside.

    Refused: a result, or an `other`, that is not what `ptr` points at; a mask that is not i1 of the same shape and
    encoding; an `other` without a mask; from Triton 3.9 on the cache modifiers wb and wt, and a cachePolicy that is none.
    """

    ptr: Operand[PtrLike]
    mask: Operand[BoolLike] | None
    other: Operand[AnyTT] | None
    boundary_check: Attr[DenseI32ArrayAttr] = named("boundaryCheck", (), releases="-3.7")
    padding: Attr[PaddingOption] | None = named("padding", releases="-3.7")
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    is_volatile: Attr[BoolAttr] = named("isVolatile", False)
    result: Result[AnyTT]
    respelled = (CACHE_POLICY,)
    assembly = with_cache_policy(
        "$ptr (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict "
        "`:` type($ptr)",
        former="$ptr (`,` $mask^)? (`,` $other^)? attr-dict `:` custom<Pointee>($ptr, $result)",
    )
    traits = (
        SameLoadStoreOperandsAndResultShape,
        SameLoadStoreOperandsAndResultEncoding,
        AttrSizedOperandSegments,
        TypesMatchWith("result is what ptr points at", "ptr", "result", pointee),
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        TypesMatchWith("other is what ptr points at", "ptr", "other", pointee),
        CachePoliciesOfLoads,
        _LoadEffects(reads=("ptr",)),
        *TRITON,
    )
    local_verify = True

    is_former = staticmethod(_no_pointer)

    def verify(self) -> None:
        if self.other is not None and self.mask is None:
            raise VerifyError("expects a mask since it has other, found none")


class StoreOp(DialectOp, dialect=TT, name="store"):
    """Stores `value` where a pointer, a tensor of pointers or a block pointer points, if `mask` is true there.

    With `ignore_cta` each CTA of a cluster stores, also where the layout has the same elements in several.

    Refused: a value that is not what `ptr` points at; a mask that is not i1 of the same shape and encoding; from Triton 3.9 on
    the cache modifiers ca and cv, and a cachePolicy that is none.
    """

    ptr: Operand[PtrLike]
    value: Operand[AnyTT]
    mask: Operand[BoolLike] | None
    boundary_check: Attr[DenseI32ArrayAttr] = named("boundaryCheck", (), releases="-3.7")
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    ignore_cta: Attr[UnitAttr] = named("ignore_cta", releases="3.8-")
    respelled = (CACHE_POLICY,)
    assembly = with_cache_policy(
        "$ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict "
        "`:` type($ptr)",
        former="$ptr `,` $value (`,` $mask^)? attr-dict `:` custom<Pointee>($ptr, $value)",
    )
    is_former = staticmethod(_no_pointer)
    traits = (
        SameLoadStoreOperandsShape,
        SameLoadStoreOperandsEncoding,
        TypesMatchWith("value is what ptr points at", "ptr", "value", pointee),
        CachePoliciesOfStores,
        TypesMatchWith("mask has the shape and encoding of ptr", "ptr", "mask", pointed_bool),
        MemoryEffects(writes=("ptr",)),
        *TRITON,
    )


#: What atomics of 2.x mean that leave it out: acq_rel, gpu.
_ORDER = {"sem": ("2.0", "4 : i32"), "scope": ("-2.1", "1 : i32")}


class AtomicRMWOp(DialectOp, dialect=TT, name="atomic_rmw"):
    """Combines memory with `val` in one step, where `mask` is true; the result is what was there before.

    Refused: a `ptr` that does not point at `val`'s type in global memory; a mask that is not i1 of its shape; operands
    and result of different shapes or encodings.
    """

    atomic_rmw_op: Attr[RMWOp]
    ptr: Operand[PtrLike]
    val: Operand[AnyTT]
    mask: Operand[BoolLike] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    left_out = _ORDER
    assembly = (
        "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` "
        "functional-type(operands, $result)"
    )
    traits = (
        SameOperandsAndResultShape,
        SameOperandsAndResultEncoding,
        TypesMatchWith("ptr points at values like val", "val", "ptr", pointer_to),
        TypesMatchWith("mask has the shape and encoding of val", "val", "mask", bool_like),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
        *TRITON,
    )


class AtomicCASOp(DialectOp, dialect=TT, name="atomic_cas"):
    """Puts `val` into memory in one step if `cmp` is there; the result is what was there before.

    Refused: a `ptr` that does not point at the type of `cmp` and `val` in global memory; operands and result of
    different shapes or encodings.
    """

    ptr: Operand[PtrLike]
    cmp: Operand[AnyTT]
    val: Operand[AnyTT]
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[AnyTT]
    left_out = _ORDER
    assembly = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"
    traits = (
        SameOperandsAndResultShape,
        SameOperandsAndResultEncoding,
        TypesMatchWith("ptr points at values like cmp", "cmp", "ptr", pointer_to),
        TypesMatchWith("ptr points at values like val", "val", "ptr", pointer_to),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
        *TRITON,
    )


@TT.directive("AssertedAt")
class _AssertedAt:
    """``, "file", "function", line`` of Python, up to Triton 3.1; kept as attributes where they are known."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, message: str) -> None:
        for name in ("file", "func"):
            cursor.expect(",", "before the source of the assertion")
            text = cursor.string()
            if text != '"unknown"':
                state.attributes[name] = text
        cursor.expect(",", "before the line of the assertion")
        line = cursor.integer_value(-(1 << 31), (1 << 31) - 1, "an integer of 32 bits")
        if line:
            state.attributes["line"] = f"{line} : i32"

    @staticmethod
    def print(writer: Output, state: WriteState, message: str) -> str:
        raise NotPrintable


class AssertOp(DialectOp, dialect=TT, name="assert"):
    """Stops the program with `message` where `condition`, i1 or a tensor of it, is false."""

    condition: Operand[BoolLike]
    message: Attr[StrAttr]
    assembly = {
        "3.2-": "$condition `,` $message attr-dict `:` type($condition)",
        "-3.1": "$condition `,` $message custom<AssertedAt>($message) attr-dict `:` type($condition)",
    }
    traits = (MemoryEffects(writes=("*",)), *TRITON)


def _all_unsigned(state: ReadOp) -> str:
    numbers = ", ".join("0" for _ in state.operands.get("args", ()))
    return f"array<i32: {numbers}>" if numbers else "array<i32>"


class PrintOp(DialectOp, dialect=TT, name="print"):
    """Prints `prefix` and the values of `args` from the device; `isSigned` says of each whether its integers are signed.

    With `hex` numbers are printed in base 16.
    """

    prefix: Attr[StrAttr]
    hex: Attr[BoolAttr]
    args: Operands[AnyTT]
    is_signed: Attr[DenseI32ArrayAttr] = named("isSigned")
    was = {"printf": "2.0"}
    # Integers were printed as unsigned ones until an op could say what they are.
    left_out = {"hex": ("-2.3", "false"), "isSigned": ("-3.1", _all_unsigned)}
    assembly = "$prefix attr-dict (`:` $args^ `:` type($args))?"
    traits = (SameVariadicOperandSize, MemoryEffects(writes=("*",)), *TRITON)


class GetProgramIdOp(DialectOp, dialect=TT, name="get_program_id"):
    """The number of this program along an axis of the grid."""

    axis: Attr[ProgramIDDim]
    result: Result[I32]
    assembly = {"2.1-": "$axis attr-dict `:` type($result)", "2.0": "attr-dict `:` type($result)"}
    traits = (Pure, *TRITON)


class GetNumProgramsOp(DialectOp, dialect=TT, name="get_num_programs"):
    """How many programs the grid has along an axis."""

    axis: Attr[ProgramIDDim]
    result: Result[I32]
    assembly = {"3.0-": "$axis attr-dict `:` type($result)", "-2.3": "attr-dict `:` type($result)"}
    traits = (Pure, *TRITON)


addptr = AddPtrOp.builder
advance = AdvanceOp.builder
assert_ = AssertOp.builder
atomic_cas = AtomicCASOp.builder
atomic_rmw = AtomicRMWOp.builder
get_num_programs = GetNumProgramsOp.builder
get_program_id = GetProgramIdOp.builder
load = LoadOp.builder
make_tensor_ptr = MakeTensorPtrOp.builder
print_ = PrintOp.builder
store = StoreOp.builder
