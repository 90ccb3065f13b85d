"""Copies lhs and rhs of a warpgroup's multi_mma to workgroup memory, in an order that wgmma reads."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import affine, arith, memref, scf, vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.lowering.wgmma import proxy_fence
from gpuir.transforms.iree_gpu.lowering.wgmma_layout import TileOrder, element_bytes, tile_orders
from gpuir.transforms.iree_gpu.tiling.lanes import warpgroup_lane
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.foralls import flat_workgroup_size
from gpuir.transforms.iree_gpu.utils.indices import apply_map, index_constant
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory, read_part
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.rewriting import collect, enclosing_symbol_table, replace, symbol_names
from gpuir.transforms.iree_gpu.utils.vectors import read_tensor

__all__ = ["promote_wgmma_operands"]

_LANES = 128
#: Bytes of workgroup memory of sm_90 (CUDA C++ Programming Guide, "Technical Specifications").
_MEMORY = 232448


@dataclasses.dataclass(frozen=True)
class _Copy:
    """One operand to copy: the read of its whole vector, and the order that its tiles get."""

    operand: MmaOperand
    read: vector.TransferReadOp
    order: TileOrder

    @property
    def shape(self) -> list[int]:
        """The buffer's: the operand's outer dimensions, then those of the order."""
        return [*self.outer, *self.order.shape]

    @property
    def outer(self) -> list[int]:
        return list(self.operand.type.shape)[: len(self.operand.outer)]

    @property
    def bytes(self) -> int:
        return math.prod(self.shape) * self.order.element_bytes


class _Promotion(NamedTuple):
    """A multi_mma whose operands are copied, and the kind that it gets."""

    op: MultiMmaOp
    kind: NvWgmmaAttr
    copies: list[_Copy]


def _widest_swizzle(kind: NvWgmmaAttr) -> int:
    """The widest swizzle whose bytes divide those of k: each row then has at least one instruction's bytes."""
    row_bytes = kind.k * element_bytes(kind)
    return next(size for size in (128, 64, 32) if row_bytes % size == 0)


def _copy(op: MultiMmaOp, kind: NvWgmmaAttr, operand: MmaOperand, swizzle: int) -> _Copy | None:
    """How an operand is copied to workgroup memory; None if it is there already."""
    name = operand.name
    part = read_part(operand.value)
    if isinstance(part, str):
        raise failure(op, f"has {name} that cannot be promoted: it {part}, and must be the read of a memref")
    read, offsets = part
    if not isinstance(read.base.type, ir.MemRefType):
        raise failure(
            op, f"has {name} that cannot be promoted: it is read from a tensor, and memory is needed: bufferize first"
        )
    if is_in_workgroup_memory(read.base.type):
        return None
    if not isinstance(read, vector.TransferReadOp) or read.vector != operand.value or any(offsets):
        raise failure(
            op, f"has {name} that cannot be promoted: it is a part of a read; promote before iree.unroll_multi_mma"
        )
    if len(operand.permutation) != 2:
        raise failure(
            op,
            f"has {name} that cannot be promoted: its inner dimensions are {operand.inner_shape}, and rows and columns are "
            "needed",
        )
    orders = tile_orders(kind, name, swizzle)
    # Adjacent elements stay adjacent where the instruction allows it.
    along_k = operand.permutation == ((0, 1) if name == "lhs" else (1, 0))
    return _Copy(operand, read, next((order for order in orders if order.k_major == along_k), orders[0]))


@pass_("iree-gpu-promote-wgmma-operands")
def promote_wgmma_operands(op: AnyOp) -> None:
    """Copies lhs and rhs of multi_mma on vectors of a kind #gpuir_nv.wgmma_layout to workgroup memory, swizzled.

    They must be transfer_reads of memrefs elsewhere; those of workgroup memory stay. Each operand gets a buffer (a
    memref.global in the enclosing module), which the 128 lanes of a workgroup's one warpgroup fill, 16 bytes at a time where
    elements are adjacent both in memory and in the tile; a barrier is before, a proxy fence and a barrier after. The kind's
    swizzle becomes the widest that k has room for. Fails at the first op where that is not possible, before anything is
    changed.
    """
    promotions = []
    for mma in collect(op, MultiMmaOp):
        if isinstance(mma.kind, NvWgmmaAttr) and MultiMmaView(mma).all_are(ir.VectorType):
            promotion = _promotion(mma, mma.kind)
            if promotion is not None:
                promotions.append(promotion)
    for promotion in promotions:
        with promotion.op.location, ir.InsertionPoint(promotion.op):
            _promote(promotion)


