"""How a fault is planted in what Triton makes of a kernel: named edits of its lines, and the finding that is expected.

An edit names lines by how they begin behind their indentation, such as ``%80 =``, so that it says what it breaks.
"""

from __future__ import annotations

import dataclasses
import functools
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from gpuir import sim

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

Edit = Callable[[list[str]], None]


# Edits ----------------------------------------------------------------------------------------------------------------


def line_of(lines: list[str], start: str) -> int:
    """The index of the only line that begins like that."""
    places = [at for at, text in enumerate(lines) if text.strip().startswith(start)]
    assert len(places) == 1, f"{start}: {len(places)} lines"
    return places[0]


def drop(*starts: str) -> Edit:
    """Leaves out lines."""

    def edit(lines: list[str]) -> None:
        for start in starts:
            del lines[line_of(lines, start)]

    return edit


def drop_first(start: str) -> Edit:
    """Leaves out the first line that begins like that."""

    def edit(lines: list[str]) -> None:
        del lines[next(at for at, text in enumerate(lines) if text.strip().startswith(start))]

    return edit


def drop_last(start: str) -> Edit:
    """Leaves out the last line that begins like that."""

    def edit(lines: list[str]) -> None:
        del lines[max(at for at, text in enumerate(lines) if text.strip().startswith(start))]

    return edit


def put(start: str, old: str, new: str) -> Edit:
    """Replaces a part of a line."""

    def edit(lines: list[str]) -> None:
        at = line_of(lines, start)
        assert lines[at].count(old) == 1, f"{start}: {lines[at].count(old)} times {old}"
        lines[at] = lines[at].replace(old, new)

    return edit


def move(start: str, behind: str) -> Edit:
    """Moves a line behind another one."""

    def edit(lines: list[str]) -> None:
        text = lines.pop(line_of(lines, start))
        lines.insert(line_of(lines, behind) + 1, text)

    return edit


def add(text: str, behind: str) -> Edit:
    """Adds a line behind another one."""

    def edit(lines: list[str]) -> None:
        lines.insert(line_of(lines, behind) + 1, text)

    return edit


def everywhere(old: str, new: str) -> Edit:
    """Replaces a text wherever it stands."""

    def edit(lines: list[str]) -> None:
        assert any(old in text for text in lines), old
        lines[:] = [text.replace(old, new) for text in lines]

    return edit


# Kernels --------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Base:
    """A right kernel: a stage of the corpus (``-1``: the last one) or a text, and how it is launched."""

    source: str
    kernel: str
    launch: Callable[[np.random.Generator], _kernels.Case]
    stage: int = -1
    #: What makes it right, where the corpus' is not.
    edits: tuple[Edit, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()

    @functools.cached_property
    def text(self) -> str:
        if "\n" in self.source:
            return self.source
        if "/" in self.source:
            return _corpus.Dump(*self.source.split("/")).stages()[self.stage].text
        (file,) = (each for each in _corpus.FILES if each.name == self.source)
        return [stage for stage in _corpus.stages(file) if stage.text][self.stage].text

    def edited(self, edits: tuple[Edit, ...] = ()) -> list[str]:
        """The lines of the kernel with more edits."""
        lines = self.text.splitlines()
        for edit in (*self.edits, *edits):
            edit(lines)
        return lines

    def run(self, module: Any, grid: Any = None, **options: Any) -> sim.Report:
        """The report of a launch."""
        case = self.launch(np.random.default_rng(1))
        arguments = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
        given = {"on_fault": "report", "max_steps": 2000, **dict(self.options), **options}
        return sim.launch(module, self.kernel, case.grid if grid is None else grid, *arguments, **given)


@dataclasses.dataclass(frozen=True)
class Fault:
    """A kernel with one fault, and the finding that it must have."""

    name: str
    base: Base
    kind: str
    #: How the line of the op begins that the finding is at, and of the other one.
    at: str
    other: str | None
    edits: tuple[Edit, ...]
    #: What the message must say besides.
    says: str = ""
    #: Kinds of findings that follow from the fault, of what runs behind it: none but these may come, in no order.
    also: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def lines(self) -> list[str]:
        return self.base.edited(self.edits)


def fault(
    name: str, base: Base, kind: str, at: str, other: str | None, *edits: Edit,
    says: str = "", also: Sequence[str] = (), **options: Any,
) -> Fault:  # fmt: skip
    return Fault(name, base, kind, at, other, edits, says, tuple(also), tuple(options.items()))


# Locations ------------------------------------------------------------------------------------------------------------

_LOCATION = re.compile(r"loc\((?:(#\w+)|\"([^\"]+)\":(\d+):\d+)\)$")


def position(lines: list[str], start: str) -> tuple[str | None, int]:
    """The file and the line that a finding at the line that begins like that must name: those of its location, if it has one."""
    at = line_of(lines, start)
    location = _LOCATION.search(lines[at])
    if location is None:
        return None, at + 1
    if location[1]:
        location = _LOCATION.search(lines[line_of(lines, f"{location[1]} =")])
        assert location is not None and location[2], f"{start}: a location of another kind"
    return location[2], int(location[3])
