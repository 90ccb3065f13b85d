"""A bar on the terminal for work that takes longer than a second."""

from __future__ import annotations

import sys
import time

__all__ = ["Progress"]

_AFTER = 1.0


class Progress:
    """Shows how far the work is; nothing where the error output is no terminal."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._shown = False

    def show(self, done: int, total: int, what: str, under_way: float = 0.0) -> None:
        """``done`` of ``total`` pieces are ready; ``what`` they are, or which one begins; of the next some are ``under_way``."""
        if sys.stderr.isatty() and time.monotonic() - self._started > _AFTER:
            filled = min(int(24 * (done + under_way) / max(total, 1)), 24)
            bar = "#" * filled + "." * (24 - filled)
            print(f"\r\033[K[{bar}] {done}/{total} {what}", end="", file=sys.stderr, flush=True)
            self._shown = True

    def clear(self) -> None:
        """Takes the bar away."""
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
            self._shown = False
