"""The search: passes one by one, a launch behind each that changed the module, up to the first that is another program."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from gpuir.assembly.document import asm, decode, parse
from gpuir.bisection import edits
from gpuir.bisection.inputs import Parameter, arguments_of, parameters_of
from gpuir.bisection.launches import Launch, Outcome, Tolerance, check_tolerance, differences, new_findings
from gpuir.bisection.passes import Failure, PassRun, Tools, run_all, stretches_of
from gpuir.bisection.reduction import SECONDS, reduced
from gpuir.bisection.result import Bisection, Culprit, Step
from gpuir.errors import Error
from gpuir.files import read_path
from gpuir.interop.triton import Triton
from gpuir.ods.context import Context
from gpuir.passes.pipeline import PassLike
from gpuir.processes.apart import Apart
from gpuir.processes.forking import forked

__all__ = ["bisect", "bisect_dump"]

#: Told of each pass: how many are done, how many there are (0: not known yet), and the name of the next.
Progress: TypeAlias = Callable[[int, int, str], None]
#: A module, MLIR text, or the path of a file with it.
ModuleLike: TypeAlias = Any


def bisect(
    module: ModuleLike,
    pipeline: PassLike,
    kernel: str | None = None,
    grid: int | Sequence[int] = 1,
    arguments: Sequence[Any] | Mapping[str, Any] = (),
    *,
    entry: str | None = None,
    block: int | Sequence[int] | None = None,
    schedules: int = 1,
    tolerance: Tolerance = None,
    release: str | None = None,
    triton: Triton | str | os.PathLike[str] | None = None,
    reduce: bool | float = False,
    fast: bool = False,
    timeout: float | None = None,
    filename: str = "-",
    progress: Progress | None = None,
    **options: Any,
) -> Bisection:
    """Runs a pipeline pass by pass, launches the module behind each pass, and names the first that breaks it.

    ``module``: a module, MLIR text, or the path of a file with it. ``pipeline``: what `gpuir.pass_manager` takes; in its text
    ``triton:sm_90`` is Triton's own pipeline for a target, ``triton:sm_90:ttgir{num_warps=8}`` a stage of it,
    ``triton:ttgpuir.pipeline{3 false}`` a pass. ``kernel``, ``grid``, ``block``: of `gpuir.sim.launch`; with ``entry`` a host
    function runs in place of a kernel. ``arguments``: in order, or by the parameters' names; they are not changed.
    ``options`` are further ones of `gpuir.sim.launch` (checks, explore, chip, cluster, smem) or `gpuir.sim.run`.

    A pass is named where results differ from those of the input by more than ``tolerance``, where the checks find what is of no
    kind that they found in the input, and where it fails, crashes, or leaves a module that does not verify or has no such kernel.
    ``tolerance`` is relative to the greatest number of an array, one for all or by the parameters' names, with "*" for all others; integers are equal.
    ``schedules``: in how many schedules each module runs, the first one the usual, the others drawn.

    ``release``: whose text the module is, where it does not say. ``triton``: the interpreter of an environment with Triton, or
    a `gpuir.interop.triton.Triton`. ``reduce``: makes the module in front of the pass smaller while it fails alike, for 60 seconds
    or as many as are given. ``fast`` halves the pipeline in place of going through it, which takes that no pass
    heals what another one broke. ``timeout``: seconds for each pass and for each launch. ``filename``: what the text is
    called in messages.
    """
    tools = Tools(Apart(), triton, timeout)
    try:
        stretches = list(stretches_of(pipeline, tools))
        text, name = _text_of(module, filename)
        function = _function(kernel, entry)
        launch = Launch(function, kernel is None, grid, block, (), options, schedules, timeout)
        search = _Search(tools.apart, text, name, release, launch, arguments, tolerance, progress)
        return search.bisection(run_all(stretches, search.start), fast, reduce)
    finally:
        tools.close()


def bisect_dump(
    stages: Iterable[tuple[str, str]],
    kernel: str,
    grid: int | Sequence[int] = 1,
    arguments: Sequence[Any] | Mapping[str, Any] = (),
    *,
    block: int | Sequence[int] | None = None,
    schedules: int = 1,
    tolerance: Tolerance = None,
    timeout: float | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Bisection:
    """As `bisect`, of a pipeline that ran elsewhere: (pass, text of the module behind it), with the input as the first."""
    (name, text), *rest = stages
    launch = Launch(kernel, False, grid, block, (), options, schedules, timeout)
    with Apart() as apart:
        search = _Search(apart, text, "-", None, launch, arguments, tolerance, progress)
        return search.bisection((PassRun(name, text, _cannot_run) for name, text in rest), False, False)


def _cannot_run(text: str) -> PassRun:
    raise Error("the pass is known by what it left alone, and cannot be run again")


def _text_of(module: ModuleLike, filename: str) -> tuple[str, str]:
    if isinstance(module, os.PathLike):
        name, data = read_path(module)
        return decode(data, name), name
    if isinstance(module, str):
        return module, filename
    if not hasattr(getattr(module, "operation", None), "verify"):
        raise TypeError(f"module: expected a module, MLIR text or a path, got {type(module).__name__}")
    return asm(module, debuginfo=True), filename


def _function(kernel: str | None, entry: str | None) -> str:
    if kernel is not None and entry is None:
        return kernel
    if entry is not None and kernel is None:
        return entry
    raise TypeError("bisect: expected the name of a kernel, or entry= with that of a host function")


class _Search:
    """Compares modules with the input."""

    def __init__(
        self,
        apart: Apart,
        text: str,
        name: str,
        release: str | None,
        launch: Launch,
        arguments: Sequence[Any] | Mapping[str, Any],
        tolerance: Tolerance,
        progress: Progress | None,
    ):
        if not forked():
            raise Error("bisect: passes run in processes of their own, and this system cannot fork any")
        self._apart, self.tolerance, self.progress = apart, tolerance, progress
        with Context() as context:
            module = parse(text, filename=name, context=context, release=release)
            parameters = parameters_of(module, launch.function, text)
            check_tolerance(tolerance, [each.name for each in parameters])
            #: The input, with locations.
            self.start = asm(module, debuginfo=True)
        self.launch = dataclasses.replace(launch, arguments=arguments_of(arguments, parameters))
        self._names = _names(self.launch.arguments, parameters)
        for function in (self.launch.outcome, *edits.ALL):
            apart.know(function)
        self.reference = self.launch.run(apart, self.start)
        if not self.reference.runs:
            raise Error(f"the input cannot be launched: {self.reference.refused or self.reference.lost}")
        self._expect_fences(self.reference)

    def _expect_fences(self, outcome: Outcome) -> None:
        """Once there are fences of products, a later pass must not leave out the last one."""
        if outcome.fenced:
            self.launch = self.launch.with_fences()

    def remarks(self) -> Iterator[str]:
        """What is to be known of the input."""
        kinds: dict[str, str] = {}
        for finding in (finding for run in self.reference.runs for finding in run.findings):
            kinds.setdefault(finding.kind, str(finding).splitlines()[0])
        for kind, said in kinds.items():
            yield f"the input has findings of this kind already, which no pass is named for: {kind} ({said})"
        drawn = differences(self.reference.runs[0], self.reference, self._names, self.tolerance)
        if drawn:
            yield f"the input's own results depend on the schedule: {drawn[0]}"

    def fault(self, outcome: Outcome) -> tuple[str, str, dict[str, Any]]:
        """The kind of what is wrong with a module and what to say of it; "" where nothing is."""
        if outcome.lost:
            return "timeout" if outcome.late else "lost", outcome.lost, {}
        findings = new_findings(self.reference, outcome)
        if findings:
            return "finding", str(findings[0]).splitlines()[0], {"findings": tuple(findings)}
        different = differences(self.reference.runs[0], outcome, self._names, self.tolerance)
        if different:
            return "difference", str(different[0]), {"differences": tuple(different)}
        return "", "", {}

    # Along the pipeline

    def bisection(self, runs: Iterator[PassRun], fast: bool, reduce: bool | float) -> Bisection:
        if self.progress is not None:
            self.progress(0, 0, "the input")
        steps, culprit = self._halved(list(runs)) if fast else self._in_turn(runs)
        found = Bisection(self.launch.function, tuple(steps), culprit, tuple(self.remarks()))
        if culprit is None or reduce is False:
            return found
        seconds = SECONDS if reduce is True else float(reduce)
        smaller = reduced(self._apart, culprit, self.launch, self.tolerance, seconds, self.progress)
        return dataclasses.replace(found, reduced=smaller)

    def _in_turn(self, runs: Iterable[PassRun]) -> tuple[list[Step], Culprit | None]:
        steps: list[Step] = []
        trail = _Trail(self.start, self.reference.plain)
        for number, run in enumerate(runs, 1):
            if self.progress is not None:
                self.progress(number - 1, 0, run.name)
            if run.text is None:
                steps.append(_failed(number, run))
                return steps, trail.culprit(steps[-1], run, "", run.failure, {})
            outcome = self.launch.run(self._apart, run.text, trail.plain)
            step, kind, details = self._judged(number, run, outcome)
            steps.append(step)
            if kind:
                return steps, trail.culprit(step, run, outcome.plain, Failure(kind, step.detail), details)
            trail.follow(step, run, outcome)
            self._expect_fences(outcome)
        return steps, None

    def _judged(self, number: int, run: PassRun, outcome: Outcome) -> tuple[Step, str, dict[str, Any]]:
        if outcome.same:
            return Step(number, run.name, "unchanged"), "", {}
        if outcome.refused:
            return Step(number, run.name, "not launched", outcome.refused), "", {}
        kind, message, details = self.fault(outcome)
        return Step(number, run.name, kind or "agrees", message), kind, details

    def _halved(self, runs: Sequence[PassRun]) -> tuple[list[Step], Culprit | None]:
        """Steps that were looked at; what lies between two modules that agree is taken to agree."""
        known: dict[int, str] = {}

        def wrong(index: int) -> bool | None:
            text = runs[index].text
            if text is None:
                return True
            outcome = self.launch.run(self._apart, text)
            known[index] = "not launched" if outcome.refused else self.fault(outcome)[0] or "agrees"
            return None if outcome.refused else known[index] != "agrees"

        judged = list(range(len(runs)))
        while judged and (last := wrong(judged[-1])) is None:
            judged.pop()
        if not judged or not last:
            return [Step(n + 1, run.name, known.get(n, "agrees")) for n, run in enumerate(runs)], None
        low, high = -1, len(judged) - 1
        while high - low > 1:
            middle = (low + high) // 2
            verdict = wrong(judged[middle])
            if verdict is None:
                del judged[middle]
                high -= 1
            elif verdict:
                high = middle
            else:
                low = middle
        first = judged[low] + 1 if low >= 0 else 0
        before = runs[first - 1].text if first else self.start
        assert before is not None
        trail = _Trail(before, self.launch.run(self._apart, before).plain if first else self.reference.plain)
        steps = [Step(n + 1, run.name, "agrees", "") for n, run in enumerate(runs[:first])]
        for index in range(first, judged[high] + 1):
            run = runs[index]
            if run.text is None:
                steps.append(_failed(index + 1, run))
                return steps, trail.culprit(steps[-1], run, "", run.failure, {})
            outcome = self.launch.run(self._apart, run.text, trail.plain)
            step, kind, details = self._judged(index + 1, run, outcome)
            steps.append(step)
            if kind:
                return steps, trail.culprit(step, run, outcome.plain, Failure(kind, step.detail), details)
            trail.follow(step, run, outcome)
            self._expect_fences(outcome)
        return steps, None


def _names(arguments: Sequence[Any], parameters: Sequence[Parameter]) -> list[str]:
    """What to call the arguments; the numbers that a descriptor's array says may be missing among them."""
    given = [parameter for parameter in parameters if not parameter.implied]
    chosen = given if len(given) == len(arguments) else parameters
    if len(chosen) != len(arguments):
        return [f"argument {number}" for number in range(len(arguments))]
    return [f"argument {number} ({parameter.name})" for number, parameter in enumerate(chosen)]


