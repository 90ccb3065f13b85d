"""amdg: barriers in the LDS, counts of what is on its way, and what orders the threads of a program, which is one here.

Threads arrive one by one: an arrival counts for each of the program's, one behind asynchronous copies for each warp.
"""

from __future__ import annotations

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.attributes import integer, integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier
from gpuir.sim.ops.ttng_barriers import address_of, barrier_of
from gpuir.sim.rules import Effect, refuse, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.buffers import View

_PARTITIONS = "ttg.warp_specialize.partitions"


def _module_number(op: Op, name: str, default: int) -> int:
    """A number that the module around the op says."""
    around = op
    while around.parent is not None:
        around = around.parent.operation
        if name in around.attributes:
            return int(ir.IntegerAttr(around.attributes[name]).value)
    return default


def warps_of(op: Op) -> int:
    """The warps that execute the op: those of its partition, or of the program."""
    inner, around = op, op.parent
    while around is not None:
        around = around.operation
        if document_name(around.name) == _PARTITIONS and around.parent is not None:
            within = [region for region in around.regions if inner.block in list(region.blocks)]
            number = list(around.regions).index(within[0]) if within else 0
            return integers(around.parent.operation, "partitionNumWarps")[number]
        inner, around = around, around.parent
    return _module_number(op, "ttg.num-warps", 1)


def _threads_of(op: Op) -> int:
    return warps_of(op) * _module_number(op, "ttg.threads-per-warp", 1)


@rule("amdg.init_barrier", kind="group", effects=Effect.MBARRIER)
def _init(k: Compiler, op: Op) -> Code:
    barrier, count = barrier_of(k, op), np.int64(integer(op, "count"))
    return lambda g, m, view: barrier.init(g, m, address_of(g, m, barrier, view), count)


@rule("amdg.arrive_barrier", kind="group", effects=Effect.MBARRIER)
def _arrive(k: Compiler, op: Op) -> Code:
    """The result is the parity of the phase before."""
    barrier, count = barrier_of(k, op), np.int64(integer(op, "count") * _threads_of(op))

    def arrive(g: Group, m: Mask, view: View) -> Array:
        phases: Array = barrier.change(g, m, address_of(g, m, barrier, view), count, 0)
        return (phases & 1).astype(np.int32)

    return arrive


@rule("amdg.wait_barrier", kind="waits", effects=Effect.MBARRIER)
def _wait(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)

    def wait(g: Group, m: Mask, view: View, phase: Lanes) -> Data:
        yield from barrier.wait(g, m, address_of(g, m, barrier, view), np.asarray(phase).astype(np.int64), True)

    return wait


@rule("amdg.async_copy_mbarrier_arrive", kind="group", effects=Effect.MBARRIER)
def _arrive_behind_copies(k: Compiler, op: Op) -> Code:
    barrier: Mbarrier = barrier_of(k, op)
    warps = warps_of(op)
    return lambda g, m, view: barrier.arrive_behind_copies(
        g, m, address_of(g, m, barrier, view), counted=True, count=warps
    )


@rule("amdg.async_wait", kind="group")
def _async_wait(k: Compiler, op: Op) -> Code:
    """For all copies: how many instructions a copy is, the compiler decides."""

    def wait(g: Group, m: Mask, *tokens: Data) -> Data:
        copies = Copies.of(g)
        copies.land(g.rows if m is None else g.rows[m], copies.issued, g.clock)
        return np.int64(0)

    return wait


@rule(
    "amdg.cluster_barrier_arrive", "amdg.cluster_barrier_wait", "amdg.cond_barrier", "amdg.memory_counter_wait",
    "amdg.instruction_sched_hint", kind="group", slots=0,
)  # fmt: skip
def _ordered(k: Compiler, op: Op) -> Code:
    """Threads of a program, and the CTAs of its cluster, are one; its loads and stores end at once."""
    return lambda g, m, *operands: None


refuse(
    "amdg.masked_load", "amdg.masked_store",
    why="they stand between a kernel's lowering and LLVM IR, on values of single threads in a function of programs",
)  # fmt: skip
