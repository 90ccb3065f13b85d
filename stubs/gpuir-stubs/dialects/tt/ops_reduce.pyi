# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import InputPrecision, ScaleDotElemType
from gpuir.host import ir
from gpuir.ods.operation import OpBase, OpSpec
from gpuir.ods.releases import Range
from gpuir.ods.syntax import ReadOp
from gpuir.ods.traits import Trait

LinearLayouts: Trait

@final
class ReduceOp(OpBase):
    """Combines the elements of `srcs` along `axis` with its region; it has the generic form only."""
    def __init__(
        self, srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcs(self) -> list[ir.Value]:
        """Operand `srcs`: ranked tensor of floating-point, integer or ptr values."""
    @srcs.setter
    def srcs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def combine_op(self) -> ir.Region: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class ReduceReturnOp(OpBase):
    """Ends the region of a `tt.reduce` and gives the combined elements."""
    def __init__(
        self, result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> list[ir.Value]:
        """Operand `result`: any type."""
    @result.setter
    def result(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

@final
class ScanOp(OpBase):
    """Combines each element of `srcs` with all before it along `axis`, or behind it with `reverse`; generic form only."""
    def __init__(
        self, srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, reverse: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcs(self) -> list[ir.Value]:
        """Operand `srcs`: ranked tensor of floating-point, integer or ptr values."""
    @srcs.setter
    def srcs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: ranked tensor of floating-point, integer or ptr values."""
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def reverse(self) -> ir.BoolAttr:
        """Attribute `reverse`: bool attribute."""
    @reverse.setter
    def reverse(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def combine_op(self) -> ir.Region: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def axis(self) -> ir.IntegerAttr: ...
        @property
        def reverse(self) -> ir.BoolAttr: ...

@final
class ScanReturnOp(OpBase):
    """Ends the region of a `tt.scan` and gives the combined elements."""
    def __init__(
        self, result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> list[ir.Value]:
        """Operand `result`: any type."""
    @result.setter
    def result(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

@final
class DotOp(OpBase):
    """The product of matrices, added to `c`: d = a * b + c. A third, leading dimension is a batch."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        c: ir.Value | ir.OpView | ir.Operation, *,
        input_precision: InputPrecision | str | int | ir.IntegerAttr | None = None,
        max_num_imprecise_acc: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: ranked tensor of floating-point or integer values."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: ranked tensor of floating-point or integer values."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def c(self) -> ir.Value:
        """Operand `c`: ranked tensor of floating-point or integer values."""
    @c.setter
    def c(self, value: ir.Value) -> None: ...
    @property
    def d(self) -> ir.OpResult:
        """Result `d`: ranked tensor of floating-point or integer values."""
    @property
    def input_precision(self) -> ir.IntegerAttr:
        """Attribute `inputPrecision`: InputPrecision case (tf32, tf32x3, ieee, bf16x3, bf16x6)."""
    @input_precision.setter
    def input_precision(self, value: InputPrecision | str | int | ir.IntegerAttr) -> None: ...
    @property
    def max_num_imprecise_acc(self) -> ir.IntegerAttr:
        """Attribute `maxNumImpreciseAcc`: 32-bit signless integer attribute."""
    @max_num_imprecise_acc.setter
    def max_num_imprecise_acc(self, value: int | ir.IntegerAttr) -> None: ...
    @staticmethod
    def today(state: ReadOp) -> tuple[OpSpec, Range] | None:
        """Of buffers, which it takes up to Triton 3.2 too, it is `ttng.warp_group_dot`."""
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def c(self) -> ir.Value: ...
        @property
        def input_precision(self) -> ir.IntegerAttr: ...
        @property
        def max_num_imprecise_acc(self) -> ir.IntegerAttr: ...

@final
class DotScaledOp(OpBase):
    """The product of matrices in small float formats, each with optional scales along K, added to `c`."""
    def __init__(
        self, a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
        c: ir.Value | ir.OpView | ir.Operation, a_elem_type: ScaleDotElemType | str | int | ir.IntegerAttr,
        b_elem_type: ScaleDotElemType | str | int | ir.IntegerAttr, fast_math: bool | ir.BoolAttr, *,
        a_scale: ir.Value | ir.OpView | ir.Operation | None = None,
        b_scale: ir.Value | ir.OpView | ir.Operation | None = None, lhs_k_pack: bool | ir.BoolAttr | None = None,
        rhs_k_pack: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def a(self) -> ir.Value:
        """Operand `a`: ranked tensor of floating-point or 8-bit signless integer values."""
    @a.setter
    def a(self, value: ir.Value) -> None: ...
    @property
    def b(self) -> ir.Value:
        """Operand `b`: ranked tensor of floating-point or 8-bit signless integer values."""
    @b.setter
    def b(self, value: ir.Value) -> None: ...
    @property
    def c(self) -> ir.Value:
        """Operand `c`: ranked tensor of floating-point values."""
    @c.setter
    def c(self, value: ir.Value) -> None: ...
    @property
    def a_scale(self) -> ir.Value | None:
        """Operand `a_scale`: ranked tensor of floating-point or 8-bit signless integer values."""
    @a_scale.setter
    def a_scale(self, value: ir.Value | None) -> None: ...
    @property
    def b_scale(self) -> ir.Value | None:
        """Operand `b_scale`: ranked tensor of floating-point or 8-bit signless integer values."""
    @b_scale.setter
    def b_scale(self, value: ir.Value | None) -> None: ...
    @property
    def d(self) -> ir.OpResult:
        """Result `d`: ranked tensor of floating-point values."""
    @property
    def a_elem_type(self) -> ir.IntegerAttr:
        """Attribute `a_elem_type`: ScaleDotElemType case (e4m3, e5m2, e2m3, e3m2, e2m1, bf16, fp16)."""
    @a_elem_type.setter
    def a_elem_type(self, value: ScaleDotElemType | str | int | ir.IntegerAttr) -> None: ...
    @property
    def b_elem_type(self) -> ir.IntegerAttr:
        """Attribute `b_elem_type`: ScaleDotElemType case (e4m3, e5m2, e2m3, e3m2, e2m1, bf16, fp16)."""
    @b_elem_type.setter
    def b_elem_type(self, value: ScaleDotElemType | str | int | ir.IntegerAttr) -> None: ...
    @property
    def fast_math(self) -> ir.BoolAttr:
        """Attribute `fastMath`: bool attribute."""
    @fast_math.setter
    def fast_math(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def lhs_k_pack(self) -> ir.BoolAttr:
        """Attribute `lhs_k_pack`: bool attribute."""
    @lhs_k_pack.setter
    def lhs_k_pack(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def rhs_k_pack(self) -> ir.BoolAttr:
        """Attribute `rhs_k_pack`: bool attribute."""
    @rhs_k_pack.setter
    def rhs_k_pack(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def a(self) -> ir.Value: ...
        @property
        def b(self) -> ir.Value: ...
        @property
        def c(self) -> ir.Value: ...
        @property
        def a_elem_type(self) -> ir.IntegerAttr: ...
        @property
        def b_elem_type(self) -> ir.IntegerAttr: ...
        @property
        def fast_math(self) -> ir.BoolAttr: ...
        @property
        def lhs_k_pack(self) -> ir.BoolAttr: ...
        @property
        def rhs_k_pack(self) -> ir.BoolAttr: ...

def dot(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    c: ir.Value | ir.OpView | ir.Operation, *,
    input_precision: InputPrecision | str | int | ir.IntegerAttr | None = None,
    max_num_imprecise_acc: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The product of matrices, added to `c`: d = a * b + c. A third, leading dimension is a batch."""

def dot_scaled(
    a: ir.Value | ir.OpView | ir.Operation, b: ir.Value | ir.OpView | ir.Operation,
    c: ir.Value | ir.OpView | ir.Operation, a_elem_type: ScaleDotElemType | str | int | ir.IntegerAttr,
    b_elem_type: ScaleDotElemType | str | int | ir.IntegerAttr, fast_math: bool | ir.BoolAttr, *,
    a_scale: ir.Value | ir.OpView | ir.Operation | None = None,
    b_scale: ir.Value | ir.OpView | ir.Operation | None = None, lhs_k_pack: bool | ir.BoolAttr | None = None,
    rhs_k_pack: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The product of matrices in small float formats, each with optional scales along K, added to `c`."""

def reduce(
    srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Combines the elements of `srcs` along `axis` with its region; it has the generic form only."""

def reduce_return(
    result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ReduceReturnOp:
    """Ends the region of a `tt.reduce` and gives the combined elements."""

def scan(
    srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, reverse: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Combines each element of `srcs` with all before it along `axis`, or behind it with `reverse`; generic form only."""

def scan_return(
    result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ScanReturnOp:
    """Ends the region of a `tt.scan` and gives the combined elements."""
