"""The host's own methods that change IR, checked while a pattern runs.

A pattern may call them directly (`op.erase()`, `op.operands[0] = x`, `value.replace_all_uses_with(other)`): the driver does
not hear of it, and a wrong call ends the process. While a pattern runs in the thread such a call goes through the pattern's
rewriter, or is checked and made. Outside of patterns the methods are the host's: the first thing that each guard asks is
whether a pattern runs in any thread, since other code calls them, too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import AnyOp, ir, module
from gpuir.passes.dominance import block_of, is_within
from gpuir.passes.rewriter import PatternRewriter
from gpuir.passes.rewriting_run import ACTIVE, AT_WORK

__all__ = ["install"]

_Method = Callable[..., Any]
#: A check in front of the host's method: gets the rewriter, the host's method and its arguments.
_Guard = Callable[..., Any]
_host_set_attribute: _Method = ir.OpAttributeMap.__setitem__
_guards: list[tuple[Callable[[], Any], str, _Guard]] = []


def _guard(owner: Callable[[], Any], name: str) -> Callable[[_Guard], _Guard]:
    def decorate(guard: _Guard) -> _Guard:
        _guards.append((owner, name, guard))
        return guard

    return decorate


def _op_class() -> type:
    return ir.Operation.__mro__[1]  # what Operation and OpView have in common


def _guarded(method: _Method, guard: _Guard) -> _Method:
    @functools.wraps(method)
    def call(*args: Any, **named: Any) -> Any:
        if AT_WORK and (rewriter := ACTIVE.rewriter) is not None:
            return guard(rewriter, method, *args, **named)
        return method(*args, **named) if named else method(*args)

    @functools.wraps(method)
    def set_item(self: Any, key: Any, value: Any) -> None:
        if AT_WORK and (rewriter := ACTIVE.rewriter) is not None:
            guard(rewriter, method, self, key, value)
        else:
            method(self, key, value)

    return set_item if method.__name__ == "__setitem__" else call


def _noticed(accessor: property) -> property:
    get = accessor.fget
    assert get is not None

    def noticed(self: Any) -> Any:
        if AT_WORK and (rewriter := ACTIVE.rewriter) is not None:
            rewriter._wandered = True
        return get(self)

    functools.update_wrapper(noticed, get, assigned=(), updated=())  # stubs are written from the host's
    return property(noticed, doc=accessor.__doc__)


def _remembered(accessor: property) -> property:
    get = accessor.fget
    assert get is not None

    def remembered(op: Any) -> Any:
        if AT_WORK and (rewriter := ACTIVE.rewriter) is not None:
            rewriter._asked = op
        return get(op)

    functools.update_wrapper(remembered, get, assigned=(), updated=())
    return property(remembered, doc=accessor.__doc__)


@functools.cache
def install() -> None:
    """Puts the checks in front of the host's methods, once for the process."""
    base: Any = _op_class()
    watched: tuple[tuple[type, str], ...] = (
        (ir.Value, "uses"),
        (ir.Block, "operations"),
        (ir.InsertionPoint, "ref_operation"),
        (base, "op_operands"),
    )
    for cls, name in watched:
        setattr(cls, name, _noticed(vars(cls)[name]))
    # The class of the map, unlike the op's, does not say whose attributes they are.
    base.attributes = _remembered(vars(base)["attributes"])
    for owner, name, guard in _guards:
        cls = owner()
        setattr(cls, name, _guarded(getattr(cls, name), guard))


# Ops -----------------------------------------------------------------------------------------------------------------


@_guard(_op_class, "erase")
def _erase(rewriter: PatternRewriter, method: _Method, op: AnyOp) -> None:
    rewriter._erase("op.erase()", op)


@_guard(_op_class, "detach_from_parent")
def _detach(rewriter: PatternRewriter, method: _Method, op: AnyOp) -> Any:
    operation = rewriter._operation("op.detach_from_parent()", op)
    if block_of(operation) is None:
        rewriter._refuse("op.detach_from_parent()", f"{rewriter._named(operation)} is in no block")
    rewriter._check_erasable("op.detach_from_parent()", operation)
    return rewriter._detach(operation, method)


@_guard(_op_class, "move_before")
def _move_before(rewriter: PatternRewriter, method: _Method, op: AnyOp, other: AnyOp) -> None:
    rewriter._move("op.move_before()", op, other, method)


