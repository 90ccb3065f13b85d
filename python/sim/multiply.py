"""MMAs of matrices that warps hold as fragments, and the matrices of fragments that were used before.

To gather a fragment's registers into a matrix costs several times the MMA itself, and a kernel uses each fragment in
several MMAs, so that matrices are remembered by the registers (the arrays themselves) that they were made of.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import numpy as np

from gpuir.sim import narrow
from gpuir.sim.fragments import Fragment
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.terms import Data, Lanes
from gpuir.sim.types import small_float
from gpuir.sim.values import Deferred, spread

__all__ = ["ELEMENTS", "Element", "Matrices", "Mma", "Role", "Sparsity", "Sums", "role"]


Convert = Callable[[np.ndarray], np.ndarray]

#: Types that sums of MMAs may have, where they are not s32.
_SUMS = {"f16": ("f16", "f32"), "e4m3": ("f16", "f32"), "e5m2": ("f16", "f32"), "f64": ("f64",),
         "bf16": ("f32",), "tf32": ("f32",), "e2m3": ("f16", "f32"), "e3m2": ("f16", "f32"), "e2m1": ("f16", "f32")}  # fmt: skip
_UNITS = {
    "s8": "i8",
    "u8": "i8",
    "s4": "i4",
    "u4": "i4",
    "e4m3": "f8",
    "e5m2": "f8",
    "e2m3": "f8",
    "e3m2": "f8",
    "e2m1": "f8",
}


class Element:
    """An element type of the tensor cores: how it stands in registers, and as what it is computed with.

    ``stored`` is the dtype in registers, ``per`` how many elements a register has, ``widen`` gives the numbers to compute
    with. ``unpack`` makes ``stored`` of registers [threads, registers] of 32 bits where elements are smaller than a byte.
    """

    def __init__(self, name: str, stored: Any, per: int, widen: Convert, unpack: Convert | None = None):
        self.name, self.stored, self.per, self.widen, self.unpack = name, np.dtype(stored), per, widen, unpack
        #: Types that sums of MMAs may have.
        self.sums = _SUMS.get(name, ("s32",))
        #: The name under which a chip's rate for the type stands.
        self.unit = _UNITS.get(name, name)


def _table(size: int, dtype: Callable[[], Any]) -> Convert:
    """Widening of a float of ``size`` bytes by looking it up, which is faster than converting it."""
    bits = np.dtype(f"u{size}")

    @functools.cache
    def numbers() -> np.ndarray:
        with np.errstate(all="ignore"):
            return np.arange(1 << 8 * size, dtype=bits).view(dtype()).astype(np.float32)

    return lambda values: numbers().take(values.view(bits))


def _byte_of(format: str, shift: int = 0) -> Convert:
    """Widening of floats of 4 or 6 bits that stand in bytes."""
    return lambda codes: narrow.decode(format).astype(np.float32).take(codes >> shift)


def _bf16(values: np.ndarray) -> np.ndarray:
    return (values.view(np.uint16).astype(np.uint32) << np.uint32(16)).view(np.float32)


def _tf32(values: np.ndarray) -> np.ndarray:
    """The hardware does not look at the 13 lowest bits of the mantissa."""
    return (values.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)


def _plain(dtype: Any) -> Convert:
    return lambda values: values.astype(dtype, copy=False)


def _nibbles(signed: bool) -> Convert:
    def unpack(words: np.ndarray) -> np.ndarray:
        bytes = np.ascontiguousarray(words).view(np.int8 if signed else np.uint8)
        low = (bytes << 4) >> 4 if signed else bytes & np.uint8(15)
        return np.stack([low, bytes >> 4], axis=-1).reshape(len(words), -1)

    return unpack


def _bits(words: np.ndarray) -> np.ndarray:
    return np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=1, bitorder="little")


def _unsigned(values: np.ndarray) -> np.ndarray:
    return values.view(f"u{values.dtype.itemsize}").astype(np.float32)


ELEMENTS = {
    element.name: element
    for element in (
        Element("f16", np.float16, 2, _table(2, lambda: np.float16)),
        Element("bf16", np.uint16, 2, _bf16),
        Element("tf32", np.float32, 1, _tf32),
        Element("f32", np.float32, 1, _plain(np.float32)),
        Element("f64", np.float64, 1, _plain(np.float64)),
        # MMAs of small integers and their sums are exact in f32: below 128 * 255 * 255 for any shape.
        Element("s8", np.int8, 4, _plain(np.float32)),
        Element("u8", np.uint8, 4, _unsigned),
        Element("s4", np.int8, 8, _plain(np.float32), _nibbles(True)),
        Element("u4", np.uint8, 8, _unsigned, _nibbles(False)),
        Element("b1", np.uint8, 32, _plain(np.float32), _bits),
        Element("s32", np.int32, 1, _plain(np.int32)),
        Element("e4m3", np.uint8, 4, _table(1, lambda: small_float("float8_e4m3fn"))),
        Element("e5m2", np.uint8, 4, _table(1, lambda: small_float("float8_e5m2"))),
        Element("e2m3", np.uint8, 4, _byte_of("e2m3")),
        Element("e3m2", np.uint8, 4, _byte_of("e3m2")),
        # In the middle of its byte.
        Element("e2m1", np.uint8, 4, _byte_of("e2m1", 2)),
    )
}


class Matrices:
    """The matrices of fragments that a batch's warps hold; ``of(group)`` is that of the group's batch."""

    #: Matrices of registers that cannot tell when they are gone.
    LIMIT = 32

    __slots__ = ("_found", "_kept")

    def __init__(self) -> None:
        self._found: dict[Any, tuple[list[Any], np.ndarray]] = {}
        self._kept: list[Any] = []

    @staticmethod
    def of(g: Group) -> Matrices:
        """The batch's own."""
        known = g.batch.state.get("matrices")
        if known is None:
            known = g.batch.state["matrices"] = Matrices()
        return known

    def get(self, key: Hashable) -> np.ndarray | None:
        """The matrix of a key, which has the ids of the registers."""
        known = self._found.get(key)
        return None if known is None else known[1]

    def put(self, key: Hashable, registers: Sequence[Any], matrix: np.ndarray) -> None:
        """Remembers a matrix until one of the registers, whose ids are in the key, is gone."""
        kept = self._found

        def forget(_: Any) -> None:
            kept.pop(key, None)

        try:
            kept[key] = [weakref.ref(register, forget) for register in registers], matrix
        except TypeError:
            # NumPy's scalars have no weak references.
            kept[key] = list(registers), matrix
            self._kept.append(key)
            if len(self._kept) > self.LIMIT:
                kept.pop(self._kept.pop(0), None)


