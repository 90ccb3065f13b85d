"""llvm.inline_asm of a barrier of some of a block's warps that reduces their predicates: ``barrier.red`` with a number of threads.

Source: PTX ISA, "barrier".
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.sim import sync
from gpuir.sim.access import fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import Rule
from gpuir.sim.scheduler import fork_by_values
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["WAITS", "reduces_at_barrier"]

#: Assembly, its words apart by one space, that may wait.
WAITS = re.compile(
    r"bar(?:rier)?(?:\.cta)?\.red\.(?P<kind>popc|and|or)(?:\.aligned)?\.(?:u32|pred) \$0 , \$1 , \$2 , \$3 ;?"
)


class _Votes:
    """The predicates of the warps that meet once; ``missing``: warps that are to come."""

    def __init__(self, warps: int):
        self.missing, self._flags = warps, np.zeros(0, bool)

    def add(self, flags: np.ndarray, warps: int) -> None:
        self.missing -= warps
        self._flags = np.concatenate([self._flags, flags])

    def result(self, kind: str) -> int:
        if kind == "popc":
            return int(self._flags.sum())
        return int(self._flags.all() if kind == "and" else self._flags.any())


def reduces_at_barrier(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly that is such a barrier; None for other assembly."""
    match = WAITS.fullmatch(text)
    if match is None:
        return None
    kind = match["kind"]

    def make(k: Compiler, op: Op) -> Code:
        site = k.site(op)

        def one(g: Group, m: Mask, number: Lanes, threads: Lanes, flag: Lanes) -> Data:
            active = g.full(m)
            first = int(np.argmax(active))
            at, count = (int(spread(np.asarray(each), g.size)[first]) for each in (number, threads))
            if not 0 <= at < 16 or count <= 0 or count % g.lanes:
                text = f"there are barriers 0 to 15, of a multiple of {g.lanes} threads, not {at} of {count}"
                raise fault("undefined", text, site, g, [first])
            votes = _voted(g, active, spread(np.asarray(flag), g.size).astype(bool), at, count // g.lanes)
            yield from sync.barrier(g, m, site, at, count)
            results = [each.result(kind) if each is not None else 0 for each in votes]
            made: np.ndarray = np.repeat(np.array(results, np.int32), g.lanes)
            return made.astype(bool) if kind != "popc" else made

        def run(g: Group, m: Mask, number: Lanes, threads: Lanes, flag: Lanes) -> Data:
            return (yield from fork_by_values(g, m, (number, threads), one, (number, threads, flag)))

        return run

    return Rule(op.name, "waits", make)


def _voted(g: Group, active: np.ndarray, flags: np.ndarray, number: int, warps: int) -> list[_Votes | None]:
    """Adds the lanes' predicates to those of their block's warps that meet with them; those of each warp of the group."""
    open: dict[Any, _Votes] = g.batch.state.setdefault("votes at barriers", {})
    found: list[_Votes | None] = []
    for warp, block in enumerate(g.blocks.tolist()):
        mine = slice(warp * g.lanes, (warp + 1) * g.lanes)
        if not active[mine].any():
            found.append(None)
            continue
        votes = open.get((number, block))
        if votes is None or votes.missing <= 0:
            votes = open[number, block] = _Votes(warps)
        votes.add(flags[mine][active[mine]], 1)
        found.append(votes)
    return found
