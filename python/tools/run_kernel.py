"""gpuir-run --kernel: one kernel, or a host function, in the simulator, on arrays that the command line describes."""

from __future__ import annotations

import argparse
import contextlib
import io
import math
import re
import signal
import sys
import threading
import time
import types
from collections.abc import Callable, Iterator
from typing import Any, TextIO

import numpy as np

from gpuir import sim
from gpuir.errors import Error
from gpuir.files import Output
from gpuir.host import ir
from gpuir.sim.chips import CHIPS, DEFAULT, chip_of
from gpuir.sim.geometry import MAX_BLOCKS, MAX_ITERATIONS
from gpuir.sim.loop_progress import dispensable
from gpuir.sim.native.engine import ENGINES
from gpuir.tools import executors, sanitizer
from gpuir.tools.finding_files import junit, sarif
from gpuir.tools.kernel_arguments import ARG_HELP, argument, dims
from gpuir.tools.progress import Progress
from gpuir.tools.source import Sources

__all__ = ["add_options", "check_options", "run_kernel"]

#: Orders of a launch: the usual one, and one that turns it around; together they take three times as long at most.
_ORDERS = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of a run in the simulator."""
    group = parser.add_argument_group("a kernel in the simulator")
    add = group.add_argument
    add("--kernel", metavar="NAME", help="run this gpu.func, llvm.func, func.func or tt.func as a kernel")
    add("--entry", metavar="NAME", help="run this host function, with the kernels it launches")
    add("--grid", type=dims, metavar="X[xYxZ]", help="blocks, or programs of a tt.func (default: 1)")
    add("--block", type=dims, metavar="X[xYxZ]", help="threads of a block (default: 32)")
    add("--cluster", type=dims, metavar="X[xYxZ]", help="blocks of a cluster (default: 1)")
    add("--arg", action="append", default=[], metavar="ARG", dest="arguments", help=ARG_HELP)
    add("--smem", type=int, metavar="BYTES", help="dynamic shared memory of a block (default: 0)")
    add("--lanes", type=int, choices=(32, 64), help="lanes of a warp (default: 64 on gfx9 chips, else 32)")
    add(
        "--chip", help=f"whose limits the launch is held to, and the estimate made against (default: that of {DEFAULT})"
    )
    add("--schedule", type=int, metavar="SEED", help="draw the order of the warps; else all run in lockstep")
    add("--workers", type=int, default=1, metavar="N", help="processes that share the blocks (default: %(default)s)")
    add("--executor", metavar="NAME", help=executors.HELP)
    add(
        "--engine",
        choices=ENGINES,
        help="what runs a kernel: numpy, which counts; native, machine code; auto, native where it can and that pays (default: auto, "
        "and numpy for --sanitize and --svg)",
    )
    add(
        "--sample",
        type=int,
        metavar="N",
        help="of --engine=native and auto: blocks, spread over the grid, whose work is counted (default: as many as are quickly counted)",
    )
    add("--exact-tokens", action="store_true", help="of --entry: async tokens order what depends on them and no more")
    add(
        "--explore",
        type=int,
        metavar="N",
        help=f"in how many orders of blocks, warps and atomics to look for faults (default: {_ORDERS})",
    )
    add("--checks", metavar="NAMES", help='which checks, as in "races,waits" or "all,-host"; bounds are always checked')
    add("--unified-memory", action="store_true", help="of --entry: kernels reach what the host allocates")
    add("--no-checks", action="store_true", help="bounds only: no races, unwritten memory, missing waits")
    add(
        "--max-steps",
        type=int,
        metavar="N",
        help="limit of a loop's iterations (default: 1000000; 100000 where warps wait for each other)",
    )
    add(
        "--max-iterations",
        type=int,
        default=MAX_ITERATIONS,
        metavar="N",
        help="budget of the iterations of all loops together (default: %(default)s)",
    )
    add("--max-blocks", type=int, default=MAX_BLOCKS, metavar="N", help="budget of blocks (default: %(default)s)")
    add("--save", action="append", default=[], metavar="I=FILE.npy", help="write argument I afterwards")
    add("--json", metavar="FILE", help="write the report as JSON; - for the standard output")
    add("--svg", metavar="FILE", help="write the timeline of the warps as a picture; - for the standard output")
    sanitizer.add_options(parser)


#: Options that a launch has and a host function decides by itself; options of a run in the simulator, or of any other run.
_LAUNCH = ("grid", "block", "cluster", "smem", "engine", "sample")
_SIMULATED = (
    *_LAUNCH,
    "arguments",
    "lanes",
    "schedule",
    "explore",
    "executor",
    "checks",
    "no_checks",
    "save",
    "json",
    "svg",
    "sanitize",
)
_OTHERS = ("transform",)
#: Options that name a file which is written.
_FILES = ("json", "svg", "sarif", "junit")


def check_options(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Ends the program where options do not go together."""
    if options.kernel is not None and options.entry is not None:
        parser.error("argument --entry: not allowed with argument --kernel")
    simulated = options.kernel is not None or options.entry is not None
    for name in _OTHERS if simulated else _SIMULATED:
        if getattr(options, name):
            flag = "--arg" if name == "arguments" else f"--{name.replace('_', '-')}"
            why = "not allowed with a run in the simulator" if simulated else "only with --kernel or --entry"
            parser.error(f"argument {flag}: {why}")
    for name in _LAUNCH:
        if options.entry is not None and getattr(options, name) is not None:
            parser.error(f"argument --{name}: @{options.entry} says itself how it launches kernels")
    if options.no_checks and options.checks is not None:
        parser.error("argument --no-checks: not allowed with argument --checks")
    for name in ("sanitize", "svg"):
        if getattr(options, name) and options.engine not in (None, "numpy"):
            parser.error(f"argument --{name}: only with --engine=numpy, which counts what it tells of")
    if options.sample is not None and _engine(options) == "numpy":
        parser.error("argument --sample: only with --engine=native or --engine=auto; numpy counts all blocks")
    for name in ("exact_tokens", "unified_memory"):
        if getattr(options, name) and options.entry is None:
            parser.error(f"argument --{name.replace('_', '-')}: only with --entry")
    sanitizer.check_options(parser, options)
    printed = [name for name in _FILES if getattr(options, name) == "-"]
    if len(printed) > 1:
        parser.error(f"argument --{printed[1]}: the standard output is that of --{printed[0]}")


