"""In the worker: records the running stage and its input in files, so that a crash can be reported with them."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

__all__ = ["BINARY", "IR_FILE", "STAGE_FILE", "SUFFIXES", "Progress"]

#: In the worker's folder: the running stage as JSON, and the IR it works on.
STAGE_FILE = "stage.json"
IR_FILE = "last-ir"
#: Suffix of a file with a form.
SUFFIXES = {
    "mlir": ".mlir",
    "llvm": ".ll",
    "llvm-opt": ".opt.ll",
    "ptx": ".ptx",
    "cubin": ".cubin",
    "sass": ".sass",
    "amdgcn": ".s",
}
#: Forms that are no text.
BINARY = ("cubin",)


class Progress:
    """The running stage, the times of all stages, and the forms produced so far."""

    def __init__(self, folder: str):
        # Kept open: creating a file takes as long as some stages.
        self._stage, self._ir = ((Path(folder) / name).open("wb", buffering=0) for name in (STAGE_FILE, IR_FILE))
        self.times: dict[str, float] = {}
        self.stage = ""
        self.kernel = ""
        self.forms: dict[str, str | bytes] = {}

    def begin(self) -> None:
        """Starts a new compilation."""
        self.times = {}
        self.forms = {}
        self.stage = self.kernel = ""

    @contextlib.contextmanager
    def running(self, stage: str, form: str = "mlir", text: str | None = None) -> Iterator[None]:
        """Records that ``stage`` runs on ``text`` inside the with statement, and measures its time."""
        self.stage = stage
        # A full disk must not fail a compilation that does not need the disk.
        with contextlib.suppress(OSError):
            if text is not None:
                _replace(self._ir, text.encode(errors="replace"))
            record = {"stage": stage, "kernel": self.kernel, "suffix": SUFFIXES[form], "ir": text is not None}
            _replace(self._stage, json.dumps(record).encode())
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.times[stage] = self.times.get(stage, 0.0) + time.perf_counter() - begin


def _replace(file: IO[bytes], content: bytes) -> None:
    """Replaces the content of an open file."""
    os.ftruncate(file.fileno(), 0)
    position = 0
    while position < len(content):
        position += os.pwrite(file.fileno(), content[position:], position)
