"""Changed texts of all ops: gpuir takes and prints what each release of Triton takes and prints, but for differences with reasons.

Seeds are ops cut out of the release's own dumps, and of accepted texts; changes are of two kinds, those of types, layouts,
attributes and operands (_mutations.py), and those of tokens, which know nothing of any syntax (_tokens.py). The cases of a
seed are always the same. `--sweep=all` asks `ALL` cases of the run's seed, which pytest's header says, and `--seed=N` those
of another. A plain run asks as many of the seed `KEPT` as a quarter of a minute allows: other seeds still find about one case in
thousands that is neither mended nor listed, and a plain run is to say whether something got worse. What is found is a rule to
be mended in gpuir, with the text in Inputs/mended.mlir, or a difference that stays, with its reason in _reasons.py.
"""

from __future__ import annotations

import functools
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

# What the test is made of are modules beside it; the folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _compare
import _mutations
import _reasons
import _seeds
import _tokens

sys.path.remove(str(Path(__file__).parent))

Start = Callable[[str], Triton]

#: The releases that are asked.
RELEASES = ("3.4.0", "3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0")
#: Cases of a sweep, and of a run that is not one; these end after so many seconds too, but not before the least number.
ALL, SOME, LEAST, SECONDS = 6_000, 1_000, 500, 15.0
KEPT = 101
#: How often a text of several ops is drawn for one of a single op.
_WHOLE = 6
#: Texts that share a context: its memory grows with the types it has seen.
_CONTEXT = 500


def texts(name: str) -> list[tuple[str, str, str]]:
    """``(release, comment, text)`` of a file of texts, each below ``// comment`` or ``// 3.8.0: comment``."""
    found = []
    for part in (_compare.INPUTS / name).read_text().split("// -----\n"):
        first, _, text = part.partition("\n")
        match = re.match(r"// (?:(\d+\.\d+\.\d+): )?(.*)", first)
        assert match is not None, first
        found.append((match[1] or "3.4.0", match[2], text))
    return found


class Cases:
    """Changed texts of a release, by number."""

    def __init__(self, seeds: list[_seeds.Seed], start: int):
        self.start = start
        self.by_op: dict[str, list[_seeds.Seed]] = {}
        for one in seeds:
            self.by_op.setdefault(one.op, []).append(one)
        self.ops = sorted(self.by_op)
        self.weights = [_WHOLE if op == _seeds.WHOLE else 1 for op in self.ops]
        self.words = _tokens.Words(one.text for one in seeds)

    def __getitem__(self, number: int) -> tuple[_seeds.Seed, str, list[str]]:
        """What it was made of, its text, and what was changed. Each op is drawn as often."""
        draw = random.Random(f"{self.start} {number}")
        origin = draw.choice(self.by_op[draw.choices(self.ops, self.weights)[0]])
        if number % 2:
            return origin, *_tokens.changed(origin.text, self.words, draw)
        return origin, *_mutations.mutated(origin.text, draw)


Newer = Callable[[], "Triton | None"]


@pytest.fixture
def run_seed(run_seed: int, pytestconfig: pytest.Config) -> int:
    drawn = pytestconfig.getoption("--seed") is not None or pytestconfig.getoption("--sweep") == "all"
    return run_seed if drawn else KEPT


def reason(difference: _compare.Difference, text: str, release: str, newer: Newer) -> _compare.Reason | None:
    return next((one for one in _reasons.REASONS if one.covers(difference, text, release, newer)), None)


def smaller(text: str, kind: str, triton: Triton, release: str) -> str:
    """The text without the lines that the difference does not need."""
    lines = text.splitlines(keepends=True)
    for index in range(len(lines) - 1, -1, -1):
        without = "".join(lines[:index] + lines[index + 1 :])
        found = _compare.difference(without, triton, release)
        if found is not None and found.kind == kind:
            del lines[index]
    return "".join(lines)


@functools.cache
def _made_seeds(release: str, start: int, triton: Start) -> list[_seeds.Seed]:
    ask = triton(release)
    return _seeds.seeds(release, start, lambda text: _compare.check(text, ask).text)


@pytest.fixture
def seeds(triton: Start, run_seed: int) -> Callable[[str], list[_seeds.Seed]]:
    """The seeds of a release, made once a run."""
    return lambda release: _made_seeds(release, run_seed, triton)


def is_unknown(op: str, triton: Triton) -> bool:
    """Whether that Triton has no such op."""
    return f"op '{op}' is unknown" in triton.check(f"module {{\n  {op}\n}}").messages


