"""Where in memory vectors were read, and what may have been written since: for ops that read the memory themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import memref, vector
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.rewriting import defining_op

__all__ = ["ReadOp", "ReadPart", "base_buffer", "is_in_workgroup_memory", "read_part", "writer_between"]

#: The ops that read a vector.
ReadOp = vector.TransferReadOp | vector.LoadOp

#: LLVM's number of shared memory, on NVPTX and AMDGPU alike.
_SHARED = 3


class ReadPart(NamedTuple):
    """A vector as part of what an op read: ``offsets`` are the part's, in the vector read."""

    read: ReadOp
    offsets: list[int]


def is_in_workgroup_memory(type_: ir.Type) -> bool:
    """Whether a type is a memref in workgroup memory."""
    space = type_.memory_space if isinstance(type_, ir.MemRefType) else None
    if isinstance(space, ir.IntegerAttr):
        return bool(space.value == _SHARED)
    return space is not None and space == ir.Attribute.parse("#gpu.address_space<workgroup>", space.context)


def base_buffer(value: ir.Value) -> ir.Value:
    """The memref that a chain of memref.subview ops starts from."""
    while (view := defining_op(value, memref.SubViewOp)) is not None:
        value = view.source
    return value


def read_part(value: ir.Value) -> ReadPart | str:
    """The read that a vector is a part of, through extractions and unit dimensions; or why there is none."""
    offsets = [0] * value.type.rank
    while isinstance(value, ir.OpResult):
        op = value.owner
        if isinstance(op, vector.ExtractOp) and not len(op.dynamic_position):
            offsets = [*op.static_position, *offsets]
            value = op.source
        elif isinstance(op, vector.ExtractStridedSliceOp):
            starts = [int(ir.IntegerAttr(start).value) for start in op.offsets]
            offsets = [a + b for a, b in zip(offsets, [*starts, *[0] * (len(offsets) - len(starts))])]
            value = op.source
        elif isinstance(op, vector.ShapeCastOp) and _without_units(op.source.type) == _without_units(value.type):
            offsets = _offsets_in(op.source.type, offsets, value.type)
            value = op.source
        elif isinstance(op, (vector.TransferReadOp, vector.LoadOp)):
            return _why_not_plain(op) or ReadPart(op, offsets)
        else:
            return f"comes from '{op.name}'"
    return "is a block's argument"


def _without_units(type_: ir.VectorType) -> list[int]:
    return [size for size in type_.shape if size != 1]


def _offsets_in(to: ir.VectorType, offsets: Sequence[int], type_: ir.VectorType) -> list[int]:
    """Offsets in ``type_`` as offsets in ``to``, which differs in dimensions of size 1."""
    rest = iter([offset for offset, size in zip(offsets, type_.shape) if size != 1])
    return [0 if size == 1 else next(rest) for size in to.shape]


def _why_not_plain(op: ReadOp) -> str | None:
    """Why the elements that an op reads are not adjacent in its memref's last dimensions, or None."""
    if isinstance(op, vector.LoadOp):
        return None
    source_rank, rank = op.base.type.rank, op.vector.type.rank
    map_ = op.permutation_map.value
    minor = [ir.AffineDimExpr.get(i, context=op.context) for i in range(source_rank - rank, source_rank)]
    if list(map_.results) != minor:
        return f"is read with the permutation {map_}"
    if op.mask is not None:
        return "is read with a mask"
    if not all(ir.BoolAttr(flag).value for flag in op.in_bounds):
        return "is read beyond its memory (in_bounds is not true)"
    return None


# What is between a read and an op that reads the same memory again.

#: Ops without effects on memory, by name or prefix, unless they are in one of the tables below.
_NO_WRITE = (
    "arith.", "math.", "affine.", "vector.", "memref.", "iree_gpu.multi_mma", "nvgpu.warpgroup.", "nvvm.wgmma.", "llvm.mlir.",
    "llvm.insertvalue", "llvm.extractvalue", "llvm.inline_asm", "builtin.unrealized_conversion_cast", "ub.poison",
    "gpu.thread_id", "gpu.lane_id", "gpu.subgroup_id", "gpu.block_id", "gpu.block_dim", "tensor.",
)  # fmt: skip
#: Ops that write, with the number of the operand that is the memory written to.
_WRITES = {
    "memref.store": 1, "memref.copy": 1, "vector.store": 1, "vector.transfer_write": 1, "vector.scatter": 0,
    "vector.maskedstore": 0, "vector.compressstore": 0, "memref.atomic_rmw": 1, "memref.generic_atomic_rmw": 0,
    "affine.store": 1, "affine.vector_store": 1, "nvgpu.warpgroup.mma.store": 1,
}  # fmt: skip
#: Ops that write what the ops in their regions write.
_CONTROL = ("scf.if", "scf.for", "scf.yield")
#: Ops with one of the prefixes above that may write anywhere.
_MAY_WRITE_ANYWHERE = (
    "affine.for",
    "affine.parallel",
    "affine.if",
    "affine.dma_start",
    "memref.dma_start",
    "memref.dealloc",
    "memref.alloca_scope",
)


def _may_write_workgroup_memory(op: AnyOp) -> bool:
    name = op.name
    if name in _WRITES:
        return is_in_workgroup_memory(op.operands[_WRITES[name]].type)
    if name in _CONTROL:
        return any(_may_write_workgroup_memory(each) for region in op.regions for block in region for each in block)
    return name in _MAY_WRITE_ANYWHERE or not name.startswith(_NO_WRITE)


def writer_between(read: AnyOp, op: AnyOp) -> ir.OpView | None:
    """The first op between two ops of a block that may write to workgroup memory, or None."""
    after_read = False
    for each in read.operation.block.operations:
        if each == op:
            return None
        if after_read and _may_write_workgroup_memory(each):
            return each
        after_read |= each == read
    return None
