"""The text that is rewritten, what came of it so far, and the way back from the host's places to the user's."""

from __future__ import annotations

from typing import NoReturn

from gpuir.errors import Diagnostic, ParseError


class Checkpoint(tuple):
    """Where the output stood."""


class Output:
    """Pieces of output and where each comes from. `text` is the user's, `file` its name in messages."""

    def __init__(self, text: str, file: str):
        self.text, self.file = text, file
        self.out: list[str] = []
        #: Where each piece of `out` comes from: its position when it is verbatim, else -1 - position.
        self.origin: list[int] = []
        self.copied = 0  # text before is in `out`
        self.synced = 0  # line breaks before are in `out`
        #: Name of the op that was read last, and where it ends.
        self.last_op: tuple[str, int] = ("", -1)

    # Errors ----------------------------------------------------------------------------------------------------------

    def fail(self, message: str, position: int) -> NoReturn:
        """Raises a ParseError at a position of the user's text."""
        line, column = self.place(position)
        raise ParseError([Diagnostic("error", message, self.file, line, column)])

    def place(self, position: int) -> tuple[int, int]:
        """Line and column, both from 1, of a position."""
        position = min(position, len(self.text))
        return self.text.count("\n", 0, position) + 1, position - self.text.rfind("\n", 0, position)

    def user_place(self, line: int, column: int) -> tuple[int, int]:
        """The user's line and column for the host's, in the rewritten text."""
        if not self.origin:
            return line, column
        remaining = line - 1
        column = max(column, 1)
        for index, piece in enumerate(self.out):
            breaks = piece.count("\n")
            if breaks < remaining:
                remaining -= breaks
                continue
            # The target line begins in this piece (or the piece ends it); walk to the column from here.
            offset = 0
            for _ in range(remaining):
                offset = piece.index("\n", offset) + 1
            rest = column - 1
            while True:
                room = len(piece) - offset
                if rest < room or index + 1 == len(self.out):
                    origin = self.origin[index]
                    return self.place(origin + offset + rest if origin >= 0 else -1 - origin)
                rest -= room
                index += 1
                piece, offset = self.out[index], 0
        return line, column

    # Output ----------------------------------------------------------------------------------------------------------

    def _emit(self, piece: str, source: int) -> None:
        self.out.append(piece)
        self.origin.append(-1 - source)

    def _copy(self, end: int) -> None:
        """Copies the user's text up to `end`."""
        if end > self.copied:
            self.out.append(self.text[self.copied : end])
            self.origin.append(self.copied)
            self.copied = end
        self.synced = max(self.synced, end)

    def _sync(self, position: int) -> None:
        """Emits the line breaks of the text that was rewritten up to `position`; goes on there."""
        breaks = self.text.count("\n", self.synced, position)
        if breaks:
            self._emit("\n" * breaks, position)
        self.synced = self.copied = position

    def checkpoint(self) -> Checkpoint:
        """Where the output stands, for `restore`."""
        return Checkpoint((len(self.out), self.copied, self.synced, self.last_op))

    def restore(self, checkpoint: Checkpoint) -> None:
        """Takes the output back to where it stood."""
        length, self.copied, self.synced, self.last_op = checkpoint
        del self.out[length:], self.origin[length:]
