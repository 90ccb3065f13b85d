"""Real dumps of Triton: every module is read, verified and printed letter for letter, and Triton takes it back."""

from __future__ import annotations

import difflib
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

# The reader of the corpus is a module of its own; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _corpus

sys.path.remove(str(Path(__file__).parent))

ROOT = Path(__file__).resolve().parents[3]
each_file = pytest.mark.parametrize("file", _corpus.FILES, ids=lambda file: file.name.removesuffix(".mlir"))


def difference(expected: str, found: str, title: str) -> str:
    """The first lines in which two texts differ."""
    lines = difflib.unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", n=0, lineterm="")
    return "\n".join([title, *list(lines)[:20]])


#: What upstream has added to its own ops since Triton's LLVM, all at their defaults: only the generic form shows it.
_NEWER = re.compile(
    r'(?<="gpu.barrier"\(\)) <\{scope = #gpu.barrier_scope<workgroup>\}>'
    r'|(?P<trunci>"arith.trunci"\(%[\w#]+\)) <\{overflowFlags = #arith.overflow<none>\}>'
)


def generic_form(module: gpuir.ir.Module, *, locations: bool = False) -> str:
    """The generic form in words that Triton's LLVM knows."""
    return _NEWER.sub(lambda match: match["trunci"] or "", gpuir.asm(module, debuginfo=locations, generic=True))


def printed(text: str, *, locations: bool = False) -> str:
    module = gpuir.parse(text)
    assert module.operation.verify()
    return gpuir.asm(module, debuginfo=locations)


@pytest.mark.sweep(100)
@each_file
def test_text_is_kept_letter_for_letter(file: Path) -> None:
    with gpuir.Context():
        for stage in _corpus.stages(file):
            found = printed(stage.text, locations=_corpus.has_locations(file))
            assert found == stage.text, difference(stage.text, found, stage.id)


@pytest.mark.sweep(76)
@each_file
def test_generic_form_is_the_same_module(file: Path) -> None:
    with gpuir.Context():
        for stage in _corpus.stages(file):
            module = gpuir.parse(stage.text)
            generic = gpuir.asm(module, generic=True)
            custom = [line for line in generic.splitlines() if re.match(r"\s*(%[^=]* = )?ttn?g?\.", line)]
            assert not custom, f"{stage.id}: not in generic form: {custom[0]}"
            expected, found = gpuir.asm(module), printed(generic)
            assert found == expected, difference(expected, found, stage.id)


@pytest.mark.sweep(76)
@each_file
def test_triton_reprints_what_gpuir_prints_as_it_reprints_its_own(file: Path, triton: Callable[[str], Triton]) -> None:
    locations = _corpus.has_locations(file)
    ask = triton(_corpus.version(file))
    with gpuir.Context():
        for stage in _corpus.stages(file):
            module = gpuir.parse(stage.text)
            own = ask.check(stage.text, locations=locations)
            assert own, f"{stage.id}: Triton refuses its own text: {own.messages}"
            custom = gpuir.asm(module, debuginfo=locations)
            for text in (custom, generic_form(module, locations=locations)):
                verdict = ask.check(text, locations=locations)
                assert verdict, f"{stage.id}: Triton refuses gpuir's text: {verdict.messages}"
                assert verdict.text == own.text, difference(own.text, verdict.text, stage.id)


@pytest.mark.sweep(30)
@pytest.mark.parametrize(
    "file",
    [file for file in _corpus.FILES if not _corpus.has_locations(file)],
    ids=lambda file: file.name.removesuffix(".mlir"),
)
def test_ptx_is_the_same(file: Path, triton: Callable[[str], Triton]) -> None:
    """Of the generic form, since the custom form is Triton's own text, as another test says."""
    stage = _corpus.stages(file)[-1]
    ask = triton(_corpus.version(file))
    with gpuir.Context():
        module = gpuir.parse(stage.text)
        # An assertion puts the line of its text into the PTX.
        again = gpuir.asm(module) if "tt.assert" in stage.text else generic_form(module)
    expected, found = (ask.compile(text, _corpus.capability(file), until="ptx")["ptx"] for text in (stage.text, again))
    assert ".visible .entry" in expected
    assert found == expected, difference(expected, found, stage.id)


@pytest.mark.parametrize("version", ["3.4.0", "3.5.1"])
def test_dumps_are_what_triton_says_today(
    version: str, triton: Callable[[str], Triton], run_tool: Any, seed: int
) -> None:
    """Every file has a kernel that asks for it, and some, compiled again, are the same; slower ones when it is their turn."""
    command = [triton(version).python, ROOT / "scripts" / "triton_corpus.py"]
    listed = run_tool(*command, "--list")
    names = [file.name for file in _corpus.FILES if _corpus.version(file) == version]
    assert sorted(listed.stdout.split()) == names, listed.stderr
    drawn = random.Random(seed).sample(names, 4)
    checked = run_tool(*command, "--check", *drawn, timeout=300)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_versions_are_said_once() -> None:
    """`make triton` sets up the oldest and the newest release that there is an archive of; the extra pins the oldest."""
    assert set(external_tools.TRITONS) <= set(_corpus.ARCHIVES)
    assert [external_tools.TRITONS[0], external_tools.TRITONS[-1]] == [min(_corpus.ARCHIVES), max(_corpus.ARCHIVES)]
    assert f'"triton=={external_tools.TRITONS[0]}"' in (ROOT / "pyproject.toml").read_text()
    assert set(map(_corpus.version, _corpus.FILES)) <= set(_corpus.ARCHIVES)
