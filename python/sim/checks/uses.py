"""Where what an op read goes to: whether anything depends on it, and whether other ops are given it.

A thread that ignores what it read would have done the same, had the others come later: that they came first is luck, and orders
nothing. What the result flows into is followed through arithmetic, regions, blocks and calls; what is none of these counts.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.program import Program
from gpuir.sim.rules import rule_of
from gpuir.sim.structure import defining_op, last_op, operations_of, plain
from gpuir.sim.terms import Op

__all__ = ["decides", "flows", "updates"]


def decides(program: Program, op: Op) -> bool:
    """Whether a result of the op reaches control flow, an address, a store, or what is not known."""
    left: list[ir.Value] = list(op.results)
    seen: set[ir.Value] = set()
    while left:
        value = plain(left.pop())
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            reached = _reached(program, use.owner.operation, use.operand_number, value)
            if reached is None:
                return True
            left += reached
    return False


def flows(one: Op, two: Op) -> bool:
    """Whether the op ``two`` may be given what ``one`` results in, other than through memory."""
    left: list[ir.Value] = list(one.results)
    seen: set[ir.Value] = set()
    while left:
        value = plain(left.pop())
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            op = use.owner.operation
            if op == two:
                return True
            left += op.results
            around = [op] if op.parent is None or len(op.successors) else [op, op.parent]
            left += [each for near in around for block in _blocks(near) for each in block.arguments]
            if op.parent is not None and last_op(op.block) == op:
                left += op.parent.results
    return False


def updates(op: Op) -> bool:
    """Whether the op stores what it, or arithmetic, made of a value that was read by one of its operands."""
    own = {plain(each) for each in op.operands}
    # Stores have what they store first.
    left, seen = [plain(op.operands[0])], set[ir.Value]()
    while left:
        value = left.pop()
        maker = defining_op(value)
        if value in seen or maker is None:
            continue
        seen.add(value)
        rule = rule_of(maker)
        operands = [plain(each) for each in maker.operands]
        if rule is not None and rule.kind == "pure":
            left += operands
        elif own.intersection(operands):
            return True
    return False


def _blocks(op: Op) -> list[ir.Block]:
    """The blocks in the op's regions, and those that it branches to."""
    return [*op.successors, *(block for region in op.regions for block in region.blocks)]


def _reached(program: Program, op: Op, number: int, value: ir.Value) -> list[ir.Value] | None:
    """The values that operand ``number`` of the op, ``value``, flows into; None where it decides something."""
    rule = rule_of(op)
    if rule is None:
        return None
    if rule.kind == "pure" and not len(op.regions):
        return list(op.results)
    if rule.kind == "branch":
        branch = program.branch(op)
        if branch.flag is not None and plain(branch.flag) == value:
            return None
        return [
            argument
            for edge in branch.edges
            for argument, given in zip(edge.block.arguments, edge.operands)
            if plain(given) == value
        ]
    if rule.kind == "terminator":
        return _behind(program, op, value)
    name = None if rule.callee is None else rule.callee(op)
    callee = None if name is None else program.find(name, op)
    if callee is not None:
        entry = next((block for region in callee.regions for block in region.blocks), None)
        if entry is None:
            return list(op.results)
        return [entry.arguments[number]] if number < len(entry.arguments) else None
    return None


def _behind(program: Program, op: Op, value: ir.Value) -> list[ir.Value] | None:
    """What a terminator hands a value to: the results of the op around, and the arguments of its regions; a caller's results."""
    given = program.terminates(op)
    if all(plain(each) != value for each in given):
        return None
    parent = op.parent
    if parent is None:
        return None
    around = rule_of(parent)
    if around is not None and around.repeats and plain(given[0]) == value:
        return None
    if not len(parent.results):
        return [result for call in _calls(program, parent) for result in call.results]
    # A loop carries more than its results, and in an order of its own.
    inside = [argument for region in parent.regions for block in region.blocks for argument in block.arguments]
    return [*parent.results, *inside]


def _calls(program: Program, function: Op) -> list[Op]:
    """The ops of the module that call the function."""
    calls, left = [], [program.module.operation]
    while left:
        for op in operations_of(left.pop()):
            rule = rule_of(op)
            name = None if rule is None or rule.callee is None else rule.callee(op)
            if name is not None and program.find(name, op) == function:
                calls.append(op)
            if len(op.regions):
                left.append(op)
    return calls
