"""amdgpu and rocdl: the tensor data mover of gfx1250, which moves tiles of up to five dimensions between global memory and the LDS.

A descriptor has four groups of registers (the fields are those that upstream's lowering fills, AMDGPUToROCDL): addresses, sizes of
the tensor and of the tile, the innermost dimension first, and the strides of all but that one. A wave moves a tile once, as its
first active lane says; what of the tile lies outside of the tensor reads zero and is not written. Tiles land at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access
from gpuir.sim.attributes import integers, operand, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.memory import GLOBAL, SHARED
from gpuir.sim.memref import addresses
from gpuir.sim.rules import refuse, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of
from gpuir.sim.values import spread

_RANK = 5
_WORD = 0xFFFFFFFF
#: Bits of the first word of group 1.
_BARRIER, _ITERATE, _PAD = 1 << 18, 1 << 19, 1 << 20
#: The bit of the first word of group 0 that rows are gathered by indices.
_GATHER = 1 << 30

refuse(
    "amdgpu.make_gather_dma_base", "amdgpu.make_gather_dma_descriptor",
    why="rows that the tensor data mover of gfx1250 gathers by indices are not simulated",
)  # fmt: skip


def _words(values: Sequence[Any]) -> Array:
    """Registers [threads or 1, count] of 32 bits each."""
    parts = [np.atleast_1d(np.asarray(value)).astype(np.int64) & _WORD for value in values]
    size = max(len(part) for part in parts)
    return np.stack([spread(part, size) for part in parts], axis=1).astype(np.uint32).view(np.int32)


@rule("amdgpu.make_dma_base")
def _base(k: Compiler, op: Op) -> Code:
    values = list(op.operands)
    sides = []
    for name, indices in (("global_", "global_indices"), ("lds", "lds_indices")):
        ref = operand(op, name)
        places = [values.index(each) for each in operands(op, indices)]
        sides.append((values.index(ref), places, bits_of(ref.type) // 8))

    def base(*given: Data) -> Array:
        memory, lds = (addresses(given[ref], [given[i] for i in places], size) for ref, places, size in sides)
        high = (np.asarray(memory) >> 32) & 0x1FFFFFF | 2 << 30
        return _words([1, lds, memory, high])

    return base


def _sizes(op: Op, what: str, values: list[ir.Value]) -> list[Callable[[tuple[Data, ...]], Any]]:
    """Readers of sizes or strides, each an operand or a number, the innermost dimension first."""
    dynamic = iter(operands(op, f"{what.replace('_', '_dynamic_', 1)}"))
    readers: list[Callable[[tuple[Data, ...]], Any]] = []
    for number in integers(op, f"{what.replace('_', '_static_', 1)}"):
        if number == ir.ShapedType.get_dynamic_size():
            place = values.index(next(dynamic))
            readers.append(lambda given, place=place: given[place])  # type: ignore[misc]
        else:
            readers.append(lambda given, number=number: np.int64(number))  # type: ignore[misc]
    return readers[::-1]


@rule("amdgpu.make_dma_descriptor")
def _descriptor(k: Compiler, op: Op) -> Code:
    for name, what in (("workgroup_mask", "copies to other blocks of the cluster"), ("atomic_barrier_address", "barriers"),
                       ("global_increment", "iterations")):  # fmt: skip
        if operands(op, name):
            raise k.refuse(op, f"{what} of the tensor data mover are not simulated")
    values = list(op.operands)
    base = values.index(operand(op, "base"))
    element = ir.Type.parse(str(operand(op, "base").type).partition("<")[2].rstrip(">"), op.context)
    code = {8: 0, 16: 1, 32: 2, 64: 3}[bits_of(element)]
    dims, strides, tile = (_sizes(op, what, values) for what in ("global_sizes", "global_strides", "shared_sizes"))
    pads = [values.index(each) for name in ("pad_amount", "pad_interval") for each in operands(op, name)]

    def describe(*given: Data) -> tuple[Array, ...]:
        size, shape, step = ([read(given) for read in readers] for readers in (dims, tile, strides[1:]))
        size, shape, step = (list(each) + [np.int64(0)] * (_RANK - len(each)) for each in (size, shape, step))
        first: Any = np.int64(code << 16)
        if pads:
            amount, interval = (np.asarray(given[i]).astype(np.int64) for i in pads)
            first = first | _PAD | (np.log2(interval).astype(np.int64) - 1) << 22 | (amount - 1) << 25
        return (
            given[base],
            _words([first, size[0] << 16, size[0] >> 16 & 0xFFFF | size[1] << 16, size[1] >> 16 & 0xFFFF | shape[0] << 16,
                    shape[1] | shape[2] << 16, step[0], step[0] >> 32 & 0xFFFF | step[1] << 16, step[1] >> 16]),
            _words([size[2], size[3], step[2], step[2] >> 32 & 0xFFFF | shape[3] << 16]),
            _words([step[3], step[3] >> 32 & 0xFFFF | size[4] << 16, size[4] >> 16 & 0xFFFF | shape[4] << 16, 0]),
        )  # fmt: skip

    return describe


@dataclasses.dataclass
class _Tile:
    """A descriptor's fields, each a number for every thread."""

    lds: Array
    memory: Array
    code: Array
    sizes: list[Array]
    shape: list[Array]
    strides: list[Array]
    pad: tuple[Array, Array]

    @staticmethod
    def of(g: Group, m: Mask, groups: Sequence[Data]) -> _Tile:
        """What the first active lane of each wave has."""
        first = g.full(m).reshape(g.count, g.lanes).argmax(1)
        words = []
        for group in groups:
            array = spread(np.asarray(group), g.size).reshape(g.count, g.lanes, -1)
            mine = np.ascontiguousarray(array[np.arange(g.count), first]).view(np.uint32).astype(np.int64)
            words.append(mine.repeat(g.lanes, axis=0).T)
        zero, one, two, three = words

        def joined(low: Array, high: Array) -> Array:
            return low >> 16 | (high & 0xFFFF) << 16

        padded = one[0] & _PAD != 0
        return _Tile(
            zero[1], zero[2] | (zero[3] & 0x1FFFFFF) << 32, one[0] >> 16 & 3,
            [joined(one[1], one[2]), joined(one[2], one[3]), two[0], two[1], joined(three[1], three[2])],
            [one[3] >> 16, one[4] & 0xFFFF, one[4] >> 16, two[3] >> 16, three[2] >> 16],
            [np.ones_like(one[5]), one[5] | (one[6] & 0xFFFF) << 32, one[6] >> 16 | one[7] << 16,
             two[2] | (two[3] & 0xFFFF) << 32, three[0] | (three[1] & 0xFFFF) << 32],
            (np.where(padded, (one[0] >> 25) + 1, 0), 2 << (one[0] >> 22 & 7)),
        )  # fmt: skip


