"""Launches of a module in the simulator, and what differs between what two of them left behind."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.assembly.document import asm, parse
from gpuir.bisection.passes import first_line, quiet_context
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.processes.apart import Apart, ApartEnded
from gpuir.processes.forking import exit_text
from gpuir.sim import api
from gpuir.sim.chosen import choose
from gpuir.sim.findings import Finding
from gpuir.sim.hopper.tensor_map import TensorMap
from gpuir.sim.tiles.proxies import has_fences

__all__ = ["Difference", "Launch", "Outcome", "Tolerance", "check_tolerance", "differences", "new_findings"]

#: What may differ of floats, relative to the greatest number of the array: one for all, or by the argument's name or number, with "*"
#: for all others.
Tolerance: TypeAlias = "float | Mapping[str | int, float] | None"

#: Units in the last place that the results of a right pipeline may differ by, by the bytes of a float.
_ULPS = {1: 2, 2: 8, 4: 256, 8: 4096}


@dataclasses.dataclass(frozen=True)
class Launch:
    """How a module is run: a kernel with its grid, or with ``entry`` a host function; ``options`` are the simulator's."""

    function: str
    entry: bool = False
    grid: int | Sequence[int] = 1
    block: int | Sequence[int] | None = None
    arguments: Sequence[Any] = ()
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    #: The first one in the usual order, the others in drawn ones.
    schedules: int = 1
    #: Seconds for all schedules together.
    timeout: float | None = None

    def run(self, apart: Apart, text: str, known: str | None = None) -> Outcome:
        """Launches the module of a text in another process; where it prints as ``known`` does, nothing is launched."""
        try:
            return apart.call(self.outcome, text, known, timeout=self.timeout)
        except ApartEnded as ended:
            return Outcome(text, refused=f"the simulator's process ended ({exit_text(ended.code)})")
        except TimeoutError:
            return Outcome(text, lost=f"the launch did not end within {self.timeout:g} s", late=True)

    def with_fences(self) -> Launch:
        """The same behind the pass that makes fences: products need them, also where a pass has left out the last one."""
        checks = choose(self.options.get("checks", True))
        if "fences" in checks:
            checks |= {"late-fences"}
        return dataclasses.replace(self, options={**self.options, "checks": checks})

    def outcome(self, text: str, known: str | None = None) -> Outcome:
        """The same in this process."""
        with quiet_context() as context:
            try:
                module = parse(text, context=context)
            except Error as error:
                return Outcome(text, refused=f"gpuir does not read it: {first_line(error)}")
            plain = asm(module)
            if plain == known:
                return Outcome(plain, same=True)
            return self._launched(module, plain)

    def _launched(self, module: ir.Module, plain: str) -> Outcome:
        try:
            prepared = api.prepare(module)
            threads = prepared.has_threads(self.function)
        except Error as error:
            return Outcome(plain, lost=first_line(error))
        runs = []
        for schedule in range(self.schedules):
            arguments = _copies(self.arguments)
            options = {"seed": schedule or None, "on_fault": "report", **self.options}
            try:
                if self.entry:
                    report = api.run(prepared, self.function, *arguments, **options)
                else:
                    block = [self.block or 32] if threads else []
                    report = api.launch(prepared, self.function, self.grid, *block, *arguments, **options)
            except (Error, TypeError, ValueError) as error:
                return Outcome(plain, refused=first_line(error))
            runs.append(Run(arguments, list(report.results), report.findings))
        return Outcome(plain, tuple(runs), fenced=has_fences(module.operation))


def _copies(arguments: Sequence[Any]) -> list[Any]:
    """Arrays of their own, one for an array that is given twice."""
    copies: dict[int, np.ndarray] = {}
    made = []
    for each in arguments:
        if isinstance(each, np.ndarray):
            each = copies.setdefault(id(each), each.copy("K"))
        elif isinstance(each, TensorMap):
            each = dataclasses.replace(each, array=copies.setdefault(id(each.array), each.array.copy("K")))
        made.append(each)
    return made


@dataclasses.dataclass(frozen=True)
class Run:
    """What one launch left: its arguments, what a host function returned, and what the checks found."""

    arguments: list[Any]
    results: list[Any]
    findings: list[Finding]


@dataclasses.dataclass(frozen=True)
class Outcome:
    """What the launches of a module gave, one a schedule; none where it was not launched, and why."""

    #: The module without locations.
    plain: str
    runs: tuple[Run, ...] = ()
    #: The module prints as the one before it.
    same: bool = False
    #: Why the simulator does not run the module: an op without a rule, another signature.
    refused: str = ""
    #: Why the kernel cannot be found or does not end: the pass's fault.
    lost: str = ""
    late: bool = False
    #: There are fences between threads and products.
    fenced: bool = False


