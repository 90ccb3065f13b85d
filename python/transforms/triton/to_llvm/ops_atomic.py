"""Atomics: one for each element that a thread has for itself; a number is handed to all threads through shared memory."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from gpuir.dialects import arith, llvm, tt
from gpuir.dialects.tt.dialect import MemSemantic, MemSyncScope, RMWOp
from gpuir.host import ir
from gpuir.layouts import REGISTER
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import distinct
from gpuir.transforms.triton.to_llvm.shared_access import access, dense
from gpuir.transforms.triton.to_llvm.types import bits, is_tensor, layout_of, vector_of

__all__ = ["atomic_number", "atomics", "needs_scratch", "numbers_of", "order_of", "where"]

_ORDERINGS: dict[int, str] = {
    MemSemantic.RELAXED: "monotonic",
    MemSemantic.ACQUIRE: "acquire",
    MemSemantic.RELEASE: "release",
    MemSemantic.ACQUIRE_RELEASE: "acq_rel",
}
#: LLVM's names of scopes, of NVPTX and of AMDGPU; all threads of a system have none.
_SCOPES: dict[bool, dict[int, str | None]] = {
    True: {MemSyncScope.GPU: "device", MemSyncScope.CTA: "block", MemSyncScope.SYSTEM: None},
    False: {MemSyncScope.GPU: "agent", MemSyncScope.CTA: "workgroup", MemSyncScope.SYSTEM: None},
}
_OPERATIONS: dict[int, str] = {
    RMWOp.AND: "_and", RMWOp.OR: "_or", RMWOp.XOR: "_xor", RMWOp.ADD: "add", RMWOp.FADD: "fadd", RMWOp.MAX: "max",
    RMWOp.MIN: "min", RMWOp.UMAX: "umax", RMWOp.UMIN: "umin", RMWOp.XCHG: "xchg",
}  # fmt: skip
#: LLVM's numbers of the operations and of the orderings.
_NUMBERS = {
    "xchg": 0, "add": 1, "_and": 3, "_or": 5, "_xor": 6, "max": 7, "min": 8, "umax": 9, "umin": 10, "fadd": 11,
    "monotonic": 2, "acquire": 4, "release": 5, "acq_rel": 6,
}  # fmt: skip


def _number(name: str) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _NUMBERS[name])


def needs_scratch(op: Any) -> bool:
    """Whether an atomic's result is used by threads other than those that did it."""
    (result,) = op.operation.results
    if not any(True for _ in result.uses):
        return False
    if not is_tensor(result.type):
        return True
    masks = layout_of(result.type).free_variables()
    return any(mask for name, mask in masks.items() if name != REGISTER)


#: Of additions of several neighbours by one instruction: the first chip, the most bytes, and words and constraints by the type.
_FIRST_CHIP, _MOST_BYTES = 90, 16
_VECTORS = {"f32": ("", "f32", "f"), "f16": (".noftz", "f16", "h")}
_SEMANTICS: dict[int, str] = {MemSemantic.RELAXED: "relaxed", MemSemantic.RELEASE: "release"}
_PTX_SCOPES: dict[int, str] = {MemSyncScope.GPU: "gpu", MemSyncScope.CTA: "cta", MemSyncScope.SYSTEM: "sys"}


