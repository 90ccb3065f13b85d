"""The picture of a launch's timeline: a row for each warp, its work and its waits, and rows of what is under way beside them."""

from __future__ import annotations

import dataclasses
from xml.sax.saxutils import escape

from gpuir.sim.timeline import Stretch, Timeline
from gpuir.viz.picture import Picture

__all__ = ["draw_timeline"]

_RUN = "#0072b2"
#: Colours of the waits, by op; ops beyond share the last one. Colour-blind readers can tell them apart (Okabe and Ito).
_WAITS = ("#d55e00", "#f0e442", "#cc79a7", "#999999")
#: Colours and names of what is under way, by its kind; overlapping operations lie in so many rows at most.
_UNDER_WAY = {"copy": ("#009e73", "copies"), "product": ("#e69f00", "products")}
_MOST_ROWS = 4
_COLOURS = {"run": _RUN, **{kind: colour for kind, (colour, _) in _UNDER_WAY.items()}}
#: No block has so many warps.
_FAR = 1 << 20
_INK, _LINE = "#333333", "#dddddd"
_WIDTH, _LEFT, _ROW = 960, 116, 14
#: Least width of a stretch that is drawn, in pixels; the width of a letter, and how many a line has.
_THIN, _LETTER, _LETTERS = 0.3, 6.0, 110


def draw_timeline(timeline: Timeline, *, title: str = "", rows: int = 48) -> Picture:
    """A row for each of the first ``rows`` warps, work in blue, waits in a colour for each op; copies and products of its block below."""
    names = sorted({(each.block, each.warp) for each in timeline.stretches})[:rows]
    beside = _beside(timeline, {block for block, _ in names})
    # Behind the warps of a block, which have numbers, its other rows.
    labels = {(block, warp): _row(timeline, block, warp) for block, warp in names}
    for block, kind, number, _ in beside:
        label = f"{_block(timeline, block)}, {_UNDER_WAY[kind][1]}" if not number else ""
        labels[block, _behind(kind, number)] = label
    shown = {name: i for i, name in enumerate(sorted(labels))}
    drawn = [each for each in timeline.stretches if (each.block, each.warp) in shown]
    drawn += [dataclasses.replace(each, warp=_behind(kind, number)) for _, kind, number, each in beside]
    last = max((each.end for each in drawn), default=0) or 1
    scale = (_WIDTH - _LEFT - 24) / last
    sites = sorted({each.site for each in drawn if each.kind == "wait"})
    colours = {site: _WAITS[min(i, len(_WAITS) - 1)] for i, site in enumerate(sites)}
    kinds = {each.kind for each in drawn}
    legend, top = _legend(sites, kinds, 26 if title else 8)
    bottom = top + len(shown) * _ROW
    lines = [f'<text x="8" y="18" font-size="13" font-weight="bold">{escape(_cut(title))}</text>'] if title else []
    lines += legend
    step = _step(last)
    for tick in range(0, last + 1, step):
        x = _LEFT + tick * scale
        lines.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom + 4}" stroke="{_LINE}"/>')
        lines.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick:,}</text>')
    for (block, warp), row in shown.items():
        y = top + row * _ROW + 10
        lines.append(f'<text x="{_LEFT - 8}" y="{y}" text-anchor="end">{labels[block, warp]}</text>')
    ends: dict[int, float] = {}
    for each in drawn:
        row = shown[each.block, each.warp]
        x, end = each.start * scale, each.end * scale
        # Of stretches thinner than a pixel's part not all are drawn.
        if end - x < _THIN and end - ends.get(row, -1.0) < _THIN:
            continue
        ends[row] = end
        least = 1.0 if each.kind in _UNDER_WAY else _THIN
        what = f"{each.kind} {each.start:,} to {each.end:,}" + (f" at {each.site}" if each.site else "")
        lines.append(
            f'<rect x="{_LEFT + x:.2f}" y="{top + row * _ROW + 1}" width="{max(end - x, least):.2f}" '
            f'height="{_ROW - 3}" fill="{colours[each.site] if each.kind == "wait" else _COLOURS[each.kind]}">'
            f"<title>{escape(what)}</title></rect>"
        )
    notes = ["issue slots"]
    if timeline.warps > len(names):
        notes.append(f"{timeline.warps - len(names):,} more {'rows' if timeline.on_tiles else 'warps'} are not shown")
    if timeline.dropped:
        notes.append(f"{timeline.dropped:,} later stretches were not kept")
    lines.append(f'<text x="{_LEFT}" y="{bottom + 34}">{"; ".join(notes)}</text>')
    height = bottom + 44
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="Helvetica, Arial, sans-serif" font-size="11" fill="{_INK}">\n'
        f'<rect width="{_WIDTH}" height="{height}" fill="white"/>\n' + "\n".join(lines) + "\n</svg>\n"
    )
    return Picture(title or "warps over time", svg)


