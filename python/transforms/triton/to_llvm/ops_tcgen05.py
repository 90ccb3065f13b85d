"""Products of tcgen05 by one CTA or two, with scale factors by one, and copies from shared to tensor memory.

Source: PTX ISA, "tcgen05.mma", "tcgen05.cp", "Instruction descriptor", "Shared memory descriptor", "Block scaling".
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Callable, Iterable
from typing import Any

from gpuir.analysis import allocations, find_ops
from gpuir.dialects import arith, llvm, nvvm, tt, ttg, ttng
from gpuir.host import ir
from gpuir.layouts import COLUMN, OFFSET, ROW, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import pairs, tma
from gpuir.transforms.triton.to_llvm.clusters import cluster_barrier, may_meet
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_tensor_memory import fence, pointer_to
from gpuir.transforms.triton.to_llvm.ops_warpgroup import tile_offset
from gpuir.transforms.triton.to_llvm.shared_access import memory_of as shared_memory_of
from gpuir.transforms.triton.to_llvm.tensor_memory import address_of, memory_of, shape_in_cta
from gpuir.transforms.triton.to_llvm.types import bits, in_shared

__all__: list[str] = []

#: Rows of a product, the most columns of one, and bytes that it takes along K.
_ROWS, _N, _DEPTH = (64, 128), 256, 32
#: Of a product by the type of its operands: its kind, and the numbers of the types in an instruction descriptor.
_KINDS = {
    "f16": ("f16", 0), "bf16": ("f16", 1), "f32": ("tf32", 2), "f8E4M3FN": ("f8f6f4", 0), "f8E5M2": ("f8f6f4", 1),
    "i8": ("i8", 1),
}  # fmt: skip
_SUMS = {"f16": 0, "f32": 1, "i32": 2}
#: The same of products with scale factors, by their formats.
_SCALED = {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}
#: A swizzle's number in a descriptor of shared memory.
_MODES = {0: 0, 128: 2, 64: 4, 32: 6}
#: Bits of a descriptor of shared memory that are always set.
_DESCRIPTOR = 1 << 46


def _check_chip(low: Lowering, op: Any) -> None:
    if low.chip_number not in (100, 103):
        raise failure(op, f"is an instruction of sm_100a, and the target is {low.target.chip}")


def _field(low: Lowering, value: int) -> ir.Value:
    """A descriptor of 64 bits."""
    return low.build.constant(low.build.i64, value - (value >> 63 << 64))


def _start_field(low: Lowering, address: ir.Value) -> ir.Value:
    """The field of a descriptor that has an address in shared memory."""
    start = arith.andi(arith.shrui(address, low.build.number(4)), low.build.number(0x3FFF))
    return arith.extui(low.build.i64, start)


def _shared_descriptor(low: Lowering, op: Any, value: ir.Value, index: int) -> ir.Value:
    """The descriptor of an operand's first tile in shared memory."""
    kind: Any = value.type
    encoding = kind.encoding
    if not isinstance(encoding, ttg.NVMMASharedEncodingAttr) or not encoding.swizzling_byte_width:
        raise failure(op, f"has an operand in {encoding}, and tcgen05 is lowered of swizzled nvmma_shared")
    span = encoding.swizzling_byte_width
    allocated = list(kind.alloc_shape or kind.shape)[-2:]
    contiguous, k_dimension = 0 if encoding.transposed else 1, 1 if index == 0 else 0
    leading = 16 if contiguous == k_dimension else allocated[1 - contiguous] * span
    high = (leading >> 4 & 0x3FFF) << 16 | (8 * span >> 4) << 32 | _DESCRIPTOR | _MODES[span] << 61
    base, offset = low.buffer(low[value])
    address = llvm.ptrtoint(low.build.i32, base)
    if offset is not None:
        address = arith.addi(address, offset)
    return arith.ori(_start_field(low, address), _field(low, high))


def _moved(low: Lowering, descriptor: ir.Value, offset: int) -> ir.Value:
    return arith.addi(descriptor, low.build.constant(low.build.i64, offset >> 4)) if offset else descriptor


def _is_k_major(kind: Any, index: int) -> bool:
    return isinstance(kind.encoding, ttng.TensorMemoryEncodingAttr) or kind.encoding.transposed == (index == 1)


@dataclasses.dataclass(frozen=True)
class _Product:
    """A product of tiles as a series of instructions: rows and columns of each, and elements of a buffer that it takes along K.

    `pairs`: whether a buffer's elements are pairs of those that `step` counts, of a and of b. `write` gets the row, the column and the element along K at which an instruction begins, the addresses of its result, a and b, and
    whether it adds to what is there.
    """

    m: int
    n: int
    step: int
    write: Callable[[int, int, int, ir.Value, ir.Value, ir.Value, ir.Value], None]
    pairs: tuple[bool, bool] = (False, False)


