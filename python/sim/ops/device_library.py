"""Functions that kernels only declare: what gpu.printf and cf.assert are lowered to for NVIDIA's and AMD's devices."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import Access, fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.formats import FLOATS, Conversion, print_lines, shown, split
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC
from gpuir.sim.rules import rule
from gpuir.sim.runtime import one
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["line_of"]


class _Strings:
    """Reads strings of C."""

    def __init__(self, k: Compiler, op: Op):
        self._access = Access(k.site(op), np.uint8, GENERIC)

    def at(self, g: Group, address: Any) -> str:
        """The string at a generic address."""
        memory = g.batch.memory
        start = int(self._access.physical(g, np.int64(address)))
        near = memory.allocation(start)
        data = memory.bytes[start : near.end if near is not None else start].tobytes()
        return data.split(b"\0", 1)[0].decode("utf-8", "replace")


def _rows(g: Group, m: Mask) -> np.ndarray:
    return np.nonzero(g.full(m))[0]


@rule("@vprintf", kind="group")
def _vprintf(k: Compiler, op: Op) -> Code:
    """A text for each active lane; the arguments lie one behind the other, each at a multiple of its size."""
    k.program.prints = True
    site, strings = k.site(op), _Strings(k, op)
    accesses = {kind: Access(site, kind, GENERIC) for kind in ("i4", "i8", "f8")}

    def show(g: Group, m: Mask, form: Lanes, arguments: Lanes) -> Any:
        rows = _rows(g, m)
        form = one(form, m)
        if np.ndim(form):
            raise fault("undefined", "the format differs between the lanes", site, g, rows)
        try:
            texts, conversions = split(strings.at(g, form))
        except ValueError as error:
            raise fault("undefined", str(error), site, g, rows) from None
        lines = [texts[0]] * len(rows)
        offset = 0
        for conversion, text in zip(conversions, texts[1:]):
            offset = -(-offset // conversion.size) * conversion.size
            kind = "f8" if conversion.letter in FLOATS else f"i{conversion.size}"
            values = spread(accesses[kind].read(g, m, arguments + np.int64(offset)), g.size)[rows]
            offset += conversion.size
            lines = [line + _text(conversion, value, g, strings) + text for line, value in zip(lines, values)]
        print_lines(g, lines)
        return np.int32(len(conversions))

    return show


def _text(conversion: Conversion, value: Any, g: Group, strings: _Strings) -> str:
    shows = shown(conversion.head, conversion.letter, 8 * conversion.size)
    return shows(strings.at(g, value) if conversion.letter == "s" else value)


@rule("@__assertfail", kind="group")
def _assertfail(k: Compiler, op: Op) -> Code:
    """Says what a device says, a line for each active lane, and is a finding."""
    site, strings = k.site(op), _Strings(k, op)

    def fail(g: Group, m: Mask, message: Lanes, file: Lanes, line: Lanes, function: Lanes, size: Lanes) -> None:
        rows = _rows(g, m)
        text, where, name = (strings.at(g, spread(each, g.size)[rows[0]]) for each in (message, file, function))
        number = int(spread(line, g.size)[rows[0]])
        block, thread = (
            [spread(g.id(f"{kind}.{axis}"), g.size)[rows] for axis in "xyz"] for kind in ("block", "thread")
        )
        for i in range(len(rows)):
            at = ", ".join(
                f"{kind}: [{','.join(str(int(axis[i])) for axis in ids)}]"
                for kind, ids in (("block", block), ("thread", thread))
            )
            print(f"{where}:{number}: {name}: {at} Assertion `{text}` failed.", file=sys.stderr)
        raise fault("assert", text, site, g, rows)

    return fail


# A text of a lane in parts: its number is what the functions hand on.


def _texts(g: Group) -> list[list[Any]]:
    texts: list[list[Any]] = g.batch.state.setdefault("printf", [])
    return texts


@rule("@__ockl_printf_begin", kind="group")
def _begin(k: Compiler, op: Op) -> Code:
    k.program.prints = True

    def begin(g: Group, m: Mask, version: Lanes) -> Lanes:
        first = len(_texts(g))
        _texts(g).extend([] for _ in range(g.size))
        return np.arange(first, first + g.size, dtype=np.int64)

    return begin


@rule("@__ockl_printf_append_string_n", kind="group")
def _append_string(k: Compiler, op: Op) -> Code:
    strings, site = _Strings(k, op), k.site(op)

    def append(g: Group, m: Mask, text: Lanes, string: Lanes, length: Lanes, last: Lanes) -> Lanes:
        rows = _rows(g, m)
        for number, address in zip(spread(text, g.size)[rows], spread(string, g.size)[rows]):
            _texts(g)[number].append(strings.at(g, address))
        _end(g, m, text, last, site)
        return text

    return append


@rule("@__ockl_printf_append_args", kind="group")
def _append_arguments(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def append(g: Group, m: Mask, text: Lanes, count: Lanes, *operands: Lanes) -> Lanes:
        *values, last = operands
        rows = _rows(g, m)
        used = int(one(count, m))
        columns = [spread(value, g.size)[rows] for value in values[:used]]
        for i, number in enumerate(spread(text, g.size)[rows]):
            _texts(g)[number] += [column[i] for column in columns]
        _end(g, m, text, last, site)
        return text

    return append


def _end(g: Group, m: Mask, text: Lanes, last: Lanes, site: Any) -> None:
    """Prints the texts whose last part has come."""
    rows = _rows(g, m)
    done = spread(last, g.size)[rows] != 0
    lines = []
    for number in spread(text, g.size)[rows][done]:
        form, *values = _texts(g)[number]
        try:
            lines.append(line_of(form, _one_by_one(values)))
        except ValueError as error:
            raise fault("undefined", str(error), site, g, rows) from None
    print_lines(g, lines)


def _one_by_one(values: Sequence[Any]) -> Callable[[bool], Any]:
    given = iter(values)
    return lambda _: next(given)


def line_of(form: str, value: Callable[[bool], Any]) -> str:
    """The text of a format; ``value`` gives the next value, of 64 bits or a string, and is told whether a string is shown."""
    texts, conversions = split(form)
    line = texts[0]
    for conversion, behind in zip(conversions, texts[1:]):
        given = value(conversion.letter == "s")
        if not isinstance(given, str):
            # Numbers come in 64 bits, whatever they are.
            kind = "f8" if conversion.letter in FLOATS else f"i{conversion.size}"
            given = np.int64(given).reshape(1).view(kind)[0]
        line += shown(conversion.head, conversion.letter, 8 * conversion.size)(given) + behind
    return line
