"""The host's diagnostics as `gpuir.Diagnostic`: at the user's place, in the dialects' own syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gpuir.assembly.writer import Writer
from gpuir.errors import Diagnostic
from gpuir.host import ir
from gpuir.ods.dialect import BUNDLED

_LOCATION_KINDS = {kind.static_typeid: kind for kind in (ir.FileLineColLoc, ir.NameLoc, ir.CallSiteLoc, ir.FusedLoc)}

#: Where the host can only say that something failed: its message, and who knows the reason for a location.
_reasons: dict[str, Callable[[ir.Location], str | None]] = {}

#: How the host's note behind an unknown dialect begins.
_AVAILABLE = "Available dialects: "


def explain(message: str, reason: Callable[[ir.Location], str | None]) -> None:
    """From now on `reason(location)`, where it knows one, stands in the place of the host's `message`."""
    _reasons[message] = reason


def _typed(location: ir.Location) -> ir.Location:
    """The location as its own class: in an MLIRError the host has them as plain Location."""
    kind = _LOCATION_KINDS.get(location.typeid)
    return location if kind is None or isinstance(location, kind) else kind(location)


def _parts(location: ir.FusedLoc) -> list[ir.Location]:
    return [part for part in location.locations if isinstance(part, ir.Location)]


def file_location(location: ir.Location) -> tuple[str, int, int] | None:
    """File, line and column where ``location`` points to: of a call site its callee, of a fused one its first part."""
    location = _typed(location)
    if isinstance(location, ir.FileLineColLoc):
        return location.filename, location.start_line, location.start_col
    if isinstance(location, ir.NameLoc):
        return file_location(location.child_loc)
    if isinstance(location, ir.CallSiteLoc):
        return file_location(location.callee) or file_location(location.caller)
    if isinstance(location, ir.FusedLoc):
        return next(filter(None, map(file_location, _parts(location))), None)
    return None


def callers(location: ir.Location) -> Iterator[tuple[str, int, int]]:
    """File, line and column of each call that led to ``location``, innermost first."""
    location = _typed(location)
    if isinstance(location, ir.NameLoc):
        yield from callers(location.child_loc)
    elif isinstance(location, ir.FusedLoc):
        yield from next(filter(None, (list(callers(part)) for part in _parts(location))), ())
    elif isinstance(location, ir.CallSiteLoc):
        yield from callers(location.callee)
        caller = file_location(location.caller)
        if caller:
            yield caller
        yield from callers(location.caller)


def at(location: ir.Location, severity: str, message: str, notes: Sequence[Diagnostic] = ()) -> Diagnostic:
    """A diagnostic at ``location``, with a note for every caller."""
    file, line, column = file_location(location) or ("-", 0, 0)
    called = tuple(Diagnostic("note", "called from", *caller) for caller in callers(location))
    return Diagnostic(severity, message, file, line, column, called + tuple(notes))


def from_host(diagnostic: ir.Diagnostic | ir.DiagnosticInfo) -> Diagnostic:
    """The host's ``Diagnostic`` (of a handler) or ``DiagnosticInfo`` (of an MLIRError) with its notes."""
    message = diagnostic.message
    if message in _reasons:
        message = _reasons[message](diagnostic.location) or message
    notes = [from_host(note) for note in diagnostic.notes]
    return at(diagnostic.location, diagnostic.severity.name.lower(), document_message(message), notes)


def document_message(message: str) -> str:
    """A message of the host with ops, attributes and types of gpuir's dialects in the dialects' syntax."""
    if message.startswith(_AVAILABLE):
        return _available_dialects(message)
    if not any(mark in message for mark in '"#!'):
        return message
    try:
        return Writer(message, aliases=False).rewrite()
    except Exception:  # a piece of IR, cut or quoted anywhere, or a name of somebody else: it stays as it is
        return message


def _available_dialects(message: str) -> str:
    """The host's list, which is of the dialects that the context happens to have loaded, with all of gpuir's."""
    registered = [
        name for name in message.removeprefix(_AVAILABLE).partition(" (* ")[0].split(", ") if "(*)" not in name
    ]
    return _AVAILABLE + ", ".join(sorted({*registered, *(name for name in BUNDLED if "." not in name)}))


def from_error(error: Exception) -> list[Diagnostic]:
    """Diagnostics of an MLIRError; its text when it carries none."""
    diagnostics = [from_host(info) for info in getattr(error, "error_diagnostics", ())]
    # The transform interpreter reports a failure twice, first without a message.
    diagnostics = [one for one in diagnostics if one.message.strip()] or diagnostics
    return diagnostics or [Diagnostic("error", str(error))]
