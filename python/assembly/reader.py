"""From the user's text to the host's: rewrites what belongs to gpuir dialects, leaves the rest of the text as it stands.

The text is read token by token. What is upstream's is not understood, but for its brackets: they tell regions, in which
ops stand, from dictionaries, lists and parentheses. Ops, attributes and types of gpuir dialects are read by their
formats. Every line stays where it was, as do columns up to the first rewritten piece of it; messages map others back.

A line that begins and ends between ops is read once for each distinct skeleton, the line without the names of values;
lines of a known skeleton are rewritten by one look-up (`line_memo.py`).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Cursor, Variable
from gpuir.assembly.custom_form import Step
from gpuir.assembly.host_spelling import HostSpelling
from gpuir.assembly.integer_masks import IntegerMask
from gpuir.assembly.line_memo import KnownLine
from gpuir.assembly.lines import Lines, Recorded, behind_location, skeleton
from gpuir.assembly.nesting import MAX_NESTING, nested_too_deep
from gpuir.assembly.op_reader import op_reader
from gpuir.assembly.op_state import BlockArgument, FirstLine, OpState
from gpuir.assembly.resolution import resolve_types
from gpuir.assembly.stack import descend
from gpuir.assembly.unknown_ops import unknown_op
from gpuir.errors import ParseError
from gpuir.host import ir
from gpuir.ods.masks import Mask
from gpuir.ods.operation import OPS
from gpuir.ods.releases import Range, Release

#: Longer lines are hardly met again, and recording one takes the square of its length.
_LONGEST_LINE = 10_000
_OPENING = {")": "(", "]": "["}
#: Frames between whose brackets ops stand: a region of upstream's, and the text that closes one of a gpuir op.
_REGION = "{"
_DICTIONARY = "d"
#: Stands for the token that closes a region of upstream's.
_BEHIND_REGION = "}{"


class Reader(HostSpelling):
    """Rewrites one text. `text` is the user's, `file` its name in messages.

    With `trace` the way back is kept, and nothing is taken from memory.
    """

    def __init__(self, text: str, file: str, context: ir.Context, trace: bool = False, release: Release | None = None):
        super().__init__(text, file, context, trace, release)
        #: By op and place, which of its formats the op was read in, and whose that is and looks like, or why in none.
        self.formats_read: dict[tuple[str, int, bool], tuple[Range | None, list[Step], Range | None] | ParseError] = {}
        #: Releases for which something was read otherwise than was taken, of the same words.
        self.others: set[Release] = set()
        #: Names of ops that were taken for attributes' names, and where.
        self.passed_over: list[tuple[str, int]] = []
        self.relocate, self._masks = self.words.relocate, self.words.masks
        #: Names of ops without a dialect's, where the text has functions so, and older ones of upstream's.
        self._others = {*self.former.undotted(text), *(n for n in self.former.upstream if "." in n and n in text)}
        self._prefixes = (*self.words.prefixes, *self._others)
        self._string_prefixes = self.words.string_prefixes
        self._lines = Lines(text)
        self._recorded: Recorded | None = None
        self._header = self.memo.header

    def define_alias(self, alias: str, start: int, value: str) -> None:
        super().define_alias(alias, start, value)
        self._header = self._header.define(alias, value)

    # The walk --------------------------------------------------------------------------------------------------------

    def rewrite(self) -> str:
        """The whole text in the host's form."""
        too_deep = nested_too_deep(self.text)
        if too_deep is not None:
            self.fail(f"nesting deeper than {MAX_NESTING} levels", too_deep)
        if not self.dialects and not self.has_opaque_aliases():
            self.check_aliases()
            return self.text
        descend(self._scan, 0, None)
        self.copy(len(self.text))
        return "".join(self.out)

    def _scan(self, position: int, opened: int | None) -> int:
        """Rewrites from `position` on: to the end, or to the ``}`` that closes the region opened at `opened`."""
        text, next_token = self.text, tokens.TOKEN.match
        frames: list[str] = []  # the brackets that are open
        lists: list[tuple[int, str, int]] = []  # keys of the lists among them: depth, key, and where it begins
        previous = key = ""  # the token before, and the name before that where it is `=`
        key_start = 0
        if position == 0:
            position = self._known_lines(0, frames, opened)
            self._begin_line(position, frames)
        else:
            self._leave_line(position)
        while True:
            match = next_token(text, position)
            if match is None:
                if opened is not None:
                    self.fail("this region is never closed by '}'", opened)
                self._keep_line(frames)
                if any(frame[0] == "}" for frame in frames):
                    # It says where the region begins.
                    Reader(text, self.file, self.context, True, self.release).rewrite()
                return len(text)
            kind = match.lastgroup
            assert kind is not None
            start, position = match.span(kind)
            if start > self.line_end:
                behind = self._next_line(start, frames, opened)
                if behind is not None:
                    position, previous = behind, ""
                    continue
            token = match[kind]
            if kind == "bare":
                if token.startswith(self._prefixes):
                    position = self._word(token, start, position, frames)
                    token = ""
                elif previous != "=":
                    key, key_start = token, start
            elif kind == "prefixed":
                if self.own.match(text, start):
                    position = self._own(start, frames, lists)
                elif text.startswith("<", position):
                    opaque = self.read_opaque(start, position)
                    if opaque is not None:
                        self._replace(start, opaque[1], [opaque[0]])
                        position = opaque[1]
                elif not frames and opened is None:
                    self._definition(token, start, position)
            elif kind == "bracket":
                if token in "([":
                    if token == "[" and previous == "=":
                        lists.append((len(frames), key, key_start))
                    frames.append(token)
                elif token == "{":
                    frames.append(_DICTIONARY if self._opens_dictionary(previous, position, frames) else _REGION)
                elif token == "}":
                    while frames and frames[-1] in "([":
                        frames.pop()
                        self._recorded = None
                    if frames:
                        token = _BEHIND_REGION if frames[-1] == _REGION else token
                        self._close(frames.pop(), start)
                    elif opened is not None:
                        return start
                    else:
                        self._recorded = None  # what closes nothing here may close something elsewhere
                elif frames and frames[-1] == _OPENING[token]:
                    frames.pop()
                    if lists and lists[-1][0] == len(frames):
                        lists.pop()
                else:
                    self._recorded = None
                if self._recorded is not None:
                    self._recorded.lowest = min(self._recorded.lowest, len(frames))
            elif kind == "string":
                if previous == "<" and token.startswith('"0x'):
                    for where, end, octets in self.bools(start + 3):
                        self._replace(where, end, [octets])
                elif token.startswith(self._string_prefixes):
                    if token[1:-1] in self._masks:
                        position = self._mask(self._masks[token[1:-1]], token[1:-1], position)
                    elif self._generic_follows(token, position, frames):
                        position = self._generic(token[1:-1], start, position)
                    elif frames and frames[-1] == _DICTIONARY and previous != "=":
                        self._key(token[1:-1], start + 1)
            elif kind == "comment":
                continue
            previous = token

    def _close(self, frame: str, start: int) -> None:
        """Writes what closes the region of a gpuir op whose first line was known; upstream's brackets stay."""
        if frame[0] == "}":
            self._recorded = None
            self.copy(start)
            self.emit(frame, start)
            self.copied = self.synced = start + 1

    def _opens_dictionary(self, previous: str, position: int, frames: list[str]) -> bool:
        """Whether the brace that ends at `position` opens an attribute dictionary; else it opens a region."""
        if previous in ("attributes", "<") or (frames and frames[-1] in "[d"):
            return True
        match = tokens.BEHIND_BRACE.match(self.text, position)
        assert match is not None
        if match.end() > self.line_end and self._recorded is not None:
            if tokens.SPACE.match(self.text, position).end() > self.line_end:  # type: ignore[union-attr]
                self._recorded.open_end = True
            else:
                self._recorded = None
        name = match["name"]
        if name is None:
            return match["other"] is not None and match["other"] not in "%^}"
        if match["then"] != "}":
            return match["then"] is not None
        if name[0] == '"' or previous == _BEHIND_REGION:
            return True
        spec = self.spec_of(name)
        if spec is None:
            return not self.context.is_registered_operation(name)
        # One word that is an op's name: braces before a colon are a dictionary.
        return not spec.dialect.shared and Cursor(self.text, match.end(), self).at(":")

    def _generic_follows(self, string: str, position: int, frames: list[str]) -> bool:
        """Whether a string is the name of an op of ours: a location or an op's operand may have the name too."""
        if (frames and frames[-1][0] not in "{}") or self.spec_of(string[1:-1]) is None:
            return False
        if tokens.GENERIC_OPERANDS.match(self.text, position) is not None:
            return True
        self._recorded = None  # the next line may have said so
        return False

    def _definition(self, alias: str, start: int, position: int) -> None:
        """Takes in the definition of an alias, when it is one that begins at `start`."""
        cursor = Cursor(self.text, position, self)
        if "." in alias or cursor.peek() != "=" or cursor.at("=="):
            return
        cursor.expect("=")
        begin = cursor.skip()
        if self.text.startswith("loc", begin) and cursor.at("loc"):
            return  # a location's alias: nothing that is read depends on it
        if alias[0] == "#":
            cursor.attribute_source()
        else:
            cursor.type_source()
        self.define_alias(alias, begin, self.text[begin : cursor.position])
        if self._recorded is not None:
            self._recorded.alias = (alias, begin, cursor.position)

    # Lines -----------------------------------------------------------------------------------------------------------

    def _next_line(self, start: int, frames: list[str], opened: int | None) -> int | None:
        """Leaves the line for the next token's, which begins at `start`; where to go on instead, behind known lines."""
        while start > self.line_end:
            line_start = self.line_end + 1
            if frames and frames[-1][0] not in "{}":
                self._leave_line(line_start)
                continue
            self._keep_line(frames)
            behind = self._known_lines(line_start, frames, opened)
            self._begin_line(behind, frames)
            if behind != line_start:
                return behind
        return None

    def _leave_line(self, position: int) -> None:
        """Goes on in the midst of a line, which is not kept."""
        self._recorded = None
        end = self.text.find("\n", position)
        self.line_end = len(self.text) if end < 0 else end

    def _begin_line(self, start: int, frames: list[str]) -> None:
        """Begins to record how a line is read."""
        self._leave_line(start)
        if not self.trace and start < len(self.text) and self.line_end - start <= _LONGEST_LINE:
            self._recorded = Recorded(start, tuple(frames), frames, len(frames))
            self.looked_up, self.looked_behind, self.noted = {}, False, set()

    def _keep_line(self, frames: list[str]) -> None:
        """Keeps the line that was read to its end."""
        recorded, self._recorded = self._recorded, None
        if recorded is not None and not (recorded.open_end and frames[-1:] != [_REGION]):
            self._keep(recorded, recorded.known(self.text, self.line_end, frames), self.looked_behind)

    def _keep(self, recorded: Recorded, line: KnownLine | None, looked_behind: bool) -> None:
        if line is None or self.warnings or any(kind[0] == "}" for kind in line.closes):
            return
        if self.noted:
            line.note(frozenset(self.noted))
        key = skeleton(self.text[recorded.start : self.line_end])
        aliases = tuple(self.looked_up.items())
        if looked_behind:
            following = self._following(self.line_end)
            if following is None:
                return
            self.memo.keep(key, (), LOOKS_BEHIND)
            key += following
        self.memo.keep(key, aliases, line)

    def _following(self, position: int) -> str | None:
        """The token behind `position` as far as an op before it looks at it; None where that is not known to suffice."""
        cursor = Cursor(self.text, position, self)
        start = cursor.skip()
        first = self.text[start : start + 1]
        if first in '}^"':
            return f"\0\0{first}"
        if first == "%":
            return None if cursor.at_operand() else "\0\0%="
        match = tokens.BARE_NAME.match(self.text, start)
        return f"\0\0{match[0]}" if match else None

    def _find(self, skeleton: str) -> KnownLine | None:
        """A line that is known under the aliases of this text."""
        line = self.memo.find(skeleton, self.alias_text)
        if line is not None:
            self._header.lines[skeleton] = line
        return line

    def _known_lines(self, position: int, frames: list[str], opened: int | None) -> int:
        """Rewrites whole lines that are known; where the first other one begins."""
        if self.trace:
            return position
        text, out, lines = self.text, self.out, self._lines
        lines.go_to(position)
        known = self._header.lines
        index, first = lines.index, lines.first
        last_op, last_end = None, 0
        while True:
            if index == len(lines.skeletons):
                lines.go_to(position)
                index = first = 0
                if not lines.skeletons:
                    break
            key = lines.skeletons[index]
            line = known.get(key) or self._find(key)
            if line is None:
                break
            end = position + len(lines.texts[index])
            if line.special:
                if line.looks_behind:
                    following = self._following(end)
                    if following is None:
                        break
                    line = known.get(key + following) or self._find(key + following)
                    if line is None:
                        break
                if not self._fits(line, frames, opened, end):
                    break
                if line.noted:
                    self.all_noted |= line.noted
                if line.alias is not None:
                    name, offset, value = line.alias
                    self.define_alias(name, position + offset, value)
                    known = self._header.lines
                for _ in line.closes:
                    self._close(frames.pop(), end - len(lines.texts[index].lstrip()))
                frames.extend(line.opens)
            if line.pattern is not None:
                if position > self.copied:
                    out.append(text[self.copied : position])
                variables = lines.variables[first : first + line.count]
                if line.order is not None:
                    variables = [variables[which] for which in line.order]
                out.append(line.pattern % tuple(variables))
                self.copied = self.synced = end
            if line.last_op is not None:
                last_op, last_end = line.last_op, end
            first += line.count
            index += 1
            position = end + 1
        lines.index, lines.first, lines.position = index, first, position
        if last_op is not None:
            self.last_op = last_op, last_end
        return min(position, len(text))

    def _fits(self, line: KnownLine, frames: list[str], opened: int | None, end: int) -> bool:
        """Whether a known line that ends at `end` may stand between these brackets."""
        if line.alias is not None and (frames or opened is not None):
            return False
        depth = len(frames) - len(line.closes)
        if depth < 0 or (not line.opens and depth and frames[depth - 1][0] not in "{}"):
            return False
        for kind, frame in zip(line.closes, reversed(frames), strict=False):
            if kind != frame and not (frame[0] == "}" and line.only_closes):
                return False
        return not (line.open_end and self._opens_dictionary("", end, frames))

    # Attributes, types and ops ---------------------------------------------------------------------------------------

    def _replace(self, start: int, end: int, pieces: Sequence[str]) -> None:
        """Writes `pieces` for a piece of the text."""
        self.copy(start)
        self.emit("".join(pieces), start)
        self.sync(end)
        self._record(start, end, pieces)

    def _record(self, start: int, end: int, pieces: Sequence[str]) -> None:
        if end > self.line_end:
            self._leave_line(end)
        elif self._recorded is not None:
            self._recorded.spans.append((start, end, pieces))

    def _own(self, start: int, frames: list[str], lists: list[tuple[int, str, int]]) -> int:
        """Reads and rewrites an attribute or type of a gpuir dialect; where it ends."""
        match = self.own.match(self.text, start)
        assert match is not None
        host, end = self.read_own(start, match.end())
        relocate = self.relocate.get(host.partition("<")[0]) if self.relocate else None
        if relocate and lists and lists[-1][0] == len(frames) - 1:
            _, key, key_start = lists[-1]
            if key in relocate and key_start >= self.copied:
                self._replace(key_start, key_start + len(key), [relocate[key]])
        self._replace(start, end, [host])
        return end

    def _word(self, name: str, start: int, position: int, frames: list[str]) -> int:
        """A dotted name of one of our dialects: an op in custom form, or a key of a dictionary; where to go on."""
        if name in self._masks:
            return self._mask(self._masks[name], name, position)
        if self._others and name in self.former.upstream:
            today, releases = self.former.upstream[name]
            self.note(releases, f"'{name}'", start)
            self._replace(start, position, [today])
            return position
        if self._others and name not in self._others and name.partition(".")[0] not in self.by_namespace:
            return position
        after = Cursor(self.text, position, self)
        if after.peek() == "=" and not after.at("=="):
            self._key(name, start)
            return position
        spec = self.spec_of(name)
        if frames and frames[-1][0] not in "{}":
            if spec is not None:
                self.passed_over.append((name, start))
            elif frames[-1] == _DICTIONARY:
                self._key(name, start)
            return position
        if spec is None:
            namespace = max((n for n in self.by_namespace if name.startswith(f"{n}.")), key=len)
            dialect = self.by_namespace[namespace]
            if dialect.shared or namespace in self.former.shared:
                return position  # the namespace is upstream's too
            self.fail(unknown_op(name, dialect), start)
        self.copy(start)
        self.note_op(spec, name, start)
        cursor = Cursor(self.text, position, self)
        state = OpState(spec, self, start)
        op_reader(spec).read(cursor, state)
        return self._end_op(name, cursor, state)

    def _key(self, name: str, start: int) -> None:
        """Brings the name of an attribute in a dictionary to today's form."""
        today = self.former.attribute(name)
        if today != name:
            self._replace(start, start + len(name), [today])

    def _mask(self, mask: Mask, name: str, position: int) -> int:
        """Brings the flags of an op of upstream's to upstream's words; where to go on."""
        integer = IntegerMask.find(self.text, position, mask)
        if integer is None:
            if tokens.BARE_NAME.match(self.text, Cursor(self.text, position, self).skip()):
                self.note(mask.releases.behind, f"such form of '{name}'", position)
            return position
        self.note(mask.releases, f"such form of '{name}'", integer.start)
        try:
            self._replace(integer.start, integer.end, [integer.named(mask)])
        except ValueError as error:
            self.fail(f"'{name}': {error}", integer.start)
        return integer.go_on

    def _generic(self, name: str, start: int, position: int) -> int:
        """Reads and rewrites an op in generic form; where it ends."""
        spec = self.spec_of(name)
        assert spec is not None
        self.copy(start)
        self.note_op(spec, name, start)
        cursor = Cursor(self.text, position, self)
        state = OpState(spec, self, start)
        op_reader(spec).read_generic(cursor, state)
        return self._end_op(name, cursor, state)

    def _end_op(self, name: str, cursor: Cursor, state: OpState) -> int:
        state.attributes.update(state.spec.dialect.fixed_attributes(state.spec, name))
        self.finish(cursor, state)
        self.last_op = (state.spec.name, cursor.position)
        if self._recorded is not None:
            self._recorded.last_op = self.last_op
        return cursor.position

    def read_region(
        self,
        cursor: Cursor,
        state: OpState,
        arguments: Sequence[tuple[str, str] | BlockArgument] | None,
        last: bool = False,
    ) -> None:
        """Reads and rewrites the region that comes next; `last`: nothing of the op follows it."""
        start = cursor.skip()
        if cursor.peek() != "{":
            cursor.fail(f"expected a region '{{', found {cursor.found()}")
        if state.regions == 0:
            state.header = len(self.out)
            self.emit("", state.start)
        else:
            self.emit(", ", start)
        self.sync(start)
        self.copied = start + 1
        opening: list[str] = ["{"]
        if arguments:
            opening.append("^bb0(")
            for argument in itertools.starmap(BlockArgument, arguments):
                opening += [", "] if len(opening) > 2 else []
                opening += [argument.name, f": {argument.type}"]
                if isinstance(argument.location, Variable):
                    opening += [" loc(", Variable.at(argument.location[4:-1], argument.location.position), ")"]
                elif argument.location:
                    opening += [" ", argument.location]
            opening.append("): ")
        self.emit("".join(opening), start)
        state.regions += 1
        recorded, looked_up, noted, line_end = self._recorded, self.looked_up, self.noted, self.line_end
        end = descend(self._scan, start + 1, start)
        self.copy(end)
        self._leave_line(end + 1)
        terminator = state.implicit_terminator
        if terminator is not None and not self._ends_with(terminator, start, end):
            spec = OPS[terminator].spec
            self.emit(f' "{spec.host_names[0]}"() : () -> () ', end)
        self.emit("}", end)
        self.copied = self.synced = cursor.position = end + 1
        if last and recorded is not None and terminator is None and state.regions == 1:
            state.first_line = FirstLine(recorded, looked_up, noted, line_end, start, opening)

    def _ends_with(self, terminator: str, start: int, end: int) -> bool:
        """Whether the last op of the region is its terminator."""
        name, position = self.last_op
        return position > start and name == terminator and behind_location(self.text, position, end) == end

    def finish(self, cursor: Cursor, state: OpState) -> None:
        """Writes the generic form of what was read."""
        if state.spec.today is not None and (today := state.spec.today(state)) is not None:
            spec, releases = today
            self.note(releases, f"'{state.spec.name}' for '{spec.name}'", state.start)
            state.spec = spec
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
        if spec.left_out or spec.former_groups or spec.had:
            self._take_former(state)
        for group in spec.groups_of_some:
            if state.types[group.name]:
                self.note(group.releases, f"'{group.name}' of '{spec.name}'", state.start)
        for respelled in spec.respelled:
            if respelled.read(spec, state.attributes, self.resolve_aliases):
                self.note(respelled.releases, respelled.noted(spec.name), state.start)
        for field in spec.attributes.values():
            if field.name in state.attributes:
                if field.releases is not None and field.name not in spec.hints:
                    self.note(field.releases, f"attribute '{field.name}' of '{spec.name}'", state.start)
            elif field.default is not None:
                state.attributes[field.name] = field.default_text
        operands = [name for group in spec.operands for name in state.operands.get(group.name, [])]
        try:
            host_name = spec.host_name(state.regions, segmented)
        except ValueError as error:
            cursor.fail(str(error), state.start)
        before = [f'"{host_name}"(', *itertools.chain.from_iterable((", ", name) for name in operands)]
        if operands:
            del before[1]
        middle = ")" + (f"[{', '.join(state.successors)}]" if state.successors else "")
        after = ""
        if state.attributes:
            after = " {" + ", ".join(k if v == "unit" else f"{k} = {v}" for k, v in state.attributes.items()) + "}"
        inputs = ", ".join(t for group in spec.operands for t in state.types[group.name])
        results = [t for group in spec.results for t in state.types[group.name]]
        output = results[0] if len(results) == 1 and not results[0].startswith("(") else f"({', '.join(results)})"
        after += f" : ({inputs}) -> {output}"
        if not state.regions:
            self._replace(state.start, cursor.position, [*before, middle + after])
            return
        self.out[state.header] = "".join([*before, f"{middle} ("])
        self.emit(")" + after, state.start)
        if state.first_line is not None:
            self._keep_first_line(state.start, state.first_line, [*before, f"{middle} ("], ")" + after)
        self.sync(cursor.position)
        self._leave_line(cursor.position)

    def _keep_first_line(self, start: int, first: FirstLine, before: list[str], after: str) -> None:
        """Keeps the line that ends with the brace of an op's region; `after` closes the op behind the region."""
        recorded, self.looked_up, self.noted = first.recorded, first.looked_up, first.noted
        space = tokens.SPACE.match(self.text, first.opened + 1)
        if space is None or space.end() <= first.line_end or first.line_end <= first.opened:
            return
        recorded.spans.append((start, first.opened + 1, [*before, *first.opening]))
        line = recorded.known(self.text, first.line_end, [*recorded.frames, "}" + after])
        self.line_end = first.line_end
        self._keep(recorded, line, False)


#: Stands for a line that is known together with the token behind it.
LOOKS_BEHIND = KnownLine(None, None, 0, looks_behind=True)
