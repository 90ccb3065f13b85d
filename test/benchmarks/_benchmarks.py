"""Makes results up."""

from __future__ import annotations

from typing import Any


def around(value: float) -> dict[str, float]:
    return {"median": value, "min": value * 0.9, "max": value * 1.1}


def row(
    figure: str, peer: str, ratio: dict[str, float], unit: str = "op/s", against: str = "", ours: Any = None
) -> Any:
    made = {"figure": figure, "peer": peer, "unit": unit, "asked": None, "ratio": ratio}
    made |= {"gpuir": ours or around(100), "theirs": around(100)}
    return made | ({"against": against} if against else {})


def growth(figure: str, *values: float, unit: str = "us an op") -> dict[str, Any]:
    """A row of growth at 1,000, 10,000 ... ops."""
    steps = {str(1000 * 10**index): around(value) for index, value in enumerate(values)}
    return {"figure": figure, "unit": unit, "asked": None, "steps": steps}


def results(*rows: Any, growth: Any = ()) -> dict[str, Any]:
    machine = {"cpu": "A CPU", "cores": 2, "python": "3.11.2"}
    made = {"date": "2026-01-02", "machine": machine, "versions": {"xdsl": "0.9"}, "repetitions": 5}
    return made | {"rows": list(rows), "growth": list(growth)}
