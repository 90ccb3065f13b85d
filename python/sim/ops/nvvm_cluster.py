"""nvvm: barriers of a cluster's blocks, and pointers into the shared memory of another block.

Source: PTX ISA, "barrier.cluster", "mapa". Pointers into the cluster's shared memory are places in the machine's memory.
"""

from __future__ import annotations

import numpy as np

from gpuir.sim import sync
from gpuir.sim.access import fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper.cluster import peers
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread


@rule("nvvm.cluster.arrive", "nvvm.cluster.arrive.relaxed", kind="waits")
def _arrive(k: Compiler, op: Op) -> Code:
    site, relaxed = k.site(op), op.name.endswith("relaxed")
    return lambda g, m: sync.cluster_arrive(g, m, site, relaxed=relaxed)


@rule("nvvm.cluster.wait", kind="waits")
def _wait(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    return lambda g, m: sync.cluster_wait(g, m, site)


@rule("nvvm.mapa", kind="group")
def _mapa(k: Compiler, op: Op) -> Code:
    space, target = address_space(op.operands[0].type), address_space(op.results[0].type)
    access = k.access(op, np.uint8, space_of_address_space(space))

    def run(g: Group, m: Mask, address: Lanes, rank: Lanes) -> Data:
        table = peers(g.batch)
        chosen = spread(np.asarray(rank), g.size)
        bad = g.full(m) & ((chosen < 0) | (chosen >= table.shape[1]))
        if bad.any():
            text = f"a cluster of {table.shape[1]} blocks has no rank {int(chosen[bad][0])}"
            raise fault("undefined", text, access.site, g, np.nonzero(bad)[0])
        own = np.repeat(g.blocks, g.lanes)
        delta = (table[own, chosen % table.shape[1]] - own) * g.batch.shared_stride
        if target == 3:
            return address + delta
        return access.physical(g, spread(address, g.size)) + delta

    return run
