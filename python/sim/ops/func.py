"""func: calls."""

from __future__ import annotations

from typing import Any

from gpuir.sim.rules import rule
from gpuir.sim.structure import reference


@rule("func.call", kind="emits")
def _call(k: Any, op: Any) -> None:
    call(k, op, reference(op.attributes["callee"]), k.names(op.operands))


def call(k: Any, op: Any, name: str, operands: list[str]) -> None:
    """Writes a call of the function ``name``; recursion is refused, since no mask ends it."""
    callee = k.program.lookup(name, op)
    if not any(len(region.blocks) for region in callee.regions):
        raise k.refuse(op, f"@{name} is only declared; the simulator cannot call what has no body")
    if callee in k.program.compiling:
        raise k.refuse(op, f"@{name} calls itself; the simulator has no recursion")
    function = k.program.function(callee)
    code = k.bind(function.code, "f")
    result = k.call(code, ["g", k.mask, *operands], waits=function.waits)
    names = [k.define(each) for each in op.results]
    if names:
        k.emit(f"{', '.join(names)}, = {result}" if len(names) == 1 else f"{', '.join(names)} = {result}")
    else:
        k.emit(result)
