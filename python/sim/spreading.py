"""Parts of a grid, and launches of a sweep, on an executor: of concurrent.futures, Dask's, MPI's; on any machine.

What goes there are bytes: the module's text, the arguments, the sizes and the options. What comes back is what the part has changed in
global memory, what it counted, and what its checks found. Parts run from the same memory: their blocks are independent of each
other.
"""

from __future__ import annotations

import concurrent.futures
import dataclasses
import itertools
import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import numpy as np

from gpuir.sim.findings import Finding
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.memory import Memory
from gpuir.sim.structs import arrays_in
from gpuir.sim.terms import Array
from gpuir.sim.timeline import Timeline
from gpuir.sim.watching import Request, Seen
from gpuir.sim.workers import Failure

__all__ = [
    "Changes", "Executor", "Outcome", "Part", "Share", "Spread", "answered", "apart", "packed", "parts_of", "results", "shares",
]  # fmt: skip

#: How often the work that a lost worker had is given to another one, before this process does it.
_ATTEMPTS = 3
#: Parts where neither the caller nor the executor says how many workers there are.
_PARTS = 8


class Executor(Protocol):
    """What runs functions elsewhere: ``concurrent.futures.Executor`` and what has its ``submit``."""

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """A future with the result of ``work(*arguments)``."""


class Changes:
    """What differs between the global memory of a launch at two times: which bytes have a new value, and which have one now."""

    def __init__(self, memory: Memory, data: Array, flags: Array):
        """``data`` and ``flags`` are the memory's as they were."""
        used = len(data)
        now = memory.bytes[:used]
        # A byte that was written has changed, though its value may be what the empty one looked like.
        self._flags = np.packbits(memory.flags[:used] != flags) if memory.tracked else None
        differs = now != data
        self._mask = np.packbits(differs)
        self._values = now[differs].tobytes()
        self._used = used

    def apply(self, memory: Memory) -> None:
        """Makes the changes in another memory of the same launch."""
        used = self._used
        mask = np.unpackbits(self._mask, count=used).astype(bool)
        memory.bytes[:used][mask] = np.frombuffer(self._values, np.uint8)
        if self._flags is not None:
            memory.flags[:used][np.unpackbits(self._flags, count=used).astype(bool)] = 0xFF


@dataclasses.dataclass(frozen=True)
class Part:
    """Blocks ``first`` to ``end`` of a launch; ``order``: all of them, for the findings of an order that ``options`` say."""

    module: str
    kernel: str
    arguments: tuple[Any, ...]
    geometry: Geometry
    options: Options
    first: int
    end: int
    order: bool = False
    #: What it is to watch.
    request: Request | None = None


@dataclasses.dataclass(frozen=True)
class Share:
    """A run of a host function for the findings of some of the orders of the kernels that it launches."""

    module: str
    entry: str
    arguments: tuple[Any, ...]
    options: Options
    exact_tokens: bool
    unified_memory: bool


@dataclasses.dataclass
class Outcome:
    """What a part did; ``checks`` is what its checks send to those of the launch."""

    counts: list[int]
    findings: list[Finding]
    stopped: bool
    output: list[str]
    timeline: Timeline
    written: set[int] | None
    checks: Any
    changes: Changes
    #: See ``Turn.ahead``.
    later: frozenset[int]
    #: What its observer saw, where the launch is watched.
    seen: Seen | None


@dataclasses.dataclass(frozen=True)
class Spread:
    """Where a launch runs: ``work`` on the executor makes outcomes of parts such as ``part``, of other blocks and options."""

    executor: Executor
    work: Callable[[bytes], bytes]
    part: Part

    def outcomes(self, options: Options, bounds: Sequence[int]) -> Iterator[Outcome]:
        """What the parts between the ``bounds`` did, in their order."""
        parts = [
            dataclasses.replace(self.part, options=_alone(options), first=first, end=end)
            for first, end in itertools.pairwise(bounds)
        ]
        return results(self.executor, self.work, [packed(part) for part in parts])

    def findings(self, options: Sequence[Options]) -> Iterator[list[Finding]]:
        """Of the whole launch in several orders."""
        parts = [dataclasses.replace(self.part, options=_alone(each), order=True) for each in options]
        return results(self.executor, self.work, [packed(part) for part in parts])


def shares(executor: Executor, work: Callable[[bytes], bytes], whole: Share) -> Iterator[Any]:
    """What ``work`` says of all orders but the first one, in as many shares as there are workers; they begin at once."""
    further = whole.options.explore - 1
    count = parts_of(executor, whole.options.workers, further)
    alone = _alone(whole.options)
    parts = [
        dataclasses.replace(whole, options=dataclasses.replace(alone, orders=range(number, further, count)))
        for number in range(count)
    ]
    return results(executor, work, [packed(part) for part in parts])


def _alone(options: Options) -> Options:
    """The options of a process that shares nothing."""
    return dataclasses.replace(options, workers=1, progress=None, loop_progress=None)


def parts_of(executor: Executor, workers: int, units: int) -> int:
    """Parts of ``units`` pieces of work: as many as the caller has said, or the executor has workers."""
    known = getattr(executor, "_max_workers", None)
    count = workers if workers > 1 else known if isinstance(known, int) else _PARTS
    return max(1, min(count, units))


def apart(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, of which no two arrays share memory; ValueError where some do."""
    arrays = {id(each): each for each in arrays_in(arguments)}
    for one, other in itertools.combinations(arrays.values(), 2):
        if np.may_share_memory(one, other):
            raise ValueError(
                "executor: two arguments are parts of one array, which they would no longer be elsewhere; copy one"
            )
    return arguments


def packed(what: Any) -> bytes:
    """The bytes of what is sent; TypeError where something in it cannot be."""
    try:
        return pickle.dumps(what)
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        raise TypeError(f"executor: the arguments are sent to other processes, and one cannot be: {error}") from None


def answered(work: Callable[[Any], Any], payload: bytes) -> bytes:
    """``work`` of what ``payload`` holds, or its exception: on the worker's side."""
    try:
        return pickle.dumps(work(pickle.loads(payload)))
    except Exception as error:
        return pickle.dumps(Failure(error))


def results(executor: Executor, work: Callable[[bytes], bytes], payloads: Sequence[bytes]) -> Iterator[Any]:
    """What ``work`` says to each of the payloads, in their order; it begins at once, and what was lost is done again."""
    futures = [_submitted(executor, work, each) for each in payloads]
    return _collected(executor, work, payloads, futures)


def _collected(
    executor: Executor, work: Callable[[bytes], bytes], payloads: Sequence[bytes], futures: list[Any]
) -> Iterator[Any]:
    try:
        for future, payload in zip(futures, payloads):
            answer = pickle.loads(_result(executor, work, future, payload))
            if isinstance(answer, Failure):
                raise answer.again()
            yield answer
    finally:
        for future in futures:
            if future is not None:
                future.cancel()


def _submitted(executor: Executor, work: Callable[[bytes], bytes], payload: bytes) -> Any:
    """A future, None of an executor that is broken."""
    try:
        return executor.submit(work, payload)
    except concurrent.futures.BrokenExecutor:
        return None


def _result(executor: Executor, work: Callable[[bytes], bytes], future: Any, payload: bytes) -> bytes:
    for _ in range(_ATTEMPTS):
        if future is None:
            break
        try:
            answer: bytes = future.result()
            return answer
        except (Exception, concurrent.futures.CancelledError):
            # Work answers with its own exceptions: this is one of the executor, each of which has classes of its own for
            # a worker that is gone.
            future = _submitted(executor, work, payload)
    return work(payload)
