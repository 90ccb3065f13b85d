"""Lines of a text as the memory of lines knows them: taken apart into skeletons and variables, and recorded when read."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Variable
from gpuir.assembly.line_memo import KnownLine

#: Characters whose lines are taken apart at once: all of a large text would take several times its memory.
_PART = 1_000_000


def skeleton(line: str) -> str:
    """The line with a mark for each variable; no text has that character."""
    return tokens.VARIABLE.sub("\0", line)


class Lines:
    """The lines of a text from some line on: their skeletons, lengths and variables."""

    def __init__(self, text: str):
        self.text = text
        self._variable = tokens.variables_of(text)
        self.skeletons: list[str] = []
        self.texts: list[str] = []
        self.variables: list[str] = []
        #: The current line, where it begins, and its first variable.
        self.index = self.position = self.first = 0
        self._end = 0

    def go_to(self, position: int) -> None:
        """Goes on to the line that begins at `position`, or back to it; behind the last line there are no lines."""
        if not self.position <= position < self._end:
            self._take_apart(position)
            return
        while self.position < position:
            self.position += len(self.texts[self.index]) + 1
            self.first += self.skeletons[self.index].count("\0")
            self.index += 1

    def _take_apart(self, position: int) -> None:
        text = self.text
        end = text.find("\n", position + _PART) + 1 or len(text) + 1
        part = text[position : end - 1]
        parts = self._variable.split(part)
        self.variables = parts[1::2]
        self.skeletons = "\0".join(parts[::2]).split("\n") if position <= len(text) else []
        self.texts = part.split("\n") if self.skeletons else []
        self.index, self.first, self.position, self._end = 0, 0, position, end


#: What came of a piece of a line: where it begins and ends, and what stands there for the host.
Span = tuple[int, int, Sequence[str]]


@dataclasses.dataclass(slots=True)
class Recorded:
    """A line while it is read."""

    start: int
    #: The brackets around it when it began, and around it now.
    before: tuple[str, ...]
    frames: list[str]
    #: The fewest brackets around any of its tokens.
    lowest: int
    spans: list[Span] = dataclasses.field(default_factory=list)
    #: Its last token is a brace that opens a region, as what follows says.
    open_end: bool = False
    #: An alias that it defines, and where the value begins and ends.
    alias: tuple[str, int, int] | None = None
    #: Name and end of the last op of a gpuir dialect.
    last_op: tuple[str, int] | None = None

    def known(self, text: str, end: int, frames: Sequence[str]) -> KnownLine | None:
        """The line as it was read, with the brackets that are open at its end; None: it depends on its variables."""
        matches = list(tokens.VARIABLE.finditer(text, self.start, end))
        pattern, order = None, None
        if self.spans:
            pieces = _Pieces(text, {match.start(): index for index, match in enumerate(matches)})
            position = self.start
            for begin, stop, emitted in self.spans:
                pieces.copy(position, begin)
                if not pieces.rewrite(begin, stop, emitted):
                    return None
                position = stop
            pieces.copy(position, end)
            pattern = "".join(pieces.parts)
            order = None if pieces.order == list(range(len(matches))) else tuple(pieces.order)
        alias = None
        if self.alias is not None:
            name, begin, stop = self.alias
            if matches or stop > end:
                return None
            alias = name, begin - self.start, text[begin:stop]
        return KnownLine(
            pattern,
            order,
            len(matches),
            closes=tuple(reversed(self.before[self.lowest :])),
            opens=tuple(frames[self.lowest :]),
            only_closes=text[self.start : end].strip() == "}",
            open_end=self.open_end,
            alias=alias,
            last_op=self._last_op(text, end),
        )

    def _last_op(self, text: str, end: int) -> str | None:
        match = tokens.SPACE.match(text, self.start, end)
        assert match is not None
        if match.end() == end:
            return None
        if self.last_op is None or behind_location(text, self.last_op[1], end) < end:
            return ""
        return self.last_op[0]


class _Pieces:
    """The parts of a pattern."""

    def __init__(self, text: str, variables: dict[int, int]):
        self.text, self.variables = text, variables
        self.parts: list[str] = []
        self.order: list[int] = []

    def copy(self, start: int, end: int) -> None:
        """Takes over a piece of the text."""
        parts = tokens.VARIABLE.split(self.text[start:end])
        self.order += [index for position, index in self.variables.items() if start <= position < end]
        self.parts.append("%s".join([part.replace("%", "%%") for part in parts[::2]]))

    def rewrite(self, start: int, end: int, emitted: Sequence[str]) -> bool:
        """Takes `emitted` for a piece of the text; False unless that has each variable of the piece once."""
        taken = []
        for piece in emitted:
            if isinstance(piece, Variable) and piece[0] in "%#":
                index = self.variables.get(piece.position)
                if index is None or not self.text.startswith(piece, piece.position):
                    return False
                taken.append(index)
                self.parts.append("%s")
            else:
                self.parts.append(piece.replace("%", "%%"))
        self.order += taken
        return sorted(taken) == [index for position, index in self.variables.items() if start <= position < end]


def behind_location(text: str, position: int, end: int) -> int:
    """Where what follows an op begins: behind its location and white space, at most at `end`."""
    match = tokens.SPACE.match(text, position, end)
    assert match is not None
    if not text.startswith("loc", match.end()):
        return match.end()
    opened = tokens.SPACE.match(text, match.end() + 3, end)
    assert opened is not None
    if not text.startswith("(", opened.end()):
        return match.end()
    try:
        match = tokens.SPACE.match(text, tokens.bracket_end(text, opened.end()), end)
    except tokens.Unbalanced:
        return opened.end()
    assert match is not None
    return match.end()
