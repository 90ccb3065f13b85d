"""Values and shapes: numbers of programs and elements, pointers, and what only moves or renames registers."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.dialects import arith, llvm, tt
from gpuir.host import ir
from gpuir.layouts import REGISTER
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import count, element, is_tensor, layout_of, local

__all__: list[str] = []


@lowering("arith.constant")
def _constant(low: Lowering, op: arith.ConstantOp) -> ir.Value:
    kind, value = op.result.type, op.value
    thread = local(kind)
    if not is_tensor(kind):
        if thread != kind:  # a narrow float: its bits
            bits = np.asarray(ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([1], kind), value)).view(np.uint8)
            return low.build.attribute(thread, ir.IntegerAttr.get(thread, int(bits[0])))
        return low.build.attribute(thread, value)
    scalar = element(kind.element_type)
    if scalar != kind.element_type:
        raise_if = f"has elements of {kind.element_type}"
        if not (isinstance(value, ir.DenseElementsAttr) and value.is_splat):
            raise failure(op, f"{raise_if} that differ")
        return low.build.constant(thread, _float_bits(value.get_splat_value()))
    if isinstance(value, ir.DenseElementsAttr) and value.is_splat:
        return low.build.attribute(thread, ir.DenseElementsAttr.get_splat(thread, value.get_splat_value()))
    return _table(low, op, np.asarray(value).reshape(kind.shape))


def _float_bits(value: ir.Attribute) -> int:
    """The bits of a narrow float, as a signed number of its width."""
    number = ir.FloatAttr(value)
    import ml_dtypes

    name = str(number.type).lower().replace("f8e", "float8_e").replace("f4e", "float4_e")
    return int(np.array(number.value, getattr(ml_dtypes, name)).view(np.int8))


def _table(low: Lowering, op: arith.ConstantOp, numbers: np.ndarray) -> ir.Value:
    """Elements that differ: those of the thread where all threads have the same ones, else a table in memory."""
    layout = layout_of(op.result.type)
    if any(any(basis) for name, vectors in layout.bases.items() if name != REGISTER for basis in vectors):
        raise failure(op, "is a tensor of elements that differ from thread to thread")
    kind = local(op.result.type)
    places = tuple(registers.coordinates(layout).T)
    return low.build.attribute(kind, ir.DenseElementsAttr.get(np.ascontiguousarray(numbers[places]), type=kind))


@lowering("tt.get_program_id")
def _program_id(low: Lowering, op: tt.GetProgramIdOp) -> ir.Value:
    return low.program_id("xyz"[op.axis.value])


@lowering("tt.get_num_programs")
def _num_programs(low: Lowering, op: tt.GetNumProgramsOp) -> ir.Value:
    return low.num_programs("xyz"[op.axis.value])


@lowering("tt.make_range")
def _make_range(low: Lowering, op: tt.MakeRangeOp) -> ir.Value:
    layout = layout_of(op.result.type)
    own = registers.coordinates(layout)[:, 0]
    (thread,) = low.indices(layout)
    whole = low.build.splat(thread, len(own))
    start = op.start.value
    reached = 0
    for name, vectors in layout.bases.items():
        if name != REGISTER:
            for (basis,) in vectors:
                reached |= basis
    if reached & int(np.bitwise_or.reduce(own)):
        whole = arith.xori(whole, low.build.i32s(own.tolist()))
        return arith.addi(whole, low.build.constant(whole.type, start)) if start else whole
    return arith.addi(whole, low.build.i32s((own + start).tolist()), overflow_flags=_NO_WRAP)


_NO_WRAP = arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw


@lowering("tt.splat", "tt.unsplat")
def _splat(low: Lowering, op: tt.SplatOp) -> ir.Value:
    if not is_tensor(op.result.type):
        return low.build.element(low[op.src], 0)
    return low.build.splat(low[op.src], count(op.result.type))


@lowering("tt.addptr")
def _addptr(low: Lowering, op: tt.AddPtrOp) -> ir.Value:
    kind = op.ptr.type
    pointer: Any = kind.element_type if is_tensor(kind) else kind
    return low.build.offset(low[op.ptr], low[op.offset], _stored(pointer.pointee_type))


def _stored(kind: ir.Type) -> ir.Type:
    """The type of an element in memory: a truth is a byte there."""
    kind = element(kind)
    return ir.IntegerType.get_signless(8) if isinstance(kind, ir.IntegerType) and kind.width < 8 else kind


@lowering("tt.expand_dims")
def _expand_dims(low: Lowering, op: tt.ExpandDimsOp) -> ir.Value:
    indices = registers.inserted(layout_of(op.src.type), layout_of(op.result.type), op.axis.value)
    return low.build.shuffled(low[op.src], indices)


@lowering("tt.broadcast")
def _broadcast(low: Lowering, op: tt.BroadcastOp) -> ir.Value:
    return low.build.shuffled(low[op.src], registers.broadcast(layout_of(op.src.type), layout_of(op.result.type)))


@lowering("tt.reshape")
def _reshape(low: Lowering, op: tt.ReshapeOp) -> ir.Value:
    source, target = layout_of(op.src.type), layout_of(op.result.type)
    if op.allow_reorder and source.size(REGISTER) == target.size(REGISTER):
        return low[op.src]
    return low.build.shuffled(low[op.src], registers.reshaped(source, target))


@lowering("tt.trans")
def _trans(low: Lowering, op: tt.TransOp) -> ir.Value:
    order = tuple(op.order)
    return low.build.shuffled(low[op.src], registers.permuted(layout_of(op.src.type), layout_of(op.result.type), order))


@lowering("tt.join")
def _join(low: Lowering, op: tt.JoinOp) -> ir.Value:
    source, target = layout_of(op.lhs.type), layout_of(op.result.type)
    places = registers.coordinates(target)
    within = registers.from_coordinates(source, places[:, :-1])
    size = source.size(REGISTER)
    indices = [index + size * int(side) for index, side in zip(within, places[:, -1])]
    return llvm.shufflevector(local(op.result.type), low[op.lhs], low[op.rhs], indices)


@lowering("tt.split")
def _split(low: Lowering, op: tt.SplitOp) -> list[ir.Value]:
    source, target = layout_of(op.src.type), layout_of(op.operation.results[0].type)
    places = registers.coordinates(target)
    return [
        low.build.shuffled(
            low[op.src], registers.from_coordinates(source, np.column_stack([places, np.full(len(places), side)]))
        )
        for side in (0, 1)
    ]


@lowering("tt.cat")
def _cat(low: Lowering, op: tt.CatOp) -> ir.Value:
    both = low.build.joined([low[op.lhs], low[op.rhs]])
    if both.type != local(op.result.type):
        raise failure(op, f"has {local(op.result.type).shape[0]} registers, its operands {both.type.shape[0]}")
    return both


@lowering("tt.bitcast", "arith.bitcast")
def _bitcast(low: Lowering, op: tt.BitcastOp) -> ir.Value:
    value, kind = low[op.operation.operands[0]], local(op.result.type)
    return value if value.type == kind else llvm.bitcast(kind, value)


@lowering("tt.int_to_ptr")
def _int_to_ptr(low: Lowering, op: tt.IntToPtrOp) -> ir.Value:
    return llvm.inttoptr(local(op.result.type), low[op.src])


@lowering("tt.ptr_to_int")
def _ptr_to_int(low: Lowering, op: tt.PtrToIntOp) -> ir.Value:
    return llvm.ptrtoint(local(op.result.type), low[op.src])


@lowering("llvm.intr.assume")
def _assume(low: Lowering, op: llvm.AssumeOp) -> None:
    llvm.intr_assume(low[op.cond], [], [])
