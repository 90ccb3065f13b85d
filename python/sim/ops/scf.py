"""scf: structured control flow with masks.

Lanes that part run one after the other under their masks. Where something inside may wait, warps that agree become
coroutines of their own, and are one group again behind the op.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.rules import rule, tuple_of
from gpuir.sim.types import bits_of, unsigned


def assign(k: Any, names: Sequence[str], values: Sequence[str], mask: str, outer: str) -> None:
    """Writes ``names = values`` for the lanes of ``mask``; the others keep what they had where ``mask`` is not ``outer``."""
    moves = [(a, b) for a, b in zip(names, values) if a != b]
    if not moves:
        return
    left = ", ".join(a for a, _ in moves)
    if mask == outer:
        k.emit(f"{left} = {', '.join(b for _, b in moves)}")
        return
    with k.block(f"if {mask} is {outer}:"):
        k.emit(f"{left} = {', '.join(b for _, b in moves)}")
    with k.block("else:"):
        k.emit(f"{left} = {', '.join(f'merge({mask}, {b}, {a})' for a, b in moves)}")


def unpack(k: Any, names: Sequence[str], code: str) -> None:
    """Writes ``names = code``, of code that gives a tuple."""
    k.emit(f"{', '.join(names)}{',' if len(names) == 1 else ''} = {code}" if names else code)


def alias_results(k: Any, op: Any, names: Sequence[str]) -> None:
    """Lets the results of the op go by ``names``."""
    for result, name in zip(op.results, names):
        k.alias(result, name)


def _refuse_tensors(k: Any, op: Any) -> None:
    for value in op.results:
        if isinstance(value.type, (ir.RankedTensorType, ir.UnrankedTensorType)):
            raise k.refuse(op, f"the simulator has no values of type {value.type}; bufferize the module first")


def branches(k: Any, sides: Sequence[tuple[str, Any]], results: Sequence[Any]) -> list[str]:
    """Writes regions under masks that exclude each other (False: nobody); names of their merged results."""
    finals = [k.program.fresh("r") for _ in results]
    if finals:
        k.emit(f"{' = '.join(finals)} = None")
    for mask, region in sides:
        if not len(region.blocks):
            continue
        with k.block(f"if {mask} is not False:"), k.masked(mask):

            def finish(names: list[str], mask: str = mask) -> None:
                for final, name in zip(finals, names):
                    k.emit(f"{final} = merge({mask}, {name}, {final})")

            k.region(region, finish)
    return finals


@rule("scf.if", kind="emits")
def _if(k: Any, op: Any) -> None:
    _refuse_tensors(k, op)
    branching(k, op, k.name(op.operands[0]))


def branching(k: Any, op: Any, condition: str) -> None:
    """Writes an op with a region for the lanes where ``condition`` holds, and one for those where it does not."""
    if k.waits and k.program.blocks(op):
        captures = k.captures([block for region in op.regions for block in region.blocks])
        with k.outlined(captures, ("m", "yes", "no")) as name:
            names = branches(k, [("yes", op.regions[0]), ("no", op.regions[1])], op.results)
            k.emit(f"return {tuple_of(names)}")
        results = [k.define(each) for each in op.results]
        unpack(k, results, f"yield from fork_by_condition(g, {k.mask}, {condition}, {name}, {tuple_of(captures)})")
        return
    yes, no = k.program.fresh("m"), k.program.fresh("m")
    k.emit(f"{yes}, {no} = part({k.mask}, {condition})")
    alias_results(k, op, branches(k, [(yes, op.regions[0]), (no, op.regions[1])], op.results))


@rule("scf.index_switch", kind="emits")
def _index_switch(k: Any, op: Any) -> None:
    _refuse_tensors(k, op)
    flag = k.name(op.operands[0])
    cases = list(ir.DenseI64ArrayAttr(op.attributes["cases"]))

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
    captures = list(dict.fromkeys([*_outer(k, [flag]), *k.captures(blocks)]))
    with k.outlined(captures) as name:
        k.emit(f"return {tuple_of(write())}")
    results = [k.define(each) for each in op.results]
    unpack(k, results, f"yield from fork_by_values(g, {k.mask}, ({flag},), {name}, {tuple_of(captures)})")


def _outer(k: Any, names: Sequence[str]) -> list[str]:
    """Those names that a function of its own must be given: what is bound stands in everybody's space."""
    return [name for name in names if name not in k.program.space]


# Loops with bounds


