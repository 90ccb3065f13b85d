"""Bulk copies: boxes of tensors and runs of bytes between global and shared memory, by the TMA unit.

A copy is issued by a thread and ends by itself, at a time that the schedule draws: then it reads its source, writes its
destination, and tells the mbarrier, or may be waited for in the groups of the thread that issued it. Source: PTX ISA,
"cp.async.bulk", "cp.async.bulk.tensor", "cp.reduce.async.bulk".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import Access
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.hopper.im2col import column
from gpuir.sim.hopper.mbarrier import Barriers, failure_of_batch
from gpuir.sim.hopper.tensor_map import TensorMap, dtype_of
from gpuir.sim.memory import Memory
from gpuir.sim.terms import Mask

__all__ = [
    "UNITS", "Boxes", "CommitGroups", "Known", "MaskedLine", "Pixels", "Places", "Store", "filling", "joined", "load", "send", "swizzled",
]  # fmt: skip

_CHUNK = 16
UNITS = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64, 16: np.complex128}
_NAN = {2: 0x7FFF, 4: 0x7FFFFFFF, 8: 0x7FFFFFFFFFFFFFFF}


def swizzled(places: np.ndarray, size: int) -> np.ndarray:
    """Where the chunks of 16 bytes at ``places`` are with rows of ``size`` bytes swizzled (0: not).

    Bits of the address from 4 on are combined by XOR with those from 7 on: three for 128 bytes, two for 64, one for 32.
    """
    if not size:
        return places
    moved: np.ndarray = places ^ (((places >> 7) & (size // _CHUNK - 1)) << 4)
    return moved


class Places:
    """Pieces of ``unit`` bytes of global memory at ``places``, for each of several threads; ``inside``: which exist (None: all)."""

    places: np.ndarray
    inside: np.ndarray | None
    unit: int
    fill: Any = 0

    def read(self, memory: Memory) -> np.ndarray:
        """The pieces as bytes [threads, chunks of 16]; ``fill`` in place of those that do not exist."""
        view = memory.view(UNITS[self.unit])
        shift = self.unit.bit_length() - 1
        if self.inside is None:
            chunks = view[self.places >> shift]
        else:
            chunks = np.full(self.places.shape, self.fill, view.dtype)
            chunks[self.inside] = view[self.places[self.inside] >> shift]
        return np.ascontiguousarray(chunks).view(np.complex128)

    def runs(self) -> tuple[np.ndarray, np.ndarray, int]:
        """Addresses of what is inside, the thread (an index) of each, and their bytes, for checks."""
        owners = np.repeat(np.arange(len(self.places)), self.places.shape[1])
        places = self.places.reshape(-1)
        if self.inside is not None:
            flags = self.inside.reshape(-1)
            owners, places = owners[flags], places[flags]
        return places, owners, self.unit

    def write(self, memory: Memory, chunks: np.ndarray, operate: Callable[..., Any] | None) -> None:
        """Stores ``chunks``, or with ``operate`` what it makes of the old and the new elements."""
        raise NotImplementedError


def filling(map: TensorMap, unit: int) -> Any:
    """What ``unit`` bytes outside of the map's tensor are read as."""
    if not map.nan:
        return 0
    return np.full(unit // map.itemsize, _NAN[map.itemsize], UNITS[map.itemsize]).view(UNITS[unit])[0]


class Boxes(Places):
    """One box of a tensor for each of several threads: where its elements are in global memory.

    ``origins``: [threads, dimensions] in NumPy's order. Elements outside of the array have no place.
    """

    def __init__(self, map: TensorMap, origins: np.ndarray):
        self.map = map
        count, rank = origins.shape
        inside: Any = None
        places: Any = np.full((count, *(1,) * rank), map.start, np.int64)
        inner = origins[:, -1]
        whole = bool(((inner >= 0) & (inner + map.tile[-1] <= map.shape[-1])).all())
        unit = map.itemsize
        if whole:
            # Rows move in as long pieces as their addresses allow.
            bits = _CHUNK | map.start | int(np.bitwise_or.reduce(inner * map.itemsize))
            unit = max(bits & -bits, unit)
        self.unit, self.fill = unit, filling(map, unit)
        per = unit // map.itemsize
        for axis in range(rank):
            size, last = map.tile[axis], axis == rank - 1
            if last:
                size //= per
            steps = np.arange(size) * (per if last else map.steps[axis])
            index = origins[:, axis][:, None] + steps
            shape = (count, *(1,) * axis, size, *(1,) * (rank - 1 - axis))
            places = places + (index * map.strides[axis]).reshape(shape)
            if last and whole:
                continue
            good = (index >= 0) & (index < map.shape[axis])
            if not good.all():
                good = good.reshape(shape)
                inside = good if inside is None else inside & good
        self.places = places.reshape(count, -1)
        self.inside = None if inside is None else np.broadcast_to(inside, places.shape).reshape(count, -1)

    def write(self, memory: Memory, chunks: np.ndarray, operate: Callable[..., Any] | None) -> None:
        """Stores the boxes, or with ``operate`` what it makes of the old and the new elements."""
        shift = self.unit.bit_length() - 1
        dtype = np.dtype(UNITS[self.unit])
        data = np.ascontiguousarray(chunks).view(dtype)
        at, data = (self.places, data) if self.inside is None else (self.places[self.inside], data[self.inside])
        at, data = (at >> shift).reshape(-1), np.ascontiguousarray(data).reshape(-1)
        view = memory.view(dtype)
        if operate is not None:
            # Boxes of several blocks may meet: one after the other.
            kind = dtype_of(self.map.kind)
            target, new = memory.view(kind), data.view(kind)
            per = self.unit // kind.itemsize
            at = (at[:, None] * per + np.arange(per)).reshape(-1)
            for part in range(0, len(at), max(len(at) // len(self.places), 1)):
                step = slice(part, part + max(len(at) // len(self.places), 1))
                target[at[step]] = operate(target[at[step]], new[step])
            return
        view[at] = data
        if memory.tracked:
            memory.flag_view(self.unit)[at] = ~memory.flag_view(self.unit).dtype.type(0)


class Pixels(Boxes):
    """A column of pixels of images (im2col) for each of several threads.

    ``origins``: [threads, dimensions] in NumPy's order; ``offsets``: [threads, spatial dimensions].
    """

    def __init__(self, map: TensorMap, origins: np.ndarray, offsets: np.ndarray):
        assert map.corners is not None
        self.map = map
        (pixels, channels), (lower, upper) = map.box, map.corners
        count = len(origins)
        index = column(map.shape[1:-1], lower, upper, map.steps[:-1], list(origins.T)[:-1], list(offsets.T), pixels)
        places = np.full((count, pixels, 1), map.start, np.int64)
        inside = np.ones((count, pixels, 1), bool)
        for at, size, stride in zip(index, map.shape, map.strides):
            places = places + (at * stride)[:, :, None]
            inside = inside & ((at >= 0) & (at < size))[:, :, None]
        first = origins[:, -1]
        self.unit = map.itemsize
        if bool(((first >= 0) & (first + channels <= map.shape[-1])).all()):
            # Pixels move in as long pieces as their addresses allow.
            bits = _CHUNK | map.start | int(np.bitwise_or.reduce(first * map.itemsize))
            self.unit = max(bits & -bits, self.unit)
        self.fill = filling(map, self.unit)
        per = self.unit // map.itemsize
        along = (first[:, None] + np.arange(0, channels, per))[:, None, :]
        inside = inside & ((along >= 0) & (along < map.shape[-1]))
        self.places = (places + along * map.itemsize).reshape(count, -1)
        self.inside = None if inside.all() else inside.reshape(count, -1)


def joined(parts: Sequence[Boxes]) -> Boxes:
    """Boxes of one map whose contiguous parts are alike, one behind the other, as one."""
    whole = parts[0]
    if any(part.inside is not None for part in parts):
        whole.inside = np.concatenate(
            [np.ones(part.places.shape, bool) if part.inside is None else part.inside for part in parts], axis=1
        )
    whole.places = np.concatenate([part.places for part in parts], axis=1)
    return whole


class Line(Places):
    """Runs of ``size`` bytes from ``places`` on, one for each thread."""

    inside = None
    unit = _CHUNK

    def __init__(self, places: np.ndarray, size: int, dtype: np.dtype | None = None):
        self.places, self._dtype = places[:, None] + np.arange(0, size, _CHUNK), dtype

    def write(self, memory: Memory, chunks: np.ndarray, operate: Callable[..., Any] | None) -> None:
        """Stores the bytes, or with ``operate`` what it makes of the old and the new numbers of ``dtype``."""
        if operate is not None:
            assert self._dtype is not None
            add(memory, self.places, chunks, self._dtype, operate)
            return
        at = self.places.reshape(-1) >> 4
        memory.view(np.complex128)[at] = chunks.reshape(-1)
        if memory.tracked:
            memory.flag_view(16)[at] = np.uint64(0xFFFFFFFFFFFFFFFF)


class MaskedLine(Places):
    """Runs of ``size`` bytes, of each 16 of which those are written whose bits in ``masks``, one for each thread, are set."""

    unit = 1

    def __init__(self, places: np.ndarray, size: int, masks: np.ndarray):
        number = np.arange(size)
        self.places = places[:, None] + number
        self.inside = (masks[:, None] >> number % _CHUNK & 1).astype(bool)

    def write(self, memory: Memory, chunks: np.ndarray, operate: Callable[..., Any] | None) -> None:
        """Stores the bytes."""
        at = self.places[self.inside]
        memory.bytes[at] = np.ascontiguousarray(chunks).view(np.uint8).reshape(self.places.shape)[self.inside]
        if memory.tracked:
            memory.flags[at] = 0xFF


class Known(Places):
    """Bytes that are no memory's: ``chunks`` of 16 for each of several threads, as they were when the copy was issued."""

    def __init__(self, chunks: np.ndarray):
        self._chunks = chunks

    def read(self, memory: Memory) -> np.ndarray:
        """The bytes."""
        return self._chunks

    def runs(self) -> tuple[np.ndarray, np.ndarray, int]:
        """None: no memory is read."""
        return np.zeros(0, np.int64), np.zeros(0, np.int64), _CHUNK


def add(memory: Memory, places: np.ndarray, chunks: np.ndarray, dtype: np.dtype, operate: Callable[..., Any]) -> None:
    """What ``operate`` makes of the old and the new numbers goes to chunks of 16 bytes at ``places`` [threads, chunks]."""
    target = memory.view(dtype)
    per = _CHUNK // dtype.itemsize
    new = np.ascontiguousarray(chunks).view(dtype).reshape(len(places), -1)
    # Those of several threads may meet: one after the other.
    for at, numbers in zip(places, new):
        where = (at[:, None] // dtype.itemsize + np.arange(per)).reshape(-1)
        target[where] = operate(target[where], numbers)


class _Arrival:
    """What ends operations of which mbarriers are told."""

    def __init__(
        self, batch: Batch, access: Access, g: Group, numbers: Any, size: int, who: np.ndarray, slots: np.ndarray
    ):
        self._batch, self._access, self._numbers, self._size, self._slots = batch, access, numbers, size, slots
        self._fail = failure_of_batch(batch, access.site, who)
        self._flight = batch.launch.timeline.issue(batch, np.unique(who // batch.lanes), g.clock, "copy", access.site)

    def tell(self, reading: Any = None) -> None:
        """The bytes are there; ``reading``: what the checks know of their source, where that is shared memory."""
        barriers, checks = Barriers.of(self._batch), checks_of(self._batch)
        # It must still be there.
        barriers.slots(barriers.places[self._slots], self._fail)
        if checks is not None:
            checks.landed(self._numbers, self._access.site)
            if reading is not None:
                checks.retired(reading, np.zeros(0, np.int64))
        barriers.carry(self._slots, [self._flight])
        done = barriers.change(self._slots, 0, -self._size, self._fail)
        if checks is not None and len(done):
            checks.completed(done)


def send(
    batch: Batch, access: Access, g: Group, words: np.ndarray, targets: np.ndarray, who: np.ndarray, slots: np.ndarray,
    dtype: np.dtype | None = None, operate: Callable[..., Any] | None = None,
) -> None:  # fmt: skip
    """Issues stores of ``words``, [threads, bytes], to shared memory at ``targets``, or with ``operate`` of what it makes of
    the old and the new number of ``dtype``. ``who`` and ``slots`` as for `load`.
    """
    memory, size, checks = batch.memory, words.shape[1], checks_of(batch)
    numbers = None if checks is None else checks.sent(access, g, targets, size, who, slots)
    arrival = _Arrival(batch, access, g, numbers, size, who, slots)

    def end() -> None:
        if operate is None:
            at = targets[:, None] + np.arange(size)
            memory.bytes[at] = words
            if memory.tracked:
                memory.flags[at] = 0xFF
        else:
            assert dtype is not None
            target, new = memory.view(dtype), words.view(dtype)[:, 0]
            for place, number in zip((targets // size).tolist(), new):
                target[place : place + 1] = operate(target[place : place + 1], number)
        arrival.tell()

    batch.outstanding.append(end)


def load(
    batch: Batch, access: Access, g: Group, source: Places, targets: np.ndarray, size: int, swizzle: int, who: np.ndarray,
    lanes: np.ndarray, slots: np.ndarray, shared: bool = False, fenced: bool = True, dtype: np.dtype | None = None,
    operate: Callable[..., Any] | None = None,
) -> None:  # fmt: skip
    """Issues copies of ``source`` (Boxes or Line) to shared memory from ``targets`` on, of ``size`` bytes each.

    ``who``: the thread that issued each; ``lanes``: which of the source's boxes each copies; ``slots``: its mbarrier.
    ``shared``: the source is shared memory too. ``operate``: what becomes of the old and the new numbers of ``dtype`` is stored.
    """
    memory = batch.memory
    chunks = targets[:, None] + np.arange(0, size, _CHUNK)
    places = swizzled(chunks, swizzle)
    checks = checks_of(batch)
    numbers: Any = None
    reading: Any = None
    if checks is not None:
        first, owners, unit = source.runs()
        # A box that goes to several blocks is read once; its thread is that of its first copy.
        threads = who[np.unique(lanes, return_index=True)[1]]
        if shared:
            reading = checks.reads(access, g, first, threads[owners])
        else:
            checks.global_reads(access, g, first, unit, threads[owners])
        owner = np.repeat(np.arange(len(targets)), places.shape[1])
        numbers = checks.writes(
            access, g, places.reshape(-1), who, slots, owner, fenced=fenced, adds=operate is not None
        )
    arrival = _Arrival(batch, access, g, numbers, size, who, slots)

    def end() -> None:
        data = source.read(memory)[lanes]
        if operate is not None:
            assert dtype is not None
            add(memory, places, data, dtype, operate)
            arrival.tell(reading)
            return
        at = places >> 4
        memory.view(np.complex128)[at] = data
        if memory.tracked:
            memory.flag_view(16)[at] = np.uint64(0xFFFFFFFFFFFFFFFF)
        arrival.tell(reading)

    batch.outstanding.append(end)


class Store:
    """Copies from shared memory to global memory that one op issued, for several threads (``who``)."""

    def __init__(
        self, batch: Batch, access: Access, g: Group, target: Places, sources: np.ndarray, size: int, swizzle: int,
        who: np.ndarray, groups: np.ndarray, operate: Callable[..., Any] | None, *, fenced: bool = True,
    ):  # fmt: skip
        self.batch, self.target, self.who, self.groups, self.operate = batch, target, who, groups, operate
        self.places = swizzled(sources[:, None] + np.arange(0, size, _CHUNK), swizzle)
        self.data: np.ndarray | None = None
        self.landed = False
        #: Threads that have waited for the source to be read, and for the end.
        self.read_by, self.ended_by = np.zeros(len(who), bool), np.zeros(len(who), bool)
        self.checks = checks_of(batch)
        self.readings: list[Any] = []
        if self.checks is not None:
            for i, thread in enumerate(who.tolist()):
                places = self.places[i]
                self.readings.append(self.checks.reads(access, g, places, np.full(len(places), thread), fenced=fenced))
            first, owners, unit = target.runs()
            self.token = None
            if len(first):
                self.token = self.checks.global_writes(access, g, first, unit, who[owners], operate is not None)
        self.flight = batch.launch.timeline.issue(batch, np.unique(who // batch.lanes), g.clock, "copy", access.site)
        batch.outstanding.append(self.end)

    def read(self) -> None:
        """Reads the source, unless it was."""
        if self.data is None:
            self.data = self.batch.memory.view(np.complex128)[self.places >> 4]

    def end(self) -> None:
        """Reads the source and writes the destination, unless both were done."""
        if not self.landed:
            self.read()
            assert self.data is not None
            self.target.write(self.batch.memory, self.data, self.operate)
            self.landed = True

    def waited(self, which: np.ndarray, read_only: bool) -> None:
        """The threads of flags ``which`` wait."""
        if read_only:
            self.read()
        else:
            self.end()
        if self.checks is not None:
            for i in np.nonzero(which & ~self.read_by)[0].tolist():
                self.checks.retired(self.readings[i], self.who[i : i + 1])
        self.read_by |= which
        if not read_only and not self.ended_by.all():
            self.ended_by |= which
            if self.checks is not None and self.ended_by.all():
                self.checks.global_landed(self.token)


class CommitGroups:
    """The stores of a batch by the groups of their threads; ``of(batch)`` is the batch's own."""

    def __init__(self, batch: Batch):
        #: Groups that each thread has committed.
        self.committed = np.zeros(batch.threads, np.int64)
        self.stores: list[Store] = []

    @staticmethod
    def of(batch: Batch) -> CommitGroups:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("bulk groups")
        if known is None:
            known = batch.state["bulk groups"] = CommitGroups(batch)
        return known

    def commit(self, threads: np.ndarray) -> None:
        """Makes a group of what each thread has issued since its last one."""
        self.committed[threads] += 1

    def wait(self, g: Group, m: Mask, pending: int, read_only: bool) -> None:
        """Ends the threads' groups but the ``pending`` newest ones; ``read_only``: their sources are read."""
        threads = g.rows if m is None else g.rows[m]
        for store in self.stores:
            mine = np.isin(store.who, threads)
            due = mine & (store.groups < self.committed[store.who] - pending)
            if due.any():
                store.waited(due, read_only)
                g.batch.launch.timeline.landed(store.flight, g.clock)
        self.stores = [each for each in self.stores if not each.ended_by.all()]
