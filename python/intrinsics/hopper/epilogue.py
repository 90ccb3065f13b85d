"""From accumulators to the result in global memory: by stmatrix and TMA, or each thread its own elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpuir.dialects import arith, llvm, memref, nvvm, vector
from gpuir.host import ir
from gpuir.intrinsics.hopper.control import WARP, WARPGROUP, less, when
from gpuir.intrinsics.hopper.copies import TileCopy
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.hopper.memory import swizzled_tile
from gpuir.intrinsics.wgmma.accumulator import Accumulator, read_all
from gpuir.intrinsics.wgmma.dtypes import Element
from gpuir.intrinsics.wgmma.emitter import TensorCoreIntrinEmitter
from gpuir.intrinsics.wgmma.tiles import SharedTile
from gpuir.intrinsics.wgmma.values import Index, IndexLike

__all__ = ["output_tile", "stage_with_stmatrix", "store_pairs"]


def _pairs(accumulator: Accumulator, out: Element) -> Iterator[tuple[int, Any]]:
    """Number of the first element of each two neighbours of a thread's fragment, and both in the output's type."""
    if accumulator.kind.name != "float32":
        raise HopperError(f"accumulators of {accumulator.kind}: the epilogue takes those of float32")
    f32 = ir.VectorType.get([2], ir.F32Type.get())
    registers = [
        register
        for value in accumulator.values
        for register in read_all(value, accumulator.kind, accumulator.registers)
    ]
    for number in range(0, len(registers), 2):
        pair = vector.from_elements(f32, registers[number : number + 2])
        yield number, pair if out.bits == 32 else arith.truncf(ir.VectorType.get([2], out.type()), pair)


def store_pairs(
    emitter: TensorCoreIntrinEmitter,
    accumulator: Accumulator,
    thread: IndexLike,
    target: ir.Value,
    row: IndexLike,
    column: IndexLike,
    out: Element,
) -> None:
    """Each thread stores its elements, two neighbours at once, to ``target``, a memref of two dimensions, at (row, column).

    What is outside of the memref is left out; its rows must have an even number of elements. Refused: accumulators that are
    not of float32.
    """
    layout = emitter.make_mma_store_layout()
    rows, columns = (memref.dim(target, Index.of(axis).value) for axis in (0, 1))
    first = [Index.of(at) + Index.of(own) for at, own in zip((row, column), layout.coordinates(thread, 0))]
    starts = [layout.inverse(0, number) for number in range(0, layout.size, 2)]
    inside: dict[tuple[int, int], Any] = {}
    positions: dict[tuple[int, int], Any] = {}
    for axis, bound in ((0, rows), (1, columns)):
        for step in sorted({int(start[axis]) for start in starts}):
            positions[axis, step] = (first[axis] + step).value
            inside[axis, step] = less(positions[axis, step], bound)
    for number, pair in _pairs(accumulator, out):
        below, right = (int(step) for step in layout.inverse(0, number))
        with when(arith.andi(inside[0, below], inside[1, right])):
            vector.store(pair, target, [positions[0, below], positions[1, right]], alignment=2 * out.bytes)


def output_tile(emitter: TensorCoreIntrinEmitter, out: Element) -> SharedTile:
    """The 64 rows of an instruction, in the widest swizzle that the columns are a multiple of.

    Refused: an ``out`` that has not 16 bits, columns that are no multiple of 16, warpgroups beside each other.
    """
    if out.bits != 16:
        raise HopperError(f"out_dtype '{out}': stmatrix stores elements of 16 bits; use the direct epilogue")
    if emitter.n_dim % 16:
        raise HopperError(f"{emitter.n_dim} columns: stmatrix stores 16 at once; use the direct epilogue")
    if emitter.block_col_warps > 1:
        raise HopperError(f"block_col_warps {emitter.block_col_warps}: stmatrix stores all columns from one warpgroup")
    return swizzled_tile((emitter.wgmma_inst_m, emitter.n_dim), out)


def stage_with_stmatrix(
    emitter: TensorCoreIntrinEmitter,
    accumulator: Accumulator,
    thread: IndexLike,
    copy: TileCopy,
    memory: ir.Value,
    group: IndexLike,
) -> list[Any]:
    """Writes a warpgroup's accumulators to shared memory, to ``output_tile`` for each 64 rows; returns their slots.

    ``group`` is the warpgroup's number along M, ``copy`` copies a tile for each 64 rows of the block. Behind it
    ``fence.proxy.async`` and a barrier of the warpgroup stand before TMA may read the tiles.
    """
    tile = copy.buffer.tile
    pointer = llvm.PointerType.get(3)
    i32, i64 = (ir.IntegerType.get_signless(bits) for bits in (32, 64))
    groups = emitter.block_row_warps // 4
    # A lane gives the address of a row of one of four 8 x 8 matrices: those below each other, then those beside them.
    lane = Index.of(thread) % WARP
    row = Index.of(thread) % WARPGROUP // WARP * 16 + lane % 16
    right = lane // 16 * 8
    base = Index.of(memref.extract_aligned_pointer_as_index(memory)) + copy.buffer.offset(Index.of(group))
    block = copy.box[1]
    addresses = []
    for column in range(0, min(block, tile.shape[1]), 16):
        address = base + tile.byte_offset(row, right + column)
        addresses.append(llvm.inttoptr(pointer, arith.index_castui(i64, address.value)))
    layout = emitter.make_mma_store_layout()
    words: dict[tuple[int, int], list[Any]] = {}
    for number, pair in _pairs(accumulator, tile.dtype):
        below, column = (int(step) for step in layout.inverse(0, number))
        # Registers of a 16 x 16 piece come in the order of the four matrices.
        word = vector.extract(vector.bitcast(ir.VectorType.get([1], i32), pair), [], [0])
        words.setdefault((below // tile.shape[0], column // 16), []).append(word)
    for (slab, piece), four in words.items():
        offset = slab * copy.buffer.stride + tile.start_offset(0, piece * 16 // block * block)
        address = addresses[piece % len(addresses)]
        if offset:
            i8 = ir.IntegerType.get_signless(8)
            address = llvm.getelementptr(pointer, address, [], [offset], i8, llvm.GEPNoWrapFlags.none)
        nvvm.stmatrix(
            address, four, nvvm.MMALayout.row, ir.Attribute.parse("#nvvm.ld_st_matrix_shape<m = 8, n = 8>"),
            nvvm.LdStMatrixEltType.B16,
        )  # fmt: skip
    return [Index.of(group) + groups * number for number in range(emitter.wgmma_num_inst_m)]
