"""Launches of one kernel with several inputs and configurations, one after the other or on an executor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gpuir.assembly.document import asm
from gpuir.sim.api import launch, prepare, run
from gpuir.sim.findings import SimulationError
from gpuir.sim.report import Report
from gpuir.sim.spreading import Executor, answered, apart, packed, results

__all__ = ["Case", "sweep"]


class Case:
    """One launch of a sweep: what ``launch`` takes behind the kernel, with options of its own.

    A ``grid`` of None is for a host function, which ``run`` takes: the arguments follow.
    """

    def __init__(self, grid: Any, *arguments: Any, **options: Any):
        self.grid, self.arguments, self.options = grid, arguments, options


def sweep(
    module: Any, kernel: str, cases: Iterable[Case], *, executor: Executor | None = None, on_fault: str = "report", **options: Any
) -> list[Report]:  # fmt: skip
    """The reports of a launch of ``kernel``, or a run of that host function, for each of ``cases``; arrays among their arguments are changed in place.

    ``options`` are those of ``launch`` for all of them; a case has its own on top. ``on_fault``: "report" leaves findings to the
    reports, "raise" raises a SimulationError of the first case that has some. ``executor``: runs each launch, on other machines
    too, as ``launch`` has it for parts of one.
    """
    if on_fault not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {on_fault!r}")
    cases = list(cases)
    prepared = prepare(module)
    reports: list[Report] = []
    if executor is None:
        for case in cases:
            reports.append(_report(prepared, kernel, case.grid, case.arguments, {**options, **case.options}))
    else:
        text = asm(prepared.program.module, debuginfo=True)
        payloads = [
            packed((text, kernel, case.grid, apart(case.arguments), {**options, **case.options})) for case in cases
        ]
        for case, (report, changed) in zip(cases, results(executor, run_case, payloads)):
            for given, new in zip(case.arguments, changed):
                if isinstance(given, np.ndarray):
                    given[...] = new
            reports.append(report)
    for report in reports:
        if report.findings and on_fault == "raise":
            raise SimulationError(report.findings, report)
    return reports


def run_case(payload: bytes) -> bytes:
    """The report of a case and its arguments as they are then; the worker's side of ``sweep``."""
    return answered(_run, payload)


def _run(case: tuple[Any, ...]) -> tuple[Report, list[Any]]:
    text, kernel, grid, arguments, options = case
    report = _report(text, kernel, grid, arguments, options)
    return report, [each if isinstance(each, np.ndarray) else None for each in arguments]


def _report(module: Any, kernel: str, grid: Any, arguments: Sequence[Any], options: dict[str, Any]) -> Report:
    if grid is None:
        return run(module, kernel, *arguments, on_fault="report", **options)
    return launch(module, kernel, grid, *arguments, on_fault="report", **options)
