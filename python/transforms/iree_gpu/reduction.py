"""multi_mma in loops over its reductions, and each step's operands as a matter of their own."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, index_constant
from gpuir.transforms.iree_gpu.planned import configured_like, multi_mmas
from gpuir.transforms.iree_gpu.rewriting import replace, tidy
from gpuir.transforms.iree_gpu.slices import apply_map, dynamic_sizes, extract

__all__ = ["outer_slice", "tile_reductions"]

#: First index and number of an iterator's values that a slice has.
Part = tuple[Any, int]


def outer_slice(operand: Operand, value: Any, parts: dict[int, Part]) -> tuple[Any, list[Any], list[Any]]:
    """What a multi_mma's operand has for these parts of its iterators: the slice, its offsets and sizes.

    Of a linalg.pack the slice is packed, not what is packed sliced.
    """
    rank = value.type.rank
    sizes = dynamic_sizes(value, range(rank))
    offsets: list[Any] = [0] * rank
    for dimension, iterator in enumerate(operand.outer):
        if iterator in parts:
            offsets[dimension], sizes[dimension] = parts[iterator]
    return _packed_slice(value, offsets, sizes, len(operand.outer)) or extract(value, offsets, sizes), offsets, sizes


def _packed_slice(value: Any, offsets: list[Any], sizes: list[Any], outer: int) -> Any:
    """linalg.pack of the slice of its source; None where the tensor is not packed, or tiles at the end are not whole."""
    if not isinstance(value, ir.OpResult) or value.owner.name != "linalg.pack":
        return None
    pack = value.owner.operation
    source = pack.operands[0]
    order = (
        list(ir.DenseI64ArrayAttr(pack.attributes["outer_dims_perm"])) if "outer_dims_perm" in pack.attributes else []
    )
    positions = list(ir.DenseI64ArrayAttr(pack.attributes["inner_dims_pos"]))
    tiles = list(ir.DenseI64ArrayAttr(pack.attributes["static_inner_tiles"]))
    whole = source.owner.name == "tensor.pad" if isinstance(source, ir.OpResult) else False
    for position, tile in zip(positions, tiles):
        dynamic = source.type.is_dynamic_dim(position)
        if not (whole if dynamic else source.type.get_dim_size(position) % tile == 0):
            return None
    if order not in ([], sorted(order)) or not all(isinstance(size, int) for size in sizes):
        return None
    steps = [tiles[positions.index(d)] if d in positions else 1 for d in range(source.type.rank)]
    from_ = [
        o * step if isinstance(o, int) else apply_map(lambda d, step=step: d * step, o)
        for o, step in zip(offsets[:outer], steps)
    ]
    part = extract(source, from_, [size * step for size, step in zip(sizes[:outer], steps)])
    linalg, tensor = module("dialects.linalg"), module("dialects.tensor")
    empty = tensor.empty(sizes, value.type.element_type)
    return linalg.PackOp(empty.type, part, empty, positions, [], tiles).results[0]


@pass_("iree-gpu-tile-reductions")
def tile_reductions(op: Any) -> None:
    """scf.for loops over the reductions of each multi_mma with a lowering_config; a step has its slices of the operands.

    Along k a step is as long as ``reduction`` says, along other reductions 1. The accumulator is what the loops carry.
    """
    for contraction, tiling, (_, _, k) in multi_mmas(op):
        mma = contraction.op
        loops = [i for i in range(contraction.iterators) if i not in contraction.acc.outer and i != k]
        steps = {**dict.fromkeys(loops, 1), k: tiling.tiles[2]}
        with mma.operation.location, ir.InsertionPoint(mma):
            bounds = {i: _bound(contraction, i) for i in steps}
            result = _nest(contraction, steps, bounds, {}, mma.acc)
        replace(mma, [result])
    tidy(op)


def _bound(contraction: Contraction, iterator: int) -> Any:
    operand, dimension = contraction.where(iterator)[0]
    (size,) = dynamic_sizes(operand.value, range(dimension, dimension + 1))
    return index_constant(size) if isinstance(size, int) else size


def _nest(contraction: Contraction, steps: dict[int, int], bounds: dict[int, Any], parts: Any, acc: Any) -> Any:
    """The loops over what is missing in ``parts``, and the multi_mma in them."""
    scf = module("dialects.scf")
    missing = [i for i in steps if i not in parts]
    if not missing:
        lhs, _, _ = outer_slice(contraction.lhs, contraction.op.lhs, parts)
        rhs, _, _ = outer_slice(contraction.rhs, contraction.op.rhs, parts)
        return configured_like(contraction.op, lhs, rhs, acc)
    iterator = missing[0]
    loop = scf.ForOp(index_constant(0), bounds[iterator], index_constant(steps[iterator]), [acc])
    with ir.InsertionPoint(loop.body):
        inner = {**parts, iterator: (loop.induction_variable, steps[iterator])}
        scf.yield_([_nest(contraction, steps, bounds, inner, loop.inner_iter_args[0])])
    return loop.results[0]
