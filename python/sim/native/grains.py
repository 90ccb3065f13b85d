"""Elements of shared memory that are accessed together alone: they have their words in common.

Where all accesses to a buffer are to so many neighbours, aligned as such (ldmatrix, cp.async, vectors that say so), what holds of one of them holds of all,
so that a word for the grain tells what words for each element would.
"""

from __future__ import annotations

import math

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.native.asynchronous_marks import GRAIN, marked
from gpuir.sim.native.guards import RUN, UNIT
from gpuir.sim.native.meetings import buffer_of
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.owners import ACCESSES
from gpuir.sim.native.shared import Shared
from gpuir.sim.terms import Op

__all__ = ["grains_of", "in_grains"]


def grains_of(kernel: Op, shared: Shared) -> list[int]:
    """How many elements of each buffer have words in common; one in a thread's own, of which an element is looked at alone."""
    found = [0] * len(shared.types)
    for op in nested(kernel):
        place = shared.places.get(buffer_of(op)) if op.name in ACCESSES else None
        if place is not None and (run := integer(op, RUN, 1)) > 0:
            found[place] = math.gcd(found[place], run, integer(op, UNIT, 1))
    if marked(kernel):
        found = [math.gcd(each, GRAIN // ELEMENTS[str(type.element_type)]) for each, type in zip(found, shared.types)]
    for number, type in enumerate(shared.types):
        alone = number in shared.private or not type.rank
        found[number] = 1 if alone else max(math.gcd(found[number], type.shape[-1]), 1)
    return found


def in_grains(type: ir.MemRefType, grain: int) -> list[int]:
    """The shape of a buffer's words."""
    return [*type.shape[:-1], type.shape[-1] // grain] if grain > 1 else list(type.shape)
