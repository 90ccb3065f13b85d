"""linalg contractions to multi_mma: those of the intrinsic's shape directly, others packed to it first."""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.slices import mixed

__all__ = [
    "MatmulView",
    "convert_to_multi_mma",
    "convertible",
    "mma_kind_of",
    "pack_contraction",
    "pack_to_intrinsics",
    "packable",
    "view_of",
]

_OPERANDS = ("lhs", "rhs", "acc")
_EXTENSIONS = ("arith.extf", "arith.extsi", "arith.sitofp")


@dataclasses.dataclass(frozen=True)
class MatmulView:
    """A linalg contraction: its maps, how many iterators it has, and which of these are the intrinsic's m, n and k."""

    op: Any
    maps: tuple[tuple[int, ...], ...]
    reductions: tuple[bool, ...]
    m: int
    n: int
    k: int

    @property
    def operands(self) -> list[Any]:
        return list(self.op.operation.operands)

    @property
    def inner(self) -> tuple[int, int, int]:
        return self.m, self.n, self.k

    def size(self, iterator: int) -> int | None:
        """Extent of an iterator, None where it is dynamic."""
        for operand, map_ in zip(self.operands, self.maps):
            if iterator in map_ and not operand.type.is_dynamic_dim(map_.index(iterator)):
                return operand.type.get_dim_size(map_.index(iterator))
        return None


def view_of(op: Any, *, buffers: bool = False) -> MatmulView | str:
    """The contraction on tensors (or ``buffers``) that a linalg op is, or what it lacks."""
    operation = op.operation
    if not operation.name.startswith("linalg."):
        return "is no linalg op"
    linalg = module("dialects.linalg")
    operands = list(operation.operands)
    if len(operands) != 3:
        return f"has {len(operands)} operands, and a contraction has 3"
    shaped = ir.MemRefType if buffers else ir.RankedTensorType
    if not all(isinstance(value.type, shaped) for value in operands):
        return f"is not on {'memrefs' if buffers else 'tensors'}"
    try:
        dimensions = linalg.infer_contraction_dimensions(operation)
    except (TypeError, ValueError, RuntimeError):
        dimensions = None
    if dimensions is None:
        return "is no contraction"
    m, n, k = (list(part) for part in (dimensions.m, dimensions.n, dimensions.k))
    missing = [name for name, part in zip("mnk", (m, n, k)) if not part]
    if missing:
        return f"has no {' and no '.join(missing)} dimension, and the intrinsic needs m, n and k"
    maps = []
    for attribute in linalg.get_indexing_maps(operation):
        map_ = attribute.value if isinstance(attribute, ir.AffineMapAttr) else attribute
        if not all(isinstance(result, ir.AffineDimExpr) for result in map_.results):
            return f"has the indexing map {map_}, which is no projected permutation"
        maps.append(tuple(ir.AffineDimExpr(result).position for result in map_.results))
        iterators = map_.n_dims
    reason = _body(operation)
    if reason is not None:
        return reason
    reductions = tuple(i not in maps[2] for i in range(iterators))
    return MatmulView(op, tuple(maps), reductions, m[-1], n[-1], k[-1])


def _body(operation: Any) -> str | None:
    """Why the body is not ``acc + a * b`` with extensions, or None."""
    block = operation.regions[0].blocks[0]
    a, b, c = (block.arguments[i] for i in range(3))
    end = block.operations[len(block.operations) - 1]

    def behind(value: Any) -> Any:
        """The value before extensions."""
        while isinstance(value, ir.OpResult) and value.owner.name in _EXTENSIONS:
            value = value.owner.operands[0]
        return value

    def operands_of(value: Any, names: tuple[str, ...]) -> list[Any] | None:
        if isinstance(value, ir.OpResult) and value.owner.name in names:
            return list(value.owner.operands)
        return None

    total = operands_of(end.operands[0], ("arith.addf", "arith.addi"))
    if total is not None and c in total:
        product = operands_of(total[1] if total[0] == c else total[0], ("arith.mulf", "arith.muli"))
        if product is not None and [behind(v) for v in product] in ([a, b], [b, a]):
            return None
    return "has a body other than acc + a * b, with a and b extended to the accumulator's type"


