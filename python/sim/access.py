"""Reads and writes of the simulated memory, with the checks that belong to a single access."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gpuir.sim.findings import Fault, Site, finding
from gpuir.sim.group import Batch, Group
from gpuir.sim.memory import (
    GLOBAL,
    PRIVATE,
    PRIVATE_WINDOW,
    SHARED,
    SHARED_WINDOW,
    AccessInfo,
    Allocation,
    Memory,
    Sync,
)
from gpuir.sim.terms import Array, Data, Ints, Lanes, Mask, Rows
from gpuir.sim.values import spread

__all__ = ["Access", "Sync", "beyond", "fault", "suspect", "suspect_warp", "thread_of", "warp_of"]

_NO_ALLOCATION = "no allocation (a null pointer or a number)"


def thread_of(g: Group, row: int) -> dict[str, Any]:
    """Block, warp and lane of the thread at ``row`` of the group, as details of a finding."""
    warp = int(g.warps[row // g.lanes])
    batch = g.batch
    if batch.host:
        return {}
    if g.lanes == 1:
        return program_of(batch, warp)
    return {
        "block": batch.block_index(warp // batch.warps_per_block),
        "warp": warp % batch.warps_per_block,
        "lane": row % g.lanes,
    }


def warp_of(batch: Batch, warp: int) -> dict[str, Any]:
    """The block and the warp, or the program, as details of a finding."""
    if batch.lanes == 1:
        return program_of(batch, warp)
    return {"block": batch.block_index(warp // batch.warps_per_block), "warp": warp % batch.warps_per_block}


def program_of(batch: Batch, warp: int) -> dict[str, Any]:
    """The program on tiles, and its thread of control where that is not its own, as details of a finding."""
    details: dict[str, Any] = {"program": batch.block_index(warp // batch.warps_per_block)}
    if warp % batch.warps_per_block:
        details["partition"] = warp % batch.warps_per_block - 1
    return details


def fault(kind: str, message: str, site: Site, g: Group, rows: npt.ArrayLike, **details: Any) -> Fault:
    """A fault of the threads at ``rows`` (positions in the group), the first of which is named."""
    chosen = np.atleast_1d(rows)
    return Fault(finding(kind, message, site, count=len(chosen), **thread_of(g, int(chosen[0])), **details))


def beyond(what: str) -> str:
    """Where bytes lie that are out of the bounds of ``what``, as a finding says it."""
    return "in" if what == _NO_ALLOCATION else "outside of"


def suspect(
    check: str, kind: str, message: str, site: Site, g: Group, rows: npt.ArrayLike, **details: Any
) -> None:  # fmt: skip
    """As ``fault``, for what stops nothing: a finding of the ``check``, where that was chosen."""
    if check in g.batch.options.checks:
        g.batch.launch.note(fault(kind, message, site, g, rows, **details).finding)


def suspect_warp(
    batch: Batch, check: str, kind: str, message: str, site: Site, warp: int, **details: Any
) -> None:  # fmt: skip
    """As ``suspect``, of a warp by its number in the batch."""
    if check in batch.options.checks:
        batch.launch.note(finding(kind, message, site, **warp_of(batch, warp), **details))


class Access(AccessInfo):
    """Reads and writes of one op: elements of one dtype in one space, at byte addresses.

    Addresses are a scalar, or have the thread axis first and further axes for the elements of a vector.
    """

    __slots__ = ("_shift",)

    def __init__(self, site: Site, dtype: npt.DTypeLike, space: str, align: int | None = None):
        super().__init__(site, dtype, space, align)
        self._shift = np.int64(self.size.bit_length() - 1)

    # Addresses

    def physical(self, g: Group, addresses: Lanes) -> Data:
        """Converts addresses within the space to places in the machine's memory."""
        extra = np.ndim(addresses) - 1
        space = self.space
        if space == GLOBAL:
            return addresses
        if space == SHARED:
            return addresses + _behind(g.shared, extra)
        if space == PRIVATE:
            return addresses + _behind(g.private, max(extra, 0))
        highest: Any = addresses if np.ndim(addresses) == 0 else addresses.max(initial=0)
        if highest < SHARED_WINDOW:
            return addresses
        lowest = highest if np.ndim(addresses) == 0 else addresses.min(initial=highest)
        if lowest >= PRIVATE_WINDOW:
            return addresses - np.int64(PRIVATE_WINDOW) + _behind(g.private, max(extra, 0))
        if lowest >= SHARED_WINDOW and highest < PRIVATE_WINDOW:
            return addresses - np.int64(SHARED_WINDOW) + _behind(g.shared, extra)
        addresses = spread(addresses, g.size)
        extra = addresses.ndim - 1
        shared = (addresses >= SHARED_WINDOW) & (addresses < PRIVATE_WINDOW)
        positions = np.where(shared, addresses - SHARED_WINDOW + _behind(g.shared, extra), addresses)
        return np.where(addresses >= PRIVATE_WINDOW, addresses - PRIVATE_WINDOW + _behind(g.private, extra), positions)

    def places(self, g: Group, m: Mask, addresses: Lanes) -> tuple[Any, Any]:
        """Places of the active lanes' accesses, checked for alignment and bounds, and the rows of these lanes (None: all)."""
        if m is None and self.space == SHARED and np.ndim(addresses) == 1 and self._inside(g.batch, addresses):
            return addresses + g.shared, None
        places = self.physical(g, addresses)
        rows = None
        if m is not None and np.ndim(places):
            if places.shape[0] != g.size:
                places = spread(places, g.size)
            rows = np.nonzero(m)[0]
            places = places[rows]
        self._check(g, m, places, rows)
        return places, rows

    def _inside(self, batch: Batch, addresses: np.ndarray) -> bool:
        """Whether all addresses are aligned and within a block's shared memory; slots begin at multiples of any alignment."""
        last = batch.shared_size - self.size
        if last < 0 or addresses.dtype != np.int64:
            return False
        # A negative address is a large unsigned one.
        return not (
            np.maximum.reduce(addresses.view(np.uint64), initial=0) > np.uint64(last)
            or np.bitwise_or.reduce(addresses) & np.int64(max(self.align, self.size) - 1)
        )

    def _check(self, g: Group, m: Mask, places: Lanes, rows: Rows) -> None:
        if np.ndim(places) == 0:
            lowest = highest = places
            aligned = not (places % self.align or (self.align < self.size and places % self.size))
        elif places.size == 0:
            return
        else:
            lowest, highest = places.min(), places.max()
            first = places if places.ndim == 1 else places.reshape(len(places), -1)[:, 0]
            aligned = not np.bitwise_or.reduce(first) & np.int64(self.align - 1)
            if aligned and self.align < self.size:
                aligned = not (places & np.int64(self.size - 1)).any()
        if not aligned:
            self._misaligned(g, m, places, rows)
        batch = g.batch
        memory = batch.memory
        if highest < memory.heap_end:
            buffer = memory.allocation(int(lowest))
            if buffer is not None and highest + self.size <= buffer.end and buffer.live:
                if buffer.owner == "any" or buffer.owner == batch.side:
                    return
                self._wrong_space(g, m, rows, buffer)
            good = memory.valid(np.asarray(places), self.size)
        elif lowest >= memory.private_start:
            good = self._in_private(batch, places)
        elif lowest >= memory.shared_start and highest < memory.private_start:
            good = self._in_shared(g, places, rows)
        else:
            # Generic pointers into several spaces.
            good = np.where(
                places >= memory.private_start, self._in_private(batch, places), self._in_shared(g, places, rows)
            )
            below = places < memory.shared_start
            good = np.where(below, memory.valid(np.asarray(places), self.size), good)
        if np.all(good):
            return
        self._out_of_bounds(g, m, places, rows, good)

    def _in_private(self, batch: Batch, places: Lanes) -> Any:
        """Which places are within the threads' slots of private memory."""
        return places - np.int64(batch.memory.private_start) <= np.int64(
            batch.private_stride * batch.threads - self.size
        )

    def _in_shared(self, g: Group, places: Lanes, rows: Rows) -> Data:
        """Which places are within the lanes' own blocks' shared memory."""
        extra = np.ndim(places) - 1
        batch = g.batch
        offset = places - (_behind(g.shared, extra) if rows is None else _rows(g.shared, rows, extra))
        inside = (offset >= 0) & (offset + self.size <= batch.shared_size)
        if batch.geometry.cluster == (1, 1, 1) or np.all(inside):
            return inside
        # Distributed shared memory: that of the other blocks of the cluster.
        blocks = (places - batch.memory.shared_start) // batch.shared_stride
        known = batch.clusters
        mine = g.blocks.repeat(g.lanes) if rows is None else (g.blocks.repeat(g.lanes))[rows]
        same = (blocks >= 0) & (blocks < batch.blocks)
        same &= known[np.where(same, blocks, 0)] == _behind(known[mine], extra)
        offset = (places - batch.memory.shared_start) % batch.shared_stride
        return same & (offset + self.size <= batch.shared_size)

    # Findings

    def _describe(self, g: Group, place: int, row: int) -> tuple[str, int, str]:
        """The space, the address within it, and a description of what is there."""
        batch = g.batch
        memory = batch.memory
        if place >= memory.private_start:
            base = np.atleast_1d(g.private)
            address = place - int(base[min(row, len(base) - 1)])
            return PRIVATE, address, f"private memory of {batch.private_stride} bytes"
        if place >= memory.shared_start:
            base = np.atleast_1d(g.shared)
            address = place - int(base[min(row, len(base) - 1)])
            return SHARED, address, f"shared memory of {batch.shared_size} bytes"
        near = memory.nearest(place)
        if near is None:
            return GLOBAL, place % (1 << 64), _NO_ALLOCATION
        return GLOBAL, place, f"{near.name} of {near.end - near.start} bytes, byte {place - near.start}"

    def _first(self, g: Group, m: Mask, bad: Lanes, rows: Rows) -> tuple[np.ndarray, tuple[Any, ...]]:
        """Rows of the faulty accesses, and the index of the first one."""
        bad = np.asarray(bad)
        if bad.ndim == 0:
            return (np.nonzero(g.full(m))[0][:1], ())
        at = np.argwhere(bad)
        lines = np.unique(at[:, 0])
        return (lines if rows is None else rows[lines]) % g.size, tuple(at[0])

    def _misaligned(self, g: Group, m: Mask, places: Lanes, rows: Rows) -> None:
        places = np.asarray(places)
        need, more = max(self.align, self.size), ""
        first = places.reshape(len(places), -1)[:, 0] if places.ndim > 1 else places
        bad = first % self.align != 0
        if not bad.any():
            # An element within a vector, or of an op that says it needs less than its size: it would be moved in parts.
            need, bad = self.size, places % self.size != 0
            more = "; the simulator does not split accesses that are aligned to less" if self.align < self.size else ""
        lines, at = self._first(g, m, bad, rows)
        at = (*at, *[0] * (places.ndim - len(at)))
        space, address, what = self._describe(g, int(places[at]), int(lines[0]))
        raise fault(
            "misaligned",
            f"address 0x{address:x} in {space} memory ({what}) is not a multiple of {need}{more}",
            self.site, g, lines, space=space, address=address,
        )  # fmt: skip

    def _out_of_bounds(self, g: Group, m: Mask, places: Lanes, rows: Rows, good: Lanes) -> None:
        lines, at = self._first(g, m, ~np.asarray(good), rows)
        space, address, what = self._describe(g, int(np.asarray(places)[at]), int(lines[0]))
        near = g.batch.memory.nearest(int(np.asarray(places)[at])) if space == GLOBAL else None
        kind, where = "out-of-bounds", beyond(what)
        if near is not None and not near.live and address + self.size <= near.end:
            kind, where, what = "wrong-space", "in", f"{what}, which is freed"
        raise fault(
            kind,
            f"{self.size} bytes at 0x{address:x} in {space} memory lie {where} {what}",
            self.site, g, lines, space=space, address=address,
        )  # fmt: skip

    def _wrong_space(self, g: Group, m: Mask, rows: Rows, buffer: Allocation) -> None:
        side = "host" if g.batch.host else "device"
        lines = np.nonzero(g.full(m))[0]
        raise fault(
            "wrong-space",
            f"the {side} accesses {buffer.name}, memory of the {buffer.owner}; copy it with gpu.memcpy, or allocate it "
            "with host_shared",
            self.site, g, lines[:1], space=GLOBAL, address=buffer.start,
        )  # fmt: skip

    def _spare_constants(self, g: Group, m: Mask, places: Lanes, rows: Rows) -> None:
        """Refuses a write to a constant of the program."""
        for start, end, name in g.batch.memory.constants:
            bad = np.asarray((places < end) & (places + np.int64(self.size) > start))
            if bad.any():
                lines, at = self._first(g, m, bad, rows)
                place = int(np.asarray(places)[at])
                text = f"writes byte {place - start} of {name}, which is constant"
                raise fault("undefined", text, self.site, g, lines, space=GLOBAL, address=place)

    # Data

    def read(self, g: Group, m: Mask, addresses: Lanes) -> Data:
        """Elements at ``addresses``; inactive lanes have zeros where the addresses differ."""
        places, rows = self.places(g, m, addresses)
        batch = g.batch
        at = places >> self._shift
        if batch.checks is not None:
            batch.checks.read(self, g, m, places, at, rows)
        elements = batch.memory.view(self.dtype)[at]
        if rows is None:
            return elements
        whole = np.zeros((g.size, *elements.shape[1:]), self.dtype)
        whole[rows] = elements
        return whole

    def write(self, g: Group, m: Mask, addresses: Lanes, values: Lanes) -> None:
        """Stores ``values`` of the active lanes; where lanes meet in one address the last one's value stays."""
        places, rows = self.places(g, m, addresses)
        if g.batch.memory.constants:
            self._spare_constants(g, m, places, rows)
        if np.ndim(places) == 0 and np.shape(values) == (1,):
            values = values[0]
        if np.ndim(values) and np.shape(values)[0] != 1 and (np.ndim(places) == 0 or len(places) == 1 != len(values)):
            # All lanes write to one address: each is an access of its own.
            shape = np.shape(places)[1:] or (1,) * (np.ndim(values) - 1)
            places = np.broadcast_to(places, (g.size, *shape))
            if m is not None:
                rows = np.nonzero(m)[0]
                places = places[rows]
        batch = g.batch
        at = places >> self._shift
        if rows is not None and np.ndim(values):
            values = values[rows] if values.shape[0] == g.size else values
        if batch.checks is not None:
            batch.checks.write(self, g, m, places, at, rows, values)
        self._store(batch.memory, at, values)

    def land(self, batch: Batch, places: np.ndarray, values: np.ndarray) -> None:
        """Stores ``values`` at ``places``, which were checked when the operation that completes now was issued."""
        self._store(batch.memory, places >> self._shift, values)

    def _store(self, memory: Memory, at: Lanes, values: Lanes) -> None:
        memory.view(self.dtype)[at] = values
        if memory.tracked:
            memory.flag_view(self.size)[at] = _ONES[self.size]

    def update(
        self, g: Group, m: Mask, addresses: Lanes, operate: Callable[..., Lanes], operands: tuple[Lanes, ...]
    ) -> Data:
        """Atomically replaces each element by ``operate(old, *operands)``; gives the old ones.

        Lanes that meet in one address go one after the other, in rounds of lanes with different addresses.
        """
        places = spread(self.physical(g, addresses), g.size)
        rows = np.arange(g.size) if m is None else np.nonzero(m)[0]
        places = places[rows]
        self._check(g, m, places, rows)
        batch = g.batch
        if batch.memory.constants:
            self._spare_constants(g, m, places, rows)
        at = places >> self._shift
        if batch.checks is not None:
            batch.checks.atomic(self, g, m, places, at, rows)
        whole = np.zeros(g.size, self.dtype)
        whole[rows] = self._replace(g, rows, places, operate, [spread(each, g.size)[rows] for each in operands])
        return whole

    def _replace(
        self, g: Group, rows: Ints, places: Ints, operate: Callable[..., Lanes], operands: Sequence[Array]
    ) -> Array:
        """Replaces the elements at ``places``, those of ``rows``, one after the other where several are the same; gives the old ones."""
        batch = g.batch
        memory, at = batch.memory, places >> self._shift
        looks = "nan" in batch.options.checks and self.dtype.kind in "fV"
        view = memory.view(self.dtype)
        previous = np.empty(len(places), self.dtype)
        with batch.atomically(places):
            for now in _rounds(at, backwards=batch.options.turn.backwards):
                old = view[at[now]]
                previous[now] = old
                given = [each[now] for each in operands]
                new = view[at[now]] = operate(old, *given)
                if looks:
                    self._look_for_nan(g, rows[now], new, [old, *given])
            if memory.tracked:
                memory.flag_view(self.size)[at] = _ONES[self.size]
        return previous

    def _look_for_nan(self, g: Group, rows: Ints, new: Lanes, given: Sequence[Array]) -> None:
        bad = ~np.isfinite(new)
        for each in given:
            bad &= np.isfinite(each)
        if bad.any():
            first = int(np.flatnonzero(bad)[0])
            of = " and ".join(f"{float(each[first]):.6g}" for each in given)
            text = f"puts {float(np.asarray(new)[first]):.6g} into memory, of {of}"
            suspect("nan", "non-finite", text, self.site, g, rows[bad])


