"""What the warps of a launch did when: stretches of work and of waiting, and a picture of them.

The time is the issue slots that a warp has used; a barrier's wait lasts until the last warp has come.
"""

from __future__ import annotations

import dataclasses
from xml.sax.saxutils import escape

import numpy as np

__all__ = ["Timeline"]

#: Stretches that are kept; the later ones of a long run are dropped, and counted.
_MOST = 20_000
_COLOURS = {"run": "#4c78a8", "wait": "#e45756", "copy": "#72b7b2", "tensor": "#54a24b"}


@dataclasses.dataclass
class Stretch:
    """Warp ``warp`` of block ``block`` from ``start`` to ``end``: "run", or "wait" at the op ``site`` names."""

    block: int
    warp: int
    start: int
    end: int
    kind: str
    site: str = ""


class Timeline:
    """Stretches of all warps, in the order they were recorded."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self.dropped = 0
        self._since: dict[tuple[int, int], int] = {}

    def wait(self, batch: object, warps: np.ndarray, arrived: np.ndarray, opened: np.ndarray, site: str) -> None:
        """The warps (numbers in the batch) ran until ``arrived`` and wait until ``opened``."""
        first, per_block = batch.first, batch.warps_per_block  # type: ignore[attr-defined]
        for warp, start, end in zip(warps.tolist(), arrived.tolist(), opened.tolist()):
            if len(self.stretches) >= _MOST:
                self.dropped += 1
                continue
            key = (first + warp // per_block, warp % per_block)
            since = self._since.get(key, 0)
            if start > since:
                self.stretches.append(Stretch(*key, since, start, "run"))
            if end > start:
                self.stretches.append(Stretch(*key, start, end, "wait", site))
            self._since[key] = end

    def end(self, batch: object, warps: np.ndarray, clock: int) -> None:
        """The warps have ended at ``clock``."""
        self.wait(batch, warps, np.full(len(warps), clock), np.full(len(warps), clock), "")

    def absorb(self, other: Timeline) -> None:
        """Adds what another process recorded."""
        room = _MOST - len(self.stretches)
        self.stretches += other.stretches[:room]
        self.dropped += other.dropped + max(0, len(other.stretches) - room)

    def svg(self, *, width: int = 960, rows: int = 64) -> str:
        """A picture: a row for each of the first ``rows`` warps, work in blue, waiting in red."""
        names = sorted({(each.block, each.warp) for each in self.stretches})
        shown = {name: i for i, name in enumerate(names[:rows])}
        last = max((each.end for each in self.stretches), default=1) or 1
        left, top, height = 110, 40, 14
        scale = (width - left - 20) / last
        lines = []
        for (block, warp), row in shown.items():
            y = top + row * height
            lines.append(f'<text x="{left - 8}" y="{y + 10}" text-anchor="end">block {block} warp {warp}</text>')
        for each in self.stretches:
            row = shown.get((each.block, each.warp), -1)
            if row < 0 or each.end == each.start:
                continue
            what = f"{each.kind} {each.start} to {each.end}" + (f": {each.site}" if each.site else "")
            lines.append(
                f'<rect x="{left + each.start * scale:.2f}" y="{top + row * height}" '
                f'width="{max((each.end - each.start) * scale, 0.3):.2f}" height="{height - 3}" '
                f'fill="{_COLOURS[each.kind]}"><title>{escape(what)}</title></rect>'
            )
        total = top + len(shown) * height + 30
        left_out = f", {len(names) - rows} more warps not shown" if len(names) > rows else ""
        legend = "".join(
            f'<rect x="{left + i * 90}" y="10" width="12" height="12" fill="{_COLOURS[kind]}"/>'
            f'<text x="{left + i * 90 + 17}" y="20">{kind}</text>'
            for i, kind in enumerate(kind for kind in _COLOURS if any(each.kind == kind for each in self.stretches))
        )
        axis = f'<text x="{left}" y="{total - 10}">0</text><text x="{width - 20}" y="{total - 10}" text-anchor="end">'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{total}" font-family="sans-serif" '
            f'font-size="11">\n{legend}\n' + "\n".join(lines) + f"\n{axis}{last} issue slots{left_out}</text>\n</svg>\n"
        )
