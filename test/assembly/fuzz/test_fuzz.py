"""Changed texts, by the thousand: no traceback, no abort, no hang, no dependence on what was read before, no changed file.

A plain run reads `SOME` texts, `--sweep=all` reads `ALL`. Each is read twice, in two processes that get them in two orders; both
must say the same, and what is printed must read back as the same module. A text at which the process dies or does not end is
accepted only where upstream's own parser dies of it as well.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

# What the test is made of are modules beside it; the folder does not stay on the path.
HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import _changed_texts  # noqa: E402

sys.path.remove(str(HERE))

ALL, SOME = 60_000, 2_000
#: Texts that one process reads; their number decides how much each can depend on others.
BATCH = 400
#: Seconds after which a text counts as one that never ends. Texts take milliseconds.
LIMIT = 120.0


class _Feeder(threading.Thread):
    """Writes to a process that may end before it has read everything."""

    def __init__(self, pipe: IO[str], text: str):
        super().__init__(daemon=True)
        self._pipe, self._text = pipe, text

    def run(self) -> None:
        with contextlib.suppress(BrokenPipeError, ValueError), self._pipe:
            self._pipe.write(self._text)


def lines(pipe: IO[str]) -> Iterator[str | None]:
    """The lines of a pipe; None, once, when none came for `LIMIT` seconds."""
    read: queue.Queue[str] = queue.Queue()

    def reading() -> None:
        for line in pipe:
            read.put(line)
        read.put("")

    threading.Thread(target=reading, daemon=True).start()
    while True:
        try:
            line = read.get(timeout=LIMIT)
        except queue.Empty:
            yield None
            return
        if not line:
            return
        yield line


def read_all(texts: list[tuple[int, str]]) -> dict[int, tuple[str, str]]:
    """What became of each text by number; a process that died or hung is followed by another for the texts behind."""
    outcomes: dict[int, tuple[str, str]] = {}
    waiting = list(texts)
    while waiting:
        with tempfile.TemporaryFile("w+", errors="replace") as errors:
            process = subprocess.Popen(
                [sys.executable, str(HERE / "_reader.py")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                errors="replace",
            )
            assert process.stdin is not None and process.stdout is not None
            current, reason = None, ""
            with process:
                _Feeder(process.stdin, "".join(json.dumps(text) + "\n" for text in waiting)).start()
                for line in lines(process.stdout):
                    if line is None:
                        reason = f"no end after {LIMIT} s"
                        process.kill()
                    elif line.startswith("> "):
                        current = int(line[2:])
                    else:
                        number, kind, said = json.loads(line)
                        outcomes[number] = (kind, said)
                        current = None
            errors.seek(0)
            said = errors.read()[-1500:]
        if current is not None:
            outcomes[current] = ("died", reason or f"exit code {process.returncode}: {said}")
        waiting = [text for text in waiting if text[0] not in outcomes]
        assert current is not None or not waiting, f"the process ended between texts: {process.returncode} {said}"
    return outcomes


def upstream_dies(text: str, mlir_opt: str) -> bool:
    """Whether upstream's own tool dies of the text, or does not end."""
    try:
        ended = subprocess.run(
            [mlir_opt, "--allow-unregistered-dialect"], input=text, capture_output=True, text=True, timeout=LIMIT
        )
    except subprocess.TimeoutExpired:
        return True
    return ended.returncode < 0 or ended.returncode > 100


def test_changed_texts(seed: int, request: pytest.FixtureRequest, mlir_opt: str) -> None:
    print("seed", seed)
    seeds = _changed_texts.seeds()
    count = ALL if request.config.getoption("--sweep") == "all" else SOME
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    for start in range(0, count, BATCH):
        texts = [(n, _changed_texts.mutated(seeds, random.Random(f"{seed} {n}"))) for n in range(start, start + BATCH)]
        first = read_all(texts)
        shuffled = texts[:]
        random.Random(f"{seed} {start}").shuffle(shuffled)
        second = read_all(shuffled)
        for number, text in texts:
            kind, said = first[number]
            kinds[kind] += 1
            if kind == "died" and upstream_dies(text, mlir_opt):
                kinds["upstream died, too"] += 1
                continue
            # Upstream prints a symbol without a name in a way that it does not read either.
            if kind == "wrong" and "INVALID EMPTY SYMBOL" in said:
                continue
            if kind in ("died", "wrong"):
                wrong.append(f"== {number}: {kind}: {said}\n{text}")
            elif second[number] != (kind, said):
                wrong.append(f"== {number}: after other texts {second[number]}, first {kind}: {said}\n{text}")
        if len(wrong) >= 10:
            break
    print(kinds)
    assert not wrong, f"{len(wrong)} of {kinds.total()} texts of seed {seed}:\n" + "\n".join(wrong)
    # Neither changes that break everything nor changes that break nothing would find much.
    assert kinds["read"] > count // 20 and kinds["refused"] > count // 5, kinds
