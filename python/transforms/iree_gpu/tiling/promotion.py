"""Promotes operands of multi_mma to workgroup memory: the packs of a step become loops in which threads copy chunks."""

from __future__ import annotations

import math

from gpuir.dialects import linalg, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import configured_multi_mmas
from gpuir.transforms.iree_gpu.utils.foralls import new_forall, thread_mapping
from gpuir.transforms.iree_gpu.utils.indices import Index, apply_map, as_value, floordiv, mod, scaled
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op, tidy
from gpuir.transforms.iree_gpu.utils.slices import extract_reduced, parallel_insert

__all__ = ["promote_operands"]

#: The most bytes that a thread loads or stores at once.
_ACCESS_BYTES = 16


@pass_("iree-gpu-promote-operands")
def promote_operands(op: AnyOp) -> None:
    """The linalg.pack of each operand in ``promote_operands`` becomes an scf.forall in which threads copy chunks of it.

    Chunks are up to 16 bytes wide as tiles allow, and transposed in registers if the source is contiguous along
    the other dimension than the pack. iree-gpu-fuse-and-hoist-parallel-loops then puts the packs into workgroup memory.
    Fails at a multi_mma whose operand is no static linalg.pack, before anything is changed.
    """
    packs = []
    for view, tiling, _ in configured_multi_mmas(op):
        mma = view.op
        for number, value in enumerate((mma.lhs, mma.rhs)):
            if not tiling.promoted[number]:
                continue
            pack = defining_op(value, linalg.PackOp)
            if pack is None or not value.type.has_static_shape:
                raise failure(
                    mma, f"has {OPERANDS[number]} of {value.type} from no linalg.pack of a step: iree-gpu-pack-to-intrinsics "
                    "and iree-gpu-tile-reductions come before its promotion",
                )  # fmt: skip
            packs.append((mma, number, pack, tiling.threads))
    for mma, number, pack, threads in packs:
        with pack.location, ir.InsertionPoint(pack):
            copies = _copy_loop(pack, threads)
        # Two operands from one pack stay two loops: each is for one reader.
        copies.attributes["gpuir.operand"] = ir.IntegerAttr.get(ir.IndexType.get(), number)
        setattr(mma, OPERANDS[number], copies.results[0])
    tidy(op)


def _powers_of_two_dividing(number: int) -> list[int]:
    return [1 << i for i in range(number.bit_length()) if number % (1 << i) == 0]


def _chunk(pack: linalg.PackOp, threads: int) -> tuple[int, int]:
    """The size of a chunk along the two packed dimensions, in the order of the tile's."""
    source = pack.source
    positions, tiles = list(pack.inner_dims_pos), list(pack.static_inner_tiles)
    widest = _ACCESS_BYTES * 8 // source.type.element_type.width
    last, total = source.type.rank - 1, math.prod(source.type.shape)
    stores = _powers_of_two_dividing(math.gcd(tiles[1], widest))
    # Of whole tiles, which are most of them; where a tile is not, a chunk is loaded in pieces.
    if last == positions[0]:
        loads = _powers_of_two_dividing(math.gcd(tiles[0], widest))
    elif last == positions[1]:
        loads = [1]
    else:
        loads = [1]
    # The fewest accesses among the chunks of which every thread has the same number, if there are any.
    choices = [(load, store) for load in loads for store in stores]
    even = [(load, store) for load, store in choices if total % (load * store * threads) == 0] or choices
    return min(even, key=lambda c: (1 / c[0] + 1 / c[1], -c[1]))


def _copy_loop(pack: linalg.PackOp, threads: int) -> scf.ForallOp:
    """The loop over chunks, whose result is that of the pack."""
    source, type_ = pack.source, pack.results[0].type
    positions, tiles = list(pack.inner_dims_pos), list(pack.static_inner_tiles)
    rank = source.type.rank
    first, second = positions
    chunk = _chunk(pack, threads)
    counts = [source.type.get_dim_size(d) // c for d, c in zip(positions, chunk)]
    unpacked = [d for d in range(rank) if d not in positions]
    extents = [source.type.get_dim_size(d) for d in unpacked]
    # Neighbouring threads load neighbouring chunks: along the source's rows, or, if chunks are transposed, along a row of the
    # tile first.
    within = tiles[1] // chunk[1]
    transposed = rank - 1 != second
    order = [within, counts[0], counts[1] // within] if transposed else [counts[1], counts[0], 1]
    empty = tensor.empty(type_.shape, type_.element_type)
    forall = new_forall([math.prod(extents) * math.prod(counts)], [empty], thread_mapping())
    with ir.InsertionPoint(forall.body):
        number: ir.Value = forall.induction_variables[0]
        digits = []
        for size in (*order, *reversed(extents)):
            digits.append(apply_map(lambda d, size=size: mod(d, size), number))
            number = apply_map(lambda d, size=size: floordiv(d, size), number)
        fast, middle, slow, *rest = digits
        along_row = apply_map(lambda a, b: a + b * within, fast, slow) if transposed else fast
        at: dict[int, ir.Value] = dict(zip(unpacked, reversed(rest)))
        at[first] = as_value(scaled(middle, chunk[0]))
        at[second] = as_value(scaled(along_row, chunk[1]))
        sizes = [1] * rank
        sizes[first], sizes[second] = chunk
        value = extract_reduced(source, [at[d] for d in range(rank)], sizes, [sizes[d] for d in sorted(positions)])
        if first > second:
            value = _transposed(value, [1, 0])
        tile = dict(zip(positions, tiles))
        outer: list[Index] = [
            apply_map(lambda d, t=tile[d]: floordiv(d, t), at[d]) if d in tile else at[d] for d in range(rank)
        ]
        inner: list[Index] = [apply_map(lambda d, t=tile[p]: mod(d, t), at[p]) for p in positions]
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            parallel_insert(value, forall.inner_iter_args[0], [*outer, *inner], [1] * rank + list(chunk))
    return forall


def _transposed(value: ir.Value, permutation: list[int]) -> ir.Value:
    shape = [value.type.get_dim_size(d) for d in permutation]
    out = tensor.empty(shape, value.type.element_type)
    # The host's annotation lacks Value.
    return linalg.transpose(value, outs=[out], permutation=permutation)  # type: ignore[arg-type,list-item]
