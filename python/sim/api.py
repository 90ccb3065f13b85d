"""Running programs: whole host functions, and single kernels."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.assembly.document import asm, decode, parse
from gpuir.errors import Error
from gpuir.files import read_path
from gpuir.host import ir
from gpuir.ods.context import Context
from gpuir.sim import ops  # noqa: F401  (registers the rules)
from gpuir.sim.arguments import check_variable
from gpuir.sim.binding import MOST_SHARED, Spaces, bound_in_memory, machine_memory, spaces_of
from gpuir.sim.chips import DEFAULT, check_chip
from gpuir.sim.chosen import Chosen, choose
from gpuir.sim.compiler import compiled
from gpuir.sim.concurrent import Kernels
from gpuir.sim.counting import keep_few
from gpuir.sim.engines import Choice
from gpuir.sim.findings import Fault, Finding, SimulationError
from gpuir.sim.geometry import MAX_BLOCKS, MAX_ITERATIONS, Geometry, Options, misfit
from gpuir.sim.group import PRIVATE_BYTES, Group, HostBatch
from gpuir.sim.launching import Launch, shared_memory
from gpuir.sim.loop_progress import InBlocks, LoopProgress, is_dispensable
from gpuir.sim.native.engine import ENGINES, Kernel, lacking_option, said
from gpuir.sim.native.tiers import Tier
from gpuir.sim.orders import add_findings, run_in_orders
from gpuir.sim.program import Program
from gpuir.sim.report import Report
from gpuir.sim.rules import FUNCTIONS, RULES
from gpuir.sim.spreading import Executor, Outcome, Part, Share, Spread, answered, apart, shares
from gpuir.sim.streams import HostChecks, Streams
from gpuir.sim.structure import path_of, symbols_of
from gpuir.sim.terms import Lanes, Op
from gpuir.sim.tiles.values import partitions_of, programs_at_once
from gpuir.sim.watching import Observer, Watch

__all__ = ["Prepared", "launch", "prepare", "run"]


def _options(lanes: int | None, seed: int | None, checks: Chosen, workers: int, max_steps: int | None, chip: str | None,
             progress: Callable[[int, int], None] | None, max_iterations: int, max_blocks: int,
             loop_progress: Callable[[InBlocks], None] | None, explore: int) -> Options:  # fmt: skip
    named, chip = chip is not None, DEFAULT if chip is None else chip
    check_chip(chip)
    if lanes is None:
        lanes = 64 if chip.startswith("gfx9") else 32
    if lanes not in (32, 64):
        raise ValueError(f"lanes: a warp has 32 or 64 lanes, got {lanes!r}")
    for name, value, least in (
        ("workers", workers, 1), ("max_steps", max_steps, 1), ("seed", seed, 0), ("max_iterations", max_iterations, 1),
        ("max_blocks", max_blocks, 1), ("explore", explore, 1),
    ):  # fmt: skip
        if not isinstance(value, (int, np.integer)) and not (name in ("max_steps", "seed") and value is None):
            raise TypeError(f"{name}: expected an integer, got {value!r}")
        if value is not None and value < least:
            raise ValueError(f"{name}: at least {least}, got {value!r}")
    if progress is not None and not callable(progress):
        raise TypeError(f"progress: expected a function of the blocks that are done and of all, got {progress!r}")
    if loop_progress is not None and not callable(loop_progress):
        raise TypeError(f"loop_progress: expected a function of how far the blocks that run are, got {loop_progress!r}")
    within = None if loop_progress is None else LoopProgress(loop_progress)
    return Options(
        lanes,
        seed,
        choose(checks),
        workers,
        max_steps,
        chip,
        progress,
        within,
        max_iterations,
        max_blocks,
        explore=explore,
        chip_named=named,
    )


def _dim3(value: Lanes, name: str) -> tuple[int, int, int]:
    """Three sizes from an int or up to three."""
    sizes = tuple(value) if isinstance(value, (list, tuple, np.ndarray)) else (value,)
    if not 1 <= len(sizes) <= 3 or not all(isinstance(s, (int, np.integer)) and s >= 1 for s in sizes):
        raise ValueError(f"{name}: expected one to three positive sizes, got {value!r}")
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


def _find(program: Program, name: str) -> Any:
    """The function ``name``, or ``module::name``; kernels of gpu.modules are found by their own name."""
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a function, got {name!r}")
    functions = {path: op for path, op in program.symbols.items() if op.name in FUNCTIONS}
    matching = [op for path, op in functions.items() if name in (path[-1], "::".join(path))]
    bodies = [op for op in matching if any(len(region.blocks) for region in op.regions)]
    if len(bodies) == 1:
        return bodies[0]
    if len(matching) > 1:
        problem = "is the name of several functions: say which one, as module::function"
    else:
        other = next((op for path, op in program.symbols.items() if name in (path[-1], "::".join(path))), None)
        if other is not None and not matching:
            raise Error([at(other.location, "error", f"@{name} {_not_run(other.name)}")])
        problem = "is only declared, and has no body to run" if matching else "is not in the module"
    names = ", ".join(sorted("::".join(path) for path in functions)) or "none"
    raise Error(f"@{name} {problem}; the functions of the module: {names}")


def _not_run(op: str) -> str:
    """Why a symbol of that op cannot be called, and what to do."""
    runs = f"the simulator runs {', '.join(name for name in FUNCTIONS if name.endswith('func'))}"
    return f"is a {op}, and {runs}"


#: In place of the size of a block where none is given.
_NO_BLOCK: Any = object()


def launch(
    module: Any,
    kernel: str,
    grid: int | Sequence[int],
    block: Any = _NO_BLOCK,
    *arguments: Any,
    smem: int = 0,
    variables: Mapping[str, np.ndarray] | None = None,
    cluster: int | Sequence[int] = 1,
    lanes: int | None = None,
    seed: int | None = None,
    checks: Chosen = True,
    workers: int = 1,
    max_steps: int | None = None,
    max_iterations: int = MAX_ITERATIONS,
    max_blocks: int = MAX_BLOCKS,
    chip: str | None = None,
    on_fault: str = "raise",
    progress: Callable[[int, int], None] | None = None,
    loop_progress: Callable[[InBlocks], None] | None = None,
    explore: int = 1,
    executor: Executor | None = None,
    watch: Watch | None = None,
    trace: str | os.PathLike[str] | None = None,
    engine: str = "auto",
    sample: int = 0,
) -> Report:
    """Runs a kernel on the CPU; arrays among ``arguments`` are read and changed in place.

    ``module``: a module, MLIR text, the path of a file with it, or what ``prepare`` made of them. ``kernel``: a gpu.func, llvm.func or func.func by its name, ``module::name`` where that
    is not unique; of a tt.func each block of the grid is a program, which has no threads, so that its own arguments follow
    the grid. ``grid``, ``block``, ``cluster``: sizes in blocks and threads. ``smem``: bytes of dynamic shared memory.
    ``variables``: arrays in place of what the module's variables and constants in global memory begin with, by the variables'
    names; what the kernel leaves in a variable is in its array then, so that the next launch goes on with it.
    ``lanes``: of a warp, 64 on gfx9 chips and 32 elsewhere. ``seed``: draws a schedule of the warps; None runs all in
    lockstep. ``checks``: races, unwritten memory and the other checks of ``CHECKS``: all of them, none, or those named, as in "races,bounds" or
    "all,-host"; bounds are always checked.
    ``workers``: processes that share the blocks. ``max_steps``: iterations of a loop without bounds before it is said not to
    end (None: 1,000,000, of one in which warps wait for each other 100,000). ``max_iterations`` and ``max_blocks``: the launch's budgets, of iterations of all
    its loops together (100,000,000, in each process) and of blocks (16,777,216); a launch beyond them is a finding. ``on_fault``: "raise" a SimulationError, or "report" faults in the result.
    ``progress`` is called with the number of blocks that are done and of all, ``loop_progress`` within long blocks, ten times
    a second at most, with an ``InBlocks`` that says how far their loops are; several processes tell of the first one.
    ``explore``: in how many orders of blocks, warps and atomics to look for faults, where the order may hide them; what comes out
    is the first one's.
    ``executor``: runs parts of the blocks, on other machines too: any of concurrent.futures, or what has its ``submit``, such as
    dask.distributed's ``Client.get_executor()``; ``workers`` is then the number of parts. A part whose worker is lost runs again.
    ``watch``: SSA values by their names, in the text or as ``gpuir.asm`` prints them, and what to keep of each: "first", "last", "all", or a function
    of the block's index and the value; ``report.watched`` has them, of each program, or of each block's threads. ``trace``: a file that gets
    a line of JSON for each op of each program or block: the op, its place, and its results or what is to say of them.
    ``engine``: "auto", machine code of the kernel, where this has every op and option and the launch is not so small that NumPy is sooner
    done, and else NumPy; "native", machine code or an Error; "numpy". Arrays and findings are the same; ``report.engine`` says which one ran, and
    why. Where machine code ran, the counts of the report are made when one is first read, by the NumPy engine on memory as it was before the launch: of
    all blocks or, where that takes long, of some, spread over the grid, whose numbers are in ``report.sampled``; ``sample``: of so many.
    With "numpy" all is counted at once.
    """
    if not isinstance(sample, (int, np.integer)) or sample < 0:
        raise ValueError(f"sample: expected a number of blocks, got {sample!r}")
    if engine not in ENGINES:
        raise ValueError(f"engine: expected one of {', '.join(map(repr, ENGINES))}, got {engine!r}")
    if on_fault not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {on_fault!r}")
    options = _options(
        lanes, seed, checks, workers, max_steps, chip, progress, max_iterations, max_blocks, loop_progress, explore
    )
    prepared = prepare(module)
    host = prepared.program
    operation = _find(host, kernel)
    on_tiles = FUNCTIONS[operation.name].tiles
    if on_tiles:
        arguments = arguments if block is _NO_BLOCK else (block, *arguments)
        options, block = dataclasses.replace(options, lanes=1, at_once=programs_at_once(operation)), 1
    elif block is _NO_BLOCK:
        raise TypeError(
            f"launch: @{kernel} is a {operation.name}, which threads run: give the size of a block behind the grid"
        )
    sizes = _dim3(grid, "grid"), _dim3(block, "block"), _dim3(cluster, "cluster")
    problem = misfit(*sizes)
    if problem:
        raise ValueError(problem)
    if not isinstance(smem, (int, np.integer)) or smem < 0:
        raise ValueError(f"smem: expected a number of bytes, got {smem!r}")
    variables = dict(variables or {})
    if variables and executor is not None:
        raise ValueError("variables: an executor's workers do not get them; use workers")
    observer = None
    if watch or trace is not None:
        observer = Observer(operation, prepared.text, watch or {}, trace, on_tiles)
    with host.lock:
        # Code that tells an observer is of this launch alone.
        program = host.kernel(operation, options) if observer is None else host.kernel_of_its_own(options)
        program.observer = observer
        for name, array in variables.items():
            check_variable(name, array, program.find(name, operation))
        function = compiled(program, operation)
        size, dynamic, problem = shared_memory(program, int(smem), sizes, options)
        if problem and not on_tiles:  # buffers of programs lie beside each other, until a compiler has placed them
            raise Error([at(operation.location, "error", f"@{function.name}: {problem}")])
        geometry = Geometry(*sizes, size, dynamic, partitions_of(operation) if on_tiles else 0)

        def interpreted(options: Options) -> Report:
            """By the NumPy engine."""
            with bound_in_memory(program, operation, arguments, spaces_of(geometry, options), options, variables) as (
                memory,
                bound,
                values,
            ):
                running = Launch(program, memory, geometry, options)
                if executor is not None:
                    name = "::".join(path_of(operation))
                    text = asm(host.module, debuginfo=True)
                    request = None if observer is None else observer.request()
                    part = Part(text, name, apart(arguments), geometry, options, 0, 0, request=request)
                    running.spread = Spread(executor, run_part, part)
                try:
                    report = run_in_orders(running, function, values)
                finally:
                    if observer is not None:
                        observer.finish()
                if observer is not None:
                    report.watched = observer.results(geometry.blocks)
                bound.back()
                return report

        if engine == "numpy":
            report = interpreted(options)
            report.engine = said(None)
        else:
            told = None if loop_progress is None or is_dispensable(loop_progress) else loop_progress
            lacks = lacking_option(
                options,
                sizes[2],
                executor=executor,
                watch=watch or None,
                trace=trace,
                loop_progress=told,
            )
            choice = Choice(
                prepared,
                operation,
                arguments,
                geometry,
                options,
                variables=variables,
                lacks=lacks,
                prints=program.prints,
            )
            report = choice.run(function, interpreted, by_name=engine == "native", sample=int(sample))
    keep_few(report)
    if report.findings and on_fault == "raise":
        raise SimulationError(report.findings, report)
    return report


def run_part(payload: bytes) -> bytes:
    """What a part of a launch did; the worker's side of ``launch`` with an executor."""
    return answered(_outcome, payload)


