"""Tiles in shared memory: which byte holds which element, and how a memref's indices say it."""

from __future__ import annotations

import _wgmma_kernels as kernels
import numpy as np
import pytest

from gpuir import ir
from gpuir.dialects import arith
from gpuir.intrinsics.wgmma import SwizzleMode, WgmmaError, shared, shared_tile

TILES = [
    ((16, 64), "float16", "128B"),
    ((24, 96), "bfloat16", "64B"),
    ((8, 48), "float16", "32B"),
    ((16, 64), "float32", "128B"),
    ((32, 128), "int8", "64B"),
    ((16, 40), "float16", "linear"),
    ((8, 32), "float8_e4m3fn", "none"),
]


@pytest.mark.parametrize("given", TILES, ids=str)
def test_every_byte_holds_one_element(given):
    tile = shared_tile(*given)
    places = np.sort(tile.table().reshape(-1))
    assert (places == np.arange(places.size) * tile.dtype.bytes).all()


def test_units_of_a_128_byte_row_are_exchanged_by_the_rows_number():
    table = shared_tile((16, 128), "float16", "128B").table()
    row, unit = np.indices((16, 8))
    assert (table[:, :64:8] == row * 128 + (unit ^ row % 8) * 16).all()
    assert (table[:, 64:] == table[:, :64] + 16 * 128).all(), "blocks of 128 bytes follow each other"


@pytest.mark.parametrize(("layout", "span", "rows"), [("64B", 64, 2), ("32B", 32, 4)])
def test_narrower_patterns_count_lines_of_128_bytes(layout, span, rows):
    table = shared_tile((8, span // 2), "float16", layout).table()
    row, unit = np.indices((8, span // 16))
    assert (table[:, ::8] == row * span + (unit ^ row // rows) * 16).all()


def test_linear_tiles_are_core_matrices_of_8_rows_and_16_bytes():
    table = shared_tile((16, 24), "float16", "linear").table()
    assert table[:8, 0].tolist() == [16 * row for row in range(8)]
    assert table[0, ::8].tolist() == [0, 128, 256]
    assert table[8, 0] == 3 * 128


def test_stored_bytes_are_the_matrix():
    tile = shared_tile((16, 64), "float16", "128B")
    matrix = np.arange(1024, dtype=np.float16).reshape(16, 64)
    memory = tile.store(matrix)
    assert memory.view(np.float16)[tile.table() // 2].tolist() == matrix.tolist()
    with pytest.raises(WgmmaError, match=r"an array \(64, 16\) of float16 does not fit the tile \(16, 64\) of float16"):
        tile.store(matrix.T)


@pytest.mark.parametrize("given", TILES, ids=str)
def test_indices_of_the_memref(given):
    (rows, columns), dtype, layout = given
    tile = shared_tile(*given)

    def values(number):
        type_ = ir.Type.parse(f"memref<{rows}x{columns}x{tile.dtype.mlir}, #gpu.address_space<workgroup>>")
        memory = ir.Operation.create(
            "memref.alloca", [type_], [], {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0])}
        )
        row, column = (
            create(number, arith.constant(ir.IndexType.get(), columns)) for create in (arith.divui, arith.remui)
        )
        found = shared(memory.result, layout, dtype).indices(row, column)
        memory.erase()  # the indices do not need it, and no thread has a stack in shared memory
        return found

    row, column = kernels.indices(rows * columns, values).T
    assert ((row * columns + column) * tile.dtype.bytes == tile.table().reshape(-1)).all()


def test_modes():
    assert [mode.swizzle_byte_size() for mode in SwizzleMode] == [1, 128, 64, 32]
    assert [mode.swizzle_atom_size() for mode in SwizzleMode] == [1, 8, 4, 2]
    assert SwizzleMode.of("128B") is SwizzleMode.SWIZZLE_128B is SwizzleMode.of(1)
    assert SwizzleMode.of(None) is SwizzleMode.of("linear") is SwizzleMode.NONE


def test_alignment_is_the_repeat_of_the_pattern():
    assert [shared_tile((8, 64), "float16", layout).alignment for layout in ("none", "32B", "64B", "128B")] == [
        16,
        256,
        512,
        1024,
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (((64, 64), "float64"), "dtype 'float64' is not an element type of wgmma; expected one of float16, bfloat16, "),
        (((64, 64), "float16", "256B"), "shared layout '256B' is unknown; expected none, linear, 32B, 64B or 128B"),
        (((64,), "float16"), r"shape \(64,\): an operand tile has two dimensions, both known"),
        ((64, "float16"), r"shape \(64,\): an operand tile has two dimensions, both known"),
        (((64, -1.5), "float16"), r"shape \(64, -1.5\): an operand tile has two dimensions, both known"),
        (((0, 64), "float16"), "shape 0x64: a tile needs at least one row and one column"),
        (((12, 64), "float16", "64B"), "12 rows are no multiple of 8, the rows of a pattern of layout '64B'"),
    ],
)
def test_refused_tiles(arguments, message):
    with pytest.raises(WgmmaError, match=message):
        shared_tile(*arguments)


@pytest.mark.parametrize(
    ("type_", "message"),
    [
        ("memref<64x64xf16>", r"memref<64x64xf16> is not in shared memory; expected memory space 3 .*, found None"),
        ("memref<64x64xf16, 1>", "found 1"),
        ("memref<64xf16, 3>", "an operand tile has two static dimensions; take a memref.subview"),
        ("memref<?x64xf16, 3>", "an operand tile has two static dimensions"),
        ("memref<64x64xf16, strided<[128, 1]>, 3>", r"strides \[128, 1\] are not those of whole rows, \[64, 1\]"),
        ("memref<64x64xf64, 3>", "dtype 'f64' is not an element type"),
        ("vector<4xf16>", "a value of type vector<4xf16> is no operand in shared memory"),
    ],
)
def test_refused_memrefs(type_, message):
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"func.func private @f({type_}) func.func @g(%m: {type_}) {{ return }}")
        value = module.body.operations[1].regions[0].blocks[0].arguments[0]
        with pytest.raises(WgmmaError, match=message):
            shared(value)


def test_not_a_value():
    with pytest.raises(WgmmaError, match="7 is no operand in shared memory; expected a memref"):
        shared(7)
