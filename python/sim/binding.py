"""A launch's memory, with its arguments and the program's globals in it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.sim.arguments import Arguments
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.grid import blocks_at_once
from gpuir.sim.group import PRIVATE_BYTES
from gpuir.sim.memory import Memory, MemoryFull
from gpuir.sim.program import Program
from gpuir.sim.terms import Op

__all__ = ["MOST_SHARED", "Spaces", "bound_in_memory", "machine_memory", "spaces_of"]

#: Bytes of global memory for what a kernel allocates, and bytes of shared memory of the blocks of unknown kernels.
KERNEL_SPARE, MOST_SHARED = 1 << 28, 1 << 28


class Spaces(NamedTuple):
    """Bytes that a run may need of global memory beyond its arguments, and of shared and private memory."""

    spare: int
    shared: int
    private: int


def spaces_of(geometry: Geometry, options: Options) -> Spaces:
    """What the blocks that run at once need."""
    blocks = min(blocks_at_once(geometry, options), geometry.blocks) * options.workers
    threads = blocks * -(-geometry.threads // options.lanes) * options.lanes
    return Spaces(KERNEL_SPARE, blocks * geometry.shared_stride, threads * PRIVATE_BYTES)


def machine_memory() -> int:
    """Bytes that this machine has: more than these cannot be allocated and filled."""
    return int(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))


@contextlib.contextmanager
def bound_in_memory(
    program: Program,
    operation: Op,
    arguments: Sequence[Any],
    spaces: Spaces,
    options: Options,
    variables: Mapping[str, np.ndarray] | None = None,
) -> Iterator[tuple[Memory, Arguments, tuple[Any, ...]]]:
    """A memory with the arguments and the program's globals in it, which is given back at the end."""
    needed = 0
    while True:
        memory = Memory(needed, *spaces, tracked=bool(options.checks), forks=options.workers > 1)
        try:
            bound = Arguments(memory, operation)
            values = bound.bind(arguments)
            for name, array in (variables or {}).items():
                bound.set_variable(name, array, program.find(name, operation))
            program.start(memory)
            memory.settle()
            break
        except MemoryFull as full:
            # Arguments take as much as their types say.
            memory.close()
            needed = full.needed
    try:
        yield memory, bound, values
    finally:
        memory.close()
