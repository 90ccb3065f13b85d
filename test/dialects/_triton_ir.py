"""Texts of Triton's dialects for the tests: as released Tritons print them, accepted and refused ones, and a header.

A folder's tests of text are one class, `class TestText(_triton_ir.TextTests)`, which names dialect and folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import external_tools
import pytest

import gpuir
import gpuir.dialects.ttng
from gpuir import ir
from gpuir.interop.triton import Triton

#: Aliases of encodings and the head of a module with 4 warps; a function and a brace make it a module.
HEADER = (Path(__file__).parent / "Inputs" / "header.mlir").read_text()
#: The releases that are asked, the later one where somebody has set it up. Texts for one of them only, such as those with ops
#: that the other lacks, begin their comment with its number.
VERSIONS = ("3.4.0", "3.5.1")
_NAME = re.compile(r"%[\w$.-]+(?::\d+|#\d+)?")
_GENERIC = re.compile(r'"(tt\w*\.[\w.]+)"\(')
_FORMS = re.compile(r"^\s*(?:%[^=\n]* = )?(tt\w*\.[\w.]+)", re.MULTILINE)


def printed(folder: Path) -> list[tuple[str, str]]:
    """``(version, module)`` of the modules as released Tritons printed them."""
    found = []
    for path in sorted((folder / "Inputs").glob("printed_by_triton_*.mlir")):
        version = path.stem.removeprefix("printed_by_triton_").replace("_", ".")
        found += [(version, part.strip() + "\n") for part in path.read_text().split("// -----\n")]
    return found


def cases(folder: Path, kind: str) -> list[tuple[str, str]]:
    """``(comment, module)`` of the functions in ``accepted.mlir`` or ``refused.mlir``."""
    found = []
    for part in (folder / "Inputs" / f"{kind}.mlir").read_text().split("// -----\n"):
        first, _, body = part.partition("\n")
        found.append((first.removeprefix(f"// {kind}: "), f"{HEADER}{body}}}\n"))
    return found


def asked(comment: str) -> tuple[tuple[str, ...], str]:
    """The releases that a text is for, and the rest of its comment."""
    version, colon, rest = comment.partition(": ")
    return ((version,), rest) if colon and version in VERSIONS else (VERSIONS, comment)


def normal(text: str) -> str:
    """The text with SSA names numbered in order of first use: Triton names results, the host numbers them."""
    names: dict[str, str] = {}

    def number(name: str) -> str:
        return names.setdefault(name, f"%{len(names)}")

    lines = []
    for line in text.splitlines():
        if "tt.func" in line:
            names.clear()
        left, equal, right = line.partition(" = ")
        if equal and left.lstrip().startswith("%"):
            results = []
            for name in left.split(","):
                base, _, count = name.strip().partition(":")
                results += [f"{base}#{i}" for i in range(int(count))] if count else [base]
            right = _NAME.sub(lambda m: number(m[0]), right)
            line = f"{', '.join(map(number, results))} = {right}"
        else:
            line = _NAME.sub(lambda m: number(m[0]), line)
        lines.append(line.strip())
    return "\n".join(lines)


def refusal(text: str) -> str | None:
    """What gpuir says of a text that it refuses; None of one that it takes."""
    try:
        module = gpuir.parse(text)
    except gpuir.ParseError as error:
        first = error.diagnostics[0]
        assert first.line is not None and first.line > 1, f"no place in {first}"
        return first.message
    assert module.operation.verify()
    return None


def generate(metafunc: Any) -> None:
    """Parameters of the tests of text, from the files in their class's folder."""
    cls = metafunc.cls
    if cls is None or not issubclass(cls, TextTests):
        return
    for name, values in (
        ("printed_text", lambda: [text for _, text in printed(cls.folder)]),
        ("accepted_text", lambda: cases(cls.folder, "accepted")),
        ("refused_text", lambda: cases(cls.folder, "refused")),
        ("version", lambda: [version for version in VERSIONS if version in external_tools.tritons()]),
    ):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values(), ids=lambda value: value[0] if isinstance(value, tuple) else None)


