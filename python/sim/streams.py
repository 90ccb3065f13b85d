"""Asynchronous operations of the host: which of them may still run, and what they do to memory.

They are executed when they are issued. What is tracked is the order that the program asks for: an operation whose token
nobody waited for is pending, and who touches its memory without depending on its token has a missing wait.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from gpuir.sim.findings import Finding, Site, finding
from gpuir.sim.group import Group, Observer
from gpuir.sim.memory import GLOBAL, AccessInfo, Memory
from gpuir.sim.terms import Lanes, Mask, Rows

__all__ = ["HostChecks", "Span", "Streams", "join"]


class Span:
    """Bytes from ``start`` to ``end``; ``places`` are the elements' addresses where there are gaps between them."""

    __slots__ = ("end", "places", "size", "start")

    def __init__(self, start: int, end: int, places: np.ndarray | None = None, size: int = 1):
        self.start, self.end, self.places, self.size = start, end, places, size

    @classmethod
    def of(cls, base: int, sizes: Sequence[Any], strides: Sequence[Any], size: int) -> Span:
        """The elements of ``size`` bytes of a strided array whose first one is at ``base``."""
        steps = [(int(length), int(stride)) for length, stride in zip(sizes, strides) if length != 1]
        dense = 1
        for length, stride in sorted(steps, key=lambda step: step[1]):
            # Elements without gaps, in whatever order, need no list of places.
            dense = dense * length if stride == dense else -1
        if dense > 0:
            return cls(base, base + dense * size)
        places = np.array([base], np.int64)
        for length, stride in zip(sizes, strides):
            along = np.arange(int(length), dtype=np.int64) * int(stride) * size
            places = (places[:, None] + along).reshape(-1)
        if not len(places):
            return cls(base, base)
        start, end = int(places.min()), int(places.max()) + size
        return cls(start, end, None if end - start == len(places) * size else places, size)

    def overlaps(self, other: Span) -> bool:
        """Whether a byte lies in both."""
        # Empty ones have no byte at all.
        if max(self.start, other.start) >= min(self.end, other.end):
            return False
        if self.places is None and other.places is None:
            return True
        if self.places is not None and other.places is not None:
            return bool(np.intersect1d(self.bytes(), other.bytes()).size)
        one, whole = (self, other) if self.places is not None else (other, self)
        assert one.places is not None
        return bool(((one.places < whole.end) & (one.places + one.size > whole.start)).any())

    def bytes(self) -> np.ndarray:
        """Addresses of all bytes, element by element."""
        if self.places is None:
            return np.arange(self.start, self.end)
        return (self.places[:, None] + np.arange(self.size)).reshape(-1)


_NOTHING: Mapping[int, int] = types.MappingProxyType({})

#: By stream, how many of its operations something is ordered after.
_Clock = dict[int, int]


def join(clock: _Clock, other: Mapping[int, int]) -> None:
    """Adds to ``clock`` what ``other`` is ordered after."""
    for stream, count in other.items():
        clock[stream] = max(clock.get(stream, 0), count)


@dataclasses.dataclass
class _Stream:
    """Operations that run one after the other: how many were issued, and what the next one runs after."""

    number: int
    clock: _Clock


@dataclasses.dataclass
class _Token:
    """The stream of an operation, and what has run when it has."""

    stream: _Stream
    clock: _Clock


@dataclasses.dataclass
class _Pending:
    stream: int
    position: int
    site: Site
    span: Span
    writes: bool


