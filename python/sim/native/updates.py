"""Atomic updates of llvm as those of memref: by a kind that this has, or by a region which computes the new number of the old one."""

from __future__ import annotations

from collections.abc import Callable

from gpuir.host import ir
from gpuir.sim.attributes import integer, string
from gpuir.sim.native import singles
from gpuir.sim.native.atomics import AS_FLOAT
from gpuir.sim.native.bases import bits
from gpuir.sim.native.lifting import come_together
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.places import Places
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.singles import kept
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.terms import Op

__all__ = ["update"]

#: Operations of atomicrmw by their numbers, as arith names them.
_FLOAT_ADD, _SUBTRACT = 11, 2
_KINDS = {
    0: "assign", _FLOAT_ADD: "addi", 1: "addi", _SUBTRACT: "addi", 3: "andi", 5: "ori", 6: "xori", 7: "maxs", 8: "mins", 9: "maxu", 10: "minu",
}  # fmt: skip
#: Those whose result depends on their order.
_ORDERED = (0, _FLOAT_ADD)
#: From monotonic on. What an update orders beside its own number is not seen, so that more is suspected.
_ORDERINGS = (2, 4, 5, 6, 7)
_FLOATS = (_FLOAT_ADD, 12, 13, 14, 19, 20)
#: Predicates of arith.cmpi and arith.cmpf.
_EQ, _NE, _UGT, _UGE, _OGT, _OLT, _UEQ, _UNO = 0, 1, 8, 9, 2, 4, 8, 14


def update(w: Written, places: Places, op: Op) -> list[str] | None:
    """Writes an atomicrmw or a cmpxchg; the names of what it gives."""
    address, value = op.operands[0], op.operands[-1]
    exchange = op.name == "llvm.cmpxchg"
    buffer = w.bases.of(address)
    assert buffer is not None
    number = -1 if exchange else integer(op, "bin_op")
    type, piece = text_of(value.type), w.bases.pieces[buffer]
    scope = string(op, "syncscope") if "syncscope" in op.attributes else ""
    ordering = integer(op, "success_ordering" if exchange else "ordering")
    if (
        (not exchange and number not in _KINDS and number not in _REGIONS)
        or (str(value.type) == "bf16" and number not in (0, _FLOAT_ADD, 12))
        or bits(value.type) != 8 * piece
        or (ordering not in _ORDERINGS and not exchange)
        or "volatile_" in op.attributes
    ):
        raise Lack("the native engine has not this form of the op, or not its types")
    if buffer.number is not None and scope not in ("", "device"):
        raise Lack("the native engine has no atomics of a narrower scope")
    used, whole = _used(op.results[0]), f"i{8 * piece}"
    by_region = exchange or number in _REGIONS or str(value.type) == "bf16" and number in _FLOATS
    if (used or by_region or number in _ORDERED) and not come_together(op.block):
        raise Lack(
            "what an atomic update finds depends on the order of the threads, and they come to it by several ways"
        )
    memory, of = places.memories[buffer]
    (index,) = places.place(address, piece, 1)
    e, name = w.lines, w.one(value)
    if exchange:
        wanted = w.one(op.operands[1])
        new = _region(e, memory, of, index, whole, lambda old: e.select(e.compare(_EQ, old, wanted, whole), name, old, whole))  # fmt: skip
        return [new, e.compare(_EQ, new, wanted, whole)]
    if by_region:
        kind, element = _REGIONS[number], str(value.type)

        def made(old: str) -> str:
            return e.cast(kind(e, e.cast(old, whole, type), name, element), type, whole)

        new = _region(e, memory, of, index, whole, made)
    else:
        name = e.cast(name, type, whole)
        if number == _SUBTRACT:
            name = e.binary("subi", e.constant(0, whole), name, whole)
        note = f" {{{AS_FLOAT} = {type}}}" if number == _FLOAT_ADD else ""
        new = e.fresh()
        e.body.append(f"{new} = memref.atomic_rmw {_KINDS[number]} {name}, {memory}[{index}]{note} : ({whole}, {of}) -> {whole}")  # fmt: skip
    # A branch may hand on what nobody uses then.
    return [e.cast(new, whole, type) if used else e.constant(0.0 if kept(type)[0] == "f" else 0, kept(type))]


