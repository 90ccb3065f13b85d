"""Atomic updates: plain ones, since the threads of the machine code take turns."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.native.outline import ELEMENTS
from gpuir.sim.terms import Op

__all__ = ["lacking_atomic", "update"]

#: Updates of integers, whose order makes no difference.
_UPDATES = {
    "addi": "addi", "muli": "muli", "andi": "andi", "ori": "ori", "xori": "xori", "maxs": "maxsi", "maxu": "maxui", "mins": "minsi",
    "minu": "minui",
}  # fmt: skip


def _kind(op: Op) -> str:
    name: str = module("dialects.arith").AtomicRMWKind(integer(op, "kind")).name
    return name


def lacking_atomic(op: Op) -> str:
    """What the native engine has not of an atomic update; empty where it has all."""
    if any(True for _ in op.results[0].uses):
        return "what an atomic update finds depends on the order of the threads, which is the NumPy engine's own"
    if str(op.operands[0].type) not in ELEMENTS:
        return "the native engine has not this type of value"
    if _kind(op) not in _UPDATES:
        return "the result of this update depends on the order of the threads, which is the NumPy engine's own"
    return ""


def update(op: Op) -> None:
    """Puts a load, the combination and a store in the place of an atomic update whose result nobody uses."""
    arith, memref = module("dialects.arith"), module("dialects.memref")
    value, ref, *indices = op.operands
    with ir.InsertionPoint(op):
        combine: Any = getattr(arith, _UPDATES[_kind(op)])
        memref.store(combine(memref.load(ref, indices), value), ref, indices)
    op.erase()
