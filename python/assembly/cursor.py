"""A position in a text, and the parts of MLIR's grammar that formats are made of.

Types and attributes are not understood here: their extent is found and their text is handed on, with what belongs to a
gpuir dialect inside of it rewritten to the host's spelling by the reader of the text.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn, Protocol, TypeVar

from gpuir.assembly import tokens
from gpuir.assembly.tokens import flatten
from gpuir.ods.definitions import Definition
from gpuir.ods.releases import Range

_WORD_WITH_TYPE = frozenset(("dense", "sparse", "dense_resource", "opaque"))
#: Keywords of upstream's types and attributes that may be separated from their bracket.
_TYPE_WITH_BODY = frozenset(("tensor", "vector", "memref", "complex", "tuple"))
_WITH_BODY = _TYPE_WITH_BODY | _WORD_WITH_TYPE | {"array", "strided", "affine_map", "affine_set", "distinct", "loc"}
#: What may begin the space before a token.
_BLANK = frozenset(("", " ", "\t", "\r", "\n", "/"))

#: Items a comma-separated list may have; far beyond any program, and short of what would fill the memory.
MAX_ITEMS = 1_000_000

Item = TypeVar("Item")


class Variable(str):
    """The name of a value, or a location, and where the name stands in the text or what is in the parentheses."""

    position: int

    @classmethod
    def at(cls, text: str, position: int) -> Variable:
        variable = cls(text)
        variable.position = position
        return variable


class TextReader(Protocol):
    """What a cursor asks of the reader or the writer whose text it stands in."""

    #: Where the line ends that is remembered when it is read, and whether tokens behind it were looked at.
    line_end: int
    looked_behind: bool

    def fail(self, message: str, position: int) -> NoReturn: ...

    def note(self, releases: Range | None, what: str, position: int) -> None: ...

    def has_former(self, namespace: str) -> bool: ...

    def host_text(self, start: int, end: int) -> str: ...


class PlainText:
    """What a cursor needs where nothing is rewritten: a text by itself, whose mistakes are ValueErrors."""

    line_end, looked_behind = sys.maxsize, False

    def __init__(self, text: str):
        self.text = text

    def fail(self, message: str, position: int) -> NoReturn:
        raise ValueError(f"{message} at {self.text[position : position + 40]!r}")

    def note(self, releases: Range | None, what: str, position: int) -> None:
        pass

    def has_former(self, namespace: str) -> bool:
        return False

    def host_text(self, start: int, end: int) -> str:
        return self.text[start:end]


class Cursor:
    """Reads one text from a position on; white space and comments before a token are skipped when it is taken.

    The reader is what a dialect's directives know it as: the whole text's `Reader` when text is read.
    """

    __slots__ = ("position", "reader", "text")

    def __init__(self, text: str, position: int, reader: Any):
        self.text, self.position = text, position
        self.reader: Any = reader

    def fail(self, message: str, position: int | None = None) -> NoReturn:
        """Raises the ParseError at a position (the next token's unless given)."""
        fail: Callable[[str, int], NoReturn] = self.reader.fail
        fail(message, self.skip() if position is None else position)

    def only_in(self, releases: Range | None, what: str, position: int) -> None:
        """Notes what only some releases write, at a position; refuses it where the text is of another one."""
        if releases is not None:
            self.reader.note(releases, what, position)

    def has_former(self, namespace: str) -> bool:
        """Whether the text has a dialect under that older name."""
        return self.reader.has_former(namespace)

    def skip(self) -> int:
        """Where the next token begins, behind white space and comments; the cursor stays."""
        return self._skip(self.position)

    def _skip(self, position: int) -> int:
        if self.text[position : position + 1] not in _BLANK:
            return position
        match = tokens.SPACE.match(self.text, position)
        assert match is not None
        end = match.end()
        if end >= self.reader.line_end:
            self.reader.looked_behind = True
        return end

    def found(self) -> str:
        """The next token, for messages."""
        start = self.skip()
        if start >= len(self.text):
            return "the end of the text"
        for pattern in (tokens.STRING, tokens.VALUE, tokens.SYMBOL, tokens.BARE_NAME, tokens.NUMBER):
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
            return tokens.WORD_END.match(self.text, start + len(literal)) is not None
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
        return self._match(tokens.BARE_NAME, what)

    def try_keyword(self) -> str | None:
        match = tokens.BARE_NAME.match(self.text, self.skip())
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
        match = tokens.INTEGER.match(self.text, self.skip())
        if not match:
            self.fail(f"expected an integer, found {self.found()}")
        self.position = match.end()
        return match[1] + match[2]

    def sizes(self) -> list[str]:
        """Sizes of a shape, each with an `x` behind it; none where no such thing stands."""
        match = tokens.SIZES.match(self.text, self.skip())
        assert match is not None
        self.position = match.end()
        sizes = "".join(tokens.flatten(match[0]).split()).split("x")[:-1]
        for size in sizes:
            if int(size) >> 63:
                self.fail(f"expected a size of at most 63 bits, found {size}", match.start())
        return sizes

    def try_bit(self) -> str | None:
        """``true`` or ``false`` as an integer of one bit, the sign."""
        return "-1" if self.accept("true") else "0" if self.accept("false") else None

    def number(self) -> str:
        return self._match(tokens.NUMBER, "a number")

    def string(self) -> str:
        """A quoted string, quotes included."""
        return self._match(tokens.STRING, "a string")

    def symbol(self) -> str:
        """``@name``."""
        return self._match(tokens.SYMBOL, "a symbol")

    def symbol_name(self) -> str:
        """``@name`` as the quoted string ``"name"``."""
        name = self.symbol()[1:]
        return name if name.startswith('"') else f'"{name}"'

    def successor(self) -> str:
        return self._match(tokens.BLOCK, "a block name such as ^bb1")

    def integer_value(self, low: int, high: int, noun: str) -> int:
        """An integer from `low` to `high`, decimal or hexadecimal; `noun` says in messages what it is.

        MLIR's reader takes a bit for an integer too, where it may be negative.
        """
        start = self.skip()
        bit = low < 0 and self.try_bit()
        text = bit or self.integer()
        # Python takes a bounded number of digits.
        number = int(text, 16 if "x" in text else 10) if len(text) < 100 else high + 1
        if not low <= number <= high:
            self.fail(f"expected {noun}, found {text[:40]}", start)
        return number

    def at_operand(self) -> bool:
        """Whether the name of a value comes next that is no result of the next op.

        Where a list of operands may be empty, upstream's reader takes these for operands and gives up.
        """
        text, position = self.text, self.skip()
        if not text.startswith("%", position):
            return False
        while match := tokens.VALUE.match(text, position):
            position = self._skip(match.end())
            count = tokens.RESULT_COUNT.match(text, position)
            if count:
                position = self._skip(count.end())
            if text.startswith(",", position):
                position = self._skip(position + 1)
                continue
            return not text.startswith("=", position) or text.startswith("==", position)
        return True

    def operand(self) -> Variable:
        """The name of a value, ``%0`` or ``%x#1``."""
        start = self.skip()
        match = tokens.VALUE.match(self.text, start)
        if not match:
            self.fail(f"expected an SSA operand such as %0, found {self.found()}")
        if match[2] is None:
            self._skip(match.end())  # the number of the result was looked for there
            self.position = match.end()
            return Variable.at(match[1], start)
        self.position = match.end()
        return Variable.at(match[1] + match[2], start)

    def comma_separated(self, item: Callable[[], Item]) -> list[Item]:
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
        try:
            return tokens.bracket_end(self.text, start)
        except tokens.Unbalanced as error:
            self.fail(str(error), error.position)

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
            match = tokens.BARE_NAME.match(text, start + 1)
        else:
            # The host's parser would take an attribute (`array<i32>`) for the parameter of a type that is to be a type.
            match = tokens.TYPE_WORD.match(text, start)
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
        return self._skip(end)

    def type(self) -> str:
        """A type, in the host's spelling."""
        start = self.skip()
        match = tokens.PLAIN_TYPE.match(self.text, start)
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
                match = tokens.SYMBOL.match(text, end)
                if not match:
                    self.fail("expected a symbol", end)
                end = match.end()
                nested = tokens.NESTED.match(text, end)
                if not nested:
                    return end
                end = nested.end()
        if first == "#":
            match = tokens.BARE_NAME.match(text, start + 1)
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
        match = tokens.BARE_NAME.match(text, start)
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

    def value(self) -> str:
        """An attribute value, in the host's spelling, without aliases."""
        start = self.skip()
        text = self.attribute()
        if "#" not in text and "!" not in text:
            return text
        resolved: str | None = self.reader.resolve_aliases(text)
        if resolved is None:
            self.fail(f"{text} names an alias that is not defined", start)
        return resolved

    def dictionary(self, what: str) -> Cursor:
        """A cursor at the dictionary that comes next, or at that of which an alias comes next, which is taken."""
        if self.peek() != "#":
            return self
        start = self.skip()
        alias = self.alias()
        inner: Cursor | None = self.reader.alias_cursor(alias) if alias else None
        if inner is None or inner.peek() != "{":
            self.fail(f"expected {what}, found '{alias or '#'}', which is no alias of one", start)
        return inner

    def attribute_source(self) -> tuple[int, int]:
        """Where the attribute value that comes next stands; it is skipped."""
        start = self.skip()
        if start >= len(self.text):
            self.fail("expected an attribute value, found the end of the text")
        self.position = self._attribute_end(start)
        return start, self.position

    def type_source(self) -> tuple[int, int]:
        """Where the type that comes next stands; it is skipped."""
        start = self.skip()
        self.position = self._type_end(start)
        return start, self.position

    def location(self) -> str:
        """``loc(...)`` when it comes next, which knows where it says something; the empty string otherwise."""
        if not self.accept("loc"):
            return ""
        opened = self.skip()
        self.position = self.close(opened)
        return Variable.at("loc" + flatten(self.text[opened : self.position]), opened + 1)

    def alias(self) -> str | None:
        """``#name`` or ``!name`` of an alias, taken when it comes next."""
        match = tokens.ALIAS.match(self.text, self.skip())
        if not match:
            return None
        self.position = match.end()
        return match[0]
