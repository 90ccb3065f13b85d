"""What TileLang's kernels raise."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["TileLangError"]


class TileLangError(Error):
    """A launch of TileLang's that is not simulated."""
