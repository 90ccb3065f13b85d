"""``--verify-diagnostics``: the expected-error, -warning, -note and -remark comments of an input.

    %0 = "foo.bar"() : () -> i32  // expected-error {{op is unknown}}
    // expected-error-re @+1 {{expects {{[0-9]+}} operands}}

A comment is about its own line, ``@+N`` or ``@-N`` lines further, line ``@N`` of the file, the next line without such a
comment (``@below``), the one before (``@above``), or about no place in a file (``@unknown``).
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator

from gpuir.errors import Diagnostic

_COMMENT = re.compile(
    r"expected-(?P<severity>error|note|remark|warning)(?P<re>-re)? *"
    r"(?:@(?P<where>[+-]?[0-9]+|above|below|unknown))? *\{\{(?P<text>.*)\}\}[ \t\r]*$"
)
_NESTED = re.compile(r"\{\{(.*?)\}\}")
_CLASSES = {
    "alpha": "a-zA-Z",
    "digit": "0-9",
    "alnum": "a-zA-Z0-9",
    "upper": "A-Z",
    "lower": "a-z",
    "space": r"\s",
    "blank": r" \t",
    "xdigit": "0-9A-Fa-f",
    "punct": r"!-/:-@\[-`{-~",
}


@dataclasses.dataclass
class Expected:
    """One expected diagnostic; ``line`` 0: at no place in a file."""

    severity: str
    text: str
    line: int
    matches: Callable[[str], bool]
    own_line: int
    column: int
    width: int
    found: bool = False


class DiagnosticsVerifier:
    """Compares diagnostics of one piece of input with its comments; ``report`` receives what does not fit."""

    def __init__(
        self, text: str, file: str, report: Callable[[Diagnostic, int], None], *, first_line: int = 1, all: bool = True
    ):
        self.file = file
        self.all = all
        self.failed = False
        self._report = report
        self._expected: list[Expected] = list(self._read(text, first_line))

    def _read(self, text: str, first_line: int) -> Iterator[Expected]:
        below: list[Expected] = []
        # The last line without any comment is what @above means, so that several may stand below each other.
        above = first_line
        number = first_line
        for number, line in enumerate(text.split("\n"), first_line):
            match = _COMMENT.search(line) if "expected-" in line else None
            if match is None:
                for expected in below:
                    expected.line = number
                below = []
                above = number
                continue
            where = match["where"] or ""
            place = (number, match.start() + 1, len(match["text"]))
            try:
                matches = _matcher(match["text"], bool(match["re"]))
            except re.error as error:
                self._fail(f"invalid regex: {error}", *place)
                continue
            expected = Expected(match["severity"], match["text"], number, matches, *place)
            if where == "above":
                expected.line = above
            elif where == "below":
                below.append(expected)
            elif where == "unknown":
                expected.line = 0
            elif where:
                expected.line = int(where) + (number if where[0] in "+-" else 0)
            yield expected
        for expected in below:
            expected.line = number

    def _fail(self, message: str, line: int, column: int, width: int) -> None:
        self.failed = True
        self._report(Diagnostic("error", message, self.file, line, column), width)

    def handle(self, diagnostic: Diagnostic) -> None:
        """Takes one diagnostic and its notes."""
        self._handle_one(diagnostic)
        for note in diagnostic.notes:
            # Upstream does not add these while it verifies; a comment may still ask for one.
            if not note.message.startswith("see current operation") or self._find(note)[0]:
                self.handle(note)

    def _find(self, diagnostic: Diagnostic) -> tuple[Expected | None, Expected | None]:
        """The comment for ``diagnostic``, and one that fits but for its severity."""
        line = diagnostic.line if diagnostic.file == self.file else 0
        near = None
        for expected in self._expected:
            if expected.found or expected.line != line or not expected.matches(diagnostic.message):
                continue
            if expected.severity == diagnostic.severity:
                return expected, None
            near = near or expected
        return None, near

    def _handle_one(self, diagnostic: Diagnostic) -> None:
        expected, near = self._find(diagnostic)
        if expected is not None:
            expected.found = True
        elif near is not None and self.all:
            message = f"'{diagnostic.severity}' diagnostic emitted when expecting a '{near.severity}'"
            self._fail(message, near.own_line, near.column, 1)
        elif self.all:
            self.failed = True
            message = f"unexpected {diagnostic.severity}: {diagnostic.message}"
            self._report(dataclasses.replace(diagnostic, severity="error", message=message, notes=()), 1)

    def finish(self) -> bool:
        """Reports what was expected and did not come; whether all was as expected."""
        for expected in self._expected:
            if not expected.found:
                message = f'expected {expected.severity} "{expected.text}" was not produced'
                self._fail(message, expected.own_line, expected.column, expected.width)
        return not self.failed


def _matcher(text: str, is_regex: bool) -> Callable[[str], bool]:
    if not is_regex:
        return lambda message: text in message
    # The text is literal but for its {{...}} parts.
    pattern, end = "", 0
    for match in _NESTED.finditer(text):
        pattern += re.escape(text[end : match.start()]) + f"({_posix(match[1])})"
        end = match.end()
    compiled = re.compile(pattern + re.escape(text[end:]))
    return lambda message: compiled.search(message) is not None


def _posix(pattern: str) -> str:
    """A POSIX extended regex as Python's: only the names of character classes differ in what tests use."""
    return re.sub(r"\[:(\w+):\]", lambda match: _CLASSES.get(match[1], match[0]), pattern)
