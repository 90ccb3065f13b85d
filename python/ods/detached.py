"""Ops in no block: one that others use stays in memory, and it moves by the handle that owns it.

The host frees an op that is in no block with its owner, the Python object that made it or took it out of its block, though other
ops may use its results: these would follow a pointer into freed memory. Here the owner is kept as soon as somebody uses a result,
until the op is put into a block. Where nobody else has it any more it is forgotten and stays in memory: what it uses itself may
be gone before.

The host takes each further handle to such an op, and the one to a module's own op, for a handle to an op in a block. What it would
do by these is refused.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from gpuir.host import AnyOp, ir

__all__ = [
    "ADDRESSES",
    "LOOSE",
    "WATCH",
    "check_attached",
    "context_of_owner",
    "forget",
    "hold",
    "inside_of",
    "install",
    "is_used",
    "is_used_outside",
    "loosen",
    "owners_by_context",
    "settle",
]

# The host's own, without the checks here.
host_append: Callable[[ir.Block, Any], None] = ir.Block.append
host_insert: Callable[[ir.InsertionPoint, Any], None] = ir.InsertionPoint.insert
host_move_before: Callable[[ir.Operation, AnyOp], None] = ir.Operation.move_before
host_move_after: Callable[[ir.Operation, AnyOp], None] = ir.Operation.move_after
host_detach: Callable[[ir.Operation], Any] = ir.Operation.detach_from_parent
_handle: Callable[[Any], Any] = ir.Operation._CAPICreate

#: Owners are looked through when there are as many, or twice as many as were left before.
_FIRST_LOOK = 256


#: Addresses of the values and blocks of erased ops.
ADDRESSES: set[int] = set()


class Watch:
    """Whether builders have to look at their arguments' contexts and at erased ops."""

    def __init__(self) -> None:
        #: Live contexts that have values which users see.
        self.contexts = 0
        #: Whether there is anything to look for, and whether there are erased ops.
        self.on = self.erased = False

    def count(self, change: int = 0) -> None:
        """A context came or went, or an erased op."""
        self.contexts += change
        self.erased = bool(ADDRESSES)
        self.on = self.erased or self.contexts > 1


WATCH = Watch()


class Loose:
    """Whether there may be ops with results in no block: builders look at the operands then."""

    def __init__(self) -> None:
        self.any = False
        self._count = 0

    def count(self, change: int) -> None:
        """An op came or went; one that is freed goes unnoticed."""
        self._count = max(self._count + change, 0)
        self.any = self._count > 0


LOOSE = Loose()
#: The owners of ops that are in no block and used, by the addresses of the first value or block that they define.
_owners: dict[int, ir.Operation] = {}
_next_look = _FIRST_LOOK


def loosen(op: AnyOp) -> None:
    """An op was made in no block, or taken out of one."""
    if len(op.results):
        LOOSE.count(1)


def settle(op: AnyOp) -> None:
    """An op that was in no block is in one."""
    if _owners:
        _owners.pop(_key(op), None)
    if len(op.results):
        LOOSE.count(-1)


def _key(op: AnyOp) -> int:
    # Not the op's own hash, which is another one when its operands are.
    if len(op.results):
        return hash(op.results[0])
    return next((hash(block) for region in op.regions for block in region.blocks), 0)


def hold(*values: Any) -> None:
    """Keeps the owners of the values that an op uses now."""
    op: AnyOp
    for value in values:
        if isinstance(value, ir.OpResult):
            op = value.owner
        elif isinstance(value, (ir.OpView, ir.Operation)):
            op = value
        elif isinstance(value, (list, tuple, ir.OpResultList)):
            hold(*value)
            continue
        else:
            continue
        if not op.attached:
            _hold(op.operation)


def _hold(operation: ir.Operation) -> None:
    global _next_look
    try:
        operation.context  # noqa: B018  the host raises where the op was erased
    except RuntimeError:
        return
    if len(_owners) >= _next_look:
        _look()
        _next_look = max(2 * len(_owners), _FIRST_LOOK)
    _owners[_key(operation)] = operation


def is_used(operation: ir.Operation) -> bool:
    """Whether any result has a use."""
    results = operation.results
    return any(next(results[index].uses, None) is not None for index in range(len(results)))


def inside_of(operation: ir.Operation) -> list[ir.Operation]:
    """The op and all that is nested in it."""
    if not len(operation.regions):
        return [operation]
    inside: list[ir.Operation] = []

    def visit(inner: ir.Operation) -> ir.WalkResult:
        inside.append(inner)
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    return inside


