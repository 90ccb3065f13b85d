"""amdgpu: buffer accesses that end at the buffer, barriers of the LDS, lanes of a wave.

Raw buffer accesses follow the CDNA3 ISA, "Range checking": with bounds checks on, what is read outside of the buffer is
zero and what is written there is dropped, element by element.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim import sync
from gpuir.sim.attributes import flag, integer, integers, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, space_of
from gpuir.sim.ops.amd_lanes import dpp, dpp_of, swizzle_bitmode
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of
from gpuir.sim.values import spread


def _segments(op: Op, names: tuple[str, ...]) -> dict[str, list[int]]:
    """Positions of the op's operands by their names in the document."""
    sizes = integers(op, "operandSegmentSizes")
    segments, at = {}, 0
    for name, size in zip(names, sizes):
        segments[name] = list(range(at, at + size))
        at += size
    return segments


def _extent(ref: MemRef) -> Any:
    """Elements from the buffer's first to its last one."""
    last: Any = np.int64(0)
    for size, stride in zip(ref.sizes, ref.strides):
        last = last + (size - np.int64(1)) * stride
    return last + 1


class _Buffer:
    """The addresses of a raw buffer op: operands ``memref``, ``indices``, ``sgprOffset`` at their positions."""

    def __init__(self, k: Compiler, op: Op, names: tuple[str, ...], data: Any):
        where = _segments(op, names)
        self.memref = where["memref"][0]
        self.indices = where["indices"]
        self.scalar = where["sgprOffset"]
        type = op.operands[self.memref].type
        self.checked = "boundsCheck" not in op.attributes or flag(op, "boundsCheck")
        self.offset = integer(op, "indexOffset", 0)
        self.vector = isinstance(data, ir.VectorType)
        count = int(np.prod(data.shape)) if self.vector else 1
        self.each = np.arange(count, dtype=np.int64)
        self.access = k.access(op, dtype_of(data), space_of(type))
        self.size = np.int64(self.access.size)

    def addresses(self, g: Group, m: Mask, operands: tuple[Any, ...]) -> tuple[Any, Any]:
        """Byte addresses [threads, elements], and which of them an active lane reads or writes within the buffer."""
        ref = operands[self.memref]
        element: Any = np.int64(self.offset)
        for index, stride in zip((operands[i] for i in self.indices), ref.strides):
            element = element + index.astype(np.int64) * stride
        for i in self.scalar:
            element = element + operands[i].astype(np.int64)
        element = spread(np.asarray(element), g.size)[:, None] + self.each
        active = np.broadcast_to(g.full(m)[:, None], element.shape)
        if self.checked:
            extent = spread(np.asarray(_extent(ref)), g.size)[:, None]
            active = active & (element >= 0) & (element < extent)
        base = spread(np.asarray(ref.base + np.asarray(ref.offset) * self.size), g.size)[:, None]
        return base + element * self.size, active

    def load(self, g: Group, m: Mask, *operands: Lanes) -> Data:
        """Zeros outside of the buffer."""
        places, active = self.addresses(g, m, operands)
        loaded = np.zeros(places.shape, self.access.dtype)
        for i in range(places.shape[1]):
            if active[:, i].any():
                column = active[:, i]
                loaded[:, i] = np.where(
                    column, self.access.read(g, None if column.all() else column, places[:, i]), loaded[:, i]
                )
        return loaded if self.vector else loaded[:, 0]

    def store(self, g: Group, m: Mask, value: Lanes, *operands: Lanes) -> None:
        """Nothing outside of the buffer."""
        places, active = self.addresses(g, m, (value, *operands))
        value = spread(np.asarray(value), g.size).reshape(g.size, -1)
        for i in range(places.shape[1]):
            column = active[:, i]
            if column.any():
                self.access.write(g, None if column.all() else column, places[:, i], value[:, i])

    def update(
        self, g: Group, m: Mask, operate: Callable[..., Any], values: tuple[Any, ...], operands: tuple[Any, ...]
    ) -> Data:
        """Atomically, element by element."""
        places, active = self.addresses(g, m, operands)
        previous = np.zeros(places.shape, self.access.dtype)
        columns = [spread(np.asarray(each), g.size).reshape(g.size, -1) for each in values]
        for i in range(places.shape[1]):
            if active[:, i].any():
                previous[:, i] = self.access.update(
                    g, active[:, i], places[:, i], operate, tuple(c[:, i] for c in columns)
                )
        return previous if self.vector else previous[:, 0]


