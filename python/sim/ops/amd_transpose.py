"""rocdl and amdgpu: loads that transpose between lanes (ds.read.tr of gfx950, ds.load.tr and global.load.tr of gfx12 and gfx1250).

Each lane reads what its address says; then the lanes of a group exchange elements. With G lanes of E elements in a group, what they
read is a matrix of E rows and G columns, row by row; a lane gets its column. gfx1250's elements of 8 bits go in groups of 16 lanes
whose halves take turns by four rows (the layouts that Triton has for these instructions).
"""

from __future__ import annotations

import functools

import numpy as np

from gpuir.sim.attributes import operand, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memref import addresses, space_of, space_of_address_space
from gpuir.sim.microfloats import pack, unpack
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of
from gpuir.sim.values import spread

__all__ = ["exchange", "is_old"]

#: Lanes of a group by the bits of an element: of gfx950, and of later chips.
_GROUPS = {True: {4: 16, 6: 16, 8: 16, 16: 16}, False: {4: 16, 6: 16, 8: 16, 16: 8}}

#: The bits of an element and those that a lane loads, by the op.
_OPS = {
    **{f"rocdl.ds.read.tr{bits}.b{96 if bits == 6 else 64}": bits for bits in (4, 6, 8, 16)},
    **{f"rocdl.ds.load.tr{bits}.b{loaded}": bits for bits, loaded in ((4, 64), (6, 96), (8, 64), (16, 128))},
    **{f"rocdl.global.load.tr{bits}.b{loaded}": bits for bits, loaded in ((4, 64), (6, 96))},
    "rocdl.global.load.tr.b64": 8,
    "rocdl.global.load.tr.b128": 16,
}


@functools.cache
def exchange(old: bool, bits: int, count: int) -> tuple[Array, Array]:
    """The lane of the group and the element there that each lane of a group gets for each of its ``count`` elements."""
    group = _GROUPS[old][bits]
    lane, element = np.arange(group)[:, None], np.arange(count)[None, :]
    if not old and bits == 8:
        return element % 4 + 4 * (lane // 8) + 8 * (element // 4), lane % 8 + 0 * element
    place = element * group + lane
    return place // count, place % count


def is_old(op: Op, lanes: int) -> bool:
    """Whether an op of amdgpu is gfx950's instruction for waves of so many lanes, and no later one."""
    return op.name == "amdgpu.transpose_load" and lanes == 64


class _Load:
    """Reads ``size`` bytes a lane, and exchanges their elements of ``bits`` bits."""

    def __init__(self, k: Compiler, op: Op, bits: int, size: int, space: str, old: bool):
        lanes = 64 if old else 32
        if k.program.lanes != lanes:
            raise k.refuse(
                op, f"the instruction needs waves of {lanes} lanes, the launch has {k.program.lanes} (lanes={lanes})"
            )
        unit = np.uint64 if size % 8 == 0 else np.uint32
        self.access = k.access(op, unit, space)
        self.each = np.arange(size // self.access.size) * np.int64(self.access.size)
        self.bits = bits
        self.lane, self.element = exchange(old, bits, 8 * size // bits)

    def __call__(self, g: Group, m: Mask, address: Lanes) -> Array:
        """Codes of the elements, [threads, count]."""
        at = spread(np.asarray(address), g.size)[:, None] + self.each
        codes = unpack(spread(np.asarray(self.access.read(g, m, at)), g.size), self.bits if self.bits < 16 else 8)
        count = self.lane.shape[1]
        table = codes.reshape(-1, len(self.lane), count, codes.shape[1] // count)
        return table[:, self.lane, self.element].reshape(g.size, -1)


@rule(*_OPS, kind="group")
def _load(k: Compiler, op: Op) -> Code:
    bits, result = _OPS[op.name], op.results[0].type
    pointer = operand(op, "ptr").type
    size = int(op.name.rsplit(".b", 1)[1]) // 8
    load = _Load(k, op, bits, size, space_of_address_space(address_space(pointer)), ".read." in op.name)
    dtype = dtype_of(result)

    def transpose(g: Group, m: Mask, address: Lanes) -> Data:
        codes = load(g, m, address)
        return np.ascontiguousarray(pack(codes, bits) if bits < 8 else codes).view(dtype)

    return transpose


@rule("amdgpu.transpose_load", "amdgpu.global_transpose_load", kind="group")
def _amdgpu(k: Compiler, op: Op) -> Code:
    """Elements of the result's type: wherever a byte holds one of less, memory does too."""
    result, source = op.results[0].type, operand(op, "src")
    bits, count, dtype = bits_of(result), int(np.prod(result.shape)), dtype_of(result)
    whole = dtype_of(source.type).itemsize * 8 == bits_of(source.type)
    if not whole:
        raise k.refuse(
            op, f"{source.type}: elements of less than a byte lie in bytes of their own here; use a memref of i8"
        )
    values = list(op.operands)
    place = values.index(source)
    indices = [values.index(each) for each in operands(op, "srcIndices")]
    size = bits_of(source.type) // 8
    load = _Load(
        k,
        op,
        bits,
        count * bits // 8,
        space_of(source.type),
        is_old(op, k.program.lanes),
    )

    def transpose(g: Group, m: Mask, *values: Data) -> Data:
        codes = load(g, m, addresses(values[place], [values[i] for i in indices], size))
        return np.ascontiguousarray(codes).view(dtype)

    return transpose
