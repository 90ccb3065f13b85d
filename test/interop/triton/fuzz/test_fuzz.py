"""Changed texts of all ops: gpuir takes and prints what Triton 3.4.0 takes and prints, but for differences with reasons.

The cases of a seed are always the same. A run draws a new seed, which pytest's header says, and `--seed=N` repeats it. A
plain run asks as many cases as a minute allows, and `--sweep=all` asks `ALL` of them. What it finds is a rule to be mended
in gpuir, with the text in Inputs/mended.mlir, or a difference that stays, with its reason in _reasons.py.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import Triton

# What the test is made of are modules beside it; the folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _compare
import _mutations
import _reasons
import _seeds

sys.path.remove(str(Path(__file__).parent))

Start = Callable[[str], Triton]

#: Cases of a sweep, and of a run that is not one; these end after so many seconds too, but not before the least number.
ALL, SOME, LEAST, SECONDS = 24_000, 6_000, 3_000, 75.0
#: Cases of the ops that 3.4.0 has not, of which 3.5.1 is asked.
LATER = 400
#: How often a text of several ops is drawn for one of a single op.
_WHOLE = 6
#: Texts that share a context: its memory grows with the types it has seen.
_CONTEXT = 500


def texts(name: str) -> list[tuple[str, str]]:
    """``(comment, text)`` of a file of texts."""
    found = []
    for part in (_compare.INPUTS / name).read_text().split("// -----\n"):
        first, _, text = part.partition("\n")
        found.append((first.removeprefix("// "), text))
    return found


def cases(seeds: list[_seeds.Seed], start: int) -> Iterator[tuple[int, _seeds.Seed, str, list[str]]]:
    """Numbers of cases, what each was made of, its text, and what was changed. Each op is drawn as often."""
    by_op: dict[str, list[_seeds.Seed]] = {}
    for one in seeds:
        by_op.setdefault(one.op, []).append(one)
    ops = sorted(by_op)
    weights = [_WHOLE if op == _seeds.WHOLE else 1 for op in ops]
    number = 0
    while True:
        draw = random.Random(f"{start} {number}")
        origin = draw.choice(by_op[draw.choices(ops, weights)[0]])
        yield number, origin, *_mutations.mutated(origin.text, draw)
        number += 1


def reason(difference: _compare.Difference, text: str, newer: Callable[[], Triton]) -> _compare.Reason | None:
    return next((one for one in _reasons.REASONS if one.covers(difference, text, newer)), None)


def smaller(text: str, kind: str, triton: Triton, release: str) -> str:
    """The text without the lines that the difference does not need."""
    lines = text.splitlines(keepends=True)
    for index in range(len(lines) - 1, -1, -1):
        without = "".join(lines[:index] + lines[index + 1 :])
        found = _compare.difference(without, triton, release)
        if found is not None and found.kind == kind:
            del lines[index]
    return "".join(lines)


@pytest.fixture(scope="module")
def seeds() -> list[_seeds.Seed]:
    return _seeds.seeds()


def names(prefixes: tuple[str, ...] = ("tt", "ttg", "ttng")) -> list[str]:
    from gpuir.ods.operation import OPS

    return [name for name in OPS if name.split(".")[0] in prefixes]


def is_unknown(op: str, triton: Triton) -> bool:
    """Whether that Triton has no such op."""
    return f"op '{op}' is unknown" in triton.check(f"module {{\n  {op}\n}}").messages


def test_seeds_are_texts_of_all_ops_that_both_take(seeds: list[_seeds.Seed], triton: Start) -> None:
    whole = "".join(one.text for one in seeds)
    missing = [op for op in names() if op not in whole and not is_unknown(op, triton("3.4.0"))]
    assert not missing
    with gpuir.Context():
        for one in random.Random(0).sample(seeds, 100):
            found = _compare.difference(one.text, triton("3.4.0"))
            assert found is None or reason(found, one.text, lambda: triton("3.5.1")), f"{found}\n{one.text}"


def test_mutations_apply(seeds: list[_seeds.Seed]) -> None:
    used: set[str] = set()
    for _, _, text, names in cases(seeds, 1):
        used.update(names)
        assert text.strip()
        if used == set(_mutations.MUTATIONS):
            return


#: Where elementBitWidth or swizzlingByteWidth is left out, 3.4.0 takes whatever stands in memory: its answers vary.
_UNSET = re.compile(r"#ttg\.nvmma_shared<\{(((?!swizzlingByteWidth)[^}])*|((?!elementBitWidth)[^}])*)\}")


def run(
    seeds: list[_seeds.Seed],
    ask: Triton,
    newer: Callable[[], Triton],
    seed: int,
    enough: Callable[[int], bool],
    stricter: bool = False,
) -> None:
    """Asks cases until there are enough; fails with what differs for no reason. A `stricter` Triton may refuse more."""
    found: list[str] = []
    release = "triton-3.5" if stricter else "triton-3.4"
    taken = done = 0
    context = gpuir.Context()
    for number, origin, text, changes in cases(seeds, seed):
        if enough(done) or len(found) == 10:
            break
        if number % _CONTEXT == 0:
            context = gpuir.Context()
        if _UNSET.search(text):
            continue
        done += 1
        with context:
            verdict = _compare.check(text, ask)
            taken += verdict.accepted
            different = _compare.difference(text, verdict, release)
        if different is None or reason(different, text, newer) or (stricter and different.kind == _compare.ACCEPTED):
            continue
        with gpuir.Context():
            if verdict.crashed and _compare.difference(text, ask, release) is None:
                continue  # the machine's doing, or Triton's whim
            least = smaller(text, different.kind, ask, release)
        found.append(f"case {number}, {origin.op} with another {' and '.join(changes)}: {different}\n{least}")
    print(f"{done} cases, {taken} of them taken by Triton")
    assert not found, "\n\n".join(found)
    # A generator that makes nothing but nonsense, or nothing wrong, would find nothing.
    assert 0.15 < taken / done < 0.6


def test_what_triton_takes_gpuir_takes_and_prints(
    seeds: list[_seeds.Seed], triton: Start, run_seed: int, pytestconfig: pytest.Config
) -> None:
    everything, began = pytestconfig.getoption("--sweep") == "all", time.monotonic()

    def enough(done: int) -> bool:
        if everything:
            return done >= ALL
        return done >= SOME or (done >= LEAST and time.monotonic() - began > SECONDS)

    run(seeds, triton("3.4.0"), lambda: triton("3.5.1"), run_seed, enough)


def test_ops_that_only_3_5_1_has(triton: Start, run_seed: int) -> None:
    """3.5.1 checks more of memory types than the document's version, so what it refuses says nothing."""
    unknown = {op for op in names() if is_unknown(op, triton("3.4.0")) and not is_unknown(op, triton("3.5.1"))}
    later = [one for one in _seeds.seeds(later=True) if one.op in unknown]
    assert {one.op for one in later} >= {"ttng.tc_gen5_commit", "ttng.async_copy_mbarrier_arrive", "tt.unsplat"}
    run(later, triton("3.5.1"), lambda: triton("3.5.1"), run_seed, lambda done: done >= LATER, True)


