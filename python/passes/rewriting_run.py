"""What a run of the pattern driver has to know: what it was started on, what patterns have erased, who is at work."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from gpuir.host import AnyOp, ir
from gpuir.passes.erased import Erased

if TYPE_CHECKING:
    from gpuir.passes.registry import Pattern
    from gpuir.passes.rewriter import PatternRewriter

__all__ = ["ACTIVE", "KEPT_FOR_GOOD", "Detached", "HostRewriter", "Owner", "RewritePatternSet", "Run", "invalidate"]


class HostRewriter(Protocol):
    """The host's ``rewrite.PatternRewriter``."""

    @property
    def ip(self) -> ir.InsertionPoint:
        """The insertion point before the matched op."""

    def replace_op(self, op: AnyOp, new: object, /) -> None:
        """Replaces the results of an op, and erases it."""

    def erase_op(self, op: AnyOp) -> None:
        """Erases an op without uses."""


class Owner(Protocol):
    """A pattern or a step: what has a rewriter."""

    @property
    def name(self) -> str: ...
    @property
    def function(self) -> Callable[..., object]: ...


class RewritePatternSet(Protocol):
    """The host's ``rewrite.RewritePatternSet``: the patterns that its driver is given."""

    def add(self, root: str | type[ir.OpView], fn: Callable[..., object], benefit: int = 1) -> None:
        """Adds a callback ``(op, rewriter)`` for the ops of a name."""


class Run:
    """One run of the greedy driver: what it was started on, and the ops that patterns have erased so far."""

    def __init__(self, target: ir.Operation, tracked: bool = False):
        self.target = target
        self.tracked = tracked
        self._context = target.context
        self._references = sys.getrefcount(self._context)
        self.erased = Erased(target.context)
        #: The last call that returned as after a rewrite and had changed nothing.
        self.idle: tuple[Pattern, object, str, ir.Location] | None = None
        #: Matched ops that Python still held when the pattern's call had ended.
        self.held: list[AnyOp] = []
        #: Whether a call of a pattern has left handles behind.
        self.leaked = False
        #: How many ops were replaced by another one's result.
        self.replaced = 0

    def close(self) -> ir.OpView | None:
        """The driver has ended: handles to ops that it erased itself are refused from now on.

        Gives an op that still uses a value of an erased one.
        """
        if self.held:
            alive: set[ir.Operation] = set()

            def visit(op: ir.Operation) -> ir.WalkResult:
                alive.add(op.operation)
                return ir.WalkResult.ADVANCE

            self.target.walk(visit)
            for op in self.held:
                with contextlib.suppress(RuntimeError):
                    if op.operation not in alive:
                        invalidate(op)
            self.held.clear()
        held = sys.getrefcount(self._context) - self._references - self.erased.references
        ACTIVE.kept = self.erased if held > 0 else None
        user = self.erased.user()
        if user is not None:
            KEPT_FOR_GOOD.append(self.erased)  # what uses it would follow a pointer to freed memory
        return user


KEPT_FOR_GOOD: list[Erased] = []


class _Active(threading.local):
    """What runs in this thread: the innermost call of a pattern, and the innermost run of the driver."""

    rewriter: PatternRewriter | None = None
    run: Run | None = None
    #: What the last run erased: Python may hold values of it.
    kept: Erased | None = None


ACTIVE = _Active()


class Detached(NamedTuple):
    """An op that a pattern took out of its block, by the handle that now owns it and by another."""

    op: ir.Operation
    again: ir.Operation
    block: ir.Block
    following: ir.Operation | None


def invalidate(op: AnyOp | None) -> None:
    """Makes the host refuse the handle from now on."""
    if op is None:
        return
    try:
        op.operation._set_invalid()  # type: ignore[attr-defined]  # the stub hides it
    except RuntimeError:
        return  # it does already
