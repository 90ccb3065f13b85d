# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import ScaleDotElemType
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class ExtractSliceOp(OpBase):
    """The part of a tensor from `static_offsets` on that the threads hold already, so that no element moves."""
    def __init__(
        self, result: ir.RankedTensorType, source: ir.Value | ir.OpView | ir.Operation,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value:
        """Operand `source`: ranked tensor of any type values."""
    @source.setter
    def source(self, value: ir.Value) -> None: ...
    @property
    def static_offsets(self) -> ir.DenseI64ArrayAttr:
        """Attribute `static_offsets`: i64 dense array attribute."""
    @static_offsets.setter
    def static_offsets(self, value: Sequence[int] | ir.DenseI64ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def source(self) -> ir.Value: ...
        @property
        def static_offsets(self) -> ir.DenseI64ArrayAttr: ...

@final
class ConcatOp(OpBase):
    """Tensors beside one another, the last dimension first; each thread puts its registers together."""
    def __init__(
        self, result: ir.Type,
        sources: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def sources(self) -> list[ir.Value]:
        """Operand `sources`: ranked tensor of floating-point, integer or ptr values."""
    @sources.setter
    def sources(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

@final
class InThreadTransposeOp(OpBase):
    """The same tensor with the elements of each thread in the order of the other dimension."""
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
class UpcastMXFPOp(OpBase):
    """Floats of an MX format, operand of a dot, times the scales of their groups of 32."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
        fp_type: ScaleDotElemType | str | int | ir.IntegerAttr, fast_math: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def scale(self) -> ir.Value:
        """Operand `scale`: ranked tensor of floating-point, integer or ptr values."""
    @scale.setter
    def scale(self, value: ir.Value) -> None: ...
    @property
    def fp_type(self) -> ir.IntegerAttr:
        """Attribute `fp_type`: ScaleDotElemType case (e4m3, e5m2, e2m3, e3m2, e2m1, bf16, fp16)."""
    @fp_type.setter
    def fp_type(self, value: ScaleDotElemType | str | int | ir.IntegerAttr) -> None: ...
    @property
    def fast_math(self) -> ir.BoolAttr:
        """Attribute `fastMath`: bool attribute."""
    @fast_math.setter
    def fast_math(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def scale(self) -> ir.Value: ...
        @property
        def fp_type(self) -> ir.IntegerAttr: ...
        @property
        def fast_math(self) -> ir.BoolAttr: ...

@final
class ScaledUpcastFp4Op(OpBase):
    """Unpacks pairs of 4-bit floats (e2m1) along `axis`, times `scale`, of which there is one for each element."""
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: ranked tensor of 8-bit signless integer values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def scale(self) -> ir.Value:
        """Operand `scale`: ranked tensor of bfloat16 type or 8-bit signless integer values."""
    @scale.setter
    def scale(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: ranked tensor of 16-bit float or bfloat16 type or 32-bit float values."""
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...
        @property
        def scale(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class ScaledUpcastFp8Op(OpBase):
    """8-bit floats as wider ones, times `scale`, of which there is one for each element."""
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: ranked tensor of f8E4M3FN type or f8E5M2 type values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def scale(self) -> ir.Value:
        """Operand `scale`: ranked tensor of bfloat16 type or 8-bit signless integer values."""
    @scale.setter
    def scale(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: ranked tensor of 16-bit float or bfloat16 type or 32-bit float values."""
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...
        @property
        def scale(self) -> ir.Value: ...

@final
class ScaledDowncastFp4Op(OpBase):
    """Floats as 4-bit ones (e2m1), divided by the scales of their groups along `axis`; pairs are packed into bytes."""
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: ranked tensor of 16-bit float or bfloat16 type or 32-bit float values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def scale(self) -> ir.Value:
        """Operand `scale`: ranked tensor of 8-bit signless integer values."""
    @scale.setter
    def scale(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: ranked tensor of 8-bit signless integer values."""
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...
        @property
        def scale(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class ScaledDowncastFp8Op(OpBase):
    """Floats as 8-bit ones, divided by the scales of their groups along `axis`."""
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
        axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value:
        """Operand `input`: ranked tensor of 16-bit float or bfloat16 type or 32-bit float values."""
    @input.setter
    def input(self, value: ir.Value) -> None: ...
    @property
    def scale(self) -> ir.Value:
        """Operand `scale`: ranked tensor of 8-bit signless integer values."""
    @scale.setter
    def scale(self, value: ir.Value) -> None: ...
    @property
    def output(self) -> ir.OpResult:
        """Result `output`: ranked tensor of f8E4M3FN type or f8E5M2 type values."""
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def input(self) -> ir.Value: ...
        @property
        def scale(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

def concat(
    result: ir.Type, sources: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (),
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Tensors beside one another, the last dimension first; each thread puts its registers together."""

def extract_slice(
    result: ir.RankedTensorType, source: ir.Value | ir.OpView | ir.Operation,
    static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The part of a tensor from `static_offsets` on that the threads hold already, so that no element moves."""

def in_thread_transpose(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The same tensor with the elements of each thread in the order of the other dimension."""

def scaled_downcast_fp4(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Floats as 4-bit ones (e2m1), divided by the scales of their groups along `axis`; pairs are packed into bytes."""

def scaled_downcast_fp8(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Floats as 8-bit ones, divided by the scales of their groups along `axis`."""

def scaled_upcast_fp4(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
    axis: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Unpacks pairs of 4-bit floats (e2m1) along `axis`, times `scale`, of which there is one for each element."""

def scaled_upcast_fp8(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """8-bit floats as wider ones, times `scale`, of which there is one for each element."""

def upcast_mxfp(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, scale: ir.Value | ir.OpView | ir.Operation,
    fp_type: ScaleDotElemType | str | int | ir.IntegerAttr, fast_math: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Floats of an MX format, operand of a dot, times the scales of their groups of 32."""
