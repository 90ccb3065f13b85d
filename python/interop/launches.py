"""The launches of a block in which kernels are simulated, whatever language they are of."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from gpuir import sim

__all__ = ["Launches"]


class _Launched(Protocol):
    report: sim.Report


L = TypeVar("L", bound=_Launched)


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
