"""The text that is rewritten, what came of it so far, and the way back from the host's places to the user's."""

from __future__ import annotations

import bisect
import itertools
import re
from typing import NoReturn

from gpuir.assembly.tokens import Places
from gpuir.errors import Diagnostic, ParseError

_WORD = re.compile(r"[%#!@^\w.$-]")


class Checkpoint(tuple[int, int, int, tuple[str, int]]):
    """Where the output stood."""


class Output(Places):
    """Pieces of output and where each comes from. `text` is the user's, `file` its name in messages.

    With `trace` the way back is kept; it is needed for messages only, for which the text is read again.
    """

    def __init__(self, text: str, file: str, trace: bool):
        super().__init__(text)
        self.file, self.trace = file, trace
        self.out: list[str] = []
        #: Where each piece of `out` comes from: its position when it is verbatim, else -1 - position; with `trace`.
        self.origin: list[int] = []
        #: Line breaks up to the end of each piece, once somebody asked.
        self._breaks: list[int] = []
        self.copied = 0  # text before is in `out`
        self.synced = 0  # line breaks before are in `out`
        #: Name of the op that was read last, and where it ends.
        self.last_op: tuple[str, int] = ("", -1)

    # Errors ----------------------------------------------------------------------------------------------------------

    def fail(self, message: str, position: int) -> NoReturn:
        """Raises a ParseError at a position of the user's text."""
        line, column = self.place(position)
        raise ParseError([Diagnostic("error", message, self.file, line, column)])

    def user_place(self, line: int, column: int) -> tuple[int, int]:
        """The user's line and column for the host's, in the rewritten text."""
        if not self.origin:
            return line, column
        if len(self._breaks) != len(self.out):
            self._breaks = list(itertools.accumulate(piece.count("\n") for piece in self.out))
        # The target line begins in this piece (or the piece ends it); walk to the column from here.
        index = bisect.bisect_left(self._breaks, line - 1)
        if index == len(self.out):
            return line, column
        piece, offset = self.out[index], 0
        for _ in range(line - 1 - (self._breaks[index - 1] if index else 0)):
            offset = piece.index("\n", offset) + 1
        rest = self._characters(index, offset, max(column, 1) - 1)
        while True:
            room = len(piece) - offset
            if rest < room or index + 1 == len(self.out):
                origin = self.origin[index]
                return self.place(origin + offset + rest if origin >= 0 else self._inside(index, offset + rest))
            rest -= room
            index += 1
            piece, offset = self.out[index], 0

    def _characters(self, index: int, offset: int, count: int) -> int:
        """How many characters the `count` bytes from there on are."""
        characters = 0
        while count > 0 and index < len(self.out):
            piece = self.out[index][offset : offset + count]
            encoded = piece.encode("utf-8", "replace")
            characters += len(piece) if len(encoded) <= count else len(encoded[:count].decode("utf-8", "ignore"))
            count -= len(encoded)
            index, offset = index + 1, 0
        return characters + max(count, 0)

    def _inside(self, index: int, offset: int) -> int:
        """The user's position of a word in a rewritten piece: where the op's text has that word; else where it begins."""
        piece, source = self.out[index], -1 - self.origin[index]
        start = offset
        while start and piece[start : start + 1] == " ":  # the host may point behind the token before
            start += 1
        while start and _WORD.match(piece, start - 1):
            start -= 1
        pointed_at = re.match(r"[%#!@^]?[\w.$-]+", piece[start:])
        if not offset or pointed_at is None:
            return source
        word = re.compile(rf"(?<![\w.$%#!@^-]){re.escape(pointed_at[0])}(?![\w.$-])")
        origins = map(self.origin.__getitem__, range(index, len(self.origin)))
        end = next((origin for origin in origins if origin >= 0), len(self.text))
        places = [match.start() for match in word.finditer(self.text, source, end)]
        before = len(word.findall(piece, 0, start))
        return places[min(before, len(places) - 1)] if places else source

    # Output ----------------------------------------------------------------------------------------------------------

    def emit(self, piece: str, source: int) -> None:
        self.out.append(piece)
        if self.trace:
            self.origin.append(-1 - source)

    def copy(self, end: int) -> None:
        """Copies the user's text up to `end`."""
        if end > self.copied:
            self.out.append(self.text[self.copied : end])
            if self.trace:
                self.origin.append(self.copied)
            self.copied = end
        self.synced = max(self.synced, end)

    def sync(self, position: int) -> None:
        """Emits the line breaks of the text that was rewritten up to `position`; goes on there."""
        breaks = self.text.count("\n", self.synced, position)
        if breaks:
            self.emit("\n" * breaks, position)
        self.synced = self.copied = position

    def checkpoint(self) -> Checkpoint:
        """Where the output stands, for `restore`."""
        return Checkpoint((len(self.out), self.copied, self.synced, self.last_op))

    def restore(self, checkpoint: Checkpoint) -> None:
        """Takes the output back to where it stood."""
        length, self.copied, self.synced, self.last_op = checkpoint
        del self.out[length:], self.origin[length:]
