"""Packed numbers: pairs of 4-bit floats in bytes, arithmetic on pairs of elements, and assembly on a thread's registers."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.dialects import arith, llvm, ttg, ttng
from gpuir.dialects.ttng.arith import PackedArithOp
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import amd_floats, registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import layout_of, local, vector_of

__all__ = ["from_fp4"]

#: Of f16 and bf16: how far a 4-bit float's exponent is shifted, and the power of two that makes up for the other bias.
_PLACES = {"f16": (9, 14), "bf16": (6, 126)}


def from_fp4(low: Lowering, value: ir.Value, scalar: Any) -> ir.Value:
    """A vector of bytes as one of twice as many f16 or bf16, the low four bits of each byte first.

    Magnitudes are put where the wider format has its lowest bits of the exponent and its highest of the fraction: then they differ by a
    power of two, for what has no leading 1 too.
    """
    if not low.nvidia:
        return amd_floats.from_fp4(low, value, scalar)
    build, count = low.build, value.type.shape[0]
    words = vector_of(count, build.i32)

    def number(constant: int) -> ir.Value:
        return build.constant(words, constant)

    wide = arith.extui(words, value)
    apart = arith.ori(wide, arith.shli(wide, number(12)))
    shift, power = _PLACES[str(scalar)]
    magnitude = arith.shli(arith.andi(apart, number(0x00070007)), number(shift))
    sign = arith.shli(arith.andi(apart, number(0x00080008)), number(12))
    halves = llvm.bitcast(vector_of(2 * count, scalar), arith.ori(magnitude, sign))
    return arith.mulf(halves, build.constant(halves.type, float(2**power)))


@lowering("ttg.fp4_to_fp")
def _fp4_to_fp(low: Lowering, op: ttg.Fp4ToFpOp) -> ir.Value:
    source, target, axis = layout_of(op.src.type), layout_of(op.result.type), op.axis.value
    places = registers.coordinates(target).copy()
    sides = places[:, axis] & 1
    places[:, axis] >>= 1
    held = np.asarray(registers.from_coordinates(source, places))
    wide = from_fp4(low, low[op.src], op.result.type.element_type)
    return low.build.shuffled(wide, (2 * held + sides).tolist())


@lowering("ttng.packed_arith")
def _packed_arith(low: Lowering, op: ttng.PackedArithOperationOp) -> ir.Value:
    """The same on vectors, of which LLVM makes instructions for pairs where the chip has them."""
    kind = local(op.result.type)
    scalar = op.result.type.element_type
    if str(scalar) not in ("f32", "f16", "bf16"):
        raise failure(op, f"gives {scalar}, and only f32, f16 and bf16 are lowered")
    operands = []
    for value in op.operands:
        given = value.type.element_type
        if given != scalar and not (given.width < scalar.width and str(given) in ("f16", "bf16")):
            raise failure(op, f"takes {given} to give {scalar}: extend or round it by an op of its own")
        operands.append(low[value] if given == scalar else arith.extf(kind, low[value]))
    which = PackedArithOp.of(op.op_kind.value)
    if which is PackedArithOp.FMA:
        # LLVM takes an instruction for a pair, and takes longer vectors apart.
        count = kind.shape[0]
        pairs = [[low.build.part(each, at, 2) for each in operands] for at in range(0, count - count % 2, 2)]
        pairs += [[low.build.part(each, count - 1, 1) for each in operands]] * (count % 2)
        return low.build.joined([llvm.intr_fma(*pair) for pair in pairs])
    return _OPERATIONS[which](*operands)


_OPERATIONS: dict[PackedArithOp, Any] = {
    PackedArithOp.ADD: arith.addf,
    PackedArithOp.SUB: arith.subf,
    PackedArithOp.MUL: arith.mulf,
    PackedArithOp.MIN: arith.minnumf,
    PackedArithOp.MAX: arith.maxnumf,
}


@lowering("ttg.inline_asm")
def _inline_asm(low: Lowering, op: ttg.InlineAsmOp) -> list[ir.Value]:
    """One piece of assembly a thread, on its registers one after another; of a buffer, on its address."""
    words: list[ir.Value] = []
    for value in op.operands:
        thread = low[value]
        if isinstance(value.type, ttg.MemDescType):
            raise failure(op, f"has an operand of type {value.type}: hand its address on as a number")
        words += low.build.elements(thread) if isinstance(thread.type, ir.VectorType) else [thread]
    results = [local(result.type) for result in op.operation.results]
    flat = [
        kind.element_type if isinstance(kind, ir.VectorType) else kind
        for kind in results
        for _ in range(kind.shape[0] if isinstance(kind, ir.VectorType) else 1)
    ]
    narrow = [str(kind) for kind in (*flat, *(word.type for word in words)) if getattr(kind, "width", 32) < 32]
    if narrow:
        raise failure(op, f"has registers of {narrow[0]}, and only those of 32 and 64 bits are lowered")
    whole = None if not flat else flat[0] if len(flat) == 1 else llvm.StructType.get_literal(flat)
    made: Any = llvm.inline_asm(
        whole, words, op.asm_string.value, op.constraints.value, has_side_effects=None if op.pure.value else True,
        asm_dialect=ir.Attribute.parse("0 : i64"),
    )  # fmt: skip
    values = [made] if len(flat) == 1 else [llvm.extractvalue(kind, made, [at]) for at, kind in enumerate(flat)]
    given: list[ir.Value] = []
    for kind in results:
        count = kind.shape[0] if isinstance(kind, ir.VectorType) else 1
        taken, values = values[:count], values[count:]
        given.append(low.build.vector(taken) if isinstance(kind, ir.VectorType) else taken[0])
    return given
