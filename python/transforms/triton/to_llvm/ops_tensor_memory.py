"""Tensor memory and the products of tcgen05: of accumulators with 128 rows, by one CTA.

A buffer in tensor memory is its address: the row in the upper 16 bits, the column of 32 bits in the lower ones. The first warp of a
kernel allocates what all of its buffers take, and gives it back at the end.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

from gpuir.analysis import allocations, find_ops
from gpuir.dialects import arith, llvm, nvvm, tt, ttg, ttng
from gpuir.host import ir
from gpuir.layouts import LANE, REGISTER, WARP, LinearLayout, UnknownLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.allocate_tensor import COLUMN, ROW
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_warpgroup import tile_offset
from gpuir.transforms.triton.to_llvm.types import TENSOR, bits, layout_of, local, vector_of

__all__: list[str] = []

#: Rows of tensor memory, those of a warp, and where an address has its row.
_ROWS, _WARP_ROWS, _ROW_SHIFT = 128, 32, 16
#: Warps that share the rows of tensor memory.
_GROUP = 4
#: The most columns of one load or store; the most columns of a product.
_WIDEST, _N = 128, 256
#: Bytes that a product takes along K.
_DEPTH = 32
#: Of a product by the type of its operands: its kind, and the numbers of the types in an instruction descriptor.
_KINDS = {
    "f16": ("f16", 0), "bf16": ("f16", 1), "f32": ("tf32", 2), "f8E4M3FN": ("f8f6f4", 0), "f8E5M2": ("f8f6f4", 1),
    "i8": ("i8", 1),
}  # fmt: skip
_SUMS = {"f16": 0, "f32": 1, "i32": 2}
#: A swizzle's number in a descriptor of shared memory.
_MODES = {0: 0, 128: 2, 64: 4, 32: 6}


def _fence(before: bool) -> None:
    nvvm.tcgen05_fence(ir.Attribute.parse(f"#nvvm.tcgen05_fence<{'before' if before else 'after'}>"))


def _wait(kind: str) -> None:
    """Waits for the warp's own loads or stores: what leads to other warps from here on tells them of these too."""
    nvvm.tcgen05_wait(ir.Attribute.parse(f"#nvvm.tcgen05_wait<{kind}>"))
    _fence(True)


# A kernel's own tensor memory -------------------------------------------------------------------------------------------


def begin(low: Lowering) -> None:
    """Allocates the kernel's columns; their address goes to all threads through shared memory."""
    slot, columns = low.shared(), low.build.number(low.tensor_columns)

    def allocate() -> None:
        nvvm.tcgen05_alloc(slot, columns)
        nvvm.tcgen05_relinquish_alloc_permit()

    low.when(_first_warp(low), allocate)
    low.barrier()
    low.tensor_memory = llvm.load(low.build.i32, slot, alignment=4)
    low.barrier()


def _first_warp(low: Lowering) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.eq, low.threads.warp, low.build.number(0))


def end(low: Lowering) -> None:
    """Gives the columns back when all warps are done with them."""
    _fence(True)
    low.barrier()
    _fence(False)
    low.when(
        _first_warp(low),
        lambda: nvvm.tcgen05_dealloc(_pointer(low, low.tensor_memory), low.build.number(low.tensor_columns)),
    )


Lowering.begin_tensor_memory = staticmethod(begin)
Lowering.end_tensor_memory = staticmethod(end)


def _pointer(low: Lowering, address: ir.Value) -> ir.Value:
    return llvm.inttoptr(low.pointer(TENSOR), address)


@lowering("ttng.tmem_alloc")
def _alloc(low: Lowering, op: ttng.TMEMAllocOp) -> list[ir.Value]:
    if COLUMN not in op.attributes:
        raise failure(op, f"has no {COLUMN}: run triton-allocate-tensor-memory before")
    column = ir.IntegerAttr(op.attributes[COLUMN]).value
    row = ir.IntegerAttr(op.attributes[ROW]).value if ROW in op.attributes else 0
    place = column | row << _ROW_SHIFT
    address = arith.addi(low.tensor_memory, low.build.number(place)) if place else low.tensor_memory
    if op.src is not None:
        _store_tensor(low, op, op.result.type, address, op.src, None)
    return _with_token(low, op, address)


