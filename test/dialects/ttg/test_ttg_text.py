"""The text of `ttg`: what released Tritons print is read, verified and printed again; what is refused, and why."""

from __future__ import annotations

from pathlib import Path

import _triton_ir

from gpuir.dialects.ttg import TTG


class TestText(_triton_ir.TextTests):
    dialect = TTG
    folder = Path(__file__).parent
    without_custom_form = ("ttg.mask", "ttg.warp_specialize.partitions")
