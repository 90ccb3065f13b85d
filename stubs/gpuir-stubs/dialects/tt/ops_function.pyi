# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.metaclasses import AttrConstraintMeta
from gpuir.ods.operation import OpBase

class FunctionTypeAttr(ir.TypeAttr, metaclass=AttrConstraintMeta): ...

@final
class FuncOp(OpBase):
    """A function: a kernel where it is public, else a device function. Without a body it is a declaration."""
    def __init__(
        self, sym_name: str | ir.StringAttr,
        function_type: ir.FunctionType | tuple[Sequence[ir.Type], Sequence[ir.Type]] | ir.TypeAttr, *,
        sym_visibility: str | ir.StringAttr | None = None,
        arg_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None,
        res_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sym_name(self) -> ir.StringAttr:
        """Attribute `sym_name`: string attribute."""
    @sym_name.setter
    def sym_name(self, value: str | ir.StringAttr) -> None: ...
    @property
    def function_type(self) -> ir.TypeAttr:
        """Attribute `function_type`: type attribute of function type."""
    @function_type.setter
    def function_type(
        self, value: ir.FunctionType | tuple[Sequence[ir.Type], Sequence[ir.Type]] | ir.TypeAttr,
    ) -> None: ...
    @property
    def sym_visibility(self) -> ir.StringAttr | None:
        """Attribute `sym_visibility`: string attribute."""
    @sym_visibility.setter
    def sym_visibility(self, value: str | ir.StringAttr | None) -> None: ...
    @sym_visibility.deleter
    def sym_visibility(self) -> None: ...
    @property
    def arg_attrs(self) -> ir.ArrayAttr | None:
        """Attribute `arg_attrs`: array of dictionary attributes."""
    @arg_attrs.setter
    def arg_attrs(self, value: Sequence[dict[str, Any]] | ir.ArrayAttr | None) -> None: ...
    @arg_attrs.deleter
    def arg_attrs(self) -> None: ...
    @property
    def res_attrs(self) -> ir.ArrayAttr | None:
        """Attribute `res_attrs`: array of dictionary attributes."""
    @res_attrs.setter
    def res_attrs(self, value: Sequence[dict[str, Any]] | ir.ArrayAttr | None) -> None: ...
    @res_attrs.deleter
    def res_attrs(self) -> None: ...
    @property
    def body(self) -> ir.Region: ...
    @property
    def type(self) -> ir.FunctionType:
        """The function's type."""
    @property
    def name(self) -> ir.StringAttr:
        """The function's name; `sym_name` in Triton's text."""
    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
    @property
    def entry_block(self) -> ir.Block:
        """The first block of the body."""
    @property
    def arguments(self) -> Any:
        """The arguments, as values of the body."""
    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Gives a declaration its first block, with the function's arguments."""
    class Adaptor(ir.OpAdaptor):
        @property
        def sym_name(self) -> ir.StringAttr: ...
        @property
        def function_type(self) -> ir.TypeAttr: ...
        @property
        def sym_visibility(self) -> ir.StringAttr: ...
        @property
        def arg_attrs(self) -> ir.ArrayAttr: ...
        @property
        def res_attrs(self) -> ir.ArrayAttr: ...

@final
class CallOp(OpBase):
    """Calls the `tt.func` of that name in the same module."""
    def __init__(
        self, results_: Sequence[ir.Type], callee: str | ir.FlatSymbolRefAttr,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        arg_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None,
        res_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> list[ir.Value]:
        """Operand `operands`: any type."""
    @operands_.setter
    def operands_(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def results_(self) -> list[ir.OpResult]:
        """Result `results`: any type."""
    @property
    def callee(self) -> ir.FlatSymbolRefAttr:
        """Attribute `callee`: flat symbol reference attribute."""
    @callee.setter
    def callee(self, value: str | ir.FlatSymbolRefAttr) -> None: ...
    @property
    def arg_attrs(self) -> ir.ArrayAttr | None:
        """Attribute `arg_attrs`: array of dictionary attributes."""
    @arg_attrs.setter
    def arg_attrs(self, value: Sequence[dict[str, Any]] | ir.ArrayAttr | None) -> None: ...
    @arg_attrs.deleter
    def arg_attrs(self) -> None: ...
    @property
    def res_attrs(self) -> ir.ArrayAttr | None:
        """Attribute `res_attrs`: array of dictionary attributes."""
    @res_attrs.setter
    def res_attrs(self, value: Sequence[dict[str, Any]] | ir.ArrayAttr | None) -> None: ...
    @res_attrs.deleter
    def res_attrs(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def callee(self) -> ir.FlatSymbolRefAttr: ...
        @property
        def arg_attrs(self) -> ir.ArrayAttr: ...
        @property
        def res_attrs(self) -> ir.ArrayAttr: ...

@final
class ReturnOp(OpBase):
    """Ends a function and gives its results."""
    def __init__(
        self, srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcs(self) -> list[ir.Value]:
        """Operand `srcs`: any type."""
    @srcs.setter
    def srcs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

def call(
    results_: Sequence[ir.Type], callee: str | ir.FlatSymbolRefAttr,
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    arg_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None,
    res_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Calls the `tt.func` of that name in the same module."""

def func(
    sym_name: str | ir.StringAttr,
    function_type: ir.FunctionType | tuple[Sequence[ir.Type], Sequence[ir.Type]] | ir.TypeAttr, *,
    sym_visibility: str | ir.StringAttr | None = None, arg_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None,
    res_attrs: Sequence[dict[str, Any]] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> FuncOp:
    """A function: a kernel where it is public, else a device function. Without a body it is a declaration."""

def return_(
    srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ReturnOp:
    """Ends a function and gives its results."""
