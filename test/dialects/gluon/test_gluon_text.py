"""The text of `gluon`: what a released Triton prints is read and printed again, and layouts stay out of older releases."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir

((VERSION, TEXT),) = _triton_ir.printed(Path(__file__).parent)


def test_printed_letter_for_letter(context: ir.Context) -> None:
    module = gpuir.parse(TEXT)
    assert _triton_ir.normal(gpuir.asm(module)) == _triton_ir.normal(TEXT)
    generic = gpuir.asm(module, generic=True)
    assert gpuir.asm(gpuir.parse(generic)) == gpuir.asm(module)
    with pytest.raises(gpuir.ReleaseError, match="triton-3.4 has no '"):
        gpuir.asm(module, release="triton-3.4")