def _outcome(part: Part) -> Outcome | list[Finding]:
    options, geometry = part.options, part.geometry
    host = prepare(part.module).program
    operation = _find(host, part.kernel)
    with host.lock:
        program = host.kernel(operation, options)
        if part.request is not None and not part.order:
            program = host.kernel_of_its_own(options)
            program.observer = Observer.elsewhere(operation, part.request, FUNCTIONS[operation.name].tiles)
        function = compiled(program, operation)
        spaces = spaces_of(geometry, dataclasses.replace(options, workers=1))
        with bound_in_memory(program, operation, part.arguments, spaces, options) as (memory, _, values):
            running = Launch(program, memory, geometry, options)
            if part.order:
                with contextlib.redirect_stdout(io.StringIO()):
                    return running.run(function, values).findings
            return running.part(function, values, part.first, part.end)


def run(
    module: Any,
    entry: str,
    *arguments: Any,
    lanes: int | None = None,
    seed: int | None = None,
    checks: Chosen = True,
    workers: int = 1,
    max_steps: int | None = None,
    max_iterations: int = MAX_ITERATIONS,
    max_blocks: int = MAX_BLOCKS,
    chip: str | None = None,
    on_fault: str = "raise",
    exact_tokens: bool = False,
    unified_memory: bool = False,
    progress: Callable[[int, int], None] | None = None,
    loop_progress: Callable[[InBlocks], None] | None = None,
    explore: int = 1,
    executor: Executor | None = None,
) -> Report:
    """Runs a host function, with the kernels it launches; arrays among ``arguments`` are read and changed in place.

    What the function returns is ``report.results``. Async tokens are streams, as upstream lowers them; with ``exact_tokens`` an
    operation is ordered after what it depends on and nothing else. With ``unified_memory`` kernels reach what the host allocates (``memref.alloc``), as on
    machines whose devices share its memory. ``executor`` runs the function again for shares of the orders that ``explore`` asks for: the
    first order runs here. The other arguments are those of ``launch``.
    """
    if on_fault not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {on_fault!r}")
    options = _options(
        lanes, seed, checks, workers, max_steps, chip, progress, max_iterations, max_blocks, loop_progress, explore
    )
    program = prepare(module).program
    operation = _find(program, entry)
    if not FUNCTIONS[operation.name].host:
        raise Error(
            f"@{entry} is a {operation.name}, which a device runs: gpuir.sim.launch takes it, with a grid and a block"
        )
    shared: Iterator[list[dict[int, list[Finding]]]] = iter(())
    if executor is not None and explore > 1 and options.checks:
        text = asm(program.module, debuginfo=True)
        name = "::".join(path_of(operation))
        shared = shares(executor, run_share, Share(text, name, apart(arguments), options, exact_tokens, unified_memory))
        options = dataclasses.replace(options, workers=1, orders=range(0))
    report, explored = _run(program, operation, arguments, options, exact_tokens, unified_memory)
    for share in shared:
        for mine, theirs in zip(explored, share):
            mine.update(theirs)
    for kernel, found in zip(report.kernels, explored):
        add_findings(kernel, found)
    in_kernels = [each for kernel in report.kernels for each in kernel.findings]
    # What ended a kernel ended the host's code too, and is listed once.
    report.findings = in_kernels + [each for each in report.findings if not any(each is other for other in in_kernels)]
    report.combine()
    if report.findings and on_fault == "raise":
        raise SimulationError(report.findings, report)
    return report


