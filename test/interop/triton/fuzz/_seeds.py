"""Modules with one op each, to be changed: the ops of a release's own dumps and of accepted texts, in both forms."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import gpuir

# The reader of the corpus is a module of its own; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parents[1]))
import _corpus

sys.path.remove(str(Path(__file__).parents[1]))

TEST = Path(__file__).resolve().parents[3]
#: The name of seeds that are whole texts, with several ops.
WHOLE = "module"
#: Seeds of one op in one form that differ in more than numbers, and whole texts.
_MOST, _MOST_WHOLE = 6, 40
#: Characters of the longest whole text, and of the longest op.
_LONGEST, _LONGEST_OP = 4000, 1500
_DIALECTS = "tt|ttg|ttng|amdg|amdgpu|gluon|nvws"
_NAME = re.compile(r"%[\w$.-]+(?:#\d+)?")
_TRITON = re.compile(rf"\b({_DIALECTS})\.[a-z]")
_FEATURE = re.compile(rf"(?<![\w.%@])(?:[#!]?)(?:{_DIALECTS})\.[a-z][\w.]*")
_RESULTS = re.compile(r"(%[\w$.-]+)(?::(\d+))? = ")
_OP = re.compile(r'^(?:%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)* = )?"?([a-z]+\.[\w.]+)')
_ALIAS = re.compile(r"^(#\w+) = .*", re.MULTILINE)
_USED = re.compile(r"#\w+\b(?!\.)")
#: Ops that stand in their parent only.
_ENDS = re.compile(r"\.(return|yield)$|_return$|_yield$")


class Seed(NamedTuple):
    """A module that Triton accepts: the op it is there for, its form, and its text."""

    op: str
    form: str
    text: str


def _written() -> Iterator[str]:
    """The modules of the dialects' own tests, in words of any release."""
    header = (TEST / "dialects" / "Inputs" / "header.mlir").read_text()
    for dialect in ("tt", "ttg", "ttng", "amdg", "gluon"):
        folder = TEST / "dialects" / dialect / "Inputs"
        accepted = folder / "accepted.mlir"
        for part in accepted.read_text().split("// -----\n") if accepted.exists() else ():
            yield f"{header}{part.partition(chr(10))[2]}}}\n"
        for printed in sorted(folder.glob("printed_by_triton_*.mlir")):
            yield from printed.read_text().split("// -----\n")


def _dumped(release: str, draw: random.Random) -> Iterator[str]:
    """Stages of the release's dumps, until each op, attribute and type of all of them is there; small ones rather."""
    texts = {dump: dump.text for dump in _corpus.dumps(release)}
    features = {dump: set(_FEATURE.findall(text)) for dump, text in texts.items()}
    missing = set().union(*features.values())
    for dump in sorted(texts, key=lambda dump: len(texts[dump]) * draw.random()):
        if missing & features[dump]:
            for stage in reversed(dump.stages()):
                more = missing & set(_FEATURE.findall(stage.text))
                if more:
                    missing -= more
                    yield stage.text


def statements(lines: Iterable[str]) -> list[str]:
    """The operations of a block, each with its regions: a line and what its open brackets hold."""
    found: list[str] = []
    depth = 0
    for line in lines:
        if not depth and re.match(r"\s*\^bb", line):
            continue
        if depth:
            found[-1] += "\n" + line
        else:
            found.append(line.strip())
        text = re.sub(r'"(?:[^"\\]|\\.)*"', "", line)
        depth += sum(text.count(c) for c in "{([") - sum(text.count(c) for c in "})]")
    return found


def _functions(text: str) -> Iterator[list[str]]:
    """Lines of each function's body."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if re.match(r'\s*"tt\.func"', line) and line.endswith("({"):
            indent = len(line) - len(line.lstrip())
            end = next(i for i in range(index + 1, len(lines)) if lines[i].startswith(" " * indent + "}"))
            yield lines[index + 1 : end]


def _types(statement: str) -> dict[str, str]:
    """Types of a generic statement's operands and results, by name."""
    from gpuir.ods.syntax import split_top_level

    head, _, signature = statement.rpartition(" : ")
    match = re.search(r'"[\w.]+"\(([^)]*)\)', statement)
    inputs, _, outputs = _arrow(signature)
    found = dict(zip(_NAME.findall(match[1] if match else ""), split_top_level(inputs[1:-1]), strict=False))
    results = _RESULTS.match(statement)
    if results:
        types = split_top_level(outputs[1:-1]) if outputs.startswith("(") else [outputs]
        names = [f"{results[1]}#{i}" for i in range(int(results[2]))] if results[2] else [results[1]]
        found.update(zip(names, types, strict=False))
    return found


def _arrow(signature: str) -> tuple[str, str, str]:
    depth = 0
    for index, character in enumerate(signature):
        depth += (character in "(") - (character in ")")
        if not depth:
            return signature[: index + 1], "->", signature[index + 1 :].strip().removeprefix("->").strip()
    return signature, "", ""


