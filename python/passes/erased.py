"""Where the ops that patterns erase stay while the driver runs.

Python may hold values, blocks and nested ops of an op that is gone, and the host follows such a handle into freed memory.
So an erased op is moved out of the IR, its operands are taken away, and its memory is freed when the driver has ended. The
driver is told by way of a stand-in with the same operands and results, which it erases or replaces.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from gpuir.host import AnyOp, ir
from gpuir.passes.dominance import top_level

__all__ = ["Erased"]

_set_operand = ir.OpOperandList.__setitem__
_replace_uses = ir.Value.replace_all_uses_with
_move_before = ir.Operation.move_before
_append = ir.Block.append


class Erased:
    """The erased ops of one run of the driver, in a module of their own."""

    def __init__(self, context: ir.Context):
        self._context = context
        self._module: ir.Module | None = None
        #: Whether ops that are nested in an erased one may still be on the driver's list.
        self.nested = False
        #: How many handles to things of the context it took to keep ops.
        self.references = 0
        #: How many operands of erased ops are the value that stands for none.
        self._cleared = 0

    @property
    def any(self) -> bool:
        """Whether any op was kept."""
        return self._module is not None

    def _open(self) -> None:
        before = sys.getrefcount(self._context)
        with self._context, ir.Location.unknown():
            self._module = ir.Module.create()
            self._top = self._module.operation
            self._ip = ir.InsertionPoint(self._module.body)
            self._end = ir.Operation.create("builtin.unrealized_conversion_cast", [ir.IndexType.get()], ip=self._ip)
            self._nothing = self._end.results[0]
        self.references += sys.getrefcount(self._context) - before

    @staticmethod
    def stand_in(
        location: ir.Location, types: Sequence[ir.Type], operands: Sequence[ir.Value], ip: ir.InsertionPoint
    ) -> ir.Operation:
        """An op with these operands and results."""
        return ir.Operation.create(
            "builtin.unrealized_conversion_cast", list(types), list(operands), loc=location, ip=ip
        )

    def take(self, op: ir.Operation) -> ir.Operation:
        """Takes `op` out of the IR; gives the op to erase in its place, which has its operands and all uses of its results."""
        if self._module is None:
            self._open()
        assert self._module is not None
        operands, results = op.operands, op.results
        if len(op.regions):
            types = [result.type for result in results]
            stand_in = self.stand_in(op.location, types, list(operands), self._ip)
            self._close(op)
            self.nested = True
        else:
            stand_in = op.clone(self._ip)
        # By index: the host's sequences end an iteration by an exception of C++, which takes more time than all else here.
        others = stand_in.results
        for index in range(len(results)):
            _replace_uses(results[index], others[index])
        self._clear(operands)
        _move_before(op, self._end)
        return stand_in

    def place(self) -> ir.InsertionPoint:
        """The insertion point for an op that is erased at once."""
        if self._module is None:
            self._open()
        return self._ip

    def newest(self) -> ir.Operation:
        """Another handle to the op that was taken last."""
        assert self._module is not None
        ops = self._module.body.operations
        return ops[len(ops) - 3].operation  # before `_end` and the stand-in

    def keep(self, op: ir.Operation) -> None:
        """Keeps an op that is in no block."""
        if self._module is None:
            self._open()
        self._close(op)
        self._clear(op.operands)
        _append(self._module.body, op)  # type: ignore[union-attr]

    def _close(self, op: ir.Operation) -> None:
        """Takes the values of outside away from what is nested in `op`."""
        if op.has_trait(ir.IsIsolatedFromAboveTrait):
            return
        inside: set[ir.Operation | ir.Block] = set()
        users: list[ir.Operation] = []

        def visit(inner: ir.Operation) -> ir.WalkResult:
            inside.add(inner.operation)
            users.append(inner.operation)
            for region in inner.regions:
                inside.update(region.blocks)
            return ir.WalkResult.ADVANCE

        op.walk(visit, ir.WalkOrder.PRE_ORDER)
        for user in users[1:]:
            operands = user.operands
            for index, value in enumerate(operands):
                owner = value.owner
                if (owner if isinstance(owner, ir.Block) else owner.operation) not in inside:
                    _set_operand(operands, index, self._nothing)
                    self._cleared += 1

    def _clear(self, operands: ir.OpOperandList) -> None:
        """Takes all operands away."""
        count = len(operands)
        self._cleared += count
        nothing = self._nothing
        for index in range(count):
            _set_operand(operands, index, nothing)

    def has(self, op: AnyOp) -> bool:
        """Whether the op, or one around it, was erased."""
        return self._module is not None and top_level(op) == self._top

    def user(self) -> ir.OpView | None:
        """An op that uses a value of an erased one, or None."""
        if self._module is None:
            return None
        users: list[ir.OpView] = []
        if sum(1 for _ in self._nothing.uses) == self._cleared:  # all of them known, which is soon seen
            known = self._end
        else:
            known = self._top

        def visit(op: ir.Operation) -> ir.WalkResult:
            if op == self._top:
                return ir.WalkResult.ADVANCE
            if op == known:
                return ir.WalkResult.SKIP
            results = op.results
            for index in range(len(results)):
                for use in results[index].uses:
                    if not self.has(use.owner):
                        users.append(use.owner)
                        return ir.WalkResult.INTERRUPT
            return ir.WalkResult.SKIP

        self._top.walk(visit, ir.WalkOrder.PRE_ORDER)
        return users[0] if users else None

    @staticmethod
    def takes(op: ir.Operation) -> bool:
        """An op with successors is left to the host: blocks would count it among their predecessors."""
        return not len(op.successors)
