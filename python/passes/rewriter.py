"""The rewriter that the host's pattern driver hands to a pattern."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, overload

from gpuir.host import AnyOp, ir

__all__ = ["PatternRewriter"]


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
