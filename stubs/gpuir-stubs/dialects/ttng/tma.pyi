# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import CacheModifier, DescriptorReduceKind, EvictionPolicy
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.ods.metaclasses import TypeConstraintMeta
from gpuir.ods.operation import OpBase

class AnyTensorDesc(metaclass=TypeConstraintMeta): ...

def check_block_rows(desc: Any, buffer: MemDescType, name: str) -> None:
    """The block is one row as long as the buffer's, of the same elements."""

def check_tma_layout(desc: Any, buffer: MemDescType, name: str) -> None:
    """A buffer has the layout of its descriptor, which is one that TMA writes."""

def check_unpadded(buffer: MemDescType, name: str) -> None:
    """Only a copy of a block into a buffer spreads pairs of fp4."""

@final
class AsyncTMACopyGlobalToLocalOp(OpBase):
    """Starts the copy of a block, at the coordinates `coord` of the described tensor, into the buffer `result`."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        barrier: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation,
        pred: ir.Value | ir.OpView | ir.Operation | int, *,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
        multicast: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: tensor descriptor."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def coord(self) -> list[ir.Value]:
        """Operand `coord`: 32-bit signless integer."""
    @coord.setter
    def coord(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 16-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def result(self) -> ir.Value:
        """Operand `result`: !ttg.memdesc."""
    @result.setter
    def result(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
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
    def multicast(self) -> bool:
        """Attribute `multicast`: unit attribute."""
    @multicast.setter
    def multicast(self, value: bool | None) -> None: ...
    @multicast.deleter
    def multicast(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def is_volatile(self) -> ir.BoolAttr: ...
        @property
        def multicast(self) -> bool: ...

@final
class AsyncTMACopyLocalToGlobalOp(OpBase):
    """Starts the copy of a buffer to a block, at the coordinates `coord`, of the described tensor."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        src: ir.Value | ir.OpView | ir.Operation, *, cache_policy: ir.Attribute | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def coord(self) -> list[ir.Value]:
        """Operand `coord`: 32-bit signless integer."""
    @coord.setter
    def coord(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def cache_policy(self) -> ir.Attribute | None:
        """Attribute `cachePolicy`: any attribute."""
    @cache_policy.setter
    def cache_policy(self, value: ir.Attribute | None) -> None: ...
    @cache_policy.deleter
    def cache_policy(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def cache_policy(self) -> ir.Attribute: ...

@final
class AsyncTMAGatherOp(OpBase):
    """Starts the copy of rows of the described matrix into a buffer: row `x_offsets[i]`, from column `y_offset` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
        y_offset: ir.Value | ir.OpView | ir.Operation | int, barrier: ir.Value | ir.OpView | ir.Operation,
        result: ir.Value | ir.OpView | ir.Operation, pred: ir.Value | ir.OpView | ir.Operation | int, *,
        multicast: bool | None = None, cache_policy: ir.Attribute | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def x_offsets(self) -> ir.Value:
        """Operand `x_offsets`: ranked tensor of 32-bit signless integer values."""
    @x_offsets.setter
    def x_offsets(self, value: ir.Value) -> None: ...
    @property
    def y_offset(self) -> ir.Value:
        """Operand `y_offset`: 32-bit signless integer."""
    @y_offset.setter
    def y_offset(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def result(self) -> ir.Value:
        """Operand `result`: !ttg.memdesc."""
    @result.setter
    def result(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def multicast(self) -> bool:
        """Attribute `multicast`: unit attribute."""
    @multicast.setter
    def multicast(self, value: bool | None) -> None: ...
    @multicast.deleter
    def multicast(self) -> None: ...
    @property
    def cache_policy(self) -> ir.Attribute | None:
        """Attribute `cachePolicy`: any attribute."""
    @cache_policy.setter
    def cache_policy(self, value: ir.Attribute | None) -> None: ...
    @cache_policy.deleter
    def cache_policy(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def result(self) -> ir.Value: ...
        @property
        def pred(self) -> ir.Value: ...
        @property
        def multicast(self) -> bool: ...
        @property
        def cache_policy(self) -> ir.Attribute: ...

@final
class AsyncTMAReduceOp(OpBase):
    """Starts the reduction of a buffer into a block of the described tensor, atomic element by element and relaxed."""
    def __init__(
        self, kind: DescriptorReduceKind | str | int | ir.IntegerAttr, desc: ir.Value | ir.OpView | ir.Operation,
        coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def coord(self) -> list[ir.Value]:
        """Operand `coord`: 32-bit signless integer."""
    @coord.setter
    def coord(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def kind(self) -> ir.IntegerAttr:
        """Attribute `kind`: DescriptorReduceKind case (add, min, max, inc, dec, and, or, xor)."""
    @kind.setter
    def kind(self, value: DescriptorReduceKind | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def kind(self) -> ir.IntegerAttr: ...

@final
class AsyncTMAScatterOp(OpBase):
    """Starts the copy of a buffer's rows into the described matrix: to row `x_offsets[i]`, from column `y_offset` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
        y_offset: ir.Value | ir.OpView | ir.Operation | int, src: ir.Value | ir.OpView | ir.Operation, *,
        cache_policy: ir.Attribute | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def x_offsets(self) -> ir.Value:
        """Operand `x_offsets`: ranked tensor of 32-bit signless integer values."""
    @x_offsets.setter
    def x_offsets(self, value: ir.Value) -> None: ...
    @property
    def y_offset(self) -> ir.Value:
        """Operand `y_offset`: 32-bit signless integer."""
    @y_offset.setter
    def y_offset(self, value: ir.Value) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def cache_policy(self) -> ir.Attribute | None:
        """Attribute `cachePolicy`: any attribute."""
    @cache_policy.setter
    def cache_policy(self, value: ir.Attribute | None) -> None: ...
    @cache_policy.deleter
    def cache_policy(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...
        @property
        def src(self) -> ir.Value: ...
        @property
        def cache_policy(self) -> ir.Attribute: ...

@final
class TMAStoreWaitOp(OpBase):
    """Waits until at most `pendings` of the started copies to global memory still read their buffers."""
    def __init__(
        self, pendings: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def pendings(self) -> ir.IntegerAttr:
        """Attribute `pendings`: 32-bit signless integer attribute."""
    @pendings.setter
    def pendings(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def pendings(self) -> ir.IntegerAttr: ...

@final
class ReinterpretTensorDescOp(OpBase):
    """Sees what a pointer points at as a tensor descriptor."""
    def __init__(
        self, result: ir.Type, raw_desc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def raw_desc(self) -> ir.Value:
        """Operand `rawDesc`: !tt.ptr."""
    @raw_desc.setter
    def raw_desc(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def raw_desc(self) -> ir.Value: ...

@final
class TensormapCreateOp(OpBase):
    """Makes a tensor descriptor, at `desc_ptr` in global memory, of a tensor at `global_address`."""
    def __init__(
        self, desc_ptr: ir.Value | ir.OpView | ir.Operation, global_address: ir.Value | ir.OpView | ir.Operation,
        box_dim: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        global_dim: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        global_stride: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        element_stride: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        elem_type: int | ir.IntegerAttr, interleave_layout: int | ir.IntegerAttr, swizzle_mode: int | ir.IntegerAttr,
        fill_mode: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc_ptr(self) -> ir.Value:
        """Operand `desc_ptr`: !tt.ptr."""
    @desc_ptr.setter
    def desc_ptr(self, value: ir.Value) -> None: ...
    @property
    def global_address(self) -> ir.Value:
        """Operand `global_address`: !tt.ptr."""
    @global_address.setter
    def global_address(self, value: ir.Value) -> None: ...
    @property
    def box_dim(self) -> list[ir.Value]:
        """Operand `box_dim`: 32-bit signless integer."""
    @box_dim.setter
    def box_dim(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def global_dim(self) -> list[ir.Value]:
        """Operand `global_dim`: 32-bit signless integer."""
    @global_dim.setter
    def global_dim(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def global_stride(self) -> list[ir.Value]:
        """Operand `global_stride`: 64-bit signless integer."""
    @global_stride.setter
    def global_stride(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def element_stride(self) -> list[ir.Value]:
        """Operand `element_stride`: 32-bit signless integer."""
    @element_stride.setter
    def element_stride(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def elem_type(self) -> ir.IntegerAttr:
        """Attribute `elem_type`: 32-bit signless integer attribute between 0 and 15."""
    @elem_type.setter
    def elem_type(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def interleave_layout(self) -> ir.IntegerAttr:
        """Attribute `interleave_layout`: 32-bit signless integer attribute between 0 and 2."""
    @interleave_layout.setter
    def interleave_layout(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def swizzle_mode(self) -> ir.IntegerAttr:
        """Attribute `swizzle_mode`: 32-bit signless integer attribute between 0 and 3."""
    @swizzle_mode.setter
    def swizzle_mode(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def fill_mode(self) -> ir.IntegerAttr:
        """Attribute `fill_mode`: 32-bit signless integer attribute between 0 and 1."""
    @fill_mode.setter
    def fill_mode(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc_ptr(self) -> ir.Value: ...
        @property
        def global_address(self) -> ir.Value: ...
        @property
        def elem_type(self) -> ir.IntegerAttr: ...
        @property
        def interleave_layout(self) -> ir.IntegerAttr: ...
        @property
        def swizzle_mode(self) -> ir.IntegerAttr: ...
        @property
        def fill_mode(self) -> ir.IntegerAttr: ...

@final
class TensormapFenceproxyAcquireOp(OpBase):
    """Makes a descriptor that was written through generic memory accesses visible to copies that use it."""
    def __init__(
        self, desc_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc_ptr(self) -> ir.Value:
        """Operand `desc_ptr`: !tt.ptr."""
    @desc_ptr.setter
    def desc_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc_ptr(self) -> ir.Value: ...

def async_tma_copy_global_to_local(
    desc: ir.Value | ir.OpView | ir.Operation,
    coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    barrier: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation,
    pred: ir.Value | ir.OpView | ir.Operation | int, *,
    offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
    multicast: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AsyncTMACopyGlobalToLocalOp:
    """Starts the copy of a block, at the coordinates `coord` of the described tensor, into the buffer `result`."""

def async_tma_copy_local_to_global(
    desc: ir.Value | ir.OpView | ir.Operation,
    coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    src: ir.Value | ir.OpView | ir.Operation, *, cache_policy: ir.Attribute | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AsyncTMACopyLocalToGlobalOp:
    """Starts the copy of a buffer to a block, at the coordinates `coord`, of the described tensor."""

def async_tma_gather(
    desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, barrier: ir.Value | ir.OpView | ir.Operation,
    result: ir.Value | ir.OpView | ir.Operation, pred: ir.Value | ir.OpView | ir.Operation | int, *,
    multicast: bool | None = None, cache_policy: ir.Attribute | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncTMAGatherOp:
    """Starts the copy of rows of the described matrix into a buffer: row `x_offsets[i]`, from column `y_offset` on."""

def async_tma_reduce(
    kind: DescriptorReduceKind | str | int | ir.IntegerAttr, desc: ir.Value | ir.OpView | ir.Operation,
    coord: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AsyncTMAReduceOp:
    """Starts the reduction of a buffer into a block of the described tensor, atomic element by element and relaxed."""

def async_tma_scatter(
    desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, src: ir.Value | ir.OpView | ir.Operation, *,
    cache_policy: ir.Attribute | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AsyncTMAScatterOp:
    """Starts the copy of a buffer's rows into the described matrix: to row `x_offsets[i]`, from column `y_offset` on."""

def async_tma_store_wait(
    pendings: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TMAStoreWaitOp:
    """Waits until at most `pendings` of the started copies to global memory still read their buffers."""

def reinterpret_tensor_descriptor(
    result: ir.Type, raw_desc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Sees what a pointer points at as a tensor descriptor."""

def tensormap_create(
    desc_ptr: ir.Value | ir.OpView | ir.Operation, global_address: ir.Value | ir.OpView | ir.Operation,
    box_dim: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    global_dim: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    global_stride: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    element_stride: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    elem_type: int | ir.IntegerAttr, interleave_layout: int | ir.IntegerAttr, swizzle_mode: int | ir.IntegerAttr,
    fill_mode: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> TensormapCreateOp:
    """Makes a tensor descriptor, at `desc_ptr` in global memory, of a tensor at `global_address`."""

def tensormap_fenceproxy_acquire(
    desc_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TensormapFenceproxyAcquireOp:
    """Makes a descriptor that was written through generic memory accesses visible to copies that use it."""
