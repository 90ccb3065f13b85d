"""Lines of LLVM's canonical text as tokens."""

from __future__ import annotations

import re

__all__ = ["Tokens", "UnknownError", "symbol"]

_TOKEN = re.compile(
    r'[%@$]"[^"]*"|[%@$][-\w.$]+|c?"[^"]*"|!(?=[{("])|!DI\w+|![-\w.$]*|#[\w.]+|0x[KLMHR]?[0-9A-F]+'
    r"|-?\d+\.\d*(?:e[+-]?\d+)?|-?\d+|\.\.\.|[A-Za-z_][\w.]*|;.*|\S"
)
#: The name of a symbol that needs no quotes in MLIR.
_PLAIN = re.compile(r"[A-Za-z_][\w$.]*")


class UnknownError(Exception):
    """LLVM IR that this importer does not know; the text says what it is."""


def symbol(name: str) -> str:
    """The reference to a symbol, of its name as LLVM's text has it: behind ``@``, in quotes maybe."""
    name = name.removeprefix("@")
    bare = name.strip('"')
    return f"@{bare}" if _PLAIN.fullmatch(bare) else f'@"{bare}"'


class Tokens:
    """The tokens of a line, and how far they were read."""

    __slots__ = ("at", "line", "words")

    def __init__(self, line: str):
        self.line = line
        self.words: list[str] = _TOKEN.findall(line)
        if self.words and self.words[-1][0] == ";":
            self.words.pop()
        # A line ends with an empty word, which nothing takes.
        self.words.append("")
        self.at = 0

    @property
    def next(self) -> str:
        """The word that was not read yet; "" at the end."""
        return self.words[self.at]

    def take(self, word: str) -> bool:
        """Reads the word where it is the next one."""
        if self.words[self.at] != word:
            return False
        self.at += 1
        return True

    def word(self) -> str:
        """Reads the next word, whatever it is."""
        word = self.words[self.at]
        if not word:
            raise UnknownError("a line that ends early")
        self.at += 1
        return word

    def expect(self, word: str) -> None:
        """Reads the word; UnknownError where there is another one."""
        if not self.take(word):
            raise UnknownError(f"'{self.next or 'the end of the line'}' where '{word}' was expected")

    def skip_group(self) -> str:
        """Reads a group in parentheses, with all groups inside; what is between them."""
        self.expect("(")
        begin, depth = self.at, 1
        while depth:
            word = self.word()
            depth += (word == "(") - (word == ")")
        return " ".join(self.words[begin : self.at - 1])