def _neighbours(low: Lowering, op: tt.AtomicRMWOp) -> int:
    """How many neighbours an instruction adds to, of additions of floats whose old values nobody wants."""
    kind = op.val.type.element_type if is_tensor(op.val.type) else None
    if (
        low.chip_number < _FIRST_CHIP
        or str(kind) not in _VECTORS
        or op.atomic_rmw_op.value != RMWOp.FADD
        or op.sem.value not in _SEMANTICS
        or any(True for _ in op.result.uses)
    ):
        return 1
    return min(low.width(op.ptr, op.mask), _MOST_BYTES * 8 // bits(kind))


def _add_to_neighbours(low: Lowering, op: tt.AtomicRMWOp, width: int) -> ir.Value:
    """PTX ISA, "red": one address for several elements; with one for each, addresses take more registers than there are."""
    build, layout = low.build, layout_of(op.val.type)
    pointers, values, mask = low[op.ptr], low[op.val], low[op.mask] if op.mask is not None else None
    kept, alone = distinct(layout)[0], low.alone(layout)
    noftz, word, constraint = _VECTORS[str(op.val.type.element_type)]
    places = ", ".join(f"${number + 1}" for number in range(width))
    text = f"red.{_SEMANTICS[op.sem.value]}.{_PTX_SCOPES[op.scope.value]}.global.add{noftz}.v{width}.{word} [$0], {{{places}}};"
    for first in range(0, len(kept), width):
        numbers = build.elements(build.shuffled(values, kept[first : first + width]))
        if constraint == "h":
            numbers = [llvm.bitcast(build.i16, number) for number in numbers]
        address = llvm.ptrtoint(build.i64, build.element(pointers, kept[first]))
        low.when(
            build.all_of(alone, None if mask is None else build.element(mask, kept[first])),
            functools.partial(
                llvm.inline_asm, None, [address, *numbers], text, ",".join(["l", *[constraint] * width, "~{memory}"]),
                has_side_effects=True, asm_dialect=ir.Attribute.parse("0 : i64"),
            ),
        )  # fmt: skip
    return build.undefined(values.type)


@lowering("tt.atomic_rmw")
def _rmw(low: Lowering, op: tt.AtomicRMWOp) -> ir.Value:
    width = _neighbours(low, op)
    if width > 1:
        return _add_to_neighbours(low, op, width)
    operation = _number(_OPERATIONS[op.atomic_rmw_op.value])
    ordering, scope = order_of(low, op)

    def atomic(pointer: ir.Value, register: int) -> ir.Value:
        return llvm.atomicrmw(operation, pointer, values[register], ordering, syncscope=scope)

    values = numbers_of(low, op.val)
    return atomics(low, op, numbers_of(low, op.ptr), low[op.mask] if op.mask is not None else None, atomic)


@lowering("amdg.buffer_atomic_rmw")
def _buffer_rmw(low: Lowering, op: Any) -> ir.Value:
    operation = _number(_OPERATIONS[op.atomic_rmw_op.value])
    ordering, scope = order_of(low, op)
    values, mask = numbers_of(low, op.value), low[op.mask] if op.mask is not None else None
    # One fence before all, and one behind: an atomic that orders by itself would wait for the one before it.
    fenced = len(values) > 1 and op.sem.value != MemSemantic.RELAXED
    alike = _number("monotonic") if fenced else ordering

    def atomic(pointer: ir.Value, register: int) -> ir.Value:
        return llvm.atomicrmw(operation, pointer, values[register], alike, syncscope=scope)

    if fenced and op.sem.value != MemSemantic.ACQUIRE:
        llvm.fence(_number("release"), syncscope=scope)
    result = atomics(low, op, _at_offsets(low, op), mask, atomic)
    if fenced and op.sem.value != MemSemantic.RELEASE:
        llvm.fence(_number("acquire"), syncscope=scope)
    return result


def _at_offsets(low: Lowering, op: Any) -> list[ir.Value]:
    """The address of each of a thread's elements of a buffer."""
    build, size = low.build, max(1, bits(op.result.type.element_type) // 8)
    # Bytes behind the one address by 32 bits without a sign, which instructions add by themselves.
    return [
        build.offset(low[op.ptr], arith.extui(build.i64, arith.muli(offset, build.number(size))), build.i8)
        for offset in build.elements(low[op.offsets])
    ]


@lowering("tt.atomic_cas", "amdg.buffer_atomic_cas")
def _cas(low: Lowering, op: Any) -> ir.Value:
    ordering, scope = order_of(low, op)
    failed = _number("monotonic" if op.sem.value in (MemSemantic.RELAXED, MemSemantic.RELEASE) else "acquire")
    compared, values = numbers_of(low, op.cmp), numbers_of(low, op.val)

    def atomic(pointer: ir.Value, register: int) -> ir.Value:
        expected, value = compared[register], values[register]
        kind = value.type
        if isinstance(kind, ir.FloatType):
            integer = ir.IntegerType.get_signless(kind.width)
            expected, value = (llvm.bitcast(integer, each) for each in (expected, value))
        pair = llvm.cmpxchg(pointer, expected, value, ordering, failed, syncscope=scope)
        old = llvm.extractvalue(value.type, pair, [0])
        return old if value.type == kind else llvm.bitcast(kind, old)

    pointers = numbers_of(low, op.ptr) if isinstance(op, tt.AtomicCASOp) else _at_offsets(low, op)
    return atomics(low, op, pointers, None, atomic)


def order_of(low: Lowering, op: Any) -> tuple[ir.Attribute, str | None]:
    """LLVM's ordering of an op's semantics, and its scope."""
    return _number(_ORDERINGS[op.sem.value]), _SCOPES[low.nvidia][op.scope.value]


def numbers_of(low: Lowering, value: ir.Value) -> list[ir.Value]:
    """A thread's elements of a tensor, or the number itself."""
    thread = low[value]
    return low.build.elements(thread) if is_tensor(value.type) else [thread]


def atomics(
    low: Lowering, op: Any, pointers: list[ir.Value], mask: ir.Value | None, atomic: Callable[[ir.Value, int], ir.Value],
) -> ir.Value:  # fmt: skip
    """What `atomic` gives of each pointer and its register, done by one thread and handed to all that hold the element."""
    (result,) = op.operation.results
    shared = needs_scratch(op)
    if not is_tensor(result.type):
        first = low.build.all_of(low.first_thread(), mask)
        value = where(low, first, result.type, lambda: atomic(pointers[0], 0))
        return _to_all(low, op, value) if shared else value
    layout = layout_of(result.type)
    kept, places = distinct(layout)
    alone, values = low.alone(layout), []
    for register in kept:
        predicate = low.build.all_of(alone, None if mask is None else low.build.element(mask, register))
        kind = result.type.element_type
        values.append(where(low, predicate, kind, functools.partial(atomic, pointers[register], register)))
    whole = low.build.shuffled(low.build.vector(values), places)
    return _to_holders(low, op, whole) if shared else whole


def where(low: Lowering, predicate: ir.Value | None, kind: ir.Type, write: Callable[[], ir.Value]) -> ir.Value:
    """What the code gives where the predicate holds, else zero."""
    return write() if predicate is None else low.chosen(predicate, write, low.build.zero(kind))


def _to_all(low: Lowering, op: Any, value: ir.Value) -> ir.Value:
    """The first thread's number, for all threads."""
    address = low.scratch(op)
    low.when(low.first_thread(), lambda: llvm.store(value, address))
    low.barrier()
    return llvm.load(value.type, address)


def _to_holders(low: Lowering, op: Any, value: ir.Value) -> ir.Value:
    """Each element for all threads that hold it, from the one that did the atomic."""
    layout = registers.in_cta(layout_of(op.operation.results[0].type))
    memory = dense(layout.sizes, tuple(reversed(range(layout.rank))))
    size = bits(value.type.element_type) // 8
    plan, base, alone = access(layout, memory, size), low.scratch(op), low.alone(layout)
    ordered = low.build.shuffled(value, plan.order)
    stores = [
        (low.build.part(ordered, group * plan.width, plan.width), address, size * plan.width)
        for group, address in enumerate(low.addresses(base, None, plan, size))
    ]
    low.store_all(stores, alone)
    low.barrier()
    kind = vector_of(plan.width, value.type.element_type)
    parts = [llvm.load(kind, address, alignment=size * plan.width) for address in low.addresses(base, None, plan, size)]
    return low.build.shuffled(low.build.joined(parts), plan.back)


def atomic_number(operation: int) -> ir.Attribute:
    """LLVM's number of an atomic operation of Triton's."""
    return _number(_OPERATIONS[operation])
