"""What a language's package has for launches, replaced while a block is open: in the thread that opened it, and nowhere else."""

from __future__ import annotations

import contextlib
import contextvars
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

__all__ = ["Intercepted", "StandIn"]

R = TypeVar("R")


class StandIn(NamedTuple):
    """An attribute of a module or a class, and the function that takes its place: it gets the block's launches first, and the
    original where it says so."""

    owner: Any
    name: str
    call: Callable[..., Any]
    with_original: bool = False


class Intercepted(Generic[R]):
    """The stand-ins of one language; `find` imports its package, and raises what is to be said where that is missing."""

    def __init__(self, name: str, find: Callable[[], Iterable[StandIn]]):
        self._find = find
        self._active: contextvars.ContextVar[R | None] = contextvars.ContextVar(f"gpuir_{name}", default=None)
        self._lock = threading.Lock()
        self._entered = 0
        self._originals: list[tuple[Any, str, Any]] = []

    @contextlib.contextmanager
    def by(self, runs: R) -> Iterator[R]:
        """A block whose launches `runs` takes. Blocks nest, and the inner one counts; other threads are as they were."""
        self._enter()
        token = self._active.set(runs)
        try:
            yield runs
        finally:
            self._active.reset(token)
            self._leave()

    def _enter(self) -> None:
        with self._lock:
            if not self._entered:
                try:
                    for each in self._find():
                        self._replace(each)
                except BaseException:
                    self._restore()
                    raise
            self._entered += 1

    def _leave(self) -> None:
        with self._lock:
            self._entered -= 1
            if not self._entered:
                self._restore()

    def _restore(self) -> None:
        while self._originals:
            setattr(*self._originals.pop())

    def _replace(self, stand_in: StandIn) -> None:
        held = vars(stand_in.owner).get(stand_in.name)
        original = getattr(stand_in.owner, stand_in.name)

        def chosen(*arguments: Any, **keywords: Any) -> Any:
            runs = self._active.get()
            if runs is None:
                return original(*arguments, **keywords)
            first = (runs, original) if stand_in.with_original else (runs,)
            return stand_in.call(*first, *arguments, **keywords)

        self._originals.append((stand_in.owner, stand_in.name, original if held is None else held))
        setattr(stand_in.owner, stand_in.name, chosen)
