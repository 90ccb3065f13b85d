"""Where in memory vectors were read, and what may have been written since: for ops that read the memory themselves."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir

__all__ = ["in_workgroup_memory", "read_behind", "writer_between"]

_READS = ("vector.transfer_read", "vector.load")


def in_workgroup_memory(type_: Any) -> bool:
    """Whether a memref type is in workgroup memory."""
    return str(type_.memory_space).split(" ")[0] in ("3", "#gpu.address_space<workgroup>")


def read_behind(value: Any) -> tuple[Any, list[int]] | str:
    """The read whose part a vector is, with the part's offsets in what was read; or why there is none."""
    offsets = [0] * value.type.rank
    while isinstance(value, ir.OpResult):
        op = value.owner.operation
        if op.name == "vector.extract" and len(op.operands) == 1:
            offsets = [*ir.DenseI64ArrayAttr(op.attributes["static_position"]), *offsets]
        elif op.name == "vector.extract_strided_slice":
            starts = [int(each.value) for each in op.attributes["offsets"]]
            offsets = [a + b for a, b in zip(offsets, [*starts, *[0] * (len(offsets) - len(starts))])]
        elif op.name == "vector.shape_cast" and _squeezed(op.operands[0].type) == _squeezed(value.type):
            offsets = _unsqueezed(offsets, value.type, op.operands[0].type)
        elif op.name in _READS:
            return _plain_read(op) or (op, offsets)
        else:
            return f"comes from '{op.name}'"
        value = op.operands[0]
    return "is a block's argument"


def _squeezed(type_: Any) -> list[int]:
    return [size for size in type_.shape if size != 1]


def _unsqueezed(offsets: list[int], from_: Any, to: Any) -> list[int]:
    """Offsets in a type that differs in dimensions of size 1."""
    rest = iter([offset for offset, size in zip(offsets, from_.shape) if size != 1])
    return [0 if size == 1 else next(rest) for size in to.shape]


def _plain_read(op: Any) -> str | None:
    """Why a read's elements are not neighbours in its memref's dimensions."""
    if op.name == "vector.load":
        return None
    source, rank = op.operands[0].type, op.results[0].type.rank
    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    map_ = ir.AffineMapAttr(op.attributes["permutation_map"]).value
    last = [ir.AffineDimExpr.get(i) for i in range(source.rank - rank, source.rank)]
    if list(map_.results) != last:
        return f"is read with the permutation {map_}"
    if segments[-1]:
        return "is read with a mask"
    if not all(ir.BoolAttr(each).value for each in op.attributes["in_bounds"]):
        return "is read beyond its memory (in_bounds is not true)"
    return None


# What stands between a read and an op that reads again.

_PURE = (
    "arith.", "math.", "affine.", "vector.", "memref.", "iree_gpu.multi_mma", "nvgpu.warpgroup.", "nvvm.wgmma.", "llvm.mlir.",
    "llvm.insertvalue", "llvm.extractvalue", "llvm.inline_asm", "builtin.unrealized_conversion_cast", "ub.poison",
    "gpu.thread_id", "gpu.lane_id", "gpu.subgroup_id", "gpu.block_id", "gpu.block_dim", "tensor.",
)  # fmt: skip
#: Ops with those prefixes that write, with the number of the operand that they write to.
_WRITES = {
    "memref.store": 1, "memref.copy": 1, "vector.store": 1, "vector.transfer_write": 1, "vector.scatter": 0,
    "vector.maskedstore": 0, "vector.compressstore": 0, "memref.atomic_rmw": 1, "memref.generic_atomic_rmw": 0,
    "affine.store": 1, "affine.vector_store": 1, "nvgpu.warpgroup.mma.store": 1,
}  # fmt: skip
_CONTROL = ("scf.if", "scf.for", "scf.yield")
_UNKNOWN = (
    "affine.for",
    "affine.parallel",
    "affine.if",
    "affine.dma_start",
    "memref.dma_start",
    "memref.dealloc",
    "memref.alloca_scope",
)


def _may_write(op: Any) -> bool:
    name = op.name
    if name in _WRITES:
        type_ = op.operands[_WRITES[name]].type
        return isinstance(type_, ir.MemRefType) and in_workgroup_memory(type_)
    if name in _CONTROL:
        return any(_may_write(each.operation) for region in op.regions for block in region for each in block.operations)
    return name in _UNKNOWN or not name.startswith(_PURE)


def writer_between(read: Any, op: Any) -> Any:
    """The first op between two of a block that may write to workgroup memory, or None."""
    inside = False
    for each in read.block.operations:
        each = each.operation
        if inside:
            if each == op:
                return None
            if _may_write(each):
                return each
        elif each == read:
            inside = True
    return None
