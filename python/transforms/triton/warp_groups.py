"""Which warps run the partitions of each `ttg.warp_specialize`, and how many registers their threads have."""

from __future__ import annotations

import dataclasses

from gpuir.analysis import find_ops
from gpuir.dialects import ttg
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure, pass_
from gpuir.transforms.triton.module_numbers import module_number, set_number

__all__ = ["allocate_warp_groups"]

#: Warps of a warp group, which changes its number of registers together.
_GROUP_WARPS = 4
#: Registers of an SM, the step in which a thread's number changes, and the least number that a group may ask for.
_REGISTERS, _STEP, _LEAST = 64 * 1024, 8, 24
#: Registers a thread of a partition that only makes a warp group full.
_IDLE_REGISTERS = 16


@dataclasses.dataclass
class _Group:
    """A warp group: the numbers of the partitions that it runs, and the registers that one of them asks for."""

    partitions: list[int] = dataclasses.field(default_factory=list)
    registers: int = 0
    warps: int = 0


@pass_("triton-allocate-warp-groups")
def allocate_warp_groups(op: AnyOp) -> None:
    """Gives the partitions of each ttg.warp_specialize their warps and registers, as Triton's own pass does.

    Every ttg.warp_specialize gets partitions that do nothing until all have the same number of whole warp groups, so that
    all threads are there to give up registers. Then `warpGroupStartIds` are set, partitions of more warps first, and, where
    `requestedRegisters` say what partitions need, `actualRegisters`: the default region's, and each partition's, of the
    registers that all warps have together. The module gets `ttg.total-num-warps`, and `ttg.maxnreg` with `actualRegisters`.
    """
    specialized: list[ttg.WarpSpecializeOp] = find_ops(op, ttg.WarpSpecializeOp)
    warps = module_number(op, "ttg.num-warps", None)
    if warps is None:
        if specialized:
            raise failure(op, "expects the module to say ttg.num-warps, the warps of the default regions")
        return
    groups = max((-(-sum(each.partition_num_warps) // _GROUP_WARPS) for each in specialized), default=0)
    total = warps + groups * _GROUP_WARPS
    lanes = module_number(op, "ttg.threads-per-warp", 32)
    most = module_number(op, "ttg.maxnreg", None)
    if most is None:
        most = _REGISTERS // total // lanes // _STEP * _STEP
    for each in specialized:
        _fill(each, groups * _GROUP_WARPS)
        sizes = list(each.partition_num_warps)
        starts, start = [0] * len(sizes), warps
        for index in sorted(range(len(sizes)), key=lambda index: -sizes[index]):
            starts[index] = start
            start += sizes[index]
        each.warp_group_start_ids = starts
        registers = _registers(each, starts, warps, most)
        if registers:
            each.actual_registers = registers
            set_number(op, "ttg.maxnreg", most)
    set_number(op, "ttg.total-num-warps", total)


def _fill(op: ttg.WarpSpecializeOp, warps: int) -> None:
    """Adds partitions that do nothing, until all together have that many warps."""
    added: list[int] = []
    missing = warps - sum(op.partition_num_warps)
    while missing:
        added.append(1 << (missing.bit_length() - 1))
        missing -= added[-1]
    if not added:
        return
    holder = op.operation.regions[1].blocks[0]
    old = holder.operations[0].operation
    with ir.InsertionPoint(old), old.location:
        new = ttg.warp_specialize_partitions(len(old.regions) + len(added)).operation
    for source, target in zip(old.regions, new.regions):
        for block in list(source.blocks):
            block.append_to(target)
    captures = [value.type for value in op.operation.operands]
    for region in list(new.regions)[len(old.regions) :]:
        block = region.blocks.append(*captures, arg_locs=[op.operation.location] * len(captures))
        with ir.InsertionPoint(block), op.operation.location:
            ttg.warp_return()
    old.erase()
    op.partition_num_warps = [*op.partition_num_warps, *added]
    if op.requested_registers is not None:
        op.requested_registers = [*op.requested_registers, *(_IDLE_REGISTERS for _ in added)]


def _registers(op: ttg.WarpSpecializeOp, starts: list[int], warps: int, most: int) -> list[int]:
    """Registers a thread of the default region and of each partition; [] where none are asked for, or too few are left."""
    sizes, wanted = list(op.partition_num_warps), op.requested_registers
    if wanted is None or sum(sizes) % _GROUP_WARPS:
        return []
    groups: list[_Group] = []
    for index in sorted(range(len(sizes)), key=lambda index: starts[index]):
        if starts[index] % _GROUP_WARPS == 0:
            groups.append(_Group())
        group = groups[-1]
        group.partitions.append(index)
        group.registers = max(group.registers, -(-wanted[index] // _STEP) * _STEP)
        group.warps += sizes[index]
    budget = most * warps + sum((most - group.registers) * group.warps for group in groups)
    left = budget // warps // _STEP * _STEP
    if budget <= 0 or left < _LEAST:
        return []
    registers = [left] + [0] * len(sizes)
    for group in groups:
        for index in group.partitions:
            registers[1 + index] = group.registers
    return registers
