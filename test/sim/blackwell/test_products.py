"""tcgen05.mma in every kind and layout against sums of products in NumPy."""

from __future__ import annotations

import dataclasses
import zlib

import _matrices
import _tensor
import numpy as np
import pytest

from gpuir import sim

_K = {"f16": 16, "tf32": 8, "f8f6f4": 32, "i8": 32, "mxf8f6f4": 32, "mxf4": 64, "mxf4nvf4": 64}


@dataclasses.dataclass(frozen=True)
class Case:
    """A product: its kind, shape, types, and what is special about it."""

    kind: str
    m: int
    n: int
    a: str
    b: str
    d: str = "f32"
    group: int = 1
    swizzles: tuple[int, int] = (0, 0)
    major: tuple[bool, bool] = (True, True)
    negate: tuple[bool, bool] = (False, False)
    tensor_a: bool = False
    sparse: bool = False
    selector: int = 0
    ws: bool = False
    adds: bool = True
    saturate: bool = False
    scale: int = 0
    disabled: bool = False
    block: str = "default"
    factors: str = ""
    ids: tuple[int, int] = (0, 0)
    mask: int | None = None
    lane: int = 0
    #: Repetitions.
    times: int = 1

    @property
    def name(self) -> str:
        parts = [self.kind, f"m{self.m}n{self.n}", self.a, self.b, self.d, f"cta{self.group}"]
        parts += [name for name in ("tensor_a", "sparse", "ws", "saturate", "disabled") if getattr(self, name)]
        parts += [f"{name}{getattr(self, name)}" for name in ("swizzles", "major", "negate", "selector", "scale", "factors", "ids", "lane")
                  if getattr(self, name) not in (0, "", (0, 0), (True, True), (False, False))]  # fmt: skip
        return "-".join(parts) + ("" if self.adds else "-fresh") + ("" if self.mask is None else "-masked")


