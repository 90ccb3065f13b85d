#!/usr/bin/env python3
"""Writes the corpus of Triton dumps that the tests read: PYTHON_WITH_TRITON scripts/triton_corpus.py

Every kernel of test/interop/triton/Inputs/kernels is compiled for the targets that it declares, which needs no GPU, and
the module is written down after the front end, as TTIR, and after each pass of the TTGIR pipeline that changed it:
stages separated by ``// -----``, each under comment lines that name it. The text is Triton's own. A kernel file has
``BUILDS``, a list of keywords for `Build`.

- Files are for reading, of some architectures and releases, without locations, or with them in files ``*.loc.mlir``. A file
  holds what the installed Triton says: 3.4.0 writes ``KERNEL.smARCH[.VARIANT].mlir``, any other version puts itself before
  the ending.
- With ``--dumps=DIR`` every kernel is compiled for every target, NVIDIA's and AMD's, each in a process of its own, into
  DIR/RELEASE/TARGET/KERNEL[.VARIANT].mlir; where this Triton refuses a kernel, the last stage says why.
- With ``--pack=DIR`` these become an archive of the repository, archive/RELEASE.xz, see triton_archive.py.
- With ``--locations`` too, the kernels of kernels/named are, with locations and all that Triton's text has with them; the
  archive, of all releases in DIR, is archive/named.xz.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

import triton_archive
from triton_builds import (
    INPUTS,
    MAIN_VERSION,
    TARGETS,
    Build,
    backend_of,
    builds,
    ir,
    parsed,
    stages,
    text_of,
    triton,
)

SEPARATOR = "// -----\n"
#: The longest that a compilation may take.
SECONDS = 300


def reprinted(text: str, target: str, locations: bool) -> str:
    context = ir.context()
    ir.load_dialects(context)
    backend_of(target).load_dialects(context)
    return text_of(parsed(text, context), locations)


def document(build: Build, target: str, locations: bool) -> str:
    parts = []
    for name, text in stages(build, target, locations):
        again = reprinted(text, target, locations)
        note = "" if again == text else "// Triton reprints this stage in other words.\n"
        parts.append(f"// Triton {triton.__version__}, {name}\n{note}{text}")
    return build.describe(target) + SEPARATOR.join(parts)


def files(words: list[str]) -> Iterator[tuple[str, Build, int, bool]]:
    for build in builds():
        archs = build.archs if triton.__version__ in build.versions else build.also.get(triton.__version__, ())
        for arch, locations in itertools.product(archs, (False, True)):
            name = build.file_name(arch, locations)
            if locations and (arch not in build.locations or triton.__version__ != MAIN_VERSION):
                continue
            if not words or any(word in name for word in words):
                yield name, build, arch, locations


# Dumps of everything --------------------------------------------------------------------------------------------------


def dump(build: Build, target: str, locations: bool) -> str:
    """The document of a kernel for a target; where this Triton refuses it, the reason is the last stage."""
    heading = f"// Triton {triton.__version__}, "
    parts: list[str] = []
    try:
        for name, text in stages(build, target, locations, together=False, inner=build.inner):
            parts.append(f"{heading}{name}\n{text}")
    except BaseException as error:
        reason = error.__cause__ or error
        last = traceback.format_exception_only(type(reason), reason)[-1].strip()
        said = re.sub("0x[0-9a-f]+|/.*/site-packages/", "", (str(reason).strip() or last).splitlines()[-1])
        parts.append(f"{heading}refuses: {said[:200]}\n")
    return build.describe(target) + SEPARATOR.join(parts)


def dumps(folder: Path, words: list[str], targets: Sequence[str], jobs: int, locations: bool) -> None:
    """Compiles all builds into `folder`, `jobs` at a time, each in a process of its own: Triton may abort."""
    queue = [
        (build, target)
        for target in targets
        for build in builds("kernels/named" if locations else "kernels")
        if target in build.targets and (not words or any(word in f"={build.name}" for word in words))
    ]
    running: dict[int, tuple[Path, Build, str, float]] = {}
    while queue or running:
        while queue and len(running) < jobs:
            build, target = queue.pop(0)
            path = folder / triton.__version__ / target / f"{build.name}.mlir"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            child = os.fork()
            if not child:
                _quietly(path, build, target, locations)
            running[child] = path, build, target, time.monotonic()
        child, status = os.waitpid(-1, 0)
        path, build, target, start = running.pop(child)
        if not path.exists():
            reason = (
                f"ended by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"exit status {status >> 8}"
            )
            path.write_text(f"{build.describe(target)}// Triton {triton.__version__}, refuses: {reason}\n")
        last = path.read_text().rpartition("// Triton ")[2].splitlines()[0]
        said = last if "refuses" in last else f"{path.stat().st_size} bytes"
        note = "" if build.repeatable else "not repeatable, "
        print(f"{target}/{path.name}: {note}{said}, {time.monotonic() - start:.1f} s", flush=True)


def _quietly(path: Path, build: Build, target: str, locations: bool) -> None:
    """Writes a dump and ends the process; what Triton says beside goes nowhere."""
    try:
        signal.alarm(SECONDS)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        text = dump(build, target, locations)
        part = path.with_suffix(".part")
        part.write_text(text)
        part.rename(path)
    finally:
        os._exit(0)


def pack(folder: Path, locations: bool) -> None:
    """The dumps of this release, or of all with locations, as an archive; those of one kernel beside each other, since they
    are alike."""
    release = "*" if locations else triton.__version__
    files = sorted(folder.glob(f"{release}/*/*.mlir"), key=lambda path: (path.stem, path.parent.name, path.parts[-3]))
    path = INPUTS / "archive" / f"{'named' if locations else release}.xz"
    names = ["/".join(file.with_suffix("").parts[-3 if locations else -2 :]) for file in files]
    size = triton_archive.write(path, {name: file.read_text() for name, file in zip(names, files)})
    print(f"{path.relative_to(INPUTS)}: {len(files)} dumps, {size} bytes in {path.stat().st_size}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "words", nargs="*", help="only files whose name holds one of these; dumps of =NAME and what begins with it"
    )
    parser.add_argument("--list", action="store_true", help="print the names of the files and write none")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    parser.add_argument("--dumps", type=Path, metavar="DIR", help="compile every kernel for every target into DIR")
    parser.add_argument("--targets", nargs="+", default=TARGETS, choices=TARGETS, help="of --dumps, these only")
    parser.add_argument("--jobs", type=int, default=2, help="of --dumps, processes at a time")
    parser.add_argument("--locations", action="store_true", help="of --dumps and --pack, kernels/named with locations")
    parser.add_argument("--pack", type=Path, metavar="DIR", help="write the archive of the dumps in DIR")
    arguments = parser.parse_args()
    if arguments.dumps:
        dumps(arguments.dumps, arguments.words, arguments.targets, arguments.jobs, arguments.locations)
    if arguments.pack:
        pack(arguments.pack, arguments.locations)
    if arguments.dumps or arguments.pack:
        return 0
    failed = 0
    for name, build, arch, locations in files(arguments.words):
        if arguments.list:
            print(name)
            continue
        try:
            text = document(build, f"sm_{arch}", locations)
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {error} {error.__cause__ or ''}", file=sys.stderr)
            failed += 1
            continue
        path = INPUTS / name
        if arguments.check and build.repeatable:
            same = path.exists() and path.read_text() == text
            failed += not same
            print(f"{name}: {'up to date' if same else 'differs'}")
        elif not arguments.check:
            path.write_text(text)
            print(f"{name}: {text.count(SEPARATOR) + 1} stages, {len(text)} bytes", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
