"""Measures gpuir against its peers and prints one Markdown table. A whole run's numbers go to benchmarks/results.json, its
ratios to benchmarks/history.jsonl, and how an op's time grows to docs/growth.svg.

Every peer runs in a process, xDSL and Triton in an environment, of its own. Within a repetition the peers take turns at
the same case, so that a machine that gets slower meanwhile does so for all of them. Figures are medians over the
repetitions; a ratio is the median of the repetitions' own ratios, with their smallest and largest behind it.
"""

from __future__ import annotations

import argparse
import datetime
import functools
import importlib.util
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import plot
import ratios
from figures import FIGURES, GROWTH, LARGE, MEGABYTE, MEMORY, MEMORY_ASKED, Figure
from table import PER, table

FOLDER = Path(__file__).resolve().parent
IMPORT = "import gpuir, load iree_gpu"
TOOL, MLIR_OPT = "gpuir-opt on a file of one op, whole process", "mlir-opt-22"
LOWERED = "TTGIR to PTX for sm_90, the median kernel"
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

    def value(answer: dict[str, Any]) -> float:
        if figure.unit == "B/op":
            return answer["memory"] / size
        return (answer["size"] / MEGABYTE if in_bytes else size) / answer["seconds"]

    rates = {name: [value(answer) for answer in found] for name, found in answers.items()}
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
    row: dict[str, Any] = {"figure": IMPORT, "peer": "host", "unit": "ms", "asked": 2.5}
    yield row | compared([ours * 1e3 for ours, _ in pairs], [theirs * 1e3 for _, theirs in pairs])


def tools(repetitions: int) -> Iterator[dict[str, Any]]:
    """Whole processes on a file of one op that both know."""
    if not (theirs := shutil.which(MLIR_OPT)):
        failure(f"{TOOL}: there is no {MLIR_OPT}")
        return
    ours = [sys.executable, "-m", "gpuir.tools.gpuir_opt"]
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}\n")
        file.flush()

        def milliseconds(command: list[str]) -> float:
            start = time.perf_counter()
            subprocess.run([*command, file.name], stdout=subprocess.DEVNULL, check=True)
            return (time.perf_counter() - start) * 1e3

        milliseconds(ours), milliseconds([theirs])  # the first of each compiles and reads from disk
        pairs = [(milliseconds(ours), milliseconds([theirs])) for _ in range(repetitions)]
    row: dict[str, Any] = {"figure": TOOL, "peer": MLIR_OPT, "unit": "ms", "asked": None}
    yield row | compared([one for one, _ in pairs], [other for _, other in pairs])


def lowered(interpreters: list[str]) -> Iterator[dict[str, Any]]:
    """TTGIR to PTX beside Triton's own stages, by benchmarks/lowered_code.py: medians over the kernels of the corpus."""
    units = {"ms": ("ms", 1), "registers": ("registers", 1.1), "SASS": ("instructions", 1.15), "shared": ("B", 1)}
    for python in interpreters:
        ended = subprocess.run([python, "lowered_code.py", "--json"], cwd=FOLDER, capture_output=True, text=True)
        if ended.returncode:
            failure(f"{LOWERED}, {python}: {(ended.stderr.strip() or 'no answer').splitlines()[-1]}")
            continue
        answer = json.loads(ended.stdout.splitlines()[-1])
        for key, found in answer["medians"].items():
            unit, asked = units[key]
            row = {"figure": f"{LOWERED}, {key}", "peer": f"triton {answer['triton']}", "unit": unit, "asked": asked}
            yield row | found


def growths(peer: Peer, repetitions: int, only: str) -> Iterator[dict[str, Any]]:
    for growth in GROWTH:
        if only not in f"growth, {growth.case}":
            continue
        progress(f"  {growth.case}")
        _, counted, scale = PER[growth.unit]
        steps = {}
        for size in growth.sizes:
            turn = functools.partial(peer.measure, growth.case)
            times = 1 if size >= LARGE else repetitions
            found = interleaved(growth.case, {"gpuir": turn}, size * counted, times).get("gpuir")
            if found:
                steps[size] = summary([answer["seconds"] / size * scale for answer in found])
        yield {"figure": growth.case, "unit": growth.unit, "asked": growth.asked, "steps": steps}


def machine() -> dict[str, Any]:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.machine()
    return {"cpu": model, "cores": os.cpu_count(), "python": platform.python_version()}


