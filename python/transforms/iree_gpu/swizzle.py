"""Tiles that threads write row by row in workgroup memory, in the swizzled order in which wgmma reads them."""

from __future__ import annotations

import itertools
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, like
from gpuir.transforms.iree_gpu.reads import in_workgroup_memory, read_behind
from gpuir.transforms.iree_gpu.rewriting import collect, replace
from gpuir.transforms.iree_gpu.slices import apply_map
from gpuir.transforms.iree_gpu.wgmma import orders_of, proxy_fence

__all__ = ["swizzle_wgmma_operands"]

_FENCE = "nvvm.fence.proxy"
_UNIT = 16  # bytes that stay together
_ALIGNMENT = 1024  # bytes after which the widest pattern repeats


@pass_("iree-gpu-swizzle-wgmma-operands")
def swizzle_wgmma_operands(op: Any) -> None:
    """Swizzles the buffers in workgroup memory from which multi_mma of a warpgroup read lhs and rhs as plain rows along k.

    A row of a tile must be of 32, 64 or 128 bytes, which becomes the kind's swizzle. What vector.transfer_write, vector.store
    and memref.store write there, up to 16 bytes of a row at a multiple of their number, goes to the swizzled place, with a
    proxy fence before the barrier behind; buffers get the pattern's alignment. Kinds that have a swizzle stay, and operands
    that are elsewhere. An error at the multi_mma where something else uses the buffer; then nothing has changed.
    """
    buffers: dict[Any, Any] = {}
    kinds = []
    for each in collect(op, "iree_gpu.multi_mma"):
        if not isinstance(each.kind, NvWgmmaAttr) or each.kind.swizzle or not Contraction(each).all_are(ir.VectorType):
            continue
        roots = [_buffer_of(each, operand) for operand in Contraction(each).operands[:2]]
        if any(root is None for root in roots):
            continue
        length = each.kind.k * each.kind.element_types[0].width // 8
        if length not in (32, 64, 128):
            raise failure(
                each, f"has rows of {length} bytes along k, and a swizzle needs 32, 64 or 128: change unroll_k"
            )
        kinds.append((each, length))
        for root in roots:
            buffers[root] = _checked(each, root, length), length
    for each, length in kinds:
        kind = each.kind
        made = NvWgmmaAttr.get(kind.intrinsic, kind.n, kind.unroll_k, length, context=each.context)
        permutations = {
            f"{name}_permutation": list(orders_of(made, name)[0].permutation) for name in ("lhs", "rhs")
        }  # fmt: skip
        with each.operation.location, ir.InsertionPoint(each):
            replace(each, [like(each, each.lhs, each.rhs, each.acc, kind=made, **permutations)])
    for root, (writes, length) in buffers.items():
        _align(root)
        for write in writes:
            _fence_behind(write)
            with write.location, ir.InsertionPoint(write):
                _swizzled(write, length)
            write.erase()


def _buffer_of(op: Any, operand: Operand) -> Any:
    """The buffer in workgroup memory from which an operand is read; None where it is elsewhere."""
    found = read_behind(operand.value)
    if isinstance(found, str):
        return None
    source = found[0].operands[0]
    if not isinstance(source.type, ir.MemRefType) or not in_workgroup_memory(source.type):
        return None
    expected = [0, 1] if operand.name == "lhs" else [1, 0]
    rows, columns = op.kind.tile_shape(operand.name)
    inner = [rows, columns] if operand.name == "lhs" else [columns, rows]
    if list(operand.permutation) != expected or operand.inner_shape != inner:
        raise failure(
            op, f"has {operand.name} of inner dimensions {operand.inner_shape} with permutation {list(operand.permutation)} in "
            f"workgroup memory, and rows along k can be swizzled: {inner} with {expected}",
        )  # fmt: skip
    while isinstance(source, ir.OpResult) and source.owner.operation.name == "memref.subview":
        source = source.owner.operands[0]
    return _names_of(source)[0]


def _names_of(root: Any) -> list[Any]:
    """A buffer's values: a global has one for each memref.get_global, in order."""
    if not isinstance(root, ir.OpResult) or root.owner.operation.name != "memref.get_global":
        return [root]
    name = root.owner.operation.attributes["name"]
    found = [each.operation for each in collect(_module_of(root), "memref.get_global")]
    return [each.results[0] for each in found if each.attributes["name"] == name]


def _module_of(value: Any) -> Any:
    """The op with the symbols."""
    parent = value.owner.operation.parent
    while parent.name not in ("builtin.module", "gpu.module"):
        parent = parent.operation.parent
    return parent


