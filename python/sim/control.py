"""Writing structured control flow: regions under masks, loops, and what is carried around them.

Lanes that part run one after the other under their masks. Where something inside may wait, warps that agree become
coroutines of their own, and are one group again behind the op. Rules of kind "emits" call these functions.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import RULES, Effect, tuple_of
from gpuir.sim.structure import operations_of
from gpuir.sim.terms import Op

__all__ = ["alias_results", "assign", "branches", "branching", "loops", "scope", "unpack", "while_loop"]

#: From names carried so far and of the values at the end of an iteration: the names carried on.
Update = Callable[[list[str], list[str]], list[str]]


def assign(k: Compiler, names: Sequence[str], values: Sequence[str], mask: str, outer: str) -> None:
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


def unpack(k: Compiler, names: Sequence[str], code: str) -> None:
    """Writes ``names = code``, of code that gives a tuple."""
    k.emit(f"{', '.join(names)}{',' if len(names) == 1 else ''} = {code}" if names else code)


def alias_results(k: Compiler, op: Op, names: Sequence[str]) -> None:
    """Binds the results of the op to the variables ``names``."""
    for result, name in zip(op.results, names):
        k.alias(result, name)


def branches(k: Compiler, sides: Sequence[tuple[str, ir.Region]], results: Sequence[ir.Value]) -> list[str]:
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


def branching(k: Compiler, op: Op, condition: str) -> None:
    """Writes an op with a region for the lanes where ``condition`` holds, and perhaps one for those where it does not."""
    if k.waits and k.program.blocks(op):
        captures = k.captures([block for region in op.regions for block in region.blocks])
        with k.outlined(captures, ("m", "yes", "no")) as name:
            for mask, region in zip(("yes", "no"), op.regions):
                if k.final and all(map(k.program.ends_soon, region.blocks)):
                    k.emit(f"leave(g, {mask})")
            names = branches(k, list(zip(("yes", "no"), op.regions)), op.results)
            k.emit(f"return {tuple_of(names)}")
        results = [k.define(each) for each in op.results]
        unpack(k, results, f"yield from fork_by_condition(g, {k.mask}, {condition}, {name}, {tuple_of(captures)})")
        return
    yes, no = k.program.fresh("m"), k.program.fresh("m")
    k.emit(f"{yes}, {no} = part({k.mask}, {condition})")
    alias_results(k, op, branches(k, list(zip((yes, no), op.regions)), op.results))


def loops(
    k: Compiler,
    op: Op,
    bounds: Sequence[Sequence[str]],
    initial: Sequence[str],
    update: Update | None = None,
) -> list[str]:
    """Writes the op's region as nested loops; names of what they carry at the end.

    ``bounds``: names of lower bound, upper bound and step of each. What the region ends with is carried on, or what
    ``update`` makes of the names carried so far and of the values at the end.
    """
    keys = [name for each in bounds for name in each]
    waits = k.waits and k.program.blocks(op)
    if not (waits or k.deep):
        return _nest(k, op, bounds, initial, update)
    captures = list(dict.fromkeys([*k.local([*keys, *initial]), *k.captures(op.regions[0].blocks)]))
    with k.outlined(captures, waits=waits) as code:
        k.emit(f"return {tuple_of(_nest(k, op, bounds, initial, update))}")
    results = [k.program.fresh("r") for _ in initial]
    if not waits:
        unpack(k, results, f"{code}({', '.join(['g', k.mask, *captures])})")
        return results
    unpack(k, results, f"yield from fork_by_values(g, {k.mask}, {tuple_of(keys)}, {code}, {tuple_of(captures)})")
    return results


def _nest(
    k: Compiler, op: Op, bounds: Sequence[Sequence[str]], initial: Sequence[str], update: Update | None
) -> list[str]:
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
        if k.final:
            k.emit(f"leave_loop(g, {outer}, {k.mask})")
        k.final = False
        with scope(k, op):
            k.region(
                op.regions[0],
                lambda values: assign(k, names, update(names, values) if update else values, k.mask, outer),
            )
    return names


@contextlib.contextmanager
def scope(k: Compiler, op: Op) -> Iterator[None]:
    """Code written inside ``with`` gives back the private memory that the op's regions take."""
    taken = _allocates(op)
    if taken:
        top = k.program.fresh("top")
        k.emit(f"{top} = g.top")
    yield
    if taken:
        k.emit(f"g.top = {top}")


def _allocates(op: Op) -> bool:
    return any(
        (inner.name in RULES and Effect.ALLOCATES in RULES[inner.name].effects_of(inner)) or _allocates(inner)
        for inner in operations_of(op)
    )


def while_loop(k: Compiler, op: Op) -> None:
    """Writes an op with two regions that take turns: the first one ends with a condition and with values.

    Where the condition holds the values go on to the second region, whose end goes on to the first; else they are the op's
    results. The op's operands go to the first region.
    """
    before, after = op.regions
    k.final = False
    site = k.bind(k.site(op), "s")
    captures = k.captures([block for region in op.regions for block in region.blocks])
    arguments = [k.define(argument) for argument in before.blocks[0].arguments]
    initial = k.names(op.operands)
    if not (k.waits and k.program.blocks(op)):
        results = [k.program.fresh("r") for _ in op.results]
        if k.deep:
            given = list(dict.fromkeys([*k.local(initial), *captures]))
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
                lambda values: k.emit(f"carried = yield from {again}({', '.join(['g', 'yes', *values, *captures])})"),
            )
        merged = [f"merge(yes, carried[{i}], {name})" for i, name in enumerate(forwarded)]
        k.emit(f"return carried if no is False else {tuple_of(merged)}")
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
            k.region(after, lambda values: assign(k, arguments, values, "m", "m"))
    k.program.space[again] = lambda *a: k.program.space[loop](*a)
    results = [k.define(each) for each in op.results]
    unpack(k, results, f"yield from {loop}({', '.join(['g', k.mask, *initial, *captures])})")


def _spin(k: Compiler, op: Op, arguments: list[str], initial: list[str], results: list[str], site: str) -> None:
    """A loop in which no warp waits: lanes leave it one by one."""
    before, after = op.regions
    mask, outer = k.program.fresh("m"), k.mask
    # A fresh name: a loop inside is written into the same Python function.
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
        k.region(after, lambda values: assign(k, arguments, values, mask, outer))
