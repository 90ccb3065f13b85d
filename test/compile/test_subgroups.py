"""Subgroup ops: upstream lowers few of them. What is made of them computes the same in the simulator, and is compiled."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile import CompileError
from gpuir.compile.targets import TARGETS

sys.path.insert(0, str(Path(__file__).parent))
from _agreement import CHIPS, agree, lowered

sys.path.remove(str(Path(__file__).parent))

IDS = """
gpu.module @m {
  gpu.func @k(%out: memref<5x2x?xindex>) kernel {
    %b = gpu.block_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %z = gpu.thread_id z
    %w = gpu.block_dim x
    %h = gpu.block_dim y
    %zh = arith.muli %z, %h : index
    %zy = arith.addi %zh, %y : index
    %zw = arith.muli %zy, %w : index
    %i = arith.addi %zw, %x : index
    %id = gpu.subgroup_id : index
    %all = gpu.num_subgroups : index
    %size = gpu.subgroup_size : index
    %lane = gpu.lane_id
    memref.store %id, %out[%c0, %b, %i] : memref<5x2x?xindex>
    memref.store %all, %out[%c1, %b, %i] : memref<5x2x?xindex>
    memref.store %size, %out[%c2, %b, %i] : memref<5x2x?xindex>
    memref.store %lane, %out[%c3, %b, %i] : memref<5x2x?xindex>
    memref.store %i, %out[%c4, %b, %i] : memref<5x2x?xindex>
    gpu.return
  }
}"""


@pytest.mark.parametrize("block", [(192, 1, 1), (8, 12, 2), (5, 7, 3)])
@pytest.mark.parametrize("chip", CHIPS)
def test_ids(chip, block):
    threads, lanes = int(np.prod(block)), TARGETS[chip].wave_size
    (found,) = agree(IDS, chip, [np.zeros((5, 2, threads), np.int64)], block)
    i = np.arange(threads)
    for number, want in enumerate([i // lanes, -(-threads // lanes) + 0 * i, lanes + 0 * i, i % lanes, i]):
        assert np.array_equal(found[number], [want, want])


def reduction(kind, type, options=""):
    return f"""
