"""nvws: warps with roles that hand each other buffers in turns (arefs, tokens), before they use mbarriers.

An aref has an mbarrier for each of its copies that tells that the copy is written, and one that tells that it was read; what enters
waits for one of them, and what exits arrives at the other, as Triton's lowering (`nvws-lower-aref`) has it: what it has started has
ended then. Where the op does not say yet which copy it enters (or says one value for copy and phase, as before
`nvws-assign-stage-phase`), each group of warps takes one after the other.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.attributes import by_name, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.ops.ttg_memory import reserve_bytes
from gpuir.sim.ops.ttg_warps import beside
from gpuir.sim.ops.ttng_barriers import barrier_of
from gpuir.sim.ops.ttng_clc import TellingStore, ask
from gpuir.sim.ops.ttng_tma import Index, TileCopy, block_index, load_tile, row_index
from gpuir.sim.rules import Effect, refuse, rule, tuple_of
from gpuir.sim.scheduler import Coroutine
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.buffers import View, bytes_of
from gpuir.sim.types import size_of
from gpuir.sim.values import Composite

_WORD = 8
_MMA, _COPY, _CP_ASYNC = 2, 3, 4
_PUT, _GET = "nvws.aref.put.", "nvws.aref.get."


class Aref(Composite):
    """Views of the buffers, each with ``copies`` along its first dimension, and where the mbarriers are: full, then empty."""

    __slots__ = ("barriers", "buffers", "copies", "key")

    def __init__(self, buffers: Sequence[View], copies: int, barriers: int, key: str):
        self.buffers, self.copies, self.barriers, self.key = tuple(buffers), copies, barriers, key

    def parts(self) -> tuple[Data, ...]:
        return self.buffers

    def rebuild(self, parts: Sequence[Data]) -> Aref:
        return Aref(parts, self.copies, self.barriers, self.key)

    def full(self, copy: Lanes) -> Lanes:
        """The mbarrier that tells that a copy is written."""
        return np.int64(self.barriers) + np.asarray(copy).astype(np.int64) * _WORD

    def empty(self, copy: Lanes) -> Lanes:
        """The mbarrier that tells that a copy was read."""
        return self.full(np.asarray(copy).astype(np.int64) + self.copies)


class CopyView(View):
    """A buffer's view of one copy, which knows the mbarrier that tells that the copy is written."""

    __slots__ = ("full",)

    def __init__(self, base: Lanes, strides: Sequence[int], full: Lanes):
        super().__init__(base, strides)
        self.full = full

    def parts(self) -> tuple[Data, ...]:
        return (self.base, self.full)

    def rebuild(self, parts: Sequence[Data]) -> CopyView:
        return CopyView(parts[0], self.strides, parts[1])


def _groups(aref: ir.Value, side: str) -> list[str]:
    """Groups of warps that enter or leave the aref on that side; none where only the code around them does."""
    users = [use.owner.operation for use in aref.uses]
    names = {_group(op) for op in users if document_name(op.name).startswith(side)}
    return sorted(names - {""})


def _group(op: Op) -> str:
    """The group of warps that executes the op: the partition it says, or the region it is in; "" around groups."""
    if "ttg.partition" in op.attributes:
        return str(op.attributes["ttg.partition"])
    inner, around = op, op.parent
    while around is not None:
        around = around.operation
        if len(around.regions) > 1 and document_name(around.name) == "nvws.warp_group":
            return str([inner.block in list(region.blocks) for region in around.regions].index(True))
        inner, around = around, around.parent
    return ""


@rule("nvws.aref.create", kind="group", effects=Effect.MBARRIER)
def _create(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)
    copies = int(op.operands[0].type.shape[0]) if len(op.operands) else 1
    start = reserve_bytes(k, 2 * copies * _WORD)
    # Each group tells a copy's mbarrier once.
    counts = [max(1, len(_groups(op.results[0], side))) for side in (_PUT, _GET)]
    key = k.program.fresh("aref")

    def create(g: Group, m: Mask, *buffers: View) -> Aref:
        for side, count in enumerate(counts):
            for copy in range(copies):
                barrier.init(g, m, np.int64(start + (side * copies + copy) * _WORD), np.int64(count))
        checks = checks_of(g.batch)
        if checks is not None:
            # The lowering fences it.
            checks.fence_inits(g.active_warps(m))
        return Aref(buffers, copies, start, key)

    return create


def _turns(g: Group, m: Mask, keys: Sequence[object]) -> Any:
    """How often the programs of the group have come here, as those groups of warps; once more from now on."""
    rows = g.rows // (g.batch.lanes * g.batch.warps_per_block)
    tables = [g.batch.state.setdefault(("turns", key), np.zeros(g.batch.blocks, np.int64)) for key in keys]
    turns: Any = np.max([table[rows] for table in tables], 0)
    for table in tables:
        table[rows if m is None else rows[m]] = (turns if m is None else turns[m]) + 1
    return turns


