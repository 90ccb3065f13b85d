"""Conversions between layouts of tensors: which way elements go from the registers that hold them to those that need them.

`plan` chooses the cheapest way: other registers of the same thread, shuffles within warps, or shared memory. A plan is data that
a lowering writes down as code, and that `execute` runs on an array, with axes for registers, lanes, warps and CTAs.

>>> from gpuir.layouts import conversions, distributed
>>> single = distributed.Cluster.single(2)
>>> rows = distributed.blocked((16, 16), (1, 8), (16, 2), (1, 1), (1, 0), single)
>>> columns = distributed.blocked((16, 16), (8, 1), (2, 16), (1, 1), (0, 1), single)
>>> conversions.plan(rows, columns, 32).shuffles
8
>>> warps = distributed.blocked((64, 64), (1, 8), (8, 4), (4, 1), (1, 0), single)
>>> other = distributed.blocked((64, 64), (8, 1), (4, 8), (1, 4), (0, 1), single)
>>> memory = conversions.plan(warps, other, 16)
>>> memory.bytes, memory.conflicts()
(8192, (0, 0))
"""

from __future__ import annotations

import dataclasses
import functools
from typing import TypeAlias

from gpuir.layouts import gf2
from gpuir.layouts.errors import UnknownLayout
from gpuir.layouts.linear import BLOCK, DISTRIBUTED, LANE, REGISTER, WARP, LinearLayout
from gpuir.layouts.shuffles import Exchange, Round, Shuffles, by_shuffles
from gpuir.layouts.swizzles import Access, Shared, Vector, through_shared
from gpuir.lazy_numpy import np

__all__ = ["Access", "Exchange", "Plan", "Registers", "Round", "Shared", "Shuffles", "Vector", "plan"]


@dataclasses.dataclass(frozen=True)
class Registers:
    """Each thread has what it needs: register i of the target is register ``indices[i]`` of the source."""

    indices: tuple[int, ...]

    #: Bytes of shared memory.
    bytes = 0
    #: Shuffles of 32-bit words.
    shuffles = 0

    def execute(self, values: np.ndarray) -> np.ndarray:
        """The target's registers, from those of the source: arrays [register, lane, warp, block]."""
        return values[list(self.indices)]


Plan: TypeAlias = "Registers | Shuffles | Shared"


@functools.lru_cache(4096)
def plan(
    source: LinearLayout, target: LinearLayout, bits: int, *, banks: int = 32, matrices: frozenset[str] | None = None
) -> Plan:
    """How elements of `bits` bits go from the layout `source` to `target`; both may hold elements several times.

    `banks`: of shared memory, of 4 bytes each. `matrices`: what the chip does with matrices of 8 rows of 16 bytes, "stores"
    (stmatrix) and "loads" (ldmatrix); None: a store takes as many elements as a load. ValueError for layouts of other tensors, or of other numbers of threads;
    UnknownLayout where elements go from one CTA to another.
    """
    source, target = source.with_inputs(*DISTRIBUTED), target.with_inputs(*DISTRIBUTED)
    if dict(source.outputs) != dict(target.outputs):
        raise ValueError(
            f"expects layouts of one shape to convert between, found {dict(source.outputs)} and {dict(target.outputs)}"
        )
    target = target.with_outputs(*source.outputs)
    for name in (LANE, WARP, BLOCK):
        if source.size(name) != target.size(name):
            raise ValueError(
                f"expects layouts of as many {name}s to convert between, found {source.size(name)} and {target.size(name)}"
            )
    if bits < 1:
        raise ValueError(f"expects elements of at least one bit, found {bits}")
    have = {name: source.columns(name) for name in DISTRIBUTED}
    need = {name: target.columns(name) for name in DISTRIBUTED}
    registers = _registers(have[REGISTER], need[REGISTER])
    if registers is not None and all(have[name] == need[name] for name in (LANE, WARP, BLOCK)):
        return Registers(registers)
    if _within(have, need, (REGISTER, LANE)):
        return by_shuffles(have, need, bits)
    if _within(have, need, (REGISTER, LANE, WARP)):
        return through_shared(have, need, bits, banks, matrices)
    raise UnknownLayout("a conversion that moves elements from one CTA to another is not known")


def _registers(have: tuple[int, ...], need: tuple[int, ...]) -> tuple[int, ...] | None:
    echelon = gf2.Echelon(have)
    steps = [echelon.solve(column) for column in need]
    known = [step for step in steps if step is not None]
    if len(known) < len(need):
        return None
    return tuple(gf2.apply(known, register) for register in range(1 << len(need)))


def _within(have: dict[str, tuple[int, ...]], need: dict[str, tuple[int, ...]], names: tuple[str, ...]) -> bool:
    """Whether all indices of these inputs together hold what they need, at equal indices of the others."""
    echelon = gf2.Echelon([column for name in names for column in have[name]])
    wanted = [column for name in names for column in need[name]]
    wanted += [a ^ b for name in DISTRIBUTED if name not in names for a, b in zip(have[name], need[name])]
    return all(echelon.solve(column) is not None for column in wanted)
