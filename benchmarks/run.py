"""Measures gpuir against its peers and prints one Markdown table; the numbers go to benchmarks/results.json as well.

Every peer runs in a process, xDSL and Triton in an environment, of its own. Within a repetition the peers take turns at
the same case, so that a machine that gets slower meanwhile does so for all of them. Figures are medians over the
repetitions; a ratio is the median of the repetitions' own ratios, with their smallest and largest behind it.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent
MEGABYTE = 1_000_000


class Figure(NamedTuple):
    """One case of the peers, and by how much gpuir is meant to be faster than each (None: for information).

    `size` is in ops, and in bytes where the unit is MB/s (None: as the command line says). The peer "itself" is gpuir
    at the case `against`. A `fresh` figure has a new process for every repetition.
    """

    case: str
    title: str
    asked: dict[str, float | None]
    unit: str = "op/s"
    size: int | None = None
    against: str = ""
    fresh: bool = False


_BUILD: dict[str, float | None] = {"host": 1.3, "xdsl": 5}
_PARSE: dict[str, float | None] = {"xdsl": 8, "host": None}
_PRINT: dict[str, float | None] = {"xdsl": 2, "host": None}
_KERNELS, _LAUNCHES = "kernel/s", "launch/s"
_MATMUL = "simulate a 512x512x512 f16 matmul"
_UPSTREAM = ("gpu.thread_id", "gpu.memcpy", "gpu.shuffle", "gpu.launch_func", "nvgpu.device_async_copy")
_CORPUS = "parse and verify Triton corpus"
FIGURES = (
    Figure("build multi_mma", "build multi_mma, attributes at hand", _BUILD),
    Figure("build multi_mma from values", "build multi_mma, maps and strings", _BUILD),
    Figure("build value_barrier", "build value_barrier, 1 operand", _BUILD),
    Figure("build value_barrier of 4", "build value_barrier, 4 operands", _BUILD),
    Figure("build yield", "build yield", _BUILD),
    # What gpuir takes beyond the host's own builder of the op costs at most a quarter more.
    *(Figure(f"build {op}", f"build {op}", {"host": 0.8}) for op in _UPSTREAM),
    Figure("parse multi_mma", "parse multi_mma", _PARSE),
    Figure("parse value_barrier", "parse value_barrier", _PARSE),
    Figure("print multi_mma", "print multi_mma", _PRINT),
    Figure("print value_barrier", "print value_barrier", _PRINT),
    Figure("lower multi_mma", "lower multi_mma to mfma", {"xdsl": 6}, size=10_000),
    # The corpus has a size of its own: the one that is given here is that of the text which xDSL reads instead.
    Figure("parse corpus", _CORPUS, {"triton": 0.1, "xdsl": 5}, "MB/s", MEGABYTE // 2),
    Figure("parse corpus", f"{_CORPUS}, first pass of a process", {"triton": None}, "MB/s", fresh=True),
    Figure("print corpus", "print Triton corpus", {"itself": 1, "triton": None}, "MB/s", against="parse corpus"),
    Figure("read TTGIR", "parse and verify 10 MB of TTGIR", {"triton": None}, "MB/s", 10 * MEGABYTE, fresh=True),
    # Triton compiles the TTGIR of an equal kernel: cases_compile.py.
    *(
        Figure(
            f"compile matmul of {w} warps", f"compile wgmma matmul of {w} warps to cubin", {"triton": 2}, _KERNELS, 5
        )
        for w in (8, 4)
    ),
    Figure(
        "compile from the cache", "the same from the cache", {"itself": 20}, _KERNELS, 5, "compile matmul of 8 warps"
    ),
    Figure(
        "compile side by side", "compile 8 wgmma matmuls side by side", {"itself": 1.5}, _KERNELS, 8, "compile in turn"
    ),
    # Launches of matrix products: cases_sim.py.
    Figure("simulate matmul", _MATMUL, {"triton interpreter": 1}, _LAUNCHES, 5),
    Figure("simulate matmul with checks", f"{_MATMUL}, all checks", {"itself": 0.25}, _LAUNCHES, 5, "simulate matmul"),
    Figure(
        "simulate large matmul with 2 workers",
        "simulate a 2048x2048x1024 f16 matmul in 2 processes",
        {"itself": 1.7},
        _LAUNCHES,
        3,
        "simulate large matmul",
    ),
)
#: The figure that tells peak memory too, as how many times the text it may be.
MEMORY, MEMORY_ASKED = "read TTGIR", 10


class Growth(NamedTuple):
    """A case at growing sizes, and how much more an op or a MB may take at the largest than at the smallest."""

    case: str
    unit: str
    sizes: tuple[int, ...]
    asked: float | None = None


#: For a growth's unit: what sizes count, how many the peer counts in one of these, how many of the unit are a second.
PER = {"us an op": ("ops", 1, 1e6), "ms a MB": ("MB", MEGABYTE, 1e3)}
GROWTH = (
    *(Growth(f"{what} multi_mma", "us an op", (1_000, 10_000, 100_000)) for what in ("build", "parse", "print")),
    # In proportion to the text, but for what a machine's caches and a busy hour do to it.
    *(Growth(f"{what} TTGIR", "ms a MB", (1, 5, 25, 50), 1.3) for what in ("parse", "print")),
)
#: What the host's nearest op is; xDSL has the very ops, declared in peer_xdsl.py.
NEAREST = {"multi_mma": "vector.contract", "barrier": "unrealized_conversion_cast", "yield": "scf.yield"}

IMPORT_HOST = "importlib.import_module(sys.argv[1] + '.ir')"
IMPORT_GPUIR = """import gpuir
from gpuir.dialects import iree_gpu
with gpuir.Context(): iree_gpu.MMAAttr.get('MFMA_F32_16x16x16_F16')"""


class Peer:
    """A peer's process: `measure` asks it for one run of a case."""

    def __init__(self, name: str, command: list[str]):
        self.name = name
        self.process = subprocess.Popen(command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        hello = self.process.stdout.readline()
        if not hello:
            raise RuntimeError(f"{name}: the process ended before it began")
        self.versions: dict[str, str] = json.loads(hello)["versions"]

    def measure(self, case: str, size: int) -> dict[str, Any]:
        self.process.stdin.write(json.dumps({"case": case, "size": size}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        return json.loads(answer) if answer else {"error": f"the process ended with {self.process.wait()}"}

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


#: What could not be measured, and why.
FAILURES: list[str] = []


def failure(text: str) -> None:
    FAILURES.append(text)
    progress(f"  {text}")


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


#: Has a peer, or gpuir at another case, do a figure's work once at a size.
Turn = Callable[[int], "dict[str, Any]"]


def turns(figure: Figure, peers: dict[str, Peer], commands: dict[str, list[str]]) -> dict[str, Turn]:
    """What is compared in a figure, gpuir first; a peer that is not there is left out."""

    def fresh(name: str, size: int) -> dict[str, Any]:
        with Peer(name, commands[name]) as peer:
            return peer.measure(figure.case, size)

    def lasting(name: str, case: str, size: int) -> dict[str, Any]:
        return peers[name].measure(case, size)

    found: dict[str, Turn] = {}
    for name in ("gpuir", *figure.asked):
        if name == "itself":
            found[name] = functools.partial(lasting, "gpuir", figure.against)
        elif name in peers:
            found[name] = functools.partial(*((fresh, name) if figure.fresh else (lasting, name, figure.case)))
    return found


def interleaved(case: str, turns: dict[str, Turn], size: int, repetitions: int) -> dict[str, list[dict[str, Any]]]:
    """The answers at all turns, one a repetition; what fails once is left out from then on."""
    answers: dict[str, list[dict[str, Any]]] = {name: [] for name in turns}
    failed: set[str] = set()
    for repetition in range(-1, repetitions):
        for name, turn in turns.items():
            if name in failed:
                continue
            # The first round, on a part of the size, warms up: imports, caches, the allocator.
            answer = turn(size if repetition >= 0 else max(1, size // 20))
            if "error" in answer:
                failure(f"{case}, {name}: {answer['error']}")
                failed.add(name)
            elif repetition >= 0:
                answers[name].append(answer)
    return {name: found for name, found in answers.items() if name not in failed}


def summary(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def compare(figure: Figure, size: int, answers: dict[str, list[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """One row for each peer of the figure."""
    in_bytes = figure.unit == "MB/s"
    rates = {
        name: [(answer["size"] / MEGABYTE if in_bytes else size) / answer["seconds"] for answer in found]
        for name, found in answers.items()
    }
    for name, asked in figure.asked.items():
        if "gpuir" not in rates or name not in rates:
            continue
        row = {"figure": figure.title, "peer": name, "unit": figure.unit, "asked": asked}
        if figure.against:
            row["against"] = figure.against
        if not in_bytes:
            row["ops"] = size
        row.update(compared(rates["gpuir"], rates[name]))
        if answers["gpuir"][0]["size"]:
            row["bytes"] = {who: answers[who][0]["size"] for who in ("gpuir", name)}
        yield row
    if figure.case == MEMORY and "gpuir" in answers:
        used = {name: [answer["memory"] / MEGABYTE for answer in found] for name, found in answers.items()}
        used["its text"] = [answer["size"] / MEGABYTE for answer in answers["gpuir"]]
        for name in reversed(used):
            if name != "gpuir":
                row = {"figure": "peak memory of reading 10 MB of TTGIR", "peer": name, "unit": "MB"}
                row["asked"] = MEMORY_ASKED if name == "its text" else None
                yield row | compared(used["gpuir"], used[name])


def compared(ours: list[float], theirs: list[float]) -> dict[str, dict[str, float]]:
    """The figures of both, and the ratio of each repetition."""
    ratios = [one / other for one, other in zip(ours, theirs)]
    return {"gpuir": summary(ours), "theirs": summary(theirs), "ratio": summary(ratios)}


def seconds_of(statement: str, *arguments: str) -> float:
    """The time that a statement takes in a new interpreter, whose own start is not counted."""
    code = "import importlib, sys, time\nstart = time.perf_counter()\n" + statement
    command = [sys.executable, "-c", f"{code}\nprint(time.perf_counter() - start)", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        raise RuntimeError(ended.stderr.strip().splitlines()[-1])
    return float(ended.stdout.split()[-1])


def imports(host: str, repetitions: int) -> Iterator[dict[str, Any]]:
    try:
        seconds_of(IMPORT_GPUIR), seconds_of(IMPORT_HOST, host)  # the first of each compiles and reads from disk
    except RuntimeError as error:
        failure(f"import: {error}")
        return
    pairs = [(seconds_of(IMPORT_GPUIR), seconds_of(IMPORT_HOST, host)) for _ in range(repetitions)]
    row: dict[str, Any] = {"figure": "import gpuir, load iree_gpu", "peer": "host", "unit": "ms", "asked": 2.5}
    yield row | compared([ours * 1e3 for ours, _ in pairs], [theirs * 1e3 for _, theirs in pairs])


def growths(peer: Peer, repetitions: int, only: str) -> Iterator[dict[str, Any]]:
    for growth in GROWTH:
        if only not in f"growth, {growth.case}":
            continue
        progress(f"  {growth.case}")
        _, counted, scale = PER[growth.unit]
        steps = {}
        for size in growth.sizes:
            turn = functools.partial(peer.measure, growth.case)
            found = interleaved(growth.case, {"gpuir": turn}, size * counted, repetitions).get("gpuir")
            if found:
                steps[size] = summary([answer["seconds"] / size * scale for answer in found])
        yield {"figure": growth.case, "unit": growth.unit, "asked": growth.asked, "steps": steps}


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def peer_of(row: dict[str, Any]) -> str:
    """The peer with what it does where that is not the very same."""
    peer: str = row["peer"]
    if peer == "itself":
        return f"itself, {row['against']}"
    if peer == "xdsl" and row["unit"] == "MB/s":
        return "xdsl, its own dialects"
    if peer == "host" and row["unit"] == "op/s" and "gpu." not in row["figure"]:
        nearest = next(op for part, op in NEAREST.items() if part in row["figure"])
        return f"host, {'tensor.cast' if 'cast' in nearest and 'bytes' in row else nearest}"
    return peer


def verdict(found: float, asked: float | None, *, less: bool) -> str:
    """What was asked of a ratio, and whether it was missed."""
    if asked is None:
        return ""
    met = found <= asked if less else found >= asked
    return f"{'at most' if less else 'at least'} {asked:g}{'' if met else ' (missed)'}"


def table(results: dict[str, Any]) -> Iterator[str]:
    yield "| figure | gpuir | peer | peer's figure | ratio (range) | asked |"
    yield "|---|--:|---|--:|--:|--:|"
    for row in results["rows"]:
        ratio = row["ratio"]
        asked = verdict(ratio["median"], row["asked"], less=row["unit"] in ("ms", "MB"))
        yield (
            f"| {row['figure']} | {number(row['gpuir']['median'])} {row['unit']} | {peer_of(row)} "
            f"| {number(row['theirs']['median'])} {row['unit']} "
            f"| {ratio['median']:.2f} ({ratio['min']:.2f} to {ratio['max']:.2f}) | {asked} |"
        )
    for row in results["growth"]:
        medians = {int(size): found["median"] for size, found in row["steps"].items()}
        if not medians:
            continue
        steps = ", ".join(f"{value:.2f}" for value in medians.values())
        sizes = ", ".join(f"{size:,}" for size in medians)
        grown = medians[max(medians)] / medians[min(medians)]
        asked = verdict(grown, row["asked"], less=True)
        title = f"{row['figure']}, {row['unit']} at {sizes} {PER[row['unit']][0]}"
        yield f"| {title} | {steps} | itself | | {grown:.2f} | {asked} |"


def machine() -> dict[str, Any]:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.machine()
    return {"cpu": model, "cores": os.cpu_count(), "python": platform.python_version()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", help="Python interpreter that has xDSL (without one, its rows are left out)")
    parser.add_argument("--triton", help="Python interpreter that has Triton (without one, its rows are left out)")
    parser.add_argument("--triton-interpreter", help="Python interpreter that has Triton and PyTorch, for Triton's own")
    parser.add_argument("--ops", type=int, default=20_000, help="ops in each figure (default: 20,000)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each figure (default: 5)")
    parser.add_argument("--only", default="", help="only figures whose name has this in it")
    parser.add_argument("--output", type=Path, default=FOLDER / "results.json", help="where the numbers go")
    options = parser.parse_args()
    if options.ops < 1 or options.repetitions < 1:
        parser.error("--ops and --repetitions start at 1")

    # Asked of a process of its own: the runner needs no gpuir, and the host's process must not have it.
    host = subprocess.run(
        [sys.executable, "-c", "import gpuir.host; print(gpuir.host.name)"], capture_output=True, text=True, check=True
    ).stdout.strip()
    commands = {"gpuir": [sys.executable, "peer_gpuir.py"], "host": [sys.executable, "peer_host.py", host]}
    for option, name in (("peers", "xdsl"), ("triton", "triton"), ("triton-interpreter", "triton interpreter")):
        interpreter = getattr(options, option.replace("-", "_"))
        if not interpreter:
            progress(f"no --{option}: {name} is left out")
        elif not Path(interpreter).exists():
            failure(f"{name}: there is no {interpreter}")
        else:
            commands[name] = [str(Path(interpreter).absolute()), f"peer_{name.replace(' ', '_')}.py"]
    peers = {name: Peer(name, command) for name, command in commands.items()}
    results: dict[str, Any] = {"machine": machine(), "repetitions": options.repetitions, "rows": [], "growth": []}
    results["versions"] = {k: v for peer in peers.values() for k, v in peer.versions.items()}

    for index, figure in enumerate(FIGURES, 1):
        if options.only in figure.title:
            progress(f"[{index}/{len(FIGURES) + 2}] {figure.title}")
            size = figure.size or options.ops
            answers = interleaved(figure.case, turns(figure, peers, commands), size, options.repetitions)
            results["rows"] += compare(figure, size, answers)
    if options.only in "import":
        progress(f"[{len(FIGURES) + 1}/{len(FIGURES) + 2}] import")
        results["rows"] += imports(host, 2 * options.repetitions + 1)
    if options.only.startswith("growth") or not options.only:
        progress(f"[{len(FIGURES) + 2}/{len(FIGURES) + 2}] growth")
        results["growth"] += growths(peers["gpuir"], min(3, options.repetitions), options.only)
    for peer in peers.values():
        peer.close()

    print("\n".join(table(results)))
    print(f"\n{', '.join(f'{k} {v}' for k, v in results['versions'].items())}; {results['machine']}")
    for text in FAILURES:
        print(f"not measured: {text}")
    # Numbers are kept only when they are whole: part of a run would hide what is missing from it.
    if not options.only and not FAILURES:
        options.output.write_text(json.dumps(results, indent=1) + "\n")
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
