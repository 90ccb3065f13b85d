"""The order of a region's blocks in which values come before their uses."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.host import ir

__all__ = ["in_order"]


def in_order(blocks: Sequence[ir.Block]) -> list[ir.Block]:
    """Blocks after those that dominate them: in reverse postorder, without what cannot be reached."""
    if len(blocks) < 2:
        return list(blocks)
    done: list[ir.Block] = []
    seen = {blocks[0]}
    pending = [(blocks[0], iter(_successors(blocks[0])))]
    while pending:
        block, rest = pending[-1]
        following = next((each for each in rest if each not in seen), None)
        if following is None:
            done.append(block)
            pending.pop()
        else:
            seen.add(following)
            pending.append((following, iter(_successors(following))))
    return done[::-1]


def _successors(block: ir.Block) -> list[ir.Block]:
    operations = list(block.operations)
    return list(operations[-1].operation.successors) if operations else []
