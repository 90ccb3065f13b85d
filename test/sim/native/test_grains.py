"""Words that neighbours in shared memory have in common: what both engines find where accesses are of several widths."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

from gpuir.sim.native import grains

THREADS = 32
TILE = "memref<32x32xi16, #gpu.address_space<workgroup>>"


def access(number, width, aligned, shift, *, store):
    """Lines of an access by each thread to ``width`` elements, those of the thread ``shift`` further; a load's come to the sum."""
    lines = [f"%t{number} = arith.addi %i, %n{shift} : index", f"%w{number} = arith.andi %t{number}, %last : index"]
    lines.append(f"%f{number} = arith.muli %w{number}, %n{width} : index")
    lines += [
        f"%r{number} = arith.divui %f{number}, %n32 : index",
        f"%c{number} = arith.remui %f{number}, %n32 : index",
    ]
    at = f"%tile[%r{number}, %c{number}]"
    said = f"{{alignment = {2 * width} : i64}}" if aligned and width > 1 else ""
    vector = f"{TILE}, vector<{width}xi16>"
    if store:
        lines.append(f"%s{number} = vector.broadcast %own : i16 to vector<{width}xi16>")
        lines.append(f"vector.store %s{number}, {at} {said} : {vector}")
    else:
        lines.append(f"%v{number} = vector.load {at} {said} : {vector}")
        lines.append(f"%a{number} = vector.extract %v{number}[{width - 1}] : i16 from vector<{width}xi16>")
        lines.append(f"memref.store %a{number}, %y[%b, %n{number}, %i] : memref<2x8x{THREADS}xi16>")
    return lines


def program(steps):
    """A kernel whose threads do ``steps``: barriers, and accesses as `access` takes them."""
    numbers = "\n".join(f"%n{number} = arith.constant {number} : index" for number in range(33))
    lines = []
    for number, step in enumerate(steps):
        lines += ["gpu.barrier"] if step is None else access(number, *step[:3], store=step[3])
    return f"""gpu.module @kernels {{
gpu.func @k(%y: memref<2x8x{THREADS}xi16>) workgroup(%tile: {TILE}) kernel {{
%i = gpu.thread_id x
%b = gpu.block_id x
%last = arith.constant {THREADS - 1} : index
%own = arith.index_cast %i : index to i16
{numbers}
""" + "\n".join([*lines, "gpu.return", "}", "}"])


def ran(steps):
    report, (y,) = both(program(steps), "k", 2, THREADS, np.zeros((2, 8, THREADS), np.int16))
    return report.engine.split(":")[0], {each.kind for each in report.findings}, y


@pytest.fixture
def seen(monkeypatch):
    """The grains of the kernels that are compiled."""
    found = []
    monkeypatch.setattr(
        "gpuir.sim.native.blocks.grains_of", lambda *given: found.append(grains.grains_of(*given)) or found[-1]
    )
    return found


WHOLE = (8, True, 0, True)


@pytest.mark.parametrize(("steps", "grain"), [
    ([WHOLE, None, (8, True, 1, False)], 8),
    ([WHOLE, None, (4, True, 1, False)], 4),
    ([WHOLE, None, (1, True, 1, False)], 1),
    ([WHOLE, None, (8, False, 1, False)], 1),
    ([(2, True, 0, True), None, (2, True, 3, False)], 2),
])  # fmt: skip
def test_right(steps, grain, seen):
    engine, kinds, y = ran(steps)
    assert (engine, kinds, seen) == ("native", set(), [[grain]])
    width, _, shift, _ = steps[-1]
    last = (width * ((np.arange(THREADS) + shift) % THREADS) + width - 1) // steps[0][0]
    assert np.array_equal(y[:, 2], np.stack([last, last]))


@pytest.mark.parametrize(("steps", "kind"), [
    # No barrier; one that comes too late; elements that nobody wrote; two threads at one grain.
    ([WHOLE, (8, True, 1, False)], "race"),
    ([WHOLE, None, (8, True, 1, False), (8, True, 2, True)], "race"),
    ([(4, True, 0, True), None, (8, True, 0, False)], "uninitialized"),
    ([WHOLE, None, (4, True, 0, True), (8, True, 0, False)], "race"),
])  # fmt: skip
def test_faults(steps, kind):
    engine, kinds, _ = ran(steps)
    assert engine == "numpy"
    assert any(kind in each for each in kinds), kinds


