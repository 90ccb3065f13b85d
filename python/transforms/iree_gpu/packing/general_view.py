"""Recognizes what is a contraction of matrices in another form: convolutions, and products with vectors."""

from __future__ import annotations

import dataclasses

from gpuir.dialects import linalg
from gpuir.dialects.iree_gpu import LoweringConfigAttr
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView, matmul_view, why_not_multiply_add
from gpuir.transforms.iree_gpu.utils.indices import linear_terms
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS

__all__ = ["GeneralView", "extended_config", "general_view"]


@dataclasses.dataclass(frozen=True)
class GeneralView:
    """A linalg op as a contraction of matrices.

    ``view`` is that of the contraction: its op is the one that is recognized, ``maps`` those of the matrices. Iterators from number
    ``iterators`` on are m or n of one element, which the op does not have. With ``has_windows`` the left operand's map is
    the iterators of the windows that the op reads, and ``input_map`` says where their elements are.
    """

    view: MatmulView
    iterators: int
    has_windows: bool
    input_map: ir.AffineMap


def general_view(op: AnyOp, *, buffers: bool = False) -> GeneralView | str:
    """The view of a linalg op as a contraction of matrices, or why it is none."""
    matrices = matmul_view(op, buffers=buffers)
    operation = op.operation
    shaped = ir.MemRefType if buffers else ir.RankedTensorType
    if not operation.name.startswith("linalg.") or len(operation.operands) != 3:
        return str(matrices)
    if not all(isinstance(value.type, shaped) for value in operation.operands) or not len(operation.regions):
        return str(matrices)
    try:
        attributes = linalg.get_indexing_maps(operation)
    except (TypeError, ValueError):
        return str(matrices)
    if attributes is None or len(attributes) != 3:
        return str(matrices)
    maps = [each.value if isinstance(each, ir.AffineMapAttr) else each for each in attributes]
    used = []
    for name, map_ in zip(OPERANDS, maps):
        terms = [linear_terms(expr) for expr in map_.results]
        is_projection = all(isinstance(expr, ir.AffineDimExpr) for expr in map_.results)
        if any(each is None for each in terms) or (name != "lhs" and not is_projection):
            return f"has the indexing map {map_}, which is no projected permutation"
        used.append([position for each in terms if each is not None for position in each[0]])
    reason = why_not_multiply_add(operation.regions[0].blocks[0])
    if reason is not None:
        return reason
    return _view(op, maps[0], used)


def _view(op: AnyOp, input_map: ir.AffineMap, used: list[list[int]]) -> GeneralView | str:
    iterators = input_map.n_dims
    lhs, rhs, acc = (set(each) for each in used)
    for i in range(iterators):
        if not ((i in acc and i in lhs | rhs) or (i in lhs and i in rhs)):
            return f"has iterator d{i}, which is neither of the result and an operand nor of both operands"
    has_windows = not all(isinstance(expr, ir.AffineDimExpr) for expr in input_map.results)
    sums = sorted(lhs & rhs - acc)
    if not sums:
        return "has no k dimension, and the intrinsic needs one"
    rows, columns = sorted(lhs & acc - rhs), sorted(rhs & acc - lhs)
    total = iterators
    # What a vector lacks stands behind the iterators that there are.
    added: list[int] = []
    for part in (rows, columns):
        if not part:
            part.append(total)
            added.append(total)
            total += 1
    m, n = rows[-1], columns[-1]
    maps = [sorted(lhs) if has_windows else list(used[0]), list(used[1]), list(used[2])]
    for iterator in added:
        maps[2].append(iterator)
        maps[0 if iterator == m else 1].append(iterator)
    reductions = tuple(i in sums for i in range(total))
    view = MatmulView(op, (tuple(maps[0]), tuple(maps[1]), tuple(maps[2])), reductions, m, n, sums[-1])
    return GeneralView(view, iterators, has_windows, input_map)


def extended_config(config: LoweringConfigAttr, general: GeneralView) -> LoweringConfigAttr:
    """A lowering_config with numbers for the iterators that the op does not have: one tile of the intrinsic.

    Lists of another length than the op has iterators stay as they are.
    """
    kind = config.attributes["mma_kind"]
    entries = {name: config.attributes[name] for name in (each.name for each in config.attributes)}
    sizes = {general.view.m: getattr(kind, "m", 0), general.view.n: getattr(kind, "n", 0)}
    i64 = ir.IntegerType.get_signless(64)
    for name, numbers in entries.items():
        if name not in ("workgroup", "reduction", "subgroup") or not isinstance(numbers, ir.ArrayAttr):
            continue
        if len(numbers) != general.iterators:
            continue
        for iterator in range(general.iterators, len(general.view.reductions)):
            number = {"workgroup": sizes[iterator], "subgroup": 1}.get(name, 0)
            numbers = ir.ArrayAttr.get([*numbers, ir.IntegerAttr.get(i64, number)])
        entries[name] = numbers
    return LoweringConfigAttr.get(ir.DictAttr.get(entries))
