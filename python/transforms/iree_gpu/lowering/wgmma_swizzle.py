"""Swizzles the tiles that threads write row by row to workgroup memory, in the order in which wgmma reads them."""

from __future__ import annotations

import itertools

from gpuir.dialects import arith, memref, scf, vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.lowering.wgmma import proxy_fence
from gpuir.transforms.iree_gpu.lowering.wgmma_layout import UNIT_BYTES, element_bytes, tile_orders
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.indices import apply_map, floordiv, mod
from gpuir.transforms.iree_gpu.utils.memory_reads import base_buffer, is_in_workgroup_memory, read_part
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.rewriting import collect, defining_op, enclosing_symbol_table, replace, users

__all__ = ["swizzle_wgmma_operands"]

_FENCE = "nvvm.fence.proxy"
#: Bytes after which the widest pattern repeats.
_PATTERN_BYTES = 1024

#: The ops that write to the tiles.
_WriteOp = vector.TransferWriteOp | vector.StoreOp | memref.StoreOp
#: The ops that take parts of vectors.
_PART_OPS = (vector.ExtractOp, vector.ExtractStridedSliceOp, vector.ShapeCastOp)


@pass_("iree-gpu-swizzle-wgmma-operands")
def swizzle_wgmma_operands(op: AnyOp) -> None:
    """Swizzles the buffers in workgroup memory from which multi_mma of a warpgroup read lhs and rhs as plain rows along k.

    A row of a tile must have 32, 64 or 128 bytes, which becomes the kind's swizzle. Writes by vector.transfer_write,
    vector.store and memref.store, of a power of two up to 16 bytes of a row, go to the swizzled addresses, with a proxy fence
    before the next barrier; buffers get the pattern's alignment. Kinds that have a swizzle stay, and operands that are
    elsewhere. Fails at the multi_mma where something else uses the buffer, before anything is changed.
    """
    writes_of: dict[ir.Value, tuple[list[_WriteOp], int]] = {}
    swizzled = []
    for mma in collect(op, MultiMmaOp):
        kind = mma.kind
        if not isinstance(kind, NvWgmmaAttr) or kind.swizzle or not MultiMmaView(mma).all_are(ir.VectorType):
            continue
        buffers = [_buffer_of(mma, kind, operand) for operand in MultiMmaView(mma).operands[:2]]
        known = [buffer for buffer in buffers if buffer is not None]
        if len(known) != len(buffers):
            continue
        row_bytes = kind.k * element_bytes(kind)
        if row_bytes not in (32, 64, 128):
            raise failure(
                mma, f"has rows of {row_bytes} bytes along k, and a swizzle needs 32, 64 or 128: change unroll_k"
            )
        swizzled.append((mma, kind, row_bytes))
        for buffer in known:
            writes_of[buffer] = _writes(mma, buffer, row_bytes), row_bytes
    for mma, kind, row_bytes in swizzled:
        new_kind = NvWgmmaAttr.get(kind.intrinsic, kind.n, kind.unroll_k, row_bytes, context=mma.context)
        permutations = {
            f"{name}_permutation": list(tile_orders(new_kind, name)[0].permutation) for name in ("lhs", "rhs")
        }  # fmt: skip
        with mma.location, ir.InsertionPoint(mma):
            replace(mma, [multi_mma_like(mma, mma.lhs, mma.rhs, mma.acc, kind=new_kind, **permutations)])
    for buffer, (writes, row_bytes) in writes_of.items():
        _align(buffer)
        for write in writes:
            _fence_after(write)
            with write.location, ir.InsertionPoint(write):
                _write_swizzled(write, row_bytes)
            write.operation.erase()


def _buffer_of(op: MultiMmaOp, kind: NvWgmmaAttr, operand: MmaOperand) -> ir.Value | None:
    """The buffer in workgroup memory from which an operand is read; None if it is elsewhere."""
    part = read_part(operand.value)
    if isinstance(part, str) or not is_in_workgroup_memory(part.read.base.type):
        return None
    permutation = [0, 1] if operand.name == "lhs" else [1, 0]
    rows, columns = kind.tile_shape(operand.name)
    shape = [rows, columns] if operand.name == "lhs" else [columns, rows]
    if list(operand.permutation) != permutation or operand.inner_shape != shape:
        raise failure(
            op, f"has {operand.name} of inner dimensions {operand.inner_shape} with permutation {list(operand.permutation)} in "
            f"workgroup memory, and rows along k can be swizzled: {shape} with {permutation}",
        )  # fmt: skip
    return _aliases(base_buffer(part.read.base))[0]


def _aliases(buffer: ir.Value) -> list[ir.Value]:
    """The values that are the buffer: of a global the results of all its memref.get_global ops, in order."""
    get_global = defining_op(buffer, memref.GetGlobalOp)
    if get_global is None:
        return [buffer]
    name = get_global.attributes["name"]
    reads = collect(enclosing_symbol_table(get_global), memref.GetGlobalOp)
    return [read.result for read in reads if read.attributes["name"] == name]


