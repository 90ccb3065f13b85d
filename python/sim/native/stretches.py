"""What the code of a thread is made of, between two places where threads meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.terms import Op

__all__ = ["Item", "Stretch", "without_space"]


class Stretch(NamedTuple):
    """The code of a thread between two places where threads meet: its numbers, its values, and copies of ops so far."""

    #: The thread's number in its block.
    thread: Any
    ids: Sequence[Any]
    values: dict[ir.Value, Any]
    copies: list[tuple[Op, Op]]


class Item(NamedTuple):
    """What a stretch is made of: an op to be copied, or code to be written in its place."""

    op: Op | None
    write: Callable[[], None] | None


def without_space(type: ir.Type) -> ir.Type:
    """The type of a memref where it lies in the host's memory; other types as they are."""
    if not isinstance(type, ir.MemRefType):
        return type
    ref = ir.MemRefType(type)
    return ir.MemRefType.get(ref.shape, ref.element_type, ref.layout)
