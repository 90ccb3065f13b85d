"""Schedules: transform scripts written by chained calls.

with gpuir.schedule() as s:
    launch = s.match("linalg.matmul").tile(num_threads=[2, 2], mapping=["block.y", "block.x"]).map_to_blocks()
    launch.map_to_threads([32, 4, 1])
    s.apply_patterns("canonicalization")
s.apply(module)
"""

from __future__ import annotations

from gpuir.dialects.transform.extension import DefiniteFailure, SilenceableFailure
from gpuir.dialects.transform.step_registry import python_step
from gpuir.host import ir
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
    "schedule",
]


def schedule(context: ir.Context | None = None) -> Schedule:
    """A transform script written by calls: ``with schedule() as s: s.match("linalg.matmul").tile([8, 8])``, ``s.apply(module)``.

    ``context`` is the current one, or a new one, unless given; a schedule runs on payloads of any.
    """
    return Schedule(context)
