"""Pads the rows of tiles in workgroup memory so that a subgroup's accesses have as few bank conflicts as possible."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np

from gpuir.dialects import affine, memref, scf, vector
from gpuir.dialects.iree_gpu import TargetAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.foralls import is_over_blocks, workers_of
from gpuir.transforms.iree_gpu.utils.indices import constant_index
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory
from gpuir.transforms.iree_gpu.utils.rewriting import collect, defining_op, replace, tidy, users

__all__ = ["spread_workgroup_memory"]

_BANKS, _BANK_BYTES = 32, 4
#: Lanes whose accesses are counted.
_LANES = 64
#: Bytes that may be left between rows.
_GAPS = (0, 8, 16)

#: An index for each lane, or a number where all have the same.
LaneIndices: TypeAlias = "int | np.ndarray"


class _RowAccess(NamedTuple):
    """The lanes' access to one row of a vector: the indices of its first element, and the number of elements."""

    indices: list[LaneIndices]
    elements: int


@pass_("iree-gpu-spread-workgroup-memory")
def spread_workgroup_memory(op: AnyOp) -> None:
    """Leaves 0, 8 or 16 bytes between rows of tiles in workgroup memory: the smallest gap with the fewest bank conflicts.

    Conflicts are counted for vector.transfer_read and transfer_write, which must be the only users, from their indices as
    affine maps of a forall's thread. The tiles of a workgroup stay as they are if they would no longer fit into the memory
    that the #iree_gpu.target in the module's ``gpuir.target`` has.
    """
    limit = _memory_limit(op)
    for workgroup in collect(op, scf.ForallOp):
        if is_over_blocks(workgroup):
            _spread(workgroup, limit)
    tidy(op)


def _memory_limit(op: AnyOp) -> float:
    """Bytes of workgroup memory that the target has."""
    ancestor: AnyOp | None = op
    while ancestor is not None:
        target = ancestor.attributes.get("gpuir.target")
        if isinstance(target, TargetAttr):
            return target.wgp.max_workgroup_memory_bytes
        ancestor = ancestor.operation.parent
    return math.inf


def _element_bytes(type_: ir.MemRefType) -> int:
    element = type_.element_type
    assert isinstance(element, (ir.IntegerType, ir.FloatType))
    return max(1, element.width // 8)


def _spread(workgroup: scf.ForallOp, limit: float) -> None:
    allocs = [alloc for alloc in collect(workgroup, memref.AllocOp) if is_in_workgroup_memory(alloc.memref.type)]
    types = [_padded_type(alloc.memref) for alloc in allocs]
    if sum(math.prod(type_.shape) * _element_bytes(type_) for type_ in types) > limit:
        return
    for alloc, type_ in zip(allocs, types):
        if type_ != alloc.memref.type:
            with alloc.location, ir.InsertionPoint(alloc):
                new = memref.alloc(type_, [], [])
            replace(alloc, [new])


def _padded_type(buffer: ir.Value) -> ir.MemRefType:
    """The type of a tile with the best gap between its rows."""
    type_: ir.MemRefType = buffer.type
    all_users = users(buffer)
    transfers = [user for user in all_users if isinstance(user, (vector.TransferReadOp, vector.TransferWriteOp))]
    if not transfers or len(transfers) != len(all_users) or not type_.has_static_shape or type_.rank < 2:
        return type_
    accesses = [access for transfer in transfers for access in _row_accesses(transfer)]
    size = _element_bytes(type_)
    costs = [sum(_conflicts(access, type_, gap // size, size) for access in accesses) for gap in _GAPS]
    gap = _GAPS[costs.index(min(costs))] // size
    shape = [*type_.shape[:-1], type_.shape[-1] + gap]
    return ir.MemRefType.get(shape, type_.element_type, memory_space=type_.memory_space)


def _row_accesses(transfer: vector.TransferReadOp | vector.TransferWriteOp) -> list[_RowAccess]:
    """The accesses of a transfer op, one per row of its vector."""
    value = transfer.vector if isinstance(transfer, vector.TransferReadOp) else transfer.valueToStore
    first = [_lane_indices(index) for index in transfer.indices]
    accesses = []
    *rows, elements = value.type.shape
    for row in np.ndindex(*rows):
        indices = list(first)
        for number, offset in enumerate(reversed(row)):
            indices[len(first) - 2 - number] = indices[len(first) - 2 - number] + offset
        accesses.append(_RowAccess(indices, elements))
    return accesses


def _conflicts(access: _RowAccess, type_: ir.MemRefType, gap: int, size: int) -> int:
    """Words that the busiest bank delivers, summed over the parts in which a subgroup's access is carried out.

    Rows that are aligned to less than an access are accessed as one, or in parts of their alignment: the worse of the two.
    """
    address = np.zeros(_LANES, np.int64)
    row_length = type_.shape[-1] + gap
    for index, extent in zip(access.indices, [*type_.shape[:-1], row_length]):
        address = address * extent + index
    address = address * size
    width = math.gcd(access.elements * size, 16)
    aligned = math.gcd(width, row_length * size)
    return max(_conflicts_in_parts(address, access.elements * size, part) for part in {width, aligned})


def _conflicts_in_parts(address: np.ndarray, length: int, part: int) -> int:
    """The cost of ``length`` bytes per lane in accesses of ``part`` bytes, by as many lanes as fill a row of the banks."""
    lanes = min(_LANES, _BANKS * _BANK_BYTES // max(part, _BANK_BYTES))
    total = 0
    for start in range(0, length, part):
        for group in np.split(address + start, _LANES // lanes):
            words = np.unique((group[:, None] + np.arange(0, part, _BANK_BYTES)) // _BANK_BYTES)
            total += int(np.bincount(words % _BANKS).max())
    return total


def _lane_indices(value: ir.Value) -> LaneIndices:
    """An index for each lane, as far as it is an affine map of the thread; the same for all lanes counts as 0."""
    if isinstance(value, ir.OpResult):
        number = constant_index(value)
        if number is not None:
            return number
        apply = defining_op(value, affine.AffineApplyOp)
        if apply is None:
            return 0
        map_ = apply.map.value
        operands = [_lane_indices(operand) for operand in apply.mapOperands]
        return _evaluated(map_.results[0], operands[: map_.n_dims], operands[map_.n_dims :])
    assert isinstance(value, ir.BlockArgument)
    parent = value.owner.owner
    if not isinstance(parent, scf.ForallOp) or value != parent.induction_variables[0]:
        return 0
    workers = workers_of(parent)
    return np.arange(_LANES) if workers and workers[0].kind == "thread" else 0


def _evaluated(expression: ir.AffineExpr, dims: list[LaneIndices], symbols: list[LaneIndices]) -> LaneIndices:
    if isinstance(expression, ir.AffineDimExpr):
        return dims[expression.position]
    if isinstance(expression, ir.AffineSymbolExpr):
        return symbols[expression.position]
    if isinstance(expression, ir.AffineConstantExpr):
        return expression.value
    assert isinstance(expression, ir.AffineBinaryExpr)
    left, right = (_evaluated(each, dims, symbols) for each in (expression.lhs, expression.rhs))
    if isinstance(expression, ir.AffineAddExpr):
        return left + right
    if isinstance(expression, ir.AffineMulExpr):
        return left * right
    if isinstance(expression, ir.AffineModExpr):
        return left % right
    if isinstance(expression, ir.AffineFloorDivExpr):
        return left // right
    return -(-left // right)
