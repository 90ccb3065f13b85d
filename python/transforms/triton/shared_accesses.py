"""Which bytes of shared memory, and columns of tensor memory, an op of TTGIR reads and writes, once all have their offsets."""

from __future__ import annotations

import dataclasses

from gpuir.analysis import find_ops, shared_bytes, tensor_memory_size, views
from gpuir.analysis.flow import op_name
from gpuir.analysis.slices import reads_and_writes
from gpuir.dialects import tt, ttg, ttng
from gpuir.dialects.ttg.constraints import constant
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import scratch_bytes

__all__ = ["EVERYTHING", "Access", "Accesses", "Footprint"]

#: An offset behind all of shared memory. Tensor memory counts from there: the columns of one half of the rows, and of the other.
EVERYTHING = 1 << 40
_HALF_ROWS, _ROW_OFFSET, _HALF = 64, 16, 1 << 20
#: Ops by which a warp reads and writes its own rows of tensor memory.
_OF_WARPS = ("ttng.tmem_load", "ttng.tmem_store", "ttng.tmem_alloc")
#: Views of the whole of a buffer, or of a part that is in it.
_WITHIN = ("ttg.memdesc_trans", "ttg.memdesc_reshape", "ttg.memdesc_reinterpret", "ttg.memdesc_subslice")
#: What ops call the barriers that they arrive or wait at.
_BARRIER_OPERANDS = ("alloc", "barrier", "barriers")
OFFSET, SIZE = "allocation.offset", "allocation.size"


@dataclasses.dataclass(frozen=True)
class Access:
    """Bytes `start` to `end`, touched by the op of that number.

    `part` is known of a part of a buffer that is taken by constant offsets: the buffer's number, its encoding's, and first and
    last element along each dimension. Two parts of a buffer may have no element in common where their bytes do.
    """

    start: int
    end: int
    op: int
    part: tuple[int, tuple[tuple[int, int], ...]] | None = None
    #: Whether it is that of a barrier in memory, by an op for barriers.
    of_barrier: bool = False
    #: Of tensor memory: the types by which warps take its elements; with equal ones a warp takes the same again.
    taken_as: tuple[ir.Type, ir.Type] | None = None
    #: Whether threads of other CTAs of the cluster do it.
    across: bool = False

    def meets(self, other: Access) -> bool:
        if not (self.start < other.end and other.start < self.end):
            return False
        if self.part is None or other.part is None or self.part[0] != other.part[0]:
            return True
        return all(a < d and c < b for (a, b), (c, d) in zip(self.part[1], other.part[1]))

    def moved(self, offset: int, op: int) -> Access:
        """The same of an op that calls the function in which it is."""
        if self.start >= EVERYTHING:
            return dataclasses.replace(self, op=op)
        return Access(self.start + offset, min(self.end + offset, EVERYTHING), op, across=self.across)


@dataclasses.dataclass(frozen=True)
class Footprint:
    """What an op does to shared memory; one with scratch writes that first and reads it last."""

    reads: frozenset[Access] = frozenset()
    writes: frozenset[Access] = frozenset()
    scratch: Access | None = None


class Accesses:
    """The footprints of a function's ops, by their number in its flow graph."""

    def __init__(self, function: tt.FuncOp, number: dict[ir.Operation, int]):
        self._number = number
        self._op_of = {each: op for op, each in number.items()}
        self._buffers: dict[ir.Value, list[tuple[int, int, int]]] = {}
        for index, allocation in enumerate(find_ops(function, ttg.LocalAllocOp, unreachable=True)):
            start = _offset(allocation)
            buffer = (start, start + shared_bytes(allocation.result.type), index)
            for view in views(allocation.result):
                self._buffers.setdefault(view, []).append(buffer)
        self._columns: dict[ir.Value, list[tuple[int, int]]] = {}
        for columns in find_ops(function, ttng.TMEMAllocOp, unreachable=True):
            for view in views(columns.result):
                self._columns.setdefault(view, []).extend(_columns(columns))

    def of(self, op: ir.Operation) -> Footprint:
        """What the op does itself, without what a callee or its regions do."""
        number = self._number[op]
        reads, writes = reads_and_writes(op)
        scratch = None
        if SIZE in op.attributes or not (reads or writes):
            size = _integer(op, SIZE)
            if size is None:
                size = scratch_bytes(op)
            if size:
                start = _offset(op)
                scratch = Access(start, start + size, number)
        barriers = _barriers(op)
        return Footprint(self._bytes(reads, barriers, number), self._bytes(writes, barriers, number), scratch)

    def _bytes(self, values: list[ir.Value], barriers: list[ir.Value], number: int) -> frozenset[Access]:
        accesses = set()
        for value in values:
            if isinstance(value.type.memory_space, ttng.TensorMemorySpaceAttr):
                taken_as = _taken_as(self._op_of[number], value)
                for start, end in self._columns.get(value, [(EVERYTHING, EVERYTHING + 2 * _HALF)]):
                    accesses.add(Access(start, end, number, taken_as=taken_as))
                continue
            box, of_barrier = _part(value), value in barriers
            picked = _picked(value)
            # A buffer that is the caller's may be anywhere.
            for start, end, index in self._buffers.get(value, [(0, EVERYTHING, -1)]):
                if picked is not None and index >= 0:
                    of_index, count = picked
                    size = (end - start) // count
                    start, end = start + of_index * size, start + (of_index + 1) * size
                part = None if box is None or index < 0 else (index, box)
                accesses.add(Access(start, end, number, part, of_barrier))
        return frozenset(accesses)


