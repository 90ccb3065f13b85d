"""Arithmetic of Triton's own: clamps, high halves of products, conversions of floats, functions of libraries, pieces of PTX."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.dialects import arith, llvm, math, rocdl, scf, tt
from gpuir.dialects.tt.dialect import PropagateNan, RoundingMode
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.fast_math import APPROXIMATED, licences
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.narrow_floats import from_narrow, resized, to_narrow
from gpuir.transforms.triton.to_llvm.types import bits, element, is_tensor, local, vector_of

__all__: list[str] = []


#: log2(e), as f32 has it.
_LOG2_E = 1.44269502162933349609375


def _is_f32(low: Lowering, op: Any) -> bool:
    return _scalar(op.operands[0].type) == low.build.f32


@lowering("math.exp")
def _exp(low: Lowering, op: Any) -> Any:
    """2 to a multiple: what Triton's kernels are written for, and tuned with."""
    if not _is_f32(low, op):
        return low.again(op)
    kind = low.local(op.operands[0].type)
    return math.exp2(arith.mulf(low[op.operands[0]], low.build.constant(kind, _LOG2_E)))


#: Functions of AMD's chips that are one instruction: Triton's code for these functions, to an ulp, without numbers below the normal ones.
_INSTRUCTIONS: dict[str, Any] = {"math.exp2": rocdl.exp2, "math.rsqrt": rocdl.rsq}


@lowering(*APPROXIMATED)
def _approximated(low: Lowering, op: Any) -> Any:
    """By one instruction of AMD's chips; on NVIDIA's the compile step knows it, and is told that it may."""
    instruction = None if low.nvidia or not _is_f32(low, op) else _INSTRUCTIONS.get(op.operation.name)
    if instruction is None:
        return _licensed(low, op)
    return _each(low, low.all(op.operands), op.result.type, lambda numbers: instruction(low.build.f32, numbers[0]))


@lowering("tt.precise_sqrt")
def _sqrt(low: Lowering, op: tt.PreciseSqrtOp) -> ir.Value:
    return math.sqrt(low[op.x])


@lowering("tt.precise_divf")
def _precise_divf(low: Lowering, op: tt.PreciseDivFOp) -> ir.Value:
    return arith.divf(low[op.x], low[op.y])


@lowering("arith.divf", "tt.approx_divf")
def _divf(low: Lowering, op: Any) -> Any:
    return arith.divf(*low.all(op.operands), fastmath=licences(op, low.nvidia))


@lowering("arith.addf", "arith.subf", "arith.mulf")
def _licensed(low: Lowering, op: Any) -> Any:
    results = low.again(op)
    made, more = results[0].owner, licences(op, low.nvidia)
    if more is not None and not isinstance(made, ir.Block):
        made.attributes["fastmath"] = more
    return results


@lowering("arith.cmpi")
def _cmpi(low: Lowering, op: Any) -> Any:
    """A constant where that is known: masks of tiles ask whether counters of loops are negative."""
    answer = low.ranges.compared(op)
    return low.again(op) if answer is None else low.build.constant(low.local(op.result.type), answer)


@lowering("tt.mulhiui")
def _mulhiui(low: Lowering, op: tt.MulhiUIOp) -> ir.Value:
    return arith.mului_extended(low[op.x], low[op.y])[1]


@lowering("tt.clampf")
def _clampf(low: Lowering, op: tt.ClampfOp) -> ir.Value:
    x, least, most = low[op.x], low[op.min], low[op.max]
    if op.propagate_nan.value == PropagateNan.ALL:
        return arith.minimumf(arith.maximumf(x, least), most)
    return arith.minnumf(arith.maxnumf(x, least), most)


# Conversions of floats ------------------------------------------------------------------------------------------------


@lowering("tt.fp_to_fp")
def _fp_to_fp(low: Lowering, op: tt.FpToFpOp) -> ir.Value:
    source, target = (_scalar(value.type) for value in (op.src, op.result))
    value = low[op.src]
    if not isinstance(value.type, ir.VectorType):
        one = _converted(low, op, low.build.splat(value, 1), source, target)
        return low.build.element(one, 0)
    return _converted(low, op, value, source, target)


def _scalar(kind: Any) -> Any:
    return kind.element_type if is_tensor(kind) else kind


def _converted(low: Lowering, op: tt.FpToFpOp, value: ir.Value, source: Any, target: Any) -> ir.Value:
    count = value.type.shape[0]
    f32 = vector_of(count, low.build.f32)
    if bits(source) == 8:
        return resized(from_narrow(low, op, value, source, low.build.f32 if bits(target) == 64 else target), target)
    if bits(target) == 8:
        return to_narrow(low, op, value, source, target)
    if bits(target) > bits(source):
        return arith.extf(vector_of(count, target), value)
    if bits(target) == bits(source):
        return value if source == target else arith.truncf(vector_of(count, target), arith.extf(f32, value))
    rounding: Any = None
    if op.rounding is not None and op.rounding.value == RoundingMode.RTZ:
        rounding = arith.RoundingMode.toward_zero
    return arith.truncf(vector_of(count, target), value, roundingmode=rounding)


# Libraries and PTX ----------------------------------------------------------------------------------------------------


@lowering("tt.extern_elementwise")
def _extern(low: Lowering, op: tt.ExternElementwiseOp) -> ir.Value:
    kind = _element(local(op.result.type))
    operands = low.all(op.operands)
    low.declare(op.symbol.value, kind, [_element(operand.type) for operand in operands])
    return _each(low, operands, op.result.type, lambda numbers: low.call_declared(op.symbol.value, kind, numbers))


