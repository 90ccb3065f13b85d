"""What generated code calls: loops over masks, and small helpers under short names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.loop_progress import Loop, trip_count
from gpuir.sim.terms import Lanes, Mask, Side

__all__ = ["iterations", "leave", "leave_loop", "one", "spend", "step_limit"]


def one(value: Lanes, m: Mask = None) -> Any:
    """A scalar for an array whose active lanes have equal values."""
    if np.ndim(value):
        active = value if m is None else value[m]
        if len(active) and (active == active[0]).all():
            return active[0]
    return value


def iterations(g: Group, m: Mask, lower: Lanes, upper: Lanes, step: Lanes, site: Site) -> Iterator[tuple[Any, Any]]:
    """Induction variable and mask of each iteration of ``scf.for``; the mask is ``m`` as long as all lanes take part.

    Bounds that are unsigned integers are compared as such; the induction variable is held signed.
    """
    each = _iterations(g, m, lower, upper, step, site)
    if g.batch.options.loop_progress is None:
        return each
    return _followed(each, g, Loop(g.loop, site, trip_count(lower, upper, step)))


def _followed(each: Iterator[tuple[Any, Any]], g: Group, loop: Loop) -> Iterator[tuple[Any, Any]]:
    """The same iterations; who waits is told how many are done."""
    g.loop = loop
    try:
        for iteration in each:
            yield iteration
            loop.done += 1
            _tell(g, loop.site)
    finally:
        g.loop = loop.around


def _tell(g: Group, site: Site) -> None:
    progress = g.batch.options.loop_progress
    assert progress is not None
    progress.tell(g.loop, site, g.batch.iterations[0], g.batch.blocks)


def leave(g: Group, m: Side) -> None:
    """Lanes have nothing left to do but to return."""
    if m is False:
        return
    batch = g.batch
    if batch.gone is None:
        batch.gone = np.zeros(batch.threads, bool)
    batch.gone[g.rows if m is None else g.rows[m]] = True


def leave_loop(g: Group, outer: Mask, m: Mask) -> None:
    """Lanes that are not in the loop any more have nothing left to do."""
    if m is not outer:
        leave(g, g.full(outer) & ~g.full(m))


def _iterations(g: Group, m: Mask, lower: Lanes, upper: Lanes, step: Lanes, site: Site) -> Iterator[tuple[Any, Any]]:
    lower, upper, step = one(lower, m), one(upper, m), one(step, m)
    if np.any(step <= 0):
        rows = np.nonzero(g.full(m) & (step <= 0))[0]
        if len(rows):
            raise fault("undefined", "the step of the loop is not positive", site, g, rows)
        step = np.maximum(step, step.dtype.type(1))
    dtype = np.dtype(f"i{lower.dtype.itemsize}")
    if np.ndim(lower) == 0 and np.ndim(upper) == 0 and np.ndim(step) == 0:
        spend(g, m, site, -((int(lower) - int(upper)) // int(step)))
        whole = dtype.type if upper <= np.iinfo(dtype).max else lambda number: np.array(number).astype(dtype)[()]
        for number in range(int(lower), int(upper), int(step)):
            yield whole(number), m
        return
    # The distance of ends of one sign or of both fits the unsigned type.
    apart = (upper - lower).view(f"u{dtype.itemsize}")
    stride = step.view(apart.dtype)
    trips = np.where(upper > lower, apart // stride + (apart % stride != 0), 0)
    trips = np.broadcast_to(trips, (g.size,)) if m is None else np.where(m, trips, 0)
    most = int(trips.max(initial=0))
    least = int(trips.min() if m is None else trips[m].min(initial=most))
    spend(g, m, site, most)
    value = lower.view(dtype)
    for i in range(most):
        yield value, (m if i < least else trips > i)
        value = value + step.view(dtype)


class Overlong(Exception):
    """Ends a launch that takes longer than the NumPy engine was to have for it; memory is the caller's as it was."""


def spend(g: Group, m: Mask, site: Site, count: int) -> None:
    """Takes the iterations of a loop from the launch's budget, and ends the launch where it is spent."""
    batch = g.batch
    batch.iterations[0] += max(count, 0)
    if batch.options.loop_progress is not None:
        _tell(g, site)
    limit = batch.options.max_iterations
    if batch.iterations[0] > limit:
        if batch.options.overlong:
            raise Overlong
        here = f", {count} of them here" if count > 1 else ""
        raise fault(
            "no-progress",
            f"the loops take more than {limit} iterations together{here}: that is the launch's budget, which "
            "max_iterations (gpuir-run: --max-iterations) raises",
            site,
            g,
            np.nonzero(g.full(m))[0],
        )


def step_limit(g: Group, m: Mask, site: Site, limit: int) -> None:
    """Ends a loop that has gone on for too long."""
    raise fault(
        "no-progress",
        f"the loop went on for more than {limit} iterations; a larger max_steps lets it go on. Where it waits for another "
        "warp, it has to look with an atomic or a volatile load",
        site,
        g,
        np.nonzero(g.full(m))[0],
    )
