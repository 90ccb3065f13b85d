"""Batches, the blocks of a grid that run at the same time, and groups, warps of a batch that run in lockstep."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

import numpy as np

from gpuir.errors import Error
from gpuir.sim.findings import Buffer, Finding, Site
from gpuir.sim.geometry import Geometry, Options, index_of
from gpuir.sim.loop_progress import Loop
from gpuir.sim.memory import AccessInfo, Memory
from gpuir.sim.report import Report
from gpuir.sim.terms import Bools, Data, Dim3, Ints, Lanes, Mask, Rows
from gpuir.sim.timeline import Flight, Timeline
from gpuir.sim.values import spread

__all__ = ["PRIVATE_BYTES", "Batch", "Group", "HostBatch", "Observer", "Running"]

Made = TypeVar("Made")

#: Private memory of a thread: CUDA's limit of local memory.
PRIVATE_BYTES = 512 << 10


class Observer:
    """What checks are told of an execution, event by event; this one ignores all of it."""

    #: The checks of operations that end by themselves, where the program has any; see hopper/checks.py.
    asynchronous: Any = None
    #: The accesses to the shared memory of other blocks, where there are clusters; see checks/visits.py.
    visits: Any = None

    def read(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """Elements are read at ``places`` (bytes) by the lanes ``rows``; ``at`` is in elements."""

    def write(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows, values: Lanes) -> None:
        """As ``read``, for a write; called before the write."""

    def atomic(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """As ``read``, for an atomic update."""

    def issued(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, rows: Rows, values: Lanes = None) -> Data:
        """An asynchronous copy to ``places`` is issued; the token that ``landed`` gets later."""

    def landed(self, copies: Any, warps: Ints) -> None:
        """The copies that the ``warps`` issued have arrived."""

    def fresh_private(self, g: Group, m: Mask, offset: int, size: int) -> None:
        """The lanes take ``size`` bytes of private memory."""

    def fence(self, g: Group, m: Mask, sync: int) -> None:
        """The lanes execute a fence that orders ``sync``."""

    def warps_met(self, g: Group, m: Mask, together: Any, spaces: tuple[str, ...] | None = None) -> None:
        """Lanes of warps met at a barrier of the warp: those of ``together`` with each lane (None: all)."""

    def exchanged(self, g: Group, m: Mask, site: Site) -> None:
        """Lanes of warps give each other values at ``site``."""

    def arrived(self, batch: Batch, state: Any, warps: Ints) -> None:
        """Warps arrive at a barrier."""

    def opened(
        self, batch: Batch, state: Any, who: Ints, waiting: Ints, *, whole: bool, spaces: tuple[str, ...] | None
    ) -> None:
        """A barrier opens: the warps ``who`` arrived, ``waiting`` of them wait. ``whole``: they are whole blocks."""

    def met(self, batch: Batch, blocks: Ints) -> None:
        """All warps of the blocks have met, outside of any barrier."""

    def begin(self, batch: Batch) -> None:
        """Prepares for a batch; calling it again for the same one does nothing."""

    def end(self, batch: Batch) -> None:
        """All warps of the batch have ended."""


class Running(Protocol):
    """What a batch needs of its launch."""

    memory: Memory
    geometry: Geometry
    options: Options
    checks: Any
    #: Lock of atomic updates of global memory, where several processes share it.
    lock: Any
    #: What lets others run where all warps only wait for what is done outside of the grid; None where there is nobody.
    give_way: Callable[[], None] | None
    report: Report
    #: Iterations of loops so far, in a list that its batches share.
    iterations: list[int]
    #: What the kernel states: registers of a thread, and blocks on a multiprocessor (0: nothing).
    registers: int
    resident: int

    def note(self, found: Finding) -> None:
        """Keeps a finding that stops nothing."""

    def buffer_at(self, address: int) -> Buffer | None:
        """The buffer that has a byte of a block's shared memory, where the program names it."""

    @property
    def timeline(self) -> Timeline:
        """What the warps did when."""
        ...