def _promotion(op: MultiMmaOp, kind: NvWgmmaAttr) -> _Promotion | None:
    swizzle = kind.swizzle or _widest_swizzle(kind)
    operands = [_copy(op, kind, operand, swizzle) for operand in MultiMmaView(op).operands[:2]]
    copies = [copy for copy in operands if copy is not None]
    if not copies:
        return None
    if len(copies) == 1 or kind.swizzle:
        what = "one operand in workgroup memory and one elsewhere" if len(copies) == 1 else f"swizzle = {kind.swizzle}"
        raise failure(op, f"has {what}: promotion gives both an order, and takes neither in one already")
    size = flat_workgroup_size(op)
    if size not in (None, _LANES):
        raise failure(
            op, f"is in a workgroup of {size} threads, and operands are promoted by those of one warpgroup, {_LANES}"
        )
    total = sum(copy.bytes for copy in copies)
    if total > _MEMORY:
        raise failure(
            op, f"needs {total} bytes of workgroup memory for lhs and rhs, and a workgroup has {_MEMORY}: tile it"
        )
    swizzled = NvWgmmaAttr.get(kind.intrinsic, kind.n, kind.unroll_k, swizzle, context=op.context)
    return _Promotion(op, swizzled, copies)


def _promote(promotion: _Promotion) -> None:
    op, kind, copies = promotion
    # No lane writes before all are done with what was in the buffers.
    gpu.BarrierOp()
    lane = warpgroup_lane()
    buffers = [_buffer(op, copy) for copy in copies]
    for copy, buffer in zip(copies, buffers):
        _fill(copy, buffer, lane)
    proxy_fence()
    gpu.BarrierOp()
    values, permutations = [], {}
    for copy, buffer in zip(copies, buffers):
        values.append(read_tensor(buffer))
        permutations[f"{copy.operand.name}_permutation"] = list(copy.order.permutation)
    lhs, rhs = values
    replace(op, [multi_mma_like(op, lhs, rhs, op.acc, kind=kind, **permutations)])


def _buffer(op: MultiMmaOp, copy: _Copy) -> ir.Value:
    """A new memref.global of the enclosing module, as a value."""
    block = enclosing_symbol_table(op).regions[0].blocks[0]
    taken = symbol_names(block)
    number = 0
    while (name := f"wgmma_{copy.operand.name}_{number}") in taken:
        number += 1
    space = ir.Attribute.parse("#gpu.address_space<workgroup>")
    type_ = ir.MemRefType.get(copy.shape, copy.operand.element_type, memory_space=space)
    with ir.InsertionPoint.at_block_begin(block):
        # A swizzle's pattern repeats after 1024 bytes.
        memref.global_(name, type_, sym_visibility="private", initial_value=ir.UnitAttr.get(), alignment=1024)
    return memref.get_global(type_, name)


def _fill(copy: _Copy, buffer: ir.Value, lane: ir.Value) -> None:
    """The loop in which the lanes take turns with units of 16 bytes."""
    order = copy.order
    units = order.columns // order.unit
    extents = [*copy.outer, order.rows, units]
    loop = scf.ForOp(lane, index_constant(math.prod(extents)), index_constant(_LANES))
    with ir.InsertionPoint(loop.body):
        types = [ir.IndexType.get()] * len(extents)
        *outer, row, column = affine.AffineDelinearizeIndexOp(types, loop.induction_variable, [], extents).multi_index
        type_ = ir.VectorType.get([order.unit], copy.operand.element_type)
        vector.store(_load_unit(copy, type_, outer, row, column), buffer, [*outer, *order.indices(row, column)])
        scf.yield_([])


def _load_unit(
    copy: _Copy, type_: ir.VectorType, outer: Sequence[ir.Value], row: ir.Value, column: ir.Value
) -> ir.Value:
    """A unit of the tile, read from the source."""
    order, source = copy.order, copy.read.base
    first = list(copy.read.indices)
    # The source's last two dimensions are the canonical ones in the operand's permutation; rows of the order are along the
    # canonical dimension in which elements are not adjacent in the buffer.
    last = 1 if order.k_major == (copy.operand.name == "lhs") else 0
    start = apply_map(lambda d: d * order.unit, column)

    def indices_at(along: ir.Value) -> list[ir.Value]:
        canonical = [row, along] if last else [along, row]
        inside = [*outer, *(canonical[d] for d in copy.operand.permutation)]
        inside = [index_constant(0)] * (len(first) - len(inside)) + inside
        return [arith.addi(base, index) for base, index in zip(first, inside)]

    strides, _ = source.type.get_strides_and_offset()
    if copy.operand.permutation[-1] == last and strides[-1] == 1:
        return vector.load(type_, source, indices_at(start))
    elements = [memref.load(source, indices_at(apply_map(lambda d, i=i: d + i, start))) for i in range(order.unit)]
    return vector.from_elements(type_, elements)
