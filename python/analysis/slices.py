"""Uses, and slices: the ops a value depends on, and the ops that depend on it, through control flow and buffers."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gpuir.analysis.flow import handed_from, handed_to, op_name
from gpuir.host import ir

__all__ = ["allocations", "backward_slice", "forward_slice", "users", "views"]

_FOR = "scf.for"


def _values(start: Any) -> list[Any]:
    """The values of an argument that is a value, an op (its results), or several of these."""
    if isinstance(start, ir.Value):
        return [start]
    if hasattr(start, "operation"):
        return list(start.operation.results)
    if isinstance(start, Iterable):
        return [value for one in start for value in _values(one)]
    raise TypeError(f"expected a value, an op or a list of these, not {start!r}")


def users(start: Any) -> list[Any]:
    """The ops that use a value, or any result of an op, each once, in the order of their blocks."""
    found: dict[Any, Any] = {}
    for value in _values(start):
        for use in value.uses:
            found.setdefault(use.owner.operation, use.owner)
    return _in_order(found.values())


# Buffers --------------------------------------------------------------------------------------------------------------


def _is_buffer(value: Any) -> bool:
    from gpuir.dialects.ttg.types import MemDescType

    return isinstance(value.type, MemDescType)


def _is_token(value: Any) -> bool:
    from gpuir.dialects.ttg.types import AsyncTokenType

    return isinstance(value.type, AsyncTokenType)


def _is_view(op: Any) -> bool:
    """Whether the op makes another view of a buffer it takes: index, part, transposition, reinterpretation."""
    results = op.operation.results
    return len(results) == 1 and _is_buffer(results[0]) and any(_is_buffer(v) for v in op.operation.operands)


def allocations(buffer: Any) -> list[Any]:
    """The buffers that `buffer` is a view of: results of allocations, or arguments of functions."""
    found, seen, pending = [], {buffer}, [buffer]
    while pending:
        value = pending.pop()
        sources = handed_from(value)
        if sources is None and _is_view(value.owner):
            sources = [v for v in value.owner.operation.operands if _is_buffer(v)]
        if not sources:
            found.append(value)
        for source in sources or []:
            if source not in seen:
                seen.add(source)
                pending.append(source)
    return found


def views(buffer: Any) -> list[Any]:
    """`buffer` and all views of it that are made from it, through control flow as well."""
    found, pending = {buffer: None}, [buffer]
    while pending:
        for use in pending.pop().uses:
            targets = handed_to(use)
            if targets is None:
                targets = list(use.owner.operation.results) if _is_view(use.owner) else []
            for target in targets:
                if target not in found and _is_buffer(target):
                    found[target] = None
                    pending.append(target)
    return list(found)


def _accessed(op: Any, how: str) -> list[Any]:
    """The buffers that an op of gpuir's dialects "reads" or "writes", as its declared effects name them."""
    spec = getattr(op, "spec", None)
    if spec is None:
        return []
    names = [name for trait in spec.traits for name in getattr(trait, how, ()) if name != "*"]
    return [v for name in names for v in spec.groups[name].values(op) if _is_buffer(v)]


def _written(op: Any) -> list[Any]:
    return _accessed(op, "writes")


def _writers(buffer: Any) -> Iterator[Any]:
    """The ops that write what is read through `buffer`: any view of its allocations."""
    for allocation in allocations(buffer):
        for view in views(allocation):
            for use in view.uses:
                if view in _written(use.owner):
                    yield use.owner


# Slices ---------------------------------------------------------------------------------------------------------------


