"""One grid from its start to its report, in this process or spread over several."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.checks.accesses import Checks
from gpuir.sim.chips import limits_of, shared_memory_of, unlaunchable
from gpuir.sim.findings import Buffer, Finding, Site, finding
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.grid import run_grid
from gpuir.sim.loop_progress import InBlocks, LoopProgress
from gpuir.sim.memory import Memory
from gpuir.sim.program import Function, Piece, Program
from gpuir.sim.report import Report
from gpuir.sim.rules import FUNCTIONS, Effect
from gpuir.sim.spreading import Changes, Outcome, Spread, parts_of
from gpuir.sim.terms import Data, Dim3, Op
from gpuir.sim.timeline import Timeline
from gpuir.sim.work import OpCount
from gpuir.sim.workers import Lock, Worker, release_memory

__all__ = ["Launch", "launchable", "shared_memory"]

#: Where dynamic shared memory begins is a multiple of this, as gpuir.compile places it: for what reads tiles with swizzles
#: a whole pattern.
_ALIGNMENT, _TILE_ALIGNMENT = 16, 1024


def shared_memory(
    program: Program, dynamic: int, sizes: tuple[Dim3, Dim3, Dim3], options: Options
) -> tuple[int, int, str]:
    """Bytes of a block's shared memory, where dynamic memory begins, and why the chip does not launch that (empty: it does).

    ``sizes`` are those of the grid, the block and the cluster, which matter where the caller named the chip.
    """
    chip = options.chip
    tiles = dynamic > 0 and program.effects & (Effect.BULK | Effect.WARPGROUP)
    align = _TILE_ALIGNMENT if tiles else _ALIGNMENT
    start = -(-program.shared // align) * align
    limit = shared_memory_of(chip)
    problem = unlaunchable(chip, *sizes, program.declared) if options.chip_named else ""
    if not problem and limit is not None and start + dynamic > limit:
        problem = (
            f"a block needs {program.shared} bytes of shared memory of its own and {dynamic} of dynamic; {chip} has at most "
            f"{limit} for a block"
        )
    return start + dynamic, start, problem


#: Checks that look at every access.
_OBSERVED = frozenset({"races", "lanes", "uninitialized", "waits", "fences"})


class Launch:
    """A running grid: its geometry, its memory, and its findings."""

    def __init__(self, program: Program, memory: Memory, geometry: Geometry, options: Options):
        self.program, self.memory, self.geometry, self.options = program, memory, geometry, options
        self.checks: Any = None
        self.report = Report(chip=options.chip, grid=geometry.grid, block=geometry.block, shared_bytes=geometry.shared)
        #: What lets others run where all warps only wait for what is done outside of the grid.
        self.give_way: Callable[[], None] | None = None
        #: Lock of atomic updates of global memory, where several processes share it.
        self.lock: Any = None
        self.iterations = [0]
        self.registers = self.resident = 0
        self._noted: dict[tuple[object, ...], int] = {}
        #: Warps, by their numbers in the grid, with accesses that atomics ordered behind those of others.
        self.later: frozenset[int] = frozenset()
        #: What other processes have written to.
        self._written: list[set[int]] = []
        #: Whether a fault ended the launch.
        self.stopped = False
        #: Findings of the orders behind the first one, by their numbers.
        self.explored: dict[int, list[Finding]] = {}
        #: The blocks that run, if not all, and those of them that ran.
        self.only: Iterable[int] | None = None
        self.done: list[int] = []
        #: Tells by the instructions that were issued whether no more of them are to run.
        self.enough: Callable[[int], bool] | None = None
        #: Where its blocks run, if not here.
        self.spread: Spread | None = None
        if options.checks & _OBSERVED:
            self.checks = Checks(self)

    def buffer_at(self, address: int) -> Buffer | None:
        """The buffer that has a byte of a block's shared memory, where the program names it."""
        return self.program.buffer_at(address)

    def note(self, found: Finding) -> None:
        """Keeps a finding that stops nothing; one of the same kind at the op counts."""
        key = (found.kind, found.file, found.line, found.column, found.operation)
        at = self._noted.get(key)
        if at is None:
            self._noted[key] = len(self.findings)
            self.findings.append(found)
        else:
            self.findings[at] = dataclasses.replace(self.findings[at], count=self.findings[at].count + found.count)

    @property
    def findings(self) -> list[Finding]:
        """The findings so far."""
        return self.report.findings

    @property
    def timeline(self) -> Timeline:
        """What the warps did when."""
        return self.report.timeline

    def run(self, function: Function, arguments: tuple[Any, ...]) -> Report:
        """Runs the kernel and counts; faults are in the report."""
        program = self.program
        program.counts[:] = [0] * len(program.counts)
        if program.observer is not None:
            program.observer.begin()
        self.report.kernel = function.name
        self.report.on_tiles = FUNCTIONS[function.operation.name].tiles
        self.report.timeline.on_tiles = self.report.on_tiles
        self._read(function)
        kind, problem = "undefined", _annotated(function.operation, self.geometry)
        if not problem and self.options.chip_named:
            problem = self._too_many_registers()
        if self.geometry.blocks > self.options.max_blocks:
            kind = "no-progress"
            problem = (
                f"the grid has {self.geometry.blocks} blocks, more than the launch's budget of {self.options.max_blocks}, "
                "which max_blocks (gpuir-run: --max-blocks) raises"
            )
        if problem:
            self.findings.append(finding(kind, problem, Site(0, function.operation)))
            self.stopped = True
            return self.report
        clusters = self.geometry.blocks // self.geometry.cluster_unit
        workers = min(self.options.workers, clusters)
        try:
            with np.errstate(all="ignore"):
                if self.spread is not None:
                    self._spread(self.spread)
                elif workers > 1:
                    self._share(function, arguments, workers)
                elif self.only is not None:
                    for number in self.only:
                        run_grid(self, function, arguments, number, number + 1)
                        self.done.append(number)
                        if self.enough is not None and self.enough(self._issued()):
                            break
                else:
                    run_grid(self, function, arguments, 0, self.geometry.blocks)
            if self.checks is not None:
                self.checks.finish()
                if self.spread is None:
                    self.later = self.checks.later
        finally:
            if self.checks is not None:
                self.checks.release()
        counts = [(op, number) for number, piece in zip(program.counts, program.counted) if number for op in piece.ops]
        for op, number in counts:
            self.report.issued += number * op.issued
            self.report.flops += number * op.flops
            self.report.operations[op.site.name] += number
            for kind, amount in op.tensor.items():
                self.report.tensor[kind] += number * amount
        self.report.counted_ops = counts
        self.report.idle_code = _idle(list(zip(program.counts, program.counted)))
        return self.report

    def _issued(self) -> int:
        """Instructions of warps so far."""
        return sum(
            number * op.issued
            for number, piece in zip(self.program.counts, self.program.counted)
            if number
            for op in piece.ops
        )

    def _read(self, function: Function) -> None:
        """Takes in what the kernel states."""
        self.registers, self.resident = (_stated(function.operation, name) for name in (_REGISTERS, _RESIDENT))

    def _too_many_registers(self) -> str:
        """Why the chip launches no block with the registers that the kernel states; empty where it does.

        They are the most that the assembler may take, but where warps give them to each other: there it takes that many.
        """
        limits, chip = limits_of(self.options.chip), self.options.chip
        if self.registers > limits.thread_registers:
            return f"the kernel's {_REGISTERS} is {self.registers}; a thread of {chip} has at most {limits.thread_registers} registers"
        if self.registers and self.program.effects & Effect.REGISTERS:
            threads = -(-self.geometry.threads // self.options.lanes) * self.options.lanes
            needed = -(-self.registers // 8) * 8 * threads
            if needed > limits.registers:
                return (
                    f"a block of {threads} threads is launched with {needed} registers, {self.registers} ({_REGISTERS}) a thread, "
                    f"which setmaxregister then shares out anew; {chip} has at most {limits.registers} for a block"
                )
        return ""

    def _share(self, function: Function, arguments: tuple[Any, ...], workers: int) -> None:
        """Runs a part of the blocks in each of ``workers`` processes; this one waits for them.

        As in one process, what is behind the first part with a fault did not run.
        """
        self.lock = Lock()
        unit = self.geometry.cluster_unit
        clusters = self.geometry.blocks // unit
        bounds = [clusters * i // workers * unit for i in range(workers + 1)]
        crew: list[Worker] = []
        release_memory()
        try:
            for number in range(workers):
                part = functools.partial(self._work, function, arguments, bounds[number : number + 2], number, workers)
                crew.append(Worker(part))
            done = []
            for worker in crew:
                self._absorb(self._result(worker))
                if self.stopped:
                    break
                done.append(worker)
            if self.checks is not None:
                self._compare(crew[: len(done) + self.stopped])
        finally:
            for worker in crew:
                worker.stop()

    def _spread(self, spread: Spread) -> None:
        """Runs parts of the blocks on an executor; behind the first part with a fault nothing did run.

        Blocks that atomic operations may order are one part: which of them came first, its checks have to know.
        """
        unit = self.geometry.cluster_unit
        clusters = self.geometry.blocks // unit
        count = 1 if self.program.effects & Effect.ORDERS else parts_of(spread.executor, self.options.workers, clusters)
        bounds = [clusters * i // count * unit for i in range(count + 1)]
        for number, outcome in enumerate(spread.outcomes(self.options, bounds), 1):
            if len(outcome.counts) != len(self.program.counts):
                raise Error("executor: a worker made other code of the module; all need the same version of gpuir")
            self._absorb({field.name: getattr(outcome, field.name) for field in dataclasses.fields(outcome)})
            outcome.changes.apply(self.memory)
            if self.checks is not None:
                self.checks.absorb(outcome.checks, outcome.written)
                self.later = outcome.later
            if self.options.progress is not None:
                self.options.progress(bounds[number], self.geometry.blocks)
            if self.stopped:
                break

    def part(self, function: Function, arguments: tuple[Data, ...], first: int, end: int) -> Outcome:
        """Runs a part of the blocks for a launch in another process."""
        data, flags = (each[: self.memory.used].copy() for each in (self.memory.bytes, self.memory.flags))
        self.program.counts[:] = [0] * len(self.program.counts)
        self._read(function)
        checks, written, later = None, None, frozenset[int]()
        try:
            with np.errstate(all="ignore"):
                run_grid(self, function, arguments, first, end)
            if self.checks is not None:
                written, later = self.checks.written, self.checks.later
                checks = self.checks.export(self.memory.all_starts())
        finally:
            if self.checks is not None:
                self.checks.release()
        return Outcome(
            list(self.program.counts), self.report.findings, self.stopped, self.report.output, self.report.timeline, written,
            checks, Changes(self.memory, data, flags), later,
            None if self.program.observer is None else self.program.observer.seen(first, end),
        )  # fmt: skip

    def _result(self, worker: Worker) -> dict[str, Any]:
        """What the worker sends at its end; until then it may report progress."""
        while True:
            message: Any = worker.receive()
            if isinstance(message, dict):
                return message
            if isinstance(message, InBlocks):
                assert self.options.loop_progress is not None
                self.options.loop_progress.function(message)
            else:
                assert self.options.progress is not None
                self.options.progress(*message)

    def _work(
        self, function: Function, arguments: tuple[Data, ...], bounds: list[int], number: int, workers: int, channel: Any
    ) -> None:  # fmt: skip
        """Runs a part of the blocks in a process of its own, and sends what it counted and found."""
        # Of several processes the first one tells how far the work is; the others go on at about its pace.
        options, tells = self.options, number == 0
        self.options = dataclasses.replace(
            options,
            progress=(lambda *numbers: channel.send(numbers)) if tells and options.progress is not None else None,
            loop_progress=LoopProgress(channel.send) if tells and options.loop_progress is not None else None,
        )
        self.memory.slots(number, workers)
        observer = self.program.observer
        if observer is not None:
            observer.leave()
        run_grid(self, function, arguments, *bounds)
        channel.send(
            {
                "counts": list(self.program.counts),
                "findings": self.report.findings,
                "stopped": self.stopped,
                "output": self.report.output,
                "timeline": self.report.timeline,
                "written": None if self.checks is None else self.checks.written,
                "seen": None if observer is None else observer.seen(*bounds),
            }
        )
        if self.checks is not None:
            channel.send(self.checks.export(channel.recv()))

    def _absorb(self, data: dict[str, Any]) -> None:
        """Adds the counts and findings of another process."""
        for i, number in enumerate(data["counts"]):
            self.program.counts[i] += number
        for each in data["findings"]:
            self.note(each)
        self.stopped |= data["stopped"]
        self.report.output += data["output"]
        self.report.timeline.absorb(data["timeline"])
        self._written.append(data["written"])
        if self.program.observer is not None:
            self.program.observer.take(data["seen"], self.geometry.blocks)

    def _compare(self, workers: list[Worker]) -> None:
        """Adds the findings of the processes, and the collisions between them."""
        written = self.checks.written.union(*self._written)
        for worker in workers:
            worker.send(written)
        for worker in workers:
            self.checks.absorb(worker.receive(), written)


#: Attributes of kernels that say the size of the block or the grid, exactly or (of nvvm.maxntid) at most.
_ANNOTATIONS = {
    "known_block_size": "block", "gpu.known_block_size": "block", "nvvm.reqntid": "block", "nvvm.maxntid": "block",
    "rocdl.reqd_work_group_size": "block", "known_grid_size": "grid", "gpu.known_grid_size": "grid",
    "known_cluster_size": "cluster", "gpu.known_cluster_size": "cluster", "nvvm.cluster_dim": "cluster",
}  # fmt: skip


#: What a kernel states of the registers of a thread, at most, and of the blocks that a multiprocessor has at once, at least.
_REGISTERS, _RESIDENT = "nvvm.maxnreg", "nvvm.minctasm"


def _stated(kernel: Op, name: str) -> int:
    """The number that an attribute of the kernel states; 0 where it has none."""
    attribute = kernel.attributes[name] if name in kernel.attributes else None
    return attribute.value if isinstance(attribute, ir.IntegerAttr) else 0


def launchable(kernel: Op, geometry: Geometry, options: Options) -> bool:
    """Whether nothing that the kernel states, and no budget, can be in the launch's way."""
    return (
        geometry.blocks <= options.max_blocks and not _stated(kernel, _REGISTERS) and not _annotated(kernel, geometry)
    )


def _idle(counted: list[tuple[int, Piece]]) -> list[list[OpCount]]:
    """The ops of code that never ran, block by block, of functions that did."""
    ran = {id(piece.function) for number, piece in counted if number}
    idle: list[list[OpCount]] = []
    last: object = None
    for number, piece in counted:
        if number or not piece.ops or id(piece.function) not in ran:
            continue
        if piece.block is not None and piece.block is last:
            idle[-1] += piece.ops
        else:
            idle.append(list(piece.ops))
        last = piece.block
    return idle


def _annotated(kernel: Op, geometry: Geometry) -> str:
    """How the launch differs from what the kernel's attributes promise; empty where it does not."""
    for name, what in _ANNOTATIONS.items():
        attribute = kernel.attributes[name] if name in kernel.attributes else None
        if not isinstance(attribute, ir.DenseI32ArrayAttr):
            continue
        promised = tuple(attribute)
        promised += (1,) * (3 - len(promised))
        given = getattr(geometry, what)
        fits = all(a <= b for a, b in zip(given, promised)) if name == "nvvm.maxntid" else given == promised
        if not fits:
            return f"the kernel's {name} is {list(promised)}; it is launched with a {what} of {list(given)}"
    return ""
