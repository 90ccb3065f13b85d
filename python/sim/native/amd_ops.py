"""Ops of amdgpu in kernels of gpu.func: barriers of the LDS, moves between lanes of a wave, products, buffers (amd_buffers.py).

What rocdl has too is written as it is in kernels of llvm (waves.py, matrix_cores.py), as text, which is put in. Lanes come to a move together, all of them:
where they do not, the launch is left to the NumPy engine. Rules are those of sim/ops/amdgpu.py and its neighbours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.native.amd_buffers import gather, load_raw, load_transposed, store_raw
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.matrix_cores import amdgpu_product
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.splicing import spliced
from gpuir.sim.native.waves import lane_of, moved, shuffled
from gpuir.sim.ops.amd_lanes import dpp_of
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.scalars import Scalars

__all__ = ["AMD_OPS", "amd_op", "has_amd_ops"]

#: What their names begin with.
AMD_OPS = "amdgpu."

#: Lanes of a swizzle's groups.
_GROUP = 32


def has_amd_ops(kernel: Op) -> bool:
    """Whether the kernel has ops of amdgpu."""
    return any(op.name.startswith(AMD_OPS) for op in nested(kernel))


def amd_op(s: Scalars, op: Op) -> list[Any] | None:
    """Writes an op of amdgpu; what stands for its result."""
    name = op.name.removeprefix(AMD_OPS)
    if name not in _OPS:
        raise Lack("the native engine has no such op")
    return _OPS[name](s, op)


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
        found += spliced(numbers, [type], lambda e, names: [write(e, names, text)])  # noqa: B023
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
    return s.renamed(op)


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
    "transpose_load": load_transposed,
    "global_transpose_load": load_transposed,
}
