"""gpuir-bisect: names the pass of a pipeline that breaks a kernel."""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.assembly.document import decode, parse
from gpuir.bisection import Bisection, Parameter, bisect, bisect_dump, parameters_of, read_inputs, stages_of
from gpuir.errors import Error
from gpuir.files import Output
from gpuir.ods.context import Context
from gpuir.passes import registry
from gpuir.programs import Parser
from gpuir.tools.kernel_arguments import ARG_HELP, argument, dims
from gpuir.tools.progress import Progress
from gpuir.tools.source import Sources, read_input
from gpuir.tools.supervision import journal, supervised
from gpuir.tools.version import version_text

__all__ = ["main"]

_DESCRIPTION = """
Runs a pipeline pass by pass, launches the kernel in the simulator behind each pass on the same arguments, and names the
first pass behind which results differ or the checks find something, or that fails, crashes or leaves a module that does not verify.
Without --pipeline the file is a dump of all modules between passes (mlir-opt --mlir-print-ir-before-all
--mlir-print-ir-module-scope, Triton's MLIR_ENABLE_DUMP=1).
Exit code 0 when no pass was named, 1 when one was, 2 for a wrong command line and for input that cannot be launched.
"""
_EXAMPLES = """
examples:
  gpuir-bisect softmax.ttir --pipeline=triton:sm_90 --kernel=softmax --grid=6 inputs.npz
  gpuir-bisect saxpy.mlir --pipeline='builtin.module(canonicalize,cse)' --kernel=saxpy --arg=n=64 --arg='x=f32[64]' --arg='y=f32[64]'
  gpuir-bisect kernel.ttgir --load=my_passes.py --pipeline=my-pass,triton:sm_90:ttgir --kernel=k inputs.npz --reduce --output=found
"""
_PIPELINE_HELP = (
    "passes of gpuir, upstream and --load; triton:sm_90 is Triton's own pipeline for a target, triton:sm_90:ttgir{num_warps=8} a "
    "stage of it, triton:ttgpuir.pipeline{3 false} one pass with its arguments"
)
_USAGE = 2


