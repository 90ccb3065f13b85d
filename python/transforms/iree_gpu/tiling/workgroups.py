"""Contractions tiled to workgroups, and ragged tiles padded to whole ones."""

from __future__ import annotations

from gpuir.dialects import affine, arith, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.configuration import Tiling
from gpuir.transforms.iree_gpu.packing.configured import configured_contractions
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView
from gpuir.transforms.iree_gpu.tiling.epilogues import Cluster, cluster_of
from gpuir.transforms.iree_gpu.utils.foralls import new_forall
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC, Index, apply_map, as_value, scaled
from gpuir.transforms.iree_gpu.utils.rewriting import clone_with_operands, defining_op, replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_size, dimension_sizes, extract, parallel_insert
from gpuir.transforms.iree_gpu.utils.vectors import fill_of, zero_of

__all__ = ["pad_to_tiles", "tile_to_workgroups"]


def _block_mapping(view: MatmulView) -> list[ir.Attribute]:
    """Workgroup ids of the parallel iterators: n along x, m along y; linear ones if there are more than three iterators."""
    parallel = [i for i, reduction in enumerate(view.reductions) if not reduction]
    if len(parallel) > 3:
        names = [f"linear_dim_{number}" for number in reversed(range(len(parallel)))]
    else:
        axes = {view.m: "y", view.n: "x"}
        names = [axes.get(i, "z") for i in parallel]
    return [ir.Attribute.parse(f"#gpu.block<{name}>") for name in names]


@pass_("iree-gpu-tile-to-workgroups")
def tile_to_workgroups(op: AnyOp) -> None:
    """Puts an scf.forall over workgroups around each contraction with an mma_kind in its lowering_config.

    Tiles have the sizes of ``workgroup``, 1 along other parallel iterators; the last tile of a ragged size is smaller. The
    fill or elementwise op that the accumulator starts from, and elementwise ops on the result, move into the loop, which has
    the results that are used elsewhere. ``gpu.known_block_size`` on the loop has the number of threads.
    """
    for view, tiling in configured_contractions(op):
        if 0 in [view.size(i) for i in range(len(view.reductions))]:
            # Nothing is added to the accumulator.
            replace(view.op, [view.operands[2]])
            continue
        cluster = cluster_of(view)
        with view.op.location, ir.InsertionPoint(cluster.last):
            forall = _tiled(cluster, tiling)
        for value, result in zip(cluster.outputs(), list(forall.results)):
            value.replace_all_uses_with(result)
        for each in reversed(cluster.epilogue):
            each.op.operation.erase()
        view.op.operation.erase()
    tidy(op)


def _tiled(cluster: Cluster, tiling: Tiling) -> scf.ForallOp:
    """The forall over workgroups, which contains the contraction of their slices and what is tiled together with it."""
    view = cluster.view
    iterators = range(len(view.reductions))
    parallel = [i for i in iterators if not view.reductions[i]]
    tile_sizes = {i: {view.m: tiling.rows, view.n: tiling.columns}.get(i, 1) for i in parallel}
    extents = {i: _extent(view, i) for i in iterators}
    outputs = cluster.outputs()
    destinations = [cluster.destination(value) for value in outputs]
    forall = new_forall([_ceil_div(extents[i], tile_sizes[i]) for i in parallel], destinations, _block_mapping(view))
    forall.attributes["gpu.known_block_size"] = ir.DenseI32ArrayAttr.get([tiling.threads, 1, 1])
    with ir.InsertionPoint(forall.body):
        offsets: dict[int, Index] = dict.fromkeys(iterators, 0)
        sizes = dict(extents)
        for i, id_ in zip(parallel, forall.induction_variables):
            offsets[i], sizes[i] = _tile(id_, tile_sizes[i], extents[i])

        def slice_at(map_: tuple[int, ...]) -> tuple[list[Index], list[Index]]:
            return [offsets[i] for i in map_], [sizes[i] for i in map_]

        tile = slice_at(view.maps[2])
        tiles: dict[ir.Value, ir.Value] = {}
        for destination, output in zip(destinations, forall.inner_iter_args):
            tiles.setdefault(destination, extract(output, *tile))
        lhs, rhs = (extract(value, *slice_at(map_)) for value, map_ in zip(view.operands[:2], view.maps))
        destination = cluster.destination(view.op.results[0])
        if destination not in tiles:
            is_written = cluster.start is not None or defining_op(destination, tensor.EmptyOp) is not None
            element = destination.type.element_type
            tiles[destination] = tensor.empty(tile[1], element) if is_written else extract(destination, *tile)
        result = _with_operands(view.op, [lhs, rhs, cluster.start_in(tiles, *tile)])
        computed = cluster.epilogue_in(result, tiles, *tile)
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            for value, output in zip(outputs, forall.inner_iter_args):
                parallel_insert(computed[value], output, *tile)
    return forall


