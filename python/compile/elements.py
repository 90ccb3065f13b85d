"""In the worker: ops on vectors element by element, where an op has a lowering for scalars only."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from gpuir.host import ir

__all__ = ["create", "map_elements"]


def create(name: str, type_: ir.Type, operands: Sequence[ir.Value], **attributes: ir.Attribute) -> ir.Value:
    """The one result of a new op."""
    return ir.Operation.create(name, [type_], list(operands), attributes).result


def map_elements(function: Callable[..., ir.Value], type_: ir.Type, *values: ir.Value) -> ir.Value:
    """``function`` of scalars, or of the elements of vectors of one shape: then a vector of type ``type_``."""
    if not isinstance(values[0].type, ir.VectorType):
        return function(*values)
    positions = itertools.product(*map(range, values[0].type.shape))
    elements = [function(*(_element(value, position) for value in values)) for position in positions]
    return create("vector.from_elements", type_, elements)


def _element(vector: ir.Value, position: Sequence[int]) -> ir.Value:
    static = ir.DenseI64ArrayAttr.get(list(position))
    return create("vector.extract", vector.type.element_type, [vector], static_position=static)
