"""The loop of one peer's process: a request names a case and a size, the answer is the time that the case took."""

from __future__ import annotations

import gc
import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

#: A case sets up outside the clock, and returns what is to be timed; that returns a size to check, or None, or a size and
#: the seconds where something else had the clock.
Case = Callable[[int], Callable[[], "int | tuple[int, float] | None"]]


def serve(cases: dict[str, Case], versions: dict[str, str]) -> None:
    """Answers requests, one JSON object a line, until the input ends. The collector stays on, as for any user."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # what a library prints must not be read as an answer
    print(json.dumps({"cases": sorted(cases), "versions": versions}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = measured(cases[request["case"]], request["size"])
        except Exception as error:  # the other figures are worth having all the same
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


def measured(case: Case, count: int) -> dict[str, float | int | None]:
    timed = case(count)
    # The garbage of the case before is not this one's.
    gc.collect()
    before = resident()
    start = time.perf_counter()
    size = timed()
    seconds = time.perf_counter() - start
    if isinstance(size, tuple):
        size, seconds = size
    # The most that the process has ever had: of use where it is new, and has had no more before.
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - before
    return {"seconds": seconds, "size": size, "memory": memory}


def resident() -> int:
    """Bytes of this process in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()