@rule("scf.for", kind="emits")
def _for(k: Any, op: Any) -> None:
    _refuse_tensors(k, op)
    if bits_of(op.operands[0].type) == 1:
        raise k.refuse(op, "loops over i1 are not simulated")
    names = k.names(op.operands)
    bounds = names[:3]
    if "unsignedCmp" in op.attributes:
        view = k.bind(unsigned, "u")
        bounds = [k.program.fresh("v") for _ in range(3)]
        k.emit(f"{', '.join(bounds)} = {', '.join(f'{view}({name})' for name in names[:3])}")
    alias_results(k, op, loops(k, op, [bounds], names[3:]))


def loops(
    k: Any,
    op: Any,
    bounds: Sequence[Sequence[str]],
    initial: Sequence[str],
    update: Callable[[list[str], list[str]], list[str]] | None = None,
) -> list[str]:
    """Writes the op's region as loops within each other; names of what they carry at the end.

    ``bounds``: names of lower bound, upper bound and step of each. What the region ends with is carried on, or what
    ``update`` makes of the names carried so far and of the values at the end.
    """
    keys = [name for each in bounds for name in each]
    waits = k.waits and k.program.blocks(op)
    if not (waits or k.deep):
        return _nest(k, op, bounds, initial, update)
    captures = list(dict.fromkeys([*_outer(k, [*keys, *initial]), *k.captures(op.regions[0].blocks)]))
    with k.outlined(captures, waits=waits) as code:
        k.emit(f"return {tuple_of(_nest(k, op, bounds, initial, update))}")
    results = [k.program.fresh("r") for _ in initial]
    if not waits:
        unpack(k, results, f"{code}({', '.join(['g', k.mask, *captures])})")
        return results
    unpack(k, results, f"yield from fork_by_values(g, {k.mask}, {tuple_of(keys)}, {code}, {tuple_of(captures)})")
    return results


def _nest(k: Any, op: Any, bounds: Any, initial: Sequence[str], update: Any) -> list[str]:
    arguments = list(op.regions[0].blocks[0].arguments)
    inductions, carried = arguments[: len(bounds)], arguments[len(bounds) :]
    names = [k.program.fresh("r") for _ in initial]
    for argument, name in zip(carried, names):
        k.alias(argument, name)
    if names:
        k.emit(f"{', '.join(names)} = {', '.join(initial)}")
    outer, site = k.mask, k.bind(k.site(op), "s")
    with contextlib.ExitStack() as stack:
        for induction, (lower, upper, step) in zip(inductions, bounds):
            mask = k.program.fresh("m")
            head = f"for {k.define(induction)}, {mask} in iterations(g, {k.mask}, {lower}, {upper}, {step}, {site}):"
            stack.enter_context(k.block(head))
            stack.enter_context(k.masked(mask))
        with scope(k, op):
            k.region(
                op.regions[0],
                lambda values: assign(k, names, update(names, values) if update else values, k.mask, outer),
            )
    return names


@contextlib.contextmanager
def scope(k: Any, op: Any) -> Iterator[None]:
    """What is written gives back the private memory that it takes, if the op's regions take any."""
    taken = _allocates(op)
    if taken:
        top = k.program.fresh("top")
        k.emit(f"{top} = g.top")
    yield
    if taken:
        k.emit(f"g.top = {top}")


def _allocates(op: Any) -> bool:
    return any(
        inner.operation.name in ("memref.alloca", "memref.alloc") or _allocates(inner.operation)
        for region in op.regions
        for block in region.blocks
        for inner in block.operations
    )


@rule("scf.parallel", kind="emits")
def _parallel(k: Any, op: Any) -> None:
    """Each thread runs all iterations in their order, and reduces in that order."""
    names = k.names(op.operands)
    lower, upper, step, _ = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    bounds = list(zip(names[:lower], names[lower:], names[lower + upper :]))
    reduce = list(op.regions[0].blocks[0].operations)[-1].operation

    def update(carried: list[str], values: list[str]) -> list[str]:
        found: list[str] = []
        for region, name, value in zip(reduce.regions, carried, values):
            for argument, given in zip(region.blocks[0].arguments, (name, value)):
                k.alias(argument, given)
            k.region(region, found.extend)
        return found

    alias_results(k, op, loops(k, op, bounds, names[lower + upper + step :], update))


@rule("scf.forall", kind="emits")
def _forall(k: Any, op: Any) -> None:
    _refuse_tensors(k, op)
    if k.program.lanes > 1 and "mapping" in op.attributes:
        raise k.refuse(op, "its iterations are mapped to blocks or threads, and all threads would run all of them; lower "
                           "it first (transform.gpu.map_nested_forall_to_threads, transform.gpu.map_forall_to_blocks)")  # fmt: skip
    given = iter(k.names(op.operands))
    dynamic = ir.ShapedType.get_dynamic_size()
    sides = [
        [next(given) if n == dynamic else k.bind(np.int64(n), "c") for n in ir.DenseI64ArrayAttr(op.attributes[name])]
        for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    ]
    loops(k, op, list(zip(*sides)), [])


