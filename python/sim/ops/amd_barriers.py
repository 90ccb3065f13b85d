"""rocdl and amdgpu: barriers in two halves (gfx12), and barriers that lie in the LDS (gfx1250).

Numbers of barriers are -1 of the work group and -3 of the cluster (LLVM's guide of the AMDGPU backend, "S_BARRIER_SIGNAL"). A
barrier in the LDS is a word of 64 bits: how many arrivals are pending, how often it has opened, and how many it starts with again.
It opens with the arrival behind the last pending one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import numpy as np

from gpuir.sim import sync
from gpuir.sim.access import Access, Sync
from gpuir.sim.attributes import integer, operand, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.memory import SHARED
from gpuir.sim.memref import addresses, space_of
from gpuir.sim.rules import Effect, refuse, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

_WORKGROUP, _CLUSTER = -1, -3


def _number(k: Compiler, op: Op) -> int:
    number = integer(op, "id")
    if number not in (_WORKGROUP, _CLUSTER):
        raise k.refuse(op, f"id = {number}: only barriers of the work group (-1) and of the cluster (-3) are simulated")
    return number


@rule("rocdl.s.barrier.signal", kind="waits")
def _signal(k: Compiler, op: Op) -> Code:
    site, number = k.site(op), _number(k, op)
    if number == _CLUSTER:
        return lambda g, m: sync.cluster_arrive(g, m, site, relaxed=False)
    return lambda g, m: sync.arrive(g, m, site, number)


@rule("rocdl.s.barrier.signal.isfirst", kind="waits")
def _signal_first(k: Compiler, op: Op) -> Code:
    site, number = k.site(op), _number(k, op)
    if number == _CLUSTER:
        raise k.refuse(op, "id = -3: which wave of a cluster comes first is not simulated")

    def signal(g: Group, m: Mask) -> Generator[Any, Any, Data]:
        first = sync.is_first(g, m, site, number)
        yield from sync.arrive(g, m, site, number)
        return first

    return signal


@rule("rocdl.s.barrier.wait", kind="waits")
def _wait(k: Compiler, op: Op) -> Code:
    site, number = k.site(op), _number(k, op)
    if number == _CLUSTER:
        return lambda g, m: sync.cluster_wait(g, m, site)
    return lambda g, m: sync.await_arrivals(g, m, site, number)


refuse(
    "rocdl.s.barrier.init", "rocdl.s.barrier.join", "rocdl.s.barrier.leave", "rocdl.s.barrier.signal.var",
    "rocdl.s.get.barrier.state", "rocdl.s.get.named.barrier.state",
    why="named barriers, whose members join and leave, are not simulated",
)  # fmt: skip


# Barriers in the LDS

#: Bits of the count of pending arrivals; of the phase behind it; where the count to start with begins.
_PENDING, _PHASE, _START = 29, 3, 32
_MASK = (1 << _PENDING) - 1


def arrived(state: Array, count: Array) -> Array:
    """The state after ``count`` arrivals, which open the barrier once at most."""
    words = state.view(np.uint64).astype(object)
    found = []
    for word, arrivals in zip(words, np.broadcast_to(count, state.shape)):
        start, phase, pending = word >> _START, word >> _PENDING & (1 << _PHASE) - 1, (word & _MASK) - int(arrivals)
        if pending < 0:
            phase, pending = phase + 1, pending + (start & _MASK) + 1
        found.append(start << _START | (phase & (1 << _PHASE) - 1) << _PENDING | pending & _MASK)
    return np.array(found, np.uint64).view(np.int64)


def _initial(participants: Lanes) -> Any:
    """Phase 0, with as many pending arrivals as there are participants but the last one."""
    count = (np.asarray(participants).astype(np.int64) - 1) & _MASK
    return count | count << _START


class _Word:
    """The barrier that an op of amdgpu names by a memref and indices, or one of rocdl by a pointer."""

    def __init__(self, k: Compiler, op: Op):
        if op.name.startswith("rocdl."):
            space, self._place = SHARED, list(op.operands).index(operand(op, "barrierPtr"))
            self._indices: list[int] | None = None
        else:
            base = operand(op, "base")
            values = list(op.operands)
            space, self._place = space_of(base.type), values.index(base)
            self._indices = [values.index(each) for each in operands(op, "indices")]
        self.access: Access = k.access(op, np.int64, space)

    def addresses(self, g: Group, values: tuple[Data, ...]) -> Array:
        """The lanes' barriers."""
        at = values[self._place]
        if self._indices is not None:
            at = addresses(at, [values[i] for i in self._indices], 8)
        return spread(np.asarray(at), g.size)

    def update(self, g: Group, m: Mask, values: tuple[Data, ...], operate: Callable[..., Any], *given: Lanes) -> Array:
        """Atomically replaces the state of each lane's barrier; gives the old ones."""
        return np.asarray(self.access.update(g, m, self.addresses(g, values), operate, given))


@rule("amdgpu.ds_barrier_init", kind="group", effects=Effect.ORDERS)
def _init(k: Compiler, op: Op) -> Code:
    """A store, which waits for nobody and reads nothing."""
    word = _Word(k, op)
    word.access.strong, word.access.sync = True, Sync.RELEASE
    participants = list(op.operands).index(operand(op, "participants"))

    def init(g: Group, m: Mask, *values: Data) -> None:
        word.access.write(g, m, word.addresses(g, values), spread(_initial(values[participants]), g.size))

    return init


@rule(
    "rocdl.ds.atomic.barrier.arrive.rtn.b64",
    "amdgpu.ds_barrier_arrive",
    kind="group",
    polls=True,
    effects=Effect.ORDERS,
)
def _arrive(k: Compiler, op: Op) -> Code:
    word = _Word(k, op)
    count = list(op.operands).index(operand(op, "val" if op.name.startswith("rocdl.") else "count"))
    return lambda g, m, *values: word.update(g, m, values, arrived, values[count])


@rule("rocdl.ds.atomic.async.barrier.arrive.b64", "amdgpu.ds_async_barrier_arrive", kind="group", polls=True,
      effects=Effect.ORDERS)  # fmt: skip
def _async_arrive(k: Compiler, op: Op) -> Code:
    """Behind the asynchronous loads that the thread has issued, which end here."""
    word = _Word(k, op)

    def arrive(g: Group, m: Mask, *values: Data) -> None:
        Copies.of(g).wait(g, m, 0)
        word.update(g, m, values, arrived, np.int64(1))

    return arrive


@rule("amdgpu.ds_barrier_poll_state", kind="group", polls=True, effects=Effect.ORDERS)
def _poll(k: Compiler, op: Op) -> Code:
    word = _Word(k, op)
    return lambda g, m, *values: word.update(g, m, values, lambda old: old)


@rule("amdgpu.ds_barrier_state_phase")
def _phase(k: Compiler, op: Op) -> Code:
    return lambda state: (state >> _PENDING & (1 << _PHASE) - 1).astype(np.int32)


@rule("amdgpu.ds_barrier_state_phase_parity")
def _parity(k: Compiler, op: Op) -> Code:
    return lambda state: (state >> _PENDING & 1).astype(np.bool_)


@rule("amdgpu.ds_barrier_state_pending_count")
def _pending(k: Compiler, op: Op) -> Code:
    return lambda state: (state & _MASK).astype(np.int32)


@rule("amdgpu.ds_barrier_state_init_count")
def _start(k: Compiler, op: Op) -> Code:
    return lambda state: (state >> _START).astype(np.int32)