def argument_parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = Parser(
        "gpuir-bisect", description=_DESCRIPTION, epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=version_text())
    add = parser.add_argument
    add("file", help="MLIR text; - for the standard input")
    add(
        "inputs",
        nargs="?",
        metavar="inputs.npz",
        help="arguments by the parameters' names, or in their order (arr_0, ...)",
    )
    add("--pipeline", metavar="PASSES", help=_PIPELINE_HELP)
    add("--load", action="append", default=[], metavar="FILE.py", help="dialects, patterns, passes and simulator rules")
    add("--triton", metavar="PYTHON", help="interpreter with Triton (default: GPUIR_TRITON_PYTHON, or this one)")
    add("--triton-release", metavar="N.N", help="whose text the input is, where it does not say")
    group = parser.add_argument_group("the launch")
    add = group.add_argument
    add("--kernel", metavar="NAME", help="launch this gpu.func, llvm.func, func.func or tt.func")
    add("--entry", metavar="NAME", help="run this host function, with the kernels it launches")
    add("--grid", type=dims, metavar="X[xYxZ]", help="blocks, or programs of a tt.func (default: 1)")
    add("--block", type=dims, metavar="X[xYxZ]", help="threads of a block (default: 32)")
    add("--cluster", type=dims, metavar="X[xYxZ]", help="blocks of a cluster (default: 1)")
    add("--smem", type=int, metavar="BYTES", help="dynamic shared memory of a block (default: 0)")
    add("--chip", help="whose limits the launch is held to")
    add("--arg", action="append", default=[], metavar="[NAME=]ARG", dest="arguments",
        help=f"{ARG_HELP}; f32[64,64] is random too; by the parameter's name or in their order")  # fmt: skip
    add("--seed", type=int, metavar="N", help="of the random arrays (default: a new one, which is printed)")
    add(
        "--schedules",
        type=int,
        default=1,
        metavar="N",
        help="launch each module in so many schedules (default: %(default)s)",
    )
    add("--explore", type=int, metavar="N", help="in how many orders to look for faults (default: 1)")
    add("--checks", metavar="NAMES", help='which checks, as in "races,waits" or "all,-host"; bounds are always checked')
    add("--tolerance", action="append", default=[], metavar="[NAME=]X",
        help="what floats may differ by, relative to the greatest number of the array, or of the arguments that are not named (default: a "
        "few units in the last place)")  # fmt: skip
    add("--timeout", type=float, metavar="SECONDS", help="limit for each pass and each launch (default: none)")
    group = parser.add_argument_group("the search and what it gives")
    add = group.add_argument
    add("--fast", action="store_true", help="halve the pipeline; of no use where a pass heals what another one broke")
    add("--reduce", nargs="?", type=float, const=60.0, metavar="SECONDS",
        help="make the module in front of the pass smaller while it fails alike (default: for 60 s at most)")  # fmt: skip
    add("--all", action="store_true", help="list passes that changed nothing too")
    add("--json", metavar="FILE", help="write the report as JSON; - for the standard output")
    add(
        "--output",
        metavar="DIR",
        help="write the report, the module before and after, the difference and the reduced one",
    )
    return parser


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argument_parser()
    options = parser.parse_args(argv)
    if (options.kernel is None) == (options.entry is None):
        parser.error("expected one of --kernel and --entry")
    if options.pipeline is None and options.entry is not None:
        parser.error("argument --entry: only with --pipeline")
    for name in ("grid", "block", "cluster", "smem"):
        if options.entry is not None and getattr(options, name) is not None:
            parser.error(f"argument --{name}: @{options.entry} says itself how it launches kernels")
    for name in ("reduce", "fast", "load", "triton"):
        if options.pipeline is None and getattr(options, name):
            parser.error(f"argument --{name}: only with --pipeline")
    for name in ("schedules", "explore", "timeout", "reduce"):
        value = getattr(options, name)
        if value is not None and not value > 0:
            parser.error(f"argument --{name}: must be positive")
    if options.seed is not None and options.seed < 0:
        parser.error("argument --seed: must not be negative")
    return options


def _values(options: argparse.Namespace, parameters: Sequence[Parameter], out: Any) -> list[Any]:
    """The arguments: of the file, those of the command line in their place or in order, random ones of a seed."""
    seed = int(np.random.default_rng().integers(2**31)) if options.seed is None else options.seed
    random = np.random.default_rng(seed)
    given: dict[str, Any] = {}
    if options.inputs is not None:
        values = read_inputs(options.inputs, parameters)
        wanted = parameters if len(values) == len(parameters) else [each for each in parameters if not each.implied]
        given.update((parameter.name, value) for parameter, value in zip(wanted, values))
    free = [each.name for each in parameters if each.name not in given]
    if any("random" in text or "[" in text for text in options.arguments):
        print(f"random arrays: --seed={seed}", file=out)
    names = {each.name for each in parameters}
    for text in options.arguments:
        name, equals, described = text.partition("=")
        if not equals:
            if not free:
                raise Error(f"--arg={text}: there is no parameter left for it ({_listed(parameters)})")
            name, described = free[0], text
        elif name not in names:
            raise Error(
                f"--arg={text}: @{options.kernel or options.entry} has no parameter '{name}' ({_listed(parameters)})"
            )
        if name in free:
            free.remove(name)
        given[name] = argument(_random(described), random)
    missing = [each for each in parameters if each.name not in given and not each.implied]
    if missing:
        raise Error(
            f"nothing for parameter {missing[0]}: give a file inputs.npz, or --arg={missing[0].name}=... ({_listed(parameters)})"
        )
    return [given[each.name] for each in parameters if each.name in given]


def _listed(parameters: Sequence[Parameter]) -> str:
    return f"the parameters: {', '.join(map(str, parameters)) or 'none'}"


