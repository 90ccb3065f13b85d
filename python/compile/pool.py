"""Worker processes, kept warm, that do everything that can crash; a death becomes a CompileError with the last IR."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from gpuir.assembly.isolation import crash_of
from gpuir.compile.errors import CompileError
from gpuir.compile.progress import IR_FILE, STAGE_FILE
from gpuir.compile.source import Source
from gpuir.errors import Diagnostic, Error, ParseError
from gpuir.host import ir
from gpuir.processes.child import Child, ChildEnded, ChildTimeout
from gpuir.processes.folders import TemporaryFolder
from gpuir.processes.frames import decode, encode
from gpuir.processes.pool import WorkerPool

__all__ = ["POOL", "Pool"]

# NumPy carries bytes here: its threads would only turn in the way of other workers.
_ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    # glibc would give memory back to the system after each kernel, and ask for it again.
    "MALLOC_TRIM_THRESHOLD_": "268435456",
    "MALLOC_MMAP_THRESHOLD_": "268435456",
    "MALLOC_TOP_PAD_": "16777216",
}
#: Huge pages for the heap, where the system gives them on request: the assembler's data are all over it.
_TUNABLES = "glibc.malloc.hugetlb=1"
#: Return codes of processes that the host ended, not somebody outside.
_CRASHES = (-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGBUS, -signal.SIGFPE, -signal.SIGILL)
_LLVM_ERROR = re.compile(r"^(?:LLVM ERROR|fatal error|error): (.*)$", re.M)
_FUNCTION = re.compile(r"In function: (\S+)|on function '@([^']+)'")
_INTRINSIC = re.compile(r"Cannot select:.*?(llvm\.\w+\.[\w.]+)", re.S)
_UNSUPPORTED = re.compile(r"'(nvvm\.[\w.]+)' op is not supported on")
#: Chips that have an instruction: PTX ISA, «Target ISA Notes» of each.
_NEEDS = {
    "nvvm.wgmma": "'sm_90a'",
    "nvvm.tcgen05": "'sm_100a', 'sm_103a' or 'sm_110a'",
    "nvvm.cp.async.bulk": "'sm_90' or newer",
    "nvvm.cluster": "'sm_90' or newer",
    "nvvm.mbarrier": "'sm_80' or newer",
}
#: What the stages are called in messages.
_STAGES = {
    "": "the start of the worker",
    "read": "reading the module",
    "host": "lowering the host's side",
    "lower": "lowering to the LLVM dialect",
    "translate": "the translation to LLVM IR",
    "optimize": "LLVM's optimizer",
    "codegen": "LLVM's code generator",
    "link": "nvJitLink",
    "disassemble": "the disassembler",
}


class _Worker:
    """One process and its folder."""

    def __init__(self) -> None:
        try:
            self._folder = TemporaryFolder("gpuir-compile-")
            self.folder = self._folder.name
            self.child = Child.of_module("gpuir.compile._server", environment=_environment())
        except OSError as error:
            raise CompileError(f"a worker process could not be started: {error}", stage="start") from None

    def close(self) -> None:
        self.child.close()
        self._folder.close()

    def ask(self, request: dict[str, Any], data: bytes, text: str, timeout: float) -> tuple[Any, list[np.ndarray]]:
        """The answer; CompileError when the process died over it, _NotBegunError when it was dead before."""
        folder = self.folder
        stage = os.path.join(folder, STAGE_FILE)
        with contextlib.suppress(OSError):
            os.truncate(stage, 0)
        message = encode({**request, "folder": folder}, [np.frombuffer(data, np.uint8)])
        try:
            answer = self.child.ask(*message, timeout=timeout)
        except (ChildEnded, ChildTimeout) as end:
            begun = os.path.exists(stage) and os.path.getsize(stage)
            if isinstance(end, ChildEnded) and end.code < 0 and not begun:
                raise _NotBegunError from None
            raise _death(folder, request, text, end) from None
        return decode(*answer)


def _environment() -> dict[str, str]:
    """What a worker has in its environment; the user's own tunables come last, so that they count."""
    tunables = ":".join(filter(None, (_TUNABLES, os.environ.get("GLIBC_TUNABLES"))))
    return {**os.environ, **_ENVIRONMENT, "GLIBC_TUNABLES": tunables}


class _NotBegunError(Exception):
    """A worker was killed before it began a request."""


