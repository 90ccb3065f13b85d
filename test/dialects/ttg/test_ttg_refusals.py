"""What the verifiers of `ttg` refuse, each with the message that names op, operand, found and expected."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

from gpuir import ir

REFUSED = _triton_ir.cases(Path(__file__).parent / "Inputs", "refused")


@pytest.mark.parametrize("message, text", REFUSED, ids=[f"{i}" for i in range(len(REFUSED))])
def test_refused(context: ir.Context, message: str, text: str) -> None:
    assert _triton_ir.refusal(text) == message
