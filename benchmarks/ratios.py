"""Whether a run's ratios have fallen behind those that were kept, and the line of a run in the history of results.

Ratios are compared and never times: a peer that was measured in the same minute on the same machine says what the machine
could do then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from table import LESS

#: By what part a row's median ratio may be worse than the kept one, however narrow the ranges of both are.
TOLERANCE = 0.1
#: The same for how much an op of the largest size takes more than one of the smallest.
GROWTH_TOLERANCE = 0.25

Key = tuple[str, str, str]


def key(row: dict[str, Any]) -> Key:
    """What tells one row from the others, in any run."""
    return row["figure"], row["peer"], row.get("against", "")


def grown(row: dict[str, Any]) -> float | None:
    """How many times as much one op or MB takes at the largest size as at the smallest."""
    medians = {int(size): found["median"] for size, found in row["steps"].items()}
    return medians[max(medians)] / medians[min(medians)] if len(medians) > 1 else None


def fallen(kept: dict[str, Any], found: dict[str, Any], only: str = "") -> Iterator[str]:
    """A line for each ratio of ``found`` that is worse than in ``kept``, and for each that is missing there.

    A ratio is worse when the ranges of the two runs do not touch, and the medians differ by more than the tolerance. A run
    of only some figures names those with ``only``.
    """
    rows = {key(row): row for row in found["rows"]}
    for old in kept["rows"]:
        figure, peer, _ = where = key(old)
        new = rows.get(where)
        if new is None:
            if only in figure:
                yield f"{figure}, {peer}: not measured; it was {old['ratio']['median']:.2f}"
            continue
        before, now = old["ratio"], new["ratio"]
        if old["unit"] in LESS:
            worse = now["min"] > before["max"] and now["median"] > before["median"] * (1 + TOLERANCE)
        else:
            worse = now["max"] < before["min"] and now["median"] < before["median"] * (1 - TOLERANCE)
        if worse:
            yield f"{figure}, {peer}: {_range(now)}; it was {_range(before)}"
    growths = {row["figure"]: grown(row) for row in found["growth"]}
    for old in kept["growth"]:
        figure, was, is_ = old["figure"], grown(old), growths.get(old["figure"])
        if was is None:
            continue
        if is_ is None:
            if only in f"growth, {figure}":
                yield f"growth, {figure}: not measured; it was {was:.2f}"
        elif is_ > max(was, 1) * (1 + GROWTH_TOLERANCE):
            yield f"growth, {figure}: {is_:.2f}; it was {was:.2f}"


def _range(ratio: dict[str, float]) -> str:
    return f"{ratio['median']:.2f} ({ratio['min']:.2f} to {ratio['max']:.2f})"


def entry(results: dict[str, Any]) -> dict[str, Any]:
    """What the history keeps of a run: when, where, of what, and the ratios."""
    ratios: dict[str, Any] = {}
    for row in results["rows"]:
        figure, peer, against = key(row)
        name = f"{figure} | {against or peer}"
        ratios[name] = [round(row["ratio"][part], 3) for part in ("median", "min", "max")]
    growth = {row["figure"]: round(times, 3) for row in results["growth"] if (times := grown(row)) is not None}
    return {
        "date": results["date"],
        "machine": results["machine"],
        "versions": results["versions"],
        "repetitions": results["repetitions"],
        "ratios": ratios,
        "growth": growth,
    }
