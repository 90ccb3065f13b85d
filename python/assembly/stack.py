"""Recursive descent that does not depend on how much of its thread's stack is left.

Python's limit on recursion belongs to all threads of an interpreter: who raises it for a deep text and lowers it again ends
the process if another thread is deep at that moment. Each thread counts its own frames, however; so where few are left the
descent goes on in a thread of its own, and the limit stays as it is.
"""

from __future__ import annotations

import contextlib
import contextvars
import sys
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from gpuir.host import ir

__all__ = ["descend"]

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

#: Frames that must be left: what is called between two descents takes far fewer.
_ROOM = 300


def descend(
    function: Callable[_Arguments, _Result], *arguments: _Arguments.args, **options: _Arguments.kwargs
) -> _Result:
    """Calls `function`; each level of a recursion goes through here."""
    limit = sys.getrecursionlimit()
    deep = True
    try:
        sys._getframe(limit - min(_ROOM, limit // 2))
    except ValueError:
        deep = False
    # Not while that ValueError is handled: what the function raises would name it as where it came from.
    return _in_a_thread(lambda: function(*arguments, **options)) if deep else function(*arguments, **options)


def _in_a_thread(function: Callable[[], _Result]) -> _Result:
    results: list[_Result] = []
    errors: list[BaseException] = []
    context, location = ir.Context.current, ir.Location.current
    variables = contextvars.copy_context()

    def run() -> None:
        try:
            # The host knows what is current by thread.
            with contextlib.ExitStack() as current:
                for entered in (context, location):
                    if entered is not None:
                        current.enter_context(entered)
                results.append(variables.run(function))
        except BaseException as error:  # whatever it is, it is the caller's
            errors.append(error)

    thread = threading.Thread(target=run, name="gpuir-descent")
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]
