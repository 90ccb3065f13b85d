"""What AMD's matrix instructions have in common: elements in registers, sums of products, sparsity and block scales.

Sums are exact in the accumulator's arithmetic: floats in float32 (float64 for f64, and where scales are applied), integers modulo
2^32. Hardware sums in an order of its own.
"""

from __future__ import annotations

import dataclasses
import functools

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import Fragment
from gpuir.sim.group import Group
from gpuir.sim.microfloats import FORMATS, unpack
from gpuir.sim.terms import Array, Lanes, Op
from gpuir.sim.types import bits_of, dtype_of, small_float
from gpuir.sim.values import spread

__all__ = [
    "Element", "accumulator_dtype", "add", "constant_zero", "dense", "element_of", "held_by", "matrix", "named", "octets", "positions", "scaled", "work",
]  # fmt: skip

#: Dtypes of elements that fill their bytes, by the names that rocdl has for them.
_DTYPES = {
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "xf32": "float32", "f64": "float64", "i8": "int8", "iu8": "int8",
}  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Element:
    """Elements of a multiplicand: ``bits`` each, as a dtype by its name (None: the 8-bit float ``name`` of the chip that runs it).

    Tables of products have elements whose dtypes need the package ml_dtypes, which may be missing: a name needs nothing.
    """

    name: str
    bits: int
    dtype_name: str | None

    @property
    def dtype(self) -> np.dtype | None:
        """The dtype; UnsupportedOp where its package is missing."""
        return None if self.dtype_name is None else _dtype(self.dtype_name)

    @property
    def unit(self) -> str:
        """The name under which a chip's rate for the type stands."""
        kind = "".join(letter for letter in self.name if letter.isalpha())
        if self.name in ("xf32", "f16", "bf16", "f32", "f64"):
            return self.name
        return "i8" if kind in ("i", "iu") else "f8"

    def read(self, value: Lanes, g: Group, signed: bool = True) -> Array:
        """The elements of the threads' registers, [threads, count]; small floats and integers of 4 bits a byte each."""
        array = spread(np.asarray(value), g.size)
        array = array[:, None] if array.ndim == 1 else array
        dtype = self.dtype if self.dtype is not None else _of_chip(self.name, g)
        if array.dtype != dtype:
            array = unpack(array, self.bits) if self.bits < 8 else np.ascontiguousarray(array)
            array = array.view(dtype)
        if dtype.kind != "i":
            return array
        if self.bits == 4:
            array = array & 15
            return (array ^ 8) - 8 if signed else array
        return array if signed else array.view(np.uint8)


@functools.cache
def _dtype(name: str) -> np.dtype:
    return np.dtype(name) if hasattr(np, name) else small_float(name)


def _of_chip(name: str, g: Group) -> np.dtype:
    """8-bit floats of gfx94x have no infinities; gfx942's where no chip of AMD's is named."""
    chip = g.batch.options.chip
    return FORMATS[f"{name}fnuz" if chip.startswith("gfx94") or not chip.startswith("gfx") else name].dtype


def named(name: str, *, by_chip: bool = False) -> Element:
    """The elements of rocdl's name; ``by_chip``: the format of fp8 and bf8 is the chip's."""
    if name in FORMATS:
        return Element(name, FORMATS[name].bits, None if by_chip else FORMATS[name].name)
    if name in ("i4", "iu4"):
        return Element(name, 4, "int8")
    return Element(name, int("".join(filter(str.isdigit, name.removeprefix("x")))), _DTYPES[name])


def element_of(type: ir.Type) -> Element:
    """The elements of a vector or scalar of amdgpu."""
    dtype, bits = dtype_of(type), bits_of(type)
    if dtype.kind == "i":
        return named(f"i{bits}") if bits in (4, 8) else Element(f"i{bits}", bits, dtype.name)
    names = {"float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64"}
    if dtype.name in names:
        return named(names[dtype.name])
    return Element(next(name for name, each in FORMATS.items() if each.name == dtype.name), bits, dtype.name)


def held_by(type: ir.Type, element: Element) -> int:
    """How many elements a lane holds in a value of ``type``."""
    count = int(np.prod(type.shape)) if isinstance(type, ir.VectorType) else 1
    return count * bits_of(type) // element.bits


