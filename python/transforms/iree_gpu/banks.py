"""Tiles in workgroup memory whose rows are so long that the threads of a subgroup meet in as few banks as possible."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.slices import forall_mapping

__all__ = ["in_workgroup", "spread_workgroup_memory"]

_BANKS, _WORD = 32, 4
#: Lanes whose accesses are looked at, and bytes that they may leave between rows.
_LANES = 64
_GAPS = (0, 8, 16)

Numbers = Any


def in_workgroup(value: Any) -> bool:
    """Whether a memref is in workgroup memory."""
    return "workgroup" in str(value.type.memory_space)


@pass_("iree-gpu-spread-workgroup-memory")
def spread_workgroup_memory(op: Any) -> None:
    """Leaves 0, 8 or 16 bytes between rows of tiles in workgroup memory, where bank conflicts are fewest by their accesses.

    These are known from the indices of vector.transfer_read and transfer_write, which must be the only ones, as affine maps of
    a forall's thread. Of equal choices the smallest. A workgroup whose tiles then would be more than the #iree_gpu.target in
    the module's ``gpuir.target`` has, keeps them as they are.
    """
    limit = _limit(op)
    for workgroup in [each for each in collect(op, "scf.forall") if "#gpu.block" in str(forall_mapping(each))]:
        _spread(workgroup, limit)
    tidy(op)


def _limit(op: Any) -> float:
    """Bytes of workgroup memory that the target has."""
    while op is not None:
        if "gpuir.target" in op.operation.attributes:
            return int(op.operation.attributes["gpuir.target"].wgp.max_workgroup_memory_bytes)
        op = op.operation.parent
    return math.inf


def _bytes(type_: Any) -> int:
    return math.prod(type_.shape) * max(1, type_.element_type.width // 8)


def _spread(workgroup: Any, limit: float) -> None:
    memref = module("dialects.memref")
    allocs = [each for each in collect(workgroup, "memref.alloc") if in_workgroup(each.operation.results[0])]
    types = [_wide(each.operation.results[0]) for each in allocs]
    if sum(map(_bytes, types)) > limit:
        return
    for alloc, type_ in zip(allocs, types):
        if type_ != alloc.operation.results[0].type:
            with alloc.operation.location, ir.InsertionPoint(alloc):
                new = memref.alloc(type_, [], [])
            replace(alloc, [new])


def _wide(value: Any) -> Any:
    """The type of a tile with the best gap between its rows."""
    type_ = value.type
    users = [use.owner.operation for use in value.uses]
    known = all(user.name in ("vector.transfer_read", "vector.transfer_write") for user in users)
    if not users or not known or not type_.has_static_shape or type_.rank < 2:
        return type_
    accesses = [each for user in users for each in _accesses(user, type_.rank)]
    size = max(1, type_.element_type.width // 8)
    costs = [sum(_cost(access, type_, gap // size, size) for access in accesses) for gap in _GAPS]
    gap = _GAPS[costs.index(min(costs))] // size
    shape = [*type_.shape[:-1], type_.shape[-1] + gap]
    return ir.MemRefType.get(shape, type_.element_type, memory_space=type_.memory_space)


def _accesses(user: Any, rank: int) -> list[tuple[list[Numbers], int]]:
    """Indices of each row that a transfer op reads or writes, for the lanes, and the elements of a row."""
    read = user.name == "vector.transfer_read"
    vector = (user.results[0] if read else user.operands[0]).type
    first = 1 if read else 2
    indices = [_values(value) for value in list(user.operands)[first : first + rank]]
    found = []
    shape = list(vector.shape)
    for at in np.ndindex(*shape[:-1]):
        moved = list(indices)
        for number, offset in enumerate(reversed(at)):
            moved[rank - 2 - number] = moved[rank - 2 - number] + offset
        found.append((moved, shape[-1]))
    return found


def _cost(access: tuple[list[Numbers], int], type_: Any, gap: int, size: int) -> int:
    """Words that the fullest bank gives, over the parts that a subgroup's access goes in.

    Of rows that are aligned to less than an access, the access as one, or in parts of what they are aligned to: the dearer.
    """
    indices, count = access
    address = np.zeros(_LANES, np.int64)
    for index, extent in zip(indices, [*type_.shape[:-1], type_.shape[-1] + gap]):
        address = address * extent + index
    address = address * size
    wide = math.gcd(count * size, 16)
    aligned = math.gcd(wide, (type_.shape[-1] + gap) * size)
    return max(_in_parts(address, count * size, run) for run in {wide, aligned})


def _in_parts(address: Any, length: int, run: int) -> int:
    """The cost of so many bytes a lane in accesses of ``run`` bytes, as many lanes at once as fill a row of the banks."""
    lanes = min(_LANES, _BANKS * _WORD // max(run, _WORD))
    total = 0
    for start in range(0, length, run):
        for part in np.split(address + start, _LANES // lanes):
            words = np.unique((part[:, None] + np.arange(0, run, _WORD)) // _WORD)
            total += int(np.bincount(words % _BANKS).max())
    return total


def _values(value: Any) -> Numbers:
    """An index for each lane, as far as it is an affine map of the thread; what is the same for all counts as 0."""
    if isinstance(value, ir.OpResult):
        op = value.owner
        if op.name == "arith.constant":
            return int(ir.IntegerAttr(op.attributes["value"]).value)
        if op.name == "affine.apply":
            map_ = ir.AffineMapAttr(op.attributes["map"]).value
            given = [_values(operand) for operand in op.operands]
            return _evaluated(map_.results[0], given[: map_.n_dims], given[map_.n_dims :])
        return 0
    parent = value.owner.owner.operation
    if parent.name == "scf.forall" and "#gpu.thread" in str(parent.attributes["mapping"]):
        return np.arange(_LANES) if value == value.owner.arguments[0] else 0
    return 0


def _evaluated(expression: Any, dims: list[Numbers], symbols: list[Numbers]) -> Numbers:
    if isinstance(expression, ir.AffineDimExpr):
        return dims[expression.position]
    if isinstance(expression, ir.AffineSymbolExpr):
        return symbols[expression.position]
    if isinstance(expression, ir.AffineConstantExpr):
        return expression.value
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
