"""Kernels of CUDA C++ are simulated without a finding and equal NumPy; each of their seeded faults is found at its line."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _cuda_habits import ALL as FILES
from _seeded_cuda import Source, places, problems

sys.path.pop(0)

pytestmark = pytest.mark.usefixtures("nvrtc")

SOURCES = {name: Source(name) for name in FILES}
RIGHT = [(file, kernel) for file, kernels in FILES.items() for kernel in kernels]
FAULTS = [(file, fault) for file, source in SOURCES.items() for fault in source.faults]
#: In so many drawn orders a right kernel has no finding.
SCHEDULES = 200
#: Faults that do not show where all warps go on in lockstep, but in some of 8 orders.
HIDDEN = {
    "look_own",
    "look_any",
    "grid_few",
    "ring_freed",
    "ring_read",
    "ring_ahead",
    "sequence_plain",
    "ttas_plain",
    "wr_start",
    "ga_few",
}


@pytest.mark.sweep(110)
@pytest.mark.parametrize("file, kernel", RIGHT, ids=[kernel for _, kernel in RIGHT])
@pytest.mark.parametrize("options", [{}, {"explore": 4, "seed": 1}], ids=["lockstep", "explored"])
def test_a_right_kernel_has_no_finding(file, kernel, options):
    launch = FILES[file][kernel]
    report, y = SOURCES[file].launch(kernel, launch, **options)
    assert not report.findings, report.findings
    if callable(launch.expected):  # where several results are right
        assert launch.expected(y)
    else:
        np.testing.assert_array_equal(y, np.asarray(launch.expected).reshape(y.shape))


@pytest.mark.sweep(4)
@pytest.mark.parametrize("first", range(0, SCHEDULES, 25))
@pytest.mark.parametrize("file, kernel", RIGHT, ids=[kernel for _, kernel in RIGHT])
def test_a_right_kernel_has_no_finding_in_other_orders(file, kernel, first):
    for seed in range(first, first + 25):
        report, _ = SOURCES[file].launch(kernel, FILES[file][kernel], seed=seed)
        assert not report.findings, (seed, report.findings)


def reports(file: str, name: str, orders: list[dict[str, int]]):
    source = SOURCES[file]
    kernel = source.faults[name].kernel
    return [source.launch(f"{kernel}__{name}", FILES[file][kernel], **order)[0] for order in orders]


@pytest.mark.sweep(90)
@pytest.mark.parametrize("file, name", FAULTS, ids=[name for _, name in FAULTS])
def test_a_fault_is_found_at_its_line_and_nothing_else(file, name):
    lockstep, explored = reports(file, name, [{}, {"explore": 8 if name in HIDDEN else 3, "seed": 1}])
    seen = [places(report) for report in (lockstep, explored)]
    assert bool(lockstep.findings) == (name not in HIDDEN)
    assert explored.findings and not problems(SOURCES[file].faults[name], [lockstep, explored]), seen


def test_a_loop_that_the_compiler_unrolled_is_one_fault():
    report, _ = SOURCES["samples.cu"].launch("bitonic_block__bitonic_step", FILES["samples.cu"]["bitonic_block"])
    told = [(each.kind, each.operation, each.line, each.other.operation, each.other.line) for each in report.findings]
    assert 0 < len(told) == len(set(told)) and sum(each.count for each in report.findings) > 100


@pytest.mark.sweep(20)
@pytest.mark.parametrize("file, name", FAULTS, ids=[name for _, name in FAULTS])
def test_a_fault_is_found_in_other_orders(file, name):
    found = reports(file, name, [{}, *({"seed": seed} for seed in range(2, 6))])
    assert not problems(SOURCES[file].faults[name], found), [places(report) for report in found]


def test_every_kernel_is_launched():
    assert {file: set(source.kernels) for file, source in SOURCES.items()} == {f: set(k) for f, k in FILES.items()}


#: What the guide calls the kinds of findings.
WORDS = {
    "race": "{} are told as races of shared or global memory", "missing-fence": "missing or too narrow fences are {}",
    "out-of-bounds": "accesses out of bounds {}", "missing-wait": "missing waits {}", "uninitialized": "unwritten memory {}",
    "deadlock no-progress": "deadlocks and loops without end {}", "barrier-divergence": "barriers that not all reach {}",
    "undefined": "shuffles and masks without their lanes {}", "misaligned": "misaligned accesses {}", "wrong-space": "freed memory {}",
    "leak": "leaks {}",
}  # fmt: skip


def test_the_guide_counts_them():
    text = " ".join((Path(__file__).parents[3] / "docs" / "languages.md").read_text().split())
    told = [{kind for kind, _ in fault.found} for source in SOURCES.values() for fault in source.faults.values()]
    assert set().union(*told) == set(" ".join(WORDS).split())
    assert f"Of the {len(told)} faults " in text
    for kinds, words in WORDS.items():
        assert words.format(sum(not each.isdisjoint(kinds.split()) for each in told)) in text
    both = sum(each == {"race", "missing-fence"} for each in told)
    assert sum(len(each) > 1 for each in told) == both and f"both a race and a missing fence: {both}." in text
    for file, source in SOURCES.items():
        assert f"| `{file}` | {len(source.kernels)} | {len(source.faults)} |" in text
