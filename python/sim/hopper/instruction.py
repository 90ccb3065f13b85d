"""One instruction of a warpgroup: its operands in shared memory, and matrices as registers and back.

Source: PTX ISA, "Register fragments and shared memory matrix layouts" of wgmma.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import Access
from gpuir.sim.findings import Site
from gpuir.sim.fragments import wgmma as layout
from gpuir.sim.group import Group
from gpuir.sim.memory import Memory
from gpuir.sim.multiply import ELEMENTS
from gpuir.sim.values import spread

__all__ = ["CHUNK", "ROWS", "THREADS", "WARPS", "Instruction", "chunks", "matrices_of", "registers_of", "words_of"]

#: Rows of A and D, and warps and threads of a warpgroup.
ROWS, WARPS, THREADS = 64, 4, 128
#: Bytes of a row of a core matrix.
CHUNK = 16


@functools.lru_cache(maxsize=4096)
def _table(low: int, rest: int, rows: int, depth: int, size: int, k_major: bool) -> np.ndarray:
    """Addresses of chunks, for a descriptor whose start is ``low``: below 1024, where the swizzle repeats."""
    whole = layout.addresses(rest | low >> 4, rows, depth, size, k_major)
    per = CHUNK // size
    table = np.ascontiguousarray(whole[:, ::per] if k_major else whole[::per])
    table.setflags(write=False)
    return table


def chunks(word: int, rows: int, depth: int, size: int, k_major: bool) -> np.ndarray:
    """Byte addresses of the 16-byte chunks that a descriptor's operand consists of.

    K-major: [rows, depth / elements of a chunk], a chunk holds neighbours along K; otherwise [rows / elements, depth], and it
    holds neighbours along M or N.
    """
    start = (word & 0x3FFF) << 4
    low = start & 1023
    return (_table(low, word & ~0x3FFF & (1 << 64) - 1, rows, depth, size, k_major) + (start - low)) & 0x3FFFF


def registers_of(matrices: np.ndarray) -> np.ndarray:
    """What threads hold of accumulators [warpgroups, 64, n]: [n / 2, warpgroups * 128], a row for each element.

    Thread t has rows 16 * (t / 32) + t % 32 / 4 and 8 more, columns 8j + 2 * (t % 4) and 1 more.
    """
    count, _, n = matrices.shape
    parts = matrices.reshape(count, WARPS, 2, 8, n // 8, 4, 2).transpose(4, 2, 6, 0, 1, 3, 5)
    return np.ascontiguousarray(parts).reshape(n // 2, count * THREADS)


def matrices_of(registers: np.ndarray) -> np.ndarray:
    """The way back from ``registers_of``."""
    count, n = registers.shape[1] // THREADS, 2 * len(registers)
    parts = registers.reshape(n // 8, 2, 2, count, WARPS, 8, 4).transpose(3, 4, 1, 5, 0, 6, 2)
    return np.ascontiguousarray(parts).reshape(count, ROWS, n)


class Instruction:
    """One op: the shape ``n`` and ``depth``, names of the element types, signs and transpositions.

    ``packed``: registers of f16 accumulators are pairs (of an i32, or a vector of two).
    """

    def __init__(
        self, site: Site, access: Access, n: int, depth: int, a: str, b: str, d: str, *, negate: tuple[bool, bool],
        k_major: tuple[bool, bool], from_registers: bool, saturate: bool, register: str, inplace: bool,
    ):  # fmt: skip
        self.site, self.access, self.n, self.depth = site, access, n, depth
        self.a, self.b, self.d = ELEMENTS[a], ELEMENTS[b], d
        self.negate, self.k_major, self.from_registers = negate, k_major, from_registers
        self.saturate, self.register, self.inplace = saturate, register, inplace
        self.dtype = np.dtype(np.int32 if d == "s32" else np.float32)
        self.size = self.a.stored.itemsize

    def pack(self, matrices: np.ndarray) -> tuple[Any, ...]:
        """Registers of accumulators."""
        registers = registers_of(matrices)
        if self.d != "f16":
            return tuple(registers)
        halves = registers.astype(np.float16)
        if self.register == "f16":
            return tuple(halves)
        pairs = np.ascontiguousarray(halves.reshape(-1, 2, halves.shape[1]).transpose(0, 2, 1))
        if self.register == "i32":
            return tuple(pairs.view(np.int32)[..., 0])
        return tuple(pairs)

    def unpack(self, registers: Sequence[Any], size: int) -> np.ndarray:
        """Accumulators of registers of ``size`` threads."""
        if not any(np.ndim(each) for each in registers) and self.d != "f16":
            # The same for all threads, zeros most of the time.
            if all(each == registers[0] for each in registers):
                return np.full((size // THREADS, ROWS, self.n), registers[0], self.dtype)
        rows = np.stack([spread(np.asarray(each), size) for each in registers])
        if self.d == "f16":
            if rows.ndim == 2 and rows.dtype.itemsize == 4:
                rows = np.ascontiguousarray(rows).view(np.float16).reshape(*rows.shape, 2)
            if rows.ndim == 3:
                rows = rows.transpose(0, 2, 1).reshape(-1, size)
        return matrices_of(rows.astype(self.dtype))

    def operand(self, memory: Memory, places: np.ndarray, element: Any, k_major: bool) -> np.ndarray:
        """Matrices [warpgroups, rows, depth] of chunks at ``places``, as numbers to compute with."""
        data = np.ascontiguousarray(memory.view(np.complex128)[places >> 4]).view(element.stored)
        if k_major:
            return element.widen(data.reshape(len(places), -1, self.depth))
        count, across, depth = places.shape
        data = data.reshape(count, across, depth, -1).transpose(0, 1, 3, 2).reshape(count, -1, depth)
        return element.widen(np.ascontiguousarray(data))


def words_of(registers: Sequence[Any], g: Group, instruction: Instruction) -> np.ndarray:
    """A's registers as elements: [threads, elements]."""
    table = np.empty((g.size, len(registers)), np.uint32)
    for i, each in enumerate(registers):
        array = np.ascontiguousarray(spread(np.asarray(each), g.size))
        table[:, i] = array.reshape(g.size, -1).view(np.uint32)[:, 0]
    return table.view(instruction.a.stored)
