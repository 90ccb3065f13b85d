"""Spellings of attributes and types that releases of Triton were asked of: each is taken where the release takes it, and printed so.

Inputs/variants.xz has the texts and the answers of all releases (scripts/triton_variants.py, `make variants`): no Triton is
needed here. A run takes a sample, by seed; `--sweep=all` takes all.
"""

from __future__ import annotations

import json
import lzma
import random
import re
import warnings
from pathlib import Path
from typing import NamedTuple

import pytest

import gpuir

_DATA = json.loads(lzma.decompress((Path(__file__).parent / "Inputs" / "variants.xz").read_bytes()))
RELEASES: list[str] = _DATA["releases"]
SAMPLE = 500
#: Texts that share a context: its memory grows with the attributes it has seen.
_CONTEXT = 500
#: Differences that stay, by what the text contains, with the reason.
REASONS = (
    (r"= #entries|\] #entries|<#entries>", "an alias may stand for the dictionary of any encoding, not of some"),
    (r"ctaLayout = \{\}|ctaLayout = \{register = \[\[0, 1\]\]\}|ctaLayout = \{warp2|ctaLayout = \{\s*\}", "Triton does not read `{}`, which it prints for one warp"),
    (r"!ttg\.memdesc<", "what a buffer is made of is for the verifiers of ops"),
    (r"tensordesc<tensor<\*xf16>>", "no tensor has elements of that type"),
)  # fmt: skip


class Variant(NamedTuple):
    """A text, and how a release prints it; None: it refuses it."""

    text: str
    printed: str | None


def variants(release: str) -> list[Variant]:
    column = RELEASES.index(release)
    found = []
    for text, answers in zip(_DATA["texts"], _DATA["answers"], strict=True):
        answer = answers[column]
        found.append(Variant(text, None if answer == -1 else text if answer == -2 else _DATA["printed"][answer]))
    return found


def said(text: str, release: str) -> str | None:
    """What gpuir prints of a text of that release; None where it refuses it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", gpuir.ParseWarning)
        try:
            return gpuir.asm(gpuir.parse(text, release=f"triton-{release}"))
        except gpuir.ParseError as error:
            assert error.diagnostics[0].message
            return None


@pytest.mark.parametrize("release", RELEASES)
def test_what_a_release_takes(release: str, run_seed: int, pytestconfig: pytest.Config) -> None:
    chosen = variants(release)
    if pytestconfig.getoption("--sweep") != "all":
        chosen = random.Random(f"{run_seed} {release}").sample(chosen, SAMPLE)
    different = []
    context = gpuir.Context()
    for number, variant in enumerate(chosen):
        if number % _CONTEXT == 0:
            context = gpuir.Context()
        with context:
            found = said(variant.text, release)
        if found != variant.printed and not any(re.search(pattern, variant.text) for pattern, _ in REASONS):
            different.append(f"{variant.text}gpuir:  {found}\nTriton: {variant.printed}")
    assert not different, f"{len(different)} of {len(chosen)}:\n" + "\n\n".join(different[:10])


def test_the_answers_say_something() -> None:
    """Of every release many texts are taken and many refused, and releases differ."""
    assert len(RELEASES) >= 6
    for release in RELEASES:
        taken = sum(variant.printed is not None for variant in variants(release))
        assert 2000 < taken < len(_DATA["texts"]) - 2000
    assert sum(len(set(answers)) > 1 for answers in _DATA["answers"]) > 1000


BLOCKED = "sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [2, 2]"


def text_of(attribute: str) -> str:
    return f"module attributes {{tt.a = {attribute}}} {{\n}}\n"


@pytest.mark.parametrize(
    ("attribute", "release", "message"),
    [
        ("#ttg.nvmma_shared<{transposed = false, elementBitWidth = 16}>", "triton-3.4",
         "warning: #ttg.nvmma_shared leaves 'swizzlingByteWidth' out, which is then whatever stood in memory; gpuir takes 0"),
        ("#ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false}>", None,
         "leaves 'elementBitWidth' out, which is then whatever stood in memory; gpuir takes 16"),
        ("#ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = true}>", "triton-3.4",
         "-:1:42: warning: triton-3.4 passes over 'version', which #ttg.amd_mfma does not have"),
        ("#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8], colour = 1}>", None,
         "Triton passes over 'colour', which #ttg.nvidia_mma does not have"),
    ],
)  # fmt: skip
def test_what_is_passed_over_is_warned_of(attribute: str, release: str | None, message: str) -> None:
    """Each time that the text is read, too."""
    for _ in range(2):
        with gpuir.Context(), pytest.warns(gpuir.ParseWarning) as told:
            gpuir.parse(text_of(attribute), release=release)
        assert [message in str(one.message) for one in told] == [True]
        assert told[0].filename == __file__


def test_a_text_of_the_releases_own_words_has_no_warning() -> None:
    with gpuir.Context(), warnings.catch_warnings():
        warnings.simplefilter("error")
        gpuir.parse(text_of(f"#ttg.blocked<{{{BLOCKED}, order = [1, 0]}}>"))


def test_refusals_point_at_the_entry() -> None:
    with gpuir.Context():
        for entries, message in (
            ("order = [1, true]", "-:1:120: error: expected an integer that is not negative, found true"),
            ('order = "a"', '-:1:120: error: expected a list, found "a"'),
            ("order = [1, 0], order = [1, 0]", "-:1:128: error: duplicate key 'order' in dictionary attribute"),
            ("order = [1, 0], colour = 1", "-:1:128: error: unexpected key: colour"),
            ("order = #nothing", "-:1:120: error: #nothing names an alias that is not defined"),
        ):
            with pytest.raises(gpuir.ParseError) as refused:
                gpuir.parse(text_of(f"#ttg.blocked<{{{BLOCKED}, {entries}}}>"))
            assert message in str(refused.value)


def test_python_builds_what_makes_sense() -> None:
    """Python's builders refuse what releases read and make nothing of."""
    from gpuir.dialects import ttg

    with gpuir.Context():
        with pytest.raises(ValueError, match=r"expects sizePerThread to be powers of two, found \[3\]"):
            ttg.BlockedEncodingAttr.get([3], [32], [4], [0])
        blocked = ttg.BlockedEncodingAttr.get([1, 1], [32, 1], [4, 1], [1, 0])
        with pytest.raises(ValueError, match="expects dim to be less than the parent's rank, 2, found 7"):
            ttg.SliceEncodingAttr.get(7, blocked)
        with pytest.raises(ValueError, match="expects order to be a permutation"):
            ttg.AMDRotatingSharedEncodingAttr.get(1, 1, 1, [1, 1])
