"""Expands the inner dimensions of multi_mma to the pieces of their layout over lanes."""

from __future__ import annotations

import itertools

from gpuir.dialects import tensor
from gpuir.dialects.iree_gpu import DataTiledMMAAttr, MultiMmaOp
from gpuir.host import AnyOp, ir
from gpuir.passes.options import Option
from gpuir.passes.registry import NoMatch, apply_patterns, no_match, pass_, pattern
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.packing.configured import configured_like
from gpuir.transforms.iree_gpu.utils.indices import dynamic_and_static
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaKind, MmaOperand, MultiMmaView
from gpuir.transforms.iree_gpu.utils.slices import dimension_sizes

__all__ = ["concretize_inputs", "concretize_mma_shapes", "concretize_result"]


def _expansion(operand: MmaOperand, kind: MmaKind) -> tuple[list[list[int]], list[int]] | None:
    """The pieces of each inner dimension, and the permutation of the pieces; None if there is nothing to expand.

    A canonical dimension becomes (warps, outer, thread x element) where the layout has more than one of the first two.
    """
    if isinstance(kind, DataTiledMMAAttr) or len(operand.permutation) != 2:
        return None
    layout = kind.layout(operand.name)
    pieces = [[cut.size for cut in layout.cuts(dimension)] for dimension in (0, 1)]
    if [len(each) for each in pieces] == [1, 1]:
        return None
    if operand.canonical_shape() != [layout.shape[0], layout.shape[1]]:
        return None
    starts = list(itertools.accumulate([len(each) for each in pieces], initial=0))
    permutation = [starts[d] + i for d in operand.permutation for i in range(len(pieces[d]))]
    return [pieces[d] for d in operand.permutation], permutation


def _reassociation(operand: MmaOperand, pieces: list[list[int]]) -> ir.ArrayAttr:
    """Outer dimensions by themselves, then each inner dimension's pieces together."""
    sizes = [1] * len(operand.outer) + [len(each) for each in pieces]
    starts = itertools.accumulate(sizes, initial=0)
    i64 = ir.IntegerType.get_signless(64)
    groups = (range(start, start + size) for start, size in zip(starts, sizes))
    return ir.ArrayAttr.get([ir.ArrayAttr.get([ir.IntegerAttr.get(i64, i) for i in group]) for group in groups])


def _concretize(op: MultiMmaOp, rewriter: PatternRewriter, names: tuple[str, ...]) -> NoMatch | None:
    view = MultiMmaView(op)
    if not view.all_are(ir.RankedTensorType):
        return no_match("operands are not all tensors")
    expansions = {}
    for operand in view.operands:
        expansion = _expansion(operand, op.kind) if operand.name in names else None
        if expansion is not None:
            expansions[operand.name] = (operand, *expansion)
    if not expansions:
        return no_match("no dimension has several outer pieces")
    values = {operand.name: operand.value for operand in view.operands}
    permutations: dict[str, list[int]] = {}
    for name, (operand, pieces, permutation) in expansions.items():
        sizes = dimension_sizes(operand.value, len(operand.outer)) + [size for each in pieces for size in each]
        dynamic, static = dynamic_and_static(sizes)
        type_ = ir.RankedTensorType.get(static, operand.element_type)
        values[name] = tensor.expand_shape(type_, operand.value, _reassociation(operand, pieces), dynamic, static)
        if getattr(op, f"{name}_permutation") is not None:
            permutations[f"{name}_permutation"] = permutation
    result = configured_like(op, values["lhs"], values["rhs"], values["acc"], **permutations)
    if "acc" in expansions:
        operand, pieces, _ = expansions["acc"]
        result = tensor.collapse_shape(op.acc.type, result, _reassociation(operand, pieces))
    rewriter.replace_op(op, [result])
    return None


@pattern(MultiMmaOp, name="iree.concretize_mma_inputs")
def concretize_inputs(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Expands inner dimensions of lhs and rhs of which a lane holds several outer pieces."""
    return _concretize(op, rewriter, ("lhs", "rhs"))


@pattern(MultiMmaOp, name="iree.concretize_mma_result")
def concretize_result(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Expands inner dimensions of the accumulator of which a lane holds several outer pieces, and collapses the result."""
    return _concretize(op, rewriter, ("acc",))


@pass_(
    "iree-gpu-concretize-mma-shapes",
    options={
        "concretize_inputs": Option(bool, default=True, help="expand lhs and rhs"),
        "concretize_result": Option(bool, default=True, help="expand the accumulator, collapse the result"),
    },
)
def concretize_mma_shapes(op: AnyOp, *, concretize_inputs: bool, concretize_result: bool) -> None:
    """Expands the inner dimensions of multi_mma to the pieces of their layout over lanes."""
    chosen = ["iree.concretize_mma_inputs"] * concretize_inputs + ["iree.concretize_mma_result"] * concretize_result
    if chosen:
        apply_patterns(op, chosen)
