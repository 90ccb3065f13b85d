"""Reads ODS declarative formats into a tree: literals, variables, directives, optional groups, oilists.

The tree is the same for ops and for attributes and types; `gpuir.assembly` compiles it to closures. Grammar and meaning
follow upstream's "Declarative Assembly Format" (DefiningDialects/Operations in the MLIR documentation).
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import NoReturn

from gpuir.errors import SpecError


@dataclasses.dataclass(frozen=True)
class Element:
    """One piece of a format."""


@dataclasses.dataclass(frozen=True)
class Literal(Element):
    """A keyword or punctuation between backticks."""

    text: str


@dataclasses.dataclass(frozen=True)
class Space(Element):
    """Whitespace that is printed and not read: a space, nothing, or a new line."""

    text: str


@dataclasses.dataclass(frozen=True)
class Variable(Element):
    """An operand, result, attribute, region, successor or parameter."""

    name: str
    qualified: bool = False
    reference: bool = False


#: The names of the directives `operands` and `results`; a group may be called `$results` and is not meant by them.
OPERANDS, RESULTS = "*operands", "*results"


@dataclasses.dataclass(frozen=True)
class TypeOf(Element):
    """The type or types of an operand or result, or of all: ``OPERANDS``, ``RESULTS``."""

    name: str
    qualified: bool = False
    reference: bool = False

    @property
    def groups(self) -> tuple[str, ...]:
        """The operands and results whose types it says."""
        return (self.name,)


@dataclasses.dataclass(frozen=True)
class Functional(Element):
    """``(inputs) -> results`` of two groups of types."""

    inputs: str
    results: str

    @property
    def groups(self) -> tuple[str, ...]:
        """The operands and results whose types it says."""
        return (self.inputs, self.results)


@dataclasses.dataclass(frozen=True)
class AttrDict(Element):
    """The attributes that the rest of the format does not show."""

    keyword: bool = False


@dataclasses.dataclass(frozen=True)
class All(Element):
    """``operands``, ``regions`` or ``successors``: all of the op's."""

    kind: str


@dataclasses.dataclass(frozen=True)
class Parameters(Element):
    """``params`` in order, or ``struct(...)`` as ``key = value`` in any order; `names` empty: all parameters.

    ``dictionary(...)`` is a dictionary attribute whose entries are the parameters, braces included; `entries` says so.
    """

    struct: bool
    names: tuple[str, ...] = ()
    entries: bool = False


@dataclasses.dataclass(frozen=True)
class Custom(Element):
    """``custom<Name>(arguments)``: a Python pair of functions reads and prints it."""

    name: str
    arguments: tuple[Element | str, ...]

    @property
    def names(self) -> list[str]:
        """The arguments as the directive's functions take them."""
        return [argument if isinstance(argument, str) else argument.name for argument in self.arguments]  # type: ignore[attr-defined]


@dataclasses.dataclass(frozen=True)
class Group(Element):
    """``( then )?`` or ``( then ) : ( otherwise )?`` with its anchor; `inverted` when the anchor is in `otherwise`."""

    then: tuple[Element, ...]
    otherwise: tuple[Element, ...]
    anchor: Element
    inverted: bool = False

    @property
    def first(self) -> Element:
        """What begins it in a text."""
        return next((element for element in self.then if not isinstance(element, Space)), self.then[0])


@dataclasses.dataclass(frozen=True)
class OIList(Element):
    """Clauses in any order, each at most once and begun by its literal."""

    clauses: tuple[tuple[Element, ...], ...]


#: A whole format.
Format = tuple[Element, ...]


_TOKEN = re.compile(
    r"\s*(?:`(?P<literal>[^`]*)`|\$(?P<variable>\w+)|(?P<word>[A-Za-z_][\w-]*)|(?P<string>\"[^\"]*\")|(?P<mark>[()<>,^?:|]))"
)


