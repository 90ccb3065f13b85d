"""The rewriter that patterns are given: the host's, with every call checked before the host acts on it.

The host's own rewriter trusts its caller: erasing an op that has uses, or replacing it by too few values, leaves pointers to
freed memory. Here a wrong call is a `RewriteError` that names the op and the line of the pattern, and the host does nothing.

Ops that a pattern erases stay in memory, unlinked, as long as the driver runs (`gpuir.passes.erased`), so that values and
nested ops that Python still holds never point to freed memory.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence

from gpuir.host import AnyOp, ir
from gpuir.passes.dominance import block_of, is_within
from gpuir.passes.erased import Erased
from gpuir.passes.rewriting_checks import RewriteChecks, count
from gpuir.passes.rewriting_run import ACTIVE, HostRewriter, RewritePatternSet, invalidate

__all__ = ["PatternRewriter", "RewritePatternSet", "attributes_of", "set_operand"]

#: How many frames have the matched op between the callback and `_is_sole`. Later Pythons do not count what frames hold: there
#: it never says yes.
_MORE_FRAMES = 2 if sys.version_info < (3, 14) else 0

# The host's own, whatever `gpuir.passes.guards` puts in their place.
set_operand = ir.OpOperandList.__setitem__
replace_uses = ir.Value.replace_all_uses_with
move_before = ir.Operation.move_before
move_after = ir.Operation.move_after
#: For a pattern that reads attributes and sets none.
attributes_of: Callable[[AnyOp], ir.OpAttributeMap] = vars(ir.Operation.__mro__[1])["attributes"].fget
references = sys.getrefcount


def has_no_regions(op: AnyOp) -> bool:
    """Whether no op of this one's name has regions, by its class."""
    cls: type = op.__class__
    # OpView itself says that its ops have none, and stands for all ops without a class.
    declared = any("_ODS_REGIONS" in vars(base) for base in cls.__mro__[: -len(ir.OpView.__mro__)])
    if not declared or getattr(cls, "_ODS_REGIONS", None) != (0, True):
        return False
    return op.operation.context.is_registered_operation(op.operation.name)