def _enter(k: Compiler, op: Op, side: str) -> Code:
    barrier, named = barrier_of(k, op), by_name(op)
    writes, own = side == _PUT, _group(op)
    # What stands around the groups goes on where they are.
    groups = [own] if own else _groups(op.operands[0], side) or [""]
    sizes = [size_of(result.type.element_type) for result in list(op.results)[:-1]]
    said = len(named["stage"]) > 0 and op.operands[named["stage"][0]] != op.operands[named["phase"][0]]

    def enter(g: Group, m: Mask, aref: Aref, *rest: Lanes) -> Any:
        if said:
            copy, parity = (np.asarray(each).astype(np.int64) for each in rest)
        else:
            turns = _turns(g, m, [(aref.key, side, group) for group in groups])
            copy, parity = turns % aref.copies, turns // aref.copies + writes & 1
        address = aref.empty(copy) if writes else aref.full(copy)
        yield from barrier.wait(g, m, address, parity, True)
        return (*_views(aref, copy, sizes), copy)

    return enter


def _views(aref: Aref, copy: Lanes, sizes: Sequence[int]) -> list[CopyView]:
    moved = [view.part([copy], size, 1) for view, size in zip(aref.buffers, sizes)]
    return [CopyView(view.base, view.strides, aref.full(copy)) for view in moved]


@rule("nvws.aref.put.enter", kind="waits", effects=Effect.MBARRIER | Effect.PARTIAL)
def _put_enter(k: Compiler, op: Op) -> Code:
    return _enter(k, op, _PUT)


@rule("nvws.aref.get.enter", kind="waits", effects=Effect.MBARRIER | Effect.PARTIAL)
def _get_enter(k: Compiler, op: Op) -> Code:
    return _enter(k, op, _GET)


def _copy_of(op: Op) -> Callable[[Sequence[Data]], Lanes]:
    """The copy that an op is about: the one it says, or the one that its token was made with."""
    named = by_name(op)
    position = named["token"][0]
    return lambda operands: operands[position]


@rule("nvws.aref.buffer")
def _buffer(k: Compiler, op: Op) -> Code:
    copy_of, count = _copy_of(op), len(op.results)
    sizes = [size_of(result.type.element_type) for result in op.results]

    def buffer(*operands: Data) -> Any:
        views = _views(operands[0], copy_of(operands), sizes)
        return tuple(views) if count > 1 else views[0]

    return buffer


def _exit(k: Compiler, op: Op, side: str) -> Code:
    barrier, copy_of = barrier_of(k, op), _copy_of(op)
    words: Any = ir.ArrayAttr(op.attributes["async_ops"])
    kinds = {int(each.value) for each in words}

    def leave(g: Group, m: Mask, *operands: Data) -> None:
        aref: Aref = operands[0]
        copy = copy_of(operands)
        address = aref.full(copy) if side == _PUT else aref.empty(copy)
        if _CP_ASYNC in kinds:
            barrier.arrive_behind_copies(g, m, address, counted=True)
        elif kinds & {_MMA, _COPY}:
            barrier.arrive_behind(g, m, address, _end_of(g, list(g.batch.outstanding)), 1)
        else:
            barrier.change(g, m, address, 1, 0)

    return leave


def _end_of(g: Group, operations: Sequence[Callable[[], None]]) -> Callable[[], None]:
    """What ends the operations, in their order, as far as they have not ended."""

    def end() -> None:
        for each in operations:
            if each in g.batch.outstanding:
                g.batch.outstanding.remove(each)
                each()

    return end


@rule("nvws.aref.put.exit", kind="group", effects=Effect.MBARRIER | Effect.BULK)
def _put_exit(k: Compiler, op: Op) -> Code:
    return _exit(k, op, _PUT)


@rule("nvws.aref.get.exit", kind="group", effects=Effect.MBARRIER | Effect.BULK)
def _get_exit(k: Compiler, op: Op) -> Code:
    return _exit(k, op, _GET)


refuse("nvws.aref.phi", why="which of its two values a group of warps has is known when the groups are apart")


# Copies whose end an exit tells


def _load(k: Compiler, op: Op, index: Index) -> Code:
    at = {name: positions[0] for name, positions in by_name(op).items() if len(positions)}
    copy = TileCopy(k, op, op.operands[at["result"]].type)
    barrier, size = barrier_of(k, op), np.int64(bytes_of(op.operands[at["result"]].type))

    def load(g: Group, m: Mask, *operands: Data) -> None:
        view = operands[at["result"]]
        if not isinstance(view, CopyView):
            raise k.refuse(op, "a copy to what is no buffer of an aref is not simulated")
        barrier.change(g, m, view.full, 0, size)
        load_tile(copy, barrier, g, m, operands[at["desc"]], index(operands), view, view.full)

    return load