def _random(text: str) -> str:
    """``random:64x32xf32`` for f32[64,32]."""
    match = re.fullmatch(r"([a-z]\w*)\[([0-9]+(?:,[0-9]+)*)\]", text)
    return f"random:{match[2].replace(',', 'x')}x{match[1]}" if match else text


def _tolerance(texts: Sequence[str]) -> dict[str | int, float] | None:
    by_name: dict[str | int, float] = {}
    for text in texts:
        name, equals, number = text.rpartition("=")
        try:
            by_name[name if equals else "*"] = float(number)
        except ValueError:
            raise Error(f"--tolerance={text}: expected a number, or NAME=number") from None
    return by_name or None


def _run(options: argparse.Namespace, sources: Sources) -> Bisection:
    out = sys.stderr if options.json == "-" else sys.stdout
    name, data = read_input(options.file)
    text = data if isinstance(data, str) else decode(data, name)
    sources.add(name, text)
    function = options.kernel or options.entry
    release = f"triton-{options.triton_release}" if options.triton_release else None
    dumped = stages_of(text, name) if options.pipeline is None else []
    first = dumped[0][1] if dumped else text
    context = Context()
    journal().reading(name, first, context)
    with context:
        module = parse(first, filename=name, context=context, release=release)
        parameters = parameters_of(module, function, first)
    journal().does("running the passes")
    values = _values(options, parameters, out)
    progress = Progress()
    launch: dict[str, Any] = {
        "block": options.block,
        "schedules": options.schedules,
        "tolerance": _tolerance(options.tolerance),
        "timeout": options.timeout,
        "progress": progress.show,
    }
    launch |= {key: getattr(options, key) for key in ("chip", "explore", "checks") if getattr(options, key) is not None}
    launch |= {key: getattr(options, key) for key in ("cluster", "smem") if getattr(options, key) is not None}
    try:
        if dumped:
            return bisect_dump(dumped, function, options.grid or 1, values, **launch)
        return bisect(
            text, options.pipeline, options.kernel, options.grid or 1, values, entry=options.entry, filename=name,
            release=release, triton=options.triton, reduce=options.reduce or False, fast=options.fast, **launch,
        )  # fmt: skip
    except (TypeError, ValueError) as error:
        raise Error(str(error)) from None
    finally:
        progress.clear()


@supervised("gpuir-bisect")
def main(argv: Sequence[str] | None = None) -> int:
    """Entry point of the console script; returns the exit code."""
    options = _arguments(argv)
    sources = Sources("gpuir-bisect")
    try:
        for path in options.load:
            registry.load_plugin(path)
        registry.load_entry_points()
        output = Output(options.json, options.file) if options.json else None
        if options.output is not None:
            _check_folder(options.output)
        bisection = _run(options, sources)
        print(bisection.text(all_steps=options.all), file=sys.stderr if options.json == "-" else sys.stdout, flush=True)
        if output is not None:
            output.write(bisection.json() + "\n")
            output.keep()
        if options.output is not None:
            _save(bisection, options.output)
    except Error as error:
        for diagnostic in error.diagnostics:
            print(sources.show(diagnostic), file=sys.stderr)
        return _USAGE
    except KeyboardInterrupt:
        return 130
    return 1 if bisection else 0


def _check_folder(folder: str) -> None:
    """Error where files cannot be written there: before the passes run, not behind them."""
    above = os.path.abspath(folder)
    while not os.path.lexists(above):
        above = os.path.dirname(above)
    if not os.path.isdir(above):
        raise Error(f"cannot write the folder '{folder}': {os.strerror(errno.ENOTDIR)}")
    if not os.access(above, os.W_OK):
        raise Error(f"cannot write the folder '{folder}': {os.strerror(errno.EACCES)}")


def _save(bisection: Bisection, folder: str) -> None:
    try:
        bisection.save(folder)
    except OSError as error:
        raise Error(f"cannot write the folder '{folder}': {error.strerror or error}") from None


if __name__ == "__main__":
    sys.exit(main())
