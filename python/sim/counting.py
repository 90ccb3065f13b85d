"""Counts of a launch that machine code ran: by the NumPy engine, on memory as it was, when they are asked for."""

from __future__ import annotations

import contextlib
import dataclasses
import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from gpuir.sim.binding import bound_in_memory, spaces_of
from gpuir.sim.compiler import compiled
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.launching import Launch
from gpuir.sim.native.tiers import of_numpy
from gpuir.sim.program import Function, Program
from gpuir.sim.report import Report
from gpuir.sim.runtime import Overlong
from gpuir.sim.terms import Op

__all__ = ["Counting", "keep_few"]

#: Seconds of the NumPy engine, by estimate, up to which all blocks are counted, or as many of them as fit.
_WORTH = 0.5
#: The most blocks of a sample.
_SAMPLE = 16
#: Iterations of loops after which not all blocks are counted.
_ITERATIONS = 10_000
#: Bytes of copies of arrays that reports may hold for counts which nobody has asked for.
_MOST_KEPT = 1 << 28


class Counting:
    """A launch that can be counted later. ``needed``: whether what is in the arrays decides what the kernel does; ``sample``: how many
    blocks are to be counted, or 0 for as many as is quickly done."""

    def __init__(
        self, host: Program, operation: Op, arguments: Sequence[Any], variables: Mapping[str, np.ndarray], geometry: Geometry,
        options: Options, *, needed: bool, sample: int, seconds: float,
    ):  # fmt: skip
        self._host, self._operation, self._geometry, self._sample, self._seconds = (
            host,
            operation,
            geometry,
            sample,
            seconds,
        )
        self._options = dataclasses.replace(options, progress=None, loop_progress=None, explore=1)
        self._arguments: list[Any] = [
            each if not isinstance(each, np.ndarray) else each.copy() if needed else (each.shape, each.dtype)
            for each in arguments
        ]
        self._variables = {name: each.copy() for name, each in variables.items()}
        #: Bytes of the copies.
        copies = (*self._arguments, *self._variables.values())
        self.size = sum(each.nbytes for each in copies if isinstance(each, np.ndarray))

    def __call__(self) -> Report:
        given = [np.zeros(*each) if isinstance(each, tuple) else each for each in self._arguments]
        with self._host.lock:
            program = self._host.kernel(self._operation, self._options)
            function = compiled(program, self._operation)
            if not self._sample and self._seconds <= _WORTH:
                limited = dataclasses.replace(
                    self._options, max_iterations=min(_ITERATIONS, self._options.max_iterations), overlong=True
                )
                with contextlib.suppress(Overlong):
                    return self._run(program, function, given, limited, None)
            return self._run(program, function, given, self._options, self._chosen())

    def _run(
        self, program: Program, function: Function, given: Sequence[Any], options: Options, only: Iterator[int] | None
    ) -> Report:
        geometry = self._geometry
        spaces = spaces_of(geometry, options)
        with bound_in_memory(program, self._operation, given, spaces, options, self._variables) as (memory, _, values):
            running = Launch(program, memory, geometry, options)
            running.only = only
            if not self._sample:
                one = dataclasses.replace(geometry, grid=(1, 1, 1))
                running.enough = lambda issued: of_numpy(issued, one, options) > _WORTH
            report = running.run(function, values)
        # All blocks ran without any.
        report.findings = []
        report.sampled = [] if only is None else sorted(running.done)
        return report

    def _chosen(self) -> Iterator[int]:
        """Numbers of blocks, spread over the grid: as many as were asked for, or the first ones of a row that gets ever denser."""
        blocks = self._geometry.blocks
        if self._sample:
            many = min(self._sample, blocks)
            yield from (number * blocks // many for number in range(many))
            return
        seen: set[int] = set()
        parts = 1
        while len(seen) < min(blocks, _SAMPLE):
            for part in range(parts):
                number = part * blocks // parts
                if number not in seen and len(seen) < _SAMPLE:
                    seen.add(number)
                    yield number
            parts *= 2


#: Reports that hold copies of arrays, the oldest first.
_KEPT: list[weakref.ref[Report]] = []
_LOCK = threading.Lock()


def keep_few(report: Report) -> None:
    """Takes in what a report holds; older ones count what they have to, where all hold too much."""
    if not report.held:
        return
    late = []
    with _LOCK:
        alive = [each for each in (known() for known in _KEPT) if each is not None and each.held]
        alive.append(report)
        while len(alive) > 1 and sum(each.held for each in alive) > _MOST_KEPT:
            late.append(alive.pop(0))
        _KEPT[:] = map(weakref.ref, alive)
    for each in late:
        each.count()
