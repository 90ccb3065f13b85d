"""Ops of `nvws` on arefs: buffers that one group of warps enters to write, and another one to read, in turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from gpuir.dialects.nvws.dialect import NVWS, ArefType, AsyncOpAttr
from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import ir
from gpuir.ods import (
    I32,
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    DialectOp,
    Operand,
    Operands,
    Pure,
    Result,
    Results,
    SameOperandsAndResultType,
    Trait,
    TypesMatchWith,
    VerifyError,
    array_of,
    in_releases,
    named,
    own_attribute,
)
from gpuir.ods.operation import OpBase

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

_AsyncOps = Annotated[ir.ArrayAttr, array_of(own_attribute(AsyncOpAttr), "array of async op attributes")]


def _base_types(aref: ArefType) -> list[ir.Type]:
    return list(aref.base_type)


def _check_slices(aref: ArefType, buffers: Sequence[ir.Type]) -> None:
    """Each buffer is one copy of the aref's: its first dimension is gone."""
    whole = aref.base_type
    if len(whole) != len(buffers):
        raise VerifyError(f"expects {len(whole)} buffers, as many as the aref has, found {len(buffers)}")
    for index, (base, buffer) in enumerate(zip(whole, buffers, strict=True)):
        if not isinstance(base, MemDescType) or not isinstance(buffer, MemDescType):
            raise VerifyError(f"expects an aref of memory descriptors, found {base}")
        copy = list(base.shape)[1:]
        if buffer.element_type != base.element_type or list(buffer.shape) != copy:
            raise VerifyError(
                f"expects buffers #{index} to be one copy, {shape_text(copy)} of {base.element_type}, found {buffer}"
            )


class ArefCreateOp(DialectOp, dialect=NVWS, name="aref.create"):
    """An aref of buffers whose first dimension, equal for all, counts copies.

    Refused: a result of other types than the buffers'; buffers with other numbers of copies.
    """

    buffers: Operands[MemDescType]
    result: Result[ArefType]
    assembly = "$buffers attr-dict `:` type($result)"
    traits = (
        Pure,
        TypesMatchWith("the types of the buffers are those of the aref", "result", "buffers", _base_types),
    )
    local_verify = True

    def verify(self) -> None:
        copies = [value.type.shape[0] for value in self.operation.operands]
        if len(set(copies)) > 1:
            raise VerifyError(f"expects buffers of equally many copies, found {', '.join(map(str, copies))}")
        if len(copies) != len(self.result.type.base_type):
            raise VerifyError(
                f"expects as many buffers as the aref has, {len(self.result.type.base_type)}, found {len(copies)}"
            )


class _Stages(Trait):
    """Triton 3.4 and 3.5 want the numbers of copies said, which later releases find by themselves."""

    def __init__(self, *names: str):
        self.names = names

    def group_names(self) -> tuple[str, ...]:
        return self.names

    @in_releases("-3.5")
    def said(self, op: OpBase) -> None:
        _check_said(op, *self.names)

    @in_releases("3.5-")
    def ordered(self, op: OpBase) -> None:
        """3.4 has no tokens, and waits at every exit for the warps alone."""
        _check_said(op, "token")
        if "async_ops" in op.spec.attributes and "async_ops" not in op.operation.attributes:
            raise VerifyError("expects async_ops to be said, found none")

    def __repr__(self) -> str:
        return f"Stages({', '.join(self.names)})"


def _check_said(op: OpBase, *names: str) -> None:
    for name in names:
        if not op.spec.groups[name].types(op):
            raise VerifyError(f"expects {name} to be said, found none")


