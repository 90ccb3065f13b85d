"""Asynchronous operations of the host: which of them may still run, and what they do to memory.

They are executed when they are issued. What is tracked is the order that the program asks for: an operation whose token
nobody waited for is pending, and who touches its memory without depending on its token has a missing wait.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.findings import Site, finding
from gpuir.sim.group import Group, Observer
from gpuir.sim.memory import GLOBAL, AccessInfo, Memory
from gpuir.sim.terms import Lanes, Mask, Rows

__all__ = ["HostChecks", "Span", "Streams"]


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


@dataclasses.dataclass
class _Pending:
    token: int
    site: Site
    span: Span
    writes: bool


class Streams:
    """Tokens, what each is ordered after, and the accesses that nobody has waited for."""

    def __init__(self) -> None:
        self._next = 0
        self._after: dict[int, frozenset[int]] = {}
        self.pending: list[_Pending] = []

    def ordered(self, tokens: Iterable[Any]) -> frozenset[int]:
        """The tokens, and all that have completed before them."""
        before: frozenset[int] = frozenset()
        for token in map(int, tokens):
            before |= self._after.get(token, frozenset()) | {token}
        return before

    def issue(self, tokens: Iterable[Any]) -> Any:
        """A new token, of an operation that runs after ``tokens``."""
        self._next += 1
        # Only those that still matter, or long chains of tokens would take quadratic time.
        live = {each.token for each in self.pending}
        self._after[self._next] = self.ordered(tokens) & live
        return np.int64(self._next)

    def add(self, token: Lanes, site: Site, span: Span, *, writes: bool) -> None:
        """The operation of ``token`` accesses the bytes of ``span``."""
        self.pending.append(_Pending(int(token), site, span, writes))

    def wait(self, tokens: Iterable[Any]) -> None:
        """The tokens' operations have ended."""
        done = self.ordered(tokens)
        self.pending = [each for each in self.pending if each.token not in done]

    def collision(self, span: Span, *, writes: bool, after: frozenset[int] = frozenset()) -> _Pending | None:
        """A pending access that one of ``span`` must wait for and, ordered after ``after``, does not."""
        for each in self.pending:
            if (writes or each.writes) and each.token not in after and each.span.overlaps(span):
                return each
        return None

    def refuse(self, g: Group, site: Site, span: Span, *, writes: bool, after: frozenset[int] = frozenset()) -> None:
        """Raises a fault where ``site`` accesses the bytes of ``span`` too early."""
        other = self.collision(span, writes=writes, after=after)
        if other is not None:
            raise fault(
                "missing-wait",
                f"{'writes' if writes else 'reads'} memory that {other.site} may still {'write' if other.writes else 'read'}; "
                "depend on its token, or gpu.wait for it",
                site, g, [0], space=GLOBAL, address=max(span.start, other.span.start),
                other=finding("missing-wait", "was issued here, asynchronously", other.site),
            )  # fmt: skip


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
            self._streams.refuse(g, access.site, self._span(access, places), writes=False)
        flags = self._memory.flag_view(access.size)[at]
        if not (flags == ~flags.dtype.type(0)).all():
            first = int(np.atleast_1d(places).reshape(-1)[0])
            near = self._memory.nearest(first)
            where = "memory" if near is None else f"{near.name}, byte {first - near.start},"
            raise fault("uninitialized", f"the host reads {where} that nothing has written", access.site, g, [0],
                        space=GLOBAL, address=first)  # fmt: skip

    def write(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows, values: Lanes) -> None:
        """Elements written at ``places``."""
        if self._streams.pending:
            self._streams.refuse(g, access.site, self._span(access, places), writes=True)

    def atomic(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """Elements updated at ``places``."""
        self.read(access, g, m, places, at, rows)
        self.write(access, g, m, places, at, rows, None)

    def fresh_private(self, g: Group, m: Mask, offset: int, size: int) -> None:
        """A new variable on the host's stack."""
        start = int(g.private) + offset
        self._memory.clear_slots(start, size)