@pytest.mark.parametrize("entry", _reasons.REASONS, ids=lambda entry: entry.name)
def test_reasons_are_needed(entry: _compare.Reason, triton: Start) -> None:
    """Each entry has a text that differs, and that no other entry is for."""
    known = dict(texts("reasons.mlir"))
    assert entry.name in known, f"no text for {entry.name} in reasons.mlir"
    text = known[entry.name]
    with gpuir.Context():
        found = _compare.difference(text, triton("3.4.0"))
    assert found is not None, f"gpuir and Triton agree by now: {entry.name} can go"
    assert [one.name for one in _reasons.REASONS if one.covers(found, text, lambda: triton("3.5.1"))] == [entry.name], (
        found
    )


def test_texts_have_a_reason() -> None:
    assert [name for name, _ in texts("reasons.mlir")] == [entry.name for entry in _reasons.REASONS]


@pytest.mark.parametrize(("comment", "text"), texts("mended.mlir"), ids=[name for name, _ in texts("mended.mlir")])
def test_what_was_found_stays_mended(comment: str, text: str, triton: Start) -> None:
    """What the sweep found: a text with gpuir's refusal, or "accepted"."""
    with gpuir.Context():
        printed, message = _compare.ours(text)
        assert (message or "accepted") == comment
        assert _compare.difference(text, triton("3.4.0")) is None
