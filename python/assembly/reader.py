"""From the user's text to the host's: rewrites what belongs to gpuir dialects, leaves the rest of the text as it stands.

The output keeps every line where it was, so that the host's locations are the user's; columns are kept up to the first
rewritten piece of a line and mapped back in messages. An op's custom form is understood once for each distinct skeleton
(its line without SSA names); lines of a known skeleton are rewritten by one look-up.
"""

from __future__ import annotations

import re

from gpuir.assembly.cursor import BRACKET, Cursor, deep_recursion
from gpuir.assembly.names import Names, dialect_names
from gpuir.assembly.reading import OpState, op_reader
from gpuir.assembly.resolution import resolve_types, str_host
from gpuir.assembly.templates import TEMPLATES, Template
from gpuir.host import ir
from gpuir.ods.operation import OPS, OpSpec

#: Brackets may be nested this deep; the host's parser recurses and would overflow its stack (it does at 10,000).
MAX_NESTING = 1000
_SSA_NAME = re.compile(r"(%[\w$.\-]+(?:#\d+)?)")
_TRAILING_LOCATION = re.compile(
    r"[ \t]*loc\((?:[^()\"]|\"(?:[^\"\\]|\\.)*\"|\((?:[^()\"]|\"(?:[^\"\\]|\\.)*\")*\))*\)[ \t\r]*\Z"
)
_WORD_BEFORE = frozenset('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$@%#!^-"')
#: A line longer than this is no line of a known skeleton; looking at it for each of its ops would be quadratic.
_LONGEST_LINE = 10_000
#: What continues an op in the next line: attributes, types, or operands with their types.
_CONTINUED = re.compile(
    r"\s*(?:[{:,(\[<-]|attributes\b|%[\w$.\-]+(?:#\d+)?(?:\s*,\s*%[\w$.\-]+(?:#\d+)?)*\s*:\s*[^\s\d])"
)
_BLANK = re.compile(r"[ \t\r]*(?://[^\n]*)?\Z")
_RELOCATED = re.compile(r"(?<![\w.])([A-Za-z_]\w*)\s*=\s*\[[^\[\]{}=]*\Z")
_BRACKETS_ONLY = bytes(sorted(set(range(256)) - set(b"<>()[]{}")))


