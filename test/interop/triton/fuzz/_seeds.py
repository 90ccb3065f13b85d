"""Modules with one op each, to be mutated: the ops of accepted texts and of Triton's dumps, in both forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import gpuir

TEST = Path(__file__).resolve().parents[3]
#: Of the dumps these have what the accepted texts have not: layouts that Triton chose, for all kinds of ops.
_DUMPS = (
    "atomics.sm80", "attention.sm80", "attention_descriptor.sm100.ws", "complex_product.sm90", "gather_rows.sm90",
    "histogram.sm100", "matmul_scaled.sm100", "matmul_specialized.sm100", "matmul.sm90.ctas2", "matmul_precise.sm80",
    "sort_rows.sm80", "tma_gather_scatter.sm100", "tma_reduce.sm100",
)  # fmt: skip
#: The name of seeds that are whole texts, with several ops.
WHOLE = "module"
#: Seeds of one op in one form that differ in more than numbers.
_MOST = 6
_NAME = re.compile(r"%[\w$.-]+(?:#\d+)?")
_TRITON = re.compile(r"\b(tt|ttg|ttng)\.[a-z]")
_RESULTS = re.compile(r"(%[\w$.-]+)(?::(\d+))? = ")
_OP = re.compile(r'^(?:%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)* = )?"?([a-z]+\.[\w.]+)')
_ALIAS = re.compile(r"^(#\w+) = .*", re.MULTILINE)
_USED = re.compile(r"#\w+\b(?!\.)")


class Seed(NamedTuple):
    """A module that Triton accepts: the op it is there for, its text, and the lines of that op."""

    op: str
    form: str
    text: str


def texts(later: bool) -> Iterator[str]:
    """The modules that seeds are taken from; `later` asks for those that 3.5.1 takes and 3.4.0 does not."""
    header = (TEST / "dialects" / "Inputs" / "header.mlir").read_text()
    for dialect in ("tt", "ttg", "ttng"):
        folder = TEST / "dialects" / dialect / "Inputs"
        for part in (folder / "accepted.mlir").read_text().split("// -----\n"):
            first, _, body = part.partition("\n")
            if ("3.5.1" in first) is later and "3.4.0" not in first[: 40 * later]:
                yield f"{header}{body}}}\n"
        printed = folder / f"printed_by_triton_{'3_5_1' if later else '3_4_0'}.mlir"
        if printed.exists():
            yield from printed.read_text().split("// -----\n")
    for name in () if later else _DUMPS:
        yield (TEST / "interop" / "triton" / "Inputs" / f"{name}.mlir").read_text().split("// -----\n")[-1]


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


def _seeds_of(text: str) -> Iterator[Seed]:
    module = gpuir.parse(text)
    custom, generic = gpuir.asm(module), gpuir.asm(module, generic=True)
    if len(custom) < 4000:
        yield Seed(WHOLE, "custom", custom)
        yield Seed(WHOLE, "generic", generic)
    head = next(line for line in custom.splitlines() if line.startswith("module")).removesuffix(" {")
    aliases = {match[1]: f"{match[0]}\n" for match in _ALIAS.finditer(generic)}
    for lines in _functions(generic):
        known: dict[str, str] = {}
        for line in lines:
            known.update(_types(line.strip()) if _OP.match(line.strip()) else _arguments(line))
        found = statements(lines)
        constants = {s.split(" ")[0]: s for s in found if '"arith.constant"' in s and "dense" not in s}
        for statement in _inner(found):
            op = _OP.match(statement)
            if not op or not _TRITON.match(op[1]) or op[1] == "tt.return" or len(statement) > 1500:
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
            generic = _module(head, aliases, names, own, statement)
            try:
                custom = gpuir.asm(gpuir.parse(generic))
            except gpuir.ParseError:
                continue  # a terminator, which stands in its parent only
            yield Seed(op[1], "generic", generic)
            yield Seed(op[1], "custom", custom)


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


def seeds(later: bool = False) -> list[Seed]:
    """At most a few for each op and form, which differ in more than numbers; the same ones each time.

    `later` asks for texts that 3.5.1 takes and 3.4.0 does not.
    """
    found: dict[tuple[str, str], dict[str, Seed]] = {}
    with gpuir.Context():
        for text in texts(later):
            for seed in _seeds_of(text):
                kept = found.setdefault((seed.op, seed.form), {})
                skeleton = re.sub(r"\d+", "0", re.sub(r"%[\w#]+", "%", seed.text.partition("tt.func")[2]))
                if len(kept) < (_MOST if seed.op != WHOLE else 40):
                    kept.setdefault(skeleton, seed)
    return [seed for kept in found.values() for seed in kept.values()]
