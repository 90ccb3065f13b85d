"""Tiles between global and shared memory by the TMA unit: boxes as wide as the swizzle, several for a wide tile.

A box is at most 256 rows of as many bytes as the swizzle has, which is how ``SharedTile`` lays tiles out: one block of columns
after the other. What is outside of the array is zero when it is read, and left out when it is written, so that tiles at
the edges need no code of their own. Source: PTX ISA, cp.async.bulk.tensor; CUDA driver API, cuTensorMapEncodeTiled.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from gpuir.dialects import gpu, nvgpu
from gpuir.host import ir
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.hopper.memory import Buffer
from gpuir.intrinsics.wgmma.values import Index, IndexLike, lift

__all__ = ["TileCopy"]

_ROWS = 256  # of a box
_BLOCKS = 8  # of a cluster
_STRIPE = 8  # rows after which a swizzle's pattern repeats


@dataclasses.dataclass(frozen=True)
class TileCopy:
    """Copies the tiles of ``buffer``. ``parts``: so many blocks of a cluster need the same tile, and each brings a part of
    its rows to all of them (multicast).

    Refused: a tile that is not swizzled, parts that are no multiples of 8 rows, more than 256 rows in a part, more than 8
    parts, which are as many blocks as a cluster has on every chip.
    """

    buffer: Buffer
    parts: int = 1

    def __post_init__(self) -> None:
        tile = self.buffer.tile
        if not tile.mode:
            raise HopperError(
                f"{tile!r}: TMA brings tiles in the layouts 32B, 64B and 128B; a linear one has no such boxes"
            )
        rows = tile.shape[0]
        if not 1 <= self.parts <= _BLOCKS:
            raise HopperError(f"{self.parts} parts: a cluster has 1 to {_BLOCKS} blocks")
        if rows % (self.parts * _STRIPE):
            raise HopperError(f"{tile!r} in {self.parts} parts: each needs a multiple of 8 rows, the swizzle's pattern")
        if rows // self.parts > _ROWS:
            raise HopperError(f"{tile!r} in {self.parts} parts: a box of TMA has at most {_ROWS} rows")

    @property
    def box(self) -> tuple[int, int]:
        """Rows and columns of a box."""
        tile = self.buffer.tile
        return tile.shape[0] // self.parts, tile.mode.swizzle_byte_size() // tile.dtype.bytes

    @property
    def bytes(self) -> int:
        """What arrives in one block for a tile, from all parts: boxes are whole also where they stick out."""
        return self.buffer.tile.bytes

    def map_type(self, l2promo: str = "l2promo_128b") -> Any:
        """The type of the tensor map that the kernel takes, ``!nvgpu.tensormap.descriptor``."""
        tile = self.buffer.tile
        memory = gpu.memory("workgroup", self.box, tile.dtype.type())
        return nvgpu.TensorMapDescriptorType.get(memory, swizzle=f"swizzle_{tile.layout.lower()}", l2promo=l2promo)

    def load(
        self,
        tensor_map: ir.Value,
        barriers: ir.Value,
        stage: IndexLike,
        memory: ir.Value,
        row: IndexLike,
        column: IndexLike,
        part: IndexLike = 0,
    ) -> None:
        """Asks for the tile at (row, column) of the array; barrier ``stage`` of a group is told its bytes.

        One thread does that. ``part``: which of the parts, the block's rank in its cluster; all of them get it.
        """
        mask = None
        if self.parts > 1:
            mask = lift((1 << self.parts) - 1, ir.IntegerType.get_signless(16))
        for offset, coordinates in self._boxes(stage, row, column, part):
            target = self.buffer.part(memory, offset, self.box)
            nvgpu.tma_async_load(target, barriers, tensor_map, coordinates, stage, multicast_mask=mask)

    def store(self, tensor_map: ir.Value, slot: IndexLike, memory: ir.Value, row: IndexLike, column: IndexLike) -> None:
        """Writes the tile of a slot to (row, column) of the array. One thread does that, and commits and waits then."""
        for offset, coordinates in self._boxes(slot, row, column, 0):
            nvgpu.tma_async_store(self.buffer.part(memory, offset, self.box), tensor_map, coordinates)

    def _boxes(
        self, slot: IndexLike, row: IndexLike, column: IndexLike, part: IndexLike
    ) -> Iterator[tuple[Index, list[Any]]]:
        """The offset of each box of a part, and its coordinates, the contiguous dimension first."""
        tile, (rows, columns) = self.buffer.tile, self.box
        first = Index.of(part) * rows
        start = self.buffer.offset(slot) + first * tile.mode.swizzle_byte_size()
        row = (Index.of(row) + first).value
        for begin in range(0, tile.shape[1], columns):
            yield start + tile.start_offset(0, begin), [(Index.of(column) + begin).value, row]
