"""Removes needless conversions between layouts, and hoists loop-invariant ones."""

from __future__ import annotations

from typing import TypeVar

from gpuir.analysis import find_ops
from gpuir.dialects import arith, scf, tt, ttg
from gpuir.host import AnyOp, ir
from gpuir.ods import Pure
from gpuir.passes.registry import NoMatch, Option, no_match, pass_, pattern, pattern_pass
from gpuir.passes.rewriter import PatternRewriter

__all__ = [
    "fold_convert_layout_of_convert_layout",
    "fold_convert_layout_of_splat",
    "fold_convert_layout_to_itself",
    "hoist_convert_layouts",
]


_OpT = TypeVar("_OpT", bound=ir.OpView)


def _defining_op(value: ir.Value, op_class: type[_OpT]) -> _OpT | None:
    return value.owner if isinstance(value.owner, op_class) else None


@pattern(ttg.ConvertLayoutOp, name="ttg.fold_convert_layout_to_itself")
def fold_convert_layout_to_itself(op: ttg.ConvertLayoutOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Removes a convert_layout to the type of its operand."""
    if op.src.type != op.result.type:
        return no_match("the layouts differ")
    rewriter.replace_op(op, [op.src])
    return None


@pattern(ttg.ConvertLayoutOp, name="ttg.fold_convert_layout_of_convert_layout")
def fold_convert_layout_of_convert_layout(op: ttg.ConvertLayoutOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Replaces a convert_layout of a convert_layout by one, or by the first operand if that has the layout."""
    inner = _defining_op(op.src, ttg.ConvertLayoutOp)
    if inner is None:
        return no_match("the operand is no result of a convert_layout")
    same = inner.src.type == op.result.type
    rewriter.replace_op(op, [inner.src if same else ttg.convert_layout(op.result.type, inner.src)])
    return None


@pattern(ttg.ConvertLayoutOp, name="ttg.fold_convert_layout_of_splat")
def fold_convert_layout_of_splat(op: ttg.ConvertLayoutOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Builds a tensor of equal elements in the layout that it is converted to: tt.splat, or a splat constant."""
    splat = _defining_op(op.src, tt.SplatOp)
    if splat is not None:
        rewriter.replace_op(op, [tt.splat(op.result.type, splat.src)])
        return None
    constant = _defining_op(op.src, arith.ConstantOp)
    value = None if constant is None else constant.value
    if not isinstance(value, ir.DenseElementsAttr) or not value.is_splat:
        return no_match("the operand is no tensor of equal elements")
    converted = ir.DenseElementsAttr.get_splat(op.result.type, value.get_splat_value())
    rewriter.replace_op(op, [arith.constant(op.result.type, converted)])
    return None


pattern_pass(
    "ttg-fold-convert-layouts",
    [fold_convert_layout_to_itself, fold_convert_layout_of_convert_layout, fold_convert_layout_of_splat],
    summary="Removes needless conversions between layouts: to the same layout, of conversions, of splats.",
)


@pass_(
    "ttg-hoist-convert-layouts",
    options={
        "chains": Option(bool, default=True, help="also the ops in the loop that a converted value is computed from")
    },
)
def hoist_convert_layouts(op: AnyOp, *, chains: bool) -> None:
    """Moves each convert_layout of a value that an scf.for does not change out of the loop.

    With `chains` also the ops inside the loop that the value is computed from, if they have no effects and may run even when
    the loop does not. Conversions are hoisted out of several loops where possible. The value then lives in registers across
    the loop; Triton's own loop-invariant code motion leaves conversions where its layout passes put them.
    """
    moved = True
    while moved:
        moved = False
        for convert in find_ops(op, ttg.ConvertLayoutOp):
            loop = convert.operation.parent
            if loop is None or not isinstance(loop.opview, scf.ForOp):
                continue
            invariant = _invariant_ops(convert, loop.opview, chains)
            for each in invariant:
                each.move_before(loop)
            moved = moved or bool(invariant)


def _invariant_ops(convert: ttg.ConvertLayoutOp, loop: scf.ForOp, chains: bool) -> list[ir.Operation]:
    """The ops to move for a conversion, operands first; [] if it depends on the loop."""
    ops: list[ir.Operation] = []
    pending = [(convert.operation, False)]
    while pending:
        op, ready = pending.pop()
        if op in ops:
            continue
        if ready:
            ops.append(op)
            continue
        if op != convert.operation and (not chains or not _may_run_anywhere(op)):
            return []
        pending.append((op, True))
        for operand in op.operands:
            owner = operand.owner
            if isinstance(owner, ir.Block):
                if _is_in(loop, owner.owner):
                    return []
            elif owner.operation.block == loop.body:
                pending.append((owner.operation, False))
            elif _is_in(loop, owner):
                return []
    return ops


def _is_in(loop: scf.ForOp, op: AnyOp) -> bool:
    """Whether ``op`` is the loop or nested in it."""
    ancestor: ir.Operation | None = op.operation
    while ancestor is not None:
        if ancestor == loop.operation:
            return True
        ancestor = ancestor.operation.parent
    return False


#: Upstream's ops that neither trap nor have undefined results for some operands.
_HARMLESS_DIALECTS = ("arith.", "math.")
_MAY_BE_UNDEFINED = ("arith.div", "arith.ceildiv", "arith.floordiv", "arith.rem", "math.ipowi")


def _may_run_anywhere(op: ir.Operation) -> bool:
    """Whether an op without regions has no effects and a defined result for all operands."""
    if len(op.regions):
        return False
    spec = getattr(op.opview, "spec", None)
    if spec is not None:
        return Pure in spec.traits
    return op.name.startswith(_HARMLESS_DIALECTS) and not op.name.startswith(_MAY_BE_UNDEFINED)
