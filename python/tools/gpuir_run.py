"""gpuir-run: runs kernels in the simulator, and functions of one multi_mma on the CPU, compared with NumPy."""

from __future__ import annotations

import argparse
import dataclasses
import re
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.assembly.diagnostics import from_error, from_host
from gpuir.assembly.document import parse
from gpuir.errors import Diagnostic, Error
from gpuir.execution import Worker, mlir_runner
from gpuir.execution.diagnostics import error_at
from gpuir.execution.expected import Expected, MultiMma
from gpuir.host import ir, module
from gpuir.ods.context import Context
from gpuir.passes import registry
from gpuir.programs import Parser
from gpuir.tools import kernel_sources
from gpuir.tools.kernel_sources import language_of, read_kernels
from gpuir.tools.progress import Progress
from gpuir.tools.run_kernel import add_options, check_options, run_kernel
from gpuir.tools.source import Sources, read_input
from gpuir.tools.supervision import journal, supervised
from gpuir.tools.version import version_text
from gpuir.transforms.iree_gpu import reference_lowering

__all__ = ["main"]

_DESCRIPTION = """
With --kernel or --entry: runs a kernel, or a host function, in the simulator and prints its arrays, a report of what it
did, and what the checks found; exit code 0 when they found nothing. Without: verifies a module, lowers it to the CPU, runs each of its functions on random arrays and prints how far the result is
from NumPy's in float64 (for integers: in int64, wrapped). A function takes lhs, rhs and acc and returns their
iree_gpu.multi_mma. Exit code 0 when every result is within the tolerance, 1 otherwise and for bad input. The tolerance
is the bound of the rounding errors of a sum of N products in the accumulator's type, (N + 1) u (|acc| + sum |a b|),
with u = 2^-24 for f32 and 2^-11 for f16; integers must agree exactly.
"""
_RUNNERS = {"jit": ("jit",), "mlir-runner": ("mlir-runner",), "both": ("jit", "mlir-runner")}
_RUNNER_HELP = (
    "jit: the bindings' ExecutionEngine in a process of its own; mlir-runner: LLVM's tool on the printed text; "
    "both: they must agree in every bit (default: %(default)s)"
)
_OUTER_HELP = "sizes of the iterators where the module leaves them open, in their order (default: 3x5x7)"
_MOST_BYTES = 2**30  # the float64 copies that NumPy compares with take several times as much


@dataclasses.dataclass
class Row:
    """One line of the table."""

    cells: list[str]
    passed: bool


_EXAMPLES = """
examples:
  gpuir-run saxpy.mlir --kernel saxpy --grid 8 --block 128 --arg 2.0 --arg random:1024xf32 --arg zeros:1024xf32
  gpuir-run kernels.cu --kernel 'add<float>' --grid 4 --block 256 --arg random:1024xf32 --arg zeros:1024xf32 --arg 1024 --sanitize
  gpuir-run program.mlir --entry main --arg x.npy --save 0=y.npy
  gpuir-run multi_mma.mlir --outer 3x5x7
"""
_TIMEOUT = 60.0


def argument_parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = Parser(
        "gpuir-run", description=_DESCRIPTION, epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=version_text())
    add = parser.add_argument
    add("file", help="MLIR text, or a kernel in PTX, CUDA C++ or LLVM IR; - for the standard input")
    add("--load", action="append", default=[], metavar="FILE.py", help="dialects, patterns, passes and simulator rules")
    add("--transform", metavar="FILE", help="transform script that lowers the module, from its @__transform_main on")
    add("--runner", choices=_RUNNERS, default="jit", help=_RUNNER_HELP)
    add("--seed", type=int, default=0, metavar="N", help="of the random arrays (default: %(default)s)")
    add("--outer", type=_sizes, default=[3, 5, 7], metavar="MxNxK", help=_OUTER_HELP)
    limit = f"limit for each run (default: {_TIMEOUT:g}; none with --kernel and --entry)"
    add("--timeout", type=float, metavar="SECONDS", help=limit)
    add_options(parser)
    kernel_sources.add_options(parser)
    return parser


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argument_parser()
    arguments = parser.parse_args(argv)
    kernel_sources.check_options(parser, arguments)
    check_options(parser, arguments)
    if arguments.seed < 0:
        parser.error("argument --seed: must not be negative")
    if arguments.timeout is not None and not arguments.timeout > 0:
        parser.error("argument --timeout: must be positive")
    return arguments


def _sizes(text: str) -> list[int]:
    if not re.fullmatch(r"[0-9]{1,6}(x[0-9]{1,6})*", text):
        raise argparse.ArgumentTypeError(f"expected sizes such as 3x5x7, got '{text}'")
    return [int(size) for size in text.split("x")]


def _subjects(payload: Any) -> dict[str, MultiMma]:
    """The multi_mma of each function with a body."""
    subjects = {}
    for function in payload.body.operations:
        if function.operation.name != "func.func" or function.is_external:
            continue
        operations = list(function.regions[0].blocks[0].operations)
        multi_mmas = [op for op in operations if op.operation.name == "iree_gpu.multi_mma"]
        arguments = list(function.regions[0].blocks[0].arguments)
        if (
            len(multi_mmas) != 1
            or list(multi_mmas[0].operation.operands) != arguments
            or list(operations[-1].operation.operands) != list(multi_mmas[0].operation.results)
        ):
            raise error_at(
                function,
                "is not compared with NumPy: it must return the iree_gpu.multi_mma of its arguments; --kernel=NAME or "
                "--entry=NAME simulates one",
            )
        subjects[function.sym_name.value] = MultiMma(multi_mmas[0])
    if not subjects:
        raise Error("the module has no functions to run; --kernel=NAME simulates a kernel")
    return subjects


