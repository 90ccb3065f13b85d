# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.iree_vector_ext.attributes import LayoutAttr, NestedLayoutAttr, PerDimLayoutAttr
from gpuir.host import ir
from gpuir.ods.metaclasses import TypeConstraintMeta
from gpuir.ods.operation import OpBase

class AnyShaped(ir.ShapedType, metaclass=TypeConstraintMeta): ...

@final
class ToLayoutOp(OpBase):
    """The same value, spread over threads as a layout says."""
    def __init__(
        self, input: ir.Value | ir.OpView | ir.Operation,
        layout: LayoutAttr | NestedLayoutAttr | Sequence[PerDimLayoutAttr | tuple[Any, ...]], *,
        shared_memory_conversion: bool | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: shaped of any type values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: shaped of any type values."""
    @property
    def layout(self) -> LayoutAttr | NestedLayoutAttr:
        """Attribute `layout`: LayoutAttr or NestedLayoutAttr."""
    @layout.setter
    def layout(self, value: LayoutAttr | NestedLayoutAttr | Sequence[PerDimLayoutAttr | tuple[Any, ...]]) -> None: ...
    @property
    def shared_memory_conversion(self) -> bool:
        """Attribute `shared_memory_conversion`: unit attribute."""
    @shared_memory_conversion.setter
    def shared_memory_conversion(self, value: bool | None) -> None: ...
    @shared_memory_conversion.deleter
    def shared_memory_conversion(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...
        @property
        def layout(self) -> LayoutAttr | NestedLayoutAttr: ...
        @property
        def shared_memory_conversion(self) -> bool: ...

@final
class ToSIMDOp(OpBase):
    """The whole vector of which each thread has a share: what stands between ops that are distributed and others."""
    def __init__(
        self, output: ir.VectorType, input: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: vector of any type values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: vector of any type values."""
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...

@final
class ToSIMTOp(OpBase):
    """A thread's share of a vector: what stands between ops that are not distributed and others."""
    def __init__(
        self, output: ir.VectorType, input: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: vector of any type values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: vector of any type values."""
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...

def to_layout(
    input: ir.Value | ir.OpView | ir.Operation,
    layout: LayoutAttr | NestedLayoutAttr | Sequence[PerDimLayoutAttr | tuple[Any, ...]], *,
    shared_memory_conversion: bool | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The same value, spread over threads as a layout says."""

def to_simd(
    output: ir.VectorType, input: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The whole vector of which each thread has a share: what stands between ops that are distributed and others."""

def to_simt(
    output: ir.VectorType, input: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A thread's share of a vector: what stands between ops that are not distributed and others."""
