"""Shared memory and tensor memory of kernels in Triton's dialects, from their allocations as written."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from gpuir.analysis.flow import op_name
from gpuir.analysis.slices import views
from gpuir.analysis.walk import find_ops
from gpuir.host import AnyOp, ir

if TYPE_CHECKING:
    from gpuir.dialects.ttg import MemDescType

__all__ = ["Buffer", "KernelMemory", "memory_use", "shared_bytes", "tensor_memory_size"]

#: First and last number of each op, in the order of the text.
Spans: TypeAlias = "dict[ir.Operation, tuple[int, int]]"
#: Rows of tensor memory, bytes of one of its cells, and the columns that allocations are rounded to.
_ROWS, _CELL_BYTES, _COLUMN_STEP = 128, 4, 4
#: The partitions of a buffer begin a multiple of so many bytes apart.
_PARTITION_STEP = 65536


@dataclasses.dataclass(frozen=True)
class Buffer:
    """One allocation: its op, `size` in bytes or, in tensor memory, in `columns` of 32 bits over `rows` rows.

    `live` is the first and the last op of its function at which it is held, as numbers in the order of the text.
    A buffer in `partitions` has equal parts in as many banks of shared memory, which are 64 KiB or a multiple of that apart.
    """

    op: AnyOp
    type: ir.Type
    size: int
    live: tuple[int, int]
    columns: int = 0
    rows: int = 0
    partitions: int = 1


@dataclasses.dataclass(frozen=True)
class KernelMemory:
    """What one function allocates itself.

    `shared_sum` and `shared_peak` are bytes of its `ttg.local_alloc`: of all, and of those that are held at once.
    A compiler that lets no two buffers share memory needs the sum; none needs less than the peak. Both count what lies between
    the partitions of a buffer, less what other buffers put there. Scratch that Triton
    adds for convert_layout, reductions, scans, atomics and gathers is in neither, and its padding is not.
    `shared_recorded` is what the module says after Triton's own allocation, `ttg.shared`, scratch included, None before.
    `tensor_sum`, `tensor_peak` and `tensor_recorded` (`ttg.tensor_memory_size`) are the same in columns of tensor memory;
    two buffers of 64 rows may share columns, and the recorded number is a power of two of at least 32.
    """

    kernel: str
    shared: tuple[Buffer, ...]
    tensor: tuple[Buffer, ...]
    shared_recorded: int | None
    tensor_recorded: int | None

    @property
    def shared_sum(self) -> int:
        """Bytes of all buffers in shared memory."""
        return _least_bytes(self.shared)

    @property
    def shared_peak(self) -> int:
        """Most bytes of shared memory that are held at once."""
        return max(map(_least_bytes, _held(self.shared)), default=0)

    @property
    def tensor_sum(self) -> int:
        """Columns of all buffers in tensor memory, each with columns of its own."""
        return sum(buffer.columns for buffer in self.tensor)

    @property
    def tensor_peak(self) -> int:
        """Least columns that hold the buffers which are needed at once; those of 64 rows stand one above the other."""
        return max(map(_least_columns, _held(self.tensor)), default=0)

    def __str__(self) -> str:
        def recorded(number: int | None) -> str:
            return "" if number is None else f", {number:,} recorded by Triton"

        lines = [
            f"@{self.kernel}: shared memory {self.shared_sum:,} bytes in {_count(self.shared)}, "
            f"{self.shared_peak:,} at once{recorded(self.shared_recorded)}"
        ]
        lines += [f"  {buffer.size:>8,}  {buffer.type}" for buffer in self.shared]
        if self.tensor or self.tensor_recorded:
            lines.append(
                f"@{self.kernel}: tensor memory {self.tensor_sum:,} columns in {_count(self.tensor)}, "
                f"{self.tensor_peak:,} at once{recorded(self.tensor_recorded)}"
            )
            lines += [f"  {buffer.columns:>8,}  {buffer.type}" for buffer in self.tensor]
        return "\n".join(lines)


def _count(buffers: tuple[Buffer, ...]) -> str:
    return f"{len(buffers)} buffer{'' if len(buffers) == 1 else 's'}"


def _held(buffers: Sequence[Buffer]) -> list[list[Buffer]]:
    """The buffers that are held at once, where one more begins to be."""
    starts = {buffer.live[0] for buffer in buffers}
    return [[buffer for buffer in buffers if buffer.live[0] <= at <= buffer.live[1]] for at in starts]


def _least_bytes(buffers: Sequence[Buffer]) -> int:
    """Least bytes that hold the buffers beside each other; between the partitions of one there may be others."""
    least = sum(buffer.size for buffer in buffers)
    for before in range(1, max((buffer.partitions for buffer in buffers), default=1)):
        parts = [buffer.size // buffer.partitions for buffer in buffers if buffer.partitions > before]
        step = -(-max(parts) // _PARTITION_STEP) * _PARTITION_STEP
        least = max(least, before * _PARTITION_STEP + sum(parts), before * step + max(parts))
    return least


def _least_columns(held: list[Buffer]) -> int:
    whole = sum(buffer.columns for buffer in held if buffer.rows == _ROWS)
    halves = [buffer.columns for buffer in held if buffer.rows != _ROWS]
    return whole + max(-(-sum(halves) // 2), max(halves, default=0))


# Sizes ----------------------------------------------------------------------------------------------------------------


def _bits(element: ir.Type) -> int:
    from gpuir.dialects.tt import PtrType

    return 64 if isinstance(element, PtrType) else width_of(element)


def width_of(element: ir.Type) -> int:
    """Bits of an integer or a float; 64 of other types."""
    return element.width if isinstance(element, (ir.IntegerType, ir.FloatType)) else 64


def _per_cta(shape: list[int], split: list[int]) -> list[int]:
    """A CTA's share; the split belongs to the last dimensions, those before them count copies."""
    lead = len(shape) - len(split)
    return shape[:lead] + [-(-size // min(size, parts)) for size, parts in zip(shape[lead:], split)]


def shared_bytes(memdesc: MemDescType) -> int:
    """Bytes of shared memory, per CTA, of the allocation that a `!ttg.memdesc` is a view of.

    All elements of its allocation shape in a CTA's share of the cluster; a last dimension that is padded for packed 4-bit
    floats (`fp4Padded`) counts twice, and the gaps of a padded layout count. What lies between the partitions of a buffer,
    where others may be, does not (`KernelMemory.shared_sum` counts it).
    """
    from gpuir.dialects import ttg

    encoding = memdesc.encoding
    shape = list(memdesc.alloc_shape or memdesc.shape)
    if isinstance(encoding, ttg.NVMMASharedEncodingAttr) and encoding.fp4_padded:
        shape[-2 if encoding.transposed else -1] *= 2
    return _elements(shape, encoding) * _bits(memdesc.element_type) // 8


def _elements(shape: list[int], encoding: ir.Attribute) -> int:
    """Elements that a buffer has room for in each CTA."""
    from gpuir.dialects import ttg

    if isinstance(encoding, ttg.SharedLinearEncodingAttr):
        lead = len(shape) - ttg.encodings.shared_rank(encoding)
        return math.prod(shape[:lead]) << len(encoding.offset)
    if isinstance(encoding, ttg.PartitionedSharedEncodingAttr):
        return _elements(shape, encoding.partition_layout)
    cluster = (
        ttg.encodings.cluster_of_encoding(encoding) if isinstance(encoding, ttg.encodings.CLUSTERED_SHARED) else None
    )
    if isinstance(encoding, ttg.PaddedSharedEncodingAttr) and encoding.offset is not None:
        lead = len(shape) - ttg.encodings.shared_rank(encoding)
        elements = math.prod(shape[:lead]) << len(encoding.offset)
    else:
        elements = math.prod(_per_cta(shape, list(cluster.split) if cluster else []))
    if isinstance(encoding, ttg.PaddedSharedEncodingAttr):
        # None behind the last element.
        gaps = zip(encoding.intervals, encoding.paddings)
        elements += sum((elements // interval - (elements % interval == 0)) * padding for interval, padding in gaps)
    return elements


def tensor_memory_size(memdesc: MemDescType) -> tuple[int, int]:
    """Columns and rows of tensor memory, per CTA, of a `!ttg.memdesc` in it; a column is 32 bits wide, of 128 rows.

    Blocks of 128 rows, and pairs of blocks of 64, take all rows; a single block of 64 rows, or an odd number, takes half.
    Elements are packed unless the encoding is `unpacked`, then each has a column's 32 bits. Scales take a column for 32
    rows and 4 columns of theirs, and stand in all four quarters.
    """
    from gpuir.dialects import ttng

    encoding, shape = memdesc.encoding, list(memdesc.shape)
    assert isinstance(encoding, (ttng.TensorMemoryEncodingAttr, ttng.TensorMemoryScalesEncodingAttr))
    parts = list(ttng.dialect.parts_of_cluster(encoding))
    if isinstance(encoding, ttng.TensorMemoryScalesEncodingAttr):
        *copies, m, k = _per_cta(shape, parts)
        return _round(math.prod(copies) * math.ceil(m / 32) * math.ceil(k / 4)), _ROWS
    *copies, m, n = _per_cta(shape, parts)
    blocks = math.ceil(m / encoding.block_m) * math.ceil(n / encoding.block_n)
    rows = _ROWS if blocks % 2 == 0 else encoding.block_m
    size = encoding.element_bits(_bits(memdesc.element_type)) / 8
    return _round(math.ceil(math.prod(copies) * m * n * size / (rows * _CELL_BYTES))), rows


def _round(columns: int) -> int:
    return -(-columns // _COLUMN_STEP) * _COLUMN_STEP


# Kernels --------------------------------------------------------------------------------------------------------------


def memory_use(root: ir.Module | AnyOp) -> list[KernelMemory]:
    """Shared and tensor memory of every function with a body under `root`, in the order of the text."""
    kernels = []
    for function in find_ops(root, "tt.func", "func.func"):
        operation = function.operation
        if not list(operation.regions[0].blocks):
            continue
        span = _spans(operation)
        shared, tensor = [], []
        for op in find_ops(operation, "ttg.local_alloc", "ttng.tmem_alloc"):
            result = op.operation.results[0]
            live = _live(op.operation, result, operation, span)
            if op_name(op) == "ttg.local_alloc":
                partitions = getattr(result.type.encoding, "num_partitions", 1)
                shared.append(Buffer(op, result.type, shared_bytes(result.type), live, partitions=partitions))
            else:
                columns, rows = tensor_memory_size(result.type)
                tensor.append(Buffer(op, result.type, columns * rows * _CELL_BYTES, live, columns, rows))
        kernels.append(
            KernelMemory(
                ir.StringAttr(operation.attributes["sym_name"]).value,
                tuple(sorted(shared, key=lambda buffer: buffer.live)),
                tuple(sorted(tensor, key=lambda buffer: buffer.live)),
                _recorded(operation, "ttg.shared"),
                _recorded(operation, "ttg.tensor_memory_size"),
            )
        )
    return kernels


def _recorded(function: ir.Operation, name: str) -> int | None:
    parent = function.parent
    attribute = parent.operation.attributes.get(name) if parent is not None else None
    return attribute.value if isinstance(attribute, ir.IntegerAttr) else None


def _spans(function: ir.Operation) -> Spans:
    """First and last number of every op: an op comes before those in it."""
    spans: Spans = {}
    counter = 0

    def visit(operation: ir.Operation) -> None:
        nonlocal counter
        counter += 1
        first = counter
        for region in operation.regions:
            for block in region.blocks:
                for op in block.operations:
                    visit(op.operation)
        spans[operation] = (first, counter)

    visit(function)
    return spans


_CONCURRENT = ("ttg.warp_specialize", "nvws.warp_group")
_LOOPS = ("scf.for", "scf.while", *_CONCURRENT)


def _live(alloc: ir.Operation, buffer: ir.Value, function: ir.Operation, span: Spans) -> tuple[int, int]:
    """From the allocation to the last use of any view; in a loop, or beside other warps, the whole of it.

    A loop counts whole when it is around a use and not around the allocation: what it uses it uses again.
    """
    if len(function.regions[0].blocks) > 1:
        return span[function]
    start, end = span[alloc][0], span[alloc][1]
    around = _ancestors(alloc, function)
    for view in views(buffer):
        for use in view.uses:
            user = use.owner.operation
            end = max(end, span[user][1])
            for outer in _ancestors(user, function):
                if outer not in around and op_name(outer) in _LOOPS:
                    end = max(end, span[outer][1])
    for outer in around:
        carried = any(view.owner.operation == outer for view in views(buffer) if not isinstance(view.owner, ir.Block))
        if op_name(outer) in _CONCURRENT or carried:
            start, end = min(start, span[outer][0]), max(end, span[outer][1])
    return start, end


def _ancestors(op: ir.Operation, function: ir.Operation) -> list[ir.Operation]:
    around = []
    parent = op.parent
    while parent is not None and parent.operation != function:
        around.append(parent.operation)
        parent = parent.operation.parent
    return around
