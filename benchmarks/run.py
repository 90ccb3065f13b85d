"""Measures gpuir against its peers and prints one Markdown table; the numbers go to benchmarks/results.json as well.

Every peer runs in a process, xDSL in an environment, of its own. Within a repetition the peers take turns at the same
case, so that a machine that gets slower meanwhile does so for all of them. Figures are medians over the repetitions; a
ratio is the median of the repetitions' own ratios, with their smallest and largest behind it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent
GROWTH = (1_000, 10_000, 100_000)


class Figure(NamedTuple):
    """One case of the peers, and by how much gpuir is meant to be faster than each (None: for information)."""

    case: str
    title: str
    asked: dict[str, float | None]


_BUILD: dict[str, float | None] = {"host": 1.3, "xdsl": 5}
_PARSE: dict[str, float | None] = {"xdsl": 8, "host": None}
_PRINT: dict[str, float | None] = {"xdsl": 2, "host": None}
FIGURES = (
    Figure("build multi_mma", "build multi_mma, attributes at hand", _BUILD),
    Figure("build multi_mma from values", "build multi_mma, maps and strings", _BUILD),
    Figure("build value_barrier", "build value_barrier, 1 operand", _BUILD),
    Figure("build value_barrier of 4", "build value_barrier, 4 operands", _BUILD),
    Figure("build yield", "build yield", _BUILD),
    Figure("parse multi_mma", "parse multi_mma", _PARSE),
    Figure("parse value_barrier", "parse value_barrier", _PARSE),
    Figure("print multi_mma", "print multi_mma", _PRINT),
    Figure("print value_barrier", "print value_barrier", _PRINT),
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


def interleaved(peers: dict[str, Peer], case: str, size: int, repetitions: int) -> dict[str, list[dict[str, Any]]]:
    """The answers of all peers, one a repetition; a peer that fails once is left out from then on."""
    answers: dict[str, list[dict[str, Any]]] = {name: [] for name in peers}
    failed: set[str] = set()
    for repetition in range(-1, repetitions):
        for name, peer in peers.items():
            if name in failed:
                continue
            # The first round, on a part of the size, warms up: imports, caches, the allocator.
            answer = peer.measure(case, size if repetition >= 0 else max(1, size // 20))
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
    rates = {name: [size / answer["seconds"] for answer in found] for name, found in answers.items()}
    for name, asked in figure.asked.items():
        if "gpuir" not in rates or name not in rates:
            continue
        ratios = [ours / theirs for ours, theirs in zip(rates["gpuir"], rates[name])]
        row = {"figure": figure.title, "peer": name, "ops": size, "unit": "op/s", "asked": asked}
        row.update({"gpuir": summary(rates["gpuir"]), "theirs": summary(rates[name]), "ratio": summary(ratios)})
        if answers["gpuir"][0]["size"]:
            row["bytes"] = {who: answers[who][0]["size"] for who in ("gpuir", name)}
        yield row


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
    row["gpuir"] = summary([ours * 1e3 for ours, _ in pairs])
    row["theirs"] = summary([theirs * 1e3 for _, theirs in pairs])
    row["ratio"] = summary([ours / theirs for ours, theirs in pairs])
    yield row


def growth(peer: Peer, repetitions: int, sizes: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    for case in ("build multi_mma", "parse multi_mma", "print multi_mma"):
        row: dict[str, Any] = {"figure": case, "microseconds": {}}
        for size in sizes:
            found = interleaved({"gpuir": peer}, case, size, repetitions).get("gpuir")
            if found:
                row["microseconds"][size] = summary([answer["seconds"] / size * 1e6 for answer in found])
        yield row


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def table(results: dict[str, Any]) -> Iterator[str]:
    yield "| figure | gpuir | peer | peer's figure | ratio (range) | asked |"
    yield "|---|--:|---|--:|--:|--:|"
    for row in results["rows"]:
        slower = row["unit"] == "ms"
        ratio, sign = row["ratio"], "at most" if slower else "at least"
        asked = "" if row["asked"] is None else f"{sign} {row['asked']:g}"
        if row["asked"] is not None:
            met = ratio["median"] <= row["asked"] if slower else ratio["median"] >= row["asked"]
            asked += "" if met else " (missed)"
        peer = row["peer"]
        if peer == "host" and not slower:
            nearest = next(op for part, op in NEAREST.items() if part in row["figure"])
            peer += f", {'tensor.cast' if 'cast' in nearest and 'bytes' in row else nearest}"
        yield (
            f"| {row['figure']} | {number(row['gpuir']['median'])} {row['unit']} | {peer} "
            f"| {number(row['theirs']['median'])} {row['unit']} "
            f"| {ratio['median']:.2f} ({ratio['min']:.2f} to {ratio['max']:.2f}) | {asked} |"
        )
    for row in results["growth"]:
        medians = {int(size): found["median"] for size, found in row["microseconds"].items()}
        if not medians:
            continue
        steps = ", ".join(f"{value:.2f}" for value in medians.values())
        sizes = ", ".join(f"{size:,}" for size in medians)
        grown = medians[max(medians)] / medians[min(medians)]
        yield f"| {row['figure']}, us an op at {sizes} ops | {steps} | itself | | {grown:.2f} | |"


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
    if options.peers:
        commands["xdsl"] = [str(Path(options.peers).absolute()), "peer_xdsl.py"]
    else:
        progress("no --peers: xDSL is left out")
    peers = {name: Peer(name, command) for name, command in commands.items()}
    results: dict[str, Any] = {"machine": machine(), "repetitions": options.repetitions, "rows": [], "growth": []}
    results["versions"] = {k: v for peer in peers.values() for k, v in peer.versions.items()}

    for index, figure in enumerate(FIGURES, 1):
        if options.only in figure.title:
            progress(f"[{index}/{len(FIGURES) + 2}] {figure.title}")
            answers = interleaved(peers, figure.case, options.ops, options.repetitions)
            results["rows"] += compare(figure, options.ops, answers)
    if options.only in "import":
        progress(f"[{len(FIGURES) + 1}/{len(FIGURES) + 2}] import")
        results["rows"] += imports(host, 2 * options.repetitions + 1)
    if options.only in "growth":
        progress(f"[{len(FIGURES) + 2}/{len(FIGURES) + 2}] growth")
        results["growth"] += growth(peers["gpuir"], min(3, options.repetitions), GROWTH)
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
