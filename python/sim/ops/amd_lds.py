"""rocdl and amdgpu: loads from global memory into the LDS and stores back, past the registers, and the waits for them.

On gfx9 the lanes of a wave write behind one another from an address that they share; what is less than 32 bits takes 32, and 96
bits take 128 (CDNA3 and CDNA4 ISA, "Memory buffer load to LDS"). On gfx1250 each lane has an address of its own. The data of those
that are called async lands when it is waited for: by the number of operations in flight (s.wait.asynccnt), or by marks among
them (asyncmark, wait.asyncmark). Stores land at once, and so do the loads that the compiler waits for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access
from gpuir.sim.attributes import flag, integer, operand, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Batch, Group
from gpuir.sim.memory import SHARED
from gpuir.sim.memref import MemRef, addresses, space_of, space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.rocdl_buffers import Window
from gpuir.sim.rules import refuse, rule
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Array, Bools, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of
from gpuir.sim.values import spread

__all__ = ["UNITS", "Marks", "Transfer", "size_of_transfer", "step_of"]

#: What moves so many bytes at once, with how often; 16 bytes are no number, but NumPy moves them as one.
UNITS: dict[int, tuple[type[np.generic], int]] = {
    1: (np.uint8, 1), 2: (np.uint16, 1), 4: (np.uint32, 1), 8: (np.uint64, 1), 12: (np.uint32, 3), 16: (np.complex128, 1),
}  # fmt: skip

#: Reads unit number i of the lanes of the mask, [threads].
_Read: TypeAlias = Callable[[int, Mask], Array]


def step_of(size: int) -> int:
    """Bytes from a lane's place to the next one's, where lanes write ``size`` bytes each behind one another."""
    return 16 if size == 12 else max(size, 4)


class Marks:
    """How many asynchronous operations each thread of a batch had issued at each of its marks."""

    def __init__(self, batch: Batch):
        self.issued = np.zeros(batch.threads, np.int64)
        self.count = np.zeros(batch.threads, np.int64)
        self.at = np.zeros((batch.threads, 8), np.int64)

    @staticmethod
    def of(g: Group) -> Marks:
        """The batch's, created on demand."""
        known: Marks | None = g.batch.state.get("marks")
        if known is None:
            known = g.batch.state["marks"] = Marks(g.batch)
        return known

    def mark(self, threads: Array) -> None:
        """A mark behind what the threads have issued."""
        if self.count[threads].max(initial=0) == self.at.shape[1]:
            self.at = np.concatenate([self.at, np.zeros_like(self.at)], axis=1)
        self.at[threads, self.count[threads]] = self.issued[threads]
        self.count[threads] += 1

    def pending(self, threads: Array, marks: int) -> Array:
        """How many operations of each thread stand behind the mark before its last ``marks`` ones."""
        place = self.count[threads] - marks - 1
        return self.issued[threads] - np.where(place < 0, 0, self.at[threads, np.maximum(place, 0)])


def _threads(g: Group, m: Mask) -> Array:
    return g.rows if m is None else g.rows[m]


class Transfer:
    """Moves ``size`` bytes a lane into memory of ``space``."""

    def __init__(self, k: Compiler, op: Op, size: int, *, asynchronous: bool, wide: bool = False, space: str = SHARED):
        if size not in UNITS:
            raise k.refuse(op, f"no instruction moves {size} bytes a lane")
        self.dtype, self.count = np.dtype(UNITS[size][0]), UNITS[size][1]
        #: With ``wide`` less than 32 bits are extended by zeros.
        self.written = np.dtype(np.uint32) if wide and size < 4 else self.dtype
        self.access: Access = k.access(op, self.written, space)
        self.step = np.int64(step_of(size))
        self.asynchronous = asynchronous

    def __call__(self, g: Group, m: Mask, target: Lanes, read: _Read) -> None:
        """Writes what ``read`` gives at ``target``, an address of each lane."""
        target = spread(np.asarray(target), g.size)
        if m is not None and not m.any():
            return
        for i in range(self.count):
            data = read(i, m).astype(self.written, copy=False)
            place = target + np.int64(i * self.dtype.itemsize)
            if not self.asynchronous:
                self.access.write(g, m, place, data)
                continue
            places, rows = self.access.places(g, m, place)
            Copies.of(g).issue(g, m, self.access, places, rows, data if rows is None else data[rows])
        if self.asynchronous:
            # An operation is a group of its own: the waits count them.
            Copies.of(g).commit(g, m)
            Marks.of(g).issued[_threads(g, m)] += 1

    def lined_up(self, g: Group, m: Mask, base: Lanes) -> Array:
        """Addresses behind one another, from that of each wave's first active lane."""
        first = g.full(m).reshape(g.count, g.lanes).argmax(1)
        start = g.by_warp(spread(np.asarray(base), g.size))[np.arange(g.count), first]
        return (start[:, None] + np.arange(g.lanes) * self.step).reshape(-1)


