"""What the emitter raises for a configuration, a tile or a value that it refuses."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["WgmmaError"]


class WgmmaError(Error, ValueError):
    """A refused configuration; the message names the value that was given and the rule that it breaks."""
