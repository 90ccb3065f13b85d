"""What a schedule raises: errors of use at the user's own line, and failures of a run."""

from __future__ import annotations

import os
import sys
from typing import Any

from gpuir.errors import Diagnostic, Error, PassError
from gpuir.host import ir

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep


class ScheduleError(Error):
    """A schedule that is written wrongly; the message has the file and line of the call at fault."""


class ScheduleFailure(PassError):
    """A step that failed on a payload.

    ``diagnostics`` has one error, at the line of the schedule that made the step; its notes name payload ops.
    """

    def __init__(self, diagnostics: list[Diagnostic], step: str = "", payload: Diagnostic | None = None):
        super().__init__(diagnostics)
        #: Name of the transform op that failed, e.g. "transform.loop.unroll"; "" when the host does not say.
        self.step = step
        #: The note at the payload op at fault, with its file and line; None when the host does not say.
        self.payload = payload


def caller() -> tuple[str, int, int]:
    """File, line and column (1-based) of the innermost frame that is not gpuir's: the user's call."""
    # A schedule is written by plain calls: the stack is the only place that says which line made one.
    frame: Any = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    column = 1
    if hasattr(frame.f_code, "co_positions") and frame.f_lasti >= 0:
        positions = list(frame.f_code.co_positions())[frame.f_lasti // 2]
        if positions[0] == frame.f_lineno and positions[2] is not None:
            column = positions[2] + 1
    return frame.f_code.co_filename, frame.f_lineno, column


def location(name: str, context: ir.Context) -> ir.Location:
    """The user's call as a location, with the op's name in it: the host's failures do not always name the op."""
    return ir.Location.name(name, ir.Location.file(*caller(), context), context)


def use_error(op_name: str, message: str, argument: str = "") -> ScheduleError:
    """``raise use_error("transform.loop.unroll", "expected an int, got '4'", "factor")``, at the user's call."""
    about = f"argument '{argument}': " if argument else ""
    return ScheduleError([Diagnostic("error", f"'{op_name}' {about}{message}", *caller())])
