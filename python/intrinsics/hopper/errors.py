"""What the Hopper pieces raise for a configuration that they refuse."""

from __future__ import annotations

from gpuir.errors import Error

__all__ = ["HopperError"]


class HopperError(Error, ValueError):
    """A refused configuration; the message names the value that was given and the rule that it breaks."""
