"""Fragments of matrix instructions: what is drawn is what the tables say, for every operand of every instruction."""

from __future__ import annotations

import math

import _svg
import numpy as np
import pytest

import gpuir.sim.ops
from gpuir import viz
from gpuir.dialects import iree_gpu
from gpuir.dialects.iree_gpu.layouts import INTRINSICS
from gpuir.dialects.iree_gpu.nvidia import NV_INTRINSICS
from gpuir.intrinsics import wgmma
from gpuir.sim.fragments import mma
from gpuir.sim.rules import RULES
from gpuir.viz.catalogue import spread_of

EVERY = viz.fragments()
OPERANDS = [pytest.param(name, operand, id=f"{name} {operand}") for name in EVERY for operand in EVERY[name]]


def drawn(name: str, operand: str, **part: slice) -> dict[tuple[int, ...], list[tuple[int, int]]]:
    """Who holds each element, by the picture."""
    return {cell.element: cell.holders for cell in _svg.cells(viz.fragment(name, operand, **part).svg)}


@pytest.mark.sweep
@pytest.mark.parametrize("name, operand", OPERANDS)
def test_every_operand_is_drawn_as_its_table_says(name: str, operand: str):
    picture = viz.fragment(name, operand)
    _, table = spread_of(name, operand)
    cells = _svg.cells(picture.svg)
    rows, columns = table.shape[-2:]
    assert len(cells) == min(4, math.prod(table.shape[:-2])) * min(rows, 64) * min(columns, 64)
    assert len({(cell.x, cell.y) for cell in cells}) == len(cells)
    held = np.bincount(table.elements[table.elements >= 0], minlength=math.prod(table.shape))
    for cell in cells:
        number = np.ravel_multi_index(cell.element, table.shape)
        assert len(cell.holders) == min(9, held[number]) > 0
        assert all(table.elements[thread, index] == number for thread, index in cell.holders)
        thread, index = cell.holders[0]
        assert cell.texts == [f"{table.marks}{thread}{'+' if held[number] > 1 else ''}", f"{table.letter}{index}"]
    _svg.check_texts(picture.svg)


@pytest.mark.parametrize("family", sorted({name.split(".")[0] for name in EVERY}))
def test_every_instruction_has_whole_operands(family: str):
    """Every element of an operand is held, and every lane holds as many."""
    for name, operand in [(n, o) for n in EVERY if n.split(".")[0] == family for o in EVERY[n]]:
        _, table = spread_of(name, operand)
        numbers = np.unique(table.elements[table.elements >= 0])
        assert len(numbers) == math.prod(table.shape) and numbers[0] == 0 and numbers[-1] == len(numbers) - 1
        if operand != "E" and not name.startswith("tcgen05.mma"):
            assert (table.elements >= 0).all() and len(table.elements) in (32, 64, 128)


def test_the_list_has_every_table():
    """Nothing that the library knows of is missing."""
    for table, kind in ((mma.SHAPES, "sync"), (mma.SPARSE_SHAPES, "sp.sync")):
        expected = {f"mma.{kind}.m{m}n{n}k{k}.{e}" for e, shapes in table.items() for m, n, k in shapes}
        assert expected == {name for name in EVERY if name.startswith(f"mma.{kind}.")}
    assert gpuir.sim.ops
    for op in RULES:
        if op.startswith("rocdl.mfma.scale."):
            assert {f"{op}.{kind}" for kind in ("fp8", "fp6", "fp4")} <= set(EVERY)
        elif op.startswith("rocdl.mfma."):
            assert op in EVERY
        elif op.startswith("rocdl.wmma.") and ".scale" not in op:
            assert f"{op}.gfx12" in EVERY or f"{op}.gfx1250" in EVERY
    assert {each.name for each in (*INTRINSICS, *NV_INTRINSICS)} <= set(EVERY)
    assert sum(name.startswith("wgmma.") for name in EVERY) == 5 * 32 + 2 * 18
    assert sum(name.startswith("tcgen05.mma.") for name in EVERY) == 32 + 16
    assert all(operands for operands in EVERY.values())


# Tables from elsewhere ------------------------------------------------------------------------------------------------


def test_mma_m16n8k16_by_the_ptx_isa():
    """Figures of the fragments of m16n8k16 with .f16: a0, a1 and so on of each lane."""
    a, b, c = (drawn("mma.sync.m16n8k16.f16", operand) for operand in "ABC")
    for lane in range(32):
        group, within = lane // 4, lane % 4
        for i in range(8):
            row = group if i in (0, 1, 4, 5) else group + 8
            assert a[row, within * 2 + i % 2 + (8 if i >= 4 else 0)] == [(lane, i)]
        for i in range(4):
            assert b[within * 2 + i % 2 + (8 if i >= 2 else 0), group] == [(lane, i)]
            assert c[group + (8 if i >= 2 else 0), within * 2 + i % 2] == [(lane, i)]


