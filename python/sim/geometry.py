"""How a launch runs: its options, and the sizes of its grid, blocks and clusters."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from gpuir.sim.chosen import CHECKS
from gpuir.sim.loop_progress import LoopProgress
from gpuir.sim.terms import Dim3, Lanes

__all__ = ["MAX_BLOCKS", "MAX_ITERATIONS", "Geometry", "Options", "Turn", "index_of", "misfit"]


#: Iterations and blocks of a launch unless the caller says otherwise; each takes minutes.
MAX_ITERATIONS, MAX_BLOCKS = 100_000_000, 1 << 24


@dataclasses.dataclass(frozen=True)
class Turn:
    """In which order things happen where nothing says it: ``backwards`` for blocks, warps, and threads that meet at an atomic.

    ``eager``: asynchronous operations end at once, not as late as can be. ``ahead``: warps, by their numbers in the grid, that
    go on before the others.
    """

    backwards: bool = False
    eager: bool = False
    ahead: frozenset[int] = frozenset()
    #: Each lane goes on by itself, as on chips from Volta on it may; else the lanes of a warp that part meet again behind.
    apart: bool = False
    #: Warps let others go on behind each volatile or atomic store, and not only where they wait.
    pauses: bool = False
    #: Raise Stuck after so many rounds in which all that can run only look whether others have gone on (0: never).
    patience: int = 0


@dataclasses.dataclass(frozen=True)
class Options:
    """How to run: ``lanes`` of a warp; ``seed`` of the schedule (None: warps in their order, in lockstep).

    ``max_steps`` is the limit of iterations of a loop without bounds; None: ``steps`` says it.
    """

    lanes: int = 32
    seed: int | None = None
    #: Names of checks, see chosen.py.
    checks: frozenset[str] = frozenset(CHECKS)
    workers: int = 1
    max_steps: int | None = None
    chip: str = "sm_90"
    progress: Callable[[int, int], None] | None = None
    loop_progress: LoopProgress | None = None
    #: The budgets of a launch: iterations of all its loops together, in each process, and blocks of its grid.
    max_iterations: int = MAX_ITERATIONS
    max_blocks: int = MAX_BLOCKS
    #: Whether a launch that is beyond `max_iterations` raises Overlong, since these are not the caller's.
    overlong: bool = False
    #: Whether the caller named the chip, whose limits a launch is held to then.
    chip_named: bool = False
    #: Threads that a batch of blocks has at most: enough that NumPy's loops, not its calls, take the time.
    at_once: int = 1 << 14

    #: How many orders a launch is run in, see orders.py, and this one.
    explore: int = 1
    turn: Turn = Turn()
    #: Which of the orders behind the first one a launch is run in here, by their numbers; None: all.
    orders: range | None = None

    @property
    def pauses(self) -> bool:
        """Whether warps let others go on behind each volatile or atomic store: in one of two drawn schedules."""
        return self.turn.pauses or (self.seed is not None and self.seed % 2 == 0)

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
    #: Of a program on tiles: threads of control that regions of it start, beside its own.
    partitions: int = 0

    @property
    def threads(self) -> int:
        """Threads of a block; of a program its own thread of control, and those that it may start."""
        return self.block[0] * self.block[1] * self.block[2] + self.partitions

    @property
    def shared_stride(self) -> int:
        """Bytes from one block's shared memory to the next one's."""
        return -(-self.shared // 1024) * 1024

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


def index_of(number: Lanes, sizes: Dim3) -> tuple[Lanes, Lanes, Lanes]:
    """x, y and z of a running number."""
    return number % sizes[0], number // sizes[0] % sizes[1], number // (sizes[0] * sizes[1])
