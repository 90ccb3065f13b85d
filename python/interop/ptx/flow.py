"""Blocks of a function, and where their registers need block arguments.

Registers become SSA by dominance: a block has an argument for a register that is read in it or behind it where different definitions
meet (R. Cytron et al., Efficiently Computing Static Single Assignment Form and the Control Dependence Graph, TOPLAS 13, 1991).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from gpuir.ptx import Statement

__all__ = ["Block", "analyse"]


@dataclasses.dataclass
class Block:
    """Statements without a branch among them but the last; ``uses`` and ``defines`` are sets of registers as bits."""

    number: int
    statements: list[Statement]
    after: list[int] = dataclasses.field(default_factory=list)
    before: list[int] = dataclasses.field(default_factory=list)
    #: Registers read before they are written, and those that are written.
    uses: int = 0
    defines: int = 0
    live: int = 0
    dominator: int = 0
    #: Registers, as bits, that are arguments.
    arguments: int = 0
    reached: bool = False


def analyse(blocks: Sequence[Block]) -> list[int]:
    """Fills in dominators and arguments; the numbers of the blocks that are reached, in an order in which dominators come first."""
    order = _order(blocks)
    for number in order:
        for after in blocks[number].after:
            if number not in blocks[after].before:
                blocks[after].before.append(number)
    _dominators(blocks, order)
    _live(blocks, order)
    _arguments(blocks, order)
    return order


def _order(blocks: Sequence[Block]) -> list[int]:
    """Reverse postorder from the first block."""
    done: list[int] = []
    stack: list[tuple[int, int]] = [(0, 0)]
    blocks[0].reached = True
    while stack:
        number, edge = stack.pop()
        after = blocks[number].after
        if edge < len(after):
            stack.append((number, edge + 1))
            # The last first, so that the way that falls through comes right behind its block.
            inner = blocks[after[len(after) - 1 - edge]]
            if not inner.reached:
                inner.reached = True
                stack.append((inner.number, 0))
        else:
            done.append(number)
    return done[::-1]


def _dominators(blocks: Sequence[Block], order: list[int]) -> None:
    """K. Cooper, T. Harvey, K. Kennedy: A Simple, Fast Dominance Algorithm, 2001."""
    place = {number: i for i, number in enumerate(order)}
    found = {0: 0}
    changed = True
    while changed:
        changed = False
        for number in order[1:]:
            new = -1
            for before in blocks[number].before:
                if before not in found:
                    continue
                if new < 0:
                    new = before
                    continue
                a, b = before, new
                while a != b:
                    while place[a] > place[b]:
                        a = found[a]
                    while place[b] > place[a]:
                        b = found[b]
                new = a
            if found.get(number) != new:
                found[number] = new
                changed = True
    for number in order:
        blocks[number].dominator = found[number]


def _live(blocks: Sequence[Block], order: list[int]) -> None:
    """Registers that are read at a block's start or behind it."""
    left, waiting = list(order), set(order)
    while left:
        block = blocks[left.pop()]
        waiting.discard(block.number)
        behind = 0
        for after in block.after:
            behind |= blocks[after].live
        live = block.uses | (behind & ~block.defines)
        if live != block.live:
            block.live = live
            for before in block.before:
                if before not in waiting:
                    waiting.add(before)
                    left.append(before)


def _arguments(blocks: Sequence[Block], order: list[int]) -> None:
    frontiers: dict[int, list[int]] = {}
    for number in order:
        before = blocks[number].before
        if len(before) < 2:
            continue
        for runner in before:
            while runner != blocks[number].dominator:
                frontier = frontiers.setdefault(runner, [])
                if number not in frontier:
                    frontier.append(number)
                runner = blocks[runner].dominator
    left = [number for number in order if blocks[number].defines]
    while left:
        block = blocks[left.pop()]
        # An argument is a definition too.
        made = block.defines | block.arguments
        for number in frontiers.get(block.number, ()):
            target = blocks[number]
            new = made & target.live & ~target.arguments
            if new:
                target.arguments |= new
                left.append(number)
