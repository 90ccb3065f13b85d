"""Which engine runs a launch: machine code where it has all that is needed and is the sooner one, else NumPy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from gpuir.errors import Error
from gpuir.sim.counting import Counting
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.launching import launchable
from gpuir.sim.native.dependence import depends_on_memory
from gpuir.sim.native.engine import (
    MEETING_CHECKS,
    Attempt,
    Defective,
    Kernel,
    lacking_kind,
    native_kernel,
    said,
)
from gpuir.sim.native.tiers import Tier
from gpuir.sim.program import Function, Program
from gpuir.sim.report import Report
from gpuir.sim.runtime import Overlong
from gpuir.sim.structure import symbol
from gpuir.sim.terms import Op

__all__ = ["Choice"]


class _Prepared(Protocol):
    program: Program
    native: dict[Op, Kernel]
    tiers: dict[Op, Tier]


class Choice:
    """One launch of a kernel, for whichever engine. ``variables``: arrays for variables of the module; ``lacks``: which option the native one
    has not; ``prints``: whether the kernel prints."""

    def __init__(
        self, prepared: _Prepared, operation: Op, arguments: Sequence[Any], geometry: Geometry, options: Options, *,
        variables: Mapping[str, np.ndarray], lacks: str, prints: bool,
    ):  # fmt: skip
        self._prepared, self._operation, self._arguments = prepared, operation, arguments
        self._geometry, self._options, self._lacks, self._prints = geometry, options, lacks, prints
        self._variables = variables
        if operation not in prepared.tiers:
            prepared.tiers[operation] = Tier(operation)
        self._tier = prepared.tiers[operation]

    def run(
        self, function: Function, interpreted: Callable[[Options], Report], *, by_name: bool, sample: int
    ) -> Report:
        """Runs the launch; ``interpreted`` is the NumPy engine. ``by_name``: an Error where the native one lacks something."""
        attempt = self._refused()
        if attempt is None and not by_name:
            report = self._small(interpreted)
            if report is not None:
                return report
        if attempt is None:
            tier, geometry, options = self._tier, self._geometry, self._options
            counting = Counting(
                self._prepared.program, self._operation, self._arguments, self._variables, geometry, options, sample=sample,
                needed=tier.once("depends", lambda: depends_on_memory(self._operation)),
                seconds=tier.expected(self._arguments, geometry, options),
            )  # fmt: skip
            attempt = self._native(by_name=by_name)
            if attempt.ran:
                if options.progress is not None:
                    options.progress(geometry.blocks, geometry.blocks)
                report = Report(function.name, options.chip, geometry.grid, geometry.block, geometry.shared)
                report.engine = said(attempt)
                report.defer(counting, counting.size)
                tier.judged(ran=True, fine=True)
                return report
            # The NumPy engine needs memory too.
            del counting
        if by_name:
            attempt.demand(self._operation, symbol(self._operation))
        report = interpreted(self._options)
        report.engine = said(attempt)
        if not attempt.lacks:
            self._tier.judged(ran=False, fine=not report.findings)
        return report

    def _refused(self) -> Attempt | None:
        """Why the native engine is not asked."""
        why = self._lacks or lacking_kind(self._operation)
        if why:
            return Attempt(False, why, lacks=True)
        if not launchable(self._operation, self._geometry, self._options):
            return Attempt(False, "the launch does not keep what the kernel or the chip states")
        return None

    def _small(self, interpreted: Callable[[Options], Report]) -> Report | None:
        """The report of the NumPy engine, where that is the sooner one."""
        tier, geometry, options = self._tier, self._geometry, self._options
        if tier.suspect:
            report = interpreted(options)
            report.engine = said(
                Attempt(False, "checks of its code failed in earlier launches, where nothing was wrong")
            )
            return report
        expected = tier.expected(self._arguments, geometry, options)
        if not tier.small(expected):
            return None
        try:
            # What was printed cannot be taken back.
            report = interpreted(options if self._prints else tier.limited(geometry, options))
        except Overlong:
            tier.gave_up()
            return None
        tier.took(report, geometry, options, expected)
        report.engine = "numpy: the launch is small, and making machine code of the kernel takes longer"
        return report

    def _native(self, *, by_name: bool) -> Attempt:
        native = self._prepared.native
        trusting = by_name and not MEETING_CHECKS & self._options.checks
        try:
            if self._operation not in native or (by_name and isinstance(native[self._operation], Defective)):
                native[self._operation] = native_kernel(self._operation)
            return native[self._operation].launch(
                self._arguments, self._geometry, self._options, trusting=trusting, variables=self._variables
            )
        except Error:
            raise
        except Exception as error:
            # Arrays are as they were. Who asked for this engine wants to know of it, and so do tests.
            if by_name or self._tier.eager:
                raise
            text = f"a defect of gpuir's native engine at @{symbol(self._operation)}; NumPy runs the launch. engine='native' shows where: {error!r}"
            warnings.warn(text, RuntimeWarning, stacklevel=2)
            native[self._operation] = Defective(error)
            return native[self._operation].launch((), self._geometry, self._options)
