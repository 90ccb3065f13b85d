"""ub: poison."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Mask, Op
from gpuir.sim.tiles.buffers import whole_view
from gpuir.sim.types import dtype_of


@rule("ub.poison", kind="emits", slots=0)
def _poison(k: Compiler, op: Op) -> None:
    # Poison is zero, so that results do not depend on the run; that nothing uses it is the IR's promise.
    type = op.results[0].type
    if str(type).startswith("!ttg.async.token"):
        k.constant(np.int64(0), op.results[0])
        return
    if str(type).startswith("!ttg.memdesc"):
        k.constant(whole_view(type, 0), op.results[0])
        return
    dtype = dtype_of(type)
    zero: Any = dtype.type(0)
    if isinstance(type, ir.VectorType):
        zero = np.zeros((1, *type.shape), dtype)
    elif isinstance(type, ir.RankedTensorType) and k.on_tiles:
        zero = np.zeros((1,) * (1 + type.rank), dtype)
    elif isinstance(type, ir.ShapedType):
        raise k.refuse(op, f"there is no poison of type {type} in the simulator")
    k.constant(zero, op.results[0])


@rule("ub.unreachable", kind="group", ends=True, slots=0)
def _unreachable(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def reached(g: Group, m: Mask) -> None:
        raise fault("undefined", "a lane reaches what the IR says is never reached", site, g, np.nonzero(g.full(m))[0])

    return reached
