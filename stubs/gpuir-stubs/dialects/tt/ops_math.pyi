# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import PropagateNan, RoundingMode
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class BitcastOp(OpBase):
    """Reads the bits of each element as another type of the same width, or a pointer as one to another type."""
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
class ClampfOp(OpBase):
    """Clamps each `x` to the range from `min` to `max`; `propagateNan` says whether a NaN stays one."""
    def __init__(
        self, x: ir.Value | ir.OpView | ir.Operation, min: ir.Value | ir.OpView | ir.Operation,
        max: ir.Value | ir.OpView | ir.Operation, propagate_nan: PropagateNan | str | int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def x(self) -> ir.Value:
        """Operand `x`: floating-point or ranked tensor of floating-point values."""
    @x.setter
    def x(self, value: ir.Value) -> None: ...
    @property
    def min(self) -> ir.Value:
        """Operand `min`: floating-point or ranked tensor of floating-point values."""
    @min.setter
    def min(self, value: ir.Value) -> None: ...
    @property
    def max(self) -> ir.Value:
        """Operand `max`: floating-point or ranked tensor of floating-point values."""
    @max.setter
    def max(self, value: ir.Value) -> None: ...
    @property
    def propagate_nan(self) -> ir.IntegerAttr:
        """Attribute `propagateNan`: PropagateNan case (none, all)."""
    @propagate_nan.setter
    def propagate_nan(self, value: PropagateNan | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def x(self) -> ir.Value: ...
        @property
        def min(self) -> ir.Value: ...
        @property
        def max(self) -> ir.Value: ...
        @property
        def propagate_nan(self) -> ir.IntegerAttr: ...

@final
class FpToFpOp(OpBase):
    """Converts floats to another float type; a narrower one needs a rounding mode."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
        rounding: RoundingMode | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: floating-point or ranked tensor of floating-point values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def rounding(self) -> ir.IntegerAttr | None:
        """Attribute `rounding`: RoundingMode case (rtz, rtne)."""
    @rounding.setter
    def rounding(self, value: RoundingMode | str | int | ir.IntegerAttr | None) -> None: ...
    @rounding.deleter
    def rounding(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def rounding(self) -> ir.IntegerAttr: ...

@final
class IntToPtrOp(OpBase):
    """Addresses, 64-bit integers, as pointers."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: 64-bit signless integer or ranked tensor of 64-bit signless integer values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class PtrToIntOp(OpBase):
    """Pointers as addresses, 64-bit integers."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ptr or ranked tensor of ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class MulhiUIOp(OpBase):
    """The high half of the product of unsigned integers, of twice their width."""
    def __init__(
        self, x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def x(self) -> ir.Value:
        """Operand `x`: integer or ranked tensor of integer values."""
    @x.setter
    def x(self, value: ir.Value) -> None: ...
    @property
    def y(self) -> ir.Value:
        """Operand `y`: integer or ranked tensor of integer values."""
    @y.setter
    def y(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def x(self) -> ir.Value: ...
        @property
        def y(self) -> ir.Value: ...

@final
class ApproxDivFOp(OpBase):
    """Division of 32-bit floats as fast as the hardware does it (`div.full.f32`), with an error of 2 units in the last place."""
    def __init__(
        self, x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def x(self) -> ir.Value:
        """Operand `x`: 32-bit float or ranked tensor of 32-bit float values."""
    @x.setter
    def x(self, value: ir.Value) -> None: ...
    @property
    def y(self) -> ir.Value:
        """Operand `y`: 32-bit float or ranked tensor of 32-bit float values."""
    @y.setter
    def y(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def x(self) -> ir.Value: ...
        @property
        def y(self) -> ir.Value: ...

@final
class PreciseDivFOp(OpBase):
    """Division of floats, rounded to nearest as IEEE 754 says."""
    def __init__(
        self, x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def x(self) -> ir.Value:
        """Operand `x`: floating-point or ranked tensor of floating-point values."""
    @x.setter
    def x(self, value: ir.Value) -> None: ...
    @property
    def y(self) -> ir.Value:
        """Operand `y`: floating-point or ranked tensor of floating-point values."""
    @y.setter
    def y(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def x(self) -> ir.Value: ...
        @property
        def y(self) -> ir.Value: ...

@final
class PreciseSqrtOp(OpBase):
    """Square root of floats, rounded to nearest as IEEE 754 says."""
    def __init__(
        self, x: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def x(self) -> ir.Value:
        """Operand `x`: floating-point or ranked tensor of floating-point values."""
    @x.setter
    def x(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def x(self) -> ir.Value: ...
EFFECTS_UNLESS_PURE: Any

@final
class ElementwiseInlineAsmOp(OpBase):
    """Runs PTX on elements, `packed_element` at a time; `constraints` are LLVM's, `pure` says that it has no effects."""
    def __init__(
        self, result: Sequence[ir.Type], asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr,
        pure: bool | ir.BoolAttr, packed_element: int | ir.IntegerAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> list[ir.Value]:
        """Operand `args`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @args.setter
    def args(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @property
    def asm_string(self) -> ir.StringAttr:
        """Attribute `asm_string`: string attribute."""
    @asm_string.setter
    def asm_string(self, value: str | ir.StringAttr) -> None: ...
    @property
    def constraints(self) -> ir.StringAttr:
        """Attribute `constraints`: string attribute."""
    @constraints.setter
    def constraints(self, value: str | ir.StringAttr) -> None: ...
    @property
    def pure(self) -> ir.BoolAttr:
        """Attribute `pure`: bool attribute."""
    @pure.setter
    def pure(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def packed_element(self) -> ir.IntegerAttr:
        """Attribute `packed_element`: 32-bit signless integer attribute."""
    @packed_element.setter
    def packed_element(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def asm_string(self) -> ir.StringAttr: ...
        @property
        def constraints(self) -> ir.StringAttr: ...
        @property
        def pure(self) -> ir.BoolAttr: ...
        @property
        def packed_element(self) -> ir.IntegerAttr: ...

@final
class ExternElementwiseOp(OpBase):
    """Calls the function `symbol` of the library at `libpath` on elements; `pure` says that it has no effects."""
    def __init__(
        self, result: ir.Type,
        srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        libname: str | ir.StringAttr, libpath: str | ir.StringAttr, symbol: str | ir.StringAttr,
        pure: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def srcs(self) -> list[ir.Value]:
        """Operand `srcs`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @srcs.setter
    def srcs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def libname(self) -> ir.StringAttr:
        """Attribute `libname`: string attribute."""
    @libname.setter
    def libname(self, value: str | ir.StringAttr) -> None: ...
    @property
    def libpath(self) -> ir.StringAttr:
        """Attribute `libpath`: string attribute."""
    @libpath.setter
    def libpath(self, value: str | ir.StringAttr) -> None: ...
    @property
    def symbol(self) -> ir.StringAttr:
        """Attribute `symbol`: string attribute."""
    @symbol.setter
    def symbol(self, value: str | ir.StringAttr) -> None: ...
    @property
    def pure(self) -> ir.BoolAttr:
        """Attribute `pure`: bool attribute."""
    @pure.setter
    def pure(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def libname(self) -> ir.StringAttr: ...
        @property
        def libpath(self) -> ir.StringAttr: ...
        @property
        def symbol(self) -> ir.StringAttr: ...
        @property
        def pure(self) -> ir.BoolAttr: ...

@final
class MapElementwiseOp(OpBase):
    """Runs its region on the elements of `srcs`, `pack` neighbours at a time; it has the generic form only."""
    def __init__(
        self, result: Sequence[ir.Type],
        srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        pack: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    def pack(self) -> ir.IntegerAttr:
        """Attribute `pack`: 32-bit signless integer attribute."""
    @pack.setter
    def pack(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def scalar_op(self) -> ir.Region: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def pack(self) -> ir.IntegerAttr: ...

@final
class MapElementwiseReturnOp(OpBase):
    """Ends the region of a `tt.map_elementwise` and gives the elements of its results."""
    def __init__(
        self, result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> list[ir.Value]:
        """Operand `result`: any type."""
    @result.setter
    def result(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

def terminator(block: ir.Block) -> ir.Operation | None:
    """The last operation of a block, or None."""

def check_types(what: str, expected: Sequence[ir.Type], actual: Sequence[ir.Type], each: int = 1) -> None:
    """The actual types are the expected ones, each of them `each` times in a row."""

def approx_divf(
    x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Division of 32-bit floats as fast as the hardware does it (`div.full.f32`), with an error of 2 units in the last place."""

def bitcast(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Reads the bits of each element as another type of the same width, or a pointer as one to another type."""

def clampf(
    x: ir.Value | ir.OpView | ir.Operation, min: ir.Value | ir.OpView | ir.Operation,
    max: ir.Value | ir.OpView | ir.Operation, propagate_nan: PropagateNan | str | int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Clamps each `x` to the range from `min` to `max`; `propagateNan` says whether a NaN stays one."""

def elementwise_inline_asm(
    result: Sequence[ir.Type], asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr,
    pure: bool | ir.BoolAttr, packed_element: int | ir.IntegerAttr,
    args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs PTX on elements, `packed_element` at a time; `constraints` are LLVM's, `pure` says that it has no effects."""

def extern_elementwise(
    result: ir.Type, srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    libname: str | ir.StringAttr, libpath: str | ir.StringAttr, symbol: str | ir.StringAttr, pure: bool | ir.BoolAttr,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Calls the function `symbol` of the library at `libpath` on elements; `pure` says that it has no effects."""

def fp_to_fp(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *,
    rounding: RoundingMode | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Converts floats to another float type; a narrower one needs a rounding mode."""

def int_to_ptr(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Addresses, 64-bit integers, as pointers."""

def map_elementwise(
    result: Sequence[ir.Type],
    srcs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    pack: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs its region on the elements of `srcs`, `pack` neighbours at a time; it has the generic form only."""

def map_elementwise_return(
    result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MapElementwiseReturnOp:
    """Ends the region of a `tt.map_elementwise` and gives the elements of its results."""

def mulhiui(
    x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The high half of the product of unsigned integers, of twice their width."""

def precise_divf(
    x: ir.Value | ir.OpView | ir.Operation, y: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Division of floats, rounded to nearest as IEEE 754 says."""

def precise_sqrt(
    x: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Square root of floats, rounded to nearest as IEEE 754 says."""

def ptr_to_int(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Pointers as addresses, 64-bit integers."""