# What differs ---------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Difference:
    """An array, or a number that was returned, of which elements differ by more than is allowed."""

    what: str
    #: Elements that differ, and all there are.
    count: int
    size: int
    #: The first one that differs, and the one that differs most.
    first: tuple[int, ...]
    worst: tuple[int, ...]
    expected: float
    actual: float
    allowed: float
    schedule: int = 0

    def __str__(self) -> str:
        where = f" at [{', '.join(map(str, self.worst))}]" if self.worst else ""
        first = f", the first at [{', '.join(map(str, self.first))}]" if self.first != self.worst else ""
        exact = f" (allowed: {self.allowed:.3g})" if self.allowed else ""
        order = f", in schedule {self.schedule}" if self.schedule else ""
        return (
            f"{self.what}: {self.count:,} of {self.size:,} elements differ{first}; most{where}: {self.actual:.6g} in place of "
            f"{self.expected:.6g}{exact}{order}"
        )


def differences(
    reference: Run, outcome: Outcome, names: Sequence[str], tolerance: Tolerance = None
) -> list[Difference]:
    """What the first schedule in which something differs has of it; the reference's results hold for all schedules."""
    for schedule, run in enumerate(outcome.runs):
        found = []
        given = [(number, names[number], a, b) for number, (a, b) in enumerate(zip(reference.arguments, run.arguments))]
        given += [(-1, f"result {n}", a, b) for n, (a, b) in enumerate(zip(reference.results, run.results))]
        for number, name, expected, actual in given:
            if isinstance(expected, TensorMap):
                expected, actual = expected.array, actual.array
            if not isinstance(expected, (np.ndarray, np.generic, bool, int, float)):
                continue
            found += _difference(name, np.asarray(expected), np.asarray(actual), _of(tolerance, number, name), schedule)
        if found:
            return found
    return []


def _of(tolerance: Tolerance, number: int, name: str) -> float | None:
    if isinstance(tolerance, Mapping):
        short = name.rpartition(" ")[2].strip("()")
        return next((tolerance[key] for key in (short, number, str(number), "*") if key in tolerance), None)
    return tolerance


def check_tolerance(tolerance: Tolerance, names: Sequence[str]) -> None:
    """Error where a tolerance is none, or is that of no parameter; ``names``: the parameters', in their order."""
    by_name = tolerance if isinstance(tolerance, Mapping) else {} if tolerance is None else {"*": tolerance}
    known = {"*", *names, *range(len(names)), *map(str, range(len(names)))}
    for key, value in by_name.items():
        of = "" if key == "*" else f" of {key}"
        if key not in known:
            raise Error(f"tolerance{of}: there is no such parameter; the parameters: {', '.join(names) or 'none'}")
        if not isinstance(value, (int, float, np.number)) or not value >= 0:
            raise Error(f"tolerance{of}: expected a number from 0 on, got {value!r}")


def _difference(
    name: str, expected: np.ndarray, actual: np.ndarray, relative: float | None, schedule: int
) -> list[Difference]:
    """None or one; not-a-numbers equal each other, and so do infinities of one sign."""
    if expected.shape != actual.shape:
        return [Difference(f"{name}, of another shape", 1, 1, (), (), expected.size, actual.size, 0, schedule)]
    if not expected.size or expected.tobytes() == actual.tobytes():
        return []
    if expected.dtype.kind in "biu":
        wide: Callable[[np.ndarray], np.ndarray] = lambda a: a.astype(object).astype(np.float64)
        error = np.where(expected == actual, 0.0, np.maximum(np.abs(wide(expected) - wide(actual)), 1.0))
        allowed = 0.0
    else:
        kind = np.complex128 if expected.dtype.kind == "c" else np.float64
        one, other = expected.astype(kind), actual.astype(kind)
        finite = np.abs(one[np.isfinite(one)])
        if relative is None:
            relative = _ulp(expected.dtype) * _ULPS.get(expected.dtype.itemsize, 256)
        allowed = relative * float(finite.max(initial=0.0))
        with np.errstate(all="ignore"):
            error = np.abs(one - other)
        same = (one == other) | (np.isnan(one) & np.isnan(other))
        error = np.where(same, 0.0, np.where(np.isfinite(error), error, np.inf))
    wrong = error > allowed
    if not wrong.any():
        return []
    first = _place(int(np.argmax(wrong)), expected.shape)
    worst = _place(int(np.argmax(error)), expected.shape)
    return [
        Difference(
            name, int(wrong.sum()), expected.size, first, worst, _number(expected[worst]), _number(actual[worst]),
            allowed, schedule,
        )
    ]  # fmt: skip


def _ulp(dtype: np.dtype) -> float:
    """The distance of 1 to the next number of a type of floats, NumPy's or ml_dtypes'."""
    one = np.ones(1, dtype)
    step = 1.0
    while bool(((one + np.asarray(step / 2, dtype)).astype(dtype) != one)[0]):
        step /= 2
    return step


def _place(index: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(int(each) for each in np.unravel_index(index, shape)) if shape else ()


def _number(value: Any) -> float:
    return float(np.abs(value) if np.iscomplexobj(value) else value)


def new_findings(reference: Outcome, outcome: Outcome) -> list[Finding]:
    """Those of kinds that the reference has none of, in the first schedule that has any."""
    known = {finding.kind for run in reference.runs for finding in run.findings}
    for run in outcome.runs:
        found = [finding for finding in run.findings if finding.kind not in known]
        if found:
            return found
    return []
