"""The rewriter that the host's pattern driver hands to a pattern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, overload

from gpuir.host import AnyOp, ir

__all__ = ["PatternRewriter", "RewritePatternSet"]


class PatternRewriter(Protocol):
    """The host's ``rewrite.PatternRewriter``: every change to the IR around the matched op goes through it."""

    @property
    def ip(self) -> ir.InsertionPoint:
        """The insertion point before the matched op."""

    @overload
    def replace_op(self, op: AnyOp, new_op: AnyOp, /) -> None: ...
    @overload
    def replace_op(self, op: AnyOp, values: Sequence[ir.Value], /) -> None: ...

    def erase_op(self, op: AnyOp) -> None:
        """Erases an op without uses."""


class RewritePatternSet(Protocol):
    """The host's ``rewrite.RewritePatternSet``: the patterns that its driver is given."""

    def add(self, root: str | type[ir.OpView], fn: Callable[..., object], benefit: int = 1) -> None:
        """Adds a callback ``(op, rewriter)`` for the ops of a name."""
