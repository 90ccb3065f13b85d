"""Accumulators where they belong: each thread takes them from, and puts them to, their place in the unpacked tensor."""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.gather import Piece, as_value, gathered, pieces, whole_access
from gpuir.transforms.iree_gpu.places import Place, follow, offsets_of, same_indices, sizes_of, sum_of
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.slices import DYNAMIC, extract, forall_mapping, parallel_insert, set_mapping
from gpuir.transforms.iree_gpu.workgroups import zero_of

__all__ = ["unpack_in_threads"]


@dataclasses.dataclass
class _Chain:
    """What follows a forall's packed result: the ops up to the one that puts it into the workgroups' result."""

    #: tensor.collapse_shape (or None), linalg.unpack, tensor.extract_slice (or None).
    collapse: Any
    unpack: Any
    cut: Any
    #: tensor.parallel_insert_slice.
    put: Any

    @property
    def result(self) -> Any:
        return (self.cut or self.unpack).results[0]


def _over_threads(forall: Any) -> bool:
    return [str(each) for each in forall_mapping(forall)] == ["#gpu.thread<linear_dim_0>"]


def _only_user(value: Any) -> Any:
    uses = list(value.uses)
    return uses[0].owner.operation if len(uses) == 1 else None


def _chain(forall: Any) -> _Chain | None:
    value = forall.operation.results[0]
    user = _only_user(value)
    collapse = cut = None
    if user is not None and user.name == "tensor.collapse_shape":
        collapse, user = user, _only_user(user.results[0])
    if user is None or user.name != "linalg.unpack" or user.operands[0] == value and collapse is not None:
        return None
    unpack, user = user, _only_user(user.results[0])
    if user is not None and user.name == "tensor.extract_slice":
        if any(offsets_of(user)):
            return None
        cut, user = user, _only_user(user.results[0])
    if user is None or user.name != "tensor.parallel_insert_slice":
        return None
    return _Chain(collapse, unpack, cut, user)


@pass_("iree-gpu-unpack-in-threads")
def unpack_in_threads(op: Any) -> None:
    """Loops over threads whose result is unpacked and put into a workgroup's slice write to that slice themselves.

    What threads start from they read there too. An element outside of a ragged size is neither read nor written.
    """
    for forall in collect(op, "scf.forall"):
        if len(forall.operation.results) != 1 or not _over_threads(forall):
            continue
        chain = _chain(forall)
        if chain is not None:
            _rewrite(forall, chain)
    tidy(op)


def _slice_like(put: Any) -> Any:
    """The slice of the workgroups' result that ``put`` writes, where it is there already, or all of that; or None."""
    into = put.operands[1]
    if into.type == put.operands[0].type and into.type.has_static_shape:
        return into
    offsets, sizes = offsets_of(put), sizes_of(put)
    for use in into.uses:
        reader = use.owner.operation
        if reader.name != "tensor.extract_slice":
            continue
        if same_indices(offsets_of(reader), offsets) and same_indices(sizes_of(reader), sizes):
            return reader.results[0]
    return None


def _packed_like(tile: Any, chain: _Chain, zero: Any) -> Any:
    """``tile`` padded, packed and expanded to what the chain unpacks: its elements tell where to write."""
    tensor, linalg = module("dialects.tensor"), module("dialects.linalg")
    packed, attributes = chain.unpack.operands[0].type, chain.unpack.attributes
    positions = list(ir.DenseI64ArrayAttr(attributes["inner_dims_pos"]))
    tiles = list(ir.DenseI64ArrayAttr(attributes["static_inner_tiles"]))
    rank, shape = tile.type.rank, list(tile.type.shape)
    wanted = [packed.shape[d] * (tiles[positions.index(d)] if d in positions else 1) for d in range(rank)]
    value = tile
    if shape != wanted:
        # By how much a dynamic size is padded is of no matter: nothing of it stays.
        high = [DYNAMIC if tile.type.is_dynamic_dim(d) else wanted[d] - shape[d] for d in range(rank)]
        values = [index_constant(0) for n in high if n == DYNAMIC]
        whole = ir.RankedTensorType.get(wanted, tile.type.element_type)
        pad = tensor.PadOp(whole, value, [], values, [0] * rank, high)
        with ir.InsertionPoint(pad.regions[0].blocks.append(*[ir.IndexType.get()] * rank)):
            tensor.yield_(zero)
        value = pad.result
    empty = tensor.empty(packed.shape, packed.element_type)
    value = linalg.PackOp(packed, value, empty, positions, [], tiles).results[0]
    if chain.collapse is not None:
        type_ = chain.collapse.operands[0].type
        value = tensor.expand_shape(type_, value, chain.collapse.attributes["reassociation"], [], list(type_.shape))
    return value


