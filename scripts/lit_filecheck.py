"""FileCheck for the lit tests: PyPI's ``filecheck``, and what suites written for LLVM's FileCheck need beyond it.

Added: ``--implicit-check-not``, ``[[@LINE+1]]`` in every spelling, an error for a prefix that no line of the file has,
``CHECK-NOT`` that ends where the next match starts, and acceptance of the options that only change how a failure is
shown. Misspelt directives (``CHECK-NXET``) are found for the whole tree by test/test_project.py.
"""

from __future__ import annotations

import io
import re
import sys
from typing import Any

from filecheck.compiler import compile_uops
from filecheck.finput import FInput, InputRange
from filecheck.matcher import Matcher
from filecheck.ops import CheckOp
from filecheck.options import Options, parse_argv_options
from filecheck.parser import Parser, pattern_for_opts

_DISPLAY = re.compile(r"--?(?:color|v|vv|dump-input(?:-context|-filter)?=.*)$")
_DISPLAY_AND_VALUE = re.compile(r"--?dump-input(?:-context|-filter)?$")
_IMPLICIT_NOT = re.compile(r"--?implicit-check-not(?:=(.*))?$", re.DOTALL)
_LINE = re.compile(r"\[\[#?\s*@LINE\s*(?:([+-])\s*(\d+))?\s*\]\]")


def _split_options(argv: list[str]) -> tuple[list[str], list[str], bool]:
    """The arguments that the package understands, the implicit patterns, and whether a prefix may be unused."""
    kept: list[str] = []
    implicit: list[str] = []
    unused_allowed = False
    arguments = iter(argv)
    for argument in arguments:
        if argument.lstrip("-").startswith("allow-unused-prefixes"):
            unused_allowed = not argument.endswith("=false")
        elif match := _IMPLICIT_NOT.match(argument):
            implicit.append(next(arguments, "") if match[1] is None else match[1])
        elif _DISPLAY_AND_VALUE.match(argument):
            next(arguments, None)
        elif not _DISPLAY.match(argument):
            kept.append(argument)
    return kept, implicit, unused_allowed


class _Matcher(Matcher):
    """Remembers what the positive directives matched: nothing excluded is looked for in there."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.matched: list[tuple[int, int]] = []

    def capture_results(self, match: re.Match[str], capture: Any, op: CheckOp) -> None:
        self.matched.append(match.span())
        super().capture_results(match, capture, op)

    def check_label(self, op: CheckOp) -> None:
        super().check_label(op)
        pattern, _ = compile_uops(op, {}, self.opts)
        end = self.file.range.start
        line = self.file.content.rfind("\n", 0, end) + 1
        self.matched += [m.span() for m in pattern.finditer(self.file.content, line, end) if m.end() == end]

    def check_not(self, op: CheckOp, search_range: InputRange) -> None:
        if self.matched and self.matched[-1][1] == search_range.end:
            search_range = InputRange(search_range.start, max(search_range.start, self.matched[-1][0]))
        super().check_not(op, search_range)

    def implicit_failure(self, patterns: list[str]) -> str | None:
        """The first place outside all matches where one of ``patterns`` is found, as a message."""
        content = self.file.content
        for pattern in patterns:
            check = CheckOp("IMPLICIT-CHECK", "NOT", pattern, 0, self.operations.parse_args(pattern, pattern))
            compiled, _ = compile_uops(check, self.ctx.live_variables, self.opts)
            start = 0
            for first, last in [*sorted(self.matched), (len(content), len(content))]:
                if found := compiled.search(content, start, max(start, first)):
                    line = content.count("\n", 0, found.start()) + 1
                    return f"{self.opts.readable_input_file()}:{line}: error: implicit-check-not: found '{found[0]}'"
                start = max(start, last)
        return None


def main(argv: list[str]) -> int:
    kept, implicit, unused_allowed = _split_options(argv)
    try:
        options: Options = parse_argv_options(["filecheck", *kept])
        with open(options.match_filename, encoding="utf-8") as file:
            lines = file.read().splitlines(keepends=True)
        numbered = "".join(
            _LINE.sub(lambda match, n=number: str(n + int(f"{match[1] or '+'}{match[2] or 0}")), line)
            for number, line in enumerate(lines, 1)
        )
        found = {op.prefix for op in Parser(options, io.StringIO(numbered), *pattern_for_opts(options))}
        absent = [prefix for prefix in options.check_prefixes if prefix not in found]
        if absent and not unused_allowed:
            print(f"{options.match_filename}: error: no line has the prefix {', '.join(absent)}", file=sys.stderr)
            return 2
        checks = Parser(options, io.StringIO(numbered), *pattern_for_opts(options))
        matcher = _Matcher(options, FInput.from_opts(options), checks)
        code = matcher.run()
    except Exception as error:
        print(f"filecheck: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    if code == 0 and (failure := matcher.implicit_failure(implicit)):
        print(failure, file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
