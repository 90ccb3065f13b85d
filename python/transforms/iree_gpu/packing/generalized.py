"""Convolutions and products with vectors as contractions of matrices, which the schedule tiles.

A convolution multiplies windows of its input: a linalg.generic that only says where their elements are, and that is never computed,
since threads read the input itself. A vector is a matrix of one row or column, padded to the intrinsic's as other ragged sizes are.
"""

from __future__ import annotations

from gpuir.dialects import linalg, tensor
from gpuir.dialects.iree_gpu import LoweringConfigAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import config_of
from gpuir.transforms.iree_gpu.packing.general_view import GeneralView, extended_config, general_view
from gpuir.transforms.iree_gpu.packing.matmul_view import matmul_view
from gpuir.transforms.iree_gpu.packing.widening import contraction
from gpuir.transforms.iree_gpu.utils.generics import generic
from gpuir.transforms.iree_gpu.utils.indices import Index
from gpuir.transforms.iree_gpu.utils.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_size
from gpuir.transforms.iree_gpu.utils.vectors import fill_of

__all__ = ["generalize_contractions"]


@pass_("iree-gpu-generalize-contractions")
def generalize_contractions(op: AnyOp) -> None:
    """Convolutions and products with vectors, with an mma_kind in their lowering_config, become contractions of matrices.

    Iterators keep their numbers; those of m or n that a vector lacks come last, and the lowering_config has one tile of the
    intrinsic for them.
    """
    for each in collect(op, "linalg."):
        config = config_of(each)
        if config is None or "mma_kind" not in config.attributes or not isinstance(matmul_view(each), str):
            continue
        general = general_view(each)
        if isinstance(general, GeneralView):
            with each.location, ir.InsertionPoint(each):
                result = _as_matrices(general, config)
            replace(each, [result])
    tidy(op)


def _as_matrices(general: GeneralView, config: LoweringConfigAttr) -> ir.Value:
    """The result of the contraction of matrices."""
    view, (lhs, rhs, acc) = general.view, general.view.operands
    if general.has_windows:
        lhs = _windows(general)
    lhs, rhs = (_with_units(value, len(map_)) for value, map_ in zip((lhs, rhs), view.maps))
    fill, rank = fill_of(acc), len(view.maps[2])
    if fill is None:
        start = _with_units(acc, rank)
    else:
        start = linalg.fill(fill.inputs[0], outs=[_with_units(fill.outputs[0], rank)])
    result = contraction(view, [lhs, rhs, start], extended_config(config, general))
    if result.type.rank == acc.type.rank:
        return result
    return tensor.collapse_shape(acc.type, result, _unit_groups(acc.type.rank, rank))


def _unit_groups(rank: int, expanded: int) -> list[list[int]]:
    """The reassociation of the dimensions with the units behind them; of no dimensions, none."""
    if rank == 0:
        return []
    return [[d] for d in range(rank - 1)] + [list(range(rank - 1, expanded))]


def _with_units(value: ir.Value, rank: int) -> ir.Value:
    """A tensor with dimensions of 1 behind its own."""
    type_ = value.type
    if type_.rank == rank:
        return value
    shape = [*type_.shape, *[1] * (rank - type_.rank)]
    sizes: list[Index] = [dimension_size(value, d) for d in range(type_.rank)]
    dynamic = [size for size in sizes if not isinstance(size, int)]
    expanded = ir.RankedTensorType.get(shape, type_.element_type)
    return tensor.expand_shape(expanded, value, _unit_groups(type_.rank, rank), dynamic, shape)


def _windows(general: GeneralView) -> ir.Value:
    """The windows of a convolution's input, by the iterators that its operand has."""
    source, iterators = general.view.operands[0], general.view.maps[0]
    sizes = [_extent(general, iterator) for iterator in iterators]
    empty = tensor.empty(sizes, source.type.element_type)
    numbers = {iterator: number for number, iterator in enumerate(iterators)}
    dims = [ir.AffineDimExpr.get(numbers.get(i, 0)) for i in range(general.input_map.n_dims)]
    results = [expr.compose(ir.AffineMap.get(len(iterators), 0, dims)) for expr in general.input_map.results]
    gather = ir.AffineMapAttr.get(ir.AffineMap.get(len(iterators), 0, results))
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(len(iterators)))
    result, block = generic([source], empty, [gather, identity], [False] * len(iterators))
    with ir.InsertionPoint(block):
        linalg.yield_([block.arguments[0]])
    return result


def _extent(general: GeneralView, iterator: int) -> Index:
    """The extent of an iterator, from the operands that are no input of a convolution."""
    for value, map_ in zip(general.view.operands[1:], general.view.maps[1:]):
        if iterator in map_ and map_.index(iterator) < value.type.rank:
            return dimension_size(value, map_.index(iterator))
    raise AssertionError("every iterator is in the maps of two operands")
