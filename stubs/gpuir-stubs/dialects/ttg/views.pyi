# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class MemDescIndexOp(OpBase):
    """Buffer number `index` of several: `src` without its first dimension, which counts them."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, index: ir.Value | ir.OpView | ir.Operation | int, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def index(self) -> ir.Value:
        """Operand `index`: 32-bit signless integer."""
    @index.setter
    def index(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def index(self) -> ir.Value: ...

@final
class MemDescSubsliceOp(OpBase):
    """The part of a buffer that begins at `offsets`, in elements, one a dimension, and is as large as the result."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, offsets: Sequence[int] | ir.DenseI32ArrayAttr,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.DenseI32ArrayAttr:
        """Attribute `offsets`: i32 dense array attribute."""
    @offsets.setter
    def offsets(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def offsets(self) -> ir.DenseI32ArrayAttr: ...

@final
class MemDescReinterpretOp(OpBase):
    """Sees a buffer as one of another shape, element type and encoding. The bytes stay as they are."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

def memdesc_index(
    src: ir.Value | ir.OpView | ir.Operation, index: ir.Value | ir.OpView | ir.Operation | int, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Buffer number `index` of several: `src` without its first dimension, which counts them."""

def memdesc_reinterpret(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Sees a buffer as one of another shape, element type and encoding. The bytes stay as they are."""

def memdesc_subslice(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, offsets: Sequence[int] | ir.DenseI32ArrayAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The part of a buffer that begins at `offsets`, in elements, one a dimension, and is as large as the result."""
