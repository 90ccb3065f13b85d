"""Errors of lowering and running, with the location in the user's text."""

from __future__ import annotations

from typing import Any

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error

__all__ = ["ExecutionError", "error_at"]


class ExecutionError(Error):
    """A module that cannot be lowered to the CPU, or whose run failed, was stopped or timed out."""


def error_at(op: Any, message: str) -> ExecutionError:
    """An error about ``op`` at its location."""
    operation = getattr(op, "operation", op)
    return ExecutionError([at(operation.location, "error", f"'{operation.name}' op {message}")])
