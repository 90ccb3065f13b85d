"""What a launch did: executed ops, traffic, findings."""

from __future__ import annotations

import collections
import dataclasses
from typing import Any

from gpuir.sim.findings import Finding

__all__ = ["Report"]


@dataclasses.dataclass
class Report:
    """Counts of one launch, or of all launches of a run (``kernels`` has them one by one).

    ``operations``: how often a warp executed each op. ``findings``: what the checks found.
    """

    kernel: str = ""
    operations: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    findings: list[Finding] = dataclasses.field(default_factory=list)
    kernels: list[Report] = dataclasses.field(default_factory=list)
    chip: str = ""

    def dictionary(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "kernel": self.kernel,
            "operations": dict(self.operations),
            "findings": [str(each) for each in self.findings],
            "kernels": [each.dictionary() for each in self.kernels],
        }
