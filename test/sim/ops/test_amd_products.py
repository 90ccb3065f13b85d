"""Matrix products with a sparse A, with block scales, and those of gfx12 and gfx1250, against NumPy.

Where the lanes hold what is said here once more, element by element, from the ISA's descriptions.
"""

from __future__ import annotations

import itertools
import re

import _microfloats as micro
import numpy as np
import pytest

from gpuir import sim
from gpuir.dialects import rocdl
from gpuir.sim.types import small_float

LOWERED = (
    "builtin.module(convert-amdgpu-to-rocdl{{chipset={0}}},gpu.module(convert-vector-to-llvm,convert-gpu-to-rocdl{{chipset={0}}},"
    "reconcile-unrealized-casts))"
)
NUMPY = {"f16": "float16", "f32": "float32", "i8": "int8", "i4": "int8", "i32": "int32"}
SMALL = {"fp8": "float8_e4m3fn", "bf8": "float8_e5m2", "fp6": "float6_e2m3fn", "bf6": "float6_e3m2fn", "fp4": "float4_e2m1fn",
         "bf16": "bfloat16"}  # fmt: skip
MLIR = {"fp8": "f8E4M3FN", "bf8": "f8E5M2", "fp6": "f6E2M3FN", "bf6": "f6E3M2FN", "fp4": "f4E2M1FN"}
WORDS = {"fp8": "fp8_e4m3", "bf8": "fp8_e5m2", "fp6": "fp6_e2m3", "bf6": "fp6_e3m2", "fp4": "fp4_e2m1"}


def names(pattern):
    """The host's ops whose names match."""
    classes = [each for each in vars(rocdl).values() if isinstance(getattr(each, "OPERATION_NAME", None), str)]
    return sorted({each.OPERATION_NAME for each in classes if re.fullmatch(pattern, each.OPERATION_NAME)})


def dtype(name):
    return small_float(SMALL[name]) if name in SMALL else np.dtype(NUMPY[name])


def bits_of(name):
    return micro.bits_of(name) if name in micro.FORMATS else {"iu4": 4, "iu8": 8}.get(name) or 8 * dtype(name).itemsize


