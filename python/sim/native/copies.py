"""Copies of a kernel's ops in the machine code's function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import word
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["IDS", "copied", "id_of"]

#: Ops whose result tells which thread, or how many there are.
IDS = frozenset(
    f"gpu.{name}" for name in (
        "thread_id", "block_id", "block_dim", "grid_dim", "global_id", "lane_id", "subgroup_id", "subgroup_size", "num_subgroups",
    )
)  # fmt: skip
#: What allows LLVM other results than those of the simulator, and what stands in its place.
_LICENSES = {"fastmath": "#arith.fastmath<none>", "overflowFlags": "#arith.overflow<none>"}


def copied(op: Op, value: Callable[[ir.Value], Any], ids: Callable[[Op], Any]) -> tuple[Op, list[tuple[Op, Op]]]:
    """A copy of the op where code is written now, and all its ops with the copies of them.

    ``value`` tells what stands for a value from outside, ``ids`` for the result of one of IDS within.
    """
    originals = nested(op)
    made: set[ir.Value] = set()
    for each in originals:
        made.update(map(plain, each.results))
        for region in each.regions:
            for block in region.blocks:
                made.update(map(plain, block.arguments))
    # Code for what stands for a value may have to be written, ahead of the copy.
    given = {
        operand: value(operand)
        for operand in dict.fromkeys(plain(operand) for each in originals for operand in each.operands)
        if operand not in made
    }
    copy = op.clone().operation
    copies = nested(copy)
    for each in copies:
        for number, operand in enumerate(each.operands):
            if plain(operand) in given:
                each.operands[number] = given[plain(operand)]
    ops: list[tuple[Op, Op]] = []
    for original, each in zip(originals, copies):
        if each.name in IDS:
            with ir.InsertionPoint(each):
                new = ids(each)
            each.results[0].replace_all_uses_with(new)
            each.erase()
            continue
        for name, none in _LICENSES.items():
            if name in each.attributes:
                each.attributes[name] = ir.Attribute.parse(none)
        ops.append((original, each))
    return copy, ops


def id_of(op: Op, ids: Sequence[Any], sizes: Sequence[Any]) -> Any:
    """What stands for the result of one of IDS: ``ids`` of the block and the thread, ``sizes`` of grid and block, and lanes of a warp."""
    arith = module("dialects.arith")
    block, lanes = sizes[3:6], sizes[6]
    add, multiply = arith.addi, arith.muli
    if op.name == "gpu.subgroup_size":
        return lanes
    if op.name == "gpu.num_subgroups":
        return arith.ceildivui(multiply(multiply(block[0], block[1]), block[2]), lanes)
    if op.name in ("gpu.lane_id", "gpu.subgroup_id"):
        thread = add(multiply(add(multiply(ids[5], block[1]), ids[4]), block[0]), ids[3])
        return (arith.remui if op.name == "gpu.lane_id" else arith.divui)(thread, lanes)
    axis = "xyz".index(word(op, "dimension"))
    if op.name == "gpu.global_id":
        return add(multiply(ids[axis], block[axis]), ids[3 + axis])
    return {
        "gpu.block_id": ids[:3],
        "gpu.thread_id": ids[3:],
        "gpu.grid_dim": sizes[:3],
        "gpu.block_dim": block,
    }[op.name][axis]
