# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.transform.extension import TransformDialect
from gpuir.host import ir
from gpuir.ods.operation import OpBase

STEPS: TransformDialect

@final
class StepOp(OpBase):
    """Calls a Python function on each payload op; the handle stays valid, and follows what the function replaces."""
    def __init__(
        self, function: str | ir.StringAttr, target: ir.Value | ir.OpView | ir.Operation,
        arguments: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        options: dict[str, Any] | ir.DictAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    @property
    def arguments(self) -> list[ir.Value]:
        """Operand `arguments`: handle or parameter."""
    @arguments.setter
    def arguments(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def function(self) -> ir.StringAttr:
        """Attribute `function`: string attribute."""
    @function.setter
    def function(self, value: str | ir.StringAttr) -> None: ...
    @property
    def options(self) -> ir.DictAttr | None:
        """Attribute `options`: dictionary of named attribute values."""
    @options.setter
    def options(self, value: dict[str, Any] | ir.DictAttr | None) -> None: ...
    @options.deleter
    def options(self) -> None: ...
    def apply(self, rewriter: Any, target: list[Any], arguments: list[list[Any]]) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...
        @property
        def function(self) -> ir.StringAttr: ...
        @property
        def options(self) -> ir.DictAttr: ...

@final
class ReplaceOp(OpBase):
    """Calls a Python function on each payload op, and hands on the ops that it returns; the target's handle is gone."""
    def __init__(
        self, replacements: Sequence[ir.Type], function: str | ir.StringAttr,
        target: ir.Value | ir.OpView | ir.Operation,
        arguments: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        options: dict[str, Any] | ir.DictAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    @property
    def arguments(self) -> list[ir.Value]:
        """Operand `arguments`: handle or parameter."""
    @arguments.setter
    def arguments(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def replacements(self) -> list[ir.OpResult]:
        """Result `replacements`: handle to payload operations."""
    @property
    def function(self) -> ir.StringAttr:
        """Attribute `function`: string attribute."""
    @function.setter
    def function(self, value: str | ir.StringAttr) -> None: ...
    @property
    def options(self) -> ir.DictAttr | None:
        """Attribute `options`: dictionary of named attribute values."""
    @options.setter
    def options(self, value: dict[str, Any] | ir.DictAttr | None) -> None: ...
    @options.deleter
    def options(self) -> None: ...
    def apply(self, rewriter: Any, target: list[Any], arguments: list[list[Any]]) -> tuple[list[Any], ...]: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...
        @property
        def function(self) -> ir.StringAttr: ...
        @property
        def options(self) -> ir.DictAttr: ...
WATCHED: list[tuple[ir.Location, str, ir.Location]]

@final
class WatchOp(OpBase):
    """Remembers where the payload of a handle stands, for the message of a step that fails next."""
    def __init__(
        self, target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    def apply(self, rewriter: Any, target: list[Any]) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...
