"""Walks and replacements that passes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir
from gpuir.ods import host_names
from gpuir.passes.registry import apply_patterns

__all__ = ["Prototype", "collect", "replace", "tidy"]


class Prototype:
    """An op that is built many times with other operands of the same types: a copy takes half the time of a new op.

    It stands in a module of its own, on placeholders, and keeps its context alive.
    """

    def __init__(self, name: str, results: Sequence[Any], operands: Sequence[Any], attributes: dict[str, Any]):
        with operands[0].context, ir.Location.unknown():
            self._module = ir.Module.create()
            with ir.InsertionPoint(self._module.body):
                create = ir.Operation.create
                values = create("builtin.unrealized_conversion_cast", results=list(operands)).results
                op = create(name, results=list(results), operands=list(values), attributes=attributes)
        self._clone = op.clone

    def build(self, operands: Sequence[Any], location: Any, place: Any) -> Any:
        """The op of these values at an insertion point; their types are not looked at."""
        op = self._clone(place)
        op.location = location
        own = op.operands
        for index, value in enumerate(operands):
            own[index] = value
        return op


def collect(op: Any, *names: str) -> list[Any]:
    """Ops in ``op`` by name, or by a prefix that ends with a dot, in order, inner ones behind their parents."""
    found: list[Any] = []
    prefixes = tuple(name for name in names if name.endswith("."))
    known = {host for name in names if not name.endswith(".") for host in host_names(name)}

    def visit(inner: Any) -> Any:
        if inner.name in known or inner.name.startswith(prefixes):
            found.append(inner.opview)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def replace(op: Any, values: Sequence[Any]) -> None:
    """Uses ``values`` where the results of ``op`` were used, and erases it."""
    operation = op.operation
    for old, new in zip(list(operation.results), values):
        old.replace_all_uses_with(new)
    operation.erase()


def tidy(op: Any) -> None:
    """Folds, erases what is dead, and leaves each constant once."""
    apply_patterns(op, [])
