"""The memory of the simulated machine: one array of bytes with global, shared and private memory in it.

An address of global memory is its place in the array. Shared memory is one slot a block of the batch that runs, private
memory one slot a thread; their addresses count from the slot's start, and a generic pointer to them has an offset of its
own (a window), so that pointers can be cast between spaces as on the hardware. Every byte has a flag whether it was written.
"""

from __future__ import annotations

import bisect
import resource
import sys
from collections.abc import Hashable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gpuir.errors import Error
from gpuir.sim.findings import Site
from gpuir.sim.pages import Pages

__all__ = [
    "GENERIC",
    "GLOBAL",
    "PRIVATE",
    "SERVICES",
    "SHARED",
    "SPACES",
    "AccessInfo",
    "Allocation",
    "Memory",
    "MemoryFull",
    "Sync",
]

GENERIC, GLOBAL, SHARED, PRIVATE = "generic", "global", "shared", "private"
SPACES = (GENERIC, GLOBAL, SHARED, PRIVATE)

#: How the names of memory end that a device's runtime shares with its host.
SERVICES = "of the host's services"

#: Generic addresses from here on are shared memory, and from the second on private memory.
SHARED_WINDOW = 1 << 44
PRIVATE_WINDOW = 1 << 45

_POISON = 0xCB  # as a float a large negative number in every width: wrong results look wrong
_NULL = 4096  # addresses below are never given out
_GRAIN = 1 << 16  # sizes of the parts are multiples of it
_LEAST_SPARE = 1 << 20


class Sync:
    """What an atomic operation or a fence orders: bits that tell whether it acquires, releases, and beyond its block.

    Of one execution: that nothing depends on what was read, and that threads that met at an address went last to first.
    """

    ACQUIRE, RELEASE, WIDE = 1, 2, 4
    ALL = 7
    IGNORED, BACKWARDS = 8, 16


class AccessInfo:
    """How one op reads and writes memory: elements of one dtype in one space.

    ``align`` is what the address of the first element of a lane must be a multiple of.
    """

    __slots__ = ("align", "dtype", "site", "size", "space", "strong", "sync")

    def __init__(self, site: Site, dtype: npt.DTypeLike, space: str, align: int | None = None):
        self.site = site
        self.dtype = np.dtype(dtype)
        self.size = self.dtype.itemsize
        self.space = space
        self.align = align or self.size
        #: Volatile and atomic loads and stores do not race with each other (PTX ISA, "strong operations").
        self.strong = False
        #: What an atomic access orders, in bits of ``Sync``.
        self.sync = Sync.ALL


class MemoryFull(Error):
    """Global memory has no room; ``needed`` bytes of it would have been enough so far."""

    def __init__(self, message: str, needed: int):
        super().__init__(message)
        self.needed = needed


class Allocation:
    """One buffer of global memory; ``written`` tells that every byte of it has a value.

    ``taken``: where a thread took it from the device's heap, and that thread.
    """

    __slots__ = ("end", "live", "name", "owner", "start", "taken", "written")

    def __init__(self, start: int, end: int, name: str, owner: str, written: bool):
        self.start, self.end, self.name, self.owner, self.written = start, end, name, owner, written
        self.live = True
        self.taken: tuple[Site, int] | None = None


class Snapshot(NamedTuple):
    """Global memory at one time: its bytes and flags, and the allocations."""

    data: np.ndarray
    flags: np.ndarray | None
    starts: list[int]
    allocations: list[Allocation]
    states: list[tuple[bool, bool]]
    once: dict[Any, int]
    constants: list[tuple[int, int, str]]