def _align(buffer: ir.Value) -> None:
    """Gives a buffer the pattern's alignment; an argument has it from the caller."""
    allocation: ir.OpView | None = defining_op(buffer, memref.AllocOp, memref.AllocaOp)
    get_global = defining_op(buffer, memref.GetGlobalOp)
    if get_global is not None:
        name = ir.FlatSymbolRefAttr(get_global.attributes["name"]).value
        globals_ = collect(enclosing_symbol_table(get_global), memref.GlobalOp)
        allocation = next((each for each in globals_ if each.sym_name.value == name), None)
    if allocation is not None:
        i64 = ir.IntegerType.get_signless(64)
        allocation.attributes["alignment"] = ir.IntegerAttr.get(i64, _PATTERN_BYTES)


def _writes(op: MultiMmaOp, buffer: ir.Value, row_bytes: int) -> list[_WriteOp]:
    """The ops that write to a buffer of tiles; fails at ``op`` if it is used otherwise."""
    type_ = buffer.type
    size = type_.element_type.width // 8
    if type_.shape[-1] * size != row_bytes:
        raise failure(op, f"is read from {type_}, whose rows are not the {row_bytes} bytes of the kind's k")
    writes = []
    aliases = _aliases(buffer)
    for user in (user for alias in aliases for user in _users_through_views(alias)):
        offender: ir.OpView | None = user
        if isinstance(user, (vector.TransferReadOp, vector.LoadOp)):
            readers = _users_through_parts(user.results[0])
            offender = next((reader for reader in readers if not _is_unswizzled_wgmma(reader)), None)
        elif isinstance(user, (vector.TransferWriteOp, vector.StoreOp, memref.StoreOp)):
            value, target = _written(user)
            width = value.type.shape[-1] if isinstance(value.type, ir.VectorType) else 1
            if any(target == alias for alias in aliases) and UNIT_BYTES % (width * size) == 0:
                writes.append(user)
                continue
        if offender is not None:
            raise failure(
                op, f"is read from a buffer that '{offender.name}' uses too; threads may write units of up to 16 bytes of it, and "
                "multi_mma read it",
            )  # fmt: skip
    return writes


def _written(write: _WriteOp) -> tuple[ir.Value, ir.Value]:
    """What is written, and the memref that it is written to."""
    if isinstance(write, memref.StoreOp):
        return write.value, write.memref
    return write.valueToStore, write.base


def _users_through_parts(value: ir.Value) -> list[ir.OpView]:
    """The users of a vector and of parts of it."""
    all_users: list[ir.OpView] = []
    for user in users(value):
        all_users += _users_through_parts(user.results[0]) if isinstance(user, _PART_OPS) else [user]
    return all_users


def _users_through_views(value: ir.Value) -> list[ir.OpView]:
    """The users of a memref and of subviews of it."""
    all_users: list[ir.OpView] = []
    for user in users(value):
        all_users += _users_through_views(user.results[0]) if isinstance(user, memref.SubViewOp) else [user]
    return all_users


def _is_unswizzled_wgmma(op: ir.OpView) -> bool:
    """Whether an op is a multi_mma of a warpgroup's kind without a swizzle."""
    return isinstance(op, MultiMmaOp) and isinstance(op.kind, NvWgmmaAttr) and not op.kind.swizzle


def _write_swizzled(write: _WriteOp, row_bytes: int) -> None:
    """Writes to the swizzled addresses, a row of the vector at a time."""
    value, target = _written(write)
    indices = list(write.indices)
    unit, units = UNIT_BYTES * 8 // target.type.element_type.width, row_bytes // UNIT_BYTES

    def swizzled_indices(row: tuple[int, ...]) -> list[ir.Value]:
        """Where a row of the written vector goes."""
        row_offsets = [0] * (len(indices) - 1 - len(row)) + list(row)
        rows = [apply_map(lambda d, n=n: d + n, index) if n else index for index, n in zip(indices[:-1], row_offsets)]
        column_bits = apply_map(lambda d: mod(floordiv(d, 8 // units), units) * unit, rows[-1])
        return [*rows, arith.xori(indices[-1], column_bits)]

    if not isinstance(value.type, ir.VectorType):
        memref.store(value, target, swizzled_indices(()))
        return
    # A whole unit is aligned: one that crossed another could not be moved as a whole.
    alignment = UNIT_BYTES if value.type.shape[-1] == unit else None
    for row in itertools.product(*map(range, value.type.shape[:-1])):
        part = vector.extract(value, [], list(row)) if row else value
        vector.store(part, target, swizzled_indices(row), alignment=alignment)


def _fence_after(write: _WriteOp) -> None:
    """Makes a write visible to wgmma: a proxy fence between it and the next barrier, unless there is one."""
    at: AnyOp = write
    while True:
        before, barrier = _next_barrier(at)
        if barrier is not None:
            if before.name != _FENCE:
                with barrier.location, ir.InsertionPoint(barrier):
                    proxy_fence()
            return
        parent = at.operation.parent
        # The next iteration of a loop may begin with a barrier: then the fence belongs into the loop.
        if parent is None or not isinstance(parent.opview, (scf.ForOp, scf.IfOp)) or collect(parent, gpu.BarrierOp):
            break
        at = parent
    if at.name != _FENCE:
        with at.location, ir.InsertionPoint.after(at.operation):
            proxy_fence()


def _next_barrier(op: AnyOp) -> tuple[AnyOp, AnyOp | None]:
    """The next gpu.barrier in the block after ``op``, or None, and the op before it."""
    before: AnyOp = op
    is_after = False
    for each in op.operation.block.operations:
        if is_after and isinstance(each, gpu.BarrierOp):
            return before, each
        if is_after:
            before = each
        is_after |= each == op
    return before, None
