"""Bank conflicts in colour: as many as the simulator counts, at the cells that the access touches."""

from __future__ import annotations

import re

import _svg
import numpy as np
import pytest

from gpuir import sim, viz
from gpuir.intrinsics.wgmma import shared_tile
from gpuir.viz.encodings import memory_of
from gpuir.viz.memory import access_of
from gpuir.viz.svg import heat

PLAIN = "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>"
SWIZZLED = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>"
PADDED = "#ttg.padded_shared<[32:+1] {order = [1, 0]}>"
BLOCKED = "#ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>"
ROWS = "#ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>"

#: A buffer, the bits of an element, its shape, an access and its width, the transactions and the least.
CASES = [
    (PLAIN, 16, (16, 64), "ldmatrix", None, 32, 4),
    (SWIZZLED, 16, (16, 64), "ldmatrix", None, 4, 4),
    (SWIZZLED, 16, (32, 64), "column", None, 4, 4),
    (PLAIN, 16, (32, 64), "column", None, 32, 4),
    (PLAIN, 16, (32, 64), "row", None, 4, 4),
    (PLAIN, 32, (32, 32), "column", 4, 32, 1),
    (PADDED, 32, (32, 32), "column", 4, 1, 1),
    (PLAIN, 32, (32, 32), "row", 4, 1, 1),
    (PLAIN, 32, (32, 64), "column", 8, 32, 2),
    (PLAIN, 16, (32, 64), BLOCKED, None, 4, 4),
    (PLAIN, 16, (32, 64), ROWS, None, 4, 1),
    (PLAIN, 8, (4, 128), [[0, lane] for lane in range(32)], None, 1, 1),
    (PLAIN, 32, (4, 128), [[lane % 4, 0] for lane in range(32)], None, 4, 1),
    (PLAIN, 64, (32, 16), "column", 8, 32, 2),
]


def said(picture: viz.Picture) -> tuple[int, int, int]:
    """Transactions, the least, and conflicts as the picture has them."""
    line = next(text for text, _ in _svg.texts(picture.svg) if "transaction" in text)
    turns, ideal = map(int, re.search(r"(\d+) transactions?, at least (\d+); ", line).groups())
    found = re.search(r"; (\d+|no) bank conflicts?$", line)[1]
    return turns, ideal, 0 if found == "no" else int(found)


@pytest.mark.parametrize("memory, bits, shape, access, width, turns, ideal", CASES)
def test_transactions(memory, bits, shape, access, width, turns, ideal):
    picture = viz.swizzle(memory, access, shape=shape, bits=bits, width=width)
    assert said(picture) == (turns, ideal, turns - ideal)
    _svg.check_texts(picture.svg)


KERNEL = """
gpu.module @kernels {{
  gpu.func @read(%at: memref<32xindex>, %out: memref<32x{n}xf32>) workgroup(%s: memref<4096xf32, #gpu.address_space<workgroup>>) kernel {{
    %t = gpu.thread_id x
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c4096 = arith.constant 4096 : index
    scf.for %i = %t to %c4096 step %c32 {{
      memref.store %zero, %s[%i] : memref<4096xf32, #gpu.address_space<workgroup>>
    }}
    gpu.barrier
    %i = memref.load %at[%t] : memref<32xindex>
    %v = vector.load %s[%i] : memref<4096xf32, #gpu.address_space<workgroup>>, vector<{n}xf32>
    vector.store %v, %out[%t, %c0] : memref<32x{n}xf32>, vector<{n}xf32>
    gpu.return
  }}
}}
"""


