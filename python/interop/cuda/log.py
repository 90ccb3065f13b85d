"""The logs of NVRTC and nvcc as located diagnostics.

The front end writes a message as ``FILE(LINE): error: TEXT``, continuation lines, the source line, two columns to the right, a
caret below it, and how it came to be instantiated. The host's preprocessor, which nvcc runs, writes ``FILE:LINE:COLUMN: error:``.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence

from gpuir.errors import Diagnostic

__all__ = ["diagnostics"]

_SEVERITY = r"(?P<severity>catastrophic error|fatal error|internal error|error|warning|remark|note)"
_HEADER = re.compile(
    rf"^(?P<file>[^\s].*?)(?:\((?P<line>\d+)\)|:(?P<gline>\d+)(?::(?P<column>\d+))?): {_SEVERITY}"
    r"(?: #(?P<number>[\w-]+))?: (?P<text>.*)$"
)
#: Messages about no line: of options, of the driver nvcc, of ptxas.
_UNLOCATED = re.compile(
    r"^(?P<tool>nvrtc|nvcc|ptxas|cicc|gcc|g\+\+)[^:]*?\s*:?\s*(?P<severity>fatal|error|warning)\s*:\s*(?P<text>.*)$",
    re.I,
)
_CARET = re.compile(r"^\s*\^\s*$")
_INSTANTIATED = re.compile(r'^(?P<text>.*?) at line (?P<line>\d+)(?: of "?(?P<file>.+?)"?)?$')
_DURING = re.compile(r"^detected during:? ?")
_TOKEN = re.compile(r"\w+|\S")
#: Where NVRTC has the lines that it makes of the name expressions, the first on line 2.
_NAMES_FILE = "__nv_name_map"


def diagnostics(
    log: str, expressions: Sequence[str] = (), sources: Mapping[str, str] | None = None
) -> tuple[Diagnostic, ...]:
    """The messages of a log in its order, notes with the message that they belong to.

    ``expressions`` are the name expressions: a message about one names it. ``sources`` are texts by the name of their file:
    nvcc shows a line with its macros expanded, and the columns are those of the text.
    """
    texts = {name: text.split("\n") for name, text in (sources or {}).items()}
    result: list[Diagnostic] = []
    refused: set[str] = set()
    lines = log.splitlines()
    start = 0
    while start < len(lines):
        head = _HEADER.match(lines[start])
        if head is None:
            if unlocated := _UNLOCATED.match(lines[start]):
                severity = "warning" if unlocated["severity"].lower() == "warning" else "error"
                result.append(Diagnostic(severity, unlocated["text"].strip()))
            start += 1
            continue
        end = start + 1
        while end < len(lines) and lines[end].strip() and not _HEADER.match(lines[end]):
            end += 1
        one = _message(head, lines[start + 1 : end], texts)
        start = end
        if one.file == _NAMES_FILE:
            # The others follow from the first.
            expression = expressions[one.line - 2] if 0 <= one.line - 2 < len(expressions) else ""
            if expression not in refused:
                refused.add(expression)
                result.append(Diagnostic(one.severity, f"name expression '{expression}': {one.message}"))
        elif one.severity == "note" and result:
            # A note's own notes say how the message came to be: they are the message's.
            flat = dataclasses.replace(one, notes=())
            result[-1] = dataclasses.replace(result[-1], notes=(*result[-1].notes, flat, *one.notes))
        else:
            result.append(one)
    return tuple(result)


def _message(head: re.Match[str], body: list[str], texts: Mapping[str, list[str]]) -> Diagnostic:
    """A message of its first line, and of those up to the next one's."""
    text, file, line = head["text"], head["file"], int(head["line"] or head["gline"])
    column = int(head["column"] or 0)
    notes: list[Diagnostic] = []
    caret = next((i for i, one in enumerate(body) if _CARET.match(one)), None)
    if caret is not None and caret:
        written = dict(enumerate(texts.get(file, ()), 1)).get(line)
        column = column or _column(body[caret - 1], body[caret].index("^"), written)
        text = " ".join([text, *(one.strip() for one in body[: caret - 1])])
        body = body[caret + 1 :]
    for one in body if head["column"] is None else ():
        stripped = one.strip()
        context = _DURING.sub("", stripped)
        if where := _INSTANTIATED.match(context):
            notes.append(Diagnostic("note", f"in {where['text']}", where["file"] or file, int(where["line"])))
        elif context and caret is None:
            text = f"{text} {stripped}"
    severity = head["severity"].rpartition(" ")[2]
    return Diagnostic(severity, text, file, line, column, tuple(notes))


def _column(shown: str, caret: int, written: str | None) -> int:
    """The column, from 1, of a caret, which counts bytes of the line shown, two columns to the right; 0 where a macro hides it."""
    index = max(0, len(shown.encode()[:caret].decode(errors="ignore")) - 2)
    shown = shown[2:]
    if written is None or shown == written.rstrip("\r"):
        return index + 1
    # The same occurrence of the same token, where both lines have as many.
    token = _TOKEN.match(shown, index)
    if token is None:
        return 0
    places, ours = ([one.start() for one in _TOKEN.finditer(line) if one[0] == token[0]] for line in (shown, written))
    return ours[places.index(index)] + 1 if index in places and len(places) == len(ours) else 0
