# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.nvws.dialect import TokenLoadType
from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.host import ir
from gpuir.ods.metaclasses import TypeConstraintMeta
from gpuir.ods.operation import OpBase

class TokenTensor(ir.RankedTensorType, metaclass=TypeConstraintMeta): ...

@final
class CreateTokenOp(OpBase):
    """A token for each of `numBuffers` buffers; `loadType` says how they are filled."""
    def __init__(
        self, result: ir.Type, num_buffers: int | ir.IntegerAttr, load_type: TokenLoadType | str | int | ir.IntegerAttr,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def num_buffers(self) -> ir.IntegerAttr:
        """Attribute `numBuffers`: 32-bit signless integer attribute."""
    @num_buffers.setter
    def num_buffers(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def load_type(self) -> ir.IntegerAttr:
        """Attribute `loadType`: TokenLoadType case (none, asyncLoadOp, tmaLoadOp, localStoreOp, TmemLoadOp)."""
    @load_type.setter
    def load_type(self, value: TokenLoadType | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def num_buffers(self) -> ir.IntegerAttr: ...
        @property
        def load_type(self) -> ir.IntegerAttr: ...

@final
class ProducerAcquireOp(OpBase):
    """Waits until buffer `idx` may be filled, in its `phase`."""
    def __init__(
        self, token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int,
        phase: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def token(self) -> ir.Value:
        """Operand `token`: tensor of !nvws.token values."""
    @token.setter
    def token(self, value: ir.Value) -> None: ...
    @property
    def idx(self) -> ir.Value:
        """Operand `idx`: 32-bit signless integer."""
    @idx.setter
    def idx(self, value: ir.Value) -> None: ...
    @property
    def phase(self) -> ir.Value:
        """Operand `phase`: 1-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def token(self) -> ir.Value: ...
        @property
        def idx(self) -> ir.Value: ...
        @property
        def phase(self) -> ir.Value: ...

@final
class ProducerCommitOp(OpBase):
    """Says that buffer `idx` is filled."""
    def __init__(
        self, token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def token(self) -> ir.Value:
        """Operand `token`: tensor of !nvws.token values."""
    @token.setter
    def token(self, value: ir.Value) -> None: ...
    @property
    def idx(self) -> ir.Value:
        """Operand `idx`: 32-bit signless integer."""
    @idx.setter
    def idx(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def token(self) -> ir.Value: ...
        @property
        def idx(self) -> ir.Value: ...

@final
class ConsumerWaitOp(OpBase):
    """Waits until buffer `idx` is filled, in its `phase`."""
    def __init__(
        self, token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int,
        phase: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def token(self) -> ir.Value:
        """Operand `token`: tensor of !nvws.token values."""
    @token.setter
    def token(self, value: ir.Value) -> None: ...
    @property
    def idx(self) -> ir.Value:
        """Operand `idx`: 32-bit signless integer."""
    @idx.setter
    def idx(self, value: ir.Value) -> None: ...
    @property
    def phase(self) -> ir.Value:
        """Operand `phase`: 1-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def token(self) -> ir.Value: ...
        @property
        def idx(self) -> ir.Value: ...
        @property
        def phase(self) -> ir.Value: ...

@final
class ConsumerReleaseOp(OpBase):
    """Says that buffer `idx` was read."""
    def __init__(
        self, token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def token(self) -> ir.Value:
        """Operand `token`: tensor of !nvws.token values."""
    @token.setter
    def token(self, value: ir.Value) -> None: ...
    @property
    def idx(self) -> ir.Value:
        """Operand `idx`: 32-bit signless integer."""
    @idx.setter
    def idx(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def token(self) -> ir.Value: ...
        @property
        def idx(self) -> ir.Value: ...

@final
class DescriptorLoadOp(OpBase):
    """Starts the copy of a block, at `indices` of the described tensor, into a buffer: `txCount` bytes."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        result: ir.Value | ir.OpView | ir.Operation, tx_count: int | ir.IntegerAttr, *,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
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
    def result(self) -> ir.Value:
        """Operand `result`: !ttg.memdesc."""
    @result.setter
    def result(self, value: ir.Value) -> None: ...
    @property
    def tx_count(self) -> ir.IntegerAttr:
        """Attribute `txCount`: 32-bit signless integer attribute."""
    @tx_count.setter
    def tx_count(self, value: int | ir.IntegerAttr) -> None: ...
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
        def tx_count(self) -> ir.IntegerAttr: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...

@final
class DescriptorGatherOp(OpBase):
    """Starts the copy of rows of the described matrix into a buffer, row `x_offsets[i]` from column `y_offset` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
        y_offset: ir.Value | ir.OpView | ir.Operation | int, result: ir.Value | ir.OpView | ir.Operation,
        tx_count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def result(self) -> ir.Value:
        """Operand `result`: !ttg.memdesc."""
    @result.setter
    def result(self, value: ir.Value) -> None: ...
    @property
    def tx_count(self) -> ir.IntegerAttr:
        """Attribute `txCount`: 32-bit signless integer attribute."""
    @tx_count.setter
    def tx_count(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...
        @property
        def result(self) -> ir.Value: ...
        @property
        def tx_count(self) -> ir.IntegerAttr: ...

@final
class CLCTryCancelOp(OpBase):
    """Asks for a cluster that was not launched yet; the answer comes into `response`."""
    def __init__(
        self, response: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def response(self) -> ir.Value:
        """Operand `response`: !ttg.memdesc."""
    @response.setter
    def response(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def response(self) -> ir.Value: ...

def clc_try_cancel(
    response: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CLCTryCancelOp:
    """Asks for a cluster that was not launched yet; the answer comes into `response`."""

def consumer_release(
    token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ConsumerReleaseOp:
    """Says that buffer `idx` was read."""

def consumer_wait(
    token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int,
    phase: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ConsumerWaitOp:
    """Waits until buffer `idx` is filled, in its `phase`."""

def create_token(
    result: ir.Type, num_buffers: int | ir.IntegerAttr, load_type: TokenLoadType | str | int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A token for each of `numBuffers` buffers; `loadType` says how they are filled."""

def descriptor_gather(
    desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, result: ir.Value | ir.OpView | ir.Operation,
    tx_count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DescriptorGatherOp:
    """Starts the copy of rows of the described matrix into a buffer, row `x_offsets[i]` from column `y_offset` on."""

def descriptor_load(
    desc: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    result: ir.Value | ir.OpView | ir.Operation, tx_count: int | ir.IntegerAttr, *,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DescriptorLoadOp:
    """Starts the copy of a block, at `indices` of the described tensor, into a buffer: `txCount` bytes."""

def producer_acquire(
    token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int,
    phase: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ProducerAcquireOp:
    """Waits until buffer `idx` may be filled, in its `phase`."""

def producer_commit(
    token: ir.Value | ir.OpView | ir.Operation, idx: ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ProducerCommitOp:
    """Says that buffer `idx` is filled."""