def _reading(k: Compiler, op: Op, transfer: Transfer, space: str) -> Callable[[Group, Lanes], _Read]:
    """Reads from addresses of the lanes in ``space``."""
    access = k.access(op, transfer.dtype, space)

    def reader(g: Group, source: Lanes) -> _Read:
        source = spread(np.asarray(source), g.size)
        return lambda i, m: spread(
            np.asarray(access.read(g, m, source + np.int64(i * transfer.dtype.itemsize))), g.size
        )  # fmt: skip

    return reader


def _pointer_space(value: ir.Value) -> str:
    return space_of_address_space(address_space(value.type))


# gfx9: the lanes of a wave write behind one another


@rule(
    "rocdl.load.to.lds", "rocdl.global.load.lds", "rocdl.load.async.to.lds", "rocdl.global.load.async.lds", kind="group"
)
def _load(k: Compiler, op: Op) -> Code:
    transfer = Transfer(k, op, integer(op, "size"), asynchronous=".async." in op.name, wide=True)
    offset = np.int64(integer(op, "offset"))
    reader = _reading(k, op, transfer, _pointer_space(operand(op, "globalPtr")))

    def load(g: Group, m: Mask, source: Lanes, target: Lanes) -> None:
        transfer(g, m, transfer.lined_up(g, m, target) + offset, reader(g, source + offset))

    return load


@rule("rocdl.raw.ptr.buffer.load.lds", "rocdl.raw.ptr.buffer.load.async.lds", kind="group")
def _buffer_load(k: Compiler, op: Op) -> Code:
    """The size and the offset are constants that come as operands."""
    owners = [defining_op(operand(op, name)) for name in ("size", "offset")]
    if any(owner is None or "value" not in owner.attributes for owner in owners):
        raise k.refuse(op, "the size and the offset are fields of the instruction: they must be constants")
    size, offset = (integer(owner, "value") for owner in owners if owner is not None)
    transfer = Transfer(k, op, size, asynchronous=".async." in op.name, wide=True)
    window = Window(k, op, transfer.dtype, transfer.count)

    def load(
        g: Group, m: Mask, resource: Data, target: Lanes, size: Lanes, voffset: Lanes, scalar: Lanes, *rest: Lanes
    ) -> None:
        loaded = window.load(g, m, resource, voffset + np.int32(offset), scalar)
        transfer(g, m, transfer.lined_up(g, m, target) + np.int64(offset), lambda i, m: loaded[:, i])

    return load


def size_of_transfer(op: Op) -> int:
    """Bytes of the type that an op of amdgpu transfers for each lane."""
    type = ir.TypeAttr(op.attributes["transferType"]).value
    count = int(np.prod(type.shape)) if isinstance(type, ir.VectorType) else 1
    return count * bits_of(type) // 8