def work(k: Compiler, element: Element, rows: int, columns: int, depth: int) -> None:
    """Counts a product."""
    k.work(element.unit, 2 * rows * columns * depth)


def matrix(fragment: Fragment, value: Lanes, g: Group) -> Array:
    """Matrices [warps, *shape] of what the group's lanes hold; a scalar is a vector of one."""
    array = spread(np.asarray(value), g.size)
    return fragment.matrix(array[:, None] if array.ndim == 1 else array)


def _wide(values: Array) -> Array:
    """Operands in the arithmetic of the product: integers exactly in float64, small floats in float32."""
    if values.dtype.kind in "iu" or values.dtype == np.float64:
        return values.astype(np.float64)
    return values.astype(np.float32)


def add(a: Array, b: Array, c: Array, dtype: np.dtype, *, clamp: bool = False) -> Array:
    """``a @ b^T + c`` as ``dtype``; ``clamp`` keeps integers within their range."""
    product = np.matmul(_wide(a), _wide(b).swapaxes(-1, -2))
    if dtype.kind == "i":
        total = product.astype(np.int64) + c
        if clamp:
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        return total.astype(dtype)
    if product.dtype == np.float64:
        return (product + c).astype(dtype)
    return (product + c.astype(np.float32)).astype(dtype)


def accumulator_dtype(type: ir.Type, name: str) -> np.dtype:
    """The dtype of C or D: bf16 where an op of that name has it as integers."""
    dtype = dtype_of(type)
    return small_float("bfloat16") if dtype == np.int16 and name.startswith("bf16") else dtype


# Sparsity: of four elements along K two are there, and an index of two bits for each says which


def positions(fragment: Fragment, index: Lanes, g: Group, chosen: int) -> Array:
    """The indices of the elements of A, [warps, *shape], from set number ``chosen`` in each lane's register."""
    array = spread(np.asarray(index), g.size)
    octets = np.ascontiguousarray(array[:, None] if array.ndim == 1 else array).view(np.uint8).reshape(g.size, -1)
    fields = (octets[:, :, None] >> np.arange(0, 8, 2, dtype=np.uint8) & 3).reshape(g.size, -1)
    held = fragment.held
    return fragment.matrix(np.ascontiguousarray(fields[:, chosen * held : (chosen + 1) * held]))


def dense(values: Array, index: Array) -> Array:
    """A with zeros where it has no elements, [..., 2 * K] of [..., K]."""
    wide = _wide(values)
    groups = wide.reshape(*wide.shape[:-1], -1, 2)
    places = index.astype(np.intp).reshape(groups.shape)
    whole = np.zeros((*groups.shape[:-1], 4), wide.dtype)
    for i in range(2):
        one = np.zeros_like(whole)
        np.put_along_axis(one, places[..., i : i + 1], groups[..., i : i + 1], axis=-1)
        whole += one
    return whole.reshape(*wide.shape[:-1], -1)


# Scales: a byte for each block of elements along K


def scaled(values: Array, scales: Array) -> Array:
    """[..., K] in float64, with each of ``scales`` [..., blocks] for a block of equal length."""
    blocks = scales.shape[-1]
    wide = values.astype(np.float64).reshape(*values.shape[:-1], blocks, -1) * scales[..., None]
    return wide.reshape(values.shape)


def octets(value: Lanes, g: Group, count: int) -> Array:
    """``count`` bytes of a register, or of a vector of 8-bit floats, of each thread; zero where it has fewer."""
    array = spread(np.asarray(value), g.size)
    held = np.ascontiguousarray(array[:, None] if array.ndim == 1 else array).view(np.uint8).reshape(g.size, -1)
    whole = np.zeros((g.size, count), np.uint8)
    whole[:, : held.shape[1]] = held[:, :count]
    return whole


def constant_zero(op: Op) -> bool:
    """Whether the op is a constant zero."""
    return "value" in op.attributes and isinstance(op.attributes["value"], ir.IntegerAttr) and (
        ir.IntegerAttr(op.attributes["value"]).value == 0
    )  # fmt: skip