@pytest.mark.parametrize("release", RELEASES)
def test_seeds_are_texts_of_all_ops_that_both_take(
    release: str, seeds: Callable[[str], list[_seeds.Seed]], triton: Start, newer: Newer
) -> None:
    from gpuir.ods.operation import OPS

    found = seeds(release)
    whole = "".join(one.text for one in found)
    names = [name for name in OPS if name.split(".")[0] in ("tt", "ttg", "ttng")]
    missing = [op for op in names if op not in whole and not is_unknown(op, triton(release))]
    # Some stand in their parents only, and some in ops that are too long for a seed.
    assert len(missing) <= 10, missing
    with gpuir.Context():
        for one in random.Random(0).sample(found, 100):
            different = _compare.difference(one.text, triton(release), release)
            assert different is None or reason(different, one.text, release, newer), f"{different}\n{one.text}"


def test_changes_apply() -> None:
    some = [text for _, _, text in texts("mended.mlir")]
    used: set[str] = set()
    words = _tokens.Words(some)
    for number in range(4000):
        draw = random.Random(number)
        text = some[number % len(some)]
        used.update(_tokens.changed(text, words, draw)[1], _mutations.mutated(text, draw)[1])
    assert used == {*_mutations.MUTATIONS, *_tokens.CHANGES}


#: Where elementBitWidth or swizzlingByteWidth is left out, 3.4.0 takes whatever stands in memory: its answers vary.
_UNSET = re.compile(r"#ttg\.nvmma_shared<\{(((?!swizzlingByteWidth)[^}])*|((?!elementBitWidth)[^}])*)\}")
#: The same of isTransposed of an amd_mfma by 3.5.1: it prints bytes of whatever stands there.
_UNSET_BY_3_5 = re.compile(r"#ttg\.amd_mfma<\{((?!isTransposed)[^}])*\}")


@pytest.fixture
def newer(triton: Start) -> Newer:
    """Triton 3.5.1, where somebody has set it up."""
    return lambda: triton("3.5.1") if "3.5.1" in external_tools.tritons() else None


@pytest.mark.parametrize("release", RELEASES)
def test_what_triton_takes_gpuir_takes_and_prints(
    release: str,
    seeds: Callable[[str], list[_seeds.Seed]],
    triton: Start,
    newer: Newer,
    run_seed: int,
    pytestconfig: pytest.Config,
) -> None:
    everything, cases, ask = (
        pytestconfig.getoption("--sweep") == "all",
        Cases(seeds(release), run_seed),
        triton(release),
    )
    found: list[str] = []
    taken = done = number = 0
    began = time.monotonic()
    context = gpuir.Context()
    while len(found) < 10 and done < (ALL if everything else SOME):
        if not everything and done >= LEAST and time.monotonic() - began > SECONDS:
            break
        number += 1
        origin, text, changes = cases[number]
        if number % _CONTEXT == 0:
            context = gpuir.Context()
        if _UNSET.search(text) or (release == "3.5.1" and _UNSET_BY_3_5.search(text)):
            continue
        done += 1
        with context:
            verdict = _compare.check(text, ask)
            taken += verdict.accepted
            different = _compare.difference(text, verdict, release)
        if different is None or reason(different, text, release, newer):
            continue
        with gpuir.Context():
            least = smaller(text, different.kind, ask, release)
        found.append(f"case {number}, {origin.op} with another {' and '.join(changes)}: {different}\n{least}")
    print(f"{done} cases, {taken} of them taken by Triton {release}")
    assert not found, "\n\n".join(found)
    # A generator that makes nothing but nonsense, or nothing wrong, would find nothing.
    assert 0.15 < taken / done < 0.6


@pytest.mark.parametrize("entry", _reasons.REASONS, ids=lambda entry: entry.name)
def test_reasons_are_needed(entry: _compare.Reason, triton: Start, newer: Newer) -> None:
    """Each entry has a text that differs, and that no other entry is for."""
    known = {comment: (release, text) for release, comment, text in texts("reasons.mlir")}
    assert entry.name in known, f"no text for {entry.name} in reasons.mlir"
    release, text = known[entry.name]
    with gpuir.Context():
        found = _compare.difference(text, triton(release), release)
    assert found is not None, f"gpuir and Triton agree by now: {entry.name} can go"
    assert [one.name for one in _reasons.REASONS if one.covers(found, text, release, newer)] == [entry.name], found


def test_texts_have_a_reason() -> None:
    assert [name for _, name, _ in texts("reasons.mlir")] == [entry.name for entry in _reasons.REASONS]


MENDED = [
    text
    for name in ("", "_layouts", "_operands", "_products", "_registers", "_rules")
    for text in texts(f"mended{name}.mlir")
]


@pytest.mark.sweep(300)
@pytest.mark.parametrize(
    ("release", "comment", "text"),
    MENDED,
    ids=[f"{one}: {name}" for one, name, _ in MENDED],
)
def test_what_was_found_stays_mended(release: str, comment: str, text: str, triton: Start) -> None:
    """What the sweep found: a text with gpuir's refusal, or "accepted"."""
    with gpuir.Context():
        printed, message = _compare.ours(text, release)
        assert (message or "accepted") == comment
        assert _compare.difference(text, triton(release), release) is None
