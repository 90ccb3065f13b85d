#!/usr/bin/env python3
"""Takes Triton's IR from each release to each other one, and asks the other: scripts/triton_between.py > table.md

A case is a kernel of the archives for a target, two releases and a stage. The first release's text is read, printed in the
words of the second, and given to that: it accepts the text or not, what it prints of it is read and printed in the first's
words again, which must be the first's own module or give its code, and it compiles the text, with its own text of the kernel
beside it: both from the same stage, both by its own passes and its own LLVM. Equal is equal PTX or AMD assembly, letter for
letter.

`--record` adds the outcomes to those in test/interop/triton/Inputs/between.xz, which tests compare with what they find, and
`--recorded` prints tables and lists from there, without asking anybody: the tables of docs/triton.md.

The releases are those that have an environment: make triton TRITONS="3.4.0 3.5.1 3.6.0 3.7.1 3.8.0 3.9.0". No GPU is needed.
"""

from __future__ import annotations

import argparse
import ast
import functools
import itertools
import lzma
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import external_tools
import triton_archive

import gpuir
from gpuir.interop.triton import Triton, TritonError, Verdict
from gpuir.ods.releases import Release

ARCHIVE = Path(__file__).resolve().parent.parent / "test" / "interop" / "triton" / "Inputs" / "archive"
#: What came out, a line a case.
RECORD = ARCHIVE.parent / "between.xz"
#: The stages that Triton compiles from, the last pass of each.
STAGES = ("ttir", "ttgir")
TARGETS = ("sm_80", "sm_90", "sm_100", "sm_120", "gfx942", "gfx950", "gfx1201", "gfx1250")
#: Seconds for one request.
LIMIT = 60.0
#: Targets for which releases up to 3.6 compute products without matrix units: code of these takes LLVM minutes. Characters of
#: LLVM IR that it is not asked to compile for them.
SLOW, LARGE = frozenset({"gfx1250"}), 2_000_000
_PRODUCT = re.compile(r"call [^\n]*@llvm\.amdgcn\.[sw]*w?mmac?\.")

# How a case ended.
ABSENT = "absent"  # the first release itself refuses the kernel
WORDLESS = "no words"  # gpuir says what the second release lacks
UNREAD = "unread"  # gpuir refuses the first release's text
REFUSED = "refused"  # by the second release
CHANGED = "changed"  # the second release took it for another module
FAILS = "fails"  # the second release does not compile it
OTHER = "other"  # it does, to another program than its own
SAME = "same"  # assembly as from its own text
ACCEPTED = "accepted"  # of what was not compiled
WRONG = (UNREAD, REFUSED, CHANGED)


class Case(NamedTuple):
    first: str
    second: str
    target: str
    kernel: str
    stage: str

    def __str__(self) -> str:
        return f"{self.kernel} {self.stage} {self.target}: {self.first} to {self.second}"


class Outcome(NamedTuple):
    """How a case ended, and why."""

    what: str
    why: str = ""


@functools.cache
def _document(version: str, target: str, kernel: str) -> str:
    return triton_archive.read(ARCHIVE / f"{version}.xz", f"{target}/{kernel}")


def versions() -> list[str]:
    """The releases that have an archive, oldest first."""
    return sorted(path.stem for path in ARCHIVE.glob("3.*.xz"))


@functools.cache
def kernels(target: str) -> list[str]:
    """The kernels that every release was asked to compile for the target."""
    names = triton_archive.names(ARCHIVE / f"{versions()[0]}.xz")
    return [name.partition("/")[2] for name in names if name.startswith(f"{target}/")]


def text_of(version: str, target: str, kernel: str, stage: str) -> str | None:
    """What the release made of the kernel in that stage; None where it refuses the kernel, and of Proton's stages."""
    texts: dict[str, str] = {}
    for part in _document(version, target, kernel).split("// -----\n"):
        lines = part.splitlines(keepends=True)
        comments = [line for line in lines if line.startswith("//")]
        title = next(line for line in comments if line.startswith("// Triton ")).partition(", ")[2].strip()
        if title.startswith(("refuses", "proton")):
            return None
        # A pass that changed nothing has no text of its own: the last one of a stage counts.
        texts["ttir" if title in ("ast_to_ttir", "make_ttir") else "ttgir"] = "".join(lines[len(comments) :])
    return texts.get(stage)


