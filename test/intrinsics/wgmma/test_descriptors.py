"""Descriptors by the PTX ISA: each instruction reads exactly its elements of the tile, in every layout.

TileLang's own numbers are put through the same test. Where they fail, here and in docs/wgmma.md it says so; gpuir's emitted
descriptors do not have them.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gpuir.intrinsics import wgmma
from gpuir.intrinsics.wgmma import descriptors
from gpuir.sim.fragments.wgmma import addresses

BASE = 3072
LAYOUTS = ("linear", "32B", "64B", "128B")


def configurations() -> list:
    """Emitter, operand and tile for each case whose tile is taken, one of each kind of tile."""
    found = {}
    for types, (at, bt), rows, columns, row_tiles, col_tiles, chunk, layout in itertools.product(
        (("float16", "float32"), ("float32", "float32"), ("int8", "int32")),
        ((False, True), (True, False)),
        (4, 8),
        (1, 2, 3),
        (16, 32),
        (8, 24, 64, 96, 256),
        (32, 64, 128),
        LAYOUTS,
    ):
        e = wgmma.TensorCoreIntrinEmitter(
            types[0], types[0], types[1], at, bt, rows, columns, row_tiles, col_tiles, chunk
        )
        for operand in "AB":
            shape = e.a_shape if operand == "A" else e.b_shape
            if not e.is_k_major(operand) and types[0] != "float16" or np.prod(shape) * e._a.bytes > 1 << 17:
                continue
            try:
                tile = wgmma.shared_tile(shape, types[0], layout)
            except wgmma.WgmmaError:
                continue
            along = (rows, row_tiles) if operand == "A" else (columns, col_tiles)
            found[operand, tile, e.is_k_major(operand), along] = (e, operand, tile)
    return list(found.values())


def instructions(e, operand):
    """Warpgroup, number along M or N, and number along K of an operand's instructions."""
    numbers = e.wgmma_num_inst_m if operand == "A" else e.wgmma_num_inst_n
    return itertools.product(range(e._groups(operand)), range(numbers), range(e.wgmma_num_k_atoms))


