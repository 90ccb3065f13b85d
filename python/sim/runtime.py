"""What generated code calls: loops over masks, and small helpers under short names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.findings import Site
from gpuir.sim.group import Group

__all__ = ["iterations", "step_limit"]


def _one(value: Any) -> Any:
    """A scalar for an array of equal values."""
    if np.ndim(value) and (value == value[0]).all():
        return value[0]
    return value


def _range(lower: Any, upper: Any, step: Any) -> Any:
    return np.arange(lower, upper, step, dtype=np.asarray(lower).dtype)


def iterations(g: Group, m: Any, lower: Any, upper: Any, step: Any, site: Site) -> Iterator[tuple[Any, Any]]:
    """Induction variable and mask of each iteration of ``scf.for``; the mask is ``m`` as long as all lanes take part."""
    lower, upper, step = _one(lower), _one(upper), _one(step)
    if (np.asarray(step) <= 0).any():
        rows = np.nonzero(g.full(m) & (np.asarray(step) <= 0))[0]
        if len(rows):
            raise fault("undefined", "the step of the loop is not positive", site, g, rows)
        step = np.maximum(step, 1)
    if np.ndim(lower) == 0 and np.ndim(upper) == 0 and np.ndim(step) == 0:
        for value in _range(lower, upper, step):
            yield value, m
        return
    dtype = np.asarray(lower).dtype
    trips = np.maximum(-((lower - upper) // step), 0) * (np.asarray(upper) > np.asarray(lower))
    trips = np.broadcast_to(trips, (g.size,)) if m is None else np.where(m, trips, 0)
    most = int(trips.max(initial=0))
    least = int(trips.min() if m is None else trips[m].min(initial=most))
    value = np.asarray(lower)
    for i in range(most):
        yield (value if np.ndim(value) else value[()]), (m if i < least else trips > i)
        value = (value + step).astype(dtype, copy=False)


def step_limit(g: Group, m: Any, site: Site) -> None:
    """Ends a loop that has gone on for too long."""
    limit = g.batch.options.max_steps
    raise fault(
        "no-progress",
        f"the loop went on for more than {limit} iterations; a larger max_steps lets it go on",
        site,
        g,
        np.nonzero(g.full(m))[0],
    )
