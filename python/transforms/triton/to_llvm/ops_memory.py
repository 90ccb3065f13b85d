"""Global memory: loads and stores of as many neighbours at once as layout and pointers allow."""

from __future__ import annotations

from typing import Any

from gpuir.analysis.axes import address_run
from gpuir.dialects import arith, llvm, tt
from gpuir.host import ir
from gpuir.layouts import REGISTER, LinearLayout
from gpuir.transforms.triton.to_llvm.amd_loads import halves, loads_halves
from gpuir.transforms.triton.to_llvm.cache_hints import access_flags, hints_of
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import element, is_tensor, layout_of, pointee_bytes, vector_of

__all__ = ["distinct", "stored_type"]


def distinct(layout: LinearLayout) -> tuple[list[int], list[int]]:
    """Registers that hold different elements, and for each register the position of the one among these that is equal."""
    mask = layout.free_variables().get(REGISTER, 0)
    kept = [register for register in range(layout.size(REGISTER)) if not register & mask]
    at = {register: position for position, register in enumerate(kept)}
    return kept, [at[_first(layout, register, mask)] for register in range(layout.size(REGISTER))]


def _first(layout: LinearLayout, register: int, mask: int) -> int:
    """The register without the bits of the mask that holds the same element."""
    if not register & mask:
        return register
    place = layout.apply(**{REGISTER: register})
    return next(other for other in range(register) if not other & mask and layout.apply(**{REGISTER: other}) == place)


def stored_type(kind: ir.Type) -> ir.Type:
    """The type of a register for an element in memory, where a truth takes a byte."""
    scalar = element(kind)
    narrow = isinstance(scalar, ir.IntegerType) and scalar.width < 8
    return ir.IntegerType.get_signless(8) if narrow else scalar


@lowering("tt.load")
def _load(low: Lowering, op: tt.LoadOp) -> ir.Value:
    kind = op.result.type
    scalar = element(kind.element_type if is_tensor(kind) else kind)
    stored, size = stored_type(scalar), pointee_bytes(op.ptr.type)
    pointers, mask = low[op.ptr], low[op.mask] if op.mask else None
    otherwise = low[op.other] if op.other else None
    if otherwise is not None and stored != scalar:
        otherwise = arith.extui(_like(otherwise.type, stored), otherwise)
    if not is_tensor(kind):
        part = _loaded(low, op, stored, 1, pointers, mask, otherwise and low.build.splat(otherwise, 1), size)
        value = low.build.element(part, 0)
        return value if stored == scalar else arith.trunci(scalar, value)
    layout = layout_of(kind)
    kept, places = distinct(layout)
    width, run = low.width(op.ptr, op.mask), address_run(low.axes, op.ptr)
    parts = []
    if mask is not None and loads_halves(low, stored, width, len(kept), mask):
        flags: Any = access_flags(low, op, store=False)

        def one(register: int) -> ir.Value:
            return llvm.load(stored, low.build.element(pointers, register), alignment=size, **flags)

        given = low.build.zero(vector_of(layout.size(REGISTER), stored)) if otherwise is None else otherwise
        return low.build.shuffled(halves(low, mask, kept, given, one), places)
    for first in range(0, len(kept), width):
        neighbours = kept[first : first + width]
        rest = None if otherwise is None else low.build.shuffled(otherwise, neighbours)
        predicate = None if mask is None else low.build.element(mask, neighbours[0])
        pointer = _pointer(low, pointers, kept, first, run, stored)
        parts.append(_loaded(low, op, stored, width, pointer, predicate, rest, size * width))
    value = low.build.shuffled(low.build.joined(parts), places)
    return value if stored == scalar else arith.trunci(_like(value.type, scalar), value)


def _pointer(low: Lowering, pointers: ir.Value, kept: list[int], number: int, run: int, stored: ir.Type) -> ir.Value:
    """Where a register's element is: behind the first of its run, since an access takes a constant besides one address."""
    begin = number - number % run
    return low.build.offset(low.build.element(pointers, kept[begin]), number - begin, stored)


def _like(kind: ir.Type, scalar: ir.Type) -> ir.Type:
    return vector_of(kind.shape[0], scalar) if isinstance(kind, ir.VectorType) else scalar


def _loaded(
    low: Lowering, op: tt.LoadOp, scalar: ir.Type, width: int, pointer: ir.Value, predicate: ir.Value | None,
    otherwise: ir.Value | None, alignment: int,
) -> ir.Value:  # fmt: skip
    """`width` neighbours behind the pointer, or what stands for them where the predicate does not hold."""
    kind = vector_of(width, scalar)
    value: ir.Value
    flags: Any = access_flags(low, op, store=False)
    if predicate is None:
        value = llvm.load(kind, pointer, alignment=alignment, **flags)
    elif not low.nvidia:
        value = low.chosen(
            predicate,
            lambda: llvm.load(kind, pointer, alignment=alignment, **flags),
            low.build.zero(kind) if otherwise is None else otherwise,
        )
    else:
        mask = low.build.splat(predicate, width)
        value = llvm.intr_masked_load(
            kind, pointer, mask, alignment, pass_thru=low.build.zero(kind) if otherwise is None else otherwise
        )
    owner: Any = value.owner
    for name, hint in hints_of(op).items() if low.nvidia else ():
        owner.attributes[name] = hint
    return value


@lowering("tt.store")
def _store(low: Lowering, op: tt.StoreOp) -> None:
    kind = op.value.type
    scalar = element(kind.element_type if is_tensor(kind) else kind)
    stored, size = stored_type(scalar), pointee_bytes(op.ptr.type)
    pointers, value = low[op.ptr], low[op.value]
    mask = low[op.mask] if op.mask else None
    if stored != scalar:
        value = arith.extui(_like(value.type, stored), value)
    if not is_tensor(kind):
        predicate = low.build.all_of(low.first_thread(), mask)
        _stored_part(low, op, low.build.splat(value, 1), pointers, predicate, size)
        return
    layout = layout_of(kind)
    kept, _ = distinct(layout)
    width, alone, run = low.width(op.ptr, op.mask), low.alone(layout), address_run(low.axes, op.ptr)
    for first in range(0, len(kept), width):
        neighbours = kept[first : first + width]
        own = None if mask is None else low.build.element(mask, neighbours[0])
        chosen = low.build.all_of(alone, own)
        part = low.build.shuffled(value, neighbours)
        _stored_part(low, op, part, _pointer(low, pointers, kept, first, run, stored), chosen, size * width)


def _stored_part(
    low: Lowering, op: tt.StoreOp, part: ir.Value, pointer: ir.Value, predicate: ir.Value | None, alignment: int
) -> None:
    made = low.store(part, pointer, predicate, alignment, **access_flags(low, op, store=True))
    for name, hint in hints_of(op).items() if low.nvidia else ():
        made.attributes[name] = hint
