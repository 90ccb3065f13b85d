"""IREE's own parser and printer on iree_gpu: iree-opt, a process for each run, timed by itself.

`--mlir-timing` says how long it parsed (and verified, as gpuir's parser does) and how long it printed (which verifies once
more, the tool cannot be told not to). What a module of a single op takes is subtracted: loading dialects, opening files.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import peer
import texts

PROGRAM = sys.argv[1]
#: Removed when the process ends.
FOLDER = tempfile.TemporaryDirectory()
#: Names of MLIR's timing report.
STAGES = {"parse": "Parser", "print": "Output"}


def run(text: str, stage: str) -> tuple[int, float]:
    """Bytes of what iree-opt printed, and the seconds of the stage."""
    source, target = Path(FOLDER.name, "source.mlir"), Path(FOLDER.name, "target.mlir")
    source.write_text(text)
    ended = subprocess.run(
        [PROGRAM, str(source), "--mlir-timing", "--mlir-timing-display=list", "-o", str(target)],
        capture_output=True,
        text=True,
    )
    found = re.search(rf"([\d.]+) \([ \d.]+%\) +{STAGES[stage]}$", ended.stderr, re.M)
    if ended.returncode or not found:
        raise RuntimeError(f"iree-opt, exit code {ended.returncode}: {ended.stderr.strip()[:300]}")
    return target.stat().st_size, float(found[1])


def case(stage: str, kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], tuple[int, float]]:
        text = texts.module(kind, count)
        _, base = run(texts.module(kind, 1), stage)

        def timed() -> tuple[int, float]:
            printed, seconds = run(text, stage)
            return (printed if stage == "print" else len(text)), seconds - base

        return timed

    return prepare


def version() -> str:
    """IREE's version, of the package that carries the program."""
    told = subprocess.run([str(Path(PROGRAM).with_name("iree-compile")), "--version"], capture_output=True, text=True)
    found = re.search(r"IREE compiler version (\S+)", told.stdout)
    return found[1] if found else "?"


CASES = {f"{stage} {kind}": case(stage, kind) for stage in STAGES for kind in texts.KINDS}

if __name__ == "__main__":
    peer.serve(CASES, {"iree-opt": version()})