@pytest.mark.parametrize(
    "memory, bits, shape, access, width, turns, ideal",
    [c for c in CASES if c[3] not in (ROWS,) and isinstance(c[3], str)],
)
def test_a_simulated_kernel_has_as_many(memory, bits, shape, access, width, turns, ideal):
    """The same addresses, read in a kernel."""
    found = access_of(memory_of(memory, shape, bits)[1], access, width)
    n = found.width // 4
    report = sim.launch(KERNEL.format(n=n), "read", 1, 32, found.first // 4, np.zeros((32, n), np.float32))
    (read,) = [each for site, each in report.traffic.sites.items() if "vector.load" in str(site)]
    assert (read.shared_transactions, read.shared_ideal) == (turns, ideal)


@pytest.mark.parametrize("memory, bits, shape, access, width, turns, ideal", CASES)
def test_cells_have_the_colour_of_their_bank(memory, bits, shape, access, width, turns, ideal):
    """Counted here once more, word by word: lanes go together as far as their bytes fill the banks once."""
    found = access_of(memory_of(memory, shape, bits)[1], access, width)
    together = min(32, 128 // max(found.width, 4))
    wanted: dict[tuple[int, int], set[int]] = {}
    for lane, first in enumerate(found.first.tolist()):
        for word in range(first // 4, (first + found.width - 1) // 4 + 1):
            wanted.setdefault((lane // together, word % 32), set()).add(word)
    assert (
        sum(max((len(w) for (p, _), w in wanted.items() if p == part), default=0) for part in range(32 // together))
        == turns
    )
    touched = 0
    for cell in _svg.cells(viz.swizzle(memory, access, shape=shape, bits=bits, width=width).svg):
        lanes = re.search(r"; lane ([\d, ]+);", cell.hint)
        byte = int(re.match(r"byte (\d+)", cell.hint)[1])
        if lanes is None:
            assert cell.fill in ("#ffffff", "#f2f2f2")
            continue
        touched += 1
        numbers = list(map(int, lanes[1].split(", ")))
        unit = max(4, min(16, found.width))
        reached = [
            lane for lane in range(32) if found.first[lane] < byte + unit and byte < found.first[lane] + found.width
        ]
        assert set(numbers) <= set(reached)
        banks = {word % 32 for word in range(byte // 4, (byte + unit - 1) // 4 + 1)}
        most = max(len(wanted.get((lane // together, bank), ())) for lane in numbers for bank in banks)
        assert cell.fill == heat(most) and f"{most} word" in cell.hint
    assert touched >= len(set(found.first.tolist())) * found.width // 16


def test_tiles_of_wgmma():
    """Every layout but rows as they are is free of conflicts for ldmatrix, the access that is shown if none is named."""
    picture = viz.swizzle(shared_tile((16, 64), "float16", "128B"))
    assert picture.title == "16x64 float16, 128B: access by ldmatrix"
    for layout in ("linear", "32B", "64B", "128B"):
        assert said(viz.swizzle(shared_tile((16, 64), "float16", layout))) == (4, 4, 0)
    assert said(viz.swizzle(shared_tile((32, 64), "float16", "64B"), "column")) == (4, 4, 0)
    # A row's four blocks of 32 bytes are 1024 bytes apart: of eight lanes in a row, four want the same banks.
    assert said(viz.swizzle(shared_tile((32, 64), "float16", "32B"), "row")) == (16, 4, 12)


def test_memory_descriptors():
    """The second buffer of two: the same banks, and lines further down."""
    memdesc = f"!ttg.memdesc<2x16x64xf16, {SWIZZLED}, #ttg.shared_memory, mutable>"
    picture = viz.swizzle(memdesc, [[1, row, 0] for row in range(8)], width=16)
    assert said(picture) == (1, 1, 0)
    touched = {cell.hint.partition(";")[0] for cell in _svg.cells(picture.svg) if "lane" in cell.hint}
    assert touched == {f"byte {2048 + 128 * row + 16 * row}: element 1,{row},0" for row in range(8)}


def test_of_large_buffers_only_what_is_touched_is_drawn():
    picture = viz.swizzle(PLAIN, [[2000, 0], [4095, 512], [2000, 2]], shape=(4096, 1024), bits=8, width=2)
    assert said(picture) == (2, 1, 1)
    found = _svg.cells(picture.svg)
    assert len(found) == 2 * 32
    assert {int(cell.hint.split()[1][:-1]) // 128 for cell in found} == {2000 * 8, 4095 * 8 + 4}
    assert "the 2 lines with an access, of 32768" in [text for text, _ in _svg.texts(picture.svg)]
    drawn = viz.layout(PLAIN, (8192, 128), bits=8)
    assert len(_svg.cells(drawn.svg)) == 64 * 8 and "64 of 8192 lines" in drawn.svg


@pytest.mark.parametrize(
    "memory, access, options, message",
    [
        (PLAIN, "diagonal", {}, "^expected an access row, column, ldmatrix, an encoding of a tensor, or elements of lanes, got 'diagonal'$"),
        (PLAIN, "#ttg.nothing", {}, "^expected an access row, column, ldmatrix, an encoding of a tensor, or elements of lanes: expected an encoding such as"),
        (PLAIN, SWIZZLED, {}, "^expected an encoding of a tensor, got #ttg.swizzled_shared$"),
        (PLAIN, [[0, 0, 0]], {}, r"^expected an element for each of up to 64 lanes, \[lanes, 2\] integers, got \(1, 3\) int64$"),
        (PLAIN, [[0.5, 1]], {}, r"^expected an element for each of up to 64 lanes, \[lanes, 2\] integers, got \(1, 2\) float64$"),
        (PLAIN, [[0, 64]], {}, r"^expected elements of a tensor of 16x64, got \[0, 64\]$"),
        (PLAIN, [[0, 1]], {"width": 4}, "^an access of 4 bytes begins at a multiple of them; lane 0 begins at byte 2$"),
        (PLAIN, "row", {"width": 3}, r"^expected a width of 1, 2, 4, 8 or 16 bytes, and of an element at least \(2\), got 3$"),
        (PLAIN, "column", {}, "^an access by column of 16 bytes a lane needs 32 rows of 8 elements, got 16 of 64$"),
        (BLOCKED, "row", {}, "^expected an encoding of shared memory, got #ttg.blocked; known are #ttg.swizzled_shared, "),
        (PLAIN, "row", {"shape": None}, "^expected a shape for #ttg.swizzled_shared"),
    ],
)  # fmt: skip
def test_refused(memory: str, access, options: dict, message: str):
    with pytest.raises(ValueError, match=message):
        viz.swizzle(memory, access, **{"shape": (16, 64), **options})
