"""What a bisection says: every pass with what came of it, the one that is named, and why; as text, as JSON, as files."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from pathlib import Path

from gpuir.assembly.difference import difference
from gpuir.bisection.launches import Difference
from gpuir.bisection.passes import Alone
from gpuir.files import Output
from gpuir.sim.findings import Finding

__all__ = ["Bisection", "Culprit", "Step"]

#: Lines of a difference that are shown; a file has all of it.
_SHOWN = 60


@dataclasses.dataclass(frozen=True)
class Step:
    """A pass: ``verdict`` is "agrees", "unchanged", "not launched" or the kind of its fault, ``detail`` says why."""

    number: int
    name: str
    verdict: str
    detail: str = ""


@dataclasses.dataclass(frozen=True)
class Culprit:
    """The first pass behind which the module is another program, or none.

    ``kind``: "difference" (of results), "finding", "verification", "failure" (of the pass), "crash", "timeout", or "lost" (the
    kernel is gone). ``before`` and ``after`` are the modules in front of and behind it, without locations; ``after`` is "" where
    the pass left none. ``suspects`` are passes right in front, behind which the simulator could not launch the module.
    """

    step: Step
    kind: str
    message: str
    before: str
    after: str
    differences: tuple[Difference, ...] = ()
    findings: tuple[Finding, ...] = ()
    suspects: tuple[Step, ...] = ()
    #: The module in front of the suspects, with locations, and what runs them and the pass on another.
    source: str = dataclasses.field(default="", repr=False)
    passes: tuple[Alone, ...] = dataclasses.field(default=(), repr=False)

    def diff(self, *, context: int = 3) -> str:
        """What the pass changed, as `diff -u` shows it; of changes in many lines numbers of SSA names do not count."""
        if not self.after:
            return ""
        exact = difference(self.before, self.after, "mlir", context, exact=True)
        return exact if exact.count("\n") < _SHOWN else difference(self.before, self.after, "mlir", context) or exact


@dataclasses.dataclass(frozen=True)
class Bisection:
    """The passes of a pipeline in turn, and the ``culprit``; None where all results agree.

    ``total`` passes would have run; ``remarks`` are about the input. ``reduced`` is a smaller module that fails in the same way.
    """

    function: str
    steps: tuple[Step, ...]
    culprit: Culprit | None
    remarks: tuple[str, ...] = ()
    reduced: str | None = None

    def __bool__(self) -> bool:
        """Whether a pass was named."""
        return self.culprit is not None

    def __str__(self) -> str:
        return self.text()

    def text(self, *, all_steps: bool = False) -> str:
        """The report; of passes that changed nothing only the number is said, unless all are asked for."""
        lines = [f"{self.function}: {len(self.steps)} passes"]
        lines += [f"  note: {remark}" for remark in self.remarks]
        unchanged = 0
        width = len(str(len(self.steps)))
        for step in self.steps:
            if step.verdict == "unchanged" and not all_steps:
                unchanged += 1
                continue
            lines.append(f"  {step.number:>{width}}  {step.verdict:<12}  {step.name}")
            if step.detail and step.verdict == "not launched":
                lines.append(f"  {'':>{width}}  {'':<12}    ({step.detail})")
        if unchanged:
            lines.append(f"  {unchanged} passes changed nothing")
        culprit = self.culprit
        if culprit is None:
            judged = sum(step.verdict in ("agrees", "unchanged") for step in self.steps)
            lines.append(f"no pass was named: results agree behind {judged} of {len(self.steps)} passes")
            return "\n".join(lines)
        lines += [
            "",
            f"pass {culprit.step.number}, {culprit.step.name}: {_HEADS[culprit.kind]}",
            *self._reasons(culprit),
        ]
        if culprit.suspects:
            names = ", ".join(f"{step.number} {step.name}" for step in culprit.suspects)
            lines.append(f"  the modules behind these passes could not be launched, so it may be one of them: {names}")
        shown = culprit.diff().splitlines()
        if shown:
            lines += ["", *shown[:_SHOWN]]
            if len(shown) > _SHOWN:
                lines.append(f"... {len(shown) - _SHOWN} more lines")
        if self.reduced is not None:
            lines += ["", f"reduced to {_ops(self.reduced)} of {_ops(culprit.before)} lines:", self.reduced.rstrip()]
        return "\n".join(lines)

    def _reasons(self, culprit: Culprit) -> list[str]:
        if culprit.findings:
            return [f"  {line}" for finding in culprit.findings for line in str(finding).splitlines()]
        if culprit.differences:
            return [f"  {each}" for each in culprit.differences]
        return [f"  {line}" for line in culprit.message.splitlines()]

    def json(self) -> str:
        """The same for programs; numbers that JSON has no word for are strings: "nan", "inf", "-inf"."""
        culprit = self.culprit
        fields: dict[str, object] = {
            "function": self.function,
            "remarks": list(self.remarks),
            "passes": [dataclasses.asdict(step) for step in self.steps],
            "culprit": None,
            "reduced": self.reduced,
        }
        if culprit is not None:
            fields["culprit"] = {
                "number": culprit.step.number,
                "pass": culprit.step.name,
                "kind": culprit.kind,
                "message": culprit.message,
                "differences": [_plain(dataclasses.asdict(each)) for each in culprit.differences],
                "findings": [
                    {"kind": each.kind, "operation": each.operation, "message": str(each)} for each in culprit.findings
                ],
                "suspects": [step.name for step in culprit.suspects],
                "before": culprit.before,
                "after": culprit.after,
            }
        return json.dumps(fields, indent=2, allow_nan=False)

    def save(self, folder: str | Path) -> list[Path]:
        """Writes report.txt and report.json, and of a pass that was named before.mlir, after.mlir, the difference and
        reduced.mlir, as far as there are such; returns their paths."""
        Path(folder).mkdir(parents=True, exist_ok=True)
        files = {"report.txt": self.text(all_steps=True) + "\n", "report.json": self.json() + "\n"}
        if self.culprit is not None:
            files["before.mlir"] = self.culprit.before
            if self.culprit.after:
                files["after.mlir"] = self.culprit.after
                files["change.diff"] = self.culprit.diff() + "\n"
        if self.reduced is not None:
            files["reduced.mlir"] = self.reduced
        for name, text in files.items():
            file = Output(str(Path(folder, name)))
            file.write(text)
            file.keep()
        return [Path(folder, name) for name in files]


_HEADS = {
    "difference": "results differ behind it",
    "finding": "the checks find something behind it",
    "verification": "leaves a module that does not verify",
    "failure": "fails",
    "crash": "crashes",
    "timeout": "does not end",
    "lost": "leaves no kernel that runs",
}


def _plain(fields: dict[str, object]) -> dict[str, object]:
    return {
        key: str(value) if isinstance(value, float) and not math.isfinite(value) else value
        for key, value in fields.items()
    }


def _ops(text: str) -> int:
    return len(re.findall(r"\S.*\n?", text))
