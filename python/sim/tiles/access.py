"""Reads and writes of tiles: each element at an address of its own, where a mask lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import Access, beyond, fault, suspect, thread_of
from gpuir.sim.copies import Copies
from gpuir.sim.findings import finding
from gpuir.sim.group import Batch, Group
from gpuir.sim.memory import GLOBAL, SHARED, Memory
from gpuir.sim.terms import Array, Ints, Lanes, Mask, Rows
from gpuir.sim.tiles.runs import Part, Runs, are_apart, runs_of
from gpuir.sim.tiles.sums import Sum
from gpuir.sim.tiles.values import active
from gpuir.sim.tiles.wrapping import Wrapped
from gpuir.sim.values import settled

__all__ = ["TileAccess"]


class TileAccess(Access):
    """Accesses of one op of Triton; addresses have the axis of the programs first, then the tile's.

    Where they are a ``Sum`` they are taken as whole runs of elements, if nothing is wrong with these; else element by element.
    """

    __slots__ = ()

    def load(self, g: Group, m: Mask, addresses: Array | Sum, keep: Lanes | None, other: Lanes | None) -> Array:
        """The elements at ``addresses`` to ``keep`` (None: all), ``other`` (None: zeros) elsewhere."""
        addresses = self.trusted(g, m, addresses, keep)
        if keep is None or self._all(keep, m):
            if isinstance(addresses, Sum):
                runs = runs_of(addresses, addresses.shape[1:], self.size)
                if runs is not None and self._is_within(g, m, runs):
                    return self._load_runs(g, m, runs)
            return self._read(g, m, settled(addresses))
        if isinstance(addresses, Sum):
            done = self._load_parts(g, m, addresses, keep, other)
            if done is not None:
                return done
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

    def store(self, g: Group, m: Mask, addresses: Array | Sum, keep: Lanes | None, values: Array) -> None:
        """Stores the values to ``keep`` (None: all). A finding where two of them go to one address and differ."""
        addresses = self.trusted(g, m, addresses, keep)
        shape = np.broadcast_shapes(addresses.shape, values.shape, () if keep is None else keep.shape)
        shape = (g.size, *shape[1:])
        if isinstance(addresses, Sum):
            runs = runs_of(addresses, shape[1:], self.size)
            if runs is not None:
                parts = [runs.whole(g, m)] if keep is None or self._all(keep, m) else runs.parts(g, m, keep)
                if parts is not None and self._store_parts(g, m, runs, parts, values):
                    return
        rows, places, flags = self._chosen(
            g, m, addresses, np.ones((1,) * len(shape), bool) if keep is None else keep, shape
        )
        if not len(rows):
            return
        self._check_elements(g, m, places, rows, shape, flags)
        batch = g.batch
        if batch.memory.constants:
            self._spare_constants(g, m, places, rows)
        chosen = np.broadcast_to(settled(values), shape).reshape(-1)[flags]
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
        addresses = self.trusted(g, m, addresses, keep)
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
        given = [np.broadcast_to(each, shape).reshape(-1)[flags] for each in operands]
        result.reshape(-1)[flags] = self._replace(g, rows, places, operate, given)
        return result

    def number(self, value: float) -> Any:
        """A Python number as an element."""
        return np.array(value).astype(self.dtype)[()]

    # Buffers, in which each program has addresses of its own

    def get(self, g: Group, m: Mask, addresses: Sum | Array, shape: tuple[int, ...]) -> Array:
        """All elements, of the active programs."""
        runs = self._places(g, m, addresses, shape)
        if runs is None:
            tile: Array = self.read(g, m, np.broadcast_to(addresses, (g.size, *shape)))
            return tile
        batch = g.batch
        rows = None if m is None else np.flatnonzero(m)
        if batch.checks is not None:
            batch.checks.read(self, g, m, runs, None, rows)
        data = runs.read(batch.memory, self.dtype)
        if rows is None:
            return runs.tile(data)
        whole = np.zeros((g.size, *data.shape[1:]), self.dtype)
        whole[rows] = data
        return runs.tile(whole)

    def put(self, g: Group, m: Mask, addresses: Sum | Array, shape: tuple[int, ...], values: Array) -> None:
        """Stores a tile of each active program."""
        runs = self._places(g, m, addresses, shape)
        if runs is None or not runs.is_apart():
            places, tile = (np.broadcast_to(each, (g.size, *shape)) for each in (addresses, values))
            self.write(g, m, places, tile)
            return
        data = self._data(g, m, runs, values)
        batch = g.batch
        if batch.checks is not None:
            rows = None if m is None else np.flatnonzero(m)
            batch.checks.write(self, g, m, runs, None, rows, data.reshape(-1, runs.count))
        self._keep(batch.memory, runs, data)

    def issue(self, g: Group, m: Mask, addresses: Sum | Array, shape: tuple[int, ...], values: Array) -> None:
        """Begins an asynchronous copy of a tile of each active program."""
        runs = self._places(g, m, addresses, shape)
        copies = Copies.of(g)
        if runs is None or not runs.is_apart():
            places, rows = self.places(g, m, np.broadcast_to(addresses, (g.size, *shape)))
            data = np.broadcast_to(values, (g.size, *shape))
            copies.issue(g, m, self, places, rows, data if rows is None else data[rows])
        else:
            rows = None if m is None else np.flatnonzero(m)
            copies.issue(g, m, self, runs, rows, self._data(g, m, runs, values))

    def land(self, batch: Batch, places: Array | Runs, values: Array) -> None:
        """Stores what an asynchronous copy brings."""
        if isinstance(places, Runs):
            self._keep(batch.memory, places, values)
        else:
            super().land(batch, places, values)

    # Runs

    def _places(self, g: Group, m: Mask, addresses: Sum | Array, shape: tuple[int, ...]) -> Runs | None:
        """Where the active programs have a tile of a buffer; None where it has no runs, or something is wrong with them."""
        runs = runs_of(addresses, shape, self.size) if isinstance(addresses, Sum) else None
        if runs is None or self.space != SHARED or not self._is_within(g, m, runs):
            return None
        return runs.behind(g.shared).of(g, m)

    def _data(self, g: Group, m: Mask, runs: Runs, values: Array) -> Array:
        """The elements of a tile for the runs of the active programs."""
        data = runs.elements(settled(values), g.size).astype(self.dtype, copy=False)
        return data if m is None else data[m]

    def _keep(self, memory: Memory, runs: Runs, data: Array) -> None:
        runs.write(memory, data)
        if memory.tracked:
            buffer = memory.allocation(runs.bounds[0]) if self.space == GLOBAL else None
            if buffer is None or not buffer.written:
                runs.mark(memory)

    def _is_within(self, g: Group, m: Mask, runs: Runs) -> bool:
        """Whether all runs are aligned, and in memory that the access may touch; of the active programs where these are known."""
        if m is not None:
            runs = runs.of(g, m)
        if not runs.starts.size or not runs.is_aligned():
            return False
        low, end = runs.bounds
        batch = g.batch
        if self.space == SHARED:
            return low >= 0 and end <= batch.shared_size
        buffer = batch.memory.allocation(low)
        return (
            buffer is not None and end <= buffer.end and end <= batch.memory.heap_end and buffer.live
            and buffer.owner in ("any", batch.side)
        )  # fmt: skip

    def _load_runs(self, g: Group, m: Mask, runs: Runs) -> Array:
        batch = g.batch
        if batch.checks is not None:
            batch.checks.read(self, g, m, runs.of(g, m), None, None if m is None else np.flatnonzero(m))
        if m is None or len(runs.starts) == 1:
            return runs.tile(runs.read(batch.memory, self.dtype))
        data = np.zeros((g.size, runs.starts.shape[1], runs.count), self.dtype)
        data[m] = runs.of(g, m).read(batch.memory, self.dtype)
        return runs.tile(data)

    def _load_parts(self, g: Group, m: Mask, addresses: Sum, keep: Lanes, other: Lanes | None) -> Array | None:
        """The elements to keep, by the runs that they make; None where these are too various, or something is wrong."""
        shape = np.broadcast_shapes(addresses.shape[1:], keep.shape[1:])
        runs = runs_of(addresses, shape, self.size)
        parts = None if runs is None else runs.parts(g, m, keep)
        if runs is None or parts is None or not all(self._is_within(g, None, each.runs) for each in parts):
            return None
        data = np.zeros((g.size, runs.starts.shape[1], runs.count), self.dtype)
        if other is not None:
            data[...] = runs.elements(np.asarray(other), g.size) if np.ndim(other) > 1 else other
        batch = g.batch
        for part in parts:
            if batch.checks is not None:
                batch.checks.read(self, g, m, part.runs, None, part.rows)
            data[part.at] = part.runs.read(batch.memory, self.dtype)[:, 0]
        return runs.tile(data)

    def _store_parts(self, g: Group, m: Mask, runs: Runs, parts: list[Part], values: Array) -> bool:
        """Whether the parts of the runs could be stored as such."""
        memory, checks = g.batch.memory, g.batch.checks
        if not all(self._is_within(g, None, each.runs) for each in parts) or not are_apart(parts):
            return False
        for low, end in (each.runs.bounds for each in parts):
            if any(low < stop and start < end for start, stop, _ in memory.constants):
                return False
        elements = runs.elements(settled(values), g.size).astype(self.dtype, copy=False)
        chosen = [elements if part.at is None else elements[part.at] for part in parts]
        for part, data in zip(parts, chosen):
            if checks is not None:
                checks.write(self, g, m, part.runs, None, part.rows, data.reshape(-1, part.runs.count))
            self._keep(memory, part.runs, data)
        return True

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

    def _chosen(
        self, g: Group, m: Mask, addresses: Array | Sum, keep: Lanes, shape: tuple[int, ...]
    ) -> tuple[Any, Any, Any]:
        """The program and the address of each element to keep, and its number among all."""
        flags = np.flatnonzero(np.broadcast_to(active(keep, m), shape))
        places = np.broadcast_to(settled(addresses), shape).reshape(-1)[flags]
        inner = int(np.prod(shape[1:], dtype=np.int64))
        return flags // inner, places, flags

    def trusted(self, g: Group, m: Mask, addresses: Any, keep: Lanes | None) -> Any:
        """The addresses; a finding where one that is used comes from a number which wrapped around."""
        if not isinstance(addresses, Wrapped):
            return addresses
        flags, origin = addresses.wrapped, addresses.origin
        if origin is not None:
            flags = flags if keep is None else flags & keep
            shape = (g.size, *flags.shape[1:])
            bad = np.broadcast_to(active(flags, m), shape)
            rows = np.flatnonzero(bad.reshape(g.size, -1).any(1))
            if len(rows):
                text = (
                    f"{_element(np.flatnonzero(bad)[0], shape)}: its address comes from an integer that wrapped around"
                )
                other = finding("overflow", origin.text, origin.site, **thread_of(g, int(rows[0])))
                suspect("overflow", "overflow", text, self.site, g, rows, space=self.space, other=other)
        return np.asarray(addresses)

    def check_kept(self, g: Group, addresses: Array, keep: Lanes, m: Mask) -> None:
        """Whether the elements to ``keep`` are where they may be."""
        addresses = np.broadcast_to(self.trusted(g, m, addresses, None), keep.shape)
        rows, places, flags = self._chosen(g, m, addresses, keep, addresses.shape)
        if len(rows):
            self._check_elements(g, m, places, rows, addresses.shape, flags)

    def _check_elements(self, g: Group, m: Mask, places: Ints, rows: Rows, shape: tuple[int, ...], flags: Ints) -> None:
        """As ``_check``; what is out of bounds is named with its element. Elements of buffers are within their views."""
        if self.space != GLOBAL:
            return
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
            f"{_element(flags[bad[0]], shape)}: {self.size} bytes at 0x{address:x} lie {beyond(what)} {what}",
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
