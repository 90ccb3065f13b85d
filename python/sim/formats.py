"""Texts of C's printf, as gpu.printf and the functions that it is lowered to print them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gpuir.sim.group import Group

__all__ = ["FLOATS", "Conversion", "print_lines", "shown", "split"]

#: A conversion of C's printf: flags, width, precision, length, letter.
_CONVERSION = re.compile(r"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d+))?(hh|h|ll|l|j|z|t|L)?([diouxXeEfFgGaAcsp%])")
#: Letters of conversions of floats.
FLOATS = "eEfFgGaA"
_LONG = ("l", "ll", "j", "z", "t")


class Conversion(NamedTuple):
    """One conversion of a format: what Python's % takes ahead of the letter, and the bytes of its argument."""

    head: str
    letter: str
    size: int


def split(text: str) -> tuple[list[str], list[Conversion]]:
    """The texts around the conversions of a format, and these; ValueError for what is none of C's, and for widths as arguments."""
    texts = [""]
    conversions: list[Conversion] = []
    end = 0
    for match in _CONVERSION.finditer(text):
        flags, width, precision, length, letter = match.groups()
        if "%" in text[end : match.start()]:
            break
        texts[-1] += text[end : match.start()]
        end = match.end()
        if letter == "%":
            texts[-1] += "%"
            continue
        if "*" in (width, precision):
            raise ValueError(f"the simulator prints no '{match[0]}': there are no widths among the arguments")
        head = f"%{flags}{width or ''}{'.' + precision if precision else ''}"
        size = 8 if letter in FLOATS or letter in "ps" or length in _LONG else 4
        conversions.append(Conversion(head, letter, size))
        texts.append("")
    if "%" in text[end:]:
        raise ValueError(f"'{text[text.index('%', end) :][:6]}' in the format is no conversion of C's printf")
    texts[-1] += text[end:]
    return texts, conversions


def shown(head: str, letter: str, bits: int) -> Callable[[Any], str]:
    """The function that writes a value of so many bits by a conversion."""
    if letter in "aA":
        return lambda value: float(value).hex() if letter == "a" else float(value).hex().upper()
    if letter in FLOATS:
        return lambda value: (head + letter) % float(value)
    if letter == "c":
        return lambda value: (head + "c") % chr(int(value) & 0xFF)
    if letter == "s":
        return lambda value: (head + "s") % value
    mask = (1 << bits) - 1
    if letter == "p":
        return lambda value: "0x%x" % (int(value) & mask)
    if letter in "ouxX":
        # Python writes 0o before an octal number, C only 0.
        alternate = letter == "o" and "#" in head
        form = head.replace("#", "") if alternate else head
        return lambda value: (
            ("0" if alternate else "") + (form + ("d" if letter == "u" else letter)) % (int(value) & mask)
        )
    return lambda value: (head + "d") % int(value)


def print_lines(g: Group, lines: Sequence[str]) -> None:
    """Prints the lanes' texts, which are in the report's output too."""
    report = g.batch.state["report"] if g.batch.host else g.batch.launch.report
    report.output.extend(lines)
    print("".join(lines), end="", flush=True)
