"""The corpus of Triton dumps: files under Inputs and archives of every release, their stages, and which Triton wrote them."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts"))
import triton_archive  # noqa: E402

sys.path.remove(str(ROOT / "scripts"))

INPUTS = Path(__file__).parent / "Inputs"
FILES = sorted(INPUTS.glob("*.mlir"))
#: An archive a release, the oldest first.
ARCHIVES = {path.stem: path for path in sorted((INPUTS / "archive").glob("3.*.xz"))}
#: TTIR and TTGIR of the releases before, from 2.0.0 to 3.3.1, whose wheels were asked once; kernels/former has what only
#: they have words for.
_FORMER = INPUTS / "archive" / "former.xz"
#: Of kernels/named, by every release, with locations.
_NAMED = INPUTS / "archive" / "named.xz"
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
    return _stages(file, file.read_text())


def _stages(file: Path, text: str) -> list[Stage]:
    found = []
    line = 1
    for part in text.split(_SEPARATOR):
        lines = part.splitlines(keepends=True)
        comments = [text for text in lines if text.startswith("//")]
        name = next(text for text in comments if text.startswith("// Triton ")).split(", ", 1)[1].strip()
        assert lines[: len(comments)] == comments, f"{file.name}: a comment inside a stage"
        found.append(Stage(file, name, line + len(comments), "".join(lines[len(comments) :])))
        line += len(lines) + 1
    return found


# Archives -------------------------------------------------------------------------------------------------------------


class Dump(NamedTuple):
    """What a release makes of a kernel for a target, such as ("3.9.0", "gfx942", "matmul.fp8")."""

    release: str
    target: str
    kernel: str
    #: Whether it is one with locations.
    named: bool = False

    @property
    def id(self) -> str:
        return "/".join(self[:3])

    @property
    def text(self) -> str:
        """The document, in which the last stage says so where the release refuses the kernel."""
        if self.named:
            return triton_archive.read(_NAMED, self.id)
        if self.release in ARCHIVES:
            return triton_archive.read(ARCHIVES[self.release], f"{self.target}/{self.kernel}")
        return triton_archive.read(_FORMER, self.id)

    def stages(self) -> list[Stage]:
        """What was compiled, up to the pass that refused it."""
        return [stage for stage in _stages(Path(self.id), self.text) if stage.text]

    def short_stages(self) -> list[Stage]:
        """The same of a release in `ARCHIVES`, in a tenth of the time, with other names of values."""
        short = triton_archive.read_short(ARCHIVES[self.release], f"{self.target}/{self.kernel}")
        return [stage for stage in _stages(Path(self.id), short) if stage.text]


def dumps(release: str, target: str = "") -> list[Dump]:
    """All dumps of a release, or those for one target, in the order of the kernels' names."""
    found = [Dump(release, *name.split("/")) for name in triton_archive.names(ARCHIVES[release])]
    return [dump for dump in found if target in ("", dump.target)]


def former_dumps(release: str = "") -> list[Dump]:
    """Dumps of the releases before 3.4.0, or of one of them."""
    found = [Dump(*name.split("/")) for name in triton_archive.names(_FORMER)]
    return [dump for dump in found if release in ("", dump.release)]


def named_dumps() -> list[Dump]:
    """Dumps with locations, of every release."""
    return [Dump(*name.split("/"), named=True) for name in triton_archive.names(_NAMED)]
