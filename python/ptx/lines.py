"""What most lines of a function's body are: one instruction, one label or one ``.loc``, as compilers write them.

One call of the regular expression engine takes all lines apart; any other line is left to `reading`, whose grammar says the same of these.
"""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["NAME", "Lines", "lines_of", "split"]

#: A name.
NAME = r"(?:[A-Za-z][\w$]*|[_$%][\w$]+)"
_OPERAND = r"[^\s,;:{}()][^\s,;{}()]*"
#: Every line is one match: what stands before the opcode, "!" and the name of a guard, opcode, operands; what stands before the numbers of a
#: .loc, and these; a label behind its blanks; a line that is something else and not blank.
_LINE = re.compile(
    rf"^(?:([ \t]*(?:@(!?)({NAME})[ \t]+)?)([a-z][\w.:]*)(?<!:)(?:[ \t]+({_OPERAND}(?:, ?{_OPERAND})*))?[ \t]*;[ \t\r]*$"
    rf"|([ \t]*\.loc[ \t]+)(\d{{1,9}}[ \t]+\d{{1,9}}(?:[ \t]+\d{{1,9}})?(?!\d)[^\n]*)"
    rf"|([ \t]*{NAME}):[ \t\r]*$|[ \t\r]*$|(.+))",
    re.MULTILINE,
)

#: A comma between brackets.
_IN_BRACKETS = re.compile(r"\[[^\]]*,")


class Lines(NamedTuple):
    """The lines of a text by their numbers, from 0 on, and the offset at which each starts; behind the last one stands another."""

    parts: list[tuple[str, ...]]
    starts: list[int]


def lines_of(text: str) -> Lines:
    """Takes a text apart."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    starts[-1] = len(text)
    return Lines([*_LINE.findall(text), (*("",) * 8, "end")], starts)


def split(text: str) -> list[str]:
    """Operands, apart at the commas outside of brackets."""
    if not text:
        return []
    if "{" in text or "(" in text or ("[" in text and _IN_BRACKETS.search(text)):
        return _split(text)
    words = text.split(", ")
    # As compilers write them: a comma and a blank between them, and blanks nowhere else.
    if text.count(" ") == len(words) - 1 == text.count(",") and text.isprintable():
        return words
    return [word.strip() for word in text.split(",")]


def _split(text: str) -> list[str]:
    parts, depth, start = [], 0, 0
    for match in re.finditer(r"[{}\[\](),]", text):
        letter = match[0]
        if letter in "{[(":
            depth += 1
        elif letter in "}])":
            depth -= 1
        elif not depth:
            parts.append(text[start : match.start()].strip())
            start = match.end()
    parts.append(text[start:].strip())
    return parts
