"""Offsets of buffers that share one memory: those that are live together do not overlap, as Triton's allocator colours them.

The algorithm is first fit along the liveness ranges (Gergov's for dynamic storage allocation), then colouring of the graph of
the buffers that still collide, until none do. It knows no IR.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Sequence

__all__ = ["FOREVER", "Live", "Request", "assign"]

#: The end of a liveness range that has none.
FOREVER = 1 << 62


@dataclasses.dataclass(frozen=True)
class Live:
    """The numbers of ops from `start` up to, and without, `end`."""

    start: int = 0
    end: int = FOREVER

    def meets(self, other: Live) -> bool:
        """Whether some op is in both ranges."""
        return self.start < other.end and other.start < self.end


@dataclasses.dataclass(eq=False)
class Request:
    """A buffer to be placed: its size and alignment in bytes, and the ops at which it is live.

    `beside` names the ops whose regions run at the same time: in two requests with equal first parts and different second
    ones the buffers are live together, wherever the ops are numbered. `offset` is the result.
    """

    size: int
    alignment: int
    live: Live
    beside: tuple[Hashable, int] | None = None
    offset: int = 0

    @property
    def end(self) -> int:
        """The first byte behind the buffer."""
        return self.offset + self.size

    def place(self, offset: int) -> None:
        """Puts the buffer at the first aligned offset that is not below `offset`."""
        self.offset = -(-offset // self.alignment) * self.alignment

    def _collides(self, other: Request) -> bool:
        if not (self.offset < other.end and other.offset < self.end):
            return False
        if self.live.meets(other.live):
            return True
        mine, its = self.beside, other.beside
        return mine is not None and its is not None and mine[0] == its[0] and mine[1] != its[1]


def assign(requests: Sequence[Request]) -> int:
    """Gives every request its offset; the bytes that hold all of them. Of equal sizes the first comes first."""
    waiting = sorted(requests, key=lambda request: -request.size)
    _first_fit(waiting)
    graph = _collisions(waiting)
    size = _color(waiting, graph)
    while graph := _collisions(waiting):
        size = _color(waiting, graph)
    return size


def _first_fit(requests: Sequence[Request]) -> None:
    """Stacks the requests: each takes the lowest gap in which its range meets no other gap."""
    waiting = list(requests)
    # Gaps: the offset above which the memory is free for a range of ops; kept in order, equal ones as they came.
    gaps: list[tuple[int, Live]] = [(0, Live())]
    while waiting:
        offset, free = gaps.pop(0)
        taken = next(
            (
                request
                for request in waiting
                if request.live.meets(free) and not any(other.meets(request.live) for _, other in gaps)
            ),
            None,
        )
        if taken is None:
            continue
        live = taken.live
        taken.place(offset)
        _insert(gaps, taken.end, Live(max(free.start, live.start), min(free.end, live.end)))
        if free.start < live.start:
            _insert(gaps, offset, Live(free.start, live.end))
        if live.end < free.end:
            _insert(gaps, offset, Live(live.start, free.end))
        waiting.remove(taken)


def _insert(gaps: list[tuple[int, Live]], offset: int, live: Live) -> None:
    at = next((index for index, (other, _) in enumerate(gaps) if other > offset), len(gaps))
    gaps.insert(at, (offset, live))


def _collisions(requests: Sequence[Request]) -> dict[Request, list[Request]]:
    graph: dict[Request, list[Request]] = {}
    for one in requests:
        others = [other for other in requests if other is not one and one._collides(other)]
        if others:
            graph[one] = others
    return graph


def _color(requests: Sequence[Request], graph: dict[Request, list[Request]]) -> int:
    """Moves every request that is not of the first colour behind its neighbours; the bytes that hold all."""
    colors: dict[Request, int] = {}
    for index, request in enumerate(requests):
        taken = {colors[other] for other in graph.get(request, ()) if other in colors}
        if index == 0:
            colors[request] = 0
        colors[request] = next(color for color in range(len(requests)) if color not in taken)
    size = 0
    for request in requests:
        if colors[request]:
            request.place(max((other.end for other in graph.get(request, ())), default=0))
        size = max(size, request.end)
    return size
