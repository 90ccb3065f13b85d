"""What gpuir and Triton say of one text, and where they differ for a reason."""

from __future__ import annotations

import difflib
import re
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import gpuir
from gpuir.dialects.tt.dialect import TRITON
from gpuir.interop.triton import Triton, TritonError, Verdict

INPUTS = Path(__file__).parent / "Inputs"
#: Seconds that Triton has for a text: it does not come to an end on some.
_LIMIT = 30.0
REFUSED, ACCEPTED, PRINTED, FAILED = "gpuir alone refuses", "Triton alone refuses", "printed otherwise", "gpuir fails"


class Difference(NamedTuple):
    """How the two differ: what gpuir says (or prints), and what Triton does."""

    kind: str
    gpuir: str
    triton: str

    def __str__(self) -> str:
        return f"{self.kind}\ngpuir:  {self.gpuir or 'accepted'}\nTriton: {self.triton or 'accepted'}"


class Reason(NamedTuple):
    """Differences that stay: of that kind, with messages (or printed lines) that contain these patterns.

    `releases` are those that it holds for; `later` says that Triton 3.5.1 decides as gpuir does; the text too has to contain a
    pattern, where there is one.
    """

    name: str
    kind: str
    gpuir: str
    triton: str
    later: bool
    why: str
    text: str = ""
    releases: str = "3.4-"

    def holds(self, release: str) -> bool:
        """Whether it is a reason for that release's differences."""
        return TRITON.release(release) in TRITON.range(self.releases)

    def covers(self, difference: Difference, text: str, release: str, newer: Callable[[], Triton | None]) -> bool:
        """Whether it is the reason of a difference; `newer` gives Triton 3.5.1, or None where it is not there to ask."""
        if (
            not self.holds(release)
            or difference.kind != self.kind
            or re.search(self.gpuir, difference.gpuir) is None
            or re.search(self.triton, difference.triton) is None
            or re.search(self.text, text) is None
        ):
            return False
        later = newer() if self.later else None
        return later is None or later.check(text).accepted is not (self.kind == REFUSED)


def ours(text: str, release: str) -> tuple[str | None, str]:
    """The text as gpuir prints it, or None and its refusal; any other exception is a finding."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Triton passes over
            module = gpuir.parse(text, release=f"triton-{release}")
        return gpuir.asm(module, release=f"triton-{release}"), ""
    except gpuir.ParseError as error:
        return None, error.diagnostics[0].message


def refusal(verdict: Verdict) -> str:
    """Why Triton refuses."""
    if verdict.crashed:
        return verdict.diagnostics[-1].message
    return next((one.message for one in verdict.diagnostics if one.severity == "error"), verdict.messages)


def check(text: str, triton: Triton) -> Verdict:
    """Triton's verdict; one that it does not come to is a refusal."""
    triton.timeout = min(triton.timeout, _LIMIT)
    try:
        return triton.check(text)
    except TritonError as error:
        return Verdict(False, None, tuple(error.diagnostics), "no end", error.messages)


def difference(text: str, triton: Triton | Verdict, release: str) -> Difference | None:
    """What differs, or None; gpuir is told the release. A crash of Triton's is its own, whatever gpuir says."""
    verdict = triton if isinstance(triton, Verdict) else check(text, triton)
    try:
        printed, message = ours(text, release)
    except Exception:
        return Difference(FAILED, traceback.format_exc(limit=-6), "" if verdict else refusal(verdict))
    if "by a defect of gpuir" in message:
        return Difference(FAILED, message, "" if verdict else refusal(verdict))
    if verdict.crashed:
        return None
    if printed is None:
        return Difference(REFUSED, message, "") if verdict else None
    if not verdict:
        return Difference(ACCEPTED, "", refusal(verdict))
    assert verdict.text is not None
    if printed == verdict.text:
        return None
    changed = difflib.unified_diff(verdict.text.splitlines(), printed.splitlines(), n=0, lineterm="")
    lines = [line for line in changed if line[:3] not in ("---", "+++", "@@ ")]
    first = {sign: next((line[1:].strip() for line in lines if line[0] == sign), "") for sign in "+-"}
    return Difference(PRINTED, first["+"], first["-"])