@_guard(_op_class, "move_after")
def _move_after(rewriter: PatternRewriter, method: _Method, op: AnyOp, other: AnyOp) -> None:
    rewriter._move("op.move_after()", op, other, method)


@_guard(lambda: ir.Operation, "replace_uses_of_with")
def _replace_uses_of(rewriter: PatternRewriter, method: _Method, op: AnyOp, of: ir.Value, new: ir.Value) -> None:
    name = "op.replace_uses_of_with()"
    operation = rewriter._operation(name, op)
    rewriter._check_value(name, of)
    rewriter._check_value(name, new)
    method(operation, of, new)
    rewriter._touch(operation)


@_guard(_op_class, "walk")
@_guard(lambda: ir.Block, "__iter__")
@_guard(lambda: ir.SymbolTable, "__getitem__")
@_guard(lambda: module("rewrite"), "walk_and_apply_patterns")
def _look_around(rewriter: PatternRewriter, method: _Method, *args: Any, **named: Any) -> Any:
    rewriter._wandered = True
    return method(*args, **named)


# Values and operands -------------------------------------------------------------------------------------------------


@_guard(lambda: ir.Value, "replace_all_uses_with")
def _replace_all(rewriter: PatternRewriter, method: _Method, value: ir.Value, new: ir.Value) -> None:
    rewriter._check_uses("value.replace_all_uses_with()", value, new)
    method(value, new)
    rewriter._changed = True


@_guard(lambda: ir.Value, "replace_all_uses_except")
def _replace_except(
    rewriter: PatternRewriter, method: _Method, value: ir.Value, new: ir.Value, exceptions: Any
) -> None:
    name = "value.replace_all_uses_except()"
    listed: Sequence[AnyOp] = exceptions if isinstance(exceptions, (list, tuple)) else [exceptions]
    rewriter._check_uses(name, value, new, [rewriter._operation(name, op) for op in listed])
    method(value, new, exceptions)
    rewriter._changed = True


@_guard(lambda: ir.Value, "set_type")
def _set_type(rewriter: PatternRewriter, method: _Method, value: ir.Value, type: ir.Type) -> None:
    name = "value.set_type()"
    if not isinstance(type, ir.Type):
        rewriter._refuse(name, f"expected a type, given {type!r}")
    rewriter._same_context(name, type.context, f"type {type}")
    rewriter._check_value(name, value)
    method(value, type)
    owner = value.owner
    if not isinstance(owner, ir.Block):
        rewriter._touch(owner)
    for use in value.uses:
        rewriter._touch(use.owner)


@_guard(lambda: ir.OpOperandList, "__setitem__")
def _set_operand(rewriter: PatternRewriter, method: _Method, operands: Any, index: int, value: ir.Value) -> None:
    name = f"op.operands[{index}] ="
    if not isinstance(value, ir.Value):
        rewriter._refuse(name, f"expected a Value, given {value!r}")
    if not isinstance(index, int) or not -len(operands) <= index < len(operands):
        rewriter._refuse(name, f"the op has {len(operands)} operands")
    rewriter._check_value(name, value)
    method(operands, index, value)
    use = next(value.uses, None)  # the newest
    if use is not None:
        rewriter._touch(use.owner)


# Attributes ----------------------------------------------------------------------------------------------------------


@_guard(lambda: ir.OpAttributeMap, "__setitem__")
def _set_attribute(rewriter: PatternRewriter, method: _Method, attributes: Any, name: str, value: ir.Attribute) -> None:
    what = f"op.attributes[{name!r}] ="
    if not isinstance(name, str) or not isinstance(value, ir.Attribute):
        rewriter._refuse(what, f"expected an attribute, given {value!r}")
    rewriter._same_context(what, value.context, f"{value}")
    old = attributes.get(name)
    method(attributes, name, value)
    rewriter._changed = True
    if old is not None:
        rewriter._effects.undo.append(functools.partial(method, attributes, name, old))
    new = attributes.get(name)
    if new is None or new != value:
        # The host keeps no attribute at all where the op's own is of another kind, and follows the null pointer later.
        if old is not None:
            method(attributes, name, old)
        rewriter._refuse(what, f"the op does not take {value} there" + (f", it has {old}" if old is not None else ""))
    rewriter._touch_asked()


