"""rocdl: raw buffers, by a pointer (raw.ptr.buffer.*) or by four registers (raw.buffer.*): what lies outside reads zero.

A resource has a base of 48 bits, a stride of 14, the number of its bytes, and flags (CDNA3 ISA, "Buffer resource descriptor").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from gpuir.host import ir
from gpuir.sim.access import Access
from gpuir.sim.attributes import operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.memory import GENERIC
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["Resource", "Window", "resource_of", "updating"]

#: The first byte of a buffer, and how many bytes it has; each a scalar, or one for each thread.
Resource: TypeAlias = tuple[Lanes, Lanes]

#: The address space of buffers that are accessed as memory is.
_FAT_POINTER = 7


@rule("rocdl.make.buffer.rsrc")
def _resource(k: Compiler, op: Op) -> Code:
    if address_space(op.results[0].type) == _FAT_POINTER:
        # Loads and stores see memory as it is: what lies outside of an allocation is a finding.
        return lambda base, stride, records, flags: base
    return lambda base, stride, records, flags: (base, np.asarray(records).astype(np.int64)[()])


def resource_of(value: Data, type: ir.Type) -> Resource:
    """The resource of a pointer, or of four registers."""
    if not isinstance(type, ir.VectorType):
        resource: Resource = value
        return resource
    words = np.asarray(value).view(np.uint32).astype(np.int64)
    low, high, records = words[0, :3] if len(words) == 1 else words[:, :3].T
    return low | (high & 0xFFFF) << 32, records


class Window:
    """Accesses of an op to ``count`` elements of ``dtype`` a lane, within a resource's bytes."""

    def __init__(self, k: Compiler, op: Op, dtype: npt.DTypeLike, count: int):
        self.access: Access = k.access(op, dtype, GENERIC)
        self.each = np.arange(count) * np.int64(self.access.size)

    def addresses(self, g: Group, m: Mask, resource: Resource, offset: Lanes, scalar: Lanes) -> tuple[Array, Array]:
        """Addresses [threads, count], and which of them an active lane reads or writes within the resource."""
        base, records = resource
        within = spread(np.asarray(offset), g.size).view(np.uint32).astype(np.int64)[:, None] + self.each
        within = within + spread(np.asarray(scalar), g.size).astype(np.int64)[:, None]
        limit = spread(np.asarray(records), g.size).astype(np.int64)[:, None] & np.int64(0xFFFFFFFF)
        active = g.full(m)[:, None] & (within + self.access.size <= limit)
        return spread(np.asarray(base), g.size)[:, None] + within, active

    def load(self, g: Group, m: Mask, resource: Resource, offset: Lanes, scalar: Lanes) -> Array:
        """Elements [threads, count]; zeros outside."""
        addresses, active = self.addresses(g, m, resource, offset, scalar)
        loaded = np.zeros(addresses.shape, self.access.dtype)
        for i, column in enumerate(active.T):
            if column.any():
                read = self.access.read(g, None if column.all() else column, addresses[:, i])
                loaded[:, i] = np.where(column, read, 0)
        return loaded

    def store(self, g: Group, m: Mask, value: Lanes, resource: Resource, offset: Lanes, scalar: Lanes) -> None:
        """Writes what lies within."""
        addresses, active = self.addresses(g, m, resource, offset, scalar)
        value = spread(np.asarray(value), g.size).reshape(g.size, -1)
        for i, column in enumerate(active.T):
            if column.any():
                self.access.write(g, None if column.all() else column, addresses[:, i], value[:, i])

    def update(self, g: Group, m: Mask, operate: Callable[..., Any], values: tuple[Lanes, ...], resource: Resource,
               offset: Lanes, scalar: Lanes) -> Array:  # fmt: skip
        """Atomically replaces elements by ``operate(old, *values)``; gives the old ones, zeros outside."""
        addresses, active = self.addresses(g, m, resource, offset, scalar)
        columns = [spread(np.asarray(each), g.size).reshape(g.size, -1) for each in values]
        previous = np.zeros(addresses.shape, self.access.dtype)
        for i, column in enumerate(active.T):
            if column.any():
                previous[:, i] = self.access.update(
                    g, column, addresses[:, i], operate, tuple(each[:, i] for each in columns)
                )
        return previous


