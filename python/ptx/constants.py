"""Constant expressions: integers of 64 bits with C's operators.

Source: PTX ISA, "Constants" ("Integer Constant Expressions", "Operator Precedence").
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

__all__ = ["expression"]

_TOKEN = re.compile(
    r"\s*(0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?|\(\s*\.[su]64\s*\)|<<|>>|<=|>=|==|!=|&&|\|\||[-+~!*/%<>&^|?:()])",
    re.ASCII,
)
#: Binary operators by how strongly they bind.
_BINARY: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "||": (1, lambda a, b: int(bool(a) or bool(b))), "&&": (2, lambda a, b: int(bool(a) and bool(b))),
    "|": (3, operator.or_), "^": (4, operator.xor), "&": (5, operator.and_),
    "==": (6, operator.eq), "!=": (6, operator.ne),
    "<": (7, operator.lt), "<=": (7, operator.le), ">": (7, operator.gt), ">=": (7, operator.ge),
    "<<": (8, lambda a, b: a << min(b, 64) if b >= 0 else 0), ">>": (8, lambda a, b: a >> min(b, 64) if b >= 0 else 0),
    "+": (9, operator.add), "-": (9, operator.sub),
    "*": (10, operator.mul), "/": (10, lambda a, b: _divided(a, b)), "%": (10, lambda a, b: a - b * _divided(a, b)),
}  # fmt: skip
_UNARY: dict[str, Callable[[int], int]] = {
    "+": operator.pos,
    "-": operator.neg,
    "~": operator.invert,
    "!": lambda a: int(not a),
}
#: Characters of an expression, and how deep one may be.
_MOST, _DEEPEST = 1000, 50


def _divided(a: int, b: int) -> int:
    """The quotient, rounded toward zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


class _Parser:
    def __init__(self, tokens: list[str]):
        self._tokens, self._at, self._depth = tokens, 0, 0

    def whole(self) -> int:
        value = self._chosen()
        if self._at != len(self._tokens):
            raise ValueError("more behind the expression")
        return value

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _chosen(self) -> int:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise ValueError("too deep")
        value = self._binary(1)
        if self._peek() == "?":
            self._next()
            yes = self._chosen()
            if self._next() != ":":
                raise ValueError("no ':'")
            no = self._chosen()
            value = yes if value else no
        self._depth -= 1
        return value

    def _binary(self, least: int) -> int:
        value = self._unary()
        while (token := self._peek()) in _BINARY and _BINARY[token][0] >= least:
            strength, compute = _BINARY[self._next()]
            value = _wrapped(int(compute(value, self._binary(strength + 1))))
        return value

    def _unary(self) -> int:
        token = self._next()
        if token in _UNARY or token[:1] == "(":
            self._depth += 1
            if self._depth > _DEEPEST:
                raise ValueError("too deep")
            if token in _UNARY:
                value = _wrapped(int(_UNARY[token](self._unary())))
            elif len(token) > 1:
                # A cast: the bits stay.
                value = self._unary()
            else:
                value = self._chosen()
                if self._next() != ")":
                    raise ValueError("no ')'")
            self._depth -= 1
            return value
        if not token[:1].isdigit():
            raise ValueError("no number")
        digits = token.rstrip("U").lower()
        base = 16 if digits[:2] == "0x" else 2 if digits[:2] == "0b" else 8 if digits[0] == "0" else 10
        return int(digits, base)


def _wrapped(value: int) -> int:
    """The number of 64 bits, with a sign."""
    value &= (1 << 64) - 1
    return value - (1 << 64) if value >> 63 else value


def expression(text: str) -> int | None:
    """The number of a constant expression such as ``(1 << 4) | 3`` or ``0xff & ~5``; None for what is none."""
    if len(text) > _MOST:
        return None
    tokens, at = [], 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if match is None:
            return None
        tokens.append(re.sub(r"\s", "", match[1]))
        at = match.end()
    try:
        return _Parser(tokens).whole()
    except (ValueError, ZeroDivisionError):
        return None
