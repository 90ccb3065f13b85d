"""linalg contractions to multi_mma: those of the intrinsic's shape directly, others packed to it first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects import affine, arith, iree_gpu, linalg, tensor
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import config_of
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView, matmul_view, why_not_element_types
from gpuir.transforms.iree_gpu.utils.indices import Index, as_value, dynamic_and_static
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS, MmaKind
from gpuir.transforms.iree_gpu.utils.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_size
from gpuir.transforms.iree_gpu.utils.vectors import zero_of

__all__ = ["convert_to_multi_mma", "convertible", "pack_contraction", "pack_to_intrinsics", "packable"]

_KINDS = (iree_gpu.MMAAttr, iree_gpu.DataTiledMMAAttr, NvMMAAttr, NvWgmmaAttr)


def _why_not_innermost(view: MatmulView) -> str | None:
    """Why m, n and k are not the innermost dimensions of each operand, or None. Other iterators may stand behind them."""
    for name, map_, value in zip(OPERANDS, view.maps, view.operands):
        if not set(map_[-2:]) <= set(view.inner) or len(set(map_) & set(view.inner)) != 2:
            return f"has {name} of {value.type}, whose two innermost dimensions are not the intrinsic's"
    return None


def convertible(op: AnyOp, kind: MmaKind) -> MatmulView | str:
    """The view of a contraction whose innermost m, n, k have the intrinsic's sizes, or why the op is none."""
    view = matmul_view(op)
    if isinstance(view, str):
        return view
    reason = why_not_element_types(view, kind)
    if reason is None:
        sizes = [view.size(i) for i in view.inner]
        if sizes != list(kind.mnk):
            shape = "x".join("?" if size is None else str(size) for size in sizes)
            reason = (
                f"has innermost m x n x k of {shape}, and {kind.intrinsic.value} computes {'x'.join(map(str, kind.mnk))}: "
                "iree-gpu-pack-to-intrinsics packs to that shape"
            )
    return reason or _why_not_innermost(view) or view


def convert_to_multi_mma(op: AnyOp, kind: MmaKind) -> ir.OpResult:
    """Builds the multi_mma of a linalg contraction whose innermost m, n, k have the intrinsic's sizes.

    A transposed operand becomes a permutation; a lowering_config is kept. Builds at the insertion point and returns the
    result; the caller replaces ``op``. Fails at the op if it does not fit.
    """
    view = convertible(op, kind)
    if isinstance(view, str):
        raise failure(op, view)
    inner = [[d for d in map_ if d in view.inner] for map_ in view.maps]
    outer = [[d for d in map_ if d not in view.inner] for map_ in view.maps]
    return _multi_mma(view, kind, view.operands, outer, inner)


def _multi_mma(
    view: MatmulView,
    kind: MmaKind,
    values: Sequence[ir.Value],
    outer: Sequence[Sequence[int]],
    inner: Sequence[Sequence[int]],
) -> ir.OpResult:
    """multi_mma of values whose ``outer`` and ``inner`` dimensions are these iterators of the contraction."""
    kept = [i for i in range(len(view.reductions)) if any(i in dims for dims in outer)]
    numbers = {iterator: number for number, iterator in enumerate(kept)}
    maps = [ir.AffineMap.get(len(kept), 0, [ir.AffineDimExpr.get(numbers[i]) for i in dims]) for dims in outer]
    types = [iree_gpu.IteratorTypeAttr.get("reduction" if view.reductions[i] else "parallel") for i in kept]
    canonical = ((view.m, view.k), (view.k, view.n), (view.m, view.n))
    permutations: dict[str, Any] = {}
    for name, dims, order in zip(OPERANDS, inner, canonical):
        permutation = [order.index(d) for d in dims]
        if permutation != sorted(permutation):
            permutations[f"{name}_permutation"] = permutation
    lhs, rhs, acc = values
    result: ir.OpResult = iree_gpu.multi_mma(
        lhs, rhs, acc, indexing_maps=maps, iterator_types=types, kind=kind, **permutations
    )
    config = view.op.attributes.get("lowering_config")
    if config is not None:
        result.owner.attributes["lowering_config"] = config
    return result


