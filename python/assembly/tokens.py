"""MLIR's tokens: the one description of comments, strings, names, numbers and brackets by which the text layer reads.

Each pattern is one token, or a few that stand together; ``SPACE`` is what may stand between any two. Nothing here knows
a dialect, and nothing keeps what it read.
"""

from __future__ import annotations

import bisect
import re

#: Ends a name that the printer put for an attribute or type (`marks.py`); the host prints no such character.
MARK_END = "µ"

_BARE = rf"[A-Za-z_][A-Za-z0-9_$.]*{MARK_END}?"
_SUFFIX = r"(?:[0-9]+|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*)"
_STRING = r'"(?:[^"\\\n]|\\.)*"'
_COMMENT = r"//[^\n]*(?![^\n])"  # to the line's end: a pattern behind it must not match the comment's own text
# A run of blanks can be taken in one way only: a repeat inside of a repeat takes time that doubles with each blank.
_SPACE = rf"[ \t\r\n]*(?:{_COMMENT}[ \t\r\n]*)*"

#: White space and comments.
SPACE = re.compile(_SPACE)
BARE_NAME = re.compile(_BARE)
#: A sign is a token of its own.
INTEGER = re.compile(rf"(-?){_SPACE}(0x[0-9a-fA-F]+|[0-9]+)")
#: Sizes with `x` behind each, as in ``128x64xf16``.
SIZES = re.compile(rf"(?:[0-9]+{_SPACE}x{_SPACE})*")
NUMBER = re.compile(rf"(?:-{_SPACE})?(?:0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?)")
STRING = re.compile(_STRING)
#: The host writes an empty name so, which no text may have.
SYMBOL = re.compile(rf"@(?:{_BARE}|{_STRING}|<<INVALID EMPTY SYMBOL>>)")
#: Between the parts of a nested symbol.
NESTED = re.compile(rf"{_SPACE}::{_SPACE}(?=@)")
#: ``%x`` or ``%x#1``; the number of a result is a token of its own.
VALUE = re.compile(rf"(%{_SUFFIX})(?:{_SPACE}(#[0-9]+)(?![A-Za-z0-9_$.\-]))?")
#: ``:2`` behind the name of several results.
RESULT_COUNT = re.compile(rf":{_SPACE}[0-9]+")
BLOCK = re.compile(rf"\^{_SUFFIX}")
#: An alias's name; a name with a dot or with a bracket right behind it is a dialect's attribute or type.
ALIAS = re.compile(r"[#!](?:[0-9]+|[A-Za-z_$\-][A-Za-z0-9_$\-]*)(?![A-Za-z0-9_$.\-<])")
#: Strings and comments, which are passed over, and the definition of an alias up to its equals sign.
ALIAS_DEFINITION_OR_STRING = re.compile(rf"{_STRING}|{_COMMENT}|(?P<alias>[#!][A-Za-z0-9_$\-]+){_SPACE}=(?!=)")
#: Strings, which are passed over, and the names of aliases in a text.
ALIAS_OR_STRING = re.compile(rf"{_STRING}|{_COMMENT}|(?P<alias>{ALIAS.pattern})")
#: A word's end: nothing that could go on a bare name.
WORD_END = re.compile(r"(?![A-Za-z0-9_$.])")
#: What begins a type; any other word is a keyword, the name of an op, or an attribute's.
TYPE_START = re.compile(
    r"[(]|![A-Za-z_$.\-]|(?:[su]?i[0-9]+|b?f[0-9]+[A-Za-z0-9_]*|tf32|index|none|vector|tensor|memref|complex|tuple)"
    r"(?![A-Za-z0-9_.$])"
)
#: The first word of a type that no exclamation mark begins.
TYPE_WORD = re.compile(rf"(?={TYPE_START.pattern}){_BARE}")
#: A type without nested brackets and without another dialect's names inside.
PLAIN_TYPE = re.compile(rf'(?={TYPE_START.pattern})[a-z][A-Za-z0-9_]*(?:<[^<>"#!\n/()\[\]{{}}]*>)?(?![A-Za-z0-9_.$<])')
#: What opens, closes or hides brackets, an arrow, a comparison, and the quote of a string that is never closed.
BRACKET = re.compile(rf'{_STRING}|{_COMMENT}|->|<=|[<>()\[\]{{}}]|"')
#: The operands of an op in generic form: the names of values alone.
GENERIC_OPERANDS = re.compile(
    rf"{_SPACE}\({_SPACE}(?:%{_SUFFIX}(?:{_SPACE}#[0-9]+)?{_SPACE}(?:,{_SPACE}%{_SUFFIX}(?:{_SPACE}#[0-9]+)?{_SPACE})*)?\)"
)
#: What stands behind an opening brace: a name and what follows it, or anything else.
BEHIND_BRACE = re.compile(
    rf"{_SPACE}(?:(?P<name>{_BARE}|{_STRING}){_SPACE}(?P<then>=(?!=)|[,}}])?|(?P<other>[^\sA-Za-z_\"/])|)"
)
#: What differs between lines that are otherwise read alike: names of values, and aliases of locations. A pattern whose
#: alternatives begin with a character of their own is searched for faster than one that could begin with any, and one that
#: begins with a single character fastest of all.
_VALUE_NAME = rf"%{_SUFFIX}(?:#[0-9]+)?"
VARIABLE = re.compile(rf"({_VALUE_NAME}|#loc[0-9]*(?=\)))")
_ONLY_NAMES = re.compile(rf"({_VALUE_NAME})")
# From within a string on, which may say ` loc(` too, there is a quote that is not closed.
_NO_LOCATION = r"(?! loc\()(?:\\.|[^\"\\\n])"
_LOCATION_PARTS = rf"(?:{_NO_LOCATION}|\"(?:{_NO_LOCATION})*\")*"
#: The same where locations are written out at the ends of lines.
_OR_LOCATION = re.compile(
    rf"({_VALUE_NAME}|#loc[0-9]*(?=\))|(?<= loc\()(?!#loc){_LOCATION_PARTS}(?=\)$))", re.MULTILINE
)
_WRITTEN_OUT = re.compile(r" loc\((?!#loc)")


