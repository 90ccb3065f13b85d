"""What specs ask of a text that is read or printed. The layer above, `gpuir.assembly`, implements it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeVar

if TYPE_CHECKING:
    from gpuir.ods.definitions import Definition
    from gpuir.ods.releases import Range, Release

T = TypeVar("T")

#: Strings, brackets (an arrow is none) and commas.
_SPLIT = re.compile(r'"(?:[^"\\]|\\.)*"|->|<=|[<>()\[\]{},]')
_CLOSING = {"<": ">", "(": ")", "[": "]", "{": "}"}


class Input(Protocol):
    """A position in a text. Blanks and comments before a token are skipped when it is taken."""

    text: str
    position: int

    def fail(self, message: str, position: int | None = None) -> NoReturn:
        """Raises a ParseError at a position (the next token's unless given)."""

    def only_in(self, releases: Range | None, what: str, position: int) -> None:
        """Notes what only some releases write, at a position; refuses it where the text is of another one."""

    def has_former(self, namespace: str) -> bool:
        """Whether the text has a dialect under that older name."""

    def skip(self) -> int:
        """Where the next token begins; the position stays."""

    def found(self) -> str:
        """The next token, for messages."""

    def peek(self) -> str:
        """The next character, or the empty string at the end."""

    def at(self, literal: str) -> bool:
        """Whether the literal comes next."""

    def accept(self, literal: str) -> bool:
        """Takes the literal when it comes next."""

    def expect(self, literal: str, where: str = "") -> None:
        """Takes the literal, or fails."""

    def keyword(self, what: str = "a keyword") -> str:
        """Takes a word."""

    def try_keyword(self) -> str | None:
        """Takes a word when one comes next."""

    def one_of(self, *words: str) -> str:
        """Takes one of the words."""

    def integer(self) -> str:
        """Takes an integer."""

    def integer_value(self, low: int, high: int, noun: str) -> int:
        """Takes an integer from `low` to `high`; `noun` says in messages what it is."""

    def sizes(self) -> list[str]:
        """Sizes of a shape, each with an `x` behind it."""

    def try_bit(self) -> str | None:
        """Takes ``true`` or ``false`` when it comes next, as MLIR's reader does for an integer: ``-1`` or ``0``."""

    def number(self) -> str:
        """Takes an integer or a float."""

    def string(self) -> str:
        """Takes a string, quotes included."""

    def symbol(self) -> str:
        """Takes ``@name``."""

    def symbol_name(self) -> str:
        """Takes ``@name``; the quoted string ``"name"``."""

    def bracketed_list(self) -> str:
        """Takes ``[...]``."""

    def type(self) -> str:
        """Takes a type; its text in the host."""

    def attribute(self) -> str:
        """Takes an attribute; its text in the host."""

    def value(self) -> str:
        """Takes an attribute; its text in the host, with values for the aliases in it."""

    def body(self, definition: Definition, /) -> str:
        """Takes the parameters of an own attribute or type, whose prefix the text leaves out; its text in the host."""

    def comma_separated(self, item: Callable[[], T]) -> list[T]:
        """``item (`,` item)*``."""


class ReadOp(Protocol):
    """What was read of an op: names of operands and texts of types by group, texts of attributes by name."""

    operands: dict[str, list[str]]
    types: dict[str, list[str]]
    attributes: dict[str, str]


class Output(Protocol):
    """Turns the host's text of types and attributes into the text that users read."""

    #: The release whose words are printed; None: those of IR that no text said anything of.
    release: Release | None
    #: The release that the IR came from where that is another one, whose parameters may mean something else.
    source: Release | None

    def attribute_text(self, text: str) -> str:
        """A type or an attribute."""

    def own_text(self, text: str, stripped: bool = False) -> str:
        """An own attribute or type, without its prefix if `stripped`."""


def split_top_level(text: str) -> list[str]:
    """The parts of `text` between commas that no bracket or string encloses, stripped; nothing for blank text."""
    if not text.strip():
        return []
    if not any(c in text for c in '<([{"'):
        return [part.strip() for part in text.split(",")]
    parts, start = [], 0
    expected: list[str] = []  # what closes the open brackets; a comparison in parentheses closes none
    for match in _SPLIT.finditer(text):
        token = match[0]
        if token in _CLOSING:
            expected.append(_CLOSING[token])
        elif expected and token == expected[-1]:
            expected.pop()
        elif token == "," and not expected:
            parts.append(text[start : match.start()].strip())
            start = match.end()
    parts.append(text[start:].strip())
    return parts
