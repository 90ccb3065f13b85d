"""Lines of the host's text, and what is printed for them: turns generic forms of gpuir ops into their custom forms.

A line is printed through its op's format once for each distinct skeleton, the line without the names of values. An op
with regions begins and ends in lines of its own; what is printed for these is kept for the lines together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Cursor, PlainText
from gpuir.assembly.op_writer import RegionText, WriteState, op_writer
from gpuir.assembly.tokens import MARK_END
from gpuir.ods import packed_bools
from gpuir.ods.syntax import split_top_level

if TYPE_CHECKING:
    from gpuir.assembly.marks import Printing
    from gpuir.ods.operation import OpSpec

#: What stands for a variable, by its number, while a line is printed: the name of a value, or the alias of a location.
_PLACEHOLDER = re.compile(rf"(?:%|#loc)(\d+){MARK_END}")
#: The names of a block's arguments; with pretty locations these may go on in the next line.
_LABEL = re.compile(r"\s*\^bb\d+\(.*\):\s*(?://.*)?\Z")
_ANOTHER_REGION = re.compile(r"\s*\}, \{\Z")
_BRACE = re.compile("[{}]")
_REGION_MARK = re.compile("(\1\\d+\1)")
_SEGMENTS = ("operandSegmentSizes", "resultSegmentSizes")
#: Longer lines are hardly met again.
_LONGEST_LINE = 10_000

#: Lines with `%s` for variables, and which variables these are.
Pattern = tuple[list[str], tuple[int, ...]]


def placeholder(number: int, variable: str) -> str:
    """What stands for a variable of this kind."""
    return f"{'%' if variable[:1] == '%' else '#loc'}{number}{MARK_END}"


def pattern_of(text: str) -> tuple[str, tuple[int, ...]]:
    """The text with ``%s`` for placeholders, and the numbers of these."""
    parts = _PLACEHOLDER.split(text)
    return "%s".join([part.replace("%", "%%") for part in parts[::2]]), tuple(map(int, parts[1::2]))


def with_placeholders(pattern: str, variables: Sequence[str], first: int) -> str:
    """The text of a pattern with placeholders from number `first` on."""
    names = [placeholder(number, variable) for number, variable in enumerate(variables, first)]
    return pattern % tuple(names)


def _without_variables(text: str, variables: Sequence[str]) -> str:
    """The text with its own strings again, in which placeholders stand."""

    def as_it_was(string: re.Match[str]) -> str:
        return _PLACEHOLDER.sub(lambda match: variables[int(match[1])], string[0])

    return tokens.STRING.sub(as_it_was, text)


def _braces(text: str) -> tuple[int, int]:
    """How many braces a line closes, and how many it leaves open."""
    closes = opens = 0
    for brace in _BRACE.findall(tokens.STRING.sub("", text) if '"' in text else text):
        if brace == "{":
            opens += 1
        elif opens:
            opens -= 1
        else:
            closes += 1
    return closes, opens


def _renumbered(text: str, first: int) -> str:
    """The text with placeholders that begin at `first`."""
    return _PLACEHOLDER.sub(lambda match: placeholder(int(match[1]) + first, match[0]), text) if first else text


class Header:
    """An op whose first region is opened at the end of a line."""

    __slots__ = ("before", "names", "spec", "successors")

    def __init__(self, before: str, spec: OpSpec, names: list[str], successors: list[str]):
        #: What is printed of the line before the op.
        self.before = before
        self.spec, self.names, self.successors = spec, names, successors


class Line:
    """What is printed for a line of the host's text, and what the line does to the regions around it."""

    __slots__ = (
        "another_region", "closes", "count", "header", "is_label", "kept", "named", "opens", "order", "pattern", "source",
        "special", "terminator",
    )  # fmt: skip

    def __init__(
        self,
        printed: str,
        source: str,
        count: int,
        *,
        closes: int = 0,
        opens: int = 0,
        header: Header | None = None,
        terminator: str = "",
        named: bool = False,
    ):
        self.pattern, order = pattern_of(printed)
        #: Which of its variables are printed; None: all of them in their order.
        self.order = None if order == tuple(range(count)) else order
        #: The line with marks and placeholders, as it is taken apart again where it begins or ends an op with regions.
        self.source = source
        #: Number of its variables.
        self.count = count
        #: Braces that it closes, and those that it leaves open; without the one of its header.
        self.closes, self.opens = closes, opens
        self.header = header
        #: Name of the op that it consists of, where that has neither operands nor attributes.
        self.terminator = terminator
        #: Whether results of an op in it have names of their own.
        self.named = named
        #: Whether other lines of the skeleton are printed alike.
        self.kept = True
        self.is_label = "^" in source and _LABEL.match(source) is not None
        #: Whether it closes a region of an op and opens the next one.
        self.another_region = closes == 1 and _ANOTHER_REGION.match(source) is not None
        self.special = bool(closes or opens or header or self.order is not None or named or self.is_label)


