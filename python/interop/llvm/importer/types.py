"""Types of LLVM IR as those of MLIR."""

from __future__ import annotations

import dataclasses
import re

from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError

__all__ = ["I1", "I32", "PTR", "VOID", "Type", "Types", "pair_of", "vector_of"]

_FLOATS = {"half": ("f16", 16), "bfloat": ("bf16", 16), "float": ("f32", 32), "double": ("f64", 64)}
_INTEGER = re.compile(r"i(\d+)")


@dataclasses.dataclass(frozen=True, slots=True)
class Type:
    """A type: its text in MLIR, what it is, and the types of its elements, of which an array or a vector has one ``count`` times."""

    text: str
    kind: str  # integer, float, pointer, vector, array, struct, function, or another word of LLVM's
    elements: tuple[Type, ...] = ()
    count: int = 0

    @property
    def inside(self) -> str:
        """The text within types of the llvm dialect, which leave out its name."""
        return self.text.removeprefix("!llvm.")

    @property
    def is_scalar(self) -> bool:
        """Whether it is an integer or a float, whose constants attributes can say."""
        return self.kind in ("integer", "float")

    def element(self, index: int) -> Type:
        """The type of an element."""
        return self.elements[index] if self.kind == "struct" else self.elements[0]


VOID = Type("!llvm.void", "void")
PTR = Type("!llvm.ptr", "pointer")
I1, I32 = Type("i1", "integer", count=1), Type("i32", "integer", count=32)


def vector_of(element: Type, count: int) -> Type:
    """A vector's type."""
    return Type(f"vector<{count}x{element.text}>", "vector", (element,), count)


def pair_of(first: Type, second: Type) -> Type:
    """The type of a struct of two members."""
    return Type(f"!llvm.struct<({first.inside}, {second.inside})>", "struct", (first, second))


class Types:
    """Reads types; ``bodies`` are those of the structs that have names, by their names with ``%``."""

    def __init__(self, bodies: dict[str, str]):
        self._bodies = bodies
        self._named: dict[str, Type] = {}
        self._simple: dict[str, Type] = {"void": VOID, "i1": I1, "i32": I32}

    def read(self, tokens: Tokens) -> Type:
        """The type that comes next, pointers to functions and functions among them."""
        word = tokens.word()
        if word == "ptr":
            type = PTR
            if tokens.take("addrspace"):
                number = tokens.skip_group()
                type = PTR if number == "0" else Type(f"!llvm.ptr<{number}>", "pointer")
        else:
            type = self._simple.get(word) or self._other(word, tokens)
        while tokens.next == "(":
            type = self._function(type, tokens)
        return type

    def _other(self, word: str, tokens: Tokens) -> Type:
        if integer := _INTEGER.fullmatch(word):
            type = self._simple[word] = Type(word, "integer", count=int(integer[1]))
            return type
        if word in _FLOATS:
            text, width = _FLOATS[word]
            type = self._simple[word] = Type(text, "float", count=width)
            return type
        if word == "<" and tokens.take("{"):
            type = self._struct(tokens, "packed ")
            tokens.expect(">")
            return type
        if word in ("<", "["):
            if tokens.next == "vscale":
                raise UnknownError("a vector of a size that the chip has (vscale)")
            count = int(tokens.word())
            tokens.expect("x")
            element = self.read(tokens)
            tokens.expect(">" if word == "<" else "]")
            if word == "<":
                return vector_of(element, count)
            return Type(f"!llvm.array<{count} x {element.inside}>", "array", (element,), count)
        if word == "{":
            return self._struct(tokens, "")
        if word[0] == "%":
            return self._struct_of_name(word)
        if word in ("metadata", "label", "token"):
            return Type(f"!llvm.{word}", word)
        raise UnknownError(f"the type '{word}'")

    def _members(self, tokens: Tokens, end: str) -> list[Type]:
        members: list[Type] = []
        while not tokens.take(end):
            members.append(Type("...", "...") if tokens.take("...") else self.read(tokens))
            tokens.take(",")
        return members

    def _struct(self, tokens: Tokens, packed: str, name: str = "") -> Type:
        members = self._members(tokens, "}")
        inside = ", ".join(member.inside for member in members)
        return Type(f"!llvm.struct<{name}{packed}({inside})>", "struct", tuple(members))

    def _struct_of_name(self, word: str) -> Type:
        known = self._named.get(word)
        if known is None:
            name = word.removeprefix("%").strip('"')
            body = self._bodies.get(word)
            if body is None:
                raise UnknownError(f"the type {word}, which nothing defines")
            tokens = Tokens(body)
            if tokens.take("opaque"):
                known = Type(f'!llvm.struct<"{name}", opaque>', "struct")
            else:
                packed = "packed " if tokens.take("<") else ""
                tokens.expect("{")
                known = self._struct(tokens, packed, f'"{name}", ')
            self._named[word] = known
        return known

    def _function(self, result: Type, tokens: Tokens) -> Type:
        tokens.expect("(")
        arguments = self._members(tokens, ")")
        inside = ", ".join(argument.inside for argument in arguments)
        return Type(f"!llvm.func<{result.inside} ({inside})>", "function", (result, *arguments))
