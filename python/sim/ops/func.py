"""func: functions, calls, returns."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import Call, function, rule
from gpuir.sim.structure import reference
from gpuir.sim.terms import Op


@function("func.func")
def _function(k: Compiler, op: Op) -> list[str]:
    return [k.define(argument) for argument in op.regions[0].blocks[0].arguments]


@rule("func.call", kind="call")
def _call(op: Op) -> Call:
    return Call(reference(op.attributes["callee"]), op.operands)


@rule("func.return", kind="terminator")
def _return(op: Op) -> Sequence[ir.Value]:
    return op.operands
