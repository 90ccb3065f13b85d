"""Functions of this process, called in one that is forked off it: a crash, and what never ends, are answers here."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from gpuir.processes.forking import exit_text, fork, say_nothing

__all__ = ["Apart", "ApartEnded"]

_Answer = TypeVar("_Answer")


class ApartEnded(Exception):
    """The process ended instead of answering; ``code`` is its return code."""

    def __init__(self, code: int):
        self.code = code
        super().__init__(f"the process ended ({exit_text(code)})")


class Apart:
    """A process that calls functions of this one, and keeps what they learned; after a crash the next call has another.

    It has all that this process had at the first call of a function that it had not been asked for; arguments and answers are
    pickled, functions need not be. What it prints goes nowhere. An object belongs to one thread.
    """

    def __init__(self) -> None:
        self._functions: list[Callable[..., Any]] = []
        self._numbers: dict[Callable[..., Any], int] = {}
        self._process = 0
        self._channel: Any = None

    def __enter__(self) -> Apart:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def know(self, function: Callable[..., Any]) -> None:
        """Has the next process know a function; those it knows when it starts cost no other start."""
        if function not in self._numbers:
            self._numbers[function] = len(self._functions)
            self._functions.append(function)
            self.close()

    def call(self, function: Callable[..., _Answer], *arguments: object, timeout: float | None = None) -> _Answer:
        """What the function returns there.

        ApartEnded where it ends the process, TimeoutError after so many seconds, RuntimeError with the traceback where it raises.
        """
        self.know(function)
        if not self._process:
            self._start()
        try:
            self._channel.send((self._numbers[function], arguments))
            if not self._channel.poll(timeout):
                raise TimeoutError
            value, raised = self._channel.recv()
        except (EOFError, OSError) as error:
            code = self._stop(kill=isinstance(error, TimeoutError))
            if isinstance(error, TimeoutError):
                raise
            raise ApartEnded(code) from None
        except BaseException:
            self.close()
            raise
        if raised:
            raise RuntimeError(raised)
        answer: _Answer = value
        return answer

    def close(self) -> None:
        """Ends the process; the next call starts one."""
        self._stop(kill=True)

    def _start(self) -> None:
        self._channel, theirs = multiprocessing.Pipe()
        parent = os.getpid()
        self._process = fork()
        if not self._process:
            self._channel.close()
            self._serve(theirs, parent)
        theirs.close()

    def _stop(self, kill: bool) -> int:
        process, self._process = self._process, 0
        if not process:
            return 0
        self._channel.close()
        if kill:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        return os.waitstatus_to_exitcode(status)

    def _serve(self, channel: Any, parent: int) -> NoReturn:
        try:
            say_nothing(parent)
            while True:
                number, arguments = channel.recv()
                try:
                    answer = pickle.dumps((self._functions[number](*arguments), ""))
                except Exception:  # whatever a function raises is an answer, with its traceback
                    answer = pickle.dumps((None, traceback.format_exc()))
                channel.send_bytes(answer)
        finally:
            os._exit(0)