def is_used_outside(ops: list[ir.Operation]) -> bool:
    """Whether an op that is neither one of these nor nested in one uses a value of theirs."""
    if len(ops) == 1 and not len(ops[0].regions):
        return is_used(ops[0])
    inside = {inner for op in ops for inner in inside_of(op)}
    for inner in inside:
        arguments = (argument for region in inner.regions for block in region.blocks for argument in block.arguments)
        for value in (*inner.results, *arguments):
            if any(use.owner.operation not in inside for use in value.uses):
                return True
    return False


def _look() -> None:
    """Lets go of the ops that nobody else has, or that are in blocks."""
    for address in list(_owners):
        operation = _owners.get(address)
        if operation is None:
            continue  # another thread's, which was put into a block
        if operation.attached:
            _owners.pop(address, None)
        elif sys.getrefcount(operation) <= 3 and not is_used_outside(
            [operation]
        ):  # the table's, the name's and the call's
            _owners.pop(address, None)
            operation._set_invalid()  # type: ignore[attr-defined]  # the stub hides it


def owners_by_context() -> dict[int, list[int]]:
    """The addresses of the ops whose owners are kept, by the ids of their contexts."""
    addresses: dict[int, list[int]] = {}
    for address, operation in list(_owners.items()):
        with contextlib.suppress(RuntimeError):  # another thread's, which was erased
            addresses.setdefault(id(operation.context), []).append(address)
    return addresses


def context_of_owner(address: int) -> ir.Context | None:
    """The context of a kept owner; None if it is kept no more."""
    operation = _owners.get(address)
    return operation.context if operation is not None else None


def forget(addresses: Sequence[int]) -> bool:
    """Lets go of the ops at these addresses, if nobody else has one of them; whether it did."""
    operations = [operation for address in addresses if (operation := _owners.get(address)) is not None]
    operation = None
    # The table's, the list's, the loop's and the call's.
    if len(operations) != len(addresses) or any(sys.getrefcount(operation) > 4 for operation in operations):
        return False
    for address in addresses:
        _owners.pop(address, None)
    for operation in operations:
        operation._set_invalid()  # type: ignore[attr-defined]
    return True


def _leave() -> None:
    """At the end of the process nobody knows which of an op and its users goes first."""
    for operation in _owners.values():
        operation._set_invalid()  # type: ignore[attr-defined]
    _owners.clear()


# What is refused ------------------------------------------------------------------------------------------------------


def check_attached(op: AnyOp, method: str) -> None:
    """Refuses an op of a module, and one in no block by another handle than its owner."""
    operation = op.operation
    if operation.attached and operation.parent is None:
        _refuse(operation, method, "is a module, or was taken out of its block by another handle, which has to be used")


def _refuse(operation: ir.Operation, method: str, why: str) -> NoReturn:
    raise ValueError(f"{method}: '{operation.name}' op at {str(operation.location)[4:-1]} {why}")


_SHOWN: dict[type, str] = {
    ir.Value: "a value",
    ir.Operation: "an op",
    ir.OpView: "an op",
    ir.Block: "a block",
    ir.Region: "a region",
    ir.InsertionPoint: "an insertion point",
}


def _check_foreign(given: Any, own: Any, method: str) -> None:
    """Refuses what is of another context than one's own: the host would mix them, and may free the one that is used first."""
    context = _context(own)
    for item in given if isinstance(given, (list, tuple)) else (given,):
        if isinstance(item, (list, tuple)):
            _check_foreign(item, own, method)
        elif (_context(item) or context) is not context:
            shown = next((words for kind, words in _SHOWN.items() if isinstance(item, kind)), str(item))
            raise ValueError(f"{method}: {shown} of another context; what an op uses is of the op's context")


def _context(thing: Any) -> ir.Context | None:
    if isinstance(thing, (ir.Block, ir.Region)):
        thing = thing.owner
    elif isinstance(thing, ir.InsertionPoint):
        thing = thing.block.owner
    return getattr(thing, "context", None)


def _check_not_inside(operation: ir.Operation, around: Any, method: str) -> None:
    """Refuses to put an op into itself; `around` is the op that it goes to."""
    if not len(operation.regions):
        return
    while around is not None:
        around = around.operation
        if around == operation:
            _refuse(operation, method, "cannot move into itself")
        if not around.attached:
            return
        around = around.parent


