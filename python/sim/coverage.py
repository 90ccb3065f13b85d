"""What of a kernel's code ran in a launch, and what never did: faults in the rest were not looked for."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from gpuir.sim.work import OpCount

__all__ = ["Coverage", "Covered", "Idle", "coverage_of"]

_Key = tuple[str, tuple[str, int, int]]


@dataclasses.dataclass(frozen=True)
class Covered:
    """An op, and how often a warp (on tiles: a program) executed it."""

    operation: str
    file: str
    line: int
    column: int
    count: int

    @property
    def place(self) -> str:
        """``file:line:column``."""
        return f"{self.file}:{self.line}:{self.column}"


@dataclasses.dataclass(frozen=True)
class Idle:
    """Straight code that never ran, the side of a branch for instance: its ops in their order."""

    ops: tuple[Covered, ...]

    @property
    def lines(self) -> str:
        """``file:first to last`` of its lines."""
        first = self.ops[0]
        lines = [each.line for each in self.ops if each.file == first.file]
        low, high = min(lines), max(lines)
        return f"{first.file}:{low}" if low == high else f"{first.file}:{low} to {high}"


@dataclasses.dataclass(frozen=True)
class Coverage:
    """Ops by their places; ``barriers`` are those in which warps wait for each other, also those that never ran."""

    operations: tuple[Covered, ...]
    barriers: tuple[Covered, ...]
    idle: tuple[Idle, ...]

    @property
    def ran(self) -> int:
        """How many of the ops were executed at least once."""
        return sum(each.count > 0 for each in self.operations)

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """A line for the whole, and one for each barrier and each stretch of code that never ran."""
        met = sum(each.count > 0 for each in self.barriers)
        head = f"{self.ran} of {len(self.operations)} operations ran"
        if self.barriers:
            head += f", {met} of {len(self.barriers)} barriers and waits"
        lines = [head]
        lines += [f"never reached: '{each.operation}' at {each.place}" for each in self.barriers if not each.count]
        for each in self.idle:
            number = len(each.ops)
            lines.append(
                f"never ran: {number} operation{'s' if number > 1 else ''} from '{each.ops[0].operation}' on, {each.lines}"
            )
        return lines


def coverage_of(ran: Iterable[tuple[OpCount, int]], idle: Iterable[Sequence[OpCount]]) -> Coverage:
    """By ops that were executed, with how often, and stretches of code that were not; an op that occurs in several ran in one."""
    counts: dict[_Key, int] = {}
    waits: set[_Key] = set()
    stretches = list(idle)
    for op, times in [*ran, *((op, 0) for stretch in stretches for op in stretch)]:
        key = _key(op)
        counts[key] = counts.get(key, 0) + times
        if op.waits:
            waits.add(key)
    covered = {key: Covered(key[0], *key[1], count) for key, count in counts.items()}
    never, told = [], set()
    for stretch in stretches:
        keys = [key for key in map(_key, stretch) if not counts[key] and key not in told]
        told.update(keys)
        if keys:
            never.append(Idle(tuple(covered[key] for key in dict.fromkeys(keys))))
    in_order = sorted(covered, key=lambda key: key[1])
    operations, barriers = ([covered[key] for key in in_order if key in among] for among in (covered, waits))
    return Coverage(tuple(operations), tuple(barriers), tuple(never))


def _key(op: OpCount) -> _Key:
    return op.site.name, op.site.source_position
