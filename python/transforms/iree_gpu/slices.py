"""Offsets, sizes and slices where some numbers are known and others are values; foralls and affine maps as they need them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.contraction import index_constant

__all__ = [
    "apply_map",
    "dynamic_sizes",
    "extract",
    "extract_reduced",
    "flat_workgroup_size",
    "forall_mapping",
    "insert",
    "lane_mapping",
    "mixed",
    "new_forall",
    "parallel_insert",
    "set_mapping",
    "trip_counts",
]

DYNAMIC = ir.ShapedType.get_dynamic_size()

#: A number that is known, or an index value.
Index = Any


def mixed(values: Sequence[Index]) -> tuple[list[Any], list[int]]:
    """The values among them, and the numbers with the host's sign for dynamic in the values' places."""
    return [v for v in values if not isinstance(v, int)], [v if isinstance(v, int) else DYNAMIC for v in values]


def apply_map(build: Callable[..., Any], *operands: Any) -> Any:
    """affine.apply of the expression that ``build`` makes of as many dimensions as there are operands."""
    dims = [ir.AffineDimExpr.get(i) for i in range(len(operands))]
    map_ = ir.AffineMap.get(len(operands), 0, [build(*dims)])
    return module("dialects.affine").apply(map_, list(operands))


def _slice(offsets: Sequence[Index], sizes: Sequence[Index]) -> tuple[list[Any], ...]:
    (offset_values, static_offsets), (size_values, static_sizes) = mixed(offsets), mixed(sizes)
    return offset_values, size_values, [], static_offsets, static_sizes, [1] * len(sizes)


def extract(source: Any, offsets: Sequence[Index], sizes: Sequence[Index]) -> Any:
    """tensor.extract_slice with strides of 1 and no rank reduction."""
    shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    result = ir.RankedTensorType.get(shape, source.type.element_type)
    return module("dialects.tensor").extract_slice(result, source, *_slice(offsets, sizes))


def extract_reduced(source: Any, offsets: Sequence[Index], sizes: Sequence[int], shape: Sequence[int]) -> Any:
    """tensor.extract_slice with strides of 1 whose result has ``shape``: dimensions of 1 may be missing in it."""
    result = ir.RankedTensorType.get(list(shape), source.type.element_type)
    return module("dialects.tensor").extract_slice(result, source, *_slice(offsets, sizes))


def insert(source: Any, into: Any, offsets: Sequence[Index], sizes: Sequence[Index]) -> Any:
    """tensor.insert_slice with strides of 1."""
    return module("dialects.tensor").insert_slice(source, into, *_slice(offsets, sizes))


def parallel_insert(source: Any, into: Any, offsets: Sequence[Index], sizes: Sequence[Index]) -> Any:
    """tensor.parallel_insert_slice with strides of 1, for the end of an scf.forall."""
    return module("dialects.tensor").parallel_insert_slice(source, into, *_slice(offsets, sizes))


def dynamic_sizes(value: Any, dimensions: range) -> list[Index]:
    """Sizes of these dimensions: numbers, or a tensor.dim."""
    sizes: list[Index] = []
    for dimension in dimensions:
        if value.type.is_dynamic_dim(dimension):
            sizes.append(module("dialects.tensor").dim(value, index_constant(dimension)))
        else:
            sizes.append(value.type.get_dim_size(dimension))
    return sizes


def lane_mapping() -> Any:
    """``[#iree_gpu.lane_id<0>]``."""
    from gpuir.dialects import iree_gpu

    return ir.ArrayAttr.get([iree_gpu.LaneIdAttr.get(0)])


def forall_mapping(forall: Any) -> list[Any]:
    """The mapping of an scf.forall: attributes of run-time dialects stand under a name of their own in the host."""
    attributes = forall.operation.attributes
    for name in ("gpuir.mapping", "mapping"):
        if name in attributes:
            return list(attributes[name])
    return []


def set_mapping(forall: Any, mapping: Any) -> None:
    """Gives an scf.forall its mapping, under the name where the host takes it; nothing for an empty one."""
    if not len(mapping):
        return
    own = any(str(each).startswith("#iree_gpu") for each in mapping)
    forall.operation.attributes["gpuir.mapping" if own else "mapping"] = mapping


def new_forall(bounds: Sequence[int], outs: Sequence[Any], mapping: Any) -> Any:
    """An scf.forall from 0 in steps of 1, with an empty body."""
    scf = module("dialects.scf")
    forall = scf.ForallOp([0] * len(bounds), list(bounds), [1] * len(bounds), list(outs))
    set_mapping(forall, mapping)
    return forall


def trip_counts(forall: Any) -> list[int] | None:
    """How often each dimension of an scf.forall runs, when that is known."""
    attributes = forall.operation.attributes
    lower, upper, step = (
        list(ir.DenseI64ArrayAttr(attributes[name])) for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    )
    if DYNAMIC in (*lower, *upper, *step):
        return None
    return [max(0, math.ceil((u - lo) / s)) for lo, u, s in zip(lower, upper, step)]


def flat_workgroup_size(op: Any) -> int | None:
    """Threads of a workgroup, from ``translation_info`` or ``known_block_size`` of the function around ``op``."""
    while op is not None:
        attributes = op.operation.attributes
        if "translation_info" in attributes:
            found = re.search(r"workgroup_size = \[([\d, ]+)\]", str(attributes["translation_info"]))
            if found:
                return math.prod(int(n) for n in found[1].split(","))
        for name in ("known_block_size", "gpu.known_block_size"):
            if name in attributes:
                return math.prod(ir.DenseI32ArrayAttr(attributes[name]))
        op = op.operation.parent
    return None
