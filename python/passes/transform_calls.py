"""The rewriter that Python code of a transform script is given: a step, or the `apply` of a transform op."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence

from gpuir.dialects.transform.extension import Caller, TransformFailure
from gpuir.host import AnyOp, ir
from gpuir.passes.dominance import is_within, top_level
from gpuir.passes.guards import install
from gpuir.passes.rewriter import PatternRewriter
from gpuir.passes.rewriting_run import ACTIVE, HostRewriter, Owner, Run, begin, end

__all__ = ["TransformRewriter", "rewriting"]


class _Host:
    """The host's rewriter for transform ops, which has no insertion point."""

    def __init__(self, host: HostRewriter, rewriter: TransformRewriter):
        self.replace_op, self.erase_op = host.replace_op, host.erase_op
        self._rewriter = rewriter

    @property
    def ip(self) -> ir.InsertionPoint:
        return self._rewriter._place()


class TransformRewriter(PatternRewriter):
    """As that of patterns: a wrong change is a `RewriteError`, and does nothing; handles follow what is replaced.

    A step's has the insertion point before its payload op; that of a transform op, which may have many, has none.
    """

    def __init__(self, op: AnyOp, host: HostRewriter):
        super().__init__(Run(op.operation, tracked=True))
        self._host = _Host(host, self)
        #: The ops of all handles that the transform op is given, and of those that it consumes.
        self.payload: Sequence[AnyOp] = ()
        self.consumed: Sequence[AnyOp] = ()

    @property
    def ip(self) -> ir.InsertionPoint:
        """The insertion point before the payload op of a step."""
        self._check_one("ip")
        return super().ip

    def insert(self, op: AnyOp) -> ir.OpView:
        """Inserts an op that is in no block before the payload op of a step; gives the op."""
        self._check_one("insert")
        return super().insert(op)

    def _check_one(self, method: str) -> None:
        if self._root == self._run.target:
            self._refuse(method, "a transform op may work on several ops: say where, by ir.InsertionPoint(op)")

    def _check_apart(self, method: str, target: AnyOp) -> None:
        """Refuses to run passes or patterns on the payload: handles of the script would lead to what these erase.

        Not so in ops whose handles are consumed: with them the host refuses those to what is nested in the ops.
        """
        super()._check_apart(method, target)
        if any(is_within(target, op) for op in self.consumed):
            return
        top = top_level(target)
        if all(top_level(op) != top for op in self.payload):
            return
        self._refuse(
            method,
            f"handles of the script may lead to what it erases in {self._named(target)}: make it a step of its own, "
            "transform.apply_registered_pass or transform.apply_patterns, or consume the handle to the op",
        )

    def _place(self) -> ir.InsertionPoint:
        """Where an op may stand for a moment."""
        if self._gone or self._root == self._run.target:
            return self._run.erased.place()
        return ir.InsertionPoint(self._root)

    def _begin(self, owner: Owner, root: ir.Operation) -> None:
        # Not the owner itself: a step is registered as long as somebody holds it.
        self._owner = Caller(owner.name, owner.function, getattr(owner, "kind", "step"), (root.name,))
        self._root, self._location = root, root.location
        self._ip, self._asked, self._noted, self._name = None, None, None, ""
        self._changed = self._gone = self._leaf = False
        self._wandered = True  # handles of the script lead to any op
        del root
        self._references = sys.getrefcount(self._root)
        self._run.handles = sys.getrefcount(self._run.context)

    @contextlib.contextmanager
    def calling(self, owner: Owner, op: AnyOp) -> Iterator[None]:
        """Around a call of `owner` that works on `op`; what it has changed is checked at the end."""
        self._begin(owner, op.operation)
        try:
            yield
        except Exception as error:
            if self._noted is not None and isinstance(error, TransformFailure):
                self._finish()  # it did not apply: what it has done before, it has done
            raise self._failed(error) from error.__cause__
        if self._noted is not None:
            self._finish()


@contextlib.contextmanager
def rewriting(op: AnyOp, host: HostRewriter) -> Iterator[TransformRewriter]:
    """The rewriter for the transform op `op`, over the one that the host gave it."""
    install()
    rewriter = TransformRewriter(op, host)
    outer = begin(rewriter)
    try:
        yield rewriter
    finally:
        end(rewriter, outer)
        ACTIVE.kept = rewriter._run.erased  # values of what was erased may be in an exception
