"""AMD's own ops: buffer loads and stores, and products by the matrix cores (mfma)."""

from __future__ import annotations

from typing import Any

from gpuir.analysis.axes import offsets_width
from gpuir.dialects import amdg, arith, llvm, rocdl, tt
from gpuir.host import ir
from gpuir.layouts import LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import distinct, stored_type
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import bits, element, layout_of, vector_of

__all__ = ["mfma"]

#: Of a buffer resource: all of the bytes that 31 bits count, and its flags as for raw buffers of CDNA (data format 32 bits).
_RECORDS, _FLAGS = 0x7FFFFFFE, 159744
#: An offset that lies outside of every buffer: what it loads is zero, what it stores goes nowhere.
_OUTSIDE = -0x80000000


def _resource(low: Lowering, pointer: ir.Value) -> ir.Value:
    build = low.build
    stride = build.constant(build.i16, 0)
    return rocdl.make_buffer_rsrc(
        ir.Type.parse("!llvm.ptr<8>"), pointer, stride, build.constant(build.i64, _RECORDS), build.number(_FLAGS)
    )


def _word_type(low: Lowering, size: int) -> ir.Type:
    """The type by which so many bytes are loaded or stored at once."""
    if size < 4:
        return ir.IntegerType.get_signless(8 * size)
    return low.build.i32 if size == 4 else vector_of(size // 4, low.build.i32)


def _places(low: Lowering, op: Any, kind: Any) -> tuple[list[int], list[int], int, int]:
    """Registers that differ, where each register's equal stands among these, elements of an access, and bytes of one."""
    layout = layout_of(kind)
    kept, places = distinct(layout)
    size = max(1, bits(kind.element_type) // 8)
    return kept, places, offsets_width(low.axes, op.ptr, op.offsets, op.mask, kind, size), size


def _offset(
    low: Lowering, op: Any, offsets: ir.Value, register: int, size: int, condition: ir.Value | None
) -> ir.Value:
    """The offset of an access in bytes, outside of the buffer where the condition does not hold."""
    number = arith.muli(low.build.element(offsets, register), low.build.number(size))
    return number if condition is None else arith.select(condition, number, low.build.number(_OUTSIDE))


@lowering("amdg.buffer_load")
def _buffer_load(low: Lowering, op: amdg.BufferLoadOp) -> ir.Value:
    kind = op.result.type
    kept, places, width, size = _places(low, op, kind)
    scalar = element(kind.element_type)
    stored = stored_type(scalar)
    resource, offsets = _resource(low, low[op.ptr]), low[op.offsets]
    mask = None if op.mask is None else low[op.mask]
    parts = []
    for first in range(0, len(kept), width):
        condition = None if mask is None else low.build.element(mask, kept[first])
        offset = _offset(low, op, offsets, kept[first], size, condition)
        word = _word_type(low, size * width)
        value = rocdl.raw_ptr_buffer_load(word, resource, offset, low.build.number(0))
        whole = vector_of(width, stored)
        one: ir.Value = value if isinstance(word, ir.VectorType) else low.build.splat(value, 1)
        parts.append(one if one.type == whole else llvm.bitcast(whole, one))
    loaded = low.build.resized(low.build.shuffled(low.build.joined(parts), places), scalar)
    if op.other is not None and mask is not None:
        return arith.select(mask, loaded, low[op.other])
    return loaded


@lowering("amdg.buffer_store")
def _buffer_store(low: Lowering, op: amdg.BufferStoreOp) -> None:
    kind = op.value.type
    kept, _, width, size = _places(low, op, kind)
    alone = low.alone(layout_of(kind))
    resource, offsets = _resource(low, low[op.ptr]), low[op.offsets]
    mask = None if op.mask is None else low[op.mask]
    value = low.build.resized(low[op.value], stored_type(element(kind.element_type)))
    for first in range(0, len(kept), width):
        condition = low.build.all_of(alone, None if mask is None else low.build.element(mask, kept[first]))
        offset = _offset(low, op, offsets, kept[first], size, condition)
        part = low.build.shuffled(value, kept[first : first + width])
        word = _word_type(low, size * width)
        whole = vector_of(1, word) if not isinstance(word, ir.VectorType) else word
        given = part if part.type == whole else llvm.bitcast(whole, part)
        data = given if isinstance(word, ir.VectorType) else low.build.element(given, 0)
        rocdl.raw_ptr_buffer_store(data, resource, offset, low.build.number(0))


# Products -------------------------------------------------------------------------------------------------------------

#: By rows and columns, and the types of the operands: the instruction, and elements of a thread along K.
_MFMA = {
    (32, "f16", "f16"): ("mfma_f32_32x32x8f16", 4),
    (16, "f16", "f16"): ("mfma_f32_16x16x16f16", 4),
    (32, "bf16", "bf16"): ("mfma_f32_32x32x8bf16_1k", 4),
    (16, "bf16", "bf16"): ("mfma_f32_16x16x16bf16_1k", 4),
    (32, "f32", "f32"): ("mfma_f32_32x32x2f32", 1),
    (16, "f32", "f32"): ("mfma_f32_16x16x4f32", 1),
    (32, "i8", "i8"): ("mfma_i32_32x32x16_i8", 8),
    (16, "i8", "i8"): ("mfma_i32_16x16x32_i8", 8),
}
for _size, _depth in ((32, 16), (16, 32)):
    for _a, _name_a in (("f8E4M3FNUZ", "fp8"), ("f8E5M2FNUZ", "bf8")):
        for _b, _name_b in (("f8E4M3FNUZ", "fp8"), ("f8E5M2FNUZ", "bf8")):
            _MFMA[_size, _a, _b] = f"mfma_f32_{_size}x{_size}x{_depth}_{_name_a}_{_name_b}", 8


def mfma(low: Lowering, op: tt.DotOp) -> ir.Value:
    """Each wave's tiles one after another, along K last; operands change places where the result is transposed."""
    encoding = op.result.type.encoding
    a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.result))
    types = [str(value.type.element_type) for value in (op.a, op.b)]
    size, transposed = list(encoding.instr_shape)[0], encoding.is_transposed
    key = (size, types[1], types[0]) if transposed else (size, types[0], types[1])
    if key not in _MFMA or list(encoding.instr_shape)[:2] != [size, size]:
        raise failure(op, f"multiplies {' and '.join(types)} in {encoding}, for which there is no mfma here")
    name, depth = _MFMA[key]
    depths = _along(a, a.rank - 1)
    if depths != _along(b, b.rank - 2) or len(depths) % depth:
        raise failure(op, f"has operands of which threads do not hold the same {depth} elements along K")
    left, right = low[op.a], low[op.b]
    at_a, at_b, at_c = register_at(a), register_at(b), register_at(c)
    rows, columns = _along(a, a.rank - 2), _along(b, b.rank - 1)
    result = low.build.elements(low[op.c])
    batches = sorted({place[:-2] for place in at_c})
    scalar = result[0].type
    zero = ir.IntegerAttr.get(low.build.i32, 0)
    none = ir.Attribute.parse("#rocdl<mfma_perm_b none>")
    for batch in batches:
        for row in rows:
            for column in columns:
                slots = sorted(
                    slot
                    for place, slot in at_c.items()
                    if place[:-2] == batch and place[-2] // size == row // size and place[-1] // size == column // size
                )
                sums = low.build.vector([result[slot] for slot in slots])
                for start in range(0, len(depths), depth):
                    ks = depths[start : start + depth]
                    one = _operand(low, left, [at_a[(*batch, row, k)] for k in ks], types[0])
                    other = _operand(low, right, [at_b[(*batch, k, column)] for k in ks], types[1])
                    given = (other, one) if transposed else (one, other)
                    made: Any = getattr(rocdl, name)(vector_of(len(slots), scalar), *given, sums, zero, zero, none)
                    sums = made if isinstance(made, ir.Value) else made.result
                for slot, value in zip(slots, low.build.elements(sums)):
                    result[slot] = value
    return low.build.vector(result)


def _operand(low: Lowering, vector: ir.Value, registers: list[int], kind: str) -> ir.Value:
    """A thread's elements along K as the instruction takes them."""
    part = low.build.shuffled(vector, registers)
    if kind == "f32":
        return low.build.element(part, 0)
    if kind == "bf16":
        return llvm.bitcast(vector_of(len(registers), low.build.i16), part)
    if kind == "f16":
        return part
    return low.build.element(llvm.bitcast(vector_of(1, low.build.i64), part), 0)


def _along(layout: LinearLayout, dimension: int) -> list[int]:
    """The coordinates along a dimension of what the first thread holds."""
    return sorted({place[dimension] for place in register_at(layout)})
