"""AMD's own ops: loads and stores of buffers, barriers of some waves, hints for the order of instructions."""

from __future__ import annotations

from typing import Any

from gpuir.analysis.axes import offsets_width
from gpuir.dialects import amdg, arith, llvm, rocdl
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.cache_hints import buffer_flags
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import distinct, stored_type
from gpuir.transforms.triton.to_llvm.types import bits, element, layout_of, vector_of

__all__ = ["buffer_offset", "buffer_resource"]

#: Of a buffer resource: all of the bytes that 31 bits count, and its flags as for raw buffers of CDNA (data format 32 bits).
_RECORDS, _FLAGS = 0x7FFFFFFE, 159744
#: An offset that lies outside of every buffer: what it loads is zero, what it stores goes nowhere.
_OUTSIDE = -0x80000000


def buffer_resource(low: Lowering, pointer: ir.Value) -> ir.Value:
    """The buffer that begins at a pointer."""
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


def buffer_offset(low: Lowering, offsets: ir.Value, register: int, size: int, condition: ir.Value | None) -> ir.Value:
    """The offset of an access in bytes, outside of the buffer where the condition does not hold."""
    number = arith.muli(low.build.element(offsets, register), low.build.number(size))
    return number if condition is None else arith.select(condition, number, low.build.number(_OUTSIDE))


@lowering("amdg.buffer_load")
def _buffer_load(low: Lowering, op: amdg.BufferLoadOp) -> ir.Value:
    kind = op.result.type
    kept, places, width, size = _places(low, op, kind)
    scalar = element(kind.element_type)
    stored = stored_type(scalar)
    resource, offsets = buffer_resource(low, low[op.ptr]), low[op.offsets]
    mask = None if op.mask is None else low[op.mask]
    parts, flags = [], buffer_flags(low, op, store=False)
    for first in range(0, len(kept), width):
        condition = None if mask is None else low.build.element(mask, kept[first])
        offset = buffer_offset(low, offsets, kept[first], size, condition)
        word = _word_type(low, size * width)
        value = rocdl.raw_ptr_buffer_load(word, resource, offset, low.build.number(0), aux=flags)
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
    resource, offsets = buffer_resource(low, low[op.ptr]), low[op.offsets]
    mask = None if op.mask is None else low[op.mask]
    value, flags = (
        low.build.resized(low[op.value], stored_type(element(kind.element_type))),
        buffer_flags(low, op, store=True),
    )
    for first in range(0, len(kept), width):
        condition = low.build.all_of(alone, None if mask is None else low.build.element(mask, kept[first]))
        offset = buffer_offset(low, offsets, kept[first], size, condition)
        part = low.build.shuffled(value, kept[first : first + width])
        word = _word_type(low, size * width)
        whole = vector_of(1, word) if not isinstance(word, ir.VectorType) else word
        given = part if part.type == whole else llvm.bitcast(whole, part)
        data = given if isinstance(word, ir.VectorType) else low.build.element(given, 0)
        rocdl.raw_ptr_buffer_store(data, resource, offset, low.build.number(0), aux=flags)


@lowering("amdg.cond_barrier")
def _cond_barrier(low: Lowering, op: amdg.CondBarrierOp) -> None:
    """The waves whose predicate holds arrive at a barrier, which orders no memory: it makes them later than the others."""
    low.when(low[op.pred], rocdl.s_barrier)


@lowering("amdg.instruction_sched_hint")
def _hint(low: Lowering, op: amdg.InstructionSchedHintOp) -> None:
    """What it is a hint for, the back end orders by itself."""
