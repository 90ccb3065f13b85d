"""Scratch in shared memory: how many bytes an op needs there while it runs, and what lies where in them.

The lowering of an op and the allocation of its scratch ask the same functions here.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

from gpuir.analysis.flow import op_name
from gpuir.analysis.memory import width_of
from gpuir.dialects.tt import PtrType
from gpuir.dialects.ttg import MemDescType, SharedMemorySpaceAttr
from gpuir.dialects.ttg.layout import moves_within_warps
from gpuir.dialects.ttg.linear import BLOCK, LANE, REGISTER, WARP, LinearLayout, linear
from gpuir.host import AnyOp, ir
from gpuir.layouts import UnknownLayout, conversions
from gpuir.passes.registry import failure
from gpuir.transforms.triton.module_numbers import module_number

__all__ = [
    "ALIGNMENT",
    "RULES",
    "STORES_MATRICES",
    "Rows",
    "array_offsets",
    "capture_bytes",
    "element_bytes",
    "matrices_of",
    "reduce_scratch",
    "scan_scratch",
    "scratch_bytes",
]

#: Scratch of an op begins at a multiple of so many bytes.
ALIGNMENT = 128
#: The first chip that stores matrices.
STORES_MATRICES = 90
#: A descriptor for TMA is made in shared memory and copied to global memory from there.
_TENSOR_MAP_BYTES = 128
#: What a partition gets a pointer, a descriptor or tensor memory in; of a buffer in shared memory its offsets too.
_POINTER_BYTES, _OFFSET_BYTES = 8, 4


@dataclasses.dataclass(frozen=True)
class Rows:
    """Scratch through which warps hand partial results along an axis to each other.

    A row is what is left of the tensor without the axis: there are `rows` in a CTA, numbered as the tensor's other
    dimensions, the last quickest. In each, `parts` stretches of the axis have one element: for a reduction a warp, for a scan a
    warp in each repetition of the layout along the axis, in the order of the axis. Each operand has an array of its own, which
    begins at `offsets` and has the element of a row's part at `(row * parts + part) * widths`, all in bytes. Operands of wider
    elements come first, so that every element is aligned.
    """

    rows: int
    parts: int
    widths: tuple[int, ...]
    offsets: tuple[int, ...]

    @property
    def bytes(self) -> int:
        """Bytes of all arrays."""
        return self.rows * self.parts * sum(self.widths)


def element_bytes(element: ir.Type) -> int:
    """Bytes of an element in shared memory; a boolean has one of its own."""
    return _POINTER_BYTES if isinstance(element, PtrType) else -(-width_of(element) // 8)


def layout_of(tensor: ir.RankedTensorType) -> LinearLayout:
    """The layout that a tensor's type says; UnknownLayout where it says none."""
    if tensor.encoding is None:
        raise UnknownLayout(f"{tensor} has no layout")
    return linear(tensor.shape, tensor.encoding)


def _moving(layout: LinearLayout, name: str, axis: int) -> int:
    """How many bases of an input move along the axis."""
    return sum(bool(basis[axis]) for basis in layout.bases[name])


def array_offsets(widths: Sequence[int], elements: int) -> tuple[int, ...]:
    """Where arrays of as many elements, of those widths in bytes, begin: wider ones first, so that every element is aligned."""
    offsets, offset = [0] * len(widths), 0
    for index in sorted(range(len(widths)), key=lambda index: -widths[index]):
        offsets[index] = offset
        offset += elements * widths[index]
    return tuple(offsets)


def _rows_of(tensors: Sequence[ir.RankedTensorType], layout: LinearLayout, axis: int, parts: int) -> Rows:
    shape = tensors[0].shape
    ctas = sum(any(part for dim, part in enumerate(basis) if dim != axis) for basis in layout.bases[BLOCK])
    rows = math.prod(size for dim, size in enumerate(shape) if dim != axis) >> ctas
    widths = tuple(element_bytes(tensor.element_type) for tensor in tensors)
    return Rows(rows, parts, widths, array_offsets(widths, rows * parts))


def reduce_scratch(tensors: Sequence[ir.RankedTensorType], axis: int) -> Rows | None:
    """Of a `tt.reduce`: an element a row and warp along the axis; None where no two warps, or CTAs, have parts of a row."""
    layout = layout_of(tensors[0])
    warps = _moving(layout, WARP, axis)
    if not warps and not _moving(layout, BLOCK, axis):
        return None
    return _rows_of(tensors, layout, axis, 1 << warps)


def scan_scratch(tensors: Sequence[ir.RankedTensorType], axis: int) -> Rows | None:
    """Of a `tt.scan`: as for a reduction, for each repetition of the layout along the axis; None for scans within warps."""
    layout = layout_of(tensors[0])
    warps = _moving(layout, WARP, axis)
    if not warps:
        return None
    # What a warp has in one go, before the next warp's part, is one stretch.
    first = min(basis[axis] for basis in layout.bases[WARP] if basis[axis])
    repetitions = sum(basis[axis] > first for name in (REGISTER, LANE) for basis in layout.bases[name])
    return _rows_of(tensors, layout, axis, 1 << (warps + repetitions))


