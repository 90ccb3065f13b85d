"""gpu: launches of kernels by the host, in place (gpu.launch) and by name (gpu.launch_func).

A kernel is compiled for the warps of the launch, runs to its end, and its report is one of the run's ``kernels``. What it
changed in the memory of its arguments is what an asynchronous launch may still write.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import integers
from gpuir.sim.compiler import Compiler, compiled
from gpuir.sim.concurrent import MOST_THREADS
from gpuir.sim.findings import Fault, Site
from gpuir.sim.geometry import Geometry, misfit
from gpuir.sim.group import Group
from gpuir.sim.launching import Launch, shared_memory
from gpuir.sim.memory import SHARED_WINDOW, Memory
from gpuir.sim.memref import MemRef, element_of
from gpuir.sim.ops.buffers import define_buffers
from gpuir.sim.ops.gpu_host import Operation, dependencies, host_only, kernels_of, span_of
from gpuir.sim.ops.runner_gpu import is_stream, on_stream
from gpuir.sim.orders import run_in_orders
from gpuir.sim.program import Program
from gpuir.sim.rules import FUNCTIONS, function, rule, tuple_of
from gpuir.sim.streams import Span
from gpuir.sim.structure import outside, reference
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op


def _launch(
    program: Program, kernel: Op, units: Sequence[int | None], site: Site,
    g: Group, sizes: Sequence[Lanes], dynamic: Lanes, values: tuple[Data, ...], running: Operation,
) -> None:  # fmt: skip
    """Runs a grid of the op ``kernel``; ``sizes`` are those of the grid, the block and the cluster."""
    grid, block, cluster = ((int(x), int(y), int(z)) for x, y, z in (sizes[:3], sizes[3:6], sizes[6:]))
    problem = misfit(grid, block, cluster)
    if problem:
        raise fault("undefined", problem, site, g, [0])
    if dynamic < 0:
        raise fault("undefined", f"{int(dynamic)} bytes of dynamic shared memory", site, g, [0])
    batch = g.batch
    program = program.kernel(kernel, batch.options)
    function = compiled(program, kernel)
    beside = (
        running.token is not None and program.spins and batch.options.workers == 1 and not kernels_of(g).full
        and grid[0] * grid[1] * grid[2] * block[0] * block[1] * block[2] <= MOST_THREADS
    )  # fmt: skip
    if beside:
        # What it counts is its own.
        program = program.kernel_of_its_own(batch.options)
        function = compiled(program, kernel)
    spans = _given(g, values, units, site)
    for span in spans:
        running.check(span, writes=False)
    size, static, problem = shared_memory(program, int(dynamic), (grid, block, cluster), batch.options)
    if problem:
        raise fault("undefined", problem, site, g, [0])
    geometry = Geometry(grid, block, cluster, size, static)
    launch = Launch(program, batch.memory, geometry, batch.options)
    program.start(batch.memory)
    report = batch.state["report"]
    report.kernels.append(launch.report)
    batch.state["explored"].append(launch.explored)
    track = running.token is not None or running.streams.pending
    before = [_copy(batch.memory, span) for span in spans] if track else []
    given = _lowered(values, kernel) if FUNCTIONS[kernel.name].descriptors else values

    def finish() -> None:
        report.output += launch.report.output
        if launch.stopped:
            raise Fault(launch.findings[-1])
        for span, old in zip(spans, before):
            changed = _changed(batch.memory, span, old)
            if changed is not None:
                # What kernels that run at the same time write may be atomics', and some of it is the others'.
                if not beside:
                    running.check(changed, writes=True)
                running.note(changed, writes=True)
            running.note(span, writes=False)

    if beside:

        def run(give_way: Callable[[], None]) -> None:
            launch.give_way = give_way
            launch.run(function, given)

        kernels_of(g).launch(run, finish, *running.streams.place(running.token))
        return
    run_in_orders(launch, function, given)
    finish()


def _lowered(values: Sequence[Any], kernel: Op) -> tuple[Any, ...]:
    """Arguments of a kernel in the llvm dialect: memrefs are bare pointers, or descriptors in their parts."""
    if len(kernel.regions[0].blocks[0].arguments) == len(values):
        return tuple(value.base if isinstance(value, MemRef) else value for value in values)
    lowered: list[Any] = []
    for value in values:
        if isinstance(value, MemRef):
            lowered += [value.base, value.base, *map(np.int64, (value.offset, *value.sizes, *value.strides))]
        else:
            lowered.append(value)
    return tuple(lowered)


def _units(values: Sequence[Any]) -> list[int | None]:
    """Bytes of an element of each value that is a memref, 0 for a pointer."""
    return [
        element_of(value.type)[2]
        if isinstance(value.type, ir.MemRefType)
        else 0
        if str(value.type) == "!llvm.ptr"
        else None
        for value in values
    ]


def _given(g: Group, values: Sequence[Any], units: Sequence[int | None], site: Site) -> list[Span]:
    """The elements of the memrefs among a kernel's arguments, and the whole allocations that pointers lead into."""
    spans: list[Span] = []
    for value, unit in zip(values, units):
        if unit is None:
            continue
        if unit == 0:
            buffer = g.batch.memory.allocation(int(value))
            if buffer is not None and all(each.start != buffer.start for each in spans):
                spans.append(Span(buffer.start, buffer.end))
            continue
        if int(value.base) >= SHARED_WINDOW:
            text = "a variable of the host's stack (memref.alloca) is given to a kernel, which cannot reach it"
            raise fault("wrong-space", text, site, g, [0])
        spans.append(span_of(g, value, unit))
    return spans


