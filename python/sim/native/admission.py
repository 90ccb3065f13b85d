"""What the native engine has of kernels and of arguments, and what not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.memory import GENERIC, GLOBAL
from gpuir.sim.memref import space_of
from gpuir.sim.native.asynchronous_marks import mark_of
from gpuir.sim.native.atomics import lacking_atomic
from gpuir.sim.native.copies import IDS
from gpuir.sim.native.functions import calls
from gpuir.sim.native.late import WAITS
from gpuir.sim.native.outline import COMPUTING, ELEMENTS, computes_alike, nested
from gpuir.sim.native.owners import ATOMICS
from gpuir.sim.native.plan import MEETINGS
from gpuir.sim.native.shared import ALIGNED, PLACES, ROOM, Lack, Shared, shared_memory_of
from gpuir.sim.native.warps import lacking_exchange
from gpuir.sim.rules import RULES
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Op
from gpuir.sim.types import bits_of, constant, dtype_of

__all__ = ["admitted", "check_rule", "overlap", "pointed", "taken"]

#: Ops of kernels beside IDS and those in which threads meet.
_OPS = frozenset(
    [*(each for each in COMPUTING if not each.startswith("affine.")), "scf.while", "scf.condition", "scf.index_switch"]
)
#: Ops with regions in which threads may meet.
_TOGETHER = ("scf.for", "scf.if", "scf.while")


def admitted(kernel: Op, *, raised: bool = False) -> Shared:
    """The shared memory of a kernel that the native engine has; Lack where it has not the kernel. ``raised``: it was one of llvm."""
    if kernel.name != "gpu.func" and not raised:
        raise Lack(f"it is a {kernel.name}, and the native engine has kernels of gpu.func and llvm.func", kernel)
    if len(kernel.regions[0].blocks) != 1:
        raise Lack("its body has branches between blocks of ops, and the native engine takes scf")
    shared = shared_memory_of(kernel)
    for argument in list(kernel.regions[0].blocks[0].arguments)[: shared.arguments]:
        if not _is_argument(argument.type):
            text = f"an argument is a {argument.type}; the native engine takes {', '.join(ELEMENTS)} and contiguous memrefs of them"
            raise Lack(f"{text}, in global memory or without a memory space")
    for op in nested(kernel)[1:]:
        if op.name in ("gpu.return", "func.return"):
            continue
        check_rule(op)
        if op.name in PLACES:
            continue
        why = _lacking(op)
        if why:
            raise Lack(why, op)
        if (
            len(op.regions)
            and op.name not in (*_TOGETHER, *MEETINGS)
            and any(each.name in MEETINGS for each in nested(op))
        ):
            raise Lack("the native engine has places where threads meet in no such op", op)
    return shared


def check_rule(op: Op) -> None:
    """Lack where the rule of another package says what an op does."""
    if op.name in RULES and not getattr(RULES[op.name].make, "__module__", "gpuir").startswith("gpuir."):
        raise Lack("a rule of another package says what the op does", op)


def _lacking(op: Op) -> str:
    """What the native engine has not of an op; empty where it has all."""
    if op.name in IDS:
        return "the native engine does not check its upper_bound" if "upper_bound" in op.attributes else ""
    if op.name in MEETINGS:
        return lacking_exchange(op)
    if op.name == "memref.atomic_yield":
        return ""
    if op.name in ATOMICS:
        return lacking_atomic(op)
    if calls(op):
        return "" if computes_alike(op) else "the native engine has not this form of the op, or not its types"
    if op.name == "gpu.wait" and any(each in op.attributes for each in WAITS):
        return ""
    if mark_of(op) is not None:
        return ""
    if op.name == "memref.dim":
        return _lacking_dimension(op)
    if op.name not in _OPS:
        return "the native engine has no such op"
    if not computes_alike(op) or any(name in op.attributes for name in ("nonNeg", "isExact", "exact", "roundingmode")):
        return "the native engine has not this form of the op, or not its types"
    return "the native engine has no volatile accesses" if "volatile" in op.attributes else ""


def _lacking_dimension(op: Op) -> str:
    number = defining_op(op.operands[1])
    if number is None or number.name != "arith.constant":
        return "the native engine asks for dimensions by a constant alone"
    inside = 0 <= ir.IntegerAttr(number.attributes["value"]).value < ir.MemRefType(op.operands[0].type).rank
    return "" if inside else "there is no such dimension"


def _is_argument(type: ir.Type) -> bool:
    if not isinstance(type, ir.MemRefType):
        return str(type) in ELEMENTS
    ref = ir.MemRefType(type)
    return (
        str(ref.element_type) in ELEMENTS
        and ref.rank > 0
        and space_of(ref) in (GENERIC, GLOBAL)
        and ref.affine_map == ir.AffineMap.get_identity(ref.rank, ref.context)
    )


def taken(value: Any, type: ir.Type, written: bool) -> np.ndarray | str:
    """The argument as machine code takes it; or what it is, where that takes another one."""
    if isinstance(type, ir.MemRefType):
        if not isinstance(value, np.ndarray) or isinstance(value, np.ma.MaskedArray):
            return "no array"
        if value.dtype != dtype_of(type) or not value.dtype.isnative:
            return f"of {value.dtype}"
        sizes = [None if type.is_dynamic_dim(axis) else type.get_dim_size(axis) for axis in range(type.rank)]
        if value.ndim != len(sizes) or any(b is not None and a != b for a, b in zip(value.shape, sizes)):
            return f"of the shape {value.shape}"
        if not value.size:
            return "empty"
        if not (value.flags.c_contiguous and value.flags.aligned):
            return "not contiguous"
        if written and not value.flags.writeable:
            return "read-only"
        return value
    dtype, bits = dtype_of(type), bits_of(type)
    if dtype.kind in "bi":
        if not isinstance(value, (bool, int, np.integer, np.bool_)) or not -(1 << (bits - 1)) <= int(value) < 1 << bits:
            return "no number that fits"
    elif not isinstance(value, (bool, int, float, np.floating)):
        return "no number that fits"
    with np.errstate(all="ignore"):
        return np.array(constant(value, dtype, bits), dtype)


def roomy(array: np.ndarray) -> np.ndarray:
    """The array; one of few elements as a copy with room behind it.

    Where an access is outside, machine code accesses the first elements in its place before it is told: of many neighbours more
    than a small array has.
    """
    if not array.ndim or array.nbytes >= ROOM:
        return array
    memory = np.zeros(2 * ROOM + ALIGNED, np.uint8)
    first = -memory.ctypes.data % ALIGNED
    copy = memory[first : first + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def overlap(arrays: Sequence[np.ndarray]) -> bool:
    """Whether arrays among these share memory."""
    bounds = sorted((each.ctypes.data, each.ctypes.data + each.nbytes) for each in arrays)
    return any(low < end for (_, end), (low, _) in zip(bounds, bounds[1:]))


def pointed(value: object, piece: int, written: bool) -> np.ndarray | str:
    """The array that is given for a pointer, as pieces of so many bytes; or what it is, where it cannot be taken so."""
    if not isinstance(value, np.ndarray) or isinstance(value, np.ma.MaskedArray):
        return "no array"
    if value.dtype.hasobject or value.dtype.names or not value.dtype.isnative:
        return "no array of numbers"
    if not value.flags.c_contiguous or not value.size or not value.ndim:
        return "empty or not contiguous"
    if value.nbytes % piece or value.ctypes.data % piece:
        return f"no whole number of pieces of {piece} bytes"
    if written and not value.flags.writeable:
        return "read-only"
    return value.reshape(-1).view(np.uint8).view(f"i{piece}")
