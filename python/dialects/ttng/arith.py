"""Arithmetic of `ttng` on pairs of elements, or four of 8 bits, in one instruction (Blackwell and later)."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import same_encoding, shape_text, tensor_of
from gpuir.dialects.ttg.constraints import VerifyTensorLayouts
from gpuir.dialects.ttg.linear import REGISTER, linear
from gpuir.dialects.ttng.dialect import TTNG
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.layouts.distributed import doubled
from gpuir.ods import Attr, DialectOp, IntEnum, Operands, Pure, Result, TypeConstraintMeta, VerifyError

_F8 = ("f8E5M2", "f8E4M3FN")
_F16 = ("f16", "bf16")
#: Elements of a sum that are not those of the result.
_MIXED = {*((narrow, "f32") for narrow in _F16), *((narrow, wide) for narrow in (*_F8, "i8") for wide in _F8)}
_RESULTS = ("f32", *_F16, *_F8)
#: What a tensor of pairs of 4-bit floats has as elements.
_PAIRS = "i8"
#: Element types that become those of 8 bits.
_NARROW = (*_F8, _PAIRS)


@TTNG.enum
class PackedArithOp(IntEnum):
    """Operation on packed elements."""

    ADD = 0, "add"
    SUB = 1, "sub"
    MUL = 2, "mul"
    FMA = 3, "fma"
    MIN = 4, "min"
    MAX = 5, "max"


class PackedResult(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("f32, f16, bf16 or fp8", frozenset(_RESULTS)),
): ...


class PackedOperand(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=tensor_of("f32, f16, bf16, fp8 or pairs of fp4 (i8)", frozenset((*_RESULTS, _PAIRS))),
): ...


def _has_instruction(kind: PackedArithOp, operands: list[str], result: str) -> bool:
    """Whether there is an instruction for these element types."""
    first, second, last = operands[0], operands[1], operands[-1]
    if all(element == result for element in operands):
        return result in _F16 or kind not in (PackedArithOp.MIN, PackedArithOp.MAX)
    if kind == PackedArithOp.MUL:
        if first in _NARROW and second in _NARROW:
            return result in _F8
        if first in _F16 and second in _F16:
            return result == first
        return first == second == "f32" and result in _F16
    if kind in (PackedArithOp.ADD, PackedArithOp.SUB):
        if first == second == "f32":
            return result in _F16
        return second == result and (first, second) in _MIXED
    if kind == PackedArithOp.FMA and last == result:
        narrow = first in _NARROW and second in _NARROW and result in _F8
        return narrow or (second == result == "f32" and first in _F16)
    return False


class PackedArithOperationOp(DialectOp, dialect=TTNG, name="packed_arith"):
    """Adds, subtracts, multiplies, takes the smaller or the larger, or, of three operands, a * b + c, element by element.

    Tensors of i8 hold pairs of fp4, along one dimension of half the result's size.

    Refused: three operands for other than fma, or two for that; another shape than the result's; pairs along several dimensions; tensors without a layout, or
    whose elements lie elsewhere than the result's; threads whose elements are no pairs (of 8 bits: no fours); element
    types that no instruction has.
    """

    releases = "3.8-"
    op_kind: Attr[PackedArithOp]
    args: Operands[PackedOperand]
    result: Result[PackedResult]
    assembly = "$op_kind $args attr-dict `:` functional-type($args, $result)"
    traits = (Pure, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        kind = PackedArithOp.of(self.op_kind.value)
        count = 3 if kind == PackedArithOp.FMA else 2
        types = [value.type for value in self.operation.operands]
        if len(types) != count:
            raise VerifyError(f"expects {count} operands for {kind.string}, found {len(types)}")
        result = self.operation.results[0].type
        halved = _halved_dimension(types, result)
        for index, type in enumerate(types):
            _check_operand(index, type, result, halved)
        _check_packs(result)
        elements = [str(type.element_type) for type in types]
        if not _has_instruction(kind, elements, str(result.element_type)):
            raise VerifyError(
                f"expects types that an instruction has, found {kind.string} of {', '.join(elements)} to {result.element_type}"
            )


def _halved_dimension(types: list[ir.RankedTensorType], result: ir.RankedTensorType) -> int | None:
    """The dimension along which the pairs of fp4 stand in all operands of these; None where no operand has any."""
    shape, found = list(result.shape), set()
    for index, type in enumerate(types):
        if str(type.element_type) != _PAIRS:
            continue
        halved = [axis for axis, size in enumerate(type.shape) if type.rank == len(shape) and 2 * size == shape[axis]]
        if len(halved) != 1 or any(size != shape[axis] for axis, size in enumerate(type.shape) if axis != halved[0]):
            raise VerifyError(
                f"expects operand #{index} to have half of one dimension of the result, {shape_text(shape)}, since it holds "
                f"pairs, found {shape_text(type.shape)}"
            )
        found.update(halved)
    if len(found) > 1:
        raise VerifyError("expects all operands that hold pairs to have half of the same dimension of the result")
    return min(found, default=None)


def _check_operand(index: int, type: ir.RankedTensorType, result: ir.RankedTensorType, halved: int | None) -> None:
    pairs = str(type.element_type) == _PAIRS
    if not pairs and list(type.shape) != list(result.shape):
        raise VerifyError(
            f"expects operand #{index} to have the result's shape, {shape_text(result.shape)}, found {shape_text(type.shape)}"
        )
    if not pairs and same_encoding(type, result):
        return
    if type.encoding is None or result.encoding is None:
        raise VerifyError(f"expects a layout of operand #{index} and of the result, found {type} and {result}")
    try:
        own, expected = linear(type.shape, type.encoding), linear(result.shape, result.encoding)
    except UnknownLayout:
        return
    if pairs and halved is not None:
        own = doubled(own, halved)
    if own != expected:
        raise VerifyError(
            f"expects operand #{index} to have the result's layout{' with pairs for elements' if pairs else ''}, {result.encoding}, "
            f"found {type.encoding}"
        )


def _check_packs(result: ir.RankedTensorType) -> None:
    """Each thread holds whole packs of the result."""
    if result.encoding is None:
        raise VerifyError(f"expects a distributed layout of the result, found {result}")
    pack = 4 if str(result.element_type) in _F8 else 2
    try:
        layout = linear(result.shape, result.encoding)
    except UnknownLayout:
        return
    held = 1 << sum(any(basis) for basis in layout.bases[REGISTER])
    if held % pack:
        raise VerifyError(
            f"expects each thread to hold a multiple of {pack} elements of the result, found {held} ({result})"
        )


packed_arith = PackedArithOperationOp.builder