def _element(kind: Any) -> Any:
    return kind.element_type if isinstance(kind, ir.VectorType) else kind


def _each(
    low: Lowering, operands: Sequence[ir.Value], kind: ir.Type, write: Callable[[list[ir.Value]], ir.Value]
) -> ir.Value:
    """A function of numbers, for each element by itself."""
    if not is_tensor(kind):
        return write(list(operands))
    columns = [low.build.elements(operand) for operand in operands]
    return low.build.vector([write(list(numbers)) for numbers in zip(*columns)])


@lowering("tt.elementwise_inline_asm")
def _inline_asm(low: Lowering, op: tt.ElementwiseInlineAsmOp) -> list[ir.Value]:
    """One piece of assembly for as many elements as its operands' registers hold."""
    pack = op.packed_element.value
    results = [local(result.type) for result in op.operation.results]
    operands = low.all(op.operands)
    tensors = any(is_tensor(value.type) for value in (*op.operands, *op.operation.results))
    if not tensors:
        operands = [low.build.splat(operand, 1) for operand in operands]
        results = [vector_of(1, kind) for kind in results]
    if not operands:
        raise failure(op, "has no operands")
    count = results[0].shape[0]
    padded = -(-count // pack) * pack
    operands = [low.build.shuffled(value, [min(number, count - 1) for number in range(padded)]) for value in operands]
    parts: list[list[ir.Value]] = [[] for _ in results]
    for start in range(0, padded, pack):
        words = [word for value in operands for word in _registers(low, low.build.part(value, start, pack))]
        made = _assembly(low, op, words, [_register_types(low, kind, pack) for kind in results])
        for number, (kind, registers) in enumerate(zip(results, made)):
            parts[number].append(_from_registers(low, registers, vector_of(pack, kind.element_type)))
    values = [low.build.part(low.build.joined(each), 0, count) for each in parts]
    return values if tensors else [low.build.element(value, 0) for value in values]


def _registers(low: Lowering, vector: ir.Value) -> list[ir.Value]:
    """Elements as assembly takes them: narrow ones packed into words of 32 bits."""
    width = bits(vector.type.element_type)
    if width >= 32:
        return low.build.elements(vector)
    per_word = 32 // width
    missing = -vector.type.shape[0] % per_word
    if missing:
        vector = low.build.shuffled(vector, [*range(vector.type.shape[0]), *[0] * missing])
    words, _ = low.build.words(vector, width)
    return low.build.elements(words)


def _register_types(low: Lowering, kind: ir.VectorType, pack: int) -> list[ir.Type]:
    width = bits(kind.element_type)
    if width >= 32:
        return [kind.element_type] * pack
    return [low.build.i32] * -(-pack * width // 32)


def _from_registers(low: Lowering, registers: list[ir.Value], kind: ir.VectorType) -> ir.Value:
    vector = low.build.vector(registers)
    if vector.type == kind:
        return vector
    width = bits(kind.element_type)
    whole = llvm.bitcast(vector_of(len(registers) * 32 // width, kind.element_type), vector)
    return low.build.part(whole, 0, kind.shape[0])


def _assembly(
    low: Lowering, op: tt.ElementwiseInlineAsmOp, words: list[ir.Value], kinds: list[list[ir.Type]]
) -> list[list[ir.Value]]:
    flat = [kind for each in kinds for kind in each]
    result = flat[0] if len(flat) == 1 else llvm.StructType.get_literal(flat)
    made: Any = llvm.inline_asm(
        result, words, op.asm_string.value, op.constraints.value, has_side_effects=None if op.pure.value else True,
        asm_dialect=ir.Attribute.parse("0 : i64"),
    )  # fmt: skip
    values = [made] if len(flat) == 1 else [llvm.extractvalue(kind, made, [at]) for at, kind in enumerate(flat)]
    parts: list[list[ir.Value]] = []
    start = 0
    for each in kinds:
        parts.append(values[start : start + len(each)])
        start += len(each)
    return parts


@lowering("tt.map_elementwise")
def _map(low: Lowering, op: tt.MapElementwiseOp) -> list[ir.Value]:
    """The region's code again for each element, or each few of them."""
    pack, region = op.pack.value, op.operation.regions[0]
    block = region.blocks[0]
    columns = [low.build.elements(value) for value in low.all(op.operands)]
    results: list[list[ir.Value]] = [[] for _ in op.operation.results]
    for start in range(0, len(columns[0]), pack):
        numbers = [number for column in columns for number in column[start : start + pack]]
        for argument, number in zip(block.arguments, numbers):
            low[argument] = number
        if len(region.blocks) == 1:
            *inner, end = block.operations
            for each in inner:
                low.op(each)
            given = low.all(end.operands)
        else:
            kinds = [element(result.type.element_type) for result in op.operation.results for _ in range(pack)]
            inlined = scf.ExecuteRegionOp(kinds)
            low.region(region, inlined.regions[0], inlined.regions[0].blocks.append())
            given = list(inlined.results)
        for at, result in enumerate(results):
            result.extend(given[at * pack : (at + 1) * pack])
    return [low.build.vector(result) for result in results]


@lowering("tt.map_elementwise.return")
def _end_of_map(low: Lowering, op: tt.MapElementwiseReturnOp) -> None:
    """Ends a region with branches; where there are none, its operands are taken."""
    scf.yield_(low.all(op.operands))
