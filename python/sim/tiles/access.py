"""Reads and writes of tiles: each element at an address of its own, where a mask lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import _ONES, Access, _rounds, fault
from gpuir.sim.group import Group
from gpuir.sim.terms import Array, Ints, Lanes, Mask, Rows
from gpuir.sim.tiles.values import active

__all__ = ["TileAccess"]


class TileAccess(Access):
    """Accesses of one op of Triton to global memory; addresses have the axis of the programs first, then the tile's."""

    __slots__ = ()

    def load(self, g: Group, m: Mask, addresses: Array, keep: Lanes | None, other: Lanes | None) -> Array:
        """The elements at ``addresses`` to ``keep`` (None: all), ``other`` (None: zeros) elsewhere."""
        if keep is None or self._all(keep, m):
            return self._read(g, m, addresses)
        shape = np.broadcast_shapes(addresses.shape, keep.shape if m is None else (g.size, *keep.shape[1:]))
        rows, places, flags = self._chosen(g, m, addresses, keep, shape)
        result = np.zeros(shape, self.dtype)
        if other is not None:
            result[...] = other
        if len(rows):
            self._check_elements(g, m, places, rows, shape, flags)
            at = places >> self._shift
            if g.batch.checks is not None:
                g.batch.checks.read(self, g, m, places, at, rows)
            result.reshape(-1)[flags] = g.batch.memory.view(self.dtype)[at]
        return result

    def store(self, g: Group, m: Mask, addresses: Array, keep: Lanes | None, values: Array) -> None:
        """Stores the values to ``keep`` (None: all). A finding where two of them go to one address and differ."""
        shape = np.broadcast_shapes(addresses.shape, values.shape, () if keep is None else keep.shape)
        shape = (g.size, *shape[1:])
        rows, places, flags = self._chosen(
            g, m, addresses, np.ones((1,) * len(shape), bool) if keep is None else keep, shape
        )
        if not len(rows):
            return
        self._check_elements(g, m, places, rows, shape, flags)
        batch = g.batch
        if batch.memory.constants:
            self._spare_constants(g, m, places, rows)
        chosen = np.broadcast_to(values, shape).reshape(-1)[flags]
        at = places >> self._shift
        if batch.checks is not None:
            batch.checks.write(self, g, m, places, at, rows, chosen)
        self._store(batch.memory, at, chosen)
        if batch.checks is not None:
            self._check_same(g, places, at, chosen, rows, flags, shape)

    def combine(
        self, g: Group, m: Mask, addresses: Array, keep: Lanes | None, operate: Callable[..., Lanes], *operands: Array
    ) -> Array:  # fmt: skip
        """Atomically replaces each element by ``operate(old, *operands)``; gives the old ones, and zeros where none was kept."""
        shapes = [addresses.shape, *(each.shape for each in operands), () if keep is None else keep.shape]
        shape = (g.size, *np.broadcast_shapes(*shapes)[1:])
        rows, places, flags = self._chosen(
            g, m, addresses, np.ones((1,) * len(shape), bool) if keep is None else keep, shape
        )
        result = np.zeros(shape, self.dtype)
        if not len(rows):
            return result
        self._check_elements(g, m, places, rows, shape, flags)
        batch = g.batch
        if batch.memory.constants:
            self._spare_constants(g, m, places, rows)
        at = places >> self._shift
        if batch.checks is not None:
            batch.checks.atomic(self, g, m, places, at, rows)
        memory = batch.memory
        view = memory.view(self.dtype)
        given = [np.broadcast_to(each, shape).reshape(-1)[flags] for each in operands]
        previous = np.empty(len(rows), self.dtype)
        with batch.atomically(places):
            for now in _rounds(at):
                old = view[at[now]]
                previous[now] = old
                view[at[now]] = operate(old, *(each[now] for each in given))
            if memory.tracked:
                memory.flag_view(self.size)[at] = _ONES[self.size]
        result.reshape(-1)[flags] = previous
        return result

    def number(self, value: float) -> Any:
        """A Python number as an element."""
        return np.array(value).astype(self.dtype)[()]

    # How

    @staticmethod
    def _all(keep: Lanes, m: Mask) -> bool:
        return bool(keep.all()) if m is None or len(keep) == 1 else bool(keep[m].all())

    def _read(self, g: Group, m: Mask, addresses: Array) -> Array:
        """All elements, of the active programs."""
        if m is not None and len(addresses) == 1 and g.size > 1:
            addresses = np.broadcast_to(addresses, (g.size, *addresses.shape[1:]))
        elements: Array = self.read(g, m, addresses)
        return elements

    def _chosen(self, g: Group, m: Mask, addresses: Array, keep: Lanes, shape: tuple[int, ...]) -> tuple[Any, Any, Any]:
        """The program and the address of each element to keep, and its number among all."""
        flags = np.flatnonzero(np.broadcast_to(active(keep, m), shape))
        places = np.broadcast_to(addresses, shape).reshape(-1)[flags]
        inner = int(np.prod(shape[1:], dtype=np.int64))
        return flags // inner, places, flags

    def _check_elements(self, g: Group, m: Mask, places: Ints, rows: Rows, shape: tuple[int, ...], flags: Ints) -> None:
        """As ``_check``; what is out of bounds is named with its element."""
        memory = g.batch.memory
        lowest, highest = int(places.min()), int(places.max())
        buffer = memory.allocation(lowest)
        if buffer is None or highest + self.size > buffer.end or not buffer.live or highest >= memory.heap_end:
            good = memory.valid(places, self.size)
            if not good.all():
                self._outside(g, places, rows, shape, flags, good)
        if np.bitwise_or.reduce(places) & np.int64(self.size - 1):
            bad = np.flatnonzero(places & np.int64(self.size - 1))
            raise fault(
                "misaligned",
                f"{_element(flags[bad[0]], shape)}: address 0x{int(places[bad[0]]):x} is not a multiple of {self.size}",
                self.site, g, rows[bad], space=self.space, address=int(places[bad[0]]),  # type: ignore[index]
            )  # fmt: skip

    def _outside(self, g: Group, places: Ints, rows: Any, shape: tuple[int, ...], flags: Ints, good: Lanes) -> None:
        bad = np.flatnonzero(~good)
        place = int(places[bad[0]])
        _, address, what = self._describe(g, place, int(rows[bad[0]]))
        raise fault(
            "out-of-bounds",
            f"{_element(flags[bad[0]], shape)}: {self.size} bytes at 0x{address:x} lie outside of {what}",
            self.site, g, rows[bad], space=self.space, address=address,
        )  # fmt: skip

    def _out_of_bounds(self, g: Group, m: Mask, places: Lanes, rows: Rows, good: Lanes) -> None:
        good = np.asarray(good).reshape(-1)
        places = np.asarray(places)
        count = places.size // max(len(places), 1) if places.ndim else 1
        of = np.repeat(np.arange(len(places)) if rows is None else rows, count) if places.ndim else np.zeros(1, int)
        self._outside(g, places.reshape(-1), of, places.shape, np.arange(places.size), good)

    def _check_same(
        self, g: Group, places: Ints, at: Ints, values: Array, rows: Any, flags: Ints, shape: tuple[int, ...]
    ) -> None:  # fmt: skip
        """A finding where a program stores different values to one address with one op: which one stays is luck."""
        bits = f"u{self.size}"
        stored = g.batch.memory.view(np.dtype(bits))[at]
        lost = np.flatnonzero(stored != np.ascontiguousarray(values).view(bits))
        if not len(lost):
            return
        order = np.argsort(at, kind="stable")
        last = order[np.searchsorted(at[order], at[lost], side="right") - 1]
        own = rows[last] == rows[lost]  # those of several programs race
        if own.any():
            one, other = lost[own][0], last[own][0]
            raise fault(
                "race",
                f"stores {values[one]} of {_element(flags[one], shape)} and {values[other]} of "
                f"{_element(flags[other], shape)} to the same address: which of them stays is luck",
                self.site, g, rows[lost[own]], space=self.space, address=int(places[one]),
            )  # fmt: skip


def _element(number: int, shape: tuple[int, ...]) -> str:
    """The element of the tile, by its number among those of all programs."""
    index = np.unravel_index(int(number), shape)[1:]
    return f"element [{', '.join(str(int(each)) for each in index)}]"