def _options(version: str, target: str, kernel: str) -> dict[str, object] | None:
    """The options that the kernel was compiled with; None where there were switches of the environment beside."""
    first = _document(version, target, kernel).splitlines()[0]
    options = {}
    for word in first.split(", ")[2:]:
        name, _, value = word.partition("=")
        if "." in name:
            return None
        with_quotes = not re.fullmatch(r"-?\d+|True|False|None|\(.*\)", value)
        options[name] = value if with_quotes else ast.literal_eval(value)
    return options


class Asking:
    """The releases in processes of their own, and what each makes of its own texts."""

    def __init__(self, start: Callable[[str], Triton]):
        self.start = start
        self.context = gpuir.Context()
        self.assembly = functools.cache(self._assembly)
        self.module = functools.cache(self._module)
        # Releases beside each other have much in common: many cases are one text.
        self.checked = functools.cache(self._checked)
        self.lowered = functools.cache(self._lowered)
        self.compiled = functools.cache(self._compiled)
        self.respelled = functools.cache(self._respelled)

    def _module(self, version: str, target: str, kernel: str, stage: str) -> gpuir.ir.Module | None:
        text = text_of(version, target, kernel, stage)
        if text is None:
            return None
        return gpuir.parse(text, release=self.start(version).release, context=self.context)

    def _checked(self, version: str, text: str) -> Verdict:
        return self.start(version).check(text)

    def _lowered(self, version: str, text: str, target: str, kernel: str, stage: str) -> str | TritonError:
        """LLVM IR of a text, as the release's last step before LLVM's own back end gives it, or the refusal."""
        return self._until("llir", version, text, target, kernel, stage)

    def _compiled(self, version: str, text: str, target: str, kernel: str, stage: str) -> str | TritonError:
        """PTX or AMD's assembly of a text, or the refusal."""
        if target in SLOW:
            ir = self.lowered(version, text, target, kernel, stage)
            if isinstance(ir, TritonError):
                return ir
            if len(ir) > LARGE:
                return TritonError(f"LLVM takes minutes for LLVM IR of more than {LARGE / 1e6:g} MB")
        return self._until("ptx" if target.startswith("sm_") else "amdgcn", version, text, target, kernel, stage)

    def _until(self, until: str, version: str, text: str, target: str, kernel: str, stage: str) -> str | TritonError:
        options = _options(version, target, kernel) if stage == "ttir" else None
        chip = target.removeprefix("sm_")
        try:
            return str(self.start(version).compile(text, chip, stage=stage, until=until, options=options)[until])
        except TritonError as error:
            return error

    def _other_products(self, version: str, text: str, other: str, target: str, kernel: str, stage: str) -> bool:
        """Whether the LLVM IR of two texts has not the same number of products, so that the code cannot be the same."""
        if target not in SLOW:
            return False
        irs = [self.lowered(version, one, target, kernel, stage) for one in (text, other)]
        counts = {-1 if isinstance(ir, TritonError) else len(_PRODUCT.findall(ir)) for ir in irs}
        return len(counts) > 1 and -1 not in counts

    def _respelled(self, text: str, source: Release, release: Release) -> str:
        return gpuir.asm(gpuir.parse(text, release=source, context=self.context), release=release)

    def _assembly(self, version: str, target: str, kernel: str, stage: str) -> str | TritonError:
        """What the release makes of its own text."""
        text = text_of(version, target, kernel, stage)
        return (
            TritonError("it refuses the kernel")
            if text is None
            else self.compiled(version, text, target, kernel, stage)
        )

    def __call__(self, case: Case, compile: bool = True) -> Outcome:
        first, second, *which = case
        try:
            module = self.module(first, *which)
        except gpuir.ParseError as error:
            return Outcome(UNREAD, str(error))
        if module is None:
            return Outcome(ABSENT)
        words = (self.start(first).release, self.start(second).release)
        try:
            text = gpuir.asm(module, release=words[1])
        except gpuir.ReleaseError as error:
            return Outcome(WORDLESS, error.diagnostics[0].message)
        verdict = self.checked(second, text)
        if not verdict:
            return Outcome(REFUSED, "; ".join(d.message.splitlines()[0] for d in verdict.diagnostics))
        if (why := self._difference(case, str(verdict.text), words)) is not None:
            return Outcome(CHANGED, why)
        if not compile or (case.stage == "ttir" and _options(second, case.target, case.kernel) is None):
            return Outcome(ACCEPTED)
        own = self.assembly(second, *which)
        if isinstance(own, TritonError):
            return Outcome(ACCEPTED, str(own))
        if first != second and text == text_of(second, *which):
            return Outcome(SAME)
        if self._other_products(second, text, text_of(second, *which) or "", *which):
            return Outcome(OTHER)
        made = self.compiled(second, text, *which)
        if isinstance(made, TritonError):
            # What its own release does not compile either is no other one's failure.
            lowered = not isinstance(self.assembly(first, *which), TritonError)
            return Outcome(FAILS if lowered else ACCEPTED, made.diagnostics[-1].message)
        return Outcome(SAME if made == own else OTHER)

    def _difference(self, case: Case, printed: str, words: tuple[Release, Release]) -> str | None:
        """How what the second release prints differs from the first's module, in the first's words; None: not at all."""
        expected = text_of(*case[:1], *case[2:])
        try:
            again = self.respelled(printed, words[1], words[0])
        except gpuir.ReleaseError:
            return None  # there is no way back
        except gpuir.ParseError as error:
            if not self.checked(case.second, printed):
                return None  # it does not read what it has printed itself
            return f"on the way back: {error.diagnostics[0].message}"
        # In its own words it says nothing that it does not say itself.
        if again == expected or self.respelled(again, words[0], words[0]) == expected:
            return None
        lines = zip(str(expected).splitlines(), again.splitlines())
        first = next((f"{before.strip()}  ->  {after.strip()}" for before, after in lines if before != after), "length")
        made, own = self.compiled(case.first, again, *case[2:]), self.assembly(case.first, *case[2:])
        if isinstance(made, TritonError):
            return None if isinstance(own, TritonError) else f"{first}: {made.diagnostics[-1].message}"
        return None if made == own else first


