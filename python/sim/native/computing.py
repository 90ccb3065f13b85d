"""Ops of llvm that compute on numbers alone, as arith and math have them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.sim.attributes import integer
from gpuir.sim.native import bitwise, singles
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.llvm_ops import COMPARISONS, EXTREMES, SAME
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.singles import kept
from gpuir.sim.terms import Op

__all__ = ["computed", "of_bf16"]

_BITS = frozenset(
    f"llvm.intr.{name}" for name in ("abs", "bitreverse", "bswap", "ctlz", "ctpop", "cttz", "fshl", "fshr")
)


#: Sums and differences of integers without a sign, which end at the largest and at zero.
_SATURATING = {"llvm.intr.uadd.sat": "addi", "llvm.intr.usub.sat": "subi"}


def computed(e: Lines, op: Op, names: Sequence[str], types: Sequence[str], result: str) -> str:
    """What the op gives for these numbers, of types of llvm; Lack for an op that is not here."""
    if op.name in EXTREMES:
        least, quiet = EXTREMES[op.name]
        return singles.extreme(e, names[0], names[1], result, least=least, quiet=quiet)
    if op.name in COMPARISONS:
        predicate = integer(op, "predicate")
        wide = _wide(types[0])
        given = [singles.widened(e, each, type, wide) if type == "bf16" else each for each, type in zip(names, types)]
        texts = [wide] * 2
        return e.set(COMPARISONS[op.name], given, texts, "i1", f"<{{predicate = {predicate} : i64}}>")
    if op.name in _BITS:
        return bitwise.intrinsic(e, op.name.removeprefix("llvm.intr."), names, types[0])
    if op.name in _SATURATING:
        # What there is room for.
        other = names[1] if op.name.startswith("llvm.intr.uadd") else names[0]
        room = e.by("xori", names[0], -1, result) if op.name.startswith("llvm.intr.uadd") else names[1]
        most = e.binary("minui", other, room, result)
        return e.binary(_SATURATING[op.name], names[0], most, result)
    if op.name not in SAME:
        raise Lack("the native engine has no such op")
    if "bf16" in (*types, result):
        return of_bf16(e, op.name, names, types, result)
    if op.name == "llvm.fptrunc":
        return singles.narrowed(e, names[0], types[0], result)
    return e.set(SAME[op.name], names, types, result)


def _wide(type: str) -> str:
    return "f32" if type == "bf16" else type


def of_bf16(e: Lines, name: str, names: Sequence[str], types: Sequence[str], result: str) -> str:
    """What an op that llvm has under this name gives, of bf16 or to it: by way of f32, from which sums, products and quotients are rounded as if there were no such way."""
    if name == "llvm.select":
        return e.select(names[0], names[1], names[2], kept(result))
    if name == "llvm.fpext":
        return singles.widened(e, names[0], types[0], result)
    if name == "llvm.fptrunc":
        return singles.narrowed(e, names[0], types[0], result)
    if name in ("llvm.fneg", "llvm.intr.fabs"):
        return singles.absolute(e, names[0], result, turned=name == "llvm.fneg")
    if name == "llvm.intr.fma":
        return singles.fused(e, names[0], names[1], names[2], result)
    operation: Callable[..., str] = e.set
    if name in ("llvm.sitofp", "llvm.uitofp"):
        if types[0] == "i64":
            raise Lack("the native engine has not this form of the op, or not its types")
        return singles.narrowed(e, operation(SAME[name], names, types, "f64"), "f64", result)
    wide = [singles.widened(e, each, type) if type == "bf16" else each for each, type in zip(names, types)]
    texts = [_wide(each) for each in types]
    made = operation(SAME[name], wide, texts, _wide(result))
    return singles.narrowed(e, made, "f32", result) if result == "bf16" else made
