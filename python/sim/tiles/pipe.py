"""The tensor cores of Blackwell as a pipe: products and copies to tensor memory end in the order in which they were issued."""

from __future__ import annotations

from collections.abc import Callable

from gpuir.sim.group import Batch, Group
from gpuir.sim.timeline import NO_FLIGHT, Flight

__all__ = ["Pipe"]


class Pipe:
    """What a batch's programs have issued and what has not ended, the oldest first; ``of(g)`` is that of the group's batch."""

    def __init__(self, batch: Batch):
        self._batch = batch
        self._waiting: list[Callable[[], None]] = []
        #: Operations that have ended, and that no arrival at a barrier tells of yet.
        self.flown: list[Flight] = []

    @staticmethod
    def of(g: Group) -> Pipe:
        """Of the group's batch."""
        pipe: Pipe = g.batch.state.setdefault("tensor cores", Pipe(g.batch))
        return pipe

    def issue(self, end: Callable[[], None], flight: Flight = NO_FLIGHT) -> None:
        """Begins an operation, which ``end`` ends when the schedule says."""

        def land() -> None:
            if flight:
                self.flown.append(flight)
            end()

        self._waiting.append(land)
        self._batch.outstanding.append(lambda: self._run(land))

    def drain(self) -> None:
        """Ends all of them."""
        if self._waiting:
            self._run(self._waiting[-1])

    def _run(self, last: Callable[[], None]) -> None:
        """Ends an operation behind those before it, unless it has ended."""
        if last not in self._waiting:
            return
        count = self._waiting.index(last) + 1
        due, self._waiting = self._waiting[:count], self._waiting[count:]
        for end in due:
            end()
