"""Correct kernels with their arguments and results; test_faults.py breaks them, test_clean.py runs them as they are."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import gpuir
from gpuir import sim

KERNELS = Path(__file__).resolve().parent.parent / "kernels" / "Inputs"


@dataclasses.dataclass(frozen=True)
class Case:
    """A kernel: ``arguments()`` are its arrays, and ``results(arguments)`` says what they hold in the end (None: as before)."""

    name: str
    grid: Any
    block: Any
    arguments: Callable[[], list[np.ndarray]]
    results: Callable[[list[np.ndarray]], list[np.ndarray | None]]

    @property
    def text(self) -> str:
        return (KERNELS / f"{self.name}.mlir").read_text()

    def run(self, text: str | None = None, **options: Any) -> tuple[sim.Report, list[np.ndarray]]:
        """The report and the arrays as the kernel left them."""
        arrays = self.arguments()
        module = parsed(self.text if text is None else text)
        options = {"on_fault": "report", **options}
        if self.grid is None:
            return sim.run(module, self.name, *arrays, **options), arrays
        return sim.launch(module, self.name, self.grid, self.block, *arrays, **options), arrays

    def check(self, arrays: list[np.ndarray]) -> None:
        """Compares the arrays with what NumPy says."""
        for found, expected in zip(arrays, self.results(self.arguments())):
            if expected is not None:
                np.testing.assert_array_equal(found, expected)


@functools.lru_cache(maxsize=64)
def parsed(text: str) -> Any:
    return gpuir.parse(text, context=gpuir.Context())


def whole(*shape: int, dtype: str = "f4", high: int = 64) -> np.ndarray:
    """Small whole numbers, whose sums are exact."""
    return np.random.default_rng(list(shape)).integers(0, high, shape).astype(dtype)


def _mirrored(tiles: np.ndarray) -> np.ndarray:
    return tiles.reshape(-1, 64, 4)[:, ::-1].reshape(-1)


def _stencil(a: np.ndarray) -> np.ndarray:
    wide = np.pad(a, 1)
    return wide[:-2] + wide[1:-1] + wide[2:]


def _early(a: np.ndarray) -> np.ndarray:
    blocks = np.pad(a, (0, -len(a) % 64)).reshape(-1, 64)[:, ::-1].reshape(-1)
    return blocks[: len(a)]


CASES = {
    case.name: case
    for case in (
        Case("transpose", (3, 2), (32, 8), lambda: [whole(45, 70), np.zeros((70, 45), "f4")], lambda a: [None, a[0].T]),
        Case(
            "reduce", 5, 256, lambda: [whole(1200), np.zeros(5, "f4")],
            lambda a: [None, np.pad(a[0], (0, 80)).reshape(5, 256).sum(1)],
        ),
        Case(
            "scan", 3, 128, lambda: [whole(384, dtype="i4"), np.zeros(384, "i4")],
            lambda a: [None, a[0].reshape(3, 128).cumsum(1).reshape(-1)],
        ),
        Case("stencil", 4, 96, lambda: [whole(350), np.zeros(350, "f4")], lambda a: [None, _stencil(a[0])]),
        Case("pipeline", 1, 64, lambda: [whole(1280), np.zeros(1280, "f4")], lambda a: [None, _mirrored(a[0])]),
        Case(
            "histogram", 3, 128, lambda: [whole(1000, dtype="i4"), np.zeros(64, "i4")],
            lambda a: [None, np.bincount(a[0], minlength=64)],
        ),
        Case(
            "last_block", 7, 64, lambda: [whole(448, dtype="i4"), np.zeros(7, "i4"), np.zeros(1, "i4"), np.zeros(1, "i4")],
            lambda a: [None, a[0].reshape(7, 64).sum(1), np.array([7]), np.array([a[0].sum()])],
        ),
        Case(
            "exchange", 2, 96, lambda: [whole(256, dtype="i4"), np.zeros((2, 256), "i4")],
            lambda a: [None, np.stack([a[0], a[0]])],
        ),
        Case("vectors", 2, 64, lambda: [whole(500), np.zeros(500, "f4")], lambda a: [None, 2 * a[0]]),
        Case("early", 3, 64, lambda: [whole(150, dtype="i4"), np.zeros(150, "i4")], lambda a: [None, _early(a[0])]),
        Case(
            "grid_sync", 5, 64, lambda: [whole(320, dtype="i4"), *np.zeros((2, 320), "i4"), np.zeros(1, "i4")],
            lambda a: [None, a[0] + 1, a[0][::-1] + 1, np.array([5])],
        ),
        Case(
            "look_back", 9, 32, lambda: [whole(288, dtype="i4"), np.zeros(9, "i4"), np.zeros(9, "i4")],
            lambda a: [None, a[0].reshape(9, 32).sum(1).cumsum(), np.ones(9)],
        ),
        Case("rows", None, None, lambda: [whole(16, 32), np.zeros(16, "f4")], lambda a: [None, a[0].sum(1)]),
    )
}  # fmt: skip
