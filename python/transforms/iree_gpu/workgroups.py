"""Contractions cut into the tiles of workgroups, and the tiles filled up to whole ones."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.configuration import Tiling
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.convert import MatmulView
from gpuir.transforms.iree_gpu.planned import planned
from gpuir.transforms.iree_gpu.rewriting import replace, tidy
from gpuir.transforms.iree_gpu.slices import DYNAMIC, apply_map, dynamic_sizes, extract, parallel_insert, set_mapping

__all__ = ["fill_of", "pad_to_tiles", "tile_to_workgroups", "zero_of"]

_BLOCKS = "#gpu.block<{}>"


def zero_of(element: Any) -> Any:
    """The zero attribute of an element type."""
    return ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)


def fill_of(value: Any) -> Any:
    """The linalg.fill that a tensor is the result of, or None."""
    if isinstance(value, ir.OpResult) and value.owner.name == "linalg.fill":
        return value.owner.operation
    return None


def _block_mapping(view: MatmulView) -> list[str]:
    """Ids of workgroups for the parallel iterators: n along x, m along y; with more than three of them linear ones."""
    parallel = [i for i, reduction in enumerate(view.reductions) if not reduction]
    if len(parallel) > 3:
        return [_BLOCKS.format(f"linear_dim_{number}") for number in reversed(range(len(parallel)))]
    names = {view.m: "y", view.n: "x"}
    return [_BLOCKS.format(names.get(i, "z")) for i in parallel]


@pass_("iree-gpu-tile-to-workgroups")
def tile_to_workgroups(op: Any) -> None:
    """An scf.forall over workgroups around each contraction with an mma_kind in its lowering_config.

    Tiles have the sizes of ``workgroup``, 1 along other parallel iterators; at the end of a ragged size they are smaller.
    A fill of the accumulator goes inside. The forall knows its threads by ``gpu.known_block_size``.
    """
    for view, tiling in planned(op):
        if 0 in [view.size(i) for i in range(len(view.reductions))]:
            # Nothing is added to the accumulator.
            replace(view.op, [view.operands[2]])
            continue
        with view.op.operation.location, ir.InsertionPoint(view.op):
            forall = _tiled(view, tiling)
        replace(view.op, list(forall.operation.results))
    tidy(op)


def _tiled(view: MatmulView, tiling: Tiling) -> Any:
    """The forall over workgroups, with the contraction of their slices in it."""
    scf = module("dialects.scf")
    contraction = view.op.operation
    parallel = [i for i, reduction in enumerate(view.reductions) if not reduction]
    tiles = {i: {view.m: tiling.rows, view.n: tiling.columns}.get(i, 1) for i in parallel}
    extents = {i: _size(view, i) for i in range(len(view.reductions))}
    acc = view.operands[2]
    fill = fill_of(acc)
    fused = fill is not None and len(list(acc.uses)) == 1
    bounds = [_ceil_div(extents[i], tiles[i]) for i in parallel]
    start = fill.operands[1] if fused else acc
    forall = scf.ForallOp([0] * len(bounds), bounds, [1] * len(bounds), [start])
    set_mapping(forall, ir.ArrayAttr.get([ir.Attribute.parse(each) for each in _block_mapping(view)]))
    forall.operation.attributes["gpu.known_block_size"] = ir.DenseI32ArrayAttr.get([tiling.threads, 1, 1])
    shared = forall.inner_iter_args[0]
    with ir.InsertionPoint(forall.body):
        parts: dict[int, tuple[Any, Any]] = {i: (0, extents[i]) for i in range(len(view.reductions))}
        for i, id_ in zip(parallel, forall.induction_variables):
            parts[i] = _part(id_, tiles[i], extents[i])
        operands = []
        for value, map_ in zip([*view.operands[:2], shared], view.maps):
            operands.append(extract(value, [parts[i][0] for i in map_], [parts[i][1] for i in map_]))
        if fused:
            operands[2] = module("dialects.linalg").fill(fill.operands[0], outs=[operands[2]])
        result = _with_operands(contraction, operands)
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.region.blocks[0]):
            map_ = view.maps[2]
            parallel_insert(result, shared, [parts[i][0] for i in map_], [parts[i][1] for i in map_])
    return forall


def _ceil_div(size: Any, tile: int) -> Any:
    if isinstance(size, int):
        return -(-size // tile)
    return apply_map(lambda d: ir.AffineExpr.get_ceil_div(d, tile), size)


def _part(number: Any, tile: int, extent: Any) -> tuple[Any, Any]:
    """First index and size of a tile: the last one of a ragged extent is smaller."""
    first = apply_map(lambda d: d * tile, number) if tile != 1 else number
    if tile == 1 or isinstance(extent, int) and extent % tile == 0:
        return first, tile
    d, s = ir.AffineDimExpr.get(0), ir.AffineSymbolExpr.get(0)
    tile_ = ir.AffineConstantExpr.get(tile)
    if isinstance(extent, int):
        return first, module("dialects.affine").AffineMinOp(ir.AffineMap.get(1, 0, [extent - d, tile_]), [first]).result
    return first, module("dialects.affine").AffineMinOp(ir.AffineMap.get(1, 1, [s - d, tile_]), [first, extent]).result


def _with_operands(contraction: Any, operands: list[Any]) -> Any:
    """The result of the same contraction of other operands."""
    new = contraction.clone()
    for number, value in enumerate(operands):
        new.operands[number] = value
    new.results[0].set_type(operands[2].type)
    return new.results[0]


def _padded(value: Any, wanted: list[Any], padding: Any) -> Any:
    """tensor.pad at the ends of the dimensions to these sizes, numbers or values; the tensor itself where it has them."""
    type_ = value.type
    shape = [size if isinstance(size, int) else DYNAMIC for size in wanted]
    if list(type_.shape) == shape and DYNAMIC not in shape:
        return value
    tensor = module("dialects.tensor")
    static, values = [], []
    for number, size in enumerate(wanted):
        if size is None:
            static.append(0)
            shape[number] = type_.shape[number] if not type_.is_dynamic_dim(number) else DYNAMIC
            continue
        if isinstance(size, int) and not type_.is_dynamic_dim(number):
            static.append(size - type_.get_dim_size(number))
            continue
        (have,) = dynamic_sizes(value, range(number, number + 1))
        if isinstance(size, int):
            values.append(apply_map(lambda d, size=size: size - d, have))
        else:
            values.append(apply_map(lambda a, b: a - b, size, have))
        static.append(DYNAMIC)
    if not any(static):
        return value
    zeros = [0] * len(static)
    result = ir.RankedTensorType.get(shape, type_.element_type)
    op = tensor.PadOp(result, value, [], values, zeros, static)
    index = ir.IndexType.get()
    with ir.InsertionPoint(op.regions[0].blocks.append(*[index] * len(static))):
        tensor.yield_(padding)
    return op.result


def _size(view: MatmulView, iterator: int) -> Any:
    """Extent of an iterator: a number, or the tensor.dim of an operand."""
    size = view.size(iterator)
    if size is not None:
        return size
    for value, map_ in zip(view.operands, view.maps):
        if iterator in map_:
            return module("dialects.tensor").dim(value, index_constant(map_.index(iterator)))
    raise AssertionError("every iterator is in a map")


@pass_("iree-gpu-pad-to-tiles")
def pad_to_tiles(op: Any) -> None:
    """Fills a workgroup's operands up with zeros: m and n to its tile, k to a multiple of a step; the result is cut again.

    Where all sizes are whole already, nothing changes.
    """
    for view, tiling in planned(op):
        contraction = view.op.operation
        with contraction.location, ir.InsertionPoint(contraction):
            wanted: dict[int, Any] = {view.m: tiling.rows, view.n: tiling.columns}
            depth, k = tiling.depth, _size(view, view.k)
            if isinstance(k, int):
                wanted[view.k] = -(-k // depth) * depth
            else:
                wanted[view.k] = apply_map(lambda d, depth=depth: ir.AffineExpr.get_ceil_div(d, depth) * depth, k)
            operands = []
            for value, map_ in zip(view.operands, view.maps):
                fill = fill_of(value)
                zero = zero_of(value.type.element_type)
                padding = fill.operands[0] if fill else module("dialects.arith").constant(value.type.element_type, zero)
                operands.append(_padded(value, [wanted.get(i) for i in map_], padding))
            if operands == view.operands:
                continue
            acc, result = view.operands[2], _with_operands(contraction, operands)
            if result.type != acc.type:
                result = extract(result, [0] * acc.type.rank, dynamic_sizes(acc, range(acc.type.rank)))
        replace(contraction, [result])
    tidy(op)
