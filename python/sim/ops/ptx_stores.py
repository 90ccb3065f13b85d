"""llvm.inline_asm of st.async: 16 bytes from registers to the shared memory of a CTA of the cluster, which tell an mbarrier there.

The bytes arrive at a time that the schedule draws, as those of bulk copies do, and before the mbarrier's phase ends. Source: PTX ISA, "st.async".
"""

from __future__ import annotations

import re

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvvm_bulk import Loading
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["stores_to_cluster"]

_STORE = re.compile(
    r"st\.async(?:\.weak)?\.shared::cluster\.mbarrier::complete_tx::bytes(?:\.v(?P<count>[24]))?\.[bfsu](?P<bits>32|64) "
    r"\[ \$0 \] , (?P<values>[{} $\d,]+?) , \[ \$(?P<barrier>\d+) \] ;?"
)
_BYTES = 16


def stores_to_cluster(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is such a store; None for other assembly."""
    match = _STORE.fullmatch(text)
    if match is None:
        return None
    count, word = int(match["count"] or 1), int(match["bits"]) // 8
    places = [each.strip() for each in match["values"].strip("{ }").split(",")]
    if places != [f"${number + 1}" for number in range(count)] or int(match["barrier"]) != count + 1:
        return None
    if count * word != _BYTES:
        raise k.refuse(op, f"st.async is simulated of {_BYTES} bytes, not of {count * word}")
    target, told = (space_of_address_space(address_space(op.operands[at].type)) for at in (0, count + 1))
    load = Loading(k, op, target, told, _BYTES)
    # The mbarrier is told when the bytes arrive: who waits for its phase knows of that, though not of this thread.
    load.barrier.access.sync = 0

    def store(g: Group, m: Mask, address: Lanes, *more: Lanes) -> None:
        *values, barrier = more
        words = np.stack([spread(np.asarray(value), g.size) for value in values], 1)
        chunks = np.ascontiguousarray(words).view(np.complex128)
        load.issue(g, m, address, _BYTES, 0, barrier, None, lambda rows: bulk.Known(chunks[rows]))

    return Rule(op.name, "group", lambda *_: store)
