"""ttng: mbarriers and fences of programs on tiles.

A program arrives as one thread, as often as the op says. Waits end when the phase of that parity is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.attributes import by_name, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import checks_of, fence_proxy
from gpuir.sim.hopper.mbarrier import failure
from gpuir.sim.memory import SHARED
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier, masked
from gpuir.sim.ops.ttg_memory import alive
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op, Side
from gpuir.sim.tiles.buffers import View, shape_of_buffer
from gpuir.sim.tiles.pipe import Pipe


def barrier_of(k: Compiler, op: Op) -> Mbarrier:
    """The op's mbarriers, known by the addresses of their views."""
    return Mbarrier(k, op, SHARED)


def address_of(g: Group, m: Mask, barrier: Mbarrier, view: View) -> Lanes:
    """Where the op's mbarriers are, in a buffer that nobody has given back."""
    alive(g, m, barrier.site, view)
    return view.base


def arrival(barrier: Mbarrier, g: Group, m: Side, view: View) -> Callable[[], None]:
    """What lets a product of the tensor cores arrive when it has ended; nothing where the barrier is no more."""
    if m is False:
        return lambda: None
    barriers, slots, rows = barrier.find(g, m, address_of(g, m, barrier, view))
    fail, checks = failure(g, barrier.site, rows), barrier.checks(g)
    warps = g.warps[rows // g.lanes]
    pipe = Pipe.of(g)

    def arrive() -> None:
        flown, pipe.flown = pipe.flown, []
        if not barriers.live(slots).all():
            return
        barriers.carry(slots, flown)
        if checks is not None:
            checks.arrive(slots, barriers.block(slots), warps)
            checks.piped(slots)
        done = barriers.change(slots, 1, 0, fail)
        if checks is not None and len(done):
            checks.completed(done)

    return arrive


@rule("ttng.init_barrier", kind="group", effects=Effect.MBARRIER)
def _init(k: Compiler, op: Op) -> Code:
    barrier, count = barrier_of(k, op), np.int64(integer(op, "count"))

    def init(g: Group, m: Mask, view: View) -> None:
        barrier.init(g, m, address_of(g, m, barrier, view), count)
        checks = checks_of(g.batch)
        if checks is not None:
            # The lowering fences it.
            checks.fence_inits(g.active_warps(m))

    return init


@rule("ttng.inval_barrier", kind="group", effects=Effect.MBARRIER)
def _inval(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)
    return lambda g, m, view: barrier.invalidate(g, m, address_of(g, m, barrier, view))


@rule("ttng.barrier_expect", kind="group", effects=Effect.MBARRIER)
def _expect(k: Compiler, op: Op) -> Code:
    # Each CTA of a cluster, which is one program, has a barrier of its own.
    barriers = int(np.prod(shape_of_buffer(op.operands[0].type)))
    barrier, size = barrier_of(k, op), np.int64(integer(op, "size") * barriers)

    def expect(g: Group, m: Mask, view: View, predicate: Lanes) -> None:
        active = masked(g, m, predicate)
        if active is not False:
            barrier.change(g, active, address_of(g, active, barrier, view), 1, size)

    return expect


@rule("ttng.arrive_barrier", kind="group", effects=Effect.MBARRIER)
def _arrive(k: Compiler, op: Op) -> Code:
    barrier, count = barrier_of(k, op), np.int64(integer(op, "count"))

    def arrive(g: Group, m: Mask, view: View, predicate: Lanes = None) -> None:
        m = masked(g, m, predicate)
        if m is not False:
            barrier.change(g, m, address_of(g, m, barrier, view), count, 0, at_once=True)

    return arrive


@rule("ttng.async_copy_mbarrier_arrive", kind="group", effects=Effect.MBARRIER)
def _arrive_behind_copies(k: Compiler, op: Op) -> Code:
    barrier, counted = barrier_of(k, op), "noIncrement" in op.attributes
    return lambda g, m, view: barrier.arrive_behind_copies(g, m, address_of(g, m, barrier, view), counted=counted)


@rule("ttng.wait_barrier", kind="waits", effects=Effect.MBARRIER)
def _wait(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)
    has_predicate = len(by_name(op)["pred"]) > 0

    def wait(g: Group, m: Mask, view: View, phase: Lanes, *rest: Any) -> Data:
        m = masked(g, m, rest[0] if has_predicate else None)
        if m is not False:
            yield from barrier.wait(g, m, address_of(g, m, barrier, view), np.asarray(phase).astype(np.int64), True)

    return wait


@rule("ttng.fence_async_shared", kind="group")
def _fence(k: Compiler, op: Op) -> Code:
    return fence_proxy


@rule(
    "ttng.fence_mbarrier_init_release_cluster", "ttng.cluster_arrive", "ttng.cluster_wait", "ttng.cluster_barrier",
    "ttng.tensormap_fenceproxy_acquire", "ttng.tmem_wait", kind="group", slots=0,
)  # fmt: skip
def _ordered(k: Compiler, op: Op) -> Code:
    """A cluster's CTAs are one program."""
    return lambda g, m, *operands: None
