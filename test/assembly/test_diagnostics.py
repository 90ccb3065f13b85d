"""Messages: what the host says, with gpuir's ops, attributes and types in their syntax, whatever a message quotes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import gpuir
from gpuir.assembly.diagnostics import document_message

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("'iree_gpu.yield' op expects parent op 'a', found 'b {t = #iree_gpu.target<arch c'", None),
        ('found "#ttg.blocked<[1, 1], [32, 1"', None),
        ("got '!tt.ptr<array<'", None),
        ("operand #0 must be int, but got '!tt.ptr<f32, 1 : i64>'", "operand #0 must be int, but got '!tt.ptr<f32>'"),
    ],
)
def test_quoted_pieces(context: gpuir.Context, message: str, expected: str | None) -> None:
    assert document_message(message) == (expected or message)


def test_cut_anywhere(context: gpuir.Context, seed: int) -> None:
    draw = random.Random(seed)
    context.allow_unregistered_dialects = True
    files = sorted((ROOT / "test").rglob("*.ttgir")) + sorted((ROOT / "examples").rglob("*.ttgir"))
    for path in draw.sample(files, min(8, len(files))):
        try:
            module = gpuir.parse(path.read_text(), context=context)
        except gpuir.ParseError:
            continue
        text = module.operation.get_asm(print_generic_op_form=True)
        for _ in range(300):
            start = draw.randrange(len(text))
            piece = text[start : start + draw.choice([20, 100, 1000])]
            assert isinstance(document_message(f"'a.b' op found '{piece}'"), str)


@pytest.mark.parametrize("word", ["array<i32>", "dense<1>", "unit", "affine_map<() -> ()>", "true", "strided<[1]>"])
def test_attribute_for_a_type(context: gpuir.Context, word: str) -> None:
    text = f"tt.func @f(%p: !tt.ptr<f32>) {{\n  %0 = tt.load %p : !tt.ptr<{word}>\n  tt.return\n}}"
    with pytest.raises(gpuir.ParseError, match=r"expected a type, found '\w+") as refused:
        gpuir.parse(text, context=context)
    assert refused.value.diagnostics[0].line == 2
    assert refused.value.__context__ is None or "stack" not in str(refused.value.__context__)
