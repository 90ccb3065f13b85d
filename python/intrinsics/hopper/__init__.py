"""What a matrix product on Hopper needs around the wgmma emitter: shared memory, TMA, pipelines, roles, the epilogue.

``SharedPlan`` hands out shared memory, ``TileCopy`` brings tiles there and back by TMA, ``Pipeline`` is a ring of stages with
mbarriers, ``specialize`` splits warpgroups into producer and consumers, ``stage_with_stmatrix`` and ``store_pairs`` are the two
ends. All of them add code at the insertion point. examples/hopper_gemm.py puts them together.
"""

from gpuir.intrinsics import wgmma as _wgmma
from gpuir.intrinsics.hopper.control import (
    choose,
    divide,
    leads,
    less,
    loop,
    sync_threads,
    thread_id,
    warpgroup_id,
    when,
)
from gpuir.intrinsics.hopper.copies import TileCopy
from gpuir.intrinsics.hopper.epilogue import output_tile, stage_with_stmatrix, store_pairs
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.hopper.memory import Buffer, SharedPlan, swizzled_tile
from gpuir.intrinsics.hopper.pipeline import Pipeline, Position
from gpuir.intrinsics.hopper.roles import default_registers, registers_at_launch, specialize

__all__ = [
    "Buffer",
    "HopperError",
    "Pipeline",
    "Position",
    "SharedPlan",
    "TileCopy",
    "choose",
    "default_registers",
    "divide",
    "leads",
    "less",
    "loop",
    "output_tile",
    "registers_at_launch",
    "specialize",
    "stage_with_stmatrix",
    "store_pairs",
    "swizzled_tile",
    "sync_threads",
    "thread_id",
    "warpgroup_id",
    "when",
]