def _tile(op: Any) -> tuple[int, int, tuple[bool, bool]]:
    """Rows and columns of one instruction, and whether a and b are K-major."""
    encoding = op.d.type.encoding
    if not isinstance(encoding, ttng.TensorMemoryEncodingAttr) or encoding.block_m not in _ROWS:
        raise failure(op, f"has a result in {encoding}, and expects blocks of 64 or 128 rows in tensor memory")
    rows, columns = shape_in_cta(op.d.type)
    a_major, b_major = (_is_k_major(each.type, index) for index, each in enumerate((op.a, op.b)))
    if op.two_ctas:
        _check_pair(op)
    return min(encoding.block_m, rows), min(encoding.block_n, columns, _N), (a_major, b_major)


def _rows_of(op: Any, m: int) -> int:
    """Rows of an instruction, of a pair those of both CTAs."""
    return 2 * m if op.two_ctas else m


def _check_pair(op: Any) -> None:
    """Each CTA of a pair has its rows of a and of the result, and half of the columns of b."""
    (rows, columns), a, b = shape_in_cta(op.d.type), op.a.type, op.b.type
    left = shape_in_cta(a) if _in_tensor_memory(a) else tma.shape_in_cta(list(a.shape), a.encoding)
    right = tma.shape_in_cta(list(b.shape), b.encoding)
    if left[0] != rows or 2 * right[1] != columns:
        raise failure(
            op,
            f"is a product of two CTAs, whose parts of a and b have {left[0]} rows and {right[1]} columns: the result's has {rows} rows "
            f"and {columns} columns, of which each CTA's b has half",
        )


def _in_tensor_memory(kind: Any) -> bool:
    return isinstance(kind.encoding, ttng.TensorMemoryEncodingAttr)


