# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import CacheModifier
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class AsyncTDMCopyGlobalToLocalOp(OpBase):
    """Starts the copy of a described block into shared memory; the token stands for its end."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation, *,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        pred_i1: ir.Value | ir.OpView | ir.Operation | int | None = None,
        barrier: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        warp_used_hint: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 32-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def pred_i1(self) -> ir.Value | None:
        """Operand `pred_i1`: 1-bit signless integer."""
    @pred_i1.setter
    def pred_i1(self, value: ir.Value | None) -> None: ...
    @property
    def barrier(self) -> ir.Value | None:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def warp_used_hint(self) -> ir.IntegerAttr | None:
        """Attribute `warp_used_hint`: 32-bit signless integer attribute."""
    @warp_used_hint.setter
    def warp_used_hint(self, value: int | ir.IntegerAttr | None) -> None: ...
    @warp_used_hint.deleter
    def warp_used_hint(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def warp_used_hint(self) -> ir.IntegerAttr: ...

@final
class AsyncTDMFusedCopyGlobalToLocalOp(OpBase):
    """Starts copies of 2 to 4 described blocks at once, each by warps of its own, which `warp_used_hints` name as masks."""
    def __init__(
        self, descs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        dests: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        warp_used_hints: Sequence[int] | ir.DenseI32ArrayAttr, *,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def descs(self) -> list[ir.Value]:
        """Operand `descs`: !tt.tensordesc."""
    @descs.setter
    def descs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def dests(self) -> list[ir.Value]:
        """Operand `dests`: !ttg.memdesc."""
    @dests.setter
    def dests(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
    @property
    def warp_used_hints(self) -> ir.DenseI32ArrayAttr:
        """Attribute `warp_used_hints`: i32 dense array attribute."""
    @warp_used_hints.setter
    def warp_used_hints(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def warp_used_hints(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...

@final
class AsyncTDMCopyLocalToGlobalOp(OpBase):
    """Starts the copy of shared memory to a described block; from 3.9 on a token stands for its end."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation, *,
        token: ir.Type | bool | None = None,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        barrier: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value | None:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult | None:
        """Result `token`: !ttg.async.token."""
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...

@final
class AsyncTDMGatherOp(OpBase):
    """Starts the copy of rows of a described matrix into shared memory: row `rows[i]`, in 3.7 from column `column` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, rows: ir.Value | ir.OpView | ir.Operation,
        dst: ir.Value | ir.OpView | ir.Operation, *, column: ir.Value | ir.OpView | ir.Operation | int | None = None,
        barrier: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def rows(self) -> ir.Value:
        """Operand `rows`: ranked tensor of 16-bit signless integer or 32-bit signless integer values."""
    @rows.setter
    def rows(self, value: ir.Value) -> None: ...
    @property
    def column(self) -> ir.Value | None:
        """Operand `column`: 32-bit signless integer."""
    @column.setter
    def column(self, value: ir.Value | None) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value | None:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def rows(self) -> ir.Value: ...

@final
class AsyncTDMScatterOp(OpBase):
    """Starts the copy of shared memory into rows of a described matrix: to row `rows[i]`, in 3.7 from column `column` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, rows: ir.Value | ir.OpView | ir.Operation,
        src: ir.Value | ir.OpView | ir.Operation, *, column: ir.Value | ir.OpView | ir.Operation | int | None = None,
        barrier: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def rows(self) -> ir.Value:
        """Operand `rows`: ranked tensor of 16-bit signless integer or 32-bit signless integer values."""
    @rows.setter
    def rows(self, value: ir.Value) -> None: ...
    @property
    def column(self) -> ir.Value | None:
        """Operand `column`: 32-bit signless integer."""
    @column.setter
    def column(self, value: ir.Value | None) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value | None:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def rows(self) -> ir.Value: ...

