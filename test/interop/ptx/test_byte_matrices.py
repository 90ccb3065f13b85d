"""Loads and stores of matrices of bytes, and of 4 and 6 bits that are unpacked: their registers are operands and sums of mma."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir import sim
from gpuir.interop import ptx
from gpuir.sim.narrow import decode

HEAD = """.version 8.7
.target sm_120a
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c) {
.reg .b64 %d<20>; .reg .b32 %r<40>; .reg .b16 %h<9>; .reg .f32 %f<9>;
.shared .align 128 .b8 s[2048];
ld.param.u64 %d0, [a]; ld.param.u64 %d1, [b]; ld.param.u64 %d2, [c];
mov.u32 %r0, %tid.x; mov.u32 %r1, s; mul.wide.u32 %d3, %r0, 16; shl.b32 %r2, %r0, 4; add.u32 %r2, %r1, %r2;
add.u64 %d4, %d0, %d3; ld.global.v4.b32 {%r4, %r5, %r6, %r7}, [%d4]; st.shared.v4.b32 [%r2], {%r4, %r5, %r6, %r7};
add.u64 %d4, %d1, %d3; ld.global.v4.b32 {%r4, %r5, %r6, %r7}, [%d4]; st.shared.v4.b32 [%r2 + 512], {%r4, %r5, %r6, %r7};
bar.sync 0;
"""
#: A as halves of its 16 rows, along K: the first 16 bytes of both, then the others.
A_OF_BYTES = """and.b32 %r8, %r0, 15; shl.b32 %r8, %r8, 5; shr.u32 %r9, %r0, 4; shl.b32 %r9, %r9, 4; add.u32 %r8, %r8, %r9; add.u32 %r8, %r1, %r8;
ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r10, %r11, %r12, %r13}, [%r8];
"""
#: The product of a thread's rows, for columns 0 to 7 and 8 to 15.
PRODUCTS = """mov.f32 %f0, 0f00000000; mov.f32 %f1, %f0; mov.f32 %f2, %f0; mov.f32 %f3, %f0; mov.f32 %f4, %f0; mov.f32 %f5, %f0; mov.f32 %f6, %f0; mov.f32 %f7, %f0;
mma.sync.aligned.m16n8k32.row.col.KIND {%f0, %f1, %f2, %f3}, {%r10, %r11, %r12, %r13}, {%r14, %r16}, {%f0, %f1, %f2, %f3};
mma.sync.aligned.m16n8k32.row.col.KIND {%f4, %f5, %f6, %f7}, {%r10, %r11, %r12, %r13}, {%r15, %r17}, {%f4, %f5, %f6, %f7};
"""
#: The sums as a matrix of f32, 16 by 16.
STORED = """shr.u32 %r20, %r0, 2; and.b32 %r21, %r0, 3; shl.b32 %r20, %r20, 6; shl.b32 %r21, %r21, 3; add.u32 %r20, %r20, %r21; cvt.u64.u32 %d5, %r20; add.u64 %d5, %d2, %d5;
st.global.v2.f32 [%d5], {%f0, %f1}; st.global.v2.f32 [%d5 + 512], {%f2, %f3}; st.global.v2.f32 [%d5 + 32], {%f4, %f5}; st.global.v2.f32 [%d5 + 544], {%f6, %f7};
ret;
}
"""


def launched(text: str, *arrays: np.ndarray) -> None:
    """Runs it, and what gpuir.compile makes of it: both leave the same."""
    assert assembles(text, "sm_120a")
    module = ptx.parse(text)
    again = [each.copy() for each in arrays]
    assert not sim.launch(module, "k", 1, 32, *arrays).findings
    artifact = gpuir.compile(module, "sm_120a", emit="cubin", cache=False, ptx_version=88)
    sim.launch(ptx.parse(artifact.ptx), "k", 1, 32, *again)
    np.testing.assert_array_equal(again[2], arrays[2])


def codes(element: str, shape: tuple[int, ...], seed: int) -> np.ndarray:
    """Codes of small numbers, whose products and sums are exact."""
    values = decode(element)
    few = np.nonzero(np.isin(values, [-2, -1, -0.5, 0.5, 1, 2, 3]))[0]
    return np.random.default_rng(seed).choice(few, shape).astype(np.uint8)


def packed(matrix: np.ndarray, width: int) -> np.ndarray:
    """Rows of 16 bytes with 16 elements of 4 or 6 bits, and ones behind them."""
    bits = np.unpackbits(matrix[..., None], axis=-1, bitorder="little")[..., :width].reshape(*matrix.shape[:-1], -1)
    rows = np.packbits(bits, axis=-1, bitorder="little")
    return np.concatenate([rows, np.full((*rows.shape[:-1], 16 - rows.shape[-1]), 0xFF, np.uint8)], -1)


def words(matrix: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(matrix).reshape(-1).view(np.int32)


def test_columns_of_bytes_are_operands_and_sums_are_stored_as_bytes():
    """B has its rows along K, and is loaded transposed; D leaves transposed, as bytes."""
    a, b = codes("e4m3", (16, 32), 1), codes("e4m3", (32, 16), 2)
    expected = decode("e4m3")[a] @ decode("e4m3")[b]
    text = (
        HEAD + A_OF_BYTES + "ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 {%r14, %r15, %r16, %r17}, [%r2 + 512];\n"
    )
    text += PRODUCTS.replace("KIND", "f32.e4m3.e4m3.f32")
    got = np.zeros((16, 16), np.float32)
    launched(text + STORED, words(a), words(b), got)
    np.testing.assert_array_equal(got, expected)
    bytes_of = """cvt.rn.satfinite.e4m3x2.f32 %h0, %f1, %f0; cvt.rn.satfinite.e4m3x2.f32 %h1, %f3, %f2; mov.b32 %r22, {%h0, %h1};
