"""Blocks that do what a block did before: what was checked once is not checked again.

The checks of role_block.py depend on nothing but the operations on barriers and on shared memory, in the order in which a block's teams come to
them: numbers of teams, addresses, counts, parities, and which accumulators are meant. They are noted while a block is checked. A further block that comes to the same
operations in the same order passes the same checks, so that its own only move data: boxes, bytes, products. Where it comes to another
one, it runs once more, and is checked. What blocks do to global memory is looked at in each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.hopper.instruction import Instruction
from gpuir.sim.native.role_block import Block, Code
from gpuir.sim.native.role_data import Barrier, Box, Part, Sums, Tensor, behind
from gpuir.sim.native.role_order import Team

__all__ = ["Replay"]

#: After so many blocks that did something else each one is checked.
_MOST_OTHERS = 16
#: An operand of a product by the box that it is of: where that begins, row, rows, column and columns; and its type.
_Place = tuple[int, int, int, int, int, Any]


class _Other(Exception):
    """A block comes to another operation than the one before it."""


class Replay(Block):
    """As Block; ``again``: the block that runs does so far what the one before it did."""

    def __init__(self, *given: Any):
        super().__init__(*given)
        self._notes: list[tuple[Any, ...]] = []
        self._arrays: list[np.ndarray] = []
        self._products: list[list[list[tuple[_Place, _Place]]]] = []
        self._numbers: list[int] = []
        self._again, self._known, self._others = False, False, 0
        self._next, self._next_array, self._next_product = 0, 0, 0
        self._at: dict[int, Box] = {}
        self._made: list[list[tuple[_Place, _Place]]] = []
        #: Elements of arrays that the block has written.
        self._marks: list[tuple[np.ndarray, Any]] = []

    def run(self, code: Callable[..., Code], number: int) -> None:
        self._next = self._next_array = self._next_product = 0
        self._marks.clear()
        if self._known and self._others < _MOST_OTHERS:
            self._again = True
            self._at.clear()
            spent = self.spent
            try:
                super().run(code, number)
                if self._next == len(self._notes):
                    return
            except _Other:
                pass
            finally:
                self._again = False
            self._others += 1
            self.spent = spent
            for owner, at in self._marks:
                owner[at] = 0
        self._notes, self._arrays, self._products, self._numbers = [], [], [], []
        self._known = True
        super().run(code, number)

    def _note(self, *note: Any) -> bool:
        """Whether the operation is the one that was checked before."""
        if not self._again:
            self._notes.append(note)
            return False
        if self._next >= len(self._notes) or self._notes[self._next] != note:
            raise _Other
        self._next += 1
        return True

    def _note_array(self, array: Any) -> None:
        """Notes an array of the operation, or compares it with the one that was noted."""
        array = np.asarray(array)
        if not self._again:
            self._arrays.append(array)
            return
        known = self._arrays[self._next_array]
        self._next_array += 1
        if known is not array and not np.array_equal(known, array):
            raise _Other

    def mark(self, owner: np.ndarray, at: Any, who: Any) -> None:
        super().mark(owner, at, who)
        self._marks.append((owner, at))

    def _begin(self) -> None:
        if not self._again:
            super()._begin()
            return
        self._barriers, self._meeting, self._met = {}, {}, {}

    def _end(self) -> None:
        if not self._again:
            super()._end()

    def _forget(self) -> None:
        # What is looked at as bytes, or brought over something else, is checked anew in each block.
        self._known = False

    # Barriers

    def meet(self, team: Team, number: Any, count: Any, site: Any) -> Code:
        self._note("meet", team, _key(number), _key(count), site)
        yield from super().meet(team, number, count, site)

    def _pass(self, teams: Sequence[Team]) -> None:
        if self._again:
            self.clocks.tick()
        else:
            super()._pass(teams)

    def init(self, team: Team, address: Any, count: Any) -> None:
        if self._note("init", team, _key(address), _key(count)):
            self._barriers[address] = Barrier(0, count, team, 1, 0)
        else:
            super().init(team, address, count)

    def arrive(self, team: Team, address: Any, count: Any, bytes: Any) -> None:
        if self._note("arrive", team, _key(address), _key(count), _key(bytes)):
            self._take(self._barriers[_first(address)], count * team.n, bytes * team.n)
        else:
            super().arrive(team, address, count, bytes)

    def _take(self, barrier: Barrier, arrivals: int, bytes: int) -> None:
        barrier.pending -= arrivals
        barrier.bytes += bytes
        if not barrier.pending and not barrier.bytes:
            barrier.phase += 1
            barrier.pending = barrier.expected
            self.clocks.tick()

    def wait(self, team: Team, address: Any, parity: Any) -> Code:
        if not self._note("wait", team, _key(address), _key(parity)):
            yield from super().wait(team, address, parity)
            return
        barrier, passed = self._barriers[_first(address)], _first(parity)
        while barrier.phase & 1 == passed:
            yield None
        self.clocks.tick()

    # Copies

    def load(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any, barrier_address: Any) -> None:
        if not self._note("load", team, tensor.key, _key(address), _key(barrier_address)):
            super().load(team, tensor, coordinates, address, barrier_address)
            return
        self._at[address] = Box(tensor, tuple(coordinates[::-1]), address)
        self._take(self._barriers[_first(barrier_address)], 0, -tensor.bytes)

    def store(self, team: Team, tensor: Tensor, coordinates: Sequence[Any], address: Any) -> None:
        if self._note("store", team, tensor.key, _key(address)):
            self._put(team, tensor, tuple(coordinates[::-1]), address)
        else:
            super().store(team, tensor, coordinates, address)

    def commit(self, team: Team) -> None:
        if not self._note("commit", team):
            super().commit(team)

    def wait_copies(self, team: Team, pending: int) -> None:
        if not self._note("wait copies", team, pending):
            super().wait_copies(team, pending)

    def fence(self, team: Team) -> None:
        if not self._note("fence", team):
            super().fence(team)

    def begin_part(self, team: Team) -> None:
        if not self._again:
            super().begin_part(team)

    # Products

    def fence_products(self, team: Team) -> None:
        if not self._note("fence products", team):
            super().fence_products(team)

    def commit_products(self, team: Team) -> None:
        if not self._note("commit products", team):
            super().commit_products(team)

    def wait_products(self, team: Team, pending: int) -> None:
        if not self._note("wait products", team, pending):
            super().wait_products(team, pending)

    def registers(self, team: Team, sums: Any) -> Any:
        if isinstance(sums, Sums) and self._note("registers", team, sums.number):
            return sums.registers()
        return super().registers(team, sums)

    def multiply(self, team: Team, products: Sequence[tuple[Instruction, Any, Any]], source: Any, keep: bool) -> Sums:
        words = tuple((id(each), _key(first), _key(second)) for each, first, second in products)
        number = source.number if isinstance(source, Sums) else -1
        if not self._note("multiply", team, words, number, keep):
            self._made = [[] for _ in self._groups(team)]
            sums = super().multiply(team, products, source, keep)
            self._products.append(self._made)
            self._numbers.append(sums.number)
            return sums
        made, number = self._products[self._next_product], self._numbers[self._next_product]
        self._next_product += 1
        instruction = products[0][0]
        start, parts = self._started(team, instruction, source, keep)
        for place, pairs in enumerate(made):
            for a, b in pairs:
                parts[place] = behind(parts[place], self._part(a), self._part(b))
        return Sums(instruction, start, parts, number)

    def _pair(self, place: int, a: Part, b: Part, instruction: Instruction) -> None:
        if a.box is None or b.box is None:
            self._forget()
            return
        self._made[place].append((
            (a.box.start, a.row - a.box.numbers(instruction.a)[1], a.rows, a.column - a.box.numbers(instruction.a)[2], a.columns, instruction.a),
            (b.box.start, b.row - b.box.numbers(instruction.b)[1], b.rows, b.column - b.box.numbers(instruction.b)[2], b.columns, instruction.b),
        ))  # fmt: skip

    def _part(self, place: _Place) -> Part:
        start, row, rows, column, columns, element = place
        numbers, top, left = self._at[start].numbers(element)
        return Part(numbers, top + row, rows, left + column, columns, None)

    # Bytes

    def write(self, team: Team, addresses: Any, values: Any, size: int, part: Any = None, threads: Any = None) -> None:
        again = self._note("write", team, size)
        self._note_array(addresses)
        if again:
            self._write(np.broadcast_to(addresses, (team.n if threads is None else len(threads),)), values, size)
        else:
            super().write(team, addresses, values, size, part, threads)

    def read(self, team: Team, addresses: Any, dtype: np.dtype) -> np.ndarray:
        again = self._note("read", team, dtype)
        self._note_array(addresses)
        if not again:
            return super().read(team, addresses, dtype)
        found: np.ndarray = self.memory.view(dtype)[np.broadcast_to(addresses, (team.n,)) // dtype.itemsize]
        return found


def _key(value: Any) -> Any:
    """What stands for a value among notes."""
    return value.tobytes() if isinstance(value, np.ndarray) else value


def _first(value: Any) -> int:
    return int(value[0]) if isinstance(value, np.ndarray) else int(value)
