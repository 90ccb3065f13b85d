"""Puts buffers into tensor memory: `tensor_memory_col_offset` and `tensor_memory_row_offset` on each `ttng.tmem_alloc`."""

from __future__ import annotations

import dataclasses

from gpuir.analysis import allocations, find_ops, tensor_memory_size
from gpuir.analysis.flow_graph import FlowGraph
from gpuir.analysis.liveness import Liveness
from gpuir.dialects import tt, ttng
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.triton.allocate_shared import TOTAL, partition_of
from gpuir.transforms.triton.module_numbers import module_number, set_number

__all__ = ["allocate_tensor_memory"]

COLUMN, ROW, SIZE = "tensor_memory_col_offset", "tensor_memory_row_offset", "ttg.tensor_memory_size"
#: Tensor memory is given away in halves of 64 rows; a row offset counts 16 for a half.
_HALF, _HALVES, _ROW_OFFSET = 64, 2, 16
#: Buffers begin at a multiple of so many columns, and a kernel's memory is one of these sizes in columns.
_COLUMN_STEP = 4
_SIZES = (0, 32, 64, 128, 256, 512)
#: The hardware says in shared memory where a kernel's tensor memory is.
_ADDRESS_BYTES = 4


@dataclasses.dataclass(frozen=True)
class _Chunk:
    """Columns `column` to `column + columns` of the halves from `half` on."""

    half: int
    column: int
    halves: int
    columns: int

    def meets(self, other: _Chunk) -> bool:
        return (
            self.column < other.column + other.columns
            and other.column < self.column + self.columns
            and self.half < other.half + other.halves
            and other.half < self.half + self.halves
        )


@pass_("triton-allocate-tensor-memory")
def allocate_tensor_memory(op: AnyOp) -> None:
    """Gives each ttng.tmem_alloc its first column and row, as Triton's own pass does.

    Buffers take the first columns that are free from their allocation to the last use of a view, and buffers of partitions
    that run at the same time do not meet. An operand a of 64 rows and its accumulator stand in the same half of the rows.
    `ttg.tensor_memory_size` is the number of columns to ask the hardware for, more than 512 where it has not as many;
    `ttg.shared` is at least the 4 bytes in which the hardware gives the address.
    """
    columns = 0
    for function in find_ops(op, tt.FuncOp):
        columns = max(columns, _place(function))
    columns = next((size for size in _SIZES if columns <= size), columns)
    if columns and module_number(op, TOTAL, 0) < _ADDRESS_BYTES:
        set_number(op, TOTAL, _ADDRESS_BYTES)
    set_number(op, SIZE, columns)


def _place(function: tt.FuncOp) -> int:
    """Places the buffers of a function; the columns that hold them."""
    buffers: list[ttng.TMEMAllocOp] = find_ops(function, ttng.TMEMAllocOp)
    if not buffers:
        return 0
    graph = FlowGraph(function)
    liveness = Liveness(graph)
    together = _same_halves(function)
    half_of: dict[ir.Operation, int] = {}
    live: list[tuple[int, _Chunk]] = []
    chunks: dict[ir.Operation, _Chunk] = {}
    for buffer in sorted(buffers, key=lambda buffer: graph.number[buffer.operation]):
        operation = buffer.operation
        start, end = liveness.of_buffer(buffer.result)
        live = [(until, chunk) for until, chunk in live if until > start]
        taken = [chunk for _, chunk in live]
        here = partition_of(operation)
        if here is not None:
            for other, chunk in chunks.items():
                there = partition_of(other)
                if there is not None and there[0] == here[0] and there[1] != here[1]:
                    taken.append(chunk)
        columns, rows = tensor_memory_size(buffer.result.type)
        group = together.get(operation)
        chunk = _first_fit(rows // _HALF, columns, taken, None if group is None else half_of.get(group))
        if group is not None:
            half_of[group] = chunk.half
        chunks[operation] = chunk
        live.append((end + 1, chunk))
    # Last: an op's attributes count in its hash.
    placed = list(chunks.items())
    for operation, chunk in placed:
        set_number(operation, COLUMN, chunk.column)
        set_number(operation, ROW, chunk.half * _ROW_OFFSET)
    return max(chunk.column + chunk.columns for _, chunk in placed)


def _first_fit(halves: int, columns: int, taken: list[_Chunk], half: int | None) -> _Chunk:
    """The first free place, in the half that is asked for where one is."""
    column = 0
    while True:
        for first in range(_HALVES - halves + 1) if half is None else (half,):
            chunk = _Chunk(first, column, halves, columns)
            if not any(chunk.meets(other) for other in taken):
                return chunk
        column += _COLUMN_STEP


def _same_halves(function: tt.FuncOp) -> dict[ir.Operation, ir.Operation]:
    """For allocations that have to stand in the same half of the rows one of them, the same for all."""
    leader: dict[ir.Operation, ir.Operation] = {}

    def find(op: ir.Operation) -> ir.Operation:
        while leader.setdefault(op, op) != op:
            op = leader[op]
        return op

    for mma in find_ops(function, ttng.TCGen5MMAOp, ttng.TCGen5MMAScaledOp):
        a = mma.a.type
        if not isinstance(a.encoding, ttng.TensorMemoryEncodingAttr) or tensor_memory_size(a)[1] != _HALF:
            continue
        for one in allocations(mma.a):
            for other in allocations(mma.d):
                if not isinstance(one.owner, ir.Block) and not isinstance(other.owner, ir.Block):
                    leader[find(one.owner.operation)] = find(other.owner.operation)
    return {op: find(op) for op in leader}
