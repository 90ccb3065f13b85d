"""Products of warpgroups (wgmma): asynchronous, of operands in shared memory, the first one in registers too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects import arith, llvm, nvvm, ttg, ttng
from gpuir.host import AnyOp, ir
from gpuir.intrinsics.wgmma import WgmmaError
from gpuir.intrinsics.wgmma import element as element_of
from gpuir.intrinsics.wgmma.instructions import WarpgroupMma
from gpuir.layouts import LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.accumulators import packed, parts_of, tiles, to_struct, to_vector
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.shared_access import element_bytes, memory_of, offset_columns
from gpuir.transforms.triton.to_llvm.types import bits, is_tensor, layout_of

__all__ = ["operand_descriptor", "tile_offset"]

#: Rows of an instruction, and bytes that it takes along K.
_ROWS, _DEPTH = 64, 32


def product_of(op: ttng.WarpGroupDotOp) -> WarpgroupMma:
    """The instruction that the op is made of."""
    encoding, (m, n) = op.result.type.encoding, list(op.result.type.encoding.instr_shape)[:2]
    kind = op.b.type.element_type
    shape = list(op.result.type.shape)
    if m * 4 != _ROWS or list(encoding.warps_per_cta)[0] % 4:
        raise failure(op, f"has a result in {encoding}, and a warpgroup's instruction has 64 rows of 4 warps")
    depth = _DEPTH * 8 // bits(kind)
    try:
        a, b, d = (element_of(value.type.element_type) for value in (op.a, op.b, op.result))
    except WgmmaError as error:
        raise failure(op, f"cannot be lowered: {error}") from None
    a_major, b_major = (_is_k_major(value.type, index) for index, value in enumerate((op.a, op.b)))
    return WarpgroupMma(_ROWS, min(n, shape[-1]), depth, d, a, b, a_major, b_major, False, False, False)


def _is_k_major(kind: Any, index: int) -> bool:
    """Whether neighbours in shared memory are neighbours along K."""
    if is_tensor(kind):
        return True
    return kind.encoding.transposed == (index == 1)


# The ops --------------------------------------------------------------------------------------------------------------


def operand_descriptor(low: Lowering, op: AnyOp, value: ir.Value, index: int) -> ir.Value:
    """The descriptor of a buffer's first tile; of others by `tile_offset`."""
    kind = value.type
    encoding = kind.encoding
    if not isinstance(encoding, ttg.NVMMASharedEncodingAttr):
        raise failure(op, f"has an operand in {encoding}, and products of warpgroups read nvmma_shared")
    span = encoding.swizzling_byte_width
    allocated = list(kind.alloc_shape or kind.shape)[-2:]
    contiguous = 0 if encoding.transposed else 1
    k_dimension = 1 if index == 0 else 0
    if span:
        rows = allocated[1 - contiguous]
        leading = 16 if contiguous == k_dimension else rows * span
        stride = 8 * span
    else:
        stripe = 8 * 16
        rows = allocated[1 - contiguous]
        leading, stride = (rows * 16, stripe) if contiguous == k_dimension else (stripe, rows * 16)
    mode = {0: 0, 128: 1, 64: 2, 32: 3}[span]
    high = (leading >> 4 & 0x3FFF) << 16 | (stride >> 4 & 0x3FFF) << 32 | mode << 62
    base, offset = low.buffer(low[value])
    address = llvm.ptrtoint(low.build.i32, base)
    if offset is not None:
        address = arith.addi(address, offset)
    return arith.ori(
        arith.extui(low.build.i64, arith.andi(arith.shrui(address, low.build.number(4)), low.build.number(0x3FFF))),
        low.build.constant(low.build.i64, high - (1 << 64) if high >> 63 else high),
    )


def tile_offset(kind: ttg.MemDescType, place: Sequence[int]) -> int:
    """Bytes from the start of a buffer to the element at the place, whose row begins a pattern."""
    memory, result = memory_of(kind), 0
    for dimension, coordinate in enumerate(place):
        for bit, column in enumerate(offset_columns(memory, dimension)):
            result ^= column if coordinate >> bit & 1 else 0
    return result * element_bytes(kind)


