"""A pattern as a newcomer writes it, on many ops: arith.mulf becomes arith.addf of the same operands.

gpuir and xDSL each by their own ops and rewriter, as their guides show it; peer_host_rewriting.py has the host's plain callback.
Nothing is prepared or left out: what the rewriter checks is in the time.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from typing import Any

CASE = "rewrite by a plain pattern"


def text(count: int) -> str:
    """A function of ``count`` products, each of the one before."""
    body = "".join([f"    %r{i + 1} = arith.mulf %r{i}, %x : f32\n" for i in range(count)])
    return f"module {{\n  func.func @f(%x: f32, %r0: f32) -> f32 {{\n{body}    return %r{count} : f32\n  }}\n}}\n"


def _ours(count: int) -> Callable[[], int]:
    import gpuir
    from gpuir.dialects import arith
    from gpuir.passes.registry import apply_patterns, pattern

    @pattern("arith.mulf", name="bench.mulf_to_addf")
    def lower(op: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, [arith.addf(op.lhs, op.rhs)])

    module = gpuir.parse(text(count), context=gpuir.Context())

    def timed() -> int:
        apply_patterns(module, [lower])
        return count

    return timed


def _xdsl(count: int) -> Callable[[], int]:
    import peer_xdsl
    from xdsl.dialects import arith
    from xdsl.parser import Parser
    from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern

    # What op_type_rewrite_pattern makes of a method for one op; it reads annotations, which are texts here.
    class Lower(RewritePattern):
        def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> None:
            if isinstance(op, arith.MulfOp):
                rewriter.replace_matched_op(arith.AddfOp(op.lhs, op.rhs))

    module = Parser(peer_xdsl.context(), text(count)).parse_module()

    def timed() -> int:
        PatternRewriteWalker(Lower(), apply_recursively=False).rewrite_module(module)
        return count

    return timed


#: The case for whichever of the two this Python has.
CASES: dict[str, Callable[[int], Callable[[], int]]] = {CASE: _ours if importlib.util.find_spec("gpuir") else _xdsl}
