"""The input of a tool: cutting it into pieces, and showing a line of it under a diagnostic."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator

from gpuir.errors import Diagnostic
from gpuir.files import STDIN, read_input

__all__ = ["STDIN", "Piece", "Sources", "read_input", "split_input"]


@dataclasses.dataclass
class Piece:
    """A part of the input: ``text`` starts in line ``first_line`` of the file, after ``indent`` characters."""

    text: str | bytes
    first_line: int = 1
    indent: int = 0

    @property
    def padded(self) -> str | bytes:
        """The text after as much blank space as the file has text before it, so that locations are the file's."""
        if isinstance(self.text, bytes):
            return self.text
        return "\n" * (self.first_line - 1) + " " * self.indent + self.text


def split_input(text: str, marker: str, name: str) -> tuple[list[Piece], list[Diagnostic]]:
    """Pieces between occurrences of ``marker``, and warnings for lines that look like a marker but are none."""
    pieces = []
    line, indent = 1, 0
    for part in text.split(marker):
        pieces.append(Piece(part, line, indent))
        newlines = part.count("\n")
        line += newlines
        indent = len(part) - part.rfind("\n") - 1 + len(marker) + (0 if newlines else indent)
    warnings = []
    prefix = marker[:-2]
    start = text.find(prefix) if prefix.strip() else -1
    while start >= 0:
        end = start + len(prefix)
        stop = text.find("\n", end)
        after = text[end : stop if stop >= 0 else len(text)]
        if not text.startswith(marker, start) and after.strip("-").strip() == "":
            column = end - text.rfind("\n", 0, start)
            warnings.append(
                Diagnostic("warning", "near miss with file split marker", name, text.count("\n", 0, start) + 1, column)
            )
        start = text.find(prefix, end)
    return pieces, warnings


class Sources:
    """Lines of files that diagnostics point into."""

    def __init__(self, program: str = "") -> None:
        """``program``: said before a message that is about no place; else the host's words for one stand there."""
        self._program = program
        self._lines: dict[str, list[str]] = {}

    def add(self, name: str, text: str) -> None:
        """Makes ``text`` known as the file ``name``."""
        self._lines[name] = text.split("\n")

    def line(self, file: str, number: int) -> str | None:
        """Line ``number`` of ``file``, None when there is none."""
        lines = self._lines.get(file)
        if lines is None:
            lines = []
            if os.path.isfile(file):
                try:
                    with open(file, encoding="utf-8", errors="replace") as stream:
                        lines = stream.read().split("\n")
                except OSError:
                    pass
            self._lines[file] = lines
        return lines[number - 1] if 0 < number <= len(lines) else None

    def show(self, diagnostic: Diagnostic, underline: int = 1) -> str:
        """The diagnostic and its notes, each with its source line and a caret; ``underline``: characters to mark."""
        shown = [self._show_one(diagnostic, underline)]
        last = diagnostic
        for note in _flat(diagnostic):
            # The line need not be shown again.
            same = (note.file, note.line, note.column) == (last.file, last.line, last.column)
            shown.append(self._show_one(note, 0 if same else 1))
            last = note
        return "\n".join(shown)

    def _show_one(self, diagnostic: Diagnostic, underline: int) -> str:
        if not diagnostic.line:
            return f"{self._program or '<unknown>:0'}: {diagnostic.severity}: {diagnostic.message}"
        head = f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}: {diagnostic.severity}: {diagnostic.message}"
        line = self.line(diagnostic.file, diagnostic.line)
        if line is None or diagnostic.column < 1 or not underline:
            return head
        line = line.rstrip("\r")
        # Columns count bytes.
        before = line.encode("utf-8", "replace")[: diagnostic.column - 1].decode("utf-8", "ignore").expandtabs(8)
        return f"{head}\n{line.expandtabs(8)}\n{' ' * len(before)}^{'~' * (underline - 1)}"


def _flat(diagnostic: Diagnostic) -> Iterator[Diagnostic]:
    for note in diagnostic.notes:
        yield note
        yield from _flat(note)