def mma_kind_of(op: Any) -> Any:
    """The ``mma_kind`` of the op's lowering_config, or None."""
    config = op.operation.attributes["lowering_config"] if "lowering_config" in op.operation.attributes else None
    dictionary = getattr(config, "attributes", None)
    if dictionary is None or "mma_kind" not in dictionary:
        return None
    return dictionary["mma_kind"]


def _element_types(view: MatmulView, kind: Any) -> str | None:
    for name, value, expected in zip(_OPERANDS, view.operands, kind.element_types):
        if value.type.element_type != expected:
            return f"has {name} of {value.type.element_type}, and {kind.intrinsic.value} multiplies {expected}"
    return None


def _not_innermost(view: MatmulView) -> str | None:
    count = len(view.reductions)
    if sorted(view.inner) != list(range(count - 3, count)):
        return "has other iterators behind the intrinsic's m, n and k"
    for name, map_, value in zip(_OPERANDS, view.maps, view.operands):
        if not set(map_[-2:]) <= set(view.inner) or len(set(map_) & set(view.inner)) != 2:
            return f"has {name} of {value.type}, whose two innermost dimensions are not the intrinsic's"
    return None


def convertible(op: Any, kind: Any) -> MatmulView | str:
    """The contraction of the intrinsic's own shape that a linalg op is, or what keeps it from being one."""
    view = view_of(op)
    if isinstance(view, str):
        return view
    reason = _element_types(view, kind)
    if reason is None:
        sizes = [view.size(i) for i in view.inner]
        if sizes != list(kind.mnk):
            found = "x".join("?" if size is None else str(size) for size in sizes)
            reason = (
                f"has innermost m x n x k of {found}, and {kind.intrinsic.value} computes {'x'.join(map(str, kind.mnk))}: "
                "iree-gpu-pack-to-intrinsics packs to that shape"
            )
    return reason or _not_innermost(view) or view


def convert_to_multi_mma(op: Any, kind: Any) -> Any:
    """A multi_mma in the place of a linalg contraction whose innermost m, n, k have the intrinsic's sizes.

    A transposed operand becomes a permutation; a lowering_config is carried along. Builds at the current place, returns
    the result without replacing ``op``. An error at the op where it does not fit.
    """
    view = convertible(op, kind)
    if isinstance(view, str):
        raise failure(op, view)
    inner = [[d for d in map_ if d in view.inner] for map_ in view.maps]
    outer = [[d for d in map_ if d not in view.inner] for map_ in view.maps]
    return _multi_mma(view, kind, view.operands, outer, inner)


def _multi_mma(view: MatmulView, kind: Any, values: Any, outer: Any, inner: Any) -> Any:
    """multi_mma of values whose outer and inner dimensions belong to these iterators of the contraction."""
    from gpuir.dialects import iree_gpu

    kept = [i for i in range(len(view.reductions)) if any(i in dims for dims in outer)]
    numbers = {iterator: number for number, iterator in enumerate(kept)}
    maps = [ir.AffineMap.get(len(kept), 0, [ir.AffineDimExpr.get(numbers[i]) for i in dims]) for dims in outer]
    types = [iree_gpu.IteratorTypeAttr.get("reduction" if view.reductions[i] else "parallel") for i in kept]
    canonical = ((view.m, view.k), (view.k, view.n), (view.m, view.n))
    permutations = {}
    for name, dims, order in zip(_OPERANDS, inner, canonical):
        permutation = [order.index(d) for d in dims]
        if permutation != sorted(permutation):
            permutations[f"{name}_permutation"] = permutation
    result = iree_gpu.multi_mma(*values, indexing_maps=maps, iterator_types=types, kind=kind, **permutations)
    attributes = view.op.operation.attributes
    if "lowering_config" in attributes:
        result.owner.attributes["lowering_config"] = attributes["lowering_config"]
    return result


