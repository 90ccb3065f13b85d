"""Proton, Triton's profiler: the ops of an instrumented kernel that say where what is measured begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.host import ir
from gpuir.ods import (
    I32,
    Attr,
    AttrConstraint,
    Dialect,
    DialectOp,
    I32Attr,
    IntEnum,
    Operand,
    Result,
    StrAttr,
    UnitAttr,
    VerifyError,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

PROTON = Dialect(
    "proton",
    summary="Triton's profiler: where a measured part of a kernel begins and ends.",
    verifies_ir_only=True,
    system=TRITON,
)


@PROTON.enum
class Metric(IntEnum):
    """What is measured."""

    CYCLE = 0, "cycle"


@PROTON.enum
class Granularity(IntEnum):
    """Which threads measure together."""

    WARPGROUP = 0, "warpgroup"
    WARP = 1, "warp"


@PROTON.directive("StartOrEnd")
class StartOrEnd:
    """``start`` where the unit attribute is there, else ``end``."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, flag: str) -> None:
        if cursor.one_of("start", "end") == "start":
            state.attributes[flag] = "unit"

    @staticmethod
    def print(writer: Output, state: WriteState, flag: str) -> str:
        return "start" if flag in state.attributes else "end"


def _is_start(attribute: ir.Attribute) -> bool:
    return isinstance(attribute, (ir.UnitAttr, ir.BoolAttr))


#: Triton 3.4 says a bool, later releases that there is the attribute.
_Start = AttrConstraint("unit attribute (bool attribute in Triton 3.4)", _is_start, classes=(ir.UnitAttr, ir.BoolAttr))
_MEASURES = MemoryEffects(reads=("*",), writes=("*",))


class RecordOp(DialectOp, dialect=PROTON, name="record"):
    """Begins (`isStart`) or ends the measurement of a part of the kernel, `name`.

    Triton 3.4 numbers the parts, `regionId`, and says what is measured, and by which threads.

    Refused: `name` beside words of 3.4 only; a `regionId` that is negative, or without a bool `isStart`; neither of them.
    """

    is_start: Attr[Annotated[ir.Attribute, _Start]] | None = named("isStart")
    name_: Attr[StrAttr] | None = named("name", releases="3.5-")
    region_id: Attr[I32Attr] | None = named("regionId", releases="-3.4")
    metric: Attr[Metric] = named("metric", "cycle", releases="-3.4")
    granularity: Attr[Granularity] = named("granularity", "warpgroup", releases="-3.4")
    assembly = {"3.5-": "custom<StartOrEnd>($isStart) $name attr-dict", "-3.4": "`(` `)` attr-dict"}
    traits = (_MEASURES,)

    def verify(self) -> None:
        if self.region_id is None:
            if self.name_ is None:
                raise VerifyError("expects a name, or a regionId (Triton 3.4), found neither")
            if isinstance(self.is_start, ir.BoolAttr):
                raise VerifyError("expects isStart to be a unit attribute beside a name, found a bool")
            return
        if self.name_ is not None:
            raise VerifyError("expects a name, or a regionId (Triton 3.4), found both")
        if self.region_id.value < 0:
            raise VerifyError(f"expects regionId to be 0 or more, found {self.region_id.value}")
        if not isinstance(self.is_start, ir.BoolAttr):
            raise VerifyError("expects isStart to be a bool beside a regionId (Triton 3.4), found none")


class AllocateEventOp(DialectOp, dialect=PROTON, name="allocate_event"):
    """A number for one measurement of a part, `name`, whose begin and end may be far from each other."""

    releases = "3.9-"
    name_: Attr[StrAttr] = named("name")
    event: Result[I32]
    assembly = "$name attr-dict `:` type($event)"
    traits = (_MEASURES,)


class EventOp(DialectOp, dialect=PROTON, name="event"):
    """Begins (`isStart`) or ends the measurement with the number `event`."""

    releases = "3.9-"
    is_start: Attr[UnitAttr] = named("isStart")
    event: Operand[I32]
    assembly = "custom<StartOrEnd>($isStart) $event attr-dict `:` type($event)"
    traits = (_MEASURES,)


allocate_event = AllocateEventOp.builder
event = EventOp.builder
record = RecordOp.builder
