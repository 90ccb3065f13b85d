"""builtin: casts that a partial conversion left, where both types have the same values here."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, space_of, space_of_address_space
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Op
from gpuir.sim.types import bits_of, dtype_of


@rule("builtin.unrealized_conversion_cast", slots=0)
def _cast(k: Compiler, op: Op) -> Code:
    old, new = [value.type for value in op.operands], [value.type for value in op.results]
    if old == new:
        return "{0}" if len(old) == 1 else lambda *values: values
    if len(old) == len(new) == 1 and isinstance(old[0], ir.UnrankedMemRefType) and str(new[0]) == _UNRANKED:
        return f"{k.bind(_unranked_to_struct, 'f')}(g, {{0}})"
    if len(old) == len(new) == 1:
        code = _between(old[0], new[0])
        if code is not None:
            return code
    raise k.refuse(op, f"no cast from {', '.join(map(str, old))} to {', '.join(map(str, new))}: finish the conversion")


#: Types of nvgpu beside those that upstream's lowering makes of them.
_SAME = (
    {"!nvgpu.tensormap.descriptor", "!llvm.ptr"},
    {"!nvgpu.warpgroup.accumulator", "!llvm.struct"},
)


def _between(old: ir.Type, new: ir.Type) -> Any:
    """Code that casts, None where the types do not have the same values."""
    memref, descriptor = (old, new) if isinstance(old, ir.MemRefType) else (new, old)
    if isinstance(memref, ir.MemRefType):
        if isinstance(descriptor, ir.MemRefType):
            same = (memref.shape, memref.element_type, space_of(memref)) == (
                descriptor.shape, descriptor.element_type, space_of(descriptor))  # fmt: skip
            return "{0}" if same else None
        if str(descriptor) != _descriptor(memref):
            return None
        return _to_struct if memref is old else _from_struct
    if {str(old).split("<")[0], str(new).split("<")[0]} in _SAME:
        return "{0}"
    shapes = [type.shape if isinstance(type, ir.VectorType) else None for type in (old, new)]
    if shapes[0] != shapes[1]:
        return None
    try:
        same = dtype_of(old) == dtype_of(new) and bits_of(old) == bits_of(new)
    except UnsupportedOp:
        return None
    # i64 is no pointer, though both are int64 here.
    return "{0}" if same and ("!llvm" in str(old)) == ("!llvm" in str(new)) else None


def _descriptor(type: ir.MemRefType) -> str:
    """The llvm struct of a memref: two pointers, offset, sizes, strides."""
    numbers = [n for n in (0, 1, 3, 4, 5, 7) if space_of_address_space(n) == space_of(type)]
    number = int(str(type.memory_space).split(":")[0]) if str(type.memory_space)[:1].isdigit() else numbers[0]
    pointer = f"ptr<{number}>" if number else "ptr"
    shape = f", array<{type.rank} x i64>, array<{type.rank} x i64>" if type.rank else ""
    return f"!llvm.struct<({pointer}, {pointer}, i64{shape})>"


#: The llvm struct of an unranked memref: its rank, and a pointer to the struct of the ranked one.
_UNRANKED = "!llvm.struct<(i64, ptr)>"


def _unranked_to_struct(g: Group, ref: MemRef) -> Data:
    memory = g.batch.memory
    words = [ref.base, ref.base, ref.offset, *ref.sizes, *ref.strides]
    address = memory.allocate(8 * len(words), "a memref descriptor", written=True)
    memory.view(np.int64)[address >> 3 : (address >> 3) + len(words)] = [int(word) for word in words]
    return np.int64(len(ref.sizes)), np.int64(address)


def _to_struct(ref: MemRef) -> Any:
    sizes, strides = (
        tuple(np.int64(n) if isinstance(n, int) else n for n in each) for each in (ref.sizes, ref.strides)
    )
    return (ref.base, ref.base, ref.offset, *((sizes, strides) if sizes else ()))


def _from_struct(struct: tuple[Data, ...]) -> MemRef:
    _, base, offset, *shape = struct
    return MemRef(base, offset, *(shape or ((), ())))
