"""Results that are narrower than an intrinsic's accumulators: summed in the accumulator's type, cut when they are written."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects import arith, linalg, tensor
from gpuir.dialects.iree_gpu import LoweringConfigAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import config_of, configured_contractions
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView
from gpuir.transforms.iree_gpu.utils.generics import elementwise_generic, generic
from gpuir.transforms.iree_gpu.utils.rewriting import replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_sizes
from gpuir.transforms.iree_gpu.utils.vectors import fill_of

__all__ = ["contraction", "widen_results"]


@pass_("iree-gpu-widen-results")
def widen_results(op: AnyOp) -> None:
    """Contractions whose mma_kind sums in a wider float type than their result's sum in that type, from extf to truncf.

    A linalg.fill of the accumulator fills one of the wider type instead.
    """
    for view, tiling in configured_contractions(op):
        wide = tiling.kind.element_types[2]
        if view.operands[2].type.element_type != wide:
            with view.op.location, ir.InsertionPoint(view.op):
                result = _widened(view, wide)
            replace(view.op, [result])
    tidy(op)


def _widened(view: MatmulView, wide: ir.Type) -> ir.Value:
    """The result of a contraction, summed in a wide type."""
    lhs, rhs, acc = view.operands
    narrow, fill = acc.type.element_type, fill_of(acc)
    empty = tensor.empty(dimension_sizes(acc), wide)
    if fill is None:
        start = elementwise_generic(acc, empty, lambda value: arith.extf(wide, value))
    else:
        start = linalg.fill(arith.extf(wide, fill.inputs[0]), outs=[empty])
    sums = contraction(view, [lhs, rhs, start])
    destination = acc if fill is None else fill.outputs[0]
    return elementwise_generic(sums, destination, lambda value: arith.truncf(narrow, value))


def contraction(
    view: MatmulView, operands: Sequence[ir.Value], config: LoweringConfigAttr | None = None
) -> ir.OpResult:
    """linalg.generic of a contraction's iterators on other operands, with a lowering_config (by default the op's)."""
    iterators = len(view.reductions)
    maps = [
        ir.AffineMapAttr.get(ir.AffineMap.get(iterators, 0, [ir.AffineDimExpr.get(i) for i in map_]))
        for map_ in view.maps
    ]
    lhs, rhs, acc = operands
    result, block = generic([lhs, rhs], acc, maps, view.reductions)
    with ir.InsertionPoint(block):
        a, b, c = block.arguments
        if isinstance(c.type, ir.IntegerType):
            product = arith.muli(*(value if value.type == c.type else arith.extsi(c.type, value) for value in (a, b)))
            total = arith.addi(c, product)
        else:
            product = arith.mulf(*(value if value.type == c.type else arith.extf(c.type, value) for value in (a, b)))
            total = arith.addf(c, product)
        linalg.yield_([total])
    generic_op = result.owner
    assert isinstance(generic_op, (ir.Operation, ir.OpView))
    config = config or config_of(view.op)
    if config is not None:
        generic_op.attributes["lowering_config"] = config
    return result
