"""Diagnostics that passes and patterns in Python raise or emit."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gpuir.assembly.diagnostics import at
from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir
from gpuir.ods.names import document_name

#: Receives what ``warning`` and ``remark`` emit; the innermost ``listening`` comes last.
_listeners: list[Callable[[Diagnostic], None]] = []


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
        warnings.warn(str(diagnostic), stacklevel=4)


@contextlib.contextmanager
def listening(listener: Callable[[Diagnostic], None]) -> Iterator[None]:
    """While it is open, ``listener`` receives what Python passes emit."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