def cases(targets: Iterable[str], names: Collection[str], first: str, second: str) -> Iterator[Case]:
    """All cases of two releases; without names of all kernels."""
    for target in targets:
        for kernel in kernels(target):
            for stage in STAGES if not names or kernel in names else ():
                yield Case(first, second, target, kernel, stage)


# The record -----------------------------------------------------------------------------------------------------------


def recorded() -> dict[Case, Outcome]:
    """What came out when each case was asked last."""
    found = {}
    for line in lzma.decompress(RECORD.read_bytes()).decode().splitlines() if RECORD.exists() else ():
        *case, what, why = line.split("\t")
        found[Case(*case)] = Outcome(what, why)
    return found


def record(outcomes: dict[Case, Outcome]) -> None:
    """Adds outcomes to those that are known."""
    lines = (
        "\t".join((*case, outcome.what, _shortened(outcome.why)))
        for case, outcome in sorted({**recorded(), **outcomes}.items())
    )
    RECORD.write_bytes(lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=9))


def _shortened(why: str) -> str:
    """The reason without the layouts and shapes of the case."""
    return re.sub(r"[#!]ttn?g\.\w+<.*|tensor<.*", "...", " ".join(why.split()))[:120]


#: An op in Triton's text, at the beginning of a line or behind the names of its results.
_OP = re.compile(r'^\s*(?:%[^=]*= )?"?([a-z_]\w*(?:\.\w+)+)', re.MULTILINE)
#: Ops of some releases that are others' by another name.
_ALIKE = {
    "ttg.memdesc_subview": "view", "ttg.memdesc_index": "view", "ttg.memdesc_subslice": "view",
    "gpu.barrier": "ttg.barrier", "ttg.local_barrier": "ttg.barrier",
}  # fmt: skip


@functools.lru_cache(maxsize=64)
def _ops(version: str, target: str, kernel: str, stage: str) -> Counter[str]:
    names = _OP.findall(text_of(version, target, kernel, stage) or "")
    today = (_ALIKE.get(name, name.replace("amdgpu.", "amdg.")) for name in names if name != "arith.constant")
    return Counter(today)


def of_other_ops(case: Case) -> bool:
    """Whether the two releases themselves compute the kernel by other ops, so that their code cannot be expected to be equal."""
    first, second, *which = case
    return _ops(first, *which) != _ops(second, *which)


