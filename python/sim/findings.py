"""What the simulator reports: one finding is one fault of a kernel, with its place in the IR and on the machine."""

from __future__ import annotations

import dataclasses
import re
from typing import Any, NamedTuple

from gpuir.assembly.diagnostics import callers, file_location
from gpuir.errors import Diagnostic, Error
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.terms import Op

__all__ = ["KINDS", "Buffer", "Finding", "SimulationError", "Site", "UnsupportedOp"]

#: Every kind of finding, and what it means.
KINDS = {
    "out-of-bounds": "an access outside of the memref or of any allocation",
    "misaligned": "a vector access at an address that is no multiple of what the instruction needs",
    "uninitialized": "a read of memory that nothing has written",
    "race": "two accesses to the same bytes, one of them a write, that no synchronisation orders",
    "missing-wait": "an access to bytes or registers that an asynchronous operation still uses",
    "missing-fence": "an asynchronous operation that no fence orders behind what it depends on, or accesses that atomics "
    "would order with a fence",
    "barrier-divergence": "a barrier that some lanes of a warp, or some warps of a block, do not reach",
    "deadlock": "every warp that has not finished waits",
    "wrong-space": "an access to memory that this side cannot reach, or that is freed",
    "no-progress": "a loop that went on beyond the limit of steps, or a launch beyond its budgets",
    "assert": "an assertion of the program that failed",
    "overflow": "an address of a number that wrapped around",
    "non-finite": "NaN or an infinity that an op made of finite floats",
    "leak": "tensor memory that a block has not given back when it ends, or memory of the device's heap to which no pointer is left",
    "undefined": "an operation whose result the IR leaves undefined, or a write to a constant",
}


#: Headers of the CUDA toolkit, from PyPI or installed.
_TOOLKIT = re.compile(r"/(?:nvidia/[^/]+|cuda[^/]*|targets/[^/]+)/include/")


class Site:
    """An operation of the simulated module; its place is worked out when a message needs it."""

    __slots__ = ("_location", "index", "name", "operation")

    def __init__(self, index: int, operation: Op):
        self.index = index
        self.name: str = document_name(operation.name)
        self.operation = operation
        # Of its own, since the op may be gone when a message asks for it.
        self._location: ir.Location | tuple[str, int, int] = operation.location

    def __getstate__(self) -> tuple[int, str, tuple[str, int, int]]:
        return self.index, self.name, self.source_position

    def __setstate__(self, state: tuple[int, str, tuple[str, int, int]]) -> None:
        # In another process there is no operation.
        self.index, self.name, self._location = state

    @property
    def source_position(self) -> tuple[str, int, int]:
        """File, line and column of the op; ("-", 0, 0) where its location has none."""
        if isinstance(self._location, tuple):
            return self._location
        return _of_author(self._location) or ("-", 0, 0)

    @property
    def location(self) -> str:
        """``file:line:column`` of the op, "-" where it is unknown."""
        file, line, column = self.source_position
        return f"{file}:{line}:{column}" if line else file

    def __str__(self) -> str:
        return f"'{self.name}' at {self.location}"


def _of_author(location: ir.Location) -> tuple[str, int, int] | None:
    """File, line and column of ``location``; of what is inlined from a header of the toolkit those of the call outside of it."""
    place = file_location(location)
    if place is None or not _TOOLKIT.search(place[0]):
        return place
    return next((caller for caller in callers(location) if not _TOOLKIT.search(caller[0])), place)


class Buffer(NamedTuple):
    """Bytes of every block's shared memory that an op takes; ``stages`` of one size stand one behind the other."""

    site: Site
    start: int
    size: int
    stages: int
    #: What a message calls the memory.
    memory: str

    def describe(self, address: int) -> str:
        """The part that an address is in."""
        of = f"stage {(address - self.start) * self.stages // self.size} of " if self.stages > 1 else ""
        return f"{self.memory}, in {of}the buffer of line {self.site.source_position[1]}"


@dataclasses.dataclass(frozen=True)
class Finding:
    """One fault. ``block``, ``warp`` and ``lane`` are None where the whole grid, block or warp is meant.

    ``address`` is a byte address in ``space``: absolute for global memory, from the block's or thread's start elsewhere.
    ``other`` names the access it collides with.
    """

    kind: str
    message: str
    operation: str
    file: str = "-"
    line: int = 0
    column: int = 0
    block: tuple[int, int, int] | None = None
    warp: int | None = None
    lane: int | None = None
    #: In place of the three, of a kernel whose programs work on tiles.
    program: tuple[int, int, int] | None = None
    #: Which of the program's threads of control it is, beside its own.
    partition: int | None = None
    space: str | None = None
    address: int | None = None
    other: Finding | None = None
    #: How many accesses had the same fault at the same op; the first one is described.
    count: int = 1

    @property
    def where(self) -> str:
        """Block, warp and lane, or the program, in words."""
        parts = []
        if self.program is not None:
            parts.append(f"program ({', '.join(map(str, self.program))})")
        if self.partition is not None:
            parts.append(f"partition {self.partition}")
        if self.block is not None:
            parts.append(f"block ({', '.join(map(str, self.block))})")
        if self.warp is not None:
            parts.append(f"warp {self.warp}")
        if self.lane is not None:
            parts.append(f"lane {self.lane}")
        return ", ".join(parts)

    def diagnostic(self) -> Diagnostic:
        """The finding as an error message with its place, and a note for what it collides with."""
        where = f" [{self.where}]" if self.where else ""
        more = f" ({self.count} times)" if self.count > 1 else ""
        text = f"'{self.operation}' {self.kind}: {self.message}{where}{more}"
        notes = () if self.other is None else (dataclasses.replace(self.other.diagnostic(), severity="note"),)
        return Diagnostic("error", text, self.file, self.line, self.column, notes)

    def __str__(self) -> str:
        return str(self.diagnostic())


def finding(kind: str, message: str, site: Site, **details: Any) -> Finding:
    """A finding at the op of ``site``."""
    assert kind in KINDS, kind
    file, line, column = site.source_position
    return Finding(kind, message, site.name, file, line, column, **details)


class SimulationError(Error):
    """A kernel with faults; ``findings`` lists them, ``report`` is what was counted until then (None: nothing ran)."""

    def __init__(self, findings: list[Finding], report: Any = None):
        self.findings = list(findings)
        self.report = report
        super().__init__([each.diagnostic() for each in self.findings])


class Fault(Exception):
    """Ends a launch at once; carries the finding from the op to the launch, which raises or reports it."""

    def __init__(self, finding: Finding):
        self.finding = finding
        super().__init__(finding.message)


class UnsupportedOp(Error):
    """An operation, or a form of it, that the simulator has no rule for."""
