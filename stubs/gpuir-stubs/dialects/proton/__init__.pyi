# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum
from gpuir.ods.operation import OpBase

PROTON: Dialect

class Metric(IntEnum):
    """What is measured."""
    CYCLE = 0
    @classmethod
    def of(cls, value: Metric | str | int) -> Metric: ...
    @classmethod
    def cases(cls) -> list[Metric]: ...

class Granularity(IntEnum):
    """Which threads measure together."""
    WARPGROUP = 0
    WARP = 1
    @classmethod
    def of(cls, value: Granularity | str | int) -> Granularity: ...
    @classmethod
    def cases(cls) -> list[Granularity]: ...

class StartOrEnd:
    """``start`` where the unit attribute is there, else ``end``."""
    @staticmethod
    def parse(cursor: Any, state: Any, flag: str) -> None: ...
    @staticmethod
    def print(writer: Any, state: Any, flag: str) -> str: ...

@final
class RecordOp(OpBase):
    """Begins (`isStart`) or ends the measurement of a part of the kernel, `name`."""
    def __init__(
        self, *, is_start: ir.Attribute | ir.UnitAttr | ir.BoolAttr | None = None,
        name_: str | ir.StringAttr | None = None, region_id: int | ir.IntegerAttr | None = None,
        metric: Metric | str | int | ir.IntegerAttr | None = None,
        granularity: Granularity | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def is_start(self) -> ir.UnitAttr | ir.BoolAttr | None:
        """Attribute `isStart`: unit attribute (bool attribute in Triton 3.4)."""
    @is_start.setter
    def is_start(self, value: ir.Attribute | ir.UnitAttr | ir.BoolAttr | None) -> None: ...
    @is_start.deleter
    def is_start(self) -> None: ...
    @property
    def name_(self) -> ir.StringAttr | None:
        """Attribute `name`: string attribute."""
    @name_.setter
    def name_(self, value: str | ir.StringAttr | None) -> None: ...
    @name_.deleter
    def name_(self) -> None: ...
    @property
    def region_id(self) -> ir.IntegerAttr | None:
        """Attribute `regionId`: 32-bit signless integer attribute."""
    @region_id.setter
    def region_id(self, value: int | ir.IntegerAttr | None) -> None: ...
    @region_id.deleter
    def region_id(self) -> None: ...
    @property
    def metric(self) -> ir.IntegerAttr:
        """Attribute `metric`: Metric case (cycle)."""
    @metric.setter
    def metric(self, value: Metric | str | int | ir.IntegerAttr) -> None: ...
    @property
    def granularity(self) -> ir.IntegerAttr:
        """Attribute `granularity`: Granularity case (warpgroup, warp)."""
    @granularity.setter
    def granularity(self, value: Granularity | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def is_start(self) -> ir.UnitAttr | ir.BoolAttr: ...
        @property
        def name_(self) -> ir.StringAttr: ...
        @property
        def region_id(self) -> ir.IntegerAttr: ...
        @property
        def metric(self) -> ir.IntegerAttr: ...
        @property
        def granularity(self) -> ir.IntegerAttr: ...

@final
class AllocateEventOp(OpBase):
    """A number for one measurement of a part, `name`, whose begin and end may be far from each other."""
    def __init__(
        self, name_: str | ir.StringAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def event(self) -> ir.OpResult:
        """Result `event`: 32-bit signless integer."""
    @property
    def name_(self) -> ir.StringAttr:
        """Attribute `name`: string attribute."""
    @name_.setter
    def name_(self, value: str | ir.StringAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def name_(self) -> ir.StringAttr: ...

@final
class EventOp(OpBase):
    """Begins (`isStart`) or ends the measurement with the number `event`."""
    def __init__(
        self, event: ir.Value | ir.OpView | ir.Operation | int, *, is_start: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def event(self) -> ir.Value:
        """Operand `event`: 32-bit signless integer."""
    @event.setter
    def event(self, value: ir.Value) -> None: ...
    @property
    def is_start(self) -> bool:
        """Attribute `isStart`: unit attribute."""
    @is_start.setter
    def is_start(self, value: bool | None) -> None: ...
    @is_start.deleter
    def is_start(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def event(self) -> ir.Value: ...
        @property
        def is_start(self) -> bool: ...

def allocate_event(
    name_: str | ir.StringAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A number for one measurement of a part, `name`, whose begin and end may be far from each other."""

def event(
    event: ir.Value | ir.OpView | ir.Operation | int, *, is_start: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> EventOp:
    """Begins (`isStart`) or ends the measurement with the number `event`."""

def record(
    *, is_start: ir.Attribute | ir.UnitAttr | ir.BoolAttr | None = None, name_: str | ir.StringAttr | None = None,
    region_id: int | ir.IntegerAttr | None = None, metric: Metric | str | int | ir.IntegerAttr | None = None,
    granularity: Granularity | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RecordOp:
    """Begins (`isStart`) or ends the measurement of a part of the kernel, `name`."""