def commands_of(options: argparse.Namespace, host: str) -> dict[str, list[str]]:
    """How each peer is started; what is not there is left out."""
    python = sys.executable
    commands = {
        "gpuir": [python, "peer_gpuir.py"],
        "host": [python, "peer_host.py", host],
        "host ext": [python, "peer_host_ext.py", host],
        "host callbacks": [python, "peer_host_rewriting.py", host, "callbacks"],
        "host PDL": [python, "peer_host_rewriting.py", host, "PDL"],
    }
    if importlib.util.find_spec("numba.cuda"):
        commands["numba simulator"] = [python, "peer_numba_simulator.py"]
    else:
        failure("numba simulator: there is no numba-cuda in this environment")
    for option, name in (
        ("peers", "xdsl"), ("triton", "triton"), ("triton-interpreter", "triton interpreter"), ("iree-opt", "iree-opt"),
    ):  # fmt: skip
        program = getattr(options, option.replace("-", "_"))
        script = f"peer_{name.replace(' ', '_').replace('-', '_')}.py"
        if not program:
            progress(f"no --{option}: {name} is left out")
        elif not Path(program).exists():
            failure(f"{name}: there is no {program}")
        else:
            program = str(Path(program).absolute())
            commands[name] = [python, script, program] if name == "iree-opt" else [program, script]
    return commands


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """All figures that were asked for."""
    # Asked of a process of its own: the runner needs no gpuir, and the host's process must not have it.
    host = subprocess.run(
        [sys.executable, "-c", "import gpuir.host; print(gpuir.host.name)"], capture_output=True, text=True, check=True
    ).stdout.strip()
    commands = commands_of(options, host)
    peers = {name: Peer(name, command) for name, command in commands.items()}
    date = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    results: dict[str, Any] = {"date": date, "machine": machine(), "repetitions": options.repetitions}
    results |= {"rows": [], "growth": []}
    results["versions"] = {k: v for peer in peers.values() for k, v in peer.versions.items()}
    for index, figure in enumerate(FIGURES, 1):
        if options.only in figure.title:
            progress(f"[{index}/{len(FIGURES) + 3}] {figure.title}")
            size = figure.size or options.ops
            repetitions = min(options.repetitions, figure.repetitions or options.repetitions)
            answers = interleaved(figure.case, turns(figure, peers, commands), size, repetitions)
            results["rows"] += compare(figure, size, answers)
    if options.only in IMPORT:
        progress(f"[{len(FIGURES) + 1}/{len(FIGURES) + 3}] import")
        results["rows"] += imports(host, 2 * options.repetitions + 1)
    if options.only in TOOL:
        progress(f"[{len(FIGURES) + 2}/{len(FIGURES) + 3}] gpuir-opt")
        results["rows"] += tools(2 * options.repetitions + 1)
    if options.only in LOWERED:
        progress(LOWERED)
        programs = dict.fromkeys(filter(None, (options.triton, options.triton_newest)))
        results["rows"] += lowered([str(Path(program).absolute()) for program in programs])
    if options.only.startswith("growth") or not options.only:
        progress(f"[{len(FIGURES) + 3}/{len(FIGURES) + 3}] growth")
        results["growth"] += growths(peers["gpuir"], min(3, options.repetitions), options.only)
    for peer in peers.values():
        peer.close()
    return results


def keep(results: dict[str, Any], output: Path) -> None:
    """Writes the results, their line of the history next to them, and the picture of growth."""
    output.write_text(json.dumps(results, indent=1) + "\n")
    with output.with_name("history.jsonl").open("a") as history:
        history.write(json.dumps(ratios.entry(results)) + "\n")
    picture = FOLDER.parent / "docs" / "growth.svg" if output.parent == FOLDER else output.with_name("growth.svg")
    picture.write_text(plot.growth(results))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", help="Python interpreter that has xDSL (without one, its rows are left out)")
    parser.add_argument("--triton", help="Python interpreter that has Triton (without one, its rows are left out)")
    parser.add_argument(
        "--triton-newest", help="Python interpreter that has the newest Triton, for what it lowers itself"
    )
    parser.add_argument("--triton-interpreter", help="Python interpreter that has Triton and PyTorch, for Triton's own")
    parser.add_argument("--iree-opt", help="IREE's program of that name (without it, its rows are left out)")
    parser.add_argument("--ops", type=int, default=20_000, help="ops in each figure (default: 20,000)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each figure (default: 5)")
    parser.add_argument("--only", default="", help="only figures whose name has this in it")
    parser.add_argument("--output", type=Path, default=FOLDER / "results.json", help="where the numbers go")
    parser.add_argument(
        "--check", action="store_true", help="keep nothing; exit code 1 when a ratio is worse than the kept one"
    )
    options = parser.parse_args()
    if options.ops < 1 or options.repetitions < 1:
        parser.error("--ops and --repetitions start at 1")
    if options.check and not options.output.exists():
        parser.error(f"--check compares with {options.output}, which is not there")

    results = measure(options)
    print("\n".join(table(results)))
    print(f"\n{', '.join(f'{k} {v}' for k, v in results['versions'].items())}; {results['machine']}")
    for text in FAILURES:
        print(f"not measured: {text}")
    if options.check:
        worse = list(ratios.fallen(json.loads(options.output.read_text()), results, options.only))
        for text in worse:
            print(f"worse: {text}")
        return 1 if worse else 0
    # Numbers are kept only when they are whole: part of a run would hide what is missing from it.
    if not options.only and not FAILURES:
        keep(results, options.output.resolve())
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
