"""Libraries of transform scripts that name gpuir's ops: the host reads the files itself and knows no syntax of gpuir.

`transform-preload-library` gets copies in the host's generic form instead, whose locations are the files' own.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from gpuir.assembly.document import parse
from gpuir.assembly.host_spelling import mentioned_dialects
from gpuir.host import ir

_PASS = "transform-preload-library"
_PATHS = re.compile(r"(transform-library-paths=)(\{[^{}]*\}|[^\s{}]+)")


class ScriptLibraries:
    """The copies made for one pass manager; they are deleted with it."""

    def __init__(self, context: ir.Context):
        self.context = context
        self._directory: tempfile.TemporaryDirectory[str] | None = None
        self._count = 0

    def readable(self, pipeline: str) -> str:
        """The pipeline's text with paths of files that the host cannot read replaced by those of copies it can."""
        if _PASS not in pipeline:
            return pipeline
        return _PATHS.sub(lambda match: match[1] + self._paths(match[2]), pipeline)

    def _paths(self, text: str) -> str:
        paths: list[Path] = []
        for name in text.strip("{}").split(","):
            path = Path(name.strip())
            paths += sorted(path.glob("*.mlir")) if path.is_dir() else [path]
        return ",".join(str(self._copy(path)) for path in paths)

    def _copy(self, path: Path) -> Path:
        try:
            source = path.read_bytes()
        except OSError:
            return path  # the host says what is wrong with it
        if not mentioned_dialects(source.decode(errors="replace")):
            return path
        module = parse(source, filename=str(path), context=self.context)
        if self._directory is None:
            self._directory = tempfile.TemporaryDirectory(prefix="gpuir-")
        copy = Path(self._directory.name) / f"{self._count}-{path.name}"
        self._count += 1
        text = module.operation.get_asm(enable_debug_info=True)
        assert isinstance(text, str)  # it is bytes with `binary` only
        copy.write_text(text)
        return copy
