"""Variants of a text that a released tool accepts: one token left out, doubled, swapped with the next one or replaced."""

from __future__ import annotations

import re

#: What one token is replaced by.
OTHERS = [
    "0",
    "-1",
    "7",
    "1.0",
    "0x10",
    "9223372036854775808",
    "x",
    "y",
    "@f",
    '"s"',
    "[",
    "]",
    "[[1]]",
    "{}",
    ",",
    "=",
    "true",
    "1 : i32",
]
_TOKEN = re.compile(r'"[^"]*"|[#@]?[\w.]+(?:::@\w+)?|\S')


def variants(text: str) -> list[str]:
    """The text with one token left out, doubled, swapped with the next one, or replaced by another."""
    head, opened, body = text.partition("<")
    tokens = _TOKEN.findall(body)
    made = {text}
    for i in range(len(tokens)):
        for part in (
            [],
            [tokens[i]] * 2,
            tokens[i : i + 2][::-1] + tokens[i + 2 : i + 2],
            *([other] for other in OTHERS),
        ):
            rest = tokens[i + 2 :] if part == tokens[i : i + 2][::-1] and len(part) == 2 else tokens[i + 1 :]
            made.add(f"{head}{opened}{' '.join([*tokens[:i], *part, *rest])}")
    return sorted(made)
