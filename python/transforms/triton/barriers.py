"""Puts barriers where a warp could meet shared memory that another warp has not yet read or written."""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Callable, Iterable

from gpuir.analysis import definitions, find_ops
from gpuir.analysis.flow import op_name
from gpuir.analysis.flow_graph import FlowBlock, FlowGraph
from gpuir.assembly.kept_release import kept_release
from gpuir.dialects import gpu, tt, ttg
from gpuir.dialects.tt import TRITON
from gpuir.dialects.ttg.layout import moves_within_warps
from gpuir.dialects.ttg.sync import AddrSpace
from gpuir.host import AnyOp, ir
from gpuir.layouts import UnknownLayout
from gpuir.passes.registry import failure, pass_
from gpuir.transforms.triton.scratch import layout_of
from gpuir.transforms.triton.shared_accesses import EVERYTHING, OFFSET, Access, Accesses, Footprint

__all__ = [
    "FunctionBarriers",
    "Pending",
    "Placement",
    "insert_barrier",
    "insert_barriers",
    "is_barrier",
    "meets_cluster",
    "place_barriers",
    "stays_in_warps",
]

#: Ops behind which what was waited for is there for all threads: copies of other threads are seen behind a barrier alone.
_WAITS = (
    "ttg.async_wait", "ttng.async_tma_store_wait", "amdg.async_wait", "amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait",
)  # fmt: skip
#: All warps, those of the partitions too, meet before and behind it.
_SPECIALIZE = "ttg.warp_specialize"
_TELLS_OTHERS, _WAITS_AT = "ttng.arrive_barrier", "ttng.wait_barrier"
_MAKE_BARRIERS = {"ttng.init_barrier", "ttng.inval_barrier", "amdg.init_barrier"}
#: Copies of hardware beside the threads, of which what waits for them knows the order.
_BULK_COPIES = ("ttng.async_tma_copy_global_to_local", "ttng.async_tma_gather")
#: What one thread begins and others wait for the end of. They may go on then to end the phase that a warp has yet to look for.
_LEADS_ON = (*_BULK_COPIES, "ttng.tc_gen5_commit")
#: Ops of the tensor cores, which run beside the threads.
_TENSOR_CORES = ("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled", "ttng.tmem_copy")
#: The first warp alone makes a descriptor, so that nobody else needs to wait for its scratch.
_MAKES_DESCRIPTORS = "ttng.tensormap_create"
#: A copy on AMD's chips, of which the token of a load says that it was waited for.
_LOADS_TO_SHARED = "amdg.buffer_load_to_local"
#: Releases with a barrier of `ttg`.
_HAS_BARRIERS = TRITON.range("3.7-")


@dataclasses.dataclass(frozen=True)
class Pending:
    """Accesses since the last barrier. `entered`: some way from the function's start to here has no barrier."""

    reads: frozenset[Access] = frozenset()
    writes: frozenset[Access] = frozenset()
    entered: bool = False

    def join(self, other: Pending) -> Pending:
        return Pending(self.reads | other.reads, self.writes | other.writes, self.entered or other.entered)


@dataclasses.dataclass(frozen=True)
class _Summary:
    """What a call does: accesses that may come before its first barrier, and those that may come after its last one.

    `synchronizes`: every way through the function has a barrier.
    """

    first: Pending
    last: Pending
    synchronizes: bool


@dataclasses.dataclass
class Placement:
    """Where a function needs barriers: before and after which of its ops."""

    function: ir.Operation
    before: list[ir.Operation]
    after: list[ir.Operation]


@pass_("triton-insert-barriers")
def insert_barriers(op: AnyOp) -> None:
    """Inserts a barrier before each op that reads shared memory which another warp may still be writing, or the other way round.

    Offsets are those of triton-allocate-shared-memory: buffers that use the same bytes one after the other need a barrier
    between them too. An op with scratch begins with a write of it, has a barrier of its own, and ends with a read. What waits
    for asynchronous copies is followed by a barrier. Loops, branches, calls and partitions of ttg.warp_specialize, which have
    barriers of their own, are followed. The barrier stands as late as it can. Tensor memory that warps use one after the other,
    or warps and then tensor cores, is ordered as well.

    It is `ttg.barrier local`, and `gpu.barrier` in modules of releases that have no such op.
    """
    for placement in place_barriers(op):
        for each in placement.before:
            with ir.InsertionPoint(each), each.location:
                insert_barrier(each)
        for each in placement.after:
            with ir.InsertionPoint.after(each), each.location:
                insert_barrier(each)


def insert_barrier(op: ir.Operation) -> None:
    """Writes a barrier of the block, as the release of the op's module says it."""
    kept = kept_release(op)
    if kept is not None and kept.release in _HAS_BARRIERS:
        ttg.barrier(AddrSpace.LOCAL)
    else:
        gpu.barrier()