def _engine(options: argparse.Namespace) -> str:
    """What runs a kernel: pictures and the sanitizer's coverage are of all blocks."""
    engine: str | None = options.engine
    return engine or ("numpy" if options.sanitize or options.svg else "auto")


def run_kernel(module: ir.Module, options: argparse.Namespace, sources: Sources) -> int:
    """Runs, prints what came out and the report, and what was found as diagnostics; 1 when something was."""
    random = np.random.default_rng(options.seed)
    values = [argument(text, random) for text in options.arguments]
    # A file that cannot be written is said before a long run.
    saves = [_save(text, values) for text in options.save]
    outputs = {kind: Output(path, options.file) for kind in _FILES if (path := getattr(options, kind))}
    suppressions = [each for path in options.suppressions for each in sanitizer.read_suppressions(path)]
    progress = Progress()
    bar = _Bar(progress, options)
    common: dict[str, Any] = {
        "lanes": options.lanes,
        "seed": options.schedule,
        "checks": _checks(options),
        "explore": _ORDERS if options.explore is None else options.explore,
        "workers": options.workers,
        "max_steps": options.max_steps,
        "max_iterations": options.max_iterations,
        "max_blocks": options.max_blocks,
        "chip": options.chip,
        "on_fault": "report",
        "progress": bar.blocks,
        "loop_progress": bar.loops,
    }
    begin = time.perf_counter()
    # What programs read is on the standard output alone.
    out = sys.stderr if any(getattr(options, name) == "-" for name in _FILES) else sys.stdout
    try:
        with (
            contextlib.redirect_stdout(out),
            _limited(options.timeout, options.kernel or options.entry),
            executors.executor(options.executor) as common["executor"],
        ):
            if options.kernel is not None:
                prepared = sim.prepare(module)
                block = [options.block or 32] if prepared.has_threads(options.kernel) else []
                if options.block and not block:
                    raise Error(
                        f"--block: @{options.kernel} has programs and no threads; --grid says how many programs"
                    )
                report = sim.launch(
                    prepared, options.kernel, options.grid or 1, *block, *values,
                    smem=options.smem or 0, cluster=options.cluster or 1, engine=_engine(options),
                    sample=options.sample or 0, **common,
                )  # fmt: skip
            else:
                report = sim.run(
                    module,
                    options.entry,
                    *values,
                    exact_tokens=options.exact_tokens,
                    unified_memory=options.unified_memory,
                    **common,
                )
    except (TypeError, ValueError) as error:
        # What does not fit the function is said by the call; here it is the command line that is wrong.
        raise Error(str(error)) from None
    finally:
        progress.clear()
    seconds = time.perf_counter() - begin
    name = options.kernel or options.entry
    judged = sanitizer.judge(report, name, options.tool or tuple(sanitizer.CATEGORIES), suppressions)
    code = (options.error_exitcode or 1) if judged.findings else 0
    if options.sanitize:
        print(sanitizer.text_of(judged), file=out, flush=True)
    else:
        _show_results(report, values, options, seconds, out)
    for array, file in saves:
        data = io.BytesIO()
        np.save(data, array)
        file.write(data.getvalue())
        file.keep()
    texts: dict[str, Callable[[], str]] = {
        "json": lambda: report.json() + "\n",
        "svg": report.svg,
        "sarif": lambda: sarif(judged, code) + "\n",
        "junit": lambda: junit(judged, seconds),
    }
    for kind, file in outputs.items():
        file.write(texts[kind]())
        file.keep()
    if not options.sanitize:
        for finding in judged.findings:
            print(sources.show(finding.diagnostic()), file=sys.stderr)
    return code


