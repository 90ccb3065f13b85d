"""Inner dimensions of multi_mma as their layout over lanes needs them."""

from __future__ import annotations

import itertools
from typing import Any

from gpuir.dialects.iree_gpu import DataTiledMMAAttr
from gpuir.host import ir, module
from gpuir.passes.options import Option
from gpuir.passes.registry import apply_patterns, no_match, pass_, pattern
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand
from gpuir.transforms.iree_gpu.planned import configured_like
from gpuir.transforms.iree_gpu.slices import dynamic_sizes, mixed

__all__ = ["concretize_inputs", "concretize_mma_shapes", "concretize_result"]


def _expanded(operand: Operand, kind: Any) -> tuple[list[list[int]], list[int]] | None:
    """For each inner dimension its pieces, and the permutation of the pieces; None where there is nothing to expand.

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


def _groups(operand: Operand, pieces: list[list[int]]) -> list[list[int]]:
    """The reassociation of the operand's dimensions."""
    groups, at = [[i] for i in range(len(operand.outer))], len(operand.outer)
    for each in pieces:
        groups.append(list(range(at, at + len(each))))
        at += len(each)
    return groups


def _reassociation(groups: list[list[int]]) -> Any:
    i64 = ir.IntegerType.get_signless(64)
    return ir.ArrayAttr.get([ir.ArrayAttr.get([ir.IntegerAttr.get(i64, i) for i in group]) for group in groups])


def _concretize(op: Any, rewriter: Any, names: tuple[str, ...]) -> Any:
    contraction = Contraction(op)
    if not contraction.all_are(ir.RankedTensorType):
        return no_match("operands are not all tensors")
    found = {o.name: (o, _expanded(o, op.kind)) for o in contraction.operands if o.name in names}
    found = {name: each for name, each in found.items() if each[1] is not None}
    if not found:
        return no_match("no dimension has several outer pieces")
    tensor = module("dialects.tensor")
    values = {o.name: o.value for o in contraction.operands}
    changed: dict[str, Any] = {}
    for name, (operand, (pieces, permutation)) in found.items():
        sizes = dynamic_sizes(operand.value, range(len(operand.outer))) + [size for each in pieces for size in each]
        dynamic, static = mixed(sizes)
        type_ = ir.RankedTensorType.get(static, operand.element_type)
        reassociation = _reassociation(_groups(operand, pieces))
        values[name] = tensor.expand_shape(type_, operand.value, reassociation, dynamic, static)
        if getattr(op, f"{name}_permutation") is not None:
            changed[f"{name}_permutation"] = permutation
    result = configured_like(op, values["lhs"], values["rhs"], values["acc"], **changed)
    if "acc" in found:
        operand, (pieces, _) = found["acc"]
        result = tensor.collapse_shape(op.acc.type, result, _reassociation(_groups(operand, pieces)))
    rewriter.replace_op(op, [result])
    return None


@pattern("iree_gpu.multi_mma", name="iree.concretize_mma_inputs")
def concretize_inputs(op: Any, rewriter: Any) -> Any:
    """Expands inner dimensions of lhs and rhs that a lane holds several outer pieces of."""
    return _concretize(op, rewriter, ("lhs", "rhs"))


@pattern("iree_gpu.multi_mma", name="iree.concretize_mma_result")
def concretize_result(op: Any, rewriter: Any) -> Any:
    """Expands inner dimensions of the accumulator that a lane holds several outer pieces of; collapses the result."""
    return _concretize(op, rewriter, ("acc",))


@pass_(
    "iree-gpu-concretize-mma-shapes",
    options={
        "concretize_inputs": Option(bool, default=True, help="expand lhs and rhs"),
        "concretize_result": Option(bool, default=True, help="expand the accumulator, collapse the result"),
    },
)
def concretize_mma_shapes(op: Any, *, concretize_inputs: bool, concretize_result: bool) -> None:
    """Expands the inner dimensions of multi_mma to the pieces of their layout over lanes."""
    chosen = ["iree.concretize_mma_inputs"] * concretize_inputs + ["iree.concretize_mma_result"] * concretize_result
    if chosen:
        apply_patterns(op, chosen)