def run_share(payload: bytes) -> bytes:
    """The findings of a share of the orders of each launch; the worker's side of ``run`` with an executor."""
    return answered(_explored, payload)


def _explored(share: Share) -> list[dict[int, list[Finding]]]:
    program = prepare(share.module).program
    with contextlib.redirect_stdout(io.StringIO()):
        return _run(
            program,
            _find(program, share.entry),
            share.arguments,
            share.options,
            share.exact_tokens,
            share.unified_memory,
        )[1]


def _run(
    program: Program, operation: Op, arguments: Sequence[Any], options: Options, exact_tokens: bool, unified_memory: bool
) -> tuple[Report, list[dict[int, list[Finding]]]]:  # fmt: skip
    """The report of a host function, and for each launch the findings of the orders behind the first one."""
    explored: list[dict[int, list[Finding]]] = []
    with program.lock:
        function = compiled(program, operation)
        # Kernels and buffers of any size may come.
        shared = MOST_SHARED * options.workers
        spaces = Spaces(machine_memory(), shared, options.at_once * options.workers * PRIVATE_BYTES)
        report = Report(kernel=function.name, chip=options.chip)
        with bound_in_memory(program, operation, arguments, spaces, options) as (memory, bound, values):
            batch = HostBatch(memory, options)
            streams = Streams(exact=exact_tokens)
            kernels = Kernels(memory)
            batch.state.update(report=report, streams=streams, kernels=kernels, unified=unified_memory,
                               explored=explored)  # fmt: skip
            if options.checks & {"host", "uninitialized"}:
                batch.checks = HostChecks(streams, memory)
            group = Group(batch, np.arange(1))
            # Kernels have all of private memory: the host's stack lies apart from it.
            group.private = np.int64(memory.allocate(batch.private_stride, "the host's stack", owner="host"))
            assert function.code is not None
            try:
                with np.errstate(all="ignore"):
                    report.results = bound.results(group, function.code(group, None, *values))
                    kernels.finish()
                if "host" in options.checks and not report.findings:
                    bound.check_pending(group, streams)
            except Fault as fault:
                report.findings.append(fault.finding)
            finally:
                kernels.abandon()
                batch.state.clear()
                bound.back()
    return report, explored


