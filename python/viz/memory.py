"""Shared memory: which element stands at each byte, and in how many turns a warp gets at what it asks for."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np

from gpuir.sim.checks.traffic import ABSENT, transactions
from gpuir.viz.encodings import EncodingLike, Memory, encoded, spread_of_encoding
from gpuir.viz.svg import LETTER, QUIET, Svg, colour, heat

__all__ = ["Access", "AccessLike", "access_of", "draw_access", "draw_memory", "memory_svg"]

#: A pattern's name, the encoding of a tensor, or the element of each lane.
AccessLike: TypeAlias = EncodingLike | Sequence[Sequence[int]] | np.ndarray
_LINE, _BANKS, _WORD = 128, 32, 4
_LEFT, _TOP, _HEIGHT = 52, 64, 26
_LINES = 64
#: The least width of a cell in pixels.
_CELL = 34
_PATTERNS = ("row", "column", "ldmatrix")


@dataclasses.dataclass(frozen=True)
class Access:
    """One access of a warp: the byte that each lane begins at, and how many it takes.

    ``turns`` and ``ideal`` are the transactions it costs, and those that its bytes take at least; ``parts`` tells which lanes
    go together, ``degree[part, bank]`` how many words of a bank they want.
    """

    first: np.ndarray
    width: int
    turns: int
    ideal: int
    parts: np.ndarray
    degree: np.ndarray


def access_of(memory: Memory, access: AccessLike, width: int | None = None) -> Access:
    """What a warp's access costs, by the simulator's rule.

    ``access`` is "row" (lanes take neighbours along the rows), "column" (a lane takes the beginning of its row), "ldmatrix"
    (the rows of four matrices of 8 x 16 bytes, two below each other), an encoding of a tensor (what the first warp stores of
    its first registers), or the element of each lane, [lanes, dimensions]. ``width`` is in bytes: 16 for the patterns, else
    as many neighbours as a lane has, else an element.
    """
    lanes, bytes_ = _elements(memory, access, width)
    slots = memory.slots()[lanes]
    if (slots < 0).any():
        raise ValueError("the access asks for elements that this CTA does not hold")
    first = slots * memory.size
    if bytes_ not in (1, 2, 4, 8, 16) or bytes_ < memory.size:
        raise ValueError(
            f"expected a width of 1, 2, 4, 8 or 16 bytes, and of an element at least ({memory.size}), got {bytes_}"
        )
    if (first % bytes_).any():
        lane = int(np.flatnonzero(first % bytes_)[0])
        raise ValueError(
            f"an access of {bytes_} bytes begins at a multiple of them; lane {lane} begins at byte {first[lane]}"
        )
    return _cost(first, bytes_)


def _cost(first: np.ndarray, width: int) -> Access:
    lanes = len(first)
    (turns,), (ideal,) = transactions(first[None, :], width)
    # As many parts as an access without conflicts takes turns.
    (parts,), _ = transactions(np.arange(lanes)[None, :] * max(width, _WORD), width)
    together = -(-lanes // parts)
    part = np.arange(lanes) // together
    degree = np.zeros((parts, _BANKS), np.int64)
    for number in range(parts):
        mine = first[part == number]
        words = np.unique((mine[:, None] + np.arange(0, width, _WORD)) // _WORD * _WORD)
        for bank in np.unique(words // _WORD % _BANKS):
            # What the bank alone would cost.
            only = np.full(max(_BANKS, len(words)), ABSENT)
            only[: len(words)] = np.where(words // _WORD % _BANKS == bank, words, ABSENT)
            degree[number, bank] = transactions(only[None, :], _WORD)[0][0]
    return Access(first, width, turns, ideal, part, degree)


def _elements(memory: Memory, access: AccessLike, width: int | None) -> tuple[np.ndarray, int]:
    """The number of each lane's first element, and the bytes of an access."""
    shape, size = memory.shape, memory.size
    if isinstance(access, str) and access in _PATTERNS:
        return _pattern(memory, access, width or 16), width or 16
    if isinstance(access, (list, tuple, np.ndarray)):
        table = np.asarray(access)
        if table.ndim != 2 or table.shape[1] != len(shape) or not 1 <= len(table) <= 64 or table.dtype.kind not in "iu":
            raise ValueError(
                f"expected an element for each of up to 64 lanes, [lanes, {len(shape)}] integers, got {table.shape} {table.dtype}"
            )
        if (table < 0).any() or (table >= np.array(shape)).any():
            raise ValueError(
                f"expected elements of a tensor of {'x'.join(map(str, shape))}, got {table.max(0).tolist()}"
            )
        return np.ravel_multi_index(tuple(table.T), shape), width or size
    expected = f"expected an access {', '.join(_PATTERNS)}, an encoding of a tensor, or elements of lanes"
    if isinstance(access, Sequence) and (not isinstance(access, str) or access.strip().isidentifier()):
        raise ValueError(f"{expected}, got {access!r}")
    try:
        given = encoded(access, shape)
        spread = spread_of_encoding(given)
    except ValueError as error:
        raise ValueError(f"{expected}: {error}") from None
    if spread is None:
        raise ValueError(f"expected an encoding of a tensor, got {given.kind}")
    held = spread.elements[: spread.lanes]
    return held[:, 0], width or size * _neighbours(memory, held)


