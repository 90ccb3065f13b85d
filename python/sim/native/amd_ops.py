"""Ops of amdgpu in kernels of gpu.func: barriers of the LDS, moves between lanes of a wave, products, buffers (amd_buffers.py).

What rocdl has too is written as it is in kernels of llvm (waves.py, matrix_cores.py), as text, which is put in. Lanes come to a move together, all of them:
where they do not, the launch is left to the NumPy engine. Rules are those of sim/ops/amdgpu.py and its neighbours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.native.amd_buffers import gather, load_raw, store_raw
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.matrix_cores import amdgpu_product
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.waves import lane_of, moved, shuffled
from gpuir.sim.ops.amd_lanes import dpp_of
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.scalars import Scalars

__all__ = ["AMD_OPS", "amd_op", "has_amd_ops"]

#: What their names begin with.
AMD_OPS = "amdgpu."

#: Lanes of a swizzle's groups.
_GROUP = 32

#: Writes text of the names of values, and gives the names of what it has made.
_Write = Callable[[Lines, Sequence[str]], Sequence[str]]


def has_amd_ops(kernel: Op) -> bool:
    """Whether the kernel has ops of amdgpu."""
    return any(op.name.startswith(AMD_OPS) for op in nested(kernel))


def amd_op(s: Scalars, op: Op) -> list[Any] | None:
    """Writes an op of amdgpu; what stands for its result."""
    name = op.name.removeprefix(AMD_OPS)
    if name not in _OPS:
        raise Lack("the native engine has no such op")
    return _OPS[name](s, op)


def _spliced(s: Scalars, values: Sequence[Any], results: Sequence[ir.Type], write: _Write) -> list[Any]:
    """Puts in what ``write`` writes of these values; the values of the names that it gives."""
    e, names = Lines(), [f"%given{number}" for number in range(len(values))]
    made, types = write(e, names), ", ".join(map(str, results))
    head = ", ".join(f"{name}: {value.type}" for name, value in zip(names, values))
    lines = [
        f"func.func @spliced({head}) -> ({types}) {{",
        *e.first,
        *e.body,
        f"return {', '.join(made)} : {types}",
        "}",
    ]
    holder = ir.Module.parse("\n".join(lines))
    block = holder.body.operations[0].operation.regions[0].blocks[0]
    known = dict(zip(map(plain, block.arguments), values))
    *ops, end = (each.operation for each in block.operations)
    for op in ops:
        copy = op.clone().operation
        for each in nested(copy):
            for number, operand in enumerate(each.operands):
                if plain(operand) in known:
                    each.operands[number] = known[plain(operand)]
        known.update(zip(map(plain, op.results), copy.results))
    return [known[plain(each)] for each in end.operands]


# Barriers


def _lds_barrier(s: Scalars, op: Op) -> None:
    """Accesses to global memory are not ordered by it."""
    spaces = ir.Attribute.parse("[#gpu.address_space<workgroup>]")
    s.make("gpu.barrier", [], [], address_spaces=spaces)


def _nothing(s: Scalars, op: Op) -> None:
    """Of what it waits for, or is told, nothing is late here."""


# Lanes of a wave


def _moves(s: Scalars, op: Op, write: Callable[[Lines, Sequence[str], str], str]) -> list[Any]:
    """A move of each number of a vector: ``write`` writes that of a number, of the names of operands and its type."""
    s.of_lanes = s.lanes
    found = []
    for numbers in zip(*(s.all(each) for each in op.operands), strict=True):
        type = numbers[0].type
        if str(type) not in ELEMENTS:
            raise Lack("the native engine has not this type of value")
        text = str(type)
        found += _spliced(s, numbers, [type], lambda e, names: [write(e, names, text)])  # noqa: B023
    return found


def _swizzle(s: Scalars, op: Op) -> list[Any]:
    """In groups of 32 lanes."""
    masks = [integer(op, name) & _GROUP - 1 for name in ("and_mask", "or_mask", "xor_mask")]

    def write(e: Lines, names: Sequence[str], type: str) -> str:
        lane = lane_of(e)
        source = lane
        for how, mask in zip(("andi", "ori", "xori"), masks):
            source = e.by(how, source, mask, "i32")
        source = e.binary("ori", e.by("andi", lane, -_GROUP, "i32"), source, "i32")
        return shuffled(e, s.lanes, names[0], type, source)

    return _moves(s, op, write)


def _dpp(s: Scalars, op: Op) -> list[Any]:
    fields = dpp_of(op)
    if fields is None:
        raise Lack("the native engine has no such permutation")
    return _moves(s, op, lambda e, names, type: moved(e, s.lanes, names[0], names[1], type, fields))


# Products


def _product(s: Scalars, op: Op) -> list[Any]:
    form = amdgpu_product(op, s.lanes)
    a, b, c = list(op.operands)[:3]
    registers = [s.register(each) for value in (a, b) for each in s.pieces(value)]
    sums = s.all(c)
    return s.call(symbol_of(form), [*registers, *sums], [each.type for each in sums])


# Buffers


def _fat_buffer(s: Scalars, op: Op) -> list[Any]:
    """Another name for the memory; what lies outside of the buffer is a finding."""
    return s.all(op.operands[0])


_OPS: dict[str, Callable[[Scalars, Op], list[Any] | None]] = {
    "lds_barrier": _lds_barrier,
    "sched_barrier": _nothing,
    "memory_counter_wait": _nothing,
    "global_prefetch": _nothing,
    "swizzle_bitmode": _swizzle,
    "dpp": _dpp,
    "mfma": _product,
    "wmma": _product,
    "fat_raw_buffer_cast": _fat_buffer,
    "raw_buffer_load": load_raw,
    "raw_buffer_store": store_raw,
    "gather_to_lds": gather,
}
