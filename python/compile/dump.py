"""GPUIR_DUMP=mlir,llvm,ptx,sass:DIR writes those forms of every compilation into the folder DIR."""

from __future__ import annotations

import dataclasses
import hashlib
import os
import re
from collections.abc import Mapping
from pathlib import Path

from gpuir.compile.errors import CompileError
from gpuir.compile.progress import SUFFIXES

__all__ = ["Dump", "dump_from_environment"]

#: Bytes of a file's name without what is put around it.
_LONGEST = 160
_USAGE = "GPUIR_DUMP is forms and a folder, such as mlir,llvm,ptx,sass:DIR"


@dataclasses.dataclass(frozen=True)
class Dump:
    """The forms to write, and the folder."""

    forms: tuple[str, ...]
    folder: Path

    def write(self, stem: str, forms: Mapping[str, str | bytes]) -> None:
        """Writes those of ``forms`` that were asked for, as ``stem`` with each form's suffix; CompileError on failure."""
        stem = re.sub(r"[^\w.@-]+", "_", stem)
        if len(stem.encode()) > _LONGEST:
            # Names of files have a limit, symbols have none.
            stem = f"{stem[: _LONGEST // 8]}-{hashlib.sha256(stem.encode()).hexdigest()[:16]}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for form in self.forms:
                if form in forms:
                    data = forms[form]
                    path = self.folder / f"{stem}{SUFFIXES[form]}"
                    path.write_bytes(data.encode() if isinstance(data, str) else data)
        except OSError as error:
            raise CompileError(
                f"GPUIR_DUMP: {error.filename or self.folder} cannot be written: {error.strerror or error}",
                stage="dump",
            ) from None


def dump_from_environment() -> Dump | None:
    """The dump that GPUIR_DUMP asks for; None if it is not set, CompileError if it is malformed."""
    text = os.environ.get("GPUIR_DUMP")
    if not text:
        return None
    names, colon, folder = text.partition(":")
    forms = tuple(name.strip() for name in names.split(",") if name.strip())
    unknown = [name for name in forms if name not in SUFFIXES]
    if not colon or not folder or not forms or unknown:
        what = f"unknown form '{unknown[0]}', known: {', '.join(SUFFIXES)}" if unknown else f"got '{text}'"
        raise CompileError(f"{_USAGE} ({what})", stage="dump")
    return Dump(forms, Path(folder))
