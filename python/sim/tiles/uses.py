"""Which ops take a value: directly, or by way of a loop, a branch, or an op that passes it on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["named", "users"]


def named(function: Op, *names: str) -> list[Op]:
    """The ops of these names in a function."""
    found: list[Op] = []

    def visit(op: Op) -> ir.WalkResult:
        if document_name(op.name) in names:
            found.append(op)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return found


def users(value: ir.Value, passed: Callable[[Op, int], Sequence[ir.Value] | None]) -> Iterator[tuple[Op, int]]:
    """The ops that take the value, and as which operand.

    ``passed(op, number)``: the values by which an op passes its operand on, None for one that uses it.
    """
    left, seen = [value], set[ir.Value]()
    while left:
        each = plain(left.pop())
        if each in seen:
            continue
        seen.add(each)
        for use in each.uses:
            op, number = use.owner.operation, use.operand_number
            on = carried(op, number)
            on = passed(op, number) if on is None else on
            if on is None:
                yield op, number
            else:
                left += on


def carried(op: Op, number: int) -> Sequence[ir.Value] | None:
    """The values that an operand becomes by structured control flow; None where the op is none of it."""
    around = op.parent
    if op.name == "scf.for":
        return None if number < 3 else [op.results[number - 3], op.regions[0].blocks[0].arguments[number - 2]]
    if op.name == "scf.while":
        return [op.regions[0].blocks[0].arguments[number]]
    if around is None:
        return None
    if op.name == "scf.condition" and number:
        return [around.results[number - 1], around.regions[1].blocks[0].arguments[number - 1]]
    if op.name == "scf.yield":
        if around.name == "scf.for":
            return [around.results[number], around.regions[0].blocks[0].arguments[number + 1]]
        if around.name == "scf.while":
            return [around.regions[0].blocks[0].arguments[number]]
        return [around.results[number]]
    return None