@rule("amdgpu.raw_buffer_load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    return _Buffer(k, op, ("memref", "indices", "sgprOffset"), op.results[0].type).load


@rule("amdgpu.raw_buffer_store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    return _Buffer(k, op, ("value", "memref", "indices", "sgprOffset"), op.operands[0].type).store


_ATOMICS: dict[str, Callable[..., Any]] = {
    "fadd": lambda a, b: a + b,
    "fmax": np.fmax,
    "smax": np.maximum,
    "umin": lambda a, b: np.minimum(a.view(np.uint32), b.view(np.uint32)).view(np.int32),
}


@rule(*(f"amdgpu.raw_buffer_atomic_{name}" for name in _ATOMICS), kind="group", polls=True, effects=Effect.ORDERS)
def _atomic(k: Compiler, op: Op) -> Code:
    buffer = _Buffer(k, op, ("value", "memref", "indices", "sgprOffset"), op.operands[0].type)
    operate = _ATOMICS[op.name.rsplit("_", 1)[1]]

    def update(g: Group, m: Mask, *operands: Lanes) -> None:
        buffer.update(g, m, operate, operands[:1], operands)

    return update


@rule("amdgpu.raw_buffer_atomic_cmpswap", kind="group", polls=True, effects=Effect.ORDERS)
def _cmpswap(k: Compiler, op: Op) -> Code:
    buffer = _Buffer(k, op, ("src", "cmp", "memref", "indices", "sgprOffset"), op.operands[0].type)
    integer = np.dtype(f"i{buffer.access.size}")

    def swap(old: Lanes, new: Lanes, compare: Lanes) -> Lanes:
        # Bits are compared: a NaN equals itself, and the two zeros differ.
        return np.where(old.view(integer) == compare.view(integer), new, old)

    return lambda g, m, *operands: buffer.update(g, m, swap, operands[:2], operands)


@rule("amdgpu.fat_raw_buffer_cast")
def _fat_buffer(k: Compiler, op: Op) -> Code:
    """Another name for the memory: what lies outside of the buffer is a finding where a load or a store says it, and not zero."""
    size = np.int64(bits_of(op.operands[0].type) // 8)
    reset = flag(op, "resetOffset")

    def cast(ref: MemRef, *rest: Lanes) -> MemRef:
        if not reset:
            return ref
        return MemRef(ref.base + ref.offset * size, np.int64(0), ref.sizes, ref.strides)

    return cast


# Barriers


@rule("amdgpu.lds_barrier", kind="waits")
def _lds_barrier(k: Compiler, op: Op) -> Code:
    """Accesses to global memory are not ordered by it."""
    site = k.site(op)
    return lambda g, m: sync.barrier(g, m, site, spaces=("workgroup",))


@rule("amdgpu.sched_barrier", "amdgpu.memory_counter_wait", "amdgpu.global_prefetch", kind="group")
def _scheduling(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


# Lanes of a wave


@rule("amdgpu.swizzle_bitmode", kind="group")
def _swizzle(k: Compiler, op: Op) -> Code:
    masks = [integer(op, name) for name in ("and_mask", "or_mask", "xor_mask")]
    return lambda g, m, value: swizzle_bitmode(g, m, value, *masks)


@rule("amdgpu.dpp", kind="group")
def _dpp(k: Compiler, op: Op) -> Code:
    fields = dpp_of(op)
    if fields is None:
        raise k.refuse(op, f"the permutation {word(op, 'kind')} is not simulated")
    return lambda g, m, old, value: dpp(g, m, old, value, *fields)
