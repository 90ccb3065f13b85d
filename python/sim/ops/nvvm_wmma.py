"""nvvm.wmma: matrices that a warp holds in an order of its own, to be loaded, multiplied and stored.

Source: PTX ISA, "Warp-level matrix instructions: wmma". Their fragments' layout is open there; that of the simulator is
``fragments.mma.wmma``. A kernel that reads single elements of a fragment depends on the chip, and differs here.
"""

from __future__ import annotations

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

#: How many elements a register has.
_PER = {"f16": 2, "s8": 4, "u8": 4, "f32": 1, "tf32": 1, "f64": 1, "s32": 1}
_REGISTERS = {"i32": np.int32, "f32": np.float32, "f64": np.float64}


def _shape(op: Op, which: str) -> tuple[int, int]:
    """Rows and columns of a fragment; B stands transposed."""
    m, n, k = (ir.IntegerAttr(op.attributes[each]).value for each in "mnk")
    return {"a": (m, k), "b": (n, k), "c": (m, n), "d": (m, n)}[which]


def _fragment(k: Compiler, op: Op, which: str, element: str, count: int) -> Fragment:
    """The fragment in ``count`` registers of ``element``."""
    warps_of_32(k, op)
    rows, columns = _shape(op, which)
    return mma_layouts.wmma(rows, columns, count * _PER[element])


class _Access:
    """Reads and writes of a fragment in memory, by rows or by columns with a stride between them."""

    def __init__(self, k: Compiler, op: Op, which: str, count: int):
        self.element = word(op, "eltype")
        self.fragment = _fragment(k, op, which, self.element, count)
        space = space_of_address_space(address_space(op.operands[0].type))
        self.access = k.access(op, ELEMENTS[self.element].stored, space)
        row, column = (each.reshape(self.fragment.lanes, -1) for each in self.fragment.index)
        by_rows = (word(op, "layout") == "row") != (which == "b")
        self._slow, self._fast = (row, column) if by_rows else (column, row)

    def places(self, g: Group, m: Mask, pointer: Lanes, stride: Lanes) -> np.ndarray:
        """Addresses of what each lane holds: [threads, elements]."""
        if m is not None:
            whole_warps(g, m, self.access.site, "the access to a matrix", kind="undefined")
        pointer = g.by_warp(np.asarray(pointer, np.int64))[..., None]
        stride = g.by_warp(np.asarray(stride, np.int64))[..., None]
        return (pointer + (self._slow * stride + self._fast) * np.int64(self.access.size)).reshape(g.size, -1)


@rule("nvvm.wmma.load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    types = members(op.results[0].type)
    single = not str(op.results[0].type).startswith("!llvm.struct")
    memory = _Access(k, op, word(op, "frag"), len(types))
    dtype = _REGISTERS.get(types[0])

    def load(g: Group, m: Mask, pointer: Lanes, stride: Lanes) -> Data:
        elements = memory.access.read(g, m, memory.places(g, m, pointer, stride))
        if dtype is None:
            return tuple(elements[:, i : i + 2] for i in range(0, elements.shape[1], 2))
        held = tuple(np.ascontiguousarray(np.ascontiguousarray(elements).view(dtype).T))
        return held[0] if single else held

    return load


@rule("nvvm.wmma.store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    memory = _Access(k, op, "d", len(op.operands) - 2)
    source = role(memory.element, memory.fragment)

    def store(g: Group, m: Mask, pointer: Lanes, *operands: Lanes) -> None:
        *values, stride = operands
        memory.access.write(g, m, memory.places(g, m, pointer, stride), source.values(g, values))

    return store


@rule("nvvm.wmma.mma", kind="group")
def _mma(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    # eltypeA is that of both A and B, eltypeB that of C and D.
    element, sums = word(op, "eltypeA"), word(op, "eltypeB")
    ends = len(members(op.results[0].type))
    total = len(op.operands) - ends
    rows, depth = _shape(op, "a")
    # f16 is held twice, so that every shape has as many registers of A as of B.
    first = total // 2 if element == "f16" else rows * depth // (32 * _PER[element])
    end = role(sums, _fragment(k, op, "d", sums, ends))
    mma = Mma(
        role(element, _fragment(k, op, "a", element, first)),
        role(element, _fragment(k, op, "b", element, total - first), turned=True),
        end,
        end,
        saturate=word(op, "intOverflowBehavior") == "satfinite",
    )
    k.work(*mma.work())

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        a, b, c = list(operands[:first]), list(operands[first:total]), list(operands[total:])
        return registers(mma, g, mma(g, a, b, c))

    return run
