"""Elements of a tensor over threads and their registers: the table that is drawn, and the drawing."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Sequence

import numpy as np

from gpuir.viz.svg import LETTER, QUIET, Svg, colour

__all__ = ["Spread", "draw", "fragment_svg"]

_LEFT, _TOP = 36, 64
_WIDTH, _HEIGHT = 34, 26
#: Rows and columns that are drawn where none are chosen, panels of a tensor with more dimensions, columns of one with one.
_SHOWN, _PANELS, _WRAP = 64, 4, 32
_GAP = 22
#: More threads than this have no rule of their own that lights up what they hold.
_LIT = 256


@dataclasses.dataclass
class Spread:
    """Which element of a tensor of ``shape`` each thread holds at each index: ``elements[thread, index]``, counted row by row.

    -1 stands for nothing. ``lanes`` threads are a warp. ``letter`` names an index in the picture, ``bits`` is the size of an
    element where the hints are to tell its bits within a 32-bit register, ``thread`` and ``index`` are the words of the hints.
    """

    shape: tuple[int, ...]
    elements: np.ndarray
    lanes: int = 32
    letter: str = "r"
    bits: int = 0
    thread: str = "thread"
    index: str = "register"
    marks: str = "T"

    def holders(self, numbers: np.ndarray) -> list[list[tuple[int, int]]]:
        """Threads and indices that hold each of these elements, in the order of the threads."""
        flat = self.elements.reshape(-1)
        order = np.argsort(flat, kind="stable")
        held = flat[order]
        starts, ends = np.searchsorted(held, numbers), np.searchsorted(held, numbers, side="right")
        width = self.elements.shape[1]
        return [
            [divmod(holder, width) for holder in order[a:b].tolist()] for a, b in zip(starts.tolist(), ends.tolist())
        ]

    def said(self, thread: int, index: int) -> str:
        """A holder in words."""
        text = f"{self.thread} {thread}, {self.index} {index}"
        if len(self.elements) > self.lanes:
            text += f" (warp {thread // self.lanes}, lane {thread % self.lanes})"
        if self.bits and self.bits != 32:
            first = index * self.bits
            word = f"{first // 32}" if self.bits < 32 else f"{first // 32}-{(first + self.bits) // 32 - 1}"
            within = f", bits {first % 32}-{first % 32 + self.bits - 1}" if self.bits < 32 else ""
            text += f" in 32-bit {'column' if self.index == 'column' else 'register'} {word}{within}"
        return text


def draw(spread: Spread, title: str, note: str = "", *, rows: slice | None = None, columns: slice | None = None) -> Svg:
    """The picture: a cell for each element with its thread and index, a colour for the lane, paler for later warps."""
    for name, part in (("rows", rows), ("columns", columns)):
        if part is not None and not isinstance(part, slice):
            raise ValueError(f"expected a slice for {name}, such as slice(0, 16), got {part!r}")
    shape = spread.shape
    if len(shape) == 1:
        return _draw_panels(spread, title, note, [("", np.arange(shape[0]))], _WRAP, rows, columns)
    numbers = np.arange(math.prod(shape)).reshape(-1, *shape[-2:])
    lead = list(np.ndindex(*shape[:-2]))
    panels = [(f"[{', '.join(map(str, index))}, :, :]" if index else "", each) for index, each in zip(lead, numbers)]
    return _draw_panels(spread, title, note, panels, 0, rows, columns)


def _draw_panels(
    spread: Spread,
    title: str,
    note: str,
    panels: Sequence[tuple[str, np.ndarray]],
    wrap: int,
    rows: slice | None,
    columns: slice | None,
) -> Svg:
    svg = Svg(title)
    svg.label(8, 14, title, 12, "start", bold=True)
    if note:
        svg.label(8, 31, note, 10, "start", QUIET)
    used: set[int] = set()
    left, top = _LEFT, _TOP + (14 if len(panels) > 1 else 0)
    cut = ""
    for name, numbers in panels[:_PANELS]:
        if wrap:
            # A line of elements, laid in rows.
            numbers = np.append(numbers, np.full(-len(numbers) % wrap, -1)) if len(numbers) > wrap else numbers
            numbers = numbers.reshape(-1, min(wrap, len(numbers)))
        lines = [range(extent)[part or slice(_SHOWN)] for extent, part in zip(numbers.shape, (rows, columns))]
        shown = numbers[np.ix_(*lines)]
        holders = iter(spread.holders(shown.reshape(-1)))
        if shown.size < numbers.size:
            cut = f"{len(lines[0])}x{len(lines[1])} of {numbers.shape[0]}x{numbers.shape[1]} elements"
        right = left + len(lines[1]) * _WIDTH
        if name:
            svg.label((left + right) / 2, top - 24, name, 9)
        for across, column in enumerate(lines[1]):
            svg.label(left + across * _WIDTH + _WIDTH // 2, top - 8, str(column), 8, fill=QUIET)
        for down, row in enumerate(lines[0]):
            y = top + down * _HEIGHT
            first = row * wrap if wrap else row
            if left == _LEFT:
                svg.label(left - 5, y + _HEIGHT // 2, str(first), 8, "end", QUIET)
            for across in range(len(lines[1])):
                number, held_by = int(shown[down, across]), next(holders)
                if number >= 0:
                    used.add(_cell(svg, spread, left + across * _WIDTH, y, number, held_by))
        left = right + _GAP
    if len(panels) > _PANELS:
        cut = f"{_PANELS} of {len(panels)} parts" + (f", {cut}" if cut else "")
    if cut:
        svg.label(_LEFT, svg.bottom + 12, cut, 9, "start", QUIET)
    _light(svg, used)
    return svg


def _cell(svg: Svg, spread: Spread, x: int, y: int, number: int, holders: list[tuple[int, int]]) -> int:
    """One element, with its holders in the hint; the first one is returned."""
    coordinates = ", ".join(str(int(each)) for each in np.unravel_index(number, spread.shape))
    if not holders:
        svg.rectangle(x, y, _WIDTH, _HEIGHT, "#ffffff", f"({coordinates}): held nowhere")
        return -1
    (thread, index), more = holders[0], holders[1:]
    hint = f"({coordinates}): {spread.said(thread, index)}"
    if more:
        shown = "; ".join(spread.said(*other) for other in more[:8])
        hint += f"; also {shown}" + (f" and {len(more) - 8} more" if len(more) > 8 else "")
    svg.open(f'class="t{thread}"', hint)
    svg.rectangle(x, y, _WIDTH, _HEIGHT, colour(thread % spread.lanes, thread // spread.lanes))
    text = f"{spread.marks}{thread}{'+' if more else ''}"
    svg.label(x + _WIDTH / 2, y + 8, text, min(9.0, (_WIDTH - 3) / (LETTER * len(text))))
    svg.label(x + _WIDTH / 2, y + 19, f"{spread.letter}{index}", 8, fill=QUIET)
    svg.close()
    return thread


def _light(svg: Svg, threads: Iterable[int]) -> None:
    """All elements of the thread under the pointer get a dark border."""
    lit = sorted(thread for thread in set(threads) if 0 <= thread)
    if len(lit) <= _LIT:
        for thread in lit:
            svg.rule(f".gpuir-viz:has(.t{thread}:hover) .t{thread} rect{{stroke:#000;stroke-width:2.4}}")


def fragment_svg(
    threads: np.ndarray,
    registers: np.ndarray,
    *,
    rows: slice | None = None,
    columns: slice | None = None,
    title: str = "",
    lanes: int = 32,
) -> str:
    """A matrix in registers: ``threads[i, j]`` holds element (i, j), as its number ``registers[i, j]``.

    A cell has the thread's colour (of its lane, paler in later warps of ``lanes`` lanes), the thread's and the register's number,
    and both as a hint. ``rows`` and ``columns`` choose a part; without them it is the first 64 of each, and a line says so.
    """
    threads, registers = np.asarray(threads), np.asarray(registers)
    if threads.ndim != 2 or threads.shape != registers.shape:
        raise ValueError(
            f"tables of two dimensions and one shape are needed, got {threads.shape} and {registers.shape}"
        )
    elements = np.full((int(threads.max()) + 1, int(registers.max()) + 1), -1, np.int64)
    if len(np.unique(threads * elements.shape[1] + registers)) < threads.size:
        raise ValueError("two elements have the same thread and register")
    elements[threads, registers] = np.arange(threads.size).reshape(threads.shape)
    return draw(Spread(threads.shape, elements, lanes), title, rows=rows, columns=columns).text()
