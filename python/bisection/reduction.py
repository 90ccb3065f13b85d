"""A smaller module that a pass breaks in the same way: ops go in chunks, then one by one, as long as it does.

mlir-reduce knows upstream's dialects alone, and patterns that their interfaces tell it of; here ops of any dialect go, and
what a candidate does is seen in the simulator. Every candidate is made and launched in a process of its own.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TypeVar

from gpuir.bisection import edits
from gpuir.bisection.launches import Launch, Outcome, Tolerance, differences, new_findings
from gpuir.bisection.passes import PassRun
from gpuir.bisection.result import Culprit
from gpuir.errors import Error
from gpuir.processes.apart import Apart, ApartEnded

__all__ = ["SECONDS", "reduced"]

#: How long a reduction takes at most, unless told otherwise.
SECONDS = 60.0
#: Seconds of a launch or an edit.
_LONGEST = 20.0

Progress = Callable[[int, int, str], None]
_T = TypeVar("_T")


def reduced(
    apart: Apart,
    culprit: Culprit,
    launch: Launch,
    tolerance: Tolerance,
    seconds: float,
    progress: Progress | None = None,
) -> str | None:
    """The module in front of the pass, made smaller for so many seconds at most; None where it does not fail by itself."""
    reduction = _Reduction(apart, culprit, launch, tolerance, seconds, progress)
    if not reduction.fails(culprit.source):
        return None
    return reduction.run(culprit.source)


class _Reduction:
    def __init__(
        self,
        apart: Apart,
        culprit: Culprit,
        launch: Launch,
        tolerance: Tolerance,
        seconds: float,
        progress: Progress | None,
    ):
        self._apart = apart
        self._culprit, self._launch, self._tolerance = culprit, launch, tolerance
        self._end = time.monotonic() + seconds
        self._progress = progress
        self._tried: set[int] = set()
        self._size = 0

    # Whether a candidate fails in the same way

    def fails(self, text: str) -> bool:
        """Whether the pass breaks this module as it broke the whole one."""
        culprit = self._culprit
        launched = culprit.kind in ("difference", "finding", "lost", "timeout")
        before = self._launch.run(self._apart, text) if launched else Outcome("")
        if launched and (not before.runs or any(run.findings for run in before.runs) and culprit.kind == "difference"):
            return False
        if launched and {each.kind for each in culprit.findings} & _kinds(before):
            return False
        after = self._passed(text)
        if after is None:
            return False
        if after.text is None:
            assert after.failure is not None
            return after.failure.kind == culprit.kind and _alike(after.failure.message) == _alike(culprit.message)
        if not launched:
            return False
        outcome = self._launch.run(self._apart, after.text)
        if culprit.kind in ("lost", "timeout"):
            return bool(outcome.lost) and outcome.late == (culprit.kind == "timeout")
        if culprit.kind == "finding":
            wanted = {(each.kind, each.operation) for each in culprit.findings}
            return any((each.kind, each.operation) in wanted for each in new_findings(before, outcome))
        if not outcome.runs or _kinds(outcome):
            return False
        names = [str(number) for number in range(len(self._launch.arguments))]
        return bool(differences(before.runs[0], outcome, names, self._tolerance))

    def _passed(self, text: str) -> PassRun | None:
        """The last of the passes on a text; None where one in front fails."""
        ran = None
        for number, alone in enumerate(self._culprit.passes, 1):
            try:
                ran = alone(text)
            except Error:
                return None
            if ran.text is None:
                return ran if number == len(self._culprit.passes) else None
            text = ran.text
        return ran

    def _accepted(self, text: str | None) -> bool:
        if text is None or time.monotonic() > self._end:
            return False
        key = hash(text)
        if key in self._tried:
            return False
        self._tried.add(key)
        return self.fails(text)

    # Making it smaller

    def run(self, text: str) -> str:
        self._size = self._edit(edits.count, text) or 0
        while time.monotonic() < self._end:
            before = text
            for step in (self._shorter_loops, self._fewer_ops, self._simplified):
                text = step(text)
            if text == before:
                break
        plain: str | None = self._edit(edits.plain, text)
        return plain or text

    def _edit(self, edit: Callable[..., _T], *arguments: object) -> _T | None:
        """What an edit gives; None where the host does not survive it."""
        try:
            return self._apart.call(edit, *arguments, timeout=_LONGEST)
        except (ApartEnded, TimeoutError, RuntimeError):
            return None

    def _say(self, text_ops: int) -> None:
        if self._progress is not None:
            self._progress(self._size - text_ops, self._size, f"reducing: {text_ops} of {self._size} ops are left")

    def _fewer_ops(self, text: str) -> str:
        ops = self._edit(edits.count, text) or 0
        size = max(ops // 2, 1)
        while ops and time.monotonic() < self._end:
            start, went = 0, False
            while start < ops and time.monotonic() < self._end:
                self._say(ops)
                numbers = range(start, min(start + size, ops))
                smaller = self._edit(edits.without, text, numbers)
                if smaller is not None and self._accepted(smaller):
                    text, went = smaller, True
                    left = self._edit(edits.count, text) or 0
                    if left >= ops:  # constants in their place
                        start += size
                    ops = left
                else:
                    start += size
            if size == 1 and not went:
                break
            size = max(size // 2, 1)
            if size == 1 and went and ops > 60:
                break
        return text

    def _shorter_loops(self, text: str) -> str:
        for number in range(self._edit(edits.loops, text) or 0):
            for steps in (1, 2, 3):
                shorter = self._edit(edits.shortened, text, number, steps)
                if self._accepted(shorter):
                    assert shorter is not None
                    text = shorter
                    break
        return text

    def _simplified(self, text: str) -> str:
        simpler = self._edit(edits.simplified, text)
        if simpler is None or len(simpler.splitlines()) >= len(text.splitlines()) or not self._accepted(simpler):
            return text
        return simpler


def _kinds(outcome: Outcome) -> set[str]:
    return {finding.kind for run in outcome.runs for finding in run.findings}


def _alike(message: str) -> str:
    """A message without what differs between two modules: names, numbers, places."""
    return re.sub(r"^\S*?:\d+:\d+: |%\w+|\d+", "", message)
