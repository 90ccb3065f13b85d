"""Unpacks accumulators in the threads: each thread reads and writes its elements in the unpacked tensor directly."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import arith, linalg, scf, tensor, vector
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.foralls import insertions, is_over_threads, mapping_of, new_forall
from gpuir.transforms.iree_gpu.utils.indices import (
    DYNAMIC,
    Index,
    all_below,
    as_value,
    index_constant,
    same_indices,
    sum_of,
)
from gpuir.transforms.iree_gpu.utils.rewriting import (
    body_ops,
    collect,
    defining_op,
    only_user,
    replace,
    tidy,
    users,
)
from gpuir.transforms.iree_gpu.utils.slices import extract, offsets_of, parallel_insert, sizes_of
from gpuir.transforms.iree_gpu.utils.tensor_sources import Element, inner_positions, trace_element
from gpuir.transforms.iree_gpu.utils.vectors import is_minor_identity_access, zero_of
from gpuir.transforms.iree_gpu.vectors.source_reads import Piece, pieces, read_from_source

__all__ = ["unpack_in_threads"]


@dataclasses.dataclass
class _Chain:
    """The ops from a forall's packed result to the insertion of the unpacked one into the workgroups' result."""

    collapse: tensor.CollapseShapeOp | None
    unpack: linalg.UnPackOp
    slice: tensor.ExtractSliceOp | None
    insertion: tensor.ParallelInsertSliceOp

    @property
    def result(self) -> ir.Value:
        return (self.slice or self.unpack).results[0]


class _WrittenPiece(NamedTuple):
    """A piece as a tensor, the indices of the tile that it goes to, and its size: None, or a value that may be 0."""

    value: ir.Value
    indices: list[Index]
    size: ir.Value | None


def _chain(forall: scf.ForallOp) -> _Chain | None:
    user = only_user(forall.results[0])
    collapse = slice_ = None
    if isinstance(user, tensor.CollapseShapeOp):
        collapse, user = user, only_user(user.result)
    if not isinstance(user, linalg.UnPackOp):
        return None
    unpack, user = user, only_user(user.results[0])
    if isinstance(user, tensor.ExtractSliceOp):
        if any(offsets_of(user)):
            return None
        slice_, user = user, only_user(user.result)
    if not isinstance(user, tensor.ParallelInsertSliceOp):
        return None
    return _Chain(collapse, unpack, slice_, user)


@pass_("iree-gpu-unpack-in-threads")
def unpack_in_threads(op: AnyOp) -> None:
    """Makes loops over threads whose result is unpacked into a workgroup's slice write to that slice themselves.

    Threads read their initial values there too. An element beyond a ragged size is neither read nor written.
    """
    for forall in collect(op, scf.ForallOp):
        if len(forall.results) != 1 or not is_over_threads(forall):
            continue
        chain = _chain(forall)
        if chain is not None:
            _unpack(forall, chain)
    tidy(op)


def _existing_slice(insertion: tensor.ParallelInsertSliceOp) -> ir.Value | None:
    """The slice of the workgroups' result that ``insertion`` writes, if there is one already, or the result if it is all."""
    dest = insertion.dest
    if dest.type == insertion.source.type and dest.type.has_static_shape:
        return dest
    offsets, sizes = offsets_of(insertion), sizes_of(insertion)
    for read in users(dest):
        if not isinstance(read, tensor.ExtractSliceOp):
            continue
        if same_indices(offsets_of(read), offsets) and same_indices(sizes_of(read), sizes):
            return read.result
    return None


def _packed_like(tile: ir.Value, chain: _Chain, zero: ir.Value) -> ir.Value:
    """``tile`` padded, packed and expanded to what the chain unpacks: tracing its elements tells where they go."""
    packed = chain.unpack.source.type
    tiles = inner_positions(chain.unpack)
    rank, shape = tile.type.rank, list(tile.type.shape)
    padded_shape = [packed.shape[d] * tiles.get(d, 1) for d in range(rank)]
    value = tile
    if shape != padded_shape:
        # By how much a dynamic size is padded does not matter: the ops are dead in the end.
        high = [DYNAMIC if tile.type.is_dynamic_dim(d) else padded_shape[d] - shape[d] for d in range(rank)]
        dynamic = [index_constant(0) for n in high if n == DYNAMIC]
        padded = ir.RankedTensorType.get(padded_shape, tile.type.element_type)
        pad = tensor.PadOp(padded, value, [], dynamic, [0] * rank, high)
        with ir.InsertionPoint(pad.region.blocks.append(*[ir.IndexType.get()] * rank)):
            tensor.yield_(zero)
        value = pad.result
    empty = tensor.empty(packed.shape, packed.element_type)
    value = linalg.PackOp(packed, value, empty, list(tiles), [], list(tiles.values())).results[0]
    if chain.collapse is not None:
        type_ = chain.collapse.src.type
        value = tensor.expand_shape(type_, value, chain.collapse.reassociation, [], list(type_.shape))
    return value