@final
class TDMPrefetchOp(OpBase):
    """Loads the described block at `indices` into the cache, where `pred` is true."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        pred: ir.Value | ir.OpView | ir.Operation | int, speculative: bool | ir.BoolAttr, *,
        offsets: ir.Type | None = None, return_offsets: bool | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.OpResult | None:
        """Result `offsets`: ranked tensor of floating-point, integer or ptr values."""
    @property
    def speculative(self) -> ir.BoolAttr:
        """Attribute `speculative`: bool attribute."""
    @speculative.setter
    def speculative(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def return_offsets(self) -> bool:
        """Attribute `returnOffsets`: unit attribute."""
    @return_offsets.setter
    def return_offsets(self, value: bool | None) -> None: ...
    @return_offsets.deleter
    def return_offsets(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def speculative(self) -> ir.BoolAttr: ...
        @property
        def return_offsets(self) -> bool: ...

@final
class UpdateTensorDescriptorOp(OpBase):
    """A descriptor whose block begins `add_offsets` further on, has other bounds, or is copied where `pred` is not 0."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        add_offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        set_bounds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None, clamp_bounds: bool | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: !tt.tensordesc."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def add_offsets(self) -> list[ir.Value]:
        """Operand `add_offsets`: 32-bit signless integer."""
    @add_offsets.setter
    def add_offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def set_bounds(self) -> list[ir.Value]:
        """Operand `set_bounds`: 32-bit signless integer."""
    @set_bounds.setter
    def set_bounds(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 32-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def clamp_bounds(self) -> bool:
        """Attribute `clamp_bounds`: unit attribute."""
    @clamp_bounds.setter
    def clamp_bounds(self, value: bool | None) -> None: ...
    @clamp_bounds.deleter
    def clamp_bounds(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def clamp_bounds(self) -> bool: ...

def async_tdm_copy_global_to_local(
    desc: ir.Value | ir.OpView | ir.Operation, result: ir.Value | ir.OpView | ir.Operation, *,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    pred_i1: ir.Value | ir.OpView | ir.Operation | int | None = None,
    barrier: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None, warp_used_hint: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts the copy of a described block into shared memory; the token stands for its end."""

def async_tdm_copy_local_to_global(
    desc: ir.Value | ir.OpView | ir.Operation, src: ir.Value | ir.OpView | ir.Operation, *,
    token: ir.Type | bool | None = None,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    barrier: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Starts the copy of shared memory to a described block; from 3.9 on a token stands for its end."""

def async_tdm_fused_copy_global_to_local(
    descs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    dests: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    warp_used_hints: Sequence[int] | ir.DenseI32ArrayAttr, *,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts copies of 2 to 4 described blocks at once, each by warps of its own, which `warp_used_hints` name as masks."""

def async_tdm_gather(
    desc: ir.Value | ir.OpView | ir.Operation, rows: ir.Value | ir.OpView | ir.Operation,
    dst: ir.Value | ir.OpView | ir.Operation, *, column: ir.Value | ir.OpView | ir.Operation | int | None = None,
    barrier: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts the copy of rows of a described matrix into shared memory: row `rows[i]`, in 3.7 from column `column` on."""

def async_tdm_scatter(
    desc: ir.Value | ir.OpView | ir.Operation, rows: ir.Value | ir.OpView | ir.Operation,
    src: ir.Value | ir.OpView | ir.Operation, *, column: ir.Value | ir.OpView | ir.Operation | int | None = None,
    barrier: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts the copy of shared memory into rows of a described matrix: to row `rows[i]`, in 3.7 from column `column` on."""

def tdm_prefetch(
    desc: ir.Value | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    pred: ir.Value | ir.OpView | ir.Operation | int, speculative: bool | ir.BoolAttr, *, offsets: ir.Type | None = None,
    return_offsets: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Loads the described block at `indices` into the cache, where `pred` is true."""

def update_tensor_descriptor(
    desc: ir.Value | ir.OpView | ir.Operation,
    add_offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
    set_bounds: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, clamp_bounds: bool | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A descriptor whose block begins `add_offsets` further on, has other bounds, or is copied where `pred` is not 0."""
