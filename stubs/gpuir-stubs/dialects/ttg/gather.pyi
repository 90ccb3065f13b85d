# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import RMWOp
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class LocalGatherOp(OpBase):
    """Reads elements of a buffer: result[i, j] = src[indices[i, j], j] for an `axis` of 0. A `token` orders it."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
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

@final
class LocalScatterOp(OpBase):
    """Writes elements of a buffer: dst[indices[i, j], j] = values[i, j] for an `axis` of 0. A `token` orders it."""
    def __init__(
        self, dst: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation,
        indices: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *,
        token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def values(self) -> ir.Value:
        """Operand `values`: ranked tensor of floating-point, integer or ptr values."""
    @values.setter
    def values(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> ir.Value:
        """Operand `indices`: ranked tensor of integer values."""
    @indices.setter
    def indices(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def dst(self) -> ir.Value: ...
        @property
        def values(self) -> ir.Value: ...
        @property
        def indices(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class LocalAtomicScatterRMWOp(OpBase):
    """Combines elements of a buffer with `values` in one step each, where `mask` is true; the result is what was there."""
    def __init__(
        self, atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, dst: ir.Value | ir.OpView | ir.Operation,
        values: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def values(self) -> ir.Value:
        """Operand `values`: ranked tensor of floating-point or integer values."""
    @values.setter
    def values(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> ir.Value:
        """Operand `indices`: ranked tensor of integer values."""
    @indices.setter
    def indices(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def atomic_rmw_op(self) -> ir.IntegerAttr:
        """Attribute `atomic_rmw_op`: RMWOp case (and, or, xor, add, fadd, max, min, umax, umin, exch)."""
    @atomic_rmw_op.setter
    def atomic_rmw_op(self, value: RMWOp | str | int | ir.IntegerAttr) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def dst(self) -> ir.Value: ...
        @property
        def values(self) -> ir.Value: ...
        @property
        def indices(self) -> ir.Value: ...
        @property
        def atomic_rmw_op(self) -> ir.IntegerAttr: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

def local_atomic_scatter_rmw(
    atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, dst: ir.Value | ir.OpView | ir.Operation,
    values: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Combines elements of a buffer with `values` in one step each, where `mask` is true; the result is what was there."""

def local_gather(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, token: ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Reads elements of a buffer: result[i, j] = src[indices[i, j], j] for an `axis` of 0. A `token` orders it."""

def local_scatter(
    dst: ir.Value | ir.OpView | ir.Operation, values: ir.Value | ir.OpView | ir.Operation,
    indices: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *,
    token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> LocalScatterOp:
    """Writes elements of a buffer: dst[indices[i, j], j] = values[i, j] for an `axis` of 0. A `token` orders it."""
