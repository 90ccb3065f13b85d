# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.layouts.linear import LinearLayout
from gpuir.ods.operation import OpBase
from gpuir.ods.traits import Trait

MemDescViewTrait: Trait

@final
class GlobalScratchAllocOp(OpBase):
    """A pointer to `nbytes` bytes of global memory that belong to this program, aligned to `alignment` bytes."""
    def __init__(
        self, result: ir.Type, nbytes: int | ir.IntegerAttr, alignment: int | ir.IntegerAttr, *,
        backend: str | ir.StringAttr | None = None, third_party_allocation: bool | None = None,
        shared_cluster_state: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def nbytes(self) -> ir.IntegerAttr:
        """Attribute `nbytes`: 32-bit signless integer attribute."""
    @nbytes.setter
    def nbytes(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def alignment(self) -> ir.IntegerAttr:
        """Attribute `alignment`: 32-bit signless integer attribute."""
    @alignment.setter
    def alignment(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def backend(self) -> ir.StringAttr:
        """Attribute `backend`: string attribute."""
    @backend.setter
    def backend(self, value: str | ir.StringAttr) -> None: ...
    @property
    def third_party_allocation(self) -> bool:
        """Attribute `third_party_allocation`: unit attribute."""
    @third_party_allocation.setter
    def third_party_allocation(self, value: bool | None) -> None: ...
    @third_party_allocation.deleter
    def third_party_allocation(self) -> None: ...
    @property
    def shared_cluster_state(self) -> bool:
        """Attribute `shared_cluster_state`: unit attribute."""
    @shared_cluster_state.setter
    def shared_cluster_state(self, value: bool | None) -> None: ...
    @shared_cluster_state.deleter
    def shared_cluster_state(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def nbytes(self) -> ir.IntegerAttr: ...
        @property
        def alignment(self) -> ir.IntegerAttr: ...
        @property
        def backend(self) -> ir.StringAttr: ...
        @property
        def third_party_allocation(self) -> bool: ...
        @property
        def shared_cluster_state(self) -> bool: ...

@final
class LocalAllocOp(OpBase):
    """Allocates a buffer in shared memory, with the tensor `src` in it where one is given."""
    def __init__(
        self, result: ir.Type, *, src: ir.Value | ir.OpView | ir.Operation | None = None,
        alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value | None:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value | None) -> None: ...
    @property
    def alignment(self) -> ir.IntegerAttr | None:
        """Attribute `alignment`: 32-bit signless integer attribute."""
    @alignment.setter
    def alignment(self, value: int | ir.IntegerAttr | None) -> None: ...
    @alignment.deleter
    def alignment(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alignment(self) -> ir.IntegerAttr: ...

@final
class LocalDeallocOp(OpBase):
    """Frees a buffer. Optional: where it is missing the buffer lives until after its last use."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
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

@final
class LocalLoadOp(OpBase):
    """Reads a buffer of shared memory into a distributed tensor; a `token` orders it after an asynchronous copy."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
        token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def token(self) -> ir.Value | None:
        """Operand `token`: !ttg.async.token."""
    @token.setter
    def token(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class LocalStoreOp(OpBase):
    """Writes a distributed tensor into a buffer of shared memory."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def dst(self) -> ir.Value: ...

@final
class MemDescReshapeOp(OpBase):
    """Sees a buffer in another shape with the same number of elements, of the same type."""
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

@final
class MemDescSubviewOp(OpBase):
    """A part of a buffer that begins at `offsets` (in elements), one an outer dimension of `src`."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 32-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

def check_injective(layout: LinearLayout, encoding: ir.Attribute) -> None:
    """The layout has each element once, so that a part can be taken: one padded for fp4, or copied to CTAs, has not."""

@final
class MemDescTransOp(OpBase):
    """Sees a buffer with its dimensions in another order: dimension i of the result is dimension `order[i]` of `src`."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, order: Sequence[int] | ir.DenseI32ArrayAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def order(self) -> ir.DenseI32ArrayAttr:
        """Attribute `order`: i32 dense array attribute."""
    @order.setter
    def order(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def order(self) -> ir.DenseI32ArrayAttr: ...

def global_scratch_alloc(
    result: ir.Type, nbytes: int | ir.IntegerAttr, alignment: int | ir.IntegerAttr, *,
    backend: str | ir.StringAttr | None = None, third_party_allocation: bool | None = None,
    shared_cluster_state: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A pointer to `nbytes` bytes of global memory that belong to this program, aligned to `alignment` bytes."""

def local_alloc(
    result: ir.Type, *, src: ir.Value | ir.OpView | ir.Operation | None = None,
    alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Allocates a buffer in shared memory, with the tensor `src` in it where one is given."""

def local_dealloc(
    src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LocalDeallocOp:
    """Frees a buffer. Optional: where it is missing the buffer lives until after its last use."""

def local_load(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
    token: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Reads a buffer of shared memory into a distributed tensor; a `token` orders it after an asynchronous copy."""

def local_store(
    src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LocalStoreOp:
    """Writes a distributed tensor into a buffer of shared memory."""

def memdesc_reshape(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Sees a buffer in another shape with the same number of elements, of the same type."""

def memdesc_subview(
    src: ir.Value | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A part of a buffer that begins at `offsets` (in elements), one an outer dimension of `src`."""

def memdesc_trans(
    src: ir.Value | ir.OpView | ir.Operation, order: Sequence[int] | ir.DenseI32ArrayAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Sees a buffer with its dimensions in another order: dimension i of the result is dimension `order[i]` of `src`."""