def packable(op: Any, kind: Any) -> MatmulView | str:
    """The contraction that can be packed to an intrinsic, or what keeps it from that."""
    view = view_of(op)
    if isinstance(view, str):
        return view
    return _element_types(view, kind) or view


def pack_contraction(op: Any, kind: Any) -> Any:
    """Packs a linalg contraction to the intrinsic's tile: linalg.pack of each operand, multi_mma, linalg.unpack.

    The last m, n and k iterators are packed. Sizes that are dynamic or no multiple are padded by zeros. Builds at the
    current place, returns the result without replacing ``op``. An error at the op where it does not fit.
    """
    view = packable(op, kind)
    if isinstance(view, str):
        raise failure(op, view)
    linalg = module("dialects.linalg")
    tile = dict(zip(view.inner, kind.mnk))
    # NVIDIA's take rows first, and columns of rhs along k.
    order = view.inner if isinstance(kind, (NvMMAAttr, NvWgmmaAttr)) else sorted(view.inner)
    packed, inner = [], []
    layouts = []
    for value, map_ in zip(view.operands, view.maps):
        dims = [d for d in order if d in map_]
        positions = [map_.index(d) for d in dims]
        tiles = [tile[d] for d in dims]
        packed.append(_pack(value, positions, tiles))
        layouts.append((positions, tiles))
        inner.append(dims)
    result = _multi_mma(view, kind, packed, view.maps, inner)
    positions, tiles = layouts[2]
    acc = view.operands[2]
    return linalg.UnPackOp(acc.type, result, acc, positions, [], tiles).results[0]


def _pack(value: Any, positions: list[int], tiles: list[int]) -> Any:
    linalg, tensor, affine = (module(f"dialects.{name}") for name in ("linalg", "tensor", "affine"))
    type_ = value.type
    sizes: list[Any] = []
    # As in the release, any dynamic size asks for a padding value, one that is not packed too.
    ragged = not type_.has_static_shape
    for dimension in range(type_.rank):
        dynamic = type_.is_dynamic_dim(dimension)
        size = tensor.dim(value, index_constant(dimension)) if dynamic else type_.get_dim_size(dimension)
        if dimension in positions:
            tile = tiles[positions.index(dimension)]
            if dynamic:
                map_ = ir.AffineMap.get(0, 1, [ir.AffineExpr.get_ceil_div(ir.AffineSymbolExpr.get(0), tile)])
                size = affine.apply(map_, [size])
            else:
                size, rest = -(-size // tile), size % tile
                ragged |= bool(rest)
        sizes.append(size)
    dynamic_sizes, static = mixed(sizes)
    element = type_.element_type
    empty = tensor.empty([*sizes, *tiles], element)
    padding = None
    if ragged:
        zero = ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)
        padding = module("dialects.arith").constant(element, zero)
    result = ir.RankedTensorType.get([*static, *tiles], element)
    return linalg.PackOp(result, value, empty, positions, [], tiles, padding_value=padding).results[0]


@pass_("iree-gpu-pack-to-intrinsics")
def pack_to_intrinsics(op: Any) -> None:
    """Packs linalg contractions whose lowering_config has an mma_kind to its tile, as multi_mma.

    Sizes that are dynamic or no multiple of the tile are padded with zeros by linalg.pack. An error at the first op
    that names an intrinsic it cannot be packed to; then nothing has changed.
    """
    from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy

    found = []
    for each in collect(op, "linalg."):
        kind = mma_kind_of(each)
        if kind is None:
            continue
        if not hasattr(kind, "mnk"):
            raise failure(each, f"has mma_kind = {kind} in its lowering_config, which is no MMA kind")
        view = packable(each, kind)
        if isinstance(view, str):
            raise failure(each, f"{view}; it cannot be packed to mma_kind = {kind}")
        found.append((each, kind))
    for each, kind in found:
        with ir.InsertionPoint(each), each.location:
            replace(each, [pack_contraction(each, kind)])
    tidy(op)
