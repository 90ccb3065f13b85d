# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.dialects.tt.dialect import CacheModifier
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class MaskedLoadOp(OpBase):
    """Loads what a pointer points at, where `mask` is true; `falseVal` else."""
    def __init__(
        self, result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation,
        mask: ir.Value | ir.OpView | ir.Operation | int, false_val: ir.Value | ir.OpView | ir.Operation, *,
        multicast_mask: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        force_no_alias: bool | ir.BoolAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: LLVM pointer type."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value:
        """Operand `mask`: 1-bit signless integer."""
    @mask.setter
    def mask(self, value: ir.Value) -> None: ...
    @property
    def false_val(self) -> ir.Value:
        """Operand `falseVal`: LLVM dialect-compatible type."""
    @false_val.setter
    def false_val(self, value: ir.Value) -> None: ...
    @property
    def multicast_mask(self) -> ir.Value | None:
        """Operand `multicastMask`: 16-bit signless integer or 32-bit signless integer."""
    @multicast_mask.setter
    def multicast_mask(self, value: ir.Value | None) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def force_no_alias(self) -> ir.BoolAttr:
        """Attribute `forceNoAlias`: bool attribute."""
    @force_no_alias.setter
    def force_no_alias(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def is_volatile(self) -> ir.BoolAttr:
        """Attribute `isVolatile`: bool attribute."""
    @is_volatile.setter
    def is_volatile(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def mask(self) -> ir.Value: ...
        @property
        def false_val(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def force_no_alias(self) -> ir.BoolAttr: ...
        @property
        def is_volatile(self) -> ir.BoolAttr: ...

@final
class MaskedStoreOp(OpBase):
    """Stores `value` where a pointer points, where `mask` is true."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
        mask: ir.Value | ir.OpView | ir.Operation | int, *,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        force_no_alias: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: LLVM pointer type."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def value(self) -> ir.Value:
        """Operand `value`: LLVM dialect-compatible type."""
    @value.setter
    def value(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value:
        """Operand `mask`: 1-bit signless integer."""
    @mask.setter
    def mask(self, value: ir.Value) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def force_no_alias(self) -> ir.BoolAttr:
        """Attribute `forceNoAlias`: bool attribute."""
    @force_no_alias.setter
    def force_no_alias(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def value(self) -> ir.Value: ...
        @property
        def mask(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def force_no_alias(self) -> ir.BoolAttr: ...

def masked_load(
    result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, mask: ir.Value | ir.OpView | ir.Operation | int,
    false_val: ir.Value | ir.OpView | ir.Operation, *,
    multicast_mask: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None, force_no_alias: bool | ir.BoolAttr | None = None,
    is_volatile: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads what a pointer points at, where `mask` is true; `falseVal` else."""

def masked_store(
    ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
    mask: ir.Value | ir.OpView | ir.Operation | int, *, cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    force_no_alias: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MaskedStoreOp:
    """Stores `value` where a pointer points, where `mask` is true."""
