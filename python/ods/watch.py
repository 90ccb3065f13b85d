"""What the host lets a builder use, and must not: values, types and attributes of another context, values of erased ops.

The host follows such a handle into memory that may be gone. Foreign ones exist only while several contexts do, which is counted
here. An op that Python erases while handles to it, or to what is nested in it, may be left stays in memory for a while, out of
the IR, and its values are known by their addresses. Builders look only while there is something to look for (`WATCH.on`).
"""

from __future__ import annotations

import functools
import gc
import sys
import weakref
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from gpuir.host import AnyOp, ir

__all__ = ["WATCH", "check", "foreign", "ignore", "install", "quick_test"]

#: Erased ops that are kept, in all contexts together, and how many of these may have regions.
_MOST_ERASED, _MOST_BODIES = 1000, 50

_create = ir.Operation.create
_set_operand = ir.OpOperandList.__setitem__
_append: Callable[[ir.Block, Any], None] = ir.Block.append
_erase: Callable[[Any], None] = ir.Operation.erase


class Watch:
    """Whether builders have to look at their arguments' contexts and at erased ops."""

    def __init__(self) -> None:
        #: Live contexts that have values which users see.
        self.contexts = 0
        #: Whether there is anything to look for, and whether there are erased ops.
        self.on = self.erased = False

    def count(self, change: int) -> None:
        """A context came or went."""
        self.contexts += change
        self.on = self.erased or self.contexts > 1


WATCH = Watch()
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


# Erased ops -----------------------------------------------------------------------------------------------------------


class _Graves:
    """The erased ops of one context, in a module that is in no other IR."""

    def __init__(self, context: ir.Context):
        location = ir.Location.unknown(context)
        self.module = ir.Module.create(location)
        #: Whether each op has a body, and the addresses of its values and blocks; oldest first.
        self.kept: deque[tuple[bool, list[int]]] = deque()
        ip = ir.InsertionPoint(self.module.body)
        _create("builtin.unrealized_conversion_cast", [ir.IndexType.get(context)], loc=location, ip=ip)

    def bury(self, operation: ir.Operation) -> None:
        """Takes an op out of the IR; it uses nothing of it any more."""
        nothing = self.module.body.operations[0].operation.results[0]
        inside = [operation]
        addresses: list[int] = []
        if len(operation.regions):
            inside.clear()

            def visit(inner: ir.Operation) -> ir.WalkResult:
                inside.append(inner)
                return ir.WalkResult.ADVANCE

            operation.walk(visit)
        for inner in inside:
            operands = inner.operands
            for index in range(len(operands)):
                _set_operand(operands, index, nothing)
            addresses += map(hash, inner.results)
            for region in inner.regions:
                for block in region.blocks:
                    addresses.append(hash(block))
                    addresses += map(hash, block.arguments)
        self.kept.append((len(operation.regions) > 0, addresses))
        _addresses.update(addresses)
        _append(self.module.body, operation)
        operation._set_invalid()  # type: ignore[attr-defined]  # the stub hides it

    def free(self) -> None:
        """Frees the oldest op, unless something uses it."""
        body, addresses = self.kept.popleft()
        operation = self.module.body.operations[1].operation
        if any(next(result.uses, None) is not None for result in operation.results):
            _append(self.module.body, operation)
            self.kept.append((body, addresses))
            return
        _addresses.difference_update(addresses)
        _erase(operation)


_graves: dict[int, _Graves] = {}
#: Of values and blocks of erased ops.
_addresses: set[int] = set()


def _sweep(phase: str = "stop", info: object = None) -> None:
    """Lets go of contexts that nothing but their erased ops keeps."""
    if phase == "stop":
        for key, graves in list(_graves.items()):
            context = graves.module.context
            if sys.getrefcount(context) <= 3:  # the module's, the name's and the call's
                for _, addresses in graves.kept:
                    _addresses.difference_update(addresses)
                del _graves[key]
            del context
        _note()


def _note() -> None:
    WATCH.erased = bool(_graves)
    WATCH.count(0)


def _erasing(erase: Callable[[Any], None]) -> Callable[[Any], None]:
    @functools.wraps(erase)
    def call(op: AnyOp) -> None:
        operation = op.operation
        # The view's, the name's and the call's; of an operation the caller's and the parameter's in place of the view's.
        held = sys.getrefcount(operation) - (3 if operation is not op else 4)
        if (held <= 0 and not len(operation.regions)) or len(operation.successors):
            erase(op)
            return
        context = operation.context
        if not _graves and _sweep not in gc.callbacks:
            gc.callbacks.append(_sweep)
        graves = _graves.get(id(context))
        if graves is None:
            graves = _graves[id(context)] = _Graves(context)
        graves.bury(operation)
        if len(graves.kept) > _MOST_ERASED or sum(body for body, _ in graves.kept) > _MOST_BODIES:
            graves.free()
        _note()

    return call


# Checks ---------------------------------------------------------------------------------------------------------------


def foreign(loc: ir.Location | None, *values: Any) -> bool:
    """Whether any of the values, or of lists of values, is of another context than what is built."""
    context = loc.context if loc is not None else ir.Context.current
    for value in values:
        if value.__class__ is list or value.__class__ is tuple:
            for item in value:
                if item.context is not context:
                    return True
        elif value is not None and value.context is not context:
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
            _check_item(f"'{op}' operand '{name}'", item, context)
    try:
        point = ip or ir.InsertionPoint.current
        block = point.block
        if hash(block) in _addresses:
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


def _check_item(where: str, item: object, context: ir.Context) -> None:
    if isinstance(item, (ir.OpView, ir.Operation)):
        try:
            item = item.results[0] if len(item.results) else None
        except RuntimeError:
            raise ValueError(f"{where}: the op was erased") from None
    if isinstance(item, ir.Value) and hash(item) in _addresses:
        raise ValueError(f"{where}: its op was erased")
    if isinstance(item, (ir.Value, ir.Type, ir.Attribute)) and item.context is not context:
        kind = "a value" if isinstance(item, ir.Value) else str(item)
        raise ValueError(f"{where}: {kind} of another context; what an op uses is of the op's context")


def install() -> None:
    """Counts contexts, and keeps erased ops that handles may be left to."""
    cls: Any = ir.Context
    construct = cls.__init__

    @functools.wraps(construct)
    def counted(self: ir.Context, *args: Any, **named: Any) -> None:
        construct(self, *args, **named)
        _come(self)

    cls.__init__ = counted
    base: Any = ir.Operation.__mro__[1]  # what Operation and OpView have in common
    base.erase = _erasing(base.erase)
