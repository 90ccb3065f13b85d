"""Unpacks accumulators in the threads: each thread reads and writes its elements in the unpacked tensor directly."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gpuir.dialects import arith, linalg, scf, tensor, vector
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.elementwise import Elementwise, elementwise, epilogue_op
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
from gpuir.transforms.iree_gpu.utils.uniform import whole_condition
from gpuir.transforms.iree_gpu.utils.vectors import is_minor_identity_access, reshaped, zero_of, zeros
from gpuir.transforms.iree_gpu.vectors.source_reads import Piece, Read, if_whole, pieces, read_all, read_operand

__all__ = ["unpack_in_threads"]


@dataclasses.dataclass
class _Chain:
    """The ops from a forall's packed result to the insertions of tiles into the workgroups' results.

    ``epilogue`` are the elementwise ops on the unpacked result, in order.
    """

    collapse: tensor.CollapseShapeOp | None
    unpack: linalg.UnPackOp
    slice: tensor.ExtractSliceOp | None
    epilogue: list[Elementwise]
    insertions: list[tensor.ParallelInsertSliceOp]

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
        slice_ = user
    chain = _Chain(collapse, unpack, slice_, [], [])
    return chain if _follow(chain) and chain.insertions else None


def _follow(chain: _Chain) -> bool:
    """Adds the elementwise ops on the chain's result and the insertions; False if the result has other users."""
    values, ops = [chain.result], []
    for value in values:
        for user in users(value):
            if isinstance(user, tensor.ParallelInsertSliceOp) and user.source == value:
                chain.insertions.append(user)
            elif user not in ops:
                view = epilogue_op(user, values)
                if view is None or user.operation.block != chain.unpack.operation.block:
                    return False
                ops.append(user)
                values.append(view.result)
    for op in chain.unpack.operation.block.operations:
        if op in ops and isinstance(ordered := elementwise(op), Elementwise):
            chain.epilogue.append(ordered)
    return True


@pass_("iree-gpu-unpack-in-threads")
def unpack_in_threads(op: AnyOp) -> None:
    """Makes loops over threads whose result is unpacked into a workgroup's slice write to that slice themselves.

    Threads read their initial values there too, and compute elementwise ops on the result before they write it. An element
    beyond a ragged size is neither read nor written.
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
    packed, element = chain.unpack.source.type, tile.type.element_type
    tiles = inner_positions(chain.unpack)
    rank, shape = tile.type.rank, list(tile.type.shape)
    padded_shape = [packed.shape[d] * tiles.get(d, 1) for d in range(rank)]
    value = tile
    if shape != padded_shape:
        # By how much a dynamic size is padded does not matter: the ops are dead in the end.
        high = [DYNAMIC if tile.type.is_dynamic_dim(d) else padded_shape[d] - shape[d] for d in range(rank)]
        dynamic = [index_constant(0) for n in high if n == DYNAMIC]
        pad = tensor.PadOp(ir.RankedTensorType.get(padded_shape, element), value, [], dynamic, [0] * rank, high)
        with ir.InsertionPoint(pad.region.blocks.append(*[ir.IndexType.get()] * rank)):
            tensor.yield_(zero)
        value = pad.result
    empty = tensor.empty(packed.shape, element)
    value = linalg.PackOp(empty.type, value, empty, list(tiles), [], list(tiles.values())).results[0]
    if chain.collapse is not None:
        shape = list(chain.collapse.src.type.shape)
        type_ = ir.RankedTensorType.get(shape, element)
        value = tensor.expand_shape(type_, value, chain.collapse.reassociation, [], shape)
    return value


def _unpack(forall: scf.ForallOp, chain: _Chain) -> None:
    puts = insertions(forall)
    if len(puts) != 1:
        return
    write = defining_op(puts[0].source, vector.TransferWriteOp)
    if write is None or not is_minor_identity_access(write):
        return
    init = forall.outputs[0]
    # What the epilogue reads besides may be computed between the forall and the epilogue.
    with forall.location, ir.InsertionPoint(chain.epilogue[-1].op if chain.epilogue else forall):
        tiles = [
            _existing_slice(insertion) or extract(insertion.dest, offsets_of(insertion), sizes_of(insertion))
            for insertion in chain.insertions
        ]
        element = tiles[0].type.element_type
        zero = arith.constant(element, zero_of(element))
        packed = _packed_like(tiles[0], chain, zero)
        new = new_forall(list(forall.staticUpperBound), tiles, mapping_of(forall))
    outputs = dict(zip(tiles, new.inner_iter_args))
    old_output = forall.inner_iter_args[0]
    forall.induction_variables[0].replace_all_uses_with(new.induction_variables[0])
    for op in body_ops(forall.body):
        new.body.append(op)
    _read_tile(old_output, init, outputs)
    value, base = write.valueToStore, offsets_of(puts[0])
    with forall.location, ir.InsertionPoint(new.body):
        written = _written_pieces(value, base, packed, chain, outputs)
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            for results in written:
                for (part, indices, count), output in zip(results, new.inner_iter_args):
                    shape = list(part.type.shape)
                    parallel_insert(part, output, indices, shape if count is None else [count, *shape[1:]])
    for insertion, result in zip(chain.insertions, new.results):
        insertion.operands[0] = result
    for view in reversed(chain.epilogue):
        view.op.operation.erase()
    for each in (chain.slice, chain.unpack, chain.collapse, forall):
        if each is not None:
            each.operation.erase()


def _read_tile(old_output: ir.Value, init: ir.Value, outputs: Mapping[ir.Value, ir.Value]) -> None:
    """Makes reads of slices of the forall's packed output read what that comes from, or the ``outputs`` that are tiles of it."""
    for slice_ in users(old_output):
        if not isinstance(slice_, tensor.ExtractSliceOp):
            continue
        offsets = offsets_of(slice_)
        for read in users(slice_.result):
            if isinstance(read, vector.TransferReadOp):
                with read.location, ir.InsertionPoint(read):
                    replace(read, read_all([Read(init, offsets, read.vector.type)], outputs))
        # What is left are the tensors that vectors were written to.
        slice_.operands[0] = init


