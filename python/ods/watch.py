"""What the host lets a builder use, and must not: values, types and attributes of another context, values of erased ops.

The host follows such a handle into memory that may be gone. Foreign ones exist only while several contexts do, which is counted
here; the values of erased ops are known by their addresses (`gpuir.ods.graves`). Builders look only while there is something to
look for (`WATCH.on`).
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Iterable
from typing import Any

from gpuir.host import ir
from gpuir.ods.detached import ADDRESSES, WATCH
from gpuir.ods.graves import sweep

__all__ = ["WATCH", "check", "foreign", "ignore", "install", "quick_test"]

_counted: dict[int, weakref.finalize[..., Any]] = {}


def _come(context: ir.Context) -> None:
    WATCH.count(1)
    _counted[id(context)] = gone = weakref.finalize(context, _go, id(context))
    gone.atexit = False


def _go(context_id: int) -> None:
    _counted.pop(context_id, None)
    WATCH.count(-1)


def ignore(context: ir.Context) -> ir.Context:
    """A context of gpuir's own, whose values nobody gets, is none of several."""
    gone = _counted.pop(id(context), None)
    if gone is not None and gone.detach() is not None:
        WATCH.count(-1)
    return context


# Checks ---------------------------------------------------------------------------------------------------------------


def foreign(loc: ir.Location | None, *values: Any) -> bool:
    """Whether any of the values, or of lists of values, is of another context than what is built."""
    context = loc.context if loc is not None else ir.Context.current
    for value in values:
        for item in value if value.__class__ is list or value.__class__ is tuple else (value,):
            if getattr(item, "context", context) is not context:
                return True
    return False


def quick_test(names: Iterable[str]) -> str:
    """Source of whether arguments have to be looked at; false in most programs, and quick in the others."""
    return f"watch.on and (watch.erased or ip is not None or foreign({', '.join(['loc', *names])}))"


def check(op: str, loc: ir.Location | None, ip: ir.InsertionPoint | None, given: dict[str, Any]) -> None:
    """Refuses arguments and insertion points of another context, and those of erased ops."""
    context = loc.context if loc is not None else ir.Context.current
    if context is None:
        return
    for name, value in given.items():
        for item in value if isinstance(value, (list, tuple)) else (value,):
            # Nearly all are values that nothing is wrong with: for them it is quick.
            kind = _kind(item.__class__)
            if kind is not None and (
                kind is ir.Operation or (kind is ir.Value and hash(item) in ADDRESSES) or item.context is not context
            ):
                _check_item(f"'{op}' operand '{name}'", item, context)
    try:
        point = ip or ir.InsertionPoint.current
        block = point.block
        if hash(block) in ADDRESSES:
            raise ValueError(f"'{op}': the insertion point is in a block that was erased")
        if block.owner.context is not context:
            raise ValueError(f"'{op}': the insertion point is of another context")
    except (AttributeError, RuntimeError):
        return  # the host says what is wrong
    except ValueError:
        if ip is not None or not _is_outside():
            raise


def _is_outside() -> bool:
    """Whether there is no current insertion point."""
    try:
        ir.InsertionPoint.current  # noqa: B018
    except ValueError:
        return True
    return False


@functools.lru_cache(1024)
def _kind(cls: type) -> type | None:
    """What has to be looked at of an object of the class: a value, a type or attribute, or all (ir.Operation); None: nothing."""
    if issubclass(cls, (ir.OpView, ir.Operation, ir.Block)):
        return ir.Operation
    if issubclass(cls, ir.Value):
        return ir.Value
    return ir.Attribute if issubclass(cls, (ir.Type, ir.Attribute)) else None


def _check_item(where: str, item: object, context: ir.Context) -> None:
    if isinstance(item, (ir.OpView, ir.Operation)):
        try:
            item = item.results[0] if len(item.results) else None
        except RuntimeError:
            raise ValueError(f"{where}: the op was erased") from None
    if isinstance(item, (ir.Value, ir.Block)) and hash(item) in ADDRESSES:
        raise ValueError(f"{where}: its op was erased")
    if isinstance(item, ir.Block):
        item = item.owner
        if item is not None and item.context is not context:
            raise ValueError(f"{where}: a block of another context")
    if isinstance(item, (ir.Value, ir.Type, ir.Attribute)) and item.context is not context:
        kind = "a value" if isinstance(item, ir.Value) else str(item)
        raise ValueError(f"{where}: {kind} of another context; what an op uses is of the op's context")


def install() -> None:
    """Counts contexts."""
    cls: Any = ir.Context
    construct = cls.__init__

    @functools.wraps(construct)
    def counted(self: ir.Context, *args: Any, **named: Any) -> None:
        sweep()
        construct(self, *args, **named)
        _come(self)

    cls.__init__ = counted
