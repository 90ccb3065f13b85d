"""Exchanges of registers between the lanes of a warp, as many at a time as need nothing of each other.

Each leaves its operands in arrays, in the stretch that is being collected. Behind the stretch come the routines that work on them, and what they give is
taken up by the next stretch. An operand that several have is left once. Products (products.py) come as a set, of which those with the same rows go together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["Batch", "Rows"]

#: More at a time would not stay in the caches: exchanges, and products.
_MOST, _MOST_PRODUCTS = 32, 128


class Rows(NamedTuple):
    """Where an exchange of rows has a matrix: the array in which each lane left its row, and the matrix's number in it."""

    array: Any
    number: int
    turned: bool


class Batch:
    """What is collected of them, for the machine code that ``k`` writes."""

    def __init__(self, k: Writer):
        self._k = k
        self._pools: dict[tuple[str, int], Any] = {}
        self._used: dict[str, int] = {}
        self._routines: set[str] = set()
        self._calls: list[Callable[[Any], None]] = []
        self._loads: list[tuple[Op, Callable[[], None]]] = []
        self._awaited: set[ir.Value] = set()
        self._left: dict[Any, Any] = {}
        #: Sets of products, by their forms: what writes their calls.
        self._sets: dict[Any, Any] = {}
        self._products = self._heavy = 0
        #: Results of exchanges of rows in the batch.
        self.rows: dict[ir.Value, Rows] = {}
        #: How many batches there were.
        self.count = 0

    def pool(self, name: str, type: ir.Type, size: int, *, by_lines: bool = False) -> Any:
        """An array of so many elements that no other one in the batch has, and others behind it may have."""
        number = self._used[name] = self._used.get(name, -1) + 1
        if (name, number) not in self._pools:
            self._pools[name, number] = self._k.array(type, size, by_lines=by_lines)
        return self._pools[name, number]

    def leave(self, op: Op, numbers: Sequence[int], name: str) -> Any:
        """An array with these operands of all threads, each one behind the other."""
        k, values = self._k, tuple(plain(op.operands[number]) for number in numbers)
        key = name, values
        if key in self._left:
            # The use is one of the stretch all the same.
            k.serve(op, numbers, lambda: None)
            return self._left[key]
        array = self._left[key] = self.pool(name, values[0].type, len(numbers) * k.threads)
        self.put(op, numbers, array)
        return array

    def put(self, op: Op, numbers: Sequence[int], array: Any) -> None:
        """Has each thread leave these operands in an array."""
        k, values = self._k, [plain(op.operands[number]) for number in numbers]

        def write() -> None:
            for at, value in enumerate(values):
                k.memref.store(k.value(value), array, [k.arith.addi(k.here, k.number(at * k.threads))])

        k.serve(op, numbers, write)

    def routine(self, name: str, text: Callable[[], str]) -> None:
        """Puts a function beside the kernel's, once."""
        if name in self._routines:
            return
        self._routines.add(name)
        for view in ir.Module.parse(text()).body.operations:
            view.operation.clone(ir.InsertionPoint(self._k.holder.body))

    def add(self, op: Op, write: Callable[[], None], call: Callable[[Any], None] | None = None) -> None:
        """Adds an exchange: ``call`` writes what works on a warp, of its first thread's number, ``write`` what takes up the results."""
        if call is not None:
            self._calls.append(call)
        self._heavy += 1
        self._loads.append((op, write))
        self._awaited.update(map(plain, op.results))

    def products(self, form: Any, make: Callable[[], Any]) -> Any:
        """The batch's set of products of a form; ``make`` makes one, whose ``call`` writes what works on a warp."""
        if form not in self._sets:
            self._sets[form] = make()
        return self._sets[form]

    def add_product(self, op: Op, *, heavy: bool, many: int = 1) -> None:
        """Tells of a product, or ``many``, that was added to a set; ``heavy``: one whose operands the threads leave."""
        self._products += many
        self._heavy += heavy
        self._awaited.update(map(plain, op.results))

    def has(self, values: Iterable[ir.Value]) -> bool:
        """Whether one of the values comes behind the stretch."""
        return bool(self._awaited) and any(plain(each) in self._awaited for each in values)

    def awaited_by(self, op: Op, *, passed_on: bool, ready: Sequence[int] = ()) -> bool:
        """Whether the op needs what the batch gives; ``passed_on``: it is computed where it is used, so that its results are awaited too.

        ``ready``: numbers of operands that are none of the stretch.
        """
        if not self._awaited:
            return False
        if self._heavy < _MOST and self._products < _MOST_PRODUCTS:
            if ready:
                needed = [each for number, each in enumerate(op.operands) if number not in ready]
            else:
                needed = [each for one in nested(op) for each in one.operands]
            if not any(plain(each) in self._awaited for each in needed):
                return False
        if passed_on:
            self._awaited.update(map(plain, op.results))
        return not passed_on

    def end(self) -> None:
        """Writes what is behind the stretch; what takes up the results goes to the next one."""
        calls = [*self._calls, *(each.call for each in self._sets.values())]
        if not self._loads and not calls:
            return
        loads, self._loads, self._calls = self._loads, [], []
        for each in (self._awaited, self._left, self._used, self._sets, self.rows):
            each.clear()
        self._products = self._heavy = 0
        self.count += 1
        if calls:
            with self._k.warps() as first:
                for call in calls:
                    call(first)
        for op, write in loads:
            if not self._k.served(op):
                self._k.later(op, write)
