"""Transfers between memrefs and vectors: stores forwarded to where they are copied, then vector.load and vector.store."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

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


class _Stored(NamedTuple):
    """A vector that is copied to where a slice begins, if it is ``inside``; which it is in all threads of ``whole`` tiles."""

    copy: memref.CopyOp
    value: ir.Value
    view: memref.SubViewOp
    whole: ir.Value | None
    inside: ir.Value | None

    def write(self) -> None:
        base = self.view.source
        rank = base.type.rank
        row = ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(rank - 1)])
        indices = [as_value(index) for index in offsets_of(self.view)]
        vector.TransferWriteOp(None, flattened(self.value), base, indices, row, trues(1))


@pass_("iree-gpu-forward-stores")
def forward_stores(op: AnyOp) -> None:
    """Stores a vector directly to the slice of a buffer that it is otherwise copied to, through a buffer of its own.

    A slice of dynamic size, 1 or 0, is stored to unless it is empty; where one condition says that none of several is, all
    are stored under it.
    """
    groups: list[list[_Stored]] = []
    for copy in collect(op, memref.CopyOp):
        alloc, view = defining_op(copy.source, memref.AllocOp), defining_op(copy.target, memref.SubViewOp)
        if alloc is None or view is None:
            continue
        buffer_users = users(copy.source)
        writes = [user for user in buffer_users if isinstance(user, vector.TransferWriteOp)]
        if len(buffer_users) != 2 or len(writes) != 1 or len(users(copy.target)) != 1:
            continue
        with copy.location, ir.InsertionPoint(copy):
            whole, inside = _conditions(list(alloc.dynamicSizes))
        stored = _Stored(copy, writes[0].valueToStore, view, whole, inside)
        if groups and whole is not None and groups[-1][0].whole == whole and _is_near(groups[-1][0].copy, copy):
            groups[-1].append(stored)
        else:
            groups.append([stored])
    for group in groups:
        # The last copy comes after all that is stored.
        with group[-1].copy.location, ir.InsertionPoint(group[-1].copy):
            _store(group)
        for each in group:
            buffer = each.copy.source
            each.copy.operation.erase()
            for user in users(buffer):
                user.operation.erase()
            for source in (defining_op(buffer, memref.AllocOp), each.view):
                if source is not None:
                    source.operation.erase()
    tidy(op)


def _is_near(first: memref.CopyOp, second: memref.CopyOp) -> bool:
    """Whether both copies are in one block, with nothing between that reads what the first one writes."""
    if first.operation.block != second.operation.block:
        return False
    between = False
    for op in first.operation.block.operations:
        if op == second:
            return True
        if between and not op.name.startswith(
            ("affine.apply", "arith.", "memref.subview", "memref.copy", "vector.extract")
        ):
            return False
        between |= op == first
    return False


def _conditions(sizes: Sequence[ir.Value]) -> tuple[ir.Value | None, ir.Value | None]:
    """Whether all pieces of all threads are stored, if there is such a condition, and whether one of a dynamic size is."""
    if not sizes:
        return None, None
    select = defining_op(sizes[0], arith.SelectOp)
    if select is None:
        return None, arith.cmpi(arith.CmpIPredicate.sgt, sizes[0], index_constant(0))
    either = defining_op(select.condition, arith.OrIOp)
    return (None, select.condition) if either is None else (either.lhs, either.rhs)


def _store(group: Sequence[_Stored]) -> None:
    whole = group[0].whole
    if whole is None:
        _store_inside(group)
        return
    branch = scf.IfOp(whole, has_else=True)
    assert branch.else_block is not None
    with ir.InsertionPoint(branch.then_block):
        for each in group:
            each.write()
        scf.yield_([])
    with ir.InsertionPoint(branch.else_block):
        _store_inside(group)
        scf.yield_([])


def _store_inside(group: Sequence[_Stored]) -> None:
    for each in group:
        if each.inside is None:
            each.write()
            continue
        branch = scf.IfOp(each.inside)
        with ir.InsertionPoint(branch.then_block):
            each.write()
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
