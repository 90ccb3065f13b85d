"""ttg: warps with roles: regions that run beside each other, each a thread of control of its own in every program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.control import branching
from gpuir.sim.group import Group
from gpuir.sim.ops.tt_math import assembly_of
from gpuir.sim.rules import Effect, refuse, rule, tuple_of
from gpuir.sim.scheduler import Coroutine, Fork
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.assembly import instructions
from gpuir.sim.types import dtype_of


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
    code = k.bind(beside, "f")
    call = f"yield from {code}(g, {k.mask}, {own}, {tuple_of(captures)}, {tuple_of(parts)}, {values})"
    names = [k.define(result) for result in op.results]
    k.emit(f"{', '.join(names)}{',' * (len(names) == 1)} = {call}" if names else call)


def beside(
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


@rule("ttg.warp_specialize.partitions", kind="terminator")
def _partitions(op: Op) -> Sequence[ir.Value]:
    """The op around it runs its regions."""
    return []


refuse("ttg.warp_id", why="a program is one thread of control, with no warps that a number could tell apart")


refuse(
    "ttg.alloc_tensor", "ttg.cmpf", "ttg.cmpi", "ttg.extract_slice", "ttg.insert_slice_async", "ttg.select",
    why="of Triton before 3.0; a text of it is brought to today's form where it is read",
)  # fmt: skip


# Pipelining


@rule("ttg.predicate_stage")
def _predicate_stage(k: Compiler, op: Op) -> Code:
    """Whether there is still an iteration for the stage, so many behind the one that is begun."""
    behind = integer(op, "maxStage") - integer(op, "stage")
    return lambda iv, ub, step: iv < ub - behind * step


@rule("ttg.mask", kind="emits")
def _mask(k: Compiler, op: Op) -> None:
    """Without the predicate the results are zeros, which nobody uses."""
    branching(k, op, k.name(op.operands[0]))
    for result in op.results:
        name = k.program.fresh("r")
        zeros = k.bind(_zeros(result.type), "zeros")
        k.emit(f"{name} = {zeros} if {k.name(result)} is None else {k.name(result)}")
        k.alias(result, name)


def _zeros(type: ir.Type) -> Lanes:
    if isinstance(type, ir.RankedTensorType):
        return np.zeros((1,) * (type.rank + 1), dtype_of(type))
    # A token is no number.
    return dtype_of(type).type(0) if isinstance(type, (ir.IntegerType, ir.IndexType, ir.FloatType)) else np.int64(0)


@rule("ttg.mask.return", kind="terminator")
def _mask_return(op: Op) -> Sequence[ir.Value]:
    return op.operands


# Assembly


@rule("ttg.inline_asm")
def _assembly(k: Compiler, op: Op) -> Code:
    """Text that computes on what is the same in all threads, or that computes nothing."""
    text = instructions(string(op, "asm_string"))
    if not text and not len(op.results):
        return lambda *values: None
    if any(not isinstance(value.type, (ir.IntegerType, ir.FloatType)) for value in (*op.operands, *op.results)):
        raise k.refuse(op, "which registers of a thread hold which elements of a tile is not simulated")
    return assembly_of(k, op)
