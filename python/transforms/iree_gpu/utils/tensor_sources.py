"""Traces elements of tensors through slices, reshapes, transposes, packs and pads to the tensors that they come from."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Container, Sequence
from typing import TypeAlias

from gpuir.dialects import bufferization, linalg, tensor
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.elementwise import Elementwise, elementwise_producer
from gpuir.transforms.iree_gpu.utils.indices import Index, linear_terms, scaled, sum_of
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op, terminator
from gpuir.transforms.iree_gpu.utils.slices import dimension_size, has_unit_strides, offsets_of, sizes_of

__all__ = [
    "DimensionTrace",
    "Element",
    "inner_positions",
    "moving_op",
    "outer_permutation",
    "source_of",
    "trace_dimensions",
    "trace_element",
    "unpadded_divisor",
    "window_map",
]

#: The ops that only move elements, and that are traced through.
MovingOp = (
    tensor.ExtractSliceOp | tensor.ExpandShapeOp | tensor.PadOp | linalg.PackOp | linalg.TransposeOp | linalg.GenericOp
)
_MOVING = (
    tensor.ExtractSliceOp, tensor.ExpandShapeOp, tensor.PadOp, linalg.PackOp, linalg.TransposeOp, linalg.GenericOp,
)  # fmt: skip


def moving_op(value: ir.Value) -> MovingOp | None:
    """The op that moves the elements of another tensor to ``value``, if it is one that can be traced through."""
    op = defining_op(value, *_MOVING)
    if isinstance(op, tensor.ExtractSliceOp) and not has_unit_strides(op):
        return None
    if isinstance(op, tensor.PadOp) and any(op.static_low):
        return None
    if isinstance(op, linalg.GenericOp) and window_map(op) is None:
        return None
    return op


#: By dimension of a tensor: the coefficients of another's dimensions, and a constant.
WindowMap: TypeAlias = list[tuple[dict[int, int], int]]


def window_map(op: linalg.GenericOp) -> WindowMap | None:
    """Where a generic that only reads windows of one tensor has its elements from; None for any other."""
    if len(op.operands) != 2 or len(op.results) != 1:
        return None
    source, own = (ir.AffineMapAttr(each).value for each in op.indexing_maps)
    block = op.regions[0].blocks[0]
    if own != ir.AffineMap.get_identity(own.n_dims) or list(terminator(block).operands) != [block.arguments[0]]:
        return None
    # Broadcasts and transposes are elementwise ops.
    if all(isinstance(expr, ir.AffineDimExpr) for expr in source.results):
        return None
    terms = [linear_terms(expr) for expr in source.results]
    known = [each for each in terms if each is not None]
    return known if len(known) == len(terms) else None


def _windows(op: linalg.GenericOp) -> WindowMap:
    """The map of an op that has one."""
    map_ = window_map(op)
    assert map_ is not None, "moving_op asks for it"
    return map_


def _window_index(terms: tuple[dict[int, int], int], indices: list[Index]) -> Index:
    coefficients, constant = terms
    total: Index = constant
    for dimension, coefficient in coefficients.items():
        total = sum_of(total, scaled(indices[dimension], coefficient))
    return total


def source_of(op: MovingOp) -> ir.Value:
    """The tensor that a moving op takes elements from: each of the host's classes has its own name for it."""
    if isinstance(op, tensor.ExpandShapeOp):
        return op.src
    if isinstance(op, linalg.GenericOp):
        return op.operands[0]
    return op.input if isinstance(op, linalg.TransposeOp) else op.source


def _groups(op: tensor.ExpandShapeOp) -> list[list[int]]:
    return [[int(ir.IntegerAttr(i).value) for i in ir.ArrayAttr(group)] for group in op.reassociation]


def inner_positions(op: linalg.PackOp | linalg.UnPackOp) -> dict[int, int]:
    """The tile size by packed dimension, in the order of the inner dimensions."""
    return dict(zip(op.inner_dims_pos, op.static_inner_tiles))


def outer_permutation(op: linalg.PackOp | linalg.UnPackOp) -> list[int]:
    """The permutation of a pack's outer dimensions, [] where there is none."""
    return [] if op.outer_dims_perm is None else list(op.outer_dims_perm)


