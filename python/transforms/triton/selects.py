"""Chooses between tensors in the branches of an scf.if that has the same condition, and not by an op in front of it."""

from __future__ import annotations

from typing import Any

from gpuir.analysis import find_ops
from gpuir.dialects import scf
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_

__all__ = ["select_in_branches"]


@pass_("triton-select-in-branches")
def select_in_branches(op: AnyOp) -> None:
    """Makes each arith.select of tensors by one condition a result of the scf.if behind it that has this condition.

    A loop over the tiles of all products begins a tile with an accumulator of zeros so. By an op, each thread chooses all its elements in
    each round, and waits for the products that give them; in the branches that is done where a tile ends, and nowhere else.
    """
    for branch in find_ops(op, scf.IfOp):
        selects = _selects(branch)
        if selects:
            _move(branch, selects)


def _selects(branch: scf.IfOp) -> list[Any]:
    """The ops of the block in front that choose by the condition, and whose results are of no use before the scf.if."""
    block = branch.operation.block
    found: list[Any] = []
    for use in branch.condition.uses:
        select: Any = use.owner
        if (
            select.operation.name == "arith.select"
            and use.operand_number == 0
            and select.operation.block == block
            and isinstance(select.result.type, ir.RankedTensorType)
        ):
            found.append(select)
    if not found:
        return []
    places = {each.operation: place for place, each in enumerate(block.operations)}
    end = places[branch.operation]
    moved: list[Any] = []
    # The last one first: a choice may be of choices that move with it.
    for each in sorted(found, key=lambda each: places[each.operation], reverse=True):
        users = [_within(use.owner, block) for use in each.result.uses]
        if places[each.operation] < end and all(
            end <= places.get(user, -1) or user in (one.operation for one in moved) for user in users
        ):
            moved.append(each)
    return moved[::-1]


def _within(op: Any, block: ir.Block) -> ir.Operation:
    """The op of the block in which the op is."""
    found = op.operation
    while found.block != block:
        found = found.parent.operation
    return found


def _move(branch: scf.IfOp, selects: list[Any]) -> None:
    old = branch.operation
    kinds = [*(each.type for each in old.results), *(each.result.type for each in selects)]
    with ir.InsertionPoint(old), old.location:
        made: Any = ir.Operation.create("scf.if", kinds, [branch.condition], dict(old.attributes.items()), regions=2)
        for number, (source, target) in enumerate(zip(old.regions, made.regions)):
            if len(source.blocks):
                source.blocks[0].append_to(target)
            else:
                target.blocks.append()
            block = target.blocks[0]
            values: dict[ir.Value, ir.Value] = {}
            for each in selects:
                value = each.operation.operands[1 + number]
                values[each.result] = values.get(value, value)
            chosen = list(values.values())
            for each, value in zip(selects, chosen):
                for use in list(each.result.uses):
                    if _is_inside(use.owner, block):
                        use.owner.operands[use.operand_number] = value
            last: Any = block.operations[len(block.operations) - 1] if len(block.operations) else None
            given = list(last.operation.operands) if last is not None else []
            with ir.InsertionPoint(block) if last is None else ir.InsertionPoint(last):
                scf.yield_([*given, *chosen])
            if last is not None:
                last.operation.erase()
    for before, after in zip([*old.results, *(each.result for each in selects)], made.results):
        before.replace_all_uses_with(after)
    old.erase()
    for each in reversed(selects):
        each.operation.erase()


def _is_inside(op: Any, block: ir.Block) -> bool:
    found = op.operation
    while found.block != block:
        if found.parent.operation.name == "builtin.module":
            return False
        found = found.parent.operation
    return True
