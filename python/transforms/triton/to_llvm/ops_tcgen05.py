"""Products of tcgen05 by one CTA, with scale factors too, and copies from shared to tensor memory.

Source: PTX ISA, "tcgen05.mma", "tcgen05.cp", "Instruction descriptor", "Shared memory descriptor", "Block scaling".
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from gpuir.analysis import allocations, find_ops
from gpuir.dialects import arith, llvm, nvvm, tt, ttg, ttng
from gpuir.host import ir
from gpuir.layouts import COLUMN, OFFSET, ROW, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_tensor_memory import fence, pointer_to
from gpuir.transforms.triton.to_llvm.ops_warpgroup import tile_offset
from gpuir.transforms.triton.to_llvm.shared_access import memory_of as shared_memory_of
from gpuir.transforms.triton.to_llvm.tensor_memory import address_of, memory_of, shape_in_cta
from gpuir.transforms.triton.to_llvm.types import bits

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
_ONE_CTA = "#nvvm.cta_group<cta_1>"


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
    if (
        not isinstance(encoding, ttg.NVMMASharedEncodingAttr)
        or not encoding.swizzling_byte_width
        or encoding.fp4_padded
    ):
        raise failure(
            op,
            f"has an operand in {encoding}, and products of tcgen05 are lowered of swizzled nvmma_shared without padding",
        )
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

    `write` gets the row, the column and the element along K at which an instruction begins, the addresses of its result, a and b, and
    whether it adds to what is there.
    """

    m: int
    n: int
    step: int
    write: Callable[[int, int, int, ir.Value, ir.Value, ir.Value, ir.Value], None]


def _tile(op: Any) -> tuple[int, int, tuple[bool, bool]]:
    """Rows and columns of one instruction, and whether a and b are K-major."""
    if op.two_ctas:
        raise failure(op, "is of two CTAs")
    encoding = op.d.type.encoding
    if not isinstance(encoding, ttng.TensorMemoryEncodingAttr) or encoding.block_m not in _ROWS:
        raise failure(op, f"has a result in {encoding}, and expects blocks of 64 or 128 rows in tensor memory")
    rows, columns = shape_in_cta(op.d.type)
    a_major, b_major = (_is_k_major(each.type, index) for index, each in enumerate((op.a, op.b)))
    return min(encoding.block_m, rows), min(encoding.block_n, columns, _N), (a_major, b_major)


def _issue(low: Lowering, op: Any, product: _Product) -> list[ir.Value]:
    """One thread issues a product for each block of the result and each step along K, and tells the barriers."""
    build = low.build
    a_kind, b_kind, d_kind = (value.type for value in (op.a, op.b, op.d))
    (rows, columns), depth = shape_in_cta(d_kind), list(a_kind.shape)[1]
    in_tensor_memory = isinstance(a_kind.encoding, ttng.TensorMemoryEncodingAttr)
    left = low[op.a] if in_tensor_memory else _shared_descriptor(low, op, op.a, 0)
    right, result = _shared_descriptor(low, op, op.b, 1), low[op.d]

    def moved(address: ir.Value, by: int) -> ir.Value:
        return pointer_to(low, arith.addi(address, build.number(by)) if by else address)

    def products() -> None:
        fence(False)
        for row in range(0, rows, product.m):
            for column in range(0, columns, product.n):
                target = moved(result, address_of(op, d_kind, (row, column)))
                for k in range(0, depth, product.step):
                    if in_tensor_memory:
                        one = moved(left, address_of(op, a_kind, (row, k)))
                    else:
                        one = _moved(low, left, tile_offset(a_kind, (row, k)))
                    other = _moved(low, right, tile_offset(b_kind, (k, column)))
                    adds = low[op.use_d] if k == 0 else build.constant(build.i1, True)
                    product.write(row, column, k, target, one, other, adds)
        for barrier, predicate in _in_order_of_waits(op):
            low.when(low[predicate], functools.partial(nvvm.tcgen05_commit, low.start_of(low[barrier])))

    # What other warps have loaded, stored or waited for is done before.
    if low.threads.warps > 1:
        low.barrier()
    low.when(arith.andi(low.first_of_block(), low[op.pred]), products)
    return [build.number(0)] * len(op.operation.results)


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
    instruction = _SUMS[d] << 4 | a_type << 7 | b_type << 10 | _shape_bits(n, k_major) | m >> 4 << 24
    which, group = ir.Attribute.parse(f"#nvvm.tcgen05_mma_kind<{kind}>"), ir.Attribute.parse(_ONE_CTA)

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
    narrow = formats == ["e2m1", "e2m1"] and all(k_major)
    small = all(str(each.element_type) == "f8E4M3FN" for each in scales)
    kind, vectors = (("mxf4nvf4", 4) if small else ("mxf4", 2)) if narrow else ("mxf8f6f4", 1)
    if not narrow and (small or "e2m1" in formats):
        raise failure(
            op,
            f"is a product of {formats[0]} and {formats[1]} whose 4-bit floats need padding in shared memory, or whose scales are no powers of two",
        )
    numbers = [1 if narrow else _SCALED[each] for each in formats]
    # Scale factors are exponents (ue8m0) but where they are E4M3.
    instruction = numbers[0] << 7 | numbers[1] << 10 | _shape_bits(n, k_major) | (not small) << 23 | m >> 7 << 27
    which, group = ir.Attribute.parse(f"#nvvm.tcgen05_mma_kind<{kind}>"), ir.Attribute.parse(_ONE_CTA)
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

    return _issue(low, op, _Product(m, n, _DEPTH, write))


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


# Copies -----------------------------------------------------------------------------------------------------------------

#: Rows of a copy, and the bytes of each.
_COPIED_ROWS, _COPIED_BYTES = 32, 16


@lowering("ttng.tmem_copy")
def _copy(low: Lowering, op: ttng.TMEMCopyOp) -> None:
    """Scale factors, 32 rows of 16 bytes at a time, which go to the rows of all four warps."""
    _check_chip(low, op)
    source, target = op.src.type, op.dst.type
    starts = None
    if isinstance(target.encoding, ttng.TensorMemoryScalesEncodingAttr) and list(source.shape) == list(target.shape):
        starts = _copies(shared_memory_of(source), memory_of(op, target))
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
    shape = ir.Attribute.parse("#nvvm.tcgen05_cp_shape<shape_32x128b>")
    multicast = ir.Attribute.parse("#nvvm.tcgen05_cp_multicast<warpx4>")

    def copies() -> None:
        fence(False)
        for number, column in enumerate(starts):
            place = arith.addi(low[op.dst], low.build.number(column)) if column else low[op.dst]
            nvvm.tcgen05_cp(
                shape, pointer_to(low, place), _moved(low, descriptor, number * _COPIED_ROWS * _COPIED_BYTES),
                group=ir.Attribute.parse(_ONE_CTA), multicast=multicast,
            )  # fmt: skip
        if op.barrier is not None:
            nvvm.tcgen05_commit(low.start_of(low[op.barrier]))

    if low.threads.warps > 1:
        low.barrier()
    low.when(low.first_of_block(), copies)


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