gpu.module @m {{
  gpu.func @k(%x: memref<?x{type}>, %out: memref<?x{type}>) kernel {{
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<?x{type}>
    %r = gpu.subgroup_reduce {kind} %v {options} : ({type}) -> {type}
    memref.store %r, %out[%i] : memref<?x{type}>
    gpu.return
  }}
}}"""


KINDS = {
    "add": np.add, "mul": np.multiply, "minsi": np.minimum, "maxsi": np.maximum, "minui": np.minimum, "maxui": np.maximum,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "minnumf": np.minimum, "maxnumf": np.maximum,
    "minimumf": np.minimum, "maximumf": np.maximum,
}  # fmt: skip
DTYPES = {"i32": "i4", "i64": "i8", "i8": "i1", "i16": "i2", "f16": "f2", "f32": "f4", "f64": "f8"}
REDUCTIONS = [
    *((kind, "i32") for kind in KINDS if not kind.endswith("f")),
    *((kind, "f32") for kind in KINDS if kind in ("add", "mul") or kind.endswith("f")),
    ("add", "i64"),  ("maxsi", "i8"), ("minui", "i16"), ("add", "f16"), ("add", "f64"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "type"), REDUCTIONS)
@pytest.mark.parametrize("chip", CHIPS)
def test_reductions(chip, kind, type):
    lanes, dtype = TARGETS[chip].wave_size, np.dtype(DTYPES[type])
    random = np.random.default_rng(5)
    # Signs and ones: products stay exact.
    x = random.choice([-1, 1], 256) if kind == "mul" else random.integers(-8, 9, 256)
    x = x.astype(dtype)
    _, found = agree(reduction(kind, type), chip, [x, np.zeros_like(x)], 128)
    rows = (x.view(f"u{dtype.itemsize}") if kind.endswith("ui") else x).reshape(-1, lanes)
    want = np.repeat(KINDS[kind].reduce(rows, axis=1), lanes).astype(dtype)
    assert np.array_equal(found, want)


@pytest.mark.parametrize(("size", "stride"), [(4, 1), (8, 2), (16, 2), (1, 1), (2, 16)])
@pytest.mark.parametrize("chip", ["sm_80", "gfx942"])
def test_clusters(chip, size, stride):
    x = np.random.default_rng(6).standard_normal(256).astype(np.float32)
    options = f"cluster(size = {size}, stride = {stride})"
    _, found = agree(reduction("add", "f32", options), chip, [x, np.zeros_like(x)], 128)
    rows = x.astype(np.float64).reshape(-1, size, stride)
    want = np.broadcast_to(rows.sum(1, keepdims=True), rows.shape).reshape(-1)
    np.testing.assert_allclose(found, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("chip", ["sm_80", "gfx942"])
def test_the_back_end_takes_them(chip, math_libraries):
    if chip == "gfx942":
        math_libraries("ocml")  # has the size of a block
    text = reduction("add", "f32").replace("%i = gpu.global_id x", "%j = gpu.global_id x\n%s = gpu.subgroup_id : index\n"
        "%n = gpu.num_subgroups : index\n%l = gpu.lane_id\n%a = arith.addi %s, %n : index\n%b = arith.addi %a, %l : index\n"
        "%i = arith.addi %j, %b : index")  # fmt: skip
    artifact = gpuir.compile(text, chip)
    code = artifact.ptx if chip == "sm_80" else artifact.amdgcn
    assert ("shfl.sync.bfly" if chip == "sm_80" else "ds_swizzle") in code


@pytest.mark.parametrize("chip", ["sm_80", "gfx942"])
def test_vectors(chip):
    text = reduction("add", "f16").replace("(f16) -> f16", "(vector<3xf16>) -> vector<3xf16>")
    text = text.replace("memref<?xf16>", "memref<?x3xf16>").replace("memref.load %x[%i]", "vector.load %x[%i, %c0]")
    text = text.replace("memref.store %r, %out[%i]", "vector.store %r, %out[%i, %c0]")
    text = text.replace("memref<?x3xf16>\n", "memref<?x3xf16>, vector<3xf16>\n")
    text = text.replace("%i = gpu.global_id x", "%i = gpu.global_id x\n%c0 = arith.constant 0 : index")
    x = np.random.default_rng(8).integers(-4, 5, (256, 3)).astype(np.float16)
    _, found = agree(text, chip, [x, np.zeros_like(x)], 128)
    lanes = TARGETS[chip].wave_size
    assert np.array_equal(found, np.repeat(x.reshape(-1, lanes, 3).sum(1), lanes, axis=0))


def test_a_cluster_that_does_not_fit_is_refused():
    text = reduction("add", "f32", "cluster(size = 64)")
    with pytest.raises(
        CompileError, match="clusters of 64 lanes at a stride of 1 do not fit a subgroup of sm_80, of 32 lanes"
    ):
        lowered(text, "sm_80")


def per_lane(op, type):
    """Each thread gives the element of its number to an op, and has a number of its block as %l."""
    return reduction("add", type).replace(
        f"%r = gpu.subgroup_reduce add %v  : ({type}) -> {type}", f"%l = arith.constant 7 : i32\n{op}"
    )


ROTATED = [("f32", 3, 16), ("f32", 5, 32), ("i8", 1, 8), ("f16", 2, 4), ("i64", 9, 16), ("f64", 0, 2), ("i32", 0, 1)]


@pytest.mark.parametrize(("type", "offset", "width"), ROTATED)
@pytest.mark.parametrize("chip", CHIPS)
def test_rotations(chip, type, offset, width):
    """In the first lanes; the others have the value that they gave."""
    text = per_lane(
        f"%w, %ok = gpu.rotate %v, {offset}, {width} : {type}\n%r = arith.select %ok, %w, %v : {type}", type
    )
    x = np.arange(256).astype(DTYPES[type])
    if type in ("i64", "f64"):
        x = x * 3**25
    _, found = agree(text, chip, [x, np.zeros_like(x)], 128)
    rows = x.reshape(-1, TARGETS[chip].wave_size)
    want = np.concatenate([np.roll(rows[:, :width], -offset, axis=1), rows[:, width:]], axis=1)
    assert np.array_equal(found, want.reshape(-1))


def test_a_rotation_that_does_not_fit_is_refused():
    with pytest.raises(CompileError, match="a rotation of 64 lanes does not fit a subgroup of gfx1100, of 32 lanes"):
        lowered(per_lane("%r, %ok = gpu.rotate %v, 1, 64 : f32", "f32"), "gfx1100")


ALL_ACTIVE = ('llvm.call_intrinsic "llvm.nvvm.activemask"() : () -> i32', "llvm.mlir.constant(-1 : i32) : i32")


@pytest.mark.parametrize("type", ["f32", "i8", "f16", "i64", "f64"])
@pytest.mark.parametrize(("how", "lane"), [("first_active_lane", 0), ("specific_lane %l", 7)])
def test_broadcasts(how, lane, type):
    text = per_lane(f"%r = gpu.subgroup_broadcast %v, {how} : {type}", type)
    x = (np.arange(256) * (3**25 if type in ("i64", "f64") else 1)).astype(DTYPES[type])
    module = lowered(text, "sm_80")
    assert str(module).count(ALL_ACTIVE[0]) == 1
    # The simulator runs the rest, with the mask that all lanes of a warp have.
    with module.context:
        after = gpuir.parse(str(module).replace(*ALL_ACTIVE), context=module.context)
        found = np.zeros_like(x)
        sim.launch(after, "k", 2, 128, x, found)
    assert np.array_equal(found, np.repeat(x.reshape(-1, 32)[:, lane], 32))


def test_a_broadcast_is_among_the_active_lanes():
    ptx = gpuir.compile(
        per_lane("%r = gpu.subgroup_broadcast %v, first_active_lane : f32", "f32"), "sm_80", "cubin"
    ).ptx
    mask = re.search(r"activemask\.b32\s+(%r\d+);", ptx)[1]
    assert re.search(rf"shfl\.sync\.idx\.b32\s+%r\d+, %r\d+, %r\d+, 31, {mask};", ptx)
    # As many lanes come before the first one as the mask has bits below its lowest one: those of ~mask & (mask - 1).
    assert re.search(rf"add\.s32\s+(%r\d+), {mask}, -1;\s+not\.b32\s+(%r\d+), {mask};\s+and\.b32\s+%r\d+, \2, \1;", ptx)
    assert "popc.b32" in ptx


@pytest.mark.parametrize("chip", CHIPS)
def test_vectors_are_moved_element_by_element(chip):
    lanes = TARGETS[chip].wave_size
    op = f"""%pair = vector.broadcast %v : f32 to vector<2xf32>
    %w, %ok = gpu.rotate %pair, 1, {lanes} : vector<2xf32>
    %r = vector.extract %w[1] : f32 from vector<2xf32>"""
    x = np.arange(256, dtype=np.float32)
    _, found = agree(per_lane(op, "f32"), chip, [x, x * 0], 128)
    assert np.array_equal(found, np.roll(x.reshape(-1, lanes), -1, axis=1).reshape(-1))


def test_a_barrier_of_the_cluster():
    text = per_lane("gpu.barrier scope <cluster>\n%r = arith.addf %v, %v : f32", "f32")
    ptx = gpuir.compile(text, "sm_90", "cubin").ptx
    assert re.search(r"barrier\.cluster\.arrive\.aligned;\s+barrier\.cluster\.wait\.aligned;", ptx)
    with pytest.raises(CompileError, match=r"'nvvm.cluster.\w+' op is not supported on sm_80"):
        gpuir.compile(text, "sm_80")