class Sparsity:
    """How a sparse A of 16 rows is described: two of four are kept, of nibbles two pairs of four, of tf32 one of two.

    PTX ISA, "Sparse matrix storage"; ``expand`` gives all of A, [warps, 16, k].
    """

    def __init__(self, k: int, element: Element, selector: int):
        self.k = k
        self.one_of_two = element.name == "tf32"
        self.pairs = element.per == 8
        unit = 16 if element.per <= 2 else 32
        width = 4 if self.one_of_two else 2
        self.lane, self.shift = mma_layouts.metadata(k, element.per, unit, width, selector)
        self._mask = (1 << width) - 1

    @staticmethod
    def threads(k: int, element: Element) -> int:
        """How many of four threads have metadata; there are 4 / threads selectors."""
        return 2 * k // (8 * element.per) * (16 if element.per <= 2 else 32) // 32

    def columns(self, words: np.ndarray, ordered: bool = False) -> tuple[np.ndarray, np.ndarray | None]:
        """Columns [warps, 16, k / 2] of the kept elements by metadata [warps, lanes], and where it is not valid (or None).

        ``ordered``: the two of a chunk must stand in their order.
        """
        columns = (words.view(np.uint32)[:, self.lane] >> self.shift.astype(np.uint32)) & np.uint32(self._mask)
        columns = columns.astype(np.int64)
        fields = np.arange(columns.shape[-1])
        if self.one_of_two:
            bad = (columns != 0b0100) & (columns != 0b1110)
            return fields * 2 + columns // 0b1110, bad if bad.any() else None
        first, second = columns[..., ::2], columns[..., 1::2]
        bad = np.repeat(first >= second if ordered else first == second, 2, axis=-1)
        chunk = fields // 2 * 4 + columns
        if self.pairs:
            chunk = (2 * chunk[..., None] + np.arange(2)).reshape(*chunk.shape[:-1], -1)
        return chunk, bad if bad.any() else None

    def expand(self, kept: np.ndarray, columns: np.ndarray) -> np.ndarray:
        """All of A of what is kept of it."""
        whole = np.zeros((*kept.shape[:-1], self.k), kept.dtype)
        np.put_along_axis(whole, columns, kept, axis=-1)
        return whole