class Region:
    """A region of an op that is printed: the lines that open and close it."""

    __slots__ = ("blank", "closing", "label", "terminator")

    def __init__(self) -> None:
        #: Its first line, where that names arguments.
        self.label: Line | None = None
        self.closing: Line | None = None
        #: The op in its last line, where that has neither operands nor attributes.
        self.terminator = ""
        #: Whether there is nothing in it but the label.
        self.blank = False

    def key(self) -> tuple[object, ...]:
        """What is told from it of its op's text."""
        return self.label, self.closing, self.terminator, self.blank


class RegionOp:
    """What is printed for an op with regions: its own text in parts, and a region behind each but the last."""

    __slots__ = ("regions", "spec", "texts")

    def __init__(self, spec: OpSpec, texts: list[str | Pattern], regions: list[RegionText]):
        self.spec = spec
        #: A text, with placeholders, is what goes on with the text that a format makes of a region.
        self.texts = texts
        #: The regions in the order in which they are printed.
        self.regions = regions


class _HostLine(PlainText):
    """A line of the host's text, which is always well formed: a failure here is a defect of gpuir."""

    def fail(self, message: str, position: int) -> NoReturn:
        raise AssertionError(f"printing: {message} in the host's text: {self.text[position : position + 80]!r}")


class LinePrinter:
    """Prints lines in the custom form, or with `generic` in the document's generic form."""

    def __init__(self, tables: Printing, generic: bool):
        self.tables, self.generic = tables, generic
        self._lines = tables.lines[generic]
        self._ops = tables.region_ops[generic]

    def line(self, skeleton: str, variables: Sequence[str]) -> Line:
        """Prints a line that is not known."""
        pattern = skeleton.replace("%", "%%").replace("\0", "%s")
        text = with_placeholders(pattern, variables, 0)
        kept = True
        if "\0" in skeleton and '"' in skeleton:
            # What looks like a variable in a string is none.
            if "\\" in skeleton or "\0" in "".join(skeleton.split('"')[1::2]):
                outside = _without_variables(text, variables)
                kept, text = outside == text, outside
        for mask in self.tables.masks:
            if any(op in text for op in mask.ops):
                text = mask.write(text)
        if self.tables.packs_bools and 'dense<"0x' in text:
            text = packed_bools.write(text)
        if any(name in text for name in self.tables.present):
            line = self._print(text, len(variables))
        elif "{" in text or "}" in text:
            closes, opens = _braces(text)
            line = Line(text, text, len(variables), closes=closes, opens=opens)
        else:
            line = Line(text, text, len(variables))
        line.kept = kept
        if kept and len(skeleton) <= _LONGEST_LINE:
            self._lines[skeleton] = line
            self.tables.size += len(skeleton) + len(line.pattern) + len(line.source)
        return line

    def _print(self, text: str, count: int) -> Line:
        tables = self.tables
        source = tables.mark(text)
        reader = _HostLine(source)
        pieces: list[str] = []
        copied = position = closes = opens = 0
        header: Header | None = None
        terminator, named = "", False
        while match := tables.master.search(source, position):
            kind = match.lastgroup
            start, position = match.span()
            if kind == "op":
                spec = tables.specs.get(match[1])
                if spec is None:
                    continue
                pieces.append(source[copied:start])
                cursor = Cursor(source, position, reader)
                header, printed = self._op(cursor, spec)
                named = named or len(spec.results) > 1
                if header is not None:
                    header.before = "".join(pieces)
                    break
                pieces.append(printed)
                bare = source.startswith(") :", position) and not source[:start].strip()
                copied = position = cursor.position
                rest = source[position:].strip()
                terminator = spec.name if bare and (not rest or rest.startswith("loc(")) else ""
            elif kind == "open":
                opens += 1
            elif kind == "close":
                if opens:
                    opens -= 1
                else:
                    closes += 1
            elif kind != "string":
                pieces += (source[copied:start], tables.relocated[match[0]])
                copied = position
        pieces.append(source[copied:])
        return Line(
            "".join(pieces),
            source,
            count,
            closes=closes,
            opens=opens,
            header=header,
            terminator=terminator,
            named=named,
        )

    def _op(self, cursor: Cursor, spec: OpSpec) -> tuple[Header | None, str]:
        """Reads an op from its operands on: its header, where its regions are in the lines behind, or its text."""
        end = cursor.text.index(")", cursor.position)
        names = cursor.text[cursor.position : end].split(", ") if end > cursor.position else []
        cursor.position = end + 1
        successors: list[str] = []
        if cursor.accept("["):
            successors = cursor.comma_separated(cursor.successor)
            cursor.expect("]")
        header = Header("", spec, names, successors)
        if not cursor.accept("("):
            return None, self._write(self._state(header, [], cursor))
        regions: list[RegionText] = []
        contents: dict[str, str] = {}
        while True:
            start = cursor.skip()
            cursor.expect("{")
            if cursor.skip() == len(cursor.text):
                return header, ""
            # Regions were left out: `{...}`.
            cursor.position = cursor.close(start)
            regions.append(RegionText(f"\1{len(regions)}\1", []))
            contents[regions[-1].mark] = cursor.text[start + 1 : cursor.position - 1]
            if not cursor.accept(","):
                break
        cursor.expect(")")
        parts = _REGION_MARK.split(self._write(self._state(header, regions, cursor)))
        for region in regions:
            inside = contents[region.mark]
            contents[region.mark] = f"{{{inside}}}" if region.wrap is None else region.wrap(inside)
        return None, "".join([contents.get(part, part) for part in parts])

    # Ops with regions ------------------------------------------------------------------------------------------------

    def region_op(self, opening: Line, regions: list[Region]) -> RegionOp:
        """The op that begins in a line."""
        key = (opening, *[part for region in regions for part in region.key()])
        known = self._ops.get(key)
        if known is None:
            known = self._region_op(opening, regions)
            lines = [opening, *[region.closing for region in regions], *[region.label for region in regions]]
            if all(line is None or line.kept for line in lines):
                self._ops[key] = known
                self.tables.size += sum(len(line.source) for line in lines if line is not None)
        return known

    def _region_op(self, opening: Line, regions: list[Region]) -> RegionOp:
        header = opening.header
        assert header is not None and regions
        first = opening.count
        texts: list[RegionText] = []
        tail = ""
        for number, region in enumerate(regions):
            closing = region.closing
            assert closing is not None
            text = RegionText(f"\1{number}\1", [], number)
            text.blank = region.blank
            if region.label is not None:
                self._read_label(text, _renumbered(region.label.source, first))
                first += region.label.count
            tail = _renumbered(closing.source, first)
            text.indent = tail[: len(tail) - len(tail.lstrip())]
            first += closing.count
            texts.append(text)
        cursor = Cursor(tail, 0, _HostLine(tail))
        cursor.expect("}")
        cursor.expect(")")
        state = self._state(header, texts, cursor)
        parts = _REGION_MARK.split(f"{header.before}{self._write(state)}{tail[cursor.position :]}")
        by_mark = {text.mark: text for text in texts}
        shown = [by_mark[mark] for mark in parts[1::2]]
        printed: list[str | Pattern] = []
        for index, part in enumerate(parts[::2]):
            before = shown[index - 1] if index else None
            behind = shown[index] if index < len(shown) else None
            if before is not None and before.wrap is None:
                part = f"{before.indent}}}{part}"
            if behind is not None and behind.wrap is None:
                part = f"{part}{{{behind.head()}"
            wrapped = any(region is not None and region.wrap is not None for region in (before, behind))
            printed.append(part if wrapped else as_pattern(part))
        for region, text in zip(regions, texts):
            text.hides_last = text.hide_terminator and region.terminator == header.spec.implicit_terminator
        return RegionOp(header.spec, printed, shown)

    def _read_label(self, region: RegionText, source: str) -> None:
        """Reads the line that names a region's arguments."""
        cursor = Cursor(source, source.index("("), _HostLine(source))
        cursor.expect("(")
        while not cursor.at(")"):
            behind = source.index(":", cursor.position)
            name, cursor.position = source[cursor.skip() : behind], behind + 1
            region.arguments.append((name, self.tables.attribute_text(cursor.type())))
            start = cursor.skip()
            while not (cursor.at(",") or cursor.at(")")):  # `loc(...)`, or a location without it, which has many forms
                if cursor.peek() == '"':
                    cursor.string()
                elif cursor.peek() in "([<":
                    cursor.position = cursor.close(cursor.skip())
                else:
                    cursor.position = cursor.skip() + 1
            region.locations.append(source[start : cursor.position])
            if not cursor.accept(","):
                break
        cursor.expect(")")
        cursor.expect(":")
        region.label, region.behind_label = source, source[cursor.position :]

    # Ops -------------------------------------------------------------------------------------------------------------

    def _state(self, header: Header, regions: list[RegionText], cursor: Cursor) -> WriteState:
        """Reads an op's attributes and types: all that its formats print."""
        spec = header.spec
        state = WriteState(spec, self.tables)
        state.regions, state.successors = regions, header.successors
        entries: dict[str, str] = {}
        if cursor.accept("{"):
            while not cursor.at("}"):
                quoted = cursor.peek() == '"'
                name = cursor.string() if quoted else cursor.keyword()
                entries[name] = cursor.attribute() if cursor.accept("=") else "unit"
                if not cursor.accept(","):
                    break
            cursor.expect("}")
        cursor.expect(":")
        inputs, results = cursor.functional_type()
        state.attributes = {name: value for name, value in entries.items() if name not in _SEGMENTS}
        for side, types in ((spec.operand_side, inputs), (spec.result_side, results)):
            given = entries.get(side.attribute)
            segments = None
            if given is not None and side.segmented:
                segments = [int(size) for size in split_top_level(given.partition(":")[2].rstrip("> "))]
            sizes = side.sizes(len(types), segments)
            if sizes is None:  # invalid IR that is printed all the same
                sizes = [len(types)] + [0] * (len(side.groups) - 1) if side.groups else []
            position = 0
            for group, size in zip(side.groups, sizes, strict=True):
                end = position + size
                state.types[group.name] = [self.tables.attribute_text(type) for type in types[position:end]]
                if side is spec.operand_side:
                    state.operands[group.name] = header.names[position:end]
                position = end
        return state

    def _write(self, state: WriteState) -> str:
        dialect = state.spec.dialect
        name = dialect.display_name(state.spec, state.attributes)
        state.name = dialect.op_name_in(state.spec, name, self.tables.release)
        writer = op_writer(state.spec, self.tables.release)
        if state.spec.respelled:
            writer.respell(state)
        if writer.refused or writer.lacking or writer.without:
            writer.check_release(state)
        write: Callable[[WriteState], str] = writer.write_generic if self.generic else writer.write
        return write(state)


def as_pattern(text: str) -> Pattern:
    """Whole lines of text with placeholders as a pattern."""
    pattern, order = pattern_of(text)
    return pattern.split("\n"), order
