"""Fragment layouts of the eleven intrinsics against data/layouts.json, and what must hold for any layout."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from gpuir.dialects.iree_gpu import INTRINSICS, DataTiledMMAAttr, MMAAttr, MMAFragment, MMAIntrinsic

TABLE = json.loads((Path(__file__).parent / "data" / "layouts.json").read_text())
FRAGMENTS = ("Lhs", "Rhs", "Acc")
CASES = [(name, fragment) for name in TABLE for fragment in FRAGMENTS]


def tile(name: str, fragment: str) -> tuple[int, int]:
    m, n, k = TABLE[name]["mnk"]
    return {"Lhs": (m, k), "Rhs": (k, n), "Acc": (m, n)}[fragment]


def test_all_intrinsics_are_here():
    assert set(TABLE) == {case.string for case in MMAIntrinsic.cases()[:11]} and len(TABLE) == 11
    assert list(INTRINSICS) == MMAIntrinsic.cases()


# What the rows of later releases' intrinsics say: those of lhs along k, and of acc along m, as outer, thread, stride, element.
LATER = {
    "MFMA_F32_16x16x8_BF16": ((1, 4, 16, 2), (1, 4, 16, 4)),
    "MFMA_F32_32x32x4_BF16": ((1, 2, 32, 2), (4, 2, 32, 4)),
    "MFMA_F32_16x16x16_BF16": ((1, 4, 16, 4), (1, 4, 16, 4)),
    "MFMA_F32_32x32x8_BF16": ((1, 2, 32, 4), (4, 2, 32, 4)),
    "MFMA_F32_16x16x32_F16": ((1, 4, 16, 8), (1, 4, 16, 4)),
    "MFMA_F32_32x32x16_BF16": ((1, 2, 32, 8), (4, 2, 32, 4)),
    "MFMA_F32_16x16x128_F8E4M3FN": ((1, 4, 16, 32), (1, 4, 16, 4)),
    "MFMA_F32_32x32x64_F8E5M2": ((1, 2, 32, 32), (4, 2, 32, 4)),
    "MFMA_I32_32x32x32_I8": ((1, 2, 32, 16), (4, 2, 32, 4)),
    "WMMAR3_F32_16x16x16_BF16": ((1, 1, 0, 16), (8, 2, 16, 1)),
    "WMMAR4_F32_16x16x16_F16": ((1, 2, 16, 8), (1, 2, 16, 8)),
    "WMMAR4_F16_16x16x16_F16": ((1, 2, 16, 8), (1, 2, 16, 8)),
}


@pytest.mark.parametrize("name", LATER)
def test_later_intrinsics(context, name):
    attribute = MMAAttr.get(name)
    rows = [(attribute.layout("Lhs"), 1), (attribute.layout("Acc"), 0)]
    found = [(each.outer[d], each.thread[d], each.tstrides[d], each.element[d]) for each, d in rows]
    assert tuple(found) == LATER[name]
    assert attribute.element_types[0] == attribute.element_types[1]


@pytest.mark.parametrize("fragment", FRAGMENTS)
@pytest.mark.parametrize("name", [case.string for case in MMAIntrinsic.cases()[11:]])
def test_later_layouts_cover_the_tile(context, name, fragment):
    attribute = MMAAttr.get(name)
    layout = attribute.layout(fragment)
    copies = 2 if name.startswith("WMMAR3") and fragment != "Acc" else 1
    held = layout.lane_map()
    assert layout.shape == attribute.tile_shape(fragment)
    assert len(held) == layout.shape[0] * layout.shape[1] and {len(places) for places in held.values()} == {copies}


@pytest.mark.parametrize("name", TABLE)
def test_shape_and_types(context, name):
    attribute, row = MMAAttr.get(name), TABLE[name]
    assert [attribute.m, attribute.n, attribute.k] == list(attribute.mnk) == row["mnk"]
    assert [str(type) for type in attribute.element_types] == row["types"]
    assert attribute.subgroup_size == row["subgroup_size"]


@pytest.mark.parametrize("name, fragment", CASES)
def test_layout_is_the_table(context, name, fragment):
    layout = MMAAttr.get(name).layout(fragment)
    found = {part: list(getattr(layout, part)) for part in ("outer", "thread", "tstrides", "element")}
    assert found == TABLE[name][fragment]
    # By every way to name the fragment.
    case = MMAFragment.of(fragment)
    assert layout is MMAAttr.get(name).layout(case) is MMAAttr.get(name).layout(int(case))
    assert layout is MMAAttr.get(name).layout(fragment.lower())


@pytest.mark.parametrize("name, fragment", CASES)
def test_layout_covers_the_tile(context, name, fragment):
    """Every element is held by some lane: by one in MFMA, in WMMA by two where the upper lanes copy."""
    attribute = MMAAttr.get(name)
    layout, (rows, columns) = attribute.layout(fragment), tile(name, fragment)
    assert layout.shape == attribute.tile_shape(fragment) == (rows, columns)
    held = layout.lane_map()
    assert set(held) == set(product(range(rows), range(columns)))
    copies = 1
    if name.startswith("WMMA") and (fragment != "Acc" or name == "WMMA_F16_16x16x16_F16"):
        copies = 2
    assert {len(places) for places in held.values()} == {copies}
    assert layout.registers * attribute.subgroup_size == rows * columns * copies
    assert attribute.elements(fragment) == (rows * columns, layout.registers)


@pytest.mark.parametrize("name, fragment", CASES)
def test_maps_of_a_layout_agree(context, name, fragment):
    attribute = MMAAttr.get(name)
    layout = attribute.layout(fragment)
    elements = layout.element_map()
    assert elements.shape == (attribute.subgroup_size, layout.registers, 2)
    held = layout.lane_map()
    for lane, register in product(range(attribute.subgroup_size), range(layout.registers)):
        place = layout.element_of(lane, register)
        assert place == tuple(elements[lane, register])
        assert (lane, register) in held[place]
    assert sum(map(len, held.values())) == attribute.subgroup_size * layout.registers


@pytest.mark.parametrize("name, fragment", CASES)
def test_layout_from_the_definition(context, name, fragment):
    """Rebuilt from the table by reshaping an index grid, which shares nothing with the code under test."""
    row, (rows, columns) = TABLE[name][fragment], tile(name, fragment)
    (o0, o1), (t0, t1), (s0, s1), (e0, e1) = (row[part] for part in ("outer", "thread", "tstrides", "element"))
    grid = np.arange(rows * columns).reshape(o0, t0, e0, o1, t1, e1).transpose(1, 4, 0, 3, 2, 5).reshape(t0, t1, -1)
    elements = MMAAttr.get(name).layout(fragment).element_map()
    for lane in range(TABLE[name]["subgroup_size"]):
        # The lane id written in the grid's strides; a stride of 0 has one place only along that dimension's threads.
        place = (lane // s0 % t0 if s0 else 0, lane // s1 % t1 if s1 else 0)
        assert (elements[lane] @ (columns, 1)).tolist() == grid[place].tolist()


@pytest.mark.parametrize("name", TABLE)
def test_adjacent_registers_are_adjacent_elements(context, name):
    """The reduction's elements of a lane lie side by side, so that one wide load brings them."""
    attribute = MMAAttr.get(name)
    for fragment, axis in (("Lhs", 1), ("Rhs", 0)):
        elements = attribute.layout(fragment).element_map()[..., axis]
        assert (np.diff(elements, axis=1) == 1).all()