class _Parser:
    def __init__(self, text: str, where: str):
        self.text, self.where, position = text, where, 0
        #: Kind, text and position of each.
        self.tokens: list[tuple[str, str, int]] = []
        while text[position:].strip():
            match = _TOKEN.match(text, position)
            if not match:
                self.fail(f"unexpected character {text[position:].strip()[0]!r}", position)
            kind = match.lastgroup
            assert kind is not None
            self.tokens.append((kind, match[kind], match.start(kind)))
            position = match.end()
        self.index = 0
        #: Of the groups around, the innermost one last.
        self.anchors: list[Element | None] = [None]

    def fail(self, message: str, position: int | None = None) -> NoReturn:
        if position is None:
            position = self.tokens[self.index][2] if self.index < len(self.tokens) else len(self.text)
        raise SpecError(f"{self.where}: format `{self.text}` at column {position + 1}: {message}")

    def peek(self, value: str | None = None, kind: str = "mark") -> bool:
        if self.index >= len(self.tokens):
            return False
        token = self.tokens[self.index]
        return token[0] == kind and (value is None or token[1] == value)

    def take(self, value: str | None = None, kind: str = "mark") -> str:
        if not self.peek(value, kind):
            self.fail(f"expected {value or kind}")
        self.index += 1
        return self.tokens[self.index - 1][1]

    def elements(self, *stop: str) -> tuple[Element, ...]:
        elements: list[Element] = []
        while self.index < len(self.tokens) and not any(self.peek(mark) for mark in stop):
            elements.append(self.element())
            if self.peek("^"):
                self.take("^")
                if self.anchors[-1] is not None:
                    self.fail("a group has one anchor `^`")
                self.anchors[-1] = elements[-1]
        return tuple(elements)

    def element(self) -> Element:
        if self.peek(kind="literal"):
            text = self.take(kind="literal")
            return Space(text.replace("\\n", "\n")) if not text.strip() or text == "\\n" else Literal(text)
        if self.peek(kind="variable"):
            return Variable(self.take(kind="variable"))
        if self.peek("("):
            return self.group()
        if self.peek(kind="word"):
            return self.directive(self.take(kind="word"))
        self.fail("expected a literal, a variable, a directive or a group")

    def anchored(self) -> tuple[Format, Element | None]:
        """`( elements )`, and the anchor among them."""
        self.anchors.append(None)
        self.take("(")
        elements = self.elements(")")
        self.take(")")
        return elements, self.anchors.pop()

    def group(self) -> Element:
        then, then_anchor = self.anchored()
        otherwise: Format = ()
        else_anchor = None
        if self.peek(":"):
            self.take(":")
            otherwise, else_anchor = self.anchored()
        if not self.peek("?"):
            self.fail("expected `?` after the group")
        self.take("?")
        anchor = then_anchor or else_anchor
        if anchor is None or (then_anchor and else_anchor):
            self.fail("a group needs one anchor `^`", None if self.index < len(self.tokens) else len(self.text))
        if not then:
            self.fail("a group must not be empty")
        return Group(then, otherwise, anchor, inverted=then_anchor is None)

    def name(self) -> str:
        return self.take(kind="variable") if self.peek(kind="variable") else self.take(kind="word")

    def types_of(self) -> str:
        """The argument of `type` and `functional-type`: a variable, or all operands or results."""
        all_of = self.peek(kind="word")
        name = self.name()
        return f"*{name}" if all_of and name in ("operands", "results") else name

    def directive(self, word: str) -> Element:
        if word == "attr-dict":
            return AttrDict()
        if word == "attr-dict-with-keyword":
            return AttrDict(keyword=True)
        if word == "prop-dict":
            self.fail("dialects made at run time have no properties: use attr-dict")
        if word in ("operands", "regions", "successors"):
            return All(word)
        if word == "params":
            return Parameters(struct=False)
        if word in ("struct", "dictionary"):
            self.take("(")
            names = []
            while not self.peek(")"):
                names.append(self.name())
                if self.peek(","):
                    self.take(",")
            self.take(")")
            return Parameters(True, () if names == ["params"] else tuple(names), entries=word == "dictionary")
        if word in ("type", "qualified", "ref"):
            self.take("(")
            if word == "type":
                element: Element = TypeOf(self.types_of())
            else:
                inner = self.element()
                if not isinstance(inner, (Variable, TypeOf)):
                    self.fail(f"{word} takes a variable or a type")
                element = (
                    dataclasses.replace(inner, qualified=True)
                    if word == "qualified"
                    else dataclasses.replace(inner, reference=True)
                )
            self.take(")")
            return element
        if word == "functional-type":
            self.take("(")
            inputs = self.types_of()
            self.take(",")
            results = self.types_of()
            self.take(")")
            return Functional(inputs, results)
        if word == "custom":
            self.take("<")
            name = self.take(kind="word")
            self.take(">")
            self.take("(")
            arguments: list[Element | str] = []
            while not self.peek(")"):
                arguments.append(self.take(kind="string").strip('"') if self.peek(kind="string") else self.element())
                if self.peek(","):
                    self.take(",")
            self.take(")")
            return Custom(name, tuple(arguments))
        if word == "oilist":
            self.take("(")
            clauses = [self.elements(")", "|")]
            while self.peek("|"):
                self.take("|")
                clauses.append(self.elements(")", "|"))
            self.take(")")
            if not all(clause and isinstance(clause[0], Literal) for clause in clauses):
                self.fail("a clause of oilist begins with a literal")
            return OIList(tuple(clauses))
        self.fail(f"unknown directive '{word}'")


def parse_format(text: str, where: str) -> Format:
    """The elements of a format; `where` names the op or attribute in the SpecError of a wrong one."""
    parser = _Parser(text, where)
    elements = parser.elements()
    if parser.index != len(parser.tokens):
        parser.fail("unexpected token")
    if parser.anchors[-1] is not None:
        parser.fail("an anchor `^` outside of a group", 0)
    return elements


def walk(elements: Format) -> Iterator[Element]:
    """Every element, those inside groups, clauses and custom directives too."""
    for element in elements:
        yield element
        if isinstance(element, Group):
            yield from walk(element.then + element.otherwise)
        elif isinstance(element, OIList):
            for clause in element.clauses:
                yield from walk(clause)
        elif isinstance(element, Custom):
            yield from walk(tuple(a for a in element.arguments if isinstance(a, Element)))
