"""ttng: cluster launch control, and tiles that are stored to shared memory as a copy is.

All programs of a grid are launched, so that none is left to cancel: the answer is 16 bytes of zeros, which names no program.
Source: PTX ISA, "clusterlaunchcontrol", "st.async".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.hopper.mbarrier import Barriers, failure
from gpuir.sim.ops.ttg_memory import alive, load, of_buffer
from gpuir.sim.ops.ttng_barriers import address_of, barrier_of
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Mask, Op
from gpuir.sim.tiles.buffers import View, bytes_of, shape_of_buffer
from gpuir.sim.tiles.values import whole
from gpuir.sim.values import spread

_ANSWER, _CHUNK = 16, 16
#: The number of the program that an answer names where it names none.
_NOBODY = np.int32(-1)


class TellingStore:
    """An op that writes a buffer by itself at a time that the schedule draws, and then tells a barrier its bytes."""

    def __init__(self, k: Compiler, op: Op, buffer: Any):
        self._k, self._op, self._shape = k, op, shape_of_buffer(buffer)
        self._target, self.barrier, self._size = of_buffer(k, op, buffer), barrier_of(k, op), bytes_of(buffer)

    def issue(self, g: Group, m: Mask, into: View, done: Data, chunks: Array) -> None:
        """Begins to write ``chunks``, rows of 16 bytes for each active program; ``done`` are addresses of their barriers."""
        alive(g, m, self._target.site, into)
        if not into.is_contiguous(self._shape):
            raise self._k.refuse(self._op, "a view whose elements stand apart, or in another order, is not simulated")
        rows = np.flatnonzero(g.full(m))
        places, _ = self.barrier.lanes(g, m, done)
        slots = Barriers.of(g.batch).slots(places, failure(g, self._target.site, rows))
        starts = spread(np.asarray(self._target.physical(g, np.asarray(into.base))), g.size)[rows]
        bulk.load(
            g.batch,
            self._target,
            g,
            bulk.Known(chunks),
            starts,
            self._size,
            0,
            g.rows[rows],
            np.arange(len(rows)),
            slots,
        )


def ask(store: TellingStore, g: Group, m: Mask, response: View, done: Data) -> None:
    """Asks for a program that was not launched yet; the answer is that there is none."""
    store.issue(g, m, response, done, np.zeros((int(g.full(m).sum()), 1), np.complex128))


@rule("ttng.clc_try_cancel", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _try_cancel(k: Compiler, op: Op) -> Code:
    store = TellingStore(k, op, op.operands[0].type)
    return lambda g, m, response, done: ask(store, g, m, response, address_of(g, m, store.barrier, done))


@rule("ttng.clc_try_cancel_sync")
def _try_cancel_sync(k: Compiler, op: Op) -> Code:
    return lambda: np.zeros((1, 2), np.int64)


@rule("ttng.clc_load_result", kind="group")
def _load_result(k: Compiler, op: Op) -> Code:
    """An answer in registers is one number here: zero where it names no program."""
    access = of_buffer(k, op, op.operands[0].type)
    return lambda g, m, view: load(g, m, access, view, (2,)).any(1).astype(np.int64)


@rule("ttng.clc_is_canceled")
def _is_cancelled(k: Compiler, op: Op) -> str:
    return "({0} != 0)"


@rule("ttng.clc_get_program_id")
def _program_id(k: Compiler, op: Op) -> Code:
    return lambda answer: np.full(np.shape(answer), _NOBODY)[()]


@rule("ttng.async_shared_store", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _shared_store(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[1].type
    store, shape = TellingStore(k, op, type), shape_of_buffer(type)
    if bytes_of(type) % _CHUNK:
        raise k.refuse(op, f"a store of {bytes_of(type)} bytes, no multiple of {_CHUNK}, is not simulated")

    def run(g: Group, m: Mask, tile: Array, view: View, done: View) -> None:
        rows = np.flatnonzero(g.full(m))
        elements = np.broadcast_to(whole(tile, shape), (g.size, *shape))[rows].reshape(len(rows), -1)
        done_at = address_of(g, m, store.barrier, done)
        store.issue(g, m, view, done_at, np.ascontiguousarray(elements).view(np.complex128))

    return run
