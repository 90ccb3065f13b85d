"""Runs a module in a process of its own, so that a crash or an endless loop there is an error message here."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.errors import Diagnostic
from gpuir.execution.diagnostics import ExecutionError
from gpuir.execution.jit import check_opt_level, find_signature
from gpuir.execution.lowering import check_dialects, copy_of
from gpuir.execution.signature import Signature, signatures
from gpuir.host import ir
from gpuir.processes.child import Child, ChildEnded, ChildTimeout
from gpuir.processes.frames import Json, decode, encode

__all__ = ["Worker"]


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
        self._load: dict[str, Json] = {
            "do": "load",
            "text": str(copy_of(source).operation.get_asm(enable_debug_info=True)),
            "opt_level": opt_level,
        }
        self._child: Child | None = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def signature(self, name: str) -> Signature:
        """What ``call(name, ...)`` takes and returns."""
        return find_signature(self.signatures, name)

    def start(self) -> None:
        """Starts the process and compiles the module there, unless that is done; ExecutionError if it fails."""
        if self._child is not None and self._child.running:
            return
        self._child = Child.of_module("gpuir.execution._server")
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
        child, self._child = self._child, None
        if child is not None:
            child.close()

    def _ask(self, what: str, request: tuple[bytes, int]) -> tuple[Any, list[np.ndarray]]:
        assert self._child is not None
        try:
            answer = self._child.ask(*request, timeout=self.timeout)
        except ChildTimeout:
            self.close()
            raise ExecutionError(f"{what} did not finish within {self.timeout:g} s and was stopped") from None
        except ChildEnded as ended:
            self.close()
            last = f": {ended.last_words}" if ended.last_words else ""
            raise ExecutionError(f"{what} ended its process ({ended.how}){last}") from None
        value, arrays = decode(*answer)
        if "diagnostics" in value:
            raise ExecutionError([Diagnostic.from_fields(d) for d in value["diagnostics"]])
        return value, arrays
