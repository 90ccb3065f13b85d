"""What gpuir and Triton say of one text, and where they differ for a reason."""

from __future__ import annotations

import difflib
import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import gpuir
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

    `later` says that Triton 3.5.1 decides as gpuir does; the text too has to contain a pattern, where there is one.
    """

    name: str
    kind: str
    gpuir: str
    triton: str
    later: bool
    why: str
    text: str = ""

    def covers(self, difference: Difference, text: str, newer: Callable[[], Triton]) -> bool:
        return (
            difference.kind == self.kind
            and re.search(self.gpuir, difference.gpuir) is not None
            and re.search(self.triton, difference.triton) is not None
            and re.search(self.text, text) is not None
            and not (self.later and newer().check(text).accepted is (self.kind == REFUSED))
        )


def ours(text: str, release: str = "triton-3.4") -> tuple[str | None, str]:
    """The text as gpuir prints it, or None and its refusal; any other exception is a finding."""
    try:
        return gpuir.asm(gpuir.parse(text, release=release)), ""
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


def difference(text: str, triton: Triton | Verdict, release: str = "triton-3.4") -> Difference | None:
    """What differs, or None; gpuir is told the release."""
    verdict = triton if isinstance(triton, Verdict) else check(text, triton)
    try:
        printed, message = ours(text, release)
    except Exception:
        return Difference(FAILED, traceback.format_exc(limit=-6), "" if verdict else refusal(verdict))
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