@NVWS.directive("Entered")
class _Entered:
    """The types of the buffers, and behind them that of the token, which 3.4 does not give."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, buffers: str, token: str) -> None:
        types = [cursor.type()]
        while cursor.accept(","):
            types.append(cursor.type())
        given = state.reader.resolve_aliases(types[-1]) == f"!{AsyncTokenType.spec.host_full_name}"
        state.types[token] = [types.pop()] if given else []
        state.types[buffers] = types

    @staticmethod
    def print(writer: Output, state: WriteState, buffers: str, token: str) -> str:
        return ", ".join((*state.types[buffers], *state.types[token]))


_ENTER = "$aref (`[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` custom<Entered>($buffers, $token)"


class ArefPutEnterOp(DialectOp, dialect=NVWS, name="aref.put.enter"):
    """Waits until a copy may be written, copy `stage` in its `phase` where they are said, and gives its buffers.

    Refused: other buffers than the aref's without their first dimension.
    """

    aref: Operand[ArefType]
    stage: Operand[I32] | None = named("stage", required="-3.5")
    phase: Operand[I32] | None = named("phase", required="-3.5")
    buffers: Results[MemDescType]
    token: Result[AsyncTokenType] | None = named("token", releases="3.5-", required=True)
    assembly = _ENTER
    traits = (AttrSizedOperandSegments, _Stages("stage", "phase"), MemoryEffects(reads=("aref",), writes=("aref",)))
    local_verify = True

    def verify(self) -> None:
        _check_slices(self.operation.operands[0].type, [result.type for result in self.buffers])


class ArefGetEnterOp(DialectOp, dialect=NVWS, name="aref.get.enter"):
    """Waits until a copy is written, copy `stage` in its `phase` where they are said, and gives its buffers.

    Refused: other buffers than the aref's without their first dimension.
    """

    aref: Operand[ArefType]
    stage: Operand[I32] | None = named("stage", required="-3.5")
    phase: Operand[I32] | None = named("phase", required="-3.5")
    buffers: Results[MemDescType]
    token: Result[AsyncTokenType] | None = named("token", releases="3.5-", required=True)
    assembly = _ENTER
    traits = (AttrSizedOperandSegments, _Stages("stage", "phase"), MemoryEffects(reads=("aref",), writes=("aref",)))
    local_verify = True

    def verify(self) -> None:
        _check_slices(self.operation.operands[0].type, [result.type for result in self.buffers])


_EXIT = {
    "3.5-": "$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` qualified(type($token))",
    "-3.4": "$aref `[` $stage `]` attr-dict `:` type($aref)",
}


class ArefPutExitOp(DialectOp, dialect=NVWS, name="aref.put.exit"):
    """Leaves a copy that is written when `async_ops` are done; `token` is that of the op that entered it."""

    aref: Operand[ArefType]
    token: Operand[AsyncTokenType] | None = named("token", releases="3.5-", required=True)
    stage: Operand[I32] | None = named("stage", required="-3.5")
    async_ops: Attr[_AsyncOps] | None = named("async_ops", releases="3.5-")
    assembly = _EXIT
    traits = (AttrSizedOperandSegments, _Stages("stage"), MemoryEffects(reads=("aref",), writes=("aref",)))


class ArefGetExitOp(DialectOp, dialect=NVWS, name="aref.get.exit"):
    """Leaves a copy that is read when `async_ops` are done; `token` is that of the op that entered it."""

    aref: Operand[ArefType]
    token: Operand[AsyncTokenType] | None = named("token", releases="3.5-", required=True)
    stage: Operand[I32] | None = named("stage", required="-3.5")
    async_ops: Attr[_AsyncOps] | None = named("async_ops", releases="3.5-")
    assembly = _EXIT
    traits = (AttrSizedOperandSegments, _Stages("stage"), MemoryEffects(reads=("aref",), writes=("aref",)))


class ArefBufferOp(DialectOp, dialect=NVWS, name="aref.buffer"):
    """The buffers of the copy that was entered, once more; `token` is that of the op that entered it."""

    releases = "3.6-"
    aref: Operand[ArefType]
    token: Operand[AsyncTokenType]
    stage: Operand[I32] | None
    buffers: Results[MemDescType]
    assembly = (
        "$aref (`[` $stage^ `]`)? `,` $token attr-dict `:` type($aref) `,` qualified(type($token)) `->` "
        "qualified(type($buffers))"
    )
    traits = (Pure,)


def _partitions(operation: ir.Operation) -> set[int]:
    """The partitions that an op says it is of."""
    attribute = operation.attributes.get("ttg.partition")
    return set(attribute) if isinstance(attribute, ir.DenseI32ArrayAttr) else set()


class ArefPhiOp(DialectOp, dialect=NVWS, name="aref.phi"):
    """Of two values the one that the partition has that runs the op.

    Refused: another type of a value or of the result; an op without `ttg.partition`; values that no op of a partition
    computes, or whose partitions are not the op's, all together.
    """

    releases = "3.9-"
    first: Operand[AnyType]
    second: Operand[AnyType]
    result: Result[AnyType]
    assembly = "$first `,` $second attr-dict `:` qualified(type($result))"
    traits = (Pure, SameOperandsAndResultType)

    def verify(self) -> None:
        own = _partitions(self.operation)
        if not own:
            raise VerifyError("expects ttg.partition to name a partition, found none")
        both: set[int] = set()
        for value in self.operation.operands:
            owner = value.owner
            of_value = set() if isinstance(owner, ir.Block) else _partitions(owner.operation)
            if not of_value:
                raise VerifyError("expects values of ops that have a ttg.partition, found one without")
            both |= of_value
        if both != own:
            raise VerifyError(
                f"expects ttg.partition to be the partitions of its values, {sorted(both)}, found {sorted(own)}"
            )


aref_buffer = ArefBufferOp.builder
aref_create = ArefCreateOp.builder
aref_get_enter = ArefGetEnterOp.builder
aref_get_exit = ArefGetExitOp.builder
aref_phi = ArefPhiOp.builder
aref_put_enter = ArefPutEnterOp.builder
aref_put_exit = ArefPutExitOp.builder
