"""From the host's text to the document's: turns generic forms of gpuir ops, and host spellings of their attributes, back.

Like the reader it works on text: the rest of the module is the host's own printing. Lines are looked up by their
skeletons (`printed_lines.py`); the text is put together from what is printed for each, and then gets its aliases and
names of results.
"""

from __future__ import annotations

import re

from gpuir.assembly import tokens
from gpuir.assembly.aliases import with_definitions
from gpuir.assembly.marks import MARK, Printing, printing
from gpuir.assembly.op_writer import RegionText, Unsayable
from gpuir.assembly.printed_lines import Line, LinePrinter, Region, as_pattern, with_placeholders
from gpuir.assembly.result_names import rename
from gpuir.assembly.stack import descend
from gpuir.assembly.tokens import MARK_END
from gpuir.errors import Diagnostic, ReleaseError
from gpuir.host import ir
from gpuir.ods.definitions import print_with
from gpuir.ods.releases import Release

#: Characters whose lines are taken apart at once: all of a large text would take several times its memory.
_PART = 500_000
#: What a numbering takes in memory, in characters of text.
_NUMBERING = 500
#: Lines of output that are joined together.
_FLUSH = 3_000
#: The printer indents by two: a module, and results of the ops at its top.
_MODULE = re.compile(r'^(?:module\b|"builtin\.module"\()', re.M)
_TOP_RESULT = "\n  %"


class _OpenOp:
    """An op whose regions are being printed: the lines that it begins and ends in, and which lines are the regions'."""

    __slots__ = ("bodies", "first", "first_value", "line", "regions", "values")

    def __init__(self, line: Line, values: list[str], first: int, first_value: int):
        self.line = line
        #: Variables of its own lines.
        self.values = values
        #: Where its lines begin in the output, and their variables.
        self.first, self.first_value = first, first_value
        self.regions = [Region()]
        #: For each region where its lines begin, and their variables; where both end; and how many of these the last has.
        self.bodies = [(first, first_value, first, first_value, 0)]


