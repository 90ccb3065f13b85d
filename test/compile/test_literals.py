"""Constants of kernels: the host's LLVM writes them in words that the back end's does not read."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir.compile.literals import older_literals

binding = pytest.importorskip("llvmlite.binding")

WRITTEN = {
    ("float", "1.000000e-01"): 0x3DCCCCCD,
    ("float", "-1.000000e-01"): 0xBDCCCCCD,
    ("float", "1.000000e+00"): 0x3F800000,
    ("float", "-0.000000e+00"): 0x80000000,
    ("float", "1.401300e-45"): 1,
    ("float", "+inf"): 0x7F800000,
    ("float", "-inf"): 0xFF800000,
    ("float", "+qnan"): 0x7FC00000,
    ("float", "-qnan"): 0xFFC00000,
    ("float", "+nan(0x12345)"): 0x7FC12345,
    ("float", "-snan(0x1)"): 0xFF800001,
    ("float", "f0x7F7FFFFF"): 0x7F7FFFFF,
    ("half", "9.997550e-02"): 0x2E66,
    ("half", "-inf"): 0xFC00,
    ("half", "+qnan"): 0x7E00,
    ("half", "f0x0001"): 1,
    ("bfloat", "1.000980e-01"): 0x3DCD,
    ("bfloat", "+inf"): 0x7F80,
    ("bfloat", "+nan(0x3)"): 0x7FC3,
    ("double", "1.000000e-01"): 0x3FB999999999999A,
    ("double", "-inf"): 0xFFF0000000000000,
    ("double", "+qnan"): 0x7FF8000000000000,
    ("double", "4.940660e-324"): 1,
}
INTEGERS = {"float": "i32", "half": "i16", "bfloat": "i16", "double": "i64"}
BITS = {"f16": np.uint16, "bf16": np.uint16, "f32": np.uint32, "f64": np.uint64}


@pytest.mark.parametrize(("type", "word"), WRITTEN)
def test_the_back_end_reads_the_same_number(type, word):
    integer = INTEGERS[type]
    written = older_literals(f"@c = constant {integer} bitcast ({type} {word} to {integer})\n")
    module = binding.parse_assembly(written, binding.create_context())
    found = int(re.search(rf"@c = constant {integer} (-?\d+)", str(module))[1])
    assert found % 2 ** int(integer[1:]) == WRITTEN[type, word]


@pytest.mark.parametrize(
    "line",
    [
        "  %1 = fadd float %0, 1.000000e-01",
        "  %1 = fcmp olt half %0, 9.997550e-02",
        "  %1 = phi float [ 1.000000e-01, %2 ], [ +inf, %3 ]",
        "  %1 = select i1 %0, double 1.0, float 1.000000e-01",
        "  store <2 x float> <float 1.000000e-01, float -inf>, ptr %0, align 8",
        "  %1 = fmul <4 x float> %0, splat (float 1.000000e-01)",
    ],
)
def test_places_where_constants_are(line):
    written = older_literals(line)
    assert not re.search(r"\de-|inf|qnan", written)
    assert ("0xH2E66" if "half" in line else "0x3FB99999A0000000") in written
    assert re.sub(r"0x\w+", "", written) == re.sub(r"(?<= )[+-]?(?:\d+\.\d+(?:e[+-]\d+)?|inf)\b", "", line)


@pytest.mark.parametrize(
    "line",
    [
        '  %1 = call float asm sideeffect "add.f32 $0, 1.5, 1.5;", "=f"()',
        '@s = private constant [9 x i8] c"float 0.5"',
        '!0 = !{!"version 1.5"}',
        "; float version 1.5.2",
        "  call void @f(float %x1.5)",
        "define void @g() {",
    ],
)
def test_what_is_no_constant_stays(line):
    assert older_literals(line) == line


CONSTANTS = [
    ("f32", "0.1", 0x3DCCCCCD), ("f32", "0x7F800000", 0x7F800000), ("f32", "0xFF800000", 0xFF800000),
    ("f32", "3.4028235e38", 0x7F7FFFFF), ("f16", "0.1", 0x2E66), ("bf16", "0.1", 0x3DCD), ("f64", "0.1", 0x3FB999999999999A),
]  # fmt: skip


@pytest.mark.parametrize("chip", ["sm_90", "gfx942"])
@pytest.mark.parametrize(("type", "number", "bits"), CONSTANTS)
def test_kernels_with_constants(chip, type, number, bits):
    text = f"""
gpu.module @m {{
  gpu.func @k(%x: memref<64x{type}>) kernel {{
    %t = gpu.thread_id x
    %c = arith.constant {number} : {type}
    memref.store %c, %x[%t] : memref<64x{type}>
    gpu.return
  }}
}}"""
    code = gpuir.compile(text, chip).data
    words = [int(word, 0) for word in re.findall(r"(?<![\w.])-?(?:0x[0-9a-fA-F]+|\d+)(?![\w.])", code)]
    words += [int(word[2:], 16) for word in re.findall(r"0[fd][0-9A-F]{8,16}", code)]
    width = np.dtype(BITS[type]).itemsize * 8
    halves = {bits, bits % 2**32, bits >> 32} if width == 64 else {bits}
    assert {word % 2**32 if len(halves) > 1 and chip != "sm_90" else word % 2**width for word in words} & halves
