"""A ring of stages between who fills them and who empties them, with a full and an empty mbarrier for each stage.

A barrier's phase ends when all its arrivals, and for a full barrier all announced bytes, are there; waiting is for the
end of the phase of a parity. A ``Position`` is a stage and a parity, which turns over each time the ring is round. Who fills
starts with the parity of the phase *before* the first one, which counts as ended: all stages are empty then.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from gpuir.dialects import arith, gpu, llvm, nvgpu, nvvm
from gpuir.host import ir
from gpuir.intrinsics.hopper.control import WARP, leads, less, when
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.wgmma.values import Index, IndexLike, lift

__all__ = ["Pipeline", "Position"]

#: Hint for a wait, in nanoseconds; it goes on until the phase has ended.
_TICKS = 10_000_000


@dataclasses.dataclass(frozen=True)
class Position:
    """A stage (an index) and the parity of its phase (an i1), as SSA values."""

    stage: IndexLike
    parity: Any

    @property
    def values(self) -> list[Any]:
        """What a loop carries."""
        return [self.stage, self.parity]

    def rebuild(self, values: Sequence[Any]) -> Position:
        """The position of a loop's arguments or results."""
        stage, parity = values
        return Position(stage, parity)


class Pipeline:
    """``stages`` stages that one thread fills with ``bytes`` bytes each, and ``warps`` warps of each block empty.

    ``cluster``: so many blocks fill each other's stages, so that a stage is empty when the warps of all of them say so.
    Emits the barriers at the insertion point. Refused: fewer than two stages, since a product reads one while the next is
    filled.
    """

    def __init__(self, stages: int, warps: int, bytes: int, cluster: int = 1):
        if stages < 2:
            raise HopperError(f"stages {stages}: a pipeline needs at least two, one to read and one to fill")
        self.stages, self.warps, self.bytes, self.cluster = stages, warps, bytes, cluster
        group = nvgpu.MBarrierGroupType.get(stages)
        self.full, self.empty = nvgpu.mbarrier_create(group), nvgpu.mbarrier_create(group)

    def initialize(self, thread: IndexLike) -> None:
        """Makes the barriers, and lets all threads of the block, and of the cluster, wait until they are there."""
        with when(less(thread, 1)):
            for stage in range(self.stages):
                nvgpu.mbarrier_init(self.full, 1, stage)
                nvgpu.mbarrier_init(self.empty, self.warps * self.cluster, stage)
            nvvm.fence_mbarrier_init()
        self.meet()

    def meet(self) -> None:
        """All threads of the block, and of the cluster, wait for each other.

        At the end of a kernel a cluster needs it: a block's barriers must be there while others arrive at them.
        """
        if self.cluster == 1:
            gpu.barrier()
        else:
            # Not gpu.barrier with the scope of a cluster, which upstream does not lower for NVIDIA.
            nvvm.cluster_arrive()
            nvvm.cluster_wait()

    def rank(self) -> Any:
        """The block's number in its cluster, an index or 0."""
        return gpu.cluster_block_id("x") if self.cluster > 1 else 0

    def filling(self) -> Position:
        """Where who fills starts."""
        return Position(lift(0), lift(True))

    def emptying(self) -> Position:
        """Where who empties starts."""
        return Position(lift(0), lift(False))

    def after(self, position: Position) -> Position:
        """The next stage, the first one behind the last one."""
        following = (Index.of(position.stage) + 1).value
        around = arith.cmpi(arith.CmpIPredicate.eq, following, lift(self.stages))
        stage = arith.select(around, lift(0), following)
        return Position(stage, arith.xori(position.parity, around))

    # Who fills

    def acquire(self, position: Position) -> None:
        """Waits until the stage is empty, and announces its bytes; copies to it tell ``full`` then."""
        self._wait(self.empty, position)
        nvgpu.mbarrier_arrive_expect_tx(self.full, self.bytes, position.stage)

    # Who empties

    def wait(self, position: Position) -> None:
        """Waits until the stage is full."""
        self._wait(self.full, position)

    def release(self, stage: IndexLike, thread: IndexLike) -> None:
        """The warp is done with a stage: an arrival by its first lane, in a cluster by a lane for each block."""
        if self.cluster == 1:
            with when(leads(thread)):
                nvgpu.mbarrier_arrive(self.empty, stage)
            return
        with when(leads(thread, lanes=self.cluster)):
            i32 = ir.IntegerType.get_signless(32)
            here = llvm.inttoptr(llvm.PointerType.get(3), nvgpu.mbarrier_get(i32, self.empty, stage))
            rank = arith.index_cast(i32, (Index.of(thread) % WARP).value)
            nvvm.mbarrier_arrive(nvvm.mapa(llvm.PointerType.get(7), here, rank))

    def _wait(self, barriers: ir.Value, position: Position) -> None:
        nvgpu.mbarrier_try_wait_parity(barriers, position.parity, _TICKS, position.stage)
