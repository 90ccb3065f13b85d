"""Coroutines of groups: forks, waits, and the order in which those that can run do so.

Generated code yields one of three requests: ``SWITCH`` lets the others go on, a ``Wait`` stops the group until its
condition holds, a ``Fork`` runs parts of the group as coroutines of their own and gives back what they returned.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.sim.access import warp_of
from gpuir.sim.findings import Fault, Finding, Site, finding
from gpuir.sim.geometry import Turn
from gpuir.sim.group import Batch, Group
from gpuir.sim.terms import Data, Lanes, Mask
from gpuir.sim.values import Selection, join, part, take

__all__ = [
    "SWITCH",
    "Coroutine",
    "Fork",
    "Scheduler",
    "Stuck",
    "Wait",
    "by_target",
    "fork_by_condition",
    "fork_by_values",
    "fork_by_ways",
    "part_ways",
    "taken",
]

#: Generated code that runs: it yields requests, and is sent what the children of a Fork returned.
Coroutine: TypeAlias = Generator[Any, Any, Any]

#: The request to let other groups run.
SWITCH = object()


class Stuck(Exception):
    """All that can run have looked for long whether others have gone on."""


class Wait:
    """A group that waits at ``site`` until ``ready()``; ``describe()`` says for what, in a deadlock's message.

    ``absent()``, where given, are the warps of one block that a barrier waits for; ``force()`` lets those go on that have come.
    """

    __slots__ = ("absent", "describe", "force", "ready", "site")

    def __init__(
        self, site: Site, ready: Callable[[], bool], describe: Callable[[], str],
        absent: Callable[[], np.ndarray] | None = None, force: Callable[[], None] | None = None,
    ):  # fmt: skip
        self.site, self.ready, self.describe, self.absent, self.force = site, ready, describe, absent, force


class Fork:
    """Coroutines to run in place of the one that yields it, each with its group."""

    __slots__ = ("children",)

    def __init__(self, children: Sequence[tuple[Group, Coroutine]]):
        self.children = children


class _Task:
    __slots__ = ("code", "group", "open", "parent", "results", "slot", "value", "wait")

    def __init__(self, code: Coroutine, group: Group, parent: _Task | None = None, slot: int = 0):
        self.code, self.group, self.parent, self.slot = code, group, parent, slot
        self.value: Any = None
        self.wait: Wait | None = None
        self.open = 0
        self.results: list[Any] = []


class Scheduler:
    """Runs coroutines to their ends: in their order, or with ``seed`` in one drawn at every switch.

    ``outstanding`` are operations that were issued and end by themselves (bulk copies, matrix products): each is called once,
    at a drawn time; without a seed as late as possible, when nothing else can go on, or by its ``turn`` as soon as can be.
    ``give_way`` is called where all that can run only look whether others have gone on.
    """

    def __init__(
        self, seed: int | None = None, outstanding: list[Callable[[], None]] | None = None, turn: Turn | None = None,
        give_way: Callable[[], None] | None = None,
    ):  # fmt: skip
        self._give_way = give_way
        self._turn = Turn() if turn is None else turn
        self._random = None if seed is None else np.random.default_rng(seed)
        self._outstanding = [] if outstanding is None else outstanding

    def run(self, codes: Sequence[tuple[Group, Coroutine]]) -> None:
        """Returns when all have ended; raises Fault when those left wait for each other."""
        ready = [_Task(code, group) for group, code in codes]
        waiting: list[_Task] = []
        idle = 0
        while ready or waiting or self._outstanding:
            if waiting:
                woken = [task for task in waiting if task.wait is not None and task.wait.ready()]
                if woken:
                    waiting = [task for task in waiting if task not in woken]
                    ready += woken
            # Nothing goes on where all that can run only look whether others have: each has had its turn.
            polling = idle > len(ready)
            if self._outstanding and (
                not ready or polling or self._turn.eager or (self._random is not None and self._random.random() < 0.5)
            ):
                idle = 0
                which = 0 if self._random is None else int(self._random.integers(len(self._outstanding)))
                self._outstanding.pop(which)()
                continue
            if polling and self._give_way is not None:
                idle = 0
                self._give_way()
                continue
            if not ready:
                found, stuck = _deadlock(waiting)
                if found.kind != "barrier-divergence" or stuck.wait is None or stuck.wait.force is None:
                    raise Fault(found)
                batch = stuck.group.batch
                if "barriers" in batch.options.checks:
                    batch.launch.note(found)
                stuck.wait.force()
                continue
            at = 0 if self._random is None else int(self._random.integers(len(ready)))
            if self._turn.patience and idle > self._turn.patience * (len(ready) + 1):
                raise Stuck
            task = ready.pop(at)
            try:
                request = task.code.send(task.value)
            except StopIteration as end:
                idle = 0
                parent = task.parent
                if parent is not None:
                    parent.results[task.slot] = end.value
                    parent.group.follow(task.group)
                    parent.open -= 1
                    if not parent.open:
                        parent.value = parent.results
                        ready.append(parent)
                continue
            task.value = None
            idle = idle + 1 if request is SWITCH else 0
            if request is SWITCH:
                ready.append(task)
            elif isinstance(request, Wait):
                if request.ready():
                    ready.insert(0, task)
                else:
                    task.wait = request
                    waiting.append(task)
            else:
                task.results = [None] * len(request.children)
                task.open = len(request.children)
                children = [_Task(code, group, task, i) for i, (group, code) in enumerate(request.children)]
                ready += children[::-1] if self._turn.backwards else children


def _deadlock(waiting: Sequence[_Task]) -> tuple[Finding, _Task]:
    """The finding that lists what every waiting warp waits for, and the task that it names."""
    waits: dict[str, list[str]] = {}
    held = np.concatenate([task.group.warps for task in waiting])
    kind, first, warp = "deadlock", waiting[0], int(waiting[0].group.warps[0])
    for task in waiting:
        assert task.wait is not None
        group = task.group
        batch = group.batch
        waits.setdefault(f"at {task.wait.site} for {task.wait.describe()}", []).extend(
            _waiting_name(batch, int(each)) for each in group.warps
        )
        absent = None if task.wait.absent is None else task.wait.absent()
        if kind == "deadlock" and absent is not None and len(absent):
            at = int(np.nonzero(group.blocks == absent[0] // batch.warps_per_block)[0][0])
            if task is first:
                warp = int(group.warps[at])
            # Warps that wait for nothing have ended, or are behind the op that the others are in.
            if not np.isin(absent, held).any():
                kind, first, warp = "barrier-divergence", task, int(group.warps[at])
    lines = []
    for what, warps in waits.items():
        more = "" if len(warps) <= 8 else f" and {len(warps) - 8} more"
        if first.group.lanes == 1:
            lines.append(f"{', '.join(warps[:8])}{more} wait{'s' if len(warps) == 1 else ''} {what}")
        else:
            lines.append(f"warps (block:warp) {', '.join(warps[:8])}{more} wait {what}")
    assert first.wait is not None
    batch = first.group.batch
    return finding(
        kind,
        f"no {'program' if batch.lanes == 1 else 'warp'} can go on: " + "; ".join(lines),
        first.wait.site,
        **warp_of(batch, warp),
    ), first


def _waiting_name(batch: Batch, warp: int) -> str:
    block, number = batch.block_index(warp // batch.warps_per_block), warp % batch.warps_per_block
    if batch.lanes > 1:
        return f"{block}:{number}"
    return f"program {block}{f', partition {number - 1},' if number else ''}"


def _parts(g: Group, m: Mask, keys: np.ndarray) -> list[tuple[Selection, Group, Any]]:
    """Warps of ``g`` by their key, each part with its group and mask."""
    parts = []
    for key in np.unique(keys):
        chosen = Selection(g.lanes, np.nonzero(keys == key)[0])
        parts.append((chosen, g.sub(chosen.warps), None if m is None else m[chosen.rows]))
    return parts


def fork_by_condition(
    g: Group, m: Mask, condition: Lanes, code: Callable[..., Coroutine], values: tuple[Data, ...]
) -> Coroutine:
    """Runs ``code(group, mask, yes, no, *values)`` for the warps that agree on ``condition`` and for those that do not.

    ``yes`` and ``no`` are masks as ``part`` gives them. Where the whole group agrees there is one part, the group.
    """
    yes, no = part(m, condition)
    if yes is False or no is False:
        return (yield from code(g, m, yes, no, *values))
    assert yes is not None and no is not None  # of None, all lanes, the other side would be empty
    any_yes = yes.reshape(g.count, g.lanes).any(1)
    any_no = no.reshape(g.count, g.lanes).any(1)
    parts = _parts(g, m, np.asarray(any_yes.astype(np.int8) + 2 * any_no))
    parts = [each for each in parts if each[2] is None or each[2].any()]
    children = []
    for chosen, group, mask in parts:
        side = part(mask, take(np.asarray(condition), chosen, g.size))
        children.append((group, code(group, mask, *side, *take(values, chosen, g.size))))
    results = yield Fork(children)
    # What they took of private memory may be in their results.
    g.top = max(group.top for group, _ in children)
    return join([(chosen, result) for (chosen, _, _), result in zip(parts, results)], g.size)


def fork_by_values(
    g: Group, m: Mask, keys: tuple[Lanes, ...], code: Callable[..., Coroutine], values: tuple[Data, ...]
) -> Coroutine:
    """Runs ``code(group, mask, *values)`` for warps with equal ``keys`` (loop bounds) together.

    A warp whose lanes have different keys is a part of its own, and runs with masks.
    """
    if not any(np.ndim(key) for key in keys):
        return (yield from code(g, m, *values))
    first = g.full(m).reshape(g.count, g.lanes).argmax(1)
    rows = []
    uneven = np.zeros(g.count, bool)
    for key in keys:
        table = g.by_warp(key)
        chosen = table[np.arange(g.count), first]
        differs = table != chosen[:, None]
        uneven |= (differs if m is None else differs & m.reshape(g.count, g.lanes)).any(1)
        rows.append(chosen)
    rows.append(np.where(uneven, np.arange(1, g.count + 1), 0))
    numbers = np.unique(np.stack(rows), axis=1, return_inverse=True)[1].reshape(-1)
    parts = [each for each in _parts(g, m, numbers) if each[2] is None or each[2].any()]
    if len(parts) == 1 and len(parts[0][0].warps) == g.count:
        return (yield from code(g, m, *values))
    children = [(group, code(group, mask, *take(values, chosen, g.size))) for chosen, group, mask in parts]
    results = yield Fork(children)
    # What they took of private memory may be in their results.
    g.top = max(group.top for group, _ in children)
    return join([(chosen, result) for (chosen, _, _), result in zip(parts, results)], g.size)


def taken(*ways: tuple[int, Any]) -> list[tuple[int, Any]]:
    """The ways, each a block and a mask, that any lane goes."""
    return [way for way in ways if way[1] is not False]


def part_ways(
    stack: list[tuple[int, Any, int]], ways: Sequence[tuple[int, Any]], meet: int, m: Any, stop: int
) -> tuple[int, Any, int]:
    """The block, the mask and the end of the way that goes on now; the others wait on the stack, and so do all lanes at ``meet``."""
    if stop != meet:
        stack.append((meet, m, stop))
    apart = [way for way in ways if way[0] != meet]
    stack += [(block, mask, meet) for block, mask in apart[1:]]
    return *apart[0], meet


def by_target(m: Mask, ways: Sequence[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """Merges ways to the same block; the mask of all active lanes stays ``m`` itself."""
    masks: dict[int, Any] = {}
    for target, mask in ways:
        masks[target] = masks[target] | mask if target in masks else mask
    return list(masks.items()) if len(masks) > 1 else [(target, m) for target in masks]


def fork_by_ways(
    g: Group, m: Mask, chosen: np.ndarray, targets: list[int], code: Callable[..., Coroutine], values: tuple[Data, ...]
) -> Data:
    """Runs ``code(group, mask, ways, *values)`` for each set of warps that go the same ways; a way is (block, mask)."""
    active = g.full(m).reshape(g.count, g.lanes)
    table = chosen.reshape(g.count, g.lanes)
    keys = np.zeros(g.count, np.int64)
    for number in range(len(targets)):
        keys |= ((table == number) & active).any(1).astype(np.int64) << number
    children, selections = [], []
    for key in np.unique(keys[keys != 0]):
        selection = Selection(g.lanes, np.nonzero(keys == key)[0])
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