def _module(head: str, aliases: dict[str, str], names: dict[str, str], constants: list[str], statement: str) -> str:
    renamed = {name: re.sub(r"\W", "_", name[1:]) for name in names}
    body = _NAME.sub(lambda m: f"%{renamed[m[0]]}" if m[0] in renamed else m[0], "\n    ".join([*constants, statement]))
    arguments = ", ".join(f"%{renamed[name]}: {type}" for name, type in names.items())
    text = f"{head} {{\n  tt.func public @f({arguments}) {{\n    {body}\n    tt.return\n  }}\n}}\n"
    needed: list[str] = []
    queue = _USED.findall(text)
    while queue:
        name = queue.pop()
        if name in aliases and name not in needed:
            needed.append(name)
            queue += _USED.findall(aliases[name].partition(" = ")[2])
    return "".join(aliases[name] for name in aliases if name in needed) + text


def _seeds_of(text: str, release: str) -> Iterator[Seed]:
    """A text and its ops, in generic form."""
    generic = gpuir.asm(gpuir.parse(text), generic=True, release=release)
    if len(generic) < _LONGEST:
        yield Seed(WHOLE, "generic", generic)
    head = _header(generic)
    aliases = {match[1]: f"{match[0]}\n" for match in _ALIAS.finditer(generic)}
    for lines in _functions(generic):
        known: dict[str, str] = {}
        for line in lines:
            known.update(_types(line.strip()) if _OP.match(line.strip()) else _arguments(line))
        found = statements(lines)
        constants = {s.split(" ")[0]: s for s in found if '"arith.constant"' in s and "dense" not in s}
        for statement in _inner(found):
            op = _OP.match(statement)
            if not op or not _TRITON.match(op[1]) or _ENDS.search(op[1]) or len(statement) > _LONGEST_OP:
                continue
            known.update(_types(statement))
            results = _RESULTS.match(statement)
            inside = statement[results.end() :] if results else statement
            defined = set(_defined(inside))
            used = [n for n in dict.fromkeys(_NAME.findall(inside)) if n.split("#")[0] not in defined]
            if any(name not in known for name in used):
                continue
            own = [constants[name] for name in used if name in constants]
            names = {name: known[name] for name in used if name not in constants}
            yield Seed(op[1], "generic", _module(head, aliases, names, own, statement))


def _header(generic: str) -> str:
    """The custom form of the module's own line."""
    match = re.search(r"^\}\) (\{.*\}) : \(\) -> \(\)$", generic, re.MULTILINE)
    return f"module attributes {match[1]}" if match else "module"


def _arguments(line: str) -> dict[str, str]:
    """Names and types of a block's arguments."""
    from gpuir.ods.syntax import split_top_level

    match = re.match(r"\s*\^bb\d+\((.*)\):", line)
    return dict(one.strip().split(": ", 1) for one in split_top_level(match[1])) if match else {}


def _inner(found: list[str]) -> Iterator[str]:
    """The statements, and those inside of loops and branches."""
    for statement in found:
        yield statement
        op = _OP.match(statement)
        if op and "\n" in statement and not _TRITON.match(op[1]):
            yield from _inner(statements(statement.splitlines()[1:]))


def _defined(text: str) -> Iterator[str]:
    """Names that a statement's regions define: results, block arguments, arguments of partitions."""
    for match in re.finditer(r"^\s*(%[\w$.-]+)(?::\d+)?(?:, (%[\w$.-]+))* = ", text, re.MULTILINE):
        yield from _NAME.findall(match[0])
    for match in re.finditer(r"\^bb\d+\((.*)\):", text):
        yield from re.findall(r"(%[\w$.-]+): ", match[1])


def seeds(release: str, start: int, accepted: Callable[[str], str | None]) -> list[Seed]:
    """At most a few for each op and form, which differ in more than numbers; the same ones for a `start`.

    `accepted` gives the release's own text of what it accepts, which is the custom form.
    """
    draw = random.Random(start)
    found: dict[str, dict[str, Seed]] = {}
    with gpuir.Context():
        for text in (*_dumped(release, draw), *_written()):
            try:
                parts = list(_seeds_of(text, f"triton-{release}"))
            except (gpuir.ReleaseError, gpuir.ParseError):
                continue  # the release has no words for it
            for seed in parts:
                kept = found.setdefault(seed.op, {})
                skeleton = re.sub(r"\d+", "0", re.sub(r"%[\w#]+", "%", seed.text.partition("tt.func")[2]))
                kept.setdefault(skeleton, seed)
    both: list[Seed] = []
    for op, kept in sorted(found.items()):
        some, left = list(kept.values()), _MOST_WHOLE if op == WHOLE else _MOST
        draw.shuffle(some)
        for seed in some[: 4 * left]:
            custom = accepted(seed.text)
            if custom is not None:
                both += [seed, seed._replace(form="custom", text=custom)]
                left -= 1
                if not left:
                    break
    return both
