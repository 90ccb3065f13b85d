"""nvvm.mma.block_scale in every kind against NumPy; which register has what is written from the ISA's formulas."""

from __future__ import annotations

import zlib

import numpy as np
import pytest

from gpuir import sim

FIELDS = {"e4m3": (4, 3, 7), "e5m2": (5, 2, 15), "e2m3": (2, 3, 1), "e3m2": (3, 2, 3), "e2m1": (2, 1, 1)}


def _number(code: int, exponent: int, mantissa: int, bias: int) -> float:
    sign = -1.0 if code >> (exponent + mantissa) & 1 else 1.0
    high, low = code >> mantissa & ((1 << exponent) - 1), code & ((1 << mantissa) - 1)
    return sign * (
        low * 2.0 ** (1 - bias - mantissa) if high == 0 else (1 + low / (1 << mantissa)) * 2.0 ** (high - bias)
    )


def _element(lane: int, i: int, per: int, b: bool) -> tuple[int, int]:
    """Row of A, or column of B, and K of element ``i`` of a lane; ``per`` elements of a register."""
    register, within = divmod(i, per)
    step = lane % 4 * per + within
    if b:
        return lane // 4, step + register * 4 * per
    return lane // 4 + 8 * (register % 2), step + register // 2 * 4 * per


CASES = [("mxf8f6f4", a, b, 1, "ue8m0", ids, sparse) for a, b, ids, sparse in (
    ("e4m3", "e5m2", (0, 0, 0, 0), False), ("e2m3", "e3m2", (3, 1, 2, 3), False), ("e2m1", "e4m3", (1, 0, 0, 1), False),
    ("e4m3", "e4m3", (2, 1, 1, 2), True))]  # fmt: skip
CASES += [
    ("mxf4", "e2m1", "e2m1", 2, "ue8m0", ids, sparse) for ids, sparse in (((0, 0, 2, 1), False), ((2, 1, 0, 3), True))
]
CASES += [
    ("mxf4nvf4", "e2m1", "e2m1", 4, "ue4m3", (0, 1, 0, 2), False),
    ("mxf4nvf4", "e2m1", "e2m1", 2, "ue8m0", (0, 0, 0, 0), False),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)).replace(" ", ""))