def backward_slice(start: Any, *, stop: Callable[[Any], bool] | None = None, through_memory: bool = True) -> list[Any]:
    """The ops that `start` (a value, an op, several) is computed from, in the order of the module.

    Data is followed: operands, and what control flow hands on (only the value in question of a loop's several ones).
    With `through_memory` an op that takes a buffer depends on all ops that write a view of it, and so does `start` where
    it is one. Conditions and tokens, which only order ops, do not count, and the ops that hand values on are not listed. An op for which `stop` is true is listed and not followed further.
    The results' own op is listed when `start` is a value, and not when `start` is an op.
    """
    found: dict[Any, Any] = {}
    seen: set[Any] = set()
    pending: list[Any] = []

    def push(values: Iterable[Any]) -> None:
        for value in values:
            if value not in seen and not _is_token(value):
                seen.add(value)
                pending.append(value)

    def take(op: Any) -> None:
        if op.operation in found:
            return
        found[op.operation] = op
        if stop is None or not stop(op):
            follow(op)

    def follow(op: Any) -> None:
        operands = list(op.operation.operands)
        push(operands)
        if not _is_view(op):
            read, written = _accessed(op, "reads"), _written(op)
            take_writers(v for v in operands if v in read or v not in written)

    def take_writers(buffers: Iterable[Any]) -> None:
        if through_memory:
            for buffer in filter(_is_buffer, buffers):
                for writer in _writers(buffer):
                    take(writer)

    for one in start if isinstance(start, (list, tuple)) else [start]:
        if isinstance(one, ir.Value):
            push([one])
            take_writers([one])
        else:
            follow(one)
    while pending:
        value = pending.pop()
        sources = handed_from(value)
        if sources is None:
            take(value.owner)
            continue
        push(sources)
        owner = value.owner
        if isinstance(owner, ir.Block) and not sources:
            # A loop counts from its bounds; the regions of other ops compute on their operands.
            parent = owner.owner
            if op_name(parent) == _FOR:
                push(list(parent.operation.operands)[:3])
            elif len(parent.operation.operands):
                take(parent)
    return _in_order(found.values())


def forward_slice(start: Any, *, stop: Callable[[Any], bool] | None = None, through_memory: bool = True) -> list[Any]:
    """The ops that compute from `start` (a value, an op, several), in the order of the module.

    The same rules as for `backward_slice`, the other way: an op that writes a buffer hands on to all that take a view
    of it.
    """
    found: dict[Any, Any] = {}
    seen: set[Any] = set()
    pending: list[Any] = []

    def push(values: Iterable[Any]) -> None:
        for value in values:
            if value not in seen and not _is_token(value):
                seen.add(value)
                pending.append(value)

    def follow(op: Any) -> None:
        push(op.operation.results)
        if through_memory:
            for buffer in _written(op):
                for allocation in allocations(buffer):
                    push(views(allocation))

    for one in start if isinstance(start, (list, tuple)) else [start]:
        if isinstance(one, ir.Value):
            push([one])
        else:
            follow(one)
    while pending:
        value = pending.pop()
        for use in value.uses:
            targets = handed_to(use)
            if targets is not None:
                push(targets)
                continue
            op = use.owner
            if op.operation in found or (value in _written(op) and value not in _accessed(op, "reads")):
                continue
            found[op.operation] = op
            if stop is None or not stop(op):
                follow(op)
    return _in_order(found.values())


def _in_order(ops: Iterable[Any]) -> list[Any]:
    """Ops of one module in the order of its text; the time does not depend on the size of the module."""
    chosen = list(ops)
    paths = {op.operation: _path(op.operation) for op in chosen}

    def compare(one: Any, other: Any) -> int:
        return _compare(paths[one.operation], paths[other.operation])

    return sorted(chosen, key=functools.cmp_to_key(compare))


def _path(op: Any) -> list[Any]:
    """The ops around an op from the outside in, and the op itself."""
    path = [op]
    while op.parent is not None:
        op = op.parent.operation
        path.append(op)
    return path[::-1]


def _compare(one: list[Any], other: list[Any]) -> int:
    for index, (a, b) in enumerate(zip(one, other)):
        if a == b:
            continue
        if a.block == b.block:
            return -1 if a.is_before_in_block(b) else 1
        blocks = [block for region in one[index - 1].regions for block in region.blocks]
        return blocks.index(a.block) - blocks.index(b.block)
    return len(one) - len(other)