class PatternRewriter(RewriteChecks):
    """Changes the IR around the op that a pattern matched; each change is checked before the host makes it.

    A wrong change raises `RewriteError`, and does nothing. The rewriter belongs to one run of the driver, and works around the
    op that the pattern is called with: it refuses to work after the run's end, and in other threads.
    """

    @property
    def ip(self) -> ir.InsertionPoint:
        """The insertion point before the matched op."""
        ip = self._ip
        if ip is None or ACTIVE.rewriter is not self:
            self._open("ip")
            if self._gone:
                self._refuse("ip", "the matched op was erased before")
            ip = self._ip = ir.InsertionPoint(self._root)
            self._references += 1  # it shares the handle to the op, and is refused with it
        return ip

    # Changes ---------------------------------------------------------------------------------------------------------

    def replace_op(self, op: AnyOp, new: AnyOp | Sequence[ir.Value], /) -> None:
        """Replaces the results of ``op`` by as many values of the same types, or by another op's results; erases ``op``.

        The values must be visible to all users of ``op``.
        """
        root, ip = self._root, self._ip
        # The one result of the matched op is replaced by that of an op before it: in few steps. Whatever else, or not as it
        # should be: the general case says what it is.
        simple = False
        try:
            if op.operation is root and ACTIVE.rewriter is self:
                if new.__class__ is list:
                    (value,) = new
                    producer = value.owner.operation
                else:
                    producer = new.operation  # type: ignore[union-attr]
                    value = producer.result
                if (
                    value.type == root.result.type
                    and producer.parent is not None
                    and producer.block == (root if ip is None else ip).block
                    and producer.is_before_in_block(root)
                ):
                    run = self._run
                    run.replaced += 1
                    if run.replaced <= 64 or not run.replaced % 64:
                        producer.verify()  # a pattern builds its ops alike, and this takes a third of the time
                    simple = True
        except (AttributeError, RuntimeError, TypeError, ValueError, ir.MLIRError):
            pass
        del root  # `replace_matched` counts
        if simple:
            self.replace_matched(new)
        else:
            self._replace(op, new)

    def replace_matched(self, new: AnyOp | Sequence[ir.Value]) -> None:
        """Replaces the matched op, unchecked: the values are known to be visible there, and to have the types of its results.

        For patterns that take most of their time in checks, and build nothing but clones of an op that was verified.
        """
        root, self._asked = self._root, None
        if (
            self._wandered
            or references(root) > self._references + _MORE_FRAMES - 1
            or not (self._leaf or not len(root.regions))
        ):
            del root
            self._remove(self._host, self._root, new)
            return
        # Nothing in Python but the op itself leads to it: its memory can go at once.
        self._changed = self._gone = True
        self._ip = None
        self._host.replace_op(root, new)
        root._set_invalid()  # type: ignore[attr-defined]  # the stub hides it

    def _replace(self, op: AnyOp, new: AnyOp | Sequence[ir.Value]) -> None:
        host = self._open("replace_op")
        operation = self._operation("replace_op", op)
        results = list(operation.results)
        values = self._values(new)
        if len(values) != len(results):
            expected = count(len(results), "result")
            self._refuse("replace_op", f"{self._named(op)} has {expected}, given {count(len(values), 'value')}")
        block = block_of(operation)
        for index, (result, value) in enumerate(zip(results, values)):
            self._check_replacement("replace_op", result, value, f"value #{index}", operation, block)
        if block is None:
            self._refuse("replace_op", f"{self._named(op)} is in no block")
        self._check_erasable("replace_op", operation)
        self._effects.produced.extend(value.owner for value in values if isinstance(value, ir.OpResult))
        results.clear()
        if operation is self._root:
            del operation  # `_is_sole` counts
            self._remove(host, self._root, values)
        else:
            self._remove(host, operation, values, 6 if op is operation else 4)

    def erase_op(self, op: AnyOp) -> None:
        """Erases an op whose results have no uses, with everything nested in it."""
        self._erase("erase_op", op)

    def insert(self, op: AnyOp) -> ir.OpView:
        """Inserts an op that is in no block before the matched op; gives the op."""
        ip = self._open("insert").ip
        operation = self._operation("insert", op)
        if block_of(operation) is not None:
            self._refuse("insert", f"{self._named(op)} is in a block already; move_op_before and move_op_after move it")
        self._same_context("insert", operation.context, f"{self._named(op)}")
        ip.insert(operation)
        self._touch(operation)
        return operation.opview

    def move_op_before(self, op: AnyOp, other: AnyOp) -> None:
        """Moves ``op`` before ``other``."""
        self._open("move_op_before")
        self._move("move_op_before", op, other, move_before)

    def move_op_after(self, op: AnyOp, other: AnyOp) -> None:
        """Moves ``op`` behind ``other``."""
        self._open("move_op_after")
        self._move("move_op_after", op, other, move_after)

    def replace_all_uses_with(self, value: ir.Value, new: ir.Value) -> None:
        """Makes all users of ``value`` use ``new`` of the same type instead; the driver visits them again."""
        host = self._open("replace_all_uses_with")
        self._check_uses("replace_all_uses_with", value, new)
        stand_in = Erased.stand_in(self._location, [value.type], (), self._open("ip").ip)
        replace_uses(value, stand_in.results[0])
        host.replace_op(stand_in, [new])
        self._changed = True

    def inline_block_before(
        self, block: ir.Block, op: AnyOp, arg_values: Sequence[ir.Value] = ()
    ) -> Sequence[ir.Value]:
        """Moves the ops of ``block`` but its terminator before ``op``; gives the terminator's operands.

        Each argument of the block is replaced by the value of ``arg_values`` at its position. The op that the block belongs
        to is left with an empty body, to be replaced or erased.
        """
        self._open("inline_block_before")
        target = self._operation("inline_block_before", op)
        if not isinstance(block, ir.Block):
            self._refuse("inline_block_before", f"expected a block, given {block!r}")
        arguments, values = list(block.arguments), list(arg_values)
        if len(arguments) != len(values):
            given = count(len(values), "value")
            self._refuse("inline_block_before", f"the block has {count(len(arguments), 'argument')}, given {given}")
        if block_of(target) is None or is_within(target, block):
            self._refuse("inline_block_before", f"{self._named(op)} is in no block, or in the block that is inlined")
        for index, (argument, value) in enumerate(zip(arguments, values)):
            self._check_replacement(
                "inline_block_before", argument, value, f"value #{index} of arg_values", target, block_of(target)
            )
        ops = [inner.operation for inner in block.operations]
        end = ops.pop() if ops and ops[-1].has_trait(ir.IsTerminatorTrait) else None
        for argument, value in zip(arguments, values):
            replace_uses(argument, value)
        for inner in ops:
            move_before(inner, target)
        self._changed = True
        return list(end.operands) if end is not None else []

    @contextlib.contextmanager
    def modify_op_in_place(self, op: AnyOp) -> Iterator[None]:
        """``with rewriter.modify_op_in_place(op):`` around changes of operands, attributes and types of ``op``.

        The op is verified at the end, and the driver visits it again.
        """
        self._open("modify_op_in_place")
        operation = self._operation("modify_op_in_place", op)
        yield
        host = self._open("modify_op_in_place")
        self._changed = True
        self._verify(operation, "modify_op_in_place")
        self._touch(operation)
        operands = operation.operands
        if len(operands):
            # The driver hears of an op that is modified when one of its operands is replaced.
            stand_in = Erased.stand_in(self._location, [operands[0].type], (), self._open("ip").ip)
            value = operands[0]
            set_operand(operands, 0, stand_in.results[0])
            host.replace_op(stand_in, [value])

    @contextlib.contextmanager
    def caching(self) -> Iterator[None]:
        """``with rewriter.caching():`` around code that keeps types, attributes or ops of another module for later calls.

        The IR is processed in less time where it is known that a pattern does not keep what belongs to it.
        """
        before = sys.getrefcount(self._location.context)
        yield
        self._run.handles += sys.getrefcount(self._location.context) - before

    # What the guards of the host's own methods report (`gpuir.passes.guards`) --------------------------------------------

    def _erase(self, method: str, op: AnyOp) -> None:
        host = self._open(method)
        operation = self._operation(method, op)
        results = operation.results
        for index, result in enumerate(results):
            use = next(result.uses, None)
            if use is not None:
                self._refuse(
                    method,
                    f"result #{index} of {self._named(op)} is used, by {self._named(use.owner)}: replace its uses first",
                )
        block = block_of(operation)
        if block is None:
            if operation.attached:
                self._refuse(method, f"{self._named(op)} is in no block")
            self._changed = True
            self._run.erased.keep(operation)
            invalidate(operation)
            return
        self._check_erasable(method, operation)
        if not len(results) and operation.has_trait(ir.IsTerminatorTrait):
            self._effects.opened.append(block)
        del results
        if operation is self._root:
            del operation
            self._remove(host, self._root, None)
        else:
            self._remove(host, operation, None, 6 if op is operation else 4)

    def _remove(
        self, host: HostRewriter, operation: ir.Operation, values: AnyOp | Sequence[ir.Value] | None, views: int = 4
    ) -> None:
        self._changed = True
        self._asked = None
        is_root = operation is self._root or operation == self._root
        if is_root:
            self._gone = True
            self._name = operation.name
        run = self._run
        if (operation is self._root and self._is_sole()) or not run.erased.takes(operation):
            if values is None:
                host.erase_op(operation)
            else:
                host.replace_op(operation, values)
        else:
            stand_in = run.erased.take(operation)
            if run.tracked:
                self._effects.deferred.append((run.erased.newest(), values))
            if values is None:
                host.erase_op(stand_in)
            else:
                host.replace_op(stand_in, values)
            if sys.getrefcount(operation) > (self._references + 1 if operation is self._root else views):
                # Somebody has a list of its operands or results: the host ends the process where that is read of an op that
                # it knows to be gone. The op stays readable.
                operation = self._root
                is_root = is_root and sys.getrefcount(operation) <= self._references + 1
                if not is_root:
                    return
        if is_root:
            self._ip = None
            invalidate(self._root)  # the host puts no op before one that it knows to be gone
        if operation is not self._root:
            invalidate(operation)

    def _is_sole(self) -> bool:
        """Whether no Python object but the matched op itself can lead to it, or to what is nested in it."""
        root = self._root
        return (
            not self._wandered
            and sys.getrefcount(root) <= self._references + _MORE_FRAMES
            and (self._leaf or not len(root.regions))
        )

    def _move(self, method: str, op: AnyOp, other: AnyOp, move: Callable[[ir.Operation, ir.Operation], None]) -> None:
        moved, anchor = self._operation(method, op), self._operation(method, other)
        if block_of(anchor) is None or not anchor.attached:
            self._refuse(method, f"{self._named(other)} is in no block")
        self._same_context(method, anchor.context, self._named(other))
        self._same_context(method, moved.context, self._named(op))
        if is_within(anchor, moved):
            self._refuse(method, f"{self._named(op)} cannot move into itself")
        block = block_of(anchor)
        assert block is not None
        move(moved, anchor)
        self._effects.opened.append(block)
        self._touch(moved)
        self._changed = True
