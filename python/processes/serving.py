"""The child's side: reads requests from its standard input, and writes an answer to each to its standard output.

A message in either direction is a header of two little-endian 8-byte integers, the length of the body and a number that
belongs to the body's own format, and then the body. What the process and its libraries print goes to standard error.

This file also runs by its path, in an interpreter that has no gpuir: the standard library of Python 3.9 is all it needs.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import signal
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO

#: Length of the body, and the number that belongs to its format.
HEADER = struct.Struct("<QQ")

#: What a server does: body and number of a request become those of its answer.
Answer = Callable[[bytes, int], tuple[bytes, int]]

_PR_SET_PDEATHSIG = 1
_IONBF = 2


def serve(answer: Answer, idle: Callable[[], None] | None = None) -> None:
    """Answers requests until the input ends; ``idle`` is called after each, when nobody waits."""
    requests, answers = _connect()
    while (message := read_message(requests)) is not None:
        body, number = answer(*message)
        # Python's own buffers: what was printed belongs to this request.
        sys.stdout.flush()
        sys.stderr.flush()
        answers.write(HEADER.pack(len(body), number))
        answers.write(body)
        answers.flush()
        if idle is not None:
            idle()


def read_message(stream: BinaryIO) -> tuple[bytes, int] | None:
    """Body and number of the next message of a blocking stream; None at its end."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    length, number = HEADER.unpack(header)
    body = stream.read(length)
    return (body, number) if len(body) == length else None


def _connect() -> tuple[BinaryIO, BinaryIO]:
    """The streams of requests and answers, out of reach of whatever else runs in this process."""
    libc = ctypes.CDLL(None)
    if sys.platform == "linux":
        # Work that never ends must not outlive whoever asked for it. The signal comes when the thread ends that started
        # this process.
        libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    # An interrupt at the terminal is the parent's to answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    # Unbuffered: what is printed before an abort must not be lost with the process.
    libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, _IONBF, 0)
    return requests, answers


def serve_module(name: str) -> None:
    """Serves with the ``answer`` of a module, and its ``idle`` where it has one."""
    module = importlib.import_module(name)
    serve(module.answer, getattr(module, "idle", None))


def _main() -> None:
    """``python serving.py FILE ...``: serves with the ``answer`` of a file, which finds the rest in sys.argv."""
    # Run by path, this file's folder would be searched first for every import.
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    del sys.argv[0]
    spec = importlib.util.spec_from_file_location("gpuir_server", sys.argv[0])
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    serve(module.answer)


if __name__ == "__main__":
    _main()
