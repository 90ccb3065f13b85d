"""Atomic updates: plain ones, since the threads of the machine code take turns, each behind the one before it.

Where what comes out depends on the turns, they have to be those of the NumPy engine. That executes an op for all threads of its blocks
at once, in their order, as long as they come to it once and together: outside of loops, and in no branch with a place where threads meet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.owners import ACCESSES, ATOMICS, Threads
from gpuir.sim.native.plan import MEETINGS
from gpuir.sim.structure import last_op, plain
from gpuir.sim.terms import Op

__all__ = ["AS_FLOAT", "in_turns", "lacking_atomic", "lacking_turns", "update"]

#: The update by a region, which computes the new number of the old one; its result depends on the order.
BY_REGION = "memref.generic_atomic_rmw"
#: Attribute of an update of integers that is one of floats with the same bits: their type.
AS_FLOAT = "as_float"
#: Updates of integers, whose order makes no difference where nobody looks at what they find.
_UPDATES = {
    "addi": "addi", "muli": "muli", "andi": "andi", "ori": "ori", "xori": "xori", "maxs": "maxsi", "maxu": "maxui", "mins": "minsi",
    "minu": "minui",
}  # fmt: skip
#: Updates whose result depends on their order.
_IN_TURNS = {
    "addf": "addf",
    "mulf": "mulf",
    "assign": "",
    **dict.fromkeys(("maximumf", "maxnumf"), "OGT"),
    **dict.fromkeys(("minimumf", "minnumf"), "OLT"),
}
#: Those of the larger or the smaller number.
_EXTREMES = ("maximumf", "maxnumf", "minimumf", "minnumf")


def _kind(op: Op) -> str:
    name: str = module("dialects.arith").AtomicRMWKind(integer(op, "kind")).name
    return name


def in_turns(op: Op) -> bool:
    """Whether what an atomic update leaves, or what somebody finds by it, depends on the order of the threads."""
    return (
        op.name == BY_REGION
        or AS_FLOAT in op.attributes
        or _kind(op) in _IN_TURNS
        or any(True for _ in op.results[0].uses)
    )


def lacking_atomic(op: Op) -> str:
    """What the native engine has not of an atomic update; empty where it has all."""
    if str(op.results[0].type) not in ELEMENTS:
        return "the native engine has not this type of value"
    if op.name != BY_REGION and _kind(op) not in {**_UPDATES, **_IN_TURNS}:
        return "the native engine has not this kind of update"
    if not in_turns(op):
        return ""
    around = _around(op)
    if any(each.name != "scf.if" or any(inner.name in MEETINGS for inner in nested(each)) for each in around[:-1]):
        return (
            "what an atomic update finds depends on the order of the threads, which in loops is the NumPy engine's own"
        )
    for other in nested(around[-1]):
        if other != op and other.name in ATOMICS and _buffer(other) == _buffer(op):
            return "what an atomic update finds depends on the order of the threads, and another one updates the buffer too"
    return ""


def _buffer(op: Op) -> ir.Value:
    return plain(op.operands[ACCESSES[op.name]])


def _around(op: Op) -> list[Op]:
    """The ops around it, the kernel last."""
    found: list[Op] = []
    while op.name not in ("gpu.func", "func.func"):
        assert op.parent is not None
        op = op.parent.operation
        found.append(op)
    return found


def lacking_turns(kernel: Op, threads: Threads, geometry: Geometry, options: Options) -> str:
    """Why the threads of a launch would not come to an update in the NumPy engine's order; empty where they do."""
    ops = nested(kernel)
    updates = [op for op in ops if op.name in ATOMICS and in_turns(op)]
    if not updates:
        return ""
    if options.seed is not None or options.explore > 1:
        return "what an atomic update finds depends on the order of the threads, and the launch asks for another one, or for several"
    if kernel.name == "gpu.func":
        return ""
    # Warps of an llvm.func part at a branch with an update behind it: those with all lanes on one side, and those with lanes on both.
    for op in updates:
        come = np.ones(geometry.threads, bool)
        for branch, inner in reversed(_sides(op)):
            side = threads.within_block(branch.operands[0])
            if side is None:
                return "what an atomic update finds depends on the order of the threads, and its branch on more than their numbers"
            stay = come & side if inner else come & ~side
            warps = np.arange(geometry.threads) // options.lanes
            some = np.unique(warps[stay])
            left = np.isin(some, np.unique(warps[come & ~stay]))
            if left.any() and not left.all():
                return "what an atomic update finds depends on the order of the threads, and warps may part ahead of it"
            come = stay
    return ""


def _sides(op: Op) -> list[tuple[Op, bool]]:
    """The branches around an op, each with whether it is where the condition holds."""
    found = []
    for branch in _around(op)[:-1]:
        first = branch.regions[0].blocks[0].operations
        found.append((branch, any(op in nested(each.operation) for each in first)))
    return found


def update(op: Op, fails_where: Callable[[Any], None]) -> None:
    """Puts a load, the combination and a store in the place of an atomic update.

    ``fails_where`` writes code that leaves the launch to the NumPy engine where a flag holds.
    """
    memref = module("dialects.memref")
    ref, *indices = list(op.operands)[ACCESSES[op.name] :]
    with ir.InsertionPoint(op):
        old = memref.load(ref, indices)
        new = _by_region(op, old) if op.name == BY_REGION else _combined(op, old, op.operands[0], fails_where)
        memref.store(new, ref, indices)
    op.results[0].replace_all_uses_with(old)
    op.erase()


def _by_region(op: Op, old: Any) -> Any:
    """What the op's region gives, whose ops go ahead of it."""
    block = op.regions[0].blocks[0]
    end = last_op(block)
    block.arguments[0].replace_all_uses_with(old)
    for each in list(block.operations)[:-1]:
        each.operation.move_before(op)
    return end.operands[0]


def _combined(op: Op, old: Any, value: Any, fails_where: Callable[[Any], None]) -> Any:
    arith, kind = module("dialects.arith"), _kind(op)
    if kind == "assign":
        return value
    if AS_FLOAT in op.attributes:
        type = ir.TypeAttr(op.attributes[AS_FLOAT]).value
        return arith.bitcast(value.type, arith.addf(arith.bitcast(type, old), arith.bitcast(type, value)))
    if kind not in _EXTREMES:
        return getattr(arith, {**_UPDATES, **_IN_TURNS}[kind])(old, value)
    # Which of two zeros it is, and which NaN, NumPy's loops say.
    predicate = arith.CmpFPredicate
    word = ir.IntegerType.get_signless(8 * ELEMENTS[str(value.type)])
    bits = [arith.bitcast(word, each) for each in (old, value)]
    odd = arith.andi(arith.cmpf(predicate.UEQ, old, value), arith.cmpi(arith.CmpIPredicate.ne, *bits))
    fails_where(arith.ori(odd, arith.cmpf(predicate.UNO, old, value)))
    return arith.select(arith.cmpf(getattr(predicate, _IN_TURNS[kind]), old, value), old, value)