@pytest.mark.parametrize("name", TABLE)
def test_vector_types(context, name):
    attribute = MMAAttr.get(name)
    for fragment, element in zip(FRAGMENTS, TABLE[name]["types"], strict=True):
        row = TABLE[name][fragment]
        registers = np.prod(row["outer"]) * np.prod(row["element"])
        assert str(attribute.vector_type(fragment)) == f"vector<{registers}x{element}>"


@pytest.mark.parametrize(
    "lane, register, message",
    [
        (64, 0, "expected a lane in 0..63, got 64"),
        (-1, 0, "expected a lane in 0..63, got -1"),
        (0, 4, "expected a register in 0..3, got 4"),
        (0, -1, "expected a register in 0..3, got -1"),
    ],
)
def test_places_that_are_none(context, lane, register, message):
    layout = MMAAttr.get("MFMA_F32_16x16x16_F16").layout("Acc")
    with pytest.raises(ValueError, match=message.replace("..", r"\.\.")):
        layout.element_of(lane, register)


def test_unknown_fragment(context):
    with pytest.raises(ValueError, match="expected MMAFragment to be one of: Lhs, Rhs, Acc; got 'X'"):
        MMAAttr.get("MFMA_F32_16x16x16_F16").layout("X")


@pytest.mark.parametrize("unroll", [(1, 1, 1, 1, 1), (8, 1, 2, 4, 4), (2, 2, 1, 1, 3)])
@pytest.mark.parametrize("name", ["MFMA_F32_16x16x4_F32", "WMMA_I32_16x16x16_I8"])
def test_data_tiled(context, name, unroll):
    """Unrolling multiplies the tile, a lane's share grows by what is not spread over subgroups."""
    um, ums, un, uns, uk = unroll
    tiled, plain = DataTiledMMAAttr.get(name, um, ums, un, uns, uk), MMAAttr.get(name)
    m, n, k = TABLE[name]["mnk"]
    assert tiled.mnk == (m * um * ums, n * un * uns, k * uk)
    assert (
        tiled.unroll_m,
        tiled.unroll_m_to_subgroups,
        tiled.unroll_n,
        tiled.unroll_n_to_subgroups,
        tiled.unroll_k,
    ) == unroll
    assert tiled.subgroup_size == TABLE[name]["subgroup_size"]
    assert [str(type) for type in tiled.element_types] == TABLE[name]["types"]
    shares = {"Lhs": um * uk, "Rhs": un * uk, "Acc": um * un}
    totals = {"Lhs": tiled.m * tiled.k, "Rhs": tiled.k * tiled.n, "Acc": tiled.m * tiled.n}
    for fragment in FRAGMENTS:
        assert tiled.elements(fragment) == (totals[fragment], plain.elements(fragment)[1] * shares[fragment])
