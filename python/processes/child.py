"""A child process that answers requests over pipes: a crash, a limit of time and what it printed become values here.

The messages are those of `gpuir.processes.serving`, which is the child's side. The child's standard error goes to a file that
belongs to the parent.
"""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from gpuir.processes import serving
from gpuir.processes.folders import anonymous_file
from gpuir.processes.forking import exit_text
from gpuir.processes.serving import HEADER

__all__ = ["Child", "ChildEnded", "ChildTimeout", "exit_text"]

# The child finds the modules that this process finds, whatever folder it was started in.
_START = "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from gpuir.processes.serving import serve_module; serve_module(sys.argv[2])"


class ChildEnded(Exception):
    """The child ended instead of answering: ``code`` is its return code, ``messages`` what it wrote to stderr."""

    def __init__(self, code: int, messages: str):
        self.code = code
        self.messages = messages
        super().__init__(f"the process ended ({self.how})")

    @property
    def how(self) -> str:
        """How the process ended: the name of a signal, or an exit code."""
        return exit_text(self.code)

    @property
    def last_words(self) -> str:
        """The last line that the child wrote to its standard error."""
        # A child may have written without end.
        lines = self.messages[-4000:].strip().splitlines()
        return lines[-1].strip() if lines else ""


class ChildTimeout(Exception):
    """The child did not answer in time and was killed; ``messages`` is what it had written to stderr."""

    def __init__(self, seconds: float, messages: str):
        self.seconds = seconds
        self.messages = messages
        super().__init__(f"no answer within {seconds:g} s")


class Child:
    """A running process; ``OSError`` when it cannot be started.

    ``messages`` is what the child wrote to its standard error since the last request was sent, or its start.
    """

    def __init__(self, command: Sequence[str], *, environment: Mapping[str, str] | None = None):
        self._messages = anonymous_file()
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._messages, env=environment
            )
        except OSError:
            self._messages.close()
            raise
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._output.fileno(), False)
        # Also when its owner goes without a word, and when the interpreter ends.
        self._finish = weakref.finalize(self, _end, self._process, self._messages, os.getpid())
        self._asked = False

    @classmethod
    def of_module(cls, module: str, *, environment: Mapping[str, str] | None = None) -> Child:
        """A process of this interpreter that serves with the `answer` of a module."""
        return cls([sys.executable, "-I", "-c", _START, json.dumps(sys.path), module], environment=environment)

    @classmethod
    def of_file(cls, python: str, file: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> Child:
        """A process of another interpreter, which need not have gpuir, that serves with the `answer` of a file."""
        return cls([python, serving.__file__, str(file), *arguments], environment=environment)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process.poll() is None

    @property
    def messages(self) -> str:
        """What the child wrote to its standard error since the last request was sent."""
        descriptor = self._messages.fileno()
        # At a position of its own: the child shares the file's, and goes on writing there.
        return os.pread(descriptor, os.fstat(descriptor).st_size, 0).decode(errors="replace")

    def ask(self, body: bytes, number: int = 0, *, timeout: float) -> tuple[bytearray, int]:
        """Sends a request and returns the answer's body and number.

        ChildEnded, ChildTimeout (`timeout` is in seconds) and an interrupt leave no process behind.

        It reads while it sends, so that neither side waits for the other to empty a pipe.
        """
        # What a child says before its first request may be why it ends.
        if self._asked:
            self._forget_messages()
        self._asked = True
        try:
            received = self._exchange([memoryview(HEADER.pack(len(body), number)), memoryview(body)], timeout)
        except BaseException:
            # Half a request or half an answer: nothing that it says from now on can be told apart.
            self.close()
            raise
        return received[HEADER.size :], HEADER.unpack_from(received)[1]

    def _exchange(self, unsent: list[memoryview], timeout: float) -> bytearray:
        """Sends all pieces, and returns the answer with its header."""
        deadline = time.monotonic() + timeout
        received, needed = bytearray(), HEADER.size
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._output, selectors.EVENT_READ)
            while len(received) < needed:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if not ready:
                    raise ChildTimeout(timeout, self.messages)
                for key, _ in ready:
                    try:
                        if key.fileobj is self._input:
                            unsent[0] = unsent[0][os.write(key.fd, unsent[0][: 1 << 20]) :]
                            if not unsent[0]:
                                del unsent[0]
                            if not unsent:
                                selector.unregister(self._input)
                            continue
                        piece = os.read(key.fd, 1 << 20)
                    except BlockingIOError:
                        continue
                    except BrokenPipeError:
                        piece = b""
                    if not piece:
                        raise ChildEnded(self._process.wait(), self.messages)
                    received += piece
                if needed == HEADER.size and len(received) >= HEADER.size:
                    needed += HEADER.unpack_from(received)[0]
        return received

    def close(self) -> None:
        """Ends the process, whatever it does."""
        self._finish()

    def _forget_messages(self) -> None:
        # The position is the child's too, which waits for a request now.
        self._messages.seek(0)
        self._messages.truncate()


def _end(process: subprocess.Popen[bytes], messages: IO[bytes], owner: int) -> None:
    # A process that was forked off the owner has copies of its objects, and no part in its children.
    if os.getpid() != owner:
        return
    process.kill()
    process.wait()
    for file in (process.stdin, process.stdout, messages):
        assert file is not None
        file.close()