def _window(k: Compiler, op: Op, type: ir.Type) -> tuple[Window, bool]:
    """The window of an op that moves values of ``type``, and whether that is a vector."""
    layout = layout_of(type)
    assert layout.dtype is not None
    return Window(k, op, layout.dtype, layout.count or 1), layout.count is not None


@rule("rocdl.raw.ptr.buffer.load", "rocdl.raw.buffer.load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    window, vector = _window(k, op, op.results[0].type)
    type = operand(op, "rsrc").type

    def load(g: Group, m: Mask, resource: Data, offset: Lanes, scalar: Lanes, *flags: Lanes) -> Data:
        loaded = window.load(g, m, resource_of(resource, type), offset, scalar)
        return loaded if vector else loaded[:, 0]

    return load


@rule("rocdl.ptr.s.buffer.load", kind="group")
def _scalar_load(k: Compiler, op: Op) -> Code:
    """Of the whole wave: the lanes agree on the offset."""
    window, vector = _window(k, op, op.results[0].type)

    def load(g: Group, m: Mask, resource: Data, offset: Lanes, *flags: Lanes) -> Data:
        loaded = window.load(g, m, resource, offset, np.int32(0))
        return loaded if vector else loaded[:, 0]

    return load


@rule("rocdl.raw.ptr.buffer.store", "rocdl.raw.buffer.store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    window, _ = _window(k, op, operand(op, "vdata").type)
    type = operand(op, "rsrc").type

    def store(g: Group, m: Mask, value: Lanes, resource: Data, offset: Lanes, scalar: Lanes, *flags: Lanes) -> None:
        window.store(g, m, value, resource_of(resource, type), offset, scalar)

    return store


_ATOMICS: dict[str, Callable[..., Any]] = {
    "fadd": lambda a, b: a + b,
    "fmax": np.fmax,
    "smax": np.maximum,
    "umin": lambda a, b: np.minimum(a.view(np.uint32), b.view(np.uint32)).view(np.int32),
}
_KINDS = ("raw.ptr.buffer", "raw.buffer")


def updating(k: Compiler, op: Op, operate: Callable[..., Any], values: int) -> Code:
    """What an atomic op does whose first operands are ``values`` values, with the resource and two offsets behind them."""
    window, vector = _window(k, op, op.operands[0].type)
    type = op.operands[values].type

    def update(g: Group, m: Mask, *operands: Lanes) -> Data:
        resource, offset, scalar = operands[values : values + 3]
        previous = window.update(g, m, operate, operands[:values], resource_of(resource, type), offset, scalar)
        return previous if vector else previous[:, 0]

    return update


@rule(*(f"rocdl.{kind}.atomic.{name}" for kind in _KINDS for name in _ATOMICS), kind="group", polls=True,
      effects=Effect.ORDERS)  # fmt: skip
def _atomic(k: Compiler, op: Op) -> Code:
    return updating(k, op, _ATOMICS[op.name.rsplit(".", 1)[1]], 1)


@rule(*(f"rocdl.{kind}.atomic.cmpswap" for kind in _KINDS), kind="group", polls=True, effects=Effect.ORDERS)
def _cmpswap(k: Compiler, op: Op) -> Code:
    def swap(old: Array, new: Array, want: Array) -> Array:
        # Bits are compared: a NaN equals itself, and the two zeros differ.
        bits = np.dtype(f"u{old.dtype.itemsize}")
        return np.where(old.view(bits) == want.view(bits), new, old)

    return updating(k, op, swap, 2)
