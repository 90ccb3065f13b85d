"""Reads vectors from the tensors that their elements come from, instead of from packed, padded or expanded copies."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from gpuir.dialects import arith, scf, tensor, vector
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.lowering.wgmma import feeds_wgmma
from gpuir.transforms.iree_gpu.utils.elementwise import Elementwise, elementwise_producer
from gpuir.transforms.iree_gpu.utils.indices import (
    Index,
    all_below,
    as_value,
    index_constant,
    static_or_value,
    sum_of,
)
from gpuir.transforms.iree_gpu.utils.rewriting import collect, defining_op, replace, tidy
from gpuir.transforms.iree_gpu.utils.tensor_sources import Element, moving_op, trace_dimensions, trace_element
from gpuir.transforms.iree_gpu.utils.uniform import whole_condition
from gpuir.transforms.iree_gpu.utils.vectors import (
    fill_of,
    is_minor_identity_access,
    reshaped,
    splat,
    trues,
    zero_of,
    zeros,
)

__all__ = ["Piece", "Read", "if_whole", "pieces", "read_all", "read_from_source", "read_from_sources", "read_operand"]


@dataclasses.dataclass(frozen=True)
class Piece:
    """Part of a vector that is contiguous in a tensor: ``width`` elements from ``at`` along dimension ``along``."""

    at: tuple[int, ...]
    along: int
    width: int


def pieces(
    value: ir.Value, shape: Sequence[int], stops: Container[ir.Value] = (), *, whole: bool = False
) -> Iterator[Piece]:
    """The pieces of a vector of ``shape`` over a tensor's last dimensions, by the tensor that the elements come from.

    A piece is entirely padding or not at all, or none is if the tensor is ``whole``. Where it comes to one of ``stops``, it is
    contiguous there.
    """
    trace = trace_dimensions(value, stops, whole=whole)
    last = trace.source.type.rank - 1
    first = value.type.rank - len(shape)
    along, width = len(shape) - 1, 1
    for d in reversed(range(len(shape))):
        if shape[d] > 1 and trace.strides[first + d] == (last, 1):
            along, width = d, math.gcd(shape[d], trace.padded.get(last, 0))
            break
    for at in itertools.product(*(range(0, n, width if d == along else 1) for d, n in enumerate(shape))):
        yield Piece(at, along, width)


def _broadcast(type_: ir.VectorType, scalar: ir.Value) -> ir.Value:
    constant = defining_op(scalar, arith.ConstantOp)
    return vector.broadcast(type_, scalar) if constant is None else splat(type_, constant.value)


def _read(source: ir.Value, indices: Sequence[ir.Value], width: int) -> ir.Value:
    """``width`` elements along the last dimension."""
    element, rank = source.type.element_type, source.type.rank
    map_ = ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(rank - 1)])
    padding = arith.constant(element, zero_of(element))
    type_ = ir.VectorType.get([width], element)
    return vector.TransferReadOp(type_, source, list(indices), map_, padding, trues(1)).vector


def _read_piece(element: Element, along: int | None, width: int, replaced: Mapping[ir.Value, ir.Value]) -> ir.Value:
    """A piece as a vector, with the padding where it is out of bounds. It runs along a dimension of the element's tensor.

    A replaced tensor is only read within the bounds, because other threads may be writing elsewhere in it. Otherwise the
    first element is read in place of what is out of bounds.
    """
    type_ = ir.VectorType.get([width], element.tensor.type.element_type)
    fill, view = fill_of(element.tensor), elementwise_producer(element.tensor)
    inside = all_below(element.bounds)
    indices = [as_value(index) for index in element.indices]

    def read(at: Sequence[ir.Value]) -> ir.Value:
        if view is not None and element.tensor not in replaced:
            return _compute(view, at, along, width, replaced)
        return _read(replaced.get(element.tensor, element.tensor), at, width)

    if inside is None:
        return read(indices) if fill is None else _broadcast(type_, fill.inputs[0])
    padding = element.padding
    assert padding is not None, "bounds come with padding"
    if fill is not None:
        filled = _broadcast(type_, fill.inputs[0])
        return filled if padding == fill.inputs[0] else arith.select(inside, filled, _broadcast(type_, padding))
    if element.tensor in replaced or (view is not None and replaced):
        branch = scf.IfOp(inside, [type_], has_else=True)
        assert branch.else_block is not None
        with ir.InsertionPoint(branch.then_block):
            scf.yield_([read(indices)])
        with ir.InsertionPoint(branch.else_block):
            scf.yield_([_broadcast(type_, padding)])
        return branch.results[0]
    zero = index_constant(0)
    vector_ = read([arith.select(inside, index, zero) for index in indices])
    return arith.select(inside, vector_, _broadcast(type_, padding))


def _compute(
    view: Elementwise, at: Sequence[ir.Value], along: int | None, width: int, replaced: Mapping[ir.Value, ir.Value]
) -> ir.Value:
    """``width`` elements of an elementwise op's result, computed from its operands' elements."""
    values = {
        number: read_operand(view, number, at, along, width, replaced)
        for number in range(len(view.maps))
        if view.is_read(number)
    }
    return view.computed(values, [width])


def read_operand(
    view: Elementwise,
    number: int,
    at: Sequence[Index],
    along: int | None,
    width: int,
    replaced: Mapping[ir.Value, ir.Value],
) -> ir.Value:
    """The elements of an operand that ``width`` elements of the result from ``at`` on along a dimension need."""
    value, map_ = view.op.operands[number], view.maps[number]
    if not isinstance(value.type, ir.RankedTensorType):
        return vector.broadcast(ir.VectorType.get([width], value.type), value)
    element = value.type.element_type
    if isinstance(element, ir.IntegerType) and element.width % 8:
        raise failure(
            view.op,
            f"reads {element}, of which memory holds more than one to a byte, in the kernel of a contraction: widen it to "
            "bytes in a function of its own, and start from these",
        )
    type_ = ir.VectorType.get([width], element)
    constant = defining_op(value, arith.ConstantOp)
    if constant is not None and constant.value.is_splat:
        return splat(type_, constant.value.get_splat_value())
    if not map_:
        return vector.broadcast(type_, tensor.extract(value, []))
    indices = [at[d] for d in map_]
    if along not in map_ or width == 1:
        one = ir.VectorType.get([1], element)
        return _broadcast(type_, vector.extract(read_from_source(value, indices, one, replaced), [], [0]))
    shape = [width] + [1] * (len(map_) - 1 - map_.index(along))
    return reshaped(read_from_source(value, indices, ir.VectorType.get(shape, element), replaced), type_)


def read_from_source(
    value: ir.Value,
    indices: Sequence[Index],
    type_: ir.VectorType,
    replaced: Mapping[ir.Value, ir.Value] = MappingProxyType({}),
    *,
    whole: bool = False,
) -> ir.Value:
    """A vector of a tensor's elements from ``indices`` on, read from the tensors that they come from, or computed of these.

    Elements are traced only as far as tensors that are ``replaced``: what stands for these is read, in which other threads
    may be writing elsewhere. None of the elements is padding if the tensor is ``whole``.
    """
    shape = list(type_.shape)
    first = value.type.rank - len(shape)
    strides = trace_dimensions(value, replaced, computed=False).strides
    joined: ir.Value | None = None
    row: ir.Value | None = None
    for piece in pieces(value, shape, replaced, whole=whole):
        at = [*indices[:first], *(sum_of(i, n) for i, n in zip(indices[first:], piece.at))]
        element = trace_element(Element(value, tuple(at)), replaced)
        if whole:
            element = dataclasses.replace(element, bounds=(), padding=None)
        stride = strides[first + piece.along]
        part = _read_piece(element, None if stride is None else stride[0], piece.width, replaced)
        fill = fill_of(element.tensor)
        if fill is not None and not element.bounds:
            return _broadcast(type_, fill.inputs[0])
        if piece.width == math.prod(shape):
            return part if len(shape) == 1 else vector.shape_cast(type_, part)
        if joined is None:
            joined = zeros(type_)
        if piece.along < len(shape) - 1:
            for number in range(piece.width):
                position = [n + number if d == piece.along else n for d, n in enumerate(piece.at)]
                joined = vector.insert(vector.extract(part, [], [number]), joined, [], position)
            continue
        # Pieces of a row are joined first: extractions fold through whole rows.
        if piece.width < shape[-1]:
            if row is None or piece.at[-1] == 0:
                row = zeros(ir.VectorType.get(shape[-1:], type_.element_type))
            part = row = vector.insert_strided_slice(part, row, [piece.at[-1]], [1])
        if piece.at[-1] + piece.width == shape[-1]:
            joined = vector.insert(part, joined, [], list(piece.at[:-1]))
    assert joined is not None, "vectors have elements"
    return joined


class Read(NamedTuple):
    """A vector of type ``type`` to be read from ``indices`` on in a tensor, or in what its elements come from."""

    value: ir.Value
    indices: list[Index]
    type: ir.VectorType

    def bounds(self, replaced: Mapping[ir.Value, ir.Value]) -> Iterator[tuple[Index, Index]]:
        """Indices and what they must be below so that no element is padding."""
        shape = list(self.type.shape)
        first = self.value.type.rank - len(shape)
        for piece in pieces(self.value, shape, replaced):
            within = [sum_of(i, n) for i, n in zip(self.indices[first:], piece.at)]
            yield from trace_element(Element(self.value, (*self.indices[:first], *within)), replaced).bounds

    def vector(self, replaced: Mapping[ir.Value, ir.Value], whole: bool) -> ir.Value:
        return read_from_source(self.value, self.indices, self.type, replaced, whole=whole)


def read_all(reads: Sequence[Read], replaced: Mapping[ir.Value, ir.Value] = MappingProxyType({})) -> list[ir.Value]:
    """The vectors of several reads. Where none of any thread's elements is padding, all are read without a comparison."""
    whole = whole_condition(bound for read in reads for bound in read.bounds(replaced))
    if whole is None:
        return [read.vector(replaced, False) for read in reads]
    return if_whole(
        whole, [read.type for read in reads], lambda is_whole: [r.vector(replaced, is_whole) for r in reads]
    )


