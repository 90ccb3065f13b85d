"""An op in its custom form, read by one of several formats: those of the releases that are printed, and those before."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from gpuir.assembly.cursor import Cursor
from gpuir.assembly.op_state import OpState
from gpuir.assembly.surface import LONGEST, surface
from gpuir.errors import ParseError
from gpuir.ods.releases import Range, Release

if TYPE_CHECKING:
    from gpuir.ods.operation import OpSpec

#: What one element of a format reads.
Step = Callable[[Cursor, OpState], None]


class Compiled:
    """A format, compiled when it is first used, and the releases that print it; None: all, or none (an older spelling)."""

    def __init__(self, range: Range | None, compile: Callable[[], list[Step]]):
        self.range, self._compile = range, compile

    @functools.cached_property
    def steps(self) -> list[Step]:
        return self._compile()


@dataclasses.dataclass
class _Attempt:
    """What came of reading an op by one of its formats; `range` is the releases that print it."""

    range: Range | None
    steps: list[Step]
    cursor: Cursor
    state: OpState
    noted: tuple[set[Range], set[Range]] = dataclasses.field(default_factory=lambda: (set(), set()))
    #: The releases of each format that read the same.
    alike: list[Range] = dataclasses.field(default_factory=list)

    def or_better(self, other: _Attempt) -> _Attempt:
        """The one that reads further; of two that read the same, this one, as a format of the releases of both."""
        if other.cursor.position != self.cursor.position:
            return self if other.cursor.position < self.cursor.position else other
        if self.range is not None and other.range is not None:
            if self.state.read_as(other.state):
                self.alike = [*(self.alike or [self.range]), other.range]
                self.range = self.range.up_to(other.range)
            else:
                self.state.reader.others.add(Release(other.range.system, other.range.last))
        return self


class CustomForm:
    """Reads the custom form of an op by its formats."""

    def __init__(self, spec: OpSpec, formats: list[Compiled]):
        self.spec, self.formats = spec, formats
        self.where = f"'{spec.name}'"
        #: Those of releases before the ones that are printed: tried where no other one reads the op.
        self.former = [one for one in formats if one.range is not None and one.range.former]
        self.current = [one for one in formats if one not in self.former]
        #: What the text of a format looks like, by its number.
        self._surfaces: dict[int, re.Pattern[str]] = {}

    def read(self, cursor: Cursor, state: OpState) -> None:
        """Reads the custom form after the op's name; older spellings are tried when the first format fails."""
        reader = state.reader
        formats = self.current
        told = reader.release
        if told is not None and len(self.formats) > 1:
            # Its own first; another one that reads further says what is wrong.
            known = self.formats if told < told.system.default else self.current or self.formats
            formats = [one for one in known if one.range is None or told in one.range]
            formats += [one for one in known if one not in formats]
        elif self.former:
            self._read_former(cursor, state)
            return
        self._read(formats, cursor, state)

    def _read_former(self, cursor: Cursor, state: OpState) -> None:
        """Reads an op by the formats of today, or, where these do not fit, by those before."""
        start, reader = cursor.position, state.reader
        checkpoint, noted = reader.checkpoint(), (set(reader.noted), set(reader.all_noted))
        refused: ParseError | None = None
        try:
            if self.current:
                self._read(self.current, cursor, state)
                if self.spec.is_former is None or not self.spec.is_former(state, cursor):
                    return
        except ParseError as error:
            refused = error
        reader.restore(checkpoint)
        reader.noted, reader.all_noted = noted
        state.clear()
        cursor.position = start
        try:
            self._read(self.former, cursor, state)
        except ParseError as error:
            if refused is None or _place(refused) < _place(error):
                raise
            raise refused from None

    def _read(self, formats: list[Compiled], cursor: Cursor, state: OpState) -> None:
        """Reads an op by that one of the formats that reads furthest."""
        reader = state.reader
        if not formats:
            cursor.fail(f'{self.where} has no custom assembly form: write "{self.spec.name}"(...)', state.start)
        if len(formats) == 1:
            for step in formats[0].steps:
                step(cursor, state)
            if formats[0].range is not None:
                reader.note(formats[0].range, f"such form of {self.where}", state.start)
            return
        start, checkpoint = cursor.position, reader.checkpoint()
        noted, all_noted = set(reader.noted), set(reader.all_noted)
        # An op that is nested in others is read again with each of their formats: what was found out is not tried again.
        key = self.spec.name, start, formats is self.former
        known = reader.formats_read.get(key) if cursor.text is reader.text else None
        if isinstance(known, ParseError):
            raise known
        best: _Attempt | None = None
        furthest: tuple[int, ParseError] | None = None
        for range_, steps in ((one.range, one.steps) for one in formats) if known is None else [known[:2]]:
            attempt = _Attempt(
                range_, steps, Cursor(cursor.text, start, reader), OpState(self.spec, reader, state.start)
            )
            # What is in regions is written as it is read: then the first format that fits is it.
            attempt_state = state if self.spec.regions else attempt.state
            try:
                for step in steps:
                    step(attempt.cursor, attempt_state)
            except ParseError as error:
                if furthest is None or furthest[0] < attempt.cursor.position:
                    furthest = attempt.cursor.position, error
                reader.restore(checkpoint)
                state.clear()
            else:
                attempt.noted = reader.noted, reader.all_noted
                best = attempt if best is None else best.or_better(attempt)
                if self.spec.regions:
                    break
            reader.noted, reader.all_noted = set(noted), set(all_noted)
        # A format of other releases that fits a shorter text does not hide why the told release's own one refuses.
        told = reader.release
        if best is not None and best.range is not None and told is not None and told not in best.range:
            best = None if furthest is not None and furthest[0] > best.cursor.position else best
        if best is None:
            assert furthest is not None
            reader.formats_read[key] = furthest[1]
            raise furthest[1]
        hint = self._hint(best, start) if known is None else known[2]
        reader.formats_read[key] = best.range, best.steps, hint
        cursor.position = best.cursor.position
        reader.noted, reader.all_noted = best.noted
        if not self.spec.regions:
            state.take(best.state)
        if best.range is not None:
            reader.note(best.range, f"such form of {self.where}", state.start)
        if hint is not None:
            reader.take_hint(hint)

    def _hint(self, attempt: _Attempt, start: int) -> Range | None:
        """The releases that print what was read as it stands, of those whose formats read the same of it."""
        text = attempt.cursor.text[start : attempt.cursor.position]
        if not attempt.alike or len(text) > LONGEST:
            return None
        printed_by = [
            range_
            for index, (range_, _) in enumerate(self.spec.printed.entries)
            if range_ in attempt.alike and self._surface(index).fullmatch(text)
        ]
        if not printed_by or len(printed_by) == len(attempt.alike):
            return None
        return functools.reduce(Range.up_to, printed_by)

    def _surface(self, index: int) -> re.Pattern[str]:
        known = self._surfaces.get(index)
        if known is None:
            known = self._surfaces[index] = surface(self.spec, self.spec.printed.entries[index][1])
        return known


def _place(error: ParseError) -> tuple[int, int]:
    """Line and column of what is refused."""
    return error.diagnostics[0].line, error.diagnostics[0].column
