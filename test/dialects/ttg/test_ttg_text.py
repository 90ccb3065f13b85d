"""The text of `ttg`: what released Tritons print is read, verified and printed again; the generic form too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects.ttg import TTG

INPUTS = Path(__file__).parent / "Inputs"
VERSIONS = [path.stem.rpartition("triton_")[2].replace("_", ".") for path in sorted(INPUTS.glob("printed_by_*.mlir"))]
TEXTS = [(version, text) for version in VERSIONS for text in _triton_ir.printed(INPUTS, version)]
ACCEPTED = _triton_ir.cases(INPUTS, "accepted")


@pytest.mark.parametrize("version, text", TEXTS)
def test_what_triton_prints_is_printed_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    module = gpuir.parse(text)
    assert module.operation.verify()
    assert _triton_ir.normal(gpuir.asm(module)) == _triton_ir.normal(text)


def test_the_texts_have_every_op() -> None:
    printed = "".join(text for _, text in TEXTS)
    # The custom form of warp_specialize hides the op that holds the partitions.
    missing = [name for name in TTG.ops if f"{name}" not in printed and not name.endswith(".partitions")]
    assert not missing


@pytest.mark.parametrize("version, text", TEXTS)
def test_the_generic_form_says_the_same(context: ir.Context, version: str, text: str) -> None:
    module = gpuir.parse(text)
    generic = gpuir.asm(module, generic=True)
    assert not [name for name in TTG.ops if f"{name} %" in generic]
    again = gpuir.parse(generic)
    assert gpuir.asm(again) == gpuir.asm(module)


@pytest.mark.parametrize("version, text", TEXTS)
def test_printed_text_is_stable(context: ir.Context, version: str, text: str) -> None:
    once = gpuir.asm(gpuir.parse(text))
    assert gpuir.asm(gpuir.parse(once)) == once


@pytest.mark.parametrize("name, text", ACCEPTED, ids=[name for name, _ in ACCEPTED])
def test_accepted(context: ir.Context, name: str, text: str) -> None:
    assert _triton_ir.refusal(text) is None
    once = gpuir.asm(gpuir.parse(text))
    assert gpuir.asm(gpuir.parse(once)) == once


@pytest.mark.parametrize("name, text", ACCEPTED, ids=[name for name, _ in ACCEPTED])
def test_triton_reads_what_is_printed(
    context: ir.Context, triton_prints: Callable[[str], str | None], name: str, text: str
) -> None:
    expected = triton_prints(text)
    assert expected is not None
    assert triton_prints(gpuir.asm(gpuir.parse(text))) == expected
