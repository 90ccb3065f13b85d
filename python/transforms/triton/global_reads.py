"""Puts barriers where a warp could overwrite global memory that another warp, which holds the same elements, has yet to read.

A tensor of fewer elements than there are threads, and every number, is loaded by several warps and stored by one of them. In the
program the load is before the store; between warps nothing says so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from gpuir.analysis import definitions, find_ops
from gpuir.analysis.flow import op_name
from gpuir.analysis.flow_graph import FlowBlock, FlowGraph
from gpuir.dialects import tt
from gpuir.dialects.ttg.constraints import enclosing_warps
from gpuir.host import AnyOp, ir
from gpuir.layouts import WARP, UnknownLayout
from gpuir.passes.registry import pass_
from gpuir.transforms.triton.barriers import insert_barrier, is_barrier, stays_in_warps
from gpuir.transforms.triton.scratch import layout_of
from gpuir.transforms.triton.shared_accesses import SIZE

__all__ = ["may_overwrite", "order_global_reads"]

#: Ops that read and write global memory, and the number of the operand that is the pointer, or the tensor of pointers.
_READS = {"tt.load": 0, "tt.atomic_load": 0, "amdg.buffer_load": 0}
_WRITES = {
    "tt.store": 0, "tt.atomic_store": 0, "tt.atomic_rmw": 0, "tt.atomic_cas": 0, "amdg.buffer_store": 1, "amdg.buffer_atomic_rmw": 0,
    "amdg.buffer_atomic_cas": 0,
}  # fmt: skip
#: Ops whose result points into what their first operand points into.
_SAME_MEMORY = (
    "tt.addptr", "tt.splat", "tt.broadcast", "tt.expand_dims", "tt.reshape", "tt.trans", "tt.bitcast", "ttg.convert_layout",
    "amdg.extract_slice",
)  # fmt: skip

#: Origins of pointers by which memory was read since the last barrier.
_Pending = frozenset[ir.Value]


@pass_("triton-order-global-reads")
def order_global_reads(op: AnyOp) -> None:
    """Inserts a barrier before a store or an atomic to global memory that other warps may still be reading.

    Only loads of elements that more than one warp holds count, and only stores through a pointer that may come from the same
    parameter or op as the load's. That two parameters are different memory is taken for granted, as Triton takes it. Loops,
    branches and partitions of ttg.warp_specialize are followed; a call of a function that stores, or calls one, has a barrier
    before it if any such load is pending, and one of a function that loads has one behind it. Run behind
    `triton-insert-barriers`, whose barriers count.
    """
    functions: dict[str, tt.FuncOp] = {function.sym_name.value: function for function in find_ops(op, tt.FuncOp)}
    reading, writing = _callers(functions, _reads_again), _callers(functions, _writes)
    for name, function in functions.items():
        if name in reading:
            before, after = _Function(function, reading, writing).places()
            for each in before:
                with ir.InsertionPoint(each), each.location:
                    insert_barrier(each)
            for each in after:
                with ir.InsertionPoint.after(each), each.location:
                    insert_barrier(each)


class _Function:
    """The analysis of one function: a fixed point over its blocks, in which barriers are placed as the need for them is met."""

    def __init__(self, function: tt.FuncOp, reading: set[str], writing: set[str]):
        self._graph = FlowGraph(function)
        self._reading, self._writing = reading, writing
        self._before: set[int] = set()
        self._after: set[int] = set()

    def places(self) -> tuple[list[ir.Operation], list[ir.Operation]]:
        """The ops before which, and those behind which, a barrier is needed."""
        arriving: dict[FlowBlock, _Pending] = {}
        leaving: dict[FlowBlock, _Pending] = {}
        pending = deque(self._graph.blocks)
        while pending:
            block = pending.popleft()
            state = arriving.get(block, frozenset())
            for op in block.ops:
                state = self._step(op, state)
            if leaving.get(block) == state:
                continue
            leaving[block] = state
            for successor in block.successors:
                arriving[successor] = arriving.get(successor, frozenset()) | state
                pending.append(successor)
        numbers = self._graph.number.items()
        return [op for op, n in numbers if n in self._before], [op for op, n in numbers if n in self._after]

    def _step(self, op: ir.Operation, state: _Pending) -> _Pending:
        """The origins of what is still being read behind an op."""
        name, number = op_name(op), self._graph.number[op]
        if number in self._before:
            state = frozenset()
        if name in _WRITES and state & _origins(op.operands[_WRITES[name]]):
            self._before.add(number)
            state = frozenset()
        if name == "tt.call":
            callee = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
            if state and callee in self._writing:
                self._before.add(number)
                state = frozenset()
            if callee in self._reading:
                self._after.add(number)
                state = frozenset()
            return state
        # An op with scratch has a barrier of its own between the write of it and the read; an atomic writes before.
        if is_barrier(op, name) or (SIZE in op.attributes and not stays_in_warps(op)):
            return frozenset()
        return state | _origins(op.operands[_READS[name]]) if _reads_again(op) else state


def _reads_again(op: ir.Operation) -> bool:
    """Whether several warps read the same elements of global memory."""
    if op_name(op) not in _READS:
        return False
    kind = op.results[0].type
    if not isinstance(kind, ir.RankedTensorType):
        return enclosing_warps(op) != 1
    try:
        return bool(layout_of(kind).free_variables().get(WARP, 0))
    except UnknownLayout:
        return True


def may_overwrite(function: tt.FuncOp) -> bool:
    """Whether the function may write what several of its warps read, or calls one that may."""
    read, written = frozenset[ir.Value](), frozenset[ir.Value]()
    for op in FlowGraph(function).number:
        name = op_name(op)
        if name == "tt.call":
            return True
        if name in _WRITES:
            written |= _origins(op.operands[_WRITES[name]])
        elif _reads_again(op):
            read |= _origins(op.operands[_READS[name]])
    return bool(read & written)


def _writes(op: ir.Operation) -> bool:
    return op_name(op) in _WRITES


def _origins(pointer: ir.Value) -> frozenset[ir.Value]:
    """Parameters, and results of other ops, from which a pointer is made by offsets and changes of shape."""
    origins, seen, pending = set(), {pointer}, [pointer]
    while pending:
        for value in definitions(pending.pop()):
            owner = value.owner
            if isinstance(owner, ir.Block):
                origins.add(value)
                continue
            sources = _sources(owner.operation)
            if not sources:
                origins.add(value)
            pending += [source for source in sources if source not in seen]
            seen.update(sources)
    return frozenset(origins)


def _sources(op: ir.Operation) -> list[ir.Value]:
    """The pointers that an op's result points into as well."""
    name = op_name(op)
    if name == "arith.select":
        return list(op.operands)[1:]
    return [op.operands[0]] if name in _SAME_MEMORY else []


def _callers(functions: dict[str, tt.FuncOp], does: Callable[[ir.Operation], bool]) -> set[str]:
    """The functions in which an op does it, and those that call them."""
    graphs = {name: FlowGraph(function).number for name, function in functions.items()}
    found = {name for name, ops in graphs.items() if any(does(op) for op in ops)}
    calls = {
        name: {ir.FlatSymbolRefAttr(op.attributes["callee"]).value for op in ops if op_name(op) == "tt.call"}
        for name, ops in graphs.items()
    }
    while more := {name for name, callees in calls.items() if name not in found and callees & found}:
        found |= more
    return found
