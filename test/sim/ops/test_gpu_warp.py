"""gpu: shuffles, broadcasts, votes and reductions, against NumPy lane by lane."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

THREADS = 100  # three warps and a part of a fourth


def kernel(body, arguments):
    return f"gpu.module @m {{ gpu.func @k({arguments}) kernel {{\n%t = gpu.thread_id x\n{body}\ngpu.return }} }}"


def shuffled(mode, offset, width, array, type, *, varying=False, **options):
    """Results and flags of a shuffle of ``array``, one element a thread."""
    out, flags = np.zeros_like(array), np.zeros(len(array), bool)
    load = f"%v = memref.load %in[%t] : memref<?x{type}>"
    text = kernel(
        f"{load}\n%o = memref.load %offsets[%t] : memref<?xi32>\n%c = arith.constant {offset} : i32\n"
        f"%w = arith.constant {width} : i32\n"
        f"%r, %f = gpu.shuffle {mode} %v, {'%o' if varying else '%c'}, %w : {type}\n"
        f"memref.store %r, %out[%t] : memref<?x{type}>\nmemref.store %f, %flags[%t] : memref<?xi1>",
        f"%in: memref<?x{type}>, %offsets: memref<?xi32>, %out: memref<?x{type}>, %flags: memref<?xi1>",
    )
    offsets = np.broadcast_to(np.int32(0), (len(array),)).copy() if not varying else np.array(offset, np.int32)
    text = text if not varying else text.replace(f"arith.constant {offset}", "arith.constant 0")
    report = sim.launch(text, "k", 1, len(array), array, offsets, out, flags, **options)
    return out, flags, report


SOURCE = {
    "xor": lambda lane, offset: lane ^ offset,
    "down": lambda lane, offset: lane + offset,
    "up": lambda lane, offset: lane - offset,
    "idx": lambda lane, offset: offset,
}


@pytest.mark.parametrize("mode", SOURCE)
@pytest.mark.parametrize(("offset", "width"), [(0, 32), (1, 32), (3, 32), (16, 32), (31, 32), (1, 8), (5, 8), (2, 16)])
@pytest.mark.parametrize("lanes", [32, 64])
def test_shuffle(mode, offset, width, lanes):
    array = np.arange(2 * lanes, dtype=np.float32)
    out, flags, _ = shuffled(mode, offset, width, array, "f32", lanes=lanes)
    for i in range(2 * lanes):
        lane = i % lanes
        source = SOURCE[mode](lane, offset)
        valid = 0 <= source < width and lane < width
        assert flags[i] == valid
        assert out[i] == (i - lane + source if valid else i)


@pytest.mark.parametrize(("type", "dtype", "shape"), [
    ("i32", np.int32, ()), ("i64", np.int64, ()), ("f64", np.float64, ()), ("f16", np.float16, ()), ("i8", np.int8, ()),
    ("i1", bool, ()), ("vector<2xf32>", np.float32, (2,)), ("vector<4xi8>", np.int8, (4,)),
])  # fmt: skip
def test_shuffle_types(type, dtype, shape):
    array = np.random.default_rng(0).integers(0, 2 if dtype is bool else 100, (64, *shape)).astype(dtype)
    out, flags, _ = shuffled("xor", 5, 32, array, type)
    assert np.array_equal(out, array[np.arange(64) ^ 5])
    assert flags.all()


def test_shuffle_by_lane():
    array = np.arange(64, dtype=np.int32)
    offsets = np.random.default_rng(1).integers(0, 32, 64)
    out, _, _ = shuffled("idx", offsets.tolist(), 32, array, "i32", varying=True)
    assert np.array_equal(out, np.arange(64) // 32 * 32 + offsets)


def test_shuffle_from_a_lane_that_does_not_take_part():
    # Of 40 threads the second warp has 8.
    _, _, report = shuffled("down", 4, 32, np.arange(40, dtype=np.int32), "i32", on_fault="report")
    (found,) = report.findings
    assert (found.kind, found.warp, found.lane, found.count) == ("undefined", 1, 4, 4)
    assert "lane 8, whose value is asked for, is not active" in found.message
    out, flags, report = shuffled("down", 4, 8, np.arange(40, dtype=np.int32), "i32")
    assert report.findings == []
    assert out[32:].tolist() == [36, 37, 38, 39, 36, 37, 38, 39]
    assert flags[32:].tolist() == [True] * 4 + [False] * 4


@pytest.mark.parametrize(("width", "message"), [(0, "the width 0 is not within"), (33, "the width 33 is not within")])
def test_shuffle_widths(width, message):
    _, _, report = shuffled("xor", 1, width, np.arange(32, dtype=np.int32), "i32", on_fault="report")
    assert message in report.findings[0].message


def test_shuffle_width_that_differs():
    text = kernel("%x = arith.index_cast %t : index to i32\n%r, %f = gpu.shuffle xor %x, %x, %x : i32", "")
    report = sim.launch(text, "k", 1, 32, on_fault="report")
    assert "the width differs between the lanes" in report.findings[0].message


def test_rotate():
    array, out, flags = np.arange(64, dtype=np.int32), np.zeros(64, np.int32), np.zeros(64, bool)
    text = kernel(
        "%v = memref.load %in[%t] : memref<?xi32>\n%r, %f = gpu.rotate %v, 3, 16 : i32\n"
        "memref.store %r, %out[%t] : memref<?xi32>\nmemref.store %f, %flags[%t] : memref<?xi1>",
        "%in: memref<?xi32>, %out: memref<?xi32>, %flags: memref<?xi1>",
    )
    sim.launch(text, "k", 1, 64, array, out, flags)
    lane = np.arange(64) % 32
    assert np.array_equal(flags, lane < 16)
    first = np.arange(64) - lane
    assert np.array_equal(out[flags], (first + (lane + 3) % 16)[flags])
    wide = text.replace("3, 16", "3, 64")
    with pytest.raises((sim.UnsupportedOp, gpuir.Error), match="width"):
        sim.launch(wide, "k", 1, 64, array, out, flags)


def broadcast(op, threads, condition="slt", bound=THREADS, *, lane=0, **options):
    """What each thread has after ``op`` on %v, its own number, and %c, ``lane``; those the condition leaves out have -1."""
    out = np.full(threads, -1, np.int32)
    text = kernel(
        f"%b = arith.constant {bound} : index\n%p = arith.cmpi {condition}, %t, %b : index\n"
        f"%c = arith.constant {lane} : i32\n"
        f"scf.if %p {{\n%v = arith.index_cast %t : index to i32\n%r = {op}\nmemref.store %r, %out[%t] : memref<?xi32>\n}}",
        "%out: memref<?xi32>",
    )
    return out, sim.launch(text, "k", 1, threads, out, **options)


def test_broadcast_of_the_first_active_lane():
    out, _ = broadcast("gpu.subgroup_broadcast %v, first_active_lane : i32", 96, "sge", 37)
    assert out.tolist() == [-1] * 37 + [37] * 27 + [64] * 32


SPECIFIC = "gpu.subgroup_broadcast %v, specific_lane %c : i32"


def test_broadcast_of_a_lane():
    out, _ = broadcast(SPECIFIC, 64, lane=5)
    assert out.tolist() == [5] * 32 + [37] * 32


@pytest.mark.parametrize(("number", "message"), [
    (32, "lane 32 does not exist"), (-1, "lane -1 does not exist"), (12, "lane 12, whose value is asked for, is not active"),
])  # fmt: skip
def test_broadcast_of_a_lane_that_is_not_there(number, message):
    _, report = broadcast(SPECIFIC, 40, lane=number, on_fault="report")
    assert [each.kind for each in report.findings] == ["undefined"]
    assert message in report.findings[0].message


def test_broadcast_of_a_lane_that_differs():
    _, report = broadcast("gpu.subgroup_broadcast %v, specific_lane %v : i32", 32, on_fault="report")
    assert "is not the same in all lanes" in report.findings[0].message


@pytest.mark.parametrize(("type", "lanes"), [("i32", 32), ("i64", 32), ("i64", 64)])
def test_ballot(type, lanes):
    votes = np.random.default_rng(2).integers(0, 2, 100).astype(bool)
    out = np.zeros(100, type.replace("i", "int"))
    text = kernel(
        f"%p = memref.load %in[%t] : memref<?xi1>\n%r = gpu.ballot %p : {type}\nmemref.store %r, %out[%t] : memref<?x{type}>",
        f"%in: memref<?xi1>, %out: memref<?x{type}>",
    )
    sim.launch(text, "k", 1, 100, votes, out, lanes=lanes)
    for i in range(100):
        mine = votes[i // lanes * lanes :][:lanes]
        assert int(out[i]) & ((1 << lanes) - 1) == sum(1 << j for j, vote in enumerate(mine) if vote)


def test_ballot_that_is_too_narrow():
    text = kernel("%p = arith.constant true\n%r = gpu.ballot %p : i32", "")
    with pytest.raises(sim.UnsupportedOp, match="no bit for each of the warp's 64 lanes"):
        sim.launch(text, "k", 1, 64, lanes=64)


# Reductions

FLOATS = {"add": np.add, "mul": np.multiply, "minnumf": np.fmin, "maxnumf": np.fmax, "minimumf": np.minimum,
          "maximumf": np.maximum}  # fmt: skip
INTEGERS = {
    "add": np.add, "mul": np.multiply, "minsi": np.minimum, "maxsi": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "minui": lambda a, b: np.minimum(a.view(f"u{a.itemsize}"), b.view(f"u{b.itemsize}")).view(a.dtype),
    "maxui": lambda a, b: np.maximum(a.view(f"u{a.itemsize}"), b.view(f"u{b.itemsize}")).view(a.dtype),
}  # fmt: skip
OPERATIONS = [(name, "f32", each) for name, each in FLOATS.items()] + [
    (name, "i32", each) for name, each in INTEGERS.items()
]


def numbers(type, shape, seed=0):
    random = np.random.default_rng(seed)
    if type.startswith("f"):
        return random.standard_normal(shape).astype(f"f{int(type[1:]) // 8}")
    return random.integers(-(1 << 7), 1 << 7, shape).astype(f"i{int(type[1:]) // 8}")


def tree(values, operate):
    """Neighbours first, as a butterfly of shuffles combines them; what is missing at the end is left out."""
    values = list(values)
    while len(values) > 1:
        pairs = [values[i : i + 2] for i in range(0, len(values), 2)]
        values = [operate(*pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return values[0]


def reduced(op, type, array, threads, *, element=None, **options):
    out = np.zeros_like(array)
    text = kernel(
        f"%v = memref.load %in[%t] : memref<?x{type}>\n%r = {op} : ({type}) -> {type}\n"
        f"memref.store %r, %out[%t] : memref<?x{type}>",
        f"%in: memref<?x{type}>, %out: memref<?x{type}>",
    )
    report = sim.launch(text, "k", 1, threads, array, out, **options)
    return out, report


@pytest.mark.parametrize(("name", "type", "operate"), OPERATIONS)
def test_subgroup_reduce(name, type, operate):
    array = numbers(type, THREADS)
    out, _ = reduced(f"gpu.subgroup_reduce {name} %v", type, array, THREADS)
    expected = [tree(array[i // 32 * 32 :][:32], operate) for i in range(THREADS)]
    assert np.array_equal(out, np.array(expected, array.dtype))


@pytest.mark.parametrize(("type", "shape"), [("f16", ()), ("f64", ()), ("i8", ()), ("i64", ()), ("vector<4xf16>", (4,)),
                                             ("vector<2xi32>", (2,))])  # fmt: skip
def test_subgroup_reduce_types(type, shape):
    element = type.split("x")[-1].rstrip(">")
    array = numbers(element, (64, *shape))
    out, _ = reduced("gpu.subgroup_reduce add %v", type, array, 64)
    expected = np.stack([tree(array[i // 32 * 32 :][:32], np.add) for i in range(64)])
    assert np.array_equal(out, expected)


@pytest.mark.parametrize(("size", "stride"), [(4, 1), (8, 2), (2, 16), (32, 1), (1, 1), (4, 8)])
@pytest.mark.parametrize("uniform", ["", "uniform "])
def test_subgroup_reduce_of_clusters(size, stride, uniform):
    array = numbers("i32", 64)
    out, _ = reduced(f"gpu.subgroup_reduce add %v {uniform}cluster(size = {size}, stride = {stride})", "i32", array, 64)
    for i in range(64):
        first = i // (size * stride) * size * stride + i % stride
        assert out[i] == array[first : first + size * stride : stride].sum()


def test_subgroup_reduce_of_clusters_that_do_not_fit():
    with pytest.raises(sim.UnsupportedOp, match="32 lanes at a stride of 2 do not fit a warp of 32"):
        reduced("gpu.subgroup_reduce add %v cluster(size = 32, stride = 2)", "i32", numbers("i32", 32), 32)


def test_subgroup_reduce_of_the_lanes_that_take_part():
    out, report = broadcast("gpu.subgroup_reduce add %v : (i32) -> i32", 64, "slt", 40)
    assert report.findings == []
    assert out.tolist() == [sum(range(32))] * 32 + [sum(range(32, 40))] * 8 + [-1] * 24
    _, report = broadcast("gpu.subgroup_reduce add %v uniform : (i32) -> i32", 64, "slt", 40, on_fault="report")
    assert [each.kind for each in report.findings] == ["barrier-divergence"]


@pytest.mark.parametrize(("name", "expected"), [
    ("add", 1), ("mul", 0), ("and", 0), ("or", 1), ("xor", 1), ("minsi", 1), ("maxsi", 0), ("minui", 0), ("maxui", 1),
])  # fmt: skip
def test_reductions_of_booleans(name, expected):
    array = np.arange(32) < 5
    out, _ = reduced(f"gpu.subgroup_reduce {name} %v", "i1", array, 32)
    assert (out == bool(expected)).all()


def test_reductions_of_narrow_integers_wrap():
    array = np.full(32, 5, np.int8)
    out, _ = reduced("gpu.subgroup_reduce add %v", "i4", array, 32)
    assert (out == (5 * 32 + 8) % 16 - 8).all()


REGION = """gpu.all_reduce %v {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    "gpu.yield"(%s) : (f32) -> ()
  }"""


@pytest.mark.parametrize(("name", "type", "operate"), OPERATIONS)
@pytest.mark.parametrize("threads", [32, 7, 64, THREADS, 224])
def test_all_reduce(name, type, operate, threads):
    array = numbers(type, threads)
    out, _ = reduced(f"gpu.all_reduce {name} %v uniform {{}}", type, array, threads, seed=threads)
    partial = [tree(array[i : i + 32], operate) for i in range(0, threads, 32)]
    assert np.array_equal(out, np.full(threads, tree(partial, operate), array.dtype))


@pytest.mark.parametrize("threads", [32, 7, THREADS])
@pytest.mark.parametrize("seed", [None, 4])
def test_all_reduce_by_a_region(threads, seed):
    array = numbers("f32", threads)
    out, _ = reduced(REGION, "f32", array, threads, seed=seed)
    assert np.array_equal(out, reduced("gpu.all_reduce add %v {}", "f32", array, threads)[0])


def test_all_reduce_by_a_region_with_control_flow():
    array = numbers("f32", THREADS)
    region = REGION.replace(
        "%s = arith.addf %a, %b : f32",
        """%p = arith.cmpf ogt, %a, %b : f32
    %s = scf.if %p -> f32 { scf.yield %a : f32 } else { scf.yield %b : f32 }""",
    )
    out, _ = reduced(region, "f32", array, THREADS)
    assert (out == array.max()).all()


def test_all_reduce_refuses_a_region_with_effects():
    region = REGION.replace("%s = arith", "%l = gpu.lane_id\n    %s = arith")
    with pytest.raises(sim.UnsupportedOp, match="computes a value of two; 'gpu.lane_id' does more"):
        reduced(region, "f32", numbers("f32", 32), 32)


def test_all_reduce_in_a_loop_of_several_blocks():
    text = kernel(
        """%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%b = gpu.block_id x
%n = arith.constant 3 : index
%i0 = arith.index_cast %t : index to i32
%bi = arith.index_cast %b : index to i32
%v = arith.addi %i0, %bi : i32
%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> i32 {
  %y = gpu.all_reduce maxsi %x {} : (i32) -> i32
  %z = arith.subi %y, %i0 : i32
  scf.yield %z : i32
}
%s = gpu.block_dim x
%f = arith.muli %b, %s : index
%at = arith.addi %f, %t : index
memref.store %r, %out[%at] : memref<?xi32>""",
        "%out: memref<?xi32>",
    )
    out = np.zeros(5 * 70, np.int32)
    sim.launch(text, "k", 5, 70, out, seed=11)
    for block in range(5):
        x = np.arange(70) + block
        for _ in range(3):
            x = x.max() - np.arange(70)
        assert np.array_equal(out[block * 70 :][:70], x)


def test_all_reduce_that_a_warp_does_not_reach():
    _, report = broadcast("gpu.all_reduce add %v {} : (i32) -> i32", 64, "slt", 32, on_fault="report")
    (found,) = report.findings
    assert found.kind == "barrier-divergence"
    assert "missing: warp 1" in found.message
