"""Where ops stand relative to each other: nesting, and whether a value can be seen by an op."""

from __future__ import annotations

from gpuir.host import AnyOp, ir

__all__ = ["block_of", "dominates", "is_within", "parent_of", "top_level"]

#: Ops in whose regions the order of ops does not matter.
_GRAPHS = frozenset({"builtin.module"})


def parent_of(op: AnyOp) -> ir.Operation | None:
    """The op around `op`, or None."""
    operation = op.operation
    try:
        parent = operation.parent
    except ValueError:  # the host's word for a detached op
        return None
    return None if parent is None else parent.operation


def block_of(op: AnyOp) -> ir.Block | None:
    """The block that `op` is in, or None; the host's own accessor follows a null pointer there."""
    return None if parent_of(op) is None else op.operation.block


def top_level(op: AnyOp) -> ir.Operation:
    """The outermost op around `op`."""
    current = op.operation
    while (parent := parent_of(current)) is not None:
        current = parent
    return current


def is_within(op: AnyOp, around: AnyOp | ir.Block) -> bool:
    """Whether `op` is the op `around`, or in one of its regions; or in the block `around`, directly or deeper."""
    block = around if isinstance(around, ir.Block) else None
    outer = None if isinstance(around, ir.Block) else around.operation
    current: ir.Operation | None = op.operation
    while current is not None:
        if outer is not None and current == outer:
            return True
        if block is not None and (inside := block_of(current)) is not None and inside == block:
            return True
        current = parent_of(current)
    return False


def dominates(value: ir.Value, user: AnyOp) -> bool:
    """Whether `value` is defined before `user` on every way to it, in a region that `user` sees."""
    owner = value.owner
    producer = None if isinstance(owner, ir.Block) else owner.operation
    block = owner if isinstance(owner, ir.Block) else block_of(owner)
    if block is None:
        return False
    region = block.region
    current: ir.Operation | None = user.operation
    while current is not None:
        around = block_of(current)
        if around is None:
            return False
        if around == block:
            if producer is None:
                return True
            if producer == current:
                return False
            return producer.is_before_in_block(current) or block.owner.operation.name in _GRAPHS
        if around.region == region:
            return _leads_through(block, around)
        current = parent_of(current)
        if current is None or current.has_trait(ir.IsIsolatedFromAboveTrait):
            return False
    return False


def _leads_through(block: ir.Block, target: ir.Block) -> bool:
    """Whether every way from the region's entry to `target` leads through `block`."""
    waiting = [block.region.blocks[0]]
    if waiting[0] == block:
        return True
    reached = {waiting[0]}
    while waiting:
        current = waiting.pop()
        if current == target:
            return False
        for successor in current.successors:
            if successor != block and successor not in reached:
                reached.add(successor)
                waiting.append(successor)
    return True
