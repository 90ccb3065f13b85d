"""What CuTe DSL's kernels raise."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["CuteError"]


class CuteError(Error):
    """A launch of CuTe DSL's that is not simulated."""