cvt.rn.satfinite.e4m3x2.f32 %h0, %f5, %f4; cvt.rn.satfinite.e4m3x2.f32 %h1, %f7, %f6; mov.b32 %r23, {%h0, %h1};
bar.sync 0; stmatrix.sync.aligned.m16n8.x2.trans.shared.b8 [%r2], {%r22, %r23}; bar.sync 0;
and.b32 %r24, %r0, 15; shl.b32 %r24, %r24, 4; add.u32 %r25, %r1, %r24; ld.shared.v4.b32 {%r4, %r5, %r6, %r7}, [%r25];
cvt.u64.u32 %d6, %r24; add.u64 %d6, %d2, %d6; st.global.v4.b32 [%d6], {%r4, %r5, %r6, %r7};
ret;
}
"""
    turned = np.zeros(64, np.int32)
    launched(text + bytes_of, words(a), words(b), turned)
    nearest = decode("e4m3")[turned.view(np.uint8).reshape(16, 16)]
    # Of three bits behind the point.
    np.testing.assert_allclose(nearest, np.clip(expected.T, -448, 448), rtol=2**-4, atol=2**-9)
    exact = np.isin(expected.T, decode("e4m3"))
    assert exact.any(1).all()
    np.testing.assert_array_equal(nearest[exact], expected.T[exact])


FORMATS = {"e2m1": (4, "b4x16_p64"), "e3m2": (6, "b6x16_p32"), "e2m3": (6, "b6x16_p32")}


@pytest.mark.parametrize("element", FORMATS)
@pytest.mark.parametrize("transposed", [False, True])
def test_unpacked_elements_are_operands(element, transposed):
    """Rows of A along K, and of B along K or along N, with padding behind each 16 elements that nobody looks at."""
    width, format = FORMATS[element]
    a, b = codes(element, (16, 32), 3), codes(element, (32, 16), 4)
    # The four matrices of A: rows 0 to 7 and 8 to 15 of the first half of K, then of the second one.
    of_a = packed(a.reshape(16, 2, 16).transpose(1, 0, 2), width)
    of_b = packed(b if transposed else np.concatenate([b[:16].T, b[16:].T]), width)
    load = f"m16n16.x2.trans.shared.b8x16.{format}" if transposed else f"m8n16.x4.shared.b8x16.{format}"
    text = (
        HEAD + f"ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.{format} {{%r10, %r11, %r12, %r13}}, [%r2];\n"
        f"ldmatrix.sync.aligned.{load} {{%r14, %r15, %r16, %r17}}, [%r2 + 512];\n"
        + PRODUCTS.replace("KIND", f"kind::f8f6f4.f32.{element}.{element}.f32") + STORED
    )  # fmt: skip
    got = np.zeros((16, 16), np.float32)
    launched(text, words(of_a), words(of_b), got)
    np.testing.assert_array_equal(got, decode(element)[a] @ decode(element)[b])


@pytest.mark.parametrize("count", [1, 2, 4])
def test_fewer_matrices_ask_fewer_lanes(count):
    """Addresses of the lanes behind the rows are not looked at, and the padding of a row need not have been written."""
    text = f""".version 8.7
.target sm_120a
.address_size 64
.visible .entry k(.param .u64 a) {{
.reg .b64 %d<9>; .reg .b32 %r<20>; .reg .pred %p;
.shared .align 128 .b8 s[512];
ld.param.u64 %d0, [a]; mov.u32 %r0, %tid.x; mov.u32 %r1, s; shl.b32 %r2, %r0, 4; add.u32 %r2, %r1, %r2;
mul.lo.u32 %r3, %r0, 0x01010101; st.shared.v2.b32 [%r2], {{%r3, %r3}};
setp.ge.u32 %p, %r0, {8 * count}; @%p mov.u32 %r2, 0xffff0000;
bar.sync 0;
mov.u32 %r4, 0; mov.u32 %r5, 0; mov.u32 %r6, 0; mov.u32 %r7, 0;
ldmatrix.sync.aligned.m8n16.x{count}.shared.b8x16.b4x16_p64 {{{", ".join(f"%r{4 + i}" for i in range(count))}}}, [%r2];
mul.wide.u32 %d1, %r0, 16; add.u64 %d2, %d0, %d1; st.global.v4.b32 [%d2], {{%r4, %r5, %r6, %r7}};
ret;
}}
"""
    assert assembles(text, "sm_120a")
    got = np.zeros((32, 4), np.int32)
    assert not sim.launch(ptx.parse(text), "k", 1, 32, got).findings
    row = 8 * np.arange(count)[None, :] + np.arange(32)[:, None] // 4
    low, high = (row & 15) << 2, (row >> 4) << 2
    np.testing.assert_array_equal(got[:, :count], low | high << 8 | low << 16 | high << 24)
    assert not got[:, count:].any()