class Numbers:
    """A matrix of elements of a type: their codes (or the numbers themselves), and what they are worth."""

    def __init__(self, name, shape, seed):
        random = np.random.default_rng(seed)
        self.name = name
        if name in micro.FORMATS:
            table = micro.decoded(name)
            with np.errstate(invalid="ignore"):
                good = np.nonzero(np.isfinite(table) & (abs(table) <= 8) & (table * 8 % 1 == 0))[0]
            self.codes = random.choice(good, shape).astype(np.uint8)
            self.worth = table[self.codes]
        elif name in ("iu4", "iu8", "i4", "i8"):
            bits = bits_of(name)
            self.codes = random.integers(0, 1 << bits, shape).astype(np.uint8)
            self.worth = self.codes.astype(np.float64)
        else:
            self.codes = (random.integers(-16, 16, shape) / 4).astype(np.float32).astype(dtype(name))
            self.worth = self.codes.astype(np.float64)

    def signed(self):
        """The numbers where integers have a sign."""
        bits = bits_of(self.name)
        return np.where(self.worth >= 1 << bits - 1, self.worth - (1 << bits), self.worth)

    def lanes(self, count, held, holder):
        """What the lanes hold: [lanes, held] by ``holder(row, column)``, all the lanes and elements that have it."""
        out = np.zeros((count, held), self.codes.dtype)
        for row, column in np.ndindex(*self.codes.shape):
            for lane, element in holder(row, column):
                out[lane, element] = self.codes[row, column]
        return out

    def registers(self, held, old_bf16=False):
        """The text of the type in a kernel, and the array."""
        name = self.name
        if name in micro.FORMATS or name.startswith("iu"):
            bits = bits_of(name)
            words = np.array(
                [[sum(int(c) << bits * i for i, c in enumerate(row)) >> 32 * w & 0xFFFFFFFF for w in range(len(row) * bits // 32)]
                 for row in held], np.uint32).view(np.int32)  # fmt: skip
            return ("i32", words[:, 0]) if words.shape[1] == 1 else (f"vector<{words.shape[1]}xi32>", words)
        if name == "bf16" and old_bf16:
            return f"vector<{held.shape[1]}xi16>", held.view(np.int16)
        return f"vector<{held.shape[1]}x{name}>", held


def gathered(found, rows, columns, holder):
    out = np.zeros((rows, columns))
    for row, column in np.ndindex(rows, columns):
        lane, element = holder(row, column)
        out[row, column] = float(found[lane, element])
    return out


def spread(matrix, lanes, held, holder, kind):
    out = np.zeros((lanes, held), kind)
    for row, column in np.ndindex(*matrix.shape):
        lane, element = holder(row, column)
        out[lane, element] = matrix[row, column]
    return out


def sparse(shape, seed):
    """Two different places of each four, ascending: [rows, K / 2]."""
    random = np.random.default_rng(seed)
    pairs = np.array(list(itertools.combinations(range(4), 2)))
    return pairs[random.integers(0, 6, (shape[0], shape[1] // 2))].reshape(shape)


def dense(worth, index):
    whole = np.zeros((worth.shape[0], 2 * worth.shape[1]))
    for row, column in np.ndindex(*worth.shape):
        whole[row, column // 2 * 4 + index[row, column]] = worth[row, column]
    return whole


def index_words(index, lanes, held, holder, shift=0):
    """Two bits for each element of A that a lane holds, ``shift`` bits up in its register."""
    words = [0] * lanes
    for row, column in np.ndindex(*index.shape):
        for lane, element in holder(row, column):
            words[lane] |= int(index[row, column]) << 2 * element + shift
    return words


# MFMA: lanes by rows, then by K in runs


def mfma_rows(rows, held):
    return lambda row, column: [(row + rows * (column // held), column % held)]


def mfma_result(rows, columns):
    """Four rows of a column in a lane, then those that follow the other lanes' rows."""
    groups = 64 // columns
    return lambda row, column: (column + columns * (row // 4 % groups), row // (4 * groups) * 4 + row % 4)


SMFMAC = re.compile(r"rocdl\.smfmac\.(f32|i32)\.(\d+)x(\d+)x(\d+)\.(\w+)(?:\.(\w+))?")


def test_there_are_all_sparse_products():
    assert len(names(SMFMAC.pattern)) == 28


@pytest.mark.parametrize("name", names(SMFMAC.pattern))
def test_smfmac(compute, name):
    total, m, n, k, left, right = SMFMAC.fullmatch(name).groups()
    m, n, k, right = int(m), int(n), int(k), right or left
    kind = {"i8": "iu8"}
    a, b = Numbers(kind.get(left, left), (m, k // 2), 1), Numbers(kind.get(right, right), (n, k), 2)
    index = sparse((m, k // 2), 3)
    held_a, held_b, held_c = m * k // 128, n * k // 64, m * n // 64
    sets = 16 // held_a
    abid = sets - 1
    rows = mfma_rows(m, held_a)
    words = np.array(index_words(index, 64, held_a, rows, 2 * held_a * abid), np.uint32).view(np.int32)
    c = np.random.default_rng(4).integers(-64, 64, (m, n))
    where = mfma_result(m, n)
    old = k * m == 512  # gfx942 has bf16 in integers
    type_a, values_a = a.registers(a.lanes(64, held_a, rows), old)
    type_b, values_b = b.registers(b.lanes(64, held_b, mfma_rows(n, held_b)), old)
    type_c = f"vector<{held_c}x{total}>"
    body = (f'%r0 = "{name}"(%0, %1, %2, %3) <{{cbsz = 0 : i32, abid = {abid} : i32}}> : '
            f"({type_a}, {type_b}, {type_c}, i32) -> {type_c}")  # fmt: skip
    (found,) = compute(body, [type_a, type_b, type_c, "i32"], [type_c], values_a, values_b,
                       spread(c, 64, held_c, where, dtype(total)), words, threads=64, chip="gfx950", lanes=64)  # fmt: skip
    x, y = (a.signed(), b.signed()) if total == "i32" else (a.worth, b.worth)
    np.testing.assert_array_equal(gathered(found, m, n, where), dense(x, index) @ y.T + c)


def small_rows(rows, bits):
    """32 elements a lane: of 8 bits in two runs of 16 with the other lanes' between them."""
    groups = 64 // rows

    def holder(row, column):
        if bits == 8:
            return [(row + rows * (column // 16 % groups), column // 16 // groups * 16 + column % 16)]
        return [(row + rows * (column // 32), column % 32)]

    return holder


def block_scales(seed, shape):
    return np.random.default_rng(seed).integers(124, 131, shape)


def scale_registers(exponents, rows, byte):
    """A scale of each lane in one byte of its register: rows, then blocks of 32 along K; garbage in the other bytes."""
    words = np.random.default_rng(11).integers(0, 250, (64, 4)).astype(np.uint8)
    for row, block in np.ndindex(*exponents.shape):
        words[row + rows * block, byte] = exponents[row, block]
    return words


PAIRS = [("fp8", "fp8"), ("fp8", "fp4"), ("fp4", "bf8"), ("fp6", "bf6"), ("bf6", "fp8"), ("fp4", "fp4"), ("bf8", "fp6")]


@pytest.mark.parametrize("left, right", PAIRS)
@pytest.mark.parametrize("m, k", [(16, 128), (32, 64)])
def test_scaled_mfma(compute, m, k, left, right):
    a, b = Numbers(left, (m, k), 5), Numbers(right, (m, k), 6)
    scales = [block_scales(7, (m, k // 32)), block_scales(8, (m, k // 32))]
    worth = [n.worth * 2.0 ** (np.repeat(s, 32, axis=1) - 127.0) for n, s in zip((a, b), scales)]
    c = np.random.default_rng(9).integers(-64, 64, (m, m))
    where, held = mfma_result(m, m), m * m // 64
    values = [n.lanes(64, 32, small_rows(m, bits_of(n.name))) for n in (a, b)]
    bytes = [scale_registers(scales[0], m, 2), scale_registers(scales[1], m, 1)]
    given = spread(c, 64, held, where, np.float32)
    total = f"vector<{held}xf32>"
    types, arrays = zip(*(n.registers(v) for n, v in zip((a, b), values)))
    name = f"rocdl.mfma.scale.f32.{m}x{m}x{k}.f8f6f4"
    assert names(re.escape(name))
    body = (f'%r0 = "{name}"(%0, %1, %2, %3, %4) <{{cbsz = #rocdl<matrix_format {WORDS[left]}>, '
            f"blgp = #rocdl<matrix_format {WORDS[right]}>, opselA = 2 : i32, opselB = 1 : i32}}> : "
            f"({types[0]}, {types[1]}, {total}, i32, i32) -> {total}")  # fmt: skip
    options = {"threads": 64, "chip": "gfx950", "lanes": 64}
    words = [each.view(np.int32)[:, 0] for each in bytes]
    (found,) = compute(body, [*types, total, "i32", "i32"], [total], *arrays, given, *words, **options)
    expected = (worth[0] @ worth[1].T + c).astype(np.float32)
    np.testing.assert_array_equal(gathered(found, m, m, where), expected)
    vectors = [f"vector<32x{MLIR[n.name]}>" for n in (a, b)]
    body = (f"%r0 = amdgpu.scaled_mfma {m}x{m}x{k} (%3[2] * %0) * (%4[1] * %1) + %2 : vector<4xf8E8M0FNU>, {vectors[0]}, "
            f"vector<4xf8E8M0FNU>, {vectors[1]}, {total}")  # fmt: skip
    plain = f"%r0 = amdgpu.mfma {m}x{m}x{k} %0 * %1 + %2 blgp = none : {', '.join(vectors)}, {total}"
    typed = [v.view(dtype(n.name)) for n, v in zip((a, b), values)]
    exponents = [each.view(small_float("float8_e8m0fnu")) for each in bytes]
    for passes in (None, LOWERED.format("gfx950")):
        (found,) = compute(body, [*vectors, total, *["vector<4xf8E8M0FNU>"] * 2], [total], *typed, given, *exponents,
                           passes=passes, **options)  # fmt: skip
        np.testing.assert_array_equal(gathered(found, m, m, where), expected)
        (found,) = compute(plain, [*vectors, total], [total], *typed, given, passes=passes, **options)
        np.testing.assert_array_equal(gathered(found, m, m, where), a.worth @ b.worth.T + c)


@pytest.mark.parametrize("form", [
    ("16x16x32", "f16", 8, "gfx942"), ("32x32x16", "bf16", 8, "gfx942"), ("16x16x64", "i8", 16, "gfx942"),
    ("32x32x64", "fp8", 16, "gfx950"), ("16x16x64", "bf16", 16, "gfx950"),
])  # fmt: skip
def test_sparse_mfma_before_and_after(compute, form):
    sizes, kind, bits, chip = form
    m, n, k = map(int, sizes.split("x"))
    held_a, held_b, held_c = m * k // 128, n * k // 64, m * n // 64
    random = np.random.default_rng(1)
    total = "i32" if kind == "i8" else "f32"
    values = [random.integers(-4, 4, (64, held)).astype(np.float32).astype(dtype(kind)) for held in (held_a, held_b)]
    c = random.integers(-4, 4, (64, held_c)).astype(dtype(total))
    index = "vector<4xi8>" if kind in ("f16", "bf16") and held_a == 4 else "vector<2xi16>"
    words = random.integers(-(2**31), 2**31, (64, 1)).astype(np.int32)
    words = words[:, 0] if held_a == 16 else words.view(np.int8 if "i8" in index else np.int16)
    index = "i32" if held_a == 16 else index
    types = [f"vector<{held}x{MLIR.get(kind, kind)}>" for held in (held_a, held_b)]
    body = (f"%r0 = amdgpu.sparse_mfma {sizes} %0 * %1 + %2 sparse(%3 : {index}) {{abid = 0 : i32}} : {types[0]}, {types[1]}, "
            f"vector<{held_c}x{total}>")  # fmt: skip
    given = [*types, f"vector<{held_c}x{total}>", index]
    before, after = (
        compute(body, given, [given[2]], *values, c, words, threads=64, chip=chip, lanes=64, passes=passes)[0]
        for passes in (None, LOWERED.format(chip))
    )
    assert np.any(before != c)
    np.testing.assert_array_equal(before, after)


# WMMA of gfx12 and gfx1250


def wmma_rows(run, lanes=32):
    """Runs of ``run`` elements along K, in turn in the half-waves."""
    halves = lanes // 16
    return lambda row, column: [(row + 16 * (column // run % halves), column // run // halves * run + column % run)]


def wmma_result(lanes=32):
    per = 256 // lanes
    return lambda row, column: (column + 16 * (row // per), row % per)


def run_of(name, k, chip):
    if chip == "gfx1250" and name != "f32":
        return 16 if k == 128 else 8
    return k // 2


WMMA = re.compile(r"rocdl\.wmma\.(f32|f16|bf16|bf16f32|i32)\.16x16x(\d+)\.([a-z0-9]+)(?:_(\w+))?")
OF_GFX1250 = {("f32", 4), ("f16", 32), ("bf16", 32), ("fp8", 64), ("bf8", 64), ("fp8", 128), ("bf8", 128), ("iu8", 64)}


def test_there_are_all_products_of_wmma():
    assert len(names(WMMA.pattern)) == 34


@pytest.mark.parametrize("name", names(WMMA.pattern))
def test_wmma(compute, name):
    total, k, left, right = WMMA.fullmatch(name).groups()
    k, right = int(k), right or left
    chip = "gfx1250" if (left, k) in OF_GFX1250 else "gfx1200"
    a, b = Numbers(left, (16, k), 1), Numbers(right, (16, k), 2)
    c = np.random.default_rng(3).integers(-16, 16, (16, 16))
    where, rows = wmma_result(), wmma_rows(run_of(left, k, chip))
    old = chip == "gfx1200"
    types, arrays = zip(*(n.registers(n.lanes(32, k // 2, rows), old) for n in (a, b)))
    kinds = ("f32", "bf16") if total == "bf16f32" else (total, total)
    type_c, result = (f"vector<8x{'i16' if old and kind == 'bf16' else kind}>" for kind in kinds)
    given = spread(c, 32, 8, where, dtype(kinds[0]))
    given = given.view(np.int16) if "i16" in type_c else given
    attributes = "<{signA = true}>" if left.startswith("iu") else ""
    if chip == "gfx1250" and left not in ("iu8",):
        attributes = "<{modC = #rocdl<wmma_c_modifier neg>}>"
        c = -c
    body = f'%r0 = "{name}"(%0, %1, %2) {attributes} : ({types[0]}, {types[1]}, {type_c}) -> {result}'
    (found,) = compute(body, [*types, type_c], [result], *arrays, given, threads=32, chip=chip, lanes=32)
    found = found.view(dtype("bf16")) if found.dtype == np.int16 else found
    x = a.signed() if left.startswith("iu") else a.worth
    expected = (x @ b.worth.T + c).astype(np.float32).astype(dtype(kinds[1])).astype(np.float64)
    np.testing.assert_array_equal(gathered(found, 16, 16, where), expected)


@pytest.mark.parametrize("kind, k", [("f16", 16), ("iu8", 16), ("iu4", 32)])
def test_wmma_in_waves_of_64(compute, kind, k):
    a, b = Numbers(kind, (16, k), 1), Numbers(kind, (16, k), 2)
    c = np.random.default_rng(3).integers(-16, 16, (16, 16))
    total = "f32" if kind == "f16" else "i32"
    where = wmma_result(64)
    types, arrays = zip(*(n.registers(n.lanes(64, k // 4, wmma_rows(k // 4, 64))) for n in (a, b)))
    body = (f'%r0 = "rocdl.wmma.{total}.16x16x{k}.{kind}"(%0, %1, %2) : ({types[0]}, {types[1]}, vector<4x{total}>) -> '
            f"vector<4x{total}>")  # fmt: skip
    (found,) = compute(body, [*types, f"vector<4x{total}>"], [f"vector<4x{total}>"], *arrays,
                       spread(c, 64, 4, where, dtype(total)), threads=64, chip="gfx1200", lanes=64)  # fmt: skip
    np.testing.assert_array_equal(gathered(found, 16, 16, where), a.worth @ b.worth.T + c)


def test_both_halves_of_a_wave_of_rdna3_hold_operands_of_4_bits(compute):
    a, b = Numbers("iu4", (16, 16), 1), Numbers("iu4", (16, 16), 2)
    c = np.random.default_rng(3).integers(-16, 16, (16, 16))
    twice = lambda row, column: [(row, column), (row + 16, column)]
    types, arrays = zip(*(n.registers(n.lanes(32, 16, twice)) for n in (a, b)))
    where = lambda row, column: (column + 16 * (row % 2), row // 2)
    body = f'%r0 = "rocdl.wmma.i32.16x16x16.iu4"(%0, %1, %2) <{{signB = true}}> : ({types[0]}, {types[1]}, vector<8xi32>) -> vector<8xi32>'
    (found,) = compute(body, [*types, "vector<8xi32>"], ["vector<8xi32>"], *arrays, spread(c, 32, 8, where, np.int32),
                       threads=32, chip="gfx1100")  # fmt: skip
    np.testing.assert_array_equal(gathered(found, 16, 16, where), a.worth @ b.signed().T + c)


SWMMAC = re.compile(r"rocdl\.swmmac\.(f32|f16|bf16|bf16f32|i32)\.16x16x(\d+)\.([a-z0-9]+)(?:\.(\w+))?")


def test_there_are_all_sparse_products_of_wmma():
    assert len(names(SWMMAC.pattern)) == 25


@pytest.mark.parametrize("name", names(SWMMAC.pattern))
def test_swmmac(compute, name):
    total, k, left, right = SWMMAC.fullmatch(name).groups()
    k, right = int(k), right or left
    a, b = Numbers(left, (16, k // 2), 1), Numbers(right, (16, k), 2)
    index = sparse((16, k // 2), 3)
    c = np.random.default_rng(4).integers(-16, 16, (16, 16))
    where = wmma_result()
    held = k // 4
    old = k == 32
    type_a, values_a = a.registers(a.lanes(32, held, wmma_rows(held)), old)
    type_b, values_b = b.registers(b.lanes(32, 2 * held, wmma_rows(2 * held)), old)
    kinds = ("bf16", "bf16") if total == "bf16f32" else (total, total)
    type_c, result = (f"vector<8x{'i16' if old and kind == 'bf16' else kind}>" for kind in kinds)
    given = spread(c, 32, 8, where, dtype(kinds[0]))
    given = given.view(np.int16) if "i16" in type_c else given
    words = index_words(index, 32, held, wmma_rows(held))
    words = np.array([word & 0xFFFFFFFF for word in words], np.uint32).view(np.int32)
    attributes = "<{signA = true}>" if left.startswith("iu") else ""
    body = f'%r0 = "{name}"(%0, %1, %2, %3) {attributes} : ({type_a}, {type_b}, {type_c}, i32) -> {result}'
    if k == 128:
        # The instruction takes indices of 64 bits, the op one of 32.
        with pytest.raises(sim.UnsupportedOp, match="i32 has 32 bits; the indices of 32 elements need 64"):
            compute(
                body,
                [type_a, type_b, type_c, "i32"],
                [result],
                values_a,
                values_b,
                given,
                words,
                threads=32,
                chip="gfx1250",
            )
        return
    (found,) = compute(body, [type_a, type_b, type_c, "i32"], [result], values_a, values_b,
                       given, words, threads=32, chip="gfx1250")  # fmt: skip
    found = found.view(dtype("bf16")) if found.dtype == np.int16 else found
    x = a.signed() if left.startswith("iu") else a.worth
    expected = (dense(x, index) @ b.worth.T + c).astype(np.float32).astype(dtype(kinds[1])).astype(np.float64)
    np.testing.assert_array_equal(gathered(found, 16, 16, where), expected)


# Scaled WMMA


def tall_rows(run):
    """The same with the rows from 16 on behind those before."""
    return lambda row, column: [
        (row % 16 + 16 * (column // run % 2), row // 16 * 64 + column // run // 2 * run + column % run)
    ]


def tall_result(row, column):
    return column + 16 * (row % 16 // 8), row // 16 * 8 + row % 8


def lane_scales(codes, first):
    """A row's scales in one lane's bytes, from lane ``first`` on; garbage in the other lanes."""
    words = np.random.default_rng(12).integers(1, 100, (32, codes.shape[1])).astype(np.uint8)
    words[first : first + len(codes)] = codes
    return words


@pytest.mark.parametrize(
    "left, right", [("fp8", "fp8"), ("fp8", "fp4"), ("bf6", "fp4"), ("fp4", "bf8"), ("fp6", "fp6")]
)
@pytest.mark.parametrize("block", [16, 32])
@pytest.mark.parametrize("m", [16, 32])
def test_scaled_wmma(compute, left, right, block, m):
    if m == 32:
        left = right = "fp4"
    a, b = Numbers(left, (m, 128), 5), Numbers(right, (16, 128), 6)
    blocks = 128 // block
    form = "e4m3" if (left, right) == ("fp4", "fp4") else "e8"
    codes = [block_scales(7, (m, blocks)), block_scales(8, (16, blocks))]
    if form == "e4m3":
        codes = [np.random.default_rng(s).integers(40, 64, each.shape) for s, each in enumerate(codes)]
        powers = [micro.decoded("fp8")[each] for each in codes]
    else:
        powers = [2.0 ** (each - 127.0) for each in codes]
    worth = [n.worth * np.repeat(s, block, axis=1) for n, s in zip((a, b), powers)]
    c = np.random.default_rng(9).integers(-64, 64, (m, 16))
    held = [n.lanes(32, rows * 4, tall_rows(16 if bits_of(n.name) == 8 else 32)) for n, rows in ((a, m), (b, 16))]
    types, arrays = zip(*(n.registers(v) for n, v in zip((a, b), held)))
    total = f"vector<{m // 2}xf32>"
    first = (0, 16)
    bytes = [lane_scales(each, start) for each, start in zip(codes, first)]
    words = [each.view(np.int64 if block == 16 else np.int32)[:, 0] for each in bytes]
    number = "i64" if block == 16 else "i32"
    sizes = "32x16x128.f4" if m == 32 else "16x16x128.f8f6f4"
    name = f"rocdl.wmma.scale{'16' if block == 16 else ''}.f32.{sizes}"
    assert names(re.escape(name))
    attributes = (
        f"fmtScaleA = #rocdl<wmma_matrix_scale_format {form}>, fmtScaleB = #rocdl<wmma_matrix_scale_format {form}>, "
    )
    attributes += "scaleBType = #rocdl<wmma_matrix_scale row1>"
    if m == 16:
        attributes += f", fmtA = #rocdl<matrix_format {WORDS[left]}>, fmtB = #rocdl<matrix_format {WORDS[right]}>"
    body = f'%r0 = "{name}"(%0, %1, %2, %3, %4) <{{{attributes}}}> : ({types[0]}, {types[1]}, {total}, {number}, {number}) -> {total}'
    given = spread(c, 32, m // 2, tall_result, np.float32)
    options = {"threads": 32, "chip": "gfx1250"}
    (found,) = compute(body, [*types, total, number, number], [total], *arrays, given, *words, **options)
    expected = (worth[0] @ worth[1].T + c).astype(np.float32)
    np.testing.assert_array_equal(gathered(found, m, 16, tall_result), expected)
    vectors = [f"vector<{rows * 4}x{MLIR[n.name]}>" for n, rows in ((a, m), (b, 16))]
    kind = "f8E4M3FN" if form == "e4m3" else "f8E8M0FNU"
    scales = f"vector<{blocks}x{kind}>"
    body = (f"%r0 = amdgpu.scaled_wmma {m}x16x128 (%3 * %0) * (%4 * %1) + %2 {{a_first_scale_lane = 0 : i32, "
            f"b_first_scale_lane = 16 : i32}} : {scales}, {vectors[0]}, {scales}, {vectors[1]}, {total}")  # fmt: skip
    typed = [v.view(dtype(n.name)) for n, v in zip((a, b), held)]
    exponents = [each.view(small_float("float8_e4m3fn" if form == "e4m3" else "float8_e8m0fnu")) for each in bytes]
    for passes in (None, LOWERED.format("gfx1250")):
        (found,) = compute(
            body, [*vectors, total, scales, scales], [total], *typed, given, *exponents, passes=passes, **options
        )
        np.testing.assert_array_equal(gathered(found, m, 16, tall_result), expected)


@pytest.mark.parametrize("sizes, kind, total, chip", [
    ("16x16x32", "f16", "f32", "gfx1200"), ("16x16x32", "bf16", "bf16", "gfx1200"), ("16x16x32", "fp8", "f32", "gfx1200"),
    ("16x16x64", "f16", "f16", "gfx1250"),
])  # fmt: skip
def test_sparse_wmma_before_and_after(compute, sizes, kind, total, chip):
    k = int(sizes.split("x")[2])
    random = np.random.default_rng(1)
    values = [random.integers(-4, 4, (32, held)).astype(np.float32).astype(dtype(kind)) for held in (k // 4, k // 2)]
    c = random.integers(-4, 4, (32, 8)).astype(np.float32).astype(dtype(total))
    words = random.integers(-128, 128, (32, 4)).astype(np.int8)
    types = [f"vector<{held}x{MLIR.get(kind, kind)}>" for held in (k // 4, k // 2)]
    given = [*types, f"vector<8x{total}>", "vector<4xi8>"]
    body = f"%r0 = amdgpu.sparse_wmma {sizes} %0 * %1 + %2 sparse(%3 : vector<4xi8>) : {', '.join(given[:3])}"
    before, after = (
        compute(body, given, [given[2]], *values, c, words, threads=32, chip=chip, passes=passes)[0]
        for passes in (None, LOWERED.format(chip))
    )
    assert np.any(before != c)
    np.testing.assert_array_equal(before, after)