class Batch:
    """Blocks that run together: their numbers, their memory, their barriers.

    Warps are numbered through all blocks of the batch, threads by warp and lane: a block whose size is no multiple of
    the warp's has lanes at its end that never are active.
    """

    host = False
    side = "device"

    def __init__(self, launch: Running, first: int, blocks: int):
        memory, geometry, options = launch.memory, launch.geometry, launch.options
        self.launch = launch
        self.memory: Memory = memory
        self.geometry: Geometry = geometry
        self.options: Options = options
        self.first = first
        self.blocks = blocks
        self.lanes = options.lanes
        self.warps_per_block = -(-geometry.threads // self.lanes)
        self.warps = self.warps_per_block * blocks
        self.threads = self.warps * self.lanes
        self.shared_size = geometry.shared
        self.shared_stride = geometry.shared_stride
        room = memory.private_end - memory.private_start
        self.private_stride = min(PRIVATE_BYTES, room // max(self.threads, 1) // 16 * 16)
        if self.shared_stride * blocks > memory.shared_end - memory.shared_start:
            raise Error(f"shared memory of {geometry.shared} bytes in each of {blocks} block(s) does not fit")
        memory.clear_slots(memory.shared_start, self.shared_stride * blocks)
        self.checks = launch.checks
        #: Operations that were issued and end by themselves, each a function that ends it; see ``Scheduler``.
        self.outstanding: list[Callable[[], None]] = []
        #: State that ops keep for the blocks (barriers, asynchronous copies), by name.
        self.state: dict[Any, Any] = {}
        #: Lanes that are threads of a block, where a block's last warp is not full.
        self.exists: np.ndarray | None = None
        if geometry.threads % self.lanes:
            within = np.arange(self.threads) % (self.warps_per_block * self.lanes)
            self.exists = within < geometry.threads
        self.finished = np.zeros(self.warps, bool)
        #: Threads that have returned, or do nothing any more before they do; None: none that barriers have to know of.
        self.gone: Bools | None = None
        self.iterations = launch.iterations
        self._clusters: np.ndarray | None = None

    @property
    def clusters(self) -> np.ndarray:
        """Cluster numbers of the batch's blocks."""
        if self._clusters is None:
            x, y, z = index_of(self.first + np.arange(self.blocks), self.geometry.grid)
            cx, cy, cz = self.geometry.cluster
            gx, gy, _ = self.geometry.grid
            self._clusters = x // cx + gx // cx * (y // cy + gy // cy * (z // cz))
        return self._clusters

    def block_index(self, slot: int) -> Dim3:
        """x, y and z of the block in a slot of the batch."""
        x, y, z = index_of(self.first + slot, self.geometry.grid)
        return int(x), int(y), int(z)

    def id(self, name: str) -> Any:
        """An id for all threads of the batch, or a scalar where it is the same for all.

        thread.x/y/z, block.x/y/z, grid.x/y/z (sizes in blocks), size.x/y/z (of a block), cluster.x/y/z (of this block's
        cluster), in_cluster.x/y/z (of the block within it), clusters.x/y/z, cluster_size.x/y/z, lane, warp (in the
        block), warps (of a block), linear (thread in the block), slot (block in the batch).
        """
        what, _, axis = name.partition(".")
        at = "xyz".index(axis) if axis else 0
        geometry = self.geometry
        threads = np.arange(self.threads)
        width = self.warps_per_block * self.lanes
        if what == "size":
            return np.int64(geometry.block[at])
        if what == "grid":
            return np.int64(geometry.grid[at])
        if what == "cluster_size":
            return np.int64(geometry.cluster[at])
        if what == "clusters":
            return np.int64(-(-geometry.grid[at] // geometry.cluster[at]))
        if what == "warps":
            return np.int64(self.warps_per_block)
        if what == "lane":
            return threads % self.lanes
        if what == "warp":
            return np.int64(0) if self.warps_per_block == 1 else threads % width // self.lanes
        if what == "linear":
            return threads % width
        if what == "thread":
            return np.int64(0) if geometry.block[at] == 1 else index_of(threads % width, geometry.block)[at]
        slots = np.int64(0) if self.blocks == 1 else threads // width
        if what == "slot":
            return slots
        index = index_of(self.first + slots, geometry.grid)[at]
        if geometry.grid[at] == 1:
            index = np.int64(0)
        if what == "block":
            return index
        if what == "cluster":
            return index // np.int64(geometry.cluster[at])
        if what == "in_cluster":
            return index % np.int64(geometry.cluster[at])
        raise KeyError(name)

    @contextlib.contextmanager
    def atomically(self, places: np.ndarray) -> Iterator[None]:
        """Keeps other processes that run blocks of the same grid out of the global memory at ``places``."""
        lock = self.launch.lock
        if lock is not None and places.size and places.min() < self.memory.heap_end:
            with lock:
                yield
        else:
            yield


class HostBatch(Batch):
    """The host's side as a batch of one thread, of no launch."""

    host = True
    side = "host"
    lanes = 1
    blocks = 1
    warps_per_block = 1
    warps = 1
    threads = 1
    shared_size = 0
    shared_stride = 0
    exists = None

    def __init__(self, memory: Memory, options: Options):
        # Not what a batch of a grid has.
        self.memory = memory
        self.options = options
        self.checks = None
        self.state: dict[Any, Any] = {}
        self.iterations = [0]
        # The host's stack is the first slot of private memory.
        self.private_stride = PRIVATE_BYTES

    def block_index(self, slot: int) -> Dim3:
        """The host is one block."""
        return (0, 0, 0)

    def id(self, name: str) -> Any:
        """The host has no ids."""
        raise KeyError(name)

    @contextlib.contextmanager
    def atomically(self, places: np.ndarray) -> Iterator[None]:
        """No other process runs host code."""
        yield


class Group:
    """Warps of one batch of blocks that execute the same ops at the same time.

    ``size`` threads stand in the order of their warps (``warps``: numbers within the batch) and lanes. ``shared`` and
    ``private`` are the places of the threads' slots of shared and private memory, ``top`` the private bytes in use.
    """

    __slots__ = (
        "_ids",
        "batch",
        "blocks",
        "clock",
        "count",
        "lag",
        "lanes",
        "loop",
        "private",
        "rows",
        "shared",
        "size",
        "top",
        "warps",
    )

    def __init__(self, batch: Batch, warps: np.ndarray):
        self.batch = batch
        self.warps = warps
        self.lanes: int = batch.lanes
        self.count = len(warps)
        self.size = self.count * self.lanes
        self.top = 0
        #: Issue slots that the group's warps have used, waiting included; ``lag``: by how many a warp has used less (None: none).
        self.clock = 0
        self.lag: np.ndarray | None = None
        #: The innermost loop that it is in, where somebody waits to be told how far it is.
        self.loop: Loop | None = None
        self._ids: dict[str, Any] = {}
        #: Slots of the warps' blocks within the batch, one a warp.
        self.blocks = warps // batch.warps_per_block
        #: The threads' slots within the batch.
        self.rows = (warps[:, None] * self.lanes + np.arange(self.lanes)).reshape(-1)
        memory = batch.memory
        if batch.blocks == 1:
            self.shared: Lanes = np.int64(memory.shared_start)
        else:
            self.shared = memory.shared_start + np.repeat(self.blocks * batch.shared_stride, self.lanes)
        self.private: Lanes = memory.private_start + self.rows * batch.private_stride

    def sub(self, positions: np.ndarray) -> Group:
        """The group of some of its warps, by their positions in ``warps``."""
        part = Group(self.batch, self.warps[positions])
        part.top, part.clock, part.loop = self.top, self.clock, self.loop
        part.lag = None if self.lag is None else self.lag[positions]
        return part

    # Time

    def step(self, m: Mask, slots: int) -> int:
        """Advances the clocks of the active warps by ``slots``; returns how many warps are active."""
        self.clock += slots
        if m is None:
            return self.count
        active = m.reshape(self.count, self.lanes).any(1)
        number = int(active.sum())
        if number < self.count:
            if self.lag is None:
                self.lag = np.zeros(self.count, np.int64)
            self.lag[~active] += slots
        return number

    def active_warps(self, m: Mask) -> Ints:
        """The warps with an active lane."""
        return self.warps if m is None else self.warps[self.active(m)]

    def active(self, m: Mask) -> Bools:
        """Which of the warps have an active lane."""
        return np.ones(self.count, bool) if m is None else np.asarray(m.reshape(self.count, self.lanes).any(1))

    def issues(self, m: Mask, kind: str, site: Site) -> Flight:
        """The active warps issue an operation that ends by itself, a "copy" or a "product"; see ``Timeline.issue``."""
        return self.batch.launch.timeline.issue(self.batch, self.active_warps(m), self.clock, kind, site)

    @property
    def clocks(self) -> Any:
        """The clock of each warp."""
        return np.full(self.count, self.clock) if self.lag is None else self.clock - self.lag

    @clocks.setter
    def clocks(self, clocks: np.ndarray) -> None:
        self.clock = int(clocks.max())
        self.lag = self.clock - clocks

    def follow(self, part: Group) -> None:
        """Merges ``part`` back into this group; each warp keeps its own clock."""
        clocks = self.clocks
        if np.isin(part.warps, self.warps).all():
            clocks[np.searchsorted(self.warps, part.warps)] = part.clocks
        else:
            # Of another thread of control of each program, which it has waited for.
            at = np.searchsorted(self.blocks, part.blocks)
            clocks[at] = np.maximum(clocks[at], part.clocks)
        self.clocks = clocks

    # Values

    def id(self, name: str) -> Any:
        """An id by its name ("thread.x", "block.y", "lane", "warp", ...): a scalar where all threads have the same."""
        known = self._ids.get(name)
        if known is None:
            known = self.batch.id(name)
            if isinstance(known, np.ndarray):
                known = known[self.rows]
            self._ids[name] = known
        return known

    def kept(self, key: str, make: Any) -> Any:
        """Memoizes ``make(group)`` for this group, for what does not change while it runs."""
        known = self._ids.get(key)
        if known is None:
            known = self._ids[key] = make(self)
        return known

    def by_warp(self, value: Lanes) -> Any:
        """``value`` with the axes warp and lane in place of the thread axis; a uniform value is repeated."""
        return spread(value, self.size).reshape(self.count, self.lanes, *np.shape(value)[1:])

    def full(self, m: Mask) -> Any:
        """The mask as an array."""
        return np.ones(self.size, bool) if m is None else m
