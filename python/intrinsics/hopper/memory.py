"""Dynamic shared memory as a plan: tiles at known offsets, one for each stage of a pipeline."""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects import arith, gpu, memref
from gpuir.host import ir
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.wgmma.dtypes import DType, element
from gpuir.intrinsics.wgmma.swizzle import SwizzleMode
from gpuir.intrinsics.wgmma.tiles import Shared, SharedTile, shared
from gpuir.intrinsics.wgmma.values import Index, IndexLike, lift

__all__ = ["LIMIT", "Buffer", "SharedPlan", "swizzled_tile"]

_ALIGNMENT = 1024  # of the widest swizzle's pattern
_GIVEN = 16  # what dynamic shared memory is aligned to
#: Bytes that a plan may have: a block's of sm_90, without the first KiB, in which barriers are, and one for alignment.
LIMIT = 232448 - 2 * _ALIGNMENT


def swizzled_tile(shape: tuple[int, int], dtype: DType) -> SharedTile:
    """A tile of rows and contiguous columns in the widest swizzle whose bytes its rows are a multiple of.

    Refused: rows that are no multiple of 32 bytes, and a number of rows that is none of 8.
    """
    kind = element(dtype)
    for mode in (SwizzleMode.SWIZZLE_128B, SwizzleMode.SWIZZLE_64B):
        if shape[1] * kind.bytes % mode.swizzle_byte_size() == 0:
            return SharedTile(shape, kind, mode)
    return SharedTile(shape, kind, SwizzleMode.SWIZZLE_32B)


@dataclasses.dataclass(frozen=True)
class Buffer:
    """``slots`` tiles one after the other, from byte ``start`` of dynamic shared memory on."""

    tile: SharedTile
    slots: int
    start: int

    @property
    def stride(self) -> int:
        """Bytes from a tile to the next one: a multiple of what its address must be a multiple of."""
        return _up(self.tile.bytes, self.tile.alignment)

    @property
    def end(self) -> int:
        return self.start + self.slots * self.stride

    def offset(self, slot: Index | IndexLike) -> Index:
        """Bytes to a slot, an SSA value of type index or a number."""
        return Index.of(slot) * self.stride + self.start

    def view(self, memory: ir.Value, slot: IndexLike = 0) -> Shared:
        """The tile of a slot as an operand of the wgmma emitter; ``memory`` is ``gpu.dynamic_shared_memory``."""
        return shared(self.part(memory, self.offset(slot), self.tile.shape), self.tile.mode, self.tile.dtype)

    def further(self, descriptor: ir.Value, slot: IndexLike) -> Any:
        """The matrix descriptor of a slot, from that of slot 0: addresses count units of 16 bytes there."""
        units = arith.index_castui(descriptor.type, (Index.of(slot) * (self.stride >> 4)).value)
        return arith.addi(descriptor, units)

    def part(self, memory: ir.Value, offset: Index, shape: tuple[int, int]) -> Any:
        """A memref of ``shape`` with the tile's elements, ``offset`` bytes into the memory."""
        return memref.view(gpu.memory("workgroup", shape, self.tile.dtype.type()), memory, offset.value, [])


class SharedPlan:
    """Hands out dynamic shared memory when the kernel is made."""

    def __init__(self) -> None:
        self._end = 0

    @property
    def bytes(self) -> int:
        """What a launch has to give."""
        return self._end + _ALIGNMENT - _GIVEN

    def add(self, tile: SharedTile, slots: int = 1, over: Buffer | None = None) -> Buffer:
        """Room for ``slots`` tiles behind what is there, or, for later use, from the start of ``over`` on.

        Refused: more than a block of sm_90 may have.
        """
        start = _up(self._end if over is None else over.start, tile.alignment)
        buffer = Buffer(tile, slots, start)
        end = max(self._end, buffer.end)
        if end > LIMIT:
            raise HopperError(
                f"{slots} x {tile!r}: {end} bytes of shared memory, a block of sm_90 has {LIMIT} beside its barriers; use "
                "fewer stages or smaller tiles"
            )
        self._end = end
        return buffer

    def memory(self) -> Any:
        """The memory itself, in the kernel: from the first address on that the widest swizzle's pattern can begin at."""
        type_ = gpu.memory("workgroup", [-1], ir.IntegerType.get_signless(8))
        whole = gpu.dynamic_shared_memory(type_)
        # Nothing is left of this where the compiler aligns shared memory that much.
        address = memref.extract_aligned_pointer_as_index(whole)
        shift = arith.andi(arith.subi(lift(0), address), lift(_ALIGNMENT - 1))
        return memref.view(type_, whole, shift, [lift(self._end)])


def _up(number: int, unit: int) -> int:
    return -(-number // unit) * unit
