"""Processes that are forked off this one to do what may end it, and end with it.

A forked child has all that this process has made; what it makes stays with it. It needs no start, so that a trial costs
little more than the work.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
import warnings
from collections.abc import Callable
from typing import NoReturn

__all__ = ["end_with_parent", "fork", "forked", "say_nothing", "trial"]

_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None)


def forked() -> bool:
    """Whether this system can fork."""
    return hasattr(os, "fork")


def fork() -> int:
    """`os.fork`; the work of a child calls the host and its own code only."""
    with warnings.catch_warnings():
        # Python warns of threads, whose locks a child never sees released.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def end_with_parent(parent: int, how: signal.Signals = signal.SIGKILL) -> None:
    """In a child: the system ends it when the thread ends that forked it off the process `parent`."""
    if sys.platform == "linux":
        _LIBC.prctl(_PR_SET_PDEATHSIG, how)
        if os.getppid() != parent:  # it was faster
            os._exit(1)


def say_nothing(parent: int) -> None:
    """In a child: it ends with the process `parent`, whose interrupts are not its own, and prints nothing from now on."""
    end_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (1, 2):
        os.dup2(nothing, descriptor)
    if "faulthandler" in sys.modules:  # it may have a descriptor of its own
        sys.modules["faulthandler"].disable()


def trial(work: Callable[[], object], *, timeout: float | None = None) -> int:
    """Does `work` in a child that says nothing; 0, also where it raised, or the negative number of the signal that ended it.

    TimeoutError where it takes longer than `timeout` seconds.
    """
    parent = os.getpid()
    child = fork()
    if not child:
        _silently(work, parent)
    deadline = None if timeout is None else time.monotonic() + timeout
    try:
        while True:
            done, status = os.waitpid(child, 0 if deadline is None else os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            if deadline is not None and time.monotonic() > deadline:
                raise TimeoutError
            time.sleep(0.002)
    except BaseException:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        raise


def _silently(work: Callable[[], object], parent: int) -> NoReturn:
    try:
        say_nothing(parent)
        with contextlib.suppress(Exception):
            work()
    finally:
        os._exit(0)


def exit_text(code: int) -> str:
    """How a process ended, from its return code."""
    if code >= 0:
        return f"exit code {code}"
    return signal.Signals(-code).name if -code in signal.valid_signals() else f"signal {-code}"
