"""Recognizes linalg contractions, and finds the iterators that an intrinsic can take."""

from __future__ import annotations

import dataclasses

from gpuir.dialects import arith, linalg
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS, MmaKind
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op, terminator

__all__ = ["MatmulView", "matmul_view", "why_not_element_types", "why_not_multiply_add"]

_EXTENSIONS = (arith.ExtFOp, arith.ExtSIOp, arith.SIToFPOp)


@dataclasses.dataclass(frozen=True)
class MatmulView:
    """A linalg contraction ``op``: the iterators of each operand's dimensions (``maps``), and which are reductions.

    ``m``, ``n`` and ``k`` are the numbers of the iterators that an intrinsic takes.
    """

    op: AnyOp
    maps: tuple[tuple[int, ...], ...]
    reductions: tuple[bool, ...]
    m: int
    n: int
    k: int

    @property
    def operands(self) -> list[ir.Value]:
        return list(self.op.operands)

    @property
    def inner(self) -> tuple[int, int, int]:
        return self.m, self.n, self.k

    def size(self, iterator: int) -> int | None:
        """Extent of an iterator, None where it is dynamic."""
        for operand, map_ in zip(self.operands, self.maps):
            if iterator in map_ and not operand.type.is_dynamic_dim(map_.index(iterator)):
                return int(operand.type.get_dim_size(map_.index(iterator)))
        return None


def matmul_view(op: AnyOp, *, buffers: bool = False) -> MatmulView | str:
    """The view of a linalg contraction on tensors (with ``buffers``: on memrefs), or why the op is none."""
    operation = op.operation
    if not operation.name.startswith("linalg."):
        return "is no linalg op"
    operands = list(operation.operands)
    if len(operands) != 3:
        return f"has {len(operands)} operands, and a contraction has 3"
    shaped = ir.MemRefType if buffers else ir.RankedTensorType
    if not all(isinstance(value.type, shaped) for value in operands):
        return f"is not on {'memrefs' if buffers else 'tensors'}"
    try:
        dimensions = linalg.infer_contraction_dimensions(operation)
    except (TypeError, ValueError, RuntimeError):
        dimensions = None
    if dimensions is None:
        return "is no contraction"
    m, n, k = (list(part) for part in (dimensions.m, dimensions.n, dimensions.k))
    missing = [name for name, part in zip("mnk", (m, n, k)) if not part]
    if missing:
        return f"has no {' and no '.join(missing)} dimension, and the intrinsic needs m, n and k"
    maps = []
    for attribute in linalg.get_indexing_maps(operation):
        map_ = attribute.value if isinstance(attribute, ir.AffineMapAttr) else attribute
        if not all(isinstance(result, ir.AffineDimExpr) for result in map_.results):
            return f"has the indexing map {map_}, which is no projected permutation"
        maps.append(tuple(ir.AffineDimExpr(result).position for result in map_.results))
        iterators = map_.n_dims
    reason = why_not_multiply_add(operation.regions[0].blocks[0])
    if reason is not None:
        return reason
    reductions = tuple(i not in maps[2] for i in range(iterators))
    return MatmulView(op, tuple(maps), reductions, m[-1], n[-1], k[-1])


def why_not_multiply_add(body: ir.Block) -> str | None:
    """Why a body is not ``acc + a * b`` with extensions, or None."""
    a, b, acc = (body.arguments[i] for i in range(3))

    def before_extensions(value: ir.Value) -> ir.Value:
        while (extension := defining_op(value, *_EXTENSIONS)) is not None:
            value = extension.in_
        return value

    add = defining_op(terminator(body).operands[0], arith.AddFOp, arith.AddIOp)
    if add is not None and acc in (add.lhs, add.rhs):
        multiply = defining_op(add.rhs if add.lhs == acc else add.lhs, arith.MulFOp, arith.MulIOp)
        if multiply is not None:
            factors = [before_extensions(multiply.lhs), before_extensions(multiply.rhs)]
            if factors in ([a, b], [b, a]):
                return None
    return "has a body other than acc + a * b, with a and b extended to the accumulator's type"


def why_not_element_types(view: MatmulView, kind: MmaKind, *, narrow_results: bool = False) -> str | None:
    """Which operand has other elements than the intrinsic multiplies, or None.

    With ``narrow_results`` the result may be a narrower float than the accumulators: iree-gpu-widen-results sums in these.
    """
    for name, value, expected in zip(OPERANDS, view.operands, kind.element_types):
        element = value.type.element_type
        if element != expected and not (narrow_results and name == "acc" and _is_narrower(element, expected)):
            return f"has {name} of {element}, and {kind.intrinsic.value} multiplies {expected}"
    return None


def _is_narrower(element: ir.Type, wide: ir.Type) -> bool:
    return isinstance(element, ir.FloatType) and isinstance(wide, ir.FloatType) and element.width < wide.width
