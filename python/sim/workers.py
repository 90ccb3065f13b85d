"""Processes that run parts of a grid: forked, so that they see program and arguments, and share the simulated memory."""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import gc
import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from typing import Any

from gpuir.errors import Error
from gpuir.processes.folders import anonymous_file
from gpuir.processes.forking import end_with_parent, fork
from gpuir.sim.terms import Lanes

__all__ = ["Failure", "Lock", "Worker", "release_memory"]


class _Elsewhere(Exception):
    """The traceback of an exception that was raised in another process, as that one's cause."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Failure:
    """An exception on its way to the process that started the worker."""

    def __init__(self, error: BaseException):
        self.text = traceback.format_exc()
        self.error: BaseException | None = None
        # Some exceptions cannot be sent: their constructors want more than their arguments.
        with contextlib.suppress(Exception):
            self.error = pickle.loads(pickle.dumps(error))

    def again(self) -> BaseException:
        """The exception; an Error with its text where it could not be sent."""
        if self.error is None:
            return Error(f"a worker process of the simulator failed: {self.text.strip().splitlines()[-1]}")
        self.error.__cause__ = _Elsewhere(self.text)
        return self.error


class Worker:
    """A process that runs ``work(channel)``; both sides ``send`` and receive (``recv`` there) what can be pickled."""

    def __init__(self, work: Callable[[Any], None]):
        self._channel, theirs = multiprocessing.Pipe()
        parent = os.getpid()
        self._process: int | None = fork()
        if not self._process:
            self._channel.close()
            _live(work, theirs, parent)
        theirs.close()

    def send(self, value: Lanes) -> None:
        """Sends ``value``; raises Error where the process has ended."""
        try:
            self._channel.send(value)
        except OSError:
            raise self._ended() from None

    def receive(self) -> Any:
        """What the process sent next; raises what it raised, and Error where it has ended."""
        try:
            answer = self._channel.recv()
        except (EOFError, OSError):
            raise self._ended() from None
        if isinstance(answer, Failure):
            raise answer.again()
        return answer

    def stop(self) -> None:
        """Ends the process, if it has not ended by itself."""
        if self._process is not None:
            os.kill(self._process, signal.SIGKILL)
            self._wait()
        self._channel.close()

    def _wait(self) -> int:
        assert self._process is not None
        _, status = os.waitpid(self._process, 0)
        self._process = None
        return os.waitstatus_to_exitcode(status)

    def _ended(self) -> Error:
        code = self._wait()
        how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
        if -code == signal.SIGKILL:
            how += ", perhaps for lack of memory"
        return Error(f"a worker process of the simulator ended with {how}; workers=1 runs all blocks in this process")


def _live(work: Callable[[Any], None], channel: Any, parent: int) -> None:
    """The main function of a worker process; it never returns, and runs no exit handlers of its parent's."""
    status = 1
    try:
        # Blocks that never end must not outlive the launch.
        end_with_parent(parent)
        # What the parent does when it is told to end is nothing for a worker to do.
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        # An interrupt from the terminal comes to all; the parent ends the workers.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        # What the parent has made stays as it is, on pages that both see.
        gc.freeze()
        _keep_memory()
        work(channel)
        status = 0
    except BaseException as error:
        with contextlib.suppress(Exception):
            channel.send(Failure(error))
            status = 0
    finally:
        os._exit(status)


def release_memory() -> None:
    """Returns the free pages of this process's heap to the system, so that workers begin with untouched pages, not copies."""
    if hasattr(_SYSTEM, "malloc_trim"):
        _SYSTEM.malloc_trim(0)


def _keep_memory() -> None:
    """Makes the allocator of this worker keep freed memory.

    Each array of a simulated op is new. That its memory goes back and forth between the allocator and the system, with a
    fault for each page, would take a third of a worker's time.
    """
    if hasattr(_SYSTEM, "mallopt"):
        _SYSTEM.mallopt(_TRIM_THRESHOLD, 1 << 30)
        _SYSTEM.mallopt(_MMAP_MAX, 0)


_SYSTEM = ctypes.CDLL(None)
#: Options of glibc's mallopt.
_TRIM_THRESHOLD, _MMAP_MAX = -1, -4


class Lock:
    """A lock between processes. The system takes it from one that ends, unlike a semaphore."""

    def __init__(self) -> None:
        self._file = anonymous_file()

    def __enter__(self) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_UN)
