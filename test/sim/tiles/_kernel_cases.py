"""What a case of a kernel is: how it is launched, and what it leaves in its arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir import sim

Rng = np.random.Generator


class Case(NamedTuple):
    """A launch: its grid, its arguments, and the arrays that are expected afterwards, by the arguments' numbers."""

    grid: int | Sequence[int]
    arguments: list[Any]
    expected: dict[int, np.ndarray]
    #: Of floats, relative to the greatest number of what is expected.
    tolerance: float = 1e-3
    #: What an element of an argument may be instead under a schedule of the test's, which orders what nothing else does.
    unordered: dict[int, np.ndarray] = {}


#: By the kernel's name, with its variant where that takes other arguments.
CASES: dict[str, Callable[[Rng], Case]] = {}


def case(*names: str) -> Callable[[Callable[[Rng], Case]], Callable[[Rng], Case]]:
    def register(make: Callable[[Rng], Case]) -> Callable[[Rng], Case]:
        CASES.update(dict.fromkeys(names, make))
        return make

    return register


def run(case: Case, text: str, kernel: str, **options: Any) -> sim.Report:
    """Launches the kernel of a stage and compares what it leaves in its arguments."""
    arguments = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
    report = sim.launch(text, kernel, case.grid, *arguments, **options)
    for number, expected in case.expected.items():
        left = arguments[number]
        if number in case.unordered and options.get("seed") is not None:
            expected = np.where(left == case.unordered[number], left, expected)
        if left.dtype.kind in "bi":
            np.testing.assert_array_equal(left, expected)
        else:
            expected = np.asarray(expected).astype(np.float64)
            np.testing.assert_allclose(
                left.astype(np.float64), expected, rtol=0, atol=case.tolerance * abs(expected).max()
            )
    return report


def normal(rng: Rng, *shape: int, dtype: Any = np.float32) -> np.ndarray:
    return rng.standard_normal(shape).astype(np.float32).astype(dtype)


def wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64)


def softmax(x: np.ndarray, base: Callable[[np.ndarray], np.ndarray] = np.exp) -> np.ndarray:
    weights = base(wide(x) - wide(x).max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True)
