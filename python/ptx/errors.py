"""What PTX that cannot be read raises."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["PtxError"]


class PtxError(Error):
    """PTX that is malformed, or has what is not supported; the diagnostics have file, line and column."""