def table(counts: dict[tuple[str, str, str], Counter[str]], releases: list[str], stage: str) -> Iterator[str]:
    """Lines of Markdown: of how many texts of a release, of those that the other has words for, what came out."""
    yield f"| {stage.upper()} from | {' | '.join(f'to {release}' for release in releases)} |"
    yield "|---" * (len(releases) + 1) + "|"
    for first in releases:
        row = []
        for second in releases:
            count = counts[stage, first, second]
            total = sum(count.values()) - count[ABSENT]
            accepted = total - sum(count[what] for what in (WORDLESS, *WRONG))
            row.append(
                f"{accepted}/{total - count[WORDLESS]}, {count[SAME]} of {count[SAME] + count[OTHER] + count[FAILS]}"
            )
        yield f"| {first} | {' | '.join(row)} |"


def asked(cases: Collection[Case]) -> Iterator[str]:
    """Lines of Markdown: of how many of a target's kernels all pairs of releases were asked, by stage."""
    pairs = Counter((case.target, case.stage, case.kernel) for case in cases)
    whole = Counter(key[:2] for key, count in pairs.items() if count == len(versions()) ** 2)
    targets = [target for target in TARGETS if any(case.target == target for case in cases)]
    yield f"| all pairs of | {' | '.join(targets)} |"
    yield "|---" * (len(targets) + 1) + "|"
    for stage in STAGES:
        counts = (f"{whole[target, stage]} of {len(kernels(target))}" for target in targets)
        yield f"| {stage.upper()} | {' | '.join(counts)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--targets", nargs="+", default=list(TARGETS))
    parser.add_argument("--kernels", nargs="+", default=[], help="these only")
    parser.add_argument(
        "--releases", nargs="+", default=[version for version in versions() if version in external_tools.tritons()]
    )
    parser.add_argument("--record", action="store_true", help="keep what comes out")
    parser.add_argument("--recorded", action="store_true", help="print what was kept")
    parser.add_argument("--accept", action="store_true", help="only whether texts are accepted: nothing is compiled")
    arguments = parser.parse_args()
    if arguments.recorded:
        return _print(recorded(), arguments.releases)
    started: dict[str, Triton] = {}

    def start(version: str) -> Triton:
        if version not in started:
            started[version] = Triton(_python(version), timeout=LIMIT)
        return started[version]

    asking = Asking(start)
    outcomes: dict[Case, Outcome] = {}
    pairs = itertools.product(arguments.releases, repeat=2)
    asked = [case for pair in pairs for case in cases(arguments.targets, arguments.kernels, *pair)]
    last = ""
    # What is kept of a kernel serves all pairs.
    for case in sorted(asked, key=lambda case: (case.target, case.kernel, case.stage)):
        if last != case.kernel:
            asking, last = Asking(start), case.kernel
        outcome = asking(case, compile=not arguments.accept)
        outcomes[case] = outcome
        if outcome.what in (*WRONG, FAILS, WORDLESS, OTHER):
            print(f"{outcome.what}: {case}: {outcome.why}", file=sys.stderr, flush=True)
    for triton in started.values():
        triton.close()
    if arguments.record:
        record(outcomes)
    return _print(outcomes, arguments.releases)


def _print(outcomes: dict[Case, Outcome], releases: list[str]) -> int:
    """Tables of the outcomes, and what is not equal by reasons; whether there is something that should not be."""
    counts: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
    reasons: dict[tuple[str, str], list[Case]] = defaultdict(list)
    for case, outcome in outcomes.items():
        counts[case.stage, case.first, case.second][outcome.what] += 1
        if outcome.what in (*WRONG, FAILS, WORDLESS):
            reasons[outcome.what, _shortened(outcome.why)].append(case)
        elif outcome.what == OTHER:
            reasons[OTHER, "by other ops" if of_other_ops(case) else "in other order, types or attributes"].append(case)
    print("\n".join(asked(outcomes)), end="\n\n")
    for stage in STAGES:
        print("\n".join(table(counts, releases, stage)), end="\n\n")
    for (what, why), listed in sorted(reasons.items(), key=lambda item: (item[0][0], -len(item[1]))):
        print(f"{len(listed)} {what}: {why}: {listed[0]}")
    return 1 if any(count[what] for count in counts.values() for what in WRONG) else 0


def _python(version: str) -> str | None:
    return external_tools.find(f"triton-{version}")


if __name__ == "__main__":
    sys.exit(main())