def _kept_dimensions(sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The dimensions of a slice's sizes that its result still has; the dropped ones are 1."""
    kept: list[int] = []
    for dimension, size in enumerate(sizes):
        remaining = len(sizes) - dimension
        if len(shape) - len(kept) == remaining or (len(kept) < len(shape) and shape[len(kept)] == size):
            kept.append(dimension)
    return kept


def unpadded_divisor(value: ir.Value, dimension: int) -> int:
    """A divisor of the extent, along a dimension, of what a tensor has from its source and not from padding."""
    divisor = value.type.get_dim_size(dimension) if not value.type.is_dynamic_dim(dimension) else 0
    while (op := moving_op(value)) is not None:
        if isinstance(op, tensor.ExtractSliceOp):
            dimension = _kept_dimensions(list(op.static_sizes), value.type.shape)[dimension]
        elif isinstance(op, linalg.GenericOp):
            return max(divisor, 1)  # windows are whole
        elif not isinstance(op, tensor.PadOp):
            return 1
        value = source_of(op)
        if not value.type.is_dynamic_dim(dimension):
            divisor = math.gcd(divisor, value.type.get_dim_size(dimension))
    return 1 if value.type.is_dynamic_dim(dimension) else max(divisor, 1)


@dataclasses.dataclass(frozen=True)
class Element:
    """The element of ``tensor`` at ``indices``; ``padding`` instead unless each index in ``bounds`` is below its bound."""

    tensor: ir.Value
    indices: tuple[Index, ...]
    bounds: tuple[tuple[Index, Index], ...] = ()
    padding: ir.Value | None = None


def trace_element(element: Element, stops: Container[ir.Value] = ()) -> Element:
    """The same element in the tensor that it comes from, or in one of ``stops`` if the chain passes through it.

    An elementwise op's result comes from nowhere else: its elements are computed.
    """
    while element.tensor not in stops and (source := _source_element(element)) is not None:
        element = source
    return element


def _source_element(element: Element) -> Element | None:
    """The same element one op earlier, or None if there is no such op."""
    op = moving_op(element.tensor)
    if op is None:
        return None
    source, indices, bounds, padding = source_of(op), list(element.indices), element.bounds, element.padding
    if isinstance(op, tensor.ExtractSliceOp):
        offsets = offsets_of(op)
        within: list[Index] = [0] * len(offsets)
        kept = _kept_dimensions(list(op.static_sizes), element.tensor.type.shape)
        for dimension, index in zip(kept, indices):
            within[dimension] = index
        indices = [sum_of(offset, index) for offset, index in zip(offsets, within)]
    elif isinstance(op, tensor.ExpandShapeOp):
        indices = [_linearized(group, indices, element.tensor.type.shape) for group in _groups(op)]
    elif isinstance(op, linalg.TransposeOp):
        permutation = list(op.permutation)
        indices = [indices[permutation.index(d)] for d in range(len(permutation))]
    elif isinstance(op, linalg.PackOp):
        indices = _unpacked(op, indices)
        if op.padding_value is not None and not _is_padded(source):
            padding = op.padding_value
            bounds += tuple((indices[d], _size(source, d)) for d in op.inner_dims_pos)
    elif isinstance(op, linalg.GenericOp):
        indices = [_window_index(terms, indices) for terms in _windows(op)]
    elif isinstance(op, tensor.PadOp):
        padding = terminator(op.region.blocks[0]).operands[0]
        bounds += tuple((indices[d], _size(source, d)) for d, size in enumerate(op.static_high) if size)
    return Element(source, tuple(indices), bounds, padding)


def _linearized(dimensions: list[int], indices: list[Index], shape: list[int]) -> Index:
    linear: Index = 0
    for d in dimensions:
        linear = sum_of(scaled(linear, shape[d]), indices[d])
    return linear


def _unpacked(op: linalg.PackOp, indices: list[Index]) -> list[Index]:
    """Indices in the source of a pack of the element at ``indices`` in its result."""
    rank = op.source.type.rank
    unpacked = indices[:rank]
    order = outer_permutation(op)
    if order:
        unpacked = [unpacked[order.index(d)] for d in range(rank)]
    for (dimension, tile), index in zip(inner_positions(op).items(), indices[rank:]):
        unpacked[dimension] = sum_of(scaled(unpacked[dimension], tile), index)
    return unpacked


def _is_padded(value: ir.Value) -> bool:
    return defining_op(value, tensor.PadOp) is not None


def _size(value: ir.Value, dimension: int) -> Index:
    """A dimension's size: a number, the operand of the slice or tensor.empty it comes from, or a tensor.dim."""
    while value.type.is_dynamic_dim(dimension):
        op = defining_op(value, tensor.ExtractSliceOp, tensor.EmptyOp, linalg.TransposeOp)
        view = elementwise_producer(value) if op is None else None
        if isinstance(op, tensor.ExtractSliceOp):
            return sizes_of(op)[_kept_dimensions(list(op.static_sizes), value.type.shape)[dimension]]
        if isinstance(op, tensor.EmptyOp):
            return op.operands[sum(value.type.is_dynamic_dim(d) for d in range(dimension))]
        if isinstance(op, linalg.TransposeOp):
            value, dimension = op.input, list(op.permutation)[dimension]
        elif view is not None:
            value = view.destination
        else:
            break
    return dimension_size(value, dimension)


@dataclasses.dataclass(frozen=True)
class DimensionTrace:
    """A tensor's dimensions in the tensor ``source`` that its elements come from.

    ``strides`` has (dimension of the source, stride) for each dimension, None where the index in the source is constant.
    ``padded`` has, for each dimension of the source that is padded, a divisor of the extent that is no padding.
    """

    source: ir.Value
    strides: tuple[tuple[int, int] | None, ...]
    padded: dict[int, int]


def trace_dimensions(
    value: ir.Value, stops: Container[ir.Value] = (), *, computed: bool = True, whole: bool = False
) -> DimensionTrace:
    """Traces the dimensions of a tensor to its source, or to one of ``stops``, without building any op.

    With ``computed`` through elementwise ops too, to the operand that has the most of their dimensions. If the tensor is
    ``whole``, none of its elements is padding, as far as elementwise ops.
    """
    strides: list[tuple[int, int] | None] = [(d, 1) for d in range(value.type.rank)]
    padded: dict[int, int] = {}
    while value not in stops:
        op = moving_op(value)
        view = elementwise_producer(value) if op is None and computed else None
        if op is not None:
            source, step = source_of(op), _moved_dimensions(op)
        elif view is not None and (number := _widest_operand(view)) is not None:
            source, step = view.op.operands[number], {d: (i, 1) for i, d in enumerate(view.maps[number])}
            whole = False
        else:
            break
        at_source: dict[int, int] = {}
        for d, size in padded.items():
            if d in step:
                dimension, stride = step[d]
                at_source[dimension] = math.gcd(at_source.get(dimension, 0), size * stride)
        padded = at_source
        if whole:
            pass
        elif isinstance(op, linalg.PackOp) and op.padding_value is not None and not _is_padded(source):
            padded.update({d: unpadded_divisor(source, d) for d in inner_positions(op)})
        elif isinstance(op, tensor.PadOp):
            padded.update({d: unpadded_divisor(value, d) for d, size in enumerate(op.static_high) if size})
        strides = [
            None if at is None or at[0] not in step else (step[at[0]][0], at[1] * step[at[0]][1]) for at in strides
        ]
        value = source
    if not _is_contiguous(value):
        padded[value.type.rank - 1] = 1
    return DimensionTrace(value, tuple(strides), padded)


def _widest_operand(view: Elementwise) -> int | None:
    """The tensor that an elementwise op reads with the most dimensions, the first of several; None if it reads none."""
    read = [number for number in range(len(view.maps)) if view.maps[number] and view.is_read(number)]
    return max(read, key=lambda number: len(view.maps[number])) if read else None


def _moved_dimensions(op: MovingOp) -> dict[int, tuple[int, int]]:
    """(dimension of the source, stride) by dimension of a moving op's result."""
    value = op.results[0]
    if isinstance(op, tensor.ExtractSliceOp):
        return {i: (d, 1) for i, d in enumerate(_kept_dimensions(list(op.static_sizes), value.type.shape))}
    if isinstance(op, tensor.ExpandShapeOp):
        step: dict[int, tuple[int, int]] = {}
        for dimension, group in enumerate(_groups(op)):
            stride = 1
            for d in reversed(group):
                step[d] = (dimension, stride)
                stride *= value.type.shape[d]
        return step
    if isinstance(op, linalg.TransposeOp):
        return {i: (d, 1) for i, d in enumerate(op.permutation)}
    if isinstance(op, linalg.PackOp):
        rank, tiles = op.source.type.rank, inner_positions(op)
        step = {i: (d, tiles.get(d, 1)) for i, d in enumerate(outer_permutation(op) or range(rank))}
        return step | {rank + i: (d, 1) for i, d in enumerate(tiles)}
    if isinstance(op, linalg.GenericOp):
        return {i: (d, c) for d, (coefficients, _) in enumerate(_windows(op)) for i, c in coefficients.items()}
    return {d: (d, 1) for d in range(value.type.rank)}


def _is_contiguous(value: ir.Value) -> bool:
    """Whether neighbours along the last dimension are neighbours in memory, as far as is known."""
    to_tensor = defining_op(value, bufferization.ToTensorOp)
    if to_tensor is None:
        return True
    memref = to_tensor.buffer.type
    if isinstance(memref.layout, ir.AffineMapAttr):
        return True
    strides, _ = memref.get_strides_and_offset()
    return bool(strides) and strides[-1] == 1
