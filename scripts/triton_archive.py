"""Archives of dumps: one compressed file a release, small because values go by their distance, not their number.

A pass that adds one operation gives all values after it other numbers, and a compressor finds nothing again. In an archive
``% = `` defines the value after the last one defined, ``%=7 = `` number 7, and ``%-3`` is the value three before the last
one. The first line lists the documents, in the order in which they follow, each after a line ``// =====``.
"""

from __future__ import annotations

import functools
import lzma
import re
from collections.abc import Mapping
from pathlib import Path

_DOCUMENTS = "// =====\n"
#: Of a document that is kept as it is.
_PLAIN = "// plain\n"
_DEFINITION = re.compile(r"( *)%(\d+)((?::\d+)? = )")
_NUMBER = re.compile(r"%(\d+)\b")
_SHORT_DEFINITION = re.compile(r"( *)%(?:=(\d+))?((?::\d+)? = )")
_DISTANCE = re.compile(r"%-(-?\d+)")
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 26}]


def _distance(last: int, match: re.Match[str]) -> str:
    return f"%-{last - int(match[1])}"


def _number(last: int, match: re.Match[str]) -> str:
    return f"%{last - int(match[1])}"


def shortened(text: str) -> str:
    """A document with distances for numbers; as it is where that would not come back."""
    lines = []
    last = -1
    for line in text.splitlines(keepends=True):
        head = ""
        definition = _DEFINITION.match(line)
        if definition:
            number = int(definition[2])
            head = f"{definition[1]}%{'' if number == last + 1 else f'={number}'}{definition[3]}"
            line = line[definition.end() :]
            last = number
        lines.append(head + _NUMBER.sub(functools.partial(_distance, last), line))
    short = "".join(lines)
    return short if not text.startswith(_PLAIN) and restored(short) == text else _PLAIN + text


def restored(short: str) -> str:
    if short.startswith(_PLAIN):
        return short[len(_PLAIN) :]
    lines = []
    last = -1
    for line in short.splitlines(keepends=True):
        head = ""
        definition = _SHORT_DEFINITION.match(line)
        if definition:
            last = int(definition[2]) if definition[2] else last + 1
            head = f"{definition[1]}%{last}{definition[3]}"
            line = line[definition.end() :]
        lines.append(head + _DISTANCE.sub(functools.partial(_number, last), line))
    return "".join(lines)


def write(path: Path, documents: Mapping[str, str]) -> int:
    """Writes named documents, and returns the bytes that they were."""
    names = " ".join(documents)
    assert names.split() == list(documents), "a name has a blank"
    whole = _DOCUMENTS.join([f"{names}\n", *map(shortened, documents.values())])
    assert whole.count(_DOCUMENTS) == len(documents), "a document has the line that separates them"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(whole.encode(), check=lzma.CHECK_CRC32, filters=_FILTERS))
    return sum(len(text.encode()) for text in documents.values())


@functools.cache
def names(path: Path) -> tuple[str, ...]:
    """The names of an archive's documents, without reading all of it."""
    with lzma.open(path, "rt") as file:
        return tuple(file.readline().split())


@functools.lru_cache(maxsize=2)
def _short_documents(path: Path) -> dict[str, str]:
    _, *documents = lzma.decompress(path.read_bytes()).decode().split(_DOCUMENTS)
    return dict(zip(names(path), documents))


def read(path: Path, name: str) -> str:
    """One document of an archive."""
    return restored(read_short(path, name))


def read_short(path: Path, name: str) -> str:
    """One document of an archive as it stands there: the same lines and words, other names of values."""
    return _short_documents(path)[name]
