"""vector.mask: one op under a mask of its elements.

A maskable op is written once, as ``f(g, m, mask, *operands)``: on its own its mask is None, inside of vector.mask it is
that op's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Op

_MASKABLE: set[str] = set()


def maskable(name: str) -> Callable[[Callable[[Any, Any], Any]], Callable[[Any, Any], Any]]:
    """Registers the decorated maker of ``f(g, m, mask, *operands)`` as the rule of the op ``name``, also in vector.mask."""

    def register(make: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        _MASKABLE.add(name)

        @rule(name, kind="group", slots=per_element)
        def _code(k: Compiler, op: Op) -> str:
            parent = op.parent
            assert parent is not None
            mask = k.name(parent.operands[0]) if parent.name == "vector.mask" else "None"
            operands = "".join(f", {{{i}}}" for i in range(len(op.operands)))
            return f"{k.bind(make(k, op), 'f')}(g, {{m}}, {mask}{operands})"

        return make

    return register


@rule("vector.mask", kind="emits", slots=per_element)
def _mask(k: Compiler, op: Op) -> None:
    *inner, end = (each.operation for each in op.regions[0].blocks[0].operations)
    for each in inner:
        if each.name not in _MASKABLE:
            raise k.refuse(op, f"the simulator masks {', '.join(sorted(_MASKABLE))}, not '{each.name}'")
        k.operation(each)
    choose = k.bind(np.where, "f")
    for result, name in zip(op.results, k.names(end.operands)):
        if len(op.operands) > 1:
            mask, passthru = k.names(op.operands)
            k.emit(f"{k.define(result)} = {choose}({mask}, settled({name}), {passthru})")
        else:
            k.alias(result, name)


@rule("vector.yield", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
