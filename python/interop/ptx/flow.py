"""Blocks of a function, and where their registers need block arguments.

Registers become SSA by dominance: a block has an argument for a register that is read in it or behind it where different definitions
meet (R. Cytron et al., Efficiently Computing Static Single Assignment Form and the Control Dependence Graph, TOPLAS 13, 1991).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from gpuir.analysis.dominators import immediate_dominators
from gpuir.interop.ptx.opcodes import Opcode
from gpuir.ptx import Statement

__all__ = ["Block", "analyse", "names_of"]


@dataclasses.dataclass
class Block:
    """Statements without a branch among them but the last; ``uses`` and ``defines`` are sets of registers as bits."""

    number: int
    statements: list[Statement]
    #: What the opcode of each statement tells; None of those that are no instructions.
    facts: list[Opcode | None]
    #: Line and column of each, as a location has them.
    places: list[str]
    after: list[int] = dataclasses.field(default_factory=list)
    before: list[int] = dataclasses.field(default_factory=list)
    #: Registers read before they are written, and those that are written.
    uses: int = 0
    defines: int = 0
    live: int = 0
    dominator: int = 0
    #: It dominates the blocks whose ``entered`` is from its own on and less than ``left``.
    entered: int = 0
    left: int = 0
    #: Registers, as bits, that are arguments.
    arguments: int = 0
    reached: bool = False


def analyse(blocks: Sequence[Block]) -> list[int]:
    """Fills in dominators and arguments; the numbers of the blocks that are reached, in an order in which dominators come first."""
    order = _order(blocks)
    for number in order:
        for after in blocks[number].after:
            blocks[after].before.append(number)
    nearest = immediate_dominators([block.after for block in blocks])
    for number in order[1:]:
        blocks[number].dominator = nearest[number]
    _nest(blocks, order)
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


def _nest(blocks: Sequence[Block], order: list[int]) -> None:
    """Numbers the tree of dominators in depth."""
    below: list[list[int]] = [[] for _ in blocks]
    for number in order[1:]:
        below[blocks[number].dominator].append(number)
    # Below each, in the order in which dominators come last.
    for number in reversed(order):
        blocks[number].left = 1 + sum(blocks[each].left for each in below[number])
    for number in order:
        block, next_one = blocks[number], blocks[number].entered + 1
        block.left += block.entered
        for each in below[number]:
            blocks[each].entered = next_one
            next_one += blocks[each].left


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
                if frontier and frontier[-1] == number:
                    # Another way came by here, and went on upwards.
                    break
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


def names_of(bits: int, names: list[str]) -> list[str]:
    """The registers of a set, in their order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(names[low.bit_length() - 1])
        bits ^= low
    return found
