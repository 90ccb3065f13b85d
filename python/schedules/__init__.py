"""Schedules: transform scripts written by chained calls.

with gpuir.schedule() as s:
    launch = s.match("linalg.matmul").tile(num_threads=[2, 2], mapping=["block.y", "block.x"]).map_to_blocks()
    launch.map_to_threads([32, 4, 1])
    s.apply_patterns("canonicalization")
s.apply(module)
"""

from gpuir.dialects.transform.extension import DefiniteFailure, SilenceableFailure
from gpuir.dialects.transform.step_registry import python_step
from gpuir.schedules.bodies import NamedSequence
from gpuir.schedules.building import Schedule
from gpuir.schedules.errors import ScheduleError, ScheduleFailure
from gpuir.schedules.handles import Handle, ParamHandle, Results, ValueHandle
from gpuir.schedules.ops import OpHandle

__all__ = [
    "DefiniteFailure",
    "Handle",
    "NamedSequence",
    "OpHandle",
    "ParamHandle",
    "Results",
    "Schedule",
    "ScheduleError",
    "ScheduleFailure",
    "SilenceableFailure",
    "ValueHandle",
    "python_step",
]
