"""The text of `tti`: as releases print it, what is refused, and in which releases it is."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import tti

PRINTED = _triton_ir.printed(Path(__file__).parent)
HEADER = """\
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!a = tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #b}>>
!b = tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #b}>>
!c = tensor<32x16xi32, #b>
!m = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!i = tensor<32x64xi32, #b>
!x = tensor<32x64xf16, #b>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: !a, %b: !b, %c: !c, %m: !m, %i: !i, %x: !x, %n: i32, %y: f32) {
"""


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[version for version, _ in PRINTED])
def test_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)
    assert {name for name in tti.TTI.ops if f"{name} " not in text} == set()
    with pytest.raises(gpuir.ReleaseError, match="triton-3.7 has no 'tti"):
        gpuir.asm(gpuir.parse(text), release="triton-3.7")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%0 = tti.experimental_fpsan_embed %n : (i32) -> i32", "'tti.experimental_fpsan_embed' op operand #0 ('val') must be floating-point"),
        ("%0 = tti.experimental_fpsan_embed %x : (!x) -> tensor<32x32xi16, #b>", "'tti.experimental_fpsan_embed' op expects result to have the shape of val"),
        ("%0 = tti.experimental_fpsan_unembed %n : (i32) -> i32", "'tti.experimental_fpsan_unembed' op result #0 ('result') must be floating-point"),
        ("%0 = tti.dot_i8 %a, %b, %c : !a * !b -> !c", "expected ','"),
        ("%0 = tti.dot_i8 %a, %b, %c, aSigned = true, bSigned = true : !a * !b -> !c", "'tti.dot_i8' op expects d to have the layout nvidia_mma of version 2"),
        ("%0 = tti.dot_i8 %a, %a, %c, aSigned = true, bSigned = true : !a * !a -> !c", "'tti.dot_i8' op expects d to have the rows of a and the columns of b, 32x32"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n] {axis = 0 : i32} : !m, !i -> !x", "'tti.experimental_local_gather' op expects 2 offsets"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 2 : i32} : !m, !i -> !x", "'tti.experimental_local_gather' op expects axis to be between 0 and 1"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 0 : i32} : !m, !i -> tensor<16x64xf16, #b>", "'tti.experimental_local_gather' op expects result to have the shape"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 0 : i32} : !m, !i -> tensor<32x64xf32, #b>", "'tti.experimental_local_gather' op expects result to have the element"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, line: str, message: str) -> None:
    _triton_ir.check_refused(f"{HEADER}{line}\ntt.return\n}}\n}}\n", message, "3.9")
