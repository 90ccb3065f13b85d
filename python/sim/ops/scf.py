"""scf: structured control flow with masks.

Lanes that part run one after the other under their masks. Where something inside may wait, warps that agree become
coroutines of their own, and are one group again behind the op.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.sim.rules import rule


def _tuple(names: Sequence[str]) -> str:
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"


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


def branches(k: Any, sides: Sequence[tuple[str, Any]], results: Sequence[Any]) -> list[str]:
    """Writes regions under masks that exclude each other (False: nobody); names of their merged results."""
    finals = [k.program.fresh("r") for _ in results]
    for number, (mask, region) in enumerate(sides):
        if region is None or not len(region.blocks):
            continue
        with k.block(f"if {mask} is not False:"), k.masked(mask):

            def finish(names: list[str], mask: str = mask, first: bool = number == 0) -> None:
                for final, name in zip(finals, names):
                    earlier = "" if first else f" if {final} is None else merge({mask}, {name}, {final})"
                    k.emit(f"{final} = {name}{earlier}")

            if number == 0 or not finals:
                k.region(region, finish)
            else:
                k.region(region, finish)
        if number == 0 and finals:
            with k.block("else:"):
                k.emit(f"{' = '.join(finals)} = None")
    return finals


@rule("scf.if", kind="emits")
def _if(k: Any, op: Any) -> None:
    condition = k.name(op.operands[0])
    if k.waits and k.program.blocks(op):
        captures = k.captures([block for region in op.regions for block in region.blocks])
        with k.outlined(captures, ("m", "yes", "no")) as name:
            names = branches(k, [("yes", op.regions[0]), ("no", op.regions[1])], op.results)
            k.emit(f"return {_tuple(names)}")
        results = [k.define(each) for each in op.results]
        unpack(k, results, f"yield from fork_by_condition(g, {k.mask}, {condition}, {name}, {_tuple(captures)})")
        return
    yes, no = k.program.fresh("m"), k.program.fresh("m")
    k.emit(f"{yes}, {no} = part({k.mask}, {condition})")
    names = branches(k, [(yes, op.regions[0]), (no, op.regions[1])], op.results)
    for result, name in zip(op.results, names):
        k.alias(result, name)


@rule("scf.for", kind="emits")
def _for(k: Any, op: Any) -> None:
    if k.waits and k.program.blocks(op):
        bounds = k.names(list(op.operands)[:3])
        blocks = list(op.regions[0].blocks)
        captures = list(
            dict.fromkeys([n for n in k.names(op.operands) if n not in k.program.space] + k.captures(blocks))
        )
        with k.outlined(captures) as name:
            k.emit(f"return {_tuple(_loop(k, op))}")
        results = [k.define(each) for each in op.results]
        unpack(k, results, f"yield from fork_by_values(g, {k.mask}, {_tuple(bounds)}, {name}, {_tuple(captures)})")
        return
    for result, name in zip(op.results, _loop(k, op)):
        k.alias(result, name)


def _loop(k: Any, op: Any) -> list[str]:
    """The loop with its masks; names of what it carries."""
    lower, upper, step, *initial = k.names(op.operands)
    block = op.regions[0].blocks[0]
    induction, *carried = block.arguments
    names = [k.define(argument) for argument in carried]
    if names:
        k.emit(f"{', '.join(names)} = {', '.join(initial)}")
    mask, outer = k.program.fresh("m"), k.mask
    site = k.bind(k.site(op), "s")
    with k.block(f"for {k.define(induction)}, {mask} in iterations(g, {outer}, {lower}, {upper}, {step}, {site}):"):
        with k.masked(mask):
            k.region(op.regions[0], lambda values: assign(k, names, values, mask, outer))
    return names


@rule("scf.while", kind="emits")
def _while(k: Any, op: Any) -> None:
    before, after = op.regions
    site = k.bind(k.site(op), "s")
    arguments = [k.define(argument) for argument in before.blocks[0].arguments]
    initial = k.names(op.operands)
    if not (k.waits and k.program.blocks(op)):
        results = [k.program.fresh("r") for _ in op.results]
        _spin(k, op, arguments, initial, results, site)
        for result, name in zip(op.results, results):
            k.alias(result, name)
        return
    captures = k.captures([block for region in op.regions for block in region.blocks])
    forwarded = [k.program.fresh("x") for _ in op.results]
    again = k.program.fresh("again")
    # One name for each value, in the loop and in its continuation.
    with k.outlined([*forwarded, *captures], ("m", "yes", "no")) as parted:
        k.emit(f"if yes is False: return {_tuple(forwarded)}")
        for argument, name in zip(after.blocks[0].arguments, forwarded):
            k.alias(argument, name)
        with k.masked("yes"):
            k.region(
                after,
                lambda values: k.emit(f"found = yield from {again}({', '.join(['g', 'yes', *values, *captures])})"),
            )
        merged = [f"merge(yes, found[{i}], {name})" for i, name in enumerate(forwarded)]
        k.emit(f"return found if no is False else {_tuple(merged)}")
    with k.outlined([*arguments, *captures]) as loop:
        k.emit("steps = 0")
        with k.block("while True:"):
            names: list[str] = []
            k.region(before, names.extend)
            condition, *values = names
            _count_steps(k, site, "m")
            if k.program.polls(op):
                k.emit("yield SWITCH")
            k.emit(f"yes, no = part(m, {condition})")
            k.emit(f"if yes is False: return {_tuple(values)}")
            with k.block("if no is not False:"):
                k.emit(
                    f"return (yield from fork_by_condition(g, m, {condition}, {parted}, {_tuple([*values, *captures])}))"
                )
            for argument, name in zip(after.blocks[0].arguments, values):
                k.alias(argument, name)
            k.region(after, lambda found: assign(k, arguments, found, "m", "m"))
    k.program.space[again] = lambda *a: k.program.space[loop](*a)
    results = [k.define(each) for each in op.results]
    unpack(k, results, f"yield from {loop}({', '.join(['g', k.mask, *initial, *captures])})")


def _count_steps(k: Any, site: str, mask: str) -> None:
    k.emit("steps += 1")
    with k.block("if steps > g.batch.options.max_steps:"):
        k.emit(f"step_limit(g, {mask}, {site})")


def _spin(k: Any, op: Any, arguments: list[str], initial: list[str], results: list[str], site: str) -> None:
    """A loop that nobody waits in: lanes leave it one by one."""
    before, after = op.regions
    mask, outer = k.program.fresh("m"), k.mask
    k.emit(f"steps, {mask} = 0, {outer}")
    if arguments:
        k.emit(f"{', '.join(arguments)} = {', '.join(initial)}")
    with k.block("while True:"), k.masked(mask):
        names: list[str] = []
        k.region(before, names.extend)
        condition, *values = names
        _count_steps(k, site, mask)
        assign(k, results, values, mask, outer)
        stay = k.program.fresh("m")
        k.emit(f"{stay} = part({mask}, {condition})[0]")
        k.emit(f"if {stay} is False: break")
        k.emit(f"{mask} = {stay}")
        for argument, name in zip(after.blocks[0].arguments, values):
            k.alias(argument, name)
        k.region(after, lambda found: assign(k, arguments, found, mask, outer))


@rule("scf.execute_region", "memref.alloca_scope", kind="emits")
def _inline(k: Any, op: Any) -> None:
    k.region(op.regions[0], lambda names: [k.alias(result, name) for result, name in zip(op.results, names)])