class Memory:
    """Bytes, their flags, and what was allocated. Pages are taken from the system when they are first touched.

    Without ``tracked``, which is for runs without checks, nobody keeps the flags. Without ``forks`` no other process writes to it, and
    its pages come faster, and are kept for the next launch (pages.py).

    ``needed`` and ``spare`` are the bytes of global memory that are known to be needed, and that may be needed too;
    ``shared`` and ``private`` those of all slots. Where the system gives fewer addresses there is less to spare, and less
    private memory.
    """

    def __init__(
        self, needed: int = 0, spare: int = 1 << 30, shared: int = 1 << 28, private: int = 1 << 30, *, tracked: bool = True,
        forks: bool = True,
    ):  # fmt: skip
        self.tracked = tracked
        limit = resource.getrlimit(resource.RLIMIT_AS)[0]
        if limit != resource.RLIM_INFINITY:
            # NumPy and the checks need addresses too.
            spare, private = (min(size, max(limit // 16, _LEAST_SPARE)) for size in (spare, private))
        while True:
            heap, slots, own = (-(-size // _GRAIN) * _GRAIN for size in (_NULL + needed + spare, shared, private))
            try:
                self._pages = Pages.take(heap, slots + own, tracked, forks)
                break
            except OSError:
                spare, private = spare // 2, private // 2
                if spare < _LEAST_SPARE:
                    size = max(1, (needed + shared) >> 20)
                    raise Error(
                        f"the simulator cannot reserve memory for {size} MiB of arguments and buffers"
                    ) from None
        self.bytes = np.frombuffer(self._pages.data, np.uint8)
        self.flags = np.frombuffer(self._pages.flags, np.uint8)
        self._views: dict[Any, Any] = {}
        self._flag_views: dict[int, Any] = {}
        self.heap_end = heap
        self.shared_start, self.shared_end = heap, heap + slots
        self.private_start, self.private_end = self.shared_end, self.shared_end + own
        self._rooms = {
            "shared": (self.shared_start, self.shared_end),
            "private": (self.private_start, self.private_end),
        }
        self._next = _NULL
        self._once: dict[Any, int] = {}
        #: Constants of programs: where they begin and end, and their names.
        self.constants: list[tuple[int, int, str]] = []
        self._starts: list[int] = []
        self._allocations: list[Allocation] = []

    def close(self) -> None:
        """Gives the memory back; what still refers to this object, or to what used it, does not keep the pages."""
        self._views.clear()
        self._flag_views.clear()
        # A view of the memory refers to the array of all bytes, which otherwise this object and the call have.
        alone = max(sys.getrefcount(self.bytes), sys.getrefcount(self.flags)) <= 2
        self.bytes = self.flags = np.empty(0, np.uint8)
        if alone:
            self._pages.keep(self._next)
        else:
            self._pages.close()

    def settle(self) -> None:
        """What is allocated is all that is known to be needed: behind it nothing is left of an earlier launch."""
        self._pages.shrink(self._next)

    def view(self, dtype: Any) -> Any:
        """The whole memory as elements of ``dtype``."""
        known = self._views.get(dtype)
        if known is None:
            known = self._views[dtype] = self.bytes.view(dtype)
        return known

    def flag_view(self, size: int) -> Any:
        """The flags of elements of ``size`` bytes: all ones where every byte was written; of 16 bytes in two columns."""
        known = self._flag_views.get(size)
        if known is None:
            known = self.flags.view(f"u{min(size, 8)}")
            known = self._flag_views[size] = known.reshape(-1, 2) if size == 16 else known
        return known

    # Global memory

    def snapshot(self) -> Snapshot:
        """What global memory holds, for ``restore``."""
        flags = self.flags[: self._next].copy() if self.tracked else None
        states = [(each.live, each.written) for each in self._allocations]
        return Snapshot(
            self.bytes[: self._next].copy(), flags, list(self._starts), list(self._allocations), states, dict(self._once),
            list(self.constants),
        )  # fmt: skip

    def restore(self, snapshot: Snapshot) -> None:
        """Global memory as it was then."""
        end = len(snapshot.data)
        if self._next > end:
            self.bytes[end : self._next] = 0
            if self.tracked:
                self.flags[end : self._next] = 0
        self._next = end
        self.bytes[:end] = snapshot.data
        if snapshot.flags is not None:
            self.flags[:end] = snapshot.flags
        self._starts[:], self._allocations[:] = snapshot.starts, snapshot.allocations
        for each, (live, written) in zip(self._allocations, snapshot.states):
            each.live, each.written = live, written
        self._once, self.constants = dict(snapshot.once), list(snapshot.constants)

    def allocate(self, size: int, name: str, *, owner: str = "any", written: bool = False, align: int = 256) -> int:
        """Address of ``size`` new bytes; gaps between allocations make accesses beyond an end visible."""
        start = -(-self._next // align) * align
        end = start + max(size, 1)
        if end + 256 > self.heap_end:
            raise MemoryFull(
                f"the simulator's global memory of {self.heap_end >> 20} MiB is full: {name} needs {size} bytes", end
            )
        used = self._pages.used
        if self._next < used:
            # An earlier launch has left something there.
            self.bytes[self._next : start] = self.bytes[start + size : end + 64] = 0
            if self.tracked:
                self.flags[self._next : start if written else end + 64] = 0
                self.flags[start + size : end + 64] = 0
        self._next = end + 64
        self._starts.append(start)
        self._allocations.append(Allocation(start, start + size, name, owner, written))
        self._pages.touch(start, end, flags=written)
        if not written:
            self.bytes[start : start + size] = _POISON
        elif self.tracked:
            self.flags[start : start + size] = 0xFF
        return start

    def place(self, array: np.ndarray, name: str) -> int:
        """Address of a copy of ``array`` in global memory."""
        data = np.ascontiguousarray(array)
        start = self.allocate(data.nbytes, name, written=True)
        self.bytes[start : start + data.nbytes] = data.reshape(-1).view(np.uint8)
        return start

    def once(
        self,
        key: str | tuple[str, Hashable, str],
        size: int,
        data: bytes | None,
        *,
        owner: str = "any",
        align: int = 256,
        constant: bool = False,
    ) -> int:
        """Address of the global ``key`` of ``size`` bytes, which is allocated and initialized on first use."""
        known = self._once.get(key)
        if known is None:
            name = key if isinstance(key, str) else key[0]
            known = self.allocate(size, name, owner=owner, written=data is not None, align=align)
            self._once[key] = known
            if constant:
                self.constants.append((known, known + size, name))
            if data is not None:
                self.bytes[known : known + size] = np.frombuffer(data.ljust(size, b"\0")[:size], np.uint8)
        return known

    def has(self, key: str) -> bool:
        """Whether the global ``key`` is there."""
        return key in self._once

    def read(self, start: int, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        """A view of ``shape`` elements from the address ``start`` on."""
        dtype = np.dtype(dtype)
        count = int(np.prod(shape, dtype=np.int64))
        return self.bytes[start : start + count * dtype.itemsize].view(dtype).reshape(shape)

    def allocation(self, address: int) -> Allocation | None:
        """The allocation that ``address`` lies in."""
        at = bisect.bisect_right(self._starts, address) - 1
        if at < 0:
            return None
        buffer = self._allocations[at]
        return buffer if address < buffer.end or address == buffer.start else None

    def serves(self, address: int) -> bool:
        """Whether ``address`` lies in what a device's runtime shares with its host, of which programs know nothing."""
        buffer = self.allocation(address)
        return buffer is not None and buffer.name.endswith(SERVICES)

    def nearest(self, address: int) -> Allocation | None:
        """The last allocation that begins at or before ``address``, for messages."""
        at = bisect.bisect_right(self._starts, address) - 1
        return self._allocations[at] if at >= 0 else None

    def valid(self, addresses: np.ndarray, size: int) -> np.ndarray:
        """Which of ``addresses`` have ``size`` bytes within one live allocation."""
        starts = np.array([each.start for each in self._allocations], np.int64)
        ends = np.array([each.end if each.live else each.start for each in self._allocations], np.int64)
        if not len(starts):
            return np.zeros(addresses.shape, bool)
        at = np.searchsorted(starts, addresses, side="right") - 1
        return (at >= 0) & (addresses + size <= ends[np.maximum(at, 0)])

    @property
    def heap(self) -> list[Allocation]:
        """What threads have taken from the device's heap and not given back."""
        return [each for each in self._allocations if each.taken is not None and each.live]

    def starts(self, addresses: np.ndarray) -> list[int]:
        """Starts of the allocations that ``addresses`` lie in."""
        slots = np.unique(np.searchsorted(np.array(self._starts, np.int64), addresses, side="right")) - 1
        return [self._starts[at] for at in slots if at >= 0]

    def all_starts(self) -> set[int]:
        """Starts of all allocations."""
        return set(self._starts)

    @property
    def used(self) -> int:
        """The end of the allocated part of global memory."""
        return self._next

    # Slots of shared and private memory

    def slots(self, number: int, parts: int) -> None:
        """Takes one of ``parts`` equal shares of the room for slots: each process of a launch has its own."""
        for name, (start, end) in self._rooms.items():
            share = (end - start) // parts // 4096 * 4096
            setattr(self, f"{name}_start", start + number * share)
            setattr(self, f"{name}_end", start + (number + 1) * share)

    def clear_slots(self, start: int, size: int) -> None:
        """Makes ``size`` bytes from ``start`` on unwritten, with a pattern that shows in results."""
        self.bytes[start : start + size] = _POISON
        if self.tracked:
            self.flags[start : start + size] = 0
