"""What runs in a worker's process: loads one module, then answers calls."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from gpuir.errors import diagnostics_of
from gpuir.execution.jit import Executable
from gpuir.host import ir
from gpuir.processes.frames import decode, encode

__all__ = ["answer"]

_executable: Executable | None = None


def answer(body: bytes, text_length: int) -> tuple[bytes, int]:
    """The answer to a request to load a module, or to call a function of the one loaded."""
    request, arrays = decode(body, text_length)
    try:
        return _load(request) if request["do"] == "load" else _call(request, arrays)
    except Exception as error:  # Whatever it is, the parent reports it.
        return encode({"diagnostics": [dataclasses.asdict(d) for d in diagnostics_of(error)]})


def _load(request: dict[str, Any]) -> tuple[bytes, int]:
    global _executable
    with ir.Context():
        _executable = Executable(ir.Module.parse(request["text"]), opt_level=request["opt_level"])
    return encode({})


def _call(request: dict[str, Any], arrays: list[np.ndarray]) -> tuple[bytes, int]:
    assert _executable is not None
    signature = _executable.signature(request["name"])
    values = [a if slot.is_array else a[()] for slot, a in zip(signature.arguments, arrays)]
    results = _executable.call(request["name"], *values)
    results = [] if results is None else list(results) if isinstance(results, tuple) else [results]
    changed = [a for slot, a in zip(signature.arguments, arrays) if slot.kind == "memref"]
    return encode({"results": len(results)}, [*map(np.asarray, results), *changed])
