"""nvvm: what ends a thread, bulk stores, changes of tensor maps, requests to cancel launches, and what has nothing to do.

Source: PTX ISA, "exit", "st.bulk", "tensormap.replace", "clusterlaunchcontrol". All clusters of a grid have been launched when one runs, so that a
request to cancel one always is answered by no.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, integer, operand, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.hopper.cluster import peers
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvvm_bulk import Loading
from gpuir.sim.ops.nvvm_tensormap import map_replacing
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

_RETURNS = ("llvm.return", "func.return", "gpu.return")
_WORD = 8
#: What an answer that names no block says where it is asked for one; PTX leaves it open.
_NOBODY = np.int32(-1)


@rule("nvvm.breakpoint", kind="group")
def _nothing(k: Compiler, op: Op) -> Code:
    return lambda g, m: None


@rule("nvvm.exit", kind="group")
def _exit(k: Compiler, op: Op) -> Code:
    """Ends threads that would return next; a thread that has more to do is not ended in its midst."""
    function = op.parent
    kernel = function is not None and any(
        name in function.attributes for name in ("nvvm.kernel", "gpu.kernel", "kernel")
    )
    operations = [each.operation for each in op.block.operations]
    if not kernel or operations[operations.index(op) + 1].name not in _RETURNS:
        raise k.refuse(
            op, "it is simulated in front of the return of a kernel: return instead of it where a thread is done"
        )
    return lambda g, m: None


@rule("nvvm.st.bulk", kind="group")
def _store_zeros(k: Compiler, op: Op) -> Code:
    access = k.access(op, np.int64, space_of_address_space(address_space(op.operands[0].type)))

    def store(g: Group, m: Mask, address: Lanes, size: Lanes) -> None:
        active, sizes = g.full(m), spread(np.asarray(size), g.size)
        for each in np.unique(sizes[active]).tolist():
            rows = active & (sizes == each)
            if each < 0 or each % _WORD:
                raise fault("misaligned", f"{each} bytes are no multiple of 8", access.site, g, np.nonzero(rows)[0])
            if each:
                places = spread(np.asarray(address), g.size)[:, None] + np.arange(0, each, _WORD)
                access.write(g, rows, places, np.zeros(places.shape, np.int64))

    return store


@rule("nvvm.tensormap.replace", kind="group")
def _replace(k: Compiler, op: Op) -> Code:
    space = space_of_address_space(address_space(op.operands[0].type))
    attribute = word(op, "new_value_attr")
    replace = map_replacing(k, op, space, word(op, "field"), integer(op, "ord", 0))
    return lambda g, m, address, value=None: replace(g, m, address, attribute if value is None else value)


#: The number of the block that an answer names where it names none.
_NOBODY = np.int32(-1)


@rule("nvvm.clusterlaunchcontrol.try.cancel", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _try_cancel(k: Compiler, op: Op) -> Code:
    target, barriers = (
        space_of_address_space(address_space(operand(op, name).type)) for name in ("smemAddress", "mbarrier")
    )
    load = Loading(k, op, target, barriers, 16)
    multicast = flag(op, "multicast")

    def run(g: Group, m: Mask, address: Lanes, barrier: Lanes) -> None:
        everyone: Any = np.int64((1 << peers(g.batch).shape[1]) - 1) if multicast else None
        load.issue(
            g, m, address, 16, 0, barrier, everyone, lambda rows: bulk.Known(np.zeros((len(rows), 1), np.complex128))
        )

    return run


@rule("nvvm.clusterlaunchcontrol.query.cancel")
def _query_cancel(k: Compiler, op: Op) -> Code:
    """An integer of 128 bits is here the vector of two words that it was made of (conversions.py)."""
    if "is_canceled" in str(op.attributes["query_type"]):
        return lambda answer: (np.asarray(answer) != 0).any(-1)
    return lambda answer: np.full(np.shape(answer)[:-1], _NOBODY)[()]
