"""linalg.generic, built with its maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.dialects import linalg
from gpuir.host import ir

__all__ = ["elementwise_generic", "generic"]


def generic(
    inputs: list[ir.Value], destination: ir.Value, maps: Sequence[ir.AffineMapAttr], reductions: Sequence[bool]
) -> tuple[ir.OpResult, ir.Block]:
    """A linalg.generic, and its empty body."""
    words = [f"#linalg.iterator_type<{'reduction' if reduction else 'parallel'}>" for reduction in reductions]
    iterators = ir.ArrayAttr.get([ir.Attribute.parse(word) for word in words])
    op = linalg.GenericOp([destination.type], inputs, [destination], ir.ArrayAttr.get(list(maps)), iterators)
    block = op.regions[0].blocks.append(*(value.type.element_type for value in (*inputs, destination)))
    return op.results[0], block


def elementwise_generic(source: ir.Value, destination: ir.Value, body: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """A linalg.generic of one operand at the result's indices."""
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(source.type.rank))
    result, block = generic([source], destination, [identity] * 2, [False] * source.type.rank)
    with ir.InsertionPoint(block):
        linalg.yield_([body(block.arguments[0])])
    return result