@pytest.mark.parametrize(
    "name, blocks",
    [
        ("f32.32x32x1f32", 2),
        ("f32.16x16x1f32", 4),
        ("f32.4x4x1f32", 16),
        ("f32.32x32x2f32", 1),
        ("f32.32x32x4f16", 2),
        ("f32.4x4x4f16", 16),
        ("i32.16x16x4i8", 4),
        ("f32.32x32x2bf16", 2),
        ("f32.16x16x8bf16", 1),
        ("f32.32x32x4bf16.1k", 2),
        ("f64.16x16x4f64", 1),
        ("f64.4x4x4f64", 4),
        ("f32.32x32x4.xf32", 1),
        ("i32.32x32x32.i8", 1),
    ],
)
def test_blocks_of_mfma(name: str, blocks: int):
    """AMD's instruction set reference of CDNA3: the number of independent products, "blocks", of V_MFMA_*."""
    for operand in "ABC":
        shape = spread_of(f"rocdl.mfma.{name}", operand)[1].shape
        assert shape[:-2] == ((blocks,) if blocks > 1 else ())


@pytest.mark.parametrize(
    "one, two",
    [
        ("MMA_SYNC_F32_16x8x16_F16", "mma.sync.m16n8k16.f16"),
        ("MMA_SYNC_I32_16x8x32_I8", "mma.sync.m16n8k32.s8"),
        ("MFMA_F32_16x16x4_F32", "rocdl.mfma.f32.16x16x4f32"),
        ("MFMA_F32_16x16x16_F16", "rocdl.mfma.f32.16x16x16f16"),
        ("MFMA_F32_32x32x8_F16", "rocdl.mfma.f32.32x32x8f16"),
        ("MFMA_F32_16x16x32_F8E4M3FNUZ", "rocdl.mfma.f32.16x16x32.fp8.fp8"),
        ("MFMA_I32_16x16x32_I8", "rocdl.mfma.i32.16x16x32.i8"),
        ("MFMA_I32_32x32x16_I8", "rocdl.mfma.i32.32x32x16.i8"),
        ("MFMA_I32_16x16x16_I8", "rocdl.mfma.i32.16x16x16i8"),
        ("MFMA_I32_32x32x8_I8", "rocdl.mfma.i32.32x32x8i8"),
        ("WMMA_F32_16x16x16_F16", "rocdl.wmma.f32.16x16x16.f16.gfx11"),
        ("WMMA_I32_16x16x16_I8", "rocdl.wmma.i32.16x16x16.iu8.gfx11"),
    ],
)
def test_two_tables_of_one_instruction(one: str, two: str):
    """iree_gpu's tables and the simulator's were made apart; lane by lane they hold the same."""

    def by_lane(name: str, operand: str) -> list[set[int]]:
        return [set(row) for row in spread_of(name, operand)[1].elements.tolist()]

    for operand in "ABC":
        assert spread_of(one, operand)[1].shape == spread_of(two, operand)[1].shape
        assert by_lane(one, operand) == by_lane(two, operand), operand


@pytest.mark.parametrize("n", [8, 64, 256])
def test_wgmma_as_the_emitter_lays_it_out(n: int):
    emitter = wgmma.TensorCoreIntrinEmitter(block_row_warps=4, block_col_warps=1, warp_row_tiles=16, warp_col_tiles=n)
    layout = emitter.make_mma_store_layout()
    assert (spread_of(layout)[1].elements == spread_of(f"wgmma.m64n{n}k16.f16", "C")[1].elements).all()
    found = drawn(f"wgmma.m64n{n}k16.f16", "D", rows=slice(60, 64))
    assert found == {element: [tuple(map(int, layout[element]))] for element in found}


def test_tcgen05_loads_like_accumulators():
    """PTX ISA: the fragment of .16x256b is that of m16n8's accumulator, that of .32x32b a row a lane."""
    accumulators = spread_of("mma.sync.m16n8k16.f16", "C")[1].elements
    assert (spread_of("tcgen05.ld.16x256b.x1")[1].elements == accumulators).all()
    assert drawn("tcgen05.ld.32x32b.x2", "D") == {
        (row, column): [(row, column)] for row in range(32) for column in (0, 1)
    }
    # PTX ISA, figures of .16x64b and .16x128b.
    found = drawn("tcgen05.ld.16x64b.x1", "D")
    assert [found[place] for place in ((0, 0), (0, 1), (8, 0), (8, 1), (1, 0))] == [
        [(0, 0)],
        [(2, 0)],
        [(1, 0)],
        [(3, 0)],
        [(4, 0)],
    ]
    found = drawn("tcgen05.st.16x128b.x2", "D")
    assert [found[place] for place in ((0, 1), (8, 1), (0, 5), (15, 7))] == [[(1, 0)], [(1, 1)], [(1, 2)], [(31, 3)]]


