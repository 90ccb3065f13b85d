"""nvvm: what ends a thread, bulk stores, changes of tensor maps, requests to cancel launches, and what has nothing to do.

Source: PTX ISA, "exit", "st.bulk", "tensormap.replace", "clusterlaunchcontrol". All clusters of a grid have been launched when one runs, so that a
request to cancel one always is answered by no.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, integer, operand, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk, tensor_map
from gpuir.sim.hopper.cluster import peers
from gpuir.sim.memory import GLOBAL, SHARED
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvvm_bulk import Loading
from gpuir.sim.rules import Effect, Rule, refuse, rule
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

_RETURNS = ("llvm.return", "func.return", "gpu.return")
_WORD = 8


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
    """Changes a field of a map, or of 128 zero bytes; a map that breaks a rule then is a fault where a copy uses it."""
    space = space_of_address_space(address_space(op.operands[0].type))
    access = k.access(op, np.complex128, space, tensor_map.ALIGN)
    field, ordinal = word(op, "field"), integer(op, "ord", 0)
    attribute = word(op, "new_value_attr")
    chunks = np.arange(0, tensor_map.BYTES, 16)

    def replace(g: Group, m: Mask, address: Lanes, value: Lanes = None) -> None:
        for row in np.nonzero(g.full(m))[0].tolist():
            only = np.zeros(g.size, bool)
            only[row] = True
            places = spread(np.asarray(address), g.size)[:, None] + chunks
            map = tensor_map.unfinished(np.ascontiguousarray(access.read(g, only, places)[row]).tobytes())
            if map is None:
                raise fault("undefined", "the 128 bytes at the address are no tensor map", access.site, g, [row])
            new = attribute if value is None else int(spread(np.asarray(value), g.size)[row])
            try:
                changed = tensor_map.replaced(map, field, ordinal, new)
            except ValueError as error:
                raise fault("undefined", str(error), access.site, g, [row]) from None
            data = np.frombuffer(tensor_map.encode(changed, changed.start), np.complex128)
            access.write(g, only, places, np.broadcast_to(data, places.shape))

    return replace


#: How a warp copies a map that it has made to where copies find it.
_COPY_MAP = re.compile(
    r"tensormap\.cp_fenceproxy\.global\.shared::cta\.tensormap::generic\.release\.\w+\.sync\.aligned "
    r"\[ \$0 \] , \[ \$1 \] , (?:128|0x80) ;?"
)


def copies_map(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is a tensormap.cp_fenceproxy; None for other assembly."""
    if not _COPY_MAP.fullmatch(text):
        return None
    target, source = (k.access(op, np.complex128, space, tensor_map.ALIGN) for space in (GLOBAL, SHARED))
    chunks = np.arange(0, tensor_map.BYTES, 16)

    def copy(g: Group, m: Mask, to: Lanes, of: Lanes) -> None:
        # A warp copies it once, whichever of its threads does.
        firsts = g.full(m).reshape(-1, k.program.lanes)
        firsts = (firsts & (firsts.cumsum(1) == 1)).reshape(-1)
        places, values = (spread(np.asarray(each), g.size)[:, None] + chunks for each in (to, of))
        target.write(g, firsts, places, source.read(g, firsts, values))

    return Rule(op.name, "group", lambda *_: copy)


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


refuse(
    "nvvm.clusterlaunchcontrol.query.cancel",
    why="its operand is an integer of 128 bits, and the simulator has none; the answer in memory is 16 bytes of zeros",
)
