"""scf: structured control flow, written as control.py tells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.control import alias_results, branches, branching, loops, scope, unpack, while_loop
from gpuir.sim.native.loop import natively
from gpuir.sim.rules import rule, tuple_of
from gpuir.sim.structure import last_op
from gpuir.sim.terms import Op
from gpuir.sim.types import bits_of, unsigned


def _refuse_tensors(k: Compiler, op: Op) -> None:
    if k.on_tiles:
        return
    for value in op.results:
        if isinstance(value.type, (ir.RankedTensorType, ir.UnrankedTensorType)):
            raise k.refuse(op, f"the simulator has no values of type {value.type}; bufferize the module first")


@rule("scf.if", kind="emits")
def _if(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    branching(k, op, k.name(op.operands[0]))


@rule("scf.index_switch", kind="emits")
def _index_switch(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    flag = k.name(op.operands[0])
    cases = integers(op, "cases")

    def write() -> list[str]:
        rest, sides = k.program.fresh("m"), []
        k.emit(f"{rest} = {k.mask}")
        for case, region in zip(cases, list(op.regions)[1:]):
            mask = k.program.fresh("m")
            k.emit(f"{mask}, {rest} = (False, False) if {rest} is False else part({rest}, {flag} == {case})")
            sides.append((mask, region))
        return branches(k, [*sides, (rest, op.regions[0])], op.results)

    if not (k.waits and k.program.blocks(op)):
        alias_results(k, op, write())
        return
    blocks = [block for region in op.regions for block in region.blocks]
    captures = list(dict.fromkeys([*k.local([flag]), *k.captures(blocks)]))
    with k.outlined(captures) as name:
        k.emit(f"return {tuple_of(write())}")
    results = [k.define(each) for each in op.results]
    unpack(k, results, f"yield from fork_by_values(g, {k.mask}, ({flag},), {name}, {tuple_of(captures)})")


# Loops with bounds


@rule("scf.for", kind="emits")
def _for(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    if bits_of(op.operands[0].type) == 1:
        raise k.refuse(op, "loops over i1 are not simulated")
    natively(k, op, lambda: _bounded(k, op))


def _bounded(k: Compiler, op: Op) -> None:
    names = k.names(op.operands)
    bounds = names[:3]
    if "unsignedCmp" in op.attributes:
        view = k.bind(unsigned, "u")
        bounds = [k.program.fresh("v") for _ in range(3)]
        k.emit(f"{', '.join(bounds)} = {', '.join(f'{view}({name})' for name in names[:3])}")
    alias_results(k, op, loops(k, op, [bounds], names[3:]))


@rule("scf.parallel", kind="emits")
def _parallel(k: Compiler, op: Op) -> None:
    """Each thread runs all iterations in their order, and reduces in that order."""
    names = k.names(op.operands)
    lower, upper, step, _ = integers(op, "operandSegmentSizes")
    bounds = list(zip(names[:lower], names[lower:], names[lower + upper :]))
    reduce = last_op(op.regions[0].blocks[0])

    def update(carried: list[str], values: list[str]) -> list[str]:
        combined: list[str] = []
        for region, name, value in zip(reduce.regions, carried, values):
            for argument, given in zip(region.blocks[0].arguments, (name, value)):
                k.alias(argument, given)
            k.region(region, combined.extend)
        return combined

    alias_results(k, op, loops(k, op, bounds, names[lower + upper + step :], update))


@rule("scf.forall", kind="emits")
def _forall(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    if k.program.lanes > 1 and "mapping" in op.attributes:
        raise k.refuse(op, "its iterations are mapped to blocks or threads, and all threads would run all of them; lower "
                           "it first (transform.gpu.map_nested_forall_to_threads, transform.gpu.map_forall_to_blocks)")  # fmt: skip
    given = iter(k.names(op.operands))
    dynamic = ir.ShapedType.get_dynamic_size()
    sides = [
        [next(given) if n == dynamic else k.bind(np.int64(n), "c") for n in integers(op, name)]
        for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    ]
    loops(k, op, list(zip(*sides)), [])


@rule("scf.while", kind="emits", repeats=True)
def _while(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    while_loop(k, op)


@rule("scf.yield", "scf.condition", "scf.reduce", "scf.reduce.return", "scf.forall.in_parallel", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands


@rule("scf.execute_region", kind="emits")
def _inline(k: Compiler, op: Op) -> None:
    _refuse_tensors(k, op)
    k.region(op.regions[0], lambda names: alias_results(k, op, names))


@rule("memref.alloca_scope", kind="emits")
def _alloca_scope(k: Compiler, op: Op) -> None:
    with scope(k, op):
        _inline(k, op)
