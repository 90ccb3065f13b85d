"""What the decorators share: attributions among the parameters, and filling a region by calling a function."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gpuir.dialects.gpu.types import memory
from gpuir.host import ir
from gpuir.ods.arguments import shown

#: A memref type, or the shape of one.
Shape = ir.Type | Sequence[int]


class Attribution:
    """Memory of a kernel that is declared as one of its parameters; made by `workgroup` and `private`."""

    def __init__(self, space: str, type: ir.MemRefType):
        self.space, self.type = space, type

    def __repr__(self) -> str:
        return f"gpu.{self.space}({self.type})"


def _attribution(space: str, type_or_shape: Shape, element_type: ir.Type | None) -> Attribution:
    if isinstance(type_or_shape, ir.MemRefType) and element_type is None:
        return Attribution(space, type_or_shape)
    if isinstance(element_type, ir.Type) and isinstance(type_or_shape, (list, tuple)):
        return Attribution(space, memory(space, type_or_shape, element_type))
    raise TypeError(f"gpu.{space}: expected a memref type, or a shape and an element type, got {shown(type_or_shape)}")


def workgroup(type_or_shape: Shape, element_type: ir.Type | None = None) -> Attribution:
    """Annotates a parameter as memory that a workgroup's threads share: a memref type, or shape and element type."""
    return _attribution("workgroup", type_or_shape, element_type)


def private(type_or_shape: Shape, element_type: ir.Type | None = None) -> Attribution:
    """Annotates a parameter as memory of each thread's own: a memref type, or shape and element type."""
    return _attribution("private", type_or_shape, element_type)


def annotations_of(op: str, body: Callable[..., Any]) -> dict[str, Any]:
    """The evaluated annotation of each parameter of the body; None where there is none."""
    evaluated: dict[str, Any] = {}
    for name, parameter in inspect.signature(body).parameters.items():
        annotation = parameter.annotation
        if isinstance(annotation, str):  # `from __future__ import annotations`
            names = dict(inspect.getclosurevars(body).nonlocals)
            # A text names what is local around the body, and only the caller's frame has names that no closure keeps.
            frame = sys._getframe(1)
            while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith(__package__):
                frame = frame.f_back
            try:
                annotation = eval(annotation, body.__globals__, {**frame.f_locals, **names})
            except Exception as error:
                raise TypeError(
                    f"'{op}' {body.__name__}: parameter '{name}': its annotation {annotation!r} does not evaluate ({error})"
                ) from None
        evaluated[name] = None if annotation is inspect.Parameter.empty else annotation
    return evaluated


def memories_of(op: str, given: Mapping[str, Any], annotations: Mapping[str, Any]) -> dict[str, list[ir.MemRefType]]:
    """Types of the attributions by space: those of annotations, then those that the decorator names."""
    attributions: dict[str, list[ir.MemRefType]] = {}
    for space, types in given.items():
        attributions[space] = [a.type for a in annotations.values() if isinstance(a, Attribution) and a.space == space]
        for type in types:
            type = type.type if isinstance(type, Attribution) else type
            if not isinstance(type, ir.MemRefType):
                raise TypeError(f"'{op}' argument '{space}': expected memref types, got {shown(type)}")
            attributions[space].append(type)
        for type in attributions[space]:
            # Numbers and no space at all are fine to the verifier.
            wanted, got = f"#gpu.address_space<{space}>", str(type.memory_space)
            if got.startswith("#gpu.address_space<") and got != wanted:
                raise ValueError(f"'{op}' argument '{space}': expected a memref in {wanted}, got {type}")
    return attributions


class Memory:
    """Hands a region's attributions to the parameters that ask for them."""

    def __init__(self, arguments: Sequence[Any], workgroup: int):
        self._values = {"workgroup": list(arguments[:workgroup]), "private": list(arguments[workgroup:])}

    def next(self, space: str) -> Any:
        return self._values[space].pop(0)

    def rest(self) -> list[Any]:
        return self._values["workgroup"] + self._values["private"]


def fill(
    op: ir.OpView, block: ir.Block, build: Callable[[], Any], terminate: Callable[[Any], Any], terminator: str
) -> Any:
    """Fills a block; an op whose body fails is taken out again."""
    try:
        with ir.InsertionPoint(block):
            results = build()
            last = list(op.regions[0].blocks)[-1]
            operations = last.operations
            if not len(operations) or operations[len(operations) - 1].operation.name != terminator:
                with ir.InsertionPoint(last):
                    terminate(results)
    except BaseException:
        op.operation.erase()
        raise
    return results


def values_of(results: object) -> list[Any]:
    """The values that a body returned: of ops their results, which may be none."""
    if results is None:
        return []
    values: list[Any] = []
    for item in results if isinstance(results, (list, tuple)) else [results]:
        if isinstance(item, (ir.OpView, ir.Operation)):
            values += item.results
        elif isinstance(item, ir.OpResultList):
            values += item
        else:
            values.append(item)
    return values
