"""The text of `ttng`: what released Tritons print is read, verified and printed again; what is refused, and why."""

from __future__ import annotations

from pathlib import Path

import _triton_ir

from gpuir.dialects.ttng import TTNG


class TestText(_triton_ir.TextTests):
    dialect = TTNG
    folder = Path(__file__).parent
