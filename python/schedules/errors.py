"""What a schedule raises: errors of use at the user's own line, and failures of a run."""

from __future__ import annotations

from gpuir.errors import Diagnostic, Error, PassError
from gpuir.host import ir
from gpuir.ods.callers import position


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


def location(name: str, context: ir.Context) -> ir.Location:
    """The user's call as a location, with the op's name in it: the host's failures do not always name the op."""
    return ir.Location.name(name, ir.Location.file(*position(), context), context)


def use_error(op_name: str, message: str, argument: str = "") -> ScheduleError:
    """``raise use_error("transform.loop.unroll", "expected an int, got '4'", "factor")``, at the user's call."""
    about = f"argument '{argument}': " if argument else ""
    return ScheduleError([Diagnostic("error", f"'{op_name}' {about}{message}", *position())])