def _failed(number: int, run: PassRun) -> Step:
    assert run.failure is not None
    return Step(number, run.name, run.failure.kind, run.failure.message)


class _Trail:
    """The last module that was launched, and the passes since."""

    def __init__(self, source: str, plain: str):
        self._source = source
        #: The module in front of the next pass, without locations.
        self.plain = plain
        self._suspects: list[tuple[Step, PassRun]] = []

    def follow(self, step: Step, run: PassRun, outcome: Outcome) -> None:
        """Goes on behind a pass that was not named."""
        assert run.text is not None
        if step.verdict == "not launched":
            self._suspects.append((step, run))
        elif step.verdict == "agrees" or not self._suspects:
            self._suspects.clear()
            self._source = run.text
        else:
            self._suspects.append((step, run))
        self.plain = outcome.plain

    def culprit(
        self, step: Step, run: PassRun, after: str, failure: Failure | None, details: Mapping[str, Any]
    ) -> Culprit:
        """What is known of the pass that was named."""
        assert failure is not None
        named = [each for each, _ in self._suspects if each.verdict == "not launched"]
        if not after:  # a pass that fails is none of theirs
            named = []
        passes = (*(each.alone for _, each in self._suspects), run.alone)
        return Culprit(
            step, failure.kind, failure.message, self.plain, after, suspects=tuple(named),
            source=self._source, passes=passes, **details,
        )  # fmt: skip
