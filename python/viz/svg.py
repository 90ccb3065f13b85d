"""A small SVG writer: shapes and texts on a canvas that grows with them, and the colours of all pictures."""

from __future__ import annotations

import html

from gpuir.viz.picture import Picture

__all__ = ["BORDER", "HEAT", "INK", "LETTER", "PAPER", "QUIET", "Svg", "colour", "heat"]

INK, QUIET, BORDER, PAPER = "#1a1a1a", "#4a4a4a", "#8a8a8a", "#ffffff"
#: Fills under dark text that colour-blind readers can tell apart: Paul Tol, "Colour Schemes", the scheme "light".
_LIGHT = ((119, 170, 221), (238, 136, 102), (238, 221, 136), (255, 170, 187),
          (153, 221, 255), (68, 187, 153), (187, 204, 51), (221, 221, 221))  # fmt: skip
#: What costs more is darker, of one row of hues: the same source, "YlOrBr".
HEAT = ("#fff7bc", "#fee391", "#fec44f", "#fb9a29", "#ec7014", "#cc4c02")
#: Width of a letter of the monospaced font, for a size of 1; fonts differ, and this is a little more than theirs.
LETTER = 0.62


def colour(number: int, shade: int = 0) -> str:
    """A light colour for a number, under dark text: one of eight; ``shade`` makes it paler in four steps, for a second number."""
    pale = (0.15, 0.42, 0.64, 0.82)[shade % 4]
    return "#" + "".join(f"{round(part + (255 - part) * pale):02x}" for part in _LIGHT[number % len(_LIGHT)])


def heat(number: int) -> str:
    """The colour of something that takes ``number`` turns: 1, 2, up to 4, 8, 16, and more than that."""
    return HEAT[min((max(number, 1) - 1).bit_length(), len(HEAT) - 1)]


class Svg:
    """Collects shapes; ``text()`` is the document. Coordinates are pixels from the upper left corner."""

    def __init__(self, title: str = ""):
        self._title = title
        self._shapes: list[str] = []
        self._rules: list[str] = []
        self._width = self._height = 0

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, hint: str = "", more: str = ""
    ) -> None:
        """A filled rectangle with a thin border, and a hint that shows under the pointer; ``more`` are further attributes."""
        self.grow(x + width, y + height)
        inner = f"<title>{html.escape(hint)}</title>" if hint else ""
        more = more and " " + more
        self._shapes.append(
            f'<rect x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}" fill="{fill}"{more}>'
            f"{inner}</rect>"
        )

    def label(
        self, x: float, y: float, text: str, size: float = 9, anchor: str = "middle", fill: str = "", bold: bool = False
    ) -> None:
        """A text whose middle (or start, or end) is at x, and whose middle line is at y."""
        reach = {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
        self.grow(x + LETTER * size * len(text) * reach, y + size)
        more = (f' text-anchor="{anchor}"' if anchor != "middle" else "") + (f' fill="{fill}"' if fill else "")
        more += ' font-weight="bold"' if bold else ""
        self._shapes.append(
            f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(size)}"{more}>{html.escape(text)}</text>'
        )

    def line(self, points: str, stroke: str = INK, width: float = 1.5, more: str = "", hint: str = "") -> None:
        """A path of SVG's notation, not filled. Its points do not make the canvas grow."""
        inner = f"<title>{html.escape(hint)}</title>" if hint else ""
        more = more and " " + more
        self._shapes.append(
            f'<path d="{points}" fill="none" stroke="{stroke}" stroke-width="{_number(width)}"{more}>{inner}</path>'
        )

    def open(self, attributes: str, hint: str = "") -> None:
        """Begins a group; its hint holds for all shapes in it."""
        self._shapes.append(f"<g {attributes}>" + (f"<title>{html.escape(hint)}</title>" if hint else ""))

    def close(self) -> None:
        """Ends the group that was begun last."""
        self._shapes.append("</g>")

    def rule(self, text: str) -> None:
        """A rule of CSS below this picture's root, which is ``.gpuir-viz``; pages share the rules of all their pictures."""
        self._rules.append(text)

    def grow(self, right: float, bottom: float) -> None:
        """Makes room up to there."""
        self._width, self._height = max(self._width, round(right + 0.5)), max(self._height, round(bottom + 0.5))

    @property
    def bottom(self) -> int:
        """How far down the shapes reach."""
        return self._height

    def text(self) -> str:
        """The SVG document."""
        width, height = self._width + 10, self._height + 8
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="gpuir-viz" role="img" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="monospace" text-anchor="middle" fill="{INK}" stroke-width="0.6" '
            'dominant-baseline="central">'
        )
        title = f"<title>{html.escape(self._title)}</title>" if self._title else ""
        rules = [".gpuir-viz rect{stroke:" + BORDER + "}.gpuir-viz text{stroke:none;pointer-events:none}", *self._rules]
        ground = f'<path d="M0 0H{width}V{height}H0z" fill="{PAPER}"/>'
        return "\n".join([f"{head}{title}<style>{''.join(rules)}</style>{ground}", *self._shapes, "</svg>"])

    def picture(self) -> Picture:
        """The document as a picture."""
        return Picture(self._title, self.text())


def _number(value: float) -> str:
    """A coordinate in as few letters as it takes."""
    return f"{value:.1f}".removesuffix(".0")
