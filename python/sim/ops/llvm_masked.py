"""llvm: vectors of which a mask says which elements are loaded and stored, and integers with a flag of their overflow.

This is what upstream lowers vector's masked loads and stores, gathers, scatters, and arith.addui_extended to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space, behind
from gpuir.sim.ops.vector_window import read_some, write_some
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, is_odd, signed, unsigned, wrapped


def _elements(k: Compiler, op: Op, vector: ir.Type, pointer: ir.Type) -> tuple[Access, np.ndarray]:
    """The access to one element of the vector type, and the elements' distances in bytes."""
    layout = layout_of(vector)
    if layout.count is None or layout.dtype is None:
        raise k.refuse(op, f"no masked access to {vector} is simulated")
    item = layout.size // layout.count
    if layout.dtype.itemsize != item:
        raise k.refuse(op, f"no masked access to elements of {item} bytes is simulated")
    element = pointer.element_type if hasattr(pointer, "element_type") else pointer
    space = space_of_address_space(address_space(element))
    return k.access(op, layout.dtype, space), np.arange(layout.count) * np.int64(item)


@rule("llvm.intr.masked.load", kind="group", slots=per_element)
def _load(k: Compiler, op: Op) -> Code:
    access, apart = _elements(k, op, op.results[0].type, op.operands[0].type)

    def load(g: Group, m: Mask, address: Lanes, mask: Lanes, *otherwise: Lanes) -> Data:
        places = behind(address, apart)
        rest = otherwise[0] if otherwise else np.zeros((1, len(apart)), access.dtype)
        return read_some(g, m, access, places, mask, rest)

    return load


@rule("llvm.intr.masked.store", kind="group", slots=per_element)
def _store(k: Compiler, op: Op) -> Code:
    access, apart = _elements(k, op, op.operands[0].type, op.operands[1].type)
    return lambda g, m, value, address, mask: write_some(g, m, access, behind(address, apart), mask, value)


@rule("llvm.intr.masked.gather", kind="group", slots=per_element)
def _gather(k: Compiler, op: Op) -> Code:
    access, apart = _elements(k, op, op.results[0].type, op.operands[0].type)

    def gather(g: Group, m: Mask, places: Lanes, mask: Lanes, *otherwise: Lanes) -> Data:
        rest = otherwise[0] if otherwise else np.zeros((1, len(apart)), access.dtype)
        return read_some(g, m, access, places, mask, rest)

    return gather


@rule("llvm.intr.masked.scatter", kind="group", slots=per_element)
def _scatter(k: Compiler, op: Op) -> Code:
    access, _ = _elements(k, op, op.operands[0].type, op.operands[1].type)
    return lambda g, m, value, places, mask: write_some(g, m, access, places, mask, value)


def _packed(mask: Lanes, size: int) -> Any:
    """How far in bytes each element that the mask keeps stands behind the first of them."""
    return np.maximum(np.cumsum(mask, -1, dtype=np.int64) - 1, 0) * np.int64(size)


@rule("llvm.intr.masked.expandload", kind="group", slots=per_element)
def _expandload(k: Compiler, op: Op) -> Code:
    access, _ = _elements(k, op, op.results[0].type, op.operands[0].type)

    def load(g: Group, m: Mask, address: Lanes, mask: Lanes, otherwise: Lanes) -> Data:
        return read_some(g, m, access, behind(address, _packed(mask, access.size)), mask, otherwise)

    return load


@rule("llvm.intr.masked.compressstore", kind="group", slots=per_element)
def _compressstore(k: Compiler, op: Op) -> Code:
    access, _ = _elements(k, op, op.operands[0].type, op.operands[1].type)

    def store(g: Group, m: Mask, value: Lanes, address: Lanes, mask: Lanes) -> None:
        write_some(g, m, access, behind(address, _packed(mask, access.size)), mask, value)

    return store


# Overflow

_OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {"add": np.add, "sub": np.subtract, "mul": np.multiply}


def _overflow(name: str, operate: Callable[[Any, Any], Any], is_signed: bool) -> None:
    @rule(f"llvm.intr.{'s' if is_signed else 'u'}{name}.with.overflow")
    def make(k: Compiler, op: Op) -> Code:
        type = op.operands[0].type
        bits = bits_of(type)
        low, high = (-(1 << bits - 1), 1 << bits - 1) if is_signed else (0, 1 << bits)

        def both(a: Lanes, b: Lanes) -> Lanes:
            result = operate(a, b)
            if is_odd(type):
                result = wrapped(result, bits)
            # Python's integers do not wrap around.
            one, two = (np.asarray(v).astype(object) for v in (a, b))
            exact = operate(one, two) if is_signed else operate(one % high, two % high)
            beyond = (exact < low) | (exact >= high)
            return result, (np.bool_(beyond) if np.ndim(beyond) == 0 else beyond.astype(bool))

        return both


for _name, _operate in _OPERATIONS.items():
    _overflow(_name, _operate, True)
    _overflow(_name, _operate, False)


@rule("llvm.intr.scmp", "llvm.intr.ucmp")
def _three_way(k: Compiler, op: Op) -> Code:
    of = signed if op.name == "llvm.intr.scmp" else unsigned
    dtype = dtype_of(op.results[0].type)
    return lambda a, b: (of(a) > of(b)).astype(dtype) - (of(a) < of(b)).astype(dtype)


@rule("llvm.intr.prefetch", kind="group")
def _prefetch(k: Compiler, op: Op) -> Code:
    return lambda g, m, address: None
