# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.nvws.dialect import AsyncOp, AsyncOpAttr
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class ArefCreateOp(OpBase):
    """An aref of buffers whose first dimension, equal for all, counts copies."""
    def __init__(
        self, result: ir.Type,
        buffers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buffers(self) -> list[ir.Value]:
        """Operand `buffers`: !ttg.memdesc."""
    @buffers.setter
    def buffers(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

@final
class ArefPutEnterOp(OpBase):
    """Waits until a copy may be written, copy `stage` in its `phase` where they are said, and gives its buffers."""
    def __init__(
        self, buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation, *,
        token: ir.Type | bool | None = None, stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
        phase: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aref(self) -> ir.Value:
        """Operand `aref`: !nvws.aref."""
    @aref.setter
    def aref(self, value: ir.Value) -> None: ...
    @property
    def stage(self) -> ir.Value | None:
        """Operand `stage`: 32-bit signless integer."""
    @stage.setter
    def stage(self, value: ir.Value | None) -> None: ...
    @property
    def phase(self) -> ir.Value | None:
        """Operand `phase`: 32-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value | None) -> None: ...
    @property
    def buffers(self) -> list[ir.OpResult]:
        """Result `buffers`: !ttg.memdesc."""
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    class Adaptor(ir.OpAdaptor):
        @property
        def aref(self) -> ir.Value: ...

@final
class ArefGetEnterOp(OpBase):
    """Waits until a copy is written, copy `stage` in its `phase` where they are said, and gives its buffers."""
    def __init__(
        self, buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation, *,
        token: ir.Type | bool | None = None, stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
        phase: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aref(self) -> ir.Value:
        """Operand `aref`: !nvws.aref."""
    @aref.setter
    def aref(self, value: ir.Value) -> None: ...
    @property
    def stage(self) -> ir.Value | None:
        """Operand `stage`: 32-bit signless integer."""
    @stage.setter
    def stage(self, value: ir.Value | None) -> None: ...
    @property
    def phase(self) -> ir.Value | None:
        """Operand `phase`: 32-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value | None) -> None: ...
    @property
    def buffers(self) -> list[ir.OpResult]:
        """Result `buffers`: !ttg.memdesc."""
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    class Adaptor(ir.OpAdaptor):
        @property
        def aref(self) -> ir.Value: ...

@final
class ArefPutExitOp(OpBase):
    """Leaves a copy that is written when `async_ops` are done; `token` is that of the op that entered it."""
    def __init__(
        self, aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
        stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
        async_ops: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aref(self) -> ir.Value:
        """Operand `aref`: !nvws.aref."""
    @aref.setter
    def aref(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
    @property
    def stage(self) -> ir.Value | None:
        """Operand `stage`: 32-bit signless integer."""
    @stage.setter
    def stage(self, value: ir.Value | None) -> None: ...
    @property
    def async_ops(self) -> ir.ArrayAttr | None:
        """Attribute `async_ops`: array of async op attributes."""
    @async_ops.setter
    def async_ops(self, value: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None) -> None: ...
    @async_ops.deleter
    def async_ops(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def aref(self) -> ir.Value: ...
        @property
        def async_ops(self) -> ir.ArrayAttr: ...

@final
class ArefGetExitOp(OpBase):
    """Leaves a copy that is read when `async_ops` are done; `token` is that of the op that entered it."""
    def __init__(
        self, aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
        stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
        async_ops: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aref(self) -> ir.Value:
        """Operand `aref`: !nvws.aref."""
    @aref.setter
    def aref(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
    @property
    def stage(self) -> ir.Value | None:
        """Operand `stage`: 32-bit signless integer."""
    @stage.setter
    def stage(self, value: ir.Value | None) -> None: ...
    @property
    def async_ops(self) -> ir.ArrayAttr | None:
        """Attribute `async_ops`: array of async op attributes."""
    @async_ops.setter
    def async_ops(self, value: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None) -> None: ...
    @async_ops.deleter
    def async_ops(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def aref(self) -> ir.Value: ...
        @property
        def async_ops(self) -> ir.ArrayAttr: ...

@final
class ArefBufferOp(OpBase):
    """The buffers of the copy that was entered, once more; `token` is that of the op that entered it."""
    def __init__(
        self, buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation,
        token: ir.Value | ir.OpView | ir.Operation, *, stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def aref(self) -> ir.Value:
        """Operand `aref`: !nvws.aref."""
    @aref.setter
    def aref(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value) -> None: ...
    @property
    def stage(self) -> ir.Value | None:
        """Operand `stage`: 32-bit signless integer."""
    @stage.setter
    def stage(self, value: ir.Value | None) -> None: ...
    @property
    def buffers(self) -> list[ir.OpResult]:
        """Result `buffers`: !ttg.memdesc."""
    class Adaptor(ir.OpAdaptor):
        @property
        def aref(self) -> ir.Value: ...
        @property
        def token(self) -> ir.Value: ...

@final
class ArefPhiOp(OpBase):
    """Of two values the one that the partition has that runs the op."""
    def __init__(
        self, first: ir.Value | ir.OpView | ir.Operation, second: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def first(self) -> ir.Value:
        """Operand `first`: any type."""
    @first.setter
    def first(self, value: ir.Value) -> None: ...
    @property
    def second(self) -> ir.Value:
        """Operand `second`: any type."""
    @second.setter
    def second(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def first(self) -> ir.Value: ...
        @property
        def second(self) -> ir.Value: ...

def aref_buffer(
    buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation, token: ir.Value | ir.OpView | ir.Operation,
    *, stage: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """The buffers of the copy that was entered, once more; `token` is that of the op that entered it."""

def aref_create(
    result: ir.Type, buffers: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """An aref of buffers whose first dimension, equal for all, counts copies."""

def aref_get_enter(
    buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Type | bool | None = None,
    stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
    phase: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Waits until a copy is written, copy `stage` in its `phase` where they are said, and gives its buffers."""

def aref_get_exit(
    aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
    stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
    async_ops: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ArefGetExitOp:
    """Leaves a copy that is read when `async_ops` are done; `token` is that of the op that entered it."""

def aref_phi(
    first: ir.Value | ir.OpView | ir.Operation, second: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Of two values the one that the partition has that runs the op."""

def aref_put_enter(
    buffers: Sequence[ir.Type], aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Type | bool | None = None,
    stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
    phase: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Waits until a copy may be written, copy `stage` in its `phase` where they are said, and gives its buffers."""

def aref_put_exit(
    aref: ir.Value | ir.OpView | ir.Operation, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
    stage: ir.Value | ir.OpView | ir.Operation | int | None = None,
    async_ops: Sequence[AsyncOpAttr | AsyncOp | str | int] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ArefPutExitOp:
    """Leaves a copy that is written when `async_ops` are done; `token` is that of the op that entered it."""