def _unpack(forall: scf.ForallOp, chain: _Chain) -> None:
    puts = insertions(forall)
    if len(puts) != 1:
        return
    write = defining_op(puts[0].source, vector.TransferWriteOp)
    if write is None or not is_minor_identity_access(write):
        return
    init = forall.outputs[0]
    tile = _existing_slice(chain.insertion)
    with forall.location, ir.InsertionPoint(forall):
        if tile is None:
            tile = extract(chain.insertion.dest, offsets_of(chain.insertion), sizes_of(chain.insertion))
        element = tile.type.element_type
        zero = arith.constant(element, zero_of(element))
        packed = _packed_like(tile, chain, zero)
        new = new_forall(list(forall.staticUpperBound), [tile], mapping_of(forall))
    output, old_output = new.inner_iter_args[0], forall.inner_iter_args[0]
    forall.induction_variables[0].replace_all_uses_with(new.induction_variables[0])
    for op in body_ops(forall.body):
        new.body.append(op)
    _read_tile(old_output, init, tile, output)
    value, base = write.valueToStore, offsets_of(puts[0])
    with forall.location, ir.InsertionPoint(new.body):
        parts = pieces(packed, list(value.type.shape), tile)
        written = [_written_piece(value, piece, base, packed, tile) for piece in parts]
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            for part, indices, count in written:
                shape = list(part.type.shape)
                parallel_insert(part, output, indices, shape if count is None else [count, *shape[1:]])
    chain.result.replace_all_uses_with(new.results[0])
    for each in (chain.slice, chain.unpack, chain.collapse, forall):
        if each is not None:
            each.operation.erase()


def _read_tile(old_output: ir.Value, init: ir.Value, tile: ir.Value, output: ir.Value) -> None:
    """Makes reads of slices of the forall's packed output read ``output``, which is ``tile``, or what that comes from."""
    for slice_ in users(old_output):
        if not isinstance(slice_, tensor.ExtractSliceOp):
            continue
        offsets = offsets_of(slice_)
        for read in users(slice_.result):
            if isinstance(read, vector.TransferReadOp):
                with read.location, ir.InsertionPoint(read):
                    replace(read, [read_from_source(init, offsets, read.vector.type, tile, output)])
        # What is left are the tensors that vectors were written to.
        slice_.operands[0] = init


def _written_piece(
    value: ir.Value, piece: Piece, base: Sequence[Index], packed: ir.Value, tile: ir.Value
) -> _WrittenPiece:
    """A piece of a thread's vector, written to a tensor of its own."""
    target = trace_element(Element(packed, tuple(sum_of(a, n) for a, n in zip(base, piece.at))), tile)
    rank, element = tile.type.rank, tile.type.element_type
    shape = [1] * (rank - 1) + [piece.width]
    inside = all_below(target.bounds)
    count = None if inside is None else arith.select(inside, as_value(1), as_value(0))
    part = _extract_piece(value, piece, shape)
    empty = tensor.empty([*shape] if count is None else [count, *shape[1:]], element)
    in_bounds = [count is None] + [True] * (rank - 1)
    written = vector.TransferWriteOp(
        empty.type, part, empty, [as_value(0)] * rank, ir.AffineMap.get_identity(rank),
        ir.ArrayAttr.get([ir.BoolAttr.get(flag) for flag in in_bounds]),
    ).results[0]  # fmt: skip
    return _WrittenPiece(written, list(target.indices), count)


def _extract_piece(value: ir.Value, piece: Piece, shape: list[int]) -> ir.Value:
    """A piece of a vector as a vector of ``shape``."""
    type_ = ir.VectorType.get(shape, value.type.element_type)
    if piece.width == 1:
        return vector.broadcast(type_, vector.extract(value, [], list(piece.at)))
    sizes = [piece.width if d == piece.along else 1 for d in range(value.type.rank)]
    strided = ir.VectorType.get(sizes, value.type.element_type)
    part = vector.extract_strided_slice(strided, value, list(piece.at), sizes, [1] * len(sizes))
    return vector.shape_cast(type_, part)
