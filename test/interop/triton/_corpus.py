"""The corpus of Triton dumps: files under Inputs, their stages, and which Triton wrote them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

INPUTS = Path(__file__).parent / "Inputs"
FILES = sorted(INPUTS.glob("*.mlir"))
_SEPARATOR = "// -----\n"
_NAME = re.compile(r"(?P<kernel>\w+)\.sm(?P<arch>\d+)\.")


class Stage(NamedTuple):
    """One module of a dump: the pass it was printed after, where it begins in the file, and Triton's text."""

    file: Path
    name: str
    line: int
    text: str

    @property
    def id(self) -> str:
        return f"{self.file.name}:{self.line} ({self.name})"


def version(file: Path) -> str:
    """The Triton release whose dump it is."""
    found = re.search(r"\.(\d+\.\d+\.\d+)\.mlir$", file.name)
    return found[1] if found else "3.4.0"


def has_locations(file: Path) -> bool:
    return ".loc." in file.name


def capability(file: Path) -> int:
    found = _NAME.match(file.name)
    assert found is not None, f"{file.name} names no kernel and architecture"
    return int(found["arch"])


def stages(file: Path) -> list[Stage]:
    """All stages of a file, in the order of the compilation."""
    found = []
    line = 1
    for part in file.read_text().split(_SEPARATOR):
        lines = part.splitlines(keepends=True)
        comments = [text for text in lines if text.startswith("//")]
        name = next(text for text in comments if text.startswith("// Triton ")).split(", ", 1)[1].strip()
        assert lines[: len(comments)] == comments, f"{file.name}: a comment inside a stage"
        found.append(Stage(file, name, line + len(comments), "".join(lines[len(comments) :])))
        line += len(lines) + 1
    return found
