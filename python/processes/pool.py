"""Children kept warm for all threads of a process, and for none that is forked off it."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, Protocol, TypeVar

from gpuir.processes.child import Child

__all__ = ["Worker", "WorkerPool"]


class Worker(Protocol):
    """What a pool keeps: a child, with what belongs to it."""

    child: Child

    def close(self) -> None:
        """Ends the child and removes its files."""


_Worker = TypeVar("_Worker", bound=Worker)


class WorkerPool(Generic[_Worker]):
    """At most ``limit()`` workers, each made by ``start``; ``name`` is that of the thread that starts them."""

    def __init__(self, start: Callable[[], _Worker], limit: Callable[[], int], name: str):
        self._start_worker, self._limit, self._name = start, limit, name
        self._reset()
        os.register_at_fork(after_in_child=self._reset)

    def _reset(self) -> None:
        # A forked process has no part in its parent's workers.
        self._idle: list[_Worker] = []
        self._lock = threading.Lock()
        self._free: threading.Semaphore | None = None
        self._starter: ThreadPoolExecutor | None = None

    def pids(self) -> list[int]:
        """The idle workers' process ids."""
        with self._lock:
            return [worker.child.pid for worker in self._idle if worker.child.running]

    def close(self) -> None:
        """Ends all idle workers; the next request starts one again."""
        with self._lock:
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.close()

    @contextlib.contextmanager
    def worker(self) -> Iterator[_Worker]:
        """A worker for one request, once one is free; it ends where the request raises."""
        with self._lock:
            if self._free is None:
                self._free = threading.Semaphore(self._limit())
            free = self._free
        with free:
            with self._lock:
                worker = self._idle.pop() if self._idle else None
            if worker is not None and not worker.child.running:
                worker.close()
                worker = None
            worker = worker or self._start()
            try:
                yield worker
            except BaseException:
                # Interrupted, or dead: nobody knows what it would answer next.
                worker.close()
                raise
            with self._lock:
                self._idle.append(worker)

    def _start(self) -> _Worker:
        # A child ends with the thread that started it (see gpuir.processes.serving): one that lasts as long as the process.
        try:
            with self._lock:
                self._starter = self._starter or ThreadPoolExecutor(1, self._name)
                started = self._starter.submit(self._start_worker)
        except RuntimeError:
            # The interpreter ends, and this thread with it.
            return self._start_worker()
        return started.result()