def test_product(case):
    kind, a_type, b_type, vectors, scale, (byte_a, thread_a, byte_b, thread_b), sparse = case
    random = np.random.default_rng(zlib.crc32(str(case).encode()))
    packed = kind != "mxf8f6f4"
    per, bits, depth = (8, 4, 64) if packed else (4, 8, 32)
    depth *= 1 + sparse
    matrices, registers = [], []
    for type, rows, kept, b in ((a_type, 16, depth // (1 + sparse), False), (b_type, 8, depth, True)):
        width = sum(FIELDS[type][:2]) + 1
        codes = random.integers(0, 1 << width, (rows, kept))
        codes[codes % (1 << width - 1) >= (1 << width - 1) - (4 if width == 8 else 0)] = 1
        matrices.append(np.array([_number(code, *FIELDS[type]) for code in range(1 << width)])[codes])
        count = rows * kept // 32
        words = np.zeros((32, count // per), np.uint32)
        for lane in range(32):
            for i in range(count):
                row, step = _element(lane, i, per, b)
                code = int(codes[row, step]) << (2 if type == "e2m1" and not packed else 0)
                words[lane, i // per] |= np.uint32(code << bits * (i % per))
        registers.append(words.view(np.int32))
    left, right = matrices
    metadata = np.zeros(32, np.uint32)
    if sparse:
        size, pair = (8, 2) if packed else (4, 1)
        whole = np.zeros((16, depth))
        for row in range(16):
            for chunk in range(depth // size):
                first, second = sorted(random.choice(4, 2, replace=False).tolist())
                for i, at in enumerate((first, second)):
                    place = chunk * size + at * pair
                    whole[row, place : place + pair] = left[row, (chunk * 2 + i) * pair : (chunk * 2 + i + 1) * pair]
                # Threads 0 and 1 of four have the first half of K, row and row + 8; threads 2 and 3 the other.
                lane = row % 8 * 4 + row // 8 + 2 * (chunk // 8)
                metadata[lane] |= np.uint32((first | second << 2) << 4 * (chunk % 8))
        left = whole
    scales = []
    for rows, byte, thread, b in ((16, byte_a, thread_a, False), (8, byte_b, thread_b, True)):
        codes = (
            random.integers(120, 135, (rows, vectors)) if scale == "ue8m0" else random.integers(1, 126, (rows, vectors))
        )
        factors = (
            2.0 ** (codes - 127.0) if scale == "ue8m0" else np.vectorize(lambda code: _number(code, 4, 3, 7))(codes)
        )
        words = random.integers(0, 1 << 32, 32).astype(np.uint32)
        for row in range(rows):
            lane = row * 4 + thread if b else row % 8 * 4 + row // 8 + 2 * thread
            for j in range(vectors):
                shift = 8 * (byte + j)
                words[lane] = words[lane] & ~np.uint32(255 << shift) | np.uint32(int(codes[row, j]) << shift)
        scales.append(words.view(np.int32))
        expanded = np.repeat(factors, depth // vectors, axis=1)
        left, right = (left, right * expanded) if b else (left * expanded, right)
    c = random.standard_normal((16, 8)).astype(np.float32)
    sums = np.zeros((32, 4), np.float32)
    for lane in range(32):
        for i in range(4):
            sums[lane, i] = c[lane // 4 + 8 * (i // 2), lane % 4 * 2 + i % 2]

    groups = []
    for name, count, type in (("a", 4, "i32"), ("b", registers[1].shape[1], "i32"), ("c", 4, "f32")):
        groups.append((name, count, type))
    loads = "".join(
        f"%i{name}{i} = arith.constant {i} : index\n%{name}{i} = memref.load %m{name}[%t, %i{name}{i}] : memref<32x{count}x{type}>\n"
        for name, count, type in groups for i in range(count)
    )  # fmt: skip
    names = {name: ", ".join(f"%{name}{i}" for i in range(count)) for name, count, _ in groups}
    constants = "".join(
        f"%{name} = arith.constant {value} : i16\n"
        for name, value in (("ba", byte_a), ("ta", thread_a), ("bb", byte_b), ("tb", thread_b))
    )
    ordered = ", orderedMetadata" if sparse else ""
    text = f"""
gpu.module @kernels {{
  gpu.func @k(%ma: memref<32x4xi32>, %mb: memref<32x{groups[1][1]}xi32>, %mc: memref<32x4xf32>, %msa: memref<32xi32>, %msb: memref<32xi32>,
      %mm: memref<32xi32>, %out: memref<32x4xf32>) kernel {{
    %t = gpu.thread_id x
    %zero = arith.constant 0 : i32
    {loads}
    {constants}
    %sa = memref.load %msa[%t] : memref<32xi32>
    %sb = memref.load %msb[%t] : memref<32xi32>
    %meta = memref.load %mm[%t] : memref<32xi32>
    %d = nvvm.mma{".sp" if sparse else ""}.block_scale A[{names["a"]}] B[{names["b"]}] C[{names["c"]}] {"sparseMetadata[%meta] selector[%zero]" if sparse else ""}
      scaleA[%sa, %ba, %ta] scaleB[%sb, %bb, %tb]
      {{shape = #nvvm.shape<m = 16, n = 8, k = {depth}>, multiplicandAPtxType = #nvvm.mma_type<{a_type}>,
        multiplicandBPtxType = #nvvm.mma_type<{b_type}>, scaleVecSize = #nvvm.scale_vec_size<x{vectors}>,
        blockScaleFormat = #nvvm.block_scale_format<{scale}>, kind = #nvvm.block_scale_kind<{kind}>{ordered}}}
      : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    {"".join(f"%d{i} = llvm.extractvalue %d[{i}] : !llvm.struct<(f32, f32, f32, f32)> memref.store %d{i}, %out[%t, %ia{i}] : memref<32x4xf32> " for i in range(4))}
    gpu.return
  }}
}}
"""
    out = np.zeros((32, 4), np.float32)
    sim.launch(text, "k", 1, 32, *registers, sums, *scales, metadata.view(np.int32), out)
    expected = left @ right.T + c
    bound = np.abs(left) @ np.abs(right).T + np.abs(c)
    for lane in range(32):
        for i in range(4):
            row, column = lane // 4 + 8 * (i // 2), lane % 4 * 2 + i % 2
            assert abs(out[lane, i] - expected[row, column]) <= bound[row, column] * 2.0**-22