def capture_bytes(type: ir.Type) -> int:
    """Bytes that a value takes on its way to the partitions of a `ttg.warp_specialize`."""
    if isinstance(type, MemDescType):
        in_shared = isinstance(type.memory_space, SharedMemorySpaceAttr)
        return _POINTER_BYTES + (_OFFSET_BYTES * type.rank if in_shared else 0)
    if isinstance(type, (ir.IntegerType, ir.FloatType)):
        return -(-type.width // 8)
    return _POINTER_BYTES


def _tensors(op: ir.Operation) -> list[ir.RankedTensorType]:
    return [value.type for value in op.operands]


def _reduce(op: ir.Operation) -> int:
    rows = reduce_scratch(_tensors(op), ir.IntegerAttr(op.attributes["axis"]).value)
    return rows.bytes if rows else 0


def _scan(op: ir.Operation) -> int:
    rows = scan_scratch(_tensors(op), ir.IntegerAttr(op.attributes["axis"]).value)
    return rows.bytes if rows else 0


def _bytes_of(type: ir.RankedTensorType) -> int:
    """Bytes of the elements that a CTA has of a tensor."""
    layout = layout_of(type)
    ctas = sum(any(basis) for basis in layout.bases[BLOCK])
    return (math.prod(type.shape) >> ctas) * element_bytes(type.element_type)


def _gather(op: ir.Operation) -> int:
    source, indices = _tensors(op)
    axis = ir.IntegerAttr(op.attributes["axis"]).value
    if gathers_within_warps(source, indices, axis):
        return 0
    return _bytes_of(source)


def gathers_within_warps(source: ir.RankedTensorType, indices: ir.RankedTensorType, axis: int) -> bool:
    """Whether each lane of a `tt.gather` finds its elements in its own warp, by the layouts alone.

    The axis lies in registers and lanes of both, and warps, CTAs and lanes hold the other dimensions equally in both.
    """
    one, other = layout_of(source), layout_of(indices)
    if any(_moving(layout, name, axis) for layout in (one, other) for name in (WARP, BLOCK)):
        return False
    for name in (LANE, WARP, BLOCK):
        rest = [[basis[:axis] + basis[axis + 1 :] for basis in layout.bases[name]] for layout in (one, other)]
        if rest[0] != rest[1]:
            return False
    return True


def _histogram(op: ir.Operation) -> int:
    result = op.results[0].type
    lanes = module_number(op, "ttg.threads-per-warp", 32)
    return max(math.prod(result.shape), lanes) * element_bytes(result.element_type)


def _atomic(op: ir.Operation) -> int:
    """What one thread reads for all: a scalar, or the elements of a tensor that several threads hold."""
    (result,) = op.results
    if not list(result.uses):
        return 0
    if not isinstance(result.type, ir.RankedTensorType):
        return element_bytes(result.type)
    layout = layout_of(result.type)
    copies = any(not any(basis) for name in (LANE, WARP, BLOCK) for basis in layout.bases[name])
    return _bytes_of(result.type) if copies else 0


def _convert(op: ir.Operation) -> int:
    """Bytes through which a `ttg.convert_layout` goes; 0 where elements stay in their warps."""
    source, target = op.operands[0].type, op.results[0].type
    one, other = layout_of(source), layout_of(target)
    if moves_within_warps(one, other):
        return 0
    if one.bases[BLOCK] != other.bases[BLOCK]:
        return _bytes_of(source)
    return conversions.plan(one, other, 8 * element_bytes(source.element_type), matrices=matrices_of(op)).bytes


def matrices_of(op: AnyOp) -> frozenset[str] | None:
    """What the chip of the module's ttg.target does with matrices in shared memory; None where it is not NVIDIA's."""
    around: ir.Operation | None = op.operation
    while around is not None and "ttg.target" not in around.attributes:
        around = around.parent.operation if around.parent is not None else None
    system, _, number = ir.StringAttr(around.attributes["ttg.target"]).value.partition(":") if around else ("", "", "")
    if system != "cuda" or not number.isdecimal():
        return None
    return frozenset({"loads", "stores"} if int(number) >= STORES_MATRICES else {"loads"})


def _descriptor(op: ir.Operation) -> int:
    return _TENSOR_MAP_BYTES


#: Of each op that may need scratch, how many bytes.
RULES: dict[str, Callable[[ir.Operation], int]] = {
    "tt.reduce": _reduce,
    "tt.scan": _scan,
    "tt.gather": _gather,
    "tt.histogram": _histogram,
    "tt.atomic_rmw": _atomic,
    "tt.atomic_cas": _atomic,
    "tt.atomic_load": _atomic,
    "amdg.buffer_atomic_rmw": _atomic,
    "amdg.buffer_atomic_cas": _atomic,
    "ttg.convert_layout": _convert,
    "ttng.tensormap_create": _descriptor,
}


def scratch_bytes(op: AnyOp) -> int:
    """Bytes of shared memory that an op needs while it runs, beside its operands; 0 for those that need none.

    A failure at the op where its layouts are not known here.
    """
    rule = RULES.get(op_name(op))
    if rule is None:
        return 0
    try:
        return rule(op.operation)
    except ValueError as error:
        raise failure(op, f"needs scratch in shared memory, of which the size is not known: {error}") from None
