"""Processes that have NVRTC, kept warm: a crash of the compiler is an error that says its last words."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from gpuir.interop.cuda.errors import CudaError
from gpuir.processes.child import Child, ChildEnded, ChildTimeout
from gpuir.processes.pool import WorkerPool

__all__ = ["POOL", "ask"]

_SERVER = Path(__file__).with_name("_server.py")


class _Worker:
    def __init__(self) -> None:
        try:
            self.child = Child.of_file(sys.executable, _SERVER)
        except OSError as error:
            raise CudaError(f"a worker process could not be started: {error}") from None

    def close(self) -> None:
        self.child.close()


#: NVRTC compiles one program at a time in a process.
POOL: WorkerPool[_Worker] = WorkerPool(_Worker, lambda: min(8, os.cpu_count() or 1), "gpuir-nvrtc")


def ask(do: str, library: Path, timeout: float, **request: Any) -> dict[str, Any]:
    """The answer of a worker; CudaError where it ends, does not answer within ``timeout`` seconds or cannot call NVRTC."""
    body = json.dumps({"do": do, "library": str(library), "folder": os.getcwd(), **request}).encode()
    try:
        with POOL.worker() as worker:
            answer, _ = worker.child.ask(body, timeout=timeout)
    except ChildTimeout as end:
        raise CudaError(f"NVRTC did not finish within {timeout:g} s and was stopped", end.messages) from None
    except ChildEnded as end:
        last = f": {end.last_words}" if end.last_words else ""
        raise CudaError(f"NVRTC ended its process ({end.how}){last}", end.messages) from None
    value: dict[str, Any] = json.loads(bytes(answer))
    if "error" in value:
        raise CudaError(f"NVRTC: {value['error']}")
    return value