class Prepared:
    """A module made ready by ``prepare``: its functions are compiled when they are first needed, and then kept."""

    def __init__(self, program: Program, text: str | None = None):
        #: ``text``: what the module was read from, where it was.
        self.program, self.text = program, text
        #: Kernels that the native engine was asked for.
        self.native: dict[Op, Kernel] = {}
        #: What is known of their launches.
        self.tiers: dict[Op, Tier] = {}

    def has_threads(self, kernel: str) -> bool:
        """Whether a launch of the kernel takes the size of a block; False of a tt.func, whose programs work on tiles."""
        return not FUNCTIONS[self.function(kernel).name].tiles

    def function(self, name: str) -> Op:
        """The function that ``launch`` or ``run`` means by a name; Error where there is none, or where several are."""
        operation: Op = _find(self.program, name)
        return operation


#: The last modules that were prepared, by the module's id or its text, with what they looked like then.
_RECENT: dict[Any, tuple[Prepared, Any, Any]] = {}
_RECENT_SIZE = 8
_RECENT_LOCK = threading.Lock()


def prepare(module: Any) -> Prepared:
    """``module`` (a module, MLIR text, or the path of a file with it) for many calls of ``run`` and ``launch``, in place of the module there.

    ``run`` and ``launch`` prepare what they are given too, and know the last modules again as long as these have not changed;
    to see that takes a fraction of the time to compile them.
    """
    if isinstance(module, Prepared):
        return module
    name = "-"
    if isinstance(module, os.PathLike):
        name, data = read_path(module)
        module = decode(data, name)
    if not isinstance(module, str) and not isinstance(getattr(module, "operation", module), ir.Operation):
        raise TypeError(f"module: expected a module, MLIR text or a path, got {type(module).__name__}")
    key = (name, module) if isinstance(module, str) else id(module)
    state = (tuple(RULES.values()), tuple(FUNCTIONS.values()), "" if isinstance(module, str) else _bytecode(module))
    with _RECENT_LOCK:
        known = _RECENT.pop(key, None)
        # The same bytes may be of other functions, where those that were compiled are gone.
        if (
            known is None
            or known[1] != state
            or not (
                isinstance(module, str) or known[0].program.symbols == symbols_of(getattr(module, "operation", module))
            )
        ):
            operation = module
            if isinstance(module, str):
                operation = parse(module, filename=name, context=ir.Context.current or Context())
            known = Prepared(Program(operation, 1), module if isinstance(module, str) else None), state, module
        _RECENT[key] = known
        while len(_RECENT) > _RECENT_SIZE:
            del _RECENT[next(iter(_RECENT))]
    return known[0]


def _bytecode(module: Any) -> bytes:
    """The module with its locations, as bytes."""
    stream = io.BytesIO()
    getattr(module, "operation", module).write_bytecode(stream)
    return stream.getvalue()
