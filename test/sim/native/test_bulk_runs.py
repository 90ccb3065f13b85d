"""Bulk copies of runs of bytes in the native engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _bulk_copies import (
    BARRIER,
    COMMIT,
    PROXY,
    RETIRE_READ,
    THREADS,
    copied_out,
    expect,
    faulty,
    init,
    kernel,
    launched,
    right,
    wait,
    words,
)

sys.path.pop(0)

COUNT = 512
BYTES = 4 * COUNT
SOURCE = np.arange(2048, dtype=np.int32)
#: The array behind %out is the last argument; %from has the first one.
IN = "ld.param.u64 %from, [pfrom]; cvta.to.global.u64 %from, %from;"


def bring(size=BYTES, at="%s", source="%from"):
    return (
        f"@%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [{at}], [{source}], {size}, [%bar];"
    )


def take(size=BYTES, at="%s", target="%out"):
    return f"@%first cp.async.bulk.global.shared::cta.bulk_group [{target}], [{at}], {size};"


def text_of(*lines):
    text = kernel(*lines, maps=())
    text = text.replace(".entry k(.param .u64 pout)", ".entry k(.param .u64 pfrom, .param .u64 pout)")
    return text.replace("ld.param.u64 %out", f"{IN} ld.param.u64 %out")


MINE = f"mad.wide.u32 %from, %bx, {BYTES}, %from;"
GOOD = [MINE, init(), PROXY, BARRIER, expect(BYTES), bring(), wait("W"), copied_out(COUNT, first="%z")]
FILL = words(COUNT, "FILL", "shl.b32 %at, %i, 2; add.u32 %at, %at, %s; mul.lo.u32 %v, %i, 7; st.shared.b32 [%at], %v;")
STORED = [f"mad.wide.u32 %out, %bx, {BYTES}, %out;", FILL, PROXY, BARRIER, take(), COMMIT, RETIRE_READ]


def test_a_run_of_each_block():
    place = f"mul.lo.u32 %z, %bx, {COUNT};"
    _, left = right(text_of(place, *GOOD), 4, SOURCE, np.zeros(4 * COUNT, np.int32))
    np.testing.assert_array_equal(left, SOURCE)


def test_a_run_that_is_stored_by_each_block():
    _, left = right(text_of(*STORED), 3, SOURCE, np.zeros(4 * COUNT, np.int32))
    np.testing.assert_array_equal(left, [*np.tile(7 * np.arange(COUNT), 3), *np.zeros(COUNT)])


def test_there_and_back():
    body = [MINE, STORED[0], init(), BARRIER, expect(BYTES), bring(), wait("W"), take(), COMMIT, RETIRE_READ]
    _, left = right(text_of(*body), 4, SOURCE, np.zeros(4 * COUNT, np.int32))
    np.testing.assert_array_equal(left, SOURCE)


def test_a_row_of_each_lane():
    """All threads of a block copy sixteen bytes."""
    own = "mad.lo.u32 %z, %t, 16, %s; mad.wide.u32 %from, %t, 16, %from;"
    copy = bring(16, "%z").removeprefix("@%first ")
    body = [own, init(), BARRIER, expect(BYTES), copy, wait("W"), copied_out(COUNT)]
    _, left = right(text_of(*body), 1, SOURCE, np.zeros(COUNT, np.int32))
    np.testing.assert_array_equal(left, SOURCE[:COUNT])
    assert THREADS * 16 == BYTES


def replaced(lines, line, *instead):
    at = lines.index(line)
    return [*lines[:at], *instead, *lines[at + 1 :]]


OFF = "add.u64 %from, %from, {};"
FAULTS = {
    "no wait": (replaced(GOOD, wait("W")), "missing-wait"),
    "outside": ([OFF.format(4 * 1600), *GOOD], "out-of-bounds"),
    "ahead of the array": ([OFF.format(-16), *GOOD], "out-of-bounds"),
    "an odd place in the array": ([OFF.format(4), *GOOD], "misaligned"),
    "an odd place in shared memory": (replaced(GOOD, bring(), "add.u32 %z, %s, 8;", bring(at="%z")), "misaligned"),
    "an odd size": (replaced(GOOD, bring(), bring(BYTES - 8)), "misaligned"),
    "no bytes": (replaced(GOOD, bring(), bring(0)), "misaligned"),
    "fewer bytes than announced": (replaced(GOOD, bring(), bring(BYTES - 16)), "deadlock"),
    "the array is written": ([*GOOD[:5], "@%first st.global.b32 [%from], %t;", *GOOD[5:]], None),
    "stored without a fence": (replaced(STORED, PROXY), "missing-fence"),
    "stored without a wait": (STORED[:-1], "missing-wait"),
    "stored by all blocks": (STORED[1:], "race"),
    "stored outside": (["add.u64 %out, %out, 6160;", *STORED], "out-of-bounds"),
    "stored and written": ([*STORED, BARRIER, "@%first st.global.b32 [%out], %t;"], None),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name):
    lines, kind = FAULTS[name]
    arguments = SOURCE, np.zeros(4 * COUNT, np.int32)
    if kind is None:
        report, _ = launched(text_of(*lines), 1, *arguments)
        assert not report.engine.startswith("native")
    else:
        faulty(text_of(*lines), kind, 2 if "all blocks" in name else 1, *arguments)
