"""Vectors read from where their elements are, instead of from packed, padded or expanded copies of it."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterator
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.places import Place, behind, follow, runs_behind, sum_of
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.wgmma import feeds_wgmma
from gpuir.transforms.iree_gpu.workgroups import fill_of, zero_of

__all__ = ["Piece", "as_value", "gathered", "pieces", "read_from_sources", "whole_access"]


@dataclasses.dataclass(frozen=True)
class Piece:
    """Part of a vector that lies side by side in a tensor: ``width`` elements from ``at`` on along dimension ``along``."""

    at: tuple[int, ...]
    along: int
    width: int


def pieces(value: Any, shape: list[int], stop: Any = None) -> Iterator[Piece]:
    """The pieces of a vector of ``shape`` for a tensor's last dimensions, by what is behind the tensor.

    Of what is padded, a piece is all inside or all outside. ``stop`` is the tensor to follow to; None: as far as possible.
    """
    runs = runs_behind(value, stop)
    last = runs.source.type.rank - 1
    first = value.type.rank - len(shape)
    along, width = len(shape) - 1, 1
    for d in reversed(range(len(shape))):
        if shape[d] > 1 and runs.along[first + d] == (last, 1):
            along, width = d, math.gcd(shape[d], runs.padded.get(last, 0))
            break
    for at in itertools.product(*(range(0, n, width if d == along else 1) for d, n in enumerate(shape))):
        yield Piece(at, along, width)


def as_value(index: Any) -> Any:
    """An index as a value."""
    return index_constant(index) if isinstance(index, int) else index


def _inside(place: Place) -> Any:
    """An i1 that all indices are below their bounds, None without bounds."""
    arith = module("dialects.arith")
    found = None
    for index, bound in place.bounds:
        this = arith.cmpi(arith.CmpIPredicate.slt, as_value(index), as_value(bound))
        found = this if found is None else arith.andi(found, this)
    return found


def _splat(type_: Any, attribute: Any) -> Any:
    return module("dialects.arith").constant(type_, ir.DenseElementsAttr.get_splat(type_, attribute))


def _constant_of(value: Any) -> Any:
    """The attribute of a scalar constant, or None."""
    if isinstance(value, ir.OpResult) and value.owner.name == "arith.constant":
        return value.owner.attributes["value"]
    return None


def _broadcast(type_: Any, scalar: Any) -> Any:
    attribute = _constant_of(scalar)
    return module("dialects.vector").broadcast(type_, scalar) if attribute is None else _splat(type_, attribute)


def _read(value: Any, indices: list[Any], width: int) -> Any:
    vector = module("dialects.vector")
    element, rank = value.type.element_type, value.type.rank
    map_ = ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(rank - 1)])
    padding = module("dialects.arith").constant(element, zero_of(element))
    type_ = ir.VectorType.get([width], element)
    return vector.TransferReadOp(type_, value, indices, map_, padding, ir.ArrayAttr.get([ir.BoolAttr.get(True)])).result


def _piece(place: Place, width: int, source: Any, guarded: bool) -> Any:
    """A piece's elements as a vector, padding where it is outside.

    What others may be writing is only read inside: ``guarded``. Else the first element is read in place of what is outside.
    """
    arith, scf = module("dialects.arith"), module("dialects.scf")
    type_ = ir.VectorType.get([width], place.value.type.element_type)
    fill = fill_of(place.value)
    inside = _inside(place)
    indices = [as_value(index) for index in place.indices]
    if fill is not None:
        found = _broadcast(type_, fill.operands[0])
        same = inside is None or place.padding == fill.operands[0]
        return found if same else arith.select(inside, found, _broadcast(type_, place.padding))
    if inside is None:
        return _read(source, indices, width)
    if guarded:
        branch = scf.IfOp(inside, [type_], has_else=True)
        with ir.InsertionPoint(branch.then_block):
            scf.yield_([_read(source, indices, width)])
        with ir.InsertionPoint(branch.else_block):
            scf.yield_([_broadcast(type_, place.padding)])
        return branch.results[0]
    zero = index_constant(0)
    found = _read(source, [arith.select(inside, index, zero) for index in indices], width)
    return arith.select(inside, found, _broadcast(type_, place.padding))


def gathered(value: Any, indices: list[Any], type_: Any, stop: Any = None, instead: Any = None) -> Any:
    """A vector of a tensor's elements from ``indices`` on, read from what is behind the tensor.

    With ``stop`` only as far as that tensor, and of ``instead`` in its place, which others may be writing elsewhere.
    """
    vector = module("dialects.vector")
    shape = list(type_.shape)
    first = value.type.rank - len(shape)
    whole = row = None
    for piece in pieces(value, shape, stop):
        at = [*indices[:first], *(sum_of(i, n) for i, n in zip(indices[first:], piece.at))]
        place = follow(Place(value, tuple(at)), stop)
        guarded = stop is not None and place.value == stop
        part = _piece(place, piece.width, instead if guarded else place.value, guarded)
        if fill_of(place.value) is not None and not place.bounds:
            return _broadcast(type_, fill_of(place.value).operands[0])
        if piece.width == math.prod(shape):
            return part if len(shape) == 1 else vector.shape_cast(type_, part)
        if whole is None:
            whole = _splat(type_, zero_of(type_.element_type))
        if piece.along < len(shape) - 1:
            for number in range(piece.width):
                here = [n + number if d == piece.along else n for d, n in enumerate(piece.at)]
                whole = vector.insert(vector.extract(part, [], [number]), whole, [], here)
            continue
        # Rows that are in several pieces are put together first: extractions fold through whole rows.
        if piece.width < shape[-1]:
            if piece.at[-1] == 0:
                row = _splat(ir.VectorType.get(shape[-1:], type_.element_type), zero_of(type_.element_type))
            part = row = vector.insert_strided_slice(part, row, [piece.at[-1]], [1])
        if piece.at[-1] + piece.width == shape[-1]:
            whole = vector.insert(part, whole, [], list(piece.at[:-1]))
    return whole


def whole_access(op: Any) -> bool:
    """Whether a transfer op on a tensor is in bounds, without mask, and of the tensor's last dimensions in their order."""
    operation = op.operation
    map_ = ir.AffineMapAttr(operation.attributes["permutation_map"]).value
    rank = map_.n_dims
    order = [ir.AffineDimExpr(r).position for r in map_.results if isinstance(r, ir.AffineDimExpr)]
    segments = list(ir.DenseI32ArrayAttr(operation.attributes["operandSegmentSizes"]))
    return (
        len(order) == len(map_.results)
        and order == list(range(rank - len(order), rank))
        and all(ir.BoolAttr(flag).value for flag in operation.attributes["in_bounds"])
        and not segments[-1]
    )


