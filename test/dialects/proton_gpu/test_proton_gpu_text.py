"""The text of `proton_gpu`: as each release prints it, what is refused, and what an older release cannot say."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

from gpuir import ir
from gpuir.dialects import proton_gpu

PRINTED = _triton_ir.printed(Path(__file__).parent)
HEADER = """\
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!buffer = !ttg.memdesc<256xi32, #s1, #smem, mutable>
!segment = !proton_gpu.segment<1024, #smem, warp>
module {
tt.func @f(%m: !buffer, %s: !segment, %p: !tt.ptr<i32>, %x: i32, %y: f32) {
"""


def kernel(lines: str) -> str:
    return f"{HEADER}{lines}\ntt.return\n}}\n}}\n"


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[version for version, _ in PRINTED])
def test_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)


def test_every_op_has_a_text() -> None:
    text = "".join(text for _, text in PRINTED)
    assert {name for name in proton_gpu.PROTON_GPU.ops if f"{name} " not in text} == set()


@pytest.mark.parametrize(
    ("line", "version", "message"),
    [
        ("%0 = proton_gpu.segment_alloc %m : !buffer -> <1024, #smem, all>", "3.9", "expected Granularity to be one of: thread, warp"),
        ("%0 = proton_gpu.segment_alloc %m : !buffer -> <1024, #smem, cta, [0]>", "3.9", "'proton_gpu.segment_alloc' op expects selectIds with"),
        ("%0 = proton_gpu.segment_alloc %x : i32 -> <1024, #smem, cta>", "3.9", "'proton_gpu.segment_alloc' op operand #0 ('buffer')"),
        ('"proton_gpu.circular_store"(%s, %x) {isStart} : (!segment, i32) -> ()', "3.9", "'proton_gpu.circular_store' op expects a scopeId, or an event"),
        ("proton_gpu.circular_store end %s, %x, %x {scopeId = 1 : i32} : !segment, i32", "3.9", "'proton_gpu.circular_store' op expects a scopeId, or an event"),
        ("proton_gpu.circular_store end %s, %x, %x : !segment, i32", "3.8", "triton-3.8 has no 'event' of 'proton_gpu.circular_store'"),
        ("proton_gpu.circular_store end %s, %y {scopeId = 1 : i32} : !segment, f32", "3.9", "'proton_gpu.circular_store' op operand #1 ('counter')"),
        ("%0 = proton_gpu.read_counter : f32", "3.9", "'proton_gpu.read_counter' op result #0 ('counter')"),
        ("%0 = proton_gpu.global_scratch_alloc {alignment = 1 : i32, nbytes = 1 : i32} : !tt.ptr<i32>", "3.7", "triton-3.7 has no"),
        ("proton_gpu.initialize %p : !tt.ptr<i32>", "3.5", "triton-3.5 has no 'proton_gpu.initialize'"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, line: str, version: str, message: str) -> None:
    _triton_ir.check_refused(kernel(line), message, version)
