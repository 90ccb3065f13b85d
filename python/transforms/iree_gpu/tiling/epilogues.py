"""What is tiled together with a contraction: the op that its accumulator starts from, and elementwise ops on its result."""

from __future__ import annotations

import dataclasses

from gpuir.dialects import bufferization, linalg, tensor
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView
from gpuir.transforms.iree_gpu.tiling.hoisting import is_pure
from gpuir.transforms.iree_gpu.utils.elementwise import Elementwise, elementwise_producer, epilogue_op
from gpuir.transforms.iree_gpu.utils.indices import Index
from gpuir.transforms.iree_gpu.utils.rewriting import clone_with_operands, only_user, users
from gpuir.transforms.iree_gpu.utils.slices import extract
from gpuir.transforms.iree_gpu.utils.vectors import fill_of

__all__ = ["Cluster", "cluster_of"]


@dataclasses.dataclass(frozen=True)
class Cluster:
    """A contraction, the fill or elementwise op that only it starts from (``start``), and the elementwise ops behind it.

    These need, of the results before them, only the element at their own indices, and nothing between them needs any.
    """

    view: MatmulView
    start: linalg.FillOp | Elementwise | None
    epilogue: list[Elementwise]

    @property
    def last(self) -> AnyOp:
        """The last of the ops: what the others use is computed before it."""
        return self.epilogue[-1].op if self.epilogue else self.view.op

    @property
    def values(self) -> list[ir.Value]:
        return [self.view.op.results[0], *(each.result for each in self.epilogue)]

    def outputs(self) -> list[ir.Value]:
        """The results that are used elsewhere, or the last one."""
        own = [each.op for each in self.epilogue]
        used = [value for value in self.values if any(user not in own for user in users(value))]
        return used or self.values[-1:]

    def destination(self, value: ir.Value) -> ir.Value:
        """The tensor that a result is written to, before any of the ops is."""
        for each in reversed(self.epilogue):
            if each.result == value:
                value = each.destination
        if value != self.view.op.results[0]:
            return value
        if self.start is None:
            return self.view.operands[2]
        return self.start.outputs[0] if isinstance(self.start, linalg.FillOp) else self.start.destination

    def start_in(self, tiles: dict[ir.Value, ir.Value], offsets: list[Index], sizes: list[Index]) -> ir.Value:
        """The accumulator of a tile at the insertion point; ``tiles`` are those of destinations."""
        tile = tiles[self.destination(self.view.op.results[0])]
        if self.start is None:
            return tile
        if isinstance(self.start, linalg.FillOp):
            return linalg.fill(self.start.inputs[0], outs=[tile])
        return _tiled(self.start, {**tiles, self.start.destination: tile}, {}, offsets, sizes)

    def epilogue_in(
        self, result: ir.Value, tiles: dict[ir.Value, ir.Value], offsets: list[Index], sizes: list[Index]
    ) -> dict[ir.Value, ir.Value]:
        """Tiles of all results at the insertion point, from that of the contraction; ``tiles`` are those of destinations."""
        computed: dict[ir.Value, ir.Value] = {self.view.op.results[0]: result}
        for each in self.epilogue:
            own = (
                {**tiles, each.destination: tiles[self.destination(each.result)]}
                if self._has_tile(each, tiles)
                else tiles
            )
            computed[each.result] = _tiled(each, own, computed, offsets, sizes)
        return computed

    def _has_tile(self, each: Elementwise, tiles: dict[ir.Value, ir.Value]) -> bool:
        return each.destination not in self.values and self.destination(each.result) in tiles


def _tiled(
    view: Elementwise,
    tiles: dict[ir.Value, ir.Value],
    computed: dict[ir.Value, ir.Value],
    offsets: list[Index],
    sizes: list[Index],
) -> ir.Value:
    """An elementwise op on a tile, whose ``tiles`` of operands at the same indices are known, as are ``computed`` ones."""
    operands = []
    for number, value in enumerate(view.op.operands):
        is_destination = number == len(view.maps) - 1
        if value in computed or not isinstance(value.type, ir.RankedTensorType):
            operands.append(computed.get(value, value))
        elif value in tiles and view.is_identity(number):
            operands.append(tiles[value])
        elif is_destination and not view.is_read(number):
            operands.append(tensor.empty(sizes, value.type.element_type))
        else:
            map_ = view.maps[number]
            operands.append(extract(value, [offsets[d] for d in map_], [sizes[d] for d in map_]))
    with view.op.location:
        clone = clone_with_operands(view.op, operands)
    clone.results[0].set_type(operands[-1].type)
    return clone.results[0]


def cluster_of(view: MatmulView) -> Cluster:
    """The ops that are tiled together with a contraction."""
    acc = view.operands[2]
    start: linalg.FillOp | Elementwise | None = fill_of(acc) or elementwise_producer(acc)
    # What others use too stays outside.
    if only_user(acc) is None:
        start = None
    return Cluster(view, start, _epilogue(view.op))


def _epilogue(contraction: AnyOp) -> list[Elementwise]:
    epilogue: list[Elementwise] = []
    values: list[ir.Value] = [contraction.results[0]]
    is_behind = False
    for op in contraction.operation.block.operations:
        if op == contraction:
            is_behind = True
        elif is_behind and _uses(op, values):
            view = epilogue_op(op, values)
            if view is None:
                break
            epilogue.append(view)
            values.append(view.result)
        elif is_behind and not _may_move_over(op):
            break
    return epilogue


def _may_move_over(op: ir.OpView) -> bool:
    """Whether a contraction on tensors may run behind an op instead of before it: it only computes on values."""
    if is_pure(op) or isinstance(op, bufferization.ToTensorOp):
        return True
    return op.name.startswith("linalg.") and not any(isinstance(value.type, ir.MemRefType) for value in op.operands)


def _uses(op: ir.OpView, values: list[ir.Value]) -> bool:
    """Whether an op, or one nested in it, uses one of the values."""
    used = False

    def visit(inner: ir.Operation) -> ir.WalkResult:
        nonlocal used
        used = used or any(operand in values for operand in inner.operands)
        return ir.WalkResult.INTERRUPT if used else ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    return used
