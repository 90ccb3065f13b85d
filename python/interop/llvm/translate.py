"""LLVM IR into MLIR's text by LLVM's mlir-translate, in a process of its own."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess

from gpuir.errors import Diagnostic
from gpuir.interop.llvm.errors import ADVICE, TRANSLATE_VARIABLE, LlvmError
from gpuir.interop.llvm.older import is_bitcode, with_foreign
from gpuir.processes.forking import end_with_parent, exit_text

__all__ = ["WITHOUT", "program", "translated"]

#: The word of the variable that has no program asked.
WITHOUT = "llvmlite"
_PROGRAMS = ("mlir-translate-22", "mlir-translate")
_MESSAGE = re.compile(
    r"^(?:<unknown>:0: )?error: (?:<stdin>|-):(?P<line>\d+):(?P<column>\d+): error: (?P<text>.*)$", re.M
)


def program() -> str | None:
    """The path of mlir-translate; None where there is none, or the variable says to do without."""
    chosen = os.environ.get(TRANSLATE_VARIABLE)
    if chosen == WITHOUT:
        return None
    found = next(filter(None, map(shutil.which, (chosen,) if chosen else _PROGRAMS)), None)
    if chosen and found is None:
        raise LlvmError(f"mlir-translate was not found: {TRANSLATE_VARIABLE} is '{chosen}', {ADVICE}")
    return found


def translated(path: str, source: bytes, filename: str, timeout: float) -> str:
    """What the program at ``path`` makes of text or bitcode; LlvmError with line and column where it is no LLVM IR."""
    command = [path, "--import-llvm", "--mlir-print-debuginfo", "--mlir-print-op-generic", "-"]
    done = _run(command, source, timeout)
    log = done.stderr.decode(errors="replace")
    if done.returncode and not is_bitcode(source):
        renamed = with_foreign(source.decode(errors="replace"), log)
        if renamed is not None:
            done = _run(command, renamed.encode(), timeout)
            log = done.stderr.decode(errors="replace")
    if not done.returncode:
        return done.stdout.decode()
    if where := _MESSAGE.search(log):
        raise LlvmError([Diagnostic("error", where["text"], filename, int(where["line"]), int(where["column"]))])
    last = next((line for line in log.splitlines() if "error" in line), log.strip())
    raise LlvmError(f"mlir-translate refuses the LLVM IR ({exit_text(done.returncode)}): {last}")


def _run(command: list[str], source: bytes, timeout: float) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            command, input=source, capture_output=True, timeout=timeout,
            preexec_fn=functools.partial(end_with_parent, os.getpid()),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise LlvmError(f"mlir-translate did not finish within {timeout:g} s and was stopped") from None