def _written_pieces(
    value: ir.Value, base: Sequence[Index], packed: ir.Value, chain: _Chain, outputs: Mapping[ir.Value, ir.Value]
) -> list[list[_WrittenPiece]]:
    """The pieces of a thread's vector, and what the epilogue makes of them, each for each insertion, in a tensor of its own."""
    tile = next(iter(outputs))
    parts = list(pieces(packed, list(value.type.shape), [tile]))
    targets = [
        trace_element(Element(packed, tuple(sum_of(a, n) for a, n in zip(base, each.at))), [tile]) for each in parts
    ]
    whole = whole_condition(bound for target in targets for bound in target.bounds)
    bounds = [all_below(target.bounds) for target in targets]
    reads = _epilogue_reads(chain.epilogue, [chain.result])

    def read(is_whole: bool) -> list[ir.Value]:
        return [
            vector_
            for part, target, inside in zip(parts, targets, bounds)
            for vector_ in _read_operands(reads, target, part.width, None if is_whole else inside, outputs)
        ]

    if whole is None or not reads:
        vectors = iter(read(False))
    else:
        types = [each.type(part.width) for part in parts for each in reads]
        vectors = iter(if_whole(whole, types, read))
    rank, written = tile.type.rank, []
    for part, target, inside in zip(parts, targets, bounds):
        count = None
        if inside is not None:
            # Stores are made of it for whole tiles and for others.
            is_written = inside if whole is None else arith.ori(whole, inside)
            count = arith.select(is_written, as_value(1), as_value(0))
        values = {chain.result: _extract_piece(value, part)}
        own = {each: next(vectors) for each in reads}
        for view in chain.epilogue:
            operands = {}
            for number, operand in enumerate(view.op.operands):
                if view.is_read(number):
                    operands[number] = values[operand] if operand in values else own[_OperandRead(view, number)]
            values[view.result] = view.computed(operands, [part.width])
        shape = [1] * (rank - 1) + [part.width]
        in_bounds = ir.ArrayAttr.get([ir.BoolAttr.get(flag) for flag in [count is None] + [True] * (rank - 1)])
        results = []
        for insertion in chain.insertions:
            element = insertion.source.type.element_type
            flat = vector.shape_cast(ir.VectorType.get(shape, element), values[insertion.source])
            empty = tensor.empty([*shape] if count is None else [count, *shape[1:]], element)
            result = vector.TransferWriteOp(
                empty.type, flat, empty, [as_value(0)] * rank, ir.AffineMap.get_identity(rank), in_bounds
            ).results[0]
            results.append(_WrittenPiece(result, list(target.indices), count))
        written.append(results)
    return written


class _OperandRead(NamedTuple):
    """An operand of an elementwise op that is read from memory."""

    view: Elementwise
    number: int

    def type(self, width: int) -> ir.VectorType:
        type_ = self.view.op.operands[self.number].type
        return ir.VectorType.get([width], type_.element_type if isinstance(type_, ir.RankedTensorType) else type_)


def _epilogue_reads(epilogue: Sequence[Elementwise], computed: Sequence[ir.Value]) -> list[_OperandRead]:
    """What an epilogue reads besides values that are ``computed`` and its own results."""
    known = {*computed, *(view.result for view in epilogue)}
    return [
        _OperandRead(view, number)
        for view in epilogue
        for number, operand in enumerate(view.op.operands)
        if view.is_read(number) and operand not in known
    ]


def _read_operands(
    reads: Sequence[_OperandRead],
    target: Element,
    width: int,
    inside: ir.Value | None,
    outputs: Mapping[ir.Value, ir.Value],
) -> list[ir.Value]:
    """The vectors that an epilogue reads for a piece of the tile, zeros if it is not ``inside``."""
    at = [as_value(index) for index in target.indices]

    def read() -> list[ir.Value]:
        return [read_operand(each.view, each.number, at, len(at) - 1, width, outputs) for each in reads]

    if inside is None or not reads:
        return read()
    branch = scf.IfOp(inside, [each.type(width) for each in reads], has_else=True)
    assert branch.else_block is not None
    with ir.InsertionPoint(branch.then_block):
        scf.yield_(read())
    with ir.InsertionPoint(branch.else_block):
        scf.yield_([zeros(each.type(width)) for each in reads])
    return list(branch.results)


def _extract_piece(value: ir.Value, piece: Piece) -> ir.Value:
    """A piece of a vector as a vector of rank 1."""
    type_ = ir.VectorType.get([piece.width], value.type.element_type)
    if piece.width == 1:
        return vector.broadcast(type_, vector.extract(value, [], list(piece.at)))
    sizes = [piece.width if d == piece.along else 1 for d in range(value.type.rank)]
    strided = ir.VectorType.get(sizes, value.type.element_type)
    return reshaped(vector.extract_strided_slice(strided, value, list(piece.at), sizes, [1] * len(sizes)), type_)
