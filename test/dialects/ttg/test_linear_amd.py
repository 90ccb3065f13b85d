"""Layouts of AMD's matrix instructions: those that Triton 3.9.0's own `to_linear_layout` gives, basis by basis."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects.ttg.linear import linear

NAMES = ("register", "lane", "warp", "block")


def test_layouts_of_matrix_instructions_are_tritons(context: ir.Context) -> None:
    lines = (Path(__file__).parent / "Inputs" / "amd_layouts_3.9.jsonl").read_text().splitlines()
    assert len(lines) > 40
    for line in lines:
        text, shape, told = json.loads(line)
        type = f"tensor<{'x'.join(map(str, shape))}xf16, {text}>"
        module = gpuir.parse(f"module attributes {{test.type = {type}}} {{}}", context=context, release="triton-3.9")
        layout = linear(shape, module.operation.attributes["test.type"].value.encoding)
        assert [[list(basis) for basis in layout.bases[name]] for name in NAMES] == told, (text, shape)


def test_bases_of_one_coordinate():
    """3.9.0 refuses them, whose rank is 2 where it is not said."""
    text = "module attributes {tt.a = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1]]}}>} {}"
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match="ctaLayout of tensors of 2 or more dimensions"):
        gpuir.parse(text, release="triton-3.9")