def _show_results(
    report: sim.Report, values: list[Any], options: argparse.Namespace, seconds: float, out: TextIO
) -> None:
    """The arrays, and what the launch did."""
    for number, value in enumerate(values):
        if isinstance(value, np.ndarray):
            print(f"argument {number}: {_summary(value)}", file=out)
    for number, value in enumerate(report.results):
        print(f"result {number}: {_summary(value) if isinstance(value, np.ndarray) else value}", file=out)
    print(report.counted(), file=out)
    if chip_of(options.chip or DEFAULT) is None:
        print(f"no estimate for {options.chip}: the limits of {', '.join(CHIPS)} are known", file=out)
    print(f"simulated in {seconds:.2f} s", file=out, flush=True)


def _checks(options: argparse.Namespace) -> str | bool:
    """The checks of the launch: those named, or those of the sanitizer's tools, or all."""
    if options.checks is not None:
        checks: str = options.checks
        return checks
    return sanitizer.checks_of(options.tool) if options.tool else not options.no_checks


class _Bar:
    """How far a run is, block by block and within the blocks that run."""

    def __init__(self, progress: Progress, options: argparse.Namespace):
        self._progress = progress
        # The blocks of a host function's kernels are known when the first of them are done.
        self._done, self._total = 0, math.prod(options.grid or (1,)) if options.kernel is not None else 0

    def blocks(self, done: int, total: int) -> None:
        self._done, self._total = (done, total) if done < total else (0, 0)
        self._progress.show(done, total, "blocks")

    @dispensable
    def loops(self, told: sim.InBlocks) -> None:
        what, under_way = f"blocks, {told.iterations:,} iterations of loops, in that at {told.loop}", 0.0
        if told.fraction is not None:
            what = f"blocks, {100 * told.fraction:.1f} % of the loop at {told.loop}"
            under_way = told.fraction * told.blocks
        self._progress.show(self._done, self._total or told.blocks, what, under_way)


@contextlib.contextmanager
def _limited(seconds: float | None, name: str) -> Iterator[None]:
    """Ends what runs longer with an Error, where the system has alarms and this is the thread that gets them."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, frame: types.FrameType | None) -> None:
        raise Error(f"@{name} did not end within {seconds:g} s (--timeout)")

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _save(text: str, values: list[Any]) -> tuple[np.ndarray, Output]:
    """The array, and the file it goes to."""
    number, _, path = text.partition("=")
    if re.fullmatch("[0-9]{1,4}", number) and path and int(number) < len(values):
        value = values[int(number)]
        if isinstance(value, np.ndarray):
            return value, Output(path)
    raise Error(f"--save={text}: expected the number of an array argument and a file, such as 1=out.npy")


def _summary(array: np.ndarray) -> str:
    """Shape, range and first elements of an array in one line."""
    shape = "x".join(map(str, array.shape)) or "scalar"
    if not array.size:
        return f"{shape} {array.dtype}, empty"
    wide = array if array.dtype.kind in "iuc" else array.astype(int if array.dtype.kind == "b" else np.float64)
    first = ", ".join(f"{each:.6g}" for each in wide.reshape(-1)[:6])
    more = ", ..." if array.size > 6 else ""
    return f"{shape} {array.dtype}, from {wide.min():.6g} to {wide.max():.6g}: [{first}{more}]"
