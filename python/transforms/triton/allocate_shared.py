"""Puts buffers and scratch into shared memory: `allocation.offset` on each op that has some, `ttg.shared` on the module."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator

from gpuir.analysis import find_ops, shared_bytes
from gpuir.analysis.flow import op_name
from gpuir.analysis.flow_graph import FlowGraph
from gpuir.analysis.liveness import Liveness
from gpuir.dialects import tt, ttg
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure, pass_
from gpuir.transforms.triton.module_numbers import set_number
from gpuir.transforms.triton.offsets import Live, Request, assign
from gpuir.transforms.triton.scratch import ALIGNMENT, capture_bytes, scratch_bytes

__all__ = ["FunctionMemory", "allocate_shared_memory", "partition_of", "place_shared_memory"]

OFFSET, SIZE, TOTAL = "allocation.offset", "allocation.size", "ttg.shared"
#: Alignments in bytes: of buffers whose encodings do not say, of TMA's swizzles, of captures of partitions and of their numbers.
_PLAIN, _SWIZZLE_UNIT, _CAPTURES, _STATES = 16, 128, 8, 4
#: Elements of 16 bytes are what TMA's swizzles move.
_SWIZZLED_BYTES = 16


@dataclasses.dataclass
class FunctionMemory:
    """Where the ops of a function have their shared memory, from its start; `bytes` hold all of it, callees' too.

    `buffers` are those of `ttg.local_alloc`; `scratch` is memory of other ops while they run: that of a call is its callee's,
    and the function's own says which partition each warp runs, where it has partitions.
    """

    function: ir.Operation
    graph: FlowGraph
    buffers: dict[ir.Operation, Request]
    scratch: dict[ir.Operation, Request]
    bytes: int = 0


@pass_("triton-allocate-shared-memory")
def allocate_shared_memory(op: AnyOp) -> None:
    """Gives each buffer, and each op that needs scratch, its offset in shared memory, as Triton's own pass does.

    `allocation.offset` (and of scratch `allocation.size`) is set on ttg.local_alloc, on ops with scratch, on calls, whose callee's
    memory begins there, and on a tt.func whose warps are told there which partition they run; `ttg.shared` on the module. Buffers
    that are live together do not overlap; what partitions of a ttg.warp_specialize have never does.

    Fails where a function calls itself, and where the size of an op's scratch is not known.
    """
    memories = place_shared_memory(op)
    for memory in memories:
        # Nothing is looked up in these any more: an op's attributes count in its hash.
        for owner, request in memory.buffers.items():
            set_number(owner, OFFSET, request.offset)
        for owner, request in memory.scratch.items():
            set_number(owner, OFFSET, request.offset)
            set_number(owner, SIZE, request.size)
    set_number(op, TOTAL, max((memory.bytes for memory in memories), default=0))


def place_shared_memory(module: AnyOp, scratch: Callable[[AnyOp], int] = scratch_bytes) -> list[FunctionMemory]:
    """The shared memory of every function with a body, callees before their callers; nothing is changed.

    `scratch` says how many bytes an op needs while it runs.
    """
    functions: dict[str, tt.FuncOp] = {function.sym_name.value: function for function in find_ops(module, tt.FuncOp)}
    done: dict[str, FunctionMemory] = {}
    calling: list[str] = []

    def place(name: str) -> FunctionMemory | None:
        function = functions.get(name)
        if function is None or not len(function.operation.regions[0].blocks):
            return None
        if name in calling:
            raise failure(function, "calls itself, by way of others perhaps: its shared memory has no end")
        if name not in done:
            calling.append(name)
            done[name] = _place(function, place, scratch)
            calling.pop()
        return done[name]

    for name in functions:
        place(name)
    return list(done.values())


def _place(
    function: tt.FuncOp, callee: Callable[[str], FunctionMemory | None], scratch: Callable[[AnyOp], int]
) -> FunctionMemory:
    memory = FunctionMemory(function.operation, FlowGraph(function), {}, {})
    liveness = Liveness(memory.graph)
    calls: dict[ir.Operation, Request] = {}
    state = _state_bytes(function)
    if state:
        memory.scratch[function.operation] = Request(state, _STATES, Live())
    for op in _in_order(function):
        operation = op.operation
        number = memory.graph.number.get(operation)
        if number is None:
            continue
        live, beside = Live(number, number + 1), partition_of(operation)
        if isinstance(op, ttg.LocalAllocOp):
            start, end = liveness.of_buffer(op.result)
            size = shared_bytes(op.result.type)
            memory.buffers[operation] = Request(size, _alignment(op), Live(start, end + 1), beside)
        elif isinstance(op, tt.CallOp):
            called = callee(op.callee.value)
            if called is not None and called.bytes:
                calls[operation] = Request(called.bytes, ALIGNMENT, live, beside)
        elif isinstance(op, ttg.WarpSpecializeOp):
            captured = sum(capture_bytes(value.type) for value in operation.operands)
            if captured:
                memory.scratch[operation] = Request(captured, _CAPTURES, live, beside)
        else:
            size = scratch(op)
            if size:
                memory.scratch[operation] = Request(size, ALIGNMENT, live, beside)
    memory.scratch.update(calls)
    memory.bytes = assign([*memory.buffers.values(), *memory.scratch.values()])
    return memory


def _in_order(function: AnyOp) -> Iterator[ir.OpView]:
    """All ops of a function, each before those in its regions."""
    for region in function.operation.regions:
        for block in region.blocks:
            for op in block.operations:
                yield op.operation.opview
                yield from _in_order(op)


def _alignment(allocation: ttg.LocalAllocOp) -> int:
    if allocation.alignment is not None:
        return allocation.alignment.value
    encoding = allocation.result.type.encoding
    if isinstance(encoding, ttg.NVMMASharedEncodingAttr):
        # The swizzle's pattern repeats after so many bytes.
        return _SWIZZLE_UNIT * max(1, encoding.swizzling_byte_width // _SWIZZLED_BYTES)
    if isinstance(encoding, ttg.SharedLinearEncodingAttr):
        return encoding.alignment
    return _PLAIN


def _state_bytes(function: tt.FuncOp) -> int:
    """A byte for each warp of the partitions: those of the `ttg.warp_specialize` that has most."""
    specialized = find_ops(function, ttg.WarpSpecializeOp)
    return max((sum(op.partition_num_warps) for op in specialized), default=0)


def partition_of(op: ir.Operation) -> tuple[ir.Operation, int] | None:
    """The `ttg.warp_specialize` around an op, and the number of its region that holds the op."""
    inner, around = op, op.parent
    while around is not None:
        operation = around.operation
        specialize = operation.opview
        if isinstance(specialize, ttg.WarpSpecializeOp):
            regions = [operation.regions[0], *specialize.partitions]
            holder = inner.block.region
            return next(((operation, index) for index, region in enumerate(regions) if region == holder), None)
        if op_name(around) != "ttg.warp_specialize.partitions":
            inner = operation
        around = operation.parent
    return None
