"""Walks and replacements that passes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir
from gpuir.transforms.registry import apply_patterns

__all__ = ["collect", "replace", "tidy"]


def collect(op: Any, *names: str) -> list[Any]:
    """Ops in ``op`` by name, or by a prefix that ends with a dot, in order, inner ones behind their parents."""
    found: list[Any] = []
    prefixes = tuple(name for name in names if name.endswith("."))

    def visit(inner: Any) -> Any:
        if inner.name in names or inner.name.startswith(prefixes):
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
