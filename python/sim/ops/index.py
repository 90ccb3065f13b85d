"""index: the ops that arith has no like of. An index has 64 bits."""

from __future__ import annotations

from gpuir.sim.attributes import flag
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import rule
from gpuir.sim.terms import Op


@rule("index.bool.constant")
def _bool_constant(k: Compiler, op: Op) -> str:
    return f"np.bool_({flag(op, 'value')})"


@rule("index.sizeof")
def _sizeof(k: Compiler, op: Op) -> str:
    return "np.int64(64)"
