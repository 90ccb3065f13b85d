"""What the warps of a launch did when: stretches of work and of waiting, and what was under way beside them.

The time is in issue slots: those that a warp's group has used since the batch of its block began. A barrier's wait lasts
until the last warp has come. Nothing here knows latencies: an asynchronous operation is under way until the warps that wait for it
know that it has landed, and one that nobody waits for no time.

Pictures are ``gpuir.viz``'s, which stands on the simulator: ``picture`` loads what draws by its name, when it is asked for one.
"""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Protocol

import numpy as np

__all__ = ["NO_FLIGHT", "Flight", "Picture", "Stretch", "Timeline"]

#: Warps that are recorded: the first ones of the grid. Each has at most so many stretches; later ones are counted only.
_WARPS = 128
_MOST = 1000


#: The module whose ``draw_timeline(timeline, title=, rows=)`` draws.
_DRAWING = "gpuir.viz.timelines"


class Picture(Protocol):
    """A picture that notebooks show, see ``gpuir.viz.Picture``."""

    @property
    def svg(self) -> str:
        """The picture as SVG."""
        ...

    @property
    def html(self) -> str:
        """A page with the picture."""
        ...

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes SVG or, to a name that ends so, HTML."""
        ...


@dataclasses.dataclass(slots=True)
class Stretch:
    """Warp ``warp`` of block ``block`` from ``start`` to ``end``: "run", or "wait" at the op that ``site`` names.

    Of an asynchronous operation that the warp has issued: "copy" or "product", from its issue until its landing is known.
    """

    block: int
    warp: int
    start: int
    end: int
    kind: str
    site: str = ""


@dataclasses.dataclass(slots=True)
class Flight:
    """An operation that is under way, issued at ``start`` by a warp of each of some blocks; of none where nobody records.

    The blocks are told by arrays: launches issue thousands of operations in hundreds of blocks.
    """

    blocks: np.ndarray
    warps: np.ndarray
    start: int
    ends: np.ndarray
    kind: str
    site: str

    def __bool__(self) -> bool:
        return len(self.blocks) > 0

    def stretches(self) -> Iterator[Stretch]:
        """One for each block."""
        for block, warp, end in zip(self.blocks.tolist(), self.warps.tolist(), self.ends.tolist()):
            yield Stretch(block, warp, self.start, end, self.kind, self.site)


_NONE = np.zeros(0, np.int64)
#: The operation of no block.
NO_FLIGHT = Flight(_NONE, _NONE, 0, _NONE, "", "")


class Timeline:
    """Stretches of the first warps of a grid, in the order they were recorded.

    ``warps`` tells how many warps have ended, ``dropped`` how many stretches of the recorded ones were not kept.
    """

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self._flights: list[Flight] = []
        #: Whether a block is a program on tiles; its warps are then its own code and the partitions beside that.
        self.on_tiles = False
        self.dropped = 0
        self.warps = 0
        self._since: dict[tuple[int, int], tuple[int, int]] = {}
        #: How many operations the warps of each block have issued.
        self._issued = np.zeros(_WARPS, np.int64)

    @property
    def asynchronous(self) -> list[Stretch]:
        """Copies and products that end by themselves, block by block in the order of their issue."""
        return [stretch for flight in self._flights for stretch in flight.stretches()]

    def wait(self, batch: object, warps: np.ndarray, arrived: np.ndarray, opened: np.ndarray, site: object) -> None:
        """The warps (numbers in the batch) ran until ``arrived`` and wait until ``opened`` at ``site``."""
        first, per_block = batch.first, batch.warps_per_block  # type: ignore[attr-defined]
        known = warps < _WARPS - first * per_block
        if not known.any():
            return
        name = str(site)
        for warp, start, end in zip(warps[known].tolist(), arrived[known].tolist(), opened[known].tolist()):
            key = (first + warp // per_block, warp % per_block)
            since, count = self._since.get(key, (0, 0))
            for each in (Stretch(*key, since, start, "run"), Stretch(*key, start, end, "wait", name)):
                if each.end > each.start:
                    count += 1
                    if count <= _MOST:
                        self.stretches.append(each)
                    else:
                        self.dropped += 1
            self._since[key] = (max(since, end), count)

    def issue(self, batch: object, warps: np.ndarray, clock: int, kind: str, site: object) -> Flight:
        """The warps issue an operation, a "copy" or a "product", one for each of their blocks; what ``landed`` takes."""
        first, per_block = batch.first, batch.warps_per_block  # type: ignore[attr-defined]
        warps = warps[warps < _WARPS - first * per_block]
        if not len(warps):
            return NO_FLIGHT
        blocks, chosen = np.unique(warps // per_block, return_index=True)
        warps, blocks = warps[chosen] % per_block, blocks + first
        self._issued[blocks] += 1
        kept = self._issued[blocks] <= _MOST
        if not kept.all():
            self.dropped += int(np.count_nonzero(~kept))
            blocks, warps = blocks[kept], warps[kept]
        flight = Flight(blocks, warps, clock, np.full(len(blocks), clock), kind, str(site))
        self._flights.append(flight)
        return flight

    def landed(self, flight: Flight, clock: int, block: int | None = None) -> None:
        """Warps at ``clock`` have waited for the operation (in that block alone, where one is given)."""
        if block is None:
            np.maximum(flight.ends, clock, out=flight.ends)
        elif flight:
            here = flight.blocks == block
            flight.ends[here] = np.maximum(flight.ends[here], clock)

    def end(self, batch: object, warps: np.ndarray, clocks: np.ndarray) -> None:
        """The warps have ended at ``clocks``."""
        self.warps += len(warps)
        self.wait(batch, warps, clocks, clocks, "")

    def absorb(self, other: Timeline) -> None:
        """Adds what another process recorded of blocks of its own."""
        self.stretches += other.stretches
        self._flights += other._flights
        self.on_tiles |= other.on_tiles
        self.dropped += other.dropped
        self.warps += other.warps

    def picture(self, *, title: str = "", rows: int = 48) -> Picture:
        """The same as ``svg``, to be shown or saved."""
        picture: Picture = importlib.import_module(_DRAWING).draw_timeline(self, title=title, rows=rows)
        return picture

    def svg(self, *, title: str = "", rows: int = 48) -> str:
        """A picture: a row for each of the first ``rows`` warps, work in blue, waits in a colour for each op; beside them copies and products under way."""
        return self.picture(title=title, rows=rows).svg
