"""Branches between blocks as scf, by the host's pass, and what that leaves brought into the shape that the engine's plan sees through."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.host import ir, module
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import defining_op, last_op, plain
from gpuir.sim.terms import Op

__all__ = ["come_together", "lifted"]

_PIECES = ("arith.bitcast", "arith.trunci", "arith.extui", "arith.shrui")


def lifted(text: str, context: ir.Context) -> tuple[ir.Module, Op]:
    """The module of the text, whose one function has one block, and that function."""
    with context, ir.Location.unknown():
        holder = ir.Module.parse(text)
        module("passmanager").PassManager.parse("builtin.module(lift-cf-to-scf)").run(holder.operation)
        function: Op = holder.body.operations[0].operation
        for op in nested(function):
            if op.name == "scf.if" and len(op.results):
                _choose(op)
        _poison_is_zero(function)
        _forget(function)
        # Nothing is left out: accesses and exchanges are checked, also those whose results nobody uses.
        return holder, function


def _choose(op: Op) -> None:
    """An op that only picks numbers becomes selections, and those between what is and what nobody looks at go away."""
    blocks = [region.blocks[0] for region in op.regions if len(region.blocks)]
    if len(blocks) < 2 or any(len(list(block.operations)) > 1 for block in blocks):
        return
    condition = op.operands[0]
    pairs = zip(*(list(last_op(block).operands) for block in blocks))
    with ir.InsertionPoint(op):
        for result, (one, other) in zip(op.results, pairs):
            result.replace_all_uses_with(_either(condition, one, other))
    op.erase()


def _either(condition: ir.Value, one: ir.Value, other: ir.Value) -> ir.Value:
    arith = module("dialects.arith")
    for value, instead in ((one, other), (other, one)):
        op = defining_op(value)
        if op is not None and op.name == "ub.poison":
            return instead
    if plain(one) == plain(other):
        return one
    flags = tuple(map(_flag, (one, other)))
    if flags in ((0, 1), (1, 0)):
        truth = condition if flags == (1, 0) else arith.xori(condition, arith.constant(condition.type, 1))
        wide: ir.Value = truth if one.type == condition.type else arith.extui(one.type, truth)
        return wide
    selected: ir.Value = arith.select(condition, one, other)
    return selected


def _flag(value: ir.Value) -> int | None:
    op = defining_op(value)
    if op is None or op.name != "arith.constant" or not isinstance(op.attributes["value"], ir.IntegerAttr):
        return None
    return abs(int(op.attributes["value"].value))


def _poison_is_zero(function: Op) -> None:
    arith = module("dialects.arith")
    for op in nested(function):
        if op.name == "ub.poison":
            with ir.InsertionPoint(op):
                type = op.results[0].type
                zero = arith.constant(type, 0.0 if str(type).startswith("f") else 0)
            op.results[0].replace_all_uses_with(zero)
            op.erase()
        elif op.name == "arith.trunci":
            wide = defining_op(op.operands[0])
            if wide is not None and wide.name == "arith.extui" and wide.operands[0].type == op.results[0].type:
                op.results[0].replace_all_uses_with(wide.operands[0])
                op.erase()


def _forget(function: Op) -> None:
    """Takes away pieces of numbers that nobody looks at; they have nothing that is checked."""
    for op in reversed(nested(function)):
        if op.name in _PIECES and not any(True for _ in op.results[0].uses) and _is_piece(op):
            op.erase()


def _is_piece(op: Op) -> bool:
    by = defining_op(op.operands[1]) if op.name == "arith.shrui" else op
    return by is not None and (by == op or by.name == "arith.constant")


def come_together(block: ir.Block) -> bool:
    """Whether the threads that come to a block of a kernel come all at once and no more than once, by masks that part at branches.

    So they do to what is on every way through the kernel, and from there on over blocks with one way in.
    """
    while block.owner.name == "scf.if":
        block = block.owner.operation.block
    blocks = list(block.region.blocks)
    if block in _reached(_ways(block)):
        return False
    while block != blocks[0]:
        others = [each for each in blocks if each != block]
        ahead = _reached([blocks[0]], without=[block])
        if all(_ways(each) for each in others if each in ahead):
            return True
        ways = [each for each in others if block in _ways(each)]
        if len(ways) != 1 or _ways(ways[0]).count(block) != 1:
            return False
        block = ways[0]
    return True


def _ways(block: ir.Block) -> list[ir.Block]:
    return list(last_op(block).successors)


def _reached(begin: Sequence[ir.Block], without: Sequence[ir.Block] = ()) -> list[ir.Block]:
    """Blocks that control comes to from those where it begins, these too."""
    found: list[ir.Block] = []
    left = list(begin)
    while left:
        block = left.pop()
        if block not in found and block not in without:
            found.append(block)
            left += _ways(block)
    return found
