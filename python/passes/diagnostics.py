"""Diagnostics that passes and patterns in Python raise or emit."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from gpuir.assembly.diagnostics import at
from gpuir.errors import Diagnostic, PassError
from gpuir.host import AnyOp, ir
from gpuir.ods.names import document_name

#: What a message is about: an op, or a location that it came from.
Subject: TypeAlias = "AnyOp | ir.Module | ir.Location"

#: Receives what ``warning`` and ``remark`` emit; the innermost ``listening`` comes last.
_listeners: list[Callable[[Diagnostic], None]] = []


def failure(op: Subject, message: str, notes: Sequence[tuple[Subject, str]] = ()) -> PassError:
    """``raise failure(op, "...")``: the pass failed at ``op`` (or at a location); ``notes`` are (op, message) pairs."""
    return PassError([_about(op, "error", message, notes)])


def warning(op: Subject, message: str, notes: Sequence[tuple[Subject, str]] = ()) -> None:
    """Emits a warning at ``op`` (or at a location)."""
    emit(_about(op, "warning", message, notes))


def remark(op: Subject, message: str, notes: Sequence[tuple[Subject, str]] = ()) -> None:
    """Emits a remark at ``op`` (or at a location)."""
    emit(_about(op, "remark", message, notes))


def _about(op: Subject, severity: str, message: str, notes: Sequence[tuple[Subject, str]]) -> Diagnostic:
    if isinstance(op, ir.Location):
        location = op
    else:
        operation = op.operation
        location = operation.location
        message = f"'{document_name(operation.name)}' op {message}"
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