def _lower(payload: ir.Module, script: ir.Module | None, sources: Sources) -> None:
    """Lowers ``payload`` in place."""
    if script is None:
        reference_lowering(payload.operation)
        return
    entry = [op for op in script.body.operations if "sym_name" in op.attributes]
    entry = [op for op in entry if ir.StringAttr(op.attributes["sym_name"]).value == "__transform_main"]
    if not entry:
        raise Error("the transform script has no named sequence @__transform_main")
    emitted: list[Diagnostic] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        emitted.append(from_host(diagnostic))
        return True

    handler = payload.context.attach_diagnostic_handler(collect)
    interpreter = module("dialects.transform.interpreter")
    try:
        interpreter.apply_named_sequence(payload.operation, entry[0].operation, script)
    except (ir.MLIRError, ValueError) as error:
        raise Error(emitted or _failure(error)) from None
    finally:
        handler.detach()
    _show(emitted, sources)


def _failure(error: Exception) -> list[Diagnostic]:
    """Diagnostics of a silenceable failure, of which the host has only this text, or of any other error."""
    diagnostics = [
        Diagnostic("error" if i == 0 else "note", match[4], match[1], int(match[2]), int(match[3]))
        for i, match in enumerate(re.finditer(r'at loc\("([^"]*)":(\d+):(\d+)\): (.*)', str(error)))
    ]
    return [dataclasses.replace(diagnostics[0], notes=tuple(diagnostics[1:]))] if diagnostics else from_error(error)


def _show(diagnostics: list[Diagnostic], sources: Sources) -> None:
    for diagnostic in diagnostics:
        print(sources.show(diagnostic), file=sys.stderr)


def _run(subjects: dict[str, MultiMma], lowered: ir.Module, arguments: argparse.Namespace) -> list[Row]:
    runners = _RUNNERS[arguments.runner]
    rows = []
    progress, done, total = Progress(), 0, len(subjects) * len(runners)
    timeout = arguments.timeout or _TIMEOUT
    with Worker(lowered, timeout=timeout) as worker:
        try:
            if "jit" in runners:
                worker.start()
            for name, subject in subjects.items():
                bounds = subject.bounds(arguments.outer)
                if subject.bytes_needed(bounds) > _MOST_BYTES:
                    raise Error(
                        f"@{name} needs arrays of {subject.bytes_needed(bounds) / 2**30:.1f} GiB: --outer is too large"
                    )
                arrays = subject.random(bounds, np.random.default_rng(arguments.seed))
                expected = subject.expected(*arrays)
                results = []
                for runner in runners:
                    progress.show(done, total, f"{subject.intrinsic} by {runner}")
                    done += 1
                    begin = time.perf_counter()
                    if runner == "jit":
                        results.append(worker.call(name, *arrays))
                    else:
                        results.append(mlir_runner(lowered, name, arrays, timeout=timeout))
                    seconds = time.perf_counter() - begin
                    rows.append(_row(subject, bounds, runner, results[-1], expected, seconds))
                if len(results) == 2 and results[0].tobytes() != results[1].tobytes():
                    rows[-1].passed = False
                    rows[-1].cells[-1] = "differs from jit"
        finally:
            progress.clear()
    return rows


def _row(
    subject: MultiMma, bounds: list[int], runner: str, result: np.ndarray, expected: Expected, seconds: float
) -> Row:
    error = expected.error(result)
    worst = np.unravel_index(int(np.argmax(error)), error.shape) if error.size else ()
    largest, allowed = (float(a[worst]) if error.size else 0.0 for a in (error, expected.tolerance))
    passed = expected.accepts(result)
    exact = result.dtype.kind == "i"
    outer = "x".join(map(str, bounds)) or "-"
    cells = [
        subject.intrinsic,
        outer,
        runner,
        str(int(largest)) if exact else f"{largest:.2e}",
        "exact" if exact else f"{allowed:.2e}",
        f"{1000 * seconds:.1f} ms",
        "ok" if passed else "FAILED",
    ]
    return Row(cells, passed)


def _print(rows: list[Row]) -> None:
    head = ["intrinsic", "outer", "runner", "largest error", "tolerance", "time", ""]
    left = (0, 1, 2, 6)
    lines = [head, *(row.cells for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        cells = (cell.ljust(w) if i in left else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths)))
        print("  ".join(cells).rstrip())


def _parse(path: str, context: ir.Context, sources: Sources) -> ir.Module:
    name, text = read_input(path)
    if isinstance(text, str):
        sources.add(name, text)
    journal().reading(name, text, context)
    module = parse(text, filename=name, context=context)
    journal().does("running it")
    return module


@supervised("gpuir-run")
def main(argv: Sequence[str] | None = None) -> int:
    """Entry point of the console script; returns the exit code."""
    arguments = _arguments(argv)
    sources = Sources("gpuir-run")
    try:
        for path in arguments.load:
            registry.load_plugin(path)
        registry.load_entry_points()
        context = Context()
        if language_of(arguments) == "mlir":
            payload = _parse(arguments.file, context, sources)
        else:
            payload = read_kernels(arguments, context, sources)
        if arguments.kernel is not None or arguments.entry is not None:
            return run_kernel(payload, arguments, sources)
        script = _parse(arguments.transform, context, sources) if arguments.transform else None
        with context:
            subjects = _subjects(payload)
            _lower(payload, script, sources)
            rows = _run(subjects, payload, arguments)
    except Error as error:
        _show(error.diagnostics, sources)
        return 1
    except KeyboardInterrupt:
        return 130
    _print(rows)
    failed = sum(not row.passed for row in rows)
    if failed:
        print(f"{failed} of {len(rows)} results are wrong", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
