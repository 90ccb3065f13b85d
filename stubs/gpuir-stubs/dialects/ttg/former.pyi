# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.host import ir
from gpuir.ods.operation import OpBase

DYNAMIC: int

@final
class AllocTensorOp(OpBase):
    """A tensor in shared memory; `ttg.local_alloc` today."""
    def __init__(
        self, result: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...

@final
class InsertSliceAsyncOp(OpBase):
    """Starts a copy into the part `index` of a tensor in shared memory, which is the result."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation,
        index: ir.Value | ir.OpView | ir.Operation | int, axis: int | ir.IntegerAttr, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        other: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: ranked tensor of floating-point, integer or ptr values."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def index(self) -> ir.Value:
        """Operand `index`: 32-bit signless integer."""
    @index.setter
    def index(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def other(self) -> ir.Value | None:
        """Operand `other`: floating-point, integer, ptr, or a ranked tensor of these."""
    @other.setter
    def other(self, value: ir.Value | None) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def evict(self) -> ir.IntegerAttr:
        """Attribute `evict`: EvictionPolicy case (evict_normal, evict_first, evict_last)."""
    @evict.setter
    def evict(self, value: EvictionPolicy | str | int | ir.IntegerAttr) -> None: ...
    @property
    def is_volatile(self) -> ir.BoolAttr:
        """Attribute `isVolatile`: bool attribute."""
    @is_volatile.setter
    def is_volatile(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def dst(self) -> ir.Value: ...
        @property
        def index(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def is_volatile(self) -> ir.BoolAttr: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class ExtractSliceOp(OpBase):
    """A part of a tensor in shared memory; `ttg.memdesc_subview` today."""
    def __init__(
        self, result: ir.Type, source: ir.Value | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value:
        """Operand `source`: ranked tensor of floating-point, integer or ptr values."""
    @source.setter
    def source(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 32-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def static_offsets(self) -> ir.DenseI64ArrayAttr:
        """Attribute `static_offsets`: i64 dense array attribute."""
    @static_offsets.setter
    def static_offsets(self, value: Sequence[int] | ir.DenseI64ArrayAttr) -> None: ...
    @property
    def static_sizes(self) -> ir.DenseI64ArrayAttr:
        """Attribute `static_sizes`: i64 dense array attribute."""
    @static_sizes.setter
    def static_sizes(self, value: Sequence[int] | ir.DenseI64ArrayAttr) -> None: ...
    @property
    def static_strides(self) -> ir.DenseI64ArrayAttr:
        """Attribute `static_strides`: i64 dense array attribute."""
    @static_strides.setter
    def static_strides(self, value: Sequence[int] | ir.DenseI64ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def source(self) -> ir.Value: ...
        @property
        def static_offsets(self) -> ir.DenseI64ArrayAttr: ...
        @property
        def static_sizes(self) -> ir.DenseI64ArrayAttr: ...
        @property
        def static_strides(self) -> ir.DenseI64ArrayAttr: ...

@final
class CmpIOp(OpBase):
    """Compares integers; `arith.cmpi` today, of which 2.x had its own on tensors with layouts."""
    def __init__(
        self, result: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation,
        predicate: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value:
        """Operand `lhs`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @lhs.setter
    def lhs(self, value: ir.Value) -> None: ...
    @property
    def rhs(self) -> ir.Value:
        """Operand `rhs`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @rhs.setter
    def rhs(self, value: ir.Value) -> None: ...
    @property
    def predicate(self) -> ir.IntegerAttr:
        """Attribute `predicate`: 64-bit signless integer attribute."""
    @predicate.setter
    def predicate(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lhs(self) -> ir.Value: ...
        @property
        def rhs(self) -> ir.Value: ...
        @property
        def predicate(self) -> ir.IntegerAttr: ...

@final
class CmpFOp(OpBase):
    """Compares floats; `arith.cmpf` today."""
    def __init__(
        self, result: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation,
        predicate: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value:
        """Operand `lhs`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @lhs.setter
    def lhs(self, value: ir.Value) -> None: ...
    @property
    def rhs(self) -> ir.Value:
        """Operand `rhs`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @rhs.setter
    def rhs(self, value: ir.Value) -> None: ...
    @property
    def predicate(self) -> ir.IntegerAttr:
        """Attribute `predicate`: 64-bit signless integer attribute."""
    @predicate.setter
    def predicate(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lhs(self) -> ir.Value: ...
        @property
        def rhs(self) -> ir.Value: ...
        @property
        def predicate(self) -> ir.IntegerAttr: ...

@final
class SelectOp(OpBase):
    """Picks elements of two tensors by a third; `arith.select` today."""
    def __init__(
        self, result: ir.Type, condition: ir.Value | ir.OpView | ir.Operation,
        true_value: ir.Value | ir.OpView | ir.Operation, false_value: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value:
        """Operand `condition`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @condition.setter
    def condition(self, value: ir.Value) -> None: ...
    @property
    def true_value(self) -> ir.Value:
        """Operand `true_value`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @true_value.setter
    def true_value(self, value: ir.Value) -> None: ...
    @property
    def false_value(self) -> ir.Value:
        """Operand `false_value`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @false_value.setter
    def false_value(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def condition(self) -> ir.Value: ...
        @property
        def true_value(self) -> ir.Value: ...
        @property
        def false_value(self) -> ir.Value: ...