def _with_token(low: Lowering, op: Any, value: ir.Value) -> list[ir.Value]:
    return [value] + [low.build.number(0)] * (len(op.operation.results) - 1)


def buffer_of(low: Lowering, op: Any, source: ir.Value, index: ir.Value) -> ir.Value:
    """The address of one of several buffers in tensor memory, side by side."""
    kind: Any = source.type
    per_column = _per_column(op, kind)
    rows, columns = list(kind.shape)[-2:]
    if rows != _ROWS:
        raise failure(op, f"has buffers of {rows} rows, and only those of 128 are lowered")
    return arith.addi(low[source], arith.muli(low[index], low.build.number(columns // per_column)))


Lowering.buffer_in_tensor_memory = staticmethod(buffer_of)


@lowering("ttng.tmem_subslice")
def _subslice(low: Lowering, op: ttng.TMEMSubSliceOp) -> ir.Value:
    start = op.n.value * bits(op.src.type.element_type) // 32
    return arith.addi(low[op.src], low.build.number(start)) if start else low[op.src]


# Loads and stores -------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Columns:
    """How a warp's lanes hold rows: registers by their columns, `size` neighbours at a time, at `starts`; and what bits of the
    warp's number add to the column."""

    order: tuple[int, ...]
    size: int
    starts: tuple[int, ...]
    warps: tuple[int, ...]


@functools.lru_cache(4096)
def _columns(layout: LinearLayout, per_column: int) -> Columns:
    """Of a tensor of which each lane holds a row of 32 bits; UnknownLayout for another one."""
    lanes = tuple((1 << bit, 0) for bit in range(5))
    warps = layout.bases[WARP]
    rows = ((32, 0), (64, 0))
    if layout.sizes[0] != _ROWS or tuple(layout.bases[LANE]) != lanes or tuple(warps[:2]) != rows:
        raise UnknownLayout(
            "its threads are not those that tensor memory has its rows for: each lane of four warps has a row"
        )
    if any(row for row, _ in (*layout.bases[REGISTER], *warps[2:])):
        raise UnknownLayout("a thread has more than one row of it")
    at = [0]
    for _, column in layout.bases[REGISTER]:
        at += [place ^ column for place in at]
    order = sorted(range(len(at)), key=lambda register: at[register])
    places = [at[register] for register in order]
    size = per_column
    while size < min(len(places), _WIDEST * per_column) and all(
        places[start + 2 * size - 1] - places[start] == 2 * size - 1 for start in range(0, len(places), 2 * size)
    ):
        size *= 2
    starts = tuple(place // per_column for place in places[::size])
    return Columns(tuple(order), size, starts, (0, 0, *(column // per_column for _, column in warps[2:])))


def _address(low: Lowering, op: Any, address: ir.Value, columns: Columns) -> ir.Value:
    """The address of the warp's own rows."""
    if low.threads.first % _GROUP:
        raise failure(
            op,
            f"runs in warps from {low.threads.first} on, and the hardware gives warps rows of tensor memory by their number "
            "in the block modulo 4: partitions that use it begin at a multiple of 4 warps",
        )
    row = low.build.linear([(low.threads.warp, [_WARP_ROWS << _ROW_SHIFT, 2 * _WARP_ROWS << _ROW_SHIFT])])
    address = arith.addi(address, row)
    if any(columns.warps):
        address = arith.addi(address, low.build.linear([(low.threads.warp, columns.warps)]))
    return address


_SHAPE = "#nvvm.tcgen05_ldst_shape<shape_32x32b>"


@lowering("ttng.tmem_load")
def _load(low: Lowering, op: ttng.TMEMLoadOp) -> list[ir.Value]:
    if op.red_op is not None:
        raise failure(op, "reduces what it loads: a tt.reduce of the result says the same")
    kind = op.result.type
    per_column = _per_column(op, op.src.type)
    columns = _columns(layout_of(kind), per_column)
    address, words = _address(low, op, low[op.src], columns), columns.size // per_column
    shape = ir.Attribute.parse(_SHAPE)
    result = vector_of(words, low.build.i32) if words > 1 else low.build.i32
    parts: list[ir.Value] = []
    for start in columns.starts:
        place = arith.addi(address, low.build.number(start)) if start else address
        value: ir.Value = nvvm.tcgen05_ld(result, shape, _pointer(low, place))
        parts.append(value if words > 1 else low.build.splat(value, 1))
    _wait("load")
    whole = low.build.joined(parts)
    typed = low.build.from_words(whole, local(kind), False)
    back = [0] * len(columns.order)
    for position, register in enumerate(columns.order):
        back[register] = position
    return _with_token(low, op, low.build.shuffled(typed, back))


def _per_column(op: Any, kind: Any) -> int:
    """Elements of a column of 32 bits."""
    width = bits(kind.element_type)
    unpacked = getattr(kind.encoding, "unpacked", None)
    if not isinstance(kind.encoding, ttng.TensorMemoryEncodingAttr) or kind.encoding.block_m != _ROWS:
        raise failure(op, f"has a buffer in {kind.encoding}, and only blocks of 128 rows are lowered")
    if width < 32 and unpacked:
        raise failure(op, "has narrow elements in a column each")
    return max(1, 32 // width)


@lowering("ttng.tmem_store")
def _store(low: Lowering, op: ttng.TMEMStoreOp) -> list[ir.Value]:
    _store_tensor(low, op, op.dst.type, low[op.dst], op.src, low[op.pred])
    return [low.build.number(0)] * len(op.operation.results)


def _store_tensor(
    low: Lowering, op: Any, kind: Any, address: ir.Value, source: ir.Value, predicate: ir.Value | None
) -> None:
    per_column = _per_column(op, kind)
    columns = _columns(layout_of(source.type), per_column)
    vector = low.build.shuffled(low[source], columns.order)
    words, _ = low.build.words(vector, bits(kind.element_type))
    size, shape = columns.size // per_column, ir.Attribute.parse(_SHAPE)

    def store() -> None:
        base = _address(low, op, address, columns)
        for number, start in enumerate(columns.starts):
            place = arith.addi(base, low.build.number(start)) if start else base
            part = low.build.part(words, number * size, size)
            nvvm.tcgen05_st(shape, _pointer(low, place), part if size > 1 else low.build.element(part, 0))
        _wait("store")

    low.when(predicate, store)


# Products ---------------------------------------------------------------------------------------------------------------


def _shared_descriptor(low: Lowering, op: Any, value: ir.Value, index: int) -> ir.Value:
    """The descriptor of an operand's first tile in shared memory."""
    kind: Any = value.type
    encoding = kind.encoding
    if not isinstance(encoding, ttg.NVMMASharedEncodingAttr) or not encoding.swizzling_byte_width:
        raise failure(op, f"has an operand in {encoding}, and products of tcgen05 are lowered of swizzled nvmma_shared")
    span = encoding.swizzling_byte_width
    allocated = list(kind.alloc_shape or kind.shape)[-2:]
    contiguous, k_dimension = 0 if encoding.transposed else 1, 1 if index == 0 else 0
    leading = 16 if contiguous == k_dimension else allocated[1 - contiguous] * span
    high = (leading >> 4 & 0x3FFF) << 16 | (8 * span >> 4) << 32 | 1 << 46 | _MODES[span] << 61
    base, offset = low.buffer(low[value])
    address = llvm.ptrtoint(low.build.i32, base)
    if offset is not None:
        address = arith.addi(address, offset)
    start = arith.andi(arith.shrui(address, low.build.number(4)), low.build.number(0x3FFF))
    return arith.ori(arith.extui(low.build.i64, start), low.build.constant(low.build.i64, high - (high >> 63 << 64)))


def _moved(low: Lowering, descriptor: ir.Value, offset: int) -> ir.Value:
    return arith.addi(descriptor, low.build.constant(low.build.i64, offset >> 4)) if offset else descriptor


def _is_k_major(kind: Any, index: int) -> bool:
    return isinstance(kind.encoding, ttng.TensorMemoryEncodingAttr) or kind.encoding.transposed == (index == 1)


@lowering("ttng.tc_gen5_mma")
def _mma(low: Lowering, op: ttng.TCGen5MMAOp) -> list[ir.Value]:
    """One thread issues a product for each step along K and each 256 columns, and tells the barriers."""
    build = low.build
    if low.chip_number not in (100, 103):
        raise failure(op, f"is an instruction of sm_100a, and the target is {low.target.chip}")
    if op.two_ctas:
        raise failure(op, "is of two CTAs")
    a_kind, b_kind, d_kind = (value.type for value in (op.a, op.b, op.d))
    rows, columns = list(d_kind.shape)
    depth = list(a_kind.shape)[1]
    name = str(a_kind.element_type)
    if (
        rows != _ROWS
        or d_kind.encoding.block_m != _ROWS
        or name not in _KINDS
        or str(b_kind.element_type) not in _KINDS
    ):
        raise failure(op, f"has a result of {rows} rows of {name}, and products of 128 rows are lowered")
    kind, a_type = _KINDS[name]
    step, n = _DEPTH * 8 // bits(a_kind.element_type), min(columns, _N)
    k_major = [_is_k_major(each, index) for index, each in enumerate((a_kind, b_kind))]
    instruction = (
        _SUMS[str(d_kind.element_type)] << 4 | a_type << 7 | _KINDS[str(b_kind.element_type)][1] << 10
        | (not k_major[0]) << 15 | (not k_major[1]) << 16 | n >> 3 << 17 | _ROWS >> 4 << 24
    )  # fmt: skip
    in_tensor_memory = isinstance(a_kind.encoding, ttng.TensorMemoryEncodingAttr)
    left = low[op.a] if in_tensor_memory else _shared_descriptor(low, op, op.a, 0)
    right, result = _shared_descriptor(low, op, op.b, 1), low[op.d]
    group = ir.Attribute.parse("#nvvm.cta_group<cta_1>")
    which = ir.Attribute.parse(f"#nvvm.tcgen05_mma_kind<{kind}>")

    def products() -> None:
        _fence(False)
        for column in range(0, columns, n):
            target = arith.addi(result, build.number(column)) if column else result
            for k in range(0, depth, step):
                if in_tensor_memory:
                    first = k * bits(a_kind.element_type) // 32
                    one = _pointer(low, arith.addi(left, build.number(first)) if first else left)
                else:
                    one = _moved(low, left, tile_offset(a_kind, (0, k)))
                other = _moved(low, right, tile_offset(b_kind, (k, column)))
                adds = low[op.use_d] if k == 0 else build.constant(build.i1, True)
                nvvm.tcgen05_mma(which, group, _pointer(low, target), one, other, build.number(instruction), adds)
        for barrier, predicate in _in_order_of_waits(op):
            low.when(low[predicate], functools.partial(nvvm.tcgen05_commit, low.start_of(low[barrier])))

    # What other warps have loaded, stored or waited for is done before.
    if low.threads.warps > 1:
        low.barrier()
    low.when(arith.andi(low.first_of_block(), low[op.pred]), products)
    return [build.number(0)] * len(op.operation.results)


def _in_order_of_waits(op: ttng.TCGen5MMAOp | ttng.TCGen5MMAScaledOp) -> list[tuple[ir.Value, ir.Value]]:
    """The mbarriers that a product tells, with their predicates: last those for which the kernel waits behind its partitions.

    Behind such a wait Triton's kernels invalidate all mbarriers of the partitions; one that is told later would be gone.
    """
    pairs = list(zip(op.barriers, op.barrier_preds))
    if len(pairs) < 2 or _parent(op, ttg.WarpSpecializeOp) is None:
        return pairs
    awaited: set[Any] = set()
    for wait in find_ops(_parent(op, tt.FuncOp), ttng.WaitBarrierOp):
        if _parent(wait, ttg.WarpSpecializeOp) is None:
            awaited.update(allocations(wait.alloc))
    return sorted(pairs, key=lambda pair: not awaited.isdisjoint(allocations(pair[0])))


def _parent(op: Any, kind: type[ir.OpView]) -> Any:
    """The innermost op of the class around the op."""
    around = op.operation.parent
    while around is not None and not isinstance(around.opview, kind):
        around = around.parent
    return around


@lowering("ttng.tc_gen5_commit")
def _commit(low: Lowering, op: ttng.TCGen5CommitOp) -> None:
    barrier = low.start_of(low[op.barrier])
    first = low.first_of_block()
    predicate = first if op.pred is None else arith.andi(first, low[op.pred])
    low.when(predicate, lambda: nvvm.tcgen05_commit(barrier))