class Pool(WorkerPool[_Worker]):
    """At most ``limit`` workers (GPUIR_COMPILE_WORKERS; else the number of processors, at most 8), for all threads."""

    def __init__(self, limit: int | None = None):
        self._chosen = limit
        super().__init__(_Worker, lambda: self.limit, "gpuir-compile")

    @property
    def limit(self) -> int:
        """The largest number of workers."""
        if self._chosen is not None:
            return self._chosen
        given = os.environ.get("GPUIR_COMPILE_WORKERS", "")
        if given and not (given.isdecimal() and int(given)):
            raise CompileError(f"GPUIR_COMPILE_WORKERS must be a positive number, got '{given}'")
        return int(given) if given else min(8, os.cpu_count() or 1)

    def _ask_again(self, request: dict[str, Any], data: bytes, text: str, timeout: float) -> Any:
        try:
            with self.worker() as worker:
                return worker.ask(request, data, text, timeout)
        except _NotBegunError:
            raise CompileError(
                "two worker processes were killed before they began: the system may be out of memory",
                stage="start",
                target=request["target"],
            ) from None

    def ask(self, request: dict[str, Any], source: Source, timeout: float) -> dict[str, Any]:
        """The answer of a worker; CompileError when it refuses, dies or does not answer within ``timeout`` seconds.

        The source's text is saved where the worker dies before it has IR of its own.
        """
        fields, data = source.frame()
        request = {**request, **fields}
        try:
            with self.worker() as worker:
                answer = worker.ask(request, data, source.text, timeout)
        except _NotBegunError:
            # As idle processes may be: another one does the work.
            answer = self._ask_again(request, data, source.text, timeout)
        value, arrays = answer
        if "diagnostics" in value:
            raise _refusal(value, request["target"])
        return {"value": value, "contents": [array.tobytes() for array in arrays]}


def _refusal(value: dict[str, Any], target: str) -> Error:
    stage, kernel = value["stage"], value["kernel"]
    diagnostics = [Diagnostic.from_fields(fields) for fields in value["diagnostics"]]
    if value["parse"]:
        return ParseError(diagnostics)
    where = f"{_what(stage, kernel, target)} failed"
    if not any(d.line for d in diagnostics):
        first = diagnostics[0]
        diagnostics[0] = Diagnostic(first.severity, f"{where}: {first.message}", notes=first.notes)
    else:
        diagnostics.append(Diagnostic("note", where))
    advice = next(filter(None, (_UNSUPPORTED.search(d.message) for d in diagnostics)), None)
    if advice:
        diagnostics.append(Diagnostic("note", _chips(advice[1])))
    return CompileError(diagnostics, stage=stage, kernel=kernel, target=target, forms=value["forms"])


def _what(stage: str, kernel: str, target: str) -> str:
    """A stage in words."""
    return f"{_STAGES.get(stage, stage)}{f' of {kernel}' if kernel else ''}{f' for {target}' if target else ''}"


def _chips(op: str) -> str:
    """What to do where the chip lacks an op."""
    chips = next((chips for prefix, chips in _NEEDS.items() if op.startswith(prefix)), None)
    return f"{op} needs target={chips}" if chips else f"compile for a newer chip, or for an «a» variant, to have {op}"


def _death(folder: str, request: dict[str, Any], text: str, end: ChildEnded | ChildTimeout) -> CompileError:
    """The error for a worker that died, with the stage and the IR that it left in its folder."""
    target = request["target"]
    described: dict[str, Any] = {"stage": "", "kernel": "", "suffix": ".mlir", "ir": False}
    with contextlib.suppress(OSError, ValueError):
        described = json.loads((Path(folder) / STAGE_FILE).read_text())
    stage, kernel, said = described["stage"], described["kernel"], end.messages
    function = _FUNCTION.search(said)
    if function:
        kernel = f"@{function[1] or function[2]}"
    what = _what(stage, kernel, target)
    told = [Diagnostic.from_fields(json.loads(line)) for line in said.splitlines() if line.startswith('{"severity"')]
    if stage == "read" and isinstance(end, ChildEnded) and end.code in _CRASHES and request["form"] == "text":
        told.append(crash_of(text, request["filename"], ir.Context(), end.code))
    if isinstance(end, ChildTimeout):
        message = f"{what} did not finish within {end.seconds:g} s and was stopped"
    else:
        message = f"{what} ended its process ({end.how})"
        intrinsic = _INTRINSIC.search(said)
        error = _LLVM_ERROR.search(said)
        lines = [line for line in said.strip().splitlines() if not line.startswith('{"severity"')]
        if intrinsic:
            message += f": {target} has no instruction for {intrinsic[1]}: compile for a chip that has it"
            if target.startswith("sm_"):
                message += ", or with a higher ptx_version"
        elif error:
            message += f": {error[1]}"
        elif end.code == -9 and not lines:
            message += ": it was killed from outside, or the system ran out of memory; compile again"
        elif lines:
            message += f": {lines[-1 if lines[0].startswith('Traceback') else 0].strip()}"
    path, note = _save(folder, described, text)
    return CompileError(
        [*told, Diagnostic("note" if told else "error", message, notes=(Diagnostic("note", note),))],
        stage=stage,
        kernel=kernel,
        target=target,
        ir_file=path,
    )


def _save(folder: str, described: dict[str, Any], text: str) -> tuple[str | None, str]:
    """Puts the last IR where the user finds it; its path and what to say about it."""
    try:
        handle, path = tempfile.mkstemp(prefix="gpuir-crash-", suffix=described["suffix"])
        with os.fdopen(handle, "wb") as file:
            if described["ir"]:
                with open(os.path.join(folder, IR_FILE), "rb") as last:
                    shutil.copyfileobj(last, file)
            else:
                file.write(text.encode(errors="replace"))
    except OSError as error:
        return None, f"the last IR could not be saved: {error.strerror or error}"
    return path, f"the last IR is in {path}"


#: The workers of this process: they compile for `gpuir.compile`, and translate for `gpuir.transforms.gpu.translate`.
POOL = Pool()