def _beside(timeline: Timeline, blocks: set[int]) -> list[tuple[int, str, int, Stretch]]:
    """The operations of the blocks that are under way: block, kind, and which of several rows has the operation."""
    ends: dict[tuple[int, str], list[int]] = {}
    placed = []
    for each in sorted(timeline.asynchronous, key=lambda each: (each.start, each.end)):
        if each.block not in blocks:
            continue
        rows = ends.setdefault((each.block, each.kind), [])
        row = next((number for number, end in enumerate(rows) if end <= each.start), len(rows))
        row = min(row, _MOST_ROWS - 1)
        rows[row:] = [each.end] if row >= len(rows) else [max(rows[row], each.end), *rows[row + 1 :]]
        placed.append((each.block, each.kind, row, each))
    return placed


def _behind(kind: str, number: int) -> int:
    """In the place of a warp's number: rows of a kind of operation, behind the block's warps."""
    return _FAR + list(_UNDER_WAY).index(kind) * _MOST_ROWS + number


def _block(timeline: Timeline, block: int) -> str:
    return f"{'program' if timeline.on_tiles else 'block'} {block}"


def _row(timeline: Timeline, block: int, warp: int) -> str:
    """Whose row it is."""
    if not timeline.on_tiles:
        return f"{_block(timeline, block)}, warp {warp}"
    return f"{_block(timeline, block)}, part {warp - 1}" if warp else _block(timeline, block)


def _legend(sites: list[str], kinds: set[str], top: int) -> tuple[list[str], int]:
    """What the colours mean, in as many lines as that takes, and where the picture goes on below."""
    entries = [(_RUN, "runs"), *((colour, name) for kind, (colour, name) in _UNDER_WAY.items() if kind in kinds)]
    entries += [(colour, f"waits at {_short(site)}") for colour, site in zip(_WAITS, sites[: len(_WAITS) - 1])]
    rest = sites[len(_WAITS) - 1 :]
    if rest:
        entries.append(
            (_WAITS[-1], f"waits at {_short(rest[0])}" if len(rest) == 1 else f"waits at {len(rest)} other places")
        )
    lines = []
    x, y = float(_LEFT), top
    for colour, text in entries:
        wide = 17 + len(text) * _LETTER + 18
        if x > _LEFT and x + wide > _WIDTH:
            x, y = float(_LEFT), y + 17
        lines.append(f'<rect x="{x:.0f}" y="{y}" width="11" height="11" fill="{colour}"/>')
        lines.append(f'<text x="{x + 16:.0f}" y="{y + 10}">{escape(text)}</text>')
        x += wide
    return lines, y + 22


def _short(site: str) -> str:
    """An op and its place without the folders."""
    op, _, place = site.rpartition(" at ")
    return _cut(f"{op} at {place.rpartition('/')[2]}" if op else site)


def _cut(text: str) -> str:
    """As much of a text as has room in a line."""
    return text if len(text) <= _LETTERS else text[: _LETTERS - 3] + "..."


def _step(last: int) -> int:
    """Slots between two ticks: 1, 2 or 5 times a power of ten, so that there are at most ten."""
    step = 1
    while last > 10 * step:
        # 1, 2, 5, 10, ...
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
