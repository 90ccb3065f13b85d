"""Loads past the registers into the LDS, transposing loads, and buffers by registers: as the ISA says, before and after lowering."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

pytestmark = pytest.mark.filterwarnings("ignore:.*to integer address space failed")

T = 64
PASSES = (
    "builtin.module(convert-amdgpu-to-rocdl{{chipset={0}}},gpu.module(convert-vector-to-llvm,convert-gpu-to-rocdl{{chipset={0}}},"
    "reconcile-unrealized-casts))"
)
LDS = "#gpu.address_space<workgroup>"


def launch(body, parameters, *arrays, shared="", threads=T, lowered=None, **options):
    text = f"""
gpu.module @m {{
  gpu.func @f({parameters}) {shared} kernel {{
    %t = gpu.thread_id x
    %z = arith.constant 0 : index
    {body}
    gpu.return
  }}
}}"""
    module = gpuir.parse(text, context=gpuir.Context())
    if lowered:
        gpuir.pass_manager(PASSES.format(lowered), module.context).run(module)
    return sim.launch(module, "f", 1, threads, *arrays, **options)


#: A pointer to the LDS, and one to global memory, from memrefs.
POINTERS = f"""
    %il = memref.extract_aligned_pointer_as_index %l : memref<{{lds}}, {LDS}> -> index
    %jl = arith.index_cast %il : index to i32
    %lp = llvm.inttoptr %jl : i32 to !llvm.ptr<3>
    %ig = memref.extract_aligned_pointer_as_index %x : memref<{{memory}}> -> index
    %jg = arith.index_cast %ig : index to i64
    %gp = llvm.inttoptr %jg : i64 to !llvm.ptr<1>
    %ti = arith.index_cast %t : index to i32