def place_barriers(module: AnyOp, kind: type[FunctionBarriers] | None = None) -> list[Placement]:
    """Where the functions of a module need barriers, of their CTA unless another `kind` is given, callees first; nothing is changed."""
    kind = kind or FunctionBarriers
    functions: dict[str, tt.FuncOp] = {function.sym_name.value: function for function in find_ops(module, tt.FuncOp)}
    done: dict[str, FunctionBarriers] = {}
    calling: list[str] = []

    def summary(name: str) -> _Summary | None:
        function = functions.get(name)
        if function is None or not len(function.operation.regions[0].blocks):
            return None
        if name in calling:
            raise failure(function, "calls itself, by way of others perhaps: what it does to memory is not known")
        if name not in done:
            calling.append(name)
            done[name] = kind(function, summary)
            calling.pop()
        return done[name].summary

    for name in functions:
        summary(name)
    return [function.placement() for function in done.values()]


class FunctionBarriers:
    """The analysis of one function: a fixed point over its blocks, in which barriers are placed as the need for them is met."""

    def __init__(self, function: tt.FuncOp, callee: Callable[[str], _Summary | None]):
        self._function = function.operation
        self._graph = FlowGraph(function)
        self._callee = callee
        self._accesses = Accesses(function, self._graph.number)
        self._op_of = {number: op for op, number in self._graph.number.items()}
        self._names = {number: op_name(op) for number, op in self._op_of.items()}
        self._footprints: dict[int, Footprint] = {}
        self._waited_for: dict[int, bool] = {}
        self._before: set[int] = set()
        self._after: set[int] = set()
        self._first = Pending()
        self.summary = self._solve()

    def placement(self) -> Placement:
        before, after = ([self._op_of[number] for number in sorted(numbers)] for numbers in (self._before, self._after))
        return Placement(self._function, before, after)

    def _solve(self) -> _Summary:
        body = self._function.regions[0]
        arriving: dict[FlowBlock, Pending] = {}
        leaving: dict[FlowBlock, Pending] = {}
        pending = deque(block for block in self._graph.blocks if block.entry)
        for block in pending:
            arriving[block] = Pending(entered=block.region == body)
        while pending:
            block = pending.popleft()
            state = arriving.get(block, Pending())
            for op in block.ops:
                state = self._step(op, self._graph.number[op], state)
            if leaving.get(block) == state:
                continue
            leaving[block] = state
            for successor in block.successors:
                arriving[successor] = arriving.get(successor, Pending()).join(state)
                pending.append(successor)
        last = Pending()
        for block, state in leaving.items():
            if block.region == body and not block.successors:
                last = last.join(state)
        return _Summary(self._first, last, not last.entered)

    # Ops

    def _step(self, op: ir.Operation, number: int, state: Pending) -> Pending:
        """The accesses behind an op that none has waited for."""
        name = self._names[number]
        if number in self._before:
            state = Pending()
        if name == _SPECIALIZE:
            captures = self._footprint(op, number).scratch
            if captures is not None and self._meets(state, frozenset(), frozenset({captures})):
                self._before.add(number)
            return Pending()
        if is_barrier(op, name):
            return Pending()
        if name in _WAITS:
            if self._waits_again(op):
                return state
            self._after.add(number)
            return Pending()
        if name == "tt.call":
            return self._call(op, number, state)
        footprint = self._footprint(op, number)
        if footprint.scratch is not None:
            return self._use_scratch(op, number, footprint.scratch, state)
        if not footprint.reads and not footprint.writes:
            return state
        # Whoever waits for an arrival may use any memory then.
        late = name == _TELLS_OTHERS and bool(state.reads or state.writes)
        late = late or (name in _LEADS_ON and any(self._names[access.op] == _WAITS_AT for access in state.reads))
        if late or self._meets(state, footprint.reads, footprint.writes):
            self._before.add(number)
            state = Pending()
        return self._touch(state, footprint.reads, footprint.writes)

    def _touch(self, state: Pending, reads: frozenset[Access], writes: frozenset[Access]) -> Pending:
        if state.entered:
            self._first = self._first.join(Pending(reads, writes))
        return Pending(state.reads | reads, state.writes | writes, state.entered)

    def _footprint(self, op: ir.Operation, number: int) -> Footprint:
        if number not in self._footprints:
            self._footprints[number] = self._accesses.of(op)
        return self._footprints[number]

    def _use_scratch(self, op: ir.Operation, number: int, scratch: Access, state: Pending) -> Pending:
        used = frozenset({scratch})
        if self._meets(state, frozenset(), used):
            self._before.add(number)
            state = Pending()
        state = self._touch(state, frozenset(), used)
        if not stays_in_warps(op):
            state = Pending()
        return self._touch(state, used, frozenset())

    def _call(self, op: ir.Operation, number: int, state: Pending) -> Pending:
        called = self._callee(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        if called is None:
            return state
        attribute = op.attributes.get(OFFSET)
        offset = attribute.value if isinstance(attribute, ir.IntegerAttr) else 0

        def moved(accesses: Iterable[Access]) -> frozenset[Access]:
            return frozenset(access.moved(offset, number) for access in accesses)

        reads, writes = moved(called.first.reads), moved(called.first.writes)
        if self._meets(state, reads, writes):
            self._before.add(number)
            state = Pending()
        state = self._touch(state, reads, writes)
        if called.synchronizes:
            state = Pending()
        return self._touch(state, moved(called.last.reads), moved(called.last.writes))

    def _waits_again(self, op: ir.Operation) -> bool:
        """Whether a barrier, or another op with one behind it, follows before anything in shared memory is touched."""
        operations = list(op.block.operations)
        for each in operations[operations.index(op.opview) + 1 :]:
            following = each.operation
            number = self._graph.number.get(following)
            if number is None or len(following.regions):
                return False
            name = self._names[number]
            if name in _WAITS or is_barrier(following, name):
                return True
            footprint = self._footprint(following, number)
            if footprint != Footprint() or name == "tt.call":
                return False
        return False

    # Conflicts

    def _meets(self, state: Pending, reads: frozenset[Access], writes: frozenset[Access]) -> bool:
        """Whether a read may come before an earlier write is done, a write before an earlier read or write is."""
        return (
            self._conflict(state.writes, reads)
            or self._conflict(state.reads, writes)
            or self._conflict(state.writes, writes)
        )

    def _conflict(self, earlier: frozenset[Access], later: frozenset[Access]) -> bool:
        return any(one.meets(other) and not self._may_be_unordered(one, other) for other in later for one in earlier)

    def _may_be_unordered(self, before: Access, after: Access) -> bool:
        one, other = self._names[before.op], self._names[after.op]
        if before.start >= EVERYTHING:
            # Tensor memory: products are waited for by barriers in memory, and warps have rows of their own.
            same = before.taken_as is not None and before.taken_as == after.taken_as
            return one in _TENSOR_CORES or (same and (before.start, before.end) == (after.start, after.end))
        if before.of_barrier and after.of_barrier:
            if one == other:
                # Between two waits a warp could get ahead by a whole phase, which another one then misses.
                return one != _WAITS_AT
            return not {one, other} & _MAKE_BARRIERS
        if one == other == _MAKES_DESCRIPTORS or (one in _BULK_COPIES and other in _BULK_COPIES):
            return True
        return one == _LOADS_TO_SHARED and self._is_waited_for(after.op)

    def _is_waited_for(self, number: int) -> bool:
        """Whether a load's token says that an op has waited for all copies into what it reads."""
        if number not in self._waited_for:
            load = self._op_of[number].opview
            token = load.token if isinstance(load, ttg.LocalLoadOp) else None
            self._waited_for[number] = token is not None and all(
                not isinstance(origin.owner, ir.Block) and op_name(origin.owner) in _WAITS
                for origin in definitions(token)
            )
        return self._waited_for[number]


def is_barrier(op: ir.Operation, name: str) -> bool:
    """Whether all threads meet there and see each other's accesses to shared memory."""
    if name == "ttg.barrier":
        barrier = op.opview
        assert isinstance(barrier, ttg.BarrierOp)
        return bool(barrier.addr_space.value & AddrSpace.LOCAL)
    return name in ("ttg.local_barrier", "gpu.barrier", _SPECIALIZE) or meets_cluster(op, name)


def meets_cluster(op: ir.Operation, name: str) -> bool:
    """Whether all threads of the cluster meet there and see each other's accesses to shared memory."""
    if name == "ttng.cluster_barrier":
        return not _is_relaxed(op)
    if name != "ttng.cluster_wait":
        return False
    operations = list(op.block.operations)
    before = operations.index(op.opview) - 1
    return before >= 0 and op_name(operations[before]) == "ttng.cluster_arrive" and not _is_relaxed(operations[before])


def _is_relaxed(op: AnyOp) -> bool:
    relaxed = op.operation.attributes.get("relaxed")
    return isinstance(relaxed, ir.BoolAttr) and relaxed.value


def stays_in_warps(op: ir.Operation) -> bool:
    """Whether an op with scratch needs no barrier in it, since every warp reads what it wrote itself."""
    view = op.opview
    if not isinstance(view, ttg.ConvertLayoutOp):
        return op_name(op) == _MAKES_DESCRIPTORS
    try:
        return moves_within_warps(layout_of(view.src.type), layout_of(view.result.type))
    except UnknownLayout:
        return False