@rule("scf.while", kind="emits")
def _while(k: Any, op: Any) -> None:
    before, after = op.regions
    _refuse_tensors(k, op)
    site = k.bind(k.site(op), "s")
    captures = k.captures([block for region in op.regions for block in region.blocks])
    arguments = [k.define(argument) for argument in before.blocks[0].arguments]
    initial = k.names(op.operands)
    if not (k.waits and k.program.blocks(op)):
        results = [k.program.fresh("r") for _ in op.results]
        if k.deep:
            given = list(dict.fromkeys([*_outer(k, initial), *captures]))
            with k.outlined(given, waits=False) as code:
                _spin(k, op, arguments, initial, results, site)
                k.emit(f"return {tuple_of(results)}")
            unpack(k, results, f"{code}({', '.join(['g', k.mask, *given])})")
        else:
            _spin(k, op, arguments, initial, results, site)
        alias_results(k, op, results)
        return
    forwarded = [k.program.fresh("x") for _ in op.results]
    again = k.program.fresh("again")
    # One name for each value, in the loop and in its continuation.
    with k.outlined([*forwarded, *captures], ("m", "yes", "no")) as parted:
        k.emit(f"if yes is False: return {tuple_of(forwarded)}")
        for argument, name in zip(after.blocks[0].arguments, forwarded):
            k.alias(argument, name)
        with k.masked("yes"):
            k.region(
                after,
                lambda values: k.emit(f"found = yield from {again}({', '.join(['g', 'yes', *values, *captures])})"),
            )
        merged = [f"merge(yes, found[{i}], {name})" for i, name in enumerate(forwarded)]
        k.emit(f"return found if no is False else {tuple_of(merged)}")
    with k.outlined([*arguments, *captures]) as loop:
        steps = k.program.fresh("steps")
        k.emit(f"{steps} = 0")
        with k.block("while True:"):
            names: list[str] = []
            k.region(before, names.extend)
            condition, *values = names
            k.count_steps(steps, site, True)
            if k.program.polls(op):
                k.emit("yield SWITCH")
            k.emit(f"yes, no = part(m, {condition})")
            k.emit(f"if yes is False: return {tuple_of(values)}")
            with k.block("if no is not False:"):
                k.emit(
                    f"return (yield from fork_by_condition(g, m, {condition}, {parted}, {tuple_of([*values, *captures])}))"
                )
            for argument, name in zip(after.blocks[0].arguments, values):
                k.alias(argument, name)
            k.region(after, lambda found: assign(k, arguments, found, "m", "m"))
    k.program.space[again] = lambda *a: k.program.space[loop](*a)
    results = [k.define(each) for each in op.results]
    unpack(k, results, f"yield from {loop}({', '.join(['g', k.mask, *initial, *captures])})")


def _spin(k: Any, op: Any, arguments: list[str], initial: list[str], results: list[str], site: str) -> None:
    """A loop that nobody waits in: lanes leave it one by one."""
    before, after = op.regions
    mask, outer = k.program.fresh("m"), k.mask
    # A name of its own: a loop within goes on in the same Python function.
    steps = k.program.fresh("steps")
    k.emit(f"{steps}, {mask} = 0, {outer}")
    if arguments:
        k.emit(f"{', '.join(arguments)} = {', '.join(initial)}")
    with k.block("while True:"), k.masked(mask):
        names: list[str] = []
        k.region(before, names.extend)
        condition, *values = names
        k.count_steps(steps, site, False)
        assign(k, results, values, mask, outer)
        stay = k.program.fresh("m")
        k.emit(f"{stay} = part({mask}, {condition})[0]")
        k.emit(f"if {stay} is False: break")
        k.emit(f"{mask} = {stay}")
        for argument, name in zip(after.blocks[0].arguments, values):
            k.alias(argument, name)
        k.region(after, lambda found: assign(k, arguments, found, mask, outer))


@rule("scf.execute_region", kind="emits")
def _inline(k: Any, op: Any) -> None:
    _refuse_tensors(k, op)
    k.region(op.regions[0], lambda names: alias_results(k, op, names))


@rule("memref.alloca_scope", kind="emits")
def _alloca_scope(k: Any, op: Any) -> None:
    with scope(k, op):
        _inline(k, op)