def wanted(e, operand, tile, group, number, ki) -> np.ndarray:
    """Addresses of the elements [rows, k] that the fragments' layouts ascribe to an instruction."""
    extent = 64 if operand == "A" else e.wgmma_inst_n
    if operand == "A":
        # Row of the accumulator's element 0 of that instruction in thread 0 of the warpgroup.
        layout = e.make_mma_store_layout()
        first = layout.inverse(128 * group, number * e.warp_col_tiles // 2)[0]
    else:
        first = group * e.warp_col_tiles + number * extent
    row = first + np.arange(extent)[:, None]
    step = ki * e.wgmma_inst_k + np.arange(e.wgmma_inst_k)[None, :]
    return BASE + (tile.byte_offset(row, step) if e.is_k_major(operand) else tile.byte_offset(step, row))


def read(e, operand, tile, offset: int, leading: int, stride: int) -> np.ndarray:
    descriptor = descriptors.high_bits(tile.mode, leading, stride) | (BASE + offset) >> 4
    extent = 64 if operand == "A" else e.wgmma_inst_n
    return addresses(descriptor, extent, e.wgmma_inst_k, tile.dtype.bytes, e.is_k_major(operand))


CONFIGURATIONS = configurations()


def test_every_instruction_reads_its_elements():
    assert len(CONFIGURATIONS) > 300
    for e, operand, tile in CONFIGURATIONS:
        strides = descriptors.strides(tile, e.is_k_major(operand))
        for group, number, ki in instructions(e, operand):
            offset = e.atom_offset(operand, tile, number, ki, group)
            found = read(e, operand, tile, offset, *strides)
            assert (found == wanted(e, operand, tile, group, number, ki)).all(), (tile, operand, group, number, ki)


def reference_offset(e, operand, params, group, number, ki) -> int:
    """TileLang's bytes from the tile's start to an instruction's part."""
    atom, steps, k, n = params.swizzle_atom_elems, params.k_atom_size, e.micro_size_k, e.wgmma_inst_n
    a = operand == "A"
    w = group * (e.wgmma_num_inst_m if a else e.wgmma_num_inst_n) + number
    if params.is_k_major:
        extent = e.m_dim if a else e.n_dim
        elements = ki % steps * k + w * (64 if a else n) * atom + ki // steps * extent * atom
    elif a:
        elements = w * 64 * e.chunk + ki * atom * k
    else:
        elements = ki * atom * k + w * n * (e.chunk if e.n_dim // atom > 1 else 1)
    return elements * params.elems_in_bytes


def reference_reads(e, operand, tile, *, leading: bool, offsets: bool) -> bool:
    """Whether TileLang's numbers read the tile, with gpuir's in place of those that are not asked for."""
    params = e._params(operand, tile)
    ours = descriptors.strides(tile, e.is_k_major(operand))
    strides = (params.leading_byte_offset << 4, params.stride_byte_offset << 4) if leading else ours
    return all(
        (
            read(
                e,
                operand,
                tile,
                reference_offset(e, operand, params, *at)
                if offsets
                else e.atom_offset(operand, tile, at[1], at[2], at[0]),
                *strides,
            )
            == wanted(e, operand, tile, *at)
        ).all()
        for at in instructions(e, operand)
    )


def test_reference_reads_swizzled_k_major_tiles():
    for e, operand, tile in CONFIGURATIONS:
        if e.is_k_major(operand) and tile.mode:
            assert reference_reads(e, operand, tile, leading=True, offsets=False)
            # With several warpgroups along M and several instructions of each, the rows are not those of the fragment.
            if e.block_row_warps == 4 or e.wgmma_num_inst_m == 1 or operand == "B":
                assert reference_reads(e, operand, tile, leading=True, offsets=True)
            else:
                assert not reference_reads(e, operand, tile, leading=False, offsets=True)


def test_reference_does_not_step_along_k_in_unswizzled_a():
    """Doubtful point 1: an atom of 0 elements (16 bits) makes all offsets of a K-major A 0."""
    e = wgmma.TensorCoreIntrinEmitter("float16", "float16", "float32", False, True, 4, 1, 16, 64, 32)
    tile = wgmma.shared_tile(e.a_shape, "float16", "linear")
    params = e.compute_wgmma_a_desc_params(tile)
    assert params.swizzle_atom_elems == 0
    assert [reference_offset(e, "A", params, 0, 0, ki) for ki in range(2)] == [0, 0]
    assert [e.atom_offset("A", tile, 0, ki) for ki in range(2)] == [0, 256]
    assert not reference_reads(e, "A", tile, leading=False, offsets=True)
    # Its strides are right for 16 bits, whose core matrices have 64 elements, and for no other width.
    assert reference_reads(e, "A", tile, leading=True, offsets=False)
    e = wgmma.TensorCoreIntrinEmitter("int8", "int8", "int32", False, True, 4, 1, 16, 64, 32)
    assert not reference_reads(e, "A", wgmma.shared_tile(e.a_shape, "int8", "linear"), leading=True, offsets=False)


@pytest.mark.parametrize("layout", LAYOUTS[1:])
@pytest.mark.parametrize("chunk", [16, 32, 64, 128])
def test_reference_leading_offset_where_m_or_n_is_contiguous(layout, chunk):
    """Doubtful point 2: the way from a block of columns to the next is the block's K rows, for A and B alike."""
    e = wgmma.TensorCoreIntrinEmitter("float16", "float16", "float32", True, False, 4, 1, 32, 128, chunk)
    span = int(layout[:-1])
    for operand, shape, right in (
        ("A", e.a_shape, 8 * (span // 16) * (span // 2) == chunk * span or span == 128 and chunk == 32),
        ("B", e.b_shape, span == 128),
    ):
        tile = wgmma.shared_tile(shape, "float16", layout)
        assert descriptors.strides(tile, False) == (chunk * span, 8 * span)
        needed = (64 if operand == "A" else e.wgmma_inst_n) > span // 2  # more than one block an instruction
        assert reference_reads(e, operand, tile, leading=True, offsets=False) == (right or not needed)


def test_reference_steps_over_blocks_that_an_instruction_does_not_fill():
    """Instructions of 32 columns begin within a block of 64."""
    e = wgmma.TensorCoreIntrinEmitter("float16", "float16", "float32", True, False, 4, 2, 16, 32, 32)
    narrow = wgmma.shared_tile(e.b_shape, "float16", "128B")
    assert reference_reads(e, "B", narrow, leading=False, offsets=True), "one block in all"
    e = wgmma.TensorCoreIntrinEmitter("float16", "float16", "float32", True, False, 4, 4, 16, 32, 32)
    wide = wgmma.shared_tile(e.b_shape, "float16", "128B")
    assert not reference_reads(e, "B", wide, leading=False, offsets=True)


@pytest.mark.parametrize(
    ("operand", "a_transposed", "b_transposed", "col_tiles", "steps", "ours"),
    [
        # Bytes from the first instruction to the next along K, or along N where there is only one along K.
        ("A", True, True, 64, 0, 2 * 8 * 64 * 2),
        ("B", False, True, 64, 32, 256),
        ("B", False, False, 96, 32 * 2, 32 * 8 * 2),
    ],
)
def test_reference_steps_in_unswizzled_tiles(operand, a_transposed, b_transposed, col_tiles, steps, ours):
    along_n = col_tiles == 96
    e = wgmma.TensorCoreIntrinEmitter(
        "float16", "float16", "float32", a_transposed, b_transposed, 4, 1, 16, col_tiles, 16 if along_n else 32
    )
    tile = wgmma.shared_tile(e.a_shape if operand == "A" else e.b_shape, "float16", "linear")
    params = e._params(operand, tile)
    number, ki = (1, 0) if along_n else (0, 1)
    assert reference_offset(e, operand, params, 0, number, ki) == steps
    assert e.atom_offset(operand, tile, number, ki) == ours
    assert reference_reads(e, operand, tile, leading=True, offsets=False)
    assert not reference_reads(e, operand, tile, leading=True, offsets=True)
