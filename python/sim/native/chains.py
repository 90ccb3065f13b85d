"""Where the sums of products lie: one array for C and D, of a chain of products that add to each other's sums.

A product's D may take the place of its C where nobody else asks for C: then a loop along K adds to the same memory, and hands nothing on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.native.plan import Plan
from gpuir.sim.structure import defining_op, last_op, plain
from gpuir.sim.terms import Op

__all__ = ["Chains"]


class Link(NamedTuple):
    """A product in a chain: the chain's number, and whether C is in its place already when the product begins."""

    chain: int
    there: bool


class Chains:
    """The chains of a kernel's products. ``sums_of`` gives the first number of C's operands of a product, None of other ops."""

    def __init__(self, ops: Sequence[Op], plan: Plan, sums_of: Callable[[Op], int | None]):
        self._plan = plan
        self.links: dict[Op, Link] = {}
        #: Chain and register of values that lie in a chain's array.
        self.places: dict[ir.Value, tuple[int, int]] = {}
        #: How many registers the chains have, and their type.
        self.registers: list[tuple[int, ir.Type]] = []
        for op in ops:
            first = sums_of(op)
            if first is not None:
                self._add(op, list(op.operands)[first:])
        for op in ops:
            if op.name == "scf.while":
                self._pass_on(op)

    def _add(self, op: Op, given: list[ir.Value]) -> None:
        sums = list(map(plain, given))
        there = len(set(sums)) == len(sums) and all(self._alone(value, op) for value in sums)
        before = [self.places.get(value) for value in sums]
        if there and before[0] is not None:
            there = before == [(before[0][0], number) for number in range(len(sums))]
        elif any(each is not None for each in before):
            there = False
        if there and before[0] is not None:
            chain = before[0][0]
        else:
            chain = len(self.registers)
            self.registers.append((len(sums), op.results[0].type))
            if there:
                self.places.update((value, (chain, number)) for number, value in enumerate(sums))
        self.places.update((plain(value), (chain, number)) for number, value in enumerate(op.results))
        self.links[op] = Link(chain, there)

    def _alone(self, value: ir.Value, op: Op) -> bool:
        """Whether the value is each thread's own, made once for each time that the product is executed, and asked for by it alone."""
        if self._plan.alike(value) or self._plan.again(value) or len(list(value.uses)) != 1:
            return False
        source = defining_op(value)
        if source is None:
            return bool(value.owner == op.block)
        return source.block == op.block and not len(source.regions)

    def _pass_on(self, loop: Op) -> None:
        """What a loop's condition passes on stays where it is."""
        before, after = (region.blocks[0] for region in loop.regions)
        given = list(last_op(before).operands)[1:]
        for value, passed in zip(map(plain, given), map(plain, after.arguments)):
            if value in self.places and passed not in self.places and len(list(value.uses)) == 1:
                self.places[passed] = self.places[value]