def _copy(memory: Memory, span: Span) -> list[np.ndarray]:
    return [each[span.start : span.end].copy() for each in _arrays(memory)]


def _arrays(memory: Memory) -> tuple[np.ndarray, ...]:
    return (memory.bytes, memory.flags) if memory.tracked else (memory.bytes,)


def _changed(memory: Memory, span: Span, old: Sequence[np.ndarray]) -> Span | None:
    """The bytes of the span that a kernel changed; where it has no gaps, from the first one to the last."""
    differs = np.any([now[span.start : span.end] != was for now, was in zip(_arrays(memory), old)], axis=0)
    if span.places is None:
        at = np.nonzero(differs)[0] + span.start
        return Span(int(at[0]), int(at[-1]) + 1) if len(at) else None
    at = span.bytes()
    at = at[differs[at - span.start]]
    return Span(int(at.min()), int(at.max()) + 1, at) if len(at) else None


@rule("gpu.launch", kind="emits")
def _inline(k: Compiler, op: Op) -> None:
    """A kernel in place: values of the host that its body uses are its arguments."""
    site = host_only(k, op)
    segments = integers(op, "operandSegmentSizes")
    tokens, clustered, has_dynamic = segments[0], _has_cluster(op), segments[10] > 0
    _, asynchronous = dependencies(op)
    if segments[11:] and segments[11]:
        raise k.refuse(op, "a launch on a queue of its own is not simulated; use async tokens")

    def launch(g: Group, operands: tuple[Any, ...], captured: tuple[Any, ...]) -> Data:
        running = Operation(g, site, operands[:tokens], asynchronous)
        rest = list(operands[tokens:])
        sizes = rest[:9] if clustered else [*rest[:6], 1, 1, 1]
        dynamic = rest[9 if clustered else 6] if has_dynamic else 0
        _launch(k.program, op, units, site, g, sizes, dynamic, captured, running)
        return running.token

    values = outside(op)
    units, captured = _units(values), k.names(values)
    call = f"{k.bind(launch, 'launch')}(g, {tuple_of(k.names(op.operands))}, {tuple_of(captured)})"
    k.emit(f"{k.define(op.results[0])} = {call}" if asynchronous else call)


@rule("gpu.launch_func", kind="group")
def _launch_func(k: Compiler, op: Op) -> Code:
    site = host_only(k, op)
    segments = integers(op, "operandSegmentSizes")
    tokens, clustered, has_dynamic, count = segments[0], segments[7] > 0, segments[10] > 0, segments[11]
    queued = bool(segments[12:] and segments[12])
    _, asynchronous = dependencies(op)
    name = reference(op.attributes["kernel"])
    holder = k.program.lookup(name.rpartition("::")[0], op)
    if holder.name == "gpu.binary":
        raise k.refuse(op, f"@{name} is compiled code (gpu.binary); the simulator runs kernels of gpu.modules")
    kernel = k.program.lookup(name, op)
    if not any(len(region.blocks) for region in kernel.regions):
        raise k.refuse(op, f"@{name} is only declared; the simulator cannot run what has no body")
    if kernel.name not in FUNCTIONS:
        raise k.refuse(op, f"@{name} is a '{kernel.name}', and the simulator has no rule for functions of this op")

    begin = sum(segments[:11])
    units = _units(list(op.operands)[begin : begin + count])

    def launch(g: Group, m: Mask, *operands: Lanes) -> Data:
        # With a lowered program's stream the host goes on, and waits for it by mgpuStreamSynchronize; whoever brings a queue of
        # his own waits where the simulator does not see it.
        stream = operands[-1] if queued and is_stream(g, operands[-1]) else None
        if stream is None:
            running = Operation(g, site, operands[:tokens], asynchronous)
        else:
            running = on_stream(g, site, stream)
        rest = list(operands[tokens:])
        sizes, rest = (rest[:9], rest[9:]) if clustered else ([*rest[:6], 1, 1, 1], rest[6:])
        dynamic, rest = (rest[0], rest[1:]) if has_dynamic else (0, rest)
        _launch(k.program, kernel, units, site, g, sizes, dynamic, tuple(rest[:count]), running)
        return running.token if asynchronous else None

    return launch


#: What the arguments of a launch's body are, in their order; the ids of clusters come behind them where there are any.
_IDS = [f"{kind}.{axis}" for kind in ("block", "thread", "grid", "size") for axis in "xyz"]
_CLUSTER_IDS = [f"{kind}.{axis}" for kind in ("cluster", "cluster_size") for axis in "xyz"]


@function("gpu.launch", host=False, captures=True)
def _launch_body(k: Compiler, op: Op) -> list[str]:
    """Parameters are the values from outside; ids and buffers are defined here."""
    ids = _IDS + (_CLUSTER_IDS if _has_cluster(op) else [])
    arguments = list(op.regions[0].blocks[0].arguments)
    parameters = [k.define(value) for value in k.function.captures]
    for name, argument in zip(ids, arguments):
        k.emit(f"{k.define(argument)} = g.id({name!r})")
    define_buffers(k, op, arguments[len(ids) :])
    return parameters


def _has_cluster(op: Op) -> bool:
    """Whether a gpu.launch gives the size of its clusters."""
    return integers(op, "operandSegmentSizes")[7] > 0


@rule("gpu.return", "gpu.terminator", "gpu.yield", "gpu.warp_yield", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
