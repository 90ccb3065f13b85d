"""How far the blocks that run are: told now and then from within their loops, since one block may take minutes."""

from __future__ import annotations

import dataclasses
import math
import time
from collections.abc import Callable
from typing import TypeVar

import numpy as np

from gpuir.sim.findings import Site
from gpuir.sim.terms import Lanes

__all__ = ["InBlocks", "Loop", "LoopProgress", "dispensable", "is_dispensable", "trip_count"]

#: Seconds between two calls.
_PACE = 0.1


@dataclasses.dataclass(frozen=True)
class InBlocks:
    """How far the blocks are that run together.

    ``fraction`` of the outermost loop's iterations is done, loops inside it counted in; None in a loop without bounds.
    ``iterations``: of all loops of the launch so far. ``loop``: the outermost loop as ``file:line:column``, "-" where it is
    unknown. ``blocks``: how many run.
    """

    fraction: float | None
    iterations: int
    loop: str
    blocks: int


Told = TypeVar("Told", bound=Callable[..., None])


def dispensable(function: Told) -> Told:
    """Marks a function that may be told how far a launch is and need not be: the native engine, which tells nobody, runs all the same."""
    function.__dict__["dispensable"] = True
    return function


def is_dispensable(function: Callable[..., None]) -> bool:
    """Whether nothing is lost where the function is not called."""
    return getattr(function, "dispensable", False)


class Loop:
    """A loop with bounds that a group of warps runs, inside another."""

    __slots__ = ("around", "done", "site", "total")

    def __init__(self, around: Loop | None, site: Site, total: int):
        self.around, self.site, self.total = around, site, total
        self.done = 0


class LoopProgress:
    """Calls a function at its pace."""

    def __init__(self, function: Callable[[InBlocks], None]):
        self.function = function
        self._due = time.monotonic() + _PACE

    def tell(self, loop: Loop | None, site: Site, iterations: int, blocks: int) -> None:
        """An iteration of the loop at ``site`` ends or begins; ``loop``: the innermost one with bounds."""
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + _PACE
        fraction: float | None = None
        each = loop
        while each is not None:
            fraction = min((each.done + (fraction or 0.0)) / max(each.total, 1), 1.0)
            site, each = each.site, each.around
        self.function(InBlocks(fraction, iterations, site.location, blocks))


def trip_count(lower: Lanes, upper: Lanes, step: Lanes) -> int:
    """About how many iterations a loop has, at most of all lanes."""
    count = float(np.max((np.asarray(upper, float) - np.asarray(lower, float)) / np.asarray(step, float), initial=0.0))
    return math.ceil(count) if math.isfinite(count) else 1