def _align(root: Any) -> None:
    """Gives a buffer the pattern's alignment; one that is an argument has it from the caller."""
    if not isinstance(root, ir.OpResult):
        return
    owner = root.owner.operation
    if owner.name == "memref.get_global":
        name = ir.FlatSymbolRefAttr(owner.attributes["name"]).value
        made = [
            each
            for each in collect(_module_of(root), "memref.global")
            if each.operation.attributes["sym_name"].value == name
        ]
        owner = made[0].operation if made else owner
    if owner.name in ("memref.alloc", "memref.alloca", "memref.global"):
        owner.attributes["alignment"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _ALIGNMENT)


def _checked(op: Any, root: Any, length: int) -> list[Any]:
    """The ops that write to a buffer of tiles; an error where it is used otherwise."""
    type_ = root.type
    size = type_.element_type.width // 8
    if type_.shape[-1] * size != length:
        raise failure(op, f"is read from {type_}, whose rows are not the {length} bytes of the kind's k")
    writes = []
    names = _names_of(root)
    for user in (user for name in names for user in _users(name)):
        if user.name in ("vector.transfer_read", "vector.load"):
            user = next((each for each in _readers(user.results[0]) if not _is_plain(each)), None)
            if user is None:
                continue
        elif user.name in ("vector.transfer_write", "vector.store", "memref.store"):
            value, target = user.operands[0], user.operands[1]
            width = value.type.shape[-1] if isinstance(value.type, ir.VectorType) else 1
            if any(target == name for name in names) and _UNIT % (width * size) == 0:
                writes.append(user)
                continue
        raise failure(
            op, f"is read from a buffer that '{user.name}' uses too; threads may write units of up to 16 bytes of it, and "
            "multi_mma read it",
        )  # fmt: skip
    return writes


_PARTS = ("vector.extract", "vector.extract_strided_slice", "vector.shape_cast")


def _readers(value: Any) -> list[Any]:
    """What uses a vector or parts of it."""
    found = []
    for use in value.uses:
        user = use.owner.operation
        found += _readers(user.results[0]) if user.name in _PARTS else [user]
    return found


def _is_plain(op: Any) -> bool:
    """Whether an op is a multi_mma of a warpgroup's kind without a swizzle."""
    if op.name != "iree_gpu.multi_mma":
        return False
    kind = op.opview.kind
    return isinstance(kind, NvWgmmaAttr) and not kind.swizzle


def _users(value: Any) -> list[Any]:
    found = []
    for use in value.uses:
        user = use.owner.operation
        found += _users(user.results[0]) if user.name == "memref.subview" else [user]
    return found


def _swizzled(write: Any, length: int) -> None:
    """The write to the swizzled place, a row at a time."""
    host, memref, arith = (module(f"dialects.{name}") for name in ("vector", "memref", "arith"))
    value, target = write.operands[0], write.operands[1]
    rank = target.type.rank
    indices = list(write.operands)[2 : 2 + rank]
    unit, count = _UNIT * 8 // target.type.element_type.width, length // _UNIT

    def place(at: tuple[int, ...]) -> list[Any]:
        """Where the row ``at`` of the written vector goes."""
        first = rank - 1 - len(at)
        lines = [
            apply_map(lambda d, n=n: d + n, index) if n else index
            for index, n in zip(indices[:-1], [0] * first + list(at))
        ]  # fmt: skip
        turn = apply_map(
            lambda d: ir.AffineExpr.get_mod(ir.AffineExpr.get_floor_div(d, 8 // count), count) * unit, lines[-1]
        )
        return [*lines, arith.xori(indices[-1], turn)]

    if not isinstance(value.type, ir.VectorType):
        memref.store(value, target, place(()))
        return
    # A whole unit does not cross another, or it could not be moved: it is aligned.
    aligned = {"alignment": _UNIT} if value.type.shape[-1] == unit else {}
    for at in itertools.product(*map(range, value.type.shape[:-1])):
        host.store(host.extract(value, [], list(at)) if at else value, target, place(at), **aligned)


def _fence_behind(write: Any) -> None:
    """A proxy fence between a write and the barrier behind it, unless there is one: wgmma then sees what was written."""
    at = write
    while True:
        before, barrier = at, None
        inside = False
        for each in at.block.operations:
            each = each.operation
            if inside and each.name == "gpu.barrier":
                barrier = each
                break
            if inside:
                before = each
            inside |= each == at
        if barrier is not None:
            if before.name != _FENCE:
                with barrier.location, ir.InsertionPoint(barrier):
                    proxy_fence()
            return
        around = at.parent.operation
        # A loop may go on to a barrier at its begin.
        if around.name not in ("scf.for", "scf.if") or collect(around, "gpu.barrier"):
            break
        at = around
    if at.name != _FENCE:
        with at.location, ir.InsertionPoint.after(at):
            proxy_fence()
