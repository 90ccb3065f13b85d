"""Uses, and slices: the ops a value depends on, and the ops that depend on it, through control flow and buffers."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from gpuir.analysis.arefs import entered, made_of
from gpuir.analysis.flow import handed_from, handed_to, op_name
from gpuir.host import AnyOp, ir

__all__ = ["allocations", "backward_slice", "forward_slice", "reads_and_writes", "users", "views"]

_FOR = "scf.for"
ValueOrOp: TypeAlias = "ir.Value | AnyOp"
#: Where a question starts: at a value, at an op, or at several of these.
Start: TypeAlias = "ir.Value | AnyOp | Iterable[Start]"


def _values(start: Start) -> list[ir.Value]:
    """The values of an argument that is a value, an op (its results), or several of these."""
    if isinstance(start, ir.Value):
        return [start]
    if hasattr(start, "operation"):
        return list(start.operation.results)
    if isinstance(start, Iterable):
        return [value for one in start for value in _values(one)]
    raise TypeError(f"expected a value, an op or a list of these, not {start!r}")


def _several(start: ValueOrOp | Sequence[ValueOrOp]) -> Sequence[ValueOrOp]:
    return start if isinstance(start, Sequence) else [start]


def users(start: Start) -> list[AnyOp]:
    """The ops that use a value, or any result of an op, each once, in the order of their blocks."""
    owners: dict[ir.Operation, AnyOp] = {}
    for value in _values(start):
        for use in value.uses:
            owners.setdefault(use.owner.operation, use.owner)
    return _in_order(owners.values())


# Buffers --------------------------------------------------------------------------------------------------------------


def _is_buffer(value: ir.Value) -> bool:
    from gpuir.dialects.ttg import MemDescType

    return isinstance(value.type, MemDescType)


#: Types of values that only order ops.
_TOKENS = ("ttg.async.token", "nvws.token")


def _is_token(value: ir.Value) -> bool:
    type = value.type
    spec = getattr(type.element_type if isinstance(type, ir.RankedTensorType) else type, "spec", None)
    return spec is not None and spec.full_name in _TOKENS


def _is_view(op: AnyOp) -> bool:
    """Whether the op makes another view of a buffer it takes: index, part, transposition, reinterpretation."""
    results = op.operation.results
    return len(results) == 1 and _is_buffer(results[0]) and any(_is_buffer(v) for v in op.operation.operands)


def allocations(buffer: ir.Value) -> list[ir.Value]:
    """The buffers that `buffer` is a view of, through an aref too: results of allocations, or arguments of functions."""
    origins, seen, pending = [], {buffer}, [buffer]
    while pending:
        value = pending.pop()
        sources = handed_from(value)
        owner = value.owner
        if sources is None:
            sources = made_of(value)
        if sources is None and not isinstance(owner, ir.Block) and _is_view(owner):
            sources = [v for v in owner.operation.operands if _is_buffer(v)]
        if not sources:
            origins.append(value)
        for source in sources or []:
            if source not in seen:
                seen.add(source)
                pending.append(source)
    return origins


def views(buffer: ir.Value) -> list[ir.Value]:
    """`buffer` and all views of it that are made from it, through control flow as well."""
    seen, pending = {buffer: None}, [buffer]
    while pending:
        for use in pending.pop().uses:
            targets = handed_to(use)
            if targets is None:
                targets = entered(use)
            if targets is None:
                targets = list(use.owner.operation.results) if _is_view(use.owner) else []
            for target in targets:
                if target not in seen and _is_buffer(target):
                    seen[target] = None
                    pending.append(target)
    return list(seen)


#: Ops whose effects follow from their types.
_ALLOCATIONS, _PRODUCT = ("ttg.local_alloc", "ttng.tmem_alloc"), "ttng.warp_group_dot"


def _accessed(op: AnyOp, how: str) -> list[ir.Value]:
    """The buffers that an op of gpuir's dialects "reads" or "writes", as its declared effects name them."""
    spec = getattr(op, "spec", None)
    if spec is None:
        return []
    names = [name for trait in spec.traits for name in getattr(trait, how, ()) if name != "*"]
    return [v for name in names for v in spec.groups[name].values(op) if _is_buffer(v)]


def reads_and_writes(op: AnyOp) -> tuple[list[ir.Value], list[ir.Value]]:
    """The buffers that an op reads and those that it writes: what an allocation is filled with, and a product's operands, too."""
    operation = op.operation
    spec = getattr(operation.opview, "spec", None)
    if spec is None:
        return [], []
    name = op_name(op)
    if name in _ALLOCATIONS:
        return [], [operation.results[0]] if len(operation.operands) else []
    if name == _PRODUCT:
        return [value for value in operation.operands if _is_buffer(value)], []
    return _accessed(operation.opview, "reads"), _accessed(operation.opview, "writes")


