"""The picture of a launch's timeline: a row for each warp, its work and its waits."""

from __future__ import annotations

from xml.sax.saxutils import escape

from gpuir.sim.timeline import Timeline
from gpuir.viz.picture import Picture

__all__ = ["draw_timeline"]

_RUN = "#0072b2"
#: Colours of the waits, by op; ops beyond share the last one. Colour-blind readers can tell them apart (Okabe and Ito).
_WAITS = ("#d55e00", "#f0e442", "#cc79a7", "#999999")
_INK, _LINE = "#333333", "#dddddd"
_WIDTH, _LEFT, _ROW = 960, 116, 14
#: Least width of a stretch that is drawn, in pixels; the width of a letter, and how many a line has.
_THIN, _LETTER, _LETTERS = 0.3, 6.0, 110


def draw_timeline(timeline: Timeline, *, title: str = "", rows: int = 48) -> Picture:
    """A row for each of the first ``rows`` warps, work in blue, waits in a colour for each op."""
    names = sorted({(each.block, each.warp) for each in timeline.stretches})
    shown = {name: i for i, name in enumerate(names[:rows])}
    drawn = [each for each in timeline.stretches if (each.block, each.warp) in shown]
    last = max((each.end for each in drawn), default=0) or 1
    scale = (_WIDTH - _LEFT - 24) / last
    sites = sorted({each.site for each in drawn if each.kind == "wait"})
    colours = {site: _WAITS[min(i, len(_WAITS) - 1)] for i, site in enumerate(sites)}
    legend, top = _legend(sites, 26 if title else 8)
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
        lines.append(f'<text x="{_LEFT - 8}" y="{y}" text-anchor="end">{_row(timeline, block, warp)}</text>')
    ends: dict[int, float] = {}
    for each in drawn:
        row = shown[each.block, each.warp]
        x, end = each.start * scale, each.end * scale
        # Of stretches thinner than a pixel's part not all are drawn.
        if end - x < _THIN and end - ends.get(row, -1.0) < _THIN:
            continue
        ends[row] = end
        what = f"{each.kind} {each.start:,} to {each.end:,}" + (f" at {each.site}" if each.site else "")
        lines.append(
            f'<rect x="{_LEFT + x:.2f}" y="{top + row * _ROW + 1}" width="{max(end - x, _THIN):.2f}" '
            f'height="{_ROW - 3}" fill="{_RUN if each.kind == "run" else colours[each.site]}">'
            f"<title>{escape(what)}</title></rect>"
        )
    notes = ["issue slots"]
    if timeline.warps > len(shown):
        notes.append(f"{timeline.warps - len(shown):,} more {'rows' if timeline.on_tiles else 'warps'} are not shown")
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


def _row(timeline: Timeline, block: int, warp: int) -> str:
    """Whose row it is."""
    if not timeline.on_tiles:
        return f"block {block}, warp {warp}"
    return f"program {block}, part {warp - 1}" if warp else f"program {block}"


def _legend(sites: list[str], top: int) -> tuple[list[str], int]:
    """What the colours mean, in as many lines as that takes, and where the picture goes on below."""
    entries = [(_RUN, "runs")]
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
