"""bf16 in kernels of gpu.func: a value is its bits, an integer of 16 bits, as in kernels of llvm (singles.py), and so are the elements of memrefs.

What only moves numbers moves the bits; what computes goes by way of f32, as there (computing.py).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.native.computing import of_bf16
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.outline import nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.splicing import spliced
from gpuir.sim.terms import Op

__all__ = ["bits_of", "computed_of_bf16", "has_bf16", "held", "moves", "taken_by_bits"]

#: Ops that do the same to the bits.
_MOVES = frozenset(
    ["memref.load", "memref.store", "memref.alloc", "memref.alloca", "memref.dealloc", "memref.get_global", "memref.view", "memref.dim",
     "gpu.shuffle", "gpu.rotate", "gpu.subgroup_broadcast", "arith.select"]
)  # fmt: skip
#: Ops that compute, by the names that llvm has for them.
_COMPUTING = {
    "arith.addf": "llvm.fadd", "arith.subf": "llvm.fsub", "arith.mulf": "llvm.fmul", "arith.divf": "llvm.fdiv", "arith.negf": "llvm.fneg",
    "arith.extf": "llvm.fpext", "arith.truncf": "llvm.fptrunc",
}  # fmt: skip


def _element(type: ir.Type) -> ir.Type:
    return type.element_type if isinstance(type, (ir.VectorType, ir.MemRefType)) else type


def _is(type: ir.Type) -> bool:
    return isinstance(_element(type), ir.BF16Type)


def has_bf16(op: Op) -> bool:
    """Whether the op, or one in it, has numbers of bf16, or memory of them."""
    return any(_is(value.type) for each in nested(op) for value in (*each.operands, *each.results))


def held(type: ir.Type) -> ir.Type:
    """The type that stands for a number of bf16 or for a memref of them; of another type itself."""
    if not _is(type):
        return type
    word = ir.IntegerType.get_signless(16)
    if not isinstance(type, ir.MemRefType):
        return word
    return ir.MemRefType.get(type.shape, word, type.layout, type.memory_space)


def bits_of(value: float) -> int:
    """The bits of a number that bf16 has, as an integer with a sign."""
    return int.from_bytes(struct.pack(">f", value)[:2], "big", signed=True)


def taken_by_bits(value: Any, type: ir.Type) -> Any:
    """What is given for an argument of the type, an array of bf16 as one of its bits; or a text that says what it is."""
    if not _is(type):
        return value
    if not isinstance(value, np.ndarray) or value.dtype.name != "bfloat16":
        return f"of {value.dtype}" if isinstance(value, np.ndarray) else "no array"
    return value.view(np.int16)


def moves(op: Op) -> bool:
    """Whether the op does the same to bits; Lack where it has numbers of bf16 in another way than ops that compute."""
    if op.name in _MOVES:
        return True
    if op.name not in _COMPUTING or "roundingmode" in op.attributes:
        raise Lack("the native engine has no such op of bf16", op)
    return False


def computed_of_bf16(op: Op, numbers: Sequence[Any]) -> Any:
    """What an op that computes gives for one number of each operand."""
    types = [str(_element(each.type)) for each in op.operands]
    result = _element(op.results[0].type)

    def write(e: Lines, names: Sequence[str]) -> list[str]:
        return [of_bf16(e, _COMPUTING[op.name], names, types, str(result))]

    return spliced(numbers, [held(result)], write)[0]
