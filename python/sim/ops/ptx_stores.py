"""llvm.inline_asm of st.async and red.async: words from registers to the shared memory of a CTA of the cluster, which tell an mbarrier there.

The bytes arrive at a time that the schedule draws, as those of bulk copies do, and before the mbarrier's phase ends. Source: PTX ISA,
"st.async", "red.async".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvvm_bulk import REDUCTIONS, Loading
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["stores_to_cluster"]

_STORE = re.compile(
    r"(?P<what>st|red)\.async(?:\.weak|\.relaxed)?(?:\.cluster)?(?:\.shared::(?:cluster|cta))?\.mbarrier::complete_tx::bytes"
    r"(?:\.(?P<operation>add|min|max|inc|dec|and|or|xor))?(?:\.v[24])?\.(?P<kind>[bfsu])(?P<bits>32|64) "
    r"\[ \$0 \] , (?P<values>[{} $\d,]+?) , \[ \$(?P<barrier>\d+) \] ;?"
)
#: Bytes that are a unit of asynchronous copies, too.
_WHOLE = 16


def stores_to_cluster(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is such a store; None for other assembly."""
    match = _STORE.fullmatch(text)
    if match is None or (match["what"] == "red") != (match["operation"] is not None):
        return None
    places = [each.strip() for each in match["values"].strip("{ }").split(",")]
    # The assembler lets vectors of their registers alone tell how long they are.
    count, size = len(places), int(match["bits"]) // 8
    if places != [f"${number + 1}" for number in range(count)] or int(match["barrier"]) != count + 1:
        return None
    target, told = (space_of_address_space(address_space(op.operands[at].type)) for at in (0, count + 1))
    load = Loading(k, op, target, told, count * size)
    access = k.access(op, np.dtype(f"u{size}"), target, count * size)
    dtype = np.dtype(f"{ {'s': 'i', 'b': 'u'}.get(match['kind'], match['kind']) }{size}")
    operate: Callable[..., Any] | None = REDUCTIONS[match["operation"]] if match["operation"] else None
    # The mbarrier is told when the bytes arrive: who waits for its phase knows of that, though not of this thread.
    load.barrier.access.sync = 0

    def store(g: Group, m: Mask, address: Lanes, *more: Lanes) -> None:
        *values, barrier = more
        words = np.stack([spread(np.asarray(value), g.size) for value in values], 1)
        if count * size == _WHOLE:
            chunks = np.ascontiguousarray(words).view(np.complex128)
            load.issue(g, m, address, _WHOLE, 0, barrier, None, lambda rows: bulk.Known(chunks[rows]))
            return
        targets, rows = access.places(g, m, address)
        if rows is None:
            rows = np.nonzero(g.full(m))[0]
            targets = np.broadcast_to(targets, (len(rows),))
        _, slots, _ = load.barrier.find(g, m, barrier)
        given = np.ascontiguousarray(words[rows]).view(np.uint8).reshape(len(rows), -1)
        bulk.send(g.batch, access, g, given, targets, g.rows[rows], slots, dtype, operate)

    return Rule(op.name, "group", lambda *_: store)