def _used(value: ir.Value) -> bool:
    """Whether anybody uses a value, in a branch or behind it."""
    for use in value.uses:
        user = use.owner
        around = user.parent.operation if user.name == "scf.yield" and user.parent is not None else None
        if around is None or around.name != "scf.if" or _used(around.results[use.operand_number]):
            return True
    return False


def _region(e: Lines, memory: str, of: str, index: str, type: str, made: Callable[[str], str]) -> str:
    """The update by a region with what ``made`` writes of the old number."""
    new, old = e.fresh(), e.fresh()
    e.body.append(f"{new} = memref.generic_atomic_rmw {memory}[{index}] : {of} {{\n^bb0({old}: {type}):")
    e.body.append(f"memref.atomic_yield {made(old)} : {type}\n}}")
    return new


def _sum(e: Lines, old: str, value: str, type: str, name: str) -> str:
    """A sum or a difference; one of bf16 by way of f32."""
    wide = "f32" if type == "bf16" else type
    both = [singles.widened(e, each, type, wide) for each in (old, value)]
    return singles.narrowed(e, e.binary(name, both[0], both[1], wide), wide, type)


def _extreme(e: Lines, old: str, value: str, type: str, predicate: int) -> str:
    """The larger or the smaller number. Which of two zeros it is, and which NaN, NumPy's loops say: a division by zero is what the check finds."""
    word = f"i{bits(type)}"
    apart = e.compare(_NE, e.cast(old, type, word), e.cast(value, type, word), word)
    odd = e.binary("andi", e.compare(_UEQ, old, value, type), apart, "i1")
    odd = e.binary("ori", odd, e.compare(_UNO, old, value, type), "i1")
    one = e.constant(1, "i8")
    well = e.select(odd, e.constant(0, "i8"), one, "i8")
    kept = e.compare(_EQ, e.binary("divui", one, well, "i8"), one, "i8")
    taken = e.binary("andi", e.compare(predicate, old, value, type), kept, "i1")
    return e.select(taken, old, value, type)


def _wrapped_up(e: Lines, old: str, value: str, type: str) -> str:
    more = e.by("addi", old, 1, type)
    return e.select(e.compare(_UGE, old, value, type), e.constant(0, type), more, type)


def _wrapped_down(e: Lines, old: str, value: str, type: str) -> str:
    end = e.compare(_EQ, old, e.constant(0, type), type)
    end = e.binary("ori", end, e.compare(_UGT, old, value, type), "i1")
    return e.select(end, value, e.by("subi", old, 1, type), type)


def _less(e: Lines, old: str, value: str, type: str, *, rest: bool) -> str:
    """The difference where it is not below zero; else the old number (``rest``) or zero."""
    other = old if rest else e.constant(0, type)
    return e.select(e.compare(_UGE, old, value, type), e.binary("subi", old, value, type), other, type)


def _no_and(e: Lines, old: str, value: str, type: str) -> str:
    return e.by("xori", e.binary("andi", old, value, type), -1, type)


#: Operations by a region, by their numbers: code of the new number by the old one, the value and their type of llvm.
_REGIONS: dict[int, Callable[[Lines, str, str, str], str]] = {
    4: _no_and,
    _FLOAT_ADD: lambda e, old, value, type: _sum(e, old, value, type, "addf"),
    12: lambda e, old, value, type: _sum(e, old, value, type, "subf"),
    13: lambda e, old, value, type: _extreme(e, old, value, type, _OGT),
    14: lambda e, old, value, type: _extreme(e, old, value, type, _OLT),
    15: _wrapped_up,
    16: _wrapped_down,
    17: lambda e, old, value, type: _less(e, old, value, type, rest=True),
    18: lambda e, old, value, type: _less(e, old, value, type, rest=False),
    19: lambda e, old, value, type: _extreme(e, old, value, type, _OGT),
    20: lambda e, old, value, type: _extreme(e, old, value, type, _OLT),
}
