"""Lowers multi_mma of a warpgroup's kinds to wgmma, which itself reads lhs and rhs from workgroup memory.

lhs and rhs of such an op are vectors that were read there, as tiles in one of ``tile_orders``. nvgpu has an op for one
combination only: 16-bit elements summed in f32, rows of 128 swizzled bytes, k of 64, n in blocks of 64 that are contiguous.
``gpuir.intrinsics.wgmma`` builds all others from nvvm's ops.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpuir.dialects import vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.lowering.wgmma_layout import ROWS, WgmmaTile, offset_in_buffer, tile_orders
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory, read_part, writer_between
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView
from gpuir.transforms.iree_gpu.utils.rewriting import collect
from gpuir.transforms.iree_gpu.utils.vectors import reshaped

__all__ = ["check_wgmma", "feeds_wgmma", "lower_wgmma", "proxy_fence", "reads_tensors"]


def _tile(op: MultiMmaOp, operand: MmaOperand) -> WgmmaTile:
    """The tile that an operand is in workgroup memory; fails at the op where wgmma cannot read it."""
    name, kind = operand.name, op.kind
    assert isinstance(kind, NvWgmmaAttr)
    what = f"has {name} that wgmma cannot read: it"
    promote = "; iree-gpu-promote-wgmma-operands copies it to workgroup memory"
    part = read_part(operand.value)
    if isinstance(part, str):
        raise failure(op, f"{what} {part}, and must be a whole read of a memref in workgroup memory{promote}")
    type_ = part.read.base.type
    if not is_in_workgroup_memory(type_):
        raise failure(op, f"{what} is read from {type_}, which is not in workgroup memory{promote}")
    orders = tile_orders(kind, name)
    layout = (tuple(operand.inner_shape), operand.permutation)
    order = next((order for order in orders if layout == (order.shape, order.permutation)), None)
    if order is None:
        expected = " or ".join(_layout_text(order.shape, order.permutation) for order in orders)
        raise failure(
            op,
            f"{what} has inner dimensions {_layout_text(*layout)}, and {kind} needs {expected or 'another swizzle'}{promote}",
        )
    strides, _ = type_.get_strides_and_offset()
    dense = [math.prod(order.shape[i + 1 :]) for i in range(len(order.shape))]
    if DYNAMIC in strides or list(strides)[-len(dense) :] != dense:
        raise failure(op, f"{what} is read from {type_}, whose tiles are not contiguous (strides {dense})")
    static, dynamic = offset_in_buffer(part.read, part.offsets)
    alignment = ROWS * (order.swizzle or 2)
    start = static * order.element_bytes
    if start % alignment:
        raise failure(op, f"{what} begins {start} bytes into its buffer, which must be a multiple of {alignment}")
    for _, stride in dynamic:
        if stride * order.element_bytes % alignment:
            raise failure(
                op,
                f"{what} begins at an index that is not known, in steps of {stride * order.element_bytes} bytes, "
                f"which must be a multiple of {alignment}",
            )
    if part.read.operation.block != op.operation.block:
        raise failure(op, f"{what} is read in another block, and the product reads the memory again")
    writer = writer_between(part.read, op)
    if writer is not None:
        raise failure(
            op, f"{what} is read before '{writer.name}', which may write there, and the product reads the memory again"
        )
    return WgmmaTile(part.read, part.offsets, order)


def _layout_text(shape: Sequence[int], permutation: Sequence[int]) -> str:
    return f"{'x'.join(map(str, shape))} with permutation {list(permutation)}"


def proxy_fence() -> None:
    """fence.proxy.async: makes the thread's earlier writes to workgroup memory visible to wgmma."""
    # The generic builder: importing the host's nvvm module takes longer than most passes.
    kind, space = ir.Attribute.parse("#nvvm.proxy_kind<async.shared>"), ir.Attribute.parse("#nvvm.shared_space<cta>")
    ir.Operation.create("nvvm.fence.proxy", attributes={"kind": kind, "space": space})


def check_wgmma(root: AnyOp) -> None:
    """Fails at the first multi_mma in ``root`` that is a lane's share of one wgmma and cannot become it."""
    for op in collect(root, MultiMmaOp):
        if isinstance(op.kind, NvWgmmaAttr):
            view = MultiMmaView(op)
            if not view.iterators and view.all_are(ir.VectorType) and not op.subgroup_semantics:
                if not reads_tensors(op):
                    _tiles(view)


def reads_tensors(op: MultiMmaOp) -> bool:
    """Whether lhs or rhs are read from a tensor, whose memory bufferization will choose."""
    parts = [read_part(value) for value in (op.lhs, op.rhs)]
    return any(not isinstance(part, str) and isinstance(part.read.base.type, ir.RankedTensorType) for part in parts)


def feeds_wgmma(value: ir.Value) -> bool:
    """Whether a vector is lhs or rhs of a warpgroup's multi_mma, whose memory is read by wgmma."""
    for use in value.uses:
        op = use.owner
        if isinstance(op, MultiMmaOp) and use.operand_number < 2 and isinstance(op.kind, NvWgmmaAttr):
            return True
    return False


def _tiles(view: MultiMmaView) -> list[WgmmaTile]:
    return [_tile(view.op, operand) for operand in view.operands[:2]]


def lower_wgmma(op: MultiMmaOp) -> ir.Value:
    """The result of a warpgroup's multi_mma, by wgmma that reads workgroup memory at the insertion point.

    It is fenced, committed and waited for, so that the accumulator is complete afterwards. The writes of lhs and rhs need a
    proxy fence and a barrier after them. Fails at the op, before anything is built, where the operands are no such tiles.
    """
    # Imported on first use: with gpuir.intrinsics it loads nvvm and rocdl, which takes a third of a second.
    from gpuir.transforms.iree_gpu.lowering import wgmma_ops

    view = MultiMmaView(op)
    tiles = _tiles(view)
    kind, acc = op.kind, op.acc
    assert isinstance(kind, NvWgmmaAttr)
    # A lane's rows are 8 apart in two halves; the instruction's registers go over columns first, in eights.
    element = kind.element_types[2]
    columns = kind.n // 8
    halves_first = ir.VectorType.get([2, columns, 2], element)
    columns_first = ir.VectorType.get([columns, 2, 2], element)
    flat = ir.VectorType.get([4 * columns], element)
    registers = reshaped(vector.transpose(columns_first, reshaped(acc, halves_first), [1, 0, 2]), flat)
    registers = wgmma_ops.build_wgmma(op, kind, tiles, registers)
    return reshaped(vector.transpose(halves_first, reshaped(registers, columns_first), [1, 0, 2]), acc.type)
