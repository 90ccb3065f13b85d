"""Tensor memory of one CTA: its allocation, views, loads and stores.

A buffer in tensor memory is its address. The first warp of a kernel allocates what all of its buffers take, and gives it back at the
end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpuir.dialects import arith, llvm, math, nvvm, ttng
from gpuir.host import ir
from gpuir.layouts import REGISTER
from gpuir.passes.registry import failure
from gpuir.transforms.triton.allocate_tensor import COLUMN, ROW
from gpuir.transforms.triton.to_llvm import pairs
from gpuir.transforms.triton.to_llvm.clusters import cluster_barrier
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.tensor_memory import (
    ROW_SHIFT,
    Pieces,
    address_of,
    columns_of,
    memory_of,
    per_column,
    pieces,
)
from gpuir.transforms.triton.to_llvm.types import TENSOR, bits, element, layout_of, vector_of

__all__ = ["fence", "pointer_to"]

#: Warps that share the rows of tensor memory; bits of a column.
_GROUP, _COLUMN_BITS = 4, 32


def fence(before: bool) -> None:
    """Keeps operations of tcgen05 on their side of what orders threads."""
    nvvm.tcgen05_fence(ir.Attribute.parse(f"#nvvm.tcgen05_fence<{'before' if before else 'after'}>"))


def _wait(kind: str) -> None:
    """Waits for the warp's own loads or stores: what leads to other warps from here on tells them of these too."""
    nvvm.tcgen05_wait(ir.Attribute.parse(f"#nvvm.tcgen05_wait<{kind}>"))
    fence(True)


# A kernel's own tensor memory -------------------------------------------------------------------------------------------


def begin(low: Lowering) -> None:
    """Allocates the kernel's columns; their address goes to all threads through shared memory."""
    slot, columns = low.shared(), low.build.number(low.tensor_columns)

    def allocate() -> None:
        nvvm.tcgen05_alloc(slot, columns, group=pairs.group(low))
        nvvm.tcgen05_relinquish_alloc_permit(group=pairs.group(low))

    low.when(_first_warp(low), allocate)
    low.barrier()
    low.tensor_memory = llvm.load(low.build.i32, slot, alignment=4)
    low.barrier()


def _first_warp(low: Lowering) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.eq, low.threads.warp, low.build.number(0))


def end(low: Lowering) -> None:
    """Gives the columns back when all warps, of a pair those of both CTAs, are done with them."""
    fence(True)
    if low.paired:
        cluster_barrier(low, low.module)
    else:
        low.barrier()
    fence(False)
    low.when(
        _first_warp(low),
        lambda: nvvm.tcgen05_dealloc(
            pointer_to(low, low.tensor_memory), low.build.number(low.tensor_columns), group=pairs.group(low)
        ),
    )


Lowering.begin_tensor_memory = staticmethod(begin)
Lowering.end_tensor_memory = staticmethod(end)


def pointer_to(low: Lowering, address: ir.Value) -> ir.Value:
    """The address as instructions take it."""
    return llvm.inttoptr(low.pointer(TENSOR), address)


@lowering("ttng.tmem_alloc")
def _alloc(low: Lowering, op: ttng.TMEMAllocOp) -> list[ir.Value]:
    if COLUMN not in op.attributes:
        raise failure(op, f"has no {COLUMN}: run triton-allocate-tensor-memory before")
    column = ir.IntegerAttr(op.attributes[COLUMN]).value
    row = ir.IntegerAttr(op.attributes[ROW]).value if ROW in op.attributes else 0
    place = column | row << ROW_SHIFT
    address = arith.addi(low.tensor_memory, low.build.number(place)) if place else low.tensor_memory
    if op.src is not None:
        _store_tensor(low, op, op.result.type, address, op.src, None)
    return _with_token(low, op, address)


def _with_token(low: Lowering, op: Any, value: ir.Value) -> list[ir.Value]:
    return [value] + [low.build.number(0)] * (len(op.operation.results) - 1)


def buffer_of(low: Lowering, op: Any, source: ir.Value, index: ir.Value) -> ir.Value:
    """The address of one of several buffers in tensor memory, side by side."""
    return arith.addi(low[source], arith.muli(low[index], low.build.number(columns_of(op, source.type))))


Lowering.buffer_in_tensor_memory = staticmethod(buffer_of)


@lowering("ttng.tmem_subslice")
def _subslice(low: Lowering, op: ttng.TMEMSubSliceOp) -> ir.Value:
    start = address_of(op, op.src.type, (0, op.n.value))
    return arith.addi(low[op.src], low.build.number(start)) if start else low[op.src]


# Loads and stores -------------------------------------------------------------------------------------------------------


def _pieces(op: Any, tensor: Any, buffer: Any) -> Pieces:
    return pieces(layout_of(tensor), memory_of(op, buffer), per_column(buffer))


def _address(low: Lowering, op: Any, address: ir.Value, plan: Pieces) -> ir.Value:
    """The address of the warp's own rows."""
    if low.threads.first % _GROUP:
        raise failure(
            op,
            f"runs in warps from {low.threads.first} on, and the hardware gives warps rows of tensor memory by their number "
            "in the block modulo 4: partitions that use it begin at a multiple of 4 warps",
        )
    return arith.addi(address, low.build.linear([(low.threads.warp, plan.warps)]))


