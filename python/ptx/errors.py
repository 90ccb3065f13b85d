"""What PTX that cannot be read raises."""

from __future__ import annotations

import re

from gpuir.errors import Error

__all__ = ["PtxError", "shortened"]

#: A word that is too long for a message; of it the beginning is told.
_LONG = re.compile(r"([^\s']{60})[^\s']{60,}")


class PtxError(Error):
    """PTX that is malformed, or has what is not supported; the diagnostics have file, line and column."""


def shortened(message: str) -> str:
    """A message whose words are short enough to be read."""
    return _LONG.sub(r"\1...", message)
