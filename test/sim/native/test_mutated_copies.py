"""Kernels with mbarriers, bulk copies and products in which a line is missing, is there twice, or stands elsewhere: where machine code has nothing to say of them, the NumPy engine has not either, in any order."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
import test_bulk_copies as boxes
import test_bulk_runs as runs
import test_copied_operands as products
import test_mbarriers as barriers
from _bulk_copies import (
    BARRIER,
    COMMIT,
    PROXY,
    RETIRE_READ,
    SMEM,
    THREADS,
    copied_out,
    expect,
    init,
    invalidate,
    kernel,
    launched,
    load,
    store,
    wait,
)

sys.path.pop(0)

_COUNT = boxes.COUNT
#: Two stages, and a store of what came through shared memory.
_STAGES = [
    init(), init(number=1), PROXY, BARRIER, expect(boxes.BYTES), load(), "mov.b32 %x, 32;", expect(boxes.BYTES, 1), load(at="%s+2048", number=1),
    wait("W"), copied_out(_COUNT), BARRIER, "mov.b32 %x, 64;", expect(boxes.BYTES), load(), wait("W2", number=1), wait("W3", "1"), BARRIER,
    invalidate(), invalidate(1), "mov.b32 %y, 16;", store(at="%s+2048"), COMMIT, RETIRE_READ, BARRIER, boxes.MORE,
]  # fmt: skip
_OUTS = np.zeros(2 * _COUNT, np.int32)


def _maps():
    return boxes.FROM, boxes.to(np.zeros_like(boxes.SOURCE)), _OUTS


KERNELS = {
    "arrivals": (barriers.GOOD, barriers.exchange, lambda: (barriers.OUT,)),
    "a box": (boxes.GOOD, kernel, lambda: (boxes.FROM, boxes.OUT)),
    "a box that is stored": (boxes.STORED, lambda *lines: kernel(*lines, maps=("to",), out=False), lambda: (boxes.to(),)),
    "stages": (_STAGES, lambda *lines: kernel(*lines, maps=("from", "to")), _maps),
    "runs": ([*runs.GOOD, BARRIER, *runs.STORED], runs.text_of, lambda: (runs.SOURCE, np.zeros(4 * runs.COUNT, np.int32))),
    "products": (products.SIMPLE, lambda *lines: products.text_of(lines), lambda: products.Case(3).arguments()),
    "a pipeline": (products.pipeline(), lambda *lines: products.text_of(lines), lambda: products.Case(3).arguments()),
}  # fmt: skip


def _mutations():
    for name, (lines, _, _) in KERNELS.items():
        for at, line in enumerate(lines):
            # A label or a loop's end is there once.
            if ":" not in line.replace("::", "").replace("complete_tx", "").split(";")[0]:
                yield name, "without", at
                yield name, "twice", at
            if at and not any(each.startswith("AGAIN") or "bra AGAIN" in each for each in (line, lines[at - 1])):
                yield name, "ahead", at


@pytest.mark.sweep(5)
@pytest.mark.parametrize(("name", "how", "at"), list(_mutations()))
def test_mutations(name, how, at):
    lines, written, arguments = KERNELS[name]
    line, rest = lines[at], [*lines[:at], *lines[at + 1 :]]
    made = {
        "without": rest,
        "twice": [*lines[:at], line, *lines[at:]],
        "ahead": [*rest[: at - 1], line, *rest[at - 1 :]],
    }[how]
    text = written(*made)
    try:
        module = ptx.parse(text)
    except ptx.PtxError:
        pytest.skip("a label is there twice")
    report, _ = launched(text, 1, *arguments())
    if report.engine.startswith("native"):
        assert not report.findings
        for seed in range(3):
            given = [each() if callable(each) else each.copy() for each in arguments()]
            other = sim.launch(module, "k", 1, THREADS, *given, engine="numpy", seed=seed, smem=SMEM, on_fault="report")
            assert not other.findings, (seed, other.findings)
