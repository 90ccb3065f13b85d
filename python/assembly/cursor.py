"""A position in the user's text, and the lexical parts of MLIR that formats are made of.

Types and attributes are not understood here: their extent is found and their text is handed on, with what belongs to a
gpuir dialect inside of it rewritten to the host's spelling by the `Names` of the document.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from gpuir.assembly.reader import Reader
    from gpuir.ods.definitions import Definition

_SPACE = re.compile(r"(?:[ \t\r\n]+|//[^\n]*)*")
_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*")
_INTEGER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+)")
_NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)")
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_SYMBOL = re.compile(r'@(?:[A-Za-z_][\w$.]*|"(?:[^"\\\n]|\\.)*")')
_NESTED = re.compile(r"\s*::\s*(?=@)")
_SSA = re.compile(r"%(?:\d+|[A-Za-z_$.\-][\w$.\-]*)(?:#\d+)?")
#: The next op's results, where a list of operands may be empty: upstream's reader takes them for operands and gives up.
_RESULT_NAMES = re.compile(r"%[\w$.\-]+(?::\d+)?(?:\s*,\s*%[\w$.\-]+(?::\d+)?)*\s*=(?!=)")
_BLOCK = re.compile(r"\^[\w$.\-]+")
_ALIAS = re.compile(r"[#!][A-Za-z_][\w$]*(?![\w$.<])")
#: What opens, closes or hides brackets (an arrow and the comparisons of an affine_set are none).
BRACKET = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|->|[<>]=|[<>()\[\]{}]|"')
#: A type without nested brackets and without another dialect's names inside.
_PLAIN_TYPE = re.compile(r'(?:[a-z][A-Za-z0-9_]*(?:<[^<>"#!\n/()\[\]{}]*>)?)(?![\w.$<])')


def _balanced(depth: int) -> str:
    inside = r'[^<>"\n-]{0,4000}'
    special = r'->|-|"(?:[^"\\\n]|\\.)*"' + (f"|{_balanced(depth - 1)}" if depth else "")
    return f"<{inside}(?:(?:{special}){inside}){{0,200}}>"


#: Pattern of angle brackets with what is in them, on one line and a few deep; no run of characters can be taken in two
#: ways, and the limits keep a search in text without the closing bracket short.
BALANCED = _balanced(5)
_WORD_WITH_TYPE = frozenset(("dense", "sparse", "dense_resource", "opaque"))
#: Words of upstream's types and attributes behind which a blank may stand before the bracket.
_TYPE_WITH_BODY = frozenset(("tensor", "vector", "memref", "complex", "tuple"))
_WITH_BODY = _TYPE_WITH_BODY | _WORD_WITH_TYPE | {"array", "strided", "affine_map", "affine_set", "distinct", "loc"}
_CLOSING = {"<": ">", "(": ")", "[": "]", "{": "}"}
#: A word's end: nothing that could go on an identifier.
_WORD_END = re.compile(r"(?![\w$.])")


#: Items a comma-separated list may have; far beyond any program, and short of what would fill the memory.
MAX_ITEMS = 1_000_000


@contextlib.contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive descent go as deep as the reader's limit on nesting allows."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, 20_000))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def flatten(text: str) -> str:
    """The text on one line: comments dropped, line breaks turned into spaces outside of strings."""
    if "\n" not in text and "//" not in text:
        return text
    return re.sub(
        r'("(?:[^"\\]|\\.)*")|(?://[^\n]*)|[ \t\r]*\n[ \t\r\n]*',
        lambda m: m[1] or ("" if m[0].startswith("//") else " "),
        text,
    )


class Name(str):
    """An SSA name that knows where it stands in the text."""

    position: int


class Cursor:
    """Reads one text from a position on; white space and comments before a token are skipped when it is taken."""

    __slots__ = ("position", "reader", "text")

    def __init__(self, text: str, position: int, reader: Reader):
        self.text, self.position, self.reader = text, position, reader

    def fail(self, message: str, position: int | None = None) -> NoReturn:
        """Raises the ParseError at a position (the next token's unless given)."""
        self.reader.fail(message, self.skip() if position is None else position)

    def skip(self) -> int:
        """Where the next token begins, behind white space and comments; the cursor stays."""
        text, position = self.text, self.position
        if text[position : position + 1] not in " \t\r\n/":
            return position
        match = _SPACE.match(text, position)
        assert match is not None
        return match.end()

    def found(self) -> str:
        """The next token, for messages."""
        start = self.skip()
        if start >= len(self.text):
            return "the end of the text"
        for pattern in (_STRING, _SSA, _SYMBOL, _KEYWORD, _NUMBER):
            match = pattern.match(self.text, start)
            if match:
                return f"'{match[0]}'"
        return f"'{self.text[start]}'"

    def peek(self) -> str:
        """The next character, or the empty string at the end."""
        start = self.skip()
        return self.text[start : start + 1]

    def at(self, literal: str) -> bool:
        """Whether the literal comes next."""
        return self._at(literal, self.skip())

    def _at(self, literal: str, start: int) -> bool:
        if not self.text.startswith(literal, start):
            return False
        if literal[-1].isalnum() or literal[-1] == "_":
            return _WORD_END.match(self.text, start + len(literal)) is not None
        if literal == ":":
            return not self.text.startswith("::", start)
        return True

    def accept(self, literal: str) -> bool:
        """Takes the literal when it comes next."""
        start = self.skip()
        if not self._at(literal, start):
            return False
        self.position = start + len(literal)
        return True

    def expect(self, literal: str, where: str = "") -> None:
        """Takes the literal, or fails."""
        if not self.accept(literal):
            self.fail(f"expected '{literal}'{where and ' ' + where}, found {self.found()}")

    def _match(self, pattern: re.Pattern[str], what: str) -> str:
        match = pattern.match(self.text, self.skip())
        if not match:
            self.fail(f"expected {what}, found {self.found()}")
        self.position = match.end()
        return match[0]

    def keyword(self, what: str = "a keyword") -> str:
        return self._match(_KEYWORD, what)

    def try_keyword(self) -> str | None:
        match = _KEYWORD.match(self.text, self.skip())
        if not match:
            return None
        self.position = match.end()
        return match[0]

    def one_of(self, *words: str) -> str:
        """One of the keywords."""
        start = self.skip()
        word = self.try_keyword()
        if word not in words:
            self.position = start
            self.fail(f"expected one of {', '.join(words)}, found {self.found()}")
        return word

    def integer(self) -> str:
        return self._match(_INTEGER, "an integer")

    def number(self) -> str:
        return self._match(_NUMBER, "a number")

    def string(self) -> str:
        """A quoted string, quotes included."""
        return self._match(_STRING, "a string")

    def symbol(self) -> str:
        """``@name``."""
        return self._match(_SYMBOL, "a symbol")

    def symbol_name(self) -> str:
        """``@name`` as the quoted string ``"name"``."""
        name = self.symbol()[1:]
        return name if name.startswith('"') else f'"{name}"'

    def successor(self) -> str:
        return self._match(_BLOCK, "a block name such as ^bb1")

    def at_operand(self) -> bool:
        return self.peek() == "%" and not _RESULT_NAMES.match(self.text, self.skip())

    def operand(self) -> str:
        """An SSA name, ``%0`` or ``%x#1``."""
        start = self.skip()
        name = Name(self._match(_SSA, "an SSA operand such as %0"))
        name.position = start
        return name

    def comma_separated(self, item) -> list:
        """``item (`,` item)*``."""
        items = [item()]
        while self.accept(","):
            if len(items) == MAX_ITEMS:
                self.fail(f"a list of more than {MAX_ITEMS} items")
            items.append(item())
        return items

    def body(self, definition: Definition) -> str:
        """The parameters of an own attribute or type; the whole in the host's spelling."""
        return self.reader.read_body(self, definition)

    # Extents ---------------------------------------------------------------------------------------------------------

    def close(self, start: int) -> int:
        """The position after the bracket that closes the one at `start`."""
        stack = [self.text[start]]
        position = start + 1
        while True:
            match = BRACKET.search(self.text, position)
            if not match:
                self.fail(f"'{self.text[start]}' is never closed", start)
            token, position = match[0], match.end()
            if token in _CLOSING:
                stack.append(token)
            elif token == '"':
                self.fail("string is never closed", match.start())
            elif len(token) == 1:
                if _CLOSING[stack[-1]] != token:
                    self.fail(f"expected '{_CLOSING[stack[-1]]}', found '{token}'", match.start())
                stack.pop()
                if not stack:
                    return position

    def bracketed_list(self) -> str:
        """``[...]`` as it stands."""
        start = self.skip()
        if self.peek() != "[":
            self.fail(f"expected '[', found {self.found()}")
        self.position = self.close(start)
        return flatten(self.text[start : self.position])

    def _type_end(self, start: int) -> int:
        """The position after the type that begins at `start`."""
        text = self.text
        first = text[start : start + 1]
        if first == "(":
            self.position = self.close(start)
            self.expect("->", "in a function type")
            after = self.skip()
            # `(a) -> (b) -> c` is no type of its own in a list; a parenthesis here is the list of results.
            return self.close(after) if text.startswith("(", after) else self._type_end(after)
        if first == "!":
            match = _KEYWORD.match(text, start + 1)
        else:
            match = _KEYWORD.match(text, start)
        if not match:
            self.position = start
            self.fail(f"expected a type, found {self.found()}")
        end = match.end()
        opened = self._body(match, _TYPE_WITH_BODY)
        return self.close(opened) if text[opened : opened + 1] == "<" else end

    def _body(self, word: re.Match[str], spaced: frozenset[str]) -> int:
        """Where the bracket may stand that belongs to a word."""
        end = word.end()
        if word[0] not in spaced:
            return end
        match = _SPACE.match(self.text, end)
        assert match is not None
        return match.end()

    def type(self) -> str:
        """A type, in the host's spelling."""
        start = self.skip()
        match = _PLAIN_TYPE.match(self.text, start)
        if match and match[0] not in _TYPE_WITH_BODY:
            self.position = match.end()
            return match[0]
        self.position = self._type_end(start)
        return self.reader.host_text(start, self.position)

    def types(self) -> list[str]:
        """A comma-separated list of types."""
        return self.comma_separated(self.type)

    def type_list(self) -> list[str]:
        """``(`` types ``)``, possibly none, or one type without parentheses."""
        if not self.accept("("):
            return [self.type()]
        if self.accept(")"):
            return []
        types = self.types()
        self.expect(")", "after the types")
        return types

    def functional_type(self) -> tuple[list[str], list[str]]:
        """``(inputs) -> results``."""
        if self.peek() != "(":
            self.fail(f"expected '(' of a function type, found {self.found()}")
        inputs = self.type_list()
        self.expect("->", "in a function type")
        return inputs, self.type_list()

    def _attribute_end(self, start: int) -> int:
        text = self.text
        first = text[start : start + 1]
        if first in "[{":
            return self.close(start)
        if first == "@":
            end = start
            while True:
                match = _SYMBOL.match(text, end)
                if not match:
                    self.fail("expected a symbol", end)
                end = match.end()
                nested = _NESTED.match(text, end)
                if not nested:
                    return end
                end = nested.end()
        if first == "#":
            match = _KEYWORD.match(text, start + 1)
            if not match:
                self.fail("expected an attribute name after '#'", start)
            end = match.end()
            return self.close(end) if text[end : end + 1] == "<" else end
        if first in "!(":
            return self._type_end(start)
        if first == '"':
            self.string()
            return self._typed_end()
        if first == "-" or first.isdigit():
            self.number()
            return self._typed_end()
        match = _KEYWORD.match(text, start)
        if not match:
            self.fail(f"expected an attribute value, found {self.found()}", start)
        end, opened = match.end(), self._body(match, _WITH_BODY)
        if text[opened : opened + 1] and text[opened] in "<[(":
            end = self.close(opened)
            if text[end - 1] == "]" and text[end : end + 1] == "<":  # distinct[0]<...>
                end = self.close(end)
        if match[0] in _WORD_WITH_TYPE:
            self.position = end
            return self._typed_end()
        return end

    def _typed_end(self) -> int:
        """After the optional ``: type`` that follows a literal."""
        end = self.position
        if self.accept(":"):
            return self._type_end(self.skip())
        return end

    def at_attribute(self) -> bool:
        """Whether an attribute value may begin here."""
        start = self.peek()
        return bool(start) and (start.isalnum() or start in '_[{@#!("-')

    def attribute(self) -> str:
        """An attribute value, in the host's spelling."""
        start = self.skip()
        if start >= len(self.text):
            self.fail("expected an attribute value, found the end of the text")
        self.position = self._attribute_end(start)
        return self.reader.host_text(start, self.position)

    def attribute_source(self) -> tuple[int, int]:
        """Where the attribute value that comes next stands; it is skipped."""
        start = self.skip()
        if start >= len(self.text):
            self.fail("expected an attribute value, found the end of the text")
        self.position = self._attribute_end(start)
        return start, self.position

    def location(self) -> str:
        """`` loc(...)``, with the space, when it comes next; the empty string otherwise."""
        start = self.skip()
        if not self.accept("loc"):
            return ""
        self.position = self.close(self.skip())
        return f" {self.text[start : self.position]}"

    def alias(self) -> str | None:
        """``#name`` or ``!name`` of an alias, taken when it comes next."""
        match = _ALIAS.match(self.text, self.skip())
        if not match:
            return None
        self.position = match.end()
        return match[0]
