"""ttg: warps with roles: regions that run beside each other, each a thread of control of its own in every program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import Effect, rule, tuple_of
from gpuir.sim.scheduler import Coroutine, Fork
from gpuir.sim.terms import Code, Data, Mask, Op


@rule("ttg.warp_specialize", kind="emits", may_wait=lambda op: True, effects=Effect.PARTIAL)
def _warp_specialize(k: Compiler, op: Op) -> None:
    """The default region runs as the program's own thread of control, the partitions beside it; all have to end."""
    default = op.regions[0]
    blocks = list(default.blocks)
    captures = k.captures(blocks)
    with k.outlined(captures) as own:
        k.region(default, lambda names: k.emit(f"return {tuple_of(names)}"))
    holder = op.regions[1].blocks[0].operations[0].operation
    parts = []
    for region in holder.regions:
        arguments = [k.program.fresh("a") for _ in op.operands]
        with k.outlined(arguments) as part:
            for value, argument in zip(region.blocks[0].arguments, arguments):
                k.alias(value, argument)
            k.region(region, lambda names: k.emit("return ()"))
        parts.append(part)
    values = tuple_of(k.names(op.operands))
    code = k.bind(_beside, "f")
    call = f"yield from {code}(g, {k.mask}, {own}, {tuple_of(captures)}, {tuple_of(parts)}, {values})"
    names = [k.define(result) for result in op.results]
    k.emit(f"{', '.join(names)}{',' * (len(names) == 1)} = {call}" if names else call)


def _beside(
    g: Group, m: Mask, own: Callable[..., Coroutine], captures: Sequence[Data], parts: Sequence[Callable[..., Coroutine]],
    values: Sequence[Data],
) -> Coroutine:  # fmt: skip
    """Runs the program's own region and its partitions to their ends."""
    batch = g.batch
    active = g.blocks if m is None else g.blocks[m]
    if batch.checks is not None:
        batch.checks.met(batch, active)
    children = [(g, own(g, m, *captures))]
    for number, part in enumerate(parts):
        group = Group(batch, g.warps + (number + 1))
        group.clocks = np.array(g.clocks)
        children.append((group, part(group, m, *values)))
    results: Any = yield Fork(children)
    if batch.checks is not None:
        batch.checks.met(batch, active)
    return results[0]


@rule("ttg.warp_yield", kind="terminator")
def _yield(op: Op) -> Sequence[ir.Value]:
    return op.operands


@rule("ttg.warp_return", kind="terminator")
def _return(op: Op) -> Sequence[ir.Value]:
    return []


@rule("ttg.warp_id", kind="group")
def _warp_id(k: Compiler, op: Op) -> Code:
    raise k.refuse(op, f"a program has no warps that '{document_name(op.name)}' could tell apart")
