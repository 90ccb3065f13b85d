"""nvvm.mma.block_scale and its sparse form: products of a warp with a scale factor for each block of 16 or 32 of K.

Source: PTX ISA, "Block Scaling for mma.sync", "Matrix fragments for mma.m16n8k32, .m16n8k64". Of each four threads two have the
factors of A's rows (which two says the thread's number), one those of B's column; the byte's number says where in the word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim import narrow
from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, operands, sizes, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.multiply import ELEMENTS, Sparsity, role
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.rules import rule
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["block_scaled"]

_TYPES = {"mxf8f6f4": ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1"), "mxf4": ("e2m1",), "mxf4nvf4": ("e2m1",)}


class _Operand:
    """A or B: codes in registers, and the thread that has the factors of a row or column."""

    def __init__(self, kind: str, type: str, rows: int, kept: int, depth: int, vectors: int, scale: str, is_a: bool):
        self._narrow = kind != "mxf8f6f4"
        self._fragment = mma_layouts.multiplicand(rows, kept, 8 if self._narrow else 4)
        self._table = narrow.decode(type)
        # A float of 4 bits stands in the middle of its byte.
        self._shift = 2 if type == "e2m1" and not self._narrow else 0
        self._size, self._scale, self._vectors = depth // vectors, narrow.decode(scale), np.arange(vectors)
        row = np.arange(rows)
        self._lane: np.ndarray = row % 8 * 4 + row // 8 if is_a else row * 4
        self._step = 2 if is_a else 1

    def numbers(self, g: Group, registers: list[Any]) -> np.ndarray:
        """Matrices [warps, rows, K] without their factors."""
        words = np.stack(
            [
                np.ascontiguousarray(spread(np.asarray(each), g.size)).view(np.uint32).reshape(g.size)
                for each in registers
            ],
            axis=1,
        )
        codes = words.view(np.uint8)
        if self._narrow:
            codes = np.stack([codes & 15, codes >> 4], axis=-1).reshape(g.size, -1)
        return self._table[self._fragment.matrix(np.ascontiguousarray(codes)) >> self._shift]

    def factors(self, g: Group, data: Lanes, byte: Lanes, thread: Lanes) -> np.ndarray:
        """Factors [warps, rows, K]."""
        words = np.ascontiguousarray(g.by_warp(np.asarray(data))).view(np.uint32)
        chosen = np.asarray(g.by_warp(np.asarray(thread)))[:, :1].astype(np.int64)
        first = np.asarray(g.by_warp(np.asarray(byte)))[:, :1].astype(np.int64)
        mine = np.take_along_axis(words, self._lane[None, :] + self._step * chosen, axis=1)
        shift = 8 * (first[:, :, None] + self._vectors)
        codes = mine[:, :, None] >> shift.astype(np.uint32) & np.uint32(255)
        return np.repeat(self._scale[codes], self._size, axis=2)


@rule("nvvm.mma.block_scale", "nvvm.mma.sp.block_scale", kind="group")
def _mma(k: Compiler, op: Op) -> Code:
    vectors = int(word(op, "scaleVecSize").lower().removeprefix("x"))
    types = [word(op, f"multiplicand{name}PtxType") for name in "AB"]
    return block_scaled(
        k, op, sizes(op), word(op, "kind"), word(op, "blockScaleFormat"), vectors, types,
        [len(operands(op, f"operand{name}")) for name in "ABC"], sparse=".sp." in op.name, ordered=flag(op, "orderedMetadata"),
    )  # fmt: skip


def block_scaled(
    k: Compiler, op: Op, shape: Sequence[int], kind: str, scale: str, vectors: int, types: Sequence[str], counts: Sequence[int],
    *, sparse: bool, ordered: bool,
) -> Callable[..., Data]:  # fmt: skip
    """The code of a product whose operands are ``counts`` registers of A, B and C, of a sparse one metadata and selector, then for
    A and for B a word of factors, the byte and the thread.
    """
    warps_of_32(k, op)
    m, n, depth = shape
    expected = (32 if kind == "mxf8f6f4" else 64) * (1 + sparse)
    if (m, n, depth) != (16, 8, expected) or not {*types} <= {*_TYPES[kind]}:
        raise k.refuse(op, f"products of kind {kind} are m16n8k{expected} of {' or '.join(_TYPES[kind])}")
    kept = depth // (1 + sparse)
    a = _Operand(kind, types[0], m, kept, depth, vectors, scale, True)
    b = _Operand(kind, types[1], n, depth, depth, vectors, scale, False)
    sums = role("f32", mma_layouts.accumulator(m))
    sparsity = Sparsity(depth, ELEMENTS["e4m3" if kind == "mxf8f6f4" else "u4"], 0) if sparse else None
    site = k.site(op)

    def run(g: Group, m: Mask, *values: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        given = list(values)
        first, second, third = (([given.pop(0) for _ in range(count)]) for count in counts)
        left = a.numbers(g, first)
        if sparsity is not None:
            metadata, _ = given.pop(0), given.pop(0)
            columns, bad = sparsity.columns(np.ascontiguousarray(g.by_warp(np.asarray(metadata))), ordered)
            if bad is not None and (m is None or g.active(m)[np.nonzero(bad)[0]].any()):
                raise fault("undefined", "the metadata names an element of a chunk twice", site, g, [0])
            left = sparsity.expand(left, columns)
        with np.errstate(all="ignore"):
            left = left * a.factors(g, *given[:3])
            right = b.numbers(g, second) * b.factors(g, *given[3:])
            total = np.matmul(left, right.swapaxes(-1, -2)) + sums.matrix(g, third)
            result = sums.fragment.values(total.astype(np.float32))
        return tuple(np.ascontiguousarray(result.T))

    return run