@pytest.mark.sweep(12)
@pytest.mark.parametrize("seed", range(400))
def test_drawn(seed):
    draw = random.Random(seed)
    steps = []
    for _ in range(draw.randrange(2, 8)):
        width = draw.choice((1, 2, 4, 8, 8))
        steps.append(
            None
            if draw.random() < 0.3
            else (width, draw.random() < 0.8, draw.choice((0, 0, 1, 5)), draw.random() < 0.5)
        )
    engine, kinds, _ = ran(steps)
    # What is right has to stay with machine code: words in common may not make a race of it.
    assert engine == "native" or kinds, steps


def copy(number, width, place):
    """Lines of an asynchronous copy by each thread to its own elements, in one of four parts of the tile."""
    row = f"%row{number}"
    return [
        f"%p{number} = arith.muli %i, %n8 : index",
        f"%q{number} = arith.divui %p{number}, %n32 : index",
        f"{row} = arith.addi %q{number}, %n{8 * place} : index",
        f"%col{number} = arith.remui %p{number}, %n32 : index",
        f"%k{number} = nvgpu.device_async_copy %x[%n{number}, %p{number}], %tile[{row}, %col{number}], {width} : memref<16x{8 * THREADS}xi16> to {TILE}",
    ]


def read(number, place, shift):
    """Lines of a read of one's own or a neighbour's elements."""
    return [
        f"%t{number} = arith.addi %i, %n{shift} : index",
        f"%w{number} = arith.andi %t{number}, %last : index",
        f"%f{number} = arith.muli %w{number}, %n8 : index",
        f"%d{number} = arith.divui %f{number}, %n32 : index",
        f"%r{number} = arith.addi %d{number}, %n{8 * place} : index",
        f"%c{number} = arith.remui %f{number}, %n32 : index",
        f"%v{number} = vector.load %tile[%r{number}, %c{number}] {{alignment = 4 : i64}} : {TILE}, vector<2xi16>",
        f"%a{number} = vector.extract %v{number}[1] : i16 from vector<2xi16>",
        f"memref.store %a{number}, %y[%b, %n{number}, %i] : memref<2x16x{THREADS}xi16>",
    ]


def pipeline(draw):
    """A kernel of asynchronous copies to four places, their groups, and reads behind waits and barriers, of which some are wrong or left out."""
    numbers = "\n".join(f"%n{number} = arith.constant {number} : index" for number in range(33))
    lines, widths, usual = [], draw.choice(((8,), (2, 4, 8))), draw.choice((0.8, 0.97, 1))
    #: How many groups there were, behind how many a place has come, and how many have been waited for.
    groups, there, come = 0, {}, 0

    def wait(number, left):
        lines.extend([f"%e{number} = nvgpu.device_async_create_group {{}}", f"nvgpu.device_async_wait %e{number} {{numGroups = {left} : i32}}"])  # fmt: skip

    for number in range(draw.randrange(4, 15)):
        if draw.random() < 0.5 or not there:
            free = [place for place in range(4) if there.get(place, 0) <= come or draw.random() > usual]
            if not free:
                continue
            place = draw.choice(free)
            if draw.random() < usual:
                lines.append("gpu.barrier")
            lines += copy(number, draw.choice(widths), place)
            lines.append(f"%g{number} = nvgpu.device_async_create_group %k{number}")
            groups += 1
            there[place] = groups
            continue
        place = draw.choice(list(there))
        # The wait begins with a group of nothing.
        groups += 1
        if draw.random() < usual:
            left = groups - there[place] if draw.random() < usual else draw.randrange(4)
            wait(number, left)
            come = max(come, groups - left)
        if draw.random() < usual:
            lines.append("gpu.barrier")
        lines += read(number, place, draw.choice((0, 3)))
    if draw.random() < usual:
        wait(15, 0)
    return f"""gpu.module @kernels {{
gpu.func @k(%x: memref<16x{8 * THREADS}xi16>, %y: memref<2x16x{THREADS}xi16>) workgroup(%tile: {TILE}) kernel {{
%i = gpu.thread_id x
%b = gpu.block_id x
%last = arith.constant {THREADS - 1} : index
{numbers}
""" + "\n".join([*lines, "gpu.return", "}", "}"])


@pytest.mark.sweep(12)
@pytest.mark.parametrize("seed", range(400))
def test_drawn_copies(seed):
    x = np.random.default_rng(seed).integers(0, 1000, (16, 8 * THREADS), np.int16)
    text = pipeline(random.Random(seed))
    report, _ = both(text, "k", 2, THREADS, x, np.zeros((2, 16, THREADS), np.int16))
    assert report.engine.startswith("native") or report.findings, text