def test_tcgen05_accumulators_of_64_rows_take_half_of_each_warp():
    found = drawn("tcgen05.mma.m64n8", "D")
    assert [found[row, 3] for row in (0, 15, 16, 63)] == [[(0, 3)], [(15, 3)], [(32, 3)], [(111, 3)]]


# What there is to say -------------------------------------------------------------------------------------------------


def test_attributes(context):
    picture = viz.fragment(iree_gpu.MMAAttr.get("MFMA_F32_16x16x16_F16"), "Acc")
    assert picture.title == "MFMA_F32_16x16x16_F16, C"
    assert picture.svg == viz.fragment("MFMA_F32_16x16x16_F16", "C").svg
    lane, register = next(cell.holders[0] for cell in _svg.cells(picture.svg) if cell.element == (6, 1))
    assert iree_gpu.MMAAttr.get("MFMA_F32_16x16x16_F16").layout("Acc").element_of(lane, register) == (6, 1)


def test_the_hint_tells_the_place_in_a_register():
    cells = {cell.element: cell.hint for cell in _svg.cells(viz.fragment("mma.sync.m16n8k16.f16", "A").svg)}
    assert cells[9, 3] == "(9, 3): thread 5, element 3 in 32-bit register 1, bits 16-31"
    cells = {cell.element: cell.hint for cell in _svg.cells(viz.fragment("mma.sync.m8n8k4.f64", "C").svg)}
    assert cells[0, 1] == "(0, 1): thread 0, element 1 in 32-bit register 2-3"


def test_copies_are_named():
    cells = {cell.element: cell for cell in _svg.cells(viz.fragment("WMMA_F32_16x16x16_F16", "Lhs").svg)}
    assert cells[3, 5].hint.count("element 5") == 2 and cells[3, 5].holders == [(3, 5), (19, 5)]
    assert cells[3, 5].texts[0] == "T3+"


def test_words_for_operands():
    for words in (("A", "lhs", "Lhs", "a"), ("B", "rhs", "b"), ("C", "D", "acc", "Acc")):
        assert len({viz.fragment("mma.sync.m16n8k8.f16", word).svg for word in words}) == 1


def test_waves_of_64():
    wide = spread_of("rocdl.wmma.f32.16x16x16.f16.gfx11", "C", lanes=64)[1]
    assert wide.elements.shape == (64, 4) and wide.lanes == 64
    with pytest.raises(ValueError, match="a wave has 32 or 64 lanes, not 16"):
        viz.fragment("rocdl.wmma.f32.16x16x16.f16.gfx11", "C", lanes=16)
    with pytest.raises(ValueError, match="lanes can be chosen for rocdl.wmma alone"):
        viz.fragment("mma.sync.m16n8k8.f16", "C", lanes=32)


@pytest.mark.parametrize(
    "source, operand, message",
    [
        ("mma.sync.m16n8k17.f16", "A", r"^no instruction 'mma.sync.m16n8k17.f16' is known; the nearest of \d+: mma.sync.m16n8k16.f16, "),
        ("hmma", "A", r"^no instruction 'hmma' is known; known are mma.sync\*, mma.sp\*, ldmatrix\*, stmatrix\*, wgmma\*, tcgen05.ld\*, .*, MFMA\*, WMMA\*, WMMAR\*, MMA_SYNC\*; gpuir.viz.fragments\(\) has all \d+"),
        ("mma.sync.m16n8k16.f16", "E", r"^mma.sync.m16n8k16.f16 has the operands A, B, C; got 'E'$"),
        ("mma.sync.m16n8k16.f16", "", r"^mma.sync.m16n8k16.f16 has the operands A, B, C; say which one$"),
        ("mma.sync.m8n8k4.f16", "A", r"^mma.sync.m8n8k4.f16 has the operands A.row, A.col, B.row, B.col, C.f32, C.f16; got 'A'$"),
        (7, "A", "^expected an instruction's name, an #iree_gpu.mma_layout, a Fragment or a layout of wgmma, got 7$"),
    ],
)  # fmt: skip
def test_refused(source, operand: str, message: str):
    with pytest.raises(ValueError, match=message):
        viz.fragment(source, operand)


@pytest.mark.parametrize("n", [16, 32, 64])
def test_cost_grows_with_the_elements(n: int):
    count = len(list(_svg.root(viz.fragment(f"wgmma.m64n{n}k16.f16", "C").svg).iter()))
    # Group, hint, rectangle and two texts for each; row and column numbers, and a few more.
    assert count == 5 * 64 * n + 64 + n + 6