def if_whole(whole: ir.Value, types: Sequence[ir.Type], build: Callable[[bool], Sequence[ir.Value]]) -> list[ir.Value]:
    """What ``build(True)`` builds if the condition holds, else what ``build(False)`` does: code for whole tiles and for others."""
    branch = scf.IfOp(whole, list(types), has_else=True)
    assert branch.else_block is not None
    for block, is_whole in ((branch.then_block, True), (branch.else_block, False)):
        with ir.InsertionPoint(block):
            scf.yield_(build(is_whole))
    return list(branch.results)


@pass_("iree-gpu-read-from-sources")
def read_from_sources(op: AnyOp) -> None:
    """Turns vector.transfer_read of slices, packed and padded tensors into reads of the tensors these are made from.

    Each new read is of contiguous elements; where the element may be padding, a select gives the padding. The reads of a
    block up to a barrier become one scf.if, whose first branch is for whole tiles, where nothing is padding.
    """
    groups: list[list[vector.TransferReadOp]] = []
    for read in collect(op, vector.TransferReadOp):
        value = read.base
        if not isinstance(value.type, ir.RankedTensorType) or not is_minor_identity_access(read):
            continue
        known = moving_op(value) or fill_of(value) or elementwise_producer(value)
        if known is None or feeds_wgmma(read.vector):
            continue
        if groups and _can_join(groups[-1][0], read):
            groups[-1].append(read)
        else:
            groups.append([read])
    for group in groups:
        with group[0].location, ir.InsertionPoint(group[0]):
            reads = [
                Read(read.base, [static_or_value(index) for index in read.indices], read.vector.type) for read in group
            ]
            vectors = read_all(reads)
        for read, vector_ in zip(group, vectors):
            replace(read, [vector_])
    tidy(op)


def _can_join(first: vector.TransferReadOp, read: vector.TransferReadOp) -> bool:
    """Moves what a read needs to before an earlier one of its block; False if there is a barrier or a loop between them."""
    block = first.operation.block
    if read.operation.block != block:
        return False
    between: list[ir.OpView] = []
    for op in block.operations:
        if op == read:
            break
        if between or op == first:
            between.append(op)
    if any(op.name.startswith(("scf.", "iree_gpu.", "gpu.")) for op in between):
        return False
    needed: list[ir.OpView] = []
    values = set(read.operands)
    for op in reversed(between):
        if any(result in values for result in op.results):
            if isinstance(op, vector.TransferReadOp):
                return False
            needed.insert(0, op)
            for inner in [op.operation, *(each for region in op.regions for block in region for each in block)]:
                values.update(inner.operands)
    for op in needed:
        op.operation.move_before(first)
    return True
