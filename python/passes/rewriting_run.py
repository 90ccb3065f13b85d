"""What a run of the pattern driver has to know: what it was started on, what patterns have erased, who is at work."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from gpuir.host import AnyOp, ir
from gpuir.passes.erased import Erased

if TYPE_CHECKING:
    from gpuir.passes.registry import Pattern
    from gpuir.passes.rewriter import PatternRewriter

__all__ = [
    "ACTIVE",
    "AT_WORK",
    "KEPT_FOR_GOOD",
    "Detached",
    "Effects",
    "HostRewriter",
    "Owner",
    "RewritePatternSet",
    "Run",
    "begin",
    "end",
    "invalidate",
]


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
        self.context = target.context
        self.erased = Erased(target.context)
        self._references = sys.getrefcount(self.context)
        #: How many handles to things of the context there are when a call of a pattern begins; those of no call are the first's.
        self.handles = 0
        self._kept = 0
        #: The last call that returned as after a rewrite and had changed nothing.
        self.idle: tuple[Pattern, object, str, ir.Location] | None = None
        #: Matched ops that Python still held when the pattern's call had ended.
        self.held: list[AnyOp] = []
        #: Whether an erased op must stay in memory whatever leads to it: handles of a script may, or what a call has left behind.
        self.careful = tracked
        #: How many ops were replaced by another one's result.
        self.replaced = 0

    def recount(self, handles: int) -> None:
        """A call begins with another number of handles to things of the context than the one before."""
        kept, self._kept = self._kept, self.erased.references
        if self.handles and handles > self.handles + self._kept - kept:
            self.careful = True
        self.handles = handles

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
        held = sys.getrefcount(self.context) - self._references - self.erased.references
        ACTIVE.kept = self.erased if held > 0 and self.erased.any else None  # it keeps its context alive
        user = self.erased.user()
        if user is not None:
            KEPT_FOR_GOOD.append(self.erased)  # what uses it would follow a pointer to freed memory
        return user


KEPT_FOR_GOOD: list[Erased] = []


class _Active(threading.local):
    """What runs in this thread: the rewriter of the innermost run of the driver."""

    rewriter: PatternRewriter | None = None
    #: What the last run erased: Python may hold values of it.
    kept: Erased | None = None


ACTIVE = _Active()
#: The rewriters of all threads: whether there are any is asked in a third of the time that the thread's own takes.
AT_WORK: set[PatternRewriter] = set()


def begin(rewriter: PatternRewriter) -> PatternRewriter | None:
    """A run of the driver begins in this thread; gives the rewriter of the run around it."""
    outer = ACTIVE.rewriter
    ACTIVE.rewriter = rewriter
    AT_WORK.add(rewriter)
    return outer


def end(rewriter: PatternRewriter, outer: PatternRewriter | None) -> None:
    """The run ends, and the one around it goes on."""
    AT_WORK.discard(rewriter)
    ACTIVE.rewriter = outer


class Detached(NamedTuple):
    """An op that a pattern took out of its block, by the handle that now owns it and by another."""

    op: ir.Operation
    again: ir.Operation
    block: ir.Block
    following: ir.Operation | None


@dataclass
class Effects:
    """What a call of a pattern has done that is looked at when the call ends."""

    #: Ops that are verified.
    touched: list[AnyOp] = field(default_factory=list)
    #: Blocks that must end with a terminator.
    opened: list[ir.Block] = field(default_factory=list)
    detached: list[Detached] = field(default_factory=list)
    #: Ops whose results took the place of others.
    produced: list[AnyOp] = field(default_factory=list)
    #: Ops that handles of a script may point to, and what replaces them: the host hears of them when the call has ended.
    deferred: list[tuple[ir.Operation, AnyOp | Sequence[ir.Value] | None]] = field(default_factory=list)
    #: Gives attributes back that the pattern has changed.
    undo: list[Callable[[], object]] = field(default_factory=list)


def invalidate(op: AnyOp | None) -> None:
    """Makes the host refuse the handle from now on."""
    if op is None:
        return
    try:
        op.operation._set_invalid()  # type: ignore[attr-defined]  # the stub hides it
    except RuntimeError:
        return  # it does already
