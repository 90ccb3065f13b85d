"""proton, proton_gpu: Triton's profiler, which measures what a simulation has not: a program runs as if it were not measured."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Mask, Op
from gpuir.sim.types import dtype_of


@rule(
    "proton.record", "proton.event", "proton_gpu.initialize", "proton_gpu.init_ctx", "proton_gpu.save_ctx",
    "proton_gpu.restore_ctx", "proton_gpu.circular_store", "proton_gpu.finalize", kind="group", slots=0,
)  # fmt: skip
def _nothing(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


@rule("proton.allocate_event", "proton_gpu.segment_alloc")
def _handle(k: Compiler, op: Op) -> Callable[..., Data]:
    return lambda *operands: np.int32(0)


@rule("proton_gpu.read_counter", kind="group", slots=0)
def _counter(k: Compiler, op: Op) -> Code:
    """The issue slots that the program has used."""
    dtype = dtype_of(op.results[0].type)

    def read(g: Group, m: Mask) -> Data:
        return dtype.type(g.clock)

    return read