class _Mover:
    """Moves tiles; ``back``: from the LDS to global memory."""

    def __init__(self, k: Compiler, op: Op, back: bool):
        self.back = back
        units = [np.uint8, np.uint16, np.uint32, np.uint64]
        self.memory: list[Access] = [k.access(op, unit, GLOBAL) for unit in units]
        self.lds: list[Access] = [k.access(op, unit, SHARED) for unit in units]

    def __call__(self, g: Group, m: Mask, groups: Sequence[Data]) -> None:
        tile = _Tile.of(g, m, groups)
        active = g.full(m).reshape(g.count, g.lanes).any(1).repeat(g.lanes)
        # A dimension without sizes and stride is not there; upstream leaves the third one's tile in the field of the fourth.
        there = [(size != 0) | (stride != 0) for size, stride in zip(tile.sizes, tile.strides)]
        shape = [np.where(is_there, np.maximum(each, 1), 1) for is_there, each in zip(there, tile.shape)]
        total = np.prod(shape, axis=0)
        lane = np.tile(np.arange(g.lanes), g.count)
        for code in np.unique(tile.code[active]):
            of = active & (tile.code == code)
            for start in range(0, int(total[of].max()), g.lanes):
                self._move(g, of, tile, shape, start + lane, total, int(code))

    def _move(
        self, g: Group, of: Array, tile: _Tile, shape: list[Array], number: Array, total: Array, code: int
    ) -> None:
        """The elements ``number`` of the tiles, one a lane."""
        size = np.int64(1 << code)
        chosen = of & (number < total)
        inside, place, rest = chosen.copy(), tile.memory.copy(), number
        for extent, count, stride in zip(tile.sizes, shape, tile.strides):
            index, rest = rest % count, rest // count
            inside &= (index < extent) | (count == 1)
            place = place + index * stride * size
        amount, interval = tile.pad
        behind = number * size
        padding = np.int64(0) if self.back else behind // (interval * 4) * amount * 4
        lds = tile.lds + behind + padding
        memory, local = self.memory[code], self.lds[code]
        if self.back:
            if inside.any():
                memory.write(g, inside, place, spread(local.read(g, inside, lds), g.size))
            return
        values = np.zeros(g.size, memory.dtype)
        if inside.any():
            values = np.where(inside, spread(memory.read(g, inside, place), g.size), values)
        if chosen.any():
            local.write(g, chosen, lds, values)


@rule("amdgpu.tensor_load_to_lds", "amdgpu.tensor_store_from_lds", kind="group")
def _amdgpu(k: Compiler, op: Op) -> Code:
    move = _Mover(k, op, "store" in op.name)
    return lambda g, m, groups: move(g, m, groups)


@rule("rocdl.tensor.load.to.lds", "rocdl.tensor.store.from.lds", kind="group")
def _rocdl(k: Compiler, op: Op) -> Code:
    move = _Mover(k, op, ".store." in op.name)
    site = k.site(op)

    def run(g: Group, m: Mask, *groups: Lanes) -> None:
        flags = np.asarray(groups[1]).reshape(-1, 8)[:, 0]
        gather = np.asarray(groups[0]).reshape(-1, 4)[:, 0] & _GATHER
        if (flags & (_BARRIER | _ITERATE | 0xFFFF)).any() or gather.any():
            raise UnsupportedOp(f"{site}: gathers, iterations, barriers and copies to other blocks are not simulated")
        move(g, m, groups[:4])

    return run
