"""malloc and free in kernels: the heap of the device.

Source: CUDA C++ programming guide, "Dynamic global memory allocation and operations": each thread that calls malloc gets a piece of its
own, aligned to 16 bytes, or null where the heap (8 MB unless the host says otherwise) is full; any thread of this launch or a later one may free it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["IN_KERNELS", "LIMIT"]

#: Bytes of the heap.
LIMIT = 8 << 20


def _alone(g: Group, m: Mask, site: Site) -> None:
    if g.batch.options.workers > 1:
        text = "the heap of a launch whose blocks several processes share is not simulated; launch it with workers=1"
        raise fault("undefined", text, site, g, np.nonzero(g.full(m))[0])


def _malloc(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def malloc(g: Group, m: Mask, size: Lanes) -> Any:
        _alone(g, m, site)
        memory = g.batch.memory
        sizes = spread(np.asarray(size), g.size)
        pointers = np.zeros(g.size, np.int64)
        used = sum(each.end - each.start for each in memory.heap)
        for row in np.nonzero(g.full(m))[0].tolist():
            wanted = int(sizes[row])
            if not 0 < wanted <= LIMIT - used:
                continue
            used += wanted
            pointers[row] = memory.allocate(wanted, f"the memory that line {site.source_position[1]} took", align=16)
            piece = memory.allocation(int(pointers[row]))
            assert piece is not None
            piece.taken = site, int(g.rows[row])
        return pointers

    return malloc


def _free(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def free(g: Group, m: Mask, pointer: Lanes) -> None:
        _alone(g, m, site)
        memory = g.batch.memory
        pointers = spread(np.asarray(pointer), g.size)
        for row in np.nonzero(g.full(m))[0].tolist():
            start = int(pointers[row])
            piece = memory.allocation(start) if start else None
            if start and (piece is None or piece.taken is None or piece.start != start):
                what = "what the pointer names" if piece is None else piece.name
                raise fault("wrong-space", f"{what} was not allocated by malloc", site, g, [row], address=start)
            if piece is not None and not piece.live:
                raise fault("wrong-space", f"{piece.name} is freed already", site, g, [row], address=start)
            if piece is not None:
                piece.live = False

    return free


#: Functions of the C library that kernels may call, too.
IN_KERNELS: dict[str, Callable[[Compiler, Op], Code]] = {"malloc": _malloc, "free": _free}