def _detach(detach: Callable[[AnyOp], Any]) -> Callable[[AnyOp], Any]:
    @functools.wraps(detach)
    def detach_from_parent(op: AnyOp) -> Any:
        operation = op.operation
        if operation.attached:
            check_attached(operation, "detach_from_parent()")
        made = detach(operation)
        loosen(operation)
        if is_used_outside([operation]):
            _hold(operation)
        return made

    return detach_from_parent


def _append(append: Callable[[ir.Block, AnyOp], None]) -> Callable[[ir.Block, AnyOp], None]:
    @functools.wraps(append)
    def call(block: ir.Block, operation: AnyOp) -> None:
        check_attached(operation, "Block.append()")
        if WATCH.on:
            _check_foreign(operation, block, "Block.append()")
        _check_not_inside(operation.operation, block.owner, "Block.append()")
        loose = not operation.attached
        append(block, operation)
        if loose:
            settle(operation)

    return call


def _insert(insert: Callable[[ir.InsertionPoint, AnyOp], None]) -> Callable[[ir.InsertionPoint, AnyOp], None]:
    @functools.wraps(insert)
    def call(ip: ir.InsertionPoint, operation: AnyOp) -> None:
        if WATCH.on:
            _check_foreign(operation, ip, "InsertionPoint.insert()")
        _check_not_inside(operation.operation, ip.block.owner, "InsertionPoint.insert()")
        loose = not operation.attached
        insert(ip, operation)
        if loose:
            settle(operation)

    return call


def _move(
    move: Callable[[ir.Operation, AnyOp], None], point: Callable[[AnyOp], ir.InsertionPoint]
) -> Callable[[AnyOp, AnyOp], None]:
    method = f"{move.__name__}()"

    @functools.wraps(move)
    def call(op: AnyOp, other: AnyOp) -> None:
        operation, anchor = op.operation, other.operation
        if WATCH.on:
            _check_foreign(anchor, operation, method)
        if not anchor.attached or anchor.parent is None:
            _refuse(anchor, method, "is in no block: nothing has a position there")
        check_attached(operation, method)
        _check_not_inside(operation, anchor, method)
        if operation.attached:
            move(operation, anchor)
        else:  # the host would move it, and free it with its owner all the same
            host_insert(point(anchor), operation)
            settle(operation)

    return call


def _append_to(append_to: Callable[[ir.Block, ir.Region], None]) -> Callable[[ir.Block, ir.Region], None]:
    @functools.wraps(append_to)
    def call(block: ir.Block, region: ir.Region) -> None:
        if WATCH.on:
            _check_foreign(region, block, "Block.append_to()")
        around: Any = region.owner
        while around is not None and (around := around.operation).attached and around.parent is not None:
            if around.block == block:
                raise ValueError("Block.append_to(): the block cannot move into itself")
            around = around.parent
        append_to(block, region)

    return call


def _erase_argument(erase: Callable[[ir.Block, int], None]) -> Callable[[ir.Block, int], None]:
    @functools.wraps(erase)
    def call(block: ir.Block, index: int) -> None:
        if 0 <= index < len(block.arguments) and next(block.arguments[index].uses, None) is not None:
            raise ValueError(f"Block.erase_argument(): argument #{index} is used: replace its uses first")
        erase(block, index)

    return call


def _knowing_its_context(base: type[ir.SymbolTable]) -> type[ir.SymbolTable]:
    """A symbol table that keeps the op it is of: the host's does not tell."""

    class SymbolTable(base):  # type: ignore[misc, valid-type]
        @functools.wraps(base.__init__)  # type: ignore[misc]
        def __init__(self, operation: AnyOp):
            super().__init__(operation)
            self.operation = operation.operation

        @functools.wraps(base.insert)
        def insert(self, operation: AnyOp) -> Any:
            if WATCH.on:
                _check_foreign(operation, self.operation, "SymbolTable.insert()")
            return super().insert(operation)

    for name in ("__doc__", "__module__", "__qualname__"):
        setattr(SymbolTable, name, getattr(base, name))
    return SymbolTable


