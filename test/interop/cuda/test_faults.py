"""Kernels of CUDA C++ are simulated without a finding and equal NumPy; each of their seeded faults is found at its line."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import cuda, ptx

pytestmark = pytest.mark.usefixtures("nvrtc")

TEXT = (Path(__file__).parent / "Inputs" / "blocks.cu").read_text()
_CHANGE = re.compile(r"//- (\w+): (.*?)(?=\s*//[-!] |$)")
_MARK = re.compile(r"//! ([\w-]+) (.*?)(?=\s*//[-!] |$)")
#: Of each fault the kind and the line of its finding.
FAULTS = {
    name: (kind, number)
    for number, line in enumerate(TEXT.splitlines()[1:], 2)
    for kind, names in _MARK.findall(line)
    for name in names.split()
}
VALUES = np.random.default_rng(22).integers(-50, 50, 256).astype(np.int32)
EDGES = np.random.default_rng(23).integers(0, 40, 400).astype(np.int32)


def lowest(edges: np.ndarray, labels: np.ndarray) -> np.ndarray:
    made = labels.copy()
    np.minimum.at(made, edges[1::2], edges[::2])
    return made


#: Of each kernel the blocks, x, y before, n, and y as NumPy computes it; blocks have 128 threads.
KERNELS = {
    "reduce": (2, VALUES[:200], np.zeros(1), 200, VALUES[:200].sum()),
    "scan": (1, VALUES[:128], np.zeros(128), 128, VALUES[:128].cumsum()),
    "last_block": (2, VALUES, np.zeros(4), 256, [VALUES.sum(), 2, VALUES[:128].sum(), VALUES[128:].sum()]),
    "histogram": (2, VALUES, np.zeros(16), 256, np.bincount(VALUES & 15, minlength=16)),
    "warp_sum": (1, VALUES[:128], np.zeros(4), 128, VALUES[:128].reshape(4, 32).sum(1)),
    "stencil": (2, VALUES, np.zeros(256), 256, np.convolve(VALUES, [1, 1, 1], "same")),
    "push": (2, EDGES, np.arange(40) + 5, 200, lowest(EDGES, np.arange(40) + 5)),
    "worklist": (2, VALUES, np.zeros(257), 256, None),
}


def parsed(source: str):
    return ptx.parse(cuda.compile(source, "sm_90", name="blocks.cu").ptx)


def launched(module, kernel: str, **options):
    grid, x, before, n, expected = KERNELS[kernel]
    y = before.astype(np.int32)
    return sim.launch(module, kernel, grid, 128, x.copy(), y, n, on_fault="report", **options), y, expected


def faulty(name: str) -> tuple[str, str]:
    """The text with this fault, and the kernel that has it."""
    lines, kernel = TEXT.splitlines(), ""
    for number, line in enumerate(lines[1:], 1):
        kernel = (re.findall(r"__global__ void (\w+)", line) or [kernel])[0]
        text = dict(_CHANGE.findall(line)).get(name)
        if text is not None:
            lines[number] = text
            return "\n".join(lines), kernel
    raise AssertionError(f"no line of blocks.cu has '//- {name}:'")


@pytest.fixture(scope="module")
def right(nvrtc):
    return parsed(TEXT)


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("options", [{}, {"explore": 3, "seed": 1}], ids=["lockstep", "explored"])
def test_a_right_kernel_has_no_finding(right, kernel, options):
    report, y, expected = launched(right, kernel, **options)
    assert not report.findings, report.findings
    if expected is None:  # a worklist, whose order is free
        positive = VALUES[VALUES > 0]
        assert y[0] == len(positive)
        np.testing.assert_array_equal(np.sort(y[1 : 1 + y[0]]), np.sort(positive))
    else:
        np.testing.assert_array_equal(y, np.asarray(expected).reshape(y.shape))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_at_its_line(name):
    source, kernel = faulty(name)
    report, _, _ = launched(parsed(source), kernel)
    kind, line = FAULTS[name]
    places = [(f.kind, {f.line, f.other.line if f.other else f.line}) for f in report.findings]
    assert any(kind == found and line in lines for found, lines in places), f"{kind} of line {line}, found: {places}"


def test_every_change_has_its_mark():
    assert {name for line in TEXT.splitlines()[1:] for name, _ in _CHANGE.findall(line)} == set(FAULTS)
