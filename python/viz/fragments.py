"""Pictures of tables: what thread and register hold a matrix's elements, and where a tile's units stand in memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gpuir.viz.svg import Svg, colour

__all__ = ["fragment_svg", "memory_svg"]

_LEFT, _TOP = 34, 40
_SHOWN = 64  # rows and columns of a picture without slices
_LANES = 32


def fragment_svg(
    threads: np.ndarray,
    registers: np.ndarray,
    *,
    rows: slice | None = None,
    columns: slice | None = None,
    title: str = "",
    lanes: int = _LANES,
) -> str:
    """A matrix in registers: ``threads[i, j]`` holds element (i, j), as its number ``registers[i, j]``.

    A cell has the thread's colour (of its lane, in the shade of its warp of ``lanes`` lanes), the register's number, and both as
    a hint. ``rows`` and ``columns`` choose a part; without them it is the first 64 of each, and a line says so.
    """
    threads, registers = np.asarray(threads), np.asarray(registers)
    if threads.ndim != 2 or threads.shape != registers.shape:
        raise ValueError(
            f"tables of two dimensions and one shape are needed, got {threads.shape} and {registers.shape}"
        )
    extents = threads.shape
    places = [range(extent)[part or slice(_SHOWN)] for extent, part in zip(extents, (rows, columns))]
    width, height = 22, 16
    svg = Svg(title)
    svg.label(_LEFT, 12, title, 11, "start")
    for across, column in enumerate(places[1]):
        svg.label(_LEFT + across * width + width // 2, _TOP - 8, str(column), 8)
    for down, row in enumerate(places[0]):
        svg.label(_LEFT - 4, _TOP + down * height + height // 2, str(row), 8, "end")
        for across, column in enumerate(places[1]):
            thread, register = int(threads[row, column]), int(registers[row, column])
            x, y = _LEFT + across * width, _TOP + down * height
            hint = f"({row}, {column}): thread {thread}, register {register}"
            svg.rectangle(x, y, width, height, colour(thread % lanes, thread // lanes), hint)
            svg.label(x + width // 2, y + height // 2, str(register))
    if any(len(place) < extent for place, extent in zip(places, extents)):
        note = f"{len(places[0])}x{len(places[1])} of {extents[0]}x{extents[1]} elements"
        svg.label(_LEFT, _TOP + len(places[0]) * height + 10, note, 9, "start")
    return svg.text()


def memory_svg(
    offsets: np.ndarray,
    labels: Sequence[Sequence[str]],
    colours: np.ndarray,
    *,
    unit: int = 16,
    line: int = 128,
    lines: int | None = 64,
    title: str = "",
) -> str:
    """A tile in memory: unit [i, j] of ``unit`` bytes stands at byte ``offsets[i, j]``, has a label and a colour's number.

    Each row of the picture is ``line`` bytes, those of all banks once. ``lines`` limits the rows.
    """
    offsets, colours = np.asarray(offsets), np.asarray(colours)
    width, height = 54, 18
    svg = Svg(title)
    svg.label(_LEFT + 16, 12, title, 11, "start")
    for across in range(line // unit):
        svg.label(_LEFT + 16 + across * width + width // 2, _TOP - 8, f"+{across * unit}", 8)
    total = -(-(int(offsets.max()) + unit) // line)
    shown = total if lines is None else min(lines, total)
    for down in range(shown):
        svg.label(_LEFT + 12, _TOP + down * height + height // 2, str(down * line), 8, "end")
    for (i, j), offset in np.ndenumerate(offsets):
        down, across = divmod(int(offset), line)
        if down >= shown:
            continue
        x, y = _LEFT + 16 + across // unit * width, _TOP + down * height
        svg.rectangle(x, y, width, height, colour(int(colours[i, j])), f"byte {offset}: element {labels[i][j]}")
        svg.label(x + width // 2, y + height // 2, labels[i][j])
    if shown < total:
        svg.label(_LEFT + 16, _TOP + shown * height + 10, f"{shown} of {total} lines", 9, "start")
    return svg.text()
