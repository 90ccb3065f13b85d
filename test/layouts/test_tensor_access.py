"""Layouts of registers that loads and stores of tensor memory give, by the shapes that PTX describes."""

from __future__ import annotations

import pytest

from gpuir.layouts import LinearLayout, tensor_memory
from gpuir.layouts.tensor_access import access_shape, layout_of_halves, layout_of_scales, layouts_of_blocks

ROWS = [(1, 0), (2, 0), (4, 0), (8, 0), (16, 0)]
WARPS = [(32, 0), (64, 0)]


def layout(register: list, lane: list, warp: list, m: int, n: int, block: list = []) -> LinearLayout:  # noqa: B006
    bases = {"register": register, "lane": lane, "warp": warp, "block": block}
    return LinearLayout(bases, {"dim0": m, "dim1": n})


def memory(m: int, n: int, block_m: int, block_n: int, stride: int = 1) -> LinearLayout:
    return tensor_memory.blocks(m, n, block_m, block_n, stride).with_inputs("row", "column", "block")


def columns(first: int, end: int) -> list[tuple[int, int]]:
    return [(0, 1 << bit) for bit in range(first, end)]


@pytest.mark.parametrize(
    ("shape", "lane", "register"),
    [
        ("32x32b", ROWS, columns(0, 4)),
        ("16x64b", [(8, 0), (0, 1), *ROWS[:3]], [(16, 0), *columns(1, 4)]),
        ("16x128b", [(0, 1), (0, 2), *ROWS[:3]], [(8, 0), *columns(2, 4), (16, 0)]),
        ("16x256b", [(0, 2), (0, 4), *ROWS[:3]], [(0, 1), (8, 0), (0, 8), (16, 0)]),
        ("16x32bx2", [*ROWS[:4], (0, 8)], [(16, 0), *columns(0, 3)]),
    ],
)
def test_shapes_in_any_order_of_registers(shape: str, lane: list, register: list) -> None:
    for registers in (register, register[::-1]):
        found = access_shape(layout(registers, lane, WARPS, 128, 16), memory(128, 16, 128, 16), 32, False, "3.9-")
        assert found == shape


def test_more_warps_take_columns_or_repeat() -> None:
    place = memory(128, 16, 128, 16)
    for more in ((0, 8), (0, 0), (0, 1)):
        registers = [basis for basis in columns(0, 4) if basis != more]
        assert access_shape(layout(registers, ROWS, [*WARPS, more], 128, 16), place, 32, False, "3.8") == "32x32b"


def test_halves_of_rows_that_are_copies_are_refused_up_to_3_7() -> None:
    place, there = memory(64, 8, 64, 8), layout(columns(0, 3), [*ROWS[:4], (0, 0)], [(16, 0), (32, 0)], 64, 8)
    assert access_shape(there, place, 32, False, "3.8") == "16x32bx2"
    with pytest.raises(ValueError, match="one of the shapes"):
        access_shape(there, place, 32, False, "3.7")


def test_columns_are_whole() -> None:
    packed, apart = memory(128, 8, 128, 8), memory(128, 8, 128, 8, 2)
    in_order = layout(columns(0, 3), ROWS, WARPS, 128, 8)
    swapped = layout([(0, 2), (0, 1), (0, 4)], ROWS, WARPS, 128, 8)
    for place in (packed, apart):
        assert access_shape(in_order, place, 16, False, "3.7") == "32x32b"
    assert access_shape(swapped, apart, 16, False, "3.7") == "32x32b"
    with pytest.raises(ValueError, match="all elements of a column"):
        access_shape(swapped, packed, 16, False, "3.7")


def test_less_than_a_column_is_read_from_3_9_on() -> None:
    place, there = memory(128, 1, 128, 1), layout([], ROWS, WARPS, 128, 1)
    assert access_shape(there, place, 16, False, "3.9-") == "32x32b"
    with pytest.raises(ValueError, match="all elements of a column"):
        access_shape(there, place, 16, False, "3.8")


def test_warps_have_their_quarter() -> None:
    with pytest.raises(ValueError, match="first four warps"):
        access_shape(layout(columns(0, 4), ROWS, WARPS[::-1], 128, 16), memory(128, 16, 128, 16), 32, False, "3.8")


def test_lanes_of_no_shape() -> None:
    with pytest.raises(ValueError, match="one of the shapes"):
        access_shape(layout(columns(0, 4), ROWS[::-1], WARPS, 128, 16), memory(128, 16, 128, 16), 32, False, "3.8")


def test_ctas_have_their_parts() -> None:
    one = tensor_memory.blocks(128, 16, 128, 16)
    place = LinearLayout({**one.bases, "block": [(128, 0)]}, {"dim0": 256, "dim1": 16})
    there = layout(columns(0, 4), ROWS, WARPS, 256, 16, [(128, 0)])
    assert access_shape(there, place, 32, False, "3.8") == "32x32b"
    for register, block in (([*columns(0, 4), (128, 0)], [(0, 0)]), ([*columns(0, 3), (128, 0)], [(0, 8)])):
        with pytest.raises(ValueError, match="their parts"):
            access_shape(layout(register, ROWS, WARPS, 256, 16, block), place, 32, False, "3.8")


@pytest.mark.parametrize("warps", [4, 8])
def test_what_3_5_takes_is_what_instructions_give(warps: int) -> None:
    for m, n, block_m, block_n in ((128, 64, 128, 64), (256, 64, 128, 64), (128, 128, 128, 64), (128, 64, 64, 64)):
        place = memory(m, n, block_m, block_n)
        rows, pairs = layouts_of_blocks((m, n), (block_m, block_n), 32, warps)
        assert access_shape(rows, place, 32, False, "3.8") == ("32x32b" if block_m == 128 else "16x32bx2")
        assert access_shape(pairs, place, 32, False, "3.8") == "16x256b"
    halves = layout_of_halves((128, 64), 64)
    assert access_shape(halves, memory(128, 64, 128, 64), 32, False, "3.8") == "16x32bx2"


@pytest.mark.parametrize("warps", [4, 8])
def test_scales_of_3_5(warps: int) -> None:
    place = tensor_memory.scales_in_columns(128, 8).with_inputs("row", "column", "block")
    found = layout_of_scales((128, 8), (128, 8), warps)
    assert found.bases["warp"][:2] == ((0, 0), (0, 0))
    assert access_shape(found, place, 8, True, "3.6") == "32x32b"


def test_blocks_of_pairs_have_their_right_half_below() -> None:
    place = tensor_memory.blocks(64, 16, 64, 16, pairs=True)
    assert place.bases["row"] == ((1, 0), (2, 0), (4, 0), (8, 0), (16, 0), (32, 0), (0, 8))
    assert place.bases["column"] == ((0, 1), (0, 2), (0, 4))
