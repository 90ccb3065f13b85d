"""What a launch did: executed ops, traffic, tensor work, findings, and an estimate of the time on a chip."""

from __future__ import annotations

import collections
import dataclasses
import difflib
import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gpuir.sim.chips import chip_of
from gpuir.sim.coverage import Coverage, coverage_of
from gpuir.sim.findings import Finding
from gpuir.sim.timeline import Picture, Timeline
from gpuir.sim.work import OpCount, WorkTable, shared_out, with_traffic, work_of

__all__ = ["Estimate", "Report"]

#: What the NumPy engine counts.
_COUNTS = ("operations", "issued", "tensor", "traffic", "timeline", "flops", "counted_ops", "idle_code", "sampled")


@dataclasses.dataclass(frozen=True)
class Estimate:
    """The least time a launch takes on a chip, by each of its limits in seconds; the longest is the ``bound``."""

    chip: str
    limits: dict[str, float]

    @property
    def bound(self) -> str:
        """The limit that takes the longest."""
        return max(self.limits, key=lambda name: self.limits[name])

    @property
    def seconds(self) -> float:
        """The least time."""
        return self.limits[self.bound]


@dataclasses.dataclass
class Report:
    """Counts of one launch, or of all launches of a run (``kernels`` has them one by one).

    ``operations``: how often a warp executed each op. ``issued``: issue slots of all warps. ``tensor``: operations of tensor
    cores by the operands' type. ``traffic``: what each access moved, with the checks on. ``output``: lines of gpu.printf. Where the native
    engine ran a launch, these are counted when one of them is first read, by the NumPy engine on memory as it was before.
    """

    kernel: str = ""
    chip: str = ""
    grid: tuple[int, int, int] = (0, 0, 0)
    block: tuple[int, int, int] = (0, 0, 0)
    shared_bytes: int = 0
    operations: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    issued: int = dataclasses.field(default_factory=int)
    tensor: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    traffic: Any = dataclasses.field(default_factory=lambda: None)
    findings: list[Finding] = dataclasses.field(default_factory=list)
    output: list[str] = dataclasses.field(default_factory=list)
    timeline: Timeline = dataclasses.field(default_factory=Timeline)
    kernels: list[Report] = dataclasses.field(default_factory=list)
    #: Operations on floats that tensor cores do not do.
    flops: int = dataclasses.field(default_factory=int)
    #: Whether programs on tiles ran, not threads: a block is one.
    on_tiles: bool = False
    #: Each op of the code that ran, and how often: what `where` adds up.
    counted_ops: list[tuple[OpCount, int]] = dataclasses.field(default_factory=list)
    #: Straight code of the functions that ran, which no warp came to: what `coverage` tells.
    idle_code: list[list[OpCount]] = dataclasses.field(default_factory=list)
    #: What was kept of watched values, by the names that ``watch`` gave.
    watched: dict[str, Any] = dataclasses.field(default_factory=dict)
    #: What a host function returned.
    results: list[Any] = dataclasses.field(default_factory=list)
    #: The configuration that an autotuner gave the kernel, in its words.
    config: str = ""
    #: Which engine ran the launch, "native" or "numpy", and why, in a sentence; of a run of a host function empty.
    engine: str = ""
    #: Numbers of the blocks that the counts are of, where the native engine ran all and the NumPy engine these; empty where it ran all too.
    sampled: list[int] = dataclasses.field(default_factory=list)
    #: What counts, when a count is first read.
    _counting: Callable[[], Report] | None = dataclasses.field(default=None, init=False, repr=False, compare=False)

    #: Bytes of memory that are kept for that.
    held: int = dataclasses.field(default=0, init=False, repr=False, compare=False)

    def defer(self, counting: Callable[[], Report], held: int) -> None:
        """Leaves all counts to what ``counting`` finds, which holds so many bytes, and is called when one of them is first read."""
        for name in _COUNTS:
            del self.__dict__[name]
        self._counting, self.held = counting, held

    def count(self) -> None:
        """Has the counts made that are still to be made."""
        if self._counting is not None:
            counted = self._counting()
            self.__dict__.update({name: counted.__dict__[name] for name in _COUNTS})
            self._counting, self.held = None, 0

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if name not in _COUNTS or self.__dict__.get("_counting") is None:
                raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
            self.count()
            return self.__dict__[name]

    def __getstate__(self) -> dict[str, Any]:
        self.count()
        return self.__dict__

    def estimate(self, chip: str | None = None) -> Estimate | None:
        """A lower bound of the time on ``chip`` (sm_80, sm_90, gfx942); None for a chip without a record. Where blocks are ``sampled``, the
        others are taken to be alike.

        The work is spread evenly over the units that have blocks; nothing overlaps badly, caches hold nothing: DRAM is asked
        for every sector that a warp touches. Kernels of a run follow each other.
        """
        limits = chip_of(chip or self.chip)
        if limits is None or not self.operations:
            return None
        if self.kernels:
            sums: dict[str, float] = {}
            for each in self.kernels:
                one = each.estimate(chip)
                for name, seconds in ({} if one is None else one.limits).items():
                    sums[name] = sums.get(name, 0) + seconds
            return Estimate(limits.name, sums) if sums else None
        blocks = self.grid[0] * self.grid[1] * self.grid[2]
        units = max(1, min(limits.units, blocks))
        rate = units * limits.clock
        alike = blocks / len(self.sampled) if self.sampled else 1.0
        times = {"issue": self.issued * alike / limits.issue / rate}
        tensor = alike * sum(
            amount / limits.tensor[kind] for kind, amount in self.tensor.items() if kind in limits.tensor
        )
        if tensor:
            times["tensor"] = tensor / rate
        if self.traffic is not None:
            times["memory"] = alike * 32 * self.traffic.global_sectors / limits.memory
            # A transaction of shared memory moves 128 bytes.
            times["shared"] = alike * 128 * self.traffic.shared_transactions / limits.shared / rate
        return Estimate(limits.name, times)

    def combine(self) -> None:
        """Adds the counts of ``kernels``."""
        for each in self.kernels:
            self.operations += each.operations
            self.issued += each.issued
            self.flops += each.flops
            self.tensor += each.tensor
            self.counted_ops += each.counted_ops
            self.idle_code += each.idle_code
            self.on_tiles |= each.on_tiles
            if each.traffic is not None:
                if self.traffic is None:
                    self.traffic = type(each.traffic)()
                self.traffic.add(each.traffic)

    def where(self, what: str | int | None = None, *, chip: str | None = None) -> WorkTable:
        """Work op by op, the longest first: of all ops of a name (``"tt.dot"``), of a line (a number, or ``"file:line"``), or of all (None).

        The part of the time is that on ``chip``, by default that of the launch. Where blocks are ``sampled``, it is of these.
        """
        works = with_traffic(work_of(self.counted_ops), self.traffic)
        blocks = sum(math.prod(each.grid) for each in self.kernels) if self.kernels else math.prod(self.grid)
        shared_out(works, chip_of(chip or self.chip), len(self.sampled) or blocks)
        if isinstance(what, int):
            works = [each for each in works if each.line == what]
        elif what is not None:
            names = {each.operation for each in works}
            works = [each for each in works if what in (each.operation, f"{each.file}:{each.line}", each.place)]
            if not works and ":" not in what:
                near = difflib.get_close_matches(what, names, n=3, cutoff=0.5)
                hint = f"; did you mean {' or '.join(near)}?" if near else ""
                raise ValueError(f"where: no op {what!r} ran{hint}")
        return WorkTable(sorted(works, key=lambda each: -each.share))

    def coverage(self) -> Coverage:
        """Which ops, barriers among them, some warp or program executed, and which none ever did.

        Where blocks are ``sampled``, it is of these.
        """
        return coverage_of(self.counted_ops, self.idle_code)

    def dictionary(self) -> dict[str, Any]:
        """The report as plain data."""
        estimate = self.estimate()
        return {
            "kernel": self.kernel,
            "chip": self.chip,
            "grid": list(self.grid),
            "block": list(self.block),
            "shared_bytes": self.shared_bytes,
            "engine": self.engine,
            "sampled": self.sampled,
            "operations": dict(self.operations.most_common()),
            "issued": self.issued,
            "tensor": dict(self.tensor),
            "flops": self.flops,
            "traffic": None if self.traffic is None else self.traffic.dictionary(),
            "estimate": None if estimate is None else {"bound": estimate.bound, "seconds": estimate.limits},
            "findings": [dataclasses.asdict(each) for each in self.findings],
            "output": list(self.output),
            "kernels": [each.dictionary() for each in self.kernels],
        }

    def json(self) -> str:
        """The report as JSON."""
        return json.dumps(self.dictionary(), indent=2)

    def picture(self, *, rows: int = 48) -> Picture:
        """When ``rows`` of the warps worked and waited: of a host program, those of the kernel that used the most issue slots."""
        shown = max(self.kernels, key=lambda each: each.issued, default=self)
        title = f"{shown.kernel or 'kernel'}: {shown._sizes()}"
        return shown.timeline.picture(title=title, rows=rows)

    def svg(self, path: str | Path | None = None) -> str:
        """The timeline of the warps as SVG, also written to ``path``, as SVG or, named ``.html``, as a page."""
        picture = self.picture()
        if path is not None:
            picture.save(path)
        return picture.svg

    def _repr_html_(self) -> str:
        return f"<pre>{_escape(str(self))}</pre>{self.svg()}"

    def __str__(self) -> str:
        return "\n\n".join(filter(None, [self.counted(), "\n".join(map(str, self.findings))]))

    def counted(self) -> str:
        """The text without the findings: a paragraph for each kernel of a run, launches that are alike together."""
        return "\n\n".join(self._paragraphs())

    def _paragraphs(self) -> Iterator[str]:
        if not self.kernels:
            if self.operations or not self.findings:
                yield self._paragraph()
            return
        launches: dict[Any, list[Report]] = {}
        for each in self.kernels:
            launches.setdefault((each.kernel, each.grid, each.block, each.shared_bytes), []).append(each)
        for (kernel, grid, block, shared), equal in launches.items():
            whole = Report(kernel, self.chip, grid, block, shared, kernels=equal)
            whole.combine()
            yield whole._paragraph()

    def _sizes(self) -> str:
        if self.on_tiles:
            return f"{_dims(self.grid)} programs"
        return f"grid {_dims(self.grid)}, block {_dims(self.block)}"

    def _paragraph(self) -> str:
        times = f"{len(self.kernels)} launches, " if len(self.kernels) > 1 else ""
        lines = [f"{self.kernel or 'kernel'}: {times}{self._sizes()}, {self.shared_bytes} bytes of shared memory"]
        if self.config:
            lines.append(f"  configuration {self.config}")
        if self.engine.startswith(("native", "numpy: of")):
            lines.append(f"  {self.engine}")
        if self.sampled:
            shown = ", ".join(map(str, self.sampled[:8])) + (", ..." if len(self.sampled) > 8 else "")
            lines.append(
                f"  of {len(self.sampled)} of {math.prod(self.grid)} blocks ({shown}), which engine='numpy' ran again:"
            )
        lines.append(f"  warp instructions issued  {self.issued:>14,}")
        for kind, amount in sorted(self.tensor.items()):
            lines.append(f"  tensor operations {kind:<8}{amount:>14,}")
        if self.flops:
            lines.append(f"  other operations on floats{self.flops:>14,}")
        if self.traffic is not None:
            lines += [f"  {line}" for line in self.traffic.lines()]
        width = max(map(len, self.operations), default=0)
        for name, count in self.operations.most_common(12):
            lines.append(f"    {name:<{width}}  {count:>12,}")
        if len(self.operations) > 12:
            rest = sum(count for _, count in self.operations.most_common()[12:])
            lines.append(f"    {'others':<{width}}  {rest:>12,}")
        estimate = self.estimate()
        if estimate is not None:
            limits = ", ".join(f"{name} {_time(seconds)}" for name, seconds in estimate.limits.items() if seconds)
            lines.append(
                f"  on {estimate.chip} at least {_time(estimate.seconds)}, bound by {estimate.bound} ({limits})"
            )
        return "\n".join(lines)


def _dims(sizes: tuple[int, int, int]) -> str:
    return "x".join(map(str, sizes))


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
