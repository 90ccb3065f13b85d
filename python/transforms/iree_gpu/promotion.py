"""Operands of multi_mma through workgroup memory: the copies of a step as a loop over the threads that make them."""

from __future__ import annotations

import math
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.places import granule
from gpuir.transforms.iree_gpu.planned import multi_mmas
from gpuir.transforms.iree_gpu.rewriting import tidy
from gpuir.transforms.iree_gpu.slices import apply_map, extract_reduced, new_forall, parallel_insert
from gpuir.transforms.iree_gpu.subgroups import thread_mapping

__all__ = ["promote_operands"]

#: Bytes that a thread loads or stores at once, at most.
_WIDE = 16


@pass_("iree-gpu-promote-operands")
def promote_operands(op: Any) -> None:
    """The linalg.pack of each operand in ``promote_operands`` becomes an scf.forall in which threads copy chunks of it.

    Chunks are as wide as 16 bytes where the source's rows allow it, and turned over in registers where the source lies the
    other way than what is packed. iree-gpu-fuse-and-hoist-parallel-loops then puts them to workgroup memory. An error at a
    multi_mma whose operand is no static linalg.pack; then nothing has changed.
    """
    packs = []
    for contraction, tiling, _ in multi_mmas(op):
        for number, value in enumerate((contraction.op.lhs, contraction.op.rhs)):
            if not tiling.promoted[number]:
                continue
            packed = isinstance(value, ir.OpResult) and value.owner.name == "linalg.pack"
            if not packed or not value.type.has_static_shape:
                name = ("lhs", "rhs")[number]
                raise failure(
                    contraction.op, f"has {name} of {value.type} from no linalg.pack of a step: iree-gpu-pack-to-intrinsics "
                    "and iree-gpu-tile-reductions come before its promotion",
                )  # fmt: skip
            packs.append((contraction.op.operation, number, value.owner.operation, tiling.threads))
    for mma, number, pack, threads in packs:
        with pack.location, ir.InsertionPoint(pack):
            copies = _copies(pack, threads)
        # Two operands from one pack stay two loops: each is for one reader.
        copies.owner.attributes["gpuir.operand"] = ir.IntegerAttr.get(ir.IndexType.get(), number)
        mma.operands[number] = copies
    tidy(op)


def _powers(most: int) -> list[int]:
    """Powers of two that divide a number."""
    return [1 << i for i in range(most.bit_length()) if most % (1 << i) == 0]


def _chunk(pack: Any, threads: int) -> tuple[int, int]:
    """Elements of a chunk along the two packed dimensions, in the order of the tile's own."""
    source = pack.operands[0]
    positions = list(ir.DenseI64ArrayAttr(pack.attributes["inner_dims_pos"]))
    tiles = list(ir.DenseI64ArrayAttr(pack.attributes["static_inner_tiles"]))
    most = _WIDE * 8 // source.type.element_type.width
    last, total = source.type.rank - 1, math.prod(source.type.shape)
    stores = _powers(math.gcd(tiles[1], most))
    if last == positions[0]:
        loads = _powers(math.gcd(granule(source, last), tiles[0], most))
    elif last == positions[1]:
        loads, stores = [1], _powers(math.gcd(granule(source, last), tiles[1], most))
    else:
        loads = [1]
    # The fewest accesses that still give every thread as many chunks as every other one.
    choices = [(a, b) for a in loads for b in stores]
    even = [(a, b) for a, b in choices if total % (a * b * threads) == 0] or choices
    return min(even, key=lambda c: (1 / c[0] + 1 / c[1], -c[1]))


def _copies(pack: Any, threads: int) -> Any:
    """The result of the loop over chunks."""
    source, result = pack.operands[0], pack.results[0]
    positions = list(ir.DenseI64ArrayAttr(pack.attributes["inner_dims_pos"]))
    tiles = list(ir.DenseI64ArrayAttr(pack.attributes["static_inner_tiles"]))
    rank = source.type.rank
    first, second = positions
    chunk = _chunk(pack, threads)
    counts = [source.type.get_dim_size(d) // c for d, c in zip(positions, chunk)]
    others = [source.type.get_dim_size(d) for d in range(rank) if d not in positions]
    # Neighbours load neighbours: along the source's rows, or, of chunks that are turned over, along a row of the tile first.
    within = tiles[1] // chunk[1]
    turned = rank - 1 != second
    order = [within, counts[0], counts[1] // within] if turned else [counts[1], counts[0], 1]
    forall = new_forall([math.prod(others) * math.prod(counts)], [_empty(result.type)], thread_mapping())
    with ir.InsertionPoint(forall.body):
        number = forall.induction_variables[0]
        parts = []
        for size in (*order, *reversed(others)):
            parts.append(apply_map(lambda d, size=size: ir.AffineExpr.get_mod(d, size), number))
            number = apply_map(lambda d, size=size: ir.AffineExpr.get_floor_div(d, size), number)
        fast, middle, slow, *rest = parts
        along = apply_map(lambda a, b: a + b * within, fast, slow) if turned else fast
        at = dict(zip([d for d in range(rank) if d not in positions], reversed(rest)))
        at[first] = apply_map(lambda d: d * chunk[0], middle)
        at[second] = apply_map(lambda d: d * chunk[1], along)
        sizes = [1] * rank
        sizes[first], sizes[second] = chunk
        offsets = [at[d] for d in range(rank)]
        shape = [sizes[d] for d in sorted(positions)]
        value = extract_reduced(source, offsets, sizes, shape)
        if first > second:
            value = _transposed(value, [1, 0])
        tile = dict(zip(positions, tiles))
        outer = [
            apply_map(lambda d, t=tile[d]: ir.AffineExpr.get_floor_div(d, t), at[d]) if d in tile else at[d]
            for d in range(rank)
        ]
        inner = [apply_map(lambda d, t=tile[p]: ir.AffineExpr.get_mod(d, t), at[p]) for p in positions]
        end = module("dialects.scf").InParallelOp()
        with ir.InsertionPoint(end.region.blocks[0]):
            parallel_insert(value, forall.inner_iter_args[0], [*outer, *inner], [1] * rank + list(chunk))
    return forall.operation.results[0]


def _empty(type_: Any) -> Any:
    return module("dialects.tensor").empty(type_.shape, type_.element_type)


def _transposed(value: Any, permutation: list[int]) -> Any:
    linalg = module("dialects.linalg")
    shape = [value.type.get_dim_size(d) for d in permutation]
    out = module("dialects.tensor").empty(shape, value.type.element_type)
    return linalg.transpose(value, outs=[out], permutation=permutation)