#: Flags of an element whose bytes all have a value; of 16 bytes there are two of 8.
_ONES = {size: np.array(-1, f"i{min(size, 8)}").view(f"u{min(size, 8)}")[()] for size in (1, 2, 4, 8, 16)}


def _rounds(at: np.ndarray, *, backwards: bool = False) -> list[np.ndarray]:
    """Positions in ``at`` of different elements each; the first one has the first (or last) of every element, and so on."""
    if backwards:
        return [len(at) - 1 - each for each in _rounds(at[::-1])]
    order = np.argsort(at, kind="stable")
    sorted_ = at[order]
    first = np.ones(len(at), bool)
    first[1:] = sorted_[1:] != sorted_[:-1]
    if first.all():
        return [order] if len(at) else []
    # How many of the same element come before.
    numbers = np.arange(len(at))
    rank = numbers - np.maximum.accumulate(np.where(first, numbers, 0))
    by_rank = np.argsort(rank, kind="stable")
    return np.split(order[by_rank], np.cumsum(np.bincount(rank))[:-1])


def _behind(base: Lanes, extra: int) -> Any:
    """Starts of slots, with axes added for the elements of a vector."""
    return base if extra <= 0 or np.ndim(base) == 0 else base.reshape(base.shape + (1,) * extra)


def _rows(base: Lanes, rows: np.ndarray, extra: int) -> Any:
    return base if np.ndim(base) == 0 else _behind(base[rows], extra)
