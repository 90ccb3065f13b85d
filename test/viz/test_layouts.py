"""Triton's encodings: what is drawn is what released Tritons take them for, and what the PTX ISA says of memory."""

from __future__ import annotations

import functools
import math
import re
from pathlib import Path
from typing import Any

import _svg
import numpy as np
import pytest

import gpuir
from gpuir import viz
from gpuir.analysis import layouts
from gpuir.dialects import ttg
from gpuir.dialects.tt.layout_inference import thread_counts as said
from gpuir.ods.releases import Release
from gpuir.viz.encodings import encoded, memory_of, spread_of_encoding

CORPUS = Path(__file__).parents[1] / "interop" / "triton" / "Inputs"
FILES = sorted(CORPUS.glob("*.mlir"))
CONTEXT = gpuir.Context()
#: Dumps that together have every kind of encoding of the corpus.
SOME = ["matmul.sm80", "matmul.sm90", "attention.sm100", "matmul_scaled.sm100", "sort_rows.sm80", "convolution.sm80"]

BLOCKED = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>"
MMA2 = "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>"
MMA3 = "#ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>"
MFMA = "#ttg.amd_mfma<{{version = 3, warpsPerCTA = [2, 2], instrShape = [{0}, {0}], isTransposed = {1}}}>"
WMMA = "#ttg.amd_wmma<{{version = {0}, isTranspose = {1}, warpsPerCTA = [2, 2]}}>"
DOT = "#ttg.dot_op<{{opIdx = {}, parent = {}, kWidth = {}}}>"
NVMMA = "#ttg.nvmma_shared<{{swizzlingByteWidth = {}, transposed = {}, elementBitWidth = {}}}>"
SWIZZLED = "#ttg.swizzled_shared<{{vec = {}, perPhase = {}, maxPhase = {}, order = {}}}>"
TMEM = "#ttng.tensor_memory_encoding<blockM = {}, blockN = {}, unpacked = {}>"

#: Encodings of every kind that spreads tensors over threads, with a shape.
SPREAD: list[tuple[str, tuple[int, ...]]] = [
    (BLOCKED, (32, 32)),
    (BLOCKED, (8, 16)),
    ("#ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>", (1024,)),
    ("#ttg.blocked<{sizePerThread = [1, 1, 2], threadsPerWarp = [2, 4, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>", (8, 8, 16)),
    (BLOCKED.replace("}>", ", CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>"), (64, 32)),
    (f"#ttg.slice<{{dim = 1, parent = {BLOCKED}}}>", (32,)),
    (f"#ttg.slice<{{dim = 0, parent = {MMA2}}}>", (64,)),
    (MMA2, (64, 64)),
    (MMA3, (64, 128)),
    (f"#ttg.dot_op<{{opIdx = 0, parent = {BLOCKED}}}>", (32, 16)),
    *((DOT.format(index, MMA2, width), (64, 64)) for index in (0, 1) for width in (1, 2, 4)),
    (DOT.format(0, MMA3, 2), (64, 64)),
    *((MFMA.format(size, turned), (64, 128)) for size in (16, 32) for turned in ("true", "false")),
    *((DOT.format(index, MFMA.format(size, "true"), width), shape)
      for index in (0, 1) for size in (16, 32) for width in (4, 8) for shape in ((128, 64), (32, 64), (16, 16))),
    *((WMMA.format(version, "false"), (64, 32)) for version in (1, 2)),
    *((DOT.format(index, WMMA.format(version, "false"), width), shape)
      for index in (0, 1) for version, width in ((1, 16), (2, 8)) for shape in ((64, 64), (32, 128))),
    ("#ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], "
     "warp = [[16, 0], [32, 0]], block = []}>", (64, 8)),
]  # fmt: skip


