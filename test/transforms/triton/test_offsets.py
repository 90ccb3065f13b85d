"""Offsets of buffers in one memory: no two that are live together meet, whatever their sizes and alignments."""

from __future__ import annotations

import random

from gpuir.transforms.triton.offsets import Live, Request, assign
from gpuir.transforms.triton.scratch import array_offsets


def _drawn(draw: random.Random) -> list[Request]:
    requests = []
    for _ in range(draw.randint(1, 24)):
        start = draw.randint(0, 40)
        live = Live() if draw.random() < 0.1 else Live(start, start + draw.choice((1, 1, 2, 5, 20)))
        beside = ("op", draw.randint(0, 2)) if draw.random() < 0.3 else None
        requests.append(
            Request(draw.choice((4, 16, 100, 512, 1000, 4096)), draw.choice((4, 16, 128, 1024)), live, beside)
        )
    return requests


def _together(one: Request, other: Request) -> bool:
    beside = one.beside is not None and other.beside is not None and one.beside[1] != other.beside[1]
    return beside or (one.live.start < other.live.end and other.live.start < one.live.end)


def test_what_is_live_together_does_not_meet(seed: int) -> None:
    draw = random.Random(seed)
    reused = 0
    for _ in range(150):
        requests = _drawn(draw)
        size = assign(requests)
        assert size == max(request.end for request in requests)
        for index, one in enumerate(requests):
            assert one.offset % one.alignment == 0
            for other in requests[:index]:
                apart = one.end <= other.offset or other.end <= one.offset
                assert apart or not _together(one, other), (one, other)
        reused += size < sum(request.size for request in requests)
    # Memory is used again where it can be.
    assert reused > 20


def test_the_largest_comes_first() -> None:
    small, large = Request(16, 16, Live(0, 9)), Request(64, 16, Live(0, 9))
    assert (assign([small, large]), large.offset, small.offset) == (80, 0, 64)


def test_arrays_of_narrow_elements_come_last() -> None:
    """Two elements of a byte, 8 bytes and 4 bytes: each array begins at a multiple of its elements' size."""
    assert array_offsets((1, 8, 4), 2) == (24, 0, 16)
