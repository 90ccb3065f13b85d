"""Moves between the lanes of a wave: DPP, DS swizzle and permute (CDNA3 ISA, "Data parallel primitives", "DS_SWIZZLE_B32").

A lane that reads an inactive lane gets its old value or zero, as the instruction says.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, word
from gpuir.sim.group import Group
from gpuir.sim.terms import Data, Lanes, Mask, Op
from gpuir.sim.values import expand, merge, spread

__all__ = [
    "Dpp",
    "dpp",
    "dpp_of",
    "dpp_source",
    "from_active",
    "gather_lanes",
    "other_row",
    "select_lanes",
    "swizzle_bitmode",
]


#: Controls of amdgpu's permutations, to which their argument is added; that of quad_perm is four numbers of two bits.
_KINDS = {
    "quad_perm": 0, "row_shl": 0x100, "row_shr": 0x110, "row_ror": 0x120, "wave_shl": 0x130, "wave_rol": 0x134, "wave_shr": 0x138,
    "wave_ror": 0x13C, "row_mirror": 0x140, "row_half_mirror": 0x141, "row_bcast_15": 0x142, "row_bcast_31": 0x143,
}  # fmt: skip


class Dpp(NamedTuple):
    """The fields of DPP: its control, the rows and the banks that take part, and whether 0 comes of a lane that there is not."""

    control: int
    rows: int
    banks: int
    bound: bool


def dpp_of(op: Op) -> Dpp | None:
    """The fields that an amdgpu.dpp says; None of a permutation that is not known."""
    kind = word(op, "kind")
    if kind not in _KINDS:
        return None
    control = _KINDS[kind]
    argument = op.attributes["permArgument"] if "permArgument" in op.attributes else None
    if isinstance(argument, ir.ArrayAttr):
        control += sum(int(ir.IntegerAttr(each).value) << 2 * i for i, each in enumerate(argument))
    elif isinstance(argument, ir.IntegerAttr):
        control += int(argument.value)
    return Dpp(control, integer(op, "row_mask", 15), integer(op, "bank_mask", 15), flag(op, "bound_ctrl"))


def gather_lanes(g: Group, value: Lanes, source: np.ndarray) -> Data:
    """What lane ``source[lane]`` (or ``source[warp, lane]``) has."""
    table = g.by_warp(np.asarray(value))
    if source.ndim == 1:
        gathered = table[:, source]
    else:
        gathered = np.take_along_axis(table, source.reshape(source.shape + (1,) * (table.ndim - 2)), axis=1)
    return gathered.reshape(g.size, *table.shape[2:])


def swizzle_bitmode(g: Group, m: Mask, value: Lanes, and_mask: int, or_mask: int, xor_mask: int) -> Data:
    """In groups of 32 lanes: lane ``((lane & and) | or) ^ xor``; zero from an inactive lane."""
    lane = np.arange(g.lanes)
    source = lane & ~31 | (((lane & and_mask) | or_mask) ^ xor_mask) & 31
    return from_active(g, m, value, source, np.asarray(value).dtype.type(0))


def from_active(g: Group, m: Mask, value: Lanes, source: np.ndarray, other: Lanes) -> Data:
    gathered = gather_lanes(g, value, source)
    if m is None:
        return gathered
    good = (
        m.reshape(g.count, g.lanes)[:, source]
        if source.ndim == 1
        else np.take_along_axis(m.reshape(g.count, g.lanes), source, axis=1)
    )
    return np.where(expand(good.reshape(-1), gathered), gathered, other)


def dpp_source(control: int, lanes: int) -> tuple[np.ndarray, np.ndarray]:
    """The lane that each lane reads under a DPP control, and whether there is one."""
    lane = np.arange(lanes)
    row, at = lane & ~15, lane & 15
    valid = np.ones(lanes, bool)
    amount = control & 15
    if control < 0x100:
        source = lane & ~3 | control >> 2 * (lane & 3) & 3
    elif control < 0x110:
        source, valid = row | (at + amount) & 15, at + amount < 16
    elif control < 0x120:
        source, valid = row | (at - amount) & 15, at >= amount
    elif control < 0x130:
        source = row | (at - amount) & 15
    elif control == 0x130:
        source, valid = (lane + 1) % lanes, lane + 1 < lanes
    elif control == 0x134:
        source = (lane + 1) % lanes
    elif control == 0x138:
        source, valid = (lane - 1) % lanes, lane > 0
    elif control == 0x13C:
        source = (lane - 1) % lanes
    elif control == 0x140:
        source = row | 15 - at
    elif control == 0x141:
        source = lane & ~7 | 7 - (lane & 7)
    elif control == 0x142:
        source, valid = (row - 1) % lanes, row > 0
    elif control == 0x143:
        source, valid = np.full(lanes, 31), lane >= 32
    elif 0x160 <= control < 0x170:
        source = row | at ^ amount
    else:
        raise ValueError(f"no DPP control 0x{control:x}")
    return source, valid


def dpp(
    g: Group, m: Mask, old: Lanes, value: Lanes, control: int, row_mask: int, bank_mask: int, bound_control: bool
) -> Data:
    """The value of another lane; ``old`` where the masks leave a lane out, or there is no lane (0 with ``bound_control``)."""
    source, valid = dpp_source(control, g.lanes)
    lane = np.arange(g.lanes)
    enabled = (row_mask >> (lane // 16) & 1).astype(bool) & (bank_mask >> (lane // 4 % 4) & 1).astype(bool)
    old = spread(np.asarray(old), g.size)
    moved = gather_lanes(g, value, source)
    active = g.full(m).reshape(g.count, g.lanes)[:, source] & valid
    missing = np.zeros_like(old) if bound_control else old
    moved = np.where(expand(active.reshape(-1), moved), moved, missing)
    return merge(np.tile(enabled, g.count), moved, old)


def select_lanes(g: Group, m: Mask, old: Lanes, value: Lanes, source: np.ndarray, fetch_inactive: bool,
                 bound_control: bool) -> Data:  # fmt: skip
    """The value of lane ``source``; of an inactive one, unless it is fetched all the same, zero or ``old``."""
    gathered = gather_lanes(g, value, source)
    if m is None or fetch_inactive:
        return gathered
    other = np.zeros_like(gathered) if bound_control else spread(np.asarray(old), g.size)
    return from_active(g, m, value, source, other)


def other_row(g: Group, selector: np.ndarray, cross: bool) -> np.ndarray:
    """Lane ``selector`` [warps, lanes] of the lane's row of 16, or with ``cross`` of the other row of the same 32."""
    row = np.arange(g.lanes) & ~15
    return (row ^ 16 if cross else row) | selector.astype(np.int64) & 15
