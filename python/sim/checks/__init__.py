"""Checks over the accesses of a launch: unwritten memory, races, missing waits; and what accesses cost."""

from __future__ import annotations

from typing import Any


class Checks:
    """Sees every access of a launch. ``launch`` has the memory, the options and the list of findings."""

    def __init__(self, launch: Any):
        self.launch = launch

    def read(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any) -> None:
        """Elements read at ``places`` (bytes) by the lanes ``rows`` (None: all of the group); ``at`` is in elements."""

    def write(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any, values: Any) -> None:
        """The same of a write, before it happens."""

    def atomic(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any) -> None:
        """The same of an atomic update."""

    def fresh_private(self, g: Any, m: Any, place: int, size: int) -> None:
        """Private bytes of the group's threads are a new variable."""

    def barrier(self, blocks: Any, warps: Any, *, full: bool) -> None:
        """A barrier opened in the block slots ``blocks``, of the warps (flags by number); ``full``: of all of them."""

    def end(self, batch: Any) -> None:
        """All blocks of the batch have ended."""

    def finish(self) -> None:
        """The launch has ended."""
