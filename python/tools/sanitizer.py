"""gpuir-run --sanitize: findings in the categories of compute-sanitizer, with suppressions, and what of the kernel was covered."""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
from collections import Counter
from collections.abc import Sequence

from gpuir.errors import Diagnostic, Error
from gpuir.files import read_input
from gpuir.sim import KINDS, Finding, Report

__all__ = [
    "CATEGORIES",
    "Judged",
    "Suppression",
    "add_options",
    "category_of",
    "check_options",
    "checks_of",
    "judge",
    "read_suppressions",
    "text_of",
    "tools",
]

#: compute-sanitizer's tools: what each looks for, the kinds of findings that are its, and the checks that find them.
CATEGORIES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "memcheck": (
        "accesses outside of what there is, misaligned ones, leaks",
        ("out-of-bounds", "misaligned", "wrong-space", "overflow", "undefined", "leak", "assert", "non-finite"),
        ("bounds", "overflow"),
    ),
    "racecheck": (
        "accesses that nothing orders, also those of asynchronous copies and products",
        ("race", "missing-wait", "missing-fence"),
        ("races", "lanes", "waits", "fences", "host"),
    ),
    "initcheck": ("reads of memory that nothing has written", ("uninitialized",), ("uninitialized",)),
    "synccheck": (
        "barriers that some threads do not reach, deadlocks, loops that do not end",
        ("barrier-divergence", "deadlock", "no-progress"),
        ("barriers", "members"),
    ),
}
_OF_KIND = {kind: name for name, (_, kinds, _) in CATEGORIES.items() for kind in kinds}
_BAR = "========="


def tools(text: str) -> tuple[str, ...]:
    """argparse's type of ``--tool``: names with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in CATEGORIES:
            raise argparse.ArgumentTypeError(f"there is no tool '{name}'; there are {', '.join(CATEGORIES)}")
    return tuple(name for name in CATEGORIES if name in names)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of ``--sanitize``."""
    add = parser.add_argument_group("the simulator as a sanitizer").add_argument
    add(
        "--sanitize",
        action="store_true",
        help="print findings as compute-sanitizer does, in its categories, and what of the code ran, in place of arrays and counts",
    )
    add(
        "--tool",
        type=tools,
        metavar="NAMES",
        help=f"which of {', '.join(CATEGORIES)} look, with commas between (default: all); accesses outside of what there is "
        "are always told",
    )
    add(
        "--suppressions",
        action="append",
        default=[],
        metavar="FILE",
        help="do not tell findings that a line of the file names: KIND:PATTERN, with a kind or tool (or *) and a pattern of "
        "file or file:line; # begins a comment",
    )
    add("--error-exitcode", type=int, metavar="N", help="the exit code when something is found (default: 1)")
    add("--sarif", metavar="FILE", help="write the findings as SARIF; - for the standard output")
    add("--junit", metavar="FILE", help="write the findings as JUnit's XML; - for the standard output")


