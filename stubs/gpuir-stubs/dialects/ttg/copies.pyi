# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class AsyncCommitGroupOp(OpBase):
    """Closes the group of asynchronous copies since the last one; `inputTokens` are the copies' tokens."""
    def __init__(
        self, input_tokens: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input_tokens(self) -> list[ir.Value]:
        """Operand `inputTokens`: !ttg.async.token."""
    @input_tokens.setter
    def input_tokens(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def async_token(self) -> ir.OpResult:
        """Result `asyncToken`: !ttg.async.token."""

@final
class AsyncCopyGlobalToLocalOp(OpBase):
    """Starts a copy of what the pointers of `src` point at into the buffer `result`; the token stands for its end."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        other: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
        contiguity: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def result(self) -> ir.Value:
        """Operand `result`: !ttg.memdesc."""
    @result.setter
    def result(self, value: ir.Value) -> None: ...
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
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
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
    def contiguity(self) -> ir.IntegerAttr:
        """Attribute `contiguity`: 32-bit signless integer attribute."""
    @contiguity.setter
    def contiguity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def result(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def is_volatile(self) -> ir.BoolAttr: ...
        @property
        def contiguity(self) -> ir.IntegerAttr: ...

@final
class AsyncWaitOp(OpBase):
    """Waits until at most `num` of the committed groups of asynchronous copies are on their way."""
    def __init__(
        self, async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        num: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def async_token(self) -> list[ir.Value]:
        """Operand `asyncToken`: !ttg.async.token."""
    @async_token.setter
    def async_token(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def ret_token(self) -> ir.OpResult:
        """Result `retToken`: !ttg.async.token."""
    @property
    def num(self) -> ir.IntegerAttr:
        """Attribute `num`: 32-bit signless integer attribute."""
    @num.setter
    def num(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def num(self) -> ir.IntegerAttr: ...

def async_commit_group(
    input_tokens: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Closes the group of asynchronous copies since the last one; `inputTokens` are the copies' tokens."""

def async_copy_global_to_local(
    src: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, other: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
    contiguity: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts a copy of what the pointers of `src` point at into the buffer `result`; the token stands for its end."""

def async_wait(
    async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    num: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Waits until at most `num` of the committed groups of asynchronous copies are on their way."""
