"""Accumulators of wgmmas of warpgroups: matrices, and the handles by which a program knows them.

Accumulators are held as matrices, one for each warpgroup, in a ``Storage`` that the wgmmas of a chain write to one after
the other; a value of the program is an ``Accumulator``, a handle by which the storage's state behind one wgmma is known.
Only when a register is taken out of it the matrix becomes registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.findings import Site
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.instruction import ROWS, WARPS
from gpuir.sim.terms import Data, Lanes, Mask
from gpuir.sim.values import Composite, expand, spread

__all__ = ["Accumulator", "Register", "State", "Storage", "gathered", "settled"]


class Storage:
    """Matrices of accumulators of all warpgroups of a batch, and when each warp took registers of them last."""

    __slots__ = ("matrices", "touched")

    def __init__(self, batch: Batch, n: int, dtype: Any):
        self.matrices = np.zeros((batch.warps // WARPS, ROWS, n), dtype)
        self.touched = np.zeros(batch.warps, np.int64)


class State:
    """A storage behind the wgmma ``wgmma``; ``uses`` counts the handles of the program."""

    __slots__ = ("wgmma", "storage", "uses")

    def __init__(self, storage: Storage, wgmma: Any):
        self.storage, self.wgmma, self.uses = storage, wgmma, 0


class Accumulator(Composite):
    """A value of the program: the number of a state, for each thread where they differ."""

    __slots__ = ("_taken", "ids", "wgmmas")

    def __init__(self, wgmmas: Any, ids: Lanes):
        self.wgmmas, self.ids = wgmmas, ids
        self._taken: tuple[Any, ...] | None = None
        for number in self.numbers():
            wgmmas.states[number].uses += 1

    def numbers(self) -> list[int]:
        """The states."""
        numbers: list[int] = [int(self.ids)] if np.ndim(self.ids) == 0 else np.unique(self.ids).tolist()
        return [number for number in numbers if number]

    def __del__(self) -> None:
        states = self.wgmmas.states
        for number in self.numbers():
            state = states.get(number)
            if state is not None:
                state.uses -= 1
                if not state.uses:
                    del states[number]

    def parts(self) -> tuple[Any, ...]:
        return (self.ids,)

    def rebuild(self, parts: Sequence[Any]) -> Accumulator:
        return Accumulator(self.wgmmas, parts[0])

    def registers(self, g: Group, m: Mask, site: Site) -> tuple[Any, ...]:
        """The registers; a fault where a wgmma that writes them is outstanding."""
        active = None if m is None else m.tobytes()
        if self._taken is None or self._taken[0] is not g or self._taken[1] != active:
            self._taken = g, active, self.wgmmas.registers(g, m, self.ids, site)
        registers: tuple[Any, ...] = self._taken[2]
        return registers


class Register(Composite):
    """One register of an accumulator on its way to another wgmma, which nobody has looked at.

    ``other``: what it is in threads whose accumulator has no number, as no wgmma wrote it there; None where there are none.
    """

    __slots__ = ("accumulator", "index", "other")

    def __init__(self, accumulator: Accumulator, index: int, other: Any = None):
        self.accumulator, self.index, self.other = accumulator, index, other

    def parts(self) -> tuple[Any, ...]:
        return (self.accumulator.ids,) if self.other is None else (self.accumulator.ids, self.other)

    def rebuild(self, parts: Sequence[Any]) -> Register:
        return Register(self.accumulator.rebuild(parts), self.index, *parts[1:])

    def along(self, other: Data) -> tuple[Composite, Composite] | None:
        if isinstance(other, (np.ndarray, np.generic, int, float)):
            other = Register(Accumulator(self.accumulator.wgmmas, np.int64(0)), self.index, other)
        if not isinstance(other, Register) or other.index != self.index:
            return None
        return self._beside(other), other._beside(self)

    def _beside(self, other: Register) -> Register:
        """Itself, with a number for other threads where ``other`` has one."""
        if self.other is not None or other.other is None:
            return self
        return Register(self.accumulator, self.index, np.zeros((), np.asarray(other.other).dtype)[()])

    def value(self, g: Group, m: Mask, site: Site) -> Data:
        """What is in it; a fault where a wgmma that writes it is outstanding."""
        if self.other is None:
            return self.accumulator.registers(g, m, site)[self.index]
        written = spread(self.accumulator.ids, g.size) != 0
        if not (written & g.full(m)).any():
            return self.other
        made = self.accumulator.registers(g, written if m is None else m & written, site)[self.index]
        return np.where(expand(written, made), made, self.other)


def settled(value: Lanes, g: Group, m: Mask, site: Site) -> Data:
    """A value with the registers of accumulators in place of handles."""
    if isinstance(value, Accumulator):
        return value.registers(g, m, site)
    if isinstance(value, Register):
        return value.value(g, m, site)
    if isinstance(value, tuple):
        return tuple(settled(each, g, m, site) for each in value)
    return value


def gathered(value: Lanes, g: Group, m: Mask, site: Site) -> Data:
    """Accumulators for a wgmma: the handle where ``value`` is one, or all of its registers in their order; else registers."""
    if isinstance(value, Accumulator):
        return value
    first = value[0]
    if isinstance(first, Register):
        ids = first.accumulator.ids
        same = all(
            isinstance(each, Register)
            and each.index == i
            and each.other is None
            and np.array_equal(each.accumulator.ids, ids)
            for i, each in enumerate(value)
        )
        if same:
            return first.accumulator
    return settled(tuple(value), g, m, site)