def _neighbours(memory: Memory, held: np.ndarray) -> int:
    """How many registers of a lane stand side by side in memory, in 16 bytes at most."""
    slots = memory.slots()[held]
    count = 1
    while 2 * count * memory.size <= 16 and 2 * count <= slots.shape[1]:
        if (slots[:, : 2 * count] != slots[:, :1] + np.arange(2 * count)).any() or (slots[:, 0] % (2 * count)).any():
            break
        count *= 2
    return count


def _pattern(memory: Memory, access: str, width: int) -> np.ndarray:
    shape, fast = memory.shape, memory.fast
    per = max(1, width // memory.size)
    slow = max((d for d in range(len(shape)) if d != fast), default=fast, key=lambda d: (d == len(shape) - 1, d))
    lane = np.arange(32)
    index = [np.zeros(32, np.int64) for _ in shape]
    rows, columns = (shape[slow] if slow != fast else 1), shape[fast] // per
    if access == "row":
        index[fast] = lane % max(columns, 1) * per
        row = lane // max(columns, 1)
    elif access == "column":
        row = lane
    else:
        row = lane % 16
        index[fast] = lane // 16 * per
    if slow != fast:
        index[slow] = row
    if rows <= row.max() or index[fast].max() + per > shape[fast]:
        raise ValueError(
            f"an access by {access} of {width} bytes a lane needs {int(row.max()) + 1} rows of {int(index[fast].max()) + per} "
            f"elements, got {rows} of {shape[fast]}"
        )
    return np.ravel_multi_index(tuple(index), shape)


# Drawing --------------------------------------------------------------------------------------------------------------


def _unit(memory: Memory, most: int) -> int:
    """Slots that are drawn as one: neighbours in memory that are neighbours along one dimension, ``most`` bytes together."""
    count = 1
    step = 1
    for size in memory.shape[memory.fast + 1 :]:
        step *= size
    at = memory.at
    while 2 * count * memory.size <= most:
        whole = np.append(at, np.full(-len(at) % (2 * count), -1)).reshape(-1, 2 * count)
        runs = whole[:, :1] + np.arange(2 * count) * step
        if not ((whole == runs) | (whole[:, :1] < 0) & (whole < 0)).all():
            break
        count *= 2
    return count


def _name(memory: Memory, element: int) -> str:
    return ",".join(str(int(each)) for each in np.unravel_index(element, memory.shape))


def _slots(memory: Memory, count: int, lines: Iterable[int]) -> list[int]:
    """The first slots of the cells of these lines."""
    per = _LINE // memory.size
    return [slot for line in lines for slot in range(line * per, min((line + 1) * per, len(memory.at)), count)]


def _names(memory: Memory, slots: Iterable[int]) -> dict[int, str]:
    """The elements that stand there."""
    return {slot: _name(memory, int(memory.at[slot])) for slot in slots if memory.at[slot] >= 0}


class _Sheet:
    """The lines of memory that are drawn, with their cells."""

    def __init__(self, svg: Svg, line: int, unit: int, letters: int, lines: Iterable[int]):
        self.svg, self.line, self.unit = svg, line, unit
        self.width = max(_CELL, round(8 * LETTER * letters) + 6, 54 if unit == 16 else 0)
        self.rows = {number: down for down, number in enumerate(lines)}

    def head(self, title: str, *notes: str) -> None:
        svg = self.svg
        svg.label(8, 14, title, 12, "start", bold=True)
        for down, note in enumerate(filter(None, notes)):
            svg.label(8, 29 + 13 * down, note, 10, "start", QUIET)
        for across in range(self.line // self.unit):
            svg.label(_LEFT + across * self.width + self.width / 2, _TOP - 8, f"+{across * self.unit}", 8, fill=QUIET)
        for number, down in self.rows.items():
            svg.label(_LEFT - 5, _TOP + down * _HEIGHT + _HEIGHT / 2, str(number * self.line), 8, "end", QUIET)

    def cell(self, byte: int, fill: str, hint: str, texts: Sequence[str], quiet: bool = False) -> None:
        down, across = self.rows[byte // self.line], byte % self.line // self.unit
        x, y = _LEFT + across * self.width, _TOP + down * _HEIGHT
        self.svg.rectangle(x, y, self.width, _HEIGHT, fill, hint)
        heights = (_HEIGHT / 2,) if len(texts) == 1 else (8, 19)
        for text, height in zip(texts, heights):
            self.svg.label(x + self.width / 2, y + height, text, 8, fill=QUIET if quiet else "")


def draw_memory(memory: Memory, title: str, note: str = "", lines: int | None = _LINES) -> Svg:
    """A line for each 128 bytes; a colour for each column of units, so that a swizzle shows as stripes that turn."""
    svg = Svg(title)
    count = _unit(memory, 16)
    total = -(-len(memory.at) * memory.size // _LINE)
    shown = total if lines is None else min(lines, total)
    slots = _slots(memory, count, range(shown))
    names = _names(memory, slots)
    sheet = _Sheet(svg, _LINE, count * memory.size, max(map(len, names.values()), default=1), range(shown))
    sheet.head(title, note)
    for slot in slots:
        byte = slot * memory.size
        element = int(memory.at[slot])
        if element < 0:
            sheet.cell(byte, "#f2f2f2", f"byte {byte}: left out", [""])
            continue
        column = int(np.unravel_index(element, memory.shape)[memory.fast]) // count
        last = "" if count == 1 else f" to {_name(memory, int(memory.at[slot + count - 1]))}"
        sheet.cell(byte, colour(column), f"byte {byte}: element {names[slot]}{last}", [names[slot]])
    if shown < total:
        svg.label(_LEFT, svg.bottom + 12, f"{shown} of {total} lines", 9, "start", QUIET)
    return svg


def draw_access(memory: Memory, access: Access, title: str, note: str = "", lines: int = _LINES) -> Svg:
    """The same lines; what the access touches has the colour of the turns that its bank needs, and the lanes that want it."""
    svg = Svg(title)
    count = max(1, min(_unit(memory, 16), max(access.width, _WORD) // memory.size))
    unit = count * memory.size
    wanted: dict[int, list[int]] = {}
    for lane, first in enumerate(access.first.tolist()):
        for byte in range(first // unit * unit, first + access.width, unit):
            wanted.setdefault(byte, []).append(lane)
    total = -(-len(memory.at) * memory.size // _LINE)
    # Of a large buffer, the lines that the access touches.
    shown = range(total) if total <= lines else sorted({byte // _LINE for byte in wanted})
    slots = _slots(memory, count, shown)
    names = _names(memory, slots)
    said = {byte: _lanes(lanes) for byte, lanes in wanted.items()}
    sheet = _Sheet(svg, _LINE, unit, max(map(len, [*names.values(), *said.values()]), default=1), shown)
    more = access.turns - access.ideal
    sheet.head(
        title,
        note,
        f"{len(access.first)} lanes, {access.width} bytes each: {_count(access.turns, 'transaction')}, at least {access.ideal}; "
        + (f"{_count(more, 'bank conflict')}" if more else "no bank conflicts"),
    )
    for slot in slots:
        byte = slot * memory.size
        texts = [names.get(slot, "")]
        lanes = wanted.get(byte)
        hint = f"byte {byte}: element {texts[0]}" if texts[0] else f"byte {byte}: left out"
        if not lanes:
            sheet.cell(byte, "#ffffff" if texts[0] else "#f2f2f2", hint, texts, quiet=True)
            continue
        turns = max(_turns(access, lane, byte, unit) for lane in lanes)
        banks = f"{byte % _LINE // _WORD}" + (f"-{(byte % _LINE + unit - 1) // _WORD}" if unit > _WORD else "")
        sheet.cell(byte, heat(turns), f"{hint}; lane {', '.join(map(str, lanes))}; bank {banks}: {_count(turns, 'word')} wanted at once",
                   [*texts, said[byte]])  # fmt: skip
    _legend(svg, int(access.degree.max()))
    if len(shown) < total:
        svg.label(_LEFT, svg.bottom + 12, f"the {len(shown)} lines with an access, of {total}", 9, "start", QUIET)
    return svg


def _turns(access: Access, lane: int, byte: int, unit: int) -> int:
    banks = np.arange(byte, byte + max(unit, 1), min(_WORD, unit)) // _WORD % _BANKS
    return int(access.degree[access.parts[lane], banks].max())


def _lanes(lanes: Sequence[int]) -> str:
    """T3, T0-3, or T0,8 and so on."""
    if len(lanes) > 2 and list(lanes) == list(range(lanes[0], lanes[0] + len(lanes))):
        return f"T{lanes[0]}-{lanes[-1]}"
    return "T" + (",".join(map(str, lanes)) if len(lanes) < 3 else f"{lanes[0]},{lanes[1]}..")


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _legend(svg: Svg, worst: int) -> None:
    y = svg.bottom + 12
    x: float = _LEFT
    numbers = [n for n in (1, 2, 4, 8, 16, 32) if n == 1 or n < 2 * worst]
    svg.label(x, y + 7, "words of one bank wanted at once", 9, "start", QUIET)
    x += LETTER * 9 * 33 + 8
    before = 0
    for number in numbers:
        text = str(number) if number - before == 1 else f"{before + 1}-{number}"
        svg.rectangle(x, y, 26, 15, heat(number))
        svg.label(x + 31, y + 7, text, 9, "start")
        x += 31 + LETTER * 9 * len(text) + 14
        before = number


def memory_svg(
    offsets: np.ndarray,
    labels: Sequence[Sequence[str]],
    colours: np.ndarray,
    *,
    unit: int = 16,
    line: int = _LINE,
    lines: int | None = _LINES,
    title: str = "",
) -> str:
    """A tile in memory: unit [i, j] of ``unit`` bytes stands at byte ``offsets[i, j]``, has a label and a colour's number.

    Each row of the picture is ``line`` bytes, those of all banks once. ``lines`` limits the rows.
    """
    offsets, colours = np.asarray(offsets), np.asarray(colours)
    svg = Svg(title)
    total = math.ceil((int(offsets.max()) + unit) / line)
    shown = total if lines is None else min(lines, total)
    sheet = _Sheet(svg, line, unit, max((len(text) for row in labels for text in row), default=1), range(shown))
    sheet.head(title)
    for (i, j), offset in np.ndenumerate(offsets):
        if offset // line < shown:
            sheet.cell(
                int(offset), colour(int(colours[i, j])), f"byte {offset}: element {labels[i][j]}", [labels[i][j]]
            )
    if shown < total:
        svg.label(_LEFT, svg.bottom + 12, f"{shown} of {total} lines", 9, "start", QUIET)
    return svg.text()
