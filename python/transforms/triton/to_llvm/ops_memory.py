"""Global memory: loads and stores of as many neighbours at once as layout and pointers allow."""

from __future__ import annotations

from typing import Any

from gpuir.dialects import arith, llvm, tt
from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.host import ir
from gpuir.layouts import REGISTER, LinearLayout
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


def _hints(op: Any) -> dict[str, ir.Attribute]:
    """What the op says of caches, as attributes that gpuir.compile knows."""
    hints: dict[str, ir.Attribute] = {}
    cache, evict = CacheModifier.of(op.cache.value), EvictionPolicy.of(op.evict.value)
    if cache is not CacheModifier.NONE:
        hints["gpuir.cache"] = ir.StringAttr.get(cache.string)
    if evict is not EvictionPolicy.NORMAL:
        hints["gpuir.evict"] = ir.StringAttr.get(evict.string)
    if getattr(op, "is_volatile", None) is not None and op.is_volatile.value:
        hints["gpuir.volatile"] = ir.UnitAttr.get()
    return hints


def stored_type(kind: ir.Type) -> ir.Type:
    """The type of a register for an element in memory, where a truth takes a byte."""
    scalar = element(kind)
    narrow = isinstance(scalar, ir.IntegerType) and scalar.width < 8
    return ir.IntegerType.get_signless(8) if narrow else scalar


@lowering("tt.load")
def _load(low: Lowering, op: tt.LoadOp) -> ir.Value:
    kind = op.result.type
    scalar = element(kind.element_type if is_tensor(kind) else kind)
    stored, size, hints = stored_type(scalar), pointee_bytes(op.ptr.type), _hints(op)
    pointers, mask = low[op.ptr], low[op.mask] if op.mask else None
    otherwise = low[op.other] if op.other else None
    if otherwise is not None and stored != scalar:
        otherwise = arith.extui(_like(otherwise.type, stored), otherwise)
    if not is_tensor(kind):
        part = _loaded(low, stored, 1, pointers, mask, otherwise and low.build.splat(otherwise, 1), size, hints)
        value = low.build.element(part, 0)
        return value if stored == scalar else arith.trunci(scalar, value)
    layout = layout_of(kind)
    kept, places = distinct(layout)
    width = low.width(op.ptr, op.mask)
    parts = []
    for first in range(0, len(kept), width):
        neighbours = kept[first : first + width]
        rest = None if otherwise is None else low.build.shuffled(otherwise, neighbours)
        predicate = None if mask is None else low.build.element(mask, neighbours[0])
        pointer = low.build.element(pointers, neighbours[0])
        parts.append(_loaded(low, stored, width, pointer, predicate, rest, size * width, hints))
    value = low.build.shuffled(low.build.joined(parts), places)
    return value if stored == scalar else arith.trunci(_like(value.type, scalar), value)


def _like(kind: ir.Type, scalar: ir.Type) -> ir.Type:
    return vector_of(kind.shape[0], scalar) if isinstance(kind, ir.VectorType) else scalar


def _loaded(
    low: Lowering, scalar: ir.Type, width: int, pointer: ir.Value, predicate: ir.Value | None,
    otherwise: ir.Value | None, alignment: int, hints: dict[str, ir.Attribute],
) -> ir.Value:  # fmt: skip
    """`width` neighbours behind the pointer, or what stands for them where the predicate does not hold."""
    kind = vector_of(width, scalar)
    value: ir.Value
    if predicate is None:
        value = llvm.load(kind, pointer, alignment=alignment, volatile_=True if "gpuir.volatile" in hints else None)
    elif not low.nvidia:
        value = low.chosen(
            predicate,
            lambda: llvm.load(kind, pointer, alignment=alignment),
            low.build.zero(kind) if otherwise is None else otherwise,
        )
    else:
        mask = low.build.splat(predicate, width)
        value = llvm.intr_masked_load(
            kind, pointer, mask, alignment, pass_thru=low.build.zero(kind) if otherwise is None else otherwise
        )
    owner: Any = value.owner
    for name, hint in hints.items() if low.nvidia else ():
        owner.attributes[name] = hint
    return value


@lowering("tt.store")
def _store(low: Lowering, op: tt.StoreOp) -> None:
    kind = op.value.type
    scalar = element(kind.element_type if is_tensor(kind) else kind)
    stored, size, hints = stored_type(scalar), pointee_bytes(op.ptr.type), _hints(op)
    pointers, value = low[op.ptr], low[op.value]
    mask = low[op.mask] if op.mask else None
    if stored != scalar:
        value = arith.extui(_like(value.type, stored), value)
    if not is_tensor(kind):
        predicate = low.build.all_of(low.first_thread(), mask)
        _stored_part(low, low.build.splat(value, 1), pointers, predicate, size, hints)
        return
    layout = layout_of(kind)
    kept, _ = distinct(layout)
    width, alone = low.width(op.ptr, op.mask), low.alone(layout)
    for first in range(0, len(kept), width):
        neighbours = kept[first : first + width]
        own = None if mask is None else low.build.element(mask, neighbours[0])
        chosen = low.build.all_of(alone, own)
        part = low.build.shuffled(value, neighbours)
        _stored_part(low, part, low.build.element(pointers, neighbours[0]), chosen, size * width, hints)


def _stored_part(
    low: Lowering, part: ir.Value, pointer: ir.Value, predicate: ir.Value | None, alignment: int,
    hints: dict[str, ir.Attribute],
) -> None:  # fmt: skip
    made = low.store(part, pointer, predicate, alignment)
    for name, hint in hints.items() if low.nvidia else ():
        made.attributes[name] = hint