def _ceil_div(size: Index, tile: int) -> Index:
    if isinstance(size, int):
        return -(-size // tile)
    return apply_map(lambda d: ir.AffineExpr.get_ceil_div(d, tile), size)


def _tile(number: ir.Value, tile: int, extent: Index) -> tuple[Index, Index]:
    """First index and size of a tile; the last tile of a ragged extent is smaller."""
    first = as_value(scaled(number, tile))
    if tile == 1 or isinstance(extent, int) and extent % tile == 0:
        return first, tile
    d, s = ir.AffineDimExpr.get(0), ir.AffineSymbolExpr.get(0)
    full = ir.AffineConstantExpr.get(tile)
    if isinstance(extent, int):
        return first, affine.AffineMinOp(ir.AffineMap.get(1, 0, [extent - d, full]), [first]).result
    return first, affine.AffineMinOp(ir.AffineMap.get(1, 1, [s - d, full]), [first, extent]).result


def _with_operands(contraction: AnyOp, operands: list[ir.Value]) -> ir.Value:
    """The result of the same contraction on other operands."""
    new = clone_with_operands(contraction, operands)
    new.results[0].set_type(operands[2].type)
    return new.results[0]


def _padded(value: ir.Value, sizes: list[Index | None], padding: ir.Value) -> ir.Value:
    """tensor.pad at the ends of the dimensions to ``sizes`` (None: as it is); the tensor itself if it has them."""
    type_ = value.type
    shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    if list(type_.shape) == shape and DYNAMIC not in shape:
        return value
    static: list[int] = []
    dynamic: list[ir.Value] = []
    for number, size in enumerate(sizes):
        if size is None:
            static.append(0)
            shape[number] = type_.shape[number] if not type_.is_dynamic_dim(number) else DYNAMIC
            continue
        if isinstance(size, int) and not type_.is_dynamic_dim(number):
            static.append(size - type_.get_dim_size(number))
            continue
        current = as_value(dimension_size(value, number))
        if isinstance(size, int):
            dynamic.append(apply_map(lambda d, size=size: size - d, current))
        else:
            dynamic.append(apply_map(lambda a, b: a - b, size, current))
        static.append(DYNAMIC)
    if not any(static):
        return value
    result = ir.RankedTensorType.get(shape, type_.element_type)
    pad = tensor.PadOp(result, value, [], dynamic, [0] * len(static), static)
    with ir.InsertionPoint(pad.region.blocks.append(*[ir.IndexType.get()] * len(static))):
        tensor.yield_(padding)
    return pad.result


def _extent(view: MatmulView, iterator: int) -> Index:
    """Extent of an iterator: a number, or the tensor.dim of an operand."""
    size = view.size(iterator)
    if size is not None:
        return size
    for value, map_ in zip(view.operands, view.maps):
        if iterator in map_:
            return dimension_size(value, map_.index(iterator))
    raise AssertionError("every iterator is in a map")


@pass_("iree-gpu-pad-to-tiles")
def pad_to_tiles(op: AnyOp) -> None:
    """Pads a workgroup's operands with zeros: m and n to its tile, k to a multiple of a step. The result is sliced back.

    Nothing changes where all sizes are whole already.
    """
    for view, tiling in configured_contractions(op):
        contraction = view.op
        with contraction.location, ir.InsertionPoint(contraction):
            sizes: dict[int, Index] = {view.m: tiling.rows, view.n: tiling.columns}
            depth, k = tiling.depth, _extent(view, view.k)
            if isinstance(k, int):
                sizes[view.k] = -(-k // depth) * depth
            else:
                sizes[view.k] = apply_map(lambda d, depth=depth: ir.AffineExpr.get_ceil_div(d, depth) * depth, k)
            operands = []
            for value, map_ in zip(view.operands, view.maps):
                fill = fill_of(value)
                element = value.type.element_type
                padding = fill.inputs[0] if fill is not None else arith.constant(element, zero_of(element))
                operands.append(_padded(value, [sizes.get(i) for i in map_], padding))
            if operands == view.operands:
                continue
            acc, result = view.operands[2], _with_operands(contraction, operands)
            if result.type != acc.type:
                result = extract(result, [0] * acc.type.rank, dimension_sizes(acc))
        replace(contraction, [result])
    tidy(op)