class Role:
    """One operand of an MMA: its element type and its fragment; B's is ``turned``, since fragments have it transposed."""

    __slots__ = ("element", "fragment", "turned")

    def __init__(self, element: Element, fragment: Fragment, turned: bool = False):
        self.element, self.fragment, self.turned = element, fragment, turned

    def matrix(self, g: Group, registers: Data) -> np.ndarray:
        """The operand's matrices [warps, ...], as numbers to compute with.

        ``registers`` is what an MMA deferred, or one array [threads or 1, ...] with all elements in the order of the registers, or a list of them,
        one a register: scalars or [threads], for packed pairs [threads or 1, 2].
        """
        if type(registers) is Deferred:
            if registers.source.role is self:
                return registers.source.matrix
            registers = registers.get()
        many = isinstance(registers, list)
        key = (id(self), g.count, *map(id, registers)) if many else (id(self), g.count, id(registers))
        matrices = Matrices.of(g)
        known = matrices.get(key)
        if known is None:
            values = self.values(g, registers) if many else self._flat(g, registers)
            known = self.element.widen(self.fragment.matrix(values))
            if self.turned:
                # Once here is cheaper than an MMA with a transposed operand each time.
                known = np.ascontiguousarray(known.swapaxes(-1, -2))
            matrices.put(key, registers if isinstance(registers, list) else (registers,), known)
        return known

    def _flat(self, g: Group, vector: Lanes) -> np.ndarray:
        values = spread(vector, g.size).reshape(g.size, -1)
        return values if values.dtype == self.element.stored else np.ascontiguousarray(values).view(self.element.stored)

    def values(self, g: Group, registers: Sequence[Any]) -> np.ndarray:
        """What the lanes hold in a list of registers: [threads, elements]."""
        element = self.element
        word = np.dtype(np.float64) if element.name == "f64" else np.dtype(np.uint32)
        words = np.empty((g.size, len(registers)), word)
        for i, register in enumerate(registers):
            register = np.asarray(register)
            if register.dtype != word:
                register = np.ascontiguousarray(register).view(word)
            words[:, i] = register[:, 0] if register.ndim == 2 else register
        if element.unpack is not None:
            return element.unpack(words)
        return words if word == element.stored else words.view(element.stored)

    def keep(self, g: Group, registers: Data, matrix: np.ndarray) -> None:
        """Remembers ``matrix`` as that of registers which were just made of it."""
        registers = registers if isinstance(registers, (list, tuple)) else (registers,)
        Matrices.of(g).put((id(self), g.count, *map(id, registers)), registers, matrix)


@functools.cache
def role(name: str, fragment: Fragment, turned: bool = False) -> Role:
    """The one role of an element type and a fragment, so that ops of a kind share what is remembered."""
    return Role(ELEMENTS[name], fragment, turned)


class Sums:
    """Matrices of an MMA's result, in the ``role`` that they have in registers."""

    __slots__ = ("matrix", "role")

    def __init__(self, role: Role, matrix: np.ndarray):
        self.role, self.matrix = role, matrix


class Mma:
    """D = A * B + C of one instruction: ``a``, ``b`` (turned), ``c`` and ``d`` are roles.

    Floats are multiplied and summed in f32 and rounded to D's type once; f64 in f64. Integers wrap around, or end at the
    limits of s32 where ``saturate``. ``popcount`` ("xor", "and") is for single bits.
    """

    def __init__(self, a: Role, b: Role, c: Role, d: Role, *, saturate: bool = False, popcount: str = ""):
        self.a, self.b, self.c, self.d = a, b, c, d
        self.saturate, self.popcount = saturate, popcount
        self.integer = d.element.name == "s32"

    def work(self) -> tuple[str, int]:
        """The unit of a tensor core, and the operations it does for one MMA: of a sparse A only the elements it has."""
        rows, columns = self.d.fragment.shape[-2:]
        return self.a.element.unit, 2 * rows * columns * self.a.fragment.shape[-1]

    def __call__(self, g: Group, a: Lanes, b: Lanes, c: Lanes) -> np.ndarray:
        """Matrices of the result, in the numbers that D's type is computed with."""
        return self.add(self.multiply(self.a.matrix(g, a), self.b.matrix(g, b)), self.c.matrix(g, c))

    def multiply(self, left: np.ndarray, right: np.ndarray) -> np.ndarray:
        """The MMA of matrices."""
        sums = np.matmul(left, right)
        if self.popcount == "xor":
            sums = left.sum(-1)[..., :, None] + right.sum(-2)[..., None, :] - 2 * sums
        return sums

    def add(self, mma: np.ndarray, c: np.ndarray) -> np.ndarray:
        """The sum, as D has it."""
        if not self.integer:
            mma += c
            if self.d.element.name == "f16":
                return self.d.element.widen(mma.astype(np.float16))
            return mma
        if not self.saturate:
            return mma.astype(np.int32) + c
        limits = np.iinfo(np.int32)
        return np.clip(mma.astype(np.int64) + c, limits.min, limits.max).astype(np.int32)

    def values(self, matrix: np.ndarray) -> np.ndarray:
        """D in registers: [threads, elements]."""
        if self.d.element.name == "f16":
            matrix = matrix.astype(np.float16)
        return self.d.fragment.values(matrix)
