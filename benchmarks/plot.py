"""The growth rows of a run as a picture: what one op takes against how many there are, both on logarithmic axes."""

from __future__ import annotations

import math
from html import escape
from typing import Any

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 36, 48
#: Told apart by people who do not see all colours, on white and on black.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
GREY = "#808080"


def growth(results: dict[str, Any]) -> str:
    """An SVG of all growth rows that count ops: a line through the medians, a bar over the range of each."""
    lines = {}
    for row in results["growth"]:
        if row["unit"] == "us an op" and row["steps"]:
            lines[row["figure"]] = sorted((int(size), found) for size, found in row["steps"].items())
    if not lines:
        raise ValueError("no growth from some number of ops to another is among the results")
    sizes = [size for points in lines.values() for size, _ in points]
    values = [found[part] for points in lines.values() for _, found in points for part in ("min", "max")]
    across = _axis(min(sizes), max(sizes))
    up = _axis(min(values), max(values))

    def x(size: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * _part(size, *across)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * _part(value, *up)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="sans-serif" font-size="12" fill="{GREY}">',
        f"<title>Time for an op, from {min(sizes):,} to {max(sizes):,} ops in one module</title>",
        f'<text x="{LEFT}" y="20">microseconds an op</text>',
    ]
    right, floor = WIDTH - RIGHT, HEIGHT - BOTTOM
    for power in range(across[0], across[1] + 1):
        at = x(10**power)
        out.append(_line(at, TOP, at, floor, GREY, 'stroke-opacity="0.25"'))
        out.append(f'<text x="{at:.1f}" y="{floor + 18}" text-anchor="middle">{10**power:,}</text>')
    for tick in _ticks(*up):
        out.append(_line(LEFT, y(tick), right, y(tick), GREY, 'stroke-opacity="0.25"'))
        out.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>')
    out.append(f'<text x="{(LEFT + right) / 2:.1f}" y="{HEIGHT - 10}" text-anchor="middle">ops in one module</text>')
    labels = _spread({name: y(points[-1][1]["median"]) for name, points in lines.items()})
    for index, (name, points) in enumerate(lines.items()):
        colour = COLOURS[index % len(COLOURS)]
        path = " ".join(f"{x(size):.1f},{y(found['median']):.1f}" for size, found in points)
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for size, found in points:
            out.append(_line(x(size), y(found["min"]), x(size), y(found["max"]), colour, 'stroke-width="4"'))
            out.append(f'<circle cx="{x(size):.1f}" cy="{y(found["median"]):.1f}" r="3.5" fill="{colour}"/>')
        out.append(f'<text x="{right + 12}" y="{labels[name] + 4:.1f}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def _axis(low: float, high: float) -> tuple[int, int]:
    """The powers of ten around a range."""
    first, last = math.floor(math.log10(low) + 1e-9), math.ceil(math.log10(high) - 1e-9)
    return first, max(last, first + 1)


def _part(value: float, first: int, last: int) -> float:
    return (math.log10(value) - first) / (last - first)


def _ticks(first: int, last: int) -> list[float]:
    """1, 2 and 5 times each power of ten."""
    steps = [step * 10.0**power for power in range(first, last) for step in (1, 2, 5)]
    return [*steps, 10.0**last]


def _spread(wanted: dict[str, float], gap: float = 16) -> dict[str, float]:
    """Heights of labels near the wanted ones, no two of them closer than the gap."""
    placed: dict[str, float] = {}
    last = -math.inf
    for name, height in sorted(wanted.items(), key=lambda item: item[1]):
        last = placed[name] = max(height, last + gap)
    return placed


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" {more}/>'
