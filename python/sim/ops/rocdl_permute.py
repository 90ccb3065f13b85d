"""rocdl and amdgpu: permutations of lanes within rows, and swaps of rows (V_PERMLANE16_B32 and its relatives, RDNA3 and CDNA4 ISA)."""

from __future__ import annotations

import numpy as np

from gpuir.sim.attributes import flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.ops.amd_lanes import other_row, select_lanes
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread


@rule("rocdl.permlanex16", kind="group")
def _permlanex16(k: Compiler, op: Op) -> Code:
    """Eight selectors of four bits in each of two registers, which all lanes have in common."""
    fetch, bound = flag(op, "fi"), flag(op, "boundControl")

    def permute(g: Group, m: Mask, old: Lanes, value: Lanes, low: Lanes, high: Lanes) -> Data:
        lane = np.arange(g.lanes) & 15
        registers = [g.by_warp(np.asarray(each)).view(np.uint32) for each in (low, high)]
        selector = np.where(lane < 8, *registers) >> (4 * (lane & 7)).astype(np.uint32)
        return select_lanes(g, m, old, value, other_row(g, selector, True), fetch, bound)

    return permute


@rule("rocdl.permlane16.var", "rocdl.permlanex16.var", kind="group")
def _permlane_var(k: Compiler, op: Op) -> Code:
    fetch, bound = flag(op, "fi"), flag(op, "boundControl")
    cross = "x16" in op.name

    def permute(g: Group, m: Mask, old: Lanes, value: Lanes, selector: Lanes) -> Data:
        return select_lanes(
            g, m, old, value, other_row(g, g.by_warp(np.asarray(selector)), cross), fetch, bound
        )  # fmt: skip

    return permute


@rule("amdgpu.permlane_var", kind="group")
def _amdgpu_permlane_var(k: Compiler, op: Op) -> Code:
    cross, fetch, bound = (flag(op, name) for name in ("cross", "fetch_inactive", "bound_ctrl"))

    def permute(g: Group, m: Mask, value: Lanes, selector: Lanes) -> Data:
        source = other_row(g, g.by_warp(np.asarray(selector)), cross)
        return select_lanes(g, m, value, value, source, fetch, bound)

    return permute


@rule("rocdl.permlane16.swap", "rocdl.permlane32.swap", kind="group")
def _swap(k: Compiler, op: Op) -> Code:
    """Odd rows of the first register change places with even rows of the second one."""
    row = 16 if "16" in op.name else 32
    fetch, bound = flag(op, "fi"), flag(op, "boundControl")
    if row == 32 and k.program.lanes != 64:
        raise k.refuse(op, f"rows of 32 lanes need waves of 64, the launch has {k.program.lanes} (lanes=64)")

    def swap(g: Group, m: Mask, first: Lanes, second: Lanes) -> Data:
        lane = np.arange(g.lanes)
        odd = np.tile((lane & row) != 0, g.count)
        one, two = (spread(np.asarray(each), g.size) for each in (first, second))
        source = lane ^ row
        return (
            np.where(odd, select_lanes(g, m, one, two, source, fetch, bound), one),
            np.where(odd, two, select_lanes(g, m, two, one, source, fetch, bound)),
        )

    return swap


@rule("amdgpu.permlane_swap", kind="group")
def _amdgpu_swap(k: Compiler, op: Op) -> Code:
    row = integer(op, "row_length")
    fetch, bound = flag(op, "fetch_inactive"), flag(op, "bound_ctrl")

    def swap(g: Group, m: Mask, value: Lanes) -> Data:
        return select_lanes(g, m, value, value, np.arange(g.lanes) ^ row, fetch, bound)

    return swap
