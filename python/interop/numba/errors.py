"""What Numba's kernels raise."""

from __future__ import annotations

from typing import Any

from gpuir.errors import Diagnostic, Error

__all__ = ["NumbaError", "refused"]


class NumbaError(Error):
    """What Numba refuses, or a launch that it would."""


def refused(package: str, function: Any, error: Exception) -> NumbaError:
    """What a package's compiler says to a Python function, at the function's line."""
    message = f"{package} refuses '{function.__name__}': {type(error).__name__}: {error}"
    code = function.__code__
    return NumbaError([Diagnostic("error", message, code.co_filename, code.co_firstlineno, 1)])
