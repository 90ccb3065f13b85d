"""What runs in a worker's process: loads one module, then answers calls until its input ends."""

from __future__ import annotations

import ctypes
import dataclasses
import os
import signal
import sys
from typing import Any

import numpy as np

from gpuir.errors import Diagnostic, Error
from gpuir.execution.frames import encode, read_frame
from gpuir.execution.jit import Executable
from gpuir.host import ir

_PR_SET_PDEATHSIG = 1
_IONBF = 2


def _failure(error: BaseException) -> dict[str, Any]:
    if isinstance(error, Error):
        return {"diagnostics": [dataclasses.asdict(d) for d in error.diagnostics]}
    return {"diagnostics": [dataclasses.asdict(Diagnostic("error", f"{type(error).__name__}: {error}"))]}


def _load(text: str, opt_level: int) -> Executable:
    context = ir.Context()
    with context:
        return Executable(ir.Module.parse(text), opt_level=opt_level)


def main() -> None:
    if sys.platform == "linux":
        # A call that never ends must not outlive the process that asked for it.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    requests = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    # What the module itself prints belongs with the messages, not into the answers.
    os.dup2(2, 1)
    libc = ctypes.CDLL(None)
    # Unbuffered: what a failing assertion prints must not be lost with the process.
    libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, _IONBF, 0)
    executable: Executable | None = None
    while (frame := read_frame(requests)) is not None:
        request, arrays = frame
        try:
            if request["do"] == "load":
                executable = _load(request["text"], request["opt_level"])
                answer = encode({})
            else:
                signature = executable.signature(request["name"])
                values = [a if slot.is_array else a[()] for slot, a in zip(signature.arguments, arrays)]
                results = executable.call(request["name"], *values)
                results = [] if results is None else list(results) if isinstance(results, tuple) else [results]
                changed = [a for slot, a in zip(signature.arguments, arrays) if slot.kind == "memref"]
                answer = encode({"results": len(results)}, [*map(np.asarray, results), *changed])
        except Exception as error:  # Whatever it is, the parent reports it.
            answer = encode(_failure(error))
        answers.write(answer)
        answers.flush()
