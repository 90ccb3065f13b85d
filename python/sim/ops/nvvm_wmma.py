"""nvvm.wmma: matrices that a warp holds in an order of its own, to be loaded, multiplied and stored.

Source: PTX ISA, "Warp-level matrix instructions: wmma". Their fragments' layout is open there; that of the simulator is
``fragments.mma.wmma``. A kernel that reads single elements of a fragment depends on the chip, and differs here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import word
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import Fragment
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.multiply import ELEMENTS, Mma, role
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.ops.nvvm_mma import members, registers
from gpuir.sim.rules import rule
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op

__all__ = ["Matrices", "loads", "multiplies", "stores"]

#: How many elements a register has.
_PER = {"f16": 2, "bf16": 2, "s8": 4, "u8": 4, "s4": 8, "u4": 8, "b1": 32, "f32": 1, "tf32": 1, "f64": 1, "s32": 1}
#: Those that are less than a byte, by how many a byte has.
_SMALL = {"s4": 2, "u4": 2, "b1": 8}
_REGISTERS = {"i32": np.int32, "f32": np.float32, "f64": np.float64}


class Matrices(NamedTuple):
    """The shape of a product."""

    m: int
    n: int
    k: int

    def of(self, which: str) -> tuple[int, int]:
        """Rows and columns of a fragment; B stands transposed."""
        return {"a": (self.m, self.k), "b": (self.n, self.k), "c": (self.m, self.n), "d": (self.m, self.n)}[which]


def _shape(op: Op) -> Matrices:
    return Matrices(*(ir.IntegerAttr(op.attributes[each]).value for each in "mnk"))


def _fragment(k: Compiler, op: Op, shape: Matrices, which: str, element: str, count: int) -> Fragment:
    """The fragment in ``count`` registers of ``element``."""
    warps_of_32(k, op)
    return mma_layouts.wmma(*shape.of(which), count * _PER[element])


class _Access:
    """Reads and writes of a fragment in memory, by rows or by columns with a stride between them.

    Of elements that are less than a byte whole words are read, neighbours along the fragment's rows.
    """

    def __init__(
        self, k: Compiler, op: Op, shape: Matrices, which: str, element: str, layout: str, count: int, pointer: ir.Value
    ):
        self.element = element
        self.fragment = _fragment(k, op, shape, which, element, count)
        space = space_of_address_space(address_space(pointer.type))
        self._per = _PER[element] if element in _SMALL else 1
        self.access = k.access(op, np.int32 if element in _SMALL else ELEMENTS[element].stored, space)
        row, column = (each.reshape(self.fragment.lanes, -1)[:, :: self._per] for each in self.fragment.index)
        by_rows = (layout == "row") != (which == "b")
        if self._per > 1 and not by_rows:
            raise k.refuse(op, f"matrices of {element} lie by rows, those of B by columns")
        self._slow, self._fast = (row, column) if by_rows else (column, row)

    def places(self, g: Group, m: Mask, pointer: Lanes, stride: Lanes) -> np.ndarray:
        """Addresses of what each lane holds: [threads, elements or words]."""
        if m is not None:
            whole_warps(g, m, self.access.site, "the access to a matrix", kind="undefined")
        pointer = g.by_warp(np.asarray(pointer, np.int64))[..., None]
        stride = g.by_warp(np.asarray(stride, np.int64))[..., None]
        elements = self._slow * stride + self._fast
        bytes = elements // _SMALL[self.element] if self._per > 1 else elements * np.int64(self.access.size)
        return (pointer + bytes).reshape(g.size, -1)


def loads(
    k: Compiler, op: Op, shape: Matrices, which: str, element: str, layout: str, types: Sequence[str], pointer: ir.Value
) -> Callable[..., Data]:
    """The code of a load into registers of ``types``; its operands are an address and a stride."""
    memory = _Access(k, op, shape, which, element, layout, len(types), pointer)
    dtype = _REGISTERS.get(types[0])

    def load(g: Group, m: Mask, pointer: Lanes, stride: Lanes) -> Data:
        elements = memory.access.read(g, m, memory.places(g, m, pointer, stride))
        if dtype is None:
            return tuple(elements[:, i : i + 2] for i in range(0, elements.shape[1], 2))
        return tuple(np.ascontiguousarray(np.ascontiguousarray(elements).view(dtype).T))

    return load


def stores(k: Compiler, op: Op, shape: Matrices, element: str, layout: str, count: int, pointer: ir.Value) -> Code:
    """The code of a store; its operands are an address, the registers and a stride."""
    memory = _Access(k, op, shape, "d", element, layout, count, pointer)
    source = role(memory.element, memory.fragment)

    def store(g: Group, m: Mask, pointer: Lanes, *operands: Lanes) -> None:
        *values, stride = operands
        memory.access.write(g, m, memory.places(g, m, pointer, stride), source.values(g, values))

    return store


def multiplies(
    k: Compiler, op: Op, shape: Matrices, element: str, sums: tuple[str, str], counts: Sequence[int], *, saturate: bool,
    popcount: str = "",
) -> Callable[..., Data]:  # fmt: skip
    """The code of a product; ``sums``: the types of C and D, ``counts``: registers of A, B, C and D."""
    site = k.site(op)
    first, second = counts[0], counts[0] + counts[1]
    mma = Mma(
        role(element, _fragment(k, op, shape, "a", element, counts[0])),
        role(element, _fragment(k, op, shape, "b", element, counts[1]), turned=True),
        role(sums[0], _fragment(k, op, shape, "c", sums[0], counts[2])),
        role(sums[1], _fragment(k, op, shape, "d", sums[1], counts[3])),
        saturate=saturate,
        popcount=popcount,
    )
    k.work(*mma.work())

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        return registers(mma, g, mma(g, list(operands[:first]), list(operands[first:second]), list(operands[second:])))

    return run


@rule("nvvm.wmma.load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    result = op.results[0].type
    load = loads(
        k, op, _shape(op), word(op, "frag"), word(op, "eltype"), word(op, "layout"), members(result), op.operands[0]
    )
    if str(result).startswith("!llvm.struct"):
        return load
    return lambda g, m, *operands: load(g, m, *operands)[0]


@rule("nvvm.wmma.store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    return stores(k, op, _shape(op), word(op, "eltype"), word(op, "layout"), len(op.operands) - 2, op.operands[0])


@rule("nvvm.wmma.mma", kind="group")
def _mma(k: Compiler, op: Op) -> Code:
    # eltypeA is that of both A and B, eltypeB that of C and D.
    element, sums = word(op, "eltypeA"), word(op, "eltypeB")
    ends = len(members(op.results[0].type))
    total = len(op.operands) - ends
    rows, depth = _shape(op).of("a")
    # f16 is held twice, so that every shape has as many registers of A as of B.
    first = total // 2 if element == "f16" else rows * depth // (32 * _PER[element])
    saturate = word(op, "intOverflowBehavior") == "satfinite"
    return multiplies(k, op, _shape(op), element, (sums, sums), (first, total - first, ends, ends), saturate=saturate)
