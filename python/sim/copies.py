"""Asynchronous copies from global to shared memory (cp.async): issued, committed in groups, and waited for.

The source is read when a copy is issued. The destination keeps what it had until the thread that issued the copy waits for
the copy's group; only then the data lands. A copy that nobody waits for never lands.

Groups are counted for each thread, as PTX has it (PTX ISA, "cp.async.commit_group"), so that warps may be split and merged
in between. Checks are told by ``issued(access, g, m, places, rows, values)``, whose result is kept as the copy's token, and
``landed(token, warps)`` with the numbers of the warps whose data landed.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gpuir.sim.access import Access, fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Batch, Group
from gpuir.sim.memory import GLOBAL
from gpuir.sim.terms import Lanes, Mask, Op, Rows
from gpuir.sim.timeline import Flight
from gpuir.sim.values import spread

__all__ = ["Copies", "Copy", "Outstanding"]

#: What moves so many bytes at once; 16 bytes are no number, but NumPy moves them as one.
_UNITS = {4: np.uint32, 8: np.uint64, 16: np.complex128}


class Outstanding:
    """A copy of some threads that has not landed: the threads in the batch, their groups' numbers, and the data.

    ``number`` counts the copies of the batch.
    """

    __slots__ = ("access", "data", "flight", "group", "number", "places", "threads", "token")

    def __init__(
        self, access: Access, threads: np.ndarray, group: np.ndarray, places: np.ndarray, data: np.ndarray, token: Lanes,
        number: int, flight: Flight,
    ):  # fmt: skip
        self.access, self.threads, self.group, self.places = access, threads, group, places
        self.data, self.token, self.number, self.flight = data, token, number, flight

    def part(self, which: np.ndarray) -> Outstanding:
        """The same of some of its threads."""
        return Outstanding(
            self.access, self.threads[which], self.group[which], self.places[which], self.data[which], self.token,
            self.number, self.flight,
        )  # fmt: skip


class Copies:
    """The copies of a batch of blocks; ``of(group)`` is that of the group's batch."""

    def __init__(self, batch: Batch):
        self._batch = batch
        #: Groups that each thread has committed.
        self._committed = np.zeros(batch.threads, np.int64)
        self._outstanding: list[Outstanding] = []
        #: How many were issued.
        self.issued = 0

    @staticmethod
    def of(g: Group) -> Copies:
        """The batch's copies, created on demand."""
        known = g.batch.state.get("copies")
        if known is None:
            known = g.batch.state["copies"] = Copies(g.batch)
        return known

    def outstanding(self) -> list[Outstanding]:
        """Copies that have not landed, in the order in which they were issued."""
        return list(self._outstanding)

    def issue(self, g: Group, m: Mask, access: Access, places: Lanes, rows: Rows, data: np.ndarray) -> None:
        """Records a copy of ``data`` to ``places`` by the lanes ``rows`` (None: all of the group)."""
        checks = self._batch.checks
        token = None if checks is None else checks.issued(access, g, m, places, rows, data)
        threads = g.rows if rows is None else g.rows[rows]
        self._outstanding.append(
            Outstanding(
                access,
                threads,
                self._committed[threads],
                places,
                data,
                token,
                self.issued,
                g.issues(m, "copy", access.site),
            )
        )
        self.issued += 1

    def commit(self, g: Group, m: Mask) -> None:
        """Makes one group of what each thread has issued since its last one."""
        self._committed[g.rows if m is None else g.rows[m]] += 1

    def wait(self, g: Group, m: Mask, pending: int) -> None:
        """Lands the threads' groups but for the ``pending`` newest ones."""
        if not self._outstanding:
            return
        # Groups below the limit land; threads that do not wait have none.
        threads = g.rows if m is None else g.rows[m]
        limits = np.full(len(self._committed), -1, np.int64)
        limits[threads] = self._committed[threads] - pending
        self._land(lambda copy: copy.group < limits[copy.threads], g.clock)

    def land(self, threads: np.ndarray, issued: int, clock: int | None = None) -> list[Flight]:
        """Lands what the threads had issued when ``issued`` copies were, in groups or not; ``clock``: of those who have waited."""
        chosen = np.zeros(len(self._committed), bool)
        chosen[threads] = True
        return self._land(lambda copy: chosen[copy.threads] & (copy.number < issued), clock)

    def _land(self, is_due: Callable[[Outstanding], np.ndarray], clock: int | None) -> list[Flight]:
        """Lands the copies of the threads that ``is_due`` tells of each."""
        left, flights = [], []
        for copy in self._outstanding:
            due = is_due(copy)
            if not due.any():
                left.append(copy)
                continue
            if not due.all():
                left.append(copy.part(~due))
                copy = copy.part(due)
            copy.access.land(self._batch, copy.places, copy.data)
            flights.append(copy.flight)
            if clock is not None:
                self._batch.launch.timeline.landed(copy.flight, clock)
            if self._batch.checks is not None:
                self._batch.checks.landed(copy.token, np.unique(copy.threads // self._batch.lanes))
        self._outstanding = left
        return flights


class Copy:
    """One op that copies 4, 8 or 16 bytes a lane (verifiers refuse others).

    ``k`` is the compiler, ``space`` that of the destination.
    """

    def __init__(self, k: Compiler, op: Op, size: int, space: str, source: str = GLOBAL):
        self.size = size
        self.read = k.access(op, _UNITS[size], source)
        self.write = k.access(op, _UNITS[size], space)
        self.bytes = k.access(op, np.uint8, source)
        self.site: Site = self.write.site

    def __call__(self, g: Group, m: Mask, target: Lanes, source: Lanes, keep: Lanes = None) -> None:
        """Issues the copy between byte addresses; ``keep`` bytes are read, and zeros stand for the others."""
        if keep is None or (np.ndim(keep) == 0 and keep == self.size):
            data = np.asarray(self.read.read(g, m, source))
        else:
            data = self._partly(g, m, source, keep)
        places, rows = self.write.places(g, m, target)
        if np.ndim(places) == 0:
            places = spread(places, g.size)
            if m is not None:
                rows = np.nonzero(m)[0]
                places = places[rows]
        data = spread(data, g.size)
        Copies.of(g).issue(g, m, self.write, places, rows, data if rows is None else data[rows])

    def _partly(self, g: Group, m: Mask, source: Lanes, keep: Lanes) -> np.ndarray:
        """What is copied where lanes read only the first ``keep`` bytes."""
        keep = spread(keep, g.size)
        bad = (keep < 0) | (keep > self.size)
        if m is not None:
            bad &= m
        if bad.any():
            rows = np.nonzero(bad)[0]
            raise fault(
                "undefined",
                f"{int(keep[rows[0]])} bytes are to be read for a copy of {self.size}",
                self.site, g, rows,
            )  # fmt: skip
        active = g.full(m)
        whole = active & (keep == self.size)
        if whole.all():
            return np.asarray(self.read.read(g, None, source))
        data = np.zeros(g.size, self.write.dtype)
        if whole.any():
            data[whole] = spread(self.read.read(g, whole, source), g.size)[whole]
        parts = active & ~whole & (keep > 0)
        if parts.any():
            bytes = data.view(np.uint8).reshape(g.size, -1)
            for length in np.unique(keep[parts]):
                reading = parts & (keep == length)
                each = spread(source, g.size)[:, None] + np.arange(length)
                bytes[reading, :length] = self.bytes.read(g, reading, each)[reading]
        return data
