"""Tiles multi_mma along its reductions: loops whose steps take slices of the operands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from gpuir.dialects import linalg, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import configured_like, configured_multi_mmas
from gpuir.transforms.iree_gpu.utils.indices import Index, as_value, index_constant, scaled
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op, replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_size, dimension_sizes, extract
from gpuir.transforms.iree_gpu.utils.tensor_sources import inner_positions, outer_permutation

__all__ = ["IteratorTile", "operand_tile", "tile_reductions"]

#: The part of an iterator's range that a tile has: its first index and its size.
IteratorTile: TypeAlias = tuple[Index, int]


def operand_tile(
    operand: MmaOperand, value: ir.Value, tiles: Mapping[int, IteratorTile]
) -> tuple[ir.Value, list[Index], list[Index]]:
    """The slice of ``value`` that a multi_mma's operand has for these tiles of its iterators, its offsets and its sizes.

    If the value is a linalg.pack, a slice of its source is packed instead.
    """
    sizes = dimension_sizes(value)
    offsets: list[Index] = [0] * len(sizes)
    for dimension, iterator in enumerate(operand.outer):
        if iterator in tiles:
            offsets[dimension], sizes[dimension] = tiles[iterator]
    packed = _packed_slice(value, offsets, sizes, len(operand.outer))
    return extract(value, offsets, sizes) if packed is None else packed, offsets, sizes


def _packed_slice(value: ir.Value, offsets: list[Index], sizes: list[Index], outer: int) -> ir.Value | None:
    """linalg.pack of a slice of the source; None if ``value`` is not packed, or its last tiles may not be whole."""
    pack = defining_op(value, linalg.PackOp)
    if pack is None:
        return None
    source = pack.source
    tiles = inner_positions(pack)
    is_padded = defining_op(source, tensor.PadOp) is not None
    for position, tile in tiles.items():
        dynamic = source.type.is_dynamic_dim(position)
        if not (is_padded if dynamic else source.type.get_dim_size(position) % tile == 0):
            return None
    order = outer_permutation(pack)
    static_sizes = [size for size in sizes if isinstance(size, int)]
    if order != sorted(order) or len(static_sizes) != len(sizes):
        return None
    steps = [tiles.get(d, 1) for d in range(source.type.rank)]
    source_offsets = [scaled(offset, step) for offset, step in zip(offsets[:outer], steps)]
    part = extract(source, source_offsets, [size * step for size, step in zip(static_sizes[:outer], steps)])
    empty = tensor.empty(static_sizes, value.type.element_type)
    return linalg.PackOp(empty.type, part, empty, list(tiles), [], list(tiles.values())).results[0]


@pass_("iree-gpu-tile-reductions")
def tile_reductions(op: AnyOp) -> None:
    """Puts scf.for loops over its reductions around each multi_mma with a lowering_config; a step slices the operands.

    Along k a step has the size that ``reduction`` says, along other reductions 1. The loops carry the accumulator.
    """
    for view, tiling, (_, _, k) in configured_multi_mmas(op):
        mma = view.op
        others = [i for i in range(view.iterators) if i not in view.acc.outer and i != k]
        steps = {**dict.fromkeys(others, 1), k: tiling.tiles[2]}
        with mma.location, ir.InsertionPoint(mma):
            bounds = {i: _bound(view, i) for i in steps}
            result = _loops(view, steps, bounds, {}, mma.acc)
        replace(mma, [result])
    tidy(op)


def _bound(view: MultiMmaView, iterator: int) -> ir.Value:
    operand, dimension = view.dimensions_of(iterator)[0]
    return as_value(dimension_size(operand.value, dimension))


def _loops(
    view: MultiMmaView,
    steps: Mapping[int, int],
    bounds: Mapping[int, ir.Value],
    tiles: Mapping[int, IteratorTile],
    acc: ir.Value,
) -> ir.Value:
    """The loops over the iterators that ``tiles`` does not have yet, and the multi_mma in them; the accumulator after them."""
    missing = [i for i in steps if i not in tiles]
    if not missing:
        lhs, _, _ = operand_tile(view.lhs, view.op.lhs, tiles)
        rhs, _, _ = operand_tile(view.rhs, view.op.rhs, tiles)
        return configured_like(view.op, lhs, rhs, acc)
    iterator = missing[0]
    loop = scf.ForOp(index_constant(0), bounds[iterator], index_constant(steps[iterator]), [acc])
    with ir.InsertionPoint(loop.body):
        inner = {**tiles, iterator: (loop.induction_variable, steps[iterator])}
        scf.yield_([_loops(view, steps, bounds, inner, loop.inner_iter_args[0])])
    return loop.results[0]
