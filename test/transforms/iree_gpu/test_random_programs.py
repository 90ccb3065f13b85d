"""Random programs of six kinds against a released IREE: the same IR, or both refuse, or the difference is listed with its reason.

Each kind has 150 programs, drawn by the run's seed; `--sweep=N` takes N of each, `--sweep=all` all.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.errors import Error

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from _canonical import canonical, parse, respell  # noqa: E402
from _random_modules import KINDS, Program  # noqa: E402
from test_against_iree import LOADER, SEPARATOR, module_of, ours  # noqa: E402

sys.path.remove(str(HERE))

PROGRAMS = 150
#: The release's own faults: a program with these traits may differ.
LISTED: dict[str, dict[frozenset[str], str]] = {
    "concretize": {
        frozenset({"accumulator permuted", "several outer pieces"}): "it takes the inverse of a permutation of three",
    },
    "distribute": {
        frozenset({"accumulator permuted", "several outer pieces"}): "lanes' slices reach over the end of the tile",
    },
    "fuse": {
        frozenset({"reader collapse"}): "it may leave the reshape before the loop that its operand moved into",
        frozenset({"trailing reduction"}): "workers that each add a part of a sum write the same elements",
    },
    "hoist": {
        frozenset({"trailing reduction"}): "workers that each add a part of a sum write the same elements",
        frozenset({"in the loop barrier"}): "each worker repeats an effect that stood beside the loop",
    },
}  # fmt: skip
#: Of dynamic loops nobody knows that they write all elements: the release fuses what follows, and drops those they do not.
for _form in ("exp", "add", "transpose", "copy", "matmul"):
    LISTED["hoist"][frozenset({"nest dynamic", f"trailing {_form}"})] = "elements that no worker writes are lost"
LISTED["hoist"][frozenset({"nest dynamic", "not the last"})] = "the same, of what follows in the loop"


def listed(kind: str, program: Program) -> list[str]:
    """Why a program of that kind may differ."""
    return [reason for traits, reason in LISTED.get(kind, {}).items() if traits <= program.traits]


def sample(request: pytest.FixtureRequest) -> int:
    sweep = request.config.getoption("--sweep")
    return PROGRAMS if sweep == "all" else min(PROGRAMS, int(sweep))


@pytest.fixture(scope="module")
def iree_says(iree_opt, run_tool):
    """`iree_says(programs)`: what the release makes of each, None where it refuses; one run for each pipeline."""

    def ask(programs: list[Program]) -> list[str | None]:
        groups: dict[str, list[str]] = {}
        for number, program in enumerate(programs):
            marker = f"func.func private @case{number}()\n{LOADER}"
            module, pipeline = module_of(program.how, program.text, marker)
            groups.setdefault(pipeline, []).append(module)
        printed: list[str | None] = [None] * len(programs)
        for pipeline, modules in groups.items():
            result = run_tool(
                iree_opt, "--split-input-file", f"--pass-pipeline=builtin.module({pipeline})", "-",
                input=SEPARATOR.join(modules), timeout=300,
            )  # fmt: skip
            assert result.returncode in (0, 1), result.stderr[-2000:]
            for part in result.stdout.split("// -----\n"):
                number = re.search(r"@case(\d+)\b", part)
                if number:
                    printed[int(number[1])] = part
        return printed

    return ask


def verdict(program: Program, printed: str | None) -> str:
    """ "same", "both refuse", or how the two differ."""
    result = ours(program.how, respell(program.text))
    if isinstance(result, Error) or printed is None:
        if isinstance(result, Error) and printed is None:
            return "both refuse"
        return f"gpuir alone refuses: {result}" if printed is not None else "gpuir alone accepts"
    found = canonical(result)
    try:
        expected = canonical(parse(respell(printed)))
    except Error as error:
        return f"the release printed what is invalid: {error}"
    if all(found[function] == expected[function] for function in found):
        return "same"
    return f"differs:\n{gpuir.asm(result)}\n// iree-opt:\n{printed}"


@pytest.mark.parametrize("kind", KINDS)
def test_random_programs(request, run_seed, iree_says, kind):
    programs = [KINDS[kind](random.Random(f"{run_seed} {kind} {number}")) for number in range(sample(request))]
    tally = {"same": 0, "both refuse": 0, "listed": 0}
    for program, printed in zip(programs, iree_says(programs)):
        word = verdict(program, printed)
        if word not in tally:
            assert listed(kind, program), f"{program.text}\n{sorted(program.traits)}\n{word}"
            word = "listed"
        tally[word] += 1
    print(kind, tally)
    if len(programs) == PROGRAMS:
        assert tally["same"] > PROGRAMS // 2, tally


def test_all_forms_are_drawn():
    traits: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for kind, draw in KINDS.items():
        for number in range(300):
            traits[kind] |= draw(random.Random(number)).traits
    readers = {f"reader {form}" for form in ("slice", "whole", "twice", "collapse", "branch")}
    trailing = {
        f"trailing {form}"
        for form in ("exp", "add", "transpose", "copy", "matmul", "reduction", "twice", "destination")
    }
    forms = {f"in the loop {form}" for form in ("scalar", "vector", "splat", "linalg", "slice", "barrier", "branch")}
    nests = {f"nest {form}" for form in ("one", "unit", "unit folded", "dynamic", "two")}
    assert traits["fuse"] >= readers | trailing | {"nested", "dynamic count"}
    assert traits["hoist"] >= trailing | forms | nests | {"fill", "not the last"}
    for kind, reasons in LISTED.items():
        assert all(each <= traits[kind] for each in reasons)