def packable(op: AnyOp, kind: MmaKind) -> MatmulView | str:
    """The view of a contraction that can be packed to an intrinsic, or why the op cannot."""
    view = matmul_view(op)
    if isinstance(view, str):
        return view
    return why_not_element_types(view, kind) or view


def pack_contraction(op: AnyOp, kind: MmaKind) -> ir.Value:
    """Packs a linalg contraction to the intrinsic's tile: linalg.pack of each operand, multi_mma, linalg.unpack.

    The last m, n and k iterators are packed. Sizes that are dynamic or no multiple of the tile are padded with zeros. Builds
    at the insertion point and returns the result; the caller replaces ``op``. Fails at the op if it does not fit.
    """
    view = packable(op, kind)
    if isinstance(view, str):
        raise failure(op, view)
    tile = dict(zip(view.inner, kind.mnk))
    # NVIDIA's kinds take rows first, and columns of rhs along k.
    order = view.inner if isinstance(kind, (NvMMAAttr, NvWgmmaAttr)) else sorted(view.inner)
    packed, inner = [], []
    for value, map_ in zip(view.operands, view.maps):
        dims = [d for d in order if d in map_]
        positions, tiles = [map_.index(d) for d in dims], [tile[d] for d in dims]
        packed.append(_pack(value, positions, tiles))
        inner.append(dims)
    result = _multi_mma(view, kind, packed, view.maps, inner)
    # The last operand is the accumulator.
    acc = view.operands[2]
    return linalg.UnPackOp(acc.type, result, acc, positions, [], tiles).results[0]


def _pack(value: ir.Value, positions: list[int], tiles: list[int]) -> ir.Value:
    """linalg.pack of the dimensions at ``positions`` to ``tiles``."""
    type_ = value.type
    sizes: list[Index] = []
    # As in IREE's release, any dynamic size asks for a padding value, even of a dimension that is not packed.
    padded = not type_.has_static_shape
    for dimension in range(type_.rank):
        size = dimension_size(value, dimension)
        if dimension in positions:
            tile = tiles[positions.index(dimension)]
            if isinstance(size, int):
                padded |= size % tile != 0
                size = -(-size // tile)
            else:
                map_ = ir.AffineMap.get(0, 1, [ir.AffineExpr.get_ceil_div(ir.AffineSymbolExpr.get(0), tile)])
                size = affine.apply(map_, [as_value(size)])
        sizes.append(size)
    _, static = dynamic_and_static(sizes)
    element = type_.element_type
    empty = tensor.empty([*sizes, *tiles], element)
    padding = arith.constant(element, zero_of(element)) if padded else None
    result = ir.RankedTensorType.get([*static, *tiles], element)
    return linalg.PackOp(result, value, empty, positions, [], tiles, padding_value=padding).results[0]


@pass_("iree-gpu-pack-to-intrinsics")
def pack_to_intrinsics(op: AnyOp) -> None:
    """Packs linalg contractions whose lowering_config has an mma_kind to its tile, as multi_mma.

    Sizes that are dynamic or no multiple of the tile are padded with zeros by linalg.pack. Fails at the first op that names
    an intrinsic it cannot be packed to, before anything is changed.
    """
    packed = []
    for contraction in collect(op, "linalg."):
        config = config_of(contraction)
        if config is None or "mma_kind" not in config.attributes:
            continue
        kind = config.attributes["mma_kind"]
        if not isinstance(kind, _KINDS):
            raise failure(contraction, f"has mma_kind = {kind} in its lowering_config, which is no MMA kind")
        view = packable(contraction, kind)
        if isinstance(view, str):
            raise failure(contraction, f"{view}; it cannot be packed to mma_kind = {kind}")
        packed.append((contraction, kind))
    for contraction, kind in packed:
        with ir.InsertionPoint(contraction), contraction.location:
            replace(contraction, [pack_contraction(contraction, kind)])
    tidy(op)