"""


@pytest.mark.parametrize("type, dtype, count, step", [
    ("f32", "f4", 1, 4), ("vector<2xf16>", "f2", 2, 4), ("vector<4xf32>", "f4", 4, 16), ("i8", "i1", 1, 4), ("i16", "i2", 1, 4),
    ("vector<3xf32>", "f4", 3, 16),
])  # fmt: skip
@pytest.mark.parametrize("lowered", [None, "gfx950"])
def test_lanes_write_behind_one_another(type, dtype, count, step, lowered):
    element = type.split("x")[1][:-1] if "x" in type else type
    dtype = np.dtype(dtype)
    source = np.random.default_rng(1).integers(-100, 100, 4 * T * count).astype(dtype)
    order = np.random.default_rng(2).permutation(4 * T)[:T].astype(np.int64)
    cells = T * step // dtype.itemsize
    out = np.zeros(cells, dtype)
    body = f"""
    %i = memref.load %o[%t] : memref<{T}xindex>
    %n = arith.constant {count} : index
    %at = arith.muli %i, %n : index
    %zero = arith.constant {"0.0" if "f" in element else "0"} : {element}
    %each = arith.constant {cells // T} : index
    %own = arith.muli %t, %each : index
    %one = arith.constant 1 : index
    scf.for %c = %z to %each step %one {{
      %p = arith.addi %own, %c : index
      memref.store %zero, %l[%p] : memref<{cells}x{element}, {LDS}>
    }}
    gpu.barrier
    amdgpu.gather_to_lds %x[%at], %l[%z] : {type}, memref<{len(source)}x{element}>, memref<{cells}x{element}, {LDS}>
    gpu.barrier
    scf.for %c = %z to %each step %one {{
      %p = arith.addi %own, %c : index
      %v = memref.load %l[%p] : memref<{cells}x{element}, {LDS}>
      memref.store %v, %y[%p] : memref<{cells}x{element}>
    }}"""
    parameters = f"%x: memref<{len(source)}x{element}>, %o: memref<{T}xindex>, %y: memref<{cells}x{element}>"
    launch(body, parameters, source, order, out, shared=f"workgroup(%l: memref<{cells}x{element}, {LDS}>)", lowered=lowered,
           chip="gfx950")  # fmt: skip
    expected = np.zeros((T, step), np.uint8)
    expected[:, : count * dtype.itemsize] = (
        source.reshape(-1, count)[order].reshape(T, count).view(np.uint8).reshape(T, -1)
    )
    assert out.tobytes() == expected.tobytes()


ASYNC = f"""
    amdgpu.gather_to_lds async %x[%t], %l[%z] : f32, memref<{2 * T}xf32>, memref<{2 * T}xf32, {LDS}>
    rocdl.asyncmark
    %h = arith.constant {T} : index
    %u = arith.addi %t, %h : index
    amdgpu.gather_to_lds async %x[%u], %l[%h] : f32, memref<{2 * T}xf32>, memref<{2 * T}xf32, {LDS}>
    rocdl.asyncmark
    rocdl.wait.asyncmark 1
    %v = memref.load %l[%t] : memref<{2 * T}xf32, {LDS}>
    memref.store %v, %y[%t] : memref<{2 * T}xf32>
    rocdl.wait.asyncmark 0
    %w = memref.load %l[%u] : memref<{2 * T}xf32, {LDS}>
    memref.store %w, %y[%u] : memref<{2 * T}xf32>
"""
WHERE = {
    "parameters": f"%x: memref<{2 * T}xf32>, %y: memref<{2 * T}xf32>",
    "shared": f"workgroup(%l: memref<{2 * T}xf32, {LDS}>)",
}


@pytest.mark.parametrize("lowered", [None, "gfx950"])
def test_marks_say_which_loads_are_waited_for(lowered):
    x, y = np.arange(2 * T, dtype=np.float32) + 1, np.zeros(2 * T, np.float32)
    launch(ASYNC, WHERE["parameters"], x, y, shared=WHERE["shared"], lowered=lowered, chip="gfx950")
    np.testing.assert_array_equal(y, x)
    late = ASYNC.replace("wait.asyncmark 0", "wait.asyncmark 1")
    with pytest.raises(sim.SimulationError, match="missing-wait"):
        launch(late, WHERE["parameters"], x, y, shared=WHERE["shared"], lowered=lowered, chip="gfx950")


COUNTED = ASYNC.replace("rocdl.asyncmark\n", "\n").replace("gather_to_lds async", "global_load_async_to_lds")
COUNTED = (
    COUNTED.replace("rocdl.wait.asyncmark", "rocdl.s.wait.asynccnt")
    .replace("%l[%z]", "%l[%t]")
    .replace("%l[%h]", "%l[%u]")
)
COUNTED = COUNTED.replace(f"memref<{2 * T}xf32>, memref", f"memref<{2 * T}xf32, #gpu.address_space<global>>, memref")
COUNTED = f"""
    %xg = memref.memory_space_cast %x : memref<{2 * T}xf32> to memref<{2 * T}xf32, #gpu.address_space<global>>
""" + COUNTED.replace("%x[", "%xg[")


@pytest.mark.parametrize("lowered", [None, "gfx1250"])
def test_counters_say_which_loads_are_waited_for(lowered):
    x, y = np.arange(2 * T, dtype=np.float32) + 1, np.zeros(2 * T, np.float32)
    launch(COUNTED, WHERE["parameters"], x, y, shared=WHERE["shared"], lowered=lowered, chip="gfx1250")
    np.testing.assert_array_equal(y, x)
    late = COUNTED.replace("asynccnt 0", "asynccnt 1")
    with pytest.raises(sim.SimulationError, match="missing-wait"):
        launch(late, WHERE["parameters"], x, y, shared=WHERE["shared"], lowered=lowered, chip="gfx1250")


@pytest.mark.parametrize("lowered", [None, "gfx1250"])
def test_lanes_that_the_mask_leaves_out_write_nothing(lowered):
    x, y = np.arange(2 * T, dtype=np.float32) + 1, np.zeros(2 * T, np.float32)
    body = f"""
    %xg = memref.memory_space_cast %x : memref<{2 * T}xf32> to memref<{2 * T}xf32, #gpu.address_space<global>>
    %five = arith.constant 5.0 : f32
    memref.store %five, %l[%t] : memref<{2 * T}xf32, {LDS}>
    %three = arith.constant 3 : index
    %part = arith.remui %t, %three : index
    %on = arith.cmpi ne, %part, %z : index
    amdgpu.global_load_async_to_lds %xg[%t], %l[%t], %on : f32, memref<{2 * T}xf32, #gpu.address_space<global>>, memref<{2 * T}xf32, {LDS}>
    rocdl.s.wait.asynccnt 0
    %v = memref.load %l[%t] : memref<{2 * T}xf32, {LDS}>
    memref.store %v, %y[%t] : memref<{2 * T}xf32>"""
    launch(body, WHERE["parameters"], x, y, shared=WHERE["shared"], lowered=lowered, chip="gfx1250")
    np.testing.assert_array_equal(y[:T], np.where(np.arange(T) % 3, x[:T], 5))


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_there_and_back_by_lanes(bits):
    size = bits // 8
    x = np.random.default_rng(3).integers(0, 256, T * size).astype(np.uint8).view(np.int8)
    y = np.zeros_like(x)
    count = len(x)
    body = (
        POINTERS.format(lds=f"{count}xi8", memory=f"{count}xi8")
        + f"""
    %iy = memref.extract_aligned_pointer_as_index %y : memref<{count}xi8> -> index
    %jy = arith.index_cast %iy : index to i64
    %yp = llvm.inttoptr %jy : i64 to !llvm.ptr<1>
    %size = arith.constant {size} : i32
    %at = arith.muli %ti, %size : i32
    %g = llvm.getelementptr %gp[%at] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %o = llvm.getelementptr %yp[%at] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %s = llvm.getelementptr %lp[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    "rocdl.global.load.async.to.lds.b{bits}"(%g, %s) <{{offset = 0 : i32}}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    rocdl.s.wait.asynccnt 0
    "rocdl.global.store.async.from.lds.b{bits}"(%o, %s) <{{offset = 0 : i32}}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    rocdl.s.wait.asynccnt 0"""
    )
    launch(body, f"%x: memref<{count}xi8>, %y: memref<{count}xi8>", x, y,
           shared=f"workgroup(%l: memref<{count}xi8, {LDS}>)", chip="gfx1250")  # fmt: skip
    assert y.tobytes() == x.tobytes()


@pytest.mark.parametrize("op", ["load.to.lds", "global.load.lds", "raw.ptr.buffer.load.lds", "load.async.to.lds",
                                "global.load.async.lds", "raw.ptr.buffer.load.async.lds"])  # fmt: skip
def test_the_offset_of_the_instruction_counts_on_both_sides(op):
    x, y = np.arange(2 * T, dtype=np.float32) + 1, np.zeros(2 * T, np.float32)
    given = '"rocdl.{0}"(%g, %lp) <{{size = 4 : i32, offset = 8 : i32}}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()'
    records = 4 * 40
    if "buffer" in op:
        given = '"rocdl.{0}"(%r, %lp, %four, %at, %c0, %c8) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32) -> ()'
    body = (
        POINTERS.format(lds=f"{2 * T}xf32", memory=f"{2 * T}xf32")
        + f"""
    %four = llvm.mlir.constant(4 : i32) : i32
    %c8 = llvm.mlir.constant(8 : i32) : i32
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %at = arith.muli %ti, %four : i32
    %g = llvm.getelementptr %gp[%at] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %stride = llvm.mlir.constant(0 : i16) : i16
    %bytes = llvm.mlir.constant({records} : i64) : i64
    %flags = llvm.mlir.constant(159744 : i32) : i32
    %r = rocdl.make.buffer.rsrc %gp, %stride, %bytes, %flags : !llvm.ptr<1> to !llvm.ptr<8>
    {given.format(op)}
    rocdl.asyncmark
    rocdl.wait.asyncmark 0
    %two = arith.constant 2 : index
    %u = arith.addi %t, %two : index
    %v = memref.load %l[%u] : memref<{2 * T}xf32, {LDS}>
    memref.store %v, %y[%u] : memref<{2 * T}xf32>"""
    )
    launch(body, WHERE["parameters"], x, y, shared=WHERE["shared"], chip="gfx950")
    last = records // 4 if "buffer" in op else 2 * T
    place = np.arange(2, T + 2)
    np.testing.assert_array_equal(y[2 : T + 2], np.where(place < last, x[2 : T + 2], 0))


# Transposing loads


def column_of(bits, count, new):
    """Of a wave's lanes: which lane, and which of its elements, a lane gets as its element number i."""
    lanes = 32 if new else 64
    group = 8 if new and bits == 16 else 16
    rows = []
    for lane in range(lanes):
        start, at = lane // group * group, lane % group
        row = []
        for i in range(count):
            if new and bits == 8:
                row.append((start + i % 4 + 4 * (at // 8) + 8 * (i // 4), at % 8))
            else:
                # The group's data is a matrix of `count` rows and `group` columns; a lane gets its column.
                number = i * group + at
                row.append((start + number // count, number % count))
        rows.append(row)
    return rows


@pytest.mark.parametrize("op, bits, size", [
    *((f"ds.read.tr{b}.b{96 if b == 6 else 64}", b, 96 if b == 6 else 64) for b in (4, 6, 8, 16)),
    ("ds.load.tr4.b64", 4, 64), ("ds.load.tr6.b96", 6, 96), ("ds.load.tr8.b64", 8, 64), ("ds.load.tr16.b128", 16, 128),
    ("global.load.tr4.b64", 4, 64), ("global.load.tr6.b96", 6, 96), ("global.load.tr.b64", 8, 64), ("global.load.tr.b128", 16, 128),
])  # fmt: skip
def test_transposing_loads(op, bits, size):
    new = ".load." in op
    lanes, step = (32 if new else 64), 16
    count = size // bits
    words = np.random.default_rng(4).integers(0, 256, (lanes, step)).astype(np.uint8)
    flat = words.reshape(-1).view(np.int32)
    n = size // 32
    result = "vector<8xi16>" if bits == 16 and n == 4 else "vector<4xi16>" if bits == 16 else f"vector<{n}xi32>"
    y = np.zeros((lanes, n), np.int32)
    space = 1 if "global" in op else 3
    body = (
        POINTERS.format(lds=f"{len(flat)}xi32", memory=f"{len(flat)}xi32")
        + f"""
    %four = arith.constant 4 : index
    %own = arith.muli %t, %four : index
    %v = vector.load %x[%own] : memref<{len(flat)}xi32>, vector<4xi32>
    vector.store %v, %l[%own] : memref<{len(flat)}xi32, {LDS}>, vector<4xi32>
    gpu.barrier
    %step = arith.constant {step} : i32
    %at = arith.muli %ti, %step : i32
    %p = llvm.getelementptr {"%gp" if space == 1 else "%lp"}[%at] : (!llvm.ptr<{space}>, i32) -> !llvm.ptr<{space}>, i8
    %r = "rocdl.{op}"(%p) : (!llvm.ptr<{space}>) -> {result}
    %w = vector.bitcast %r : {result} to vector<{n}xi32>
    vector.store %w, %y[%t, %z] : memref<{lanes}x{n}xi32>, vector<{n}xi32>"""
    )
    launch(body, f"%x: memref<{len(flat)}xi32>, %y: memref<{lanes}x{n}xi32>", flat, y, threads=lanes,
           shared=f"workgroup(%l: memref<{len(flat)}xi32, {LDS}>)", chip="gfx1250" if new else "gfx950")  # fmt: skip
    numbers = [int.from_bytes(bytes(row[: size // 8]), "little") for row in words]
    for lane, row in enumerate(column_of(bits, count, new)):
        expected = sum((numbers[s] >> bits * e & (1 << bits) - 1) << bits * i for i, (s, e) in enumerate(row))
        assert y[lane].tobytes() == expected.to_bytes(size // 8, "little")


@pytest.mark.parametrize("op, type, count, chip", [
    ("transpose_load", "f16", 4, "gfx950"), ("transpose_load", "i8", 8, "gfx950"), ("transpose_load", "f16", 8, "gfx1250"),
    ("transpose_load", "i8", 8, "gfx1250"),
    ("global_transpose_load", "f16", 8, "gfx1250"), ("global_transpose_load", "i8", 8, "gfx1250"),
])  # fmt: skip
def test_transposing_loads_before_and_after(op, type, count, chip):
    lanes = 64 if chip == "gfx950" else 32
    dtype = np.dtype({"f16": "f2", "i8": "i1"}[type])
    x = np.random.default_rng(5).integers(-100, 100, lanes * count).astype(dtype)
    memory = f"memref<{len(x)}x{type}"
    target = "%xg" if "global" in op else "%l"
    space = "#gpu.address_space<global>" if "global" in op else LDS
    body = f"""
    %xg = memref.memory_space_cast %x : {memory}> to {memory}, #gpu.address_space<global>>
    %n = arith.constant {count} : index
    %own = arith.muli %t, %n : index
    %v = vector.load %x[%own] : {memory}>, vector<{count}x{type}>
    vector.store %v, %l[%own] : {memory}, {LDS}>, vector<{count}x{type}>
    gpu.barrier
    %r = amdgpu.{op} {target}[%own] : {memory}, {space}> -> vector<{count}x{type}>
    vector.store %r, %y[%own] : {memory}>, vector<{count}x{type}>"""
    found = []
    for lowered in (None, chip):
        y = np.zeros_like(x)
        launch(body, f"%x: {memory}>, %y: {memory}>", x, y, threads=lanes, shared=f"workgroup(%l: {memory}, {LDS}>)",
               lowered=lowered, chip=chip)  # fmt: skip
        found.append(y)
    rows = x.reshape(lanes, count)
    expected = [[rows[s, e] for s, e in row] for row in column_of(dtype.itemsize * 8, count, chip == "gfx1250")]
    np.testing.assert_array_equal(found[0].reshape(lanes, count), expected)
    np.testing.assert_array_equal(found[1], found[0])


# Buffers by four registers


RESOURCE = f"""
    %ig = memref.extract_aligned_pointer_as_index %x : memref<{T}xf32> -> index
    %jg = arith.index_cast %ig : index to i64
    %low = llvm.trunc %jg : i64 to i32
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %up = llvm.lshr %jg, %c32 : i64
    %high = llvm.trunc %up : i64 to i32
    %records = llvm.mlir.constant(160 : i32) : i32
    %flags = llvm.mlir.constant(159744 : i32) : i32
    %r = vector.from_elements %low, %high, %records, %flags : vector<4xi32>
    %ti = arith.index_cast %t : index to i32
    %four = llvm.mlir.constant(4 : i32) : i32
    %at = arith.muli %ti, %four : i32
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %v = memref.load %y[%t] : memref<{T}xf32>
"""


@pytest.mark.parametrize("op, expected", [
    ('%q = "rocdl.raw.buffer.load"(%r, %at, %c0) : (vector<4xi32>, i32, i32) -> f32', lambda x, y: (x, x)),
    ('"rocdl.raw.buffer.store"(%v, %r, %at, %c0) : (f32, vector<4xi32>, i32, i32) -> ()\n%q = arith.addf %v, %v : f32',
     lambda x, y: (y, 2 * y)),
    ('%q = "rocdl.raw.buffer.atomic.fadd"(%v, %r, %at, %c0) : (f32, vector<4xi32>, i32, i32) -> f32',
     lambda x, y: (x + y, x)),
    ('%q = "rocdl.raw.buffer.atomic.fmax"(%v, %r, %at, %c0) : (f32, vector<4xi32>, i32, i32) -> f32',
     lambda x, y: (np.maximum(x, y), x)),
    ('%q = "rocdl.raw.buffer.atomic.cmpswap"(%v, %v, %r, %at, %c0) : (f32, f32, vector<4xi32>, i32, i32) -> f32',
     lambda x, y: (x, x)),
])  # fmt: skip
def test_buffers_by_registers_end_with_their_records(op, expected):
    random = np.random.default_rng(6)
    x, y = (random.integers(-50, 50, T).astype(np.float32) for _ in range(2))
    was, given = x.copy(), y.copy()
    launch(f"{RESOURCE}\n{op}\nmemref.store %q, %y[%t] : memref<{T}xf32>", f"%x: memref<{T}xf32>, %y: memref<{T}xf32>", x, y,
           chip="gfx942")  # fmt: skip
    inside = np.arange(T) < 40
    memory, result = expected(was, given)
    np.testing.assert_array_equal(x, np.where(inside, memory, was))
    np.testing.assert_array_equal(y, result if "store" in op else np.where(inside, result, 0))


def test_a_scalar_load_from_a_buffer():
    x, y = np.arange(T, dtype=np.float32) + 1, np.zeros(T, np.float32)
    body = f"""
    {RESOURCE}
    %gp = llvm.inttoptr %jg : i64 to !llvm.ptr<1>
    %stride = llvm.mlir.constant(0 : i16) : i16
    %bytes = llvm.mlir.constant(160 : i64) : i64
    %s = rocdl.make.buffer.rsrc %gp, %stride, %bytes, %flags : !llvm.ptr<1> to !llvm.ptr<8>
    %c152 = llvm.mlir.constant(152 : i32) : i32
    %q = "rocdl.ptr.s.buffer.load"(%s, %c152) : (!llvm.ptr<8>, i32) -> vector<4xf32>
    %e1 = vector.extract %q[1] : f32 from vector<4xf32>
    %e2 = vector.extract %q[2] : f32 from vector<4xf32>
    %d = arith.subf %e1, %e2 : f32
    memref.store %d, %y[%t] : memref<{T}xf32>"""
    launch(body, f"%x: memref<{T}xf32>, %y: memref<{T}xf32>", x, y, chip="gfx942")
    np.testing.assert_array_equal(y, np.full(T, 40.0))


@pytest.mark.parametrize("lowered", [None, "gfx942"])
@pytest.mark.parametrize("reset", ["", "resetOffset"])
def test_a_fat_buffer_is_another_name_for_the_memory(lowered, reset):
    x, y = np.arange(T, dtype=np.float32) + 1, np.zeros(T, np.float32)
    view = "strided<[1], offset: 8>"
    kind = "40xf32" if reset else f"40xf32, {view}"
    body = f"""
    %s = memref.subview %x[8] [40] [1] : memref<{T}xf32> to memref<40xf32, {view}>
    %b = amdgpu.fat_raw_buffer_cast %s {reset} : memref<40xf32, {view}> to memref<{kind}, #amdgpu.address_space<fat_raw_buffer>>
    %n = arith.constant 40 : index
    %inside = arith.cmpi ult, %t, %n : index
    scf.if %inside {{
      %v = memref.load %b[%t] : memref<{kind}, #amdgpu.address_space<fat_raw_buffer>>
      memref.store %v, %y[%t] : memref<{T}xf32>
    }}"""
    module = f"%x: memref<{T}xf32>, %y: memref<{T}xf32>"
    launch(body, module, x, y, lowered=lowered, chip="gfx942")
    np.testing.assert_array_equal(y, np.where(np.arange(T) < 40, np.roll(x, -8), 0))


def test_a_vector_of_addresses():
    """Pointers that come from vectors of numbers, as LLVM's vectorizer writes them."""
    text = """module { llvm.func @k(%p: !llvm.ptr<1>) attributes {gpu.kernel} {
      %i = llvm.ptrtoint %p : !llvm.ptr<1> to i64
      %none = llvm.mlir.poison : vector<1xi64>
      %c0 = llvm.mlir.constant(0 : i32) : i32
      %seven = llvm.mlir.constant(7 : i32) : i32
      %numbers = llvm.insertelement %i, %none[%c0 : i32] : vector<1xi64>
      %pointers = llvm.inttoptr %numbers : vector<1xi64> to vector<1x!llvm.ptr<1>>
      %first = llvm.extractelement %pointers[%c0 : i32] : vector<1x!llvm.ptr<1>>
      llvm.store %seven, %first : i32, !llvm.ptr<1>
      llvm.return
    } }"""
    x = np.zeros(4, np.int32)
    assert not sim.launch(text, "k", 1, 1, x).findings
    assert x.tolist() == [7, 0, 0, 0]
