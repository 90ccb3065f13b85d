"""Which accesses to a block's shared memory may collide: those between the same two barriers.

What runs between two barriers is an interval, named by the barrier it begins with. In an interval in which a buffer is only read,
only updated by atomics, or used by each thread at an element of its own, nothing can collide, and its accesses need no record.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.native.asynchronous_marks import marked
from gpuir.sim.native.guards import RUN
from gpuir.sim.native.late import LATE
from gpuir.sim.native.outline import nested
from gpuir.sim.native.owners import ACCESSES, Threads, apart, unordered
from gpuir.sim.native.shared import Shared
from gpuir.sim.structure import operations_of, plain
from gpuir.sim.terms import Op

__all__ = ["accesses_to", "buffer_of", "colliding", "written_once"]

#: The barrier an interval begins with; None: the kernel's begin.
_Interval = Op | None


def buffer_of(op: Op) -> ir.Value:
    """The buffer that one of ACCESSES accesses."""
    return plain(op.operands[ACCESSES[op.name]])


_LOOPS = ("scf.for", "scf.while")


class _Walk:
    """Notes for each interval which accesses are in it."""

    def __init__(self) -> None:
        self.accesses: dict[_Interval, dict[Op, None]] = {}
        self._ends: dict[Op, tuple[frozenset[_Interval], bool]] = {}

    def ops(self, ops: Sequence[Op], open: frozenset[_Interval]) -> None:
        """Walks through ops that begin in one of the intervals ``open``."""
        for op in ops:
            if op.name in ACCESSES:
                for interval in open:
                    self.accesses.setdefault(interval, {})[op] = None
            ends, passed = self._behind(op)
            behind = ends | open if passed else ends
            # What an iteration ends in, another one begins in.
            inside = behind if op.name in _LOOPS else open
            for region in op.regions:
                for block in region.blocks:
                    self.ops(_ops_of(block), inside)
            open = behind

    def once(self, op: Op) -> bool:
        """Whether a thread that comes to the op again has met others at a barrier since."""
        around = op.parent
        while around is not None and around.operation.name not in _LOOPS:
            around = around.operation.parent
        if around is None:
            return True
        bodies = [self._behind_all(_ops_of(block)) for region in around.operation.regions for block in region.blocks]
        return not all(passed for _, passed in bodies)

    def _behind(self, op: Op) -> tuple[frozenset[_Interval], bool]:
        """The barriers in an op that may be the last one that threads meet at, and whether there may be none; each op is asked once."""
        if op not in self._ends:
            if op.name == "gpu.barrier":
                self._ends[op] = frozenset([op]), False
            else:
                sides = [self._behind_all(_ops_of(block)) for region in op.regions for block in region.blocks]
                ends: frozenset[_Interval] = frozenset().union(*(each for each, _ in sides))
                around = op.name in _LOOPS or len(sides) < (2 if op.name == "scf.if" else 1)
                self._ends[op] = ends, around or any(passed for _, passed in sides)
        return self._ends[op]

    def _behind_all(self, ops: Sequence[Op]) -> tuple[frozenset[_Interval], bool]:
        ends: frozenset[_Interval] = frozenset()
        passed = True
        for op in ops:
            new, through = self._behind(op)
            ends, passed = (ends | new if through else new), passed and through
        return ends, passed


def _ops_of(block: ir.Block) -> list[Op]:
    return [each.operation for each in block.operations]


def _late(kernel: Op, shared: Shared) -> set[int]:
    """Buffers with accesses that are not in the interval alone in which they stand: a barrier does not tell when an asynchronous copy has come."""
    if marked(kernel):
        return set(range(len(shared.types))) - shared.private
    found = {shared.places.get(buffer_of(op)) for op in nested(kernel) if LATE in op.attributes}
    return {number for number in found if number is not None}


def colliding(kernel: Op, shared: Shared, threads: Threads) -> frozenset[Op]:
    """Accesses to shared memory that may meet one of another thread of their interval."""
    walk = _Walk()
    walk.ops(operations_of(kernel), frozenset([None]))
    found: set[Op] = set()
    late = _late(kernel, shared)
    for accesses in walk.accesses.values():
        by_buffer: dict[int, list[Op]] = {}
        for op in accesses:
            number = shared.places.get(buffer_of(op))
            if number is not None and number not in shared.private:
                by_buffer.setdefault(number, []).append(op)
        for number, ops in by_buffer.items():
            if number in late:
                found.update(ops)
                continue
            if unordered({op.name for op in ops}):
                continue
            strides = shared.types[number].get_strides_and_offset()[0]
            # Of one block alone: its number is the same for all.
            if not apart({threads.place(op, strides) for op in ops}, (1, 1, 1, *threads.sizes[3:])):
                found.update(ops)
    return frozenset(found)


def written_once(kernel: Op, shared: Shared) -> frozenset[Op]:
    """Stores to shared memory that each thread comes to once at most between two barriers, where nothing else writes the buffer.

    Where several threads store the same then, no order gives another result; and where they do not, each order shows it.
    """
    walk = _Walk()
    walk.ops(operations_of(kernel), frozenset([None]))
    late = _late(kernel, shared)
    found: dict[Op, bool] = {}
    for accesses in walk.accesses.values():
        writers: dict[int, list[Op]] = {}
        for op in accesses:
            number = shared.places.get(buffer_of(op))
            if number is not None and op.name != "memref.load":
                # Stores to the neighbours of a store are one with it.
                writers.setdefault(number, []).extend([op] if integer(op, RUN, 1) > 0 else [])
        for op in accesses:
            number = shared.places.get(buffer_of(op))
            if op.name == "memref.store" and number is not None and number not in shared.private:
                once = number not in late and len(writers[number]) == 1 and walk.once(op)
                found[op] = found.get(op, True) and once
    return frozenset(op for op, once in found.items() if once)


def accesses_to(kernel: Op, numbers: Collection[int]) -> frozenset[Op]:
    """All accesses to these arguments."""
    arguments = list(kernel.regions[0].blocks[0].arguments)
    buffers = {plain(arguments[number]) for number in numbers}
    return frozenset(op for op in nested(kernel) if op.name in ACCESSES and buffer_of(op) in buffers)
