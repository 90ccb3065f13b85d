"""What is gone for the user and stays in memory for a while, in a module per context that is in no other IR.

Handles to an op, to its values or to what is nested in it do not keep it: not when it is erased by another handle, and not when its
module goes, as in ``op = gpuir.parse(text).body.operations[0]``. The host follows them into freed memory. So what is erased while
handles may be left, and the ops of a small module whose Python object goes, are freed only when others have come.
"""

from __future__ import annotations

import functools
import gc
import itertools
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from gpuir.host import AnyOp, ir
from gpuir.ods.detached import (
    ADDRESSES,
    LOOSE,
    WATCH,
    check_attached,
    context_of_owner,
    forget,
    inside_of,
    is_used,
    is_used_outside,
    owners_by_context,
    settle,
)

__all__ = ["install", "parse_unkept", "sweep"]

#: In each context: erased ops that are kept, how many of these may have regions, and modules that are kept.
_MOST_ERASED, _MOST_BODIES, _MOST_MODULES = 1000, 50, 20
#: Ops that a module may have that is kept.
_SMALL_MODULE = 1000

_create = ir.Operation.create
_create_module: Callable[[ir.Location], ir.Module] = ir.Module.create
#: The host's own reader, for modules of which nobody gets a handle: they go at once, where keeping them would cost as much as reading.
parse_unkept: Callable[..., ir.Module] = ir.Module.parse
_set_operand = ir.OpOperandList.__setitem__
_append: Callable[[ir.Block, Any], None] = ir.Block.append
_set_attribute = ir.OpAttributeMap.__setitem__
_erase: Callable[[Any], None] = ir.Operation.erase
#: Without the guards of patterns: a module may go while one is at work, which must not take it for what it has asked for.
_attributes_of: Callable[[Any], ir.OpAttributeMap] = ir.Operation.__mro__[1].attributes.fget  # type: ignore[attr-defined]
_walk: Callable[..., None] = ir.Operation.walk
_handle: Callable[[Any], Any] = ir.Operation._CAPICreate


class _Grave(NamedTuple):
    """An erased op."""

    has_body: bool
    #: Of its values and blocks, and of what is nested in it.
    addresses: list[int]


class _Graves:
    """What is kept in one context; oldest first."""

    def __init__(self, context: ir.Context):
        self.context = context
        self.erased: deque[_Grave] = deque()
        self._bodies = 0
        self.modules: deque[ir.Module] = deque()
        self._module: ir.Module | None = None

    def _open(self) -> ir.Module:
        """The module that erased ops are in, behind an op whose result stands for their operands."""
        if self._module is None:
            location = ir.Location.unknown(self.context)
            self._module = _create_module(location)
            ip = ir.InsertionPoint(self._module.body)
            op = _create("builtin.unrealized_conversion_cast", [ir.IndexType.get(self.context)], loc=location, ip=ip)
            self._nothing = op.results[0]
        return self._module

    def bury(self, operation: ir.Operation, known: bool) -> None:
        """Takes an op out of the IR; it uses nothing of it any more.

        Where it is `known` that handles are left, builders look for them.
        """
        body = self._open().body
        nothing = self._nothing
        addresses: list[int] = []
        for inner in inside_of(operation):
            operands = inner.operands
            for index in range(len(operands)):
                _set_operand(operands, index, nothing)
            if not known:
                continue
            addresses += map(hash, inner.results)
            for region in inner.regions:
                for block in region.blocks:
                    addresses.append(hash(block))
                    addresses += map(hash, block.arguments)
        ADDRESSES.update(addresses)
        has_body = len(operation.regions) > 0
        self._bodies += has_body
        self.erased.append(_Grave(has_body, addresses))
        _append(body, operation)
        operation._set_invalid()  # type: ignore[attr-defined]  # the stub hides it
        if len(self.erased) > _MOST_ERASED or self._bodies > _MOST_BODIES:
            self._free(body)

    def _free(self, body: ir.Block) -> None:
        """Frees the oldest op, unless something uses it."""
        grave = self.erased.popleft()
        operation = body.operations[1].operation
        if is_used_outside([operation]):
            _append(body, operation)
            self.erased.append(grave)
            return
        self._bodies -= grave.has_body
        ADDRESSES.difference_update(grave.addresses)
        _erase(operation)

    def bury_module(self, twin: ir.Operation) -> None:
        """Takes the ops of a module that is about to go."""
        module = _create_module(twin.location)
        attributes, given = _attributes_of(module.operation), _attributes_of(twin)
        for index in range(len(given)):
            named = given[index]
            _set_attribute(attributes, named.name, named.attr)
        for op in list(twin.regions[0].blocks[0].operations):
            _append(module.body, op)
        self.modules.append(module)
        if len(self.modules) > _MOST_MODULES:
            oldest = self.modules.popleft()
            if LOOSE.any and is_used_outside([op.operation for op in oldest.body.operations]):
                self.modules.append(oldest)

    def close(self) -> None:
        """Frees all, in one block: the host takes their operands away before, whichever uses which."""
        ADDRESSES.difference_update(address for grave in self.erased for address in grave.addresses)
        if self._module is not None or len(self.modules) > 1:
            body = self._open().body
            for module in self.modules:
                for op in list(module.body.operations):
                    _append(body, op)

    def references(self) -> int:
        """How many handles to the context there are here."""
        # The op and the module of its operands' stand-in have one each.
        return 1 + 2 * (self._module is not None) + len(self.modules)