def _rewrite(forall: Any, chain: _Chain) -> None:
    operation = forall.operation
    body = operation.regions[0].blocks[0]
    *_, end = [each.operation for each in body.operations]
    puts = [each.operation for each in end.regions[0].blocks[0].operations]
    if len(puts) != 1:
        return
    written = puts[0].operands[0].owner.operation if isinstance(puts[0].operands[0], ir.OpResult) else None
    if written is None or written.name != "vector.transfer_write" or not whole_access(written):
        return
    init = operation.operands[len(operation.operands) - 1]
    tile = _slice_like(chain.put)
    with operation.location, ir.InsertionPoint(operation):
        if tile is None:
            tile = _new_slice(chain)
        element = tile.type.element_type
        zero = module("dialects.arith").constant(element, zero_of(element))
        places = _packed_like(tile, chain, zero)
        new = module("dialects.scf").ForallOp([0], list(ir.DenseI64ArrayAttr(operation.attributes["staticUpperBound"])),
                                              [1], [tile])  # fmt: skip
        set_mapping(new, ir.ArrayAttr.get(forall_mapping(forall)))
    shared = new.inner_iter_args[0]
    old_thread, old_shared = list(body.arguments)
    old_thread.replace_all_uses_with(new.induction_variables[0])
    for each in [each.operation for each in body.operations][:-1]:
        new.body.append(each)
    _read_there(old_shared, init, tile, shared)
    vector, at = written.operands[0], offsets_of(puts[0])
    with operation.location, ir.InsertionPoint(new.body):
        found = [_part(vector, piece, at, places, tile) for piece in pieces(places, list(vector.type.shape), tile)]
        ends = module("dialects.scf").InParallelOp()
        with ir.InsertionPoint(ends.region.blocks[0]):
            for value, indices, count in found:
                _put(value, shared, indices, count)
    chain.result.replace_all_uses_with(new.operation.results[0])
    for each in (chain.cut, chain.unpack, chain.collapse, operation):
        if each is not None:
            each.erase()


def _new_slice(chain: _Chain) -> Any:
    put = chain.put
    return extract(put.operands[1], offsets_of(put), sizes_of(put))


def _read_there(old: Any, init: Any, tile: Any, shared: Any) -> None:
    """Reads of slices of the forall's packed tensor become reads of ``shared``, which is ``tile``, or of what that is made of."""
    for use in list(old.uses):
        reader = use.owner.operation
        if reader.name != "tensor.extract_slice":
            continue
        at = offsets_of(reader)
        for inner in list(reader.results[0].uses):
            read = inner.owner.operation
            if read.name != "vector.transfer_read":
                continue
            with read.location, ir.InsertionPoint(read):
                replace(read, [gathered(init, at, read.results[0].type, tile, shared)])
        # What is left is where the vector was to be written to.
        reader.operands[0] = init


def _part(vector: Any, piece: Piece, at: list[Any], places: Any, tile: Any) -> tuple[Any, list[Any], Any]:
    """A piece as a tensor of its own, where in the tile it goes, and how many there are: None or a value that may be 0."""
    arith, tensor = module("dialects.arith"), module("dialects.tensor")
    place = follow(Place(places, tuple(sum_of(a, n) for a, n in zip(at, piece.at))), tile)
    rank, element = tile.type.rank, tile.type.element_type
    shape = [1] * (rank - 1) + [piece.width]
    inside = None
    for index, bound in place.bounds:
        this = arith.cmpi(arith.CmpIPredicate.slt, as_value(index), as_value(bound))
        inside = this if inside is None else arith.andi(inside, this)
    count = None if inside is None else arith.select(inside, as_value(1), as_value(0))
    value = _cut(vector, piece, shape)
    sizes = [*shape] if count is None else [count, *shape[1:]]
    empty = tensor.empty(sizes, element)
    flags = [count is None] + [True] * (rank - 1)
    written = module("dialects.vector").TransferWriteOp(
        empty.type, value, empty, [as_value(0)] * rank, ir.AffineMap.get_identity(rank),
        ir.ArrayAttr.get([ir.BoolAttr.get(flag) for flag in flags]),
    ).result  # fmt: skip
    return written, list(place.indices), count


def _cut(vector: Any, piece: Piece, shape: list[int]) -> Any:
    """A piece of a vector as a vector of ``shape``."""
    host = module("dialects.vector")
    type_ = ir.VectorType.get(shape, vector.type.element_type)
    if piece.width == 1:
        return host.broadcast(type_, host.extract(vector, [], list(piece.at)))
    sizes = [piece.width if d == piece.along else 1 for d in range(vector.type.rank)]
    cut = ir.VectorType.get(sizes, vector.type.element_type)
    return host.shape_cast(type_, host.extract_strided_slice(cut, vector, list(piece.at), sizes, [1] * len(sizes)))


def _put(value: Any, shared: Any, indices: list[Any], count: Any) -> None:
    shape = list(value.type.shape)
    parallel_insert(value, shared, indices, shape if count is None else [count, *shape[1:]])
