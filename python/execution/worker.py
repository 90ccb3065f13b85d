"""Runs a module in a process of its own, so that a crash or an endless loop there is an error message here."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

import numpy as np

from gpuir.errors import Diagnostic
from gpuir.execution.diagnostics import ExecutionError
from gpuir.execution.frames import HEADER, decode, encode
from gpuir.execution.jit import check_opt_level, find_signature
from gpuir.execution.lowering import check_dialects, copy_of
from gpuir.execution.signature import Signature, signatures
from gpuir.host import ir

__all__ = ["Worker"]

# The child sees what this process sees, whatever directory it was started in.
_START = "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from gpuir.execution._child import main; main()"


class Worker:
    """Compiles a module in another process and calls its functions there.

        with Worker(module, timeout=10) as worker:
            out = worker.call("matmul", a, b, c)

    ``timeout`` is the limit in seconds for each call, the first one's compilation aside, which has as much again. After
    a crash or a timeout the next call starts a new process.
    """

    def __init__(self, source: ir.Module, *, timeout: float = 60.0, opt_level: int = 2):
        check_opt_level(opt_level)
        if not timeout > 0:
            raise ValueError(f"timeout must be a positive number of seconds, got {timeout!r}")
        check_dialects(source)
        self.signatures = signatures(source)
        self.timeout = timeout
        self._load = {
            "do": "load",
            "text": copy_of(source).operation.get_asm(enable_debug_info=True),
            "opt_level": opt_level,
        }
        self._process: subprocess.Popen | None = None
        self._messages: Any = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def signature(self, name: str) -> Signature:
        """What ``call(name, ...)`` takes and returns."""
        return find_signature(self.signatures, name)

    def start(self) -> None:
        """Starts the process and compiles the module there, unless that is done; ExecutionError if it fails."""
        if self._process is not None:
            return
        self._messages = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-c", _START, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._messages,
        )
        os.set_blocking(self._process.stdin.fileno(), False)
        os.set_blocking(self._process.stdout.fileno(), False)
        try:
            self._ask("the compilation", encode(self._load))
        except ExecutionError:
            self.close()
            raise

    def call(self, name: str, *values: Any) -> Any:
        """Runs a function; the same contract as ``Executable.call``. ExecutionError for a crash or a timeout too."""
        signature = self.signature(name)
        arrays = signature.check(values)
        self.start()
        value, answers = self._ask(f"@{name}", encode({"do": "call", "name": name}, arrays))
        count = value["results"]
        memrefs = [a for slot, a in zip(signature.arguments, arrays) if slot.kind == "memref"]
        for array, changed in zip(memrefs, answers[count:]):
            array[...] = changed
        results = [a if slot.is_array else a[()] for slot, a in zip(signature.results, answers)]
        return Signature.unpack(results)

    def close(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        self._messages.close()

    def _ask(self, what: str, request: bytes) -> tuple[Any, list[np.ndarray]]:
        deadline = time.monotonic() + self.timeout
        body, text_length = self._exchange(what, request, deadline)
        value, arrays = decode(body, text_length)
        if "diagnostics" in value:
            raise ExecutionError([_diagnostic(d) for d in value["diagnostics"]])
        return value, arrays

    def _exchange(self, what: str, request: bytes, deadline: float) -> tuple[bytearray, int]:
        """Sends a frame while reading the answer, so that neither side waits for the other to empty a pipe."""
        process = self._process
        unsent, received, needed = memoryview(request), bytearray(), HEADER.size
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)
            selector.register(process.stdout, selectors.EVENT_READ)
            while len(received) < needed:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if not ready:
                    self.close()
                    raise ExecutionError(f"{what} did not finish within {self.timeout:g} s and was stopped")
                for key, _ in ready:
                    try:
                        if key.fileobj is process.stdin:
                            unsent = unsent[os.write(key.fd, unsent[: 1 << 20]) :]
                            if not unsent:
                                selector.unregister(process.stdin)
                            continue
                        piece = os.read(key.fd, 1 << 20)
                    except BlockingIOError:
                        continue
                    except BrokenPipeError:
                        piece = b""
                    if not piece:
                        raise self._crashed(what)
                    received += piece
                if needed == HEADER.size and len(received) >= HEADER.size:
                    needed += HEADER.unpack_from(received)[0]
        return received[HEADER.size :], HEADER.unpack_from(received)[1]

    def _crashed(self, what: str) -> ExecutionError:
        code = self._process.wait()
        self._messages.seek(0)
        said = self._messages.read()[-4000:].decode(errors="replace").strip().splitlines()
        self.close()
        last = f": {said[-1].strip()}" if said else ""
        return ExecutionError(f"{what} ended its process ({exit_text(code)}){last}")


def exit_text(code: int) -> str:
    """How a process ended, from its return code."""
    if code >= 0:
        return f"exit code {code}"
    return signal.Signals(-code).name if -code in signal.valid_signals() else f"signal {-code}"


def _diagnostic(fields: dict[str, Any]) -> Diagnostic:
    notes = tuple(_diagnostic(note) for note in fields.pop("notes"))
    return Diagnostic(**fields, notes=notes)
