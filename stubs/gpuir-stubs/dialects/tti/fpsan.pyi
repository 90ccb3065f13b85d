# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class FpSanEmbedOp(OpBase):
    """The integer that stands for a float, element by element."""
    def __init__(
        self, result: ir.Type, val: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value:
        """Operand `val`: floating-point or ranked tensor of floating-point values."""
    @val.setter
    def val(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def val(self) -> ir.Value: ...

@final
class FpSanUnembedOp(OpBase):
    """The float that an integer stands for, element by element."""
    def __init__(
        self, result: ir.Type, val: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def val(self) -> ir.Value:
        """Operand `val`: integer or ranked tensor of integer values."""
    @val.setter
    def val(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def val(self) -> ir.Value: ...

@final
class DotI8Op(OpBase):
    """d = a * b + c of bytes, which `aSigned` and `bSigned` take for signed or not, by mma.sync."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        c: ir.Value | ir.OpView | ir.Operation, a_signed: bool | ir.BoolAttr, b_signed: bool | ir.BoolAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: ranked tensor of 8-bit signless integer values."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: ranked tensor of 8-bit signless integer values."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def c(self) -> ir.Value:
        """Operand `c`: ranked tensor of 32-bit signless integer values."""
    @c.setter
    def c(self, value: ir.Value) -> None: ...
    @property
    def d(self) -> ir.OpResult:
        """Result `d`: ranked tensor of 32-bit signless integer values."""
    @property
    def a_signed(self) -> ir.BoolAttr:
        """Attribute `aSigned`: bool attribute."""
    @a_signed.setter
    def a_signed(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def b_signed(self) -> ir.BoolAttr:
        """Attribute `bSigned`: bool attribute."""
    @b_signed.setter
    def b_signed(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def c(self) -> ir.Value: ...
        @property
        def a_signed(self) -> ir.BoolAttr: ...
        @property
        def b_signed(self) -> ir.BoolAttr: ...

@final
class LocalGatherOp(OpBase):
    """Reads elements of the part of a buffer that begins at `offsets`: as `ttg.local_gather`."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> ir.Value:
        """Operand `indices`: ranked tensor of integer values."""
    @indices.setter
    def indices(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 32-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def indices(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

def dot_i8(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    c: ir.Value | ir.OpView | ir.Operation, a_signed: bool | ir.BoolAttr, b_signed: bool | ir.BoolAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """d = a * b + c of bytes, which `aSigned` and `bSigned` take for signed or not, by mma.sync."""

def experimental_fpsan_embed(
    result: ir.Type, val: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The integer that stands for a float, element by element."""

def experimental_fpsan_unembed(
    result: ir.Type, val: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The float that an integer stands for, element by element."""

def experimental_local_gather(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Reads elements of the part of a buffer that begins at `offsets`: as `ttg.local_gather`."""
