"""Regions of several blocks: a loop over blocks, with a stack of masks for lanes that part and meet again.

Where the active lanes go to different blocks, each side runs until the branch's immediate post-dominator, and from there on
all of them together. Where something on the way may wait for other warps, warps that part become coroutines of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.group import Selection, join, take
from gpuir.sim.rules import polls, tuple_of
from gpuir.sim.scheduler import Fork
from gpuir.sim.structure import deaths

__all__ = ["EXIT", "by_target", "emit", "fork_by_ways", "post_dominators"]

#: The place behind the region's end.
EXIT = -1

#: Terminators that have a rule: reaching one is a fault.
UNREACHABLE = {"llvm.unreachable", "ub.unreachable"}

#: Ops whose result is known when the code is made, and needs no mask.
CONSTANTS = {"arith.constant", "index.constant", "llvm.mlir.constant", "llvm.mlir.zero", "complex.constant"}


def post_dominators(successors: Sequence[Sequence[int]]) -> list[int]:
    """The immediate post-dominator of each block; EXIT where only the region's end is."""
    count = len(successors)
    everything = set(range(count)) | {EXIT}
    found = [set(everything) for _ in range(count)]
    changed = True
    while changed:
        changed = False
        for block in reversed(range(count)):
            after = [found[s] if s != EXIT else {EXIT} for s in successors[block]] or [{EXIT}]
            new = set.intersection(*after) | {block}
            if new != found[block]:
                found[block], changed = new, True
    nearest = []
    for block in range(count):
        strict = found[block] - {block}
        # The nearest of them is the one that all the others post-dominate.
        best = EXIT
        for each in strict - {EXIT}:
            if found[each] >= strict:
                best = each
        nearest.append(best)
    return nearest


def decides(operation: Any) -> bool:
    """Whether what the op, or one in it, reads to see whether others have gone on has a part in where control goes."""
    if polls(operation):
        left, seen = list(operation.results), set()
        while left:
            for use in left.pop().uses:
                owner = use.owner.operation
                if len(owner.regions) or list(owner.block.operations)[-1].operation == owner:
                    return True
                if owner not in seen:
                    seen.add(owner)
                    left += owner.results
    return any(
        decides(inner.operation)
        for region in operation.regions
        for block in region.blocks
        for inner in block.operations
    )


def _reach(successors: Sequence[Sequence[int]], start: int, stop: int) -> set[int]:
    """Blocks on the ways from a branch to its post-dominator."""
    found: set[int] = set()
    left = [each for each in successors[start] if each != stop]
    while left:
        block = left.pop()
        if block in found or block == EXIT:
            continue
        found.add(block)
        left += [each for each in successors[block] if each != stop]
    return found


def _edges(op: Any) -> list[tuple[Any, list[Any]]]:
    """Blocks that a terminator goes to, with the operands for their arguments."""
    successors = list(op.successors)
    if not successors:
        return []
    operands = list(op.operands)
    name = op.name
    if name in ("cf.br", "llvm.br"):
        return [(successors[0], operands)]
    if name in ("cf.cond_br", "llvm.cond_br"):
        first = _lengths(op, "operandSegmentSizes")[1]
        return [(successors[0], operands[1 : 1 + first]), (successors[1], operands[1 + first :])]
    # Switches: the flag, the operands of the default, then those of the cases.
    default = _lengths(op, "operandSegmentSizes")[1]
    edges = [(successors[0], operands[1 : 1 + default])]
    at = 1 + default
    for block, length in zip(successors[1:], _lengths(op, "case_operand_segments")):
        edges.append((block, operands[at : at + length]))
        at += length
    return edges


def _lengths(op: Any, name: str) -> list[int]:
    return list(ir.DenseI32ArrayAttr(op.attributes[name]))


def _cases(op: Any) -> list[int]:
    if "case_values" not in op.attributes:
        return []
    values: Any = ir.DenseIntElementsAttr(op.attributes["case_values"])
    return [int(value) for value in values]


