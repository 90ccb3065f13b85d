# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.operation import OpBase, OpSpec
from gpuir.ods.releases import Range
from gpuir.ods.syntax import Input, ReadOp

UNARY: Any

@final
class MakeRangeOp(OpBase):
    """The integers from `start` up to, and without, `end`."""
    def __init__(
        self, result: ir.Type, start: int | ir.IntegerAttr, end: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def start(self) -> ir.IntegerAttr:
        """Attribute `start`: 32-bit signless integer attribute."""
    @start.setter
    def start(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def end(self) -> ir.IntegerAttr:
        """Attribute `end`: 32-bit signless integer attribute."""
    @end.setter
    def end(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def start(self) -> ir.IntegerAttr: ...
        @property
        def end(self) -> ir.IntegerAttr: ...

@final
class SplatOp(OpBase):
    """A tensor with `src` in every element."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class UnsplatOp(OpBase):
    """The element of a tensor that has one."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class ExpandDimsOp(OpBase):
    """The same elements with a dimension of size 1 put in at `axis`; the layout of `src` is a slice along it."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class BroadcastOp(OpBase):
    """Repeats elements along the dimensions where `src` has size 1."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class ReshapeOp(OpBase):
    """The same elements in another shape; `allow_reorder` lets them be reordered."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, allow_reorder: bool | None = None,
        efficient_layout: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def allow_reorder(self) -> bool:
        """Attribute `allow_reorder`: unit attribute."""
    @allow_reorder.setter
    def allow_reorder(self, value: bool | None) -> None: ...
    @allow_reorder.deleter
    def allow_reorder(self) -> None: ...
    @property
    def efficient_layout(self) -> bool:
        """Attribute `efficient_layout`: unit attribute."""
    @efficient_layout.setter
    def efficient_layout(self, value: bool | None) -> None: ...
    @efficient_layout.deleter
    def efficient_layout(self) -> None: ...
    @staticmethod
    def is_former(state: ReadOp, cursor: Input) -> bool: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def allow_reorder(self) -> bool: ...
        @property
        def efficient_layout(self) -> bool: ...

@final
class CatOp(OpBase):
    """The elements of both tensors in one, in any order."""
    def __init__(
        self, result: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value:
        """Operand `lhs`: ranked tensor of floating-point, integer or ptr values."""
    @lhs.setter
    def lhs(self, value: ir.Value) -> None: ...
    @property
    def rhs(self) -> ir.Value:
        """Operand `rhs`: ranked tensor of floating-point, integer or ptr values."""
    @rhs.setter
    def rhs(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lhs(self) -> ir.Value: ...
        @property
        def rhs(self) -> ir.Value: ...

@final
class JoinOp(OpBase):
    """Both tensors side by side in a new last dimension of size 2."""
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value:
        """Operand `lhs`: ranked tensor of floating-point, integer or ptr values."""
    @lhs.setter
    def lhs(self, value: ir.Value) -> None: ...
    @property
    def rhs(self) -> ir.Value:
        """Operand `rhs`: ranked tensor of floating-point, integer or ptr values."""
    @rhs.setter
    def rhs(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lhs(self) -> ir.Value: ...
        @property
        def rhs(self) -> ir.Value: ...

@final
class SplitOp(OpBase):
    """The halves of a tensor whose last dimension has size 2."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def out_lhs(self) -> ir.OpResult:
        """Result `outLHS`: ranked tensor of floating-point, integer or ptr values."""
    @property
    def out_rhs(self) -> ir.OpResult:
        """Result `outRHS`: ranked tensor of floating-point, integer or ptr values."""
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class TransOp(OpBase):
    """Dimensions in another order: dimension `i` of the result is dimension ``order[i]`` of `src`."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, order: Sequence[int] | ir.DenseI32ArrayAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def order(self) -> ir.DenseI32ArrayAttr:
        """Attribute `order`: i32 dense array attribute."""
    @order.setter
    def order(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @staticmethod
    def today(state: ReadOp) -> tuple[OpSpec, Range] | None:
        """Of a buffer, which it takes up to Triton 3.2 too, it is `ttg.memdesc_trans`."""
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def order(self) -> ir.DenseI32ArrayAttr: ...

@final
class GatherOp(OpBase):
    """Picks elements of `src` along `axis` by their `indices`; `efficient_layout` says that layouts were chosen for it."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, efficient_layout: bool | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def indices(self) -> ir.Value:
        """Operand `indices`: ranked tensor of integer values."""
    @indices.setter
    def indices(self, value: ir.Value) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def efficient_layout(self) -> bool:
        """Attribute `efficient_layout`: unit attribute."""
    @efficient_layout.setter
    def efficient_layout(self, value: bool | None) -> None: ...
    @efficient_layout.deleter
    def efficient_layout(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def indices(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...
        @property
        def efficient_layout(self) -> bool: ...

@final
class HistogramOp(OpBase):
    """Counts how often each integer from 0 to the result's size occurs in `src`, where `mask` is true."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of integer values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

def broadcast(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Repeats elements along the dimensions where `src` has size 1."""

def cat(
    result: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The elements of both tensors in one, in any order."""

def expand_dims(
    src: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The same elements with a dimension of size 1 put in at `axis`; the layout of `src` is a slice along it."""

def gather(
    src: ir.Value | ir.OpView | ir.Operation, indices: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr,
    *, efficient_layout: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Picks elements of `src` along `axis` by their `indices`; `efficient_layout` says that layouts were chosen for it."""

def histogram(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Counts how often each integer from 0 to the result's size occurs in `src`, where `mask` is true."""

def join(
    lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Both tensors side by side in a new last dimension of size 2."""

def make_range(
    result: ir.Type, start: int | ir.IntegerAttr, end: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The integers from `start` up to, and without, `end`."""

def reshape(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, allow_reorder: bool | None = None,
    efficient_layout: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The same elements in another shape; `allow_reorder` lets them be reordered."""

def splat(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A tensor with `src` in every element."""

def split(
    src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> list[ir.OpResult]:
    """The halves of a tensor whose last dimension has size 2."""

def trans(
    src: ir.Value | ir.OpView | ir.Operation, order: Sequence[int] | ir.DenseI32ArrayAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Dimensions in another order: dimension `i` of the result is dimension ``order[i]`` of `src`."""

def unsplat(
    src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The element of a tensor that has one."""