@_guard(lambda: ir.OpAttributeMap, "__delitem__")
def _delete_attribute(rewriter: PatternRewriter, method: _Method, attributes: Any, name: str) -> None:
    what = f"del op.attributes[{name!r}]"
    if not isinstance(name, str) or name not in attributes:
        rewriter._refuse(what, "the op has no such attribute")
    old = attributes[name]
    method(attributes, name)
    rewriter._effects.undo.append(functools.partial(_host_set_attribute, attributes, name, old))
    rewriter._touch_asked()


# Blocks --------------------------------------------------------------------------------------------------------------


@_guard(lambda: ir.Block, "append")
def _append(rewriter: PatternRewriter, method: _Method, block: ir.Block, op: AnyOp) -> None:
    operation = rewriter._operation("block.append()", op)
    rewriter._same_context("block.append()", operation.context, rewriter._named(operation))
    around = block.owner
    if around is not None and is_within(around, operation):
        rewriter._refuse("block.append()", f"{rewriter._named(operation)} cannot move into itself")
    rewriter._check_erasable("block.append()", operation)
    method(block, operation)
    rewriter._effects.opened.append(block)
    rewriter._touch(operation)


@_guard(lambda: ir.Block, "append_to")
def _append_to(rewriter: PatternRewriter, method: _Method, block: ir.Block, region: ir.Region) -> None:
    owner = region.owner
    if owner is not None and is_within(owner, block):
        rewriter._refuse("block.append_to()", "the block cannot move into itself")
    method(block, region)
    rewriter._changed = True


@_guard(lambda: ir.Block, "erase_argument")
def _erase_argument(rewriter: PatternRewriter, method: _Method, block: ir.Block, index: int) -> None:
    arguments = block.arguments
    if not isinstance(index, int) or not 0 <= index < len(arguments):
        rewriter._refuse("block.erase_argument()", f"the block has {len(arguments)} arguments, given {index!r}")
    use = next(arguments[index].uses, None)
    if use is not None:
        rewriter._refuse("block.erase_argument()", f"argument #{index} is used, by {rewriter._named(use.owner)}")
    method(block, index)
    rewriter._changed = True


@_guard(lambda: ir.Block, "add_argument")
def _add_argument(rewriter: PatternRewriter, method: _Method, block: ir.Block, type: ir.Type, loc: ir.Location) -> Any:
    if not isinstance(type, ir.Type):
        rewriter._refuse("block.add_argument()", f"expected a type, given {type!r}")
    rewriter._same_context("block.add_argument()", type.context, f"type {type}")
    rewriter._changed = True
    return method(block, type, loc)


@_guard(lambda: ir.InsertionPoint, "insert")
def _insert(rewriter: PatternRewriter, method: _Method, ip: ir.InsertionPoint, op: AnyOp) -> None:
    operation = rewriter._operation("ip.insert()", op)
    if block_of(operation) is not None:
        rewriter._refuse("ip.insert()", f"{rewriter._named(operation)} is in a block already")
    rewriter._same_context("ip.insert()", operation.context, rewriter._named(operation))
    around = ip.block.owner
    if around is not None and is_within(around, operation):
        rewriter._refuse("ip.insert()", f"{rewriter._named(operation)} cannot move into itself")
    method(ip, operation)
    rewriter._effects.opened.append(ip.block)
    rewriter._touch(operation)


# What frees ops elsewhere ---------------------------------------------------------------------------------------------


@_guard(lambda: ir.SymbolTable, "erase")
def _erase_symbol(rewriter: PatternRewriter, method: _Method, table: ir.SymbolTable, op: AnyOp) -> None:
    rewriter._erase("SymbolTable.erase()", op)


@_guard(lambda: module("passmanager").PassManager, "run")
def _run_passes(rewriter: PatternRewriter, method: _Method, manager: Any, op: AnyOp | ir.Module) -> None:
    rewriter._check_apart("PassManager.run()", op.operation)
    method(manager, op)


@_guard(lambda: module("rewrite"), "apply_patterns_and_fold_greedily")
@_guard(lambda: module("rewrite"), "apply_partial_conversion")
@_guard(lambda: module("rewrite"), "apply_full_conversion")
def _run_driver(rewriter: PatternRewriter, method: _Method, op: AnyOp | ir.Module, *args: Any, **named: Any) -> None:
    rewriter._check_apart(f"rewrite.{method.__name__}()", op.operation)
    method(op, *args, **named)