def emit(k: Any, blocks: Sequence[Any]) -> list[str]:
    """Writes the region's code; the names of what the terminators without successors give."""
    ends = [list(block.operations)[-1].operation for block in blocks]
    number = {block: i for i, block in enumerate(blocks)}
    edges = [_edges(op) for op in ends]
    successors = [[number[block] for block, _ in each] for each in edges]
    meets = post_dominators(successors)
    polls = k.waits and any(k.program.polls(op.operation) for block in blocks for op in block.operations)
    waits = polls or (k.waits and any(k.program.blocks(op.operation) for block in blocks for op in block.operations))

    for block in blocks:
        for op in block.operations:
            if op.operation.name in CONSTANTS:
                k.operation(op.operation)
    # Values that live across blocks have one name all through, and keep what inactive lanes had.
    shared: list[Any] = []
    for i, block in enumerate(blocks):
        if i:
            shared += block.arguments
    crossing: list[dict[Any, str]] = []
    for block in blocks:
        crossing.append({})
        for op in block.operations:
            if op.operation.name in CONSTANTS:
                continue
            for result in op.operation.results:
                if any(_block_of(use.owner, number) != block for use in result.uses):
                    crossing[-1][result] = k.program.fresh("x")
    for each in crossing:
        for value, at in each.items():
            k.alias(value, at)
    results = next((list(op.operands) for op, after in zip(ends, successors) if not after and op.operands), [])
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
                for i, block in enumerate(blocks):
                    with k.block(f"{'if' if i == 0 else 'elif'} pc == {i}:"):
                        _block(k, i, block, ends[i], edges[i], number, meets, successors, crossing[i], finals,
                               captures, live, name, waits, polls)  # fmt: skip
                    for value, at in crossing[i].items():
                        k.alias(value, at)
    none = ["None"] * len(live)
    call = k.call(name, ["g", k.mask, k.mask, *captures, "0", str(EXIT), "[]", *none], waits=waits)
    if live:
        k.emit(f"{', '.join(live)}, = {call}" if len(live) == 1 else f"{', '.join(live)} = {call}")
    else:
        k.emit(call)
    return finals


def _block(
    k: Any, i: int, block: Any, end: Any, edges: Any, number: dict[Any, int], meets: list[int], successors: Any,
    crossing: dict[Any, str], finals: list[str], captures: list[str], live: list[str], name: str,
    waits: bool, polls: bool,
) -> None:  # fmt: skip
    """Writes what the ``i``-th block does, and where control goes from it; ``crossing``: where other blocks find its values."""
    operations = [op.operation for op in block.operations]
    with k.counting():
        for operation, dead in zip(operations[:-1], deaths(operations)):
            if operation.name in CONSTANTS:
                continue
            k.operation(operation)
            for result in operation.results:
                if result in crossing:
                    at = crossing[result]
                    k.emit(f"{at} = {k.name(result)} if m is m0 else merge(m, {k.name(result)}, {at})")
            k.forget(value for value in dead if value not in crossing)
    if not edges:
        for at, value in zip(finals, end.operands):
            k.emit(f"{at} = {k.name(value)} if m is m0 else merge(m, {k.name(value)}, {at})")
        if end.name in UNREACHABLE:
            k.operation(end)
        k.emit(f"pc = {EXIT}")
        return
    back = any(number[target] <= i for target, _ in edges)
    if back:
        k.count_steps("steps", k.bind(k.site(end), "s"), waits)
        if polls:
            k.emit("yield SWITCH")
    if len(edges) == 1:
        target, values = edges[0]
        _assign(k, target, values, "m")
        k.emit(f"pc = {number[target]}")
        return
    meet = meets[i]
    flag = k.name(end.operands[0])
    within = _reach(successors, i, meet)
    region_blocks = list(number)
    parting = waits and any(
        k.program.blocks(op.operation) or k.program.polls(op.operation)
        for each in within
        for op in region_blocks[each].operations
    )
    # Masks of the targets, in the order of the edges.
    masks = [k.program.fresh("w") for _ in edges]
    cases = _cases(end)
    if cases:
        k.emit("rest = m")
        for mask, case in zip(masks[1:], cases):
            with k.block("if rest is False:"):
                k.emit(f"{mask} = False")
            with k.block("else:"):
                k.emit(f"{mask}, rest = part(rest, {flag} == {case})")
        k.emit(f"{masks[0]} = rest")
    elif len(edges) == 2:
        k.emit(f"{masks[0]}, {masks[1]} = part(m, {flag})")
    else:
        k.emit(f"{masks[0]} = m")
    for mask, (target, values) in zip(masks, edges):
        if values:
            with k.block(f"if {mask} is not False:"):
                _assign(k, target, values, mask)
    targets = [number[target] for target, _ in edges]
    k.emit(
        f"ways = [w for w in ({', '.join(f'({t}, {mask})' for t, mask in zip(targets, masks))},) if w[1] is not False]"
    )
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
                k.emit(f"found = {fork}")
                kept_too = ", ".join(f"merge(m, found[{i}], {name})" for i, name in enumerate(live))
                k.emit(f"{', '.join(live)}, = found if m is m0 else ({kept_too},)")
            else:
                k.emit(fork)
            k.emit(f"pc = {meet}")
        else:
            k.emit(f"if stop != {meet}: stack.append(({meet}, m, stop))")
            k.emit(f"ways = [w for w in ways if w[0] != {meet}]")
            with k.block("for way in ways[1:]:"):
                k.emit(f"stack.append((way[0], way[1], {meet}))")
            k.emit("pc, m = ways[0]")
            k.emit(f"stop = {meet}")


