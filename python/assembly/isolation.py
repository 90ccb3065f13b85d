"""Texts that end the host's parser: tried in a child first, where a crash is an error at the line that it comes from."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence

from gpuir.assembly import tokens
from gpuir.assembly.reader import Reader
from gpuir.errors import Diagnostic, ParseError
from gpuir.host import ir
from gpuir.ods.loading import one_thread
from gpuir.processes.forking import exit_text, forked, trial

__all__ = ["crash_of", "refuse_crashes"]

#: Seconds of a trial.
_LONGEST_TRIAL = 60.0
_LINE_END = re.compile("\n")


def refuse_crashes(source: str | bytes, filename: str, context: ir.Context, parse: Callable[[], object]) -> None:
    """Raises the ParseError of a text that ends the process; `parse` reads it in `context`, of which a child has a copy."""
    if not forked():
        raise ParseError([Diagnostic("error", "isolated: this system cannot fork processes", filename)])
    one_thread(context)  # a child has none of the host's worker threads
    code = trial(lambda: _outright(parse))
    if code < 0:
        raise ParseError([crash_of(source, filename, context, code)])


def _outright(parse: Callable[[], object]) -> None:
    """Reads where a crash does not matter; a length from nowhere, which no memory is enough for, is one."""
    try:
        parse()
    except MemoryError:
        os.abort()


def crash_of(source: str | bytes, filename: str, context: ir.Context, code: int) -> Diagnostic:
    """What to say of a text whose reading ended a process with `code`."""
    how = exit_text(code)
    if isinstance(source, str):
        position = _crash_position(source, filename, context)
        if position is not None:
            message = f"the host's parser crashes here ({how}) instead of refusing the text, a defect of upstream's"
            return Diagnostic("error", message, filename, *position)
    return Diagnostic(
        "error", f"reading the input ended the process ({how}); the host's verifier is the likely cause", filename
    )


def _crash_position(source: str, filename: str, context: ir.Context) -> tuple[int, int] | None:
    """Line and column of the token that the host's parser does not survive; None where it survives all."""
    one_thread(context)
    reader = Reader(source, filename, context, trace=True)
    try:
        text = reader.rewrite()
    except ParseError:
        return None
    for dialect in reader.dialects:
        dialect.load(context)

    def crashes(end: int) -> bool:
        # What is cut off is a syntax error, which the parser meets behind what it crashes at.
        try:
            return trial(lambda: _outright(lambda: ir.Module.parse(text[:end], context)), timeout=_LONGEST_TRIAL) < 0
        except TimeoutError:
            return False

    ends = [match.end() for match in _LINE_END.finditer(text)]
    line_end = _first([*ends, len(text)], crashes)
    if line_end is None:
        return None
    start = text.rfind("\n", 0, line_end - 1) + 1
    found: list[tuple[int, int]] = []
    position = start
    while (match := tokens.TOKEN.match(text, position)) and match.end() <= line_end:
        assert match.lastgroup is not None
        found.append(match.span(match.lastgroup))
        position = match.end()
    token_end = _first([end for _, end in found], crashes)
    begin = next((begin for begin, end in found if end == token_end), start)
    line = text.count("\n", 0, begin) + 1
    column = tokens.byte_count(text[text.rfind("\n", 0, begin) + 1 : begin]) + 1
    return reader.user_place(line, column)


def _first(ends: Sequence[int], crashes: Callable[[int], bool]) -> int | None:
    """The first of the ends from which on the text crashes; None where it does not at all.

    That a text is cut off may be what the parser does not survive, in the midst of an op without fault: a little behind it
    there is no crash then.
    """
    if not ends or not crashes(ends[-1]):
        return None
    low = 0
    while True:
        high = len(ends) - 1
        while low < high:
            middle = (low + high) // 2
            if crashes(ends[middle]):
                high = middle
            else:
                low = middle + 1
        beyond = [at for at in range(low + 1, min(low + 4, len(ends))) if not crashes(ends[at])]
        if not beyond:
            return ends[low]
        low = beyond[-1] + 1
