"""Ops of some kinds in a module, found by the host's own dispatch instead of a look at every op in Python."""

from __future__ import annotations

from typing import Any

from gpuir.host import AnyOp, ir, module
from gpuir.ods import host_names
from gpuir.passes.rewriter import PatternRewriter

__all__ = ["find_ops"]


def find_ops(root: ir.Module | AnyOp, *kinds: type[ir.OpView] | str, unreachable: bool = False) -> list[Any]:
    """Every op under `root` (and `root` itself) of the given kinds; all ops where none are given.

    A kind is an op class (``ttg.ConvertLayoutOp``) or an op's name (``"scf.for"``). An op comes after those in
    its regions, the ops of a block in their order. With kinds, blocks that no branch leads to are left out unless
    `unreachable`, which has to look at every op and takes as long as a walk in Python.
    """
    top = root.operation
    ops: list[Any] = []
    if not kinds:

        def take_all(op: ir.Operation) -> ir.WalkResult:
            ops.append(op.opview)
            return ir.WalkResult.ADVANCE

        top.walk(take_all)
        return ops
    names = {host_name for kind in kinds for host_name in _host_names(kind)}
    if unreachable:

        def take_named(op: ir.Operation) -> ir.WalkResult:
            if op.name in names:
                ops.append(op.opview)
            return ir.WalkResult.ADVANCE

        top.walk(take_named)
        return ops

    def take(op: ir.OpView, rewriter: PatternRewriter) -> bool:
        ops.append(op)
        return True  # the host's sign for «no match»: nothing is changed

    rewrite = module("rewrite")
    with top.context:
        patterns = rewrite.RewritePatternSet()
        for name in names:
            patterns.add(name, take)
        rewrite.walk_and_apply_patterns(top, patterns.freeze())
    # The driver leaves the op it starts at to its caller.
    if top.name in names:
        ops.append(top.opview)
    return ops


def _host_names(kind: type[ir.OpView] | str) -> tuple[str, ...]:
    name = kind if isinstance(kind, str) else getattr(kind, "OPERATION_NAME", None)
    if not isinstance(name, str):
        raise TypeError(f"find_ops: a kind is an op class or an op name such as 'scf.for', not {kind!r}")
    return tuple(host_names(name))
