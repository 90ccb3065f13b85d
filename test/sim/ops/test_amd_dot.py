"""Dots of registers and permutations of lanes equal the ISA's formulas, as amdgpu's ops and as the rocdl ops they become."""

from __future__ import annotations

import _microfloats as micro
import numpy as np
import pytest

from gpuir.sim.types import small_float

T = 64
LOWERED = (
    "builtin.module(convert-amdgpu-to-rocdl{{chipset={0}}},gpu.module(convert-vector-to-llvm,convert-gpu-to-rocdl{{chipset={0}}},"
    "reconcile-unrealized-casts))"
)


def words(seed, shape=(T,)):
    return np.random.default_rng(seed).integers(-(2**31), 2**31, shape).astype(np.int32)


def fields(register, bits, signed):
    """The integers of ``bits`` bits in registers, lowest first."""
    rows = []
    for word in register.view(np.uint32):
        row = [int(word) >> bits * i & (1 << bits) - 1 for i in range(32 // bits)]
        rows.append([n - (1 << bits) if signed and n >> (bits - 1) else n for n in row])
    return rows


def integer_dot(a, b, c, bits, signs, clamp):
    totals = []
    for x, y, z in zip(fields(a, bits, signs[0]), fields(b, bits, signs[1]), c):
        start = int(z) if any(signs) else int(np.uint32(np.int64(z) & 0xFFFFFFFF))
        total = start + sum(i * j for i, j in zip(x, y))
        low, high = (-(2**31), 2**31 - 1) if any(signs) else (0, 2**32 - 1)
        totals.append(min(max(total, low), high) if clamp else total)
    return np.array([t & 0xFFFFFFFF for t in totals], np.uint64).astype(np.uint32).view(np.int32)


INTEGERS = [("sdot", 16, (True, True)), ("udot", 16, (False, False)), ("sdot", 8, (True, True)), ("udot", 8, (False, False)),
            ("sdot", 4, (True, True)), ("udot", 4, (False, False)), ("sudot", 8, (True, False)), ("sudot", 4, (False, True)),
            ("sudot", 8, (True, True))]  # fmt: skip


@pytest.mark.parametrize("clamp", [False, True])
@pytest.mark.parametrize("name, bits, signs", INTEGERS)
def test_integer_dots(compute, name, bits, signs, clamp):
    a, b, c = words(1), words(2), words(3)
    c[:4] = [2**31 - 1, -(2**31), -1, 0]
    attributes = f"clamp = {str(clamp).lower()}"
    if name == "sudot":
        attributes += f", signA = {str(signs[0]).lower()}, signB = {str(signs[1]).lower()}"
    type = "vector<2xi16>" if bits == 16 else "i32"
    given = [each.view(np.int16).reshape(T, 2) if bits == 16 else each for each in (a, b)]
    body = f'%r0 = "rocdl.{name}{32 // bits}"(%0, %1, %2) <{{{attributes}}}> : ({type}, {type}, i32) -> i32'
    (found,) = compute(body, [type, type, "i32"], ["i32"], *given, c, threads=T, chip="gfx1100", lanes=32)
    np.testing.assert_array_equal(found, integer_dot(a, b, c, bits, signs, clamp))


FLOATS = [("fdot2", "f16", "f32"), ("fdot2.f16.f16", "f16", "f16"), ("fdot2.bf16.bf16", "bf16", "bf16"),
          ("fdot2.f32.bf16", "bf16", "f32")]  # fmt: skip


def dtype(name):
    return small_float("bfloat16") if name == "bf16" else np.dtype({"f32": "f4", "f16": "f2"}[name])


@pytest.mark.parametrize("name, element, total", FLOATS)
def test_float_dots(compute, name, element, total):
    random = np.random.default_rng(4)
    a, b = ((random.integers(-64, 64, (T, 2)) / 8).astype(np.float32).astype(dtype(element)) for _ in range(2))
    c = (random.integers(-64, 64, T) / 4).astype(np.float32).astype(dtype(total))
    given, result = f"vector<2x{element}>", total
    body = f'%r0 = "rocdl.{name}"(%0, %1, %2) : ({given}, {given}, {result}) -> {result}'
    (found,) = compute(body, [given, given, result], [result], a, b, c, threads=T, chip="gfx1100", lanes=32)
    exact = (a.astype(np.float64) * b.astype(np.float64)).sum(1) + c.astype(np.float64)
    np.testing.assert_array_equal(
        found.astype(np.float32), exact.astype(np.float32).astype(dtype(total)).astype(np.float32)
    )


@pytest.mark.parametrize("left", ["fp8", "bf8"])
@pytest.mark.parametrize("right", ["fp8", "bf8"])
def test_dots_of_8_bit_floats(compute, left, right):
    random = np.random.default_rng(5)
    a, b = (random.integers(0, 0x70, (T, 4)).astype(np.uint8) for _ in range(2))
    c = (random.integers(-64, 64, T) / 4).astype(np.float32)
    body = f'%r0 = "rocdl.dot4.f32.{left}.{right}"(%0, %1, %2) : (i32, i32, f32) -> f32'
    given = (each.view(np.int32)[:, 0] for each in (a, b))
    (found,) = compute(body, ["i32", "i32", "f32"], ["f32"], *given, c, threads=T, chip="gfx1200", lanes=32)
    exact = (micro.decoded(left)[a] * micro.decoded(right)[b]).sum(1) + c
    np.testing.assert_array_equal(found, exact.astype(np.float32))


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("chip, count, types, total, attributes", [
    ("gfx942", 2, ("f16", "f16"), "f32", ""), ("gfx942", 4, ("i8", "i8"), "i32", ""), ("gfx942", 8, ("i4", "i4"), "i32", "{clamp}"),
    ("gfx942", 4, ("i8", "i8"), "i32", "{unsignedA, unsignedB, clamp}"), ("gfx1100", 4, ("i8", "i8"), "i32", "{unsignedA}"),
    ("gfx1100", 8, ("i4", "i4"), "i32", "{unsignedB}"), ("gfx942", 2, ("i16", "i16"), "i32", "{unsignedA, unsignedB}"),
    ("gfx1100", 2, ("bf16", "bf16"), "bf16", ""), ("gfx1200", 4, ("f8E4M3FN", "f8E5M2"), "f32", ""),
])  # fmt: skip
def test_the_dot_of_amdgpu(compute, chip, count, types, total, attributes, lowered):
    vectors = [f"vector<{count}x{type}>" for type in types]
    random = np.random.default_rng(6)
    c = words(7)
    arrays = []
    for type in types:
        if type.startswith("i"):
            low = -(1 << int(type[1:]) - 1)
            held = np.dtype(f"i{max(int(type[1:]), 8) // 8}")
            arrays.append(random.integers(low, -low, (T, count)).astype(held))
        elif type.startswith("f8"):
            name = {"f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2"}[type]
            arrays.append(random.integers(0, 0x70, (T, count)).astype(np.uint8).view(small_float(name)))
        else:
            arrays.append((random.integers(-16, 16, (T, count)) / 4).astype(np.float32).astype(dtype(type)))
    if total == "i32":
        bits = int(types[0][1:])
        signs = ["unsignedA" not in attributes, "unsignedB" not in attributes]
        packed = []
        for array in arrays:
            rows = [sum((int(n) & (1 << bits) - 1) << bits * i for i, n in enumerate(row)) for row in array]
            packed.append(np.array(rows, np.uint32).view(np.int32))
        expected = integer_dot(*packed, c, bits, signs, "clamp" in attributes)
    else:
        c = (random.integers(-16, 16, T) / 4).astype(np.float32).astype(dtype(total))
        exact = (arrays[0].astype(np.float64) * arrays[1].astype(np.float64)).sum(1) + c.astype(np.float64)
        expected = exact.astype(np.float32).astype(dtype(total))
    body = f"%r0 = amdgpu.dot %0 * %1 + %2 {attributes} : {vectors[0]}, {vectors[1]}, {total}"
    (found,) = compute(body, [*vectors, total], [total], *arrays, c, threads=T, chip=chip,
                       lanes=64 if chip == "gfx942" else 32, passes=LOWERED.format(chip) if lowered else None)  # fmt: skip
    np.testing.assert_array_equal(found.astype(np.float64), expected.astype(np.float64))


# Permutations


def lanes_of(thread):
    return thread // 32 * 32, thread % 32


@pytest.mark.parametrize("cross", [False, True])
@pytest.mark.parametrize("lowered", [False, True])
def test_lanes_of_a_row_by_a_selector(compute, cross, lowered):
    value, selector = words(8), words(9) & 15
    body = f"%r0 = amdgpu.permlane_var %0, %1 {'{cross = true}' if cross else ''} : i32"
    (found,) = compute(body, ["i32", "i32"], ["i32"], value, selector, threads=T, chip="gfx1200", lanes=32,
                       passes=LOWERED.format("gfx1200") if lowered else None)  # fmt: skip
    lane = np.arange(T)
    np.testing.assert_array_equal(found, value[((lane & ~15) ^ (16 if cross else 0)) | selector])


def test_lanes_of_the_other_row_by_selectors_in_registers(compute):
    value = words(10)
    nibbles = np.random.default_rng(11).integers(0, 16, 16)
    low, high = (sum(int(n) << 4 * i for i, n in enumerate(part)) for part in (nibbles[:8], nibbles[8:]))
    body = f"""
      %low = arith.constant {low - 2**32 if low >= 2**31 else low} : i32
      %high = arith.constant {high - 2**32 if high >= 2**31 else high} : i32
      %r0 = "rocdl.permlanex16"(%0, %0, %low, %high) <{{fi = true, boundControl = false}}> : (i32, i32, i32, i32) -> i32"""
    (found,) = compute(body, ["i32"], ["i32"], value, threads=T, chip="gfx1100", lanes=32)
    lane = np.arange(T)
    np.testing.assert_array_equal(found, value[((lane & ~15) ^ 16) | nibbles[lane % 16]])


@pytest.mark.parametrize("row", [16, 32])
def test_rows_of_two_registers_swap(compute, row):
    first, second = words(12), words(13)
    body = f"""
      %s = "rocdl.permlane{row}.swap"(%0, %1) <{{fi = false, boundControl = false}}> : (i32, i32) -> !llvm.struct<(i32, i32)>
      %r0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, i32)>
      %r1 = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>"""
    found = compute(body, ["i32", "i32"], ["i32", "i32"], first, second, threads=T, chip="gfx950", lanes=64)
    one, two = first.copy(), second.copy()
    for lane in range(T):
        if lane & row == 0:
            one[lane + row], two[lane] = two[lane], one[lane + row]
    np.testing.assert_array_equal(found, [one, two])


@pytest.mark.parametrize("row", [16, 32])
@pytest.mark.parametrize("lowered", [False, True])
def test_rows_of_one_register_swap(compute, row, lowered):
    value = np.random.default_rng(14).standard_normal((T, 3)).astype(np.float16)
    (found,) = compute(f"%r0 = amdgpu.permlane_swap %0 {row} : vector<3xf16>", ["vector<3xf16>"], ["vector<3xf16>"], value,
                       threads=T, chip="gfx950", lanes=64, passes=LOWERED.format("gfx950") if lowered else None)  # fmt: skip
    np.testing.assert_array_equal(found, value[np.arange(T) ^ row])


@pytest.mark.parametrize("fetch, bound", [(False, False), (False, True), (True, False)])
def test_lanes_that_are_off_are_fetched_or_not(compute, fetch, bound):
    value = words(15)
    body = f"""
      %zero_i = arith.constant 0 : i32
      %five = arith.constant 5 : i32
      %thread = arith.index_cast %t : index to i32
      %three = arith.constant 3 : i32
      %part = arith.andi %thread, %three : i32
      %on = arith.cmpi ne, %part, %zero_i : i32
      %r0 = scf.if %on -> i32 {{
        %q = "rocdl.permlane16.var"(%five, %0, %zero_i) <{{fi = {str(fetch).lower()}, boundControl = {str(bound).lower()}}}>
          : (i32, i32, i32) -> i32
        scf.yield %q : i32
      }} else {{
        scf.yield %zero_i : i32
      }}"""
    (found,) = compute(body, ["i32"], ["i32"], value, threads=T, chip="gfx1200", lanes=32)
    lane = np.arange(T)
    read = value[lane & ~15] if fetch else np.full(T, 0 if bound else 5)
    np.testing.assert_array_equal(found, np.where(lane % 4, read, 0))