def _issue(low: Lowering, op: Any, product: _Product) -> list[ir.Value]:
    """One thread issues a product for each block of the result and each step along K, and tells the barriers."""
    build = low.build
    a_kind, b_kind, d_kind = (value.type for value in (op.a, op.b, op.d))
    (rows, columns), depth = shape_in_cta(d_kind), list(a_kind.shape)[1] << product.pairs[0]
    in_tensor_memory = _in_tensor_memory(a_kind)
    left = low[op.a] if in_tensor_memory else _shared_descriptor(low, op, op.a, 0)
    right, result = _shared_descriptor(low, op, op.b, 1), low[op.d]
    read = [value for value in (op.a, op.b) if op.multicast and in_shared(value.type)]

    def moved(address: ir.Value, by: int) -> ir.Value:
        return pointer_to(low, arith.addi(address, build.number(by)) if by else address)

    def products() -> None:
        fence(False)
        for row in range(0, rows, product.m):
            for column in range(0, columns, product.n):
                target = moved(result, address_of(op, d_kind, (row, column)))
                for k in range(0, depth, product.step):
                    a_k, b_k = (k >> pair for pair in product.pairs)
                    if in_tensor_memory:
                        one = moved(left, address_of(op, a_kind, (row, a_k)))
                    else:
                        one = _moved(low, left, tile_offset(a_kind, (row, a_k)))
                    other = _moved(low, right, tile_offset(b_kind, (b_k, column // 2 if op.two_ctas else column)))
                    adds = low[op.use_d] if k == 0 else build.constant(build.i1, True)
                    product.write(row, column, k, target, one, other, adds)
        for barrier, predicate in _in_order_of_waits(op):
            low.when(low[predicate], functools.partial(_tell, low, barrier, read))

    _meet(low, op, bool(op.two_ctas))
    low.when(low.build.all_of(low.first_of_block(), low[op.pred], pairs.leads(low)), products)
    return [build.number(0)] * len(op.operation.results)


def _meet(low: Lowering, op: Any, paired: bool) -> None:
    """What other warps, of a pair those of both CTAs, have loaded, stored or waited for is done before.

    Within partitions pairs tell each other by mbarriers.
    """
    if paired and may_meet(low):
        cluster_barrier(low, op)
    elif low.threads.warps > 1:
        low.barrier()


def _tell(low: Lowering, barrier: ir.Value, read: Iterable[ir.Value] = ()) -> None:
    """Has an mbarrier told when what was issued is done; of a pair those of both CTAs, and of buffers that a copy writes for
    several CTAs those of all that may write them again."""
    nvvm.tcgen05_commit(low.start_of(low[barrier]), multicast_mask=pairs.told(low, read), group=pairs.group(low))


@lowering("ttng.tc_gen5_mma")
def _mma(low: Lowering, op: ttng.TCGen5MMAOp) -> list[ir.Value]:
    _check_chip(low, op)
    m, n, k_major = _tile(op)
    a, b, d = (str(value.type.element_type) for value in (op.a, op.b, op.d))
    if a not in _KINDS or b not in _KINDS or d not in _SUMS or _KINDS[a][0] != _KINDS[b][0]:
        raise failure(op, f"is a product of {a} and {b} with sums of {d}, which no instruction computes")
    (kind, a_type), (_, b_type) = _KINDS[a], _KINDS[b]
    if kind == "i8" and op.is_unsigned:
        a_type = b_type = 0
    instruction = _SUMS[d] << 4 | a_type << 7 | b_type << 10 | _shape_bits(n, k_major) | _rows_of(op, m) >> 4 << 24
    which, group = ir.Attribute.parse(f"#nvvm.tcgen05_mma_kind<{kind}>"), pairs.group(low)

    def write(row: int, column: int, k: int, target: ir.Value, one: ir.Value, other: ir.Value, adds: ir.Value) -> None:
        nvvm.tcgen05_mma(which, group, target, one, other, low.build.number(instruction), adds)

    step = _DEPTH * 8 // bits(op.a.type.element_type)
    return _issue(low, op, _Product(m, n, step, write))


def _shape_bits(n: int, k_major: tuple[bool, bool]) -> int:
    """The fields of an instruction descriptor that all kinds of products have at the same places."""
    return (not k_major[0]) << 15 | (not k_major[1]) << 16 | n >> 3 << 17


@lowering("ttng.tc_gen5_mma_scaled")
def _mma_scaled(low: Lowering, op: ttng.TCGen5MMAScaledOp) -> list[ir.Value]:
    """Each instruction is told which of a column's four scale factors it begins with."""
    _check_chip(low, op)
    m, n, k_major = _tile(op)
    formats = [tt.ScaleDotElemType.of(each.value).string for each in (op.a_type, op.b_type)]
    scales = [value.type for value in (op.a_scale, op.b_scale)]
    if m != 128 or any(each not in _SCALED for each in formats) or str(op.d.type.element_type) != "f32":
        raise failure(
            op,
            f"is a product in blocks of {m} rows, of {formats[0]} and {formats[1]}, with sums of {op.d.type.element_type}: "
            "instructions have 128 rows, operands of 8 bits or less, and sums of f32",
        )
    padded = [getattr(value.type.encoding, "fp4_padded", False) for value in (op.a, op.b)]
    narrow = formats == ["e2m1", "e2m1"] and all(k_major) and not any(padded)
    small = all(str(each.element_type) == "f8E4M3FN" for each in scales)
    kind, vectors = (("mxf4nvf4", 4) if small else ("mxf4", 2)) if narrow else ("mxf8f6f4", 1)
    alone = [each == "e2m1" for each in formats] != padded
    if not narrow and (small or alone or not all(major for major, pad in zip(k_major, padded) if pad)):
        raise failure(
            op,
            f"is a product of {formats[0]} and {formats[1]} whose 4-bit floats need padding in shared memory (fp4Padded) and K as "
            "contiguous dimension, or whose scales are no powers of two",
        )
    numbers = [1 if narrow else _SCALED[each] for each in formats]
    # Scale factors are exponents (ue8m0) but where they are E4M3.
    instruction = (
        numbers[0] << 7 | numbers[1] << 10 | _shape_bits(n, k_major) | (not small) << 23 | _rows_of(op, m) >> 7 << 27
    )
    which, group = ir.Attribute.parse(f"#nvvm.tcgen05_mma_kind<{kind}>"), pairs.group(low)
    size = ir.Attribute.parse(f"#nvvm.tcgen05_mma_block_scale<block{16 if vectors == 4 else 32}>")

    def write(row: int, column: int, k: int, target: ir.Value, one: ir.Value, other: ir.Value, adds: ir.Value) -> None:
        first = k // _DEPTH * vectors
        number = first % 4
        factors = []
        for value, begin in ((op.a_scale, row), (op.b_scale, column)):
            start = address_of(op, value.type, (begin, first - number))
            factors.append(pointer_to(low, arith.addi(low[value], low.build.number(start)) if start else low[value]))
        whole = instruction | number << 29 | number << 4
        described = low.build.number(whole - (whole >> 31 << 32))
        nvvm.tcgen05_mma_block_scale(which, group, target, one, other, described, adds, *factors, block_scale=size)

    return _issue(low, op, _Product(m, n, _DEPTH, write, (padded[0], padded[1])))


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
    predicate = None if op.pred is None else low[op.pred]
    low.when(
        low.build.all_of(low.first_of_block(), predicate, pairs.leads(low)),
        functools.partial(_tell, low, op.barrier, list(op.descs)),
    )


# Copies -----------------------------------------------------------------------------------------------------------------

#: Rows of a copy of scale factors, and the bytes of each.
_COPIED_ROWS, _COPIED_BYTES = 32, 16
#: Rows of a copy of a part of a matrix, and the columns of 32 bits.
_MATRIX_ROWS, _MATRIX_COLUMNS = 128, 8


@lowering("ttng.tmem_copy")
def _copy(low: Lowering, op: ttng.TMEMCopyOp) -> None:
    """One thread copies all parts, of a pair those of both CTAs, and tells the barrier where there is one."""
    _check_chip(low, op)
    scales = isinstance(op.dst.type.encoding, ttng.TensorMemoryScalesEncodingAttr)
    form, parts = (_copies_of_scales if scales else _copies_of_matrix)(low, op)
    shape = ir.Attribute.parse(f"#nvvm.tcgen05_cp_shape<{form}>")
    multicast = ir.Attribute.parse("#nvvm.tcgen05_cp_multicast<warpx4>") if scales else None

    def copies() -> None:
        fence(False)
        for column, descriptor in parts:
            place = arith.addi(low[op.dst], low.build.number(column)) if column else low[op.dst]
            nvvm.tcgen05_cp(shape, pointer_to(low, place), descriptor, group=pairs.group(low), multicast=multicast)
        if op.barrier is not None:
            _tell(low, op.barrier)

    _meet(low, op, low.paired)
    low.when(low.build.all_of(low.first_of_block(), pairs.leads(low)), copies)


def _copies_of_matrix(low: Lowering, op: ttng.TMEMCopyOp) -> tuple[str, list[tuple[int, ir.Value]]]:
    """The shape of copies, and of each where in tensor memory its part goes, and the descriptor of where it comes from."""
    source, target = op.src.type, op.dst.type
    rows, columns = shape_in_cta(target)
    rank = len(target.shape)
    if rank != 2 or list(source.shape) != list(target.shape) or rows % _MATRIX_ROWS or columns % _MATRIX_COLUMNS:
        raise failure(
            op,
            f"copies {list(source.shape)} to {list(target.shape)}, and matrices are copied {_MATRIX_ROWS} rows and "
            f"{_MATRIX_COLUMNS} columns at a time",
        )
    if any(bits(kind.element_type) != 32 for kind in (source, target)):
        raise failure(op, f"copies elements of type {source.element_type}, and matrices are copied in words of 32 bits")
    first = _shared_descriptor(low, op, op.src, 0)
    return "shape_128x256b", [
        (address_of(op, target, place), _moved(low, first, tile_offset(source, place)))
        for place in itertools.product(range(0, rows, _MATRIX_ROWS), range(0, columns, _MATRIX_COLUMNS))
    ]


def _copies_of_scales(low: Lowering, op: ttng.TMEMCopyOp) -> tuple[str, list[tuple[int, ir.Value]]]:
    """The same of scale factors, 32 rows of 16 bytes at a time, which go to the rows of all four warps."""
    source, target = op.src.type, op.dst.type
    same = list(source.shape) == list(target.shape)
    starts = _copies(shared_memory_of(source), memory_of(op, target)) if same else None
    if starts is None:
        raise failure(
            op,
            f"copies from {source.encoding} to {target.encoding}, and only scale factors that stand in shared memory as copies of 32 "
            "rows of 16 bytes take them are lowered",
        )
    base, offset = low.buffer(low[op.src])
    address = llvm.ptrtoint(low.build.i32, base)
    if offset is not None:
        address = arith.addi(address, offset)
    # Eight rows of 16 bytes stand below each other.
    stride = 8 * _COPIED_BYTES >> 4
    descriptor = arith.ori(_start_field(low, address), _field(low, stride << 16 | stride << 32 | _DESCRIPTOR))
    return "shape_32x128b", [
        (column, _moved(low, descriptor, number * _COPIED_ROWS * _COPIED_BYTES)) for number, column in enumerate(starts)
    ]


def _copies(shared: LinearLayout, memory: LinearLayout) -> list[int] | None:
    """The columns to which each 512 bytes of scale factors go; None where they are not as copies take them."""
    offsets, places = shared.bases[OFFSET], list(memory.bases[COLUMN])
    across, down = _COPIED_BYTES.bit_length() - 1, _COPIED_ROWS.bit_length() - 1
    if (
        tuple(offsets[:across]) != tuple(places[:across])
        or tuple(offsets[across : across + down]) != memory.bases[ROW][:down]
    ):
        return None
    starts = [0]
    for basis in offsets[across + down :]:
        if basis not in places:
            return None
        step = 1 << places.index(basis)
        starts += [start ^ step >> 2 for start in starts]
    return starts
