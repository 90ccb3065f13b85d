"""In the worker: which stage runs on what, left in files, so that whoever survives can say where it ended."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

__all__ = ["IR_FILE", "STAGE_FILE", "SUFFIXES", "Progress"]

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


class Progress:
    """Times of stages, the forms made so far, and where the work stands."""

    def __init__(self, folder: str):
        self._folder = Path(folder)
        self.times: dict[str, float] = {}
        self.stage = ""
        self.kernel = ""
        self.forms: dict[str, str | bytes] = {}

    def begin(self) -> None:
        """A new compilation."""
        self.times = {}
        self.forms = {}
        self.stage = self.kernel = ""

    @contextlib.contextmanager
    def running(self, stage: str, form: str = "mlir", text: str | None = None) -> Iterator[None]:
        """While it is open, ``stage`` runs on ``text``; the stage stays named when it fails."""
        self.stage = stage
        # A full disk must not be what fails a compilation that needs none.
        with contextlib.suppress(OSError):
            described = {"stage": stage, "kernel": self.kernel, "suffix": SUFFIXES[form], "ir": text is not None}
            (self._folder / STAGE_FILE).write_text(json.dumps(described))
            if text is not None:
                (self._folder / IR_FILE).write_text(text)
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.times[stage] = self.times.get(stage, 0.0) + time.perf_counter() - begin
