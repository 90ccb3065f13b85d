"""gpuir-run --kernel: one kernel, or a host function, in the simulator, on arrays that the command line describes."""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.errors import Error
from gpuir.tools.progress import Progress

__all__ = ["add_options", "run_kernel"]

_ARG_HELP = (
    "an argument, in order: a number; an .npy file; or KIND:SHAPExTYPE with KIND one of zeros, ones, arange, random "
    "(uniform in [0, 1), integers up to 100), e.g. random:64x64xf16, zeros:1000xf32"
)
_DTYPES = {
    "f16": "f2",
    "f32": "f4",
    "f64": "f8",
    "i8": "i1",
    "i16": "i2",
    "i32": "i4",
    "i64": "i8",
    "index": "i8",
    "i1": "?",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of a run in the simulator."""
    group = parser.add_argument_group("a kernel in the simulator")
    add = group.add_argument
    add("--kernel", metavar="NAME", help="run this gpu.func, llvm.func or func.func as a kernel")
    add("--entry", metavar="NAME", help="run this host function, with the kernels it launches")
    add("--grid", type=_dims, default=(1, 1, 1), metavar="X[xYxZ]", help="blocks (default: 1)")
    add("--block", type=_dims, default=(32, 1, 1), metavar="X[xYxZ]", help="threads of a block (default: 32)")
    add("--cluster", type=_dims, default=(1, 1, 1), metavar="X[xYxZ]", help="blocks of a cluster (default: 1)")
    add("--arg", action="append", default=[], metavar="ARG", dest="arguments", help=_ARG_HELP)
    add("--smem", type=int, default=0, metavar="BYTES", help="dynamic shared memory of a block (default: 0)")
    add("--lanes", type=int, choices=(32, 64), help="lanes of a warp (default: 64 on gfx9 chips, else 32)")
    add("--chip", default="sm_90", help="whose limits the estimate is made against (default: %(default)s)")
    add("--schedule", type=int, metavar="SEED", help="draw the order of the warps; else all run in lockstep")
    add("--workers", type=int, default=1, metavar="N", help="processes that share the blocks (default: %(default)s)")
    add("--no-checks", action="store_true", help="bounds only: no races, unwritten memory, missing waits")
    add(
        "--max-steps",
        type=int,
        default=1_000_000,
        metavar="N",
        help="limit of a loop's iterations (default: %(default)s)",
    )
    add("--save", action="append", default=[], metavar="I=FILE.npy", help="write argument I afterwards")
    add("--json", metavar="FILE", help="write the report as JSON; - for the standard output")
    add("--svg", metavar="FILE", help="write the timeline of the warps as a picture")


def _dims(text: str) -> tuple[int, int, int]:
    if not re.fullmatch(r"[1-9][0-9]{0,9}(x[1-9][0-9]{0,9}){0,2}", text):
        raise argparse.ArgumentTypeError(f"expected sizes such as 8 or 16x4x1, got '{text}'")
    x, y, z = (*map(int, text.split("x")), 1, 1)[:3]
    return x, y, z


def _argument(text: str, random: np.random.Generator) -> Any:
    """The value that one --arg describes."""
    if re.fullmatch(r"[+-]?[0-9]+", text):
        return int(text)
    if text.endswith(".npy"):
        try:
            return np.load(text, allow_pickle=False)
        except (OSError, ValueError) as error:
            raise Error(f"--arg={text}: {error}") from None
    found = re.fullmatch(r"(zeros|ones|arange|random):((?:[0-9]+x)*)([a-z][a-z0-9A-Z]*)", text)
    if found:
        kind, sizes, name = found.groups()
        shape = tuple(int(size) for size in sizes.split("x")[:-1])
        if int(np.prod(shape, dtype=object)) > 2**31:
            raise Error(f"--arg={text}: an array of that many elements is not made here; use an .npy file")
        dtype = _dtype(name, text)
        if kind == "random":
            integer = dtype.kind in "bi"
            return (
                random.integers(0, 2 if dtype.kind == "b" else 100, shape) if integer else random.random(shape)
            ).astype(dtype)
        if kind == "arange":
            return np.arange(int(np.prod(shape))).reshape(shape).astype(dtype)
        return np.full(shape, kind == "ones", dtype)
    try:
        return float(text)
    except ValueError:
        raise Error(f"--arg={text}: {_ARG_HELP}") from None


def _dtype(name: str, text: str) -> np.dtype:
    from gpuir.sim.types import SMALL_FLOATS, small_float

    if name in _DTYPES:
        return np.dtype(_DTYPES[name])
    if name in SMALL_FLOATS:
        return small_float(SMALL_FLOATS[name])
    raise Error(f"--arg={text}: no type '{name}'; one of {', '.join([*_DTYPES, *SMALL_FLOATS])}")


def run_kernel(module: Any, options: argparse.Namespace) -> int:
    """Runs, prints what came out and the report; 1 when something was found."""
    random = np.random.default_rng(options.seed)
    values = [_argument(text, random) for text in options.arguments]
    saves = [_save(text, values) for text in options.save]
    progress = Progress()
    common: dict[str, Any] = {
        "lanes": options.lanes,
        "seed": options.schedule,
        "checks": not options.no_checks,
        "workers": options.workers,
        "max_steps": options.max_steps,
        "chip": options.chip,
        "on_fault": "report",
        "progress": lambda done, total: progress.show(done, total, "blocks"),
    }
    begin = time.perf_counter()
    try:
        if options.kernel is not None:
            report = sim.launch(
                module, options.kernel, options.grid, options.block, *values,
                smem=options.smem, cluster=options.cluster, **common,
            )  # fmt: skip
        else:
            report = sim.run(module, options.entry, *values, **common)
    except (TypeError, ValueError) as error:
        # What does not fit the function is said by the call; here it is the command line that is wrong.
        raise Error(str(error)) from None
    finally:
        progress.clear()
    seconds = time.perf_counter() - begin
    # JSON on the standard output is for programs: what people read goes elsewhere then.
    out = sys.stderr if options.json == "-" else sys.stdout
    for line in report.output:
        print(line, end="" if line.endswith("\n") else "\n", file=out)
    for number, value in enumerate(values):
        if isinstance(value, np.ndarray):
            print(f"argument {number}: {_summary(value)}", file=out)
    for number, value in enumerate(report.results):
        print(f"result {number}: {_summary(value) if isinstance(value, np.ndarray) else value}", file=out)
    print(report, file=out)
    print(f"simulated in {seconds:.2f} s", file=out)
    for number, path in saves:
        np.save(path, values[number])
    if options.json == "-":
        print(report.json())
    elif options.json:
        Path(options.json).write_text(report.json() + "\n")
    if options.svg:
        report.svg(options.svg)
    return 1 if report.findings else 0


def _save(text: str, values: list[Any]) -> tuple[int, str]:
    number, _, path = text.partition("=")
    if (
        not number.isdigit()
        or not path
        or int(number) >= len(values)
        or not isinstance(values[int(number)], np.ndarray)
    ):
        raise Error(f"--save={text}: expected the number of an array argument and a file, such as 1=out.npy")
    return int(number), path


def _summary(array: np.ndarray) -> str:
    """Shape, range and first elements of an array in one line."""
    shape = "x".join(map(str, array.shape)) or "scalar"
    if not array.size:
        return f"{shape} {array.dtype}, empty"
    wide = array.astype(np.float64) if array.dtype.kind not in "biu" else array
    first = ", ".join(f"{each:.6g}" for each in wide.reshape(-1)[:6])
    more = ", ..." if array.size > 6 else ""
    return f"{shape} {array.dtype}, from {wide.min():.6g} to {wide.max():.6g}: [{first}{more}]"
