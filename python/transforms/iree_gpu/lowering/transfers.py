"""Transfers between memrefs and vectors: stores forwarded to where they are copied, then vector.load and vector.store."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from gpuir.dialects import arith, func, memref, scf, vector
from gpuir.host import AnyOp, ir
from gpuir.passes.options import Option
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.indices import Index, as_value, index_constant, sum_of
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory
from gpuir.transforms.iree_gpu.utils.rewriting import collect, defining_op, replace, tidy, users
from gpuir.transforms.iree_gpu.utils.slices import offsets_of
from gpuir.transforms.iree_gpu.utils.vectors import flattened, is_minor_identity_access, trues, zeros

__all__ = ["forward_stores", "lower_transfers"]

#: Bytes that tiles in workgroup memory are aligned to.
ALIGNMENT = 16


@pass_("iree-gpu-forward-stores")
def forward_stores(op: AnyOp) -> None:
    """Stores a vector directly to the slice of a buffer that it is otherwise copied to, through a buffer of its own.

    A slice of dynamic size, 1 or 0, is stored to unless it is empty.
    """
    for copy in collect(op, memref.CopyOp):
        alloc, view = defining_op(copy.source, memref.AllocOp), defining_op(copy.target, memref.SubViewOp)
        if alloc is None or view is None:
            continue
        buffer_users = users(copy.source)
        writes = [user for user in buffer_users if isinstance(user, vector.TransferWriteOp)]
        if len(buffer_users) != 2 or len(writes) != 1 or len(users(copy.target)) != 1:
            continue
        with copy.location, ir.InsertionPoint(copy):
            _store(writes[0].valueToStore, view, list(alloc.dynamicSizes))
        for each in (copy, writes[0], alloc, view):
            each.operation.erase()
    tidy(op)


def _store(value: ir.Value, view: memref.SubViewOp, dynamic_sizes: Sequence[ir.Value]) -> None:
    """Stores a vector to where a slice begins, unless the slice's dynamic size, if it has one, is 0."""
    flat = flattened(value)
    indices = [as_value(index) for index in offsets_of(view)]
    base = view.source

    def write() -> None:
        rank = base.type.rank
        row = ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(rank - 1)])
        vector.TransferWriteOp(None, flat, base, indices, row, trues(1))

    if not dynamic_sizes:
        write()
        return
    select = defining_op(dynamic_sizes[0], arith.SelectOp)
    if select is not None:
        is_inside = select.condition
    else:
        is_inside = arith.cmpi(arith.CmpIPredicate.sgt, dynamic_sizes[0], index_constant(0))
    branch = scf.IfOp(is_inside)
    with ir.InsertionPoint(branch.then_block):
        write()
        scf.yield_([])


# Loads and stores ------------------------------------------------------------------------------------------------------


def _alignment(buffer: ir.Value, width: int, argument_alignment: int) -> int | None:
    """Bytes that accesses of ``width`` elements are aligned to; None if the element type says as much.

    Known for tiles in workgroup memory, and for arguments of functions that have no layout of their own.
    """
    if is_in_workgroup_memory(buffer.type):
        known = ALIGNMENT
    elif isinstance(buffer, ir.BlockArgument) and isinstance(buffer.type.layout, ir.AffineMapAttr):
        known = argument_alignment if isinstance(buffer.owner.owner, func.FuncOp) else 1
    else:
        return None
    strides, _ = buffer.type.get_strides_and_offset()
    size = buffer.type.element_type.width // 8
    if not buffer.type.has_static_shape or not size:
        return None
    alignment = math.gcd(known, width * size, *(stride * size for stride in strides[:-1]))
    return alignment if alignment > size else None


@pass_(
    "iree-gpu-lower-transfers",
    options={"argument_alignment": Option(int, default=1, help="bytes that the buffers of functions are aligned to")},
)
def lower_transfers(op: AnyOp, *, argument_alignment: int) -> None:
    """Lowers vector.transfer_read and transfer_write of memrefs, in bounds and without mask, to vector.load and store.

    Of several dimensions, one per row. Rows begin at multiples of their length, as the other passes build them.
    """
    for read in collect(op, vector.TransferReadOp):
        base, type_ = read.base, read.vector.type
        if not isinstance(base.type, ir.MemRefType) or not is_minor_identity_access(read):
            continue
        with read.location, ir.InsertionPoint(read):
            replace(read, [_load_rows(base, list(read.indices), type_, argument_alignment)])
    for write in collect(op, vector.TransferWriteOp):
        value, base = write.valueToStore, write.base
        if not isinstance(base.type, ir.MemRefType) or not is_minor_identity_access(write):
            continue
        indices, shape = list(write.indices), value.type.shape
        with write.location, ir.InsertionPoint(write):
            alignment = _alignment(base, shape[-1], argument_alignment)
            for at in itertools.product(*map(range, shape[:-1])):
                row = vector.extract(value, [], list(at)) if at else value
                vector.store(row, base, _row_indices(indices, at), alignment=alignment)
        write.operation.erase()
    tidy(op)


def _load_rows(base: ir.Value, indices: list[ir.Value], type_: ir.VectorType, argument_alignment: int) -> ir.Value:
    row_type = ir.VectorType.get([type_.shape[-1]], type_.element_type)
    alignment = _alignment(base, type_.shape[-1], argument_alignment)
    if type_.rank == 1:
        return vector.load(row_type, base, indices, alignment=alignment)
    loaded = None
    for at in itertools.product(*map(range, type_.shape[:-1])):
        row = vector.load(row_type, base, _row_indices(indices, at), alignment=alignment)
        loaded = vector.insert(row, zeros(type_) if loaded is None else loaded, [], list(at))
    assert loaded is not None, "vectors have elements"
    return loaded


def _row_indices(indices: Sequence[Index], row: Sequence[int]) -> list[ir.Value]:
    """Where the row of a vector is that begins at ``indices``."""
    first = len(indices) - len(row) - 1
    shifted = [sum_of(index, number) for index, number in zip(indices[first:], row)]
    return [as_value(index) for index in (*indices[:first], *shifted, indices[-1])]
