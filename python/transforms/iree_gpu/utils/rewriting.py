"""Walks and replacements that passes share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, overload

from gpuir.host import AnyOp, ir, string_value
from gpuir.ods import host_names
from gpuir.passes.registry import apply_patterns
from gpuir.passes.rewriter import set_operand

__all__ = [
    "Prototype",
    "body_ops",
    "clone_with_operands",
    "collect",
    "defining_op",
    "enclosing_symbol_table",
    "only_user",
    "replace",
    "symbol_names",
    "terminator",
    "tidy",
    "users",
]

OpT = TypeVar("OpT", bound=ir.OpView)
OtherOpT = TypeVar("OtherOpT", bound=ir.OpView)


class Prototype:
    """An op that is built many times on operands of the same types: cloning takes half the time of creating it.

    The op to clone is in a module of its own, on placeholder operands. It keeps its context alive.
    """

    def __init__(
        self,
        name: str,
        results: Sequence[ir.Type],
        operands: Sequence[ir.Type],
        attributes: Mapping[str, ir.Attribute],
    ):
        with operands[0].context, ir.Location.unknown():
            self._module = ir.Module.create()
            with ir.InsertionPoint(self._module.body):
                create = ir.Operation.create
                placeholders = create("builtin.unrealized_conversion_cast", results=list(operands)).results
                op = create(name, results=list(results), operands=list(placeholders), attributes=dict(attributes))
        self._clone = op.clone

    def build(self, operands: Sequence[ir.Value], location: ir.Location, ip: ir.InsertionPoint) -> ir.Operation:
        """Clones the op at ``ip`` and gives it ``operands``, whose types are not checked."""
        op = self._clone(ip)
        op.location = location
        own = op.operands
        for index, value in enumerate(operands):
            set_operand(own, index, value)
        return op


def op_name(op_class: type[ir.OpView]) -> str:
    """The name of the ops that the host's or gpuir's class is for."""
    # Every subclass has it, and the stub of the base class does not.
    return str(op_class.OPERATION_NAME)  # type: ignore[attr-defined]


@overload
def collect(op: AnyOp, *kinds: type[OpT]) -> list[OpT]: ...
@overload
def collect(op: AnyOp, *kinds: str) -> list[Any]: ...
def collect(op: AnyOp, *kinds: str | type[ir.OpView]) -> list[Any]:
    """The ops nested in ``op`` (and ``op``) of these classes or names, in pre-order.

    A name that ends with a dot, such as ``"linalg."``, means all ops that begin with it.
    """
    names = [kind if isinstance(kind, str) else op_name(kind) for kind in kinds]
    prefixes = tuple(name for name in names if name.endswith("."))
    exact = {host for name in names if not name.endswith(".") for host in host_names(name)}
    matches: list[ir.OpView] = []

    def visit(inner: ir.Operation) -> ir.WalkResult:
        if inner.name in exact or inner.name.startswith(prefixes):
            matches.append(inner.opview)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return matches


@overload
def defining_op(value: ir.Value, op_class: type[OpT], /) -> OpT | None: ...
@overload
def defining_op(value: ir.Value, op_class: type[OpT], other: type[OtherOpT], /) -> OpT | OtherOpT | None: ...
@overload
def defining_op(value: ir.Value, *classes: type[ir.OpView]) -> Any: ...
def defining_op(value: ir.Value, *classes: type[ir.OpView]) -> ir.OpView | None:
    """The op of one of these classes that ``value`` is a result of, or None."""
    if not isinstance(value, ir.OpResult):
        return None
    owner = value.owner
    return owner if isinstance(owner, classes) else None


def users(value: ir.Value) -> list[ir.OpView]:
    """The ops that use ``value``, once per use."""
    return [use.owner for use in value.uses]


def only_user(value: ir.Value) -> ir.OpView | None:
    """The op that uses ``value``, if there is exactly one use."""
    uses = users(value)
    return uses[0] if len(uses) == 1 else None


def body_ops(block: ir.Block) -> list[ir.Operation]:
    """The ops of a block without its terminator, as a list that survives moving them."""
    return [op.operation for op in block.operations][:-1]


def terminator(block: ir.Block) -> ir.OpView:
    """The last op of a block."""
    return block.operations[len(block.operations) - 1]


def clone_with_operands(op: AnyOp, operands: Sequence[ir.Value]) -> ir.Operation:
    """A clone of ``op`` at the insertion point, with other operands."""
    clone = op.operation.clone()
    for index, value in enumerate(operands):
        clone.operands[index] = value
    return clone


def replace(op: AnyOp, values: Sequence[ir.Value]) -> None:
    """Replaces the results of ``op`` by ``values`` and erases it."""
    for result, value in zip(list(op.results), values):
        result.replace_all_uses_with(value)
    op.operation.erase()


def enclosing_symbol_table(op: AnyOp) -> ir.Operation:
    """The builtin.module or gpu.module around ``op``."""
    parent = op.operation.parent
    while parent is not None and parent.name not in ("builtin.module", "gpu.module"):
        parent = parent.parent
    if parent is None:
        raise ValueError(f"'{op.name}' is in no module")
    return parent


def symbol_names(block: ir.Block) -> set[str]:
    """The names of the symbols that a module's block defines."""
    names = (op.attributes.get("sym_name") for op in block.operations)
    return {string_value(name) for name in names if name is not None}


def tidy(op: AnyOp) -> None:
    """Folds constants, erases dead ops and merges equal constants."""
    apply_patterns(op, [])
