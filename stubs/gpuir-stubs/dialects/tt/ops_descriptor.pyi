# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.constraints import Shaped
from gpuir.dialects.tt.dialect import CacheModifier, DescriptorReduceKind, EvictionPolicy, PaddingOption, TensorDescType
from gpuir.host import ir
from gpuir.ods.operation import OpBase

def check_block_elements(desc: TensorDescType, other: Shaped, name: str) -> None:
    """A tensor or a buffer has as many elements as the block, of its type."""

def check_element_of_block(desc: TensorDescType, other: Shaped, name: str) -> None:
    """A tensor or a buffer has the block's element type, without a sign."""

@final
class MakeTensorDescOp(OpBase):
    """A descriptor of the tensor at `base` with that `shape` and `strides`; its type says the block."""
    def __init__(
        self, result: ir.Type, base: ir.Value | ir.OpView | ir.Operation,
        shape: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        strides: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, padding: PaddingOption | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value:
        """Operand `base`: !tt.ptr."""
    @base.setter
    def base(self, value: ir.Value) -> None: ...
    @property
    def shape(self) -> list[ir.Value]:
        """Operand `shape`: 32-bit signless integer."""
    @shape.setter
    def shape(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def strides(self) -> list[ir.Value]:
        """Operand `strides`: 64-bit signless integer."""
    @strides.setter
    def strides(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def padding(self) -> ir.IntegerAttr:
        """Attribute `padding`: PaddingOption case (zero, nan)."""
    @padding.setter
    def padding(self, value: PaddingOption | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def base(self) -> ir.Value: ...
        @property
        def padding(self) -> ir.IntegerAttr: ...

@final
class DescriptorLoadOp(OpBase):
    """Loads the block at `indices`."""
    def __init__(
        self, result: ir.Type, desc: ir.Value | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> list[ir.Value]:
        """Operand `indices`: 32-bit signless integer."""
    @indices.setter
    def indices(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
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
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...

@final
class DescriptorStoreOp(OpBase):
    """Stores `src` as the block at `indices`."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> list[ir.Value]:
        """Operand `indices`: 32-bit signless integer."""
    @indices.setter
    def indices(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def src(self) -> ir.Value: ...

@final
class DescriptorReduceOp(OpBase):
    """Combines the block at `indices` with `src`, in one step an element."""
    def __init__(
        self, kind: DescriptorReduceKind | str | int | ir.IntegerAttr, desc: ir.Value | ir.OpView | ir.Operation,
        src: ir.Value | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> list[ir.Value]:
        """Operand `indices`: 32-bit signless integer."""
    @indices.setter
    def indices(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def kind(self) -> ir.IntegerAttr:
        """Attribute `kind`: DescriptorReduceKind case (add, min, max, inc, dec, and, or, xor)."""
    @kind.setter
    def kind(self, value: DescriptorReduceKind | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def src(self) -> ir.Value: ...
        @property
        def kind(self) -> ir.IntegerAttr: ...

@final
class DescriptorGatherOp(OpBase):
    """Loads a row of the tensor for each of `x_offsets`, from column `y_offset` on."""
    def __init__(
        self, result: ir.Type, desc: ir.Value | ir.OpView | ir.Operation,
        x_offsets: ir.Value | ir.OpView | ir.Operation, y_offset: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def x_offsets(self) -> ir.Value:
        """Operand `x_offsets`: ranked tensor of 16-bit signless integer or 32-bit signless integer values."""
    @x_offsets.setter
    def x_offsets(self, value: ir.Value) -> None: ...
    @property
    def y_offset(self) -> ir.Value:
        """Operand `y_offset`: 32-bit signless integer."""
    @y_offset.setter
    def y_offset(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...

@final
class DescriptorScatterOp(OpBase):
    """Stores each row of `src` as the row of the tensor that `x_offsets` names, from column `y_offset` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
        y_offset: ir.Value | ir.OpView | ir.Operation | int, src: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def x_offsets(self) -> ir.Value:
        """Operand `x_offsets`: ranked tensor of 16-bit signless integer or 32-bit signless integer values."""
    @x_offsets.setter
    def x_offsets(self, value: ir.Value) -> None: ...
    @property
    def y_offset(self) -> ir.Value:
        """Operand `y_offset`: 32-bit signless integer."""
    @y_offset.setter
    def y_offset(self, value: ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...
        @property
        def src(self) -> ir.Value: ...

def descriptor_gather(
    result: ir.Type, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads a row of the tensor for each of `x_offsets`, from column `y_offset` on."""

def descriptor_load(
    result: ir.Type, desc: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads the block at `indices`."""

def descriptor_reduce(
    kind: DescriptorReduceKind | str | int | ir.IntegerAttr, desc: ir.Value | ir.OpView | ir.Operation,
    src: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DescriptorReduceOp:
    """Combines the block at `indices` with `src`, in one step an element."""

def descriptor_scatter(
    desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, src: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DescriptorScatterOp:
    """Stores each row of `src` as the row of the tensor that `x_offsets` names, from column `y_offset` on."""

def descriptor_store(
    desc: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DescriptorStoreOp:
    """Stores `src` as the block at `indices`."""

def make_tensor_descriptor(
    result: ir.Type, base: ir.Value | ir.OpView | ir.Operation,
    shape: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    strides: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    padding: PaddingOption | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A descriptor of the tensor at `base` with that `shape` and `strides`; its type says the block."""