def _insert_symbol(insert: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(insert)
    def call(table: ir.SymbolTable, operation: AnyOp) -> Any:
        symbol = insert(table, operation)
        if not operation.attached:
            _adopt(operation.operation)
        return symbol

    return call


def _adopt(owner: ir.Operation) -> None:
    """Lets the owner of an op know that it is in a block now."""
    again = _handle(owner._CAPIPtr)
    if again.parent is None:
        return
    block = again.block
    ops = list(block.operations)
    index = next(number for number, op in enumerate(ops) if op.operation == owner)
    host_detach(again)
    if index + 1 < len(ops):
        host_insert(ir.InsertionPoint(ops[index + 1]), owner)
    else:
        host_append(block, owner)
    again._set_invalid()
    settle(owner)


# Uses -----------------------------------------------------------------------------------------------------------------


def _checking(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method of the host's whose arguments have to be of the context of what it belongs to."""
    name = f"{method.__name__}()"

    @functools.wraps(method)
    def call(own: Any, *args: Any, **named: Any) -> Any:
        if WATCH.on:
            _check_foreign([*args, *named.values()], own, name)
        return method(own, *args, **named)

    return call


def _set_in(what: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An assignment to what a list has, or to a name in a dictionary, all of one op."""

    def wrap(set_item: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(set_item)
        def call(items: Any, key: Any, value: Any) -> None:
            if WATCH.on and len(items):
                own = items[0]
                _check_foreign(value, own.attr if isinstance(own, ir.NamedAttribute) else own, f"{what}[...] = ...")
            set_item(items, key, value)

        return call

    return wrap


def _loosening(make: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(make)
    def call(*args: Any, **named: Any) -> Any:
        made = make(*args, **named)
        if not made.attached:
            loosen(made)
        return made

    return call


def _set_operand(set_item: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(set_item)
    def call(operands: ir.OpOperandList, index: int, value: ir.Value) -> None:
        if WATCH.on and len(operands):
            _check_foreign(value, operands[0], "operands[...] = ...")
        set_item(operands, index, value)
        if LOOSE.any:
            hold(value)

    return call


def _replacing(replace: Callable[..., None], position: int) -> Callable[..., None]:
    """A method by which the uses of other values become those of the argument at a position."""

    @functools.wraps(replace)
    def call(*args: Any) -> None:
        if args[position - 1] == args[position]:
            return  # the host would never end
        if WATCH.on:
            _check_foreign(args[position], args[0], f"{replace.__name__}()")
        replace(*args)
        if LOOSE.any:
            hold(args[position])

    return call


def _checked_block(accessor: property) -> property:
    get = accessor.fget
    assert get is not None

    def block(operation: ir.Operation) -> ir.Block:
        if operation.parent is None:
            _refuse(operation, "block", "is in no block")
        return get(operation)

    functools.update_wrapper(block, get, assigned=(), updated=())
    return property(block, doc=accessor.__doc__)


def install() -> None:
    """Puts the checks in front of the host's methods."""
    base: Any = ir.Operation.__mro__[1]  # what Operation and OpView have in common
    replaced: Iterable[tuple[type, str, Callable[[Any], Any]]] = (
        (base, "detach_from_parent", _detach),
        (base, "clone", lambda clone: _checking(_loosening(clone))),
        (base, "move_before", lambda move: _move(move, ir.InsertionPoint)),
        (base, "move_after", lambda move: _move(move, ir.InsertionPoint.after)),
        (ir.Operation, "block", _checked_block),
        (ir.Operation, "replace_uses_of_with", lambda replace: _replacing(replace, 2)),
        (ir.Value, "replace_all_uses_with", lambda replace: _replacing(replace, 1)),
        (ir.Value, "replace_all_uses_except", lambda replace: _replacing(replace, 1)),
        (ir.OpOperandList, "__setitem__", _set_operand),
        (ir.OpAttributeMap, "__setitem__", _set_in("attributes")),
        (ir.OpSuccessors, "__setitem__", _set_in("successors")),
        (ir.Value, "set_type", _checking),
        (ir.BlockArgument, "set_type", _checking),
        (ir.Block, "add_argument", _checking),
        (ir.Block, "create_after", _checking),
        (ir.Block, "create_before", _checking),
        (ir.Block, "append", _append),
        (ir.Block, "append_to", _append_to),
        (ir.Block, "erase_argument", _erase_argument),
        (ir.InsertionPoint, "insert", _insert),
        (ir.SymbolTable, "insert", _insert_symbol),
    )
    for cls, name, wrap in replaced:
        setattr(cls, name, wrap(vars(cls)[name]))
    ir.SymbolTable = _knowing_its_context(ir.SymbolTable)  # type: ignore[misc]
    ir.Block.create_at_start = staticmethod(_checking(ir.Block.create_at_start))  # type: ignore[method-assign]
    ir.Operation.parse = staticmethod(_loosening(ir.Operation.parse))  # type: ignore[method-assign]
    atexit.register(_leave)
