"""One grid from its start to its report, in this process or spread over several."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import struct
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.batch import Geometry, Options, run_grid
from gpuir.sim.compiler import Program
from gpuir.sim.findings import Finding, Site, finding
from gpuir.sim.memory import Memory
from gpuir.sim.report import Report
from gpuir.sim.timeline import Timeline

__all__ = ["Launch"]


class Launch:
    """A grid that runs: its geometry, the memory it sees, and what was found."""

    def __init__(self, program: Program, memory: Memory, geometry: Geometry, options: Options):
        self.program, self.memory, self.geometry, self.options = program, memory, geometry, options
        self.checks: Any = None
        self.report = Report(chip=options.chip, grid=geometry.grid, block=geometry.block, shared_bytes=geometry.shared)
        #: Lock of atomic updates of global memory, where several processes share it.
        self.lock: Any = None
        #: Whether a fault ended the launch.
        self.stopped = False
        if options.checks:
            from gpuir.sim.checks import Checks

            self.checks = Checks(self)

    @property
    def findings(self) -> list[Finding]:
        """What was found so far."""
        return self.report.findings

    @property
    def timeline(self) -> Timeline:
        """What the warps did when."""
        return self.report.timeline

    def run(self, function: Any, arguments: tuple[Any, ...]) -> Report:
        """Runs the kernel and counts; faults are in the report."""
        program = self.program
        program.counts[:] = [0] * len(program.counts)
        self.report.kernel = function.name
        problem = _annotated(function.operation, self.geometry)
        if problem:
            self.findings.append(finding("undefined", problem, Site(0, function.operation)))
            self.stopped = True
            return self.report
        clusters = self.geometry.blocks // self.geometry.cluster_unit
        workers = min(self.options.workers, clusters)
        with np.errstate(all="ignore"):
            if workers > 1:
                self._share(function, arguments, workers)
            else:
                run_grid(self, function, arguments, 0, self.geometry.blocks)
        if self.checks is not None:
            self.checks.finish()
        for number, piece in zip(program.counts, program.counted):
            if number:
                self.report.issued += number * sum(piece.issued)
                for name in piece.names:
                    self.report.operations[name] += number
                for kind, amount in piece.work.items():
                    self.report.tensor[kind] += number * amount
        return self.report

    def _share(self, function: Any, arguments: tuple[Any, ...], workers: int) -> None:
        """Runs a part of the blocks in each of ``workers`` processes; the first part in this one.

        The others are forked: they see the program and the arguments, share the memory, and send back what they counted.
        """
        self.lock = multiprocessing.get_context("fork").Lock()
        unit = self.geometry.cluster_unit
        clusters = self.geometry.blocks // unit
        bounds = [clusters * i // workers * unit for i in range(workers + 1)]
        bounds[-1] = self.geometry.blocks
        children = []
        for number in range(1, workers):
            receive, send = os.pipe()
            child = os.fork()
            if not child:
                os.close(receive)
                self._child(function, arguments, bounds[number], bounds[number + 1], number, workers, send)
            os.close(send)
            children.append((child, receive))
        failure: BaseException | None = None
        try:
            self.memory.slots(0, workers)
            run_grid(self, function, arguments, bounds[0], bounds[1])
        except BaseException as error:
            failure = error
        for child, receive in children:
            data = _read_all(receive)
            _, status = os.waitpid(child, 0)
            if failure is None and (status or not data):
                failure = Error(f"a worker process of the simulator ended with status {status}")
            elif failure is None:
                self._absorb(pickle.loads(data))
        self.memory.slots(0, 1)
        if failure is not None:
            raise failure

    def _child(self, function: Any, arguments: Any, first: int, end: int, number: int, workers: int, send: int) -> None:
        """The life of a worker process; it never returns."""
        status = 1
        try:
            # What the parent has counted and recorded is its own.
            before = list(self.program.counts)
            self.report.timeline = Timeline()
            self.report.findings = []
            self.report.output = []
            self.stopped = False
            self.memory.slots(number, workers)
            run_grid(self, function, arguments, first, end)
            counts = [now - then for now, then in zip(self.program.counts, before)]
            data = {
                "counts": counts,
                "findings": self.report.findings,
                "stopped": self.stopped,
                "output": self.report.output,
                "timeline": self.report.timeline,
                "checks": None if self.checks is None else self.checks.export(),
            }
            body = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
            with os.fdopen(send, "wb") as pipe:
                pipe.write(struct.pack("<Q", len(body)) + body)
            status = 0
        except BaseException as error:
            with contextlib.suppress(Exception), os.fdopen(send, "wb") as pipe:
                body = pickle.dumps({"error": f"{type(error).__name__}: {error}"})
                pipe.write(struct.pack("<Q", len(body)) + body)
            status = 0
        finally:
            os._exit(status)

    def _absorb(self, data: dict[str, Any]) -> None:
        if "error" in data:
            raise Error(f"a worker process of the simulator failed: {data['error']}")
        for i, number in enumerate(data["counts"]):
            self.program.counts[i] += number
        self.report.findings += data["findings"]
        self.stopped |= data["stopped"]
        self.report.output += data["output"]
        self.report.timeline.absorb(data["timeline"])
        if self.checks is not None:
            self.checks.absorb(data["checks"])


#: Attributes of kernels that say the size of the block or the grid, exactly or (of nvvm.maxntid) at most.
_ANNOTATIONS = {
    "known_block_size": "block", "gpu.known_block_size": "block", "nvvm.reqntid": "block", "nvvm.maxntid": "block",
    "rocdl.reqd_work_group_size": "block", "known_grid_size": "grid", "gpu.known_grid_size": "grid",
    "known_cluster_size": "cluster", "gpu.known_cluster_size": "cluster", "nvvm.cluster_dim": "cluster",
}  # fmt: skip


def _annotated(kernel: Any, geometry: Geometry) -> str:
    """In what the launch is not the one that the kernel's attributes promise; empty where it is."""
    for name, what in _ANNOTATIONS.items():
        if name not in kernel.attributes or not isinstance(kernel.attributes[name], ir.DenseI32ArrayAttr):
            continue
        promised = tuple(kernel.attributes[name])
        promised += (1,) * (3 - len(promised))
        given = getattr(geometry, what)
        fits = all(a <= b for a, b in zip(given, promised)) if name == "nvvm.maxntid" else given == promised
        if not fits:
            return f"the kernel's {name} is {list(promised)}; it is launched with a {what} of {list(given)}"
    return ""


def _read_all(descriptor: int) -> bytes:
    """A message from a pipe; empty where its writer ended without one."""
    with os.fdopen(descriptor, "rb") as pipe:
        head = pipe.read(8)
        if len(head) < 8:
            return b""
        return pipe.read(struct.unpack("<Q", head)[0])