def _sides(k: Any, code: str, name: str, meet: int, captures: list[str], live: list[str]) -> None:
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


def by_target(m: Any, ways: Sequence[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """Ways with those to one block taken together; the mask of all active lanes stays ``m`` itself."""
    found: dict[int, Any] = {}
    for target, mask in ways:
        found[target] = found[target] | mask if target in found else mask
    return list(found.items()) if len(found) > 1 else [(target, m) for target in found]


def fork_by_ways(g: Any, m: Any, chosen: np.ndarray, targets: list[int], code: Any, values: tuple[Any, ...]) -> Any:
    """Runs ``code(group, mask, ways, *values)`` for each set of warps that go the same ways; a way is (block, mask)."""
    active = g.full(m).reshape(g.count, g.lanes)
    table = chosen.reshape(g.count, g.lanes)
    keys = np.zeros(g.count, np.int64)
    for number in range(len(targets)):
        keys |= ((table == number) & active).any(1).astype(np.int64) << number
    children, selections = [], []
    for key in np.unique(keys[keys != 0]):
        selection = Selection(g, np.nonzero(keys == key)[0])
        mask = None if m is None else m[selection.rows]
        numbers = [number for number in range(len(targets)) if key >> number & 1]
        side = chosen[selection.rows]
        if len(numbers) == 1:
            ways = [(targets[numbers[0]], mask)]
        else:
            ways = [(targets[n], (side == n) if mask is None else (side == n) & mask) for n in numbers]
        group = g.sub(selection.warps)
        children.append((group, code(group, mask, ways, *take(values, selection, g.size))))
        selections.append(selection)
    results = yield Fork(children)
    # What they took of private memory may be in their results.
    g.top = max(group.top for group, _ in children)
    return join(list(zip(selections, results)), g.size)


def _assign(k: Any, target: Any, values: Sequence[Any], mask: str) -> None:
    """Gives a block's arguments their values in the lanes of ``mask``."""
    names = k.names(target.arguments)
    new = k.names(values)
    moves = [(a, b) for a, b in zip(names, new) if a != b]
    if not moves:
        return
    left = ", ".join(a for a, _ in moves)
    with k.block(f"if {mask} is m0:"):
        k.emit(f"{left} = {', '.join(b for _, b in moves)}")
    with k.block("else:"):
        k.emit(f"{left} = {', '.join(f'merge({mask}, {b}, {a})' for a, b in moves)}")


def _block_of(op: Any, number: Any) -> Any:
    """The block of the region that an op stands in, in however deep a region of its own."""
    op = getattr(op, "operation", op)
    block = op.block
    while block not in number:
        op = block.owner.operation if hasattr(block.owner, "operation") else block.owner
        block = op.block
    return block
