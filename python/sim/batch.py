"""Batches: the blocks of a grid that run at the same time, and a whole launch of one kernel."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.sim.findings import Fault
from gpuir.sim.group import Group
from gpuir.sim.memory import Memory
from gpuir.sim.rules import Effect
from gpuir.sim.scheduler import Scheduler

__all__ = ["Batch", "Geometry", "Options", "host_batch", "misfit", "run_grid"]

Dim3 = tuple[int, int, int]

#: Blocks of a batch have at most so many threads together: enough that NumPy's loops, not its calls, take the time.
_THREADS_AT_ONCE = 1 << 14
#: Private memory of a thread: CUDA's limit of local memory.
_PRIVATE_BYTES = 512 << 10


@dataclasses.dataclass(frozen=True)
class Options:
    """How to run. ``lanes`` of a warp; ``seed`` of the schedule (None: warps in their order, in lockstep).

    ``max_steps`` is the limit of iterations of a loop without bounds; None: ``steps`` says it.
    """

    lanes: int = 32
    seed: int | None = None
    checks: bool = True
    workers: int = 1
    max_steps: int | None = None
    chip: str = "sm_90"
    progress: Callable[[int, int], None] | None = None

    def steps(self, waits: bool) -> int:
        """The limit of iterations of a loop; those of one in which warps wait for each other take ten times as long."""
        return self.max_steps or (100_000 if waits else 1_000_000)


@dataclasses.dataclass(frozen=True)
class Geometry:
    """Grid, block and cluster of a launch, with the bytes of shared memory that a block has."""

    grid: Dim3
    block: Dim3
    cluster: Dim3 = (1, 1, 1)
    shared: int = 0
    #: Where dynamic shared memory begins in a block's shared memory.
    dynamic: int = 0

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def cluster_unit(self) -> int:
        """So many blocks, in the order of their numbers, are whole clusters."""
        x, y, z = self.cluster
        return x if y == z == 1 else self.grid[0] * (y if z == 1 else self.grid[1] * z)

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return self.grid[0] * self.grid[1] * self.grid[2]


#: Threads of a block: the limit of CUDA and of HIP.
_BLOCK_LIMIT = 1024
#: Blocks of a grid along x: the limit of CUDA. HIP's is no larger.
_GRID_LIMIT = (1 << 31) - 1


def misfit(grid: Dim3, block: Dim3, cluster: Dim3) -> str:
    """Why no device launches a grid of these sizes; empty where it does."""
    for name, dims in (("grid", grid), ("block", block), ("cluster", cluster)):
        if min(dims) < 1:
            return f"the {name} is {_said(dims)}; each size is at least 1"
    if max(grid) > _GRID_LIMIT:
        return f"the grid is {_said(grid)}; each size is at most {_GRID_LIMIT}"
    if block[0] * block[1] * block[2] > _BLOCK_LIMIT:
        return f"the block is {_said(block)}; it has at most {_BLOCK_LIMIT} threads"
    if any(size % each for size, each in zip(grid, cluster)):
        return f"the grid is {_said(grid)}, which is not made of clusters of {_said(cluster)}"
    return ""


def _said(dims: Dim3) -> str:
    return " x ".join(map(str, dims))


def _index(number: Any, sizes: Dim3) -> tuple[Any, Any, Any]:
    """x, y and z of a running number."""
    return number % sizes[0], number // sizes[0] % sizes[1], number // (sizes[0] * sizes[1])


class Batch:
    """Blocks that run together: their numbers, their memory, their barriers.

    Warps are numbered through all blocks of the batch, threads by warp and lane: a block whose size is no multiple of
    the warp's has lanes at its end that never are active.
    """

    host = False
    side = "device"

    def __init__(self, launch: Any, first: int, blocks: int):
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
        self.shared_stride = -(-geometry.shared // 1024) * 1024
        room = memory.private_end - memory.private_start
        self.private_stride = min(_PRIVATE_BYTES, room // max(self.threads, 1) // 16 * 16)
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
        self._clusters: np.ndarray | None = None

    @property
    def clusters(self) -> np.ndarray:
        """The number of the cluster of each block of the batch."""
        if self._clusters is None:
            x, y, z = _index(self.first + np.arange(self.blocks), self.geometry.grid)
            cx, cy, cz = self.geometry.cluster
            gx, gy, _ = self.geometry.grid
            self._clusters = x // cx + gx // cx * (y // cy + gy // cy * (z // cz))
        return self._clusters

    def block_index(self, slot: int) -> Dim3:
        """x, y and z of the block in a slot of the batch."""
        x, y, z = _index(self.first + slot, self.geometry.grid)
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
            return np.int64(0) if geometry.block[at] == 1 else _index(threads % width, geometry.block)[at]
        slots = np.int64(0) if self.blocks == 1 else threads // width
        if what == "slot":
            return slots
        index = _index(self.first + slots, geometry.grid)[at]
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

    def start(self, code: Callable[..., Any], arguments: tuple[Any, ...], *, waits: bool) -> None:
        """Runs all warps to the end of ``code(group, mask, *arguments)``."""
        groups = self._groups()
        if not waits:
            for group in groups:
                code(group, self._mask(group), *arguments)
                self.launch.timeline.end(self, group.warps, group.clocks)
            while self.outstanding:
                self.outstanding.pop(0)()
        else:
            scheduler = Scheduler(self.options.seed, self.outstanding)
            scheduler.run([(group, self._run(group, code, arguments)) for group in groups])
        if self.checks is not None:
            self.checks.end(self)

    def _run(self, group: Group, code: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        result = yield from code(group, self._mask(group), *arguments)
        self.finished[group.warps] = True
        self.launch.timeline.end(self, group.warps, group.clocks)
        return result

    def _mask(self, group: Group) -> Any:
        return None if self.exists is None else self.exists[group.rows]

    def _groups(self) -> list[Group]:
        """All warps as one group, or with a seed as a few drawn ones in a drawn order, so that their steps interleave."""
        everyone = np.arange(self.warps)
        program = self.launch.program
        # None may have to wait behind an op for one that is in it: neither warps of a block with roles of their own, nor,
        # where loops wait for other warps, any two.
        alone = self.warps if program.spins else self.warps_per_block
        if alone > 1 and (program.spins or program.effects & (Effect.PARTIAL | Effect.MBARRIER)):
            random = None if self.options.seed is None else np.random.default_rng([self.options.seed, self.first])
            if random is None and Effect.WARPGROUP in program.effects:
                # Warps of a warpgroup have one role; where they part they do so as any others.
                return [Group(self, everyone[everyone % alone // 4 == each]) for each in range(-(-alone // 4))]
            order = np.arange(alone) if random is None else random.permutation(alone)
            return [Group(self, everyone[each::alone]) for each in order]
        if self.options.seed is None or self.warps == 1:
            return [Group(self, everyone)]
        random = np.random.default_rng([self.options.seed, self.first])
        count = int(random.integers(1, min(self.warps, 4) + 1))
        chosen = random.integers(count, size=self.warps)
        parts = [everyone[chosen == each] for each in range(count)]
        parts = [each for each in parts if len(each)]
        return [Group(self, parts[each]) for each in random.permutation(len(parts))]


class _HostBatch:
    """The host's side as a batch of one thread."""

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
        self.memory = memory
        self.options = options
        self.checks = None
        self.state: dict[Any, Any] = {}
        # The host's stack is the first slot of private memory.
        self.private_stride = _PRIVATE_BYTES

    def block_index(self, slot: int) -> Dim3:
        """The host has one place."""
        return (0, 0, 0)

    def id(self, name: str) -> Any:
        """The host has no ids."""
        raise KeyError(name)

    @contextlib.contextmanager
    def atomically(self, places: np.ndarray) -> Iterator[None]:
        """Nobody else runs."""
        yield


def host_batch(memory: Memory, options: Options) -> Any:
    """A batch of one thread that runs host code."""
    return _HostBatch(memory, options)


def run_grid(launch: Any, function: Any, arguments: tuple[Any, ...], first: int, end: int) -> None:
    """Runs blocks ``first`` to ``end`` of the grid of ``launch`` batch by batch; a fault ends it and goes to its findings."""
    geometry, options = launch.geometry, launch.options
    per_block = -(-geometry.threads // options.lanes) * options.lanes
    most = max(1, _THREADS_AT_ONCE // per_block)
    unit = geometry.cluster_unit
    most = max(unit, most // unit * unit)
    begin, total = first, geometry.blocks
    while first < end:
        count = min(most, end - first)
        batch = Batch(launch, first, count)
        try:
            batch.start(function.code, arguments, waits=function.waits)
        except Fault as fault:
            launch.findings.append(fault.finding)
            launch.stopped = True
            return
        finally:
            # Much memory, which would stay in use until Python looks for cycles.
            batch.state.clear()
        first += count
        if options.progress is not None:
            # Of several processes the first one tells; the others go on at about its pace.
            options.progress(min(total, (first - begin) * total // max(end - begin, 1)), total)