def linear_text(place: np.ndarray, shape: tuple[int, ...], lanes: int, warps: int) -> str:
    """The table that a picture is made of as #ttg.linear: the elements that the bits of its numbers lead to."""

    def bases(numbers: list[int]) -> str:
        found = [[int(each) for each in np.unravel_index(number, shape)] for number in numbers]
        return str(found)

    def bits(count: int) -> range:
        return range(count.bit_length() - 1)

    register = bases([place[0, 1 << bit] for bit in bits(place.shape[1])])
    lane = bases([place[1 << bit, 0] for bit in bits(lanes)])
    warp = bases([place[lanes << bit, 0] for bit in bits(warps)])
    block = bases([place[lanes * warps << bit, 0] for bit in bits(len(place) // (lanes * warps))])
    # What has no bits leaves the coordinates of the others.
    return f"#ttg.linear<{{register = {register}, lane = {lane}, warp = {warp}, block = {block}}}>"


def is_layout(encoding: str, shape: tuple[int, ...], swapped: bool = False) -> str | None:
    """A module that Triton takes if the picture's table is the encoding's layout; None where there are no two registers."""
    given = encoded(encoding, shape)
    table = spread_of_encoding(given)
    _, lanes, warps, ctas = said(given.encoding)
    place = table.elements
    if swapped:
        if place.shape[1] < 4 or place[0, 1] == place[0, 2]:
            return None
        place = place.copy()
        place[:, [1, 2]] = place[:, [2, 1]]
    sizes = "x".join(map(str, shape))
    one, two = f"tensor<{sizes}xf16, {encoding}>", f"tensor<{sizes}xf16, {linear_text(place, shape, lanes, warps)}>"
    order = ", ".join(map(str, range(len(shape))))
    return f"""module attributes {{"ttg.num-warps" = {warps} : i32, "ttg.threads-per-warp" = {lanes} : i32, "ttg.num-ctas" = {ctas} : i32}} {{
  tt.func public @same(%a: {one}) {{
    %b = tt.trans %a {{order = array<i32: {order}>}} : {one} -> {two}
    tt.return
  }}
}}
"""


def in_words(text: str, release: Release) -> str:
    try:
        return gpuir.asm(gpuir.parse(text, context=CONTEXT), release=release)
    except gpuir.ReleaseError:
        return text


@pytest.mark.parametrize("version", ["3.4.0", "3.5.1", "3.9.0"])
def test_tables_are_the_layouts_that_triton_has(triton, version: str):
    """tt.trans without a change of order is verified by comparing layouts bit by bit, registers' order included."""
    # Triton asserts, instead of refusing, where a linear layout of one dimension has to be compared with a slice.
    texts = [(encoding, shape, is_layout(encoding, shape)) for encoding, shape in SPREAD]
    if version == "3.9.0":
        texts = [(encoding, shape, in_words(text, triton(version).release)) for encoding, shape, text in texts]
    for (encoding, shape, _), verdict in zip(texts, triton(version).check_many([text for *_, text in texts])):
        assert verdict, (encoding, shape, verdict)


def test_the_comparison_can_fail(triton):
    wrong = [is_layout(encoding, shape, swapped=True) for encoding, shape in SPREAD]
    wrong = [text for text in wrong if text]
    assert len(wrong) > 30
    assert not any(triton("3.4.0").check_many(wrong))


@functools.cache
def types_of(file: Path) -> list[Any]:
    """Types with an encoding in the last stage of a dump."""
    table = layouts(gpuir.parse(file.read_text().split("// -----")[-1], context=CONTEXT))
    return list(dict.fromkeys(use.type for layout in table for use in layout.uses))


def test_some_dumps_have_every_kind():
    text = "".join(file.read_text() for file in FILES)
    kinds = set(re.findall(r"#tt(?:n?g)\.(\w+)<", text)) - {"shared_memory", "tensor_memory"}
    some = "".join(gpuir.asm(kind) for name in SOME for kind in types_of(CORPUS / f"{name}.mlir"))
    assert {kind for kind in kinds if f".{kind}<" not in some} == set()


@pytest.mark.sweep
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_type_of_the_corpus_is_drawn(file: Path):
    for text in types_of(file):
        # A part, to be done in time; test_cells_are_the_table looks at whole ones.
        picture = viz.layout(text, rows=slice(0, 3), columns=slice(0, 40, 8))
        cells = _svg.cells(picture.svg)
        assert cells, text
        given = encoded(text)
        if isinstance(given.encoding, ttg.encodings.SHARED):
            continue
        table = spread_of_encoding(given)
        assert sorted(np.unique(table.elements[table.elements >= 0])) == list(range(math.prod(given.shape))), text
        for cell in cells:
            assert table.elements[cell.holders[0]] == np.ravel_multi_index(cell.element, given.shape)


@pytest.mark.parametrize("encoding, shape", SPREAD)
def test_cells_are_the_table(encoding: str, shape: tuple[int, ...]):
    picture = viz.layout(encoding, shape, rows=slice(0, 20), columns=slice(0, 20))
    given = encoded(encoding, shape)
    table = spread_of_encoding(given)
    cells = _svg.cells(picture.svg)
    assert len({(cell.x, cell.y) for cell in cells}) == len(cells)
    for cell in cells:
        assert {table.elements[holder] for holder in cell.holders} == {np.ravel_multi_index(cell.element, shape)}
    _svg.check_texts(picture.svg)


def test_blocked_by_hand():
    """4 elements a thread, 4 threads beside each other, 8 below; 2 warps beside each other, then 2 below."""
    found = {cell.element: cell for cell in _svg.cells(viz.layout(BLOCKED, (16, 32)).svg)}
    assert found[0, 5].holders == [(1, 1)] and found[9, 0].holders == [(68, 0)]
    assert found[0, 16].holders == [(32, 0)], "warp 1"
    assert found[9, 0].hint == "(9, 0): thread 68, register 0 (warp 2, lane 4)"
    copies = {cell.element: cell for cell in _svg.cells(viz.layout(BLOCKED, (8, 16)).svg)}
    assert [thread for thread, _ in copies[0, 0].holders] == [0, 32, 64, 96]


def test_one_dimension_is_laid_in_rows():
    found = _svg.cells(
        viz.layout(
            "#ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>", (128,)
        ).svg
    )
    assert [cell.element for cell in found] == [(i,) for i in range(128)]
    assert len({cell.y for cell in found}) == 4 and found[64].holders == [(0, 2)]


# Memory ---------------------------------------------------------------------------------------------------------------


def bytes_of(picture: viz.Picture) -> dict[int, str]:
    """The first element at each byte that a cell begins at."""
    return {
        int(byte): name
        for byte, name in re.findall(
            r"byte (\d+): element ([\d,]+)", "\n".join(cell.hint for cell in _svg.cells(picture.svg))
        )
    }


@pytest.mark.parametrize("width, bits", [(128, 16), (64, 16), (32, 16), (128, 8), (128, 32), (64, 8)])
def test_nvmma_shared_as_tma_swizzles(width: int, bits: int):
    """CUDA driver API, CU_TENSOR_MAP_SWIZZLE_*: bits 4-6 of an address are exclusive-ored with bits 7-9, as many as the width has."""
    columns = 8 * width // bits
    found = bytes_of(viz.layout(NVMMA.format(width, "false", bits), (16, columns)))
    assert len(found) == 16 * width // 16
    for byte, name in found.items():
        row, column = map(int, name.split(","))
        plain = row * width + column * bits // 8
        assert byte == plain ^ (plain >> 7 & (width // 16 - 1)) << 4


def test_nvmma_shared_turned():
    straight = bytes_of(viz.layout(NVMMA.format(128, "false", 16), (8, 64)))
    turned = bytes_of(viz.layout(NVMMA.format(128, "true", 16), (64, 8)))
    assert {byte: ",".join(reversed(name.split(","))) for byte, name in straight.items()} == turned


def test_swizzled_shared_by_its_parameters():
    """A row's vectors are exchanged by its phase, row // perPhase % maxPhase (document of #ttg.swizzled_shared)."""
    found = bytes_of(viz.layout(SWIZZLED.format(4, 2, 4, "[1, 0]"), (16, 32)))
    assert len(found) == 16 * 8
    for byte, name in found.items():
        row, column = map(int, name.split(","))
        assert byte == 2 * (row * 32 + (column // 4 ^ row // 2 % 4) * 4)


def test_padded_shared():
    """2 elements after each 16 and 8 more after each 64, columns first."""
    picture = viz.layout("#ttg.padded_shared<[16:+2, 64:+8] {order = [0, 1]}>", (32, 4), bits=32)
    found = bytes_of(picture)
    for byte, name in found.items():
        row, column = map(int, name.split(","))
        place = column * 32 + row
        assert byte == 4 * (place + place // 16 * 2 + place // 64 * 8)
    table = memory_of("#ttg.padded_shared<[16:+2, 64:+8] {order = [0, 1]}>", (32, 4), 32)[1]
    assert sorted(table.at[table.at >= 0]) == list(range(128)) and len(table.at) == 127 + 7 * 2 + 8 + 1
    gaps = [int(cell.hint.split()[1][:-1]) for cell in _svg.cells(picture.svg) if "left out" in cell.hint]
    assert gaps and min(gaps) == 64, "16 elements of 4 bytes, then what is left out"


@pytest.mark.parametrize(
    "encoding, shape",
    [
        (SWIZZLED.format(8, 1, 8, "[1, 0]"), (3, 16, 64)),
        (NVMMA.format(128, "false", 16), (2, 8, 64)),
        (SWIZZLED.format(1, 1, 1, "[0]"), (5,)),
        (SWIZZLED.format(1, 1, 1, "[0]"), (3, 1)),
        ("#ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>", (64, 64)),
        ("#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8, fp4Padded = true}>", (32, 64)),
        (SWIZZLED.format(8, 1, 8, "[1, 0]").replace("}>", ", CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>"), (16, 64)),
    ],
)  # fmt: skip
def test_every_element_has_its_place(encoding: str, shape: tuple[int, ...]):
    table = memory_of(encoding, shape)[1]
    found, count = np.unique(table.at, return_counts=True)
    share = 2 if "CTAsPerCGA" in encoding else 1
    assert len(found) == math.prod(shape) // share
    assert set(count) == {2 if "fp4" in encoding else 1}
    picture = viz.layout(encoding, shape)
    assert ("the first CTA's share" in picture.title) == (share == 2)
    _svg.check_texts(picture.svg)


def test_tensor_memory():
    """PTX ISA, tcgen05 data path layouts D and F: 128 rows are the lanes; of 64, each warp has 16, the next block the rest."""
    found = {
        cell.element: cell.holders
        for cell in _svg.cells(viz.layout(TMEM.format(128, 8, "true"), (128, 16), rows=slice(60, 70)).svg)
    }
    assert found == {(row, column): [(row, column)] for row in range(60, 70) for column in range(16)}
    one = spread_of_encoding(encoded(TMEM.format(64, 8, "true"), (64, 8)))
    assert one.elements.shape == (128, 8) and (one.elements[16:32] == -1).all() and one.elements[32, 3] == 16 * 8 + 3
    two = spread_of_encoding(encoded(TMEM.format(64, 8, "true"), (64, 16)))
    assert two.elements.shape == (128, 8) and two.elements[16, 0] == 8 and two.elements[48, 1] == 16 * 16 + 9
    assert (two.elements >= 0).all()
    below = spread_of_encoding(encoded(TMEM.format(64, 8, "true"), (128, 8)))
    assert below.elements[16, 0] == 64 * 8 and below.elements[32, 0] == 16 * 8
    packed = _svg.cells(viz.layout(TMEM.format(128, 8, "false"), (128, 8), bits=16).svg)
    assert packed[3].hint == "(0, 3): lane 0, column 3 in 32-bit column 1, bits 16-31"


def test_scales_in_tensor_memory():
    """PTX ISA, layout of scale factors: 32 rows below each other, a column of 32 bits has four scales, warps have the same."""
    table = spread_of_encoding(encoded("#ttng.tensor_memory_scales_encoding<>", (128, 8)))
    assert table.elements.shape == (128, 32)
    assert [table.elements[lane, 0] for lane in (1, 33, 65, 97)] == [8] * 4
    assert list(table.elements[0, :8]) == [0, 1, 2, 3, 256, 257, 258, 259] and table.elements[0, 16] == 4


# What is refused ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "encoding, shape, message",
    [
        (BLOCKED, None, r"^expected a shape for #ttg.blocked<.*>, such as shape=\(64, 64\)$"),
        (BLOCKED, (), r"^expected a shape of positive sizes, got \(\)$"),
        (BLOCKED, 64, "^#ttg.blocked of 64 has no rule here "),
        (BLOCKED, "64", r"^expected a shape of positive sizes, got \('6', '4'\)$"),
        (BLOCKED, (0, 4), r"^expected a shape of positive sizes, got \(0, 4\)$"),
        (BLOCKED, (1 << 12, 1 << 12), "^a table of 4096x4096 elements is too large, at most 4,194,304 are drawn$"),
        (BLOCKED, (3, 4), "^#ttg.blocked of 3x4 has no rule here .*; known are blocked, slice, .*, of sizes that are powers of two$"),
        (BLOCKED, (64,), "^#ttg.blocked of 64 has no rule here .*known are blocked"),
        ("#ttg.nothing<{}>", (4,), "^expected an encoding such as #ttg.blocked<{...}>, or a type with one, got '#ttg.nothing<{}>': "),
        ("unit", (4,), "^expected an encoding of ttg or ttng, or a type that has one, got unit; known are blocked, "),
        ("tensor<4xf32>", None, r"^expected a type with a layout, got tensor<4xf32>$"),
        (3, (4,), "^expected an encoding of ttg or ttng, or a type that has one, got 3; known are"),
        (NVMMA.format(128, "false", 16), (4, 64), "^expects at least 8 rows of the swizzle's width, found 4$"),
        (SWIZZLED.format(1, 1, 1, "[1, 0]"), (4, 64, 64, 3), "powers of two"),
        ("#ttg.padded_shared<[16:+2] {order = [0, 1]}>", (64,), "^expected a shape of 2 dimensions for #ttg.padded_shared<.*, got "),
        (TMEM.format(128, 64, "true"), (64, 64), "^expected blockM 64 or 128, and a shape in whole blocks of 128x64"),
        (TMEM.format(128, 64, "true"), (64,), "^expected a shape of 2 dimensions for #ttng.tensor_memory_encoding"),
        (TMEM.format(128, 64, "true").replace("true", "true, CTASplitM = 2"), (128, 64), "^tensor memory of several CTAs has no rule"),
        ("#ttng.tensor_memory_scales_encoding<>", (16, 4), "^expected scales of a multiple of 32 rows and of 4 columns"),
    ],
)  # fmt: skip
def test_refused(context, encoding, shape, message: str):
    with pytest.raises(ValueError, match=message):
        viz.layout(encoding, shape)


def test_parts_are_slices():
    with pytest.raises(ValueError, match=r"^expected a slice for columns, such as slice\(0, 16\), got 3$"):
        viz.layout(BLOCKED, (16, 16), columns=3)


def test_elements_of_parts_of_a_byte_are_refused_in_memory():
    with pytest.raises(ValueError, match="^expected elements of whole bytes, got 4 bits; say bits=8, 16, 32 or 64$"):
        viz.layout(SWIZZLED.format(1, 1, 1, "[1, 0]"), (8, 8), bits=4)


def test_attributes_and_types(context):
    encoding = ttg.BlockedEncodingAttr.get([1, 4], [8, 4], [2, 2], [1, 0])
    type = gpuir.ir.RankedTensorType.get([16, 32], gpuir.ir.F32Type.get(), encoding)
    assert viz.layout(encoding, (16, 32)) == viz.layout(type) == viz.layout(BLOCKED, (16, 32))
    assert viz.layout(type).title == "#ttg.blocked: 16x32 over 128 threads (4 warps of 32), 4 elements each"