def _each(low: Lowering, op: Any, address: ir.Value, plan: Pieces) -> Iterator[tuple[ir.Value, dict[str, Any]]]:
    """The address of each load or store, and its words for the shape."""
    base = _address(low, op, address, plan)
    words: dict[str, Any] = {"shape": ir.Attribute.parse(f"#nvvm.tcgen05_ldst_shape<shape_{plan.shape}>")}
    if plan.half:
        words["offset"] = low.build.constant(low.build.i64, plan.half)
    for start in plan.starts:
        yield pointer_to(low, arith.addi(base, low.build.number(start)) if start else base), words


def _registers(plan: Pieces) -> int:
    """Registers of a thread in one load or store."""
    return max(1, plan.size // plan.used // (1 + plan.pairs))


@lowering("ttng.tmem_load")
def _load(low: Lowering, op: ttng.TMEMLoadOp) -> list[ir.Value]:
    kind, width = op.result.type, bits(op.result.type.element_type)
    plan = _pieces(op, kind, op.src.type)
    if plan.used > 1 and plan.used < per_column(op.src.type):
        raise failure(
            op, f"loads {plan.used} elements of {width} bits from a column, and only stores of scales are lowered"
        )
    count = _registers(plan)
    result = vector_of(count, low.build.i32)
    parts: list[ir.Value] = []
    for place, words in _each(low, op, low[op.src], plan):
        value: ir.Value = nvvm.tcgen05_ld(
            result, words["shape"], place, offset=words.get("offset"), pack=plan.pairs or None
        )
        parts.append(value)
    _wait("load")
    ordered = vector_of(len(plan.order), element(kind.element_type))
    widened = not plan.pairs and plan.used * width < _COLUMN_BITS
    typed = low.build.from_words(low.build.joined(parts), ordered, widened)
    loaded = low.build.shuffled(typed, plan.back)
    if op.red is None:
        return _with_token(low, op, loaded)
    return [loaded, *([] if op.token is None else [low.build.number(0)]), _reduced(low, op, loaded)]


def _reduced(low: Lowering, op: ttng.TMEMLoadOp, row: ir.Value) -> ir.Value:
    """The least or greatest element of a thread's row, by the thread: chips from sm_103a on have an instruction that does it."""
    layout = layout_of(op.result.type)
    own = {basis for basis in layout.bases[REGISTER] if any(basis)}
    if own != {(0, 1 << bit) for bit in range(layout.sizes[1].bit_length() - 1)} or str(row.type.element_type) != "f32":
        raise failure(
            op,
            "reduces rows of which a thread has a part, or numbers other than f32: a tt.reduce of the result says the same",
        )
    if op.abs is not None and op.abs.value:
        row = math.absf(row)
    keeps = op.na_n is not None and op.na_n.value
    least = op.red_op is not None and op.red_op.value == ttng.ReduceModifier.MIN
    operate = (arith.minimumf if keeps else arith.minnumf) if least else (arith.maximumf if keeps else arith.maxnumf)
    size = row.type.shape[0]
    while size > 1:
        size //= 2
        row = operate(low.build.part(row, 0, size), low.build.part(row, size, size))
    return row


@lowering("ttng.tmem_wait")
def _waits(low: Lowering, op: ttng.TMEMWaitOp) -> None:
    """Loads and stores are lowered with their waits: another one waits for nothing more."""
    _wait("load" if op.kind.value == ttng.WaitKind.LOAD else "store")


@lowering("ttng.tmem_store")
def _store(low: Lowering, op: ttng.TMEMStoreOp) -> list[ir.Value]:
    _store_tensor(low, op, op.dst.type, low[op.dst], op.src, low[op.pred])
    return [low.build.number(0)] * len(op.operation.results)


def _words(low: Lowering, vector: ir.Value, plan: Pieces, width: int) -> ir.Value:
    """Elements in the order of their places as registers."""
    used, columns = plan.used * width, len(plan.order) // plan.used
    if used == _COLUMN_BITS:
        return low.build.words(vector, width)[0]
    # What a column has, then with zeros above it what a register takes of a column.
    narrow, wide = (ir.IntegerType.get_signless(each) for each in (used, _COLUMN_BITS // (1 + plan.pairs)))
    values = vector
    if vector.type.element_type != narrow:
        values = llvm.bitcast(vector_of(columns, narrow), vector)
    if narrow != wide:
        values = arith.extui(vector_of(columns, wide), values)
    return llvm.bitcast(vector_of(columns // 2, low.build.i32), values) if plan.pairs else values


def _store_tensor(
    low: Lowering, op: Any, kind: Any, address: ir.Value, source: ir.Value, predicate: ir.Value | None
) -> None:
    plan = _pieces(op, source.type, kind)
    words = _words(low, low.build.shuffled(low[source], plan.order), plan, bits(kind.element_type))
    count = _registers(plan)

    def store() -> None:
        for number, (place, of) in enumerate(_each(low, op, address, plan)):
            part = low.build.part(words, number * count, count)
            nvvm.tcgen05_st(of["shape"], place, part, offset=of.get("offset"), unpack=plan.pairs or None)
        _wait("store")

    low.when(predicate, store)
