"""Regions of several blocks: a loop over blocks, with a stack of masks for lanes that part and meet again.

Where the active lanes go to different blocks, each side runs until the branch's immediate post-dominator, and from there on
all of them together. Where something on the way may wait for other warps, warps that part become coroutines of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import gpuir.analysis  # noqa: F401  # the package before its file, as all threads import them
from gpuir.analysis.dominators import immediate_post_dominators
from gpuir.host import ir
from gpuir.sim.rules import Branch, Edge, tuple_of
from gpuir.sim.structure import deaths, last_op, plain
from gpuir.sim.writer import Writer

__all__ = ["EXIT", "emit"]

#: The number that stands for the region's end.
EXIT = -1
#: Blocks that are told apart one after the other.
_FEW = 16


def _reach(successors: Sequence[Sequence[int]], start: int, stop: int) -> set[int]:
    """Blocks on the ways from a branch to its post-dominator."""
    reached: set[int] = set()
    left = [each for each in successors[start] if each != stop]
    while left:
        block = left.pop()
        if block in reached or block == EXIT:
            continue
        reached.add(block)
        left += [each for each in successors[block] if each != stop]
    return reached


def emit(k: Writer, blocks: Sequence[ir.Block]) -> list[str]:
    """Writes the code of a region; the names of the operands that it ends with."""
    ends = [last_op(block) for block in blocks]
    number = {block: i for i, block in enumerate(blocks)}
    branches = [k.program.branch(op) for op in ends]
    successors = [[number[edge.block] for edge in branch.edges] for branch in branches]
    meets = immediate_post_dominators(successors, EXIT)
    polls = k.waits and any(k.program.polls(op.operation) for block in blocks for op in block.operations)
    #: Of blocks that may wait for other warps.
    waiting = {
        i
        for i, block in enumerate(blocks if k.waits else ())
        if any(k.program.blocks(op.operation) or k.program.polls(op.operation) for op in block.operations)
    }
    waits = bool(waiting)

    for block in blocks:
        for op in block.operations:
            if k.program.rule(op.operation).constant:
                k.operation(op.operation)
    # Values that live across blocks have one name all through, and keep what inactive lanes had.
    shared: list[ir.Value] = []
    for i, block in enumerate(blocks):
        if i:
            shared += block.arguments
    crossing: list[dict[ir.Value, str]] = []
    for block in blocks:
        crossing.append({})
        for op in block.operations:
            if k.program.rule(op.operation).constant:
                continue
            for result in op.operation.results:
                if any(_block_of(use.owner, number) != block for use in result.uses):
                    crossing[-1][plain(result)] = k.program.fresh("x")
    for each in crossing:
        for value, at in each.items():
            k.alias(value, at)
    given = [k.program.terminates(op) if not after else [] for op, after in zip(ends, successors)]
    results = next((values for values in given if values), [])
    finals = [k.program.fresh("r") for _ in results]
    entry = [name for name in k.names(blocks[0].arguments) if name not in k.program.space]
    captures = [*k.captures(blocks), *entry]
    for value in shared:
        k.define(value)
    live = [*k.names(shared), *(at for each in crossing for at in each.values()), *finals]

    parameters = [*captures, "pc", "stop", "stack", *live]
    with k.outlined(parameters, ("m0", "m"), waits=waits) as name:
        k.emit("steps = 0")
        with k.block("while True:"):
            with k.block("if pc == stop:"):
                with k.block("if not stack:"):
                    k.emit(f"return {tuple_of(live)}")
                k.emit("pc, m, stop = stack.pop()")
                k.emit("continue")
            with k.masked("m"):
                for i in _dispatched(k, 0, len(blocks)):
                    _block(k, i, blocks[i], branches[i], given[i], number, meets, successors, crossing[i], finals,
                           captures, live, name, waits, polls, waiting)  # fmt: skip
                    for value, at in crossing[i].items():
                        k.alias(value, at)
    none = ["None"] * len(live)
    call = k.call_of(name, ["g", k.mask, k.mask, *captures, "0", str(EXIT), "[]", *none], waits=waits)
    if live:
        k.emit(f"{', '.join(live)}, = {call}" if len(live) == 1 else f"{', '.join(live)} = {call}")
    else:
        k.emit(call)
    return finals


def _condition(k: Writer, operations: Sequence[ir.Operation], edges: Sequence[Edge]) -> ir.Operation:
    """The op that a loop without end is told at: compilers give a jump back that is alone in its block the line of anything."""
    if len(operations) > 1 or len(edges) > 1:
        return operations[-1]
    head = [op.operation for op in edges[0].block.operations]
    return next((op for op in reversed(head) if k.program.polls(op)), head[-1])


def _dispatched(k: Writer, first: int, end: int) -> Iterator[int]:
    """The numbers of blocks in their order, each at the place in the code where ``pc`` is that one.

    Many are halved until few are left: Python's own compiler goes into itself for each further ``elif``.
    """
    if end - first > _FEW:
        middle = (first + end) // 2
        with k.block(f"if pc < {middle}:"):
            yield from _dispatched(k, first, middle)
        with k.block("else:"):
            yield from _dispatched(k, middle, end)
        return
    for i in range(first, end):
        with k.block(f"{'if' if i == first else 'elif'} pc == {i}:"):
            yield i


def _block(
    k: Writer, i: int, block: ir.Block, branch: Branch, given: Sequence[ir.Value], number: dict[ir.Block, int],
    meets: list[int], successors: Sequence[Sequence[int]], crossing: dict[ir.Value, str], finals: list[str], captures: list[str], live: list[str], name: str,
    waits: bool, polls: bool, waiting: set[int],
) -> None:  # fmt: skip
    """Writes what the ``i``-th block does, and where control goes from it; ``crossing``: where other blocks find its values."""
    operations = [op.operation for op in block.operations]
    end, edges = operations[-1], branch.edges
    with k.counting():
        k.observe(block.owner.operation, block.arguments, arguments=True)
        for operation, dead in zip(operations[:-1], deaths(operations)):
            if k.program.rule(operation).constant:
                continue
            k.operation(operation)
            for result in map(plain, operation.results):
                if result in crossing:
                    at = crossing[result]
                    k.emit(f"{at} = {k.name(result)} if m is m0 else merge(m, {k.name(result)}, {at})")
            k.forget(value for value in dead if value not in crossing)
    if not edges:
        for at, value in zip(finals, given):
            k.emit(f"{at} = {k.name(value)} if m is m0 else merge(m, {k.name(value)}, {at})")
        if k.program.rule(end).executes:
            k.operation(end)
        k.emit(f"pc = {EXIT}")
        return
    back = any(number[edge.block] <= i for edge in edges)
    if back:
        k.count_steps("steps", k.bind(k.site(_condition(k, operations, edges)), "s"), waits)
        if polls:
            k.emit("yield SWITCH")
    if len(edges) == 1:
        _assign(k, edges[0], "m")
        k.emit(f"pc = {number[edges[0].block]}")
        return
    meet = meets[i]
    assert branch.flag is not None
    flag = k.name(branch.flag)
    parting = bool(waiting) and not waiting.isdisjoint(_reach(successors, i, meet))
    # Masks of the targets, in the order of the edges.
    masks = [f"to{i}" for i in range(len(edges))]
    if branch.cases:
        k.emit("rest = m")
        for mask, case in zip(masks[1:], branch.cases):
            with k.block("if rest is False:"):
                k.emit(f"{mask} = False")
            with k.block("else:"):
                k.emit(f"{mask}, rest = part(rest, {flag} == {case})")
        k.emit(f"{masks[0]} = rest")
    elif len(edges) == 2:
        k.emit(f"{masks[0]}, {masks[1]} = part(m, {flag})")
    else:
        k.emit(f"{masks[0]} = m")
    for mask, edge in zip(masks, edges):
        if edge.operands:
            with k.block(f"if {mask} is not False:"):
                _assign(k, edge, mask)
    targets = [number[edge.block] for edge in edges]
    if k.final:
        for mask, edge in zip(masks, edges):
            if k.program.ends_soon(edge.block):
                k.emit(f"leave(g, {mask})")
    # Calls, where there could be loops: a kernel of many branches has this many times, and Python's compiler takes long over loops.
    k.emit(f"ways = taken({', '.join(f'({target}, {mask})' for target, mask in zip(targets, masks))})")
    if len(set(targets)) < len(targets):
        k.emit("ways = by_target(m, ways)")
    with k.block("if len(ways) == 1:"):
        k.emit("pc = ways[0][0]")
    with k.block("else:"):
        if parting:
            code = k.program.fresh("side")
            _sides(k, code, name, meet, captures, live)
            k.emit("chosen = np.zeros(g.size, np.int8)")
            with k.block("for number, way in enumerate(ways):"):
                k.emit("chosen[way[1]] = number")
            names = [*captures, *live]
            fork = f"yield from fork_by_ways(g, m, chosen, [w[0] for w in ways], {code}, {tuple_of(names)})"
            if live:
                # Lanes that wait for others at a later block keep what they have.
                k.emit(f"kept = {fork}")
                kept_too = ", ".join(f"merge(m, kept[{i}], {name})" for i, name in enumerate(live))
                k.emit(f"{', '.join(live)}, = kept if m is m0 else ({kept_too},)")
            else:
                k.emit(fork)
            k.emit(f"pc = {meet}")
        else:
            k.emit(f"pc, m, stop = part_ways(stack, ways, {meet}, m, stop)")


def _sides(k: Writer, code: str, name: str, meet: int, captures: list[str], live: list[str]) -> None:
    """The code that runs one part of a group that parted, up to where all meet."""
    names = [*captures, *live]
    k.add_part(
        "\n".join(
            [
                f"def {code}(g, m0, ways, {', '.join(names)}):",
                f"    ways = [w for w in ways if w[0] != {meet}]",
                "    if not ways:",
                "        if 0: yield",
                f"        return {tuple_of(live)}",
                f"    stack = [(pc, mask, {meet}) for pc, mask in ways[1:]]",
                f"    return (yield from {name}({', '.join(['g', 'm0', 'ways[0][1]', *captures, 'ways[0][0]', str(meet), 'stack', *live])}))",
            ]
        )
    )


def _assign(k: Writer, edge: Edge, mask: str) -> None:
    """Gives the arguments of the edge's block their values in the lanes of ``mask``."""
    names = k.names(edge.block.arguments)
    new = k.names(edge.operands)
    moves = [(a, b) for a, b in zip(names, new) if a != b]
    if not moves:
        return
    left = ", ".join(a for a, _ in moves)
    with k.block(f"if {mask} is m0:"):
        k.emit(f"{left} = {', '.join(b for _, b in moves)}")
    with k.block("else:"):
        k.emit(f"{left} = {', '.join(f'merge({mask}, {b}, {a})' for a, b in moves)}")


def _block_of(op: ir.OpView, number: dict[ir.Block, int]) -> ir.Block:
    """The block of the region that an op stands in, in however deep a region of its own."""
    block = op.operation.block
    while block not in number:
        block = block.owner.operation.block
    return block