class TextTests:
    """What released Tritons print is read, verified and printed again, the generic form too; refusals say why."""

    dialect: Any
    folder: Path
    #: Ops that have the generic form only, or whose parent's custom form hides them.
    without_custom_form: tuple[str, ...] = ()
    #: How refusals begin that the releases do not have, each with the reason why gpuir has it.
    stricter: Mapping[str, str] = {}

    def test_what_triton_prints_is_printed_letter_for_letter(self, context: ir.Context, printed_text: str) -> None:
        module = gpuir.parse(printed_text)
        assert module.operation.verify()
        assert normal(gpuir.asm(module)) == normal(printed_text)

    def test_the_texts_have_every_op(self) -> None:
        text = "".join(text for _, text in printed(self.folder))
        shown = set(_FORMS.findall(text)) | {name for name in self.without_custom_form if f'"{name}"' in text}
        hidden = {name for name in self.without_custom_form if name.endswith(".partitions")}
        # Those that no release has that is asked here are read only, see test/interop/triton/test_former.py.
        former = {name for name, cls in self.dialect.ops.items() if cls.spec.releases and cls.spec.releases.former}
        assert set(self.dialect.ops) - shown == hidden | former

    def test_the_generic_form_says_the_same(self, context: ir.Context, printed_text: str) -> None:
        module = gpuir.parse(printed_text)
        generic = gpuir.asm(module, generic=True)
        assert not set(_FORMS.findall(generic)) & set(self.dialect.ops)
        assert gpuir.asm(gpuir.parse(generic)) == gpuir.asm(module)

    def test_accepted(self, context: ir.Context, accepted_text: tuple[str, str]) -> None:
        assert refusal(accepted_text[1]) is None
        once = gpuir.asm(gpuir.parse(accepted_text[1]))
        assert gpuir.asm(gpuir.parse(once)) == once

    def test_refused(self, context: ir.Context, refused_text: tuple[str, str]) -> None:
        comment, text = refused_text
        assert refusal(text) == asked(comment)[1]

    def test_triton_refuses_too(
        self, context: ir.Context, triton: Callable[[str], Triton], refused_text: tuple[str, str]
    ) -> None:
        comment, text = refused_text
        versions, message = asked(comment)
        there = [version for version in versions if external_tools.find(f"triton-{version}")] or versions[:1]
        taken = all(triton(version).check(text).accepted for version in there)
        if taken and len(there) < len(versions):
            pytest.skip("one release takes it, the other is not here")
        assert taken == any(message.startswith(start) for start in self.stricter)

    def test_triton_reads_what_is_printed(
        self, context: ir.Context, triton: Callable[[str], Triton], version: str, accepted_text: tuple[str, str]
    ) -> None:
        comment, text = accepted_text
        if version not in asked(comment)[0]:
            return
        expected = triton(version).check(text)
        assert expected.accepted, expected.diagnostics
        printed = gpuir.asm(gpuir.parse(text))
        assert triton(version).check(printed).text == expected.text
        generic = gpuir.asm(gpuir.parse(text), generic=True)
        assert triton(version).check(generic).text == expected.text
        # Where Triton's form would lose a token, gpuir prints the generic one.
        if set(_GENERIC.findall(printed)) <= set(self.without_custom_form):
            assert normal(printed) == normal(expected.text)


def check_round_trip(version: str, text: str) -> None:
    """A release's text is printed again letter for letter, told whose it is and not, and from its generic form."""
    release = f"triton-{version}"
    told = gpuir.parse(text, release=release)
    assert told.operation.verify()
    assert gpuir.asm(told) == text
    assert gpuir.asm(gpuir.parse(text), release=release) == text
    generic = gpuir.asm(told, generic=True)
    assert gpuir.asm(gpuir.parse(generic, release=release)) == text


def check_refused(text: str, message: str, version: str) -> None:
    """A text is refused with a place in it; `message` is how the words begin."""
    with pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(text, release=f"triton-{version}")
    first = error.value.diagnostics[0]
    assert first.message.startswith(message), first.message
    assert first.line is not None and first.line > 1
