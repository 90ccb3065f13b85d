"""Spans of memory, and the order of tokens."""

from __future__ import annotations

import types

import numpy as np
import pytest

from gpuir.sim.streams import Span, Streams


def strided(base, sizes, strides, size=4):
    return Span.of(base, sizes, strides, size)


@pytest.mark.parametrize(("sizes", "strides", "start", "end", "gaps"), [
    ((4,), (1,), 100, 116, False), ((2, 3), (3, 1), 100, 124, False), ((3, 2), (1, 3), 100, 124, False),
    ((4,), (2,), 100, 128, True), ((2, 2), (4, 1), 100, 124, True), ((3,), (-1,), 92, 104, False), ((0, 4), (4, 1), 100, 100, False),
    ((), (), 100, 104, False),
])  # fmt: skip
def test_spans_of_strided_memory(sizes, strides, start, end, gaps):
    span = strided(100, sizes, strides)
    assert (span.start, span.end, span.places is not None) == (start, end, gaps)


@pytest.mark.parametrize(("one", "other", "overlap"), [
    (((4,), (1,), 0), ((4,), (1,), 12), True), (((4,), (1,), 0), ((4,), (1,), 16), False),
    (((4,), (2,), 0), ((4,), (2,), 4), False), (((4,), (2,), 0), ((4,), (2,), 8), True),
    (((4,), (2,), 0), ((1,), (1,), 4), False), (((4,), (2,), 0), ((2,), (1,), 4), True),
    (((0,), (1,), 8), ((4,), (1,), 0), False),
])  # fmt: skip
def test_spans_that_overlap(one, other, overlap):
    a, b = (strided(base, sizes, strides) for sizes, strides, base in (one, other))
    assert a.overlaps(b) == b.overlaps(a) == overlap
    assert bool(np.intersect1d(a.bytes(), b.bytes()).size) == overlap


@pytest.fixture
def site():
    return types.SimpleNamespace(name="gpu.memcpy", source_position=("-", 1, 1))


def spans(pending):
    return [(each.span.start, each.span.end) for each in pending]


@pytest.mark.parametrize("exact", [False, True])
def test_order_of_tokens(site, exact):
    streams = Streams(exact=exact)
    first = streams.issue([])
    streams.add(first, site, Span(0, 8), writes=True)
    second = streams.issue([first])
    streams.add(second, site, Span(8, 16), writes=False)
    # What reads does not mind what reads; what writes does.
    assert streams.collision(Span(8, 12), writes=False) is None
    assert spans([streams.collision(Span(8, 12), writes=True)]) == [(8, 16)]
    assert streams.collision(Span(0, 4), writes=False, after=streams.ordered([second])) is None
    assert spans([streams.collision(Span(0, 4), writes=False)]) == [(0, 8)]
    streams.wait([second])
    assert streams.pending == []


def test_a_wait_is_for_the_whole_stream_unless_tokens_are_exact(site):
    for exact, left in ((False, []), (True, [(8, 16)])):
        streams = Streams(exact=exact)
        first = streams.issue([])
        streams.add(first, site, Span(0, 8), writes=True)
        second = streams.issue([first])
        streams.add(second, site, Span(8, 16), writes=True)
        streams.wait([first])
        assert spans(streams.pending) == left


def test_operations_on_one_token_follow_each_other_in_its_stream(site):
    for exact, ordered in ((False, True), (True, False)):
        streams = Streams(exact=exact)
        start = streams.issue([], fork=True)
        streams.add(streams.issue([start]), site, Span(0, 8), writes=True)
        collision = streams.collision(Span(0, 8), writes=True, after=streams.ordered([start]))
        assert (collision is None) == ordered


def test_a_stream_that_waits_for_a_token_does_not_wait_for_what_follows_it(site):
    streams = Streams()
    first = streams.issue([])
    other = streams.issue([first], fork=True)
    late = streams.issue([first])
    streams.add(late, site, Span(0, 8), writes=True)
    assert streams.collision(Span(0, 8), writes=False, after=streams.ordered([other])) is not None
    both = streams.issue([other, late])
    assert streams.collision(Span(0, 8), writes=False, after=streams.ordered([both])) is None


def test_a_finding_names_both_and_is_made_once(site):
    streams = Streams()
    streams.add(streams.issue([]), site, Span(0, 8), writes=True)
    findings = []
    options = types.SimpleNamespace(checks=frozenset(["host"]))
    batch = types.SimpleNamespace(
        host=True, state={"report": types.SimpleNamespace(findings=findings)}, options=options
    )
    group = types.SimpleNamespace(warps=np.zeros(1, int), lanes=1, batch=batch)
    reader = types.SimpleNamespace(name="memref.load", source_position=("-", 2, 1))
    for _ in range(3):
        streams.check(group, reader, Span(4, 8), writes=False)
    (finding,) = findings
    assert (finding.kind, finding.operation, finding.line) == ("missing-wait", "memref.load", 2)
    assert (finding.other.operation, finding.other.line) == ("gpu.memcpy", 1)


@pytest.mark.parametrize("exact", [False, True])
def test_long_chains_of_tokens_stay_short(site, exact):
    streams, token = Streams(exact=exact), None
    for _ in range(100):
        token = streams.issue([] if token is None else [token])
        streams.add(token, site, Span(0, 8), writes=True)
        streams.wait([token])
    assert streams.pending == []
    assert all(len(each.clock) <= 2 for each in streams._tokens.values())
