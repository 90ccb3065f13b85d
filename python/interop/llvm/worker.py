"""LLVM IR into MLIR's text by llvmlite, which has LLVM's own reader, and gpuir's importer of what LLVM writes."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path

from gpuir.errors import Diagnostic
from gpuir.interop.llvm.errors import ADVICE, LlvmError
from gpuir.interop.llvm.importer import UnknownError, imported
from gpuir.interop.llvm.older import is_bitcode, with_foreign
from gpuir.processes.child import Child, ChildEnded, ChildTimeout
from gpuir.processes.pool import WorkerPool

__all__ = ["POOL", "is_there", "read"]

_SERVER = Path(__file__).with_name("_server.py")
_MESSAGE = re.compile(r"^<string>:(\d+):(\d+): error: (.*)$", re.M)
#: Lines of LLVM's messages that only say what was tried, or where to complain.
_NOISE = re.compile(r"^(?:LLVM (?:IR|bitcode) parsing error|PLEASE submit|Stack dump|\s*#?\d+[. ]|\s*$)")


class _Worker:
    def __init__(self) -> None:
        try:
            self.child = Child.of_file(sys.executable, _SERVER)
        except OSError as error:
            raise LlvmError(f"a worker process could not be started: {error}") from None

    def close(self) -> None:
        self.child.close()


POOL: WorkerPool[_Worker] = WorkerPool(_Worker, lambda: min(8, os.cpu_count() or 1), "gpuir-llvm")


def is_there() -> bool:
    """Whether llvmlite is installed."""
    return importlib.util.find_spec("llvmlite") is not None


def read(source: bytes, filename: str, timeout: float) -> str:
    """MLIR's text for text or bitcode; LlvmError with line and column where it is no LLVM IR, or by name for what is not known."""
    text, refusal = _asked(source, timeout)
    if refusal and not is_bitcode(source):
        renamed = with_foreign(source.decode(errors="replace"), refusal)
        if renamed is not None:
            text, refusal = _asked(renamed.encode(), timeout)
    if refusal:
        raise _error(refusal, filename)
    try:
        return imported(text)
    except UnknownError as unknown:
        message = f"without mlir-translate gpuir does not know {unknown}: {ADVICE}"
        raise LlvmError([Diagnostic("error", message, filename)]) from None


def _asked(source: bytes, timeout: float) -> tuple[str, str]:
    """LLVM's own text, or what it says against the source."""
    try:
        with POOL.worker() as worker:
            answer, refused = worker.child.ask(source, int(is_bitcode(source)), timeout=timeout)
    except ChildTimeout:
        raise LlvmError(f"LLVM did not read the module within {timeout:g} s and was stopped") from None
    except ChildEnded as end:
        return "", end.messages or f"LLVM ended its process ({end.how})"
    text = bytes(answer).decode(errors="replace")
    return ("", text) if refused else (text, "")


def _error(refusal: str, filename: str) -> LlvmError:
    if where := _MESSAGE.search(refusal):
        return LlvmError([Diagnostic("error", where[3], filename, int(where[1]), int(where[2]))])
    said = [line.strip() for line in refusal.splitlines() if not _NOISE.match(line)]
    return LlvmError([Diagnostic("error", f"LLVM refuses the LLVM IR: {' '.join(said[:3])}", filename)])
