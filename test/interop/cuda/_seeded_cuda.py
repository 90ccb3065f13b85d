"""Kernels of CUDA C++ with the faults that their comments seed, and what is found of each.

`//- NAME: TEXT` puts TEXT in the place of its line: that is fault NAME, of one line or several. `//! KIND NAME ...` says that a finding of that
kind is at this line, as the access or as the other one of a pair; `//? KIND NAME ...` that one may be. All else that is found is a false alarm.
Each file is compiled once, its faulty kernels behind the right ones by their own names, with `#line` at each.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gpuir import sim
from gpuir.interop import cuda, ptx

INPUTS = Path(__file__).parent / "Inputs"
_END = r"(?=\s*//[-!?] |$)"
_CHANGE = re.compile(rf"//- (\w+): (.*?){_END}")
_MARK = re.compile(rf"//([!?]) ([\w-]+) (.*?){_END}")
_KERNEL = re.compile(r'extern "C" __global__ void (?:__\w+\([^)]*\) )?(\w+)\(')


class Kernel(NamedTuple):
    """A right kernel's launch, and what NumPy says that ``y`` is afterwards: an array, or a function that judges it."""

    grid: int | tuple[int, ...]
    block: int | tuple[int, ...]
    x: np.ndarray
    y: np.ndarray
    n: int
    expected: Any
    options: dict[str, Any] = {}


class Fault(NamedTuple):
    kernel: str
    #: Kinds and lines that must be found, and those that may be.
    found: frozenset[tuple[str, int]]
    allowed: frozenset[tuple[str, int]]


class Source:
    """One file: its right kernels, and its faults by their names."""

    def __init__(self, name: str):
        self.name = name
        self.lines = (INPUTS / name).read_text().splitlines()
        #: Of each kernel its first line, and the line behind its last.
        self.kernels: dict[str, tuple[int, int]] = {}
        self.faults: dict[str, Fault] = {}
        self.changes: dict[str, dict[int, str]] = {}
        self._read()

    def _read(self) -> None:
        marks: dict[str, dict[str, set[tuple[str, int]]]] = {}
        owner: dict[str, str] = {}
        kernel = ""
        for number, line in enumerate(self.lines):
            opened = _KERNEL.search(line)
            if opened:
                kernel = opened[1]
                end = next(i for i in range(number, len(self.lines)) if self.lines[i].startswith("}"))
                self.kernels[kernel] = number, end + 1
            if number == 0:
                continue
            for name, text in _CHANGE.findall(line):
                assert owner.setdefault(name, kernel) == kernel, f"{self.name}: two kernels have a fault '{name}'"
                self.changes.setdefault(name, {})[number] = text
            for sign, kind, names in _MARK.findall(line):
                assert kind in sim.KINDS, f"{self.name}:{number + 1}: no finding is '{kind}'"
                for name in names.split():
                    marks.setdefault(name, {"!": set(), "?": set()})[sign].add((kind, number + 1))
        for name, found in marks.items():
            assert name in self.changes, f"{self.name}: no line has '//- {name}:'"
            self.faults[name] = Fault(owner[name], frozenset(found["!"]), frozenset(found["!"] | found["?"]))
        missing = [name for name in self.changes if name not in marks or not marks[name]["!"]]
        assert not missing, f"{self.name}: no line has '//!' of {missing}"

    @functools.cached_property
    def module(self) -> sim.Prepared:
        """All kernels of the file, right and faulty, the latter as ``kernel__fault``; to see that they are the same again takes 20 ms."""
        text = [*self.lines]
        for name, fault in self.faults.items():
            first, end = self.kernels[fault.kernel]
            text.append(f'#line {first + 1} "{self.name}"')
            for number in range(first, end):
                line = self.changes[name].get(number, self.lines[number])
                text.append(line.replace(f" {fault.kernel}(", f" {fault.kernel}__{name}(", number == first))
        return sim.prepare(ptx.parse(cuda.compile("\n".join(text), "sm_90", name=self.name).ptx))

    def launch(self, name: str, kernel: Kernel, **options: Any) -> tuple[sim.Report, np.ndarray]:
        x, y = kernel.x.copy(), kernel.y.copy()
        options = {"max_steps": 300, **kernel.options, **options}
        report = sim.launch(self.module, name, kernel.grid, kernel.block, x, y, kernel.n, on_fault="report", **options)
        return report, y


def places(report: sim.Report) -> list[tuple[str, set[int]]]:
    """Kind and lines of each finding; a line of a header is 0."""
    return [
        (finding.kind, {f.line if f.file.endswith(".cu") else 0 for f in (finding, finding.other) if f is not None})
        for finding in report.findings
    ]


def problems(fault: Fault, reports: list[sim.Report]) -> list[str]:
    """What is not found in any of the orders though it must be, and what is found though it may not be."""
    found = [places(report) for report in reports]
    missing = [f"no {kind} of line {line}" for kind, line in sorted(fault.found)
               if not any(kind == other and line in lines for each in found for other, lines in each)]  # fmt: skip
    alarms = [f"{kind} of lines {sorted(lines)}" for each in found for kind, lines in each
              if not any((kind, line) in fault.allowed for line in lines)]  # fmt: skip
    return [*missing, *alarms]