def check_options(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Ends the program where options do not go together."""
    if not options.sanitize:
        for name in ("tool", "suppressions", "error_exitcode", "sarif", "junit"):
            if getattr(options, name) not in (None, []):
                parser.error(f"argument --{name.replace('_', '-')}: only with --sanitize")
        return
    for name in ("no_checks", "checks"):
        if getattr(options, name):
            parser.error(f"argument --{name.replace('_', '-')}: not allowed with --sanitize, which takes --tool")
    if options.error_exitcode is not None and not 1 <= options.error_exitcode <= 125:
        parser.error(f"argument --error-exitcode: expected 1 to 125, got {options.error_exitcode}")


def category_of(finding: Finding) -> str:
    """The tool whose finding it is."""
    return _OF_KIND[finding.kind]


def checks_of(names: Sequence[str]) -> str:
    """The simulator's checks that find what these tools look for."""
    return ",".join(check for name in names for check in CATEGORIES[name][2])


@dataclasses.dataclass
class Suppression:
    """A line ``KIND:PATTERN`` of a file: findings of that kind, or tool, at a place that the pattern matches are not told.

    The pattern is one of file names (``*`` and ``?`` as in a shell), and holds for ``file``, ``file:line``, and the file's last
    name; ``used`` counts what it took away.
    """

    kind: str
    pattern: str
    file: str
    line: int
    used: int = 0

    def matches(self, finding: Finding) -> bool:
        """Whether the finding, or the access that it collides with, is at such a place."""
        if self.kind not in ("*", finding.kind, category_of(finding)):
            return False
        return any(
            fnmatch.fnmatchcase(name, self.pattern)
            for each in (finding, finding.other)
            if each is not None
            for name in _names(each)
        )

    def __str__(self) -> str:
        return f"{self.file}:{self.line} ({self.kind}:{self.pattern})"


def _names(finding: Finding) -> list[str]:
    short = finding.file.replace("\\", "/").rpartition("/")[2]
    return [
        name for file in (finding.file, short) for name in (file, f"{file}:{finding.line}", f"{file}:{finding.line}:{finding.column}")
    ]  # fmt: skip


def read_suppressions(path: str) -> list[Suppression]:
    """The suppressions of a file: a line each, ``#`` begins a comment; a line that is none is an error with its place."""
    name, text = read_input(path)
    if isinstance(text, bytes):
        raise Error(f"'{name}' is bytecode, not a file of suppressions")
    found, wrong = [], []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.partition("#")[0].strip()
        if not stripped:
            continue
        kind, colon, pattern = (part.strip() for part in stripped.partition(":"))
        if not colon or not pattern or kind not in {"*", *KINDS, *CATEGORIES}:
            known = ", ".join(["*", *CATEGORIES, *KINDS])
            text = f"expected KIND:PATTERN, such as race:kernel.cu:12, with KIND one of {known}; got '{stripped}'"
            column = len(line) - len(line.lstrip()) + 1
            wrong.append(Diagnostic("error", text, name, number, column))
        else:
            found.append(Suppression(kind, pattern, name, number))
    if wrong:
        raise Error(wrong)
    return found


@dataclasses.dataclass
class Judged:
    """What a sanitized run gives: findings that are told, those that are not with what took them away, and the report."""

    report: Report
    kernel: str
    tools: tuple[str, ...]
    findings: list[Finding]
    suppressed: list[tuple[Finding, Suppression]]
    suppressions: list[Suppression]


def judge(report: Report, kernel: str, names: Sequence[str], suppressions: Sequence[Suppression]) -> Judged:
    """Sorts the findings of a launch, or of a host program."""
    told, suppressed = [], []
    for finding in report.findings:
        taken = next((each for each in suppressions if each.matches(finding)), None)
        if taken is None:
            told.append(finding)
        else:
            taken.used += 1
            suppressed.append((finding, taken))
    return Judged(report, kernel, tuple(names), told, suppressed, list(suppressions))


def text_of(judged: Judged) -> str:
    """As compute-sanitizer writes: a paragraph for each finding, and sums."""
    lines = [f"{_BAR} GPUIR-SANITIZER: @{judged.kernel} by {', '.join(judged.tools)}"]
    for finding in judged.findings:
        lines += [f"{_BAR} {category_of(finding)}: {finding.kind}: {finding.message}"]
        lines += [f"{_BAR}     {text}" for text in _places(finding)]
        lines.append(_BAR)
    lines += [f"{_BAR} COVERAGE: {line}" for line in judged.report.coverage().lines()]
    for each in judged.suppressions:
        what = f"{each.used} finding{'s' if each.used != 1 else ''}" if each.used else "nothing, it may go"
        lines.append(f"{_BAR} SUPPRESSED: {what}, by {each}")
    counts = Counter(map(category_of, judged.findings))
    sums = ", ".join(f"{name} {counts[name]}" for name in CATEGORIES if counts[name])
    number = len(judged.findings)
    lines.append(f"{_BAR} ERROR SUMMARY: {number} error{'s' if number != 1 else ''}{f' ({sums})' if sums else ''}")
    return "\n".join(lines)


def _places(finding: Finding) -> list[str]:
    lines = [f"by {_place(finding)}"]
    if finding.other is not None:
        lines.append(f"and {_place(finding.other)}: {finding.other.message}")
    if finding.count > 1:
        lines.append(f"{finding.count} times; the first is told")
    return lines


def _place(finding: Finding) -> str:
    place = f"{finding.file}:{finding.line}:{finding.column}" if finding.line else finding.file
    return f"'{finding.operation}' at {place}{f', {finding.where}' if finding.where else ''}"