CASES = [
    *(Case("f16", 128, n, "f16", "f16", swizzles=(s, s)) for n, s in ((16, 0), (48, 6), (128, 4), (256, 2))),
    *(Case("f16", 64, n, a, b, d, lane=lane) for n, a, b, d, lane in ((8, "bf16", "bf16", "f32", 0), (72, "f16", "f16", "f16", 16))),
    *(Case("f16", 128, 64, "f16", "bf16", swizzles=(s, s), major=major) for s in (0, 6, 4, 2)
      for major in ((False, False), (True, False), (False, True))),
    *(Case("tf32", m, 64, "tf32", "tf32", swizzles=s, major=major) for m in (64, 128)
      for s, major in (((0, 0), (True, True)), ((2, 6), (True, True)), ((1, 1), (True, True)), ((1, 1), (False, False)))),
    *(Case("f8f6f4", 128, 32, a, b, d, swizzles=(6, 2)) for a, b, d in (("e4m3", "e5m2", "f32"), ("e2m3", "e3m2", "f16"),
      ("e2m1", "e4m3", "f32"), ("e5m2", "e2m1", "f32"))),
    Case("f8f6f4", 128, 32, "e4m3", "e4m3", major=(False, False), swizzles=(2, 4)),
    *(Case("i8", 128, 32, a, b, "s32", saturate=saturate) for a, b, saturate in (("s8", "u8", True), ("u8", "u8", False))),
    Case("f16", 128, 32, "f16", "f16", adds=False), Case("f16", 128, 32, "f16", "f16", scale=3),
    Case("f16", 128, 32, "f16", "f16", negate=(True, False)), Case("f16", 128, 32, "f16", "f16", disabled=True, adds=False),
    Case("f16", 128, 32, "f16", "f16", times=3), Case("tf32", 128, 32, "tf32", "tf32", negate=(True, True)),
    # A in tensor memory
    *(Case(kind, m, 32, a, b, d, tensor_a=True, lane=lane) for kind, m, a, b, d, lane in (("f16", 128, "f16", "f16", "f32", 0),
      ("f16", 64, "bf16", "bf16", "f32", 16), ("tf32", 128, "tf32", "tf32", "f32", 0), ("i8", 128, "s8", "s8", "s32", 0),
      ("f8f6f4", 128, "e2m1", "e4m3", "f32", 0), ("f8f6f4", 64, "e3m2", "e2m3", "f32", 0))),
    # pairs
    *(Case(kind, m, 64, a, a, d, group=2, tensor_a=tensor) for m in (128, 256) for kind, a, d in (("f16", "f16", "f32"),
      ("i8", "s8", "s32"), ("tf32", "tf32", "f32"), ("f8f6f4", "e4m3", "f16")) for tensor in (False, True)),
    Case("f16", 256, 64, "f16", "f16", group=2, disabled=True), Case("f16", 256, 256, "f16", "f16", group=2, swizzles=(2, 2)),
    # sparse
    *(Case(kind, m, 32, a, b, d, sparse=True, selector=selector, group=group) for kind, m, a, b, d, selector, group in (
      ("f16", 128, "f16", "f16", "f32", 0, 1), ("f16", 128, "f16", "bf16", "f32", 1, 1), ("f16", 64, "bf16", "bf16", "f32", 1, 1),
      ("tf32", 128, "tf32", "tf32", "f32", 0, 1), ("f8f6f4", 128, "e4m3", "e5m2", "f32", 0, 1), ("i8", 64, "s8", "u8", "s32", 0, 1),
      ("f16", 256, "f16", "f16", "f32", 0, 2), ("f8f6f4", 128, "e2m3", "e4m3", "f32", 0, 2))),
    Case("f16", 128, 32, "f16", "f16", sparse=True, tensor_a=True),
    # weight-stationary
    *(Case("f16", m, n, "f16", "f16", ws=True, tensor_a=tensor) for m in (32, 64, 128) for n in (64, 128) for tensor in (False, True)),
    Case("i8", 32, 256, "u8", "s8", "s32", ws=True), Case("f16", 64, 64, "f16", "f16", ws=True, sparse=True),
    *(Case("f16", m, 64, "f16", "f16", ws=True, mask=mask) for m, mask in ((128, 1 << 39 | 2 << 40 | 3 << 48),
      (64, 1 << 39 | 2 << 40 | 3 << 48 | 1 << 32), (32, 1 << 39 | 2 << 40 | 3 << 48 | 0b0011 << 32 | 0x01020100), (128, 4 << 40 | 3 << 48))),
    # scale factors
    *(Case("mxf8f6f4", 128, n, a, b, factors="ue8m0", ids=ids) for n, a, b, ids in ((8, "e4m3", "e4m3", (0, 0)),
      (64, "e5m2", "e2m1", (3, 1)), (256, "e3m2", "e2m3", (2, 2)))),
    *(Case("mxf4", 128, 40, "e2m1", "e2m1", factors="ue8m0", ids=ids, block="block32") for ids in ((0, 0), (2, 0))),
    Case("mxf4nvf4", 128, 64, "e2m1", "e2m1", factors="ue4m3", block="block16"),
    Case("mxf4nvf4", 128, 64, "e2m1", "e2m1", factors="ue8m0", block="block16"),
    Case("mxf4nvf4", 128, 64, "e2m1", "e2m1", factors="ue8m0", block="block32", ids=(0, 2), swizzles=(6, 2)),
    *(Case("mxf8f6f4", m, 64, "e4m3", "e5m2", factors="ue8m0", group=2, ids=(1, 0)) for m in (128, 256)),
    Case("mxf4", 256, 64, "e2m1", "e2m1", factors="ue8m0", group=2),
    *(Case(kind, 128, 32, "e2m1", "e2m1", factors="ue8m0", tensor_a=True) for kind in ("mxf8f6f4", "mxf4")),
    *(Case(kind, 128, 32, a, a, factors=f, sparse=True, block=block) for kind, a, f, block in (("mxf8f6f4", "e4m3", "ue8m0", "default"),
      ("mxf4", "e2m1", "ue8m0", "default"), ("mxf4nvf4", "e2m1", "ue4m3", "block16"))),
]  # fmt: skip


