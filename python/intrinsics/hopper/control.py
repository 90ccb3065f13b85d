"""Structured control flow as Python reads it, and what a warp or a warpgroup knows about itself."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from gpuir.dialects import arith, gpu, nvvm, scf
from gpuir.host import ir
from gpuir.intrinsics.wgmma.instructions import warp_uniform
from gpuir.intrinsics.wgmma.values import Index, IndexLike, lift

__all__ = [
    "WARP",
    "WARPGROUP",
    "choose",
    "divide",
    "leads",
    "less",
    "loop",
    "sync_threads",
    "thread_id",
    "warpgroup_id",
    "when",
]

WARP, WARPGROUP = 32, 128  # threads


@contextlib.contextmanager
def when(condition: ir.Value) -> Iterator[None]:
    """Code for threads in which an SSA value of type i1 is true: ``with when(first): ...``."""
    with ir.InsertionPoint(scf.IfOp(condition).then_block):
        yield
        scf.yield_([])


def choose(condition: ir.Value, then: Callable[[], None], other: Callable[[], None]) -> None:
    """One of two pieces of code, neither of which gives a value."""
    op = scf.IfOp(condition, has_else=True)
    for block, body in ((op.then_block, then), (op.else_block, other)):
        assert block is not None
        with ir.InsertionPoint(block):
            body()
            scf.yield_([])


class Carried(Protocol):
    """What a loop carries besides plain SSA values: a ``Position``, an ``Accumulator``, or the like."""

    @property
    def values(self) -> Sequence[Any]: ...

    def rebuild(self, values: Sequence[Any]) -> Any: ...


def loop(start: IndexLike, stop: IndexLike, carried: Sequence[Any], body: Callable[..., Sequence[Any]]) -> list[Any]:
    """``for i in range(start, stop)``: ``body(i, *carried)`` returns what the next iteration is given.

    Bounds are SSA values of type index or numbers. What is carried are SSA values, or objects with ``values`` and ``rebuild``.
    Returns what the last iteration gave, or ``carried`` if there is none.
    """
    carried = list(carried)
    op = scf.ForOp(lift(start), lift(stop), lift(1), _flat(carried))
    with ir.InsertionPoint(op.body):
        given = list(body(op.induction_variable, *_rebuilt(carried, op.inner_iter_args)))
        scf.yield_(_flat(given))
    return _rebuilt(carried, op.results)


def _flat(carried: Sequence[Any]) -> list[Any]:
    return [value for one in carried for value in ([one] if isinstance(one, ir.Value) else one.values)]


def _rebuilt(carried: Sequence[Any], values: Iterable[Any]) -> list[Any]:
    rest = iter(values)
    return [
        next(rest) if isinstance(one, ir.Value) else one.rebuild([next(rest) for _ in one.values]) for one in carried
    ]


def less(left: IndexLike, right: IndexLike) -> Any:
    """Whether one index is smaller than another, both SSA values or numbers, without signs: an i1."""
    return arith.cmpi(arith.CmpIPredicate.ult, lift(left), lift(right))


def divide(left: IndexLike, right: IndexLike) -> tuple[Any, Any]:
    """Quotient and remainder of two indices below 2^32.

    In 32 bits, since ptxas makes a call of a division of 64 bits by a number that is not known, and a kernel with a call has
    its wgmma serialised and setmaxregister ignored (warnings C7509 and C7504).
    """
    i32, index = ir.IntegerType.get_signless(32), ir.IndexType.get()
    short = [arith.index_castui(i32, Index.of(number).value) for number in (left, right)]
    return arith.index_castui(index, arith.divui(*short)), arith.index_castui(index, arith.remui(*short))


def thread_id() -> Any:
    """The thread's number in its block, an index; blocks have one dimension here."""
    return gpu.thread_id("x")


def warpgroup_id(thread: IndexLike) -> Any:
    """The number of a thread's warpgroup, an index that LLVM knows to be the same in the warp."""
    i32 = ir.IntegerType.get_signless(32)
    number = arith.index_cast(i32, (Index.of(thread) // WARPGROUP).value)
    return arith.index_castui(ir.IndexType.get(), warp_uniform(number))


def leads(thread: IndexLike, group: int = WARP, lanes: int = 1) -> Any:
    """Whether a thread is one of the first ``lanes`` of its warp, or of its ``group`` of threads: an i1."""
    return less((Index.of(thread) % group).value, lanes)


def sync_threads(barrier: int, threads: int) -> None:
    """Named barrier ``barrier`` (1 to 15) for so many threads, a multiple of 32 (PTX ISA, bar.sync)."""
    i32 = ir.IntegerType.get_signless(32)
    nvvm.barrier(barrier_id=lift(barrier, i32), number_of_threads=lift(threads, i32))
