"""Loads from buffers whose values matter in branches and loops only: what they read without a value is told where it is used there.

Triton loads ahead of the branch, or of the loop, that uses a tile, also where a predicate has kept its copy back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import suspect, thread_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site, finding
from gpuir.sim.group import Group
from gpuir.sim.memory import SHARED
from gpuir.sim.terms import Array, Bools, Mask, Op
from gpuir.sim.tiles.uses import named, users

__all__ = ["is_late", "read_late", "watch_late_reads"]


def watch_late_reads(k: Compiler, function: Op) -> None:
    """Before each op in a branch or a loop that uses a tile which was loaded before that: whether it had a value."""
    for load in named(function, "ttg.local_load"):
        uses = [op for op, _ in users(load.results[0], _passed_on)]
        if all(_is_in_branch(op, load) for op in uses):
            k.program.notes[read_late, load] = True
            for op in uses:
                k.program.before.setdefault(op, []).append((_used(load, k.site(load), k.site(op)), []))


def is_late(k: Compiler, load: Op) -> bool:
    """Whether the load is one of those."""
    return (read_late, load) in k.program.notes


#: Ops that only move a tile's elements about.
_MOVES = ("tt.trans", "tt.reshape", "tt.expand_dims", "tt.broadcast", "ttg.convert_layout")


def _passed_on(op: Op, number: int) -> Sequence[ir.Value] | None:
    return list(op.results) if op.name in _MOVES else None


def _is_in_branch(op: Op, load: Op) -> bool:
    """Whether the op is in a branch or a loop of the load's own block."""
    while op.parent is not None and op.block != load.block:
        if op.parent.name in ("scf.if", "scf.for", "scf.while") and op.parent.block == load.block:
            return True
        op = op.parent
    return False


def read_late(g: Group, m: Mask, load: Op, empty: Bools) -> Mask:
    """Remembers the programs (flags) that have read what has no value; the mask of the others."""
    known: Array = g.batch.state.setdefault((read_late, load), np.zeros(g.batch.threads, bool))
    active = g.full(m)
    known[g.rows[active]] = empty[active]
    return m if not (empty & active).any() else active & ~empty


def _used(load: Op, site: Site, user: Site) -> Callable[[Group, Mask], None]:
    def check(g: Group, m: Mask) -> None:
        known = g.batch.state.get((read_late, load))
        if known is None or not known.any():
            return
        bad = np.flatnonzero(known[g.rows] & g.full(m))
        if len(bad):
            text = f"reads a buffer that nothing has written, for {user}"
            other = finding("uninitialized", "used here", user, **thread_of(g, int(bad[0])))
            suspect("uninitialized", "uninitialized", text, site, g, bad, space=SHARED, other=other)

    return check