class Streams:
    """Tokens, what each is ordered after, and the accesses that nobody has waited for.

    Tokens are what upstream lowers them to: an operation with one dependency continues the stream of that token, behind all that
    was issued there before; ``gpu.wait async`` and an operation with several dependencies begin a stream of their own, which
    waits for the tokens as they are. ``gpu.wait`` waits for all of a token's stream. Where tokens are ``exact`` an operation
    is ordered after its dependencies alone.
    """

    def __init__(self, *, exact: bool = False) -> None:
        self.exact = exact
        self._streams = 0
        self._tokens: dict[int, _Token] = {}
        self.pending: list[_Pending] = []

    def ordered(self, tokens: Iterable[Any]) -> _Clock:
        """What an operation that depends on ``tokens`` runs after."""
        known = [self._tokens[int(token)] for token in tokens]
        if len(known) == 1 and not self.exact:
            return known[0].stream.clock
        clock: _Clock = {}
        for token in known:
            join(clock, token.clock)
        return clock

    def issue(self, tokens: Sequence[Any], *, fork: bool = False) -> Any:
        """A new token, of an operation that runs after ``tokens``; ``fork``: in a stream of its own."""
        if len(tokens) == 1 and not fork and not self.exact:
            stream = self._tokens[int(tokens[0])].stream
        else:
            self._streams += 1
            clock: _Clock = {}
            for token in tokens:
                join(clock, self._tokens[int(token)].clock)
            # Only those that still matter, or long chains of tokens would take quadratic time.
            live = {each.stream for each in self.pending}
            stream = _Stream(self._streams, {other: count for other, count in clock.items() if other in live})
        stream.clock[stream.number] = stream.clock.get(stream.number, 0) + 1
        number = len(self._tokens) + 1
        self._tokens[number] = _Token(stream, dict(stream.clock))
        return np.int64(number)

    def place(self, token: Any) -> tuple[int, int]:
        """The number of a token's stream, and how many operations of it have run when the token's has."""
        known = self._tokens[int(token)]
        return known.stream.number, known.clock[known.stream.number]

    def add(self, token: Lanes, site: Site, span: Span, *, writes: bool) -> None:
        """The operation of ``token`` accesses the bytes of ``span``."""
        known = self._tokens[int(token)]
        self.pending.append(_Pending(known.stream.number, known.clock[known.stream.number], site, span, writes))

    def wait(self, tokens: Iterable[Any]) -> None:
        """The tokens' operations have ended, and those of their streams."""
        done: _Clock = {}
        for token in tokens:
            known = self._tokens[int(token)]
            join(done, known.clock if self.exact else known.stream.clock)
        self.pending = [each for each in self.pending if each.position > done.get(each.stream, 0)]

    def follow(self, token: Any, others: Iterable[Any]) -> None:
        """What the operation of ``token`` does from now on runs after ``others``, and what their streams have."""
        stream = self._tokens[int(token)].stream
        for other in others:
            known = self._tokens[int(other)]
            join(stream.clock, known.clock if self.exact else known.stream.clock)
        self._tokens[int(token)].clock = dict(stream.clock)

    def collision(self, span: Span, *, writes: bool, after: Mapping[int, int] = _NOTHING) -> _Pending | None:
        """A pending access that one of ``span`` must wait for and, ordered after ``after``, does not."""
        for each in self.pending:
            if (writes or each.writes) and each.position > after.get(each.stream, 0) and each.span.overlaps(span):
                return each
        return None

    def check(self, g: Group, site: Site, span: Span, *, writes: bool, after: Mapping[int, int] = _NOTHING) -> None:
        """Adds a finding where ``site`` accesses the bytes of ``span`` too early; the program goes on."""
        other = self.collision(span, writes=writes, after=after)
        if other is not None:
            _report(g, finding(
                "missing-wait",
                f"{'writes' if writes else 'reads'} memory that {other.site} may still {'write' if other.writes else 'read'}; "
                "depend on its token, or gpu.wait for it",
                site, space=GLOBAL, address=max(span.start, other.span.start),
                other=finding("missing-wait", "was issued here, asynchronously", other.site),
            ))  # fmt: skip


def _report(g: Group, new: Finding) -> None:
    """Adds a finding of the host to the run's, once for each pair of ops, where the host is to be checked."""
    if "host" not in g.batch.options.checks:
        return
    findings: list[Finding] = g.batch.state["report"].findings
    where = _where(new)
    if all(_where(each) != where for each in findings):
        findings.append(new)


def _where(each: Finding) -> tuple[object, ...]:
    places = [(of.operation, of.file, of.line, of.column) for of in (each, each.other) if of is not None]
    return (each.kind, *places)


class HostChecks(Observer):
    """The checks of the host's own accesses: they must not meet pending ones, and not read what nothing wrote."""

    def __init__(self, streams: Streams, memory: Memory):
        self._streams = streams
        self._memory = memory

    def _span(self, access: AccessInfo, places: Lanes) -> Span:
        places = np.atleast_1d(places).reshape(-1)
        start, end = int(places.min(initial=0)), int(places.max(initial=0)) + access.size
        return Span(start, end, None if end - start == places.size * access.size else places, access.size)

    def read(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """Elements read at ``places``."""
        if self._streams.pending:
            self._streams.check(g, access.site, self._span(access, places), writes=False)
        flags = self._memory.flag_view(access.size)[at]
        if not (flags == ~flags.dtype.type(0)).all():
            first = int(np.atleast_1d(places).reshape(-1)[0])
            near = self._memory.nearest(first)
            where = "memory" if near is None else f"{near.name}, byte {first - near.start},"
            text = f"the host reads {where} that nothing has written"
            _report(g, finding("uninitialized", text, access.site, space=GLOBAL, address=first))

    def write(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows, values: Lanes) -> None:
        """Elements written at ``places``."""
        if self._streams.pending:
            self._streams.check(g, access.site, self._span(access, places), writes=True)

    def atomic(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """Elements updated at ``places``."""
        self.read(access, g, m, places, at, rows)
        self.write(access, g, m, places, at, rows, None)

    def fresh_private(self, g: Group, m: Mask, offset: int, size: int) -> None:
        """A new variable on the host's stack."""
        start = int(g.private) + offset
        self._memory.clear_slots(start, size)