def _written(op: AnyOp) -> list[ir.Value]:
    return _accessed(op, "writes")


def _writers(buffer: ir.Value) -> Iterator[AnyOp]:
    """The ops that write what is read through `buffer`: any view of its allocations."""
    for allocation in allocations(buffer):
        for view in views(allocation):
            for use in view.uses:
                if view in _written(use.owner):
                    yield use.owner


# Slices ---------------------------------------------------------------------------------------------------------------


def backward_slice(
    start: ValueOrOp | Sequence[ValueOrOp], *, stop: Callable[[AnyOp], bool] | None = None, through_memory: bool = True
) -> list[AnyOp]:
    """The ops that `start` (a value, an op, several) is computed from, in the order of the module.

    Data is followed: operands, and what control flow hands on (only the value in question of a loop's several ones).
    With `through_memory` an op that takes a buffer depends on all ops that write a view of it, and so does `start` where
    it is one. Conditions and tokens, which only order ops, do not count, and the ops that hand values on are not listed. An op for which `stop` is true is listed and not followed further.
    The results' own op is listed when `start` is a value, and not when `start` is an op.
    """
    taken: dict[ir.Operation, AnyOp] = {}
    seen: set[ir.Value] = set()
    pending: list[ir.Value] = []

    def push(values: Iterable[ir.Value]) -> None:
        for value in values:
            if value not in seen and not _is_token(value):
                seen.add(value)
                pending.append(value)

    def take(op: AnyOp) -> None:
        if op.operation in taken:
            return
        taken[op.operation] = op
        if stop is None or not stop(op):
            follow(op)

    def follow(op: AnyOp) -> None:
        operands = list(op.operation.operands)
        push(operands)
        if not _is_view(op):
            read, written = _accessed(op, "reads"), _written(op)
            take_writers(v for v in operands if v in read or v not in written)

    def take_writers(buffers: Iterable[ir.Value]) -> None:
        if through_memory:
            for buffer in filter(_is_buffer, buffers):
                for writer in _writers(buffer):
                    take(writer)

    for one in _several(start):
        if isinstance(one, ir.Value):
            push([one])
            take_writers([one])
        else:
            follow(one)
    while pending:
        value = pending.pop()
        sources, owner = handed_from(value), value.owner
        if sources is None:
            assert not isinstance(owner, ir.Block)
            take(owner)
            continue
        push(sources)
        if isinstance(owner, ir.Block) and not sources:
            # A loop counts from its bounds; the regions of other ops compute on their operands.
            parent = owner.owner
            if op_name(parent) == _FOR:
                push(list(parent.operation.operands)[:3])
            elif len(parent.operation.operands):
                take(parent)
    return _in_order(taken.values())


def forward_slice(
    start: ValueOrOp | Sequence[ValueOrOp], *, stop: Callable[[AnyOp], bool] | None = None, through_memory: bool = True
) -> list[AnyOp]:
    """The ops that compute from `start` (a value, an op, several), in the order of the module.

    The same rules as for `backward_slice`, the other way: an op that writes a buffer hands on to all that take a view
    of it.
    """
    taken: dict[ir.Operation, AnyOp] = {}
    seen: set[ir.Value] = set()
    pending: list[ir.Value] = []

    def push(values: Iterable[ir.Value]) -> None:
        for value in values:
            if value not in seen and not _is_token(value):
                seen.add(value)
                pending.append(value)

    def follow(op: AnyOp) -> None:
        push(op.operation.results)
        if through_memory:
            for buffer in _written(op):
                for allocation in allocations(buffer):
                    push(views(allocation))

    for one in _several(start):
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
            if op.operation in taken or (value in _written(op) and value not in _accessed(op, "reads")):
                continue
            taken[op.operation] = op
            if stop is None or not stop(op):
                follow(op)
    return _in_order(taken.values())


def _in_order(ops: Iterable[AnyOp]) -> list[AnyOp]:
    """Ops of one module in the order of its text; the time does not depend on the size of the module."""
    chosen = list(ops)
    paths = {op.operation: _path(op.operation) for op in chosen}

    def compare(one: AnyOp, other: AnyOp) -> int:
        return _compare(paths[one.operation], paths[other.operation])

    return sorted(chosen, key=functools.cmp_to_key(compare))


def _path(op: ir.Operation) -> list[ir.Operation]:
    """The ops around an op from the outside in, and the op itself."""
    path = [op]
    while op.parent is not None:
        op = op.parent.operation
        path.append(op)
    return path[::-1]


def _compare(one: list[ir.Operation], other: list[ir.Operation]) -> int:
    for index, (a, b) in enumerate(zip(one, other)):
        if a == b:
            continue
        if a.block == b.block:
            return -1 if a.is_before_in_block(b) else 1
        blocks = [block for region in one[index - 1].regions for block in region.blocks]
        return blocks.index(a.block) - blocks.index(b.block)
    return len(one) - len(other)
