"""Diagnostics of the host as ``gpuir.Diagnostic``, and those that Python passes emit."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir
from gpuir.ods.operation import document_name

#: Receives what ``warning`` and ``remark`` emit; the innermost ``listening`` comes last.
_listeners: list[Callable[[Diagnostic], None]] = []


_KINDS = {kind.static_typeid: kind for kind in (ir.FileLineColLoc, ir.NameLoc, ir.CallSiteLoc, ir.FusedLoc)}


def _typed(location: Any) -> Any:
    """The location as its own class: in an MLIRError the host has them as plain Location."""
    kind = _KINDS.get(location.typeid)
    return location if kind is None or isinstance(location, kind) else kind(location)


def file_location(location: Any) -> tuple[str, int, int] | None:
    """File, line and column where ``location`` points to: of a call site its callee, of a fused one its first part."""
    location = _typed(location)
    if isinstance(location, ir.FileLineColLoc):
        return location.filename, location.start_line, location.start_col
    if isinstance(location, ir.NameLoc):
        return file_location(location.child_loc)
    if isinstance(location, ir.CallSiteLoc):
        return file_location(location.callee) or file_location(location.caller)
    if isinstance(location, ir.FusedLoc):
        return next(filter(None, map(file_location, location.locations)), None)
    return None


def callers(location: Any) -> Iterator[tuple[str, int, int]]:
    """Places that called the one ``location`` points to, innermost first."""
    location = _typed(location)
    if isinstance(location, ir.NameLoc):
        yield from callers(location.child_loc)
    elif isinstance(location, ir.FusedLoc):
        yield from next(filter(None, (list(callers(part)) for part in location.locations)), ())
    elif isinstance(location, ir.CallSiteLoc):
        yield from callers(location.callee)
        place = file_location(location.caller)
        if place:
            yield place
        yield from callers(location.caller)


def at(location: Any, severity: str, message: str, notes: Sequence[Diagnostic] = ()) -> Diagnostic:
    """A diagnostic at ``location``, with a note for every caller."""
    file, line, column = file_location(location) or ("-", 0, 0)
    called = tuple(Diagnostic("note", "called from", *place) for place in callers(location))
    return Diagnostic(severity, message, file, line, column, called + tuple(notes))


def from_host(diagnostic: Any) -> Diagnostic:
    """The host's ``Diagnostic`` (of a handler) or ``DiagnosticInfo`` (of an MLIRError) with its notes."""
    severity = diagnostic.severity.name.lower()
    message = diagnostic.message
    if message.endswith("silenceable failure") and "gpuir.dialects.transform.extension" in sys.modules:
        # The host has no room for a Python transform op's own message.
        extension = sys.modules["gpuir.dialects.transform.extension"]
        if message == extension.HOST_MESSAGE:
            message = extension.failure_message(diagnostic.location) or message
    message = document_message(message)
    return at(diagnostic.location, severity, message, [from_host(note) for note in diagnostic.notes])


def document_message(message: str) -> str:
    """A message of the host with ops, attributes and types of gpuir dialects in their documents' syntax."""
    from gpuir.assembly.writer import Writer

    if not any(mark in message for mark in '"#!'):
        return message
    try:
        return Writer(message, aliases=False).rewrite()
    except AssertionError:  # a shortened or quoted piece of IR: better as it is than not at all
        return message


def from_error(error: Exception) -> list[Diagnostic]:
    """Diagnostics of an MLIRError; its text when it carries none."""
    found = [from_host(d) for d in getattr(error, "error_diagnostics", ())]
    # The transform interpreter reports a failure twice, first without a message.
    found = [d for d in found if d.message.strip()] or found
    return found or [Diagnostic("error", str(error))]


def failure(op: Any, message: str, notes: Sequence[tuple[Any, str]] = ()) -> PassError:
    """``raise failure(op, "...")``: the pass failed at ``op`` (or at a location); ``notes`` are (op, message) pairs."""
    return PassError([_about(op, "error", message, notes)])


def warning(op: Any, message: str, notes: Sequence[tuple[Any, str]] = ()) -> None:
    """Emits a warning at ``op`` (or at a location)."""
    emit(_about(op, "warning", message, notes))


def remark(op: Any, message: str, notes: Sequence[tuple[Any, str]] = ()) -> None:
    """Emits a remark at ``op`` (or at a location)."""
    emit(_about(op, "remark", message, notes))


def _about(op: Any, severity: str, message: str, notes: Sequence[tuple[Any, str]]) -> Diagnostic:
    if isinstance(op, ir.Location):
        location = op
    else:
        op = getattr(op, "operation", op)
        location = op.location
        message = f"'{document_name(op.name)}' op {message}"
    return at(location, severity, message, [_about(other, "note", text, ()) for other, text in notes])


def emit(diagnostic: Diagnostic) -> None:
    """Hands a warning or remark to the innermost listener, to Python's ``warnings`` where there is none."""
    if _listeners:
        _listeners[-1](diagnostic)
    else:
        import warnings

        warnings.warn(str(diagnostic), stacklevel=4)


@contextlib.contextmanager
def listening(listener: Callable[[Diagnostic], None]) -> Iterator[None]:
    """While it is open, ``listener`` receives what Python passes emit."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
