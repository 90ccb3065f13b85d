"""Where each thread has its own of a value from one stretch to the next: in an array of the value's, or in one of a chain of products."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.native.chains import Chains
from gpuir.sim.native.outline import nested
from gpuir.sim.native.products import sums_of
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["Spot", "Spots"]


class Spot(NamedTuple):
    """An array, so many elements behind the thread's number."""

    array: Any
    offset: int = 0


class Spots:
    """The places of values, in the machine code that ``k`` writes."""

    def __init__(self, k: Writer, kernel: Op):
        self._k = k
        self.chains = Chains(nested(kernel), k.plan, sums_of)
        self._known: dict[ir.Value, Spot] = {}
        self._sums: dict[int, Any] = {}

    def sums(self, chain: int) -> Any:
        """The array in which the products of a chain have their sums, register by register."""
        if chain not in self._sums:
            count, type = self.chains.registers[chain]
            self._sums[chain] = self._k.array(type, count * self._k.threads)
        return self._sums[chain]

    def of(self, value: ir.Value) -> Spot:
        """The place of a value."""
        key = plain(value)
        if key not in self._known:
            chained = self.chains.places.get(key)
            if chained is None:
                self._known[key] = Spot(self._k.array(value.type))
            else:
                self._known[key] = Spot(self.sums(chained[0]), chained[1] * self._k.threads)
        return self._known[key]

    def name(self, value: ir.Value, spot: Spot) -> None:
        """Says that a value lies in a place."""
        self._known[plain(value)] = spot

    def is_in(self, value: ir.Value, spot: Spot) -> bool:
        """Whether the value is one of a chain, and lies in that place already."""
        return plain(value) in self.chains.places and self.of(value) == spot

    def read(self, value: ir.Value, thread: Any) -> Any:
        """Code for what a thread has of a value."""
        spot = self.of(value)
        return self._k.memref.load(spot.array, self._at(spot, thread))

    def put(self, new: Any, spot: Spot, thread: Any) -> None:
        """Code that puts what a thread has into a place."""
        self._k.memref.store(new, spot.array, self._at(spot, thread))

    def _at(self, spot: Spot, thread: Any) -> list[Any]:
        return [self._k.arith.addi(thread, self._k.number(spot.offset)) if spot.offset else thread]
