"""amdgpu's buffers and its loads into the LDS as machine code, as the NumPy engine has them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir.sim.ops.amd_transpose import exchange

sys.path.insert(0, str(Path(__file__).parent))
from _amdgpu import DTYPES, FAT, LDS, kernel, launched, native, numbers

sys.path.pop(0)

# Buffers


@pytest.mark.sweep(8)
@pytest.mark.parametrize("type", ["f32", "f16", "i8", "i32", "f64"])
@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("offset", [0, 3, -5])
@pytest.mark.parametrize("scalar", [None, 7, -9])
@pytest.mark.parametrize("size", ["?", "201"])
def test_raw_loads(size, scalar, offset, count, type, seed):
    """Zeros are read outside of the buffer, also of vectors that are inside in part."""
    value, of = f"vector<{count}x{type}>" if count > 1 else type, f"memref<{size}x{type}>"
    more = "" if scalar is None else " sgprOffset %s"
    text = kernel(
        f"%x: {of}, %y: memref<?x{count}x{type}>",
        f"""%s = arith.constant {scalar or 0} : i32
        %two = arith.constant 2 : i32
        %j = arith.muli %i, %two : i32
        %v = amdgpu.raw_buffer_load {{boundsCheck = true, indexOffset = {offset} : i32}} %x[%j]{more} : {of}, i32 -> {value}
        {"vector.store" if count > 1 else "memref.store"} %v, %y[%g, %c0] : memref<?x{count}x{type}>{", " + value if count > 1 else ""}""",
    )
    x = numbers(seed, 201, dtype=DTYPES[type])
    _, y = native(text, x, np.full((128, count), 77, DTYPES[type]))
    place = 2 * np.arange(128)[:, None] + np.arange(count) + offset + (scalar or 0)
    np.testing.assert_array_equal(y, np.where((place >= 0) & (place < 201), x[place % 201], 0))


@pytest.mark.sweep(6)
@pytest.mark.parametrize("type", ["f32", "f16", "i32"])
@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("offset", [0, 2, -5])
@pytest.mark.parametrize("bound", ["boundsCheck = true, ", ""])
def test_raw_stores(bound, offset, count, type, seed):
    """Nothing is written outside of the buffer."""
    value = f"vector<{count}x{type}>" if count > 1 else type
    text = kernel(
        f"%x: memref<?x{count}x{type}>, %y: memref<?x{type}>",
        f"""%n = arith.constant {count} : i32
        %j = arith.muli %i, %n : i32
        %v = {"vector.load" if count > 1 else "memref.load"} %x[%g, %c0] : memref<?x{count}x{type}>{", " + value if count > 1 else ""}
        amdgpu.raw_buffer_store {{{bound}indexOffset = {offset} : i32}} %v -> %y[%j] : {value} -> memref<?x{type}>, i32""",
    )
    x, size = numbers(seed, 128, count, dtype=DTYPES[type]), 100 * count + 1
    _, y = native(text, x, np.full(size, 77, x.dtype))
    expected = np.full(size, 77, x.dtype)
    place = np.arange(128 * count) + offset
    inside = (place >= 0) & (place < size)
    expected[place[inside]] = x.reshape(-1)[inside]
    np.testing.assert_array_equal(y, expected)


@pytest.mark.sweep(8)
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("shape", ["?x?x?", "5x?x7", "5x6x7", "?x6x?"])
@pytest.mark.parametrize("checked", ["true", "false"])
def test_raw_buffers_of_several_dimensions(checked, shape, count, seed):
    """An index that is outside of its dimension is in another row."""
    x = numbers(seed, 5, 6, 7)
    value, of = f"vector<{count}xf32>" if count > 1 else "f32", f"memref<{shape}xf32>"
    text = kernel(
        f"%x: {of}, %y: {of}",
        f"""%c9 = arith.constant 9 : i32
        %c2 = arith.constant 2 : i32
        %a = arith.divui %i, %c9 : i32
        %b = arith.remui %i, %c9 : i32
        %c = arith.muli %b, %c2 : i32
        %o = arith.constant -3 : i32
        %v = amdgpu.raw_buffer_load {{boundsCheck = {checked}}} %x[%a, %b, %c] sgprOffset %o : {of}, i32, i32, i32 -> {value}
        amdgpu.raw_buffer_store {{boundsCheck = {checked}}} %v -> %y[%a, %b, %c] sgprOffset %o : {value} -> {of}, i32, i32, i32""",
    )
    report, (_, y) = launched(text, x, np.zeros_like(x), block=1, grid=40)
    if checked == "false":
        assert {each.kind for each in report.findings} == {"out-of-bounds"}
        return
    expected, flat = np.zeros(5 * 6 * 7, np.float32), x.reshape(-1)
    for i in range(40):
        a, b = divmod(i, 9)
        for place in 42 * a + 7 * b + 2 * b - 3 + np.arange(count):
            if 0 <= place < flat.size:
                expected[place] = flat[place]
    np.testing.assert_array_equal(y.reshape(-1), expected)
    assert not report.findings


def test_raw_buffers_of_several_dimensions_are_machine_code(seed):
    text = kernel(
        "%x: memref<?x8xf32>, %y: memref<?x8xf32>",
        """%c8 = arith.constant 8 : i32
        %a = arith.divui %i, %c8 : i32
        %b = arith.remui %i, %c8 : i32
        %v = amdgpu.raw_buffer_load {boundsCheck = true} %x[%a, %b] : memref<?x8xf32>, i32, i32 -> f32
        amdgpu.raw_buffer_store {boundsCheck = true} %v -> %y[%a, %b] : f32 -> memref<?x8xf32>, i32, i32""",
    )
    x = numbers(seed, 13, 8)
    _, y = native(text, x, np.zeros_like(x))
    np.testing.assert_array_equal(y, x)


def test_raw_stores_to_the_same_element(seed):
    body = "%z = arith.constant 3 : i32\namdgpu.raw_buffer_store {boundsCheck = true} %i -> %x[%z] : i32 -> memref<?xi32>, i32"
    report, _ = launched(kernel("%x: memref<?xi32>", body), np.zeros(8, np.int32))
    assert {(each.kind, each.space) for each in report.findings} == {("race", "global")}


@pytest.mark.parametrize("op", [
    "%v = amdgpu.raw_buffer_load {boundsCheck = false} %x[%i] : memref<?xi32>, i32 -> i32\nmemref.store %v, %y[%g] : memref<?xi32>",
    "amdgpu.raw_buffer_store {boundsCheck = false} %i -> %x[%i] : i32 -> memref<?xi32>, i32",
])  # fmt: skip
def test_raw_buffers_that_nobody_checks(op, seed):
    text, y = kernel("%x: memref<?xi32>, %y: memref<?xi32>", op), np.zeros(128, np.int32)
    report, _ = launched(text, numbers(seed, 100, dtype=np.int32), y)
    assert {each.kind for each in report.findings} == {"out-of-bounds"}
    native(text, numbers(seed, 128, dtype=np.int32), y)


@pytest.mark.parametrize("cast", [
    f"%f = amdgpu.fat_raw_buffer_cast %x resetOffset : memref<?xf32> to memref<?xf32, {FAT}>",
    f"%z = arith.constant 32 : i64\n%f = amdgpu.fat_raw_buffer_cast %x validBytes(%z) : memref<?xf32> to memref<?xf32, {FAT}>",
    f"%xg = memref.memory_space_cast %x : memref<?xf32> to memref<?xf32, #gpu.address_space<global>>\n"
    f"%f = amdgpu.fat_raw_buffer_cast %xg boundsCheck(false) : memref<?xf32, #gpu.address_space<global>> to memref<?xf32, {FAT}>",
])  # fmt: skip
def test_fat_buffers(cast, seed):
    text = kernel(
        "%x: memref<?xf32>, %y: memref<?xf32>",
        f"""{cast}
        %h = amdgpu.fat_raw_buffer_cast %y : memref<?xf32> to memref<?xf32, {FAT}>
        %c4 = arith.constant 4 : index
        %p = arith.muli %g, %c4 : index
        %v = vector.load %f[%p] : memref<?xf32, {FAT}>, vector<4xf32>
        %e = memref.load %f[%p] : memref<?xf32, {FAT}>
        %d = vector.broadcast %e : f32 to vector<4xf32>
        %w = arith.addf %v, %d : vector<4xf32>
        vector.store %w, %h[%p] : memref<?xf32, {FAT}>, vector<4xf32>""",
    )
    x = numbers(seed, 512)
    _, y = native(text, x, np.zeros_like(x))
    np.testing.assert_array_equal(y.reshape(-1, 4), x.reshape(-1, 4) + x.reshape(-1, 4)[:, :1])
    report, _ = launched(text, x[:500].copy(), np.zeros_like(x))
    assert {each.kind for each in report.findings} == {"out-of-bounds"}


# Loads past the registers, and loads that transpose


@pytest.mark.sweep(4)
@pytest.mark.parametrize(("type", "element", "count", "step"), [
    ("f32", "f32", 1, 1), ("vector<2xf16>", "f16", 2, 2), ("vector<8xf16>", "f16", 8, 8), ("vector<4xf32>", "f32", 4, 4),
    ("vector<3xf32>", "f32", 3, 4), ("vector<4xi8>", "i8", 4, 4),
])  # fmt: skip
@pytest.mark.parametrize("rows", [False, True])
def test_gather_to_lds(rows, type, element, count, step, seed):
    """Each lane reads from a place of its own, and a wave's lanes write behind one another from the first lane's place on."""
    if rows and count == 3:
        return
    source = numbers(seed, 512 * count, dtype=DTYPES[element])
    order = np.random.default_rng(seed).permutation(512)[:128].astype(np.int64)
    cells = f"16x{8 * step}" if rows else f"{128 * step}"
    ref = f"memref<{cells}x{element}, {LDS}>"
    width = 8 * step
    place = "%l[%row, %c0]" if rows else "%l[%first]"
    text = kernel(
        f"%x: memref<?x{element}>, %o: memref<?xindex>, %y: memref<?x{element}>",
        f"""%n = arith.constant {count} : index
        %step = arith.constant {step} : index
        %width = arith.constant {width} : index
        %c64 = arith.constant 64 : index
        %wave = arith.divui %t, %c64 : index
        %wide = arith.muli %wave, %c64 : index
        %first = arith.muli %wide, %step : index
        %row = arith.divui %first, %width : index
        %own = memref.load %o[%t] : memref<?xindex>
        %at = arith.muli %own, %n : index
        amdgpu.gather_to_lds %x[%at], {place} : {type}, memref<?x{element}>, {ref}
        amdgpu.lds_barrier
        %c1 = arith.constant 1 : index
        %mine = arith.muli %t, %step : index
        scf.for %c = %c0 to %n step %c1 {{
          %p = arith.addi %mine, %c : index
          %r = arith.divui %p, %width : index
          %q = arith.remui %p, %width : index
          %v = memref.load %l[{"%r, %q" if rows else "%p"}] : {ref}
          memref.store %v, %y[%p] : memref<?x{element}>
        }}""",
        f"workgroup(%l: {ref})",
    )
    *_, made = native(text, source, order, np.zeros(128 * step, source.dtype))
    np.testing.assert_array_equal(made.reshape(128, step)[:, :count], source.reshape(-1, count)[order])


GATHERED = kernel(
    "%x: memref<?xf32>, %y: memref<?xf32>",
    f"""amdgpu.gather_to_lds %x[%t], %l[%c0] : f32, memref<?xf32>, memref<64xf32, {LDS}>
    BARRIER
    %c63 = arith.constant 63 : index
    %r = arith.subi %c63, %t : index
    %v = memref.load %l[%r] : memref<64xf32, {LDS}>
    memref.store %v, %y[%t] : memref<?xf32>""",
    f"workgroup(%l: memref<64xf32, {LDS}>)",
)


def test_a_gather_of_one_wave(seed):
    x = numbers(seed, 64)
    _, y = native(GATHERED.replace("BARRIER", "amdgpu.lds_barrier"), x, np.zeros_like(x), block=64)
    np.testing.assert_array_equal(y, x[::-1])
    # Lanes go in lockstep, which threads that run one by one do not.
    report, (_, y) = launched(GATHERED.replace("BARRIER", ""), x, np.zeros_like(x), block=64)
    assert not report.findings
    np.testing.assert_array_equal(y, x[::-1])


def test_gathers_of_two_waves_to_one_place(seed):
    x = numbers(seed, 128)
    report, _ = launched(GATHERED.replace("BARRIER", "amdgpu.lds_barrier"), x, np.zeros_like(x), block=128)
    assert {each.kind for each in report.findings} >= {"race"}


def test_a_gather_out_of_bounds(seed):
    report, _ = launched(
        GATHERED.replace("BARRIER", "amdgpu.lds_barrier"), numbers(seed, 60), np.zeros(64, np.float32), block=64
    )
    assert {each.kind for each in report.findings} == {"out-of-bounds"}


@pytest.mark.parametrize(
    ("type", "count", "lanes"), [("f16", 4, 64), ("i8", 8, 64), ("f16", 8, 32), ("i8", 8, 32), ("i16", 4, 64)]
)
def test_loads_that_transpose(type, count, lanes, seed):
    ref = f"memref<{128 * count}x{type}, {LDS}>"
    text = kernel(
        f"%x: memref<?x{count}x{type}>, %y: memref<?x{count}x{type}>",
        f"""%n = arith.constant {count} : index
        %own = arith.muli %t, %n : index
        %v = vector.load %x[%t, %c0] : memref<?x{count}x{type}>, vector<{count}x{type}>
        vector.store %v, %l[%own] : {ref}, vector<{count}x{type}>
        amdgpu.lds_barrier
        %w = amdgpu.transpose_load %l[%own] : {ref} -> vector<{count}x{type}>
        vector.store %w, %y[%t, %c0] : memref<?x{count}x{type}>, vector<{count}x{type}>""",
        f"workgroup(%l: {ref})",
    )
    x = numbers(seed, 128, count, dtype=DTYPES[type])
    _, y = native(text, x, np.zeros_like(x), chip="gfx950" if lanes == 64 else "gfx1250")
    lane, element = exchange(lanes == 64, x.itemsize * 8, count)
    groups = x.reshape(-1, len(lane), count)
    np.testing.assert_array_equal(y.reshape(groups.shape), groups[:, lane, element])
