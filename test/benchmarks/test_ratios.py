"""Which ratios `make bench-check` says have fallen, and what the history keeps of a run."""

from __future__ import annotations

import json

import pytest
import ratios
from _benchmarks import around, growth, results, row


def fallen(kept, found, only=""):
    return list(ratios.fallen(kept, found, only))


def test_equal_runs():
    run = results(row("build a", "host", around(1.5)), growth=[growth("build a", 2.0, 2.2)])
    assert fallen(run, run) == []


@pytest.mark.parametrize(
    ("unit", "before", "now", "worse"),
    [
        ("op/s", (1.5, 1.4, 1.6), (1.2, 1.1, 1.3), True),
        ("op/s", (1.5, 1.4, 1.6), (2.0, 1.9, 2.1), False),
        # Ranges that touch say nothing, nor does a difference that is small.
        ("op/s", (1.5, 1.4, 1.6), (1.2, 1.1, 1.4), False),
        ("op/s", (1.5, 1.49, 1.51), (1.4, 1.39, 1.41), False),
        ("MB/s", (0.2, 0.19, 0.21), (0.1, 0.09, 0.11), True),
        # Of time and memory less is better.
        ("ms", (1.5, 1.4, 1.6), (2.0, 1.9, 2.1), True),
        ("B/op", (1.5, 1.4, 1.6), (2.0, 1.9, 2.1), True),
        ("MB", (1.5, 1.4, 1.6), (1.2, 1.1, 1.3), False),
        ("ms", (1.5, 1.4, 1.6), (2.0, 1.5, 2.1), False),
        ("ms", (1.5, 1.49, 1.51), (1.6, 1.59, 1.61), False),
    ],
)
def test_when_a_ratio_is_worse(unit, before, now, worse):
    def run(ratio):
        return results(row("build a", "host", dict(zip(("median", "min", "max"), ratio)), unit))

    found = fallen(run(before), run(now))
    assert found == ([f"build a, host: {ratios._range(run(now)['rows'][0]['ratio'])}; it was "
                      f"{ratios._range(run(before)['rows'][0]['ratio'])}"] if worse else [])  # fmt: skip


def test_times_are_not_compared():
    kept = results(row("build a", "host", around(1.5), ours=around(900_000)))
    found = results(row("build a", "host", around(1.5), ours=around(9)))
    assert fallen(kept, found) == []


def test_rows_are_told_apart_by_peer_and_case():
    kept = results(
        row("build a", "host", around(2)),
        row("build a", "xdsl", around(9)),
        row("print a", "itself", around(1), against="parse a"),
    )
    found = results(
        row("print a", "itself", around(1), against="parse a"),
        row("build a", "xdsl", around(4)),
        row("build a", "host", around(2)),
    )
    assert [line.partition(":")[0] for line in fallen(kept, found)] == ["build a, xdsl"]


def test_rows_that_are_missing():
    kept = results(
        row("build a", "host", around(2)), row("parse a", "host", around(3)), growth=[growth("build a", 2, 2)]
    )
    assert fallen(kept, results()) == [
        "build a, host: not measured; it was 2.00",
        "parse a, host: not measured; it was 3.00",
        "growth, build a: not measured; it was 1.00",
    ]
    assert fallen(kept, results(), "parse") == ["parse a, host: not measured; it was 3.00"]
    # New rows have nothing to be compared with.
    assert fallen(results(), kept) == []


@pytest.mark.parametrize(
    ("was", "now", "worse"), [(1.0, 1.2, False), (1.0, 1.3, True), (0.6, 1.2, False), (2.0, 2.4, False)]
)
def test_growth(was, now, worse):
    kept, found = (results(growth=[growth("parse a", 1.0, times)]) for times in (was, now))
    assert fallen(kept, found) == ([f"growth, parse a: {now:.2f}; it was {was:.2f}"] if worse else [])


def test_growth_is_from_the_smallest_to_the_largest():
    steps = {"100000": around(8), "1000": around(2), "10000": around(50)}
    assert ratios.grown({"figure": "a", "steps": steps}) == 4
    assert ratios.grown({"figure": "a", "steps": {"1000": around(2)}}) is None


def test_entry_of_the_history():
    run = results(
        row("build a", "host", around(1.23456)),
        row("print a", "itself", around(1), against="parse a"),
        growth=[growth("build a", 2.0, 3.0), growth("none", 1.0)],
    )
    entry = ratios.entry(run)
    assert json.loads(json.dumps(entry)) == entry
    assert entry["ratios"]["build a | host"] == [1.235, 1.111, 1.358]
    assert list(entry["ratios"]) == ["build a | host", "print a | parse a"]
    assert entry["growth"] == {"build a": 1.5}
    assert (entry["date"], entry["machine"]["cpu"], entry["repetitions"]) == ("2026-01-02", "A CPU", 5)