_graves: dict[int, _Graves] = {}
_sweeping = threading.Lock()


def _graves_of(context: ir.Context) -> _Graves:
    graves = _graves.get(id(context))
    if graves is None:
        graves = _graves[id(context)] = _Graves(context)
    return graves


def sweep(phase: str = "stop", info: dict[str, int] | None = None) -> None:
    """Lets go of contexts that nothing but what is kept here, and ops in no block, keeps."""
    if phase != "stop" or (info is not None and info["generation"] == 0):
        return  # the youngest generation is collected a thousand times as often as contexts go
    if not _sweeping.acquire(blocking=False):
        return  # another thread is about it
    try:
        owners = owners_by_context()
        for key in {*_graves, *owners}:
            graves, addresses = _graves.get(key), owners.get(key, [])
            context = graves.context if graves is not None else context_of_owner(addresses[0])
            if context is None:
                continue
            own = len(addresses) + (graves.references() if graves is not None else 0)
            # Besides the name and the call.
            if sys.getrefcount(context) <= own + 2 and forget(addresses) and graves:
                graves.close()
                del _graves[key]
            del context, graves
    finally:
        _sweeping.release()
    WATCH.count()


def _erasing(erase: Callable[[Any], None]) -> Callable[[Any], None]:
    @functools.wraps(erase)
    def call(op: AnyOp) -> None:
        operation = op.operation
        check_attached(operation, "erase()")
        # The view's, the name's and the call's; of an operation the caller's and the parameter's in place of the view's.
        held = sys.getrefcount(operation) > (3 if operation is not op else 4) or len(operation.regions) > 0
        # Of an op with successors, blocks would count it among their predecessors.
        if (not held and not is_used(operation)) or len(operation.successors):
            erase(op)
            return
        if not operation.attached:
            settle(operation)
        _graves_of(operation.context).bury(operation, held)
        WATCH.count()

    return call


def _bury_module(twin: ir.Operation) -> None:
    """A module's Python object goes, and the module with it; `twin` is another handle."""
    if not len(twin.regions[0].blocks[0].operations):
        return
    # Takes each op as the value that `next` gives at the end; a function in Python would take as long again as the walk.
    answers = itertools.chain(itertools.repeat(ir.WalkResult.ADVANCE, _SMALL_MODULE), (ir.WalkResult.INTERRUPT,))
    _walk(twin, functools.partial(next, answers))
    if next(answers, None) is not None:
        _graves_of(twin.context).bury_module(twin)


def _keeping(make: Callable[..., ir.Module]) -> Callable[..., ir.Module]:
    @functools.wraps(make)
    def call(*args: Any, **named: Any) -> ir.Module:
        module = make(*args, **named)
        gone = weakref.finalize(module, _bury_module, _handle(module.operation._CAPIPtr))
        gone.atexit = False
        return module

    return call


def install() -> None:
    """Keeps erased ops and modules that handles may be left to."""
    base: Any = ir.Operation.__mro__[1]  # what Operation and OpView have in common
    base.erase = _erasing(base.erase)
    for name in ("create", "parse", "parseFile"):
        setattr(ir.Module, name, staticmethod(_keeping(getattr(ir.Module, name))))
    gc.callbacks.append(sweep)
