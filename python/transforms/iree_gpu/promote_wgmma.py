"""lhs and rhs of a warpgroup's multi_mma into workgroup memory, in an order that wgmma reads."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, index_constant, like
from gpuir.transforms.iree_gpu.lanes import warpgroup_lane
from gpuir.transforms.iree_gpu.reads import in_workgroup_memory, read_behind
from gpuir.transforms.iree_gpu.rewriting import collect, replace
from gpuir.transforms.iree_gpu.slices import apply_map, flat_workgroup_size
from gpuir.transforms.iree_gpu.vectorize import read_tensor
from gpuir.transforms.iree_gpu.wgmma import Order, orders_of, proxy_fence

__all__ = ["promote_wgmma_operands"]

_LANES = 128
#: Bytes of workgroup memory of sm_90 (CUDA C++ Programming Guide, "Technical Specifications").
_MEMORY = 232448


@dataclasses.dataclass(frozen=True)
class _Copy:
    """One operand: the read of its whole vector, and the order that its tiles get."""

    operand: Operand
    read: Any
    order: Order

    @property
    def shape(self) -> list[int]:
        """The buffer's: the operand's outer dimensions, then those of the order."""
        return [*self.outer, *self.order.shape]

    @property
    def outer(self) -> list[int]:
        return list(self.operand.type.shape)[: len(self.operand.outer)]

    @property
    def bytes(self) -> int:
        return math.prod(self.shape) * self.order.size


def _swizzle(kind: Any) -> int:
    """The widest swizzle whose bytes divide those of k: each row then is at least an instruction's."""
    length = kind.k * kind.element_types[0].width // 8
    return next(size for size in (128, 64, 32) if length % size == 0)


def _copy(op: Any, operand: Operand, swizzle: int) -> _Copy | None:
    """How an operand gets into workgroup memory; None where it is there."""
    kind, name = op.kind, operand.name
    found = read_behind(operand.value)
    if isinstance(found, str):
        raise failure(op, f"has {name} that cannot be promoted: it {found}, and must be the read of a memref")
    read, offsets = found
    if not isinstance(read.operands[0].type, ir.MemRefType):
        raise failure(
            op, f"has {name} that cannot be promoted: it is read from a tensor, and memory is needed: bufferize first"
        )
    if in_workgroup_memory(read.operands[0].type):
        return None
    if read.name != "vector.transfer_read" or read.results[0] != operand.value or any(offsets):
        raise failure(
            op, f"has {name} that cannot be promoted: it is a part of a read; promote before iree.unroll_multi_mma"
        )
    if len(operand.permutation) != 2:
        raise failure(
            op,
            f"has {name} that cannot be promoted: its inner dimensions are {operand.inner_shape}, and rows and columns are "
            "needed",
        )
    orders = orders_of(kind, name, swizzle)
    # Neighbours stay neighbours where the instruction allows it.
    along_k = operand.permutation == ((0, 1) if name == "lhs" else (1, 0))
    return _Copy(operand, read, next((order for order in orders if order.k_major == along_k), orders[0]))


@pass_("iree-gpu-promote-wgmma-operands")
def promote_wgmma_operands(op: Any) -> None:
    """Copies lhs and rhs of multi_mma on vectors of a kind #gpuir_nv.wgmma_layout to workgroup memory, swizzled.

    They must be transfer_reads of memrefs elsewhere; those of workgroup memory stay. Each operand gets a buffer (a
    memref.global in the module around), which the 128 lanes of a workgroup's one warpgroup fill 16 bytes at a time where
    neighbours in memory are neighbours in the tile; a barrier stands before, proxy fence and barrier behind. The kind's swizzle
    becomes the widest that k has room for. An error at the first op where that is not possible; then nothing has changed.
    """
    plans = []
    for each in collect(op, "iree_gpu.multi_mma"):
        if isinstance(each.kind, NvWgmmaAttr) and Contraction(each).all_are(ir.VectorType):
            plan = _plan(each)
            if plan is not None:
                plans.append(plan)
    for each, kind, copies in plans:
        with each.operation.location, ir.InsertionPoint(each):
            _promote(each, kind, copies)