class _Places:
    """The operands of amdgpu's ops: source and target with their indices, as byte addresses."""

    def __init__(self, op: Op):
        values = list(op.operands)
        self.refs, self.indices, self.sizes = [], [], []
        for name in ("src", "dst"):
            ref = operand(op, name)
            self.refs.append(values.index(ref))
            self.indices.append([values.index(each) for each in operands(op, f"{name}Indices")])
            self.sizes.append(bits_of(ref.type) // 8)

    def addresses(self, values: tuple[Data, ...]) -> list[Lanes]:
        """Of the source and of the target."""
        found = []
        for ref, indices, size in zip(self.refs, self.indices, self.sizes):
            memref = values[ref]
            assert isinstance(memref, MemRef)
            found.append(addresses(memref, [values[i] for i in indices], size))
        return found


@rule("amdgpu.gather_to_lds", kind="group")
def _gather(k: Compiler, op: Op) -> Code:
    transfer = Transfer(k, op, size_of_transfer(op), asynchronous=flag(op, "async"), wide=True)
    reader = _reading(k, op, transfer, space_of(operand(op, "src").type))
    places = _Places(op)

    def gather(g: Group, m: Mask, *values: Data) -> None:
        source, target = places.addresses(values)
        transfer(g, m, transfer.lined_up(g, m, target), reader(g, source))

    return gather


# gfx1250: each lane has an address of its own

_BITS = (8, 32, 64, 128)


@rule(*(f"rocdl.global.load.async.to.lds.b{bits}" for bits in _BITS),
      *(f"rocdl.global.store.async.from.lds.b{bits}" for bits in _BITS), kind="group")  # fmt: skip
def _by_lane(k: Compiler, op: Op) -> Code:
    """An LDS address of -1 leaves the lane out."""
    back = ".store." in op.name
    size = int(op.name.rsplit(".b", 1)[1]) // 8
    spaces = [_pointer_space(operand(op, name)) for name in ("globalPtr", "ldsPtr")]
    source, target = spaces[::-1] if back else spaces
    transfer = Transfer(k, op, size, asynchronous=not back, space=target)
    reader = _reading(k, op, transfer, source)
    offset = np.int64(integer(op, "offset"))

    def move(g: Group, m: Mask, memory: Lanes, lds: Lanes) -> None:
        chosen = _without(g, m, lds)
        one, other = (lds, memory) if back else (memory, lds)
        transfer(g, chosen, other + offset, reader(g, one + offset))

    return move


def _without(g: Group, m: Mask, address: Lanes) -> Mask:
    """The mask without the lanes whose 32-bit address is -1."""
    out: Bools = spread(np.asarray(address), g.size).astype(np.uint32) == np.uint32(0xFFFFFFFF)
    return m if not out.any() else g.full(m) & ~out


@rule("amdgpu.global_load_async_to_lds", kind="group")
def _amdgpu_by_lane(k: Compiler, op: Op) -> Code:
    transfer = Transfer(k, op, size_of_transfer(op), asynchronous=True)
    reader = _reading(k, op, transfer, space_of(operand(op, "src").type))
    places = _Places(op)
    masks = [list(op.operands).index(each) for each in operands(op, "mask")]

    def move(g: Group, m: Mask, *values: Data) -> None:
        source, target = places.addresses(values)
        chosen = g.full(m) & spread(np.asarray(values[masks[0]]), g.size) if masks else m
        transfer(g, chosen, target, reader(g, source))

    return move


refuse(
    *(f"rocdl.cluster.load.async.to.lds.b{bits}" for bits in _BITS),
    why="loads that other blocks of the cluster get too are not simulated",
)

# Waits


@rule("rocdl.s.wait.asynccnt", kind="group")
def _wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "count")
    return lambda g, m: Copies.of(g).wait(g, m, pending)


@rule("rocdl.asyncmark", kind="group")
def _mark(k: Compiler, op: Op) -> Code:
    return lambda g, m: Marks.of(g).mark(_threads(g, m))


@rule("rocdl.wait.asyncmark", kind="group")
def _wait_marks(k: Compiler, op: Op) -> Code:
    count = integer(op, "count")

    def wait(g: Group, m: Mask) -> None:
        pending = Marks.of(g).pending(_threads(g, m), count)
        whole = np.zeros(g.size, np.int64)
        whole[slice(None) if m is None else m] = pending
        for number in np.unique(pending):
            Copies.of(g).wait(g, g.full(m) & (whole == number), int(number))

    return wait