@pass_("iree-gpu-read-from-sources")
def read_from_sources(op: Any) -> None:
    """vector.transfer_read of slices, packed and padded tensors becomes reads of what these are made of.

    Each read then is of elements that lie side by side; outside of what is padded a select gives the padding.
    """
    for read in collect(op, "vector.transfer_read"):
        operation = read.operation
        value = operation.operands[0]
        if not isinstance(value.type, ir.RankedTensorType) or not whole_access(read):
            continue
        if feeds_wgmma(operation.results[0]) or (behind(value) is None and fill_of(value) is None):
            continue
        indices = list(operation.operands)[1 : 1 + value.type.rank]
        with operation.location, ir.InsertionPoint(operation):
            known = [_number(index) for index in indices]
            replace(read, [gathered(value, known, operation.results[0].type)])
    tidy(op)


def _by_warpgroup(vector: Any) -> bool:
    """Whether a vector is an operand that wgmma reads itself."""
    users = [use.owner.operation for use in vector.uses]
    return any(user.name == "iree_gpu.multi_mma" and isinstance(user.opview.kind, NvWgmmaAttr) for user in users)


def _number(index: Any) -> Any:
    """A constant index as a number."""
    attribute = _constant_of(index)
    return index if attribute is None else int(ir.IntegerAttr(attribute).value)
