"""Ops of `tt` that compute: elementwise arithmetic, conversions, assembly and library calls."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.tt.constraints import (
    AnyTT,
    F32Like,
    FloatLike,
    I64Like,
    IntLike,
    PtrLike,
    Tensor,
    bit_width,
    element_of,
    elements,
    encoding_of,
    is_tensor,
)
from gpuir.dialects.tt.dialect import TT, PropagateNan, PtrType, RoundingMode
from gpuir.dialects.tt.traits import (
    TRITON,
    Elementwise,
    MemoryEffects,
    SameOperandsAndResultEncoding,
    SameOperandsAndResultShape,
    SameVariadicOperandSize,
)
from gpuir.host import ir
from gpuir.ods import (
    AnyRegion,
    AnyType,
    Attr,
    BoolAttr,
    DialectOp,
    Effects,
    HasParent,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Region,
    Result,
    Results,
    ReturnLike,
    SameOperandsAndResultType,
    StrAttr,
    Terminator,
    Trait,
    VerifyError,
    document_name,
    in_releases,
    named,
)
from gpuir.ods.detached import inside_of
from gpuir.ods.operation import OPS, OpBase

_CAST = (Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding, Pure, *TRITON)
_ARITHMETIC = (Elementwise, SameOperandsAndResultType, Pure, *TRITON)


class BitcastOp(DialectOp, dialect=TT, name="bitcast"):
    """Reads the bits of each element as another type of the same width, or a pointer as one to another type.

    Refused: types of different widths; a pointer on one side only; pointers into different address spaces; another
    shape or encoding.
    """

    src: Operand[AnyTT]
    result: Result[AnyTT]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = _CAST
    local_verify = True

    def verify(self) -> None:
        source, result = (element_of(v.type) for v in (self.operation.operands[0], self.operation.results[0]))
        if isinstance(source, PtrType) and isinstance(result, PtrType):
            if source.address_space != result.address_space:
                raise VerifyError(
                    f"expects result to point into the address space of src, {source.address_space}, "
                    f"found {result.address_space}"
                )
        elif isinstance(source, PtrType) or isinstance(result, PtrType):
            raise VerifyError(f"cannot cast between a pointer and another type, found {source} and {result}")
        elif bit_width(source) != bit_width(result):
            raise VerifyError(f"expects result to have the {bit_width(source)} bits of src, found {bit_width(result)}")


class ClampfOp(DialectOp, dialect=TT, name="clampf"):
    """Clamps each `x` to the range from `min` to `max`; `propagateNan` says whether a NaN stays one.

    Refused: operands and result of different types.
    """

    x: Operand[FloatLike]
    min: Operand[FloatLike]
    max: Operand[FloatLike]
    propagate_nan: Attr[PropagateNan] = named("propagateNan")
    result: Result[FloatLike]
    assembly = "$x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)"
    traits = _ARITHMETIC


class FpToFpOp(DialectOp, dialect=TT, name="fp_to_fp"):
    """Converts floats to another float type; a narrower one needs a rounding mode.

    Refused: a narrower result without `rounding`; another shape or encoding.
    """

    src: Operand[FloatLike]
    rounding: Attr[RoundingMode] | None
    result: Result[FloatLike]
    assembly = "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)"
    traits = _CAST
    local_verify = True

    def verify(self) -> None:
        source, result = (element_of(v.type) for v in (self.operation.operands[0], self.operation.results[0]))
        if bit_width(result) < bit_width(source) and "rounding" not in self.operation.attributes:
            raise VerifyError(f"expects a rounding mode to convert {source} to {result}, found none")


class IntToPtrOp(DialectOp, dialect=TT, name="int_to_ptr"):
    """Addresses, 64-bit integers, as pointers.

    Refused: another shape or encoding.
    """

    src: Operand[I64Like]
    result: Result[PtrLike]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = _CAST


class PtrToIntOp(DialectOp, dialect=TT, name="ptr_to_int"):
    """Pointers as addresses, 64-bit integers.

    Refused: another shape or encoding.
    """

    src: Operand[PtrLike]
    result: Result[I64Like]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = _CAST


class MulhiUIOp(DialectOp, dialect=TT, name="mulhiui"):
    """The high half of the product of unsigned integers, of twice their width.

    Refused: operands and result of different types.
    """

    x: Operand[IntLike]
    y: Operand[IntLike]
    result: Result[IntLike]
    assembly = "$x `,` $y attr-dict `:` type($x)"
    traits = _ARITHMETIC


class ApproxDivFOp(DialectOp, dialect=TT, name="approx_divf"):
    """Division of 32-bit floats as fast as the hardware does it (`div.full.f32`), with an error of 2 units in the last place.

    Refused: operands and result of different types.
    """

    releases = "3.9-"
    x: Operand[F32Like]
    y: Operand[F32Like]
    result: Result[F32Like]
    assembly = "$x `,` $y attr-dict `:` type($x)"
    traits = _ARITHMETIC


class PreciseDivFOp(DialectOp, dialect=TT, name="precise_divf"):
    """Division of floats, rounded to nearest as IEEE 754 says.

    Refused: operands and result of different types.
    """

    x: Operand[FloatLike]
    y: Operand[FloatLike]
    result: Result[FloatLike]
    assembly = "$x `,` $y attr-dict `:` type($x)"
    traits = _ARITHMETIC


class PreciseSqrtOp(DialectOp, dialect=TT, name="precise_sqrt"):
    """Square root of floats, rounded to nearest as IEEE 754 says.

    Refused: operand and result of different types.
    """

    x: Operand[FloatLike]
    result: Result[FloatLike]
    assembly = "$x attr-dict `:` type($x)"
    traits = _ARITHMETIC


def _impure(op: ElementwiseInlineAsmOp | ExternElementwiseOp) -> bool:
    return not op.pure.value


class _Speculation(ir.ConditionallySpeculatable):
    @staticmethod
    def get_speculatability(op: ElementwiseInlineAsmOp | ExternElementwiseOp) -> ir.Speculatability:
        kind = ir.Speculatability
        return kind.NotSpeculatable if _impure(op) else kind.Speculatable


class _SpeculatableWhenPure(Trait):
    """May be run where it did not stand when `pure` is true."""

    def attach(self, host_name: str, context: ir.Context) -> None:
        _Speculation.attach(host_name, context=context)

    def __repr__(self) -> str:
        return "ConditionallySpeculatable"


EFFECTS_UNLESS_PURE = (MemoryEffects(reads=("*",), writes=("*",), when=_impure), _SpeculatableWhenPure())


class ElementwiseInlineAsmOp(DialectOp, dialect=TT, name="elementwise_inline_asm"):
    """Runs PTX on elements, `packed_element` at a time; `constraints` are LLVM's, `pure` says that it has no effects.

    Refused: a number of elements that `packed_element` does not divide; different encodings; tensors of
    different shapes; a scalar result of tensors, or a tensor of scalars.
    """

    asm_string: Attr[StrAttr]
    constraints: Attr[StrAttr]
    pure: Attr[BoolAttr]
    packed_element: Attr[I32Attr]
    args: Operands[AnyTT]
    result: Results[AnyTT]
    assembly = "$asm_string attr-dict ($args^ `:` type($args))? `->` type($result)"
    traits = (Elementwise, SameOperandsAndResultEncoding, *EFFECTS_UNLESS_PURE, *TRITON)
    local_verify = True

    def verify(self) -> None:
        if not len(self.operation.operands):
            return
        first, packed = self.operation.operands[0].type, self.packed_element.value
        number = elements(first.shape) if isinstance(first, ir.RankedTensorType) else 0
        if packed < 1 or number % packed:
            raise VerifyError(
                f"expects the number of elements to be a multiple of packed_element, {packed}, found {number}"
            )

    @in_releases("3.9-")
    def _one_encoding(self) -> None:
        tensors = [value.type for value in (*self.operation.operands, *self.operation.results) if is_tensor(value.type)]
        for type in tensors[1:]:
            if (encoding_of(type) is None) != (encoding_of(tensors[0]) is None):
                raise VerifyError(f"expects tensors of one encoding, that of {tensors[0]}, found {type}")


class ExternElementwiseOp(DialectOp, dialect=TT, name="extern_elementwise"):
    """Calls the function `symbol` of the library at `libpath` on elements; `pure` says that it has no effects.

    Refused: different encodings; tensors of different shapes; a scalar result of tensors, or a tensor of scalars.
    """

    srcs: Operands[AnyTT]
    libname: Attr[StrAttr]
    libpath: Attr[StrAttr]
    symbol: Attr[StrAttr]
    pure: Attr[BoolAttr]
    result: Result[AnyTT]
    was = {"pure_extern_elementwise": "2.1", "impure_extern_elementwise": "2.1", "ext_elemwise": "2.0"}
    implied = {
        "pure_extern_elementwise": {"pure": "true"},
        "impure_extern_elementwise": {"pure": "false"},
        "ext_elemwise": {"pure": "true"},
    }
    assembly = {
        "2.1-": "operands attr-dict `:` functional-type(operands, $result)",
        "2.0": "operands attr-dict `:` type(operands) `->` type($result)",
    }
    traits = (
        Elementwise, SameOperandsAndResultEncoding, SameVariadicOperandSize, *EFFECTS_UNLESS_PURE, *TRITON,
    )  # fmt: skip


_PURE = ("arith.", "math.", "cf.br", "cf.cond_br", "cf.switch")


def _pure(operation: ir.Operation) -> bool:
    name = document_name(operation.name)
    return name.startswith(_PURE) or (name in OPS and Pure in OPS[name].spec.traits)


class _RecursiveEffects(Effects):
    """Has the effects of its region. The host does not tell those of other ops, so few are known to have none."""

    def __init__(self) -> None:
        super().__init__(self._fill)

    def _fill(self, op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
        inner = (child.operation for block in op.operation.regions[0].blocks for child in block.operations)
        if not all(map(_pure, inner)):
            effects.append(ir.MemoryEffect.Read)
            effects.append(ir.MemoryEffect.Write)

    def __repr__(self) -> str:
        return "RecursiveMemoryEffects"


class MapElementwiseOp(DialectOp, dialect=TT, name="map_elementwise"):
    """Runs its region on the elements of `srcs`, `pack` neighbours at a time; it has the generic form only.

    The region takes `pack` elements of the first tensor, then `pack` of the next, and returns as many for each result.

    Refused: no operand or no result; tensors of different shapes or encodings; a `pack` below 1; arguments of the
    region, or values that it returns, of another number or types.
    """

    releases = "3.5-"
    srcs: Operands[Tensor]
    pack: Attr[I32Attr]
    result: Results[Tensor]
    scalar_op: Region[AnyRegion] = named("scalarOp")
    traits = (SameOperandsAndResultEncoding, SameOperandsAndResultShape, _RecursiveEffects(), *TRITON)

    def verify(self) -> None:
        pack = self.pack.value
        if pack < 1:
            raise VerifyError(f"expects pack to be at least 1, found {pack}")
        if not len(self.operation.results):
            raise VerifyError("expects at least 1 result, found 0")
        blocks = list(self.operation.regions[0].blocks)
        if not blocks:
            raise VerifyError("expects its region to have a block, found none")
        expected = [element_of(value.type) for value in self.operation.operands]
        check_types("arguments of the region", expected, [argument.type for argument in blocks[0].arguments], pack)
        returned = [element_of(value.type) for value in self.operation.results]
        # As Triton does, which takes the returns of a map within the region for its own too.
        for inner in inside_of(self.operation):
            if document_name(inner.name) == "tt.map_elementwise.return":
                check_types("values that the region returns", returned, [value.type for value in inner.operands], pack)


class MapElementwiseReturnOp(DialectOp, dialect=TT, name="map_elementwise.return"):
    """Ends the region of a `tt.map_elementwise` and gives the elements of its results."""

    releases = "3.5-"
    result: Operands[AnyType]
    assembly = "attr-dict ($result^ `:` type($result))?"
    traits = (HasParent("tt.map_elementwise"), Pure, Terminator, ReturnLike, *TRITON)


def terminator(block: ir.Block) -> ir.Operation | None:
    """The last operation of a block, or None."""
    operations = block.operations
    return operations[len(operations) - 1].operation if len(operations) else None


def check_types(what: str, expected: Sequence[ir.Type], actual: Sequence[ir.Type], each: int = 1) -> None:
    """The actual types are the expected ones, each of them `each` times in a row."""
    if len(expected) * each != len(actual):
        raise VerifyError(f"expects {len(expected) * each} {what}, found {len(actual)}")
    for index, type in enumerate(actual):
        if type != expected[index // each]:
            raise VerifyError(f"expects {expected[index // each]} as #{index} of the {what}, found {type}")


approx_divf = ApproxDivFOp.builder
bitcast = BitcastOp.builder
clampf = ClampfOp.builder
elementwise_inline_asm = ElementwiseInlineAsmOp.builder
extern_elementwise = ExternElementwiseOp.builder
fp_to_fp = FpToFpOp.builder
int_to_ptr = IntToPtrOp.builder
map_elementwise = MapElementwiseOp.builder
map_elementwise_return = MapElementwiseReturnOp.builder
mulhiui = MulhiUIOp.builder
precise_divf = PreciseDivFOp.builder
precise_sqrt = PreciseSqrtOp.builder
ptr_to_int = PtrToIntOp.builder