def _moved(low: Lowering, descriptor: ir.Value, offset: int) -> ir.Value:
    return arith.addi(descriptor, low.build.constant(low.build.i64, offset >> 4)) if offset else descriptor


@lowering("ttng.warp_group_dot")
def _dot(low: Lowering, op: ttng.WarpGroupDotOp) -> ir.Value:
    if not low.nvidia or low.chip_number != 90:
        raise failure(op, f"is an instruction of sm_90a, and the target is {low.target.chip}")
    product, kind = product_of(op), op.result.type
    layout = layout_of(kind)
    found = tiles(layout, product.n)
    sums = parts_of(to_struct(low.build, kind, low[op.c]), len(found))
    b = operand_descriptor(low, op, op.b, 1)
    in_registers = is_tensor(op.a.type)
    if in_registers:
        words, _ = low.build.words(low[op.a], bits(op.a.type.element_type))
        left, at = low.build.elements(words), register_at(layout_of(op.a.type))
    else:
        a = operand_descriptor(low, op, op.a, 0)
        a = _uniform(low, a, op, layout)
    depth = op.a.type.shape[-1]
    use = _flag(low, op)
    nvvm.wgmma_fence_aligned()
    results = []
    per_word = 32 // product.a.bits
    for (row, column), sum_ in zip([place for place, _ in found], sums):
        for k in range(0, depth, product.k):
            if in_registers:
                half = product.k // 2
                first: Any = [left[at[m, k + side] // per_word] for side in (0, half) for m in (row, row + 8)]
            else:
                first = _moved(low, a, tile_offset(op.a.type, (row, k)))
            second = _moved(low, b, tile_offset(op.b.type, (k, column)))
            sum_ = product.emit(sum_, first, second, use if k == 0 else True)
        results.append(sum_)
    nvvm.wgmma_commit_group_sync_aligned()
    whole = results[0] if len(results) == 1 else packed(low.build, results)
    if op.is_async.value:
        return whole if op.result in low.flying else to_vector(low.build, kind, whole)
    nvvm.wgmma_wait_group_sync_aligned(0)
    return to_vector(low.build, kind, whole)


def _uniform(low: Lowering, descriptor: ir.Value, op: ttng.WarpGroupDotOp, layout: LinearLayout) -> ir.Value:
    """The descriptor of the rows of the thread's own warpgroup."""
    columns = []
    for basis in layout.bases["warp"]:
        whole = all(size == 0 or size >= _ROWS or dimension for dimension, size in enumerate(basis))
        columns.append(tile_offset(op.a.type, (basis[0], 0)) >> 4 if whole else 0)
    if not any(columns):
        return descriptor
    moved = low.build.linear([(low.threads.warp, columns)])
    return arith.addi(descriptor, arith.extui(low.build.i64, moved))


def _flag(low: Lowering, op: ttng.WarpGroupDotOp) -> bool | ir.Value:
    """Whether the first product adds to `c`: known, or an i1."""
    if op.use_c is None:
        return True
    owner = op.use_c.owner
    if not isinstance(owner, ir.Block) and owner.name == "arith.constant":
        return bool(ir.IntegerAttr(owner.attributes["value"]).value)
    return low[op.use_c]


@lowering("ttng.warp_group_dot_wait")
def _wait(low: Lowering, op: ttng.WarpGroupDotWaitOp) -> list[ir.Value]:
    nvvm.wgmma_wait_group_sync_aligned(op.pendings.value)
    results = []
    for source, result in zip(op.operands, op.operation.results):
        value = low[source]
        if is_tensor(result.type) and result not in low.flying and not isinstance(value.type, ir.VectorType):
            value = to_vector(low.build, result.type, value)
        elif result in low.flying:
            value = to_struct(low.build, result.type, value)
        results.append(value)
    return results