def variables_of(text: str, written_out: bool = False) -> re.Pattern[str]:
    """The pattern that finds the variables of a text fastest; `written_out`: also locations at the ends of lines."""
    if written_out and " loc(" in text and _WRITTEN_OUT.search(text):
        return _OR_LOCATION
    return VARIABLE if "#loc" in text else _ONLY_NAMES


#: One token of a text that is not understood, behind blanks.
TOKEN = re.compile(
    rf"[ \t\r\n]*(?:(?P<bare>{_BARE})|(?P<value>[%^]{_SUFFIX})|(?P<prefixed>[#!]{_SUFFIX})|(?P<string>{_STRING})"
    rf"|(?P<symbol>@(?:{_BARE}|{_STRING}))|(?P<number>[0-9][A-Za-z0-9_.]*)|(?P<comment>{_COMMENT})|(?P<bracket>[{{}}()\[\]])"
    r"|(?P<other>->|==|.))"
)

_CLOSING = {"<": ">", "(": ")", "[": "]", "{": "}"}


def _balanced(depth: int) -> str:
    inside = r'[^<>"\n-]{0,4000}'
    special = rf"->|-|{_STRING}" + (f"|{_balanced(depth - 1)}" if depth else "")
    return f"<{inside}(?:(?:{special}){inside}){{0,200}}>"


#: Pattern of angle brackets with what is in them, on one line and a few deep; no run of characters can be taken in two
#: ways, and the limits keep a search in text without the closing bracket short.
BALANCED = _balanced(5)


class Unbalanced(ValueError):
    """A bracket or a string that is not closed, and where."""

    def __init__(self, message: str, position: int):
        super().__init__(message)
        self.position = position


def bracket_end(text: str, start: int) -> int:
    """The position after the bracket that closes the one at `start`; raises Unbalanced."""
    stack = [text[start]]
    position = start + 1
    while True:
        match = BRACKET.search(text, position)
        if not match:
            raise Unbalanced(f"'{text[start]}' is never closed", start)
        token, position = match[0], match.end()
        if token in _CLOSING:
            stack.append(token)
        elif token == '"':
            raise Unbalanced("string is never closed", match.start())
        elif len(token) == 1:
            if _CLOSING[stack[-1]] != token:
                if token == ">" and text.startswith("=", position):
                    continue  # the comparison of an affine set, which stands in parentheses
                raise Unbalanced(f"expected '{_CLOSING[stack[-1]]}', found '{token}'", match.start())
            stack.pop()
            if not stack:
                return position


_BREAK = re.compile(rf"({_STRING})|{_COMMENT}|[ \t\r]*\n[ \t\r\n]*")


def flatten(text: str) -> str:
    """The text on one line: comments dropped, line breaks turned into spaces outside of strings."""
    if "\n" not in text and "//" not in text:
        return text
    return _BREAK.sub(lambda m: m[1] or ("" if m[0].startswith("//") else " "), text)


def byte_count(text: str) -> int:
    """The text's length in UTF-8."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "replace"))


class Places:
    """Lines and columns of a text, worked out when the first one is asked for."""

    def __init__(self, text: str):
        self.text = text
        self._starts: list[int] | None = None

    def place(self, position: int) -> tuple[int, int]:
        """Line and column, both from 1, of a position; columns count bytes, as the host's do."""
        if self._starts is None:
            self._starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        position = min(position, len(self.text))
        line = bisect.bisect_right(self._starts, position)
        return line, byte_count(self.text[self._starts[line - 1] : position]) + 1