def _barriers(op: ir.Operation) -> list[ir.Value]:
    """The operands of an op that are barriers in shared memory."""
    spec = getattr(op.opview, "spec", None)
    if spec is None or not op_name(op).startswith(("ttng.", "amdg.")):
        return []
    return [value for name in _BARRIER_OPERANDS if name in spec.groups for value in spec.groups[name].values(op.opview)]


def _integer(op: ir.Operation, name: str) -> int | None:
    attribute = op.attributes.get(name)
    return attribute.value if isinstance(attribute, ir.IntegerAttr) else None


def _offset(op: AnyOp) -> int:
    offset = _integer(op.operation, OFFSET)
    if offset is None:
        raise failure(op, f"has no {OFFSET}: run triton-allocate-shared-memory first")
    return offset


def _columns(allocation: ttng.TMEMAllocOp) -> list[tuple[int, int]]:
    """Columns of the halves of tensor memory that a buffer has."""
    operation = allocation.operation
    column, row = (_integer(operation, f"tensor_memory_{name}_offset") for name in ("col", "row"))
    if column is None or row is None:
        raise failure(allocation, "has no tensor_memory_col_offset: run triton-allocate-tensor-memory first")
    columns, rows = tensor_memory_size(allocation.result.type)
    first = row // _ROW_OFFSET
    starts = [EVERYTHING + half * _HALF + column for half in range(first, first + max(1, rows // _HALF_ROWS))]
    return [(start, start + columns) for start in starts]


def _taken_as(op: ir.Operation, buffer: ir.Value) -> tuple[ir.Type, ir.Type] | None:
    """The types of the buffer and of the tensor that warps load from it or store to it."""
    if op_name(op) not in _OF_WARPS:
        return None
    values = [*op.operands, *op.results]
    tensors = [value.type for value in values if isinstance(value.type, ir.RankedTensorType)]
    return (buffer.type, tensors[0]) if len(tensors) == 1 else None


def _picked(value: ir.Value) -> tuple[int, int] | None:
    """Which of how many equal buffers of an allocation a value is, where a constant says so."""
    while not isinstance(value.owner, ir.Block):
        view = value.owner.operation.opview
        if isinstance(view, ttg.MemDescIndexOp):
            index, source = constant(view.index), view.src
            if index is None or isinstance(source.owner, ir.Block) or op_name(source.owner) != "ttg.local_alloc":
                return None
            return index, source.type.shape[0]
        if op_name(view) not in _WITHIN:
            return None
        value = view.operation.operands[0]
    return None


def _part(value: ir.Value) -> tuple[tuple[int, int], ...] | None:
    """First and last element along each dimension of a part of a buffer; None where that is not known."""
    offsets: list[int] | None = None
    shape = list(value.type.shape)
    while not isinstance(value.owner, ir.Block) and op_name(value.owner) == "ttg.memdesc_subslice":
        view = value.owner.operation.opview
        assert isinstance(view, ttg.MemDescSubsliceOp)
        here = list(view.offsets)
        offsets = here if offsets is None else [a + b for a, b in zip(offsets, here)]
        value = view.src
    if offsets is None or isinstance(value.owner, ir.Block) or op_name(value.owner) != "ttg.local_alloc":
        return None
    return tuple((offset, offset + size) for offset, size in zip(offsets, shape))