class Writer:
    """Prints one text of the host in the document's form; `by_location`: the text names values after their locations."""

    def __init__(
        self,
        text: str,
        *,
        generic: bool = False,
        aliases: bool = True,
        by_location: bool = False,
        release: Release | None = None,
        source: Release | None = None,
    ):
        self.text, self._by_location = text, by_location
        self.tables = tables = printing(release, source)
        self._aliases = Aliases(tables, aliases)
        self._printer = LinePrinter(tables, generic)
        self._lines = tables.lines[generic]
        #: Braces that are open; those of gpuir ops with their ops.
        self._open: list[_OpenOp | None] = []
        #: Lines of output, and the variables that they have.
        self._patterns: list[str] = []
        self._values: list[str] = []
        self._done: list[str] = []
        #: Where the lines begin that may get other names, and whether they do.
        self._part = self._part_values = 0
        self._named = False

    def rewrite(self, *, lines: bool = False) -> str:
        """The whole text in the document's form; `lines`: it ends with exactly one line break."""
        text = self.text
        if not any(name in text for name in self.tables.present):
            return text.rstrip("\n") + "\n" if lines else text
        variable = tokens.variables_of(text, written_out=True)
        # The ops at the top of a module are printed one after the other, unless these have results that others can see.
        one_by_one = _MODULE.search(text) is not None and _TOP_RESULT not in text
        start = 0
        while start <= len(text):
            end = text.find("\n", start + _PART)
            end = len(text) if end < 0 else end
            self._print_lines(text[start:end], variable, one_by_one)
            start = end + 1
        if any(op is not None for op in self._open):
            raise AssertionError("printing: a region of the host's text is never closed")
        self.text = ""
        self._end_part()
        self._flush()
        if lines:
            # A module's text ends with its alias definitions of locations, or with a blank line.
            last = self._done.pop().rstrip("\n")
            while not last and self._done:
                last = self._done.pop().rstrip("\n")
            self._done.append(last + "\n")
        self._done[0] = self._aliases.define(self._done[0])
        return "".join(self._done)

    def _print_lines(self, text: str, variable: re.Pattern[str], one_by_one: bool) -> None:
        parts = variable.split(text)
        values = parts[1::2]
        known = self._lines.get
        patterns = self._patterns
        append = patterns.append
        start = position = 0  # of the variables that are not written yet, and of the line's
        previous: Line | None = None
        for skeleton in "\0".join(parts[::2]).split("\n"):
            line = known(skeleton)
            if line is None:
                line = self._printer.line(skeleton, values[position : position + skeleton.count("\0")])
            first, position = position, position + line.count
            if line.special:
                self._values += values[start:first]
                start = position
                self._special(line, values[first:position], previous)
                if line.closes and one_by_one and len(self._open) == 1:
                    self._end_part()
                    if len(patterns) > _FLUSH:
                        self._flush()
            else:
                append(line.pattern)
            previous = line
        self._values += values[start:position]

    def _special(self, line: Line, values: list[str], previous: Line | None) -> None:
        """Prints a line that opens or closes regions, or that shows its variables otherwise."""
        is_open, patterns = self._open, self._patterns
        self._named = self._named or line.named
        for _ in range(line.closes):
            op = is_open.pop() if is_open else None
            if op is not None:
                self._close(op, line, values, previous)
                return
        if line.is_label and is_open and is_open[-1] is not None:
            op = is_open[-1]
            region = op.regions[-1]
            if region.label is None and op.bodies[-1][0] == len(patterns):
                region.label = line
                op.values += values
                return
        is_open += [None] * line.opens
        if line.header is not None:
            is_open.append(_OpenOp(line, values, len(patterns), len(self._values)))
            return
        patterns.append(line.pattern)
        self._values += values if line.order is None else [values[index] for index in line.order]

    # Ops with regions ------------------------------------------------------------------------------------------------

    def _close(self, op: _OpenOp, line: Line, values: list[str], previous: Line | None) -> None:
        """Ends a region, and the op after its last one."""
        first, first_value, *_ = op.bodies[-1]
        end, end_value = len(self._patterns), len(self._values)
        region = op.regions[-1]
        region.closing, region.blank = line, first == end
        shown_last = 0
        if previous is not None and previous.terminator and first < end:
            region.terminator = previous.terminator
            shown_last = previous.count if previous.order is None else len(previous.order)
        op.bodies[-1] = first, first_value, end, end_value, shown_last
        op.values += values
        if line.another_region:
            op.regions.append(Region())
            op.bodies.append((end, end_value, end, end_value, 0))
            self._open.append(op)
            return
        printed = self._printer.region_op(op.line, op.regions)
        patterns: list[str] = []
        shown: list[str] = []
        waiting, around = "", op.values  # text of a line that is not complete, and its variables
        for index, text in enumerate(printed.texts):
            if index:
                region_text = printed.regions[index - 1]
                body, body_values = self._body(region_text, op)
                if region_text.wrap is None:
                    patterns += body
                    shown += body_values
                else:
                    inside = with_placeholders("\n".join(["", *body]), body_values, len(around))
                    waiting += region_text.wrap(f"{region_text.head()}{inside}\n{region_text.indent}")
                    around = around + body_values
            if isinstance(text, str):
                waiting += text
                following = printed.regions[index] if index < len(printed.regions) else None
                if following is not None and following.wrap is not None:
                    continue
                text, waiting = as_pattern(waiting), ""
            lines, order = text
            patterns += lines
            shown += [around[number] for number in order]
        self._patterns[op.first :] = patterns
        self._values[op.first_value :] = shown

    def _body(self, region: RegionText, op: _OpenOp) -> tuple[list[str], list[str]]:
        """The lines of a region, and their variables."""
        first, first_value, end, end_value, shown_last = op.bodies[region.index]
        if region.hides_last:
            end, end_value = end - 1, end_value - shown_last
        return self._patterns[first:end], self._values[first_value:end_value]

    # Names and aliases -----------------------------------------------------------------------------------------------

    def _end_part(self) -> None:
        """Chooses the names of the values in lines that no other lines share them with."""
        if self._named:
            patterns, values = self._patterns[self._part :], self._values[self._part_values :]
            self._patterns[self._part :], self._values[self._part_values :] = rename(
                patterns, values, self.tables.declared, self._by_location
            )
            self._named = False
        self._part, self._part_values = len(self._patterns), len(self._values)

    def _flush(self) -> None:
        """Joins the finished lines, which take several times the memory of their text."""
        text = "\n".join(self._aliases.lines(self._patterns)) % tuple(self._values)
        self._done.append(f"\n{text}" if self._done else text)
        self._patterns.clear()
        self._values.clear()
        self._part = self._part_values = 0


