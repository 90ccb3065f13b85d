"""Conversions between layouts: the needless ones go, and those that a loop does not change leave it."""

from __future__ import annotations

from typing import Any

from gpuir.analysis import find_ops
from gpuir.dialects import ttg
from gpuir.host import ir, module
from gpuir.ods import Pure
from gpuir.passes.registry import Option, no_match, pass_, pattern, pattern_pass

__all__ = [
    "fold_convert_layout_of_convert_layout",
    "fold_convert_layout_of_splat",
    "fold_convert_layout_to_itself",
    "hoist_convert_layouts",
]


def _defining_op(value: Any, kind: str) -> Any | None:
    owner = value.owner
    return None if isinstance(owner, ir.Block) or owner.operation.name != kind else owner.operation.opview


@pattern("ttg.convert_layout", name="ttg.fold_convert_layout_to_itself")
def fold_convert_layout_to_itself(op: Any, rewriter: Any) -> Any:
    """A convert_layout to the type of its operand goes."""
    if op.src.type != op.result.type:
        return no_match("the layouts differ")
    rewriter.replace_op(op, [op.src])
    return None


@pattern("ttg.convert_layout", name="ttg.fold_convert_layout_of_convert_layout")
def fold_convert_layout_of_convert_layout(op: Any, rewriter: Any) -> Any:
    """A convert_layout of a convert_layout converts at once, and not at all where it leads back."""
    inner = _defining_op(op.src, "ttg.convert_layout")
    if inner is None:
        return no_match("the operand is no result of a convert_layout")
    same = inner.src.type == op.result.type
    rewriter.replace_op(op, [inner.src if same else ttg.convert_layout(op.result.type, inner.src)])
    return None


@pattern("ttg.convert_layout", name="ttg.fold_convert_layout_of_splat")
def fold_convert_layout_of_splat(op: Any, rewriter: Any) -> Any:
    """A tensor of equal elements is made in the layout it is wanted in: tt.splat, or a dense constant of one value."""
    from gpuir.dialects import tt

    splat = _defining_op(op.src, "tt.splat")
    if splat is not None:
        rewriter.replace_op(op, [tt.splat(op.result.type, splat.src)])
        return None
    constant = _defining_op(op.src, "arith.constant")
    value = None if constant is None else constant.operation.attributes["value"]
    if not isinstance(value, ir.DenseElementsAttr) or not value.is_splat:
        return no_match("the operand is no tensor of equal elements")
    made = ir.DenseElementsAttr.get_splat(op.result.type, value.get_splat_value())
    rewriter.replace_op(op, [module("dialects.arith").constant(op.result.type, made)])
    return None


pattern_pass(
    "ttg-fold-convert-layouts",
    [fold_convert_layout_to_itself, fold_convert_layout_of_convert_layout, fold_convert_layout_of_splat],
    summary="Removes conversions between layouts that are needless: to the same layout, of conversions, of splats.",
)


@pass_(
    "ttg-hoist-convert-layouts",
    options={"chains": Option(bool, default=True, help="also the ops in the loop that a conversion is made from")},
)
def hoist_convert_layouts(op: Any, *, chains: bool) -> None:
    """Moves each convert_layout of a value that an scf.for does not change out of the loop.

    With `chains` the ops that the value is made of inside the loop move too, where they are free of effects and may run
    even if the loop does not. What may be hoisted out of several loops is. The value then lives in registers across the
    loop; Triton's own loop-invariant code motion leaves conversions where its layout passes put them.
    """
    moved = True
    while moved:
        moved = False
        for convert in find_ops(op, "ttg.convert_layout"):
            loop = convert.operation.parent
            if loop is None or loop.operation.name != "scf.for":
                continue
            chain = _invariant(convert, loop.operation, chains)
            for one in chain:
                one.move_before(loop.operation)
            moved = moved or bool(chain)


def _invariant(convert: Any, loop: Any, chains: bool) -> list[Any]:
    """The ops to move for a conversion, each after those it uses; none where it depends on the loop."""
    body = loop.regions[0].blocks[0]
    chain: list[Any] = []
    pending = [(convert.operation, False)]
    while pending:
        op, ready = pending.pop()
        if op in chain:
            continue
        if ready:
            chain.append(op)
            continue
        if op != convert.operation and (not chains or not _may_run_anywhere(op)):
            return []
        pending.append((op, True))
        for operand in op.operands:
            owner = operand.owner
            if isinstance(owner, ir.Block):
                if _inside(owner.owner, loop):
                    return []
            elif owner.operation.block == body:
                pending.append((owner.operation, False))
            elif _inside(owner, loop):
                return []
    return chain


def _inside(op: Any, loop: Any) -> bool:
    """Whether `op` is the loop or in it."""
    while op is not None:
        if op.operation == loop:
            return True
        op = op.operation.parent
    return False


#: Upstream's ops that neither trap nor have undefined results for some operands.
_HARMLESS_DIALECTS = ("arith.", "math.")
_MAY_BE_UNDEFINED = ("arith.div", "arith.ceildiv", "arith.floordiv", "arith.rem", "math.ipowi")


def _may_run_anywhere(op: Any) -> bool:
    """Whether an op without regions has no effect and is defined for all operands."""
    if len(op.regions):
        return False
    spec = getattr(op.opview, "spec", None)
    if spec is not None:
        return Pure in spec.traits
    return op.name.startswith(_HARMLESS_DIALECTS) and not op.name.startswith(_MAY_BE_UNDEFINED)
