"""A child process that answers requests over pipes: a crash, a limit of time and what it printed become values here.

A message in either direction is a header of two little-endian 8-byte integers, the length of the body and a number that
belongs to the body's own format, and then the body. The child's standard error goes to a file that belongs to the
parent; whoever writes the child's side sends everything it prints there too.
"""

from __future__ import annotations

import os
import selectors
import signal
import struct
import subprocess
import tempfile
import time
import weakref
from collections.abc import Mapping, Sequence
from typing import IO

__all__ = ["HEADER", "Child", "ChildEnded", "ChildTimeout", "exit_text"]

#: Length of the body, and the number that belongs to its format.
HEADER = struct.Struct("<QQ")


class ChildEnded(Exception):
    """The child ended instead of answering: ``code`` is its return code, ``messages`` what it wrote to stderr."""

    def __init__(self, code: int, messages: str):
        self.code = code
        self.messages = messages
        super().__init__(f"the process ended ({exit_text(code)})")


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
        # Unbuffered, and named by nobody: gone with its last owner.
        self._messages = tempfile.TemporaryFile(buffering=0)
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

    def ask(self, message: bytes, *, timeout: float) -> tuple[bytearray, int]:
        """Sends a message, header included, and returns the answer's body and number.

        ChildEnded and ChildTimeout (`timeout` is in seconds) leave no process behind.

        It reads while it sends, so that neither side waits for the other to empty a pipe.
        """
        # What a child says before its first request may be why it ends.
        if self._asked:
            self._forget_messages()
        self._asked = True
        deadline = time.monotonic() + timeout
        unsent = memoryview(message)
        received, needed = bytearray(), HEADER.size
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._output, selectors.EVENT_READ)
            while len(received) < needed:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if not ready:
                    messages = self.messages
                    self.close()
                    raise ChildTimeout(timeout, messages)
                for key, _ in ready:
                    try:
                        if key.fileobj is self._input:
                            unsent = unsent[os.write(key.fd, unsent[: 1 << 20]) :]
                            if not unsent:
                                selector.unregister(self._input)
                            continue
                        piece = os.read(key.fd, 1 << 20)
                    except BlockingIOError:
                        continue
                    except BrokenPipeError:
                        piece = b""
                    if not piece:
                        raise self._ended()
                    received += piece
                if needed == HEADER.size and len(received) >= HEADER.size:
                    needed += HEADER.unpack_from(received)[0]
        return received[HEADER.size :], HEADER.unpack_from(received)[1]

    def close(self) -> None:
        """Ends the process, whatever it does."""
        self._finish()

    def _forget_messages(self) -> None:
        # The position is the child's too, which waits for a request now.
        self._messages.seek(0)
        self._messages.truncate()

    def _ended(self) -> ChildEnded:
        code = self._process.wait()
        error = ChildEnded(code, self.messages)
        self.close()
        return error


def _end(process: subprocess.Popen[bytes], messages: IO[bytes], owner: int) -> None:
    # A process that was forked off the owner has copies of its objects, and no part in its children.
    if os.getpid() != owner:
        return
    process.kill()
    process.wait()
    for file in (process.stdin, process.stdout, messages):
        assert file is not None
        file.close()


def exit_text(code: int) -> str:
    """How a process ended, from its return code."""
    if code >= 0:
        return f"exit code {code}"
    return signal.Signals(-code).name if -code in signal.valid_signals() else f"signal {-code}"
