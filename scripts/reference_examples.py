"""Examples and refusals of the reference pages: lines of the texts that the dialects' tests parse, and messages they expect.

Nothing is written for the reference: an op's example is its shortest line in those texts, and its longest one where that
shows more, with the aliases that they name. Refusals are the comments `// refused: message` of the refused texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "test" / "dialects"
#: By namespace the files with a text that is accepted, or several between `// -----`.
SOURCES: dict[str, tuple[str, ...]] = {
    "iree_gpu": ("iree_gpu/ops.mlir", "iree_gpu/attributes.mlir"),
    "iree_codegen": ("iree_codegen/attributes.mlir",),
    "iree_vector_ext": ("iree_vector_ext/layouts.mlir",),
    "tt": tuple(
        f"tt/Inputs/{name}.mlir"
        for name in ("accepted", "printed_by_triton_3_4_0", "printed_by_triton_3_9_0", "examples")
    ),
    "ttg": (
        "ttg/Inputs/accepted.mlir",
        *(f"ttg/Inputs/printed_by_triton_{n}.mlir" for n in ("3_4_0", "3_5_1", "3_6_0", "3_7_1", "3_8_0", "3_9_0")),
        "ttg/Inputs/examples.mlir",
    ),
    "gluon": tuple(f"gluon/Inputs/printed_by_triton_{n}.mlir" for n in ("3_5_1", "3_9_0")),
    "nvws": ("nvws/Inputs/printed_by_triton_3_9_0.mlir",),
    "proton": ("proton/Inputs/printed_by_triton_3_9_0.mlir",),
    "proton_gpu": tuple(f"proton_gpu/Inputs/printed_by_triton_{n}.mlir" for n in ("3_6_0", "3_9_0")),
    "tti": tuple(f"tti/Inputs/printed_by_triton_{n}.mlir" for n in ("3_5_1", "3_6_0", "3_8_0", "3_9_0")),
    "ttng": (
        "ttng/Inputs/accepted.mlir",
        *(f"ttng/Inputs/printed_by_triton_{n}.mlir" for n in ("3_4_0", "3_5_1", "3_7_1", "3_8_0", "3_9_0")),
        "ttng/Inputs/examples.mlir",
    ),
    # Without 3.6, whose predicate of a copy by the tensor data mover is of another type: the text does not say which.
    "amdg": (
        *(f"amdg/Inputs/printed_by_triton_{n}.mlir" for n in ("3_4", "3_5", "3_7", "3_8", "3_9")),
        "amdg/Inputs/examples.mlir",
    ),
    "gpu": ("gpu/Inputs/examples.mlir",),
    "transform.nvgpu": ("transform/Inputs/examples.mlir",),
    "gpuir_nv": ("iree_gpu/Inputs/nvidia.mlir",),
    "transform.iree": ("transform/Inputs/iree.mlir",),
    "transform.gpuir": ("transform/Inputs/examples.mlir",),
}
HEADER = (TESTS / "Inputs" / "header.mlir").read_text()
#: A second example may have so many characters and lines.
LONGEST, LINES = 400, 8
_ALIAS = re.compile(r"^([#!][\w$]+) = ", re.M)
_USED = re.compile(r"[#!][A-Za-z_][\w$]*(?![\w$]*[.<])")
_OPENING, _CLOSING = "<([{", ">)]}"


def texts(namespace: str) -> list[str]:
    """The texts of a dialect, each of which parses as a module."""
    found = []
    for name in SOURCES[namespace]:
        for part in (TESTS / name).read_text().split("// -----\n"):
            part = "\n".join(line for line in part.splitlines() if not line.lstrip().startswith("//"))
            whole = part if "accepted" not in name else f"{HEADER}{part}\n}}\n"
            found.append(whole)
    return found


class Examples:
    """The examples of one dialect."""

    def __init__(self, namespace: str):
        self.texts = texts(namespace) if namespace in SOURCES else []
        self.aliases = [_aliases(text) for text in self.texts]
        self.refused = _refused(namespace)

    def of_op(self, name: str) -> str:
        """One or two ops of that name as they stand in a text; empty where none has it."""
        found: dict[str, int] = {}
        for number, text in enumerate(self.texts):
            for snippet in _ops(text, name):
                found.setdefault(snippet, number)
        if not found:
            return ""
        order = sorted(found, key=lambda s: (s.startswith('"') or ' = "' in s, len(s), s))
        shown = order[:1]
        longer = [s for s in order[1:] if f'"{name}' not in s and len(s) <= LONGEST and s.count("\n") < LINES]
        # A longer one shows more where it has other words or more values, not where names and types are longer.
        least = shown[0]
        shown += [s for s in longer[-1:] if _words(s, name) - _words(least, name) or s.count("%") > least.count("%")]
        return "\n".join([*self._definitions(shown, [found[s] for s in shown]), *shown])

    def of_definition(self, sigil: str, name: str) -> str:
        """The shortest attribute or type of that full name (`ttg.blocked`) as it stands in a text."""
        found = set()
        for text in self.texts:
            for match in re.finditer(rf"{re.escape(sigil + name)}(?![\w.])", text):
                found.add(match[0] + _parameters(text, match.end()))
            dialect, _, rest = name.partition(".")
            for match in re.finditer(rf"{re.escape(sigil + dialect)}<{re.escape(rest)}\b", text):
                opening = match.end() - len(rest) - 1
                found.add(text[match.start() : opening] + _parameters(text, opening))
        return min(found, key=lambda t: (bool(_USED.search(t[1:])), len(t), t), default="")

    def refusals(self, name: str) -> list[str]:
        """Messages of the verifier at such an op, without its name."""
        return self.refused.get(name, [])

    def _definitions(self, snippets: list[str], numbers: list[int]) -> list[str]:
        """The aliases that snippets use, in the order in which they must be defined."""
        shown: dict[str, str] = {}

        def visit(text: str, known: dict[str, str]) -> None:
            for alias in _USED.findall(text):
                if alias in known and alias not in shown:
                    visit(known[alias], known)
                    shown[alias] = known[alias]

        for snippet, number in zip(snippets, numbers):
            visit(snippet, self.aliases[number])
        return [f"{alias} = {text}" for alias, text in shown.items()]


def _ops(text: str, name: str) -> Iterator[str]:
    """Every op of that name with its regions, without the indentation."""
    lines = text.splitlines()
    head = re.compile(rf'(?:%[^=]* = )?"?{re.escape(name)}(?:"\(|(?![\w."]))')
    for start, line in enumerate(lines):
        if not head.match(line.lstrip()):
            continue
        indent = len(line) - len(line.lstrip())
        end, depth = start, 0
        while end < len(lines):
            plain = re.sub(r'"(?:[^"\\]|\\.)*"', "", lines[end])
            depth += plain.count("{") + plain.count("(") - plain.count("}") - plain.count(")")
            end += 1
            if depth <= 0:
                break
        yield "\n".join(piece[min(indent, len(piece) - len(piece.lstrip())) :] for piece in lines[start:end])


def _aliases(text: str) -> dict[str, str]:
    """The aliases that a text defines; what a bracket holds may go on over lines."""
    found = {}
    for match in _ALIAS.finditer(text):
        line = text[match.end() : text.index("\n", match.end())]
        bracket = re.search(r"[\[{<(]", line)
        whole = line[: bracket.start()] + _bracketed(text, match.end() + bracket.start()) if bracket else line
        found[match[1]] = whole if len(whole) > len(line) else line
    return found


def _words(snippet: str, name: str) -> set[str]:
    """The keywords of an op's line: what is neither a value, nor an alias, nor in a type."""
    text = re.sub(r"[%#!@][\w$.#:-]+|<[^<>]*>|\btensor\S*|\d+\w*", " ", snippet.replace(name, ""))
    return set(re.findall(r"[A-Za-z_]\w+|\[", text))