class Reader(Names):
    """Rewrites one text. `text` is the user's, `file` its name in messages."""

    def __init__(self, text: str, file: str, context: ir.Context):
        super().__init__(text, file, context)
        self._templates: dict[str, dict[str, Template]] = {}
        self.region_start = -1  # of the innermost region of a gpuir op
        #: Names of ops that were taken for attributes' names, and where.
        self.passed_over: list[tuple[str, int]] = []
        self.relocate = {
            f"{definition.sigil}{definition.host_full_name}": definition.relocate
            for dialect in self.dialects
            for definition in dialect.definitions.values()
            if definition.relocate
        }
        if self.dialects:
            names = dialect_names(self.dialects)
            ops = "|".join(rf"{name}\.[A-Za-z_][\w$.]*" for name in names.split("|"))
            # Each alternative begins with a character of its own, and is named behind it: the search then skips what
            # begins none. An op's name has no group.
            self.master = re.compile(
                rf"{ops}|#(?:{names})[.<](?P<attribute>)|!(?:{names})[.<](?P<type>)"
                r'|"(?:[^"\\\n]|\\.)*"(?P<string>)|//[^\n]*(?P<comment>)|\{(?P<open>)|\}(?P<close>)'
            )

    # The walk --------------------------------------------------------------------------------------------------------

    def rewrite(self) -> str:
        """The whole text in the host's form."""
        self.check_nesting()
        if not self.dialects:
            return self.text
        with deep_recursion():
            self._scan(0, None)
        self._copy(len(self.text))
        return "".join(self.out)

    def check_nesting(self) -> None:
        """Refuses text whose brackets are nested deeper than the host's parser survives."""
        import numpy as np

        brackets = self.text.encode("utf-8", "replace").replace(b"->", b"").translate(None, _BRACKETS_ONLY)
        if len(brackets) <= MAX_NESTING:
            return
        codes = np.frombuffer(brackets, np.uint8)
        opens = (codes == ord("<")) | (codes == ord("(")) | (codes == ord("[")) | (codes == ord("{"))
        if np.cumsum(np.where(opens, 1, -1), dtype=np.int64).max() <= MAX_NESTING:
            return
        # Brackets in strings and comments may have been counted: look exactly.
        depth = 0
        for match in BRACKET.finditer(self.text):
            token = match[0]
            if token in "<([{":
                depth += 1
                if depth > MAX_NESTING:
                    self.fail(f"nesting deeper than {MAX_NESTING} levels", match.start())
            elif token in ">)]}" and depth:
                depth -= 1

    def _scan(self, position: int, opened: int | None) -> int:
        """Rewrites from `position` on: to the end, or to the ``}`` that closes the region opened at `opened`."""
        text, search, depth, origin, out = self.text, self.master.search, 0, self.origin, self.out
        templates, names = self._templates, _SSA_NAME
        while True:
            match = search(text, position)
            if match is None:
                if opened is not None:
                    self.fail("this region is never closed by '}'", opened)
                return len(text)
            kind = match.lastgroup
            start, position = match.span()
            if kind is None:
                name = match[0]
                known = templates.get(name)
                if known is None and name in OPS:
                    known = templates[name] = {}
                if known is not None and text[start - 1 : start] not in _WORD_BEFORE:
                    end = text.find("\n", position, position + _LONGEST_LINE)
                    line = text[position : end if end >= 0 else position + _LONGEST_LINE]
                    if line.endswith(")") and " loc(" in line:
                        found = _TRAILING_LOCATION.search(line)
                        if found:
                            line = line[: found.start()]
                    parts = names.split(line)
                    skeleton = "%".join(parts[::2])
                    template = known.get(skeleton)
                    if template is None:
                        template = TEMPLATES.find(name, OPS[name].spec, skeleton, self.alias_line)
                        if template is not None:
                            known[skeleton] = template
                    if template is not None and (":" in line or not _CONTINUED.match(text, position + len(line))):
                        order, before, after = template
                        if start > self.copied:
                            out.append(text[self.copied : start])
                            origin.append(self.copied)
                        operands = parts[1::2] if order is None else [parts[i] for i in order]
                        out.append(f"{before}{', '.join(operands)}{after}")
                        origin.append(-1 - start)
                        position += len(line)
                        self.copied = self.synced = position
                        self.last_op = (name, position)
                        continue
                position = self._op(name, start, position)
            elif kind == "open":
                depth += 1
            elif kind == "close":
                if depth:
                    depth -= 1
                elif opened is not None:
                    return start
            elif kind == "attribute" or kind == "type":
                position = self._own(start, position)
            elif kind == "string":
                name = text[start + 1 : position - 1]
                if text.startswith("(", position) and self._spec(name) is not None and self._operands_follow(position):
                    position = self._generic(name, start, position)

    def _operands_follow(self, position: int) -> bool:
        """Whether a string before the parenthesis at `position` is an op: a location or a symbol may have the name too."""
        quote = self.text.rfind('"', 0, position - 1)
        return self.text[quote - 1 : quote] != "@" and Cursor(self.text, position + 1, self).peek() in ("%", ")")

    def _own(self, start: int, after: int) -> int:
        host, end = self.read_own(start, after)
        relocate = self.relocate.get(host.partition("<")[0]) if self.relocate else None
        if relocate:
            key = _RELOCATED.search(self.text, max(self.copied, start - 400), start)
            if key and key[1] in relocate:
                self._copy(key.start(1))
                self._emit(relocate[key[1]], key.start(1))
                self.copied = self.synced = key.end(1)
        self._copy(start)
        self._emit(host, start)
        self._sync(end)
        return end

    def _spec(self, name: str) -> OpSpec | None:
        """The spec of an op by the document's or the host's name."""
        cls = OPS.get(name)
        if cls is not None:
            return cls.spec
        for dialect in self.dialects:
            if name.startswith(f"{dialect.namespace}."):
                return dialect.resolve(name)
            if name.startswith(f"{dialect.host}."):
                return next((c.spec for c in dialect.ops.values() if name in c.spec.host_names), None)
        return None

    def _op(self, name: str, start: int, position: int) -> int:
        """A dotted word of one of our dialects: an op in custom form, a key of an attribute dictionary, or neither."""
        text = self.text
        if text[start - 1 : start] in _WORD_BEFORE and start:
            return position
        after = Cursor(text, position, self)
        following = after.peek()
        if following == "=" and not text.startswith("==", after.skip()):
            return position
        # A word between commas or braces is a unit attribute's name, unless an op has that name: `{ iree_gpu.yield }`.
        before = text[max(0, start - 200) : start].rstrip()
        if following and following in ",}]" and before.endswith(("{", ",")) and not self._begins_region(before, start):
            spec = self._spec(name)
            if following == "," or before.endswith(",") or spec is None:
                if spec is not None:
                    self.passed_over.append((name, start))
                return position
            if not spec.dialect.shared and self._in_dictionary(before, start, after.skip() + 1):
                return position
        spec = self._spec(name)
        if spec is None:
            dialect = next(
                d for d in sorted(self.dialects, key=lambda d: -len(d.namespace)) if name.startswith(d.namespace + ".")
            )
            if dialect.shared:
                return position  # the namespace is upstream's too
            import difflib

            # Without the namespace, which would make any name look close.
            short = {op.removeprefix(f"{dialect.namespace}."): op for op in dialect.ops}
            close = difflib.get_close_matches(name.removeprefix(f"{dialect.namespace}."), short, 1)
            self.fail(
                f"unknown operation '{name}'"
                + (
                    f"; did you mean '{short[close[0]]}'?"
                    if close
                    else f"; '{dialect.namespace}' has {', '.join(dialect.ops)}"
                ),
                start,
            )
        self._copy(start)
        cursor = Cursor(text, position, self)
        state = OpState(spec, self, start)
        fixed = spec.dialect.fixed_attributes(spec, name)
        self.looked_up = {}
        op_reader(spec).read(cursor, state)
        state.attributes.update(fixed)
        before_text, operands, after_text = self._finish(cursor, state)
        end = cursor.position
        self._remember(name, spec, state, cursor, position, end, before_text, operands, after_text)
        self.last_op = (name, end)
        return end

    def _begins_region(self, before: str, start: int) -> bool:
        """Whether a word is the first one of a region of a gpuir op, where no attribute's name can stand."""
        return before.endswith("{") and self.text.rindex("{", 0, start) == self.region_start

    def _in_dictionary(self, before: str, start: int, end: int) -> bool:
        """Whether the braces around an op's name, the only word in them, are an attribute dictionary's, not a region's."""
        if before[:-1].rstrip().endswith("attributes"):
            return True
        one_line = "\n" not in self.text[self.text.rfind("{", 0, start) : start]
        return one_line and Cursor(self.text, end, self).at(":")

    def _generic(self, name: str, start: int, position: int) -> int:
        spec = self._spec(name)
        assert spec is not None
        self._copy(start)
        cursor = Cursor(self.text, position, self)
        state = OpState(spec, self, start)
        op_reader(spec).read_generic(cursor, state)
        state.attributes.update(spec.dialect.fixed_attributes(spec, name))
        self._finish(cursor, state)
        self.last_op = (spec.name, cursor.position)
        return cursor.position

    def read_region(self, cursor: Cursor, state: OpState, arguments: list[tuple[str, str]] | None) -> None:
        """Reads and rewrites the region that comes next."""
        start = cursor.skip()
        if cursor.peek() != "{":
            cursor.fail(f"expected a region '{{', found {cursor.found()}")
        if state.regions == 0:
            state.header = len(self.out)
            self._emit("", state.start)
        else:
            self._emit(", ", start)
        self._sync(start)
        self.copied = start + 1
        self._emit("{", start)
        if arguments:
            self._emit("^bb0(" + ", ".join(f"{name}: {type}" for name, type in arguments) + "): ", start)
        state.regions += 1
        around, self.region_start = self.region_start, start
        try:
            end = self._scan(start + 1, start)
        finally:
            self.region_start = around
        self._copy(end)
        terminator = state.implicit_terminator
        if terminator is not None and not self._ends_with(terminator, start, end):
            spec = OPS[terminator].spec
            self._emit(f' "{spec.host_names[0]}"() : () -> () ', end)
        self._emit("}", end)
        self.copied = self.synced = cursor.position = end + 1

    def _ends_with(self, terminator: str, start: int, end: int) -> bool:
        """Whether the last op of the region is its terminator."""
        name, position = self.last_op
        if position <= start or name != terminator:
            return False
        cursor = Cursor(self.text, position, self)
        if cursor.accept("loc") and cursor.peek() == "(":
            cursor.position = cursor.close(cursor.skip())
        return cursor.skip() >= end

    def _finish(self, cursor: Cursor, state: OpState) -> tuple[str, list[str], str]:
        """Emits the generic form of what was read; its parts before, of and after the operands."""
        spec = state.spec
        resolve_types(cursor, state)
        sides = (spec.operand_side, spec.result_side)
        by_side = [[state.types[group.name] for group in side.groups] for side in sides]
        segmented = spec.needs_segments(*by_side)
        if segmented:
            for side, types in zip(sides, by_side, strict=True):
                if side.segmented:
                    try:
                        sizes = side.segments(types)
                    except ValueError as error:
                        cursor.fail(f"'{spec.name}': {error}", state.start)
                    state.attributes[side.attribute] = f"array<i32: {', '.join(map(str, sizes))}>"
        for field in spec.attributes.values():
            if field.default is not None and field.name not in state.attributes:
                with self.context:
                    state.attributes[field.name] = str_host(field.constraint.convert(field.default))
        operands = [name for group in spec.operands for name in state.operands.get(group.name, [])]
        try:
            host_name = spec.host_name(state.regions, segmented)
        except ValueError as error:
            cursor.fail(str(error), state.start)
        before = f'"{host_name}"('
        middle = ")" + (f"[{', '.join(state.successors)}]" if state.successors else "")
        after = ""
        if state.attributes:
            after = " {" + ", ".join(k if v == "unit" else f"{k} = {v}" for k, v in state.attributes.items()) + "}"
        inputs = ", ".join(t for group in spec.operands for t in state.types[group.name])
        results = [t for group in spec.results for t in state.types[group.name]]
        output = results[0] if len(results) == 1 and not results[0].startswith("(") else f"({', '.join(results)})"
        after += f" : ({inputs}) -> {output}"
        if state.regions:
            self.out[state.header] = f"{before}{', '.join(operands)}{middle} ("
            self._emit(")" + after, state.start)
        else:
            self._emit(f"{before}{', '.join(operands)}{middle}{after}", state.start)
        self._sync(cursor.position)
        return before, operands, middle + after

    def _remember(
        self,
        name: str,
        spec: OpSpec,
        state: OpState,
        cursor: Cursor,
        start: int,
        end: int,
        before: str,
        operands: list[str],
        after: str,
    ) -> None:
        """Keeps the op as a template when it is one line whose SSA names are its operands only."""
        if state.regions:
            return
        text = self.text
        stop = text.find("\n", end, start + _LONGEST_LINE)
        if stop < 0:
            stop = len(text)
        if stop - start > _LONGEST_LINE:
            return
        line = text[start:stop]
        found = _TRAILING_LOCATION.search(line) if line.endswith(")") and " loc(" in line else None
        if found:
            line = line[: found.start()]
        if "\n" in line or end > start + len(line) or not _BLANK.match(text, end, start + len(line)):
            return
        if end != start + len(line):
            after += text[end : start + len(line)]  # a comment or blanks to the end of the line
        parts = _SSA_NAME.split(line)
        positions, offset = [], start
        for index, part in enumerate(parts):
            if index % 2:
                positions.append(offset)
            offset += len(part)
        # Every name must be an operand that was read, so that the skeleton says all the rest.
        read = [operand.position for operand in operands]  # type: ignore[attr-defined]
        if sorted(read) != positions:
            return
        order = None if read == positions else [2 * positions.index(position) + 1 for position in read]
        skeleton = "%".join(parts[::2])
        template: Template = (order, before, after)
        self._templates.setdefault(name, {})[skeleton] = template
        TEMPLATES.keep(name, spec, skeleton, tuple(self.looked_up.items()), template)