def _lanes(case: Case) -> list[list[tuple[int, int]]]:
    """By block: lane and bank of the rows of D, for each bank."""
    rows = case.m // case.group
    banks = 1 if rows == 128 or (not case.ws and (case.group == 1 or case.sparse)) else 128 // rows
    half = rows == 64 and banks == 1
    table = []
    for bank in range(banks):
        table.append([(32 * (row // 16) + row % 16 + case.lane if half else row + rows * bank) for row in range(rows)])
    return table


def _codes(case: Case, stored: np.ndarray, element: str) -> np.ndarray:
    """Rows of bytes as shared memory has them."""
    if case.kind in ("mxf4", "mxf4nvf4"):
        return _matrices.packed(stored)
    if element in ("e2m1", "e2m3", "e3m2"):
        return _matrices.padded(stored, _matrices.BITS[element])
    return np.ascontiguousarray(stored).view(np.uint8).reshape(len(stored), -1)


def _words(case: Case, stored: np.ndarray) -> np.ndarray:
    """Rows of words as tensor memory has A."""
    if case.kind in ("mxf4", "mxf4nvf4"):
        return np.ascontiguousarray(_matrices.packed(stored)).view(np.uint32)
    if case.a == "e2m1":
        stored = stored << 2
    return np.ascontiguousarray(stored).view(np.uint8).reshape(len(stored), -1).view(np.uint32)


def _thinned(case: Case, random: np.random.Generator, numbers: np.ndarray, depth: int) -> tuple[np.ndarray, np.ndarray]:
    """All of A [m, depth], and the codes [m, chunks] of its metadata."""
    whole = np.zeros((case.m, depth))
    pairs = case.kind in ("mxf4", "mxf4nvf4")
    size = 2 if case.kind == "tf32" else 8 if pairs else 4
    codes = np.zeros((case.m, depth // size), np.uint32)
    for row in range(case.m):
        for chunk in range(depth // size):
            if case.kind == "tf32":
                at = int(random.integers(2))
                codes[row, chunk] = (0b0100, 0b1110)[at]
                whole[row, chunk * 2 + at] = numbers[row, chunk]
                continue
            first, second = sorted(random.choice(4, 2, replace=False).tolist())
            codes[row, chunk] = first | second << 2
            for i, at in enumerate((first, second)):
                width = 2 if pairs else 1
                kept = numbers[row, (chunk * 2 + i) * width : (chunk * 2 + i + 1) * width]
                whole[row, chunk * size + at * width : chunk * size + (at + 1) * width] = kept
    return whole, codes


def _put_metadata(case: Case, words: np.ndarray, column: int, lanes: list[int], codes: np.ndarray) -> None:
    """Codes of rows in tensor memory, by the figures of the sparsity selector."""
    for row, lane in enumerate(lanes):
        for chunk, code in enumerate(codes[row].tolist()):
            if case.kind in ("f16", "tf32"):
                # Eight lanes have the first half of K of two rows, the next eight the other half.
                quarter, inner = divmod(lane, 32)
                half, within = divmod(inner, 16)
                at = quarter * 32 + half * 16 + within % 8 + (8 if chunk >= 4 else 0)
                words[at, column + case.selector] |= np.uint32(code << 4 * (chunk % 4 + (4 if within >= 8 else 0)))
            else:
                words[lane, column + chunk // 8] |= np.uint32(code << 4 * (chunk % 8))


def _mask_columns(case: Case) -> np.ndarray:
    """Which columns of B are zeros, by the examples of the zero-column mask descriptor."""
    zeros = np.zeros(case.n, bool)
    if case.mask is None or not case.mask >> 39 & 1:
        return zeros
    banks = 128 // case.m
    skip, use = (case.mask >> 40 & 255) + 1, (case.mask >> 48 & 255) + 1
    for bank in range(banks):
        value = bool(case.mask >> 32 + bank & 1)
        pattern: list[bool] = []
        while len(pattern) < 3 * case.n:
            pattern += [value] * (skip if value else use)
            value = not value
        start = case.mask >> 8 * bank & 255
        size = case.n // banks
        zeros[bank * size : (bank + 1) * size] = pattern[start : start + size]
    return zeros


@pytest.mark.sweep(60)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_product(case):
    random = np.random.default_rng(zlib.crc32(case.name.encode()))
    group, depth = case.group, _K[case.kind] * (1 + case.sparse)
    rows, columns = case.m // group, case.n // group
    a, numbers_a = _matrices.drawn(random, case.a, (case.m, depth // (1 + case.sparse)))
    b, numbers_b = _matrices.drawn(random, case.b, (case.n, depth))
    codes = None
    if case.sparse:
        numbers_a, codes = _thinned(case, random, numbers_a, depth)

    # Shared memory of each block: A's rows, then B's columns.
    tiles, words = [], {}
    for block in range(group):
        parts, at = [], 0
        for name, values, element, count, i in (("da", a, case.a, rows, 0), ("db", b, case.b, columns, 1)):
            if name == "da" and case.tensor_a:
                continue
            bytes = _codes(case, values[block * count : (block + 1) * count], element)
            if case.major[i]:
                data, fields = _matrices.stored(bytes, case.swizzles[i])
            else:
                data, fields = _matrices.transposed(bytes, values.itemsize, case.swizzles[i])
            data = np.concatenate([data, np.zeros(-len(data) % 1024, np.uint8)])
            words[name] = _tensor.tile_word(at, **fields)
            parts.append(data)
            at += len(data)
        tiles.append(np.concatenate(parts))

    # Tensor memory: D from column 32 on, A from 320, metadata from 352, scale factors from 384 and 400.
    lanes = _lanes(case)
    per_bank = case.n // len(lanes)
    before = random.integers(0, 1 << 32, (group, 128, 512)).astype(np.uint32)
    old = random.integers(-50, 50, (case.m, case.n)).astype(np.float64)
    if case.saturate:
        old[:] = 2**31 - 5
    kind = {"f32": np.float32, "f16": np.float16, "s32": np.int32}[case.d]
    row, column = np.arange(case.m)[:, None], np.arange(case.n)[None, :]
    index = row // rows + 0 * column, np.array(lanes)[column // per_bank, row % rows], 32 + column % per_bank + 0 * row
    before[index] = old.astype(kind).view(f"u{kind().itemsize}")
    for block in range(group):
        mine = slice(block * rows, (block + 1) * rows)
        for bank in lanes:
            if case.tensor_a:
                values = _words(case, a[mine])
                before[block][np.array(bank)[:, None], 320 + np.arange(values.shape[1])] = values
        if codes is not None:
            before[block, :, 352:360] = 0
            for bank in lanes:
                _put_metadata(case, before[block], 352, bank, codes[mine])

    # Scale factors, a number for each block of a row.
    left, right = numbers_a, numbers_b
    if case.factors:
        count = {"mxf8f6f4": 1, "mxf4": 2}.get(case.kind, 4 if case.block == "block16" else 2)
        size = depth // count
        scaled = []
        for operand, (numbers, total) in enumerate(((left, case.m), (right, case.n))):
            code = (
                random.integers(120, 135, (total, count))
                if case.factors == "ue8m0"
                else random.integers(1, 127, (total, count))
            )
            factor = 2.0 ** (code - 127.0)
            if case.factors == "ue4m3":
                factor = np.vectorize(lambda each: _matrices.number(each, 4, 3, 7))(code)
            scaled.append(numbers * np.repeat(factor, size, axis=1))
            for block in range(group):
                for quarter in range(4):
                    if operand == 0:
                        of = range(block * rows, (block + 1) * rows)
                    else:
                        first = quarter // 2 * per_bank if len(lanes) == 2 else 0
                        of = range(first, first + per_bank)
                    for i, row in enumerate(of):
                        cell = block, 32 * quarter + i % 32, (384, 400)[operand] + i // 32
                        for j in range(count):
                            byte = 8 * (case.ids[operand] + j)
                            before[cell] = before[cell] & ~np.uint32(255 << byte) | np.uint32(int(code[row, j]) << byte)
        left, right = scaled
    right = np.where(_mask_columns(case)[:, None], 0.0, right)

    expected = old * 0
    for _ in range(case.times):
        sums = left @ right.T * (-1.0 if case.negate[0] != case.negate[1] else 1.0)
        last = old if expected is None or not expected.any() else expected
        expected = sums + (last * 2.0**-case.scale if case.adds else 0)
    if case.saturate:
        expected = np.clip(expected, -(2**31), 2**31 - 1)

    scaled_kind = case.kind.startswith("mx")
    word = (
        case.sparse << 2 | _matrices.TYPES[case.b] << 10 | _matrices.TYPES[case.a] << 7 | case.negate[0] << 13
        | case.negate[1] << 14 | (not case.major[0]) << 15 | (not case.major[1]) << 16 | case.n >> 3 << 17
    )  # fmt: skip
    if case.kind in ("mxf4", "mxf4nvf4"):
        word = word & ~(0x3F << 7) | 1 << 7 | 1 << 10
    if scaled_kind:
        word |= case.m >> 7 << 27 | case.ids[0] << 29 | case.ids[1] << 4 | (case.factors == "ue8m0") << 23
    else:
        word |= case.selector | case.saturate << 3 | {"f16": 0, "f32": 1, "s32": 2}[case.d] << 4 | case.m >> 4 << 24
    word -= (word >> 31) << 32
    body = [_tensor.descriptors(**words), _tensor.address("d", 32, case.lane), f"%idesc = arith.constant {word} : i32"]
    operands, types = (
        ["%d", "%da", "%db", "%idesc", "%true" if case.adds else "%false"],
        ["!llvm.ptr<6>", "i64", "i64", "i32", "i1"],
    )
    if case.tensor_a:
        body.append(_tensor.address("ta", 320, case.lane))
        operands[1], types[1] = "%ta", "!llvm.ptr<6>"
    if case.sparse:
        body.append(_tensor.address("meta", 352, case.lane))
        operands.append("%meta")
        types.append("!llvm.ptr<6>")
    if scaled_kind:
        body += [_tensor.address("sa", 384), _tensor.address("sb", 400)]
        operands += ["%sa", "%sb"]
        types += ["!llvm.ptr<6>"] * 2
    more = ""
    if case.mask is not None:
        body.append(f"%mask = arith.constant {case.mask} : i64")
        operands.append("%mask")
        types.append("i64")
    if case.scale:
        body.append(f"%scale = arith.constant {case.scale} : i64")
        more += " scale = %scale"
        types.append("i64")
    off = [0x80000001, 0, 0xFFFF0000, 1, 0, 2, 0, 0xF0000000][: 4 * group]
    if case.disabled:
        numbers = ", ".join(str(each - (each >> 31 << 32)) for each in off)
        body.append(f"%off = arith.constant dense<[{numbers}]> : vector<{4 * group}xi32>")
        more += " mask = %off"
        types.append(f"vector<{4 * group}xi32>")
    op = (
        "nvvm.tcgen05.mma"
        + (".ws" if case.ws else "")
        + (".sp" if case.sparse else "")
        + (".block_scale" if scaled_kind else "")
    )
    attributes = [f"kind = #nvvm.tcgen05_mma_kind<{case.kind}>"]
    if not case.ws:
        attributes.append(f"ctaGroup = #nvvm.cta_group<cta_{group}>")
    if case.block != "default":
        attributes.append(f"blockScale = #nvvm.tcgen05_mma_block_scale<{case.block}>")
    body += [f"{op} {', '.join(operands)}{more} {{{', '.join(attributes)}}} : ({', '.join(types)})"] * case.times

    after = _tensor.run("\n".join(body), np.stack(tiles), before, group, seed=len(case.name) % 3 or None)
    wanted = before.copy()
    with np.errstate(all="ignore"):
        new = expected.astype(np.int64 if case.d == "s32" else kind).astype(kind).view(f"u{kind().itemsize}")
    kept = np.zeros((case.m, case.n), bool)
    if case.disabled:
        bits = np.array(off, np.uint32)[4 * index[0] + index[1] // 32]
        kept = (bits >> (index[1] % 32).astype(np.uint32) & 1).astype(bool)
    wanted[index] = np.where(kept, wanted[index], new)
    mine, theirs = after[index], wanted[index]
    if case.d == "s32":
        np.testing.assert_array_equal(mine, theirs)
    else:
        as_float = np.float16 if case.d == "f16" else np.float32
        low = np.uint16 if case.d == "f16" else np.uint32
        got, want = (
            np.ascontiguousarray(each.astype(low)).view(as_float).astype(np.float64) for each in (mine, theirs)
        )
        bound = np.abs(left) @ np.abs(right).T + np.abs(old)
        with np.errstate(all="ignore"):
            error = np.where(got == want, 0.0, np.abs(got - want))
        assert (error <= bound * (2.0**-10 if case.d == "f16" else 2.0**-22)).all()
    after[index] = wanted[index]
    np.testing.assert_array_equal(after, wanted)


WRONG = {
    "a type": (1 << 7 | 7 << 7, "A's type 7"), "a shape": (200 >> 3 << 17 | 5 << 24, "M is 80"),
    "a sum": (3 << 4, "D's type 3"), "sparsity": (4, "sparse, the op is dense"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_descriptors(name):
    bits, says = WRONG[name]
    word = (0 if name == "a sum" else 1 << 4) | (0 if name == "a shape" else 64 >> 3 << 17 | 128 >> 4 << 24) | bits
    body = _tensor.descriptors(da=_tensor.tile_word(0), db=_tensor.tile_word(0)) + "\n" + _tensor.address("d", 0)
    body += f"""
      %idesc = arith.constant {word} : i32
      nvvm.tcgen05.mma %d, %da, %db, %idesc, %true {{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>}} : (!llvm.ptr<6>, i64, i64, i32, i1)
"""
    with pytest.raises(sim.SimulationError, match=says):
        _tensor.run(body)
