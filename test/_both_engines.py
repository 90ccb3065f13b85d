"""What `--engine=both` does: a launch that the native engine ran is run again by the NumPy engine, and they have to agree."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.sim import engines
from gpuir.sim.geometry import Options

__all__ = ["compared", "counts", "differences"]

#: In how many orders the NumPy engine looks for faults in what the native engine let pass.
_ORDERS = 3
#: Relative error of sums of tensor cores, which BLAS adds in an order of its own.
_OF_SUMS = 1e-3


def counts(report: sim.Report) -> dict[str, Any]:
    """What a report says but for the engine and the findings."""
    return {name: said for name, said in report.dictionary().items() if name not in ("engine", "sampled", "findings")}


def _same(one: np.ndarray, other: np.ndarray, sums: bool) -> bool:
    """Whether all bits are alike; any NaN is as good as another, and ``sums`` of tensor cores may differ in the last bits."""
    if one.dtype.kind != "f":
        return one.tobytes() == other.tobytes()
    if sums:
        largest = float(np.abs(other[np.isfinite(other)]).max(initial=0))
        return bool(np.allclose(one, other, rtol=_OF_SUMS, atol=_OF_SUMS * largest, equal_nan=True))
    return bool(((one == other) & (np.signbit(one) == np.signbit(other)) | np.isnan(one) & np.isnan(other)).all())


def differences(native: sim.Report, numpy: sim.Report, left: list[np.ndarray], expected: list[np.ndarray]) -> list[str]:
    """In what a launch of the native engine differs from that of the NumPy engine."""
    found = [f"NumPy finds: {each}" for each in numpy.findings] + [f"native finds: {each}" for each in native.findings]
    sums = bool(numpy.tensor)
    found += [
        f"array {number} differs at {np.argwhere(one != other)[:4].tolist()}"
        for number, (one, other) in enumerate(zip(left, expected))
        if not _same(one, other, sums)
    ]
    counted = counts(native)
    if not native.sampled:
        found += [
            f"{name}: native {counted[name]}, NumPy {said}"
            for name, said in counts(numpy).items()
            if counted[name] != said
        ]
    return found


def _again(
    choice: engines.Choice, interpreted: Callable[[Options], sim.Report], report: sim.Report, before: list[np.ndarray]
) -> list[str]:
    """The differences of a launch that ran natively; its arrays are left as the native engine left them."""
    arrays = _arrays(choice)
    left = [each.copy() for each in arrays]
    # Counted on the memory that the launch began with.
    report.count()
    _put(arrays, before)
    options = dataclasses.replace(choice._options, progress=None, loop_progress=None)
    if options.checks:
        options = dataclasses.replace(options, explore=max(options.explore, _ORDERS))
    try:
        return differences(report, interpreted(options), left, [each.copy() for each in arrays])
    finally:
        _put(arrays, left)


def _arrays(choice: engines.Choice) -> list[np.ndarray]:
    return [each for each in (*choice._arguments, *choice._variables.values()) if isinstance(each, np.ndarray)]


def _put(arrays: list[np.ndarray], values: list[np.ndarray]) -> None:
    for array, value in zip(arrays, values):
        if array.flags.writeable:
            array[...] = value


@contextlib.contextmanager
def compared() -> Iterator[None]:
    """Launches within that say no engine or "auto" are right by both engines, or an AssertionError."""
    run = engines.Choice.run

    def checked(self: engines.Choice, function: Any, interpreted: Any, *, by_name: bool, sample: int) -> sim.Report:
        if by_name:
            return run(self, function, interpreted, by_name=by_name, sample=sample)
        before = [each.copy() for each in _arrays(self)]
        # Tried in each launch, also behind some that the NumPy engine had to look at.
        self._tier._suspected = 0
        report = run(self, function, interpreted, by_name=by_name, sample=sample)
        if report.engine.startswith("native"):
            found = _again(self, interpreted, report, before)
            assert not found, "\n".join(["the engines disagree", *found])
        return report

    engines.Choice.run = checked  # type: ignore[method-assign]
    try:
        yield
    finally:
        engines.Choice.run = run  # type: ignore[method-assign]
