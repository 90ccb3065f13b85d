"""Descriptors at run time: the tile's address, the warpgroup's part of the tile, and the steps from atom to atom."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir
from gpuir.intrinsics.wgmma import descriptors
from gpuir.intrinsics.wgmma.descriptors import WGMMADescriptorParams
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.geometry import WARP, WARPGROUP, Geometry
from gpuir.intrinsics.wgmma.instructions import warp_uniform
from gpuir.intrinsics.wgmma.swizzle import SwizzleMode
from gpuir.intrinsics.wgmma.tiles import Shared, SharedTile, TileLike, shared
from gpuir.intrinsics.wgmma.values import Index, constant, create

__all__ = ["Descriptors"]

_SHARED_MEMORY = 232448  # bytes that a block of sm_90 may have


class Descriptors(Geometry):
    """The part of the emitter that makes descriptors; ``thread_var`` is that of ``TensorCoreIntrinEmitter``."""

    def __init__(self, *configuration: Any):
        *rest, self.thread_var = configuration
        super().__init__(*rest)

    def init_wgmma_a_desc(self, A_region: TileLike, a_params: WGMMADescriptorParams) -> Any:
        """A's descriptor, an i64, from the tile's address at run time and the thread's warpgroup.

        The fields are those by which the hardware reads the tile, see ``descriptors.strides``. Refused: parameters of
        another tile, an address that is statically known to be misaligned, and an operand that is not K-major and not of
        16 bits, which no instruction transposes.
        """
        return self._init("A", A_region, a_params)

    def init_wgmma_b_desc(self, B_region: TileLike, b_params: WGMMADescriptorParams) -> Any:
        """B's descriptor, as ``init_wgmma_a_desc``."""
        return self._init("B", B_region, b_params)

    def atom_offset(self, operand: str, tile: SharedTile, number: int, ki: int, group: int = 0) -> int:
        """Bytes from the tile's start to what instruction ``number`` along M (A) or N (B) and ``ki`` along K reads.

        ``group`` is the warpgroup's number along that dimension. Addresses count before units are exchanged.
        """
        return int(self._offset(operand, tile, self._first(operand, number, group), ki * self.micro_size_k))

    def _first(self, operand: str, number: int, group: int | Index) -> Any:
        """First row of M or column of N of an instruction."""
        if operand == "A":
            return self._first_row(group, number)
        return group * self.warp_col_tiles + number * self.wgmma_inst_n

    def _offset(self, operand: str, tile: SharedTile, first: int | Index, k: int) -> Any:
        return tile.start_offset(first, k) if self.is_k_major(operand) else tile.start_offset(k, first)

    def _groups(self, operand: str) -> int:
        """Warpgroups along M or N."""
        return self.block_row_warps // WARPGROUP if operand == "A" else self.block_col_warps

    def _group(self, operand: str) -> Index:
        """The thread's warpgroup along M or N."""
        thread = self.thread_var
        if thread is None:
            dimension = ir.Attribute.parse("#gpu<dim x>")
            thread = create("gpu.thread_id", [ir.IndexType.get()], [], dimension=dimension)
        # Along N there is a warpgroup after all those along M.
        span = WARP * (WARPGROUP if operand == "A" else self.block_row_warps)
        return Index.of(thread) // span % self._groups(operand)

    def _start(self, operand: str, tile: SharedTile) -> Any:
        """Bytes from the tile's start to the warpgroup's part, a number or an ``Index``."""
        groups = self._groups(operand)
        if groups == 1:
            return 0
        table = [int(self._offset(operand, tile, self._first(operand, 0, group), 0)) for group in range(groups)]
        i32 = ir.IntegerType.get_signless(32)
        uniform = warp_uniform(create("arith.index_cast", [i32], [self._group(operand).value]))
        group = Index(None, create("arith.index_castui", [ir.IndexType.get()], [uniform]))
        if all(offset == group_number * table[1] for group_number, offset in enumerate(table)):
            return group * table[1]
        return self._offset(operand, tile, self._first(operand, 0, group), 0)

    def _init(self, operand: str, region: TileLike, params: WGMMADescriptorParams) -> Any:
        operand_tile = self._operand(operand, region)
        tile = operand_tile.tile
        if params != self._params(operand, region):
            raise WgmmaError(f"{params} are not the parameters of {operand}, a tile {tile!r}")
        self._check_chunk()
        if not self.is_k_major(operand) and tile.dtype.bits != 16:
            flag = "a_transposed False" if operand == "A" else "b_transposed True"
            raise WgmmaError(
                f"{operand} of {tile.dtype} is not K-major, and wgmma transposes elements of 16 bits alone; use {flag}"
            )
        address = Index(None, _address(operand_tile)) + self._start(operand, tile)
        i64 = ir.IntegerType.get_signless(64)
        low = create("arith.index_castui", [i64], [address.value])
        low = create("arith.andi", [i64], [low, constant(0x3FFFF, i64)])
        low = create("arith.shrui", [i64], [low, constant(4, i64)])
        high = descriptors.high_bits(tile.mode, *descriptors.strides(tile, self.is_k_major(operand)))
        # Bit 63 makes some numbers negative as i64.
        return create("arith.ori", [i64], [low, constant(high - (1 << 64) if high >> 63 else high, i64)])

    def _separable(self, operand: str, tile: SharedTile) -> bool:
        """Whether every warpgroup's instructions are at the same distances from its first one."""
        numbers = range(self.wgmma_num_inst_m if operand == "A" else self.wgmma_num_inst_n)
        return all(
            self.atom_offset(operand, tile, number, 0, group) - self.atom_offset(operand, tile, 0, 0, group)
            == self.atom_offset(operand, tile, number, 0)
            for group in range(self._groups(operand))
            for number in numbers
        )

    def _step(self, operand: str, desc: ir.Value, params: WGMMADescriptorParams, number: int, ki: int) -> Any:
        """The descriptor of an instruction: the operand's, some units of 16 bytes further."""
        shape = self.a_shape if operand == "A" else self.b_shape
        kind = self._a if operand == "A" else self._b
        tile = SharedTile(shape, kind, SwizzleMode(params.swizzle_mode))
        i64 = ir.IntegerType.get_signless(64)
        if self._separable(operand, tile):
            offset = self.atom_offset(operand, tile, number, ki)
            return create("arith.addi", [i64], [desc, constant(offset >> 4, i64)]) if offset else desc
        # Instructions begin elsewhere in a block of the pattern in one warpgroup than in the next.
        group = self._group(operand)
        here, start = (
            create("arith.index_castui", [i64], [self._offset(operand, tile, self._first(operand, *at), k).value])
            for at, k in (((number, group), ki * self.micro_size_k), ((0, group), 0))
        )
        further = create("arith.shrui", [i64], [create("arith.subi", [i64], [here, start]), constant(4, i64)])
        return create("arith.addi", [i64], [desc, further])

    def _operand(self, operand: str, region: TileLike) -> Shared:
        if isinstance(region, SharedTile):
            raise WgmmaError(f"{operand} is {region!r}, a tile without a value; expected Shared or a memref value")
        kind = self._a if operand == "A" else self._b
        operand_tile = region if isinstance(region, Shared) else shared(region, dtype=kind)
        if operand_tile.tile.bytes > _SHARED_MEMORY:
            raise WgmmaError(
                f"{operand}, {operand_tile.tile!r}, has {operand_tile.tile.bytes} bytes, a block has at most {_SHARED_MEMORY}"
            )
        return operand_tile

    def _check_chunk(self) -> None:
        if self.chunk < self.wgmma_inst_k:
            raise WgmmaError(
                f"chunk {self.chunk}: {self.wgmma_prefix} takes {self.wgmma_inst_k} elements of {self._a} along K at once"
            )


def _address(operand_tile: Shared) -> Any:
    """The tile's address, an index; 18 bits of it are the descriptor's."""
    index = ir.IndexType.get()
    type_ = ir.MemRefType(operand_tile.memref.type)
    address = create("memref.extract_aligned_pointer_as_index", [index], [operand_tile.memref])
    size = operand_tile.tile.dtype.bytes
    _, offset = type_.get_strides_and_offset()
    if offset == 0:
        return address
    if offset != ir.ShapedType.get_dynamic_stride_or_offset():
        if offset * size % operand_tile.tile.alignment:
            raise WgmmaError(
                f"{type_} starts {offset * size} bytes into its buffer; layout {operand_tile.tile.layout} needs a multiple of "
                f"{operand_tile.tile.alignment}"
            )
        return (Index(None, address) + offset * size).value
    base = ir.MemRefType.get([], type_.element_type, memory_space=type_.memory_space)
    parts = create("memref.extract_strided_metadata", [base, *[index] * 5], [operand_tile.memref])
    return (Index(None, address) + Index(None, parts[1]) * size).value
