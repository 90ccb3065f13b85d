"""The text of `gluon`: what a released Triton prints is read and printed again, and layouts stay out of older releases."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir

PRINTED = _triton_ir.printed(Path(__file__).parent)
HEADER = """\
#b2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%x: tensor<128xf32, #gluon.auto_encoding>) {
"""


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[f"{version}-{i}" for i, (version, _) in enumerate(PRINTED)])
def test_printed_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)
    with pytest.raises(gpuir.ReleaseError, match="triton-3.4 has no '"):
        gpuir.asm(gpuir.parse(text), release="triton-3.4")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%0 = tt.expand_dims %x {axis = 0 : i32} : tensor<128xf32, #gluon.auto_encoding> -> tensor<1x128xf32, #b2>", "'tt.expand_dims' op expects result to have the type tensor<1x128xf32, #gluon.auto_encoding>"),
        ("%0 = tt.expand_dims %x {axis = 0 : i32} : tensor<128xf32, #gluon.auto_encoding> -> tensor<1x128xf32, #gluon.coalesced_encoding>", "'tt.expand_dims' op expects result to have the type tensor<1x128xf32, #gluon.auto_encoding>"),
        ("%0 = gluon.set_auto_layout %x : tensor<128xf32, #gluon.auto_encoding> -> tensor<128xf32>", "'gluon.set_auto_layout' op expects result to have a layout"),
        ("%0 = arith.constant dense<1.0> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #gluon.auto_encoding}>>", "#ttg.slice: expects a distributed layout as parent"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, line: str, message: str) -> None:
    _triton_ir.check_refused(f"{HEADER}{line}\ntt.return\n}}\n}}\n", message, "3.9")
