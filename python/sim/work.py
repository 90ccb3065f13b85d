"""What ops did in a launch, op by op: executions, operations of each unit, bytes, and their part of the time."""

from __future__ import annotations

import collections
import dataclasses
from typing import Any

from gpuir.sim.chips import Chip
from gpuir.sim.findings import Site

__all__ = ["OpCount", "Work", "WorkTable", "shared_out", "with_traffic", "work_of"]


@dataclasses.dataclass
class OpCount:
    """An op in straight code: each time a warp, or a program, executes it, it takes ``issued`` issue slots.

    ``tensor``: operations of tensor cores by the operands' type; ``flops``: of floats elsewhere. ``waits``: other warps may be
    waited for in it.
    """

    site: Site
    issued: int
    tensor: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    flops: int = 0
    waits: bool = False


@dataclasses.dataclass
class Work:
    """All executions of an op, ``count`` in number.

    ``tensor``: operations of tensor cores by the operands' type, ``flops`` those of floats elsewhere. Bytes are by memory, those of
    global memory in ``sectors`` of 32 bytes, at least ``least_sectors`` for as many. ``share``: its part of the launch's time, where each op takes
    as long as the unit that is the longest at it; on a chip without a record its part of the issue slots.
    """

    operation: str
    file: str
    line: int
    column: int
    count: int = 0
    issued: int = 0
    tensor: dict[str, int] = dataclasses.field(default_factory=dict)
    flops: int = 0
    bytes_read: dict[str, int] = dataclasses.field(default_factory=dict)
    bytes_written: dict[str, int] = dataclasses.field(default_factory=dict)
    sectors: int = 0
    least_sectors: int = 0
    transactions: int = 0
    share: float = 0.0

    @property
    def place(self) -> str:
        """``file:line:column``."""
        return f"{self.file}:{self.line}:{self.column}"

    def _seconds(self, chip: Chip, units: int) -> float:
        """The least time of a chip of which so many units have work."""
        rate = units * chip.clock
        tensor = sum(amount / chip.tensor[kind] for kind, amount in self.tensor.items() if kind in chip.tensor)
        return max(
            self.issued / chip.issue / rate, tensor / rate, 32 * self.sectors / chip.memory,
            128 * self.transactions / chip.shared / rate,
        )  # fmt: skip


class WorkTable(list[Work]):
    """Rows of work, those that take the longest first; its text is a table."""

    def __str__(self) -> str:
        rows = [("op", "at", "times", "operations", "read", "written", "used", "time")]
        for each in self:
            operations = [f"{amount:,} {kind}" for kind, amount in each.tensor.items()]
            operations += [f"{each.flops:,} f"] if each.flops else []
            read, written = (f"{sum(table.values()):,}" for table in (each.bytes_read, each.bytes_written))
            used = f"{100 * each.least_sectors / each.sectors:.0f} %" if each.sectors else ""
            rows.append((each.operation, each.place, f"{each.count:,}", ", ".join(operations), read, written, used,
                         f"{100 * each.share:.1f} %"))  # fmt: skip
        widths = [max(map(len, column)) for column in zip(*rows)]
        left = (0, 1)
        return "\n".join(
            "  ".join(
                cell.ljust(width) if i in left else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(row, widths))
            ).rstrip()
            for row in rows
        )


def work_of(counts: list[tuple[OpCount, int]]) -> list[Work]:
    """The work of ops by how often each was executed; an op that occurs in several pieces of code is one."""
    known: dict[tuple[str, tuple[str, int, int]], Work] = {}
    for op, times in counts:
        position = op.site.source_position
        work = known.get((op.site.name, position))
        if work is None:
            work = known[op.site.name, position] = Work(op.site.name, *position)
        work.count += times
        work.issued += times * op.issued
        work.flops += times * op.flops
        for kind, amount in op.tensor.items():
            work.tensor[kind] = work.tensor.get(kind, 0) + times * amount
    return list(known.values())


def with_traffic(works: list[Work], traffic: Any) -> list[Work]:
    """Copies of the rows, with what their ops moved."""
    moved: dict[tuple[str, str, int, int], list[Any]] = {}
    for site, each in ({} if traffic is None else traffic.sites).items():
        moved.setdefault((site.name, *site.source_position), []).append(each)
    done = []
    for work in works:
        row = dataclasses.replace(work, bytes_read={}, bytes_written={})
        for each in moved.get((work.operation, work.file, work.line, work.column), ()):
            for mine, theirs in ((row.bytes_read, each.bytes_read), (row.bytes_written, each.bytes_written)):
                for space, number in theirs.items():
                    mine[space] = mine.get(space, 0) + number
            row.sectors += each.global_sectors
            row.least_sectors += each.global_ideal
            row.transactions += each.shared_transactions
        done.append(row)
    return done


def shared_out(works: list[Work], chip: Chip | None, blocks: int) -> None:
    """Fills in each one's part of the time."""
    units = 1 if chip is None else max(1, min(chip.units, blocks))
    times = [each.issued if chip is None else each._seconds(chip, units) for each in works]
    total = sum(times)
    for each, time in zip(works, times):
        each.share = time / total if total else 0.0