def _parameters(text: str, start: int) -> str:
    return _bracketed(text, start) if text[start : start + 1] == "<" else ""


def _bracketed(text: str, start: int) -> str:
    """The bracket that begins at `start` up to its end; empty where none does."""
    if text[start : start + 1] not in tuple(_OPENING):
        return ""
    depth = 0
    for place in range(start, len(text)):
        if text[place] in _OPENING:
            depth += 1
        elif text[place] in _CLOSING and text[place - 1 : place + 1] != "->":
            depth -= 1
            if depth == 0:
                return text[start : place + 1]
    return ""


def _refused(namespace: str) -> dict[str, list[str]]:
    """Messages by op."""
    found: dict[str, list[str]] = {}
    folder = SOURCES.get(namespace, (namespace,))[0].partition("/")[0]
    file = TESTS / folder / "Inputs" / "refused.mlir"
    if not file.exists():
        return found
    for message in re.findall(r"^// refused: (.*)$", file.read_text(), re.M):
        match = re.search(r"(?:^|: )'([\w.]+)' op (.*)", message)
        # What differs in numbers and types only says the same rule.
        if match and _rule(match[2]) not in map(_rule, found.setdefault(match[1], [])):
            found[match[1]].append(match[2])
    return found


def _rule(message: str) -> str:
    return re.sub(r"\d+|, found .*", "", message)
