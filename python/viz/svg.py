"""A small SVG writer: rectangles and texts on a canvas that grows with them."""

from __future__ import annotations

import html

__all__ = ["Svg", "colour"]

#: Hues that neighbours in number differ in: steps of the golden angle.
_STEP = 137.50776


def colour(number: int, shade: int = 0) -> str:
    """A light colour for a number, under dark text; ``shade`` darkens it in six steps, for a second number."""
    return f"hsl({number * _STEP % 360:.0f},65%,{86 - 7 * (shade % 6)}%)"


class Svg:
    """Collects shapes; ``text()`` is the document. Coordinates are pixels from the upper left corner."""

    def __init__(self, title: str = ""):
        self._title = title
        self._shapes: list[str] = []
        self._width = self._height = 0

    def rectangle(self, x: int, y: int, width: int, height: int, fill: str, hint: str = "") -> None:
        """A filled rectangle with a thin border, and a hint that shows under the pointer."""
        self._grow(x + width, y + height)
        inner = f"<title>{html.escape(hint)}</title>" if hint else ""
        self._shapes.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}">{inner}</rect>')

    def label(self, x: int, y: int, text: str, size: int = 9, anchor: str = "middle") -> None:
        """A text whose middle (or start, or end) is at x, and whose middle line is at y."""
        reach = {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
        self._grow(x + round(0.6 * size * len(text) * reach), y + size)
        self._shapes.append(
            f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" '
            f'pointer-events="none">{html.escape(text)}</text>'
        )

    def text(self) -> str:
        """The SVG document."""
        width, height = self._width + 8, self._height + 8
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            'font-family="monospace" fill="#222" stroke-width="0.5" dominant-baseline="central">'
        )
        title = f"<title>{html.escape(self._title)}</title>" if self._title else ""
        style = "<style>rect{stroke:#888}text{stroke:none}</style>"
        return "\n".join([head + title + style, *self._shapes, "</svg>"])

    def _grow(self, right: int, bottom: int) -> None:
        self._width, self._height = max(self._width, right), max(self._height, bottom)
