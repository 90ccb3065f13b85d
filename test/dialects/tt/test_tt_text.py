"""The text of `tt`: what released Tritons print is read, verified and printed again; what is refused, and why."""

from __future__ import annotations

from pathlib import Path

import _triton_ir

from gpuir.dialects.tt import TT


class TestText(_triton_ir.TextTests):
    dialect = TT
    folder = Path(__file__).parent
    without_custom_form = ("tt.reduce", "tt.scan", "tt.map_elementwise")
    stricter = {
        "'tt.reduce' op expects axis to be between 0 and 0": "a scalar comes of 1 dimension whatever axis Triton is told",
        "'tt.make_tensor_descriptor' op expects strides to have as many": "Triton drops the operand that is too many",
    }
