"""What gpuir accepts and refuses, against a released IREE, on the modules of Inputs/accepted_and_refused.mlir.

Each module begins with `// name: verdict`. Where the two differ the verdict says so and why: gpuir is stricter where the
facts ask for it, and takes the document's spellings, which IREE's parser refuses.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gpuir

CORPUS = Path(__file__).parent / "Inputs" / "accepted_and_refused.mlir"
SEPARATOR = "\n// -----\n\n"
CASES: dict[str, tuple[str, str]] = {}
for chunk in CORPUS.read_text().split(SEPARATOR):
    head, _, text = chunk.partition("\n")
    name, _, verdict = head.removeprefix("// ").rpartition(": ")
    CASES[name] = (verdict, text)

REASONS = {
    "gpuir alone refuses": {"no contraction", "no permutation", "it takes a comma for |"},
    "gpuir alone accepts": {
        "the document's spelling", "the host's spelling", "vectors had a dimension in its MLIR",
        "the generic form is printed", "symbols are taken for strings", "the list is no mapping in the host",
    },
}  # fmt: skip


def verdicts(verdict: str) -> tuple[bool, bool]:
    """Whether gpuir and whether IREE accepts."""
    word, _, reason = verdict.partition(" (")
    if word in REASONS:
        assert reason.removesuffix(")") in REASONS[word], verdict
    return {
        "accepted": (True, True),
        "refused": (False, False),
        "gpuir alone refuses": (False, True),
        "gpuir alone accepts": (True, False),
    }[word]


@pytest.fixture(scope="module")
def iree_accepts(iree_opt, run_tool) -> dict[str, bool]:
    """IREE's verdict on each module, of one run: a function of that number comes out with each accepted one."""
    marked = [f"{text}\nfunc.func private @case{i}()\n" for i, (_, text) in enumerate(CASES.values())]
    result = run_tool(iree_opt, "--split-input-file", "-", input=SEPARATOR.join(marked), timeout=120)
    found = {int(number) for number in re.findall(r"@case(\d+)\b", result.stdout)}
    return {name: i in found for i, name in enumerate(CASES)}


def test_the_corpus_is_what_it_should_be():
    assert len(CASES) >= 200
    words = [verdict.partition(" (")[0] for verdict, _ in CASES.values()]
    assert min(words.count("accepted"), words.count("refused")) >= 60
    assert sum(word in REASONS for word in words) < 30


@pytest.mark.parametrize("name", CASES)
def test_verdict(context, iree_accepts, name):
    verdict, text = CASES[name]
    try:
        module = gpuir.parse(text, filename="case.mlir")
    except gpuir.ParseError as error:
        ours = False
        first = error.diagnostics[0]
        assert first.severity == "error" and first.message
        assert first.file == "case.mlir" and 1 <= first.line <= text.count("\n") + 2 and first.column >= 1
    else:
        ours = True
        printed = gpuir.asm(module)
        assert gpuir.asm(gpuir.parse(printed)) == printed
    assert (ours, iree_accepts[name]) == verdicts(verdict)


def test_iree_takes_what_was_read_from_its_own_refusals(context, iree_prints):
    """The document's spellings go in, the released parser's come out."""
    texts = [
        gpuir.asm(gpuir.parse(text))
        for verdict, text in CASES.values()
        if verdict.endswith(("spelling)", "(symbols are taken for strings)"))
    ]
    assert len(texts) >= 8
    iree_prints(texts)


def test_iree_prints_what_gpuir_prints(context, assert_iree_agrees):
    """For every module that both accept."""
    # Without results IREE prints a barrier_region that it does not read.
    accepted = {name: text for name, (verdict, text) in CASES.items() if verdict == "accepted"}
    assert accepted.pop("br generic empty")
    assert_iree_agrees([gpuir.asm(gpuir.parse(text)) for text in accepted.values()])
