"""Pictures read back: cells with their hints and texts, boxes and lines of graphs, and what overlaps."""

from __future__ import annotations

import dataclasses
import re
import xml.etree.ElementTree as ElementTree
from typing import Any

SPACE = "{http://www.w3.org/2000/svg}"
#: Width of a letter of the usual monospaced fonts, for a size of 1: DejaVu Sans Mono, Liberation Mono and Courier New.
LETTER = 0.602


@dataclasses.dataclass
class Cell:
    """A rectangle with its hint, that of its group or its own, and the texts in the group."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    hint: str
    texts: list[str]

    @property
    def element(self) -> tuple[int, ...]:
        """The coordinates that the hint begins with."""
        found = re.match(r"\(([\d, ]+)\): ", self.hint)
        assert found is not None, self.hint
        return tuple(map(int, found[1].split(", ")))

    @property
    def holders(self) -> list[tuple[int, int]]:
        """Threads and indices that the hint names."""
        return [
            (int(t), int(i))
            for t, i in re.findall(r"(?:thread|lane) (\d+), (?:register|element|index|column) (\d+)", self.hint)
        ]


def root(text: str) -> Any:
    """The document; it must be one."""
    found = ElementTree.fromstring(text)
    assert found.tag == f"{SPACE}svg"
    return found


def cells(text: str) -> list[Cell]:
    """All rectangles that have a hint."""
    document = root(text)
    found = []
    for group in [document, *document.iter(f"{SPACE}g")]:
        hint = group.findtext(f"{SPACE}title") if group is not document else None
        texts = [each.text or "" for each in group.findall(f"{SPACE}text")] if hint else []
        for shape in group.findall(f"{SPACE}rect"):
            own = shape.findtext(f"{SPACE}title") or hint
            if own:
                numbers = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
                found.append(Cell(*numbers, shape.attrib["fill"], own, texts))
    return found


def texts(text: str) -> list[tuple[str, tuple[float, float, float, float]]]:
    """All texts with about the place that they take: left, top, right, bottom."""
    found = []
    for each in root(text).iter(f"{SPACE}text"):
        size, x, y = (float(each.attrib[name]) for name in ("font-size", "x", "y"))
        wide = LETTER * size * len(each.text or "")
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[each.attrib.get("text-anchor", "middle")]
        # Capitals and descenders take about 0.9 of a size.
        found.append((each.text or "", (left, y - 0.45 * size, left + wide, y + 0.45 * size)))
    return found


def overlap(one: tuple[float, ...], two: tuple[float, ...], slack: float = 0.3) -> bool:
    """Whether two boxes have more than their edges in common."""
    return one[0] < two[2] - slack and two[0] < one[2] - slack and one[1] < two[3] - slack and two[1] < one[3] - slack


def check_texts(text: str) -> None:
    """No text lies over another one or sticks out of the picture."""
    document = root(text)
    width, height = float(document.attrib["width"]), float(document.attrib["height"])
    rows: dict[int, list[Any]] = {}
    for name, box in texts(text):
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height, (name, box, width, height)
        # Only what is near can overlap.
        for row in {int(box[1]) // 16, int(box[3]) // 16}:
            for other, place in rows.setdefault(row, []):
                assert not overlap(box, place), (name, other, box, place)
        for row in {int(box[1]) // 16, int(box[3]) // 16}:
            rows[row].append((name, box))
