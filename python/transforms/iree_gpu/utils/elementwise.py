"""Elementwise linalg ops: each element of the result from one element of each operand, computed on scalars or vectors."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from gpuir.dialects import arith, linalg, vector
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, terminator
from gpuir.transforms.iree_gpu.utils.vectors import splat

__all__ = ["Elementwise", "elementwise", "elementwise_producer", "epilogue_op"]

#: Dialects of the ops that compute on vectors as on scalars.
_SCALAR = ("arith.", "math.")


@dataclasses.dataclass(frozen=True)
class Elementwise:
    """A linalg op whose result's element at ``i`` needs, of each operand, only the element at ``i[maps[operand]]``.

    The last operand is the destination.
    """

    op: ir.OpView
    maps: tuple[tuple[int, ...], ...]

    @property
    def result(self) -> ir.Value:
        return self.op.results[0]

    @property
    def destination(self) -> ir.Value:
        return self.op.operands[len(self.maps) - 1]

    @property
    def body(self) -> ir.Block:
        return self.op.regions[0].blocks[0]

    def is_read(self, operand: int) -> bool:
        """Whether the body reads an operand's elements."""
        return any(True for _ in self.body.arguments[operand].uses)

    def is_identity(self, operand: int) -> bool:
        """Whether elements of an operand are at the indices of the result's."""
        return self.maps[operand] == tuple(range(self.result.type.rank))

    def computed(self, values: dict[int, ir.Value], shape: list[int]) -> ir.Value:
        """The body on vectors of a shape, by operand, for those operands that it reads."""
        known: dict[ir.Value, ir.Value] = {self.body.arguments[number]: value for number, value in values.items()}

        def as_vector(value: ir.Value) -> ir.Value:
            if value not in known:
                known[value] = vector.broadcast(ir.VectorType.get(shape, value.type), value)
            return known[value]

        for op in body_ops(self.body):
            types = [ir.VectorType.get(shape, result.type) for result in op.results]
            if isinstance(op.opview, arith.ConstantOp):
                known[op.results[0]] = splat(types[0], op.opview.value)
                continue
            attributes = {name: op.attributes[name] for name in op.attributes}
            new = ir.Operation.create(
                op.name, results=types, operands=[as_vector(value) for value in op.operands], attributes=attributes
            )
            known.update(zip(op.results, new.results))
        return as_vector(terminator(self.body).operands[0])


def elementwise(op: AnyOp) -> Elementwise | str:
    """The view of an elementwise linalg op on tensors that computes on vectors as on scalars, or why the op is none."""
    view = op.operation.opview
    if not view.name.startswith("linalg.") or isinstance(view, linalg.FillOp):
        return "is no elementwise linalg op"
    if len(view.results) != 1:
        return f"has {len(view.results)} results"
    try:
        attributes = linalg.get_indexing_maps(view.operation)
    except (TypeError, ValueError):
        attributes = None
    if attributes is None or len(attributes) != len(view.operands):
        return "has no indexing maps"
    maps = []
    for each in attributes:
        map_ = each.value if isinstance(each, ir.AffineMapAttr) else each
        dims = [ir.AffineDimExpr(result).position for result in map_.results if isinstance(result, ir.AffineDimExpr)]
        if len(dims) != len(map_.results):
            return f"has the indexing map {map_}, which is no projected permutation"
        maps.append(dims)
    if sorted(maps[-1]) != list(range(map_.n_dims)):
        return "reduces or repeats elements"
    block = view.regions[0].blocks[0]
    for inner in body_ops(block):
        if not inner.name.startswith(_SCALAR) or len(inner.regions):
            return f"has '{inner.name}' in its body, which is not computed on vectors"
        if not all(
            isinstance(value.type, (ir.IntegerType, ir.FloatType)) for value in (*inner.operands, *inner.results)
        ):
            return f"has '{inner.name}' on other types than integers and floats in its body"
    where = {iterator: dimension for dimension, iterator in enumerate(maps[-1])}
    return Elementwise(view, tuple(tuple(where[d] for d in dims) for dims in maps))


def elementwise_producer(value: ir.Value) -> Elementwise | None:
    """The elementwise op that a tensor is the result of, or None; not those that only move elements or fill."""
    if not isinstance(value, ir.OpResult) or isinstance(value.owner, (linalg.TransposeOp, linalg.PackOp)):
        return None
    view = elementwise(value.owner) if isinstance(value.owner, ir.OpView) else "is no op"
    return None if isinstance(view, str) else view


def epilogue_op(op: AnyOp, values: Collection[ir.Value]) -> Elementwise | None:
    """The elementwise op that needs, of each of ``values`` that it uses, the element at its own indices only; or None."""
    view = elementwise(op)
    if isinstance(view, str):
        return None
    uses = [number for number, operand in enumerate(op.operands) if operand in values]
    return view if all(view.is_identity(number) for number in uses) else None
