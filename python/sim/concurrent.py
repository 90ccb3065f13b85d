"""Kernels of one program that run at the same time.

An asynchronous kernel with loops that wait for others runs in a thread of its own, and one thread goes on at a time: where all its
warps only look whether others have gone on, it gives way to the host, which may launch what it waits for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping

from gpuir.sim.memory import Memory

__all__ = ["MOST_THREADS", "Kernels"]

#: Each of the kernels has a part of the room for shared and private memory, the first one is that of others.
_PARTS = 8
#: Threads of a grid that fit into such a part, of those that run at once.
MOST_THREADS = 1 << 11
#: Rounds in which no kernel ends, before they are taken to wait for what does not come.
_ROUNDS = 1000


class _Abandoned(Exception):
    """The program has ended; nobody waits for the kernel."""


class _Kernel:
    """A kernel that has not ended: its thread, and what the host does when it has."""

    def __init__(self, part: int, run: Callable[[], None], finish: Callable[[], None], stream: int, position: int):
        self.part, self.finish = part, finish
        self.stream, self.position = stream, position
        self.ended = self.alone = self.abandoned = False
        self._error: BaseException | None = None
        self._go, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._thread = threading.Thread(target=self._main, args=(run,), daemon=True)
        self._thread.start()

    def _main(self, run: Callable[[], None]) -> None:
        self._go.acquire()
        try:
            if not self.abandoned:
                run()
        except _Abandoned:
            pass
        except BaseException as error:  # it is the host's, which waits
            self._error = error
        self.ended = True
        self._back.release()

    def give_way(self) -> None:
        """Lets the host go on; called by the kernel's thread."""
        if self.alone:
            return
        self._back.release()
        self._go.acquire()
        if self.abandoned:
            raise _Abandoned

    def go_on(self) -> None:
        """Runs the kernel until it gives way or has ended."""
        self._go.release()
        self._back.acquire()
        if self._error is not None:
            raise self._error


class Kernels:
    """The kernels that have not ended, in the order in which they were launched."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._kernels: list[_Kernel] = []

    @property
    def full(self) -> bool:
        """Whether there is no room for one more."""
        return len(self._kernels) + 1 >= _PARTS

    def launch(
        self, run: Callable[[Callable[[], None]], None], finish: Callable[[], None], stream: int, position: int
    ) -> None:
        """Runs ``run(give_way)`` until it ends or gives way; ``finish`` is called by the host when it has ended."""
        part = next(n for n in range(1, _PARTS) if all(each.part != n for each in self._kernels))
        kernel = _Kernel(part, lambda: run(kernel.give_way), finish, stream, position)
        self._kernels.append(kernel)
        self._run(kernel)

    def wait(self, clock: Mapping[int, int]) -> None:
        """Runs kernels until those that are among what ``clock`` has of each stream have ended."""
        if self._kernels:
            self._until([each for each in self._kernels if each.position <= clock.get(each.stream, 0)])

    def finish(self) -> None:
        """Runs all kernels to their ends."""
        self._until(list(self._kernels))

    def abandon(self) -> None:
        """Ends the threads of kernels that nobody waits for."""
        for kernel in self._kernels:
            kernel.abandoned = True
            kernel.go_on()
        self._kernels.clear()
        self._memory.slots(0, 1)

    def _until(self, wanted: list[_Kernel]) -> None:
        rounds = 0
        while any(not each.ended for each in wanted):
            number = len(self._kernels)
            for kernel in list(self._kernels):
                self._run(kernel)
            rounds = 0 if len(self._kernels) < number else rounds + 1
            if rounds > _ROUNDS:
                # Each goes on by itself, until the limit of its loop ends it.
                for kernel in self._kernels:
                    kernel.alone = True

    def _run(self, kernel: _Kernel) -> None:
        self._memory.slots(kernel.part, _PARTS)
        try:
            kernel.go_on()
        except BaseException:
            self._kernels.remove(kernel)
            raise
        finally:
            if kernel.ended and kernel in self._kernels:
                self._kernels.remove(kernel)
            self._memory.slots(0, _PARTS if self._kernels else 1)
        if kernel.ended:
            kernel.finish()
