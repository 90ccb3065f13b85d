"""amdgpu.dot and rocdl's dots: the elements of two registers multiplied in pairs and added to a third (V_DOT2, V_DOT4, V_DOT8).

Integers are added exactly, then clamped or taken modulo 2^32. Floats are multiplied and added exactly as far as float64 goes, and
rounded once to the result's type; hardware rounds in between (RDNA3 ISA, "V_DOT2_F32_F16").
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.group import Group
from gpuir.sim.microfloats import FORMATS, unpack
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, small_float
from gpuir.sim.values import spread


@dataclasses.dataclass(frozen=True)
class _Element:
    """Elements of a register of 32 bits: a float by its name, or an integer of ``bits`` bits (``signed`` None: the op says)."""

    bits: int
    kind: str = "i"
    signed: bool | None = None

    def wide(self, register: Array, signed: bool) -> Array:
        """The elements, [threads, count]: floats in float64, integers in int64."""
        if self.kind in ("fp8", "bf8"):
            return FORMATS[self.kind].decode(unpack(register, 8))
        if self.kind != "i":
            dtype = np.dtype(np.float16) if self.kind == "f16" else small_float("bfloat16")
            return np.ascontiguousarray(register).view(dtype).reshape(len(register), -1).astype(np.float64)
        if self.bits == 16:
            elements = np.ascontiguousarray(register).view(np.uint16).reshape(len(register), -1).astype(np.int64)
        else:
            elements = unpack(register, self.bits).astype(np.int64)
        return elements - ((elements >> self.bits - 1) << self.bits) if signed else elements


_I16, _I8, _I4 = (_Element(bits) for bits in (16, 8, 4))
_DOTS: dict[str, tuple[_Element, _Element]] = {
    **{f"{sign}dot{32 // element.bits}": 2 * (dataclasses.replace(element, signed=sign == "s"),)
       for sign in "su" for element in (_I16, _I8, _I4)},
    **{f"sudot{32 // element.bits}": (element, element) for element in (_I8, _I4)},
    "fdot2": (_Element(16, "f16"), _Element(16, "f16")),
    "fdot2.f16.f16": (_Element(16, "f16"), _Element(16, "f16")),
    "fdot2.bf16.bf16": (_Element(16, "bf16"), _Element(16, "bf16")),
    "fdot2.f32.bf16": (_Element(16, "bf16"), _Element(16, "bf16")),
    **{f"dot4.f32.{a}.{b}": (_Element(8, a), _Element(8, b)) for a in ("fp8", "bf8") for b in ("fp8", "bf8")},
}  # fmt: skip


def _total(a: Array, b: Array, c: Array, clamp: bool, unsigned: bool) -> Any:
    """The sum in the type of ``c``."""
    if c.dtype.kind != "i":
        products = a * b
        return rounded(products.sum(1) + c.astype(np.float64), c.dtype)
    if unsigned:
        c = c.view(np.uint32)
    total = (a * b).sum(1) + c.astype(np.int64)
    if clamp:
        limits = np.iinfo(c.dtype)
        total = np.clip(total, limits.min, limits.max)
    return total.astype(np.uint32).view(np.int32)


def _registers(value: Lanes, g: Group) -> Array:
    array = spread(np.asarray(value), g.size)
    return array if array.ndim > 1 else array[:, None]


@rule(*(f"rocdl.{name}" for name in _DOTS), kind="group")
def _dot(k: Compiler, op: Op) -> Code:
    left, right = _DOTS[op.name.removeprefix("rocdl.")]
    signs = [flag(op, name) if each.signed is None else each.signed
             for each, name in ((left, "signA"), (right, "signB"))]  # fmt: skip
    clamp = flag(op, "clamp")

    def dot(g: Group, m: Mask, a: Lanes, b: Lanes, c: Lanes) -> Data:
        x, y = left.wide(_registers(a, g), signs[0]), right.wide(_registers(b, g), signs[1])
        return _total(x, y, spread(np.asarray(c), g.size), clamp, not any(signs))

    return dot


@rule("amdgpu.dot", kind="group")
def _amdgpu_dot(k: Compiler, op: Op) -> Code:
    types = [operand.type for operand in op.operands][:2]
    signs = (not flag(op, "unsignedA"), not flag(op, "unsignedB"))
    clamp = flag(op, "clamp")

    def wide(value: Lanes, type: ir.Type, signed: bool, g: Group) -> Array:
        array = _registers(value, g)
        if dtype_of(type).kind != "i":
            return array.astype(np.float64)
        bits = bits_of(type)
        elements = array.astype(np.int64) & ((1 << bits) - 1)
        return elements - ((elements >> bits - 1) << bits) if signed else elements

    def dot(g: Group, m: Mask, a: Lanes, b: Lanes, c: Lanes) -> Data:
        x, y = (wide(value, type, sign, g) for value, type, sign in zip((a, b), types, signs))
        return _total(x, y, spread(np.asarray(c), g.size), clamp, not any(signs))

    return dot
