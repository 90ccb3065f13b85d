"""Which way a branch goes that depends on a wait for a phase: the wait ends with the phase, and says that it is so.

So a loop around it, and what a first try is followed by, are no branches.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.native.bases import bits
from gpuir.sim.native.written import Written
from gpuir.sim.structure import defining_op, last_op
from gpuir.sim.terms import Op

__all__ = ["known_way", "reached"]

#: Ops between a wait and the branch.
_MOST = 8


def known_way(w: Written, op: Op) -> int | None:
    """The number of the successor that a branch goes to; None: any."""
    if op.name == "llvm.br" or len(op.successors) == 1:
        return 0
    number = _known(w, op.operands[0], _MOST) if op.name == "llvm.cond_br" else None
    return None if number is None else int(not number)


def reached(w: Written) -> list[ir.Block]:
    """The blocks of the kernel that control comes to, in their order."""
    blocks = list(w.kernel.regions[0].blocks)
    found, left = set(), [blocks[0]]
    while left:
        block = left.pop()
        if block in found:
            continue
        found.add(block)
        end = last_op(block)
        way = known_way(w, end) if len(end.successors) else None
        left += list(end.successors) if way is None else [end.successors[way]]
    return [block for block in blocks if block in found]


def _known(w: Written, value: ir.Value, depth: int) -> int | None:
    """The number that a value is, without a sign."""
    number, width = _computed(w, value, depth), bits(value.type)
    return None if number is None or not width else number & ((1 << width) - 1)


def _computed(w: Written, value: ir.Value, depth: int) -> int | None:
    op = defining_op(value)
    if op is None or not depth:
        return None
    if op.name.startswith(("nvvm.mbarrier.try_wait", "nvvm.mbarrier.test.wait")):
        return 1
    if op.name == "llvm.mlir.constant":
        return w.known(value)
    given = [_known(w, each, depth - 1) for each in op.operands]
    if op.name == "llvm.select" and given[0] is not None:
        return given[1] if given[0] else given[2]
    if any(each is None for each in given):
        return None
    numbers = [each for each in given if each is not None]
    if op.name in ("llvm.xor", "llvm.and", "llvm.or"):
        one, other = numbers
        return {"llvm.xor": one ^ other, "llvm.and": one & other, "llvm.or": one | other}[op.name]
    if op.name == "llvm.zext":
        return numbers[0]
    if op.name == "llvm.icmp" and str(op.attributes["predicate"]).split()[0] in "01":
        equal = numbers[0] == numbers[1]
        return int(equal == str(op.attributes["predicate"]).startswith("0"))
    return None
