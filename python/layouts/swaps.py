"""Conversions between layouts within warps, by exchanging bits of registers with bits of lanes.

Where lanes that differ in one bit each need half of what the other one has, they hand each other that half: one word for two, of which
each keeps one. AMD's gfx950 has an instruction for that between the halves of a wave and between rows; elsewhere it is a shuffle
and three selects. A bit by which threads only choose another register of their own is two selects for two words.

>>> from gpuir.layouts import BLOCK, LANE, REGISTER, WARP
>>> from gpuir.layouts.swaps import by_swaps
>>> alike = {WARP: (), BLOCK: ()}
>>> rows, columns = {REGISTER: (1, 2), LANE: (4, 8), **alike}, {REGISTER: (1, 8), LANE: (4, 2), **alike}
>>> [(stage.swaps, stage.bit, stage.order) for stage in by_swaps(rows, columns, 32).stages]
[(True, 1, (0, 2, 1, 3))]
"""

from __future__ import annotations

import dataclasses
import functools
from typing import NamedTuple

from gpuir.layouts import gf2
from gpuir.layouts.linear import BLOCK, DISTRIBUTED, LANE, REGISTER, WARP, LinearLayout
from gpuir.layouts.shuffles import Columns
from gpuir.lazy_numpy import np

__all__ = ["Stage", "Swaps", "between", "by_swaps"]

_WORD = 32


class Stage(NamedTuple):
    """Registers in another order, some of them twice perhaps; then each two words of them that stand side by side are exchanged.

    Of `swaps` lanes with the bit 0 give their second word for the first one of the lane that differs from them in the bit;
    else threads that have the bit of their `input` take the two words the other way round.
    """

    order: tuple[int, ...]
    #: Elements of a word, which stand side by side.
    per_word: int
    swaps: bool
    input: str
    bit: int


@dataclasses.dataclass(frozen=True)
class Swaps:
    """Stages one after another; register i of the target is then register ``indices[i]``."""

    stages: tuple[Stage, ...]
    indices: tuple[int, ...]

    def execute(self, values: np.ndarray) -> np.ndarray:
        """The target's registers, from those of the source: arrays [register, lane, warp, block]."""
        grid = dict(zip((LANE, WARP, BLOCK), np.indices(values.shape[1:])))
        for stage in self.stages:
            words = values[list(stage.order)].reshape(-1, 2, stage.per_word, *values.shape[1:])
            has = (grid[stage.input] >> stage.bit & 1).astype(bool)
            first, second = words[:, 0], words[:, 1]
            if stage.swaps:
                other = np.arange(values.shape[1]) ^ 1 << stage.bit
                first, second = np.where(has, second[:, :, other], first), np.where(has, second, first[:, :, other])
            else:
                first, second = np.where(has, second, first), np.where(has, first, second)
            values = np.stack([first, second], 1).reshape(-1, *values.shape[1:])
        return values[list(self.indices)]


def by_swaps(have: Columns, need: Columns, bits: int) -> Swaps | None:
    """The stages for layouts of which each warp of the source holds what the same warp of the target needs; None where some other
    way is needed: a lane needs what two others have, or all lanes move.
    """
    registers, lanes = list(have[REGISTER]), list(have[LANE])
    per_word = _WORD // bits if bits in (8, 16) else 1
    stages: list[Stage] = []
    left = [bit for bit, column in enumerate(need[LANE]) if lanes[bit] != column]
    while left:
        for bit in left:
            change = gf2.Echelon(registers).solve(lanes[bit] ^ need[LANE][bit])
            mask = gf2.Echelon(registers).solve(need[LANE][bit])
            if change is not None:
                registers = _exchanged(stages, registers, change, per_word, (False, LANE, bit))
            elif mask is not None:
                if not mask:  # lanes need the same: of a register and its copy each gets one half
                    mask = 1 << len(registers)
                registers = _exchanged(stages, registers, mask, per_word, (True, LANE, bit), lanes[bit])
            else:
                continue
            lanes[bit] = need[LANE][bit]
            left.remove(bit)
            break
        else:
            return None
    for name in (WARP, BLOCK):
        for bit, (before, after) in enumerate(zip(have[name], need[name], strict=True)):
            change = gf2.Echelon(registers).solve(before ^ after)
            if change is None:
                return None
            if change:
                registers = _exchanged(stages, registers, change, per_word, (False, name, bit))
    picked = [gf2.Echelon(registers).solve(column) for column in need[REGISTER]]
    known = [each for each in picked if each is not None]
    if len(known) < len(picked):
        return None
    return Swaps(tuple(stages), tuple(gf2.apply(known, register) for register in range(1 << len(known))))


def _exchanged(
    stages: list[Stage], registers: list[int], mask: int, per_word: int, kind: tuple[bool, str, int], given: int | None = None
) -> list[int]:  # fmt: skip
    """Adds a stage that exchanges registers which differ by the mask; the columns of registers after it.

    `given` is the column of what lanes swap for that of the mask. A mask of a bit more than there is has each register twice.
    """
    own = 1 << len(registers)
    if mask == own:
        registers = [*registers, 0]
    pivot = mask.bit_length() - 1
    others = [1 << bit for bit in range(len(registers)) if bit != pivot]
    beside = per_word.bit_length() - 1
    if len(others) < beside:
        beside = 0
    basis = [*others[:beside], mask, *others[beside:]]
    order = tuple(gf2.apply(basis, number) % own for number in range(1 << len(basis)))
    stages.append(Stage(order, 1 << beside, *kind))
    columns = [gf2.apply(registers, each) for each in basis]
    if given is not None:
        columns[beside] = given
    return columns


@functools.lru_cache(4096)
def between(source: LinearLayout, target: LinearLayout, bits: int) -> Swaps | None:
    """`by_swaps` of two layouts of one shape."""
    source, target = (layout.with_inputs(*DISTRIBUTED) for layout in (source, target))
    target = target.with_outputs(*source.outputs)
    have, need = ({name: each.columns(name) for name in DISTRIBUTED} for each in (source, target))
    return by_swaps(have, need, bits)