class Aliases:
    """What stands in one text in the place of marks: aliases, or what these stand for."""

    def __init__(self, tables: Printing, named: bool):
        self._tables, self._named = tables, named
        self._root = self._numbering = tables.numbering if named else tables.written_out
        #: By mark what stands in its place; with the aliases that were named up to a numbering.
        self._shown: dict[str, str] = {}
        self._shown_with = self._root

    def lines(self, patterns: list[str]) -> list[str]:
        """The next lines of the text."""
        shown: list[str] = []
        numbering = self._numbering
        for pattern in patterns:
            if MARK_END in pattern:
                known = numbering.lines.get(pattern)
                if known is None:
                    self._numbering = numbering
                    line = self._line(pattern)
                    known = numbering.lines[pattern] = line, self._numbering
                    self._tables.size += len(pattern) + len(line)
                pattern, numbering = known
            shown.append(pattern)
        self._numbering = numbering
        return shown

    def _line(self, pattern: str) -> str:
        for last in self._numbering.named_since(self._shown_with):
            self._shown[last.mark] = last.alias
        self._shown_with = self._numbering
        parts = MARK.split(pattern)
        parts[1::2] = [self._show(mark).replace("%", "%%") for mark in parts[1::2]]
        return "".join(parts)

    def text(self, text: str) -> str:
        """The text without marks."""
        parts = MARK.split(text)
        parts[1::2] = [self._show(mark) for mark in parts[1::2]]
        return "".join(parts)

    def _show(self, mark: str) -> str:
        known = self._shown.get(mark)
        if known is None:
            own = self._tables.own[mark]
            known = descend(self.text, own.text)  # what it names inside gets its alias before it
            if own.alias is not None and self._named:
                self._numbering = self._shown_with = self._numbering.name(
                    mark, f"{own.definition.sigil}{own.alias}", known
                )
                self._tables.size += _NUMBERING
                known = self._numbering.alias
            self._shown[mark] = known
        return known

    def define(self, text: str) -> str:
        """The text with the definitions of its aliases on top."""
        return with_definitions(text, self._root, self._numbering)


def document_text(text: str, release: Release | None = None) -> str:
    """Host text of an attribute or a type as the document writes it, without aliases.

    Without a release it is that of the first one that is printed, or of the next one that has words for it.
    """
    refused: Unsayable | None = None
    while True:
        try:
            tables = printing(release)
            return Aliases(tables, named=False).text(tables.attribute_text(text))
        except Unsayable as error:
            if (release is not None and refused is None) or not error.release < error.release.system.newest:
                raise ReleaseError([Diagnostic("error", str(error))]) from None
            refused, release = error, Release(error.release.system, error.release.index + 1)


def definition_text(value: ir.Attribute | ir.Type) -> str:
    """An own attribute or type as the document writes it."""
    return document_text(ir.Type.__str__(value) if isinstance(value, ir.Type) else ir.Attribute.__str__(value))


print_with(definition_text)
