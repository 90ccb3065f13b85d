"""The launches of a block in which kernels are simulated, whatever language they are of.

A language's adapter makes a kernel of its own ready for the simulator, gives a launch's arguments as the kernel takes them, and
replaces, while a block is open, what its package has for launches (`gpuir.interop.replacing`). What is common is here: what a launch
leaves, the block's options, and what happens with findings.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from gpuir import sim

__all__ = ["SIMULATOR", "Launched", "Launches", "Simulated", "checked", "sizes"]

#: Keywords of `sim.launch` that a launch does not have already.
SIMULATOR = frozenset(inspect.signature(sim.launch).parameters) - {
    "module", "kernel", "grid", "block", "arguments", "smem", "cluster", "chip",
}  # fmt: skip


@dataclasses.dataclass
class Launched:
    """One launch: the kernel's name in its source, its sizes, the text (MLIR or PTX) that ran, and the report."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    text: str
    report: sim.Report

    @property
    def findings(self) -> list[sim.Finding]:
        """What the simulator found."""
        return self.report.findings


class _Launched(Protocol):
    @property
    def report(self) -> sim.Report: ...


L = TypeVar("L", bound=_Launched, covariant=True)


class Launches(Generic[L]):
    """The launches of a block, in order, with what they have found."""

    def __init__(self) -> None:
        #: What has run.
        self.launches: list[L] = []
        self._taken = 0

    @property
    def reports(self) -> list[sim.Report]:
        """The simulator's reports."""
        return [each.report for each in self.launches]

    @property
    def findings(self) -> list[sim.Finding]:
        """All that was found, but for what was taken."""
        return [finding for report in self.reports for finding in report.findings][self._taken :]

    def take(self) -> list[sim.Finding]:
        """What was found since the last call; it no longer counts."""
        findings = self.findings
        self._taken += len(findings)
        return findings


class Simulated(Launches[Launched]):
    """The launches of a block for one of NVIDIA's chips, in order."""

    def __init__(self, chip: str, options: Mapping[str, Any]):
        super().__init__()
        if not isinstance(chip, str) or not re.fullmatch("sm_[0-9]{2,3}[af]?", chip):
            raise ValueError(f"chip: expected one of NVIDIA's such as 'sm_90', got {chip!r}")
        self.chip, self.options = chip, checked(options)
        #: Kernels by what they were compiled for. What Python's globals were is frozen in them; another block compiles anew.
        self.compiled: dict[Any, Any] = {}

    @property
    def capability(self) -> tuple[int, int]:
        """The chip's numbers, (9, 0) of sm_90."""
        digits = self.chip.removeprefix("sm_").rstrip("af")
        return int(digits[:-1]), int(digits[-1])

    def run(
        self,
        name: str,
        text: str,
        prepared: sim.Prepared,
        entry: str,
        grid: Any,
        block: Any,
        values: Sequence[Any],
        smem: int = 0,
        cluster: Any = 1,
    ) -> Launched:
        """Simulates a launch of the kernel that is `name` in its source and `entry` in its module."""
        report = sim.launch(
            prepared, entry, sizes(grid), sizes(block), *values, smem=smem, cluster=sizes(cluster),
            **{**self.options, "on_fault": "report", "chip": self.chip},
        )  # fmt: skip
        return self.add(Launched(name, report.grid, report.block, text, report))

    def add(self, done: Launched) -> Launched:
        """Keeps a launch, and raises a SimulationError with its findings unless they are only reported."""
        self.launches.append(done)
        if done.findings and self.options.get("on_fault", "raise") == "raise":
            raise sim.SimulationError(done.findings, done.report)
        return done


def checked(options: Mapping[str, Any], of: str = "", without: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Options of a block, which are keywords of `sim.launch`; TypeError or ValueError for others."""
    known = SIMULATOR - without
    unknown = sorted(set(options) - known)
    if unknown:
        prefix = f"{of}: " if of else ""
        raise TypeError(f"{prefix}no option '{unknown[0]}', the simulator's are {', '.join(sorted(known))}")
    if options.get("on_fault", "raise") not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {options['on_fault']!r}")
    return dict(options)


def sizes(given: Any) -> Any:
    """A launch's sizes as integers."""
    return tuple(map(int, given)) if isinstance(given, (tuple, list)) else int(given)
