"""From the host's text to the document's: turns generic forms of gpuir ops, and host spellings of their attributes, back.

Like the reader it works on text: the rest of the module is the host's own printing. A line is printed through the op's
format once for each distinct skeleton (its line without SSA names); the next ones are one look-up.
"""

from __future__ import annotations

import re
from typing import NoReturn

from gpuir.assembly.aliases import Aliases
from gpuir.assembly.cursor import Cursor
from gpuir.assembly.marks import MARK, printing
from gpuir.assembly.op_writer import RegionText, WriteState, op_writer
from gpuir.assembly.result_names import rename
from gpuir.assembly.stack import descend
from gpuir.host import ir
from gpuir.ods.definitions import print_with
from gpuir.ods.operation import OpSpec
from gpuir.ods.syntax import split_top_level

#: Pieces of output that are joined together.
_FLUSH = 3_000
_LOCATION = " loc("
_ENTRY = re.compile(r"\s*\^bb\d+\(")


class Writer:
    """Prints one text of the host in the document's form."""

    def __init__(self, text: str, *, generic: bool = False, aliases: bool = True):
        self.tables = tables = printing()
        self.present = any(name in text for name in tables.present)
        self.text = tables.mark_lines(text) if self.present else text
        self.generic = generic
        self.aliases = Aliases() if aliases else None
        self.attribute_text, self.own_text, self.strip_type = tables.attribute_text, tables.own_text, tables.strip_type
        self.default_text = tables.default_text
        self.out: list[str] = []
        self._done: list[str] = []
        self.copied = 0
        self._templates = tables.templates[generic]
        self._regions = 0
        self._shown: dict[str, str] = {}
        self.line_end, self.looked_behind = len(self.text) + 1, False  # for cursors: no line of this text is kept

    # What Cursor and the formats ask for -----------------------------------------------------------------------------

    def fail(self, message: str, position: int) -> NoReturn:
        """The host's text is always well formed: a failure here is a defect of gpuir."""
        line = self.text.count("\n", 0, position) + 1
        raise AssertionError(
            f"printing: {message} at line {line} of the host's text: {self.text[position : position + 80]!r}"
        )

    def host_text(self, start: int, end: int) -> str:
        return self.text[start:end]

    # Marks -----------------------------------------------------------------------------------------------------------

    def resolve(self, text: str) -> str:
        """The text with aliases, or what they stand for, in place of marks."""
        parts = MARK.split(text)
        if len(parts) == 1:
            return text
        shown, show = self._shown, self._show
        parts[1::2] = [shown.get(mark) or show(mark) for mark in parts[1::2]]
        return "".join(parts)

    def _show(self, mark: str) -> str:
        own = self.tables.own[mark]
        if own.alias is not None and self.aliases is not None:
            # The value first: what it names inside is defined before it.
            known = self.aliases.name(own.definition.sigil, own.alias, descend(self.resolve, own.text))
        else:
            known = descend(self.resolve, own.text)
        self._shown[mark] = known
        return known

    # The walk --------------------------------------------------------------------------------------------------------

    def rewrite(self, *, lines: bool = False) -> str:
        """The whole text in the document's form; `lines`: it ends with exactly one line break."""
        if not self.present:
            return self.text.rstrip("\n") + "\n" if lines else self.text
        descend(self._scan, 0, False)
        self.out.append(self.text[self.copied :])
        self._flush()
        if lines:
            # A module's text ends with its alias definitions of locations, or with a blank line.
            last = self._done.pop().rstrip("\n")
            while not last and self._done:
                last = self._done.pop().rstrip("\n")
            self._done.append(last + "\n")
        if self.aliases is not None:
            self._done[0] = self.aliases.define(self._done[0])
        result = "".join(self._done)
        self._done.clear()
        declared = {
            spec.name: [(group.name, group.kind) for group in spec.results]
            for spec in self.tables.named
            if any(f'"{name}"(' in self.text for name in spec.host_names)
        }
        self.text = ""
        return rename(result, declared) if declared else result

    def _flush(self) -> None:
        """Joins the finished pieces, which take several times the memory of their text."""
        self._done.append(self.resolve("".join(self.out)))
        self.out.clear()

    def _copy(self, end: int) -> None:
        if end > self.copied:
            self.out.append(self.text[self.copied : end])
            self.copied = end

    def _scan(self, position: int, nested: bool) -> int:
        text, search, out, templates = self.text, self.tables.master.search, self.out, self._templates
        depth = 0
        last: tuple[str, str, str] | None = None  # of an op that was printed from a template
        while True:
            match = search(text, position)
            if match is None:
                return len(text)
            kind = match.lastgroup
            start, position = match.span()
            if kind == "op":
                if not nested and len(out) > _FLUSH:
                    self._flush()
                known = templates.get(match[1])
                if known is not None:
                    close = text.find(")", position)
                    end = text.find("\n", close)
                    if end < 0:
                        end = len(text)
                    tail = text[close:end]
                    location = ""
                    if tail.endswith(")") and _LOCATION in tail:
                        at = tail.rindex(_LOCATION)
                        location, tail = tail[at:], tail[:at]
                    operands = text[position:close]
                    template = known.get(tail)
                    if template is not None:
                        if start > self.copied:
                            out.append(text[self.copied : start])
                        if type(template) is tuple:
                            out.append(f"{template[0]}{operands}{template[1]}{location}")
                        else:
                            out.append(template.format(*operands.split(", ")) + location)
                        last = (match[1], operands, tail)
                        position = self.copied = end
                        continue
                last = None
                position = self._op(match[1], start, position)
            elif kind == "open":
                depth += 1
            elif kind == "close":
                depth -= 1
                if nested and depth < 0:
                    if last is not None:
                        name, operands, tail = last
                        self._last = (self.tables.specs[name], bool(operands) or not tail.startswith(") :"))
                    return start
            elif kind != "string":
                self._copy(start)
                out.append(self.tables.relocated[match[0]])
                self.copied = position

    def _op(self, host_name: str, start: int, position: int) -> int:
        spec = self.tables.specs.get(host_name)
        if spec is None:
            return position
        self._copy(start)
        text = self.text
        cursor = Cursor(text, position, self)  # type: ignore[arg-type]
        names = [] if cursor.at(")") else [str(name) for name in cursor.comma_separated(cursor.operand)]
        tail_start = cursor.skip()
        cursor.expect(")")
        state = WriteState(spec, self)
        if cursor.accept("["):
            state.successors = cursor.comma_separated(cursor.successor)
            cursor.expect("]")
        header = len(self.out)
        regions: list[tuple[RegionText, int, int, int, tuple[str, int, int]]] = []
        if cursor.accept("("):
            while True:
                regions.append(self._region(cursor))
                if not cursor.accept(","):
                    break
            cursor.expect(")")
        entries, inputs, results = self._tail(cursor, bool(regions))
        end = cursor.position
        self._fill(state, names, entries, inputs, results)
        state.regions = [region for region, *_ in regions]
        if regions:
            printed = self._write(state)
            self._place(printed, header, regions, spec.implicit_terminator)
        else:
            # Printed with marks for the names, so that the next op of this skeleton needs only its names.
            marks = [f"\0{i}\0" for i in range(len(names))]
            self._fill(state, marks, entries, inputs, results)
            printed = self._write(state)
            line_end = text.find("\n", end)
            rest = text[end : line_end if line_end >= 0 else len(text)]
            for index, name in enumerate(names):
                if index == 0:
                    filled = printed
                filled = filled.replace(marks[index], name)
            self.out.append(filled if names else printed)
            if not rest or rest.startswith(_LOCATION):
                self._remember(host_name, text[tail_start:end], marks, printed)
        self.copied = end
        self._last = (spec, bool(names or entries))
        return end

    def _tail(self, cursor: Cursor, keep: bool) -> tuple[dict[str, str], list[str], list[str]]:
        """Attributes, and types of operands and results; `keep`: later ones with the same text to the line's end cost a look-up."""
        text, start = self.text, cursor.position
        line_end = text.find("\n", start)
        key = text[start : line_end if line_end >= 0 else len(text)] if keep else ""
        known = self.tables.tails.get(key)
        if known is not None:
            *found, length = known
            cursor.position += length
            return tuple(found)  # type: ignore[return-value]
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
        if key and _LOCATION not in key and cursor.position - start <= len(key):
            self.tables.tails[key] = entries, inputs, results, cursor.position - start
            self.tables.size += len(key)
        return entries, inputs, results

    _last: tuple[OpSpec | None, bool] = (None, False)

    def _remember(self, host_name: str, tail: str, marks: list[str], printed: str) -> None:
        joined = ", ".join(marks)
        template: tuple[str, str] | str
        if marks and printed.count(joined) == 1 and all(printed.count(mark) == 1 for mark in marks):
            before, _, after = printed.partition(joined)
            template = (before, after)
        elif not marks:
            template = (printed, "")
        else:
            template = printed.replace("{", "{{").replace("}", "}}")
            for index, mark in enumerate(marks):
                template = template.replace(mark, f"{{{index}}}")
        self._templates.setdefault(host_name, {})[tail] = template

    def _write(self, state: WriteState) -> str:
        attributes = state.attributes
        state.name = state.spec.dialect.display_name(state.spec, attributes)
        writer = op_writer(state.spec)
        if self.generic:
            return writer.write_generic(state)
        return writer.write(state)

    def _fill(
        self, state: WriteState, names: list[str], entries: dict[str, str], inputs: list[str], results: list[str]
    ) -> None:
        spec = state.spec
        state.attributes = {k: v for k, v in entries.items() if k not in ("operandSegmentSizes", "resultSegmentSizes")}
        for side, values, types in ((spec.operand_side, names, inputs), (spec.result_side, None, results)):
            given = entries.get(side.attribute)
            segments = (
                [int(x) for x in split_top_level(given.partition(":")[2].rstrip("> "))] if given is not None else None
            )
            sizes = side.sizes(len(types), segments if side.segmented else None)
            if sizes is None:  # invalid IR that is printed all the same
                sizes = [len(types)] + [0] * (len(side.groups) - 1) if side.groups else []
            position = 0
            for group, size in zip(side.groups, sizes, strict=True):
                state.types[group.name] = [self.attribute_text(t) for t in types[position : position + size]]
                if values is not None:
                    state.operands[group.name] = values[position : position + size]
                position += size

    # Regions ---------------------------------------------------------------------------------------------------------

    def _region(self, cursor: Cursor) -> tuple[RegionText, int, int, int, tuple[str, int, int]]:
        """Rewrites the region that comes next into `out`: (region, first piece, header piece, end piece, terminator)."""
        start = cursor.skip()
        cursor.expect("{")
        self.copied = start + 1
        first = len(self.out)
        arguments: list[tuple[str, str]] = []
        locations: list[str] = []
        entry = _ENTRY.match(self.text, start + 1)
        if entry:
            inner = Cursor(self.text, entry.end() - 1, self)  # type: ignore[arg-type]
            inner.expect("(")
            while not inner.at(")"):
                name = str(inner.operand())
                inner.expect(":")
                arguments.append((name, self.attribute_text(inner.type())))
                located = inner.attribute_source() if inner.at("loc") else (0, 0)
                locations.append(self.text[slice(*located)])
                if not inner.accept(","):
                    break
            inner.expect(")")
            inner.expect(":")
            # The header is one piece of its own: a format may show the arguments elsewhere.
            self.out.append(self.text[start + 1 : inner.position])
            self.copied = inner.position
        else:
            self.out.append("")
        self._last = (None, False)
        end = descend(self._scan, self.copied, True)
        last_spec, last_has_content = self._last
        body_end = len(self.out)
        tail = self.text[self.copied : end]
        terminator = ("", -1, -1)
        if last_spec is not None and not last_has_content and (not tail.strip() or tail.strip().startswith("loc(")):
            terminator = (last_spec.name, body_end - 1, body_end)
        self._copy(end)
        self.copied = cursor.position = end + 1
        mark = f"\1{self._regions}\1"
        self._regions += 1
        region = RegionText(mark, arguments)
        region.locations = locations
        return region, first, len(self.out), body_end, terminator

    def _place(
        self,
        printed: str,
        header: int,
        regions: list[tuple[RegionText, int, int, int, tuple[str, int, int]]],
        implicit: str | None,
    ) -> None:
        """Puts the regions' text, which is in `out` from `header` on, where the printed form marks it."""
        contents: dict[str, str] = {}
        for region, first, last, _, (name, piece, after) in regions:
            pieces = self.out[first:last]
            if not region.show_arguments:
                pieces[0] = ""
            if region.hide_terminator and name == implicit:
                pieces[piece - first] = ""
                # What stands around it is indentation and, with locations, its location.
                kept = pieces[piece - first - 1].rstrip(" \t\n") if piece > first else ""
                pieces[piece - first - 1] = kept
                rest = "".join(pieces[after - first :])
                pieces[after - first :] = ["\n" + rest.rpartition("\n")[2]]
                if not "".join(pieces).strip():
                    pieces = ["\n" + rest.rpartition("\n")[2]]
            inside = "".join(pieces)
            contents[region.mark] = f"{{{inside}}}" if region.wrap is None else region.wrap(inside)
        del self.out[header:]
        for part in re.split("(\1\\d+\1)", printed):
            self.out.append(contents.get(part, part))


def document_text(text: str) -> str:
    """Host text of an attribute or a type as the document writes it, without aliases."""
    writer = Writer("", aliases=False)
    return writer.resolve(writer.attribute_text(text))


def definition_text(value: ir.Attribute | ir.Type) -> str:
    """An own attribute or type as the document writes it."""
    return document_text(ir.Type.__str__(value) if isinstance(value, ir.Type) else ir.Attribute.__str__(value))


print_with(definition_text)
