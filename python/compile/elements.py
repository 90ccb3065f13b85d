"""In the worker: what is made of a vector element by element, where an op has a lowering for scalars only."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from gpuir.host import ir

__all__ = ["each", "make"]


def make(name: str, type_: Any, operands: list[Any], **attributes: Any) -> Any:
    """The one result of a new op."""
    return ir.Operation.create(name, [type_], operands, attributes).result


def each(function: Callable[..., Any], type_: Any, *values: Any) -> Any:
    """What a function makes of scalars, or of the elements of vectors of one shape: a vector ``type_``."""
    if not isinstance(values[0].type, ir.VectorType):
        return function(*values)
    places = itertools.product(*map(range, values[0].type.shape))
    parts = [function(*(_element(value, place) for value in values)) for place in places]
    return make("vector.from_elements", type_, parts)


def _element(vector: Any, place: tuple[int, ...]) -> Any:
    position = ir.DenseI64ArrayAttr.get(list(place))
    return make("vector.extract", vector.type.element_type, [vector], static_position=position)