def _plan(op: Any) -> tuple[Any, Any, list[_Copy]] | None:
    kind = op.kind
    swizzle = kind.swizzle or _swizzle(kind)
    found = [_copy(op, operand, swizzle) for operand in Contraction(op).operands[:2]]
    copies = [each for each in found if each is not None]
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
    total = sum(each.bytes for each in copies)
    if total > _MEMORY:
        raise failure(
            op, f"needs {total} bytes of workgroup memory for lhs and rhs, and a workgroup has {_MEMORY}: tile it"
        )
    made = NvWgmmaAttr.get(kind.intrinsic, kind.n, kind.unroll_k, swizzle, context=op.context)
    return op, made, copies


def _promote(op: Any, kind: Any, copies: list[_Copy]) -> None:
    gpu = module("dialects.gpu")
    # Nobody writes before all are done with what was there.
    gpu.BarrierOp()
    lane = warpgroup_lane()
    buffers = [_buffer(op, each) for each in copies]
    for each, buffer in zip(copies, buffers):
        _fill(each, buffer, lane)
    proxy_fence()
    gpu.BarrierOp()
    values, permutations = [], {}
    for each, buffer in zip(copies, buffers):
        values.append(read_tensor(buffer))
        permutations[f"{each.operand.name}_permutation"] = list(each.order.permutation)
    replace(op, [like(op, *values, op.acc, kind=kind, **permutations)])


def _buffer(op: Any, copy: _Copy) -> Any:
    """A memref.global of the module around, as a value."""
    memref = module("dialects.memref")
    parent = op.operation.parent
    while parent.name not in ("builtin.module", "gpu.module"):
        parent = parent.operation.parent
    block = parent.regions[0].blocks[0]
    taken = {
        str(each.operation.attributes["sym_name"].value)
        for each in block.operations
        if "sym_name" in each.operation.attributes
    }
    number = 0
    while (name := f"wgmma_{copy.operand.name}_{number}") in taken:
        number += 1
    space = ir.Attribute.parse("#gpu.address_space<workgroup>")
    type_ = ir.MemRefType.get(copy.shape, copy.operand.element_type, memory_space=space)
    with ir.InsertionPoint.at_block_begin(block):
        # A pattern of a swizzle repeats after 1024 bytes.
        memref.global_(name, type_, sym_visibility="private", initial_value=ir.UnitAttr.get(), alignment=1024)
    return memref.get_global(type_, name)


def _fill(copy: _Copy, buffer: Any, lane: Any) -> None:
    """The loop in which the lanes take turns with units of 16 bytes."""
    scf, vector, affine = (module(f"dialects.{name}") for name in ("scf", "vector", "affine"))
    order, read = copy.order, copy.read
    units = order.columns // order.unit
    extents = [*copy.outer, order.rows, units]
    loop = scf.ForOp(lane, index_constant(math.prod(extents)), index_constant(_LANES))
    with ir.InsertionPoint(loop.body):
        types = [ir.IndexType.get()] * len(extents)
        *outer, row, column = affine.AffineDelinearizeIndexOp(types, loop.induction_variable, [], extents).results
        type_ = ir.VectorType.get([order.unit], copy.operand.element_type)
        vector.store(_unit(copy, read, type_, outer, row, column), buffer, [*outer, *order.indices(row, column)])
        scf.yield_([])


def _unit(copy: _Copy, read: Any, type_: Any, outer: list[Any], row: Any, column: Any) -> Any:
    """Neighbours of a tile as the source has them."""
    vector, memref, arith = (module(f"dialects.{name}") for name in ("vector", "memref", "arith"))
    order, source = copy.order, read.operands[0]
    first = list(read.operands)[1 : 1 + source.type.rank]
    # The source's last two dimensions are the canonical ones in the operand's permutation; rows of the order are along the
    # canonical dimension whose neighbours are not in memory.
    last = 1 if order.k_major == (copy.operand.name == "lhs") else 0
    start = apply_map(lambda d: d * order.unit, column)

    def at(along: Any) -> list[Any]:
        canonical = [row, along] if last else [along, row]
        inside = [*outer, *(canonical[d] for d in copy.operand.permutation)]
        inside = [index_constant(0)] * (len(first) - len(inside)) + inside
        return [arith.addi(base, index) for base, index in zip(first, inside)]

    strides, _ = source.type.get_strides_and_offset()
    if copy.operand.permutation[-1] == last and strides[-1] == 1:
        return vector.load(type_, source, at(start))
    parts = [memref.load(source, at(apply_map(lambda d, i=i: d + i, start))) for i in range(order.unit)]
    return vector.from_elements(type_, parts)