@rule("nvws.descriptor_load", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _descriptor_load(k: Compiler, op: Op) -> Code:
    named = by_name(op)
    return _load(k, op, block_index(named["indices"], op.operands[named["result"][0]].type))


@rule("nvws.descriptor_gather", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _descriptor_gather(k: Compiler, op: Op) -> Code:
    return _load(k, op, row_index(op, op.operands[by_name(op)["result"][0]].type))


@rule("nvws.clc_try_cancel", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _try_cancel(k: Compiler, op: Op) -> Code:
    store, barrier = TellingStore(k, op, op.operands[0].type), barrier_of(k, op)

    def run(g: Group, m: Mask, view: View) -> None:
        if not isinstance(view, CopyView):
            raise k.refuse(op, "an answer to what is no buffer of an aref is not simulated")
        barrier.change(g, m, view.full, 0, np.int64(16))
        ask(store, g, m, view, view.full)

    return run


# Tokens


@rule("nvws.create_token", kind="group", effects=Effect.MBARRIER)
def _create_token(k: Compiler, op: Op) -> Code:
    """A token for each buffer: two mbarriers that one arrival completes."""
    barrier, count = barrier_of(k, op), integer(op, "numBuffers")
    start, key = reserve_bytes(k, 2 * count * _WORD), k.program.fresh("token")

    def create(g: Group, m: Mask) -> Aref:
        for number in range(2 * count):
            barrier.init(g, m, np.int64(start + number * _WORD), np.int64(1))
        checks = checks_of(g.batch)
        if checks is not None:
            checks.fence_inits(g.active_warps(m))
        return Aref((), count, start, key)

    return create


@rule("nvws.producer_acquire", kind="waits", effects=Effect.MBARRIER | Effect.PARTIAL)
def _producer_acquire(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)

    def acquire(g: Group, m: Mask, token: Aref, number: Lanes, phase: Lanes) -> Any:
        yield from barrier.wait(g, m, token.empty(number), np.asarray(phase).astype(np.int64) ^ 1, True)

    return acquire


@rule("nvws.consumer_wait", kind="waits", effects=Effect.MBARRIER | Effect.PARTIAL)
def _consumer_wait(k: Compiler, op: Op) -> Code:
    barrier = barrier_of(k, op)

    def wait(g: Group, m: Mask, token: Aref, number: Lanes, phase: Lanes) -> Any:
        yield from barrier.wait(g, m, token.full(number), np.asarray(phase).astype(np.int64), True)

    return wait


@rule("nvws.producer_commit", "nvws.consumer_release", kind="group", effects=Effect.MBARRIER | Effect.BULK)
def _tell(k: Compiler, op: Op) -> Code:
    """Behind the copies of its own that are on their way."""
    barrier, commits = barrier_of(k, op), document_name(op.name) == "nvws.producer_commit"

    def tell(g: Group, m: Mask, token: Aref, number: Lanes) -> None:
        address = token.full(number) if commits else token.empty(number)
        if commits:
            barrier.arrive_behind_copies(g, m, address, counted=True)
        else:
            barrier.change(g, m, address, 1, 0)

    return tell


# Groups of warps


@rule("nvws.warp_group", kind="emits", may_wait=lambda op: True, effects=Effect.PARTIAL)
def _warp_group(k: Compiler, op: Op) -> None:
    """The first region runs as the program's own thread of control and gives the results, the others beside it."""
    captures = k.captures([block for region in op.regions for block in region.blocks])
    parts = []
    for number, region in enumerate(op.regions):
        finish = _hands_on if number == 0 else _ends
        with k.outlined(captures) as part:
            k.region(region, functools.partial(finish, k))
        parts.append(part)
    code, values = k.bind(_run, "f"), tuple_of(captures)
    call = f"yield from {code}(g, {k.mask}, {tuple_of(parts)}, {values})"
    names = [k.define(result) for result in op.results]
    k.emit(f"{', '.join(names)}{',' * (len(names) == 1)} = {call}" if names else call)


def _hands_on(k: Compiler, names: list[str]) -> None:
    k.emit(f"return {tuple_of(names)}")


def _ends(k: Compiler, names: list[str]) -> None:
    k.emit("return ()")


def _run(g: Group, m: Mask, parts: Sequence[Callable[..., Coroutine]], values: Sequence[Data]) -> Coroutine:
    if not parts:
        return ()
    return (yield from beside(g, m, parts[0], values, parts[1:], values))


@rule("nvws.warp_group.return", "nvws.warp_group.yield", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
